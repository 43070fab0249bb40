import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]
repo = gh.repository("octocat", "Hello-World")

for release in repo.releases(number=1):
    print(release.tag_name, release.name, release.author.login, release.published_at, release.draft)
    for asset in release.assets():
        print(asset.name, asset.size, asset.download_count, asset.content_type, asset.state)
print(repo.latest_release().id, repo.release_from_tag("v1.0.0").id, repo.release(1).body)
release = repo.create_release("v1.0.0", target_commitish="main", name="One", body="First", prerelease=True)
print(isinstance(release, github3.repos.release.Release), release.html_url)
print(release.edit(name="One!", draft=False), release.tag_name)
asset = repo.release(2).upload_asset("text/plain", "notes.txt", b"some notes", label="Notes")
print(asset.id, asset.browser_download_url, repo.asset(1).label)
print(asset.edit("notes.md", label="More"), asset.delete(), release.delete())

for deployment in repo.deployments(number=1):
    print(deployment.id, deployment.ref, deployment.environment, deployment.payload)
deployment = repo.create_deployment("main", required_contexts=["ci"], description="Go", environment="staging")
print(deployment.sha, deployment.creator.login, repo.deployment(1).task)
status = deployment.create_status("success", "https://example.com/log", "Done")
print(status.state, [s.description for s in deployment.statuses()])

for hook in repo.hooks():
    print(hook.id, hook.name, hook.events, hook.config["url"], hook.active)
config = {"url": "https://example.com/hook", "content_type": "json"}
hook = repo.create_hook("web", config, events=["push", "pull_request"], active=False)
print(repo.hook(12345678).id, hook.edit(config, ["push"], active=True), hook.ping(), hook.test(), hook.delete())

for key in repo.keys():
    print(key.id, key.title, key.verified)
key = repo.create_key("deploy", "ssh-rsa AAAA", read_only=True)
print(repo.key(1).key, key.read_only, repo.delete_key(1))
