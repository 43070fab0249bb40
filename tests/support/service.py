"""A server that stands in for the whole service: it answers by a table of routes."""

from __future__ import annotations

import fnmatch
from typing import Any

from harness import Answer, Recorded, Server, body_of


class Service(Server):
    """A server that answers by the table of routes."""

    def __init__(self, routes: dict[str, Any]) -> None:
        super().__init__()
        self.routes = routes
        self.unrouted: list[str] = []

    def next_answer(self) -> Answer:
        asked = self.requests[-1]
        for route, answer in self.routes.items():
            if matches(route, asked.line):
                return prepared(answer, asked)
        self.unrouted.append(asked.line)
        return Answer({"message": "Not Found"}, 404)


def matches(route: str, line: str) -> bool:
    """Segment by segment; a `*` stands for (a part of) one segment."""
    due, asked = route.split("/"), line.split("/")
    return len(due) == len(asked) and all(map(fnmatch.fnmatchcase, asked, due))


def prepared(answer: Any, asked: Recorded) -> Answer:
    """The answer of a route: a class ("User"), a list of it ("[User]"), search results ("search:User"), a status, a
    body, or what a function makes of the request.
    """
    if callable(answer):
        answer = answer(asked)
    if isinstance(answer, Answer):
        return answer
    if isinstance(answer, int):
        return Answer({"message": "Refused"} if answer >= 400 else None, answer)
    if isinstance(answer, str):
        kind, _, name = answer.strip("[]").rpartition(":")
        body = body_of(name)
        if kind == "search":
            answer = {"total_count": 1, "incomplete_results": False, "items": [body]}
        else:
            answer = [body, body] if answer.startswith("[") else body
    return Answer(complete(answer), 201 if asked.method == "POST" else 200)


def complete(body: Any) -> Any:
    """The body with what the strict classes of the peer ask of every account and repository."""
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
