"""The coroutines that calls of an asynchronous client give."""

from __future__ import annotations

import asyncio
import functools

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from typing import Any, Protocol

    from ferrohub.aio import AsyncListing

    class _Flight(Protocol):
        """A request under way."""

        def start(self, wake: Callable[[], object]) -> None:
            """Begin; call this function, in another thread, when there is a result."""

        def cancel(self) -> None:
            """Give up."""

        def result(self) -> Any:
            """Give the result, or raise."""


async def flight(request: _Flight) -> Any:
    """Send a request and wait for its result; when the task is cancelled, the request is given up."""
    loop = asyncio.get_running_loop()
    landed = loop.create_future()
    request.start(functools.partial(loop.call_soon_threadsafe, _land, landed))
    try:
        await landed
    except asyncio.CancelledError:
        request.cancel()
        raise
    return request.result()


def _land(landed: asyncio.Future[None]) -> None:
    if not landed.done():
        landed.set_result(None)


async def in_thread(call: Callable[[], Any]) -> Any:
    """Run a call that is more than one request. Once begun it goes on to its end, also when the task is cancelled."""
    return await asyncio.to_thread(call)


async def items(listing: AsyncListing[Any]) -> AsyncIterator[Any]:
    """The items of a listing, those of its next page when they are asked for."""
    take = listing._take
    more = True
    while more:
        while (item := take()) is not None:
            yield item[0]
        more = await listing._turn()


async def pages(listing: AsyncListing[Any]) -> AsyncIterator[list[Any]]:
    """The items of a listing, page by page."""
    more = True
    while more:
        if (page := listing._take_page()) is not None:
            yield page
        more = await listing._turn()


async def known(value: Any) -> Any:
    """Give a result that needs no request."""
    return value
