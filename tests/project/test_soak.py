"""The soak test in its short form, and what it would notice."""

from __future__ import annotations

import asyncio
import base64
import collections
import contextlib
import json
import pathlib
import random
import re
import socket
import subprocess
import sys
import threading
import time
import types
import urllib.request
from typing import Any

import pytest

import soak_clients
import soak_credentials
import soak_memory
import soak_operations
import soak_renewals
import soak_server
import soak_webhooks
from ferrohub.exceptions import Timeout
from ferrohub.webhooks import parse

TOOLS = pathlib.Path(__file__).parents[2] / "tools"


@pytest.mark.slow
def test_short_soak_finds_no_violation() -> None:
    """A fixed amount of work, so that a busy machine takes longer and no more."""
    soaked("--operations", "2500", "--minutes", "20")


@pytest.mark.slow
def test_every_part_is_in_a_run_of_seconds() -> None:
    """Each thread and task does everything once, so that the amount of work says what is in it, and not the time."""
    shown = soaked("--operations", "300", "--seed", "2")
    for row in ("over wsgi", "over asgi", "over requests", "over httpx", "over callable", "with hooks", "pools"):
        assert re.search(rf"^clients: .*{row} [1-9]", shown, re.MULTILINE), row
    for row in ("events", "log records", "deliveries", "forged deliveries"):
        assert re.search(rf"^seen: .*\b{row} [1-9]", shown, re.MULTILINE), row
    assert re.search(r"^renewals: +(installation \d+, user \d+|user \d+, installation \d+);", shown, re.MULTILINE)
    assert "received twice 0" in shown and "with a credential 0" in shown and "credentials shown 0" in shown
    assert re.search(r"^resident in MiB: .*\nallocated in MiB: .*\nthreads: .*\nfiles: ", shown, re.MULTILINE)
    for operation in (*soak_operations.OPERATIONS, *soak_operations.AWAITED):
        assert re.search(rf"^  {operation} +[1-9]", shown, re.MULTILINE), operation


def soaked(*options: str) -> str:
    command = [sys.executable, str(TOOLS / "soak.py"), *options]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    assert [line for line in ran.stdout.splitlines() if line.startswith("DOES NOT HOLD")] == []
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "all of it holds" in ran.stdout
    return ran.stdout


def test_the_server_notices_writes_and_credentials() -> None:
    command = [sys.executable, str(TOOLS / "soak_server.py"), "7"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdin and server.stdout
        ports = json.loads(server.stdout.readline())
        once, twice, got = ("POST", "soak-write-1-1"), ("PATCH", "soak-write-1-2"), ("GET", "soak-write-1-3")
        # Requests that the server rejects at random are not counted.
        for _ in range(100):
            send(ports["home"], *twice)
            if twice_in(ports):
                break
        for _ in range(100):
            send(ports["home"], *once)
            if counts(ports)["writes"] == 2:
                break
        send(ports["home"], *got)
        assert [*twice_in(ports)] == [twice[1]] and counts(ports)["writes"] == 2
        assert len([fate for fate in twice_in(ports)[twice[1]] if fate.startswith("PATCH /")]) == 2
        assert counts(ports)["leaks"] == []
        send(ports["foreign"], "GET", "x", "Private-Token: soak-credential-header")
        send(ports["foreign"], "GET", "?api_key=soak-credential-parameter")
        found = counts(ports)["leaks"]
        assert "soak-credential-header" in found[0] and "soak-credential-parameter" in found[1]
        send(ports["foreign"], "GET", "x", "Authorization: Bearer of-an-app")
        send(ports["foreign"], "GET", "x", "X-Soak-Trace: of-a-hook")
        found = counts(ports)["leaks"]
        assert "of-an-app" in found[2] and "of-a-hook" in found[3]


def test_the_server_tells_a_refresh_that_may_be_sent_again_from_other_writes() -> None:
    head = b"POST /circle HTTP/1.1\r\n\r\n"
    refresh = soak_server.Request(head, b"refresh_token=soak-credential-soak-write-1-1&client_id=soak-app")
    issue = soak_server.Request(head, b'{"title": "soak-write-1-2"}')
    assert (refresh.write, refresh.refreshes) == ("soak-write-1-1", True)
    assert (issue.write, issue.refreshes) == ("soak-write-1-2", False)


class Sent:
    """A request as the server reads it."""

    def __init__(self, method: str, path: str, credential: str) -> None:
        self.method, self.path = method, path
        self.head = f"{method} {path} HTTP/1.1\r\nauthorization: {credential}\r\n\r\n".encode()


def test_the_server_notices_what_is_done_with_credentials(monkeypatch: pytest.MonkeyPatch) -> None:
    known = soak_credentials.Credentials(random.Random(1))
    jwt = base64.urlsafe_b64encode(b'{"iss": "soak-app-1"}').decode().rstrip("=")
    issued = known.body(Sent("POST", "/app/installations/2/access_tokens", f"Bearer x.{jwt}.x"))
    assert issued is not None and not known.check(Sent("GET", "/user", f"token {issued['token']}"))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 60)
    known.check(Sent("GET", "/user", f"token {issued['token']}"))
    known.check(Sent("GET", "/repos/soak-owner-a/r", "token soak-credential-owner-a-1"))
    known.check(Sent("GET", "/repos/soak-owner-a/r", "token soak-credential-owner-b-1"))
    late, foreign = known.misused
    assert "after its end" in late and "/repos/soak-owner-a/ was signed for the owner b" in foreign
    for _ in range(20):
        assert known.check(Sent("GET", "/user", "token soak-credential-owner-b-revoked-1-1"))
    assert "soak-credential-owner-b-revoked-1-1 was sent 20 times" in known.found()["misused"]


def test_the_server_notices_a_request_for_a_token_that_nobody_needs() -> None:
    known = soak_credentials.Credentials(random.Random(1))
    jwt = base64.urlsafe_b64encode(b'{"iss": "soak-app-1"}').decode().rstrip("=")

    def renewed(*, lost: bool = False) -> int:
        """The number of requests that were not needed, after another one."""
        request = Sent("POST", "/app/installations/1/access_tokens", f"Bearer x.{jwt}.x")
        known.received(request)
        known.body(request)
        if not lost:
            assert known.granted(request)
        return known.found()["early"].get("soak-app-1", 0)

    assert renewed(lost=True) == renewed() == 0
    first = known.valid["soak-app-1"]
    known.refused(Sent("GET", "/user", f"token {first}"))
    assert renewed() == 0
    for token in (first, "soak-credential-other"):
        known.refused(Sent("GET", "/user", f"token {token}"))
    assert renewed() == 1 and renewed() == 2


def test_a_cancelled_call_may_need_another_token_where_the_request_needs_a_caller() -> None:
    noted: Any = Noted()
    apps = soak_renewals.Apps.__new__(soak_renewals.Apps)
    apps.soak, apps.cancelled = noted, collections.Counter()
    for name, needs_callers in (("soak-app-1", False), ("soak-app-2", True)):
        apps.note(soak_renewals.Own(name, None, needs_callers), [None, Timeout("late"), asyncio.CancelledError()])
    apps.check({"soak-app-2": 1})
    assert noted.violations == []
    apps.check({"soak-app-1": 1, "soak-app-2": 2})
    assert [violation.partition(" although")[0] for violation in noted.violations] == [
        "soak-app-1 requested 1 tokens",
        "soak-app-2 requested 2 tokens",
    ]


class Noted:
    """Takes what a run would note."""

    def __init__(self) -> None:
        self.seed = 1
        self.lock = threading.Lock()
        self.violations: list[str] = []

    def counted(self, what: str) -> None:
        pass

    def patience(self) -> float:
        return 1.0

    def violated(self, what: str) -> None:
        self.violations.append(what)

    def look(self, text: str, where: str) -> None:
        if soak_clients.shows(text):
            self.violated(f"{where} shows a credential")


def test_the_receiver_notices_forgeries_and_repetitions() -> None:
    noted: Any = Noted()
    receiver = soak_webhooks.Receiver(noted)
    headers, body = receiver.genuine(random.Random(1))
    event = parse(headers["X-GitHub-Event"], body)
    forged = parse("push", body.replace(b"genuine", b"changed"))
    for each in (event, event, forged):
        receiver._handle(each, 0.5)
    receiver.check(200, time.monotonic(), "changed")
    receiver.check(418, time.monotonic())
    receiver.check(200, time.monotonic() - 100)
    assert [each.split(" after ")[0] for each in noted.violations] == [
        "a delivery was handled twice",
        "a forged delivery reached a handler: changed",
        "a delivery was handled twice",
        "a forged delivery (changed) got 200",
        "a delivery got 418",
        "a delivery got its response",
    ]
    receiver.close()


def test_hooks_notice_credentials_and_lost_states() -> None:
    noted: Any = Noted()
    hooks = soak_clients.Hooks(noted, random.Random(1))
    event: Any = types.SimpleNamespace(url="/x?token=soak-credential-1", path="/x", template="/x", state={}, headers={})
    hooks.ended(event)
    assert noted.violations == [
        "a response or an error has another state than its request",
        "an event shows a credential",
    ]


#: Memory of Python's objects that is kept, freed, and freed by threads, whose arenas the C library keeps.
MEMORY = """
import threading
import soak_memory

SIZE = 64 << 20

def blocks():
    return [bytearray(64) for _ in range(SIZE // 128)]

def grown():
    return (soak_memory.measured()["allocated"] - before["allocated"]) / SIZE

soak_memory.with_one_allocator()
before = soak_memory.measured()
kept = blocks()
assert 0.8 < grown() < 2, grown()
kept.clear()
assert grown() < 0.1, grown()
threads = [threading.Thread(target=blocks) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert grown() < 0.1, grown()
print("free memory is no leak")
"""


@pytest.mark.skipif(soak_memory.allocated() is None, reason="the C library does not tell what is allocated")
def test_memory_that_is_free_is_no_leak() -> None:
    command = [sys.executable, "-c", MEMORY]
    ran = subprocess.run(command, cwd=TOOLS, capture_output=True, text=True, check=False)
    assert ran.stdout == "free memory is no leak\n", ran.stdout + ran.stderr


def send(port: int, method: str, target: str, *headers: str) -> None:
    head = "\r\n".join([f"{method} /{target} HTTP/1.1", "Content-Length: 0", "Connection: close", *headers, "", ""])
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(head.encode())
        connection.settimeout(5)
        with contextlib.suppress(OSError):
            connection.recv(65536)


def counts(ports: dict[str, int]) -> dict[str, Any]:
    with urllib.request.urlopen(f"http://127.0.0.1:{ports['counts']}/") as response:
        counted: dict[str, Any] = json.load(response)
    return counted


def twice_in(ports: dict[str, int]) -> dict[str, list[str]]:
    twice: dict[str, list[str]] = counts(ports)["twice"]
    return twice
