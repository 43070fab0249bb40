"""Gists and their comments (https://docs.github.com/rest/gists)."""

from __future__ import annotations

import hashlib
import mimetypes
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import forbidden, not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of
from ferrohub.testing.github.git import diff
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.records import Gist, GistComment, Revision
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import public_user, user_by_id
from ferrohub.testing.github.views.git import quoted
from ferrohub.testing.github.views.issues import texts

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account

#: The largest part of a file that is in its JSON, in bytes.
_LARGEST = 1024 * 1024
_LANGUAGES = {"md": "Markdown", "py": "Python", "rs": "Rust", "js": "JavaScript", "txt": "Text", "json": "JSON"}


def _files(call: Call, gist: Gist, revision: Revision, *, with_content: bool) -> dict[str, Any]:
    login = call.state.accounts[gist.owner].login
    found: dict[str, Any] = {}
    for name, content in revision.files.items():
        blob = hashlib.sha1(f"blob {len(content.encode())}\0{content}".encode(), usedforsecurity=False).hexdigest()
        found[name] = {
            "filename": name,
            "type": mimetypes.guess_type(name)[0] or "text/plain",
            "language": _LANGUAGES.get(name.rpartition(".")[2].lower(), "Text"),
            "raw_url": f"{call.links.web}/{login}/{gist.id}/raw/{blob}/{quoted(name)}",
            "size": len(content.encode()),
        }
        if with_content:
            is_long = len(content.encode()) > _LARGEST
            found[name] |= {"truncated": is_long, "content": content[:_LARGEST], "encoding": "utf-8"}
    return found


def _base(call: Call, found: Gist) -> dict[str, Any]:
    """A gist in a list: the schema ``base-gist``."""
    url = f"{call.links.api}/gists/{found.id}"
    page = call.links.web.replace("://", "://gist.", 1) if call.links.web == "https://github.com" else call.links.web
    return {
        "url": url,
        "forks_url": f"{url}/forks",
        "commits_url": f"{url}/commits",
        "id": found.id,
        "node_id": node_id("G", found.number),
        "git_pull_url": f"{page}/{found.id}.git",
        "git_push_url": f"{page}/{found.id}.git",
        "html_url": f"{page}/{call.state.accounts[found.owner].login}/{found.id}",
        "files": _files(call, found, found.revisions[-1], with_content=False),
        "public": found.public,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "description": found.description,
        "comments": len(found.comments),
        "comments_enabled": True,
        "user": None,
        "comments_url": f"{url}/comments",
        "owner": user_by_id(call, found.owner),
        "truncated": False,
    }


def _full(call: Call, found: Gist, revision: Revision | None = None) -> dict[str, Any]:
    """A gist with its files: the schema ``gist-simple``."""
    forks = [each for each in call.state.gists.values() if each.parent == found.id]
    body = {
        **_base(call, found),
        "files": _files(call, found, revision or found.revisions[-1], with_content=True),
        "forks": [
            {
                "id": each.id,
                "url": f"{call.links.api}/gists/{each.id}",
                "user": public_user(call, call.state.accounts[each.owner]),
                "created_at": each.created_at,
                "updated_at": each.updated_at,
            }
            for each in forks
        ],
        "history": [_commit(call, found, at) for at in reversed(range(len(found.revisions)))],
    }
    if (parent := call.state.gists.get(found.parent or "")) is not None:
        body["fork_of"] = _base(call, parent)
    return body


def _commit(call: Call, gist: Gist, at: int) -> dict[str, Any]:
    """A version of a gist: the schemas ``gist-commit`` and ``gist-history``."""
    revision = gist.revisions[at]
    before = gist.revisions[at - 1].files if at else {}
    added = deleted = 0
    for name in {**before, **revision.files}:
        more, less = diff.counts(before.get(name, "").encode(), revision.files.get(name, "").encode())
        added, deleted = added + more, deleted + less
    return {
        "user": user_by_id(call, revision.user),
        "version": revision.sha,
        "committed_at": revision.committed_at,
        "change_status": {"total": added + deleted, "additions": added, "deletions": deleted},
        "url": f"{call.links.api}/gists/{gist.id}/{revision.sha}",
    }


def _gist(call: Call) -> Gist:
    found = call.state.gists.get(call.params["gist_id"])
    if found is None:
        raise not_found()
    return found


def _own(call: Call) -> Gist:
    found, me = _gist(call), call.me
    if found.owner != me.id:
        raise not_found()
    return found


def _revise(call: Call, gist: Gist, files: dict[str, str]) -> None:
    if not files:
        raise unprocessable("Validation Failed: a gist has at least one file")
    text = f"{gist.id} {len(gist.revisions)} {call.now} {sorted(files.items())}"
    sha = hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()
    gist.revisions.append(Revision(sha, call.me.id, call.now, files))
    gist.updated_at = call.now


def _made(call: Call, owner: Account, files: dict[str, str], **members: Any) -> Gist:
    number = call.state.next_id("gist")
    identity = hashlib.md5(f"gist {number}".encode(), usedforsecurity=False).hexdigest()
    made = Gist(identity, number, owner.id, call.now, call.now, **members)
    _revise(call, made, files)
    call.state.gists[identity] = made
    call.more_headers["Location"] = f"{call.links.api}/gists/{identity}"
    return made


@operation("gists/create")
def create(call: Call) -> Any:
    owner, files = call.me, {}
    for name, each in call.body["files"].items():
        if not isinstance(each, dict) or not each.get("content"):
            raise unprocessable("Validation Failed: the content of a file is missing")
        files[name] = each["content"]
    public = call.body.get("public") in (True, "true")
    return _full(call, _made(call, owner, files, public=public, description=call.body.get("description")))


@operation("gists/get")
def get(call: Call) -> Any:
    return _full(call, _gist(call))


@operation("gists/get-revision")
def get_revision(call: Call) -> Any:
    found = _gist(call)
    for revision in found.revisions:
        if revision.sha == call.params["sha"]:
            return _full(call, found, revision)
    raise not_found()


@operation("gists/update")
def update(call: Call) -> Any:
    found, body = _own(call), call.body
    files = dict(found.revisions[-1].files)
    for name, each in (body.get("files") or {}).items():
        if each is None or (name not in files and each.get("content") is None):
            if files.pop(name, None) is None:
                raise unprocessable(f"Validation Failed: there is no file {name!r}")
            continue
        content = each.get("content", files.get(name))
        renamed = each.get("filename", name)
        files.pop(name, None)
        if renamed is not None:
            files[renamed] = content
    if "description" in body:
        found.description = body["description"]
    if files != found.revisions[-1].files:
        _revise(call, found, files)
    return _full(call, found)


@operation("gists/delete")
def delete(call: Call) -> None:
    del call.state.gists[_own(call).id]


def _page(call: Call, found: list[Gist]) -> Any:
    since = call.time("since")
    kept = [each for each in found if each.updated_at >= since]
    kept.sort(key=lambda each: (each.updated_at, each.number), reverse=True)
    return call.page(kept, lambda each: _base(call, each))


def _listed(call: Call) -> list[Gist]:
    """Gists of the user: the secret ones only with the scope (https://docs.github.com/rest/gists/gists#authentication)."""
    found = [each for each in call.state.gists.values() if each.owner == call.me.id]
    has_secrets = any(not each.public for each in found)
    return found if not has_secrets or call.has_scope("gist") else [each for each in found if each.public]


@operation("gists/list")
def list_gists(call: Call) -> Any:
    return list_public(call) if call.user is None else _page(call, _listed(call))


@operation("gists/list-public")
def list_public(call: Call) -> Any:
    return _page(call, [each for each in call.state.gists.values() if each.public])


@operation("gists/list-for-user")
def list_for_user(call: Call) -> Any:
    wanted = account_of(call).id
    if call.user is not None and call.user.id == wanted:
        return _page(call, _listed(call))
    return _page(call, [each for each in call.state.gists.values() if each.owner == wanted and each.public])


@operation("gists/list-starred")
def list_starred(call: Call) -> Any:
    return _page(call, [call.state.gists[id] for id in call.me.starred_gists if id in call.state.gists])


@operation("gists/star")
def star(call: Call) -> None:
    found = _gist(call)
    if found.id not in call.me.starred_gists:
        call.me.starred_gists.append(found.id)


@operation("gists/unstar")
def unstar(call: Call) -> None:
    found = _gist(call)
    if found.id in call.me.starred_gists:
        call.me.starred_gists.remove(found.id)


@operation("gists/check-is-starred")
def is_starred(call: Call) -> None:
    if _gist(call).id not in call.me.starred_gists:
        raise not_found()


@operation("gists/fork")
def fork(call: Call) -> Any:
    found, me = _gist(call), call.me
    if found.owner == me.id:
        raise unprocessable("You cannot fork your own gist.")
    for each in call.state.gists.values():
        if each.parent == found.id and each.owner == me.id:
            raise unprocessable("You have already forked this gist.")
    files = dict(found.revisions[-1].files)
    made = _made(call, me, files, public=found.public, description=found.description, parent=found.id)
    return _base(call, made)


@operation("gists/list-forks")
def list_forks(call: Call) -> Any:
    wanted = _gist(call).id
    found = [each for each in call.state.gists.values() if each.parent == wanted]
    return call.page(found, lambda each: _base(call, each))


@operation("gists/list-commits")
def list_commits(call: Call) -> Any:
    found = _gist(call)
    return call.page(range(len(found.revisions))[::-1], lambda at: _commit(call, found, at))


def _shown_comment(call: Call, gist: Gist, found: GistComment) -> dict[str, Any]:
    return {
        "id": found.id,
        "node_id": node_id("GC", gist.number, found.id),
        "url": f"{call.links.api}/gists/{gist.id}/comments/{found.id}",
        "body": found.body,
        **texts(call, found.body),
        "user": user_by_id(call, found.user),
        "author_association": "OWNER" if found.user == gist.owner else "NONE",
        "created_at": found.created_at,
        "updated_at": found.updated_at,
    }


def _comment(call: Call, gist: Gist) -> GistComment:
    return call.item(gist.comments, "comment_id")


def _own_comment(call: Call, gist: Gist) -> GistComment:
    found = _comment(call, gist)
    if call.me.id not in (found.user, gist.owner):
        raise forbidden("Must be the author of the comment.")
    return found


@operation("gists/list-comments")
def list_comments(call: Call) -> Any:
    gist = _gist(call)
    return call.page(list(gist.comments.values()), lambda each: _shown_comment(call, gist, each))


@operation("gists/create-comment")
def create_comment(call: Call) -> Any:
    gist, me = _gist(call), call.me
    made = GistComment(call.state.next_id("gist_comment"), me.id, call.body["body"], call.now, call.now)
    gist.comments[made.id] = made
    return _shown_comment(call, gist, made)


@operation("gists/get-comment")
def get_comment(call: Call) -> Any:
    gist = _gist(call)
    return _shown_comment(call, gist, _comment(call, gist))


@operation("gists/update-comment")
def update_comment(call: Call) -> Any:
    gist = _gist(call)
    found = _own_comment(call, gist)
    found.body, found.updated_at = call.body["body"], call.now
    return _shown_comment(call, gist, found)


@operation("gists/delete-comment")
def delete_comment(call: Call) -> None:
    gist = _gist(call)
    del gist.comments[_own_comment(call, gist).id]
