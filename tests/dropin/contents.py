import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]
repo = gh.repository("octocat", "Hello-World")

readme = repo.readme()
print(readme.name, readme.path, readme.size, readme.type, readme.encoding, readme.decoded)
contents = repo.file_contents("README.md", ref="main")
print(contents.sha, isinstance(contents, github3.repos.contents.Contents))
for name, entry in repo.directory_contents("docs", return_as=list):
    print(name, entry.path, entry.type)
print(sorted(repo.directory_contents("docs", ref="main", return_as=dict)))
author = {"name": "Mona", "email": "mona@example.com"}
made = repo.create_file("hello.txt", "Add a greeting", b"Hello\n", branch="main", author=author)
print(sorted(made), made["content"].path, made["commit"].sha)
updated = contents.update("Change it", b"Hello again\n", branch="main", committer=author)
print(sorted(updated), type(updated["commit"]).__name__, updated["commit"].message)
print(sorted(contents.delete("Remove it", branch="main")))
try:
    repo.file_contents("missing.txt")
except github3.exceptions.NotFoundError as error:
    print(error.code, error.msg)

ref = repo.ref("heads/main")
print(ref.ref, ref.object.sha, ref.object.type, isinstance(ref, github3.git.Reference))
print(repo.create_ref("refs/heads/feature", "aa218f56b14c9653891f9e74264a383fa43fefbd").ref)
print(repo.create_branch_ref("feature", "aa218f56b14c9653891f9e74264a383fa43fefbd").ref)
print(ref.update("aa218f56", force=True), ref.delete())
blob = repo.blob("3a0f86fb")
print(blob.sha, blob.size, blob.encoding, blob.decode_content())
print(repo.create_blob("Hello", "utf-8"))
tree = repo.tree("9fb037999", recursive=True)
print(tree.sha, [(t.path, t.mode, t.type, t.sha) for t in tree.tree], tree.recurse().sha)
entries = [{"path": "a.txt", "mode": "100644", "type": "blob", "sha": "3a0f86fb"}]
print(repo.create_tree(entries, base_tree="9fb037999").sha)
commit = repo.git_commit("7638417d")
print(commit.sha, commit.message, commit.tree.sha, commit.author["name"], [p["sha"] for p in commit.parents])
print(repo.create_commit("Message", "827efc6d", ["7d1b31e7"], author=author, committer=author).sha)
tag = repo.tag("940bd336")
print(tag.tag, tag.message, tag.object.type, tag.tagger)
tagger = {"name": "Mona", "email": "mona@example.com", "date": "2024-06-01T00:00:00Z"}
print(repo.create_tag("v1", "First", "940bd336", "commit", tagger).tag)
