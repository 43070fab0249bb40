"""Reactions to issues, comments and releases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from harness import Case, Reply, Server, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
#: What can be reacted to, and its URL.
SUBJECTS = {
    "ShortIssue": f"{REPO}/issues/1347",
    "IssueComment": f"{REPO}/issues/comments/1",
    "ShortComment": f"{REPO}/comments/1",
    "ReviewComment": f"{REPO}/pulls/comments/1",
    "Release": f"{REPO}/releases/1",
}


#: List, create, delete, by subject.
OPERATIONS = {
    "ShortIssue": ("ShortIssue.list_reactions", "ShortIssue.create_reaction", "ShortIssue.delete_reaction"),
    "IssueComment": ("IssueComment.list_reactions", "IssueComment.create_reaction", "IssueComment.delete_reaction"),
    "ShortComment": ("ShortComment.list_reactions", "ShortComment.create_reaction", "ShortComment.delete_reaction"),
    "ReviewComment": ("ReviewComment.list_reactions", "ReviewComment.create_reaction", "ReviewComment.delete_reaction"),
    "Release": ("Release.list_reactions", "Release.create_reaction", "Release.delete_reaction"),
}


def cases() -> Iterator[Case]:
    all_, heart = {"per_page": "100"}, {"content": "heart"}
    for subject, url in SUBJECTS.items():
        # The example of a full form has more than that of its short one.
        owner = {"ShortIssue": "Issue", "ShortComment": "RepoComment"}.get(subject, subject)
        reactions = f"{url}/reactions"
        list_, create, delete = OPERATIONS[subject]
        listed: dict[str, Any] = {"reply": "[Reaction]", "result": "[Reaction]", "owner": owner}
        yield Case(list_, (), f"GET {reactions}", query=all_, **listed)
        yield Case(list_, ("heart",), f"GET {reactions}", query={**all_, **heart}, note="hearts", **listed)
        made: dict[str, Any] = {"reply": "Reaction", "result": "Reaction", "json": heart, "owner": owner}
        yield Case(create, ("heart",), f"POST {reactions}", status=201, **made)
        yield Case(create, ("heart",), f"POST {reactions}", note="again", **made)
        deleted: dict[str, Any] = {"status": 204, "result": True, "refused": 404, "owner": owner}
        yield Case(delete, (1,), f"DELETE {reactions}/1", **deleted)


CASES = list(cases())


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_a_reaction_is_deleted_by_itself(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(status=204))
    assert make("Issue", client).delete_reaction(make("Reaction", client, id=7)) is True
    assert server.requests[0].line == f"DELETE {SUBJECTS['ShortIssue']}/reactions/7"


def test_fields_of_a_reaction(client: ferrohub.Client) -> None:
    reaction = make("Reaction", client)
    assert (reaction.id, reaction.content, str(reaction), reaction.user.login) == (1, "heart", "heart", "octocat")
    assert reaction.created_at.isoformat() == "2016-05-20T20:09:31+00:00"
    assert make("Issue", client).reactions["total_count"] >= 0
    with pytest.raises(ferrohub.exceptions.NotRefreshable):
        reaction.refresh()


@pytest.mark.parametrize("subject", SUBJECTS)
def test_an_unknown_reaction_is_refused(subject: str, client: ferrohub.Client, server: Server) -> None:
    target = make(subject, client)
    for call in (target.create_reaction, target.list_reactions):
        with pytest.raises(ValueError, match="content"):
            call("shrug")
    assert server.requests == []
