"""GitHub's description: the operation that a request belongs to, and the members of types."""

from __future__ import annotations

import functools
import json
import re
import urllib.parse
from typing import Any

from ferrohub._core import _rest_operation, _rest_schema

#: A type of the description: its name, and what it consists of.
Kind = tuple[Any, ...]

#: The methods that operations have.
_METHODS = ("GET", "PATCH", "PUT", "POST", "DELETE")
#: Choices that suit an object to which nothing has happened yet.
_CHOICES = ("OWNER", "open", "active", "completed", "success", "public", "User", "enabled", "file", "write", "created")
_DEEPEST = 8
#: Where URLs of teams begin.
_TEAM = re.compile(r"\A/organizations/[^/]+/team/(?=[^/])")


def of_request(method: str, path: str) -> dict[str, Any] | None:
    """The operation of a request; None if GitHub describes none.

    :param method: the method; HEAD is treated as GET
    :param path: the path below the API. A value such as the name of a branch may contain slashes
    """
    method, path = "GET" if method == "HEAD" else method, _of_team(path)
    found = _rest_operation(f"{method} {path}")
    return dict(found) if found is not None else _with_slashes(method, path)


def parameters(operation: dict[str, Any], path: str) -> dict[str, str]:
    """The values of the placeholders in a path of an operation.

    :param operation: the operation
    :param path: the path
    """
    wide = _wide(operation)
    pattern = "".join(
        f"(?P<{part.replace('-', '_')}>{'.+' if part in wide else '[^/]+'})" if at % 2 else re.escape(part)
        for at, part in enumerate(re.split(r"\{([\w-]+)\}", operation["path"]))
    )
    found = re.fullmatch(pattern, _of_team(path))
    return {name: urllib.parse.unquote(value) for name, value in found.groupdict().items()} if found else {}


def _of_team(path: str) -> str:
    """The path of a team as GitHub describes it: ``/teams/2`` for ``/organizations/1/team/2``."""
    return _TEAM.sub("/teams/", path)


@functools.lru_cache(4096)
def is_path(path: str, *, slashes: bool = True) -> bool:
    """Whether GitHub describes an operation with a path.

    :param path: the path below the API
    :param slashes: whether a value in the path may contain slashes
    """
    find = of_request if slashes else (lambda method, path: _rest_operation(f"{method} {path}"))
    return any(find(method, path) is not None for method in _METHODS)


def _wide(operation: dict[str, Any]) -> set[str]:
    """The placeholders whose values may contain slashes."""
    return {name for place, name, *_ in operation["parameters"] if place == "segments"}


def _with_slashes(method: str, path: str) -> dict[str, Any] | None:
    """The operation of a path in which a value contains slashes. Of several, the one with the most fixed parts."""
    parts = path.split("/")
    best, most = None, 0
    for start in range(2, len(parts)):
        for end in range(start + 2, len(parts) + 1):
            joined = "/".join([*parts[:start], "%2F".join(parts[start:end]), *parts[end:]])
            found = _rest_operation(f"{method} {joined}")
            if found is None:
                continue
            template = found["path"].split("/")
            fixed = sum(not part.startswith("{") for part in template)
            if any(f"{{{name}}}" in template[start] for name in _wide(found)) and fixed > most:
                best, most = dict(found), fixed
    return best


def members_of(kind: Kind, depth: int = 0) -> dict[str, tuple[bool, Kind]]:
    """The members of an object with their types, and whether they are required."""
    match kind[0]:
        case "record":
            return {name: (required, type_) for name, required, type_ in kind[1]}
        case "all_of":
            found: dict[str, tuple[bool, Kind]] = {}
            for part in kind[1]:
                for name, (required, type_) in members_of(part, depth + 1).items():
                    before = found.get(name, (False, type_))
                    # A part may require a member that another one describes.
                    found[name] = (required or before[0], before[1] if type_[0] == "any" else type_)
            return found
        case "schema" if depth < _DEEPEST:
            return members_of(_rest_schema(kind[1]) or ("any",), depth + 1)
        case "nullable":
            return members_of(kind[1], depth + 1)
        case "one_of":
            return members_of(choice_of(kind[1]), depth + 1)
    return {}


def choice_of(kinds: list[Kind]) -> Kind:
    """The one of several types that suits an object to which nothing has happened yet."""
    literals = {json.loads(kind[1]): kind for kind in kinds if kind[0] == "literal"}
    if len(literals) == len(kinds):
        return next((literals[choice] for choice in _CHOICES if choice in literals), kinds[0])
    return next((kind for kind in kinds if is_object(kind)), kinds[0])


def is_object(kind: Kind) -> bool:
    """Whether a type is, or may be, an object."""
    match kind[0]:
        case "record" | "all_of" | "map" | "object":
            return True
        case "nullable":
            return is_object(kind[1])
        case "schema":
            return is_object(_rest_schema(kind[1]) or ("any",))
        case "one_of":
            return any(is_object(each) for each in kind[1])
    return False
