"""Reads the response of an exception: of this package or another library, a mapping, or one that a test builds."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from typing import Any

#: The message of an error whose response has none.
NO_MESSAGE = "[No message]"


def body_of(response: Any) -> dict[str, Any]:
    """The body of a response if it is a JSON object; an empty one otherwise."""
    from ferrohub._core import Response

    if isinstance(response, Mapping):
        return dict(response)
    # A response that a test builds may lack either, and raise anything. That of this package would raise an exception
    # with the same response.
    if not isinstance(response, Response):
        with contextlib.suppress(Exception):
            body = response.json()
            if isinstance(body, dict):
                return body
    with contextlib.suppress(Exception):
        body = json.loads(response.content)
        if isinstance(body, dict):
            return body
    return {}


def status_of(response: Any) -> Any:
    """The status code; that of a mapping is what GitHub's error bodies call `status`."""
    if not isinstance(response, Mapping):
        return getattr(response, "status_code", None)
    status = response.get("status_code", response.get("status"))
    return int(status) if isinstance(status, str) and status.isdecimal() else status


def is_status(code: Any) -> bool:
    """Whether a value is a status code of HTTP."""
    return isinstance(code, int) and 100 <= code <= 999


def message_of(response: Any, body: dict[str, Any]) -> Any:
    """The message of an error, or its body if that is not a JSON object."""
    if "message" in body:
        return body["message"]
    content = response if isinstance(response, str) else getattr(response, "content", None)
    return content if isinstance(content, (str, bytes)) and content else NO_MESSAGE


def errors_of(body: dict[str, Any]) -> list[Any]:
    """The member `errors` of a body as a list."""
    errors = body.get("errors")
    return errors if isinstance(errors, list) else [errors] if errors else []


def headers_of(response: Any) -> list[tuple[str, str]]:
    """The headers of a response; in one that a test builds, they may be missing, or have values of other types."""
    try:
        pairs = list(response.headers.items())
    except (AttributeError, TypeError):
        return []
    return [(str(name), str(value)) for name, value in pairs if isinstance(value, (str, int, float))]


def header_of(response: Any, name: str) -> str | None:
    """A header of a response; its name may be in any case."""
    return next((value for known, value in headers_of(response) if known.lower() == name.lower()), None)
