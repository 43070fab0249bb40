"""The operations of GitHub's tag ``security-advisories``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing, Repository

class _CreatePrivateVulnerabilityReport_Vulnerabilities(TypedDict, total=False):
    package: Required[_CreatePrivateVulnerabilityReport_Vulnerabilities_Package]
    vulnerable_version_range: str | None
    patched_versions: str | None
    vulnerable_functions: Iterable[str] | None

class _CreatePrivateVulnerabilityReport_Vulnerabilities_Package(TypedDict, total=False):
    ecosystem: Required[Literal["rubygems", "npm", "pip", "maven", "nuget", "composer", "go", "rust", "erlang", "actions", "pub", "other", "swift"]]
    name: str | None

class _CreateRepositoryAdvisory_Credits(TypedDict, total=False):
    login: Required[str]
    type: Required[Literal["analyst", "finder", "reporter", "coordinator", "remediation_developer", "remediation_reviewer", "remediation_verifier", "tool", "sponsor", "other"]]

class _CreateRepositoryAdvisory_Vulnerabilities(TypedDict, total=False):
    package: Required[_CreateRepositoryAdvisory_Vulnerabilities_Package]
    vulnerable_version_range: str | None
    patched_versions: str | None
    vulnerable_functions: Iterable[str] | None

class _CreateRepositoryAdvisory_Vulnerabilities_Package(TypedDict, total=False):
    ecosystem: Required[Literal["rubygems", "npm", "pip", "maven", "nuget", "composer", "go", "rust", "erlang", "actions", "pub", "other", "swift"]]
    name: str | None

class _UpdateRepositoryAdvisory_Credits(TypedDict, total=False):
    login: Required[str]
    type: Required[Literal["analyst", "finder", "reporter", "coordinator", "remediation_developer", "remediation_reviewer", "remediation_verifier", "tool", "sponsor", "other"]]

class _UpdateRepositoryAdvisory_Vulnerabilities(TypedDict, total=False):
    package: Required[_UpdateRepositoryAdvisory_Vulnerabilities_Package]
    vulnerable_version_range: str | None
    patched_versions: str | None
    vulnerable_functions: Iterable[str] | None

class _UpdateRepositoryAdvisory_Vulnerabilities_Package(TypedDict, total=False):
    ecosystem: Required[Literal["rubygems", "npm", "pip", "maven", "nuget", "composer", "go", "rust", "erlang", "actions", "pub", "other", "swift"]]
    name: str | None

class SecurityAdvisories(Operations):
    """The operations of GitHub's tag ``security-advisories``."""

    def create_fork(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ghsa_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """security-advisories/create-fork.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param ghsa_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repository
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks``
        GitHub: https://docs.github.com/rest/security-advisories/repository-advisories#create-a-temporary-private-fork
        """

    def create_private_vulnerability_report(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        start_private_fork: bool = ...,
        summary: str,
        vulnerabilities: Iterable[_CreatePrivateVulnerabilityReport_Vulnerabilities] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryAdvisory:
        """security-advisories/create-private-vulnerability-report.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param cvss_vector_string: body, optional: a str or None
        :param cwe_ids: body, optional: an iterable of str or None
        :param description: body: a str
        :param severity: body, optional: one of "critical", "high", "medium", "low" or None
        :param start_private_fork: body, optional: a bool, default false
        :param summary: body: a str
        :param vulnerabilities: body, optional: an iterable or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryAdvisory
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/security-advisories/reports``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#privately-report-a-security-vulnerability
        """

    def create_repository_advisory(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        credits: Iterable[_CreateRepositoryAdvisory_Credits] | None = ...,
        cve_id: str | None = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        start_private_fork: bool = ...,
        summary: str,
        vulnerabilities: Iterable[_CreateRepositoryAdvisory_Vulnerabilities],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryAdvisory:
        """security-advisories/create-repository-advisory.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param credits: body, optional: an iterable or None
        :param cve_id: body, optional: a str or None
        :param cvss_vector_string: body, optional: a str or None
        :param cwe_ids: body, optional: an iterable of str or None
        :param description: body: a str
        :param severity: body, optional: one of "critical", "high", "medium", "low" or None
        :param start_private_fork: body, optional: a bool, default false
        :param summary: body: a str
        :param vulnerabilities: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryAdvisory
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/security-advisories``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#create-a-repository-security-advisory
        """

    def create_repository_advisory_cve_request(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ghsa_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """security-advisories/create-repository-advisory-cve-request.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param ghsa_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#request-a-cve-for-a-repository-security-advisory
        """

    def get_global_advisory(
        self,
        ghsa_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GlobalAdvisory:
        """security-advisories/get-global-advisory.

        :param ghsa_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GlobalAdvisory
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /advisories/{ghsa_id}``
        GitHub: https://docs.github.com/rest/security-advisories/global-advisories#get-a-global-security-advisory
        """

    def get_repository_advisory(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ghsa_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryAdvisory:
        """security-advisories/get-repository-advisory.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param ghsa_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryAdvisory
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#get-a-repository-security-advisory
        """

    def list_global_advisories(
        self,
        *,
        affects: str | Iterable[str] = ...,
        after: str = ...,
        before: str = ...,
        cve_id: str = ...,
        cwes: str | Iterable[str] = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: Literal["rubygems", "npm", "pip", "maven", "nuget", "composer", "go", "rust", "erlang", "actions", "pub", "other", "swift"] = ...,
        epss_percentage: str = ...,
        epss_percentile: str = ...,
        ghsa_id: str = ...,
        is_withdrawn: bool = ...,
        modified: str = ...,
        per_page: int = ...,
        published: str = ...,
        severity: Literal["unknown", "low", "medium", "high", "critical"] = ...,
        sort: Literal["updated", "published", "epss_percentage", "epss_percentile"] = ...,
        type: Literal["reviewed", "malware", "unreviewed"] = ...,
        updated: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GlobalAdvisory]:
        """security-advisories/list-global-advisories.

        :param affects: query, optional: a str or an iterable of str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param cve_id: query, optional: a str
        :param cwes: query, optional: a str or an iterable of str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param ecosystem: query, optional: one of "rubygems", "npm", "pip", "maven", "nuget", "composer", "go", "rust",
            "erlang", "actions", "pub", "other", "swift"
        :param epss_percentage: query, optional: a str
        :param epss_percentile: query, optional: a str
        :param ghsa_id: query, optional: a str
        :param is_withdrawn: query, optional: a bool
        :param modified: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param published: query, optional: a str
        :param severity: query, optional: one of "unknown", "low", "medium", "high", "critical"
        :param sort: query, optional: one of "updated", "published", "epss_percentage", "epss_percentile", default
            "published"
        :param type: query, optional: one of "reviewed", "malware", "unreviewed", default "reviewed"
        :param updated: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[GlobalAdvisory]
        :raises GitHubError: the response has an error status; documented: 422, 429

        Request: ``GET /advisories``
        GitHub: https://docs.github.com/rest/security-advisories/global-advisories#list-global-security-advisories
        """

    def list_org_repository_advisories(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "published"] = ...,
        state: Literal["triage", "draft", "published", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryAdvisory]:
        """security-advisories/list-org-repository-advisories.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "published", default "created"
        :param state: query, optional: one of "triage", "draft", "published", "closed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositoryAdvisory]
        :raises GitHubError: the response has an error status; documented: 400, 404

        Request: ``GET /orgs/{org}/security-advisories``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#list-repository-security-advisories-for-an-organization
        """

    def list_repository_advisories(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "published"] = ...,
        state: Literal["triage", "draft", "published", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryAdvisory]:
        """security-advisories/list-repository-advisories.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "published", default "created"
        :param state: query, optional: one of "triage", "draft", "published", "closed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositoryAdvisory]
        :raises GitHubError: the response has an error status; documented: 400, 404

        Request: ``GET /repos/{owner}/{repo}/security-advisories``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#list-repository-security-advisories
        """

    def update_repository_advisory(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ghsa_id: str | GitHubCore,
        *,
        collaborating_teams: Iterable[str] | None = ...,
        collaborating_users: Iterable[str] | None = ...,
        credits: Iterable[_UpdateRepositoryAdvisory_Credits] | None = ...,
        cve_id: str | None = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str = ...,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        state: Literal["published", "closed", "draft"] = ...,
        summary: str = ...,
        vulnerabilities: Iterable[_UpdateRepositoryAdvisory_Vulnerabilities] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryAdvisory:
        """security-advisories/update-repository-advisory.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param ghsa_id: path: a str
        :param collaborating_teams: body, optional: an iterable of str or None
        :param collaborating_users: body, optional: an iterable of str or None
        :param credits: body, optional: an iterable or None
        :param cve_id: body, optional: a str or None
        :param cvss_vector_string: body, optional: a str or None
        :param cwe_ids: body, optional: an iterable of str or None
        :param description: body, optional: a str
        :param severity: body, optional: one of "critical", "high", "medium", "low" or None
        :param state: body, optional: one of "published", "closed", "draft"
        :param summary: body, optional: a str
        :param vulnerabilities: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryAdvisory
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#update-a-repository-security-advisory
        """

class AsyncSecurityAdvisories(Operations):
    """The operations of GitHub's tag ``security-advisories``, for asyncio."""

    async def create_fork(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ghsa_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """security-advisories/create-fork.

        Request: ``POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks``
        GitHub: https://docs.github.com/rest/security-advisories/repository-advisories#create-a-temporary-private-fork
        """

    async def create_private_vulnerability_report(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        start_private_fork: bool = ...,
        summary: str,
        vulnerabilities: Iterable[_CreatePrivateVulnerabilityReport_Vulnerabilities] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryAdvisory:
        """security-advisories/create-private-vulnerability-report.

        Request: ``POST /repos/{owner}/{repo}/security-advisories/reports``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#privately-report-a-security-vulnerability
        """

    async def create_repository_advisory(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        credits: Iterable[_CreateRepositoryAdvisory_Credits] | None = ...,
        cve_id: str | None = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        start_private_fork: bool = ...,
        summary: str,
        vulnerabilities: Iterable[_CreateRepositoryAdvisory_Vulnerabilities],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryAdvisory:
        """security-advisories/create-repository-advisory.

        Request: ``POST /repos/{owner}/{repo}/security-advisories``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#create-a-repository-security-advisory
        """

    async def create_repository_advisory_cve_request(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ghsa_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """security-advisories/create-repository-advisory-cve-request.

        Request: ``POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#request-a-cve-for-a-repository-security-advisory
        """

    async def get_global_advisory(
        self,
        ghsa_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GlobalAdvisory:
        """security-advisories/get-global-advisory.

        Request: ``GET /advisories/{ghsa_id}``
        GitHub: https://docs.github.com/rest/security-advisories/global-advisories#get-a-global-security-advisory
        """

    async def get_repository_advisory(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ghsa_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryAdvisory:
        """security-advisories/get-repository-advisory.

        Request: ``GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#get-a-repository-security-advisory
        """

    def list_global_advisories(
        self,
        *,
        affects: str | Iterable[str] = ...,
        after: str = ...,
        before: str = ...,
        cve_id: str = ...,
        cwes: str | Iterable[str] = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: Literal["rubygems", "npm", "pip", "maven", "nuget", "composer", "go", "rust", "erlang", "actions", "pub", "other", "swift"] = ...,
        epss_percentage: str = ...,
        epss_percentile: str = ...,
        ghsa_id: str = ...,
        is_withdrawn: bool = ...,
        modified: str = ...,
        per_page: int = ...,
        published: str = ...,
        severity: Literal["unknown", "low", "medium", "high", "critical"] = ...,
        sort: Literal["updated", "published", "epss_percentage", "epss_percentile"] = ...,
        type: Literal["reviewed", "malware", "unreviewed"] = ...,
        updated: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GlobalAdvisory]:
        """security-advisories/list-global-advisories.

        Request: ``GET /advisories``
        GitHub: https://docs.github.com/rest/security-advisories/global-advisories#list-global-security-advisories
        """

    def list_org_repository_advisories(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "published"] = ...,
        state: Literal["triage", "draft", "published", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryAdvisory]:
        """security-advisories/list-org-repository-advisories.

        Request: ``GET /orgs/{org}/security-advisories``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#list-repository-security-advisories-for-an-organization
        """

    def list_repository_advisories(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "published"] = ...,
        state: Literal["triage", "draft", "published", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryAdvisory]:
        """security-advisories/list-repository-advisories.

        Request: ``GET /repos/{owner}/{repo}/security-advisories``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#list-repository-security-advisories
        """

    async def update_repository_advisory(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ghsa_id: str | _aio.GitHubCore,
        *,
        collaborating_teams: Iterable[str] | None = ...,
        collaborating_users: Iterable[str] | None = ...,
        credits: Iterable[_UpdateRepositoryAdvisory_Credits] | None = ...,
        cve_id: str | None = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str = ...,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        state: Literal["published", "closed", "draft"] = ...,
        summary: str = ...,
        vulnerabilities: Iterable[_UpdateRepositoryAdvisory_Vulnerabilities] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryAdvisory:
        """security-advisories/update-repository-advisory.

        Request: ``PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}``
        GitHub:
        https://docs.github.com/rest/security-advisories/repository-advisories#update-a-repository-security-advisory
        """

class _BoundSecurityAdvisories(Operations):
    """The operations of GitHub's tag ``security-advisories``, bound to a resource."""

    def create_fork(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ghsa_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """security-advisories/create-fork."""

    def create_private_vulnerability_report(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        start_private_fork: bool = ...,
        summary: str,
        vulnerabilities: Iterable[_CreatePrivateVulnerabilityReport_Vulnerabilities] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryAdvisory:
        """security-advisories/create-private-vulnerability-report."""

    def create_repository_advisory(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        credits: Iterable[_CreateRepositoryAdvisory_Credits] | None = ...,
        cve_id: str | None = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        start_private_fork: bool = ...,
        summary: str,
        vulnerabilities: Iterable[_CreateRepositoryAdvisory_Vulnerabilities],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryAdvisory:
        """security-advisories/create-repository-advisory."""

    def create_repository_advisory_cve_request(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ghsa_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """security-advisories/create-repository-advisory-cve-request."""

    def get_global_advisory(
        self,
        *parts: str | int | GitHubCore,
        ghsa_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GlobalAdvisory:
        """security-advisories/get-global-advisory."""

    def get_repository_advisory(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ghsa_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryAdvisory:
        """security-advisories/get-repository-advisory."""

    def list_global_advisories(
        self,
        *,
        affects: str | Iterable[str] = ...,
        after: str = ...,
        before: str = ...,
        cve_id: str = ...,
        cwes: str | Iterable[str] = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: Literal["rubygems", "npm", "pip", "maven", "nuget", "composer", "go", "rust", "erlang", "actions", "pub", "other", "swift"] = ...,
        epss_percentage: str = ...,
        epss_percentile: str = ...,
        ghsa_id: str = ...,
        is_withdrawn: bool = ...,
        modified: str = ...,
        per_page: int = ...,
        published: str = ...,
        severity: Literal["unknown", "low", "medium", "high", "critical"] = ...,
        sort: Literal["updated", "published", "epss_percentage", "epss_percentile"] = ...,
        type: Literal["reviewed", "malware", "unreviewed"] = ...,
        updated: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GlobalAdvisory]:
        """security-advisories/list-global-advisories."""

    def list_org_repository_advisories(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "published"] = ...,
        state: Literal["triage", "draft", "published", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryAdvisory]:
        """security-advisories/list-org-repository-advisories."""

    def list_repository_advisories(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "published"] = ...,
        state: Literal["triage", "draft", "published", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryAdvisory]:
        """security-advisories/list-repository-advisories."""

    def update_repository_advisory(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ghsa_id: str | GitHubCore = ...,
        collaborating_teams: Iterable[str] | None = ...,
        collaborating_users: Iterable[str] | None = ...,
        credits: Iterable[_UpdateRepositoryAdvisory_Credits] | None = ...,
        cve_id: str | None = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str = ...,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        state: Literal["published", "closed", "draft"] = ...,
        summary: str = ...,
        vulnerabilities: Iterable[_UpdateRepositoryAdvisory_Vulnerabilities] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryAdvisory:
        """security-advisories/update-repository-advisory."""

class _AsyncBoundSecurityAdvisories(Operations):
    """The operations of GitHub's tag ``security-advisories``, bound to a resource."""

    async def create_fork(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ghsa_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """security-advisories/create-fork."""

    async def create_private_vulnerability_report(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        start_private_fork: bool = ...,
        summary: str,
        vulnerabilities: Iterable[_CreatePrivateVulnerabilityReport_Vulnerabilities] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryAdvisory:
        """security-advisories/create-private-vulnerability-report."""

    async def create_repository_advisory(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        credits: Iterable[_CreateRepositoryAdvisory_Credits] | None = ...,
        cve_id: str | None = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        start_private_fork: bool = ...,
        summary: str,
        vulnerabilities: Iterable[_CreateRepositoryAdvisory_Vulnerabilities],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryAdvisory:
        """security-advisories/create-repository-advisory."""

    async def create_repository_advisory_cve_request(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ghsa_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """security-advisories/create-repository-advisory-cve-request."""

    async def get_global_advisory(
        self,
        *parts: str | int | _aio.GitHubCore,
        ghsa_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GlobalAdvisory:
        """security-advisories/get-global-advisory."""

    async def get_repository_advisory(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ghsa_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryAdvisory:
        """security-advisories/get-repository-advisory."""

    def list_global_advisories(
        self,
        *,
        affects: str | Iterable[str] = ...,
        after: str = ...,
        before: str = ...,
        cve_id: str = ...,
        cwes: str | Iterable[str] = ...,
        direction: Literal["asc", "desc"] = ...,
        ecosystem: Literal["rubygems", "npm", "pip", "maven", "nuget", "composer", "go", "rust", "erlang", "actions", "pub", "other", "swift"] = ...,
        epss_percentage: str = ...,
        epss_percentile: str = ...,
        ghsa_id: str = ...,
        is_withdrawn: bool = ...,
        modified: str = ...,
        per_page: int = ...,
        published: str = ...,
        severity: Literal["unknown", "low", "medium", "high", "critical"] = ...,
        sort: Literal["updated", "published", "epss_percentage", "epss_percentile"] = ...,
        type: Literal["reviewed", "malware", "unreviewed"] = ...,
        updated: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GlobalAdvisory]:
        """security-advisories/list-global-advisories."""

    def list_org_repository_advisories(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "published"] = ...,
        state: Literal["triage", "draft", "published", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryAdvisory]:
        """security-advisories/list-org-repository-advisories."""

    def list_repository_advisories(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "published"] = ...,
        state: Literal["triage", "draft", "published", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryAdvisory]:
        """security-advisories/list-repository-advisories."""

    async def update_repository_advisory(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ghsa_id: str | _aio.GitHubCore = ...,
        collaborating_teams: Iterable[str] | None = ...,
        collaborating_users: Iterable[str] | None = ...,
        credits: Iterable[_UpdateRepositoryAdvisory_Credits] | None = ...,
        cve_id: str | None = ...,
        cvss_vector_string: str | None = ...,
        cwe_ids: Iterable[str] | None = ...,
        description: str = ...,
        severity: Literal["critical", "high", "medium", "low"] | None = ...,
        state: Literal["published", "closed", "draft"] = ...,
        summary: str = ...,
        vulnerabilities: Iterable[_UpdateRepositoryAdvisory_Vulnerabilities] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryAdvisory:
        """security-advisories/update-repository-advisory."""

__all__ = ["AsyncSecurityAdvisories", "SecurityAdvisories"]
