"""What sends the requests of all objects: ``github.Requester.Requester``, over a session of ferrohub.

Everything that a client sends goes through ``requestJsonAndCheck`` and its like, which programs call, replace and
record. Connections, proxies, compression, retries and the limits of GitHub are those of ferrohub.
"""

from __future__ import annotations

import logging
import time
import urllib.parse
from collections.abc import Callable
from datetime import datetime, timezone
from typing import Any, BinaryIO

from ferrohub.pygithub import Consts
from ferrohub.pygithub._connections import (
    HTTPRequestsConnectionClass as HTTPRequestsConnectionClass,
    HTTPSRequestsConnectionClass as HTTPSRequestsConnectionClass,
    RequestsResponse as RequestsResponse,
)
from ferrohub.pygithub._graphql import GraphQlRequests
from ferrohub.pygithub._json import is_object, parts
from ferrohub.pygithub._modules import complete
from ferrohub.pygithub._responses import Downloads, ErrorStatuses, structured
from ferrohub.pygithub._sending import Sending, as_form, as_json
from ferrohub.pygithub.Auth import (
    ACCESS_TOKEN_REFRESH_THRESHOLD_SECONDS as ACCESS_TOKEN_REFRESH_THRESHOLD_SECONDS,
    Auth,
    WithRequester as WithRequester,
)
from ferrohub.pygithub.GithubObject import is_undefined

Headers = dict[str, Any]


class Requester(Sending, Downloads, GraphQlRequests, ErrorStatuses):
    """Sends requests for the objects of a client.

    :param auth: credential, one of the classes of :mod:`ferrohub.pygithub.Auth`; None sends none
    :param base_url: URL of the API
    :param timeout: seconds for a connection and between two reads
    :param user_agent: header User-Agent
    :param per_page: number of items on a page of a listing
    :param verify: whether certificates are checked, or a file of those that are trusted
    :param retry: how often a request is repeated, an object such as ``GithubRetry``, or None
    :param pool_size: number of connections that are kept
    :param seconds_between_requests: pause between two requests; None for none
    :param seconds_between_writes: pause between two requests that change something; None for none
    :param lazy: whether objects are fetched when an attribute is first read, instead of at once
    :param api_version: header X-GitHub-Api-Version; None sends none
    """

    DEBUG_FRAME_BUFFER_SIZE = 1024
    DEBUG_HEADER_KEY = "DEBUG_FRAME"
    ON_CHECK_ME: Callable[..., None] | None = None

    def __init__(
        self,
        auth: Auth | None,
        base_url: str,
        timeout: float,
        user_agent: str,
        per_page: int,
        verify: bool | str,
        retry: Any,
        pool_size: int | None,
        seconds_between_requests: float | None = None,
        seconds_between_writes: float | None = None,
        lazy: bool = False,
        api_version: str | None = None,
    ):
        assert isinstance(per_page, int) and per_page > 0, per_page
        assert user_agent is not None, "a user agent is required"
        base = urllib.parse.urlsplit(base_url)
        assert base.scheme in ("http", "https"), "Unknown URL scheme"
        # Programs read and set options by the names that they have in PyGithub: `requester._Requester__auth`.
        self.__auth, self.__base_url, self.__timeout, self.__userAgent = auth, base_url, timeout, user_agent
        self.__verify, self.__retry, self.__pool_size, self.__lazy = verify, retry, pool_size, lazy
        self.__seconds_between_requests, self.__seconds_between_writes = (
            seconds_between_requests,
            seconds_between_writes,
        )
        self.__apiVersion = api_version
        self.__scheme, self.__hostname, self.__port = base.scheme, base.hostname or "", base.port
        self.__prefix, self.__graphql_prefix = base.path.rstrip("/"), self.get_graphql_prefix(base.path)
        self.__graphql_url = base._replace(path=self.__graphql_prefix).geturl()
        self.__last_requests: dict[str, float] = {}
        self.per_page = per_page
        self.rate_limiting = (-1, -1)
        self.rate_limiting_resettime = 0
        self.oauth_scopes: list[str] | None = None
        self.FIX_REPO_GET_GIT_REF = True
        self._frameBuffer: list[Any] = []
        self._reset_connections()
        if isinstance(auth, WithRequester):
            auth.withRequester(self)

    @classmethod
    def injectLogger(cls, logger: logging.Logger) -> None:
        """Log to another logger.

        :param logger: the logger
        """
        cls._logger_of_program = logger

    @classmethod
    def resetLogger(cls) -> None:
        """Log to ``github.Requester`` again."""
        cls._logger_of_program = None

    @classmethod
    def setDebugFlag(cls, flag: bool) -> None:
        """Keep the last requests and responses.

        :param flag: whether they are kept
        """
        cls.DEBUG_FLAG = flag

    @classmethod
    def setOnCheckMe(cls, onCheckMe: Callable[..., None]) -> None:
        """Set what is called with each new object.

        :param onCheckMe: a callable with the object and the request and response that it came from
        """
        cls.ON_CHECK_ME = onCheckMe

    def check_me(self, obj: Any) -> None:
        """Call what ``setOnCheckMe`` has set.

        :param obj: a new object
        """
        if self.DEBUG_FLAG and self.ON_CHECK_ME is not None:
            number = obj._headers.get(self.DEBUG_HEADER_KEY)
            self.ON_CHECK_ME(obj, None if number is None else self._frameBuffer[number])

    @property
    def kwargs(self) -> dict[str, Any]:
        """The arguments that a requester like this one is made with."""
        return {
            "auth": self.__auth,
            "base_url": self.__base_url,
            "timeout": self.__timeout,
            "user_agent": self.__userAgent,
            "per_page": self.per_page,
            "verify": self.__verify,
            "retry": self.__retry,
            "pool_size": self.__pool_size,
            "seconds_between_requests": self.__seconds_between_requests,
            "seconds_between_writes": self.__seconds_between_writes,
            "lazy": self.__lazy,
            "api_version": self.__apiVersion,
        }

    def _with(self, **changed: Any) -> Requester:
        made = type(self)(**{**self.kwargs, **changed})
        made._frameBuffer = self._frameBuffer
        made.cache = self.cache
        return made

    @property
    def auth(self) -> Auth | None:
        """The credential."""
        return self.__auth

    def withAuth(self, auth: Auth | None) -> Requester:
        """A requester with another credential.

        :param auth: the credential
        """
        return self._with(auth=auth)

    @property
    def base_url(self) -> str:
        """The URL of the API."""
        return self.__base_url

    @property
    def graphql_url(self) -> str:
        """The URL of GraphQL."""
        return self.__graphql_url

    @property
    def scheme(self) -> str:
        """``https`` or ``http``."""
        return self.__scheme

    @property
    def hostname(self) -> str:
        """The host of the API."""
        return self.__hostname

    @property
    def hostname_and_port(self) -> str:
        """The host of the API, with its port if the URL has one."""
        return self.hostname if self.__port is None else f"{self.hostname}:{self.__port}"

    @property
    def is_lazy(self) -> bool:
        """Whether objects are fetched when an attribute is first read."""
        return self.__lazy

    @property
    def is_not_lazy(self) -> bool:
        """Whether objects are fetched at once."""
        return not self.is_lazy

    def withLazy(self, lazy: Any) -> Requester:
        """A requester that is lazy or not.

        :param lazy: whether it is
        """
        return self if is_undefined(lazy) or lazy == self.is_lazy else self._with(lazy=lazy)

    @property
    def api_version(self) -> str | None:
        """The header X-GitHub-Api-Version, if one is sent."""
        return self.__apiVersion

    def withApiVersion(self, api_version: str | None) -> Requester:
        """A requester for another version of the API.

        :param api_version: such as ``"2022-11-28"``
        """
        return self if api_version == self.api_version else self._with(api_version=api_version)

    # What sends requests.

    def requestJsonAndCheck(
        self,
        verb: str,
        url: str,
        parameters: dict[str, Any] | None = None,
        headers: Headers | None = None,
        input: Any = None,
        follow_302_redirect: bool = False,
    ) -> tuple[Headers, Any]:
        """Send a request with a JSON body, and raise for an error status.

        :param verb: method, such as ``"GET"``
        :param url: URL, or a path below the API
        :param parameters: query
        :param headers: headers
        :param input: body, a JSON value
        :param follow_302_redirect: whether a 302 is followed
        :returns: the headers of the response, with names in lower case, and its JSON
        """
        cnx = self._Requester__customConnection(url)
        sent = self.requestJson(verb, url, parameters, headers, input, cnx, follow_302_redirect=follow_302_redirect)
        return self._with_url(verb, url, *self._check(*sent))

    def _fetched(self, verb: str, url: str, **options: Any) -> tuple[Headers, Any]:
        """The same as ``requestJsonAndCheck``; the JSON is decoded as far as the objects made of it are read."""
        cnx = self._Requester__customConnection(url)
        query, headers, body = (options.pop(name, None) for name in ("parameters", "headers", "input"))
        status, received, response = self._Requester__requestEncode(
            cnx, verb, url, query, headers, body, as_json, None, **options
        )
        if status >= 400:
            return self._check(status, received, response.read())
        try:
            data = parts(response)
        except ValueError:
            return self._with_url(verb, url, *self._check(status, received, response.read()))
        return self._with_url(verb, url, received, data)

    def _is_unchanged(self) -> bool:
        """Whether no program has replaced a method that sends, and none reads the text of responses."""
        if self.DEBUG_FLAG or not _SENDS.keys().isdisjoint(self.__dict__) or self._logger.isEnabledFor(logging.DEBUG):
            return False
        return all(getattr(type(self), name, None) is method for name, method in _SENDS.items())

    def requestMultipartAndCheck(
        self,
        verb: str,
        url: str,
        parameters: dict[str, Any] | None = None,
        headers: Headers | None = None,
        input: dict[str, str] | None = None,
    ) -> tuple[Headers, Any]:
        """Send a request with a form, and raise for an error status.

        :param verb: method, such as ``"POST"``
        :param url: URL, or a path below the API
        :param parameters: query
        :param headers: headers
        :param input: fields of the form
        :returns: the headers of the response, and its JSON
        """
        cnx = self._Requester__customConnection(url)
        sent = self.requestMultipart(verb, url, parameters, headers, input, cnx)
        return self._with_url(verb, url, *self._check(*sent))

    def requestBlobAndCheck(
        self,
        verb: str,
        url: str,
        parameters: dict[str, Any] | None = None,
        headers: Headers | None = None,
        input: str | None = None,
        cnx: Any = None,
    ) -> tuple[Headers, Any]:
        """Send a request with the bytes of a file, and raise for an error status.

        :param verb: method, such as ``"POST"``
        :param url: URL, or a path below the API
        :param parameters: query
        :param headers: headers
        :param input: path of the file
        :returns: the headers of the response, and its JSON
        """
        cnx = cnx or self._Requester__customConnection(url)
        sent = self.requestBlob(verb, url, parameters, headers, input, cnx)
        return self._with_url(verb, url, *self._check(*sent))

    def requestMemoryBlobAndCheck(
        self,
        verb: str,
        url: str,
        parameters: dict[str, Any] | None,
        headers: Headers,
        file_like: BinaryIO,
        cnx: Any = None,
    ) -> tuple[Headers, Any]:
        """Send a request with the bytes of an open file, and raise for an error status.

        :param verb: method, such as ``"POST"``
        :param url: URL, or a path below the API
        :param parameters: query
        :param headers: headers; Content-Type is needed
        :param file_like: the file
        :returns: the headers of the response, and its JSON
        """
        cnx = cnx or self._Requester__customConnection(url)

        def encoded(file: BinaryIO) -> tuple[str, BinaryIO]:
            return headers["Content-Type"], file

        sent = self._Requester__requestEncode(cnx, verb, url, parameters, headers, file_like, encoded)
        return self._with_url(verb, url, *self._check(*sent))

    def requestJson(
        self,
        verb: str,
        url: str,
        parameters: dict[str, Any] | None = None,
        headers: Headers | None = None,
        input: Any = None,
        cnx: Any = None,
        follow_302_redirect: bool = False,
    ) -> tuple[int, Headers, str]:
        """Send a request with a JSON body.

        :param verb: method, such as ``"GET"``
        :param url: URL, or a path below the API
        :param parameters: query
        :param headers: headers
        :param input: body, a JSON value
        :param follow_302_redirect: whether a 302 is followed
        :returns: status, headers with names in lower case, and the text of the body
        """
        return self._Requester__requestEncode(
            cnx, verb, url, parameters, headers, input, as_json, follow_302_redirect=follow_302_redirect
        )

    def requestMultipart(
        self,
        verb: str,
        url: str,
        parameters: dict[str, Any] | None = None,
        headers: Headers | None = None,
        input: dict[str, str] | None = None,
        cnx: Any = None,
    ) -> tuple[int, Headers, str]:
        """Send a request with a form.

        :param verb: method, such as ``"POST"``
        :param url: URL, or a path below the API
        :param parameters: query
        :param headers: headers
        :param input: fields of the form
        :returns: status, headers with names in lower case, and the text of the body
        """
        return self._Requester__requestEncode(cnx, verb, url, parameters, headers, input, as_form)

    def requestBlob(
        self,
        verb: str,
        url: str,
        parameters: dict[str, Any] | None = None,
        headers: Headers | None = None,
        input: str | None = None,
        cnx: Any = None,
    ) -> tuple[int, Headers, str]:
        """Send a request with the bytes of a file.

        :param verb: method, such as ``"POST"``
        :param url: URL, or a path below the API
        :param parameters: query
        :param headers: headers
        :param input: path of the file
        :returns: status, headers with names in lower case, and the text of the body
        """
        import pathlib

        headers = {} if headers is None else headers

        def encoded(path: str) -> tuple[str, BinaryIO]:
            import mimetypes

            kind = headers.get("Content-Type") or mimetypes.guess_type(path)[0]
            return kind or Consts.defaultMediaType, pathlib.Path(path).open("rb")

        if input:
            headers["Content-Length"] = str(pathlib.Path(input).stat().st_size)
        return self._Requester__requestEncode(cnx, verb, url, parameters, headers, input, encoded)

    def _pause(self, verb: str) -> None:
        """Wait until the next request may be sent."""
        requests, writes = self.__seconds_between_requests, self.__seconds_between_writes
        if not (requests or writes) or not self.__last_requests:
            return
        due = max(self.__last_requests.values()) + (requests or 0)
        if verb != "GET":
            due = max(due, *(at + (writes or 0) for kind, at in self.__last_requests.items() if kind != "GET"), 0.0)
        pause = due - datetime.now(timezone.utc).timestamp()
        if pause > 0:
            self._logger.debug("waiting %s s before the next request", pause)
            time.sleep(pause)

    def _sent(self, verb: str) -> None:
        """Keep when a request was finished, if the next one may have to wait."""
        if self.__seconds_between_requests or self.__seconds_between_writes:
            self.__last_requests[verb] = datetime.now(timezone.utc).timestamp()

    def _note(self, headers: Headers) -> None:
        """Keep what a response says of limits and scopes."""
        if "x-ratelimit-remaining" in headers and "x-ratelimit-limit" in headers:
            self.rate_limiting = (
                int(float(headers["x-ratelimit-remaining"])),
                int(float(headers["x-ratelimit-limit"])),
            )
        if "x-ratelimit-reset" in headers:
            self.rate_limiting_resettime = int(float(headers["x-ratelimit-reset"]))
        if "x-oauth-scopes" in headers:
            self.oauth_scopes = headers["x-oauth-scopes"].split(", ")

    def _check(self, status: int, headers: Headers, text: str) -> tuple[Headers, Any]:
        data = structured(text)
        if status >= 400:
            raise self.createException(status, headers, data)
        return headers, data

    _Requester__check = _check
    _Requester__structuredFromJson = staticmethod(structured)

    @staticmethod
    def _with_url(verb: str, url: str, headers: Headers, data: Any) -> tuple[Headers, Any]:
        if verb == "GET" and is_object(data) and "url" not in data:
            data["url"] = url
        return headers, data


#: The methods that programs replace to send otherwise, or to see what is sent.
_SENDS = {
    name: getattr(Requester, name)
    for name in (
        "requestJsonAndCheck",
        "requestJson",
        "_Requester__check",
        "_Requester__requestEncode",
        "_Requester__requestRaw",
    )
}


complete(globals())
