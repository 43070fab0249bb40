"""The operations of GitHub's tag ``codespaces``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict

from typing_extensions import Required, deprecated

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing, ShortRepository

class _CreateForAuthenticatedUser_PullRequest(TypedDict, total=False):
    pull_request_number: Required[int]
    repository_id: Required[int]

class Codespaces(Operations):
    """The operations of GitHub's tag ``codespaces``."""

    def add_repository_for_secret_for_authenticated_user(
        self,
        secret_name: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/add-repository-for-secret-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#add-a-selected-repository-to-a-user-secret
        """

    def add_selected_repo_to_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/add-selected-repo-to-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/codespaces/organization-secrets#add-selected-repository-to-an-organization-secret
        """

    def check_permissions_for_devcontainer(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        devcontainer_path: str,
        ref: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesPermissionsCheckForDevcontainer:
        """codespaces/check-permissions-for-devcontainer.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param devcontainer_path: query: a str
        :param ref: query: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodespacesPermissionsCheckForDevcontainer
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 503

        Request: ``GET /repos/{owner}/{repo}/codespaces/permissions_check``
        GitHub:
        https://docs.github.com/rest/codespaces/codespaces#check-if-permissions-defined-by-a-devcontainer-have-been-accepted-by-the-authenticated-user
        """

    def codespace_machines_for_authenticated_user(
        self,
        codespace_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespaces_CodespaceMachinesForAuthenticatedUser:
        """codespaces/codespace-machines-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param codespace_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespaces_CodespaceMachinesForAuthenticatedUser
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /user/codespaces/{codespace_name}/machines``
        GitHub: https://docs.github.com/rest/codespaces/machines#list-machine-types-for-a-codespace
        """

    def create_for_authenticated_user(
        self,
        *,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        pull_request: _CreateForAuthenticatedUser_PullRequest = ...,
        ref: str = ...,
        repository_id: int = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/create-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param client_ip: body, optional: a str
        :param devcontainer_path: body, optional: a str
        :param display_name: body, optional: a str
        :param geo: body, optional: one of "EuropeWest", "SoutheastAsia", "UsEast", "UsWest"
        :param idle_timeout_minutes: body, optional: an int
        :param location: body, optional: a str
        :param machine: body, optional: a str
        :param multi_repo_permissions_opt_out: body, optional: a bool
        :param pull_request: body, optional: a mapping
        :param ref: body, optional: a str
        :param repository_id: body, optional: an int
        :param retention_period_minutes: body, optional: an int
        :param working_directory: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespace
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 503

        Request: ``POST /user/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#create-a-codespace-for-the-authenticated-user
        """

    def create_or_update_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param encrypted_value: body, optional: a str
        :param key_id: body, optional: a str
        :param selected_repository_ids: body, optional: an iterable of int
        :param visibility: body: one of "all", "private", "selected"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | None
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /orgs/{org}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#create-or-update-an-organization-secret
        """

    def create_or_update_repo_secret(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-repo-secret.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param encrypted_value: body, optional: a str
        :param key_id: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | None
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#create-or-update-a-repository-secret
        """

    def create_or_update_secret_for_authenticated_user(
        self,
        secret_name: str | GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str,
        selected_repository_ids: Iterable[int | str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-secret-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param secret_name: path: a str
        :param encrypted_value: body, optional: a str
        :param key_id: body: a str
        :param selected_repository_ids: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | None
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /user/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#create-or-update-a-secret-for-the-authenticated-user
        """

    def create_with_pr_for_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/create-with-pr-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param client_ip: body, optional: a str
        :param devcontainer_path: body, optional: a str
        :param display_name: body, optional: a str
        :param geo: body, optional: one of "EuropeWest", "SoutheastAsia", "UsEast", "UsWest"
        :param idle_timeout_minutes: body, optional: an int
        :param location: body, optional: a str
        :param machine: body, optional: a str
        :param multi_repo_permissions_opt_out: body, optional: a bool
        :param retention_period_minutes: body, optional: an int
        :param working_directory: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespace
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 503

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#create-a-codespace-from-a-pull-request
        """

    def create_with_repo_for_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        ref: str = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/create-with-repo-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param client_ip: body, optional: a str
        :param devcontainer_path: body, optional: a str
        :param display_name: body, optional: a str
        :param geo: body, optional: one of "EuropeWest", "SoutheastAsia", "UsEast", "UsWest"
        :param idle_timeout_minutes: body, optional: an int
        :param location: body, optional: a str
        :param machine: body, optional: a str
        :param multi_repo_permissions_opt_out: body, optional: a bool
        :param ref: body, optional: a str
        :param retention_period_minutes: body, optional: an int
        :param working_directory: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespace
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 503

        Request: ``POST /repos/{owner}/{repo}/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#create-a-codespace-in-a-repository
        """

    @deprecated("GitHub deprecates it")
    def delete_codespaces_access_users(
        self,
        org: str | GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-codespaces-access-users.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param selected_usernames: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 404, 422, 500

        Request: ``DELETE /orgs/{org}/codespaces/access/selected_users``
        GitHub:
        https://docs.github.com/rest/codespaces/organizations#remove-users-from-codespaces-access-for-an-organization
        """

    def delete_for_authenticated_user(
        self,
        codespace_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """codespaces/delete-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param codespace_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``DELETE /user/codespaces/{codespace_name}``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#delete-a-codespace-for-the-authenticated-user
        """

    def delete_from_organization(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        codespace_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """codespaces/delete-from-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param username: path: a str
        :param codespace_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}``
        GitHub: https://docs.github.com/rest/codespaces/organizations#delete-a-codespace-from-the-organization
        """

    def delete_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /orgs/{org}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#delete-an-organization-secret
        """

    def delete_repo_secret(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-repo-secret.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#delete-a-repository-secret
        """

    def delete_secret_for_authenticated_user(
        self,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-secret-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /user/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#delete-a-secret-for-the-authenticated-user
        """

    def export_for_authenticated_user(
        self,
        codespace_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespaceExportDetails:
        """codespaces/export-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param codespace_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodespaceExportDetails
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``POST /user/codespaces/{codespace_name}/exports``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#export-a-codespace-for-the-authenticated-user
        """

    def get_codespaces_for_user_in_org(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespace]:
        """codespaces/get-codespaces-for-user-in-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Codespace]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /orgs/{org}/members/{username}/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/organizations#list-codespaces-for-a-user-in-organization
        """

    def get_export_details_for_authenticated_user(
        self,
        codespace_name: str | GitHubCore,
        export_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespaceExportDetails:
        """codespaces/get-export-details-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param codespace_name: path: a str
        :param export_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodespaceExportDetails
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /user/codespaces/{codespace_name}/exports/{export_id}``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#get-details-about-a-codespace-export
        """

    def get_for_authenticated_user(
        self,
        codespace_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/get-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param codespace_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespace
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /user/codespaces/{codespace_name}``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#get-a-codespace-for-the-authenticated-user
        """

    def get_org_public_key(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesPublicKey:
        """codespaces/get-org-public-key.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodespacesPublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/codespaces/secrets/public-key``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#get-an-organization-public-key
        """

    def get_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesOrgSecret:
        """codespaces/get-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodespacesOrgSecret
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#get-an-organization-secret
        """

    def get_public_key_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesUserPublicKey:
        """codespaces/get-public-key-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodespacesUserPublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /user/codespaces/secrets/public-key``
        GitHub: https://docs.github.com/rest/codespaces/secrets#get-public-key-for-the-authenticated-user
        """

    def get_repo_public_key(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesPublicKey:
        """codespaces/get-repo-public-key.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodespacesPublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/codespaces/secrets/public-key``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#get-a-repository-public-key
        """

    def get_repo_secret(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepoCodespacesSecret:
        """codespaces/get-repo-secret.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepoCodespacesSecret
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#get-a-repository-secret
        """

    def get_secret_for_authenticated_user(
        self,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesSecret:
        """codespaces/get-secret-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodespacesSecret
        :raises GitHubError: the response has an error status

        Request: ``GET /user/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#get-a-secret-for-the-authenticated-user
        """

    def list_devcontainers_in_repository_for_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespaces_ListDevcontainersInRepositoryForAuthenticatedUser_Devcontainers]:
        """codespaces/list-devcontainers-in-repository-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Codespaces_ListDevcontainersInRepositoryForAuthenticatedUser_Devcontainers]
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/codespaces/devcontainers``
        GitHub:
        https://docs.github.com/rest/codespaces/codespaces#list-devcontainer-configurations-in-a-repository-for-the-authenticated-user
        """

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespace]:
        """codespaces/list-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param repository_id: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Codespace]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /user/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#list-codespaces-for-the-authenticated-user
        """

    def list_in_organization(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespace]:
        """codespaces/list-in-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Codespace]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /orgs/{org}/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/organizations#list-codespaces-for-the-organization
        """

    def list_in_repository_for_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespace]:
        """codespaces/list-in-repository-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Codespace]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/codespaces``
        GitHub:
        https://docs.github.com/rest/codespaces/codespaces#list-codespaces-in-a-repository-for-the-authenticated-user
        """

    def list_org_secrets(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodespacesOrgSecret]:
        """codespaces/list-org-secrets.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodespacesOrgSecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/codespaces/secrets``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#list-organization-secrets
        """

    def list_repo_secrets(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepoCodespacesSecret]:
        """codespaces/list-repo-secrets.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepoCodespacesSecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/codespaces/secrets``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#list-repository-secrets
        """

    def list_repositories_for_secret_for_authenticated_user(
        self,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespaces_ListRepositoriesForSecretForAuthenticatedUser:
        """codespaces/list-repositories-for-secret-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespaces_ListRepositoriesForSecretForAuthenticatedUser
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /user/codespaces/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/codespaces/secrets#list-selected-repositories-for-a-user-secret
        """

    def list_secrets_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodespacesSecret]:
        """codespaces/list-secrets-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodespacesSecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /user/codespaces/secrets``
        GitHub: https://docs.github.com/rest/codespaces/secrets#list-secrets-for-the-authenticated-user
        """

    def list_selected_repos_for_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """codespaces/list-selected-repos-for-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories``
        GitHub:
        https://docs.github.com/rest/codespaces/organization-secrets#list-selected-repositories-for-an-organization-secret
        """

    def pre_flight_with_repo_for_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        client_ip: str = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespaces_PreFlightWithRepoForAuthenticatedUser:
        """codespaces/pre-flight-with-repo-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param client_ip: query, optional: a str
        :param ref: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespaces_PreFlightWithRepoForAuthenticatedUser
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /repos/{owner}/{repo}/codespaces/new``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#get-default-attributes-for-a-codespace
        """

    def publish_for_authenticated_user(
        self,
        codespace_name: str | GitHubCore,
        *,
        name: str = ...,
        private: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespaceWithFullRepository:
        """codespaces/publish-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param codespace_name: path: a str
        :param name: body, optional: a str
        :param private: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodespaceWithFullRepository
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``POST /user/codespaces/{codespace_name}/publish``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#create-a-repository-from-an-unpublished-codespace
        """

    def remove_repository_for_secret_for_authenticated_user(
        self,
        secret_name: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/remove-repository-for-secret-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#remove-a-selected-repository-from-a-user-secret
        """

    def remove_selected_repo_from_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/remove-selected-repo-from-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/codespaces/organization-secrets#remove-selected-repository-from-an-organization-secret
        """

    def repo_machines_for_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        client_ip: str = ...,
        location: str = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespaces_RepoMachinesForAuthenticatedUser:
        """codespaces/repo-machines-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param client_ip: query, optional: a str
        :param location: query, optional: a str
        :param ref: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespaces_RepoMachinesForAuthenticatedUser
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/codespaces/machines``
        GitHub: https://docs.github.com/rest/codespaces/machines#list-available-machine-types-for-a-repository
        """

    @deprecated("GitHub deprecates it")
    def set_codespaces_access(
        self,
        org: str | GitHubCore,
        *,
        selected_usernames: Iterable[str] = ...,
        visibility: Literal["disabled", "selected_members", "all_members", "all_members_and_outside_collaborators"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-codespaces-access.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param selected_usernames: body, optional: an iterable of str
        :param visibility: body: one of "disabled", "selected_members", "all_members",
            "all_members_and_outside_collaborators"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 404, 422, 500

        Request: ``PUT /orgs/{org}/codespaces/access``
        GitHub: https://docs.github.com/rest/codespaces/organizations#manage-access-control-for-organization-codespaces
        """

    @deprecated("GitHub deprecates it")
    def set_codespaces_access_users(
        self,
        org: str | GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-codespaces-access-users.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param selected_usernames: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 404, 422, 500

        Request: ``POST /orgs/{org}/codespaces/access/selected_users``
        GitHub: https://docs.github.com/rest/codespaces/organizations#add-users-to-codespaces-access-for-an-organization
        """

    def set_repositories_for_secret_for_authenticated_user(
        self,
        secret_name: str | GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-repositories-for-secret-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param secret_name: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``PUT /user/codespaces/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/codespaces/secrets#set-selected-repositories-for-a-user-secret
        """

    def set_selected_repos_for_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-selected-repos-for-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 409

        Request: ``PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories``
        GitHub:
        https://docs.github.com/rest/codespaces/organization-secrets#set-selected-repositories-for-an-organization-secret
        """

    def start_for_authenticated_user(
        self,
        codespace_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/start-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param codespace_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespace
        :raises GitHubError: the response has an error status; documented: 400, 401, 402, 403, 404, 409, 500

        Request: ``POST /user/codespaces/{codespace_name}/start``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#start-a-codespace-for-the-authenticated-user
        """

    def stop_for_authenticated_user(
        self,
        codespace_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/stop-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param codespace_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespace
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``POST /user/codespaces/{codespace_name}/stop``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#stop-a-codespace-for-the-authenticated-user
        """

    def stop_in_organization(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        codespace_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/stop-in-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param username: path: a str
        :param codespace_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespace
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop``
        GitHub: https://docs.github.com/rest/codespaces/organizations#stop-a-codespace-for-an-organization-user
        """

    def update_for_authenticated_user(
        self,
        codespace_name: str | GitHubCore,
        *,
        display_name: str = ...,
        machine: str = ...,
        recent_folders: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/update-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param codespace_name: path: a str
        :param display_name: body, optional: a str
        :param machine: body, optional: a str
        :param recent_folders: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Codespace
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``PATCH /user/codespaces/{codespace_name}``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#update-a-codespace-for-the-authenticated-user
        """

class AsyncCodespaces(Operations):
    """The operations of GitHub's tag ``codespaces``, for asyncio."""

    async def add_repository_for_secret_for_authenticated_user(
        self,
        secret_name: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/add-repository-for-secret-for-authenticated-user.

        Request: ``PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#add-a-selected-repository-to-a-user-secret
        """

    async def add_selected_repo_to_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/add-selected-repo-to-org-secret.

        Request: ``PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/codespaces/organization-secrets#add-selected-repository-to-an-organization-secret
        """

    async def check_permissions_for_devcontainer(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        devcontainer_path: str,
        ref: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesPermissionsCheckForDevcontainer:
        """codespaces/check-permissions-for-devcontainer.

        Request: ``GET /repos/{owner}/{repo}/codespaces/permissions_check``
        GitHub:
        https://docs.github.com/rest/codespaces/codespaces#check-if-permissions-defined-by-a-devcontainer-have-been-accepted-by-the-authenticated-user
        """

    async def codespace_machines_for_authenticated_user(
        self,
        codespace_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespaces_CodespaceMachinesForAuthenticatedUser:
        """codespaces/codespace-machines-for-authenticated-user.

        Request: ``GET /user/codespaces/{codespace_name}/machines``
        GitHub: https://docs.github.com/rest/codespaces/machines#list-machine-types-for-a-codespace
        """

    async def create_for_authenticated_user(
        self,
        *,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        pull_request: _CreateForAuthenticatedUser_PullRequest = ...,
        ref: str = ...,
        repository_id: int = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/create-for-authenticated-user.

        Request: ``POST /user/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#create-a-codespace-for-the-authenticated-user
        """

    async def create_or_update_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-org-secret.

        Request: ``PUT /orgs/{org}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#create-or-update-an-organization-secret
        """

    async def create_or_update_repo_secret(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-repo-secret.

        Request: ``PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#create-or-update-a-repository-secret
        """

    async def create_or_update_secret_for_authenticated_user(
        self,
        secret_name: str | _aio.GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str,
        selected_repository_ids: Iterable[int | str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-secret-for-authenticated-user.

        Request: ``PUT /user/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#create-or-update-a-secret-for-the-authenticated-user
        """

    async def create_with_pr_for_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/create-with-pr-for-authenticated-user.

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#create-a-codespace-from-a-pull-request
        """

    async def create_with_repo_for_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        ref: str = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/create-with-repo-for-authenticated-user.

        Request: ``POST /repos/{owner}/{repo}/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#create-a-codespace-in-a-repository
        """

    @deprecated("GitHub deprecates it")
    async def delete_codespaces_access_users(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-codespaces-access-users.

        Request: ``DELETE /orgs/{org}/codespaces/access/selected_users``
        GitHub:
        https://docs.github.com/rest/codespaces/organizations#remove-users-from-codespaces-access-for-an-organization
        """

    async def delete_for_authenticated_user(
        self,
        codespace_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """codespaces/delete-for-authenticated-user.

        Request: ``DELETE /user/codespaces/{codespace_name}``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#delete-a-codespace-for-the-authenticated-user
        """

    async def delete_from_organization(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """codespaces/delete-from-organization.

        Request: ``DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}``
        GitHub: https://docs.github.com/rest/codespaces/organizations#delete-a-codespace-from-the-organization
        """

    async def delete_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-org-secret.

        Request: ``DELETE /orgs/{org}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#delete-an-organization-secret
        """

    async def delete_repo_secret(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-repo-secret.

        Request: ``DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#delete-a-repository-secret
        """

    async def delete_secret_for_authenticated_user(
        self,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-secret-for-authenticated-user.

        Request: ``DELETE /user/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#delete-a-secret-for-the-authenticated-user
        """

    async def export_for_authenticated_user(
        self,
        codespace_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespaceExportDetails:
        """codespaces/export-for-authenticated-user.

        Request: ``POST /user/codespaces/{codespace_name}/exports``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#export-a-codespace-for-the-authenticated-user
        """

    def get_codespaces_for_user_in_org(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespace]:
        """codespaces/get-codespaces-for-user-in-org.

        Request: ``GET /orgs/{org}/members/{username}/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/organizations#list-codespaces-for-a-user-in-organization
        """

    async def get_export_details_for_authenticated_user(
        self,
        codespace_name: str | _aio.GitHubCore,
        export_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespaceExportDetails:
        """codespaces/get-export-details-for-authenticated-user.

        Request: ``GET /user/codespaces/{codespace_name}/exports/{export_id}``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#get-details-about-a-codespace-export
        """

    async def get_for_authenticated_user(
        self,
        codespace_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/get-for-authenticated-user.

        Request: ``GET /user/codespaces/{codespace_name}``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#get-a-codespace-for-the-authenticated-user
        """

    async def get_org_public_key(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesPublicKey:
        """codespaces/get-org-public-key.

        Request: ``GET /orgs/{org}/codespaces/secrets/public-key``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#get-an-organization-public-key
        """

    async def get_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesOrgSecret:
        """codespaces/get-org-secret.

        Request: ``GET /orgs/{org}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#get-an-organization-secret
        """

    async def get_public_key_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesUserPublicKey:
        """codespaces/get-public-key-for-authenticated-user.

        Request: ``GET /user/codespaces/secrets/public-key``
        GitHub: https://docs.github.com/rest/codespaces/secrets#get-public-key-for-the-authenticated-user
        """

    async def get_repo_public_key(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesPublicKey:
        """codespaces/get-repo-public-key.

        Request: ``GET /repos/{owner}/{repo}/codespaces/secrets/public-key``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#get-a-repository-public-key
        """

    async def get_repo_secret(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepoCodespacesSecret:
        """codespaces/get-repo-secret.

        Request: ``GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#get-a-repository-secret
        """

    async def get_secret_for_authenticated_user(
        self,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesSecret:
        """codespaces/get-secret-for-authenticated-user.

        Request: ``GET /user/codespaces/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#get-a-secret-for-the-authenticated-user
        """

    def list_devcontainers_in_repository_for_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespaces_ListDevcontainersInRepositoryForAuthenticatedUser_Devcontainers]:
        """codespaces/list-devcontainers-in-repository-for-authenticated-user.

        Request: ``GET /repos/{owner}/{repo}/codespaces/devcontainers``
        GitHub:
        https://docs.github.com/rest/codespaces/codespaces#list-devcontainer-configurations-in-a-repository-for-the-authenticated-user
        """

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespace]:
        """codespaces/list-for-authenticated-user.

        Request: ``GET /user/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#list-codespaces-for-the-authenticated-user
        """

    def list_in_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespace]:
        """codespaces/list-in-organization.

        Request: ``GET /orgs/{org}/codespaces``
        GitHub: https://docs.github.com/rest/codespaces/organizations#list-codespaces-for-the-organization
        """

    def list_in_repository_for_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespace]:
        """codespaces/list-in-repository-for-authenticated-user.

        Request: ``GET /repos/{owner}/{repo}/codespaces``
        GitHub:
        https://docs.github.com/rest/codespaces/codespaces#list-codespaces-in-a-repository-for-the-authenticated-user
        """

    def list_org_secrets(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodespacesOrgSecret]:
        """codespaces/list-org-secrets.

        Request: ``GET /orgs/{org}/codespaces/secrets``
        GitHub: https://docs.github.com/rest/codespaces/organization-secrets#list-organization-secrets
        """

    def list_repo_secrets(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepoCodespacesSecret]:
        """codespaces/list-repo-secrets.

        Request: ``GET /repos/{owner}/{repo}/codespaces/secrets``
        GitHub: https://docs.github.com/rest/codespaces/repository-secrets#list-repository-secrets
        """

    async def list_repositories_for_secret_for_authenticated_user(
        self,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespaces_ListRepositoriesForSecretForAuthenticatedUser:
        """codespaces/list-repositories-for-secret-for-authenticated-user.

        Request: ``GET /user/codespaces/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/codespaces/secrets#list-selected-repositories-for-a-user-secret
        """

    def list_secrets_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodespacesSecret]:
        """codespaces/list-secrets-for-authenticated-user.

        Request: ``GET /user/codespaces/secrets``
        GitHub: https://docs.github.com/rest/codespaces/secrets#list-secrets-for-the-authenticated-user
        """

    def list_selected_repos_for_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """codespaces/list-selected-repos-for-org-secret.

        Request: ``GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories``
        GitHub:
        https://docs.github.com/rest/codespaces/organization-secrets#list-selected-repositories-for-an-organization-secret
        """

    async def pre_flight_with_repo_for_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        client_ip: str = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespaces_PreFlightWithRepoForAuthenticatedUser:
        """codespaces/pre-flight-with-repo-for-authenticated-user.

        Request: ``GET /repos/{owner}/{repo}/codespaces/new``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#get-default-attributes-for-a-codespace
        """

    async def publish_for_authenticated_user(
        self,
        codespace_name: str | _aio.GitHubCore,
        *,
        name: str = ...,
        private: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespaceWithFullRepository:
        """codespaces/publish-for-authenticated-user.

        Request: ``POST /user/codespaces/{codespace_name}/publish``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#create-a-repository-from-an-unpublished-codespace
        """

    async def remove_repository_for_secret_for_authenticated_user(
        self,
        secret_name: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/remove-repository-for-secret-for-authenticated-user.

        Request: ``DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/codespaces/secrets#remove-a-selected-repository-from-a-user-secret
        """

    async def remove_selected_repo_from_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/remove-selected-repo-from-org-secret.

        Request: ``DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/codespaces/organization-secrets#remove-selected-repository-from-an-organization-secret
        """

    async def repo_machines_for_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        client_ip: str = ...,
        location: str = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespaces_RepoMachinesForAuthenticatedUser:
        """codespaces/repo-machines-for-authenticated-user.

        Request: ``GET /repos/{owner}/{repo}/codespaces/machines``
        GitHub: https://docs.github.com/rest/codespaces/machines#list-available-machine-types-for-a-repository
        """

    @deprecated("GitHub deprecates it")
    async def set_codespaces_access(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_usernames: Iterable[str] = ...,
        visibility: Literal["disabled", "selected_members", "all_members", "all_members_and_outside_collaborators"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-codespaces-access.

        Request: ``PUT /orgs/{org}/codespaces/access``
        GitHub: https://docs.github.com/rest/codespaces/organizations#manage-access-control-for-organization-codespaces
        """

    @deprecated("GitHub deprecates it")
    async def set_codespaces_access_users(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-codespaces-access-users.

        Request: ``POST /orgs/{org}/codespaces/access/selected_users``
        GitHub: https://docs.github.com/rest/codespaces/organizations#add-users-to-codespaces-access-for-an-organization
        """

    async def set_repositories_for_secret_for_authenticated_user(
        self,
        secret_name: str | _aio.GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-repositories-for-secret-for-authenticated-user.

        Request: ``PUT /user/codespaces/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/codespaces/secrets#set-selected-repositories-for-a-user-secret
        """

    async def set_selected_repos_for_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-selected-repos-for-org-secret.

        Request: ``PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories``
        GitHub:
        https://docs.github.com/rest/codespaces/organization-secrets#set-selected-repositories-for-an-organization-secret
        """

    async def start_for_authenticated_user(
        self,
        codespace_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/start-for-authenticated-user.

        Request: ``POST /user/codespaces/{codespace_name}/start``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#start-a-codespace-for-the-authenticated-user
        """

    async def stop_for_authenticated_user(
        self,
        codespace_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/stop-for-authenticated-user.

        Request: ``POST /user/codespaces/{codespace_name}/stop``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#stop-a-codespace-for-the-authenticated-user
        """

    async def stop_in_organization(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/stop-in-organization.

        Request: ``POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop``
        GitHub: https://docs.github.com/rest/codespaces/organizations#stop-a-codespace-for-an-organization-user
        """

    async def update_for_authenticated_user(
        self,
        codespace_name: str | _aio.GitHubCore,
        *,
        display_name: str = ...,
        machine: str = ...,
        recent_folders: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/update-for-authenticated-user.

        Request: ``PATCH /user/codespaces/{codespace_name}``
        GitHub: https://docs.github.com/rest/codespaces/codespaces#update-a-codespace-for-the-authenticated-user
        """

class _BoundCodespaces(Operations):
    """The operations of GitHub's tag ``codespaces``, bound to a resource."""

    def add_repository_for_secret_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        secret_name: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/add-repository-for-secret-for-authenticated-user."""

    def add_selected_repo_to_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/add-selected-repo-to-org-secret."""

    def check_permissions_for_devcontainer(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        devcontainer_path: str,
        ref: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesPermissionsCheckForDevcontainer:
        """codespaces/check-permissions-for-devcontainer."""

    def codespace_machines_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        codespace_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespaces_CodespaceMachinesForAuthenticatedUser:
        """codespaces/codespace-machines-for-authenticated-user."""

    def create_for_authenticated_user(
        self,
        *,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        pull_request: _CreateForAuthenticatedUser_PullRequest = ...,
        ref: str = ...,
        repository_id: int = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/create-for-authenticated-user."""

    def create_or_update_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-org-secret."""

    def create_or_update_repo_secret(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-repo-secret."""

    def create_or_update_secret_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        secret_name: str | GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str,
        selected_repository_ids: Iterable[int | str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-secret-for-authenticated-user."""

    def create_with_pr_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/create-with-pr-for-authenticated-user."""

    def create_with_repo_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        ref: str = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/create-with-repo-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    def delete_codespaces_access_users(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-codespaces-access-users."""

    def delete_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        codespace_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """codespaces/delete-for-authenticated-user."""

    def delete_from_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        codespace_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """codespaces/delete-from-organization."""

    def delete_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-org-secret."""

    def delete_repo_secret(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-repo-secret."""

    def delete_secret_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-secret-for-authenticated-user."""

    def export_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        codespace_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespaceExportDetails:
        """codespaces/export-for-authenticated-user."""

    def get_codespaces_for_user_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespace]:
        """codespaces/get-codespaces-for-user-in-org."""

    def get_export_details_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        codespace_name: str | GitHubCore = ...,
        export_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespaceExportDetails:
        """codespaces/get-export-details-for-authenticated-user."""

    def get_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        codespace_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/get-for-authenticated-user."""

    def get_org_public_key(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesPublicKey:
        """codespaces/get-org-public-key."""

    def get_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesOrgSecret:
        """codespaces/get-org-secret."""

    def get_public_key_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesUserPublicKey:
        """codespaces/get-public-key-for-authenticated-user."""

    def get_repo_public_key(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesPublicKey:
        """codespaces/get-repo-public-key."""

    def get_repo_secret(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepoCodespacesSecret:
        """codespaces/get-repo-secret."""

    def get_secret_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespacesSecret:
        """codespaces/get-secret-for-authenticated-user."""

    def list_devcontainers_in_repository_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespaces_ListDevcontainersInRepositoryForAuthenticatedUser_Devcontainers]:
        """codespaces/list-devcontainers-in-repository-for-authenticated-user."""

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespace]:
        """codespaces/list-for-authenticated-user."""

    def list_in_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespace]:
        """codespaces/list-in-organization."""

    def list_in_repository_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Codespace]:
        """codespaces/list-in-repository-for-authenticated-user."""

    def list_org_secrets(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodespacesOrgSecret]:
        """codespaces/list-org-secrets."""

    def list_repo_secrets(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepoCodespacesSecret]:
        """codespaces/list-repo-secrets."""

    def list_repositories_for_secret_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespaces_ListRepositoriesForSecretForAuthenticatedUser:
        """codespaces/list-repositories-for-secret-for-authenticated-user."""

    def list_secrets_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodespacesSecret]:
        """codespaces/list-secrets-for-authenticated-user."""

    def list_selected_repos_for_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """codespaces/list-selected-repos-for-org-secret."""

    def pre_flight_with_repo_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        client_ip: str = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespaces_PreFlightWithRepoForAuthenticatedUser:
        """codespaces/pre-flight-with-repo-for-authenticated-user."""

    def publish_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        codespace_name: str | GitHubCore = ...,
        name: str = ...,
        private: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodespaceWithFullRepository:
        """codespaces/publish-for-authenticated-user."""

    def remove_repository_for_secret_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        secret_name: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/remove-repository-for-secret-for-authenticated-user."""

    def remove_selected_repo_from_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/remove-selected-repo-from-org-secret."""

    def repo_machines_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        client_ip: str = ...,
        location: str = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespaces_RepoMachinesForAuthenticatedUser:
        """codespaces/repo-machines-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    def set_codespaces_access(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_usernames: Iterable[str] = ...,
        visibility: Literal["disabled", "selected_members", "all_members", "all_members_and_outside_collaborators"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-codespaces-access."""

    @deprecated("GitHub deprecates it")
    def set_codespaces_access_users(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-codespaces-access-users."""

    def set_repositories_for_secret_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        secret_name: str | GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-repositories-for-secret-for-authenticated-user."""

    def set_selected_repos_for_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-selected-repos-for-org-secret."""

    def start_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        codespace_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/start-for-authenticated-user."""

    def stop_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        codespace_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/stop-for-authenticated-user."""

    def stop_in_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        codespace_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/stop-in-organization."""

    def update_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        codespace_name: str | GitHubCore = ...,
        display_name: str = ...,
        machine: str = ...,
        recent_folders: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Codespace:
        """codespaces/update-for-authenticated-user."""

class _AsyncBoundCodespaces(Operations):
    """The operations of GitHub's tag ``codespaces``, bound to a resource."""

    async def add_repository_for_secret_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/add-repository-for-secret-for-authenticated-user."""

    async def add_selected_repo_to_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/add-selected-repo-to-org-secret."""

    async def check_permissions_for_devcontainer(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        devcontainer_path: str,
        ref: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesPermissionsCheckForDevcontainer:
        """codespaces/check-permissions-for-devcontainer."""

    async def codespace_machines_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespaces_CodespaceMachinesForAuthenticatedUser:
        """codespaces/codespace-machines-for-authenticated-user."""

    async def create_for_authenticated_user(
        self,
        *,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        pull_request: _CreateForAuthenticatedUser_PullRequest = ...,
        ref: str = ...,
        repository_id: int = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/create-for-authenticated-user."""

    async def create_or_update_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-org-secret."""

    async def create_or_update_repo_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-repo-secret."""

    async def create_or_update_secret_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str,
        selected_repository_ids: Iterable[int | str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """codespaces/create-or-update-secret-for-authenticated-user."""

    async def create_with_pr_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/create-with-pr-for-authenticated-user."""

    async def create_with_repo_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        client_ip: str = ...,
        devcontainer_path: str = ...,
        display_name: str = ...,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] = ...,
        idle_timeout_minutes: int = ...,
        location: str = ...,
        machine: str = ...,
        multi_repo_permissions_opt_out: bool = ...,
        ref: str = ...,
        retention_period_minutes: int = ...,
        working_directory: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/create-with-repo-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    async def delete_codespaces_access_users(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-codespaces-access-users."""

    async def delete_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """codespaces/delete-for-authenticated-user."""

    async def delete_from_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        codespace_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """codespaces/delete-from-organization."""

    async def delete_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-org-secret."""

    async def delete_repo_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-repo-secret."""

    async def delete_secret_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/delete-secret-for-authenticated-user."""

    async def export_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespaceExportDetails:
        """codespaces/export-for-authenticated-user."""

    def get_codespaces_for_user_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespace]:
        """codespaces/get-codespaces-for-user-in-org."""

    async def get_export_details_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore = ...,
        export_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespaceExportDetails:
        """codespaces/get-export-details-for-authenticated-user."""

    async def get_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/get-for-authenticated-user."""

    async def get_org_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesPublicKey:
        """codespaces/get-org-public-key."""

    async def get_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesOrgSecret:
        """codespaces/get-org-secret."""

    async def get_public_key_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesUserPublicKey:
        """codespaces/get-public-key-for-authenticated-user."""

    async def get_repo_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesPublicKey:
        """codespaces/get-repo-public-key."""

    async def get_repo_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepoCodespacesSecret:
        """codespaces/get-repo-secret."""

    async def get_secret_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespacesSecret:
        """codespaces/get-secret-for-authenticated-user."""

    def list_devcontainers_in_repository_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespaces_ListDevcontainersInRepositoryForAuthenticatedUser_Devcontainers]:
        """codespaces/list-devcontainers-in-repository-for-authenticated-user."""

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespace]:
        """codespaces/list-for-authenticated-user."""

    def list_in_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespace]:
        """codespaces/list-in-organization."""

    def list_in_repository_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Codespace]:
        """codespaces/list-in-repository-for-authenticated-user."""

    def list_org_secrets(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodespacesOrgSecret]:
        """codespaces/list-org-secrets."""

    def list_repo_secrets(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepoCodespacesSecret]:
        """codespaces/list-repo-secrets."""

    async def list_repositories_for_secret_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespaces_ListRepositoriesForSecretForAuthenticatedUser:
        """codespaces/list-repositories-for-secret-for-authenticated-user."""

    def list_secrets_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodespacesSecret]:
        """codespaces/list-secrets-for-authenticated-user."""

    def list_selected_repos_for_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """codespaces/list-selected-repos-for-org-secret."""

    async def pre_flight_with_repo_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        client_ip: str = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespaces_PreFlightWithRepoForAuthenticatedUser:
        """codespaces/pre-flight-with-repo-for-authenticated-user."""

    async def publish_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore = ...,
        name: str = ...,
        private: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodespaceWithFullRepository:
        """codespaces/publish-for-authenticated-user."""

    async def remove_repository_for_secret_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/remove-repository-for-secret-for-authenticated-user."""

    async def remove_selected_repo_from_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/remove-selected-repo-from-org-secret."""

    async def repo_machines_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        client_ip: str = ...,
        location: str = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespaces_RepoMachinesForAuthenticatedUser:
        """codespaces/repo-machines-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    async def set_codespaces_access(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_usernames: Iterable[str] = ...,
        visibility: Literal["disabled", "selected_members", "all_members", "all_members_and_outside_collaborators"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-codespaces-access."""

    @deprecated("GitHub deprecates it")
    async def set_codespaces_access_users(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-codespaces-access-users."""

    async def set_repositories_for_secret_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-repositories-for-secret-for-authenticated-user."""

    async def set_selected_repos_for_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """codespaces/set-selected-repos-for-org-secret."""

    async def start_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/start-for-authenticated-user."""

    async def stop_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/stop-for-authenticated-user."""

    async def stop_in_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        codespace_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/stop-in-organization."""

    async def update_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        codespace_name: str | _aio.GitHubCore = ...,
        display_name: str = ...,
        machine: str = ...,
        recent_folders: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Codespace:
        """codespaces/update-for-authenticated-user."""

__all__ = ["AsyncCodespaces", "Codespaces"]
