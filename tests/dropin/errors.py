import os

import github3

gh = github3.GitHub(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]

try:
    gh.user("forbidden")
except github3.exceptions.ForbiddenError as error:
    print("forbidden", error.code, error.msg)
try:
    gh.user("fails")
except github3.exceptions.ServerError as error:
    print("server", error.code, isinstance(error, github3.exceptions.GitHubError))
for missing in (
    lambda: gh.organization("nothing"),
    lambda: gh.repository("octocat", "nothing"),
    lambda: gh.issue("octocat", "Hello-World", 404),
    lambda: gh.gist("missing"),
):
    try:
        missing()
    except github3.GitHubError as error:
        print(type(error).__name__, error.code, error.msg)

anonymous = github3.GitHub()
anonymous.session.base_url = os.environ["GITHUB_URL"]
print(anonymous.user("octocat").login)
try:
    anonymous.me()
except github3.exceptions.AuthenticationFailed as error:
    print("anonymous", error.code)
try:
    anonymous.create_gist("notes", {"a.txt": {"content": "a"}})
    anonymous.star("octocat", "Hello-World")
except github3.exceptions.GitHubException as error:
    print("anonymous", type(error).__name__)

basic = github3.login("octocat", "secret")
basic.session.base_url = os.environ["GITHUB_URL"]
print(basic.me().login)
print(github3.login() is None)

with gh.session.no_auth():
    print(gh.user("octocat").login)
with gh.session.temporary_basic_auth("mona", "secret"):
    print(gh.user("octocat").login)
print(gh.session.has_auth() is not None, gh.user("octocat").login)
