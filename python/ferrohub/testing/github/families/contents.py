"""Files of repositories (https://docs.github.com/rest/repos/contents)."""

from __future__ import annotations

import base64
import email.utils
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits
from ferrohub.testing.github.actions import stored
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.git import archives, objects as git
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import git as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository


@operation("repos/get-content", aliases=("GET /repos/{owner}/{repo}/contents", "GET /repos/{owner}/{repo}/contents/"))
def get_content(call: Call) -> Any:
    repository = call.repository()
    if not repository.refs:
        raise Failure(404, "This repository is empty.")
    at = call.query.get("ref") or repository.default_branch
    sha = commits.head_of(repository, at)
    path = call.params.get("path", "").strip("/")
    objects = repository.objects
    found = git.at_path(objects, git.commit(objects, sha).tree, path)
    if found is None:
        raise not_found()
    accept = call.headers.get("accept", "")
    if found.type == "tree":
        listed = [
            views.entry(call, repository, f"{path}/{name}".lstrip("/"), entry, at)
            for name, entry in git.entries(objects, found.sha).items()
        ]
        if "object" in accept:
            return {**views.entry(call, repository, path, found, at), "entries": listed}
        return listed
    if "raw" in accept and found.type == "blob":
        return Reply(200, objects[found.sha][1], {"Content-Type": "application/vnd.github.raw; charset=utf-8"})
    return views.content(call, repository, path, found, at)


@operation("repos/get-readme")
@operation("repos/get-readme-in-directory")
def get_readme(call: Call) -> Any:
    repository, folder = call.repository(), call.params.get("dir", "").strip("/")
    if not repository.refs:
        raise not_found()
    at = call.query.get("ref") or repository.default_branch
    tree = git.commit(repository.objects, commits.head_of(repository, at)).tree
    found = git.at_path(repository.objects, tree, folder)
    if found is None or found.type != "tree":
        raise not_found()
    for name, entry in git.entries(repository.objects, found.sha).items():
        if name.lower().partition(".")[0] == "readme" and entry.type == "blob":
            if "raw" in call.headers.get("accept", ""):
                content = repository.objects[entry.sha][1]
                return Reply(200, content, {"Content-Type": "application/vnd.github.raw; charset=utf-8"})
            return views.content(call, repository, f"{folder}/{name}".lstrip("/"), entry, at)
    raise not_found()


@operation("repos/download-tarball-archive")
@operation("repos/download-zipball-archive")
def download_archive(call: Call) -> Any:
    repository = call.repository()
    sha = commits.resolve(repository, call.params["ref"] or repository.default_branch)
    if sha is None:
        raise not_found()
    name = f"{call.state.full_name(repository).replace('/', '-')}-{sha[:7]}"
    is_zip = call.route.id == "repos/download-zipball-archive"
    content = (archives.zipped if is_zip else archives.tarred)(repository.objects, sha, name)
    headers = {
        "Cache-Control": "public, must-revalidate, max-age=0",
        "Content-Type": "text/html;charset=utf-8",
        "Expires": email.utils.formatdate(call.world.clock.wall(), usegmt=True),
    }
    return Reply(302, None, {**headers, "Location": f"{call.links.web}{stored(call.world, content, name)}"})


def _place(call: Call, repository: Repository) -> tuple[str, str, str | None, git.Entry | None]:
    """The path, the reference, its commit and the entry that is there now."""
    path = call.params["path"].strip("/")
    if not path or any(part in ("", ".", "..", ".git") for part in path.split("/")):
        raise unprocessable("path is not valid")
    branch = call.body.get("branch") or call.query.get("branch") or repository.default_branch
    ref = f"refs/heads/{branch.removeprefix('refs/heads/')}"
    head = repository.refs.get(ref)
    if head is None and repository.refs:
        raise Failure(404, f"Branch {branch} not found")
    found = git.at_path(repository.objects, git.commit(repository.objects, head).tree, path) if head else None
    return path, ref, head, found


def _commit(call: Call, repository: Repository, ref: str, head: str | None, tree: str) -> str:
    body = call.body
    author = commits.given_person(call, body.get("author") or body.get("committer"))
    committer = commits.given_person(call, body.get("committer"), author if body.get("author") is None else None)
    if tree == git.EMPTY_TREE:
        git.add_tree(repository.objects, {})
    made = git.Commit(tree, (head,) if head else (), author, committer, str(body.get("message", "")))
    sha = git.add_commit(repository.objects, made)
    commits.set_ref(call, repository, ref, sha)
    return sha


def _shown_commit(call: Call, repository: Repository, sha: str) -> dict[str, Any]:
    return views.git_commit(call, repository, sha)


@operation("repos/create-or-update-file-contents")
def put_content(call: Call) -> Any:
    repository, body = call.writer(), call.body
    path, ref, head, found = _place(call, repository)
    try:
        content = base64.b64decode(body["content"], validate=False)
    except ValueError:
        raise unprocessable("content is not valid Base64") from None
    if found is not None and found.type != "blob":
        raise unprocessable(f"{path} is a directory")
    if found is not None and not body.get("sha"):
        raise unprocessable('Invalid request.\n\n"sha" wasn\'t supplied.')
    if body.get("sha") and (found is None or found.sha != body["sha"]):
        raise Failure(409, f"{path} does not match {body['sha']}")
    blob = git.add(repository.objects, "blob", content)
    entry = git.Entry(found.mode if found is not None else "100644", blob)
    tree = git.commit(repository.objects, head).tree if head else git.EMPTY_TREE
    sha = _commit(call, repository, ref, head, git.changed(repository.objects, tree, path, entry))
    branch = ref.removeprefix("refs/heads/")
    shown = {
        "content": views.entry(call, repository, path, entry, branch),
        "commit": _shown_commit(call, repository, sha),
    }
    return Reply(200 if found is not None else 201, shown)


@operation("repos/delete-file", optional=("message", "sha"))
def delete_content(call: Call) -> Any:
    repository = call.writer()
    for name in ("message", "sha"):
        # Some clients send the parameters of this request in the query.
        if call.body.setdefault(name, call.query.get(name)) is None:
            raise unprocessable(f'Invalid request.\n\n"{name}" wasn\'t supplied.')
    path, ref, head, found = _place(call, repository)
    if found is None or head is None:
        raise not_found()
    if found.sha != call.body["sha"]:
        raise Failure(409, f"{path} does not match {call.body['sha']}")
    tree = git.changed(repository.objects, git.commit(repository.objects, head).tree, path, None)
    sha = _commit(call, repository, ref, head, tree)
    return {"content": None, "commit": _shown_commit(call, repository, sha)}
