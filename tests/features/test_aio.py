"""Asynchronous clients: what is awaited, walked and cancelled."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import pickle
import threading
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub import aio
from ferrohub.aio import AsyncClient, AsyncClientEnterprise, AsyncListing, AsyncSearchListing
from ferrohub.exceptions import AuthenticationFailed, NotFoundError
from harness import TOKEN, Reply, Server, body_of, make, run


def client_of(server: Server, **kwargs: Any) -> AsyncClient:
    return AsyncClient(token=TOKEN, base_url=server.url, **kwargs)


def page(server: Server, *numbers: int, following: int = 0) -> Reply:
    link = {"Link": f'<{server.url}/repos/o/r/issues?page={following}>; rel="next"'} if following else {}
    return Reply([{**body_of("ShortIssue"), "number": number} for number in numbers], headers=link)


def test_a_call_returns_a_coroutine_that_sends_when_it_is_awaited(server: Server) -> None:
    async def main() -> None:
        server.will(Reply(body_of("User")))
        async with client_of(server) as client:
            call = client.user("octocat")
            assert inspect.iscoroutine(call) and server.requests == []
            user = await call
        assert type(user) is ferrohub.users.User and type(user) is aio.User
        assert [(r.line, r.headers["authorization"]) for r in server.requests] == [
            ("GET /users/octocat", f"token {TOKEN}")
        ]

    run(main())


def test_operations_of_what_was_read_are_awaited_too(server: Server) -> None:
    async def main() -> None:
        client = client_of(server)
        server.will(Reply(body_of("Repository")))
        repository = await client.repository("octocat", "Hello-World")
        server.will(Reply(body_of("Issue")))
        issue = await repository.issue(7)
        server.will(Reply(body_of("User")))
        assert (await issue.user.refresh()).login == body_of("User")["login"]
        server.will(Reply(None, 204))
        assert await client.is_starred("octocat", "Hello-World") is True
        server.will(Reply({"message": "Not Found"}, 404))
        assert await client.is_starred("octocat", "Hello-World") is False
        with pytest.raises(NotFoundError):
            await client.user("nobody")

    run(main())


def test_wrong_arguments_and_missing_credentials_raise_when_the_call_is_made(server: Server) -> None:
    async def main() -> None:
        with pytest.raises(ValueError, match="number"):
            client_of(server).issue("o", "r", 0)
        with pytest.raises(AuthenticationFailed):
            AsyncClient(base_url=server.url).me()
        assert server.requests == []

    run(main())


def test_listings_are_walked_page_by_page(server: Server) -> None:
    async def main() -> None:
        server.will(page(server, 1, 2, following=2), page(server, 3))
        listing = client_of(server).issues_on("o", "r")
        assert isinstance(listing, AsyncListing)
        assert [issue.number async for issue in listing] == [1, 2, 3]
        assert len(listing) == 3 and len(server.requests) == 2

        server.will(page(server, 1, 2, following=2), page(server, 3))
        pages = client_of(server).issues_on("o", "r").pages()
        assert [[issue.number for issue in page] async for page in pages] == [[1, 2], [3]]

        server.will(page(server, 1, 2, 3))
        assert [issue.number for issue in await client_of(server).issues_on("o", "r")[1:3]] == [2, 3]
        assert (await client_of(server).issues_on("o", "r")[0]).number == 1

    run(main())


def test_a_walk_that_ends_early_goes_on_where_it_was(server: Server) -> None:
    async def main() -> None:
        server.will(page(server, 1, 2, following=2), page(server, 3))
        listing = client_of(server).issues_on("o", "r")
        async for issue in listing:
            assert issue.number == 1
            break
        assert [issue.number async for issue in listing] == [2, 3]

    run(main())


def test_a_listing_is_no_blocking_iterator(server: Server) -> None:
    listing = client_of(server).issues_on("o", "r")
    with pytest.raises(TypeError, match="async for"):
        iter(listing)
    with pytest.raises(TypeError, match="async for"):
        next(listing)  # type: ignore[call-overload]


def test_an_error_ends_the_walk_at_its_page(server: Server) -> None:
    async def main() -> None:
        server.will(page(server, 1, following=2), Reply({"message": "Not Found"}, 404))
        seen = []
        with pytest.raises(NotFoundError):
            async for issue in client_of(server).issues_on("o", "r"):
                seen.append(issue.number)  # noqa: PERF401
        assert seen == [1]

    run(main())


def test_searches_tell_their_total(server: Server) -> None:
    async def main() -> None:
        results = {"total_count": 1, "incomplete_results": False, "items": [body_of("RepositorySearchResult")]}
        server.will(Reply(results))
        found = client_of(server).search_repositories("tetris")
        assert isinstance(found, AsyncSearchListing)
        assert len([result async for result in found]) == 1
        assert (found.total_count, found.incomplete_results) == (1, False)
        assert await found.total() == 1

    run(main())


def test_many_requests_wait_together(server: Server) -> None:
    """All are under way before the first response."""

    async def main() -> None:
        arrived = threading.Barrier(9)
        server.replies = [Held(body_of("User"), arrived)]
        calls = [client_of(server).user(f"user-{n}") for n in range(8)]
        waiting = asyncio.gather(*calls)
        await asyncio.to_thread(arrived.wait, 10)
        assert len(await waiting) == 8

    server.requests.clear()
    run(main())


class Held(Reply):
    """A response that is sent when the barrier is full."""

    def __init__(self, body: Any, barrier: threading.Barrier) -> None:
        self.held, self.barrier = body, barrier
        super().__init__(body)

    def __getattribute__(self, name: str) -> Any:
        if name == "body":
            with contextlib.suppress(threading.BrokenBarrierError):
                self.barrier.wait(10)
            return self.held
        return super().__getattribute__(name)


def test_a_cancelled_task_returns_its_request_up_and_the_client_works_on(server: Server) -> None:
    async def main() -> None:
        client = client_of(server)
        arrived = threading.Barrier(2)
        server.replies = [Held(body_of("User"), arrived)]
        task = asyncio.create_task(client.user("octocat"))
        while not server.requests:
            await asyncio.sleep(0.005)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.to_thread(arrived.wait, 10)
        server.will(Reply(body_of("User")))
        assert (await client.user("octocat")).login

    server.requests.clear()
    run(main())


def test_operations_of_several_requests_are_awaited(server: Server) -> None:
    async def main() -> None:
        server.will(Reply(body_of("Repository")), Reply(body_of("Issue"), 201))
        issue = await client_of(server).create_issue("o", "r", "Title")
        assert type(issue) is aio.ShortIssue
        assert [r.method for r in server.requests] == ["GET", "POST"]
        server.will(Reply(body_of("Issue")))
        assert type(await issue.refresh()) is aio.Issue

    run(main())


def test_what_makes_no_request_is_awaited_too(server: Server) -> None:
    async def main() -> None:
        client = client_of(server)
        assert await make("Issue", client, state="closed").is_closed() is True
        await client.login("mona", "secret")
        blob = make("Blob", client, content="?", encoding="base64").decode_content()
        with pytest.raises(ValueError, match="base64"):
            await blob
        with pytest.raises(ValueError, match="files"):
            make("Repository", client).commit_files({}, "m")
        assert server.requests == []

    run(main())


def test_raw_requests_and_the_quota_are_awaited(server: Server) -> None:
    async def main() -> None:
        client = client_of(server)
        server.will(Reply({"x": 1}))
        assert (await client.request("GET /repos/{owner}/{repo}", owner="o", repo="r")).json() == {"x": 1}
        assert (await client.session.get("/zen")).status_code == 200
        server.will(Reply({"resources": {"core": {"remaining": 17}}}))
        assert await client.ratelimit_remaining == 17

    run(main())


def test_it_shares_the_session_of_a_blocking_client(server: Server) -> None:
    blocking = ferrohub.Client(token=TOKEN, base_url=server.url)
    shared = AsyncClient(session=blocking)

    async def main() -> None:
        server.will(Reply(body_of("User")))
        await shared.user("octocat")

    run(main())
    assert server.requests[0].headers["authorization"] == f"token {TOKEN}"
    assert blocking.user("octocat").login and blocking.session.request_counter == 2


def test_a_credential_of_a_context_stays_with_its_task(server: Server) -> None:
    async def main() -> None:
        client = client_of(server)
        entered, done = asyncio.Event(), asyncio.Event()

        async def without() -> None:
            with client.session.no_auth():
                entered.set()
                await done.wait()
                await client.user("anonymous")

        task = asyncio.create_task(without())
        await entered.wait()
        await client.user("signed")
        done.set()
        await task
        assert [(r.path, "authorization" in r.headers) for r in server.requests] == [
            ("/users/signed", True),
            ("/users/anonymous", False),
        ]

    server.will(Reply(body_of("User")))
    run(main())


def test_callbacks_raise_through_the_await(server: Server) -> None:
    def send() -> str:
        raise LookupError("no code today")

    async def main() -> None:
        client = client_of(server)
        client.session.two_factor_auth_callback(send)
        server.will(Reply({"message": "otp"}, 401, {"X-GitHub-OTP": "required; app"}))
        with pytest.raises(LookupError, match="no code today"):
            await client.user("octocat")

    run(main())


def test_enterprise_has_its_operations_awaited(server: Server) -> None:
    async def main() -> None:
        client = AsyncClientEnterprise(server.url, token=TOKEN)
        assert isinstance(client, AsyncClient)
        server.will(Reply(body_of("User"), 201))
        user = await client.create_user("octocat", "octocat@github.com")
        assert type(user) is getattr(aio, type(user).__name__)
        assert server.requests[0].line == "POST /api/v3/admin/users"

    run(main())


@pytest.mark.parametrize("copied", [pickle.loads, None])
def test_copies_are_asynchronous_too(server: Server, copied: Callable[[bytes], Any] | None) -> None:
    async def main() -> None:
        server.will(Reply(body_of("User")))
        user = await client_of(server).user("octocat")
        again = copied(pickle.dumps(user)) if copied else user
        assert inspect.iscoroutine(call := again.refresh())
        assert (await call).login == user.login
        client = pickle.loads(pickle.dumps(client_of(server)))
        assert type(client) is AsyncClient
        assert (await client.user("octocat")).login

    run(main())
