import os

import github3

url = os.environ["GITHUB_URL"]
gh = github3.enterprise_login(token=os.environ["GITHUB_TOKEN"], url=url)
print(isinstance(gh, github3.GitHubEnterprise), isinstance(gh, github3.GitHub), gh.session.base_url == f"{url}/api/v3")
print(gh.me().login, gh.user("octocat").name)
repo = gh.repository("octocat", "Hello-World")
print(repo.full_name, gh.issue("octocat", "Hello-World", 1).title)
print(gh.admin_stats("repos")["repos"]["total_repos"])

session = github3.session.GitHubSession(default_connect_timeout=2.0, default_read_timeout=5.0)
session.base_url = url
session.token_auth(os.environ["GITHUB_TOKEN"])
session.headers["X-Tool"] = "reports"
gh = github3.GitHub(session=session)
print(session.default_connect_timeout, session.default_read_timeout, session.timeout, gh.user("octocat").login)
user = github3.users.User.from_dict(gh.user("octocat").as_dict(), session)
print(user.login, [u.login for u in user.followers(number=1)])
print(github3.users.User.from_json(user.as_json(), session) == user)
