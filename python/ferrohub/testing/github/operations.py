"""Operations with what follows from them: webhooks, and pull requests whose requirements are met now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import auto_merge, events, webhooks

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call


def perform(call: Call, handler: Callable[[Call], Any] | None = None, *, validate: bool) -> Any:
    """Return the result of an operation, of which webhooks tell.

    :param call: the request
    :param handler: a function in place of that of the route, whose events it emits itself
    :param validate: whether the payloads of webhooks are compared with GitHub's description
    """
    call.world.events.clear()
    if call.method == "GET":
        return call.route.handler(call)
    if handler is not None:
        result = handler(call)
    else:
        old = events.before(call)
        result = call.route.handler(call)
        events.after(call, result, old)
    auto_merge.run(call)
    webhooks.flush(call, validate=validate)
    return result
