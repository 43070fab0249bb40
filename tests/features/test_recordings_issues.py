"""Issues, labels and what belongs to them, on real recordings."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub._core import Issue, ShortLabel, ShortRepository, ShortUser
from ferrohub.exceptions import UnprocessableEntity, UnrecordedRequest
from recordings import EXACT, needed, replayed

pytestmark = needed


PEER = ("sigmavirus24", "github3.py")


def resource(cls: type, path: str, client: ferrohub.Client) -> Any:
    """A resource of which only the URL is known."""
    return cls.from_dict({"url": f"https://api.github.com{path}"}, client)  # type: ignore[attr-defined]


def test_add_labels_to_issue() -> None:
    with replayed("octokit/add-labels-to-issue") as client:
        repository = resource(ShortRepository, "/repos/octokit-fixture-org/add-labels-to-issue", client)
        labels = repository.create_issue("Issue without a label").add_labels("Foo", "bAr", "baZ")
    assert [label.name for label in labels] == ["Foo", "bAr", "baZ"]
    assert all(label.color == "ededed" for label in labels)


def test_errors() -> None:
    with replayed("octokit/errors", match_on=EXACT) as client:
        repository = resource(ShortRepository, "/repos/octokit-fixture-org/errors", client)
        with pytest.raises(UnprocessableEntity) as caught:
            repository.create_label("foo", "invalid")
    assert str(caught.value).startswith("422 Validation Failed (POST https://api.github.com/")
    assert caught.value.errors == [{"resource": "Label", "code": "invalid", "field": "color"}]
    assert caught.value.documentation_url and caught.value.request_id


def test_labels() -> None:
    with replayed("octokit/labels", match_on=("method", "path", "body")) as client:
        repository = resource(ShortRepository, "/repos/octokit-fixture-org/labels", client)
        assert "bug" in [label.name for label in repository.labels()]
        label = repository.create_label("test-label", "#663399")
        assert label.name == "test-label" and label.color == "663399"
        assert repository.label("test-label") == label
        assert label.update("test-label-updated", "BADA55")
        assert label.name == "test-label-updated" and label.color == "BADA55"
        assert label.delete() is True


def test_lock_issue() -> None:
    with replayed("octokit/lock-issue") as client:
        issue = resource(Issue, "/repos/octokit-fixture-org/lock-issue/issues/1", client)
        assert issue.lock() is True
        assert issue.unlock() is True


def test_paginate_issues() -> None:
    with replayed("octokit/paginate-issues", match_on=("method", "path")) as client:
        repository = resource(ShortRepository, "/repos/octokit-fixture-org/paginate-issues", client)
        issues = list(repository.issues())
    assert len(issues) == 13
    assert [issue.number for issue in issues] == list(range(13, 0, -1))


def test_rename_repository_follows_redirects() -> None:
    path = "/repos/octokit-fixture-org/rename-repository"
    with replayed("octokit/rename-repository") as client:
        session = client.session
        assert session.patch(path, json={"name": "rename-repository-newname"}).status_code == 200
        assert session.get(path).json()["name"] == "rename-repository-newname"
        body = {"name": "rename-repository-newname", "description": "test description"}
        reply = session.patch(path, json=body)
        assert reply.json()["description"] == "test description"
        assert reply.url == "https://api.github.com/repositories/1000"


def test_get_root() -> None:
    with replayed("octokit/get-root") as client:
        root = client.request("GET /").json()
    assert root["issues_url"] == "https://api.github.com/issues"


def test_labels_of_an_issue() -> None:
    with replayed("betamax/Issue_labels") as client:
        issue = client.issue(*PEER, 187)
        labels = list(issue.labels())
    assert labels and set(labels) == set(issue.original_labels)
    assert all(type(label) is ShortLabel for label in labels)


def test_add_labels() -> None:
    with replayed("betamax/Issue_add_labels", match_on=EXACT) as client:
        assert "in progress" in [label.name for label in client.issue(*PEER, 497).add_labels("in progress")]


def test_remove_label() -> None:
    with replayed("betamax/Issue_remove_label") as client:
        left = client.issue(*PEER, 509).remove_label("in progress")
    assert [label.name for label in left] == ["Easy"]


def test_remove_all_labels() -> None:
    with replayed("betamax/Issue_remove_all_labels", match_on=EXACT) as client:
        assert client.issue(*PEER, 509).remove_all_labels() == []


def test_pull_request_of_an_issue() -> None:
    with replayed("betamax/Issue_pull_request") as client:
        pull = client.issue(*PEER, 301).pull_request()
    assert pull.number == 301


def test_label_is_made_and_deleted() -> None:
    with replayed("betamax/Label_delete", match_on=EXACT) as client:
        label = client.repository("github3py", "delete_contents").create_label("deleteme", "ffffff")
        assert label.delete() is True


def test_create_label() -> None:
    with replayed("betamax/Repository_create_label", match_on=EXACT) as client:
        label = client.repository("github3py", "delete_contents").create_label("fakelabel", "fad8c7")
        assert (label.name, label.color) == ("fakelabel", "fad8c7")
        assert label.delete() is True


def test_label() -> None:
    with replayed("betamax/Repository_label") as client:
        assert client.repository(*PEER).label("bug").name.lower() == "bug"


def test_create_issue_with_several_assignees() -> None:
    with replayed("betamax/Repository_create_issue_multiple_assignees") as client:
        repository = client.repository(*PEER)
        issue = repository.create_issue(
            "Create Issue Integration Test", "Delete me after", assignees=["itsmemattchung"]
        )
    assert issue.title == "Create Issue Integration Test"
    assert issue.assignees and all(type(user) is ShortUser for user in issue.assignees)


def test_listing_keeps_its_etag() -> None:
    with replayed("betamax/GitHubIterator_resets_etag") as client:
        users = client.all_users(number=10)
        assert users.etag is None
        assert len(list(users)) == 10
    assert users.etag and users.last_status == 200


def test_next_of_a_listing() -> None:
    with replayed("betamax/GitHubIterator_next") as client:
        users = client.all_users(number=10)
        assert next(users).login == "mojombo" and users.next().id == 2


def test_assignees_are_added_as_today() -> None:
    """The recording has the request of old, PATCH of the whole list."""
    with replayed("betamax/Issue_add_assignees", match_on=EXACT, all_used=False) as client:
        issue = client.issue(*PEER, 711)
        assert (issue.number, issue.assignees) == (711, [])
        with pytest.raises(UnrecordedRequest, match=r"POST .*/issues/711/assignees"):
            issue.add_assignees(["jacquerie"])
