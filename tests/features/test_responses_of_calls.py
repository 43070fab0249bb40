"""The responses of calls beside their results: ``with client.responses() as responses``."""

from __future__ import annotations

import asyncio
import contextvars
import gc
import pickle
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError
from ferrohub.testing import Fake, Recorder
from ferrohub.transports import Response
from harness import TOKEN, Reply, Server, body_of, make, run
from paged_server import IssueServer, PagedServer, serving

REPOSITORY = {**body_of("Repository"), "url": "https://api.github.com/repos/octo/compass"}


def statuses(responses: Any) -> list[int]:
    return [response.status_code for response in responses]


def test_a_call_by_name_has_a_status_headers_and_an_id(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, 202, {"X-GitHub-Request-Id": "ABC:1"}), Reply([], 200))
    with client.responses() as responses:
        computing = client.rest.repos.get_contributors_stats("octo", "compass")
        first = responses[-1]
        found = client.rest.repos.get_contributors_stats("octo", "compass")
        assert not list(computing) and not list(found)
    assert (first.status_code, first.request_id, first.headers["x-github-request-id"]) == (202, "ABC:1", "ABC:1")
    assert statuses(responses) == [202, 200] and responses[-1].request_id is None
    assert (first.method, first.url, first.json()) == ("GET", f"{server.url}/repos/octo/compass/stats/contributors", {})
    assert repr(responses) == "<Responses [202, 200]>"


def test_calls_that_return_a_bool_or_none_have_responses(client: ferrohub.Client, server: Server) -> None:
    nothing = Reply(None, 204)
    server.will(nothing, Reply({"message": "Not Found"}, 404), nothing, nothing)
    with client.responses() as responses:
        assert client.is_following("octocat") is True
        assert client.is_following("octocat") is False
        assert client.rest.activity.star_repo_for_authenticated_user("octo", "compass") is True
        assert client.rest.repos.get_contributors_stats("octo", "compass") is None
    assert statuses(responses) == [204, 404, 204, 204]


def test_a_call_that_raises_has_a_response(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with client.responses() as responses, pytest.raises(NotFoundError):
        client.user("nobody")
    assert statuses(responses) == [404] and responses[0].json() == {"message": "Not Found"}


def test_retries_and_redirects_are_one_response(server: Server) -> None:
    client = ferrohub.Client(token=TOKEN, base_url=server.url)
    moved = Reply({}, 301, {"Location": f"{server.url}/user/1"})
    server.will(Reply({}, 503, {"Retry-After": "0"}), moved, Reply(body_of("User")))
    with client.responses() as responses:
        client.user("octocat")
    assert statuses(responses) == [200] and statuses(responses[0].history) == [301]


def test_a_method_of_several_requests_has_a_response_for_each(client: ferrohub.Client, server: Server) -> None:
    repository = make("Repository", client)
    tag = {"sha": "a" * 40, "tag": "v1", "url": f"{server.url}/tags/1", "object": {"type": "commit", "sha": "b" * 40}}
    server.will(Reply(tag, 201), Reply({"ref": "refs/tags/v1", "object": tag["object"]}, 201))
    with client.responses() as responses:
        repository.create_tag("v1", "First", "b" * 40, "commit", {"name": "o", "email": "o@example.org"})
    assert statuses(responses) == [201, 201]
    assert [response.url.rpartition("/")[2] for response in responses] == ["tags", "refs"]


def test_requests_of_any_kind_have_responses(client: ferrohub.Client, server: Server) -> None:
    with client.responses() as responses:
        client.session.get("/meta")
        client.request("GET /meta")
    assert statuses(responses) == [200, 200]


def test_objects_use_the_session_of_their_client(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(REPOSITORY), Reply(None, 204), Reply(REPOSITORY))
    repository = client.repository("octo", "compass")
    with repository.session.responses() as responses:
        assert repository.delete() is True
        repository.refresh()
    assert statuses(responses) == [204, 200]


def test_only_calls_of_the_session_within_the_block_are_kept(client: ferrohub.Client, server: Server) -> None:
    other = ferrohub.Client(token=TOKEN, base_url=server.url)
    client.session.get("/before")
    with client.responses() as outer:
        other.session.get("/other")
        client.session.get("/first")
        with client.responses() as inner, other.responses() as others:
            client.session.get("/second")
            other.session.get("/third")
    client.session.get("/after")
    paths = [[response.url.rpartition("/")[2] for response in block] for block in (outer, inner, others)]
    assert paths == [["first", "second"], ["second"], ["third"]]


def test_the_latest_responses_are_kept(client: ferrohub.Client) -> None:
    with client.responses(keep=2) as two, client.responses(keep=None) as every, client.responses() as usual:
        for number in range(105):
            client.session.get(f"/{number}")
    assert [response.url.rpartition("/")[2] for response in two] == ["103", "104"]
    assert (len(two), len(every), len(usual)) == (2, 105, 100)
    assert [response.url.rpartition("/")[2] for response in usual[1:3]] == ["6", "7"]


def test_a_block_is_used_once_and_not_pickled(client: ferrohub.Client) -> None:
    with client.responses() as responses:
        assert not list(responses) and len(responses) == 0
        with pytest.raises(IndexError, match="the block has 0 responses"):
            _ = responses[-1]
    with pytest.raises(RuntimeError, match="call it again"), responses:
        pass
    with pytest.raises(TypeError):
        pickle.dumps(responses)
    with pytest.raises(TypeError):
        _ = responses["last"]  # type: ignore[call-overload]
    for wrong, raised in ((0, ValueError), (-1, ValueError), (True, TypeError), ("3", TypeError)):
        with pytest.raises(raised, match="keep must be"):
            client.responses(keep=wrong)  # type: ignore[arg-type]


def test_an_exception_ends_the_block(client: ferrohub.Client) -> None:
    with pytest.raises(LookupError), client.responses() as responses:
        client.session.get("/in")
        raise LookupError
    client.session.get("/out")
    assert len(responses) == 1


def test_a_block_keeps_nothing_alive_after_it(client: ferrohub.Client) -> None:
    with client.responses() as responses:
        client.session.get("/in")
    gone = weakref.ref(responses)
    del responses
    gc.collect()
    assert gone() is None


def test_threads_have_blocks_of_their_own(client: ferrohub.Client) -> None:
    together = threading.Barrier(4)

    def work(name: int) -> list[str]:
        with client.responses() as responses:
            together.wait()
            for number in range(20):
                client.session.get(f"/{name}/{number}")
            together.wait()
        return [response.url.split("/", 3)[3] for response in responses]

    with client.responses() as responses, ThreadPoolExecutor(4) as pool:
        found = list(pool.map(work, range(4)))
        assert found == [[f"{name}/{number}" for number in range(20)] for name in range(4)]
        contextvars.copy_context().run(client.session.get, "/here")
        thread = threading.Thread(target=contextvars.copy_context().run, args=(client.session.get, "/there"))
        thread.start()
        thread.join()
    assert [response.url.rpartition("/")[2] for response in responses][-2:] == ["here", "there"]


def test_tasks_have_blocks_of_their_own(server: Server) -> None:
    server.will(Reply({"login": "octocat", "id": 1}))

    async def main() -> None:
        async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url) as client:

            async def work(name: int) -> list[str]:
                with client.responses() as responses:
                    await asyncio.gather(*(client.user(f"{name}-{number}") for number in range(5)))
                    await client.user(f"{name}-5")
                return sorted(response.url.rpartition("/")[2] for response in responses)

            with client.responses() as everything:
                found = await asyncio.gather(*map(work, range(4)))
                late = asyncio.create_task(client.user("late"))
            assert found == [[f"{name}-{number}" for number in range(6)] for name in range(4)]
            await late
            assert len(everything) == 24

            pending = client.user("created-outside")
            with client.responses() as responses:
                await pending
            assert [response.status_code for response in responses] == [200]

    run(main())


def test_pages_are_kept_when_iteration_reaches_them() -> None:
    with serving(PagedServer(80)) as server:
        assert isinstance(server, PagedServer)
        client = ferrohub.Client(token=TOKEN, base_url=server.url, read_ahead=4)
        listing = client.all_users(per_page=10)
        with client.responses() as first:
            for _ in range(10):
                next(listing)
        with client.responses() as others:
            assert len(list(listing)) == 70
            server.until_requested(*range(1, 9))
    numbers = [response.url.rpartition("page=")[2] for response in (*first, *others)]
    assert (len(first), numbers[1:]) == (1, [str(number) for number in range(2, 9)])
    assert all(len(response.json()) == 10 for response in others)


def test_a_rejected_prefetch_is_not_kept() -> None:
    with serving(IssueServer(1500, refused=4)) as server:
        client = ferrohub.Client(token=TOKEN, base_url=server.url)
        with client.responses() as responses:
            assert len(list(client.issues_on("octo", "compass"))) == 1500
    assert set(statuses(responses)) == {200} and len(responses) >= 15


def test_asynchronous_listings_have_responses() -> None:
    async def main(server: Server) -> None:
        async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url) as client:
            with client.responses() as responses:
                found = [user.id async for user in client.all_users(per_page=10)]
            assert (len(found), statuses(responses)) == (80, [200] * 8)

    with serving(PagedServer(80)) as server:
        run(main(server))


class Repeated(ferrohub.ClientSession):
    """Sends each request twice, and returns the second response."""

    def send(self, request: ferrohub.Request, **kwargs: Any) -> Any:
        super().send(request, **kwargs)
        return super().send(request, **kwargs)


def test_what_an_overriding_method_returns_is_kept_once(server: Server) -> None:
    session = Repeated(base_url=server.url)
    client = ferrohub.Client(session=session, token=TOKEN)
    server.will(Reply({}, 500), Reply(body_of("User"), headers={"X-Turn": "2"}))
    with client.responses() as responses:
        client.user("octocat")
    assert [response.headers["x-turn"] for response in responses] == ["2"] and len(server.requests) == 2


def test_requests_of_hooks_are_not_part_of_the_block_around_their_call(server: Server) -> None:
    inner: list[list[int]] = []

    def hook(event: Any) -> None:
        if "/user" in event.url:
            with client.responses() as own:
                client.session.get("/hooked")
            inner.append(statuses(own))

    client = ferrohub.Client(token=TOKEN, base_url=server.url, event_hooks={"response": [hook]})
    with client.responses() as responses:
        client.user("octocat")
        client.session.get("/plain")
    assert inner == [[200]]
    assert [response.url.removeprefix(server.url) for response in responses] == ["/users/octocat", "/plain"]


def reply(*_: Any) -> Response:
    return Response.json(body_of("User"), headers={"X-GitHub-Request-Id": "T"})


async def slow_reply(*_: Any) -> Response:
    await asyncio.sleep(0)
    return reply()


def fake() -> Fake:
    made = Fake()
    made.get("/users/octocat").reply(json=body_of("User"), headers={"X-GitHub-Request-Id": "T"})
    return made


@pytest.mark.parametrize("options", [{"transport": reply}, {"cache": True}, {"transport": reply, "cache": True}])
def test_every_transport_and_the_cache_has_responses(server: Server, options: dict[str, Any]) -> None:
    server.will(Reply(body_of("User"), headers={"X-GitHub-Request-Id": "T", "ETag": '"e"'}))
    client = ferrohub.Client(token=TOKEN, base_url=server.url, **options)
    with client.responses() as responses:
        assert [client.user("octocat").login for _ in range(2)] == ["octocat"] * 2
    assert [(response.status_code, response.request_id) for response in responses] == [(200, "T")] * 2


def test_fakes_and_asynchronous_transports_have_responses() -> None:
    client = fake().client()
    with client.responses() as responses:
        client.user("octocat")
    assert responses[0].request_id == "T"

    async def main() -> None:
        asynchronous = ferrohub.AsyncClient(transport=slow_reply)
        with asynchronous.responses() as responses:
            await asynchronous.user("octocat")
        assert responses[0].request_id == "T"

    run(main())


def test_cassettes_have_responses(server: Server, tmp_path: Any) -> None:
    server.will(Reply(body_of("User"), headers={"X-GitHub-Request-Id": "T"}))
    for _ in range(2):
        client = ferrohub.Client(token=TOKEN, base_url=server.url)
        with Recorder(client, tmp_path).use_cassette("user"), client.responses() as responses:
            client.user("octocat")
        assert (statuses(responses), responses[0].request_id) == ([200], "T")
    assert len(server.requests) == 1


def test_pools_have_responses(server: Server) -> None:
    client = ferrohub.Pool([ferrohub.Client(token=f"t0ken-{n}-of-a-pool", base_url=server.url) for n in range(2)])
    server.will(Reply(body_of("User")))
    with client.responses() as responses:
        for _ in range(4):
            client.user("octocat")
    assert statuses(responses) == [200] * 4


@pytest.mark.parametrize("read", [lambda body: body.content, lambda body: b"".join(body.iter_content())])
def test_a_stream_is_kept_without_its_body(server: Server, read: Callable[[Any], bytes]) -> None:
    server.will(Reply(b"x" * 1000, headers={"X-GitHub-Request-Id": "T"}))
    client = ferrohub.Client(token=TOKEN, base_url=server.url)
    with client.responses() as responses:
        body = client.session.get("/archive", stream=True)
        assert (statuses(responses), responses[0].method, responses[0].request_id) == ([200], "GET", "T")
        assert len(read(body)) == 1000
    assert (len(responses), responses[0].content) == (1, b"")


def test_graphql_has_responses(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"data": {"viewer": {"login": "octocat"}}}, headers={"X-GitHub-Request-Id": "T"}))
    with client.responses() as responses:
        client.graphql("{ viewer { login } }")
    assert responses[0].request_id == "T"
