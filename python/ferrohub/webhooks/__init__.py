"""Webhooks: verify and read what GitHub sends, and let functions handle it.

>>> from ferrohub.webhooks import parse, verify
>>> if verify(body, headers["X-Hub-Signature-256"], secret):
...     event = parse(headers["X-GitHub-Event"], body)
...     print(event.action, event.issue.title)

:class:`ferrohub.webhooks.receiver.Webhooks` receives deliveries for a web application, and calls handlers.
:mod:`ferrohub.webhooks.events` has a class for each event and each action of GitHub's description.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub._core import Delivery, _webhook_parse, _webhook_sign, _webhook_verify
from ferrohub.webhooks.events import WebhookEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import TypeAlias

    from ferrohub.webhooks.receiver import Webhooks as Webhooks
    from ferrohub.webhooks.redelivery import redeliver_failed as redeliver_failed
    from ferrohub.webhooks.stores import MemoryStore as MemoryStore

    #: A secret, or several of which any is valid.
    _Secrets: TypeAlias = str | bytes | Iterable[str | bytes]

__all__ = ["Delivery", "MemoryStore", "WebhookEvent", "Webhooks", "parse", "redeliver_failed", "sign", "verify"]


def verify(body: bytes, signature: str | None, secret: _Secrets, *, sha1: bool = False) -> bool:
    """Return whether a signature is that of a body. The comparison takes constant time.

    GitHub: https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries

    :param body: the body of the request, as it was received
    :param signature: the header X-Hub-Signature-256, such as ``"sha256=7571..."``; for None, the result is False
    :param secret: the secret of the webhook, or several while a secret is replaced: any of them is valid
    :param sha1: whether to accept HMAC-SHA-1, the header X-Hub-Signature, of old versions of GitHub Enterprise Server
    :raises ValueError: there is no secret, or it is empty
    :raises TypeError: the body is not bytes
    """
    # Text that is not ASCII is no signature.
    signature = signature if signature and signature.isascii() else ""
    return _webhook_verify(body, signature, _secrets(secret), sha1)


def sign(body: bytes, secret: str | bytes) -> str:
    """Return the signature of a body by HMAC-SHA-256, as in the header X-Hub-Signature-256.

    :param body: the body of the request
    :param secret: the secret of the webhook
    :raises ValueError: the secret is empty
    """
    if not isinstance(secret, (str, bytes)):
        raise TypeError(f"secret must be text or bytes, not {type(secret).__qualname__}")
    return _webhook_sign(body, _secrets(secret)[0])


def parse(name: str, body: bytes | str | Mapping[str, Any]) -> WebhookEvent:
    """Return the event of a payload. It does not verify the signature: see :func:`verify`.

    The class of the event is that of its name and its action. An action that ferrohub does not know has the class of
    the event, and an unknown event is a :class:`WebhookEvent`.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads

    :param name: the header X-GitHub-Event, such as ``"issues"``
    :param body: the payload, as JSON or as a mapping
    :raises ValueError: the body is not a JSON object
    """
    if isinstance(body, (bytes, str, bytearray, memoryview)):
        return _webhook_parse(name, body)
    import json

    return _webhook_parse(name, json.dumps(dict(body)))


def _secrets(secret: _Secrets) -> list[bytes]:
    """The secrets as bytes."""
    if not hasattr(secret, "__iter__"):
        raise TypeError(f"secret must be text or bytes, or several of them, not {type(secret).__qualname__}")
    found = [secret] if isinstance(secret, (str, bytes)) else list(secret)
    for each in found:
        if not isinstance(each, (str, bytes)):
            raise TypeError(f"secret must be text or bytes, or several of them, not {type(each).__qualname__}")
    return [each.encode() if isinstance(each, str) else each for each in found]


if not TYPE_CHECKING:
    #: The names of other modules, which are imported on first use.
    _ELSEWHERE = {"MemoryStore": "stores", "Webhooks": "receiver", "redeliver_failed": "redelivery"}

    def __getattr__(name):
        """The receiver and what belongs to it are imported on first use."""
        if name in _ELSEWHERE:
            import importlib

            return getattr(importlib.import_module(f"ferrohub.webhooks.{_ELSEWHERE[name]}"), name)
        raise AttributeError(f"module 'ferrohub.webhooks' has no attribute {name!r}")
