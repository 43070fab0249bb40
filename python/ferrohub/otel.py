"""OpenTelemetry: a span and a metric for each request, by the semantic conventions for HTTP clients. It needs the extra
``ferrohub[otel]``.

>>> import ferrohub.otel
>>> client = ferrohub.Client(token="...")
>>> ferrohub.otel.instrument(client)
"""

from __future__ import annotations

import http
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import ferrohub._core as _core
from ferrohub.event_hooks import ErrorEvent, EventHooks, HookEvent, RequestEvent, ResponseEvent, RetryEvent

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.metrics import MeterProvider
    from opentelemetry.trace import Span, TracerProvider

__all__ = ["instrument", "is_instrumented", "uninstrument"]

#: The bucket boundaries that the conventions give for the duration, in seconds.
_BOUNDARIES = (0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1.0, 2.5, 5.0, 7.5, 10.0)
#: The methods that the conventions know; others are reported as ``_OTHER``.
_METHODS = frozenset(["CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE", "QUERY"])
#: The version of the conventions.
_SCHEMA = "https://opentelemetry.io/schemas/1.37.0"
_PORTS = {"http": 80, "https": 443}


def instrument(
    client: _core.Client | _core.ClientSession,
    *,
    tracer_provider: TracerProvider | None = None,
    meter_provider: MeterProvider | None = None,
) -> None:
    """Trace the requests of a client, blocking or asynchronous, and of everything that is read through it. Each attempt
    is a span of the kind CLIENT and a measurement of the metric ``http.client.request.duration``. Redirects and retries
    have spans of their own, with ``http.request.resend_count``. The context is propagated, as the header
    ``traceparent``, to the session's own origins only. Secrets in ``url.full`` are replaced.

    A page that is prefetched has its span when the listing reaches it, with the times of the request, and its context
    is not propagated. Calling this again replaces the providers. Copies of a session are instrumented as well; pickles
    are not.

    :param client: a client, or its session
    :param tracer_provider: provider of the tracer; None for the global one
    :param meter_provider: provider of the meter; None for the global one
    :raises ImportError: without the package ``opentelemetry-api``
    """
    try:
        from opentelemetry import metrics, trace
    except ImportError as error:
        raise ImportError("ferrohub.otel needs opentelemetry-api: pip install 'ferrohub[otel]'") from error
    tracer = trace.get_tracer("ferrohub", _core.__version__, tracer_provider, _SCHEMA)
    meter = metrics.get_meter("ferrohub", _core.__version__, meter_provider, _SCHEMA)
    duration = meter.create_histogram(
        "http.client.request.duration",
        unit="s",
        description="Duration of HTTP client requests.",
        explicit_bucket_boundaries_advisory=_BOUNDARIES,
    )
    tracing = _Tracing(tracer, duration)
    _core._instrument(_session(client), {name: getattr(tracing, name) for name in EventHooks.__annotations__})


def uninstrument(client: _core.Client | _core.ClientSession) -> None:
    """End the tracing of a client.

    :param client: a client, or its session
    """
    _core._instrument(_session(client), None)


def is_instrumented(client: _core.Client | _core.ClientSession) -> bool:
    """Return whether the requests of a client are traced.

    :param client: a client, or its session
    """
    return _core._is_instrumented(_session(client))


def _session(client: Any) -> _core.ClientSession:
    session: _core.ClientSession = getattr(client, "session", client)
    return session


class _Tracing:
    """The functions that are called with the events of a session."""

    def __init__(self, tracer: Any, duration: Any) -> None:
        self.tracer = tracer
        self.duration = duration

    def request(self, event: RequestEvent) -> list[tuple[str, str]]:
        """Begin a span; returns the headers that propagate it."""
        from opentelemetry import propagate, trace

        span = self._begin(event)
        event.state[_Open] = _Open(span)
        carrier: dict[str, str] = {}
        propagate.inject(carrier, context=trace.set_span_in_context(span))
        return [(name, value) for name, value in carrier.items() if name.lower() not in event.headers]

    def response(self, event: ResponseEvent) -> None:
        """End the span of a response."""
        error = str(event.status) if event.status >= http.HTTPStatus.BAD_REQUEST else None
        attributes: dict[str, Any] = {"http.response.status_code": event.status}
        if event.http_version is not None:
            attributes["network.protocol.version"] = event.http_version
        details = {"http.response.body.size": event.bytes} if event.bytes is not None else {}
        self._end(event, attributes, details, error, event.elapsed)

    def error(self, event: ErrorEvent) -> None:
        """End the span of a failure."""
        kind = type(event.exception)
        name, text = f"{kind.__module__}.{kind.__qualname__}", _core._shown(str(event.exception))
        self._end(event, {}, {}, name, event.elapsed, text)

    def retry(self, event: RetryEvent) -> None:
        """Tell the span around the call that it waits."""
        from opentelemetry import trace

        attributes: dict[str, Any] = {"ferrohub.wait": event.wait, "ferrohub.reason": event.reason}
        trace.get_current_span().add_event("ferrohub.retry", attributes)

    def _begin(self, event: HookEvent, context: Context | None = None) -> Span:
        from opentelemetry import trace

        attributes = _described(event)
        if event.method not in _METHODS:
            attributes["http.request.method_original"] = event.method
        attributes["url.full"] = event.url
        if event.attempt > 1:
            attributes["http.request.resend_count"] = event.attempt - 1
        if isinstance(event, RequestEvent) and event.bytes:
            attributes["http.request.body.size"] = event.bytes
        method, template = attributes["http.request.method"], attributes.get("url.template")
        name = "HTTP" if method == "_OTHER" else method
        span: Span = self.tracer.start_span(
            f"{name} {template}" if template else name,
            context=context,
            kind=trace.SpanKind.CLIENT,
            attributes=attributes,
            start_time=_nanoseconds(event.started_at),
        )
        return span

    def _end(
        self,
        event: HookEvent,
        attributes: dict[str, Any],
        details: dict[str, Any],
        error: str | None,
        elapsed: float,
        description: str | None = None,
    ) -> None:
        from opentelemetry import trace

        known = event.state.pop(_Open, None)
        # There is none for a prefetch.
        span = known.taken() if known is not None else self._begin(event)
        if error is not None:
            attributes = {**attributes, "error.type": error}
            span.set_status(trace.Status(trace.StatusCode.ERROR, description))
        span.set_attributes({**attributes, **details})
        self.duration.record(elapsed, {**_described(event), **attributes}, trace.set_span_in_context(span))
        span.end(_nanoseconds(event.started_at + timedelta(seconds=elapsed)))


class _Open:
    """A span that has begun. If its call ends before it does, as a cancelled one, it ends with it."""

    def __init__(self, span: Span) -> None:
        self.span: Span | None = span

    def taken(self) -> Span:
        """The span, which the caller ends."""
        span, self.span = self.span, None
        assert span is not None
        return span

    def __del__(self) -> None:
        if self.span is not None:
            from opentelemetry import trace

            self.span.set_attribute("error.type", "cancelled")
            self.span.set_status(trace.Status(trace.StatusCode.ERROR))
            self.span.end()


def _described(event: HookEvent) -> dict[str, Any]:
    """The attributes that spans and metrics share."""
    parts = urlsplit(event.url)
    attributes: dict[str, Any] = {
        "http.request.method": event.method if event.method in _METHODS else "_OTHER",
        "server.address": parts.hostname or "",
        "server.port": parts.port or _PORTS.get(parts.scheme, 0),
        "url.scheme": parts.scheme,
    }
    template = event.template
    if template is not None:
        attributes["url.template"] = template
    return attributes


def _nanoseconds(moment: datetime) -> int:
    """Nanoseconds since 1970, exactly."""
    return (moment - _EPOCH) // timedelta(microseconds=1) * 1000


_EPOCH = datetime.fromisoformat("1970-01-01T00:00:00+00:00")
