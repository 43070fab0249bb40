"""A base URL that stands for another API, as a reverse proxy does: URLs in responses lead there too."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import TransportError
from harness import GITHUB, TOKEN, Reply, Server, body_of, make
from paged_server import serving

REPOSITORY = body_of("Repository")
PATH = "/repos/octocat/Hello-World"


@pytest.fixture
def proxy() -> Iterator[Server]:
    """A server whose responses have the URLs of another origin, where it can be reached too."""
    with serving(Server()) as running:
        running.shown = running.url.replace("127.0.0.1", "localhost")
        running.will(Reply(REPOSITORY))
        yield running


@pytest.fixture
def client(proxy: Server) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, base_url=proxy.url)


def lines(proxy: Server) -> list[str]:
    """The requests, each of which went to the base URL with the credential."""
    for request in proxy.requests:
        assert request.headers["host"] == proxy.url.removeprefix("http://"), request.line
        assert request.headers["authorization"] == f"token {TOKEN}", request.line
    return [request.line for request in proxy.requests]


def linked(proxy: Server, page: int) -> dict[str, str]:
    return {"Link": f'<{proxy.shown}/repositories/1/issues?page={page}>; rel="next"'}


def test_resources_lead_to_the_base_address(client: ferrohub.Client, proxy: Server) -> None:
    repository = client.repository("octocat", "Hello-World")
    assert repository.url == f"{proxy.shown}{PATH}"
    proxy.will(
        Reply([body_of("Issue")], headers=linked(proxy, 2)),
        Reply([body_of("Issue")], headers=linked(proxy, 3)),
        Reply([body_of("Issue")]),
    )
    issues = list(repository.issues())
    assert len(issues) == 3
    proxy.will(Reply(REPOSITORY))
    repository.refresh()
    repository.create_label("a", "ffffff")
    client.session.get(repository.url)
    pickle.loads(pickle.dumps(issues[0])).session.token_auth(TOKEN)
    assert lines(proxy) == [f"GET {PATH}", f"POST {PATH}/labels", f"GET {PATH}"]


@pytest.mark.parametrize(
    ("body", "call"),
    [
        ({"login": "mona", "url": f"{GITHUB}/users/mona"}, lambda c: c.me()),
        ([REPOSITORY], lambda c: list(c.repositories(number=1))),
        ({"items": [{**body_of("User"), "score": 1}]}, lambda c: list(c.search_users("x", number=1))),
        ([body_of("Issue")], lambda c: list(c.issues_on("octocat", "Hello-World", number=1))),
        ({**REPOSITORY, "url": f"{GITHUB}{PATH}"}, lambda c: c.repository_with_id(1)),
    ],
)
def test_the_first_response_tells(body: Any, call: Any, client: ferrohub.Client, proxy: Server) -> None:
    proxy.will(Reply(body))
    call(client)
    make("Repository", client)  # its URLs are those of the base
    owner = ferrohub.repos.Repository.from_json(
        make("Repository", client).as_json().replace(proxy.url, proxy.shown), client
    )
    proxy.will(Reply([]))
    assert list(owner.issues()) == [] and lines(proxy) == [f"GET {PATH}/issues"]


def test_redirects_lead_to_the_base_address(client: ferrohub.Client, proxy: Server) -> None:
    client.repository("octocat", "Hello-World")
    proxy.will(Reply(None, 301, {"Location": f"{proxy.shown}/repositories/1"}), Reply({"id": 1}))
    assert client.session.patch("/repos/old/name", json={"name": "x"}).json() == {"id": 1}
    assert lines(proxy) == ["PATCH /repos/old/name", "PATCH /repositories/1"]


def test_asyncio_leads_to_the_base_address(proxy: Server) -> None:
    async def main() -> None:
        async with ferrohub.AsyncClient(token=TOKEN, base_url=proxy.url) as client:
            repository = await client.repository("octocat", "Hello-World")
            proxy.will(Reply([body_of("Issue")], headers=linked(proxy, 2)), Reply([]))
            assert len([issue async for issue in repository.issues()]) == 1

    asyncio.run(main())
    assert lines(proxy) == [f"GET {PATH}/issues", "GET /repositories/1/issues"]


def test_nothing_is_sent_to_the_other_origin_until_it_is_known(client: ferrohub.Client, proxy: Server) -> None:
    """No credential goes where no response said that the API is."""
    proxy.will(Reply({"zen": "x"}))
    client.session.get("/zen")
    client.session.get(f"{proxy.shown}/user")
    assert "authorization" not in proxy.requests[1].headers


@pytest.mark.parametrize(
    "lie",
    [
        {"url": "http://localhost:1/elsewhere"},
        {"url": f"{GITHUB}{PATH}", "_type": "application/octet-stream"},
        {"url": f"{GITHUB}{PATH}", "_type": "application/vnd.github.raw+json"},
        {"url": f"{GITHUB}{PATH}", "_status": 404},
    ],
)
def test_what_is_no_object_of_the_api_tells_nothing(
    lie: dict[str, Any], client: ferrohub.Client, proxy: Server
) -> None:
    headers = {"Content-Type": lie.get("_type", "application/json")}
    proxy.will(Reply({"url": lie["url"]}, lie.get("_status", 200), headers))
    client.session.get(PATH)
    proxy.requests.clear()
    client.session.get(f"{proxy.shown}/user")
    assert "authorization" not in proxy.requests[0].headers


def test_links_to_a_third_origin_are_not_followed(client: ferrohub.Client, proxy: Server) -> None:
    client.repository("octocat", "Hello-World")
    link = {"Link": f'<http://127.0.0.2:{proxy.server_port}/users?page=2>; rel="next"'}
    proxy.will(Reply([body_of("User")], headers=link))
    with pytest.raises(TransportError, match="another host"):
        list(client.all_users())
    assert lines(proxy) == ["GET /users"]


def test_an_installation_behind_a_proxy(proxy: Server) -> None:
    """Its uploads are known too: they lie beside the API."""
    client = ferrohub.ClientEnterprise(proxy.url, token=TOKEN)
    proxy.shown = "http://ghe.internal/api/v3"
    upload = "http://ghe.internal/api/uploads/x/assets{?name,label}"
    proxy.will(Reply({**body_of("Release"), "upload_url": upload}))
    body = client.request(f"GET {PATH}/releases/1").json()
    assert body["url"] == f"{proxy.shown}{PATH}/releases/1"
    release = ferrohub.repos.release.Release.from_dict(body, client)
    release.refresh()
    proxy.will(Reply(body_of("Asset"), 201))
    release.upload_asset("text/plain", "x", b"data")
    assert lines(proxy) == ["POST /api/uploads/x/assets"]
