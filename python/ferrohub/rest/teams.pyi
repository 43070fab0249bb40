"""The operations of GitHub's tag ``teams``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict

from typing_extensions import Required, deprecated

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import (
    GitHubCore,
    Listing,
    OrganizationInvitation,
    ShortRepository,
    ShortRepositoryWithPermissions,
    ShortTeam,
    ShortUser,
    Team,
)

class _CreateOrUpdateIdpGroupConnectionsInOrg_Groups(TypedDict, total=False):
    group_id: Required[str]
    group_name: Required[str]
    group_description: Required[str]

class _CreateOrUpdateIdpGroupConnectionsLegacy_Groups(TypedDict, total=False):
    group_id: Required[str]
    group_name: Required[str]
    group_description: Required[str]
    id: str
    name: str
    description: str

class Teams(Operations):
    """The operations of GitHub's tag ``teams``."""

    @deprecated("GitHub deprecates it")
    def add_member_legacy(
        self,
        team_id: int | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-member-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /teams/{team_id}/members/{username}``
        GitHub: https://docs.github.com/rest/teams/members#add-team-member-legacy
        """

    def add_or_update_membership_for_user_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        username: str | GitHubCore,
        *,
        role: Literal["member", "maintainer"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TeamMembership:
        """teams/add-or-update-membership-for-user-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param username: path: a str
        :param role: body, optional: one of "member", "maintainer", default "member"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: TeamMembership
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``PUT /orgs/{org}/teams/{team_slug}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#add-or-update-team-membership-for-a-user
        """

    @deprecated("GitHub deprecates it")
    def add_or_update_membership_for_user_legacy(
        self,
        team_id: int | GitHubCore,
        username: str | GitHubCore,
        *,
        role: Literal["member", "maintainer"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TeamMembership:
        """teams/add-or-update-membership-for-user-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param username: path: a str
        :param role: body, optional: one of "member", "maintainer", default "member"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: TeamMembership
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /teams/{team_id}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#add-or-update-team-membership-for-a-user-legacy
        """

    def add_or_update_repo_permissions_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        permission: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-or-update-repo-permissions-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param owner: path: a str
        :param repo: path: a str
        :param permission: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#add-or-update-team-repository-permissions
        """

    @deprecated("GitHub deprecates it")
    def add_or_update_repo_permissions_legacy(
        self,
        team_id: int | GitHubCore,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        permission: Literal["pull", "push", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-or-update-repo-permissions-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param owner: path: a str
        :param repo: path: a str
        :param permission: body, optional: one of "pull", "push", "admin"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``PUT /teams/{team_id}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#add-or-update-team-repository-permissions-legacy
        """

    def check_permissions_for_repo_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortRepositoryWithPermissions | None:
        """teams/check-permissions-for-repo-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortRepositoryWithPermissions | None
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#check-team-permissions-for-a-repository
        """

    @deprecated("GitHub deprecates it")
    def check_permissions_for_repo_legacy(
        self,
        team_id: int | GitHubCore,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortRepositoryWithPermissions | None:
        """teams/check-permissions-for-repo-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortRepositoryWithPermissions | None
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /teams/{team_id}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#check-team-permissions-for-a-repository-legacy
        """

    def create(
        self,
        org: str | GitHubCore,
        *,
        description: str = ...,
        ldap_dn: str = ...,
        maintainers: Iterable[str] = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int = ...,
        parent_team_slug: str = ...,
        permission: Literal["pull", "push"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        repo_names: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/create.

        :param org: path: a str
        :param description: body, optional: a str
        :param ldap_dn: body, optional: a str; only on ghes-3.19
        :param maintainers: body, optional: an iterable of str
        :param name: body: a str
        :param notification_setting: body, optional: one of "notifications_enabled", "notifications_disabled"
        :param parent_team_id: body, optional: an int
        :param parent_team_slug: body, optional: a str
        :param permission: body, optional: one of "pull", "push", default "pull"
        :param privacy: body, optional: one of "secret", "closed"
        :param repo_names: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Team
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``POST /orgs/{org}/teams``
        GitHub: https://docs.github.com/rest/teams/teams#create-a-team
        """

    def create_or_update_idp_group_connections_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        groups: Iterable[_CreateOrUpdateIdpGroupConnectionsInOrg_Groups] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GroupMapping:
        """teams/create-or-update-idp-group-connections-in-org.

        Hosts: ghec.

        :param org: path: a str
        :param team_slug: path: a str
        :param groups: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GroupMapping
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PATCH /orgs/{org}/teams/{team_slug}/team-sync/group-mappings``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#create-or-update-idp-group-connections
        """

    @deprecated("GitHub deprecates it")
    def create_or_update_idp_group_connections_legacy(
        self,
        team_id: int | GitHubCore,
        *,
        groups: Iterable[_CreateOrUpdateIdpGroupConnectionsLegacy_Groups],
        synced_at: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GroupMapping:
        """teams/create-or-update-idp-group-connections-legacy.

        Deprecated by GitHub.

        Hosts: ghec.

        :param team_id: path: an int
        :param groups: body: an iterable
        :param synced_at: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GroupMapping
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``PATCH /teams/{team_id}/team-sync/group-mappings``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#create-or-update-idp-group-connections-legacy
        """

    def delete_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/delete-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /orgs/{org}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/teams/teams#delete-a-team
        """

    @deprecated("GitHub deprecates it")
    def delete_legacy(
        self,
        team_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/delete-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /teams/{team_id}``
        GitHub: https://docs.github.com/rest/teams/teams#delete-a-team-legacy
        """

    def external_idp_group_info_for_org(
        self,
        org: str | GitHubCore,
        group_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ExternalGroup:
        """teams/external-idp-group-info-for-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param group_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ExternalGroup
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/external-group/{group_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#get-an-external-group
        """

    def get_by_name(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/get-by-name.

        :param org: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Team
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/teams/teams#get-a-team-by-name
        """

    @deprecated("GitHub deprecates it")
    def get_legacy(
        self,
        team_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/get-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Team
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /teams/{team_id}``
        GitHub: https://docs.github.com/rest/teams/teams#get-a-team-legacy
        """

    @deprecated("GitHub deprecates it")
    def get_member_legacy(
        self,
        team_id: int | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/get-member-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /teams/{team_id}/members/{username}``
        GitHub: https://docs.github.com/rest/teams/members#get-team-member-legacy
        """

    def get_membership_for_user_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TeamMembership:
        """teams/get-membership-for-user-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: TeamMembership
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/teams/{team_slug}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#get-team-membership-for-a-user
        """

    @deprecated("GitHub deprecates it")
    def get_membership_for_user_legacy(
        self,
        team_id: int | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TeamMembership:
        """teams/get-membership-for-user-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: TeamMembership
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /teams/{team_id}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#get-team-membership-for-a-user-legacy
        """

    def link_external_idp_group_to_team_for_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        group_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ExternalGroup:
        """teams/link-external-idp-group-to-team-for-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param team_slug: path: a str
        :param group_id: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ExternalGroup
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PATCH /orgs/{org}/teams/{team_slug}/external-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#update-the-connection-between-an-external-group-and-a-team
        """

    def list(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        team_type: Literal["all", "enterprise", "organization"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """teams/list.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param team_type: query, optional: one of "all", "enterprise", "organization", default "all"; only on
            api.github.com, ghec
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortTeam]
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``GET /orgs/{org}/teams``
        GitHub: https://docs.github.com/rest/teams/teams#list-teams
        """

    def list_child_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """teams/list-child-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortTeam]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/teams/{team_slug}/teams``
        GitHub: https://docs.github.com/rest/teams/teams#list-child-teams
        """

    @deprecated("GitHub deprecates it")
    def list_child_legacy(
        self,
        team_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """teams/list-child-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortTeam]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``GET /teams/{team_id}/teams``
        GitHub: https://docs.github.com/rest/teams/teams#list-child-teams-legacy
        """

    def list_external_idp_groups_for_org(
        self,
        org: str | GitHubCore,
        *,
        display_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ExternalGroups_Groups]:
        """teams/list-external-idp-groups-for-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param display_name: query, optional: a str
        :param page: query, optional: an int
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ExternalGroups_Groups]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/external-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#list-external-groups-available-to-an-organization
        """

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Team]:
        """teams/list-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Team]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /user/teams``
        GitHub: https://docs.github.com/rest/teams/teams#list-teams-for-the-authenticated-user
        """

    @deprecated("GitHub deprecates it")
    def list_idp_groups_for_legacy(
        self,
        team_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GroupMapping:
        """teams/list-idp-groups-for-legacy.

        Deprecated by GitHub.

        Hosts: ghec.

        :param team_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GroupMapping
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /teams/{team_id}/team-sync/group-mappings``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#list-idp-groups-for-a-team-legacy
        """

    def list_idp_groups_for_org(
        self,
        org: str | GitHubCore,
        *,
        page: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GroupMapping_Groups]:
        """teams/list-idp-groups-for-org.

        Hosts: ghec.

        :param org: path: a str
        :param page: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param q: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[GroupMapping_Groups]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/team-sync/groups``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#list-idp-groups-for-an-organization
        """

    def list_idp_groups_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GroupMapping:
        """teams/list-idp-groups-in-org.

        Hosts: ghec.

        :param org: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GroupMapping
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /orgs/{org}/teams/{team_slug}/team-sync/group-mappings``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#list-idp-groups-for-a-team
        """

    def list_linked_external_idp_groups_to_team_for_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ExternalGroups:
        """teams/list-linked-external-idp-groups-to-team-for-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ExternalGroups
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /orgs/{org}/teams/{team_slug}/external-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#list-a-connection-between-an-external-group-and-a-team
        """

    def list_members_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        role: Literal["member", "maintainer", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """teams/list-members-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param role: query, optional: one of "member", "maintainer", "all", default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/teams/{team_slug}/members``
        GitHub: https://docs.github.com/rest/teams/members#list-team-members
        """

    @deprecated("GitHub deprecates it")
    def list_members_legacy(
        self,
        team_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        role: Literal["member", "maintainer", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """teams/list-members-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param role: query, optional: one of "member", "maintainer", "all", default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /teams/{team_id}/members``
        GitHub: https://docs.github.com/rest/teams/members#list-team-members-legacy
        """

    def list_pending_invitations_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationInvitation]:
        """teams/list-pending-invitations-in-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param team_slug: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationInvitation]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /orgs/{org}/teams/{team_slug}/invitations``
        GitHub: https://docs.github.com/rest/teams/members#list-pending-team-invitations
        """

    @deprecated("GitHub deprecates it")
    def list_pending_invitations_legacy(
        self,
        team_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationInvitation]:
        """teams/list-pending-invitations-legacy.

        Deprecated by GitHub.

        Hosts: api.github.com, ghec.

        :param team_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationInvitation]
        :raises GitHubError: the response has an error status

        Request: ``GET /teams/{team_id}/invitations``
        GitHub: https://docs.github.com/rest/teams/members#list-pending-team-invitations-legacy
        """

    def list_repos_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """teams/list-repos-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/teams/{team_slug}/repos``
        GitHub: https://docs.github.com/rest/teams/teams#list-team-repositories
        """

    @deprecated("GitHub deprecates it")
    def list_repos_legacy(
        self,
        team_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """teams/list-repos-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /teams/{team_id}/repos``
        GitHub: https://docs.github.com/rest/teams/teams#list-team-repositories-legacy
        """

    @deprecated("GitHub deprecates it")
    def remove_member_legacy(
        self,
        team_id: int | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-member-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /teams/{team_id}/members/{username}``
        GitHub: https://docs.github.com/rest/teams/members#remove-team-member-legacy
        """

    def remove_membership_for_user_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-membership-for-user-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#remove-team-membership-for-a-user
        """

    @deprecated("GitHub deprecates it")
    def remove_membership_for_user_legacy(
        self,
        team_id: int | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-membership-for-user-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``DELETE /teams/{team_id}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#remove-team-membership-for-a-user-legacy
        """

    def remove_repo_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-repo-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#remove-a-repository-from-a-team
        """

    @deprecated("GitHub deprecates it")
    def remove_repo_legacy(
        self,
        team_id: int | GitHubCore,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-repo-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /teams/{team_id}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#remove-a-repository-from-a-team-legacy
        """

    def unlink_external_idp_group_from_team_for_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/unlink-external-idp-group-from-team-for-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /orgs/{org}/teams/{team_slug}/external-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#remove-the-connection-between-an-external-group-and-a-team
        """

    def update_in_org(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        description: str = ...,
        name: str = ...,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int | None = ...,
        parent_team_slug: str | None = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/update-in-org.

        :param org: path: a str
        :param team_slug: path: a str
        :param description: body, optional: a str
        :param name: body, optional: a str
        :param notification_setting: body, optional: one of "notifications_enabled", "notifications_disabled"
        :param parent_team_id: body, optional: an int or None
        :param parent_team_slug: body, optional: a str or None
        :param permission: body, optional: one of "pull", "push", "admin", default "pull"
        :param privacy: body, optional: one of "secret", "closed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Team
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /orgs/{org}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/teams/teams#update-a-team
        """

    @deprecated("GitHub deprecates it")
    def update_legacy(
        self,
        team_id: int | GitHubCore,
        *,
        description: str = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int | None = ...,
        parent_team_slug: str | None = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/update-legacy.

        Deprecated by GitHub.

        :param team_id: path: an int
        :param description: body, optional: a str
        :param name: body: a str
        :param notification_setting: body, optional: one of "notifications_enabled", "notifications_disabled"
        :param parent_team_id: body, optional: an int or None
        :param parent_team_slug: body, optional: a str or None
        :param permission: body, optional: one of "pull", "push", "admin", default "pull"
        :param privacy: body, optional: one of "secret", "closed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Team
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /teams/{team_id}``
        GitHub: https://docs.github.com/rest/teams/teams#update-a-team-legacy
        """

class AsyncTeams(Operations):
    """The operations of GitHub's tag ``teams``, for asyncio."""

    @deprecated("GitHub deprecates it")
    async def add_member_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-member-legacy.

        Request: ``PUT /teams/{team_id}/members/{username}``
        GitHub: https://docs.github.com/rest/teams/members#add-team-member-legacy
        """

    async def add_or_update_membership_for_user_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        role: Literal["member", "maintainer"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TeamMembership:
        """teams/add-or-update-membership-for-user-in-org.

        Request: ``PUT /orgs/{org}/teams/{team_slug}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#add-or-update-team-membership-for-a-user
        """

    @deprecated("GitHub deprecates it")
    async def add_or_update_membership_for_user_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        role: Literal["member", "maintainer"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TeamMembership:
        """teams/add-or-update-membership-for-user-legacy.

        Request: ``PUT /teams/{team_id}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#add-or-update-team-membership-for-a-user-legacy
        """

    async def add_or_update_repo_permissions_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        permission: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-or-update-repo-permissions-in-org.

        Request: ``PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#add-or-update-team-repository-permissions
        """

    @deprecated("GitHub deprecates it")
    async def add_or_update_repo_permissions_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        permission: Literal["pull", "push", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-or-update-repo-permissions-legacy.

        Request: ``PUT /teams/{team_id}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#add-or-update-team-repository-permissions-legacy
        """

    async def check_permissions_for_repo_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortRepositoryWithPermissions | None:
        """teams/check-permissions-for-repo-in-org.

        Request: ``GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#check-team-permissions-for-a-repository
        """

    @deprecated("GitHub deprecates it")
    async def check_permissions_for_repo_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortRepositoryWithPermissions | None:
        """teams/check-permissions-for-repo-legacy.

        Request: ``GET /teams/{team_id}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#check-team-permissions-for-a-repository-legacy
        """

    async def create(
        self,
        org: str | _aio.GitHubCore,
        *,
        description: str = ...,
        ldap_dn: str = ...,
        maintainers: Iterable[str] = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int = ...,
        parent_team_slug: str = ...,
        permission: Literal["pull", "push"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        repo_names: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/create.

        Request: ``POST /orgs/{org}/teams``
        GitHub: https://docs.github.com/rest/teams/teams#create-a-team
        """

    async def create_or_update_idp_group_connections_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        groups: Iterable[_CreateOrUpdateIdpGroupConnectionsInOrg_Groups] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GroupMapping:
        """teams/create-or-update-idp-group-connections-in-org.

        Request: ``PATCH /orgs/{org}/teams/{team_slug}/team-sync/group-mappings``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#create-or-update-idp-group-connections
        """

    @deprecated("GitHub deprecates it")
    async def create_or_update_idp_group_connections_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        groups: Iterable[_CreateOrUpdateIdpGroupConnectionsLegacy_Groups],
        synced_at: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GroupMapping:
        """teams/create-or-update-idp-group-connections-legacy.

        Request: ``PATCH /teams/{team_id}/team-sync/group-mappings``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#create-or-update-idp-group-connections-legacy
        """

    async def delete_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/delete-in-org.

        Request: ``DELETE /orgs/{org}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/teams/teams#delete-a-team
        """

    @deprecated("GitHub deprecates it")
    async def delete_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/delete-legacy.

        Request: ``DELETE /teams/{team_id}``
        GitHub: https://docs.github.com/rest/teams/teams#delete-a-team-legacy
        """

    async def external_idp_group_info_for_org(
        self,
        org: str | _aio.GitHubCore,
        group_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ExternalGroup:
        """teams/external-idp-group-info-for-org.

        Request: ``GET /orgs/{org}/external-group/{group_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#get-an-external-group
        """

    async def get_by_name(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/get-by-name.

        Request: ``GET /orgs/{org}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/teams/teams#get-a-team-by-name
        """

    @deprecated("GitHub deprecates it")
    async def get_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/get-legacy.

        Request: ``GET /teams/{team_id}``
        GitHub: https://docs.github.com/rest/teams/teams#get-a-team-legacy
        """

    @deprecated("GitHub deprecates it")
    async def get_member_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/get-member-legacy.

        Request: ``GET /teams/{team_id}/members/{username}``
        GitHub: https://docs.github.com/rest/teams/members#get-team-member-legacy
        """

    async def get_membership_for_user_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TeamMembership:
        """teams/get-membership-for-user-in-org.

        Request: ``GET /orgs/{org}/teams/{team_slug}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#get-team-membership-for-a-user
        """

    @deprecated("GitHub deprecates it")
    async def get_membership_for_user_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TeamMembership:
        """teams/get-membership-for-user-legacy.

        Request: ``GET /teams/{team_id}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#get-team-membership-for-a-user-legacy
        """

    async def link_external_idp_group_to_team_for_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        group_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ExternalGroup:
        """teams/link-external-idp-group-to-team-for-org.

        Request: ``PATCH /orgs/{org}/teams/{team_slug}/external-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#update-the-connection-between-an-external-group-and-a-team
        """

    def list(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        team_type: Literal["all", "enterprise", "organization"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """teams/list.

        Request: ``GET /orgs/{org}/teams``
        GitHub: https://docs.github.com/rest/teams/teams#list-teams
        """

    def list_child_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """teams/list-child-in-org.

        Request: ``GET /orgs/{org}/teams/{team_slug}/teams``
        GitHub: https://docs.github.com/rest/teams/teams#list-child-teams
        """

    @deprecated("GitHub deprecates it")
    def list_child_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """teams/list-child-legacy.

        Request: ``GET /teams/{team_id}/teams``
        GitHub: https://docs.github.com/rest/teams/teams#list-child-teams-legacy
        """

    def list_external_idp_groups_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        display_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ExternalGroups_Groups]:
        """teams/list-external-idp-groups-for-org.

        Request: ``GET /orgs/{org}/external-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#list-external-groups-available-to-an-organization
        """

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Team]:
        """teams/list-for-authenticated-user.

        Request: ``GET /user/teams``
        GitHub: https://docs.github.com/rest/teams/teams#list-teams-for-the-authenticated-user
        """

    @deprecated("GitHub deprecates it")
    async def list_idp_groups_for_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GroupMapping:
        """teams/list-idp-groups-for-legacy.

        Request: ``GET /teams/{team_id}/team-sync/group-mappings``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#list-idp-groups-for-a-team-legacy
        """

    def list_idp_groups_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GroupMapping_Groups]:
        """teams/list-idp-groups-for-org.

        Request: ``GET /orgs/{org}/team-sync/groups``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#list-idp-groups-for-an-organization
        """

    async def list_idp_groups_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GroupMapping:
        """teams/list-idp-groups-in-org.

        Request: ``GET /orgs/{org}/teams/{team_slug}/team-sync/group-mappings``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/teams/team-sync#list-idp-groups-for-a-team
        """

    async def list_linked_external_idp_groups_to_team_for_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ExternalGroups:
        """teams/list-linked-external-idp-groups-to-team-for-org.

        Request: ``GET /orgs/{org}/teams/{team_slug}/external-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#list-a-connection-between-an-external-group-and-a-team
        """

    def list_members_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        role: Literal["member", "maintainer", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """teams/list-members-in-org.

        Request: ``GET /orgs/{org}/teams/{team_slug}/members``
        GitHub: https://docs.github.com/rest/teams/members#list-team-members
        """

    @deprecated("GitHub deprecates it")
    def list_members_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        role: Literal["member", "maintainer", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """teams/list-members-legacy.

        Request: ``GET /teams/{team_id}/members``
        GitHub: https://docs.github.com/rest/teams/members#list-team-members-legacy
        """

    def list_pending_invitations_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationInvitation]:
        """teams/list-pending-invitations-in-org.

        Request: ``GET /orgs/{org}/teams/{team_slug}/invitations``
        GitHub: https://docs.github.com/rest/teams/members#list-pending-team-invitations
        """

    @deprecated("GitHub deprecates it")
    def list_pending_invitations_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationInvitation]:
        """teams/list-pending-invitations-legacy.

        Request: ``GET /teams/{team_id}/invitations``
        GitHub: https://docs.github.com/rest/teams/members#list-pending-team-invitations-legacy
        """

    def list_repos_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """teams/list-repos-in-org.

        Request: ``GET /orgs/{org}/teams/{team_slug}/repos``
        GitHub: https://docs.github.com/rest/teams/teams#list-team-repositories
        """

    @deprecated("GitHub deprecates it")
    def list_repos_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """teams/list-repos-legacy.

        Request: ``GET /teams/{team_id}/repos``
        GitHub: https://docs.github.com/rest/teams/teams#list-team-repositories-legacy
        """

    @deprecated("GitHub deprecates it")
    async def remove_member_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-member-legacy.

        Request: ``DELETE /teams/{team_id}/members/{username}``
        GitHub: https://docs.github.com/rest/teams/members#remove-team-member-legacy
        """

    async def remove_membership_for_user_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-membership-for-user-in-org.

        Request: ``DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#remove-team-membership-for-a-user
        """

    @deprecated("GitHub deprecates it")
    async def remove_membership_for_user_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-membership-for-user-legacy.

        Request: ``DELETE /teams/{team_id}/memberships/{username}``
        GitHub: https://docs.github.com/rest/teams/members#remove-team-membership-for-a-user-legacy
        """

    async def remove_repo_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-repo-in-org.

        Request: ``DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#remove-a-repository-from-a-team
        """

    @deprecated("GitHub deprecates it")
    async def remove_repo_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-repo-legacy.

        Request: ``DELETE /teams/{team_id}/repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/teams/teams#remove-a-repository-from-a-team-legacy
        """

    async def unlink_external_idp_group_from_team_for_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/unlink-external-idp-group-from-team-for-org.

        Request: ``DELETE /orgs/{org}/teams/{team_slug}/external-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/teams/external-groups#remove-the-connection-between-an-external-group-and-a-team
        """

    async def update_in_org(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        description: str = ...,
        name: str = ...,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int | None = ...,
        parent_team_slug: str | None = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/update-in-org.

        Request: ``PATCH /orgs/{org}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/teams/teams#update-a-team
        """

    @deprecated("GitHub deprecates it")
    async def update_legacy(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        description: str = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int | None = ...,
        parent_team_slug: str | None = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/update-legacy.

        Request: ``PATCH /teams/{team_id}``
        GitHub: https://docs.github.com/rest/teams/teams#update-a-team-legacy
        """

class _BoundTeams(Operations):
    """The operations of GitHub's tag ``teams``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    def add_member_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-member-legacy."""

    def add_or_update_membership_for_user_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        role: Literal["member", "maintainer"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TeamMembership:
        """teams/add-or-update-membership-for-user-in-org."""

    @deprecated("GitHub deprecates it")
    def add_or_update_membership_for_user_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        username: str | GitHubCore = ...,
        role: Literal["member", "maintainer"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TeamMembership:
        """teams/add-or-update-membership-for-user-legacy."""

    def add_or_update_repo_permissions_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        permission: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-or-update-repo-permissions-in-org."""

    @deprecated("GitHub deprecates it")
    def add_or_update_repo_permissions_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-or-update-repo-permissions-legacy."""

    def check_permissions_for_repo_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortRepositoryWithPermissions | None:
        """teams/check-permissions-for-repo-in-org."""

    @deprecated("GitHub deprecates it")
    def check_permissions_for_repo_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortRepositoryWithPermissions | None:
        """teams/check-permissions-for-repo-legacy."""

    def create(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        description: str = ...,
        ldap_dn: str = ...,
        maintainers: Iterable[str] = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int = ...,
        parent_team_slug: str = ...,
        permission: Literal["pull", "push"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        repo_names: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/create."""

    def create_or_update_idp_group_connections_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        groups: Iterable[_CreateOrUpdateIdpGroupConnectionsInOrg_Groups] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GroupMapping:
        """teams/create-or-update-idp-group-connections-in-org."""

    @deprecated("GitHub deprecates it")
    def create_or_update_idp_group_connections_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        groups: Iterable[_CreateOrUpdateIdpGroupConnectionsLegacy_Groups],
        synced_at: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GroupMapping:
        """teams/create-or-update-idp-group-connections-legacy."""

    def delete_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/delete-in-org."""

    @deprecated("GitHub deprecates it")
    def delete_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/delete-legacy."""

    def external_idp_group_info_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        group_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ExternalGroup:
        """teams/external-idp-group-info-for-org."""

    def get_by_name(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/get-by-name."""

    @deprecated("GitHub deprecates it")
    def get_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/get-legacy."""

    @deprecated("GitHub deprecates it")
    def get_member_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/get-member-legacy."""

    def get_membership_for_user_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TeamMembership:
        """teams/get-membership-for-user-in-org."""

    @deprecated("GitHub deprecates it")
    def get_membership_for_user_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TeamMembership:
        """teams/get-membership-for-user-legacy."""

    def link_external_idp_group_to_team_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        group_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ExternalGroup:
        """teams/link-external-idp-group-to-team-for-org."""

    def list(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        team_type: Literal["all", "enterprise", "organization"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """teams/list."""

    def list_child_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """teams/list-child-in-org."""

    @deprecated("GitHub deprecates it")
    def list_child_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """teams/list-child-legacy."""

    def list_external_idp_groups_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        display_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ExternalGroups_Groups]:
        """teams/list-external-idp-groups-for-org."""

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Team]:
        """teams/list-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    def list_idp_groups_for_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GroupMapping:
        """teams/list-idp-groups-for-legacy."""

    def list_idp_groups_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GroupMapping_Groups]:
        """teams/list-idp-groups-for-org."""

    def list_idp_groups_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GroupMapping:
        """teams/list-idp-groups-in-org."""

    def list_linked_external_idp_groups_to_team_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ExternalGroups:
        """teams/list-linked-external-idp-groups-to-team-for-org."""

    def list_members_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["member", "maintainer", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """teams/list-members-in-org."""

    @deprecated("GitHub deprecates it")
    def list_members_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["member", "maintainer", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """teams/list-members-legacy."""

    def list_pending_invitations_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationInvitation]:
        """teams/list-pending-invitations-in-org."""

    @deprecated("GitHub deprecates it")
    def list_pending_invitations_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationInvitation]:
        """teams/list-pending-invitations-legacy."""

    def list_repos_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """teams/list-repos-in-org."""

    @deprecated("GitHub deprecates it")
    def list_repos_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """teams/list-repos-legacy."""

    @deprecated("GitHub deprecates it")
    def remove_member_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-member-legacy."""

    def remove_membership_for_user_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-membership-for-user-in-org."""

    @deprecated("GitHub deprecates it")
    def remove_membership_for_user_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-membership-for-user-legacy."""

    def remove_repo_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-repo-in-org."""

    @deprecated("GitHub deprecates it")
    def remove_repo_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-repo-legacy."""

    def unlink_external_idp_group_from_team_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/unlink-external-idp-group-from-team-for-org."""

    def update_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        description: str = ...,
        name: str = ...,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int | None = ...,
        parent_team_slug: str | None = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/update-in-org."""

    @deprecated("GitHub deprecates it")
    def update_legacy(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        description: str = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int | None = ...,
        parent_team_slug: str | None = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Team:
        """teams/update-legacy."""

class _AsyncBoundTeams(Operations):
    """The operations of GitHub's tag ``teams``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    async def add_member_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-member-legacy."""

    async def add_or_update_membership_for_user_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        role: Literal["member", "maintainer"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TeamMembership:
        """teams/add-or-update-membership-for-user-in-org."""

    @deprecated("GitHub deprecates it")
    async def add_or_update_membership_for_user_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        role: Literal["member", "maintainer"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TeamMembership:
        """teams/add-or-update-membership-for-user-legacy."""

    async def add_or_update_repo_permissions_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        permission: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-or-update-repo-permissions-in-org."""

    @deprecated("GitHub deprecates it")
    async def add_or_update_repo_permissions_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/add-or-update-repo-permissions-legacy."""

    async def check_permissions_for_repo_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortRepositoryWithPermissions | None:
        """teams/check-permissions-for-repo-in-org."""

    @deprecated("GitHub deprecates it")
    async def check_permissions_for_repo_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortRepositoryWithPermissions | None:
        """teams/check-permissions-for-repo-legacy."""

    async def create(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        description: str = ...,
        ldap_dn: str = ...,
        maintainers: Iterable[str] = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int = ...,
        parent_team_slug: str = ...,
        permission: Literal["pull", "push"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        repo_names: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/create."""

    async def create_or_update_idp_group_connections_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        groups: Iterable[_CreateOrUpdateIdpGroupConnectionsInOrg_Groups] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GroupMapping:
        """teams/create-or-update-idp-group-connections-in-org."""

    @deprecated("GitHub deprecates it")
    async def create_or_update_idp_group_connections_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        groups: Iterable[_CreateOrUpdateIdpGroupConnectionsLegacy_Groups],
        synced_at: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GroupMapping:
        """teams/create-or-update-idp-group-connections-legacy."""

    async def delete_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/delete-in-org."""

    @deprecated("GitHub deprecates it")
    async def delete_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/delete-legacy."""

    async def external_idp_group_info_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        group_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ExternalGroup:
        """teams/external-idp-group-info-for-org."""

    async def get_by_name(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/get-by-name."""

    @deprecated("GitHub deprecates it")
    async def get_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/get-legacy."""

    @deprecated("GitHub deprecates it")
    async def get_member_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/get-member-legacy."""

    async def get_membership_for_user_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TeamMembership:
        """teams/get-membership-for-user-in-org."""

    @deprecated("GitHub deprecates it")
    async def get_membership_for_user_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TeamMembership:
        """teams/get-membership-for-user-legacy."""

    async def link_external_idp_group_to_team_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        group_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ExternalGroup:
        """teams/link-external-idp-group-to-team-for-org."""

    def list(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        team_type: Literal["all", "enterprise", "organization"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """teams/list."""

    def list_child_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """teams/list-child-in-org."""

    @deprecated("GitHub deprecates it")
    def list_child_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """teams/list-child-legacy."""

    def list_external_idp_groups_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        display_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ExternalGroups_Groups]:
        """teams/list-external-idp-groups-for-org."""

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Team]:
        """teams/list-for-authenticated-user."""

    @deprecated("GitHub deprecates it")
    async def list_idp_groups_for_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GroupMapping:
        """teams/list-idp-groups-for-legacy."""

    def list_idp_groups_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GroupMapping_Groups]:
        """teams/list-idp-groups-for-org."""

    async def list_idp_groups_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GroupMapping:
        """teams/list-idp-groups-in-org."""

    async def list_linked_external_idp_groups_to_team_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ExternalGroups:
        """teams/list-linked-external-idp-groups-to-team-for-org."""

    def list_members_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["member", "maintainer", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """teams/list-members-in-org."""

    @deprecated("GitHub deprecates it")
    def list_members_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["member", "maintainer", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """teams/list-members-legacy."""

    def list_pending_invitations_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationInvitation]:
        """teams/list-pending-invitations-in-org."""

    @deprecated("GitHub deprecates it")
    def list_pending_invitations_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationInvitation]:
        """teams/list-pending-invitations-legacy."""

    def list_repos_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """teams/list-repos-in-org."""

    @deprecated("GitHub deprecates it")
    def list_repos_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """teams/list-repos-legacy."""

    @deprecated("GitHub deprecates it")
    async def remove_member_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-member-legacy."""

    async def remove_membership_for_user_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-membership-for-user-in-org."""

    @deprecated("GitHub deprecates it")
    async def remove_membership_for_user_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-membership-for-user-legacy."""

    async def remove_repo_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-repo-in-org."""

    @deprecated("GitHub deprecates it")
    async def remove_repo_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/remove-repo-legacy."""

    async def unlink_external_idp_group_from_team_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """teams/unlink-external-idp-group-from-team-for-org."""

    async def update_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        description: str = ...,
        name: str = ...,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int | None = ...,
        parent_team_slug: str | None = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/update-in-org."""

    @deprecated("GitHub deprecates it")
    async def update_legacy(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        description: str = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        parent_team_id: int | None = ...,
        parent_team_slug: str | None = ...,
        permission: Literal["pull", "push", "admin"] = ...,
        privacy: Literal["secret", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Team:
        """teams/update-legacy."""

__all__ = ["AsyncTeams", "Teams"]
