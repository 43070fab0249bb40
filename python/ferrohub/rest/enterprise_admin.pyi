"""The operations of GitHub's tag ``enterprise-admin``. Made by tools/generate.py."""

import builtins
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from os import PathLike
from typing import Any, BinaryIO, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import (
    Authorization,
    GitHubCore,
    Listing,
    PreReceiveEnvironment,
    PreReceiveHook,
    ShortOrganization,
    ShortUser,
)

class _AzureBlobConfig(TypedDict, total=False):
    container: Required[str]
    encrypted_sas_url: Required[str]
    key_id: Required[str]

class _AzureHubConfig(TypedDict, total=False):
    encrypted_connstring: Required[str]
    key_id: Required[str]
    name: Required[str]

class _AmazonS3OidcConfig(TypedDict, total=False):
    arn_role: Required[str]
    authentication_type: Required[Literal["oidc"]]
    bucket: Required[str]
    key_id: Required[str]
    region: Required[str]

class _AmazonS3AccessKeysConfig(TypedDict, total=False):
    authentication_type: Required[Literal["access_keys"]]
    bucket: Required[str]
    encrypted_access_key_id: Required[str]
    encrypted_secret_key: Required[str]
    key_id: Required[str]
    region: Required[str]

class _SplunkConfig(TypedDict, total=False):
    domain: Required[str]
    encrypted_token: Required[str]
    key_id: Required[str]
    port: Required[int]
    ssl_verify: Required[bool]

class _HecConfig(TypedDict, total=False):
    domain: Required[str]
    encrypted_token: Required[str]
    key_id: Required[str]
    path: Required[str]
    port: Required[int]
    ssl_verify: Required[bool]

class _GoogleCloudConfig(TypedDict, total=False):
    bucket: Required[str]
    encrypted_json_credentials: Required[str]
    key_id: Required[str]

class _DatadogConfig(TypedDict, total=False):
    encrypted_token: Required[str]
    key_id: Required[str]
    site: Required[Literal["US", "US3", "US5", "EU1", "US1-FED", "AP1"]]

class _CreateGlobalWebhook_Config(TypedDict, total=False):
    url: Required[str]
    content_type: str
    secret: str
    insecure_ssl: str

class _OrganizationCustomProperty(TypedDict, total=False):
    allowed_values: Iterable[str] | None
    default_value: str | Iterable[str] | None
    description: str | None
    property_name: Required[str]
    required: bool
    source_type: Literal["organization", "enterprise"]
    url: str
    value_type: Required[Literal["string", "single_select", "multi_select", "true_false", "url"]]
    values_editable_by: Literal["enterprise_actors", "enterprise_and_org_actors"] | None

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

class _ProvisionEnterpriseGroup_Members(TypedDict, total=False):
    value: Required[str]
    displayName: Required[str]

class _UserEmails(TypedDict, total=False):
    value: Required[str]
    type: Required[str]
    primary: Required[bool]

class _UserName(TypedDict, total=False):
    familyName: Required[str]
    formatted: str
    givenName: Required[str]
    middleName: str

class _UserRole(TypedDict, total=False):
    display: str
    type: str
    value: Required[Literal["user", "27d9891d-2c17-4f45-a262-781a0e55c80a", "guest_collaborator", "1ebc4a02-e56c-43a6-92a5-02ee09b90824", "enterprise_owner", "981df190-8801-4618-a08a-d91f6206c954", "ba4987ab-a1c3-412a-b58c-360fc407cb10", "billing_manager", "0e338b8c-cc7f-498a-928d-ea3470d7e7e3", "e6be2762-e4ad-4108-b72d-1bbe884a0f91"]]
    primary: bool

class _SetInformationForProvisionedEnterpriseGroup_Members(TypedDict, total=False):
    value: Required[str]
    displayName: Required[str]

class _OsvVulnerability(TypedDict, total=False):
    affected: Iterable[_OsvVulnerability_Affected]
    aliases: Iterable[str]
    details: str
    id: Required[str]
    modified: datetime | str
    published: datetime | str
    references: Iterable[_OsvVulnerability_References]
    schema_version: str
    severity: Iterable[_OsvVulnerability_Severity]
    summary: str
    withdrawn: datetime | str

class _OsvVulnerability_Affected(TypedDict, total=False):
    package: _OsvVulnerability_Affected_Package
    ranges: Iterable[_OsvVulnerability_Affected_Ranges]

class _OsvVulnerability_Affected_Package(TypedDict, total=False):
    ecosystem: str
    name: str

class _OsvVulnerability_Affected_Ranges(TypedDict, total=False):
    type: str
    events: Iterable[_OsvVulnerability_Affected_Ranges_Events]

class _OsvVulnerability_Affected_Ranges_Events(TypedDict, total=False):
    introduced: Any
    fixed: Any
    last_affected: Any
    limit: Any

class _OsvVulnerability_References(TypedDict, total=False):
    type: str
    url: str

class _OsvVulnerability_Severity(TypedDict, total=False):
    type: str
    score: str

class _UpdateAttributeForEnterpriseGroup_Operations(TypedDict, total=False):
    op: Required[Literal["add", "replace", "remove"]]
    path: str
    value: str

class _UpdateAttributeForEnterpriseUser_Operations(TypedDict, total=False):
    op: Required[Literal["add", "replace", "remove"]]
    path: str
    value: str

class _UpdateGlobalWebhook_Config(TypedDict, total=False):
    url: Required[str]
    content_type: str
    secret: str
    insecure_ssl: str

class EnterpriseAdmin(Operations):
    """The operations of GitHub's tag ``enterprise-admin``."""

    def add_custom_labels_to_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_AddCustomLabelsToSelfHostedRunnerForEnterprise:
        """enterprise-admin/add-custom-labels-to-self-hosted-runner-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_id: path: an int
        :param labels: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_AddCustomLabelsToSelfHostedRunnerForEnterprise
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /enterprises/{enterprise}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#add-custom-labels-to-a-self-hosted-runner-for-an-enterprise
        """

    def add_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        org_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/add-org-access-to-self-hosted-runner-group-in-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param org_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/organizations/{org_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#add-organization-access-to-a-self-hosted-runner-group-in-an-enterprise
        """

    def add_self_hosted_runner_to_group_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/add-self-hosted-runner-to-group-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/runners/{runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#add-a-self-hosted-runner-to-a-group-for-an-enterprise
        """

    def assign_enterprise_role_to_user(
        self,
        enterprise: str | GitHubCore,
        username: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/assign-enterprise-role-to-user.

        Hosts: ghec.

        :param enterprise: path: a str
        :param username: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /enterprises/{enterprise}/enterprise-roles/users/{username}/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#assign-an-enterprise-role-to-an-enterprise-user
        """

    def assign_team_to_enterprise_role(
        self,
        enterprise: str | GitHubCore,
        team_slug: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/assign-team-to-enterprise-role.

        Hosts: ghec.

        :param enterprise: path: a str
        :param team_slug: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /enterprises/{enterprise}/enterprise-roles/teams/{team_slug}/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#assign-an-enterprise-role-to-a-team
        """

    def create_audit_log_stream(
        self,
        enterprise: str | GitHubCore,
        *,
        enabled: bool,
        stream_type: Literal["Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event Collector", "Google Cloud Storage", "Datadog"],
        vendor_specific: _AzureBlobConfig | _AzureHubConfig | _AmazonS3OidcConfig | _AmazonS3AccessKeysConfig | _SplunkConfig | _HecConfig | _GoogleCloudConfig | _DatadogConfig,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetAuditLogStreamConfig:
        """enterprise-admin/create-audit-log-stream.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param enabled: body: a bool
        :param stream_type: body: one of "Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event
            Collector", "Google Cloud Storage", "Datadog"
        :param vendor_specific: body: a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GetAuditLogStreamConfig
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/audit-log/streams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#create-an-audit-log-streaming-configuration-for-an-enterprise
        """

    def create_global_webhook(
        self,
        *,
        active: bool = ...,
        config: _CreateGlobalWebhook_Config,
        events: Iterable[str] = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GlobalHook:
        """enterprise-admin/create-global-webhook.

        Hosts: ghes-3.19.

        :param active: body, optional: a bool, default true
        :param config: body: a mapping
        :param events: body, optional: an iterable of str
        :param name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GlobalHook
        :raises GitHubError: the response has an error status

        Request: ``POST /admin/hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#create-a-global-webhook
        """

    def create_impersonation_o_auth_token(
        self,
        username: str | GitHubCore,
        *,
        scopes: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """enterprise-admin/create-impersonation-o-auth-token.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param scopes: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Authorization
        :raises GitHubError: the response has an error status

        Request: ``POST /admin/users/{username}/authorizations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#create-an-impersonation-oauth-token
        """

    def create_org(
        self,
        *,
        admin: str,
        login: str,
        profile_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortOrganization:
        """enterprise-admin/create-org.

        Hosts: ghes-3.19.

        :param admin: body: a str
        :param login: body: a str
        :param profile_name: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortOrganization
        :raises GitHubError: the response has an error status

        Request: ``POST /admin/organizations``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/orgs#create-an-organization
        """

    def create_pre_receive_environment(
        self,
        *,
        image_url: str,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveEnvironment:
        """enterprise-admin/create-pre-receive-environment.

        Hosts: ghes-3.19.

        :param image_url: body: a str
        :param name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PreReceiveEnvironment
        :raises GitHubError: the response has an error status

        Request: ``POST /admin/pre-receive-environments``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#create-a-pre-receive-environment
        """

    def create_pre_receive_hook(
        self,
        *,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        environment: Mapping[str, Any],
        name: str,
        script: str,
        script_repository: Mapping[str, Any],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveHook:
        """enterprise-admin/create-pre-receive-hook.

        Hosts: ghes-3.19.

        :param allow_downstream_configuration: body, optional: a bool
        :param enforcement: body, optional: a str
        :param environment: body: a mapping
        :param name: body: a str
        :param script: body: a str
        :param script_repository: body: a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PreReceiveHook
        :raises GitHubError: the response has an error status

        Request: ``POST /admin/pre-receive-hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#create-a-pre-receive-hook
        """

    def create_registration_token_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """enterprise-admin/create-registration-token-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AuthenticationToken
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/actions/runners/registration-token``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#create-a-registration-token-for-an-enterprise
        """

    def create_remove_token_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """enterprise-admin/create-remove-token-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AuthenticationToken
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/actions/runners/remove-token``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#create-a-remove-token-for-an-enterprise
        """

    def create_self_hosted_runner_group_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str = ...,
        restricted_to_workflows: bool = ...,
        runners: Iterable[int] = ...,
        selected_organization_ids: Iterable[int] = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsEnterprise:
        """enterprise-admin/create-self-hosted-runner-group-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param allows_public_repositories: body, optional: a bool, default false
        :param name: body: a str
        :param network_configuration_id: body, optional: a str; only on ghec
        :param restricted_to_workflows: body, optional: a bool, default false
        :param runners: body, optional: an iterable of int
        :param selected_organization_ids: body, optional: an iterable of int
        :param selected_workflows: body, optional: an iterable of str
        :param visibility: body, optional: one of "selected", "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RunnerGroupsEnterprise
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/actions/runner-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#create-a-self-hosted-runner-group-for-an-enterprise
        """

    def create_user(
        self,
        *,
        email: str = ...,
        login: str,
        suspended: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortUser:
        """enterprise-admin/create-user.

        Hosts: ghes-3.19.

        :param email: body, optional: a str
        :param login: body: a str
        :param suspended: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortUser
        :raises GitHubError: the response has an error status

        Request: ``POST /admin/users``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#create-a-user
        """

    def custom_properties_for_orgs_create_or_update_enterprise_definition(
        self,
        enterprise: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        allowed_values: Iterable[str] | None = ...,
        default_value: str | Iterable[str] | None = ...,
        description: str | None = ...,
        required: bool = ...,
        value_type: Literal["string", "single_select", "multi_select", "true_false", "url"],
        values_editable_by: Literal["enterprise_actors", "enterprise_and_org_actors"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomProperty:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-definition.

        Hosts: ghec.

        :param enterprise: path: a str
        :param custom_property_name: path: a str
        :param allowed_values: body, optional: an iterable of str or None
        :param default_value: body, optional: a str or an iterable of str or None
        :param description: body, optional: a str or None
        :param required: body, optional: a bool
        :param value_type: body: one of "string", "single_select", "multi_select", "true_false", "url"
        :param values_editable_by: body, optional: one of "enterprise_actors", "enterprise_and_org_actors" or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationCustomProperty
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /enterprises/{enterprise}/org-properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#create-or-update-an-organization-custom-property-definition-on-an-enterprise
        """

    def custom_properties_for_orgs_create_or_update_enterprise_definitions(
        self,
        enterprise: str | GitHubCore,
        *,
        properties: Iterable[_OrganizationCustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.OrganizationCustomProperty]:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-definitions.

        Hosts: ghec.

        :param enterprise: path: a str
        :param properties: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[OrganizationCustomProperty]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /enterprises/{enterprise}/org-properties/schema``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#create-or-update-organization-custom-property-definitions-on-an-enterprise
        """

    def custom_properties_for_orgs_create_or_update_enterprise_values(
        self,
        enterprise: str | GitHubCore,
        *,
        organization_logins: Iterable[str],
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-values.

        Hosts: ghec.

        :param enterprise: path: a str
        :param organization_logins: body: an iterable of str
        :param properties: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /enterprises/{enterprise}/org-properties/values``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#create-or-update-custom-property-values-for-organizations-in-an-enterprise
        """

    def custom_properties_for_orgs_delete_enterprise_definition(
        self,
        enterprise: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-orgs-delete-enterprise-definition.

        Hosts: ghec.

        :param enterprise: path: a str
        :param custom_property_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``DELETE /enterprises/{enterprise}/org-properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#remove-an-organization-custom-property-definition-from-an-enterprise
        """

    def custom_properties_for_orgs_get_enterprise_definition(
        self,
        enterprise: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomProperty:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-definition.

        Hosts: ghec.

        :param enterprise: path: a str
        :param custom_property_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrganizationCustomProperty
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/org-properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#get-an-organization-custom-property-definition-from-an-enterprise
        """

    def custom_properties_for_orgs_get_enterprise_definitions(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.OrganizationCustomProperty]:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-definitions.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[OrganizationCustomProperty]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/org-properties/schema``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#get-organization-custom-properties-schema-for-an-enterprise
        """

    def custom_properties_for_orgs_get_enterprise_values(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CustomPropertiesForOrgsGetEnterprisePropertyValues]:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-values.

        Hosts: ghec.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CustomPropertiesForOrgsGetEnterprisePropertyValues]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/org-properties/values``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#list-custom-property-values-for-organizations-in-an-enterprise
        """

    def custom_properties_for_repos_create_or_update_enterprise_definition(
        self,
        enterprise: str | GitHubCore,
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
        """enterprise-admin/custom-properties-for-repos-create-or-update-enterprise-definition.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param custom_property_name: path: a str
        :param allowed_values: body, optional: an iterable of str or None
        :param default_value: body, optional: a str or an iterable of str or None
        :param description: body, optional: a str or None
        :param require_explicit_values: body, optional: a bool; only on ghec
        :param required: body, optional: a bool
        :param value_type: body: one of "string", "single_select", "multi_select", "true_false", "url"
        :param values_editable_by: body, optional: one of "org_actors", "org_and_repo_actors" or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CustomProperty
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /enterprises/{enterprise}/properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#create-or-update-a-custom-property-for-an-enterprise
        """

    def custom_properties_for_repos_create_or_update_enterprise_definitions(
        self,
        enterprise: str | GitHubCore,
        *,
        properties: Iterable[_CustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomProperty]:
        """enterprise-admin/custom-properties-for-repos-create-or-update-enterprise-definitions.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param properties: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CustomProperty]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PATCH /enterprises/{enterprise}/properties/schema``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#create-or-update-custom-properties-for-an-enterprise
        """

    def custom_properties_for_repos_delete_enterprise_definition(
        self,
        enterprise: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-repos-delete-enterprise-definition.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param custom_property_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /enterprises/{enterprise}/properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#remove-a-custom-property-for-an-enterprise
        """

    def custom_properties_for_repos_get_enterprise_definition(
        self,
        enterprise: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CustomProperty:
        """enterprise-admin/custom-properties-for-repos-get-enterprise-definition.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param custom_property_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CustomProperty
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#get-a-custom-property-for-an-enterprise
        """

    def custom_properties_for_repos_get_enterprise_definitions(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomProperty]:
        """enterprise-admin/custom-properties-for-repos-get-enterprise-definitions.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CustomProperty]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/properties/schema``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#get-custom-properties-for-an-enterprise
        """

    def custom_properties_for_repos_promote_definition_to_enterprise(
        self,
        enterprise: str | GitHubCore,
        org: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CustomProperty:
        """enterprise-admin/custom-properties-for-repos-promote-definition-to-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org: path: a str
        :param custom_property_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CustomProperty
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /enterprises/{enterprise}/properties/schema/organizations/{org}/{custom_property_name}/promote``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#promote-a-custom-property-to-an-enterprise
        """

    def delete_audit_log_stream(
        self,
        enterprise: str | GitHubCore,
        stream_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-audit-log-stream.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param stream_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/audit-log/streams/{stream_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#delete-an-audit-log-streaming-configuration-for-an-enterprise
        """

    def delete_global_webhook(
        self,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-global-webhook.

        Hosts: ghes-3.19.

        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /admin/hooks/{hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#delete-a-global-webhook
        """

    def delete_impersonation_o_auth_token(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-impersonation-o-auth-token.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /admin/users/{username}/authorizations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#delete-an-impersonation-oauth-token
        """

    def delete_manage_ssh(
        self,
        *,
        key: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesDeleteSshResponse]:
        """enterprise-admin/delete-manage-ssh.

        Hosts: ghes-3.19.

        :param key: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[GhesDeleteSshResponse]
        :raises GitHubError: the response has an error status; documented: 400, 401, 500

        Request: ``DELETE /manage/v1/access/ssh``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#delete-a-ssh-key
        """

    def delete_personal_access_token(
        self,
        token_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-personal-access-token.

        Hosts: ghes-3.19.

        :param token_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /admin/tokens/{token_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#delete-a-personal-access-token
        """

    def delete_pre_receive_environment(
        self,
        pre_receive_environment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-pre-receive-environment.

        Hosts: ghes-3.19.

        :param pre_receive_environment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /admin/pre-receive-environments/{pre_receive_environment_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#delete-a-pre-receive-environment
        """

    def delete_pre_receive_hook(
        self,
        pre_receive_hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-pre-receive-hook.

        Hosts: ghes-3.19.

        :param pre_receive_hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /admin/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#delete-a-pre-receive-hook
        """

    def delete_public_key(
        self,
        key_ids: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-public-key.

        Hosts: ghes-3.19.

        :param key_ids: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /admin/keys/{key_ids}``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#delete-a-public-key
        """

    def delete_scim_group_from_enterprise(
        self,
        enterprise: str | GitHubCore,
        scim_group_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-scim-group-from-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param scim_group_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 429, 500

        Request: ``DELETE /scim/v2/enterprises/{enterprise}/Groups/{scim_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#delete-a-scim-group-from-an-enterprise
        """

    def delete_self_hosted_runner_from_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-self-hosted-runner-from-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /enterprises/{enterprise}/actions/runners/{runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#delete-a-self-hosted-runner-from-an-enterprise
        """

    def delete_self_hosted_runner_group_from_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-self-hosted-runner-group-from-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#delete-a-self-hosted-runner-group-from-an-enterprise
        """

    def delete_user(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-user.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /admin/users/{username}``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#delete-a-user
        """

    def delete_user_from_enterprise(
        self,
        enterprise: str | GitHubCore,
        scim_user_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-user-from-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param scim_user_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 429, 500

        Request: ``DELETE /scim/v2/enterprises/{enterprise}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#delete-a-scim-user-from-an-enterprise
        """

    def delete_vss_manual_match(
        self,
        enterprise: str | GitHubCore,
        visual_studio_subscription_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.VisualStudioSubscriptionAssignment:
        """enterprise-admin/delete-vss-manual-match.

        Hosts: ghec.

        :param enterprise: path: a str
        :param visual_studio_subscription_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: VisualStudioSubscriptionAssignment
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /enterprises/{enterprise}/visual-studio-subscriptions/{visual_studio_subscription_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#delete-a-visual-studio-subscription-user-match
        """

    def demote_site_administrator(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/demote-site-administrator.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /users/{username}/site_admin``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#demote-a-site-administrator
        """

    def disable_access_restrictions(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAccessRestrictions:
        """enterprise-admin/disable-access-restrictions.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAccessRestrictions
        :raises GitHubError: the response has an error status; documented: 400, 404, 500

        Request: ``POST /enterprises/{enterprise}/access-restrictions/disable``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprises#disable-access-restrictions-for-an-enterprise
        """

    def disable_selected_organization_github_actions_enterprise(
        self,
        enterprise: str | GitHubCore,
        org_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/disable-selected-organization-github-actions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/actions/permissions/organizations/{org_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#disable-a-selected-organization-for-github-actions-in-an-enterprise
        """

    def enable_access_restrictions(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAccessRestrictions:
        """enterprise-admin/enable-access-restrictions.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAccessRestrictions
        :raises GitHubError: the response has an error status; documented: 400, 404, 500

        Request: ``POST /enterprises/{enterprise}/access-restrictions/enable``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprises#enable-access-restrictions-for-an-enterprise
        """

    def enable_selected_organization_github_actions_enterprise(
        self,
        enterprise: str | GitHubCore,
        org_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/enable-selected-organization-github-actions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/organizations/{org_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#enable-a-selected-organization-for-github-actions-in-an-enterprise
        """

    def get_all_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseOverview:
        """enterprise-admin/get-all-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/all``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-all-statistics
        """

    def get_allowed_actions_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SelectedActions:
        """enterprise-admin/get-allowed-actions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SelectedActions
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-allowed-actions-and-reusable-workflows-for-an-enterprise
        """

    def get_announcement(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Announcement:
        """enterprise-admin/get-announcement.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Announcement
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/announcement``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/announcement#get-the-global-announcement-banner
        """

    def get_artifact_and_log_retention_settings(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsArtifactAndLogRetentionResponse:
        """enterprise-admin/get-artifact-and-log-retention-settings.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsArtifactAndLogRetentionResponse
        :raises GitHubError: the response has an error status; documented: 401, 404

        Request: ``GET /enterprises/{enterprise}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-artifact-and-log-retention-settings-for-an-enterprise
        """

    def get_audit_log(
        self,
        enterprise: str | GitHubCore,
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
        """enterprise-admin/get-audit-log.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param include: query, optional: one of "web", "git", "all"
        :param order: query, optional: one of "desc", "asc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param phrase: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[AuditLogEvent]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/audit-log``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#get-the-audit-log-for-an-enterprise
        """

    def get_audit_log_stream_key(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuditLogStreamKey:
        """enterprise-admin/get-audit-log-stream-key.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AuditLogStreamKey
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/audit-log/stream-key``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#get-the-audit-log-stream-key-for-encrypting-secrets
        """

    def get_audit_log_streams(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GetAuditLogStreamConfigs]:
        """enterprise-admin/get-audit-log-streams.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[GetAuditLogStreamConfigs]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/audit-log/streams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#list-audit-log-stream-configurations-for-an-enterprise
        """

    def get_checks_system_requirements(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesChecksSystemRequirements:
        """enterprise-admin/get-checks-system-requirements.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GhesChecksSystemRequirements
        :raises GitHubError: the response has an error status; documented: 400, 500

        Request: ``GET /manage/v1/checks/system-requirements``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-system-requirement-check-results-for-configured-cluster-nodes
        """

    def get_cluster_status(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesClusterStatus:
        """enterprise-admin/get-cluster-status.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GhesClusterStatus
        :raises GitHubError: the response has an error status; documented: 401, 500

        Request: ``GET /manage/v1/cluster/status``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-status-of-services-running-on-all-cluster-nodes
        """

    def get_comment_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseCommentOverview:
        """enterprise-admin/get-comment-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseCommentOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/comments``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-comment-statistics
        """

    def get_config_nodes(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesConfigNodes:
        """enterprise-admin/get-config-nodes.

        Hosts: ghes-3.19.

        :param cluster_roles: query, optional: a str
        :param uuid: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GhesConfigNodes
        :raises GitHubError: the response has an error status; documented: 401, 500

        Request: ``GET /manage/v1/config/nodes``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-ghes-node-metadata-for-all-nodes
        """

    def get_consumed_licenses(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GetConsumedLicenses_Users]:
        """enterprise-admin/get-consumed-licenses.

        Hosts: ghec.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[GetConsumedLicenses_Users]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/consumed-licenses``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#list-enterprise-consumed-licenses
        """

    def get_download_status_for_pre_receive_environment(
        self,
        pre_receive_environment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PreReceiveEnvironmentDownloadStatus:
        """enterprise-admin/get-download-status-for-pre-receive-environment.

        Hosts: ghes-3.19.

        :param pre_receive_environment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PreReceiveEnvironmentDownloadStatus
        :raises GitHubError: the response has an error status

        Request: ``GET /admin/pre-receive-environments/{pre_receive_environment_id}/downloads/latest``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#get-the-download-status-for-a-pre-receive-environment
        """

    def get_enterprise_innersource_vulnerability_sync_status(
        self,
        enterprise: str | GitHubCore,
        job_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetEnterpriseInnersourceVulnerabilitySyncStatus | _models.ExternalVulnerabilitySyncStatus:
        """enterprise-admin/get-enterprise-innersource-vulnerability-sync-status.

        Hosts: ghec.

        :param enterprise: path: a str
        :param job_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_GetEnterpriseInnersourceVulnerabilitySyncStatus | ExternalVulnerabilitySyncStatus
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /enterprises/{enterprise}/innersource-vulnerabilities/sync/status/{job_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/security-advisories#get-innersource-vulnerability-sync-status-for-an-enterprise
        """

    def get_enterprise_role(
        self,
        enterprise: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseRole:
        """enterprise-admin/get-enterprise-role.

        Hosts: ghec.

        :param enterprise: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseRole
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/enterprise-roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#get-an-enterprise-role
        """

    def get_enterprise_ruleset_history(
        self,
        enterprise: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RulesetVersion]:
        """enterprise-admin/get-enterprise-ruleset-history.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param ruleset_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RulesetVersion]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /enterprises/{enterprise}/rulesets/{ruleset_id}/history``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#get-enterprise-ruleset-history
        """

    def get_enterprise_ruleset_version(
        self,
        enterprise: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RulesetVersionWithState:
        """enterprise-admin/get-enterprise-ruleset-version.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param ruleset_id: path: an int
        :param version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RulesetVersionWithState
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /enterprises/{enterprise}/rulesets/{ruleset_id}/history/{version_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#get-enterprise-ruleset-version
        """

    def get_fork_pr_contributor_approval_permissions(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrContributorApproval:
        """enterprise-admin/get-fork-pr-contributor-approval-permissions.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsForkPrContributorApproval
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /enterprises/{enterprise}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-fork-pr-contributor-approval-permissions-for-an-enterprise
        """

    def get_gist_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseGistOverview:
        """enterprise-admin/get-gist-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseGistOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/gists``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-gist-statistics
        """

    def get_github_actions_permissions_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsEnterprisePermissions:
        """enterprise-admin/get-github-actions-permissions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsEnterprisePermissions
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/permissions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-github-actions-permissions-for-an-enterprise
        """

    def get_global_webhook(
        self,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GlobalHook:
        """enterprise-admin/get-global-webhook.

        Hosts: ghes-3.19.

        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GlobalHook
        :raises GitHubError: the response has an error status

        Request: ``GET /admin/hooks/{hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#get-a-global-webhook
        """

    def get_hooks_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseHookOverview:
        """enterprise-admin/get-hooks-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseHookOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/hooks``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-hooks-statistics
        """

    def get_issue_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseIssueOverview:
        """enterprise-admin/get-issue-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseIssueOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/issues``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-issue-statistics
        """

    def get_license_information(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.LicenseInfo:
        """enterprise-admin/get-license-information.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: LicenseInfo
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/settings/license``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/licensing#get-license-information
        """

    def get_license_sync_status(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetLicenseSyncStatus:
        """enterprise-admin/get-license-sync-status.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GetLicenseSyncStatus
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/license-sync-status``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#get-a-license-sync-status
        """

    def get_manage_config_apply_events(
        self,
        *,
        last_request_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetManageConfigApplyEvents:
        """enterprise-admin/get-manage-config-apply-events.

        Hosts: ghes-3.19.

        :param last_request_id: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_GetManageConfigApplyEvents
        :raises GitHubError: the response has an error status; documented: 400, 401

        Request: ``GET /manage/v1/config/apply/events``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#list-events-from-ghe-config-apply
        """

    def get_manage_config_apply_status(
        self,
        *,
        run_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetManageConfigApplyStatus:
        """enterprise-admin/get-manage-config-apply-status.

        Hosts: ghes-3.19.

        :param run_id: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_GetManageConfigApplyStatus
        :raises GitHubError: the response has an error status; documented: 400, 401

        Request: ``GET /manage/v1/config/apply``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-status-of-a-ghe-config-apply-run
        """

    def get_manage_maintenance(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesGetMaintenance]:
        """enterprise-admin/get-manage-maintenance.

        Hosts: ghes-3.19.

        :param cluster_roles: query, optional: a str
        :param uuid: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[GhesGetMaintenance]
        :raises GitHubError: the response has an error status; documented: 400, 401, 500

        Request: ``GET /manage/v1/maintenance``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-status-of-maintenance-mode
        """

    def get_manage_settings(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesGetSettings:
        """enterprise-admin/get-manage-settings.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GhesGetSettings
        :raises GitHubError: the response has an error status; documented: 400, 401

        Request: ``GET /manage/v1/config/settings``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-ghes-settings
        """

    def get_manage_ssh(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesGetSsh]:
        """enterprise-admin/get-manage-ssh.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[GhesGetSsh]
        :raises GitHubError: the response has an error status; documented: 400, 401

        Request: ``GET /manage/v1/access/ssh``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-configured-ssh-keys
        """

    def get_milestone_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseMilestoneOverview:
        """enterprise-admin/get-milestone-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseMilestoneOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/milestones``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-milestone-statistics
        """

    def get_one_audit_log_stream(
        self,
        enterprise: str | GitHubCore,
        stream_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetAuditLogStreamConfig:
        """enterprise-admin/get-one-audit-log-stream.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param stream_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GetAuditLogStreamConfig
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/audit-log/streams/{stream_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#list-one-audit-log-streaming-configuration-via-a-stream-id
        """

    def get_org_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseOrganizationOverview:
        """enterprise-admin/get-org-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseOrganizationOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/orgs``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-organization-statistics
        """

    def get_pages_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterprisePageOverview:
        """enterprise-admin/get-pages-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterprisePageOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/pages``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-pages-statistics
        """

    def get_pre_receive_environment(
        self,
        pre_receive_environment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveEnvironment:
        """enterprise-admin/get-pre-receive-environment.

        Hosts: ghes-3.19.

        :param pre_receive_environment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PreReceiveEnvironment
        :raises GitHubError: the response has an error status

        Request: ``GET /admin/pre-receive-environments/{pre_receive_environment_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#get-a-pre-receive-environment
        """

    def get_pre_receive_hook(
        self,
        pre_receive_hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveHook:
        """enterprise-admin/get-pre-receive-hook.

        Hosts: ghes-3.19.

        :param pre_receive_hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PreReceiveHook
        :raises GitHubError: the response has an error status

        Request: ``GET /admin/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#get-a-pre-receive-hook
        """

    def get_pre_receive_hook_for_org(
        self,
        org: str | GitHubCore,
        pre_receive_hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPreReceiveHook:
        """enterprise-admin/get-pre-receive-hook-for-org.

        Hosts: ghes-3.19.

        :param org: path: a str
        :param pre_receive_hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrgPreReceiveHook
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/org-pre-receive-hooks#get-a-pre-receive-hook-for-an-organization
        """

    def get_pre_receive_hook_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pre_receive_hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryPreReceiveHook:
        """enterprise-admin/get-pre-receive-hook-for-repo.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param pre_receive_hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryPreReceiveHook
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/repo-pre-receive-hooks#get-a-pre-receive-hook-for-a-repository
        """

    def get_private_repo_fork_pr_workflows_settings(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrWorkflowsPrivateRepos:
        """enterprise-admin/get-private-repo-fork-pr-workflows-settings.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ActionsForkPrWorkflowsPrivateRepos
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /enterprises/{enterprise}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-private-repo-fork-pr-workflow-settings-for-an-enterprise
        """

    def get_provisioning_information_for_enterprise_group(
        self,
        enterprise: str | GitHubCore,
        scim_group_id: str | GitHubCore,
        *,
        excludedAttributes: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseGroupResponse:
        """enterprise-admin/get-provisioning-information-for-enterprise-group.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param scim_group_id: path: a str
        :param excludedAttributes: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimEnterpriseGroupResponse
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 429, 500

        Request: ``GET /scim/v2/enterprises/{enterprise}/Groups/{scim_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#get-scim-provisioning-information-for-an-enterprise-group
        """

    def get_provisioning_information_for_enterprise_user(
        self,
        enterprise: str | GitHubCore,
        scim_user_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseUserResponse:
        """enterprise-admin/get-provisioning-information-for-enterprise-user.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param scim_user_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimEnterpriseUserResponse
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 429, 500

        Request: ``GET /scim/v2/enterprises/{enterprise}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#get-scim-provisioning-information-for-an-enterprise-user
        """

    def get_pull_request_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterprisePullRequestOverview:
        """enterprise-admin/get-pull-request-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterprisePullRequestOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/pulls``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-pull-request-statistics
        """

    def get_replication_status(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesReplicationStatus:
        """enterprise-admin/get-replication-status.

        Hosts: ghes-3.19.

        :param cluster_roles: query, optional: a str
        :param uuid: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GhesReplicationStatus
        :raises GitHubError: the response has an error status; documented: 401, 500

        Request: ``GET /manage/v1/replication/status``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-status-of-services-running-on-all-replica-nodes
        """

    def get_repo_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseRepositoryOverview:
        """enterprise-admin/get-repo-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseRepositoryOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/repos``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-repository-statistics
        """

    def get_runner_version_deprecation_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        version: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetRunnerVersionDeprecationForEnterprise:
        """enterprise-admin/get-runner-version-deprecation-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param version: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_GetRunnerVersionDeprecationForEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/runners/deprecations/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#get-runner-version-end-of-life-schedule-for-an-enterprise
        """

    def get_security_products(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseSecurityProductsOverview:
        """enterprise-admin/get-security-products.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseSecurityProductsOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/security-products``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-security-products-statistics
        """

    def get_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Runner:
        """enterprise-admin/get-self-hosted-runner-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Runner
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/runners/{runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#get-a-self-hosted-runner-for-an-enterprise
        """

    def get_self_hosted_runner_group_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsEnterprise:
        """enterprise-admin/get-self-hosted-runner-group-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RunnerGroupsEnterprise
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#get-a-self-hosted-runner-group-for-an-enterprise
        """

    def get_self_hosted_runners_permissions(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetSelfHostedRunnersPermissions:
        """enterprise-admin/get-self-hosted-runners-permissions.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_GetSelfHostedRunnersPermissions
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /enterprises/{enterprise}/actions/permissions/self-hosted-runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-self-hosted-runners-permissions-for-an-enterprise
        """

    def get_server_statistics(
        self,
        enterprise_or_org: str | GitHubCore,
        *,
        date_end: str = ...,
        date_start: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ServerStatistics]:
        """enterprise-admin/get-server-statistics.

        Hosts: ghec.

        :param enterprise_or_org: path: a str
        :param date_end: query, optional: a str
        :param date_start: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ServerStatistics]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise-installation/{enterprise_or_org}/server-statistics``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/admin-stats#get-github-enterprise-server-statistics
        """

    def get_user_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseUserOverview:
        """enterprise-admin/get-user-stats.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseUserOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprise/stats/users``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-users-statistics
        """

    def get_version(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesVersion]:
        """enterprise-admin/get-version.

        Hosts: ghes-3.19.

        :param cluster_roles: query, optional: a str
        :param uuid: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[GhesVersion]
        :raises GitHubError: the response has an error status; documented: 401, 500

        Request: ``GET /manage/v1/version``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-all-ghes-release-versions-for-all-nodes
        """

    def initialize_instance_configuration(
        self,
        *,
        data: Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/initialize-instance-configuration.

        Hosts: ghes-3.19.

        :param data: the form: a mapping of fields to text, or to files as bytes, a path or a file opened for reading
            bytes
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 401, 500

        Request: ``POST /manage/v1/config/init``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#initialize-instance-configuration-with-license-and-password
        """

    def license_check(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesLicenseCheck:
        """enterprise-admin/license-check.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GhesLicenseCheck
        :raises GitHubError: the response has an error status; documented: 401, 500

        Request: ``GET /manage/v1/config/license/check``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#check-a-license
        """

    def license_info(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesLicenseInfo:
        """enterprise-admin/license-info.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GhesLicenseInfo
        :raises GitHubError: the response has an error status; documented: 401, 500

        Request: ``GET /manage/v1/config/license``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-enterprise-license-information
        """

    def license_upload(
        self,
        *,
        apply: bool = ...,
        data: Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/license-upload.

        Hosts: ghes-3.19.

        :param apply: query, optional: a bool
        :param data: the form: a mapping of fields to text, or to files as bytes, a path or a file opened for reading
            bytes
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 500

        Request: ``PUT /manage/v1/config/license``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#upload-an-enterprise-license
        """

    def list_enterprise_role_teams(
        self,
        enterprise: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseTeam]:
        """enterprise-admin/list-enterprise-role-teams.

        Hosts: ghec.

        :param enterprise: path: a str
        :param role_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[EnterpriseTeam]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/enterprise-roles/{role_id}/teams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#list-teams-that-are-assigned-to-an-enterprise-role
        """

    def list_enterprise_role_users(
        self,
        enterprise: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseUserRoleAssignment]:
        """enterprise-admin/list-enterprise-role-users.

        Hosts: ghec.

        :param enterprise: path: a str
        :param role_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[EnterpriseUserRoleAssignment]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/enterprise-roles/{role_id}/users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#list-users-that-are-assigned-to-an-enterprise-role
        """

    def list_enterprise_roles(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_ListEnterpriseRoles:
        """enterprise-admin/list-enterprise-roles.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_ListEnterpriseRoles
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/enterprise-roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#get-all-enterprise-roles-for-an-enterprise
        """

    def list_global_webhooks(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GlobalHook]:
        """enterprise-admin/list-global-webhooks.

        Hosts: ghes-3.19.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[GlobalHook]
        :raises GitHubError: the response has an error status

        Request: ``GET /admin/hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#list-global-webhooks
        """

    def list_labels_for_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_ListLabelsForSelfHostedRunnerForEnterprise:
        """enterprise-admin/list-labels-for-self-hosted-runner-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_ListLabelsForSelfHostedRunnerForEnterprise
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /enterprises/{enterprise}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#list-labels-for-a-self-hosted-runner-for-an-enterprise
        """

    def list_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """enterprise-admin/list-org-access-to-self-hosted-runner-group-in-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortOrganization]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#list-organization-access-to-a-self-hosted-runner-group-in-an-enterprise
        """

    def list_personal_access_tokens(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Authorization]:
        """enterprise-admin/list-personal-access-tokens.

        Hosts: ghes-3.19.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Authorization]
        :raises GitHubError: the response has an error status

        Request: ``GET /admin/tokens``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#list-personal-access-tokens
        """

    def list_pre_receive_environments(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PreReceiveEnvironment]:
        """enterprise-admin/list-pre-receive-environments.

        Hosts: ghes-3.19.

        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "name", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[PreReceiveEnvironment]
        :raises GitHubError: the response has an error status

        Request: ``GET /admin/pre-receive-environments``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#list-pre-receive-environments
        """

    def list_pre_receive_hooks(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks.

        Hosts: ghes-3.19.

        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "name", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[PreReceiveHook]
        :raises GitHubError: the response has an error status

        Request: ``GET /admin/pre-receive-hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#list-pre-receive-hooks
        """

    def list_pre_receive_hooks_for_org(
        self,
        org: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrgPreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks-for-org.

        Hosts: ghes-3.19.

        :param org: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "name", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrgPreReceiveHook]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/pre-receive-hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/org-pre-receive-hooks#list-pre-receive-hooks-for-an-organization
        """

    def list_pre_receive_hooks_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryPreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks-for-repo.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "name", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositoryPreReceiveHook]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pre-receive-hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/repo-pre-receive-hooks#list-pre-receive-hooks-for-a-repository
        """

    def list_provisioned_groups_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        count: int = ...,
        excludedAttributes: str = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ScimEnterpriseGroupResponse]:
        """enterprise-admin/list-provisioned-groups-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param count: query, optional: an int, default 30
        :param excludedAttributes: query, optional: a str
        :param filter: query, optional: a str
        :param startIndex: query, optional: an int, default 1
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ScimEnterpriseGroupResponse]
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 429, 500

        Request: ``GET /scim/v2/enterprises/{enterprise}/Groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#list-provisioned-scim-groups-for-an-enterprise
        """

    def list_provisioned_identities_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        count: int = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ScimEnterpriseUserResponse]:
        """enterprise-admin/list-provisioned-identities-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param count: query, optional: an int, default 30
        :param filter: query, optional: a str
        :param startIndex: query, optional: an int, default 1
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ScimEnterpriseUserResponse]
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 429, 500

        Request: ``GET /scim/v2/enterprises/{enterprise}/Users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#list-scim-provisioned-identities-for-an-enterprise
        """

    def list_public_keys(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: str = ...,
        sort: Literal["created", "updated", "accessed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.PublicKeyFull]:
        """enterprise-admin/list-public-keys.

        Hosts: ghes-3.19.

        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a str
        :param sort: query, optional: one of "created", "updated", "accessed", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[PublicKeyFull]
        :raises GitHubError: the response has an error status

        Request: ``GET /admin/keys``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#list-public-keys
        """

    def list_push_bypass_requests(
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
    ) -> Listing[_models.PushRuleBypassRequest]:
        """enterprise-admin/list-push-bypass-requests.

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
        :returns: Listing[PushRuleBypassRequest]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /enterprises/{enterprise}/bypass-requests/push-rules``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/bypass-requests#list-push-rule-bypass-requests-within-an-enterprise
        """

    def list_runner_applications_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RunnerApplication]:
        """enterprise-admin/list-runner-applications-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[RunnerApplication]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/runners/downloads``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#list-runner-applications-for-an-enterprise
        """

    def list_selected_organizations_enabled_github_actions_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """enterprise-admin/list-selected-organizations-enabled-github-actions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortOrganization]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/permissions/organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#list-selected-organizations-enabled-for-github-actions-in-an-enterprise
        """

    def list_self_hosted_runner_groups_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        visible_to_organization: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RunnerGroupsEnterprise]:
        """enterprise-admin/list-self-hosted-runner-groups-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param visible_to_organization: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RunnerGroupsEnterprise]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/runner-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#list-self-hosted-runner-groups-for-an-enterprise
        """

    def list_self_hosted_runners_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """enterprise-admin/list-self-hosted-runners-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param name: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Runner]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#list-self-hosted-runners-for-an-enterprise
        """

    def list_self_hosted_runners_in_group_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """enterprise-admin/list-self-hosted-runners-in-group-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Runner]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#list-self-hosted-runners-in-a-group-for-an-enterprise
        """

    def list_vss(
        self,
        enterprise: str | GitHubCore,
        *,
        is_unmatched_only: bool = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.VisualStudioSubscriptionAssignment]:
        """enterprise-admin/list-vss.

        Hosts: ghec.

        :param enterprise: path: a str
        :param is_unmatched_only: query, optional: a bool
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[VisualStudioSubscriptionAssignment]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /enterprises/{enterprise}/visual-studio-subscriptions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#get-a-list-of-visual-studio-subscriptions-for-the-enterprise
        """

    def live_migration_cancel(
        self,
        migration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-cancel.

        Hosts: ghes-3.19.

        :param migration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 422, 500

        Request: ``POST /enterprise/live-migrations/{migration_id}/cancel``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#cancel-an-enterprise-live-migration
        """

    def live_migration_create(
        self,
        *,
        pat_name: str,
        source_organization_login: str,
        source_repository_name: str,
        target_api_endpoint: str,
        target_organization_login: str,
        target_repository_name: str,
        target_visibility: Literal["private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_LiveMigrationCreate:
        """enterprise-admin/live-migration-create.

        Hosts: ghes-3.19.

        :param pat_name: body: a str
        :param source_organization_login: body: a str
        :param source_repository_name: body: a str
        :param target_api_endpoint: body: a str
        :param target_organization_login: body: a str
        :param target_repository_name: body: a str
        :param target_visibility: body, optional: one of "private", "internal"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_LiveMigrationCreate
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 422, 500

        Request: ``POST /enterprise/live-migrations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#create-an-enterprise-live-migration
        """

    def live_migration_cutover(
        self,
        migration_id: str | GitHubCore,
        *,
        force: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-cutover.

        Hosts: ghes-3.19.

        :param migration_id: path: a str
        :param force: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 422, 500

        Request: ``POST /enterprise/live-migrations/{migration_id}/cutover``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#cutover-an-enterprise-live-migration
        """

    def live_migration_get(
        self,
        migration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_LiveMigrationGet:
        """enterprise-admin/live-migration-get.

        Hosts: ghes-3.19.

        :param migration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_LiveMigrationGet
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422, 500

        Request: ``GET /enterprise/live-migrations/{migration_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#get-an-enterprise-live-migration
        """

    def live_migration_list(
        self,
        *,
        after: str = ...,
        page_size: int = ...,
        status: Literal["created", "queued", "in_progress", "paused", "completed", "failed", "terminated", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseAdmin_LiveMigrationList_Migrations]:
        """enterprise-admin/live-migration-list.

        Hosts: ghes-3.19.

        :param after: query, optional: a str
        :param page_size: query, optional: an int
        :param status: query, optional: one of "created", "queued", "in_progress", "paused", "completed", "failed",
            "terminated", "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[EnterpriseAdmin_LiveMigrationList_Migrations]
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422, 500, 501

        Request: ``GET /enterprise/live-migrations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#list-enterprise-live-migrations
        """

    def live_migration_pause(
        self,
        migration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-pause.

        Hosts: ghes-3.19.

        :param migration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 422, 500

        Request: ``POST /enterprise/live-migrations/{migration_id}/pause``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#pause-an-enterprise-live-migration
        """

    def live_migration_resume(
        self,
        migration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-resume.

        Hosts: ghes-3.19.

        :param migration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 422, 500

        Request: ``POST /enterprise/live-migrations/{migration_id}/resume``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#resume-an-enterprise-live-migration
        """

    def live_migration_revert_cutover(
        self,
        migration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_LiveMigrationRevertCutover:
        """enterprise-admin/live-migration-revert-cutover.

        Hosts: ghes-3.19.

        :param migration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_LiveMigrationRevertCutover
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 422, 500, 503

        Request: ``POST /enterprise/live-migrations/{migration_id}/revert-cutover``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#revert-cutover-for-an-enterprise-live-migration
        """

    def live_migration_start(
        self,
        migration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-start.

        Hosts: ghes-3.19.

        :param migration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 422, 500

        Request: ``POST /enterprise/live-migrations/{migration_id}/start``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#start-an-enterprise-live-migration
        """

    def ping_global_webhook(
        self,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/ping-global-webhook.

        Hosts: ghes-3.19.

        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``POST /admin/hooks/{hook_id}/pings``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#ping-a-global-webhook
        """

    def post_manage_run_config_apply(
        self,
        *,
        run_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_PostManageRunConfigApply:
        """enterprise-admin/post-manage-run-config-apply.

        Hosts: ghes-3.19.

        :param run_id: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_PostManageRunConfigApply
        :raises GitHubError: the response has an error status; documented: 400, 401

        Request: ``POST /manage/v1/config/apply``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#trigger-a-ghe-config-apply-run
        """

    def promote_user_to_be_site_administrator(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/promote-user-to-be-site-administrator.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /users/{username}/site_admin``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#promote-a-user-to-be-a-site-administrator
        """

    def provision_enterprise_group(
        self,
        enterprise: str | GitHubCore,
        *,
        displayName: str,
        externalId: str,
        members: Iterable[_ProvisionEnterpriseGroup_Members] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:Group"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseGroupResponse:
        """enterprise-admin/provision-enterprise-group.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param displayName: body: a str
        :param externalId: body: a str
        :param members: body, optional: an iterable
        :param schemas: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimEnterpriseGroupResponse
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 409, 429, 500

        Request: ``POST /scim/v2/enterprises/{enterprise}/Groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#provision-a-scim-enterprise-group
        """

    def provision_enterprise_user(
        self,
        enterprise: str | GitHubCore,
        *,
        active: bool,
        displayName: str,
        emails: Iterable[_UserEmails],
        externalId: str,
        name: _UserName = ...,
        roles: Iterable[_UserRole] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:User"]],
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseUserResponse:
        """enterprise-admin/provision-enterprise-user.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param active: body: a bool
        :param displayName: body: a str
        :param emails: body: an iterable
        :param externalId: body: a str
        :param name: body, optional: a mapping
        :param roles: body, optional: an iterable
        :param schemas: body: an iterable
        :param userName: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimEnterpriseUserResponse
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 409, 429, 500

        Request: ``POST /scim/v2/enterprises/{enterprise}/Users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#provision-a-scim-enterprise-user
        """

    def remove_all_custom_labels_from_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RemoveAllCustomLabelsFromSelfHostedRunnerForEnterprise:
        """enterprise-admin/remove-all-custom-labels-from-self-hosted-runner-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_RemoveAllCustomLabelsFromSelfHostedRunnerForEnterprise
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /enterprises/{enterprise}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#remove-all-custom-labels-from-a-self-hosted-runner-for-an-enterprise
        """

    def remove_all_enterprise_roles_from_user(
        self,
        enterprise: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-all-enterprise-roles-from-user.

        Hosts: ghec.

        :param enterprise: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``DELETE /enterprises/{enterprise}/enterprise-roles/users/{username}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#remove-all-enterprise-roles-from-a-user
        """

    def remove_announcement(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-announcement.

        Hosts: ghes-3.19.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprise/announcement``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/announcement#remove-the-global-announcement-banner
        """

    def remove_custom_label_from_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_id: int | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RemoveCustomLabelFromSelfHostedRunnerForEnterprise:
        """enterprise-admin/remove-custom-label-from-self-hosted-runner-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_id: path: an int
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_RemoveCustomLabelFromSelfHostedRunnerForEnterprise
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /enterprises/{enterprise}/actions/runners/{runner_id}/labels/{name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#remove-a-custom-label-from-a-self-hosted-runner-for-an-enterprise
        """

    def remove_enterprise_user_role_assignment(
        self,
        enterprise: str | GitHubCore,
        username: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-enterprise-user-role-assignment.

        Hosts: ghec.

        :param enterprise: path: a str
        :param username: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``DELETE /enterprises/{enterprise}/enterprise-roles/users/{username}/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#remove-enterprise-user-role-assignment
        """

    def remove_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        org_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-org-access-to-self-hosted-runner-group-in-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param org_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/organizations/{org_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#remove-organization-access-to-a-self-hosted-runner-group-in-an-enterprise
        """

    def remove_pre_receive_hook_enforcement_for_org(
        self,
        org: str | GitHubCore,
        pre_receive_hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPreReceiveHook:
        """enterprise-admin/remove-pre-receive-hook-enforcement-for-org.

        Hosts: ghes-3.19.

        :param org: path: a str
        :param pre_receive_hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrgPreReceiveHook
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/org-pre-receive-hooks#remove-pre-receive-hook-enforcement-for-an-organization
        """

    def remove_pre_receive_hook_enforcement_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pre_receive_hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryPreReceiveHook:
        """enterprise-admin/remove-pre-receive-hook-enforcement-for-repo.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param pre_receive_hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryPreReceiveHook
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/repo-pre-receive-hooks#remove-pre-receive-hook-enforcement-for-a-repository
        """

    def remove_self_hosted_runner_from_group_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-self-hosted-runner-from-group-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param runner_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/runners/{runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#remove-a-self-hosted-runner-from-a-group-for-an-enterprise
        """

    def revoke_all_credential_authorizations(
        self,
        enterprise: str | GitHubCore,
        *,
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RevokeAllCredentialAuthorizations:
        """enterprise-admin/revoke-all-credential-authorizations.

        Hosts: ghec.

        :param enterprise: path: a str
        :param revoke_credentials: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_RevokeAllCredentialAuthorizations
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /enterprises/{enterprise}/credential-authorizations/revoke-all``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/credential-authorizations#revoke-all-credential-authorizations-for-an-enterprise
        """

    def revoke_all_enterprise_roles_team(
        self,
        enterprise: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/revoke-all-enterprise-roles-team.

        Hosts: ghec.

        :param enterprise: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``DELETE /enterprises/{enterprise}/enterprise-roles/teams/{team_slug}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#remove-all-enterprise-roles-from-a-team
        """

    def revoke_credential_authorizations_for_user(
        self,
        enterprise: str | GitHubCore,
        username: str | GitHubCore,
        *,
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RevokeCredentialAuthorizationsForUser:
        """enterprise-admin/revoke-credential-authorizations-for-user.

        Hosts: ghec.

        :param enterprise: path: a str
        :param username: path: a str
        :param revoke_credentials: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_RevokeCredentialAuthorizationsForUser
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /enterprises/{enterprise}/credential-authorizations/{username}/revoke``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/credential-authorizations#revoke-credential-authorizations-for-a-user-in-an-enterprise
        """

    def revoke_credential_type_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RevokeCredentialTypeForEnterprise:
        """enterprise-admin/revoke-credential-type-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param credential_type: body: one of "classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"
        :param revoke_credentials: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_RevokeCredentialTypeForEnterprise
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /enterprises/{enterprise}/credential-authorizations/revoke-credential-type``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/credential-authorizations#revoke-a-single-credential-type-for-an-enterprise
        """

    def revoke_credential_type_for_user(
        self,
        enterprise: str | GitHubCore,
        username: str | GitHubCore,
        *,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RevokeCredentialTypeForUser:
        """enterprise-admin/revoke-credential-type-for-user.

        Hosts: ghec.

        :param enterprise: path: a str
        :param username: path: a str
        :param credential_type: body: one of "classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"
        :param revoke_credentials: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_RevokeCredentialTypeForUser
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /enterprises/{enterprise}/credential-authorizations/{username}/revoke-credential-type``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/credential-authorizations#revoke-a-single-credential-type-for-a-user-in-an-enterprise
        """

    def revoke_enterprise_role_team(
        self,
        enterprise: str | GitHubCore,
        team_slug: str | GitHubCore,
        role_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/revoke-enterprise-role-team.

        Hosts: ghec.

        :param enterprise: path: a str
        :param team_slug: path: a str
        :param role_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``DELETE /enterprises/{enterprise}/enterprise-roles/teams/{team_slug}/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#remove-an-enterprise-role-from-a-team
        """

    def set_allowed_actions_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-allowed-actions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param github_owned_allowed: body, optional: a bool
        :param patterns_allowed: body, optional: an iterable of str
        :param verified_allowed: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-allowed-actions-and-reusable-workflows-for-an-enterprise
        """

    def set_announcement(
        self,
        *,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Announcement:
        """enterprise-admin/set-announcement.

        Hosts: ghes-3.19.

        :param announcement: body: a str or None
        :param expires_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z or None
        :param user_dismissible: body, optional: a bool or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Announcement
        :raises GitHubError: the response has an error status

        Request: ``PATCH /enterprise/announcement``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/announcement#set-the-global-announcement-banner
        """

    def set_artifact_and_log_retention_settings(
        self,
        enterprise: str | GitHubCore,
        *,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-artifact-and-log-retention-settings.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param days: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-artifact-and-log-retention-settings-for-an-enterprise
        """

    def set_custom_labels_for_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_id: int | GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_SetCustomLabelsForSelfHostedRunnerForEnterprise:
        """enterprise-admin/set-custom-labels-for-self-hosted-runner-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_id: path: an int
        :param labels: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_SetCustomLabelsForSelfHostedRunnerForEnterprise
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /enterprises/{enterprise}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#set-custom-labels-for-a-self-hosted-runner-for-an-enterprise
        """

    def set_fork_pr_contributor_approval_permissions(
        self,
        enterprise: str | GitHubCore,
        *,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-fork-pr-contributor-approval-permissions.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param approval_policy: body: one of "first_time_contributors_new_to_github", "first_time_contributors",
            "all_external_contributors"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-fork-pr-contributor-approval-permissions-for-an-enterprise
        """

    def set_github_actions_permissions_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled_organizations: Literal["all", "none", "selected"],
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-github-actions-permissions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param allowed_actions: body, optional: one of "all", "local_only", "selected"
        :param enabled_organizations: body: one of "all", "none", "selected"
        :param sha_pinning_required: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/permissions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-github-actions-permissions-for-an-enterprise
        """

    def set_information_for_provisioned_enterprise_group(
        self,
        enterprise: str | GitHubCore,
        scim_group_id: str | GitHubCore,
        *,
        displayName: str,
        externalId: str,
        members: Iterable[_SetInformationForProvisionedEnterpriseGroup_Members] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:Group"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseGroupResponse:
        """enterprise-admin/set-information-for-provisioned-enterprise-group.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param scim_group_id: path: a str
        :param displayName: body: a str
        :param externalId: body: a str
        :param members: body, optional: an iterable
        :param schemas: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimEnterpriseGroupResponse
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 429, 500

        Request: ``PUT /scim/v2/enterprises/{enterprise}/Groups/{scim_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#set-scim-information-for-a-provisioned-enterprise-group
        """

    def set_information_for_provisioned_enterprise_user(
        self,
        enterprise: str | GitHubCore,
        scim_user_id: str | GitHubCore,
        *,
        active: bool,
        displayName: str,
        emails: Iterable[_UserEmails],
        externalId: str,
        name: _UserName = ...,
        roles: Iterable[_UserRole] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:User"]],
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseUserResponse:
        """enterprise-admin/set-information-for-provisioned-enterprise-user.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param scim_user_id: path: a str
        :param active: body: a bool
        :param displayName: body: a str
        :param emails: body: an iterable
        :param externalId: body: a str
        :param name: body, optional: a mapping
        :param roles: body, optional: an iterable
        :param schemas: body: an iterable
        :param userName: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimEnterpriseUserResponse
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 429, 500

        Request: ``PUT /scim/v2/enterprises/{enterprise}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#set-scim-information-for-a-provisioned-enterprise-user
        """

    def set_manage_maintenance(
        self,
        *,
        enabled: bool,
        ip_exception_list: Iterable[str] = ...,
        maintenance_mode_message: str = ...,
        uuid: str = ...,
        when: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesSetMaintenanceResponse]:
        """enterprise-admin/set-manage-maintenance.

        Hosts: ghes-3.19.

        :param enabled: body: a bool
        :param ip_exception_list: body, optional: an iterable of str
        :param maintenance_mode_message: body, optional: a str
        :param uuid: body, optional: a str
        :param when: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[GhesSetMaintenanceResponse]
        :raises GitHubError: the response has an error status; documented: 400, 401, 500

        Request: ``POST /manage/v1/maintenance``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#set-the-status-of-maintenance-mode
        """

    def set_manage_settings(
        self,
        *,
        data: Mapping[str, Any],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-manage-settings.

        Hosts: ghes-3.19.

        :param data: the whole body, as JSON
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 401, 500

        Request: ``PUT /manage/v1/config/settings``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#set-settings
        """

    def set_manage_ssh(
        self,
        *,
        key: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesSetSshResponse]:
        """enterprise-admin/set-manage-ssh.

        Hosts: ghes-3.19.

        :param key: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[GhesSetSshResponse]
        :raises GitHubError: the response has an error status; documented: 400, 401, 500

        Request: ``POST /manage/v1/access/ssh``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#set-a-new-ssh-key
        """

    def set_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        selected_organization_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-org-access-to-self-hosted-runner-group-in-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param selected_organization_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#set-organization-access-for-a-self-hosted-runner-group-in-an-enterprise
        """

    def set_private_repo_fork_pr_workflows_settings(
        self,
        enterprise: str | GitHubCore,
        *,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-private-repo-fork-pr-workflows-settings.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param require_approval_for_fork_pr_workflows: body, optional: a bool
        :param run_workflows_from_fork_pull_requests: body: a bool
        :param send_secrets_and_variables: body, optional: a bool
        :param send_write_tokens_to_workflows: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-private-repo-fork-pr-workflow-settings-for-an-enterprise
        """

    def set_selected_organizations_enabled_github_actions_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        selected_organization_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-selected-organizations-enabled-github-actions-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param selected_organization_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-selected-organizations-enabled-for-github-actions-in-an-enterprise
        """

    def set_self_hosted_runners_in_group_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        runners: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-self-hosted-runners-in-group-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param runners: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#set-self-hosted-runners-in-a-group-for-an-enterprise
        """

    def set_self_hosted_runners_permissions(
        self,
        enterprise: str | GitHubCore,
        *,
        disable_self_hosted_runners_for_all_orgs: bool,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-self-hosted-runners-permissions.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param disable_self_hosted_runners_for_all_orgs: body: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/self-hosted-runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-self-hosted-runners-permissions-for-an-enterprise
        """

    def start_pre_receive_environment_download(
        self,
        pre_receive_environment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PreReceiveEnvironmentDownloadStatus:
        """enterprise-admin/start-pre-receive-environment-download.

        Hosts: ghes-3.19.

        :param pre_receive_environment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PreReceiveEnvironmentDownloadStatus
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /admin/pre-receive-environments/{pre_receive_environment_id}/downloads``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#start-a-pre-receive-environment-download
        """

    def suspend_user(
        self,
        username: str | GitHubCore,
        *,
        reason: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/suspend-user.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param reason: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /users/{username}/suspended``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#suspend-a-user
        """

    def sync_enterprise_innersource_vulnerabilities(
        self,
        enterprise: str | GitHubCore,
        *,
        vulnerabilities: Iterable[_OsvVulnerability],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ExternalVulnerabilitySyncAccepted:
        """enterprise-admin/sync-enterprise-innersource-vulnerabilities.

        Hosts: ghec.

        :param enterprise: path: a str
        :param vulnerabilities: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ExternalVulnerabilitySyncAccepted
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422

        Request: ``POST /enterprises/{enterprise}/innersource-vulnerabilities/sync``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/security-advisories#sync-innersource-vulnerabilities-for-an-enterprise
        """

    def sync_ldap_mapping_for_team(
        self,
        team_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_SyncLdapMappingForTeam:
        """enterprise-admin/sync-ldap-mapping-for-team.

        Hosts: ghes-3.19.

        :param team_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_SyncLdapMappingForTeam
        :raises GitHubError: the response has an error status

        Request: ``POST /admin/ldap/teams/{team_id}/sync``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/ldap#sync-ldap-mapping-for-a-team
        """

    def sync_ldap_mapping_for_user(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_SyncLdapMappingForUser:
        """enterprise-admin/sync-ldap-mapping-for-user.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_SyncLdapMappingForUser
        :raises GitHubError: the response has an error status

        Request: ``POST /admin/ldap/users/{username}/sync``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/ldap#sync-ldap-mapping-for-a-user
        """

    def unsuspend_user(
        self,
        username: str | GitHubCore,
        *,
        reason: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/unsuspend-user.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param reason: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /users/{username}/suspended``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#unsuspend-a-user
        """

    def update_attribute_for_enterprise_group(
        self,
        enterprise: str | GitHubCore,
        scim_group_id: str | GitHubCore,
        *,
        Operations: Iterable[_UpdateAttributeForEnterpriseGroup_Operations],
        schemas: Iterable[Literal["urn:ietf:params:scim:api:messages:2.0:PatchOp"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseGroupResponse | None:
        """enterprise-admin/update-attribute-for-enterprise-group.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param scim_group_id: path: a str
        :param Operations: body: an iterable
        :param schemas: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimEnterpriseGroupResponse | None
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 429, 500

        Request: ``PATCH /scim/v2/enterprises/{enterprise}/Groups/{scim_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#update-an-attribute-for-a-scim-enterprise-group
        """

    def update_attribute_for_enterprise_user(
        self,
        enterprise: str | GitHubCore,
        scim_user_id: str | GitHubCore,
        *,
        Operations: Iterable[_UpdateAttributeForEnterpriseUser_Operations],
        schemas: Iterable[Literal["urn:ietf:params:scim:api:messages:2.0:PatchOp"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseUserResponse:
        """enterprise-admin/update-attribute-for-enterprise-user.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param scim_user_id: path: a str
        :param Operations: body: an iterable
        :param schemas: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimEnterpriseUserResponse
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 409, 429, 500

        Request: ``PATCH /scim/v2/enterprises/{enterprise}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#update-an-attribute-for-a-scim-enterprise-user
        """

    def update_audit_log_stream(
        self,
        enterprise: str | GitHubCore,
        stream_id: int | GitHubCore,
        *,
        enabled: bool,
        stream_type: Literal["Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event Collector", "Google Cloud Storage", "Datadog"],
        vendor_specific: _AzureBlobConfig | _AzureHubConfig | _AmazonS3OidcConfig | _AmazonS3AccessKeysConfig | _SplunkConfig | _HecConfig | _GoogleCloudConfig | _DatadogConfig,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetAuditLogStreamConfig:
        """enterprise-admin/update-audit-log-stream.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param stream_id: path: an int
        :param enabled: body: a bool
        :param stream_type: body: one of "Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event
            Collector", "Google Cloud Storage", "Datadog"
        :param vendor_specific: body: a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GetAuditLogStreamConfig
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /enterprises/{enterprise}/audit-log/streams/{stream_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#update-an-existing-audit-log-stream-configuration
        """

    def update_global_webhook(
        self,
        hook_id: int | GitHubCore,
        *,
        active: bool = ...,
        config: _UpdateGlobalWebhook_Config = ...,
        events: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GlobalHook2:
        """enterprise-admin/update-global-webhook.

        Hosts: ghes-3.19.

        :param hook_id: path: an int
        :param active: body, optional: a bool, default true
        :param config: body, optional: a mapping
        :param events: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GlobalHook2
        :raises GitHubError: the response has an error status

        Request: ``PATCH /admin/hooks/{hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#update-a-global-webhook
        """

    def update_ldap_mapping_for_team(
        self,
        team_id: int | GitHubCore,
        *,
        ldap_dn: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.LdapMappingTeam:
        """enterprise-admin/update-ldap-mapping-for-team.

        Hosts: ghes-3.19.

        :param team_id: path: an int
        :param ldap_dn: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: LdapMappingTeam
        :raises GitHubError: the response has an error status

        Request: ``PATCH /admin/ldap/teams/{team_id}/mapping``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/ldap#update-ldap-mapping-for-a-team
        """

    def update_ldap_mapping_for_user(
        self,
        username: str | GitHubCore,
        *,
        ldap_dn: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.LdapMappingUser:
        """enterprise-admin/update-ldap-mapping-for-user.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param ldap_dn: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: LdapMappingUser
        :raises GitHubError: the response has an error status

        Request: ``PATCH /admin/ldap/users/{username}/mapping``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/ldap#update-ldap-mapping-for-a-user
        """

    def update_org_name(
        self,
        org: str | GitHubCore,
        *,
        login: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_UpdateOrgName:
        """enterprise-admin/update-org-name.

        Hosts: ghes-3.19.

        :param org: path: a str
        :param login: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_UpdateOrgName
        :raises GitHubError: the response has an error status

        Request: ``PATCH /admin/organizations/{org}``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/orgs#update-an-organization-name
        """

    def update_pre_receive_environment(
        self,
        pre_receive_environment_id: int | GitHubCore,
        *,
        image_url: str = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveEnvironment:
        """enterprise-admin/update-pre-receive-environment.

        Hosts: ghes-3.19.

        :param pre_receive_environment_id: path: an int
        :param image_url: body, optional: a str
        :param name: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PreReceiveEnvironment
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PATCH /admin/pre-receive-environments/{pre_receive_environment_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#update-a-pre-receive-environment
        """

    def update_pre_receive_hook(
        self,
        pre_receive_hook_id: int | GitHubCore,
        *,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        environment: Mapping[str, Any] = ...,
        name: str = ...,
        script: str = ...,
        script_repository: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveHook:
        """enterprise-admin/update-pre-receive-hook.

        Hosts: ghes-3.19.

        :param pre_receive_hook_id: path: an int
        :param allow_downstream_configuration: body, optional: a bool
        :param enforcement: body, optional: a str
        :param environment: body, optional: a mapping
        :param name: body, optional: a str
        :param script: body, optional: a str
        :param script_repository: body, optional: a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PreReceiveHook
        :raises GitHubError: the response has an error status

        Request: ``PATCH /admin/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#update-a-pre-receive-hook
        """

    def update_pre_receive_hook_enforcement_for_org(
        self,
        org: str | GitHubCore,
        pre_receive_hook_id: int | GitHubCore,
        *,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPreReceiveHook:
        """enterprise-admin/update-pre-receive-hook-enforcement-for-org.

        Hosts: ghes-3.19.

        :param org: path: a str
        :param pre_receive_hook_id: path: an int
        :param allow_downstream_configuration: body, optional: a bool
        :param enforcement: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrgPreReceiveHook
        :raises GitHubError: the response has an error status

        Request: ``PATCH /orgs/{org}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/org-pre-receive-hooks#update-pre-receive-hook-enforcement-for-an-organization
        """

    def update_pre_receive_hook_enforcement_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pre_receive_hook_id: int | GitHubCore,
        *,
        enforcement: Literal["enabled", "disabled", "testing"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryPreReceiveHook:
        """enterprise-admin/update-pre-receive-hook-enforcement-for-repo.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param pre_receive_hook_id: path: an int
        :param enforcement: body, optional: one of "enabled", "disabled", "testing"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryPreReceiveHook
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/repo-pre-receive-hooks#update-pre-receive-hook-enforcement-for-a-repository
        """

    def update_self_hosted_runner_group_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        runner_group_id: int | GitHubCore,
        *,
        allows_public_repositories: bool = ...,
        name: str = ...,
        network_configuration_id: str | None = ...,
        restricted_to_workflows: bool = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsEnterprise:
        """enterprise-admin/update-self-hosted-runner-group-for-enterprise.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param runner_group_id: path: an int
        :param allows_public_repositories: body, optional: a bool, default false
        :param name: body, optional: a str
        :param network_configuration_id: body, optional: a str or None; only on ghec
        :param restricted_to_workflows: body, optional: a bool, default false
        :param selected_workflows: body, optional: an iterable of str
        :param visibility: body, optional: one of "selected", "all", default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RunnerGroupsEnterprise
        :raises GitHubError: the response has an error status

        Request: ``PATCH /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#update-a-self-hosted-runner-group-for-an-enterprise
        """

    def update_username_for_user(
        self,
        username: str | GitHubCore,
        *,
        login: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_UpdateUsernameForUser:
        """enterprise-admin/update-username-for-user.

        Hosts: ghes-3.19.

        :param username: path: a str
        :param login: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseAdmin_UpdateUsernameForUser
        :raises GitHubError: the response has an error status

        Request: ``PATCH /admin/users/{username}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#update-the-username-for-a-user
        """

    def update_vss_manual_match(
        self,
        enterprise: str | GitHubCore,
        visual_studio_subscription_id: str | GitHubCore,
        *,
        user_identifier: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.VisualStudioSubscriptionAssignment:
        """enterprise-admin/update-vss-manual-match.

        Hosts: ghec.

        :param enterprise: path: a str
        :param visual_studio_subscription_id: path: a str
        :param user_identifier: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: VisualStudioSubscriptionAssignment
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /enterprises/{enterprise}/visual-studio-subscriptions/{visual_studio_subscription_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#add-or-update-a-visual-studio-subscription-user-match
        """

class AsyncEnterpriseAdmin(Operations):
    """The operations of GitHub's tag ``enterprise-admin``, for asyncio."""

    async def add_custom_labels_to_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_AddCustomLabelsToSelfHostedRunnerForEnterprise:
        """enterprise-admin/add-custom-labels-to-self-hosted-runner-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#add-custom-labels-to-a-self-hosted-runner-for-an-enterprise
        """

    async def add_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        org_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/add-org-access-to-self-hosted-runner-group-in-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/organizations/{org_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#add-organization-access-to-a-self-hosted-runner-group-in-an-enterprise
        """

    async def add_self_hosted_runner_to_group_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/add-self-hosted-runner-to-group-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/runners/{runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#add-a-self-hosted-runner-to-a-group-for-an-enterprise
        """

    async def assign_enterprise_role_to_user(
        self,
        enterprise: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/assign-enterprise-role-to-user.

        Request: ``PUT /enterprises/{enterprise}/enterprise-roles/users/{username}/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#assign-an-enterprise-role-to-an-enterprise-user
        """

    async def assign_team_to_enterprise_role(
        self,
        enterprise: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/assign-team-to-enterprise-role.

        Request: ``PUT /enterprises/{enterprise}/enterprise-roles/teams/{team_slug}/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#assign-an-enterprise-role-to-a-team
        """

    async def create_audit_log_stream(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        enabled: bool,
        stream_type: Literal["Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event Collector", "Google Cloud Storage", "Datadog"],
        vendor_specific: _AzureBlobConfig | _AzureHubConfig | _AmazonS3OidcConfig | _AmazonS3AccessKeysConfig | _SplunkConfig | _HecConfig | _GoogleCloudConfig | _DatadogConfig,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetAuditLogStreamConfig:
        """enterprise-admin/create-audit-log-stream.

        Request: ``POST /enterprises/{enterprise}/audit-log/streams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#create-an-audit-log-streaming-configuration-for-an-enterprise
        """

    async def create_global_webhook(
        self,
        *,
        active: bool = ...,
        config: _CreateGlobalWebhook_Config,
        events: Iterable[str] = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GlobalHook:
        """enterprise-admin/create-global-webhook.

        Request: ``POST /admin/hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#create-a-global-webhook
        """

    async def create_impersonation_o_auth_token(
        self,
        username: str | _aio.GitHubCore,
        *,
        scopes: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """enterprise-admin/create-impersonation-o-auth-token.

        Request: ``POST /admin/users/{username}/authorizations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#create-an-impersonation-oauth-token
        """

    async def create_org(
        self,
        *,
        admin: str,
        login: str,
        profile_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortOrganization:
        """enterprise-admin/create-org.

        Request: ``POST /admin/organizations``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/orgs#create-an-organization
        """

    async def create_pre_receive_environment(
        self,
        *,
        image_url: str,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveEnvironment:
        """enterprise-admin/create-pre-receive-environment.

        Request: ``POST /admin/pre-receive-environments``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#create-a-pre-receive-environment
        """

    async def create_pre_receive_hook(
        self,
        *,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        environment: Mapping[str, Any],
        name: str,
        script: str,
        script_repository: Mapping[str, Any],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveHook:
        """enterprise-admin/create-pre-receive-hook.

        Request: ``POST /admin/pre-receive-hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#create-a-pre-receive-hook
        """

    async def create_registration_token_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """enterprise-admin/create-registration-token-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/actions/runners/registration-token``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#create-a-registration-token-for-an-enterprise
        """

    async def create_remove_token_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """enterprise-admin/create-remove-token-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/actions/runners/remove-token``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#create-a-remove-token-for-an-enterprise
        """

    async def create_self_hosted_runner_group_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str = ...,
        restricted_to_workflows: bool = ...,
        runners: Iterable[int] = ...,
        selected_organization_ids: Iterable[int] = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsEnterprise:
        """enterprise-admin/create-self-hosted-runner-group-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/actions/runner-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#create-a-self-hosted-runner-group-for-an-enterprise
        """

    async def create_user(
        self,
        *,
        email: str = ...,
        login: str,
        suspended: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortUser:
        """enterprise-admin/create-user.

        Request: ``POST /admin/users``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#create-a-user
        """

    async def custom_properties_for_orgs_create_or_update_enterprise_definition(
        self,
        enterprise: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        allowed_values: Iterable[str] | None = ...,
        default_value: str | Iterable[str] | None = ...,
        description: str | None = ...,
        required: bool = ...,
        value_type: Literal["string", "single_select", "multi_select", "true_false", "url"],
        values_editable_by: Literal["enterprise_actors", "enterprise_and_org_actors"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomProperty:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-definition.

        Request: ``PUT /enterprises/{enterprise}/org-properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#create-or-update-an-organization-custom-property-definition-on-an-enterprise
        """

    async def custom_properties_for_orgs_create_or_update_enterprise_definitions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        properties: Iterable[_OrganizationCustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.OrganizationCustomProperty]:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-definitions.

        Request: ``PATCH /enterprises/{enterprise}/org-properties/schema``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#create-or-update-organization-custom-property-definitions-on-an-enterprise
        """

    async def custom_properties_for_orgs_create_or_update_enterprise_values(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        organization_logins: Iterable[str],
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-values.

        Request: ``PATCH /enterprises/{enterprise}/org-properties/values``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#create-or-update-custom-property-values-for-organizations-in-an-enterprise
        """

    async def custom_properties_for_orgs_delete_enterprise_definition(
        self,
        enterprise: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-orgs-delete-enterprise-definition.

        Request: ``DELETE /enterprises/{enterprise}/org-properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#remove-an-organization-custom-property-definition-from-an-enterprise
        """

    async def custom_properties_for_orgs_get_enterprise_definition(
        self,
        enterprise: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomProperty:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-definition.

        Request: ``GET /enterprises/{enterprise}/org-properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#get-an-organization-custom-property-definition-from-an-enterprise
        """

    async def custom_properties_for_orgs_get_enterprise_definitions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.OrganizationCustomProperty]:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-definitions.

        Request: ``GET /enterprises/{enterprise}/org-properties/schema``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#get-organization-custom-properties-schema-for-an-enterprise
        """

    def custom_properties_for_orgs_get_enterprise_values(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CustomPropertiesForOrgsGetEnterprisePropertyValues]:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-values.

        Request: ``GET /enterprises/{enterprise}/org-properties/values``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties-for-orgs#list-custom-property-values-for-organizations-in-an-enterprise
        """

    async def custom_properties_for_repos_create_or_update_enterprise_definition(
        self,
        enterprise: str | _aio.GitHubCore,
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
        """enterprise-admin/custom-properties-for-repos-create-or-update-enterprise-definition.

        Request: ``PUT /enterprises/{enterprise}/properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#create-or-update-a-custom-property-for-an-enterprise
        """

    async def custom_properties_for_repos_create_or_update_enterprise_definitions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        properties: Iterable[_CustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomProperty]:
        """enterprise-admin/custom-properties-for-repos-create-or-update-enterprise-definitions.

        Request: ``PATCH /enterprises/{enterprise}/properties/schema``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#create-or-update-custom-properties-for-an-enterprise
        """

    async def custom_properties_for_repos_delete_enterprise_definition(
        self,
        enterprise: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-repos-delete-enterprise-definition.

        Request: ``DELETE /enterprises/{enterprise}/properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#remove-a-custom-property-for-an-enterprise
        """

    async def custom_properties_for_repos_get_enterprise_definition(
        self,
        enterprise: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CustomProperty:
        """enterprise-admin/custom-properties-for-repos-get-enterprise-definition.

        Request: ``GET /enterprises/{enterprise}/properties/schema/{custom_property_name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#get-a-custom-property-for-an-enterprise
        """

    async def custom_properties_for_repos_get_enterprise_definitions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomProperty]:
        """enterprise-admin/custom-properties-for-repos-get-enterprise-definitions.

        Request: ``GET /enterprises/{enterprise}/properties/schema``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#get-custom-properties-for-an-enterprise
        """

    async def custom_properties_for_repos_promote_definition_to_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CustomProperty:
        """enterprise-admin/custom-properties-for-repos-promote-definition-to-enterprise.

        Request: ``PUT /enterprises/{enterprise}/properties/schema/organizations/{org}/{custom_property_name}/promote``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/custom-properties#promote-a-custom-property-to-an-enterprise
        """

    async def delete_audit_log_stream(
        self,
        enterprise: str | _aio.GitHubCore,
        stream_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-audit-log-stream.

        Request: ``DELETE /enterprises/{enterprise}/audit-log/streams/{stream_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#delete-an-audit-log-streaming-configuration-for-an-enterprise
        """

    async def delete_global_webhook(
        self,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-global-webhook.

        Request: ``DELETE /admin/hooks/{hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#delete-a-global-webhook
        """

    async def delete_impersonation_o_auth_token(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-impersonation-o-auth-token.

        Request: ``DELETE /admin/users/{username}/authorizations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#delete-an-impersonation-oauth-token
        """

    async def delete_manage_ssh(
        self,
        *,
        key: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesDeleteSshResponse]:
        """enterprise-admin/delete-manage-ssh.

        Request: ``DELETE /manage/v1/access/ssh``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#delete-a-ssh-key
        """

    async def delete_personal_access_token(
        self,
        token_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-personal-access-token.

        Request: ``DELETE /admin/tokens/{token_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#delete-a-personal-access-token
        """

    async def delete_pre_receive_environment(
        self,
        pre_receive_environment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-pre-receive-environment.

        Request: ``DELETE /admin/pre-receive-environments/{pre_receive_environment_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#delete-a-pre-receive-environment
        """

    async def delete_pre_receive_hook(
        self,
        pre_receive_hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-pre-receive-hook.

        Request: ``DELETE /admin/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#delete-a-pre-receive-hook
        """

    async def delete_public_key(
        self,
        key_ids: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-public-key.

        Request: ``DELETE /admin/keys/{key_ids}``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#delete-a-public-key
        """

    async def delete_scim_group_from_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        scim_group_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-scim-group-from-enterprise.

        Request: ``DELETE /scim/v2/enterprises/{enterprise}/Groups/{scim_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#delete-a-scim-group-from-an-enterprise
        """

    async def delete_self_hosted_runner_from_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-self-hosted-runner-from-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/runners/{runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#delete-a-self-hosted-runner-from-an-enterprise
        """

    async def delete_self_hosted_runner_group_from_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-self-hosted-runner-group-from-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#delete-a-self-hosted-runner-group-from-an-enterprise
        """

    async def delete_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-user.

        Request: ``DELETE /admin/users/{username}``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#delete-a-user
        """

    async def delete_user_from_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        scim_user_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-user-from-enterprise.

        Request: ``DELETE /scim/v2/enterprises/{enterprise}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#delete-a-scim-user-from-an-enterprise
        """

    async def delete_vss_manual_match(
        self,
        enterprise: str | _aio.GitHubCore,
        visual_studio_subscription_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.VisualStudioSubscriptionAssignment:
        """enterprise-admin/delete-vss-manual-match.

        Request: ``DELETE /enterprises/{enterprise}/visual-studio-subscriptions/{visual_studio_subscription_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#delete-a-visual-studio-subscription-user-match
        """

    async def demote_site_administrator(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/demote-site-administrator.

        Request: ``DELETE /users/{username}/site_admin``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#demote-a-site-administrator
        """

    async def disable_access_restrictions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAccessRestrictions:
        """enterprise-admin/disable-access-restrictions.

        Request: ``POST /enterprises/{enterprise}/access-restrictions/disable``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprises#disable-access-restrictions-for-an-enterprise
        """

    async def disable_selected_organization_github_actions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        org_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/disable-selected-organization-github-actions-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/permissions/organizations/{org_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#disable-a-selected-organization-for-github-actions-in-an-enterprise
        """

    async def enable_access_restrictions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAccessRestrictions:
        """enterprise-admin/enable-access-restrictions.

        Request: ``POST /enterprises/{enterprise}/access-restrictions/enable``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprises#enable-access-restrictions-for-an-enterprise
        """

    async def enable_selected_organization_github_actions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        org_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/enable-selected-organization-github-actions-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/organizations/{org_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#enable-a-selected-organization-for-github-actions-in-an-enterprise
        """

    async def get_all_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseOverview:
        """enterprise-admin/get-all-stats.

        Request: ``GET /enterprise/stats/all``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-all-statistics
        """

    async def get_allowed_actions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SelectedActions:
        """enterprise-admin/get-allowed-actions-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-allowed-actions-and-reusable-workflows-for-an-enterprise
        """

    async def get_announcement(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Announcement:
        """enterprise-admin/get-announcement.

        Request: ``GET /enterprise/announcement``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/announcement#get-the-global-announcement-banner
        """

    async def get_artifact_and_log_retention_settings(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsArtifactAndLogRetentionResponse:
        """enterprise-admin/get-artifact-and-log-retention-settings.

        Request: ``GET /enterprises/{enterprise}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-artifact-and-log-retention-settings-for-an-enterprise
        """

    def get_audit_log(
        self,
        enterprise: str | _aio.GitHubCore,
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
        """enterprise-admin/get-audit-log.

        Request: ``GET /enterprises/{enterprise}/audit-log``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#get-the-audit-log-for-an-enterprise
        """

    async def get_audit_log_stream_key(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuditLogStreamKey:
        """enterprise-admin/get-audit-log-stream-key.

        Request: ``GET /enterprises/{enterprise}/audit-log/stream-key``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#get-the-audit-log-stream-key-for-encrypting-secrets
        """

    async def get_audit_log_streams(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GetAuditLogStreamConfigs]:
        """enterprise-admin/get-audit-log-streams.

        Request: ``GET /enterprises/{enterprise}/audit-log/streams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#list-audit-log-stream-configurations-for-an-enterprise
        """

    async def get_checks_system_requirements(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesChecksSystemRequirements:
        """enterprise-admin/get-checks-system-requirements.

        Request: ``GET /manage/v1/checks/system-requirements``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-system-requirement-check-results-for-configured-cluster-nodes
        """

    async def get_cluster_status(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesClusterStatus:
        """enterprise-admin/get-cluster-status.

        Request: ``GET /manage/v1/cluster/status``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-status-of-services-running-on-all-cluster-nodes
        """

    async def get_comment_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseCommentOverview:
        """enterprise-admin/get-comment-stats.

        Request: ``GET /enterprise/stats/comments``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-comment-statistics
        """

    async def get_config_nodes(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesConfigNodes:
        """enterprise-admin/get-config-nodes.

        Request: ``GET /manage/v1/config/nodes``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-ghes-node-metadata-for-all-nodes
        """

    def get_consumed_licenses(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GetConsumedLicenses_Users]:
        """enterprise-admin/get-consumed-licenses.

        Request: ``GET /enterprises/{enterprise}/consumed-licenses``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#list-enterprise-consumed-licenses
        """

    async def get_download_status_for_pre_receive_environment(
        self,
        pre_receive_environment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PreReceiveEnvironmentDownloadStatus:
        """enterprise-admin/get-download-status-for-pre-receive-environment.

        Request: ``GET /admin/pre-receive-environments/{pre_receive_environment_id}/downloads/latest``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#get-the-download-status-for-a-pre-receive-environment
        """

    async def get_enterprise_innersource_vulnerability_sync_status(
        self,
        enterprise: str | _aio.GitHubCore,
        job_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetEnterpriseInnersourceVulnerabilitySyncStatus | _aio_models.ExternalVulnerabilitySyncStatus:
        """enterprise-admin/get-enterprise-innersource-vulnerability-sync-status.

        Request: ``GET /enterprises/{enterprise}/innersource-vulnerabilities/sync/status/{job_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/security-advisories#get-innersource-vulnerability-sync-status-for-an-enterprise
        """

    async def get_enterprise_role(
        self,
        enterprise: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseRole:
        """enterprise-admin/get-enterprise-role.

        Request: ``GET /enterprises/{enterprise}/enterprise-roles/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#get-an-enterprise-role
        """

    def get_enterprise_ruleset_history(
        self,
        enterprise: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RulesetVersion]:
        """enterprise-admin/get-enterprise-ruleset-history.

        Request: ``GET /enterprises/{enterprise}/rulesets/{ruleset_id}/history``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#get-enterprise-ruleset-history
        """

    async def get_enterprise_ruleset_version(
        self,
        enterprise: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RulesetVersionWithState:
        """enterprise-admin/get-enterprise-ruleset-version.

        Request: ``GET /enterprises/{enterprise}/rulesets/{ruleset_id}/history/{version_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#get-enterprise-ruleset-version
        """

    async def get_fork_pr_contributor_approval_permissions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrContributorApproval:
        """enterprise-admin/get-fork-pr-contributor-approval-permissions.

        Request: ``GET /enterprises/{enterprise}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-fork-pr-contributor-approval-permissions-for-an-enterprise
        """

    async def get_gist_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseGistOverview:
        """enterprise-admin/get-gist-stats.

        Request: ``GET /enterprise/stats/gists``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-gist-statistics
        """

    async def get_github_actions_permissions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsEnterprisePermissions:
        """enterprise-admin/get-github-actions-permissions-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/permissions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-github-actions-permissions-for-an-enterprise
        """

    async def get_global_webhook(
        self,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GlobalHook:
        """enterprise-admin/get-global-webhook.

        Request: ``GET /admin/hooks/{hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#get-a-global-webhook
        """

    async def get_hooks_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseHookOverview:
        """enterprise-admin/get-hooks-stats.

        Request: ``GET /enterprise/stats/hooks``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-hooks-statistics
        """

    async def get_issue_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseIssueOverview:
        """enterprise-admin/get-issue-stats.

        Request: ``GET /enterprise/stats/issues``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-issue-statistics
        """

    async def get_license_information(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.LicenseInfo:
        """enterprise-admin/get-license-information.

        Request: ``GET /enterprise/settings/license``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/licensing#get-license-information
        """

    async def get_license_sync_status(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetLicenseSyncStatus:
        """enterprise-admin/get-license-sync-status.

        Request: ``GET /enterprises/{enterprise}/license-sync-status``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#get-a-license-sync-status
        """

    async def get_manage_config_apply_events(
        self,
        *,
        last_request_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetManageConfigApplyEvents:
        """enterprise-admin/get-manage-config-apply-events.

        Request: ``GET /manage/v1/config/apply/events``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#list-events-from-ghe-config-apply
        """

    async def get_manage_config_apply_status(
        self,
        *,
        run_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetManageConfigApplyStatus:
        """enterprise-admin/get-manage-config-apply-status.

        Request: ``GET /manage/v1/config/apply``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-status-of-a-ghe-config-apply-run
        """

    async def get_manage_maintenance(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesGetMaintenance]:
        """enterprise-admin/get-manage-maintenance.

        Request: ``GET /manage/v1/maintenance``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-status-of-maintenance-mode
        """

    async def get_manage_settings(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesGetSettings:
        """enterprise-admin/get-manage-settings.

        Request: ``GET /manage/v1/config/settings``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-ghes-settings
        """

    async def get_manage_ssh(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesGetSsh]:
        """enterprise-admin/get-manage-ssh.

        Request: ``GET /manage/v1/access/ssh``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-configured-ssh-keys
        """

    async def get_milestone_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseMilestoneOverview:
        """enterprise-admin/get-milestone-stats.

        Request: ``GET /enterprise/stats/milestones``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-milestone-statistics
        """

    async def get_one_audit_log_stream(
        self,
        enterprise: str | _aio.GitHubCore,
        stream_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetAuditLogStreamConfig:
        """enterprise-admin/get-one-audit-log-stream.

        Request: ``GET /enterprises/{enterprise}/audit-log/streams/{stream_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#list-one-audit-log-streaming-configuration-via-a-stream-id
        """

    async def get_org_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseOrganizationOverview:
        """enterprise-admin/get-org-stats.

        Request: ``GET /enterprise/stats/orgs``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-organization-statistics
        """

    async def get_pages_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterprisePageOverview:
        """enterprise-admin/get-pages-stats.

        Request: ``GET /enterprise/stats/pages``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-pages-statistics
        """

    async def get_pre_receive_environment(
        self,
        pre_receive_environment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveEnvironment:
        """enterprise-admin/get-pre-receive-environment.

        Request: ``GET /admin/pre-receive-environments/{pre_receive_environment_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#get-a-pre-receive-environment
        """

    async def get_pre_receive_hook(
        self,
        pre_receive_hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveHook:
        """enterprise-admin/get-pre-receive-hook.

        Request: ``GET /admin/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#get-a-pre-receive-hook
        """

    async def get_pre_receive_hook_for_org(
        self,
        org: str | _aio.GitHubCore,
        pre_receive_hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPreReceiveHook:
        """enterprise-admin/get-pre-receive-hook-for-org.

        Request: ``GET /orgs/{org}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/org-pre-receive-hooks#get-a-pre-receive-hook-for-an-organization
        """

    async def get_pre_receive_hook_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pre_receive_hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryPreReceiveHook:
        """enterprise-admin/get-pre-receive-hook-for-repo.

        Request: ``GET /repos/{owner}/{repo}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/repo-pre-receive-hooks#get-a-pre-receive-hook-for-a-repository
        """

    async def get_private_repo_fork_pr_workflows_settings(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrWorkflowsPrivateRepos:
        """enterprise-admin/get-private-repo-fork-pr-workflows-settings.

        Request: ``GET /enterprises/{enterprise}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-private-repo-fork-pr-workflow-settings-for-an-enterprise
        """

    async def get_provisioning_information_for_enterprise_group(
        self,
        enterprise: str | _aio.GitHubCore,
        scim_group_id: str | _aio.GitHubCore,
        *,
        excludedAttributes: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseGroupResponse:
        """enterprise-admin/get-provisioning-information-for-enterprise-group.

        Request: ``GET /scim/v2/enterprises/{enterprise}/Groups/{scim_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#get-scim-provisioning-information-for-an-enterprise-group
        """

    async def get_provisioning_information_for_enterprise_user(
        self,
        enterprise: str | _aio.GitHubCore,
        scim_user_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseUserResponse:
        """enterprise-admin/get-provisioning-information-for-enterprise-user.

        Request: ``GET /scim/v2/enterprises/{enterprise}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#get-scim-provisioning-information-for-an-enterprise-user
        """

    async def get_pull_request_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterprisePullRequestOverview:
        """enterprise-admin/get-pull-request-stats.

        Request: ``GET /enterprise/stats/pulls``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-pull-request-statistics
        """

    async def get_replication_status(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesReplicationStatus:
        """enterprise-admin/get-replication-status.

        Request: ``GET /manage/v1/replication/status``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-status-of-services-running-on-all-replica-nodes
        """

    async def get_repo_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseRepositoryOverview:
        """enterprise-admin/get-repo-stats.

        Request: ``GET /enterprise/stats/repos``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-repository-statistics
        """

    async def get_runner_version_deprecation_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        version: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetRunnerVersionDeprecationForEnterprise:
        """enterprise-admin/get-runner-version-deprecation-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/runners/deprecations/{version}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#get-runner-version-end-of-life-schedule-for-an-enterprise
        """

    async def get_security_products(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseSecurityProductsOverview:
        """enterprise-admin/get-security-products.

        Request: ``GET /enterprise/stats/security-products``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-security-products-statistics
        """

    async def get_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Runner:
        """enterprise-admin/get-self-hosted-runner-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/runners/{runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#get-a-self-hosted-runner-for-an-enterprise
        """

    async def get_self_hosted_runner_group_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsEnterprise:
        """enterprise-admin/get-self-hosted-runner-group-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#get-a-self-hosted-runner-group-for-an-enterprise
        """

    async def get_self_hosted_runners_permissions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetSelfHostedRunnersPermissions:
        """enterprise-admin/get-self-hosted-runners-permissions.

        Request: ``GET /enterprises/{enterprise}/actions/permissions/self-hosted-runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#get-self-hosted-runners-permissions-for-an-enterprise
        """

    async def get_server_statistics(
        self,
        enterprise_or_org: str | _aio.GitHubCore,
        *,
        date_end: str = ...,
        date_start: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ServerStatistics]:
        """enterprise-admin/get-server-statistics.

        Request: ``GET /enterprise-installation/{enterprise_or_org}/server-statistics``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/admin-stats#get-github-enterprise-server-statistics
        """

    async def get_user_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseUserOverview:
        """enterprise-admin/get-user-stats.

        Request: ``GET /enterprise/stats/users``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/admin-stats#get-users-statistics
        """

    async def get_version(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesVersion]:
        """enterprise-admin/get-version.

        Request: ``GET /manage/v1/version``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-all-ghes-release-versions-for-all-nodes
        """

    async def initialize_instance_configuration(
        self,
        *,
        data: Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/initialize-instance-configuration.

        Request: ``POST /manage/v1/config/init``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#initialize-instance-configuration-with-license-and-password
        """

    async def license_check(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesLicenseCheck:
        """enterprise-admin/license-check.

        Request: ``GET /manage/v1/config/license/check``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#check-a-license
        """

    async def license_info(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesLicenseInfo:
        """enterprise-admin/license-info.

        Request: ``GET /manage/v1/config/license``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#get-the-enterprise-license-information
        """

    async def license_upload(
        self,
        *,
        apply: bool = ...,
        data: Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/license-upload.

        Request: ``PUT /manage/v1/config/license``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#upload-an-enterprise-license
        """

    def list_enterprise_role_teams(
        self,
        enterprise: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseTeam]:
        """enterprise-admin/list-enterprise-role-teams.

        Request: ``GET /enterprises/{enterprise}/enterprise-roles/{role_id}/teams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#list-teams-that-are-assigned-to-an-enterprise-role
        """

    def list_enterprise_role_users(
        self,
        enterprise: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseUserRoleAssignment]:
        """enterprise-admin/list-enterprise-role-users.

        Request: ``GET /enterprises/{enterprise}/enterprise-roles/{role_id}/users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#list-users-that-are-assigned-to-an-enterprise-role
        """

    async def list_enterprise_roles(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_ListEnterpriseRoles:
        """enterprise-admin/list-enterprise-roles.

        Request: ``GET /enterprises/{enterprise}/enterprise-roles``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#get-all-enterprise-roles-for-an-enterprise
        """

    def list_global_webhooks(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GlobalHook]:
        """enterprise-admin/list-global-webhooks.

        Request: ``GET /admin/hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#list-global-webhooks
        """

    async def list_labels_for_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_ListLabelsForSelfHostedRunnerForEnterprise:
        """enterprise-admin/list-labels-for-self-hosted-runner-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#list-labels-for-a-self-hosted-runner-for-an-enterprise
        """

    def list_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """enterprise-admin/list-org-access-to-self-hosted-runner-group-in-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#list-organization-access-to-a-self-hosted-runner-group-in-an-enterprise
        """

    def list_personal_access_tokens(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Authorization]:
        """enterprise-admin/list-personal-access-tokens.

        Request: ``GET /admin/tokens``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#list-personal-access-tokens
        """

    def list_pre_receive_environments(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PreReceiveEnvironment]:
        """enterprise-admin/list-pre-receive-environments.

        Request: ``GET /admin/pre-receive-environments``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#list-pre-receive-environments
        """

    def list_pre_receive_hooks(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks.

        Request: ``GET /admin/pre-receive-hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#list-pre-receive-hooks
        """

    def list_pre_receive_hooks_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrgPreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks-for-org.

        Request: ``GET /orgs/{org}/pre-receive-hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/org-pre-receive-hooks#list-pre-receive-hooks-for-an-organization
        """

    def list_pre_receive_hooks_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryPreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks-for-repo.

        Request: ``GET /repos/{owner}/{repo}/pre-receive-hooks``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/repo-pre-receive-hooks#list-pre-receive-hooks-for-a-repository
        """

    def list_provisioned_groups_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        count: int = ...,
        excludedAttributes: str = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ScimEnterpriseGroupResponse]:
        """enterprise-admin/list-provisioned-groups-enterprise.

        Request: ``GET /scim/v2/enterprises/{enterprise}/Groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#list-provisioned-scim-groups-for-an-enterprise
        """

    def list_provisioned_identities_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        count: int = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ScimEnterpriseUserResponse]:
        """enterprise-admin/list-provisioned-identities-enterprise.

        Request: ``GET /scim/v2/enterprises/{enterprise}/Users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#list-scim-provisioned-identities-for-an-enterprise
        """

    def list_public_keys(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: str = ...,
        sort: Literal["created", "updated", "accessed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.PublicKeyFull]:
        """enterprise-admin/list-public-keys.

        Request: ``GET /admin/keys``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#list-public-keys
        """

    def list_push_bypass_requests(
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
    ) -> AsyncListing[_aio_models.PushRuleBypassRequest]:
        """enterprise-admin/list-push-bypass-requests.

        Request: ``GET /enterprises/{enterprise}/bypass-requests/push-rules``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/bypass-requests#list-push-rule-bypass-requests-within-an-enterprise
        """

    async def list_runner_applications_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RunnerApplication]:
        """enterprise-admin/list-runner-applications-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/runners/downloads``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#list-runner-applications-for-an-enterprise
        """

    def list_selected_organizations_enabled_github_actions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """enterprise-admin/list-selected-organizations-enabled-github-actions-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/permissions/organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#list-selected-organizations-enabled-for-github-actions-in-an-enterprise
        """

    def list_self_hosted_runner_groups_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        visible_to_organization: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RunnerGroupsEnterprise]:
        """enterprise-admin/list-self-hosted-runner-groups-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/runner-groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#list-self-hosted-runner-groups-for-an-enterprise
        """

    def list_self_hosted_runners_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """enterprise-admin/list-self-hosted-runners-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#list-self-hosted-runners-for-an-enterprise
        """

    def list_self_hosted_runners_in_group_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """enterprise-admin/list-self-hosted-runners-in-group-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#list-self-hosted-runners-in-a-group-for-an-enterprise
        """

    def list_vss(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        is_unmatched_only: bool = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.VisualStudioSubscriptionAssignment]:
        """enterprise-admin/list-vss.

        Request: ``GET /enterprises/{enterprise}/visual-studio-subscriptions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#get-a-list-of-visual-studio-subscriptions-for-the-enterprise
        """

    async def live_migration_cancel(
        self,
        migration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-cancel.

        Request: ``POST /enterprise/live-migrations/{migration_id}/cancel``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#cancel-an-enterprise-live-migration
        """

    async def live_migration_create(
        self,
        *,
        pat_name: str,
        source_organization_login: str,
        source_repository_name: str,
        target_api_endpoint: str,
        target_organization_login: str,
        target_repository_name: str,
        target_visibility: Literal["private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_LiveMigrationCreate:
        """enterprise-admin/live-migration-create.

        Request: ``POST /enterprise/live-migrations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#create-an-enterprise-live-migration
        """

    async def live_migration_cutover(
        self,
        migration_id: str | _aio.GitHubCore,
        *,
        force: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-cutover.

        Request: ``POST /enterprise/live-migrations/{migration_id}/cutover``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#cutover-an-enterprise-live-migration
        """

    async def live_migration_get(
        self,
        migration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_LiveMigrationGet:
        """enterprise-admin/live-migration-get.

        Request: ``GET /enterprise/live-migrations/{migration_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#get-an-enterprise-live-migration
        """

    def live_migration_list(
        self,
        *,
        after: str = ...,
        page_size: int = ...,
        status: Literal["created", "queued", "in_progress", "paused", "completed", "failed", "terminated", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseAdmin_LiveMigrationList_Migrations]:
        """enterprise-admin/live-migration-list.

        Request: ``GET /enterprise/live-migrations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#list-enterprise-live-migrations
        """

    async def live_migration_pause(
        self,
        migration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-pause.

        Request: ``POST /enterprise/live-migrations/{migration_id}/pause``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#pause-an-enterprise-live-migration
        """

    async def live_migration_resume(
        self,
        migration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-resume.

        Request: ``POST /enterprise/live-migrations/{migration_id}/resume``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#resume-an-enterprise-live-migration
        """

    async def live_migration_revert_cutover(
        self,
        migration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_LiveMigrationRevertCutover:
        """enterprise-admin/live-migration-revert-cutover.

        Request: ``POST /enterprise/live-migrations/{migration_id}/revert-cutover``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#revert-cutover-for-an-enterprise-live-migration
        """

    async def live_migration_start(
        self,
        migration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-start.

        Request: ``POST /enterprise/live-migrations/{migration_id}/start``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/live-migrations#start-an-enterprise-live-migration
        """

    async def ping_global_webhook(
        self,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/ping-global-webhook.

        Request: ``POST /admin/hooks/{hook_id}/pings``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#ping-a-global-webhook
        """

    async def post_manage_run_config_apply(
        self,
        *,
        run_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_PostManageRunConfigApply:
        """enterprise-admin/post-manage-run-config-apply.

        Request: ``POST /manage/v1/config/apply``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#trigger-a-ghe-config-apply-run
        """

    async def promote_user_to_be_site_administrator(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/promote-user-to-be-site-administrator.

        Request: ``PUT /users/{username}/site_admin``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#promote-a-user-to-be-a-site-administrator
        """

    async def provision_enterprise_group(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        displayName: str,
        externalId: str,
        members: Iterable[_ProvisionEnterpriseGroup_Members] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:Group"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseGroupResponse:
        """enterprise-admin/provision-enterprise-group.

        Request: ``POST /scim/v2/enterprises/{enterprise}/Groups``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#provision-a-scim-enterprise-group
        """

    async def provision_enterprise_user(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        active: bool,
        displayName: str,
        emails: Iterable[_UserEmails],
        externalId: str,
        name: _UserName = ...,
        roles: Iterable[_UserRole] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:User"]],
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseUserResponse:
        """enterprise-admin/provision-enterprise-user.

        Request: ``POST /scim/v2/enterprises/{enterprise}/Users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#provision-a-scim-enterprise-user
        """

    async def remove_all_custom_labels_from_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RemoveAllCustomLabelsFromSelfHostedRunnerForEnterprise:
        """enterprise-admin/remove-all-custom-labels-from-self-hosted-runner-for-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#remove-all-custom-labels-from-a-self-hosted-runner-for-an-enterprise
        """

    async def remove_all_enterprise_roles_from_user(
        self,
        enterprise: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-all-enterprise-roles-from-user.

        Request: ``DELETE /enterprises/{enterprise}/enterprise-roles/users/{username}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#remove-all-enterprise-roles-from-a-user
        """

    async def remove_announcement(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-announcement.

        Request: ``DELETE /enterprise/announcement``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/announcement#remove-the-global-announcement-banner
        """

    async def remove_custom_label_from_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RemoveCustomLabelFromSelfHostedRunnerForEnterprise:
        """enterprise-admin/remove-custom-label-from-self-hosted-runner-for-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/runners/{runner_id}/labels/{name}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#remove-a-custom-label-from-a-self-hosted-runner-for-an-enterprise
        """

    async def remove_enterprise_user_role_assignment(
        self,
        enterprise: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-enterprise-user-role-assignment.

        Request: ``DELETE /enterprises/{enterprise}/enterprise-roles/users/{username}/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#remove-enterprise-user-role-assignment
        """

    async def remove_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        org_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-org-access-to-self-hosted-runner-group-in-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/organizations/{org_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#remove-organization-access-to-a-self-hosted-runner-group-in-an-enterprise
        """

    async def remove_pre_receive_hook_enforcement_for_org(
        self,
        org: str | _aio.GitHubCore,
        pre_receive_hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPreReceiveHook:
        """enterprise-admin/remove-pre-receive-hook-enforcement-for-org.

        Request: ``DELETE /orgs/{org}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/org-pre-receive-hooks#remove-pre-receive-hook-enforcement-for-an-organization
        """

    async def remove_pre_receive_hook_enforcement_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pre_receive_hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryPreReceiveHook:
        """enterprise-admin/remove-pre-receive-hook-enforcement-for-repo.

        Request: ``DELETE /repos/{owner}/{repo}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/repo-pre-receive-hooks#remove-pre-receive-hook-enforcement-for-a-repository
        """

    async def remove_self_hosted_runner_from_group_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-self-hosted-runner-from-group-for-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/runners/{runner_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#remove-a-self-hosted-runner-from-a-group-for-an-enterprise
        """

    async def revoke_all_credential_authorizations(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RevokeAllCredentialAuthorizations:
        """enterprise-admin/revoke-all-credential-authorizations.

        Request: ``POST /enterprises/{enterprise}/credential-authorizations/revoke-all``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/credential-authorizations#revoke-all-credential-authorizations-for-an-enterprise
        """

    async def revoke_all_enterprise_roles_team(
        self,
        enterprise: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/revoke-all-enterprise-roles-team.

        Request: ``DELETE /enterprises/{enterprise}/enterprise-roles/teams/{team_slug}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#remove-all-enterprise-roles-from-a-team
        """

    async def revoke_credential_authorizations_for_user(
        self,
        enterprise: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RevokeCredentialAuthorizationsForUser:
        """enterprise-admin/revoke-credential-authorizations-for-user.

        Request: ``POST /enterprises/{enterprise}/credential-authorizations/{username}/revoke``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/credential-authorizations#revoke-credential-authorizations-for-a-user-in-an-enterprise
        """

    async def revoke_credential_type_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RevokeCredentialTypeForEnterprise:
        """enterprise-admin/revoke-credential-type-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/credential-authorizations/revoke-credential-type``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/credential-authorizations#revoke-a-single-credential-type-for-an-enterprise
        """

    async def revoke_credential_type_for_user(
        self,
        enterprise: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RevokeCredentialTypeForUser:
        """enterprise-admin/revoke-credential-type-for-user.

        Request: ``POST /enterprises/{enterprise}/credential-authorizations/{username}/revoke-credential-type``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/credential-authorizations#revoke-a-single-credential-type-for-a-user-in-an-enterprise
        """

    async def revoke_enterprise_role_team(
        self,
        enterprise: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        role_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/revoke-enterprise-role-team.

        Request: ``DELETE /enterprises/{enterprise}/enterprise-roles/teams/{team_slug}/{role_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/enterprise-roles#remove-an-enterprise-role-from-a-team
        """

    async def set_allowed_actions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-allowed-actions-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/selected-actions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-allowed-actions-and-reusable-workflows-for-an-enterprise
        """

    async def set_announcement(
        self,
        *,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Announcement:
        """enterprise-admin/set-announcement.

        Request: ``PATCH /enterprise/announcement``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/announcement#set-the-global-announcement-banner
        """

    async def set_artifact_and_log_retention_settings(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-artifact-and-log-retention-settings.

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/artifact-and-log-retention``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-artifact-and-log-retention-settings-for-an-enterprise
        """

    async def set_custom_labels_for_self_hosted_runner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_id: int | _aio.GitHubCore,
        *,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_SetCustomLabelsForSelfHostedRunnerForEnterprise:
        """enterprise-admin/set-custom-labels-for-self-hosted-runner-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/runners/{runner_id}/labels``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runners#set-custom-labels-for-a-self-hosted-runner-for-an-enterprise
        """

    async def set_fork_pr_contributor_approval_permissions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-fork-pr-contributor-approval-permissions.

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/fork-pr-contributor-approval``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-fork-pr-contributor-approval-permissions-for-an-enterprise
        """

    async def set_github_actions_permissions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled_organizations: Literal["all", "none", "selected"],
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-github-actions-permissions-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/permissions``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-github-actions-permissions-for-an-enterprise
        """

    async def set_information_for_provisioned_enterprise_group(
        self,
        enterprise: str | _aio.GitHubCore,
        scim_group_id: str | _aio.GitHubCore,
        *,
        displayName: str,
        externalId: str,
        members: Iterable[_SetInformationForProvisionedEnterpriseGroup_Members] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:Group"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseGroupResponse:
        """enterprise-admin/set-information-for-provisioned-enterprise-group.

        Request: ``PUT /scim/v2/enterprises/{enterprise}/Groups/{scim_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#set-scim-information-for-a-provisioned-enterprise-group
        """

    async def set_information_for_provisioned_enterprise_user(
        self,
        enterprise: str | _aio.GitHubCore,
        scim_user_id: str | _aio.GitHubCore,
        *,
        active: bool,
        displayName: str,
        emails: Iterable[_UserEmails],
        externalId: str,
        name: _UserName = ...,
        roles: Iterable[_UserRole] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:User"]],
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseUserResponse:
        """enterprise-admin/set-information-for-provisioned-enterprise-user.

        Request: ``PUT /scim/v2/enterprises/{enterprise}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#set-scim-information-for-a-provisioned-enterprise-user
        """

    async def set_manage_maintenance(
        self,
        *,
        enabled: bool,
        ip_exception_list: Iterable[str] = ...,
        maintenance_mode_message: str = ...,
        uuid: str = ...,
        when: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesSetMaintenanceResponse]:
        """enterprise-admin/set-manage-maintenance.

        Request: ``POST /manage/v1/maintenance``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#set-the-status-of-maintenance-mode
        """

    async def set_manage_settings(
        self,
        *,
        data: Mapping[str, Any],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-manage-settings.

        Request: ``PUT /manage/v1/config/settings``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#set-settings
        """

    async def set_manage_ssh(
        self,
        *,
        key: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesSetSshResponse]:
        """enterprise-admin/set-manage-ssh.

        Request: ``POST /manage/v1/access/ssh``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/manage-ghes#set-a-new-ssh-key
        """

    async def set_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        selected_organization_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-org-access-to-self-hosted-runner-group-in-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#set-organization-access-for-a-self-hosted-runner-group-in-an-enterprise
        """

    async def set_private_repo_fork_pr_workflows_settings(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-private-repo-fork-pr-workflows-settings.

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/fork-pr-workflows-private-repos``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-private-repo-fork-pr-workflow-settings-for-an-enterprise
        """

    async def set_selected_organizations_enabled_github_actions_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        selected_organization_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-selected-organizations-enabled-github-actions-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-selected-organizations-enabled-for-github-actions-in-an-enterprise
        """

    async def set_self_hosted_runners_in_group_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        runners: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-self-hosted-runners-in-group-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}/runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#set-self-hosted-runners-in-a-group-for-an-enterprise
        """

    async def set_self_hosted_runners_permissions(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        disable_self_hosted_runners_for_all_orgs: bool,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-self-hosted-runners-permissions.

        Request: ``PUT /enterprises/{enterprise}/actions/permissions/self-hosted-runners``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/permissions#set-self-hosted-runners-permissions-for-an-enterprise
        """

    async def start_pre_receive_environment_download(
        self,
        pre_receive_environment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PreReceiveEnvironmentDownloadStatus:
        """enterprise-admin/start-pre-receive-environment-download.

        Request: ``POST /admin/pre-receive-environments/{pre_receive_environment_id}/downloads``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#start-a-pre-receive-environment-download
        """

    async def suspend_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        reason: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/suspend-user.

        Request: ``PUT /users/{username}/suspended``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#suspend-a-user
        """

    async def sync_enterprise_innersource_vulnerabilities(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        vulnerabilities: Iterable[_OsvVulnerability],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ExternalVulnerabilitySyncAccepted:
        """enterprise-admin/sync-enterprise-innersource-vulnerabilities.

        Request: ``POST /enterprises/{enterprise}/innersource-vulnerabilities/sync``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/security-advisories#sync-innersource-vulnerabilities-for-an-enterprise
        """

    async def sync_ldap_mapping_for_team(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_SyncLdapMappingForTeam:
        """enterprise-admin/sync-ldap-mapping-for-team.

        Request: ``POST /admin/ldap/teams/{team_id}/sync``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/ldap#sync-ldap-mapping-for-a-team
        """

    async def sync_ldap_mapping_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_SyncLdapMappingForUser:
        """enterprise-admin/sync-ldap-mapping-for-user.

        Request: ``POST /admin/ldap/users/{username}/sync``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/ldap#sync-ldap-mapping-for-a-user
        """

    async def unsuspend_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        reason: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/unsuspend-user.

        Request: ``DELETE /users/{username}/suspended``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#unsuspend-a-user
        """

    async def update_attribute_for_enterprise_group(
        self,
        enterprise: str | _aio.GitHubCore,
        scim_group_id: str | _aio.GitHubCore,
        *,
        Operations: Iterable[_UpdateAttributeForEnterpriseGroup_Operations],
        schemas: Iterable[Literal["urn:ietf:params:scim:api:messages:2.0:PatchOp"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseGroupResponse | None:
        """enterprise-admin/update-attribute-for-enterprise-group.

        Request: ``PATCH /scim/v2/enterprises/{enterprise}/Groups/{scim_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#update-an-attribute-for-a-scim-enterprise-group
        """

    async def update_attribute_for_enterprise_user(
        self,
        enterprise: str | _aio.GitHubCore,
        scim_user_id: str | _aio.GitHubCore,
        *,
        Operations: Iterable[_UpdateAttributeForEnterpriseUser_Operations],
        schemas: Iterable[Literal["urn:ietf:params:scim:api:messages:2.0:PatchOp"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseUserResponse:
        """enterprise-admin/update-attribute-for-enterprise-user.

        Request: ``PATCH /scim/v2/enterprises/{enterprise}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/scim#update-an-attribute-for-a-scim-enterprise-user
        """

    async def update_audit_log_stream(
        self,
        enterprise: str | _aio.GitHubCore,
        stream_id: int | _aio.GitHubCore,
        *,
        enabled: bool,
        stream_type: Literal["Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event Collector", "Google Cloud Storage", "Datadog"],
        vendor_specific: _AzureBlobConfig | _AzureHubConfig | _AmazonS3OidcConfig | _AmazonS3AccessKeysConfig | _SplunkConfig | _HecConfig | _GoogleCloudConfig | _DatadogConfig,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetAuditLogStreamConfig:
        """enterprise-admin/update-audit-log-stream.

        Request: ``PUT /enterprises/{enterprise}/audit-log/streams/{stream_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/audit-log#update-an-existing-audit-log-stream-configuration
        """

    async def update_global_webhook(
        self,
        hook_id: int | _aio.GitHubCore,
        *,
        active: bool = ...,
        config: _UpdateGlobalWebhook_Config = ...,
        events: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GlobalHook2:
        """enterprise-admin/update-global-webhook.

        Request: ``PATCH /admin/hooks/{hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/global-webhooks#update-a-global-webhook
        """

    async def update_ldap_mapping_for_team(
        self,
        team_id: int | _aio.GitHubCore,
        *,
        ldap_dn: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.LdapMappingTeam:
        """enterprise-admin/update-ldap-mapping-for-team.

        Request: ``PATCH /admin/ldap/teams/{team_id}/mapping``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/ldap#update-ldap-mapping-for-a-team
        """

    async def update_ldap_mapping_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        ldap_dn: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.LdapMappingUser:
        """enterprise-admin/update-ldap-mapping-for-user.

        Request: ``PATCH /admin/ldap/users/{username}/mapping``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/ldap#update-ldap-mapping-for-a-user
        """

    async def update_org_name(
        self,
        org: str | _aio.GitHubCore,
        *,
        login: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_UpdateOrgName:
        """enterprise-admin/update-org-name.

        Request: ``PATCH /admin/organizations/{org}``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/orgs#update-an-organization-name
        """

    async def update_pre_receive_environment(
        self,
        pre_receive_environment_id: int | _aio.GitHubCore,
        *,
        image_url: str = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveEnvironment:
        """enterprise-admin/update-pre-receive-environment.

        Request: ``PATCH /admin/pre-receive-environments/{pre_receive_environment_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-environments#update-a-pre-receive-environment
        """

    async def update_pre_receive_hook(
        self,
        pre_receive_hook_id: int | _aio.GitHubCore,
        *,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        environment: Mapping[str, Any] = ...,
        name: str = ...,
        script: str = ...,
        script_repository: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveHook:
        """enterprise-admin/update-pre-receive-hook.

        Request: ``PATCH /admin/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/pre-receive-hooks#update-a-pre-receive-hook
        """

    async def update_pre_receive_hook_enforcement_for_org(
        self,
        org: str | _aio.GitHubCore,
        pre_receive_hook_id: int | _aio.GitHubCore,
        *,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPreReceiveHook:
        """enterprise-admin/update-pre-receive-hook-enforcement-for-org.

        Request: ``PATCH /orgs/{org}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/org-pre-receive-hooks#update-pre-receive-hook-enforcement-for-an-organization
        """

    async def update_pre_receive_hook_enforcement_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pre_receive_hook_id: int | _aio.GitHubCore,
        *,
        enforcement: Literal["enabled", "disabled", "testing"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryPreReceiveHook:
        """enterprise-admin/update-pre-receive-hook-enforcement-for-repo.

        Request: ``PATCH /repos/{owner}/{repo}/pre-receive-hooks/{pre_receive_hook_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/repo-pre-receive-hooks#update-pre-receive-hook-enforcement-for-a-repository
        """

    async def update_self_hosted_runner_group_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        runner_group_id: int | _aio.GitHubCore,
        *,
        allows_public_repositories: bool = ...,
        name: str = ...,
        network_configuration_id: str | None = ...,
        restricted_to_workflows: bool = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsEnterprise:
        """enterprise-admin/update-self-hosted-runner-group-for-enterprise.

        Request: ``PATCH /enterprises/{enterprise}/actions/runner-groups/{runner_group_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/actions/self-hosted-runner-groups#update-a-self-hosted-runner-group-for-an-enterprise
        """

    async def update_username_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        login: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_UpdateUsernameForUser:
        """enterprise-admin/update-username-for-user.

        Request: ``PATCH /admin/users/{username}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/enterprise-admin/users#update-the-username-for-a-user
        """

    async def update_vss_manual_match(
        self,
        enterprise: str | _aio.GitHubCore,
        visual_studio_subscription_id: str | _aio.GitHubCore,
        *,
        user_identifier: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.VisualStudioSubscriptionAssignment:
        """enterprise-admin/update-vss-manual-match.

        Request: ``PUT /enterprises/{enterprise}/visual-studio-subscriptions/{visual_studio_subscription_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#add-or-update-a-visual-studio-subscription-user-match
        """

class _BoundEnterpriseAdmin(Operations):
    """The operations of GitHub's tag ``enterprise-admin``, bound to a resource."""

    def add_custom_labels_to_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_AddCustomLabelsToSelfHostedRunnerForEnterprise:
        """enterprise-admin/add-custom-labels-to-self-hosted-runner-for-enterprise."""

    def add_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        org_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/add-org-access-to-self-hosted-runner-group-in-enterprise."""

    def add_self_hosted_runner_to_group_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/add-self-hosted-runner-to-group-for-enterprise."""

    def assign_enterprise_role_to_user(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/assign-enterprise-role-to-user."""

    def assign_team_to_enterprise_role(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/assign-team-to-enterprise-role."""

    def create_audit_log_stream(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enabled: bool,
        stream_type: Literal["Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event Collector", "Google Cloud Storage", "Datadog"],
        vendor_specific: _AzureBlobConfig | _AzureHubConfig | _AmazonS3OidcConfig | _AmazonS3AccessKeysConfig | _SplunkConfig | _HecConfig | _GoogleCloudConfig | _DatadogConfig,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetAuditLogStreamConfig:
        """enterprise-admin/create-audit-log-stream."""

    def create_global_webhook(
        self,
        *,
        active: bool = ...,
        config: _CreateGlobalWebhook_Config,
        events: Iterable[str] = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GlobalHook:
        """enterprise-admin/create-global-webhook."""

    def create_impersonation_o_auth_token(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        scopes: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """enterprise-admin/create-impersonation-o-auth-token."""

    def create_org(
        self,
        *,
        admin: str,
        login: str,
        profile_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortOrganization:
        """enterprise-admin/create-org."""

    def create_pre_receive_environment(
        self,
        *,
        image_url: str,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveEnvironment:
        """enterprise-admin/create-pre-receive-environment."""

    def create_pre_receive_hook(
        self,
        *,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        environment: Mapping[str, Any],
        name: str,
        script: str,
        script_repository: Mapping[str, Any],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveHook:
        """enterprise-admin/create-pre-receive-hook."""

    def create_registration_token_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """enterprise-admin/create-registration-token-for-enterprise."""

    def create_remove_token_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuthenticationToken:
        """enterprise-admin/create-remove-token-for-enterprise."""

    def create_self_hosted_runner_group_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str = ...,
        restricted_to_workflows: bool = ...,
        runners: Iterable[int] = ...,
        selected_organization_ids: Iterable[int] = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsEnterprise:
        """enterprise-admin/create-self-hosted-runner-group-for-enterprise."""

    def create_user(
        self,
        *,
        email: str = ...,
        login: str,
        suspended: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortUser:
        """enterprise-admin/create-user."""

    def custom_properties_for_orgs_create_or_update_enterprise_definition(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        allowed_values: Iterable[str] | None = ...,
        default_value: str | Iterable[str] | None = ...,
        description: str | None = ...,
        required: bool = ...,
        value_type: Literal["string", "single_select", "multi_select", "true_false", "url"],
        values_editable_by: Literal["enterprise_actors", "enterprise_and_org_actors"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomProperty:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-definition."""

    def custom_properties_for_orgs_create_or_update_enterprise_definitions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        properties: Iterable[_OrganizationCustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.OrganizationCustomProperty]:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-definitions."""

    def custom_properties_for_orgs_create_or_update_enterprise_values(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        organization_logins: Iterable[str],
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-values."""

    def custom_properties_for_orgs_delete_enterprise_definition(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-orgs-delete-enterprise-definition."""

    def custom_properties_for_orgs_get_enterprise_definition(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrganizationCustomProperty:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-definition."""

    def custom_properties_for_orgs_get_enterprise_definitions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.OrganizationCustomProperty]:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-definitions."""

    def custom_properties_for_orgs_get_enterprise_values(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CustomPropertiesForOrgsGetEnterprisePropertyValues]:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-values."""

    def custom_properties_for_repos_create_or_update_enterprise_definition(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
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
        """enterprise-admin/custom-properties-for-repos-create-or-update-enterprise-definition."""

    def custom_properties_for_repos_create_or_update_enterprise_definitions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        properties: Iterable[_CustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomProperty]:
        """enterprise-admin/custom-properties-for-repos-create-or-update-enterprise-definitions."""

    def custom_properties_for_repos_delete_enterprise_definition(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-repos-delete-enterprise-definition."""

    def custom_properties_for_repos_get_enterprise_definition(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CustomProperty:
        """enterprise-admin/custom-properties-for-repos-get-enterprise-definition."""

    def custom_properties_for_repos_get_enterprise_definitions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomProperty]:
        """enterprise-admin/custom-properties-for-repos-get-enterprise-definitions."""

    def custom_properties_for_repos_promote_definition_to_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CustomProperty:
        """enterprise-admin/custom-properties-for-repos-promote-definition-to-enterprise."""

    def delete_audit_log_stream(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        stream_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-audit-log-stream."""

    def delete_global_webhook(
        self,
        *parts: str | int | GitHubCore,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-global-webhook."""

    def delete_impersonation_o_auth_token(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-impersonation-o-auth-token."""

    def delete_manage_ssh(
        self,
        *,
        key: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesDeleteSshResponse]:
        """enterprise-admin/delete-manage-ssh."""

    def delete_personal_access_token(
        self,
        *parts: str | int | GitHubCore,
        token_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-personal-access-token."""

    def delete_pre_receive_environment(
        self,
        *parts: str | int | GitHubCore,
        pre_receive_environment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-pre-receive-environment."""

    def delete_pre_receive_hook(
        self,
        *parts: str | int | GitHubCore,
        pre_receive_hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-pre-receive-hook."""

    def delete_public_key(
        self,
        *parts: str | int | GitHubCore,
        key_ids: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-public-key."""

    def delete_scim_group_from_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        scim_group_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-scim-group-from-enterprise."""

    def delete_self_hosted_runner_from_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-self-hosted-runner-from-enterprise."""

    def delete_self_hosted_runner_group_from_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-self-hosted-runner-group-from-enterprise."""

    def delete_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-user."""

    def delete_user_from_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        scim_user_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-user-from-enterprise."""

    def delete_vss_manual_match(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        visual_studio_subscription_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.VisualStudioSubscriptionAssignment:
        """enterprise-admin/delete-vss-manual-match."""

    def demote_site_administrator(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/demote-site-administrator."""

    def disable_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAccessRestrictions:
        """enterprise-admin/disable-access-restrictions."""

    def disable_selected_organization_github_actions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/disable-selected-organization-github-actions-enterprise."""

    def enable_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAccessRestrictions:
        """enterprise-admin/enable-access-restrictions."""

    def enable_selected_organization_github_actions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/enable-selected-organization-github-actions-enterprise."""

    def get_all_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseOverview:
        """enterprise-admin/get-all-stats."""

    def get_allowed_actions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SelectedActions:
        """enterprise-admin/get-allowed-actions-enterprise."""

    def get_announcement(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Announcement:
        """enterprise-admin/get-announcement."""

    def get_artifact_and_log_retention_settings(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsArtifactAndLogRetentionResponse:
        """enterprise-admin/get-artifact-and-log-retention-settings."""

    def get_audit_log(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
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
        """enterprise-admin/get-audit-log."""

    def get_audit_log_stream_key(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AuditLogStreamKey:
        """enterprise-admin/get-audit-log-stream-key."""

    def get_audit_log_streams(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GetAuditLogStreamConfigs]:
        """enterprise-admin/get-audit-log-streams."""

    def get_checks_system_requirements(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesChecksSystemRequirements:
        """enterprise-admin/get-checks-system-requirements."""

    def get_cluster_status(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesClusterStatus:
        """enterprise-admin/get-cluster-status."""

    def get_comment_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseCommentOverview:
        """enterprise-admin/get-comment-stats."""

    def get_config_nodes(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesConfigNodes:
        """enterprise-admin/get-config-nodes."""

    def get_consumed_licenses(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GetConsumedLicenses_Users]:
        """enterprise-admin/get-consumed-licenses."""

    def get_download_status_for_pre_receive_environment(
        self,
        *parts: str | int | GitHubCore,
        pre_receive_environment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PreReceiveEnvironmentDownloadStatus:
        """enterprise-admin/get-download-status-for-pre-receive-environment."""

    def get_enterprise_innersource_vulnerability_sync_status(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        job_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetEnterpriseInnersourceVulnerabilitySyncStatus | _models.ExternalVulnerabilitySyncStatus:
        """enterprise-admin/get-enterprise-innersource-vulnerability-sync-status."""

    def get_enterprise_role(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseRole:
        """enterprise-admin/get-enterprise-role."""

    def get_enterprise_ruleset_history(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RulesetVersion]:
        """enterprise-admin/get-enterprise-ruleset-history."""

    def get_enterprise_ruleset_version(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RulesetVersionWithState:
        """enterprise-admin/get-enterprise-ruleset-version."""

    def get_fork_pr_contributor_approval_permissions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrContributorApproval:
        """enterprise-admin/get-fork-pr-contributor-approval-permissions."""

    def get_gist_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseGistOverview:
        """enterprise-admin/get-gist-stats."""

    def get_github_actions_permissions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsEnterprisePermissions:
        """enterprise-admin/get-github-actions-permissions-enterprise."""

    def get_global_webhook(
        self,
        *parts: str | int | GitHubCore,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GlobalHook:
        """enterprise-admin/get-global-webhook."""

    def get_hooks_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseHookOverview:
        """enterprise-admin/get-hooks-stats."""

    def get_issue_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseIssueOverview:
        """enterprise-admin/get-issue-stats."""

    def get_license_information(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.LicenseInfo:
        """enterprise-admin/get-license-information."""

    def get_license_sync_status(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetLicenseSyncStatus:
        """enterprise-admin/get-license-sync-status."""

    def get_manage_config_apply_events(
        self,
        *,
        last_request_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetManageConfigApplyEvents:
        """enterprise-admin/get-manage-config-apply-events."""

    def get_manage_config_apply_status(
        self,
        *,
        run_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetManageConfigApplyStatus:
        """enterprise-admin/get-manage-config-apply-status."""

    def get_manage_maintenance(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesGetMaintenance]:
        """enterprise-admin/get-manage-maintenance."""

    def get_manage_settings(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesGetSettings:
        """enterprise-admin/get-manage-settings."""

    def get_manage_ssh(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesGetSsh]:
        """enterprise-admin/get-manage-ssh."""

    def get_milestone_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseMilestoneOverview:
        """enterprise-admin/get-milestone-stats."""

    def get_one_audit_log_stream(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        stream_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetAuditLogStreamConfig:
        """enterprise-admin/get-one-audit-log-stream."""

    def get_org_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseOrganizationOverview:
        """enterprise-admin/get-org-stats."""

    def get_pages_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterprisePageOverview:
        """enterprise-admin/get-pages-stats."""

    def get_pre_receive_environment(
        self,
        *parts: str | int | GitHubCore,
        pre_receive_environment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveEnvironment:
        """enterprise-admin/get-pre-receive-environment."""

    def get_pre_receive_hook(
        self,
        *parts: str | int | GitHubCore,
        pre_receive_hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveHook:
        """enterprise-admin/get-pre-receive-hook."""

    def get_pre_receive_hook_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        pre_receive_hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPreReceiveHook:
        """enterprise-admin/get-pre-receive-hook-for-org."""

    def get_pre_receive_hook_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pre_receive_hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryPreReceiveHook:
        """enterprise-admin/get-pre-receive-hook-for-repo."""

    def get_private_repo_fork_pr_workflows_settings(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ActionsForkPrWorkflowsPrivateRepos:
        """enterprise-admin/get-private-repo-fork-pr-workflows-settings."""

    def get_provisioning_information_for_enterprise_group(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        scim_group_id: str | GitHubCore = ...,
        excludedAttributes: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseGroupResponse:
        """enterprise-admin/get-provisioning-information-for-enterprise-group."""

    def get_provisioning_information_for_enterprise_user(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        scim_user_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseUserResponse:
        """enterprise-admin/get-provisioning-information-for-enterprise-user."""

    def get_pull_request_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterprisePullRequestOverview:
        """enterprise-admin/get-pull-request-stats."""

    def get_replication_status(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesReplicationStatus:
        """enterprise-admin/get-replication-status."""

    def get_repo_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseRepositoryOverview:
        """enterprise-admin/get-repo-stats."""

    def get_runner_version_deprecation_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        version: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetRunnerVersionDeprecationForEnterprise:
        """enterprise-admin/get-runner-version-deprecation-for-enterprise."""

    def get_security_products(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseSecurityProductsOverview:
        """enterprise-admin/get-security-products."""

    def get_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Runner:
        """enterprise-admin/get-self-hosted-runner-for-enterprise."""

    def get_self_hosted_runner_group_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsEnterprise:
        """enterprise-admin/get-self-hosted-runner-group-for-enterprise."""

    def get_self_hosted_runners_permissions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_GetSelfHostedRunnersPermissions:
        """enterprise-admin/get-self-hosted-runners-permissions."""

    def get_server_statistics(
        self,
        *parts: str | int | GitHubCore,
        enterprise_or_org: str | GitHubCore = ...,
        date_end: str = ...,
        date_start: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ServerStatistics]:
        """enterprise-admin/get-server-statistics."""

    def get_user_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseUserOverview:
        """enterprise-admin/get-user-stats."""

    def get_version(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesVersion]:
        """enterprise-admin/get-version."""

    def initialize_instance_configuration(
        self,
        *,
        data: Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/initialize-instance-configuration."""

    def license_check(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesLicenseCheck:
        """enterprise-admin/license-check."""

    def license_info(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GhesLicenseInfo:
        """enterprise-admin/license-info."""

    def license_upload(
        self,
        *,
        apply: bool = ...,
        data: Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/license-upload."""

    def list_enterprise_role_teams(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseTeam]:
        """enterprise-admin/list-enterprise-role-teams."""

    def list_enterprise_role_users(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseUserRoleAssignment]:
        """enterprise-admin/list-enterprise-role-users."""

    def list_enterprise_roles(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_ListEnterpriseRoles:
        """enterprise-admin/list-enterprise-roles."""

    def list_global_webhooks(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GlobalHook]:
        """enterprise-admin/list-global-webhooks."""

    def list_labels_for_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_ListLabelsForSelfHostedRunnerForEnterprise:
        """enterprise-admin/list-labels-for-self-hosted-runner-for-enterprise."""

    def list_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """enterprise-admin/list-org-access-to-self-hosted-runner-group-in-enterprise."""

    def list_personal_access_tokens(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Authorization]:
        """enterprise-admin/list-personal-access-tokens."""

    def list_pre_receive_environments(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PreReceiveEnvironment]:
        """enterprise-admin/list-pre-receive-environments."""

    def list_pre_receive_hooks(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks."""

    def list_pre_receive_hooks_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrgPreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks-for-org."""

    def list_pre_receive_hooks_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryPreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks-for-repo."""

    def list_provisioned_groups_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        count: int = ...,
        excludedAttributes: str = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ScimEnterpriseGroupResponse]:
        """enterprise-admin/list-provisioned-groups-enterprise."""

    def list_provisioned_identities_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        count: int = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ScimEnterpriseUserResponse]:
        """enterprise-admin/list-provisioned-identities-enterprise."""

    def list_public_keys(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: str = ...,
        sort: Literal["created", "updated", "accessed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.PublicKeyFull]:
        """enterprise-admin/list-public-keys."""

    def list_push_bypass_requests(
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
    ) -> Listing[_models.PushRuleBypassRequest]:
        """enterprise-admin/list-push-bypass-requests."""

    def list_runner_applications_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.RunnerApplication]:
        """enterprise-admin/list-runner-applications-for-enterprise."""

    def list_selected_organizations_enabled_github_actions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """enterprise-admin/list-selected-organizations-enabled-github-actions-enterprise."""

    def list_self_hosted_runner_groups_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        visible_to_organization: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RunnerGroupsEnterprise]:
        """enterprise-admin/list-self-hosted-runner-groups-for-enterprise."""

    def list_self_hosted_runners_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """enterprise-admin/list-self-hosted-runners-for-enterprise."""

    def list_self_hosted_runners_in_group_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Runner]:
        """enterprise-admin/list-self-hosted-runners-in-group-for-enterprise."""

    def list_vss(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        is_unmatched_only: bool = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.VisualStudioSubscriptionAssignment]:
        """enterprise-admin/list-vss."""

    def live_migration_cancel(
        self,
        *parts: str | int | GitHubCore,
        migration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-cancel."""

    def live_migration_create(
        self,
        *,
        pat_name: str,
        source_organization_login: str,
        source_repository_name: str,
        target_api_endpoint: str,
        target_organization_login: str,
        target_repository_name: str,
        target_visibility: Literal["private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_LiveMigrationCreate:
        """enterprise-admin/live-migration-create."""

    def live_migration_cutover(
        self,
        *parts: str | int | GitHubCore,
        migration_id: str | GitHubCore = ...,
        force: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-cutover."""

    def live_migration_get(
        self,
        *parts: str | int | GitHubCore,
        migration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_LiveMigrationGet:
        """enterprise-admin/live-migration-get."""

    def live_migration_list(
        self,
        *,
        after: str = ...,
        page_size: int = ...,
        status: Literal["created", "queued", "in_progress", "paused", "completed", "failed", "terminated", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseAdmin_LiveMigrationList_Migrations]:
        """enterprise-admin/live-migration-list."""

    def live_migration_pause(
        self,
        *parts: str | int | GitHubCore,
        migration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-pause."""

    def live_migration_resume(
        self,
        *parts: str | int | GitHubCore,
        migration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-resume."""

    def live_migration_revert_cutover(
        self,
        *parts: str | int | GitHubCore,
        migration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_LiveMigrationRevertCutover:
        """enterprise-admin/live-migration-revert-cutover."""

    def live_migration_start(
        self,
        *parts: str | int | GitHubCore,
        migration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-start."""

    def ping_global_webhook(
        self,
        *parts: str | int | GitHubCore,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/ping-global-webhook."""

    def post_manage_run_config_apply(
        self,
        *,
        run_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_PostManageRunConfigApply:
        """enterprise-admin/post-manage-run-config-apply."""

    def promote_user_to_be_site_administrator(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/promote-user-to-be-site-administrator."""

    def provision_enterprise_group(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        displayName: str,
        externalId: str,
        members: Iterable[_ProvisionEnterpriseGroup_Members] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:Group"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseGroupResponse:
        """enterprise-admin/provision-enterprise-group."""

    def provision_enterprise_user(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        active: bool,
        displayName: str,
        emails: Iterable[_UserEmails],
        externalId: str,
        name: _UserName = ...,
        roles: Iterable[_UserRole] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:User"]],
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseUserResponse:
        """enterprise-admin/provision-enterprise-user."""

    def remove_all_custom_labels_from_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RemoveAllCustomLabelsFromSelfHostedRunnerForEnterprise:
        """enterprise-admin/remove-all-custom-labels-from-self-hosted-runner-for-enterprise."""

    def remove_all_enterprise_roles_from_user(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-all-enterprise-roles-from-user."""

    def remove_announcement(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-announcement."""

    def remove_custom_label_from_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RemoveCustomLabelFromSelfHostedRunnerForEnterprise:
        """enterprise-admin/remove-custom-label-from-self-hosted-runner-for-enterprise."""

    def remove_enterprise_user_role_assignment(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-enterprise-user-role-assignment."""

    def remove_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        org_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-org-access-to-self-hosted-runner-group-in-enterprise."""

    def remove_pre_receive_hook_enforcement_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        pre_receive_hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPreReceiveHook:
        """enterprise-admin/remove-pre-receive-hook-enforcement-for-org."""

    def remove_pre_receive_hook_enforcement_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pre_receive_hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryPreReceiveHook:
        """enterprise-admin/remove-pre-receive-hook-enforcement-for-repo."""

    def remove_self_hosted_runner_from_group_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-self-hosted-runner-from-group-for-enterprise."""

    def revoke_all_credential_authorizations(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RevokeAllCredentialAuthorizations:
        """enterprise-admin/revoke-all-credential-authorizations."""

    def revoke_all_enterprise_roles_team(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/revoke-all-enterprise-roles-team."""

    def revoke_credential_authorizations_for_user(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RevokeCredentialAuthorizationsForUser:
        """enterprise-admin/revoke-credential-authorizations-for-user."""

    def revoke_credential_type_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RevokeCredentialTypeForEnterprise:
        """enterprise-admin/revoke-credential-type-for-enterprise."""

    def revoke_credential_type_for_user(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_RevokeCredentialTypeForUser:
        """enterprise-admin/revoke-credential-type-for-user."""

    def revoke_enterprise_role_team(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        role_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/revoke-enterprise-role-team."""

    def set_allowed_actions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-allowed-actions-enterprise."""

    def set_announcement(
        self,
        *,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Announcement:
        """enterprise-admin/set-announcement."""

    def set_artifact_and_log_retention_settings(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-artifact-and-log-retention-settings."""

    def set_custom_labels_for_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_id: int | GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_SetCustomLabelsForSelfHostedRunnerForEnterprise:
        """enterprise-admin/set-custom-labels-for-self-hosted-runner-for-enterprise."""

    def set_fork_pr_contributor_approval_permissions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-fork-pr-contributor-approval-permissions."""

    def set_github_actions_permissions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled_organizations: Literal["all", "none", "selected"],
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-github-actions-permissions-enterprise."""

    def set_information_for_provisioned_enterprise_group(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        scim_group_id: str | GitHubCore = ...,
        displayName: str,
        externalId: str,
        members: Iterable[_SetInformationForProvisionedEnterpriseGroup_Members] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:Group"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseGroupResponse:
        """enterprise-admin/set-information-for-provisioned-enterprise-group."""

    def set_information_for_provisioned_enterprise_user(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        scim_user_id: str | GitHubCore = ...,
        active: bool,
        displayName: str,
        emails: Iterable[_UserEmails],
        externalId: str,
        name: _UserName = ...,
        roles: Iterable[_UserRole] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:User"]],
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseUserResponse:
        """enterprise-admin/set-information-for-provisioned-enterprise-user."""

    def set_manage_maintenance(
        self,
        *,
        enabled: bool,
        ip_exception_list: Iterable[str] = ...,
        maintenance_mode_message: str = ...,
        uuid: str = ...,
        when: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesSetMaintenanceResponse]:
        """enterprise-admin/set-manage-maintenance."""

    def set_manage_settings(
        self,
        *,
        data: Mapping[str, Any],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-manage-settings."""

    def set_manage_ssh(
        self,
        *,
        key: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.GhesSetSshResponse]:
        """enterprise-admin/set-manage-ssh."""

    def set_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        selected_organization_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-org-access-to-self-hosted-runner-group-in-enterprise."""

    def set_private_repo_fork_pr_workflows_settings(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-private-repo-fork-pr-workflows-settings."""

    def set_selected_organizations_enabled_github_actions_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        selected_organization_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-selected-organizations-enabled-github-actions-enterprise."""

    def set_self_hosted_runners_in_group_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        runners: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-self-hosted-runners-in-group-for-enterprise."""

    def set_self_hosted_runners_permissions(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        disable_self_hosted_runners_for_all_orgs: bool,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-self-hosted-runners-permissions."""

    def start_pre_receive_environment_download(
        self,
        *parts: str | int | GitHubCore,
        pre_receive_environment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PreReceiveEnvironmentDownloadStatus:
        """enterprise-admin/start-pre-receive-environment-download."""

    def suspend_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        reason: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/suspend-user."""

    def sync_enterprise_innersource_vulnerabilities(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        vulnerabilities: Iterable[_OsvVulnerability],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ExternalVulnerabilitySyncAccepted:
        """enterprise-admin/sync-enterprise-innersource-vulnerabilities."""

    def sync_ldap_mapping_for_team(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_SyncLdapMappingForTeam:
        """enterprise-admin/sync-ldap-mapping-for-team."""

    def sync_ldap_mapping_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_SyncLdapMappingForUser:
        """enterprise-admin/sync-ldap-mapping-for-user."""

    def unsuspend_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        reason: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/unsuspend-user."""

    def update_attribute_for_enterprise_group(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        scim_group_id: str | GitHubCore = ...,
        Operations: Iterable[_UpdateAttributeForEnterpriseGroup_Operations],
        schemas: Iterable[Literal["urn:ietf:params:scim:api:messages:2.0:PatchOp"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseGroupResponse | None:
        """enterprise-admin/update-attribute-for-enterprise-group."""

    def update_attribute_for_enterprise_user(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        scim_user_id: str | GitHubCore = ...,
        Operations: Iterable[_UpdateAttributeForEnterpriseUser_Operations],
        schemas: Iterable[Literal["urn:ietf:params:scim:api:messages:2.0:PatchOp"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimEnterpriseUserResponse:
        """enterprise-admin/update-attribute-for-enterprise-user."""

    def update_audit_log_stream(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        stream_id: int | GitHubCore = ...,
        enabled: bool,
        stream_type: Literal["Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event Collector", "Google Cloud Storage", "Datadog"],
        vendor_specific: _AzureBlobConfig | _AzureHubConfig | _AmazonS3OidcConfig | _AmazonS3AccessKeysConfig | _SplunkConfig | _HecConfig | _GoogleCloudConfig | _DatadogConfig,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetAuditLogStreamConfig:
        """enterprise-admin/update-audit-log-stream."""

    def update_global_webhook(
        self,
        *parts: str | int | GitHubCore,
        hook_id: int | GitHubCore = ...,
        active: bool = ...,
        config: _UpdateGlobalWebhook_Config = ...,
        events: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GlobalHook2:
        """enterprise-admin/update-global-webhook."""

    def update_ldap_mapping_for_team(
        self,
        *parts: str | int | GitHubCore,
        team_id: int | GitHubCore = ...,
        ldap_dn: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.LdapMappingTeam:
        """enterprise-admin/update-ldap-mapping-for-team."""

    def update_ldap_mapping_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        ldap_dn: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.LdapMappingUser:
        """enterprise-admin/update-ldap-mapping-for-user."""

    def update_org_name(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        login: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_UpdateOrgName:
        """enterprise-admin/update-org-name."""

    def update_pre_receive_environment(
        self,
        *parts: str | int | GitHubCore,
        pre_receive_environment_id: int | GitHubCore = ...,
        image_url: str = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveEnvironment:
        """enterprise-admin/update-pre-receive-environment."""

    def update_pre_receive_hook(
        self,
        *parts: str | int | GitHubCore,
        pre_receive_hook_id: int | GitHubCore = ...,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        environment: Mapping[str, Any] = ...,
        name: str = ...,
        script: str = ...,
        script_repository: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PreReceiveHook:
        """enterprise-admin/update-pre-receive-hook."""

    def update_pre_receive_hook_enforcement_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        pre_receive_hook_id: int | GitHubCore = ...,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPreReceiveHook:
        """enterprise-admin/update-pre-receive-hook-enforcement-for-org."""

    def update_pre_receive_hook_enforcement_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pre_receive_hook_id: int | GitHubCore = ...,
        enforcement: Literal["enabled", "disabled", "testing"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryPreReceiveHook:
        """enterprise-admin/update-pre-receive-hook-enforcement-for-repo."""

    def update_self_hosted_runner_group_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        runner_group_id: int | GitHubCore = ...,
        allows_public_repositories: bool = ...,
        name: str = ...,
        network_configuration_id: str | None = ...,
        restricted_to_workflows: bool = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RunnerGroupsEnterprise:
        """enterprise-admin/update-self-hosted-runner-group-for-enterprise."""

    def update_username_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        login: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseAdmin_UpdateUsernameForUser:
        """enterprise-admin/update-username-for-user."""

    def update_vss_manual_match(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        visual_studio_subscription_id: str | GitHubCore = ...,
        user_identifier: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.VisualStudioSubscriptionAssignment:
        """enterprise-admin/update-vss-manual-match."""

class _AsyncBoundEnterpriseAdmin(Operations):
    """The operations of GitHub's tag ``enterprise-admin``, bound to a resource."""

    async def add_custom_labels_to_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_AddCustomLabelsToSelfHostedRunnerForEnterprise:
        """enterprise-admin/add-custom-labels-to-self-hosted-runner-for-enterprise."""

    async def add_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        org_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/add-org-access-to-self-hosted-runner-group-in-enterprise."""

    async def add_self_hosted_runner_to_group_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/add-self-hosted-runner-to-group-for-enterprise."""

    async def assign_enterprise_role_to_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/assign-enterprise-role-to-user."""

    async def assign_team_to_enterprise_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/assign-team-to-enterprise-role."""

    async def create_audit_log_stream(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enabled: bool,
        stream_type: Literal["Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event Collector", "Google Cloud Storage", "Datadog"],
        vendor_specific: _AzureBlobConfig | _AzureHubConfig | _AmazonS3OidcConfig | _AmazonS3AccessKeysConfig | _SplunkConfig | _HecConfig | _GoogleCloudConfig | _DatadogConfig,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetAuditLogStreamConfig:
        """enterprise-admin/create-audit-log-stream."""

    async def create_global_webhook(
        self,
        *,
        active: bool = ...,
        config: _CreateGlobalWebhook_Config,
        events: Iterable[str] = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GlobalHook:
        """enterprise-admin/create-global-webhook."""

    async def create_impersonation_o_auth_token(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        scopes: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """enterprise-admin/create-impersonation-o-auth-token."""

    async def create_org(
        self,
        *,
        admin: str,
        login: str,
        profile_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortOrganization:
        """enterprise-admin/create-org."""

    async def create_pre_receive_environment(
        self,
        *,
        image_url: str,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveEnvironment:
        """enterprise-admin/create-pre-receive-environment."""

    async def create_pre_receive_hook(
        self,
        *,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        environment: Mapping[str, Any],
        name: str,
        script: str,
        script_repository: Mapping[str, Any],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveHook:
        """enterprise-admin/create-pre-receive-hook."""

    async def create_registration_token_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """enterprise-admin/create-registration-token-for-enterprise."""

    async def create_remove_token_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuthenticationToken:
        """enterprise-admin/create-remove-token-for-enterprise."""

    async def create_self_hosted_runner_group_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        allows_public_repositories: bool = ...,
        name: str,
        network_configuration_id: str = ...,
        restricted_to_workflows: bool = ...,
        runners: Iterable[int] = ...,
        selected_organization_ids: Iterable[int] = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsEnterprise:
        """enterprise-admin/create-self-hosted-runner-group-for-enterprise."""

    async def create_user(
        self,
        *,
        email: str = ...,
        login: str,
        suspended: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortUser:
        """enterprise-admin/create-user."""

    async def custom_properties_for_orgs_create_or_update_enterprise_definition(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        allowed_values: Iterable[str] | None = ...,
        default_value: str | Iterable[str] | None = ...,
        description: str | None = ...,
        required: bool = ...,
        value_type: Literal["string", "single_select", "multi_select", "true_false", "url"],
        values_editable_by: Literal["enterprise_actors", "enterprise_and_org_actors"] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomProperty:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-definition."""

    async def custom_properties_for_orgs_create_or_update_enterprise_definitions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        properties: Iterable[_OrganizationCustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.OrganizationCustomProperty]:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-definitions."""

    async def custom_properties_for_orgs_create_or_update_enterprise_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        organization_logins: Iterable[str],
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-orgs-create-or-update-enterprise-values."""

    async def custom_properties_for_orgs_delete_enterprise_definition(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-orgs-delete-enterprise-definition."""

    async def custom_properties_for_orgs_get_enterprise_definition(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrganizationCustomProperty:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-definition."""

    async def custom_properties_for_orgs_get_enterprise_definitions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.OrganizationCustomProperty]:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-definitions."""

    def custom_properties_for_orgs_get_enterprise_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CustomPropertiesForOrgsGetEnterprisePropertyValues]:
        """enterprise-admin/custom-properties-for-orgs-get-enterprise-values."""

    async def custom_properties_for_repos_create_or_update_enterprise_definition(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
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
        """enterprise-admin/custom-properties-for-repos-create-or-update-enterprise-definition."""

    async def custom_properties_for_repos_create_or_update_enterprise_definitions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        properties: Iterable[_CustomProperty],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomProperty]:
        """enterprise-admin/custom-properties-for-repos-create-or-update-enterprise-definitions."""

    async def custom_properties_for_repos_delete_enterprise_definition(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/custom-properties-for-repos-delete-enterprise-definition."""

    async def custom_properties_for_repos_get_enterprise_definition(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CustomProperty:
        """enterprise-admin/custom-properties-for-repos-get-enterprise-definition."""

    async def custom_properties_for_repos_get_enterprise_definitions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomProperty]:
        """enterprise-admin/custom-properties-for-repos-get-enterprise-definitions."""

    async def custom_properties_for_repos_promote_definition_to_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CustomProperty:
        """enterprise-admin/custom-properties-for-repos-promote-definition-to-enterprise."""

    async def delete_audit_log_stream(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        stream_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-audit-log-stream."""

    async def delete_global_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-global-webhook."""

    async def delete_impersonation_o_auth_token(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-impersonation-o-auth-token."""

    async def delete_manage_ssh(
        self,
        *,
        key: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesDeleteSshResponse]:
        """enterprise-admin/delete-manage-ssh."""

    async def delete_personal_access_token(
        self,
        *parts: str | int | _aio.GitHubCore,
        token_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-personal-access-token."""

    async def delete_pre_receive_environment(
        self,
        *parts: str | int | _aio.GitHubCore,
        pre_receive_environment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-pre-receive-environment."""

    async def delete_pre_receive_hook(
        self,
        *parts: str | int | _aio.GitHubCore,
        pre_receive_hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-pre-receive-hook."""

    async def delete_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        key_ids: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-public-key."""

    async def delete_scim_group_from_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        scim_group_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-scim-group-from-enterprise."""

    async def delete_self_hosted_runner_from_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-self-hosted-runner-from-enterprise."""

    async def delete_self_hosted_runner_group_from_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-self-hosted-runner-group-from-enterprise."""

    async def delete_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-user."""

    async def delete_user_from_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        scim_user_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/delete-user-from-enterprise."""

    async def delete_vss_manual_match(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        visual_studio_subscription_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.VisualStudioSubscriptionAssignment:
        """enterprise-admin/delete-vss-manual-match."""

    async def demote_site_administrator(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/demote-site-administrator."""

    async def disable_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAccessRestrictions:
        """enterprise-admin/disable-access-restrictions."""

    async def disable_selected_organization_github_actions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/disable-selected-organization-github-actions-enterprise."""

    async def enable_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAccessRestrictions:
        """enterprise-admin/enable-access-restrictions."""

    async def enable_selected_organization_github_actions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/enable-selected-organization-github-actions-enterprise."""

    async def get_all_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseOverview:
        """enterprise-admin/get-all-stats."""

    async def get_allowed_actions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SelectedActions:
        """enterprise-admin/get-allowed-actions-enterprise."""

    async def get_announcement(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Announcement:
        """enterprise-admin/get-announcement."""

    async def get_artifact_and_log_retention_settings(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsArtifactAndLogRetentionResponse:
        """enterprise-admin/get-artifact-and-log-retention-settings."""

    def get_audit_log(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
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
        """enterprise-admin/get-audit-log."""

    async def get_audit_log_stream_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AuditLogStreamKey:
        """enterprise-admin/get-audit-log-stream-key."""

    async def get_audit_log_streams(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GetAuditLogStreamConfigs]:
        """enterprise-admin/get-audit-log-streams."""

    async def get_checks_system_requirements(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesChecksSystemRequirements:
        """enterprise-admin/get-checks-system-requirements."""

    async def get_cluster_status(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesClusterStatus:
        """enterprise-admin/get-cluster-status."""

    async def get_comment_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseCommentOverview:
        """enterprise-admin/get-comment-stats."""

    async def get_config_nodes(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesConfigNodes:
        """enterprise-admin/get-config-nodes."""

    def get_consumed_licenses(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GetConsumedLicenses_Users]:
        """enterprise-admin/get-consumed-licenses."""

    async def get_download_status_for_pre_receive_environment(
        self,
        *parts: str | int | _aio.GitHubCore,
        pre_receive_environment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PreReceiveEnvironmentDownloadStatus:
        """enterprise-admin/get-download-status-for-pre-receive-environment."""

    async def get_enterprise_innersource_vulnerability_sync_status(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        job_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetEnterpriseInnersourceVulnerabilitySyncStatus | _aio_models.ExternalVulnerabilitySyncStatus:
        """enterprise-admin/get-enterprise-innersource-vulnerability-sync-status."""

    async def get_enterprise_role(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseRole:
        """enterprise-admin/get-enterprise-role."""

    def get_enterprise_ruleset_history(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RulesetVersion]:
        """enterprise-admin/get-enterprise-ruleset-history."""

    async def get_enterprise_ruleset_version(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RulesetVersionWithState:
        """enterprise-admin/get-enterprise-ruleset-version."""

    async def get_fork_pr_contributor_approval_permissions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrContributorApproval:
        """enterprise-admin/get-fork-pr-contributor-approval-permissions."""

    async def get_gist_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseGistOverview:
        """enterprise-admin/get-gist-stats."""

    async def get_github_actions_permissions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsEnterprisePermissions:
        """enterprise-admin/get-github-actions-permissions-enterprise."""

    async def get_global_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GlobalHook:
        """enterprise-admin/get-global-webhook."""

    async def get_hooks_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseHookOverview:
        """enterprise-admin/get-hooks-stats."""

    async def get_issue_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseIssueOverview:
        """enterprise-admin/get-issue-stats."""

    async def get_license_information(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.LicenseInfo:
        """enterprise-admin/get-license-information."""

    async def get_license_sync_status(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetLicenseSyncStatus:
        """enterprise-admin/get-license-sync-status."""

    async def get_manage_config_apply_events(
        self,
        *,
        last_request_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetManageConfigApplyEvents:
        """enterprise-admin/get-manage-config-apply-events."""

    async def get_manage_config_apply_status(
        self,
        *,
        run_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetManageConfigApplyStatus:
        """enterprise-admin/get-manage-config-apply-status."""

    async def get_manage_maintenance(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesGetMaintenance]:
        """enterprise-admin/get-manage-maintenance."""

    async def get_manage_settings(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesGetSettings:
        """enterprise-admin/get-manage-settings."""

    async def get_manage_ssh(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesGetSsh]:
        """enterprise-admin/get-manage-ssh."""

    async def get_milestone_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseMilestoneOverview:
        """enterprise-admin/get-milestone-stats."""

    async def get_one_audit_log_stream(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        stream_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetAuditLogStreamConfig:
        """enterprise-admin/get-one-audit-log-stream."""

    async def get_org_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseOrganizationOverview:
        """enterprise-admin/get-org-stats."""

    async def get_pages_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterprisePageOverview:
        """enterprise-admin/get-pages-stats."""

    async def get_pre_receive_environment(
        self,
        *parts: str | int | _aio.GitHubCore,
        pre_receive_environment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveEnvironment:
        """enterprise-admin/get-pre-receive-environment."""

    async def get_pre_receive_hook(
        self,
        *parts: str | int | _aio.GitHubCore,
        pre_receive_hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveHook:
        """enterprise-admin/get-pre-receive-hook."""

    async def get_pre_receive_hook_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        pre_receive_hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPreReceiveHook:
        """enterprise-admin/get-pre-receive-hook-for-org."""

    async def get_pre_receive_hook_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pre_receive_hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryPreReceiveHook:
        """enterprise-admin/get-pre-receive-hook-for-repo."""

    async def get_private_repo_fork_pr_workflows_settings(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ActionsForkPrWorkflowsPrivateRepos:
        """enterprise-admin/get-private-repo-fork-pr-workflows-settings."""

    async def get_provisioning_information_for_enterprise_group(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        scim_group_id: str | _aio.GitHubCore = ...,
        excludedAttributes: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseGroupResponse:
        """enterprise-admin/get-provisioning-information-for-enterprise-group."""

    async def get_provisioning_information_for_enterprise_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        scim_user_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseUserResponse:
        """enterprise-admin/get-provisioning-information-for-enterprise-user."""

    async def get_pull_request_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterprisePullRequestOverview:
        """enterprise-admin/get-pull-request-stats."""

    async def get_replication_status(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesReplicationStatus:
        """enterprise-admin/get-replication-status."""

    async def get_repo_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseRepositoryOverview:
        """enterprise-admin/get-repo-stats."""

    async def get_runner_version_deprecation_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        version: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetRunnerVersionDeprecationForEnterprise:
        """enterprise-admin/get-runner-version-deprecation-for-enterprise."""

    async def get_security_products(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseSecurityProductsOverview:
        """enterprise-admin/get-security-products."""

    async def get_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Runner:
        """enterprise-admin/get-self-hosted-runner-for-enterprise."""

    async def get_self_hosted_runner_group_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsEnterprise:
        """enterprise-admin/get-self-hosted-runner-group-for-enterprise."""

    async def get_self_hosted_runners_permissions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_GetSelfHostedRunnersPermissions:
        """enterprise-admin/get-self-hosted-runners-permissions."""

    async def get_server_statistics(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise_or_org: str | _aio.GitHubCore = ...,
        date_end: str = ...,
        date_start: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ServerStatistics]:
        """enterprise-admin/get-server-statistics."""

    async def get_user_stats(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseUserOverview:
        """enterprise-admin/get-user-stats."""

    async def get_version(
        self,
        *,
        cluster_roles: str = ...,
        uuid: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesVersion]:
        """enterprise-admin/get-version."""

    async def initialize_instance_configuration(
        self,
        *,
        data: Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/initialize-instance-configuration."""

    async def license_check(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesLicenseCheck:
        """enterprise-admin/license-check."""

    async def license_info(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GhesLicenseInfo:
        """enterprise-admin/license-info."""

    async def license_upload(
        self,
        *,
        apply: bool = ...,
        data: Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/license-upload."""

    def list_enterprise_role_teams(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseTeam]:
        """enterprise-admin/list-enterprise-role-teams."""

    def list_enterprise_role_users(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseUserRoleAssignment]:
        """enterprise-admin/list-enterprise-role-users."""

    async def list_enterprise_roles(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_ListEnterpriseRoles:
        """enterprise-admin/list-enterprise-roles."""

    def list_global_webhooks(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GlobalHook]:
        """enterprise-admin/list-global-webhooks."""

    async def list_labels_for_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_ListLabelsForSelfHostedRunnerForEnterprise:
        """enterprise-admin/list-labels-for-self-hosted-runner-for-enterprise."""

    def list_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """enterprise-admin/list-org-access-to-self-hosted-runner-group-in-enterprise."""

    def list_personal_access_tokens(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Authorization]:
        """enterprise-admin/list-personal-access-tokens."""

    def list_pre_receive_environments(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PreReceiveEnvironment]:
        """enterprise-admin/list-pre-receive-environments."""

    def list_pre_receive_hooks(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks."""

    def list_pre_receive_hooks_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrgPreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks-for-org."""

    def list_pre_receive_hooks_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "name"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryPreReceiveHook]:
        """enterprise-admin/list-pre-receive-hooks-for-repo."""

    def list_provisioned_groups_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        count: int = ...,
        excludedAttributes: str = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ScimEnterpriseGroupResponse]:
        """enterprise-admin/list-provisioned-groups-enterprise."""

    def list_provisioned_identities_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        count: int = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ScimEnterpriseUserResponse]:
        """enterprise-admin/list-provisioned-identities-enterprise."""

    def list_public_keys(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: str = ...,
        sort: Literal["created", "updated", "accessed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.PublicKeyFull]:
        """enterprise-admin/list-public-keys."""

    def list_push_bypass_requests(
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
    ) -> AsyncListing[_aio_models.PushRuleBypassRequest]:
        """enterprise-admin/list-push-bypass-requests."""

    async def list_runner_applications_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.RunnerApplication]:
        """enterprise-admin/list-runner-applications-for-enterprise."""

    def list_selected_organizations_enabled_github_actions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """enterprise-admin/list-selected-organizations-enabled-github-actions-enterprise."""

    def list_self_hosted_runner_groups_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        visible_to_organization: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RunnerGroupsEnterprise]:
        """enterprise-admin/list-self-hosted-runner-groups-for-enterprise."""

    def list_self_hosted_runners_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """enterprise-admin/list-self-hosted-runners-for-enterprise."""

    def list_self_hosted_runners_in_group_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Runner]:
        """enterprise-admin/list-self-hosted-runners-in-group-for-enterprise."""

    def list_vss(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        is_unmatched_only: bool = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.VisualStudioSubscriptionAssignment]:
        """enterprise-admin/list-vss."""

    async def live_migration_cancel(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-cancel."""

    async def live_migration_create(
        self,
        *,
        pat_name: str,
        source_organization_login: str,
        source_repository_name: str,
        target_api_endpoint: str,
        target_organization_login: str,
        target_repository_name: str,
        target_visibility: Literal["private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_LiveMigrationCreate:
        """enterprise-admin/live-migration-create."""

    async def live_migration_cutover(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: str | _aio.GitHubCore = ...,
        force: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-cutover."""

    async def live_migration_get(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_LiveMigrationGet:
        """enterprise-admin/live-migration-get."""

    def live_migration_list(
        self,
        *,
        after: str = ...,
        page_size: int = ...,
        status: Literal["created", "queued", "in_progress", "paused", "completed", "failed", "terminated", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseAdmin_LiveMigrationList_Migrations]:
        """enterprise-admin/live-migration-list."""

    async def live_migration_pause(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-pause."""

    async def live_migration_resume(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-resume."""

    async def live_migration_revert_cutover(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_LiveMigrationRevertCutover:
        """enterprise-admin/live-migration-revert-cutover."""

    async def live_migration_start(
        self,
        *parts: str | int | _aio.GitHubCore,
        migration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/live-migration-start."""

    async def ping_global_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/ping-global-webhook."""

    async def post_manage_run_config_apply(
        self,
        *,
        run_id: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_PostManageRunConfigApply:
        """enterprise-admin/post-manage-run-config-apply."""

    async def promote_user_to_be_site_administrator(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/promote-user-to-be-site-administrator."""

    async def provision_enterprise_group(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        displayName: str,
        externalId: str,
        members: Iterable[_ProvisionEnterpriseGroup_Members] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:Group"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseGroupResponse:
        """enterprise-admin/provision-enterprise-group."""

    async def provision_enterprise_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        active: bool,
        displayName: str,
        emails: Iterable[_UserEmails],
        externalId: str,
        name: _UserName = ...,
        roles: Iterable[_UserRole] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:User"]],
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseUserResponse:
        """enterprise-admin/provision-enterprise-user."""

    async def remove_all_custom_labels_from_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RemoveAllCustomLabelsFromSelfHostedRunnerForEnterprise:
        """enterprise-admin/remove-all-custom-labels-from-self-hosted-runner-for-enterprise."""

    async def remove_all_enterprise_roles_from_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-all-enterprise-roles-from-user."""

    async def remove_announcement(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-announcement."""

    async def remove_custom_label_from_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RemoveCustomLabelFromSelfHostedRunnerForEnterprise:
        """enterprise-admin/remove-custom-label-from-self-hosted-runner-for-enterprise."""

    async def remove_enterprise_user_role_assignment(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-enterprise-user-role-assignment."""

    async def remove_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        org_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-org-access-to-self-hosted-runner-group-in-enterprise."""

    async def remove_pre_receive_hook_enforcement_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        pre_receive_hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPreReceiveHook:
        """enterprise-admin/remove-pre-receive-hook-enforcement-for-org."""

    async def remove_pre_receive_hook_enforcement_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pre_receive_hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryPreReceiveHook:
        """enterprise-admin/remove-pre-receive-hook-enforcement-for-repo."""

    async def remove_self_hosted_runner_from_group_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/remove-self-hosted-runner-from-group-for-enterprise."""

    async def revoke_all_credential_authorizations(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RevokeAllCredentialAuthorizations:
        """enterprise-admin/revoke-all-credential-authorizations."""

    async def revoke_all_enterprise_roles_team(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/revoke-all-enterprise-roles-team."""

    async def revoke_credential_authorizations_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RevokeCredentialAuthorizationsForUser:
        """enterprise-admin/revoke-credential-authorizations-for-user."""

    async def revoke_credential_type_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RevokeCredentialTypeForEnterprise:
        """enterprise-admin/revoke-credential-type-for-enterprise."""

    async def revoke_credential_type_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        credential_type: Literal["classic_pat", "fine_grained_pat", "ssh_key", "oauth_app_token"],
        revoke_credentials: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_RevokeCredentialTypeForUser:
        """enterprise-admin/revoke-credential-type-for-user."""

    async def revoke_enterprise_role_team(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        role_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/revoke-enterprise-role-team."""

    async def set_allowed_actions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        github_owned_allowed: bool = ...,
        patterns_allowed: Iterable[str] = ...,
        verified_allowed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-allowed-actions-enterprise."""

    async def set_announcement(
        self,
        *,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Announcement:
        """enterprise-admin/set-announcement."""

    async def set_artifact_and_log_retention_settings(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        days: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-artifact-and-log-retention-settings."""

    async def set_custom_labels_for_self_hosted_runner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_id: int | _aio.GitHubCore = ...,
        labels: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_SetCustomLabelsForSelfHostedRunnerForEnterprise:
        """enterprise-admin/set-custom-labels-for-self-hosted-runner-for-enterprise."""

    async def set_fork_pr_contributor_approval_permissions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        approval_policy: Literal["first_time_contributors_new_to_github", "first_time_contributors", "all_external_contributors"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-fork-pr-contributor-approval-permissions."""

    async def set_github_actions_permissions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        allowed_actions: Literal["all", "local_only", "selected"] = ...,
        enabled_organizations: Literal["all", "none", "selected"],
        sha_pinning_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-github-actions-permissions-enterprise."""

    async def set_information_for_provisioned_enterprise_group(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        scim_group_id: str | _aio.GitHubCore = ...,
        displayName: str,
        externalId: str,
        members: Iterable[_SetInformationForProvisionedEnterpriseGroup_Members] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:Group"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseGroupResponse:
        """enterprise-admin/set-information-for-provisioned-enterprise-group."""

    async def set_information_for_provisioned_enterprise_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        scim_user_id: str | _aio.GitHubCore = ...,
        active: bool,
        displayName: str,
        emails: Iterable[_UserEmails],
        externalId: str,
        name: _UserName = ...,
        roles: Iterable[_UserRole] = ...,
        schemas: Iterable[Literal["urn:ietf:params:scim:schemas:core:2.0:User"]],
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseUserResponse:
        """enterprise-admin/set-information-for-provisioned-enterprise-user."""

    async def set_manage_maintenance(
        self,
        *,
        enabled: bool,
        ip_exception_list: Iterable[str] = ...,
        maintenance_mode_message: str = ...,
        uuid: str = ...,
        when: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesSetMaintenanceResponse]:
        """enterprise-admin/set-manage-maintenance."""

    async def set_manage_settings(
        self,
        *,
        data: Mapping[str, Any],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-manage-settings."""

    async def set_manage_ssh(
        self,
        *,
        key: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.GhesSetSshResponse]:
        """enterprise-admin/set-manage-ssh."""

    async def set_org_access_to_self_hosted_runner_group_in_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        selected_organization_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-org-access-to-self-hosted-runner-group-in-enterprise."""

    async def set_private_repo_fork_pr_workflows_settings(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        require_approval_for_fork_pr_workflows: bool = ...,
        run_workflows_from_fork_pull_requests: bool,
        send_secrets_and_variables: bool = ...,
        send_write_tokens_to_workflows: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-private-repo-fork-pr-workflows-settings."""

    async def set_selected_organizations_enabled_github_actions_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        selected_organization_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-selected-organizations-enabled-github-actions-enterprise."""

    async def set_self_hosted_runners_in_group_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        runners: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-self-hosted-runners-in-group-for-enterprise."""

    async def set_self_hosted_runners_permissions(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        disable_self_hosted_runners_for_all_orgs: bool,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/set-self-hosted-runners-permissions."""

    async def start_pre_receive_environment_download(
        self,
        *parts: str | int | _aio.GitHubCore,
        pre_receive_environment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PreReceiveEnvironmentDownloadStatus:
        """enterprise-admin/start-pre-receive-environment-download."""

    async def suspend_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        reason: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/suspend-user."""

    async def sync_enterprise_innersource_vulnerabilities(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        vulnerabilities: Iterable[_OsvVulnerability],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ExternalVulnerabilitySyncAccepted:
        """enterprise-admin/sync-enterprise-innersource-vulnerabilities."""

    async def sync_ldap_mapping_for_team(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_SyncLdapMappingForTeam:
        """enterprise-admin/sync-ldap-mapping-for-team."""

    async def sync_ldap_mapping_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_SyncLdapMappingForUser:
        """enterprise-admin/sync-ldap-mapping-for-user."""

    async def unsuspend_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        reason: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-admin/unsuspend-user."""

    async def update_attribute_for_enterprise_group(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        scim_group_id: str | _aio.GitHubCore = ...,
        Operations: Iterable[_UpdateAttributeForEnterpriseGroup_Operations],
        schemas: Iterable[Literal["urn:ietf:params:scim:api:messages:2.0:PatchOp"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseGroupResponse | None:
        """enterprise-admin/update-attribute-for-enterprise-group."""

    async def update_attribute_for_enterprise_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        scim_user_id: str | _aio.GitHubCore = ...,
        Operations: Iterable[_UpdateAttributeForEnterpriseUser_Operations],
        schemas: Iterable[Literal["urn:ietf:params:scim:api:messages:2.0:PatchOp"]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimEnterpriseUserResponse:
        """enterprise-admin/update-attribute-for-enterprise-user."""

    async def update_audit_log_stream(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        stream_id: int | _aio.GitHubCore = ...,
        enabled: bool,
        stream_type: Literal["Azure Blob Storage", "Azure Event Hubs", "Amazon S3", "Splunk", "HTTPS Event Collector", "Google Cloud Storage", "Datadog"],
        vendor_specific: _AzureBlobConfig | _AzureHubConfig | _AmazonS3OidcConfig | _AmazonS3AccessKeysConfig | _SplunkConfig | _HecConfig | _GoogleCloudConfig | _DatadogConfig,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetAuditLogStreamConfig:
        """enterprise-admin/update-audit-log-stream."""

    async def update_global_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore = ...,
        active: bool = ...,
        config: _UpdateGlobalWebhook_Config = ...,
        events: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GlobalHook2:
        """enterprise-admin/update-global-webhook."""

    async def update_ldap_mapping_for_team(
        self,
        *parts: str | int | _aio.GitHubCore,
        team_id: int | _aio.GitHubCore = ...,
        ldap_dn: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.LdapMappingTeam:
        """enterprise-admin/update-ldap-mapping-for-team."""

    async def update_ldap_mapping_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        ldap_dn: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.LdapMappingUser:
        """enterprise-admin/update-ldap-mapping-for-user."""

    async def update_org_name(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        login: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_UpdateOrgName:
        """enterprise-admin/update-org-name."""

    async def update_pre_receive_environment(
        self,
        *parts: str | int | _aio.GitHubCore,
        pre_receive_environment_id: int | _aio.GitHubCore = ...,
        image_url: str = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveEnvironment:
        """enterprise-admin/update-pre-receive-environment."""

    async def update_pre_receive_hook(
        self,
        *parts: str | int | _aio.GitHubCore,
        pre_receive_hook_id: int | _aio.GitHubCore = ...,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        environment: Mapping[str, Any] = ...,
        name: str = ...,
        script: str = ...,
        script_repository: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PreReceiveHook:
        """enterprise-admin/update-pre-receive-hook."""

    async def update_pre_receive_hook_enforcement_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        pre_receive_hook_id: int | _aio.GitHubCore = ...,
        allow_downstream_configuration: bool = ...,
        enforcement: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPreReceiveHook:
        """enterprise-admin/update-pre-receive-hook-enforcement-for-org."""

    async def update_pre_receive_hook_enforcement_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pre_receive_hook_id: int | _aio.GitHubCore = ...,
        enforcement: Literal["enabled", "disabled", "testing"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryPreReceiveHook:
        """enterprise-admin/update-pre-receive-hook-enforcement-for-repo."""

    async def update_self_hosted_runner_group_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        runner_group_id: int | _aio.GitHubCore = ...,
        allows_public_repositories: bool = ...,
        name: str = ...,
        network_configuration_id: str | None = ...,
        restricted_to_workflows: bool = ...,
        selected_workflows: Iterable[str] = ...,
        visibility: Literal["selected", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RunnerGroupsEnterprise:
        """enterprise-admin/update-self-hosted-runner-group-for-enterprise."""

    async def update_username_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        login: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseAdmin_UpdateUsernameForUser:
        """enterprise-admin/update-username-for-user."""

    async def update_vss_manual_match(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        visual_studio_subscription_id: str | _aio.GitHubCore = ...,
        user_identifier: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.VisualStudioSubscriptionAssignment:
        """enterprise-admin/update-vss-manual-match."""

__all__ = ["AsyncEnterpriseAdmin", "EnterpriseAdmin"]
