"""Transports: what sends the requests of a client in place of ferrohub's own connections.

A transport is a callable that gets a :class:`Request` and returns a :class:`Response`, or an awaitable of one for an
asynchronous client:

>>> from ferrohub.transports import Request, Response
>>> def transport(request: Request) -> Response:
...     return Response.json({"login": "octocat"})
>>> ferrohub.Client(transport=transport).user("octocat").login
'octocat'

It is called on the thread that makes the call, or in the task that awaits it. All layers stay above it: retries, rate
limits, redirects, the cache, cassettes and authentication. :func:`requests`, :func:`httpx`, :func:`wsgi` and
:func:`asgi` make transports of other packages' clients and of applications.

A transport may have these attributes:

- ``close()`` is called when the client is closed, ``aclose()`` at the end of ``async with`` of an asynchronous client.
- ``prefetch`` is False by default: no page of a listing is prefetched, as nobody awaits it. If it is True, blocking
  clients prefetch pages through it, in other threads; it must be thread-safe.

Some exceptions mean that the connection failed or that a timeout was exceeded: the two below, ``OSError`` without a
file name, ``TimeoutError``, and those of requests and httpx. Then the usual rules for retries apply, and the call
raises :class:`ferrohub.exceptions.ConnectionError` or :class:`ferrohub.exceptions.Timeout`. Any other exception ends
the call unchanged.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from ferrohub.transports._messages import Request, Response

if TYPE_CHECKING:
    from httpx import AsyncClient as _AsyncClient, Client as _Client
    from requests import Session as _Session

    from ferrohub.transports._asgi import ASGITransport
    from ferrohub.transports._httpx import HTTPXTransport
    from ferrohub.transports._requests import RequestsTransport
    from ferrohub.transports._wsgi import WSGITransport

__all__ = ["Request", "Response", "Transport", "asgi", "httpx", "requests", "wsgi"]

#: The type of a transport.
Transport: TypeAlias = Callable[[Request], "Response | Awaitable[Response]"]


def requests(session: _Session | None = None) -> RequestsTransport:
    """Return a transport that sends requests with the package requests.

    Adapters, hooks, cookies, proxies, certificates and headers of the session apply. The credential is that of the
    client: ``session.auth``, an Authorization header of the session and netrc files are not used. Redirects are
    followed by ferrohub. For an asynchronous client, it runs in threads.

    :param session: the session; None creates one, which is closed with the client
    :raises ImportError: requests is not installed
    """
    from ferrohub.transports._requests import RequestsTransport

    return RequestsTransport(session)


def httpx(client: _Client | _AsyncClient) -> HTTPXTransport:
    """Return a transport that sends requests with the package httpx.

    Transports, event hooks, cookies, proxies, certificates and headers of the client apply. The credential is that of
    ferrohub's client: ``auth`` and an Authorization header of httpx's client are not used. Redirects are followed by
    ferrohub. A ``httpx.Client`` runs in threads for an asynchronous client; a ``httpx.AsyncClient`` needs an
    asynchronous client.

    :param client: the client of httpx; it is not closed
    :raises ImportError: httpx is not installed
    """
    from ferrohub.transports._httpx import HTTPXTransport

    return HTTPXTransport(client)


def wsgi(app: Callable[..., object]) -> WSGITransport:
    """Return a transport that calls a WSGI application, such as one of Flask or Django, without a network.

    Any URL leads to the application, by its path. An exception of the application ends the call. For an asynchronous
    client, it runs in threads.

    :param app: the application
    """
    from ferrohub.transports._wsgi import WSGITransport

    return WSGITransport(app)


def asgi(app: Callable[..., Awaitable[object]]) -> ASGITransport:
    """Return a transport that calls an ASGI application, such as one of FastAPI or Starlette, without a network.

    Any URL leads to the application, by its path. An exception of the application ends the call. An asynchronous
    client runs the application in the task that awaits the call; for a blocking client there is an event loop in a
    thread, which ends when the client is closed. The lifespan of the application is not run.

    :param app: the application
    """
    from ferrohub.transports._asgi import ASGITransport

    return ASGITransport(app)
