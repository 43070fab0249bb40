"""Retries: what is retried, and what never is."""

from __future__ import annotations

import contextlib
import io
import pathlib
import pickle
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ConnectionError, NotFoundError, ServerError, Timeout
from ferrohub.testing import Recorder
from harness import PATIENCE, TOKEN, Reply, Server, at_once, make

AT_ONCE = {"Retry-After": "0"}
BUSY = Reply({"message": "Busy"}, 503, AT_ONCE)
LOST = Reply(drop=True)
SILENCE = Reply(after=threading.Event())


@pytest.mark.parametrize("status", [502, 503, 504])
@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])
def test_what_is_idempotent_is_sent_again(method: str, status: int, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, status, AT_ONCE), Reply({}, status, AT_ONCE), Reply({"id": 1}))
    assert client.session.request(method, "/x", data=b"body").status_code == 200
    assert [(r.method, r.body) for r in server.requests] == [(method, b"body")] * 3


@pytest.mark.parametrize("status", [502, 503, 504])
@pytest.mark.parametrize("method", ["POST", "PATCH"])
def test_what_is_not_idempotent_is_sent_once(method: str, status: int, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, status, AT_ONCE), Reply({}))
    assert client.session.request(method, "/x").status_code == status
    assert len(server.requests) == 1


def test_the_third_retry_is_the_last(client: ferrohub.Client, server: Server) -> None:
    """Client.retries is 3 by default; so is ClientSession.retries."""
    server.will(BUSY)
    with pytest.raises(ServerError, match="503 Busy"):
        client.user("octocat")
    assert (len(server.requests), client.session.request_counter) == (4, 4)
    client.session.retries = 0
    with pytest.raises(ServerError):
        client.user("octocat")
    assert len(server.requests) == 5


@pytest.mark.parametrize("status", [202, 204, 400, 401, 403, 404, 409, 422, 500, 501])
def test_other_responses_are_given_as_they_are(status: int, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, status, AT_ONCE if status != 403 else {}))
    assert client.session.get("/x").status_code == status
    assert len(server.requests) == 1


def test_statistics_that_are_being_made_are_not_waited_for(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, 202))
    listing = make("ShortRepository", client).contributor_statistics()
    assert (list(listing), listing.last_status, len(server.requests)) == ([], 202, 1)


@pytest.mark.parametrize("method", ["POST", "PATCH"])
def test_a_write_that_was_read_is_never_sent_twice(method: str, client: ferrohub.Client, server: Server) -> None:
    """The server reads the whole request, and hangs up or says nothing."""
    server.will(LOST)
    with pytest.raises(ConnectionError):
        client.session.request(method, "/x", json={"a": 1})
    assert [r.json for r in server.requests] == [{"a": 1}]
    server.will(SILENCE)
    client.session.timeout = (PATIENCE, 0.1)
    with pytest.raises(Timeout, match=rf"{method} http.*/x: nothing moved for 0\.1 s"):
        client.session.request(method, "/x", json={"a": 1})
    assert [r.json for r in server.requests] == [{"a": 1}]


def test_a_read_survives_lost_connections_and_silence(server: Server) -> None:
    client = ferrohub.Client(base_url=server.url, timeout=(PATIENCE, 1))
    server.will(LOST, SILENCE, Reply({"login": "octocat"}))
    assert client.session.get("/x").json() == {"login": "octocat"}
    assert len(server.requests) >= 3


@pytest.fixture
def late() -> Iterator[tuple[str, list[bytes]]]:
    """The URL of a server that opens a little late, and what it got."""
    got: list[bytes] = []
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))

        def serve() -> None:
            time.sleep(0.05)
            listener.listen()
            connection, _ = listener.accept()
            with connection:
                data = b""
                while not data.endswith(b"0123456789"):
                    data += connection.recv(1000)
                got.append(data)
                connection.sendall(b'HTTP/1.1 201 Created\r\nContent-Length: 12\r\n\r\n{"size": 10}')

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", got
        thread.join(PATIENCE)


def test_what_certainly_was_not_sent_is_sent_again(late: tuple[str, list[bytes]]) -> None:
    url, got = late
    assert ferrohub.Client(base_url=url, retries=50).session.post("/x", data=b"0123456789").status_code == 201
    assert len(got) == 1 and got[0].startswith(b"POST /x ")


def test_an_upload_that_was_not_sent_starts_again(late: tuple[str, list[bytes]]) -> None:
    url, got = late
    client = ferrohub.Client(token="t", base_url=url, retries=50)
    release = ferrohub.repos.release.Release.from_dict({"url": url, "upload_url": f"{url}/u{{?name,label}}"}, client)
    file = io.BytesIO(b"..0123456789")
    file.seek(2)
    assert release.upload_asset("text/plain", "a", file).size == 10
    assert len(got) == 1 and got[0].endswith(b"\r\n\r\n0123456789")


@pytest.mark.parametrize(
    ("retry_after", "requests"),
    [
        ("0", 2),
        ("60.5", 2),
        ("61", 1),
        ("86400", 1),
        ("Tue, 01 Feb 2000 10:00:00 GMT", 2),
        ("Tue, 01 Feb 2000 09:00:00 GMT", 2),
        ("Tuesday, 01-Feb-00 10:02:00 GMT", 1),
    ],
)
def test_the_service_says_when_to_come_again(
    retry_after: str, requests: int, client: ferrohub.Client, server: Server
) -> None:
    """By its own clock, which is decades behind; a wait of over a minute is the caller's to decide on."""
    server.will(Reply({}, 503, {"Retry-After": retry_after, "Date": "Tue, 01 Feb 2000 10:00:00 GMT"}), Reply({}))
    assert client.session.get("/x").status_code == (200 if requests == 2 else 503)
    assert len(server.requests) == requests


@pytest.mark.parametrize("status", [403, 404, 405, 409, 422])
def test_a_refusal_after_a_lost_response_is_not_taken_for_the_outcome(
    status: int, client: ferrohub.Client, server: Server
) -> None:
    """The thing may be gone because the first request deleted it: neither True nor False is known to be right."""
    came = r"the response to the retry was {} [\w ]+: No; it is unknown whether the first request was carried out"
    repository = make("ShortRepository", client)
    server.will(LOST, Reply({"message": "No"}, status))
    with pytest.raises(ConnectionError, match=rf"DELETE http.*; {came.format(status)}"):
        repository.delete()
    server.will(Reply({"message": "Bad"}, 502, AT_ONCE), Reply({"message": "No"}, status))
    with pytest.raises(ServerError, match=rf"^502 Bad \(DELETE http.*\); {came.format(status)}") as caught:
        repository.delete()
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert [r.method for r in server.requests] == ["DELETE"] * 2
    reply = client.session.delete("/x")
    assert reply.status_code == status
    server.will(Reply({"message": "Bad"}, 504, AT_ONCE), Reply({"message": "No"}, status))
    reply = client.session.delete("/x")
    assert reply.status_code == 504 and reply.retried.startswith(f"the response to the retry was {status} ")


def test_a_retry_that_is_lost_too_is_reported_of(client: ferrohub.Client, server: Server) -> None:
    client.session.retries = 1
    server.will(Reply({"message": "Bad"}, 504, AT_ONCE), LOST)
    with pytest.raises(ServerError, match=r"^504 Bad \(PUT .*\); the retry failed: PUT http.*; it is unknown whether"):
        client.session.put("/x").raise_for_status()
    assert len(server.requests) == 2


def test_a_success_after_a_lost_response_is_one(client: ferrohub.Client, server: Server) -> None:
    repository = make("ShortRepository", client)
    server.will(LOST, Reply(None, 204))
    assert repository.delete() is True
    server.will(Reply({}, 404))
    assert repository.delete() is False
    server.will(BUSY, Reply({}, 404))
    with pytest.raises(NotFoundError):
        repository.refresh()


def test_a_download_starts_again(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    asset = make("Asset", client)
    server.will(BUSY, Reply(b"whole", headers={"Content-Type": "application/octet-stream"}))
    assert asset.download(tmp_path / "a") == str(tmp_path / "a")
    assert (tmp_path / "a").read_bytes() == b"whole"


def test_closing_the_session_ends_the_wait(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, 503, {"Retry-After": "60"}, then=client.close))
    with pytest.raises(RuntimeError, match="this session is closed"):
        at_once(lambda: client.user("octocat"))


def test_a_replay_does_not_wait(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    """A cassette that ends with the failure, as one that was recorded without retries, replays the failure."""
    recorder = Recorder(client, tmp_path)
    server.will(Reply({"message": "Bad"}, 502), Reply({"login": "octocat"}))
    client.session.retries = 0
    with recorder.use_cassette("one"), contextlib.suppress(ServerError):
        client.user("octocat")
    server.will(Reply({}, 502, AT_ONCE), Reply({"login": "octocat"}))
    client.session.retries = 3
    with recorder.use_cassette("two"):
        client.user("octocat")
    cassette = tmp_path / "two.json"
    cassette.write_text(cassette.read_text().replace('"0"', '"60"'))
    with recorder.use_cassette("two"):
        assert at_once(lambda: client.user("octocat")).login == "octocat"
    with recorder.use_cassette("one"), pytest.raises(ServerError, match="502 Bad"):
        at_once(lambda: client.user("octocat"))


@pytest.mark.parametrize("bad", [-1, 2**32, True, 1.5, "3"])
def test_retries_are_checked(bad: Any) -> None:
    with pytest.raises((ValueError, TypeError), match="retries must be"):
        ferrohub.Client(retries=bad)
    session = ferrohub.ClientSession(retries=1)
    with pytest.raises((ValueError, TypeError), match="retries must be"):
        session.retries = bad
    assert session.retries == 1 == pickle.loads(pickle.dumps(session)).retries


def test_retries_of_each_constructor(server: Server) -> None:
    """ClientEnterprise.retries."""
    assert ferrohub.Client().session.retries == 3 == ferrohub.ClientSession().retries
    assert ferrohub.ClientEnterprise("https://h.example", retries=0).session.retries == 0
    server.will(BUSY)
    assert ferrohub.Client(token=TOKEN, base_url=server.url, retries=1).session.get("/x").status_code == 503
    assert len(server.requests) == 2
