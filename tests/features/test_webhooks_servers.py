"""Webhooks in web frameworks, with real servers on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import io
import json
import sys
import threading
import urllib.parse
from collections.abc import Callable, Iterator
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

import pytest

import ferrohub
from ferrohub.testing.webhooks import Deliverer, signed
from ferrohub.webhooks import WebhookEvent, Webhooks
from harness import PATIENCE

uvicorn = pytest.importorskip("uvicorn")
aiohttp = pytest.importorskip("aiohttp")
django = pytest.importorskip("django")
fastapi = pytest.importorskip("fastapi")
flask = pytest.importorskip("flask")
starlette = pytest.importorskip("starlette")

SECRET = "It's a Secret to Everybody"
MOST = 1 << 20

#: Serves webhooks, and yields the URL.
Serve = Callable[[Webhooks[Any]], contextlib.AbstractContextManager[str]]


@contextlib.contextmanager
def uvicorn_server(app: Any, lifespan: str = "on") -> Iterator[str]:
    config = uvicorn.Config(app, port=0, lifespan=lifespan, log_level="error", timeout_graceful_shutdown=PATIENCE)
    server = uvicorn.Server(config)
    started = threading.Event()
    startup = server.startup

    async def begin(sockets: Any = None) -> None:
        await startup(sockets)
        started.set()

    server.startup = begin
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    assert started.wait(PATIENCE)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Quiet(WSGIRequestHandler):
    def log_message(self, *_arguments: Any) -> None:
        pass


@contextlib.contextmanager
def wsgi_server(app: Any) -> Iterator[str]:
    with make_server("127.0.0.1", 0, app, handler_class=Quiet) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join(PATIENCE)


@contextlib.contextmanager
def plain_asgi(hooks: Webhooks[Any]) -> Iterator[str]:
    with uvicorn_server(hooks.asgi) as url:
        yield f"{url}/"


@contextlib.contextmanager
def plain_wsgi(hooks: Webhooks[Any]) -> Iterator[str]:
    with wsgi_server(hooks.wsgi) as url:
        yield f"{url}/"
    hooks.close()


def closing(hooks: Webhooks[Any]) -> Any:
    """The lifespan of an application that webhooks are mounted in."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Any) -> Any:
        async with hooks:
            yield

    return lifespan


@contextlib.contextmanager
def fastapi_mounted(hooks: Webhooks[Any]) -> Iterator[str]:
    app = fastapi.FastAPI(lifespan=closing(hooks))
    app.mount("/webhooks", hooks.asgi)
    with uvicorn_server(app) as url:
        yield f"{url}/webhooks/"


@contextlib.contextmanager
def fastapi_route(hooks: Webhooks[Any]) -> Iterator[str]:
    app = fastapi.FastAPI(lifespan=closing(hooks))

    async def receive(request: Any) -> Any:
        status, headers, body = await hooks.areceive(request.headers, await request.body())
        return fastapi.Response(body, status, headers)

    # Annotations of this module are text, which FastAPI would look up among its globals.
    receive.__annotations__ = {"request": fastapi.Request}
    app.post("/webhooks")(receive)
    with uvicorn_server(app) as url:
        yield f"{url}/webhooks"


@contextlib.contextmanager
def fastapi_added(hooks: Webhooks[Any]) -> Iterator[str]:
    app = fastapi.FastAPI(lifespan=closing(hooks))
    app.add_route("/webhooks", hooks.asgi)
    with uvicorn_server(app) as url:
        yield f"{url}/webhooks"


@contextlib.contextmanager
def starlette_route(hooks: Webhooks[Any]) -> Iterator[str]:
    from starlette.applications import Starlette
    from starlette.routing import Route

    app = Starlette(routes=[Route("/webhooks", hooks.asgi)], lifespan=closing(hooks))
    with uvicorn_server(app) as url:
        yield f"{url}/webhooks"


@contextlib.contextmanager
def flask_mounted(hooks: Webhooks[Any]) -> Iterator[str]:
    from werkzeug.middleware.dispatcher import DispatcherMiddleware

    app = flask.Flask("mounted")
    app.wsgi_app = DispatcherMiddleware(app.wsgi_app, {"/webhooks": hooks.wsgi})
    with flask_server(app) as url:
        yield f"{url}/webhooks"
    hooks.close()


@contextlib.contextmanager
def flask_route(hooks: Webhooks[Any]) -> Iterator[str]:
    app = flask.Flask("route")

    @app.post("/webhooks")
    def receive() -> Any:
        status, headers, body = hooks.receive(flask.request.headers, flask.request.get_data())
        return body, status, headers

    with flask_server(app) as url:
        yield f"{url}/webhooks"
    hooks.close()


@contextlib.contextmanager
def flask_server(app: Any) -> Iterator[str]:
    from werkzeug.serving import make_server

    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()


class Urls:
    """The URLs of Django, as a module has them."""

    def __init__(self, view: Any) -> None:
        from django.urls import path

        self.urlpatterns = [path("webhooks", view)]


def django_urls(view: Any) -> None:
    """Configure Django with one view."""
    from django.conf import settings
    from django.urls import clear_url_caches, set_urlconf
    from django.views.decorators.csrf import csrf_exempt

    if not settings.configured:
        most = 26 << 20
        settings.configure(
            ALLOWED_HOSTS=["127.0.0.1"], ROOT_URLCONF="webhook_urls", DATA_UPLOAD_MAX_MEMORY_SIZE=most, USE_TZ=True
        )
        django.setup()
    sys.modules["webhook_urls"] = Urls(csrf_exempt(view))
    clear_url_caches()
    set_urlconf(None)


@contextlib.contextmanager
def django_view(hooks: Webhooks[Any]) -> Iterator[str]:
    from django.core.wsgi import get_wsgi_application
    from django.http import HttpResponse

    def receive(request: Any) -> Any:
        status, headers, body = hooks.receive(request.headers, request.body)
        return HttpResponse(body, status=status, headers=headers)

    django_urls(receive)
    with wsgi_server(get_wsgi_application()) as url:
        yield f"{url}/webhooks"
    hooks.close()


@contextlib.contextmanager
def django_asynchronous_view(hooks: Webhooks[Any]) -> Iterator[str]:
    from django.core.asgi import get_asgi_application
    from django.http import HttpResponse

    async def receive(request: Any) -> Any:
        status, headers, body = await hooks.areceive(request.headers, request.body)
        return HttpResponse(body, status=status, headers=headers)

    django_urls(receive)
    with uvicorn_server(get_asgi_application(), lifespan="off") as url:
        yield f"{url}/webhooks"
    hooks.close()


@contextlib.contextmanager
def aiohttp_route(hooks: Webhooks[Any]) -> Iterator[str]:
    from aiohttp import web

    async def close(_app: Any) -> None:
        await hooks.aclose()

    app = web.Application()
    app.router.add_post("/webhooks", hooks.aiohttp)
    app.on_cleanup.append(close)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def serve() -> tuple[Any, int]:
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return runner, runner.addresses[0][1]

    runner, port = asyncio.run_coroutine_threadsafe(serve(), loop).result(PATIENCE)
    try:
        yield f"http://127.0.0.1:{port}/webhooks"
    finally:
        asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


ADAPTERS = [plain_asgi, plain_wsgi, fastapi_mounted, fastapi_added, starlette_route, flask_mounted, aiohttp_route]
SERVERS = [*ADAPTERS, fastapi_route, flask_route, django_view, django_asynchronous_view]
every_server = pytest.mark.parametrize("serve", SERVERS, ids=lambda serve: serve.__name__)


@every_server
def test_a_delivery_reaches_its_handlers(serve: Serve) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, forms=True)
    called: list[Any] = []
    hooks.on("issues.opened")(lambda event: called.append((event.delivery.id, event.issue.title)))

    @hooks.on("issues.opened")
    async def asynchronous(event: WebhookEvent) -> None:
        await asyncio.sleep(0)
        called.append("asynchronous")

    with serve(hooks) as url:
        deliver = Deliverer(url, SECRET)
        reply = deliver("issues.opened", delivery_id="1", issue={"title": "Größe"})
        assert (reply.status, json.loads(reply.body)) == (200, {"message": "the event was handled"})
        assert {name.lower(): value for name, value in reply.headers.items()}["content-type"] == "application/json"
        assert called == [("1", "Größe"), "asynchronous"]
        assert deliver("issues.opened", delivery_id="2", issue={"title": "&"}, form=True).status == 200
        assert b"duplicate" in deliver("issues.opened", delivery_id="1").body
        assert called[2:] == [("2", "&"), "asynchronous"]
    assert hooks.running == 0


@every_server
def test_what_is_wrong_has_a_status_and_a_reason(serve: Serve) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, max_body=1000)
    called: list[Any] = []
    hooks.on("*")(called.append)
    with serve(hooks) as url:
        cases = [
            (Deliverer(url, "another"), b"{}", 401, b"not that of this body"),
            (Deliverer(url, None), b"{}", 401, b"Signature-256 is missing"),
            (Deliverer(url, SECRET), b"[]", 400, b"not an object"),
            (Deliverer(url, SECRET), b" " * 1001, 413, b"more than 1000 bytes"),
        ]
        for deliver, body, status, reason in cases:
            reply = deliver("push", body)
            assert reply.status == status and reason in reply.body
        headers, _ = signed("push", b"{}", SECRET)
        del headers["X-GitHub-Event"]
        assert post(url, headers, b"{}")[0] == 400
    assert called == []


@every_server
def test_a_large_body_is_read(serve: Serve) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    sizes: list[int] = []
    hooks.on("push")(lambda event: sizes.append(len(event.filler)))
    with serve(hooks) as url:
        assert Deliverer(url, SECRET)("push", b'{"filler": "' + b"a" * (4 << 20) + b'"}').status == 200
    assert sizes == [4 << 20]


@every_server
def test_the_end_of_the_server_waits_for_handlers(serve: Serve) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=0)
    begun, go, done = threading.Event(), threading.Event(), threading.Event()

    @hooks.on("push")
    def slow(event: WebhookEvent) -> None:
        begun.set()
        assert go.wait(PATIENCE)
        done.set()

    with serve(hooks) as url:
        assert Deliverer(url, SECRET)("push").status == 202
        assert begun.wait(PATIENCE) and not done.is_set()
        go.set()
    assert done.is_set() and hooks.running == 0


@pytest.mark.parametrize("serve", ADAPTERS, ids=lambda serve: serve.__name__)
def test_other_methods_are_rejected(serve: Serve) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    with serve(hooks) as url:
        status, headers, _ = request(url, "GET", {}, None)
        if serve is aiohttp_route:
            assert status == 405  # by aiohttp
        else:
            assert (status, headers["allow"]) == (405, "POST")


@pytest.mark.parametrize("serve", [plain_asgi, fastapi_mounted, aiohttp_route], ids=lambda serve: serve.__name__)
def test_a_body_without_a_length_is_limited_too(serve: Serve) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, max_body=1000)
    hooks.on("push")(lambda event: None)
    with serve(hooks) as url:
        for body, status in ((b'{"filler": "' + b"a" * 500 + b'"}', 200), (b" " * 1001, 413)):
            headers, _ = signed("push", body, SECRET)
            assert request(url, "POST", headers, iter([body[:100], body[100:]]))[0] == status


def request(url: str, method: str, headers: dict[str, str], body: Any) -> tuple[int, dict[str, str], bytes]:
    parts = urllib.parse.urlsplit(url)
    with contextlib.closing(
        http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    ) as connection:
        connection.request(method, parts.path, body, headers)
        response = connection.getresponse()
        return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()


def post(url: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str], bytes]:
    return request(url, "POST", headers, body)


def test_applications_are_called_without_a_server() -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    titles: list[Any] = []
    hooks.on("issues.opened")(lambda event: titles.append(event.issue.title))
    for transport in (ferrohub.transports.wsgi(hooks.wsgi), ferrohub.transports.asgi(hooks.asgi)):
        deliver = Deliverer(transport, SECRET)
        assert deliver("issues.opened", issue={"title": "Broken"}).status == 200
        transport.close() if hasattr(transport, "close") else None

    async def awaited() -> None:
        deliver = Deliverer(ferrohub.transports.asgi(hooks.asgi), SECRET)
        assert (await deliver.awaited("issues.opened", issue={"title": "Broken"})).status == 200

    asyncio.run(awaited())
    hooks.close()
    assert titles == ["Broken"] * 3


def test_a_websocket_is_an_error() -> None:
    async def connect() -> None:
        await Webhooks[Any](SECRET).asgi({"type": "websocket"}, None, None)

    with pytest.raises(ValueError, match="not of 'websocket'"):
        asyncio.run(connect())


@pytest.mark.parametrize("length", ["9" * 5000, "\xb2", "-1", "1e9", "9" * 20, "\u0663"])
def test_a_content_length_that_is_no_length_is_no_error(length: str) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, max_body=1000)
    due = 413 if length.isascii() and length.isdigit() else 400
    statuses: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{}"}

    async def send(event: dict[str, Any]) -> None:
        statuses.append(event.get("status"))

    async def asgi() -> None:
        headers = [(b"content-length", length.encode("latin-1", "replace"))]
        await hooks.asgi({"type": "http", "method": "POST", "path": "/", "headers": headers}, receive, send)

    asyncio.run(asgi())
    environ = {"REQUEST_METHOD": "POST", "CONTENT_LENGTH": length, "wsgi.input": io.BytesIO(b"{}")}
    hooks.wsgi(environ, lambda status, _headers: statuses.append(int(status.split()[0])))
    assert statuses == [due, None, due]


def test_a_pinned_webhook_is_rejected_by_every_adapter() -> None:
    for serve in (plain_asgi, plain_wsgi):
        hooks: Webhooks[Any] = Webhooks(SECRET, hook_id=77)
        with serve(hooks) as url:
            assert Deliverer(url, SECRET)("ping").status == 403
