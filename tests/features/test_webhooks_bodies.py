"""Bodies of deliveries: what senders without the secret can make the receiver keep."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any

import pytest

from ferrohub.webhooks import Webhooks, _adapters, sign
from harness import PATIENCE

SECRET = "s3cret"
MIB = 1 << 20
#: The form of a signature, which is all that is known before the body is read.
UNPROVEN = "sha256=" + "0" * 64


def headers(signature: str | None, **more: str) -> list[tuple[bytes, bytes]]:
    """The headers of a delivery for ASGI."""
    names = {"x-github-event": "push", "x-github-delivery": "1", **more}
    if signature is not None:
        names["x-hub-signature-256"] = signature
    return [(name.encode(), value.encode()) for name, value in names.items()]


class Sender:
    """Sends a body in pieces, the last of which waits for ``go``."""

    def __init__(self, given: list[tuple[bytes, bytes]], first: bytes, last: bytes) -> None:
        self.headers = given
        self.pieces = [first, last]
        self.go = asyncio.Event()
        self.sent = 0
        self.replies: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        """The next piece."""
        if self.sent:
            await self.go.wait()
        self.sent += 1
        return {"type": "http.request", "body": self.pieces[self.sent - 1], "more_body": self.sent < 2}

    async def send(self, event: dict[str, Any]) -> None:
        """Take a part of the response."""
        self.replies.append(event)

    async def deliver(self, hooks: Webhooks[Any]) -> tuple[int, str]:
        """Status and message of the response."""
        scope = {"type": "http", "method": "POST", "path": "/", "headers": self.headers}
        await hooks.asgi(scope, self.receive, self.send)
        return self.replies[0]["status"], json.loads(self.replies[1]["body"])["message"]

    async def deliver_at_once(self, hooks: Webhooks[Any]) -> tuple[int, str]:
        """The same, without a wait before the last piece."""
        self.go.set()
        return await self.deliver(hooks)


@pytest.mark.parametrize(
    ("given", "status", "message"),
    [
        ([], 400, "x-github-event is missing"),
        (headers(None), 401, "Signature-256 is missing"),
        (headers("sha256=00"), 401, "not that of this body"),
        (headers(UNPROVEN, **{"content-length": str(MIB + 1)}), 413, f"more than {MIB} bytes"),
    ],
)
def test_a_request_that_its_headers_give_away_is_not_read(given: Any, status: int, message: str) -> None:
    async def test() -> None:
        sender = Sender(given, b"x" * MIB, b"")
        found = await sender.deliver(Webhooks(SECRET, max_body=MIB))
        assert (found[0], sender.sent) == (status, 0) and message in found[1]

    asyncio.run(test())


def test_large_bodies_share_the_memory_of_four() -> None:
    """Forty senders of 1 MiB each have a signature, but not that of their body. What is small gets through."""

    async def test() -> None:
        hooks: Webhooks[Any] = Webhooks(SECRET, max_body=MIB)
        senders = [Sender(headers(UNPROVEN), b"x" * (MIB - 1), b"x") for _ in range(40)]
        running = [asyncio.ensure_future(sender.deliver(hooks)) for sender in senders]
        first = asyncio.as_completed(running, timeout=60)
        refused = [await next(first) for _ in range(36)]
        assert refused == [(503, "too many large bodies are being received")] * 36
        small = json.dumps({"filler": "x" * 60_000}).encode()
        due = (200, "there is no handler for this event")
        assert await Sender(headers(sign(small, SECRET)), small[:9], small[9:]).deliver_at_once(hooks) == due
        for sender in senders:
            sender.go.set()
        assert [(await task)[0] for task in first] == [401] * 4
        large = json.dumps({"filler": "x" * (MIB - 100)}).encode()
        for _ in range(5):
            assert await Sender(headers(sign(large, SECRET)), large[:9], large[9:]).deliver_at_once(hooks) == due
        await hooks.aclose()

    asyncio.run(test())


def test_bodies_that_a_framework_has_read_share_the_memory_too() -> None:
    """Four large deliveries are in progress; others that are large are rejected, and what is small gets through."""
    large = json.dumps({"filler": "x" * (MIB - 100)}).encode()
    small = b"{}"

    async def test() -> None:
        hooks: Webhooks[Any] = Webhooks(SECRET, max_body=MIB, store=None)
        go = asyncio.Event()
        hooks.on("push")(lambda event: go.wait())
        signed = {body: headers(sign(body, SECRET)) for body in (large, small)}
        running = [asyncio.ensure_future(hooks.areceive(iter(signed[large]), large)) for _ in range(4)]
        while hooks.running < 4:
            await asyncio.sleep(0.01)
        for reply in (await hooks.areceive(signed[large], large), await asyncio.to_thread(receive)):
            assert reply.status == 503 and b"too many large bodies are being received" in reply.body
        last = asyncio.ensure_future(hooks.areceive(signed[small], small))
        while hooks.running < 5:
            await asyncio.sleep(0.01)
        go.set()
        assert [(await task).status for task in [*running, last]] == [200] * 5
        assert (await hooks.areceive(signed[large], large)).status == 200
        await hooks.aclose()

    hooks: Webhooks[Any] = Webhooks(SECRET, max_body=MIB)

    def receive() -> Any:
        """The response of a receiver that has no memory left."""
        hooks._bodies.take(4 * MIB)
        return hooks.receive(headers(sign(large, SECRET)), large)

    asyncio.run(test())
    assert hooks.receive(headers(sign(small, SECRET)), small).status == 200
    hooks.close()


@pytest.mark.parametrize("asynchronous", [False, True])
def test_a_body_without_a_signature_takes_no_memory(asynchronous: bool) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, max_body=MIB)
    hooks._bodies.take(4 * MIB)
    given, body = headers(None), b"x" * MIB
    reply = asyncio.run(hooks.areceive(given, body)) if asynchronous else hooks.receive(given, body)
    assert reply.status == 401
    hooks.close()


def test_a_body_that_does_not_arrive_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_adapters, "ARRIVES_WITHIN", 0.05)

    async def test() -> None:
        sender = Sender(headers(UNPROVEN), b"x", b"")
        found = await asyncio.wait_for(sender.deliver(Webhooks(SECRET)), PATIENCE)
        assert found == (408, "the body did not arrive within 0.05 s")

    asyncio.run(test())


def test_bodies_of_wsgi_share_the_memory_too() -> None:
    """A sender's body is read while those of four others are kept."""
    hooks: Webhooks[Any] = Webhooks(SECRET, max_body=MIB)
    statuses: list[str] = []
    environ: dict[str, Any] = {
        "REQUEST_METHOD": "POST",
        "CONTENT_LENGTH": str(MIB),
        "HTTP_X_GITHUB_EVENT": "push",
        "HTTP_X_GITHUB_DELIVERY": "1",
        "HTTP_X_HUB_SIGNATURE_256": UNPROVEN,
    }

    class Nested(io.BytesIO):
        """At the end of a body, the next sender's arrives."""

        def read(self, size: int | None = -1, /) -> bytes:
            if len(statuses) == 0 and self.tell() + (size or 0) >= MIB:
                deliver()
            return super().read(size)

    def deliver() -> None:
        hooks.wsgi({**environ, "wsgi.input": Nested(b"x" * MIB)}, lambda status, _: statuses.append(status))

    deliver()
    assert statuses == ["503 Service Unavailable"] + ["401 Unauthorized"] * (len(statuses) - 1)
    assert len(statuses) == 5
    hooks.close()
