"""Events of webhooks that follow from changes of something else."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub
from inbox import Inbox
from sending import send

HOME = "/repos/octo-org/compass"


@pytest.fixture
def inbox() -> Inbox:
    return Inbox()


@pytest.fixture
def github(inbox: Inbox) -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo-org", owners=[made.user("mona")], members=[made.user("hubot")])
    made.user("surtur")
    files = {"a.txt": "1", ".github/workflows/ci.yml": "on: workflow_dispatch"}
    made.repository("octo-org/compass", files=files, is_template=True)
    made.hook("octo-org", inbox)
    return made


@pytest.fixture
def mona(github: GitHub) -> ferrohub.Client:
    return github.client("mona")


def test_a_label_that_an_issue_creates_fires_an_event(mona: ferrohub.Client, inbox: Inbox) -> None:
    send(mona, f"POST {HOME}/issues", {"title": "T", "labels": ["fresh", "bug"]})
    assert inbox.take() == ["issues.opened", "label.created", "issues.labeled", "issues.labeled"]
    send(mona, f"POST {HOME}/issues/1/labels", {"labels": ["fresh"]})
    assert inbox.take() == []


def test_who_joins_and_leaves_fires_events(github: GitHub, mona: ferrohub.Client, inbox: Inbox) -> None:
    send(mona, "PUT /orgs/octo-org/memberships/surtur", {"role": "member"})
    assert inbox.take() == ["organization.member_invited"]
    send(mona, "PUT /orgs/octo-org/memberships/hubot", {"role": "admin"})
    assert inbox.take() == []
    send(mona, f"PUT {HOME}/collaborators/hubot", {"permission": "push"})
    assert inbox.take() == ["member.added"]
    send(mona, f"PUT {HOME}/collaborators/hubot", {"permission": "pull"})
    assert inbox.found[0][1]["changes"] == {"permission": {"from": "write", "to": "read"}}
    assert inbox.take() == ["member.edited"]
    send(mona, f"PUT {HOME}/collaborators/hubot", {"permission": "pull"})
    send(mona, f"DELETE {HOME}/collaborators/surtur")
    assert inbox.take() == []
    assert send(mona, "PUT /orgs/octo-org/outside_collaborators/surtur")[0] == 403
    send(mona, "PUT /orgs/octo-org/outside_collaborators/hubot")
    assert inbox.take() == ["organization.member_removed"]


def test_another_default_branch_fires_an_event(mona: ferrohub.Client, inbox: Inbox) -> None:
    send(mona, f"POST {HOME}/branches/main/rename", {"new_name": "trunk"})
    assert inbox.found[0][1]["changes"] == {"default_branch": {"from": "main"}}
    assert inbox.take() == ["repository.edited"]


def test_what_a_team_has_already_fires_no_event(mona: ferrohub.Client, inbox: Inbox) -> None:
    send(mona, "POST /orgs/octo-org/teams", {"name": "core"})
    team = "/orgs/octo-org/teams/core"
    for permission in ("pull", "pull", "push"):
        send(mona, f"PUT {team}{HOME}", {"permission": permission})
    before = inbox.found[-1][1]["changes"]["repository"]["permissions"]["from"]
    assert before == {"admin": False, "pull": True, "push": False}
    assert inbox.take() == ["team.created", "team.added_to_repository", "team_add.None", "team.edited"]
    for _ in range(2):
        send(mona, f"PUT {team}/memberships/hubot", {})
    for _ in range(2):
        send(mona, f"DELETE {team}{HOME}")
    for _ in range(2):
        send(mona, "PUT /orgs/octo-org/blocks/surtur")
    for _ in range(2):
        send(mona, "DELETE /orgs/octo-org/blocks/surtur")
    once = ["membership.added", "team.removed_from_repository", "org_block.blocked", "org_block.unblocked"]
    assert inbox.take() == once


def test_comments_that_are_pinned_fire_events(mona: ferrohub.Client, inbox: Inbox) -> None:
    send(mona, f"POST {HOME}/issues", {"title": "T"})
    id = send(mona, f"POST {HOME}/issues/1/comments", {"body": "x"})[1]["id"]
    inbox.take()
    send(mona, f"PUT {HOME}/issues/comments/{id}/pin")
    send(mona, f"DELETE {HOME}/issues/comments/{id}/pin")
    assert inbox.take() == ["issue_comment.pinned", "issue_comment.unpinned"]


def test_another_base_and_a_release_that_is_final_fire_events(
    github: GitHub, mona: ferrohub.Client, inbox: Inbox
) -> None:
    sha = send(mona, f"GET {HOME}/commits/main")[1]["sha"]
    send(mona, f"POST {HOME}/git/refs", {"ref": "refs/heads/next", "sha": sha})
    github.commit("octo-org/compass", {"b.txt": "b"}, branch="topic")
    send(mona, f"POST {HOME}/pulls", {"title": "T", "head": "topic", "base": "main"})
    inbox.take()
    send(mona, f"PATCH {HOME}/pulls/1", {"base": "next"})
    assert inbox.found[0][1]["changes"] == {"base": {"ref": {"from": "main"}, "sha": {"from": sha}}}
    assert inbox.take() == ["pull_request.edited"]
    id = send(mona, f"POST {HOME}/releases", {"tag_name": "v1", "prerelease": True})[1]["id"]
    assert [name for name in inbox.take() if name.startswith("release.")][-1] == "release.prereleased"
    send(mona, f"PATCH {HOME}/releases/{id}", {"prerelease": False})
    assert inbox.take() == ["release.edited", "release.released"]


def test_alerts_fire_events_when_they_are_raised_dismissed_and_opened_again(
    github: GitHub, mona: ferrohub.Client, inbox: Inbox
) -> None:
    github.dependabot_alert("octo-org/compass", "django", "Injection")
    assert inbox.take() == ["dependabot_alert.created"]
    path = f"PATCH {HOME}/dependabot/alerts/1"
    send(mona, path, {"state": "dismissed", "dismissed_reason": "inaccurate"})
    send(mona, path, {"state": "dismissed", "dismissed_reason": "inaccurate"})
    send(mona, path, {"state": "open"})
    assert inbox.take() == ["dependabot_alert.dismissed", "dependabot_alert.reopened"]


def test_a_repository_from_a_template_fires_an_event(mona: ferrohub.Client, inbox: Inbox) -> None:
    send(mona, "POST /repos/octo-org/compass/generate", {"name": "new", "owner": "octo-org"})
    assert inbox.take() == ["repository.created"]


def test_a_run_fires_its_events_with_the_request_that_starts_or_cancels_it(
    github: GitHub, mona: ferrohub.Client, inbox: Inbox
) -> None:
    github.on_dispatch("ci.yml", lambda plan: plan.job("test", seconds=60))
    send(mona, f"POST {HOME}/actions/workflows/ci.yml/dispatches", {"ref": "main"})
    assert inbox.take() == [
        "workflow_dispatch.None",
        "workflow_run.requested",
        "workflow_run.in_progress",
        "check_run.created",
        "workflow_job.queued",
        "workflow_job.in_progress",
    ]
    send(mona, f"POST {HOME}/actions/runs/1/cancel")
    ended = ["workflow_run.completed", "workflow_job.completed", "check_run.completed", "check_suite.completed"]
    assert inbox.take() == ended


def test_custom_properties_fire_events(mona: ferrohub.Client, inbox: Inbox) -> None:
    path = "/orgs/octo-org/properties/schema/team"
    for description in ("Who", "Whose"):
        send(mona, f"PUT {path}", {"value_type": "string", "description": description})
    created, updated = inbox.found
    assert updated[1]["definition"]["description"] == "Whose" and created[1]["definition"]["property_name"] == "team"
    assert inbox.take() == ["custom_property.created", "custom_property.updated"]
    for value in ("core", "core", None):
        properties = [{"property_name": "team", "value": value}]
        send(mona, f"PATCH {HOME}/properties/values", {"properties": properties})
    (_, first), (_, last) = inbox.found
    assert first["old_property_values"] == last["new_property_values"] == [{"property_name": "team", "value": None}]
    assert first["new_property_values"] == [{"property_name": "team", "value": "core"}]
    assert inbox.take() == ["custom_property_values.updated"] * 2
    send(mona, f"DELETE {path}")
    assert inbox.take() == ["custom_property.deleted"]


def test_advisories_fire_events_when_they_are_reported_and_published(
    github: GitHub, mona: ferrohub.Client, inbox: Inbox
) -> None:
    vulnerable = [{"package": {"ecosystem": "pip", "name": "compass"}, "vulnerable_version_range": "< 2"}]
    body = {"summary": "Hole", "description": "Deep", "severity": "high", "vulnerabilities": vulnerable}
    path = f"{HOME}/security-advisories"
    assert send(github.client("surtur"), f"POST {path}/reports", body)[0] == 201
    made = send(mona, f"POST {path}", body)[1]["ghsa_id"]
    assert inbox.take() == ["repository_advisory.reported"]
    for change in ({"state": "published"}, {"severity": "low"}, {"state": "published"}):
        assert send(mona, f"PATCH {path}/{made}", change)[0] == 200
    assert inbox.found[0][1]["repository_advisory"]["ghsa_id"] == made
    assert inbox.take() == ["repository_advisory.published"]


def test_changes_of_pull_requests_dependencies_and_releases_fire_events(
    github: GitHub, mona: ferrohub.Client, inbox: Inbox
) -> None:
    github.commit("octo-org/compass", {"b.txt": "1"}, branch="topic")
    compass = mona.repository("octo-org", "compass")
    first, second = (compass.create_issue(title) for title in ("One", "Two"))
    compass.create_pull("T", "main", "topic")
    send(mona, f"POST {HOME}/milestones", {"title": "v1"})
    release = send(mona, f"POST {HOME}/releases", {"tag_name": "v1"})[1]["id"]
    inbox.take()
    blocked = f"{HOME}/issues/{first.number}/dependencies/blocked_by"
    of_relation = ["issue_dependencies.blocked_by_{}", "issue_dependencies.blocking_{}"]
    for request, body, events in [
        (f"PATCH {HOME}/issues/3", {"milestone": 1}, ["pull_request.milestoned"]),
        (f"PATCH {HOME}/issues/3", {"milestone": None}, ["pull_request.demilestoned"]),
        (f"PUT {HOME}/issues/3/lock", None, ["pull_request.locked"]),
        (f"DELETE {HOME}/issues/3/lock", None, ["pull_request.unlocked"]),
        (f"POST {HOME}/issues/3/assignees", {"assignees": ["mona"]}, ["pull_request.assigned"]),
        (f"DELETE {HOME}/issues/3/assignees", {"assignees": ["mona"]}, ["pull_request.unassigned"]),
        (f"POST {blocked}", {"issue_id": second.id}, [each.format("added") for each in of_relation]),
        (f"DELETE {blocked}/{second.id}", None, [each.format("removed") for each in of_relation]),
        (f"PATCH {HOME}/releases/{release}", {"draft": True}, ["release.unpublished"]),
        (f"PATCH {HOME}/releases/{release}", {"draft": False}, ["release.published", "release.released"]),
    ]:
        send(mona, request, body)
        assert inbox.take() == events, request


def test_changes_of_the_name_the_owner_and_the_visibility_fire_events(
    github: GitHub, mona: ferrohub.Client, inbox: Inbox
) -> None:
    github.organization("other", owners=[github.user("mona")])
    github.repository("octo-org/secret", private=True)
    theirs = Inbox()
    github.hook("other", theirs)
    send(mona, "PATCH /repos/octo-org/secret", {"private": False})
    assert inbox.take() == ["repository.publicized", "public.None"]
    send(mona, "PATCH /repos/octo-org/secret", {"name": "open"})
    assert inbox.take() == ["repository.renamed"]
    send(mona, "POST /repos/octo-org/open/transfer", {"new_owner": "other"})
    ((name, payload),) = theirs.found
    assert name == "repository.transferred" and payload["repository"]["full_name"] == "other/open"
    assert payload["changes"]["owner"]["from"]["organization"]["login"] == "octo-org"


def test_an_app_hears_what_happens_to_its_installation(github: GitHub) -> None:
    inbox = Inbox()
    app = github.app("Linter", webhook=inbox)
    installation = github.install(app, "octo-org")
    client, path = github.app_client(app), f"/app/installations/{installation.id}"
    for request in (f"PUT {path}/suspended", f"DELETE {path}/suspended", f"DELETE {path}"):
        send(client, request)
    assert inbox.take() == [f"installation.{action}" for action in ("created", "suspend", "unsuspend", "deleted")]
