"""Large transfers take little memory."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from own_memory import PEAK, measurable
from slow import all_but

SIZE = 200 * 2**20
PIECE = 2**16
#: How much the peak of memory may grow, in MB.
MOST = 16

SCRIPT = """
import json, pathlib, sys
import ferrohub
from ferrohub._core import Asset, Release
from ferrohub.pygithub import Github
from ferrohub.pygithub.GitRelease import GitRelease

url, step = sys.argv[1:]
client = ferrohub.Client(token="t", base_url=url)
asset = Asset.from_dict({"url": f"{url}/asset", "name": "x"}, client)
release = Release.from_dict({"url": f"{url}/release", "upload_url": f"{url}/upload{{?name,label}}"}, client)

def sent(content):
    return release.upload_asset("application/zip", "x", content).size

github = Github(base_url=url, seconds_between_writes=None)
former = GitRelease(github.requester, {}, {"upload_url": f"{url}/upload{{?name,label}}"}, completed=True)

def into_file():
    with open("object", "wb") as file:
        asset.download(file, progress=print_nothing)
    return pathlib.Path("object").stat().st_size

def print_nothing(done, total):
    pass

sent(b"warm up")
source = pathlib.Path("source")
source.write_bytes(b"warm up")
former.upload_asset("source")
with source.open("wb") as file:
    file.truncate(200 * 2**20)
before = peak()
size = {
    "download to a path": lambda: pathlib.Path(asset.download("path")).stat().st_size,
    "download to a file": into_file,
    "upload of a path": lambda: sent(source),
    "upload of a file": lambda: sent(source.open("rb")),
    "upload of a path by PyGithub's method": lambda: former.upload_asset("source").size,
    "upload of a file by PyGithub's method": lambda: former.upload_asset_from_memory(
        source.open("rb"), 200 * 2**20, "x"
    ).size,
}[step]()
print(json.dumps([size, peak() - before]))
"""


class Handler(BaseHTTPRequestHandler):
    """Sends and takes large bodies without keeping them."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(SIZE))
        self.end_headers()
        for _ in range(SIZE // PIECE):
            self.wfile.write(bytes(PIECE))

    def do_POST(self) -> None:
        left = size = int(self.headers["Content-Length"])
        while left:
            left -= len(self.rfile.read(min(left, PIECE)))
        body = b'{"size": %d}' % size
        self.send_response(201)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Keep quiet."""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@measurable
@pytest.mark.parametrize(
    "step",
    all_but(
        1,
        [
            "download to a path",
            "download to a file",
            "upload of a path",
            "upload of a file",
            "upload of a path by PyGithub's method",
            "upload of a file by PyGithub's method",
        ],
    ),
)
def test_a_large_transfer_takes_little_memory(step: str, url: str, tmp_path: pathlib.Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PEAK + SCRIPT, url, step],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    size, grown = json.loads(run.stdout)
    assert size == SIZE and grown < MOST
