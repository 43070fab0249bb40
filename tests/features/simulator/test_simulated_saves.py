"""Records beside code and issues are saved, loaded, copied and forgotten: discussions, projects, invitations, forks,
events of timelines, secrets and codes of devices.
"""

from __future__ import annotations

import dataclasses
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ferrohub.oauth import DeviceCode, OAuthApp
from ferrohub.testing import GitHub
from ferrohub.testing.github import records

pytest.importorskip("graphql")

KINDS = {
    records.Category,
    records.Choice,
    records.Discussion,
    records.DiscussionComment,
    records.IssueEvent,
    records.OrganizationInvitation,
    records.Project,
    records.ProjectField,
    records.ProjectItem,
    records.ProjectView,
    records.RepositoryInvitation,
    records.Secret,
}


class Stopped(Exception):
    """The device shows its code, and waits no longer."""


@pytest.fixture
def github() -> GitHub:
    """A simulator with a record of each kind."""
    made = GitHub(validate=True)
    made.organization("octo-org", owners=[made.user("mona")])
    made.user("hubot")
    made.repository("octo-org/compass", files={"a": "1"}, has_discussions=True)
    client = made.client("mona")
    home: Any = client.repository("octo-org", "compass")
    question = home.create_discussion("Where is north?", "?", "Q&A")
    comment = question.create_comment("Up.")
    comment.reply("On this map.")
    comment.mark_as_answer()  # retired-terms: ignore
    upvote = "mutation($id: ID!) { addUpvote(input: {subjectId: $id}) { clientMutationId } }"
    client.graphql(upvote, {"id": question.node_id})
    issue = home.create_issue("Bug", labels=["crash"], assignees=["mona"])
    issue.lock()
    made.project("octo-org", "Roadmap")
    board: Any = client.organization("octo-org").project_v2(1)
    board.create_field("Sprint", "iteration", iteration_configuration={"start_date": "2026-01-05", "duration": 7})
    board.create_field("Points", "number")
    board.add_issue(issue).set_fields({"Status": "Done", "Points": 2.5})
    board.add_draft("Think", "of the south")
    ids = {field.name: field.id for field in board.fields()}
    board.create_view("Open", "table", filter="is:open", visible_fields=[ids["Title"], ids["Status"]])
    home.set_dependabot_secret("ONE", "s3cret")
    home.set_codespaces_secret("TWO", "s3cret")
    home.add_collaborator("hubot")
    client.organization("octo-org").invite([], client.user("hubot").id)
    made.client("hubot").repository("octo-org", "compass").create_fork()
    return made


def saved(github: GitHub, folder: pathlib.Path) -> GitHub:
    github.save(folder / "state.json")
    return GitHub().load(folder / "state.json")


def copied(github: GitHub, folder: pathlib.Path) -> GitHub:
    return github.copy()


BOTH = pytest.mark.parametrize("again", [saved, copied])
Again = Callable[[GitHub, pathlib.Path], GitHub]


def within(value: Any) -> Iterator[Any]:
    """All records in a value."""
    if dataclasses.is_dataclass(value):
        yield value
        value = [getattr(value, each.name) for each in dataclasses.fields(value)]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from within(each)


@BOTH
def test_each_kind_of_record_is_kept(github: GitHub, again: Again, tmp_path: pathlib.Path) -> None:
    found = again(github, tmp_path)
    assert found.state == github.state
    assert [type(each) for each in within(found.state)] == [type(each) for each in within(github.state)]
    assert {type(each) for each in within(found.state)} >= KINDS
    assert found.secrets("octo-org/compass", kind="dependabot") == {"ONE": "s3cret"}
    assert found.secrets("octo-org/compass", kind="codespaces") == {"TWO": "s3cret"}


@BOTH
def test_what_is_kept_is_shown_and_goes_on(github: GitHub, again: Again, tmp_path: pathlib.Path) -> None:
    found = again(github, tmp_path)
    home: Any = found.client("mona").repository("octo-org", "compass")
    board: Any = found.client("mona").organization("octo-org").project_v2(1)
    discussion = home.discussion(1)
    assert discussion.is_answered and discussion.upvotes_count == 1  # retired-terms: ignore
    (item,) = board.view_items(1)
    values = {each["name"]: each["value"] for each in board.item(item.id, fields=all_of(board)).as_dict()["fields"]}
    assert (values["Points"], values["Status"]["name"]["raw"]) == (2.5, "Done")
    assert [each.event for each in home.issue(2).timeline()] == ["labeled", "assigned", "locked"]
    assert found.client("mona").repository("hubot", "compass").parent.full_name == "octo-org/compass"
    (invitation,) = home.invitations()
    assert found.client("hubot").session.patch(f"https://api.github.com/user/repository_invitations/{invitation.id}")
    # What is new has an ID of its own, and what is new there is not in the other one.
    ids = {each.node_id for each in home.discussions()} | {each.node_id for each in board.items()}
    assert home.create_discussion("South?", "?", "General").node_id not in ids
    assert board.add_draft("North").as_dict()["node_id"] not in ids
    assert len(github.state.repository("octo-org/compass").discussions) == 1  # type: ignore[union-attr]
    assert sum(len(each.items) for each in github.state.projects.values()) == 2


def all_of(board: Any) -> list[int]:
    return [each.id for each in board.fields()]


@BOTH
def test_a_code_of_a_device_is_kept(github: GitHub, again: Again, tmp_path: pathlib.Path) -> None:
    app = github.oauth_app("cli", owner="mona", callback_urls=[])
    shown: list[DeviceCode] = []

    def show(code: DeviceCode) -> None:
        shown.append(code)
        raise Stopped

    with pytest.raises(Stopped):
        OAuthApp(app.client_id, client=github.client()).device_flow(scopes=["repo"], on_code=show)
    found = again(github, tmp_path)
    found.enter_code(shown[0].user_code, "mona")
    assert found.state != github.state


def test_two_objects_never_have_one_id(github: GitHub) -> None:
    client = github.client("mona")
    home: Any = client.repository("octo-org", "compass")
    board: Any = client.organization("octo-org").project_v2(1)
    fields = """{ repository(owner: "octo-org", name: "compass") {
      id issue(number: 2) { id timelineItems(first: 9) { nodes { ... on Node { id } } } }
      discussionCategories(first: 9) { nodes { id } }
      discussion(number: 1) { id comments(first: 9) { nodes { id replies(first: 9) { nodes { id } } } } } } }"""
    ids = [*of_key(client.graphql(fields), "id"), board.node_id]
    for listing in (board.fields(), board.items()):
        ids += [each.as_dict()["node_id"] for each in listing]
    assert len(ids) == len(set(ids)) >= 25
    # The events of a timeline have the IDs that REST has for them.
    events = [each["node_id"] for each in client.session.get(f"{home.url}/issues/2/timeline").json()]
    assert len(events) == 3 and set(events) < set(ids)


def of_key(value: Any, key: str) -> Iterator[str]:
    """The values of a key, at any depth."""
    if isinstance(value, list):
        for each in value:
            yield from of_key(each, key)
    elif hasattr(value, "items"):
        for name, inner in value.items():
            if name == key:
                yield inner
            else:
                yield from of_key(inner, key)


def test_nothing_is_left_after_a_reset(github: GitHub) -> None:
    github.reset()
    assert github.state == GitHub().state
    github.organization("octo-org", owners=[github.user("mona")])
    github.repository("octo-org/compass", has_discussions=True)
    home: Any = github.client("mona").repository("octo-org", "compass")
    assert home.discussions() == [] and github.project("octo-org", "Roadmap").number == 1
