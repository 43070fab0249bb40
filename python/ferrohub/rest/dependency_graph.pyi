"""The operations of GitHub's tag ``dependency-graph``. Made by tools/generate.py."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from os import PathLike
from typing import Any, BinaryIO, Literal, TypedDict, overload

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class _CreateRepositorySnapshot_Detector(TypedDict, total=False):
    name: Required[str]
    version: Required[str]
    url: Required[str]

class _CreateRepositorySnapshot_Job(TypedDict, total=False):
    id: Required[str]
    correlator: Required[str]
    html_url: str

class _Manifest(TypedDict, total=False):
    file: _Manifest_File
    metadata: Mapping[str, str | float | bool | None]
    name: Required[str]
    resolved: Mapping[str, _Dependency]

class _Manifest_File(TypedDict, total=False):
    source_location: str

class _Dependency(TypedDict, total=False):
    dependencies: Iterable[str]
    metadata: Mapping[str, Any]
    package_url: str
    relationship: Literal["direct", "indirect"]
    scope: Literal["runtime", "development"]

class DependencyGraph(Operations):
    """The operations of GitHub's tag ``dependency-graph``."""

    def create_repository_snapshot(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        detector: _CreateRepositorySnapshot_Detector,
        job: _CreateRepositorySnapshot_Job,
        manifests: Mapping[str, _Manifest] = ...,
        metadata: Mapping[str, str | float | bool | None] = ...,
        ref: str,
        scanned: datetime | str,
        sha: str,
        version: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependencyGraph_CreateRepositorySnapshot:
        """dependency-graph/create-repository-snapshot.

        :param owner: path: a str
        :param repo: path: a str
        :param detector: body: a mapping
        :param job: body: a mapping
        :param manifests: body, optional: a mapping
        :param metadata: body, optional: a mapping
        :param ref: body: a str
        :param scanned: body: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sha: body: a str
        :param version: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependencyGraph_CreateRepositorySnapshot
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/dependency-graph/snapshots``
        GitHub:
        https://docs.github.com/rest/dependency-graph/dependency-submission#create-a-snapshot-of-dependencies-for-a-repository
        """

    def diff_range(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        basehead: str | GitHubCore,
        *,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependencyGraph_DiffRange]:
        """dependency-graph/diff-range.

        :param owner: path: a str
        :param repo: path: a str
        :param basehead: path: a str
        :param name: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[DependencyGraph_DiffRange]
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}``
        GitHub:
        https://docs.github.com/rest/dependency-graph/dependency-review#get-a-diff-of-the-dependencies-between-commits
        """

    def export_sbom(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependencyGraphSpdxSbom:
        """dependency-graph/export-sbom.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependencyGraphSpdxSbom
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/dependency-graph/sbom``
        GitHub:
        https://docs.github.com/rest/dependency-graph/sboms#export-a-software-bill-of-materials-sbom-for-a-repository
        """

    @overload
    def fetch_sbom_report(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        sbom_uuid: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependency-graph/fetch-sbom-report.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param sbom_uuid: path: a str
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/dependency-graph/sbom/fetch-report/{sbom_uuid}``
        GitHub:
        https://docs.github.com/rest/dependency-graph/sboms#fetch-a-software-bill-of-materials-sbom-for-a-repository
        """

    @overload
    def fetch_sbom_report(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        sbom_uuid: str | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """dependency-graph/fetch-sbom-report."""

    def generate_sbom_report(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependencyGraph_GenerateSbomReport:
        """dependency-graph/generate-sbom-report.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DependencyGraph_GenerateSbomReport
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/dependency-graph/sbom/generate-report``
        GitHub:
        https://docs.github.com/rest/dependency-graph/sboms#request-generation-of-a-software-bill-of-materials-sbom-for-a-repository
        """

class AsyncDependencyGraph(Operations):
    """The operations of GitHub's tag ``dependency-graph``, for asyncio."""

    async def create_repository_snapshot(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        detector: _CreateRepositorySnapshot_Detector,
        job: _CreateRepositorySnapshot_Job,
        manifests: Mapping[str, _Manifest] = ...,
        metadata: Mapping[str, str | float | bool | None] = ...,
        ref: str,
        scanned: datetime | str,
        sha: str,
        version: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependencyGraph_CreateRepositorySnapshot:
        """dependency-graph/create-repository-snapshot.

        Request: ``POST /repos/{owner}/{repo}/dependency-graph/snapshots``
        GitHub:
        https://docs.github.com/rest/dependency-graph/dependency-submission#create-a-snapshot-of-dependencies-for-a-repository
        """

    def diff_range(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        basehead: str | _aio.GitHubCore,
        *,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependencyGraph_DiffRange]:
        """dependency-graph/diff-range.

        Request: ``GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}``
        GitHub:
        https://docs.github.com/rest/dependency-graph/dependency-review#get-a-diff-of-the-dependencies-between-commits
        """

    async def export_sbom(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependencyGraphSpdxSbom:
        """dependency-graph/export-sbom.

        Request: ``GET /repos/{owner}/{repo}/dependency-graph/sbom``
        GitHub:
        https://docs.github.com/rest/dependency-graph/sboms#export-a-software-bill-of-materials-sbom-for-a-repository
        """

    @overload
    async def fetch_sbom_report(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        sbom_uuid: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependency-graph/fetch-sbom-report.

        Request: ``GET /repos/{owner}/{repo}/dependency-graph/sbom/fetch-report/{sbom_uuid}``
        GitHub:
        https://docs.github.com/rest/dependency-graph/sboms#fetch-a-software-bill-of-materials-sbom-for-a-repository
        """

    @overload
    async def fetch_sbom_report(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        sbom_uuid: str | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """dependency-graph/fetch-sbom-report."""

    async def generate_sbom_report(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependencyGraph_GenerateSbomReport:
        """dependency-graph/generate-sbom-report.

        Request: ``GET /repos/{owner}/{repo}/dependency-graph/sbom/generate-report``
        GitHub:
        https://docs.github.com/rest/dependency-graph/sboms#request-generation-of-a-software-bill-of-materials-sbom-for-a-repository
        """

class _BoundDependencyGraph(Operations):
    """The operations of GitHub's tag ``dependency-graph``, bound to a resource."""

    def create_repository_snapshot(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        detector: _CreateRepositorySnapshot_Detector,
        job: _CreateRepositorySnapshot_Job,
        manifests: Mapping[str, _Manifest] = ...,
        metadata: Mapping[str, str | float | bool | None] = ...,
        ref: str,
        scanned: datetime | str,
        sha: str,
        version: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependencyGraph_CreateRepositorySnapshot:
        """dependency-graph/create-repository-snapshot."""

    def diff_range(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        basehead: str | GitHubCore = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DependencyGraph_DiffRange]:
        """dependency-graph/diff-range."""

    def export_sbom(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependencyGraphSpdxSbom:
        """dependency-graph/export-sbom."""

    @overload
    def fetch_sbom_report(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        sbom_uuid: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependency-graph/fetch-sbom-report."""

    @overload
    def fetch_sbom_report(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        sbom_uuid: str | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """dependency-graph/fetch-sbom-report."""

    def generate_sbom_report(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DependencyGraph_GenerateSbomReport:
        """dependency-graph/generate-sbom-report."""

class _AsyncBoundDependencyGraph(Operations):
    """The operations of GitHub's tag ``dependency-graph``, bound to a resource."""

    async def create_repository_snapshot(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        detector: _CreateRepositorySnapshot_Detector,
        job: _CreateRepositorySnapshot_Job,
        manifests: Mapping[str, _Manifest] = ...,
        metadata: Mapping[str, str | float | bool | None] = ...,
        ref: str,
        scanned: datetime | str,
        sha: str,
        version: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependencyGraph_CreateRepositorySnapshot:
        """dependency-graph/create-repository-snapshot."""

    def diff_range(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        basehead: str | _aio.GitHubCore = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DependencyGraph_DiffRange]:
        """dependency-graph/diff-range."""

    async def export_sbom(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependencyGraphSpdxSbom:
        """dependency-graph/export-sbom."""

    @overload
    async def fetch_sbom_report(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        sbom_uuid: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """dependency-graph/fetch-sbom-report."""

    @overload
    async def fetch_sbom_report(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        sbom_uuid: str | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """dependency-graph/fetch-sbom-report."""

    async def generate_sbom_report(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DependencyGraph_GenerateSbomReport:
        """dependency-graph/generate-sbom-report."""

__all__ = ["AsyncDependencyGraph", "DependencyGraph"]
