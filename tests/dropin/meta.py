import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]

print(gh.rate_limit()["resources"]["core"]["limit"], sorted(gh.emojis()), gh.zen(), gh.octocat("Hi"))
print(gh.meta()["hooks"], gh.gitignore_templates(), gh.gitignore_template("Python"))
print(gh.markdown("Hello **world**", mode="gfm", context="octocat/Hello-World"), gh.markdown("Hello", raw=True))
for license in gh.licenses(number=1):
    print(license.key, license.name)
license = gh.license("mit")
print(license.permissions, license.conditions, license.limitations, license.description)
app = gh.app("octoapp")
print(app.id, app.name, app.description, app.external_url, isinstance(app, github3.apps.App))

gh.set_user_agent("tools/1.0")
print(gh.session.headers["User-Agent"], gh.session.build_url("users", "octocat") == gh.user("octocat").url)
response = gh.session.get(gh.session.build_url("users", "octocat"))
print(response.status_code, response.json()["login"], response.headers["Content-Type"])
print(gh.session.base_url == os.environ["GITHUB_URL"], github3.__version__.count("."))
