import os

import github3
from github3.exceptions import NotFoundError

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]

me = gh.me()
print(me.login, me.name, me.plan.name, me.plan.space, me.plan.is_free(), me.disk_usage)
print(isinstance(me, github3.users.AuthenticatedUser), isinstance(me, github3.users.User))

user = gh.user("octocat")
print(user, user.id, user.name, user.company, user.followers_count, user.public_repos_count)
print(user.created_at, user.created_at.year, user.avatar_url, user.type, user.bio)
print(isinstance(user, github3.users.User))
print(user.as_dict()["login"], sorted(user.as_dict())[:5], type(user.as_json()).__name__)
print(user == gh.user("octocat"), hash(user) == hash(gh.user("octocat")), user != me)

print(gh.user_with_id(1).login)
for follower in gh.followers_of("octocat", number=1):
    full = follower.refresh()
    print(follower, full, type(full).__name__, full.name)
print([u.login for u in gh.all_users(number=2)])
print([u.login for u in user.followers()], [u.login for u in user.following(number=1)])
print([u.login for u in gh.followers()], [u.login for u in gh.following()])
print(gh.is_following("mona"), gh.is_following("ghost"), gh.follow("mona"), gh.unfollow("mona"))
print(gh.block("troll"), gh.unblock("troll"), gh.is_blocking("troll"), [u.login for u in gh.blocked_users()])

for email in gh.emails():
    print(email.email, email.verified, email.primary, email.visibility, str(email))
print([e.email for e in gh.add_email_addresses(["octocat@example.com"])])
print(gh.delete_email_addresses(["octocat@example.com"]))

for key in gh.keys():
    print(key.id, key.title, key.key)
key = gh.create_key("laptop", "ssh-rsa AAAA", read_only=True)
print(key.id, key.title, gh.key(1).id, key.delete())
print([k.key_id for k in gh.gpg_keys()])

print(gh.is_starred("octocat", "Hello-World"), gh.is_starred("octocat", "other"))
print(gh.star("octocat", "Hello-World"), gh.unstar("octocat", "Hello-World"))
print([str(r) for r in gh.starred(sort="created", direction="asc")])
print([str(r) for r in gh.starred_by("mona", number=1)])
print([(str(s.starred_at)[:10], s.repository.full_name) for s in user.starred_repositories(number=1)])
print([str(r) for r in gh.subscriptions(number=1)])

try:
    gh.user("ghost")
except NotFoundError as error:
    print(error.code, error.message, error.response.status_code, error.errors)
