"""The exceptions of ferrohub.

::

    GitHubException                     base of all
    +-- GitHubError                     the response is an error
    |   +-- OAuthError                  a flow of OAuth failed, or GitHub rejected a request of it
    |   +-- IncompleteResponse          a resource lacks a key that the operation needs
    |   +-- ResponseError
    |       +-- BadRequest                  400
    |       +-- AuthenticationFailed        401, or no credential where one is needed
    |       +-- ForbiddenError              403
    |       +-- NotFoundError               404
    |       +-- MethodNotAllowed            405
    |       +-- NotAcceptable               406
    |       +-- Conflict                    409
    |       +-- UnprocessableEntity         422
    |       +-- UnavailableForLegalReasons  451
    |       +-- ClientError                 any other 4xx
    |       +-- RateLimitExceeded           403 or 429, a rate limit was reached (a ForbiddenError and a ClientError)
    |       +-- ServerError                 5xx
    |       +-- GraphQLError                a GraphQL response has errors
    |       |   +-- GraphQLNotFound             type NOT_FOUND (also a NotFoundError)
    |       |   +-- GraphQLForbidden            type FORBIDDEN or INSUFFICIENT_SCOPES (also a ForbiddenError)
    |       |   +-- GraphQLUnprocessable        type UNPROCESSABLE (also an UnprocessableEntity)
    |       |   +-- GraphQLRateLimitExceeded    a rate limit was reached (also a RateLimitExceeded)
    |       +-- UnexpectedResponse          the body is not the expected JSON, or a page of a listing is missing
    |       +-- UnprocessableResponseBody   the JSON has another type than expected
    +-- TransportError                  the request could not be sent, or the response could not be read
    |   +-- ConnectionError             the connection failed or broke (also a builtin ConnectionError)
    |       +-- Timeout                 a timeout was exceeded (also a builtin TimeoutError)
    +-- GeneratedTokenExpired
    |   +-- AppTokenExpired             the JWT of login_as_app has expired
    |   +-- AppInstallationTokenExpired the token of login_as_app_installation has expired
    |   +-- UserTokenExpired            the token of a user has expired, and cannot be refreshed
    +-- MissingAppAuthentication
    |   +-- MissingAppBearerAuthentication        login_as_app is required
    |   +-- MissingAppInstallationAuthentication  login_as_app_installation is required
    +-- SessionClosed                   the session was closed (also a RuntimeError)
    +-- NetworkForbidden                ferrohub.testing.offline or pytest --ferrohub-offline forbids the request
    +-- NotRefreshable                  the resource has no URL of its own
    +-- NotLoaded                       a lazy handle of an asynchronous client lacks the field (also a RuntimeError)
    +-- CardHasNoContentUrl             the project card is a note
    +-- CassetteError                   a cassette cannot be read or written
        +-- UnrecordedRequest               a cassette does not contain the request
"""

from __future__ import annotations

import builtins
import contextlib
import datetime
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ferrohub._core import Response
    from ferrohub._hints import Hints, SingleSignOn
    from ferrohub.graphql import (
        GraphQLError as GraphQLError,
        GraphQLForbidden as GraphQLForbidden,
        GraphQLNotFound as GraphQLNotFound,
        GraphQLRateLimitExceeded as GraphQLRateLimitExceeded,
        GraphQLUnprocessable as GraphQLUnprocessable,
    )
    from ferrohub.oauth import OAuthError as OAuthError

__all__ = [
    "AppInstallationTokenExpired",
    "AppTokenExpired",
    "AuthenticationFailed",
    "BadRequest",
    "CardHasNoContentUrl",
    "CassetteError",
    "ClientError",
    "Conflict",
    "ConnectionError",
    "ForbiddenError",
    "GeneratedTokenExpired",
    "GitHubError",
    "GitHubException",
    "GraphQLError",
    "GraphQLForbidden",
    "GraphQLNotFound",
    "GraphQLRateLimitExceeded",
    "GraphQLUnprocessable",
    "IncompleteResponse",
    "MethodNotAllowed",
    "MissingAppAuthentication",
    "MissingAppBearerAuthentication",
    "MissingAppInstallationAuthentication",
    "NetworkForbidden",
    "NotAcceptable",
    "NotFoundError",
    "NotLoaded",
    "NotRefreshable",
    "OAuthError",
    "RateLimitExceeded",
    "ResponseError",
    "ServerError",
    "SessionClosed",
    "Timeout",
    "TransportError",
    "UnavailableForLegalReasons",
    "UnexpectedResponse",
    "UnprocessableEntity",
    "UnprocessableResponseBody",
    "UnrecordedRequest",
    "UserTokenExpired",
    "error_for",
]


class GitHubException(Exception):
    """The base of all exceptions of this package.

    A test can build each of them. Those with a response accept the response of any library, a mapping, or a mock.
    """


class GitHubError(GitHubException):
    """An error response of GitHub.

    ``str(error)`` contains the status, GitHub's message, the method and the URL of the request. If the response has
    them, it also contains the invalid fields and the missing permission. For a 404 of an Enterprise Server, it says if
    GitHub's description of Enterprise Server lacks the operation. It contains no credential.

    :param resp: the response (:class:`ferrohub.Response`), a ``requests.Response`` or an object like it; the body as a
        mapping, whose ``status`` is the status code; the message as text; or None
    :param message: message that replaces GitHub's
    """

    def __init__(self, resp: Any = None, message: Any = None) -> None:
        super().__init__(resp)
        body = _body(resp)
        #: The response, as it was passed.
        self.response: Response | None = resp
        #: Its status code, such as 404.
        self.code: int | None = _status(resp)
        #: GitHub's message, or the body if it is not a JSON object.
        self.msg: Any = message if message is not None else _message(resp, body)
        #: Details as GitHub sends them, a list of mappings.
        self.errors: list[Any] = _listed(body.get("errors"))
        #: URL of the page of GitHub's documentation about the error.
        self.documentation_url: str | None = body.get("documentation_url")
        #: GitHub's ID of the request, for its support.
        self.request_id: str | None = _header(resp, "X-GitHub-Request-Id")

    @property
    def message(self) -> Any:
        """The message of the response (the same as :attr:`msg`)."""
        return self.msg

    @property
    def accepted_permissions(self) -> list[dict[str, str]]:
        """The permissions of which the request needs one set, from ``X-Accepted-GitHub-Permissions``.

        Each set has the levels by permission, such as ``{"issues": "write"}``. The list is empty if GitHub does not
        say, and an empty set means that no permission is needed.
        """
        return _hints(self).permissions

    @property
    def accepted_scopes(self) -> list[str] | None:
        """The OAuth scopes of which the request needs one, from ``X-Accepted-OAuth-Scopes``; None without it."""
        return _hints(self).accepted_scopes

    @property
    def scopes(self) -> list[str] | None:
        """The OAuth scopes of the token, from ``X-OAuth-Scopes``; None without it."""
        return _hints(self).scopes

    @property
    def sso(self) -> SingleSignOn | None:
        """What ``X-GitHub-SSO`` says: ``required``, the ``url`` where the user authorizes the token, and the
        ``organizations`` whose data was left out; None without the header.
        """
        return _hints(self).sso

    def __str__(self) -> str:
        if self.code is None:
            return _text(self.msg)
        reasons = [*_failed(self.errors), *_missing(self), *_lacking(self), *_retried(self.response)]
        return "; ".join([f"{self.code} {_text(self.msg)}{_request(self.response)}", *reasons])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} [{self.msg if self.code is None else self.code}]>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.response, self.msg)


NO_MESSAGE = "[No message]"
#: Maximum number of shown characters of a message; `msg` has all of it.
MOST_SHOWN = 2000
MOST_SHOWN_OF_AN_ADDRESS = 500
MOST_SHOWN_OF_A_FIELD = 300
#: Maximum number of shown invalid fields; `errors` has all of them.
MOST_FIELDS = 10
#: The last second that a datetime can represent, since 1970.
LAST_SECOND = 253402300799.0


def _restore(cls: type[GitHubError], response: Any, message: Any) -> GitHubError:
    return cls(response, message=message)


def _body(response: Any) -> dict[str, Any]:
    """The body of a response if it is a JSON object; an empty one otherwise."""
    if isinstance(response, Mapping):
        return dict(response)
    # A response that a test builds may lack either, and raise anything.
    with contextlib.suppress(Exception):
        body = response.json()
        if isinstance(body, dict):
            return body
    with contextlib.suppress(Exception):
        body = json.loads(response.content)
        if isinstance(body, dict):
            return body
    return {}


def _status(response: Any) -> Any:
    """The status code; that of a mapping is what GitHub's error bodies call `status`."""
    if not isinstance(response, Mapping):
        return getattr(response, "status_code", None)
    status = response.get("status_code", response.get("status"))
    return int(status) if isinstance(status, str) and status.isdecimal() else status


def _message(response: Any, body: dict[str, Any]) -> Any:
    if "message" in body:
        return body["message"]
    content = response if isinstance(response, str) else getattr(response, "content", None)
    return content if isinstance(content, (str, bytes)) and content else NO_MESSAGE


def _text(message: Any) -> str:
    text = message.decode("utf-8", "replace") if isinstance(message, bytes) else str(message)
    return _short(text, MOST_SHOWN)


def _short(text: str, most: int) -> str:
    from ferrohub._core import _shown

    # Redact before cutting: a secret that is cut in two is not recognized.
    shown = _shown(text[: most + 1000])[:most]
    return shown if len(text) <= most else f"{shown}... ({len(text):,} characters)"


def _listed(errors: Any) -> list[Any]:
    return errors if isinstance(errors, list) else [errors] if errors else []


def _request(response: Any) -> str:
    method = getattr(response, "method", None)
    url = getattr(response, "url", None)
    if not isinstance(method, str) or not isinstance(url, str):
        return ""
    return f" ({method} {_short(url, MOST_SHOWN_OF_AN_ADDRESS)})"


def _failed(errors: list[Any]) -> list[str]:
    reasons = [_short(text, MOST_SHOWN_OF_A_FIELD) for text in map(_failure, errors[:MOST_FIELDS]) if text]
    more = len(errors) - MOST_FIELDS
    return [*reasons, f"and {more} more"] if more > 0 else reasons


def _failure(error: Any) -> str:
    """What is wrong with a field, such as "title: missing_field"."""
    if not isinstance(error, dict):
        return str(error)
    field, code, message = (error.get(name) for name in ("field", "code", "message"))
    why = message if message else code
    return ": ".join(str(part) for part in (field, why) if part)


def _hints(error: GitHubError) -> Hints:
    """The hints in the headers of an error's response."""
    from ferrohub._hints import hints_of

    return hints_of(_headers(error.response))


def _missing(error: GitHubError) -> list[str]:
    """The permission that the credential lacks, if GitHub reports it."""
    if error.code not in (401, 403, 404) or isinstance(error, RateLimitExceeded):
        return []
    return _hints(error).reasons


def _lacking(error: GitHubError) -> list[str]:
    """The reason of a 404 of an Enterprise Server that lacks the operation."""
    from ferrohub._core import _release_without

    method, url = getattr(error.response, "method", None), getattr(error.response, "url", None)
    if error.code != 404 or not isinstance(method, str) or not isinstance(url, str):
        return []
    release = _release_without(method, url)
    if release is None:
        return []
    version = (_header(error.response, "X-GitHub-Enterprise-Version") or "").rpartition("@")[2]
    same = not version or version == release or version.startswith(f"{release}.")
    own = "" if same else f" (this server is {_short(version, MOST_SHOWN_OF_A_FIELD)})"
    return [f"Enterprise Server {release} does not have this operation{own}"]


def _header(response: Any, name: str) -> str | None:
    """A header of a response; in one that a test builds, names may be in any case, and values of any type."""
    return next((value for known, value in _headers(response) if known.lower() == name.lower()), None)


def _retried(response: Any) -> list[str]:
    retried = getattr(response, "retried", None)
    return [_short(retried, MOST_SHOWN)] if isinstance(retried, str) else []


class IncompleteResponse(GitHubError):
    """A resource lacks a key that an operation needs, such as the URL of its request.

    :param json: JSON of the resource, or the response
    :param exception: the exception that the lack caused
    :param message: what is missing; None for the text of ``exception``
    """

    def __init__(self, json: Any = None, exception: Any = None, message: Any = None) -> None:
        is_response = json is not None and not isinstance(json, Mapping)
        if message is None and exception is not None:
            message = str(exception)
        super().__init__(json if is_response else None, message)
        #: JSON of the resource, or None.
        self.json: Any = None if is_response else json
        #: The exception that the lack caused, or None.
        self.exception: Any = exception

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.json if self.response is None else self.response, self.msg)


class ResponseError(GitHubError):
    """The base of the exceptions for an error status."""


class BadRequest(ResponseError):
    """400: GitHub could not parse the request."""


class AuthenticationFailed(ResponseError):
    """401: the credential is invalid, or the operation requires one and the session has none (nothing was sent)."""


class ForbiddenError(ResponseError):
    """403: the credential lacks a permission."""


class NotFoundError(ResponseError):
    """404: the resource does not exist, or the credential cannot read it."""


class MethodNotAllowed(ResponseError):
    """405: the resource does not allow this, such as merging a pull request that cannot be merged."""


class NotAcceptable(ResponseError):
    """406: GitHub has no representation of the requested media type."""


class Conflict(ResponseError):
    """409: the request conflicts with the state of the resource; or 422 if a branch moved during ``commit_files``."""


class UnprocessableEntity(ResponseError):
    """422: GitHub rejected the request as invalid; ``errors`` has the reasons."""


class UnavailableForLegalReasons(ResponseError):
    """451: the resource was taken down for legal reasons."""


class ClientError(ResponseError):
    """Any other status from 400 to 499."""


class RateLimitExceeded(ForbiddenError, ClientError):
    """403 or 429: a primary or a secondary rate limit was reached."""

    @property
    def reset_at(self) -> datetime.datetime | None:
        """When requests are allowed again, in UTC by GitHub's clock; None if the response does not say."""
        wait = self._wait()
        return (
            None if wait is None else datetime.datetime.fromtimestamp(min(wait[1], LAST_SECOND), datetime.timezone.utc)
        )

    @property
    def retry_after(self) -> float | None:
        """Seconds to wait by GitHub's clock, at most 30 years; None if the response does not say."""
        wait = self._wait()
        return None if wait is None else wait[0]

    @property
    def resource(self) -> str | None:
        """The exhausted quota, such as ``core`` or ``search``."""
        return _header(self.response, "X-RateLimit-Resource")

    def _wait(self) -> tuple[float, float] | None:
        from ferrohub._core import _rate_limit_wait

        code: Any = self.code
        return _rate_limit_wait(code, _headers(self.response)) if _is_status(code) else None


class ServerError(ResponseError):
    """500 and above: GitHub failed to process the request."""


class UnexpectedResponse(ResponseError):
    """The response has no body or is not JSON where JSON is expected; the cause of the exception has the reason. Also
    raised if the next page of a listing is not a page.
    """


class UnprocessableResponseBody(ResponseError):
    """The body is JSON of another type than expected, such as a list instead of an object.

    :param resp: the response, or the message as text
    :param message: the message; the parsed body if ``resp`` is the message
    """

    def __init__(self, resp: Any = None, message: Any = None) -> None:
        if isinstance(resp, str):
            super().__init__(None, resp)
            self._given = message
        else:
            super().__init__(resp, message)
            self._given = None

    @property
    def body(self) -> Any:
        """The body, parsed."""
        response: Any = self.response
        if response is None:
            return self._given
        return response if isinstance(response, Mapping) else response.json()

    def __reduce__(self) -> tuple[Any, ...]:
        arguments = (self.msg, self._given) if self.response is None else (self.response, self.msg)
        return type(self), arguments


class TransportError(GitHubException):
    """The request could not be sent, or the response could not be read."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        #: The reason.
        self.msg = str(args[0]) if args else ""

    @property
    def exception(self) -> BaseException | None:
        """The exception that this one was made of, or its cause; None without one."""
        first = self.args[0] if self.args else None
        return first if isinstance(first, BaseException) else self.__cause__


class ConnectionError(TransportError, builtins.ConnectionError):
    """The connection could not be established, or it broke."""


class Timeout(ConnectionError, builtins.TimeoutError):
    """Connecting, or waiting for the server, took longer than the timeout of the session."""


class SessionClosed(GitHubException, RuntimeError):
    """The client or session is closed: it sends no requests, and those in progress were cancelled."""


class GeneratedTokenExpired(GitHubException):
    """A credential of a GitHub App has expired."""


class AppTokenExpired(GeneratedTokenExpired):
    """The JWT that ``login_as_app`` created has expired."""


class AppInstallationTokenExpired(GeneratedTokenExpired):
    """The token that ``login_as_app_installation`` requested has expired."""


class UserTokenExpired(GeneratedTokenExpired):
    """The token of a user has expired, and there is no way to refresh it; or the outcome of a refresh is unknown."""


class MissingAppAuthentication(GitHubException):
    """The operation requires the credential of a GitHub App."""


class MissingAppBearerAuthentication(MissingAppAuthentication):
    """The operation requires the credential of a GitHub App: call ``login_as_app`` first."""


class MissingAppInstallationAuthentication(MissingAppAuthentication):
    """The operation requires an installation token of a GitHub App: call ``login_as_app_installation`` first."""


class NetworkForbidden(GitHubException):
    """:func:`ferrohub.testing.offline` or ``pytest --ferrohub-offline`` forbids the request, which was not sent."""


class NotRefreshable(GitHubException):
    """The resource has no URL, so it cannot be fetched again."""


class NotLoaded(GitHubException, RuntimeError):
    """A lazy handle of an asynchronous client does not have the field yet: await its ``load()`` first."""


class CardHasNoContentUrl(GitHubException):
    """The project card is a note, without an issue or pull request."""


class CassetteError(GitHubException):
    """A cassette cannot be read or written, or would contain a credential."""


class UnrecordedRequest(CassetteError):
    """The cassette in use has no response to a request."""


_BY_STATUS: dict[int, type[ResponseError]] = {
    400: BadRequest,
    401: AuthenticationFailed,
    403: ForbiddenError,
    404: NotFoundError,
    405: MethodNotAllowed,
    406: NotAcceptable,
    409: Conflict,
    422: UnprocessableEntity,
    451: UnavailableForLegalReasons,
}


def _headers(response: Any) -> list[tuple[str, str]]:
    """The headers of a response; one that a test builds may lack them, or have values that are no text."""
    try:
        pairs = list(response.headers.items())
    except (AttributeError, TypeError):
        return []
    return [(str(name), str(value)) for name, value in pairs if isinstance(value, (str, int, float))]


def _is_status(code: Any) -> bool:
    return isinstance(code, int) and 100 <= code <= 999


def error_for(response: Response) -> ResponseError:
    """The exception for a response with an error status, by that status.

    :param response: the response (:class:`ferrohub.Response`), or anything that :class:`GitHubError` accepts
    :returns: the exception, to be raised
    """
    from ferrohub._core import _is_rate_limit

    status = _status(response)
    if not _is_status(status):
        return UnexpectedResponse(response)
    content = getattr(response, "content", None)
    # The same check decides whether a client waits.
    if _is_rate_limit(status, _headers(response), content if isinstance(content, bytes) else b""):
        return RateLimitExceeded(response)
    default = ServerError if status >= 500 else ClientError if status >= 400 else UnexpectedResponse
    return _BY_STATUS.get(status, default)(response)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The exceptions of GraphQL and OAuth are imported on first use."""
        if name.startswith("GraphQL") and name in __all__:
            from ferrohub import graphql

            return getattr(graphql, name)
        if name == "OAuthError":
            from ferrohub import oauth

            return oauth.OAuthError
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
