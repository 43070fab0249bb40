"""Delivers events to a receiver of webhooks, blocking or awaited."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Callable, Coroutine
from typing import Any

from daemon_thread import in_daemon_thread
from ferrohub.testing.webhooks import Deliverer
from ferrohub.webhooks import Webhooks

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

    async def receive(self, hooks: Webhooks[Any], headers: dict[str, str], body: bytes) -> Any:
        return await in_daemon_thread(functools.partial(hooks.receive, headers, body))


class Awaited:
    """Deliveries by ``areceive``."""

    def run(self, test: Callable[[Deliver], Coroutine[Any, Any, None]], hooks: Webhooks[Any]) -> None:
        async def whole() -> None:
            await test(Deliverer(hooks, SECRET).awaited)
            await hooks.aclose()

        asyncio.run(whole())

    async def receive(self, hooks: Webhooks[Any], headers: dict[str, str], body: bytes) -> Any:
        return await hooks.areceive(headers, body)


def message(reply: Any) -> str:
    assert reply.headers["Content-Type"] == "application/json"
    assert int(reply.headers["Content-Length"]) == len(reply.body)
    return str(json.loads(reply.body)["message"])
