"""Handlers of webhooks that go on in the background, and how a receiver is closed."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from ferrohub.testing.webhooks import Deliverer
from ferrohub.webhooks import MemoryStore, WebhookEvent, Webhooks, sign
from harness import PATIENCE
from webhook_modes import SECRET, Awaited, Blocking, Deliver, message


@pytest.fixture(params=[Blocking, Awaited])
def mode(request: pytest.FixtureRequest) -> Any:
    return request.param()


def test_a_slow_handler_goes_on_in_the_background(mode: Any) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=0, max_running=2)
    go, done = threading.Event(), threading.Semaphore(0)

    @hooks.on("push")
    def slow(event: WebhookEvent) -> None:
        assert go.wait(PATIENCE)
        done.release()

    async def test(deliver: Deliver) -> None:
        replies = [await deliver("push") for _ in range(3)]
        assert [reply.status for reply in replies] == [202, 202, 503]
        assert message(replies[2]) == "too many deliveries are in progress"
        assert hooks.running == 2
        go.set()
        for _ in range(2):
            assert await asyncio.to_thread(done.acquire, timeout=PATIENCE)

    mode.run(test, hooks)
    assert hooks.running == 0


def test_a_failure_in_the_background_lets_the_event_be_redelivered(mode: Any) -> None:
    go, failed, store = threading.Event(), threading.Event(), MemoryStore()
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=0, store=store, on_error=lambda event, error: failed.set())

    @hooks.on("push")
    def fail(event: WebhookEvent) -> None:
        assert go.wait(PATIENCE)
        raise ValueError("no")

    async def test(deliver: Deliver) -> None:
        assert (await deliver("push", delivery_id="1")).status == 202
        go.set()
        assert await asyncio.to_thread(failed.wait, PATIENCE)

    mode.run(test, hooks)
    assert len(store) == 0


def test_closing_waits_for_what_runs_and_receives_no_more(mode: Any) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=0)
    finished: list[str] = []

    @hooks.on("push")
    async def slow(event: WebhookEvent) -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        finished.append(event.delivery.id)

    async def test(deliver: Deliver) -> None:
        assert (await deliver("push", delivery_id="1")).status == 202

    mode.run(test, hooks)
    assert finished == ["1"] and hooks.running == 0
    reply = Deliverer(hooks, SECRET)("push")
    assert (reply.status, message(reply)) == (503, "the receiver was closed")
    hooks.close()


def test_closing_cancels_what_takes_too_long() -> None:
    store = MemoryStore()
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=0, store=store)
    cancelled: list[str] = []

    @hooks.on("push")
    async def endless(event: WebhookEvent) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.append(event.delivery.id)
            raise

    async def whole() -> None:
        assert (await Deliverer(hooks, SECRET).awaited("push", delivery_id="1")).status == 202
        await asyncio.sleep(0.01)
        await hooks.aclose(timeout=0)

    asyncio.run(whole())
    assert cancelled == ["1"] and hooks.running == 0 and len(store) == 0


def test_a_request_that_is_cancelled_does_not_end_its_handlers() -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    done: list[str] = []

    async def whole() -> None:
        go = asyncio.Event()

        @hooks.on("push")
        async def wait(event: WebhookEvent) -> None:
            await go.wait()
            done.append(event.delivery.id)

        request = asyncio.create_task(Deliverer(hooks, SECRET).awaited("push", delivery_id="1"))
        while not hooks.running:
            await asyncio.sleep(0)
        request.cancel()
        with pytest.raises(asyncio.CancelledError):
            await request
        go.set()
        await hooks.aclose()

    asyncio.run(whole())
    assert done == ["1"]


def test_closing_leaves_no_thread_behind_and_nobody_waiting() -> None:
    before = set(threading.enumerate())
    for _ in range(5):
        hooks: Webhooks[Any] = Webhooks(SECRET)
        hooks.on("push")(lambda event: None)
        body = b'{"filler": "' + b"a" * (2 << 20) + b'"}'
        replies: list[int] = []

        def deliver(hooks: Webhooks[Any] = hooks, body: bytes = body, replies: list[int] = replies) -> None:
            replies.append(Deliverer(hooks, SECRET)("push", body).status)

        threads = [threading.Thread(target=deliver) for _ in range(4)]
        for thread in threads:
            thread.start()
        hooks.close()
        for thread in threads:
            thread.join(PATIENCE)
        hooks.close()
        assert len(replies) == 4 and set(replies) <= {200, 503}
    assert not [each.name for each in set(threading.enumerate()) - before if "webhooks-loop" in each.name]


def test_functions_do_not_block_the_event_loop() -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    go = threading.Event()
    hooks.on("push")(lambda event: go.wait(PATIENCE))

    async def whole() -> None:
        reply = asyncio.create_task(Deliverer(hooks, SECRET).awaited("push"))
        while not hooks.running:
            await asyncio.sleep(0)
        go.set()
        assert (await reply).status == 200
        await hooks.aclose()

    asyncio.run(whole())


def test_a_hundred_deliveries_at_once() -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    called: list[str] = []
    hooks.on("push")(lambda event: called.append(event.delivery.id))

    async def whole() -> None:
        deliver = Deliverer(hooks, SECRET).awaited
        replies = await asyncio.gather(*(deliver("push", delivery_id=str(number % 50)) for number in range(100)))
        assert {reply.status for reply in replies} == {200}
        await hooks.aclose()

    asyncio.run(whole())
    assert sorted(called, key=int) == [str(number) for number in range(50)]


@pytest.mark.parametrize("respond_within", [0, 1e-9, 0.5])
def test_large_deliveries_do_not_wait_for_handlers(respond_within: float) -> None:
    """All threads of handlers are occupied. Bodies of over 1 MiB are verified in others."""
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=respond_within, max_threads=2)
    go = threading.Event()
    hooks.on("issues")(lambda event: go.wait(PATIENCE))
    small, large = b'{"action": "opened"}', b'{"x": "' + b"x" * (2 << 20) + b'"}'

    def headers(body: bytes, event: str, number: int) -> dict[str, str]:
        signature = sign(body, SECRET)
        return {"X-GitHub-Event": event, "X-GitHub-Delivery": str(number), "X-Hub-Signature-256": signature}

    async def test() -> None:
        occupying = [
            asyncio.ensure_future(hooks.areceive(headers(small, "issues", number), small)) for number in range(4)
        ]
        try:
            reply = await asyncio.wait_for(hooks.areceive(headers(large, "push", 99), large), PATIENCE)
            assert (reply.status, message(reply)) == (200, "there is no handler for this event")
            reply = await asyncio.wait_for(hooks.areceive(headers(large, "issues", 98), large), PATIENCE)
            assert reply.status == 202
            assert [(await each).status for each in occupying] == [202] * 4
            assert not go.is_set()
        finally:
            go.set()
        await hooks.aclose()

    asyncio.run(test())
