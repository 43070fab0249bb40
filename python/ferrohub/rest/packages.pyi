"""The operations of GitHub's tag ``packages``. Made by tools/generate.py."""

import builtins
from collections.abc import Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class Packages(Operations):
    """The operations of GitHub's tag ``packages``."""

    def delete_package_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-authenticated-user.

        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /user/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-a-package-for-the-authenticated-user
        """

    def delete_package_for_org(
        self,
        org: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-org.

        :param org: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /orgs/{org}/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-a-package-for-an-organization
        """

    def delete_package_for_user(
        self,
        username: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-user.

        :param username: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /users/{username}/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-a-package-for-a-user
        """

    def delete_package_version_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        package_version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-authenticated-user.

        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param package_version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-a-package-version-for-the-authenticated-user
        """

    def delete_package_version_for_org(
        self,
        org: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        package_version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-org.

        :param org: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param package_version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-package-version-for-an-organization
        """

    def delete_package_version_for_user(
        self,
        username: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        package_version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-user.

        :param username: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param package_version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-package-version-for-a-user
        """

    def get_all_package_versions_for_package_owned_by_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-authenticated-user.

        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param state: query, optional: one of "active", "deleted", default "active"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[PackageVersion]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/packages/{package_type}/{package_name}/versions``
        GitHub:
        https://docs.github.com/rest/packages/packages#list-package-versions-for-a-package-owned-by-the-authenticated-user
        """

    def get_all_package_versions_for_package_owned_by_org(
        self,
        org: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-org.

        :param org: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param state: query, optional: one of "active", "deleted", default "active"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[PackageVersion]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /orgs/{org}/packages/{package_type}/{package_name}/versions``
        GitHub:
        https://docs.github.com/rest/packages/packages#list-package-versions-for-a-package-owned-by-an-organization
        """

    def get_all_package_versions_for_package_owned_by_user(
        self,
        username: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-user.

        :param username: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[PackageVersion]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /users/{username}/packages/{package_type}/{package_name}/versions``
        GitHub: https://docs.github.com/rest/packages/packages#list-package-versions-for-a-package-owned-by-a-user
        """

    def get_package_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Package:
        """packages/get-package-for-authenticated-user.

        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Package
        :raises GitHubError: the response has an error status

        Request: ``GET /user/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-for-the-authenticated-user
        """

    def get_package_for_organization(
        self,
        org: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Package:
        """packages/get-package-for-organization.

        :param org: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Package
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-for-an-organization
        """

    def get_package_for_user(
        self,
        username: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Package:
        """packages/get-package-for-user.

        :param username: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Package
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-for-a-user
        """

    def get_package_version_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        package_version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PackageVersion:
        """packages/get-package-version-for-authenticated-user.

        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param package_version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PackageVersion
        :raises GitHubError: the response has an error status

        Request: ``GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-version-for-the-authenticated-user
        """

    def get_package_version_for_organization(
        self,
        org: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        package_version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PackageVersion:
        """packages/get-package-version-for-organization.

        :param org: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param package_version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PackageVersion
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-version-for-an-organization
        """

    def get_package_version_for_user(
        self,
        username: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        package_version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PackageVersion:
        """packages/get-package-version-for-user.

        :param username: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param package_version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PackageVersion
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-version-for-a-user
        """

    def list_docker_migration_conflicting_packages_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-authenticated-user.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Package]
        :raises GitHubError: the response has an error status

        Request: ``GET /user/docker/conflicts``
        GitHub:
        https://docs.github.com/rest/packages/packages#get-list-of-conflicting-packages-during-docker-migration-for-authenticated-user
        """

    def list_docker_migration_conflicting_packages_for_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-organization.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Package]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /orgs/{org}/docker/conflicts``
        GitHub:
        https://docs.github.com/rest/packages/packages#get-list-of-conflicting-packages-during-docker-migration-for-organization
        """

    def list_docker_migration_conflicting_packages_for_user(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-user.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Package]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /users/{username}/docker/conflicts``
        GitHub:
        https://docs.github.com/rest/packages/packages#get-list-of-conflicting-packages-during-docker-migration-for-user
        """

    def list_packages_for_authenticated_user(
        self,
        *,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Package]:
        """packages/list-packages-for-authenticated-user.

        :param package_type: query: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param visibility: query, optional: one of "public", "private", "internal"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Package]
        :raises GitHubError: the response has an error status; documented: 400

        Request: ``GET /user/packages``
        GitHub: https://docs.github.com/rest/packages/packages#list-packages-for-the-authenticated-users-namespace
        """

    def list_packages_for_organization(
        self,
        org: str | GitHubCore,
        *,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Package]:
        """packages/list-packages-for-organization.

        :param org: path: a str
        :param package_type: query: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param visibility: query, optional: one of "public", "private", "internal"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Package]
        :raises GitHubError: the response has an error status; documented: 400, 401, 403

        Request: ``GET /orgs/{org}/packages``
        GitHub: https://docs.github.com/rest/packages/packages#list-packages-for-an-organization
        """

    def list_packages_for_user(
        self,
        username: str | GitHubCore,
        *,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Package]:
        """packages/list-packages-for-user.

        :param username: path: a str
        :param package_type: query: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param visibility: query, optional: one of "public", "private", "internal"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Package]
        :raises GitHubError: the response has an error status; documented: 400, 401, 403

        Request: ``GET /users/{username}/packages``
        GitHub: https://docs.github.com/rest/packages/packages#list-packages-for-a-user
        """

    def restore_package_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-authenticated-user.

        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param token: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``POST /user/packages/{package_type}/{package_name}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-a-package-for-the-authenticated-user
        """

    def restore_package_for_org(
        self,
        org: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-org.

        :param org: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param token: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``POST /orgs/{org}/packages/{package_type}/{package_name}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-a-package-for-an-organization
        """

    def restore_package_for_user(
        self,
        username: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        *,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-user.

        :param username: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param token: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``POST /users/{username}/packages/{package_type}/{package_name}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-a-package-for-a-user
        """

    def restore_package_version_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        package_version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-authenticated-user.

        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param package_version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-a-package-version-for-the-authenticated-user
        """

    def restore_package_version_for_org(
        self,
        org: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        package_version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-org.

        :param org: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param package_version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-package-version-for-an-organization
        """

    def restore_package_version_for_user(
        self,
        username: str | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore,
        package_name: str | GitHubCore,
        package_version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-user.

        :param username: path: a str
        :param package_type: path: one of "npm", "maven", "rubygems", "docker", "nuget", "container"
        :param package_name: path: a str
        :param package_version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-package-version-for-a-user
        """

class AsyncPackages(Operations):
    """The operations of GitHub's tag ``packages``, for asyncio."""

    async def delete_package_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-authenticated-user.

        Request: ``DELETE /user/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-a-package-for-the-authenticated-user
        """

    async def delete_package_for_org(
        self,
        org: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-org.

        Request: ``DELETE /orgs/{org}/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-a-package-for-an-organization
        """

    async def delete_package_for_user(
        self,
        username: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-user.

        Request: ``DELETE /users/{username}/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-a-package-for-a-user
        """

    async def delete_package_version_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        package_version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-authenticated-user.

        Request: ``DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-a-package-version-for-the-authenticated-user
        """

    async def delete_package_version_for_org(
        self,
        org: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        package_version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-org.

        Request: ``DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-package-version-for-an-organization
        """

    async def delete_package_version_for_user(
        self,
        username: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        package_version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-user.

        Request: ``DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#delete-package-version-for-a-user
        """

    def get_all_package_versions_for_package_owned_by_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-authenticated-user.

        Request: ``GET /user/packages/{package_type}/{package_name}/versions``
        GitHub:
        https://docs.github.com/rest/packages/packages#list-package-versions-for-a-package-owned-by-the-authenticated-user
        """

    def get_all_package_versions_for_package_owned_by_org(
        self,
        org: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-org.

        Request: ``GET /orgs/{org}/packages/{package_type}/{package_name}/versions``
        GitHub:
        https://docs.github.com/rest/packages/packages#list-package-versions-for-a-package-owned-by-an-organization
        """

    async def get_all_package_versions_for_package_owned_by_user(
        self,
        username: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-user.

        Request: ``GET /users/{username}/packages/{package_type}/{package_name}/versions``
        GitHub: https://docs.github.com/rest/packages/packages#list-package-versions-for-a-package-owned-by-a-user
        """

    async def get_package_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Package:
        """packages/get-package-for-authenticated-user.

        Request: ``GET /user/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-for-the-authenticated-user
        """

    async def get_package_for_organization(
        self,
        org: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Package:
        """packages/get-package-for-organization.

        Request: ``GET /orgs/{org}/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-for-an-organization
        """

    async def get_package_for_user(
        self,
        username: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Package:
        """packages/get-package-for-user.

        Request: ``GET /users/{username}/packages/{package_type}/{package_name}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-for-a-user
        """

    async def get_package_version_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        package_version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PackageVersion:
        """packages/get-package-version-for-authenticated-user.

        Request: ``GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-version-for-the-authenticated-user
        """

    async def get_package_version_for_organization(
        self,
        org: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        package_version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PackageVersion:
        """packages/get-package-version-for-organization.

        Request: ``GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-version-for-an-organization
        """

    async def get_package_version_for_user(
        self,
        username: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        package_version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PackageVersion:
        """packages/get-package-version-for-user.

        Request: ``GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}``
        GitHub: https://docs.github.com/rest/packages/packages#get-a-package-version-for-a-user
        """

    async def list_docker_migration_conflicting_packages_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-authenticated-user.

        Request: ``GET /user/docker/conflicts``
        GitHub:
        https://docs.github.com/rest/packages/packages#get-list-of-conflicting-packages-during-docker-migration-for-authenticated-user
        """

    async def list_docker_migration_conflicting_packages_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-organization.

        Request: ``GET /orgs/{org}/docker/conflicts``
        GitHub:
        https://docs.github.com/rest/packages/packages#get-list-of-conflicting-packages-during-docker-migration-for-organization
        """

    async def list_docker_migration_conflicting_packages_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-user.

        Request: ``GET /users/{username}/docker/conflicts``
        GitHub:
        https://docs.github.com/rest/packages/packages#get-list-of-conflicting-packages-during-docker-migration-for-user
        """

    def list_packages_for_authenticated_user(
        self,
        *,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Package]:
        """packages/list-packages-for-authenticated-user.

        Request: ``GET /user/packages``
        GitHub: https://docs.github.com/rest/packages/packages#list-packages-for-the-authenticated-users-namespace
        """

    def list_packages_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Package]:
        """packages/list-packages-for-organization.

        Request: ``GET /orgs/{org}/packages``
        GitHub: https://docs.github.com/rest/packages/packages#list-packages-for-an-organization
        """

    def list_packages_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Package]:
        """packages/list-packages-for-user.

        Request: ``GET /users/{username}/packages``
        GitHub: https://docs.github.com/rest/packages/packages#list-packages-for-a-user
        """

    async def restore_package_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-authenticated-user.

        Request: ``POST /user/packages/{package_type}/{package_name}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-a-package-for-the-authenticated-user
        """

    async def restore_package_for_org(
        self,
        org: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-org.

        Request: ``POST /orgs/{org}/packages/{package_type}/{package_name}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-a-package-for-an-organization
        """

    async def restore_package_for_user(
        self,
        username: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        *,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-user.

        Request: ``POST /users/{username}/packages/{package_type}/{package_name}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-a-package-for-a-user
        """

    async def restore_package_version_for_authenticated_user(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        package_version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-authenticated-user.

        Request: ``POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-a-package-version-for-the-authenticated-user
        """

    async def restore_package_version_for_org(
        self,
        org: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        package_version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-org.

        Request: ``POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-package-version-for-an-organization
        """

    async def restore_package_version_for_user(
        self,
        username: str | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore,
        package_name: str | _aio.GitHubCore,
        package_version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-user.

        Request: ``POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore``
        GitHub: https://docs.github.com/rest/packages/packages#restore-package-version-for-a-user
        """

class _BoundPackages(Operations):
    """The operations of GitHub's tag ``packages``, bound to a resource."""

    def delete_package_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-authenticated-user."""

    def delete_package_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-org."""

    def delete_package_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-user."""

    def delete_package_version_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        package_version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-authenticated-user."""

    def delete_package_version_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        package_version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-org."""

    def delete_package_version_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        package_version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-user."""

    def get_all_package_versions_for_package_owned_by_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-authenticated-user."""

    def get_all_package_versions_for_package_owned_by_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-org."""

    def get_all_package_versions_for_package_owned_by_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-user."""

    def get_package_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Package:
        """packages/get-package-for-authenticated-user."""

    def get_package_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Package:
        """packages/get-package-for-organization."""

    def get_package_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Package:
        """packages/get-package-for-user."""

    def get_package_version_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        package_version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PackageVersion:
        """packages/get-package-version-for-authenticated-user."""

    def get_package_version_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        package_version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PackageVersion:
        """packages/get-package-version-for-organization."""

    def get_package_version_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        package_version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PackageVersion:
        """packages/get-package-version-for-user."""

    def list_docker_migration_conflicting_packages_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-authenticated-user."""

    def list_docker_migration_conflicting_packages_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-organization."""

    def list_docker_migration_conflicting_packages_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-user."""

    def list_packages_for_authenticated_user(
        self,
        *,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Package]:
        """packages/list-packages-for-authenticated-user."""

    def list_packages_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Package]:
        """packages/list-packages-for-organization."""

    def list_packages_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Package]:
        """packages/list-packages-for-user."""

    def restore_package_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-authenticated-user."""

    def restore_package_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-org."""

    def restore_package_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-user."""

    def restore_package_version_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        package_version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-authenticated-user."""

    def restore_package_version_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        package_version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-org."""

    def restore_package_version_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | GitHubCore = ...,
        package_name: str | GitHubCore = ...,
        package_version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-user."""

class _AsyncBoundPackages(Operations):
    """The operations of GitHub's tag ``packages``, bound to a resource."""

    async def delete_package_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-authenticated-user."""

    async def delete_package_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-org."""

    async def delete_package_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-for-user."""

    async def delete_package_version_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        package_version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-authenticated-user."""

    async def delete_package_version_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        package_version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-org."""

    async def delete_package_version_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        package_version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/delete-package-version-for-user."""

    def get_all_package_versions_for_package_owned_by_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-authenticated-user."""

    def get_all_package_versions_for_package_owned_by_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-org."""

    async def get_all_package_versions_for_package_owned_by_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.PackageVersion]:
        """packages/get-all-package-versions-for-package-owned-by-user."""

    async def get_package_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Package:
        """packages/get-package-for-authenticated-user."""

    async def get_package_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Package:
        """packages/get-package-for-organization."""

    async def get_package_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Package:
        """packages/get-package-for-user."""

    async def get_package_version_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        package_version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PackageVersion:
        """packages/get-package-version-for-authenticated-user."""

    async def get_package_version_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        package_version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PackageVersion:
        """packages/get-package-version-for-organization."""

    async def get_package_version_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        package_version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PackageVersion:
        """packages/get-package-version-for-user."""

    async def list_docker_migration_conflicting_packages_for_authenticated_user(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-authenticated-user."""

    async def list_docker_migration_conflicting_packages_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-organization."""

    async def list_docker_migration_conflicting_packages_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Package]:
        """packages/list-docker-migration-conflicting-packages-for-user."""

    def list_packages_for_authenticated_user(
        self,
        *,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Package]:
        """packages/list-packages-for-authenticated-user."""

    def list_packages_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Package]:
        """packages/list-packages-for-organization."""

    def list_packages_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        page: int = ...,
        per_page: int = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Package]:
        """packages/list-packages-for-user."""

    async def restore_package_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-authenticated-user."""

    async def restore_package_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-org."""

    async def restore_package_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        token: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-for-user."""

    async def restore_package_version_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        package_version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-authenticated-user."""

    async def restore_package_version_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        package_version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-org."""

    async def restore_package_version_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"] | _aio.GitHubCore = ...,
        package_name: str | _aio.GitHubCore = ...,
        package_version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """packages/restore-package-version-for-user."""

__all__ = ["AsyncPackages", "Packages"]
