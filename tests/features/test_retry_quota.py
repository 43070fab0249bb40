"""The retry quota: a server that fails every request gets few retries."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ServerError, Timeout
from ferrohub.testing import Fake
from ferrohub.transports import Request, Response
from harness import TOKEN


class Failing:
    """A server that fails the requests of some numbers, and says to retry at once."""

    def __init__(self, fails: Any, failure: Any = None) -> None:
        self.fails, self.failure, self.count = fails, failure, 0
        self._skips_waits = True

    def __call__(self, request: Request) -> Response:
        self.count += 1
        if not self.fails(self.count):
            return Response.json({"login": "octocat", "id": 1})
        if self.failure is not None:
            raise self.failure
        return Response(503, {"Retry-After": "0"}, b"")


def failures(server: Failing, calls: int, **options: Any) -> list[Exception]:
    client = ferrohub.Client(token=TOKEN, transport=server, **options)
    return [error for error in (outcome(client) for _ in range(calls)) if error is not None]


def outcome(client: ferrohub.Client) -> Exception | None:
    try:
        client.user("octocat")
    except (ServerError, Timeout) as error:
        return error
    return None


@pytest.mark.parametrize(
    ("failure", "options", "requests"),
    [
        (None, {}, 1100),
        (TimeoutError("late"), {}, 1050),
        (None, {"retry_quota": 50}, 1010),
        (None, {"retry_quota": 0}, 1000),
        (None, {"retry_quota": None}, 4000),
        (None, {"retries": 0}, 1000),
    ],
)
def test_a_server_that_fails_every_request_gets_few_retries(
    failure: Exception | None, options: dict[str, Any], requests: int
) -> None:
    server = Failing(lambda number: True, failure)
    assert len(failures(server, 1000, **options)) == 1000
    assert server.count == requests


def test_rare_failures_are_retried() -> None:
    server = Failing(lambda number: number % 100 == 0)
    assert failures(server, 5000) == []
    assert server.count > 5000


def test_the_error_says_so() -> None:
    server = Failing(lambda number: True)
    first, second = failures(server, 2, retry_quota=15)
    assert "retry quota" not in str(first)
    assert "503" in str(second)
    assert "not retried, because the retry quota of this client for this host is used up" in str(second)
    (late,) = failures(Failing(lambda number: True, TimeoutError("late")), 1, retry_quota=9)
    assert "the retry quota of this client for this host is used up" in str(late)


def test_each_client_has_its_own_quota() -> None:
    server = Failing(lambda number: True)
    failures(server, 10, retry_quota=5)
    failures(server, 10, retry_quota=5)
    assert server.count == 22


def test_the_option_is_kept_and_checked() -> None:
    assert ferrohub.Client().session.retry_quota == 500
    session = ferrohub.Client(retry_quota=None).session
    assert session.retry_quota is None
    assert pickle.loads(pickle.dumps(session)).retry_quota is None
    session.retry_quota = 7
    assert pickle.loads(pickle.dumps(session)).retry_quota == 7
    assert ferrohub.Client(session=session).session.retry_quota == 7
    assert Fake().client(retry_quota=3).session.retry_quota == 3
    for wrong in (-1, 1.5, "many"):
        with pytest.raises((TypeError, ValueError), match="retry_quota"):
            ferrohub.Client(retry_quota=wrong)
