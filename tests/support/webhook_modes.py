"""Delivers events to a receiver of webhooks, blocking or awaited."""

from __future__ import annotations

import asyncio
import concurrent.futures
import functools
import json
import threading
from collections.abc import Callable, Coroutine
from typing import Any

from ferrohub.testing.webhooks import Deliverer
from ferrohub.webhooks import Webhooks
from harness import PATIENCE

SECRET = "It's a Secret to Everybody"

#: Delivers an event, and returns the response.
Deliver = Callable[..., Any]


class Blocking:
    """Deliveries by ``receive``, handlers that are functions."""

    def run(self, test: Callable[[Deliver], Coroutine[Any, Any, None]], hooks: Webhooks[Any]) -> None:
        deliver = Deliverer(hooks, SECRET)

        async def in_thread(*arguments: Any, **members: Any) -> Any:
            return await in_daemon_thread(functools.partial(deliver, *arguments, **members))

        async def whole() -> None:
            await test(in_thread)
            await asyncio.to_thread(hooks.close)

        asyncio.run(whole())


async def in_daemon_thread(function: Callable[[], Any]) -> Any:
    """Call a function in a thread. If it never returns, the test fails and the program can end."""
    future: concurrent.futures.Future[Any] = concurrent.futures.Future()

    def call() -> None:
        try:
            result = function()
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(result)

    threading.Thread(target=call, daemon=True).start()
    return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)


class Awaited:
    """Deliveries by ``areceive``."""

    def run(self, test: Callable[[Deliver], Coroutine[Any, Any, None]], hooks: Webhooks[Any]) -> None:
        async def whole() -> None:
            await test(Deliverer(hooks, SECRET).awaited)
            await hooks.aclose()

        asyncio.run(whole())


def message(reply: Any) -> str:
    assert reply.headers["Content-Type"] == "application/json"
    assert int(reply.headers["Content-Length"]) == len(reply.body)
    return str(json.loads(reply.body)["message"])
