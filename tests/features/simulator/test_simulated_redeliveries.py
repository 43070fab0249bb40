"""Deliveries of the simulator to ASGI and WSGI applications, and their repetition."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub import transports
from ferrohub.testing import GitHub
from ferrohub.webhooks import Webhooks, verify
from sending import send

SECRET = "It's a Secret to Everybody"
DELIVERIES = "/repos/mona/compass/hooks/1/deliveries"


class Application:
    """An application that fails until it is mended, and keeps what it gets."""

    def __init__(self) -> None:
        self.status = 500
        self.received: list[tuple[str, Any]] = []

    def take(self, path: str, delivery: str, signature: str, body: bytes) -> None:
        assert path == "/github" and verify(body, signature, SECRET)
        self.received.append((delivery, json.loads(body)))

    async def asgi(self, scope: Any, receive: Any, respond: Any) -> None:
        if scope["type"] != "http":
            return
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        headers = {name.decode(): value.decode() for name, value in scope["headers"]}
        self.take(scope["path"], headers["x-github-delivery"], headers["x-hub-signature-256"], body)
        await respond({"type": "http.response.start", "status": self.status, "headers": [(b"x-app", b"1")]})
        await respond({"type": "http.response.body", "body": b"asgi"})

    def wsgi(self, environ: Any, start: Any) -> list[bytes]:
        body = environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"]))
        signature = environ["HTTP_X_HUB_SIGNATURE_256"]
        self.take(environ["PATH_INFO"], environ["HTTP_X_GITHUB_DELIVERY"], signature, body)
        start(f"{self.status} Status", [("X-App", "1")])
        return [b"wsgi"]


def as_asgi(application: Application) -> Any:
    return transports.asgi(application.asgi)


def as_wsgi(application: Application) -> Any:
    return transports.wsgi(application.wsgi)


@pytest.mark.parametrize("kind", [as_asgi, as_wsgi])
def test_a_failed_delivery_is_repeated_to_an_application(
    github: GitHub, client: ferrohub.Client, kind: Callable[[Application], Any]
) -> None:
    application = Application()
    github.hook("mona/compass", kind(application), events=["issues"], secret=SECRET, path="/github")
    client.repository("mona", "compass").create_issue("Found")
    _, (failed,) = send(client, f"GET {DELIVERIES}?status=failure")
    assert (failed["status_code"], failed["redelivery"]) == (500, False)
    application.status = 200
    assert send(client, f"POST {DELIVERIES}/{failed['id']}/attempts")[0] == 202
    _, (again,) = send(client, f"GET {DELIVERIES}?status=success")
    assert (again["guid"], again["redelivery"], again["event"]) == (failed["guid"], True, "issues")
    # The application gets the same payload under the same GUID, so that it can tell that it is the same event.
    assert application.received[0] == application.received[1]
    assert application.received[1][1]["issue"]["title"] == "Found"
    _, shown = send(client, f"GET {DELIVERIES}/{again['id']}")
    headers = {name.lower(): value for name, value in shown["response"]["headers"].items()}
    assert (headers["x-app"], shown["response"]["payload"]) == ("1", kind.__name__.removeprefix("as_"))


@pytest.mark.parametrize("kind", ["asgi", "wsgi"])
def test_the_receiver_of_the_package_gets_what_is_repeated(github: GitHub, client: ferrohub.Client, kind: str) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    seen: list[str] = []

    @hooks.on("issues.opened")
    def opened(event: Any) -> None:
        seen.append(event.issue.title)
        if len(seen) == 1:
            raise RuntimeError("the database is away")

    application = transports.asgi(hooks.asgi) if kind == "asgi" else transports.wsgi(hooks.wsgi)
    hook = github.hook("mona/compass", application, events=["issues"], secret=SECRET)
    client.repository("mona", "compass").create_issue("Found")
    assert [each.status_code for each in hook.deliveries] == [500]
    assert send(client, f"POST {DELIVERIES}/{hook.deliveries[0].id}/attempts")[0] == 202
    assert seen == ["Found", "Found"] and [each.status_code for each in hook.deliveries] == [500, 200]


def test_an_app_repeats_its_own_deliveries(github: GitHub, client: ferrohub.Client) -> None:
    application = Application()
    receiver = transports.wsgi(application.wsgi)
    app = github.app("Later", permissions={"issues": "write"}, events=["issues"])
    github.hook(app, receiver, secret=SECRET, path="/github")
    github.install(app, "mona")
    client.repository("mona", "compass").create_issue("Found")
    jwt = github.app_client(app)
    _, listed = send(jwt, "GET /app/hook/deliveries")
    assert [(each["event"], each["status_code"]) for each in listed] == [("issues", 500), ("installation", 500)]
    application.status = 200
    assert send(jwt, f"POST /app/hook/deliveries/{listed[0]['id']}/attempts")[0] == 202
    _, again = send(jwt, "GET /app/hook/deliveries")
    assert (again[0]["event"], again[0]["status_code"]) == ("issues", 200)
    assert send(client, f"POST /app/hook/deliveries/{listed[0]['id']}/attempts")[0] == 401
