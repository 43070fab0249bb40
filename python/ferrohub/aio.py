"""Asynchronous clients, for programs that run on asyncio: calls are awaited, listings are iterated with ``async for``.

>>> from ferrohub.aio import AsyncClient
>>> async with AsyncClient(token="...") as client:
...     repository = await client.repository("octocat", "Hello-World")
...     async for issue in repository.issues(state="open"):
...         print(issue.number, issue.title)

The resources are those of the package: what differs is that their operations give coroutines. An argument that is
wrong raises at once, when the call is made; everything else when it is awaited. Cancelling a task cancels its request,
also in listings, in operations of several requests, and in uploads and downloads. None of them uses asyncio's pool of
threads.
"""

from __future__ import annotations

import ferrohub._core as _core

# Imported here and not within a call: Python may end a daemon thread in an import, and must not do so inside the core.
import ferrohub._coroutines  # noqa: F401
from ferrohub._core import AsyncListing, AsyncPoll, AsyncSearchListing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import Self

    from ferrohub.plans import AsyncPlan

__all__ = ["AsyncAppClient", "AsyncClient", "AsyncClientEnterprise", "AsyncListing", "AsyncPoll", "AsyncSearchListing"]


class AsyncClient(_core.Client):
    """GitHub, seen through a session, for asyncio. It has the parameters and operations of ``ferrohub.Client``.

    It is an asynchronous context manager. Passed the ``session`` of another client, it shares its settings, credential
    and connections.
    """

    _awaitable = True

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_exception: object) -> None:
        await self.aclose()

    def plan(self) -> AsyncPlan:
        """Record the writes of a block instead of sending them; see ``Client.plan``. ``apply()`` is awaited."""
        from ferrohub.plans import AsyncPlan

        return AsyncPlan(self.session)

    async def aclose(self) -> None:
        """Close the client as ``close()`` does, and await ``aclose()`` of its transport if that has it."""
        close = getattr(self.session.transport, "aclose", None)
        self.close()
        if callable(close):
            await close()


class AsyncClientEnterprise(_core.ClientEnterprise, AsyncClient):
    """An installation of GitHub Enterprise Server, for asyncio; see ``ferrohub.ClientEnterprise``."""


class AsyncAppClient(_core.AppClient, AsyncClient):
    """A GitHub App, for asyncio; see ``ferrohub.AppClient``. Its clients are asynchronous, too."""


def __getattr__(name: str) -> Any:
    """What asynchronous clients give are the classes of the package."""
    return getattr(_core, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_core.__all__})
