"""Labels and milestones."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

import ferrohub
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
ISSUE = f"{REPO}/issues/1347"
MILESTONE = f"{REPO}/milestones/1"
ALL = {"per_page": "100"}
DUE: dict[str, Any] = {"due_on": datetime.datetime(2012, 10, 9, 23, 39, 1, tzinfo=datetime.timezone.utc)}

CASES = [
    Case(
        "ShortRepository.label",
        ("bug",),
        f"GET {REPO}/labels/bug",
        reply="Label",
        result="Label",
    ),
    Case(
        "ShortRepository.label",
        ("a/b?c#d e",),
        f"GET {REPO}/labels/a%2Fb%3Fc%23d%20e",
        reply="Label",
        result="Label",
        note="encoded",
    ),
    Case(
        "ShortRepository.labels",
        (),
        f"GET {REPO}/labels",
        query=ALL,
        reply="[Label]",
        result="[Label]",
    ),
    Case(
        "ShortRepository.create_label",
        ("bug", "#f29513", "Something is wrong"),
        f"POST {REPO}/labels",
        json={"name": "bug", "color": "f29513", "description": "Something is wrong"},
        reply="Label",
        status=201,
        result="Label",
    ),
    Case(
        "ShortLabel.update",
        ("defect", "ff0000"),
        f"PATCH {REPO}/labels/bug",
        json={"new_name": "defect", "color": "ff0000"},
        reply="Label",
        result=True,
    ),
    Case(
        "ShortLabel.delete",
        (),
        f"DELETE {REPO}/labels/bug",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ShortIssue.labels",
        (),
        f"GET {ISSUE}/labels",
        query=ALL,
        reply="[Label]",
        result="[ShortLabel]",
    ),
    Case(
        "ShortIssue.add_labels",
        ("bug", "ui"),
        f"POST {ISSUE}/labels",
        json=["bug", "ui"],
        reply="[Label]",
        result="[ShortLabel]",
    ),
    Case(
        "ShortIssue.remove_label",
        ("bug",),
        f"DELETE {ISSUE}/labels/bug",
        reply="[Label]",
        result="[ShortLabel]",
    ),
    Case(
        "ShortIssue.remove_all_labels",
        (),
        f"PUT {ISSUE}/labels",
        json=[],
        reply=[],
        result=[],
    ),
    Case(
        "ShortIssue.replace_labels",
        (["bug"],),
        f"PUT {ISSUE}/labels",
        json=["bug"],
        reply="[Label]",
        result="[ShortLabel]",
    ),
    Case(
        "ShortIssue.replace_labels",
        ([],),
        f"PUT {ISSUE}/labels",
        json=[],
        reply=[],
        result=[],
        note="by-none",
    ),
    Case(
        "ShortRepository.milestone",
        (1,),
        f"GET {MILESTONE}",
        reply="Milestone",
        result="Milestone",
    ),
    Case(
        "ShortRepository.milestones",
        (),
        f"GET {REPO}/milestones",
        {"state": "all", "sort": "completeness", "direction": "desc"},
        {**ALL, "state": "all", "sort": "completeness", "direction": "desc"},
        reply="[Milestone]",
        result="[Milestone]",
    ),
    Case(
        "ShortRepository.milestones",
        (),
        f"GET {REPO}/milestones",
        {"sort": "due_date"},
        {**ALL, "sort": "due_on"},
        reply="[Milestone]",
        result="[Milestone]",
        note="old-name",
    ),
    Case(
        "ShortRepository.create_milestone",
        ("v1.0",),
        f"POST {REPO}/milestones",
        {"description": "First", **DUE},
        json={
            "title": "v1.0",
            "description": "First",
            "due_on": "2012-10-09T23:39:01Z",
        },
        reply="Milestone",
        status=201,
        result="Milestone",
    ),
    Case(
        "Milestone.update",
        (),
        f"PATCH {MILESTONE}",
        {"state": "closed", **DUE},
        json={"state": "closed", "due_on": "2012-10-09T23:39:01Z"},
        reply="Milestone",
        result=True,
    ),
    Case(
        "Milestone.delete",
        (),
        f"DELETE {MILESTONE}",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "Milestone.labels",
        (),
        f"GET {MILESTONE}/labels",
        query=ALL,
        reply="[Label]",
        result="[ShortLabel]",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_a_label_given_as_an_object_is_sent_by_its_name(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([body_of("Label")]))
    make("ShortIssue", client).add_labels(make("Label", client), "ui")
    assert server.requests[0].json == ["bug", "ui"]


def test_an_updated_label_shows_its_new_name(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("Label"), "name": "defect"}))
    label = make("Label", client)
    assert label.update("defect", "ff0000") and label.name == "defect" and str(label) == "defect"


def test_a_milestone_is_not_changed_by_nothing(client: ferrohub.Client, server: Server) -> None:
    assert make("Milestone", client).update() is False
    assert server.requests == []
