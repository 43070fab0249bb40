"""The operations of GitHub's tag ``repos``. Made by tools/generate.py."""

import builtins
from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from os import PathLike
from typing import Any, BinaryIO, Literal, TypedDict, overload

from typing_extensions import Required, deprecated

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import (
    App,
    Asset,
    Branch,
    BranchProtection,
    ClonesStats,
    Collaborator,
    CollaboratorPermission,
    CombinedStatus,
    Comparison,
    Contents,
    Contributor,
    ContributorStats,
    Deployment,
    DeploymentStatus,
    GitHubCore,
    Hook,
    Key,
    Listing,
    PagesBuild,
    PagesInfo,
    Release,
    RepoComment,
    RepoCommit,
    RepoTag,
    Repository,
    RepositoryInvitation,
    ShortBranch,
    ShortPullRequest,
    ShortRepository,
    ShortTeam,
    ShortUser,
    Status,
    Topics,
    ViewsStats,
)

class _CreateAttestation_Bundle(TypedDict, total=False):
    mediaType: str
    verificationMaterial: Mapping[str, Any]
    dsseEnvelope: Mapping[str, Any]

class _RepositoryRulesetBypassActor(TypedDict, total=False):
    actor_id: int | None
    actor_type: Required[Literal["Integration", "OrganizationAdmin", "RepositoryRole", "Team", "DeployKey", "User", "EnterpriseOwner", "EnterpriseRole"]]
    bypass_mode: Literal["always", "pull_request", "exempt"]

class _EnterpriseRulesetConditions(TypedDict, total=False):
    organization_name: Required[_EnterpriseRulesetConditions_OrganizationName]
    repository_name: Required[_EnterpriseRulesetConditions_RepositoryName]
    ref_name: _EnterpriseRulesetConditions_RefName

class _EnterpriseRulesetConditions_OrganizationName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _EnterpriseRulesetConditions_RepositoryName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]
    protected: bool

class _EnterpriseRulesetConditions_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _EnterpriseRulesetConditions1(TypedDict, total=False):
    organization_name: Required[_EnterpriseRulesetConditions1_OrganizationName]
    repository_property: Required[_EnterpriseRulesetConditions1_RepositoryProperty]
    ref_name: _EnterpriseRulesetConditions1_RefName

class _EnterpriseRulesetConditions1_OrganizationName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _EnterpriseRulesetConditions1_RepositoryProperty(TypedDict, total=False):
    include: Iterable[_RepositoryRulesetConditionsRepositoryPropertySpec]
    exclude: Iterable[_RepositoryRulesetConditionsRepositoryPropertySpec]

class _RepositoryRulesetConditionsRepositoryPropertySpec(TypedDict, total=False):
    name: Required[str]
    property_values: Required[Iterable[str]]
    source: Literal["custom", "system"]

class _EnterpriseRulesetConditions1_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _EnterpriseRulesetConditions2(TypedDict, total=False):
    organization_id: Required[_EnterpriseRulesetConditions2_OrganizationId]
    repository_name: Required[_EnterpriseRulesetConditions2_RepositoryName]
    ref_name: _EnterpriseRulesetConditions2_RefName

class _EnterpriseRulesetConditions2_OrganizationId(TypedDict, total=False):
    organization_ids: Iterable[int]

class _EnterpriseRulesetConditions2_RepositoryName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]
    protected: bool

class _EnterpriseRulesetConditions2_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _EnterpriseRulesetConditions3(TypedDict, total=False):
    organization_id: Required[_EnterpriseRulesetConditions3_OrganizationId]
    repository_property: Required[_EnterpriseRulesetConditions3_RepositoryProperty]
    ref_name: _EnterpriseRulesetConditions3_RefName

class _EnterpriseRulesetConditions3_OrganizationId(TypedDict, total=False):
    organization_ids: Iterable[int]

class _EnterpriseRulesetConditions3_RepositoryProperty(TypedDict, total=False):
    include: Iterable[_RepositoryRulesetConditionsRepositoryPropertySpec]
    exclude: Iterable[_RepositoryRulesetConditionsRepositoryPropertySpec]

class _EnterpriseRulesetConditions3_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _EnterpriseRulesetConditions4(TypedDict, total=False):
    organization_property: Required[_EnterpriseRulesetConditions4_OrganizationProperty]
    repository_name: Required[_EnterpriseRulesetConditions4_RepositoryName]
    ref_name: _EnterpriseRulesetConditions4_RefName

class _EnterpriseRulesetConditions4_OrganizationProperty(TypedDict, total=False):
    include: Iterable[_EnterpriseRulesetConditionsOrganizationPropertySpec]
    exclude: Iterable[_EnterpriseRulesetConditionsOrganizationPropertySpec]

class _EnterpriseRulesetConditionsOrganizationPropertySpec(TypedDict, total=False):
    name: Required[str]
    property_values: Required[Iterable[str]]

class _EnterpriseRulesetConditions4_RepositoryName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]
    protected: bool

class _EnterpriseRulesetConditions4_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _EnterpriseRulesetConditions5(TypedDict, total=False):
    organization_property: Required[_EnterpriseRulesetConditions5_OrganizationProperty]
    repository_property: Required[_EnterpriseRulesetConditions5_RepositoryProperty]
    ref_name: _EnterpriseRulesetConditions5_RefName

class _EnterpriseRulesetConditions5_OrganizationProperty(TypedDict, total=False):
    include: Iterable[_EnterpriseRulesetConditionsOrganizationPropertySpec]
    exclude: Iterable[_EnterpriseRulesetConditionsOrganizationPropertySpec]

class _EnterpriseRulesetConditions5_RepositoryProperty(TypedDict, total=False):
    include: Iterable[_RepositoryRulesetConditionsRepositoryPropertySpec]
    exclude: Iterable[_RepositoryRulesetConditionsRepositoryPropertySpec]

class _EnterpriseRulesetConditions5_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _RepositoryRuleCreation(TypedDict, total=False):
    type: Required[Literal["creation"]]

class _RepositoryRuleUpdate(TypedDict, total=False):
    parameters: _RepositoryRuleUpdate_Parameters
    type: Required[Literal["update"]]

class _RepositoryRuleUpdate_Parameters(TypedDict, total=False):
    update_allows_fetch_and_merge: Required[bool]

class _RepositoryRuleDeletion(TypedDict, total=False):
    type: Required[Literal["deletion"]]

class _RepositoryRuleRequiredLinearHistory(TypedDict, total=False):
    type: Required[Literal["required_linear_history"]]

class _RepositoryRuleRequiredDeployments(TypedDict, total=False):
    parameters: _RepositoryRuleRequiredDeployments_Parameters
    type: Required[Literal["required_deployments"]]

class _RepositoryRuleRequiredDeployments_Parameters(TypedDict, total=False):
    required_deployment_environments: Required[Iterable[str]]

class _RepositoryRuleRequiredSignatures(TypedDict, total=False):
    type: Required[Literal["required_signatures"]]

class _RepositoryRulePullRequest(TypedDict, total=False):
    parameters: _RepositoryRulePullRequest_Parameters
    type: Required[Literal["pull_request"]]

class _RepositoryRulePullRequest_Parameters(TypedDict, total=False):
    allowed_merge_methods: Iterable[Literal["merge", "squash", "rebase"]]
    dismiss_stale_reviews_on_push: Required[bool]
    dismissal_restriction: _RepositoryRuleParamsDismissalRestriction
    require_code_owner_review: Required[bool]
    require_last_push_approval: Required[bool]
    required_approving_review_count: Required[int]
    required_review_thread_resolution: Required[bool]
    required_reviewers: Iterable[_RepositoryRuleParamsRequiredReviewerConfiguration]

class _RepositoryRuleParamsDismissalRestriction(TypedDict, total=False):
    allowed_actors: Iterable[Any]
    enabled: Required[bool]

class _RepositoryRuleParamsRequiredReviewerConfiguration(TypedDict, total=False):
    file_patterns: Required[Any]
    minimum_approvals: Required[Any]
    reviewer: Required[Any]

class _RepositoryRuleRequiredStatusChecks(TypedDict, total=False):
    parameters: _RepositoryRuleRequiredStatusChecks_Parameters
    type: Required[Literal["required_status_checks"]]

class _RepositoryRuleRequiredStatusChecks_Parameters(TypedDict, total=False):
    do_not_enforce_on_create: bool
    required_status_checks: Required[Iterable[_RepositoryRuleParamsStatusCheckConfiguration]]
    strict_required_status_checks_policy: Required[bool]

class _RepositoryRuleParamsStatusCheckConfiguration(TypedDict, total=False):
    context: Required[Any]
    integration_id: Any

class _RepositoryRuleNonFastForward(TypedDict, total=False):
    type: Required[Literal["non_fast_forward"]]

class _RepositoryRuleCommitMessagePattern(TypedDict, total=False):
    parameters: _RepositoryRuleCommitMessagePattern_Parameters
    type: Required[Literal["commit_message_pattern"]]

class _RepositoryRuleCommitMessagePattern_Parameters(TypedDict, total=False):
    name: str
    negate: bool
    operator: Required[Literal["starts_with", "ends_with", "contains", "regex"]]
    pattern: Required[str]

class _RepositoryRuleCommitAuthorEmailPattern(TypedDict, total=False):
    parameters: _RepositoryRuleCommitAuthorEmailPattern_Parameters
    type: Required[Literal["commit_author_email_pattern"]]

class _RepositoryRuleCommitAuthorEmailPattern_Parameters(TypedDict, total=False):
    name: str
    negate: bool
    operator: Required[Literal["starts_with", "ends_with", "contains", "regex"]]
    pattern: Required[str]

class _RepositoryRuleCommitterEmailPattern(TypedDict, total=False):
    parameters: _RepositoryRuleCommitterEmailPattern_Parameters
    type: Required[Literal["committer_email_pattern"]]

class _RepositoryRuleCommitterEmailPattern_Parameters(TypedDict, total=False):
    name: str
    negate: bool
    operator: Required[Literal["starts_with", "ends_with", "contains", "regex"]]
    pattern: Required[str]

class _RepositoryRuleBranchNamePattern(TypedDict, total=False):
    parameters: _RepositoryRuleBranchNamePattern_Parameters
    type: Required[Literal["branch_name_pattern"]]

class _RepositoryRuleBranchNamePattern_Parameters(TypedDict, total=False):
    name: str
    negate: bool
    operator: Required[Literal["starts_with", "ends_with", "contains", "regex"]]
    pattern: Required[str]

class _RepositoryRuleTagNamePattern(TypedDict, total=False):
    parameters: _RepositoryRuleTagNamePattern_Parameters
    type: Required[Literal["tag_name_pattern"]]

class _RepositoryRuleTagNamePattern_Parameters(TypedDict, total=False):
    name: str
    negate: bool
    operator: Required[Literal["starts_with", "ends_with", "contains", "regex"]]
    pattern: Required[str]

class _RepositoryRuleFilePathRestriction(TypedDict, total=False):
    parameters: _RepositoryRuleFilePathRestriction_Parameters
    type: Required[Literal["file_path_restriction"]]

class _RepositoryRuleFilePathRestriction_Parameters(TypedDict, total=False):
    restricted_file_paths: Required[Iterable[str]]

class _RepositoryRuleMaxFilePathLength(TypedDict, total=False):
    parameters: _RepositoryRuleMaxFilePathLength_Parameters
    type: Required[Literal["max_file_path_length"]]

class _RepositoryRuleMaxFilePathLength_Parameters(TypedDict, total=False):
    max_file_path_length: Required[int]

class _RepositoryRuleFileExtensionRestriction(TypedDict, total=False):
    parameters: _RepositoryRuleFileExtensionRestriction_Parameters
    type: Required[Literal["file_extension_restriction"]]

class _RepositoryRuleFileExtensionRestriction_Parameters(TypedDict, total=False):
    restricted_file_extensions: Required[Iterable[str]]

class _RepositoryRuleMaxFileSize(TypedDict, total=False):
    parameters: _RepositoryRuleMaxFileSize_Parameters
    type: Required[Literal["max_file_size"]]

class _RepositoryRuleMaxFileSize_Parameters(TypedDict, total=False):
    max_file_size: Required[int]

class _RepositoryRuleWorkflows(TypedDict, total=False):
    parameters: _RepositoryRuleWorkflows_Parameters
    type: Required[Literal["workflows"]]

class _RepositoryRuleWorkflows_Parameters(TypedDict, total=False):
    do_not_enforce_on_create: bool
    workflows: Required[Iterable[_RepositoryRuleParamsWorkflowFileReference]]

class _RepositoryRuleParamsWorkflowFileReference(TypedDict, total=False):
    path: Required[Any]
    ref: Any
    repository_id: Required[Any]
    sha: Any

class _RepositoryRuleCodeScanning(TypedDict, total=False):
    parameters: _RepositoryRuleCodeScanning_Parameters
    type: Required[Literal["code_scanning"]]

class _RepositoryRuleCodeScanning_Parameters(TypedDict, total=False):
    code_scanning_tools: Required[Iterable[_RepositoryRuleParamsCodeScanningTool]]

class _RepositoryRuleParamsCodeScanningTool(TypedDict, total=False):
    alerts_threshold: Required[Any]
    security_alerts_threshold: Required[Any]
    tool: Required[Any]

class _RepositoryRuleCopilotCodeReview(TypedDict, total=False):
    parameters: _RepositoryRuleCopilotCodeReview_Parameters
    type: Required[Literal["copilot_code_review"]]

class _RepositoryRuleCopilotCodeReview_Parameters(TypedDict, total=False):
    review_draft_pull_requests: bool
    review_on_push: bool

class _DeploymentBranchPolicySettings(TypedDict, total=False):
    custom_branch_policies: Required[bool]
    protected_branches: Required[bool]

class _CreateOrUpdateEnvironment_Reviewers(TypedDict, total=False):
    type: Literal["User", "Team"]
    id: int

class _CreateOrUpdateFileContents_Author(TypedDict, total=False):
    name: Required[str]
    email: Required[str]
    date: str

class _CreateOrUpdateFileContents_Committer(TypedDict, total=False):
    name: Required[str]
    email: Required[str]
    date: str

class _OrgRulesetConditions(TypedDict, total=False):
    ref_name: _OrgRulesetConditions_RefName
    repository_name: Required[_OrgRulesetConditions_RepositoryName]

class _OrgRulesetConditions_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _OrgRulesetConditions_RepositoryName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]
    protected: bool

class _OrgRulesetConditions1(TypedDict, total=False):
    ref_name: _OrgRulesetConditions1_RefName
    repository_id: Required[_OrgRulesetConditions1_RepositoryId]

class _OrgRulesetConditions1_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _OrgRulesetConditions1_RepositoryId(TypedDict, total=False):
    repository_ids: Iterable[int]

class _OrgRulesetConditions2(TypedDict, total=False):
    ref_name: _OrgRulesetConditions2_RefName
    repository_property: Required[_OrgRulesetConditions2_RepositoryProperty]

class _OrgRulesetConditions2_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _OrgRulesetConditions2_RepositoryProperty(TypedDict, total=False):
    include: Iterable[_RepositoryRulesetConditionsRepositoryPropertySpec]
    exclude: Iterable[_RepositoryRulesetConditionsRepositoryPropertySpec]

class _CreatePagesSite_Source(TypedDict, total=False):
    branch: Required[str]
    path: Literal["/", "/docs"]

class _RepositoryRulesetConditions(TypedDict, total=False):
    ref_name: _RepositoryRulesetConditions_RefName

class _RepositoryRulesetConditions_RefName(TypedDict, total=False):
    include: Iterable[str]
    exclude: Iterable[str]

class _RepositoryRuleMergeQueue(TypedDict, total=False):
    parameters: _RepositoryRuleMergeQueue_Parameters
    type: Required[Literal["merge_queue"]]

class _RepositoryRuleMergeQueue_Parameters(TypedDict, total=False):
    check_response_timeout_minutes: Required[int]
    grouping_strategy: Required[Literal["ALLGREEN", "HEADGREEN"]]
    max_entries_to_build: Required[int]
    max_entries_to_merge: Required[int]
    merge_method: Required[Literal["MERGE", "SQUASH", "REBASE"]]
    min_entries_to_merge: Required[int]
    min_entries_to_merge_wait_minutes: Required[int]

class _RepositoryRuleLicenseComplianceScanning(TypedDict, total=False):
    type: Required[Literal["license_compliance_scanning"]]

class _CreateWebhook_Config(TypedDict, total=False):
    url: str
    content_type: str
    secret: str
    insecure_ssl: str | float

class _CustomPropertyValue(TypedDict, total=False):
    property_name: Required[str]
    value: Required[str | Iterable[str] | None]

class _DeleteFile_Author(TypedDict, total=False):
    name: str
    email: str

class _DeleteFile_Committer(TypedDict, total=False):
    name: str
    email: str

class _Update_SecurityAndAnalysis(TypedDict, total=False):
    advanced_security: _Update_SecurityAndAnalysis_AdvancedSecurity
    code_security: _Update_SecurityAndAnalysis_CodeSecurity
    secret_scanning: _Update_SecurityAndAnalysis_SecretScanning
    secret_scanning_push_protection: _Update_SecurityAndAnalysis_SecretScanningPushProtection
    secret_scanning_ai_detection: _Update_SecurityAndAnalysis_SecretScanningAiDetection
    secret_scanning_non_provider_patterns: _Update_SecurityAndAnalysis_SecretScanningNonProviderPatterns
    secret_scanning_delegated_alert_dismissal: _Update_SecurityAndAnalysis_SecretScanningDelegatedAlertDismissal
    secret_scanning_delegated_bypass: _Update_SecurityAndAnalysis_SecretScanningDelegatedBypass
    secret_scanning_delegated_bypass_options: _Update_SecurityAndAnalysis_SecretScanningDelegatedBypassOptions
    secret_scanning_validity_checks: _Update_SecurityAndAnalysis_SecretScanningValidityChecks

class _Update_SecurityAndAnalysis_AdvancedSecurity(TypedDict, total=False):
    status: str

class _Update_SecurityAndAnalysis_CodeSecurity(TypedDict, total=False):
    status: str

class _Update_SecurityAndAnalysis_SecretScanning(TypedDict, total=False):
    status: str

class _Update_SecurityAndAnalysis_SecretScanningPushProtection(TypedDict, total=False):
    status: str

class _Update_SecurityAndAnalysis_SecretScanningAiDetection(TypedDict, total=False):
    status: str

class _Update_SecurityAndAnalysis_SecretScanningNonProviderPatterns(TypedDict, total=False):
    status: str

class _Update_SecurityAndAnalysis_SecretScanningDelegatedAlertDismissal(TypedDict, total=False):
    status: str

class _Update_SecurityAndAnalysis_SecretScanningDelegatedBypass(TypedDict, total=False):
    status: str

class _Update_SecurityAndAnalysis_SecretScanningDelegatedBypassOptions(TypedDict, total=False):
    reviewers: Iterable[_Update_SecurityAndAnalysis_SecretScanningDelegatedBypassOptions_Reviewers]

class _Update_SecurityAndAnalysis_SecretScanningDelegatedBypassOptions_Reviewers(TypedDict, total=False):
    reviewer_id: Required[int]
    reviewer_type: Required[Literal["TEAM", "ROLE"]]
    mode: Literal["ALWAYS", "EXEMPT"]

class _Update_SecurityAndAnalysis_SecretScanningValidityChecks(TypedDict, total=False):
    status: str

class _UpdateBranchProtection_RequiredPullRequestReviews(TypedDict, total=False):
    dismissal_restrictions: _UpdateBranchProtection_RequiredPullRequestReviews_DismissalRestrictions
    dismiss_stale_reviews: bool
    require_code_owner_reviews: bool
    required_approving_review_count: int
    require_last_push_approval: bool
    bypass_pull_request_allowances: _UpdateBranchProtection_RequiredPullRequestReviews_BypassPullRequestAllowances

class _UpdateBranchProtection_RequiredPullRequestReviews_DismissalRestrictions(TypedDict, total=False):
    users: Iterable[str]
    teams: Iterable[str]
    apps: Iterable[str]

class _UpdateBranchProtection_RequiredPullRequestReviews_BypassPullRequestAllowances(TypedDict, total=False):
    users: Iterable[str]
    teams: Iterable[str]
    apps: Iterable[str]

class _UpdateBranchProtection_RequiredStatusChecks(TypedDict, total=False):
    strict: Required[bool]
    contexts: Required[Iterable[str]]
    checks: Iterable[_UpdateBranchProtection_RequiredStatusChecks_Checks]

class _UpdateBranchProtection_RequiredStatusChecks_Checks(TypedDict, total=False):
    context: Required[str]
    app_id: int

class _UpdateBranchProtection_Restrictions(TypedDict, total=False):
    users: Required[Iterable[str]]
    teams: Required[Iterable[str]]
    apps: Iterable[str]

class _UpdateInformationAboutPagesSite_Source3(TypedDict, total=False):
    branch: Required[str]
    path: Required[Literal["/", "/docs"]]

class _UpdatePullRequestReviewProtection_BypassPullRequestAllowances(TypedDict, total=False):
    users: Iterable[str]
    teams: Iterable[str]
    apps: Iterable[str]

class _UpdatePullRequestReviewProtection_DismissalRestrictions(TypedDict, total=False):
    users: Iterable[str]
    teams: Iterable[str]
    apps: Iterable[str]

class _UpdateStatusCheckProtection_Checks(TypedDict, total=False):
    context: Required[str]
    app_id: int

class _WebhookConfig(TypedDict, total=False):
    content_type: str
    insecure_ssl: str | float
    secret: str
    url: str

class Repos(Operations):
    """The operations of GitHub's tag ``repos``."""

    def accept_invitation_for_authenticated_user(
        self,
        invitation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/accept-invitation-for-authenticated-user.

        :param invitation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 409

        Request: ``PATCH /user/repository_invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/collaborators/invitations#accept-a-repository-invitation
        """

    def add_app_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[App]:
        """repos/add-app-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param apps: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[App]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps``
        GitHub: https://docs.github.com/rest/branches/branch-protection#add-app-access-restrictions
        """

    def add_collaborator(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        username: str | GitHubCore,
        *,
        permission: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositoryInvitation | None:
        """repos/add-collaborator.

        :param owner: path: a str
        :param repo: path: a str
        :param username: path: a str
        :param permission: body, optional: a str, default "push"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryInvitation | None
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``PUT /repos/{owner}/{repo}/collaborators/{username}``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#add-a-repository-collaborator
        """

    def add_status_check_contexts(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/add-status-check-contexts.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param contexts: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[str]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts``
        GitHub: https://docs.github.com/rest/branches/branch-protection#add-status-check-contexts
        """

    def add_team_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """repos/add-team-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param teams: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortTeam]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams``
        GitHub: https://docs.github.com/rest/branches/branch-protection#add-team-access-restrictions
        """

    def add_user_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """repos/add-user-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param users: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortUser]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users``
        GitHub: https://docs.github.com/rest/branches/branch-protection#add-user-access-restrictions
        """

    def cancel_pages_deployment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pages_deployment_id: int | str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/cancel-pages-deployment.

        :param owner: path: a str
        :param repo: path: a str
        :param pages_deployment_id: path: an int or a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel``
        GitHub: https://docs.github.com/rest/pages/pages#cancel-a-github-pages-deployment
        """

    def check_automated_security_fixes(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CheckAutomatedSecurityFixes:
        """repos/check-automated-security-fixes.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CheckAutomatedSecurityFixes
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/automated-security-fixes``
        GitHub:
        https://docs.github.com/rest/repos/repos#check-if-dependabot-security-updates-are-enabled-for-a-repository
        """

    def check_collaborator(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/check-collaborator.

        :param owner: path: a str
        :param repo: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/collaborators/{username}``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#check-if-a-user-is-a-repository-collaborator
        """

    def check_immutable_releases(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CheckImmutableReleases:
        """repos/check-immutable-releases.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CheckImmutableReleases
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/immutable-releases``
        GitHub: https://docs.github.com/rest/repos/repos#check-if-immutable-releases-are-enabled-for-a-repository
        """

    def check_private_vulnerability_reporting(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Repos_CheckPrivateVulnerabilityReporting:
        """repos/check-private-vulnerability-reporting.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repos_CheckPrivateVulnerabilityReporting
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /repos/{owner}/{repo}/private-vulnerability-reporting``
        GitHub:
        https://docs.github.com/rest/repos/repos#check-if-private-vulnerability-reporting-is-enabled-for-a-repository
        """

    def check_vulnerability_alerts(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/check-vulnerability-alerts.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/vulnerability-alerts``
        GitHub: https://docs.github.com/rest/repos/repos#check-if-vulnerability-alerts-are-enabled-for-a-repository
        """

    def codeowners_errors(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeownersErrors:
        """repos/codeowners-errors.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeownersErrors
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/codeowners/errors``
        GitHub: https://docs.github.com/rest/repos/repos#list-codeowners-errors
        """

    def compare_commits(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        base: str | GitHubCore,
        head: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Comparison:
        """repos/compare-commits.

        :param owner: path: a str
        :param repo: path: a str
        :param base: path: a str
        :param head: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Comparison
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /repos/{owner}/{repo}/compare/{base}...{head}``
        GitHub: https://docs.github.com/rest/reference/repos#compare-two-commits
        """

    def compare_commits_with_basehead(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        basehead: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Comparison:
        """repos/compare-commits-with-basehead.

        :param owner: path: a str
        :param repo: path: a str
        :param basehead: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Comparison
        :raises GitHubError: the response has an error status; documented: 404, 500, 503

        Request: ``GET /repos/{owner}/{repo}/compare/{basehead}``
        GitHub: https://docs.github.com/rest/commits/commits#compare-two-commits
        """

    def create_attestation(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        bundle: _CreateAttestation_Bundle,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Repos_CreateAttestation:
        """repos/create-attestation.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param bundle: body: a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repos_CreateAttestation
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``POST /repos/{owner}/{repo}/attestations``
        GitHub: https://docs.github.com/rest/repos/attestations#create-an-attestation
        """

    def create_autolink(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        is_alphanumeric: bool = ...,
        key_prefix: str,
        url_template: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Autolink:
        """repos/create-autolink.

        :param owner: path: a str
        :param repo: path: a str
        :param is_alphanumeric: body, optional: a bool, default true
        :param key_prefix: body: a str
        :param url_template: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Autolink
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/autolinks``
        GitHub: https://docs.github.com/rest/repos/autolinks#create-an-autolink-reference-for-a-repository
        """

    def create_commit_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        commit_sha: str | GitHubCore,
        *,
        body: str,
        line: int = ...,
        path: str = ...,
        position: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoComment:
        """repos/create-commit-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param commit_sha: path: a str
        :param body: body: a str
        :param line: body, optional: an int
        :param path: body, optional: a str
        :param position: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepoComment
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``POST /repos/{owner}/{repo}/commits/{commit_sha}/comments``
        GitHub: https://docs.github.com/rest/commits/comments#create-a-commit-comment
        """

    def create_commit_signature_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchAdminEnforced:
        """repos/create-commit-signature-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProtectedBranchAdminEnforced
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures``
        GitHub: https://docs.github.com/rest/branches/branch-protection#create-commit-signature-protection
        """

    def create_commit_status(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        sha: str | GitHubCore,
        *,
        context: str = ...,
        description: str | None = ...,
        state: Literal["error", "failure", "pending", "success"],
        target_url: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Status:
        """repos/create-commit-status.

        :param owner: path: a str
        :param repo: path: a str
        :param sha: path: a str
        :param context: body, optional: a str, default "default"
        :param description: body, optional: a str or None
        :param state: body: one of "error", "failure", "pending", "success"
        :param target_url: body, optional: a str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Status
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/statuses/{sha}``
        GitHub: https://docs.github.com/rest/commits/statuses#create-a-commit-status
        """

    def create_deploy_key(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        key: str,
        read_only: bool = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Key:
        """repos/create-deploy-key.

        :param owner: path: a str
        :param repo: path: a str
        :param key: body: a str
        :param read_only: body, optional: a bool
        :param title: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Key
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/keys``
        GitHub: https://docs.github.com/rest/deploy-keys/deploy-keys#create-a-deploy-key
        """

    def create_deployment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        auto_merge: bool = ...,
        description: str | None = ...,
        environment: str = ...,
        payload: Mapping[str, Any] | str = ...,
        production_environment: bool = ...,
        ref: str,
        required_contexts: Iterable[str] = ...,
        task: str = ...,
        transient_environment: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Deployment | _models.Repos_CreateDeployment:
        """repos/create-deployment.

        :param owner: path: a str
        :param repo: path: a str
        :param auto_merge: body, optional: a bool, default true
        :param description: body, optional: a str or None, default ""
        :param environment: body, optional: a str, default "production"
        :param payload: body, optional: a mapping or a str
        :param production_environment: body, optional: a bool
        :param ref: body: a str
        :param required_contexts: body, optional: an iterable of str
        :param task: body, optional: a str, default "deploy"
        :param transient_environment: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Deployment | Repos_CreateDeployment
        :raises GitHubError: the response has an error status; documented: 409, 422

        Request: ``POST /repos/{owner}/{repo}/deployments``
        GitHub: https://docs.github.com/rest/deployments/deployments#create-a-deployment
        """

    def create_deployment_branch_policy(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        name: str,
        type: Literal["branch", "tag"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentBranchPolicy:
        """repos/create-deployment-branch-policy.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param name: body: a str
        :param type: body, optional: one of "branch", "tag"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeploymentBranchPolicy
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#create-a-deployment-branch-policy
        """

    def create_deployment_protection_rule(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        integration_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentProtectionRule:
        """repos/create-deployment-protection-rule.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param integration_id: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeploymentProtectionRule
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules``
        GitHub:
        https://docs.github.com/rest/deployments/protection-rules#create-a-custom-deployment-protection-rule-on-an-environment
        """

    def create_deployment_status(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        deployment_id: int | GitHubCore,
        *,
        auto_inactive: bool = ...,
        description: str = ...,
        environment: str = ...,
        environment_url: str = ...,
        log_url: str = ...,
        state: Literal["error", "failure", "inactive", "in_progress", "queued", "pending", "success"],
        target_url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> DeploymentStatus:
        """repos/create-deployment-status.

        :param owner: path: a str
        :param repo: path: a str
        :param deployment_id: path: an int
        :param auto_inactive: body, optional: a bool
        :param description: body, optional: a str, default ""
        :param environment: body, optional: a str
        :param environment_url: body, optional: a str, default ""
        :param log_url: body, optional: a str, default ""
        :param state: body: one of "error", "failure", "inactive", "in_progress", "queued", "pending", "success"
        :param target_url: body, optional: a str, default ""
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeploymentStatus
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses``
        GitHub: https://docs.github.com/rest/deployments/statuses#create-a-deployment-status
        """

    def create_dispatch_event(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        client_payload: Mapping[str, Any] = ...,
        event_type: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/create-dispatch-event.

        :param owner: path: a str
        :param repo: path: a str
        :param client_payload: body, optional: a mapping
        :param event_type: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /repos/{owner}/{repo}/dispatches``
        GitHub: https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event
        """

    def create_enterprise_ruleset(
        self,
        enterprise: str | GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _EnterpriseRulesetConditions | _EnterpriseRulesetConditions1 | _EnterpriseRulesetConditions2 | _EnterpriseRulesetConditions3 | _EnterpriseRulesetConditions4 | _EnterpriseRulesetConditions5 = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/create-enterprise-ruleset.

        Hosts: ghec.

        :param enterprise: path: a str
        :param bypass_actors: body, optional: an iterable
        :param conditions: body, optional: a mapping
        :param enforcement: body: one of "disabled", "active", "evaluate"
        :param name: body: a str
        :param rules: body, optional: an iterable
        :param target: body, optional: one of "branch", "tag", "push", "repository", default "branch"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryRuleset
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``POST /enterprises/{enterprise}/rulesets``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#create-an-enterprise-repository-ruleset
        """

    def create_for_authenticated_user(
        self,
        *,
        allow_auto_merge: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        auto_init: bool = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        gitignore_template: str = ...,
        has_discussions: bool = ...,
        has_downloads: bool = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        license_template: str = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str,
        private: bool = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        team_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/create-for-authenticated-user.

        :param allow_auto_merge: body, optional: a bool, default false
        :param allow_merge_commit: body, optional: a bool, default true
        :param allow_rebase_merge: body, optional: a bool, default true
        :param allow_squash_merge: body, optional: a bool, default true
        :param auto_init: body, optional: a bool, default false
        :param delete_branch_on_merge: body, optional: a bool, default false
        :param description: body, optional: a str
        :param gitignore_template: body, optional: a str
        :param has_discussions: body, optional: a bool, default false
        :param has_downloads: body, optional: a bool, default true
        :param has_issues: body, optional: a bool, default true
        :param has_projects: body, optional: a bool, default true
        :param has_wiki: body, optional: a bool, default true
        :param homepage: body, optional: a str
        :param is_template: body, optional: a bool, default false
        :param license_template: body, optional: a str
        :param merge_commit_message: body, optional: one of "PR_BODY", "PR_TITLE", "BLANK"
        :param merge_commit_title: body, optional: one of "PR_TITLE", "MERGE_MESSAGE"
        :param name: body: a str
        :param private: body, optional: a bool, default false
        :param squash_merge_commit_message: body, optional: one of "PR_BODY", "COMMIT_MESSAGES", "BLANK"
        :param squash_merge_commit_title: body, optional: one of "PR_TITLE", "COMMIT_OR_PR_TITLE"
        :param team_id: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repository
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422

        Request: ``POST /user/repos``
        GitHub: https://docs.github.com/rest/repos/repos#create-a-repository-for-the-authenticated-user
        """

    def create_fork(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        default_branch_only: bool = ...,
        name: str = ...,
        organization: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/create-fork.

        :param owner: path: a str
        :param repo: path: a str
        :param default_branch_only: body, optional: a bool
        :param name: body, optional: a str
        :param organization: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repository
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/forks``
        GitHub: https://docs.github.com/rest/repos/forks#create-a-fork
        """

    def create_in_org(
        self,
        org: str | GitHubCore,
        *,
        allow_auto_merge: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        auto_init: bool = ...,
        custom_properties: Mapping[str, Any] = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        gitignore_template: str = ...,
        has_downloads: bool = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        license_template: str = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str,
        private: bool = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        team_id: int = ...,
        use_squash_pr_title_as_default: bool = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/create-in-org.

        :param org: path: a str
        :param allow_auto_merge: body, optional: a bool, default false
        :param allow_merge_commit: body, optional: a bool, default true
        :param allow_rebase_merge: body, optional: a bool, default true
        :param allow_squash_merge: body, optional: a bool, default true
        :param auto_init: body, optional: a bool, default false
        :param custom_properties: body, optional: a mapping
        :param delete_branch_on_merge: body, optional: a bool, default false
        :param description: body, optional: a str
        :param gitignore_template: body, optional: a str
        :param has_downloads: body, optional: a bool, default true
        :param has_issues: body, optional: a bool, default true
        :param has_projects: body, optional: a bool, default true
        :param has_wiki: body, optional: a bool, default true
        :param homepage: body, optional: a str
        :param is_template: body, optional: a bool, default false
        :param license_template: body, optional: a str
        :param merge_commit_message: body, optional: one of "PR_BODY", "PR_TITLE", "BLANK"
        :param merge_commit_title: body, optional: one of "PR_TITLE", "MERGE_MESSAGE"
        :param name: body: a str
        :param private: body, optional: a bool, default false
        :param squash_merge_commit_message: body, optional: one of "PR_BODY", "COMMIT_MESSAGES", "BLANK"
        :param squash_merge_commit_title: body, optional: one of "PR_TITLE", "COMMIT_OR_PR_TITLE"
        :param team_id: body, optional: an int
        :param use_squash_pr_title_as_default: body, optional: a bool, default false
        :param visibility: body, optional: one of "public", "private", "internal"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repository
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``POST /orgs/{org}/repos``
        GitHub: https://docs.github.com/rest/repos/repos#create-an-organization-repository
        """

    def create_or_update_environment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        deployment_branch_policy: _DeploymentBranchPolicySettings | None = ...,
        prevent_self_review: bool = ...,
        reviewers: Iterable[_CreateOrUpdateEnvironment_Reviewers] | None = ...,
        wait_timer: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Environment:
        """repos/create-or-update-environment.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param deployment_branch_policy: body, optional: a mapping or None
        :param prevent_self_review: body, optional: a bool
        :param reviewers: body, optional: an iterable or None
        :param wait_timer: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Environment
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /repos/{owner}/{repo}/environments/{environment_name}``
        GitHub: https://docs.github.com/rest/deployments/environments#create-or-update-an-environment
        """

    def create_or_update_file_contents(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        path: str | GitHubCore,
        *,
        author: _CreateOrUpdateFileContents_Author = ...,
        branch: str = ...,
        committer: _CreateOrUpdateFileContents_Committer = ...,
        content: str,
        message: str,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.FileCommit:
        """repos/create-or-update-file-contents.

        :param owner: path: a str
        :param repo: path: a str
        :param path: path: a str
        :param author: body, optional: a mapping
        :param branch: body, optional: a str
        :param committer: body, optional: a mapping
        :param content: body: a str
        :param message: body: a str
        :param sha: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: FileCommit
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``PUT /repos/{owner}/{repo}/contents/{path}``
        GitHub: https://docs.github.com/rest/repos/contents#create-or-update-file-contents
        """

    def create_org_ruleset(
        self,
        org: str | GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _OrgRulesetConditions | _OrgRulesetConditions1 | _OrgRulesetConditions2 = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        source_type: Literal["Repository", "Organization"] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/create-org-ruleset.

        :param org: path: a str
        :param bypass_actors: body, optional: an iterable
        :param conditions: body, optional: a mapping
        :param enforcement: body: one of "disabled", "active", "evaluate"
        :param name: body: a str
        :param rules: body, optional: an iterable
        :param source_type: body, optional: one of "Repository", "Organization"; only on ghes-3.19
        :param target: body, optional: one of "branch", "tag", "push", "repository", default "branch"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryRuleset
        :raises GitHubError: the response has an error status; documented: 404, 422, 500

        Request: ``POST /orgs/{org}/rulesets``
        GitHub: https://docs.github.com/rest/orgs/rules#create-an-organization-repository-ruleset
        """

    def create_pages_deployment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        artifact_id: float = ...,
        artifact_url: str = ...,
        environment: str = ...,
        oidc_token: str,
        pages_build_version: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PageDeployment:
        """repos/create-pages-deployment.

        :param owner: path: a str
        :param repo: path: a str
        :param artifact_id: body, optional: a number; only on api.github.com, ghec
        :param artifact_url: body, optional: a str
        :param environment: body, optional: a str, default "github-pages"
        :param oidc_token: body: a str
        :param pages_build_version: body: a str, default "GITHUB_SHA"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PageDeployment
        :raises GitHubError: the response has an error status; documented: 400, 404, 422

        Request: ``POST /repos/{owner}/{repo}/pages/deployments``
        GitHub: https://docs.github.com/rest/pages/pages#create-a-github-pages-deployment
        """

    def create_pages_site(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        build_type: Literal["legacy", "workflow"] = ...,
        source: _CreatePagesSite_Source = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PagesInfo:
        """repos/create-pages-site.

        :param owner: path: a str
        :param repo: path: a str
        :param build_type: body, optional: one of "legacy", "workflow"
        :param source: body, optional: a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PagesInfo
        :raises GitHubError: the response has an error status; documented: 409, 422

        Request: ``POST /repos/{owner}/{repo}/pages``
        GitHub: https://docs.github.com/rest/pages/pages#create-a-apiname-pages-site
        """

    def create_release(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        body: str = ...,
        discussion_category_name: str = ...,
        draft: bool = ...,
        generate_release_notes: bool = ...,
        make_latest: Literal["true", "false", "legacy"] = ...,
        name: str = ...,
        prerelease: bool = ...,
        tag_name: str,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/create-release.

        :param owner: path: a str
        :param repo: path: a str
        :param body: body, optional: a str
        :param discussion_category_name: body, optional: a str; only on api.github.com, ghec
        :param draft: body, optional: a bool, default false
        :param generate_release_notes: body, optional: a bool, default false
        :param make_latest: body, optional: one of "true", "false", "legacy", default "true"
        :param name: body, optional: a str
        :param prerelease: body, optional: a bool, default false
        :param tag_name: body: a str
        :param target_commitish: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Release
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /repos/{owner}/{repo}/releases``
        GitHub: https://docs.github.com/rest/releases/releases#create-a-release
        """

    def create_repo_ruleset(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _RepositoryRulesetConditions = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleMergeQueue | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview | _RepositoryRuleLicenseComplianceScanning | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize] = ...,
        target: Literal["branch", "tag", "push"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/create-repo-ruleset.

        :param owner: path: a str
        :param repo: path: a str
        :param bypass_actors: body, optional: an iterable
        :param conditions: body, optional: a mapping
        :param enforcement: body: one of "disabled", "active", "evaluate"
        :param name: body: a str
        :param rules: body, optional: an iterable
        :param target: body, optional: one of "branch", "tag", "push", default "branch"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryRuleset
        :raises GitHubError: the response has an error status; documented: 404, 422, 500

        Request: ``POST /repos/{owner}/{repo}/rulesets``
        GitHub: https://docs.github.com/rest/repos/rules#create-a-repository-ruleset
        """

    @deprecated("GitHub deprecates it")
    def create_tag_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        pattern: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TagProtection:
        """repos/create-tag-protection.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param pattern: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: TagProtection
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``POST /repos/{owner}/{repo}/tags/protection``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/repos/tags#closing-down---create-a-tag-protection-state-for-a-repository
        """

    def create_using_template(
        self,
        template_owner: str | GitHubCore,
        template_repo: str | GitHubCore,
        *,
        description: str = ...,
        include_all_branches: bool = ...,
        name: str,
        owner: str = ...,
        private: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/create-using-template.

        :param template_owner: path: a str
        :param template_repo: path: a str
        :param description: body, optional: a str
        :param include_all_branches: body, optional: a bool, default false
        :param name: body: a str
        :param owner: body, optional: a str
        :param private: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repository
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{template_owner}/{template_repo}/generate``
        GitHub: https://docs.github.com/rest/repos/repos#create-a-repository-using-a-template
        """

    def create_webhook(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        active: bool = ...,
        config: _CreateWebhook_Config = ...,
        events: Iterable[str] = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Hook:
        """repos/create-webhook.

        :param owner: path: a str
        :param repo: path: a str
        :param active: body, optional: a bool, default true
        :param config: body, optional: a mapping
        :param events: body, optional: an iterable of str, default ["push"]
        :param name: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Hook
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/hooks``
        GitHub: https://docs.github.com/rest/repos/webhooks#create-a-repository-webhook
        """

    def custom_properties_for_repos_create_or_update_repository_values(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/custom-properties-for-repos-create-or-update-repository-values.

        :param owner: path: a str
        :param repo: path: a str
        :param properties: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /repos/{owner}/{repo}/properties/values``
        GitHub:
        https://docs.github.com/rest/repos/custom-properties#create-or-update-custom-property-values-for-a-repository
        """

    def custom_properties_for_repos_get_repository_values(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomPropertyValue]:
        """repos/custom-properties-for-repos-get-repository-values.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CustomPropertyValue]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/properties/values``
        GitHub: https://docs.github.com/rest/repos/custom-properties#get-all-custom-property-values-for-a-repository
        """

    def decline_invitation_for_authenticated_user(
        self,
        invitation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/decline-invitation-for-authenticated-user.

        :param invitation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 409

        Request: ``DELETE /user/repository_invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/collaborators/invitations#decline-a-repository-invitation
        """

    def delete(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 409

        Request: ``DELETE /repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/repos/repos#delete-a-repository
        """

    def delete_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-access-restrictions
        """

    def delete_admin_branch_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-admin-branch-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-admin-branch-protection
        """

    def delete_an_environment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-an-environment.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/environments/{environment_name}``
        GitHub: https://docs.github.com/rest/deployments/environments#delete-an-environment
        """

    def delete_autolink(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        autolink_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-autolink.

        :param owner: path: a str
        :param repo: path: a str
        :param autolink_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}``
        GitHub: https://docs.github.com/rest/repos/autolinks#delete-an-autolink-reference-from-a-repository
        """

    def delete_branch_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-branch-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-branch-protection
        """

    def delete_commit_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-commit-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/commits/comments#delete-a-commit-comment
        """

    def delete_commit_signature_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-commit-signature-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-commit-signature-protection
        """

    def delete_deploy_key(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        key_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deploy-key.

        :param owner: path: a str
        :param repo: path: a str
        :param key_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/keys/{key_id}``
        GitHub: https://docs.github.com/rest/deploy-keys/deploy-keys#delete-a-deploy-key
        """

    def delete_deployment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        deployment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deployment.

        :param owner: path: a str
        :param repo: path: a str
        :param deployment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /repos/{owner}/{repo}/deployments/{deployment_id}``
        GitHub: https://docs.github.com/rest/deployments/deployments#delete-a-deployment
        """

    def delete_deployment_branch_policy(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        branch_policy_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deployment-branch-policy.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param branch_policy_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE
        /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#delete-a-deployment-branch-policy
        """

    def delete_enterprise_ruleset(
        self,
        enterprise: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-enterprise-ruleset.

        Hosts: ghec.

        :param enterprise: path: a str
        :param ruleset_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``DELETE /enterprises/{enterprise}/rulesets/{ruleset_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#delete-an-enterprise-repository-ruleset
        """

    def delete_file(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        path: str | GitHubCore,
        *,
        author: _DeleteFile_Author = ...,
        branch: str = ...,
        committer: _DeleteFile_Committer = ...,
        message: str,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.FileCommit:
        """repos/delete-file.

        :param owner: path: a str
        :param repo: path: a str
        :param path: path: a str
        :param author: body, optional: a mapping
        :param branch: body, optional: a str
        :param committer: body, optional: a mapping
        :param message: body: a str
        :param sha: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: FileCommit
        :raises GitHubError: the response has an error status; documented: 404, 409, 422, 503

        Request: ``DELETE /repos/{owner}/{repo}/contents/{path}``
        GitHub: https://docs.github.com/rest/repos/contents#delete-a-file
        """

    def delete_invitation(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        invitation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-invitation.

        :param owner: path: a str
        :param repo: path: a str
        :param invitation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/collaborators/invitations#delete-a-repository-invitation
        """

    def delete_org_ruleset(
        self,
        org: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-org-ruleset.

        :param org: path: a str
        :param ruleset_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``DELETE /orgs/{org}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/orgs/rules#delete-an-organization-repository-ruleset
        """

    def delete_pages_site(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-pages-site.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``DELETE /repos/{owner}/{repo}/pages``
        GitHub: https://docs.github.com/rest/pages/pages#delete-a-apiname-pages-site
        """

    def delete_pull_request_review_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-pull-request-review-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-pull-request-review-protection
        """

    def delete_release(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        release_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-release.

        :param owner: path: a str
        :param repo: path: a str
        :param release_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/releases/{release_id}``
        GitHub: https://docs.github.com/rest/releases/releases#delete-a-release
        """

    def delete_release_asset(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        asset_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-release-asset.

        :param owner: path: a str
        :param repo: path: a str
        :param asset_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}``
        GitHub: https://docs.github.com/rest/releases/assets#delete-a-release-asset
        """

    def delete_repo_ruleset(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-repo-ruleset.

        :param owner: path: a str
        :param repo: path: a str
        :param ruleset_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/repos/rules#delete-a-repository-ruleset
        """

    @deprecated("GitHub deprecates it")
    def delete_tag_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        tag_protection_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-tag-protection.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param tag_protection_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /repos/{owner}/{repo}/tags/protection/{tag_protection_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/repos/tags#closing-down---delete-a-tag-protection-state-for-a-repository
        """

    def delete_webhook(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-webhook.

        :param owner: path: a str
        :param repo: path: a str
        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/repos/webhooks#delete-a-repository-webhook
        """

    def disable_automated_security_fixes(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-automated-security-fixes.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/automated-security-fixes``
        GitHub: https://docs.github.com/rest/repos/repos#disable-dependabot-security-updates
        """

    def disable_deployment_protection_rule(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        protection_rule_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-deployment-protection-rule.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param protection_rule_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE
        /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}``
        GitHub:
        https://docs.github.com/rest/deployments/protection-rules#disable-a-custom-protection-rule-for-an-environment
        """

    def disable_immutable_releases(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-immutable-releases.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``DELETE /repos/{owner}/{repo}/immutable-releases``
        GitHub: https://docs.github.com/rest/repos/repos#disable-immutable-releases
        """

    def disable_lfs_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-lfs-for-repo.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/lfs``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/repos/lfs#disable-git-lfs-for-a-repository
        """

    def disable_private_vulnerability_reporting(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-private-vulnerability-reporting.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /repos/{owner}/{repo}/private-vulnerability-reporting``
        GitHub: https://docs.github.com/rest/repos/repos#disable-private-vulnerability-reporting-for-a-repository
        """

    def disable_vulnerability_alerts(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-vulnerability-alerts.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/vulnerability-alerts``
        GitHub: https://docs.github.com/rest/repos/repos#disable-vulnerability-alerts
        """

    @overload
    def download_tarball_archive(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """repos/download-tarball-archive.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: the content as bytes; with ``to`` the name of the file that was written
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/tarball/{ref}``
        GitHub: https://docs.github.com/rest/repos/contents#download-a-repository-archive-tar
        """

    @overload
    def download_tarball_archive(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/download-tarball-archive."""

    @overload
    def download_zipball_archive(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """repos/download-zipball-archive.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: the content as bytes; with ``to`` the name of the file that was written
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/zipball/{ref}``
        GitHub: https://docs.github.com/rest/repos/contents#download-a-repository-archive-zip
        """

    @overload
    def download_zipball_archive(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/download-zipball-archive."""

    def enable_automated_security_fixes(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-automated-security-fixes.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/automated-security-fixes``
        GitHub: https://docs.github.com/rest/repos/repos#enable-dependabot-security-updates
        """

    def enable_immutable_releases(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-immutable-releases.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``PUT /repos/{owner}/{repo}/immutable-releases``
        GitHub: https://docs.github.com/rest/repos/repos#enable-immutable-releases
        """

    def enable_lfs_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/enable-lfs-for-repo.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``PUT /repos/{owner}/{repo}/lfs``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/repos/lfs#enable-git-lfs-for-a-repository
        """

    def enable_private_vulnerability_reporting(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-private-vulnerability-reporting.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /repos/{owner}/{repo}/private-vulnerability-reporting``
        GitHub: https://docs.github.com/rest/repos/repos#enable-private-vulnerability-reporting-for-a-repository
        """

    def enable_vulnerability_alerts(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-vulnerability-alerts.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/vulnerability-alerts``
        GitHub: https://docs.github.com/rest/repos/repos#enable-vulnerability-alerts
        """

    def generate_release_notes(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        configuration_file_path: str = ...,
        previous_tag_name: str = ...,
        tag_name: str,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ReleaseNotesContent:
        """repos/generate-release-notes.

        :param owner: path: a str
        :param repo: path: a str
        :param configuration_file_path: body, optional: a str
        :param previous_tag_name: body, optional: a str
        :param tag_name: body: a str
        :param target_commitish: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ReleaseNotesContent
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /repos/{owner}/{repo}/releases/generate-notes``
        GitHub: https://docs.github.com/rest/releases/releases#generate-release-notes-content-for-a-release
        """

    def get(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/get.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repository
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/repos/repos#get-a-repository
        """

    def get_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BranchRestrictionPolicy:
        """repos/get-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BranchRestrictionPolicy
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-access-restrictions
        """

    def get_admin_branch_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchAdminEnforced:
        """repos/get-admin-branch-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProtectedBranchAdminEnforced
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-admin-branch-protection
        """

    def get_all_deployment_protection_rules(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Repos_GetAllDeploymentProtectionRules:
        """repos/get-all-deployment-protection-rules.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repos_GetAllDeploymentProtectionRules
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules``
        GitHub:
        https://docs.github.com/rest/deployments/protection-rules#get-all-deployment-protection-rules-for-an-environment
        """

    def get_all_environments(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Environment]:
        """repos/get-all-environments.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Environment]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments``
        GitHub: https://docs.github.com/rest/deployments/environments#list-environments
        """

    def get_all_status_check_contexts(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/get-all-status-check-contexts.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[str]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-all-status-check-contexts
        """

    def get_all_topics(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Topics:
        """repos/get-all-topics.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Topics
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/topics``
        GitHub: https://docs.github.com/rest/repos/repos#get-all-repository-topics
        """

    def get_apps_with_access_to_protected_branch(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[App]:
        """repos/get-apps-with-access-to-protected-branch.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[App]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-apps-with-access-to-the-protected-branch
        """

    def get_autolink(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        autolink_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Autolink:
        """repos/get-autolink.

        :param owner: path: a str
        :param repo: path: a str
        :param autolink_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Autolink
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/autolinks/{autolink_id}``
        GitHub: https://docs.github.com/rest/repos/autolinks#get-an-autolink-reference-of-a-repository
        """

    def get_branch(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Branch:
        """repos/get-branch.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Branch
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}``
        GitHub: https://docs.github.com/rest/branches/branches#get-a-branch
        """

    def get_branch_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> BranchProtection:
        """repos/get-branch-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BranchProtection
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-branch-protection
        """

    def get_branch_rules(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryRuleDetailed]:
        """repos/get-branch-rules.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositoryRuleDetailed]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/rules/branches/{branch}``
        GitHub: https://docs.github.com/rest/repos/rules#get-rules-for-a-branch
        """

    def get_clones(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        per: Literal["day", "week"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ClonesStats:
        """repos/get-clones.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param per: query, optional: one of "day", "week", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ClonesStats
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``GET /repos/{owner}/{repo}/traffic/clones``
        GitHub: https://docs.github.com/rest/metrics/traffic#get-repository-clones
        """

    def get_code_frequency_stats(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[builtins.list[int]] | dict[str, Any] | None:
        """repos/get-code-frequency-stats.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[list[int]] | dict[str, Any] | None
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /repos/{owner}/{repo}/stats/code_frequency``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-the-weekly-commit-activity
        """

    def get_collaborator_permission_level(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CollaboratorPermission:
        """repos/get-collaborator-permission-level.

        :param owner: path: a str
        :param repo: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CollaboratorPermission
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/collaborators/{username}/permission``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
        """

    def get_combined_status_for_ref(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CombinedStatus:
        """repos/get-combined-status-for-ref.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CombinedStatus
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}/status``
        GitHub: https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
        """

    def get_commit(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoCommit:
        """repos/get-commit.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepoCommit
        :raises GitHubError: the response has an error status; documented: 404, 409, 422, 500, 503

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}``
        GitHub: https://docs.github.com/rest/commits/commits#get-a-commit
        """

    def get_commit_activity_stats(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CommitActivity] | dict[str, Any] | None:
        """repos/get-commit-activity-stats.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CommitActivity] | dict[str, Any] | None
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/stats/commit_activity``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-the-last-year-of-commit-activity
        """

    def get_commit_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoComment:
        """repos/get-commit-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepoComment
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/commits/comments#get-a-commit-comment
        """

    def get_commit_signature_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchAdminEnforced:
        """repos/get-commit-signature-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProtectedBranchAdminEnforced
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-commit-signature-protection
        """

    def get_community_profile_metrics(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CommunityProfile:
        """repos/get-community-profile-metrics.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CommunityProfile
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/community/profile``
        GitHub: https://docs.github.com/rest/metrics/community#get-community-profile-metrics
        """

    def get_content(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        path: str | GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Contents] | Contents:
        """repos/get-content.

        :param owner: path: a str
        :param repo: path: a str
        :param path: path: a str
        :param ref: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Contents] | Contents
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/contents/{path}``
        GitHub: https://docs.github.com/rest/repos/contents#get-repository-content
        """

    def get_contributors_stats(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ContributorStats] | dict[str, Any] | None:
        """repos/get-contributors-stats.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ContributorStats] | dict[str, Any] | None
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/stats/contributors``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-all-contributor-commit-activity
        """

    def get_custom_deployment_protection_rule(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        protection_rule_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentProtectionRule:
        """repos/get-custom-deployment-protection-rule.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param protection_rule_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeploymentProtectionRule
        :raises GitHubError: the response has an error status

        Request: ``GET
        /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}``
        GitHub: https://docs.github.com/rest/deployments/protection-rules#get-a-custom-deployment-protection-rule
        """

    def get_deploy_key(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        key_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Key:
        """repos/get-deploy-key.

        :param owner: path: a str
        :param repo: path: a str
        :param key_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Key
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/keys/{key_id}``
        GitHub: https://docs.github.com/rest/deploy-keys/deploy-keys#get-a-deploy-key
        """

    def get_deployment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        deployment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Deployment:
        """repos/get-deployment.

        :param owner: path: a str
        :param repo: path: a str
        :param deployment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Deployment
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/deployments/{deployment_id}``
        GitHub: https://docs.github.com/rest/deployments/deployments#get-a-deployment
        """

    def get_deployment_branch_policy(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        branch_policy_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentBranchPolicy:
        """repos/get-deployment-branch-policy.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param branch_policy_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeploymentBranchPolicy
        :raises GitHubError: the response has an error status

        Request: ``GET
        /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#get-a-deployment-branch-policy
        """

    def get_deployment_status(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        deployment_id: int | GitHubCore,
        status_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> DeploymentStatus:
        """repos/get-deployment-status.

        :param owner: path: a str
        :param repo: path: a str
        :param deployment_id: path: an int
        :param status_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeploymentStatus
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}``
        GitHub: https://docs.github.com/rest/deployments/statuses#get-a-deployment-status
        """

    def get_enterprise_ruleset(
        self,
        enterprise: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/get-enterprise-ruleset.

        Hosts: ghec.

        :param enterprise: path: a str
        :param ruleset_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryRuleset
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /enterprises/{enterprise}/rulesets/{ruleset_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#get-an-enterprise-repository-ruleset
        """

    def get_environment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Environment:
        """repos/get-environment.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Environment
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}``
        GitHub: https://docs.github.com/rest/deployments/environments#get-an-environment
        """

    def get_hash_algorithm(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryHashAlgorithm:
        """repos/get-hash-algorithm.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryHashAlgorithm
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/hash-algorithm``
        GitHub: https://docs.github.com/rest/repos/repos#get-the-hash-algorithm-for-a-repository
        """

    def get_latest_pages_build(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PagesBuild:
        """repos/get-latest-pages-build.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PagesBuild
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pages/builds/latest``
        GitHub: https://docs.github.com/rest/pages/pages#get-latest-pages-build
        """

    def get_latest_release(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/get-latest-release.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Release
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/releases/latest``
        GitHub: https://docs.github.com/rest/releases/releases#get-the-latest-release
        """

    def get_org_rule_suite(
        self,
        org: str | GitHubCore,
        rule_suite_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RuleSuite:
        """repos/get-org-rule-suite.

        :param org: path: a str
        :param rule_suite_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RuleSuite
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}``
        GitHub: https://docs.github.com/rest/orgs/rule-suites#get-an-organization-rule-suite
        """

    def get_org_rule_suites(
        self,
        org: str | GitHubCore,
        *,
        actor_name: str = ...,
        evaluate_status: Literal["all", "active", "evaluate"] = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        repository_name: str = ...,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Repos_GetOrgRuleSuites]:
        """repos/get-org-rule-suites.

        :param org: path: a str
        :param actor_name: query, optional: a str
        :param evaluate_status: query, optional: one of "all", "active", "evaluate", default "all"; only on
            api.github.com, ghec
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param ref: query, optional: a str
        :param repository_name: query, optional: a str
        :param rule_suite_result: query, optional: one of "pass", "fail", "bypass", "all", default "all"
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Repos_GetOrgRuleSuites]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /orgs/{org}/rulesets/rule-suites``
        GitHub: https://docs.github.com/rest/orgs/rule-suites#list-organization-rule-suites
        """

    def get_org_ruleset(
        self,
        org: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/get-org-ruleset.

        :param org: path: a str
        :param ruleset_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryRuleset
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /orgs/{org}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/orgs/rules#get-an-organization-repository-ruleset
        """

    def get_org_rulesets(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        targets: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryRuleset]:
        """repos/get-org-rulesets.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param targets: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositoryRuleset]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /orgs/{org}/rulesets``
        GitHub: https://docs.github.com/rest/orgs/rules#get-all-organization-repository-rulesets
        """

    def get_pages(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PagesInfo:
        """repos/get-pages.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PagesInfo
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/pages``
        GitHub: https://docs.github.com/rest/pages/pages#get-a-apiname-pages-site
        """

    def get_pages_build(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        build_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PagesBuild:
        """repos/get-pages-build.

        :param owner: path: a str
        :param repo: path: a str
        :param build_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PagesBuild
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pages/builds/{build_id}``
        GitHub: https://docs.github.com/rest/pages/pages#get-apiname-pages-build
        """

    def get_pages_deployment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pages_deployment_id: int | str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PagesDeploymentStatus:
        """repos/get-pages-deployment.

        :param owner: path: a str
        :param repo: path: a str
        :param pages_deployment_id: path: an int or a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PagesDeploymentStatus
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}``
        GitHub: https://docs.github.com/rest/pages/pages#get-the-status-of-a-github-pages-deployment
        """

    def get_pages_health_check(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PagesHealthCheck | dict[str, Any]:
        """repos/get-pages-health-check.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PagesHealthCheck | dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 400, 404, 422

        Request: ``GET /repos/{owner}/{repo}/pages/health``
        GitHub: https://docs.github.com/rest/pages/pages#get-a-dns-health-check-for-github-pages
        """

    def get_participation_stats(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ParticipationStats:
        """repos/get-participation-stats.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ParticipationStats
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/stats/participation``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-the-weekly-commit-count
        """

    def get_pull_request_review_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchPullRequestReview:
        """repos/get-pull-request-review-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProtectedBranchPullRequestReview
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-pull-request-review-protection
        """

    def get_punch_card_stats(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[builtins.list[int]] | None:
        """repos/get-punch-card-stats.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[list[int]] | None
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/stats/punch_card``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-the-hourly-commit-count-for-each-day
        """

    def get_readme(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Contents:
        """repos/get-readme.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Contents
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /repos/{owner}/{repo}/readme``
        GitHub: https://docs.github.com/rest/repos/contents#get-a-repository-readme
        """

    def get_readme_in_directory(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        dir: str | GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Contents:
        """repos/get-readme-in-directory.

        :param owner: path: a str
        :param repo: path: a str
        :param dir: path: a str
        :param ref: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Contents
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /repos/{owner}/{repo}/readme/{dir}``
        GitHub: https://docs.github.com/rest/repos/contents#get-a-repository-readme-for-a-directory
        """

    def get_release(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        release_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/get-release.

        :param owner: path: a str
        :param repo: path: a str
        :param release_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Release
        :raises GitHubError: the response has an error status; documented: 401

        Request: ``GET /repos/{owner}/{repo}/releases/{release_id}``
        GitHub: https://docs.github.com/rest/releases/releases#get-a-release
        """

    @overload
    def get_release_asset(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        asset_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Asset:
        """repos/get-release-asset.

        :param owner: path: a str
        :param repo: path: a str
        :param asset_id: path: an int
        :param to: path, folder or file object that the content is streamed to
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Asset; with ``to`` the name of the file that the content was written to
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/releases/assets/{asset_id}``
        GitHub: https://docs.github.com/rest/releases/assets#get-a-release-asset
        """

    @overload
    def get_release_asset(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        asset_id: int | GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/get-release-asset."""

    def get_release_by_tag(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        tag: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/get-release-by-tag.

        :param owner: path: a str
        :param repo: path: a str
        :param tag: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Release
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/releases/tags/{tag}``
        GitHub: https://docs.github.com/rest/releases/releases#get-a-release-by-tag-name
        """

    def get_repo_push_bypass_request(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        bypass_request_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PushRuleBypassRequest:
        """repos/get-repo-push-bypass-request.

        Hosts: ghec, ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param bypass_request_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PushRuleBypassRequest
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /repos/{owner}/{repo}/bypass-requests/push-rules/{bypass_request_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/repos/bypass-requests#get-a-repository-push-bypass-request
        """

    def get_repo_rule_suite(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        rule_suite_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RuleSuite:
        """repos/get-repo-rule-suite.

        :param owner: path: a str
        :param repo: path: a str
        :param rule_suite_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RuleSuite
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}``
        GitHub: https://docs.github.com/rest/repos/rule-suites#get-a-repository-rule-suite
        """

    def get_repo_rule_suites(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        actor_name: str = ...,
        evaluate_status: Literal["all", "active", "evaluate"] = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Repos_GetRepoRuleSuites]:
        """repos/get-repo-rule-suites.

        :param owner: path: a str
        :param repo: path: a str
        :param actor_name: query, optional: a str
        :param evaluate_status: query, optional: one of "all", "active", "evaluate", default "all"; only on
            api.github.com, ghec
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param ref: query, optional: a str
        :param rule_suite_result: query, optional: one of "pass", "fail", "bypass", "all", default "all"
        :param time_period: query, optional: one of "hour", "day", "week", "month", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Repos_GetRepoRuleSuites]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /repos/{owner}/{repo}/rulesets/rule-suites``
        GitHub: https://docs.github.com/rest/repos/rule-suites#list-repository-rule-suites
        """

    def get_repo_ruleset(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        includes_parents: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/get-repo-ruleset.

        :param owner: path: a str
        :param repo: path: a str
        :param ruleset_id: path: an int
        :param includes_parents: query, optional: a bool, default true
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryRuleset
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /repos/{owner}/{repo}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/repos/rules#get-a-repository-ruleset
        """

    def get_repo_ruleset_history(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RulesetVersion]:
        """repos/get-repo-ruleset-history.

        :param owner: path: a str
        :param repo: path: a str
        :param ruleset_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RulesetVersion]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history``
        GitHub: https://docs.github.com/rest/repos/rules#get-repository-ruleset-history
        """

    def get_repo_ruleset_version(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        version_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RulesetVersionWithState:
        """repos/get-repo-ruleset-version.

        :param owner: path: a str
        :param repo: path: a str
        :param ruleset_id: path: an int
        :param version_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RulesetVersionWithState
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}``
        GitHub: https://docs.github.com/rest/repos/rules#get-repository-ruleset-version
        """

    def get_repo_rulesets(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        includes_parents: bool = ...,
        page: int = ...,
        per_page: int = ...,
        targets: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryRuleset]:
        """repos/get-repo-rulesets.

        :param owner: path: a str
        :param repo: path: a str
        :param includes_parents: query, optional: a bool, default true
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param targets: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositoryRuleset]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /repos/{owner}/{repo}/rulesets``
        GitHub: https://docs.github.com/rest/repos/rules#get-all-repository-rulesets
        """

    def get_status_checks_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.StatusCheckPolicy:
        """repos/get-status-checks-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: StatusCheckPolicy
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-status-checks-protection
        """

    def get_teams_with_access_to_protected_branch(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """repos/get-teams-with-access-to-protected-branch.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortTeam]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-teams-with-access-to-the-protected-branch
        """

    def get_top_paths(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ContentTraffic]:
        """repos/get-top-paths.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ContentTraffic]
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``GET /repos/{owner}/{repo}/traffic/popular/paths``
        GitHub: https://docs.github.com/rest/metrics/traffic#get-top-referral-paths
        """

    def get_top_referrers(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ReferrerTraffic]:
        """repos/get-top-referrers.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ReferrerTraffic]
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``GET /repos/{owner}/{repo}/traffic/popular/referrers``
        GitHub: https://docs.github.com/rest/metrics/traffic#get-top-referral-sources
        """

    def get_users_with_access_to_protected_branch(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """repos/get-users-with-access-to-protected-branch.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortUser]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-users-with-access-to-the-protected-branch
        """

    def get_views(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        per: Literal["day", "week"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ViewsStats:
        """repos/get-views.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param per: query, optional: one of "day", "week", default "day"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ViewsStats
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``GET /repos/{owner}/{repo}/traffic/views``
        GitHub: https://docs.github.com/rest/metrics/traffic#get-page-views
        """

    def get_webhook(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Hook:
        """repos/get-webhook.

        :param owner: path: a str
        :param repo: path: a str
        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Hook
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/repos/webhooks#get-a-repository-webhook
        """

    def get_webhook_config_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """repos/get-webhook-config-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WebhookConfig
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/hooks/{hook_id}/config``
        GitHub: https://docs.github.com/rest/repos/webhooks#get-a-webhook-configuration-for-a-repository
        """

    def get_webhook_delivery(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        hook_id: int | GitHubCore,
        delivery_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.HookDelivery:
        """repos/get-webhook-delivery.

        :param owner: path: a str
        :param repo: path: a str
        :param hook_id: path: an int
        :param delivery_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: HookDelivery
        :raises GitHubError: the response has an error status; documented: 400, 422

        Request: ``GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}``
        GitHub: https://docs.github.com/rest/repos/webhooks#get-a-delivery-for-a-repository-webhook
        """

    def list_activities(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        activity_type: Literal["push", "force_push", "branch_creation", "branch_deletion", "pr_merge", "merge_queue_merge"] = ...,
        actor: str = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        ref: str = ...,
        time_period: Literal["day", "week", "month", "quarter", "year"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Activity]:
        """repos/list-activities.

        :param owner: path: a str
        :param repo: path: a str
        :param activity_type: query, optional: one of "push", "force_push", "branch_creation", "branch_deletion",
            "pr_merge", "merge_queue_merge"
        :param actor: query, optional: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param per_page: query, optional: an int, default 30
        :param ref: query, optional: a str
        :param time_period: query, optional: one of "day", "week", "month", "quarter", "year"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Activity]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /repos/{owner}/{repo}/activity``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-activities
        """

    def list_attestations(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        subject_digest: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Repos_ListAttestations_Attestations]:
        """repos/list-attestations.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param subject_digest: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param predicate_type: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Repos_ListAttestations_Attestations]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/attestations/{subject_digest}``
        GitHub: https://docs.github.com/rest/repos/attestations#list-attestations
        """

    def list_autolinks(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Autolink]:
        """repos/list-autolinks.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Autolink]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/autolinks``
        GitHub: https://docs.github.com/rest/repos/autolinks#get-all-autolinks-of-a-repository
        """

    def list_branches(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        protected: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortBranch]:
        """repos/list-branches.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param protected: query, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortBranch]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/branches``
        GitHub: https://docs.github.com/rest/branches/branches#list-branches
        """

    def list_branches_for_head_commit(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        commit_sha: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.BranchShort]:
        """repos/list-branches-for-head-commit.

        :param owner: path: a str
        :param repo: path: a str
        :param commit_sha: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[BranchShort]
        :raises GitHubError: the response has an error status; documented: 409, 422

        Request: ``GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head``
        GitHub: https://docs.github.com/rest/commits/commits#list-branches-for-head-commit
        """

    def list_cache_info(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Repos_ListCacheInfo]:
        """repos/list-cache-info.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Repos_ListCacheInfo]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/replicas/caches``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/repos/repos#list-repository-cache-replication-status
        """

    def list_collaborators(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        affiliation: Literal["outside", "direct", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: Literal["pull", "triage", "push", "maintain", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Collaborator]:
        """repos/list-collaborators.

        :param owner: path: a str
        :param repo: path: a str
        :param affiliation: query, optional: one of "outside", "direct", "all", default "all"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param permission: query, optional: one of "pull", "triage", "push", "maintain", "admin"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Collaborator]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/collaborators``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#list-repository-collaborators
        """

    def list_comments_for_commit(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        commit_sha: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoComment]:
        """repos/list-comments-for-commit.

        :param owner: path: a str
        :param repo: path: a str
        :param commit_sha: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepoComment]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/commits/{commit_sha}/comments``
        GitHub: https://docs.github.com/rest/commits/comments#list-commit-comments
        """

    def list_commit_comments_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoComment]:
        """repos/list-commit-comments-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepoComment]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/comments``
        GitHub: https://docs.github.com/rest/commits/comments#list-commit-comments-for-a-repository
        """

    def list_commit_statuses_for_ref(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Status]:
        """repos/list-commit-statuses-for-ref.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Status]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}/statuses``
        GitHub: https://docs.github.com/rest/commits/statuses#list-commit-statuses-for-a-reference
        """

    def list_commits(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        author: str = ...,
        committer: str = ...,
        page: int = ...,
        path: str = ...,
        per_page: int = ...,
        sha: str = ...,
        since: datetime | str = ...,
        until: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoCommit]:
        """repos/list-commits.

        :param owner: path: a str
        :param repo: path: a str
        :param author: query, optional: a str
        :param committer: query, optional: a str
        :param page: query, optional: an int, default 1
        :param path: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param sha: query, optional: a str
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param until: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepoCommit]
        :raises GitHubError: the response has an error status; documented: 400, 404, 409, 500

        Request: ``GET /repos/{owner}/{repo}/commits``
        GitHub: https://docs.github.com/rest/commits/commits#list-commits
        """

    def list_contributors(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        anon: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Contributor]:
        """repos/list-contributors.

        :param owner: path: a str
        :param repo: path: a str
        :param anon: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Contributor]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/contributors``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-contributors
        """

    def list_custom_deployment_rule_integrations(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CustomDeploymentRuleApp]:
        """repos/list-custom-deployment-rule-integrations.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CustomDeploymentRuleApp]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps``
        GitHub:
        https://docs.github.com/rest/deployments/protection-rules#list-custom-deployment-rule-integrations-available-for-an-environment
        """

    def list_deploy_keys(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Key]:
        """repos/list-deploy-keys.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Key]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/keys``
        GitHub: https://docs.github.com/rest/deploy-keys/deploy-keys#list-deploy-keys
        """

    def list_deployment_branch_policies(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DeploymentBranchPolicy]:
        """repos/list-deployment-branch-policies.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[DeploymentBranchPolicy]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#list-deployment-branch-policies
        """

    def list_deployment_statuses(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        deployment_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[DeploymentStatus]:
        """repos/list-deployment-statuses.

        :param owner: path: a str
        :param repo: path: a str
        :param deployment_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[DeploymentStatus]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses``
        GitHub: https://docs.github.com/rest/deployments/statuses#list-deployment-statuses
        """

    def list_deployments(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        environment: str | None = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        sha: str = ...,
        task: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Deployment]:
        """repos/list-deployments.

        :param owner: path: a str
        :param repo: path: a str
        :param environment: query, optional: a str or None, default "none"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param ref: query, optional: a str, default "none"
        :param sha: query, optional: a str, default "none"
        :param task: query, optional: a str, default "none"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Deployment]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/deployments``
        GitHub: https://docs.github.com/rest/deployments/deployments#list-deployments
        """

    def list_for_authenticated_user(
        self,
        *,
        affiliation: str = ...,
        before: datetime | str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "owner", "public", "private", "member"] = ...,
        visibility: Literal["all", "public", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-for-authenticated-user.

        :param affiliation: query, optional: a str, default "owner,collaborator,organization_member"
        :param before: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param direction: query, optional: one of "asc", "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "created", "updated", "pushed", "full_name", default "full_name"
        :param type: query, optional: one of "all", "owner", "public", "private", "member", default "all"
        :param visibility: query, optional: one of "all", "public", "private", default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 401, 403, 422

        Request: ``GET /user/repos``
        GitHub: https://docs.github.com/rest/repos/repos#list-repositories-for-the-authenticated-user
        """

    def list_for_org(
        self,
        org: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "public", "private", "forks", "sources", "member", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-for-org.

        :param org: path: a str
        :param direction: query, optional: one of "asc", "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "pushed", "full_name", default "created"
        :param type: query, optional: one of "all", "public", "private", "forks", "sources", "member", "internal",
            default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/repos``
        GitHub: https://docs.github.com/rest/repos/repos#list-organization-repositories
        """

    def list_for_user(
        self,
        username: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "owner", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-for-user.

        :param username: path: a str
        :param direction: query, optional: one of "asc", "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "pushed", "full_name", default "full_name"
        :param type: query, optional: one of "all", "owner", "member", default "owner"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/repos``
        GitHub: https://docs.github.com/rest/repos/repos#list-repositories-for-a-user
        """

    def list_forks(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["newest", "oldest", "stargazers", "watchers"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-forks.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "newest", "oldest", "stargazers", "watchers", default "newest"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 400

        Request: ``GET /repos/{owner}/{repo}/forks``
        GitHub: https://docs.github.com/rest/repos/forks#list-forks
        """

    def list_invitations(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositoryInvitation]:
        """repos/list-invitations.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositoryInvitation]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/invitations``
        GitHub: https://docs.github.com/rest/collaborators/invitations#list-repository-invitations
        """

    def list_invitations_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositoryInvitation]:
        """repos/list-invitations-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositoryInvitation]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/repository_invitations``
        GitHub:
        https://docs.github.com/rest/collaborators/invitations#list-repository-invitations-for-the-authenticated-user
        """

    def list_issue_types(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueType]:
        """repos/list-issue-types.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[IssueType]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/issue-types``
        GitHub: https://docs.github.com/rest/repos/issue-types#list-issue-types-for-a-repository
        """

    def list_languages(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/list-languages.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/languages``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-languages
        """

    def list_pages_builds(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PagesBuild]:
        """repos/list-pages-builds.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[PagesBuild]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pages/builds``
        GitHub: https://docs.github.com/rest/pages/pages#list-apiname-pages-builds
        """

    def list_public(
        self,
        *,
        since: int = ...,
        visibility: Literal["all", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-public.

        :param since: query, optional: an int
        :param visibility: query, optional: one of "all", "public", default "public"; only on ghes-3.19
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /repositories``
        GitHub: https://docs.github.com/rest/repos/repos#list-public-repositories
        """

    def list_pull_requests_associated_with_commit(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        commit_sha: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortPullRequest]:
        """repos/list-pull-requests-associated-with-commit.

        :param owner: path: a str
        :param repo: path: a str
        :param commit_sha: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortPullRequest]
        :raises GitHubError: the response has an error status; documented: 409

        Request: ``GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls``
        GitHub: https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit
        """

    def list_release_assets(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        release_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Asset]:
        """repos/list-release-assets.

        :param owner: path: a str
        :param repo: path: a str
        :param release_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Asset]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/releases/{release_id}/assets``
        GitHub: https://docs.github.com/rest/releases/assets#list-release-assets
        """

    def list_releases(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Release]:
        """repos/list-releases.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Release]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/releases``
        GitHub: https://docs.github.com/rest/releases/releases#list-releases
        """

    def list_repo_push_bypass_requests(
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
    ) -> Listing[_models.PushRuleBypassRequest]:
        """repos/list-repo-push-bypass-requests.

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
        :returns: Listing[PushRuleBypassRequest]
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``GET /repos/{owner}/{repo}/bypass-requests/push-rules``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/repos/bypass-requests#list-repository-push-rule-bypass-requests
        """

    @deprecated("GitHub deprecates it")
    def list_tag_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.TagProtection]:
        """repos/list-tag-protection.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[TagProtection]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/tags/protection``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/repos/tags#closing-down---list-tag-protection-states-for-a-repository
        """

    def list_tags(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoTag]:
        """repos/list-tags.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepoTag]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/tags``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-tags
        """

    def list_teams(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """repos/list-teams.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortTeam]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/teams``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-teams
        """

    def list_webhook_deliveries(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.HookDeliveryItem]:
        """repos/list-webhook-deliveries.

        :param owner: path: a str
        :param repo: path: a str
        :param hook_id: path: an int
        :param cursor: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param status: query, optional: one of "success", "failure"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[HookDeliveryItem]
        :raises GitHubError: the response has an error status; documented: 400, 422

        Request: ``GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries``
        GitHub: https://docs.github.com/rest/repos/webhooks#list-deliveries-for-a-repository-webhook
        """

    def list_webhooks(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Hook]:
        """repos/list-webhooks.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Hook]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/hooks``
        GitHub: https://docs.github.com/rest/repos/webhooks#list-repository-webhooks
        """

    def merge(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        base: str,
        commit_message: str = ...,
        head: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoCommit | None:
        """repos/merge.

        :param owner: path: a str
        :param repo: path: a str
        :param base: body: a str
        :param commit_message: body, optional: a str
        :param head: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepoCommit | None
        :raises GitHubError: the response has an error status; documented: 403, 404, 409, 422

        Request: ``POST /repos/{owner}/{repo}/merges``
        GitHub: https://docs.github.com/rest/branches/branches#merge-a-branch
        """

    def merge_upstream(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        branch: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.MergedUpstream:
        """repos/merge-upstream.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: MergedUpstream
        :raises GitHubError: the response has an error status; documented: 409, 422

        Request: ``POST /repos/{owner}/{repo}/merge-upstream``
        GitHub: https://docs.github.com/rest/branches/branches#sync-a-fork-branch-with-the-upstream-repository
        """

    def ping_webhook(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/ping-webhook.

        :param owner: path: a str
        :param repo: path: a str
        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /repos/{owner}/{repo}/hooks/{hook_id}/pings``
        GitHub: https://docs.github.com/rest/repos/webhooks#ping-a-repository-webhook
        """

    def redeliver_webhook_delivery(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        hook_id: int | GitHubCore,
        delivery_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/redeliver-webhook-delivery.

        :param owner: path: a str
        :param repo: path: a str
        :param hook_id: path: an int
        :param delivery_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 400, 422

        Request: ``POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts``
        GitHub: https://docs.github.com/rest/repos/webhooks#redeliver-a-delivery-for-a-repository-webhook
        """

    def remove_app_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[App]:
        """repos/remove-app-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param apps: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[App]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-app-access-restrictions
        """

    def remove_collaborator(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/remove-collaborator.

        :param owner: path: a str
        :param repo: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``DELETE /repos/{owner}/{repo}/collaborators/{username}``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#remove-a-repository-collaborator
        """

    def remove_status_check_contexts(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/remove-status-check-contexts.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param contexts: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[str]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-status-check-contexts
        """

    def remove_status_check_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/remove-status-check-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-status-check-protection
        """

    def remove_team_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """repos/remove-team-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param teams: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortTeam]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-team-access-restrictions
        """

    def remove_user_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """repos/remove-user-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param users: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortUser]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-user-access-restrictions
        """

    def rename_branch(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        new_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Branch:
        """repos/rename-branch.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param new_name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Branch
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/rename``
        GitHub: https://docs.github.com/rest/branches/branches#rename-a-branch
        """

    def replace_all_topics(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        names: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Topics:
        """repos/replace-all-topics.

        :param owner: path: a str
        :param repo: path: a str
        :param names: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Topics
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /repos/{owner}/{repo}/topics``
        GitHub: https://docs.github.com/rest/repos/repos#replace-all-repository-topics
        """

    def request_pages_build(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PageBuildStatus:
        """repos/request-pages-build.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PageBuildStatus
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/pages/builds``
        GitHub: https://docs.github.com/rest/pages/pages#request-a-apiname-pages-build
        """

    def set_admin_branch_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchAdminEnforced:
        """repos/set-admin-branch-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProtectedBranchAdminEnforced
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-admin-branch-protection
        """

    def set_app_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[App]:
        """repos/set-app-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param apps: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[App]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-app-access-restrictions
        """

    def set_status_check_contexts(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/set-status-check-contexts.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param contexts: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[str]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-status-check-contexts
        """

    def set_team_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """repos/set-team-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param teams: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortTeam]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-team-access-restrictions
        """

    def set_user_access_restrictions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """repos/set-user-access-restrictions.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param users: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortUser]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-user-access-restrictions
        """

    def test_push_webhook(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/test-push-webhook.

        :param owner: path: a str
        :param repo: path: a str
        :param hook_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /repos/{owner}/{repo}/hooks/{hook_id}/tests``
        GitHub: https://docs.github.com/rest/repos/webhooks#test-the-push-repository-webhook
        """

    def transfer(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        new_name: str = ...,
        new_owner: str,
        team_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortRepository:
        """repos/transfer.

        :param owner: path: a str
        :param repo: path: a str
        :param new_name: body, optional: a str
        :param new_owner: body: a str
        :param team_ids: body, optional: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortRepository
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/transfer``
        GitHub: https://docs.github.com/rest/repos/repos#transfer-a-repository
        """

    def update(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        allow_auto_merge: bool = ...,
        allow_forking: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        allow_update_branch: bool = ...,
        archived: bool = ...,
        default_branch: str = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_pull_requests: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str = ...,
        private: bool = ...,
        pull_request_creation_policy: Literal["all", "collaborators_only"] = ...,
        security_and_analysis: _Update_SecurityAndAnalysis | None = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        use_squash_pr_title_as_default: bool = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        web_commit_signoff_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/update.

        :param owner: path: a str
        :param repo: path: a str
        :param allow_auto_merge: body, optional: a bool, default false; only on api.github.com, ghec
        :param allow_forking: body, optional: a bool, default false
        :param allow_merge_commit: body, optional: a bool, default true
        :param allow_rebase_merge: body, optional: a bool, default true
        :param allow_squash_merge: body, optional: a bool, default true
        :param allow_update_branch: body, optional: a bool, default false
        :param archived: body, optional: a bool, default false
        :param default_branch: body, optional: a str
        :param delete_branch_on_merge: body, optional: a bool, default false
        :param description: body, optional: a str
        :param has_issues: body, optional: a bool, default true
        :param has_projects: body, optional: a bool, default true
        :param has_pull_requests: body, optional: a bool, default true
        :param has_wiki: body, optional: a bool, default true
        :param homepage: body, optional: a str
        :param is_template: body, optional: a bool, default false
        :param merge_commit_message: body, optional: one of "PR_BODY", "PR_TITLE", "BLANK"
        :param merge_commit_title: body, optional: one of "PR_TITLE", "MERGE_MESSAGE"
        :param name: body, optional: a str
        :param private: body, optional: a bool, default false
        :param pull_request_creation_policy: body, optional: one of "all", "collaborators_only"
        :param security_and_analysis: body, optional: a mapping or None
        :param squash_merge_commit_message: body, optional: one of "PR_BODY", "COMMIT_MESSAGES", "BLANK"
        :param squash_merge_commit_title: body, optional: one of "PR_TITLE", "COMMIT_OR_PR_TITLE"
        :param use_squash_pr_title_as_default: body, optional: a bool, default false
        :param visibility: body, optional: one of "public", "private", "internal"
        :param web_commit_signoff_required: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Repository
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PATCH /repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/repos/repos#update-a-repository
        """

    def update_branch_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        allow_deletions: bool = ...,
        allow_force_pushes: bool | None = ...,
        allow_fork_syncing: bool = ...,
        block_creations: bool = ...,
        enforce_admins: bool | None,
        lock_branch: bool = ...,
        required_conversation_resolution: bool = ...,
        required_linear_history: bool = ...,
        required_pull_request_reviews: _UpdateBranchProtection_RequiredPullRequestReviews | None,
        required_status_checks: _UpdateBranchProtection_RequiredStatusChecks | None,
        restrictions: _UpdateBranchProtection_Restrictions | None,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> BranchProtection:
        """repos/update-branch-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param allow_deletions: body, optional: a bool
        :param allow_force_pushes: body, optional: a bool or None
        :param allow_fork_syncing: body, optional: a bool, default false
        :param block_creations: body, optional: a bool
        :param enforce_admins: body: a bool or None
        :param lock_branch: body, optional: a bool, default false
        :param required_conversation_resolution: body, optional: a bool
        :param required_linear_history: body, optional: a bool
        :param required_pull_request_reviews: body: a mapping or None
        :param required_status_checks: body: a mapping or None
        :param restrictions: body: a mapping or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BranchProtection
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection``
        GitHub: https://docs.github.com/rest/branches/branch-protection#update-branch-protection
        """

    def update_commit_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoComment:
        """repos/update-commit-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param body: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepoComment
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``PATCH /repos/{owner}/{repo}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/commits/comments#update-a-commit-comment
        """

    def update_deployment_branch_policy(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        environment_name: str | GitHubCore,
        branch_policy_id: int | GitHubCore,
        *,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentBranchPolicy:
        """repos/update-deployment-branch-policy.

        :param owner: path: a str
        :param repo: path: a str
        :param environment_name: path: a str
        :param branch_policy_id: path: an int
        :param name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeploymentBranchPolicy
        :raises GitHubError: the response has an error status

        Request: ``PUT
        /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#update-a-deployment-branch-policy
        """

    def update_enterprise_ruleset(
        self,
        enterprise: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _EnterpriseRulesetConditions | _EnterpriseRulesetConditions1 | _EnterpriseRulesetConditions2 | _EnterpriseRulesetConditions3 | _EnterpriseRulesetConditions4 | _EnterpriseRulesetConditions5 = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/update-enterprise-ruleset.

        Hosts: ghec.

        :param enterprise: path: a str
        :param ruleset_id: path: an int
        :param bypass_actors: body, optional: an iterable
        :param conditions: body, optional: a mapping
        :param enforcement: body, optional: one of "disabled", "active", "evaluate"
        :param name: body, optional: a str
        :param rules: body, optional: an iterable
        :param target: body, optional: one of "branch", "tag", "push", "repository"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryRuleset
        :raises GitHubError: the response has an error status; documented: 404, 500

        Request: ``PUT /enterprises/{enterprise}/rulesets/{ruleset_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#update-an-enterprise-repository-ruleset
        """

    def update_information_about_pages_site(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        build_type: Literal["legacy", "workflow"] = ...,
        cname: str | None = ...,
        https_enforced: bool = ...,
        public: bool = ...,
        source: Literal["gh-pages"] | Literal["master"] | Literal["master /docs"] | _UpdateInformationAboutPagesSite_Source3 = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/update-information-about-pages-site.

        :param owner: path: a str
        :param repo: path: a str
        :param build_type: body, optional: one of "legacy", "workflow"
        :param cname: body, optional: a str or None
        :param https_enforced: body, optional: a bool
        :param public: body, optional: a bool; only on ghec
        :param source: body, optional: "gh-pages" or "master" or "master /docs" or a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 409, 422

        Request: ``PUT /repos/{owner}/{repo}/pages``
        GitHub: https://docs.github.com/rest/pages/pages#update-information-about-a-apiname-pages-site
        """

    def update_invitation(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        invitation_id: int | GitHubCore,
        *,
        permissions: Literal["read", "write", "maintain", "triage", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositoryInvitation:
        """repos/update-invitation.

        :param owner: path: a str
        :param repo: path: a str
        :param invitation_id: path: an int
        :param permissions: body, optional: one of "read", "write", "maintain", "triage", "admin"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryInvitation
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/collaborators/invitations#update-a-repository-invitation
        """

    def update_org_ruleset(
        self,
        org: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _OrgRulesetConditions | _OrgRulesetConditions1 | _OrgRulesetConditions2 = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/update-org-ruleset.

        :param org: path: a str
        :param ruleset_id: path: an int
        :param bypass_actors: body, optional: an iterable
        :param conditions: body, optional: a mapping
        :param enforcement: body, optional: one of "disabled", "active", "evaluate"
        :param name: body, optional: a str
        :param rules: body, optional: an iterable
        :param target: body, optional: one of "branch", "tag", "push", "repository"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryRuleset
        :raises GitHubError: the response has an error status; documented: 404, 422, 500

        Request: ``PUT /orgs/{org}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/orgs/rules#update-an-organization-repository-ruleset
        """

    def update_pull_request_review_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        bypass_pull_request_allowances: _UpdatePullRequestReviewProtection_BypassPullRequestAllowances = ...,
        dismiss_stale_reviews: bool = ...,
        dismissal_restrictions: _UpdatePullRequestReviewProtection_DismissalRestrictions = ...,
        require_code_owner_reviews: bool = ...,
        require_last_push_approval: bool = ...,
        required_approving_review_count: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchPullRequestReview:
        """repos/update-pull-request-review-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param bypass_pull_request_allowances: body, optional: a mapping
        :param dismiss_stale_reviews: body, optional: a bool
        :param dismissal_restrictions: body, optional: a mapping
        :param require_code_owner_reviews: body, optional: a bool
        :param require_last_push_approval: body, optional: a bool, default false
        :param required_approving_review_count: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProtectedBranchPullRequestReview
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews``
        GitHub: https://docs.github.com/rest/branches/branch-protection#update-pull-request-review-protection
        """

    def update_release(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        release_id: int | GitHubCore,
        *,
        body: str = ...,
        discussion_category_name: str = ...,
        draft: bool = ...,
        make_latest: Literal["true", "false", "legacy"] = ...,
        name: str = ...,
        prerelease: bool = ...,
        tag_name: str = ...,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/update-release.

        :param owner: path: a str
        :param repo: path: a str
        :param release_id: path: an int
        :param body: body, optional: a str
        :param discussion_category_name: body, optional: a str; only on api.github.com, ghec
        :param draft: body, optional: a bool
        :param make_latest: body, optional: one of "true", "false", "legacy", default "true"
        :param name: body, optional: a str
        :param prerelease: body, optional: a bool
        :param tag_name: body, optional: a str
        :param target_commitish: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Release
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``PATCH /repos/{owner}/{repo}/releases/{release_id}``
        GitHub: https://docs.github.com/rest/releases/releases#update-a-release
        """

    def update_release_asset(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        asset_id: int | GitHubCore,
        *,
        label: str = ...,
        name: str = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Asset:
        """repos/update-release-asset.

        :param owner: path: a str
        :param repo: path: a str
        :param asset_id: path: an int
        :param label: body, optional: a str
        :param name: body, optional: a str
        :param state: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Asset
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}``
        GitHub: https://docs.github.com/rest/releases/assets#update-a-release-asset
        """

    def update_repo_ruleset(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ruleset_id: int | GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _RepositoryRulesetConditions = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleMergeQueue | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview | _RepositoryRuleLicenseComplianceScanning | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize] = ...,
        target: Literal["branch", "tag", "push"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/update-repo-ruleset.

        :param owner: path: a str
        :param repo: path: a str
        :param ruleset_id: path: an int
        :param bypass_actors: body, optional: an iterable
        :param conditions: body, optional: a mapping
        :param enforcement: body, optional: one of "disabled", "active", "evaluate"
        :param name: body, optional: a str
        :param rules: body, optional: an iterable
        :param target: body, optional: one of "branch", "tag", "push"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryRuleset
        :raises GitHubError: the response has an error status; documented: 404, 422, 500

        Request: ``PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/repos/rules#update-a-repository-ruleset
        """

    def update_status_check_protection(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        branch: str | GitHubCore,
        *,
        checks: Iterable[_UpdateStatusCheckProtection_Checks] = ...,
        contexts: Iterable[str] = ...,
        strict: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.StatusCheckPolicy:
        """repos/update-status-check-protection.

        :param owner: path: a str
        :param repo: path: a str
        :param branch: path: a str
        :param checks: body, optional: an iterable
        :param contexts: body, optional: an iterable of str
        :param strict: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: StatusCheckPolicy
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks``
        GitHub: https://docs.github.com/rest/branches/branch-protection#update-status-check-protection
        """

    def update_webhook(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        hook_id: int | GitHubCore,
        *,
        active: bool = ...,
        add_events: Iterable[str] = ...,
        config: _WebhookConfig = ...,
        events: Iterable[str] = ...,
        remove_events: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Hook:
        """repos/update-webhook.

        :param owner: path: a str
        :param repo: path: a str
        :param hook_id: path: an int
        :param active: body, optional: a bool, default true
        :param add_events: body, optional: an iterable of str
        :param config: body, optional: a mapping
        :param events: body, optional: an iterable of str, default ["push"]
        :param remove_events: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Hook
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PATCH /repos/{owner}/{repo}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/repos/webhooks#update-a-repository-webhook
        """

    def update_webhook_config_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
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
        """repos/update-webhook-config-for-repo.

        :param owner: path: a str
        :param repo: path: a str
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

        Request: ``PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config``
        GitHub: https://docs.github.com/rest/repos/webhooks#update-a-webhook-configuration-for-a-repository
        """

    def upload_release_asset(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        release_id: int | GitHubCore,
        *,
        label: str = ...,
        name: str,
        data: bytes | bytearray | memoryview | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Asset:
        """repos/upload-release-asset.

        :param owner: path: a str
        :param repo: path: a str
        :param release_id: path: an int
        :param label: query, optional: a str
        :param name: query: a str
        :param data: the body: bytes, a path object or an open file, which is streamed; for a body of text also a str
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Asset
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/releases/{release_id}/assets``
        GitHub: https://docs.github.com/rest/releases/assets#upload-a-release-asset
        """

class AsyncRepos(Operations):
    """The operations of GitHub's tag ``repos``, for asyncio."""

    async def accept_invitation_for_authenticated_user(
        self,
        invitation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/accept-invitation-for-authenticated-user.

        Request: ``PATCH /user/repository_invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/collaborators/invitations#accept-a-repository-invitation
        """

    async def add_app_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.App]:
        """repos/add-app-access-restrictions.

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps``
        GitHub: https://docs.github.com/rest/branches/branch-protection#add-app-access-restrictions
        """

    async def add_collaborator(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        permission: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositoryInvitation | None:
        """repos/add-collaborator.

        Request: ``PUT /repos/{owner}/{repo}/collaborators/{username}``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#add-a-repository-collaborator
        """

    async def add_status_check_contexts(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/add-status-check-contexts.

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts``
        GitHub: https://docs.github.com/rest/branches/branch-protection#add-status-check-contexts
        """

    async def add_team_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """repos/add-team-access-restrictions.

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams``
        GitHub: https://docs.github.com/rest/branches/branch-protection#add-team-access-restrictions
        """

    async def add_user_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """repos/add-user-access-restrictions.

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users``
        GitHub: https://docs.github.com/rest/branches/branch-protection#add-user-access-restrictions
        """

    async def cancel_pages_deployment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pages_deployment_id: int | str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/cancel-pages-deployment.

        Request: ``POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel``
        GitHub: https://docs.github.com/rest/pages/pages#cancel-a-github-pages-deployment
        """

    async def check_automated_security_fixes(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CheckAutomatedSecurityFixes:
        """repos/check-automated-security-fixes.

        Request: ``GET /repos/{owner}/{repo}/automated-security-fixes``
        GitHub:
        https://docs.github.com/rest/repos/repos#check-if-dependabot-security-updates-are-enabled-for-a-repository
        """

    async def check_collaborator(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/check-collaborator.

        Request: ``GET /repos/{owner}/{repo}/collaborators/{username}``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#check-if-a-user-is-a-repository-collaborator
        """

    async def check_immutable_releases(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CheckImmutableReleases:
        """repos/check-immutable-releases.

        Request: ``GET /repos/{owner}/{repo}/immutable-releases``
        GitHub: https://docs.github.com/rest/repos/repos#check-if-immutable-releases-are-enabled-for-a-repository
        """

    async def check_private_vulnerability_reporting(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Repos_CheckPrivateVulnerabilityReporting:
        """repos/check-private-vulnerability-reporting.

        Request: ``GET /repos/{owner}/{repo}/private-vulnerability-reporting``
        GitHub:
        https://docs.github.com/rest/repos/repos#check-if-private-vulnerability-reporting-is-enabled-for-a-repository
        """

    async def check_vulnerability_alerts(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/check-vulnerability-alerts.

        Request: ``GET /repos/{owner}/{repo}/vulnerability-alerts``
        GitHub: https://docs.github.com/rest/repos/repos#check-if-vulnerability-alerts-are-enabled-for-a-repository
        """

    async def codeowners_errors(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeownersErrors:
        """repos/codeowners-errors.

        Request: ``GET /repos/{owner}/{repo}/codeowners/errors``
        GitHub: https://docs.github.com/rest/repos/repos#list-codeowners-errors
        """

    async def compare_commits(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        base: str | _aio.GitHubCore,
        head: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Comparison:
        """repos/compare-commits.

        Request: ``GET /repos/{owner}/{repo}/compare/{base}...{head}``
        GitHub: https://docs.github.com/rest/reference/repos#compare-two-commits
        """

    async def compare_commits_with_basehead(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        basehead: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Comparison:
        """repos/compare-commits-with-basehead.

        Request: ``GET /repos/{owner}/{repo}/compare/{basehead}``
        GitHub: https://docs.github.com/rest/commits/commits#compare-two-commits
        """

    async def create_attestation(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        bundle: _CreateAttestation_Bundle,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Repos_CreateAttestation:
        """repos/create-attestation.

        Request: ``POST /repos/{owner}/{repo}/attestations``
        GitHub: https://docs.github.com/rest/repos/attestations#create-an-attestation
        """

    async def create_autolink(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        is_alphanumeric: bool = ...,
        key_prefix: str,
        url_template: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Autolink:
        """repos/create-autolink.

        Request: ``POST /repos/{owner}/{repo}/autolinks``
        GitHub: https://docs.github.com/rest/repos/autolinks#create-an-autolink-reference-for-a-repository
        """

    async def create_commit_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        commit_sha: str | _aio.GitHubCore,
        *,
        body: str,
        line: int = ...,
        path: str = ...,
        position: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoComment:
        """repos/create-commit-comment.

        Request: ``POST /repos/{owner}/{repo}/commits/{commit_sha}/comments``
        GitHub: https://docs.github.com/rest/commits/comments#create-a-commit-comment
        """

    async def create_commit_signature_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchAdminEnforced:
        """repos/create-commit-signature-protection.

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures``
        GitHub: https://docs.github.com/rest/branches/branch-protection#create-commit-signature-protection
        """

    async def create_commit_status(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        sha: str | _aio.GitHubCore,
        *,
        context: str = ...,
        description: str | None = ...,
        state: Literal["error", "failure", "pending", "success"],
        target_url: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Status:
        """repos/create-commit-status.

        Request: ``POST /repos/{owner}/{repo}/statuses/{sha}``
        GitHub: https://docs.github.com/rest/commits/statuses#create-a-commit-status
        """

    async def create_deploy_key(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        key: str,
        read_only: bool = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Key:
        """repos/create-deploy-key.

        Request: ``POST /repos/{owner}/{repo}/keys``
        GitHub: https://docs.github.com/rest/deploy-keys/deploy-keys#create-a-deploy-key
        """

    async def create_deployment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        auto_merge: bool = ...,
        description: str | None = ...,
        environment: str = ...,
        payload: Mapping[str, Any] | str = ...,
        production_environment: bool = ...,
        ref: str,
        required_contexts: Iterable[str] = ...,
        task: str = ...,
        transient_environment: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Deployment | _aio_models.Repos_CreateDeployment:
        """repos/create-deployment.

        Request: ``POST /repos/{owner}/{repo}/deployments``
        GitHub: https://docs.github.com/rest/deployments/deployments#create-a-deployment
        """

    async def create_deployment_branch_policy(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        name: str,
        type: Literal["branch", "tag"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentBranchPolicy:
        """repos/create-deployment-branch-policy.

        Request: ``POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#create-a-deployment-branch-policy
        """

    async def create_deployment_protection_rule(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        integration_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentProtectionRule:
        """repos/create-deployment-protection-rule.

        Request: ``POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules``
        GitHub:
        https://docs.github.com/rest/deployments/protection-rules#create-a-custom-deployment-protection-rule-on-an-environment
        """

    async def create_deployment_status(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        deployment_id: int | _aio.GitHubCore,
        *,
        auto_inactive: bool = ...,
        description: str = ...,
        environment: str = ...,
        environment_url: str = ...,
        log_url: str = ...,
        state: Literal["error", "failure", "inactive", "in_progress", "queued", "pending", "success"],
        target_url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.DeploymentStatus:
        """repos/create-deployment-status.

        Request: ``POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses``
        GitHub: https://docs.github.com/rest/deployments/statuses#create-a-deployment-status
        """

    async def create_dispatch_event(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        client_payload: Mapping[str, Any] = ...,
        event_type: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/create-dispatch-event.

        Request: ``POST /repos/{owner}/{repo}/dispatches``
        GitHub: https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event
        """

    async def create_enterprise_ruleset(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _EnterpriseRulesetConditions | _EnterpriseRulesetConditions1 | _EnterpriseRulesetConditions2 | _EnterpriseRulesetConditions3 | _EnterpriseRulesetConditions4 | _EnterpriseRulesetConditions5 = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/create-enterprise-ruleset.

        Request: ``POST /enterprises/{enterprise}/rulesets``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#create-an-enterprise-repository-ruleset
        """

    async def create_for_authenticated_user(
        self,
        *,
        allow_auto_merge: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        auto_init: bool = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        gitignore_template: str = ...,
        has_discussions: bool = ...,
        has_downloads: bool = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        license_template: str = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str,
        private: bool = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        team_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/create-for-authenticated-user.

        Request: ``POST /user/repos``
        GitHub: https://docs.github.com/rest/repos/repos#create-a-repository-for-the-authenticated-user
        """

    async def create_fork(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        default_branch_only: bool = ...,
        name: str = ...,
        organization: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/create-fork.

        Request: ``POST /repos/{owner}/{repo}/forks``
        GitHub: https://docs.github.com/rest/repos/forks#create-a-fork
        """

    async def create_in_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        allow_auto_merge: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        auto_init: bool = ...,
        custom_properties: Mapping[str, Any] = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        gitignore_template: str = ...,
        has_downloads: bool = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        license_template: str = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str,
        private: bool = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        team_id: int = ...,
        use_squash_pr_title_as_default: bool = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/create-in-org.

        Request: ``POST /orgs/{org}/repos``
        GitHub: https://docs.github.com/rest/repos/repos#create-an-organization-repository
        """

    async def create_or_update_environment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        deployment_branch_policy: _DeploymentBranchPolicySettings | None = ...,
        prevent_self_review: bool = ...,
        reviewers: Iterable[_CreateOrUpdateEnvironment_Reviewers] | None = ...,
        wait_timer: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Environment:
        """repos/create-or-update-environment.

        Request: ``PUT /repos/{owner}/{repo}/environments/{environment_name}``
        GitHub: https://docs.github.com/rest/deployments/environments#create-or-update-an-environment
        """

    async def create_or_update_file_contents(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        path: str | _aio.GitHubCore,
        *,
        author: _CreateOrUpdateFileContents_Author = ...,
        branch: str = ...,
        committer: _CreateOrUpdateFileContents_Committer = ...,
        content: str,
        message: str,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.FileCommit:
        """repos/create-or-update-file-contents.

        Request: ``PUT /repos/{owner}/{repo}/contents/{path}``
        GitHub: https://docs.github.com/rest/repos/contents#create-or-update-file-contents
        """

    async def create_org_ruleset(
        self,
        org: str | _aio.GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _OrgRulesetConditions | _OrgRulesetConditions1 | _OrgRulesetConditions2 = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        source_type: Literal["Repository", "Organization"] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/create-org-ruleset.

        Request: ``POST /orgs/{org}/rulesets``
        GitHub: https://docs.github.com/rest/orgs/rules#create-an-organization-repository-ruleset
        """

    async def create_pages_deployment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        artifact_id: float = ...,
        artifact_url: str = ...,
        environment: str = ...,
        oidc_token: str,
        pages_build_version: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PageDeployment:
        """repos/create-pages-deployment.

        Request: ``POST /repos/{owner}/{repo}/pages/deployments``
        GitHub: https://docs.github.com/rest/pages/pages#create-a-github-pages-deployment
        """

    async def create_pages_site(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        build_type: Literal["legacy", "workflow"] = ...,
        source: _CreatePagesSite_Source = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PagesInfo:
        """repos/create-pages-site.

        Request: ``POST /repos/{owner}/{repo}/pages``
        GitHub: https://docs.github.com/rest/pages/pages#create-a-apiname-pages-site
        """

    async def create_release(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        body: str = ...,
        discussion_category_name: str = ...,
        draft: bool = ...,
        generate_release_notes: bool = ...,
        make_latest: Literal["true", "false", "legacy"] = ...,
        name: str = ...,
        prerelease: bool = ...,
        tag_name: str,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/create-release.

        Request: ``POST /repos/{owner}/{repo}/releases``
        GitHub: https://docs.github.com/rest/releases/releases#create-a-release
        """

    async def create_repo_ruleset(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _RepositoryRulesetConditions = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleMergeQueue | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview | _RepositoryRuleLicenseComplianceScanning | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize] = ...,
        target: Literal["branch", "tag", "push"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/create-repo-ruleset.

        Request: ``POST /repos/{owner}/{repo}/rulesets``
        GitHub: https://docs.github.com/rest/repos/rules#create-a-repository-ruleset
        """

    @deprecated("GitHub deprecates it")
    async def create_tag_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        pattern: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TagProtection:
        """repos/create-tag-protection.

        Request: ``POST /repos/{owner}/{repo}/tags/protection``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/repos/tags#closing-down---create-a-tag-protection-state-for-a-repository
        """

    async def create_using_template(
        self,
        template_owner: str | _aio.GitHubCore,
        template_repo: str | _aio.GitHubCore,
        *,
        description: str = ...,
        include_all_branches: bool = ...,
        name: str,
        owner: str = ...,
        private: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/create-using-template.

        Request: ``POST /repos/{template_owner}/{template_repo}/generate``
        GitHub: https://docs.github.com/rest/repos/repos#create-a-repository-using-a-template
        """

    async def create_webhook(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        active: bool = ...,
        config: _CreateWebhook_Config = ...,
        events: Iterable[str] = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Hook:
        """repos/create-webhook.

        Request: ``POST /repos/{owner}/{repo}/hooks``
        GitHub: https://docs.github.com/rest/repos/webhooks#create-a-repository-webhook
        """

    async def custom_properties_for_repos_create_or_update_repository_values(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/custom-properties-for-repos-create-or-update-repository-values.

        Request: ``PATCH /repos/{owner}/{repo}/properties/values``
        GitHub:
        https://docs.github.com/rest/repos/custom-properties#create-or-update-custom-property-values-for-a-repository
        """

    async def custom_properties_for_repos_get_repository_values(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomPropertyValue]:
        """repos/custom-properties-for-repos-get-repository-values.

        Request: ``GET /repos/{owner}/{repo}/properties/values``
        GitHub: https://docs.github.com/rest/repos/custom-properties#get-all-custom-property-values-for-a-repository
        """

    async def decline_invitation_for_authenticated_user(
        self,
        invitation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/decline-invitation-for-authenticated-user.

        Request: ``DELETE /user/repository_invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/collaborators/invitations#decline-a-repository-invitation
        """

    async def delete(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete.

        Request: ``DELETE /repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/repos/repos#delete-a-repository
        """

    async def delete_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-access-restrictions.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-access-restrictions
        """

    async def delete_admin_branch_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-admin-branch-protection.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-admin-branch-protection
        """

    async def delete_an_environment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-an-environment.

        Request: ``DELETE /repos/{owner}/{repo}/environments/{environment_name}``
        GitHub: https://docs.github.com/rest/deployments/environments#delete-an-environment
        """

    async def delete_autolink(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        autolink_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-autolink.

        Request: ``DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}``
        GitHub: https://docs.github.com/rest/repos/autolinks#delete-an-autolink-reference-from-a-repository
        """

    async def delete_branch_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-branch-protection.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-branch-protection
        """

    async def delete_commit_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-commit-comment.

        Request: ``DELETE /repos/{owner}/{repo}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/commits/comments#delete-a-commit-comment
        """

    async def delete_commit_signature_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-commit-signature-protection.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-commit-signature-protection
        """

    async def delete_deploy_key(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        key_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deploy-key.

        Request: ``DELETE /repos/{owner}/{repo}/keys/{key_id}``
        GitHub: https://docs.github.com/rest/deploy-keys/deploy-keys#delete-a-deploy-key
        """

    async def delete_deployment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        deployment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deployment.

        Request: ``DELETE /repos/{owner}/{repo}/deployments/{deployment_id}``
        GitHub: https://docs.github.com/rest/deployments/deployments#delete-a-deployment
        """

    async def delete_deployment_branch_policy(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        branch_policy_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deployment-branch-policy.

        Request: ``DELETE
        /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#delete-a-deployment-branch-policy
        """

    async def delete_enterprise_ruleset(
        self,
        enterprise: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-enterprise-ruleset.

        Request: ``DELETE /enterprises/{enterprise}/rulesets/{ruleset_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#delete-an-enterprise-repository-ruleset
        """

    async def delete_file(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        path: str | _aio.GitHubCore,
        *,
        author: _DeleteFile_Author = ...,
        branch: str = ...,
        committer: _DeleteFile_Committer = ...,
        message: str,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.FileCommit:
        """repos/delete-file.

        Request: ``DELETE /repos/{owner}/{repo}/contents/{path}``
        GitHub: https://docs.github.com/rest/repos/contents#delete-a-file
        """

    async def delete_invitation(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        invitation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-invitation.

        Request: ``DELETE /repos/{owner}/{repo}/invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/collaborators/invitations#delete-a-repository-invitation
        """

    async def delete_org_ruleset(
        self,
        org: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-org-ruleset.

        Request: ``DELETE /orgs/{org}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/orgs/rules#delete-an-organization-repository-ruleset
        """

    async def delete_pages_site(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-pages-site.

        Request: ``DELETE /repos/{owner}/{repo}/pages``
        GitHub: https://docs.github.com/rest/pages/pages#delete-a-apiname-pages-site
        """

    async def delete_pull_request_review_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-pull-request-review-protection.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews``
        GitHub: https://docs.github.com/rest/branches/branch-protection#delete-pull-request-review-protection
        """

    async def delete_release(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        release_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-release.

        Request: ``DELETE /repos/{owner}/{repo}/releases/{release_id}``
        GitHub: https://docs.github.com/rest/releases/releases#delete-a-release
        """

    async def delete_release_asset(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        asset_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-release-asset.

        Request: ``DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}``
        GitHub: https://docs.github.com/rest/releases/assets#delete-a-release-asset
        """

    async def delete_repo_ruleset(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-repo-ruleset.

        Request: ``DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/repos/rules#delete-a-repository-ruleset
        """

    @deprecated("GitHub deprecates it")
    async def delete_tag_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        tag_protection_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-tag-protection.

        Request: ``DELETE /repos/{owner}/{repo}/tags/protection/{tag_protection_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/repos/tags#closing-down---delete-a-tag-protection-state-for-a-repository
        """

    async def delete_webhook(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-webhook.

        Request: ``DELETE /repos/{owner}/{repo}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/repos/webhooks#delete-a-repository-webhook
        """

    async def disable_automated_security_fixes(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-automated-security-fixes.

        Request: ``DELETE /repos/{owner}/{repo}/automated-security-fixes``
        GitHub: https://docs.github.com/rest/repos/repos#disable-dependabot-security-updates
        """

    async def disable_deployment_protection_rule(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        protection_rule_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-deployment-protection-rule.

        Request: ``DELETE
        /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}``
        GitHub:
        https://docs.github.com/rest/deployments/protection-rules#disable-a-custom-protection-rule-for-an-environment
        """

    async def disable_immutable_releases(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-immutable-releases.

        Request: ``DELETE /repos/{owner}/{repo}/immutable-releases``
        GitHub: https://docs.github.com/rest/repos/repos#disable-immutable-releases
        """

    async def disable_lfs_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-lfs-for-repo.

        Request: ``DELETE /repos/{owner}/{repo}/lfs``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/repos/lfs#disable-git-lfs-for-a-repository
        """

    async def disable_private_vulnerability_reporting(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-private-vulnerability-reporting.

        Request: ``DELETE /repos/{owner}/{repo}/private-vulnerability-reporting``
        GitHub: https://docs.github.com/rest/repos/repos#disable-private-vulnerability-reporting-for-a-repository
        """

    async def disable_vulnerability_alerts(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-vulnerability-alerts.

        Request: ``DELETE /repos/{owner}/{repo}/vulnerability-alerts``
        GitHub: https://docs.github.com/rest/repos/repos#disable-vulnerability-alerts
        """

    @overload
    async def download_tarball_archive(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """repos/download-tarball-archive.

        Request: ``GET /repos/{owner}/{repo}/tarball/{ref}``
        GitHub: https://docs.github.com/rest/repos/contents#download-a-repository-archive-tar
        """

    @overload
    async def download_tarball_archive(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/download-tarball-archive."""

    @overload
    async def download_zipball_archive(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """repos/download-zipball-archive.

        Request: ``GET /repos/{owner}/{repo}/zipball/{ref}``
        GitHub: https://docs.github.com/rest/repos/contents#download-a-repository-archive-zip
        """

    @overload
    async def download_zipball_archive(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/download-zipball-archive."""

    async def enable_automated_security_fixes(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-automated-security-fixes.

        Request: ``PUT /repos/{owner}/{repo}/automated-security-fixes``
        GitHub: https://docs.github.com/rest/repos/repos#enable-dependabot-security-updates
        """

    async def enable_immutable_releases(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-immutable-releases.

        Request: ``PUT /repos/{owner}/{repo}/immutable-releases``
        GitHub: https://docs.github.com/rest/repos/repos#enable-immutable-releases
        """

    async def enable_lfs_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/enable-lfs-for-repo.

        Request: ``PUT /repos/{owner}/{repo}/lfs``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/repos/lfs#enable-git-lfs-for-a-repository
        """

    async def enable_private_vulnerability_reporting(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-private-vulnerability-reporting.

        Request: ``PUT /repos/{owner}/{repo}/private-vulnerability-reporting``
        GitHub: https://docs.github.com/rest/repos/repos#enable-private-vulnerability-reporting-for-a-repository
        """

    async def enable_vulnerability_alerts(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-vulnerability-alerts.

        Request: ``PUT /repos/{owner}/{repo}/vulnerability-alerts``
        GitHub: https://docs.github.com/rest/repos/repos#enable-vulnerability-alerts
        """

    async def generate_release_notes(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        configuration_file_path: str = ...,
        previous_tag_name: str = ...,
        tag_name: str,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ReleaseNotesContent:
        """repos/generate-release-notes.

        Request: ``POST /repos/{owner}/{repo}/releases/generate-notes``
        GitHub: https://docs.github.com/rest/releases/releases#generate-release-notes-content-for-a-release
        """

    async def get(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/get.

        Request: ``GET /repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/repos/repos#get-a-repository
        """

    async def get_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BranchRestrictionPolicy:
        """repos/get-access-restrictions.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-access-restrictions
        """

    async def get_admin_branch_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchAdminEnforced:
        """repos/get-admin-branch-protection.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-admin-branch-protection
        """

    async def get_all_deployment_protection_rules(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Repos_GetAllDeploymentProtectionRules:
        """repos/get-all-deployment-protection-rules.

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules``
        GitHub:
        https://docs.github.com/rest/deployments/protection-rules#get-all-deployment-protection-rules-for-an-environment
        """

    def get_all_environments(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Environment]:
        """repos/get-all-environments.

        Request: ``GET /repos/{owner}/{repo}/environments``
        GitHub: https://docs.github.com/rest/deployments/environments#list-environments
        """

    async def get_all_status_check_contexts(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/get-all-status-check-contexts.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-all-status-check-contexts
        """

    async def get_all_topics(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Topics:
        """repos/get-all-topics.

        Request: ``GET /repos/{owner}/{repo}/topics``
        GitHub: https://docs.github.com/rest/repos/repos#get-all-repository-topics
        """

    async def get_apps_with_access_to_protected_branch(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.App]:
        """repos/get-apps-with-access-to-protected-branch.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-apps-with-access-to-the-protected-branch
        """

    async def get_autolink(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        autolink_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Autolink:
        """repos/get-autolink.

        Request: ``GET /repos/{owner}/{repo}/autolinks/{autolink_id}``
        GitHub: https://docs.github.com/rest/repos/autolinks#get-an-autolink-reference-of-a-repository
        """

    async def get_branch(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Branch:
        """repos/get-branch.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}``
        GitHub: https://docs.github.com/rest/branches/branches#get-a-branch
        """

    async def get_branch_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.BranchProtection:
        """repos/get-branch-protection.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-branch-protection
        """

    def get_branch_rules(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryRuleDetailed]:
        """repos/get-branch-rules.

        Request: ``GET /repos/{owner}/{repo}/rules/branches/{branch}``
        GitHub: https://docs.github.com/rest/repos/rules#get-rules-for-a-branch
        """

    async def get_clones(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        per: Literal["day", "week"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ClonesStats:
        """repos/get-clones.

        Request: ``GET /repos/{owner}/{repo}/traffic/clones``
        GitHub: https://docs.github.com/rest/metrics/traffic#get-repository-clones
        """

    async def get_code_frequency_stats(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[builtins.list[int]] | dict[str, Any] | None:
        """repos/get-code-frequency-stats.

        Request: ``GET /repos/{owner}/{repo}/stats/code_frequency``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-the-weekly-commit-activity
        """

    async def get_collaborator_permission_level(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CollaboratorPermission:
        """repos/get-collaborator-permission-level.

        Request: ``GET /repos/{owner}/{repo}/collaborators/{username}/permission``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
        """

    async def get_combined_status_for_ref(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CombinedStatus:
        """repos/get-combined-status-for-ref.

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}/status``
        GitHub: https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
        """

    async def get_commit(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoCommit:
        """repos/get-commit.

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}``
        GitHub: https://docs.github.com/rest/commits/commits#get-a-commit
        """

    async def get_commit_activity_stats(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CommitActivity] | dict[str, Any] | None:
        """repos/get-commit-activity-stats.

        Request: ``GET /repos/{owner}/{repo}/stats/commit_activity``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-the-last-year-of-commit-activity
        """

    async def get_commit_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoComment:
        """repos/get-commit-comment.

        Request: ``GET /repos/{owner}/{repo}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/commits/comments#get-a-commit-comment
        """

    async def get_commit_signature_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchAdminEnforced:
        """repos/get-commit-signature-protection.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-commit-signature-protection
        """

    async def get_community_profile_metrics(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CommunityProfile:
        """repos/get-community-profile-metrics.

        Request: ``GET /repos/{owner}/{repo}/community/profile``
        GitHub: https://docs.github.com/rest/metrics/community#get-community-profile-metrics
        """

    async def get_content(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        path: str | _aio.GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Contents] | _aio.Contents:
        """repos/get-content.

        Request: ``GET /repos/{owner}/{repo}/contents/{path}``
        GitHub: https://docs.github.com/rest/repos/contents#get-repository-content
        """

    async def get_contributors_stats(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ContributorStats] | dict[str, Any] | None:
        """repos/get-contributors-stats.

        Request: ``GET /repos/{owner}/{repo}/stats/contributors``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-all-contributor-commit-activity
        """

    async def get_custom_deployment_protection_rule(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        protection_rule_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentProtectionRule:
        """repos/get-custom-deployment-protection-rule.

        Request: ``GET
        /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}``
        GitHub: https://docs.github.com/rest/deployments/protection-rules#get-a-custom-deployment-protection-rule
        """

    async def get_deploy_key(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        key_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Key:
        """repos/get-deploy-key.

        Request: ``GET /repos/{owner}/{repo}/keys/{key_id}``
        GitHub: https://docs.github.com/rest/deploy-keys/deploy-keys#get-a-deploy-key
        """

    async def get_deployment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        deployment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Deployment:
        """repos/get-deployment.

        Request: ``GET /repos/{owner}/{repo}/deployments/{deployment_id}``
        GitHub: https://docs.github.com/rest/deployments/deployments#get-a-deployment
        """

    async def get_deployment_branch_policy(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        branch_policy_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentBranchPolicy:
        """repos/get-deployment-branch-policy.

        Request: ``GET
        /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#get-a-deployment-branch-policy
        """

    async def get_deployment_status(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        deployment_id: int | _aio.GitHubCore,
        status_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.DeploymentStatus:
        """repos/get-deployment-status.

        Request: ``GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}``
        GitHub: https://docs.github.com/rest/deployments/statuses#get-a-deployment-status
        """

    async def get_enterprise_ruleset(
        self,
        enterprise: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/get-enterprise-ruleset.

        Request: ``GET /enterprises/{enterprise}/rulesets/{ruleset_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#get-an-enterprise-repository-ruleset
        """

    async def get_environment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Environment:
        """repos/get-environment.

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}``
        GitHub: https://docs.github.com/rest/deployments/environments#get-an-environment
        """

    async def get_hash_algorithm(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryHashAlgorithm:
        """repos/get-hash-algorithm.

        Request: ``GET /repos/{owner}/{repo}/hash-algorithm``
        GitHub: https://docs.github.com/rest/repos/repos#get-the-hash-algorithm-for-a-repository
        """

    async def get_latest_pages_build(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PagesBuild:
        """repos/get-latest-pages-build.

        Request: ``GET /repos/{owner}/{repo}/pages/builds/latest``
        GitHub: https://docs.github.com/rest/pages/pages#get-latest-pages-build
        """

    async def get_latest_release(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/get-latest-release.

        Request: ``GET /repos/{owner}/{repo}/releases/latest``
        GitHub: https://docs.github.com/rest/releases/releases#get-the-latest-release
        """

    async def get_org_rule_suite(
        self,
        org: str | _aio.GitHubCore,
        rule_suite_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RuleSuite:
        """repos/get-org-rule-suite.

        Request: ``GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}``
        GitHub: https://docs.github.com/rest/orgs/rule-suites#get-an-organization-rule-suite
        """

    def get_org_rule_suites(
        self,
        org: str | _aio.GitHubCore,
        *,
        actor_name: str = ...,
        evaluate_status: Literal["all", "active", "evaluate"] = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        repository_name: str = ...,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Repos_GetOrgRuleSuites]:
        """repos/get-org-rule-suites.

        Request: ``GET /orgs/{org}/rulesets/rule-suites``
        GitHub: https://docs.github.com/rest/orgs/rule-suites#list-organization-rule-suites
        """

    async def get_org_ruleset(
        self,
        org: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/get-org-ruleset.

        Request: ``GET /orgs/{org}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/orgs/rules#get-an-organization-repository-ruleset
        """

    def get_org_rulesets(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        targets: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryRuleset]:
        """repos/get-org-rulesets.

        Request: ``GET /orgs/{org}/rulesets``
        GitHub: https://docs.github.com/rest/orgs/rules#get-all-organization-repository-rulesets
        """

    async def get_pages(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PagesInfo:
        """repos/get-pages.

        Request: ``GET /repos/{owner}/{repo}/pages``
        GitHub: https://docs.github.com/rest/pages/pages#get-a-apiname-pages-site
        """

    async def get_pages_build(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        build_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PagesBuild:
        """repos/get-pages-build.

        Request: ``GET /repos/{owner}/{repo}/pages/builds/{build_id}``
        GitHub: https://docs.github.com/rest/pages/pages#get-apiname-pages-build
        """

    async def get_pages_deployment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pages_deployment_id: int | str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PagesDeploymentStatus:
        """repos/get-pages-deployment.

        Request: ``GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}``
        GitHub: https://docs.github.com/rest/pages/pages#get-the-status-of-a-github-pages-deployment
        """

    async def get_pages_health_check(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PagesHealthCheck | dict[str, Any]:
        """repos/get-pages-health-check.

        Request: ``GET /repos/{owner}/{repo}/pages/health``
        GitHub: https://docs.github.com/rest/pages/pages#get-a-dns-health-check-for-github-pages
        """

    async def get_participation_stats(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ParticipationStats:
        """repos/get-participation-stats.

        Request: ``GET /repos/{owner}/{repo}/stats/participation``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-the-weekly-commit-count
        """

    async def get_pull_request_review_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchPullRequestReview:
        """repos/get-pull-request-review-protection.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-pull-request-review-protection
        """

    async def get_punch_card_stats(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[builtins.list[int]] | None:
        """repos/get-punch-card-stats.

        Request: ``GET /repos/{owner}/{repo}/stats/punch_card``
        GitHub: https://docs.github.com/rest/metrics/statistics#get-the-hourly-commit-count-for-each-day
        """

    async def get_readme(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Contents:
        """repos/get-readme.

        Request: ``GET /repos/{owner}/{repo}/readme``
        GitHub: https://docs.github.com/rest/repos/contents#get-a-repository-readme
        """

    async def get_readme_in_directory(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        dir: str | _aio.GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Contents:
        """repos/get-readme-in-directory.

        Request: ``GET /repos/{owner}/{repo}/readme/{dir}``
        GitHub: https://docs.github.com/rest/repos/contents#get-a-repository-readme-for-a-directory
        """

    async def get_release(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        release_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/get-release.

        Request: ``GET /repos/{owner}/{repo}/releases/{release_id}``
        GitHub: https://docs.github.com/rest/releases/releases#get-a-release
        """

    @overload
    async def get_release_asset(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        asset_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Asset:
        """repos/get-release-asset.

        Request: ``GET /repos/{owner}/{repo}/releases/assets/{asset_id}``
        GitHub: https://docs.github.com/rest/releases/assets#get-a-release-asset
        """

    @overload
    async def get_release_asset(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        asset_id: int | _aio.GitHubCore,
        *,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/get-release-asset."""

    async def get_release_by_tag(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        tag: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/get-release-by-tag.

        Request: ``GET /repos/{owner}/{repo}/releases/tags/{tag}``
        GitHub: https://docs.github.com/rest/releases/releases#get-a-release-by-tag-name
        """

    async def get_repo_push_bypass_request(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        bypass_request_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PushRuleBypassRequest:
        """repos/get-repo-push-bypass-request.

        Request: ``GET /repos/{owner}/{repo}/bypass-requests/push-rules/{bypass_request_number}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/repos/bypass-requests#get-a-repository-push-bypass-request
        """

    async def get_repo_rule_suite(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        rule_suite_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RuleSuite:
        """repos/get-repo-rule-suite.

        Request: ``GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}``
        GitHub: https://docs.github.com/rest/repos/rule-suites#get-a-repository-rule-suite
        """

    def get_repo_rule_suites(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        actor_name: str = ...,
        evaluate_status: Literal["all", "active", "evaluate"] = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Repos_GetRepoRuleSuites]:
        """repos/get-repo-rule-suites.

        Request: ``GET /repos/{owner}/{repo}/rulesets/rule-suites``
        GitHub: https://docs.github.com/rest/repos/rule-suites#list-repository-rule-suites
        """

    async def get_repo_ruleset(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        includes_parents: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/get-repo-ruleset.

        Request: ``GET /repos/{owner}/{repo}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/repos/rules#get-a-repository-ruleset
        """

    def get_repo_ruleset_history(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RulesetVersion]:
        """repos/get-repo-ruleset-history.

        Request: ``GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history``
        GitHub: https://docs.github.com/rest/repos/rules#get-repository-ruleset-history
        """

    async def get_repo_ruleset_version(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        version_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RulesetVersionWithState:
        """repos/get-repo-ruleset-version.

        Request: ``GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}``
        GitHub: https://docs.github.com/rest/repos/rules#get-repository-ruleset-version
        """

    def get_repo_rulesets(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        includes_parents: bool = ...,
        page: int = ...,
        per_page: int = ...,
        targets: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryRuleset]:
        """repos/get-repo-rulesets.

        Request: ``GET /repos/{owner}/{repo}/rulesets``
        GitHub: https://docs.github.com/rest/repos/rules#get-all-repository-rulesets
        """

    async def get_status_checks_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.StatusCheckPolicy:
        """repos/get-status-checks-protection.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-status-checks-protection
        """

    async def get_teams_with_access_to_protected_branch(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """repos/get-teams-with-access-to-protected-branch.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-teams-with-access-to-the-protected-branch
        """

    async def get_top_paths(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ContentTraffic]:
        """repos/get-top-paths.

        Request: ``GET /repos/{owner}/{repo}/traffic/popular/paths``
        GitHub: https://docs.github.com/rest/metrics/traffic#get-top-referral-paths
        """

    async def get_top_referrers(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ReferrerTraffic]:
        """repos/get-top-referrers.

        Request: ``GET /repos/{owner}/{repo}/traffic/popular/referrers``
        GitHub: https://docs.github.com/rest/metrics/traffic#get-top-referral-sources
        """

    async def get_users_with_access_to_protected_branch(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """repos/get-users-with-access-to-protected-branch.

        Request: ``GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users``
        GitHub: https://docs.github.com/rest/branches/branch-protection#get-users-with-access-to-the-protected-branch
        """

    async def get_views(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        per: Literal["day", "week"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ViewsStats:
        """repos/get-views.

        Request: ``GET /repos/{owner}/{repo}/traffic/views``
        GitHub: https://docs.github.com/rest/metrics/traffic#get-page-views
        """

    async def get_webhook(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Hook:
        """repos/get-webhook.

        Request: ``GET /repos/{owner}/{repo}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/repos/webhooks#get-a-repository-webhook
        """

    async def get_webhook_config_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """repos/get-webhook-config-for-repo.

        Request: ``GET /repos/{owner}/{repo}/hooks/{hook_id}/config``
        GitHub: https://docs.github.com/rest/repos/webhooks#get-a-webhook-configuration-for-a-repository
        """

    async def get_webhook_delivery(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        delivery_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.HookDelivery:
        """repos/get-webhook-delivery.

        Request: ``GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}``
        GitHub: https://docs.github.com/rest/repos/webhooks#get-a-delivery-for-a-repository-webhook
        """

    def list_activities(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        activity_type: Literal["push", "force_push", "branch_creation", "branch_deletion", "pr_merge", "merge_queue_merge"] = ...,
        actor: str = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        ref: str = ...,
        time_period: Literal["day", "week", "month", "quarter", "year"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Activity]:
        """repos/list-activities.

        Request: ``GET /repos/{owner}/{repo}/activity``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-activities
        """

    def list_attestations(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        subject_digest: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Repos_ListAttestations_Attestations]:
        """repos/list-attestations.

        Request: ``GET /repos/{owner}/{repo}/attestations/{subject_digest}``
        GitHub: https://docs.github.com/rest/repos/attestations#list-attestations
        """

    async def list_autolinks(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Autolink]:
        """repos/list-autolinks.

        Request: ``GET /repos/{owner}/{repo}/autolinks``
        GitHub: https://docs.github.com/rest/repos/autolinks#get-all-autolinks-of-a-repository
        """

    def list_branches(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        protected: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortBranch]:
        """repos/list-branches.

        Request: ``GET /repos/{owner}/{repo}/branches``
        GitHub: https://docs.github.com/rest/branches/branches#list-branches
        """

    async def list_branches_for_head_commit(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        commit_sha: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.BranchShort]:
        """repos/list-branches-for-head-commit.

        Request: ``GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head``
        GitHub: https://docs.github.com/rest/commits/commits#list-branches-for-head-commit
        """

    def list_cache_info(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Repos_ListCacheInfo]:
        """repos/list-cache-info.

        Request: ``GET /repos/{owner}/{repo}/replicas/caches``
        GitHub: https://docs.github.com/enterprise-server@3.19/rest/repos/repos#list-repository-cache-replication-status
        """

    def list_collaborators(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        affiliation: Literal["outside", "direct", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: Literal["pull", "triage", "push", "maintain", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Collaborator]:
        """repos/list-collaborators.

        Request: ``GET /repos/{owner}/{repo}/collaborators``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#list-repository-collaborators
        """

    def list_comments_for_commit(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        commit_sha: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoComment]:
        """repos/list-comments-for-commit.

        Request: ``GET /repos/{owner}/{repo}/commits/{commit_sha}/comments``
        GitHub: https://docs.github.com/rest/commits/comments#list-commit-comments
        """

    def list_commit_comments_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoComment]:
        """repos/list-commit-comments-for-repo.

        Request: ``GET /repos/{owner}/{repo}/comments``
        GitHub: https://docs.github.com/rest/commits/comments#list-commit-comments-for-a-repository
        """

    def list_commit_statuses_for_ref(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Status]:
        """repos/list-commit-statuses-for-ref.

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}/statuses``
        GitHub: https://docs.github.com/rest/commits/statuses#list-commit-statuses-for-a-reference
        """

    def list_commits(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        author: str = ...,
        committer: str = ...,
        page: int = ...,
        path: str = ...,
        per_page: int = ...,
        sha: str = ...,
        since: datetime | str = ...,
        until: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoCommit]:
        """repos/list-commits.

        Request: ``GET /repos/{owner}/{repo}/commits``
        GitHub: https://docs.github.com/rest/commits/commits#list-commits
        """

    def list_contributors(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        anon: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Contributor]:
        """repos/list-contributors.

        Request: ``GET /repos/{owner}/{repo}/contributors``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-contributors
        """

    def list_custom_deployment_rule_integrations(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CustomDeploymentRuleApp]:
        """repos/list-custom-deployment-rule-integrations.

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps``
        GitHub:
        https://docs.github.com/rest/deployments/protection-rules#list-custom-deployment-rule-integrations-available-for-an-environment
        """

    def list_deploy_keys(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Key]:
        """repos/list-deploy-keys.

        Request: ``GET /repos/{owner}/{repo}/keys``
        GitHub: https://docs.github.com/rest/deploy-keys/deploy-keys#list-deploy-keys
        """

    def list_deployment_branch_policies(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DeploymentBranchPolicy]:
        """repos/list-deployment-branch-policies.

        Request: ``GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#list-deployment-branch-policies
        """

    def list_deployment_statuses(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        deployment_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.DeploymentStatus]:
        """repos/list-deployment-statuses.

        Request: ``GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses``
        GitHub: https://docs.github.com/rest/deployments/statuses#list-deployment-statuses
        """

    def list_deployments(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        environment: str | None = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        sha: str = ...,
        task: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Deployment]:
        """repos/list-deployments.

        Request: ``GET /repos/{owner}/{repo}/deployments``
        GitHub: https://docs.github.com/rest/deployments/deployments#list-deployments
        """

    def list_for_authenticated_user(
        self,
        *,
        affiliation: str = ...,
        before: datetime | str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "owner", "public", "private", "member"] = ...,
        visibility: Literal["all", "public", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-for-authenticated-user.

        Request: ``GET /user/repos``
        GitHub: https://docs.github.com/rest/repos/repos#list-repositories-for-the-authenticated-user
        """

    def list_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "public", "private", "forks", "sources", "member", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-for-org.

        Request: ``GET /orgs/{org}/repos``
        GitHub: https://docs.github.com/rest/repos/repos#list-organization-repositories
        """

    def list_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "owner", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-for-user.

        Request: ``GET /users/{username}/repos``
        GitHub: https://docs.github.com/rest/repos/repos#list-repositories-for-a-user
        """

    def list_forks(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["newest", "oldest", "stargazers", "watchers"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-forks.

        Request: ``GET /repos/{owner}/{repo}/forks``
        GitHub: https://docs.github.com/rest/repos/forks#list-forks
        """

    def list_invitations(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositoryInvitation]:
        """repos/list-invitations.

        Request: ``GET /repos/{owner}/{repo}/invitations``
        GitHub: https://docs.github.com/rest/collaborators/invitations#list-repository-invitations
        """

    def list_invitations_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositoryInvitation]:
        """repos/list-invitations-for-authenticated-user.

        Request: ``GET /user/repository_invitations``
        GitHub:
        https://docs.github.com/rest/collaborators/invitations#list-repository-invitations-for-the-authenticated-user
        """

    async def list_issue_types(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueType]:
        """repos/list-issue-types.

        Request: ``GET /repos/{owner}/{repo}/issue-types``
        GitHub: https://docs.github.com/rest/repos/issue-types#list-issue-types-for-a-repository
        """

    async def list_languages(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/list-languages.

        Request: ``GET /repos/{owner}/{repo}/languages``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-languages
        """

    def list_pages_builds(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PagesBuild]:
        """repos/list-pages-builds.

        Request: ``GET /repos/{owner}/{repo}/pages/builds``
        GitHub: https://docs.github.com/rest/pages/pages#list-apiname-pages-builds
        """

    def list_public(
        self,
        *,
        since: int = ...,
        visibility: Literal["all", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-public.

        Request: ``GET /repositories``
        GitHub: https://docs.github.com/rest/repos/repos#list-public-repositories
        """

    def list_pull_requests_associated_with_commit(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        commit_sha: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortPullRequest]:
        """repos/list-pull-requests-associated-with-commit.

        Request: ``GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls``
        GitHub: https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit
        """

    def list_release_assets(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        release_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Asset]:
        """repos/list-release-assets.

        Request: ``GET /repos/{owner}/{repo}/releases/{release_id}/assets``
        GitHub: https://docs.github.com/rest/releases/assets#list-release-assets
        """

    def list_releases(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Release]:
        """repos/list-releases.

        Request: ``GET /repos/{owner}/{repo}/releases``
        GitHub: https://docs.github.com/rest/releases/releases#list-releases
        """

    def list_repo_push_bypass_requests(
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
    ) -> AsyncListing[_aio_models.PushRuleBypassRequest]:
        """repos/list-repo-push-bypass-requests.

        Request: ``GET /repos/{owner}/{repo}/bypass-requests/push-rules``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/repos/bypass-requests#list-repository-push-rule-bypass-requests
        """

    @deprecated("GitHub deprecates it")
    async def list_tag_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.TagProtection]:
        """repos/list-tag-protection.

        Request: ``GET /repos/{owner}/{repo}/tags/protection``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/repos/tags#closing-down---list-tag-protection-states-for-a-repository
        """

    def list_tags(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoTag]:
        """repos/list-tags.

        Request: ``GET /repos/{owner}/{repo}/tags``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-tags
        """

    def list_teams(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """repos/list-teams.

        Request: ``GET /repos/{owner}/{repo}/teams``
        GitHub: https://docs.github.com/rest/repos/repos#list-repository-teams
        """

    def list_webhook_deliveries(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.HookDeliveryItem]:
        """repos/list-webhook-deliveries.

        Request: ``GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries``
        GitHub: https://docs.github.com/rest/repos/webhooks#list-deliveries-for-a-repository-webhook
        """

    def list_webhooks(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Hook]:
        """repos/list-webhooks.

        Request: ``GET /repos/{owner}/{repo}/hooks``
        GitHub: https://docs.github.com/rest/repos/webhooks#list-repository-webhooks
        """

    async def merge(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        base: str,
        commit_message: str = ...,
        head: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoCommit | None:
        """repos/merge.

        Request: ``POST /repos/{owner}/{repo}/merges``
        GitHub: https://docs.github.com/rest/branches/branches#merge-a-branch
        """

    async def merge_upstream(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        branch: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.MergedUpstream:
        """repos/merge-upstream.

        Request: ``POST /repos/{owner}/{repo}/merge-upstream``
        GitHub: https://docs.github.com/rest/branches/branches#sync-a-fork-branch-with-the-upstream-repository
        """

    async def ping_webhook(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/ping-webhook.

        Request: ``POST /repos/{owner}/{repo}/hooks/{hook_id}/pings``
        GitHub: https://docs.github.com/rest/repos/webhooks#ping-a-repository-webhook
        """

    async def redeliver_webhook_delivery(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        delivery_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/redeliver-webhook-delivery.

        Request: ``POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts``
        GitHub: https://docs.github.com/rest/repos/webhooks#redeliver-a-delivery-for-a-repository-webhook
        """

    async def remove_app_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.App]:
        """repos/remove-app-access-restrictions.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-app-access-restrictions
        """

    async def remove_collaborator(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/remove-collaborator.

        Request: ``DELETE /repos/{owner}/{repo}/collaborators/{username}``
        GitHub: https://docs.github.com/rest/collaborators/collaborators#remove-a-repository-collaborator
        """

    async def remove_status_check_contexts(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/remove-status-check-contexts.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-status-check-contexts
        """

    async def remove_status_check_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/remove-status-check-protection.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-status-check-protection
        """

    async def remove_team_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """repos/remove-team-access-restrictions.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-team-access-restrictions
        """

    async def remove_user_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """repos/remove-user-access-restrictions.

        Request: ``DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users``
        GitHub: https://docs.github.com/rest/branches/branch-protection#remove-user-access-restrictions
        """

    async def rename_branch(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        new_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Branch:
        """repos/rename-branch.

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/rename``
        GitHub: https://docs.github.com/rest/branches/branches#rename-a-branch
        """

    async def replace_all_topics(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        names: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Topics:
        """repos/replace-all-topics.

        Request: ``PUT /repos/{owner}/{repo}/topics``
        GitHub: https://docs.github.com/rest/repos/repos#replace-all-repository-topics
        """

    async def request_pages_build(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PageBuildStatus:
        """repos/request-pages-build.

        Request: ``POST /repos/{owner}/{repo}/pages/builds``
        GitHub: https://docs.github.com/rest/pages/pages#request-a-apiname-pages-build
        """

    async def set_admin_branch_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchAdminEnforced:
        """repos/set-admin-branch-protection.

        Request: ``POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-admin-branch-protection
        """

    async def set_app_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.App]:
        """repos/set-app-access-restrictions.

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-app-access-restrictions
        """

    async def set_status_check_contexts(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/set-status-check-contexts.

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-status-check-contexts
        """

    async def set_team_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """repos/set-team-access-restrictions.

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-team-access-restrictions
        """

    async def set_user_access_restrictions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """repos/set-user-access-restrictions.

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users``
        GitHub: https://docs.github.com/rest/branches/branch-protection#set-user-access-restrictions
        """

    async def test_push_webhook(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/test-push-webhook.

        Request: ``POST /repos/{owner}/{repo}/hooks/{hook_id}/tests``
        GitHub: https://docs.github.com/rest/repos/webhooks#test-the-push-repository-webhook
        """

    async def transfer(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        new_name: str = ...,
        new_owner: str,
        team_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortRepository:
        """repos/transfer.

        Request: ``POST /repos/{owner}/{repo}/transfer``
        GitHub: https://docs.github.com/rest/repos/repos#transfer-a-repository
        """

    async def update(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        allow_auto_merge: bool = ...,
        allow_forking: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        allow_update_branch: bool = ...,
        archived: bool = ...,
        default_branch: str = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_pull_requests: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str = ...,
        private: bool = ...,
        pull_request_creation_policy: Literal["all", "collaborators_only"] = ...,
        security_and_analysis: _Update_SecurityAndAnalysis | None = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        use_squash_pr_title_as_default: bool = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        web_commit_signoff_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/update.

        Request: ``PATCH /repos/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/repos/repos#update-a-repository
        """

    async def update_branch_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        allow_deletions: bool = ...,
        allow_force_pushes: bool | None = ...,
        allow_fork_syncing: bool = ...,
        block_creations: bool = ...,
        enforce_admins: bool | None,
        lock_branch: bool = ...,
        required_conversation_resolution: bool = ...,
        required_linear_history: bool = ...,
        required_pull_request_reviews: _UpdateBranchProtection_RequiredPullRequestReviews | None,
        required_status_checks: _UpdateBranchProtection_RequiredStatusChecks | None,
        restrictions: _UpdateBranchProtection_Restrictions | None,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.BranchProtection:
        """repos/update-branch-protection.

        Request: ``PUT /repos/{owner}/{repo}/branches/{branch}/protection``
        GitHub: https://docs.github.com/rest/branches/branch-protection#update-branch-protection
        """

    async def update_commit_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoComment:
        """repos/update-commit-comment.

        Request: ``PATCH /repos/{owner}/{repo}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/commits/comments#update-a-commit-comment
        """

    async def update_deployment_branch_policy(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        environment_name: str | _aio.GitHubCore,
        branch_policy_id: int | _aio.GitHubCore,
        *,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentBranchPolicy:
        """repos/update-deployment-branch-policy.

        Request: ``PUT
        /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}``
        GitHub: https://docs.github.com/rest/deployments/branch-policies#update-a-deployment-branch-policy
        """

    async def update_enterprise_ruleset(
        self,
        enterprise: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _EnterpriseRulesetConditions | _EnterpriseRulesetConditions1 | _EnterpriseRulesetConditions2 | _EnterpriseRulesetConditions3 | _EnterpriseRulesetConditions4 | _EnterpriseRulesetConditions5 = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/update-enterprise-ruleset.

        Request: ``PUT /enterprises/{enterprise}/rulesets/{ruleset_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/rules#update-an-enterprise-repository-ruleset
        """

    async def update_information_about_pages_site(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        build_type: Literal["legacy", "workflow"] = ...,
        cname: str | None = ...,
        https_enforced: bool = ...,
        public: bool = ...,
        source: Literal["gh-pages"] | Literal["master"] | Literal["master /docs"] | _UpdateInformationAboutPagesSite_Source3 = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/update-information-about-pages-site.

        Request: ``PUT /repos/{owner}/{repo}/pages``
        GitHub: https://docs.github.com/rest/pages/pages#update-information-about-a-apiname-pages-site
        """

    async def update_invitation(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        invitation_id: int | _aio.GitHubCore,
        *,
        permissions: Literal["read", "write", "maintain", "triage", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositoryInvitation:
        """repos/update-invitation.

        Request: ``PATCH /repos/{owner}/{repo}/invitations/{invitation_id}``
        GitHub: https://docs.github.com/rest/collaborators/invitations#update-a-repository-invitation
        """

    async def update_org_ruleset(
        self,
        org: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _OrgRulesetConditions | _OrgRulesetConditions1 | _OrgRulesetConditions2 = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/update-org-ruleset.

        Request: ``PUT /orgs/{org}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/orgs/rules#update-an-organization-repository-ruleset
        """

    async def update_pull_request_review_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        bypass_pull_request_allowances: _UpdatePullRequestReviewProtection_BypassPullRequestAllowances = ...,
        dismiss_stale_reviews: bool = ...,
        dismissal_restrictions: _UpdatePullRequestReviewProtection_DismissalRestrictions = ...,
        require_code_owner_reviews: bool = ...,
        require_last_push_approval: bool = ...,
        required_approving_review_count: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchPullRequestReview:
        """repos/update-pull-request-review-protection.

        Request: ``PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews``
        GitHub: https://docs.github.com/rest/branches/branch-protection#update-pull-request-review-protection
        """

    async def update_release(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        release_id: int | _aio.GitHubCore,
        *,
        body: str = ...,
        discussion_category_name: str = ...,
        draft: bool = ...,
        make_latest: Literal["true", "false", "legacy"] = ...,
        name: str = ...,
        prerelease: bool = ...,
        tag_name: str = ...,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/update-release.

        Request: ``PATCH /repos/{owner}/{repo}/releases/{release_id}``
        GitHub: https://docs.github.com/rest/releases/releases#update-a-release
        """

    async def update_release_asset(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        asset_id: int | _aio.GitHubCore,
        *,
        label: str = ...,
        name: str = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Asset:
        """repos/update-release-asset.

        Request: ``PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}``
        GitHub: https://docs.github.com/rest/releases/assets#update-a-release-asset
        """

    async def update_repo_ruleset(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ruleset_id: int | _aio.GitHubCore,
        *,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _RepositoryRulesetConditions = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleMergeQueue | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview | _RepositoryRuleLicenseComplianceScanning | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize] = ...,
        target: Literal["branch", "tag", "push"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/update-repo-ruleset.

        Request: ``PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}``
        GitHub: https://docs.github.com/rest/repos/rules#update-a-repository-ruleset
        """

    async def update_status_check_protection(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        branch: str | _aio.GitHubCore,
        *,
        checks: Iterable[_UpdateStatusCheckProtection_Checks] = ...,
        contexts: Iterable[str] = ...,
        strict: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.StatusCheckPolicy:
        """repos/update-status-check-protection.

        Request: ``PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks``
        GitHub: https://docs.github.com/rest/branches/branch-protection#update-status-check-protection
        """

    async def update_webhook(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        hook_id: int | _aio.GitHubCore,
        *,
        active: bool = ...,
        add_events: Iterable[str] = ...,
        config: _WebhookConfig = ...,
        events: Iterable[str] = ...,
        remove_events: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Hook:
        """repos/update-webhook.

        Request: ``PATCH /repos/{owner}/{repo}/hooks/{hook_id}``
        GitHub: https://docs.github.com/rest/repos/webhooks#update-a-repository-webhook
        """

    async def update_webhook_config_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
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
        """repos/update-webhook-config-for-repo.

        Request: ``PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config``
        GitHub: https://docs.github.com/rest/repos/webhooks#update-a-webhook-configuration-for-a-repository
        """

    async def upload_release_asset(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        release_id: int | _aio.GitHubCore,
        *,
        label: str = ...,
        name: str,
        data: bytes | bytearray | memoryview | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Asset:
        """repos/upload-release-asset.

        Request: ``POST /repos/{owner}/{repo}/releases/{release_id}/assets``
        GitHub: https://docs.github.com/rest/releases/assets#upload-a-release-asset
        """

class _BoundRepos(Operations):
    """The operations of GitHub's tag ``repos``, bound to a resource."""

    def accept_invitation_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        invitation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/accept-invitation-for-authenticated-user."""

    def add_app_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[App]:
        """repos/add-app-access-restrictions."""

    def add_collaborator(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        permission: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositoryInvitation | None:
        """repos/add-collaborator."""

    def add_status_check_contexts(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/add-status-check-contexts."""

    def add_team_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """repos/add-team-access-restrictions."""

    def add_user_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """repos/add-user-access-restrictions."""

    def cancel_pages_deployment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pages_deployment_id: int | str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/cancel-pages-deployment."""

    def check_automated_security_fixes(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CheckAutomatedSecurityFixes:
        """repos/check-automated-security-fixes."""

    def check_collaborator(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/check-collaborator."""

    def check_immutable_releases(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CheckImmutableReleases:
        """repos/check-immutable-releases."""

    def check_private_vulnerability_reporting(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Repos_CheckPrivateVulnerabilityReporting:
        """repos/check-private-vulnerability-reporting."""

    def check_vulnerability_alerts(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/check-vulnerability-alerts."""

    def codeowners_errors(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeownersErrors:
        """repos/codeowners-errors."""

    def compare_commits(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        base: str | GitHubCore = ...,
        head: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Comparison:
        """repos/compare-commits."""

    def compare_commits_with_basehead(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        basehead: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Comparison:
        """repos/compare-commits-with-basehead."""

    def create_attestation(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        bundle: _CreateAttestation_Bundle,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Repos_CreateAttestation:
        """repos/create-attestation."""

    def create_autolink(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        is_alphanumeric: bool = ...,
        key_prefix: str,
        url_template: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Autolink:
        """repos/create-autolink."""

    def create_commit_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        commit_sha: str | GitHubCore = ...,
        body: str,
        line: int = ...,
        path: str = ...,
        position: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoComment:
        """repos/create-commit-comment."""

    def create_commit_signature_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchAdminEnforced:
        """repos/create-commit-signature-protection."""

    def create_commit_status(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        sha: str | GitHubCore = ...,
        context: str = ...,
        description: str | None = ...,
        state: Literal["error", "failure", "pending", "success"],
        target_url: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Status:
        """repos/create-commit-status."""

    def create_deploy_key(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        key: str,
        read_only: bool = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Key:
        """repos/create-deploy-key."""

    def create_deployment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        auto_merge: bool = ...,
        description: str | None = ...,
        environment: str = ...,
        payload: Mapping[str, Any] | str = ...,
        production_environment: bool = ...,
        ref: str,
        required_contexts: Iterable[str] = ...,
        task: str = ...,
        transient_environment: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Deployment | _models.Repos_CreateDeployment:
        """repos/create-deployment."""

    def create_deployment_branch_policy(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        name: str,
        type: Literal["branch", "tag"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentBranchPolicy:
        """repos/create-deployment-branch-policy."""

    def create_deployment_protection_rule(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        integration_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentProtectionRule:
        """repos/create-deployment-protection-rule."""

    def create_deployment_status(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        deployment_id: int | GitHubCore = ...,
        auto_inactive: bool = ...,
        description: str = ...,
        environment: str = ...,
        environment_url: str = ...,
        log_url: str = ...,
        state: Literal["error", "failure", "inactive", "in_progress", "queued", "pending", "success"],
        target_url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> DeploymentStatus:
        """repos/create-deployment-status."""

    def create_dispatch_event(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        client_payload: Mapping[str, Any] = ...,
        event_type: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/create-dispatch-event."""

    def create_enterprise_ruleset(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _EnterpriseRulesetConditions | _EnterpriseRulesetConditions1 | _EnterpriseRulesetConditions2 | _EnterpriseRulesetConditions3 | _EnterpriseRulesetConditions4 | _EnterpriseRulesetConditions5 = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/create-enterprise-ruleset."""

    def create_for_authenticated_user(
        self,
        *,
        allow_auto_merge: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        auto_init: bool = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        gitignore_template: str = ...,
        has_discussions: bool = ...,
        has_downloads: bool = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        license_template: str = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str,
        private: bool = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        team_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/create-for-authenticated-user."""

    def create_fork(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        default_branch_only: bool = ...,
        name: str = ...,
        organization: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/create-fork."""

    def create_in_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        allow_auto_merge: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        auto_init: bool = ...,
        custom_properties: Mapping[str, Any] = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        gitignore_template: str = ...,
        has_downloads: bool = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        license_template: str = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str,
        private: bool = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        team_id: int = ...,
        use_squash_pr_title_as_default: bool = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/create-in-org."""

    def create_or_update_environment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        deployment_branch_policy: _DeploymentBranchPolicySettings | None = ...,
        prevent_self_review: bool = ...,
        reviewers: Iterable[_CreateOrUpdateEnvironment_Reviewers] | None = ...,
        wait_timer: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Environment:
        """repos/create-or-update-environment."""

    def create_or_update_file_contents(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        path: str | GitHubCore = ...,
        author: _CreateOrUpdateFileContents_Author = ...,
        branch: str = ...,
        committer: _CreateOrUpdateFileContents_Committer = ...,
        content: str,
        message: str,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.FileCommit:
        """repos/create-or-update-file-contents."""

    def create_org_ruleset(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _OrgRulesetConditions | _OrgRulesetConditions1 | _OrgRulesetConditions2 = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        source_type: Literal["Repository", "Organization"] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/create-org-ruleset."""

    def create_pages_deployment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        artifact_id: float = ...,
        artifact_url: str = ...,
        environment: str = ...,
        oidc_token: str,
        pages_build_version: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PageDeployment:
        """repos/create-pages-deployment."""

    def create_pages_site(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        build_type: Literal["legacy", "workflow"] = ...,
        source: _CreatePagesSite_Source = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PagesInfo:
        """repos/create-pages-site."""

    def create_release(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        body: str = ...,
        discussion_category_name: str = ...,
        draft: bool = ...,
        generate_release_notes: bool = ...,
        make_latest: Literal["true", "false", "legacy"] = ...,
        name: str = ...,
        prerelease: bool = ...,
        tag_name: str,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/create-release."""

    def create_repo_ruleset(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _RepositoryRulesetConditions = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleMergeQueue | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview | _RepositoryRuleLicenseComplianceScanning | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize] = ...,
        target: Literal["branch", "tag", "push"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/create-repo-ruleset."""

    @deprecated("GitHub deprecates it")
    def create_tag_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pattern: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.TagProtection:
        """repos/create-tag-protection."""

    def create_using_template(
        self,
        *parts: str | int | GitHubCore,
        template_owner: str | GitHubCore = ...,
        template_repo: str | GitHubCore = ...,
        description: str = ...,
        include_all_branches: bool = ...,
        name: str,
        owner: str = ...,
        private: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/create-using-template."""

    def create_webhook(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        active: bool = ...,
        config: _CreateWebhook_Config = ...,
        events: Iterable[str] = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Hook:
        """repos/create-webhook."""

    def custom_properties_for_repos_create_or_update_repository_values(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/custom-properties-for-repos-create-or-update-repository-values."""

    def custom_properties_for_repos_get_repository_values(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CustomPropertyValue]:
        """repos/custom-properties-for-repos-get-repository-values."""

    def decline_invitation_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        invitation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/decline-invitation-for-authenticated-user."""

    def delete(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete."""

    def delete_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-access-restrictions."""

    def delete_admin_branch_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-admin-branch-protection."""

    def delete_an_environment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-an-environment."""

    def delete_autolink(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        autolink_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-autolink."""

    def delete_branch_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-branch-protection."""

    def delete_commit_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-commit-comment."""

    def delete_commit_signature_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-commit-signature-protection."""

    def delete_deploy_key(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        key_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deploy-key."""

    def delete_deployment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        deployment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deployment."""

    def delete_deployment_branch_policy(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        branch_policy_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deployment-branch-policy."""

    def delete_enterprise_ruleset(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-enterprise-ruleset."""

    def delete_file(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        path: str | GitHubCore = ...,
        author: _DeleteFile_Author = ...,
        branch: str = ...,
        committer: _DeleteFile_Committer = ...,
        message: str,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.FileCommit:
        """repos/delete-file."""

    def delete_invitation(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        invitation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-invitation."""

    def delete_org_ruleset(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-org-ruleset."""

    def delete_pages_site(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-pages-site."""

    def delete_pull_request_review_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-pull-request-review-protection."""

    def delete_release(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        release_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-release."""

    def delete_release_asset(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        asset_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-release-asset."""

    def delete_repo_ruleset(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-repo-ruleset."""

    @deprecated("GitHub deprecates it")
    def delete_tag_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        tag_protection_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-tag-protection."""

    def delete_webhook(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-webhook."""

    def disable_automated_security_fixes(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-automated-security-fixes."""

    def disable_deployment_protection_rule(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        protection_rule_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-deployment-protection-rule."""

    def disable_immutable_releases(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-immutable-releases."""

    def disable_lfs_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-lfs-for-repo."""

    def disable_private_vulnerability_reporting(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-private-vulnerability-reporting."""

    def disable_vulnerability_alerts(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-vulnerability-alerts."""

    @overload
    def download_tarball_archive(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """repos/download-tarball-archive."""

    @overload
    def download_tarball_archive(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/download-tarball-archive."""

    @overload
    def download_zipball_archive(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """repos/download-zipball-archive."""

    @overload
    def download_zipball_archive(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/download-zipball-archive."""

    def enable_automated_security_fixes(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-automated-security-fixes."""

    def enable_immutable_releases(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-immutable-releases."""

    def enable_lfs_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/enable-lfs-for-repo."""

    def enable_private_vulnerability_reporting(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-private-vulnerability-reporting."""

    def enable_vulnerability_alerts(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-vulnerability-alerts."""

    def generate_release_notes(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        configuration_file_path: str = ...,
        previous_tag_name: str = ...,
        tag_name: str,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ReleaseNotesContent:
        """repos/generate-release-notes."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/get."""

    def get_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BranchRestrictionPolicy:
        """repos/get-access-restrictions."""

    def get_admin_branch_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchAdminEnforced:
        """repos/get-admin-branch-protection."""

    def get_all_deployment_protection_rules(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Repos_GetAllDeploymentProtectionRules:
        """repos/get-all-deployment-protection-rules."""

    def get_all_environments(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Environment]:
        """repos/get-all-environments."""

    def get_all_status_check_contexts(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/get-all-status-check-contexts."""

    def get_all_topics(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Topics:
        """repos/get-all-topics."""

    def get_apps_with_access_to_protected_branch(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[App]:
        """repos/get-apps-with-access-to-protected-branch."""

    def get_autolink(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        autolink_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Autolink:
        """repos/get-autolink."""

    def get_branch(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Branch:
        """repos/get-branch."""

    def get_branch_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> BranchProtection:
        """repos/get-branch-protection."""

    def get_branch_rules(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryRuleDetailed]:
        """repos/get-branch-rules."""

    def get_clones(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        per: Literal["day", "week"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ClonesStats:
        """repos/get-clones."""

    def get_code_frequency_stats(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[builtins.list[int]] | dict[str, Any] | None:
        """repos/get-code-frequency-stats."""

    def get_collaborator_permission_level(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CollaboratorPermission:
        """repos/get-collaborator-permission-level."""

    def get_combined_status_for_ref(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CombinedStatus:
        """repos/get-combined-status-for-ref."""

    def get_commit(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoCommit:
        """repos/get-commit."""

    def get_commit_activity_stats(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CommitActivity] | dict[str, Any] | None:
        """repos/get-commit-activity-stats."""

    def get_commit_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoComment:
        """repos/get-commit-comment."""

    def get_commit_signature_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchAdminEnforced:
        """repos/get-commit-signature-protection."""

    def get_community_profile_metrics(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CommunityProfile:
        """repos/get-community-profile-metrics."""

    def get_content(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        path: str | GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Contents] | Contents:
        """repos/get-content."""

    def get_contributors_stats(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ContributorStats] | dict[str, Any] | None:
        """repos/get-contributors-stats."""

    def get_custom_deployment_protection_rule(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        protection_rule_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentProtectionRule:
        """repos/get-custom-deployment-protection-rule."""

    def get_deploy_key(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        key_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Key:
        """repos/get-deploy-key."""

    def get_deployment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        deployment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Deployment:
        """repos/get-deployment."""

    def get_deployment_branch_policy(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        branch_policy_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentBranchPolicy:
        """repos/get-deployment-branch-policy."""

    def get_deployment_status(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        deployment_id: int | GitHubCore = ...,
        status_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> DeploymentStatus:
        """repos/get-deployment-status."""

    def get_enterprise_ruleset(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/get-enterprise-ruleset."""

    def get_environment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Environment:
        """repos/get-environment."""

    def get_hash_algorithm(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryHashAlgorithm:
        """repos/get-hash-algorithm."""

    def get_latest_pages_build(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PagesBuild:
        """repos/get-latest-pages-build."""

    def get_latest_release(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/get-latest-release."""

    def get_org_rule_suite(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        rule_suite_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RuleSuite:
        """repos/get-org-rule-suite."""

    def get_org_rule_suites(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        actor_name: str = ...,
        evaluate_status: Literal["all", "active", "evaluate"] = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        repository_name: str = ...,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Repos_GetOrgRuleSuites]:
        """repos/get-org-rule-suites."""

    def get_org_ruleset(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/get-org-ruleset."""

    def get_org_rulesets(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        targets: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryRuleset]:
        """repos/get-org-rulesets."""

    def get_pages(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PagesInfo:
        """repos/get-pages."""

    def get_pages_build(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        build_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PagesBuild:
        """repos/get-pages-build."""

    def get_pages_deployment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pages_deployment_id: int | str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PagesDeploymentStatus:
        """repos/get-pages-deployment."""

    def get_pages_health_check(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PagesHealthCheck | dict[str, Any]:
        """repos/get-pages-health-check."""

    def get_participation_stats(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ParticipationStats:
        """repos/get-participation-stats."""

    def get_pull_request_review_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchPullRequestReview:
        """repos/get-pull-request-review-protection."""

    def get_punch_card_stats(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[builtins.list[int]] | None:
        """repos/get-punch-card-stats."""

    def get_readme(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Contents:
        """repos/get-readme."""

    def get_readme_in_directory(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        dir: str | GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Contents:
        """repos/get-readme-in-directory."""

    def get_release(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        release_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/get-release."""

    @overload
    def get_release_asset(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        asset_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Asset:
        """repos/get-release-asset."""

    @overload
    def get_release_asset(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        asset_id: int | GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/get-release-asset."""

    def get_release_by_tag(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        tag: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/get-release-by-tag."""

    def get_repo_push_bypass_request(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        bypass_request_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PushRuleBypassRequest:
        """repos/get-repo-push-bypass-request."""

    def get_repo_rule_suite(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        rule_suite_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RuleSuite:
        """repos/get-repo-rule-suite."""

    def get_repo_rule_suites(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        actor_name: str = ...,
        evaluate_status: Literal["all", "active", "evaluate"] = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Repos_GetRepoRuleSuites]:
        """repos/get-repo-rule-suites."""

    def get_repo_ruleset(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        includes_parents: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/get-repo-ruleset."""

    def get_repo_ruleset_history(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RulesetVersion]:
        """repos/get-repo-ruleset-history."""

    def get_repo_ruleset_version(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        version_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RulesetVersionWithState:
        """repos/get-repo-ruleset-version."""

    def get_repo_rulesets(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        includes_parents: bool = ...,
        page: int = ...,
        per_page: int = ...,
        targets: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.RepositoryRuleset]:
        """repos/get-repo-rulesets."""

    def get_status_checks_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.StatusCheckPolicy:
        """repos/get-status-checks-protection."""

    def get_teams_with_access_to_protected_branch(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """repos/get-teams-with-access-to-protected-branch."""

    def get_top_paths(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ContentTraffic]:
        """repos/get-top-paths."""

    def get_top_referrers(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ReferrerTraffic]:
        """repos/get-top-referrers."""

    def get_users_with_access_to_protected_branch(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """repos/get-users-with-access-to-protected-branch."""

    def get_views(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        per: Literal["day", "week"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ViewsStats:
        """repos/get-views."""

    def get_webhook(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Hook:
        """repos/get-webhook."""

    def get_webhook_config_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """repos/get-webhook-config-for-repo."""

    def get_webhook_delivery(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        delivery_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.HookDelivery:
        """repos/get-webhook-delivery."""

    def list_activities(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        activity_type: Literal["push", "force_push", "branch_creation", "branch_deletion", "pr_merge", "merge_queue_merge"] = ...,
        actor: str = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        ref: str = ...,
        time_period: Literal["day", "week", "month", "quarter", "year"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Activity]:
        """repos/list-activities."""

    def list_attestations(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        subject_digest: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Repos_ListAttestations_Attestations]:
        """repos/list-attestations."""

    def list_autolinks(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.Autolink]:
        """repos/list-autolinks."""

    def list_branches(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        protected: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortBranch]:
        """repos/list-branches."""

    def list_branches_for_head_commit(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        commit_sha: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.BranchShort]:
        """repos/list-branches-for-head-commit."""

    def list_cache_info(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Repos_ListCacheInfo]:
        """repos/list-cache-info."""

    def list_collaborators(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        affiliation: Literal["outside", "direct", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: Literal["pull", "triage", "push", "maintain", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Collaborator]:
        """repos/list-collaborators."""

    def list_comments_for_commit(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        commit_sha: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoComment]:
        """repos/list-comments-for-commit."""

    def list_commit_comments_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoComment]:
        """repos/list-commit-comments-for-repo."""

    def list_commit_statuses_for_ref(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Status]:
        """repos/list-commit-statuses-for-ref."""

    def list_commits(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        author: str = ...,
        committer: str = ...,
        page: int = ...,
        path: str = ...,
        per_page: int = ...,
        sha: str = ...,
        since: datetime | str = ...,
        until: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoCommit]:
        """repos/list-commits."""

    def list_contributors(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        anon: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Contributor]:
        """repos/list-contributors."""

    def list_custom_deployment_rule_integrations(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CustomDeploymentRuleApp]:
        """repos/list-custom-deployment-rule-integrations."""

    def list_deploy_keys(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Key]:
        """repos/list-deploy-keys."""

    def list_deployment_branch_policies(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.DeploymentBranchPolicy]:
        """repos/list-deployment-branch-policies."""

    def list_deployment_statuses(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        deployment_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[DeploymentStatus]:
        """repos/list-deployment-statuses."""

    def list_deployments(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment: str | None = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        sha: str = ...,
        task: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Deployment]:
        """repos/list-deployments."""

    def list_for_authenticated_user(
        self,
        *,
        affiliation: str = ...,
        before: datetime | str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "owner", "public", "private", "member"] = ...,
        visibility: Literal["all", "public", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-for-authenticated-user."""

    def list_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "public", "private", "forks", "sources", "member", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-for-org."""

    def list_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "owner", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-for-user."""

    def list_forks(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["newest", "oldest", "stargazers", "watchers"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-forks."""

    def list_invitations(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositoryInvitation]:
        """repos/list-invitations."""

    def list_invitations_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositoryInvitation]:
        """repos/list-invitations-for-authenticated-user."""

    def list_issue_types(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueType]:
        """repos/list-issue-types."""

    def list_languages(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/list-languages."""

    def list_pages_builds(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PagesBuild]:
        """repos/list-pages-builds."""

    def list_public(
        self,
        *,
        since: int = ...,
        visibility: Literal["all", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """repos/list-public."""

    def list_pull_requests_associated_with_commit(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        commit_sha: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortPullRequest]:
        """repos/list-pull-requests-associated-with-commit."""

    def list_release_assets(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        release_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Asset]:
        """repos/list-release-assets."""

    def list_releases(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Release]:
        """repos/list-releases."""

    def list_repo_push_bypass_requests(
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
    ) -> Listing[_models.PushRuleBypassRequest]:
        """repos/list-repo-push-bypass-requests."""

    @deprecated("GitHub deprecates it")
    def list_tag_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.TagProtection]:
        """repos/list-tag-protection."""

    def list_tags(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoTag]:
        """repos/list-tags."""

    def list_teams(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortTeam]:
        """repos/list-teams."""

    def list_webhook_deliveries(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.HookDeliveryItem]:
        """repos/list-webhook-deliveries."""

    def list_webhooks(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Hook]:
        """repos/list-webhooks."""

    def merge(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        base: str,
        commit_message: str = ...,
        head: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoCommit | None:
        """repos/merge."""

    def merge_upstream(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.MergedUpstream:
        """repos/merge-upstream."""

    def ping_webhook(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/ping-webhook."""

    def redeliver_webhook_delivery(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        delivery_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/redeliver-webhook-delivery."""

    def remove_app_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[App]:
        """repos/remove-app-access-restrictions."""

    def remove_collaborator(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/remove-collaborator."""

    def remove_status_check_contexts(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/remove-status-check-contexts."""

    def remove_status_check_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/remove-status-check-protection."""

    def remove_team_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """repos/remove-team-access-restrictions."""

    def remove_user_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """repos/remove-user-access-restrictions."""

    def rename_branch(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        new_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Branch:
        """repos/rename-branch."""

    def replace_all_topics(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        names: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Topics:
        """repos/replace-all-topics."""

    def request_pages_build(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PageBuildStatus:
        """repos/request-pages-build."""

    def set_admin_branch_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchAdminEnforced:
        """repos/set-admin-branch-protection."""

    def set_app_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[App]:
        """repos/set-app-access-restrictions."""

    def set_status_check_contexts(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/set-status-check-contexts."""

    def set_team_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortTeam]:
        """repos/set-team-access-restrictions."""

    def set_user_access_restrictions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """repos/set-user-access-restrictions."""

    def test_push_webhook(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/test-push-webhook."""

    def transfer(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        new_name: str = ...,
        new_owner: str,
        team_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortRepository:
        """repos/transfer."""

    def update(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        allow_auto_merge: bool = ...,
        allow_forking: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        allow_update_branch: bool = ...,
        archived: bool = ...,
        default_branch: str = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_pull_requests: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str = ...,
        private: bool = ...,
        pull_request_creation_policy: Literal["all", "collaborators_only"] = ...,
        security_and_analysis: _Update_SecurityAndAnalysis | None = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        use_squash_pr_title_as_default: bool = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        web_commit_signoff_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Repository:
        """repos/update."""

    def update_branch_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        allow_deletions: bool = ...,
        allow_force_pushes: bool | None = ...,
        allow_fork_syncing: bool = ...,
        block_creations: bool = ...,
        enforce_admins: bool | None,
        lock_branch: bool = ...,
        required_conversation_resolution: bool = ...,
        required_linear_history: bool = ...,
        required_pull_request_reviews: _UpdateBranchProtection_RequiredPullRequestReviews | None,
        required_status_checks: _UpdateBranchProtection_RequiredStatusChecks | None,
        restrictions: _UpdateBranchProtection_Restrictions | None,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> BranchProtection:
        """repos/update-branch-protection."""

    def update_commit_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepoComment:
        """repos/update-commit-comment."""

    def update_deployment_branch_policy(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        environment_name: str | GitHubCore = ...,
        branch_policy_id: int | GitHubCore = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeploymentBranchPolicy:
        """repos/update-deployment-branch-policy."""

    def update_enterprise_ruleset(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _EnterpriseRulesetConditions | _EnterpriseRulesetConditions1 | _EnterpriseRulesetConditions2 | _EnterpriseRulesetConditions3 | _EnterpriseRulesetConditions4 | _EnterpriseRulesetConditions5 = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/update-enterprise-ruleset."""

    def update_information_about_pages_site(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        build_type: Literal["legacy", "workflow"] = ...,
        cname: str | None = ...,
        https_enforced: bool = ...,
        public: bool = ...,
        source: Literal["gh-pages"] | Literal["master"] | Literal["master /docs"] | _UpdateInformationAboutPagesSite_Source3 = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/update-information-about-pages-site."""

    def update_invitation(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        invitation_id: int | GitHubCore = ...,
        permissions: Literal["read", "write", "maintain", "triage", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositoryInvitation:
        """repos/update-invitation."""

    def update_org_ruleset(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _OrgRulesetConditions | _OrgRulesetConditions1 | _OrgRulesetConditions2 = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/update-org-ruleset."""

    def update_pull_request_review_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        bypass_pull_request_allowances: _UpdatePullRequestReviewProtection_BypassPullRequestAllowances = ...,
        dismiss_stale_reviews: bool = ...,
        dismissal_restrictions: _UpdatePullRequestReviewProtection_DismissalRestrictions = ...,
        require_code_owner_reviews: bool = ...,
        require_last_push_approval: bool = ...,
        required_approving_review_count: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProtectedBranchPullRequestReview:
        """repos/update-pull-request-review-protection."""

    def update_release(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        release_id: int | GitHubCore = ...,
        body: str = ...,
        discussion_category_name: str = ...,
        draft: bool = ...,
        make_latest: Literal["true", "false", "legacy"] = ...,
        name: str = ...,
        prerelease: bool = ...,
        tag_name: str = ...,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Release:
        """repos/update-release."""

    def update_release_asset(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        asset_id: int | GitHubCore = ...,
        label: str = ...,
        name: str = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Asset:
        """repos/update-release-asset."""

    def update_repo_ruleset(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ruleset_id: int | GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _RepositoryRulesetConditions = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleMergeQueue | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview | _RepositoryRuleLicenseComplianceScanning | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize] = ...,
        target: Literal["branch", "tag", "push"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RepositoryRuleset:
        """repos/update-repo-ruleset."""

    def update_status_check_protection(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        branch: str | GitHubCore = ...,
        checks: Iterable[_UpdateStatusCheckProtection_Checks] = ...,
        contexts: Iterable[str] = ...,
        strict: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.StatusCheckPolicy:
        """repos/update-status-check-protection."""

    def update_webhook(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        active: bool = ...,
        add_events: Iterable[str] = ...,
        config: _WebhookConfig = ...,
        events: Iterable[str] = ...,
        remove_events: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Hook:
        """repos/update-webhook."""

    def update_webhook_config_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        hook_id: int | GitHubCore = ...,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """repos/update-webhook-config-for-repo."""

    def upload_release_asset(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        release_id: int | GitHubCore = ...,
        label: str = ...,
        name: str,
        data: bytes | bytearray | memoryview | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Asset:
        """repos/upload-release-asset."""

class _AsyncBoundRepos(Operations):
    """The operations of GitHub's tag ``repos``, bound to a resource."""

    async def accept_invitation_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        invitation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/accept-invitation-for-authenticated-user."""

    async def add_app_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.App]:
        """repos/add-app-access-restrictions."""

    async def add_collaborator(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        permission: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositoryInvitation | None:
        """repos/add-collaborator."""

    async def add_status_check_contexts(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/add-status-check-contexts."""

    async def add_team_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """repos/add-team-access-restrictions."""

    async def add_user_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """repos/add-user-access-restrictions."""

    async def cancel_pages_deployment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pages_deployment_id: int | str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/cancel-pages-deployment."""

    async def check_automated_security_fixes(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CheckAutomatedSecurityFixes:
        """repos/check-automated-security-fixes."""

    async def check_collaborator(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/check-collaborator."""

    async def check_immutable_releases(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CheckImmutableReleases:
        """repos/check-immutable-releases."""

    async def check_private_vulnerability_reporting(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Repos_CheckPrivateVulnerabilityReporting:
        """repos/check-private-vulnerability-reporting."""

    async def check_vulnerability_alerts(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/check-vulnerability-alerts."""

    async def codeowners_errors(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeownersErrors:
        """repos/codeowners-errors."""

    async def compare_commits(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        base: str | _aio.GitHubCore = ...,
        head: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Comparison:
        """repos/compare-commits."""

    async def compare_commits_with_basehead(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        basehead: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Comparison:
        """repos/compare-commits-with-basehead."""

    async def create_attestation(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        bundle: _CreateAttestation_Bundle,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Repos_CreateAttestation:
        """repos/create-attestation."""

    async def create_autolink(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        is_alphanumeric: bool = ...,
        key_prefix: str,
        url_template: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Autolink:
        """repos/create-autolink."""

    async def create_commit_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        commit_sha: str | _aio.GitHubCore = ...,
        body: str,
        line: int = ...,
        path: str = ...,
        position: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoComment:
        """repos/create-commit-comment."""

    async def create_commit_signature_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchAdminEnforced:
        """repos/create-commit-signature-protection."""

    async def create_commit_status(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        sha: str | _aio.GitHubCore = ...,
        context: str = ...,
        description: str | None = ...,
        state: Literal["error", "failure", "pending", "success"],
        target_url: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Status:
        """repos/create-commit-status."""

    async def create_deploy_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        key: str,
        read_only: bool = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Key:
        """repos/create-deploy-key."""

    async def create_deployment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        auto_merge: bool = ...,
        description: str | None = ...,
        environment: str = ...,
        payload: Mapping[str, Any] | str = ...,
        production_environment: bool = ...,
        ref: str,
        required_contexts: Iterable[str] = ...,
        task: str = ...,
        transient_environment: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Deployment | _aio_models.Repos_CreateDeployment:
        """repos/create-deployment."""

    async def create_deployment_branch_policy(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        name: str,
        type: Literal["branch", "tag"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentBranchPolicy:
        """repos/create-deployment-branch-policy."""

    async def create_deployment_protection_rule(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        integration_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentProtectionRule:
        """repos/create-deployment-protection-rule."""

    async def create_deployment_status(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        deployment_id: int | _aio.GitHubCore = ...,
        auto_inactive: bool = ...,
        description: str = ...,
        environment: str = ...,
        environment_url: str = ...,
        log_url: str = ...,
        state: Literal["error", "failure", "inactive", "in_progress", "queued", "pending", "success"],
        target_url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.DeploymentStatus:
        """repos/create-deployment-status."""

    async def create_dispatch_event(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        client_payload: Mapping[str, Any] = ...,
        event_type: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/create-dispatch-event."""

    async def create_enterprise_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _EnterpriseRulesetConditions | _EnterpriseRulesetConditions1 | _EnterpriseRulesetConditions2 | _EnterpriseRulesetConditions3 | _EnterpriseRulesetConditions4 | _EnterpriseRulesetConditions5 = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/create-enterprise-ruleset."""

    async def create_for_authenticated_user(
        self,
        *,
        allow_auto_merge: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        auto_init: bool = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        gitignore_template: str = ...,
        has_discussions: bool = ...,
        has_downloads: bool = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        license_template: str = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str,
        private: bool = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        team_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/create-for-authenticated-user."""

    async def create_fork(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        default_branch_only: bool = ...,
        name: str = ...,
        organization: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/create-fork."""

    async def create_in_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        allow_auto_merge: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        auto_init: bool = ...,
        custom_properties: Mapping[str, Any] = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        gitignore_template: str = ...,
        has_downloads: bool = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        license_template: str = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str,
        private: bool = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        team_id: int = ...,
        use_squash_pr_title_as_default: bool = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/create-in-org."""

    async def create_or_update_environment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        deployment_branch_policy: _DeploymentBranchPolicySettings | None = ...,
        prevent_self_review: bool = ...,
        reviewers: Iterable[_CreateOrUpdateEnvironment_Reviewers] | None = ...,
        wait_timer: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Environment:
        """repos/create-or-update-environment."""

    async def create_or_update_file_contents(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        path: str | _aio.GitHubCore = ...,
        author: _CreateOrUpdateFileContents_Author = ...,
        branch: str = ...,
        committer: _CreateOrUpdateFileContents_Committer = ...,
        content: str,
        message: str,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.FileCommit:
        """repos/create-or-update-file-contents."""

    async def create_org_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _OrgRulesetConditions | _OrgRulesetConditions1 | _OrgRulesetConditions2 = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        source_type: Literal["Repository", "Organization"] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/create-org-ruleset."""

    async def create_pages_deployment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        artifact_id: float = ...,
        artifact_url: str = ...,
        environment: str = ...,
        oidc_token: str,
        pages_build_version: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PageDeployment:
        """repos/create-pages-deployment."""

    async def create_pages_site(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        build_type: Literal["legacy", "workflow"] = ...,
        source: _CreatePagesSite_Source = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PagesInfo:
        """repos/create-pages-site."""

    async def create_release(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        body: str = ...,
        discussion_category_name: str = ...,
        draft: bool = ...,
        generate_release_notes: bool = ...,
        make_latest: Literal["true", "false", "legacy"] = ...,
        name: str = ...,
        prerelease: bool = ...,
        tag_name: str,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/create-release."""

    async def create_repo_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _RepositoryRulesetConditions = ...,
        enforcement: Literal["disabled", "active", "evaluate"],
        name: str,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleMergeQueue | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview | _RepositoryRuleLicenseComplianceScanning | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize] = ...,
        target: Literal["branch", "tag", "push"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/create-repo-ruleset."""

    @deprecated("GitHub deprecates it")
    async def create_tag_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pattern: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.TagProtection:
        """repos/create-tag-protection."""

    async def create_using_template(
        self,
        *parts: str | int | _aio.GitHubCore,
        template_owner: str | _aio.GitHubCore = ...,
        template_repo: str | _aio.GitHubCore = ...,
        description: str = ...,
        include_all_branches: bool = ...,
        name: str,
        owner: str = ...,
        private: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/create-using-template."""

    async def create_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        active: bool = ...,
        config: _CreateWebhook_Config = ...,
        events: Iterable[str] = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Hook:
        """repos/create-webhook."""

    async def custom_properties_for_repos_create_or_update_repository_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        properties: Iterable[_CustomPropertyValue],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/custom-properties-for-repos-create-or-update-repository-values."""

    async def custom_properties_for_repos_get_repository_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CustomPropertyValue]:
        """repos/custom-properties-for-repos-get-repository-values."""

    async def decline_invitation_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        invitation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/decline-invitation-for-authenticated-user."""

    async def delete(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete."""

    async def delete_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-access-restrictions."""

    async def delete_admin_branch_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-admin-branch-protection."""

    async def delete_an_environment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-an-environment."""

    async def delete_autolink(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        autolink_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-autolink."""

    async def delete_branch_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-branch-protection."""

    async def delete_commit_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-commit-comment."""

    async def delete_commit_signature_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-commit-signature-protection."""

    async def delete_deploy_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        key_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deploy-key."""

    async def delete_deployment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        deployment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deployment."""

    async def delete_deployment_branch_policy(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        branch_policy_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-deployment-branch-policy."""

    async def delete_enterprise_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-enterprise-ruleset."""

    async def delete_file(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        path: str | _aio.GitHubCore = ...,
        author: _DeleteFile_Author = ...,
        branch: str = ...,
        committer: _DeleteFile_Committer = ...,
        message: str,
        sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.FileCommit:
        """repos/delete-file."""

    async def delete_invitation(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        invitation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-invitation."""

    async def delete_org_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-org-ruleset."""

    async def delete_pages_site(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-pages-site."""

    async def delete_pull_request_review_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-pull-request-review-protection."""

    async def delete_release(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        release_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-release."""

    async def delete_release_asset(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        asset_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-release-asset."""

    async def delete_repo_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-repo-ruleset."""

    @deprecated("GitHub deprecates it")
    async def delete_tag_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        tag_protection_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-tag-protection."""

    async def delete_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/delete-webhook."""

    async def disable_automated_security_fixes(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-automated-security-fixes."""

    async def disable_deployment_protection_rule(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        protection_rule_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-deployment-protection-rule."""

    async def disable_immutable_releases(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-immutable-releases."""

    async def disable_lfs_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-lfs-for-repo."""

    async def disable_private_vulnerability_reporting(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-private-vulnerability-reporting."""

    async def disable_vulnerability_alerts(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/disable-vulnerability-alerts."""

    @overload
    async def download_tarball_archive(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """repos/download-tarball-archive."""

    @overload
    async def download_tarball_archive(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/download-tarball-archive."""

    @overload
    async def download_zipball_archive(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bytes:
        """repos/download-zipball-archive."""

    @overload
    async def download_zipball_archive(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/download-zipball-archive."""

    async def enable_automated_security_fixes(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-automated-security-fixes."""

    async def enable_immutable_releases(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-immutable-releases."""

    async def enable_lfs_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/enable-lfs-for-repo."""

    async def enable_private_vulnerability_reporting(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-private-vulnerability-reporting."""

    async def enable_vulnerability_alerts(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/enable-vulnerability-alerts."""

    async def generate_release_notes(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        configuration_file_path: str = ...,
        previous_tag_name: str = ...,
        tag_name: str,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ReleaseNotesContent:
        """repos/generate-release-notes."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/get."""

    async def get_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BranchRestrictionPolicy:
        """repos/get-access-restrictions."""

    async def get_admin_branch_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchAdminEnforced:
        """repos/get-admin-branch-protection."""

    async def get_all_deployment_protection_rules(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Repos_GetAllDeploymentProtectionRules:
        """repos/get-all-deployment-protection-rules."""

    def get_all_environments(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Environment]:
        """repos/get-all-environments."""

    async def get_all_status_check_contexts(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/get-all-status-check-contexts."""

    async def get_all_topics(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Topics:
        """repos/get-all-topics."""

    async def get_apps_with_access_to_protected_branch(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.App]:
        """repos/get-apps-with-access-to-protected-branch."""

    async def get_autolink(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        autolink_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Autolink:
        """repos/get-autolink."""

    async def get_branch(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Branch:
        """repos/get-branch."""

    async def get_branch_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.BranchProtection:
        """repos/get-branch-protection."""

    def get_branch_rules(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryRuleDetailed]:
        """repos/get-branch-rules."""

    async def get_clones(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        per: Literal["day", "week"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ClonesStats:
        """repos/get-clones."""

    async def get_code_frequency_stats(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[builtins.list[int]] | dict[str, Any] | None:
        """repos/get-code-frequency-stats."""

    async def get_collaborator_permission_level(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CollaboratorPermission:
        """repos/get-collaborator-permission-level."""

    async def get_combined_status_for_ref(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CombinedStatus:
        """repos/get-combined-status-for-ref."""

    async def get_commit(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoCommit:
        """repos/get-commit."""

    async def get_commit_activity_stats(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CommitActivity] | dict[str, Any] | None:
        """repos/get-commit-activity-stats."""

    async def get_commit_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoComment:
        """repos/get-commit-comment."""

    async def get_commit_signature_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchAdminEnforced:
        """repos/get-commit-signature-protection."""

    async def get_community_profile_metrics(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CommunityProfile:
        """repos/get-community-profile-metrics."""

    async def get_content(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        path: str | _aio.GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Contents] | _aio.Contents:
        """repos/get-content."""

    async def get_contributors_stats(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ContributorStats] | dict[str, Any] | None:
        """repos/get-contributors-stats."""

    async def get_custom_deployment_protection_rule(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        protection_rule_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentProtectionRule:
        """repos/get-custom-deployment-protection-rule."""

    async def get_deploy_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        key_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Key:
        """repos/get-deploy-key."""

    async def get_deployment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        deployment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Deployment:
        """repos/get-deployment."""

    async def get_deployment_branch_policy(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        branch_policy_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentBranchPolicy:
        """repos/get-deployment-branch-policy."""

    async def get_deployment_status(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        deployment_id: int | _aio.GitHubCore = ...,
        status_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.DeploymentStatus:
        """repos/get-deployment-status."""

    async def get_enterprise_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/get-enterprise-ruleset."""

    async def get_environment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Environment:
        """repos/get-environment."""

    async def get_hash_algorithm(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryHashAlgorithm:
        """repos/get-hash-algorithm."""

    async def get_latest_pages_build(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PagesBuild:
        """repos/get-latest-pages-build."""

    async def get_latest_release(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/get-latest-release."""

    async def get_org_rule_suite(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        rule_suite_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RuleSuite:
        """repos/get-org-rule-suite."""

    def get_org_rule_suites(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        actor_name: str = ...,
        evaluate_status: Literal["all", "active", "evaluate"] = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        repository_name: str = ...,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Repos_GetOrgRuleSuites]:
        """repos/get-org-rule-suites."""

    async def get_org_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/get-org-ruleset."""

    def get_org_rulesets(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        targets: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryRuleset]:
        """repos/get-org-rulesets."""

    async def get_pages(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PagesInfo:
        """repos/get-pages."""

    async def get_pages_build(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        build_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PagesBuild:
        """repos/get-pages-build."""

    async def get_pages_deployment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pages_deployment_id: int | str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PagesDeploymentStatus:
        """repos/get-pages-deployment."""

    async def get_pages_health_check(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PagesHealthCheck | dict[str, Any]:
        """repos/get-pages-health-check."""

    async def get_participation_stats(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ParticipationStats:
        """repos/get-participation-stats."""

    async def get_pull_request_review_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchPullRequestReview:
        """repos/get-pull-request-review-protection."""

    async def get_punch_card_stats(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[builtins.list[int]] | None:
        """repos/get-punch-card-stats."""

    async def get_readme(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Contents:
        """repos/get-readme."""

    async def get_readme_in_directory(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        dir: str | _aio.GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Contents:
        """repos/get-readme-in-directory."""

    async def get_release(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        release_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/get-release."""

    @overload
    async def get_release_asset(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        asset_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Asset:
        """repos/get-release-asset."""

    @overload
    async def get_release_asset(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        asset_id: int | _aio.GitHubCore = ...,
        to: str | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str | None:
        """repos/get-release-asset."""

    async def get_release_by_tag(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        tag: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/get-release-by-tag."""

    async def get_repo_push_bypass_request(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        bypass_request_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PushRuleBypassRequest:
        """repos/get-repo-push-bypass-request."""

    async def get_repo_rule_suite(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        rule_suite_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RuleSuite:
        """repos/get-repo-rule-suite."""

    def get_repo_rule_suites(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        actor_name: str = ...,
        evaluate_status: Literal["all", "active", "evaluate"] = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] = ...,
        time_period: Literal["hour", "day", "week", "month"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Repos_GetRepoRuleSuites]:
        """repos/get-repo-rule-suites."""

    async def get_repo_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        includes_parents: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/get-repo-ruleset."""

    def get_repo_ruleset_history(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RulesetVersion]:
        """repos/get-repo-ruleset-history."""

    async def get_repo_ruleset_version(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        version_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RulesetVersionWithState:
        """repos/get-repo-ruleset-version."""

    def get_repo_rulesets(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        includes_parents: bool = ...,
        page: int = ...,
        per_page: int = ...,
        targets: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.RepositoryRuleset]:
        """repos/get-repo-rulesets."""

    async def get_status_checks_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.StatusCheckPolicy:
        """repos/get-status-checks-protection."""

    async def get_teams_with_access_to_protected_branch(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """repos/get-teams-with-access-to-protected-branch."""

    async def get_top_paths(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ContentTraffic]:
        """repos/get-top-paths."""

    async def get_top_referrers(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ReferrerTraffic]:
        """repos/get-top-referrers."""

    async def get_users_with_access_to_protected_branch(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """repos/get-users-with-access-to-protected-branch."""

    async def get_views(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        per: Literal["day", "week"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ViewsStats:
        """repos/get-views."""

    async def get_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Hook:
        """repos/get-webhook."""

    async def get_webhook_config_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """repos/get-webhook-config-for-repo."""

    async def get_webhook_delivery(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        delivery_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.HookDelivery:
        """repos/get-webhook-delivery."""

    def list_activities(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        activity_type: Literal["push", "force_push", "branch_creation", "branch_deletion", "pr_merge", "merge_queue_merge"] = ...,
        actor: str = ...,
        after: str = ...,
        before: str = ...,
        direction: Literal["asc", "desc"] = ...,
        per_page: int = ...,
        ref: str = ...,
        time_period: Literal["day", "week", "month", "quarter", "year"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Activity]:
        """repos/list-activities."""

    def list_attestations(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        subject_digest: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Repos_ListAttestations_Attestations]:
        """repos/list-attestations."""

    async def list_autolinks(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.Autolink]:
        """repos/list-autolinks."""

    def list_branches(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        protected: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortBranch]:
        """repos/list-branches."""

    async def list_branches_for_head_commit(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        commit_sha: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.BranchShort]:
        """repos/list-branches-for-head-commit."""

    def list_cache_info(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Repos_ListCacheInfo]:
        """repos/list-cache-info."""

    def list_collaborators(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        affiliation: Literal["outside", "direct", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        permission: Literal["pull", "triage", "push", "maintain", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Collaborator]:
        """repos/list-collaborators."""

    def list_comments_for_commit(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        commit_sha: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoComment]:
        """repos/list-comments-for-commit."""

    def list_commit_comments_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoComment]:
        """repos/list-commit-comments-for-repo."""

    def list_commit_statuses_for_ref(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Status]:
        """repos/list-commit-statuses-for-ref."""

    def list_commits(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        author: str = ...,
        committer: str = ...,
        page: int = ...,
        path: str = ...,
        per_page: int = ...,
        sha: str = ...,
        since: datetime | str = ...,
        until: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoCommit]:
        """repos/list-commits."""

    def list_contributors(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        anon: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Contributor]:
        """repos/list-contributors."""

    def list_custom_deployment_rule_integrations(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CustomDeploymentRuleApp]:
        """repos/list-custom-deployment-rule-integrations."""

    def list_deploy_keys(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Key]:
        """repos/list-deploy-keys."""

    def list_deployment_branch_policies(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.DeploymentBranchPolicy]:
        """repos/list-deployment-branch-policies."""

    def list_deployment_statuses(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        deployment_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.DeploymentStatus]:
        """repos/list-deployment-statuses."""

    def list_deployments(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment: str | None = ...,
        page: int = ...,
        per_page: int = ...,
        ref: str = ...,
        sha: str = ...,
        task: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Deployment]:
        """repos/list-deployments."""

    def list_for_authenticated_user(
        self,
        *,
        affiliation: str = ...,
        before: datetime | str = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "owner", "public", "private", "member"] = ...,
        visibility: Literal["all", "public", "private"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-for-authenticated-user."""

    def list_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "public", "private", "forks", "sources", "member", "internal"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-for-org."""

    def list_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "pushed", "full_name"] = ...,
        type: Literal["all", "owner", "member"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-for-user."""

    def list_forks(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["newest", "oldest", "stargazers", "watchers"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-forks."""

    def list_invitations(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositoryInvitation]:
        """repos/list-invitations."""

    def list_invitations_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositoryInvitation]:
        """repos/list-invitations-for-authenticated-user."""

    async def list_issue_types(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueType]:
        """repos/list-issue-types."""

    async def list_languages(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/list-languages."""

    def list_pages_builds(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PagesBuild]:
        """repos/list-pages-builds."""

    def list_public(
        self,
        *,
        since: int = ...,
        visibility: Literal["all", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """repos/list-public."""

    def list_pull_requests_associated_with_commit(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        commit_sha: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortPullRequest]:
        """repos/list-pull-requests-associated-with-commit."""

    def list_release_assets(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        release_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Asset]:
        """repos/list-release-assets."""

    def list_releases(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Release]:
        """repos/list-releases."""

    def list_repo_push_bypass_requests(
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
    ) -> AsyncListing[_aio_models.PushRuleBypassRequest]:
        """repos/list-repo-push-bypass-requests."""

    @deprecated("GitHub deprecates it")
    async def list_tag_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.TagProtection]:
        """repos/list-tag-protection."""

    def list_tags(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoTag]:
        """repos/list-tags."""

    def list_teams(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortTeam]:
        """repos/list-teams."""

    def list_webhook_deliveries(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.HookDeliveryItem]:
        """repos/list-webhook-deliveries."""

    def list_webhooks(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Hook]:
        """repos/list-webhooks."""

    async def merge(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        base: str,
        commit_message: str = ...,
        head: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoCommit | None:
        """repos/merge."""

    async def merge_upstream(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.MergedUpstream:
        """repos/merge-upstream."""

    async def ping_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/ping-webhook."""

    async def redeliver_webhook_delivery(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        delivery_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """repos/redeliver-webhook-delivery."""

    async def remove_app_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.App]:
        """repos/remove-app-access-restrictions."""

    async def remove_collaborator(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/remove-collaborator."""

    async def remove_status_check_contexts(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/remove-status-check-contexts."""

    async def remove_status_check_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/remove-status-check-protection."""

    async def remove_team_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """repos/remove-team-access-restrictions."""

    async def remove_user_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """repos/remove-user-access-restrictions."""

    async def rename_branch(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        new_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Branch:
        """repos/rename-branch."""

    async def replace_all_topics(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        names: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Topics:
        """repos/replace-all-topics."""

    async def request_pages_build(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PageBuildStatus:
        """repos/request-pages-build."""

    async def set_admin_branch_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchAdminEnforced:
        """repos/set-admin-branch-protection."""

    async def set_app_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        apps: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.App]:
        """repos/set-app-access-restrictions."""

    async def set_status_check_contexts(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        contexts: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """repos/set-status-check-contexts."""

    async def set_team_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortTeam]:
        """repos/set-team-access-restrictions."""

    async def set_user_access_restrictions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        users: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """repos/set-user-access-restrictions."""

    async def test_push_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/test-push-webhook."""

    async def transfer(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        new_name: str = ...,
        new_owner: str,
        team_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortRepository:
        """repos/transfer."""

    async def update(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        allow_auto_merge: bool = ...,
        allow_forking: bool = ...,
        allow_merge_commit: bool = ...,
        allow_rebase_merge: bool = ...,
        allow_squash_merge: bool = ...,
        allow_update_branch: bool = ...,
        archived: bool = ...,
        default_branch: str = ...,
        delete_branch_on_merge: bool = ...,
        description: str = ...,
        has_issues: bool = ...,
        has_projects: bool = ...,
        has_pull_requests: bool = ...,
        has_wiki: bool = ...,
        homepage: str = ...,
        is_template: bool = ...,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] = ...,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] = ...,
        name: str = ...,
        private: bool = ...,
        pull_request_creation_policy: Literal["all", "collaborators_only"] = ...,
        security_and_analysis: _Update_SecurityAndAnalysis | None = ...,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] = ...,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] = ...,
        use_squash_pr_title_as_default: bool = ...,
        visibility: Literal["public", "private", "internal"] = ...,
        web_commit_signoff_required: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Repository:
        """repos/update."""

    async def update_branch_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        allow_deletions: bool = ...,
        allow_force_pushes: bool | None = ...,
        allow_fork_syncing: bool = ...,
        block_creations: bool = ...,
        enforce_admins: bool | None,
        lock_branch: bool = ...,
        required_conversation_resolution: bool = ...,
        required_linear_history: bool = ...,
        required_pull_request_reviews: _UpdateBranchProtection_RequiredPullRequestReviews | None,
        required_status_checks: _UpdateBranchProtection_RequiredStatusChecks | None,
        restrictions: _UpdateBranchProtection_Restrictions | None,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.BranchProtection:
        """repos/update-branch-protection."""

    async def update_commit_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepoComment:
        """repos/update-commit-comment."""

    async def update_deployment_branch_policy(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        environment_name: str | _aio.GitHubCore = ...,
        branch_policy_id: int | _aio.GitHubCore = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeploymentBranchPolicy:
        """repos/update-deployment-branch-policy."""

    async def update_enterprise_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _EnterpriseRulesetConditions | _EnterpriseRulesetConditions1 | _EnterpriseRulesetConditions2 | _EnterpriseRulesetConditions3 | _EnterpriseRulesetConditions4 | _EnterpriseRulesetConditions5 = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/update-enterprise-ruleset."""

    async def update_information_about_pages_site(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        build_type: Literal["legacy", "workflow"] = ...,
        cname: str | None = ...,
        https_enforced: bool = ...,
        public: bool = ...,
        source: Literal["gh-pages"] | Literal["master"] | Literal["master /docs"] | _UpdateInformationAboutPagesSite_Source3 = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """repos/update-information-about-pages-site."""

    async def update_invitation(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        invitation_id: int | _aio.GitHubCore = ...,
        permissions: Literal["read", "write", "maintain", "triage", "admin"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositoryInvitation:
        """repos/update-invitation."""

    async def update_org_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _OrgRulesetConditions | _OrgRulesetConditions1 | _OrgRulesetConditions2 = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview] = ...,
        target: Literal["branch", "tag", "push", "repository"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/update-org-ruleset."""

    async def update_pull_request_review_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        bypass_pull_request_allowances: _UpdatePullRequestReviewProtection_BypassPullRequestAllowances = ...,
        dismiss_stale_reviews: bool = ...,
        dismissal_restrictions: _UpdatePullRequestReviewProtection_DismissalRestrictions = ...,
        require_code_owner_reviews: bool = ...,
        require_last_push_approval: bool = ...,
        required_approving_review_count: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProtectedBranchPullRequestReview:
        """repos/update-pull-request-review-protection."""

    async def update_release(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        release_id: int | _aio.GitHubCore = ...,
        body: str = ...,
        discussion_category_name: str = ...,
        draft: bool = ...,
        make_latest: Literal["true", "false", "legacy"] = ...,
        name: str = ...,
        prerelease: bool = ...,
        tag_name: str = ...,
        target_commitish: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Release:
        """repos/update-release."""

    async def update_release_asset(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        asset_id: int | _aio.GitHubCore = ...,
        label: str = ...,
        name: str = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Asset:
        """repos/update-release-asset."""

    async def update_repo_ruleset(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ruleset_id: int | _aio.GitHubCore = ...,
        bypass_actors: Iterable[_RepositoryRulesetBypassActor] = ...,
        conditions: _RepositoryRulesetConditions = ...,
        enforcement: Literal["disabled", "active", "evaluate"] = ...,
        name: str = ...,
        rules: Iterable[_RepositoryRuleCreation | _RepositoryRuleUpdate | _RepositoryRuleDeletion | _RepositoryRuleRequiredLinearHistory | _RepositoryRuleMergeQueue | _RepositoryRuleRequiredDeployments | _RepositoryRuleRequiredSignatures | _RepositoryRulePullRequest | _RepositoryRuleRequiredStatusChecks | _RepositoryRuleNonFastForward | _RepositoryRuleCommitMessagePattern | _RepositoryRuleCommitAuthorEmailPattern | _RepositoryRuleCommitterEmailPattern | _RepositoryRuleBranchNamePattern | _RepositoryRuleTagNamePattern | _RepositoryRuleWorkflows | _RepositoryRuleCodeScanning | _RepositoryRuleCopilotCodeReview | _RepositoryRuleLicenseComplianceScanning | _RepositoryRuleFilePathRestriction | _RepositoryRuleMaxFilePathLength | _RepositoryRuleFileExtensionRestriction | _RepositoryRuleMaxFileSize] = ...,
        target: Literal["branch", "tag", "push"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RepositoryRuleset:
        """repos/update-repo-ruleset."""

    async def update_status_check_protection(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        branch: str | _aio.GitHubCore = ...,
        checks: Iterable[_UpdateStatusCheckProtection_Checks] = ...,
        contexts: Iterable[str] = ...,
        strict: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.StatusCheckPolicy:
        """repos/update-status-check-protection."""

    async def update_webhook(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        active: bool = ...,
        add_events: Iterable[str] = ...,
        config: _WebhookConfig = ...,
        events: Iterable[str] = ...,
        remove_events: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Hook:
        """repos/update-webhook."""

    async def update_webhook_config_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        hook_id: int | _aio.GitHubCore = ...,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """repos/update-webhook-config-for-repo."""

    async def upload_release_asset(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        release_id: int | _aio.GitHubCore = ...,
        label: str = ...,
        name: str,
        data: bytes | bytearray | memoryview | PathLike[str] | BinaryIO,
        progress: Callable[[int, int | None], object] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Asset:
        """repos/upload-release-asset."""

__all__ = ["AsyncRepos", "Repos"]
