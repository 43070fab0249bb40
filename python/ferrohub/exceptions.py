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
    |   +-- AppInstallationTokenExpired the token of an app's installation has expired
    |   +-- UserTokenExpired            the token of a user has expired, and cannot be refreshed
    +-- MissingAppAuthentication
    |   +-- MissingAppBearerAuthentication        AppClient, or login_as_app, is required
    |   +-- MissingAppInstallationAuthentication  AppClient.client(), or login_as_app_installation, is required
    +-- Unsuccessful                    what a method waited for has ended, without success
    |   +-- WorkflowRunFailed           a run of a workflow
    |   +-- ChecksFailed                the checks of a pull request
    +-- WaitTimeout                     the time is over that a method may wait (also a builtin TimeoutError)
    +-- PlanError                       a plan cannot record a write, or cannot be applied
    |   +-- PlanOutdated                what a plan changes has changed since it was made
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
import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ferrohub._error_responses import body_of, errors_of, header_of, headers_of, is_status, message_of, status_of

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
    "ChecksFailed",
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
    "PlanError",
    "PlanOutdated",
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
    "Unsuccessful",
    "UserTokenExpired",
    "WaitTimeout",
    "WorkflowRunFailed",
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
        body = body_of(resp)
        #: The response, as it was passed.
        self.response: Response | None = resp
        #: Its status code, such as 404.
        self.code: int | None = status_of(resp)
        #: GitHub's message, or the body if it is not a JSON object.
        self.msg: Any = message if message is not None else message_of(resp, body)
        #: Details as GitHub sends them, a list of mappings.
        self.errors: list[Any] = errors_of(body)
        #: URL of the page of GitHub's documentation about the error.
        self.documentation_url: str | None = body.get("documentation_url")
        #: GitHub's ID of the request, for its support.
        self.request_id: str | None = header_of(resp, "X-GitHub-Request-Id")

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
        from ferrohub._error_messages import describe

        return describe(self)

    def __repr__(self) -> str:
        if self.code is not None:
            return f"<{type(self).__name__} [{self.code}]>"
        from ferrohub._error_messages import text_of

        return f"<{type(self).__name__} [{text_of(self.msg, self.response)}]>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.response, self.msg)


#: The last second that a datetime can represent, since 1970.
LAST_SECOND = 253402300799.0


def _restore(cls: type[GitHubError], response: Any, message: Any) -> GitHubError:
    return cls(response, message=message)


def _hints(error: GitHubError) -> Hints:
    """The hints in the headers of an error's response."""
    from ferrohub._hints import hints_of

    return hints_of(headers_of(error.response))


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
        return header_of(self.response, "X-RateLimit-Resource")

    def _wait(self) -> tuple[float, float] | None:
        from ferrohub._core import _rate_limit_wait

        code: Any = self.code
        return _rate_limit_wait(code, headers_of(self.response)) if is_status(code) else None


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
        #: False if the request was held back and its turn did not come, such as within ``max_wait``.
        self.was_sent = True

    @property
    def exception(self) -> BaseException | None:
        """The exception that this one was made of, or its cause; None without one."""
        first = self.args[0] if self.args else None
        return first if isinstance(first, BaseException) else self.__cause__


class ConnectionError(TransportError, builtins.ConnectionError):
    """The connection could not be established, or it broke."""


class Timeout(ConnectionError, builtins.TimeoutError):
    """Connecting, or waiting for the server, took longer than the timeout of the session."""


class Unsuccessful(GitHubException):
    """What a method waited for has ended, without success.

    :param message: what failed
    :param failed: what failed, a mapping for each part
    """

    def __init__(self, message: str = "", failed: list[dict[str, Any]] | None = None) -> None:
        super().__init__(message)
        #: What failed, a mapping for each part.
        self.failed: list[dict[str, Any]] = failed or []

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.failed)


class WorkflowRunFailed(Unsuccessful):
    """A run of a workflow has ended without success; ``failed`` has ``job``, ``conclusion``, ``steps`` and ``log`` of
    each job that failed.
    """


class ChecksFailed(Unsuccessful):
    """Checks of a pull request failed; ``failed`` has ``name``, ``conclusion`` and ``url`` of each."""


class WaitTimeout(GitHubException, builtins.TimeoutError):
    """What a method waits for has not ended within its ``timeout``."""


class PlanError(GitHubException):
    """A plan cannot record a write, or cannot be applied."""


class PlanOutdated(PlanError):
    """What a plan changes has changed since the plan was made. Nothing that has changed was written.

    :param message: what has changed
    :param changed: what has changed, a mapping for each member
    """

    def __init__(self, message: str = "", changed: list[dict[str, Any]] | None = None) -> None:
        super().__init__(message)
        #: What has changed: mappings with "request", "member", "planned" and "found", which are texts without secrets.
        self.changed: list[dict[str, Any]] = changed or []

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.changed)


class SessionClosed(GitHubException, RuntimeError):
    """The client or session is closed: it sends no requests, and those in progress were cancelled."""


class GeneratedTokenExpired(GitHubException):
    """A credential of a GitHub App has expired."""


class AppTokenExpired(GeneratedTokenExpired):
    """The JWT that ``login_as_app`` created has expired."""


class AppInstallationTokenExpired(GeneratedTokenExpired):
    """The token of an app's installation has expired. The text says whether the client renews it itself."""


class UserTokenExpired(GeneratedTokenExpired):
    """The token of a user has expired, and there is no way to refresh it; or the outcome of a refresh is unknown."""


class MissingAppAuthentication(GitHubException):
    """The operation requires the credential of a GitHub App."""


class MissingAppBearerAuthentication(MissingAppAuthentication):
    """The operation requires the credential of a GitHub App: use an ``AppClient``, or call ``login_as_app`` first."""


class MissingAppInstallationAuthentication(MissingAppAuthentication):
    """The operation requires an installation token: use ``AppClient.client()`` or ``login_as_app_installation``."""


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


def error_for(response: Response) -> ResponseError:
    """The exception for a response with an error status, by that status.

    :param response: the response (:class:`ferrohub.Response`), or anything that :class:`GitHubError` accepts
    :returns: the exception, to be raised
    """
    from ferrohub._core import _is_rate_limit

    status = status_of(response)
    if not is_status(status):
        return UnexpectedResponse(response)
    content = getattr(response, "content", None)
    # The same check decides whether a client waits.
    if _is_rate_limit(status, headers_of(response), content if isinstance(content, bytes) else b""):
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
