"""Numbers that users pass: checked where they are passed, with an error that names the argument."""

from __future__ import annotations

import asyncio
import datetime
import pathlib
import pickle
import sys
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import ferrohub
from ferrohub._core import AppBearerTokenAuth
from harness import TOKEN, Reply, Server

PEM = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem").read_text()
ODD: list[Any] = [
    -(2**70), -(2**63) - 1, -1, 0, True, 1.5, float("inf"), float("-inf"), float("nan"), 1e308, 2**31, 2**32,
    2**63 - 1, 2**63, 2**64, 10**400, 10**5000, "5", [], object(),
]  # fmt: skip
client = ferrohub.Client(token=TOKEN, base_url="http://127.0.0.1:1", retries=0)
session = ferrohub.ClientSession()

TAKES: dict[str, Callable[[Any], object]] = {
    "timeout": lambda n: ferrohub.Client(timeout=n),
    "timeout ": lambda n: ferrohub.Client(timeout=(n, 1)),
    "default_connect_timeout": lambda n: ferrohub.ClientSession(n),
    "default_read_timeout": lambda n: setattr(session, "default_read_timeout", n),
    "retries": lambda n: ferrohub.Client(retries=n),
    "max_wait": lambda n: ferrohub.ClientEnterprise("https://h.example", max_wait=n),
    "read_ahead": lambda n: ferrohub.AsyncClient(read_ahead=n),
    "max_bytes": lambda n: ferrohub.Cache(max_bytes=n),
    "expire_in": lambda n: session.app_bearer_token_auth("jwt", n),
    "expire_in ": lambda n: AppBearerTokenAuth("jwt", n),
    "expire_in  ": lambda n: client.login_as_app(PEM, 1, n),
    "app_id": lambda n: client.login_as_app(PEM, n),
    "number": lambda n: client.all_users(number=n),
    "number ": lambda n: client.listing("GET /issues", number=n),
    "chunk_size": lambda n: ferrohub.Response(200, "https://h.example", [], b"a").iter_content(n),
    "chunk_size ": lambda n: ferrohub.Response(200, "https://h.example", [], b"a").iter_lines(n),
    "per_page": lambda n: client.all_users(per_page=n),
    "since": lambda n: client.all_users(since=n),
    "status_code": lambda n: ferrohub.Response(n, "https://h.example", [], b""),
}


def refusal(name: str, value: Any) -> Exception | None:
    """What is raised for a value; None when it is taken."""
    try:
        TAKES[name](value)
    except Exception as error:
        return error
    return None


@pytest.mark.parametrize("odd", ODD, ids=[f"{type(odd).__name__} {number}" for number, odd in enumerate(ODD)])
@pytest.mark.parametrize("name", TAKES)
def test_a_number_is_taken_or_named(name: str, odd: Any) -> None:
    error = refusal(name, odd)
    if error is not None:
        assert type(error) in (TypeError, ValueError)
        assert str(error).startswith(name.strip()) and "int, not int" not in str(error) and len(str(error)) < 150


@pytest.mark.parametrize(
    ("name", "bad", "message"),
    [
        ("timeout", 0, "timeout must be positive, not 0"),
        ("timeout", "5", "timeout must be seconds, not str"),
        ("timeout", True, "timeout must be seconds, not bool"),
        ("timeout", float("inf"), "timeout must be finite, not inf"),
        ("timeout", 10**400, "timeout must be finite, not a number that long"),
        ("timeout ", None, None),
        ("default_connect_timeout", -1, "default_connect_timeout must be positive, not -1"),
        ("retries", -1, "retries must be from 0 to 4294967295, not -1"),
        ("max_wait", -0.5, "max_wait must be 0 or more, not -0.5"),
        ("read_ahead", 65, "read_ahead must be from 0 to 64, not 65"),
        ("max_bytes", -1, "max_bytes must be from 0 to 9223372036854775807, not -1"),
        ("expire_in", 2**64, f"expire_in must be from {-(2**63)} to {2**63 - 1}, not {2**64}"),
        ("expire_in", 10**12, "expire_in: 1000000000000 seconds are more than a calendar holds"),
        ("number", 2**63, f"number must be from {-(2**63)} to {2**63 - 1}, not {2**63}"),
        ("number ", 2**63, f"number must be from {-(2**63)} to {2**63 - 1}, not {2**63}"),
        ("number ", True, "number must be an int, not bool"),
        ("number ", -2, "number must be -1 (all) or more, not -2"),
        ("chunk_size", 2**63, f"chunk_size must be from {-(2**63)} to {2**63 - 1}, not {2**63}"),
        ("chunk_size", 0, "chunk_size must be at least 1, not 0"),
        ("status_code", -1, "status_code must be from 0 to 999, not -1"),
    ],
)
def test_what_is_wrong_with_a_number(name: str, bad: Any, message: str | None) -> None:
    error = refusal(name, bad)
    assert (None if error is None else str(error)) == message


@pytest.mark.parametrize("size", [2**40, sys.maxsize, 2**63])
def test_a_stream_is_read_without_room_for_the_whole_size(size: int, server: Server) -> None:
    server.will(Reply([1, 2, 3]))
    with ferrohub.Client(base_url=server.url).session.get("/x", stream=True) as response:
        raw = response.raw
        assert raw.read(0) == b""
        read = b"".join(iter(lambda: raw.read(size), b""))
        assert read.replace(b" ", b"") == b"[1,2,3]" and raw.read() == b""


def test_numbers_of_other_types_are_numbers() -> None:
    assert ferrohub.Client(timeout=Fraction(5, 2), max_wait=Fraction(1, 2)).session.timeout == (2.5, 2.5)


@pytest.mark.parametrize("huge", [2**64, -(2**63) - 1, 10**400])
def test_json_has_no_number_that_is_lost_on_the_way(huge: int) -> None:
    with pytest.raises(ValueError, match=r"^json has an int of more than 64 bits$"):
        client.session.post("/x", json={"a": [huge]})


@pytest.mark.parametrize("seconds", [1e17, 7e17, sys.maxsize, 1e19, sys.float_info.max])
def test_a_timeout_may_be_practically_for_ever(seconds: float, server: Server) -> None:
    client = ferrohub.Client(token=TOKEN, base_url=server.url, timeout=seconds, rate_limit="wait", max_wait=seconds)
    server.will(Reply({"id": 1}, 201))
    assert client.session.post("/x", json={}).status_code == 201
    again = pickle.loads(pickle.dumps(client.session))
    assert (
        client.session.timeout == again.timeout == (float(seconds),) * 2 and again.max_wait == client.session.max_wait
    )

    async def main() -> str:
        async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url, timeout=seconds) as client:
            return (await client.user("octocat")).login

    server.will(Reply({"login": "octocat"}))
    assert asyncio.run(asyncio.wait_for(main(), 60)) == "octocat"


def test_a_credential_lasts_within_the_calendar() -> None:
    last = datetime.datetime(9999, 12, 31, tzinfo=datetime.timezone.utc)
    left = int((last - datetime.datetime.now(datetime.timezone.utc)).total_seconds())
    session.app_bearer_token_auth("jwt", left)
    assert session.auth.expires_at <= last
    with pytest.raises(ValueError, match=r"expire_in: .* more than a calendar holds"):
        session.app_bearer_token_auth("jwt", left + 100_000)
