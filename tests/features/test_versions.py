"""Versions of the API: each changeset of 2026-03-10, hooks, the end of a version, and ``ferrohub preflight``.

The names of changesets are GitHub's; ``docs/decisions/2026-11-description.md`` says where they come from.
"""

from __future__ import annotations

import json
import pathlib
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime, timezone
from typing import Any, NamedTuple

import pytest

import ferrohub
from ferrohub import exceptions
from ferrohub._command_line import main
from ferrohub.event_hooks import ResponseEvent
from ferrohub.rest import models
from harness import TOKEN, Reply, Server, body_of, make

VERSION = "2026-03-10"
TEXT = pathlib.Path(__file__).parents[2] / "src" / "github" / "description" / "text" / "versions.txt"


@pytest.fixture
def newer(server: Server) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, base_url=server.url, api_version=VERSION, retries=0)


class Gone(NamedTuple):
    """A field that a changeset removes."""

    changeset: str
    call: Callable[[ferrohub.Client], Any]
    #: The response, which lacks the field.
    body: Any
    field: str
    #: What replaces it.
    instead: str = ""


def without(name: str, *keys: str) -> Any:
    return {key: value for key, value in body_of(name).items() if key not in keys}


GONE = [
    Gone(
        "remove_singular_assignee_from_issues_and_pull_requests",
        lambda c: c.rest.issues.get("o", "r", 7),
        without("Issue", "assignee"),
        "assignee",
        "assignees",
    ),
    Gone(
        "remove_singular_assignee_from_issues_and_pull_requests",
        lambda c: c.pull_request("o", "r", 7),
        without("PullRequest", "assignee"),
        "assignee",
        "assignees",
    ),
    Gone(
        "remove_pull_request_merge_commit_sha",
        lambda c: c.rest.pulls.get("o", "r", 7),
        without("PullRequest", "merge_commit_sha"),
        "merge_commit_sha",
    ),
    Gone(
        "remove_has_downloads",
        lambda c: c.repository("o", "r"),
        without("Repository", "has_downloads"),
        "has_downloads",
    ),
    Gone(
        "deprecate_beta_media_type",
        lambda c: c.rest.repos.get("o", "r"),
        without("Repository", "master_branch"),
        "master_branch",
        "default_branch",
    ),
    Gone(
        "remove_use_squash_pr_title_as_default",
        lambda c: c.rest.repos.get("o", "r"),
        without("Repository", "use_squash_pr_title_as_default"),
        "use_squash_pr_title_as_default",
        "squash_merge_commit_title",
    ),
    Gone(
        "deprecate_cvss",
        lambda c: c.rest.security_advisories.get_global_advisory("GHSA-1"),
        {"ghsa_id": "GHSA-1", "cvss_severities": None},
        "cvss",
        "cvss_severities",
    ),
    Gone("remove_rate_limit_rate", lambda c: c.rest.rate_limit.get(), {"resources": {}}, "rate", "resources.core"),
    Gone("remove_authorizations_url_from_api_root", lambda c: c.rest.meta.root(), {"a": 1}, "authorizations_url"),
    Gone("remove_hub_url_from_api_root", lambda c: c.rest.meta.root(), {"a": 1}, "hub_url"),
    Gone(
        "remove_bundle",
        lambda c: next(iter(c.rest.repos.list_attestations("o", "r", "sha256:1"))),
        {"attestations": [{"repository_id": 1, "bundle_url": "https://x"}]},
        "bundle",
        "bundle_url",
    ),
    Gone(
        "remove_forks_history_from_base_gist",
        lambda c: c.rest.gists.get("1"),
        without("Gist", "history"),
        "history",
    ),
    Gone(
        "remove_secret_scanning_custom_link_enablement_field",
        lambda c: c.organization("o"),
        without("Organization", "secret_scanning_push_protection_custom_link_enabled"),
        "secret_scanning_push_protection_custom_link_enabled",
    ),
]
#: The changesets that have a test.
TESTED = {case.changeset for case in GONE}


def of(changeset: str) -> Callable[[Any], Any]:
    """Mark a test as that of a changeset."""
    TESTED.add(changeset)
    return lambda test: test


@pytest.mark.parametrize("case", GONE, ids=lambda case: f"{case.changeset}-{case.field}-{case.body.get('id', '')}")
def test_a_field_that_is_gone_reads_none_and_says_so_once(
    case: Gone, newer: ferrohub.Client, client: ferrohub.Client, server: Server
) -> None:
    server.will(Reply(case.body))
    found = case.call(newer)
    instead = f": use {case.instead}" if case.instead else ""
    with pytest.warns(DeprecationWarning, match=f"^version {VERSION} of the API removed {case.field}{instead}$"):
        assert getattr(found, case.field) is None
    assert getattr(found, case.field) is None  # a second warning would be an error
    assert getattr(case.call(client), case.field, None) is None  # in 2022-11-28, a response may lack it as well


def test_every_changeset_has_a_test() -> None:
    assert {line for line in TEXT.read_text().splitlines() if line[0].isalpha()} == TESTED


def test_a_field_of_the_older_version_is_read(server: Server, client: ferrohub.Client) -> None:
    server.will(Reply(body_of("PullRequest")))
    pull = client.rest.pulls.get("o", "r", 7)
    assert pull.merge_commit_sha == body_of("PullRequest")["merge_commit_sha"]


@of("remove_singular_assignee_from_issues_and_pull_requests")
def test_methods_send_assignees_in_place_of_the_assignee(newer: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Issue"), 201))
    repository, issue = make("ShortRepository", newer), make("ShortIssue", newer)
    repository.create_issue("t", assignee="mona")
    repository.create_issue("t", assignee="mona", assignees=["hubot"])
    sent = [json.loads(request.body) for request in server.requests]
    server.will(Reply(body_of("Issue")))
    issue.assign("mona")
    assert issue.edit(title="t", assignee="hubot") is True
    sent += [json.loads(request.body) for request in server.requests]
    assert [each.get("assignees") for each in sent] == [["mona"], ["hubot", "mona"], ["mona"], ["hubot"]]
    assert not any("assignee" in each for each in sent)


def test_the_default_version_sends_what_it_is_given(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Issue"), 201))
    make("ShortRepository", client).create_issue("t", assignee="mona")
    client.rest.issues.create("o", "r", title="t", assignee="mona")
    assert [json.loads(request.body)["assignee"] for request in server.requests] == ["mona", "mona"]


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (
            lambda c: c.rest.issues.create("o", "r", title="t", assignee="mona"),
            "issues/create: version 2026-03-10 of the API removed assignee: use assignees",
        ),
        (
            lambda c: c.rest.teams.create("o", name="t", permission="push"),
            "teams/create: version 2026-03-10 of the API removed permission",
        ),
        (
            lambda c: c.rest.orgs.list_custom_roles("1"),
            "version 2026-03-10 of the API removed orgs/list-custom-roles: use orgs/list-custom-repo-roles",
        ),
        (
            lambda c: c.rest.actions.create_workflow_dispatch("o", "r", 1, ref="main", return_run_details=True),
            "actions/create-workflow-dispatch: version 2026-03-10 of the API removed return_run_details",
        ),
        (
            lambda c: c.rest.orgs.update("o", secret_scanning_push_protection_custom_link_enabled=True),
            "orgs/update: version 2026-03-10 of the API removed secret_scanning_push_protection_custom_link_enabled",
        ),
    ],
)
@of("update_custom_repo_role_path")
@pytest.mark.filterwarnings("ignore:GitHub deprecates orgs/list-custom-roles:DeprecationWarning")
def test_what_is_gone_raises_by_name_before_anything_is_sent(
    call: Callable[[ferrohub.Client], Any], text: str, newer: ferrohub.Client, server: Server
) -> None:
    with pytest.raises(TypeError, match=f"^{re.escape(text)}$"):
        call(newer)
    assert server.requests == []


@of("remove_team_permission")
def test_a_team_is_created_without_the_permission(newer: ferrohub.Client, server: Server) -> None:
    organization = make("ShortOrganization", newer)
    server.will(Reply(body_of("Team"), 201))
    organization.create_team("t")
    assert "permission" not in json.loads(server.requests[0].body)
    with pytest.raises(ValueError, match=r"version 2026-03-10 of the API removed permission$"):
        organization.create_team("t", permission="push")
    with pytest.raises(ValueError, match=r"removed secret_scanning_push_protection_custom_link_enabled$"):
        make("Organization", newer).edit(secret_scanning_push_protection_custom_link_enabled=True)
    assert len(server.requests) == 1


@of("change_delete_installation_success_status")
def test_an_installation_is_deleted_in_the_background(newer: ferrohub.Client, server: Server) -> None:
    for status in (202, 204):
        server.will(Reply(b"", status))
        assert newer.rest.apps.delete_installation(1) is True
    doc = newer.rest.apps.delete_installation.__doc__ or ""
    assert "Since version 2026-03-10 of the API: a success has the status 202." in doc


@of("change_workflow_dispatch_response_status")
def test_a_dispatch_returns_its_run(newer: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"workflow_run_id": 7, "run_url": "https://x", "html_url": "https://y"}))
    assert newer.rest.actions.create_workflow_dispatch("o", "r", 1, ref="main").workflow_run_id == 7
    server.will(Reply(b"", 204))
    assert not newer.rest.actions.create_workflow_dispatch("o", "r", 1, ref="main")


@pytest.mark.parametrize(("version", "details"), [("2022-11-28", {"return_run_details": True}), (VERSION, {})])
def test_the_method_that_starts_a_run_returns_it(version: str, details: dict[str, bool], server: Server) -> None:
    client = ferrohub.Client(token=TOKEN, base_url=server.url, api_version=version, retries=0)
    home = f"{server.url}/repos/o/r/actions"
    started = {"workflow_run_id": 7, "run_url": f"{home}/runs/7", "html_url": "https://y"}
    server.will(Reply({"total_count": 0, "workflow_runs": []}), Reply(started), Reply({"id": 7}))
    workflow = models.Workflow({"id": 1, "url": f"{home}/workflows/1"}, client)
    assert workflow.dispatch("main", {"level": "high"}).id == 7
    assert [request.method for request in server.requests] == ["GET", "POST", "GET"]
    assert server.requests[1].json == {"ref": "main", "inputs": {"level": "high"}, **details}


@pytest.mark.parametrize(
    ("call", "request_line"),
    [
        (lambda c: c.rest.orgs.delete("o"), "DELETE /orgs/o"),
        (lambda c: c.rest.orgs.remove_member("o", "u"), "DELETE /orgs/o/members/u"),
        (lambda c: c.rest.orgs.set_membership_for_user("o", "u"), "PUT /orgs/o/memberships/u"),
        (lambda c: c.rest.repos.create_in_org("o", name="r"), "POST /orgs/o/repos"),
        (lambda c: c.rest.repos.create_for_authenticated_user(name="r"), "POST /user/repos"),
        (
            lambda c: c.rest.repos.accept_invitation_for_authenticated_user(1),
            "PATCH /user/repository_invitations/1",
        ),
    ],
)
@of("change_accept_repository_invitation_response_status")
@of("change_create_repo_trade_compliance_response_status")
@of("change_delete_organization_trade_compliance_respose_status")
@of("change_remove_member_trade_compliance_response_status")
@of("change_update_user_membership_trade_compliance_response_status")
def test_trade_controls_have_a_status_of_their_own(
    call: Callable[[ferrohub.Client], Any], request_line: str, newer: ferrohub.Client, server: Server
) -> None:
    server.will(Reply({"message": "No"}, 451))
    with pytest.raises(exceptions.UnavailableForLegalReasons):
        call(newer)
    assert server.requests[0].line == request_line


@of("remove_single_js_ts")
@of("restrict_repo_fields_in_migration_resource")
@of("return_submodule_type_for_submodules_in_directory_lists")
def test_changed_values_are_read(newer: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"state": "configured", "languages": ["javascript-typescript"]}))
    assert newer.rest.code_scanning.get_default_setup("o", "r").languages == ["javascript-typescript"]
    server.will(Reply([{"id": 1, "full_name": "o/r", "url": f"{server.url}/repos/o/r"}]))
    (repository,) = newer.rest.migrations.list_repos_for_org("o", 1)
    assert (repository.full_name, repository.default_branch) == ("o/r", None)
    server.will(Reply([{"type": "submodule", "name": "s", "path": "s"}]))
    assert [each.type for each in newer.rest.repos.get_content("o", "r", "")] == ["submodule"]


def test_docstrings_say_what_a_version_changes(client: ferrohub.Client) -> None:
    doc = client.rest.issues.create.__doc__ or ""
    assert "Since version 2026-03-10 of the API: the parameter assignee is removed; use assignees." in doc


def test_hooks_see_when_something_ends(server: Server) -> None:
    seen: list[ResponseEvent] = []
    client = ferrohub.Client(base_url=server.url, event_hooks={"response": [seen.append]})
    ends = ["Fri, 10 Mar 2028 00:00:00 GMT", "@1836259200", "true", None]
    for end in ends:
        server.will(Reply({}, headers={} if end is None else {"Deprecation": end, "Sunset": end}))
        client.session.get(f"{server.url}/x")
    date = datetime(2028, 3, 10, tzinfo=timezone.utc)
    assert [event.deprecation for event in seen] == [date, date, None, None]
    assert [event.sunset for event in seen] == [date, date, None, None]


PROGRAM = """
import sys, warnings
import ferrohub
url, version = sys.argv[1:]
client = ferrohub.Client(base_url=url, api_version=version or None, retries=0)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    client.rest.teams.get_legacy(1)
    early = [w for w in caught if "version" in str(w.message)]
    client.repository("o", "r")
    client.rest.meta.root()
    list(client.rest.issues.list_for_repo("o", "r"))
print(len(early), *[w.message for w in caught if "version" in str(w.message)], sep="|")
"""


@pytest.mark.parametrize(
    ("version", "newer"),
    [("2022-11-28", ': api_version="2026-03-10" selects a newer one'), (VERSION, "")],
)
def test_the_end_of_a_version_warns_once_a_process(version: str, newer: str, server: Server) -> None:
    headers = {"Deprecation": "Wed, 10 Mar 2027 00:00:00 GMT", "Sunset": "Fri, 10 Mar 2028 00:00:00 GMT"}
    bodies: list[Any] = [{"id": 1}, body_of("Repository"), {"a": 1}, []]
    server.will(*(Reply(body, headers=headers) for body in bodies))
    run = subprocess.run([sys.executable, "-c", PROGRAM, server.url, version], capture_output=True, text=True)
    text = f"GitHub deprecates version {version} of the API and removes it on Fri, 10 Mar 2028 00:00:00 GMT{newer}"
    assert (run.stdout.strip(), run.stderr) == (f"0|{text}", "")


@pytest.fixture
def cassette(tmp_path: pathlib.Path) -> Callable[..., str]:
    """A function that writes a cassette of interactions: method, path, body, status, body."""

    def write(*interactions: tuple[str, str, Any, int, Any]) -> str:
        path = tmp_path / "cassette.json"
        found = [
            {
                "request": {
                    "method": method,
                    "uri": f"https://api.github.com{url}",
                    "body": {"string": json.dumps(sent)},
                },
                "response": {"status": {"code": status}, "headers": {}, "body": {"string": json.dumps(body)}},
            }
            for method, url, sent, status, body in interactions
        ]
        path.write_text(json.dumps({"http_interactions": found}))
        return str(path)

    return write


def test_preflight_lists_what_recordings_use(cassette: Callable[..., str], capsys: pytest.CaptureFixture[str]) -> None:
    pulls = [body_of("PullRequest"), body_of("PullRequest")]
    path = cassette(
        ("POST", "/repos/o/r/issues", {"title": "t", "assignee": "mona"}, 201, {"id": 1}),
        ("GET", "/zen", None, 200, "text"),
        ("GET", "/repos/o/r/pulls?state=all", None, 200, [{**pull, "head": {}, "base": {}} for pull in pulls]),
        ("DELETE", "/app/installations/1", None, 204, ""),
        # Links to pages have the ID of the repository.
        ("GET", "/repositories/7/pulls?page=2", None, 200, [{"merge_commit_sha": "x"}]),
        ("GET", "/repos/o/r/contents/src/lib", None, 200, [{"type": "file", "download_url": "https://x"}]),
        ("GET", "/repos/o/r/contents/src/lib", None, 200, [{"type": "file", "download_url": None}]),
        ("GET", "/", None, 200, {"emojis_url": "https://x", "hub_url": "https://x"}),
    )
    assert main(["preflight", path, "--api-version", VERSION]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{path}:1: POST /repos/o/r/issues: the parameter assignee is removed; use assignees",
        f"{path}:3: GET /repos/o/r/pulls: the response lacks merge_commit_sha (2 times)",
        f"{path}:3: GET /repos/o/r/pulls: the response lacks assignee; use assignees (2 times)",
        f"{path}:4: DELETE /app/installations/1: no response has the status 204",
        f"{path}:5: GET /repositories/7/pulls: the response lacks merge_commit_sha",
        f"{path}:7: GET /repos/o/r/contents/src/lib: the response has other values",
        f"{path}:8: GET /: the response lacks hub_url",
    ]


def test_preflight_lists_nothing_of_an_enterprise_server(cassette: Callable[..., str]) -> None:
    # GitHub describes no changes of these versions for any release.
    path = cassette(
        ("DELETE", "/api/v3/app/installations/1", None, 204, ""),
        ("POST", "/api/v3/repos/o/r/issues", {"title": "t", "assignee": "mona"}, 201, {"id": 1}),
    )
    assert main(["preflight", path, "--api-version", VERSION]) == 0


def test_preflight_passes_recordings_that_use_nothing(
    cassette: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = cassette(("POST", "/repos/o/r/issues", {"title": "t", "assignees": ["mona"]}, 201, {"id": 1}))
    assert main(["preflight", path]) == 0
    assert main(["preflight", path, "--api-version", "2020-01-01"]) == 2
    assert "--api-version must be one of 2026-03-10, not 2020-01-01" in capsys.readouterr().err
    assert main(["preflight", str(pathlib.Path(path).with_name("none.json"))]) == 1


def test_preflight_runs_as_a_module(cassette: Callable[..., str]) -> None:
    path = cassette(("GET", "/rate_limit", None, 200, {"resources": {}, "rate": {"limit": 60}}))
    command = [sys.executable, "-m", "ferrohub", "preflight", path, "--api-version", VERSION]
    run = subprocess.run(command, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (1, "")
    assert run.stdout == f"{path}:1: GET /rate_limit: the response lacks rate; use resources.core\n"
