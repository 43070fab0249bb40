"""What a write changes: the object, and the request that reads it."""

from __future__ import annotations

import dataclasses
import functools
import re
import urllib.parse

from ferrohub._description import members_of, of_request

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

#: Requests with the method POST that change nothing.
_READS = re.compile(
    r"/markdown(/raw)?|/applications/[^/]+/token|/repos/[^/]+/[^/]+/releases/generate-notes"
    r"|/(orgs|users)/[^/]+/attestations/bulk-list"
)
_REFS = re.compile(r"(/repos/[^/]+/[^/]+)/git/refs/(.+)")
#: Where the objects are that a ``POST`` creates, if not below its path; with the members that only GitHub knows.
_ITEMS = [
    (re.compile(r"(/repos/[^/]+/[^/]+/(?:issues|pulls))/[^/]+/comments"), r"\1/comments/{url}"),
    (re.compile(r"(/repos/[^/]+/[^/]+)/commits/[^/]+/comments"), r"\1/comments/{url}"),
    (re.compile(r"/user/repos|/repos/[^/]+/[^/]+/(?:forks|generate)"), "/repos/{owner.login}/{name}"),
    (re.compile(r"(/orgs/[^/]+/teams)"), r"\1/{slug}"),
]
#: The access of a team to a repository.
_ACCESS = re.compile(r"/(?:orgs/[^/]+/teams|teams|organizations/[^/]+/team)/[^/]+/repos/[^/]+/[^/]+")
#: The media type with which it is read; with others, only whether there is one.
ACCESS = "application/vnd.github.v3.repository+json"
_CONTENTS = re.compile(r"/repos/[^/]+/[^/]+/contents/(.+)")


@dataclasses.dataclass(frozen=True)
class Target:
    """What a write changes.

    :param path: path of the request, below the API
    :param operation: GitHub's description of the write; empty if there is none
    :param read: path of the object, with a query if one is needed; None if it cannot be read
    :param reading: GitHub's description of the request that reads it
    :param is_new: whether the write creates the object
    :param shown: path of another object, which the response has; None for the one that is written
    """

    path: str
    operation: Mapping[str, Any]
    read: str | None
    reading: Mapping[str, Any]
    is_new: bool
    shown: str | None = None

    @property
    def is_file(self) -> bool:
        """Whether it is a file of a repository."""
        return bool(self.file_path)

    @property
    def file_path(self) -> str:
        """Path of the file in its repository; empty for other objects."""
        found = _CONTENTS.fullmatch(self.path)
        return urllib.parse.unquote(found[1]) if found else ""

    @property
    def is_ref(self) -> bool:
        """Whether it is a Git reference."""
        return _REFS.fullmatch(self.path) is not None

    @property
    def is_access(self) -> bool:
        """Whether it is the access of a team to a repository."""
        return is_access(self.path)

    @property
    def is_switch(self) -> bool:
        """Whether all that can be read is that the object exists, as with a star."""
        return bool(self.reading) and all(kind is None for _, kind in self.reading["responses"])

    @property
    def same_form(self) -> bool:
        """Whether the response has the form in which the object is read, or one of the forms."""
        written, read = returned(self.operation), returned(self.reading)
        if written is None or read is None:
            return False
        more = written[0] == "all_of" and read in written[1]
        return bool(written == read or more or (read[0] == "one_of" and written in read[1]))


def is_access(path: str) -> bool:
    """Whether a path is that of the access of a team to a repository.

    :param path: the path
    """
    return _ACCESS.fullmatch(path) is not None


def changes_nothing(method: str, path: str) -> bool:
    """Whether a request is a read, in spite of its method."""
    return method in ("GET", "HEAD", "OPTIONS") or (method == "POST" and _READS.fullmatch(path) is not None)


def target(method: str, path: str, body: Any, query: str = "") -> Target:
    """What a write changes.

    :param method: method of the write
    :param path: its path below the API, without the query
    :param body: its JSON body, or None
    :param query: its query
    """
    operation = of_request(method, path) or {}
    members = body if isinstance(body, dict) else {}
    if method == "POST":
        read = _created(path, members)
        is_new = read is not None
        if read is None and _returns_object(path):
            read = path
    else:
        ref = _REFS.fullmatch(path)
        read, is_new = (f"{ref[1]}/git/ref/{ref[2]}" if ref else path), False
    reading = _reading(read) if read is not None else {}
    # With a query or a body, some items of a list are deleted, except for files.
    is_of_list = method == "DELETE" and bool(query or members) and not _CONTENTS.fullmatch(path)
    if not reading or is_of_list:
        read, reading = None, {}
    if read is not None and _CONTENTS.fullmatch(path) and isinstance(branch := members.get("branch"), str):
        read += f"?ref={urllib.parse.quote(branch, safe='')}"
    parent = path.rpartition("/")[0]
    is_shown = read is None and returned(operation) is not None and returned(_reading(parent)) == returned(operation)
    return Target(path, operation, read, reading, is_new, parent if is_shown else None)


def created(path: str) -> str:
    """The path of an object that a ``POST`` creates, with the names of members that only GitHub knows in braces.

    :param path: path of the request
    """
    for pattern, replacement in _ITEMS:
        if found := pattern.fullmatch(path):
            return found.expand(replacement)
    return f"{path}/{{url}}"


def is_listing(path: str) -> bool:
    """Whether a request returns a list.

    :param path: its path, perhaps with a query
    """
    kind = returned(_reading(path.partition("?")[0]))
    return kind is not None and kind[0] == "list"


@functools.lru_cache(1024)
def _reading(path: str) -> dict[str, Any]:
    """GitHub's description of the read of a path; empty if there is none, or if a file is read."""
    found = of_request("GET", path) or {}
    return found if found.get("responses") else {}


def _returns_object(path: str) -> bool:
    kind = returned(_reading(path))
    return kind is not None and kind[0] != "list" and bool(members_of(kind))


def _created(path: str, body: Mapping[str, Any]) -> str | None:
    """The path of an object that a ``POST`` creates, if the body has its name."""
    if path.endswith("/git/refs") and isinstance(ref := body.get("ref"), str):
        return f"{path.removesuffix('s')}/{ref.removeprefix('refs/')}"
    owned = re.fullmatch(r"/orgs/([^/]+)/repos", path)
    if owned and isinstance(name := body.get("name"), str):
        return f"/repos/{owned[1]}/{urllib.parse.quote(name, safe='')}"
    item = _reading(f"{path}/x")
    last = re.search(r"/\{(\w+)\}$", item.get("path", ""))
    if last is None or not isinstance(key := body.get(last[1]), str):
        return None
    return f"{path}/{urllib.parse.quote(key, safe='')}"


def returned(operation: Mapping[str, Any]) -> Any:
    """The type of the body that an operation returns; None if it returns none."""
    return next((kind for _, kind in operation.get("responses", ()) if kind is not None), None)
