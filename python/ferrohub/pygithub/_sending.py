"""How a requester sends a request: where it may go, through which connection, and which redirects it follows."""

from __future__ import annotations

import io
import json
import logging
import threading
import time
import urllib.parse
from collections import deque
from typing import TYPE_CHECKING, Any, ClassVar

import ferrohub
from ferrohub.pygithub import Consts
from ferrohub.pygithub._connections import Connection
from ferrohub.pygithub._logging import logger as logger

Headers = dict[str, Any]
_VERBS = ("HEAD", "GET", "POST", "PATCH", "PUT", "DELETE")
_LOGGER = logging.getLogger("github.Requester")
#: How many 202 ("still computing") and redirects are waited for and followed.
_PATIENCE = 30
_NOT_PICKLED = (
    "_made",
    "_of_ferrohub",
    "_Requester__connection",
    "_Requester__custom_connections",
    "_Requester__connection_lock",
)


def as_json(input: Any) -> tuple[str, str]:
    """The Content-Type and the text of a JSON value."""
    return "application/json", json.dumps(input)


def boundary() -> str:
    """What separates the fields of a form."""
    import uuid

    return uuid.uuid4().hex


def as_form(input: dict[str, str]) -> tuple[str, str]:
    """The Content-Type and the text of a form."""
    separator = boundary()
    head = f'--{separator}\r\nContent-Disposition: form-data; name="'
    body = "".join(f'{head}{name}"\r\n\r\n{value}\r\n' for name, value in input.items()) + f"--{separator}--\r\n"
    return f"multipart/form-data; boundary={separator}", body


class Sending:
    """The methods of a requester that send.

    Programs replace and call some of them by the names that they have in PyGithub's class ``Requester``.
    """

    DEBUG_FLAG = False
    #: Where responses are cached. It is no option: programs pass the options on to classes that have just PyGithub's.
    cache: Any = None
    _Requester__userAgent: str
    _Requester__port: int | None
    _Requester__prefix: str
    _Requester__graphql_prefix: str
    _frameBuffer: list[Any]
    _connection_classes: ClassVar[dict[str, Any]] = {}
    _logger_of_program: ClassVar[logging.Logger | None] = None

    if TYPE_CHECKING:

        @property
        def auth(self) -> Any: ...
        @property
        def kwargs(self) -> dict[str, Any]: ...
        @property
        def api_version(self) -> str | None: ...
        @property
        def base_url(self) -> str: ...
        @property
        def scheme(self) -> str: ...
        @property
        def hostname(self) -> str: ...
        @property
        def hostname_and_port(self) -> str: ...
        def _pause(self, verb: str) -> None: ...
        def _sent(self, verb: str) -> None: ...
        def _note(self, headers: Headers) -> None: ...

    def _use_cache(self, cache: Any) -> None:
        """Cache responses; with True in memory, which clients that are made of this one share."""
        self.cache = ferrohub.Cache() if cache is True else cache

    def _like(self, made: Any, **changed: Any) -> Any:
        """A client of a class, with the options and the cache of this requester."""
        found = made(**{**self.kwargs, **changed})
        found._requester.cache = self.cache
        return found

    @staticmethod
    def noopAuth(request: Any) -> Any:
        """The request as it is: a credential of requests that adds nothing.

        :param request: a request of requests
        """
        return request

    @classmethod
    def injectConnectionClasses(cls, httpConnectionClass: Any, httpsConnectionClass: Any) -> None:
        """Send through other connections.

        :param httpConnectionClass: class of connections without TLS
        :param httpsConnectionClass: class of connections with TLS
        """
        cls._connection_classes = {"http": httpConnectionClass, "https": httpsConnectionClass}

    @classmethod
    def resetConnectionClasses(cls) -> None:
        """Send through the connections of this package again."""
        cls._connection_classes = {}

    def _reset_connections(self) -> None:
        self._made: Any = None
        self._of_ferrohub: Any = None
        self._Requester__connection: Any = None
        self._Requester__custom_connections: deque[Any] = deque(maxlen=100)
        self._Requester__connection_lock = threading.Lock()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in _NOT_PICKLED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._reset_connections()

    def close(self) -> None:
        """Close the connections."""
        with self._Requester__connection_lock:
            connections = [*self._Requester__custom_connections, self._Requester__connection]
            connections += [self._made, self._of_ferrohub]
            self._Requester__custom_connections.clear()
            self._Requester__connection = self._made = self._of_ferrohub = None
        for connection in connections:
            if connection is not None:
                connection.close()

    def _client(self) -> Any:
        """The client below, which sends the headers of PyGithub and nothing more."""
        with self._Requester__connection_lock:
            if self._made is None:
                from ferrohub.pygithub._session import client

                self._made = client(self.kwargs, self.cache)
            return self._made

    @property
    def ferrohub(self) -> Any:
        """A :class:`ferrohub.Client` with the URL, the options and the credential, renewed where that is needed."""
        from ferrohub.pygithub import _counterparts, _session

        with self._Requester__connection_lock:
            if self._of_ferrohub is None:
                policy = _session.policy(self.kwargs["retry"])
                self._of_ferrohub = _counterparts.client(self.kwargs, policy, self.cache)
            made = self._of_ferrohub
        if self.auth is not None:
            self.auth._authenticate(made.session)
        return made

    def _connection(self, scheme: str, host: str, port: int | None, **options: Any) -> Any:
        injected = self._connection_classes.get(scheme)
        given = self.kwargs
        options = {name: given[name] for name in ("retry", "pool_size")} | options
        if injected is not None:
            return injected(host, port, **options)
        options = {name: given[name] for name in ("timeout", "verify")} | options
        return Connection(self._client, scheme, host, port, options)

    def _Requester__createConnection(self, hostname: str | None = None) -> Any:
        """The connection to the API: always the same one, unless a program has injected classes."""
        if self._Requester__connection is None or self._connection_classes:
            options = {name: self.kwargs[name] for name in ("timeout", "verify")}
            with self._Requester__connection_lock:
                before, port = self._Requester__connection, self._Requester__port
                self._Requester__connection = self._connection(self.scheme, self.hostname, port, **options)
            if before is not None:
                before.close()
        return self._Requester__connection

    def _Requester__customConnection(self, url: str) -> Any:
        """A connection to another host than the API's; None for the API's. Other hosts than GitHub's are refused."""
        if url.startswith("/"):
            return None
        self._Requester__assertUrlAllowed(url)
        there = urllib.parse.urlsplit(url)
        same_port = there.port is None or there.port == self._Requester__port
        is_secured = (there.scheme, self.scheme) == ("https", "http")
        if there.hostname == self.hostname and same_port and (there.scheme == self.scheme or is_secured):
            return None
        made = self._connection(there.scheme, there.hostname or "", there.port)
        self._Requester__custom_connections.append(made)
        return made

    def _Requester__assertUrlAllowed(self, url: str) -> None:
        """Refuse a URL that is not GitHub's: it would be sent the credential."""
        there = urllib.parse.urlsplit(url)
        host = there.hostname or ""
        if host == self.hostname:
            prefixes = (self._Requester__prefix, self._Requester__graphql_prefix, "/api/", "/login/oauth")
            assert there.path.startswith(prefixes), there.path
            assert there.port == self._Requester__port, there.port
            return
        domains = self._Requester__domains
        assert self._Requester__hostnameHasDomain(host, domains), host

    @property
    def _Requester__domains(self) -> list[str]:
        """The domains that are sent the credential."""
        if self.base_url == Consts.DEFAULT_BASE_URL:
            return ["github.com", "githubusercontent.com"]
        return [self.hostname, self.hostname.removeprefix("api.")]

    @staticmethod
    def _Requester__hostnameHasDomain(hostname: str, domain_or_domains: str | list[str]) -> bool:
        domains = [domain_or_domains] if isinstance(domain_or_domains, str) else domain_or_domains
        return any(hostname == domain or hostname.endswith(f".{domain}") for domain in domains)

    @staticmethod
    def get_graphql_prefix(path: str | None) -> str:
        """The path of GraphQL.

        :param path: the path of the REST API
        """
        return Sending.remove_suffix((path or "").rstrip("/"), "/v3") + "/graphql"

    @staticmethod
    def remove_suffix(string: str, suffix: str) -> str:
        """A text without its end.

        :param string: the text
        :param suffix: the end; if the text ends otherwise, it stays as it is
        """
        return string.removesuffix(suffix)

    def _Requester__makeAbsoluteUrl(self, url: str) -> str:
        """Path and query of a request: a path is one below the API."""
        if url.startswith("/"):
            return self._Requester__prefix + url
        parts = urllib.parse.urlsplit(url)
        return f"{parts.path}?{parts.query}" if parts.query else parts.path

    def _Requester__requestEncode(
        self,
        cnx: Any,
        verb: str,
        url: str,
        parameters: dict[str, Any] | None,
        requestHeaders: Headers | None,
        input: Any,
        encode: Any,
        stream: bool | None = False,
        follow_302_redirect: bool = False,
    ) -> tuple[int, Headers, Any]:
        """Send a request with the headers of every request; ``encode`` makes its body and Content-Type of the input.

        The last item is the text of the body, with ``stream`` the response, and without its text for None.
        """
        assert verb in _VERBS
        headers = {} if requestHeaders is None else requestHeaders
        if self.auth is not None:
            self.auth.authentication(headers)
        headers["User-Agent"] = self._Requester__userAgent
        if self.api_version is not None:
            headers["X-GitHub-Api-Version"] = self.api_version
        path = self.add_parameters_to_url(self._Requester__makeAbsoluteUrl(url), parameters or {})
        body = None
        if input is not None:
            headers["Content-Type"], body = encode(input)
        self.NEW_DEBUG_FRAME(headers)
        status, received, output = self._Requester__requestRaw(
            cnx, verb, path, headers, body, stream=stream, follow_302_redirect=follow_302_redirect
        )
        self._note(received)
        self.DEBUG_ON_RESPONSE(status, received, output if isinstance(output, str) else "stream")
        return status, received, output

    def _Requester__requestRaw(
        self,
        cnx: Any,
        verb: str,
        url: str,
        requestHeaders: Headers,
        input: Any,
        stream: bool | None = False,
        follow_302_redirect: bool = False,
    ) -> tuple[int, Headers, Any]:
        """Send a request to a path; wait for results that are computed, and follow redirects."""
        for _ in range(_PATIENCE):
            status, received, output = self._exchange(cnx, verb, url, requestHeaders, input, stream)
            location = received.get("location")
            if status == 202 and verb in ("GET", "HEAD"):
                time.sleep(Consts.PROCESSING_202_WAIT_TIME)
            elif status == 301 and location:
                url = self._moved(url, location)
            elif status == 302 and location and follow_302_redirect:
                self._logger.debug("Redirected (302) from %s to %s", url, location.partition("?")[0])
                cnx = self._Requester__customConnection(location)
                there = urllib.parse.urlsplit(location)
                if there.hostname != self.hostname or there.scheme not in ("https", self.scheme):
                    # Another host does not see the credential, nor does anyone who reads what is not encrypted.
                    requestHeaders = {name: value for name, value in requestHeaders.items() if name != "Authorization"}
                url = self._Requester__makeAbsoluteUrl(location)
            else:
                return status, received, output
        url = url.partition("?")[0]  # a redirect to a download has a credential in its query
        raise RuntimeError(f"GitHub is still computing, or redirecting, after {_PATIENCE} requests: {url}")

    def _exchange(
        self, cnx: Any, verb: str, url: str, headers: Headers, body: Any, stream: bool | None
    ) -> tuple[int, Headers, Any]:
        self._pause(verb)
        try:
            connection = self._Requester__createConnection() if cnx is None else cnx
            connection.request(verb, url, body, headers, bool(stream))
            response = connection.getresponse()
            output = response.read() if stream is False else response
            received = {name.lower(): value for name, value in response.getheaders()}
            if isinstance(body, io.IOBase):
                body.close()
            self._Requester__log(verb, url, headers, body, response.status, received, output)
            return response.status, received, output
        finally:
            self._sent(verb)

    def _moved(self, url: str, location: str) -> str:
        """The path and the query that a 301 names: on the same host, with the same scheme, and other ones."""
        there = urllib.parse.urlsplit(location)
        hint = "please correct base_url: Github(base_url=...)"
        if (there.scheme, there.hostname) != (self.scheme, self.hostname):
            target = f"{there.scheme}://{there.hostname}"
            raise RuntimeError(f"GitHub redirected from {self.scheme}://{self.hostname} to {target}; {hint}")
        path = self._Requester__makeAbsoluteUrl(location)
        if path == url:
            here = f"{self.scheme}://{self.hostname_and_port}"
            raise RuntimeError(f"GitHub redirected from {here}{url} to {location}; {hint}")
        self._logger.info("Redirected (301) from %s to %s", url, there.path)
        return path

    # The last requests and responses, for tests.

    def NEW_DEBUG_FRAME(self, requestHeader: Headers) -> None:
        """Keep the headers of a request, if the last requests are kept.

        :param requestHeader: the headers
        """
        if self.DEBUG_FLAG:
            self._frameBuffer.append([requestHeader, None, None, None])
            del self._frameBuffer[: -self.DEBUG_FRAME_BUFFER_SIZE]  # type: ignore[attr-defined]

    def DEBUG_ON_RESPONSE(self, statusCode: int, responseHeader: Headers, data: str) -> None:
        """Keep the response to the last request that is kept, and name its place in a header.

        :param statusCode: its status
        :param responseHeader: its headers
        :param data: its text
        """
        if self.DEBUG_FLAG:
            self._frameBuffer[-1][1:] = [statusCode, responseHeader, data]
            responseHeader[self.DEBUG_HEADER_KEY] = len(self._frameBuffer) - 1  # type: ignore[attr-defined]

    # Logging.

    @property
    def _logger(self) -> logging.Logger:
        return self._logger_of_program or _LOGGER

    def _Requester__log(
        self,
        verb: str,
        url: str,
        requestHeaders: Headers,
        input: Any,
        status: int | None,
        responseHeaders: Headers,
        output: Any,
    ) -> None:
        """Log a request and its response, without the credential."""
        if not self._logger.isEnabledFor(logging.DEBUG):
            return
        shown = dict(requestHeaders)
        if self.auth is not None:
            self.auth.mask_authentication(shown)
        self._logger.debug(
            "%s %s://%s%s %s %s ==> %i %s %s",
            *(verb, self.scheme, self.hostname, url, shown, input, status, responseHeaders, output),
        )

    @staticmethod
    def get_parameters_of_url(url: str) -> dict[str, list[str]]:
        """The query of a URL.

        :param url: the URL
        """
        return urllib.parse.parse_qs(urllib.parse.urlsplit(url).query)

    @staticmethod
    def add_parameters_to_url(url: str, parameters: dict[str, Any]) -> str:
        """A URL with more members in its query, in the order of their names.

        :param url: the URL
        :param parameters: members; a list is repeated, a bool is written in lower case
        """
        if not parameters and "?" not in url and "#" not in url:
            return url
        parts = urllib.parse.urlsplit(url)
        query: dict[str, list[Any]] = dict(urllib.parse.parse_qs(parts.query))
        query.update({name: value if isinstance(value, list) else [value] for name, value in parameters.items()})
        pairs = [
            (name, str(value).lower() if isinstance(value, bool) else value)
            for name, values in query.items()
            for value in values
        ]
        return parts._replace(query=urllib.parse.urlencode(sorted(pairs))).geturl()
