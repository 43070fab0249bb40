"""The operations of GitHub's tag ``migrations``. Made by tools/generate.py."""

import builtins
from collections.abc import Callable, Iterable, Mapping
from os import PathLike
from typing import Any, BinaryIO, Literal, overload

from typing_extensions import deprecated

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing, ShortRepository

class Migrations(Operations):
    """The operations of GitHub's tag ``migrations``."""

    @deprecated("GitHub deprecates it")
    def cancel_import(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/cancel-import.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 503

        Request: ``DELETE /repos/{owner}/{repo}/import``
        GitHub: https://docs.github.com/rest/migrations/source-imports#cancel-an-import
        """

    def delete_archive_for_authenticated_user(
        self,
        migration_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/delete-archive-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param migration_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /user/migrations/{migration_id}/archive``
        GitHub: https://docs.github.com/rest/migrations/users#delete-a-user-migration-archive
        """

    def delete_archive_for_org(
        self,
        org: str | GitHubCore,
        migration_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/delete-archive-for-org.

        :param org: path: a str
        :param migration_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /orgs/{org}/migrations/{migration_id}/archive``
        GitHub: https://docs.github.com/rest/migrations/orgs#delete-an-organization-migration-archive
        """

    @overload
    def download_archive_for_org(
        self,
        org: str | GitHubCore,
        migration_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """migrations/download-archive-for-org.

        :param org: path: a str
        :param migration_id: path: an int
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: the content as bytes; with ``to`` the name of the file that was written
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/migrations/{migration_id}/archive``
        GitHub: https://docs.github.com/rest/migrations/orgs#download-an-organization-migration-archive
        """

    @overload
    def download_archive_for_org(
        self,
        org: str | GitHubCore,
        migration_id: int | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """migrations/download-archive-for-org."""

    @overload
    def get_archive_for_authenticated_user(
        self,
        migration_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """migrations/get-archive-for-authenticated-user.

        :param migration_id: path: an int
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: the content as bytes; with ``to`` the name of the file that was written
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /user/migrations/{migration_id}/archive``
        GitHub: https://docs.github.com/rest/migrations/users#download-a-user-migration-archive
        """

    @overload
    def get_archive_for_authenticated_user(
        self,
        migration_id: int | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """migrations/get-archive-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    def get_commit_authors(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.PorterAuthor]:
        """migrations/get-commit-authors.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param since: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[PorterAuthor]
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /repos/{owner}/{repo}/import/authors``
        GitHub: https://docs.github.com/rest/migrations/source-imports#get-commit-authors
        """

    @deprecated("GitHub deprecates it")
    def get_import_status(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Import:
        """migrations/get-import-status.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Import
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /repos/{owner}/{repo}/import``
        GitHub: https://docs.github.com/rest/migrations/source-imports#get-an-import-status
        """

    @deprecated("GitHub deprecates it")
    def get_large_files(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.PorterLargeFile]:
        """migrations/get-large-files.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[PorterLargeFile]
        :raises GitHubError: the response has an error status; documented: 503

        Request: ``GET /repos/{owner}/{repo}/import/large_files``
        GitHub: https://docs.github.com/rest/migrations/source-imports#get-large-files
        """

    def get_status_for_authenticated_user(
        self,
        migration_id: int | GitHubCore,
        *,
        exclude: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Migration:
        """migrations/get-status-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param migration_id: path: an int
        :param exclude: query, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Migration
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/migrations/{migration_id}``
        GitHub: https://docs.github.com/rest/migrations/users#get-a-user-migration-status
        """

    def get_status_for_org(
        self,
        org: str | GitHubCore,
        migration_id: int | GitHubCore,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Migration:
        """migrations/get-status-for-org.

        :param org: path: a str
        :param migration_id: path: an int
        :param exclude: query, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Migration
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/migrations/{migration_id}``
        GitHub: https://docs.github.com/rest/migrations/orgs#get-an-organization-migration-status
        """

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Migration]:
        """migrations/list-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Migration]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /user/migrations``
        GitHub: https://docs.github.com/rest/migrations/users#list-user-migrations
        """

    def list_for_org(
        self,
        org: str | GitHubCore,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Migration]:
        """migrations/list-for-org.

        :param org: path: a str
        :param exclude: query, optional: an iterable
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Migration]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/migrations``
        GitHub: https://docs.github.com/rest/migrations/orgs#list-organization-migrations
        """

    def list_repos_for_authenticated_user(
        self,
        migration_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """migrations/list-repos-for-authenticated-user.

        :param migration_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /user/migrations/{migration_id}/repositories``
        GitHub: https://docs.github.com/rest/migrations/users#list-repositories-for-a-user-migration
        """

    def list_repos_for_org(
        self,
        org: str | GitHubCore,
        migration_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """migrations/list-repos-for-org.

        :param org: path: a str
        :param migration_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/migrations/{migration_id}/repositories``
        GitHub: https://docs.github.com/rest/migrations/orgs#list-repositories-in-an-organization-migration
        """

    @deprecated("GitHub deprecates it")
    def map_commit_author(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        author_id: int | GitHubCore,
        *,
        email: str = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PorterAuthor:
        """migrations/map-commit-author.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param author_id: path: an int
        :param email: body, optional: a str
        :param name: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PorterAuthor
        :raises GitHubError: the response has an error status; documented: 404, 422, 503

        Request: ``PATCH /repos/{owner}/{repo}/import/authors/{author_id}``
        GitHub: https://docs.github.com/rest/migrations/source-imports#map-a-commit-author
        """

    @deprecated("GitHub deprecates it")
    def set_lfs_preference(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        use_lfs: Literal["opt_in", "opt_out"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Import:
        """migrations/set-lfs-preference.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param use_lfs: body: one of "opt_in", "opt_out"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Import
        :raises GitHubError: the response has an error status; documented: 422, 503

        Request: ``PATCH /repos/{owner}/{repo}/import/lfs``
        GitHub: https://docs.github.com/rest/migrations/source-imports#update-git-lfs-preference
        """

    def start_for_authenticated_user(
        self,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        exclude_attachments: bool = ...,
        exclude_git_data: bool = ...,
        exclude_metadata: bool = ...,
        exclude_owner_projects: bool = ...,
        exclude_releases: bool = ...,
        lock_repositories: bool = ...,
        org_metadata_only: bool = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Migration:
        """migrations/start-for-authenticated-user.

        :param exclude: body, optional: an iterable
        :param exclude_attachments: body, optional: a bool
        :param exclude_git_data: body, optional: a bool
        :param exclude_metadata: body, optional: a bool
        :param exclude_owner_projects: body, optional: a bool
        :param exclude_releases: body, optional: a bool
        :param lock_repositories: body, optional: a bool
        :param org_metadata_only: body, optional: a bool, default false
        :param repositories: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Migration
        :raises GitHubError: the response has an error status; documented: 401, 403, 422

        Request: ``POST /user/migrations``
        GitHub: https://docs.github.com/rest/migrations/users#start-a-user-migration
        """

    def start_for_org(
        self,
        org: str | GitHubCore,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        exclude_attachments: bool = ...,
        exclude_git_data: bool = ...,
        exclude_metadata: bool = ...,
        exclude_owner_projects: bool = ...,
        exclude_releases: bool = ...,
        lock_repositories: bool = ...,
        org_metadata_only: bool = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Migration:
        """migrations/start-for-org.

        :param org: path: a str
        :param exclude: body, optional: an iterable
        :param exclude_attachments: body, optional: a bool, default false
        :param exclude_git_data: body, optional: a bool, default false
        :param exclude_metadata: body, optional: a bool, default false
        :param exclude_owner_projects: body, optional: a bool, default false
        :param exclude_releases: body, optional: a bool, default false
        :param lock_repositories: body, optional: a bool, default false
        :param org_metadata_only: body, optional: a bool, default false
        :param repositories: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Migration
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /orgs/{org}/migrations``
        GitHub: https://docs.github.com/rest/migrations/orgs#start-an-organization-migration
        """

    @deprecated("GitHub deprecates it")
    def start_import(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        tfvc_project: str = ...,
        vcs: Literal["subversion", "git", "mercurial", "tfvc"] = ...,
        vcs_password: str = ...,
        vcs_url: str,
        vcs_username: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Import:
        """migrations/start-import.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param tfvc_project: body, optional: a str
        :param vcs: body, optional: one of "subversion", "git", "mercurial", "tfvc"
        :param vcs_password: body, optional: a str
        :param vcs_url: body: a str
        :param vcs_username: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Import
        :raises GitHubError: the response has an error status; documented: 404, 422, 503

        Request: ``PUT /repos/{owner}/{repo}/import``
        GitHub: https://docs.github.com/rest/migrations/source-imports#start-an-import
        """

    def unlock_repo_for_authenticated_user(
        self,
        migration_id: int | GitHubCore,
        repo_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/unlock-repo-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param migration_id: path: an int
        :param repo_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock``
        GitHub: https://docs.github.com/rest/migrations/users#unlock-a-user-repository
        """

    def unlock_repo_for_org(
        self,
        org: str | GitHubCore,
        migration_id: int | GitHubCore,
        repo_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/unlock-repo-for-org.

        :param org: path: a str
        :param migration_id: path: an int
        :param repo_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock``
        GitHub: https://docs.github.com/rest/migrations/orgs#unlock-an-organization-repository
        """

    @deprecated("GitHub deprecates it")
    def update_import(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        tfvc_project: str = ...,
        vcs: Literal["subversion", "tfvc", "git", "mercurial"] = ...,
        vcs_password: str = ...,
        vcs_username: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Import:
        """migrations/update-import.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param tfvc_project: body, optional: a str
        :param vcs: body, optional: one of "subversion", "tfvc", "git", "mercurial"
        :param vcs_password: body, optional: a str
        :param vcs_username: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Import
        :raises GitHubError: the response has an error status; documented: 503

        Request: ``PATCH /repos/{owner}/{repo}/import``
        GitHub: https://docs.github.com/rest/migrations/source-imports#update-an-import
        """

class AsyncMigrations(Operations):
    """The operations of GitHub's tag ``migrations``, for asyncio."""

    @deprecated("GitHub deprecates it")
    async def cancel_import(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/cancel-import.

        Request: ``DELETE /repos/{owner}/{repo}/import``
        GitHub: https://docs.github.com/rest/migrations/source-imports#cancel-an-import
        """

    async def delete_archive_for_authenticated_user(
        self,
        migration_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/delete-archive-for-authenticated-user.

        Request: ``DELETE /user/migrations/{migration_id}/archive``
        GitHub: https://docs.github.com/rest/migrations/users#delete-a-user-migration-archive
        """

    async def delete_archive_for_org(
        self,
        org: str | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/delete-archive-for-org.

        Request: ``DELETE /orgs/{org}/migrations/{migration_id}/archive``
        GitHub: https://docs.github.com/rest/migrations/orgs#delete-an-organization-migration-archive
        """

    @overload
    async def download_archive_for_org(
        self,
        org: str | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """migrations/download-archive-for-org.

        Request: ``GET /orgs/{org}/migrations/{migration_id}/archive``
        GitHub: https://docs.github.com/rest/migrations/orgs#download-an-organization-migration-archive
        """

    @overload
    async def download_archive_for_org(
        self,
        org: str | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """migrations/download-archive-for-org."""

    @overload
    async def get_archive_for_authenticated_user(
        self,
        migration_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """migrations/get-archive-for-authenticated-user.

        Request: ``GET /user/migrations/{migration_id}/archive``
        GitHub: https://docs.github.com/rest/migrations/users#download-a-user-migration-archive
        """

    @overload
    async def get_archive_for_authenticated_user(
        self,
        migration_id: int | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """migrations/get-archive-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    async def get_commit_authors(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.PorterAuthor]:
        """migrations/get-commit-authors.

        Request: ``GET /repos/{owner}/{repo}/import/authors``
        GitHub: https://docs.github.com/rest/migrations/source-imports#get-commit-authors
        """

    @deprecated("GitHub deprecates it")
    async def get_import_status(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Import:
        """migrations/get-import-status.

        Request: ``GET /repos/{owner}/{repo}/import``
        GitHub: https://docs.github.com/rest/migrations/source-imports#get-an-import-status
        """

    @deprecated("GitHub deprecates it")
    async def get_large_files(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.PorterLargeFile]:
        """migrations/get-large-files.

        Request: ``GET /repos/{owner}/{repo}/import/large_files``
        GitHub: https://docs.github.com/rest/migrations/source-imports#get-large-files
        """

    async def get_status_for_authenticated_user(
        self,
        migration_id: int | _aio.GitHubCore,
        *,
        exclude: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Migration:
        """migrations/get-status-for-authenticated-user.

        Request: ``GET /user/migrations/{migration_id}``
        GitHub: https://docs.github.com/rest/migrations/users#get-a-user-migration-status
        """

    async def get_status_for_org(
        self,
        org: str | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Migration:
        """migrations/get-status-for-org.

        Request: ``GET /orgs/{org}/migrations/{migration_id}``
        GitHub: https://docs.github.com/rest/migrations/orgs#get-an-organization-migration-status
        """

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Migration]:
        """migrations/list-for-authenticated-user.

        Request: ``GET /user/migrations``
        GitHub: https://docs.github.com/rest/migrations/users#list-user-migrations
        """

    def list_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Migration]:
        """migrations/list-for-org.

        Request: ``GET /orgs/{org}/migrations``
        GitHub: https://docs.github.com/rest/migrations/orgs#list-organization-migrations
        """

    def list_repos_for_authenticated_user(
        self,
        migration_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """migrations/list-repos-for-authenticated-user.

        Request: ``GET /user/migrations/{migration_id}/repositories``
        GitHub: https://docs.github.com/rest/migrations/users#list-repositories-for-a-user-migration
        """

    def list_repos_for_org(
        self,
        org: str | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """migrations/list-repos-for-org.

        Request: ``GET /orgs/{org}/migrations/{migration_id}/repositories``
        GitHub: https://docs.github.com/rest/migrations/orgs#list-repositories-in-an-organization-migration
        """

    @deprecated("GitHub deprecates it")
    async def map_commit_author(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        author_id: int | _aio.GitHubCore,
        *,
        email: str = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PorterAuthor:
        """migrations/map-commit-author.

        Request: ``PATCH /repos/{owner}/{repo}/import/authors/{author_id}``
        GitHub: https://docs.github.com/rest/migrations/source-imports#map-a-commit-author
        """

    @deprecated("GitHub deprecates it")
    async def set_lfs_preference(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        use_lfs: Literal["opt_in", "opt_out"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Import:
        """migrations/set-lfs-preference.

        Request: ``PATCH /repos/{owner}/{repo}/import/lfs``
        GitHub: https://docs.github.com/rest/migrations/source-imports#update-git-lfs-preference
        """

    async def start_for_authenticated_user(
        self,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        exclude_attachments: bool = ...,
        exclude_git_data: bool = ...,
        exclude_metadata: bool = ...,
        exclude_owner_projects: bool = ...,
        exclude_releases: bool = ...,
        lock_repositories: bool = ...,
        org_metadata_only: bool = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Migration:
        """migrations/start-for-authenticated-user.

        Request: ``POST /user/migrations``
        GitHub: https://docs.github.com/rest/migrations/users#start-a-user-migration
        """

    async def start_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        exclude_attachments: bool = ...,
        exclude_git_data: bool = ...,
        exclude_metadata: bool = ...,
        exclude_owner_projects: bool = ...,
        exclude_releases: bool = ...,
        lock_repositories: bool = ...,
        org_metadata_only: bool = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Migration:
        """migrations/start-for-org.

        Request: ``POST /orgs/{org}/migrations``
        GitHub: https://docs.github.com/rest/migrations/orgs#start-an-organization-migration
        """

    @deprecated("GitHub deprecates it")
    async def start_import(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        tfvc_project: str = ...,
        vcs: Literal["subversion", "git", "mercurial", "tfvc"] = ...,
        vcs_password: str = ...,
        vcs_url: str,
        vcs_username: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Import:
        """migrations/start-import.

        Request: ``PUT /repos/{owner}/{repo}/import``
        GitHub: https://docs.github.com/rest/migrations/source-imports#start-an-import
        """

    async def unlock_repo_for_authenticated_user(
        self,
        migration_id: int | _aio.GitHubCore,
        repo_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/unlock-repo-for-authenticated-user.

        Request: ``DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock``
        GitHub: https://docs.github.com/rest/migrations/users#unlock-a-user-repository
        """

    async def unlock_repo_for_org(
        self,
        org: str | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore,
        repo_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/unlock-repo-for-org.

        Request: ``DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock``
        GitHub: https://docs.github.com/rest/migrations/orgs#unlock-an-organization-repository
        """

    @deprecated("GitHub deprecates it")
    async def update_import(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        tfvc_project: str = ...,
        vcs: Literal["subversion", "tfvc", "git", "mercurial"] = ...,
        vcs_password: str = ...,
        vcs_username: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Import:
        """migrations/update-import.

        Request: ``PATCH /repos/{owner}/{repo}/import``
        GitHub: https://docs.github.com/rest/migrations/source-imports#update-an-import
        """

class _BoundMigrations(Operations):
    """The operations of GitHub's tag ``migrations``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    def cancel_import(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/cancel-import."""

    def delete_archive_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        migration_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/delete-archive-for-authenticated-user."""

    def delete_archive_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        migration_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/delete-archive-for-org."""

    @overload
    def download_archive_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        migration_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """migrations/download-archive-for-org."""

    @overload
    def download_archive_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        migration_id: int | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """migrations/download-archive-for-org."""

    @overload
    def get_archive_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        migration_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """migrations/get-archive-for-authenticated-user."""

    @overload
    def get_archive_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        migration_id: int | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """migrations/get-archive-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    def get_commit_authors(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.PorterAuthor]:
        """migrations/get-commit-authors."""

    @deprecated("GitHub deprecates it")
    def get_import_status(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Import:
        """migrations/get-import-status."""

    @deprecated("GitHub deprecates it")
    def get_large_files(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.PorterLargeFile]:
        """migrations/get-large-files."""

    def get_status_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        migration_id: int | GitHubCore = ...,
        exclude: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Migration:
        """migrations/get-status-for-authenticated-user."""

    def get_status_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        migration_id: int | GitHubCore = ...,
        exclude: Iterable[Literal["repositories"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Migration:
        """migrations/get-status-for-org."""

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Migration]:
        """migrations/list-for-authenticated-user."""

    def list_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        exclude: Iterable[Literal["repositories"]] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Migration]:
        """migrations/list-for-org."""

    def list_repos_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        migration_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """migrations/list-repos-for-authenticated-user."""

    def list_repos_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        migration_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """migrations/list-repos-for-org."""

    @deprecated("GitHub deprecates it")
    def map_commit_author(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        author_id: int | GitHubCore = ...,
        email: str = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PorterAuthor:
        """migrations/map-commit-author."""

    @deprecated("GitHub deprecates it")
    def set_lfs_preference(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        use_lfs: Literal["opt_in", "opt_out"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Import:
        """migrations/set-lfs-preference."""

    def start_for_authenticated_user(
        self,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        exclude_attachments: bool = ...,
        exclude_git_data: bool = ...,
        exclude_metadata: bool = ...,
        exclude_owner_projects: bool = ...,
        exclude_releases: bool = ...,
        lock_repositories: bool = ...,
        org_metadata_only: bool = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Migration:
        """migrations/start-for-authenticated-user."""

    def start_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        exclude: Iterable[Literal["repositories"]] = ...,
        exclude_attachments: bool = ...,
        exclude_git_data: bool = ...,
        exclude_metadata: bool = ...,
        exclude_owner_projects: bool = ...,
        exclude_releases: bool = ...,
        lock_repositories: bool = ...,
        org_metadata_only: bool = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Migration:
        """migrations/start-for-org."""

    @deprecated("GitHub deprecates it")
    def start_import(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        tfvc_project: str = ...,
        vcs: Literal["subversion", "git", "mercurial", "tfvc"] = ...,
        vcs_password: str = ...,
        vcs_url: str,
        vcs_username: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Import:
        """migrations/start-import."""

    def unlock_repo_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        migration_id: int | GitHubCore = ...,
        repo_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/unlock-repo-for-authenticated-user."""

    def unlock_repo_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        migration_id: int | GitHubCore = ...,
        repo_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/unlock-repo-for-org."""

    @deprecated("GitHub deprecates it")
    def update_import(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        tfvc_project: str = ...,
        vcs: Literal["subversion", "tfvc", "git", "mercurial"] = ...,
        vcs_password: str = ...,
        vcs_username: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Import:
        """migrations/update-import."""

class _AsyncBoundMigrations(Operations):
    """The operations of GitHub's tag ``migrations``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    async def cancel_import(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/cancel-import."""

    async def delete_archive_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/delete-archive-for-authenticated-user."""

    async def delete_archive_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        migration_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/delete-archive-for-org."""

    @overload
    async def download_archive_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        migration_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """migrations/download-archive-for-org."""

    @overload
    async def download_archive_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        migration_id: int | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """migrations/download-archive-for-org."""

    @overload
    async def get_archive_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """migrations/get-archive-for-authenticated-user."""

    @overload
    async def get_archive_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """migrations/get-archive-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    async def get_commit_authors(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.PorterAuthor]:
        """migrations/get-commit-authors."""

    @deprecated("GitHub deprecates it")
    async def get_import_status(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Import:
        """migrations/get-import-status."""

    @deprecated("GitHub deprecates it")
    async def get_large_files(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.PorterLargeFile]:
        """migrations/get-large-files."""

    async def get_status_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore = ...,
        exclude: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Migration:
        """migrations/get-status-for-authenticated-user."""

    async def get_status_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        migration_id: int | _aio.GitHubCore = ...,
        exclude: Iterable[Literal["repositories"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Migration:
        """migrations/get-status-for-org."""

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Migration]:
        """migrations/list-for-authenticated-user."""

    def list_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        exclude: Iterable[Literal["repositories"]] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Migration]:
        """migrations/list-for-org."""

    def list_repos_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """migrations/list-repos-for-authenticated-user."""

    def list_repos_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        migration_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """migrations/list-repos-for-org."""

    @deprecated("GitHub deprecates it")
    async def map_commit_author(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        author_id: int | _aio.GitHubCore = ...,
        email: str = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PorterAuthor:
        """migrations/map-commit-author."""

    @deprecated("GitHub deprecates it")
    async def set_lfs_preference(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        use_lfs: Literal["opt_in", "opt_out"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Import:
        """migrations/set-lfs-preference."""

    async def start_for_authenticated_user(
        self,
        *,
        exclude: Iterable[Literal["repositories"]] = ...,
        exclude_attachments: bool = ...,
        exclude_git_data: bool = ...,
        exclude_metadata: bool = ...,
        exclude_owner_projects: bool = ...,
        exclude_releases: bool = ...,
        lock_repositories: bool = ...,
        org_metadata_only: bool = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Migration:
        """migrations/start-for-authenticated-user."""

    async def start_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        exclude: Iterable[Literal["repositories"]] = ...,
        exclude_attachments: bool = ...,
        exclude_git_data: bool = ...,
        exclude_metadata: bool = ...,
        exclude_owner_projects: bool = ...,
        exclude_releases: bool = ...,
        lock_repositories: bool = ...,
        org_metadata_only: bool = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Migration:
        """migrations/start-for-org."""

    @deprecated("GitHub deprecates it")
    async def start_import(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        tfvc_project: str = ...,
        vcs: Literal["subversion", "git", "mercurial", "tfvc"] = ...,
        vcs_password: str = ...,
        vcs_url: str,
        vcs_username: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Import:
        """migrations/start-import."""

    async def unlock_repo_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: int | _aio.GitHubCore = ...,
        repo_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/unlock-repo-for-authenticated-user."""

    async def unlock_repo_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        migration_id: int | _aio.GitHubCore = ...,
        repo_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """migrations/unlock-repo-for-org."""

    @deprecated("GitHub deprecates it")
    async def update_import(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        tfvc_project: str = ...,
        vcs: Literal["subversion", "tfvc", "git", "mercurial"] = ...,
        vcs_password: str = ...,
        vcs_username: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Import:
        """migrations/update-import."""

__all__ = ["AsyncMigrations", "Migrations"]
