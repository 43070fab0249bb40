"""Everything that ferrohub raises.

::

    GitHubException                     base of all
    +-- GitHubError                     the response is an error
    |   +-- IncompleteResponse          a resource lacks what the operation needs
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
    |       +-- RateLimitExceeded           403 or 429, a limit was reached (a ForbiddenError and a ClientError)
    |       +-- ServerError                 5xx
    |       +-- UnexpectedResponse          no JSON where JSON is expected, or no page where a listing continues
    |       +-- UnprocessableResponseBody   JSON of another shape than due
    +-- TransportError                  the request could not be sent, or the response not be read
    |   +-- ConnectionError             no connection, or it broke (also a builtin ConnectionError)
    |       +-- Timeout                 it took too long (also a builtin TimeoutError)
    +-- GeneratedTokenExpired
    |   +-- AppTokenExpired             the JWT made by login_as_app
    |   +-- AppInstallationTokenExpired the token got by login_as_app_installation
    +-- MissingAppAuthentication
    |   +-- MissingAppBearerAuthentication        login_as_app is needed
    |   +-- MissingAppInstallationAuthentication  login_as_app_installation is needed
    +-- SessionClosed                   the session was closed (also a RuntimeError)
    +-- NotRefreshable                  the resource has no address of its own
    +-- CardHasNoContentUrl             the project card is a note
    +-- CassetteError                   a cassette cannot be read, or must not be written
        +-- UnrecordedRequest               a cassette does not have the request
"""

from __future__ import annotations

import builtins
import datetime
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ferrohub._core import Response

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
    "IncompleteResponse",
    "MethodNotAllowed",
    "MissingAppAuthentication",
    "MissingAppBearerAuthentication",
    "MissingAppInstallationAuthentication",
    "NotAcceptable",
    "NotFoundError",
    "NotRefreshable",
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
    "error_for",
]


class GitHubException(Exception):
    """The base of all exceptions of this package."""


class GitHubError(GitHubException):
    """An answer of the service that is an error.

    ``str(error)`` has the status, GitHub's message, the method and the address of the request, the fields that failed,
    and the permission that is missing, as far as the response tells. For a 404 of an Enterprise Server, it says whether
    GitHub's description of Enterprise Server lacks the operation. It shows no credential.

    :param resp: the answer (:class:`ferrohub.Response`), or None
    :param message: text to show in place of the service's
    """

    def __init__(self, resp: Response | None = None, message: str | None = None) -> None:
        super().__init__(resp)
        body = _body(resp)
        #: The answer.
        self.response = resp
        #: Its status code, such as 404.
        self.code = resp.status_code if resp is not None else None
        #: What the service says, or the body where that is no JSON object.
        self.msg: Any = message if message is not None else _message(resp, body)
        #: Details, a list of mappings as the service sends them.
        self.errors: list[Any] = _listed(body.get("errors"))
        #: Page of GitHub's documentation that the service points to.
        self.documentation_url: str | None = body.get("documentation_url")
        #: GitHub's name of the exchange, to be given to its support.
        self.request_id: str | None = resp.headers.get("X-GitHub-Request-Id") if resp is not None else None

    @property
    def message(self) -> Any:
        """The message of the answer (the same as :attr:`msg`)."""
        return self.msg

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
#: How much of a message is shown, in characters; `msg` has the whole.
MOST_SHOWN = 2000
MOST_SHOWN_OF_AN_ADDRESS = 500
MOST_SHOWN_OF_A_FIELD = 300
#: How many fields that failed are shown; `errors` has all.
MOST_FIELDS = 10
#: The last second of the calendar, counted from 1970.
LAST_SECOND = 253402300799.0


def _restore(cls: type[GitHubError], response: Response | None, message: Any) -> GitHubError:
    return cls(response, message)


def _body(response: Response | None) -> dict[str, Any]:
    try:
        body = json.loads(response.content) if response is not None else {}
    except (ValueError, RecursionError):  # no JSON, or deeper than Python reads
        return {}
    return body if isinstance(body, dict) else {}


def _message(response: Response | None, body: dict[str, Any]) -> Any:
    if "message" in body:
        return body["message"]
    return (response.content if response is not None else "") or NO_MESSAGE


def _text(message: Any) -> str:
    text = message.decode("utf-8", "replace") if isinstance(message, bytes) else str(message)
    return _short(text, MOST_SHOWN)


def _short(text: str, most: int) -> str:
    from ferrohub._core import _shown

    # A secret that is cut in two would not be found.
    shown = _shown(text[: most + 1000])[:most]
    return shown if len(text) <= most else f"{shown}... ({len(text):,} characters)"


def _listed(errors: Any) -> list[Any]:
    return errors if isinstance(errors, list) else [errors] if errors else []


def _request(response: Response | None) -> str:
    method = getattr(response, "method", None)
    url = getattr(response, "url", None)
    if not isinstance(method, str) or not isinstance(url, str):
        return ""
    return f" ({method} {_short(url, MOST_SHOWN_OF_AN_ADDRESS)})"


def _failed(errors: list[Any]) -> list[str]:
    told = [_short(text, MOST_SHOWN_OF_A_FIELD) for text in map(_failure, errors[:MOST_FIELDS]) if text]
    more = len(errors) - MOST_FIELDS
    return [*told, f"and {more} more"] if more > 0 else told


def _failure(error: Any) -> str:
    """What is wrong with a field, such as "title: missing_field"."""
    if not isinstance(error, dict):
        return str(error)
    field, code, message = (error.get(name) for name in ("field", "code", "message"))
    why = message if message else code
    return ": ".join(str(part) for part in (field, why) if part)


def _missing(error: GitHubError) -> list[str]:
    """The permission that a credential lacks, as far as GitHub tells."""
    if error.code not in (401, 403, 404) or error.response is None or isinstance(error, RateLimitExceeded):
        return []
    told = []
    permissions = _header(error.response, "X-Accepted-GitHub-Permissions")
    if permissions and "allows_permissionless_access" not in permissions:
        told.append(f"the request needs the permission {_short(permissions, MOST_SHOWN_OF_A_FIELD)}")
    accepted = _names(_header(error.response, "X-Accepted-OAuth-Scopes"))
    own = _names(_header(error.response, "X-OAuth-Scopes"))
    if accepted and own is not None and not set(accepted) & set(own):
        needed = _short(" or ".join(accepted), MOST_SHOWN_OF_A_FIELD)
        told.append(f"the request needs the scope {needed}, the token has {_short(', '.join(own) or 'none', 200)}")
    state, _, address = (_header(error.response, "X-GitHub-SSO") or "").partition("; url=")
    if state == "required":
        where = f" at {_short(address.partition('?')[0], MOST_SHOWN_OF_AN_ADDRESS)}" if address else ""
        told.append(f"the organization requires single sign-on: authorize the token{where}")
    return told


def _lacking(error: GitHubError) -> list[str]:
    """For a 404 of an Enterprise Server: whether it is one because the server has no such operation."""
    from ferrohub._core import _release_without

    method, url = getattr(error.response, "method", None), getattr(error.response, "url", None)
    if error.code != 404 or error.response is None or not isinstance(method, str) or not isinstance(url, str):
        return []
    release = _release_without(method, url)
    if release is None:
        return []
    version = (_header(error.response, "X-GitHub-Enterprise-Version") or "").rpartition("@")[2]
    same = not version or version == release or version.startswith(f"{release}.")
    own = "" if same else f" (this server is {_short(version, MOST_SHOWN_OF_A_FIELD)})"
    return [f"Enterprise Server {release} does not have this operation{own}"]


def _header(response: Response, name: str) -> str | None:
    # Tests of programs make responses by hand, where a header may be anything.
    value = response.headers.get(name)
    return value if isinstance(value, str) else None


def _names(header: str | None) -> list[str] | None:
    return None if header is None else [name.strip() for name in header.split(",") if name.strip()]


def _retried(response: Response | None) -> list[str]:
    retried = getattr(response, "retried", None)
    return [_short(retried, MOST_SHOWN)] if isinstance(retried, str) else []


class IncompleteResponse(GitHubError):
    """A resource lacks a key that an operation needs, such as the address it would go to."""


class ResponseError(GitHubError):
    """The base of the errors that go with a status."""


class BadRequest(ResponseError):
    """400: the service could not read the request."""


class AuthenticationFailed(ResponseError):
    """401: the credential is wrong, or the operation needs one and the session has none (then nothing was sent)."""


class ForbiddenError(ResponseError):
    """403: the credential does not reach so far."""


class NotFoundError(ResponseError):
    """404: there is no such thing, or the credential may not see it."""


class MethodNotAllowed(ResponseError):
    """405: the resource does not take this, as a pull request that cannot be merged."""


class NotAcceptable(ResponseError):
    """406: the service has no such representation."""


class Conflict(ResponseError):
    """409: the state of the resource is in the way; or 422 when a branch moved while ``commit_files`` was at it."""


class UnprocessableEntity(ResponseError):
    """422: the service understood the request and refuses it; ``errors`` says why."""


class UnavailableForLegalReasons(ResponseError):
    """451: taken down."""


class ClientError(ResponseError):
    """Any other status from 400 to 499."""


class RateLimitExceeded(ForbiddenError, ClientError):
    """403 or 429: a primary or a secondary rate limit was reached."""

    @property
    def reset_at(self) -> datetime.datetime | None:
        """When requests are allowed again, in UTC and by GitHub's clock; None when it does not say."""
        wait = self._wait()
        return (
            None if wait is None else datetime.datetime.fromtimestamp(min(wait[1], LAST_SECOND), datetime.timezone.utc)
        )

    @property
    def retry_after(self) -> float | None:
        """Seconds to wait, by GitHub's own clock, 30 years at most; None when it does not say."""
        wait = self._wait()
        return None if wait is None else wait[0]

    @property
    def resource(self) -> str | None:
        """The quota that is used up, such as ``core`` or ``search``."""
        return _header(self.response, "X-RateLimit-Resource") if self.response is not None else None

    def _wait(self) -> tuple[float, float] | None:
        from ferrohub._core import _rate_limit_wait

        return None if self.response is None else _rate_limit_wait(self.response.status_code, _headers(self.response))


class ServerError(ResponseError):
    """Any status from 500: the service failed."""


class UnexpectedResponse(ResponseError):
    """The response has no body, or one that is not JSON, where JSON is expected; its cause says what is wrong. Or a
    listing continues at a page, and the response there is not one.
    """


class UnprocessableResponseBody(ResponseError):
    """The body is JSON of another shape than due, as a list where an object is."""

    @property
    def body(self) -> Any:
        """The body, parsed."""
        return self.response.json() if self.response is not None else None


class TransportError(GitHubException):
    """The request could not be sent, or the answer not be read."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        #: What happened.
        self.msg = str(args[0]) if args else ""


class ConnectionError(TransportError, builtins.ConnectionError):
    """No connection could be made, or it broke."""


class Timeout(ConnectionError, builtins.TimeoutError):
    """Connecting, or waiting for the service, took longer than the session's timeout."""


class SessionClosed(GitHubException, RuntimeError):
    """The client or session was closed: it sends no requests, and those under way have ended."""


class GeneratedTokenExpired(GitHubException):
    """A credential that was made for an app has run out."""


class AppTokenExpired(GeneratedTokenExpired):
    """The JWT that ``login_as_app`` made has run out."""


class AppInstallationTokenExpired(GeneratedTokenExpired):
    """The token that ``login_as_app_installation`` got has run out."""


class MissingAppAuthentication(GitHubException):
    """The operation is for apps."""


class MissingAppBearerAuthentication(MissingAppAuthentication):
    """The operation is for apps: call ``login_as_app`` first."""


class MissingAppInstallationAuthentication(MissingAppAuthentication):
    """The operation is for installations of apps: call ``login_as_app_installation`` first."""


class NotRefreshable(GitHubException):
    """The resource has no address that it could be read from again."""


class CardHasNoContentUrl(GitHubException):
    """The project card is a note: there is no issue or pull request behind it."""


class CassetteError(GitHubException):
    """A cassette cannot be read or written, or would hold a credential if it were written."""


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


def _headers(response: Response) -> list[tuple[str, str]]:
    """The headers, also of responses made by hand."""
    return [(str(name), str(value)) for name, value in response.headers.items()]


def error_for(response: Response) -> ResponseError:
    """The exception for a response with an error status, by that status.

    :param response: the response (:class:`ferrohub.Response`)
    :returns: the exception, to be raised
    """
    from ferrohub._core import _is_rate_limit

    status = response.status_code
    # The library decides, as it does for waits.
    if _is_rate_limit(status, _headers(response), response.content):
        return RateLimitExceeded(response)
    default = ServerError if status >= 500 else ClientError if status >= 400 else UnexpectedResponse
    return _BY_STATUS.get(status, default)(response)
