"""Cases of keywords of alerts, projects, codespaces, migrations and teams of enterprises."""

from __future__ import annotations

from typing import Any

from test_keywords import text

from harness import Case

REPO = "/repos/o/r"
TEAM, SPACE, BOARD = "/enterprises/e/teams/ent:core", "/user/codespaces/needle", "/orgs/o/projectsV2/2"


def listed(operation: str, path: str, keywords: dict[str, Any], *args: Any, note: str = "", **before: str) -> Case:
    """A case of a request whose keywords go into the query, beside what the other arguments put there."""
    query = {**before, **{name: text(value) for name, value in keywords.items()}}
    return Case(operation, args, f"GET {path}", keywords, query, note=note)


def sent(
    operation: str,
    line: str,
    keywords: dict[str, Any],
    *args: Any,
    before: dict[str, Any] | None = None,
    note: str = "",
) -> Case:
    """A case whose keywords go into the body, behind what the other arguments put there."""
    return Case(operation, args, line, keywords, json={**(before or {}), **keywords}, note=note)


SECRETS: dict[str, Any] = {
    "assignee": "mona",
    "direction": "asc",
    "exclude_providers": "aws",
    "exclude_secret_types": "adafruit_io_key",
    "hide_secret": True,
    "included_metadata": "owner_email",
    "is_bypassed": False,
    "is_multi_repo": True,
    "is_publicly_leaked": False,
    "owner_email_hash": "5ea",
    "providers": "azure",
    "resolution": "revoked,wont_fix",
    "secret_type": "aws_access_key_id",
    "sort": "updated",
    "state": "resolved",
    "validity": "active,unknown",
}
CODE_SCANNING: dict[str, Any] = {
    "dismissed_reason": "won't fix",
    "dismissed_comment": "So",
    "assignees": ["mona"],
    "create_request": True,
}
DEPENDABOT: dict[str, Any] = {
    "dismissed_reason": "tolerable_risk",
    "dismissed_comment": "So",
    "assignees": ["mona"],
    "agent_assignment": {"custom_agent": "copilot"},
}
RESOLVED: dict[str, Any] = {
    "resolution": "revoked",
    "resolution_comment": "So",
    "assignee": "mona",
    "validity": "inactive",
}
_ON_SPACE: dict[str, Any] = {
    "devcontainer_path": ".devcontainer/devcontainer.json",
    "display_name": "Needle",
    "client_ip": "192.0.2.1",
    "geo": "EuropeWest",
    "idle_timeout_minutes": 30,
    "location": "WestEurope",
    "multi_repo_permissions_opt_out": True,
    "retention_period_minutes": 60,
    "working_directory": "/workspaces",
}
_MIGRATION: dict[str, Any] = {
    "lock_repositories": True,
    "exclude_attachments": True,
    "exclude_git_data": False,
    "exclude_metadata": True,
    "exclude_owner_projects": True,
    "exclude_releases": True,
    "org_metadata_only": False,
}
_TEAM: dict[str, Any] = {
    "description": "d",
    "organization_selection_type": "selected",
    "group_id": "62ab9291",
    "notification_setting": "notifications_disabled",
}
_VIEW: dict[str, Any] = {
    "filter": "is:open",
    "visible_fields": [3, 4],
    "group_by": [3],
    "vertical_group_by": [4],
    "sort_by": [[3, "asc"]],
}

_ADVISORY: dict[str, Any] = {
    "credits": [{"login": "mona", "type": "reporter"}],
    "cve_id": "CVE-2026-1",
    "cwe_ids": ["CWE-79"],
    "severity": "high",
}
_CVSS: dict[str, Any] = {"cvss_vector_string": "CVSS:3.1/AV:N/AC:H/PR:H/UI:R/S:C/C:H/I:H/A:H"}
_HOLES: list[Any] = [{"package": {"ecosystem": "npm", "name": "a"}, "vulnerable_functions": ["f"]}]
_DRAFT: dict[str, Any] = {"summary": "Hole", "description": "Deep", "vulnerabilities": _HOLES}
_OF_DATABASE: dict[str, Any] = {
    "affects": ["a@1", "b"],
    "cve_id": "CVE-2026-1",
    "cwes": ["79", "80"],
    "direction": "asc",
    "ecosystem": "npm",
    "epss_percentage": ">=0.5",
    "epss_percentile": ">=0.9",
    "ghsa_id": "GHSA-x",
    "is_withdrawn": False,
    "modified": ">2026-01-01",
    "published": ">2026-01-01",
    "severity": "critical",
    "sort": "updated",
    "type": "malware",
    "updated": ">2026-01-01",
}
_RULESET: dict[str, Any] = {
    "target": "repository",
    "rules": [{"type": "deletion"}],
    "conditions": {"repository_name": {"include": ["~ALL"], "exclude": []}},
    "bypass_actors": [{"actor_id": 1, "actor_type": "Team", "bypass_mode": "always"}],
}
_PROPERTY: dict[str, Any] = {
    "required": True,
    "default_value": "crew",
    "allowed_values": ["crew", "core"],
    "description": "d",
    "require_explicit_values": True,
    "values_editable_by": "org_actors",
}

#: Settings of organizations and repositories, and their security.
SETTINGS = [
    sent("RepositoryAdvisory.edit", f"PATCH {REPO}/security-advisories/GHSA-x", {**_ADVISORY, **_DRAFT}),
    sent(
        "RepositoryAdvisory.edit",
        f"PATCH {REPO}/security-advisories/GHSA-x",
        {**_CVSS, "collaborating_users": ["mona"], "collaborating_teams": ["core"]},
        note="collaborators",
    ),
    sent(
        "ShortRepository.create_security_advisory",
        f"POST {REPO}/security-advisories",
        {**_ADVISORY, "start_private_fork": True},
        *_DRAFT.values(),
        before=_DRAFT,
    ),
    sent(
        "ShortRepository.create_security_advisory",
        f"POST {REPO}/security-advisories",
        _CVSS,
        *_DRAFT.values(),
        before=_DRAFT,
        note="cvss",
    ),
    listed(
        "ShortOrganization.security_advisories",
        "/orgs/o/security-advisories",
        {"direction": "asc", "sort": "published", "state": "triage"},
    ),
    sent(
        "ShortOrganization.create_ruleset",
        "POST /orgs/o/rulesets",
        _RULESET,
        "main",
        before={"name": "main", "enforcement": "active"},
    ),
    sent(
        "ShortOrganization.update_ruleset",
        "PUT /orgs/o/rulesets/1",
        {"name": "main", "enforcement": "evaluate", **_RULESET},
        1,
    ),
    listed(
        "ShortOrganization.rule_suites",
        "/orgs/o/rulesets/rule-suites",
        {
            "actor_name": "mona",
            "evaluate_status": "evaluate",
            "ref": "refs/heads/main",
            "repository_name": "r",
            "rule_suite_result": "bypass",
            "time_period": "week",
        },
    ),
    listed(
        "ShortOrganization.attestations",
        "/orgs/o/attestations/sha256%3A5ea",
        {"predicate_type": "provenance"},
        "sha256:5ea",
    ),
    sent(
        "ShortOrganization.set_custom_property",
        "PUT /orgs/o/properties/schema/team",
        _PROPERTY,
        "team",
        "single_select",
        before={"value_type": "single_select"},
    ),
    sent(
        "ShortOrganization.set_actions_permissions",
        "PUT /orgs/o/actions/permissions",
        {"sha_pinning_required": True},
        "all",
        "all",
        before={"enabled_repositories": "all", "allowed_actions": "all"},
    ),
    sent(
        "ShortOrganization.set_oidc_subject",
        "PUT /orgs/o/actions/oidc/customization/sub",
        {"use_immutable_subject": True},
    ),
    listed("ShortUser.packages", "/users/mona/packages", {"visibility": "internal"}, "npm", package_type="npm"),
    listed("Client.security_advisories", "/advisories", _OF_DATABASE),
]

MORE = [
    *SETTINGS,
    listed("ShortOrganization.secret_scanning_alerts", "/orgs/o/secret-scanning/alerts", SECRETS),
    listed("ShortRepository.secret_scanning_alert", f"{REPO}/secret-scanning/alerts/1", {"hide_secret": True}, 1),
    *(
        sent(f"{name}.edit", f"PATCH {REPO}/{kind}/alerts/1", keywords, state, before={"state": state})
        for name, kind, state, keywords in (
            ("CodeScanningAlertItems", "code-scanning", "dismissed", CODE_SCANNING),
            ("CodeScanningOrganizationAlertItems", "code-scanning", "dismissed", CODE_SCANNING),
            ("DependabotAlertWithRepository", "dependabot", "dismissed", DEPENDABOT),
            ("OrganizationSecretScanningAlert", "secret-scanning", "resolved", RESOLVED),
            ("SecretScanningAlert", "secret-scanning", "resolved", RESOLVED),
            ("SecretScanningAlertWithMetadata", "secret-scanning", "resolved", RESOLVED),
        )
    ),
    *(
        listed(f"{name}.instances", f"{REPO}/code-scanning/alerts/1/instances", {"pr": 7})
        for name in ("CodeScanningAlertItems", "CodeScanningOrganizationAlertItems")
    ),
    sent(
        "ShortOrganization.update_issue_field",
        "PATCH /orgs/o/issue-fields/7",
        {
            "name": "Size",
            "description": "d",
            "visibility": "all",
            "options": [{"id": 1, "name": "High", "color": "red", "priority": 1}],
        },
        7,
    ),
    listed("Client.codespaces", "/user/codespaces", {"repository_id": 1}),
    sent("ShortRepository.create_codespace", f"POST {REPO}/codespaces", _ON_SPACE, "main", before={"ref": "main"}),
    sent(
        "ShortPullRequest.create_codespace",
        f"POST {REPO}/pulls/1/codespaces",
        _ON_SPACE,
        "small",
        before={"machine": "small"},
    ),
    listed(
        "ShortRepository.codespace_machines",
        f"{REPO}/codespaces/machines",
        {"ref": "main", "client_ip": "192.0.2.1", "location": "WestEurope"},
    ),
    sent("Codespace.edit", f"PATCH {SPACE}", {"recent_folders": ["/workspaces"]}),
    sent(
        "Client.create_enterprise_team",
        "POST /enterprises/e/teams",
        _TEAM,
        "e",
        "Core",
        before={"name": "Core"},
    ),
    sent("EnterpriseTeam.edit", f"PATCH {TEAM}", _TEAM),
    *(
        sent(
            f"{name}.start_migration", f"POST {path}/migrations", _MIGRATION, ["o/r"], before={"repositories": ["o/r"]}
        )
        for name, path in (("Client", "/user"), ("ShortOrganization", "/orgs/o"))
    ),
    listed("ShortUser.projects_v2", "/users/mona/projectsV2", {"q": "is:open"}),
    sent(
        "ProjectsV2.create_field",
        f"POST {BOARD}/fields",
        {"single_select_options": [{"name": "High", "color": "RED"}]},
        "Priority",
        "single_select",
        before={"name": "Priority", "data_type": "single_select"},
    ),
    sent(
        "ProjectsV2.create_field",
        f"POST {BOARD}/fields",
        {"iteration_configuration": {"start_date": "2026-11-30", "duration": 14}},
        "Sprint",
        "iteration",
        before={"name": "Sprint", "data_type": "iteration"},
        note="iteration",
    ),
    *(
        Case(f"ProjectsV2.{name}", args, f"GET {BOARD}/{path}", {"fields": [3, 4]}, {"fields": "3,4"})
        for name, args, path in (
            ("items", (), "items"),
            ("item", (13,), "items/13"),
            ("view_items", (1,), "views/1/items"),
        )
    ),
    sent(
        "ProjectsV2.create_view",
        f"POST {BOARD}/views",
        _VIEW,
        "Now",
        "board",
        before={"name": "Now", "layout": "board"},
    ),
]
