"""What GitHub's description says of the responses of operations."""

from __future__ import annotations

import itertools
from typing import Any

from ferrohub._core import _rest_operation, _rest_schema

#: What the description calls the owner and the keys of parents in its paths.
OWNERS = ("owner", "org", "username")
PARENTS = ("issue_number", "pull_number", "comment_id", "ref", "run_id", "deployment_id", "username", "team_slug",
           "project_number")  # fmt: skip


def operation(route: str) -> dict[str, Any] | None:
    """The operation of a route of a stream, whose placeholders have other names."""
    for owner, parent in itertools.product(OWNERS, PARENTS):
        found: dict[str, Any] | None = _rest_operation(
            route.replace("{owner}", f"{{{owner}}}").replace("{parent}", f"{{{parent}}}")
        )
        if found is not None:
            return found
    return None


def has(kind: Any, path: tuple[str, ...]) -> bool:
    """Whether a value of a type can have a member at a path."""
    while kind is not None and kind[0] in ("schema", "nullable"):
        kind = _rest_schema(kind[1]) if kind[0] == "schema" else kind[1]
    if kind is None:
        return False
    if kind[0] == "list":
        return has(kind[1], path)
    if kind[0] == "one_of":
        return any(has(each, path) for each in kind[1])
    if not path or kind[0] == "object":
        return True
    return kind[0] == "record" and any(name == path[0] and has(member, path[1:]) for name, _, member in kind[1])
