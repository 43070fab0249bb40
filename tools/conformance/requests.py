"""The requests of declared operations, and resources that are read in full."""

from __future__ import annotations

import functools
import json
import urllib.parse
from collections.abc import Iterator
from typing import Any

import ferrohub
from conformance.calls import Check, accepted, is_of
from harness import Recorded


class Requests:
    """The validation of requests that declared operations sent."""

    def __init__(self, every: dict[str, list[Check]]) -> None:
        self.every = every

    def validate(self, identifier: str, enterprise: bool, requests: list[Recorded]) -> tuple[bool, list[str]]:
        """Whether one of the requests is that of an operation, and where it differs from the description."""
        checks = self.every[identifier]
        check = next((each for each in checks if enterprise and each.operation.host.startswith("ghes")), checks[0])
        prefix = "/api/v3" if enterprise else ""
        operation = check.operation
        found = [each for each in requests if is_of(operation, each.method, each.path.removeprefix(prefix))]
        return bool(found), [difference for each in found for difference in _differences(check, each)]


def _differences(check: Check, request: Recorded) -> Iterator[str]:
    """Where a request differs from the description of its operation."""
    known = check.parameters.keys() - check.in_path
    sent = {name.removesuffix("[]") for name, _ in urllib.parse.parse_qsl(urllib.parse.urlencode(request.query), True)}
    yield from (f"sends {name} in the query" for name in sorted(sent - known - {"per_page"}))
    yield from (f"does not send {name}" for name in sorted(known - sent) if check.parameters[name].get("required"))
    if check.body is not None and request.body:
        for place, message in check.validators.errors(check.body, json.loads(request.body)):
            yield f"the body{''.join(f'.{part}' for part in place)}: {message}"
        media = request.headers.get("content-type", "").partition(";")[0]
        if media not in check.operation.body:
            yield f"sends {media}"
    elif check.body is not None and check.operation.needs_body:
        yield "sends no body"
    yield from accepted(check.operation, request.headers.get("accept", ""))


def walk(value: Any, depth: int = 0) -> None:
    """Read every field of a resource, and of those in it."""
    if isinstance(value, list):
        for each in value:
            walk(each, depth)
    elif isinstance(value, ferrohub.models.GitHubCore) and depth < 12:
        class_: Any = type(value)
        for name in _fields(class_):
            walk(getattr(value, name), depth + 1)


@functools.cache
def _fields(class_: Any) -> list[str]:
    """The fields of a class."""
    return [name for name in dir(class_) if type(getattr(class_, name, None)).__name__ == "field"]
