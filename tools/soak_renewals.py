"""Operations of the soak test that need tokens that expire: of installations of an app, and of users."""

from __future__ import annotations

import asyncio
import concurrent.futures
import itertools
import os
import pathlib
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import ferrohub
from ferrohub.exceptions import GitHubException
from ferrohub.oauth import AsyncOAuthApp, OAuthApp, UserToken
from soak_clients import HookError
from soak_credentials import LASTING

if TYPE_CHECKING:
    from soak import Soak

PEM = (pathlib.Path(__file__).parents[1] / "tests" / "keys" / "app-pkcs1.pem").read_bytes()
#: Callers that need a token at the same time.
CALLERS = 8
#: Apps that all threads share, or all tasks, and the number of installations whose tokens last seconds.
APPS, INSTALLATIONS = 4, 3
_ids = itertools.count()


class Apps:
    """The apps that all threads share, and those that all tasks share."""

    def __init__(self, soak: Soak) -> None:
        self.soak = soak
        numbers = random.Random(f"{soak.seed} apps")
        self.blocking = [app(soak, numbers, ferrohub.AppClient) for _ in range(APPS)]
        self.awaited = [app(soak, numbers, ferrohub.AsyncAppClient) for _ in range(APPS)]

    def of(self, client: Any, numbers: random.Random) -> Any:
        """A client of an installation."""
        apps = self.awaited if isinstance(client, ferrohub.AsyncClient) else self.blocking
        return numbers.choice(apps).client(LASTING + numbers.randint(1, INSTALLATIONS))

    def close(self) -> None:
        """Close the clients of threads."""
        for each in self.blocking:
            each.close()


def app(soak: Soak, numbers: random.Random, cls: type[Any]) -> Any:
    """The client of a new app."""
    options = soak.clients.options(numbers, cls is ferrohub.AsyncAppClient)
    return cls(f"soak-app-{os.getpid()}-{next(_ids)}", PEM, **options)


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
    own = app(soak, numbers, ferrohub.AppClient)
    at_once(lambda: own.client(LASTING).user("octocat"))
    own.close()


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
    """The same for tasks."""
    own = app(soak, numbers, ferrohub.AsyncAppClient)
    await gathered(lambda: own.client(LASTING).user("octocat"))
    own.close()


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


async def gathered(call: Callable[[], Any]) -> None:
    """Await several calls at once."""
    for result in await asyncio.gather(*[call() for _ in range(CALLERS)], return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, (GitHubException, HookError)):
            raise result


def expired(soak: Soak) -> UserToken:
    """The token of a user, which has expired. Its refresh token is a write that nobody may send twice."""
    return UserToken(
        "soak-credential-user-0", expires_at="2020-01-01T00:00:00Z", refresh_token=f"soak-credential-{soak.write()}"
    )


def check_stored(soak: Soak, token: str, stored: list[UserToken]) -> None:
    """A token that is used was stored."""
    if token not in [each.access_token for each in stored]:
        soak.violated("a token of a user was used before it was stored")
