"""Parameters that are given by keyword only, of the classes in GitHub's description: each is sent under its name."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from keyword_cases import CODE_SCANNING, MORE, SECRETS, listed, sent
from test_families import made
from test_keywords import SINCE

from ferrohub.aio import AsyncClient
from ferrohub.exceptions import WaitTimeout
from ferrohub.testing import Fake, GitHub
from harness import NOTHING, Case, awaited, settled

REPO = "/repos/o/r"
RUN = f"{REPO}/actions/runs/1"
ISSUE = f"{REPO}/issues/1"
REVIEWS = f"{REPO}/pulls/1/reviews"
SUITE = 15
RUNS: dict[str, Any] = {
    "actor": "mona",
    "branch": "main",
    "check_suite_id": SUITE,
    "created": "2026-01-01..2026-02-01",
    "event": "push",
    "exclude_pull_requests": True,
    "head_sha": "6dcb09b",
    "status": "timed_out",
}
RULESET: dict[str, Any] = {
    "target": "tag",
    "rules": [{"type": "deletion"}, {"type": "update", "parameters": {"update_allows_fetch_and_merge": True}}],
    "conditions": {"ref_name": {"include": ["~ALL"], "exclude": []}},
    "bypass_actors": [{"actor_id": 1, "actor_type": "Team", "bypass_mode": "always"}],
}
DEPENDABOT: dict[str, Any] = {
    "assignee": "mona",
    "classification": "malware",
    "direction": "asc",
    "ecosystem": "npm,pip",
    "epss_percentage": ">=0.5",
    "has": "patch",
    "package": "left-pad",
    "relationship": "direct",
    "scope": "runtime",
    "severity": "high,critical",
    "sort": "epss_percentage",
    "state": "open,fixed",
}


SCANNING: dict[str, Any] = {"direction": "asc", "sort": "updated", "tool_name": "CodeQL", "tool_guid": "a1"}
TOKENS: dict[str, Any] = {
    "direction": "asc",
    "last_used_after": SINCE,
    "last_used_before": SINCE,
    "owner": ["mona"],
    "permission": "contents_write",
    "repository": "map",
    "sort": "created_at",
    "token_id": ["7"],
}
OF_ORGANIZATION: dict[str, Any] = {"assignees": "mona", "severity": "high", "state": "open"}
FAMILIES = [
    listed("CodeScanningAlert.instances", f"{REPO}/code-scanning/alerts/1/instances", {"pr": 7}),
    listed("ShortOrganization.audit_log", "/orgs/o/audit-log", {"include": "all", "order": "asc"}),
    listed("ShortOrganization.fine_grained_tokens", "/orgs/o/personal-access-tokens", TOKENS),
    listed("ShortOrganization.fine_grained_token_requests", "/orgs/o/personal-access-token-requests", TOKENS),
    sent(
        "ShortRepository.set_actions_permissions",
        f"PUT {REPO}/actions/permissions",
        {"sha_pinning_required": True},
        True,
        "all",
        before={"enabled": True, "allowed_actions": "all"},
    ),
    sent(
        "ShortRepository.set_oidc_subject",
        f"PUT {REPO}/actions/oidc/customization/sub",
        {"use_immutable_subject": True},
        True,
        before={"use_default": True},
    ),
    listed("ShortOrganization.code_scanning_alerts", "/orgs/o/code-scanning/alerts", {**SCANNING, **OF_ORGANIZATION}),
    listed(
        "ShortRepository.code_scanning_analyses",
        f"{REPO}/code-scanning/analyses",
        {**SCANNING, "sort": "created", "pr": 7, "sarif_id": "47177e22"},
    ),
    sent(
        "ShortOrganization.create_issue_field",
        "POST /orgs/o/issue-fields",
        {"description": "d", "visibility": "all", "options": [{"name": "High", "color": "red", "priority": 1}]},
        "Effort",
        "single_select",
        before={"name": "Effort", "data_type": "single_select"},
    ),
    sent(
        "ShortOrganization.create_issue_type",
        "POST /orgs/o/issue-types",
        {"description": "d", "color": "red"},
        "A",
        before={"name": "A", "is_enabled": True},
    ),
    sent(
        "ShortOrganization.update_issue_type",
        "PUT /orgs/o/issue-types/7",
        {"description": "d", "color": "red"},
        7,
        "A",
        False,
        before={"name": "A", "is_enabled": False},
    ),
    listed(
        "AuthenticatedUser.repositories",
        "/user/repos",
        {"affiliation": ["owner", "collaborator"], "before": SINCE, "since": SINCE, "visibility": "private"},
    ),
    listed(
        "ShortPullRequest.check_runs",
        f"{REPO}/commits/5ea/check-runs",
        {"status": "waiting", "app_id": 1, "check_name": "ci", "filter": "all"},
    ),
    Case(
        "ShortIssue.close",
        (),
        f"PATCH {ISSUE}",
        {"reason": "not_planned"},
        json={"state": "closed", "state_reason": "not_planned"},
    ),
    sent(
        "ShortIssue.add_sub_issue",
        f"POST {ISSUE}/sub_issues",
        {"replace_parent": True},
        9,
        before={"sub_issue_id": 9},
    ),
    sent(
        "ShortIssue.move_sub_issue",
        f"PATCH {ISSUE}/sub_issues/priority",
        {"after_id": 7},
        9,
        before={"sub_issue_id": 9},
        note="after",
    ),
    sent(
        "ShortIssue.move_sub_issue",
        f"PATCH {ISSUE}/sub_issues/priority",
        {"before_id": 8},
        9,
        before={"sub_issue_id": 9},
        note="before",
    ),
    listed("ShortIssue.timeline", f"{ISSUE}/timeline", {"exclude": "committed,labeled"}),
    *(
        sent(
            f"ShortPullRequest.{name}",
            f"POST {REVIEWS}",
            {"commit_id": "6dcb09b"},
            "So",
            before={"event": event, "body": "So"},
        )
        for name, event in (("approve", "APPROVE"), ("request_changes", "REQUEST_CHANGES"))
    ),
    sent(
        "ShortRepository.generate_release_notes",
        f"POST {REPO}/releases/generate-notes",
        {"target_commitish": "main", "previous_tag_name": "v0", "configuration_file_path": ".github/notes.yml"},
        "v1",
        before={"tag_name": "v1"},
    ),
    listed("ShortOrganization.packages", "/orgs/o/packages", {"visibility": "internal"}, "npm", package_type="npm"),
    listed("ShortOrganization.projects_v2", "/orgs/o/projectsV2", {"q": "is:open roadmap"}),
    listed("ShortOrganization.rulesets", "/orgs/o/rulesets", {"targets": "branch,tag"}),
    listed("ShortRepository.rulesets", f"{REPO}/rulesets", {"includes_parents": False, "targets": "branch,push"}),
    listed("ShortRepository.ruleset", f"{REPO}/rulesets/1", {"includes_parents": False}, 1),
    sent(
        "ShortRepository.create_ruleset",
        f"POST {REPO}/rulesets",
        RULESET,
        "main",
        before={"name": "main", "enforcement": "active"},
    ),
    sent(
        "ShortRepository.update_ruleset",
        f"PUT {REPO}/rulesets/1",
        {"name": "main", "enforcement": "evaluate", **RULESET},
        1,
    ),
    sent(
        "ShortRepository.update_ruleset",
        f"PUT {REPO}/rulesets/1",
        {"rules": [], "bypass_actors": []},
        1,
        note="emptied",
    ),
    listed(
        "ShortRepository.rule_suites",
        f"{REPO}/rulesets/rule-suites",
        {
            "actor_name": "mona",
            "evaluate_status": "evaluate",
            "ref": "refs/heads/main",
            "rule_suite_result": "bypass",
            "time_period": "week",
        },
    ),
    listed(
        "ShortRepository.attestations",
        f"{REPO}/attestations/sha256%3A5ea",
        {"predicate_type": "provenance"},
        "sha256:5ea",
    ),
    listed("ShortRepository.dependabot_alerts", f"{REPO}/dependabot/alerts", {**DEPENDABOT, "manifest": "a/b.lock"}),
    listed(
        "ShortOrganization.dependabot_alerts",
        "/orgs/o/dependabot/alerts",
        {
            **DEPENDABOT,
            "artifact_registry": "artifactory",
            "artifact_registry_url": "https://example.com/registry",
            "runtime_risk": "internet-exposed",
        },
    ),
    *(
        listed(
            f"{owner}.dependabot_alerts",
            f"{path}/dependabot/alerts",
            {"has": ["patch", "deployment"]},
            note="has-a-list",
        )
        for owner, path in (("ShortRepository", REPO), ("ShortOrganization", "/orgs/o"))
    ),
    listed(
        "ShortRepository.code_scanning_alerts",
        f"{REPO}/code-scanning/alerts",
        {
            "assignees": "mona,hubot",
            "direction": "asc",
            "pr": 7,
            "ref": "refs/heads/main",
            "severity": "critical",
            "sort": "updated",
            "state": "fixed",
            "tool_name": "CodeQL",
        },
    ),
    listed(
        "ShortRepository.code_scanning_alerts",
        f"{REPO}/code-scanning/alerts",
        {"tool_guid": "0b1c2d3e"},
        note="tool",
    ),
    listed("ShortRepository.secret_scanning_alerts", f"{REPO}/secret-scanning/alerts", SECRETS),
    listed(
        "ShortRepository.security_advisories",
        f"{REPO}/security-advisories",
        {"direction": "asc", "sort": "published", "state": "triage"},
    ),
    sent(
        "ShortRepository.report_vulnerability",
        f"POST {REPO}/security-advisories/reports",
        {
            "cwe_ids": ["CWE-79"],
            "severity": "high",
            "start_private_fork": True,
            "vulnerabilities": [{"package": {"ecosystem": "npm", "name": "a"}, "vulnerable_functions": ["f"]}],
        },
        "Hole",
        "Deep",
        before={"summary": "Hole", "description": "Deep"},
    ),
    sent(
        "ShortRepository.report_vulnerability",
        f"POST {REPO}/security-advisories/reports",
        {"cvss_vector_string": "CVSS:3.1/AV:N/AC:H/PR:H/UI:R/S:C/C:H/I:H/A:H"},
        "Hole",
        "Deep",
        before={"summary": "Hole", "description": "Deep"},
        note="cvss",
    ),
    sent(
        "DependabotAlert.edit",
        f"PATCH {REPO}/dependabot/alerts/1",
        {
            "dismissed_reason": "tolerable_risk",
            "dismissed_comment": "So",
            "assignees": ["mona"],
            "agent_assignment": {"custom_agent": "copilot"},
        },
        "dismissed",
        before={"state": "dismissed"},
    ),
    sent(
        "CodeScanningAlert.edit",
        f"PATCH {REPO}/code-scanning/alerts/1",
        CODE_SCANNING,
        "dismissed",
        before={"state": "dismissed"},
    ),
    listed("ShortRepository.workflow_runs", f"{REPO}/actions/runs", RUNS),
    listed("ShortRepository.workflow_run", RUN, {"exclude_pull_requests": True}, 1),
    listed(
        "ShortRepository.caches",
        f"{REPO}/actions/caches",
        {"direction": "asc", "key": "npm", "ref": "refs/heads/main", "sort": "size_in_bytes"},
    ),
    listed("Workflow.runs", f"{REPO}/actions/workflows/1/runs", RUNS),
    listed("WorkflowRun.artifacts", f"{RUN}/artifacts", {"direction": "asc"}),
    listed("WorkflowRun.attempt", f"{RUN}/attempts/2", {"exclude_pull_requests": False}, 2),
    sent("WorkflowRun.rerun", f"POST {RUN}/rerun", {"enable_debug_logging": True}),
    sent("WorkflowRun.rerun_failed_jobs", f"POST {RUN}/rerun-failed-jobs", {"enable_debug_logging": False}),
    *MORE,
    sent("Job.rerun", f"POST {REPO}/actions/jobs/1/rerun", {"enable_debug_logging": True, "enable_debugger": False}),
]


@pytest.mark.parametrize("form", ["blocking", "awaitable"])
@pytest.mark.parametrize("case", FAMILIES, ids=lambda case: f"{case.operation}{'-' if case.note else ''}{case.note}")
def test_operation(case: Case, form: str) -> None:
    fake = Fake(examples=True)
    client: Any = fake.client(token="t")
    if form == "awaitable":
        client = AsyncClient(session=client)
    owner, name = case.operation.split(".")
    result = getattr(made(owner, client), name)(*case.args, **case.kwargs)
    if form == "awaitable":
        asyncio.run(awaited(result))
    else:
        settled(result)
    (call,) = fake.calls
    assert f"{call.method} {call.path}" == case.request
    assert {key: value for key, value in call.query.items() if key != "per_page"} == case.query
    assert call.json == (None if case.json is NOTHING else case.json)


#: Operations of several requests, whose keywords are tested here below, and the remaining ones where they are named.
OF_SEVERAL = {
    # In test_verbs_files.py, test_verbs_graphql.py and test_families.py.
    "Artifact.extract",
    "Release.publish",
    "ShortIssue.transfer",
    "ShortPullRequest.enqueue",
    "ShortRepository.dependency_diff",
    "ShortRepository.submit_dependencies",
    "ShortRepository.upload_sarif",
    "ShortRepository.discussions",  # test_discussions.py
    "ShortIssue.comment_once",  # test_verbs_ensure.py: heal
    "ShortRepository.commit_files",  # test_commit_verified.py: verified
    "ShortPullRequest.merge_when_green",
    "ShortPullRequest.wait_for_checks",  # test_verbs_runs.py: required, progress
    "ShortRepository.ensure_issue",
    "ShortRepository.ensure_pull_request",
    "ShortRepository.ensure_ruleset",
}


@pytest.fixture
def github() -> GitHub:
    simulated = GitHub(validate=True)
    simulated.user("mona")
    simulated.repository("mona/compass", files={"README.md": "x"})
    simulated.commit("mona/compass", {"a.txt": "a"}, branch="fix")
    return simulated


class Recorder:
    """A simulator that keeps the bodies of requests, by method."""

    _skips_waits = True
    prefetch = False

    def __init__(self, github: GitHub) -> None:
        self.github = github
        self._pass_time = github._pass_time
        self.bodies: dict[str, list[Any]] = {}

    def __call__(self, request: Any) -> Any:
        if body := b"".join(request):
            self.bodies.setdefault(request.method, []).append(json.loads(body))
        return self.github(request)


@pytest.fixture
def recorder(github: GitHub) -> Recorder:
    return Recorder(github)


@pytest.fixture
def compass(github: GitHub, recorder: Recorder) -> Any:
    return github.client("mona", transport=recorder).repository("mona", "compass")


def test_keywords_of_an_issue_that_is_opened_once(recorder: Recorder, compass: Any) -> None:
    compass.ensure_issue("nightly", "Nightly build", labels=["bug"], assignees=["mona"])
    body = recorder.bodies["POST"][-1]
    assert (body["labels"], body["assignees"]) == (["bug"], ["mona"])
    second = compass.create_issue("Nightly build", "<!-- nightly -->").number
    compass.ensure_issue("nightly", "Nightly build", heal=False)
    assert compass.issue(second).state == "open"
    compass.ensure_issue("nightly", "Nightly build")
    assert compass.issue(second).state == "closed"


@pytest.mark.parametrize("draft", [True, False])
def test_keywords_of_a_pull_request_that_is_opened_once(recorder: Recorder, compass: Any, draft: bool) -> None:
    compass.ensure_pull_request("fix", "main", "Fix", draft=draft)
    assert recorder.bodies["POST"][-1]["draft"] is draft


def test_keywords_of_a_ruleset_that_is_created(recorder: Recorder, compass: Any) -> None:
    compass.ensure_ruleset("main", **RULESET)
    assert recorder.bodies["POST"][-1] == {"name": "main", "enforcement": "active", **RULESET}


@pytest.mark.parametrize(
    "changed",
    [
        {"rules": [{"type": "deletion"}, {"type": "creation"}]},
        {"conditions": {"ref_name": {"include": ["refs/tags/v1"], "exclude": []}}},
        {"bypass_actors": [{"actor_id": 2, "actor_type": "Team", "bypass_mode": "always"}]},
        {"target": "branch"},
        # What is to be removed:
        {"rules": [{"type": "deletion"}]},
        {"rules": []},
        {"bypass_actors": []},
    ],
    ids=str,
)
def test_keywords_of_a_ruleset_that_is_changed(recorder: Recorder, compass: Any, changed: dict[str, Any]) -> None:
    compass.ensure_ruleset("main", **RULESET)
    compass.ensure_ruleset("main", **{**RULESET, **changed})
    (body,) = recorder.bodies["PUT"]
    assert {name: body[name] for name in changed} == changed


def test_keywords_of_a_merge_that_waits(recorder: Recorder, compass: Any) -> None:
    pull = compass.create_pull("Fix", "main", "fix")
    required = {"required_status_checks": [{"context": "ci"}], "strict_required_status_checks_policy": False}
    conditions = {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}
    rules = [{"type": "required_status_checks", "parameters": required}]
    compass.create_ruleset("main", rules=rules, conditions=conditions)
    compass.create_status(pull.head.sha, "failure", context="lint")
    compass.create_status(pull.head.sha, "success", context="ci")
    seen: list[Any] = []
    pull.merge_when_green(
        commit_title="All of it",
        commit_message="At last",
        required=True,
        progress=lambda done, total: seen.append((done, total)),
    )
    body = recorder.bodies["PUT"][-1]
    assert (body["commit_title"], body["commit_message"]) == ("All of it", "At last")
    assert seen[-1] == (1, 1)


@pytest.mark.parametrize("name", ["wait_for_checks", "merge_when_green"])
def test_the_timeout_of_what_waits_for_checks(github: GitHub, compass: Any, name: str) -> None:
    pull, before = compass.create_pull("Fix", "main", "fix"), github.clock.timestamp
    compass.create_status(pull.head.sha, "pending", context="ci")
    with pytest.raises(WaitTimeout):
        getattr(pull, name)(timeout=100)
    assert 60 < github.clock.timestamp - before < 200
