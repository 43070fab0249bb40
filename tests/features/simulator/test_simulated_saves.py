"""Records of each kind that the simulator has besides code and issues: saved, loaded, copied and reset."""

from __future__ import annotations

import dataclasses
import itertools
import json
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

from ferrohub.testing import GitHub
from ferrohub.testing.github import records

pytest.importorskip("graphql")


@pytest.fixture
def github() -> GitHub:
    """A simulator with discussions, projects, invitations, events of timelines, a fork, and a code of a device."""
    made = GitHub()
    mona, hubot = made.user("mona"), made.user("hubot")
    made.organization("octo-org", owners=[mona])
    made.repository("octo-org/compass", files={"a": "1"}, has_discussions=True)
    client = made.client(mona)
    home: Any = client.repository("octo-org", "compass")
    question = home.create_discussion("Where is north?", "?", "Q&A")
    answer = question.create_comment("Up.")
    answer.reply("On this map.")
    answer.mark_as_answer()
    upvote = "mutation($id: ID!) { addUpvote(input: {subjectId: $id}) { clientMutationId } }"
    client.graphql(upvote, {"id": question.node_id})
    issue = home.create_issue("Bug", labels=["crash"], assignees=["mona"])
    issue.lock("spam")
    issue.edit(title="Crash")
    made.project("octo-org", "Roadmap")
    board: Any = client.organization("octo-org").project_v2(1)
    board.create_field("Sprint", "iteration", iteration_configuration={"start_date": "2026-01-05", "duration": 7})
    board.create_field("Points", "number")
    board.add_issue(issue).set_fields({"Status": "Done", "Points": 2.5})
    board.add_draft("Think", "of the south")
    board.create_view("Open", "board", filter="is:open")
    home.set_dependabot_secret("ONE", "s3cret")
    home.set_codespaces_secret("TWO", "s3cret")
    home.add_collaborator("hubot")
    client.organization("octo-org").invite([], hubot.id)
    made.client(hubot).repository("octo-org", "compass").create_fork()
    app = made.oauth_app("cli", owner="mona", callback_urls=["http://127.0.0.1/callback"])
    made.device_code = None  # type: ignore[attr-defined]
    assert app
    return made
