"""Examples in place of the responses of operations that are not simulated."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ferrohub.testing import _examples, _replies
from ferrohub.testing.github import quotas

if TYPE_CHECKING:
    from ferrohub.testing.github.failures import NotSimulated
    from ferrohub.testing.github.protocol import Exchange

#: The header of a response that is an example, not a result.
HEADER = "X-Ferrohub-Example"
#: Seconds until the tokens of examples expire.
_LIFETIME = 3600


def respond(exchange: Exchange, missing: NotSimulated) -> tuple[int, dict[str, str], bytes]:
    """An example, made from GitHub's description. Its times are those of the clock, and its tokens are accepted.

    :param exchange: the request
    :param missing: the operation
    """
    world = exchange.world
    operation = _examples.described(missing.operation)
    status = next((status for status, _ in operation["responses"] if status < 300), 200)
    expires = world.clock.wall() + _LIFETIME

    def time_of(name: str) -> str:
        return world.clock.text(expires if "expir" in name else None)

    body = _examples.of_operation(missing.operation, exchange.links.api, missing.params, {}, status, time_of=time_of)
    if isinstance(body, dict) and "token" in body and exchange.user is not None:
        body["token"] = world.add_token(exchange.user, None, expires if "expires_at" in body else None)
    window = world.quotas.window(exchange.credential, resource := quotas.resource_of(exchange.path))
    headers = {"Content-Type": _replies.JSON, HEADER: missing.operation, **quotas.headers(window, resource)}
    return status, headers, b"" if body is None else json.dumps(body).encode()
