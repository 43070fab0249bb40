"""The operations of GitHub's tag ``code-quality``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class CodeQuality(Operations):
    """The operations of GitHub's tag ``code-quality``."""

    def get_finding(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        finding_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeQualityFinding:
        """code-quality/get-finding.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param finding_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeQualityFinding
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-quality/findings/{finding_number}``
        GitHub: https://docs.github.com/rest/code-quality/code-quality#get-a-code-quality-finding
        """

    def get_setup(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeQualitySetup:
        """code-quality/get-setup.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeQualitySetup
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-quality/setup``
        GitHub: https://docs.github.com/rest/code-quality/code-quality#get-a-code-quality-setup-configuration
        """

    def list_findings_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        state: Literal["open", "dismissed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeQualityFinding]:
        """code-quality/list-findings-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param per_page: query, optional: an int, default 30
        :param state: query, optional: one of "open", "dismissed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeQualityFinding]
        :raises GitHubError: the response has an error status; documented: 403, 404, 503

        Request: ``GET /repos/{owner}/{repo}/code-quality/findings``
        GitHub: https://docs.github.com/rest/code-quality/code-quality#list-code-quality-findings-for-a-repository
        """

    def update_setup(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        ai_findings_option: Literal["disabled", "on_push"] = ...,
        languages: Iterable[Literal["csharp", "go", "java-kotlin", "javascript-typescript", "python", "ruby"]] = ...,
        runner_label: str | None = ...,
        runner_type: Literal["standard", "labeled"] = ...,
        state: Literal["configured", "not-configured"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | _models.CodeQualitySetupUpdateResponse:
        """code-quality/update-setup.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param ai_findings_option: body, optional: one of "disabled", "on_push"
        :param languages: body, optional: an iterable
        :param runner_label: body, optional: a str or None
        :param runner_type: body, optional: one of "standard", "labeled"
        :param state: body, optional: one of "configured", "not-configured"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | CodeQualitySetupUpdateResponse
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422, 503

        Request: ``PATCH /repos/{owner}/{repo}/code-quality/setup``
        GitHub: https://docs.github.com/rest/code-quality/code-quality#update-a-code-quality-setup-configuration
        """

class AsyncCodeQuality(Operations):
    """The operations of GitHub's tag ``code-quality``, for asyncio."""

    async def get_finding(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        finding_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeQualityFinding:
        """code-quality/get-finding.

        Request: ``GET /repos/{owner}/{repo}/code-quality/findings/{finding_number}``
        GitHub: https://docs.github.com/rest/code-quality/code-quality#get-a-code-quality-finding
        """

    async def get_setup(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeQualitySetup:
        """code-quality/get-setup.

        Request: ``GET /repos/{owner}/{repo}/code-quality/setup``
        GitHub: https://docs.github.com/rest/code-quality/code-quality#get-a-code-quality-setup-configuration
        """

    def list_findings_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        state: Literal["open", "dismissed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeQualityFinding]:
        """code-quality/list-findings-for-repo.

        Request: ``GET /repos/{owner}/{repo}/code-quality/findings``
        GitHub: https://docs.github.com/rest/code-quality/code-quality#list-code-quality-findings-for-a-repository
        """

    async def update_setup(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        ai_findings_option: Literal["disabled", "on_push"] = ...,
        languages: Iterable[Literal["csharp", "go", "java-kotlin", "javascript-typescript", "python", "ruby"]] = ...,
        runner_label: str | None = ...,
        runner_type: Literal["standard", "labeled"] = ...,
        state: Literal["configured", "not-configured"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | _aio_models.CodeQualitySetupUpdateResponse:
        """code-quality/update-setup.

        Request: ``PATCH /repos/{owner}/{repo}/code-quality/setup``
        GitHub: https://docs.github.com/rest/code-quality/code-quality#update-a-code-quality-setup-configuration
        """

class _BoundCodeQuality(Operations):
    """The operations of GitHub's tag ``code-quality``, bound to a resource."""

    def get_finding(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        finding_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeQualityFinding:
        """code-quality/get-finding."""

    def get_setup(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeQualitySetup:
        """code-quality/get-setup."""

    def list_findings_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        state: Literal["open", "dismissed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeQualityFinding]:
        """code-quality/list-findings-for-repo."""

    def update_setup(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ai_findings_option: Literal["disabled", "on_push"] = ...,
        languages: Iterable[Literal["csharp", "go", "java-kotlin", "javascript-typescript", "python", "ruby"]] = ...,
        runner_label: str | None = ...,
        runner_type: Literal["standard", "labeled"] = ...,
        state: Literal["configured", "not-configured"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | _models.CodeQualitySetupUpdateResponse:
        """code-quality/update-setup."""

class _AsyncBoundCodeQuality(Operations):
    """The operations of GitHub's tag ``code-quality``, bound to a resource."""

    async def get_finding(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        finding_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeQualityFinding:
        """code-quality/get-finding."""

    async def get_setup(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeQualitySetup:
        """code-quality/get-setup."""

    def list_findings_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        state: Literal["open", "dismissed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeQualityFinding]:
        """code-quality/list-findings-for-repo."""

    async def update_setup(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ai_findings_option: Literal["disabled", "on_push"] = ...,
        languages: Iterable[Literal["csharp", "go", "java-kotlin", "javascript-typescript", "python", "ruby"]] = ...,
        runner_label: str | None = ...,
        runner_type: Literal["standard", "labeled"] = ...,
        state: Literal["configured", "not-configured"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | _aio_models.CodeQualitySetupUpdateResponse:
        """code-quality/update-setup."""

__all__ = ["AsyncCodeQuality", "CodeQuality"]
