"""The operations of GitHub's tag ``orgs``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Literal, TypedDict

from typing_extensions import Required, deprecated

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import (
    GitHubCore,
    Installation,
    Listing,
    Membership,
    Organization,
    OrganizationHook,
    OrganizationInvitation,
    ShortOrganization,
    ShortRepository,
    ShortTeam,
    ShortUser,
)

class _CreateClusterDeploymentRecordsJob_Deployments(TypedDict, total=False):
    name: Required[str]
    digest: Required[str]
    version: str
    status: Literal["deployed", "decommissioned"]
    deployment_name: Required[str]
    github_repository: str
    tags: Mapping[str, str]
    runtime_risks: Iterable[Literal["critical-resource", "internet-exposed", "lateral-movement", "sensitive-data"]]

class _CreateIssueField_Options(TypedDict, total=False):
    name: Required[str]
    description: str | None
    color: Required[Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"]]
    priority: Required[int]

class _CreateWebhook_Config(TypedDict, total=False):
    url: Required[str]
    content_type: str
    secret: str
    insecure_ssl: str | float
    username: str
    password: str

class _CustomPropertyValue(TypedDict, total=False):
    property_name: Required[str]
    value: Required[str | Iterable[str] | None]

class _CustomProperty(TypedDict, total=False):
    allowed_values: Iterable[str] | None
    default_value: str | Iterable[str] | None
    description: str | None
    property_name: Required[str]
    require_explicit_values: bool
    required: bool
    source_type: Literal["organization", "enterprise"]
    url: str
    value_type: Required[Literal["string", "single_select", "multi_select", "true_false", "url"]]
    values_editable_by: Literal["org_actors", "org_and_repo_actors"] | None

class _SetClusterDeploymentRecords_Deployments(TypedDict, total=False):
    name: Required[str]
    digest: Required[str]
    version: str
    status: Literal["deployed", "decommissioned"]
    deployment_name: Required[str]
    github_repository: str
    tags: Mapping[str, str]
    runtime_risks: Iterable[Literal["critical-resource", "internet-exposed", "lateral-movement", "sensitive-data"]]

class _UpdateIssueField_Options(TypedDict, total=False):
    id: int
    name: Required[str]
    description: str | None
    color: Required[Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"]]
    priority: Required[int]

class _UpdateWebhook_Config(TypedDict, total=False):
    url: Required[str]
    content_type: str
    secret: str
    insecure_ssl: str | float

class Orgs(Operations):
    """The operations of GitHub's tag ``orgs``."""

    @deprecated("GitHub deprecates it")
    def add_security_manager_team(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/add-security-manager-team.

        Deprecated by GitHub.

        :param org: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/security-managers/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team
        """

    def assign_team_to_org_role(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/assign-team-to-org-role.

        :param org: path: a str
        :param team_slug: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#assign-an-organization-role-to-a-team
        """

    def assign_user_to_org_role(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/assign-user-to-org-role.

        :param org: path: a str
        :param username: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /orgs/{org}/organization-roles/users/{username}/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#assign-an-organization-role-to-a-user
        """

    def block_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/block-user.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /orgs/{org}/blocks/{username}``
        GitHub: https://docs.github.com/rest/orgs/blocking#block-a-user-from-an-organization
        """

    def cancel_invitation(
        self,
        org: str | GitHubCore,
        invitation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/cancel-invitation.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param invitation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /orgs/{org}/invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/orgs/members#cancel-an-organization-invitation
        """

    def check_blocked_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-blocked-user.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/blocks/{username}``
        GitHub: https://docs.github.com/rest/orgs/blocking#check-if-a-user-is-blocked-by-an-organization
        """

    def check_membership_for_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-membership-for-user.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/members/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#check-organization-membership-for-a-user
        """

    def check_public_membership_for_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-public-membership-for-user.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/public_members/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#check-public-organization-membership-for-a-user
        """

    def convert_member_to_outside_collaborator(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        async_: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """orgs/convert-member-to-outside-collaborator.

        :param org: path: a str
        :param username: path: a str
        :param async_: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any] | None
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /orgs/{org}/outside_collaborators/{username}``
        GitHub:
        https://docs.github.com/rest/orgs/outside-collaborators#convert-an-organization-member-to-outside-collaborator
        """

    def create_artifact_deployment_record(
        self,
        org: str | GitHubCore,
        *,
        cluster: str = ...,
        deployment_name: str,
        digest: str,
        github_repository: str = ...,
        logical_environment: str,
        name: str,
        physical_environment: str = ...,
        return_records: bool = ...,
        runtime_risks: Iterable[Literal["critical-resource", "internet-exposed", "lateral-movement", "sensitive-data"]] = ...,
        status: Literal["deployed", "decommissioned"],
        tags: Mapping[str, str] = ...,
        version: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_CreateArtifactDeploymentRecord:
        """orgs/create-artifact-deployment-record.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param cluster: body, optional: a str
        :param deployment_name: body: a str
        :param digest: body: a str
        :param github_repository: body, optional: a str
        :param logical_environment: body: a str
        :param name: body: a str
        :param physical_environment: body, optional: a str
        :param return_records: body, optional: a bool, default true
        :param runtime_risks: body, optional: an iterable
        :param status: body: one of "deployed", "decommissioned"
        :param tags: body, optional: a mapping
        :param version: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_CreateArtifactDeploymentRecord
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``POST /orgs/{org}/artifacts/metadata/deployment-record``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#create-an-artifact-deployment-record
        """

    def create_artifact_storage_record(
        self,
        org: str | GitHubCore,
        *,
        artifact_url: str = ...,
        digest: str,
        github_repository: str = ...,
        name: str,
        path: str = ...,
        registry_url: str,
        repository: str = ...,
        return_records: bool = ...,
        status: Literal["active", "eol", "deleted"] = ...,
        version: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_CreateArtifactStorageRecord:
        """orgs/create-artifact-storage-record.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param artifact_url: body, optional: a str
        :param digest: body: a str
        :param github_repository: body, optional: a str
        :param name: body: a str
        :param path: body, optional: a str
        :param registry_url: body: a str
        :param repository: body, optional: a str
        :param return_records: body, optional: a bool, default true
        :param status: body, optional: one of "active", "eol", "deleted", default "active"
        :param version: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_CreateArtifactStorageRecord
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``POST /orgs/{org}/artifacts/metadata/storage-record``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#create-artifact-metadata-storage-record
        """

    def create_cluster_deployment_records_job(
        self,
        org: str | GitHubCore,
        cluster: str | GitHubCore,
        *,
        deployments: Iterable[_CreateClusterDeploymentRecordsJob_Deployments],
        logical_environment: str,
        physical_environment: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_CreateClusterDeploymentRecordsJob:
        """orgs/create-cluster-deployment-records-job.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param cluster: path: a str
        :param deployments: body: an iterable
        :param logical_environment: body: a str
        :param physical_environment: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_CreateClusterDeploymentRecordsJob
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409

        Request: ``POST /orgs/{org}/artifacts/metadata/deployment-record/cluster/{cluster}/jobs``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#create-a-cluster-deployment-records-job
        """

    def create_custom_organization_role(
        self,
        org: str | GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain", "admin"] = ...,
        description: str = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationRole:
        """orgs/create-custom-organization-role.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param base_role: body, optional: one of "read", "triage", "write", "maintain", "admin"
        :param description: body, optional: a str
        :param name: body: a str
        :param permissions: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationRole
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``POST /orgs/{org}/organization-roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/organization-roles#create-a-custom-organization-role
        """

    def create_custom_repo_role(
        self,
        org: str | GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain"],
        description: str | None = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/create-custom-repo-role.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param base_role: body: one of "read", "triage", "write", "maintain"
        :param description: body, optional: a str or None
        :param name: body: a str
        :param permissions: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationCustomRepositoryRole
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /orgs/{org}/custom-repository-roles``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#create-a-custom-repository-role
        """

    @deprecated("GitHub deprecates it")
    def create_custom_role(
        self,
        org: str | GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain"],
        description: str | None = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/create-custom-role.

        Deprecated by GitHub.

        Hosts: ghec.

        :param org: path: a str
        :param base_role: body: one of "read", "triage", "write", "maintain"
        :param description: body, optional: a str or None
        :param name: body: a str
        :param permissions: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationCustomRepositoryRole
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /orgs/{org}/custom_roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---create-a-custom-role
        """

    def create_invitation(
        self,
        org: str | GitHubCore,
        *,
        email: str = ...,
        invitee_id: int = ...,
        role: Literal["admin", "direct_member", "billing_manager", "reinstate"] = ...,
        team_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationInvitation:
        """orgs/create-invitation.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param email: body, optional: a str
        :param invitee_id: body, optional: an int
        :param role: body, optional: one of "admin", "direct_member", "billing_manager", "reinstate", default
            "direct_member"
        :param team_ids: body, optional: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationInvitation
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /orgs/{org}/invitations``
        GitHub: https://docs.github.com/rest/orgs/members#create-an-organization-invitation
        """

    def create_issue_field(
        self,
        org: str | GitHubCore,
        *,
        data_type: Literal["text", "date", "single_select", "multi_select", "number"],
        description: str | None = ...,
        name: str,
        options: Iterable[_CreateIssueField_Options] | None = ...,
        visibility: Literal["organization_members_only", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueField:
        """orgs/create-issue-field.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param data_type: body: one of "text", "date", "single_select", "multi_select", "number"
        :param description: body, optional: a str or None
        :param name: body: a str
        :param options: body, optional: an iterable or None
        :param visibility: body, optional: one of "organization_members_only", "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueField
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /orgs/{org}/issue-fields``
        GitHub: https://docs.github.com/rest/orgs/issue-fields#create-issue-field-for-an-organization
        """

    def create_issue_type(
        self,
        org: str | GitHubCore,
        *,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = ...,
        description: str | None = ...,
        is_enabled: bool,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueType:
        """orgs/create-issue-type.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param color: body, optional: one of "gray", "blue", "green", "yellow", "orange", "red", "pink", "purple" or
            None
        :param description: body, optional: a str or None
        :param is_enabled: body: a bool
        :param name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueType
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /orgs/{org}/issue-types``
        GitHub: https://docs.github.com/rest/orgs/issue-types#create-issue-type-for-an-organization
        """

    def create_webhook(
        self,
        org: str | GitHubCore,
        *,
        active: bool = ...,
        config: _CreateWebhook_Config,
        events: Iterable[str] = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationHook:
        """orgs/create-webhook.

        :param org: path: a str
        :param active: body, optional: a bool, default true
        :param config: body: a mapping
        :param events: body, optional: an iterable of str, default ["push"]
        :param name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationHook
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /orgs/{org}/hooks``
        GitHub: https://docs.github.com/rest/orgs/webhooks#create-an-organization-webhook
        """

    def custom_properties_for_orgs_create_or_update_organization_values(
        self,
        org: str | GitHubCore,
        *,
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-orgs-create-or-update-organization-values.

        Hosts: ghec.

        :param org: path: a str
        :param properties: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /organizations/{org}/org-properties/values``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-properties-for-orgs#create-or-update-custom-property-values-for-an-organization
        """

    def custom_properties_for_orgs_get_organization_values(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomPropertyValue]:
        """orgs/custom-properties-for-orgs-get-organization-values.

        Hosts: ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CustomPropertyValue]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /organizations/{org}/org-properties/values``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-properties-for-orgs#get-all-custom-property-values-for-an-organization
        """

    def custom_properties_for_repos_create_or_update_organization_definition(
        self,
        org: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        allowed_values: Iterable[str] | None = ...,
        default_value: str | Iterable[str] | None = ...,
        description: str | None = ...,
        require_explicit_values: bool = ...,
        required: bool = ...,
        value_type: Literal["string", "single_select", "multi_select", "true_false", "url"],
        values_editable_by: Literal["org_actors", "org_and_repo_actors"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CustomProperty:
        """orgs/custom-properties-for-repos-create-or-update-organization-definition.

        :param org: path: a str
        :param custom_property_name: path: a str
        :param allowed_values: body, optional: an iterable of str or None
        :param default_value: body, optional: a str or an iterable of str or None
        :param description: body, optional: a str or None
        :param require_explicit_values: body, optional: a bool; only on api.github.com, ghec
        :param required: body, optional: a bool
        :param value_type: body: one of "string", "single_select", "multi_select", "true_false", "url"
        :param values_editable_by: body, optional: one of "org_actors", "org_and_repo_actors" or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CustomProperty
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /orgs/{org}/properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/rest/orgs/custom-properties#create-or-update-a-custom-property-for-an-organization
        """

    def custom_properties_for_repos_create_or_update_organization_definitions(
        self,
        org: str | GitHubCore,
        *,
        properties: Iterable[_CustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomProperty]:
        """orgs/custom-properties-for-repos-create-or-update-organization-definitions.

        :param org: path: a str
        :param properties: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CustomProperty]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PATCH /orgs/{org}/properties/schema``
        GitHub:
        https://docs.github.com/rest/orgs/custom-properties#create-or-update-custom-properties-for-an-organization
        """

    def custom_properties_for_repos_create_or_update_organization_values(
        self,
        org: str | GitHubCore,
        *,
        properties: Iterable[_CustomPropertyValue],
        repository_names: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-repos-create-or-update-organization-values.

        :param org: path: a str
        :param properties: body: an iterable
        :param repository_names: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /orgs/{org}/properties/values``
        GitHub:
        https://docs.github.com/rest/orgs/custom-properties#create-or-update-custom-property-values-for-organization-repositories
        """

    def custom_properties_for_repos_delete_organization_definition(
        self,
        org: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-repos-delete-organization-definition.

        :param org: path: a str
        :param custom_property_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /orgs/{org}/properties/schema/{custom_property_name}``
        GitHub: https://docs.github.com/rest/orgs/custom-properties#remove-a-custom-property-for-an-organization
        """

    def custom_properties_for_repos_get_organization_definition(
        self,
        org: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CustomProperty:
        """orgs/custom-properties-for-repos-get-organization-definition.

        :param org: path: a str
        :param custom_property_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CustomProperty
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/properties/schema/{custom_property_name}``
        GitHub: https://docs.github.com/rest/orgs/custom-properties#get-a-custom-property-for-an-organization
        """

    def custom_properties_for_repos_get_organization_definitions(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomProperty]:
        """orgs/custom-properties-for-repos-get-organization-definitions.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CustomProperty]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/properties/schema``
        GitHub: https://docs.github.com/rest/orgs/custom-properties#get-all-custom-properties-for-an-organization
        """

    def custom_properties_for_repos_get_organization_values(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_query: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrgRepoCustomPropertyValues]:
        """orgs/custom-properties-for-repos-get-organization-values.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param repository_query: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrgRepoCustomPropertyValues]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/properties/values``
        GitHub:
        https://docs.github.com/rest/orgs/custom-properties#list-custom-property-values-for-organization-repositories
        """

    def delete(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/delete.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/orgs#delete-an-organization
        """

    def delete_attestations_bulk(
        self,
        org: str | GitHubCore,
        *,
        attestation_ids: Iterable[int] = ...,
        subject_digests: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-bulk.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param attestation_ids: body, optional: an iterable of int
        :param subject_digests: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /orgs/{org}/attestations/delete-request``
        GitHub: https://docs.github.com/rest/orgs/attestations#delete-attestations-in-bulk
        """

    def delete_attestations_by_id(
        self,
        org: str | GitHubCore,
        attestation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-by-id.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param attestation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /orgs/{org}/attestations/{attestation_id}``
        GitHub: https://docs.github.com/rest/orgs/attestations#delete-attestations-by-id
        """

    def delete_attestations_by_subject_digest(
        self,
        org: str | GitHubCore,
        subject_digest: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-by-subject-digest.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param subject_digest: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /orgs/{org}/attestations/digest/{subject_digest}``
        GitHub: https://docs.github.com/rest/orgs/attestations#delete-attestations-by-subject-digest
        """

    def delete_custom_organization_role(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-organization-role.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/organization-roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/organization-roles#delete-a-custom-organization-role
        """

    def delete_custom_repo_role(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-repo-role.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/custom-repository-roles/{role_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#delete-a-custom-repository-role
        """

    @deprecated("GitHub deprecates it")
    def delete_custom_role(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-role.

        Deprecated by GitHub.

        Hosts: ghec.

        :param org: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/custom_roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---delete-a-custom-role
        """

    def delete_issue_field(
        self,
        org: str | GitHubCore,
        issue_field_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-issue-field.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param issue_field_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /orgs/{org}/issue-fields/{issue_field_id}``
        GitHub: https://docs.github.com/rest/orgs/issue-fields#delete-issue-field-for-an-organization
        """

    def delete_issue_type(
        self,
        org: str | GitHubCore,
        issue_type_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-issue-type.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param issue_type_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /orgs/{org}/issue-types/{issue_type_id}``
        GitHub: https://docs.github.com/rest/orgs/issue-types#delete-issue-type-for-an-organization
        """

    def delete_webhook(
        self,
        org: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-webhook.

        :param org: path: a str
        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /orgs/{org}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/orgs/webhooks#delete-an-organization-webhook
        """

    def disable_selected_repository_immutable_releases_organization(
        self,
        org: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/disable-selected-repository-immutable-releases-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/orgs/orgs#disable-a-selected-repository-for-immutable-releases-in-an-organization
        """

    @deprecated("GitHub deprecates it")
    def enable_or_disable_security_product_on_all_org_repos(
        self,
        org: str | GitHubCore,
        security_product: Literal["dependency_graph", "dependabot_alerts", "dependabot_security_updates", "advanced_security", "code_scanning_default_setup", "secret_scanning", "secret_scanning_push_protection"] | GitHubCore,
        enablement: Literal["enable_all", "disable_all"] | GitHubCore,
        *,
        query_suite: Literal["default", "extended"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/enable-or-disable-security-product-on-all-org-repos.

        Deprecated by GitHub.

        :param org: path: a str
        :param security_product: path: one of "dependency_graph", "dependabot_alerts", "dependabot_security_updates",
            "advanced_security", "code_scanning_default_setup", "secret_scanning", "secret_scanning_push_protection"
        :param enablement: path: one of "enable_all", "disable_all"
        :param query_suite: body, optional: one of "default", "extended"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /orgs/{org}/{security_product}/{enablement}``
        GitHub: https://docs.github.com/rest/orgs/orgs#enable-or-disable-a-security-feature-for-an-organization
        """

    def enable_selected_repository_immutable_releases_organization(
        self,
        org: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/enable-selected-repository-immutable-releases-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/orgs/orgs#enable-a-selected-repository-for-immutable-releases-in-an-organization
        """

    def get(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Organization:
        """orgs/get.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Organization
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/orgs#get-an-organization
        """

    def get_audit_log(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        include: Literal["web", "git", "all"] = ...,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        phrase: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AuditLogEvent]:
        """orgs/get-audit-log.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param include: query, optional: one of "web", "git", "all"
        :param order: query, optional: one of "desc", "asc"
        :param page: query, optional: an int, default 1; only on ghes-3.19
        :param per_page: query, optional: an int, default 30
        :param phrase: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[AuditLogEvent]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/audit-log``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#get-the-audit-log-for-an-organization
        """

    def get_cluster_deployment_records_job(
        self,
        org: str | GitHubCore,
        cluster: str | GitHubCore,
        job_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_GetClusterDeploymentRecordsJob:
        """orgs/get-cluster-deployment-records-job.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param cluster: path: a str
        :param job_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_GetClusterDeploymentRecordsJob
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/artifacts/metadata/deployment-record/cluster/{cluster}/jobs/{job_id}``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#get-cluster-deployment-records-job-status
        """

    def get_custom_repo_role(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/get-custom-repo-role.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationCustomRepositoryRole
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/custom-repository-roles/{role_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#get-a-custom-repository-role
        """

    @deprecated("GitHub deprecates it")
    def get_custom_role(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/get-custom-role.

        Deprecated by GitHub.

        Hosts: ghec.

        :param org: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationCustomRepositoryRole
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/custom_roles/{role_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---get-a-custom-role
        """

    def get_immutable_releases_settings(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ImmutableReleasesOrganizationSettings:
        """orgs/get-immutable-releases-settings.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ImmutableReleasesOrganizationSettings
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/settings/immutable-releases``
        GitHub: https://docs.github.com/rest/orgs/orgs#get-immutable-releases-settings-for-an-organization
        """

    def get_immutable_releases_settings_repositories(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """orgs/get-immutable-releases-settings-repositories.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/settings/immutable-releases/repositories``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-selected-repositories-for-immutable-releases-enforcement
        """

    def get_membership_for_authenticated_user(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Membership:
        """orgs/get-membership-for-authenticated-user.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Membership
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /user/memberships/orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/members#get-an-organization-membership-for-the-authenticated-user
        """

    def get_membership_for_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Membership:
        """orgs/get-membership-for-user.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Membership
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/memberships/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#get-organization-membership-for-a-user
        """

    def get_org_role(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationRole:
        """orgs/get-org-role.

        :param org: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationRole
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /orgs/{org}/organization-roles/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#get-an-organization-role
        """

    def get_org_ruleset_history(
        self,
        org: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RulesetVersion]:
        """orgs/get-org-ruleset-history.

        :param org: path: a str
        :param ruleset_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RulesetVersion]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /orgs/{org}/rulesets/{ruleset_id}/history``
        GitHub: https://docs.github.com/rest/orgs/rules#get-organization-ruleset-history
        """

    def get_org_ruleset_version(
        self,
        org: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RulesetVersionWithState:
        """orgs/get-org-ruleset-version.

        :param org: path: a str
        :param ruleset_id: path: an int
        :param version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RulesetVersionWithState
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}``
        GitHub: https://docs.github.com/rest/orgs/rules#get-organization-ruleset-version
        """

    def get_webhook(
        self,
        org: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationHook:
        """orgs/get-webhook.

        :param org: path: a str
        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationHook
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/orgs/webhooks#get-an-organization-webhook
        """

    def get_webhook_config_for_org(
        self,
        org: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """orgs/get-webhook-config-for-org.

        :param org: path: a str
        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WebhookConfig
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/hooks/{hook_id}/config``
        GitHub: https://docs.github.com/rest/orgs/webhooks#get-a-webhook-configuration-for-an-organization
        """

    def get_webhook_delivery(
        self,
        org: str | GitHubCore,
        hook_id: int | GitHubCore,
        delivery_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.HookDelivery:
        """orgs/get-webhook-delivery.

        :param org: path: a str
        :param hook_id: path: an int
        :param delivery_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: HookDelivery
        :raises GitHubError: the response has an error status; documented: 400, 422

        Request: ``GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}``
        GitHub: https://docs.github.com/rest/orgs/webhooks#get-a-webhook-delivery-for-an-organization-webhook
        """

    def list(
        self,
        *,
        per_page: int = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """orgs/list.

        :param per_page: query, optional: an int, default 30
        :param since: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortOrganization]
        :raises GitHubError: the response has an error status

        Request: ``GET /organizations``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-organizations
        """

    def list_app_installations(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Installation]:
        """orgs/list-app-installations.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Installation]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/installations``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-app-installations-for-an-organization
        """

    def list_artifact_deployment_records(
        self,
        org: str | GitHubCore,
        subject_digest: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListArtifactDeploymentRecords:
        """orgs/list-artifact-deployment-records.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param subject_digest: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_ListArtifactDeploymentRecords
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/artifacts/{subject_digest}/metadata/deployment-records``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#list-artifact-deployment-records
        """

    def list_artifact_storage_records(
        self,
        org: str | GitHubCore,
        subject_digest: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListArtifactStorageRecords:
        """orgs/list-artifact-storage-records.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param subject_digest: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_ListArtifactStorageRecords
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#list-artifact-storage-records
        """

    def list_attestation_repositories(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Orgs_ListAttestationRepositories]:
        """orgs/list-attestation-repositories.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param predicate_type: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Orgs_ListAttestationRepositories]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/attestations/repositories``
        GitHub: https://docs.github.com/rest/orgs/attestations#list-attestation-repositories
        """

    def list_attestations(
        self,
        org: str | GitHubCore,
        subject_digest: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Orgs_ListAttestations_Attestations]:
        """orgs/list-attestations.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param subject_digest: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param predicate_type: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Orgs_ListAttestations_Attestations]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/attestations/{subject_digest}``
        GitHub: https://docs.github.com/rest/orgs/attestations#list-attestations
        """

    def list_attestations_bulk(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        subject_digests: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListAttestationsBulk:
        """orgs/list-attestations-bulk.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param predicate_type: body, optional: a str
        :param subject_digests: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_ListAttestationsBulk
        :raises GitHubError: the response has an error status

        Request: ``POST /orgs/{org}/attestations/bulk-list``
        GitHub: https://docs.github.com/rest/orgs/attestations#list-attestations-by-bulk-subject-digests
        """

    def list_blocked_users(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """orgs/list-blocked-users.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/blocks``
        GitHub: https://docs.github.com/rest/orgs/blocking#list-users-blocked-by-an-organization
        """

    def list_custom_repo_roles(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListCustomRepoRoles:
        """orgs/list-custom-repo-roles.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_ListCustomRepoRoles
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/custom-repository-roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#list-custom-repository-roles-in-an-organization
        """

    @deprecated("GitHub deprecates it")
    def list_custom_roles(
        self,
        organization_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListCustomRoles:
        """orgs/list-custom-roles.

        Deprecated by GitHub.

        Hosts: ghec, ghes-3.19.

        :param organization_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_ListCustomRoles
        :raises GitHubError: the response has an error status

        Request: ``GET /organizations/{organization_id}/custom_roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---list-custom-repository-roles-in-an-organization
        """

    def list_failed_invitations(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationInvitation]:
        """orgs/list-failed-invitations.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationInvitation]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/failed_invitations``
        GitHub: https://docs.github.com/rest/orgs/members#list-failed-organization-invitations
        """

    @deprecated("GitHub deprecates it")
    def list_fine_grained_permissions(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RepositoryFineGrainedPermission]:
        """orgs/list-fine-grained-permissions.

        Deprecated by GitHub.

        Hosts: ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[RepositoryFineGrainedPermission]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/fine_grained_permissions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---list-fine-grained-permissions-for-an-organization
        """

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """orgs/list-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortOrganization]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /user/orgs``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-organizations-for-the-authenticated-user
        """

    def list_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """orgs/list-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortOrganization]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/orgs``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-organizations-for-a-user
        """

    def list_invitation_teams(
        self,
        org: str | GitHubCore,
        invitation_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """orgs/list-invitation-teams.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param invitation_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortTeam]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/invitations/{invitation_id}/teams``
        GitHub: https://docs.github.com/rest/orgs/members#list-organization-invitation-teams
        """

    def list_issue_fields(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueField]:
        """orgs/list-issue-fields.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[IssueField]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/issue-fields``
        GitHub: https://docs.github.com/rest/orgs/issue-fields#list-issue-fields-for-an-organization
        """

    def list_issue_types(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueType]:
        """orgs/list-issue-types.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[IssueType]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/issue-types``
        GitHub: https://docs.github.com/rest/orgs/issue-types#list-issue-types-for-an-organization
        """

    def list_members(
        self,
        org: str | GitHubCore,
        *,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["all", "admin", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """orgs/list-members.

        :param org: path: a str
        :param filter: query, optional: one of "2fa_disabled", "2fa_insecure", "all", default "all"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param role: query, optional: one of "all", "admin", "member", default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /orgs/{org}/members``
        GitHub: https://docs.github.com/rest/orgs/members#list-organization-members
        """

    def list_memberships_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Membership]:
        """orgs/list-memberships-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param state: query, optional: one of "active", "pending"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Membership]
        :raises GitHubError: the response has an error status; documented: 401, 403, 422

        Request: ``GET /user/memberships/orgs``
        GitHub: https://docs.github.com/rest/orgs/members#list-organization-memberships-for-the-authenticated-user
        """

    def list_org_role_teams(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.TeamRoleAssignment]:
        """orgs/list-org-role-teams.

        :param org: path: a str
        :param role_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[TeamRoleAssignment]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /orgs/{org}/organization-roles/{role_id}/teams``
        GitHub:
        https://docs.github.com/rest/orgs/organization-roles#list-teams-that-are-assigned-to-an-organization-role
        """

    def list_org_role_users(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.UserRoleAssignment]:
        """orgs/list-org-role-users.

        :param org: path: a str
        :param role_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[UserRoleAssignment]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /orgs/{org}/organization-roles/{role_id}/users``
        GitHub:
        https://docs.github.com/rest/orgs/organization-roles#list-users-that-are-assigned-to-an-organization-role
        """

    def list_org_roles(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListOrgRoles:
        """orgs/list-org-roles.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_ListOrgRoles
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /orgs/{org}/organization-roles``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#get-all-organization-roles-for-an-organization
        """

    def list_organization_fine_grained_permissions(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Orgs_ListOrganizationFineGrainedPermissions]:
        """orgs/list-organization-fine-grained-permissions.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Orgs_ListOrganizationFineGrainedPermissions]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /orgs/{org}/organization-fine-grained-permissions``
        GitHub:
        https://docs.github.com/rest/orgs/organization-roles#list-organization-fine-grained-permissions-for-an-organization
        """

    def list_outside_collaborators(
        self,
        org: str | GitHubCore,
        *,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """orgs/list-outside-collaborators.

        :param org: path: a str
        :param filter: query, optional: one of "2fa_disabled", "2fa_insecure", "all", default "all"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/outside_collaborators``
        GitHub: https://docs.github.com/rest/orgs/outside-collaborators#list-outside-collaborators-for-an-organization
        """

    def list_pat_grant_repositories(
        self,
        org: str | GitHubCore,
        pat_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """orgs/list-pat-grant-repositories.

        :param org: path: a str
        :param pat_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#list-repositories-a-fine-grained-personal-access-token-has-access-to
        """

    def list_pat_grant_request_repositories(
        self,
        org: str | GitHubCore,
        pat_request_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """orgs/list-pat-grant-request-repositories.

        :param org: path: a str
        :param pat_request_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#list-repositories-requested-to-be-accessed-by-a-fine-grained-personal-access-token
        """

    def list_pat_grant_requests(
        self,
        org: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        last_used_after: datetime | str = ...,
        last_used_before: datetime | str = ...,
        owner: Iterable[str] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: str = ...,
        repository: str = ...,
        sort: Literal["created_at"] = ...,
        token_id: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationProgrammaticAccessGrantRequest]:
        """orgs/list-pat-grant-requests.

        :param org: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param last_used_after: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param last_used_before: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param owner: query, optional: an iterable of str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param permission: query, optional: a str
        :param repository: query, optional: a str
        :param sort: query, optional: "created_at", default "created_at"
        :param token_id: query, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationProgrammaticAccessGrantRequest]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``GET /orgs/{org}/personal-access-token-requests``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#list-requests-to-access-organization-resources-with-fine-grained-personal-access-tokens
        """

    def list_pat_grants(
        self,
        org: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        last_used_after: datetime | str = ...,
        last_used_before: datetime | str = ...,
        owner: Iterable[str] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: str = ...,
        repository: str = ...,
        sort: Literal["created_at"] = ...,
        token_id: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationProgrammaticAccessGrant]:
        """orgs/list-pat-grants.

        :param org: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param last_used_after: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param last_used_before: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param owner: query, optional: an iterable of str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param permission: query, optional: a str
        :param repository: query, optional: a str
        :param sort: query, optional: "created_at", default "created_at"
        :param token_id: query, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationProgrammaticAccessGrant]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``GET /orgs/{org}/personal-access-tokens``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#list-fine-grained-personal-access-tokens-with-access-to-organization-resources
        """

    def list_pending_invitations(
        self,
        org: str | GitHubCore,
        *,
        invitation_source: Literal["all", "member", "scim"] = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["all", "admin", "direct_member", "billing_manager", "hiring_manager"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationInvitation]:
        """orgs/list-pending-invitations.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param invitation_source: query, optional: one of "all", "member", "scim", default "all"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param role: query, optional: one of "all", "admin", "direct_member", "billing_manager", "hiring_manager",
            default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationInvitation]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/invitations``
        GitHub: https://docs.github.com/rest/orgs/members#list-pending-organization-invitations
        """

    def list_public_members(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """orgs/list-public-members.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/public_members``
        GitHub: https://docs.github.com/rest/orgs/members#list-public-organization-members
        """

    def list_push_bypass_requests(
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
    ) -> Listing[_models.PushRuleBypassRequest]:
        """orgs/list-push-bypass-requests.

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
        :returns: Listing[PushRuleBypassRequest]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /orgs/{org}/bypass-requests/push-rules``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/bypass-requests#list-push-rule-bypass-requests-within-an-organization
        """

    def list_repo_fine_grained_permissions(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RepositoryFineGrainedPermission]:
        """orgs/list-repo-fine-grained-permissions.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[RepositoryFineGrainedPermission]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/repository-fine-grained-permissions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#list-repository-fine-grained-permissions-for-an-organization
        """

    def list_saml_sso_authorizations(
        self,
        org: str | GitHubCore,
        *,
        login: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CredentialAuthorization]:
        """orgs/list-saml-sso-authorizations.

        Hosts: ghec.

        :param org: path: a str
        :param login: query, optional: a str
        :param page: query, optional: an int
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CredentialAuthorization]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/credential-authorizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#list-saml-sso-authorizations-for-an-organization
        """

    @deprecated("GitHub deprecates it")
    def list_security_manager_teams(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """orgs/list-security-manager-teams.

        Deprecated by GitHub.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortTeam]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/security-managers``
        GitHub: https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams
        """

    def list_webhook_deliveries(
        self,
        org: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.HookDeliveryItem]:
        """orgs/list-webhook-deliveries.

        :param org: path: a str
        :param hook_id: path: an int
        :param cursor: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param status: query, optional: one of "success", "failure"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[HookDeliveryItem]
        :raises GitHubError: the response has an error status; documented: 400, 422

        Request: ``GET /orgs/{org}/hooks/{hook_id}/deliveries``
        GitHub: https://docs.github.com/rest/orgs/webhooks#list-deliveries-for-an-organization-webhook
        """

    def list_webhooks(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationHook]:
        """orgs/list-webhooks.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrganizationHook]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/hooks``
        GitHub: https://docs.github.com/rest/orgs/webhooks#list-organization-webhooks
        """

    def patch_custom_organization_role(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        base_role: Literal["none", "read", "triage", "write", "maintain", "admin"] = ...,
        description: str = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationRole:
        """orgs/patch-custom-organization-role.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param role_id: path: an int
        :param base_role: body, optional: one of "none", "read", "triage", "write", "maintain", "admin"
        :param description: body, optional: a str
        :param name: body, optional: a str
        :param permissions: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationRole
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``PATCH /orgs/{org}/organization-roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/organization-roles#update-a-custom-organization-role
        """

    def ping_webhook(
        self,
        org: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/ping-webhook.

        :param org: path: a str
        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /orgs/{org}/hooks/{hook_id}/pings``
        GitHub: https://docs.github.com/rest/orgs/webhooks#ping-an-organization-webhook
        """

    def redeliver_webhook_delivery(
        self,
        org: str | GitHubCore,
        hook_id: int | GitHubCore,
        delivery_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/redeliver-webhook-delivery.

        :param org: path: a str
        :param hook_id: path: an int
        :param delivery_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 400, 422

        Request: ``POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts``
        GitHub: https://docs.github.com/rest/orgs/webhooks#redeliver-a-delivery-for-an-organization-webhook
        """

    def remove_member(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-member.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``DELETE /orgs/{org}/members/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#remove-an-organization-member
        """

    def remove_membership_for_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-membership-for-user.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /orgs/{org}/memberships/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#remove-organization-membership-for-a-user
        """

    def remove_outside_collaborator(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-outside-collaborator.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /orgs/{org}/outside_collaborators/{username}``
        GitHub: https://docs.github.com/rest/orgs/outside-collaborators#remove-outside-collaborator-from-an-organization
        """

    def remove_public_membership_for_authenticated_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-public-membership-for-authenticated-user.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/public_members/{username}``
        GitHub:
        https://docs.github.com/rest/orgs/members#remove-public-organization-membership-for-the-authenticated-user
        """

    def remove_saml_sso_authorization(
        self,
        org: str | GitHubCore,
        credential_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-saml-sso-authorization.

        Hosts: ghec.

        :param org: path: a str
        :param credential_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /orgs/{org}/credential-authorizations/{credential_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#remove-a-saml-sso-authorization-for-an-organization
        """

    @deprecated("GitHub deprecates it")
    def remove_security_manager_team(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-security-manager-team.

        Deprecated by GitHub.

        :param org: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/security-managers/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team
        """

    def review_pat_grant_request(
        self,
        org: str | GitHubCore,
        pat_request_id: int | GitHubCore,
        *,
        action: Literal["approve", "deny"],
        reason: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/review-pat-grant-request.

        :param org: path: a str
        :param pat_request_id: path: an int
        :param action: body: one of "approve", "deny"
        :param reason: body, optional: a str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``POST /orgs/{org}/personal-access-token-requests/{pat_request_id}``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#review-a-request-to-access-organization-resources-with-a-fine-grained-personal-access-token
        """

    def review_pat_grant_requests_in_bulk(
        self,
        org: str | GitHubCore,
        *,
        action: Literal["approve", "deny"],
        pat_request_ids: Iterable[int] = ...,
        reason: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/review-pat-grant-requests-in-bulk.

        :param org: path: a str
        :param action: body: one of "approve", "deny"
        :param pat_request_ids: body, optional: an iterable of int
        :param reason: body, optional: a str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``POST /orgs/{org}/personal-access-token-requests``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#review-requests-to-access-organization-resources-with-fine-grained-personal-access-tokens
        """

    def revoke_all_credential_authorizations(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_RevokeAllCredentialAuthorizations:
        """orgs/revoke-all-credential-authorizations.

        Hosts: ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_RevokeAllCredentialAuthorizations
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``POST /orgs/{org}/credential-authorizations/revoke-all``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#revoke-all-credential-authorizations-for-an-organization
        """

    def revoke_all_org_roles_team(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-all-org-roles-team.

        :param org: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/organization-roles/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#remove-all-organization-roles-for-a-team
        """

    def revoke_all_org_roles_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-all-org-roles-user.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/organization-roles/users/{username}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#remove-all-organization-roles-for-a-user
        """

    def revoke_credential_authorizations_for_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_RevokeCredentialAuthorizationsForUser:
        """orgs/revoke-credential-authorizations-for-user.

        Hosts: ghec.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_RevokeCredentialAuthorizationsForUser
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``POST /orgs/{org}/credential-authorizations/{username}/revoke``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#revoke-credential-authorizations-for-a-user-in-an-organization
        """

    def revoke_credential_type(
        self,
        org: str | GitHubCore,
        *,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_RevokeCredentialType:
        """orgs/revoke-credential-type.

        Hosts: ghec.

        :param org: path: a str
        :param credential_type: body: one of "classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_RevokeCredentialType
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /orgs/{org}/credential-authorizations/revoke-credential-type``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#revoke-a-single-credential-type-for-an-organization
        """

    def revoke_credential_type_for_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_RevokeCredentialTypeForUser:
        """orgs/revoke-credential-type-for-user.

        Hosts: ghec.

        :param org: path: a str
        :param username: path: a str
        :param credential_type: body: one of "classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_RevokeCredentialTypeForUser
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /orgs/{org}/credential-authorizations/{username}/revoke-credential-type``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#revoke-a-single-credential-type-for-a-user-in-an-organization
        """

    def revoke_org_role_team(
        self,
        org: str | GitHubCore,
        team_slug: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-org-role-team.

        :param org: path: a str
        :param team_slug: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#remove-an-organization-role-from-a-team
        """

    def revoke_org_role_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-org-role-user.

        :param org: path: a str
        :param username: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#remove-an-organization-role-from-a-user
        """

    def set_cluster_deployment_records(
        self,
        org: str | GitHubCore,
        cluster: str | GitHubCore,
        *,
        deployments: Iterable[_SetClusterDeploymentRecords_Deployments],
        logical_environment: str,
        partial_success: bool = ...,
        physical_environment: str = ...,
        return_records: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_SetClusterDeploymentRecords:
        """orgs/set-cluster-deployment-records.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param cluster: path: a str
        :param deployments: body: an iterable
        :param logical_environment: body: a str
        :param partial_success: body, optional: a bool, default false
        :param physical_environment: body, optional: a str
        :param return_records: body, optional: a bool, default true
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Orgs_SetClusterDeploymentRecords
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``POST /orgs/{org}/artifacts/metadata/deployment-record/cluster/{cluster}``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#set-cluster-deployment-records
        """

    def set_immutable_releases_settings(
        self,
        org: str | GitHubCore,
        *,
        enforced_repositories: Literal["all", "none", "selected"],
        selected_repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-immutable-releases-settings.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param enforced_repositories: body: one of "all", "none", "selected"
        :param selected_repository_ids: body, optional: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/settings/immutable-releases``
        GitHub: https://docs.github.com/rest/orgs/orgs#set-immutable-releases-settings-for-an-organization
        """

    def set_immutable_releases_settings_repositories(
        self,
        org: str | GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-immutable-releases-settings-repositories.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /orgs/{org}/settings/immutable-releases/repositories``
        GitHub: https://docs.github.com/rest/orgs/orgs#set-selected-repositories-for-immutable-releases-enforcement
        """

    def set_membership_for_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        role: Literal["admin", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Membership:
        """orgs/set-membership-for-user.

        :param org: path: a str
        :param username: path: a str
        :param role: body, optional: one of "admin", "member", default "member"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Membership
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``PUT /orgs/{org}/memberships/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#set-organization-membership-for-a-user
        """

    def set_public_membership_for_authenticated_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-public-membership-for-authenticated-user.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``PUT /orgs/{org}/public_members/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#set-public-organization-membership-for-the-authenticated-user
        """

    def unblock_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/unblock-user.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/blocks/{username}``
        GitHub: https://docs.github.com/rest/orgs/blocking#unblock-a-user-from-an-organization
        """

    def update(
        self,
        org: str | GitHubCore,
        *,
        advanced_security_enabled_for_new_repositories: bool = ...,
        billing_email: str = ...,
        blog: str = ...,
        company: str = ...,
        default_repository_permission: Literal["read", "write", "admin", "none"] = ...,
        dependabot_alerts_enabled_for_new_repositories: bool = ...,
        dependabot_security_updates_enabled_for_new_repositories: bool = ...,
        dependency_graph_enabled_for_new_repositories: bool = ...,
        deploy_keys_enabled_for_repositories: bool = ...,
        description: str = ...,
        email: str = ...,
        has_organization_projects: bool = ...,
        has_repository_projects: bool = ...,
        location: str = ...,
        members_allowed_repository_creation_type: Literal["all", "private", "none"] = ...,
        members_can_create_internal_repositories: bool = ...,
        members_can_create_pages: bool = ...,
        members_can_create_private_pages: bool = ...,
        members_can_create_private_repositories: bool = ...,
        members_can_create_public_pages: bool = ...,
        members_can_create_public_repositories: bool = ...,
        members_can_create_repositories: bool = ...,
        members_can_fork_private_repositories: bool = ...,
        name: str = ...,
        secret_scanning_enabled_for_new_repositories: bool = ...,
        secret_scanning_push_protection_custom_link: str = ...,
        secret_scanning_push_protection_custom_link_enabled: bool = ...,
        secret_scanning_push_protection_enabled_for_new_repositories: bool = ...,
        secret_scanning_validity_checks_enabled: bool = ...,
        twitter_username: str = ...,
        web_commit_signoff_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Organization:
        """orgs/update.

        :param org: path: a str
        :param advanced_security_enabled_for_new_repositories: body, optional: a bool
        :param billing_email: body, optional: a str
        :param blog: body, optional: a str
        :param company: body, optional: a str
        :param default_repository_permission: body, optional: one of "read", "write", "admin", "none", default "read"
        :param dependabot_alerts_enabled_for_new_repositories: body, optional: a bool
        :param dependabot_security_updates_enabled_for_new_repositories: body, optional: a bool
        :param dependency_graph_enabled_for_new_repositories: body, optional: a bool
        :param deploy_keys_enabled_for_repositories: body, optional: a bool
        :param description: body, optional: a str
        :param email: body, optional: a str
        :param has_organization_projects: body, optional: a bool
        :param has_repository_projects: body, optional: a bool
        :param location: body, optional: a str
        :param members_allowed_repository_creation_type: body, optional: one of "all", "private", "none"
        :param members_can_create_internal_repositories: body, optional: a bool
        :param members_can_create_pages: body, optional: a bool, default true
        :param members_can_create_private_pages: body, optional: a bool, default true; only on api.github.com, ghec
        :param members_can_create_private_repositories: body, optional: a bool
        :param members_can_create_public_pages: body, optional: a bool, default true; only on api.github.com, ghec
        :param members_can_create_public_repositories: body, optional: a bool
        :param members_can_create_repositories: body, optional: a bool, default true
        :param members_can_fork_private_repositories: body, optional: a bool, default false
        :param name: body, optional: a str
        :param secret_scanning_enabled_for_new_repositories: body, optional: a bool
        :param secret_scanning_push_protection_custom_link: body, optional: a str
        :param secret_scanning_push_protection_custom_link_enabled: body, optional: a bool
        :param secret_scanning_push_protection_enabled_for_new_repositories: body, optional: a bool
        :param secret_scanning_validity_checks_enabled: body, optional: a bool; only on ghec
        :param twitter_username: body, optional: a str
        :param web_commit_signoff_required: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Organization
        :raises GitHubError: the response has an error status; documented: 409, 422

        Request: ``PATCH /orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/orgs#update-an-organization
        """

    def update_custom_repo_role(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain"] = ...,
        description: str | None = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/update-custom-repo-role.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param role_id: path: an int
        :param base_role: body, optional: one of "read", "triage", "write", "maintain"
        :param description: body, optional: a str or None
        :param name: body, optional: a str
        :param permissions: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationCustomRepositoryRole
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PATCH /orgs/{org}/custom-repository-roles/{role_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#update-a-custom-repository-role
        """

    @deprecated("GitHub deprecates it")
    def update_custom_role(
        self,
        org: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain"] = ...,
        description: str | None = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/update-custom-role.

        Deprecated by GitHub.

        Hosts: ghec.

        :param org: path: a str
        :param role_id: path: an int
        :param base_role: body, optional: one of "read", "triage", "write", "maintain"
        :param description: body, optional: a str or None
        :param name: body, optional: a str
        :param permissions: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationCustomRepositoryRole
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PATCH /orgs/{org}/custom_roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---update-a-custom-role
        """

    def update_issue_field(
        self,
        org: str | GitHubCore,
        issue_field_id: int | GitHubCore,
        *,
        description: str | None = ...,
        name: str = ...,
        options: Iterable[_UpdateIssueField_Options] = ...,
        visibility: Literal["organization_members_only", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueField:
        """orgs/update-issue-field.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param issue_field_id: path: an int
        :param description: body, optional: a str or None
        :param name: body, optional: a str
        :param options: body, optional: an iterable
        :param visibility: body, optional: one of "organization_members_only", "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueField
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PATCH /orgs/{org}/issue-fields/{issue_field_id}``
        GitHub: https://docs.github.com/rest/orgs/issue-fields#update-issue-field-for-an-organization
        """

    def update_issue_type(
        self,
        org: str | GitHubCore,
        issue_type_id: int | GitHubCore,
        *,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = ...,
        description: str | None = ...,
        is_enabled: bool,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueType:
        """orgs/update-issue-type.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param issue_type_id: path: an int
        :param color: body, optional: one of "gray", "blue", "green", "yellow", "orange", "red", "pink", "purple" or
            None
        :param description: body, optional: a str or None
        :param is_enabled: body: a bool
        :param name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueType
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /orgs/{org}/issue-types/{issue_type_id}``
        GitHub: https://docs.github.com/rest/orgs/issue-types#update-issue-type-for-an-organization
        """

    def update_membership_for_authenticated_user(
        self,
        org: str | GitHubCore,
        *,
        state: Literal["active"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Membership:
        """orgs/update-membership-for-authenticated-user.

        :param org: path: a str
        :param state: body: "active"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Membership
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /user/memberships/orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/members#update-an-organization-membership-for-the-authenticated-user
        """

    def update_pat_access(
        self,
        org: str | GitHubCore,
        pat_id: int | GitHubCore,
        *,
        action: Literal["revoke"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/update-pat-access.

        :param org: path: a str
        :param pat_id: path: an int
        :param action: body: "revoke"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``POST /orgs/{org}/personal-access-tokens/{pat_id}``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#update-the-access-a-fine-grained-personal-access-token-has-to-organization-resources
        """

    def update_pat_accesses(
        self,
        org: str | GitHubCore,
        *,
        action: Literal["revoke"],
        pat_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/update-pat-accesses.

        :param org: path: a str
        :param action: body: "revoke"
        :param pat_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 500

        Request: ``POST /orgs/{org}/personal-access-tokens``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#update-the-access-to-organization-resources-via-fine-grained-personal-access-tokens
        """

    def update_webhook(
        self,
        org: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        active: bool = ...,
        config: _UpdateWebhook_Config = ...,
        events: Iterable[str] = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationHook:
        """orgs/update-webhook.

        :param org: path: a str
        :param hook_id: path: an int
        :param active: body, optional: a bool, default true
        :param config: body, optional: a mapping
        :param events: body, optional: an iterable of str, default ["push"]
        :param name: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationHook
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PATCH /orgs/{org}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/orgs/webhooks#update-an-organization-webhook
        """

    def update_webhook_config_for_org(
        self,
        org: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """orgs/update-webhook-config-for-org.

        :param org: path: a str
        :param hook_id: path: an int
        :param content_type: body, optional: a str
        :param insecure_ssl: body, optional: a str or a number
        :param secret: body, optional: a str
        :param url: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WebhookConfig
        :raises GitHubError: the response has an error status

        Request: ``PATCH /orgs/{org}/hooks/{hook_id}/config``
        GitHub: https://docs.github.com/rest/orgs/webhooks#update-a-webhook-configuration-for-an-organization
        """

class AsyncOrgs(Operations):
    """The operations of GitHub's tag ``orgs``, for asyncio."""

    @deprecated("GitHub deprecates it")
    async def add_security_manager_team(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/add-security-manager-team.

        Request: ``PUT /orgs/{org}/security-managers/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team
        """

    async def assign_team_to_org_role(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/assign-team-to-org-role.

        Request: ``PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#assign-an-organization-role-to-a-team
        """

    async def assign_user_to_org_role(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/assign-user-to-org-role.

        Request: ``PUT /orgs/{org}/organization-roles/users/{username}/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#assign-an-organization-role-to-a-user
        """

    async def block_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/block-user.

        Request: ``PUT /orgs/{org}/blocks/{username}``
        GitHub: https://docs.github.com/rest/orgs/blocking#block-a-user-from-an-organization
        """

    async def cancel_invitation(
        self,
        org: str | _aio.GitHubCore,
        invitation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/cancel-invitation.

        Request: ``DELETE /orgs/{org}/invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/orgs/members#cancel-an-organization-invitation
        """

    async def check_blocked_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-blocked-user.

        Request: ``GET /orgs/{org}/blocks/{username}``
        GitHub: https://docs.github.com/rest/orgs/blocking#check-if-a-user-is-blocked-by-an-organization
        """

    async def check_membership_for_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-membership-for-user.

        Request: ``GET /orgs/{org}/members/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#check-organization-membership-for-a-user
        """

    async def check_public_membership_for_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-public-membership-for-user.

        Request: ``GET /orgs/{org}/public_members/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#check-public-organization-membership-for-a-user
        """

    async def convert_member_to_outside_collaborator(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        async_: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """orgs/convert-member-to-outside-collaborator.

        Request: ``PUT /orgs/{org}/outside_collaborators/{username}``
        GitHub:
        https://docs.github.com/rest/orgs/outside-collaborators#convert-an-organization-member-to-outside-collaborator
        """

    async def create_artifact_deployment_record(
        self,
        org: str | _aio.GitHubCore,
        *,
        cluster: str = ...,
        deployment_name: str,
        digest: str,
        github_repository: str = ...,
        logical_environment: str,
        name: str,
        physical_environment: str = ...,
        return_records: bool = ...,
        runtime_risks: Iterable[Literal["critical-resource", "internet-exposed", "lateral-movement", "sensitive-data"]] = ...,
        status: Literal["deployed", "decommissioned"],
        tags: Mapping[str, str] = ...,
        version: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_CreateArtifactDeploymentRecord:
        """orgs/create-artifact-deployment-record.

        Request: ``POST /orgs/{org}/artifacts/metadata/deployment-record``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#create-an-artifact-deployment-record
        """

    async def create_artifact_storage_record(
        self,
        org: str | _aio.GitHubCore,
        *,
        artifact_url: str = ...,
        digest: str,
        github_repository: str = ...,
        name: str,
        path: str = ...,
        registry_url: str,
        repository: str = ...,
        return_records: bool = ...,
        status: Literal["active", "eol", "deleted"] = ...,
        version: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_CreateArtifactStorageRecord:
        """orgs/create-artifact-storage-record.

        Request: ``POST /orgs/{org}/artifacts/metadata/storage-record``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#create-artifact-metadata-storage-record
        """

    async def create_cluster_deployment_records_job(
        self,
        org: str | _aio.GitHubCore,
        cluster: str | _aio.GitHubCore,
        *,
        deployments: Iterable[_CreateClusterDeploymentRecordsJob_Deployments],
        logical_environment: str,
        physical_environment: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_CreateClusterDeploymentRecordsJob:
        """orgs/create-cluster-deployment-records-job.

        Request: ``POST /orgs/{org}/artifacts/metadata/deployment-record/cluster/{cluster}/jobs``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#create-a-cluster-deployment-records-job
        """

    async def create_custom_organization_role(
        self,
        org: str | _aio.GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain", "admin"] = ...,
        description: str = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationRole:
        """orgs/create-custom-organization-role.

        Request: ``POST /orgs/{org}/organization-roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/organization-roles#create-a-custom-organization-role
        """

    async def create_custom_repo_role(
        self,
        org: str | _aio.GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain"],
        description: str | None = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/create-custom-repo-role.

        Request: ``POST /orgs/{org}/custom-repository-roles``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#create-a-custom-repository-role
        """

    @deprecated("GitHub deprecates it")
    async def create_custom_role(
        self,
        org: str | _aio.GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain"],
        description: str | None = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/create-custom-role.

        Request: ``POST /orgs/{org}/custom_roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---create-a-custom-role
        """

    async def create_invitation(
        self,
        org: str | _aio.GitHubCore,
        *,
        email: str = ...,
        invitee_id: int = ...,
        role: Literal["admin", "direct_member", "billing_manager", "reinstate"] = ...,
        team_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationInvitation:
        """orgs/create-invitation.

        Request: ``POST /orgs/{org}/invitations``
        GitHub: https://docs.github.com/rest/orgs/members#create-an-organization-invitation
        """

    async def create_issue_field(
        self,
        org: str | _aio.GitHubCore,
        *,
        data_type: Literal["text", "date", "single_select", "multi_select", "number"],
        description: str | None = ...,
        name: str,
        options: Iterable[_CreateIssueField_Options] | None = ...,
        visibility: Literal["organization_members_only", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueField:
        """orgs/create-issue-field.

        Request: ``POST /orgs/{org}/issue-fields``
        GitHub: https://docs.github.com/rest/orgs/issue-fields#create-issue-field-for-an-organization
        """

    async def create_issue_type(
        self,
        org: str | _aio.GitHubCore,
        *,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = ...,
        description: str | None = ...,
        is_enabled: bool,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueType:
        """orgs/create-issue-type.

        Request: ``POST /orgs/{org}/issue-types``
        GitHub: https://docs.github.com/rest/orgs/issue-types#create-issue-type-for-an-organization
        """

    async def create_webhook(
        self,
        org: str | _aio.GitHubCore,
        *,
        active: bool = ...,
        config: _CreateWebhook_Config,
        events: Iterable[str] = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationHook:
        """orgs/create-webhook.

        Request: ``POST /orgs/{org}/hooks``
        GitHub: https://docs.github.com/rest/orgs/webhooks#create-an-organization-webhook
        """

    async def custom_properties_for_orgs_create_or_update_organization_values(
        self,
        org: str | _aio.GitHubCore,
        *,
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-orgs-create-or-update-organization-values.

        Request: ``PATCH /organizations/{org}/org-properties/values``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-properties-for-orgs#create-or-update-custom-property-values-for-an-organization
        """

    async def custom_properties_for_orgs_get_organization_values(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomPropertyValue]:
        """orgs/custom-properties-for-orgs-get-organization-values.

        Request: ``GET /organizations/{org}/org-properties/values``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-properties-for-orgs#get-all-custom-property-values-for-an-organization
        """

    async def custom_properties_for_repos_create_or_update_organization_definition(
        self,
        org: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        allowed_values: Iterable[str] | None = ...,
        default_value: str | Iterable[str] | None = ...,
        description: str | None = ...,
        require_explicit_values: bool = ...,
        required: bool = ...,
        value_type: Literal["string", "single_select", "multi_select", "true_false", "url"],
        values_editable_by: Literal["org_actors", "org_and_repo_actors"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CustomProperty:
        """orgs/custom-properties-for-repos-create-or-update-organization-definition.

        Request: ``PUT /orgs/{org}/properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/rest/orgs/custom-properties#create-or-update-a-custom-property-for-an-organization
        """

    async def custom_properties_for_repos_create_or_update_organization_definitions(
        self,
        org: str | _aio.GitHubCore,
        *,
        properties: Iterable[_CustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomProperty]:
        """orgs/custom-properties-for-repos-create-or-update-organization-definitions.

        Request: ``PATCH /orgs/{org}/properties/schema``
        GitHub:
        https://docs.github.com/rest/orgs/custom-properties#create-or-update-custom-properties-for-an-organization
        """

    async def custom_properties_for_repos_create_or_update_organization_values(
        self,
        org: str | _aio.GitHubCore,
        *,
        properties: Iterable[_CustomPropertyValue],
        repository_names: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-repos-create-or-update-organization-values.

        Request: ``PATCH /orgs/{org}/properties/values``
        GitHub:
        https://docs.github.com/rest/orgs/custom-properties#create-or-update-custom-property-values-for-organization-repositories
        """

    async def custom_properties_for_repos_delete_organization_definition(
        self,
        org: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-repos-delete-organization-definition.

        Request: ``DELETE /orgs/{org}/properties/schema/{custom_property_name}``
        GitHub: https://docs.github.com/rest/orgs/custom-properties#remove-a-custom-property-for-an-organization
        """

    async def custom_properties_for_repos_get_organization_definition(
        self,
        org: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CustomProperty:
        """orgs/custom-properties-for-repos-get-organization-definition.

        Request: ``GET /orgs/{org}/properties/schema/{custom_property_name}``
        GitHub: https://docs.github.com/rest/orgs/custom-properties#get-a-custom-property-for-an-organization
        """

    async def custom_properties_for_repos_get_organization_definitions(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomProperty]:
        """orgs/custom-properties-for-repos-get-organization-definitions.

        Request: ``GET /orgs/{org}/properties/schema``
        GitHub: https://docs.github.com/rest/orgs/custom-properties#get-all-custom-properties-for-an-organization
        """

    def custom_properties_for_repos_get_organization_values(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        repository_query: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrgRepoCustomPropertyValues]:
        """orgs/custom-properties-for-repos-get-organization-values.

        Request: ``GET /orgs/{org}/properties/values``
        GitHub:
        https://docs.github.com/rest/orgs/custom-properties#list-custom-property-values-for-organization-repositories
        """

    async def delete(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/delete.

        Request: ``DELETE /orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/orgs#delete-an-organization
        """

    async def delete_attestations_bulk(
        self,
        org: str | _aio.GitHubCore,
        *,
        attestation_ids: Iterable[int] = ...,
        subject_digests: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-bulk.

        Request: ``POST /orgs/{org}/attestations/delete-request``
        GitHub: https://docs.github.com/rest/orgs/attestations#delete-attestations-in-bulk
        """

    async def delete_attestations_by_id(
        self,
        org: str | _aio.GitHubCore,
        attestation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-by-id.

        Request: ``DELETE /orgs/{org}/attestations/{attestation_id}``
        GitHub: https://docs.github.com/rest/orgs/attestations#delete-attestations-by-id
        """

    async def delete_attestations_by_subject_digest(
        self,
        org: str | _aio.GitHubCore,
        subject_digest: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-by-subject-digest.

        Request: ``DELETE /orgs/{org}/attestations/digest/{subject_digest}``
        GitHub: https://docs.github.com/rest/orgs/attestations#delete-attestations-by-subject-digest
        """

    async def delete_custom_organization_role(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-organization-role.

        Request: ``DELETE /orgs/{org}/organization-roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/organization-roles#delete-a-custom-organization-role
        """

    async def delete_custom_repo_role(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-repo-role.

        Request: ``DELETE /orgs/{org}/custom-repository-roles/{role_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#delete-a-custom-repository-role
        """

    @deprecated("GitHub deprecates it")
    async def delete_custom_role(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-role.

        Request: ``DELETE /orgs/{org}/custom_roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---delete-a-custom-role
        """

    async def delete_issue_field(
        self,
        org: str | _aio.GitHubCore,
        issue_field_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-issue-field.

        Request: ``DELETE /orgs/{org}/issue-fields/{issue_field_id}``
        GitHub: https://docs.github.com/rest/orgs/issue-fields#delete-issue-field-for-an-organization
        """

    async def delete_issue_type(
        self,
        org: str | _aio.GitHubCore,
        issue_type_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-issue-type.

        Request: ``DELETE /orgs/{org}/issue-types/{issue_type_id}``
        GitHub: https://docs.github.com/rest/orgs/issue-types#delete-issue-type-for-an-organization
        """

    async def delete_webhook(
        self,
        org: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-webhook.

        Request: ``DELETE /orgs/{org}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/orgs/webhooks#delete-an-organization-webhook
        """

    async def disable_selected_repository_immutable_releases_organization(
        self,
        org: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/disable-selected-repository-immutable-releases-organization.

        Request: ``DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/orgs/orgs#disable-a-selected-repository-for-immutable-releases-in-an-organization
        """

    @deprecated("GitHub deprecates it")
    async def enable_or_disable_security_product_on_all_org_repos(
        self,
        org: str | _aio.GitHubCore,
        security_product: Literal["dependency_graph", "dependabot_alerts", "dependabot_security_updates", "advanced_security", "code_scanning_default_setup", "secret_scanning", "secret_scanning_push_protection"] | _aio.GitHubCore,
        enablement: Literal["enable_all", "disable_all"] | _aio.GitHubCore,
        *,
        query_suite: Literal["default", "extended"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/enable-or-disable-security-product-on-all-org-repos.

        Request: ``POST /orgs/{org}/{security_product}/{enablement}``
        GitHub: https://docs.github.com/rest/orgs/orgs#enable-or-disable-a-security-feature-for-an-organization
        """

    async def enable_selected_repository_immutable_releases_organization(
        self,
        org: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/enable-selected-repository-immutable-releases-organization.

        Request: ``PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/orgs/orgs#enable-a-selected-repository-for-immutable-releases-in-an-organization
        """

    async def get(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Organization:
        """orgs/get.

        Request: ``GET /orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/orgs#get-an-organization
        """

    def get_audit_log(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        include: Literal["web", "git", "all"] = ...,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        phrase: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AuditLogEvent]:
        """orgs/get-audit-log.

        Request: ``GET /orgs/{org}/audit-log``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#get-the-audit-log-for-an-organization
        """

    async def get_cluster_deployment_records_job(
        self,
        org: str | _aio.GitHubCore,
        cluster: str | _aio.GitHubCore,
        job_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_GetClusterDeploymentRecordsJob:
        """orgs/get-cluster-deployment-records-job.

        Request: ``GET /orgs/{org}/artifacts/metadata/deployment-record/cluster/{cluster}/jobs/{job_id}``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#get-cluster-deployment-records-job-status
        """

    async def get_custom_repo_role(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/get-custom-repo-role.

        Request: ``GET /orgs/{org}/custom-repository-roles/{role_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#get-a-custom-repository-role
        """

    @deprecated("GitHub deprecates it")
    async def get_custom_role(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/get-custom-role.

        Request: ``GET /orgs/{org}/custom_roles/{role_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---get-a-custom-role
        """

    async def get_immutable_releases_settings(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ImmutableReleasesOrganizationSettings:
        """orgs/get-immutable-releases-settings.

        Request: ``GET /orgs/{org}/settings/immutable-releases``
        GitHub: https://docs.github.com/rest/orgs/orgs#get-immutable-releases-settings-for-an-organization
        """

    def get_immutable_releases_settings_repositories(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """orgs/get-immutable-releases-settings-repositories.

        Request: ``GET /orgs/{org}/settings/immutable-releases/repositories``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-selected-repositories-for-immutable-releases-enforcement
        """

    async def get_membership_for_authenticated_user(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Membership:
        """orgs/get-membership-for-authenticated-user.

        Request: ``GET /user/memberships/orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/members#get-an-organization-membership-for-the-authenticated-user
        """

    async def get_membership_for_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Membership:
        """orgs/get-membership-for-user.

        Request: ``GET /orgs/{org}/memberships/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#get-organization-membership-for-a-user
        """

    async def get_org_role(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationRole:
        """orgs/get-org-role.

        Request: ``GET /orgs/{org}/organization-roles/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#get-an-organization-role
        """

    def get_org_ruleset_history(
        self,
        org: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RulesetVersion]:
        """orgs/get-org-ruleset-history.

        Request: ``GET /orgs/{org}/rulesets/{ruleset_id}/history``
        GitHub: https://docs.github.com/rest/orgs/rules#get-organization-ruleset-history
        """

    async def get_org_ruleset_version(
        self,
        org: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RulesetVersionWithState:
        """orgs/get-org-ruleset-version.

        Request: ``GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}``
        GitHub: https://docs.github.com/rest/orgs/rules#get-organization-ruleset-version
        """

    async def get_webhook(
        self,
        org: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationHook:
        """orgs/get-webhook.

        Request: ``GET /orgs/{org}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/orgs/webhooks#get-an-organization-webhook
        """

    async def get_webhook_config_for_org(
        self,
        org: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """orgs/get-webhook-config-for-org.

        Request: ``GET /orgs/{org}/hooks/{hook_id}/config``
        GitHub: https://docs.github.com/rest/orgs/webhooks#get-a-webhook-configuration-for-an-organization
        """

    async def get_webhook_delivery(
        self,
        org: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        delivery_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.HookDelivery:
        """orgs/get-webhook-delivery.

        Request: ``GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}``
        GitHub: https://docs.github.com/rest/orgs/webhooks#get-a-webhook-delivery-for-an-organization-webhook
        """

    def list(
        self,
        *,
        per_page: int = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """orgs/list.

        Request: ``GET /organizations``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-organizations
        """

    def list_app_installations(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Installation]:
        """orgs/list-app-installations.

        Request: ``GET /orgs/{org}/installations``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-app-installations-for-an-organization
        """

    async def list_artifact_deployment_records(
        self,
        org: str | _aio.GitHubCore,
        subject_digest: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListArtifactDeploymentRecords:
        """orgs/list-artifact-deployment-records.

        Request: ``GET /orgs/{org}/artifacts/{subject_digest}/metadata/deployment-records``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#list-artifact-deployment-records
        """

    async def list_artifact_storage_records(
        self,
        org: str | _aio.GitHubCore,
        subject_digest: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListArtifactStorageRecords:
        """orgs/list-artifact-storage-records.

        Request: ``GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#list-artifact-storage-records
        """

    def list_attestation_repositories(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Orgs_ListAttestationRepositories]:
        """orgs/list-attestation-repositories.

        Request: ``GET /orgs/{org}/attestations/repositories``
        GitHub: https://docs.github.com/rest/orgs/attestations#list-attestation-repositories
        """

    def list_attestations(
        self,
        org: str | _aio.GitHubCore,
        subject_digest: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Orgs_ListAttestations_Attestations]:
        """orgs/list-attestations.

        Request: ``GET /orgs/{org}/attestations/{subject_digest}``
        GitHub: https://docs.github.com/rest/orgs/attestations#list-attestations
        """

    async def list_attestations_bulk(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        subject_digests: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListAttestationsBulk:
        """orgs/list-attestations-bulk.

        Request: ``POST /orgs/{org}/attestations/bulk-list``
        GitHub: https://docs.github.com/rest/orgs/attestations#list-attestations-by-bulk-subject-digests
        """

    def list_blocked_users(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """orgs/list-blocked-users.

        Request: ``GET /orgs/{org}/blocks``
        GitHub: https://docs.github.com/rest/orgs/blocking#list-users-blocked-by-an-organization
        """

    async def list_custom_repo_roles(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListCustomRepoRoles:
        """orgs/list-custom-repo-roles.

        Request: ``GET /orgs/{org}/custom-repository-roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#list-custom-repository-roles-in-an-organization
        """

    @deprecated("GitHub deprecates it")
    async def list_custom_roles(
        self,
        organization_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListCustomRoles:
        """orgs/list-custom-roles.

        Request: ``GET /organizations/{organization_id}/custom_roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---list-custom-repository-roles-in-an-organization
        """

    def list_failed_invitations(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationInvitation]:
        """orgs/list-failed-invitations.

        Request: ``GET /orgs/{org}/failed_invitations``
        GitHub: https://docs.github.com/rest/orgs/members#list-failed-organization-invitations
        """

    @deprecated("GitHub deprecates it")
    async def list_fine_grained_permissions(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RepositoryFineGrainedPermission]:
        """orgs/list-fine-grained-permissions.

        Request: ``GET /orgs/{org}/fine_grained_permissions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---list-fine-grained-permissions-for-an-organization
        """

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """orgs/list-for-authenticated-user.

        Request: ``GET /user/orgs``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-organizations-for-the-authenticated-user
        """

    def list_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """orgs/list-for-user.

        Request: ``GET /users/{username}/orgs``
        GitHub: https://docs.github.com/rest/orgs/orgs#list-organizations-for-a-user
        """

    def list_invitation_teams(
        self,
        org: str | _aio.GitHubCore,
        invitation_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """orgs/list-invitation-teams.

        Request: ``GET /orgs/{org}/invitations/{invitation_id}/teams``
        GitHub: https://docs.github.com/rest/orgs/members#list-organization-invitation-teams
        """

    async def list_issue_fields(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueField]:
        """orgs/list-issue-fields.

        Request: ``GET /orgs/{org}/issue-fields``
        GitHub: https://docs.github.com/rest/orgs/issue-fields#list-issue-fields-for-an-organization
        """

    async def list_issue_types(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueType]:
        """orgs/list-issue-types.

        Request: ``GET /orgs/{org}/issue-types``
        GitHub: https://docs.github.com/rest/orgs/issue-types#list-issue-types-for-an-organization
        """

    def list_members(
        self,
        org: str | _aio.GitHubCore,
        *,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["all", "admin", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """orgs/list-members.

        Request: ``GET /orgs/{org}/members``
        GitHub: https://docs.github.com/rest/orgs/members#list-organization-members
        """

    def list_memberships_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Membership]:
        """orgs/list-memberships-for-authenticated-user.

        Request: ``GET /user/memberships/orgs``
        GitHub: https://docs.github.com/rest/orgs/members#list-organization-memberships-for-the-authenticated-user
        """

    def list_org_role_teams(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.TeamRoleAssignment]:
        """orgs/list-org-role-teams.

        Request: ``GET /orgs/{org}/organization-roles/{role_id}/teams``
        GitHub:
        https://docs.github.com/rest/orgs/organization-roles#list-teams-that-are-assigned-to-an-organization-role
        """

    def list_org_role_users(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.UserRoleAssignment]:
        """orgs/list-org-role-users.

        Request: ``GET /orgs/{org}/organization-roles/{role_id}/users``
        GitHub:
        https://docs.github.com/rest/orgs/organization-roles#list-users-that-are-assigned-to-an-organization-role
        """

    async def list_org_roles(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListOrgRoles:
        """orgs/list-org-roles.

        Request: ``GET /orgs/{org}/organization-roles``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#get-all-organization-roles-for-an-organization
        """

    async def list_organization_fine_grained_permissions(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Orgs_ListOrganizationFineGrainedPermissions]:
        """orgs/list-organization-fine-grained-permissions.

        Request: ``GET /orgs/{org}/organization-fine-grained-permissions``
        GitHub:
        https://docs.github.com/rest/orgs/organization-roles#list-organization-fine-grained-permissions-for-an-organization
        """

    def list_outside_collaborators(
        self,
        org: str | _aio.GitHubCore,
        *,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """orgs/list-outside-collaborators.

        Request: ``GET /orgs/{org}/outside_collaborators``
        GitHub: https://docs.github.com/rest/orgs/outside-collaborators#list-outside-collaborators-for-an-organization
        """

    def list_pat_grant_repositories(
        self,
        org: str | _aio.GitHubCore,
        pat_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """orgs/list-pat-grant-repositories.

        Request: ``GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#list-repositories-a-fine-grained-personal-access-token-has-access-to
        """

    def list_pat_grant_request_repositories(
        self,
        org: str | _aio.GitHubCore,
        pat_request_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """orgs/list-pat-grant-request-repositories.

        Request: ``GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#list-repositories-requested-to-be-accessed-by-a-fine-grained-personal-access-token
        """

    def list_pat_grant_requests(
        self,
        org: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        last_used_after: datetime | str = ...,
        last_used_before: datetime | str = ...,
        owner: Iterable[str] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: str = ...,
        repository: str = ...,
        sort: Literal["created_at"] = ...,
        token_id: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationProgrammaticAccessGrantRequest]:
        """orgs/list-pat-grant-requests.

        Request: ``GET /orgs/{org}/personal-access-token-requests``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#list-requests-to-access-organization-resources-with-fine-grained-personal-access-tokens
        """

    def list_pat_grants(
        self,
        org: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        last_used_after: datetime | str = ...,
        last_used_before: datetime | str = ...,
        owner: Iterable[str] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: str = ...,
        repository: str = ...,
        sort: Literal["created_at"] = ...,
        token_id: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationProgrammaticAccessGrant]:
        """orgs/list-pat-grants.

        Request: ``GET /orgs/{org}/personal-access-tokens``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#list-fine-grained-personal-access-tokens-with-access-to-organization-resources
        """

    def list_pending_invitations(
        self,
        org: str | _aio.GitHubCore,
        *,
        invitation_source: Literal["all", "member", "scim"] = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["all", "admin", "direct_member", "billing_manager", "hiring_manager"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationInvitation]:
        """orgs/list-pending-invitations.

        Request: ``GET /orgs/{org}/invitations``
        GitHub: https://docs.github.com/rest/orgs/members#list-pending-organization-invitations
        """

    def list_public_members(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """orgs/list-public-members.

        Request: ``GET /orgs/{org}/public_members``
        GitHub: https://docs.github.com/rest/orgs/members#list-public-organization-members
        """

    def list_push_bypass_requests(
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
    ) -> AsyncListing[_aio_models.PushRuleBypassRequest]:
        """orgs/list-push-bypass-requests.

        Request: ``GET /orgs/{org}/bypass-requests/push-rules``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/bypass-requests#list-push-rule-bypass-requests-within-an-organization
        """

    async def list_repo_fine_grained_permissions(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RepositoryFineGrainedPermission]:
        """orgs/list-repo-fine-grained-permissions.

        Request: ``GET /orgs/{org}/repository-fine-grained-permissions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#list-repository-fine-grained-permissions-for-an-organization
        """

    def list_saml_sso_authorizations(
        self,
        org: str | _aio.GitHubCore,
        *,
        login: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CredentialAuthorization]:
        """orgs/list-saml-sso-authorizations.

        Request: ``GET /orgs/{org}/credential-authorizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#list-saml-sso-authorizations-for-an-organization
        """

    @deprecated("GitHub deprecates it")
    async def list_security_manager_teams(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """orgs/list-security-manager-teams.

        Request: ``GET /orgs/{org}/security-managers``
        GitHub: https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams
        """

    def list_webhook_deliveries(
        self,
        org: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.HookDeliveryItem]:
        """orgs/list-webhook-deliveries.

        Request: ``GET /orgs/{org}/hooks/{hook_id}/deliveries``
        GitHub: https://docs.github.com/rest/orgs/webhooks#list-deliveries-for-an-organization-webhook
        """

    def list_webhooks(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationHook]:
        """orgs/list-webhooks.

        Request: ``GET /orgs/{org}/hooks``
        GitHub: https://docs.github.com/rest/orgs/webhooks#list-organization-webhooks
        """

    async def patch_custom_organization_role(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        base_role: Literal["none", "read", "triage", "write", "maintain", "admin"] = ...,
        description: str = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationRole:
        """orgs/patch-custom-organization-role.

        Request: ``PATCH /orgs/{org}/organization-roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/organization-roles#update-a-custom-organization-role
        """

    async def ping_webhook(
        self,
        org: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/ping-webhook.

        Request: ``POST /orgs/{org}/hooks/{hook_id}/pings``
        GitHub: https://docs.github.com/rest/orgs/webhooks#ping-an-organization-webhook
        """

    async def redeliver_webhook_delivery(
        self,
        org: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        delivery_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/redeliver-webhook-delivery.

        Request: ``POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts``
        GitHub: https://docs.github.com/rest/orgs/webhooks#redeliver-a-delivery-for-an-organization-webhook
        """

    async def remove_member(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-member.

        Request: ``DELETE /orgs/{org}/members/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#remove-an-organization-member
        """

    async def remove_membership_for_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-membership-for-user.

        Request: ``DELETE /orgs/{org}/memberships/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#remove-organization-membership-for-a-user
        """

    async def remove_outside_collaborator(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-outside-collaborator.

        Request: ``DELETE /orgs/{org}/outside_collaborators/{username}``
        GitHub: https://docs.github.com/rest/orgs/outside-collaborators#remove-outside-collaborator-from-an-organization
        """

    async def remove_public_membership_for_authenticated_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-public-membership-for-authenticated-user.

        Request: ``DELETE /orgs/{org}/public_members/{username}``
        GitHub:
        https://docs.github.com/rest/orgs/members#remove-public-organization-membership-for-the-authenticated-user
        """

    async def remove_saml_sso_authorization(
        self,
        org: str | _aio.GitHubCore,
        credential_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-saml-sso-authorization.

        Request: ``DELETE /orgs/{org}/credential-authorizations/{credential_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#remove-a-saml-sso-authorization-for-an-organization
        """

    @deprecated("GitHub deprecates it")
    async def remove_security_manager_team(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-security-manager-team.

        Request: ``DELETE /orgs/{org}/security-managers/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team
        """

    async def review_pat_grant_request(
        self,
        org: str | _aio.GitHubCore,
        pat_request_id: int | _aio.GitHubCore,
        *,
        action: Literal["approve", "deny"],
        reason: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/review-pat-grant-request.

        Request: ``POST /orgs/{org}/personal-access-token-requests/{pat_request_id}``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#review-a-request-to-access-organization-resources-with-a-fine-grained-personal-access-token
        """

    async def review_pat_grant_requests_in_bulk(
        self,
        org: str | _aio.GitHubCore,
        *,
        action: Literal["approve", "deny"],
        pat_request_ids: Iterable[int] = ...,
        reason: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/review-pat-grant-requests-in-bulk.

        Request: ``POST /orgs/{org}/personal-access-token-requests``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#review-requests-to-access-organization-resources-with-fine-grained-personal-access-tokens
        """

    async def revoke_all_credential_authorizations(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_RevokeAllCredentialAuthorizations:
        """orgs/revoke-all-credential-authorizations.

        Request: ``POST /orgs/{org}/credential-authorizations/revoke-all``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#revoke-all-credential-authorizations-for-an-organization
        """

    async def revoke_all_org_roles_team(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-all-org-roles-team.

        Request: ``DELETE /orgs/{org}/organization-roles/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#remove-all-organization-roles-for-a-team
        """

    async def revoke_all_org_roles_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-all-org-roles-user.

        Request: ``DELETE /orgs/{org}/organization-roles/users/{username}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#remove-all-organization-roles-for-a-user
        """

    async def revoke_credential_authorizations_for_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_RevokeCredentialAuthorizationsForUser:
        """orgs/revoke-credential-authorizations-for-user.

        Request: ``POST /orgs/{org}/credential-authorizations/{username}/revoke``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#revoke-credential-authorizations-for-a-user-in-an-organization
        """

    async def revoke_credential_type(
        self,
        org: str | _aio.GitHubCore,
        *,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_RevokeCredentialType:
        """orgs/revoke-credential-type.

        Request: ``POST /orgs/{org}/credential-authorizations/revoke-credential-type``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#revoke-a-single-credential-type-for-an-organization
        """

    async def revoke_credential_type_for_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_RevokeCredentialTypeForUser:
        """orgs/revoke-credential-type-for-user.

        Request: ``POST /orgs/{org}/credential-authorizations/{username}/revoke-credential-type``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/orgs#revoke-a-single-credential-type-for-a-user-in-an-organization
        """

    async def revoke_org_role_team(
        self,
        org: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-org-role-team.

        Request: ``DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#remove-an-organization-role-from-a-team
        """

    async def revoke_org_role_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-org-role-user.

        Request: ``DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}``
        GitHub: https://docs.github.com/rest/orgs/organization-roles#remove-an-organization-role-from-a-user
        """

    async def set_cluster_deployment_records(
        self,
        org: str | _aio.GitHubCore,
        cluster: str | _aio.GitHubCore,
        *,
        deployments: Iterable[_SetClusterDeploymentRecords_Deployments],
        logical_environment: str,
        partial_success: bool = ...,
        physical_environment: str = ...,
        return_records: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_SetClusterDeploymentRecords:
        """orgs/set-cluster-deployment-records.

        Request: ``POST /orgs/{org}/artifacts/metadata/deployment-record/cluster/{cluster}``
        GitHub: https://docs.github.com/rest/orgs/artifact-metadata#set-cluster-deployment-records
        """

    async def set_immutable_releases_settings(
        self,
        org: str | _aio.GitHubCore,
        *,
        enforced_repositories: Literal["all", "none", "selected"],
        selected_repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-immutable-releases-settings.

        Request: ``PUT /orgs/{org}/settings/immutable-releases``
        GitHub: https://docs.github.com/rest/orgs/orgs#set-immutable-releases-settings-for-an-organization
        """

    async def set_immutable_releases_settings_repositories(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-immutable-releases-settings-repositories.

        Request: ``PUT /orgs/{org}/settings/immutable-releases/repositories``
        GitHub: https://docs.github.com/rest/orgs/orgs#set-selected-repositories-for-immutable-releases-enforcement
        """

    async def set_membership_for_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        role: Literal["admin", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Membership:
        """orgs/set-membership-for-user.

        Request: ``PUT /orgs/{org}/memberships/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#set-organization-membership-for-a-user
        """

    async def set_public_membership_for_authenticated_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-public-membership-for-authenticated-user.

        Request: ``PUT /orgs/{org}/public_members/{username}``
        GitHub: https://docs.github.com/rest/orgs/members#set-public-organization-membership-for-the-authenticated-user
        """

    async def unblock_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/unblock-user.

        Request: ``DELETE /orgs/{org}/blocks/{username}``
        GitHub: https://docs.github.com/rest/orgs/blocking#unblock-a-user-from-an-organization
        """

    async def update(
        self,
        org: str | _aio.GitHubCore,
        *,
        advanced_security_enabled_for_new_repositories: bool = ...,
        billing_email: str = ...,
        blog: str = ...,
        company: str = ...,
        default_repository_permission: Literal["read", "write", "admin", "none"] = ...,
        dependabot_alerts_enabled_for_new_repositories: bool = ...,
        dependabot_security_updates_enabled_for_new_repositories: bool = ...,
        dependency_graph_enabled_for_new_repositories: bool = ...,
        deploy_keys_enabled_for_repositories: bool = ...,
        description: str = ...,
        email: str = ...,
        has_organization_projects: bool = ...,
        has_repository_projects: bool = ...,
        location: str = ...,
        members_allowed_repository_creation_type: Literal["all", "private", "none"] = ...,
        members_can_create_internal_repositories: bool = ...,
        members_can_create_pages: bool = ...,
        members_can_create_private_pages: bool = ...,
        members_can_create_private_repositories: bool = ...,
        members_can_create_public_pages: bool = ...,
        members_can_create_public_repositories: bool = ...,
        members_can_create_repositories: bool = ...,
        members_can_fork_private_repositories: bool = ...,
        name: str = ...,
        secret_scanning_enabled_for_new_repositories: bool = ...,
        secret_scanning_push_protection_custom_link: str = ...,
        secret_scanning_push_protection_custom_link_enabled: bool = ...,
        secret_scanning_push_protection_enabled_for_new_repositories: bool = ...,
        secret_scanning_validity_checks_enabled: bool = ...,
        twitter_username: str = ...,
        web_commit_signoff_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Organization:
        """orgs/update.

        Request: ``PATCH /orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/orgs#update-an-organization
        """

    async def update_custom_repo_role(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain"] = ...,
        description: str | None = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/update-custom-repo-role.

        Request: ``PATCH /orgs/{org}/custom-repository-roles/{role_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#update-a-custom-repository-role
        """

    @deprecated("GitHub deprecates it")
    async def update_custom_role(
        self,
        org: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        base_role: Literal["read", "triage", "write", "maintain"] = ...,
        description: str | None = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/update-custom-role.

        Request: ``PATCH /orgs/{org}/custom_roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/orgs/custom-roles#closing-down---update-a-custom-role
        """

    async def update_issue_field(
        self,
        org: str | _aio.GitHubCore,
        issue_field_id: int | _aio.GitHubCore,
        *,
        description: str | None = ...,
        name: str = ...,
        options: Iterable[_UpdateIssueField_Options] = ...,
        visibility: Literal["organization_members_only", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueField:
        """orgs/update-issue-field.

        Request: ``PATCH /orgs/{org}/issue-fields/{issue_field_id}``
        GitHub: https://docs.github.com/rest/orgs/issue-fields#update-issue-field-for-an-organization
        """

    async def update_issue_type(
        self,
        org: str | _aio.GitHubCore,
        issue_type_id: int | _aio.GitHubCore,
        *,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = ...,
        description: str | None = ...,
        is_enabled: bool,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueType:
        """orgs/update-issue-type.

        Request: ``PUT /orgs/{org}/issue-types/{issue_type_id}``
        GitHub: https://docs.github.com/rest/orgs/issue-types#update-issue-type-for-an-organization
        """

    async def update_membership_for_authenticated_user(
        self,
        org: str | _aio.GitHubCore,
        *,
        state: Literal["active"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Membership:
        """orgs/update-membership-for-authenticated-user.

        Request: ``PATCH /user/memberships/orgs/{org}``
        GitHub: https://docs.github.com/rest/orgs/members#update-an-organization-membership-for-the-authenticated-user
        """

    async def update_pat_access(
        self,
        org: str | _aio.GitHubCore,
        pat_id: int | _aio.GitHubCore,
        *,
        action: Literal["revoke"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/update-pat-access.

        Request: ``POST /orgs/{org}/personal-access-tokens/{pat_id}``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#update-the-access-a-fine-grained-personal-access-token-has-to-organization-resources
        """

    async def update_pat_accesses(
        self,
        org: str | _aio.GitHubCore,
        *,
        action: Literal["revoke"],
        pat_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/update-pat-accesses.

        Request: ``POST /orgs/{org}/personal-access-tokens``
        GitHub:
        https://docs.github.com/rest/orgs/personal-access-tokens#update-the-access-to-organization-resources-via-fine-grained-personal-access-tokens
        """

    async def update_webhook(
        self,
        org: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        active: bool = ...,
        config: _UpdateWebhook_Config = ...,
        events: Iterable[str] = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationHook:
        """orgs/update-webhook.

        Request: ``PATCH /orgs/{org}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/orgs/webhooks#update-an-organization-webhook
        """

    async def update_webhook_config_for_org(
        self,
        org: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """orgs/update-webhook-config-for-org.

        Request: ``PATCH /orgs/{org}/hooks/{hook_id}/config``
        GitHub: https://docs.github.com/rest/orgs/webhooks#update-a-webhook-configuration-for-an-organization
        """

class _BoundOrgs(Operations):
    """The operations of GitHub's tag ``orgs``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    def add_security_manager_team(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/add-security-manager-team."""

    def assign_team_to_org_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/assign-team-to-org-role."""

    def assign_user_to_org_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/assign-user-to-org-role."""

    def block_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/block-user."""

    def cancel_invitation(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        invitation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/cancel-invitation."""

    def check_blocked_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-blocked-user."""

    def check_membership_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-membership-for-user."""

    def check_public_membership_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-public-membership-for-user."""

    def convert_member_to_outside_collaborator(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        async_: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """orgs/convert-member-to-outside-collaborator."""

    def create_artifact_deployment_record(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        cluster: str = ...,
        deployment_name: str,
        digest: str,
        github_repository: str = ...,
        logical_environment: str,
        name: str,
        physical_environment: str = ...,
        return_records: bool = ...,
        runtime_risks: Iterable[Literal["critical-resource", "internet-exposed", "lateral-movement", "sensitive-data"]] = ...,
        status: Literal["deployed", "decommissioned"],
        tags: Mapping[str, str] = ...,
        version: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_CreateArtifactDeploymentRecord:
        """orgs/create-artifact-deployment-record."""

    def create_artifact_storage_record(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        artifact_url: str = ...,
        digest: str,
        github_repository: str = ...,
        name: str,
        path: str = ...,
        registry_url: str,
        repository: str = ...,
        return_records: bool = ...,
        status: Literal["active", "eol", "deleted"] = ...,
        version: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_CreateArtifactStorageRecord:
        """orgs/create-artifact-storage-record."""

    def create_cluster_deployment_records_job(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        cluster: str | GitHubCore = ...,
        deployments: Iterable[_CreateClusterDeploymentRecordsJob_Deployments],
        logical_environment: str,
        physical_environment: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_CreateClusterDeploymentRecordsJob:
        """orgs/create-cluster-deployment-records-job."""

    def create_custom_organization_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain", "admin"] = ...,
        description: str = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationRole:
        """orgs/create-custom-organization-role."""

    def create_custom_repo_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain"],
        description: str | None = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/create-custom-repo-role."""

    @deprecated("GitHub deprecates it")
    def create_custom_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain"],
        description: str | None = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/create-custom-role."""

    def create_invitation(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        email: str = ...,
        invitee_id: int = ...,
        role: Literal["admin", "direct_member", "billing_manager", "reinstate"] = ...,
        team_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationInvitation:
        """orgs/create-invitation."""

    def create_issue_field(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        data_type: Literal["text", "date", "single_select", "multi_select", "number"],
        description: str | None = ...,
        name: str,
        options: Iterable[_CreateIssueField_Options] | None = ...,
        visibility: Literal["organization_members_only", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueField:
        """orgs/create-issue-field."""

    def create_issue_type(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = ...,
        description: str | None = ...,
        is_enabled: bool,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueType:
        """orgs/create-issue-type."""

    def create_webhook(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        active: bool = ...,
        config: _CreateWebhook_Config,
        events: Iterable[str] = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationHook:
        """orgs/create-webhook."""

    def custom_properties_for_orgs_create_or_update_organization_values(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-orgs-create-or-update-organization-values."""

    def custom_properties_for_orgs_get_organization_values(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomPropertyValue]:
        """orgs/custom-properties-for-orgs-get-organization-values."""

    def custom_properties_for_repos_create_or_update_organization_definition(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        allowed_values: Iterable[str] | None = ...,
        default_value: str | Iterable[str] | None = ...,
        description: str | None = ...,
        require_explicit_values: bool = ...,
        required: bool = ...,
        value_type: Literal["string", "single_select", "multi_select", "true_false", "url"],
        values_editable_by: Literal["org_actors", "org_and_repo_actors"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CustomProperty:
        """orgs/custom-properties-for-repos-create-or-update-organization-definition."""

    def custom_properties_for_repos_create_or_update_organization_definitions(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        properties: Iterable[_CustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomProperty]:
        """orgs/custom-properties-for-repos-create-or-update-organization-definitions."""

    def custom_properties_for_repos_create_or_update_organization_values(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        properties: Iterable[_CustomPropertyValue],
        repository_names: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-repos-create-or-update-organization-values."""

    def custom_properties_for_repos_delete_organization_definition(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-repos-delete-organization-definition."""

    def custom_properties_for_repos_get_organization_definition(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CustomProperty:
        """orgs/custom-properties-for-repos-get-organization-definition."""

    def custom_properties_for_repos_get_organization_definitions(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomProperty]:
        """orgs/custom-properties-for-repos-get-organization-definitions."""

    def custom_properties_for_repos_get_organization_values(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        repository_query: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrgRepoCustomPropertyValues]:
        """orgs/custom-properties-for-repos-get-organization-values."""

    def delete(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/delete."""

    def delete_attestations_bulk(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        attestation_ids: Iterable[int] = ...,
        subject_digests: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-bulk."""

    def delete_attestations_by_id(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        attestation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-by-id."""

    def delete_attestations_by_subject_digest(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        subject_digest: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-by-subject-digest."""

    def delete_custom_organization_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-organization-role."""

    def delete_custom_repo_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-repo-role."""

    @deprecated("GitHub deprecates it")
    def delete_custom_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-role."""

    def delete_issue_field(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        issue_field_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-issue-field."""

    def delete_issue_type(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        issue_type_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-issue-type."""

    def delete_webhook(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-webhook."""

    def disable_selected_repository_immutable_releases_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/disable-selected-repository-immutable-releases-organization."""

    @deprecated("GitHub deprecates it")
    def enable_or_disable_security_product_on_all_org_repos(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        security_product: Literal["dependency_graph", "dependabot_alerts", "dependabot_security_updates", "advanced_security", "code_scanning_default_setup", "secret_scanning", "secret_scanning_push_protection"] | GitHubCore = ...,
        enablement: Literal["enable_all", "disable_all"] | GitHubCore = ...,
        query_suite: Literal["default", "extended"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/enable-or-disable-security-product-on-all-org-repos."""

    def enable_selected_repository_immutable_releases_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/enable-selected-repository-immutable-releases-organization."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Organization:
        """orgs/get."""

    def get_audit_log(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        include: Literal["web", "git", "all"] = ...,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        phrase: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AuditLogEvent]:
        """orgs/get-audit-log."""

    def get_cluster_deployment_records_job(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        cluster: str | GitHubCore = ...,
        job_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_GetClusterDeploymentRecordsJob:
        """orgs/get-cluster-deployment-records-job."""

    def get_custom_repo_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/get-custom-repo-role."""

    @deprecated("GitHub deprecates it")
    def get_custom_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/get-custom-role."""

    def get_immutable_releases_settings(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ImmutableReleasesOrganizationSettings:
        """orgs/get-immutable-releases-settings."""

    def get_immutable_releases_settings_repositories(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """orgs/get-immutable-releases-settings-repositories."""

    def get_membership_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Membership:
        """orgs/get-membership-for-authenticated-user."""

    def get_membership_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Membership:
        """orgs/get-membership-for-user."""

    def get_org_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationRole:
        """orgs/get-org-role."""

    def get_org_ruleset_history(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RulesetVersion]:
        """orgs/get-org-ruleset-history."""

    def get_org_ruleset_version(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RulesetVersionWithState:
        """orgs/get-org-ruleset-version."""

    def get_webhook(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationHook:
        """orgs/get-webhook."""

    def get_webhook_config_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """orgs/get-webhook-config-for-org."""

    def get_webhook_delivery(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        delivery_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.HookDelivery:
        """orgs/get-webhook-delivery."""

    def list(
        self,
        *,
        per_page: int = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """orgs/list."""

    def list_app_installations(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Installation]:
        """orgs/list-app-installations."""

    def list_artifact_deployment_records(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        subject_digest: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListArtifactDeploymentRecords:
        """orgs/list-artifact-deployment-records."""

    def list_artifact_storage_records(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        subject_digest: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListArtifactStorageRecords:
        """orgs/list-artifact-storage-records."""

    def list_attestation_repositories(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Orgs_ListAttestationRepositories]:
        """orgs/list-attestation-repositories."""

    def list_attestations(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        subject_digest: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Orgs_ListAttestations_Attestations]:
        """orgs/list-attestations."""

    def list_attestations_bulk(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        subject_digests: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListAttestationsBulk:
        """orgs/list-attestations-bulk."""

    def list_blocked_users(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """orgs/list-blocked-users."""

    def list_custom_repo_roles(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListCustomRepoRoles:
        """orgs/list-custom-repo-roles."""

    @deprecated("GitHub deprecates it")
    def list_custom_roles(
        self,
        *parts: str | int | GitHubCore,
        organization_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListCustomRoles:
        """orgs/list-custom-roles."""

    def list_failed_invitations(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationInvitation]:
        """orgs/list-failed-invitations."""

    @deprecated("GitHub deprecates it")
    def list_fine_grained_permissions(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RepositoryFineGrainedPermission]:
        """orgs/list-fine-grained-permissions."""

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """orgs/list-for-authenticated-user."""

    def list_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """orgs/list-for-user."""

    def list_invitation_teams(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        invitation_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """orgs/list-invitation-teams."""

    def list_issue_fields(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueField]:
        """orgs/list-issue-fields."""

    def list_issue_types(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueType]:
        """orgs/list-issue-types."""

    def list_members(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["all", "admin", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """orgs/list-members."""

    def list_memberships_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Membership]:
        """orgs/list-memberships-for-authenticated-user."""

    def list_org_role_teams(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.TeamRoleAssignment]:
        """orgs/list-org-role-teams."""

    def list_org_role_users(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.UserRoleAssignment]:
        """orgs/list-org-role-users."""

    def list_org_roles(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_ListOrgRoles:
        """orgs/list-org-roles."""

    def list_organization_fine_grained_permissions(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Orgs_ListOrganizationFineGrainedPermissions]:
        """orgs/list-organization-fine-grained-permissions."""

    def list_outside_collaborators(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """orgs/list-outside-collaborators."""

    def list_pat_grant_repositories(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        pat_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """orgs/list-pat-grant-repositories."""

    def list_pat_grant_request_repositories(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        pat_request_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """orgs/list-pat-grant-request-repositories."""

    def list_pat_grant_requests(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        last_used_after: datetime | str = ...,
        last_used_before: datetime | str = ...,
        owner: Iterable[str] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: str = ...,
        repository: str = ...,
        sort: Literal["created_at"] = ...,
        token_id: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationProgrammaticAccessGrantRequest]:
        """orgs/list-pat-grant-requests."""

    def list_pat_grants(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        last_used_after: datetime | str = ...,
        last_used_before: datetime | str = ...,
        owner: Iterable[str] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: str = ...,
        repository: str = ...,
        sort: Literal["created_at"] = ...,
        token_id: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrganizationProgrammaticAccessGrant]:
        """orgs/list-pat-grants."""

    def list_pending_invitations(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        invitation_source: Literal["all", "member", "scim"] = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["all", "admin", "direct_member", "billing_manager", "hiring_manager"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationInvitation]:
        """orgs/list-pending-invitations."""

    def list_public_members(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """orgs/list-public-members."""

    def list_push_bypass_requests(
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
    ) -> Listing[_models.PushRuleBypassRequest]:
        """orgs/list-push-bypass-requests."""

    def list_repo_fine_grained_permissions(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RepositoryFineGrainedPermission]:
        """orgs/list-repo-fine-grained-permissions."""

    def list_saml_sso_authorizations(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        login: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CredentialAuthorization]:
        """orgs/list-saml-sso-authorizations."""

    @deprecated("GitHub deprecates it")
    def list_security_manager_teams(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """orgs/list-security-manager-teams."""

    def list_webhook_deliveries(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.HookDeliveryItem]:
        """orgs/list-webhook-deliveries."""

    def list_webhooks(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[OrganizationHook]:
        """orgs/list-webhooks."""

    def patch_custom_organization_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        base_role: Literal["none", "read", "triage", "write", "maintain", "admin"] = ...,
        description: str = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationRole:
        """orgs/patch-custom-organization-role."""

    def ping_webhook(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/ping-webhook."""

    def redeliver_webhook_delivery(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        delivery_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/redeliver-webhook-delivery."""

    def remove_member(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-member."""

    def remove_membership_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-membership-for-user."""

    def remove_outside_collaborator(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-outside-collaborator."""

    def remove_public_membership_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-public-membership-for-authenticated-user."""

    def remove_saml_sso_authorization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        credential_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-saml-sso-authorization."""

    @deprecated("GitHub deprecates it")
    def remove_security_manager_team(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-security-manager-team."""

    def review_pat_grant_request(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        pat_request_id: int | GitHubCore = ...,
        action: Literal["approve", "deny"],
        reason: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/review-pat-grant-request."""

    def review_pat_grant_requests_in_bulk(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        action: Literal["approve", "deny"],
        pat_request_ids: Iterable[int] = ...,
        reason: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/review-pat-grant-requests-in-bulk."""

    def revoke_all_credential_authorizations(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_RevokeAllCredentialAuthorizations:
        """orgs/revoke-all-credential-authorizations."""

    def revoke_all_org_roles_team(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-all-org-roles-team."""

    def revoke_all_org_roles_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-all-org-roles-user."""

    def revoke_credential_authorizations_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_RevokeCredentialAuthorizationsForUser:
        """orgs/revoke-credential-authorizations-for-user."""

    def revoke_credential_type(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_RevokeCredentialType:
        """orgs/revoke-credential-type."""

    def revoke_credential_type_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_RevokeCredentialTypeForUser:
        """orgs/revoke-credential-type-for-user."""

    def revoke_org_role_team(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-org-role-team."""

    def revoke_org_role_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-org-role-user."""

    def set_cluster_deployment_records(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        cluster: str | GitHubCore = ...,
        deployments: Iterable[_SetClusterDeploymentRecords_Deployments],
        logical_environment: str,
        partial_success: bool = ...,
        physical_environment: str = ...,
        return_records: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Orgs_SetClusterDeploymentRecords:
        """orgs/set-cluster-deployment-records."""

    def set_immutable_releases_settings(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        enforced_repositories: Literal["all", "none", "selected"],
        selected_repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-immutable-releases-settings."""

    def set_immutable_releases_settings_repositories(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-immutable-releases-settings-repositories."""

    def set_membership_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        role: Literal["admin", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Membership:
        """orgs/set-membership-for-user."""

    def set_public_membership_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-public-membership-for-authenticated-user."""

    def unblock_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/unblock-user."""

    def update(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        advanced_security_enabled_for_new_repositories: bool = ...,
        billing_email: str = ...,
        blog: str = ...,
        company: str = ...,
        default_repository_permission: Literal["read", "write", "admin", "none"] = ...,
        dependabot_alerts_enabled_for_new_repositories: bool = ...,
        dependabot_security_updates_enabled_for_new_repositories: bool = ...,
        dependency_graph_enabled_for_new_repositories: bool = ...,
        deploy_keys_enabled_for_repositories: bool = ...,
        description: str = ...,
        email: str = ...,
        has_organization_projects: bool = ...,
        has_repository_projects: bool = ...,
        location: str = ...,
        members_allowed_repository_creation_type: Literal["all", "private", "none"] = ...,
        members_can_create_internal_repositories: bool = ...,
        members_can_create_pages: bool = ...,
        members_can_create_private_pages: bool = ...,
        members_can_create_private_repositories: bool = ...,
        members_can_create_public_pages: bool = ...,
        members_can_create_public_repositories: bool = ...,
        members_can_create_repositories: bool = ...,
        members_can_fork_private_repositories: bool = ...,
        name: str = ...,
        secret_scanning_enabled_for_new_repositories: bool = ...,
        secret_scanning_push_protection_custom_link: str = ...,
        secret_scanning_push_protection_custom_link_enabled: bool = ...,
        secret_scanning_push_protection_enabled_for_new_repositories: bool = ...,
        secret_scanning_validity_checks_enabled: bool = ...,
        twitter_username: str = ...,
        web_commit_signoff_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Organization:
        """orgs/update."""

    def update_custom_repo_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain"] = ...,
        description: str | None = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/update-custom-repo-role."""

    @deprecated("GitHub deprecates it")
    def update_custom_role(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain"] = ...,
        description: str | None = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomRepositoryRole:
        """orgs/update-custom-role."""

    def update_issue_field(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        issue_field_id: int | GitHubCore = ...,
        description: str | None = ...,
        name: str = ...,
        options: Iterable[_UpdateIssueField_Options] = ...,
        visibility: Literal["organization_members_only", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueField:
        """orgs/update-issue-field."""

    def update_issue_type(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        issue_type_id: int | GitHubCore = ...,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = ...,
        description: str | None = ...,
        is_enabled: bool,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueType:
        """orgs/update-issue-type."""

    def update_membership_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        state: Literal["active"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Membership:
        """orgs/update-membership-for-authenticated-user."""

    def update_pat_access(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        pat_id: int | GitHubCore = ...,
        action: Literal["revoke"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/update-pat-access."""

    def update_pat_accesses(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        action: Literal["revoke"],
        pat_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/update-pat-accesses."""

    def update_webhook(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        active: bool = ...,
        config: _UpdateWebhook_Config = ...,
        events: Iterable[str] = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> OrganizationHook:
        """orgs/update-webhook."""

    def update_webhook_config_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """orgs/update-webhook-config-for-org."""

class _AsyncBoundOrgs(Operations):
    """The operations of GitHub's tag ``orgs``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    async def add_security_manager_team(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/add-security-manager-team."""

    async def assign_team_to_org_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/assign-team-to-org-role."""

    async def assign_user_to_org_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/assign-user-to-org-role."""

    async def block_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/block-user."""

    async def cancel_invitation(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        invitation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/cancel-invitation."""

    async def check_blocked_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-blocked-user."""

    async def check_membership_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-membership-for-user."""

    async def check_public_membership_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/check-public-membership-for-user."""

    async def convert_member_to_outside_collaborator(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        async_: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any] | None:
        """orgs/convert-member-to-outside-collaborator."""

    async def create_artifact_deployment_record(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        cluster: str = ...,
        deployment_name: str,
        digest: str,
        github_repository: str = ...,
        logical_environment: str,
        name: str,
        physical_environment: str = ...,
        return_records: bool = ...,
        runtime_risks: Iterable[Literal["critical-resource", "internet-exposed", "lateral-movement", "sensitive-data"]] = ...,
        status: Literal["deployed", "decommissioned"],
        tags: Mapping[str, str] = ...,
        version: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_CreateArtifactDeploymentRecord:
        """orgs/create-artifact-deployment-record."""

    async def create_artifact_storage_record(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        artifact_url: str = ...,
        digest: str,
        github_repository: str = ...,
        name: str,
        path: str = ...,
        registry_url: str,
        repository: str = ...,
        return_records: bool = ...,
        status: Literal["active", "eol", "deleted"] = ...,
        version: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_CreateArtifactStorageRecord:
        """orgs/create-artifact-storage-record."""

    async def create_cluster_deployment_records_job(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        cluster: str | _aio.GitHubCore = ...,
        deployments: Iterable[_CreateClusterDeploymentRecordsJob_Deployments],
        logical_environment: str,
        physical_environment: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_CreateClusterDeploymentRecordsJob:
        """orgs/create-cluster-deployment-records-job."""

    async def create_custom_organization_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain", "admin"] = ...,
        description: str = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationRole:
        """orgs/create-custom-organization-role."""

    async def create_custom_repo_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain"],
        description: str | None = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/create-custom-repo-role."""

    @deprecated("GitHub deprecates it")
    async def create_custom_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain"],
        description: str | None = ...,
        name: str,
        permissions: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/create-custom-role."""

    async def create_invitation(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        email: str = ...,
        invitee_id: int = ...,
        role: Literal["admin", "direct_member", "billing_manager", "reinstate"] = ...,
        team_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationInvitation:
        """orgs/create-invitation."""

    async def create_issue_field(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        data_type: Literal["text", "date", "single_select", "multi_select", "number"],
        description: str | None = ...,
        name: str,
        options: Iterable[_CreateIssueField_Options] | None = ...,
        visibility: Literal["organization_members_only", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueField:
        """orgs/create-issue-field."""

    async def create_issue_type(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = ...,
        description: str | None = ...,
        is_enabled: bool,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueType:
        """orgs/create-issue-type."""

    async def create_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        active: bool = ...,
        config: _CreateWebhook_Config,
        events: Iterable[str] = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationHook:
        """orgs/create-webhook."""

    async def custom_properties_for_orgs_create_or_update_organization_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-orgs-create-or-update-organization-values."""

    async def custom_properties_for_orgs_get_organization_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomPropertyValue]:
        """orgs/custom-properties-for-orgs-get-organization-values."""

    async def custom_properties_for_repos_create_or_update_organization_definition(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        allowed_values: Iterable[str] | None = ...,
        default_value: str | Iterable[str] | None = ...,
        description: str | None = ...,
        require_explicit_values: bool = ...,
        required: bool = ...,
        value_type: Literal["string", "single_select", "multi_select", "true_false", "url"],
        values_editable_by: Literal["org_actors", "org_and_repo_actors"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CustomProperty:
        """orgs/custom-properties-for-repos-create-or-update-organization-definition."""

    async def custom_properties_for_repos_create_or_update_organization_definitions(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        properties: Iterable[_CustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomProperty]:
        """orgs/custom-properties-for-repos-create-or-update-organization-definitions."""

    async def custom_properties_for_repos_create_or_update_organization_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        properties: Iterable[_CustomPropertyValue],
        repository_names: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-repos-create-or-update-organization-values."""

    async def custom_properties_for_repos_delete_organization_definition(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/custom-properties-for-repos-delete-organization-definition."""

    async def custom_properties_for_repos_get_organization_definition(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CustomProperty:
        """orgs/custom-properties-for-repos-get-organization-definition."""

    async def custom_properties_for_repos_get_organization_definitions(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomProperty]:
        """orgs/custom-properties-for-repos-get-organization-definitions."""

    def custom_properties_for_repos_get_organization_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        repository_query: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrgRepoCustomPropertyValues]:
        """orgs/custom-properties-for-repos-get-organization-values."""

    async def delete(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/delete."""

    async def delete_attestations_bulk(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        attestation_ids: Iterable[int] = ...,
        subject_digests: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-bulk."""

    async def delete_attestations_by_id(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        attestation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-by-id."""

    async def delete_attestations_by_subject_digest(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        subject_digest: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-attestations-by-subject-digest."""

    async def delete_custom_organization_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-organization-role."""

    async def delete_custom_repo_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-repo-role."""

    @deprecated("GitHub deprecates it")
    async def delete_custom_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-custom-role."""

    async def delete_issue_field(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        issue_field_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-issue-field."""

    async def delete_issue_type(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        issue_type_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-issue-type."""

    async def delete_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/delete-webhook."""

    async def disable_selected_repository_immutable_releases_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/disable-selected-repository-immutable-releases-organization."""

    @deprecated("GitHub deprecates it")
    async def enable_or_disable_security_product_on_all_org_repos(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        security_product: Literal["dependency_graph", "dependabot_alerts", "dependabot_security_updates", "advanced_security", "code_scanning_default_setup", "secret_scanning", "secret_scanning_push_protection"] | _aio.GitHubCore = ...,
        enablement: Literal["enable_all", "disable_all"] | _aio.GitHubCore = ...,
        query_suite: Literal["default", "extended"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/enable-or-disable-security-product-on-all-org-repos."""

    async def enable_selected_repository_immutable_releases_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/enable-selected-repository-immutable-releases-organization."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Organization:
        """orgs/get."""

    def get_audit_log(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        include: Literal["web", "git", "all"] = ...,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        phrase: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AuditLogEvent]:
        """orgs/get-audit-log."""

    async def get_cluster_deployment_records_job(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        cluster: str | _aio.GitHubCore = ...,
        job_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_GetClusterDeploymentRecordsJob:
        """orgs/get-cluster-deployment-records-job."""

    async def get_custom_repo_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/get-custom-repo-role."""

    @deprecated("GitHub deprecates it")
    async def get_custom_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/get-custom-role."""

    async def get_immutable_releases_settings(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ImmutableReleasesOrganizationSettings:
        """orgs/get-immutable-releases-settings."""

    def get_immutable_releases_settings_repositories(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """orgs/get-immutable-releases-settings-repositories."""

    async def get_membership_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Membership:
        """orgs/get-membership-for-authenticated-user."""

    async def get_membership_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Membership:
        """orgs/get-membership-for-user."""

    async def get_org_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationRole:
        """orgs/get-org-role."""

    def get_org_ruleset_history(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RulesetVersion]:
        """orgs/get-org-ruleset-history."""

    async def get_org_ruleset_version(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RulesetVersionWithState:
        """orgs/get-org-ruleset-version."""

    async def get_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationHook:
        """orgs/get-webhook."""

    async def get_webhook_config_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """orgs/get-webhook-config-for-org."""

    async def get_webhook_delivery(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        delivery_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.HookDelivery:
        """orgs/get-webhook-delivery."""

    def list(
        self,
        *,
        per_page: int = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """orgs/list."""

    def list_app_installations(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Installation]:
        """orgs/list-app-installations."""

    async def list_artifact_deployment_records(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        subject_digest: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListArtifactDeploymentRecords:
        """orgs/list-artifact-deployment-records."""

    async def list_artifact_storage_records(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        subject_digest: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListArtifactStorageRecords:
        """orgs/list-artifact-storage-records."""

    def list_attestation_repositories(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Orgs_ListAttestationRepositories]:
        """orgs/list-attestation-repositories."""

    def list_attestations(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        subject_digest: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Orgs_ListAttestations_Attestations]:
        """orgs/list-attestations."""

    async def list_attestations_bulk(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        subject_digests: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListAttestationsBulk:
        """orgs/list-attestations-bulk."""

    def list_blocked_users(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """orgs/list-blocked-users."""

    async def list_custom_repo_roles(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListCustomRepoRoles:
        """orgs/list-custom-repo-roles."""

    @deprecated("GitHub deprecates it")
    async def list_custom_roles(
        self,
        *parts: str | int | _aio.GitHubCore,
        organization_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListCustomRoles:
        """orgs/list-custom-roles."""

    def list_failed_invitations(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationInvitation]:
        """orgs/list-failed-invitations."""

    @deprecated("GitHub deprecates it")
    async def list_fine_grained_permissions(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RepositoryFineGrainedPermission]:
        """orgs/list-fine-grained-permissions."""

    def list_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """orgs/list-for-authenticated-user."""

    def list_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """orgs/list-for-user."""

    def list_invitation_teams(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        invitation_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """orgs/list-invitation-teams."""

    async def list_issue_fields(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueField]:
        """orgs/list-issue-fields."""

    async def list_issue_types(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueType]:
        """orgs/list-issue-types."""

    def list_members(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["all", "admin", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """orgs/list-members."""

    def list_memberships_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        state: Literal["active", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Membership]:
        """orgs/list-memberships-for-authenticated-user."""

    def list_org_role_teams(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.TeamRoleAssignment]:
        """orgs/list-org-role-teams."""

    def list_org_role_users(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.UserRoleAssignment]:
        """orgs/list-org-role-users."""

    async def list_org_roles(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_ListOrgRoles:
        """orgs/list-org-roles."""

    async def list_organization_fine_grained_permissions(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Orgs_ListOrganizationFineGrainedPermissions]:
        """orgs/list-organization-fine-grained-permissions."""

    def list_outside_collaborators(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """orgs/list-outside-collaborators."""

    def list_pat_grant_repositories(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        pat_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """orgs/list-pat-grant-repositories."""

    def list_pat_grant_request_repositories(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        pat_request_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """orgs/list-pat-grant-request-repositories."""

    def list_pat_grant_requests(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        last_used_after: datetime | str = ...,
        last_used_before: datetime | str = ...,
        owner: Iterable[str] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: str = ...,
        repository: str = ...,
        sort: Literal["created_at"] = ...,
        token_id: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationProgrammaticAccessGrantRequest]:
        """orgs/list-pat-grant-requests."""

    def list_pat_grants(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        last_used_after: datetime | str = ...,
        last_used_before: datetime | str = ...,
        owner: Iterable[str] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: str = ...,
        repository: str = ...,
        sort: Literal["created_at"] = ...,
        token_id: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrganizationProgrammaticAccessGrant]:
        """orgs/list-pat-grants."""

    def list_pending_invitations(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        invitation_source: Literal["all", "member", "scim"] = ...,
        page: int = ...,
        per_page: int = ...,
        role: Literal["all", "admin", "direct_member", "billing_manager", "hiring_manager"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationInvitation]:
        """orgs/list-pending-invitations."""

    def list_public_members(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """orgs/list-public-members."""

    def list_push_bypass_requests(
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
    ) -> AsyncListing[_aio_models.PushRuleBypassRequest]:
        """orgs/list-push-bypass-requests."""

    async def list_repo_fine_grained_permissions(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RepositoryFineGrainedPermission]:
        """orgs/list-repo-fine-grained-permissions."""

    def list_saml_sso_authorizations(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        login: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CredentialAuthorization]:
        """orgs/list-saml-sso-authorizations."""

    @deprecated("GitHub deprecates it")
    async def list_security_manager_teams(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """orgs/list-security-manager-teams."""

    def list_webhook_deliveries(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.HookDeliveryItem]:
        """orgs/list-webhook-deliveries."""

    def list_webhooks(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.OrganizationHook]:
        """orgs/list-webhooks."""

    async def patch_custom_organization_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        base_role: Literal["none", "read", "triage", "write", "maintain", "admin"] = ...,
        description: str = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationRole:
        """orgs/patch-custom-organization-role."""

    async def ping_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/ping-webhook."""

    async def redeliver_webhook_delivery(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        delivery_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/redeliver-webhook-delivery."""

    async def remove_member(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-member."""

    async def remove_membership_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-membership-for-user."""

    async def remove_outside_collaborator(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-outside-collaborator."""

    async def remove_public_membership_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-public-membership-for-authenticated-user."""

    async def remove_saml_sso_authorization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        credential_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-saml-sso-authorization."""

    @deprecated("GitHub deprecates it")
    async def remove_security_manager_team(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/remove-security-manager-team."""

    async def review_pat_grant_request(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        pat_request_id: int | _aio.GitHubCore = ...,
        action: Literal["approve", "deny"],
        reason: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/review-pat-grant-request."""

    async def review_pat_grant_requests_in_bulk(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        action: Literal["approve", "deny"],
        pat_request_ids: Iterable[int] = ...,
        reason: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/review-pat-grant-requests-in-bulk."""

    async def revoke_all_credential_authorizations(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_RevokeAllCredentialAuthorizations:
        """orgs/revoke-all-credential-authorizations."""

    async def revoke_all_org_roles_team(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-all-org-roles-team."""

    async def revoke_all_org_roles_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-all-org-roles-user."""

    async def revoke_credential_authorizations_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_RevokeCredentialAuthorizationsForUser:
        """orgs/revoke-credential-authorizations-for-user."""

    async def revoke_credential_type(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_RevokeCredentialType:
        """orgs/revoke-credential-type."""

    async def revoke_credential_type_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_RevokeCredentialTypeForUser:
        """orgs/revoke-credential-type-for-user."""

    async def revoke_org_role_team(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-org-role-team."""

    async def revoke_org_role_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/revoke-org-role-user."""

    async def set_cluster_deployment_records(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        cluster: str | _aio.GitHubCore = ...,
        deployments: Iterable[_SetClusterDeploymentRecords_Deployments],
        logical_environment: str,
        partial_success: bool = ...,
        physical_environment: str = ...,
        return_records: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Orgs_SetClusterDeploymentRecords:
        """orgs/set-cluster-deployment-records."""

    async def set_immutable_releases_settings(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        enforced_repositories: Literal["all", "none", "selected"],
        selected_repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-immutable-releases-settings."""

    async def set_immutable_releases_settings_repositories(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-immutable-releases-settings-repositories."""

    async def set_membership_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        role: Literal["admin", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Membership:
        """orgs/set-membership-for-user."""

    async def set_public_membership_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/set-public-membership-for-authenticated-user."""

    async def unblock_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/unblock-user."""

    async def update(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        advanced_security_enabled_for_new_repositories: bool = ...,
        billing_email: str = ...,
        blog: str = ...,
        company: str = ...,
        default_repository_permission: Literal["read", "write", "admin", "none"] = ...,
        dependabot_alerts_enabled_for_new_repositories: bool = ...,
        dependabot_security_updates_enabled_for_new_repositories: bool = ...,
        dependency_graph_enabled_for_new_repositories: bool = ...,
        deploy_keys_enabled_for_repositories: bool = ...,
        description: str = ...,
        email: str = ...,
        has_organization_projects: bool = ...,
        has_repository_projects: bool = ...,
        location: str = ...,
        members_allowed_repository_creation_type: Literal["all", "private", "none"] = ...,
        members_can_create_internal_repositories: bool = ...,
        members_can_create_pages: bool = ...,
        members_can_create_private_pages: bool = ...,
        members_can_create_private_repositories: bool = ...,
        members_can_create_public_pages: bool = ...,
        members_can_create_public_repositories: bool = ...,
        members_can_create_repositories: bool = ...,
        members_can_fork_private_repositories: bool = ...,
        name: str = ...,
        secret_scanning_enabled_for_new_repositories: bool = ...,
        secret_scanning_push_protection_custom_link: str = ...,
        secret_scanning_push_protection_custom_link_enabled: bool = ...,
        secret_scanning_push_protection_enabled_for_new_repositories: bool = ...,
        secret_scanning_validity_checks_enabled: bool = ...,
        twitter_username: str = ...,
        web_commit_signoff_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Organization:
        """orgs/update."""

    async def update_custom_repo_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain"] = ...,
        description: str | None = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/update-custom-repo-role."""

    @deprecated("GitHub deprecates it")
    async def update_custom_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        base_role: Literal["read", "triage", "write", "maintain"] = ...,
        description: str | None = ...,
        name: str = ...,
        permissions: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomRepositoryRole:
        """orgs/update-custom-role."""

    async def update_issue_field(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        issue_field_id: int | _aio.GitHubCore = ...,
        description: str | None = ...,
        name: str = ...,
        options: Iterable[_UpdateIssueField_Options] = ...,
        visibility: Literal["organization_members_only", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueField:
        """orgs/update-issue-field."""

    async def update_issue_type(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        issue_type_id: int | _aio.GitHubCore = ...,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = ...,
        description: str | None = ...,
        is_enabled: bool,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueType:
        """orgs/update-issue-type."""

    async def update_membership_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        state: Literal["active"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Membership:
        """orgs/update-membership-for-authenticated-user."""

    async def update_pat_access(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        pat_id: int | _aio.GitHubCore = ...,
        action: Literal["revoke"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """orgs/update-pat-access."""

    async def update_pat_accesses(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        action: Literal["revoke"],
        pat_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """orgs/update-pat-accesses."""

    async def update_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        active: bool = ...,
        config: _UpdateWebhook_Config = ...,
        events: Iterable[str] = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.OrganizationHook:
        """orgs/update-webhook."""

    async def update_webhook_config_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """orgs/update-webhook-config-for-org."""

__all__ = ["AsyncOrgs", "Orgs"]
