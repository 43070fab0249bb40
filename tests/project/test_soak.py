"""The soak test in its short form, and what it would notice."""

from __future__ import annotations

import contextlib
import json
import pathlib
import socket
import subprocess
import sys
import urllib.request
from typing import Any

import pytest

TOOLS = pathlib.Path(__file__).parents[2] / "tools"


@pytest.mark.slow
def test_short_soak_finds_no_violation() -> None:
    """A fixed amount of work, so that a busy machine takes longer and no more."""
    command = [sys.executable, str(TOOLS / "soak.py"), "--operations", "2500", "--seconds", "1200"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    assert [line for line in ran.stdout.splitlines() if line.startswith("DOES NOT HOLD")] == []
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "all of it holds" in ran.stdout


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
        assert twice_in(ports) == [twice[1]] and counts(ports)["writes"] == 2
        assert counts(ports)["leaks"] == []
        send(ports["foreign"], "GET", "x", "Private-Token: soak-credential-header")
        send(ports["foreign"], "GET", "?api_key=soak-credential-parameter")
        found = counts(ports)["leaks"]
        assert "soak-credential-header" in found[0] and "soak-credential-parameter" in found[1]


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


def twice_in(ports: dict[str, int]) -> list[str]:
    twice: list[str] = counts(ports)["twice"]
    return twice
