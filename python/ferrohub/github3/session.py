"""Sessions and credentials of ``ferrohub.github3``."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ferrohub import _core
from ferrohub.github3 import _lazy, _requests, exceptions
from ferrohub.github3.__about__ import __version__ as __version__
from ferrohub.github3._bodies import as_dumped

__getattr__ = _lazy.names(__name__)[0]

__url_cache__: dict[Any, str] = {}
__logs__ = logging.getLogger("github3")


def requires_2fa(response: Any) -> bool:
    """Whether a response requires a one-time password."""
    return response.status_code == 401 and "required" in response.headers.get("X-GitHub-OTP", "")


def _utcnow() -> Any:
    import datetime

    return datetime.datetime.now(datetime.timezone.utc)


class BasicAuth:
    """A username and a password.

    :param username: login
    :param password: password
    """

    def __init__(self, username: str, password: str) -> None:
        self.username = username
        self.password = password

    def __repr__(self) -> str:
        return f"basic {_core._shown(str(self.username))}"

    def __eq__(self, other: object) -> bool:
        mine = (self.username, self.password)
        return mine == (getattr(other, "username", None), getattr(other, "password", None))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((self.username, self.password))

    def __call__(self, request: Any) -> Any:
        """Sign a request of another package."""
        import base64

        pair = base64.b64encode(f"{self.username}:{self.password}".encode()).decode()
        request.headers["Authorization"] = f"Basic {pair}"
        return request


class TokenAuth:
    """A personal or OAuth token.

    :param token: the token
    """

    header_format_str = "token {}"

    def __init__(self, token: str) -> None:
        self.token = token

    def __repr__(self) -> str:
        return f"token {self.token[:4]}..."

    def __eq__(self, other: object) -> bool:
        return bool(self.token == getattr(other, "token", None))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.token)

    def __call__(self, request: Any) -> Any:
        """Sign a request of another package."""
        request.headers["Authorization"] = self.header_format_str.format(self.token)
        return request


class AppInstallationTokenAuth(TokenAuth):
    """The token of an installation.

    :param token: the token
    :param expires_at: when it expires, as ISO 8601 text
    """

    def __init__(self, token: str, expires_at: str) -> None:
        from ferrohub.github3._functions import parsed_time

        super().__init__(token)
        self.expires_at_str = expires_at
        self.expires_at = parsed_time(expires_at)

    def __repr__(self) -> str:
        return f"app installation token {self.token[:4]}... expiring at {self.expires_at_str}"

    @property
    def expired(self) -> bool:
        """Whether it has expired."""
        return bool(_utcnow() > self.expires_at)

    def __call__(self, request: Any) -> Any:
        """Sign a request of another package."""
        if self.expired:
            raise exceptions.AppInstallationTokenExpired(f"the token expired at {self.expires_at_str}")
        return super().__call__(request)


class AppBearerTokenAuth(TokenAuth):
    """The JWT of an app.

    :param token: the JWT
    :param expire_in: seconds until it expires
    """

    header_format_str = "Bearer {}"

    def __init__(self, token: str, expire_in: int) -> None:
        import datetime

        super().__init__(token)
        self.expires_at = _utcnow() + datetime.timedelta(seconds=expire_in)

    def __repr__(self) -> str:
        return f"app bearer token {self.token[:4]} expiring at {self.expires_at}"

    @property
    def expired(self) -> bool:
        """Whether it has expired."""
        return bool(_utcnow() > self.expires_at)

    def __call__(self, request: Any) -> Any:
        """Sign a request of another package."""
        if self.expired:
            raise exceptions.AppTokenExpired(f"the JWT expired at {self.expires_at}")
        return super().__call__(request)


class _Auth:
    """The credential of a session: None, or a ``BasicAuth`` or ``TokenAuth`` or one of its subclasses."""

    def __get__(self, session: Any, owner: type | None = None) -> Any:
        if session is None:
            return None
        kind, values = _core._credential(session)
        own = session.__dict__.get("_auth")
        custom = session.__dict__.get("_custom", ("",))[0]
        named = (str(getattr(own, "token", custom)), str(getattr(own, "username", None)))
        if kind and own is not None and values[0] in named:
            return own
        return _CREDENTIALS[kind](*values) if kind else None

    def __set__(self, session: Any, value: Any) -> None:
        session.__dict__.pop("_auth", None)
        core: Any = _core.ClientSession
        if isinstance(value, AppInstallationTokenAuth):
            core.app_installation_token_auth(
                session, {"token": str(value.token), "expires_at": value.expires_at.isoformat()}
            )
        elif isinstance(value, AppBearerTokenAuth):
            left = (value.expires_at - _utcnow()).total_seconds()
            core.app_bearer_token_auth(session, str(value.token), int(left))
        elif isinstance(value, TokenAuth):
            core.auth.__set__(session, _core.TokenAuth(str(value.token)))
        elif hasattr(value, "username") and hasattr(value, "password"):
            core.auth.__set__(session, (str(value.username), str(value.password)))
        elif callable(value) and not isinstance(value, _core.TokenAuth):
            core.auth.__set__(session, _core.TokenAuth(_requests.sign_with(session, value)))
        else:
            core.auth.__set__(session, value)
            return
        session.__dict__["_auth"] = value


def _is_native(method: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a method that ends in the method of ferrohub, so that operations need not go through it."""
    method._is_native = True  # type: ignore[attr-defined]
    return method


class GitHubSession(_requests.RequestsMethods, _core.ClientSession):
    """A session whose resources are those of ``ferrohub.github3``.

    :param default_connect_timeout: seconds to connect
    :param default_read_timeout: seconds between two reads
    """

    _namespace = "github3"
    __attrs__ = ("base_url", "two_factor_auth_cb", "default_connect_timeout", "default_read_timeout", "request_counter")

    def __init__(self, default_connect_timeout: Any = 4, default_read_timeout: Any = 10, **options: Any) -> None:
        # As in github3.py, a page is requested when iteration reaches it.
        super().__init__(default_connect_timeout, default_read_timeout, **{"read_ahead": 0, **options})

    @_is_native
    def request(self, *args: Any, **kwargs: Any) -> Any:
        """Send a request.

        :param args: method, URL, or a path below the API, and perhaps the query, the body and headers
        :param kwargs: as in ``requests.Session.request``; ``allow_redirects``, ``verify``, ... are those of the session
        :returns: the response, whatever its status
        """
        _requests.check(self)
        options = _options(dict(zip(_PARTS, args, strict=False)) | kwargs)
        method, url = options.pop("method"), options.pop("url")
        if "_requests" in self.__dict__ and isinstance(options.get("data"), (str, bytes)):
            _leave_as_it_is(options, kwargs.get("headers"))
        try:
            return super().request(method, url, **options)
        except Exception as error:
            own = exceptions._translated(error)
            if own is error:
                raise
            raise own from None

    @_is_native
    def send(self, request: Any, **kwargs: Any) -> Any:
        """Send a request.

        :param request: a ``ferrohub.Request``, or a ``requests.PreparedRequest``, which requests sends
        :param kwargs: ``stream``, and for requests its other options
        :returns: the response, whatever its status
        """
        if isinstance(request, _core.Request):
            return super().send(request, **kwargs)
        return self._requests_session().send(request, **kwargs)

    def get(self, url: str, params: Any = None, **kwargs: Any) -> Any:
        """``GET`` a URL."""
        return self.request("GET", url, params=params, **kwargs)

    def post(self, url: str, data: Any = None, json: Any = None, **kwargs: Any) -> Any:
        """``POST`` to a URL."""
        return self.request("POST", url, data=data, json=json, **kwargs)

    def put(self, url: str, data: Any = None, **kwargs: Any) -> Any:
        """``PUT`` to a URL."""
        return self.request("PUT", url, data=data, **kwargs)

    def patch(self, url: str, data: Any = None, **kwargs: Any) -> Any:
        """``PATCH`` a URL."""
        return self.request("PATCH", url, data=data, **kwargs)

    def options(self, url: str, **kwargs: Any) -> Any:
        """``OPTIONS`` of a URL."""
        return self.request("OPTIONS", url, **kwargs)

    def build_url(self, *args: Any, **kwargs: Any) -> str:
        """Join the parts of a URL with slashes.

        :param args: the parts
        :param kwargs: ``base_url``, the URL to append them to; by default that of the API
        """
        return "/".join(str(part) for part in (kwargs.get("base_url") or self.base_url.rstrip("/"), *args))

    auth: Any = _Auth()

    @property
    def headers(self) -> Any:
        """The headers sent with every request, with the defaults of github3.py."""
        from ferrohub.github3._headers import SessionHeaders

        return SessionHeaders(self, super().headers)

    @headers.setter
    def headers(self, value: Any) -> None:
        headers = self.headers
        headers.clear()
        headers.update(value)

    def has_auth(self) -> Any:
        """Whether the session has a credential."""
        return bool(super().has_auth() or self.headers.get("Authorization"))

    def basic_auth(self, username: str, password: str) -> None:
        """Authenticate with a username and a password; if either is empty, nothing changes."""
        if username and password:
            self.auth = BasicAuth(username, password)

    def token_auth(self, token: str) -> None:
        """Authenticate with a token; if it is empty, nothing changes."""
        if token:
            self.auth = TokenAuth(token)

    def app_bearer_token_auth(self, headers: Any, expire_in: int) -> None:
        """Authenticate with the JWT of an app; if it is empty, nothing changes."""
        if headers:
            self.auth = AppBearerTokenAuth(headers, expire_in)

    def app_installation_token_auth(self, json: Any) -> None:
        """Authenticate with the token of an installation; if there is none, nothing changes."""
        if json:
            self.auth = AppInstallationTokenAuth(json["token"], json["expires_at"])

    @property
    def two_factor_auth_cb(self) -> Any:
        """The callback for one-time passwords."""
        return self.__dict__.get("_two_factor")

    def two_factor_auth_callback(self, callback: Any) -> None:
        """Set the callback that returns one-time passwords; None changes nothing."""
        super().two_factor_auth_callback(callback)
        if callback:
            self.__dict__["_two_factor"] = callback

    def handle_two_factor_auth(self, args: Any, kwargs: Any) -> Any:
        """Send a request again, with a one-time password.

        :param args: the arguments of ``request``
        :param kwargs: its keyword arguments
        """
        headers = {**kwargs.pop("headers", {}), "X-GitHub-OTP": str(self.two_factor_auth_cb())}
        return self.request(*args, headers=headers, **kwargs)

    def retrieve_client_credentials(self) -> Any:
        """The client id and secret of the OAuth application, or a pair of None."""
        found = super().retrieve_client_credentials()
        return found if any(found) else (self.params.get("client_id"), self.params.get("client_secret"))

    @contextlib.contextmanager
    def temporary_basic_auth(self, *auth: Any) -> Iterator[None]:  # type: ignore[override]
        """Authenticate with a username and a password in the body of a ``with`` statement."""
        with self._restored():
            self.basic_auth(*auth)
            yield

    @contextlib.contextmanager
    def no_auth(self) -> Iterator[None]:  # type: ignore[override]
        """Send no credential in the body of a ``with`` statement."""
        with self._restored():
            self.headers.pop("Authorization", None)
            self.auth = None
            yield

    @contextlib.contextmanager
    def _restored(self) -> Iterator[None]:
        before, header = self.auth, self.headers.get("Authorization")
        try:
            yield
        finally:
            self.auth = before
            if header:
                self.headers["Authorization"] = header


_CREDENTIALS: dict[str, Any] = {
    "basic": BasicAuth,
    "token": TokenAuth,
    "app": AppBearerTokenAuth,
    "installation": AppInstallationTokenAuth,
}
#: The arguments of ``requests.Session.request`` by position.
_PARTS = ("method", "url", "params", "data", "headers", "cookies", "files", "auth", "timeout")
#: Arguments of requests that mean nothing here: redirects and certificates follow the settings of the session.
_UNUSED = ("allow_redirects", "verify", "cookies", "files", "proxies", "hooks", "cert")


def _options(given: dict[str, Any]) -> dict[str, Any]:
    """The arguments of ``ClientSession.request`` for those of ``requests.Session.request``."""
    options = {name: value for name, value in given.items() if value is not None and name not in _UNUSED}
    data = options.get("data")
    if isinstance(data, (dict, list, tuple)) and data:
        from urllib.parse import urlencode

        options["data"] = urlencode(data, doseq=True)
        headers = options.setdefault("headers", {})
        options["headers"] = {"Content-Type": "application/x-www-form-urlencoded", **headers}
    elif data is not None and not data:
        del options["data"]
    elif isinstance(data, (str, bytes)):
        options["headers"] = {"Content-Type": "application/json", **options.get("headers", {})}
    if isinstance(options.get("params"), (list, tuple)):
        options["params"] = dict(options["params"])
    if isinstance(options.get("auth"), BasicAuth):
        options["auth"] = (str(options["auth"].username), str(options["auth"].password))
    if isinstance(options.get("auth"), AppBearerTokenAuth):
        left = (options["auth"].expires_at - _utcnow()).total_seconds()
        options["auth"] = _core.AppBearerTokenAuth(str(options["auth"].token), int(left))
    elif isinstance(options.get("auth"), TokenAuth):
        options["auth"] = _core.TokenAuth(str(options["auth"].token))
    for name in ("params", "headers"):
        if name in options:
            options[name] = dict(options[name])
    return options


def _leave_as_it_is(options: dict[str, Any], given: Any) -> None:
    """Let the transport over requests add the content type of a body of the caller: it then does not format it."""
    if not any(name.lower() == "content-type" for name in given or ()):
        headers = {name: value for name, value in options["headers"].items() if value != "application/json"}
        options["headers"] = headers


class _Foreign(GitHubSession):
    """Passes requests to the session of another package: one of requests, a fake, or None."""

    _session: Any

    def __init__(self, session: Any) -> None:
        super().__init__()
        object.__getattribute__(self, "__dict__")["_session"] = session
        base = getattr(session, "base_url", None)
        if isinstance(base, str) and base:
            self.base_url = base
        has_auth = getattr(session, "has_auth", None)
        if getattr(session, "auth", None) or (callable(has_auth) and has_auth()):
            # Operations check that there is a credential; the other session signs.
            core: Any = _core.ClientSession
            core.auth.__set__(self, _core.TokenAuth("of another session"))

    def request(self, method: str, url: str, *args: Any, **kwargs: Any) -> Any:
        """Send a request with the other session."""
        kwargs.pop("auth", None)
        data = kwargs.get("data")
        if isinstance(data, bytes) and kwargs.get("headers", {}).get("content-type") == "application/json":
            # As github3.py passes it, and without the header, which its sessions send with every request.
            headers = {name: value for name, value in kwargs.pop("headers").items() if name != "content-type"}
            kwargs |= {"data": as_dumped(data.decode(), method, url), **({"headers": headers} if headers else {})}
        return _readable(getattr(self._session, method.lower())(url, *args, **kwargs))

    def __reduce__(self) -> Any:
        return _Foreign, (self._session,)


def _readable(response: Any) -> Any:
    """A response with a body and headers, for that of a fake which has a status and ``json()`` alone."""
    content, headers = getattr(response, "content", None), getattr(response, "headers", None)
    if isinstance(content, bytes) or not isinstance(getattr(response, "status_code", None), int):
        return response
    import json
    import types

    try:
        content = json.dumps(response.json()).encode()
    except (AttributeError, TypeError, ValueError):
        return response
    url = getattr(response, "url", "")
    return types.SimpleNamespace(
        status_code=response.status_code,
        headers=headers if isinstance(headers, Mapping) else {},
        content=content,
        url=url if isinstance(url, str) and url else "https://api.github.com",
    )


def native(session: Any) -> GitHubSession:
    """The session of this package for a session of any kind.

    :param session: a session of this package, of ferrohub or of another package, a fake, or None
    """
    # A mock of a session says that it is an instance of the class.
    if issubclass(type(session), GitHubSession):
        return session  # type: ignore[no-any-return]
    if issubclass(type(session), _core.ClientSession):
        return _core._session_view(GitHubSession, session)  # type: ignore[no-any-return]
    return _Foreign(session)


def given(session: Any) -> Any:
    """The session that was passed to a constructor, for the one that stands for it.

    :param session: a session of this package
    """
    return session._session if type(session) is _Foreign else session
