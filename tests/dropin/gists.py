import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]

gist = gh.create_gist("notes", {"README.md": {"content": "Hello world"}}, public=False)
print(gist, gist.id, gist.description, gist.public, gist.owner.login, gist.comments_count, gist.created_at)
for name, file in gist.files.items():
    print(name, file.language, file.size, file.raw_url)
gist = gh.gist("aa5a315d61ae9438b18d")
print(isinstance(gist, github3.gists.Gist), gist.truncated, gist.html_url)
print(
    [g.id for g in gh.gists(number=1)], [g.id for g in gh.public_gists(number=1)], [g.id for g in gh.gists_by("mona")]
)
print(gist.edit("New description", {"README.md": {"content": "Bye"}}), gist.is_starred(), gist.star(), gist.unstar())
print(gist.fork().id, gist.refresh().id)
comment = gist.create_comment("Nice")
print(comment.body, comment.user.login, [c.id for c in gist.comments()], gist.delete())
