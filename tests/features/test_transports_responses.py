"""What a transport of the user returns."""

from __future__ import annotations

import gzip
import json
import pathlib
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError
from ferrohub.testing import Recorder
from ferrohub.transports import Request, Response
from harness import run
from transport_replies import API, USER, Replies, ok


def test_the_body_may_have_any_form() -> None:
    text = json.dumps(USER)
    half = len(text) // 2
    for body in (
        text,
        text.encode(),
        bytearray(text.encode()),
        memoryview(text.encode()),
        [text[:half].encode(), b"", text[half:].encode()],
        (part.encode() for part in (text[:half], text[half:])),
    ):
        transport = Replies(Response(200, [("Content-Type", "application/json")], body))
        assert ferrohub.Client(transport=transport).user("octocat").login == "octocat"


@pytest.mark.parametrize("packed", [True, False])
def test_a_content_coding_is_decoded_also_if_the_transport_has_decoded_it(packed: bool) -> None:
    body = json.dumps(USER).encode()
    headers = {"Content-Encoding": "gzip", "Content-Length": "1"}
    transport = Replies(Response(200, headers, gzip.compress(body) if packed else body))
    response = ferrohub.Client(transport=transport).session.get("/x")
    assert response.json() == USER and "content-encoding" not in response.headers
    assert transport.requests[0].headers.get("accept-encoding") is None
    # A coding that no magic number marks.
    if not packed:
        transport = Replies(Response(200, {"Content-Encoding": "br"}, body))
        assert ferrohub.Client(transport=transport).session.get("/x").json() == USER


def test_headers_are_read_as_servers_send_them() -> None:
    pairs = [("Link", '<https://h/2>; rel="next"'), ("link", '<https://h/9>; rel="last"'), ("X-Name", "é")]
    response = ferrohub.Client(transport=Replies(Response(200, pairs, "{}"))).session.get("/x")
    assert set(response.links) == {"next", "last"} and len(response.headers["link"].split(",")) == 2


@pytest.mark.parametrize(
    ("returned", "why"),
    [
        (None, r"must return a ferrohub\.transports\.Response, not NoneType"),
        ("text", "not str"),
        (Response("200"), "the status '200'"),  # type: ignore[arg-type]
        (Response(99), "the status 99"),
        (Response(103), "the interim status 103"),
        (Response(200, {"bad name": "x"}), 'invalid header "bad name"'),
        (Response(200, {"X": "a\nb"}), 'invalid header "X"'),
        (Response(200, {}, ["text"]), "bytes-like|expected a bytes"),  # type: ignore[list-item]
    ],
)
def test_what_is_no_response_is_an_error(returned: Any, why: str) -> None:
    transport = Replies(returned)
    with pytest.raises((TypeError, ValueError), match=why):
        ferrohub.Client(transport=transport).user("octocat")
    assert len(transport.requests) == 1


def test_responses_of_requests_and_of_ferrohub_are_understood() -> None:
    returned = ferrohub.Response(200, json=USER)
    assert ferrohub.Client(transport=lambda _: returned).user("octocat").login == "octocat"


def test_a_coroutine_needs_an_asynchronous_client() -> None:
    async def transport(request: Request) -> Response:
        return ok()

    with pytest.raises(TypeError, match="asynchronous client"):
        ferrohub.Client(transport=transport).user("octocat")


def test_an_asynchronous_body_needs_an_awaited_transport() -> None:
    async def chunks() -> Any:
        yield json.dumps(USER).encode()

    async def awaited(request: Request) -> Response:
        return Response(200, None, chunks())

    async def main(transport: Callable[[Request], Any]) -> Any:
        return (await ferrohub.AsyncClient(transport=transport).user("octocat")).login

    assert run(main(awaited)) == "octocat"
    with pytest.raises(TypeError, match="must return an awaitable"):
        run(main(lambda request: Response(200, None, chunks())))
    with pytest.raises(TypeError, match="needs an asynchronous client"):
        ferrohub.Client(transport=lambda request: Response(200, None, chunks())).user("octocat")


@pytest.mark.parametrize(
    ("given", "read"),
    [("Not here", "Not here"), (None, "Not Found"), ("", "Not Found"), ("a\r\nb", "Not Found"), (b"Fort", "Fort")],
)
def test_the_reason_phrase_is_that_of_the_transport(given: Any, read: str, tmp_path: pathlib.Path) -> None:
    client = ferrohub.Client(transport=Replies(Response(404, {}, b"{}", reason=given)))
    for record in ("once", "none"):
        with Recorder(client, tmp_path).use_cassette("reason", record=record):
            response = client.session.get("/x")
        assert (response.reason, pickle.loads(pickle.dumps(response)).reason) == (read, read)
    with pytest.raises(NotFoundError) as raised:
        client.user("octocat")
    assert str(given) not in str(raised.value) or not given


def test_a_secret_in_a_reason_phrase_is_not_recorded(tmp_path: pathlib.Path) -> None:
    token = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
    client = ferrohub.Client(transport=Replies(Response(200, {}, b"{}", reason=f"OK {token}")))
    with Recorder(client, tmp_path).use_cassette("reason"):
        client.session.get("/x")
    text = (tmp_path / "reason.json").read_text()
    assert token not in text and "OK REDACTED" in text


def test_reprs_of_messages() -> None:
    assert repr(Response.json({}, 201)) == "<Response [201]>"
    request = Request("GET", f"{API}/x", {"Accept": "a"}, b"body")
    assert (request.headers["ACCEPT"], request.read(), request.timeout) == ("a", b"body", (None, None))
