"""Nothing that identifies or authenticates a user is sent to another origin than the session's."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, TransportError
from harness import TOKEN, Recorded, Reply, Server, body_of, make
from paged_server import serving

CODE = "739105"
#: What the session sends to its own origin; its values are secrets.
PRIVATE = {
    "Authorization": "token s3cret-header",
    "Cookie": "user_session=s3cret-cookie",
    "Proxy-Authorization": "Basic s3cret-proxy",
    "X-GitHub-OTP": "s3cret-otp",
    "Private-Token": "s3cret-private",
    "X-Api-Key": "s3cret-key",
    "X-Request-Source": "s3cret-of-the-team",
}
#: What may be sent anywhere.
OPEN = {"accept", "accept-encoding", "user-agent", "host", "connection", "range", "if-range", "if-none-match"}
CONTENT = {"content-type", "content-length", "transfer-encoding"}


@pytest.fixture
def other() -> Iterator[Server]:
    """A server of another origin, which demands a one-time password of everybody."""
    with serving(Server()) as running:
        running.will(Reply({"message": "Code, please"}, 401, {"X-GitHub-OTP": "required; app"}))
        yield running


@pytest.fixture
def codes(client: ferrohub.Client) -> list[str]:
    """The one-time passwords that the session of the client handed out; it has headers and a query of its own."""
    handed_out: list[str] = []

    def callback() -> str:
        handed_out.append(CODE)
        return CODE

    client.session.two_factor_auth_callback(callback)
    client.session.headers.update(PRIVATE)
    client.session.params = {"access_token": "s3cret-parameter", "team": "s3cret-team"}
    return handed_out


def is_bare(request: Recorded, more: set[str] = frozenset()) -> bool:  # type: ignore[assignment]
    """Whether a request holds nothing of the user."""
    sent = f"{request.query} {request.headers} {request.body!r}"
    assert set(request.headers) <= OPEN | more, request.headers
    return not any(secret in sent for secret in ("s3cret", TOKEN, CODE))


def ignored(call: Callable[[], object]) -> None:
    """Call; the other server rejects the request."""
    with pytest.raises(AuthenticationFailed):
        call()


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_takes_nothing_along(
    status: int, client: ferrohub.Client, codes: list[str], server: Server, other: Server
) -> None:
    server.will(Reply(None, status, {"Location": f"{other.url}/x"}))
    mine = {"X-Mine": "s3cret-of-this-request", "Authorization": "s3cret", "If-None-Match": '"1"', "Range": "bytes=1-"}
    assert client.session.get("/x", headers=mine).status_code == 401
    assert server.requests[0].headers["private-token"] == "s3cret-private"
    assert server.requests[0].query == client.session.params
    assert [is_bare(request) for request in other.requests] == [True] and codes == []
    assert {"if-none-match", "range"} <= set(other.requests[0].headers)


def test_a_write_that_is_to_be_read_elsewhere_takes_nothing_along(
    client: ferrohub.Client, codes: list[str], server: Server, other: Server
) -> None:
    server.will(Reply(None, 303, {"Location": f"{other.url}/x"}))
    assert client.session.post("/x", json={"a": "s3cret"}).status_code == 401
    assert [(r.method, is_bare(r)) for r in other.requests] == [("GET", True)] and codes == []


@pytest.mark.parametrize("status", [301, 302, 307, 308])
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_a_write_is_not_sent_elsewhere(
    method: str, status: int, client: ferrohub.Client, server: Server, other: Server
) -> None:
    server.will(Reply(None, status, {"Location": f"{other.url}/x"}))
    with pytest.raises(TransportError, match="another host"):
        client.session.request(method, "/x", data=b"s3cret")
    assert other.requests == []


def test_what_came_from_elsewhere_is_not_signed_again(
    client: ferrohub.Client, codes: list[str], server: Server, other: Server
) -> None:
    """Another server cannot make the client send requests in the user's name by leading it back."""
    server.will(Reply(None, 302, {"Location": f"{other.url}/x"}), Reply({}))
    other.will(Reply(None, 302, {"Location": f"{server.url}/user/emails"}))
    client.session.get("/x")
    first, back = server.requests
    assert "authorization" in first.headers and back.path == "/user/emails" and is_bare(back)


def test_an_address_is_not_trusted_for_its_credentials(
    client: ferrohub.Client, codes: list[str], server: Server, other: Server
) -> None:
    server.will(Reply(None, 302, {"Location": other.url.replace("http://", "http://joe:s3cret@")}))
    client.session.get("/x")
    assert is_bare(other.requests[0])


@pytest.mark.parametrize("path", ["/x", "/x?page=2", "/api/v3/x"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_absolute_address_takes_nothing_along(
    method: str, path: str, client: ferrohub.Client, codes: list[str], other: Server
) -> None:
    assert client.session.request(method, f"{other.url}{path}").status_code == 401
    assert [is_bare(request, CONTENT) for request in other.requests] == [True] and codes == []


def test_headers_of_a_request_go_where_it_is_sent(client: ferrohub.Client, codes: list[str], other: Server) -> None:
    """What is given with a URL is meant for that URL, but for what is meant for the session's alone."""
    given = {"X-Mine": "yes", "Authorization": "mine", "X-GitHub-OTP": "s3cret", "Proxy-Authorization": "s3cret"}
    client.session.get(f"{other.url}/x", headers=given)
    headers = other.requests[0].headers
    assert (headers["x-mine"], headers["authorization"]) == ("yes", "mine")
    assert "x-github-otp" not in headers and "proxy-authorization" not in headers and codes == []


def elsewhere(name: str, client: ferrohub.Client, other: Server) -> Any:
    """A resource whose URLs are those of another server, as a server may send them."""
    text = make(name, client).as_json()
    for own in (client.session.base_url, "https://uploads.github.com"):
        text = text.replace(own, other.url)
    return getattr(ferrohub._core, name).from_json(text, client)


def test_addresses_of_resources_take_nothing_along(
    client: ferrohub.Client, codes: list[str], other: Server, tmp_path: pathlib.Path
) -> None:
    repository, release = elsewhere("Repository", client, other), elsewhere("Release", client, other)
    ignored(repository.refresh)
    ignored(lambda: list(repository.issues()))
    ignored(lambda: repository.create_label("a", "ffffff"))
    ignored(lambda: elsewhere("Asset", client, other).download(tmp_path / "x"))
    ignored(lambda: release.upload_asset("text/plain", "x", b"data"))
    ignored(lambda: client.request(f"GET {other.url}/x"))
    assert len(other.requests) == 6 and codes == []
    assert all(is_bare(request, CONTENT) for request in other.requests)


def test_links_of_pages_lead_nowhere_else(
    client: ferrohub.Client, codes: list[str], server: Server, other: Server
) -> None:
    server.will(Reply([body_of("User")], headers={"Link": f'<{other.url}/users?page=2>; rel="next"'}))
    with pytest.raises(TransportError, match="another host"):
        list(client.all_users())
    assert other.requests == [] and codes == []


def test_a_download_that_is_redirected_takes_nothing_along(
    client: ferrohub.Client, codes: list[str], server: Server, other: Server, tmp_path: pathlib.Path
) -> None:
    server.will(Reply(None, 302, {"Location": f"{other.url}/storage"}))
    other.will(Reply(b"data"))
    make("Asset", client).download(tmp_path / "x")
    assert [is_bare(request) for request in other.requests] == [True] and (tmp_path / "x").read_bytes() == b"data"


def test_asyncio_takes_nothing_along(server: Server, other: Server) -> None:
    async def main() -> None:
        async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url) as client:
            client.session.headers.update(PRIVATE)
            client.session.two_factor_auth_callback(lambda: CODE)
            assert (await client.session.get("/x")).status_code == 401

    server.will(Reply(None, 302, {"Location": f"{other.url}/x"}))
    asyncio.run(main())
    assert [is_bare(request) for request in other.requests] == [True]


def test_the_origin_of_the_session_gets_the_one_time_password(
    client: ferrohub.Client, server: Server, codes: list[str]
) -> None:
    del client.session.headers["X-GitHub-OTP"]
    server.will(Reply({}, 401, {"X-GitHub-OTP": "required; app"}), Reply({"login": "octocat"}))
    assert client.me().login == "octocat" and codes == [CODE]
