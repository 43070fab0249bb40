"""Quotas that a broker divides."""

from __future__ import annotations

import hashlib
import json
import logging
import threading
import time
from collections.abc import Iterator

import pytest

import ferrohub
from counting_github import ROUTE, CountingGitHub, client_of, serving, until
from ferrohub import quota
from ferrohub.quota import Broker, Handle
from harness import PATIENCE

MOST = 100


@pytest.fixture
def server() -> Iterator[CountingGitHub]:
    with serving() as server:
        yield server


def test_a_broker_that_takes_the_place_of_another_grants_nothing_at_first() -> None:
    window = {"limit": 5000, "remaining": 100, "end": 9, "left": 60_000}
    claim = {"holder": "a", "cap": 100, "in_flight": 3, "waiting": 5, "windows": {"core": window}, "unmetered": [],
             "lost": {}, "hold": 0, "limited": False, "turns": {},
             "resources": {"core": {"in_flight": 3, "waiting": 5, "used": 0}}}  # fmt: skip
    message = json.dumps({"version": 1, "key": "k", "claim": claim})

    def granted(broker: Broker) -> tuple[int, int]:
        share = json.loads(broker.exchange(message))
        return share["slots"], share["requests"]["core"]

    resumed, new = Broker(b"salt", resumed=True), Broker(b"salt")
    assert granted(new)[1] >= 5
    assert granted(resumed) == (0, 0)
    until(lambda: granted(resumed)[0] >= 8)
    assert granted(resumed)[1] == 0, "three are in flight: their responses tell what is left"


def test_requests_wait_while_a_broker_does_not_respond(
    server: CountingGitHub, caplog: pytest.LogCaptureFixture
) -> None:
    handle = Reached(Broker())
    client, patience = client_of(server, handle), quota.Patience()
    exchange = handle.exchange
    handle.exchange = lambda message: patience.call(message, exchange, (ConnectionError,))  # type: ignore[method-assign]
    client.request(ROUTE)
    handle.fails = True
    time.sleep(0.6)  # longer than a share is valid
    thread = threading.Thread(target=client.request, args=(ROUTE,))
    failed = len(handle.messages)
    thread.start()
    until(lambda: len(handle.messages) >= failed + 5)
    assert server.served == 1 and thread.is_alive()
    handle.fails = False
    thread.join(2 * PATIENCE)
    assert server.served == 2 and not caplog.records
    handle.fails = True
    patience.LOST = 0.0
    with pytest.raises(ConnectionError):
        handle.exchange("{}")


def message_of(key: str, remaining: int, hold: int = 0) -> str:
    """A message that reports what is left of the quota of a credential."""
    window = {"limit": 5000, "remaining": remaining, "end": 9, "left": 60_000}
    claim = {"holder": key, "cap": 100, "in_flight": 0, "waiting": 1, "windows": {"core": window}, "unmetered": [],
             "lost": {}, "hold": hold, "limited": hold > 0, "turns": {}, "resources": {}}  # fmt: skip
    return json.dumps({"version": 1, "key": key, "claim": claim})


def test_a_broker_that_does_not_respond_reports_no_limit_of_another_credential() -> None:
    handle, patience = Reached(Broker()), quota.Patience()
    for message in (message_of("one", 4000), message_of("other", 0, hold=30_000)):
        patience.call(message, handle.exchange, (ConnectionError,))
    handle.fails = True
    one, other = (
        json.loads(patience.call(message_of(key, 4000), handle.exchange, (ConnectionError,)))
        for key in ("one", "other")
    )
    assert (one["slots"], one["windows"], one["hold"], one["limited"]) == (0, {}, 0, 0)
    assert other["limited"] == 1, "a limit that was reported is no new one when the broker is back"


def test_time_without_requests_is_no_failure_of_a_broker(monkeypatch: pytest.MonkeyPatch) -> None:
    handle, patience, now = Reached(Broker()), quota.Patience(), [0.0]
    monkeypatch.setattr("ferrohub.quota.time.monotonic", lambda: now[0])

    def slots_at(at: float) -> int:
        now[0] = at
        slots = json.loads(patience.call(message_of("one", 4000), handle.exchange, (ConnectionError,)))["slots"]
        return int(slots)

    assert slots_at(0) > 0
    handle.fails = True
    assert slots_at(1000) == slots_at(1119) == 0
    with pytest.raises(ConnectionError):
        slots_at(1120)
    handle.fails = False
    assert slots_at(1122) > 0
    handle.fails = True
    assert slots_at(2000) == 0


class Reached:
    """A handle, which remembers messages and can fail."""

    def __init__(self, broker: Broker) -> None:
        self.broker, self.salt, self.messages = broker, broker.salt, list[str]()
        self.fails = False

    def exchange(self, message: str) -> str:
        self.messages.append(message)
        if self.fails:
            raise ConnectionError("the actor died")
        return self.broker.exchange(message)


def test_two_handles_of_a_broker_share_its_quota(server: CountingGitHub) -> None:
    handles = [Reached(Broker())]
    handles.append(Reached(handles[0].broker))
    assert all(isinstance(handle, Handle) for handle in handles)
    clients = [client_of(server, handle) for handle in handles]
    threads = [
        threading.Thread(target=lambda client=client: [client.request(ROUTE) for _ in range(3)])
        for client in clients
        for _ in range(80)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert server.served == 480 and server.most_in_flight <= MOST
    messages = [json.loads(message) for handle in handles for message in handle.messages]
    assert len({message["key"] for message in messages}) == 1
    assert len({message["claim"]["holder"] for message in messages}) == 2
    text = str(messages)
    assert server.secret not in text and hashlib.sha256(server.secret.encode()).hexdigest() not in text


@pytest.mark.slow
def test_requests_go_on_when_the_broker_fails(server: CountingGitHub, caplog: pytest.LogCaptureFixture) -> None:
    handle = Reached(Broker())
    client = client_of(server, handle)
    with caplog.at_level(logging.WARNING, "ferrohub"):
        client.request(ROUTE)
        handle.fails = True
        failed = len(handle.messages)
        until(lambda: client.request(ROUTE) is None or len(handle.messages) >= failed + 2)
        [record] = caplog.records
        assert "the actor died" in record.getMessage() and server.secret not in record.getMessage()
        handle.fails = False
        worked = len(handle.messages)
        until(lambda: client.request(ROUTE) is None or len(handle.messages) >= worked + 2)
        assert len(caplog.records) == 1


def test_a_limit_of_one_handle_is_known_to_the_other(server: CountingGitHub) -> None:
    broker = Broker()
    first, second = (client_of(server, Reached(broker)) for _ in range(2))
    second.session.rate_limit, second.session.max_wait = "wait", 0.2
    second.request(ROUTE)
    server.report_limit()
    with pytest.raises(ferrohub.exceptions.RateLimitExceeded):
        first.request(ROUTE)
    time.sleep(0.6)  # longer than a share is valid
    served = server.served
    with pytest.raises(ferrohub.exceptions.TransportError, match="max_wait"):
        second.request(ROUTE)
    assert server.served == served


def test_writes_are_spaced_over_all_holders(server: CountingGitHub) -> None:
    broker = Broker()
    clients = [client_of(server, Reached(broker)) for _ in range(3)]
    for client in clients:
        client.session.pace = True
    began = time.monotonic()
    threads = [
        threading.Thread(target=client.request, args=("DELETE /user/starred/octo-org/hello",)) for client in clients
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert server.served == 3 and time.monotonic() - began >= 1.5
