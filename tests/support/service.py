"""A server that stands in for GitHub: it replies by a table of routes."""

from __future__ import annotations

import fnmatch
from typing import Any

from harness import Recorded, Reply, Server, body_of


class Service(Server):
    """A server that replies by the table of routes."""

    def __init__(self, routes: dict[str, Any]) -> None:
        super().__init__()
        self.routes = routes
        self.unrouted: list[str] = []

    def next_reply(self) -> Reply:
        request = self.requests[-1]
        for route, reply in self.routes.items():
            if matches(route, request.line):
                return prepared(reply, request)
        self.unrouted.append(request.line)
        return Reply({"message": "Not Found"}, 404)

    @property
    def lines(self) -> list[str]:
        """The requests, such as "GET /user"."""
        return [request.line for request in self.requests]

    def sent(self, line: str) -> list[Recorded]:
        """The requests with this line."""
        return [request for request in self.requests if request.line == line]


def matches(route: str, line: str) -> bool:
    """Segment by segment; a `*` stands for (a part of) one segment."""
    due, request = route.split("/"), line.split("/")
    return len(due) == len(request) and all(map(fnmatch.fnmatchcase, request, due))


def prepared(reply: Any, request: Recorded) -> Reply:
    """The reply of a route: a class ("User"), a list of it ("[User]"), search results ("search:User"), a status, a
    body, or what a function makes of the request.
    """
    if callable(reply):
        reply = reply(request)
    if isinstance(reply, Reply):
        return reply
    if isinstance(reply, int):
        return Reply({"message": "Refused"} if reply >= 400 else None, reply)
    if isinstance(reply, str):
        kind, _, name = reply.strip("[]").rpartition(":")
        body = body_of(name)
        if kind == "search":
            reply = {"total_count": 1, "incomplete_results": False, "items": [body]}
        else:
            reply = [body, body] if reply.startswith("[") else body
    return Reply(complete(reply), 201 if request.method == "POST" else 200)


def complete(body: Any) -> Any:
    """The body with what the strict classes of the peer require of every account and repository."""
    if isinstance(body, list):
        return [complete(item) for item in body]
    if not isinstance(body, dict):
        return body
    body = {name: complete(value) for name, value in body.items()}
    if "login" in body and "id" in body:
        body = {**body_of("ShortUser"), **body}
    elif "full_name" in body and ("owner" in body or "description" in body):
        body = {"language": "Python", **body_of("Repository"), **body}
    return body
