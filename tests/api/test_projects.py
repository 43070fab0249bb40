"""Classic projects."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import CardHasNoContentUrl, NotFoundError
from harness import GITHUB, Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
PROJECT = "/projects/1002604"
COLUMN = "/projects/columns/367"
CARD = "/projects/columns/cards/1478"
ALL = {"per_page": "100"}
PREVIEW = {"accept": "application/vnd.github.inertia-preview+json"}


def case(operation: str, args: tuple[Any, ...], request: str, **more: Any) -> Case:
    """Every operation on projects accepts their media type."""
    return Case(operation, args, request, headers={**PREVIEW, **more.pop("headers", {})}, **more)


CASES = [
    case("Client.project", (1002604,), f"GET {PROJECT}", reply="Project", result="Project"),
    case("Client.project_column", (367,), f"GET {COLUMN}", reply="ProjectColumn", result="ProjectColumn"),
    case("Client.project_card", (1478,), f"GET {CARD}", reply="ProjectCard", result="ProjectCard"),
    case("ShortRepository.project", (1002604,), f"GET {PROJECT}", reply="Project", result="Project"),
    case(
        "ShortRepository.project",
        (1002604, '"an-etag"'),
        f"GET {PROJECT}",
        headers={"if-none-match": '"an-etag"'},
        reply="Project",
        result="Project",
        refused=304,
        otherwise=None,
        note="etag",
    ),
    case("ShortRepository.projects", (), f"GET {REPO}/projects", query=ALL, reply="[Project]", result="[Project]"),
    case(
        "ShortRepository.create_project",
        ("Docs", "All of them"),
        f"POST {REPO}/projects",
        json={"name": "Docs", "body": "All of them"},
        reply="Project",
        status=201,
        result="Project",
    ),
    case("Project.column", (367,), f"GET {COLUMN}", reply="ProjectColumn", result="ProjectColumn"),
    case("Project.columns", (), f"GET {PROJECT}/columns", query=ALL, reply="[ProjectColumn]", result="[ProjectColumn]"),
    case(
        "Project.create_column",
        ("To do",),
        f"POST {PROJECT}/columns",
        json={"name": "To do"},
        reply="ProjectColumn",
        status=201,
        result="ProjectColumn",
    ),
    case(
        "Project.update",
        ("New", ""),
        f"PATCH {PROJECT}",
        json={"name": "New", "body": ""},
        reply="Project",
        result=True,
    ),
    case("Project.delete", (), f"DELETE {PROJECT}", status=204, result=True, refused=404),
    case("ProjectColumn.card", (1478,), f"GET {CARD}", reply="ProjectCard", result="ProjectCard"),
    case("ProjectColumn.cards", (), f"GET {COLUMN}/cards", query=ALL, reply="[ProjectCard]", result="[ProjectCard]"),
    case(
        "ProjectColumn.create_card_with_content_id",
        (12345, "PullRequest"),
        f"POST {COLUMN}/cards",
        json={"content_id": 12345, "content_type": "PullRequest"},
        reply="ProjectCard",
        status=201,
        result="ProjectCard",
    ),
    case(
        "ProjectColumn.create_card_with_issue",
        ({"id": 12345},),
        f"POST {COLUMN}/cards",
        json={"content_id": 12345, "content_type": "Issue"},
        reply="ProjectCard",
        status=201,
        result="ProjectCard",
    ),
    case(
        "ProjectColumn.create_card_with_note",
        ("Remember",),
        f"POST {COLUMN}/cards",
        json={"note": "Remember"},
        reply="ProjectCard",
        status=201,
        result="ProjectCard",
    ),
    case(
        "ProjectColumn.move",
        ("after:12",),
        f"POST {COLUMN}/moves",
        json={"position": "after:12"},
        reply={},
        status=201,
        result=True,
        refused=404,
    ),
    case(
        "ProjectColumn.update",
        ("Done",),
        f"PATCH {COLUMN}",
        json={"name": "Done"},
        reply="ProjectColumn",
        result=True,
    ),
    case("ProjectColumn.delete", (), f"DELETE {COLUMN}", status=204, result=True, refused=404),
    case(
        "ProjectCard.move",
        ("top", 367),
        f"POST {CARD}/moves",
        json={"position": "top", "column_id": 367},
        reply={},
        status=201,
        result=True,
        refused=404,
    ),
    case(
        "ProjectCard.move",
        ("after:12",),
        f"POST {CARD}/moves",
        json={"position": "after:12"},
        reply={},
        status=201,
        result=True,
        note="within",
    ),
    case("ProjectCard.update", ("New",), f"PATCH {CARD}", json={"note": "New"}, reply="ProjectCard", result=True),
    case("ProjectCard.delete", (), f"DELETE {CARD}", status=204, result=True, refused=404),
    Case("ProjectCard.retrieve_issue_from_content", (), f"GET {REPO}/issues/3", reply="Issue", result="Issue"),
    Case(
        "ProjectCard.retrieve_pull_request_from_content",
        (),
        f"GET {REPO}/pulls/3",
        reply="PullRequest",
        result="PullRequest",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_a_card_for_an_issue_that_was_read(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("ProjectCard"), 201))
    make("ProjectColumn", client).create_card_with_issue(make("Issue", client))
    assert server.requests[0].json == {"content_id": 1, "content_type": "Issue"}


@pytest.mark.parametrize("kind", ["issue", "pull_request"])
def test_a_note_stands_for_nothing(client: ferrohub.Client, server: Server, kind: str) -> None:
    server.will(Reply({}))
    with pytest.raises(CardHasNoContentUrl):
        getattr(make("ProjectCard", client, content_url=None), f"retrieve_{kind}_from_content")()
    assert server.requests == []


@pytest.mark.parametrize("address", ["/repos/issues/issues/issues/3", "/repos/issues/issues/pulls/3"])
def test_the_pull_request_of_a_card(client: ferrohub.Client, server: Server, address: str) -> None:
    server.will(Reply(body_of("PullRequest")))
    card = make("ProjectCard", client, content_url=GITHUB + address)
    assert type(card.retrieve_pull_request_from_content()).__name__ == "PullRequest"
    assert [r.line for r in server.requests] == ["GET /repos/issues/issues/pulls/3"]


def test_the_content_of_a_card_may_be_gone(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        make("ProjectCard", client).retrieve_issue_from_content()


@pytest.mark.parametrize(("name", "path"), [("Project", PROJECT), ("ProjectColumn", COLUMN), ("ProjectCard", CARD)])
def test_all_are_read_again(client: ferrohub.Client, server: Server, name: str, path: str) -> None:
    server.will(Reply({**body_of(name), "updated_at": "2020-01-02T03:04:05Z"}))
    thing = make(name, client)
    assert thing.refresh() is thing
    assert thing.updated_at.year == 2020
    assert [r.line for r in server.requests] == [f"GET {path}"]
    assert server.requests[0].headers["accept"] == PREVIEW["accept"]


@pytest.mark.parametrize("name", ["Project", "ProjectColumn", "ProjectCard"])
def test_an_update_of_nothing_sends_nothing(client: ferrohub.Client, server: Server, name: str) -> None:
    server.will(Reply({}))
    assert make(name, client).update() is False
    assert server.requests == []


def test_an_update_shows_in_the_object(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("ProjectColumn"), "name": "Done"}))
    column = make("ProjectColumn", client)
    assert column.update("Done") is True
    assert column.name == str(column) == "Done"


@pytest.mark.filterwarnings("ignore:.*[pP]roject.* is deprecated:DeprecationWarning")
@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: c.project(0), ValueError, "number"),
        (lambda c: c.project_column(-1), ValueError, "number"),
        (lambda c: c.project_card(1.5), TypeError, "number"),
        (lambda c: make("Repository", c).create_project(""), ValueError, "name"),
        (lambda c: make("Project", c).create_column(""), ValueError, "name"),
        (lambda c: make("ProjectColumn", c).create_card_with_content_id(0, "Issue"), ValueError, "content_id"),
        (lambda c: make("ProjectColumn", c).create_card_with_content_id(1, "Note"), ValueError, "content_type"),
        (lambda c: make("ProjectColumn", c).create_card_with_issue(None), TypeError, "issue"),
        (lambda c: make("ProjectColumn", c).create_card_with_note(""), ValueError, "note"),
        (lambda c: make("ProjectColumn", c).move(""), ValueError, "position"),
        (lambda c: make("ProjectCard", c).move("top", 0), ValueError, "column_id"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []
