"""Commits, trees, blobs, references, contents and comparisons as JSON."""

from __future__ import annotations

import base64
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import repositories
from ferrohub.testing.github.git import changes, objects as git
from ferrohub.testing.github.links import Links, node_id
from ferrohub.testing.github.views.accounts import user
from ferrohub.testing.github.views.repositories import page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.git.changes import FileChange
    from ferrohub.testing.github.git.objects import Entry, Person
    from ferrohub.testing.github.records import Account, Repository

#: The largest file whose content is part of its JSON, in bytes.
_LARGEST = 1024 * 1024
#: The largest patch in the JSON of a file.
_LARGEST_PATCH = 100_000


def git_node(repository: Repository, kind: str, sha: str) -> str:
    """The node ID of an object of git, or of a reference.

    :param repository: the repository that has it
    :param kind: the prefix, such as ``"C"`` for a commit
    :param sha: its SHA, or the name of the reference
    """
    return f"{node_id(kind, repository.id)}{base64.urlsafe_b64encode(sha.encode()).decode().rstrip('=')}"


def quoted(path: str) -> str:
    """A path as part of a URL."""
    return urllib.parse.quote(path)


def person(found: Person) -> dict[str, Any]:
    """Who made a commit: the schema ``git-user``."""
    return {"name": found.name, "email": found.email, "date": found.date}


def verification(signature: str | None) -> dict[str, Any]:
    """Whether a commit is signed: the schema ``verification``."""
    reason = "unsigned" if signature is None else "unknown_key"
    return {"verified": False, "reason": reason, "signature": signature, "payload": None, "verified_at": None}


def account_of(call: Call, found: Person) -> Account | None:
    """The account with the email of a person; None if there is none."""
    for account in call.state.accounts.values():
        if account.type != "Organization" and found.email.lower() == repositories.email_of(account).lower():
            return account
    return None


def _account(call: Call, found: Person) -> dict[str, Any] | None:
    account = account_of(call, found)
    return None if account is None else user(call, account)


def _parents(call: Call, repository: Repository, shas: tuple[str, ...], kind: str) -> list[dict[str, Any]]:
    base, page = url_of(call, repository), page_of(call, repository)
    return [{"sha": sha, "url": f"{base}/{kind}/{sha}", "html_url": f"{page}/commit/{sha}"} for sha in shas]


def git_commit(call: Call, repository: Repository, sha: str) -> dict[str, Any]:
    """A commit as an object of git: the schema ``git-commit``."""
    found, base = git.commit(repository.objects, sha), url_of(call, repository)
    return {
        "sha": sha,
        "node_id": git_node(repository, "C", sha),
        "url": f"{base}/git/commits/{sha}",
        "html_url": f"{page_of(call, repository)}/commit/{sha}",
        "author": person(found.author),
        "committer": person(found.committer),
        "tree": {"sha": found.tree, "url": f"{base}/git/trees/{found.tree}"},
        "message": found.message.rstrip("\n"),
        "parents": _parents(call, repository, found.parents, "git/commits"),
        "verification": verification(found.signature),
    }


def commit(call: Call, repository: Repository, sha: str) -> dict[str, Any]:
    """A commit: the schema ``commit``, without its files."""
    found, base = git.commit(repository.objects, sha), url_of(call, repository)
    return {
        "sha": sha,
        "node_id": git_node(repository, "C", sha),
        "commit": {
            "author": person(found.author),
            "committer": person(found.committer),
            "message": found.message.rstrip("\n"),
            "tree": {"sha": found.tree, "url": f"{base}/git/trees/{found.tree}"},
            "url": f"{base}/git/commits/{sha}",
            "comment_count": 0,
            "verification": verification(found.signature),
        },
        "url": f"{base}/commits/{sha}",
        "html_url": f"{page_of(call, repository)}/commit/{sha}",
        "comments_url": f"{base}/commits/{sha}/comments",
        "author": _account(call, found.author),
        "committer": _account(call, found.committer),
        "parents": _parents(call, repository, found.parents, "commits"),
    }


def changes_of(repository: Repository, sha: str) -> list[FileChange]:
    """What a commit changes, compared with its first parent."""
    found = git.commit(repository.objects, sha)
    before = git.commit(repository.objects, found.parents[0]).tree if found.parents else git.EMPTY_TREE
    return changes.between(repository.objects, before, found.tree)


def full_commit(call: Call, repository: Repository, sha: str) -> dict[str, Any]:
    """A commit with its files and their numbers of lines."""
    found = changes_of(repository, sha)
    added, deleted = (sum(change.counts[at] for change in found) for at in (0, 1))
    return {
        **commit(call, repository, sha),
        "stats": {"total": added + deleted, "additions": added, "deletions": deleted},
        "files": [file(call, repository, change, sha) for change in found[:300]],
    }


def file(call: Call, repository: Repository, change: FileChange, sha: str) -> dict[str, Any]:
    """A file that a commit or a comparison changes: the schema ``diff-entry``."""
    page, path = page_of(call, repository), quoted(change.path)
    entry = change.after or change.before
    added, deleted = change.counts
    body: dict[str, Any] = {
        "sha": entry.sha if entry is not None else None,
        "filename": change.path,
        "status": change.status,
        "additions": added,
        "deletions": deleted,
        "changes": added + deleted,
        "blob_url": f"{page}/blob/{sha}/{path}",
        "raw_url": f"{page}/raw/{sha}/{path}",
        "contents_url": f"{url_of(call, repository)}/contents/{path}?ref={sha}",
    }
    if change.hunks and len(change.hunks) <= _LARGEST_PATCH:
        body["patch"] = change.hunks.rstrip("\n")
    if change.previous is not None:
        body["previous_filename"] = change.previous
    return body


def ref(call: Call, repository: Repository, name: str) -> dict[str, Any]:
    """A reference: the schema ``git-ref``."""
    sha, base = repository.refs[name], url_of(call, repository)
    kind = repository.objects[sha][0]
    return {
        "ref": name,
        "node_id": git_node(repository, "REF", name),
        "url": f"{base}/git/{quoted(name)}",
        "object": {"sha": sha, "type": kind, "url": f"{base}/git/{kind}s/{sha}"},
    }


def tag(call: Call, repository: Repository, sha: str) -> dict[str, Any]:
    """An annotated tag: the schema ``git-tag``."""
    found, base = git.tag(repository.objects, sha), url_of(call, repository)
    tagger = found.tagger or git.Person("", "", "1970-01-01T00:00:00Z")
    return {
        "node_id": git_node(repository, "TA", sha),
        "sha": sha,
        "url": f"{base}/git/tags/{sha}",
        "tagger": person(tagger),
        "object": {"sha": found.object, "type": found.type, "url": f"{base}/git/{found.type}s/{found.object}"},
        "tag": found.tag,
        "message": found.message.rstrip("\n"),
        "verification": verification(None),
    }


def tree(call: Call, repository: Repository, sha: str, *, recursive: bool = False) -> dict[str, Any]:
    """A tree: the schema ``git-tree``."""
    base, objects = url_of(call, repository), repository.objects
    listed = git.walk(objects, sha) if recursive else git.entries(objects, sha).items()
    shown = []
    for path, entry in listed:
        body: dict[str, Any] = {"path": path, "mode": entry.mode, "type": entry.type, "sha": entry.sha}
        if entry.type == "blob":
            body["size"] = len(objects[entry.sha][1])
        if entry.type != "commit":
            body["url"] = f"{base}/git/{entry.type}s/{entry.sha}"
        shown.append(body)
    return {"sha": sha, "url": f"{base}/git/trees/{sha}", "tree": shown, "truncated": False}


def blob(call: Call, repository: Repository, sha: str) -> dict[str, Any]:
    """A blob: the schema ``blob``."""
    content = repository.objects[sha][1]
    return {
        "sha": sha,
        "node_id": git_node(repository, "B", sha),
        "size": len(content),
        "url": f"{url_of(call, repository)}/git/blobs/{sha}",
        "content": encoded(content),
        "encoding": "base64",
    }


def encoded(content: bytes) -> str:
    """Content in base64, in lines as GitHub divides it."""
    text = base64.b64encode(content).decode()
    return "".join(f"{text[at : at + 60]}\n" for at in range(0, len(text), 60))


def entry(call: Call, repository: Repository, path: str, found: Entry, at: str) -> dict[str, Any]:
    """A file or a folder without its content: an item of the schema ``content-directory``.

    :param path: its path
    :param found: its entry
    :param at: the name of the branch, the tag or the commit
    """
    base, page = url_of(call, repository), page_of(call, repository)
    type_ = {"tree": "dir", "commit": "submodule"}.get(found.type, "symlink" if found.mode == "120000" else "file")
    url = f"{base}/contents/{quoted(path)}?ref={quoted(at)}"
    html = f"{page}/{'tree' if type_ == 'dir' else 'blob'}/{quoted(at)}/{quoted(path)}"
    inner = f"{base}/git/{'trees' if type_ == 'dir' else 'blobs'}/{found.sha}"
    raw = f"{page}/raw/{quoted(at)}/{quoted(path)}"
    if call.links.web == Links.web:
        raw = f"https://raw.githubusercontent.com/{call.state.full_name(repository)}/{quoted(at)}/{quoted(path)}"
    return {
        "name": path.rpartition("/")[2],
        "path": path,
        "sha": found.sha,
        "size": len(repository.objects[found.sha][1]) if found.type == "blob" else 0,
        "url": url,
        "html_url": html,
        "git_url": None if type_ == "submodule" else inner,
        "download_url": raw if type_ in ("file", "symlink") else None,
        "type": type_,
        "_links": {"self": url, "git": None if type_ == "submodule" else inner, "html": html},
    }


def content(call: Call, repository: Repository, path: str, found: Entry, at: str) -> dict[str, Any]:
    """A file with its content: the schemas ``content-file``, ``content-symlink`` and ``content-submodule``."""
    body = entry(call, repository, path, found, at)
    if body["type"] == "symlink":
        return {**body, "target": repository.objects[found.sha][1].decode("utf-8", "replace")}
    if body["type"] == "submodule":
        return {**body, "submodule_git_url": None}
    kept = repository.objects[found.sha][1]
    if len(kept) > _LARGEST:
        return {**body, "content": "", "encoding": "none"}
    return {**body, "content": encoded(kept), "encoding": "base64"}
