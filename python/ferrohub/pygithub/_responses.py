"""What is made of responses: JSON, exceptions for error statuses, and files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ferrohub.pygithub.GithubException import (
    BadCredentialsException,
    BadUserAgentException,
    GithubException,
    RateLimitExceededException,
    TwoFactorException,
    UnknownObjectException,
)

Headers = dict[str, Any]


def structured(text: str) -> Any:
    """The JSON of a text; a text that is none as ``{"data": text}``; None for an empty one."""
    if not text:
        return None
    try:
        return json.loads(text)
    except ValueError:
        if text.startswith(("{", "[")):
            raise
        return {"data": text}


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


class Downloads:
    """The methods of a requester that download files."""

    if TYPE_CHECKING:
        _Requester__requestEncode: Any
        createException: Any

    def getFile(
        self,
        url: str,
        path: str,
        parameters: dict[str, Any] | None = None,
        headers: Headers | None = None,
        cnx: Any = None,
        chunk_size: int | None = 1,
    ) -> None:
        """Download what a URL has into a file.

        :param url: URL, or a path below the API
        :param path: path of the file
        :param parameters: query
        :param headers: headers
        :param chunk_size: size of a chunk in bytes
        """
        import pathlib

        _, _, chunks = self.getStream(url, parameters, headers, cnx, chunk_size)
        with pathlib.Path(path).open("wb") as file:
            file.writelines(chunks)

    def getStream(
        self,
        url: str,
        parameters: dict[str, Any] | None = None,
        headers: Headers | None = None,
        cnx: Any = None,
        chunk_size: int | None = 1,
    ) -> tuple[int, Headers, Iterator[bytes]]:
        """Download what a URL has in chunks.

        :param url: URL, or a path below the API
        :param parameters: query
        :param headers: headers
        :param chunk_size: size of a chunk in bytes
        :returns: status, headers with names in lower case, and an iterator of bytes
        """
        headers = {**(headers or {}), "Accept": "application/octet-stream"}
        status, received, response = self._Requester__requestEncode(
            cnx, "GET", url, parameters, headers, None, None, stream=True, follow_302_redirect=True
        )
        if status >= 400:
            raise self.createException(status, received, structured(response.read()))
        return status, received, response.iter_content(chunk_size=chunk_size)
