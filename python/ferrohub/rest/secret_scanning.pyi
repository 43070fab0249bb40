"""The operations of GitHub's tag ``secret-scanning``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict

from typing_extensions import Required, deprecated

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class _SecretScanningCustomPatternToCreate(TypedDict, total=False):
    end_delimiter: str
    must_match: Iterable[str]
    must_not_match: Iterable[str]
    name: Required[str]
    pattern: Required[str]
    start_delimiter: str

class _SecretScanningCustomPatternToDelete(TypedDict, total=False):
    custom_pattern_version: str | None
    pattern_id: Required[int]

class _UpdateEnterprisePatternConfigs_CustomPatternSettings(TypedDict, total=False):
    token_type: str
    custom_pattern_version: str | None
    push_protection_setting: Literal["disabled", "enabled"]

class _UpdateEnterprisePatternConfigs_ProviderPatternSettings(TypedDict, total=False):
    token_type: str
    push_protection_setting: Literal["not-set", "disabled", "enabled"]

class _UpdateOrgPatternConfigs_CustomPatternSettings(TypedDict, total=False):
    token_type: str
    custom_pattern_version: str | None
    push_protection_setting: Literal["disabled", "enabled"]

class _UpdateOrgPatternConfigs_ProviderPatternSettings(TypedDict, total=False):
    token_type: str
    push_protection_setting: Literal["not-set", "disabled", "enabled"]

class SecretScanning(Operations):
    """The operations of GitHub's tag ``secret-scanning``."""

    def bulk_create_enterprise_custom_patterns(
        self,
        enterprise: str | GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_BulkCreateEnterpriseCustomPatterns:
        """secret-scanning/bulk-create-enterprise-custom-patterns.

        Hosts: ghec.

        :param enterprise: path: a str
        :param patterns: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanning_BulkCreateEnterpriseCustomPatterns
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422

        Request: ``POST /enterprises/{enterprise}/secret-scanning/custom-patterns``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/custom-patterns#bulk-create-enterprise-custom-patterns
        """

    def bulk_create_org_custom_patterns(
        self,
        org: str | GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_BulkCreateOrgCustomPatterns:
        """secret-scanning/bulk-create-org-custom-patterns.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param patterns: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanning_BulkCreateOrgCustomPatterns
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422

        Request: ``POST /orgs/{org}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#bulk-create-organization-custom-patterns
        """

    def bulk_create_repo_custom_patterns(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_BulkCreateRepoCustomPatterns:
        """secret-scanning/bulk-create-repo-custom-patterns.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param patterns: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanning_BulkCreateRepoCustomPatterns
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#bulk-create-repository-custom-patterns
        """

    def bulk_delete_enterprise_custom_patterns(
        self,
        enterprise: str | GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-enterprise-custom-patterns.

        Hosts: ghec.

        :param enterprise: path: a str
        :param patterns: body: an iterable
        :param post_delete_action: body, optional: one of "delete_alerts", "resolve_alerts", default "delete_alerts"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 412

        Request: ``DELETE /enterprises/{enterprise}/secret-scanning/custom-patterns``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/custom-patterns#bulk-delete-enterprise-custom-patterns
        """

    def bulk_delete_org_custom_patterns(
        self,
        org: str | GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-org-custom-patterns.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param patterns: body: an iterable
        :param post_delete_action: body, optional: one of "delete_alerts", "resolve_alerts", default "delete_alerts"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 412

        Request: ``DELETE /orgs/{org}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#bulk-delete-organization-custom-patterns
        """

    def bulk_delete_repo_custom_patterns(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-repo-custom-patterns.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param patterns: body: an iterable
        :param post_delete_action: body, optional: one of "delete_alerts", "resolve_alerts", default "delete_alerts"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 412

        Request: ``DELETE /repos/{owner}/{repo}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#bulk-delete-repository-custom-patterns
        """

    def create_push_protection_bypass(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        placeholder_id: str,
        reason: Literal["false_positive", "used_in_tests", "will_fix_later"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningPushProtectionBypass:
        """secret-scanning/create-push-protection-bypass.

        :param owner: path: a str
        :param repo: path: a str
        :param placeholder_id: body: a str
        :param reason: body: one of "false_positive", "used_in_tests", "will_fix_later"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningPushProtectionBypass
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 503

        Request: ``POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses``
        GitHub: https://docs.github.com/rest/secret-scanning/secret-scanning#create-a-push-protection-bypass
        """

    def dismiss_bypass_response(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        bypass_response_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/dismiss-bypass-response.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param bypass_response_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``DELETE /repos/{owner}/{repo}/bypass-responses/secret-scanning/{bypass_response_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#dismiss-a-response-on-a-bypass-request-for-secret-scanning
        """

    def get_alert(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        hide_secret: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningAlertWithMetadata:
        """secret-scanning/get-alert.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param hide_secret: query, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningAlertWithMetadata
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/secret-scanning/secret-scanning#get-a-secret-scanning-alert
        """

    def get_bypass_request(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        bypass_request_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningBypassRequest:
        """secret-scanning/get-bypass-request.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param bypass_request_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningBypassRequest
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/bypass-requests/secret-scanning/{bypass_request_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#get-a-bypass-request-for-secret-scanning
        """

    def get_dismissal_request(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningDismissalRequest:
        """secret-scanning/get-dismissal-request.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningDismissalRequest
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/secret-scanning/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#get-an-alert-dismissal-request-for-secret-scanning
        """

    def get_scan_history(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningScanHistory:
        """secret-scanning/get-scan-history.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningScanHistory
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/scan-history``
        GitHub:
        https://docs.github.com/rest/secret-scanning/secret-scanning#get-secret-scanning-scan-history-for-a-repository
        """

    @deprecated("GitHub deprecates it")
    def get_security_analysis_settings_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseSecurityAnalysisSettings:
        """secret-scanning/get-security-analysis-settings-for-enterprise.

        Deprecated by GitHub.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseSecurityAnalysisSettings
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /enterprises/{enterprise}/code_security_and_analysis``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/code-security-and-analysis#get-code-security-and-analysis-features-for-an-enterprise
        """

    def list_alerts_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationSecretScanningAlert]:
        """secret-scanning/list-alerts-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param after: query, optional: a str
        :param assignee: query, optional: a str; only on ghec
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param exclude_providers: query, optional: a str; only on ghec
        :param exclude_secret_types: query, optional: a str; only on ghec
        :param hide_secret: query, optional: a bool, default false
        :param included_metadata: query, optional: a str; only on ghec
        :param is_bypassed: query, optional: a bool; only on ghec
        :param is_multi_repo: query, optional: a bool, default false
        :param is_publicly_leaked: query, optional: a bool, default false
        :param owner_email_hash: query, optional: a str; only on ghec
        :param per_page: query, optional: an int, default 30
        :param providers: query, optional: a str; only on ghec
        :param resolution: query, optional: a str
        :param secret_type: query, optional: a str
        :param sort: query, optional: one of "created", "updated", default "created"
        :param state: query, optional: one of "open", "resolved"
        :param validity: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationSecretScanningAlert]
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /enterprises/{enterprise}/secret-scanning/alerts``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/secret-scanning#list-secret-scanning-alerts-for-an-enterprise
        """

    def list_alerts_for_org(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        page: int = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationSecretScanningAlert]:
        """secret-scanning/list-alerts-for-org.

        :param org: path: a str
        :param after: query, optional: a str
        :param assignee: query, optional: a str; only on api.github.com, ghec
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param exclude_providers: query, optional: a str; only on api.github.com, ghec
        :param exclude_secret_types: query, optional: a str; only on api.github.com, ghec
        :param hide_secret: query, optional: a bool, default false
        :param included_metadata: query, optional: a str; only on api.github.com, ghec
        :param is_bypassed: query, optional: a bool; only on api.github.com, ghec
        :param is_multi_repo: query, optional: a bool, default false
        :param is_publicly_leaked: query, optional: a bool, default false
        :param owner_email_hash: query, optional: a str; only on api.github.com, ghec
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param providers: query, optional: a str; only on api.github.com, ghec
        :param resolution: query, optional: a str
        :param secret_type: query, optional: a str
        :param sort: query, optional: one of "created", "updated", default "created"
        :param state: query, optional: one of "open", "resolved"
        :param validity: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationSecretScanningAlert]
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /orgs/{org}/secret-scanning/alerts``
        GitHub:
        https://docs.github.com/rest/secret-scanning/secret-scanning#list-secret-scanning-alerts-for-an-organization
        """

    def list_alerts_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        page: int = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningAlert]:
        """secret-scanning/list-alerts-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param after: query, optional: a str
        :param assignee: query, optional: a str; only on api.github.com, ghec
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param exclude_providers: query, optional: a str; only on api.github.com, ghec
        :param exclude_secret_types: query, optional: a str; only on api.github.com, ghec
        :param hide_secret: query, optional: a bool, default false
        :param included_metadata: query, optional: a str; only on api.github.com, ghec
        :param is_bypassed: query, optional: a bool; only on api.github.com, ghec
        :param is_multi_repo: query, optional: a bool, default false
        :param is_publicly_leaked: query, optional: a bool, default false
        :param owner_email_hash: query, optional: a str; only on api.github.com, ghec
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param providers: query, optional: a str; only on api.github.com, ghec
        :param resolution: query, optional: a str
        :param secret_type: query, optional: a str
        :param sort: query, optional: one of "created", "updated", default "created"
        :param state: query, optional: one of "open", "resolved"
        :param validity: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningAlert]
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/alerts``
        GitHub:
        https://docs.github.com/rest/secret-scanning/secret-scanning#list-secret-scanning-alerts-for-a-repository
        """

    def list_enterprise_bypass_requests(
        self,
        enterprise: str | GitHubCore,
        *,
        organization_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningBypassRequest]:
        """secret-scanning/list-enterprise-bypass-requests.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param organization_name: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param request_status: query, optional: one of "completed", "cancelled", "approved", "expired", "deleted",
            "denied", "open", "all", default "all"
        :param requester: query, optional: a str
        :param reviewer: query, optional: a str
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningBypassRequest]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /enterprises/{enterprise}/bypass-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#list-bypass-requests-for-secret-scanning-for-an-enterprise
        """

    def list_enterprise_custom_patterns(
        self,
        enterprise: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningCustomPattern]:
        """secret-scanning/list-enterprise-custom-patterns.

        Hosts: ghec.

        :param enterprise: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param push_protection: query, optional: one of "enabled", "disabled"
        :param sort: query, optional: one of "created", "updated", "name", default "created"
        :param state: query, optional: one of "published", "unpublished"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningCustomPattern]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/secret-scanning/custom-patterns``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/custom-patterns#list-enterprise-custom-patterns
        """

    def list_enterprise_dismissal_requests(
        self,
        enterprise: str | GitHubCore,
        *,
        organization_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-enterprise-dismissal-requests.

        Hosts: ghec.

        :param enterprise: path: a str
        :param organization_name: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param request_status: query, optional: one of "completed", "cancelled", "approved", "expired", "denied",
            "open", "all", default "all"
        :param requester: query, optional: a str
        :param reviewer: query, optional: a str
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningDismissalRequest]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/dismissal-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#list-alert-dismissal-requests-for-secret-scanning-for-an-enterprise
        """

    def list_enterprise_pattern_configs(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningPatternConfiguration:
        """secret-scanning/list-enterprise-pattern-configs.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningPatternConfiguration
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/secret-scanning/pattern-configurations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/push-protection#list-enterprise-pattern-configurations
        """

    def list_locations_for_alert(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningLocation]:
        """secret-scanning/list-locations-for-alert.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningLocation]
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations``
        GitHub: https://docs.github.com/rest/secret-scanning/secret-scanning#list-locations-for-a-secret-scanning-alert
        """

    def list_org_bypass_requests(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningBypassRequest]:
        """secret-scanning/list-org-bypass-requests.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param repository_name: query, optional: a str
        :param request_status: query, optional: one of "completed", "cancelled", "approved", "expired", "deleted",
            "denied", "open", "all", default "all"
        :param requester: query, optional: a str
        :param reviewer: query, optional: a str
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningBypassRequest]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /orgs/{org}/bypass-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#list-bypass-requests-for-secret-scanning-for-an-org
        """

    def list_org_custom_patterns(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningCustomPattern]:
        """secret-scanning/list-org-custom-patterns.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param push_protection: query, optional: one of "enabled", "disabled"
        :param sort: query, optional: one of "created", "updated", "name", default "created"
        :param state: query, optional: one of "published", "unpublished"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningCustomPattern]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#list-organization-custom-patterns
        """

    def list_org_dismissal_requests(
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
    ) -> Listing[_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-org-dismissal-requests.

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
        :returns: Listing[SecretScanningDismissalRequest]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/dismissal-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#list-alert-dismissal-requests-for-secret-scanning-for-an-org
        """

    def list_org_pattern_configs(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningPatternConfiguration:
        """secret-scanning/list-org-pattern-configs.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningPatternConfiguration
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/secret-scanning/pattern-configurations``
        GitHub: https://docs.github.com/rest/secret-scanning/push-protection#list-organization-pattern-configurations
        """

    def list_repo_bypass_requests(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningBypassRequest]:
        """secret-scanning/list-repo-bypass-requests.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param request_status: query, optional: one of "completed", "cancelled", "approved", "expired", "deleted",
            "denied", "open", "all", default "all"
        :param requester: query, optional: a str
        :param reviewer: query, optional: a str
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningBypassRequest]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/bypass-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#list-bypass-requests-for-secret-scanning-for-a-repository
        """

    def list_repo_custom_patterns(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningCustomPattern]:
        """secret-scanning/list-repo-custom-patterns.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param push_protection: query, optional: one of "enabled", "disabled"
        :param sort: query, optional: one of "created", "updated", "name", default "created"
        :param state: query, optional: one of "published", "unpublished"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningCustomPattern]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#list-repository-custom-patterns
        """

    def list_repo_dismissal_requests(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-repo-dismissal-requests.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param request_status: query, optional: one of "completed", "cancelled", "approved", "expired", "denied",
            "open", "all", default "all"
        :param requester: query, optional: a str
        :param reviewer: query, optional: a str
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SecretScanningDismissalRequest]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#list-alert-dismissal-requests-for-secret-scanning-for-a-repository
        """

    @deprecated("GitHub deprecates it")
    def patch_security_analysis_settings_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        advanced_security_enabled_for_new_repositories: bool = ...,
        advanced_security_enabled_new_user_namespace_repos: bool = ...,
        dependabot_alerts_enabled_for_new_repositories: bool = ...,
        secret_scanning_enabled_for_new_repositories: bool = ...,
        secret_scanning_non_provider_patterns_enabled_for_new_repositories: bool | None = ...,
        secret_scanning_push_protection_custom_link: str | None = ...,
        secret_scanning_push_protection_enabled_for_new_repositories: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/patch-security-analysis-settings-for-enterprise.

        Deprecated by GitHub.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param advanced_security_enabled_for_new_repositories: body, optional: a bool
        :param advanced_security_enabled_new_user_namespace_repos: body, optional: a bool
        :param dependabot_alerts_enabled_for_new_repositories: body, optional: a bool
        :param secret_scanning_enabled_for_new_repositories: body, optional: a bool
        :param secret_scanning_non_provider_patterns_enabled_for_new_repositories: body, optional: a bool or None
        :param secret_scanning_push_protection_custom_link: body, optional: a str or None
        :param secret_scanning_push_protection_enabled_for_new_repositories: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PATCH /enterprises/{enterprise}/code_security_and_analysis``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/code-security-and-analysis#update-code-security-and-analysis-features-for-an-enterprise
        """

    @deprecated("GitHub deprecates it")
    def post_security_product_enablement_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        security_product: Literal["advanced_security", "advanced_security_user_namespace", "dependabot_alerts", "secret_scanning", "secret_scanning_push_protection", "secret_scanning_non_provider_patterns"] | GitHubCore,
        enablement: Literal["enable_all", "disable_all"] | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/post-security-product-enablement-for-enterprise.

        Deprecated by GitHub.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param security_product: path: one of "advanced_security", "advanced_security_user_namespace",
            "dependabot_alerts", "secret_scanning", "secret_scanning_push_protection",
            "secret_scanning_non_provider_patterns"
        :param enablement: path: one of "enable_all", "disable_all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /enterprises/{enterprise}/{security_product}/{enablement}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/code-security-and-analysis#enable-or-disable-a-security-feature
        """

    def review_bypass_request(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        bypass_request_number: int | GitHubCore,
        *,
        message: str,
        status: Literal["approve", "reject"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_ReviewBypassRequest:
        """secret-scanning/review-bypass-request.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param bypass_request_number: path: an int
        :param message: body: a str
        :param status: body: one of "approve", "reject"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanning_ReviewBypassRequest
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``PATCH /repos/{owner}/{repo}/bypass-requests/secret-scanning/{bypass_request_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#review-a-bypass-request-for-secret-scanning
        """

    def review_dismissal_request(
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
    ) -> _models.SecretScanning_ReviewDismissalRequest:
        """secret-scanning/review-dismissal-request.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param message: body: a str
        :param status: body: one of "approve", "deny"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanning_ReviewDismissalRequest
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``PATCH /repos/{owner}/{repo}/dismissal-requests/secret-scanning/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#review-an-alert-dismissal-request-for-secret-scanning
        """

    def update_alert(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        assignee: str | None = ...,
        resolution: Literal["false_positive", "wont_fix", "revoked", "used_in_tests"] | None = ...,
        resolution_comment: str | None = ...,
        state: Literal["open", "resolved"] = ...,
        validity: Literal["active", "inactive"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningAlertWithMetadata:
        """secret-scanning/update-alert.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param assignee: body, optional: a str or None; only on api.github.com, ghec
        :param resolution: body, optional: one of "false_positive", "wont_fix", "revoked", "used_in_tests" or None
        :param resolution_comment: body, optional: a str or None
        :param state: body, optional: one of "open", "resolved"
        :param validity: body, optional: one of "active", "inactive" or None; only on api.github.com, ghec
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningAlertWithMetadata
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422, 503

        Request: ``PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/secret-scanning/secret-scanning#update-a-secret-scanning-alert
        """

    def update_enterprise_custom_pattern(
        self,
        enterprise: str | GitHubCore,
        pattern_id: int | GitHubCore,
        *,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningCustomPattern:
        """secret-scanning/update-enterprise-custom-pattern.

        Hosts: ghec.

        :param enterprise: path: a str
        :param pattern_id: path: an int
        :param custom_pattern_version: body: a str or None
        :param end_delimiter: body, optional: a str
        :param must_match: body, optional: an iterable of str
        :param must_not_match: body, optional: an iterable of str
        :param pattern: body, optional: a str
        :param start_delimiter: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningCustomPattern
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 412, 422

        Request: ``PATCH /enterprises/{enterprise}/secret-scanning/custom-patterns/{pattern_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/custom-patterns#update-an-enterprise-custom-pattern
        """

    def update_enterprise_pattern_configs(
        self,
        enterprise: str | GitHubCore,
        *,
        custom_pattern_settings: Iterable[_UpdateEnterprisePatternConfigs_CustomPatternSettings] = ...,
        pattern_config_version: str | None = ...,
        provider_pattern_settings: Iterable[_UpdateEnterprisePatternConfigs_ProviderPatternSettings] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_UpdateEnterprisePatternConfigs:
        """secret-scanning/update-enterprise-pattern-configs.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param custom_pattern_settings: body, optional: an iterable
        :param pattern_config_version: body, optional: a str or None
        :param provider_pattern_settings: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanning_UpdateEnterprisePatternConfigs
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409, 422

        Request: ``PATCH /enterprises/{enterprise}/secret-scanning/pattern-configurations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/push-protection#update-enterprise-pattern-configurations
        """

    def update_org_custom_pattern(
        self,
        org: str | GitHubCore,
        pattern_id: int | GitHubCore,
        *,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningCustomPattern:
        """secret-scanning/update-org-custom-pattern.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param pattern_id: path: an int
        :param custom_pattern_version: body: a str or None
        :param end_delimiter: body, optional: a str
        :param must_match: body, optional: an iterable of str
        :param must_not_match: body, optional: an iterable of str
        :param pattern: body, optional: a str
        :param start_delimiter: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningCustomPattern
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 412, 422

        Request: ``PATCH /orgs/{org}/secret-scanning/custom-patterns/{pattern_id}``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#update-an-organization-custom-pattern
        """

    def update_org_pattern_configs(
        self,
        org: str | GitHubCore,
        *,
        custom_pattern_settings: Iterable[_UpdateOrgPatternConfigs_CustomPatternSettings] = ...,
        pattern_config_version: str | None = ...,
        provider_pattern_settings: Iterable[_UpdateOrgPatternConfigs_ProviderPatternSettings] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_UpdateOrgPatternConfigs:
        """secret-scanning/update-org-pattern-configs.

        :param org: path: a str
        :param custom_pattern_settings: body, optional: an iterable
        :param pattern_config_version: body, optional: a str or None
        :param provider_pattern_settings: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanning_UpdateOrgPatternConfigs
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409, 422

        Request: ``PATCH /orgs/{org}/secret-scanning/pattern-configurations``
        GitHub: https://docs.github.com/rest/secret-scanning/push-protection#update-organization-pattern-configurations
        """

    def update_repo_custom_pattern(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pattern_id: int | GitHubCore,
        *,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningCustomPattern:
        """secret-scanning/update-repo-custom-pattern.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param pattern_id: path: an int
        :param custom_pattern_version: body: a str or None
        :param end_delimiter: body, optional: a str
        :param must_match: body, optional: an iterable of str
        :param must_not_match: body, optional: an iterable of str
        :param pattern: body, optional: a str
        :param start_delimiter: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SecretScanningCustomPattern
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 412, 422

        Request: ``PATCH /repos/{owner}/{repo}/secret-scanning/custom-patterns/{pattern_id}``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#update-a-repository-custom-pattern
        """

class AsyncSecretScanning(Operations):
    """The operations of GitHub's tag ``secret-scanning``, for asyncio."""

    async def bulk_create_enterprise_custom_patterns(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_BulkCreateEnterpriseCustomPatterns:
        """secret-scanning/bulk-create-enterprise-custom-patterns.

        Request: ``POST /enterprises/{enterprise}/secret-scanning/custom-patterns``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/custom-patterns#bulk-create-enterprise-custom-patterns
        """

    async def bulk_create_org_custom_patterns(
        self,
        org: str | _aio.GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_BulkCreateOrgCustomPatterns:
        """secret-scanning/bulk-create-org-custom-patterns.

        Request: ``POST /orgs/{org}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#bulk-create-organization-custom-patterns
        """

    async def bulk_create_repo_custom_patterns(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_BulkCreateRepoCustomPatterns:
        """secret-scanning/bulk-create-repo-custom-patterns.

        Request: ``POST /repos/{owner}/{repo}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#bulk-create-repository-custom-patterns
        """

    async def bulk_delete_enterprise_custom_patterns(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-enterprise-custom-patterns.

        Request: ``DELETE /enterprises/{enterprise}/secret-scanning/custom-patterns``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/custom-patterns#bulk-delete-enterprise-custom-patterns
        """

    async def bulk_delete_org_custom_patterns(
        self,
        org: str | _aio.GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-org-custom-patterns.

        Request: ``DELETE /orgs/{org}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#bulk-delete-organization-custom-patterns
        """

    async def bulk_delete_repo_custom_patterns(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-repo-custom-patterns.

        Request: ``DELETE /repos/{owner}/{repo}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#bulk-delete-repository-custom-patterns
        """

    async def create_push_protection_bypass(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        placeholder_id: str,
        reason: Literal["false_positive", "used_in_tests", "will_fix_later"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningPushProtectionBypass:
        """secret-scanning/create-push-protection-bypass.

        Request: ``POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses``
        GitHub: https://docs.github.com/rest/secret-scanning/secret-scanning#create-a-push-protection-bypass
        """

    async def dismiss_bypass_response(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        bypass_response_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/dismiss-bypass-response.

        Request: ``DELETE /repos/{owner}/{repo}/bypass-responses/secret-scanning/{bypass_response_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#dismiss-a-response-on-a-bypass-request-for-secret-scanning
        """

    async def get_alert(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        hide_secret: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningAlertWithMetadata:
        """secret-scanning/get-alert.

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/secret-scanning/secret-scanning#get-a-secret-scanning-alert
        """

    async def get_bypass_request(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        bypass_request_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningBypassRequest:
        """secret-scanning/get-bypass-request.

        Request: ``GET /repos/{owner}/{repo}/bypass-requests/secret-scanning/{bypass_request_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#get-a-bypass-request-for-secret-scanning
        """

    async def get_dismissal_request(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningDismissalRequest:
        """secret-scanning/get-dismissal-request.

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/secret-scanning/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#get-an-alert-dismissal-request-for-secret-scanning
        """

    async def get_scan_history(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningScanHistory:
        """secret-scanning/get-scan-history.

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/scan-history``
        GitHub:
        https://docs.github.com/rest/secret-scanning/secret-scanning#get-secret-scanning-scan-history-for-a-repository
        """

    @deprecated("GitHub deprecates it")
    async def get_security_analysis_settings_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseSecurityAnalysisSettings:
        """secret-scanning/get-security-analysis-settings-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/code_security_and_analysis``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/code-security-and-analysis#get-code-security-and-analysis-features-for-an-enterprise
        """

    def list_alerts_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationSecretScanningAlert]:
        """secret-scanning/list-alerts-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/secret-scanning/alerts``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/secret-scanning#list-secret-scanning-alerts-for-an-enterprise
        """

    def list_alerts_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        page: int = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationSecretScanningAlert]:
        """secret-scanning/list-alerts-for-org.

        Request: ``GET /orgs/{org}/secret-scanning/alerts``
        GitHub:
        https://docs.github.com/rest/secret-scanning/secret-scanning#list-secret-scanning-alerts-for-an-organization
        """

    def list_alerts_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        page: int = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningAlert]:
        """secret-scanning/list-alerts-for-repo.

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/alerts``
        GitHub:
        https://docs.github.com/rest/secret-scanning/secret-scanning#list-secret-scanning-alerts-for-a-repository
        """

    def list_enterprise_bypass_requests(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        organization_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningBypassRequest]:
        """secret-scanning/list-enterprise-bypass-requests.

        Request: ``GET /enterprises/{enterprise}/bypass-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#list-bypass-requests-for-secret-scanning-for-an-enterprise
        """

    def list_enterprise_custom_patterns(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningCustomPattern]:
        """secret-scanning/list-enterprise-custom-patterns.

        Request: ``GET /enterprises/{enterprise}/secret-scanning/custom-patterns``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/custom-patterns#list-enterprise-custom-patterns
        """

    def list_enterprise_dismissal_requests(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        organization_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-enterprise-dismissal-requests.

        Request: ``GET /enterprises/{enterprise}/dismissal-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#list-alert-dismissal-requests-for-secret-scanning-for-an-enterprise
        """

    async def list_enterprise_pattern_configs(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningPatternConfiguration:
        """secret-scanning/list-enterprise-pattern-configs.

        Request: ``GET /enterprises/{enterprise}/secret-scanning/pattern-configurations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/push-protection#list-enterprise-pattern-configurations
        """

    def list_locations_for_alert(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningLocation]:
        """secret-scanning/list-locations-for-alert.

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations``
        GitHub: https://docs.github.com/rest/secret-scanning/secret-scanning#list-locations-for-a-secret-scanning-alert
        """

    def list_org_bypass_requests(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningBypassRequest]:
        """secret-scanning/list-org-bypass-requests.

        Request: ``GET /orgs/{org}/bypass-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#list-bypass-requests-for-secret-scanning-for-an-org
        """

    def list_org_custom_patterns(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningCustomPattern]:
        """secret-scanning/list-org-custom-patterns.

        Request: ``GET /orgs/{org}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#list-organization-custom-patterns
        """

    def list_org_dismissal_requests(
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
    ) -> AsyncListing[_aio_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-org-dismissal-requests.

        Request: ``GET /orgs/{org}/dismissal-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#list-alert-dismissal-requests-for-secret-scanning-for-an-org
        """

    async def list_org_pattern_configs(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningPatternConfiguration:
        """secret-scanning/list-org-pattern-configs.

        Request: ``GET /orgs/{org}/secret-scanning/pattern-configurations``
        GitHub: https://docs.github.com/rest/secret-scanning/push-protection#list-organization-pattern-configurations
        """

    def list_repo_bypass_requests(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningBypassRequest]:
        """secret-scanning/list-repo-bypass-requests.

        Request: ``GET /repos/{owner}/{repo}/bypass-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#list-bypass-requests-for-secret-scanning-for-a-repository
        """

    def list_repo_custom_patterns(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningCustomPattern]:
        """secret-scanning/list-repo-custom-patterns.

        Request: ``GET /repos/{owner}/{repo}/secret-scanning/custom-patterns``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#list-repository-custom-patterns
        """

    def list_repo_dismissal_requests(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-repo-dismissal-requests.

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/secret-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#list-alert-dismissal-requests-for-secret-scanning-for-a-repository
        """

    @deprecated("GitHub deprecates it")
    async def patch_security_analysis_settings_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        advanced_security_enabled_for_new_repositories: bool = ...,
        advanced_security_enabled_new_user_namespace_repos: bool = ...,
        dependabot_alerts_enabled_for_new_repositories: bool = ...,
        secret_scanning_enabled_for_new_repositories: bool = ...,
        secret_scanning_non_provider_patterns_enabled_for_new_repositories: bool | None = ...,
        secret_scanning_push_protection_custom_link: str | None = ...,
        secret_scanning_push_protection_enabled_for_new_repositories: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/patch-security-analysis-settings-for-enterprise.

        Request: ``PATCH /enterprises/{enterprise}/code_security_and_analysis``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/code-security-and-analysis#update-code-security-and-analysis-features-for-an-enterprise
        """

    @deprecated("GitHub deprecates it")
    async def post_security_product_enablement_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        security_product: Literal["advanced_security", "advanced_security_user_namespace", "dependabot_alerts", "secret_scanning", "secret_scanning_push_protection", "secret_scanning_non_provider_patterns"] | _aio.GitHubCore,
        enablement: Literal["enable_all", "disable_all"] | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/post-security-product-enablement-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/{security_product}/{enablement}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/code-security-and-analysis#enable-or-disable-a-security-feature
        """

    async def review_bypass_request(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        bypass_request_number: int | _aio.GitHubCore,
        *,
        message: str,
        status: Literal["approve", "reject"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_ReviewBypassRequest:
        """secret-scanning/review-bypass-request.

        Request: ``PATCH /repos/{owner}/{repo}/bypass-requests/secret-scanning/{bypass_request_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/delegated-bypass#review-a-bypass-request-for-secret-scanning
        """

    async def review_dismissal_request(
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
    ) -> _aio_models.SecretScanning_ReviewDismissalRequest:
        """secret-scanning/review-dismissal-request.

        Request: ``PATCH /repos/{owner}/{repo}/dismissal-requests/secret-scanning/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/alert-dismissal-requests#review-an-alert-dismissal-request-for-secret-scanning
        """

    async def update_alert(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        assignee: str | None = ...,
        resolution: Literal["false_positive", "wont_fix", "revoked", "used_in_tests"] | None = ...,
        resolution_comment: str | None = ...,
        state: Literal["open", "resolved"] = ...,
        validity: Literal["active", "inactive"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningAlertWithMetadata:
        """secret-scanning/update-alert.

        Request: ``PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/secret-scanning/secret-scanning#update-a-secret-scanning-alert
        """

    async def update_enterprise_custom_pattern(
        self,
        enterprise: str | _aio.GitHubCore,
        pattern_id: int | _aio.GitHubCore,
        *,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningCustomPattern:
        """secret-scanning/update-enterprise-custom-pattern.

        Request: ``PATCH /enterprises/{enterprise}/secret-scanning/custom-patterns/{pattern_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/custom-patterns#update-an-enterprise-custom-pattern
        """

    async def update_enterprise_pattern_configs(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        custom_pattern_settings: Iterable[_UpdateEnterprisePatternConfigs_CustomPatternSettings] = ...,
        pattern_config_version: str | None = ...,
        provider_pattern_settings: Iterable[_UpdateEnterprisePatternConfigs_ProviderPatternSettings] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_UpdateEnterprisePatternConfigs:
        """secret-scanning/update-enterprise-pattern-configs.

        Request: ``PATCH /enterprises/{enterprise}/secret-scanning/pattern-configurations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/secret-scanning/push-protection#update-enterprise-pattern-configurations
        """

    async def update_org_custom_pattern(
        self,
        org: str | _aio.GitHubCore,
        pattern_id: int | _aio.GitHubCore,
        *,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningCustomPattern:
        """secret-scanning/update-org-custom-pattern.

        Request: ``PATCH /orgs/{org}/secret-scanning/custom-patterns/{pattern_id}``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#update-an-organization-custom-pattern
        """

    async def update_org_pattern_configs(
        self,
        org: str | _aio.GitHubCore,
        *,
        custom_pattern_settings: Iterable[_UpdateOrgPatternConfigs_CustomPatternSettings] = ...,
        pattern_config_version: str | None = ...,
        provider_pattern_settings: Iterable[_UpdateOrgPatternConfigs_ProviderPatternSettings] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_UpdateOrgPatternConfigs:
        """secret-scanning/update-org-pattern-configs.

        Request: ``PATCH /orgs/{org}/secret-scanning/pattern-configurations``
        GitHub: https://docs.github.com/rest/secret-scanning/push-protection#update-organization-pattern-configurations
        """

    async def update_repo_custom_pattern(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pattern_id: int | _aio.GitHubCore,
        *,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningCustomPattern:
        """secret-scanning/update-repo-custom-pattern.

        Request: ``PATCH /repos/{owner}/{repo}/secret-scanning/custom-patterns/{pattern_id}``
        GitHub: https://docs.github.com/rest/secret-scanning/custom-patterns#update-a-repository-custom-pattern
        """

class _BoundSecretScanning(Operations):
    """The operations of GitHub's tag ``secret-scanning``, bound to a resource."""

    def bulk_create_enterprise_custom_patterns(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_BulkCreateEnterpriseCustomPatterns:
        """secret-scanning/bulk-create-enterprise-custom-patterns."""

    def bulk_create_org_custom_patterns(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_BulkCreateOrgCustomPatterns:
        """secret-scanning/bulk-create-org-custom-patterns."""

    def bulk_create_repo_custom_patterns(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_BulkCreateRepoCustomPatterns:
        """secret-scanning/bulk-create-repo-custom-patterns."""

    def bulk_delete_enterprise_custom_patterns(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-enterprise-custom-patterns."""

    def bulk_delete_org_custom_patterns(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-org-custom-patterns."""

    def bulk_delete_repo_custom_patterns(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-repo-custom-patterns."""

    def create_push_protection_bypass(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        placeholder_id: str,
        reason: Literal["false_positive", "used_in_tests", "will_fix_later"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningPushProtectionBypass:
        """secret-scanning/create-push-protection-bypass."""

    def dismiss_bypass_response(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        bypass_response_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/dismiss-bypass-response."""

    def get_alert(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        hide_secret: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningAlertWithMetadata:
        """secret-scanning/get-alert."""

    def get_bypass_request(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        bypass_request_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningBypassRequest:
        """secret-scanning/get-bypass-request."""

    def get_dismissal_request(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningDismissalRequest:
        """secret-scanning/get-dismissal-request."""

    def get_scan_history(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningScanHistory:
        """secret-scanning/get-scan-history."""

    @deprecated("GitHub deprecates it")
    def get_security_analysis_settings_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseSecurityAnalysisSettings:
        """secret-scanning/get-security-analysis-settings-for-enterprise."""

    def list_alerts_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationSecretScanningAlert]:
        """secret-scanning/list-alerts-for-enterprise."""

    def list_alerts_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        page: int = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationSecretScanningAlert]:
        """secret-scanning/list-alerts-for-org."""

    def list_alerts_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        page: int = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningAlert]:
        """secret-scanning/list-alerts-for-repo."""

    def list_enterprise_bypass_requests(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        organization_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningBypassRequest]:
        """secret-scanning/list-enterprise-bypass-requests."""

    def list_enterprise_custom_patterns(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningCustomPattern]:
        """secret-scanning/list-enterprise-custom-patterns."""

    def list_enterprise_dismissal_requests(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        organization_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-enterprise-dismissal-requests."""

    def list_enterprise_pattern_configs(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningPatternConfiguration:
        """secret-scanning/list-enterprise-pattern-configs."""

    def list_locations_for_alert(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningLocation]:
        """secret-scanning/list-locations-for-alert."""

    def list_org_bypass_requests(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningBypassRequest]:
        """secret-scanning/list-org-bypass-requests."""

    def list_org_custom_patterns(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningCustomPattern]:
        """secret-scanning/list-org-custom-patterns."""

    def list_org_dismissal_requests(
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
    ) -> Listing[_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-org-dismissal-requests."""

    def list_org_pattern_configs(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningPatternConfiguration:
        """secret-scanning/list-org-pattern-configs."""

    def list_repo_bypass_requests(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningBypassRequest]:
        """secret-scanning/list-repo-bypass-requests."""

    def list_repo_custom_patterns(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningCustomPattern]:
        """secret-scanning/list-repo-custom-patterns."""

    def list_repo_dismissal_requests(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-repo-dismissal-requests."""

    @deprecated("GitHub deprecates it")
    def patch_security_analysis_settings_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        advanced_security_enabled_for_new_repositories: bool = ...,
        advanced_security_enabled_new_user_namespace_repos: bool = ...,
        dependabot_alerts_enabled_for_new_repositories: bool = ...,
        secret_scanning_enabled_for_new_repositories: bool = ...,
        secret_scanning_non_provider_patterns_enabled_for_new_repositories: bool | None = ...,
        secret_scanning_push_protection_custom_link: str | None = ...,
        secret_scanning_push_protection_enabled_for_new_repositories: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/patch-security-analysis-settings-for-enterprise."""

    @deprecated("GitHub deprecates it")
    def post_security_product_enablement_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        security_product: Literal["advanced_security", "advanced_security_user_namespace", "dependabot_alerts", "secret_scanning", "secret_scanning_push_protection", "secret_scanning_non_provider_patterns"] | GitHubCore = ...,
        enablement: Literal["enable_all", "disable_all"] | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/post-security-product-enablement-for-enterprise."""

    def review_bypass_request(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        bypass_request_number: int | GitHubCore = ...,
        message: str,
        status: Literal["approve", "reject"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_ReviewBypassRequest:
        """secret-scanning/review-bypass-request."""

    def review_dismissal_request(
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
    ) -> _models.SecretScanning_ReviewDismissalRequest:
        """secret-scanning/review-dismissal-request."""

    def update_alert(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        assignee: str | None = ...,
        resolution: Literal["false_positive", "wont_fix", "revoked", "used_in_tests"] | None = ...,
        resolution_comment: str | None = ...,
        state: Literal["open", "resolved"] = ...,
        validity: Literal["active", "inactive"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningAlertWithMetadata:
        """secret-scanning/update-alert."""

    def update_enterprise_custom_pattern(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        pattern_id: int | GitHubCore = ...,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningCustomPattern:
        """secret-scanning/update-enterprise-custom-pattern."""

    def update_enterprise_pattern_configs(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_pattern_settings: Iterable[_UpdateEnterprisePatternConfigs_CustomPatternSettings] = ...,
        pattern_config_version: str | None = ...,
        provider_pattern_settings: Iterable[_UpdateEnterprisePatternConfigs_ProviderPatternSettings] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_UpdateEnterprisePatternConfigs:
        """secret-scanning/update-enterprise-pattern-configs."""

    def update_org_custom_pattern(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        pattern_id: int | GitHubCore = ...,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningCustomPattern:
        """secret-scanning/update-org-custom-pattern."""

    def update_org_pattern_configs(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        custom_pattern_settings: Iterable[_UpdateOrgPatternConfigs_CustomPatternSettings] = ...,
        pattern_config_version: str | None = ...,
        provider_pattern_settings: Iterable[_UpdateOrgPatternConfigs_ProviderPatternSettings] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanning_UpdateOrgPatternConfigs:
        """secret-scanning/update-org-pattern-configs."""

    def update_repo_custom_pattern(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pattern_id: int | GitHubCore = ...,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SecretScanningCustomPattern:
        """secret-scanning/update-repo-custom-pattern."""

class _AsyncBoundSecretScanning(Operations):
    """The operations of GitHub's tag ``secret-scanning``, bound to a resource."""

    async def bulk_create_enterprise_custom_patterns(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_BulkCreateEnterpriseCustomPatterns:
        """secret-scanning/bulk-create-enterprise-custom-patterns."""

    async def bulk_create_org_custom_patterns(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_BulkCreateOrgCustomPatterns:
        """secret-scanning/bulk-create-org-custom-patterns."""

    async def bulk_create_repo_custom_patterns(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToCreate],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_BulkCreateRepoCustomPatterns:
        """secret-scanning/bulk-create-repo-custom-patterns."""

    async def bulk_delete_enterprise_custom_patterns(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-enterprise-custom-patterns."""

    async def bulk_delete_org_custom_patterns(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-org-custom-patterns."""

    async def bulk_delete_repo_custom_patterns(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        patterns: Iterable[_SecretScanningCustomPatternToDelete],
        post_delete_action: Literal["delete_alerts", "resolve_alerts"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/bulk-delete-repo-custom-patterns."""

    async def create_push_protection_bypass(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        placeholder_id: str,
        reason: Literal["false_positive", "used_in_tests", "will_fix_later"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningPushProtectionBypass:
        """secret-scanning/create-push-protection-bypass."""

    async def dismiss_bypass_response(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        bypass_response_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/dismiss-bypass-response."""

    async def get_alert(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        hide_secret: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningAlertWithMetadata:
        """secret-scanning/get-alert."""

    async def get_bypass_request(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        bypass_request_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningBypassRequest:
        """secret-scanning/get-bypass-request."""

    async def get_dismissal_request(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningDismissalRequest:
        """secret-scanning/get-dismissal-request."""

    async def get_scan_history(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningScanHistory:
        """secret-scanning/get-scan-history."""

    @deprecated("GitHub deprecates it")
    async def get_security_analysis_settings_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseSecurityAnalysisSettings:
        """secret-scanning/get-security-analysis-settings-for-enterprise."""

    def list_alerts_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationSecretScanningAlert]:
        """secret-scanning/list-alerts-for-enterprise."""

    def list_alerts_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        page: int = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationSecretScanningAlert]:
        """secret-scanning/list-alerts-for-org."""

    def list_alerts_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        after: str = ...,
        assignee: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        exclude_providers: str = ...,
        exclude_secret_types: str = ...,
        hide_secret: bool = ...,
        included_metadata: str = ...,
        is_bypassed: bool = ...,
        is_multi_repo: bool = ...,
        is_publicly_leaked: bool = ...,
        owner_email_hash: str = ...,
        page: int = ...,
        per_page: int = ...,
        providers: str = ...,
        resolution: str = ...,
        secret_type: str = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "resolved"] = ...,
        validity: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningAlert]:
        """secret-scanning/list-alerts-for-repo."""

    def list_enterprise_bypass_requests(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        organization_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningBypassRequest]:
        """secret-scanning/list-enterprise-bypass-requests."""

    def list_enterprise_custom_patterns(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningCustomPattern]:
        """secret-scanning/list-enterprise-custom-patterns."""

    def list_enterprise_dismissal_requests(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        organization_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-enterprise-dismissal-requests."""

    async def list_enterprise_pattern_configs(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningPatternConfiguration:
        """secret-scanning/list-enterprise-pattern-configs."""

    def list_locations_for_alert(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningLocation]:
        """secret-scanning/list-locations-for-alert."""

    def list_org_bypass_requests(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningBypassRequest]:
        """secret-scanning/list-org-bypass-requests."""

    def list_org_custom_patterns(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningCustomPattern]:
        """secret-scanning/list-org-custom-patterns."""

    def list_org_dismissal_requests(
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
    ) -> AsyncListing[_aio_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-org-dismissal-requests."""

    async def list_org_pattern_configs(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningPatternConfiguration:
        """secret-scanning/list-org-pattern-configs."""

    def list_repo_bypass_requests(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "deleted", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningBypassRequest]:
        """secret-scanning/list-repo-bypass-requests."""

    def list_repo_custom_patterns(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        push_protection: Literal["enabled", "disabled"] = ...,
        sort: Literal["created", "updated", "name"] = ...,
        state: Literal["published", "unpublished"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningCustomPattern]:
        """secret-scanning/list-repo-custom-patterns."""

    def list_repo_dismissal_requests(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        request_status: Literal["completed", "cancelled", "approved", "expired", "denied", "open", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SecretScanningDismissalRequest]:
        """secret-scanning/list-repo-dismissal-requests."""

    @deprecated("GitHub deprecates it")
    async def patch_security_analysis_settings_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        advanced_security_enabled_for_new_repositories: bool = ...,
        advanced_security_enabled_new_user_namespace_repos: bool = ...,
        dependabot_alerts_enabled_for_new_repositories: bool = ...,
        secret_scanning_enabled_for_new_repositories: bool = ...,
        secret_scanning_non_provider_patterns_enabled_for_new_repositories: bool | None = ...,
        secret_scanning_push_protection_custom_link: str | None = ...,
        secret_scanning_push_protection_enabled_for_new_repositories: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/patch-security-analysis-settings-for-enterprise."""

    @deprecated("GitHub deprecates it")
    async def post_security_product_enablement_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        security_product: Literal["advanced_security", "advanced_security_user_namespace", "dependabot_alerts", "secret_scanning", "secret_scanning_push_protection", "secret_scanning_non_provider_patterns"] | _aio.GitHubCore = ...,
        enablement: Literal["enable_all", "disable_all"] | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """secret-scanning/post-security-product-enablement-for-enterprise."""

    async def review_bypass_request(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        bypass_request_number: int | _aio.GitHubCore = ...,
        message: str,
        status: Literal["approve", "reject"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_ReviewBypassRequest:
        """secret-scanning/review-bypass-request."""

    async def review_dismissal_request(
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
    ) -> _aio_models.SecretScanning_ReviewDismissalRequest:
        """secret-scanning/review-dismissal-request."""

    async def update_alert(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        assignee: str | None = ...,
        resolution: Literal["false_positive", "wont_fix", "revoked", "used_in_tests"] | None = ...,
        resolution_comment: str | None = ...,
        state: Literal["open", "resolved"] = ...,
        validity: Literal["active", "inactive"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningAlertWithMetadata:
        """secret-scanning/update-alert."""

    async def update_enterprise_custom_pattern(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        pattern_id: int | _aio.GitHubCore = ...,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningCustomPattern:
        """secret-scanning/update-enterprise-custom-pattern."""

    async def update_enterprise_pattern_configs(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_pattern_settings: Iterable[_UpdateEnterprisePatternConfigs_CustomPatternSettings] = ...,
        pattern_config_version: str | None = ...,
        provider_pattern_settings: Iterable[_UpdateEnterprisePatternConfigs_ProviderPatternSettings] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_UpdateEnterprisePatternConfigs:
        """secret-scanning/update-enterprise-pattern-configs."""

    async def update_org_custom_pattern(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        pattern_id: int | _aio.GitHubCore = ...,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningCustomPattern:
        """secret-scanning/update-org-custom-pattern."""

    async def update_org_pattern_configs(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        custom_pattern_settings: Iterable[_UpdateOrgPatternConfigs_CustomPatternSettings] = ...,
        pattern_config_version: str | None = ...,
        provider_pattern_settings: Iterable[_UpdateOrgPatternConfigs_ProviderPatternSettings] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanning_UpdateOrgPatternConfigs:
        """secret-scanning/update-org-pattern-configs."""

    async def update_repo_custom_pattern(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pattern_id: int | _aio.GitHubCore = ...,
        custom_pattern_version: str | None,
        end_delimiter: str = ...,
        must_match: Iterable[str] = ...,
        must_not_match: Iterable[str] = ...,
        pattern: str = ...,
        start_delimiter: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SecretScanningCustomPattern:
        """secret-scanning/update-repo-custom-pattern."""

__all__ = ["AsyncSecretScanning", "SecretScanning"]
