"""Deliveries for tests of programs that receive webhooks.

>>> from ferrohub.testing.webhooks import Deliverer
>>> deliver = Deliverer(hooks, "the secret")
>>> deliver("issues.opened", issue={"title": "Broken"}).status
200
"""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import TYPE_CHECKING, Any

from ferrohub._core import _webhook_names, _webhook_schema
from ferrohub.testing import _examples
from ferrohub.transports import Request, Response
from ferrohub.webhooks import sign
from ferrohub.webhooks.receiver import Reply, Webhooks

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ferrohub.transports import Transport

__all__ = ["Deliverer", "example", "signed"]

#: The URL in examples.
_API = "https://api.github.com"
_JSON = "application/json"
_FORM = "application/x-www-form-urlencoded"


def example(name: str, /, **members: Any) -> dict[str, Any]:
    """Return an example of a payload, made from GitHub's description: the same arguments always make the same one.

    :param name: the event and its action, such as ``"issues.opened"`` or ``"push"``
    :param members: members with other values; a mapping changes members of the object
    :raises ValueError: the description has no such event
    :raises TypeError: the event has no such member
    """
    event, _, action = name.partition(".")
    schema = _webhook_schema(event, action)
    if schema is None:
        raise ValueError(f"{name!r} is no event of GitHub's description; there are, for example, {_near(event)}")
    found: dict[str, Any] = _examples.of_operation(schema, _API, {}, members)
    return {**found, "action": action} if action and "action" not in members else found


def _near(event: str) -> str:
    names = _webhook_names()
    return ", ".join([name for name in names if name.startswith(f"{event}.")][:3] or ["issues.opened", "push"])


def signed(
    name: str,
    payload: Mapping[str, Any] | bytes,
    secret: str | bytes | None,
    *,
    delivery_id: str | None = None,
    form: bool = False,
) -> tuple[dict[str, str], bytes]:
    """Return the headers and the body of a delivery, as GitHub sends them.

    :param name: the event; an action after a dot is ignored
    :param payload: the payload, as a mapping or as JSON
    :param secret: the secret of the webhook; None for a delivery without a signature
    :param delivery_id: the ID of the delivery; None for a new one
    :param form: whether the body is a form, as of webhooks with the content type ``form``
    """
    body = payload if isinstance(payload, bytes) else json.dumps(payload).encode()
    if form:
        body = urllib.parse.urlencode({"payload": body}).encode()
    headers = {
        "Content-Type": _FORM if form else _JSON,
        "User-Agent": "GitHub-Hookshot/0000000",
        "X-GitHub-Delivery": delivery_id or str(uuid.uuid4()),
        "X-GitHub-Event": name.partition(".")[0],
        "X-GitHub-Hook-ID": "1",
    }
    if secret is not None:
        headers["X-Hub-Signature-256"] = sign(body, secret)
    return headers, body


class Deliverer:
    """Signs payloads and sends them to a receiver. Calling it delivers one, and returns the response.

    :param target: the receiver: a ``Webhooks``; an application, as a transport of :mod:`ferrohub.transports`, such as
        ``ferrohub.transports.asgi(app)``; or the URL of a server
    :param secret: the secret of the webhook; None for deliveries without a signature
    :param path: path of the webhook in an application
    """

    def __init__(self, target: Webhooks[Any] | Transport | str, secret: str | bytes | None, *, path: str = "/") -> None:
        if not (isinstance(target, (str, Webhooks)) or callable(target)):
            raise TypeError(f"target must be a Webhooks, a transport or a URL, not {type(target).__qualname__}")
        self._target = target
        self._secret = secret
        self._path = path

    def __call__(
        self,
        name: str,
        payload: Mapping[str, Any] | bytes | None = None,
        /,
        *,
        delivery_id: str | None = None,
        form: bool = False,
        **members: Any,
    ) -> Reply:
        """Deliver a payload, and return the response.

        :param name: the event and its action, such as ``"issues.opened"`` or ``"push"``
        :param payload: the payload, as a mapping or as JSON; None for that of :func:`example`
        :param delivery_id: the ID of the delivery; None for a new one
        :param form: whether the body is a form
        :param members: members of the example with other values
        """
        headers, body = self._delivery(name, payload, members, delivery_id, form)
        if isinstance(self._target, Webhooks):
            return self._target.receive(headers, body)
        if isinstance(self._target, str):
            return _posted(self._target, headers, body)
        response: Any = self._target(self._request(headers, body, False))
        return _reply(response)

    async def awaited(
        self,
        name: str,
        payload: Mapping[str, Any] | bytes | None = None,
        /,
        *,
        delivery_id: str | None = None,
        form: bool = False,
        **members: Any,
    ) -> Reply:
        """Deliver a payload from the running event loop, and return the response. A URL blocks the loop.

        :param name: the event and its action, such as ``"issues.opened"`` or ``"push"``
        :param payload: the payload, as a mapping or as JSON; None for that of :func:`example`
        :param delivery_id: the ID of the delivery; None for a new one
        :param form: whether the body is a form
        :param members: members of the example with other values
        """
        headers, body = self._delivery(name, payload, members, delivery_id, form)
        if isinstance(self._target, Webhooks):
            return await self._target.areceive(headers, body)
        if isinstance(self._target, str):
            return _posted(self._target, headers, body)
        response: Any = self._target(self._request(headers, body, True))
        return _reply(await response if hasattr(response, "__await__") else response)

    def _delivery(
        self, name: str, payload: Any, members: Mapping[str, Any], delivery_id: str | None, form: bool
    ) -> tuple[dict[str, str], bytes]:
        if payload is not None and members:
            raise TypeError(f"members are those of an example, not of a payload: {', '.join(members)}")
        payload = example(name, **members) if payload is None else payload
        return signed(name, payload, self._secret, delivery_id=delivery_id, form=form)

    def _request(self, headers: dict[str, str], body: bytes, asynchronous: bool) -> Request:
        return Request("POST", f"http://localhost{self._path}", headers, body, asynchronous=asynchronous)


def _reply(response: Response) -> Reply:
    body: Any = response.body
    body = body if isinstance(body, bytes) else body.encode() if isinstance(body, str) else b"".join(body)
    return Reply(response.status, dict(response.headers), body)


def _posted(url: str, headers: dict[str, str], body: bytes) -> Reply:
    if not url.startswith(("http://", "https://")):
        raise ValueError(f"target must be a URL of HTTP, not {url!r}")
    request = urllib.request.Request(url, body, headers, method="POST")
    try:
        with urllib.request.urlopen(request) as response:
            return Reply(response.status, dict(response.headers.items()), response.read())
    except urllib.error.HTTPError as error:
        with error:
            return Reply(error.code, dict(error.headers.items()), error.read())
