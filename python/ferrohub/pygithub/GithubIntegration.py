"""What a GitHub App does itself: ``github.GithubIntegration.GithubIntegration``."""

from __future__ import annotations

import urllib.parse
import warnings
from typing import TYPE_CHECKING, Any

from ferrohub.pygithub import Consts
from ferrohub.pygithub._modules import class_, complete
from ferrohub.pygithub.Auth import AppAuth
from ferrohub.pygithub.GithubException import GithubException
from ferrohub.pygithub.PaginatedList import PaginatedList
from ferrohub.pygithub.Requester import Requester

if TYPE_CHECKING:
    from os import PathLike

    from typing_extensions import Self

    from ferrohub import Cache
    from ferrohub.pygithub._api import Github, GithubApp, Installation, InstallationAuthorization


class GithubIntegration:
    """A GitHub App.

    :param integration_id: id of the App; deprecated, as are the key and what stands for the JWT, in favour of ``auth``
    :param private_key: its key as PEM text
    :param base_url: URL of the API
    :param timeout: seconds for a connection and between two reads
    :param user_agent: header User-Agent
    :param per_page: number of items on a page of a listing
    :param verify: whether certificates are checked, or a file of those that are trusted
    :param retry: how often a request is repeated, or an object such as ``GithubRetry``
    :param pool_size: number of connections that are kept
    :param seconds_between_requests: pause between two requests; None for none
    :param seconds_between_writes: pause between two requests that change something; None for none
    :param jwt_expiry: seconds until a JWT expires
    :param jwt_issued_at: seconds before now at which a JWT begins, below zero
    :param jwt_algorithm: algorithm of a JWT
    :param auth: the credential of the App
    :param lazy: whether objects are fetched when an attribute is first read
    :param api_version: header X-GitHub-Api-Version; None sends none
    :param cache: where ferrohub caches responses: True for memory, a folder, or a cache; PyGithub has no such argument
    """

    def __init__(
        self,
        integration_id: int | str | None = None,
        private_key: str | None = None,
        base_url: str = Consts.DEFAULT_BASE_URL,
        *,
        timeout: int = Consts.DEFAULT_TIMEOUT,
        user_agent: str = Consts.DEFAULT_USER_AGENT,
        per_page: int = Consts.DEFAULT_PER_PAGE,
        verify: bool | str = True,
        retry: Any = None,
        pool_size: int | None = None,
        seconds_between_requests: float | None = Consts.DEFAULT_SECONDS_BETWEEN_REQUESTS,
        seconds_between_writes: float | None = Consts.DEFAULT_SECONDS_BETWEEN_WRITES,
        jwt_expiry: int = Consts.DEFAULT_JWT_EXPIRY,
        jwt_issued_at: int = Consts.DEFAULT_JWT_ISSUED_AT,
        jwt_algorithm: str = Consts.DEFAULT_JWT_ALGORITHM,
        auth: AppAuth | None = None,
        lazy: bool = False,
        api_version: str | None = None,
        cache: bool | str | PathLike[str] | Cache | None = None,
    ) -> None:
        given = (jwt_expiry, jwt_issued_at, jwt_algorithm)
        usual = (Consts.DEFAULT_JWT_EXPIRY, Consts.DEFAULT_JWT_ISSUED_AT, Consts.DEFAULT_JWT_ALGORITHM)
        if integration_id is not None or private_key is not None or given != usual:
            warnings.warn(
                "Arguments integration_id, private_key, jwt_expiry, jwt_issued_at and jwt_algorithm are deprecated, "
                "use auth=github.Auth.AppAuth(...)",
                category=DeprecationWarning,
                stacklevel=2,
            )
            assert integration_id is not None and private_key is not None, "integration_id and private_key are needed"
            auth = AppAuth(
                integration_id,
                sign_func=AppAuth.create_jwt_sign(private_key, jwt_algorithm),
                jwt_expiry=jwt_expiry,
                jwt_issued_at=jwt_issued_at,
            )
        assert isinstance(auth, AppAuth), f"GithubIntegration requires auth=github.Auth.AppAuth(...), not {type(auth)}"
        self.auth, self.base_url = auth, base_url
        self._requester = Requester(
            auth,
            base_url,
            timeout,
            user_agent,
            per_page,
            verify,
            retry,
            pool_size,
            seconds_between_requests,
            seconds_between_writes,
            lazy,
            api_version,
        )
        self._requester._use_cache(cache)
        self._GithubIntegration__requester = self._requester

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._requester.close()

    @property
    def requester(self) -> Requester:
        """What sends the requests."""
        return self._requester

    def withLazy(self, lazy: bool) -> GithubIntegration:
        """A client for the same App that is lazy or not.

        :param lazy: whether it is
        """
        return self._requester._like(GithubIntegration, lazy=lazy)  # type: ignore[no-any-return]

    def create_jwt(self, expiration: int | None = None) -> str:
        """A new JWT.

        :param expiration: seconds until it expires
        """
        warnings.warn(
            "GithubIntegration.create_jwt is deprecated, use github.Auth.AppAuth.create_jwt",
            category=DeprecationWarning,
            stacklevel=2,
        )
        return self.auth.create_jwt(expiration)

    def get_github_for_installation(
        self, installation_id: int, token_permissions: dict[str, str] | None = None
    ) -> Github:
        """A client for an installation.

        :param installation_id: its id
        :param token_permissions: permissions of its tokens; None for all
        """
        auth = self.auth.get_installation_auth(installation_id, token_permissions, self._requester)
        return self._requester.withAuth(auth)._like(class_("Github"))  # type: ignore[no-any-return]

    def get_access_token(
        self, installation_id: int, permissions: dict[str, str] | None = None
    ) -> InstallationAuthorization:
        """A token of an installation.

        :param installation_id: its id
        :param permissions: permissions of the token; None for all
        """
        permissions = {} if permissions is None else permissions
        if not isinstance(permissions, dict):
            raise GithubException(status=400, data={"message": "Invalid permissions"}, headers=None)
        headers, data = self._requester.requestJsonAndCheck(
            "POST",
            f"/app/installations/{installation_id}/access_tokens",
            headers=self._headers(),
            input={"permissions": permissions},
        )
        return class_("InstallationAuthorization")(self._requester, headers, data)  # type: ignore[no-any-return]

    def get_installations(self) -> PaginatedList[Installation]:
        """The installations of the App."""
        return PaginatedList(
            class_("Installation"),
            self._requester,
            "/app/installations",
            headers=self._headers(),
            list_item="installations",
        )

    def get_installation(self, owner: str, repo: str) -> Installation:
        """The installation for a repository; deprecated in favour of ``get_repo_installation``.

        :param owner: login of the owner
        :param repo: name of the repository
        """
        warnings.warn(
            "GithubIntegration.get_installation is deprecated, use get_repo_installation",
            category=DeprecationWarning,
            stacklevel=2,
        )
        return self.get_repo_installation(owner, repo)

    def get_repo_installation(self, owner: str, repo: str) -> Installation:
        """The installation for a repository.

        :param owner: login of the owner
        :param repo: name of the repository
        """
        return self._installation(f"/repos/{urllib.parse.quote(owner)}/{urllib.parse.quote(repo)}/installation")

    def get_org_installation(self, org: str) -> Installation:
        """The installation for an organization.

        :param org: its login
        """
        return self._installation(f"/orgs/{urllib.parse.quote(org, safe='')}/installation")

    def get_user_installation(self, username: str) -> Installation:
        """The installation for a user.

        :param username: the login
        """
        return self._installation(f"/users/{urllib.parse.quote(username)}/installation")

    def get_app_installation(self, installation_id: int) -> Installation:
        """An installation.

        :param installation_id: its id
        """
        return self._installation(f"/app/installations/{installation_id}")

    def get_app(self) -> GithubApp:
        """The App."""
        headers, data = self._requester.requestJsonAndCheck("GET", "/app", headers=self._headers())
        return class_("GithubApp")(self._requester, headers, data, completed=True)  # type: ignore[no-any-return]

    def _installation(self, url: str) -> Installation:
        headers, data = self._requester.requestJsonAndCheck("GET", url, headers=self._headers())
        return class_("Installation")(self._requester, headers, data)  # type: ignore[no-any-return]

    @staticmethod
    def _headers() -> dict[str, str]:
        return {"Accept": Consts.mediaTypeIntegrationPreview}


complete(globals())
