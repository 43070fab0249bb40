"""Classes of the events of webhooks. Made by tools/generate.py."""

import builtins
from datetime import datetime
from ferrohub import aio as _aio
from ferrohub._core import Client, Delivery
from ferrohub.aio import AsyncClient
from ferrohub.rest import aio_models as _aio_models
from ferrohub.webhooks import events as _events
from typing import Any, overload
from typing_extensions import Self

class WebhookEvent(_aio.GitHubCore):
    """An event of a webhook.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads
    """
    @property
    def delivery(self) -> Delivery: ...
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WebhookEvent: ...
    @property
    def action(self) -> str | None: ...
    @property
    def enterprise(self) -> _aio_models.EnterpriseWebhooks | None: ...
    @property
    def installation(self) -> _aio_models.SimpleInstallation | None: ...
    @property
    def organization(self) -> _aio.ShortOrganization | None: ...
    @property
    def repository(self) -> _aio.Repository | None: ...
    @property
    def sender(self) -> _aio.ShortUser | None: ...

class BranchProtectionConfigurationEvent(WebhookEvent):
    """The event ``branch_protection_configuration``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#branch_protection_configuration
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BranchProtectionConfigurationEvent: ...

class BranchProtectionConfigurationDisabledEvent(BranchProtectionConfigurationEvent):
    """The event ``branch_protection_configuration.disabled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#branch_protection_configuration
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BranchProtectionConfigurationDisabledEvent: ...

class BranchProtectionConfigurationEnabledEvent(BranchProtectionConfigurationEvent):
    """The event ``branch_protection_configuration.enabled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#branch_protection_configuration
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BranchProtectionConfigurationEnabledEvent: ...

class BranchProtectionRuleEvent(WebhookEvent):
    """The event ``branch_protection_rule``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#branch_protection_rule
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BranchProtectionRuleEvent: ...
    @property
    def rule(self) -> _aio_models.WebhooksRule | None: ...
    @property
    def changes(self) -> _aio_models.WebhookBranchProtectionRuleEdited_Changes | None: ...

class BranchProtectionRuleCreatedEvent(BranchProtectionRuleEvent):
    """The event ``branch_protection_rule.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#branch_protection_rule
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BranchProtectionRuleCreatedEvent: ...

class BranchProtectionRuleDeletedEvent(BranchProtectionRuleEvent):
    """The event ``branch_protection_rule.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#branch_protection_rule
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BranchProtectionRuleDeletedEvent: ...

class BranchProtectionRuleEditedEvent(BranchProtectionRuleEvent):
    """The event ``branch_protection_rule.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#branch_protection_rule
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BranchProtectionRuleEditedEvent: ...

class BypassRequestSecretScanningEvent(WebhookEvent):
    """The event ``bypass_request_secret_scanning``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#bypass_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BypassRequestSecretScanningEvent: ...
    @property
    def exemption_request(self) -> _aio_models.ExemptionRequest | None: ...
    @property
    def exemption_response(self) -> _aio_models.ExemptionResponse | None: ...

class BypassRequestSecretScanningCancelledEvent(BypassRequestSecretScanningEvent):
    """The event ``bypass_request_secret_scanning.cancelled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#bypass_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BypassRequestSecretScanningCancelledEvent: ...

class BypassRequestSecretScanningCompletedEvent(BypassRequestSecretScanningEvent):
    """The event ``bypass_request_secret_scanning.completed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#bypass_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BypassRequestSecretScanningCompletedEvent: ...

class BypassRequestSecretScanningCreatedEvent(BypassRequestSecretScanningEvent):
    """The event ``bypass_request_secret_scanning.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#bypass_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BypassRequestSecretScanningCreatedEvent: ...

class BypassRequestSecretScanningResponseDismissedEvent(BypassRequestSecretScanningEvent):
    """The event ``bypass_request_secret_scanning.response_dismissed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#bypass_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BypassRequestSecretScanningResponseDismissedEvent: ...

class BypassRequestSecretScanningResponseSubmittedEvent(BypassRequestSecretScanningEvent):
    """The event ``bypass_request_secret_scanning.response_submitted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#bypass_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.BypassRequestSecretScanningResponseSubmittedEvent: ...

class CacheSyncEvent(WebhookEvent):
    """The event ``cache_sync``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#cache_sync
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CacheSyncEvent: ...
    @property
    def after(self) -> str | None: ...
    @property
    def before(self) -> str | None: ...
    @property
    def cache_location(self) -> str | None: ...
    @property
    def ref(self) -> str | None: ...

class CheckRunEvent(WebhookEvent):
    """The event ``check_run``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#check_run
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CheckRunEvent: ...
    @property
    def check_run(self) -> _aio.CheckRun | None: ...
    @property
    def requested_action(self) -> _aio_models.WebhookCheckRunRequestedAction_RequestedAction | None: ...

class CheckRunCompletedEvent(CheckRunEvent):
    """The event ``check_run.completed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#check_run
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CheckRunCompletedEvent: ...

class CheckRunCreatedEvent(CheckRunEvent):
    """The event ``check_run.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#check_run
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CheckRunCreatedEvent: ...

class CheckRunRequestedActionEvent(CheckRunEvent):
    """The event ``check_run.requested_action``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#check_run
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CheckRunRequestedActionEvent: ...

class CheckRunRerequestedEvent(CheckRunEvent):
    """The event ``check_run.rerequested``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#check_run
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CheckRunRerequestedEvent: ...

class CheckSuiteEvent(WebhookEvent):
    """The event ``check_suite``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#check_suite
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CheckSuiteEvent: ...
    @property
    def check_suite(self) -> _aio.CheckSuite | None: ...

class CheckSuiteCompletedEvent(CheckSuiteEvent):
    """The event ``check_suite.completed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#check_suite
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CheckSuiteCompletedEvent: ...

class CheckSuiteRequestedEvent(CheckSuiteEvent):
    """The event ``check_suite.requested``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#check_suite
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CheckSuiteRequestedEvent: ...

class CheckSuiteRerequestedEvent(CheckSuiteEvent):
    """The event ``check_suite.rerequested``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#check_suite
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CheckSuiteRerequestedEvent: ...

class CodeScanningAlertEvent(WebhookEvent):
    """The event ``code_scanning_alert``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#code_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CodeScanningAlertEvent: ...
    @property
    def alert(self) -> _aio_models.Webhooks_CodeScanningAlert_Alert | None: ...
    @property
    def commit_oid(self) -> str | None: ...
    @property
    def ref(self) -> str | None: ...

class CodeScanningAlertAppearedInBranchEvent(CodeScanningAlertEvent):
    """The event ``code_scanning_alert.appeared_in_branch``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#code_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CodeScanningAlertAppearedInBranchEvent: ...
    @property
    def alert(self) -> _aio_models.WebhookCodeScanningAlertAppearedInBranch_Alert | None: ...  # type: ignore[override]

class CodeScanningAlertClosedByUserEvent(CodeScanningAlertEvent):
    """The event ``code_scanning_alert.closed_by_user``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#code_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CodeScanningAlertClosedByUserEvent: ...
    @property
    def alert(self) -> _aio_models.WebhookCodeScanningAlertClosedByUser_Alert | None: ...  # type: ignore[override]

class CodeScanningAlertCreatedEvent(CodeScanningAlertEvent):
    """The event ``code_scanning_alert.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#code_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CodeScanningAlertCreatedEvent: ...
    @property
    def alert(self) -> _aio_models.WebhookCodeScanningAlertCreated_Alert | None: ...  # type: ignore[override]

class CodeScanningAlertFixedEvent(CodeScanningAlertEvent):
    """The event ``code_scanning_alert.fixed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#code_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CodeScanningAlertFixedEvent: ...
    @property
    def alert(self) -> _aio_models.WebhookCodeScanningAlertFixed_Alert | None: ...  # type: ignore[override]

class CodeScanningAlertReopenedEvent(CodeScanningAlertEvent):
    """The event ``code_scanning_alert.reopened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#code_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CodeScanningAlertReopenedEvent: ...
    @property
    def alert(self) -> _aio_models.WebhookCodeScanningAlertReopened_Alert | None: ...  # type: ignore[override]

class CodeScanningAlertReopenedByUserEvent(CodeScanningAlertEvent):
    """The event ``code_scanning_alert.reopened_by_user``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#code_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CodeScanningAlertReopenedByUserEvent: ...
    @property
    def alert(self) -> _aio_models.WebhookCodeScanningAlertReopenedByUser_Alert | None: ...  # type: ignore[override]

class CodeScanningAlertUpdatedAssignmentEvent(CodeScanningAlertEvent):
    """The event ``code_scanning_alert.updated_assignment``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#code_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CodeScanningAlertUpdatedAssignmentEvent: ...
    @property
    def alert(self) -> _aio_models.WebhookCodeScanningAlertUpdatedAssignment_Alert | None: ...  # type: ignore[override]

class CommitCommentEvent(WebhookEvent):
    """The event ``commit_comment``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#commit_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CommitCommentEvent: ...
    @property
    def comment(self) -> _aio.RepoComment | None: ...

class CommitCommentCreatedEvent(CommitCommentEvent):
    """The event ``commit_comment.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#commit_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CommitCommentCreatedEvent: ...

class CreateEvent(WebhookEvent):
    """The event ``create``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#create
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CreateEvent: ...
    @property
    def description(self) -> str | None: ...
    @property
    def master_branch(self) -> str | None: ...
    @property
    def pusher_type(self) -> str | None: ...
    @property
    def ref(self) -> str | None: ...
    @property
    def ref_type(self) -> str | None: ...

class CustomPropertyEvent(WebhookEvent):
    """The event ``custom_property``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#custom_property
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CustomPropertyEvent: ...
    @property
    def definition(self) -> _aio_models.Webhooks_CustomProperty_Definition | None: ...

class CustomPropertyCreatedEvent(CustomPropertyEvent):
    """The event ``custom_property.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#custom_property
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CustomPropertyCreatedEvent: ...
    @property
    def definition(self) -> _aio_models.CustomProperty | None: ...  # type: ignore[override]

class CustomPropertyDeletedEvent(CustomPropertyEvent):
    """The event ``custom_property.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#custom_property
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CustomPropertyDeletedEvent: ...
    @property
    def definition(self) -> _aio_models.WebhookCustomPropertyDeleted_Definition | None: ...  # type: ignore[override]

class CustomPropertyPromoteToEnterpriseEvent(CustomPropertyEvent):
    """The event ``custom_property.promote_to_enterprise``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#custom_property
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CustomPropertyPromoteToEnterpriseEvent: ...
    @property
    def definition(self) -> _aio_models.CustomProperty | None: ...  # type: ignore[override]

class CustomPropertyUpdatedEvent(CustomPropertyEvent):
    """The event ``custom_property.updated``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#custom_property
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CustomPropertyUpdatedEvent: ...
    @property
    def definition(self) -> _aio_models.CustomProperty | None: ...  # type: ignore[override]

class CustomPropertyValuesEvent(WebhookEvent):
    """The event ``custom_property_values``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#custom_property_values
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CustomPropertyValuesEvent: ...
    @property
    def new_property_values(self) -> builtins.list[_aio_models.CustomPropertyValue] | None: ...
    @property
    def old_property_values(self) -> builtins.list[_aio_models.CustomPropertyValue] | None: ...

class CustomPropertyValuesUpdatedEvent(CustomPropertyValuesEvent):
    """The event ``custom_property_values.updated``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#custom_property_values
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.CustomPropertyValuesUpdatedEvent: ...

class DeleteEvent(WebhookEvent):
    """The event ``delete``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#delete
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeleteEvent: ...
    @property
    def pusher_type(self) -> str | None: ...
    @property
    def ref(self) -> str | None: ...
    @property
    def ref_type(self) -> str | None: ...

class DependabotAlertEvent(WebhookEvent):
    """The event ``dependabot_alert``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dependabot_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DependabotAlertEvent: ...
    @property
    def alert(self) -> _aio_models.DependabotAlert | None: ...

class DependabotAlertAssigneesChangedEvent(DependabotAlertEvent):
    """The event ``dependabot_alert.assignees_changed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dependabot_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DependabotAlertAssigneesChangedEvent: ...

class DependabotAlertAutoDismissedEvent(DependabotAlertEvent):
    """The event ``dependabot_alert.auto_dismissed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dependabot_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DependabotAlertAutoDismissedEvent: ...

class DependabotAlertAutoReopenedEvent(DependabotAlertEvent):
    """The event ``dependabot_alert.auto_reopened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dependabot_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DependabotAlertAutoReopenedEvent: ...

class DependabotAlertCreatedEvent(DependabotAlertEvent):
    """The event ``dependabot_alert.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dependabot_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DependabotAlertCreatedEvent: ...

class DependabotAlertDismissedEvent(DependabotAlertEvent):
    """The event ``dependabot_alert.dismissed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dependabot_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DependabotAlertDismissedEvent: ...

class DependabotAlertFixedEvent(DependabotAlertEvent):
    """The event ``dependabot_alert.fixed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dependabot_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DependabotAlertFixedEvent: ...

class DependabotAlertReintroducedEvent(DependabotAlertEvent):
    """The event ``dependabot_alert.reintroduced``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dependabot_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DependabotAlertReintroducedEvent: ...

class DependabotAlertReopenedEvent(DependabotAlertEvent):
    """The event ``dependabot_alert.reopened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dependabot_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DependabotAlertReopenedEvent: ...

class DeployKeyEvent(WebhookEvent):
    """The event ``deploy_key``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deploy_key
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeployKeyEvent: ...
    @property
    def key(self) -> _aio.Key | None: ...

class DeployKeyCreatedEvent(DeployKeyEvent):
    """The event ``deploy_key.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deploy_key
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeployKeyCreatedEvent: ...

class DeployKeyDeletedEvent(DeployKeyEvent):
    """The event ``deploy_key.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deploy_key
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeployKeyDeletedEvent: ...

class DeploymentEvent(WebhookEvent):
    """The event ``deployment``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentEvent: ...
    @property
    def deployment(self) -> _aio.Deployment | None: ...
    @property
    def workflow(self) -> _aio_models.WebhooksWorkflow | None: ...
    @property
    def workflow_run(self) -> _aio_models.WorkflowRun | None: ...

class DeploymentCreatedEvent(DeploymentEvent):
    """The event ``deployment.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentCreatedEvent: ...

class DeploymentProtectionRuleEvent(WebhookEvent):
    """The event ``deployment_protection_rule``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment_protection_rule
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentProtectionRuleEvent: ...
    @property
    def deployment(self) -> _aio.Deployment | None: ...
    @property
    def deployment_callback_url(self) -> str | None: ...
    @property
    def environment(self) -> str | None: ...
    @property
    def event(self) -> str | None: ...
    @property
    def pull_requests(self) -> builtins.list[_aio.PullRequest] | None: ...
    @property
    def ref(self) -> str | None: ...
    @property
    def sha(self) -> str | None: ...

class DeploymentProtectionRuleRequestedEvent(DeploymentProtectionRuleEvent):
    """The event ``deployment_protection_rule.requested``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment_protection_rule
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentProtectionRuleRequestedEvent: ...

class DeploymentReviewEvent(WebhookEvent):
    """The event ``deployment_review``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment_review
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentReviewEvent: ...
    @property
    def approver(self) -> _aio.ShortUser | None: ...
    @property
    def comment(self) -> str | None: ...
    @property
    def reviewers(self) -> Any: ...
    @property
    def since(self) -> str | None: ...
    @property
    def workflow_job_run(self) -> _aio_models.Webhooks_DeploymentReview_WorkflowJobRun | None: ...
    @property
    def workflow_job_runs(self) -> Any: ...
    @property
    def workflow_run(self) -> _aio_models.WorkflowRun | None: ...
    @property
    def environment(self) -> str | None: ...
    @property
    def requestor(self) -> _aio.ShortUser | None: ...

class DeploymentReviewApprovedEvent(DeploymentReviewEvent):
    """The event ``deployment_review.approved``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment_review
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentReviewApprovedEvent: ...
    @property
    def reviewers(self) -> builtins.list[_aio_models.WebhooksReviewers] | None: ...
    @property
    def workflow_job_run(self) -> _aio_models.WebhooksWorkflowJobRun | None: ...  # type: ignore[override]
    @property
    def workflow_job_runs(self) -> builtins.list[_aio_models.WebhookDeploymentReviewApproved_WorkflowJobRuns] | None: ...

class DeploymentReviewRejectedEvent(DeploymentReviewEvent):
    """The event ``deployment_review.rejected``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment_review
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentReviewRejectedEvent: ...
    @property
    def reviewers(self) -> builtins.list[_aio_models.WebhooksReviewers] | None: ...
    @property
    def workflow_job_run(self) -> _aio_models.WebhooksWorkflowJobRun | None: ...  # type: ignore[override]
    @property
    def workflow_job_runs(self) -> builtins.list[_aio_models.WebhookDeploymentReviewRejected_WorkflowJobRuns] | None: ...

class DeploymentReviewRequestedEvent(DeploymentReviewEvent):
    """The event ``deployment_review.requested``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment_review
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentReviewRequestedEvent: ...
    @property
    def reviewers(self) -> builtins.list[_aio_models.WebhookDeploymentReviewRequested_Reviewers] | None: ...
    @property
    def workflow_job_run(self) -> _aio_models.WebhookDeploymentReviewRequested_WorkflowJobRun | None: ...  # type: ignore[override]

class DeploymentStatusEvent(WebhookEvent):
    """The event ``deployment_status``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment_status
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentStatusEvent: ...
    @property
    def check_run(self) -> _aio_models.WebhookDeploymentStatusCreated_CheckRun | None: ...
    @property
    def deployment(self) -> _aio.Deployment | None: ...
    @property
    def deployment_status(self) -> _aio.DeploymentStatus | None: ...
    @property
    def workflow(self) -> _aio_models.WebhooksWorkflow | None: ...
    @property
    def workflow_run(self) -> _aio_models.WorkflowRun | None: ...

class DeploymentStatusCreatedEvent(DeploymentStatusEvent):
    """The event ``deployment_status.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#deployment_status
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DeploymentStatusCreatedEvent: ...

class DiscussionEvent(WebhookEvent):
    """The event ``discussion``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionEvent: ...
    @property
    def answer(self) -> _aio_models.WebhooksAnswer | None: ...
    @property
    def discussion(self) -> _aio_models.Discussion | None: ...
    @property
    def changes(self) -> _aio_models.Webhooks_Discussion_Changes | None: ...
    @property
    def label(self) -> _aio.Label | None: ...
    @property
    def old_answer(self) -> _aio_models.WebhooksAnswer | None: ...

class DiscussionAnsweredEvent(DiscussionEvent):
    """The event ``discussion.answered``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionAnsweredEvent: ...

class DiscussionCategoryChangedEvent(DiscussionEvent):
    """The event ``discussion.category_changed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionCategoryChangedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookDiscussionCategoryChanged_Changes | None: ...  # type: ignore[override]

class DiscussionClosedEvent(DiscussionEvent):
    """The event ``discussion.closed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionClosedEvent: ...

class DiscussionCreatedEvent(DiscussionEvent):
    """The event ``discussion.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionCreatedEvent: ...

class DiscussionDeletedEvent(DiscussionEvent):
    """The event ``discussion.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionDeletedEvent: ...

class DiscussionEditedEvent(DiscussionEvent):
    """The event ``discussion.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionEditedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookDiscussionEdited_Changes | None: ...  # type: ignore[override]

class DiscussionLabeledEvent(DiscussionEvent):
    """The event ``discussion.labeled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionLabeledEvent: ...

class DiscussionLockedEvent(DiscussionEvent):
    """The event ``discussion.locked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionLockedEvent: ...

class DiscussionPinnedEvent(DiscussionEvent):
    """The event ``discussion.pinned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionPinnedEvent: ...

class DiscussionReopenedEvent(DiscussionEvent):
    """The event ``discussion.reopened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionReopenedEvent: ...

class DiscussionTransferredEvent(DiscussionEvent):
    """The event ``discussion.transferred``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionTransferredEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookDiscussionTransferred_Changes | None: ...  # type: ignore[override]

class DiscussionUnansweredEvent(DiscussionEvent):
    """The event ``discussion.unanswered``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionUnansweredEvent: ...

class DiscussionUnlabeledEvent(DiscussionEvent):
    """The event ``discussion.unlabeled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionUnlabeledEvent: ...

class DiscussionUnlockedEvent(DiscussionEvent):
    """The event ``discussion.unlocked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionUnlockedEvent: ...

class DiscussionUnpinnedEvent(DiscussionEvent):
    """The event ``discussion.unpinned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionUnpinnedEvent: ...

class DiscussionCommentEvent(WebhookEvent):
    """The event ``discussion_comment``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionCommentEvent: ...
    @property
    def comment(self) -> _aio_models.WebhooksComment | None: ...
    @property
    def discussion(self) -> _aio_models.Discussion | None: ...
    @property
    def changes(self) -> _aio_models.WebhookDiscussionCommentEdited_Changes | None: ...

class DiscussionCommentCreatedEvent(DiscussionCommentEvent):
    """The event ``discussion_comment.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionCommentCreatedEvent: ...

class DiscussionCommentDeletedEvent(DiscussionCommentEvent):
    """The event ``discussion_comment.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionCommentDeletedEvent: ...

class DiscussionCommentEditedEvent(DiscussionCommentEvent):
    """The event ``discussion_comment.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#discussion_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DiscussionCommentEditedEvent: ...

class DismissalRequestCodeScanningEvent(WebhookEvent):
    """The event ``dismissal_request_code_scanning``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_code_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestCodeScanningEvent: ...
    @property
    def exemption_request(self) -> _aio_models.ExemptionRequest | None: ...
    @property
    def exemption_response(self) -> _aio_models.ExemptionResponse | None: ...

class DismissalRequestCodeScanningCreatedEvent(DismissalRequestCodeScanningEvent):
    """The event ``dismissal_request_code_scanning.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_code_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestCodeScanningCreatedEvent: ...

class DismissalRequestCodeScanningResponseSubmittedEvent(DismissalRequestCodeScanningEvent):
    """The event ``dismissal_request_code_scanning.response_submitted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_code_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestCodeScanningResponseSubmittedEvent: ...

class DismissalRequestDependabotEvent(WebhookEvent):
    """The event ``dismissal_request_dependabot``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_dependabot
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestDependabotEvent: ...
    @property
    def exemption_request(self) -> _aio_models.ExemptionRequest | None: ...
    @property
    def exemption_response(self) -> _aio_models.ExemptionResponse | None: ...

class DismissalRequestDependabotCancelledEvent(DismissalRequestDependabotEvent):
    """The event ``dismissal_request_dependabot.cancelled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_dependabot
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestDependabotCancelledEvent: ...

class DismissalRequestDependabotCreatedEvent(DismissalRequestDependabotEvent):
    """The event ``dismissal_request_dependabot.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_dependabot
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestDependabotCreatedEvent: ...

class DismissalRequestDependabotResponseSubmittedEvent(DismissalRequestDependabotEvent):
    """The event ``dismissal_request_dependabot.response_submitted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_dependabot
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestDependabotResponseSubmittedEvent: ...

class DismissalRequestSecretScanningEvent(WebhookEvent):
    """The event ``dismissal_request_secret_scanning``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestSecretScanningEvent: ...
    @property
    def exemption_request(self) -> _aio_models.ExemptionRequest | None: ...
    @property
    def exemption_response(self) -> _aio_models.ExemptionResponse | None: ...

class DismissalRequestSecretScanningCancelledEvent(DismissalRequestSecretScanningEvent):
    """The event ``dismissal_request_secret_scanning.cancelled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestSecretScanningCancelledEvent: ...

class DismissalRequestSecretScanningCompletedEvent(DismissalRequestSecretScanningEvent):
    """The event ``dismissal_request_secret_scanning.completed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestSecretScanningCompletedEvent: ...

class DismissalRequestSecretScanningCreatedEvent(DismissalRequestSecretScanningEvent):
    """The event ``dismissal_request_secret_scanning.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestSecretScanningCreatedEvent: ...

class DismissalRequestSecretScanningResponseDismissedEvent(DismissalRequestSecretScanningEvent):
    """The event ``dismissal_request_secret_scanning.response_dismissed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestSecretScanningResponseDismissedEvent: ...

class DismissalRequestSecretScanningResponseSubmittedEvent(DismissalRequestSecretScanningEvent):
    """The event ``dismissal_request_secret_scanning.response_submitted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#dismissal_request_secret_scanning
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.DismissalRequestSecretScanningResponseSubmittedEvent: ...

class EnterpriseEvent(WebhookEvent):
    """The event ``enterprise``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#enterprise
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.EnterpriseEvent: ...

class EnterpriseAnonymousAccessDisabledEvent(EnterpriseEvent):
    """The event ``enterprise.anonymous_access_disabled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#enterprise
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.EnterpriseAnonymousAccessDisabledEvent: ...

class EnterpriseAnonymousAccessEnabledEvent(EnterpriseEvent):
    """The event ``enterprise.anonymous_access_enabled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#enterprise
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.EnterpriseAnonymousAccessEnabledEvent: ...

class ExemptionRequestPushRulesetEvent(WebhookEvent):
    """The event ``exemption_request_push_ruleset``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#exemption_request_push_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ExemptionRequestPushRulesetEvent: ...
    @property
    def exemption_request(self) -> _aio_models.ExemptionRequest | None: ...
    @property
    def exemption_response(self) -> _aio_models.ExemptionResponse | None: ...

class ExemptionRequestPushRulesetCancelledEvent(ExemptionRequestPushRulesetEvent):
    """The event ``exemption_request_push_ruleset.cancelled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#exemption_request_push_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ExemptionRequestPushRulesetCancelledEvent: ...

class ExemptionRequestPushRulesetCompletedEvent(ExemptionRequestPushRulesetEvent):
    """The event ``exemption_request_push_ruleset.completed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#exemption_request_push_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ExemptionRequestPushRulesetCompletedEvent: ...

class ExemptionRequestPushRulesetCreatedEvent(ExemptionRequestPushRulesetEvent):
    """The event ``exemption_request_push_ruleset.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#exemption_request_push_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ExemptionRequestPushRulesetCreatedEvent: ...

class ExemptionRequestPushRulesetResponseDismissedEvent(ExemptionRequestPushRulesetEvent):
    """The event ``exemption_request_push_ruleset.response_dismissed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#exemption_request_push_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ExemptionRequestPushRulesetResponseDismissedEvent: ...

class ExemptionRequestPushRulesetResponseSubmittedEvent(ExemptionRequestPushRulesetEvent):
    """The event ``exemption_request_push_ruleset.response_submitted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#exemption_request_push_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ExemptionRequestPushRulesetResponseSubmittedEvent: ...

class ForkEvent(WebhookEvent):
    """The event ``fork``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#fork
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ForkEvent: ...
    @property
    def forkee(self) -> _aio.Repository | None: ...

class GithubAppAuthorizationEvent(WebhookEvent):
    """The event ``github_app_authorization``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#github_app_authorization
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.GithubAppAuthorizationEvent: ...

class GithubAppAuthorizationRevokedEvent(GithubAppAuthorizationEvent):
    """The event ``github_app_authorization.revoked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#github_app_authorization
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.GithubAppAuthorizationRevokedEvent: ...

class GollumEvent(WebhookEvent):
    """The event ``gollum``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#gollum
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.GollumEvent: ...
    @property
    def pages(self) -> builtins.list[_aio_models.WebhookGollum_Pages] | None: ...

class InstallationEvent(WebhookEvent):
    """The event ``installation``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationEvent: ...
    @property
    def installation(self) -> _aio.Installation | None: ...  # type: ignore[override]
    @property
    def repositories(self) -> builtins.list[_aio_models.WebhooksRepositories] | None: ...
    @property
    def requester(self) -> Any: ...

class InstallationCreatedEvent(InstallationEvent):
    """The event ``installation.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationCreatedEvent: ...
    @property
    def requester(self) -> _aio.ShortUser | None: ...

class InstallationDeletedEvent(InstallationEvent):
    """The event ``installation.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationDeletedEvent: ...

class InstallationNewPermissionsAcceptedEvent(InstallationEvent):
    """The event ``installation.new_permissions_accepted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationNewPermissionsAcceptedEvent: ...

class InstallationSuspendEvent(InstallationEvent):
    """The event ``installation.suspend``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationSuspendEvent: ...

class InstallationUnsuspendEvent(InstallationEvent):
    """The event ``installation.unsuspend``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationUnsuspendEvent: ...

class InstallationRepositoriesEvent(WebhookEvent):
    """The event ``installation_repositories``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation_repositories
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationRepositoriesEvent: ...
    @property
    def installation(self) -> _aio.Installation | None: ...  # type: ignore[override]
    @property
    def repositories_added(self) -> builtins.list[_aio_models.WebhooksRepositoriesAdded] | None: ...
    @property
    def repositories_removed(self) -> Any: ...
    @property
    def repository_selection(self) -> str | None: ...
    @property
    def requester(self) -> _aio.ShortUser | None: ...

class InstallationRepositoriesAddedEvent(InstallationRepositoriesEvent):
    """The event ``installation_repositories.added``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation_repositories
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationRepositoriesAddedEvent: ...
    @property
    def repositories_removed(self) -> builtins.list[_aio_models.WebhookInstallationRepositoriesAdded_RepositoriesRemoved] | None: ...

class InstallationRepositoriesRemovedEvent(InstallationRepositoriesEvent):
    """The event ``installation_repositories.removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation_repositories
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationRepositoriesRemovedEvent: ...
    @property
    def repositories_removed(self) -> builtins.list[_aio_models.WebhookInstallationRepositoriesRemoved_RepositoriesRemoved] | None: ...

class InstallationTargetEvent(WebhookEvent):
    """The event ``installation_target``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation_target
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationTargetEvent: ...
    @property
    def account(self) -> _aio.ShortUser | None: ...
    @property
    def changes(self) -> _aio_models.WebhookInstallationTargetRenamed_Changes | None: ...
    @property
    def target_type(self) -> str | None: ...

class InstallationTargetRenamedEvent(InstallationTargetEvent):
    """The event ``installation_target.renamed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#installation_target
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.InstallationTargetRenamedEvent: ...

class IssueCommentEvent(WebhookEvent):
    """The event ``issue_comment``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueCommentEvent: ...
    @property
    def comment(self) -> _aio.IssueComment | None: ...
    @property
    def issue(self) -> _aio.Issue | None: ...
    @property
    def changes(self) -> _aio_models.WebhooksChanges | None: ...

class IssueCommentCreatedEvent(IssueCommentEvent):
    """The event ``issue_comment.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueCommentCreatedEvent: ...

class IssueCommentDeletedEvent(IssueCommentEvent):
    """The event ``issue_comment.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueCommentDeletedEvent: ...

class IssueCommentEditedEvent(IssueCommentEvent):
    """The event ``issue_comment.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueCommentEditedEvent: ...

class IssueCommentPinnedEvent(IssueCommentEvent):
    """The event ``issue_comment.pinned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueCommentPinnedEvent: ...

class IssueCommentUnpinnedEvent(IssueCommentEvent):
    """The event ``issue_comment.unpinned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueCommentUnpinnedEvent: ...

class IssueDependenciesEvent(WebhookEvent):
    """The event ``issue_dependencies``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_dependencies
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueDependenciesEvent: ...
    @property
    def blocked_issue(self) -> _aio.Issue | None: ...
    @property
    def blocked_issue_id(self) -> float | None: ...
    @property
    def blocking_issue(self) -> _aio.Issue | None: ...
    @property
    def blocking_issue_id(self) -> float | None: ...
    @property
    def blocking_issue_repo(self) -> _aio.ShortRepository | None: ...
    @property
    def blocked_issue_repo(self) -> _aio.ShortRepository | None: ...

class IssueDependenciesBlockedByAddedEvent(IssueDependenciesEvent):
    """The event ``issue_dependencies.blocked_by_added``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_dependencies
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueDependenciesBlockedByAddedEvent: ...

class IssueDependenciesBlockedByRemovedEvent(IssueDependenciesEvent):
    """The event ``issue_dependencies.blocked_by_removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_dependencies
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueDependenciesBlockedByRemovedEvent: ...

class IssueDependenciesBlockingAddedEvent(IssueDependenciesEvent):
    """The event ``issue_dependencies.blocking_added``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_dependencies
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueDependenciesBlockingAddedEvent: ...

class IssueDependenciesBlockingRemovedEvent(IssueDependenciesEvent):
    """The event ``issue_dependencies.blocking_removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_dependencies
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssueDependenciesBlockingRemovedEvent: ...

class IssuesEvent(WebhookEvent):
    """The event ``issues``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesEvent: ...
    @property
    def assignee(self) -> _aio.ShortUser | None: ...
    @property
    def issue(self) -> _aio.Issue | None: ...
    @property
    def milestone(self) -> _aio.Milestone | None: ...
    @property
    def changes(self) -> _aio_models.Webhooks_Issues_Changes | None: ...
    @property
    def label(self) -> _aio.Label | None: ...
    @property
    def issue_field(self) -> _aio_models.Webhooks_Issues_IssueField | None: ...
    @property
    def issue_field_value(self) -> _aio_models.Webhooks_Issues_IssueFieldValue | None: ...
    @property
    def type(self) -> _aio_models.IssueType | None: ...

class IssuesAssignedEvent(IssuesEvent):
    """The event ``issues.assigned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesAssignedEvent: ...

class IssuesClosedEvent(IssuesEvent):
    """The event ``issues.closed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesClosedEvent: ...

class IssuesDeletedEvent(IssuesEvent):
    """The event ``issues.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesDeletedEvent: ...

class IssuesDemilestonedEvent(IssuesEvent):
    """The event ``issues.demilestoned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesDemilestonedEvent: ...

class IssuesEditedEvent(IssuesEvent):
    """The event ``issues.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesEditedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookIssuesEdited_Changes | None: ...  # type: ignore[override]

class IssuesFieldAddedEvent(IssuesEvent):
    """The event ``issues.field_added``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesFieldAddedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookIssuesFieldAdded_Changes | None: ...  # type: ignore[override]
    @property
    def issue_field(self) -> _aio_models.WebhookIssuesFieldAdded_IssueField | None: ...  # type: ignore[override]
    @property
    def issue_field_value(self) -> _aio_models.WebhookIssuesFieldAdded_IssueFieldValue | None: ...  # type: ignore[override]

class IssuesFieldRemovedEvent(IssuesEvent):
    """The event ``issues.field_removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesFieldRemovedEvent: ...
    @property
    def issue_field(self) -> _aio_models.WebhookIssuesFieldRemoved_IssueField | None: ...  # type: ignore[override]
    @property
    def issue_field_value(self) -> _aio_models.WebhookIssuesFieldRemoved_IssueFieldValue | None: ...  # type: ignore[override]

class IssuesLabeledEvent(IssuesEvent):
    """The event ``issues.labeled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesLabeledEvent: ...

class IssuesLockedEvent(IssuesEvent):
    """The event ``issues.locked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesLockedEvent: ...

class IssuesMilestonedEvent(IssuesEvent):
    """The event ``issues.milestoned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesMilestonedEvent: ...

class IssuesOpenedEvent(IssuesEvent):
    """The event ``issues.opened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesOpenedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookIssuesOpened_Changes | None: ...  # type: ignore[override]

class IssuesPinnedEvent(IssuesEvent):
    """The event ``issues.pinned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesPinnedEvent: ...

class IssuesReopenedEvent(IssuesEvent):
    """The event ``issues.reopened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesReopenedEvent: ...

class IssuesTransferredEvent(IssuesEvent):
    """The event ``issues.transferred``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesTransferredEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookIssuesTransferred_Changes | None: ...  # type: ignore[override]

class IssuesTypedEvent(IssuesEvent):
    """The event ``issues.typed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesTypedEvent: ...

class IssuesUnassignedEvent(IssuesEvent):
    """The event ``issues.unassigned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesUnassignedEvent: ...

class IssuesUnlabeledEvent(IssuesEvent):
    """The event ``issues.unlabeled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesUnlabeledEvent: ...

class IssuesUnlockedEvent(IssuesEvent):
    """The event ``issues.unlocked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesUnlockedEvent: ...

class IssuesUnpinnedEvent(IssuesEvent):
    """The event ``issues.unpinned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesUnpinnedEvent: ...

class IssuesUntypedEvent(IssuesEvent):
    """The event ``issues.untyped``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.IssuesUntypedEvent: ...

class LabelEvent(WebhookEvent):
    """The event ``label``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#label
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.LabelEvent: ...
    @property
    def label(self) -> _aio.Label | None: ...
    @property
    def changes(self) -> _aio_models.WebhookLabelEdited_Changes | None: ...

class LabelCreatedEvent(LabelEvent):
    """The event ``label.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#label
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.LabelCreatedEvent: ...

class LabelDeletedEvent(LabelEvent):
    """The event ``label.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#label
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.LabelDeletedEvent: ...

class LabelEditedEvent(LabelEvent):
    """The event ``label.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#label
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.LabelEditedEvent: ...

class MarketplacePurchaseEvent(WebhookEvent):
    """The event ``marketplace_purchase``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#marketplace_purchase
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MarketplacePurchaseEvent: ...
    @property
    def effective_date(self) -> str | None: ...
    @property
    def marketplace_purchase(self) -> _aio_models.Webhooks_MarketplacePurchase_MarketplacePurchase | None: ...
    @property
    def previous_marketplace_purchase(self) -> _aio_models.Webhooks_MarketplacePurchase_PreviousMarketplacePurchase | None: ...

class MarketplacePurchaseCancelledEvent(MarketplacePurchaseEvent):
    """The event ``marketplace_purchase.cancelled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#marketplace_purchase
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MarketplacePurchaseCancelledEvent: ...
    @property
    def marketplace_purchase(self) -> _aio_models.WebhooksMarketplacePurchase | None: ...  # type: ignore[override]
    @property
    def previous_marketplace_purchase(self) -> _aio_models.WebhooksPreviousMarketplacePurchase | None: ...  # type: ignore[override]

class MarketplacePurchaseChangedEvent(MarketplacePurchaseEvent):
    """The event ``marketplace_purchase.changed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#marketplace_purchase
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MarketplacePurchaseChangedEvent: ...
    @property
    def marketplace_purchase(self) -> _aio_models.WebhooksMarketplacePurchase | None: ...  # type: ignore[override]
    @property
    def previous_marketplace_purchase(self) -> _aio_models.WebhookMarketplacePurchaseChanged_PreviousMarketplacePurchase | None: ...  # type: ignore[override]

class MarketplacePurchasePendingChangeEvent(MarketplacePurchaseEvent):
    """The event ``marketplace_purchase.pending_change``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#marketplace_purchase
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MarketplacePurchasePendingChangeEvent: ...
    @property
    def marketplace_purchase(self) -> _aio_models.WebhooksMarketplacePurchase | None: ...  # type: ignore[override]
    @property
    def previous_marketplace_purchase(self) -> _aio_models.WebhookMarketplacePurchasePendingChange_PreviousMarketplacePurchase | None: ...  # type: ignore[override]

class MarketplacePurchasePendingChangeCancelledEvent(MarketplacePurchaseEvent):
    """The event ``marketplace_purchase.pending_change_cancelled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#marketplace_purchase
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MarketplacePurchasePendingChangeCancelledEvent: ...
    @property
    def marketplace_purchase(self) -> _aio_models.WebhookMarketplacePurchasePendingChangeCancelled_MarketplacePurchase | None: ...  # type: ignore[override]
    @property
    def previous_marketplace_purchase(self) -> _aio_models.WebhooksPreviousMarketplacePurchase | None: ...  # type: ignore[override]

class MarketplacePurchasePurchasedEvent(MarketplacePurchaseEvent):
    """The event ``marketplace_purchase.purchased``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#marketplace_purchase
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MarketplacePurchasePurchasedEvent: ...
    @property
    def marketplace_purchase(self) -> _aio_models.WebhooksMarketplacePurchase | None: ...  # type: ignore[override]
    @property
    def previous_marketplace_purchase(self) -> _aio_models.WebhooksPreviousMarketplacePurchase | None: ...  # type: ignore[override]

class MemberEvent(WebhookEvent):
    """The event ``member``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#member
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MemberEvent: ...
    @property
    def changes(self) -> _aio_models.Webhooks_Member_Changes | None: ...
    @property
    def member(self) -> _aio.ShortUser | None: ...

class MemberAddedEvent(MemberEvent):
    """The event ``member.added``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#member
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MemberAddedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookMemberAdded_Changes | None: ...  # type: ignore[override]

class MemberEditedEvent(MemberEvent):
    """The event ``member.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#member
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MemberEditedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookMemberEdited_Changes | None: ...  # type: ignore[override]

class MemberRemovedEvent(MemberEvent):
    """The event ``member.removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#member
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MemberRemovedEvent: ...

class MembershipEvent(WebhookEvent):
    """The event ``membership``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#membership
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MembershipEvent: ...
    @property
    def member(self) -> _aio.ShortUser | None: ...
    @property
    def scope(self) -> str | None: ...
    @property
    def team(self) -> _aio.ShortTeam | None: ...

class MembershipAddedEvent(MembershipEvent):
    """The event ``membership.added``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#membership
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MembershipAddedEvent: ...

class MembershipRemovedEvent(MembershipEvent):
    """The event ``membership.removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#membership
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MembershipRemovedEvent: ...

class MergeGroupEvent(WebhookEvent):
    """The event ``merge_group``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#merge_group
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MergeGroupEvent: ...
    @property
    def merge_group(self) -> _aio_models.MergeGroup | None: ...
    @property
    def reason(self) -> str | None: ...

class MergeGroupChecksRequestedEvent(MergeGroupEvent):
    """The event ``merge_group.checks_requested``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#merge_group
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MergeGroupChecksRequestedEvent: ...

class MergeGroupDestroyedEvent(MergeGroupEvent):
    """The event ``merge_group.destroyed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#merge_group
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MergeGroupDestroyedEvent: ...

class MetaEvent(WebhookEvent):
    """The event ``meta``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#meta
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MetaEvent: ...
    @property
    def hook(self) -> _aio_models.WebhookMetaDeleted_Hook | None: ...
    @property
    def hook_id(self) -> int | None: ...

class MetaDeletedEvent(MetaEvent):
    """The event ``meta.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#meta
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MetaDeletedEvent: ...

class MilestoneEvent(WebhookEvent):
    """The event ``milestone``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#milestone
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MilestoneEvent: ...
    @property
    def milestone(self) -> _aio.Milestone | None: ...
    @property
    def changes(self) -> _aio_models.WebhookMilestoneEdited_Changes | None: ...

class MilestoneClosedEvent(MilestoneEvent):
    """The event ``milestone.closed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#milestone
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MilestoneClosedEvent: ...

class MilestoneCreatedEvent(MilestoneEvent):
    """The event ``milestone.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#milestone
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MilestoneCreatedEvent: ...

class MilestoneDeletedEvent(MilestoneEvent):
    """The event ``milestone.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#milestone
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MilestoneDeletedEvent: ...

class MilestoneEditedEvent(MilestoneEvent):
    """The event ``milestone.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#milestone
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MilestoneEditedEvent: ...

class MilestoneOpenedEvent(MilestoneEvent):
    """The event ``milestone.opened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#milestone
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.MilestoneOpenedEvent: ...

class OrgBlockEvent(WebhookEvent):
    """The event ``org_block``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#org_block
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrgBlockEvent: ...
    @property
    def blocked_user(self) -> _aio.ShortUser | None: ...

class OrgBlockBlockedEvent(OrgBlockEvent):
    """The event ``org_block.blocked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#org_block
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrgBlockBlockedEvent: ...

class OrgBlockUnblockedEvent(OrgBlockEvent):
    """The event ``org_block.unblocked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#org_block
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrgBlockUnblockedEvent: ...

class OrganizationEvent(WebhookEvent):
    """The event ``organization``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationEvent: ...
    @property
    def membership(self) -> _aio.Membership | None: ...
    @property
    def invitation(self) -> _aio_models.WebhookOrganizationMemberInvited_Invitation | None: ...
    @property
    def user(self) -> _aio.ShortUser | None: ...
    @property
    def changes(self) -> _aio_models.WebhookOrganizationRenamed_Changes | None: ...

class OrganizationDeletedEvent(OrganizationEvent):
    """The event ``organization.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationDeletedEvent: ...

class OrganizationMemberAddedEvent(OrganizationEvent):
    """The event ``organization.member_added``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationMemberAddedEvent: ...

class OrganizationMemberInvitedEvent(OrganizationEvent):
    """The event ``organization.member_invited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationMemberInvitedEvent: ...

class OrganizationMemberRemovedEvent(OrganizationEvent):
    """The event ``organization.member_removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationMemberRemovedEvent: ...

class OrganizationRenamedEvent(OrganizationEvent):
    """The event ``organization.renamed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationRenamedEvent: ...

class OrganizationCustomPropertyEvent(WebhookEvent):
    """The event ``organization_custom_property``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization_custom_property
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationCustomPropertyEvent: ...
    @property
    def definition(self) -> _aio_models.Webhooks_OrganizationCustomProperty_Definition | None: ...

class OrganizationCustomPropertyCreatedEvent(OrganizationCustomPropertyEvent):
    """The event ``organization_custom_property.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization_custom_property
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationCustomPropertyCreatedEvent: ...
    @property
    def definition(self) -> _aio_models.OrganizationCustomProperty | None: ...  # type: ignore[override]

class OrganizationCustomPropertyDeletedEvent(OrganizationCustomPropertyEvent):
    """The event ``organization_custom_property.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization_custom_property
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationCustomPropertyDeletedEvent: ...
    @property
    def definition(self) -> _aio_models.WebhookOrganizationCustomPropertyDeleted_Definition | None: ...  # type: ignore[override]

class OrganizationCustomPropertyUpdatedEvent(OrganizationCustomPropertyEvent):
    """The event ``organization_custom_property.updated``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization_custom_property
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationCustomPropertyUpdatedEvent: ...
    @property
    def definition(self) -> _aio_models.OrganizationCustomProperty | None: ...  # type: ignore[override]

class OrganizationCustomPropertyValuesEvent(WebhookEvent):
    """The event ``organization_custom_property_values``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization_custom_property_values
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationCustomPropertyValuesEvent: ...
    @property
    def new_property_values(self) -> builtins.list[_aio_models.CustomPropertyValue] | None: ...
    @property
    def old_property_values(self) -> builtins.list[_aio_models.CustomPropertyValue] | None: ...

class OrganizationCustomPropertyValuesUpdatedEvent(OrganizationCustomPropertyValuesEvent):
    """The event ``organization_custom_property_values.updated``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#organization_custom_property_values
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.OrganizationCustomPropertyValuesUpdatedEvent: ...

class PackageEvent(WebhookEvent):
    """The event ``package``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#package
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PackageEvent: ...
    @property
    def package(self) -> _aio_models.Webhooks_Package_Package | None: ...

class PackagePublishedEvent(PackageEvent):
    """The event ``package.published``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#package
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PackagePublishedEvent: ...
    @property
    def package(self) -> _aio_models.WebhookPackagePublished_Package | None: ...  # type: ignore[override]

class PackageUpdatedEvent(PackageEvent):
    """The event ``package.updated``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#package
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PackageUpdatedEvent: ...
    @property
    def package(self) -> _aio_models.WebhookPackageUpdated_Package | None: ...  # type: ignore[override]

class PageBuildEvent(WebhookEvent):
    """The event ``page_build``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#page_build
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PageBuildEvent: ...
    @property
    def build(self) -> _aio_models.WebhookPageBuild_Build | None: ...
    @property
    def id(self) -> int | None: ...

class PersonalAccessTokenRequestEvent(WebhookEvent):
    """The event ``personal_access_token_request``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#personal_access_token_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PersonalAccessTokenRequestEvent: ...
    @property
    def personal_access_token_request(self) -> _aio_models.PersonalAccessTokenRequest | None: ...

class PersonalAccessTokenRequestApprovedEvent(PersonalAccessTokenRequestEvent):
    """The event ``personal_access_token_request.approved``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#personal_access_token_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PersonalAccessTokenRequestApprovedEvent: ...

class PersonalAccessTokenRequestCancelledEvent(PersonalAccessTokenRequestEvent):
    """The event ``personal_access_token_request.cancelled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#personal_access_token_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PersonalAccessTokenRequestCancelledEvent: ...

class PersonalAccessTokenRequestCreatedEvent(PersonalAccessTokenRequestEvent):
    """The event ``personal_access_token_request.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#personal_access_token_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PersonalAccessTokenRequestCreatedEvent: ...

class PersonalAccessTokenRequestDeniedEvent(PersonalAccessTokenRequestEvent):
    """The event ``personal_access_token_request.denied``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#personal_access_token_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PersonalAccessTokenRequestDeniedEvent: ...

class PingEvent(WebhookEvent):
    """The event ``ping``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#ping
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PingEvent: ...
    @property
    def hook(self) -> _aio.Hook | None: ...
    @property
    def hook_id(self) -> int | None: ...
    @property
    def zen(self) -> str | None: ...

class ProjectEvent(WebhookEvent):
    """The event ``project``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectEvent: ...
    @property
    def project(self) -> _aio.Project | None: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectEdited_Changes | None: ...

class ProjectClosedEvent(ProjectEvent):
    """The event ``project.closed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectClosedEvent: ...

class ProjectCreatedEvent(ProjectEvent):
    """The event ``project.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectCreatedEvent: ...

class ProjectDeletedEvent(ProjectEvent):
    """The event ``project.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectDeletedEvent: ...

class ProjectEditedEvent(ProjectEvent):
    """The event ``project.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectEditedEvent: ...

class ProjectReopenedEvent(ProjectEvent):
    """The event ``project.reopened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectReopenedEvent: ...

class ProjectCardEvent(WebhookEvent):
    """The event ``project_card``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_card
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectCardEvent: ...
    @property
    def changes(self) -> _aio_models.Webhooks_ProjectCard_Changes | None: ...
    @property
    def project_card(self) -> _aio_models.Webhooks_ProjectCard_ProjectCard | None: ...

class ProjectCardConvertedEvent(ProjectCardEvent):
    """The event ``project_card.converted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_card
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectCardConvertedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectCardConverted_Changes | None: ...  # type: ignore[override]
    @property
    def project_card(self) -> _aio.ProjectCard | None: ...  # type: ignore[override]

class ProjectCardCreatedEvent(ProjectCardEvent):
    """The event ``project_card.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_card
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectCardCreatedEvent: ...
    @property
    def project_card(self) -> _aio.ProjectCard | None: ...  # type: ignore[override]

class ProjectCardDeletedEvent(ProjectCardEvent):
    """The event ``project_card.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_card
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectCardDeletedEvent: ...
    @property
    def project_card(self) -> _aio_models.WebhookProjectCardDeleted_ProjectCard | None: ...  # type: ignore[override]

class ProjectCardEditedEvent(ProjectCardEvent):
    """The event ``project_card.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_card
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectCardEditedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectCardEdited_Changes | None: ...  # type: ignore[override]
    @property
    def project_card(self) -> _aio.ProjectCard | None: ...  # type: ignore[override]

class ProjectCardMovedEvent(ProjectCardEvent):
    """The event ``project_card.moved``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_card
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectCardMovedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectCardMoved_Changes | None: ...  # type: ignore[override]
    @property
    def project_card(self) -> _aio_models.WebhookProjectCardMoved_ProjectCard | None: ...  # type: ignore[override]

class ProjectColumnEvent(WebhookEvent):
    """The event ``project_column``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_column
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectColumnEvent: ...
    @property
    def project_column(self) -> _aio.ProjectColumn | None: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectColumnEdited_Changes | None: ...

class ProjectColumnCreatedEvent(ProjectColumnEvent):
    """The event ``project_column.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_column
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectColumnCreatedEvent: ...

class ProjectColumnDeletedEvent(ProjectColumnEvent):
    """The event ``project_column.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_column
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectColumnDeletedEvent: ...

class ProjectColumnEditedEvent(ProjectColumnEvent):
    """The event ``project_column.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_column
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectColumnEditedEvent: ...

class ProjectColumnMovedEvent(ProjectColumnEvent):
    """The event ``project_column.moved``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#project_column
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectColumnMovedEvent: ...

class ProjectsV2Event(WebhookEvent):
    """The event ``projects_v2``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2Event: ...
    @property
    def projects_v2(self) -> _aio_models.ProjectsV2 | None: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectsV2ProjectEdited_Changes | None: ...

class ProjectsV2ClosedEvent(ProjectsV2Event):
    """The event ``projects_v2.closed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ClosedEvent: ...

class ProjectsV2CreatedEvent(ProjectsV2Event):
    """The event ``projects_v2.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2CreatedEvent: ...

class ProjectsV2DeletedEvent(ProjectsV2Event):
    """The event ``projects_v2.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2DeletedEvent: ...

class ProjectsV2EditedEvent(ProjectsV2Event):
    """The event ``projects_v2.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2EditedEvent: ...

class ProjectsV2ReopenedEvent(ProjectsV2Event):
    """The event ``projects_v2.reopened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ReopenedEvent: ...

class ProjectsV2ItemEvent(WebhookEvent):
    """The event ``projects_v2_item``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_item
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ItemEvent: ...
    @property
    def changes(self) -> _aio_models.Webhooks_ProjectsV2Item_Changes | None: ...
    @property
    def projects_v2_item(self) -> _aio_models.ProjectsV2Item | None: ...

class ProjectsV2ItemArchivedEvent(ProjectsV2ItemEvent):
    """The event ``projects_v2_item.archived``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_item
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ItemArchivedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhooksProjectChanges | None: ...  # type: ignore[override]

class ProjectsV2ItemConvertedEvent(ProjectsV2ItemEvent):
    """The event ``projects_v2_item.converted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_item
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ItemConvertedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectsV2ItemConverted_Changes | None: ...  # type: ignore[override]

class ProjectsV2ItemCreatedEvent(ProjectsV2ItemEvent):
    """The event ``projects_v2_item.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_item
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ItemCreatedEvent: ...

class ProjectsV2ItemDeletedEvent(ProjectsV2ItemEvent):
    """The event ``projects_v2_item.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_item
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ItemDeletedEvent: ...

class ProjectsV2ItemEditedEvent(ProjectsV2ItemEvent):
    """The event ``projects_v2_item.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_item
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ItemEditedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectsV2ItemEdited_Changes | None: ...  # type: ignore[override]

class ProjectsV2ItemReorderedEvent(ProjectsV2ItemEvent):
    """The event ``projects_v2_item.reordered``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_item
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ItemReorderedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectsV2ItemReordered_Changes | None: ...  # type: ignore[override]

class ProjectsV2ItemRestoredEvent(ProjectsV2ItemEvent):
    """The event ``projects_v2_item.restored``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_item
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2ItemRestoredEvent: ...
    @property
    def changes(self) -> _aio_models.WebhooksProjectChanges | None: ...  # type: ignore[override]

class ProjectsV2StatusUpdateEvent(WebhookEvent):
    """The event ``projects_v2_status_update``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_status_update
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2StatusUpdateEvent: ...
    @property
    def projects_v2_status_update(self) -> _aio_models.ProjectsV2StatusUpdate | None: ...
    @property
    def changes(self) -> _aio_models.WebhookProjectsV2StatusUpdateEdited_Changes | None: ...

class ProjectsV2StatusUpdateCreatedEvent(ProjectsV2StatusUpdateEvent):
    """The event ``projects_v2_status_update.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_status_update
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2StatusUpdateCreatedEvent: ...

class ProjectsV2StatusUpdateDeletedEvent(ProjectsV2StatusUpdateEvent):
    """The event ``projects_v2_status_update.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_status_update
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2StatusUpdateDeletedEvent: ...

class ProjectsV2StatusUpdateEditedEvent(ProjectsV2StatusUpdateEvent):
    """The event ``projects_v2_status_update.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#projects_v2_status_update
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ProjectsV2StatusUpdateEditedEvent: ...

class PublicEvent(WebhookEvent):
    """The event ``public``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#public
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PublicEvent: ...

class PullRequestEvent(WebhookEvent):
    """The event ``pull_request``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestEvent: ...
    @property
    def assignee(self) -> _aio.ShortUser | None: ...
    @property
    def number(self) -> int | None: ...
    @property
    def pull_request(self) -> _aio.PullRequest | None: ...
    @property
    def reason(self) -> str | None: ...
    @property
    def milestone(self) -> _aio.Milestone | None: ...
    @property
    def changes(self) -> _aio_models.WebhookPullRequestEdited_Changes | None: ...
    @property
    def label(self) -> _aio.Label | None: ...
    @property
    def requested_reviewer(self) -> _aio.ShortUser | None: ...
    @property
    def requested_team(self) -> _aio.ShortTeam | None: ...
    @property
    def stack(self) -> _aio_models.PullRequestStack | None: ...
    @property
    def after(self) -> str | None: ...
    @property
    def before(self) -> str | None: ...

class PullRequestAssignedEvent(PullRequestEvent):
    """The event ``pull_request.assigned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestAssignedEvent: ...

class PullRequestAutoMergeDisabledEvent(PullRequestEvent):
    """The event ``pull_request.auto_merge_disabled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestAutoMergeDisabledEvent: ...

class PullRequestAutoMergeEnabledEvent(PullRequestEvent):
    """The event ``pull_request.auto_merge_enabled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestAutoMergeEnabledEvent: ...

class PullRequestClosedEvent(PullRequestEvent):
    """The event ``pull_request.closed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestClosedEvent: ...

class PullRequestConvertedToDraftEvent(PullRequestEvent):
    """The event ``pull_request.converted_to_draft``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestConvertedToDraftEvent: ...

class PullRequestDemilestonedEvent(PullRequestEvent):
    """The event ``pull_request.demilestoned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestDemilestonedEvent: ...

class PullRequestDequeuedEvent(PullRequestEvent):
    """The event ``pull_request.dequeued``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestDequeuedEvent: ...

class PullRequestEditedEvent(PullRequestEvent):
    """The event ``pull_request.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestEditedEvent: ...

class PullRequestEnqueuedEvent(PullRequestEvent):
    """The event ``pull_request.enqueued``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestEnqueuedEvent: ...

class PullRequestLabeledEvent(PullRequestEvent):
    """The event ``pull_request.labeled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestLabeledEvent: ...

class PullRequestLockedEvent(PullRequestEvent):
    """The event ``pull_request.locked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestLockedEvent: ...

class PullRequestMilestonedEvent(PullRequestEvent):
    """The event ``pull_request.milestoned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestMilestonedEvent: ...

class PullRequestOpenedEvent(PullRequestEvent):
    """The event ``pull_request.opened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestOpenedEvent: ...

class PullRequestReadyForReviewEvent(PullRequestEvent):
    """The event ``pull_request.ready_for_review``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReadyForReviewEvent: ...

class PullRequestReopenedEvent(PullRequestEvent):
    """The event ``pull_request.reopened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReopenedEvent: ...

class PullRequestReviewRequestRemovedEvent(PullRequestEvent):
    """The event ``pull_request.review_request_removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewRequestRemovedEvent: ...

class PullRequestReviewRequestedEvent(PullRequestEvent):
    """The event ``pull_request.review_requested``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewRequestedEvent: ...

class PullRequestStackedEvent(PullRequestEvent):
    """The event ``pull_request.stacked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestStackedEvent: ...

class PullRequestSynchronizeEvent(PullRequestEvent):
    """The event ``pull_request.synchronize``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestSynchronizeEvent: ...

class PullRequestUnassignedEvent(PullRequestEvent):
    """The event ``pull_request.unassigned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestUnassignedEvent: ...

class PullRequestUnlabeledEvent(PullRequestEvent):
    """The event ``pull_request.unlabeled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestUnlabeledEvent: ...

class PullRequestUnlockedEvent(PullRequestEvent):
    """The event ``pull_request.unlocked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestUnlockedEvent: ...

class PullRequestReviewEvent(WebhookEvent):
    """The event ``pull_request_review``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewEvent: ...
    @property
    def pull_request(self) -> _aio.ShortPullRequest | None: ...
    @property
    def review(self) -> _aio.PullReview | None: ...
    @property
    def changes(self) -> _aio_models.WebhookPullRequestReviewEdited_Changes | None: ...

class PullRequestReviewDismissedEvent(PullRequestReviewEvent):
    """The event ``pull_request_review.dismissed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewDismissedEvent: ...

class PullRequestReviewEditedEvent(PullRequestReviewEvent):
    """The event ``pull_request_review.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewEditedEvent: ...

class PullRequestReviewSubmittedEvent(PullRequestReviewEvent):
    """The event ``pull_request_review.submitted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewSubmittedEvent: ...

class PullRequestReviewCommentEvent(WebhookEvent):
    """The event ``pull_request_review_comment``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewCommentEvent: ...
    @property
    def comment(self) -> _aio.ReviewComment | None: ...
    @property
    def pull_request(self) -> _aio.ShortPullRequest | None: ...
    @property
    def changes(self) -> _aio_models.WebhooksChanges | None: ...

class PullRequestReviewCommentCreatedEvent(PullRequestReviewCommentEvent):
    """The event ``pull_request_review_comment.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewCommentCreatedEvent: ...

class PullRequestReviewCommentDeletedEvent(PullRequestReviewCommentEvent):
    """The event ``pull_request_review_comment.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewCommentDeletedEvent: ...

class PullRequestReviewCommentEditedEvent(PullRequestReviewCommentEvent):
    """The event ``pull_request_review_comment.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review_comment
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewCommentEditedEvent: ...

class PullRequestReviewThreadEvent(WebhookEvent):
    """The event ``pull_request_review_thread``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review_thread
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewThreadEvent: ...
    @property
    def pull_request(self) -> _aio.ShortPullRequest | None: ...
    @property
    def thread(self) -> _aio_models.Webhooks_PullRequestReviewThread_Thread | None: ...
    @property
    def updated_at(self) -> datetime | None: ...

class PullRequestReviewThreadResolvedEvent(PullRequestReviewThreadEvent):
    """The event ``pull_request_review_thread.resolved``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review_thread
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewThreadResolvedEvent: ...
    @property
    def thread(self) -> _aio_models.WebhookPullRequestReviewThreadResolved_Thread | None: ...  # type: ignore[override]

class PullRequestReviewThreadUnresolvedEvent(PullRequestReviewThreadEvent):
    """The event ``pull_request_review_thread.unresolved``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request_review_thread
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PullRequestReviewThreadUnresolvedEvent: ...
    @property
    def thread(self) -> _aio_models.WebhookPullRequestReviewThreadUnresolved_Thread | None: ...  # type: ignore[override]

class PushEvent(WebhookEvent):
    """The event ``push``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#push
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.PushEvent: ...
    @property
    def after(self) -> str | None: ...
    @property
    def base_ref(self) -> str | None: ...
    @property
    def before(self) -> str | None: ...
    @property
    def commits(self) -> builtins.list[_aio_models.WebhookPush_Commits] | None: ...
    @property
    def compare(self) -> str | None: ...
    @property
    def created(self) -> bool | None: ...
    @property
    def deleted(self) -> bool | None: ...
    @property
    def forced(self) -> bool | None: ...
    @property
    def head_commit(self) -> _aio_models.WebhookPush_HeadCommit | None: ...
    @property
    def pusher(self) -> _aio_models.WebhookPush_Pusher | None: ...
    @property
    def ref(self) -> str | None: ...

class RegistryPackageEvent(WebhookEvent):
    """The event ``registry_package``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#registry_package
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RegistryPackageEvent: ...
    @property
    def registry_package(self) -> _aio_models.Webhooks_RegistryPackage_RegistryPackage | None: ...

class RegistryPackagePublishedEvent(RegistryPackageEvent):
    """The event ``registry_package.published``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#registry_package
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RegistryPackagePublishedEvent: ...
    @property
    def registry_package(self) -> _aio_models.WebhookRegistryPackagePublished_RegistryPackage | None: ...  # type: ignore[override]

class RegistryPackageUpdatedEvent(RegistryPackageEvent):
    """The event ``registry_package.updated``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#registry_package
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RegistryPackageUpdatedEvent: ...
    @property
    def registry_package(self) -> _aio_models.WebhookRegistryPackageUpdated_RegistryPackage | None: ...  # type: ignore[override]

class ReleaseEvent(WebhookEvent):
    """The event ``release``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#release
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ReleaseEvent: ...
    @property
    def release(self) -> _aio.Release | None: ...
    @property
    def changes(self) -> _aio_models.WebhookReleaseEdited_Changes | None: ...

class ReleaseCreatedEvent(ReleaseEvent):
    """The event ``release.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#release
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ReleaseCreatedEvent: ...

class ReleaseDeletedEvent(ReleaseEvent):
    """The event ``release.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#release
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ReleaseDeletedEvent: ...

class ReleaseEditedEvent(ReleaseEvent):
    """The event ``release.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#release
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ReleaseEditedEvent: ...

class ReleasePrereleasedEvent(ReleaseEvent):
    """The event ``release.prereleased``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#release
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ReleasePrereleasedEvent: ...

class ReleasePublishedEvent(ReleaseEvent):
    """The event ``release.published``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#release
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ReleasePublishedEvent: ...

class ReleaseReleasedEvent(ReleaseEvent):
    """The event ``release.released``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#release
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ReleaseReleasedEvent: ...

class ReleaseUnpublishedEvent(ReleaseEvent):
    """The event ``release.unpublished``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#release
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.ReleaseUnpublishedEvent: ...

class RepositoryEvent(WebhookEvent):
    """The event ``repository``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryEvent: ...
    @property
    def changes(self) -> _aio_models.Webhooks_Repository_Changes | None: ...

class RepositoryAnonymousAccessDisabledEvent(RepositoryEvent):
    """The event ``repository.anonymous_access_disabled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryAnonymousAccessDisabledEvent: ...

class RepositoryAnonymousAccessEnabledEvent(RepositoryEvent):
    """The event ``repository.anonymous_access_enabled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryAnonymousAccessEnabledEvent: ...

class RepositoryArchivedEvent(RepositoryEvent):
    """The event ``repository.archived``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryArchivedEvent: ...

class RepositoryCreatedEvent(RepositoryEvent):
    """The event ``repository.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryCreatedEvent: ...

class RepositoryDeletedEvent(RepositoryEvent):
    """The event ``repository.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryDeletedEvent: ...

class RepositoryEditedEvent(RepositoryEvent):
    """The event ``repository.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryEditedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookRepositoryEdited_Changes | None: ...  # type: ignore[override]

class RepositoryPrivatizedEvent(RepositoryEvent):
    """The event ``repository.privatized``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryPrivatizedEvent: ...

class RepositoryPublicizedEvent(RepositoryEvent):
    """The event ``repository.publicized``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryPublicizedEvent: ...

class RepositoryRenamedEvent(RepositoryEvent):
    """The event ``repository.renamed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryRenamedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookRepositoryRenamed_Changes | None: ...  # type: ignore[override]

class RepositoryTransferredEvent(RepositoryEvent):
    """The event ``repository.transferred``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryTransferredEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookRepositoryTransferred_Changes | None: ...  # type: ignore[override]

class RepositoryUnarchivedEvent(RepositoryEvent):
    """The event ``repository.unarchived``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryUnarchivedEvent: ...

class RepositoryAdvisoryEvent(WebhookEvent):
    """The event ``repository_advisory``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_advisory
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryAdvisoryEvent: ...
    @property
    def repository_advisory(self) -> _aio_models.RepositoryAdvisory | None: ...

class RepositoryAdvisoryPublishedEvent(RepositoryAdvisoryEvent):
    """The event ``repository_advisory.published``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_advisory
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryAdvisoryPublishedEvent: ...

class RepositoryAdvisoryReportedEvent(RepositoryAdvisoryEvent):
    """The event ``repository_advisory.reported``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_advisory
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryAdvisoryReportedEvent: ...

class RepositoryDispatchEvent(WebhookEvent):
    """The event ``repository_dispatch``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_dispatch
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryDispatchEvent: ...
    @property
    def branch(self) -> str | None: ...
    @property
    def client_payload(self) -> dict[str, Any] | None: ...

class RepositoryImportEvent(WebhookEvent):
    """The event ``repository_import``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_import
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryImportEvent: ...
    @property
    def status(self) -> str | None: ...

class RepositoryRulesetEvent(WebhookEvent):
    """The event ``repository_ruleset``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryRulesetEvent: ...
    @property
    def repository_ruleset(self) -> _aio_models.RepositoryRuleset | None: ...
    @property
    def changes(self) -> _aio_models.WebhookRepositoryRulesetEdited_Changes | None: ...

class RepositoryRulesetCreatedEvent(RepositoryRulesetEvent):
    """The event ``repository_ruleset.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryRulesetCreatedEvent: ...

class RepositoryRulesetDeletedEvent(RepositoryRulesetEvent):
    """The event ``repository_ruleset.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryRulesetDeletedEvent: ...

class RepositoryRulesetEditedEvent(RepositoryRulesetEvent):
    """The event ``repository_ruleset.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_ruleset
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryRulesetEditedEvent: ...

class RepositoryVulnerabilityAlertEvent(WebhookEvent):
    """The event ``repository_vulnerability_alert``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_vulnerability_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryVulnerabilityAlertEvent: ...
    @property
    def alert(self) -> _aio_models.Webhooks_RepositoryVulnerabilityAlert_Alert | None: ...

class RepositoryVulnerabilityAlertCreateEvent(RepositoryVulnerabilityAlertEvent):
    """The event ``repository_vulnerability_alert.create``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_vulnerability_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryVulnerabilityAlertCreateEvent: ...
    @property
    def alert(self) -> _aio_models.WebhooksAlert | None: ...  # type: ignore[override]

class RepositoryVulnerabilityAlertDismissEvent(RepositoryVulnerabilityAlertEvent):
    """The event ``repository_vulnerability_alert.dismiss``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_vulnerability_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryVulnerabilityAlertDismissEvent: ...
    @property
    def alert(self) -> _aio_models.WebhookRepositoryVulnerabilityAlertDismiss_Alert | None: ...  # type: ignore[override]

class RepositoryVulnerabilityAlertReopenEvent(RepositoryVulnerabilityAlertEvent):
    """The event ``repository_vulnerability_alert.reopen``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_vulnerability_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryVulnerabilityAlertReopenEvent: ...
    @property
    def alert(self) -> _aio_models.WebhooksAlert | None: ...  # type: ignore[override]

class RepositoryVulnerabilityAlertResolveEvent(RepositoryVulnerabilityAlertEvent):
    """The event ``repository_vulnerability_alert.resolve``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#repository_vulnerability_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.RepositoryVulnerabilityAlertResolveEvent: ...
    @property
    def alert(self) -> _aio_models.WebhookRepositoryVulnerabilityAlertResolve_Alert | None: ...  # type: ignore[override]

class SecretScanningAlertEvent(WebhookEvent):
    """The event ``secret_scanning_alert``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertEvent: ...
    @property
    def alert(self) -> _aio_models.SecretScanningAlertWebhook | None: ...
    @property
    def assignee(self) -> _aio.ShortUser | None: ...

class SecretScanningAlertAssignedEvent(SecretScanningAlertEvent):
    """The event ``secret_scanning_alert.assigned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertAssignedEvent: ...

class SecretScanningAlertCreatedEvent(SecretScanningAlertEvent):
    """The event ``secret_scanning_alert.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertCreatedEvent: ...

class SecretScanningAlertMetadataCreatedEvent(SecretScanningAlertEvent):
    """The event ``secret_scanning_alert.metadata_created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertMetadataCreatedEvent: ...

class SecretScanningAlertMetadataRemovedEvent(SecretScanningAlertEvent):
    """The event ``secret_scanning_alert.metadata_removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertMetadataRemovedEvent: ...

class SecretScanningAlertPubliclyLeakedEvent(SecretScanningAlertEvent):
    """The event ``secret_scanning_alert.publicly_leaked``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertPubliclyLeakedEvent: ...

class SecretScanningAlertReopenedEvent(SecretScanningAlertEvent):
    """The event ``secret_scanning_alert.reopened``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertReopenedEvent: ...

class SecretScanningAlertResolvedEvent(SecretScanningAlertEvent):
    """The event ``secret_scanning_alert.resolved``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertResolvedEvent: ...

class SecretScanningAlertUnassignedEvent(SecretScanningAlertEvent):
    """The event ``secret_scanning_alert.unassigned``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertUnassignedEvent: ...

class SecretScanningAlertValidatedEvent(SecretScanningAlertEvent):
    """The event ``secret_scanning_alert.validated``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertValidatedEvent: ...

class SecretScanningAlertLocationEvent(WebhookEvent):
    """The event ``secret_scanning_alert_location``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert_location
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertLocationEvent: ...
    @property
    def alert(self) -> _aio_models.SecretScanningAlertWebhook | None: ...
    @property
    def location(self) -> _aio_models.SecretScanningLocation | None: ...

class SecretScanningAlertLocationCreatedEvent(SecretScanningAlertLocationEvent):
    """The event ``secret_scanning_alert_location.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_alert_location
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningAlertLocationCreatedEvent: ...

class SecretScanningScanEvent(WebhookEvent):
    """The event ``secret_scanning_scan``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_scan
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningScanEvent: ...
    @property
    def completed_at(self) -> datetime | None: ...
    @property
    def custom_pattern_name(self) -> str | None: ...
    @property
    def custom_pattern_scope(self) -> str | None: ...
    @property
    def secret_types(self) -> builtins.list[Any] | None: ...
    @property
    def source(self) -> str | None: ...
    @property
    def started_at(self) -> datetime | None: ...
    @property
    def type(self) -> str | None: ...

class SecretScanningScanCompletedEvent(SecretScanningScanEvent):
    """The event ``secret_scanning_scan.completed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#secret_scanning_scan
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecretScanningScanCompletedEvent: ...

class SecurityAdvisoryEvent(WebhookEvent):
    """The event ``security_advisory``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#security_advisory
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecurityAdvisoryEvent: ...
    @property
    def security_advisory(self) -> _aio_models.Webhooks_SecurityAdvisory_SecurityAdvisory | None: ...

class SecurityAdvisoryPublishedEvent(SecurityAdvisoryEvent):
    """The event ``security_advisory.published``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#security_advisory
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecurityAdvisoryPublishedEvent: ...
    @property
    def security_advisory(self) -> _aio_models.WebhooksSecurityAdvisory | None: ...  # type: ignore[override]

class SecurityAdvisoryUpdatedEvent(SecurityAdvisoryEvent):
    """The event ``security_advisory.updated``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#security_advisory
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecurityAdvisoryUpdatedEvent: ...
    @property
    def security_advisory(self) -> _aio_models.WebhooksSecurityAdvisory | None: ...  # type: ignore[override]

class SecurityAdvisoryWithdrawnEvent(SecurityAdvisoryEvent):
    """The event ``security_advisory.withdrawn``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#security_advisory
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecurityAdvisoryWithdrawnEvent: ...
    @property
    def security_advisory(self) -> _aio_models.WebhookSecurityAdvisoryWithdrawn_SecurityAdvisory | None: ...  # type: ignore[override]

class SecurityAndAnalysisEvent(WebhookEvent):
    """The event ``security_and_analysis``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#security_and_analysis
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SecurityAndAnalysisEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookSecurityAndAnalysis_Changes | None: ...

class SponsorshipEvent(WebhookEvent):
    """The event ``sponsorship``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sponsorship
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SponsorshipEvent: ...
    @property
    def sponsorship(self) -> _aio_models.WebhooksSponsorship | None: ...
    @property
    def changes(self) -> _aio_models.Webhooks_Sponsorship_Changes | None: ...
    @property
    def effective_date(self) -> str | None: ...

class SponsorshipCancelledEvent(SponsorshipEvent):
    """The event ``sponsorship.cancelled``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sponsorship
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SponsorshipCancelledEvent: ...

class SponsorshipCreatedEvent(SponsorshipEvent):
    """The event ``sponsorship.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sponsorship
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SponsorshipCreatedEvent: ...

class SponsorshipEditedEvent(SponsorshipEvent):
    """The event ``sponsorship.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sponsorship
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SponsorshipEditedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhookSponsorshipEdited_Changes | None: ...  # type: ignore[override]

class SponsorshipPendingCancellationEvent(SponsorshipEvent):
    """The event ``sponsorship.pending_cancellation``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sponsorship
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SponsorshipPendingCancellationEvent: ...

class SponsorshipPendingTierChangeEvent(SponsorshipEvent):
    """The event ``sponsorship.pending_tier_change``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sponsorship
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SponsorshipPendingTierChangeEvent: ...
    @property
    def changes(self) -> _aio_models.WebhooksChanges8 | None: ...  # type: ignore[override]

class SponsorshipTierChangedEvent(SponsorshipEvent):
    """The event ``sponsorship.tier_changed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sponsorship
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SponsorshipTierChangedEvent: ...
    @property
    def changes(self) -> _aio_models.WebhooksChanges8 | None: ...  # type: ignore[override]

class StarEvent(WebhookEvent):
    """The event ``star``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#star
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.StarEvent: ...
    @property
    def starred_at(self) -> Any: ...

class StarCreatedEvent(StarEvent):
    """The event ``star.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#star
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.StarCreatedEvent: ...
    @property
    def starred_at(self) -> str | None: ...

class StarDeletedEvent(StarEvent):
    """The event ``star.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#star
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.StarDeletedEvent: ...

class StatusEvent(WebhookEvent):
    """The event ``status``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#status
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.StatusEvent: ...
    @property
    def avatar_url(self) -> str | None: ...
    @property
    def branches(self) -> builtins.list[_aio_models.WebhookStatus_Branches] | None: ...
    @property
    def commit(self) -> _aio_models.WebhookStatus_Commit | None: ...
    @property
    def context(self) -> str | None: ...
    @property
    def created_at(self) -> str | None: ...
    @property
    def description(self) -> str | None: ...
    @property
    def id(self) -> int | None: ...
    @property
    def name(self) -> str | None: ...
    @property
    def sha(self) -> str | None: ...
    @property
    def state(self) -> str | None: ...
    @property
    def target_url(self) -> str | None: ...
    @property
    def updated_at(self) -> str | None: ...

class SubIssuesEvent(WebhookEvent):
    """The event ``sub_issues``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sub_issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SubIssuesEvent: ...
    @property
    def parent_issue(self) -> _aio.Issue | None: ...
    @property
    def parent_issue_id(self) -> float | None: ...
    @property
    def parent_issue_repo(self) -> _aio.ShortRepository | None: ...
    @property
    def sub_issue(self) -> _aio.Issue | None: ...
    @property
    def sub_issue_id(self) -> float | None: ...
    @property
    def sub_issue_repo(self) -> _aio.ShortRepository | None: ...

class SubIssuesParentIssueAddedEvent(SubIssuesEvent):
    """The event ``sub_issues.parent_issue_added``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sub_issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SubIssuesParentIssueAddedEvent: ...

class SubIssuesParentIssueRemovedEvent(SubIssuesEvent):
    """The event ``sub_issues.parent_issue_removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sub_issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SubIssuesParentIssueRemovedEvent: ...

class SubIssuesSubIssueAddedEvent(SubIssuesEvent):
    """The event ``sub_issues.sub_issue_added``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sub_issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SubIssuesSubIssueAddedEvent: ...

class SubIssuesSubIssueRemovedEvent(SubIssuesEvent):
    """The event ``sub_issues.sub_issue_removed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#sub_issues
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.SubIssuesSubIssueRemovedEvent: ...

class TeamEvent(WebhookEvent):
    """The event ``team``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#team
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.TeamEvent: ...
    @property
    def team(self) -> _aio.ShortTeam | None: ...
    @property
    def changes(self) -> _aio_models.WebhookTeamEdited_Changes | None: ...

class TeamAddedToRepositoryEvent(TeamEvent):
    """The event ``team.added_to_repository``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#team
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.TeamAddedToRepositoryEvent: ...

class TeamCreatedEvent(TeamEvent):
    """The event ``team.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#team
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.TeamCreatedEvent: ...

class TeamDeletedEvent(TeamEvent):
    """The event ``team.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#team
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.TeamDeletedEvent: ...

class TeamEditedEvent(TeamEvent):
    """The event ``team.edited``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#team
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.TeamEditedEvent: ...

class TeamRemovedFromRepositoryEvent(TeamEvent):
    """The event ``team.removed_from_repository``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#team
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.TeamRemovedFromRepositoryEvent: ...

class TeamAddEvent(WebhookEvent):
    """The event ``team_add``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#team_add
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.TeamAddEvent: ...
    @property
    def team(self) -> _aio.ShortTeam | None: ...

class UserEvent(WebhookEvent):
    """The event ``user``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#user
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.UserEvent: ...
    @property
    def user(self) -> _aio.ShortUser | None: ...

class UserCreatedEvent(UserEvent):
    """The event ``user.created``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#user
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.UserCreatedEvent: ...

class UserDeletedEvent(UserEvent):
    """The event ``user.deleted``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#user
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.UserDeletedEvent: ...

class WatchEvent(WebhookEvent):
    """The event ``watch``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#watch
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WatchEvent: ...

class WatchStartedEvent(WatchEvent):
    """The event ``watch.started``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#watch
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WatchStartedEvent: ...

class WorkflowDispatchEvent(WebhookEvent):
    """The event ``workflow_dispatch``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_dispatch
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowDispatchEvent: ...
    @property
    def inputs(self) -> dict[str, Any] | None: ...
    @property
    def ref(self) -> str | None: ...
    @property
    def workflow(self) -> str | None: ...

class WorkflowJobEvent(WebhookEvent):
    """The event ``workflow_job``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_job
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowJobEvent: ...
    @property
    def deployment(self) -> _aio.Deployment | None: ...
    @property
    def workflow_job(self) -> _aio_models.Job | None: ...

class WorkflowJobCompletedEvent(WorkflowJobEvent):
    """The event ``workflow_job.completed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_job
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowJobCompletedEvent: ...

class WorkflowJobInProgressEvent(WorkflowJobEvent):
    """The event ``workflow_job.in_progress``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_job
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowJobInProgressEvent: ...

class WorkflowJobQueuedEvent(WorkflowJobEvent):
    """The event ``workflow_job.queued``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_job
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowJobQueuedEvent: ...

class WorkflowJobWaitingEvent(WorkflowJobEvent):
    """The event ``workflow_job.waiting``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_job
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowJobWaitingEvent: ...

class WorkflowRunEvent(WebhookEvent):
    """The event ``workflow_run``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_run
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowRunEvent: ...
    @property
    def workflow(self) -> _aio_models.WebhooksWorkflow | None: ...
    @property
    def workflow_run(self) -> _aio_models.WorkflowRun | None: ...

class WorkflowRunCompletedEvent(WorkflowRunEvent):
    """The event ``workflow_run.completed``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_run
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowRunCompletedEvent: ...

class WorkflowRunInProgressEvent(WorkflowRunEvent):
    """The event ``workflow_run.in_progress``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_run
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowRunInProgressEvent: ...

class WorkflowRunRequestedEvent(WorkflowRunEvent):
    """The event ``workflow_run.requested``.

    GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads#workflow_run
    """
    @overload
    def bind(self, client: AsyncClient) -> Self: ...
    @overload
    def bind(self, client: Client) -> _events.WorkflowRunRequestedEvent: ...
