import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]
user = gh.user("octocat")
print(user.etag, user.refresh(conditional=True).login)
print(user.ratelimit_remaining, gh.ratelimit_remaining)

issues = gh.issues_on("octocat", "Hello-World", state="all", sort="updated", direction="asc", number=3)
print(issues.etag, issues.last_status)
for issue in issues:
    print(issue.number, issue.title)
print(issues.etag, issues.last_status, issues.count)

issues = gh.issues_on("octocat", "Hello-World", number=2, etag='"old"')
print(next(issues).number, next(issues).number)
try:
    next(issues)
except StopIteration:
    print("end")
every = [issue.number for issue in gh.repository("octocat", "Hello-World").issues()]
print(every)
