"""Redelivery of failed deliveries."""

from __future__ import annotations

import asyncio
import datetime
from typing import Any

import pytest

import ferrohub
from ferrohub.webhooks import redeliver_failed
from harness import Reply, Server

AT = datetime.datetime(2026, 11, 22, 12, tzinfo=datetime.timezone.utc)


def delivery(number: int, guid: str, code: Any, status: str = "") -> dict[str, Any]:
    """A delivery; one with a higher number is later."""
    at = AT + datetime.timedelta(minutes=number)
    status = status or ("OK" if code == 200 else "failed")
    return {
        "id": number, "guid": guid, "status_code": code, "status": status, "event": "push",
        "delivered_at": f"{at:%Y-%m-%dT%H:%M:%SZ}",
    }  # fmt: skip


#: Latest first: "b" and "d" have failed only, "c" succeeded in between, "e" is on its way.
DELIVERIES = [
    delivery(9, "e", None, "pending"),
    delivery(8, "d", 0),
    delivery(7, "c", 500),
    delivery(6, "b", 502),
    delivery(5, "c", 200),
    delivery(4, "c", 500),
    delivery(3, "b", 500),
    delivery(2, "a", 200),
]
HOOKS = {
    "app": (None, "/app/hook"),
    "address": ("https://api.github.com/repos/octocat/Hello-World/hooks/7", "/repos/octocat/Hello-World/hooks/7"),
    "path": ("/orgs/octo-org/hooks/7", "/orgs/octo-org/hooks/7"),
}


def prepared(server: Server) -> None:
    older = [delivery(1, "f", 500)]
    next_page = f'<{server.url}/next?cursor=v1_1>; rel="next"'
    server.will(Reply(DELIVERIES, headers={"Link": next_page}), Reply(older), Reply({}, 202))


@pytest.mark.parametrize("hook", HOOKS)
def test_events_that_no_delivery_succeeded_for_are_redelivered(
    client: ferrohub.Client, server: Server, hook: str
) -> None:
    given, path = HOOKS[hook]
    client.session.app_bearer_token_auth("jwt", 600)
    prepared(server)
    assert [found.id for found in redeliver_failed(client, given)] == [1, 6, 8]
    lines = [request.line for request in server.requests]
    assert lines[0] == f"GET {path}/deliveries" and server.requests[0].query == {"per_page": "100"}
    assert lines[2:] == [f"POST {path}/deliveries/{number}/attempts" for number in (1, 6, 8)]


def test_a_webhook_may_be_a_resource(client: ferrohub.Client, server: Server) -> None:
    hook = ferrohub.repos.hook.Hook({"id": 7, "url": f"{server.url}/repos/o/r/hooks/7"}, client)
    prepared(server)
    assert len(redeliver_failed(client, hook)) == 3
    assert server.requests[-1].line == "POST /repos/o/r/hooks/7/deliveries/8/attempts"


def test_earlier_deliveries_are_not_read(client: ferrohub.Client, server: Server) -> None:
    prepared(server)
    since = AT + datetime.timedelta(minutes=7)
    assert [found.id for found in redeliver_failed(client, HOOKS["path"][0], since=since)] == [7, 8]
    assert [request.method for request in server.requests] == ["GET", "POST", "POST"]


def test_an_asynchronous_client_is_awaited(server: Server) -> None:
    async def redeliver() -> Any:
        async with ferrohub.AsyncClient(token="t", base_url=server.url) as client:
            return await redeliver_failed(client, HOOKS["path"][0])

    prepared(server)
    assert [found.id for found in asyncio.run(redeliver())] == [1, 6, 8]
    assert sum(request.method == "POST" for request in server.requests) == 3


@pytest.mark.parametrize("hook", ["", "/repos/o/r", 7, "/users/o/hooks/7", ferrohub.ClientSession()])
def test_another_webhook_is_an_error(client: ferrohub.Client, server: Server, hook: Any) -> None:
    with pytest.raises(ValueError, match="hook must be a webhook"):
        redeliver_failed(client, hook)
    assert server.requests == []


def test_a_time_without_a_zone_is_an_error(client: ferrohub.Client, server: Server) -> None:
    with pytest.raises(ValueError, match="since must have a time zone"):
        redeliver_failed(client, since=datetime.datetime(2026, 1, 1))
    assert server.requests == []
