"""Settings of organizations and repositories, their security and their hooks: each method sends the request of its
operation. WorkflowRun.download_logs has a test of its own.
"""

from __future__ import annotations

import pathlib
from typing import Any

import pytest
from test_families import API, called, check_request, made

import ferrohub
from ferrohub.exceptions import AuthenticationFailed
from ferrohub.rest import models
from ferrohub.testing import Fake
from harness import declared

R, ORG, ADVISORY = "/repos/o/r", "/orgs/o", "/repos/o/r/security-advisories/GHSA-x"
ENV, HOOK, ACTIONS = f"{R}/environments/prod", f"{ORG}/hooks/1", f"{ORG}/actions"
VARIABLE, SHARED = f"{ACTIONS}/variables/A", f"{ACTIONS}/variables/A/repositories"
RULES_OF_APPS = f"{ENV}/deployment_protection_rules"
SCHEMA, POLICIES = f"{ORG}/properties/schema/team", f"{ENV}/deployment-branch-policies"
RULES: dict[str, Any] = {"rules": [{"type": "deletion"}]}
PROPERTIES = [{"property_name": "team", "value": None}]
HOLES: list[Any] = [{"package": {"ecosystem": "npm", "name": "a"}, "vulnerable_version_range": "< 2"}]
BUNDLE: dict[str, Any] = {"mediaType": "application/vnd.dev.sigstore.bundle.v0.3+json"}
LIMIT: dict[str, Any] = {"limit": "existing_users", "expiry": "one_week"}

#: The method and its arguments, the request, and its body or what its query has.
ROWS: list[tuple[str, str, str, Any]] = [
    (
        "ShortRepository.delete_caches",
        "'npm', 'refs/heads/main'",
        f"DELETE {R}/actions/caches",
        {"key": "npm", "ref": "refs/heads/main"},
    ),
    ("ShortRepository.set_runner_labels", "1, ['gpu']", f"PUT {R}/actions/runners/1/labels", {"labels": ["gpu"]}),
    ("ShortRepository.create_registration_token", "", f"POST {R}/actions/runners/registration-token", None),
    ("ShortRepository.create_remove_token", "", f"POST {R}/actions/runners/remove-token", None),
    ("ShortOrganization.create_registration_token", "", f"POST {ACTIONS}/runners/registration-token", None),
    ("ShortOrganization.create_remove_token", "", f"POST {ACTIONS}/runners/remove-token", None),
    ("Environment.custom_protection_rules", "", f"GET {RULES_OF_APPS}", None),
    ("Environment.custom_protection_rule", "1", f"GET {RULES_OF_APPS}/1", None),
    ("Environment.create_custom_protection_rule", "7", f"POST {RULES_OF_APPS}", {"integration_id": 7}),
    ("Environment.delete_custom_protection_rule", "1", f"DELETE {RULES_OF_APPS}/1", None),
    ("Environment.custom_protection_apps", "", f"GET {RULES_OF_APPS}/apps", None),
    (
        "WorkflowRun.review_custom_protection_rule",
        "'prod', 'rejected', 'Not today'",
        f"POST {R}/actions/runs/1/deployment_protection_rule",
        {"environment_name": "prod", "state": "rejected", "comment": "Not today"},
    ),
    ("Environment.branch_policies", "", f"GET {POLICIES}", None),
    (
        "Environment.create_branch_policy",
        "'release/*', 'tag'",
        f"POST {POLICIES}",
        {"name": "release/*", "type": "tag"},
    ),
    ("Environment.delete_branch_policy", "1", f"DELETE {POLICIES}/1", None),
    ("Environment.variable", "'A'", f"GET {ENV}/variables/A", None),
    ("ShortOrganization.variable", "'A'", f"GET {VARIABLE}", None),
    (
        "ShortOrganization.create_variable",
        "'A', 'b', 'selected', [1]",
        f"POST {ACTIONS}/variables",
        {"name": "A", "value": "b", "visibility": "selected", "selected_repository_ids": [1]},
    ),
    (
        "ShortOrganization.update_variable",
        "'A', 'b', 'selected', [1]",
        f"PATCH {VARIABLE}",
        {"value": "b", "visibility": "selected", "selected_repository_ids": [1]},
    ),
    ("ShortOrganization.delete_variable", "'A'", f"DELETE {VARIABLE}", None),
    ("OrganizationActionsVariable.selected_repositories", "", f"GET {SHARED}", None),
    (
        "OrganizationActionsVariable.set_selected_repositories",
        "[1]",
        f"PUT {SHARED}",
        {"selected_repository_ids": [1]},
    ),
    ("OrganizationActionsVariable.add_selected_repository", "1", f"PUT {SHARED}/1", None),
    ("OrganizationActionsVariable.remove_selected_repository", "1", f"DELETE {SHARED}/1", None),
    ("ShortOrganization.runner", "1", f"GET {ACTIONS}/runners/1", None),
    ("ShortOrganization.delete_runner", "1", f"DELETE {ACTIONS}/runners/1", None),
    ("ShortOrganization.set_runner_labels", "1, ['gpu']", f"PUT {ACTIONS}/runners/1/labels", {"labels": ["gpu"]}),
    ("ShortOrganization.actions_permissions", "", f"GET {ACTIONS}/permissions", None),
    (
        "ShortOrganization.set_actions_permissions",
        "'all', 'local_only'",
        f"PUT {ACTIONS}/permissions",
        {"enabled_repositories": "all", "allowed_actions": "local_only"},
    ),
    ("ShortOrganization.workflow_permissions", "", f"GET {ACTIONS}/permissions/workflow", None),
    (
        "ShortOrganization.set_workflow_permissions",
        "'read', False",
        f"PUT {ACTIONS}/permissions/workflow",
        {"default_workflow_permissions": "read", "can_approve_pull_request_reviews": False},
    ),
    ("ShortOrganization.oidc_subject", "", f"GET {ACTIONS}/oidc/customization/sub", None),
    (
        "ShortOrganization.set_oidc_subject",
        "['repo', 'context']",
        f"PUT {ACTIONS}/oidc/customization/sub",
        {"include_claim_keys": ["repo", "context"]},
    ),
    ("ShortRepository.rule_suite", "1", f"GET {R}/rulesets/rule-suites/1", None),
    ("ShortRepository.autolink", "1", f"GET {R}/autolinks/1", None),
    ("ShortRepository.create_attestation", "BUNDLE", f"POST {R}/attestations", {"bundle": BUNDLE}),
    (
        "ShortOrganization.create_ruleset",
        "'x', **RULES",
        f"POST {ORG}/rulesets",
        {"name": "x", "enforcement": "active", **RULES},
    ),
    ("ShortOrganization.update_ruleset", "1, **RULES", f"PUT {ORG}/rulesets/1", RULES),
    ("ShortOrganization.delete_ruleset", "1", f"DELETE {ORG}/rulesets/1", None),
    ("ShortOrganization.rule_suites", "", f"GET {ORG}/rulesets/rule-suites", None),
    ("ShortOrganization.rule_suite", "1", f"GET {ORG}/rulesets/rule-suites/1", None),
    ("ShortOrganization.interaction_limits", "", f"GET {ORG}/interaction-limits", None),
    ("ShortOrganization.set_interaction_limits", "**LIMIT", f"PUT {ORG}/interaction-limits", LIMIT),
    ("ShortOrganization.remove_interaction_limits", "", f"DELETE {ORG}/interaction-limits", None),
    ("Client.interaction_limits", "", "GET /user/interaction-limits", None),
    ("Client.set_interaction_limits", "**LIMIT", "PUT /user/interaction-limits", LIMIT),
    ("Client.remove_interaction_limits", "", "DELETE /user/interaction-limits", None),
    ("ShortOrganization.attestations", "'sha256:1'", f"GET {ORG}/attestations/sha256%3A1", None),
    ("ShortOrganization.immutable_releases", "", f"GET {ORG}/settings/immutable-releases", None),
    (
        "ShortOrganization.set_immutable_releases",
        "'selected', [1]",
        f"PUT {ORG}/settings/immutable-releases",
        {"enforced_repositories": "selected", "selected_repository_ids": [1]},
    ),
    ("ShortRepository.security_advisory", "'GHSA-x'", f"GET {ADVISORY}", None),
    (
        "ShortRepository.create_security_advisory",
        "'Hole', 'Deep', HOLES",
        f"POST {R}/security-advisories",
        {"summary": "Hole", "description": "Deep", "vulnerabilities": HOLES},
    ),
    ("RepositoryAdvisory.edit", "'published'", f"PATCH {ADVISORY}", {"state": "published"}),
    ("ShortOrganization.security_advisories", "", f"GET {ORG}/security-advisories", None),
    ("Client.security_advisories", "", "GET /advisories", None),
    ("Client.security_advisory", "'GHSA-x'", "GET /advisories/GHSA-x", None),
    (
        "ShortOrganization.set_custom_property_values",
        "['r'], PROPERTIES",
        f"PATCH {ORG}/properties/values",
        {"repository_names": ["r"], "properties": PROPERTIES},
    ),
    ("ShortOrganization.custom_property", "'team'", f"GET {SCHEMA}", None),
    ("ShortOrganization.set_custom_property", "'team', 'string'", f"PUT {SCHEMA}", {"value_type": "string"}),
    ("ShortOrganization.delete_custom_property", "'team'", f"DELETE {SCHEMA}", None),
    ("ShortUser.packages", "'npm'", "GET /users/mona/packages", {"package_type": "npm"}),
    ("ShortUser.package", "'npm', '@mona/map'", "GET /users/mona/packages/npm/%40mona%2Fmap", None),
    (
        "AuthenticatedUser.billing_usage",
        "2026, 11",
        "GET /users/mona/settings/billing/usage",
        {"year": "2026", "month": "11"},
    ),
    ("OrganizationHook.deliveries", "'failure'", f"GET {HOOK}/deliveries", {"status": "failure"}),
    ("OrganizationHook.delivery", "1", f"GET {HOOK}/deliveries/1", None),
    ("OrganizationHook.redeliver", "1", f"POST {HOOK}/deliveries/1/attempts", None),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}({row[1]})")
def test_the_request_is_that_of_the_operation(row: tuple[str, str, str, Any]) -> None:
    check_request(row, globals())


@pytest.mark.parametrize("row", [row for row in ROWS if declared()[row[0]]["needs"] == "Auth"], ids=lambda row: row[0])
def test_what_needs_a_credential_is_not_sent_without_one(row: tuple[str, str, str, Any]) -> None:
    # Nobody listens there: what is sent raises another error.
    with pytest.raises(AuthenticationFailed):
        called(row, ferrohub.Client(base_url="http://127.0.0.1:9"), globals())


def test_the_logs_of_a_run_are_downloaded(tmp_path: pathlib.Path) -> None:
    fake = Fake()
    fake.on("actions/download-workflow-run-logs").reply(b"logs").then(status=404)
    run = made("WorkflowRun", fake.client(token="t"))
    assert run.download_logs(str(tmp_path / "a.zip")) == str(tmp_path / "a.zip")
    assert (tmp_path / "a.zip").read_bytes() == b"logs"
    assert run.download_logs(str(tmp_path / "b.zip")) is None


def test_a_package_of_a_user_has_its_versions() -> None:
    fake = Fake(examples=True)
    client = fake.client(token="t")
    package = made("Package", client)
    user = models.Package({"url": f"{API}/users/mona/packages/npm/p"}, client)
    for owner, each in (("orgs/o", package), ("users/mona", user)):
        assert list(each.versions()) and fake.calls.last.path == f"/{owner}/packages/npm/p/versions"
