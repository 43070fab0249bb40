"""``git clone``, ``fetch`` and ``push`` over HTTP: git itself serves a copy of the repository on disk."""

from __future__ import annotations

import base64
import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import zlib
from typing import TYPE_CHECKING

from ferrohub.testing.github import commits, permissions
from ferrohub.testing.github.git import objects as git

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository, Token
    from ferrohub.testing.github.simulator import GitHub
    from ferrohub.testing.github.world import World

_GIT = re.compile(r"/([^/]+)/([^/]+?)(?:\.git)?/(info/refs|git-upload-pack|git-receive-pack)")
_Parts = tuple[int, dict[str, str], bytes]


def is_git(path: str) -> bool:
    """Whether a path is one that git requests.

    :param path: the path
    """
    return _GIT.fullmatch(path) is not None


def respond(github: GitHub, method: str, path: str, query: str, headers: dict[str, str], content: bytes) -> _Parts:
    """The response to a request of git.

    :param github: the simulator
    :param method: the method
    :param path: the path
    :param query: the query
    :param headers: the headers by their names in lower case
    :param content: the body
    """
    match = _GIT.fullmatch(path)
    assert match is not None
    if shutil.which("git") is None:
        return _text(501, "git is not installed, so repositories cannot be cloned, fetched or pushed")
    pushes = "git-receive-pack" in (match[3], query.removeprefix("service="))
    with github.locked() as world:
        call = github.pushing(_token(world, headers))
        found = world.state.repository(f"{match[1]}/{match[2]}")
        if found is None and (moved := _moved(call, f"{match[1]}/{match[2]}")) is not None:
            url = f"/{moved}.git/{match[3]}"
            return 301, {"Location": f"{url}?{query}" if query else url}, b""
        role = "none" if found is None else _role(call, found, pushes=pushes)
        if found is None or role == "none" or (pushes and role not in ("push", "maintain", "admin")):
            if call.user is None:
                return 401, {"WWW-Authenticate": 'Basic realm="GitHub"', "Content-Type": "text/plain"}, b""
            return _text(403 if found is not None and role != "none" else 404, "Repository not found.")
        if pushes and found.archived:
            return _text(403, "This repository was archived so it is read-only.")
        if pushes and world.state.is_locked(found):
            return _text(403, "This repository has been locked for migration.")
        with on_disk(found) as folder:
            status, sent, body = _run(folder, method, match[3], query, headers, content)
            if match[3] == "git-receive-pack" and status == 200:
                before, branch = dict(found.refs), found.default_branch
                _take(found, folder)
                if refused := commits.withdraw(call, found, before):
                    changed = {ref for ref in [*before, *found.refs] if before.get(ref) != found.refs.get(ref)}
                    body = _report(content, {**dict.fromkeys(changed, ""), **refused})
                if f"refs/heads/{found.default_branch}" not in found.refs:
                    found.default_branch = branch
                world.clock.before_write()
                if found.refs != before:
                    found.pushed_at = world.clock.text()
                if call.user is not None:
                    github.pushed(found, call.user, before)
    github.deliver()
    return status, sent, body


def _moved(call: Call, name: str) -> str | None:
    """Owner and name that a repository has now; None if there is none that the user sees."""
    found = call.state.repositories.get(call.state.moved.get(name.lower(), 0))
    return call.state.full_name(found) if found is not None and _role(call, found, pushes=False) != "none" else None


def _token(world: World, headers: dict[str, str]) -> Token | None:
    """The token of a request, which is a password for git."""
    kind, _, value = headers.get("authorization", "").partition(" ")
    if kind.lower() == "basic":
        with contextlib.suppress(ValueError):
            name, _, password = base64.b64decode(value).decode().partition(":")
            value = password if password in world.state.tokens else name
    token = world.state.tokens.get(value)
    return None if token is None or (token.expires is not None and token.expires <= world.clock.wall()) else token


def _role(call: Call, repository: Repository, *, pushes: bool) -> str:
    """What a token may do in a repository with git."""
    role, token = call.role(repository), call.token
    if token is None or (not pushes and not repository.private):
        return role
    if token.kind in permissions.KINDS:
        may = permissions.includes(token.permissions, {"contents": "write" if pushes else "read"})
    else:
        may = call.has_scope("repo", *([] if repository.private else ["public_repo"]))
    return role if may else "none" if repository.private else "pull"


def _report(content: bytes, results: dict[str, str]) -> bytes:
    """What git prints of a push: for each reference why it was refused, or an empty text.

    See gitprotocol-pack, "Report Status".
    """
    lines = ["unpack ok\n"]
    lines += [f"ng {ref} {why}\n" if why else f"ok {ref}\n" for ref, why in sorted(results.items())]
    report = b"".join(_line(line.encode()) for line in lines) + b"0000"
    capabilities = content[: int(content[:4], 16)].partition(b"\0")[2]
    return _line(b"\x01" + report) + b"0000" if b"side-band-64k" in capabilities else report


def _line(data: bytes) -> bytes:
    return f"{len(data) + 4:04x}".encode() + data


def _text(status: int, text: str) -> _Parts:
    return status, {"Content-Type": "text/plain; charset=utf-8"}, text.encode()


@contextlib.contextmanager
def on_disk(repository: Repository) -> Iterator[pathlib.Path]:
    """Context manager: a bare repository with the same objects and references."""
    with tempfile.TemporaryDirectory(prefix="ferrohub-git-") as name:
        folder = pathlib.Path(name)
        for sub in ("objects", "refs/heads", "refs/tags"):
            (folder / sub).mkdir(parents=True)
        (folder / "HEAD").write_text(f"ref: refs/heads/{repository.default_branch}\n")
        (folder / "config").write_text(
            "[core]\n\trepositoryformatversion = 0\n\tbare = true\n[http]\n\treceivepack = true\n"
            "[uploadpack]\n\tallowAnySHA1InWant = true\n[receive]\n\tunpackLimit = 1000000\n"
        )
        for sha, (kind, content) in repository.objects.items():
            path = folder / "objects" / sha[:2] / sha[2:]
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(zlib.compress(f"{kind} {len(content)}\0".encode() + content, 1))
        lines = [f"{sha} {ref}\n" for ref, sha in sorted(repository.refs.items())]
        (folder / "packed-refs").write_text("".join(lines))
        yield folder


def _run(
    folder: pathlib.Path, method: str, service: str, query: str, headers: dict[str, str], content: bytes
) -> _Parts:
    environment = {
        "PATH": os.environ.get("PATH", ""),
        "GIT_PROJECT_ROOT": str(folder.parent),
        "GIT_HTTP_EXPORT_ALL": "1",
        "GIT_CONFIG_NOSYSTEM": "1",
        "HOME": str(folder),
        "PATH_INFO": f"/{folder.name}/{service}",
        "REQUEST_METHOD": method,
        "QUERY_STRING": query,
        "CONTENT_TYPE": headers.get("content-type", ""),
        "CONTENT_LENGTH": str(len(content)),
        "HTTP_CONTENT_ENCODING": headers.get("content-encoding", ""),
        "HTTP_GIT_PROTOCOL": headers.get("git-protocol", ""),
        "GIT_PROTOCOL": headers.get("git-protocol", ""),
        "REMOTE_USER": "git",
        "REMOTE_ADDR": "127.0.0.1",
    }
    done = subprocess.run(
        ["git", "http-backend"], input=content, capture_output=True, env=environment, timeout=60, check=False
    )
    head, _, body = done.stdout.partition(b"\r\n\r\n")
    sent: dict[str, str] = {}
    for line in head.decode("latin-1").split("\r\n"):
        name, _, value = line.partition(": ")
        if name:
            sent[name] = value
    status = int(sent.pop("Status", "200").split(" ")[0])
    return status, sent, body


def _take(repository: Repository, folder: pathlib.Path) -> None:
    """Take over what was pushed."""
    environment = {"PATH": os.environ.get("PATH", ""), "GIT_DIR": str(folder), "HOME": str(folder)}

    def run(*arguments: str, given: bytes = b"") -> bytes:
        return subprocess.run(
            ["git", *arguments], input=given, capture_output=True, env=environment, check=True, timeout=60
        ).stdout

    shas = run("cat-file", "--batch-check=%(objectname)", "--batch-all-objects").decode().split()
    missing = [sha for sha in shas if sha not in repository.objects]
    if missing:
        content, at = run("cat-file", "--batch", given="\n".join(missing).encode() + b"\n"), 0
        for _ in missing:
            end = content.index(b"\n", at)
            _, kind, size = content[at:end].decode().split(" ")
            git.add(repository.objects, kind, content[end + 1 : end + 1 + int(size)])
            at = end + 2 + int(size)
    refs = run("for-each-ref", "--format=%(objectname) %(refname)").decode().splitlines()
    was_empty = not repository.refs
    repository.refs = {ref: sha for sha, _, ref in (line.partition(" ") for line in refs)}
    heads = [ref.removeprefix("refs/heads/") for ref in repository.refs if ref.startswith("refs/heads/")]
    if was_empty and heads and repository.default_branch not in heads:
        repository.default_branch = heads[0]
