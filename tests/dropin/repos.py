import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]

repo = gh.repository("octocat", "Hello-World")
print(repo, repo.full_name, repo.description, repo.owner, repo.private, repo.fork)
print(repo.stargazers_count, repo.forks_count, repo.language, repo.default_branch, repo.open_issues_count)
print(repo.created_at, repo.pushed_at, repo.clone_url, repo.ssh_url, repo.homepage, repo.permissions)
print(isinstance(repo, github3.repos.Repository), isinstance(repo, github3.repos.repo.Repository))
print(repo.issues_urlt.expand(number=1) == repo.as_dict()["issues_url"].replace("{/number}", "/1"))
print(gh.repository_with_id(1296269).full_name, repo.refresh().name, repo == gh.repository("octocat", "Hello-World"))

for short in gh.repositories_by("octocat", type="owner", sort="updated", direction="desc", number=1):
    print(short, short.name, short.refresh().language, type(short.refresh()).__name__)
print([str(r) for r in gh.repositories(type="private", sort="pushed")])
print([r.name for r in gh.all_repositories(number=2, since=364)])
created = gh.create_repository("Hello-World", "first", homepage="https://example.com", private=True, auto_init=True)
print(created.html_url)
print(repo.edit("Hello-World", description="New", has_wiki=False, default_branch="main"), repo.description)
topics = repo.topics()
print(topics.names, repo.replace_topics(["octocat", "atom"]).names)
for tag in repo.tags(number=1):
    print(tag, tag.name, tag.commit.sha)
print([f.full_name for f in repo.forks(sort="newest", number=1)], repo.create_fork().full_name)
print(repo.create_fork(organization="github").full_name)
print([s.login for s in repo.stargazers()], [s.login for s in repo.subscribers()])
print([(c.login, c.contributions_count) for c in repo.contributors(number=1)])
print([c.login for c in repo.collaborators(affiliation="direct")], [t.slug for t in repo.teams()])
print(repo.is_collaborator("octocat"), repo.is_collaborator("ghost"), repo.remove_collaborator("mona"))
print(repo.license().license.name, repo.subscription().subscribed, repo.subscribe().ignored, repo.ignore().ignored)
print(repo.delete_subscription(), repo.delete())
