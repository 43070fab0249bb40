"""A simulated repository whose changes are planned."""

from __future__ import annotations

from ferrohub.testing import GitHub


def planned_github() -> GitHub:
    """A simulator with the repository mona/compass, which has an issue, a label and two branches."""
    made = GitHub()
    mona = made.user("mona")
    made.user("hubot")
    made.organization("acme", owners=[mona])
    made.repository("mona/compass", files={"README.md": "# Compass\n"})
    made.commit("mona/compass", {"a.txt": "a"}, branch="fix")
    client = made.client("mona").repository("mona", "compass")
    client.create_issue("One")
    client.create_label("old", "cccccc", "Not used")
    made.requests.clear()
    return made


def writes(github: GitHub) -> list[str]:
    """The writes that GitHub received."""
    return [f"{each.method} {each.path}" for each in github.requests if each.method != "GET"]
