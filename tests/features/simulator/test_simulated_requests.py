"""What a test says of requests in general: waits on the clock, secondary limits, faults, and responses of its own."""

from __future__ import annotations

import asyncio
import math
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import GitHubException, NotFoundError, RateLimitExceeded
from ferrohub.testing import GitHub
from ferrohub.testing.github import Call, Reply

API = "https://api.github.com"


def waiting(github: GitHub, how: str, **options: Any) -> list[str]:
    """Let a client that waits for rate limits send five requests; the times at which it got the responses."""
    times = []
    if how == "blocking":
        client = github.client("mona", rate_limit="wait", max_wait=7200, **options)
        for _ in range(5):
            client.repository("mona", "compass")
            times.append(github.clock.text())
        return times

    async def main() -> None:
        async with github.async_client("mona", rate_limit="wait", max_wait=7200, **options) as client:
            for _ in range(5):
                await client.repository("mona", "compass")
                times.append(github.clock.text())

    asyncio.run(main())
    return times


@pytest.mark.parametrize("how", ["blocking", "awaited"])
def test_a_client_waits_for_rate_limits_on_the_clock(github: GitHub, how: str) -> None:
    github.quotas.limits["core"] = 2
    before = github.clock.timestamp
    waits: list[float] = []
    waiting(github, how, on_wait=lambda seconds, reason: waits.append(seconds))
    assert [each.status for each in github.requests] == [200, 200, 403, 200, 200, 403, 200]
    # Whole seconds of the clock, an hour each time but for what the test itself takes.
    passed = github.clock.timestamp - before
    assert len(waits) == 2 and 7000 < passed <= 7200 and passed == sum(map(math.ceil, waits))


@pytest.mark.parametrize("how", ["blocking", "awaited"])
def test_secondary_limits_end_on_the_clock(github: GitHub, how: str) -> None:
    github.faults.add(status=403, retry_after=60)
    assert waiting(github, how) == ["2026-01-01T00:01:00Z"] * 5


def test_a_retry_waits_on_the_clock_as_long_as_the_response_says(github: GitHub) -> None:
    github.faults.add(status=503, retry_after=30)
    assert waiting(github, "blocking") == ["2026-01-01T00:00:30Z"] * 5
    github.faults.add(status=503)
    assert waiting(github, "blocking") == ["2026-01-01T00:00:30Z"] * 5


def test_a_client_in_the_code_under_test_waits_on_the_clock(github: GitHub) -> None:
    github.quotas.limits["core"] = 1
    with github.installed("mona"):
        client = ferrohub.Client.from_environment(rate_limit="wait", max_wait=7200)
        client.repository("mona", "compass")
        client.repository("mona", "compass")
    # The quota ends on the clock of the machine, on which the test itself takes some seconds of the hour.
    assert "2026-01-01T00:55:00Z" < github.clock.text() <= "2026-01-01T01:00:00Z"


def test_secondary_limits_count_the_points_and_the_writes_of_a_minute(github: GitHub) -> None:
    github.quotas.points_per_minute = 12
    compass = github.client("mona").repository("mona", "compass")
    compass.create_label("x", "ffffff")
    compass.create_label("y", "ffffff")
    assert compass.session.get(compass.url).status_code == 200
    limited = compass.session.get(compass.url)
    assert limited.status_code == 403 and "secondary rate limit" in limited.json()["message"]
    # The credential of another user has its own.
    assert github.client("lisa").session.get(compass.url).status_code == 200
    github.clock.advance(int(limited.headers["Retry-After"]))
    github.quotas.points_per_minute, github.quotas.writes_per_minute = None, 1
    compass.create_label("z", "ffffff")
    with pytest.raises(RateLimitExceeded, match="secondary"):
        compass.create_label("a", "ffffff")
    assert compass.session.get(compass.url).status_code == 200
    patient = github.client("mona", rate_limit="wait", max_wait=120)
    before = github.clock.timestamp
    patient.repository("mona", "compass").create_label("b", "ffffff")
    assert 55 <= github.clock.timestamp - before <= 62


def test_a_query_is_no_write_of_a_secondary_limit(github: GitHub) -> None:
    pytest.importorskip("graphql")
    client = github.client("mona")
    id = client.repository("mona", "compass").node_id
    github.quotas.writes_per_minute = 1
    star = f'mutation {{ addStar(input: {{starrableId: "{id}"}}) {{ clientMutationId }} }}'
    for _ in range(3):
        assert client.graphql("{ viewer { login } }")["viewer"]["login"] == "mona"
    client.graphql(star)
    with pytest.raises(RateLimitExceeded, match="secondary"):
        client.graphql(star)
    assert client.graphql("{ viewer { login } }")["viewer"]["login"] == "mona"


def test_points_of_graphql_and_of_rest_are_counted_apart(github: GitHub) -> None:
    pytest.importorskip("graphql")
    github.quotas.points_per_minute, github.quotas.graphql_points_per_minute = 2, 7
    client = github.client("mona")
    star = f'mutation {{ addStar(input: {{starrableId: "{client.repository("mona", "compass").node_id}"}}) '
    for query in ("{ viewer { login } }", "{ viewer { login } }", star + "{ clientMutationId } }"):
        client.graphql(query)
    # REST has a point left, GraphQL has none.
    with pytest.raises(RateLimitExceeded, match="secondary"):
        client.graphql("{ viewer { login } }")
    assert client.me().login == "mona"
    with pytest.raises(RateLimitExceeded, match="secondary"):
        client.me()
    github.clock.advance(60)
    assert client.me().login == client.graphql("{ viewer { login } }")["viewer"]["login"]
    # A limit of one is none of the other.
    github.quotas.points_per_minute = None
    assert [client.me().login for _ in range(9)] == ["mona"] * 9


def test_an_installation_sees_its_own_rate_limit(github: GitHub) -> None:
    app = github.app("Later", permissions={"issues": "write"})
    github.install(app, "mona")
    client = github.app_client(app).client("mona")
    for _ in range(3):
        client.repository("mona", "compass")
    assert client.rate_limit()["resources"]["core"]["used"] == 3
    github.client("mona").me()
    assert client.rate_limit()["resources"]["core"]["used"] == 3


def test_a_fault_may_have_a_body(github: GitHub, client: ferrohub.Client) -> None:
    github.faults.add("graphql", status=200, body={"errors": [{"message": "Something went wrong"}]})
    with pytest.raises(GitHubException, match="Something went wrong"):
        client.graphql("{ viewer { login } }")
    github.faults.add("repos/get", status=404)
    with pytest.raises(NotFoundError, match="Not Found"):
        client.repository("mona", "compass")


@pytest.mark.parametrize("page", ["%C2%B2", "--1", "x"])
def test_a_page_that_is_no_number_is_the_first_one(client: ferrohub.Client, page: str) -> None:
    assert client.session.get(f"{API}/user/repos?page={page}").json() == client.session.get(f"{API}/user/repos").json()


def test_a_function_responds_in_place_of_the_simulator(github: GitHub, client: ferrohub.Client) -> None:
    made: list[int] = []

    def issue(number: int) -> dict[str, Any]:
        made.append(number)
        return {"number": number, "title": f"Issue {number}"}

    @github.on_request("issues/list-for-repo")
    def issues(call: Call) -> Any:
        call.repository()
        return call.page(range(1, 2_000_001), issue)

    url = f"{API}/repos/mona/compass/issues?per_page=2"
    with pytest.raises(AssertionError, match="lacks closed_at"):
        client.session.get(url)
    made.clear()
    github.validate = False
    first = client.session.get(url)
    assert [each["number"] for each in first.json()] == [1, 2] == made
    # Everything else is that of the simulator.
    again = client.session.get(first.url, headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304 and 'rel="next"' in first.headers["Link"]
    assert [(each.route, each.status) for each in github.requests[-2:]] == [
        ("issues/list-for-repo", 200),
        ("issues/list-for-repo", 304),
    ]
    assert client.session.get(f"{API}/repos/mona/nothing/issues").status_code == 404
    assert [each.number for each in github.copy().client("mona").issues_on("mona", "compass", number=3)] == [1, 2, 3]
    github.reset()
    github.user("mona")
    github.repository("mona/compass")
    assert list(github.client("mona").issues_on("mona", "compass")) == []


def test_a_function_responds_to_an_operation_that_is_not_simulated(github: GitHub, client: ferrohub.Client) -> None:
    github.validate = False
    usage = "private-registries/list-org-private-registries"
    github.on_request(usage, lambda call: Reply(200, {"org": call.params["org"]}))
    path = f"{API}/orgs/octo-org/private-registries"
    assert client.session.get(path).json() == {"org": "octo-org"}
    assert client.session.head(path).status_code == 200
    github.on_request("markdown/render", lambda call: Reply(200, b"<p>x</p>", {"Content-Type": "text/html"}))
    rendered = client.session.post(f"{API}/markdown", json={"text": "x"})
    assert (rendered.text, rendered.headers["Content-Type"]) == ("<p>x</p>", "text/html")
    with pytest.raises(ValueError, match="describes no operation"):
        github.on_request("nothing", lambda call: None)


def test_ids_of_more_than_32_bits_have_node_ids(github: GitHub, client: ferrohub.Client) -> None:
    compass = client.repository("mona", "compass")
    compass.create_issue("x")
    github.issues("mona/compass")[0].id = 5_000_000_000
    issue = compass.issue(1)
    assert issue.id == 5_000_000_000
    found = client.graphql("query($id: ID!) { node(id: $id) { ... on Issue { title } } }", {"id": issue.node_id})
    assert found["node"]["title"] == "x"
