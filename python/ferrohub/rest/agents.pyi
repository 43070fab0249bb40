"""The operations of GitHub's tag ``agents``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing, OrganizationSecret, PublicKey, RepositorySecret, ShortRepository

class Agents(Operations):
    """The operations of GitHub's tag ``agents``."""

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
        """agents/add-selected-repo-to-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /orgs/{org}/agents/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/agents/secrets#add-selected-repository-to-an-organization-secret
        """

    def add_selected_repo_to_org_variable(
        self,
        org: str | GitHubCore,
        name: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/add-selected-repo-to-org-variable.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /orgs/{org}/agents/variables/{name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/agents/variables#add-selected-repository-to-an-organization-variable
        """

    def create_or_update_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        encrypted_value: str,
        key_id: str,
        selected_repository_ids: Iterable[int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """agents/create-or-update-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param encrypted_value: body: a str
        :param key_id: body: a str
        :param selected_repository_ids: body, optional: an iterable of int
        :param visibility: body: one of "all", "private", "selected"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | None
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#create-or-update-an-organization-secret
        """

    def create_or_update_repo_secret(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        encrypted_value: str,
        key_id: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """agents/create-or-update-repo-secret.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param encrypted_value: body: a str
        :param key_id: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | None
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#create-or-update-a-repository-secret
        """

    def create_org_variable(
        self,
        org: str | GitHubCore,
        *,
        name: str,
        selected_repository_ids: Iterable[int] = ...,
        value: str,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """agents/create-org-variable.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param name: body: a str
        :param selected_repository_ids: body, optional: an iterable of int
        :param value: body: a str
        :param visibility: body: one of "all", "private", "selected"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``POST /orgs/{org}/agents/variables``
        GitHub: https://docs.github.com/rest/agents/variables#create-an-organization-variable
        """

    def create_repo_variable(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        name: str,
        value: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """agents/create-repo-variable.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param name: body: a str
        :param value: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/agents/variables``
        GitHub: https://docs.github.com/rest/agents/variables#create-a-repository-variable
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
        """agents/delete-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#delete-an-organization-secret
        """

    def delete_org_variable(
        self,
        org: str | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-org-variable.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#delete-an-organization-variable
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
        """agents/delete-repo-secret.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#delete-a-repository-secret
        """

    def delete_repo_variable(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-repo-variable.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#delete-a-repository-variable
        """

    def get_org_public_key(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PublicKey:
        """agents/get-org-public-key.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/agents/secrets/public-key``
        GitHub: https://docs.github.com/rest/agents/secrets#get-an-organization-public-key
        """

    def get_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationSecret:
        """agents/get-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationSecret
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#get-an-organization-secret
        """

    def get_org_variable(
        self,
        org: str | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationActionsVariable:
        """agents/get-org-variable.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationActionsVariable
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#get-an-organization-variable
        """

    def get_repo_public_key(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PublicKey:
        """agents/get-repo-public-key.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/agents/secrets/public-key``
        GitHub: https://docs.github.com/rest/agents/secrets#get-a-repository-public-key
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
    ) -> RepositorySecret:
        """agents/get-repo-secret.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositorySecret
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#get-a-repository-secret
        """

    def get_repo_variable(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsVariable:
        """agents/get-repo-variable.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsVariable
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#get-a-repository-variable
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
    ) -> Listing[OrganizationSecret]:
        """agents/list-org-secrets.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationSecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/agents/secrets``
        GitHub: https://docs.github.com/rest/agents/secrets#list-organization-secrets
        """

    def list_org_variables(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationActionsVariable]:
        """agents/list-org-variables.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 10
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationActionsVariable]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/agents/variables``
        GitHub: https://docs.github.com/rest/agents/variables#list-organization-variables
        """

    def list_repo_organization_secrets(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositorySecret]:
        """agents/list-repo-organization-secrets.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositorySecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/agents/organization-secrets``
        GitHub: https://docs.github.com/rest/agents/secrets#list-repository-organization-secrets
        """

    def list_repo_organization_variables(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsVariable]:
        """agents/list-repo-organization-variables.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 10
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsVariable]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/agents/organization-variables``
        GitHub: https://docs.github.com/rest/agents/variables#list-repository-organization-variables
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
    ) -> Listing[RepositorySecret]:
        """agents/list-repo-secrets.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositorySecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/agents/secrets``
        GitHub: https://docs.github.com/rest/agents/secrets#list-repository-secrets
        """

    def list_repo_variables(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsVariable]:
        """agents/list-repo-variables.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 10
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsVariable]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/agents/variables``
        GitHub: https://docs.github.com/rest/agents/variables#list-repository-variables
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
        """agents/list-selected-repos-for-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/agents/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/agents/secrets#list-selected-repositories-for-an-organization-secret
        """

    def list_selected_repos_for_org_variable(
        self,
        org: str | GitHubCore,
        name: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """agents/list-selected-repos-for-org-variable.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``GET /orgs/{org}/agents/variables/{name}/repositories``
        GitHub: https://docs.github.com/rest/agents/variables#list-selected-repositories-for-an-organization-variable
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
        """agents/remove-selected-repo-from-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``DELETE /orgs/{org}/agents/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/agents/secrets#remove-selected-repository-from-an-organization-secret
        """

    def remove_selected_repo_from_org_variable(
        self,
        org: str | GitHubCore,
        name: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/remove-selected-repo-from-org-variable.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``DELETE /orgs/{org}/agents/variables/{name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/agents/variables#remove-selected-repository-from-an-organization-variable
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
        """agents/set-selected-repos-for-org-secret.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param secret_name: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/agents/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/agents/secrets#set-selected-repositories-for-an-organization-secret
        """

    def set_selected_repos_for_org_variable(
        self,
        org: str | GitHubCore,
        name: str | GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/set-selected-repos-for-org-variable.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param name: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /orgs/{org}/agents/variables/{name}/repositories``
        GitHub: https://docs.github.com/rest/agents/variables#set-selected-repositories-for-an-organization-variable
        """

    def update_org_variable(
        self,
        org: str | GitHubCore,
        name: str | GitHubCore,
        *,
        new_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        value: str = ...,
        visibility: Literal["all", "private", "selected"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/update-org-variable.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param name: path: a str
        :param new_name: body, optional: a str
        :param selected_repository_ids: body, optional: an iterable of int
        :param value: body, optional: a str
        :param visibility: body, optional: one of "all", "private", "selected"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PATCH /orgs/{org}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#update-an-organization-variable
        """

    def update_repo_variable(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        name: str | GitHubCore,
        *,
        new_name: str = ...,
        value: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/update-repo-variable.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param name: path: a str
        :param new_name: body, optional: a str
        :param value: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#update-a-repository-variable
        """

class AsyncAgents(Operations):
    """The operations of GitHub's tag ``agents``, for asyncio."""

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
        """agents/add-selected-repo-to-org-secret.

        Request: ``PUT /orgs/{org}/agents/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/agents/secrets#add-selected-repository-to-an-organization-secret
        """

    async def add_selected_repo_to_org_variable(
        self,
        org: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/add-selected-repo-to-org-variable.

        Request: ``PUT /orgs/{org}/agents/variables/{name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/agents/variables#add-selected-repository-to-an-organization-variable
        """

    async def create_or_update_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        encrypted_value: str,
        key_id: str,
        selected_repository_ids: Iterable[int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """agents/create-or-update-org-secret.

        Request: ``PUT /orgs/{org}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#create-or-update-an-organization-secret
        """

    async def create_or_update_repo_secret(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        encrypted_value: str,
        key_id: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """agents/create-or-update-repo-secret.

        Request: ``PUT /repos/{owner}/{repo}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#create-or-update-a-repository-secret
        """

    async def create_org_variable(
        self,
        org: str | _aio.GitHubCore,
        *,
        name: str,
        selected_repository_ids: Iterable[int] = ...,
        value: str,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """agents/create-org-variable.

        Request: ``POST /orgs/{org}/agents/variables``
        GitHub: https://docs.github.com/rest/agents/variables#create-an-organization-variable
        """

    async def create_repo_variable(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        name: str,
        value: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """agents/create-repo-variable.

        Request: ``POST /repos/{owner}/{repo}/agents/variables``
        GitHub: https://docs.github.com/rest/agents/variables#create-a-repository-variable
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
        """agents/delete-org-secret.

        Request: ``DELETE /orgs/{org}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#delete-an-organization-secret
        """

    async def delete_org_variable(
        self,
        org: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-org-variable.

        Request: ``DELETE /orgs/{org}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#delete-an-organization-variable
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
        """agents/delete-repo-secret.

        Request: ``DELETE /repos/{owner}/{repo}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#delete-a-repository-secret
        """

    async def delete_repo_variable(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-repo-variable.

        Request: ``DELETE /repos/{owner}/{repo}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#delete-a-repository-variable
        """

    async def get_org_public_key(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PublicKey:
        """agents/get-org-public-key.

        Request: ``GET /orgs/{org}/agents/secrets/public-key``
        GitHub: https://docs.github.com/rest/agents/secrets#get-an-organization-public-key
        """

    async def get_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationSecret:
        """agents/get-org-secret.

        Request: ``GET /orgs/{org}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#get-an-organization-secret
        """

    async def get_org_variable(
        self,
        org: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationActionsVariable:
        """agents/get-org-variable.

        Request: ``GET /orgs/{org}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#get-an-organization-variable
        """

    async def get_repo_public_key(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PublicKey:
        """agents/get-repo-public-key.

        Request: ``GET /repos/{owner}/{repo}/agents/secrets/public-key``
        GitHub: https://docs.github.com/rest/agents/secrets#get-a-repository-public-key
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
    ) -> _aio.RepositorySecret:
        """agents/get-repo-secret.

        Request: ``GET /repos/{owner}/{repo}/agents/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/agents/secrets#get-a-repository-secret
        """

    async def get_repo_variable(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsVariable:
        """agents/get-repo-variable.

        Request: ``GET /repos/{owner}/{repo}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#get-a-repository-variable
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
    ) -> AsyncListing[_aio.OrganizationSecret]:
        """agents/list-org-secrets.

        Request: ``GET /orgs/{org}/agents/secrets``
        GitHub: https://docs.github.com/rest/agents/secrets#list-organization-secrets
        """

    def list_org_variables(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationActionsVariable]:
        """agents/list-org-variables.

        Request: ``GET /orgs/{org}/agents/variables``
        GitHub: https://docs.github.com/rest/agents/variables#list-organization-variables
        """

    def list_repo_organization_secrets(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositorySecret]:
        """agents/list-repo-organization-secrets.

        Request: ``GET /repos/{owner}/{repo}/agents/organization-secrets``
        GitHub: https://docs.github.com/rest/agents/secrets#list-repository-organization-secrets
        """

    def list_repo_organization_variables(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsVariable]:
        """agents/list-repo-organization-variables.

        Request: ``GET /repos/{owner}/{repo}/agents/organization-variables``
        GitHub: https://docs.github.com/rest/agents/variables#list-repository-organization-variables
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
    ) -> AsyncListing[_aio.RepositorySecret]:
        """agents/list-repo-secrets.

        Request: ``GET /repos/{owner}/{repo}/agents/secrets``
        GitHub: https://docs.github.com/rest/agents/secrets#list-repository-secrets
        """

    def list_repo_variables(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsVariable]:
        """agents/list-repo-variables.

        Request: ``GET /repos/{owner}/{repo}/agents/variables``
        GitHub: https://docs.github.com/rest/agents/variables#list-repository-variables
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
        """agents/list-selected-repos-for-org-secret.

        Request: ``GET /orgs/{org}/agents/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/agents/secrets#list-selected-repositories-for-an-organization-secret
        """

    def list_selected_repos_for_org_variable(
        self,
        org: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """agents/list-selected-repos-for-org-variable.

        Request: ``GET /orgs/{org}/agents/variables/{name}/repositories``
        GitHub: https://docs.github.com/rest/agents/variables#list-selected-repositories-for-an-organization-variable
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
        """agents/remove-selected-repo-from-org-secret.

        Request: ``DELETE /orgs/{org}/agents/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/agents/secrets#remove-selected-repository-from-an-organization-secret
        """

    async def remove_selected_repo_from_org_variable(
        self,
        org: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/remove-selected-repo-from-org-variable.

        Request: ``DELETE /orgs/{org}/agents/variables/{name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/agents/variables#remove-selected-repository-from-an-organization-variable
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
        """agents/set-selected-repos-for-org-secret.

        Request: ``PUT /orgs/{org}/agents/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/agents/secrets#set-selected-repositories-for-an-organization-secret
        """

    async def set_selected_repos_for_org_variable(
        self,
        org: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/set-selected-repos-for-org-variable.

        Request: ``PUT /orgs/{org}/agents/variables/{name}/repositories``
        GitHub: https://docs.github.com/rest/agents/variables#set-selected-repositories-for-an-organization-variable
        """

    async def update_org_variable(
        self,
        org: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        new_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        value: str = ...,
        visibility: Literal["all", "private", "selected"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/update-org-variable.

        Request: ``PATCH /orgs/{org}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#update-an-organization-variable
        """

    async def update_repo_variable(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        new_name: str = ...,
        value: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/update-repo-variable.

        Request: ``PATCH /repos/{owner}/{repo}/agents/variables/{name}``
        GitHub: https://docs.github.com/rest/agents/variables#update-a-repository-variable
        """

class _BoundAgents(Operations):
    """The operations of GitHub's tag ``agents``, bound to a resource."""

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
        """agents/add-selected-repo-to-org-secret."""

    def add_selected_repo_to_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/add-selected-repo-to-org-variable."""

    def create_or_update_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        encrypted_value: str,
        key_id: str,
        selected_repository_ids: Iterable[int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """agents/create-or-update-org-secret."""

    def create_or_update_repo_secret(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        encrypted_value: str,
        key_id: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """agents/create-or-update-repo-secret."""

    def create_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str,
        selected_repository_ids: Iterable[int] = ...,
        value: str,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """agents/create-org-variable."""

    def create_repo_variable(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        name: str,
        value: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """agents/create-repo-variable."""

    def delete_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-org-secret."""

    def delete_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-org-variable."""

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
        """agents/delete-repo-secret."""

    def delete_repo_variable(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-repo-variable."""

    def get_org_public_key(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PublicKey:
        """agents/get-org-public-key."""

    def get_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationSecret:
        """agents/get-org-secret."""

    def get_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationActionsVariable:
        """agents/get-org-variable."""

    def get_repo_public_key(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PublicKey:
        """agents/get-repo-public-key."""

    def get_repo_secret(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositorySecret:
        """agents/get-repo-secret."""

    def get_repo_variable(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsVariable:
        """agents/get-repo-variable."""

    def list_org_secrets(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationSecret]:
        """agents/list-org-secrets."""

    def list_org_variables(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationActionsVariable]:
        """agents/list-org-variables."""

    def list_repo_organization_secrets(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositorySecret]:
        """agents/list-repo-organization-secrets."""

    def list_repo_organization_variables(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsVariable]:
        """agents/list-repo-organization-variables."""

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
    ) -> Listing[RepositorySecret]:
        """agents/list-repo-secrets."""

    def list_repo_variables(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsVariable]:
        """agents/list-repo-variables."""

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
        """agents/list-selected-repos-for-org-secret."""

    def list_selected_repos_for_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """agents/list-selected-repos-for-org-variable."""

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
        """agents/remove-selected-repo-from-org-secret."""

    def remove_selected_repo_from_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/remove-selected-repo-from-org-variable."""

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
        """agents/set-selected-repos-for-org-secret."""

    def set_selected_repos_for_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/set-selected-repos-for-org-variable."""

    def update_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        new_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        value: str = ...,
        visibility: Literal["all", "private", "selected"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/update-org-variable."""

    def update_repo_variable(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        new_name: str = ...,
        value: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/update-repo-variable."""

class _AsyncBoundAgents(Operations):
    """The operations of GitHub's tag ``agents``, bound to a resource."""

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
        """agents/add-selected-repo-to-org-secret."""

    async def add_selected_repo_to_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/add-selected-repo-to-org-variable."""

    async def create_or_update_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        encrypted_value: str,
        key_id: str,
        selected_repository_ids: Iterable[int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """agents/create-or-update-org-secret."""

    async def create_or_update_repo_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        encrypted_value: str,
        key_id: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """agents/create-or-update-repo-secret."""

    async def create_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str,
        selected_repository_ids: Iterable[int] = ...,
        value: str,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """agents/create-org-variable."""

    async def create_repo_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        name: str,
        value: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """agents/create-repo-variable."""

    async def delete_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-org-secret."""

    async def delete_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-org-variable."""

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
        """agents/delete-repo-secret."""

    async def delete_repo_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/delete-repo-variable."""

    async def get_org_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PublicKey:
        """agents/get-org-public-key."""

    async def get_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationSecret:
        """agents/get-org-secret."""

    async def get_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationActionsVariable:
        """agents/get-org-variable."""

    async def get_repo_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PublicKey:
        """agents/get-repo-public-key."""

    async def get_repo_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositorySecret:
        """agents/get-repo-secret."""

    async def get_repo_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsVariable:
        """agents/get-repo-variable."""

    def list_org_secrets(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationSecret]:
        """agents/list-org-secrets."""

    def list_org_variables(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationActionsVariable]:
        """agents/list-org-variables."""

    def list_repo_organization_secrets(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositorySecret]:
        """agents/list-repo-organization-secrets."""

    def list_repo_organization_variables(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsVariable]:
        """agents/list-repo-organization-variables."""

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
    ) -> AsyncListing[_aio.RepositorySecret]:
        """agents/list-repo-secrets."""

    def list_repo_variables(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsVariable]:
        """agents/list-repo-variables."""

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
        """agents/list-selected-repos-for-org-secret."""

    def list_selected_repos_for_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """agents/list-selected-repos-for-org-variable."""

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
        """agents/remove-selected-repo-from-org-secret."""

    async def remove_selected_repo_from_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/remove-selected-repo-from-org-variable."""

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
        """agents/set-selected-repos-for-org-secret."""

    async def set_selected_repos_for_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/set-selected-repos-for-org-variable."""

    async def update_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        new_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        value: str = ...,
        visibility: Literal["all", "private", "selected"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/update-org-variable."""

    async def update_repo_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        new_name: str = ...,
        value: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """agents/update-repo-variable."""

__all__ = ["AsyncAgents", "Agents"]
