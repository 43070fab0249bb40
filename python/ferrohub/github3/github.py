"""The clients of ``ferrohub.github3``."""

from __future__ import annotations

from typing import Any

from ferrohub import _core
from ferrohub.github3 import _lazy, apps, session as sessions
from ferrohub.github3._signatures import shown_as
from ferrohub.github3.models import Helpers

#: What signs unless a program replaces it, as tests do.
_SIGN = apps.create_token

__getattr__ = _lazy.names(__name__)[0]


class GitHub(Helpers, _core.Client):
    """A client whose resources are those of ``ferrohub.github3``.

    :param username: login
    :param password: password, with ``username``
    :param token: personal, OAuth or installation token
    :param session: a session to use instead of a new one
    :param api_version: version of the API to request; empty for the one that ferrohub was written for
    """

    _ratelimit_resource = "core"
    _refresh_to: Any = None

    def __init__(
        self,
        username: str | None = "",
        password: str | None = "",
        token: str | None = "",
        session: Any = None,
        api_version: str = "",
        **options: Any,
    ) -> None:
        super().__init__(session=self._given(session), api_version=api_version or None, **options)
        if token:
            self.login(username, token=token)
        elif username and password:
            self.login(username, password)

    def _given(self, session: Any) -> sessions.GitHubSession:
        """The session of ferrohub for one that is passed."""
        given = sessions.GitHubSession() if session is None else getattr(session, "session", session)
        native = sessions.native(given)
        if native is not given:
            self.__dict__["_session"] = given
        return native

    @property
    def session(self) -> Any:
        """The session: settings, credential and connections. It can be set."""
        return self.__dict__.get("_session") or super().session

    @session.setter
    def session(self, value: Any) -> None:
        self.__dict__.pop("_session", None)
        self._adopt(self._given(value))

    @property
    def _github_url(self) -> str:
        return "https://api.github.com"

    @property
    def _json_data(self) -> dict[str, Any]:
        return {}

    @property
    def _api(self) -> str:
        return str(self.__dict__.get("_address", ""))

    @_api.setter
    def _api(self, uri: str) -> None:
        self.__dict__["_address"] = uri

    def as_dict(self) -> dict[str, Any]:
        """A client has no JSON."""
        return {}

    def as_json(self) -> str:
        """A client has no JSON."""
        return "{}"

    @classmethod
    def from_dict(cls, json_dict: Any, session: Any) -> GitHub:
        """A client with a session.

        :param json_dict: ignored
        :param session: the session
        """
        del json_dict
        return cls(session=session)

    @classmethod
    def from_json(cls, json: Any, session: Any) -> GitHub:
        """A client with a session.

        :param json: ignored
        :param session: the session
        """
        return cls.from_dict(json, session)

    def refresh(self, conditional: bool = False) -> Any:
        """A client cannot be refreshed.

        :param conditional: ignored
        :raises NotRefreshable: always
        """
        from ferrohub.github3.exceptions import NotRefreshable

        raise NotRefreshable(type(self).__name__)

    def new_session(self) -> sessions.GitHubSession:
        """A new session, without a credential."""
        return sessions.GitHubSession()

    def login(
        self, username: Any = None, password: Any = None, token: Any = None, two_factor_callback: Any = None
    ) -> None:
        """Authenticate with a token, or with a username and a password.

        :param username: login
        :param password: password
        :param token: personal, OAuth or installation token; of any other object, such as a mock, the text is sent
        :param two_factor_callback: callable that returns the one-time password
        """
        if all(value is None or isinstance(value, (str, bytes)) for value in (username, password, token)):
            super().login(username, password, token, two_factor_callback)
            return
        if token:
            self.session.token_auth(token)
        else:
            self.session.basic_auth(username, password)
        self.session.two_factor_auth_callback(two_factor_callback)

    def login_as_app(
        self, private_key_pem: Any, app_id: Any, expire_in: Any = apps.DEFAULT_JWT_TOKEN_EXPIRATION
    ) -> None:
        """Authenticate as a GitHub App.

        :param private_key_pem: the private key, as PEM
        :param app_id: ID of the app
        :param expire_in: seconds until the JWT expires
        """
        if apps.create_token is _SIGN:
            try:
                super().login_as_app(private_key_pem, app_id, expire_in)
                return
            except ValueError as error:
                if not apps.is_small_key(error):
                    raise
        token = apps.create_token(private_key_pem, app_id, expire_in)
        self.session.app_bearer_token_auth(token, expire_in)

    def login_as_app_installation(
        self, private_key_pem: Any, app_id: Any, installation_id: Any, expire_in: Any = 30
    ) -> None:
        """Authenticate as an installation of a GitHub App. It sends a request for the token.

        :param private_key_pem: the private key, as PEM
        :param app_id: ID of the app
        :param installation_id: ID of the installation
        :param expire_in: seconds until the JWT of the request expires
        """
        if apps.create_token is _SIGN:
            try:
                super().login_as_app_installation(private_key_pem, app_id, installation_id, expire_in)
                return
            except ValueError as error:
                if not apps.is_small_key(error):
                    raise
        auth = sessions.AppBearerTokenAuth(apps.create_token(private_key_pem, app_id, expire_in), expire_in)
        url = self._build_url("app", "installations", str(installation_id), "access_tokens")
        with self.session.no_auth():
            response = self.session.post(url, auth=auth, headers=apps.APP_PREVIEW_HEADERS)
            token = self._json(response, 201)
        self.session.app_installation_token_auth(token)

    @property
    def ratelimit_remaining(self) -> Any:
        """Requests left before the rate limit applies."""
        found = self._json(self._get(self._build_url("rate_limit")), 200)
        return found.get("resources", {}).get(self._ratelimit_resource, {}).get("remaining", 0)

    update_me = shown_as(
        "name=None, email=None, blog=None, company=None, location=None, hireable=False, bio=None",
        _core.Client.update_me,
    )

    def _repr(self) -> str:
        auth = self.session.auth
        return f"<GitHub [{auth!r}]>" if auth else f"<Anonymous GitHub at 0x{id(self):x}>"

    def __repr__(self) -> str:
        return self._repr()


class GitHubEnterprise(GitHub, _core.ClientEnterprise):
    """A client for GitHub Enterprise Server.

    :param url: URL of the server
    :param username: login
    :param password: password, with ``username``
    :param token: personal, OAuth or installation token
    :param verify: whether to verify the certificate, or the path of a file of certificates
    :param session: a session to use instead of a new one
    """

    def __init__(
        self,
        url: str,
        username: str | None = "",
        password: str | None = "",
        token: str | None = "",
        verify: Any = True,
        session: Any = None,
        **options: Any,
    ) -> None:
        _core.ClientEnterprise.__init__(self, url, verify=verify, session=self._given(session), **options)
        #: URL of the server.
        self.url = url.rstrip("/")
        if token:
            self.login(username, token=token)
        elif username and password:
            self.login(username, password)

    def _repr(self) -> str:
        return f"<GitHub Enterprise [{self.url}]>"
