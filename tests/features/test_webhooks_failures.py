"""Handlers, stores and callbacks of a receiver of webhooks that fail: nothing is lost, and other deliveries go on."""

from __future__ import annotations

import asyncio
import concurrent.futures
import sys
from typing import Any

import pytest

from ferrohub.testing.webhooks import Deliverer
from ferrohub.webhooks import MemoryStore, Webhooks
from harness import PATIENCE
from webhook_modes import SECRET, Awaited, Blocking, Deliver, message

#: Exceptions that a future of asyncio does not hold, takes for a cancellation, or lets end the event loop.
SPECIAL = [
    StopIteration,
    StopAsyncIteration,
    GeneratorExit,
    SystemExit,
    KeyboardInterrupt,
    asyncio.CancelledError,
    concurrent.futures.CancelledError,
]
Cancelled = asyncio.CancelledError


@pytest.fixture(params=[Blocking, Awaited])
def mode(request: pytest.FixtureRequest) -> Any:
    return request.param()


def cause(error: BaseException) -> type[BaseException]:
    """The class of what a function raised."""
    return type(error.__cause__ or error)


@pytest.mark.parametrize("special", SPECIAL)
def test_a_function_may_raise_any_exception(mode: Any, special: type[BaseException]) -> None:
    store, errors, others = MemoryStore(), [], []
    hooks: Webhooks[Any] = Webhooks(
        SECRET, respond_within=PATIENCE, max_running=1, store=store, on_error=lambda _, error: errors.append(error)
    )

    @hooks.on("push")
    def fail(event: Any) -> None:
        raise special

    hooks.on("push")(others.append)

    async def test(deliver: Deliver) -> None:
        for number in range(2):
            reply = await deliver("push", delivery_id=str(number))
            assert (reply.status, message(reply)) == (500, "a handler failed")
        assert hooks.running == 0 and len(store) == 0 and len(others) == 2

    mode.run(test, hooks)
    assert [cause(error) for error in errors] == [special] * 2
    assert all(isinstance(error, Exception) for error in errors)


@pytest.mark.parametrize("awaitable", [False, True], ids=["coroutine function", "function"])
@pytest.mark.parametrize("special", [StopIteration, StopAsyncIteration, SystemExit, KeyboardInterrupt, Cancelled])
def test_a_coroutine_may_raise_any_exception(mode: Any, special: type[BaseException], awaitable: bool) -> None:
    if special is KeyboardInterrupt and isinstance(mode, Awaited):
        pytest.skip("in the main thread, it is Ctrl-C")
    store, errors, others = MemoryStore(), [], []
    hooks: Webhooks[Any] = Webhooks(
        SECRET, respond_within=PATIENCE, store=store, on_error=lambda _, error: errors.append(error)
    )

    async def fail(event: Any) -> None:
        if event.action == "opened":
            raise special

    hooks.on("issues")((lambda event: fail(event)) if awaitable else fail)
    hooks.on("issues")(others.append)

    async def test(deliver: Deliver) -> None:
        assert (await deliver("issues.opened")).status == 500
        assert hooks.running == 0 and len(store) == 0
        assert (await deliver("issues.closed")).status == 200

    mode.run(test, hooks)
    if special is Cancelled and sys.version_info < (3, 11):
        # A cancellation of this task and one of another task look the same.
        assert [errors, len(others)] == [[], 1]
    else:
        assert [cause(error) for error in errors] == [special] and isinstance(errors[0], Exception)
        assert len(others) == 2


def test_ctrl_c_ends_the_program() -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=PATIENCE)

    @hooks.on("push")
    async def interrupted(event: Any) -> None:
        raise KeyboardInterrupt

    async def test(deliver: Deliver) -> None:
        await deliver("push")

    with pytest.raises(KeyboardInterrupt):
        Awaited().run(test, hooks)
    assert hooks.running == 0


def test_a_delivery_whose_handler_is_cancelled_is_not_accepted() -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=PATIENCE)

    async def test(deliver: Deliver) -> None:
        started = asyncio.Event()

        @hooks.on("push")
        async def endless(event: Any) -> None:
            started.set()
            await asyncio.Event().wait()

        request = asyncio.create_task(deliver("push"))
        await asyncio.wait_for(started.wait(), PATIENCE)
        await hooks.aclose(timeout=0)
        reply = await request
        assert (reply.status, message(reply)) == (500, "a handler was cancelled")

    Awaited().run(test, hooks)


@pytest.mark.parametrize("special", SPECIAL)
def test_a_store_may_raise_any_exception(mode: Any, special: type[BaseException]) -> None:
    class Broken(StoreOfTheUser):
        def add(self, delivery_id: str) -> bool:
            raise special

    errors: list[Any] = []
    hooks: Webhooks[Any] = Webhooks(
        SECRET, respond_within=PATIENCE, store=Broken(), on_error=lambda _, error: errors.append(error)
    )
    hooks.on("push")(print)

    async def test(deliver: Deliver) -> None:
        reply = await deliver("push")
        assert (reply.status, message(reply)) == (500, "the store of deliveries failed")
        assert hooks.running == 0

    mode.run(test, hooks)
    assert [cause(error) for error in errors] == [special]


class StoreOfTheUser:
    """A store whose methods run in threads."""

    def add(self, delivery_id: str) -> bool:
        return True

    def discard(self, delivery_id: str) -> None:
        pass


class Seven(Exception):
    """The exception of a handler."""


def seven(event: Any) -> None:
    raise Seven


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, type[BaseException]]]:
    return [(each.getMessage(), cause(each.exc_info[1])) for each in caplog.records if each.name == "ferrohub.webhooks"]


def test_on_error_is_awaited(mode: Any, caplog: pytest.LogCaptureFixture) -> None:
    errors: list[Any] = []

    async def report(event: Any, error: Exception) -> None:
        await asyncio.sleep(0)
        errors.append((event.delivery.id, type(error)))

    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=PATIENCE, on_error=report)
    hooks.on("push")(seven)

    async def test(deliver: Deliver) -> None:
        assert (await deliver("push", delivery_id="1")).status == 500

    mode.run(test, hooks)
    assert errors == [("1", Seven)] and logged(caplog) == []


@pytest.mark.parametrize("special", [ValueError, StopIteration, SystemExit])
@pytest.mark.parametrize("awaited", [False, True], ids=["function", "coroutine function"])
def test_if_on_error_fails_both_exceptions_are_logged(
    mode: Any, caplog: pytest.LogCaptureFixture, awaited: bool, special: type[BaseException]
) -> None:
    def report(event: Any, error: Exception) -> None:
        raise special

    async def report_awaited(event: Any, error: Exception) -> None:
        raise special

    on_error = report_awaited if awaited else report
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=PATIENCE, on_error=on_error)
    hooks.on("push")(seven)

    async def test(deliver: Deliver) -> None:
        assert (await deliver("push", delivery_id="1")).status == 500
        assert hooks.running == 0

    mode.run(test, hooks)
    assert logged(caplog) == [("push 1: on_error failed", special), ("push 1: a handler failed", Seven)]


def test_if_on_error_is_cancelled_the_exception_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def whole() -> None:
        started = asyncio.Event()

        async def report(event: Any, error: Exception) -> None:
            started.set()
            await asyncio.Event().wait()

        hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=0, on_error=report)
        hooks.on("push")(seven)
        await Deliverer(hooks, SECRET).awaited("push", delivery_id="1")
        await asyncio.wait_for(started.wait(), PATIENCE)
        await hooks.aclose(timeout=0)
        assert hooks.running == 0

    asyncio.run(whole())
    assert logged(caplog) == [("push 1: a handler failed", Seven)]


def test_a_store_that_cannot_discard_is_an_error(mode: Any, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(StoreOfTheUser):
        def discard(self, delivery_id: str) -> None:
            raise OSError

    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=PATIENCE, store=Broken())
    hooks.on("push")(seven)

    async def test(deliver: Deliver) -> None:
        reply = await deliver("push", delivery_id="1")
        assert (reply.status, message(reply)) == (500, "the store of deliveries failed")
        assert hooks.running == 0

    mode.run(test, hooks)
    assert logged(caplog) == [("push 1: a handler failed", Seven), ("push 1: the store of deliveries failed", OSError)]


def test_a_set_is_no_store() -> None:
    with pytest.raises(TypeError, match="store must have a method add that returns whether the ID is new"):
        Webhooks(SECRET, store=set())


@pytest.mark.parametrize("awaited", [False, True], ids=["function", "coroutine function"])
def test_a_store_that_returns_none_is_an_error(mode: Any, caplog: pytest.LogCaptureFixture, awaited: bool) -> None:
    class Silent(StoreOfTheUser):
        def add(self, delivery_id: str) -> None:
            pass

    class AwaitedSilent(StoreOfTheUser):
        async def add(self, delivery_id: str) -> None:
            pass

    store: Any = AwaitedSilent() if awaited else Silent()
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=PATIENCE, store=store)
    called: list[Any] = []
    hooks.on("push")(called.append)

    async def test(deliver: Deliver) -> None:
        reply = await deliver("push", delivery_id="1")
        assert (reply.status, message(reply)) == (500, "the store of deliveries failed")

    mode.run(test, hooks)
    assert called == [] and logged(caplog) == [("push 1: the store of deliveries failed", TypeError)]
    assert "must return whether the ID is new, but" in caplog.text
