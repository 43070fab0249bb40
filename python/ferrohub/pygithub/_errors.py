"""The exceptions for error statuses."""

from __future__ import annotations

from typing import Any

from ferrohub.pygithub.GithubException import (
    BadCredentialsException,
    BadUserAgentException,
    GithubException,
    RateLimitExceededException,
    TwoFactorException,
    UnknownObjectException,
)

Headers = dict[str, Any]


class ErrorStatuses:
    """The methods of a requester that tell what an error status means."""

    @classmethod
    def createException(cls, status: int, headers: Headers, output: Any) -> GithubException:
        """The exception for an error status.

        :param status: the status
        :param headers: headers of the response
        :param output: its JSON
        """
        message = output.get("message") if isinstance(output, dict) else None
        lower = (message or "").lower()
        shown: str | None = None
        made: type[GithubException] = GithubException
        if status == 401 and lower == "bad credentials":
            made = BadCredentialsException
        elif status == 401 and "required" in headers.get("x-github-otp", ""):
            made = TwoFactorException
        elif status == 403 and lower.startswith("missing or invalid user agent string"):
            made = BadUserAgentException
        elif status == 403 and cls.isRateLimitError(lower):
            made = RateLimitExceededException
        elif status == 404 and ("not found" in lower or "no object found" in lower):
            made, shown = UnknownObjectException, None if lower == "not found" else message
        else:
            shown = message
        return made(status, output, headers, shown)

    @classmethod
    def isRateLimitError(cls, message: str) -> bool:
        """Whether a message tells of a rate limit.

        :param message: the message of a response
        """
        return cls.isPrimaryRateLimitError(message) or cls.isSecondaryRateLimitError(message)

    @classmethod
    def isPrimaryRateLimitError(cls, message: str) -> bool:
        """Whether a message tells of the primary rate limit.

        :param message: the message of a response
        """
        return bool(message) and message.lower().startswith("api rate limit exceeded")

    @classmethod
    def isSecondaryRateLimitError(cls, message: str) -> bool:
        """Whether a message tells of a secondary rate limit.

        :param message: the message of a response
        """
        lower = (message or "").lower()
        ends = ("please retry your request again later.", "please wait a few minutes before you try again.")
        return lower.startswith("you have exceeded a secondary rate limit") or lower.endswith(ends)
