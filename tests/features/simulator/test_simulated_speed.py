"""How much time the simulator takes. It is measured as processor time, the least of several rounds."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest

from ferrohub.testing import GitHub
from ferrohub.testing.github.links import Links

BASE = "/repos/mona/compass"


def least(rounds: int, function: Callable[[], None]) -> float:
    """The least processor time of several rounds, in seconds."""
    times = []
    for _ in range(rounds):
        start = time.thread_time()
        function()
        times.append(time.thread_time() - start)
    return min(times)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", f"{BASE}/issues", {"title": "x", "body": "y"}),
        ("GET", f"{BASE}/issues/1", None),
        ("PATCH", f"{BASE}/issues/1", {"title": "z"}),
        ("POST", f"{BASE}/labels", {"name": "label-%d", "color": "ff0000"}),
        ("GET", f"{BASE}/labels/crash", None),
        ("PATCH", f"{BASE}/labels/crash", {"color": "00ff00"}),
        ("POST", f"{BASE}/issues/1/comments", {"body": "x"}),
        ("GET", f"{BASE}/issues/comments/1", None),
        ("PATCH", f"{BASE}/issues/comments/1", {"body": "z"}),
    ],
)
def test_a_request_takes_less_than_a_third_of_a_millisecond(method: str, path: str, body: object) -> None:
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

    assert least(8, batch) / 100 < 0.3e-3


def test_a_thousand_simulators_take_less_than_five_seconds() -> None:
    def tests() -> None:
        for _ in range(50):
            github = GitHub()
            github.user("mona")
            github.repository("mona/compass", files={"README.md": "# Compass"})
            client = github.client("mona")
            client.repository("mona", "compass").create_issue("x")
            assert [issue.title for issue in github.issues("mona/compass")] == ["x"]

    assert least(4, tests) * 20 < 5
