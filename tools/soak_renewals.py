"""Operations of the soak test that need tokens that expire: of installations of an app, and of users."""

from __future__ import annotations

import asyncio
import collections
import concurrent.futures
import itertools
import os
import pathlib
import random
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import ferrohub
from ferrohub.exceptions import GitHubException
from ferrohub.oauth import AsyncOAuthApp, OAuthApp, UserToken
from soak_clients import TIMEOUT, HookError
from soak_credentials import LASTING

if TYPE_CHECKING:
    from soak import Soak

PEM = (pathlib.Path(__file__).parents[1] / "tests" / "keys" / "app-pkcs1.pem").read_bytes()
#: Callers that need a token at the same time.
CALLERS = 8
#: Apps that all threads share, or all tasks, and the number of installations whose tokens last seconds.
APPS, INSTALLATIONS = 4, 3
#: Seconds that clients wait for a response where the server counts tokens, so that each of its responses is received.
PATIENT = 30.0
_ids = itertools.count()


class Apps:
    """The apps that all threads share, and those that all tasks share; and why apps may request further tokens."""

    def __init__(self, soak: Soak) -> None:
        self.soak = soak
        #: Cancelled calls, by the app, where the request for a token is cancelled with the call.
        self.cancelled: collections.Counter[str] = collections.Counter()
        numbers = random.Random(f"{soak.seed} apps")
        self.blocking = [app(soak, numbers, ferrohub.AppClient).client for _ in range(APPS)]
        self.awaited = [app(soak, numbers, ferrohub.AsyncAppClient).client for _ in range(APPS)]

    def of(self, client: Any, numbers: random.Random) -> Any:
        """A client of an installation."""
        apps = self.awaited if isinstance(client, ferrohub.AsyncClient) else self.blocking
        return numbers.choice(apps).client(LASTING + numbers.randint(1, INSTALLATIONS))

    def note(self, own: Own, errors: Iterable[BaseException | None]) -> None:
        """Note the calls that needed the token of an app, and were cancelled."""
        if own.needs_callers:
            with self.soak.lock:
                self.cancelled[own.name] += sum(map(is_cancelled, errors))

    def check(self, early: dict[str, int]) -> None:
        """An app requests one token, and another one for each that is rejected; the server counted any others."""
        for app, count in early.items():
            if count > self.cancelled[app]:
                cancelled = f"{self.cancelled[app]} calls were cancelled with theirs"
                self.soak.violated(f"{app} requested {count} tokens although it had a valid one; {cancelled}")

    def close(self) -> None:
        """Close the clients of threads."""
        for each in self.blocking:
            each.close()


class Own(NamedTuple):
    """A new app."""

    name: str
    client: Any
    #: Whether requests go on only while a call waits for them.
    needs_callers: bool


def app(soak: Soak, numbers: random.Random, cls: type[Any], timeout: float = TIMEOUT) -> Own:
    """A new app."""
    options = soak.clients.options(numbers, cls is ferrohub.AsyncAppClient, timeout=timeout)
    name = f"soak-app-{os.getpid()}-{next(_ids)}"
    needs_callers = bool(options.keys() & {"transport", "event_hooks"}) or options["rate_limit"] == "wait"
    return Own(name, cls(name, PEM, **options), needs_callers)


def at_once(call: Callable[[], Any]) -> list[BaseException | None]:
    """Call a function in several threads, and return the exceptions."""

    def called(_: int) -> BaseException | None:
        try:
            call()
        except (GitHubException, HookError) as error:
            return error
        return None

    with concurrent.futures.ThreadPoolExecutor(CALLERS) as pool:
        return list(pool.map(called, range(CALLERS)))


def installation(soak: Soak, client: Any, numbers: random.Random) -> None:
    """Use the token of an installation, which lasts seconds."""
    soak.apps.of(client, numbers).user("octocat")


def shared_installation(soak: Soak, client: Any, numbers: random.Random) -> None:
    """Several threads need the first token of an installation; the server counts the requests for it."""
    own = app(soak, numbers, ferrohub.AppClient, PATIENT)
    at_once(lambda: own.client.client(LASTING).user("octocat"))
    own.client.close()


def user_token(soak: Soak, client: Any, numbers: random.Random) -> None:
    """Several threads need a refreshed token; the server counts how often a refresh token is sent."""
    stored: list[UserToken] = []
    with ferrohub.Client(**soak.clients.options(numbers, awaited=False)) as base:
        own = OAuthApp("soak-app", "soak-credential-secret", client=base).client(
            expired(soak), on_refresh=stored.append
        )
        for _ in range(2):
            at_once(lambda: own.user("octocat"))
        check_stored(soak, own.auth.token(), stored)


async def awaited_installation(soak: Soak, client: Any, numbers: random.Random) -> None:
    """The same for an event loop."""
    await soak.apps.of(client, numbers).user("octocat")


async def awaited_shared_installation(soak: Soak, client: Any, numbers: random.Random) -> None:
    """The same for tasks, of which some are cancelled; then for another one."""
    own = app(soak, numbers, ferrohub.AsyncAppClient, PATIENT)
    limits = [*(numbers.choice([None, numbers.random() * 0.5]) for _ in range(CALLERS)), None]

    async def call(limit: float | None) -> None:
        await asyncio.wait_for(own.client.client(LASTING).user("octocat"), limit)

    try:
        for some in (limits[:CALLERS], limits[CALLERS:]):
            errors = await asyncio.gather(*map(call, some), return_exceptions=True)
            soak.apps.note(own, errors)
            raise_unexpected(errors, asyncio.TimeoutError)
    except asyncio.CancelledError as error:
        soak.apps.note(own, [error] * CALLERS)
        raise
    own.client.close()


async def awaited_user_token(soak: Soak, client: Any, numbers: random.Random) -> None:
    """The same for tasks."""
    stored: list[UserToken] = []
    async with ferrohub.AsyncClient(**soak.clients.options(numbers, awaited=True)) as base:
        own = AsyncOAuthApp("soak-app", "soak-credential-secret", client=base).client(
            expired(soak), on_refresh=stored.append
        )
        for _ in range(2):
            await gathered(lambda: own.user("octocat"))
        check_stored(soak, await own.auth.token(), stored)


def is_cancelled(error: BaseException | None) -> bool:
    """Whether a call was cancelled; a timeout of ferrohub is one of Python, too."""
    cancelled = isinstance(error, (asyncio.CancelledError, asyncio.TimeoutError))
    return cancelled and not isinstance(error, GitHubException)


async def gathered(call: Callable[[], Any]) -> None:
    """Await several calls at once."""
    raise_unexpected(await asyncio.gather(*[call() for _ in range(CALLERS)], return_exceptions=True))


def raise_unexpected(errors: Iterable[BaseException | None], *expected: type[Exception]) -> None:
    """Raise what no call may raise."""
    for error in errors:
        if isinstance(error, Exception) and not isinstance(error, (GitHubException, HookError, *expected)):
            raise error


def expired(soak: Soak) -> UserToken:
    """The token of a user, which has expired. Its refresh token is a write that nobody may send twice."""
    return UserToken(
        "soak-credential-user-0", expires_at="2020-01-01T00:00:00Z", refresh_token=f"soak-credential-{soak.write()}"
    )


def check_stored(soak: Soak, token: str, stored: list[UserToken]) -> None:
    """A token that is used was stored."""
    if token not in [each.access_token for each in stored]:
        soak.violated("a token of a user was used before it was stored")
