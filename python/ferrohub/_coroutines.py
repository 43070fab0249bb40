"""The coroutines that calls of an asynchronous client return."""

from __future__ import annotations

import asyncio
import contextvars
import inspect
import socket
import weakref

from ferrohub._loaded import loaded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Future
    from collections.abc import AsyncIterator, Callable, Coroutine
    from typing import Any, Protocol

    from ferrohub.aio import AsyncListing, AsyncPoll

    class _Channel(Protocol):
        """How an event loop learns that something is ready."""

        def is_ours(self) -> bool:
            """Return whether it was made in this process, and not before a fork."""

        def fileno(self) -> int:
            """Return the socket to be watched."""

        def detach(self) -> int:
            """Hand the socket over."""

        def launch(self) -> None:
            """Start the calls that were made in this turn of the loop."""

        def take(self) -> list[Future[None]]:
            """Return the futures of what is ready."""

    class _Flight(Protocol):
        """A call under way."""

        def channel(self) -> _Channel:
            """Return a new channel."""

        def start(self, channel: _Channel, future: Future[None]) -> bool:
            """Begin with the next launch, to be requested if True; the channel sets the future when there is work."""

        def is_done(self) -> bool:
            """Return whether there is a result."""

        def work(self) -> tuple[Callable[..., Any], tuple[Any, ...]] | None:
            """Do what there is to do; a callback, and its arguments, are returned to be called."""

        def returned(self, value: Any) -> None:
            """Take what the callback returned."""

        def watch(self, future: Future[None]) -> bool:
            """Have this future set when there is something to do; False if there is already."""

        def cancel(self) -> None:
            """Cancel the call."""

        def result(self) -> Any:
            """Return the result, or raise."""

    class _Gathering(Protocol):
        """Rows that are read."""

        def add(self) -> bool:
            """Add the items that are read; whether there may be more."""

        def turn(self) -> Coroutine[Any, Any, None]:
            """Read the next page."""

        def keep(self) -> None:
            """Keep the rows for the next call."""

        def result(self) -> Any:
            """The rows."""


#: The channels of the event loops. A loop keeps its own alive.
_channels: weakref.WeakKeyDictionary[AbstractEventLoop, weakref.ref[_Channel]] = weakref.WeakKeyDictionary()


def _running_loop() -> AbstractEventLoop:
    """The running event loop of asyncio.

    :raises RuntimeError: there is none; the message says what to do under trio
    """
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        text = "an asynchronous client needs a running event loop of asyncio, such as that of asyncio.run()"
        if _is_in_trio():
            text += (
                ". Under trio, call a blocking client in a thread, as in "
                "await trio.to_thread.run_sync(client.user, 'octocat'), or run the program with "
                "anyio.run(main, backend='asyncio')"
            )
        raise RuntimeError(text) from None


def _is_in_trio() -> bool:
    trio: Any = loaded("trio")
    try:
        return trio is not None and trio.lowlevel.current_task() is not None
    except RuntimeError:
        return False


async def flight(call: _Flight) -> Any:
    """Run a call and wait for its result; when the task is cancelled, or a callback raises, the call is cancelled."""
    loop = _running_loop()
    ready = loop.create_future()
    channel = _channel(loop, call.channel)
    if call.start(channel, ready):
        loop.call_soon(channel.launch)
    try:
        await ready
        while not call.is_done():
            callback = call.work()
            if callback is not None:
                value = callback[0](*callback[1])
                call.returned(await value if inspect.isawaitable(value) else value)
            ready = loop.create_future()
            if call.watch(ready):
                await ready
    except BaseException:
        call.cancel()
        raise
    return call.result()


def _channel(loop: AbstractEventLoop, make: Callable[[], _Channel]) -> _Channel:
    """Return the channel of an event loop, made with the first call."""
    known = _channels.get(loop)
    channel = known() if known is not None else None
    if channel is None or not channel.is_ours():
        channel = make()
        # A loop keeps the context in which a reader was added.
        contextvars.Context().run(_listen, loop, channel)
        _channels[loop] = weakref.ref(channel)
    return channel


def _listen(loop: AbstractEventLoop, channel: _Channel) -> None:
    try:
        loop.add_reader(channel.fileno(), _wake, channel)
    except NotImplementedError:
        reader = socket.socket(fileno=channel.detach())
        weakref.finalize(channel, reader.close)
        _receive(loop, channel, reader)


def _receive(loop: AbstractEventLoop, channel: _Channel, reader: socket.socket) -> None:
    """Wait for the next byte on a loop that watches no sockets, but reads from them (the proactor of Windows).

    This is no task: those are cancelled when a program ends, while others may still have requests to send.
    """
    while True:
        reading = loop.sock_recv(reader, 64)
        try:
            future = reading.send(None)
        except StopIteration:
            _wake(channel)
        else:
            break

    def received(_: Future[bytes]) -> None:
        try:
            reading.send(None)
        except StopIteration:
            _wake(channel)
            _receive(loop, channel, reader)

    future._asyncio_future_blocking = False
    future.add_done_callback(received)


def _wake(channel: _Channel) -> None:
    for ready in channel.take():
        if not ready.done():
            ready.set_result(None)


async def items(listing: AsyncListing[Any]) -> AsyncIterator[Any]:
    """The items of a listing; a page is read when its items are needed."""
    take, is_done, turn = listing._take, listing._is_done, listing._turn
    while True:
        done = is_done()
        while (item := take()) is not None:
            yield item[0]
        if done:
            return
        await turn()


async def following(listing: AsyncListing[Any]) -> Any:
    """The next item of a listing."""
    while True:
        done = listing._is_done()
        if (item := listing._take()) is not None:
            return item[0]
        if done:
            raise StopAsyncIteration
        await listing._turn()


async def news(poll: AsyncPoll[Any]) -> Any:
    """The next item that is new in a listing."""
    while True:
        if (item := poll._take()) is not None:
            return item[0]
        if poll._is_over():
            raise StopAsyncIteration
        await poll._turn()


async def pages(listing: AsyncListing[Any]) -> AsyncIterator[list[Any]]:
    """The items of a listing, page by page."""
    while True:
        done = listing._is_done()
        if (page := listing._take_page()) is not None:
            yield page
        if done:
            return
        await listing._turn()


async def gather(rows: _Gathering) -> Any:
    """The rows of a listing. When it is interrupted, what was read is kept for the next call."""
    try:
        while rows.add():
            await rows.turn()
    except BaseException:
        rows.keep()
        raise
    return rows.result()


async def then(call: Coroutine[Any, Any, Any], finish: Callable[[Any], Any]) -> Any:
    """Await a call and return what a function makes of its result."""
    return finish(await call)


async def known(value: Any) -> Any:
    """Return a result that needs no request."""
    return value


async def failed(error: BaseException) -> Any:
    """Raise an error of what makes no request."""
    raise error
