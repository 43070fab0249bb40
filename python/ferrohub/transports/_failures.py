"""Exceptions of transports that mean that the connection failed or a timeout was exceeded.

Those of requests, httpx and urllib3 are known by the class, if a program has imported the package.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from typing import Any, TypeAlias

import ferrohub.exceptions as exceptions
from ferrohub._loaded import loaded

#: The kind of a failure, its message, and the exception.
Failed: TypeAlias = tuple[str, str, Exception]

#: The connection broke; the server may have received the request.
CONNECTION = "connection"
#: The same for a timeout.
TIMEOUT = "timeout"
#: There was no connection, so that the server did not get the request.
UNSENT = "unsent"
#: The same for a timeout.
UNSENT_TIMEOUT = "unsent timeout"
#: A retry would fail in the same way.
PROTOCOL = "protocol"


class NoResponse(TimeoutError):
    """An application in this process took longer than the read timeout."""


class Closed(ConnectionAbortedError):
    """The transport to an application in this process was closed during the call."""


class Incomplete(ConnectionResetError):
    """An application in this process returned before the end of its response; a server would close the connection."""


def of(error: Exception) -> Failed:
    """The failure of the connection that an exception means; other exceptions are raised again."""
    kind = _kind(error)
    if kind is None:
        raise error
    return kind, str(error) or type(error).__name__, error


def _kind(error: Exception) -> str | None:
    if isinstance(error, exceptions.GitHubException):
        return _kind_of_ours(error)
    for package, kind_of in (("requests", _kind_of_requests), ("httpx", _kind_of_httpx)):
        module = loaded(package)
        known, kind = kind_of(error, module) if module is not None else (False, None)
        if known:
            return kind
    if isinstance(error, TimeoutError) or _is_asyncio_timeout(error):
        return TIMEOUT
    if isinstance(error, ssl.SSLCertVerificationError):
        return PROTOCOL
    if isinstance(error, (ConnectionRefusedError, socket.gaierror)):
        return UNSENT
    # An error with a name is one of a file.
    return CONNECTION if isinstance(error, OSError) and error.filename is None else None


def _is_asyncio_timeout(error: Exception) -> bool:
    """Whether it is a timeout of asyncio, which Python 3.10 has as a class of its own."""
    module = loaded("asyncio")
    return module is not None and isinstance(error, module.TimeoutError)


def _kind_of_ours(error: Exception) -> str | None:
    if isinstance(error, exceptions.Timeout):
        return TIMEOUT
    return CONNECTION if isinstance(error, exceptions.ConnectionError) else None


def _kind_of_requests(error: Exception, requests: Any) -> tuple[bool, str | None]:
    """Whether it is an exception of requests, and the failure that it means."""
    classes = requests.exceptions
    if not isinstance(error, classes.RequestException):
        return False, None
    if isinstance(error, classes.HTTPError):
        return True, None  # raised by a hook of the user's
    if isinstance(error, classes.ConnectTimeout):
        return True, UNSENT_TIMEOUT
    if isinstance(error, classes.Timeout):
        return True, TIMEOUT
    if isinstance(error, classes.SSLError):
        return True, PROTOCOL if _is_untrusted(error) else CONNECTION
    if isinstance(error, classes.ConnectionError):
        return True, _kind_of_urllib3(error)
    return True, CONNECTION if isinstance(error, classes.ChunkedEncodingError) else PROTOCOL


def _kind_of_urllib3(error: Exception) -> str:
    names = {type(cause).__name__ for cause in _causes(error)}
    if names & {"ConnectTimeoutError", "NewConnectionError", "NameResolutionError"}:
        return UNSENT
    return TIMEOUT if "ReadTimeoutError" in names else CONNECTION


def _kind_of_httpx(error: Exception, httpx: Any) -> tuple[bool, str | None]:
    if isinstance(error, (httpx.InvalidURL, httpx.StreamError)):
        return True, None
    if not isinstance(error, httpx.RequestError):
        return isinstance(error, httpx.HTTPStatusError), None
    if isinstance(error, (httpx.ConnectTimeout, httpx.PoolTimeout)):
        return True, UNSENT_TIMEOUT
    if isinstance(error, httpx.TimeoutException):
        return True, TIMEOUT
    if isinstance(error, httpx.ConnectError):
        return True, PROTOCOL if _is_untrusted(error) else UNSENT
    broken = (httpx.NetworkError, httpx.RemoteProtocolError, httpx.ProxyError)
    return True, CONNECTION if isinstance(error, broken) else PROTOCOL


def _is_untrusted(error: Exception) -> bool:
    """Whether the reason is the certificate of the server."""
    return any(isinstance(cause, ssl.SSLCertVerificationError) for cause in _causes(error)) or (
        "CERTIFICATE_VERIFY_FAILED" in str(error)
    )


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An exception and what caused it, also in its arguments, as urllib3 has it.

    ``__context__`` is no cause: a transport may handle the failure of one connection by sending over another.
    """
    seen: list[BaseException] = []
    waiting: list[Any] = [error]
    while waiting:
        cause = waiting.pop()
        if isinstance(cause, BaseException) and not any(cause is known for known in seen):
            seen.append(cause)
            waiting += [cause.__cause__, getattr(cause, "reason", None), *cause.args]
    yield from seen
