"""Connections of a requester.

Requests go over the session of ferrohub. They go through requests while a program replaces or records what requests
sends (responses, requests-mock, VCR.py, httpretty, mocks), after it has read ``session`` of a connection (betamax), or
where it has set classes with ``Requester.injectConnectionClasses``. All of them have the same two steps: ``request``,
then ``getresponse``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from ferrohub._requests_in_use import is_replaced


class RequestsResponse:
    """A response.

    :param r: the response of requests or of ferrohub
    """

    def __init__(self, r: Any) -> None:
        self.response = r
        self.status: int = r.status_code
        self.headers: Any = r.headers

    def getheaders(self) -> Any:
        """The headers, as pairs."""
        return self.headers.items()

    def read(self) -> str:
        """The body."""
        return self.response.text or ""

    def iter_content(self, chunk_size: int | None = 1) -> Iterator[bytes]:
        """The body in chunks.

        :param chunk_size: size of a chunk in bytes
        """
        return self.response.iter_content(chunk_size)  # type: ignore[no-any-return]

    def raise_for_status(self) -> None:
        """Raise for an error status."""
        self.response.raise_for_status()


class _Exchange:
    """A request that is kept until its response is wanted."""

    verb: str
    url: str
    input: Any
    headers: dict[str, Any]
    stream: bool

    def request(self, verb: str, url: str, input: Any, headers: dict[str, Any], stream: bool = False) -> None:
        """Keep a request.

        :param verb: method
        :param url: path and query
        :param input: body
        :param headers: headers
        :param stream: whether the body of the response is read in chunks
        """
        self.verb, self.url, self.input, self.headers, self.stream = verb, url, input, headers, stream


class HTTPRequestsConnectionClass(_Exchange):
    """A connection over requests.

    :param host: the host
    :param port: the port; None for that of the protocol
    :param strict: not used
    :param timeout: seconds for a connection and between two reads
    :param retry: number of retries, or an object of urllib3
    :param pool_size: number of connections that are kept
    :param kwargs: ``verify``: whether certificates are checked, or a file of those that are trusted
    """

    protocol, _port = "http", 80

    def __init__(
        self,
        host: str,
        port: int | None = None,
        strict: bool = False,
        timeout: float | None = None,
        retry: Any = None,
        pool_size: int | None = None,
        **kwargs: Any,
    ) -> None:
        import requests
        from requests import adapters

        self.host, self.port, self.timeout = host, port or self._port, timeout
        self.verify = kwargs.get("verify", True)
        self.retry = adapters.DEFAULT_RETRIES if retry is None else retry
        self.pool_size = adapters.DEFAULT_POOLSIZE if pool_size is None else pool_size
        self.session = requests.Session()
        # Without a credential of its own, requests would read netrc files.
        self.session.auth = lambda request: request
        self.adapter = adapters.HTTPAdapter(self.pool_size, self.pool_size, max_retries=self.retry)
        self.session.mount(f"{self.protocol}://", self.adapter)

    def getresponse(self) -> RequestsResponse:
        """Send the request."""
        send = getattr(self.session, self.verb.lower())
        response = send(
            f"{self.protocol}://{self.host}:{self.port}{self.url}",
            headers=self.headers,
            data=self.input,
            timeout=self.timeout,
            verify=self.verify,
            allow_redirects=False,
        )
        return RequestsResponse(response)

    def close(self) -> None:
        """Close the session."""
        self.session.close()


class HTTPSRequestsConnectionClass(HTTPRequestsConnectionClass):
    """A connection over requests, with TLS."""

    protocol, _port = "https", 443


#: The classes over requests, by scheme.
OVER_REQUESTS = {"http": HTTPRequestsConnectionClass, "https": HTTPSRequestsConnectionClass}


class Connection(_Exchange):
    """A connection over ferrohub, which sends through requests where a program expects that.

    :param client: returns the client of ferrohub
    :param scheme: ``http`` or ``https``
    :param host: the host
    :param port: the port; None for that of the scheme
    :param options: ``timeout``, ``verify``, ``retry`` and ``pool_size``
    """

    def __init__(self, client: Any, scheme: str, host: str, port: int | None, options: dict[str, Any]) -> None:
        self.host, self.port, self.protocol = host, port, scheme
        self._client, self._options = client, options
        self._base = f"{scheme}://{host}" + ("" if port is None else f":{port}")
        self._requests: HTTPRequestsConnectionClass | None = None
        self._is_replaced = False

    @property
    def session(self) -> Any:
        """A session of requests, which sends the requests once it is read: programs mount adapters on it."""
        self._is_replaced = False
        return self._over_requests().session

    def _over_requests(self) -> HTTPRequestsConnectionClass:
        if self._requests is None:
            options = dict(self._options)
            options["retry"] = _retry_of_urllib3(options["retry"])
            self._requests = OVER_REQUESTS[self.protocol](self.host, self.port, **options)
        return self._requests

    def getresponse(self) -> Any:
        """Send the request."""
        if "requests" in sys.modules:
            if is_replaced():
                self._is_replaced = self._is_replaced or self._requests is None
                self._over_requests()
            elif self._is_replaced:
                self.close()
            if self._requests is not None:
                self._requests.request(self.verb, self.url, self.input, self.headers, self.stream)
                return self._requests.getresponse()
        from ferrohub.pygithub._session import sent

        return RequestsResponse(sent(self._client(), self._options["retry"], self, self._base + self.url))

    def close(self) -> None:
        """Close the session of requests, if there is one."""
        if self._requests is not None:
            self._requests.close()
        self._requests, self._is_replaced = None, False


def _retry_of_urllib3(retry: Any) -> Any:
    """The object of urllib3 for the retries of a client."""
    from ferrohub.pygithub._session import DEFAULT_RETRY

    if retry is not DEFAULT_RETRY:
        return retry
    from ferrohub.pygithub.GithubRetry import GithubRetry

    return GithubRetry(total=DEFAULT_RETRY.total)
