"""The operations of GitHub's tag ``actions``. Made by tools/generate.py."""

import builtins
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from os import PathLike
from typing import Any, BinaryIO, Literal, TypedDict, overload

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import (
    Deployment,
    GitHubCore,
    Listing,
    OrganizationSecret,
    PublicKey,
    RepositorySecret,
    ShortRepository,
)

class _CreateHostedRunnerForEnterprise_Image(TypedDict, total=False):
    id: str
    source: Literal["github", "partner", "custom"]
    version: str | None

class _CreateHostedRunnerForOrg_Image(TypedDict, total=False):
    id: str
    source: Literal["github", "partner", "custom"]
    version: str | None

class Actions(Operations):
    """The operations of GitHub's tag ``actions``."""

    def add_custom_labels_to_self_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_AddCustomLabelsToSelfHostedRunnerForOrg:
        """actions/add-custom-labels-to-self-hosted-runner-for-org.

        :param org: path: a str
        :param runner_id: path: an int
        :param labels: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_AddCustomLabelsToSelfHostedRunnerForOrg
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /orgs/{org}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#add-custom-labels-to-a-self-hosted-runner-for-an-organization
        """

    def add_custom_labels_to_self_hosted_runner_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_AddCustomLabelsToSelfHostedRunnerForRepo:
        """actions/add-custom-labels-to-self-hosted-runner-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param runner_id: path: an int
        :param labels: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_AddCustomLabelsToSelfHostedRunnerForRepo
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#add-custom-labels-to-a-self-hosted-runner-for-a-repository
        """

    def add_repo_access_to_self_hosted_runner_group_in_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/add-repo-access-to-self-hosted-runner-group-in-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#add-repository-access-to-a-self-hosted-runner-group-in-an-organization
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
        """actions/add-selected-repo-to-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/actions/secrets#add-selected-repository-to-an-organization-secret
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
        """actions/add-selected-repo-to-org-variable.

        :param org: path: a str
        :param name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/actions/variables#add-selected-repository-to-an-organization-variable
        """

    def add_self_hosted_runner_to_group_for_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/add-self-hosted-runner-to-group-for-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/runners/{runner_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#add-a-self-hosted-runner-to-a-group-for-an-organization
        """

    def approve_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/approve-workflow-run.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#approve-a-workflow-run-for-a-fork-pull-request
        """

    def cancel_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/cancel-workflow-run.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#cancel-a-workflow-run
        """

    def create_environment_variable(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        name: str,
        value: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/create-environment-variable.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param name: body: a str
        :param value: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/environments/{environment_name}/variables``
        GitHub: https://docs.github.com/rest/actions/variables#create-an-environment-variable
        """

    def create_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        enable_static_ip: bool = ...,
        image: _CreateHostedRunnerForEnterprise_Image,
        image_gen: bool = ...,
        maximum_runners: int = ...,
        name: str,
        runner_group_id: int,
        size: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/create-hosted-runner-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param enable_static_ip: body, optional: a bool, default false
        :param image: body: a mapping
        :param image_gen: body, optional: a bool, default false
        :param maximum_runners: body, optional: an int, default 50
        :param name: body: a str
        :param runner_group_id: body: an int
        :param size: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunner
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/actions/hosted-runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#create-a-github-hosted-runner-for-an-enterprise
        """

    def create_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        *,
        enable_static_ip: bool = ...,
        image: _CreateHostedRunnerForOrg_Image,
        image_gen: bool = ...,
        maximum_runners: int = ...,
        name: str,
        runner_group_id: int,
        size: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/create-hosted-runner-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param enable_static_ip: body, optional: a bool
        :param image: body: a mapping
        :param image_gen: body, optional: a bool, default false
        :param maximum_runners: body, optional: an int
        :param name: body: a str
        :param runner_group_id: body: an int
        :param size: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunner
        :raises GitHubError: the response has an error status

        Request: ``POST /orgs/{org}/actions/hosted-runners``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#create-a-github-hosted-runner-for-an-organization
        """

    def create_or_update_environment_secret(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        encrypted_value: str,
        key_id: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """actions/create-or-update-environment-secret.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param secret_name: path: a str
        :param encrypted_value: body: a str
        :param key_id: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | None
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#create-or-update-an-environment-secret
        """

    def create_or_update_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[int | str] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """actions/create-or-update-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param encrypted_value: body, optional: a str
        :param key_id: body, optional: a str
        :param selected_repository_ids: body, optional: an iterable
        :param visibility: body: one of "all", "private", "selected"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | None
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/reference/actions#create-or-update-an-organization-secret
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
        """actions/create-or-update-repo-secret.

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

        Request: ``PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#create-or-update-a-repository-secret
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
        """actions/create-org-variable.

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

        Request: ``POST /orgs/{org}/actions/variables``
        GitHub: https://docs.github.com/rest/actions/variables#create-an-organization-variable
        """

    def create_registration_token_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """actions/create-registration-token-for-org.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AuthenticationToken
        :raises GitHubError: the response has an error status

        Request: ``POST /orgs/{org}/actions/runners/registration-token``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#create-a-registration-token-for-an-organization
        """

    def create_registration_token_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """actions/create-registration-token-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AuthenticationToken
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/actions/runners/registration-token``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#create-a-registration-token-for-a-repository
        """

    def create_remove_token_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """actions/create-remove-token-for-org.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AuthenticationToken
        :raises GitHubError: the response has an error status

        Request: ``POST /orgs/{org}/actions/runners/remove-token``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#create-a-remove-token-for-an-organization
        """

    def create_remove_token_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """actions/create-remove-token-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AuthenticationToken
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/actions/runners/remove-token``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#create-a-remove-token-for-a-repository
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
        """actions/create-repo-variable.

        :param owner: path: a str
        :param repo: path: a str
        :param name: body: a str
        :param value: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/actions/variables``
        GitHub: https://docs.github.com/rest/actions/variables#create-a-repository-variable
        """

    def create_self_hosted_runner_group_for_org(
        self,
        org: str | GitHubCore,
        *,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str = ...,
        restricted_to_workflows: bool = ...,
        runners: Iterable[int] = ...,
        selected_repository_ids: Iterable[int] = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsOrg:
        """actions/create-self-hosted-runner-group-for-org.

        :param org: path: a str
        :param allows_public_repositories: body, optional: a bool, default false
        :param name: body: a str
        :param network_configuration_id: body, optional: a str; only on api.github.com, ghec
        :param restricted_to_workflows: body, optional: a bool, default false
        :param runners: body, optional: an iterable of int
        :param selected_repository_ids: body, optional: an iterable of int
        :param selected_workflows: body, optional: an iterable of str
        :param visibility: body, optional: one of "selected", "all", "private", default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RunnerGroupsOrg
        :raises GitHubError: the response has an error status

        Request: ``POST /orgs/{org}/actions/runner-groups``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#create-a-self-hosted-runner-group-for-an-organization
        """

    def create_workflow_dispatch(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        workflow_id: int | str | GitHubCore,
        *,
        inputs: Mapping[str, Any] = ...,
        ref: str,
        return_run_details: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowDispatchResponse | None:
        """actions/create-workflow-dispatch.

        :param owner: path: a str
        :param repo: path: a str
        :param workflow_id: path: an int or a str
        :param inputs: body, optional: a mapping
        :param ref: body: a str
        :param return_run_details: body, optional: a bool; only on api.github.com, ghec
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WorkflowDispatchResponse | None
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches``
        GitHub: https://docs.github.com/rest/actions/workflows#create-a-workflow-dispatch-event
        """

    def delete_actions_cache_by_id(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        cache_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-actions-cache-by-id.

        :param owner: path: a str
        :param repo: path: a str
        :param cache_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}``
        GitHub:
        https://docs.github.com/rest/actions/cache#delete-a-github-actions-cache-for-a-repository-using-a-cache-id
        """

    def delete_actions_cache_by_key(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        key: str,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheList:
        """actions/delete-actions-cache-by-key.

        :param owner: path: a str
        :param repo: path: a str
        :param key: query: a str
        :param ref: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheList
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/actions/caches``
        GitHub:
        https://docs.github.com/rest/actions/cache#delete-github-actions-caches-for-a-repository-using-a-cache-key
        """

    def delete_artifact(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        artifact_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-artifact.

        :param owner: path: a str
        :param repo: path: a str
        :param artifact_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}``
        GitHub: https://docs.github.com/rest/actions/artifacts#delete-an-artifact
        """

    def delete_custom_image_from_enterprise(
        self,
        enterprise: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-from-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param image_definition_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#delete-a-custom-image-from-the-enterprise
        """

    def delete_custom_image_from_org(
        self,
        org: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-from-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param image_definition_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#delete-a-custom-image-from-the-organization
        """

    def delete_custom_image_version_from_enterprise(
        self,
        enterprise: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        version: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-version-from-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param image_definition_id: path: an int
        :param version: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE
        /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#delete-an-image-version-of-custom-image-from-the-enterprise
        """

    def delete_custom_image_version_from_org(
        self,
        org: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        version: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-version-from-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param image_definition_id: path: an int
        :param version: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#delete-an-image-version-of-custom-image-from-the-organization
        """

    def delete_environment_secret(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-environment-secret.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#delete-an-environment-secret
        """

    def delete_environment_variable(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-environment-variable.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#delete-an-environment-variable
        """

    def delete_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        hosted_runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/delete-hosted-runner-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param hosted_runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunner
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/actions/hosted-runners/{hosted_runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#delete-a-github-hosted-runner-for-an-enterprise
        """

    def delete_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        hosted_runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/delete-hosted-runner-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param hosted_runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunner
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#delete-a-github-hosted-runner-for-an-organization
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
        """actions/delete-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#delete-an-organization-secret
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
        """actions/delete-org-variable.

        :param org: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#delete-an-organization-variable
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
        """actions/delete-repo-secret.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#delete-a-repository-secret
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
        """actions/delete-repo-variable.

        :param owner: path: a str
        :param repo: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#delete-a-repository-variable
        """

    def delete_self_hosted_runner_from_org(
        self,
        org: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-from-org.

        :param org: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /orgs/{org}/actions/runners/{runner_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#delete-a-self-hosted-runner-from-an-organization
        """

    def delete_self_hosted_runner_from_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-from-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#delete-a-self-hosted-runner-from-a-repository
        """

    def delete_self_hosted_runner_group_from_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-group-from-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#delete-a-self-hosted-runner-group-from-an-organization
        """

    def delete_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-workflow-run.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/actions/runs/{run_id}``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#delete-a-workflow-run
        """

    def delete_workflow_run_logs(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-workflow-run-logs.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 500

        Request: ``DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#delete-workflow-run-logs
        """

    def disable_selected_repository_github_actions_organization(
        self,
        org: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-selected-repository-github-actions-organization.

        :param org: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/permissions#disable-a-selected-repository-for-github-actions-in-an-organization
        """

    def disable_selected_repository_self_hosted_runners_organization(
        self,
        org: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-selected-repository-self-hosted-runners-organization.

        :param org: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422

        Request: ``DELETE /orgs/{org}/actions/permissions/self-hosted-runners/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/permissions#remove-a-repository-from-the-list-of-repositories-allowed-to-use-self-hosted-runners-in-an-organization
        """

    def disable_workflow(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        workflow_id: int | str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-workflow.

        :param owner: path: a str
        :param repo: path: a str
        :param workflow_id: path: an int or a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable``
        GitHub: https://docs.github.com/rest/actions/workflows#disable-a-workflow
        """

    @overload
    def download_artifact(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        artifact_id: int | GitHubCore,
        archive_format: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-artifact.

        :param owner: path: a str
        :param repo: path: a str
        :param artifact_id: path: an int
        :param archive_format: path: a str
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: the content as bytes; with ``to`` the name of the file that was written
        :raises GitHubError: the response has an error status; documented: 410

        Request: ``GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}``
        GitHub: https://docs.github.com/rest/actions/artifacts#download-an-artifact
        """

    @overload
    def download_artifact(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        artifact_id: int | GitHubCore,
        archive_format: str | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-artifact."""

    @overload
    def download_job_logs_for_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        job_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-job-logs-for-workflow-run.

        :param owner: path: a str
        :param repo: path: a str
        :param job_id: path: an int
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: the content as bytes; with ``to`` the name of the file that was written
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs``
        GitHub: https://docs.github.com/rest/actions/workflow-jobs#download-job-logs-for-a-workflow-run
        """

    @overload
    def download_job_logs_for_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        job_id: int | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-job-logs-for-workflow-run."""

    @overload
    def download_workflow_run_attempt_logs(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        attempt_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-workflow-run-attempt-logs.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param attempt_number: path: an int
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: the content as bytes; with ``to`` the name of the file that was written
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#download-workflow-run-attempt-logs
        """

    @overload
    def download_workflow_run_attempt_logs(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        attempt_number: int | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-workflow-run-attempt-logs."""

    @overload
    def download_workflow_run_logs(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-workflow-run-logs.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: the content as bytes; with ``to`` the name of the file that was written
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#download-workflow-run-logs
        """

    @overload
    def download_workflow_run_logs(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-workflow-run-logs."""

    def enable_selected_repository_github_actions_organization(
        self,
        org: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-selected-repository-github-actions-organization.

        :param org: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/permissions/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/permissions#enable-a-selected-repository-for-github-actions-in-an-organization
        """

    def enable_selected_repository_self_hosted_runners_organization(
        self,
        org: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-selected-repository-self-hosted-runners-organization.

        :param org: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422

        Request: ``PUT /orgs/{org}/actions/permissions/self-hosted-runners/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/permissions#add-a-repository-to-the-list-of-repositories-allowed-to-use-self-hosted-runners-in-an-organization
        """

    def enable_workflow(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        workflow_id: int | str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-workflow.

        :param owner: path: a str
        :param repo: path: a str
        :param workflow_id: path: an int or a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable``
        GitHub: https://docs.github.com/rest/actions/workflows#enable-a-workflow
        """

    def force_cancel_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/force-cancel-workflow-run.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#force-cancel-a-workflow-run
        """

    def generate_runner_jitconfig_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GenerateRunnerJitconfigForEnterprise:
        """actions/generate-runner-jitconfig-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param labels: body: an iterable of str
        :param name: body: a str
        :param runner_group_id: body: an int
        :param work_folder: body, optional: a str, default "_work"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GenerateRunnerJitconfigForEnterprise
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``POST /enterprises/{enterprise}/actions/runners/generate-jitconfig``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#create-configuration-for-a-just-in-time-runner-for-an-enterprise
        """

    def generate_runner_jitconfig_for_org(
        self,
        org: str | GitHubCore,
        *,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GenerateRunnerJitconfigForOrg:
        """actions/generate-runner-jitconfig-for-org.

        :param org: path: a str
        :param labels: body: an iterable of str
        :param name: body: a str
        :param runner_group_id: body: an int
        :param work_folder: body, optional: a str, default "_work"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GenerateRunnerJitconfigForOrg
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``POST /orgs/{org}/actions/runners/generate-jitconfig``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#create-configuration-for-a-just-in-time-runner-for-an-organization
        """

    def generate_runner_jitconfig_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GenerateRunnerJitconfigForRepo:
        """actions/generate-runner-jitconfig-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param labels: body: an iterable of str
        :param name: body: a str
        :param runner_group_id: body: an int
        :param work_folder: body, optional: a str, default "_work"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GenerateRunnerJitconfigForRepo
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#create-configuration-for-a-just-in-time-runner-for-a-repository
        """

    def get_actions_cache_list(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        key: str = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        sort: Literal["created_at", "last_accessed_at", "size_in_bytes"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsCacheList_ActionsCaches]:
        """actions/get-actions-cache-list.

        :param owner: path: a str
        :param repo: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param key: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param ref: query, optional: a str
        :param sort: query, optional: one of "created_at", "last_accessed_at", "size_in_bytes", default
            "last_accessed_at"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsCacheList_ActionsCaches]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/caches``
        GitHub: https://docs.github.com/rest/actions/cache#list-github-actions-caches-for-a-repository
        """

    def get_actions_cache_retention_limit_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheRetentionLimitForEnterprise:
        """actions/get-actions-cache-retention-limit-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheRetentionLimitForEnterprise
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-retention-limit-for-an-enterprise
        """

    def get_actions_cache_retention_limit_for_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheRetentionLimitForOrganization:
        """actions/get-actions-cache-retention-limit-for-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheRetentionLimitForOrganization
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /organizations/{org}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-retention-limit-for-an-organization
        """

    def get_actions_cache_retention_limit_for_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheRetentionLimitForRepository:
        """actions/get-actions-cache-retention-limit-for-repository.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheRetentionLimitForRepository
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-retention-limit-for-a-repository
        """

    def get_actions_cache_storage_limit_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheStorageLimitForEnterprise:
        """actions/get-actions-cache-storage-limit-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheStorageLimitForEnterprise
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-storage-limit-for-an-enterprise
        """

    def get_actions_cache_storage_limit_for_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheStorageLimitForOrganization:
        """actions/get-actions-cache-storage-limit-for-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheStorageLimitForOrganization
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /organizations/{org}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-storage-limit-for-an-organization
        """

    def get_actions_cache_storage_limit_for_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheStorageLimitForRepository:
        """actions/get-actions-cache-storage-limit-for-repository.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheStorageLimitForRepository
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-storage-limit-for-a-repository
        """

    def get_actions_cache_usage(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsageByRepository:
        """actions/get-actions-cache-usage.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheUsageByRepository
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/cache/usage``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-usage-for-a-repository
        """

    def get_actions_cache_usage_by_repo_for_org(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsCacheUsageByRepository]:
        """actions/get-actions-cache-usage-by-repo-for-org.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsCacheUsageByRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/cache/usage-by-repository``
        GitHub:
        https://docs.github.com/rest/actions/cache#list-repositories-with-github-actions-cache-usage-for-an-organization
        """

    def get_actions_cache_usage_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsageOrgEnterprise:
        """actions/get-actions-cache-usage-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheUsageOrgEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/cache/usage``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/cache#get-github-actions-cache-usage-for-an-enterprise
        """

    def get_actions_cache_usage_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsageOrgEnterprise:
        """actions/get-actions-cache-usage-for-org.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheUsageOrgEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/cache/usage``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-usage-for-an-organization
        """

    def get_actions_cache_usage_policy(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsagePolicyForRepository:
        """actions/get-actions-cache-usage-policy.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheUsagePolicyForRepository
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/cache/usage-policy``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/actions/cache#get-github-actions-cache-usage-policy-for-a-repository
        """

    def get_actions_cache_usage_policy_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsagePolicyEnterprise:
        """actions/get-actions-cache-usage-policy-for-enterprise.

        Hosts: ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsCacheUsagePolicyEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/cache/usage-policy``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/actions/cache#get-github-actions-cache-usage-policy-for-an-enterprise
        """

    def get_allowed_actions_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SelectedActions:
        """actions/get-allowed-actions-organization.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SelectedActions
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-allowed-actions-and-reusable-workflows-for-an-organization
        """

    def get_allowed_actions_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SelectedActions:
        """actions/get-allowed-actions-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SelectedActions
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-allowed-actions-and-reusable-workflows-for-a-repository
        """

    def get_artifact(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        artifact_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Artifact:
        """actions/get-artifact.

        :param owner: path: a str
        :param repo: path: a str
        :param artifact_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Artifact
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}``
        GitHub: https://docs.github.com/rest/actions/artifacts#get-an-artifact
        """

    def get_artifact_and_log_retention_settings_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsArtifactAndLogRetentionResponse:
        """actions/get-artifact-and-log-retention-settings-organization.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsArtifactAndLogRetentionResponse
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-artifact-and-log-retention-settings-for-an-organization
        """

    def get_artifact_and_log_retention_settings_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsArtifactAndLogRetentionResponse:
        """actions/get-artifact-and-log-retention-settings-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsArtifactAndLogRetentionResponse
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-artifact-and-log-retention-settings-for-a-repository
        """

    def get_concurrency_group_for_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        concurrency_group_name: str | GitHubCore,
        *,
        ahead_of_job: int = ...,
        ahead_of_run: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ConcurrencyGroup:
        """actions/get-concurrency-group-for-repository.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param concurrency_group_name: path: a str
        :param ahead_of_job: query, optional: an int
        :param ahead_of_run: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ConcurrencyGroup
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /repos/{owner}/{repo}/actions/concurrency_groups/{concurrency_group_name}``
        GitHub: https://docs.github.com/rest/actions/concurrency-groups#get-a-concurrency-group-for-a-repository
        """

    def get_custom_image_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerCustomImage:
        """actions/get-custom-image-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param image_definition_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunnerCustomImage
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-an-enterprise-custom-image-definition-for-github-actions-hosted-runners
        """

    def get_custom_image_for_org(
        self,
        org: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerCustomImage:
        """actions/get-custom-image-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param image_definition_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunnerCustomImage
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-a-custom-image-definition-for-github-actions-hosted-runners
        """

    def get_custom_image_version_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        version: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerCustomImageVersion:
        """actions/get-custom-image-version-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param image_definition_id: path: an int
        :param version: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunnerCustomImageVersion
        :raises GitHubError: the response has an error status

        Request: ``GET
        /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-an-image-version-of-an-enterprise-custom-image-for-github-actions-hosted-runners
        """

    def get_custom_image_version_for_org(
        self,
        org: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        version: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerCustomImageVersion:
        """actions/get-custom-image-version-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param image_definition_id: path: an int
        :param version: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunnerCustomImageVersion
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-an-image-version-of-a-custom-image-for-github-actions-hosted-runners
        """

    def get_custom_oidc_sub_claim_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OidcCustomSubRepo:
        """actions/get-custom-oidc-sub-claim-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OidcCustomSubRepo
        :raises GitHubError: the response has an error status; documented: 400, 404

        Request: ``GET /repos/{owner}/{repo}/actions/oidc/customization/sub``
        GitHub:
        https://docs.github.com/rest/actions/oidc#get-the-customization-template-for-an-oidc-subject-claim-for-a-repository
        """

    def get_environment_public_key(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PublicKey:
        """actions/get-environment-public-key.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key``
        GitHub: https://docs.github.com/rest/actions/secrets#get-an-environment-public-key
        """

    def get_environment_secret(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositorySecret:
        """actions/get-environment-secret.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositorySecret
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#get-an-environment-secret
        """

    def get_environment_variable(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsVariable:
        """actions/get-environment-variable.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsVariable
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#get-an-environment-variable
        """

    def get_fork_pr_contributor_approval_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrContributorApproval:
        """actions/get-fork-pr-contributor-approval-permissions-organization.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsForkPrContributorApproval
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-fork-pr-contributor-approval-permissions-for-an-organization
        """

    def get_fork_pr_contributor_approval_permissions_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrContributorApproval:
        """actions/get-fork-pr-contributor-approval-permissions-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsForkPrContributorApproval
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-fork-pr-contributor-approval-permissions-for-a-repository
        """

    def get_github_actions_default_workflow_permissions_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsGetDefaultWorkflowPermissions
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/permissions/workflow``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-default-workflow-permissions-for-an-enterprise
        """

    def get_github_actions_default_workflow_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-organization.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsGetDefaultWorkflowPermissions
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/permissions/workflow``
        GitHub: https://docs.github.com/rest/actions/permissions#get-default-workflow-permissions-for-an-organization
        """

    def get_github_actions_default_workflow_permissions_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsGetDefaultWorkflowPermissions
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/workflow``
        GitHub: https://docs.github.com/rest/actions/permissions#get-default-workflow-permissions-for-a-repository
        """

    def get_github_actions_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsOrganizationPermissions:
        """actions/get-github-actions-permissions-organization.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsOrganizationPermissions
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/permissions``
        GitHub: https://docs.github.com/rest/actions/permissions#get-github-actions-permissions-for-an-organization
        """

    def get_github_actions_permissions_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsRepositoryPermissions:
        """actions/get-github-actions-permissions-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsRepositoryPermissions
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/permissions``
        GitHub: https://docs.github.com/rest/actions/permissions#get-github-actions-permissions-for-a-repository
        """

    def get_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        hosted_runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/get-hosted-runner-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param hosted_runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunner
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/{hosted_runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-a-github-hosted-runner-for-an-enterprise
        """

    def get_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        hosted_runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/get-hosted-runner-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param hosted_runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunner
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#get-a-github-hosted-runner-for-an-organization
        """

    def get_hosted_runners_github_owned_images_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersGithubOwnedImagesForEnterprise:
        """actions/get-hosted-runners-github-owned-images-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetHostedRunnersGithubOwnedImagesForEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/github-owned``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-github-owned-images-for-github-hosted-runners-in-an-enterprise
        """

    def get_hosted_runners_github_owned_images_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersGithubOwnedImagesForOrg:
        """actions/get-hosted-runners-github-owned-images-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetHostedRunnersGithubOwnedImagesForOrg
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/github-owned``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-github-owned-images-for-github-hosted-runners-in-an-organization
        """

    def get_hosted_runners_limits_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerLimits:
        """actions/get-hosted-runners-limits-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunnerLimits
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/limits``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-limits-on-github-hosted-runners-for-an-enterprise
        """

    def get_hosted_runners_limits_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerLimits:
        """actions/get-hosted-runners-limits-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunnerLimits
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/limits``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-limits-on-github-hosted-runners-for-an-organization
        """

    def get_hosted_runners_machine_specs_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersMachineSpecsForEnterprise:
        """actions/get-hosted-runners-machine-specs-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetHostedRunnersMachineSpecsForEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/machine-sizes``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-github-hosted-runners-machine-specs-for-an-enterprise
        """

    def get_hosted_runners_machine_specs_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersMachineSpecsForOrg:
        """actions/get-hosted-runners-machine-specs-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetHostedRunnersMachineSpecsForOrg
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/machine-sizes``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-github-hosted-runners-machine-specs-for-an-organization
        """

    def get_hosted_runners_partner_images_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersPartnerImagesForEnterprise:
        """actions/get-hosted-runners-partner-images-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetHostedRunnersPartnerImagesForEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/partner``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-partner-images-for-github-hosted-runners-in-an-enterprise
        """

    def get_hosted_runners_partner_images_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersPartnerImagesForOrg:
        """actions/get-hosted-runners-partner-images-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetHostedRunnersPartnerImagesForOrg
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/partner``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-partner-images-for-github-hosted-runners-in-an-organization
        """

    def get_hosted_runners_platforms_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersPlatformsForEnterprise:
        """actions/get-hosted-runners-platforms-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetHostedRunnersPlatformsForEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/platforms``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-platforms-for-github-hosted-runners-in-an-enterprise
        """

    def get_hosted_runners_platforms_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersPlatformsForOrg:
        """actions/get-hosted-runners-platforms-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetHostedRunnersPlatformsForOrg
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/platforms``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-platforms-for-github-hosted-runners-in-an-organization
        """

    def get_job_for_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        job_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Job:
        """actions/get-job-for-workflow-run.

        :param owner: path: a str
        :param repo: path: a str
        :param job_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Job
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/jobs/{job_id}``
        GitHub: https://docs.github.com/rest/actions/workflow-jobs#get-a-job-for-a-workflow-run
        """

    def get_org_public_key(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PublicKey:
        """actions/get-org-public-key.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/secrets/public-key``
        GitHub: https://docs.github.com/rest/actions/secrets#get-an-organization-public-key
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
        """actions/get-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationSecret
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#get-an-organization-secret
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
        """actions/get-org-variable.

        :param org: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationActionsVariable
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#get-an-organization-variable
        """

    def get_pending_deployments_for_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.PendingDeployment]:
        """actions/get-pending-deployments-for-run.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[PendingDeployment]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-pending-deployments-for-a-workflow-run
        """

    def get_private_repo_fork_pr_workflows_settings_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrWorkflowsPrivateRepos:
        """actions/get-private-repo-fork-pr-workflows-settings-organization.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsForkPrWorkflowsPrivateRepos
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-private-repo-fork-pr-workflow-settings-for-an-organization
        """

    def get_private_repo_fork_pr_workflows_settings_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrWorkflowsPrivateRepos:
        """actions/get-private-repo-fork-pr-workflows-settings-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsForkPrWorkflowsPrivateRepos
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-private-repo-fork-pr-workflow-settings-for-a-repository
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
        """actions/get-repo-public-key.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/secrets/public-key``
        GitHub: https://docs.github.com/rest/actions/secrets#get-a-repository-public-key
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
        """actions/get-repo-secret.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositorySecret
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#get-a-repository-secret
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
        """actions/get-repo-variable.

        :param owner: path: a str
        :param repo: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsVariable
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#get-a-repository-variable
        """

    def get_reviews_for_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.EnvironmentApprovals]:
        """actions/get-reviews-for-run.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[EnvironmentApprovals]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-the-review-history-for-a-workflow-run
        """

    def get_runner_version_deprecation_for_org(
        self,
        org: str | GitHubCore,
        version: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetRunnerVersionDeprecationForOrg:
        """actions/get-runner-version-deprecation-for-org.

        Hosts: ghec.

        :param org: path: a str
        :param version: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetRunnerVersionDeprecationForOrg
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/runners/deprecations/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#get-runner-version-end-of-life-schedule-for-an-organization
        """

    def get_runner_version_deprecation_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        version: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetRunnerVersionDeprecationForRepo:
        """actions/get-runner-version-deprecation-for-repo.

        Hosts: ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param version: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_GetRunnerVersionDeprecationForRepo
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runners/deprecations/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#get-runner-version-end-of-life-schedule-for-a-repository
        """

    def get_self_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Runner:
        """actions/get-self-hosted-runner-for-org.

        :param org: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Runner
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/runners/{runner_id}``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#get-a-self-hosted-runner-for-an-organization
        """

    def get_self_hosted_runner_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Runner:
        """actions/get-self-hosted-runner-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Runner
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runners/{runner_id}``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#get-a-self-hosted-runner-for-a-repository
        """

    def get_self_hosted_runner_group_for_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsOrg:
        """actions/get-self-hosted-runner-group-for-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RunnerGroupsOrg
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#get-a-self-hosted-runner-group-for-an-organization
        """

    def get_self_hosted_runners_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SelfHostedRunnersSettings:
        """actions/get-self-hosted-runners-permissions-organization.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SelfHostedRunnersSettings
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/actions/permissions/self-hosted-runners``
        GitHub: https://docs.github.com/rest/actions/permissions#get-self-hosted-runners-settings-for-an-organization
        """

    def get_workflow(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        workflow_id: int | str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Workflow:
        """actions/get-workflow.

        :param owner: path: a str
        :param repo: path: a str
        :param workflow_id: path: an int or a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Workflow
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}``
        GitHub: https://docs.github.com/rest/actions/workflows#get-a-workflow
        """

    def get_workflow_access_to_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsWorkflowAccessToRepository:
        """actions/get-workflow-access-to-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsWorkflowAccessToRepository
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/access``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-the-level-of-access-for-workflows-outside-of-the-repository
        """

    def get_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        exclude_pull_requests: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowRun:
        """actions/get-workflow-run.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param exclude_pull_requests: query, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WorkflowRun
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-a-workflow-run
        """

    def get_workflow_run_attempt(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        attempt_number: int | GitHubCore,
        *,
        exclude_pull_requests: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowRun:
        """actions/get-workflow-run-attempt.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param attempt_number: path: an int
        :param exclude_pull_requests: query, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WorkflowRun
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-a-workflow-run-attempt
        """

    def get_workflow_run_usage(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowRunUsage:
        """actions/get-workflow-run-usage.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WorkflowRunUsage
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-workflow-run-usage
        """

    def get_workflow_usage(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        workflow_id: int | str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowUsage:
        """actions/get-workflow-usage.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param workflow_id: path: an int or a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WorkflowUsage
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing``
        GitHub: https://docs.github.com/rest/actions/workflows#get-workflow-usage
        """

    def list_artifacts_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Artifact]:
        """actions/list-artifacts-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param name: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Artifact]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/artifacts``
        GitHub: https://docs.github.com/rest/actions/artifacts#list-artifacts-for-a-repository
        """

    def list_concurrency_groups_for_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        after: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ConcurrencyGroupList_ConcurrencyGroups]:
        """actions/list-concurrency-groups-for-repository.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param after: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ConcurrencyGroupList_ConcurrencyGroups]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /repos/{owner}/{repo}/actions/concurrency_groups``
        GitHub: https://docs.github.com/rest/actions/concurrency-groups#list-concurrency-groups-for-a-repository
        """

    def list_concurrency_groups_for_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ConcurrencyGroupRunList_ConcurrencyGroups]:
        """actions/list-concurrency-groups-for-workflow-run.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ConcurrencyGroupRunList_ConcurrencyGroups]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/concurrency_groups``
        GitHub: https://docs.github.com/rest/actions/concurrency-groups#list-concurrency-groups-for-a-workflow-run
        """

    def list_custom_image_versions_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListCustomImageVersionsForEnterprise:
        """actions/list-custom-image-versions-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param image_definition_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_ListCustomImageVersionsForEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}/versions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#list-image-versions-of-a-custom-image-for-an-enterprise
        """

    def list_custom_image_versions_for_org(
        self,
        org: str | GitHubCore,
        image_definition_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListCustomImageVersionsForOrg:
        """actions/list-custom-image-versions-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param image_definition_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_ListCustomImageVersionsForOrg
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#list-image-versions-of-a-custom-image-for-an-organization
        """

    def list_custom_images_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListCustomImagesForEnterprise:
        """actions/list-custom-images-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_ListCustomImagesForEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/custom``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#list-custom-images-for-an-enterprise
        """

    def list_custom_images_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListCustomImagesForOrg:
        """actions/list-custom-images-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_ListCustomImagesForOrg
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/custom``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#list-custom-images-for-an-organization
        """

    def list_environment_secrets(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositorySecret]:
        """actions/list-environment-secrets.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositorySecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/secrets``
        GitHub: https://docs.github.com/rest/actions/secrets#list-environment-secrets
        """

    def list_environment_variables(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsVariable]:
        """actions/list-environment-variables.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 10
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsVariable]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/variables``
        GitHub: https://docs.github.com/rest/actions/variables#list-environment-variables
        """

    def list_github_hosted_runners_in_group_for_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsHostedRunner]:
        """actions/list-github-hosted-runners-in-group-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsHostedRunner]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#list-github-hosted-runners-in-a-group-for-an-organization
        """

    def list_hosted_runners_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsHostedRunner]:
        """actions/list-hosted-runners-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsHostedRunner]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#list-github-hosted-runners-for-an-enterprise
        """

    def list_hosted_runners_for_org(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsHostedRunner]:
        """actions/list-hosted-runners-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsHostedRunner]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/hosted-runners``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#list-github-hosted-runners-for-an-organization
        """

    def list_jobs_for_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Job]:
        """actions/list-jobs-for-workflow-run.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param filter: query, optional: one of "latest", "all", default "latest"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Job]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs``
        GitHub: https://docs.github.com/rest/actions/workflow-jobs#list-jobs-for-a-workflow-run
        """

    def list_jobs_for_workflow_run_attempt(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        attempt_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Job]:
        """actions/list-jobs-for-workflow-run-attempt.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param attempt_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Job]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs``
        GitHub: https://docs.github.com/rest/actions/workflow-jobs#list-jobs-for-a-workflow-run-attempt
        """

    def list_labels_for_self_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListLabelsForSelfHostedRunnerForOrg:
        """actions/list-labels-for-self-hosted-runner-for-org.

        :param org: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_ListLabelsForSelfHostedRunnerForOrg
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#list-labels-for-a-self-hosted-runner-for-an-organization
        """

    def list_labels_for_self_hosted_runner_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListLabelsForSelfHostedRunnerForRepo:
        """actions/list-labels-for-self-hosted-runner-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_ListLabelsForSelfHostedRunnerForRepo
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#list-labels-for-a-self-hosted-runner-for-a-repository
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
        """actions/list-org-secrets.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationSecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/secrets``
        GitHub: https://docs.github.com/rest/actions/secrets#list-organization-secrets
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
        """actions/list-org-variables.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 10
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationActionsVariable]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/variables``
        GitHub: https://docs.github.com/rest/actions/variables#list-organization-variables
        """

    def list_repo_access_to_self_hosted_runner_group_in_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """actions/list-repo-access-to-self-hosted-runner-group-in-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#list-repository-access-to-a-self-hosted-runner-group-in-an-organization
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
        """actions/list-repo-organization-secrets.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositorySecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/organization-secrets``
        GitHub: https://docs.github.com/rest/actions/secrets#list-repository-organization-secrets
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
        """actions/list-repo-organization-variables.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 10
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsVariable]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/organization-variables``
        GitHub: https://docs.github.com/rest/actions/variables#list-repository-organization-variables
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
        """actions/list-repo-secrets.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositorySecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/secrets``
        GitHub: https://docs.github.com/rest/actions/secrets#list-repository-secrets
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
        """actions/list-repo-variables.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 10
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ActionsVariable]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/variables``
        GitHub: https://docs.github.com/rest/actions/variables#list-repository-variables
        """

    def list_repo_workflows(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Workflow]:
        """actions/list-repo-workflows.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Workflow]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/workflows``
        GitHub: https://docs.github.com/rest/actions/workflows#list-repository-workflows
        """

    def list_runner_applications_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RunnerApplication]:
        """actions/list-runner-applications-for-org.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[RunnerApplication]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/runners/downloads``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#list-runner-applications-for-an-organization
        """

    def list_runner_applications_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RunnerApplication]:
        """actions/list-runner-applications-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[RunnerApplication]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runners/downloads``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#list-runner-applications-for-a-repository
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
        """actions/list-selected-repos-for-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/actions/secrets#list-selected-repositories-for-an-organization-secret
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
        """actions/list-selected-repos-for-org-variable.

        :param org: path: a str
        :param name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``GET /orgs/{org}/actions/variables/{name}/repositories``
        GitHub: https://docs.github.com/rest/actions/variables#list-selected-repositories-for-an-organization-variable
        """

    def list_selected_repositories_enabled_github_actions_organization(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """actions/list-selected-repositories-enabled-github-actions-organization.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/permissions/repositories``
        GitHub:
        https://docs.github.com/rest/actions/permissions#list-selected-repositories-enabled-for-github-actions-in-an-organization
        """

    def list_selected_repositories_self_hosted_runners_organization(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """actions/list-selected-repositories-self-hosted-runners-organization.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/actions/permissions/self-hosted-runners/repositories``
        GitHub:
        https://docs.github.com/rest/actions/permissions#list-repositories-allowed-to-use-self-hosted-runners-in-an-organization
        """

    def list_self_hosted_runner_groups_for_org(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        visible_to_repository: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RunnerGroupsOrg]:
        """actions/list-self-hosted-runner-groups-for-org.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param visible_to_repository: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RunnerGroupsOrg]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/runner-groups``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#list-self-hosted-runner-groups-for-an-organization
        """

    def list_self_hosted_runners_for_org(
        self,
        org: str | GitHubCore,
        *,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """actions/list-self-hosted-runners-for-org.

        :param org: path: a str
        :param name: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Runner]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/runners``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#list-self-hosted-runners-for-an-organization
        """

    def list_self_hosted_runners_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """actions/list-self-hosted-runners-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param name: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Runner]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runners``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#list-self-hosted-runners-for-a-repository
        """

    def list_self_hosted_runners_in_group_for_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """actions/list-self-hosted-runners-in-group-for-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Runner]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/runner-groups/{runner_group_id}/runners``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#list-self-hosted-runners-in-a-group-for-an-organization
        """

    def list_workflow_run_artifacts(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Artifact]:
        """actions/list-workflow-run-artifacts.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param name: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Artifact]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts``
        GitHub: https://docs.github.com/rest/actions/artifacts#list-workflow-run-artifacts
        """

    def list_workflow_runs(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        workflow_id: int | str | GitHubCore,
        *,
        actor: str = ...,
        branch: str = ...,
        check_suite_id: int = ...,
        created: datetime | str = ...,
        event: str = ...,
        exclude_pull_requests: bool = ...,
        head_sha: str = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.WorkflowRun]:
        """actions/list-workflow-runs.

        :param owner: path: a str
        :param repo: path: a str
        :param workflow_id: path: an int or a str
        :param actor: query, optional: a str
        :param branch: query, optional: a str
        :param check_suite_id: query, optional: an int
        :param created: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z or a str
        :param event: query, optional: a str
        :param exclude_pull_requests: query, optional: a bool, default false
        :param head_sha: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param status: query, optional: one of "completed", "action_required", "cancelled", "failure", "neutral",
            "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[WorkflowRun]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#list-workflow-runs-for-a-workflow
        """

    def list_workflow_runs_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        actor: str = ...,
        branch: str = ...,
        check_suite_id: int = ...,
        created: datetime | str = ...,
        event: str = ...,
        exclude_pull_requests: bool = ...,
        head_sha: str = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.WorkflowRun]:
        """actions/list-workflow-runs-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param actor: query, optional: a str
        :param branch: query, optional: a str
        :param check_suite_id: query, optional: an int
        :param created: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z or a str
        :param event: query, optional: a str
        :param exclude_pull_requests: query, optional: a bool, default false
        :param head_sha: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param status: query, optional: one of "completed", "action_required", "cancelled", "failure", "neutral",
            "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[WorkflowRun]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/actions/runs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#list-workflow-runs-for-a-repository
        """

    def re_run_job_for_workflow_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        job_id: int | GitHubCore,
        *,
        enable_debug_logging: bool = ...,
        enable_debugger: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-job-for-workflow-run.

        :param owner: path: a str
        :param repo: path: a str
        :param job_id: path: an int
        :param enable_debug_logging: body, optional: a bool, default false
        :param enable_debugger: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#re-run-a-job-from-a-workflow-run
        """

    def re_run_workflow(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        enable_debug_logging: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-workflow.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param enable_debug_logging: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#re-run-a-workflow
        """

    def re_run_workflow_failed_jobs(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        enable_debug_logging: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-workflow-failed-jobs.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param enable_debug_logging: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#re-run-failed-jobs-from-a-workflow-run
        """

    def remove_all_custom_labels_from_self_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForOrg:
        """actions/remove-all-custom-labels-from-self-hosted-runner-for-org.

        :param org: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForOrg
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /orgs/{org}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#remove-all-custom-labels-from-a-self-hosted-runner-for-an-organization
        """

    def remove_all_custom_labels_from_self_hosted_runner_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForRepo:
        """actions/remove-all-custom-labels-from-self-hosted-runner-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForRepo
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#remove-all-custom-labels-from-a-self-hosted-runner-for-a-repository
        """

    def remove_custom_label_from_self_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        runner_id: int | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_RemoveCustomLabelFromSelfHostedRunnerForOrg:
        """actions/remove-custom-label-from-self-hosted-runner-for-org.

        :param org: path: a str
        :param runner_id: path: an int
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_RemoveCustomLabelFromSelfHostedRunnerForOrg
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#remove-a-custom-label-from-a-self-hosted-runner-for-an-organization
        """

    def remove_custom_label_from_self_hosted_runner_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        runner_id: int | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_RemoveCustomLabelFromSelfHostedRunnerForRepo:
        """actions/remove-custom-label-from-self-hosted-runner-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param runner_id: path: an int
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_RemoveCustomLabelFromSelfHostedRunnerForRepo
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#remove-a-custom-label-from-a-self-hosted-runner-for-a-repository
        """

    def remove_repo_access_to_self_hosted_runner_group_in_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/remove-repo-access-to-self-hosted-runner-group-in-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#remove-repository-access-to-a-self-hosted-runner-group-in-an-organization
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
        """actions/remove-selected-repo-from-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/actions/secrets#remove-selected-repository-from-an-organization-secret
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
        """actions/remove-selected-repo-from-org-variable.

        :param org: path: a str
        :param name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/actions/variables#remove-selected-repository-from-an-organization-variable
        """

    def remove_self_hosted_runner_from_group_for_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/remove-self-hosted-runner-from-group-for-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/actions/runner-groups/{runner_group_id}/runners/{runner_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#remove-a-self-hosted-runner-from-a-group-for-an-organization
        """

    def review_custom_gates_for_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        comment: str = ...,
        environment_name: str,
        state: Literal["approved", "rejected"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/review-custom-gates-for-run.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param comment: body, optional: a str
        :param environment_name: body: a str
        :param state: body, optional: one of "approved", "rejected"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule``
        GitHub:
        https://docs.github.com/rest/actions/workflow-runs#review-custom-deployment-protection-rules-for-a-workflow-run
        """

    def review_pending_deployments_for_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        run_id: int | GitHubCore,
        *,
        comment: str,
        environment_ids: Iterable[int],
        state: Literal["approved", "rejected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Deployment]:
        """actions/review-pending-deployments-for-run.

        :param owner: path: a str
        :param repo: path: a str
        :param run_id: path: an int
        :param comment: body: a str
        :param environment_ids: body: an iterable of int
        :param state: body: one of "approved", "rejected"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Deployment]
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#review-pending-deployments-for-a-workflow-run
        """

    def set_actions_cache_retention_limit_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param max_cache_retention_days: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``PUT /enterprises/{enterprise}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-retention-limit-for-an-enterprise
        """

    def set_actions_cache_retention_limit_for_organization(
        self,
        org: str | GitHubCore,
        *,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param max_cache_retention_days: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``PUT /organizations/{org}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-retention-limit-for-an-organization
        """

    def set_actions_cache_retention_limit_for_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-repository.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param max_cache_retention_days: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``PUT /repos/{owner}/{repo}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-retention-limit-for-a-repository
        """

    def set_actions_cache_storage_limit_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param max_cache_size_gb: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``PUT /enterprises/{enterprise}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-storage-limit-for-an-enterprise
        """

    def set_actions_cache_storage_limit_for_organization(
        self,
        org: str | GitHubCore,
        *,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param max_cache_size_gb: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``PUT /organizations/{org}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-storage-limit-for-an-organization
        """

    def set_actions_cache_storage_limit_for_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-repository.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param max_cache_size_gb: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``PUT /repos/{owner}/{repo}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-storage-limit-for-a-repository
        """

    def set_actions_cache_usage_policy(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        repo_cache_size_limit_in_gb: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-usage-policy.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param repo_cache_size_limit_in_gb: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/actions/cache/usage-policy``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/actions/cache#set-github-actions-cache-usage-policy-for-a-repository
        """

    def set_actions_cache_usage_policy_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        max_repo_cache_size_limit_in_gb: int = ...,
        repo_cache_size_limit_in_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-usage-policy-for-enterprise.

        Hosts: ghes-3.19.

        :param enterprise: path: a str
        :param max_repo_cache_size_limit_in_gb: body, optional: an int
        :param repo_cache_size_limit_in_gb: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PATCH /enterprises/{enterprise}/actions/cache/usage-policy``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/actions/cache#set-github-actions-cache-usage-policy-for-an-enterprise
        """

    def set_actions_oidc_custom_issuer_policy_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        include_enterprise_slug: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-oidc-custom-issuer-policy-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param include_enterprise_slug: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/oidc/customization/issuer``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/oidc#set-the-github-actions-oidc-custom-issuer-policy-for-an-enterprise
        """

    def set_allowed_actions_organization(
        self,
        org: str | GitHubCore,
        *,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-allowed-actions-organization.

        :param org: path: a str
        :param github_owned_allowed: body, optional: a bool
        :param patterns_allowed: body, optional: an iterable of str
        :param verified_allowed: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-allowed-actions-and-reusable-workflows-for-an-organization
        """

    def set_allowed_actions_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-allowed-actions-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param github_owned_allowed: body, optional: a bool
        :param patterns_allowed: body, optional: an iterable of str
        :param verified_allowed: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-allowed-actions-and-reusable-workflows-for-a-repository
        """

    def set_artifact_and_log_retention_settings_organization(
        self,
        org: str | GitHubCore,
        *,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-artifact-and-log-retention-settings-organization.

        :param org: path: a str
        :param days: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422

        Request: ``PUT /orgs/{org}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-artifact-and-log-retention-settings-for-an-organization
        """

    def set_artifact_and_log_retention_settings_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-artifact-and-log-retention-settings-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param days: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-artifact-and-log-retention-settings-for-a-repository
        """

    def set_custom_labels_for_self_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_SetCustomLabelsForSelfHostedRunnerForOrg:
        """actions/set-custom-labels-for-self-hosted-runner-for-org.

        :param org: path: a str
        :param runner_id: path: an int
        :param labels: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_SetCustomLabelsForSelfHostedRunnerForOrg
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /orgs/{org}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#set-custom-labels-for-a-self-hosted-runner-for-an-organization
        """

    def set_custom_labels_for_self_hosted_runner_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_SetCustomLabelsForSelfHostedRunnerForRepo:
        """actions/set-custom-labels-for-self-hosted-runner-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param runner_id: path: an int
        :param labels: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Actions_SetCustomLabelsForSelfHostedRunnerForRepo
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#set-custom-labels-for-a-self-hosted-runner-for-a-repository
        """

    def set_custom_oidc_sub_claim_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        include_claim_keys: Iterable[str] = ...,
        use_default: bool,
        use_immutable_subject: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/set-custom-oidc-sub-claim-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param include_claim_keys: body, optional: an iterable of str
        :param use_default: body: a bool
        :param use_immutable_subject: body, optional: a bool; only on api.github.com, ghec
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 400, 404, 422

        Request: ``PUT /repos/{owner}/{repo}/actions/oidc/customization/sub``
        GitHub:
        https://docs.github.com/rest/actions/oidc#set-the-customization-template-for-an-oidc-subject-claim-for-a-repository
        """

    def set_fork_pr_contributor_approval_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-fork-pr-contributor-approval-permissions-organization.

        :param org: path: a str
        :param approval_policy: body: one of "first_time_contributors_new_to_github", "first_time_contributors",
            "all_external_contributors"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /orgs/{org}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-fork-pr-contributor-approval-permissions-for-an-organization
        """

    def set_fork_pr_contributor_approval_permissions_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-fork-pr-contributor-approval-permissions-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param approval_policy: body: one of "first_time_contributors_new_to_github", "first_time_contributors",
            "all_external_contributors"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-fork-pr-contributor-approval-permissions-for-a-repository
        """

    def set_github_actions_default_workflow_permissions_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param can_approve_pull_request_reviews: body, optional: a bool
        :param default_workflow_permissions: body, optional: one of "read", "write"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/workflow``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-default-workflow-permissions-for-an-enterprise
        """

    def set_github_actions_default_workflow_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-organization.

        :param org: path: a str
        :param can_approve_pull_request_reviews: body, optional: a bool
        :param default_workflow_permissions: body, optional: one of "read", "write"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/permissions/workflow``
        GitHub: https://docs.github.com/rest/actions/permissions#set-default-workflow-permissions-for-an-organization
        """

    def set_github_actions_default_workflow_permissions_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param can_approve_pull_request_reviews: body, optional: a bool
        :param default_workflow_permissions: body, optional: one of "read", "write"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/workflow``
        GitHub: https://docs.github.com/rest/actions/permissions#set-default-workflow-permissions-for-a-repository
        """

    def set_github_actions_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled_repositories: Literal["all", "none", "selected"],
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-permissions-organization.

        :param org: path: a str
        :param allowed_actions: body, optional: one of "all", "local_only", "selected"
        :param enabled_repositories: body: one of "all", "none", "selected"
        :param sha_pinning_required: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/permissions``
        GitHub: https://docs.github.com/rest/actions/permissions#set-github-actions-permissions-for-an-organization
        """

    def set_github_actions_permissions_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled: bool,
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-permissions-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param allowed_actions: body, optional: one of "all", "local_only", "selected"
        :param enabled: body: a bool
        :param sha_pinning_required: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions``
        GitHub: https://docs.github.com/rest/actions/permissions#set-github-actions-permissions-for-a-repository
        """

    def set_private_repo_fork_pr_workflows_settings_organization(
        self,
        org: str | GitHubCore,
        *,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-private-repo-fork-pr-workflows-settings-organization.

        :param org: path: a str
        :param require_approval_for_fork_pr_workflows: body, optional: a bool
        :param run_workflows_from_fork_pull_requests: body: a bool
        :param send_secrets_and_variables: body, optional: a bool
        :param send_write_tokens_to_workflows: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /orgs/{org}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-private-repo-fork-pr-workflow-settings-for-an-organization
        """

    def set_private_repo_fork_pr_workflows_settings_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-private-repo-fork-pr-workflows-settings-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param require_approval_for_fork_pr_workflows: body, optional: a bool
        :param run_workflows_from_fork_pull_requests: body: a bool
        :param send_secrets_and_variables: body, optional: a bool
        :param send_write_tokens_to_workflows: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-private-repo-fork-pr-workflow-settings-for-a-repository
        """

    def set_repo_access_to_self_hosted_runner_group_in_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-repo-access-to-self-hosted-runner-group-in-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#set-repository-access-for-a-self-hosted-runner-group-in-an-organization
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
        """actions/set-selected-repos-for-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/actions/secrets#set-selected-repositories-for-an-organization-secret
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
        """actions/set-selected-repos-for-org-variable.

        :param org: path: a str
        :param name: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /orgs/{org}/actions/variables/{name}/repositories``
        GitHub: https://docs.github.com/rest/actions/variables#set-selected-repositories-for-an-organization-variable
        """

    def set_selected_repositories_enabled_github_actions_organization(
        self,
        org: str | GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-selected-repositories-enabled-github-actions-organization.

        :param org: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/permissions/repositories``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-selected-repositories-enabled-for-github-actions-in-an-organization
        """

    def set_selected_repositories_self_hosted_runners_organization(
        self,
        org: str | GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-selected-repositories-self-hosted-runners-organization.

        :param org: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /orgs/{org}/actions/permissions/self-hosted-runners/repositories``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-repositories-allowed-to-use-self-hosted-runners-in-an-organization
        """

    def set_self_hosted_runners_in_group_for_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        runners: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-self-hosted-runners-in-group-for-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param runners: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/runners``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#set-self-hosted-runners-in-a-group-for-an-organization
        """

    def set_self_hosted_runners_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        enabled_repositories: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-self-hosted-runners-permissions-organization.

        :param org: path: a str
        :param enabled_repositories: body: one of "all", "selected", "none"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422

        Request: ``PUT /orgs/{org}/actions/permissions/self-hosted-runners``
        GitHub: https://docs.github.com/rest/actions/permissions#set-self-hosted-runners-settings-for-an-organization
        """

    def set_workflow_access_to_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        access_level: Literal["none", "user", "organization", "enterprise"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-workflow-access-to-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param access_level: body: one of "none", "user", "organization", "enterprise"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/access``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-the-level-of-access-for-workflows-outside-of-the-repository
        """

    def update_environment_variable(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        name: str | GitHubCore,
        *,
        new_name: str = ...,
        value: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/update-environment-variable.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param name: path: a str
        :param new_name: body, optional: a str
        :param value: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#update-an-environment-variable
        """

    def update_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        hosted_runner_id: int | GitHubCore,
        *,
        enable_static_ip: bool = ...,
        image_gen: bool = ...,
        image_id: str = ...,
        image_source: Literal["github", "partner", "custom"] = ...,
        image_version: str | None = ...,
        maximum_runners: int = ...,
        name: str = ...,
        runner_group_id: int = ...,
        size: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/update-hosted-runner-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param hosted_runner_id: path: an int
        :param enable_static_ip: body, optional: a bool
        :param image_gen: body, optional: a bool
        :param image_id: body, optional: a str
        :param image_source: body, optional: one of "github", "partner", "custom"
        :param image_version: body, optional: a str or None
        :param maximum_runners: body, optional: an int
        :param name: body, optional: a str
        :param runner_group_id: body, optional: an int
        :param size: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunner
        :raises GitHubError: the response has an error status

        Request: ``PATCH /enterprises/{enterprise}/actions/hosted-runners/{hosted_runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#update-a-github-hosted-runner-for-an-enterprise
        """

    def update_hosted_runner_for_org(
        self,
        org: str | GitHubCore,
        hosted_runner_id: int | GitHubCore,
        *,
        enable_static_ip: bool = ...,
        image_gen: bool = ...,
        image_id: str = ...,
        image_source: Literal["github", "partner", "custom"] = ...,
        image_version: str | None = ...,
        maximum_runners: int = ...,
        name: str = ...,
        runner_group_id: int = ...,
        size: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/update-hosted-runner-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param hosted_runner_id: path: an int
        :param enable_static_ip: body, optional: a bool
        :param image_gen: body, optional: a bool
        :param image_id: body, optional: a str
        :param image_source: body, optional: one of "github", "partner", "custom"
        :param image_version: body, optional: a str or None
        :param maximum_runners: body, optional: an int
        :param name: body, optional: a str
        :param runner_group_id: body, optional: an int
        :param size: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsHostedRunner
        :raises GitHubError: the response has an error status

        Request: ``PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#update-a-github-hosted-runner-for-an-organization
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
        """actions/update-org-variable.

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

        Request: ``PATCH /orgs/{org}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#update-an-organization-variable
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
        """actions/update-repo-variable.

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

        Request: ``PATCH /repos/{owner}/{repo}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#update-a-repository-variable
        """

    def update_self_hosted_runner_group_for_org(
        self,
        org: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str | None = ...,
        restricted_to_workflows: bool = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsOrg:
        """actions/update-self-hosted-runner-group-for-org.

        :param org: path: a str
        :param runner_group_id: path: an int
        :param allows_public_repositories: body, optional: a bool, default false
        :param name: body: a str
        :param network_configuration_id: body, optional: a str or None; only on api.github.com, ghec
        :param restricted_to_workflows: body, optional: a bool, default false
        :param selected_workflows: body, optional: an iterable of str
        :param visibility: body, optional: one of "selected", "all", "private"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RunnerGroupsOrg
        :raises GitHubError: the response has an error status

        Request: ``PATCH /orgs/{org}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#update-a-self-hosted-runner-group-for-an-organization
        """

class AsyncActions(Operations):
    """The operations of GitHub's tag ``actions``, for asyncio."""

    async def add_custom_labels_to_self_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_AddCustomLabelsToSelfHostedRunnerForOrg:
        """actions/add-custom-labels-to-self-hosted-runner-for-org.

        Request: ``POST /orgs/{org}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#add-custom-labels-to-a-self-hosted-runner-for-an-organization
        """

    async def add_custom_labels_to_self_hosted_runner_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_AddCustomLabelsToSelfHostedRunnerForRepo:
        """actions/add-custom-labels-to-self-hosted-runner-for-repo.

        Request: ``POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#add-custom-labels-to-a-self-hosted-runner-for-a-repository
        """

    async def add_repo_access_to_self_hosted_runner_group_in_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/add-repo-access-to-self-hosted-runner-group-in-org.

        Request: ``PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#add-repository-access-to-a-self-hosted-runner-group-in-an-organization
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
        """actions/add-selected-repo-to-org-secret.

        Request: ``PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/actions/secrets#add-selected-repository-to-an-organization-secret
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
        """actions/add-selected-repo-to-org-variable.

        Request: ``PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/actions/variables#add-selected-repository-to-an-organization-variable
        """

    async def add_self_hosted_runner_to_group_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/add-self-hosted-runner-to-group-for-org.

        Request: ``PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/runners/{runner_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#add-a-self-hosted-runner-to-a-group-for-an-organization
        """

    async def approve_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/approve-workflow-run.

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#approve-a-workflow-run-for-a-fork-pull-request
        """

    async def cancel_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/cancel-workflow-run.

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#cancel-a-workflow-run
        """

    async def create_environment_variable(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        name: str,
        value: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/create-environment-variable.

        Request: ``POST /repos/{owner}/{repo}/environments/{environment_name}/variables``
        GitHub: https://docs.github.com/rest/actions/variables#create-an-environment-variable
        """

    async def create_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        enable_static_ip: bool = ...,
        image: _CreateHostedRunnerForEnterprise_Image,
        image_gen: bool = ...,
        maximum_runners: int = ...,
        name: str,
        runner_group_id: int,
        size: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/create-hosted-runner-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/actions/hosted-runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#create-a-github-hosted-runner-for-an-enterprise
        """

    async def create_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        enable_static_ip: bool = ...,
        image: _CreateHostedRunnerForOrg_Image,
        image_gen: bool = ...,
        maximum_runners: int = ...,
        name: str,
        runner_group_id: int,
        size: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/create-hosted-runner-for-org.

        Request: ``POST /orgs/{org}/actions/hosted-runners``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#create-a-github-hosted-runner-for-an-organization
        """

    async def create_or_update_environment_secret(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        encrypted_value: str,
        key_id: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """actions/create-or-update-environment-secret.

        Request: ``PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#create-or-update-an-environment-secret
        """

    async def create_or_update_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[int | str] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """actions/create-or-update-org-secret.

        Request: ``PUT /orgs/{org}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/reference/actions#create-or-update-an-organization-secret
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
        """actions/create-or-update-repo-secret.

        Request: ``PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#create-or-update-a-repository-secret
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
        """actions/create-org-variable.

        Request: ``POST /orgs/{org}/actions/variables``
        GitHub: https://docs.github.com/rest/actions/variables#create-an-organization-variable
        """

    async def create_registration_token_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """actions/create-registration-token-for-org.

        Request: ``POST /orgs/{org}/actions/runners/registration-token``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#create-a-registration-token-for-an-organization
        """

    async def create_registration_token_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """actions/create-registration-token-for-repo.

        Request: ``POST /repos/{owner}/{repo}/actions/runners/registration-token``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#create-a-registration-token-for-a-repository
        """

    async def create_remove_token_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """actions/create-remove-token-for-org.

        Request: ``POST /orgs/{org}/actions/runners/remove-token``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#create-a-remove-token-for-an-organization
        """

    async def create_remove_token_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """actions/create-remove-token-for-repo.

        Request: ``POST /repos/{owner}/{repo}/actions/runners/remove-token``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#create-a-remove-token-for-a-repository
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
        """actions/create-repo-variable.

        Request: ``POST /repos/{owner}/{repo}/actions/variables``
        GitHub: https://docs.github.com/rest/actions/variables#create-a-repository-variable
        """

    async def create_self_hosted_runner_group_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str = ...,
        restricted_to_workflows: bool = ...,
        runners: Iterable[int] = ...,
        selected_repository_ids: Iterable[int] = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsOrg:
        """actions/create-self-hosted-runner-group-for-org.

        Request: ``POST /orgs/{org}/actions/runner-groups``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#create-a-self-hosted-runner-group-for-an-organization
        """

    async def create_workflow_dispatch(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        workflow_id: int | str | _aio.GitHubCore,
        *,
        inputs: Mapping[str, Any] = ...,
        ref: str,
        return_run_details: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowDispatchResponse | None:
        """actions/create-workflow-dispatch.

        Request: ``POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches``
        GitHub: https://docs.github.com/rest/actions/workflows#create-a-workflow-dispatch-event
        """

    async def delete_actions_cache_by_id(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        cache_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-actions-cache-by-id.

        Request: ``DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}``
        GitHub:
        https://docs.github.com/rest/actions/cache#delete-a-github-actions-cache-for-a-repository-using-a-cache-id
        """

    async def delete_actions_cache_by_key(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        key: str,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheList:
        """actions/delete-actions-cache-by-key.

        Request: ``DELETE /repos/{owner}/{repo}/actions/caches``
        GitHub:
        https://docs.github.com/rest/actions/cache#delete-github-actions-caches-for-a-repository-using-a-cache-key
        """

    async def delete_artifact(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        artifact_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-artifact.

        Request: ``DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}``
        GitHub: https://docs.github.com/rest/actions/artifacts#delete-an-artifact
        """

    async def delete_custom_image_from_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-from-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#delete-a-custom-image-from-the-enterprise
        """

    async def delete_custom_image_from_org(
        self,
        org: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-from-org.

        Request: ``DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#delete-a-custom-image-from-the-organization
        """

    async def delete_custom_image_version_from_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        version: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-version-from-enterprise.

        Request: ``DELETE
        /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#delete-an-image-version-of-custom-image-from-the-enterprise
        """

    async def delete_custom_image_version_from_org(
        self,
        org: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        version: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-version-from-org.

        Request: ``DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#delete-an-image-version-of-custom-image-from-the-organization
        """

    async def delete_environment_secret(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-environment-secret.

        Request: ``DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#delete-an-environment-secret
        """

    async def delete_environment_variable(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-environment-variable.

        Request: ``DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#delete-an-environment-variable
        """

    async def delete_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        hosted_runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/delete-hosted-runner-for-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/hosted-runners/{hosted_runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#delete-a-github-hosted-runner-for-an-enterprise
        """

    async def delete_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        hosted_runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/delete-hosted-runner-for-org.

        Request: ``DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#delete-a-github-hosted-runner-for-an-organization
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
        """actions/delete-org-secret.

        Request: ``DELETE /orgs/{org}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#delete-an-organization-secret
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
        """actions/delete-org-variable.

        Request: ``DELETE /orgs/{org}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#delete-an-organization-variable
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
        """actions/delete-repo-secret.

        Request: ``DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#delete-a-repository-secret
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
        """actions/delete-repo-variable.

        Request: ``DELETE /repos/{owner}/{repo}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#delete-a-repository-variable
        """

    async def delete_self_hosted_runner_from_org(
        self,
        org: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-from-org.

        Request: ``DELETE /orgs/{org}/actions/runners/{runner_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#delete-a-self-hosted-runner-from-an-organization
        """

    async def delete_self_hosted_runner_from_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-from-repo.

        Request: ``DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#delete-a-self-hosted-runner-from-a-repository
        """

    async def delete_self_hosted_runner_group_from_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-group-from-org.

        Request: ``DELETE /orgs/{org}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#delete-a-self-hosted-runner-group-from-an-organization
        """

    async def delete_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-workflow-run.

        Request: ``DELETE /repos/{owner}/{repo}/actions/runs/{run_id}``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#delete-a-workflow-run
        """

    async def delete_workflow_run_logs(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-workflow-run-logs.

        Request: ``DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#delete-workflow-run-logs
        """

    async def disable_selected_repository_github_actions_organization(
        self,
        org: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-selected-repository-github-actions-organization.

        Request: ``DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/permissions#disable-a-selected-repository-for-github-actions-in-an-organization
        """

    async def disable_selected_repository_self_hosted_runners_organization(
        self,
        org: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-selected-repository-self-hosted-runners-organization.

        Request: ``DELETE /orgs/{org}/actions/permissions/self-hosted-runners/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/permissions#remove-a-repository-from-the-list-of-repositories-allowed-to-use-self-hosted-runners-in-an-organization
        """

    async def disable_workflow(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        workflow_id: int | str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-workflow.

        Request: ``PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable``
        GitHub: https://docs.github.com/rest/actions/workflows#disable-a-workflow
        """

    @overload
    async def download_artifact(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        artifact_id: int | _aio.GitHubCore,
        archive_format: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-artifact.

        Request: ``GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}``
        GitHub: https://docs.github.com/rest/actions/artifacts#download-an-artifact
        """

    @overload
    async def download_artifact(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        artifact_id: int | _aio.GitHubCore,
        archive_format: str | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-artifact."""

    @overload
    async def download_job_logs_for_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        job_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-job-logs-for-workflow-run.

        Request: ``GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs``
        GitHub: https://docs.github.com/rest/actions/workflow-jobs#download-job-logs-for-a-workflow-run
        """

    @overload
    async def download_job_logs_for_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        job_id: int | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-job-logs-for-workflow-run."""

    @overload
    async def download_workflow_run_attempt_logs(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        attempt_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-workflow-run-attempt-logs.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#download-workflow-run-attempt-logs
        """

    @overload
    async def download_workflow_run_attempt_logs(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        attempt_number: int | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-workflow-run-attempt-logs."""

    @overload
    async def download_workflow_run_logs(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-workflow-run-logs.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#download-workflow-run-logs
        """

    @overload
    async def download_workflow_run_logs(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-workflow-run-logs."""

    async def enable_selected_repository_github_actions_organization(
        self,
        org: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-selected-repository-github-actions-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/permissions#enable-a-selected-repository-for-github-actions-in-an-organization
        """

    async def enable_selected_repository_self_hosted_runners_organization(
        self,
        org: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-selected-repository-self-hosted-runners-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/self-hosted-runners/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/permissions#add-a-repository-to-the-list-of-repositories-allowed-to-use-self-hosted-runners-in-an-organization
        """

    async def enable_workflow(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        workflow_id: int | str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-workflow.

        Request: ``PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable``
        GitHub: https://docs.github.com/rest/actions/workflows#enable-a-workflow
        """

    async def force_cancel_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/force-cancel-workflow-run.

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#force-cancel-a-workflow-run
        """

    async def generate_runner_jitconfig_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GenerateRunnerJitconfigForEnterprise:
        """actions/generate-runner-jitconfig-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/actions/runners/generate-jitconfig``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#create-configuration-for-a-just-in-time-runner-for-an-enterprise
        """

    async def generate_runner_jitconfig_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GenerateRunnerJitconfigForOrg:
        """actions/generate-runner-jitconfig-for-org.

        Request: ``POST /orgs/{org}/actions/runners/generate-jitconfig``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#create-configuration-for-a-just-in-time-runner-for-an-organization
        """

    async def generate_runner_jitconfig_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GenerateRunnerJitconfigForRepo:
        """actions/generate-runner-jitconfig-for-repo.

        Request: ``POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#create-configuration-for-a-just-in-time-runner-for-a-repository
        """

    def get_actions_cache_list(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        key: str = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        sort: Literal["created_at", "last_accessed_at", "size_in_bytes"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsCacheList_ActionsCaches]:
        """actions/get-actions-cache-list.

        Request: ``GET /repos/{owner}/{repo}/actions/caches``
        GitHub: https://docs.github.com/rest/actions/cache#list-github-actions-caches-for-a-repository
        """

    async def get_actions_cache_retention_limit_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheRetentionLimitForEnterprise:
        """actions/get-actions-cache-retention-limit-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-retention-limit-for-an-enterprise
        """

    async def get_actions_cache_retention_limit_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheRetentionLimitForOrganization:
        """actions/get-actions-cache-retention-limit-for-organization.

        Request: ``GET /organizations/{org}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-retention-limit-for-an-organization
        """

    async def get_actions_cache_retention_limit_for_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheRetentionLimitForRepository:
        """actions/get-actions-cache-retention-limit-for-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-retention-limit-for-a-repository
        """

    async def get_actions_cache_storage_limit_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheStorageLimitForEnterprise:
        """actions/get-actions-cache-storage-limit-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-storage-limit-for-an-enterprise
        """

    async def get_actions_cache_storage_limit_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheStorageLimitForOrganization:
        """actions/get-actions-cache-storage-limit-for-organization.

        Request: ``GET /organizations/{org}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-storage-limit-for-an-organization
        """

    async def get_actions_cache_storage_limit_for_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheStorageLimitForRepository:
        """actions/get-actions-cache-storage-limit-for-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-storage-limit-for-a-repository
        """

    async def get_actions_cache_usage(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsageByRepository:
        """actions/get-actions-cache-usage.

        Request: ``GET /repos/{owner}/{repo}/actions/cache/usage``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-usage-for-a-repository
        """

    def get_actions_cache_usage_by_repo_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsCacheUsageByRepository]:
        """actions/get-actions-cache-usage-by-repo-for-org.

        Request: ``GET /orgs/{org}/actions/cache/usage-by-repository``
        GitHub:
        https://docs.github.com/rest/actions/cache#list-repositories-with-github-actions-cache-usage-for-an-organization
        """

    async def get_actions_cache_usage_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsageOrgEnterprise:
        """actions/get-actions-cache-usage-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/cache/usage``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/cache#get-github-actions-cache-usage-for-an-enterprise
        """

    async def get_actions_cache_usage_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsageOrgEnterprise:
        """actions/get-actions-cache-usage-for-org.

        Request: ``GET /orgs/{org}/actions/cache/usage``
        GitHub: https://docs.github.com/rest/actions/cache#get-github-actions-cache-usage-for-an-organization
        """

    async def get_actions_cache_usage_policy(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsagePolicyForRepository:
        """actions/get-actions-cache-usage-policy.

        Request: ``GET /repos/{owner}/{repo}/actions/cache/usage-policy``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/actions/cache#get-github-actions-cache-usage-policy-for-a-repository
        """

    async def get_actions_cache_usage_policy_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsagePolicyEnterprise:
        """actions/get-actions-cache-usage-policy-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/cache/usage-policy``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/actions/cache#get-github-actions-cache-usage-policy-for-an-enterprise
        """

    async def get_allowed_actions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SelectedActions:
        """actions/get-allowed-actions-organization.

        Request: ``GET /orgs/{org}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-allowed-actions-and-reusable-workflows-for-an-organization
        """

    async def get_allowed_actions_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SelectedActions:
        """actions/get-allowed-actions-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-allowed-actions-and-reusable-workflows-for-a-repository
        """

    async def get_artifact(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        artifact_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Artifact:
        """actions/get-artifact.

        Request: ``GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}``
        GitHub: https://docs.github.com/rest/actions/artifacts#get-an-artifact
        """

    async def get_artifact_and_log_retention_settings_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsArtifactAndLogRetentionResponse:
        """actions/get-artifact-and-log-retention-settings-organization.

        Request: ``GET /orgs/{org}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-artifact-and-log-retention-settings-for-an-organization
        """

    async def get_artifact_and_log_retention_settings_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsArtifactAndLogRetentionResponse:
        """actions/get-artifact-and-log-retention-settings-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-artifact-and-log-retention-settings-for-a-repository
        """

    async def get_concurrency_group_for_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        concurrency_group_name: str | _aio.GitHubCore,
        *,
        ahead_of_job: int = ...,
        ahead_of_run: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ConcurrencyGroup:
        """actions/get-concurrency-group-for-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/concurrency_groups/{concurrency_group_name}``
        GitHub: https://docs.github.com/rest/actions/concurrency-groups#get-a-concurrency-group-for-a-repository
        """

    async def get_custom_image_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerCustomImage:
        """actions/get-custom-image-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-an-enterprise-custom-image-definition-for-github-actions-hosted-runners
        """

    async def get_custom_image_for_org(
        self,
        org: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerCustomImage:
        """actions/get-custom-image-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-a-custom-image-definition-for-github-actions-hosted-runners
        """

    async def get_custom_image_version_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        version: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerCustomImageVersion:
        """actions/get-custom-image-version-for-enterprise.

        Request: ``GET
        /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-an-image-version-of-an-enterprise-custom-image-for-github-actions-hosted-runners
        """

    async def get_custom_image_version_for_org(
        self,
        org: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        version: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerCustomImageVersion:
        """actions/get-custom-image-version-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-an-image-version-of-a-custom-image-for-github-actions-hosted-runners
        """

    async def get_custom_oidc_sub_claim_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OidcCustomSubRepo:
        """actions/get-custom-oidc-sub-claim-for-repo.

        Request: ``GET /repos/{owner}/{repo}/actions/oidc/customization/sub``
        GitHub:
        https://docs.github.com/rest/actions/oidc#get-the-customization-template-for-an-oidc-subject-claim-for-a-repository
        """

    async def get_environment_public_key(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PublicKey:
        """actions/get-environment-public-key.

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key``
        GitHub: https://docs.github.com/rest/actions/secrets#get-an-environment-public-key
        """

    async def get_environment_secret(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositorySecret:
        """actions/get-environment-secret.

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#get-an-environment-secret
        """

    async def get_environment_variable(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsVariable:
        """actions/get-environment-variable.

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#get-an-environment-variable
        """

    async def get_fork_pr_contributor_approval_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrContributorApproval:
        """actions/get-fork-pr-contributor-approval-permissions-organization.

        Request: ``GET /orgs/{org}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-fork-pr-contributor-approval-permissions-for-an-organization
        """

    async def get_fork_pr_contributor_approval_permissions_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrContributorApproval:
        """actions/get-fork-pr-contributor-approval-permissions-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-fork-pr-contributor-approval-permissions-for-a-repository
        """

    async def get_github_actions_default_workflow_permissions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/permissions/workflow``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-default-workflow-permissions-for-an-enterprise
        """

    async def get_github_actions_default_workflow_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-organization.

        Request: ``GET /orgs/{org}/actions/permissions/workflow``
        GitHub: https://docs.github.com/rest/actions/permissions#get-default-workflow-permissions-for-an-organization
        """

    async def get_github_actions_default_workflow_permissions_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/workflow``
        GitHub: https://docs.github.com/rest/actions/permissions#get-default-workflow-permissions-for-a-repository
        """

    async def get_github_actions_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsOrganizationPermissions:
        """actions/get-github-actions-permissions-organization.

        Request: ``GET /orgs/{org}/actions/permissions``
        GitHub: https://docs.github.com/rest/actions/permissions#get-github-actions-permissions-for-an-organization
        """

    async def get_github_actions_permissions_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsRepositoryPermissions:
        """actions/get-github-actions-permissions-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/permissions``
        GitHub: https://docs.github.com/rest/actions/permissions#get-github-actions-permissions-for-a-repository
        """

    async def get_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        hosted_runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/get-hosted-runner-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/{hosted_runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-a-github-hosted-runner-for-an-enterprise
        """

    async def get_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        hosted_runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/get-hosted-runner-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#get-a-github-hosted-runner-for-an-organization
        """

    async def get_hosted_runners_github_owned_images_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersGithubOwnedImagesForEnterprise:
        """actions/get-hosted-runners-github-owned-images-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/github-owned``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-github-owned-images-for-github-hosted-runners-in-an-enterprise
        """

    async def get_hosted_runners_github_owned_images_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersGithubOwnedImagesForOrg:
        """actions/get-hosted-runners-github-owned-images-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/github-owned``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-github-owned-images-for-github-hosted-runners-in-an-organization
        """

    async def get_hosted_runners_limits_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerLimits:
        """actions/get-hosted-runners-limits-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/limits``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-limits-on-github-hosted-runners-for-an-enterprise
        """

    async def get_hosted_runners_limits_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerLimits:
        """actions/get-hosted-runners-limits-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/limits``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-limits-on-github-hosted-runners-for-an-organization
        """

    async def get_hosted_runners_machine_specs_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersMachineSpecsForEnterprise:
        """actions/get-hosted-runners-machine-specs-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/machine-sizes``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-github-hosted-runners-machine-specs-for-an-enterprise
        """

    async def get_hosted_runners_machine_specs_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersMachineSpecsForOrg:
        """actions/get-hosted-runners-machine-specs-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/machine-sizes``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-github-hosted-runners-machine-specs-for-an-organization
        """

    async def get_hosted_runners_partner_images_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersPartnerImagesForEnterprise:
        """actions/get-hosted-runners-partner-images-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/partner``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-partner-images-for-github-hosted-runners-in-an-enterprise
        """

    async def get_hosted_runners_partner_images_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersPartnerImagesForOrg:
        """actions/get-hosted-runners-partner-images-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/partner``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-partner-images-for-github-hosted-runners-in-an-organization
        """

    async def get_hosted_runners_platforms_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersPlatformsForEnterprise:
        """actions/get-hosted-runners-platforms-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/platforms``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#get-platforms-for-github-hosted-runners-in-an-enterprise
        """

    async def get_hosted_runners_platforms_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersPlatformsForOrg:
        """actions/get-hosted-runners-platforms-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/platforms``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#get-platforms-for-github-hosted-runners-in-an-organization
        """

    async def get_job_for_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        job_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Job:
        """actions/get-job-for-workflow-run.

        Request: ``GET /repos/{owner}/{repo}/actions/jobs/{job_id}``
        GitHub: https://docs.github.com/rest/actions/workflow-jobs#get-a-job-for-a-workflow-run
        """

    async def get_org_public_key(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PublicKey:
        """actions/get-org-public-key.

        Request: ``GET /orgs/{org}/actions/secrets/public-key``
        GitHub: https://docs.github.com/rest/actions/secrets#get-an-organization-public-key
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
        """actions/get-org-secret.

        Request: ``GET /orgs/{org}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#get-an-organization-secret
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
        """actions/get-org-variable.

        Request: ``GET /orgs/{org}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#get-an-organization-variable
        """

    async def get_pending_deployments_for_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.PendingDeployment]:
        """actions/get-pending-deployments-for-run.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-pending-deployments-for-a-workflow-run
        """

    async def get_private_repo_fork_pr_workflows_settings_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrWorkflowsPrivateRepos:
        """actions/get-private-repo-fork-pr-workflows-settings-organization.

        Request: ``GET /orgs/{org}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-private-repo-fork-pr-workflow-settings-for-an-organization
        """

    async def get_private_repo_fork_pr_workflows_settings_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrWorkflowsPrivateRepos:
        """actions/get-private-repo-fork-pr-workflows-settings-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-private-repo-fork-pr-workflow-settings-for-a-repository
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
        """actions/get-repo-public-key.

        Request: ``GET /repos/{owner}/{repo}/actions/secrets/public-key``
        GitHub: https://docs.github.com/rest/actions/secrets#get-a-repository-public-key
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
        """actions/get-repo-secret.

        Request: ``GET /repos/{owner}/{repo}/actions/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/actions/secrets#get-a-repository-secret
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
        """actions/get-repo-variable.

        Request: ``GET /repos/{owner}/{repo}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#get-a-repository-variable
        """

    async def get_reviews_for_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.EnvironmentApprovals]:
        """actions/get-reviews-for-run.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-the-review-history-for-a-workflow-run
        """

    async def get_runner_version_deprecation_for_org(
        self,
        org: str | _aio.GitHubCore,
        version: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetRunnerVersionDeprecationForOrg:
        """actions/get-runner-version-deprecation-for-org.

        Request: ``GET /orgs/{org}/actions/runners/deprecations/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#get-runner-version-end-of-life-schedule-for-an-organization
        """

    async def get_runner_version_deprecation_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        version: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetRunnerVersionDeprecationForRepo:
        """actions/get-runner-version-deprecation-for-repo.

        Request: ``GET /repos/{owner}/{repo}/actions/runners/deprecations/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#get-runner-version-end-of-life-schedule-for-a-repository
        """

    async def get_self_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Runner:
        """actions/get-self-hosted-runner-for-org.

        Request: ``GET /orgs/{org}/actions/runners/{runner_id}``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#get-a-self-hosted-runner-for-an-organization
        """

    async def get_self_hosted_runner_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Runner:
        """actions/get-self-hosted-runner-for-repo.

        Request: ``GET /repos/{owner}/{repo}/actions/runners/{runner_id}``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#get-a-self-hosted-runner-for-a-repository
        """

    async def get_self_hosted_runner_group_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsOrg:
        """actions/get-self-hosted-runner-group-for-org.

        Request: ``GET /orgs/{org}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#get-a-self-hosted-runner-group-for-an-organization
        """

    async def get_self_hosted_runners_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SelfHostedRunnersSettings:
        """actions/get-self-hosted-runners-permissions-organization.

        Request: ``GET /orgs/{org}/actions/permissions/self-hosted-runners``
        GitHub: https://docs.github.com/rest/actions/permissions#get-self-hosted-runners-settings-for-an-organization
        """

    async def get_workflow(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        workflow_id: int | str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Workflow:
        """actions/get-workflow.

        Request: ``GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}``
        GitHub: https://docs.github.com/rest/actions/workflows#get-a-workflow
        """

    async def get_workflow_access_to_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsWorkflowAccessToRepository:
        """actions/get-workflow-access-to-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/permissions/access``
        GitHub:
        https://docs.github.com/rest/actions/permissions#get-the-level-of-access-for-workflows-outside-of-the-repository
        """

    async def get_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        exclude_pull_requests: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowRun:
        """actions/get-workflow-run.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-a-workflow-run
        """

    async def get_workflow_run_attempt(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        attempt_number: int | _aio.GitHubCore,
        *,
        exclude_pull_requests: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowRun:
        """actions/get-workflow-run-attempt.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-a-workflow-run-attempt
        """

    async def get_workflow_run_usage(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowRunUsage:
        """actions/get-workflow-run-usage.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#get-workflow-run-usage
        """

    async def get_workflow_usage(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        workflow_id: int | str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowUsage:
        """actions/get-workflow-usage.

        Request: ``GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing``
        GitHub: https://docs.github.com/rest/actions/workflows#get-workflow-usage
        """

    def list_artifacts_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Artifact]:
        """actions/list-artifacts-for-repo.

        Request: ``GET /repos/{owner}/{repo}/actions/artifacts``
        GitHub: https://docs.github.com/rest/actions/artifacts#list-artifacts-for-a-repository
        """

    def list_concurrency_groups_for_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        after: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ConcurrencyGroupList_ConcurrencyGroups]:
        """actions/list-concurrency-groups-for-repository.

        Request: ``GET /repos/{owner}/{repo}/actions/concurrency_groups``
        GitHub: https://docs.github.com/rest/actions/concurrency-groups#list-concurrency-groups-for-a-repository
        """

    def list_concurrency_groups_for_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ConcurrencyGroupRunList_ConcurrencyGroups]:
        """actions/list-concurrency-groups-for-workflow-run.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/concurrency_groups``
        GitHub: https://docs.github.com/rest/actions/concurrency-groups#list-concurrency-groups-for-a-workflow-run
        """

    async def list_custom_image_versions_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListCustomImageVersionsForEnterprise:
        """actions/list-custom-image-versions-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/custom/{image_definition_id}/versions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#list-image-versions-of-a-custom-image-for-an-enterprise
        """

    async def list_custom_image_versions_for_org(
        self,
        org: str | _aio.GitHubCore,
        image_definition_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListCustomImageVersionsForOrg:
        """actions/list-custom-image-versions-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions``
        GitHub:
        https://docs.github.com/rest/actions/hosted-runners#list-image-versions-of-a-custom-image-for-an-organization
        """

    async def list_custom_images_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListCustomImagesForEnterprise:
        """actions/list-custom-images-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners/images/custom``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#list-custom-images-for-an-enterprise
        """

    async def list_custom_images_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListCustomImagesForOrg:
        """actions/list-custom-images-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners/images/custom``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#list-custom-images-for-an-organization
        """

    def list_environment_secrets(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositorySecret]:
        """actions/list-environment-secrets.

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/secrets``
        GitHub: https://docs.github.com/rest/actions/secrets#list-environment-secrets
        """

    def list_environment_variables(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsVariable]:
        """actions/list-environment-variables.

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/variables``
        GitHub: https://docs.github.com/rest/actions/variables#list-environment-variables
        """

    def list_github_hosted_runners_in_group_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsHostedRunner]:
        """actions/list-github-hosted-runners-in-group-for-org.

        Request: ``GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#list-github-hosted-runners-in-a-group-for-an-organization
        """

    def list_hosted_runners_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsHostedRunner]:
        """actions/list-hosted-runners-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/hosted-runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#list-github-hosted-runners-for-an-enterprise
        """

    def list_hosted_runners_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsHostedRunner]:
        """actions/list-hosted-runners-for-org.

        Request: ``GET /orgs/{org}/actions/hosted-runners``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#list-github-hosted-runners-for-an-organization
        """

    def list_jobs_for_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Job]:
        """actions/list-jobs-for-workflow-run.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs``
        GitHub: https://docs.github.com/rest/actions/workflow-jobs#list-jobs-for-a-workflow-run
        """

    def list_jobs_for_workflow_run_attempt(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        attempt_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Job]:
        """actions/list-jobs-for-workflow-run-attempt.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs``
        GitHub: https://docs.github.com/rest/actions/workflow-jobs#list-jobs-for-a-workflow-run-attempt
        """

    async def list_labels_for_self_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListLabelsForSelfHostedRunnerForOrg:
        """actions/list-labels-for-self-hosted-runner-for-org.

        Request: ``GET /orgs/{org}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#list-labels-for-a-self-hosted-runner-for-an-organization
        """

    async def list_labels_for_self_hosted_runner_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListLabelsForSelfHostedRunnerForRepo:
        """actions/list-labels-for-self-hosted-runner-for-repo.

        Request: ``GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#list-labels-for-a-self-hosted-runner-for-a-repository
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
        """actions/list-org-secrets.

        Request: ``GET /orgs/{org}/actions/secrets``
        GitHub: https://docs.github.com/rest/actions/secrets#list-organization-secrets
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
        """actions/list-org-variables.

        Request: ``GET /orgs/{org}/actions/variables``
        GitHub: https://docs.github.com/rest/actions/variables#list-organization-variables
        """

    def list_repo_access_to_self_hosted_runner_group_in_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """actions/list-repo-access-to-self-hosted-runner-group-in-org.

        Request: ``GET /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#list-repository-access-to-a-self-hosted-runner-group-in-an-organization
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
        """actions/list-repo-organization-secrets.

        Request: ``GET /repos/{owner}/{repo}/actions/organization-secrets``
        GitHub: https://docs.github.com/rest/actions/secrets#list-repository-organization-secrets
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
        """actions/list-repo-organization-variables.

        Request: ``GET /repos/{owner}/{repo}/actions/organization-variables``
        GitHub: https://docs.github.com/rest/actions/variables#list-repository-organization-variables
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
        """actions/list-repo-secrets.

        Request: ``GET /repos/{owner}/{repo}/actions/secrets``
        GitHub: https://docs.github.com/rest/actions/secrets#list-repository-secrets
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
        """actions/list-repo-variables.

        Request: ``GET /repos/{owner}/{repo}/actions/variables``
        GitHub: https://docs.github.com/rest/actions/variables#list-repository-variables
        """

    def list_repo_workflows(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Workflow]:
        """actions/list-repo-workflows.

        Request: ``GET /repos/{owner}/{repo}/actions/workflows``
        GitHub: https://docs.github.com/rest/actions/workflows#list-repository-workflows
        """

    async def list_runner_applications_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RunnerApplication]:
        """actions/list-runner-applications-for-org.

        Request: ``GET /orgs/{org}/actions/runners/downloads``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#list-runner-applications-for-an-organization
        """

    async def list_runner_applications_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RunnerApplication]:
        """actions/list-runner-applications-for-repo.

        Request: ``GET /repos/{owner}/{repo}/actions/runners/downloads``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#list-runner-applications-for-a-repository
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
        """actions/list-selected-repos-for-org-secret.

        Request: ``GET /orgs/{org}/actions/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/actions/secrets#list-selected-repositories-for-an-organization-secret
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
        """actions/list-selected-repos-for-org-variable.

        Request: ``GET /orgs/{org}/actions/variables/{name}/repositories``
        GitHub: https://docs.github.com/rest/actions/variables#list-selected-repositories-for-an-organization-variable
        """

    def list_selected_repositories_enabled_github_actions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """actions/list-selected-repositories-enabled-github-actions-organization.

        Request: ``GET /orgs/{org}/actions/permissions/repositories``
        GitHub:
        https://docs.github.com/rest/actions/permissions#list-selected-repositories-enabled-for-github-actions-in-an-organization
        """

    def list_selected_repositories_self_hosted_runners_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """actions/list-selected-repositories-self-hosted-runners-organization.

        Request: ``GET /orgs/{org}/actions/permissions/self-hosted-runners/repositories``
        GitHub:
        https://docs.github.com/rest/actions/permissions#list-repositories-allowed-to-use-self-hosted-runners-in-an-organization
        """

    def list_self_hosted_runner_groups_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        visible_to_repository: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RunnerGroupsOrg]:
        """actions/list-self-hosted-runner-groups-for-org.

        Request: ``GET /orgs/{org}/actions/runner-groups``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#list-self-hosted-runner-groups-for-an-organization
        """

    def list_self_hosted_runners_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """actions/list-self-hosted-runners-for-org.

        Request: ``GET /orgs/{org}/actions/runners``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#list-self-hosted-runners-for-an-organization
        """

    def list_self_hosted_runners_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """actions/list-self-hosted-runners-for-repo.

        Request: ``GET /repos/{owner}/{repo}/actions/runners``
        GitHub: https://docs.github.com/rest/actions/self-hosted-runners#list-self-hosted-runners-for-a-repository
        """

    def list_self_hosted_runners_in_group_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """actions/list-self-hosted-runners-in-group-for-org.

        Request: ``GET /orgs/{org}/actions/runner-groups/{runner_group_id}/runners``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#list-self-hosted-runners-in-a-group-for-an-organization
        """

    def list_workflow_run_artifacts(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Artifact]:
        """actions/list-workflow-run-artifacts.

        Request: ``GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts``
        GitHub: https://docs.github.com/rest/actions/artifacts#list-workflow-run-artifacts
        """

    def list_workflow_runs(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        workflow_id: int | str | _aio.GitHubCore,
        *,
        actor: str = ...,
        branch: str = ...,
        check_suite_id: int = ...,
        created: datetime | str = ...,
        event: str = ...,
        exclude_pull_requests: bool = ...,
        head_sha: str = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.WorkflowRun]:
        """actions/list-workflow-runs.

        Request: ``GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#list-workflow-runs-for-a-workflow
        """

    def list_workflow_runs_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        actor: str = ...,
        branch: str = ...,
        check_suite_id: int = ...,
        created: datetime | str = ...,
        event: str = ...,
        exclude_pull_requests: bool = ...,
        head_sha: str = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.WorkflowRun]:
        """actions/list-workflow-runs-for-repo.

        Request: ``GET /repos/{owner}/{repo}/actions/runs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#list-workflow-runs-for-a-repository
        """

    async def re_run_job_for_workflow_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        job_id: int | _aio.GitHubCore,
        *,
        enable_debug_logging: bool = ...,
        enable_debugger: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-job-for-workflow-run.

        Request: ``POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#re-run-a-job-from-a-workflow-run
        """

    async def re_run_workflow(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        enable_debug_logging: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-workflow.

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#re-run-a-workflow
        """

    async def re_run_workflow_failed_jobs(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        enable_debug_logging: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-workflow-failed-jobs.

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#re-run-failed-jobs-from-a-workflow-run
        """

    async def remove_all_custom_labels_from_self_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForOrg:
        """actions/remove-all-custom-labels-from-self-hosted-runner-for-org.

        Request: ``DELETE /orgs/{org}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#remove-all-custom-labels-from-a-self-hosted-runner-for-an-organization
        """

    async def remove_all_custom_labels_from_self_hosted_runner_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForRepo:
        """actions/remove-all-custom-labels-from-self-hosted-runner-for-repo.

        Request: ``DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#remove-all-custom-labels-from-a-self-hosted-runner-for-a-repository
        """

    async def remove_custom_label_from_self_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_RemoveCustomLabelFromSelfHostedRunnerForOrg:
        """actions/remove-custom-label-from-self-hosted-runner-for-org.

        Request: ``DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#remove-a-custom-label-from-a-self-hosted-runner-for-an-organization
        """

    async def remove_custom_label_from_self_hosted_runner_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_RemoveCustomLabelFromSelfHostedRunnerForRepo:
        """actions/remove-custom-label-from-self-hosted-runner-for-repo.

        Request: ``DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#remove-a-custom-label-from-a-self-hosted-runner-for-a-repository
        """

    async def remove_repo_access_to_self_hosted_runner_group_in_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/remove-repo-access-to-self-hosted-runner-group-in-org.

        Request: ``DELETE /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#remove-repository-access-to-a-self-hosted-runner-group-in-an-organization
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
        """actions/remove-selected-repo-from-org-secret.

        Request: ``DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/actions/secrets#remove-selected-repository-from-an-organization-secret
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
        """actions/remove-selected-repo-from-org-variable.

        Request: ``DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/actions/variables#remove-selected-repository-from-an-organization-variable
        """

    async def remove_self_hosted_runner_from_group_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/remove-self-hosted-runner-from-group-for-org.

        Request: ``DELETE /orgs/{org}/actions/runner-groups/{runner_group_id}/runners/{runner_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#remove-a-self-hosted-runner-from-a-group-for-an-organization
        """

    async def review_custom_gates_for_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        comment: str = ...,
        environment_name: str,
        state: Literal["approved", "rejected"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/review-custom-gates-for-run.

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule``
        GitHub:
        https://docs.github.com/rest/actions/workflow-runs#review-custom-deployment-protection-rules-for-a-workflow-run
        """

    async def review_pending_deployments_for_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        run_id: int | _aio.GitHubCore,
        *,
        comment: str,
        environment_ids: Iterable[int],
        state: Literal["approved", "rejected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Deployment]:
        """actions/review-pending-deployments-for-run.

        Request: ``POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments``
        GitHub: https://docs.github.com/rest/actions/workflow-runs#review-pending-deployments-for-a-workflow-run
        """

    async def set_actions_cache_retention_limit_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-retention-limit-for-an-enterprise
        """

    async def set_actions_cache_retention_limit_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-organization.

        Request: ``PUT /organizations/{org}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-retention-limit-for-an-organization
        """

    async def set_actions_cache_retention_limit_for_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-repository.

        Request: ``PUT /repos/{owner}/{repo}/actions/cache/retention-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-retention-limit-for-a-repository
        """

    async def set_actions_cache_storage_limit_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-storage-limit-for-an-enterprise
        """

    async def set_actions_cache_storage_limit_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-organization.

        Request: ``PUT /organizations/{org}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-storage-limit-for-an-organization
        """

    async def set_actions_cache_storage_limit_for_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-repository.

        Request: ``PUT /repos/{owner}/{repo}/actions/cache/storage-limit``
        GitHub: https://docs.github.com/rest/actions/cache#set-github-actions-cache-storage-limit-for-a-repository
        """

    async def set_actions_cache_usage_policy(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        repo_cache_size_limit_in_gb: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-usage-policy.

        Request: ``PATCH /repos/{owner}/{repo}/actions/cache/usage-policy``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/actions/cache#set-github-actions-cache-usage-policy-for-a-repository
        """

    async def set_actions_cache_usage_policy_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        max_repo_cache_size_limit_in_gb: int = ...,
        repo_cache_size_limit_in_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-usage-policy-for-enterprise.

        Request: ``PATCH /enterprises/{enterprise}/actions/cache/usage-policy``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/actions/cache#set-github-actions-cache-usage-policy-for-an-enterprise
        """

    async def set_actions_oidc_custom_issuer_policy_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        include_enterprise_slug: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-oidc-custom-issuer-policy-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/oidc/customization/issuer``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/oidc#set-the-github-actions-oidc-custom-issuer-policy-for-an-enterprise
        """

    async def set_allowed_actions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-allowed-actions-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-allowed-actions-and-reusable-workflows-for-an-organization
        """

    async def set_allowed_actions_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-allowed-actions-repository.

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-allowed-actions-and-reusable-workflows-for-a-repository
        """

    async def set_artifact_and_log_retention_settings_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-artifact-and-log-retention-settings-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-artifact-and-log-retention-settings-for-an-organization
        """

    async def set_artifact_and_log_retention_settings_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-artifact-and-log-retention-settings-repository.

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-artifact-and-log-retention-settings-for-a-repository
        """

    async def set_custom_labels_for_self_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_SetCustomLabelsForSelfHostedRunnerForOrg:
        """actions/set-custom-labels-for-self-hosted-runner-for-org.

        Request: ``PUT /orgs/{org}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#set-custom-labels-for-a-self-hosted-runner-for-an-organization
        """

    async def set_custom_labels_for_self_hosted_runner_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_SetCustomLabelsForSelfHostedRunnerForRepo:
        """actions/set-custom-labels-for-self-hosted-runner-for-repo.

        Request: ``PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runners#set-custom-labels-for-a-self-hosted-runner-for-a-repository
        """

    async def set_custom_oidc_sub_claim_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        include_claim_keys: Iterable[str] = ...,
        use_default: bool,
        use_immutable_subject: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/set-custom-oidc-sub-claim-for-repo.

        Request: ``PUT /repos/{owner}/{repo}/actions/oidc/customization/sub``
        GitHub:
        https://docs.github.com/rest/actions/oidc#set-the-customization-template-for-an-oidc-subject-claim-for-a-repository
        """

    async def set_fork_pr_contributor_approval_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-fork-pr-contributor-approval-permissions-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-fork-pr-contributor-approval-permissions-for-an-organization
        """

    async def set_fork_pr_contributor_approval_permissions_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-fork-pr-contributor-approval-permissions-repository.

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-fork-pr-contributor-approval-permissions-for-a-repository
        """

    async def set_github_actions_default_workflow_permissions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/workflow``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-default-workflow-permissions-for-an-enterprise
        """

    async def set_github_actions_default_workflow_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/workflow``
        GitHub: https://docs.github.com/rest/actions/permissions#set-default-workflow-permissions-for-an-organization
        """

    async def set_github_actions_default_workflow_permissions_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-repository.

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/workflow``
        GitHub: https://docs.github.com/rest/actions/permissions#set-default-workflow-permissions-for-a-repository
        """

    async def set_github_actions_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled_repositories: Literal["all", "none", "selected"],
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-permissions-organization.

        Request: ``PUT /orgs/{org}/actions/permissions``
        GitHub: https://docs.github.com/rest/actions/permissions#set-github-actions-permissions-for-an-organization
        """

    async def set_github_actions_permissions_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled: bool,
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-permissions-repository.

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions``
        GitHub: https://docs.github.com/rest/actions/permissions#set-github-actions-permissions-for-a-repository
        """

    async def set_private_repo_fork_pr_workflows_settings_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-private-repo-fork-pr-workflows-settings-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-private-repo-fork-pr-workflow-settings-for-an-organization
        """

    async def set_private_repo_fork_pr_workflows_settings_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-private-repo-fork-pr-workflows-settings-repository.

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-private-repo-fork-pr-workflow-settings-for-a-repository
        """

    async def set_repo_access_to_self_hosted_runner_group_in_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-repo-access-to-self-hosted-runner-group-in-org.

        Request: ``PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#set-repository-access-for-a-self-hosted-runner-group-in-an-organization
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
        """actions/set-selected-repos-for-org-secret.

        Request: ``PUT /orgs/{org}/actions/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/actions/secrets#set-selected-repositories-for-an-organization-secret
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
        """actions/set-selected-repos-for-org-variable.

        Request: ``PUT /orgs/{org}/actions/variables/{name}/repositories``
        GitHub: https://docs.github.com/rest/actions/variables#set-selected-repositories-for-an-organization-variable
        """

    async def set_selected_repositories_enabled_github_actions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-selected-repositories-enabled-github-actions-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/repositories``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-selected-repositories-enabled-for-github-actions-in-an-organization
        """

    async def set_selected_repositories_self_hosted_runners_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-selected-repositories-self-hosted-runners-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/self-hosted-runners/repositories``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-repositories-allowed-to-use-self-hosted-runners-in-an-organization
        """

    async def set_self_hosted_runners_in_group_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        runners: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-self-hosted-runners-in-group-for-org.

        Request: ``PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/runners``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#set-self-hosted-runners-in-a-group-for-an-organization
        """

    async def set_self_hosted_runners_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        enabled_repositories: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-self-hosted-runners-permissions-organization.

        Request: ``PUT /orgs/{org}/actions/permissions/self-hosted-runners``
        GitHub: https://docs.github.com/rest/actions/permissions#set-self-hosted-runners-settings-for-an-organization
        """

    async def set_workflow_access_to_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        access_level: Literal["none", "user", "organization", "enterprise"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-workflow-access-to-repository.

        Request: ``PUT /repos/{owner}/{repo}/actions/permissions/access``
        GitHub:
        https://docs.github.com/rest/actions/permissions#set-the-level-of-access-for-workflows-outside-of-the-repository
        """

    async def update_environment_variable(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        new_name: str = ...,
        value: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/update-environment-variable.

        Request: ``PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#update-an-environment-variable
        """

    async def update_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        hosted_runner_id: int | _aio.GitHubCore,
        *,
        enable_static_ip: bool = ...,
        image_gen: bool = ...,
        image_id: str = ...,
        image_source: Literal["github", "partner", "custom"] = ...,
        image_version: str | None = ...,
        maximum_runners: int = ...,
        name: str = ...,
        runner_group_id: int = ...,
        size: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/update-hosted-runner-for-enterprise.

        Request: ``PATCH /enterprises/{enterprise}/actions/hosted-runners/{hosted_runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/hosted-runners#update-a-github-hosted-runner-for-an-enterprise
        """

    async def update_hosted_runner_for_org(
        self,
        org: str | _aio.GitHubCore,
        hosted_runner_id: int | _aio.GitHubCore,
        *,
        enable_static_ip: bool = ...,
        image_gen: bool = ...,
        image_id: str = ...,
        image_source: Literal["github", "partner", "custom"] = ...,
        image_version: str | None = ...,
        maximum_runners: int = ...,
        name: str = ...,
        runner_group_id: int = ...,
        size: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/update-hosted-runner-for-org.

        Request: ``PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}``
        GitHub: https://docs.github.com/rest/actions/hosted-runners#update-a-github-hosted-runner-for-an-organization
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
        """actions/update-org-variable.

        Request: ``PATCH /orgs/{org}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#update-an-organization-variable
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
        """actions/update-repo-variable.

        Request: ``PATCH /repos/{owner}/{repo}/actions/variables/{name}``
        GitHub: https://docs.github.com/rest/actions/variables#update-a-repository-variable
        """

    async def update_self_hosted_runner_group_for_org(
        self,
        org: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str | None = ...,
        restricted_to_workflows: bool = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsOrg:
        """actions/update-self-hosted-runner-group-for-org.

        Request: ``PATCH /orgs/{org}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/rest/actions/self-hosted-runner-groups#update-a-self-hosted-runner-group-for-an-organization
        """

class _BoundActions(Operations):
    """The operations of GitHub's tag ``actions``, bound to a resource."""

    def add_custom_labels_to_self_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_AddCustomLabelsToSelfHostedRunnerForOrg:
        """actions/add-custom-labels-to-self-hosted-runner-for-org."""

    def add_custom_labels_to_self_hosted_runner_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_AddCustomLabelsToSelfHostedRunnerForRepo:
        """actions/add-custom-labels-to-self-hosted-runner-for-repo."""

    def add_repo_access_to_self_hosted_runner_group_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/add-repo-access-to-self-hosted-runner-group-in-org."""

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
        """actions/add-selected-repo-to-org-secret."""

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
        """actions/add-selected-repo-to-org-variable."""

    def add_self_hosted_runner_to_group_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/add-self-hosted-runner-to-group-for-org."""

    def approve_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/approve-workflow-run."""

    def cancel_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/cancel-workflow-run."""

    def create_environment_variable(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        name: str,
        value: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/create-environment-variable."""

    def create_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enable_static_ip: bool = ...,
        image: _CreateHostedRunnerForEnterprise_Image,
        image_gen: bool = ...,
        maximum_runners: int = ...,
        name: str,
        runner_group_id: int,
        size: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/create-hosted-runner-for-enterprise."""

    def create_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        enable_static_ip: bool = ...,
        image: _CreateHostedRunnerForOrg_Image,
        image_gen: bool = ...,
        maximum_runners: int = ...,
        name: str,
        runner_group_id: int,
        size: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/create-hosted-runner-for-org."""

    def create_or_update_environment_secret(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        encrypted_value: str,
        key_id: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """actions/create-or-update-environment-secret."""

    def create_or_update_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[int | str] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """actions/create-or-update-org-secret."""

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
        """actions/create-or-update-repo-secret."""

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
        """actions/create-org-variable."""

    def create_registration_token_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """actions/create-registration-token-for-org."""

    def create_registration_token_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """actions/create-registration-token-for-repo."""

    def create_remove_token_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """actions/create-remove-token-for-org."""

    def create_remove_token_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """actions/create-remove-token-for-repo."""

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
        """actions/create-repo-variable."""

    def create_self_hosted_runner_group_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str = ...,
        restricted_to_workflows: bool = ...,
        runners: Iterable[int] = ...,
        selected_repository_ids: Iterable[int] = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsOrg:
        """actions/create-self-hosted-runner-group-for-org."""

    def create_workflow_dispatch(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        workflow_id: int | str | GitHubCore = ...,
        inputs: Mapping[str, Any] = ...,
        ref: str,
        return_run_details: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowDispatchResponse | None:
        """actions/create-workflow-dispatch."""

    def delete_actions_cache_by_id(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        cache_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-actions-cache-by-id."""

    def delete_actions_cache_by_key(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        key: str,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheList:
        """actions/delete-actions-cache-by-key."""

    def delete_artifact(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        artifact_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-artifact."""

    def delete_custom_image_from_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-from-enterprise."""

    def delete_custom_image_from_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-from-org."""

    def delete_custom_image_version_from_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        version: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-version-from-enterprise."""

    def delete_custom_image_version_from_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        version: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-version-from-org."""

    def delete_environment_secret(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-environment-secret."""

    def delete_environment_variable(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-environment-variable."""

    def delete_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        hosted_runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/delete-hosted-runner-for-enterprise."""

    def delete_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hosted_runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/delete-hosted-runner-for-org."""

    def delete_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-org-secret."""

    def delete_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-org-variable."""

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
        """actions/delete-repo-secret."""

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
        """actions/delete-repo-variable."""

    def delete_self_hosted_runner_from_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-from-org."""

    def delete_self_hosted_runner_from_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-from-repo."""

    def delete_self_hosted_runner_group_from_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-group-from-org."""

    def delete_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-workflow-run."""

    def delete_workflow_run_logs(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-workflow-run-logs."""

    def disable_selected_repository_github_actions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-selected-repository-github-actions-organization."""

    def disable_selected_repository_self_hosted_runners_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-selected-repository-self-hosted-runners-organization."""

    def disable_workflow(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        workflow_id: int | str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-workflow."""

    @overload
    def download_artifact(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        artifact_id: int | GitHubCore = ...,
        archive_format: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-artifact."""

    @overload
    def download_artifact(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        artifact_id: int | GitHubCore = ...,
        archive_format: str | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-artifact."""

    @overload
    def download_job_logs_for_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        job_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-job-logs-for-workflow-run."""

    @overload
    def download_job_logs_for_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        job_id: int | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-job-logs-for-workflow-run."""

    @overload
    def download_workflow_run_attempt_logs(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        attempt_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-workflow-run-attempt-logs."""

    @overload
    def download_workflow_run_attempt_logs(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        attempt_number: int | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-workflow-run-attempt-logs."""

    @overload
    def download_workflow_run_logs(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-workflow-run-logs."""

    @overload
    def download_workflow_run_logs(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-workflow-run-logs."""

    def enable_selected_repository_github_actions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-selected-repository-github-actions-organization."""

    def enable_selected_repository_self_hosted_runners_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-selected-repository-self-hosted-runners-organization."""

    def enable_workflow(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        workflow_id: int | str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-workflow."""

    def force_cancel_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/force-cancel-workflow-run."""

    def generate_runner_jitconfig_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GenerateRunnerJitconfigForEnterprise:
        """actions/generate-runner-jitconfig-for-enterprise."""

    def generate_runner_jitconfig_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GenerateRunnerJitconfigForOrg:
        """actions/generate-runner-jitconfig-for-org."""

    def generate_runner_jitconfig_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GenerateRunnerJitconfigForRepo:
        """actions/generate-runner-jitconfig-for-repo."""

    def get_actions_cache_list(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        key: str = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        sort: Literal["created_at", "last_accessed_at", "size_in_bytes"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsCacheList_ActionsCaches]:
        """actions/get-actions-cache-list."""

    def get_actions_cache_retention_limit_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheRetentionLimitForEnterprise:
        """actions/get-actions-cache-retention-limit-for-enterprise."""

    def get_actions_cache_retention_limit_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheRetentionLimitForOrganization:
        """actions/get-actions-cache-retention-limit-for-organization."""

    def get_actions_cache_retention_limit_for_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheRetentionLimitForRepository:
        """actions/get-actions-cache-retention-limit-for-repository."""

    def get_actions_cache_storage_limit_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheStorageLimitForEnterprise:
        """actions/get-actions-cache-storage-limit-for-enterprise."""

    def get_actions_cache_storage_limit_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheStorageLimitForOrganization:
        """actions/get-actions-cache-storage-limit-for-organization."""

    def get_actions_cache_storage_limit_for_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheStorageLimitForRepository:
        """actions/get-actions-cache-storage-limit-for-repository."""

    def get_actions_cache_usage(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsageByRepository:
        """actions/get-actions-cache-usage."""

    def get_actions_cache_usage_by_repo_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsCacheUsageByRepository]:
        """actions/get-actions-cache-usage-by-repo-for-org."""

    def get_actions_cache_usage_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsageOrgEnterprise:
        """actions/get-actions-cache-usage-for-enterprise."""

    def get_actions_cache_usage_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsageOrgEnterprise:
        """actions/get-actions-cache-usage-for-org."""

    def get_actions_cache_usage_policy(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsagePolicyForRepository:
        """actions/get-actions-cache-usage-policy."""

    def get_actions_cache_usage_policy_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsCacheUsagePolicyEnterprise:
        """actions/get-actions-cache-usage-policy-for-enterprise."""

    def get_allowed_actions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SelectedActions:
        """actions/get-allowed-actions-organization."""

    def get_allowed_actions_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SelectedActions:
        """actions/get-allowed-actions-repository."""

    def get_artifact(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        artifact_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Artifact:
        """actions/get-artifact."""

    def get_artifact_and_log_retention_settings_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsArtifactAndLogRetentionResponse:
        """actions/get-artifact-and-log-retention-settings-organization."""

    def get_artifact_and_log_retention_settings_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsArtifactAndLogRetentionResponse:
        """actions/get-artifact-and-log-retention-settings-repository."""

    def get_concurrency_group_for_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        concurrency_group_name: str | GitHubCore = ...,
        ahead_of_job: int = ...,
        ahead_of_run: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ConcurrencyGroup:
        """actions/get-concurrency-group-for-repository."""

    def get_custom_image_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerCustomImage:
        """actions/get-custom-image-for-enterprise."""

    def get_custom_image_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerCustomImage:
        """actions/get-custom-image-for-org."""

    def get_custom_image_version_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        version: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerCustomImageVersion:
        """actions/get-custom-image-version-for-enterprise."""

    def get_custom_image_version_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        version: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerCustomImageVersion:
        """actions/get-custom-image-version-for-org."""

    def get_custom_oidc_sub_claim_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OidcCustomSubRepo:
        """actions/get-custom-oidc-sub-claim-for-repo."""

    def get_environment_public_key(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PublicKey:
        """actions/get-environment-public-key."""

    def get_environment_secret(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositorySecret:
        """actions/get-environment-secret."""

    def get_environment_variable(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsVariable:
        """actions/get-environment-variable."""

    def get_fork_pr_contributor_approval_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrContributorApproval:
        """actions/get-fork-pr-contributor-approval-permissions-organization."""

    def get_fork_pr_contributor_approval_permissions_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrContributorApproval:
        """actions/get-fork-pr-contributor-approval-permissions-repository."""

    def get_github_actions_default_workflow_permissions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-enterprise."""

    def get_github_actions_default_workflow_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-organization."""

    def get_github_actions_default_workflow_permissions_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-repository."""

    def get_github_actions_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsOrganizationPermissions:
        """actions/get-github-actions-permissions-organization."""

    def get_github_actions_permissions_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsRepositoryPermissions:
        """actions/get-github-actions-permissions-repository."""

    def get_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        hosted_runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/get-hosted-runner-for-enterprise."""

    def get_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hosted_runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/get-hosted-runner-for-org."""

    def get_hosted_runners_github_owned_images_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersGithubOwnedImagesForEnterprise:
        """actions/get-hosted-runners-github-owned-images-for-enterprise."""

    def get_hosted_runners_github_owned_images_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersGithubOwnedImagesForOrg:
        """actions/get-hosted-runners-github-owned-images-for-org."""

    def get_hosted_runners_limits_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerLimits:
        """actions/get-hosted-runners-limits-for-enterprise."""

    def get_hosted_runners_limits_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunnerLimits:
        """actions/get-hosted-runners-limits-for-org."""

    def get_hosted_runners_machine_specs_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersMachineSpecsForEnterprise:
        """actions/get-hosted-runners-machine-specs-for-enterprise."""

    def get_hosted_runners_machine_specs_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersMachineSpecsForOrg:
        """actions/get-hosted-runners-machine-specs-for-org."""

    def get_hosted_runners_partner_images_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersPartnerImagesForEnterprise:
        """actions/get-hosted-runners-partner-images-for-enterprise."""

    def get_hosted_runners_partner_images_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersPartnerImagesForOrg:
        """actions/get-hosted-runners-partner-images-for-org."""

    def get_hosted_runners_platforms_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersPlatformsForEnterprise:
        """actions/get-hosted-runners-platforms-for-enterprise."""

    def get_hosted_runners_platforms_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetHostedRunnersPlatformsForOrg:
        """actions/get-hosted-runners-platforms-for-org."""

    def get_job_for_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        job_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Job:
        """actions/get-job-for-workflow-run."""

    def get_org_public_key(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PublicKey:
        """actions/get-org-public-key."""

    def get_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationSecret:
        """actions/get-org-secret."""

    def get_org_variable(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationActionsVariable:
        """actions/get-org-variable."""

    def get_pending_deployments_for_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.PendingDeployment]:
        """actions/get-pending-deployments-for-run."""

    def get_private_repo_fork_pr_workflows_settings_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrWorkflowsPrivateRepos:
        """actions/get-private-repo-fork-pr-workflows-settings-organization."""

    def get_private_repo_fork_pr_workflows_settings_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrWorkflowsPrivateRepos:
        """actions/get-private-repo-fork-pr-workflows-settings-repository."""

    def get_repo_public_key(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PublicKey:
        """actions/get-repo-public-key."""

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
        """actions/get-repo-secret."""

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
        """actions/get-repo-variable."""

    def get_reviews_for_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.EnvironmentApprovals]:
        """actions/get-reviews-for-run."""

    def get_runner_version_deprecation_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        version: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetRunnerVersionDeprecationForOrg:
        """actions/get-runner-version-deprecation-for-org."""

    def get_runner_version_deprecation_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        version: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_GetRunnerVersionDeprecationForRepo:
        """actions/get-runner-version-deprecation-for-repo."""

    def get_self_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Runner:
        """actions/get-self-hosted-runner-for-org."""

    def get_self_hosted_runner_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Runner:
        """actions/get-self-hosted-runner-for-repo."""

    def get_self_hosted_runner_group_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsOrg:
        """actions/get-self-hosted-runner-group-for-org."""

    def get_self_hosted_runners_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SelfHostedRunnersSettings:
        """actions/get-self-hosted-runners-permissions-organization."""

    def get_workflow(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        workflow_id: int | str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Workflow:
        """actions/get-workflow."""

    def get_workflow_access_to_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsWorkflowAccessToRepository:
        """actions/get-workflow-access-to-repository."""

    def get_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        exclude_pull_requests: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowRun:
        """actions/get-workflow-run."""

    def get_workflow_run_attempt(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        attempt_number: int | GitHubCore = ...,
        exclude_pull_requests: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowRun:
        """actions/get-workflow-run-attempt."""

    def get_workflow_run_usage(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowRunUsage:
        """actions/get-workflow-run-usage."""

    def get_workflow_usage(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        workflow_id: int | str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WorkflowUsage:
        """actions/get-workflow-usage."""

    def list_artifacts_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Artifact]:
        """actions/list-artifacts-for-repo."""

    def list_concurrency_groups_for_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        after: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ConcurrencyGroupList_ConcurrencyGroups]:
        """actions/list-concurrency-groups-for-repository."""

    def list_concurrency_groups_for_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ConcurrencyGroupRunList_ConcurrencyGroups]:
        """actions/list-concurrency-groups-for-workflow-run."""

    def list_custom_image_versions_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListCustomImageVersionsForEnterprise:
        """actions/list-custom-image-versions-for-enterprise."""

    def list_custom_image_versions_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        image_definition_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListCustomImageVersionsForOrg:
        """actions/list-custom-image-versions-for-org."""

    def list_custom_images_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListCustomImagesForEnterprise:
        """actions/list-custom-images-for-enterprise."""

    def list_custom_images_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListCustomImagesForOrg:
        """actions/list-custom-images-for-org."""

    def list_environment_secrets(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositorySecret]:
        """actions/list-environment-secrets."""

    def list_environment_variables(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsVariable]:
        """actions/list-environment-variables."""

    def list_github_hosted_runners_in_group_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsHostedRunner]:
        """actions/list-github-hosted-runners-in-group-for-org."""

    def list_hosted_runners_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsHostedRunner]:
        """actions/list-hosted-runners-for-enterprise."""

    def list_hosted_runners_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ActionsHostedRunner]:
        """actions/list-hosted-runners-for-org."""

    def list_jobs_for_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Job]:
        """actions/list-jobs-for-workflow-run."""

    def list_jobs_for_workflow_run_attempt(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        attempt_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Job]:
        """actions/list-jobs-for-workflow-run-attempt."""

    def list_labels_for_self_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListLabelsForSelfHostedRunnerForOrg:
        """actions/list-labels-for-self-hosted-runner-for-org."""

    def list_labels_for_self_hosted_runner_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_ListLabelsForSelfHostedRunnerForRepo:
        """actions/list-labels-for-self-hosted-runner-for-repo."""

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
        """actions/list-org-secrets."""

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
        """actions/list-org-variables."""

    def list_repo_access_to_self_hosted_runner_group_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """actions/list-repo-access-to-self-hosted-runner-group-in-org."""

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
        """actions/list-repo-organization-secrets."""

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
        """actions/list-repo-organization-variables."""

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
        """actions/list-repo-secrets."""

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
        """actions/list-repo-variables."""

    def list_repo_workflows(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Workflow]:
        """actions/list-repo-workflows."""

    def list_runner_applications_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RunnerApplication]:
        """actions/list-runner-applications-for-org."""

    def list_runner_applications_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RunnerApplication]:
        """actions/list-runner-applications-for-repo."""

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
        """actions/list-selected-repos-for-org-secret."""

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
        """actions/list-selected-repos-for-org-variable."""

    def list_selected_repositories_enabled_github_actions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """actions/list-selected-repositories-enabled-github-actions-organization."""

    def list_selected_repositories_self_hosted_runners_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """actions/list-selected-repositories-self-hosted-runners-organization."""

    def list_self_hosted_runner_groups_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        visible_to_repository: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RunnerGroupsOrg]:
        """actions/list-self-hosted-runner-groups-for-org."""

    def list_self_hosted_runners_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """actions/list-self-hosted-runners-for-org."""

    def list_self_hosted_runners_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """actions/list-self-hosted-runners-for-repo."""

    def list_self_hosted_runners_in_group_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """actions/list-self-hosted-runners-in-group-for-org."""

    def list_workflow_run_artifacts(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Artifact]:
        """actions/list-workflow-run-artifacts."""

    def list_workflow_runs(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        workflow_id: int | str | GitHubCore = ...,
        actor: str = ...,
        branch: str = ...,
        check_suite_id: int = ...,
        created: datetime | str = ...,
        event: str = ...,
        exclude_pull_requests: bool = ...,
        head_sha: str = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.WorkflowRun]:
        """actions/list-workflow-runs."""

    def list_workflow_runs_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        actor: str = ...,
        branch: str = ...,
        check_suite_id: int = ...,
        created: datetime | str = ...,
        event: str = ...,
        exclude_pull_requests: bool = ...,
        head_sha: str = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.WorkflowRun]:
        """actions/list-workflow-runs-for-repo."""

    def re_run_job_for_workflow_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        job_id: int | GitHubCore = ...,
        enable_debug_logging: bool = ...,
        enable_debugger: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-job-for-workflow-run."""

    def re_run_workflow(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        enable_debug_logging: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-workflow."""

    def re_run_workflow_failed_jobs(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        enable_debug_logging: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-workflow-failed-jobs."""

    def remove_all_custom_labels_from_self_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForOrg:
        """actions/remove-all-custom-labels-from-self-hosted-runner-for-org."""

    def remove_all_custom_labels_from_self_hosted_runner_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForRepo:
        """actions/remove-all-custom-labels-from-self-hosted-runner-for-repo."""

    def remove_custom_label_from_self_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_RemoveCustomLabelFromSelfHostedRunnerForOrg:
        """actions/remove-custom-label-from-self-hosted-runner-for-org."""

    def remove_custom_label_from_self_hosted_runner_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_RemoveCustomLabelFromSelfHostedRunnerForRepo:
        """actions/remove-custom-label-from-self-hosted-runner-for-repo."""

    def remove_repo_access_to_self_hosted_runner_group_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/remove-repo-access-to-self-hosted-runner-group-in-org."""

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
        """actions/remove-selected-repo-from-org-secret."""

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
        """actions/remove-selected-repo-from-org-variable."""

    def remove_self_hosted_runner_from_group_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/remove-self-hosted-runner-from-group-for-org."""

    def review_custom_gates_for_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        comment: str = ...,
        environment_name: str,
        state: Literal["approved", "rejected"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/review-custom-gates-for-run."""

    def review_pending_deployments_for_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        run_id: int | GitHubCore = ...,
        comment: str,
        environment_ids: Iterable[int],
        state: Literal["approved", "rejected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Deployment]:
        """actions/review-pending-deployments-for-run."""

    def set_actions_cache_retention_limit_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-enterprise."""

    def set_actions_cache_retention_limit_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-organization."""

    def set_actions_cache_retention_limit_for_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-repository."""

    def set_actions_cache_storage_limit_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-enterprise."""

    def set_actions_cache_storage_limit_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-organization."""

    def set_actions_cache_storage_limit_for_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-repository."""

    def set_actions_cache_usage_policy(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        repo_cache_size_limit_in_gb: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-usage-policy."""

    def set_actions_cache_usage_policy_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        max_repo_cache_size_limit_in_gb: int = ...,
        repo_cache_size_limit_in_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-usage-policy-for-enterprise."""

    def set_actions_oidc_custom_issuer_policy_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        include_enterprise_slug: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-oidc-custom-issuer-policy-for-enterprise."""

    def set_allowed_actions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-allowed-actions-organization."""

    def set_allowed_actions_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-allowed-actions-repository."""

    def set_artifact_and_log_retention_settings_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-artifact-and-log-retention-settings-organization."""

    def set_artifact_and_log_retention_settings_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-artifact-and-log-retention-settings-repository."""

    def set_custom_labels_for_self_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_SetCustomLabelsForSelfHostedRunnerForOrg:
        """actions/set-custom-labels-for-self-hosted-runner-for-org."""

    def set_custom_labels_for_self_hosted_runner_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Actions_SetCustomLabelsForSelfHostedRunnerForRepo:
        """actions/set-custom-labels-for-self-hosted-runner-for-repo."""

    def set_custom_oidc_sub_claim_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        include_claim_keys: Iterable[str] = ...,
        use_default: bool,
        use_immutable_subject: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/set-custom-oidc-sub-claim-for-repo."""

    def set_fork_pr_contributor_approval_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-fork-pr-contributor-approval-permissions-organization."""

    def set_fork_pr_contributor_approval_permissions_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-fork-pr-contributor-approval-permissions-repository."""

    def set_github_actions_default_workflow_permissions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-enterprise."""

    def set_github_actions_default_workflow_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-organization."""

    def set_github_actions_default_workflow_permissions_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-repository."""

    def set_github_actions_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled_repositories: Literal["all", "none", "selected"],
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-permissions-organization."""

    def set_github_actions_permissions_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled: bool,
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-permissions-repository."""

    def set_private_repo_fork_pr_workflows_settings_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-private-repo-fork-pr-workflows-settings-organization."""

    def set_private_repo_fork_pr_workflows_settings_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-private-repo-fork-pr-workflows-settings-repository."""

    def set_repo_access_to_self_hosted_runner_group_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-repo-access-to-self-hosted-runner-group-in-org."""

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
        """actions/set-selected-repos-for-org-secret."""

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
        """actions/set-selected-repos-for-org-variable."""

    def set_selected_repositories_enabled_github_actions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-selected-repositories-enabled-github-actions-organization."""

    def set_selected_repositories_self_hosted_runners_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-selected-repositories-self-hosted-runners-organization."""

    def set_self_hosted_runners_in_group_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        runners: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-self-hosted-runners-in-group-for-org."""

    def set_self_hosted_runners_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        enabled_repositories: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-self-hosted-runners-permissions-organization."""

    def set_workflow_access_to_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        access_level: Literal["none", "user", "organization", "enterprise"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-workflow-access-to-repository."""

    def update_environment_variable(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        new_name: str = ...,
        value: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/update-environment-variable."""

    def update_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        hosted_runner_id: int | GitHubCore = ...,
        enable_static_ip: bool = ...,
        image_gen: bool = ...,
        image_id: str = ...,
        image_source: Literal["github", "partner", "custom"] = ...,
        image_version: str | None = ...,
        maximum_runners: int = ...,
        name: str = ...,
        runner_group_id: int = ...,
        size: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/update-hosted-runner-for-enterprise."""

    def update_hosted_runner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hosted_runner_id: int | GitHubCore = ...,
        enable_static_ip: bool = ...,
        image_gen: bool = ...,
        image_id: str = ...,
        image_source: Literal["github", "partner", "custom"] = ...,
        image_version: str | None = ...,
        maximum_runners: int = ...,
        name: str = ...,
        runner_group_id: int = ...,
        size: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsHostedRunner:
        """actions/update-hosted-runner-for-org."""

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
        """actions/update-org-variable."""

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
        """actions/update-repo-variable."""

    def update_self_hosted_runner_group_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str | None = ...,
        restricted_to_workflows: bool = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsOrg:
        """actions/update-self-hosted-runner-group-for-org."""

class _AsyncBoundActions(Operations):
    """The operations of GitHub's tag ``actions``, bound to a resource."""

    async def add_custom_labels_to_self_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_AddCustomLabelsToSelfHostedRunnerForOrg:
        """actions/add-custom-labels-to-self-hosted-runner-for-org."""

    async def add_custom_labels_to_self_hosted_runner_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_AddCustomLabelsToSelfHostedRunnerForRepo:
        """actions/add-custom-labels-to-self-hosted-runner-for-repo."""

    async def add_repo_access_to_self_hosted_runner_group_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/add-repo-access-to-self-hosted-runner-group-in-org."""

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
        """actions/add-selected-repo-to-org-secret."""

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
        """actions/add-selected-repo-to-org-variable."""

    async def add_self_hosted_runner_to_group_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/add-self-hosted-runner-to-group-for-org."""

    async def approve_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/approve-workflow-run."""

    async def cancel_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/cancel-workflow-run."""

    async def create_environment_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        name: str,
        value: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/create-environment-variable."""

    async def create_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enable_static_ip: bool = ...,
        image: _CreateHostedRunnerForEnterprise_Image,
        image_gen: bool = ...,
        maximum_runners: int = ...,
        name: str,
        runner_group_id: int,
        size: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/create-hosted-runner-for-enterprise."""

    async def create_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        enable_static_ip: bool = ...,
        image: _CreateHostedRunnerForOrg_Image,
        image_gen: bool = ...,
        maximum_runners: int = ...,
        name: str,
        runner_group_id: int,
        size: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/create-hosted-runner-for-org."""

    async def create_or_update_environment_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        encrypted_value: str,
        key_id: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """actions/create-or-update-environment-secret."""

    async def create_or_update_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[int | str] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """actions/create-or-update-org-secret."""

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
        """actions/create-or-update-repo-secret."""

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
        """actions/create-org-variable."""

    async def create_registration_token_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """actions/create-registration-token-for-org."""

    async def create_registration_token_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """actions/create-registration-token-for-repo."""

    async def create_remove_token_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """actions/create-remove-token-for-org."""

    async def create_remove_token_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """actions/create-remove-token-for-repo."""

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
        """actions/create-repo-variable."""

    async def create_self_hosted_runner_group_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str = ...,
        restricted_to_workflows: bool = ...,
        runners: Iterable[int] = ...,
        selected_repository_ids: Iterable[int] = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsOrg:
        """actions/create-self-hosted-runner-group-for-org."""

    async def create_workflow_dispatch(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        workflow_id: int | str | _aio.GitHubCore = ...,
        inputs: Mapping[str, Any] = ...,
        ref: str,
        return_run_details: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowDispatchResponse | None:
        """actions/create-workflow-dispatch."""

    async def delete_actions_cache_by_id(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        cache_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-actions-cache-by-id."""

    async def delete_actions_cache_by_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        key: str,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheList:
        """actions/delete-actions-cache-by-key."""

    async def delete_artifact(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        artifact_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-artifact."""

    async def delete_custom_image_from_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-from-enterprise."""

    async def delete_custom_image_from_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-from-org."""

    async def delete_custom_image_version_from_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        version: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-version-from-enterprise."""

    async def delete_custom_image_version_from_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        version: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-custom-image-version-from-org."""

    async def delete_environment_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-environment-secret."""

    async def delete_environment_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-environment-variable."""

    async def delete_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        hosted_runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/delete-hosted-runner-for-enterprise."""

    async def delete_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hosted_runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/delete-hosted-runner-for-org."""

    async def delete_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-org-secret."""

    async def delete_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-org-variable."""

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
        """actions/delete-repo-secret."""

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
        """actions/delete-repo-variable."""

    async def delete_self_hosted_runner_from_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-from-org."""

    async def delete_self_hosted_runner_from_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-from-repo."""

    async def delete_self_hosted_runner_group_from_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-self-hosted-runner-group-from-org."""

    async def delete_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-workflow-run."""

    async def delete_workflow_run_logs(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/delete-workflow-run-logs."""

    async def disable_selected_repository_github_actions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-selected-repository-github-actions-organization."""

    async def disable_selected_repository_self_hosted_runners_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-selected-repository-self-hosted-runners-organization."""

    async def disable_workflow(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        workflow_id: int | str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/disable-workflow."""

    @overload
    async def download_artifact(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        artifact_id: int | _aio.GitHubCore = ...,
        archive_format: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-artifact."""

    @overload
    async def download_artifact(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        artifact_id: int | _aio.GitHubCore = ...,
        archive_format: str | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-artifact."""

    @overload
    async def download_job_logs_for_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        job_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-job-logs-for-workflow-run."""

    @overload
    async def download_job_logs_for_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        job_id: int | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-job-logs-for-workflow-run."""

    @overload
    async def download_workflow_run_attempt_logs(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        attempt_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-workflow-run-attempt-logs."""

    @overload
    async def download_workflow_run_attempt_logs(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        attempt_number: int | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-workflow-run-attempt-logs."""

    @overload
    async def download_workflow_run_logs(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """actions/download-workflow-run-logs."""

    @overload
    async def download_workflow_run_logs(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """actions/download-workflow-run-logs."""

    async def enable_selected_repository_github_actions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-selected-repository-github-actions-organization."""

    async def enable_selected_repository_self_hosted_runners_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-selected-repository-self-hosted-runners-organization."""

    async def enable_workflow(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        workflow_id: int | str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/enable-workflow."""

    async def force_cancel_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/force-cancel-workflow-run."""

    async def generate_runner_jitconfig_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GenerateRunnerJitconfigForEnterprise:
        """actions/generate-runner-jitconfig-for-enterprise."""

    async def generate_runner_jitconfig_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GenerateRunnerJitconfigForOrg:
        """actions/generate-runner-jitconfig-for-org."""

    async def generate_runner_jitconfig_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        labels: Iterable[str],
        name: str,
        runner_group_id: int,
        work_folder: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GenerateRunnerJitconfigForRepo:
        """actions/generate-runner-jitconfig-for-repo."""

    def get_actions_cache_list(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        key: str = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        sort: Literal["created_at", "last_accessed_at", "size_in_bytes"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsCacheList_ActionsCaches]:
        """actions/get-actions-cache-list."""

    async def get_actions_cache_retention_limit_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheRetentionLimitForEnterprise:
        """actions/get-actions-cache-retention-limit-for-enterprise."""

    async def get_actions_cache_retention_limit_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheRetentionLimitForOrganization:
        """actions/get-actions-cache-retention-limit-for-organization."""

    async def get_actions_cache_retention_limit_for_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheRetentionLimitForRepository:
        """actions/get-actions-cache-retention-limit-for-repository."""

    async def get_actions_cache_storage_limit_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheStorageLimitForEnterprise:
        """actions/get-actions-cache-storage-limit-for-enterprise."""

    async def get_actions_cache_storage_limit_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheStorageLimitForOrganization:
        """actions/get-actions-cache-storage-limit-for-organization."""

    async def get_actions_cache_storage_limit_for_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheStorageLimitForRepository:
        """actions/get-actions-cache-storage-limit-for-repository."""

    async def get_actions_cache_usage(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsageByRepository:
        """actions/get-actions-cache-usage."""

    def get_actions_cache_usage_by_repo_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsCacheUsageByRepository]:
        """actions/get-actions-cache-usage-by-repo-for-org."""

    async def get_actions_cache_usage_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsageOrgEnterprise:
        """actions/get-actions-cache-usage-for-enterprise."""

    async def get_actions_cache_usage_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsageOrgEnterprise:
        """actions/get-actions-cache-usage-for-org."""

    async def get_actions_cache_usage_policy(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsagePolicyForRepository:
        """actions/get-actions-cache-usage-policy."""

    async def get_actions_cache_usage_policy_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsCacheUsagePolicyEnterprise:
        """actions/get-actions-cache-usage-policy-for-enterprise."""

    async def get_allowed_actions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SelectedActions:
        """actions/get-allowed-actions-organization."""

    async def get_allowed_actions_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SelectedActions:
        """actions/get-allowed-actions-repository."""

    async def get_artifact(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        artifact_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Artifact:
        """actions/get-artifact."""

    async def get_artifact_and_log_retention_settings_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsArtifactAndLogRetentionResponse:
        """actions/get-artifact-and-log-retention-settings-organization."""

    async def get_artifact_and_log_retention_settings_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsArtifactAndLogRetentionResponse:
        """actions/get-artifact-and-log-retention-settings-repository."""

    async def get_concurrency_group_for_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        concurrency_group_name: str | _aio.GitHubCore = ...,
        ahead_of_job: int = ...,
        ahead_of_run: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ConcurrencyGroup:
        """actions/get-concurrency-group-for-repository."""

    async def get_custom_image_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerCustomImage:
        """actions/get-custom-image-for-enterprise."""

    async def get_custom_image_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerCustomImage:
        """actions/get-custom-image-for-org."""

    async def get_custom_image_version_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        version: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerCustomImageVersion:
        """actions/get-custom-image-version-for-enterprise."""

    async def get_custom_image_version_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        version: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerCustomImageVersion:
        """actions/get-custom-image-version-for-org."""

    async def get_custom_oidc_sub_claim_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OidcCustomSubRepo:
        """actions/get-custom-oidc-sub-claim-for-repo."""

    async def get_environment_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PublicKey:
        """actions/get-environment-public-key."""

    async def get_environment_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositorySecret:
        """actions/get-environment-secret."""

    async def get_environment_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsVariable:
        """actions/get-environment-variable."""

    async def get_fork_pr_contributor_approval_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrContributorApproval:
        """actions/get-fork-pr-contributor-approval-permissions-organization."""

    async def get_fork_pr_contributor_approval_permissions_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrContributorApproval:
        """actions/get-fork-pr-contributor-approval-permissions-repository."""

    async def get_github_actions_default_workflow_permissions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-enterprise."""

    async def get_github_actions_default_workflow_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-organization."""

    async def get_github_actions_default_workflow_permissions_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsGetDefaultWorkflowPermissions:
        """actions/get-github-actions-default-workflow-permissions-repository."""

    async def get_github_actions_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsOrganizationPermissions:
        """actions/get-github-actions-permissions-organization."""

    async def get_github_actions_permissions_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsRepositoryPermissions:
        """actions/get-github-actions-permissions-repository."""

    async def get_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        hosted_runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/get-hosted-runner-for-enterprise."""

    async def get_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hosted_runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/get-hosted-runner-for-org."""

    async def get_hosted_runners_github_owned_images_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersGithubOwnedImagesForEnterprise:
        """actions/get-hosted-runners-github-owned-images-for-enterprise."""

    async def get_hosted_runners_github_owned_images_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersGithubOwnedImagesForOrg:
        """actions/get-hosted-runners-github-owned-images-for-org."""

    async def get_hosted_runners_limits_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerLimits:
        """actions/get-hosted-runners-limits-for-enterprise."""

    async def get_hosted_runners_limits_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunnerLimits:
        """actions/get-hosted-runners-limits-for-org."""

    async def get_hosted_runners_machine_specs_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersMachineSpecsForEnterprise:
        """actions/get-hosted-runners-machine-specs-for-enterprise."""

    async def get_hosted_runners_machine_specs_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersMachineSpecsForOrg:
        """actions/get-hosted-runners-machine-specs-for-org."""

    async def get_hosted_runners_partner_images_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersPartnerImagesForEnterprise:
        """actions/get-hosted-runners-partner-images-for-enterprise."""

    async def get_hosted_runners_partner_images_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersPartnerImagesForOrg:
        """actions/get-hosted-runners-partner-images-for-org."""

    async def get_hosted_runners_platforms_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersPlatformsForEnterprise:
        """actions/get-hosted-runners-platforms-for-enterprise."""

    async def get_hosted_runners_platforms_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetHostedRunnersPlatformsForOrg:
        """actions/get-hosted-runners-platforms-for-org."""

    async def get_job_for_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        job_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Job:
        """actions/get-job-for-workflow-run."""

    async def get_org_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PublicKey:
        """actions/get-org-public-key."""

    async def get_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationSecret:
        """actions/get-org-secret."""

    async def get_org_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationActionsVariable:
        """actions/get-org-variable."""

    async def get_pending_deployments_for_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.PendingDeployment]:
        """actions/get-pending-deployments-for-run."""

    async def get_private_repo_fork_pr_workflows_settings_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrWorkflowsPrivateRepos:
        """actions/get-private-repo-fork-pr-workflows-settings-organization."""

    async def get_private_repo_fork_pr_workflows_settings_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrWorkflowsPrivateRepos:
        """actions/get-private-repo-fork-pr-workflows-settings-repository."""

    async def get_repo_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PublicKey:
        """actions/get-repo-public-key."""

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
        """actions/get-repo-secret."""

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
        """actions/get-repo-variable."""

    async def get_reviews_for_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.EnvironmentApprovals]:
        """actions/get-reviews-for-run."""

    async def get_runner_version_deprecation_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        version: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetRunnerVersionDeprecationForOrg:
        """actions/get-runner-version-deprecation-for-org."""

    async def get_runner_version_deprecation_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        version: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_GetRunnerVersionDeprecationForRepo:
        """actions/get-runner-version-deprecation-for-repo."""

    async def get_self_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Runner:
        """actions/get-self-hosted-runner-for-org."""

    async def get_self_hosted_runner_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Runner:
        """actions/get-self-hosted-runner-for-repo."""

    async def get_self_hosted_runner_group_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsOrg:
        """actions/get-self-hosted-runner-group-for-org."""

    async def get_self_hosted_runners_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SelfHostedRunnersSettings:
        """actions/get-self-hosted-runners-permissions-organization."""

    async def get_workflow(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        workflow_id: int | str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Workflow:
        """actions/get-workflow."""

    async def get_workflow_access_to_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsWorkflowAccessToRepository:
        """actions/get-workflow-access-to-repository."""

    async def get_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        exclude_pull_requests: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowRun:
        """actions/get-workflow-run."""

    async def get_workflow_run_attempt(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        attempt_number: int | _aio.GitHubCore = ...,
        exclude_pull_requests: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowRun:
        """actions/get-workflow-run-attempt."""

    async def get_workflow_run_usage(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowRunUsage:
        """actions/get-workflow-run-usage."""

    async def get_workflow_usage(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        workflow_id: int | str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WorkflowUsage:
        """actions/get-workflow-usage."""

    def list_artifacts_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Artifact]:
        """actions/list-artifacts-for-repo."""

    def list_concurrency_groups_for_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        after: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ConcurrencyGroupList_ConcurrencyGroups]:
        """actions/list-concurrency-groups-for-repository."""

    def list_concurrency_groups_for_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ConcurrencyGroupRunList_ConcurrencyGroups]:
        """actions/list-concurrency-groups-for-workflow-run."""

    async def list_custom_image_versions_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListCustomImageVersionsForEnterprise:
        """actions/list-custom-image-versions-for-enterprise."""

    async def list_custom_image_versions_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        image_definition_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListCustomImageVersionsForOrg:
        """actions/list-custom-image-versions-for-org."""

    async def list_custom_images_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListCustomImagesForEnterprise:
        """actions/list-custom-images-for-enterprise."""

    async def list_custom_images_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListCustomImagesForOrg:
        """actions/list-custom-images-for-org."""

    def list_environment_secrets(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositorySecret]:
        """actions/list-environment-secrets."""

    def list_environment_variables(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsVariable]:
        """actions/list-environment-variables."""

    def list_github_hosted_runners_in_group_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsHostedRunner]:
        """actions/list-github-hosted-runners-in-group-for-org."""

    def list_hosted_runners_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsHostedRunner]:
        """actions/list-hosted-runners-for-enterprise."""

    def list_hosted_runners_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ActionsHostedRunner]:
        """actions/list-hosted-runners-for-org."""

    def list_jobs_for_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Job]:
        """actions/list-jobs-for-workflow-run."""

    def list_jobs_for_workflow_run_attempt(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        attempt_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Job]:
        """actions/list-jobs-for-workflow-run-attempt."""

    async def list_labels_for_self_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListLabelsForSelfHostedRunnerForOrg:
        """actions/list-labels-for-self-hosted-runner-for-org."""

    async def list_labels_for_self_hosted_runner_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_ListLabelsForSelfHostedRunnerForRepo:
        """actions/list-labels-for-self-hosted-runner-for-repo."""

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
        """actions/list-org-secrets."""

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
        """actions/list-org-variables."""

    def list_repo_access_to_self_hosted_runner_group_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """actions/list-repo-access-to-self-hosted-runner-group-in-org."""

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
        """actions/list-repo-organization-secrets."""

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
        """actions/list-repo-organization-variables."""

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
        """actions/list-repo-secrets."""

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
        """actions/list-repo-variables."""

    def list_repo_workflows(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Workflow]:
        """actions/list-repo-workflows."""

    async def list_runner_applications_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RunnerApplication]:
        """actions/list-runner-applications-for-org."""

    async def list_runner_applications_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RunnerApplication]:
        """actions/list-runner-applications-for-repo."""

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
        """actions/list-selected-repos-for-org-secret."""

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
        """actions/list-selected-repos-for-org-variable."""

    def list_selected_repositories_enabled_github_actions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """actions/list-selected-repositories-enabled-github-actions-organization."""

    def list_selected_repositories_self_hosted_runners_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """actions/list-selected-repositories-self-hosted-runners-organization."""

    def list_self_hosted_runner_groups_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        visible_to_repository: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RunnerGroupsOrg]:
        """actions/list-self-hosted-runner-groups-for-org."""

    def list_self_hosted_runners_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """actions/list-self-hosted-runners-for-org."""

    def list_self_hosted_runners_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """actions/list-self-hosted-runners-for-repo."""

    def list_self_hosted_runners_in_group_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """actions/list-self-hosted-runners-in-group-for-org."""

    def list_workflow_run_artifacts(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Artifact]:
        """actions/list-workflow-run-artifacts."""

    def list_workflow_runs(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        workflow_id: int | str | _aio.GitHubCore = ...,
        actor: str = ...,
        branch: str = ...,
        check_suite_id: int = ...,
        created: datetime | str = ...,
        event: str = ...,
        exclude_pull_requests: bool = ...,
        head_sha: str = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.WorkflowRun]:
        """actions/list-workflow-runs."""

    def list_workflow_runs_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        actor: str = ...,
        branch: str = ...,
        check_suite_id: int = ...,
        created: datetime | str = ...,
        event: str = ...,
        exclude_pull_requests: bool = ...,
        head_sha: str = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.WorkflowRun]:
        """actions/list-workflow-runs-for-repo."""

    async def re_run_job_for_workflow_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        job_id: int | _aio.GitHubCore = ...,
        enable_debug_logging: bool = ...,
        enable_debugger: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-job-for-workflow-run."""

    async def re_run_workflow(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        enable_debug_logging: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-workflow."""

    async def re_run_workflow_failed_jobs(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        enable_debug_logging: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/re-run-workflow-failed-jobs."""

    async def remove_all_custom_labels_from_self_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForOrg:
        """actions/remove-all-custom-labels-from-self-hosted-runner-for-org."""

    async def remove_all_custom_labels_from_self_hosted_runner_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_RemoveAllCustomLabelsFromSelfHostedRunnerForRepo:
        """actions/remove-all-custom-labels-from-self-hosted-runner-for-repo."""

    async def remove_custom_label_from_self_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_RemoveCustomLabelFromSelfHostedRunnerForOrg:
        """actions/remove-custom-label-from-self-hosted-runner-for-org."""

    async def remove_custom_label_from_self_hosted_runner_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_RemoveCustomLabelFromSelfHostedRunnerForRepo:
        """actions/remove-custom-label-from-self-hosted-runner-for-repo."""

    async def remove_repo_access_to_self_hosted_runner_group_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/remove-repo-access-to-self-hosted-runner-group-in-org."""

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
        """actions/remove-selected-repo-from-org-secret."""

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
        """actions/remove-selected-repo-from-org-variable."""

    async def remove_self_hosted_runner_from_group_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/remove-self-hosted-runner-from-group-for-org."""

    async def review_custom_gates_for_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        comment: str = ...,
        environment_name: str,
        state: Literal["approved", "rejected"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/review-custom-gates-for-run."""

    async def review_pending_deployments_for_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        run_id: int | _aio.GitHubCore = ...,
        comment: str,
        environment_ids: Iterable[int],
        state: Literal["approved", "rejected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Deployment]:
        """actions/review-pending-deployments-for-run."""

    async def set_actions_cache_retention_limit_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-enterprise."""

    async def set_actions_cache_retention_limit_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-organization."""

    async def set_actions_cache_retention_limit_for_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        max_cache_retention_days: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-retention-limit-for-repository."""

    async def set_actions_cache_storage_limit_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-enterprise."""

    async def set_actions_cache_storage_limit_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-organization."""

    async def set_actions_cache_storage_limit_for_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        max_cache_size_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-storage-limit-for-repository."""

    async def set_actions_cache_usage_policy(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        repo_cache_size_limit_in_gb: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-usage-policy."""

    async def set_actions_cache_usage_policy_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        max_repo_cache_size_limit_in_gb: int = ...,
        repo_cache_size_limit_in_gb: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-cache-usage-policy-for-enterprise."""

    async def set_actions_oidc_custom_issuer_policy_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        include_enterprise_slug: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-actions-oidc-custom-issuer-policy-for-enterprise."""

    async def set_allowed_actions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-allowed-actions-organization."""

    async def set_allowed_actions_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-allowed-actions-repository."""

    async def set_artifact_and_log_retention_settings_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-artifact-and-log-retention-settings-organization."""

    async def set_artifact_and_log_retention_settings_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-artifact-and-log-retention-settings-repository."""

    async def set_custom_labels_for_self_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_SetCustomLabelsForSelfHostedRunnerForOrg:
        """actions/set-custom-labels-for-self-hosted-runner-for-org."""

    async def set_custom_labels_for_self_hosted_runner_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Actions_SetCustomLabelsForSelfHostedRunnerForRepo:
        """actions/set-custom-labels-for-self-hosted-runner-for-repo."""

    async def set_custom_oidc_sub_claim_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        include_claim_keys: Iterable[str] = ...,
        use_default: bool,
        use_immutable_subject: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """actions/set-custom-oidc-sub-claim-for-repo."""

    async def set_fork_pr_contributor_approval_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-fork-pr-contributor-approval-permissions-organization."""

    async def set_fork_pr_contributor_approval_permissions_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-fork-pr-contributor-approval-permissions-repository."""

    async def set_github_actions_default_workflow_permissions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-enterprise."""

    async def set_github_actions_default_workflow_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-organization."""

    async def set_github_actions_default_workflow_permissions_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        can_approve_pull_request_reviews: bool = ...,
        default_workflow_permissions: Literal["read", "write"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-default-workflow-permissions-repository."""

    async def set_github_actions_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled_repositories: Literal["all", "none", "selected"],
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-permissions-organization."""

    async def set_github_actions_permissions_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled: bool,
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-github-actions-permissions-repository."""

    async def set_private_repo_fork_pr_workflows_settings_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-private-repo-fork-pr-workflows-settings-organization."""

    async def set_private_repo_fork_pr_workflows_settings_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-private-repo-fork-pr-workflows-settings-repository."""

    async def set_repo_access_to_self_hosted_runner_group_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-repo-access-to-self-hosted-runner-group-in-org."""

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
        """actions/set-selected-repos-for-org-secret."""

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
        """actions/set-selected-repos-for-org-variable."""

    async def set_selected_repositories_enabled_github_actions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-selected-repositories-enabled-github-actions-organization."""

    async def set_selected_repositories_self_hosted_runners_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-selected-repositories-self-hosted-runners-organization."""

    async def set_self_hosted_runners_in_group_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        runners: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-self-hosted-runners-in-group-for-org."""

    async def set_self_hosted_runners_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        enabled_repositories: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-self-hosted-runners-permissions-organization."""

    async def set_workflow_access_to_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        access_level: Literal["none", "user", "organization", "enterprise"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/set-workflow-access-to-repository."""

    async def update_environment_variable(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        new_name: str = ...,
        value: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """actions/update-environment-variable."""

    async def update_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        hosted_runner_id: int | _aio.GitHubCore = ...,
        enable_static_ip: bool = ...,
        image_gen: bool = ...,
        image_id: str = ...,
        image_source: Literal["github", "partner", "custom"] = ...,
        image_version: str | None = ...,
        maximum_runners: int = ...,
        name: str = ...,
        runner_group_id: int = ...,
        size: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/update-hosted-runner-for-enterprise."""

    async def update_hosted_runner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hosted_runner_id: int | _aio.GitHubCore = ...,
        enable_static_ip: bool = ...,
        image_gen: bool = ...,
        image_id: str = ...,
        image_source: Literal["github", "partner", "custom"] = ...,
        image_version: str | None = ...,
        maximum_runners: int = ...,
        name: str = ...,
        runner_group_id: int = ...,
        size: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsHostedRunner:
        """actions/update-hosted-runner-for-org."""

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
        """actions/update-org-variable."""

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
        """actions/update-repo-variable."""

    async def update_self_hosted_runner_group_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str | None = ...,
        restricted_to_workflows: bool = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsOrg:
        """actions/update-self-hosted-runner-group-for-org."""

__all__ = ["AsyncActions", "Actions"]
