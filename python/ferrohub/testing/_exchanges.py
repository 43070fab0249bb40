"""How the reply of a route becomes the response to a request, now or later."""

from __future__ import annotations

import asyncio
import dataclasses
import inspect
import time
from typing import TYPE_CHECKING, Any

from ferrohub import exceptions
from ferrohub.testing import _examples, _limits, _replies, _targets
from ferrohub.testing._replies import NOTHING, Reply
from ferrohub.testing.routes import Route, content_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ferrohub.testing.calls import Call
    from ferrohub.transports import Response


@dataclasses.dataclass(frozen=True)
class Exchange:
    """A request, and the reply to it."""

    call: Call
    route: Route
    reply: Reply
    #: URL of the API.
    base_url: str
    quotas: Mapping[str, _limits.Quota]
    #: Whether the ``delay`` of the reply takes its time.
    real_delays: bool

    def response(self, *, asynchronous: bool) -> Any:
        """The response, or an awaitable of it."""
        wait = self._delay()
        if self.reply.error is not None:
            raise _replies.error_of(self.reply.error)
        content = content_of(self.reply, self.call)
        if inspect.isawaitable(content) or (wait and asynchronous):
            return self._later(content, wait)
        time.sleep(wait)
        return self._now(content)

    async def _later(self, content: Any, wait: float) -> Response:
        await asyncio.sleep(wait)
        return self._now(await content if inspect.isawaitable(content) else content)

    def _now(self, content: Any) -> Response:
        call, reply, operation = self.call, self.reply, self.route.operation
        if reply.pages is not None:
            content = []
        elif content is NOTHING and operation is not None and (reply.status is None or reply.status < 300):
            content = _examples.of_call(operation, _targets.base_of(self.base_url, call.url), call, reply.status)
        made = _replies.render(reply, content, call, operation)
        call.status = made.status
        quota = self.quotas.get(_limits.resource_of(call))
        return _limits.with_headers(made, quota.headers()) if quota else made

    def _delay(self) -> float:
        """The seconds to wait; raises if the request does not wait as long."""
        timeout, delay = self.call.timeout, self.reply.delay
        limits = timeout if isinstance(timeout, tuple) else (None, timeout)
        if limits[1] is not None and delay > limits[1]:
            if self.real_delays:
                time.sleep(limits[1])
            raise exceptions.Timeout(f"no response within {limits[1]:g} s")
        return delay if self.real_delays else 0.0
