"""Calls of the methods of sessions that subclasses override."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ferrohub._core import ClientSession, Request


def request(session: ClientSession, request: Request) -> Any:
    """Send the request of an operation through the method ``request`` of a session."""
    options: dict[str, Any] = {}
    if len(request.headers):
        options["headers"] = dict(request.headers.items())
    if request.body is not None:
        options["data"] = request.body
    if request.auth is not None:
        options["auth"] = request.auth
    if request.timeout is not None:
        options["timeout"] = request.timeout
    return session.request(request.method, request.url, **options)
