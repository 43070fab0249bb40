import os

import github3

with open(os.environ["APP_KEY"], "rb") as file:
    key = file.read()

gh = github3.GitHub()
gh.session.base_url = os.environ["GITHUB_URL"]

try:
    gh.authenticated_app()
except github3.exceptions.MissingAppBearerAuthentication as error:
    print(type(error).__name__)

gh.login_as_app(key, "12", expire_in=60)
app = gh.authenticated_app()
print(app.id, app.name, app.owner.login, isinstance(app, github3.apps.App))
for installation in gh.app_installations(number=1):
    print(installation.id, installation.account["login"], installation.permissions, installation.events)
print(gh.app_installation(1).repository_selection, gh.app_installation_for_organization("github").id)
print(gh.app_installation_for_repository("octocat", "Hello-World").target_type)
print(gh.app_installation_for_user("octocat").html_url)

gh.login_as_app_installation(key, "12", 1)
print([repo.full_name for repo in gh.app_installation_repos(number=1)])
repo = gh.repository("octocat", "Hello-World")
print(repo.issue(1).title)
output = {"title": "Report", "summary": "Fine"}
made = repo.create_check_run("lint", "6dcb09b5", status="completed", conclusion="success", output=output)
print(made.name, isinstance(made, github3.checks.CheckRun))
