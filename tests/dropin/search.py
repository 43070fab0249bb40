import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]

users = gh.search_users("tom followers:>1000", sort="followers", order="asc", number=1)
for result in users:
    print(result.score, result.user.login)
print(users.total_count)
for result in gh.search_repositories("tetris language:assembly", sort="stars", number=1):
    print(result.score, result.repository.full_name, result.repository.stargazers_count)
for result in gh.search_issues("windows label:bug", sort="created", order="asc", number=5):
    print(result.score, result.issue.number, result.issue.title)
for result in gh.search_code("addClass in:file", text_match=True, number=1):
    print(result.name, result.path, result.sha, result.repository.full_name, result.html_url)
for result in gh.search_commits("css", number=1):
    print(result.sha, result.score, result.repository.name, result.html_url)
print(isinstance(users, github3.structs.SearchIterator), isinstance(users, github3.structs.GitHubIterator))
