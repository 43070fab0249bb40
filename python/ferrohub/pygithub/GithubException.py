"""Exceptions, with the names of PyGithub's module ``github.GithubException``."""

from __future__ import annotations

import json
from typing import Any

from ferrohub.pygithub._modules import complete


class GithubException(Exception):
    """A response with an error status.

    :param status: status of the response
    :param data: body of the response, parsed
    :param headers: headers of the response, with names in lower case
    :param message: a message that is shown in front of the status
    """

    def __init__(
        self, status: int, data: Any = None, headers: dict[str, str] | None = None, message: str | None = None
    ) -> None:
        super().__init__(status, data, headers, message)

    @property
    def status(self) -> int:
        """The status of the response."""
        return self.args[0]  # type: ignore[no-any-return]

    @property
    def data(self) -> Any:
        """The body of the response, parsed."""
        return self.args[1]

    @property
    def headers(self) -> dict[str, str] | None:
        """The headers of the response, with names in lower case."""
        return self.args[2]  # type: ignore[no-any-return]

    @property
    def message(self) -> str | None:
        """The message, if it says more than the class does."""
        return self.args[3]  # type: ignore[no-any-return]

    def __str__(self) -> str:
        shown = f"{self.message}: {self.status}" if self.message else str(self.status)
        if self.data is None:
            return shown
        data = self.data.decode(errors="replace") if isinstance(self.data, bytes) else self.data
        return f"{shown} {json.dumps(data)}"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"


class BadCredentialsException(GithubException):
    """GitHub does not accept the credential."""


class UnknownObjectException(GithubException):
    """GitHub knows no such object, or the credential may not see it."""


class BadUserAgentException(GithubException):
    """GitHub does not accept the user agent."""


class RateLimitExceededException(GithubException):
    """A rate limit is exceeded."""


class RateLimitExceededExceedsMaxWait(RateLimitExceededException):
    """A rate limit is exceeded for longer than a client may wait.

    :param wait: seconds until it ends
    """

    def __init__(
        self,
        status: int,
        data: Any = None,
        headers: dict[str, str] | None = None,
        message: str | None = None,
        wait: float | None = None,
    ) -> None:
        super().__init__(status, data, headers, message)
        self._wait = wait

    @property
    def wait(self) -> float | None:
        """Seconds until it ends."""
        return self._wait


class TwoFactorException(GithubException):
    """GitHub requires a one-time password."""


class IncompletableObject(GithubException):
    """The object has no URL from which its other attributes could be fetched."""


class BadAttributeException(Exception):
    """An attribute of a response has a value of another type than documented; raised when it is read.

    :param actualValue: the value
    :param expectedType: the type that was expected
    :param transformationException: the error of making the value, if there was one
    """

    def __init__(self, actualValue: Any, expectedType: Any, transformationException: Exception | None) -> None:
        super().__init__(actualValue, expectedType, transformationException)

    @property
    def actual_value(self) -> Any:
        """The value."""
        return self.args[0]

    @property
    def expected_type(self) -> Any:
        """The type that was expected."""
        return self.args[1]

    @property
    def transformation_exception(self) -> Exception | None:
        """The error of making the value, if there was one."""
        return self.args[2]  # type: ignore[no-any-return]


complete(globals())
