"""Transports that reply as a test says."""

from __future__ import annotations

import pathlib
from typing import Any

from ferrohub.transports import Request, Response

KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem").read_bytes()
API = "https://api.github.com"
USER = {"login": "octocat", "id": 1, "url": f"{API}/users/octocat"}


class Replies:
    """A transport that keeps requests, and returns or raises these replies, the last one for ever."""

    def __init__(self, *replies: Any) -> None:
        self.replies = list(replies)
        self.requests: list[Request] = []

    def __call__(self, request: Request) -> Any:
        self.requests.append(request)
        reply = self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]
        if isinstance(reply, BaseException):
            raise reply
        return reply(request) if callable(reply) else reply

    @property
    def lines(self) -> list[str]:
        return [f"{request.method} {request.url}" for request in self.requests]


def ok(*_: Any) -> Response:
    return Response.json(USER)


def page(request: Request) -> Response:
    """One of three pages of two issues."""
    number = int(request.url.rpartition("page=")[2]) if "&page=" in request.url else 1
    base = f"{API}/repos/o/r/issues?per_page=2&page="
    links = [f'<{base}{number + 1}>; rel="next"', f'<{base}3>; rel="last"'] if number < 3 else []
    headers = {"Link": ", ".join(links)} if links else {}
    return Response.json([{"number": 2 * number - 1}, {"number": 2 * number}], headers=headers)
