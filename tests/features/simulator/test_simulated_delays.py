"""What is late at GitHub, on the clock of the simulator: mergeability, statistics and searches."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send

Repository = ferrohub.repos.Repository
HOME = "/repos/mona/compass"


@pytest.fixture
def late(github: GitHub, compass: Repository) -> GitHub:
    github.commit("mona/compass", {"a": "1\n"}, branch="topic")
    compass.create_pull("Topic", "main", "topic")
    github.delays.mergeable = github.delays.statistics = github.delays.search = 30
    return github


def test_mergeability_is_computed_from_the_first_request_on(late: GitHub, client: ferrohub.Client) -> None:
    late.clock.advance(hours=1)
    _, shown = send(client, f"GET {HOME}/pulls/1")
    assert (shown["mergeable"], shown["mergeable_state"]) == (None, "unknown")
    late.clock.advance(29)
    assert send(client, f"GET {HOME}/pulls/1")[1]["mergeable"] is None
    late.clock.advance(1)
    assert send(client, f"GET {HOME}/pulls/1")[1]["mergeable"] is True


def test_mergeability_is_computed_anew_when_the_base_changes(late: GitHub, client: ferrohub.Client) -> None:
    send(client, f"GET {HOME}/pulls/1")
    late.clock.advance(30)
    late.commit("mona/compass", {"a": "other\n"})
    assert send(client, f"GET {HOME}/pulls/1")[1]["mergeable"] is None
    late.clock.advance(30)
    _, shown = send(client, f"GET {HOME}/pulls/1")
    assert (shown["mergeable"], shown["mergeable_state"]) == (False, "dirty")


@pytest.mark.parametrize("name", ["contributors", "commit_activity", "code_frequency", "participation", "punch_card"])
def test_statistics_are_accepted_and_computed(late: GitHub, client: ferrohub.Client, name: str) -> None:
    path = f"GET {HOME}/stats/{name}"
    assert send(client, path)[0] == 202
    late.clock.advance(30)
    status, shown = send(client, path)
    assert status == 200 and shown


def test_statistics_are_computed_anew_after_a_push(late: GitHub, client: ferrohub.Client) -> None:
    path = f"GET {HOME}/stats/contributors"
    send(client, path)
    late.clock.advance(30)
    late.commit("mona/compass", {"b": "1\n"})
    assert send(client, path)[0] == 202
    late.clock.advance(30)
    assert send(client, path)[1][0]["total"] == 2


def test_searches_find_what_is_new_later(late: GitHub, client: ferrohub.Client, compass: Repository) -> None:
    late.user("lisa")
    late.repository("mona/sextant")
    compass.create_issue("Lost")

    def found() -> list[int]:
        queries = ("issues?q=Lost", "repositories?q=sextant", "users?q=lisa+in:login")
        return [send(client, f"GET /search/{query}")[1]["total_count"] for query in queries]

    assert found() == [0, 0, 0]
    # Listings have it at once.
    assert len(send(client, f"GET {HOME}/issues")[1]) == 2
    late.clock.advance(31)
    assert found() == [1, 1, 1]
