"""The objects and references of git (https://docs.github.com/rest/git)."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.git import objects as git
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import git as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

_KINDS = {"100644": "blob", "100755": "blob", "120000": "blob", "040000": "tree", "160000": "commit"}


def _object(call: Call, repository: Repository, name: str, kind: str) -> str:
    """The SHA of the path, of an object of this kind."""
    if not repository.objects:
        raise Failure(409, "Git Repository is empty.")
    sha = call.params[name]
    if repository.objects.get(sha, ("",))[0] != kind:
        raise not_found()
    return sha


@operation("git/create-blob")
def create_blob(call: Call) -> Any:
    repository = call.writer()
    content = call.body["content"]
    try:
        data = base64.b64decode(content) if call.body.get("encoding") == "base64" else content.encode()
    except ValueError:
        raise unprocessable("content is not valid Base64") from None
    sha = git.add(repository.objects, "blob", data)
    shown = views.blob(call, repository, sha)
    return {"sha": sha, "url": shown["url"]}


@operation("git/get-blob")
def get_blob(call: Call) -> Any:
    repository = call.repository()
    sha = _object(call, repository, "file_sha", "blob")
    if "raw" in call.headers.get("accept", ""):
        return Reply(200, repository.objects[sha][1], {"Content-Type": "application/vnd.github.raw"})
    return views.blob(call, repository, sha)


@operation("git/get-commit")
def get_commit(call: Call) -> Any:
    repository = call.repository()
    return views.git_commit(call, repository, _object(call, repository, "commit_sha", "commit"))


@operation("git/create-commit")
def create_commit(call: Call) -> Any:
    repository, body = call.writer(), call.body
    if repository.objects.get(body["tree"], ("",))[0] != "tree" and body["tree"] != git.EMPTY_TREE:
        raise unprocessable("Tree SHA does not exist")
    parents = body.get("parents") or []
    for sha in parents:
        if repository.objects.get(sha, ("",))[0] != "commit":
            raise unprocessable("Parent SHA does not exist or is not a commit object")
    author = commits.given_person(call, body.get("author"))
    committer = commits.given_person(call, body.get("committer"), author)
    signature = body.get("signature")
    made = git.Commit(body["tree"], tuple(parents), author, committer, body["message"], signature)
    return views.git_commit(call, repository, git.add_commit(repository.objects, made))


@operation("git/get-tree")
def get_tree(call: Call) -> Any:
    repository = call.repository()
    name = call.params["tree_sha"]
    sha = commits.resolve(repository, name) or name
    if not repository.objects:
        raise Failure(409, "Git Repository is empty.")
    return views.tree(call, repository, commits.tree_of(repository, sha), recursive="recursive" in call.query)


@operation("git/create-tree")
def create_tree(call: Call) -> Any:
    repository, body = call.writer(), call.body
    base = body.get("base_tree")
    tree = commits.tree_of(repository, base) if base else git.EMPTY_TREE
    for item in body["tree"]:
        path, mode = item.get("path", "").strip("/"), item.get("mode", "100644")
        if mode not in _KINDS or not path:
            raise unprocessable("tree.mode must be one of 100644, 100755, 120000, 040000, 160000")
        entry = None
        if "content" in item:
            entry = git.Entry(mode, git.add(repository.objects, "blob", item["content"].encode()))
        elif (sha := item.get("sha")) is not None:
            kind = repository.objects.get(sha, ("",))[0]
            if _KINDS[mode] != "commit" and kind != _KINDS[mode]:
                raise unprocessable(f"tree.sha {sha} is not a valid {_KINDS[mode]}")
            entry = git.Entry(mode, sha)
        tree = git.changed(repository.objects, tree, path, entry)
    if tree == git.EMPTY_TREE:
        git.add_tree(repository.objects, {})
    return views.tree(call, repository, tree)


@operation("git/get-tag")
def get_tag(call: Call) -> Any:
    repository = call.repository()
    return views.tag(call, repository, _object(call, repository, "tag_sha", "tag"))


@operation("git/create-tag")
def create_tag(call: Call) -> Any:
    repository, body = call.writer(), call.body
    if repository.objects.get(body["object"], ("",))[0] != body["type"]:
        raise unprocessable("Object does not exist or has another type")
    tagger = commits.given_person(call, body.get("tagger"))
    made = git.Tag(body["object"], body["type"], body["tag"], tagger, body["message"])
    return views.tag(call, repository, git.add_tag(repository.objects, made))


@operation("git/list-matching-refs")
def list_matching_refs(call: Call) -> Any:
    repository = call.repository()
    found = sorted(ref for ref in repository.refs if ref.startswith(f"refs/{call.params['ref']}"))
    return call.page(found, lambda ref: views.ref(call, repository, ref))


@operation("git/get-ref", aliases=("GET /repos/{owner}/{repo}/git/refs/{ref}",))
def get_ref(call: Call) -> Any:
    repository = call.repository()
    if not repository.refs:
        raise Failure(409, "Git Repository is empty.")
    ref = f"refs/{call.params['ref']}"
    if ref not in repository.refs:
        raise not_found()
    return views.ref(call, repository, ref)


@operation("git/create-ref")
def create_ref(call: Call) -> Any:
    repository = call.writer()
    ref, sha = call.body["ref"], call.body["sha"]
    commits.check_name(ref)
    if ref in repository.refs:
        raise unprocessable("Reference already exists")
    if sha not in repository.objects:
        raise unprocessable("Object does not exist")
    if ref.startswith("refs/heads/") and repository.objects[sha][0] != "commit":
        raise unprocessable("Reference cannot be updated")
    commits.set_ref(call, repository, ref, sha)
    shown = views.ref(call, repository, ref)
    call.more_headers["Location"] = shown["url"]
    return shown


@operation("git/update-ref", aliases=("POST /repos/{owner}/{repo}/git/refs/{ref}",))
def update_ref(call: Call) -> Any:
    repository = call.writer()
    ref, sha = f"refs/{call.params['ref']}", call.body["sha"]
    if ref not in repository.refs:
        raise unprocessable("Reference does not exist")
    if sha not in repository.objects:
        raise unprocessable("Object does not exist")
    commits.set_ref(call, repository, ref, sha, force=bool(call.body.get("force")))
    return views.ref(call, repository, ref)


@operation("git/delete-ref")
def delete_ref(call: Call) -> None:
    commits.delete_ref(call, call.writer(), f"refs/{call.params['ref']}")
