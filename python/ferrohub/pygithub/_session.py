"""The session of ferrohub below a requester: it sends the headers of PyGithub and nothing more."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import ferrohub
from ferrohub import exceptions
from ferrohub._loaded import loaded
from ferrohub.pygithub import _counterparts

if TYPE_CHECKING:
    from ferrohub.pygithub._connections import Connection


class DefaultRetry:
    """The retries of a client without the option ``retry``: those of ferrohub, which wait for rate limits."""

    total = 10

    def __repr__(self) -> str:
        return "default_retry"

    def __reduce__(self) -> str:
        return "DEFAULT_RETRY"


DEFAULT_RETRY = DefaultRetry()


class _Retry(Protocol):
    """What is used of a ``Retry`` of urllib3."""

    raise_on_status: bool

    def is_retry(self, method: str, status_code: int, has_retry_after: bool = ...) -> bool: ...
    def increment(self, method: str, url: str, response: Any = ..., error: Any = ...) -> _Retry: ...
    def sleep(self, response: Any = ...) -> None: ...


def client(options: dict[str, Any], cache: Any) -> ferrohub.Client:
    """The client of ferrohub for the options of a requester.

    :param options: the options
    :param cache: where to cache responses
    """
    made = _counterparts.client(options, policy(options["retry"]), cache)
    for name in list(made.session.headers):
        del made.session.headers[name]
    return made


def policy(retry: Any) -> dict[str, Any]:
    """What the client itself repeats and waits for, as its options: an object of urllib3 decides on its own.

    :param retry: the option ``retry``
    """
    if isinstance(retry, int):
        return {"retries": max(retry, 0)}
    return {"retries": 3, "rate_limit": "wait", "on_wait": _log_wait} if retry is DEFAULT_RETRY else {"retries": 0}


def _log_wait(seconds: float, reason: str) -> None:
    logging.getLogger("github.Requester").info("%s: waiting %.0f s", reason, seconds)


def sent(client: ferrohub.Client, retry: Any, request: Connection, url: str) -> Any:
    """Send a request.

    :param client: the client
    :param retry: how often it is repeated: an object of urllib3 is honoured, the client does the rest
    :param request: method, headers and body
    :param url: URL
    """
    verb, headers, body, session = request.verb, request.headers, request.input, client.session

    def send() -> Any:
        if hasattr(body, "read"):
            return _uploaded(client, verb, url, headers, body)
        return session.request(verb, url, headers=headers, data=body, stream=request.stream, follow_redirects=False)

    try:
        if retry is None or retry is DEFAULT_RETRY or isinstance(retry, int):
            return send()
        return _repeated(retry, verb, url, body, send)
    except exceptions.TransportError as error:
        raise _as_of_requests(error) from error


class _Utf8:
    """The bytes of a file of text, as urllib3 sends it.

    :param file: the file
    """

    def __init__(self, file: io.TextIOBase) -> None:
        self._file = file

    def read(self, size: int = -1) -> bytes:
        """The next bytes.

        :param size: number of characters
        """
        return self._file.read(size).encode()


def _uploaded(client: ferrohub.Client, verb: str, url: str, headers: dict[str, Any], file: Any) -> Any:
    """Send the rest of a file, which is read piece by piece; the response, whatever its status."""
    content = _Utf8(file) if isinstance(file, io.TextIOBase) else file
    # A brace would begin a parameter of a route.
    route = f"{verb} {url}".replace("{", "%7B").replace("}", "%7D")
    try:
        return client.request(route, data=content, headers=headers)
    except exceptions.GitHubError as error:
        if error.response is None:
            raise
        return error.response


def _repeated(retry: _Retry, verb: str, url: str, body: Any, send: Callable[[], Any]) -> Any:
    """Send a request as often as an object of urllib3 says; a file is read again from where it was."""
    from urllib3 import HTTPResponse
    from urllib3.exceptions import MaxRetryError, ProtocolError, ReadTimeoutError
    from urllib3.util.request import set_file_position

    position = None
    while True:
        position = set_file_position(body, position)
        try:
            response = send()
        except exceptions.TransportError as error:
            made = ReadTimeoutError if isinstance(error, exceptions.Timeout) else ProtocolError
            reason: Any = (None, url, str(error)) if made is ReadTimeoutError else (str(error), error)
            try:
                retry = retry.increment(verb, url, error=made(*reason))
            except (MaxRetryError, made):
                raise error from None
            retry.sleep()
            continue
        if not retry.is_retry(verb, response.status_code, "retry-after" in response.headers):
            return response
        shown = HTTPResponse(
            response.content, dict(response.headers.items()), response.status_code, reason=response.reason
        )
        try:
            retry = retry.increment(verb, url, response=shown)
        except MaxRetryError as error:
            if retry.raise_on_status:
                raise _retry_error(error) from error
            return response
        retry.sleep(shown)


def _retry_error(error: Exception) -> Exception:
    """The exception of requests for retries that are used up."""
    requests = loaded("requests")
    return error if requests is None else requests.exceptions.RetryError(error)


def _as_of_requests(error: exceptions.TransportError) -> Exception:
    """The exception of requests for an error, which programs that use requests catch."""
    requests = loaded("requests")
    if requests is None or not isinstance(error, exceptions.ConnectionError):
        return error
    return requests.ReadTimeout(error) if isinstance(error, exceptions.Timeout) else requests.ConnectionError(error)  # type: ignore[no-any-return]
