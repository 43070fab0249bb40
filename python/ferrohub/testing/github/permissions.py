"""What tokens with permissions may do: those of installations, and fine-grained personal access tokens."""

from __future__ import annotations

import functools
import pathlib
from typing import TYPE_CHECKING

from ferrohub.testing.github.failures import Failure

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ferrohub.testing.github.records import Token

#: The levels of permissions, in order.
LEVELS = ("none", "read", "write", "admin")
#: The kinds of tokens that have permissions.
KINDS = ("fine-grained", "installation", "user")
Needed = tuple[dict[str, str], ...]


#: What a header names in place of permissions, where none are needed.
_NONE = "allows_permissionless_access=true"


@functools.cache
def _table(name: str) -> dict[str, str]:
    """What a table says of each operation, by its ID."""
    found: dict[str, str] = {}
    value = ""
    for line in pathlib.Path(__file__).with_name(name).read_text("utf-8").splitlines():
        if line.startswith(" "):
            found[line[1:]] = value
        elif not line.startswith("#"):
            value = line.split("\t")[0]
    return found


def _pair(text: str) -> tuple[str, str]:
    name, _, level = text.partition("=")
    return name, level


@functools.cache
def needed(operation: str) -> Needed | None:
    """The sets of permissions of which an operation needs one; None if that is not known.

    An operation that needs none has an empty set, and one that only classic tokens may send has no set.

    :param operation: its ID
    """
    found = _table("permissions.tsv").get(operation, "unknown")
    if found in _WORDS:
        return _WORDS[found]
    return tuple(dict(_pair(part) for part in each.split(",")) for each in found.split(";"))


_WORDS: dict[str, Needed | None] = {"unknown": None, "none": ({},), "classic": ()}


@functools.cache
def scopes(operation: str) -> tuple[str, ...]:
    """The scopes of classic tokens of which an operation needs any; empty if it needs none but those of its repository.

    :param operation: its ID
    """
    found = _table("scopes.tsv").get(operation, "")
    return tuple(found.split(",")) if found and not found.startswith("+") else ()


@functools.cache
def further_scopes(operation: str) -> tuple[str, ...]:
    """The scopes of classic tokens of which an operation needs any besides that of a private repository.

    :param operation: its ID
    """
    found = _table("scopes.tsv").get(operation, "")
    return tuple(found[1:].split(",")) if found.startswith("+") else ()


def includes(held: Mapping[str, str], wanted: Mapping[str, str]) -> bool:
    """Whether permissions include others.

    :param held: the permissions that there are, with their levels
    :param wanted: those that are needed
    """
    # Each token may read metadata.
    held = {"metadata": "read", **held}
    return all(LEVELS.index(held.get(name, "none")) >= LEVELS.index(level) for name, level in wanted.items())


def together(one: Needed | None, other: Needed | None) -> Needed | None:
    """The sets of permissions of which two operations together need one; None if that is not known.

    :param one: those of an operation
    :param other: those of the other operation
    """
    if one is None or other is None:
        return None
    return tuple({**first, **second, **_greater(first, second)} for first in one for second in other)


def _greater(one: Mapping[str, str], other: Mapping[str, str]) -> dict[str, str]:
    return {name: max(one[name], other[name], key=LEVELS.index) for name in one if name in other}


def header(operation: str) -> dict[str, str]:
    """The header that names the permissions of an operation; empty if they are not known.

    :param operation: its ID
    """
    return header_of(needed(operation))


def header_of(sets: Needed | None) -> dict[str, str]:
    """The header that names sets of permissions; empty if they are not known.

    :param sets: the sets, as of :func:`needed`
    """
    if not sets:
        return {}
    shown = [",".join(f"{name}={level}" for name, level in each.items()) or _NONE for each in sets]
    return {"X-Accepted-GitHub-Permissions": "; ".join(shown)}


def refused(token: Token) -> Failure:
    """The error for a token whose permissions are not enough.

    :param token: the token
    """
    kind = "personal access token" if token.kind == "fine-grained" else "integration"
    return Failure(403, f"Resource not accessible by {kind}")


def check(token: Token, operation: str) -> None:
    """Check that the permissions of a token are enough for an operation.

    :param token: the token
    :param operation: the ID of the operation
    :raises Failure: they are not
    """
    check_sets(token, needed(operation))


def check_sets(token: Token, sets: Needed | None) -> None:
    """Check that a token has one of several sets of permissions.

    :param token: the token
    :param sets: the sets, as of :func:`needed`
    :raises Failure: it has none
    """
    if token.kind in KINDS and sets is not None and not any(includes(token.permissions, each) for each in sets):
        raise refused(token)
