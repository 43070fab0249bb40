"""Credentials, with the names of PyGithub's module ``github.Auth``."""

from __future__ import annotations

import abc
import base64
import os
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ferrohub.pygithub import Consts
from ferrohub.pygithub._modules import complete, module

if TYPE_CHECKING:
    from ferrohub import ClientSession
    from ferrohub.pygithub.Requester import Requester

#: A key as PEM text, or what returns one.
PrivateKey = str | Callable[[], str]
PrivateKeyGenerator = Callable[[], str | bytes]
DictSignFunction = Callable[[dict[str, Any]], str | bytes]
#: A token is renewed this long before it expires.
ACCESS_TOKEN_REFRESH_THRESHOLD_SECONDS = 20
TOKEN_REFRESH_THRESHOLD_TIMEDELTA = timedelta(seconds=ACCESS_TOKEN_REFRESH_THRESHOLD_SECONDS)
T = TypeVar("T")


class Auth(abc.ABC):
    """A credential. ``repr`` shows no secret."""

    _masked_token = "(unknown auth removed)"

    @property
    @abc.abstractmethod
    def token_type(self) -> str:
        """The scheme of the header Authorization, such as ``"token"``."""

    @property
    @abc.abstractmethod
    def token(self) -> str:
        """The token; it is renewed where that is needed."""

    def authentication(self, headers: dict[str, Any]) -> None:
        """Add the credential to headers.

        :param headers: the headers of a request
        """
        headers["Authorization"] = f"{self.token_type} {self.token}"

    def mask_authentication(self, headers: dict[str, Any]) -> None:
        """Replace the credential in headers that are logged.

        :param headers: a copy of the headers of a request
        """
        headers["Authorization"] = self._masked_token

    def _authenticate(self, session: ClientSession) -> None:
        """Give a session of ferrohub the credential, as it is now."""
        session.token_auth(self.token)


class WithRequester(Generic[T]):
    """A credential that sends requests itself."""

    _requester: Requester | None = None

    @property
    def requester(self) -> Requester:
        """What sends the requests."""
        assert self._requester is not None, "Method withRequester(Requester) must be called first"
        return self._requester

    def withRequester(self, requester: Requester) -> Any:
        """Set what sends the requests.

        :param requester: the requester
        """
        self._requester = requester
        return self


class HTTPBasicAuth(Auth, abc.ABC):
    """A username and a password."""

    _masked_token = "Basic (login and password removed)"
    token_type = "Basic"

    @property
    @abc.abstractmethod
    def username(self) -> str:
        """The username."""

    @property
    @abc.abstractmethod
    def password(self) -> str:
        """The password."""

    def _authenticate(self, session: ClientSession) -> None:
        session.basic_auth(self.username, self.password)

    @property
    def token(self) -> str:
        """Username and password, encoded."""
        return base64.b64encode(f"{self.username}:{self.password}".encode()).decode()


class Login(HTTPBasicAuth):
    """A username and a password.

    :param login: the username
    :param password: the password
    """

    def __init__(self, login: str, password: str) -> None:
        assert isinstance(login, str) and login
        assert isinstance(password, str) and password
        self._login, self._password = login, password

    @property
    def login(self) -> str:
        """The username."""
        return self._login

    @property
    def username(self) -> str:
        """The username."""
        return self._login

    @property
    def password(self) -> str:
        """The password."""
        return self._password


class Token(Auth):
    """A token.

    :param token: such as a personal access token
    """

    _masked_token = "token (oauth token removed)"
    token_type = "token"

    def __init__(self, token: str) -> None:
        assert isinstance(token, str) and token
        self._token = token

    @property
    def token(self) -> str:
        """The token."""
        return self._token


class JWT(Auth, abc.ABC):
    """A JWT of a GitHub App."""

    _masked_token = "Bearer (jwt removed)"
    token_type = "Bearer"
    _jwt_expiry = Consts.MIN_JWT_EXPIRY

    def _authenticate(self, session: ClientSession) -> None:
        session.app_bearer_token_auth(self.token, self._jwt_expiry)


class JwtSigner:
    """Signs JWTs with a key.

    :param private_key_or_func: the key as PEM text, or what returns it
    :param jwt_algorithm: RS256; another one needs the package PyJWT
    """

    def __init__(self, private_key_or_func: PrivateKey, jwt_algorithm: str) -> None:
        self._key, self._algorithm = private_key_or_func, jwt_algorithm

    def jwt_sign(self, payload: dict[str, Any]) -> str | bytes:
        """Sign claims.

        :param payload: the claims
        """
        return _signed(payload, self._key() if callable(self._key) else self._key, self._algorithm)


def _signed(claims: dict[str, Any], key: str, algorithm: str) -> str:
    """A JWT.

    With RS256, which GitHub requires, and the claims of an App alone, ferrohub signs it. Any other one, and a key of
    less than 2,048 bits, needs the package PyJWT.
    """
    if algorithm == "RS256" and claims.keys() == {"iat", "exp", "iss"}:
        from importlib import util

        from ferrohub import _core

        issued_at = claims["iat"]
        try:
            return _core._app_token(key.encode(), str(claims["iss"]), claims["exp"] - issued_at, issued_at)
        except ValueError:
            # PyJWT accepts short keys too, as tests have them.
            if util.find_spec("jwt") is None:
                raise
    try:
        import jwt
    except ModuleNotFoundError as error:
        raise ImportError(f"a JWT with {algorithm} and these claims needs the package PyJWT") from error
    return str(jwt.encode(claims, key=key, algorithm=algorithm))


class AppAuth(JWT):
    """A GitHub App.

    :param app_id: its id, or its client id
    :param private_key: its key as PEM text, or what returns it
    :param sign_func: what signs claims, in place of a key
    :param jwt_expiry: seconds until a JWT expires
    :param jwt_issued_at: seconds before now at which a JWT begins, below zero
    """

    def __init__(
        self,
        app_id: int | str,
        private_key: PrivateKey | None = None,
        *,
        sign_func: Callable[[dict[str, Any]], str | bytes] | None = None,
        jwt_expiry: int = Consts.DEFAULT_JWT_EXPIRY,
        jwt_issued_at: int = Consts.DEFAULT_JWT_ISSUED_AT,
    ) -> None:
        assert isinstance(app_id, (int, str)) and app_id != "", "app_id must not be empty"
        assert (private_key is None) != (sign_func is None), "either private_key or sign_func must be given"
        assert private_key is None or callable(private_key) or isinstance(private_key, str)
        assert private_key != "", "private_key must not be empty"
        if private_key is not None:
            sign_func = AppAuth.create_jwt_sign(private_key, Consts.DEFAULT_JWT_ALGORITHM)
        assert isinstance(jwt_expiry, int), jwt_expiry
        assert Consts.MIN_JWT_EXPIRY <= jwt_expiry <= Consts.MAX_JWT_EXPIRY, jwt_expiry
        self._app_id, self._sign_func = str(app_id), sign_func
        self._jwt_expiry, self._jwt_issued_at = jwt_expiry, jwt_issued_at

    @staticmethod
    def create_jwt_sign(private_key_or_func: PrivateKey, jwt_algorithm: str) -> Callable[[dict[str, Any]], str | bytes]:
        """A function that signs claims.

        :param private_key_or_func: the key as PEM text, or what returns it
        :param jwt_algorithm: such as RS256
        """
        return JwtSigner(private_key_or_func, jwt_algorithm).jwt_sign

    @property
    def app_id(self) -> int | str:
        """The id of the App."""
        return self._app_id

    @property
    def token(self) -> str:
        """A new JWT."""
        return self.create_jwt()

    def create_jwt(self, expiration: int | None = None) -> str:
        """A new JWT.

        :param expiration: seconds until it expires
        """
        if expiration is not None:
            assert isinstance(expiration, int), expiration
            assert Consts.MIN_JWT_EXPIRY <= expiration <= Consts.MAX_JWT_EXPIRY, expiration
        now = int(time.time())
        lasts = self._jwt_expiry if expiration is None else expiration
        assert self._sign_func is not None
        made = self._sign_func({"iat": now + self._jwt_issued_at, "exp": now + lasts, "iss": self._app_id})
        return made.decode() if isinstance(made, bytes) else made

    def get_installation_auth(
        self,
        installation_id: int,
        token_permissions: dict[str, str] | None = None,
        requester: Requester | None = None,
    ) -> AppInstallationAuth:
        """The credential of an installation of the App.

        :param installation_id: its id
        :param token_permissions: permissions of its tokens; None for all
        :param requester: what sends the requests for them
        """
        return AppInstallationAuth(self, installation_id, token_permissions, requester)


class AppAuthToken(JWT):
    """A JWT that was made elsewhere.

    :param token: the JWT
    """

    def __init__(self, token: str) -> None:
        assert isinstance(token, str) and token
        self._token = token

    @property
    def token(self) -> str:
        """The JWT."""
        return self._token


class AppInstallationAuth(WithRequester["AppInstallationAuth"], Auth):
    """An installation of a GitHub App. Its token is requested when it is needed, and renewed before it expires.

    :param app_auth: the App
    :param installation_id: id of the installation
    :param token_permissions: permissions of its tokens; None for all
    :param requester: what sends the requests for them
    """

    _masked_token = "token (oauth token removed)"
    token_type = "token"

    def __init__(
        self,
        app_auth: AppAuth,
        installation_id: int,
        token_permissions: dict[str, str] | None = None,
        requester: Requester | None = None,
    ) -> None:
        assert isinstance(app_auth, AppAuth), app_auth
        assert isinstance(installation_id, int), installation_id
        assert token_permissions is None or isinstance(token_permissions, dict), token_permissions
        self._app_auth, self._installation_id, self._token_permissions = app_auth, installation_id, token_permissions
        self._AppInstallationAuth__installation_authorization: Any = None
        self._renewing = threading.Lock()
        if requester is not None:
            self.withRequester(requester)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_renewing"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _renewing=threading.Lock())

    def withRequester(self, requester: Requester) -> AppInstallationAuth:
        """Set what sends the requests for tokens, signed as the App.

        :param requester: a requester
        """
        super().withRequester(requester.withAuth(self._app_auth))
        self._AppInstallationAuth__integration = module("GithubIntegration").GithubIntegration(**self.requester.kwargs)
        return self

    @property
    def app_id(self) -> int | str:
        """The id of the App."""
        return self._app_auth.app_id

    @property
    def installation_id(self) -> int:
        """The id of the installation."""
        return self._installation_id

    @property
    def token_permissions(self) -> dict[str, str] | None:
        """The permissions that a token is requested with."""
        return self._token_permissions

    @property
    def token(self) -> str:
        """The token; one thread renews it for all."""
        with self._renewing:
            if self._AppInstallationAuth__installation_authorization is None or self._is_expired:
                self._AppInstallationAuth__installation_authorization = self._get_installation_authorization()
            return self._AppInstallationAuth__installation_authorization.token  # type: ignore[no-any-return]

    @property
    def _is_expired(self) -> bool:
        expires = self._AppInstallationAuth__installation_authorization.expires_at - TOKEN_REFRESH_THRESHOLD_TIMEDELTA
        return bool(expires < datetime.now(timezone.utc))

    def _get_installation_authorization(self) -> Any:
        assert self._requester is not None, "Method withRequester(Requester) must be called first"
        integration = self._AppInstallationAuth__integration
        return integration.get_access_token(self._installation_id, permissions=self._token_permissions)


class AppUserAuth(WithRequester["AppUserAuth"], Auth):
    """A user of a GitHub App. The token is renewed when it has expired.

    :param client_id: client id of the App
    :param client_secret: its client secret
    :param token: the user's token
    :param token_type: its scheme; None for bearer
    :param expires_at: when it expires; None for never
    :param refresh_token: what renews it
    :param refresh_expires_at: until when it can be renewed
    :param requester: what sends the requests
    """

    _masked_token = "Bearer (jwt removed)"

    def __init__(
        self,
        client_id: str,
        client_secret: str,
        token: str,
        token_type: str | None = None,
        expires_at: datetime | None = None,
        refresh_token: str | None = None,
        refresh_expires_at: datetime | None = None,
        requester: Requester | None = None,
    ) -> None:
        for text in (client_id, client_secret, token):
            assert isinstance(text, str) and text
        for optional in (token_type, refresh_token):
            assert optional is None or (isinstance(optional, str) and optional)
        for expires in (expires_at, refresh_expires_at):
            assert expires is None or isinstance(expires, datetime), expires
        self._client_id, self._client_secret = client_id, client_secret
        self._token, self._type, self._expires_at = token, token_type or "bearer", expires_at
        self._refresh_token, self._refresh_expires_at = refresh_token, refresh_expires_at
        self._scope: str | None = None
        self._renewing = threading.Lock()
        if requester is not None:
            self.withRequester(requester)

    __getstate__ = AppInstallationAuth.__getstate__
    __setstate__ = AppInstallationAuth.__setstate__

    def withRequester(self, requester: Requester) -> AppUserAuth:
        """Set what sends the requests for tokens.

        :param requester: a requester
        """
        super().withRequester(requester.withAuth(None))
        return self

    @property
    def token_type(self) -> str:
        """The scheme of the token."""
        return self._type

    @property
    def token(self) -> str:
        """The token; one thread renews it for all."""
        with self._renewing:
            if self._is_expired:
                self._refresh()
            return self._token

    @property
    def expires_at(self) -> datetime | None:
        """When the token expires."""
        return self._expires_at

    @property
    def refresh_token(self) -> str | None:
        """What renews the token."""
        return self._refresh_token

    @property
    def refresh_expires_at(self) -> datetime | None:
        """Until when the token can be renewed."""
        return self._refresh_expires_at

    @property
    def _is_expired(self) -> bool:
        return self._expires_at is not None and self._expires_at < datetime.now(timezone.utc)

    def _refresh(self) -> None:
        if self._refresh_token is None:
            raise RuntimeError("The token has expired, and no refresh token was given")
        if self._refresh_expires_at is not None and self._refresh_expires_at < datetime.now(timezone.utc):
            raise RuntimeError("The token and the refresh token have expired")
        from ferrohub.pygithub._modules import class_

        attributes = {"client_id": self._client_id, "client_secret": self._client_secret}
        found = class_("ApplicationOAuth")(self.requester, {}, attributes).refresh_access_token(self._refresh_token)
        self._token, self._type, self._scope = found.token, found.type, found.scope
        self._expires_at = found.expires_at
        self._refresh_token, self._refresh_expires_at = found.refresh_token, found.refresh_expires_at


class NetrcAuth(WithRequester["NetrcAuth"], HTTPBasicAuth):
    """The username and the password that the file ``.netrc`` has for the host of the API."""

    def __init__(self) -> None:
        self._login: str | None = None
        self._password: str | None = None

    def withRequester(self, requester: Requester) -> NetrcAuth:
        """Read the file.

        :param requester: the requester, whose host counts
        """
        import netrc

        super().withRequester(requester)
        try:
            found = netrc.netrc(os.environ.get("NETRC")).authenticators(requester.hostname)
        except FileNotFoundError:
            found = None
        if found is None:
            raise RuntimeError(f"Could not get credentials from netrc for host {requester.hostname}")
        self._login, _, self._password = found
        return self

    @property
    def username(self) -> str:
        """The username."""
        return self.login

    @property
    def login(self) -> str:
        """The username."""
        assert self._login is not None, "Method withRequester(Requester) must be called first"
        return self._login

    @property
    def password(self) -> str:
        """The password."""
        assert self._password is not None, "Method withRequester(Requester) must be called first"
        return self._password


complete(globals())
