"""The site that a repository publishes."""

from __future__ import annotations

import pytest

import ferrohub
from harness import Case, Server, check, make, outcomes

PAGES = "/repos/octocat/Hello-World/pages"

CASES = [
    Case(
        "ShortRepository.pages",
        (),
        f"GET {PAGES}",
        reply="PagesInfo",
        result="PagesInfo",
    ),
    Case(
        "ShortRepository.pages_builds",
        (),
        f"GET {PAGES}/builds",
        query={"per_page": "100"},
        reply="[PagesBuild]",
        result="[PagesBuild]",
    ),
    Case(
        "ShortRepository.latest_pages_build",
        (),
        f"GET {PAGES}/builds/latest",
        reply="PagesBuild",
        result="PagesBuild",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_fields(client: ferrohub.Client) -> None:
    info, build = make("PagesInfo", client), make("PagesBuild", client, pusher=None)
    assert info.cname == "developer.github.com" and info.custom_404 is False
    assert info.source == {"branch": "master", "path": "/"}
    assert build.pusher is None and build.duration == 2104 and build.error == {"message": None}
    assert build.created_at.isoformat() == "2014-02-10T19:00:49+00:00"
