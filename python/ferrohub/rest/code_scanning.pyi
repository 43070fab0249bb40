"""The operations of GitHub's tag ``code-scanning``. Made by tools/generate.py."""

import builtins
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from os import PathLike
from typing import Any, BinaryIO, Literal, overload

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class CodeScanning(Operations):
    """The operations of GitHub's tag ``code-scanning``."""

    def commit_autofix(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        message: str = ...,
        target_ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAutofixCommitsResponse:
        """code-scanning/commit-autofix.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param message: body, optional: a str
        :param target_ref: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningAutofixCommitsResponse
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422, 503

        Request: ``POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#commit-an-autofix-for-a-code-scanning-alert
        """

    def create_autofix(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAutofix:
        """code-scanning/create-autofix.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningAutofix
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422, 500

        Request: ``POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#create-an-autofix-for-a-code-scanning-alert
        """

    def create_variant_analysis(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        language: Literal["actions", "cpp", "csharp", "go", "java", "javascript", "python", "ruby", "rust", "swift"],
        query_pack: str,
        repositories: Iterable[str] = ...,
        repository_lists: Iterable[str] = ...,
        repository_owners: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningVariantAnalysis:
        """code-scanning/create-variant-analysis.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param language: body: one of "actions", "cpp", "csharp", "go", "java", "javascript", "python", "ruby", "rust",
            "swift"
        :param query_pack: body: a str
        :param repositories: body, optional: an iterable of str
        :param repository_lists: body, optional: an iterable of str
        :param repository_owners: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningVariantAnalysis
        :raises GitHubError: the response has an error status; documented: 404, 422, 503

        Request: ``POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#create-a-codeql-variant-analysis
        """

    def delete_analysis(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        analysis_id: int | GitHubCore,
        *,
        confirm_delete: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAnalysisDeletion:
        """code-scanning/delete-analysis.

        :param owner: path: a str
        :param repo: path: a str
        :param analysis_id: path: an int
        :param confirm_delete: query, optional: a str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningAnalysisDeletion
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 503

        Request: ``DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}``
        GitHub:
        https://docs.github.com/rest/code-scanning/code-scanning#delete-a-code-scanning-analysis-from-a-repository
        """

    def delete_codeql_database(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        language: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-scanning/delete-codeql-database.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param language: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#delete-a-codeql-database
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
    ) -> _models.CodeScanningAlert:
        """code-scanning/get-alert.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningAlert
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-a-code-scanning-alert
        """

    def get_analysis(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        analysis_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAnalysis:
        """code-scanning/get-analysis.

        :param owner: path: a str
        :param repo: path: a str
        :param analysis_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningAnalysis
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-a-code-scanning-analysis-for-a-repository
        """

    def get_autofix(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAutofix:
        """code-scanning/get-autofix.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningAutofix
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix``
        GitHub:
        https://docs.github.com/rest/code-scanning/code-scanning#get-the-status-of-an-autofix-for-a-code-scanning-alert
        """

    @overload
    def get_codeql_database(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        language: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningCodeqlDatabase:
        """code-scanning/get-codeql-database.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param language: path: a str
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningCodeqlDatabase; with ``to`` the name of the file that the content was written to
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-a-codeql-database-for-a-repository
        """

    @overload
    def get_codeql_database(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        language: str | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """code-scanning/get-codeql-database."""

    def get_default_setup(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningDefaultSetup:
        """code-scanning/get-default-setup.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningDefaultSetup
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/default-setup``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-a-code-scanning-default-setup-configuration
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
    ) -> _models.CodeScanningAlertDismissalRequest:
        """code-scanning/get-dismissal-request-for-repo.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningAlertDismissalRequest
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/code-scanning/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/alert-dismissal-requests#get-a-dismissal-request-for-a-code-scanning-alert-for-a-repository
        """

    def get_sarif(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        sarif_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningSarifsStatus:
        """code-scanning/get-sarif.

        :param owner: path: a str
        :param repo: path: a str
        :param sarif_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningSarifsStatus
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-information-about-a-sarif-upload
        """

    def get_variant_analysis(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        codeql_variant_analysis_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningVariantAnalysis:
        """code-scanning/get-variant-analysis.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param codeql_variant_analysis_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningVariantAnalysis
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-the-summary-of-a-codeql-variant-analysis
        """

    def get_variant_analysis_repo_task(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        codeql_variant_analysis_id: int | GitHubCore,
        repo_owner: str | GitHubCore,
        repo_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningVariantAnalysisRepoTask:
        """code-scanning/get-variant-analysis-repo-task.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param codeql_variant_analysis_id: path: an int
        :param repo_owner: path: a str
        :param repo_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningVariantAnalysisRepoTask
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET
        /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}``
        GitHub:
        https://docs.github.com/rest/code-scanning/code-scanning#get-the-analysis-status-of-a-repository-in-a-codeql-variant-analysis
        """

    def list_alert_instances(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningAlertInstanceList]:
        """code-scanning/list-alert-instances.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param pr: query, optional: an int
        :param ref: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeScanningAlertInstanceList]
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#list-instances-of-a-code-scanning-alert
        """

    def list_alerts_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "closed", "dismissed", "fixed"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningOrganizationAlertItems]:
        """code-scanning/list-alerts-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param after: query, optional: a str
        :param assignees: query, optional: a str
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", default "created"
        :param state: query, optional: one of "open", "closed", "dismissed", "fixed"
        :param tool_guid: query, optional: a str or None
        :param tool_name: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeScanningOrganizationAlertItems]
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /enterprises/{enterprise}/code-scanning/alerts``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/code-scanning#list-code-scanning-alerts-for-an-enterprise
        """

    def list_alerts_for_org(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "closed", "dismissed", "fixed"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningOrganizationAlertItems]:
        """code-scanning/list-alerts-for-org.

        :param org: path: a str
        :param after: query, optional: a str
        :param assignees: query, optional: a str
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param severity: query, optional: one of "critical", "high", "medium", "low", "warning", "note", "error"
        :param sort: query, optional: one of "created", "updated", default "created"
        :param state: query, optional: one of "open", "closed", "dismissed", "fixed"
        :param tool_guid: query, optional: a str or None
        :param tool_name: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeScanningOrganizationAlertItems]
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /orgs/{org}/code-scanning/alerts``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#list-code-scanning-alerts-for-an-organization
        """

    def list_alerts_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] = ...,
        sort: Literal["created", "number", "updated"] = ...,
        state: Literal["open", "dismissed", "fixed", "closed"] | None = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningAlertItems]:
        """code-scanning/list-alerts-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param after: query, optional: a str; only on ghec, ghes-3.19
        :param assignees: query, optional: a str; only on ghec, ghes-3.19
        :param before: query, optional: a str; only on ghec, ghes-3.19
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param pr: query, optional: an int; only on ghec, ghes-3.19
        :param ref: query, optional: a str
        :param severity: query, optional: one of "critical", "high", "medium", "low", "warning", "note", "error"; only
            on ghec, ghes-3.19
        :param sort: query, optional: one of "created", "number", "updated", default "created"
        :param state: query, optional: one of "open", "dismissed", "fixed", "closed" or None
        :param tool_guid: query, optional: a str or None
        :param tool_name: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeScanningAlertItems]
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/alerts``
        GitHub: https://docs.github.com/rest/reference/code-scanning#list-code-scanning-alerts-for-a-repository
        """

    def list_codeql_databases(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CodeScanningCodeqlDatabase]:
        """code-scanning/list-codeql-databases.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CodeScanningCodeqlDatabase]
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/codeql/databases``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#list-codeql-databases-for-a-repository
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
    ) -> Listing[_models.CodeScanningAlertDismissalRequest]:
        """code-scanning/list-dismissal-requests-for-repo.

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
        :returns: Listing[CodeScanningAlertDismissalRequest]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/code-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/alert-dismissal-requests#list-dismissal-requests-for-code-scanning-alerts-for-a-repository
        """

    def list_org_dismissal_requests(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["open", "approved", "expired", "denied", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningAlertDismissalRequest]:
        """code-scanning/list-org-dismissal-requests.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param repository_name: query, optional: a str
        :param request_status: query, optional: one of "open", "approved", "expired", "denied", "all", default "all"
        :param requester: query, optional: a str
        :param reviewer: query, optional: a str
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "month"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeScanningAlertDismissalRequest]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``GET /orgs/{org}/dismissal-requests/code-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/alert-dismissal-requests#list-dismissal-requests-for-code-scanning-alerts-for-an-organization
        """

    def list_recent_analyses(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        sarif_id: str = ...,
        sort: Literal["created"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningAnalysis]:
        """code-scanning/list-recent-analyses.

        :param owner: path: a str
        :param repo: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param pr: query, optional: an int
        :param ref: query, optional: a str
        :param sarif_id: query, optional: a str
        :param sort: query, optional: "created", default "created"
        :param tool_guid: query, optional: a str or None
        :param tool_name: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeScanningAnalysis]
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-scanning/analyses``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#list-code-scanning-analyses-for-a-repository
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
    ) -> bool:
        """code-scanning/review-dismissal-request-for-repo.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param message: body: a str
        :param status: body: one of "approve", "deny"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``PATCH /repos/{owner}/{repo}/dismissal-requests/code-scanning/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/alert-dismissal-requests#review-a-dismissal-request-for-a-code-scanning-alert-for-a-repository
        """

    def update_alert(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        alert_number: int | GitHubCore,
        *,
        assignees: Iterable[str] = ...,
        create_request: bool = ...,
        dismissed_comment: str | None = ...,
        dismissed_reason: Literal["false positive", "won't fix", "used in tests", "mitigated"] | None = ...,
        state: Literal["open", "dismissed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAlert:
        """code-scanning/update-alert.

        :param owner: path: a str
        :param repo: path: a str
        :param alert_number: path: an int
        :param assignees: body, optional: an iterable of str
        :param create_request: body, optional: a bool
        :param dismissed_comment: body, optional: a str or None
        :param dismissed_reason: body, optional: one of "false positive", "won't fix", "used in tests", "mitigated" or
            None
        :param state: body, optional: one of "open", "dismissed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningAlert
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 503

        Request: ``PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#update-a-code-scanning-alert
        """

    def update_default_setup(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        languages: Iterable[Literal["actions", "c-cpp", "csharp", "go", "java-kotlin", "javascript-typescript", "python", "ruby", "swift"]] = ...,
        query_suite: Literal["default", "extended"] = ...,
        runner_label: str | None = ...,
        runner_type: Literal["standard", "labeled"] = ...,
        state: Literal["configured", "not-configured"] = ...,
        threat_model: Literal["remote", "remote_and_local"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | _models.CodeScanningDefaultSetupUpdateResponse:
        """code-scanning/update-default-setup.

        :param owner: path: a str
        :param repo: path: a str
        :param languages: body, optional: an iterable
        :param query_suite: body, optional: one of "default", "extended"
        :param runner_label: body, optional: a str or None
        :param runner_type: body, optional: one of "standard", "labeled"
        :param state: body, optional: one of "configured", "not-configured"
        :param threat_model: body, optional: one of "remote", "remote_and_local"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | CodeScanningDefaultSetupUpdateResponse
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422, 503

        Request: ``PATCH /repos/{owner}/{repo}/code-scanning/default-setup``
        GitHub:
        https://docs.github.com/rest/code-scanning/code-scanning#update-a-code-scanning-default-setup-configuration
        """

    def upload_sarif(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        checkout_uri: str = ...,
        commit_sha: str,
        ref: str,
        sarif: str,
        started_at: datetime | str = ...,
        tool_name: str = ...,
        validate: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningSarifsReceipt:
        """code-scanning/upload-sarif.

        :param owner: path: a str
        :param repo: path: a str
        :param checkout_uri: body, optional: a str
        :param commit_sha: body: a str
        :param ref: body: a str
        :param sarif: body: a str
        :param started_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param tool_name: body, optional: a str
        :param validate: body, optional: a bool; only on api.github.com, ghec
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeScanningSarifsReceipt
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 413, 503

        Request: ``POST /repos/{owner}/{repo}/code-scanning/sarifs``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#upload-an-analysis-as-sarif-data
        """

class AsyncCodeScanning(Operations):
    """The operations of GitHub's tag ``code-scanning``, for asyncio."""

    async def commit_autofix(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        message: str = ...,
        target_ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAutofixCommitsResponse:
        """code-scanning/commit-autofix.

        Request: ``POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#commit-an-autofix-for-a-code-scanning-alert
        """

    async def create_autofix(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAutofix:
        """code-scanning/create-autofix.

        Request: ``POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#create-an-autofix-for-a-code-scanning-alert
        """

    async def create_variant_analysis(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        language: Literal["actions", "cpp", "csharp", "go", "java", "javascript", "python", "ruby", "rust", "swift"],
        query_pack: str,
        repositories: Iterable[str] = ...,
        repository_lists: Iterable[str] = ...,
        repository_owners: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningVariantAnalysis:
        """code-scanning/create-variant-analysis.

        Request: ``POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#create-a-codeql-variant-analysis
        """

    async def delete_analysis(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        analysis_id: int | _aio.GitHubCore,
        *,
        confirm_delete: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAnalysisDeletion:
        """code-scanning/delete-analysis.

        Request: ``DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}``
        GitHub:
        https://docs.github.com/rest/code-scanning/code-scanning#delete-a-code-scanning-analysis-from-a-repository
        """

    async def delete_codeql_database(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        language: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-scanning/delete-codeql-database.

        Request: ``DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#delete-a-codeql-database
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
    ) -> _aio_models.CodeScanningAlert:
        """code-scanning/get-alert.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-a-code-scanning-alert
        """

    async def get_analysis(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        analysis_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAnalysis:
        """code-scanning/get-analysis.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-a-code-scanning-analysis-for-a-repository
        """

    async def get_autofix(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAutofix:
        """code-scanning/get-autofix.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix``
        GitHub:
        https://docs.github.com/rest/code-scanning/code-scanning#get-the-status-of-an-autofix-for-a-code-scanning-alert
        """

    @overload
    async def get_codeql_database(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        language: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningCodeqlDatabase:
        """code-scanning/get-codeql-database.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-a-codeql-database-for-a-repository
        """

    @overload
    async def get_codeql_database(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        language: str | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """code-scanning/get-codeql-database."""

    async def get_default_setup(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningDefaultSetup:
        """code-scanning/get-default-setup.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/default-setup``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-a-code-scanning-default-setup-configuration
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
    ) -> _aio_models.CodeScanningAlertDismissalRequest:
        """code-scanning/get-dismissal-request-for-repo.

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/code-scanning/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/alert-dismissal-requests#get-a-dismissal-request-for-a-code-scanning-alert-for-a-repository
        """

    async def get_sarif(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        sarif_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningSarifsStatus:
        """code-scanning/get-sarif.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-information-about-a-sarif-upload
        """

    async def get_variant_analysis(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        codeql_variant_analysis_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningVariantAnalysis:
        """code-scanning/get-variant-analysis.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#get-the-summary-of-a-codeql-variant-analysis
        """

    async def get_variant_analysis_repo_task(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        codeql_variant_analysis_id: int | _aio.GitHubCore,
        repo_owner: str | _aio.GitHubCore,
        repo_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningVariantAnalysisRepoTask:
        """code-scanning/get-variant-analysis-repo-task.

        Request: ``GET
        /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}``
        GitHub:
        https://docs.github.com/rest/code-scanning/code-scanning#get-the-analysis-status-of-a-repository-in-a-codeql-variant-analysis
        """

    def list_alert_instances(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningAlertInstanceList]:
        """code-scanning/list-alert-instances.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#list-instances-of-a-code-scanning-alert
        """

    def list_alerts_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "closed", "dismissed", "fixed"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningOrganizationAlertItems]:
        """code-scanning/list-alerts-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/code-scanning/alerts``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/code-scanning#list-code-scanning-alerts-for-an-enterprise
        """

    def list_alerts_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "closed", "dismissed", "fixed"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningOrganizationAlertItems]:
        """code-scanning/list-alerts-for-org.

        Request: ``GET /orgs/{org}/code-scanning/alerts``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#list-code-scanning-alerts-for-an-organization
        """

    def list_alerts_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] = ...,
        sort: Literal["created", "number", "updated"] = ...,
        state: Literal["open", "dismissed", "fixed", "closed"] | None = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningAlertItems]:
        """code-scanning/list-alerts-for-repo.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/alerts``
        GitHub: https://docs.github.com/rest/reference/code-scanning#list-code-scanning-alerts-for-a-repository
        """

    async def list_codeql_databases(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CodeScanningCodeqlDatabase]:
        """code-scanning/list-codeql-databases.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/codeql/databases``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#list-codeql-databases-for-a-repository
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
    ) -> AsyncListing[_aio_models.CodeScanningAlertDismissalRequest]:
        """code-scanning/list-dismissal-requests-for-repo.

        Request: ``GET /repos/{owner}/{repo}/dismissal-requests/code-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/alert-dismissal-requests#list-dismissal-requests-for-code-scanning-alerts-for-a-repository
        """

    def list_org_dismissal_requests(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["open", "approved", "expired", "denied", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningAlertDismissalRequest]:
        """code-scanning/list-org-dismissal-requests.

        Request: ``GET /orgs/{org}/dismissal-requests/code-scanning``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/alert-dismissal-requests#list-dismissal-requests-for-code-scanning-alerts-for-an-organization
        """

    def list_recent_analyses(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        sarif_id: str = ...,
        sort: Literal["created"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningAnalysis]:
        """code-scanning/list-recent-analyses.

        Request: ``GET /repos/{owner}/{repo}/code-scanning/analyses``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#list-code-scanning-analyses-for-a-repository
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
    ) -> bool:
        """code-scanning/review-dismissal-request-for-repo.

        Request: ``PATCH /repos/{owner}/{repo}/dismissal-requests/code-scanning/{alert_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/code-scanning/alert-dismissal-requests#review-a-dismissal-request-for-a-code-scanning-alert-for-a-repository
        """

    async def update_alert(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        alert_number: int | _aio.GitHubCore,
        *,
        assignees: Iterable[str] = ...,
        create_request: bool = ...,
        dismissed_comment: str | None = ...,
        dismissed_reason: Literal["false positive", "won't fix", "used in tests", "mitigated"] | None = ...,
        state: Literal["open", "dismissed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAlert:
        """code-scanning/update-alert.

        Request: ``PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#update-a-code-scanning-alert
        """

    async def update_default_setup(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        languages: Iterable[Literal["actions", "c-cpp", "csharp", "go", "java-kotlin", "javascript-typescript", "python", "ruby", "swift"]] = ...,
        query_suite: Literal["default", "extended"] = ...,
        runner_label: str | None = ...,
        runner_type: Literal["standard", "labeled"] = ...,
        state: Literal["configured", "not-configured"] = ...,
        threat_model: Literal["remote", "remote_and_local"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | _aio_models.CodeScanningDefaultSetupUpdateResponse:
        """code-scanning/update-default-setup.

        Request: ``PATCH /repos/{owner}/{repo}/code-scanning/default-setup``
        GitHub:
        https://docs.github.com/rest/code-scanning/code-scanning#update-a-code-scanning-default-setup-configuration
        """

    async def upload_sarif(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        checkout_uri: str = ...,
        commit_sha: str,
        ref: str,
        sarif: str,
        started_at: datetime | str = ...,
        tool_name: str = ...,
        validate: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningSarifsReceipt:
        """code-scanning/upload-sarif.

        Request: ``POST /repos/{owner}/{repo}/code-scanning/sarifs``
        GitHub: https://docs.github.com/rest/code-scanning/code-scanning#upload-an-analysis-as-sarif-data
        """

class _BoundCodeScanning(Operations):
    """The operations of GitHub's tag ``code-scanning``, bound to a resource."""

    def commit_autofix(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        message: str = ...,
        target_ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAutofixCommitsResponse:
        """code-scanning/commit-autofix."""

    def create_autofix(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAutofix:
        """code-scanning/create-autofix."""

    def create_variant_analysis(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        language: Literal["actions", "cpp", "csharp", "go", "java", "javascript", "python", "ruby", "rust", "swift"],
        query_pack: str,
        repositories: Iterable[str] = ...,
        repository_lists: Iterable[str] = ...,
        repository_owners: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningVariantAnalysis:
        """code-scanning/create-variant-analysis."""

    def delete_analysis(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        analysis_id: int | GitHubCore = ...,
        confirm_delete: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAnalysisDeletion:
        """code-scanning/delete-analysis."""

    def delete_codeql_database(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        language: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-scanning/delete-codeql-database."""

    def get_alert(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAlert:
        """code-scanning/get-alert."""

    def get_analysis(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        analysis_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAnalysis:
        """code-scanning/get-analysis."""

    def get_autofix(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAutofix:
        """code-scanning/get-autofix."""

    @overload
    def get_codeql_database(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        language: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningCodeqlDatabase:
        """code-scanning/get-codeql-database."""

    @overload
    def get_codeql_database(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        language: str | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """code-scanning/get-codeql-database."""

    def get_default_setup(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningDefaultSetup:
        """code-scanning/get-default-setup."""

    def get_dismissal_request_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAlertDismissalRequest:
        """code-scanning/get-dismissal-request-for-repo."""

    def get_sarif(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        sarif_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningSarifsStatus:
        """code-scanning/get-sarif."""

    def get_variant_analysis(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        codeql_variant_analysis_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningVariantAnalysis:
        """code-scanning/get-variant-analysis."""

    def get_variant_analysis_repo_task(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        codeql_variant_analysis_id: int | GitHubCore = ...,
        repo_owner: str | GitHubCore = ...,
        repo_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningVariantAnalysisRepoTask:
        """code-scanning/get-variant-analysis-repo-task."""

    def list_alert_instances(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningAlertInstanceList]:
        """code-scanning/list-alert-instances."""

    def list_alerts_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "closed", "dismissed", "fixed"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningOrganizationAlertItems]:
        """code-scanning/list-alerts-for-enterprise."""

    def list_alerts_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "closed", "dismissed", "fixed"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningOrganizationAlertItems]:
        """code-scanning/list-alerts-for-org."""

    def list_alerts_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] = ...,
        sort: Literal["created", "number", "updated"] = ...,
        state: Literal["open", "dismissed", "fixed", "closed"] | None = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningAlertItems]:
        """code-scanning/list-alerts-for-repo."""

    def list_codeql_databases(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CodeScanningCodeqlDatabase]:
        """code-scanning/list-codeql-databases."""

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
    ) -> Listing[_models.CodeScanningAlertDismissalRequest]:
        """code-scanning/list-dismissal-requests-for-repo."""

    def list_org_dismissal_requests(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["open", "approved", "expired", "denied", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningAlertDismissalRequest]:
        """code-scanning/list-org-dismissal-requests."""

    def list_recent_analyses(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        sarif_id: str = ...,
        sort: Literal["created"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeScanningAnalysis]:
        """code-scanning/list-recent-analyses."""

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
    ) -> bool:
        """code-scanning/review-dismissal-request-for-repo."""

    def update_alert(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        alert_number: int | GitHubCore = ...,
        assignees: Iterable[str] = ...,
        create_request: bool = ...,
        dismissed_comment: str | None = ...,
        dismissed_reason: Literal["false positive", "won't fix", "used in tests", "mitigated"] | None = ...,
        state: Literal["open", "dismissed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningAlert:
        """code-scanning/update-alert."""

    def update_default_setup(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        languages: Iterable[Literal["actions", "c-cpp", "csharp", "go", "java-kotlin", "javascript-typescript", "python", "ruby", "swift"]] = ...,
        query_suite: Literal["default", "extended"] = ...,
        runner_label: str | None = ...,
        runner_type: Literal["standard", "labeled"] = ...,
        state: Literal["configured", "not-configured"] = ...,
        threat_model: Literal["remote", "remote_and_local"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | _models.CodeScanningDefaultSetupUpdateResponse:
        """code-scanning/update-default-setup."""

    def upload_sarif(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        checkout_uri: str = ...,
        commit_sha: str,
        ref: str,
        sarif: str,
        started_at: datetime | str = ...,
        tool_name: str = ...,
        validate: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeScanningSarifsReceipt:
        """code-scanning/upload-sarif."""

class _AsyncBoundCodeScanning(Operations):
    """The operations of GitHub's tag ``code-scanning``, bound to a resource."""

    async def commit_autofix(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        message: str = ...,
        target_ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAutofixCommitsResponse:
        """code-scanning/commit-autofix."""

    async def create_autofix(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAutofix:
        """code-scanning/create-autofix."""

    async def create_variant_analysis(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        language: Literal["actions", "cpp", "csharp", "go", "java", "javascript", "python", "ruby", "rust", "swift"],
        query_pack: str,
        repositories: Iterable[str] = ...,
        repository_lists: Iterable[str] = ...,
        repository_owners: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningVariantAnalysis:
        """code-scanning/create-variant-analysis."""

    async def delete_analysis(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        analysis_id: int | _aio.GitHubCore = ...,
        confirm_delete: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAnalysisDeletion:
        """code-scanning/delete-analysis."""

    async def delete_codeql_database(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        language: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-scanning/delete-codeql-database."""

    async def get_alert(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAlert:
        """code-scanning/get-alert."""

    async def get_analysis(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        analysis_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAnalysis:
        """code-scanning/get-analysis."""

    async def get_autofix(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAutofix:
        """code-scanning/get-autofix."""

    @overload
    async def get_codeql_database(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        language: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningCodeqlDatabase:
        """code-scanning/get-codeql-database."""

    @overload
    async def get_codeql_database(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        language: str | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """code-scanning/get-codeql-database."""

    async def get_default_setup(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningDefaultSetup:
        """code-scanning/get-default-setup."""

    async def get_dismissal_request_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAlertDismissalRequest:
        """code-scanning/get-dismissal-request-for-repo."""

    async def get_sarif(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        sarif_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningSarifsStatus:
        """code-scanning/get-sarif."""

    async def get_variant_analysis(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        codeql_variant_analysis_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningVariantAnalysis:
        """code-scanning/get-variant-analysis."""

    async def get_variant_analysis_repo_task(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        codeql_variant_analysis_id: int | _aio.GitHubCore = ...,
        repo_owner: str | _aio.GitHubCore = ...,
        repo_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningVariantAnalysisRepoTask:
        """code-scanning/get-variant-analysis-repo-task."""

    def list_alert_instances(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningAlertInstanceList]:
        """code-scanning/list-alert-instances."""

    def list_alerts_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "closed", "dismissed", "fixed"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningOrganizationAlertItems]:
        """code-scanning/list-alerts-for-enterprise."""

    def list_alerts_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] = ...,
        sort: Literal["created", "updated"] = ...,
        state: Literal["open", "closed", "dismissed", "fixed"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningOrganizationAlertItems]:
        """code-scanning/list-alerts-for-org."""

    def list_alerts_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        after: str = ...,
        assignees: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] = ...,
        sort: Literal["created", "number", "updated"] = ...,
        state: Literal["open", "dismissed", "fixed", "closed"] | None = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningAlertItems]:
        """code-scanning/list-alerts-for-repo."""

    async def list_codeql_databases(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CodeScanningCodeqlDatabase]:
        """code-scanning/list-codeql-databases."""

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
    ) -> AsyncListing[_aio_models.CodeScanningAlertDismissalRequest]:
        """code-scanning/list-dismissal-requests-for-repo."""

    def list_org_dismissal_requests(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        repository_name: str = ...,
        request_status: Literal["open", "approved", "expired", "denied", "all"] = ...,
        requester: str = ...,
        reviewer: str = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningAlertDismissalRequest]:
        """code-scanning/list-org-dismissal-requests."""

    def list_recent_analyses(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        pr: int = ...,
        ref: str = ...,
        sarif_id: str = ...,
        sort: Literal["created"] = ...,
        tool_guid: str | None = ...,
        tool_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeScanningAnalysis]:
        """code-scanning/list-recent-analyses."""

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
    ) -> bool:
        """code-scanning/review-dismissal-request-for-repo."""

    async def update_alert(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        alert_number: int | _aio.GitHubCore = ...,
        assignees: Iterable[str] = ...,
        create_request: bool = ...,
        dismissed_comment: str | None = ...,
        dismissed_reason: Literal["false positive", "won't fix", "used in tests", "mitigated"] | None = ...,
        state: Literal["open", "dismissed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningAlert:
        """code-scanning/update-alert."""

    async def update_default_setup(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        languages: Iterable[Literal["actions", "c-cpp", "csharp", "go", "java-kotlin", "javascript-typescript", "python", "ruby", "swift"]] = ...,
        query_suite: Literal["default", "extended"] = ...,
        runner_label: str | None = ...,
        runner_type: Literal["standard", "labeled"] = ...,
        state: Literal["configured", "not-configured"] = ...,
        threat_model: Literal["remote", "remote_and_local"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | _aio_models.CodeScanningDefaultSetupUpdateResponse:
        """code-scanning/update-default-setup."""

    async def upload_sarif(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        checkout_uri: str = ...,
        commit_sha: str,
        ref: str,
        sarif: str,
        started_at: datetime | str = ...,
        tool_name: str = ...,
        validate: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeScanningSarifsReceipt:
        """code-scanning/upload-sarif."""

__all__ = ["AsyncCodeScanning", "CodeScanning"]
