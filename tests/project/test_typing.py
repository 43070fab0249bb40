"""What type checkers see: the scripts of ``tests/typing``, and no type that is wider than it must be."""

from __future__ import annotations

import json
import pathlib
import re
import subprocess
import sys
from typing import get_args

import pytest

import generated
from ferrohub import _core, types

ROOT = pathlib.Path(__file__).parents[2]
CHECKERS = {
    "mypy": ("mypy", "--strict", "tests/typing"),
    "pyright": ("basedpyright", "--project", "tests/typing"),
}
#: Operations that take or give objects of several kinds of values, and data of the user's own.
WIDE = {
    "BranchProtection.update",
    "CheckRun.update",
    "Client.create_issue",
    "Client.feeds",
    "Client.interaction_limits",
    "Client.meta",
    "Client.security_advisories",
    "Client.set_interaction_limits",
    "ClientEnterprise.admin_stats",
    "CodeScanningAnalysis.delete",
    "DependabotAlert.edit",
    "DependabotAlertWithRepository.edit",
    "ProjectsV2.create_field",
    "ProjectsV2.item",
    "ProjectsV2.items",
    "ProjectsV2.view_items",
    "ProjectsV2ItemSimple.set_fields",
    "ProjectsV2ItemWithContent.set_fields",
    "RepositoryAdvisory.edit",
    "ShortBranch.protect",
    "ShortIssue.add_assignees",
    "ShortIssue.add_field_values",
    "ShortIssue.add_labels",
    "ShortIssue.edit",
    "ShortIssue.replace_labels",
    "ShortIssue.set_field_values",
    "ShortOrganization.actions_permissions",
    "ShortOrganization.attestations",
    "ShortOrganization.create_issue_field",
    "ShortOrganization.create_ruleset",
    "ShortOrganization.custom_properties",
    "ShortOrganization.dependabot_alerts",
    "ShortOrganization.failed_invitations",
    "ShortOrganization.immutable_releases",
    "ShortOrganization.interaction_limits",
    "ShortOrganization.oidc_subject",
    "ShortOrganization.rule_suite",
    "ShortOrganization.rule_suites",
    "ShortOrganization.set_custom_property",
    "ShortOrganization.set_custom_property_values",
    "ShortOrganization.set_interaction_limits",
    "ShortOrganization.set_runner_labels",
    "ShortOrganization.update_issue_field",
    "ShortOrganization.update_ruleset",
    "ShortOrganization.workflow_permissions",
    "ShortRepository.actions_permissions",
    "ShortRepository.attestations",
    "ShortRepository.auto_trigger_checks",
    "ShortRepository.branch_rules",
    "ShortRepository.codeowners_errors",
    "ShortRepository.create_attestation",
    "ShortRepository.create_check_run",
    "ShortRepository.create_deployment",
    "ShortRepository.create_environment",
    "ShortRepository.create_issue",
    "ShortRepository.create_ruleset",
    "ShortRepository.create_security_advisory",
    "ShortRepository.custom_property_values",
    "ShortRepository.delete_caches",
    "ShortRepository.dependabot_alerts",
    "ShortRepository.dependency_diff",
    "ShortRepository.edit",
    "ShortRepository.ensure_issue",
    "ShortRepository.ensure_ruleset",
    "ShortRepository.interaction_limits",
    "ShortRepository.oidc_subject",
    "ShortRepository.report_vulnerability",
    "ShortRepository.rule_suite",
    "ShortRepository.rule_suites",
    "ShortRepository.set_custom_property_values",
    "ShortRepository.set_interaction_limits",
    "ShortRepository.set_runner_labels",
    "ShortRepository.submit_dependencies",
    "ShortRepository.update_ruleset",
    "ShortRepository.workflow_permissions",
    "Workflow.dispatch",
    "WorkflowRun.pending_deployments",
    "WorkflowRun.timing",
}


@pytest.mark.slow
@pytest.mark.parametrize("checker", CHECKERS)
def test_scripts_are_typed(checker: str) -> None:
    for library in ("pandas", "polars"):  # the stubs name their types
        pytest.importorskip(library)
    command = [sys.executable, "-m", *CHECKERS[checker]]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


#: Calls, and the parameters that an editor shows for them.
CALLS = {
    "repository.rest.actions.get_workflow_run": ["run_id", "owner", "repo", "options"],
    "repository.rest.issues.list_for_repo": ["owner", "repo", "options"],
    "issue.rest.issues.get_label": ["name", "owner", "repo", "options"],
    "client.rest.issues.get": ["owner", "repo", "issue_number", "options"],
}
EDITED = """
import ferrohub
from ferrohub.issues import Issue
from ferrohub.repos import Repository
def use(client: ferrohub.Client, repository: Repository, issue: Issue) -> None:
    """
#: Prints the parameters that jedi shows at the end of each text.
SHOW = """
import jedi, json, sys
environment = jedi.InterpreterEnvironment()
found = [jedi.Script(text, environment=environment).get_signatures() for text in sys.argv[1:]]
print(json.dumps([[parameter.name for parameter in signature.params] for (signature,) in found]))
"""


@pytest.fixture(scope="module")
def shown() -> dict[str, list[str]]:
    """What is shown for each call, by a process of its own: a folder of the tests has the name of a module of jedi."""
    pytest.importorskip("jedi")
    command = [sys.executable, "-c", SHOW, *(f"{EDITED}{call}(" for call in CALLS)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return dict(zip(CALLS, json.loads(printed), strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("call", CALLS)
def test_editors_show_the_parts_of_the_path(shown: dict[str, list[str]], call: str) -> None:
    assert shown[call] == CALLS[call]


def test_stubs_are_small() -> None:
    stubs = [text for name, text in generated.files().items() if name.endswith(".pyi")]
    assert sum(len(text.encode()) for text in stubs) < 3_970_000


def test_operations_tell_exact_types() -> None:
    operations = [found for chapter in _core.schema() for found in chapter["operations"]]
    wide = {
        f"{found['class']}.{found['name']}"
        for found in operations
        if any("Any" in type_ for type_ in [found["returns"], *(each["type"] for each in found["parameters"])])
    }
    assert wide == WIDE


def test_choices_are_those_that_operations_take() -> None:
    parameters = [each for chapter in _core.schema() for found in chapter["operations"] for each in found["parameters"]]
    taken = {frozenset(re.findall(r'"(\w+)"', each["type"])) for each in parameters if "Literal" in each["type"]}
    of_operations = [
        types.CheckConclusion,
        types.CheckStatus,
        types.Direction,
        types.IssueFilter,
        types.IssueSort,
        types.RepositorySort,
        types.State,
        types.StateFilter,
    ]
    for choice in of_operations:
        assert {text for part in get_args(choice) for text in get_args(part)} in taken, choice


def test_listings_are_generic_at_run_time() -> None:
    for generic in (_core.Listing, _core.SearchListing, _core.ListingPages):
        assert generic[_core.ShortIssue].__args__ == (_core.ShortIssue,)
