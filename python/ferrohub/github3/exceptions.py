"""The exceptions of ``ferrohub.github3``: those of ferrohub, with the attributes and texts of github3.py's.

Each class extends the class of the same name in :mod:`ferrohub.exceptions`, so either can be caught.
"""

from __future__ import annotations

from typing import Any

from ferrohub import exceptions as core
from ferrohub._error_responses import NO_MESSAGE
from ferrohub._loaded import loaded


class GitHubException(core.GitHubException):
    """The base of all exceptions."""


class GeneratedTokenExpired(GitHubException, core.GeneratedTokenExpired):
    """A credential of a GitHub App has expired."""


class AppInstallationTokenExpired(GeneratedTokenExpired, core.AppInstallationTokenExpired):
    """The token of an installation has expired."""


class AppTokenExpired(GeneratedTokenExpired, core.AppTokenExpired):
    """The JWT of an app has expired."""


class MissingAppAuthentication(GitHubException, core.MissingAppAuthentication):
    """The operation requires the credential of a GitHub App."""


class MissingAppBearerAuthentication(MissingAppAuthentication, core.MissingAppBearerAuthentication):
    """The operation requires ``login_as_app``."""


class MissingAppInstallationAuthentication(MissingAppAuthentication, core.MissingAppInstallationAuthentication):
    """The operation requires ``login_as_app_installation``."""


class CardHasNoContentUrl(GitHubException, core.CardHasNoContentUrl):
    """The project card is a note."""


class GitHubError(GitHubException, core.GitHubError):
    """An error response.

    :param resp: the response
    """

    def __init__(self, resp: Any) -> None:
        Exception.__init__(self, resp)
        #: The response.
        self.response = resp
        #: Its status code.
        self.code = resp.status_code
        #: Details as GitHub sends them.
        self.errors: list[Any] = []
        #: GitHub's message, or the body if it is not JSON.
        self.msg: Any = None
        try:
            body = resp.json()
            self.msg = body.get("message")
            self.errors = body.get("errors") or []
        except Exception:  # a body of another kind, such as an error page of a file host
            self.msg = resp.content or NO_MESSAGE

    @property
    def documentation_url(self) -> str | None:  # type: ignore[override]
        """URL of the page of GitHub's documentation about the error."""
        try:
            response: Any = self.response
            found: str | None = response.json().get("documentation_url")
        except Exception:  # as above
            return None
        return found

    @property
    def request_id(self) -> str | None:  # type: ignore[override]
        """GitHub's ID of the request."""
        return None if self.response is None else self.response.headers.get("X-GitHub-Request-Id")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} [{self.msg or self.code}]>"

    def __str__(self) -> str:
        return f"{self.code} {self.msg}"

    def __reduce__(self) -> Any:
        return type(self), (self.response,)


class IncompleteResponse(GitHubError, core.IncompleteResponse):
    """A response lacks a key.

    :param json: the JSON
    :param exception: the KeyError
    """

    def __init__(self, json: Any, exception: Any) -> None:
        Exception.__init__(self, json, exception)
        self.response = self.code = None
        self.errors = []
        #: The JSON.
        self.json = json
        #: The KeyError.
        self.exception = exception
        self.msg = f"The response lacks the key {exception!s}, or the token has no permission to read it."

    def __reduce__(self) -> Any:
        return type(self), (self.json, self.exception)


class NotRefreshable(GitHubException, core.NotRefreshable):
    """The resource has no URL, so it cannot be fetched again.

    :param object_name: name of its class
    """

    message_format = '"{}" has no URL of its own, so it cannot be refreshed.'

    def __init__(self, object_name: str) -> None:
        super().__init__(self.message_format.format(object_name))


class ResponseError(GitHubError, core.ResponseError):
    """The base of the errors of responses."""


class TransportError(GitHubException, core.TransportError):
    """The request could not be sent, or the response could not be read.

    :param exception: the reason
    """

    msg_format = "The request failed: {0}"
    #: The reason.
    exception: Any = None

    def __init__(self, exception: Any) -> None:
        self.msg = self.msg_format.format(exception)
        Exception.__init__(self, self.msg, exception)
        self.exception = exception

    def __str__(self) -> str:
        return f"{type(self.exception)}: {self.msg}"

    def __reduce__(self) -> Any:
        return type(self), (self.exception,)


class ConnectionError(TransportError, core.ConnectionError):
    """The connection could not be established, or it broke, or a timeout was exceeded."""

    msg_format = "The connection failed: {0}"


class UnexpectedResponse(ResponseError, core.UnexpectedResponse):
    """The body is not the expected JSON."""


class UnprocessableResponseBody(ResponseError, core.UnprocessableResponseBody):
    """The JSON of the response has another type than expected.

    :param message: what is wrong
    :param body: the JSON
    """

    def __init__(self, message: str, body: Any) -> None:
        Exception.__init__(self, message)
        self.response = self.code = None
        self.errors = []
        self._body = body
        self.msg = message

    @property
    def body(self) -> Any:
        """The JSON."""
        return self._body

    def __repr__(self) -> str:
        return f"<{type(self).__name__} [{self.body}]>"

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> Any:
        return type(self), (self.msg, self._body)


class BadRequest(ResponseError, core.BadRequest):
    """400."""


class AuthenticationFailed(ResponseError, core.AuthenticationFailed):
    """401, or no credential where one is needed."""


class ForbiddenError(ResponseError, core.ForbiddenError):
    """403, also for a rate limit."""


class NotFoundError(ResponseError, core.NotFoundError):
    """404."""


class MethodNotAllowed(ResponseError, core.MethodNotAllowed):
    """405."""


class NotAcceptable(ResponseError, core.NotAcceptable):
    """406."""


class Conflict(ResponseError, core.Conflict):
    """409."""


class UnprocessableEntity(ResponseError, core.UnprocessableEntity):
    """422."""


class ClientError(ResponseError, core.ClientError):
    """Any other status from 400 to 499."""


class ServerError(ResponseError, core.ServerError):
    """500 and above."""


class UnavailableForLegalReasons(ResponseError, core.UnavailableForLegalReasons):
    """451."""


# The statuses are those of ferrohub, with the classes of this module.
error_classes: dict[int, Any] = {status: globals()[found.__name__] for status, found in core._BY_STATUS.items()}


def error_for(response: Any) -> Any:
    """The exception for a response with an error status.

    :param response: the response
    :returns: the exception, to be raised
    """
    default = ServerError if response.status_code >= 500 else ClientError
    return error_classes.get(response.status_code, default)(response)


def _translated(error: BaseException) -> BaseException:
    """The exception of this module for one of :mod:`ferrohub.exceptions`; any other exception itself."""
    if not isinstance(error, core.GitHubException) or isinstance(error, GitHubException):
        return error
    made = _made(error)
    return made.with_traceback(error.__traceback__) if made is not None else error


def _made(error: Any) -> BaseException | None:
    own = globals().get(type(error).__name__)
    if isinstance(error, core.UnprocessableResponseBody):
        return UnprocessableResponseBody(str(error.msg), error.body)
    if isinstance(error, core.RateLimitExceeded):
        return _kept(error_for(error.response), error)
    if isinstance(error, core.TransportError):
        cause = _cause(error)
        own = ConnectionError if isinstance(error, core.ConnectionError) else TransportError
        made: Any = (cause is not error and _of_requests(cause)) or own(cause)
        made.__cause__ = error
        return made  # type: ignore[no-any-return]
    if isinstance(error, core.ResponseError) and own is not None:
        return _kept(own(error.response), error)
    if isinstance(error, core.NotRefreshable):
        return _bare(NotRefreshable, error)
    return _bare(own, error) if own is not None and not isinstance(error, core.GitHubError) else None


def _cause(error: BaseException) -> BaseException:
    """The exception of a transport below, such as one of requests, if there is one."""
    return error.__cause__ if error.__cause__ is not None else error


def _kept(made: Any, error: Any) -> BaseException:
    if made.msg is None or made.response is None:
        made.msg = error.msg
    made.__cause__ = error.__cause__
    return made  # type: ignore[no-any-return]


def _bare(own: Any, error: BaseException) -> BaseException:
    made = own.__new__(own)
    Exception.__init__(made, *error.args)
    return made  # type: ignore[no-any-return]


def _of_requests(error: BaseException) -> BaseException | None:
    """The exception of this module for one of requests or of :mod:`ferrohub.exceptions`; None for any other."""
    requests = loaded("requests")
    if requests is not None and isinstance(error, requests.exceptions.RequestException):
        lost = (requests.exceptions.ConnectionError, requests.exceptions.Timeout)
        return (ConnectionError if isinstance(error, lost) else TransportError)(error)
    if isinstance(error, core.GitHubException) and not isinstance(error, GitHubException):
        return _translated(error)
    return None
