"""Families whose classes are those of GitHub's description: each method sends the request of its operation."""

from __future__ import annotations

import io  # noqa: F401 (named by the rows)
import pathlib
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, ForbiddenError
from ferrohub.rest import models
from ferrohub.testing import Fake
from harness import declared

R = "/repos/o/r"
RUN, ENV, ISSUE = f"{R}/actions/runs/1", f"{R}/environments/prod", f"{R}/issues/1"
PERMISSIONS = f"{R}/actions/permissions"
IMMUTABLE, VULNERABILITY = f"{R}/immutable-releases", f"{R}/vulnerability-alerts"
RULES: dict[str, Any] = {"rules": [{"type": "deletion"}]}
SCANNING, SEATS = f"{R}/code-scanning", "/orgs/o/copilot/billing/selected_users"
VALUES = [{"field_id": 7, "value": "high"}]
SHA = "6dcb09b5b57875f334f61aebed695e2e4193db5e"
SNAPSHOT: dict[str, Any] = {
    "manifests": {
        "requirements.txt": {"name": "requirements.txt", "resolved": {"six": {"package_url": "pkg:pypi/six"}}}
    },
    "detector": {"name": "scan", "version": "1.0", "url": "https://scan.example"},
    "job": {"id": "1", "correlator": "scan main"},
    "scanned": "2026-11-23T00:00:00Z",
}
TEAM, SPACE, MIGRATION = "/enterprises/e/teams/ent:core", "/user/codespaces/needle", "/orgs/o/migrations/1"
BOARD, ITEM = "/orgs/o/projectsV2/2", "/orgs/o/projectsV2/2/items/13"
TYPES, TYPE = "/orgs/o/issue-types", "models.IssueType({'id': 7}, None)"
PROPERTIES = [{"property_name": "team", "value": "a"}]

#: The method and its arguments, the request, and its body or what its query has.
ROWS: list[tuple[str, str, str, Any]] = [
    ("ShortRepository.workflows", "", f"GET {R}/actions/workflows", None),
    ("ShortRepository.workflow", "'ci.yml'", f"GET {R}/actions/workflows/ci.yml", None),
    ("ShortRepository.workflow", "7", f"GET {R}/actions/workflows/7", None),
    ("ShortRepository.workflow_runs", "branch='main'", f"GET {R}/actions/runs", {"branch": "main"}),
    ("ShortRepository.workflow_run", "1", f"GET {RUN}", None),
    ("ShortRepository.workflow_job", "1", f"GET {R}/actions/jobs/1", None),
    ("ShortRepository.artifacts", "'report'", f"GET {R}/actions/artifacts", {"name": "report"}),
    ("ShortRepository.artifact", "1", f"GET {R}/actions/artifacts/1", None),
    ("ShortRepository.caches", "key='npm'", f"GET {R}/actions/caches", {"key": "npm"}),
    ("ShortRepository.delete_cache", "1", f"DELETE {R}/actions/caches/1", None),
    ("ShortRepository.variables", "", f"GET {R}/actions/variables", None),
    ("ShortRepository.variable", "'A'", f"GET {R}/actions/variables/A", None),
    ("ShortRepository.create_variable", "'A', ''", f"POST {R}/actions/variables", {"name": "A", "value": ""}),
    ("ShortRepository.update_variable", "'A', 'b'", f"PATCH {R}/actions/variables/A", {"value": "b"}),
    ("ShortRepository.delete_variable", "'A'", f"DELETE {R}/actions/variables/A", None),
    ("ShortRepository.environments", "", f"GET {R}/environments", None),
    ("ShortRepository.environment", "'prod'", f"GET {ENV}", None),
    ("ShortRepository.create_environment", "'prod', 30", f"PUT {ENV}", {"wait_timer": 30}),
    ("ShortRepository.runners", "", f"GET {R}/actions/runners", None),
    ("ShortRepository.runner", "1", f"GET {R}/actions/runners/1", None),
    ("ShortRepository.delete_runner", "1", f"DELETE {R}/actions/runners/1", None),
    ("ShortRepository.actions_permissions", "", f"GET {PERMISSIONS}", None),
    ("ShortRepository.workflow_permissions", "", f"GET {PERMISSIONS}/workflow", None),
    (
        "ShortRepository.set_workflow_permissions",
        "'read', False",
        f"PUT {PERMISSIONS}/workflow",
        {"default_workflow_permissions": "read", "can_approve_pull_request_reviews": False},
    ),
    (
        "ShortRepository.set_actions_permissions",
        "True, 'all'",
        f"PUT {PERMISSIONS}",
        {"enabled": True, "allowed_actions": "all"},
    ),
    ("ShortRepository.oidc_subject", "", f"GET {R}/actions/oidc/customization/sub", None),
    (
        "ShortRepository.set_oidc_subject",
        "False, ['repo', 'context']",
        f"PUT {R}/actions/oidc/customization/sub",
        {"use_default": False, "include_claim_keys": ["repo", "context"]},
    ),
    ("Workflow.runs", "status='failure'", f"GET {R}/actions/workflows/1/runs", {"status": "failure"}),
    ("Workflow.enable", "", f"PUT {R}/actions/workflows/1/enable", None),
    ("Workflow.disable", "", f"PUT {R}/actions/workflows/1/disable", None),
    ("WorkflowRun.jobs", "'all'", f"GET {RUN}/jobs", {"filter": "all"}),
    ("WorkflowRun.artifacts", "", f"GET {RUN}/artifacts", None),
    ("WorkflowRun.attempt", "2", f"GET {RUN}/attempts/2", None),
    ("WorkflowRun.rerun", "enable_debug_logging=True", f"POST {RUN}/rerun", {"enable_debug_logging": True}),
    ("WorkflowRun.rerun_failed_jobs", "", f"POST {RUN}/rerun-failed-jobs", None),
    ("WorkflowRun.cancel", "", f"POST {RUN}/cancel", None),
    ("WorkflowRun.force_cancel", "", f"POST {RUN}/force-cancel", None),
    ("WorkflowRun.approve", "", f"POST {RUN}/approve", None),
    ("WorkflowRun.pending_deployments", "", f"GET {RUN}/pending_deployments", None),
    (
        "WorkflowRun.review_pending_deployments",
        "[1], 'approved'",
        f"POST {RUN}/pending_deployments",
        {"environment_ids": [1], "state": "approved", "comment": ""},
    ),
    ("WorkflowRun.timing", "", f"GET {RUN}/timing", None),
    ("WorkflowRun.delete", "", f"DELETE {RUN}", None),
    ("WorkflowRun.delete_logs", "", f"DELETE {RUN}/logs", None),
    ("Job.rerun", "", f"POST {R}/actions/jobs/1/rerun", None),
    ("Artifact.delete", "", f"DELETE {R}/actions/artifacts/1", None),
    ("Environment.variables", "", f"GET {ENV}/variables", None),
    ("Environment.create_variable", "'A', 'b'", f"POST {ENV}/variables", {"name": "A", "value": "b"}),
    ("Environment.update_variable", "'A', 'b'", f"PATCH {ENV}/variables/A", {"value": "b"}),
    ("Environment.delete_variable", "'A'", f"DELETE {ENV}/variables/A", None),
    ("Environment.secrets", "", f"GET {ENV}/secrets", None),
    ("Environment.secret", "'A'", f"GET {ENV}/secrets/A", None),
    ("Environment.delete_secret", "'A'", f"DELETE {ENV}/secrets/A", None),
    ("Environment.delete", "", f"DELETE {ENV}", None),
    ("ShortOrganization.variables", "", "GET /orgs/o/actions/variables", None),
    ("ShortOrganization.runners", "", "GET /orgs/o/actions/runners", None),
    ("ShortRepository.rulesets", "", f"GET {R}/rulesets", None),
    ("ShortRepository.ruleset", "1", f"GET {R}/rulesets/1", None),
    (
        "ShortRepository.create_ruleset",
        "'x', **RULES",
        f"POST {R}/rulesets",
        {"name": "x", "enforcement": "active", **RULES},
    ),
    ("ShortRepository.update_ruleset", "1, **RULES", f"PUT {R}/rulesets/1", RULES),
    ("ShortRepository.delete_ruleset", "1", f"DELETE {R}/rulesets/1", None),
    ("ShortRepository.branch_rules", "'main'", f"GET {R}/rules/branches/main", None),
    ("ShortRepository.rule_suites", "", f"GET {R}/rulesets/rule-suites", None),
    ("ShortRepository.autolinks", "", f"GET {R}/autolinks", None),
    (
        "ShortRepository.create_autolink",
        "'T-', 'https://t/<num>'",
        f"POST {R}/autolinks",
        {"key_prefix": "T-", "url_template": "https://t/<num>"},
    ),
    ("ShortRepository.delete_autolink", "1", f"DELETE {R}/autolinks/1", None),
    ("ShortRepository.interaction_limits", "", f"GET {R}/interaction-limits", None),
    (
        "ShortRepository.set_interaction_limits",
        "'existing_users'",
        f"PUT {R}/interaction-limits",
        {"limit": "existing_users"},
    ),
    ("ShortRepository.remove_interaction_limits", "", f"DELETE {R}/interaction-limits", None),
    ("ShortRepository.custom_property_values", "", f"GET {R}/properties/values", None),
    (
        "ShortRepository.set_custom_property_values",
        "PROPERTIES",
        f"PATCH {R}/properties/values",
        {"properties": PROPERTIES},
    ),
    ("ShortRepository.codeowners_errors", "'main'", f"GET {R}/codeowners/errors", {"ref": "main"}),
    ("ShortRepository.attestations", "'sha256:1'", f"GET {R}/attestations/sha256%3A1", None),
    ("ShortRepository.immutable_releases", "", f"GET {IMMUTABLE}", None),
    ("ShortRepository.enable_immutable_releases", "", f"PUT {IMMUTABLE}", None),
    ("ShortRepository.disable_immutable_releases", "", f"DELETE {IMMUTABLE}", None),
    ("ShortOrganization.rulesets", "", "GET /orgs/o/rulesets", None),
    ("ShortOrganization.ruleset", "1", "GET /orgs/o/rulesets/1", None),
    ("ShortOrganization.issue_types", "", "GET /orgs/o/issue-types", None),
    ("ShortOrganization.create_issue_type", "'A'", f"POST {TYPES}", {"name": "A", "is_enabled": True}),
    (
        "ShortOrganization.update_issue_type",
        f"{TYPE}, 'A', False",
        f"PUT {TYPES}/7",
        {"name": "A", "is_enabled": False},
    ),
    ("ShortOrganization.delete_issue_type", "7", f"DELETE {TYPES}/7", None),
    ("ShortIssue.sub_issues", "", f"GET {ISSUE}/sub_issues", None),
    ("ShortIssue.add_sub_issue", "9", f"POST {ISSUE}/sub_issues", {"sub_issue_id": 9}),
    ("ShortIssue.remove_sub_issue", "9", f"DELETE {ISSUE}/sub_issue", {"sub_issue_id": 9}),
    (
        "ShortIssue.move_sub_issue",
        "9, after_id=8",
        f"PATCH {ISSUE}/sub_issues/priority",
        {"sub_issue_id": 9, "after_id": 8},
    ),
    ("ShortIssue.parent", "", f"GET {ISSUE}/parent", None),
    ("ShortIssue.blocked_by", "", f"GET {ISSUE}/dependencies/blocked_by", None),
    ("ShortIssue.blocking", "", f"GET {ISSUE}/dependencies/blocking", None),
    ("ShortIssue.add_blocked_by", "9", f"POST {ISSUE}/dependencies/blocked_by", {"issue_id": 9}),
    ("ShortIssue.remove_blocked_by", "9", f"DELETE {ISSUE}/dependencies/blocked_by/9", None),
    ("ShortIssue.timeline", "", f"GET {ISSUE}/timeline", None),
    ("ShortRepository.dependabot_alerts", "state='open'", f"GET {R}/dependabot/alerts", {"state": "open"}),
    ("ShortRepository.dependabot_alert", "1", f"GET {R}/dependabot/alerts/1", None),
    ("ShortRepository.code_scanning_alerts", "", f"GET {R}/code-scanning/alerts", None),
    ("ShortRepository.code_scanning_alert", "1", f"GET {R}/code-scanning/alerts/1", None),
    (
        "ShortRepository.code_scanning_analyses",
        "'refs/heads/main'",
        f"GET {SCANNING}/analyses",
        {"ref": "refs/heads/main"},
    ),
    ("ShortRepository.code_scanning_analysis", "1", f"GET {SCANNING}/analyses/1", None),
    ("ShortRepository.sarif_upload", "'47177e22'", f"GET {SCANNING}/sarifs/47177e22", None),
    ("ShortRepository.code_scanning_default_setup", "", f"GET {SCANNING}/default-setup", None),
    (
        "CodeScanningAlert.instances",
        "'refs/heads/main'",
        f"GET {SCANNING}/alerts/1/instances",
        {"ref": "refs/heads/main"},
    ),
    ("CodeScanningAnalysis.delete", "", f"DELETE {SCANNING}/analyses/1", None),
    ("ShortOrganization.code_scanning_alerts", "", "GET /orgs/o/code-scanning/alerts", None),
    (
        "ShortRepository.dependency_diff",
        "'main', 'fix/it', name='package-lock.json'",
        f"GET {R}/dependency-graph/compare/main...fix%2Fit",
        {"name": "package-lock.json"},
    ),
    (
        "ShortRepository.submit_dependencies",
        "SHA, 'refs/heads/main', **SNAPSHOT",
        f"POST {R}/dependency-graph/snapshots",
        {"sha": SHA, "ref": "refs/heads/main", "version": 0, **SNAPSHOT},
    ),
    ("ShortIssue.field_values", "", f"GET {ISSUE}/issue-field-values", None),
    ("ShortIssue.set_field_values", "VALUES", f"PUT {ISSUE}/issue-field-values", {"issue_field_values": VALUES}),
    ("ShortIssue.add_field_values", "VALUES", f"POST {ISSUE}/issue-field-values", {"issue_field_values": VALUES}),
    ("ShortIssue.delete_field_value", "7", f"DELETE {ISSUE}/issue-field-values/7", None),
    ("ShortOrganization.issue_fields", "", "GET /orgs/o/issue-fields", None),
    (
        "ShortOrganization.create_issue_field",
        "'Effort', 'number'",
        "POST /orgs/o/issue-fields",
        {"name": "Effort", "data_type": "number"},
    ),
    ("ShortOrganization.delete_issue_field", "7", "DELETE /orgs/o/issue-fields/7", None),
    ("ShortOrganization.roles", "", "GET /orgs/o/organization-roles", None),
    ("ShortOrganization.role", "7", "GET /orgs/o/organization-roles/7", None),
    ("ShortOrganization.assign_role", "'mona', 7", "PUT /orgs/o/organization-roles/users/mona/7", None),
    ("ShortOrganization.revoke_role", "'mona', 7", "DELETE /orgs/o/organization-roles/users/mona/7", None),
    ("ShortOrganization.assign_team_role", "'core', 7", "PUT /orgs/o/organization-roles/teams/core/7", None),
    ("ShortOrganization.revoke_team_role", "'core', 7", "DELETE /orgs/o/organization-roles/teams/core/7", None),
    (
        "ShortOrganization.audit_log",
        "'action:repo.destroy'",
        "GET /orgs/o/audit-log",
        {"phrase": "action:repo.destroy"},
    ),
    ("ShortOrganization.fine_grained_tokens", "", "GET /orgs/o/personal-access-tokens", None),
    ("ShortOrganization.fine_grained_token_requests", "", "GET /orgs/o/personal-access-token-requests", None),
    (
        "ShortOrganization.review_fine_grained_token_request",
        "7, 'deny', 'Too broad'",
        "POST /orgs/o/personal-access-token-requests/7",
        {"action": "deny", "reason": "Too broad"},
    ),
    (
        "ShortOrganization.revoke_fine_grained_token",
        "7",
        "POST /orgs/o/personal-access-tokens/7",
        {"action": "revoke"},
    ),
    ("ShortOrganization.custom_properties", "", "GET /orgs/o/properties/schema", None),
    (
        "ShortOrganization.custom_property_values",
        "'props.team:crew'",
        "GET /orgs/o/properties/values",
        {"repository_query": "props.team:crew"},
    ),
    ("ShortOrganization.copilot", "", "GET /orgs/o/copilot/billing", None),
    ("ShortOrganization.copilot_seats", "", "GET /orgs/o/copilot/billing/seats", None),
    ("ShortOrganization.add_copilot_seats", "['mona']", f"POST {SEATS}", {"selected_usernames": ["mona"]}),
    ("ShortOrganization.cancel_copilot_seats", "['mona']", f"DELETE {SEATS}", {"selected_usernames": ["mona"]}),
    (
        "ShortOrganization.copilot_usage",
        "",
        "GET /orgs/o/copilot/metrics/reports/organization-28-day/latest",
        None,
    ),
    (
        "ShortOrganization.billing_usage",
        "2026, 11",
        "GET /organizations/o/settings/billing/usage",
        {"year": "2026", "month": "11"},
    ),
    ("ShortRepository.secret_scanning_alerts", "", f"GET {R}/secret-scanning/alerts", None),
    ("ShortRepository.security_advisories", "", f"GET {R}/security-advisories", None),
    (
        "ShortRepository.report_vulnerability",
        "'a', 'b'",
        f"POST {R}/security-advisories/reports",
        {"summary": "a", "description": "b"},
    ),
    ("ShortRepository.sbom", "", f"GET {R}/dependency-graph/sbom", None),
    ("ShortRepository.vulnerability_alerts", "", f"GET {VULNERABILITY}", None),
    ("ShortRepository.enable_vulnerability_alerts", "", f"PUT {VULNERABILITY}", None),
    ("ShortRepository.disable_vulnerability_alerts", "", f"DELETE {VULNERABILITY}", None),
    ("ShortRepository.secret_scanning_alert", "1", f"GET {R}/secret-scanning/alerts/1", None),
    ("ShortOrganization.secret_scanning_alerts", "", "GET /orgs/o/secret-scanning/alerts", None),
    *(
        (f"{name}.edit", "'open'", f"PATCH {R}/{kind}/alerts/1", {"state": "open"})
        for name, kind in (
            ("CodeScanningAlertItems", "code-scanning"),
            ("CodeScanningOrganizationAlertItems", "code-scanning"),
            ("DependabotAlertWithRepository", "dependabot"),
            ("OrganizationSecretScanningAlert", "secret-scanning"),
            ("SecretScanningAlert", "secret-scanning"),
            ("SecretScanningAlertWithMetadata", "secret-scanning"),
        )
    ),
    *(
        (f"{name}.instances", "", f"GET {SCANNING}/alerts/1/instances", None)
        for name in ("CodeScanningAlertItems", "CodeScanningOrganizationAlertItems")
    ),
    *(
        (name, "", f"GET {R}/secret-scanning/alerts/1/locations", None)
        for name in (
            "OrganizationSecretScanningAlert.locations",
            "SecretScanningAlert.locations",
            "SecretScanningAlertWithMetadata.locations",
        )
    ),
    ("ShortOrganization.update_issue_field", "7, name='Size'", "PATCH /orgs/o/issue-fields/7", {"name": "Size"}),
    ("DependabotAlert.edit", "'open'", f"PATCH {R}/dependabot/alerts/1", {"state": "open"}),
    ("CodeScanningAlert.edit", "'open'", f"PATCH {R}/code-scanning/alerts/1", {"state": "open"}),
    ("ShortOrganization.dependabot_alerts", "", "GET /orgs/o/dependabot/alerts", None),
    ("ShortOrganization.packages", "'npm'", "GET /orgs/o/packages", {"package_type": "npm"}),
    ("ShortOrganization.package", "'npm', 'p'", "GET /orgs/o/packages/npm/p", None),
    ("ShortOrganization.projects_v2", "", "GET /orgs/o/projectsV2", None),
    ("ShortOrganization.project_v2", "1", "GET /orgs/o/projectsV2/1", None),
    ("Package.versions", "'deleted'", "GET /orgs/o/packages/npm/p/versions", {"state": "deleted"}),
    ("Package.delete", "", "DELETE /orgs/o/packages/npm/p", None),
    ("Package.restore", "", "POST /orgs/o/packages/npm/p/restore", None),
    ("PackageVersion.delete", "", "DELETE /orgs/o/packages/npm/p/versions/1", None),
    ("PackageVersion.restore", "", "POST /orgs/o/packages/npm/p/versions/1/restore", None),
    ("Hook.deliveries", "'failure'", f"GET {R}/hooks/1/deliveries", {"status": "failure"}),
    ("Hook.delivery", "1", f"GET {R}/hooks/1/deliveries/1", None),
    ("Hook.redeliver", "1", f"POST {R}/hooks/1/deliveries/1/attempts", None),
    ("ShortPullRequest.approve", "'ok'", f"POST {R}/pulls/1/reviews", {"event": "APPROVE", "body": "ok"}),
    (
        "ShortPullRequest.request_changes",
        "'no'",
        f"POST {R}/pulls/1/reviews",
        {"event": "REQUEST_CHANGES", "body": "no"},
    ),
    ("ShortPullRequest.update_branch", "'5ea'", f"PUT {R}/pulls/1/update-branch", {"expected_head_sha": "5ea"}),
    ("ShortPullRequest.check_runs", "", f"GET {R}/commits/5ea/check-runs", None),
    ("ShortRepository.generate_release_notes", "'v1'", f"POST {R}/releases/generate-notes", {"tag_name": "v1"}),
    ("ShortRepository.merge_upstream", "'main'", f"POST {R}/merge-upstream", {"branch": "main"}),
    ("ShortUser.repositories", "", "GET /users/mona/repos", None),
    ("AuthenticatedUser.repositories", "", "GET /user/repos", None),
    ("Job.log", "", f"GET {R}/actions/jobs/1/logs", None),
    ("IssueComment.pin_comment", "", f"PUT {R}/issues/comments/1/pin", None),
    ("IssueComment.unpin_comment", "", f"DELETE {R}/issues/comments/1/pin", None),
]

API = "https://api.github.com"


def shared(owner: str, kind: str = "secrets") -> dict[str, Any]:
    """A secret of an owner that selected repositories share."""
    url = f"{API}/{owner}/{kind}/A/repositories"
    return {"visibility": "selected", "selected_repositories_url": url}


#: The objects that the methods belong to: their class in ``ferrohub`` or in ``ferrohub.rest.models``, and their JSON.
OWNERS: dict[str, dict[str, Any]] = {
    "Artifact": {"url": f"{API}{R}/actions/artifacts/1"},
    "AuthenticatedUser": {"login": "mona"},
    "Client": {},
    "CodeScanningAlert": {"url": f"{API}{R}/code-scanning/alerts/1"},
    "CodeScanningAlertItems": {"url": f"{API}{R}/code-scanning/alerts/1"},
    "CodeScanningOrganizationAlertItems": {"url": f"{API}{R}/code-scanning/alerts/1"},
    "Codespace": {"url": f"{API}{SPACE}"},
    "CodeScanningAnalysis": {"url": f"{API}{SCANNING}/analyses/1"},
    "CodespacesOrgSecret": shared("orgs/o/codespaces"),
    "CodespacesSecret": shared("user/codespaces"),
    "DependabotAlert": {"url": f"{API}{R}/dependabot/alerts/1"},
    "DependabotAlertWithRepository": {"url": f"{API}{R}/dependabot/alerts/1"},
    "EnterpriseTeam": {"url": f"{API}{TEAM}"},
    "Environment": {"url": f"{API}{ENV}"},
    "Hook": {"url": f"{API}{R}/hooks/1"},
    "IssueComment": {"url": f"{API}{R}/issues/comments/1"},
    "Job": {"url": f"{API}{R}/actions/jobs/1"},
    "Migration": {"url": f"{API}{MIGRATION}"},
    "OrganizationActionsVariable": shared("orgs/o/actions", "variables"),
    "OrganizationDependabotSecret": shared("orgs/o/dependabot"),
    "OrganizationHook": {"url": f"{API}/orgs/o/hooks/1"},
    "OrganizationSecretScanningAlert": {"url": f"{API}{R}/secret-scanning/alerts/1"},
    "Package": {"url": f"{API}/orgs/o/packages/npm/p"},
    "PackageVersion": {"url": f"{API}/orgs/o/packages/npm/p/versions/1"},
    "ProjectsV2": {"number": 2, "owner": {"login": "o", "type": "Organization"}},
    "ProjectsV2ItemSimple": {"id": 13, "project_url": f"{API}{BOARD}"},
    "ProjectsV2ItemWithContent": {"id": 13, "project_url": f"{API}{BOARD}"},
    "RepositoryAdvisory": {"url": f"{API}{R}/security-advisories/GHSA-x"},
    "SecretScanningAlert": {"url": f"{API}{R}/secret-scanning/alerts/1"},
    "SecretScanningAlertWithMetadata": {"url": f"{API}{R}/secret-scanning/alerts/1"},
    "ShortIssue": {"url": f"{API}{ISSUE}"},
    "ShortOrganization": {"url": f"{API}/orgs/o", "login": "o"},
    "ShortPullRequest": {"url": f"{API}{R}/pulls/1", "head": {"sha": "5ea"}},
    "ShortRepository": {"url": f"{API}{R}"},
    "ShortUser": {"login": "mona"},
    "Workflow": {"url": f"{API}{R}/actions/workflows/1"},
    "WorkflowRun": {"url": f"{API}{RUN}"},
}


def made(name: str, client: ferrohub.Client) -> Any:
    """An object of a class."""
    from ferrohub import _core

    if name == "Client":
        return client
    python = getattr(_core, name) if name in declared() else getattr(models, name)
    return python(OWNERS[name], client)


def called(row: tuple[str, str, str, Any], client: ferrohub.Client, names: dict[str, Any] | None = None) -> Any:
    """The result of a row's call; a listing is read.

    :param names: what the arguments may name; the constants of this file by default
    """
    owner, name = row[0].split(".")
    result = eval(f"owner.{name}({row[1]})", {**(names or globals()), "owner": made(owner, client)})
    return list(result) if isinstance(result, ferrohub.Listing) else result


def check_request(row: tuple[str, str, str, Any], names: dict[str, Any] | None = None) -> None:
    """Check that a row's call sends its request."""
    fake = Fake(examples=True)
    called(row, fake.client(token="t"), names)
    call = fake.calls.last
    assert f"{call.method} {call.path}" == row[2]
    if call.method == "GET":
        query = {name: value for name, value in call.query.items() if name != "per_page"}
        assert query == (row[3] or {}) and call.json is None
    else:
        assert call.query == {} or call.method == "DELETE"
        assert (call.json or call.query or None) == row[3] or {
            key: str(v) for key, v in (row[3] or {}).items()
        } == call.query


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}({row[1]})")
def test_the_request_is_that_of_the_operation(row: tuple[str, str, str, Any]) -> None:
    check_request(row)


FALSE = [
    ("Codespace.delete", ""),
    ("IssueComment.unpin_comment", ""),
    ("EnterpriseTeam.delete", ""),
    ("EnterpriseTeam.is_member", "'mona'"),
    ("EnterpriseTeam.has_organization", "'o'"),
    ("EnterpriseTeam.remove_member", "'mona'"),
    ("Migration.delete_archive", ""),
    ("Migration.unlock_repository", "'r'"),
    ("ProjectsV2ItemWithContent.delete", ""),
]


@pytest.mark.parametrize(("operation", "arguments"), FALSE)
def test_what_is_not_found_is_false_and_other_errors_are_raised(operation: str, arguments: str) -> None:
    fake = Fake()
    fake.route("*", "/{+rest}").reply(status=404).then(status=403)
    row = (operation, arguments, "", None)
    assert called(row, fake.client(token="t")) is False
    with pytest.raises(ForbiddenError):
        called(row, fake.client(token="t"))


def test_the_archive_of_a_migration_is_downloaded(tmp_path: pathlib.Path) -> None:
    fake = Fake()
    fake.on("migrations/download-archive-for-org").reply(b"archive").then(status=404)
    migration = made("Migration", fake.client(token="t"))
    assert migration.download_archive(str(tmp_path / "a.tar.gz")) == str(tmp_path / "a.tar.gz")
    assert (tmp_path / "a.tar.gz").read_bytes() == b"archive"
    assert migration.download_archive(str(tmp_path / "b.tar.gz")) is None


def needs_a_credential(row: tuple[str, str, str, Any]) -> bool:
    """Whether a row's call is not sent without a credential."""
    return declared()[row[0]]["needs"] == "Auth"


def check_not_sent(row: tuple[str, str, str, Any]) -> None:
    """Check that a row's call raises without a credential."""
    # Nobody listens there: what is sent raises another error.
    with pytest.raises(AuthenticationFailed):
        called(row, ferrohub.Client(base_url="http://127.0.0.1:9"))


@pytest.mark.parametrize("row", [row for row in ROWS if needs_a_credential(row)], ids=lambda row: row[0])
def test_what_needs_a_credential_is_not_sent_without_one(row: tuple[str, str, str, Any]) -> None:
    check_not_sent(row)


def test_a_model_has_its_methods_wherever_it_comes_from() -> None:
    client = Fake(examples=True).client(token="t")
    run = client.rest.actions.get_workflow_run("o", "r", 1)
    assert type(run) is type(client.repository("o", "r").workflow_run(1)) and callable(run.rerun)
    assert type(run).__module__ == "ferrohub.rest.models" and "rerun" in dir(run)
    assert repr(type(run).rerun) == "<operation WorkflowRun.rerun>"
