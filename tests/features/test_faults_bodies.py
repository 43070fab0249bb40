"""Bodies that lie: bombs, broken codings, JSON that is too deep or none, links that lead astray."""

from __future__ import annotations

import base64
import copy
import gzip
import json
import pickle
import subprocess
import sys
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

from fault_server import GOOD, Faulty, Handler, for_ever, reply, sends, serves, works_on
from ferrohub.exceptions import (
    ConnectionError,
    GitHubException,
    NotFoundError,
    TransportError,
    UnexpectedResponse,
    UnprocessableResponseBody,
)
from own_memory import PEAK, measurable

DEPTH = 100_000
DEEP = b"[" * DEPTH + b"]" * DEPTH
#: 64 MiB of zeros.
BROTLI = base64.b64decode("z///f/gnAOKxQCD3/p/////wTwDEYQGA7v0/////4Z8AiMMiAN37//z//8c/ARCHBQC69/8=")
BROTLI_GOOD = base64.b64decode("CwmAeyJsb2dpbiI6Im9jdG9jYXQifQM=")
ZSTD_GOOD = base64.b64decode("KLUv/QRYoQAAeyJsb2dpbiI6ICJvY3RvY2F0In0FYyPZ")


def zstd(size: int, window: int = 0x38) -> bytes:
    """A frame of so many bytes, all zero, in blocks of 128 KiB that are one byte each."""
    blocks = size // 2**17
    block = (2**17 << 3 | 1 << 1).to_bytes(3, "little") + b"\0"
    last = (2**17 << 3 | 1 << 1 | 1).to_bytes(3, "little") + b"\0"
    return b"\x28\xb5\x2f\xfd\0" + bytes([window]) + block * (blocks - 1) + last


def zipped(size: int) -> bytes:
    """So many bytes, all zero, made of few."""
    packer = zlib.compressobj(9, wbits=31)
    return b"".join([packer.compress(bytes(2**20)) for _ in range(size >> 20)] + [packer.flush()])


def coded(coding: str, body: bytes, **changes: int) -> bytes:
    return reply(body, f"Content-Encoding: {coding}\r\n".encode(), **changes)


PACKED = gzip.compress(GOOD, mtime=0)
BOMB = zipped(64 << 20)
ENDLESS = b"HTTP/1.1 200 OK\r\nContent-Encoding: %s\r\n\r\n"

FAULTS: dict[str, tuple[Handler, type[GitHubException], str]] = {
    "gzip bomb": (sends(coded("gzip", BOMB)), TransportError, "no honest compression"),
    "gzip bomb of many members": (
        sends(ENDLESS % b"gzip", for_ever(zipped(16 << 20))),
        TransportError,
        "no honest compression",
    ),
    "brotli bomb": (sends(coded("br", BROTLI)), TransportError, "no honest compression"),
    "zstd bomb": (sends(coded("zstd", zstd(64 << 20))), TransportError, "no honest compression"),
    "zstd bomb of many frames": (
        sends(ENDLESS % b"zstd", for_ever(zstd(16 << 20))),
        TransportError,
        "no honest compression",
    ),
    "zstd window of 2 TiB": (sends(coded("zstd", zstd(2**17, window=0xF8))), TransportError, "not the zstd"),
    "zstd window of 16 MiB": (sends(coded("zstd", zstd(2**17, window=0x70))), TransportError, "not the zstd"),
    "text said to be gzip": (sends(coded("gzip", GOOD)), TransportError, "not the gzip"),
    "text said to be br": (sends(coded("br", GOOD)), TransportError, "not the br"),
    "text said to be zstd": (sends(coded("zstd", GOOD)), TransportError, "not the zstd"),
    "gzip that ends early": (sends(coded("gzip", PACKED[:-9])), TransportError, "not the gzip"),
    "br that ends early": (sends(coded("br", BROTLI_GOOD[:-2])), TransportError, "not the br"),
    "zstd that ends early": (sends(coded("zstd", ZSTD_GOOD[:-5])), TransportError, "not the zstd"),
    "gzip of a wrong sum": (sends(coded("gzip", PACKED[:-8] + bytes(8))), TransportError, "not the gzip"),
    "zstd of a wrong sum": (sends(coded("zstd", ZSTD_GOOD[:-4] + bytes(4))), TransportError, "not the zstd"),
    "gzip and then garbage": (sends(coded("gzip", PACKED + b"garbage")), TransportError, "not the gzip"),
    "gzip over a connection that breaks": (
        sends(coded("gzip", PACKED[:-9], length=len(PACKED))),
        ConnectionError,
        "GET http",
    ),
    "gzip in gzip": (sends(coded("gzip, gzip", gzip.compress(PACKED, mtime=0))), UnexpectedResponse, "200"),
    "invalid UTF-8": (sends(reply(b'{"login": "\xff\xfe"}')), UnexpectedResponse, "200"),
    "UTF-16": (sends(reply(GOOD.decode().encode("utf-16"))), UnexpectedResponse, "200"),
    "no JSON": (sends(reply(b"<html>Sorry</html>")), UnexpectedResponse, "200"),
    "JSON that ends early": (sends(reply(b'{"login": "octocat", "deep": ' + DEEP)), UnexpectedResponse, "200"),
    "deep JSON without end": (sends(reply(b'{"a":' * DEPTH)), UnexpectedResponse, "200"),
    "deep JSON of another shape": (sends(reply(DEEP)), UnprocessableResponseBody, "to be an object"),
    "error with deep JSON": (sends(reply(DEEP, status=b"404 No")), NotFoundError, "404"),
    "error with deep details": (
        sends(reply(b'{"message": "No", "errors": ' + DEEP + b"}", status=b"404 No")),
        NotFoundError,
        "404",
    ),
    "error with bytes": (sends(reply(b"\xff\xfe", status=b"404 No")), NotFoundError, "404"),
}


@pytest.fixture
def server() -> Iterator[Faulty]:
    with Faulty() as server:
        yield server


@pytest.mark.parametrize("name", FAULTS)
def test_a_bad_body_is_an_exception_and_no_more(name: str, server: Faulty) -> None:
    server.handler, expected, why = FAULTS[name]
    client = server.client()
    with pytest.raises(expected, match=why) as caught:
        client.user("octocat")
    assert type(caught.value) is expected and isinstance(caught.value, GitHubException)
    assert len(f"{caught.value!r}") < 1000
    works_on(client, server)


@pytest.mark.parametrize(
    ("coding", "body"),
    [
        ("gzip", PACKED),
        ("GZIP", gzip.compress(GOOD[:9], mtime=0) + gzip.compress(GOOD[9:], mtime=0)),
        ("x-gzip", PACKED),
        ("br", BROTLI_GOOD),
        ("zstd", ZSTD_GOOD),
        ("identity", GOOD),
    ],
    ids=["gzip", "gzip of two members", "x-gzip", "br", "zstd", "identity"],
)
def test_codings_are_taken_off(coding: str, body: bytes, server: Faulty) -> None:
    server.handler = sends(coded(coding, body))
    response = server.client().session.get(server.url)
    assert response.json()["login"] == "octocat"
    if coding != "identity":
        assert "content-encoding" not in response.headers and "content-length" not in response.headers


@pytest.mark.parametrize("coding", ["gzip", "br", "zstd"])
def test_a_response_without_body_has_no_coding_to_take_off(coding: str, server: Faulty) -> None:
    server.handler = sends(coded(coding, b"", length=100))
    assert server.client().session.head(server.url).content == b""


def test_a_body_that_is_packed_well_is_no_bomb(server: Faulty) -> None:
    body = b'{"login": "octocat", "text": "' + b"x" * (20 << 20) + b'"}'
    server.handler = sends(coded("gzip", gzip.compress(body, mtime=0)))
    assert len(server.client().user("octocat").text) == 20 << 20


def test_deep_json_is_kept_and_only_read_as_deep_as_it_goes(server: Faulty) -> None:
    body = (
        b'{"login": "octocat", "url": "x", "deep": '
        + DEEP
        + b', "plan": '
        + b'{"plan":' * DEPTH
        + b"1"
        + b"}" * DEPTH
        + b"}"
    )
    server.handler = serves(reply(body))
    user = server.client().user("octocat")
    assert user.login == "octocat" and user.as_json() == body.decode()
    for read in (user.as_dict, lambda: user.deep):
        with pytest.raises(ValueError, match="nested more deeply"):
            read()
    assert "deep" in dir(user) and repr(user) and str(user) == "octocat" and hash(user)
    assert user == copy.deepcopy(user) == pickle.loads(pickle.dumps(user))
    response = server.client().session.get(server.url)
    with pytest.raises(ValueError):
        response.json()


def test_deep_json_of_a_listing_stops_at_its_item(server: Faulty) -> None:
    server.handler = sends(reply(b'[{"login": "a"}, {"login": "b", "deep": ' + DEEP + b"}]"))
    first, second = server.client().all_users()
    assert (first.login, second.login) == ("a", "b")
    with pytest.raises(ValueError):
        second.as_dict()


def test_a_page_has_a_bounded_number_of_items(server: Faulty) -> None:
    """An item of two bytes takes a hundred. The exception does not show them all."""
    pages = server.client().all_users().pages()
    server.handler = sends(reply(b"[" + b"0," * 999_999 + b"0]", b"Connection: close\r\n"))
    assert sum(len(page) for page in pages) == 1_000_000
    server.handler = sends(reply(b"[" + b"0," * 1_000_000 + b"0]"))
    with pytest.raises(UnexpectedResponse) as caught:
        next(server.client().all_users())
    assert "over 1000000 items" in str(caught.value.__cause__)
    assert len(str(caught.value)) < 2200 and "... (2,000,003 characters) (GET " in str(caught.value)
    assert len(caught.value.msg) == 2_000_003


def test_what_is_sent_may_be_deep_but_not_endless() -> None:
    deep: Any = []
    for _ in range(DEPTH):
        deep = [deep]
    circle: list[Any] = []
    circle.append(circle)
    with Faulty() as server:
        for value in (deep, circle):
            with pytest.raises((ValueError, TypeError, RecursionError)):
                server.client().session.post(server.url, json=value)
        assert server.heads == []


PAGE = b"[%s]" % GOOD
LINKS = [
    (b"<%s/users>; rel=next", "in a circle"),
    (b"<https://example.com/users?page=2>; rel=next", "another host"),
    (b"<//example.com/users?page=2>; rel=next", "another host"),
    (b"<ftp://127.0.0.1/users?page=2>; rel=next", "another host"),
    (b"<file:///etc/passwd>; rel=next", "another host"),
    (b"<javascript:alert(1)>; rel=next", "another host"),
    (b"<http://[>; rel=next", "no URL"),
    (b"<http://user:secret@%s/users?page=2>; rel=next", "another host|no URL"),
]


@pytest.mark.parametrize(("link", "why"), LINKS)
def test_a_link_that_leads_astray_is_not_followed(link: bytes, why: str, server: Faulty) -> None:
    def pages(connection: Any, server: Faulty) -> None:
        if server.head(connection):
            header = link.replace(b"%s", server.url.encode())
            connection.sendall(reply(PAGE, b"Connection: close\r\nLink: " + header + b"\r\n"))

    server.handler = pages
    client = server.client()
    got: list[str] = []
    with pytest.raises(TransportError, match=why) as caught:
        got.extend(user.login for user in client.all_users())
    assert "secret" not in str(caught.value)
    works_on(client, server)


@pytest.mark.parametrize(
    "link", [b"", b"<", b"nonsense", b"<a>; rel=", b"\xff\xfe", b",,;;==", b"<>; rel=last", b"<" * 5000]
)
def test_a_header_without_links_ends_the_listing(link: bytes, server: Faulty) -> None:
    server.handler = sends(reply(PAGE, b"Link: " + link + b"\r\n"))
    assert [user.login for user in server.client().all_users()] == ["octocat"]


SCRIPT = """
import json, sys
import ferrohub
client = ferrohub.Client(base_url=sys.argv[1], timeout=30, retries=0)
before = peak()
try:
    client.user("octocat")
except ferrohub.exceptions.TransportError as error:
    print(json.dumps([str(error), peak() - before]))
"""


@measurable
@pytest.mark.parametrize(
    ("data", "most"),
    [
        ((coded("gzip", BOMB),), 120),
        ((coded("br", BROTLI),), 120),
        ((coded("zstd", zstd(1 << 30)),), 120),
        ((b"HTTP/1.1 200 OK\r\n\r\n", for_ever(b" " * 2**20)), 600),
        ((reply(b"{", length=1 << 60),), 8),
    ],
    ids=["gzip", "br", "zstd", "endless", "announced"],
)
def test_a_bomb_takes_little_memory(data: Any, most: int, server: Faulty) -> None:
    server.handler = sends(*data)
    run = subprocess.run(
        [sys.executable, "-c", PEAK + SCRIPT, server.url],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    text, grown = json.loads(run.stdout)
    assert ("no honest compression" in text or "over 256 MiB" in text) and grown < most
