"""Ctrl-C ends any wait, at once."""

from __future__ import annotations

import os
import pathlib
import signal
import socket
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator

import pytest

#: What must happen happens within so many seconds.
PATIENCE = 60
#: An interrupted wait ends within so many seconds: on a machine that has other work, in one of some tries.
PROMPT, TRIES = 0.2, 5

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals of another kind")


class Stalling:
    """A server that reads requests, and never sends a full response."""

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.connections: list[socket.socket] = []
        #: A request has come.
        self.stalled = threading.Event()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                connection, _ = self.listening.accept()
            except OSError:
                return
            self.connections.append(connection)
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection: socket.socket) -> None:
        data = b""
        while b"\r\n\r\n" not in data:
            piece = connection.recv(65536)
            if not piece:
                return None
            data += piece
        line = data.split(b"\r\n")[0]
        head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
        if b"/first" in line:
            link = f'Link: <{self.url}/x?page=2>; rel="next", <{self.url}/x?page=9>; rel="last"\r\n'.encode()
            connection.sendall(head + link + b"Content-Length: 11\r\n\r\n" + b'[{"id": 1}]')
            return self.serve(connection)
        if b"/device/code" in line:
            body = b'{"device_code": "d", "user_code": "u", "verification_uri": "v", "expires_in": 900, "interval": 50}'
            connection.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        if b"/file" in line:
            connection.sendall(head + b"Content-Length: 1000000\r\n\r\n" + b"x" * 1000000)
        if b"/body" in line:
            connection.sendall(head + b"Content-Length: 1000000\r\n\r\n" + b"x" * 1000)
        if b"/limited" in line or b"/unavailable" in line:
            status = b"429 Too Many Requests" if b"/limited" in line else b"503 Service Unavailable"
            connection.sendall(b"HTTP/1.1 " + status + b"\r\nRetry-After: 50\r\nContent-Length: 2\r\n\r\n{}")
        self.stalled.set()
        return None

    def close(self) -> None:
        for open_socket in [self.listening, *self.connections]:
            open_socket.close()


@pytest.fixture
def server() -> Iterator[Stalling]:
    server = Stalling()
    yield server
    server.close()


WAITS = {
    "a request": "client.session.get('/slow')",
    "the body of a response": "client.session.get('/body')",
    "a listing": "next(listing('/slow'))",
    "the next page of a listing": "list(listing('/first'))",
    "a download": "asset.download('download')",
    "an upload": "release.upload_asset('text/plain', 'x', bytes(50_000_000))",
    "a token that is renewed": "client.login_as_app_installation(KEY, 1, 2)",
    "a limit of the rate": "patient.session.get('/limited')",
    "another attempt": "client.session.get('/unavailable')",
    "two threads": "other.start() or client.session.get('/slow')",
    "a pipe that nobody reads": "file.download(pipe())",
    "a pipe that is full": "file.download(pipe(os.O_RDONLY))",
    "a key that is read from a pipe": "other.start() or client.create_key('title', pathlib.Path(pipe()))",
    "a cassette that is a pipe": "other.start() or _core.Cassette(pipe())",
    "a schema that is a pipe": "other.start() or ferrohub.graphql.Schema(pipe())",
    "certificates in a pipe": "other.start() or secure(verify=pipe())",
    "a client certificate in a pipe": "other.start() or secure(cert=pipe())",
    "an awaited request": "asyncio.run(asynchronous.user('slow'))",
    "an awaited listing": "asyncio.run(walked(asynchronous.issues_on('o', 'r')))",
    "an awaited download": "asyncio.run(awaited.download('download'))",
    "an awaited operation of several requests": "asyncio.run(asynchronous.create_issue('o', 'r', 'title'))",
    "a device flow": "OAuthApp('id', client=client).device_flow(on_code=str)",
    "an awaited device flow": "asyncio.run(AsyncOAuthApp('id', client=client).device_flow(on_code=str))",
    "gh": "other.start() or ferrohub.Client.from_environment()",
    "a callback": "waiting.session.get('/limited')",
    "a callback that sends": "sending.session.get('/limited')",
    "an awaited limit of the rate": "asyncio.run(awaited_patient.session.get('/limited'))",
    "an awaited callback": "asyncio.run(awaited_waiting.session.get('/limited'))",
}

SCRIPT = """
import asyncio, os, pathlib, signal, sys, tempfile, threading, time
import ferrohub
import ferrohub.graphql  # Python loses a Ctrl-C that comes while it removes the lock of an import
from ferrohub import _core
from ferrohub.oauth import AsyncOAuthApp, OAuthApp

base = {url!r}
client = ferrohub.Client(token="t", base_url=base, timeout=50)
patient = ferrohub.Client(token="t", base_url=base, timeout=50, rate_limit="wait", max_wait=100)
options = dict(token="t", base_url=base, timeout=50, rate_limit="wait", max_wait=100)
waiting = ferrohub.Client(**options, on_wait=lambda *_: time.sleep(50))
sending = ferrohub.Client(**options, on_wait=lambda *_: client.session.get("/slow"))
awaited_patient = ferrohub.AsyncClient(**options)
awaited_waiting = ferrohub.AsyncClient(**options, on_wait=lambda *_: asyncio.sleep(50))
KEY = open({key!r}, "rb").read()
other = threading.Thread(target=lambda: client.session.get("/other"), daemon=True)
release = _core.Release.from_json('{{"upload_url": "' + base + '/upload{{?name,label}}"}}', client)
asset = _core.Asset.from_json('{{"url": "' + base + '/body"}}', client)
asynchronous = ferrohub.AsyncClient(token="t", base_url=base, timeout=50)
awaited = _core.Asset.from_json('{{"url": "' + base + '/body"}}', asynchronous)
file = _core.Asset.from_json('{{"url": "' + base + '/file"}}', client)
elsewhere = tempfile.TemporaryDirectory()
gh = pathlib.Path(elsewhere.name) / "gh"
gh.write_text("#!/bin/sh\\nexec sleep 1000\\n")
gh.chmod(0o755)
os.environ.update(PATH=elsewhere.name + os.pathsep + os.environ["PATH"], GH_TOKEN="", GITHUB_TOKEN="")

async def walked(listing):
    async for _ in listing:
        pass

def pipe(reader=None):
    path = elsewhere.name + "/pipe"
    os.mkfifo(path)
    if reader is not None:
        os.open(path, reader | os.O_NONBLOCK)
    return path

def secure(**options):
    ferrohub.Client(base_url="https://127.0.0.1:1", timeout=50, **options).zen()

def listing(path):
    return _core.ShortRepository.from_json('{{"url": "' + base + path + '"}}', client).forks()

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
print("ready", flush=True)
try:
    {wait}
    print("no wait")
except KeyboardInterrupt:
    print(time.monotonic(), flush=True)
"""


def until_interrupted(server: Stalling, script: str, folder: pathlib.Path) -> float:
    """Run a script that waits, and interrupt it: how long its wait goes on, in seconds."""
    server.stalled.clear()
    with subprocess.Popen(
        [sys.executable, "-c", script], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n", process.communicate()[1]
        assert server.stalled.wait(PATIENCE)
        sent = time.monotonic()
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            pytest.fail(f"the wait goes on; {process.communicate()}")
    assert err == "" and process.returncode == 0
    return float(out) - sent


@pytest.mark.parametrize("wait", WAITS.values(), ids=WAITS)
def test_ctrl_c_ends_a_wait(server: Stalling, tmp_path: pathlib.Path, wait: str) -> None:
    key = str(pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs8.pem")
    script = textwrap.dedent(SCRIPT).format(url=server.url, key=key, wait=wait)
    assert any(until_interrupted(server, script, tmp_path) < PROMPT for _ in range(TRIES))
    assert list(tmp_path.iterdir()) == []


#: Python code that is run on behalf of a call, in which the signal comes.
HANDLED = {
    "the logger": """
        class Logger(logging.Logger):
            def isEnabledFor(self, level):
                return interrupt()

        logging.setLoggerClass(Logger)
        client.user("octocat")
        """,
    "a file": """
        class File(io.BytesIO):
            def tell(self):
                return interrupt()

        release.upload_asset("text/plain", "x", File(b"x"))
        """,
    "a .netrc": """
        netrc.netrc = interrupt
        ferrohub.Client.from_environment()
        """,
}


@pytest.mark.parametrize("code", HANDLED.values(), ids=HANDLED)
def test_ctrl_c_is_not_lost_in_code_whose_failure_does_not_matter(
    server: Stalling, tmp_path: pathlib.Path, code: str
) -> None:
    script = """
import io, logging, netrc, signal, sys
import ferrohub
from ferrohub import _core

signal.signal(signal.SIGINT, signal.default_int_handler)

def interrupt():
    signal.raise_signal(signal.SIGINT)
    return False

client = ferrohub.Client(token="t", base_url=sys.argv[1], timeout=1, retries=0)
release = _core.Release.from_json('{"upload_url": "' + sys.argv[1] + '/upload{?name,label}"}', client)
try:
"""
    script += textwrap.indent(textwrap.dedent(code), "    ") + "\nexcept KeyboardInterrupt:\n    print('interrupted')\n"
    environment = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", script, server.url],
        capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("interrupted\n", "")
    assert not server.connections
