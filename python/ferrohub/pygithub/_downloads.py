"""The methods of a requester that download files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ferrohub.pygithub._bodies import structured

Headers = dict[str, Any]


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
