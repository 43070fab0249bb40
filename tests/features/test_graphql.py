"""GraphQL: what is sent for a query or a mutation, what it returns, and what it raises."""

from __future__ import annotations

import asyncio
import datetime
import os
import pathlib
import pickle
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.aio import AsyncClient
from ferrohub.exceptions import (
    AuthenticationFailed,
    ForbiddenError,
    GraphQLError,
    NotFoundError,
    RateLimitExceeded,
    ResponseError,
    ServerError,
    UnexpectedResponse,
    UnprocessableEntity,
    UnprocessableResponseBody,
)
from ferrohub.testing import Recorder
from harness import TOKEN, Reply, Server, at_once

VIEWER = "query { viewer { login } }"
OWNER = "query Owner($login: String!) { user(login: $login) { name } }"
STAR = 'mutation { addStar(input: {starrableId: "R_1"}) { clientMutationId } }'
MISSING = {"type": "NOT_FOUND", "path": ["user"], "message": "Could not resolve to a User", "locations": []}
#: A quota that is used up, and resets in an hour.
USED_UP = {
    "Date": "Tue, 01 Feb 2000 10:00:00 GMT",
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset": "949402800",
    "X-RateLimit-Resource": "graphql",
}
LIMITED = {"data": None, "errors": [{"type": "RATE_LIMITED", "message": "API rate limit exceeded for user"}]}


def test_a_query_is_posted_and_returns_its_data(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"data": {"user": {"name": "The Octocat", "big": 12345678901234567890}}}))
    data = client.graphql(OWNER, {"login": "octocat"}, "Owner")
    assert data == {"user": {"name": "The Octocat", "big": 12345678901234567890}}
    (request,) = server.requests
    assert request.line == "POST /graphql" and request.headers["authorization"] == f"token {TOKEN}"
    assert request.headers["content-type"] == "application/json"
    assert request.json == {"query": OWNER, "variables": {"login": "octocat"}, "operationName": "Owner"}


def test_variables_are_any_json_values_and_datetimes(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"data": None}))
    since = datetime.datetime(2026, 1, 2, 4, 5, 6, tzinfo=datetime.timezone(datetime.timedelta(hours=1)))
    given = {"a": [1, 2.5, None, True], "b": {"c": "é"}, "since": since}
    assert client.graphql("query($a: [Float], $b: X, $since: DateTime) { f(a: $a) }", given) is None
    assert server.requests[0].json["variables"] == {**given, "since": "2026-01-02T03:05:06Z"}


def test_enterprise_has_its_own_address(server: Server) -> None:
    server.will(Reply({"data": {}}))
    assert ferrohub.ClientEnterprise(server.url, token=TOKEN).graphql(VIEWER) == {}
    assert ferrohub.Client(base_url=f"{server.url}/api/v3", token=TOKEN).graphql(VIEWER) == {}
    assert [request.path for request in server.requests] == ["/api/graphql"] * 2
    shown = {
        "https://api.github.com": "https://api.github.com/graphql",
        "https://api.octocorp.ghe.com": "https://api.octocorp.ghe.com/graphql",
        "https://github.example/api/v3": "https://github.example/api/graphql",
    }
    for base, address in shown.items():
        assert repr(ferrohub.Client(base_url=base).graphql) == f"<GraphQL at {address}>"


def test_asyncio_awaits_it(server: Server) -> None:
    server.will(Reply({"data": {"viewer": {"login": "octocat"}}}), Reply({"errors": [MISSING]}))

    async def main() -> None:
        async with AsyncClient(token=TOKEN, base_url=server.url) as client:
            assert await client.graphql(VIEWER) == {"viewer": {"login": "octocat"}}
            with pytest.raises(NotFoundError):
                await client.graphql(VIEWER)
            with pytest.raises(ValueError, match="syntax error"):
                client.graphql("query {")

    asyncio.run(main())


@pytest.mark.parametrize(
    ("query", "variables", "operation", "why"),
    [
        ("query { viewer { login }", None, None, "query, line 1, column 25: syntax error: "),
        ("", None, None, "query"),
        (f"{OWNER} {VIEWER}", {"login": "x"}, None, "operation_name is needed"),
        (OWNER, {"login": "x"}, "Other", 'operation_name: the query has no operation "Other"'),
        (OWNER, None, None, r'variables must have "login": the query declares \$login: String!'),
        (OWNER, {"login": None}, None, 'variables must have "login"'),
        (OWNER, {"login": "a", "lgn": "b"}, None, 'variables has "lgn", which the query does not declare'),
        ("query Q { viewer { ...Fields } }", None, None, "there is no fragment Fields"),
        ("query Q { user(login: $login) { id } }", None, None, r"uses \$login, which it does not declare"),
        (OWNER, {"login": float("nan")}, None, "variables is not JSON-serializable: nan"),
        ("subscription { a }", None, None, "query is a subscription"),
        ("type A { b: Int }", None, None, "query has no operation"),
    ],
)
def test_bad_documents_and_variables_are_not_sent(
    client: ferrohub.Client, server: Server, query: str, variables: Any, operation: str | None, why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        client.graphql(query, variables, operation)
    assert server.requests == []


@pytest.mark.parametrize(
    "arguments", [(5,), (VIEWER, [1]), (VIEWER, {1: 2}), (VIEWER, {"a": object()}), (VIEWER, {}, 5)]
)
def test_arguments_of_other_types_are_not_sent(client: ferrohub.Client, server: Server, arguments: Any) -> None:
    with pytest.raises(TypeError, match=r"query|variables|operation_name"):
        client.graphql(*arguments)
    assert server.requests == []


def test_a_credential_is_needed(anonymous: ferrohub.Client, server: Server) -> None:
    with pytest.raises(AuthenticationFailed, match="Requires authentication"):
        anonymous.graphql(VIEWER)
    assert server.requests == []


def test_errors_under_status_200_are_raised_with_the_data(client: ferrohub.Client, server: Server) -> None:
    other = {"message": "Something went wrong", "path": ["viewer", "repositories", 0]}
    server.will(Reply({"data": {"user": None, "viewer": {"login": "a"}}, "errors": [other, MISSING]}))
    with pytest.raises(GraphQLError) as caught:
        client.graphql(OWNER, {"login": "no"})
    error = caught.value
    assert isinstance(error, NotFoundError) and isinstance(error, ResponseError)
    assert (error.code, error.data) == (200, {"user": None, "viewer": {"login": "a"}})
    assert (error.errors, error.path, error.type) == ([other, MISSING], ["viewer", "repositories", 0], None)
    assert str(error) == (
        "Something went wrong (viewer.repositories.0); Could not resolve to a User (NOT_FOUND at user)"
        f" (POST {server.url}/graphql)"
    )
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and (again.data, again.path, str(again)) == (error.data, error.path, str(error))
    for module in (ferrohub, ferrohub.exceptions, ferrohub.graphql):
        assert getattr(module, type(error).__name__) is type(error)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("NOT_FOUND", NotFoundError),
        ("FORBIDDEN", ForbiddenError),
        ("INSUFFICIENT_SCOPES", ForbiddenError),
        ("UNPROCESSABLE", UnprocessableEntity),
        ("RATE_LIMITED", RateLimitExceeded),
    ],
)
def test_the_type_of_an_error_is_a_class(
    client: ferrohub.Client, server: Server, kind: str, expected: type[Exception]
) -> None:
    server.will(Reply({"data": None, "errors": [{"type": kind, "message": "No"}]}))
    with pytest.raises(expected) as caught:
        client.graphql(VIEWER)
    assert isinstance(caught.value, GraphQLError) and caught.value.type == kind
    server.will(Reply({"data": None, "errors": [{"type": "SOMETHING_NEW", "message": "No"}]}))
    with pytest.raises(GraphQLError) as caught:
        client.graphql(VIEWER)
    assert type(caught.value) is GraphQLError


@pytest.mark.parametrize(
    "errors", [[None], ["text"], [{}], [{"message": None, "path": 5, "type": 7}], [{"message": "x"}] * 40]
)
def test_odd_errors_are_errors_too(client: ferrohub.Client, server: Server, errors: Any) -> None:
    server.will(Reply({"errors": errors}))
    with pytest.raises(GraphQLError) as caught:
        client.graphql(VIEWER)
    assert caught.value.errors == errors and caught.value.data is None and str(caught.value)


def test_other_responses_raise_as_elsewhere(client: ferrohub.Client, server: Server) -> None:
    for reply, expected in [
        (Reply({"message": "Bad credentials"}, 401), AuthenticationFailed),
        (Reply({"message": "Server Error"}, 500), ServerError),
        (Reply("<html>"), UnexpectedResponse),
        (Reply([]), UnprocessableResponseBody),
        (Reply({"message": "hm"}), UnprocessableResponseBody),
    ]:
        server.will(reply)
        with pytest.raises(expected):
            client.graphql(VIEWER)
    server.will(Reply({"data": {"a": 1}, "errors": []}))
    assert client.graphql(VIEWER) == {"a": 1}


def test_queries_are_retried_and_mutations_are_not(client: ferrohub.Client, server: Server) -> None:
    for failure in (Reply(None, 502), Reply(drop=True)):
        server.will(failure, failure, Reply({"data": {"viewer": 1}}))
        assert client.graphql(VIEWER) == {"viewer": 1} and len(server.requests) == 3
        server.will(failure, Reply({"data": {}}))
        with pytest.raises((ServerError, ferrohub.ConnectionError)):
            client.graphql(STAR)
        assert len(server.requests) == 1
    server.will(Reply(None, 502), Reply({"data": {}}))
    with pytest.raises(ServerError):
        client.graphql(f"{STAR.replace('mutation', 'mutation A')} query B {{ a }}", operation_name="A")
    assert len(server.requests) == 1


def test_a_rate_limit_is_raised_with_its_end(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(LIMITED, 200, USED_UP))
    with pytest.raises(RateLimitExceeded) as caught:
        client.graphql(VIEWER)
    assert isinstance(caught.value, GraphQLError)
    assert (caught.value.resource, caught.value.retry_after) == ("graphql", 3600)
    assert caught.value.reset_at == datetime.datetime(2000, 2, 1, 11, tzinfo=datetime.timezone.utc)


@pytest.mark.parametrize("query", [VIEWER, STAR])
def test_a_rate_limit_is_waited_for(server: Server, query: str) -> None:
    waits: list[tuple[float, str]] = []
    client = ferrohub.Client(
        token=f"{TOKEN}-{query}",
        base_url=server.url,
        rate_limit="wait",
        on_wait=lambda seconds, reason: waits.append((seconds, reason)),
    )
    soon = {**USED_UP, "X-RateLimit-Reset": "949399201"}
    server.will(Reply(LIMITED, 200, soon), Reply({"data": {"viewer": {}}}))
    assert at_once(lambda: client.graphql(query)) == {"viewer": {}}
    ((seconds, reason),) = waits
    assert 0 < seconds <= 1.01 and reason == 'the quota "graphql" is used up'
    assert len(server.requests) == 2


def test_a_long_rate_limit_is_raised_at_once(server: Server) -> None:
    client = ferrohub.Client(token=f"{TOKEN}-long", base_url=server.url, rate_limit="wait", max_wait=60)
    server.will(Reply(LIMITED, 200, USED_UP))
    with pytest.raises(RateLimitExceeded):
        at_once(lambda: client.graphql(VIEWER))


def test_credentials_do_not_leak(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"errors": [{"type": "FORBIDDEN", "message": "Bad ghp_" + "a" * 36}]}))
    with pytest.raises(ForbiddenError) as caught:
        client.graphql(VIEWER)
    shown = f"{caught.value} {caught.value!r} {client.graphql!r}"
    assert TOKEN not in shown and "ghp_a" not in shown


@pytest.mark.parametrize(
    "document", ["mutation($token: String!) { a(token: $token) }", 'mutation { a(token: "S3cr3t-99") }']
)
def test_an_error_that_repeats_a_secret_does_not_show_it(
    document: str, client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    """It is known by the name of the variable or argument."""
    server.will(Reply({"errors": [{"message": "Variable $token of value S3cr3t-99 is invalid"}]}))
    variables = {"token": "S3cr3t-99"} if "$" in document else None
    with Recorder(client, tmp_path).use_cassette("a"), pytest.raises(GraphQLError) as caught:
        client.graphql(document, variables)
    assert str(caught.value).count("REDACTED") == 1 and "S3cr3t" not in f"{caught.value} {caught.value!r}"
    assert "S3cr3t" not in (tmp_path / "a.json").read_text()


def test_it_is_recorded_and_replayed(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    server.will(Reply({"data": {"viewer": {"login": "octocat"}}}))
    with Recorder(client, tmp_path).use_cassette("viewer"):
        assert client.graphql(VIEWER) == {"viewer": {"login": "octocat"}}
    anonymous = ferrohub.Client(base_url=server.url)
    with Recorder(anonymous, tmp_path).use_cassette("viewer", record="none"):
        assert anonymous.graphql(VIEWER) == {"viewer": {"login": "octocat"}}
    assert len(server.requests) == 1


def when_requested(server: Server, act: Callable[[], object]) -> threading.Thread:
    """Do something once a request has arrived."""

    def wait() -> None:
        while not server.requests:
            time.sleep(0.01)
        act()

    thread = threading.Thread(target=wait)
    thread.start()
    return thread


@pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
def test_ctrl_c_ends_the_wait(interruptible: None, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"data": {}}, after=threading.Event()))
    thread = when_requested(server, lambda: os.kill(os.getpid(), signal.SIGINT))
    with pytest.raises(KeyboardInterrupt):
        client.graphql(VIEWER)
    thread.join()


def test_cancelling_a_task_cancels_its_request(server: Server) -> None:
    server.will(Reply({"data": {}}, after=threading.Event()))

    async def main() -> None:
        async with AsyncClient(token=TOKEN, base_url=server.url) as client:
            task = asyncio.ensure_future(client.graphql(VIEWER))
            while not server.requests:
                await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(asyncio.wait_for(main(), 30))
