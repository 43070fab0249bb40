"""The operations of GitHub's tag ``dependabot``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing, ShortRepository

class _UpdateAlert_AgentAssignment(TypedDict, total=False):
    custom_instructions: str
    custom_agent: str
    model: str

class Dependabot(Operations):
    """The operations of GitHub's tag ``dependabot``."""

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
        """dependabot/add-selected-repo-to-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#add-selected-repository-to-an-organization-secret
        """

    def cancel_dismissal_request_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/cancel-dismissal-request-for-repo.

        Hosts: ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``DELETE /repos/{owner}/{repo}/dismissal-requests/dependabot/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#cancel-a-dismissal-request-for-a-dependabot-alert-for-a-repository
        """

    def create_dismissal_request_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        dismissed_comment: str = ...,
        dismissed_reason: Literal["fix_started", "no_bandwidth", "tolerable_risk", "inaccurate", "not_used"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotAlertDismissalRequest:
        """dependabot/create-dismissal-request-for-repo.

        Hosts: ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param dismissed_comment: body, optional: a str
        :param dismissed_reason: body: one of "fix_started", "no_bandwidth", "tolerable_risk", "inaccurate", "not_used"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependabotAlertDismissalRequest
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``POST /repos/{owner}/{repo}/dismissal-requests/dependabot/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#create-a-dismissal-request-for-a-dependabot-alert-for-a-repository
        """

    def create_or_update_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[str | int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """dependabot/create-or-update-org-secret.

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

        Request: ``PUT /orgs/{org}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/reference/dependabot#create-or-update-an-organization-secret
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
        """dependabot/create-or-update-repo-secret.

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

        Request: ``PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#create-or-update-a-repository-secret
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
        """dependabot/delete-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#delete-an-organization-secret
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
        """dependabot/delete-repo-secret.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#delete-a-repository-secret
        """

    def get_alert(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotAlert:
        """dependabot/get-alert.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependabotAlert
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/dependabot/alerts#get-a-dependabot-alert
        """

    def get_dismissal_request_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotAlertDismissalRequest:
        """dependabot/get-dismissal-request-for-repo.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependabotAlertDismissalRequest
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/dependabot/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#get-a-dismissal-request-for-a-dependabot-alert-for-a-repository
        """

    def get_org_public_key(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotPublicKey:
        """dependabot/get-org-public-key.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependabotPublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/dependabot/secrets/public-key``
        GitHub: https://docs.github.com/rest/dependabot/secrets#get-an-organization-public-key
        """

    def get_org_secret(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationDependabotSecret:
        """dependabot/get-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationDependabotSecret
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#get-an-organization-secret
        """

    def get_repo_public_key(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotPublicKey:
        """dependabot/get-repo-public-key.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependabotPublicKey
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/dependabot/secrets/public-key``
        GitHub: https://docs.github.com/rest/dependabot/secrets#get-a-repository-public-key
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
    ) -> _models.DependabotSecret:
        """dependabot/get-repo-secret.

        :param owner: path: a str
        :param repo: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependabotSecret
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#get-a-repository-secret
        """

    def list_alerts_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch"]] = ...,
        last: int = ...,
        package: str = ...,
        per_page: int = ...,
        relationship: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlertWithRepository]:
        """dependabot/list-alerts-for-enterprise.

        :param enterprise: path: a str
        :param after: query, optional: a str
        :param assignee: query, optional: a str; only on api.github.com, ghec
        :param before: query, optional: a str
        :param classification: query, optional: a str; only on api.github.com, ghec
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param ecosystem: query, optional: a str
        :param epss_percentage: query, optional: a str
        :param first: query, optional: an int, default 30; only on ghes-3.19
        :param has: query, optional: a str or an iterable
        :param last: query, optional: an int; only on ghes-3.19
        :param package: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param relationship: query, optional: a str; only on api.github.com, ghec
        :param scope: query, optional: one of "development", "runtime"
        :param severity: query, optional: a str
        :param sort: query, optional: one of "created", "updated", "epss_percentage", default "created"
        :param state: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[DependabotAlertWithRepository]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``GET /enterprises/{enterprise}/dependabot/alerts``
        GitHub: https://docs.github.com/rest/dependabot/alerts#list-dependabot-alerts-for-an-enterprise
        """

    def list_alerts_for_org(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        artifact_registry: str = ...,
        artifact_registry_url: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch", "deployment"]] = ...,
        last: int = ...,
        package: str = ...,
        per_page: int = ...,
        relationship: str = ...,
        runtime_risk: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlertWithRepository]:
        """dependabot/list-alerts-for-org.

        :param org: path: a str
        :param after: query, optional: a str
        :param artifact_registry: query, optional: a str
        :param artifact_registry_url: query, optional: a str
        :param assignee: query, optional: a str; only on api.github.com, ghec
        :param before: query, optional: a str
        :param classification: query, optional: a str; only on api.github.com, ghec
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param ecosystem: query, optional: a str
        :param epss_percentage: query, optional: a str
        :param first: query, optional: an int, default 30; only on ghes-3.19
        :param has: query, optional: a str or an iterable
        :param last: query, optional: an int; only on ghes-3.19
        :param package: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param relationship: query, optional: a str; only on api.github.com, ghec
        :param runtime_risk: query, optional: a str
        :param scope: query, optional: one of "development", "runtime"
        :param severity: query, optional: a str
        :param sort: query, optional: one of "created", "updated", "epss_percentage", default "created"
        :param state: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[DependabotAlertWithRepository]
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422

        Request: ``GET /orgs/{org}/dependabot/alerts``
        GitHub: https://docs.github.com/rest/dependabot/alerts#list-dependabot-alerts-for-an-organization
        """

    def list_alerts_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch"]] = ...,
        last: int = ...,
        manifest: str = ...,
        package: str = ...,
        page: int = ...,
        per_page: int = ...,
        relationship: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlert]:
        """dependabot/list-alerts-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param after: query, optional: a str
        :param assignee: query, optional: a str; only on api.github.com, ghec
        :param before: query, optional: a str
        :param classification: query, optional: a str; only on api.github.com, ghec
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param ecosystem: query, optional: a str
        :param epss_percentage: query, optional: a str
        :param first: query, optional: an int, default 30; only on ghes-3.19
        :param has: query, optional: a str or an iterable
        :param last: query, optional: an int; only on ghes-3.19
        :param manifest: query, optional: a str
        :param package: query, optional: a str
        :param page: query, optional: an int, default 1; only on ghes-3.19
        :param per_page: query, optional: an int, default 30
        :param relationship: query, optional: a str; only on api.github.com, ghec
        :param scope: query, optional: one of "development", "runtime"
        :param severity: query, optional: a str
        :param sort: query, optional: one of "created", "updated", "epss_percentage", default "created"
        :param state: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[DependabotAlert]
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422

        Request: ``GET /repos/{owner}/{repo}/dependabot/alerts``
        GitHub: https://docs.github.com/rest/dependabot/alerts#list-dependabot-alerts-for-a-repository
        """

    def list_dismissal_requests_for_org(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlertDismissalRequest]:
        """dependabot/list-dismissal-requests-for-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param repository_name: query, optional: a str
        :param request_status: query, optional: one of "completed", "cancelled", "approved", "expired", "denied",
            "open", "all", default "all"
        :param requester: query, optional: a str
        :param reviewer: query, optional: a str
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[DependabotAlertDismissalRequest]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/dismissal-requests/dependabot``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#list-dismissal-requests-for-dependabot-alerts-for-an-organization
        """

    def list_dismissal_requests_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["open", "approved", "expired", "denied", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlertDismissalRequest]:
        """dependabot/list-dismissal-requests-for-repo.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param request_status: query, optional: one of "open", "approved", "expired", "denied", "all", default "all"
        :param requester: query, optional: a str
        :param reviewer: query, optional: a str
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "month"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[DependabotAlertDismissalRequest]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/dependabot``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#list-dismissal-requests-for-dependabot-alerts-for-a-repository
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
    ) -> Listing[_models.OrganizationDependabotSecret]:
        """dependabot/list-org-secrets.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationDependabotSecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/dependabot/secrets``
        GitHub: https://docs.github.com/rest/dependabot/secrets#list-organization-secrets
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
    ) -> Listing[_models.DependabotSecret]:
        """dependabot/list-repo-secrets.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[DependabotSecret]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/dependabot/secrets``
        GitHub: https://docs.github.com/rest/dependabot/secrets#list-repository-secrets
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
        """dependabot/list-selected-repos-for-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/dependabot/secrets#list-selected-repositories-for-an-organization-secret
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
        """dependabot/remove-selected-repo-from-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#remove-selected-repository-from-an-organization-secret
        """

    def repository_access_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.NullableSimpleRepository]:
        """dependabot/repository-access-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[NullableSimpleRepository]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/dependabot/repository-access``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#lists-the-repositories-dependabot-can-access-in-an-enterprise
        """

    def repository_access_for_org(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.NullableSimpleRepository]:
        """dependabot/repository-access-for-org.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[NullableSimpleRepository]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/dependabot/repository-access``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#lists-the-repositories-dependabot-can-access-in-an-organization
        """

    def review_dismissal_request_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        message: str,
        status: Literal["approve", "deny"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Dependabot_ReviewDismissalRequestForRepo:
        """dependabot/review-dismissal-request-for-repo.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param message: body: a str
        :param status: body: one of "approve", "deny"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Dependabot_ReviewDismissalRequestForRepo
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``PATCH /repos/{owner}/{repo}/dismissal-requests/dependabot/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#review-a-dismissal-request-for-a-dependabot-alert-for-a-repository
        """

    def set_repository_access_default_level(
        self,
        org: str | GitHubCore,
        *,
        default_level: Literal["public", "internal"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/set-repository-access-default-level.

        :param org: path: a str
        :param default_level: body: one of "public", "internal"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /orgs/{org}/dependabot/repository-access/default-level``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#set-the-default-repository-access-level-for-dependabot
        """

    def set_repository_access_default_level_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        default_level: Literal["public", "internal"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/set-repository-access-default-level-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param default_level: body: one of "public", "internal"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /enterprises/{enterprise}/dependabot/repository-access/default-level``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#set-the-default-repository-access-level-for-dependabot-in-an-enterprise
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
        """dependabot/set-selected-repos-for-org-secret.

        :param org: path: a str
        :param secret_name: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/dependabot/secrets#set-selected-repositories-for-an-organization-secret
        """

    def update_alert(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        agent_assignment: _UpdateAlert_AgentAssignment = ...,
        assignees: Iterable[str] = ...,
        dismissed_comment: str = ...,
        dismissed_reason: Literal["fix_started", "inaccurate", "no_bandwidth", "not_used", "tolerable_risk"] = ...,
        state: Literal["dismissed", "open"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotAlert:
        """dependabot/update-alert.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param agent_assignment: body, optional: a mapping
        :param assignees: body, optional: an iterable of str
        :param dismissed_comment: body, optional: a str
        :param dismissed_reason: body, optional: one of "fix_started", "inaccurate", "no_bandwidth", "not_used",
            "tolerable_risk"
        :param state: body, optional: one of "dismissed", "open"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependabotAlert
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409, 422

        Request: ``PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/dependabot/alerts#update-a-dependabot-alert
        """

    def update_repository_access_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        repository_ids_to_add: Iterable[int] = ...,
        repository_ids_to_remove: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/update-repository-access-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param repository_ids_to_add: body, optional: an iterable of int
        :param repository_ids_to_remove: body, optional: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PATCH /enterprises/{enterprise}/dependabot/repository-access``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#updates-dependabots-repository-access-list-for-an-enterprise
        """

    def update_repository_access_for_org(
        self,
        org: str | GitHubCore,
        *,
        repository_ids_to_add: Iterable[int] = ...,
        repository_ids_to_remove: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/update-repository-access-for-org.

        :param org: path: a str
        :param repository_ids_to_add: body, optional: an iterable of int
        :param repository_ids_to_remove: body, optional: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PATCH /orgs/{org}/dependabot/repository-access``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#updates-dependabots-repository-access-list-for-an-organization
        """

class AsyncDependabot(Operations):
    """The operations of GitHub's tag ``dependabot``, for asyncio."""

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
        """dependabot/add-selected-repo-to-org-secret.

        Request: ``PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#add-selected-repository-to-an-organization-secret
        """

    async def cancel_dismissal_request_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/cancel-dismissal-request-for-repo.

        Request: ``DELETE /repos/{owner}/{repo}/dismissal-requests/dependabot/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#cancel-a-dismissal-request-for-a-dependabot-alert-for-a-repository
        """

    async def create_dismissal_request_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        dismissed_comment: str = ...,
        dismissed_reason: Literal["fix_started", "no_bandwidth", "tolerable_risk", "inaccurate", "not_used"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotAlertDismissalRequest:
        """dependabot/create-dismissal-request-for-repo.

        Request: ``POST /repos/{owner}/{repo}/dismissal-requests/dependabot/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#create-a-dismissal-request-for-a-dependabot-alert-for-a-repository
        """

    async def create_or_update_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[str | int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """dependabot/create-or-update-org-secret.

        Request: ``PUT /orgs/{org}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/reference/dependabot#create-or-update-an-organization-secret
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
        """dependabot/create-or-update-repo-secret.

        Request: ``PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#create-or-update-a-repository-secret
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
        """dependabot/delete-org-secret.

        Request: ``DELETE /orgs/{org}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#delete-an-organization-secret
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
        """dependabot/delete-repo-secret.

        Request: ``DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#delete-a-repository-secret
        """

    async def get_alert(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotAlert:
        """dependabot/get-alert.

        Request: ``GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/dependabot/alerts#get-a-dependabot-alert
        """

    async def get_dismissal_request_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotAlertDismissalRequest:
        """dependabot/get-dismissal-request-for-repo.

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/dependabot/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#get-a-dismissal-request-for-a-dependabot-alert-for-a-repository
        """

    async def get_org_public_key(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotPublicKey:
        """dependabot/get-org-public-key.

        Request: ``GET /orgs/{org}/dependabot/secrets/public-key``
        GitHub: https://docs.github.com/rest/dependabot/secrets#get-an-organization-public-key
        """

    async def get_org_secret(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationDependabotSecret:
        """dependabot/get-org-secret.

        Request: ``GET /orgs/{org}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#get-an-organization-secret
        """

    async def get_repo_public_key(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotPublicKey:
        """dependabot/get-repo-public-key.

        Request: ``GET /repos/{owner}/{repo}/dependabot/secrets/public-key``
        GitHub: https://docs.github.com/rest/dependabot/secrets#get-a-repository-public-key
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
    ) -> _aio_models.DependabotSecret:
        """dependabot/get-repo-secret.

        Request: ``GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#get-a-repository-secret
        """

    def list_alerts_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch"]] = ...,
        last: int = ...,
        package: str = ...,
        per_page: int = ...,
        relationship: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlertWithRepository]:
        """dependabot/list-alerts-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/dependabot/alerts``
        GitHub: https://docs.github.com/rest/dependabot/alerts#list-dependabot-alerts-for-an-enterprise
        """

    def list_alerts_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        artifact_registry: str = ...,
        artifact_registry_url: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch", "deployment"]] = ...,
        last: int = ...,
        package: str = ...,
        per_page: int = ...,
        relationship: str = ...,
        runtime_risk: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlertWithRepository]:
        """dependabot/list-alerts-for-org.

        Request: ``GET /orgs/{org}/dependabot/alerts``
        GitHub: https://docs.github.com/rest/dependabot/alerts#list-dependabot-alerts-for-an-organization
        """

    def list_alerts_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch"]] = ...,
        last: int = ...,
        manifest: str = ...,
        package: str = ...,
        page: int = ...,
        per_page: int = ...,
        relationship: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlert]:
        """dependabot/list-alerts-for-repo.

        Request: ``GET /repos/{owner}/{repo}/dependabot/alerts``
        GitHub: https://docs.github.com/rest/dependabot/alerts#list-dependabot-alerts-for-a-repository
        """

    def list_dismissal_requests_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlertDismissalRequest]:
        """dependabot/list-dismissal-requests-for-org.

        Request: ``GET /orgs/{org}/dismissal-requests/dependabot``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#list-dismissal-requests-for-dependabot-alerts-for-an-organization
        """

    def list_dismissal_requests_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["open", "approved", "expired", "denied", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlertDismissalRequest]:
        """dependabot/list-dismissal-requests-for-repo.

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/dependabot``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#list-dismissal-requests-for-dependabot-alerts-for-a-repository
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
    ) -> AsyncListing[_aio_models.OrganizationDependabotSecret]:
        """dependabot/list-org-secrets.

        Request: ``GET /orgs/{org}/dependabot/secrets``
        GitHub: https://docs.github.com/rest/dependabot/secrets#list-organization-secrets
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
    ) -> AsyncListing[_aio_models.DependabotSecret]:
        """dependabot/list-repo-secrets.

        Request: ``GET /repos/{owner}/{repo}/dependabot/secrets``
        GitHub: https://docs.github.com/rest/dependabot/secrets#list-repository-secrets
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
        """dependabot/list-selected-repos-for-org-secret.

        Request: ``GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/dependabot/secrets#list-selected-repositories-for-an-organization-secret
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
        """dependabot/remove-selected-repo-from-org-secret.

        Request: ``DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/dependabot/secrets#remove-selected-repository-from-an-organization-secret
        """

    def repository_access_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.NullableSimpleRepository]:
        """dependabot/repository-access-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/dependabot/repository-access``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#lists-the-repositories-dependabot-can-access-in-an-enterprise
        """

    def repository_access_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.NullableSimpleRepository]:
        """dependabot/repository-access-for-org.

        Request: ``GET /orgs/{org}/dependabot/repository-access``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#lists-the-repositories-dependabot-can-access-in-an-organization
        """

    async def review_dismissal_request_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        message: str,
        status: Literal["approve", "deny"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Dependabot_ReviewDismissalRequestForRepo:
        """dependabot/review-dismissal-request-for-repo.

        Request: ``PATCH /repos/{owner}/{repo}/dismissal-requests/dependabot/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/dependabot/alert-dismissal-requests#review-a-dismissal-request-for-a-dependabot-alert-for-a-repository
        """

    async def set_repository_access_default_level(
        self,
        org: str | _aio.GitHubCore,
        *,
        default_level: Literal["public", "internal"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/set-repository-access-default-level.

        Request: ``PUT /orgs/{org}/dependabot/repository-access/default-level``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#set-the-default-repository-access-level-for-dependabot
        """

    async def set_repository_access_default_level_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        default_level: Literal["public", "internal"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/set-repository-access-default-level-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/dependabot/repository-access/default-level``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#set-the-default-repository-access-level-for-dependabot-in-an-enterprise
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
        """dependabot/set-selected-repos-for-org-secret.

        Request: ``PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories``
        GitHub: https://docs.github.com/rest/dependabot/secrets#set-selected-repositories-for-an-organization-secret
        """

    async def update_alert(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        agent_assignment: _UpdateAlert_AgentAssignment = ...,
        assignees: Iterable[str] = ...,
        dismissed_comment: str = ...,
        dismissed_reason: Literal["fix_started", "inaccurate", "no_bandwidth", "not_used", "tolerable_risk"] = ...,
        state: Literal["dismissed", "open"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotAlert:
        """dependabot/update-alert.

        Request: ``PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/dependabot/alerts#update-a-dependabot-alert
        """

    async def update_repository_access_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        repository_ids_to_add: Iterable[int] = ...,
        repository_ids_to_remove: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/update-repository-access-for-enterprise.

        Request: ``PATCH /enterprises/{enterprise}/dependabot/repository-access``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#updates-dependabots-repository-access-list-for-an-enterprise
        """

    async def update_repository_access_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        repository_ids_to_add: Iterable[int] = ...,
        repository_ids_to_remove: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/update-repository-access-for-org.

        Request: ``PATCH /orgs/{org}/dependabot/repository-access``
        GitHub:
        https://docs.github.com/rest/dependabot/repository-access#updates-dependabots-repository-access-list-for-an-organization
        """

class _BoundDependabot(Operations):
    """The operations of GitHub's tag ``dependabot``, bound to a resource."""

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
        """dependabot/add-selected-repo-to-org-secret."""

    def cancel_dismissal_request_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/cancel-dismissal-request-for-repo."""

    def create_dismissal_request_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        dismissed_comment: str = ...,
        dismissed_reason: Literal["fix_started", "no_bandwidth", "tolerable_risk", "inaccurate", "not_used"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotAlertDismissalRequest:
        """dependabot/create-dismissal-request-for-repo."""

    def create_or_update_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[str | int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """dependabot/create-or-update-org-secret."""

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
        """dependabot/create-or-update-repo-secret."""

    def delete_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/delete-org-secret."""

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
        """dependabot/delete-repo-secret."""

    def get_alert(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotAlert:
        """dependabot/get-alert."""

    def get_dismissal_request_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotAlertDismissalRequest:
        """dependabot/get-dismissal-request-for-repo."""

    def get_org_public_key(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotPublicKey:
        """dependabot/get-org-public-key."""

    def get_org_secret(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationDependabotSecret:
        """dependabot/get-org-secret."""

    def get_repo_public_key(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotPublicKey:
        """dependabot/get-repo-public-key."""

    def get_repo_secret(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotSecret:
        """dependabot/get-repo-secret."""

    def list_alerts_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch"]] = ...,
        last: int = ...,
        package: str = ...,
        per_page: int = ...,
        relationship: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlertWithRepository]:
        """dependabot/list-alerts-for-enterprise."""

    def list_alerts_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        artifact_registry: str = ...,
        artifact_registry_url: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch", "deployment"]] = ...,
        last: int = ...,
        package: str = ...,
        per_page: int = ...,
        relationship: str = ...,
        runtime_risk: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlertWithRepository]:
        """dependabot/list-alerts-for-org."""

    def list_alerts_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch"]] = ...,
        last: int = ...,
        manifest: str = ...,
        package: str = ...,
        page: int = ...,
        per_page: int = ...,
        relationship: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlert]:
        """dependabot/list-alerts-for-repo."""

    def list_dismissal_requests_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlertDismissalRequest]:
        """dependabot/list-dismissal-requests-for-org."""

    def list_dismissal_requests_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["open", "approved", "expired", "denied", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependabotAlertDismissalRequest]:
        """dependabot/list-dismissal-requests-for-repo."""

    def list_org_secrets(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationDependabotSecret]:
        """dependabot/list-org-secrets."""

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
    ) -> Listing[_models.DependabotSecret]:
        """dependabot/list-repo-secrets."""

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
        """dependabot/list-selected-repos-for-org-secret."""

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
        """dependabot/remove-selected-repo-from-org-secret."""

    def repository_access_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.NullableSimpleRepository]:
        """dependabot/repository-access-for-enterprise."""

    def repository_access_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.NullableSimpleRepository]:
        """dependabot/repository-access-for-org."""

    def review_dismissal_request_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        message: str,
        status: Literal["approve", "deny"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Dependabot_ReviewDismissalRequestForRepo:
        """dependabot/review-dismissal-request-for-repo."""

    def set_repository_access_default_level(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        default_level: Literal["public", "internal"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/set-repository-access-default-level."""

    def set_repository_access_default_level_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        default_level: Literal["public", "internal"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/set-repository-access-default-level-for-enterprise."""

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
        """dependabot/set-selected-repos-for-org-secret."""

    def update_alert(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        agent_assignment: _UpdateAlert_AgentAssignment = ...,
        assignees: Iterable[str] = ...,
        dismissed_comment: str = ...,
        dismissed_reason: Literal["fix_started", "inaccurate", "no_bandwidth", "not_used", "tolerable_risk"] = ...,
        state: Literal["dismissed", "open"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependabotAlert:
        """dependabot/update-alert."""

    def update_repository_access_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        repository_ids_to_add: Iterable[int] = ...,
        repository_ids_to_remove: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/update-repository-access-for-enterprise."""

    def update_repository_access_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        repository_ids_to_add: Iterable[int] = ...,
        repository_ids_to_remove: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/update-repository-access-for-org."""

class _AsyncBoundDependabot(Operations):
    """The operations of GitHub's tag ``dependabot``, bound to a resource."""

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
        """dependabot/add-selected-repo-to-org-secret."""

    async def cancel_dismissal_request_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/cancel-dismissal-request-for-repo."""

    async def create_dismissal_request_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        dismissed_comment: str = ...,
        dismissed_reason: Literal["fix_started", "no_bandwidth", "tolerable_risk", "inaccurate", "not_used"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotAlertDismissalRequest:
        """dependabot/create-dismissal-request-for-repo."""

    async def create_or_update_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        encrypted_value: str = ...,
        key_id: str = ...,
        selected_repository_ids: Iterable[str | int] = ...,
        visibility: Literal["all", "private", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """dependabot/create-or-update-org-secret."""

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
        """dependabot/create-or-update-repo-secret."""

    async def delete_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/delete-org-secret."""

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
        """dependabot/delete-repo-secret."""

    async def get_alert(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotAlert:
        """dependabot/get-alert."""

    async def get_dismissal_request_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotAlertDismissalRequest:
        """dependabot/get-dismissal-request-for-repo."""

    async def get_org_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotPublicKey:
        """dependabot/get-org-public-key."""

    async def get_org_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationDependabotSecret:
        """dependabot/get-org-secret."""

    async def get_repo_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotPublicKey:
        """dependabot/get-repo-public-key."""

    async def get_repo_secret(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotSecret:
        """dependabot/get-repo-secret."""

    def list_alerts_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch"]] = ...,
        last: int = ...,
        package: str = ...,
        per_page: int = ...,
        relationship: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlertWithRepository]:
        """dependabot/list-alerts-for-enterprise."""

    def list_alerts_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        artifact_registry: str = ...,
        artifact_registry_url: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch", "deployment"]] = ...,
        last: int = ...,
        package: str = ...,
        per_page: int = ...,
        relationship: str = ...,
        runtime_risk: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlertWithRepository]:
        """dependabot/list-alerts-for-org."""

    def list_alerts_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        classification: str = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: str = ...,
        epss_percentage: str = ...,
        first: int = ...,
        has: str | Iterable[Literal["patch"]] = ...,
        last: int = ...,
        manifest: str = ...,
        package: str = ...,
        page: int = ...,
        per_page: int = ...,
        relationship: str = ...,
        scope: Literal["development", "runtime"] = ...,
        severity: str = ...,
        sort: Literal["created", "updated", "epss_percentage"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlert]:
        """dependabot/list-alerts-for-repo."""

    def list_dismissal_requests_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlertDismissalRequest]:
        """dependabot/list-dismissal-requests-for-org."""

    def list_dismissal_requests_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["open", "approved", "expired", "denied", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependabotAlertDismissalRequest]:
        """dependabot/list-dismissal-requests-for-repo."""

    def list_org_secrets(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationDependabotSecret]:
        """dependabot/list-org-secrets."""

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
    ) -> AsyncListing[_aio_models.DependabotSecret]:
        """dependabot/list-repo-secrets."""

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
        """dependabot/list-selected-repos-for-org-secret."""

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
        """dependabot/remove-selected-repo-from-org-secret."""

    def repository_access_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.NullableSimpleRepository]:
        """dependabot/repository-access-for-enterprise."""

    def repository_access_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.NullableSimpleRepository]:
        """dependabot/repository-access-for-org."""

    async def review_dismissal_request_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        message: str,
        status: Literal["approve", "deny"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Dependabot_ReviewDismissalRequestForRepo:
        """dependabot/review-dismissal-request-for-repo."""

    async def set_repository_access_default_level(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        default_level: Literal["public", "internal"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/set-repository-access-default-level."""

    async def set_repository_access_default_level_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        default_level: Literal["public", "internal"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/set-repository-access-default-level-for-enterprise."""

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
        """dependabot/set-selected-repos-for-org-secret."""

    async def update_alert(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        agent_assignment: _UpdateAlert_AgentAssignment = ...,
        assignees: Iterable[str] = ...,
        dismissed_comment: str = ...,
        dismissed_reason: Literal["fix_started", "inaccurate", "no_bandwidth", "not_used", "tolerable_risk"] = ...,
        state: Literal["dismissed", "open"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependabotAlert:
        """dependabot/update-alert."""

    async def update_repository_access_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        repository_ids_to_add: Iterable[int] = ...,
        repository_ids_to_remove: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/update-repository-access-for-enterprise."""

    async def update_repository_access_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        repository_ids_to_add: Iterable[int] = ...,
        repository_ids_to_remove: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependabot/update-repository-access-for-org."""

__all__ = ["AsyncDependabot", "Dependabot"]
