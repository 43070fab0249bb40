import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]
repo = gh.repository("octocat", "Hello-World")

for commit in repo.commits(sha="main", path="README.md", author="octocat", since="2024-05-01T12:00:00Z", number=1):
    print(commit.sha, commit.commit.message, commit.author.login, commit.html_url)
commit = repo.commit("6dcb09b5")
print(commit.sha, commit.additions, commit.deletions, commit.total)
print([f["filename"] for f in commit.files], [p["sha"] for p in commit.parents])
print(commit.status().state, [s.context for s in commit.status().statuses], [c.body for c in commit.comments()])
print([c.body for c in repo.comments(number=1)], repo.commit_comment(1).body)
print(repo.create_comment("Nice", "6dcb09b5", path="README.md", position=4, line=2).id)
comparison = repo.compare_commits("main", "feature")
print(comparison.status, comparison.ahead_by, comparison.total_commits, [c.sha for c in comparison.commits()])
status = repo.create_status("6dcb09b5", "success", "https://example.com/1", "All is well", "ci/tests")
print(status.state, status.context, status.creator.login)
print(repo.merge("main", "feature", "Merge it").sha)

for branch in repo.branches(protected=True, number=1):
    print(branch.name, branch.commit.sha)
branch = repo.branch("main")
print(branch.name, branch.protected, branch.commit.sha, branch.commit.author.login)
protection = branch.protection()
print(protection.enforce_admins.enabled, protection.required_status_checks.strict)
