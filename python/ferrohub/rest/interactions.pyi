"""The operations of GitHub's tag ``interactions``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, ShortUser

class Interactions(Operations):
    """The operations of GitHub's tag ``interactions``."""

    def get_pull_request_bypass_list_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """interactions/get-pull-request-bypass-list-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortUser]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/interaction-limits/pulls/bypass-list``
        GitHub:
        https://docs.github.com/rest/interactions/repos#get-pull-request-creation-cap-bypass-list-for-a-repository
        """

    def get_pull_request_creation_cap_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Interactions_GetPullRequestCreationCapForOrg:
        """interactions/get-pull-request-creation-cap-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Interactions_GetPullRequestCreationCapForOrg
        :raises GitHubError: the response has an error status; documented: 403, 404, 405

        Request: ``GET /orgs/{org}/interaction-limits/pulls/creation-cap``
        GitHub: https://docs.github.com/rest/interactions/orgs#get-pull-request-creation-cap-for-an-org
        """

    def get_pull_request_creation_cap_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Interactions_GetPullRequestCreationCapForRepo:
        """interactions/get-pull-request-creation-cap-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Interactions_GetPullRequestCreationCapForRepo
        :raises GitHubError: the response has an error status; documented: 403, 404, 405

        Request: ``GET /repos/{owner}/{repo}/interaction-limits/pulls/creation-cap``
        GitHub: https://docs.github.com/rest/interactions/repos#get-pull-request-creation-cap-for-a-repository
        """

    def get_restrictions_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse | dict[str, Any] | None:
        """interactions/get-restrictions-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: InteractionLimitResponse | dict[str, Any] | None
        :raises GitHubError: the response has an error status

        Request: ``GET /user/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/user#get-interaction-restrictions-for-your-public-repositories
        """

    def get_restrictions_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse | dict[str, Any]:
        """interactions/get-restrictions-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: InteractionLimitResponse | dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/orgs#get-interaction-restrictions-for-an-organization
        """

    def get_restrictions_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse | dict[str, Any]:
        """interactions/get-restrictions-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: InteractionLimitResponse | dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/repos#get-interaction-restrictions-for-a-repository
        """

    def remove_pull_request_bypass_list_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-pull-request-bypass-list-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param users: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``DELETE /repos/{owner}/{repo}/interaction-limits/pulls/bypass-list``
        GitHub:
        https://docs.github.com/rest/interactions/repos#remove-users-from-the-pull-request-creation-cap-bypass-list-for-a-repository
        """

    def remove_restrictions_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /user/interaction-limits``
        GitHub:
        https://docs.github.com/rest/interactions/user#remove-interaction-restrictions-from-your-public-repositories
        """

    def remove_restrictions_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/orgs#remove-interaction-restrictions-for-an-organization
        """

    def remove_restrictions_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``DELETE /repos/{owner}/{repo}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/repos#remove-interaction-restrictions-for-a-repository
        """

    def set_pull_request_bypass_list_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/set-pull-request-bypass-list-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param users: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /repos/{owner}/{repo}/interaction-limits/pulls/bypass-list``
        GitHub:
        https://docs.github.com/rest/interactions/repos#add-users-to-the-pull-request-creation-cap-bypass-list-for-a-repository
        """

    def set_restrictions_for_authenticated_user(
        self,
        *,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse:
        """interactions/set-restrictions-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param expiry: body, optional: one of "one_day", "three_days", "one_week", "one_month", "six_months"
        :param limit: body: one of "existing_users", "contributors_only", "collaborators_only"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: InteractionLimitResponse
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /user/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/user#set-interaction-restrictions-for-your-public-repositories
        """

    def set_restrictions_for_org(
        self,
        org: str | GitHubCore,
        *,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse:
        """interactions/set-restrictions-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param expiry: body, optional: one of "one_day", "three_days", "one_week", "one_month", "six_months"
        :param limit: body: one of "existing_users", "contributors_only", "collaborators_only"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: InteractionLimitResponse
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /orgs/{org}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/orgs#set-interaction-restrictions-for-an-organization
        """

    def set_restrictions_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse:
        """interactions/set-restrictions-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param expiry: body, optional: one of "one_day", "three_days", "one_week", "one_month", "six_months"
        :param limit: body: one of "existing_users", "contributors_only", "collaborators_only"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: InteractionLimitResponse
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /repos/{owner}/{repo}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/repos#set-interaction-restrictions-for-a-repository
        """

    def update_pull_request_creation_cap_for_org(
        self,
        org: str | GitHubCore,
        *,
        enabled: bool,
        max_open_pull_requests: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Interactions_UpdatePullRequestCreationCapForOrg:
        """interactions/update-pull-request-creation-cap-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param enabled: body: a bool
        :param max_open_pull_requests: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Interactions_UpdatePullRequestCreationCapForOrg
        :raises GitHubError: the response has an error status; documented: 403, 404, 405, 422

        Request: ``PATCH /orgs/{org}/interaction-limits/pulls/creation-cap``
        GitHub: https://docs.github.com/rest/interactions/orgs#update-pull-request-creation-cap-for-an-org
        """

    def update_pull_request_creation_cap_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        enabled: bool,
        max_open_pull_requests: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Interactions_UpdatePullRequestCreationCapForRepo:
        """interactions/update-pull-request-creation-cap-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param enabled: body: a bool
        :param max_open_pull_requests: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Interactions_UpdatePullRequestCreationCapForRepo
        :raises GitHubError: the response has an error status; documented: 403, 404, 405, 422

        Request: ``PATCH /repos/{owner}/{repo}/interaction-limits/pulls/creation-cap``
        GitHub: https://docs.github.com/rest/interactions/repos#update-pull-request-creation-cap-for-a-repository
        """

class AsyncInteractions(Operations):
    """The operations of GitHub's tag ``interactions``, for asyncio."""

    async def get_pull_request_bypass_list_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """interactions/get-pull-request-bypass-list-for-repo.

        Request: ``GET /repos/{owner}/{repo}/interaction-limits/pulls/bypass-list``
        GitHub:
        https://docs.github.com/rest/interactions/repos#get-pull-request-creation-cap-bypass-list-for-a-repository
        """

    async def get_pull_request_creation_cap_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Interactions_GetPullRequestCreationCapForOrg:
        """interactions/get-pull-request-creation-cap-for-org.

        Request: ``GET /orgs/{org}/interaction-limits/pulls/creation-cap``
        GitHub: https://docs.github.com/rest/interactions/orgs#get-pull-request-creation-cap-for-an-org
        """

    async def get_pull_request_creation_cap_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Interactions_GetPullRequestCreationCapForRepo:
        """interactions/get-pull-request-creation-cap-for-repo.

        Request: ``GET /repos/{owner}/{repo}/interaction-limits/pulls/creation-cap``
        GitHub: https://docs.github.com/rest/interactions/repos#get-pull-request-creation-cap-for-a-repository
        """

    async def get_restrictions_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse | dict[str, Any] | None:
        """interactions/get-restrictions-for-authenticated-user.

        Request: ``GET /user/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/user#get-interaction-restrictions-for-your-public-repositories
        """

    async def get_restrictions_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse | dict[str, Any]:
        """interactions/get-restrictions-for-org.

        Request: ``GET /orgs/{org}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/orgs#get-interaction-restrictions-for-an-organization
        """

    async def get_restrictions_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse | dict[str, Any]:
        """interactions/get-restrictions-for-repo.

        Request: ``GET /repos/{owner}/{repo}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/repos#get-interaction-restrictions-for-a-repository
        """

    async def remove_pull_request_bypass_list_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-pull-request-bypass-list-for-repo.

        Request: ``DELETE /repos/{owner}/{repo}/interaction-limits/pulls/bypass-list``
        GitHub:
        https://docs.github.com/rest/interactions/repos#remove-users-from-the-pull-request-creation-cap-bypass-list-for-a-repository
        """

    async def remove_restrictions_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-authenticated-user.

        Request: ``DELETE /user/interaction-limits``
        GitHub:
        https://docs.github.com/rest/interactions/user#remove-interaction-restrictions-from-your-public-repositories
        """

    async def remove_restrictions_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-org.

        Request: ``DELETE /orgs/{org}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/orgs#remove-interaction-restrictions-for-an-organization
        """

    async def remove_restrictions_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-repo.

        Request: ``DELETE /repos/{owner}/{repo}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/repos#remove-interaction-restrictions-for-a-repository
        """

    async def set_pull_request_bypass_list_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/set-pull-request-bypass-list-for-repo.

        Request: ``PUT /repos/{owner}/{repo}/interaction-limits/pulls/bypass-list``
        GitHub:
        https://docs.github.com/rest/interactions/repos#add-users-to-the-pull-request-creation-cap-bypass-list-for-a-repository
        """

    async def set_restrictions_for_authenticated_user(
        self,
        *,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse:
        """interactions/set-restrictions-for-authenticated-user.

        Request: ``PUT /user/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/user#set-interaction-restrictions-for-your-public-repositories
        """

    async def set_restrictions_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse:
        """interactions/set-restrictions-for-org.

        Request: ``PUT /orgs/{org}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/orgs#set-interaction-restrictions-for-an-organization
        """

    async def set_restrictions_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse:
        """interactions/set-restrictions-for-repo.

        Request: ``PUT /repos/{owner}/{repo}/interaction-limits``
        GitHub: https://docs.github.com/rest/interactions/repos#set-interaction-restrictions-for-a-repository
        """

    async def update_pull_request_creation_cap_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        enabled: bool,
        max_open_pull_requests: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Interactions_UpdatePullRequestCreationCapForOrg:
        """interactions/update-pull-request-creation-cap-for-org.

        Request: ``PATCH /orgs/{org}/interaction-limits/pulls/creation-cap``
        GitHub: https://docs.github.com/rest/interactions/orgs#update-pull-request-creation-cap-for-an-org
        """

    async def update_pull_request_creation_cap_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        enabled: bool,
        max_open_pull_requests: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Interactions_UpdatePullRequestCreationCapForRepo:
        """interactions/update-pull-request-creation-cap-for-repo.

        Request: ``PATCH /repos/{owner}/{repo}/interaction-limits/pulls/creation-cap``
        GitHub: https://docs.github.com/rest/interactions/repos#update-pull-request-creation-cap-for-a-repository
        """

class _BoundInteractions(Operations):
    """The operations of GitHub's tag ``interactions``, bound to a resource."""

    def get_pull_request_bypass_list_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """interactions/get-pull-request-bypass-list-for-repo."""

    def get_pull_request_creation_cap_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Interactions_GetPullRequestCreationCapForOrg:
        """interactions/get-pull-request-creation-cap-for-org."""

    def get_pull_request_creation_cap_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Interactions_GetPullRequestCreationCapForRepo:
        """interactions/get-pull-request-creation-cap-for-repo."""

    def get_restrictions_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse | dict[str, Any] | None:
        """interactions/get-restrictions-for-authenticated-user."""

    def get_restrictions_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse | dict[str, Any]:
        """interactions/get-restrictions-for-org."""

    def get_restrictions_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse | dict[str, Any]:
        """interactions/get-restrictions-for-repo."""

    def remove_pull_request_bypass_list_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-pull-request-bypass-list-for-repo."""

    def remove_restrictions_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-authenticated-user."""

    def remove_restrictions_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-org."""

    def remove_restrictions_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-repo."""

    def set_pull_request_bypass_list_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/set-pull-request-bypass-list-for-repo."""

    def set_restrictions_for_authenticated_user(
        self,
        *,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse:
        """interactions/set-restrictions-for-authenticated-user."""

    def set_restrictions_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse:
        """interactions/set-restrictions-for-org."""

    def set_restrictions_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InteractionLimitResponse:
        """interactions/set-restrictions-for-repo."""

    def update_pull_request_creation_cap_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        enabled: bool,
        max_open_pull_requests: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Interactions_UpdatePullRequestCreationCapForOrg:
        """interactions/update-pull-request-creation-cap-for-org."""

    def update_pull_request_creation_cap_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        enabled: bool,
        max_open_pull_requests: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Interactions_UpdatePullRequestCreationCapForRepo:
        """interactions/update-pull-request-creation-cap-for-repo."""

class _AsyncBoundInteractions(Operations):
    """The operations of GitHub's tag ``interactions``, bound to a resource."""

    async def get_pull_request_bypass_list_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """interactions/get-pull-request-bypass-list-for-repo."""

    async def get_pull_request_creation_cap_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Interactions_GetPullRequestCreationCapForOrg:
        """interactions/get-pull-request-creation-cap-for-org."""

    async def get_pull_request_creation_cap_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Interactions_GetPullRequestCreationCapForRepo:
        """interactions/get-pull-request-creation-cap-for-repo."""

    async def get_restrictions_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse | dict[str, Any] | None:
        """interactions/get-restrictions-for-authenticated-user."""

    async def get_restrictions_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse | dict[str, Any]:
        """interactions/get-restrictions-for-org."""

    async def get_restrictions_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse | dict[str, Any]:
        """interactions/get-restrictions-for-repo."""

    async def remove_pull_request_bypass_list_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-pull-request-bypass-list-for-repo."""

    async def remove_restrictions_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-authenticated-user."""

    async def remove_restrictions_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-org."""

    async def remove_restrictions_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/remove-restrictions-for-repo."""

    async def set_pull_request_bypass_list_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """interactions/set-pull-request-bypass-list-for-repo."""

    async def set_restrictions_for_authenticated_user(
        self,
        *,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse:
        """interactions/set-restrictions-for-authenticated-user."""

    async def set_restrictions_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse:
        """interactions/set-restrictions-for-org."""

    async def set_restrictions_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] = ...,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InteractionLimitResponse:
        """interactions/set-restrictions-for-repo."""

    async def update_pull_request_creation_cap_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        enabled: bool,
        max_open_pull_requests: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Interactions_UpdatePullRequestCreationCapForOrg:
        """interactions/update-pull-request-creation-cap-for-org."""

    async def update_pull_request_creation_cap_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        enabled: bool,
        max_open_pull_requests: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Interactions_UpdatePullRequestCreationCapForRepo:
        """interactions/update-pull-request-creation-cap-for-repo."""

__all__ = ["AsyncInteractions", "Interactions"]
