"""The receiver of the soak test, which gets genuine, repeated and forged deliveries at the same time."""

from __future__ import annotations

import collections
import hashlib
import hmac
import itertools
import json
import os
import random
import threading
import time
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub import transports
from ferrohub.testing.webhooks import signed
from ferrohub.transports import Request
from ferrohub.webhooks import Webhooks

if TYPE_CHECKING:
    from soak import Soak

SECRET = "soak-credential-webhook"
#: Seconds within which a delivery is acknowledged, and what a busy machine may add.
RESPOND_WITHIN, SLACK = 1.0, 20.0
#: How many deliveries are remembered: fewer than the receiver remembers.
REMEMBERED = 5_000
#: Size of a large payload, which is verified in a thread.
LARGE = 1_200_000
FORGERIES = ("another secret", "changed", "unsigned", "SHA-1", "a form", "cut", "no text", "another body")
_HEADER = "X-Hub-Signature-256"


class HandlerError(Exception):
    """Raised by a handler: GitHub would show the delivery as failed."""


class Receiver:
    """A receiver and what arrived at its handlers."""

    def __init__(self, soak: Soak) -> None:
        self.soak = soak
        self.ids = itertools.count()
        self.lock = threading.Lock()
        self.handled: collections.OrderedDict[str, int] = collections.OrderedDict()
        self.numbers = random.Random(f"{soak.seed} handlers")
        # Errors of handlers are expected.
        self.hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=RESPOND_WITHIN, on_error=lambda event, error: None)
        self.hooks.on("issues.opened")(self.function)
        self.hooks.on("push")(self.coroutine_function)
        self.transports = {"wsgi": transports.wsgi(self.hooks.wsgi), "asgi": transports.asgi(self.hooks.asgi)}

    def function(self, event: Any) -> None:
        """A handler that may take longer than the response, or fail."""
        chance = self._chance()
        time.sleep(RESPOND_WITHIN * 1.2 if chance < 0.002 else 0.01 if chance < 0.2 else 0)
        self._handle(event, chance)

    async def coroutine_function(self, event: Any) -> None:
        """A handler that is a coroutine function."""
        self._handle(event, self._chance())

    def _chance(self) -> float:
        with self.lock:
            return self.numbers.random()

    def _handle(self, event: Any, chance: float) -> None:
        if event.as_dict()["marker"] != "genuine":
            self.soak.violated(f"a forged delivery reached a handler: {event.as_dict()['marker']}")
        if chance > 0.95:
            raise HandlerError("a handler fails")
        identity = event.delivery.id
        with self.lock:
            times = self.handled[identity] = self.handled.get(identity, 0) + 1
            if len(self.handled) > REMEMBERED:
                self.handled.popitem(last=False)
        if times > 1:
            self.soak.violated("a delivery was handled twice")

    def genuine(self, numbers: random.Random) -> tuple[dict[str, str], bytes]:
        """A delivery as GitHub sends it."""
        payload: dict[str, Any] = {"marker": "genuine", "number": next(self.ids), "repository": {"full_name": "o/r"}}
        name = numbers.choice(["issues.opened", "push"])
        if name == "issues.opened":
            payload |= {"action": "opened", "issue": {"number": 7, "title": "Broken"}}
        if numbers.random() < 0.02:
            payload["large"] = "x" * LARGE
        return signed(name, payload, SECRET, delivery_id=f"soak-{os.getpid()}-{payload['number']}")

    def forged(self, numbers: random.Random) -> tuple[str, dict[str, str], bytes]:
        """A delivery that no secret has signed, or of which the signature covers something else."""
        kind = numbers.choice(FORGERIES)
        headers, body = self.genuine(numbers)
        evil = body.replace(b"genuine", kind.encode())
        if kind == "another secret":
            headers, body = signed("push", evil, "another secret")
        elif kind == "unsigned":
            headers, body = signed("push", evil, None)
        elif kind == "SHA-1":
            headers, body = signed("push", evil, None)
            headers["X-Hub-Signature"] = "sha1=" + hmac.new(SECRET.encode(), evil, hashlib.sha1).hexdigest()
        elif kind == "a form":
            # An issue may have any title; the body that is signed as JSON must not be read as a form.
            inner = urllib.parse.urlencode({"payload": evil})
            headers, body = signed("issues.opened", json.dumps({"marker": kind, "title": f"&{inner}&"}), SECRET)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        elif kind == "cut":
            headers[_HEADER], body = headers[_HEADER][: numbers.randrange(70)], evil
        elif kind == "no text":
            headers[_HEADER], body = "sha256=\u00b2\u00fc\u0000"[: numbers.randint(7, 10)], evil
        else:
            at = numbers.randrange(len(evil))
            body = evil if kind == "another body" else evil[:at] + bytes([evil[at] ^ 1]) + evil[at + 1 :]
        return kind, headers, body

    def check(self, status: int, began: float, forgery: str = "") -> None:
        """Look at the response to a delivery."""
        self.soak.counted("forged deliveries" if forgery else "deliveries")
        # A large delivery that could not be verified in time gets 503.
        if forgery and status not in (400, 401, 503):
            self.soak.violated(f"a forged delivery ({forgery}) got {status}")
        if not forgery and status not in (200, 202, 500, 503):
            self.soak.violated(f"a delivery got {status}")
        if time.monotonic() - began > (RESPOND_WITHIN + SLACK) * self.soak.patience():
            self.soak.violated(f"a delivery got its response after {time.monotonic() - began:.1f} s")

    def close(self) -> None:
        """Close it; nothing is in progress then."""
        self.transports["asgi"].close()
        self.hooks.close()
        if self.hooks.running:
            self.soak.violated(f"{self.hooks.running} deliveries are in progress after close()")


def deliver(soak: Soak, client: Any, numbers: random.Random) -> None:
    """Deliver an event, and often deliver it again."""
    receiver = soak.receiver
    headers, body = receiver.genuine(numbers)
    for _ in range(1 + (numbers.random() < 0.3)):
        began = time.monotonic()
        receiver.check(send(receiver, headers, body, numbers), began)


def forge(soak: Soak, client: Any, numbers: random.Random) -> None:
    """Deliver what is forged."""
    kind, headers, body = soak.receiver.forged(numbers)
    began = time.monotonic()
    soak.receiver.check(send(soak.receiver, headers, body, numbers), began, kind)


def send(receiver: Receiver, headers: dict[str, str], body: bytes, numbers: random.Random) -> int:
    """Send a delivery in one of the ways in which servers pass it on; return the status."""
    way = numbers.choice(["receive", "wsgi", "asgi"])
    if way == "receive":
        return receiver.hooks.receive(headers, body).status
    return receiver.transports[way](Request("POST", "http://localhost/", headers, body)).status


async def awaited_deliver(soak: Soak, client: Any, numbers: random.Random) -> None:
    """The same on an event loop."""
    headers, body = soak.receiver.genuine(numbers)
    for _ in range(1 + (numbers.random() < 0.3)):
        began = time.monotonic()
        soak.receiver.check(await awaited_send(soak.receiver, headers, body, numbers), began)


async def awaited_forge(soak: Soak, client: Any, numbers: random.Random) -> None:
    """The same on an event loop."""
    kind, headers, body = soak.receiver.forged(numbers)
    began = time.monotonic()
    soak.receiver.check(await awaited_send(soak.receiver, headers, body, numbers), began, kind)


async def awaited_send(receiver: Receiver, headers: dict[str, str], body: bytes, numbers: random.Random) -> int:
    """The same on an event loop."""
    if numbers.random() < 0.5:
        return (await receiver.hooks.areceive(headers, body)).status
    request = Request("POST", "http://localhost/", headers, body, asynchronous=True)
    return int((await receiver.transports["asgi"](request)).status)
