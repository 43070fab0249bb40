"""Issues in listings, for tests."""

from __future__ import annotations

from typing import Any

import ferrohub
from harness import GITHUB, Reply, Server

BIG = 9007199254740993  # no float holds it


def issue(number: int, /, **changes: Any) -> dict[str, Any]:
    return {
        "number": number,
        "id": BIG + number,
        "title": f"Issue {number}",
        "locked": number % 2 == 0,
        "comments": number,
        "created_at": "2026-11-03T12:00:00Z",
        "closed_at": None,
        "user": {"login": f"user-{number}", "id": number},
        "labels": [{"name": "bug", "id": 1}, {"name": "ä", "id": 2}],
        "html_url": f"https://github.com/o/r/issues/{number}",
        "url": f"{GITHUB}/repos/o/r/issues/{number}",
        **changes,
    }


def listed(client: ferrohub.Client, server: Server, *pages: list[Any] | Reply, last: int | None = None) -> Any:
    """A listing of issues with these pages."""
    replies = []
    for number, page in enumerate(pages, 1):
        link = f'<{GITHUB}/issues?page={number + 1}>; rel="next", <{GITHUB}/issues?per_page=2&page={last}>; rel="last"'
        headers = {"Link": link} if number < len(pages) else {}
        replies.append(page if isinstance(page, Reply) else Reply(page, headers=headers))
    server.will(*replies)
    server.numbered = last is not None  # numbered pages are prefetched, in any order
    return client.issues_on("o", "r")
