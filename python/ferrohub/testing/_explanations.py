"""Why a request has no reply."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from ferrohub._description import of_request

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ferrohub.testing.calls import Call
    from ferrohub.testing.routes import Route


def explain(call: Call, routes: Sequence[Route], used: Sequence[Route] = ()) -> str:
    """The message for a request without a route: the nearest route, and the line to write.

    :param call: the request
    :param routes: all routes
    :param used: the routes that match it, whose replies are all used
    """
    lines = [f"{call.method} {call.url} is not faked."]
    if used:
        lines.append(f"{used[-1]!r} matches, but all its replies are used (calls: {len(used[-1].calls)}).")
    elif nearest := max(routes, key=lambda route: _likeness(route, call), default=None):
        lines.append(f"The nearest route is {nearest.method} {nearest.template}, which differs:")
        lines += [f"  {difference}" for difference in nearest.differences(call)]
    return "\n".join([*lines, f"To fake it: {_line(call)}"])


def _line(call: Call) -> str:
    operation = of_request(call.method, call.path)
    if operation is None:
        return f'fake.{call.method.lower()}("{call.path}").reply(json={{...}})'
    has_body = any(kind is not None for _, kind in operation["responses"][:1])
    example = f'fake.example("{operation["id"]}")' if has_body else ""
    return f'fake.on("{operation["id"]}").reply({example})'


def _likeness(route: Route, call: Call) -> tuple[int, float]:
    """How similar a route is: how little differs, then how similar the text is."""
    differences = route.differences(call)
    is_path = any(difference.startswith("path") for difference in differences)
    text, wanted = f"{route.method} {route.template}", f"{call.method} {call.path}"
    return -len(differences) - 4 * is_path, difflib.SequenceMatcher(None, text, wanted).ratio()
