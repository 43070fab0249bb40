"""The API itself: its root, its rate limits, its versions (https://docs.github.com/rest/meta)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing import _member_urls
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.protocol import VERSIONS
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call


@operation("meta/root")
def root(call: Call) -> Any:
    return {name: call.links.api + path for name, path in _member_urls.ROOT.items()}


@operation("meta/get-all-versions")
def versions(call: Call) -> Any:
    return list(VERSIONS)


@operation("meta/get-zen")
def zen(call: Call) -> Any:
    return Reply(200, b"Keep it logically awesome.", {"Content-Type": "text/plain;charset=utf-8"})


@operation("rate-limit/get")
def rate_limit(call: Call) -> Any:
    resources = call.world.quotas.overview(call.credential)
    return {"resources": resources, "rate": resources["core"]}
