"""Log records of requests, and the handler that shows their headers."""

from __future__ import annotations

import logging
import sys
from http import HTTPStatus
from typing import TYPE_CHECKING, TextIO
from urllib.parse import urlsplit

from ferrohub._core import _shown
from ferrohub.event_hooks import ErrorEvent, HookEvent, ResponseEvent, RetryEvent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub._core import Headers

_logger = logging.getLogger("ferrohub")


def response(event: ResponseEvent) -> None:
    """Log a response: one line at the level DEBUG."""
    if _logger.isEnabledFor(logging.DEBUG):
        _logger.debug("%s", _Line(event), extra={"event": event}, stacklevel=2)


def error(event: ErrorEvent) -> None:
    """Log a failure: one line at the level DEBUG."""
    if _logger.isEnabledFor(logging.DEBUG):
        _logger.debug("%s", _Line(event), extra={"event": event}, stacklevel=2)


def retry(event: RetryEvent) -> None:
    """Log a wait or a retry: one line at the level INFO."""
    if _logger.isEnabledFor(logging.INFO):
        _logger.info("%s", _Line(event), extra={"event": event}, stacklevel=2)


class _Line:
    """An event as one line."""

    def __init__(self, event: HookEvent) -> None:
        self.event = event

    def __str__(self) -> str:
        event = self.event
        line = f"{event.method} {event.url}: "
        if isinstance(event, ResponseEvent):
            line += f"{event.status} in {event.elapsed * 1000:.0f} ms, {_facts(event)}"
        elif isinstance(event, RetryEvent):
            line += f"attempt {event.attempt} in {event.wait:.1f} s: {event.reason}"
        elif isinstance(event, ErrorEvent):
            name = type(event.exception).__name__
            line += f"failed after {event.elapsed * 1000:.0f} ms: {name}: {event.exception}"
        return _shown(line)


def _facts(event: ResponseEvent) -> str:
    facts = ["streamed" if event.bytes is None else f"{event.bytes} bytes"]
    if event.cache is not None:
        facts.append(f"cache {event.cache}")
    if event.remaining is not None:
        facts.append(f"{event.remaining} requests left")
    if event.prefetched:
        facts.append("prefetched")
    return ", ".join(facts)


class _Dump(logging.Handler):
    """Writes requests and responses with their headers to a stream, as curl -v does."""

    def __init__(self, stream: TextIO | None) -> None:
        super().__init__(logging.DEBUG)
        self.stream = stream

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record."""
        try:
            event = getattr(record, "event", None)
            lines = _dumped(event) if isinstance(event, ResponseEvent) else [f"* {record.getMessage()}"]
            stream = self.stream or sys.stderr
            stream.write("".join(f"{line}\n" for line in lines))
            stream.flush()
        except Exception:
            self.handleError(record)


def _dumped(event: ResponseEvent) -> Iterator[str]:
    parts = urlsplit(event.url)
    target = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    version = f"HTTP/{event.http_version}" if event.http_version else "HTTP"
    phrase = HTTPStatus(event.status).phrase if event.status in HTTPStatus._value2member_map_ else ""
    yield _shown(f"* {event.method} {event.url}, attempt {event.attempt}")
    yield _shown(f"> {event.method} {target} {version}")
    yield f"> host: {parts.netloc}"
    yield from _headers(">", event.request_headers)
    yield f"< {version} {event.status} {phrase}".rstrip()
    yield from _headers("<", event.headers)
    yield f"* {event.elapsed * 1000:.0f} ms, {_facts(event)}"


def _headers(mark: str, headers: Headers) -> Iterator[str]:
    for name, value in headers.items():
        if name != "host":
            yield _shown(f"{mark} {name}: {value}")
    yield mark


def dump(stream: TextIO | None) -> logging.Handler:
    """Add the handler that shows headers, in place of an earlier one."""
    for known in [handler for handler in _logger.handlers if isinstance(handler, _Dump)]:
        _logger.removeHandler(known)
    handler = _Dump(stream)
    _logger.addHandler(handler)
    _logger.setLevel(logging.DEBUG)
    return handler
