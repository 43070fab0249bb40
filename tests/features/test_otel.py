"""OpenTelemetry: spans and metrics by the semantic conventions for HTTP clients."""

from __future__ import annotations

import asyncio
import gc
import itertools
import sys
import threading
from typing import Any

import pytest

import ferrohub
import ferrohub.otel
from harness import Reply, Server

trace = pytest.importorskip("opentelemetry.trace")
pytest.importorskip("opentelemetry.sdk")
from opentelemetry.sdk.metrics import MeterProvider  # noqa: E402
from opentelemetry.sdk.metrics.export import InMemoryMetricReader  # noqa: E402
from opentelemetry.sdk.trace import TracerProvider  # noqa: E402
from opentelemetry.sdk.trace.export import SimpleSpanProcessor  # noqa: E402
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter  # noqa: E402

USER = {"login": "octocat"}
SECRET = "ghp_" + "s3cr3t" * 6

tokens = (f"t0ken-of-otel-{number}" for number in itertools.count())


class Telemetry:
    """Providers that keep what is exported."""

    def __init__(self) -> None:
        self.spans, self.reader = InMemorySpanExporter(), InMemoryMetricReader()
        self.traces, self.metrics = TracerProvider(), MeterProvider([self.reader])
        self.traces.add_span_processor(SimpleSpanProcessor(self.spans))
        self.tracer = self.traces.get_tracer("tests")

    def watch(self, client: Any) -> Any:
        ferrohub.otel.instrument(client, tracer_provider=self.traces, meter_provider=self.metrics)
        return client

    def finished(self) -> list[Any]:
        """The spans that ended, in order."""
        return list(self.spans.get_finished_spans())

    def points(self) -> list[Any]:
        """The data points of the one metric."""
        data = self.reader.get_metrics_data()
        assert data is not None
        [scope] = data.resource_metrics[0].scope_metrics
        [metric] = scope.metrics
        assert (metric.name, metric.unit) == ("http.client.request.duration", "s")
        return list(metric.data.data_points)


@pytest.fixture
def telemetry() -> Telemetry:
    return Telemetry()


def client_of(server: Server, telemetry: Telemetry, **options: Any) -> Any:
    return telemetry.watch(ferrohub.Client(token=next(tokens), base_url=server.url, **options))


def test_a_request_is_a_span_and_a_point_of_the_metric(server: Server, telemetry: Telemetry) -> None:
    server.will(Reply({"id": 1, "number": 7}))
    client = client_of(server, telemetry)
    with telemetry.tracer.start_as_current_span("outer") as outer:
        client.issue("octocat", "Hello-World", 7)
    span, _ = telemetry.finished()
    template = "/repos/{owner}/{repo}/issues/{issue_number}"
    shared = {
        "http.request.method": "GET",
        "server.address": "127.0.0.1",
        "server.port": server.server_port,
        "url.scheme": "http",
        "url.template": template,
        "http.response.status_code": 200,
        "network.protocol.version": "1.1",
    }
    url = f"{server.url}/repos/octocat/Hello-World/issues/7"
    assert span.name == f"GET {template}" and span.kind is trace.SpanKind.CLIENT
    size = len(b'{"id": 1, "number": 7}')
    assert dict(span.attributes) == {**shared, "url.full": url, "http.response.body.size": size}
    assert span.parent.span_id == outer.get_span_context().span_id
    assert span.status.status_code is trace.StatusCode.UNSET and span.start_time <= span.end_time
    assert span.instrumentation_scope.name == "ferrohub"
    [point] = telemetry.points()
    assert dict(point.attributes) == shared and point.count == 1
    assert point.explicit_bounds == (0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1.0, 2.5, 5.0, 7.5, 10.0)
    assert point.sum == pytest.approx((span.end_time - span.start_time) / 1e9, abs=1e-5)


def test_the_context_is_propagated(server: Server, telemetry: Telemetry) -> None:
    server.will(Reply(USER))
    client_of(server, telemetry).user("octocat")
    [span] = telemetry.finished()
    context = span.get_span_context()
    sent = server.requests[0].headers["traceparent"]
    assert sent == f"00-{context.trace_id:032x}-{context.span_id:016x}-{int(context.trace_flags):02x}"


def test_nothing_is_propagated_to_other_origins(server: Server, telemetry: Telemetry) -> None:
    other = Server()
    other.thread.start()
    other.will(Reply(b"content"))
    server.will(Reply(None, 302, {"Location": f"{other.url}/storage?X-Amz-Signature=s3cret"}))
    assert client_of(server, telemetry).session.get("/repos/o/r/zipball/main").content == b"content"
    assert "traceparent" in server.requests[0].headers and "traceparent" not in other.requests[0].headers
    first, second = telemetry.finished()
    assert second.attributes["http.request.resend_count"] == 1 and "http.request.resend_count" not in first.attributes
    assert second.attributes["server.port"] == other.server_port and second.name == "GET"
    assert second.attributes["url.full"] == f"{other.url}/storage?X-Amz-Signature=REDACTED"
    other.shutdown()
    other.server_close()


def test_errors_and_retries_are_spans(server: Server, telemetry: Telemetry) -> None:
    server.will(Reply(status=503), Reply(drop=True), Reply({"message": "Not Found"}, 404))
    client = client_of(server, telemetry)
    with telemetry.tracer.start_as_current_span("outer"), pytest.raises(ferrohub.NotFoundError):
        client.user("nobody")
    *spans, outer = telemetry.finished()
    kinds = ["503", "ferrohub.exceptions.ConnectionError", "404"]
    assert [span.attributes["error.type"] for span in spans] == kinds
    assert [span.attributes.get("http.request.resend_count") for span in spans] == [None, 1, 2]
    assert {span.status.status_code for span in spans} == {trace.StatusCode.ERROR}
    assert "http.response.status_code" not in spans[1].attributes
    waits = [event for event in outer.events if event.name == "ferrohub.retry"]
    assert waits[0].attributes["ferrohub.reason"] == "503 Service Unavailable" and len(waits) == 2
    assert sorted(point.attributes["error.type"] for point in telemetry.points()) == sorted(kinds)


def test_other_methods_and_bodies(server: Server, telemetry: Telemetry) -> None:
    server.will(Reply(USER))
    client = client_of(server, telemetry)
    client.session.request("PROPFIND", "/user")
    client.session.post("/user/repos", data=b"1234")
    unknown, post = telemetry.finished()
    assert unknown.name == "HTTP" and unknown.attributes["http.request.method"] == "_OTHER"
    assert unknown.attributes["http.request.method_original"] == "PROPFIND"
    assert post.attributes["http.request.body.size"] == 4 and post.name == "POST /user/repos"


def test_no_attribute_has_a_secret(server: Server, telemetry: Telemetry) -> None:
    client = client_of(server, telemetry)
    client.session.token_auth(SECRET)
    client.session.params = {"access_token": "qu3ry-s3cret"}
    server.will(Reply(status=502), Reply(drop=True), Reply(USER))
    client.session.get(f"/user?q={SECRET}&a=1;token=s3cr3t-2")
    for span in telemetry.finished():
        assert "access_token=REDACTED" in span.attributes["url.full"]
        assert "s3cr" not in span.to_json()


def test_prefetched_pages_are_spans(server: Server, telemetry: Telemetry) -> None:
    """They keep the times of their requests, and are children of the span that iterates."""
    link = f'<{server.url}/user/repos?per_page=100&page={{}}>; rel="next", <{server.url}/user/repos?page=6>; rel="last"'
    server.will(*[Reply([{"id": n}], headers={"Link": link.format(n + 1)} if n < 6 else {}) for n in range(1, 7)])
    server.numbered = True
    listing = client_of(server, telemetry).repositories()
    with telemetry.tracer.start_as_current_span("outer") as outer:
        assert len(list(listing)) == 6
    *spans, whole = telemetry.finished()
    assert len(spans) == 6 and {span.parent.span_id for span in spans} == {outer.get_span_context().span_id}
    assert all(whole.start_time <= span.start_time <= span.end_time <= whole.end_time for span in spans)
    traced = ["traceparent" in request.headers for request in server.requests]
    assert traced[0] and not all(traced)


def test_asyncio_keeps_the_context_of_each_task(server: Server, telemetry: Telemetry) -> None:
    async def one(name: str) -> None:
        with telemetry.tracer.start_as_current_span(name):
            await client.user(name)

    async def main() -> None:
        await asyncio.gather(*map(one, "abc"))

    server.will(Reply(USER))
    client = telemetry.watch(ferrohub.AsyncClient(token=next(tokens), base_url=server.url))
    asyncio.run(asyncio.wait_for(main(), 30))
    spans = telemetry.finished()
    outer = {span.context.span_id: span.name for span in spans if span.kind is not trace.SpanKind.CLIENT}
    requests = [span for span in spans if span.kind is trace.SpanKind.CLIENT]
    assert sorted(outer.values()) == ["a", "b", "c"] and len(requests) == 3
    for span in requests:
        assert span.attributes["url.full"].endswith(f"/users/{outer[span.parent.span_id]}")


def test_the_span_of_a_cancelled_call_ends(server: Server, telemetry: Telemetry) -> None:
    async def main() -> None:
        client = telemetry.watch(ferrohub.AsyncClient(token=next(tokens), base_url=server.url))
        task = asyncio.create_task(client.user("octocat"))
        while not server.requests:
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        never.set()
        server.will(Reply(USER))
        await client.user("hubot")

    never = threading.Event()
    server.will(Reply(USER, after=never))
    asyncio.run(asyncio.wait_for(main(), 30))
    gc.collect()
    ended = [span for span in telemetry.finished() if span.attributes["url.full"].endswith("/octocat")]
    assert [span.attributes["error.type"] for span in ended] == ["cancelled"]


def test_instrumentation_ends_and_follows_copies(server: Server, telemetry: Telemetry) -> None:
    import copy

    server.will(Reply(USER))
    client = client_of(server, telemetry)
    assert ferrohub.otel.is_instrumented(client) and ferrohub.otel.is_instrumented(client.session)
    ferrohub.Client(session=copy.copy(client.session)).user("octocat")
    assert len(telemetry.finished()) == 1
    ferrohub.otel.uninstrument(client.session)
    client.user("octocat")
    assert len(telemetry.finished()) == 1 and not ferrohub.otel.is_instrumented(client)
    assert "traceparent" not in server.requests[-1].headers


def test_hooks_and_telemetry_are_independent(server: Server, telemetry: Telemetry) -> None:
    events: list[Any] = []
    server.will(Reply(USER))
    client = client_of(server, telemetry, event_hooks={"response": [events.append]})
    client.user("octocat")
    assert "traceparent" in events[0].request_headers and len(telemetry.finished()) == 1
    client.session.event_hooks = {}
    client.user("octocat")
    assert len(events) == 1 and len(telemetry.finished()) == 2


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    with pytest.raises(ImportError, match=r"pip install 'ferrohub\[otel\]'"):
        ferrohub.otel.instrument(ferrohub.Client())
