import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]

org = gh.organization("github")
print(org.name, org.location, org.blog, org.public_repos_count, org.created_at, org.html_url)
print(isinstance(org, github3.orgs.Organization), org.type)
print([o.login for o in gh.organizations()], [o.login for o in gh.organizations_with("octocat")])
print([m.login for m in org.members(filter="2fa_disabled", role="admin", number=1)])
print([m.login for m in org.public_members()])
print(org.is_member("octocat"), org.is_member("ghost"), org.is_public_member("octocat"))
print(org.publicize_member("octocat"), org.conceal_member("octocat"), org.remove_member("mona"))
membership = org.membership_for("octocat")
print(membership.role, membership.state, membership.organization.login)
print(org.add_or_update_membership("mona", role="admin").state)
print(gh.membership_in("github").role)
print([r.full_name for r in org.repositories(type="public", number=1)])
created = org.create_repository("Hello-World", "first", private=True, has_wiki=False)
print(created, created.default_branch)
print([i.number for i in gh.organization_issues("github", state="open")])
for hook in org.hooks():
    print(hook.id, hook.config["url"], hook.events, hook.active)
print(org.create_hook("web", {"url": "https://example.com", "content_type": "json"}, events=["push", "release"]).id)

print([team.slug for team in org.teams()])
team = org.create_team("Justice League", repo_names=["github/dotfiles"], permission="push")
print(team.id, team.name, team.members_count, team.repos_count, team.permission)
team = org.team(1)
print(org.team_by_name("justice-league").slug, isinstance(team, github3.orgs.Team))
print([m.login for m in team.members(role="member")], [str(r) for r in team.repositories()])
print(team.has_repository("octocat/Hello-World"), team.has_repository("octocat/other"))
print(team.add_repository("octocat/Hello-World", permission="push"), team.remove_repository("octocat/Hello-World"))
print(team.add_or_update_membership("mona", role="maintainer")["state"], team.membership_for("mona")["role"])
print(team.revoke_membership("mona"), team.edit("Avengers", permission="admin"), team.delete())
