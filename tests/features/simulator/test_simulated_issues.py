"""Issues, comments, labels and milestones of the simulator."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, GitHubError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub

Repository = ferrohub.repos.Repository


def test_an_issue_has_what_it_was_created_with(compass: Repository, github: GitHub) -> None:
    compass.create_milestone("v1")
    made = compass.create_issue("Broken", body="It is", assignees=["mona"], milestone=1, labels=["Bug", "new"])
    found = compass.issue(made.number)
    assert (found.title, found.body, found.state, found.comments_count) == ("Broken", "It is", "open", 0)
    assert [each.login for each in found.assignees] == ["mona"] and found.milestone.title == "v1"
    # An existing label is found in any case, and a missing one is created.
    assert [each.name for each in found.labels()] == ["bug", "new"]
    assert compass.label("new").color == "ededed"
    assert [each.event for each in found.events()] == ["labeled", "labeled", "assigned", "milestoned"]
    assert compass.refresh().open_issues_count == 1


def test_changes_appear_in_events_and_timeline(compass: Repository) -> None:
    issue = compass.create_issue("Broken")
    issue.edit(title="Repaired")
    issue.create_comment("Done")
    issue.close()
    assert issue.refresh().state_reason == "completed" and issue.refresh().closed_by.login == "mona"
    issue.reopen()
    assert issue.refresh().closed_at is None and issue.refresh().state_reason == "reopened"
    assert compass.session.put(f"{issue.url}/lock", json={"lock_reason": "too heated"}).status_code == 204
    assert issue.refresh().locked and issue.refresh().as_dict()["active_lock_reason"] == "too heated"
    issue.unlock()
    assert [each.event for each in issue.events()] == ["renamed", "closed", "reopened", "locked", "unlocked"]
    assert [(each.event, type(each).__name__) for each in issue.timeline()] == [
        ("renamed", "RenamedIssueEvent"),
        ("commented", "TimelineCommentEvent"),
        ("closed", "StateChangeIssueEvent"),
        ("reopened", "StateChangeIssueEvent"),
        ("locked", "LockedIssueEvent"),
        ("unlocked", "TimelineIssueEvents"),
    ]


def test_lists_select_and_sort(compass: Repository) -> None:
    compass.create_milestone("v1")
    for number in range(1, 7):
        compass.create_issue(f"i{number}", labels=["bug"] if number % 2 else [], milestone=1 if number > 4 else None)
    compass.issue(1).create_comment("x")
    compass.issue(6).close()

    def numbers(**query: object) -> list[int]:
        return [issue.number for issue in compass.issues(**query)]

    assert numbers() == [5, 4, 3, 2, 1]
    assert numbers(state="all", direction="asc") == [1, 2, 3, 4, 5, 6]
    assert numbers(state="closed") == [6]
    assert numbers(labels="bug") == [5, 3, 1]
    assert numbers(milestone=1) == [5] and numbers(milestone="none") == [4, 3, 2, 1]
    assert numbers(sort="comments")[0] == 1
    assert numbers(sort="updated")[0] == 1
    assert numbers(since=compass.issue(4).updated_at) == [5, 4, 1]
    assert numbers(assignee="none") == [5, 4, 3, 2, 1] and numbers(creator="octocat") == []


def test_comments_are_changed_and_deleted(compass: Repository, github: GitHub) -> None:
    issue = compass.create_issue("x")
    first, second = issue.create_comment("one"), issue.create_comment("two")
    first.edit("uno")
    assert [each.body for each in issue.comments()] == ["uno", "two"]
    second.delete()
    assert [each.body for each in issue.comments()] == ["uno"] and issue.refresh().comments_count == 1
    with pytest.raises(NotFoundError):
        compass.session.get(second.url).raise_for_status()
    assert first.refresh().updated_at > first.created_at


def test_reactions_are_counted_once_for_each_user(compass: Repository, github: GitHub) -> None:
    client = github.client("lisa")
    issue = compass.create_issue("x")
    url = f"{issue.url}/reactions"
    assert client.session.post(url, json={"content": "heart"}).status_code == 201
    again = client.session.post(url, json={"content": "heart"})
    assert again.status_code == 200
    assert issue.refresh().reactions["heart"] == 1 and issue.refresh().reactions["total_count"] == 1
    assert compass.session.delete(f"{url}/{again.json()['id']}").status_code == 403
    assert client.session.delete(f"{url}/{again.json()['id']}").status_code == 204
    assert issue.refresh().reactions["total_count"] == 0


def test_labels_are_renamed_everywhere_and_unique(compass: Repository) -> None:
    issue = compass.create_issue("x", labels=["bug"])
    label = compass.label("bug")
    label.update("defect", "ff0000", "Wrong")
    assert [each.name for each in issue.labels()] == ["defect"]
    with pytest.raises(UnprocessableEntity) as raised:
        compass.create_label("Defect", "ff0000")
    assert raised.value.errors == [{"resource": "Label", "code": "already_exists", "field": "name"}]
    with pytest.raises(UnprocessableEntity, match="color"):
        compass.create_label("new", "red")
    label.refresh().delete()
    assert list(issue.labels()) == []
    with pytest.raises(NotFoundError):
        compass.label("defect")


def test_milestones_count_their_issues(compass: Repository) -> None:
    milestone = compass.create_milestone("v1", description="First", due_on="2026-03-01T00:00:00Z")
    compass.create_issue("a", milestone=1)
    compass.create_issue("b", milestone=1).close()
    assert (milestone.refresh().open_issues_count, milestone.refresh().closed_issues_count) == (1, 1)
    milestone.update(state="closed")
    assert list(compass.milestones()) == [] and milestone.refresh().closed_at is not None
    milestone.delete()
    assert compass.issue(1).milestone is None


def test_others_may_not_change_what_is_not_theirs(compass: Repository, github: GitHub) -> None:
    issue = compass.create_issue("x")
    lisa = github.client("lisa")
    theirs = lisa.issue("mona", "compass", 1)
    assert theirs.create_comment("me, too").author_association == "NONE"
    with pytest.raises(ForbiddenError):
        theirs.close()
    with pytest.raises(ForbiddenError):
        theirs.add_labels("bug")
    own = lisa.repository("mona", "compass").create_issue("y", labels=["bug"])
    # Labels of those who may not triage are ignored, as GitHub does.
    assert list(own.labels()) == [] and own.close()
    issue.lock()
    with pytest.raises(ForbiddenError, match="locked"):
        theirs.create_comment("again")


def test_bad_values_are_refused_with_the_field(compass: Repository) -> None:
    session = compass.session
    url = f"{compass.url}/issues"
    assert session.post(url, json={}).json()["message"] == 'Invalid request.\n\n"title" wasn\'t supplied.'
    wrong = session.post(url, json={"title": "x", "labels": "bug"})
    assert (wrong.status_code, wrong.json()["message"]) == (
        422,
        "Invalid request.\n\nFor 'properties/labels', \"bug\" is not an array.",
    )
    with pytest.raises(UnprocessableEntity) as raised:
        compass.create_issue("x", assignees=["nobody"])
    assert raised.value.errors == [{"value": "nobody", "resource": "Issue", "code": "invalid", "field": "assignees"}]
    assert session.post(url, data=b"{").status_code == 400
    with pytest.raises(GitHubError):
        compass.issue(99)
    assert list(compass.issues(state="all")) == []


def test_the_issues_of_a_user_are_those_of_all_repositories(github: GitHub, client: ferrohub.Client) -> None:
    github.repository("mona/other")
    for name in ("compass", "other"):
        client.repository("mona", name).create_issue(name, assignees=["mona"])
    found = client.session.get("https://api.github.com/issues").json()
    assert [(each["title"], each["repository"]["name"]) for each in found] == [
        ("other", "other"),
        ("compass", "compass"),
    ]
