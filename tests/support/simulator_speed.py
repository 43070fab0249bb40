"""How much processor time the simulator takes, the least of several rounds."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from ferrohub.testing import GitHub
from ferrohub.testing.github.links import Links

_BASE = "/repos/mona/compass"
#: Requests for an issue, a label and a comment, with their bodies.
REQUESTS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("POST", f"{_BASE}/issues", {"title": "x", "body": "y"}),
    ("GET", f"{_BASE}/issues/1", None),
    ("PATCH", f"{_BASE}/issues/1", {"title": "z"}),
    ("POST", f"{_BASE}/labels", {"name": "label-%d", "color": "ff0000"}),
    ("GET", f"{_BASE}/labels/crash", None),
    ("PATCH", f"{_BASE}/labels/crash", {"color": "00ff00"}),
    ("POST", f"{_BASE}/issues/1/comments", {"body": "x"}),
    ("GET", f"{_BASE}/issues/comments/1", None),
    ("PATCH", f"{_BASE}/issues/comments/1", {"body": "z"}),
]


def _least(rounds: int, function: Callable[[], None]) -> float:
    times = []
    for _ in range(rounds):
        start = time.thread_time()
        function()
        times.append(time.thread_time() - start)
    return min(times)


def of_request(method: str, path: str, body: dict[str, Any] | None) -> float:
    """The share of the simulator in a request, without validation, in seconds."""
    github = GitHub()
    github.user("mona")
    github.repository("mona/compass")
    issue = github.client("mona").repository("mona", "compass").create_issue("x", labels=["crash"])
    issue.create_comment("x")
    headers = {"authorization": f"Bearer {github.token('mona')}", "content-type": "application/json"}
    text, links = "" if body is None else json.dumps(body), Links()
    counter = iter(range(10**6))

    def batch() -> None:
        for _ in range(100):
            content = text.replace("%d", str(next(counter))).encode()
            status, _, found = github.respond(method, path, "", headers, content, links)
            assert status in (200, 201), found

    return _least(8, batch) / 100


def in_a_test() -> None:
    """A test with a GitHub of its own."""
    github = GitHub()
    github.user("mona")
    github.repository("mona/compass", files={"README.md": "# Compass"})
    github.client("mona").repository("mona", "compass").create_issue("x")
    assert [issue.title for issue in github.issues("mona/compass")] == ["x"]


def of_tests(count: int, rounds: int) -> float:
    """The time of so many tests with a GitHub each, in seconds."""

    def tests() -> None:
        for _ in range(count):
            in_a_test()

    return _least(rounds, tests)
