"""Searches of commits and topics of the simulator."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send

HOME = "/repos/mona/compass"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    mona = made.user("mona", name="Mona Lisa", email="mona@example.com")
    lisa = made.user("lisa", name="Lisa", email="lisa@example.com")
    made.repository("mona/compass", files={"a": "1"}, topics=["maps", "tools"])
    made.clock.advance(days=2)
    made.commit("mona/compass", {"b": "2"}, "Fix the needle", author=lisa)
    made.commit("mona/compass", {"c": "3"}, "Point north", branch="topic", author=mona)
    made.client("mona").request(f"POST {HOME}/merges", json={"base": "main", "head": "topic"})
    made.repository("mona/secret", files={"a": "1"}, private=True, topics=["maps"])
    return made


def found(client: ferrohub.Client, query: str) -> list[str]:
    return [each["commit"]["message"] for each in send(client, f"GET /search/commits?q={query}")[1]["items"]]


@pytest.mark.parametrize(
    ("query", "messages"),
    [
        ("needle", ["Fix the needle"]),
        ("author:lisa", ["Fix the needle"]),
        ("author:@me+north", ["Point north"]),
        ("author-email:lisa@example.com", ["Fix the needle"]),
        ("author-name:mona+needle", []),
        ("merge:true", ["Merge topic into main"]),
        ("is:public+merge:false+north", ["Point north"]),
        ("committer-date:<2026-01-02+repo:mona/compass", ["Initial commit"]),
        ("user:lisa", []),
    ],
)
def test_commits_are_found_by_words_and_qualifiers(github: GitHub, query: str, messages: list[str]) -> None:
    assert found(github.client("mona"), query) == messages


def test_a_commit_is_found_by_its_hashes(github: GitHub) -> None:
    mona = github.client("mona")
    sha = github.commit("mona/compass", {"d": "4"}, "Last")
    shown = mona.request(f"GET {HOME}/commits/{sha}").json()
    assert found(mona, f"hash:{sha}") == found(mona, f"tree:{shown['commit']['tree']['sha']}") == ["Last"]
    assert found(mona, f"parent:{sha}") == []
    _, page = send(mona, "GET /search/commits?q=user:mona&sort=committer-date&order=asc&per_page=1")
    assert page["total_count"] == 6 and page["items"][0]["commit"]["message"] == "Initial commit"
    # What is private is found by those who see it.
    assert send(github.client("lisa"), "GET /search/commits?q=user:mona")[1]["total_count"] == 5


def test_topics_are_those_of_repositories_that_one_sees(github: GitHub) -> None:
    def topics(client: ferrohub.Client, query: str) -> list[str]:
        return [each["name"] for each in send(client, f"GET /search/topics?q={query}")[1]["items"]]

    mona, lisa = github.client("mona"), github.client("lisa")
    assert topics(mona, "o") == ["tools"] and topics(mona, "ma") == ["maps"]
    assert topics(mona, "maps+repositories:>1") == ["maps"] and topics(lisa, "maps+repositories:>1") == []
    (shown,) = send(lisa, "GET /search/topics?q=maps")[1]["items"]
    assert shown["repository_count"] == 1 and send(mona, "GET /search/topics?q=maps")[1]["items"][0] != shown
