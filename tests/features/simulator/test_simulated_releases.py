"""Texts of releases that the simulator generates from merged pull requests."""

from __future__ import annotations

from typing import Literal

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send

Repository = ferrohub.repos.Repository
HOME = "/repos/mona/compass"
PAGE = "https://github.com/mona/compass"


def merged(github: GitHub, login: str, title: str, method: Literal["merge", "squash", "rebase"] = "merge") -> None:
    """Let a user open a pull request, which is merged."""
    home = github.state.repository("mona/compass")
    assert home is not None
    home.collaborators[github.user(login).id] = "push"
    name = title.lower()
    github.commit("mona/compass", {f"{name}.txt": "1\n"}, branch=name, author=github.user(login))
    compass = github.client(login).repository("mona", "compass")
    assert compass.create_pull(title, "main", name).merge(merge_method=method)


def generated(client: ferrohub.Client, **body: str) -> str:
    status, shown = send(client, f"POST {HOME}/releases/generate-notes", body)
    assert status == 200 and shown["name"] == body["tag_name"]
    return str(shown["body"])


def test_the_text_lists_pull_requests_and_new_contributors(github: GitHub, client: ferrohub.Client) -> None:
    merged(github, "mona", "North")
    merged(github, "lisa", "South", "squash")
    assert generated(client, tag_name="v1") == (
        f"## What's Changed\n* North by @mona in {PAGE}/pull/1\n* South by @lisa in {PAGE}/pull/2\n\n\n"
        f"## New Contributors\n* @mona made their first contribution in {PAGE}/pull/1\n"
        f"* @lisa made their first contribution in {PAGE}/pull/2\n\n\n"
        f"**Full Changelog**: {PAGE}/commits/v1"
    )
    # Nothing is stored.
    assert send(client, f"GET {HOME}/releases")[1] == [] == send(client, f"GET {HOME}/tags")[1]


def test_the_text_begins_at_the_release_before(github: GitHub, client: ferrohub.Client) -> None:
    merged(github, "mona", "North")
    send(client, f"POST {HOME}/releases", {"tag_name": "v1"})
    merged(github, "mona", "East", "rebase")
    send(client, f"POST {HOME}/releases", {"tag_name": "v2"})
    merged(github, "lisa", "South")
    assert generated(client, tag_name="v3") == (
        f"## What's Changed\n* South by @lisa in {PAGE}/pull/3\n\n\n"
        f"## New Contributors\n* @lisa made their first contribution in {PAGE}/pull/3\n\n\n"
        f"**Full Changelog**: {PAGE}/compare/v2...v3"
    )
    since_first = generated(client, tag_name="v3", previous_tag_name="v1")
    assert "* East by @mona" in since_first and f"{PAGE}/compare/v1...v3" in since_first
    assert "North" not in since_first
    # A tag that exists counts, not the branch.
    assert "South" not in generated(client, tag_name="v2", target_commitish="main")


def test_a_release_without_pull_requests_has_the_link_alone(client: ferrohub.Client, compass: Repository) -> None:
    assert generated(client, tag_name="v1") == f"**Full Changelog**: {PAGE}/commits/v1"


@pytest.mark.parametrize(
    ("name", "said"), [("previous_tag_name", "previous_tag"), ("target_commitish", "target_commitish")]
)
def test_what_does_not_exist_is_refused(client: ferrohub.Client, compass: Repository, name: str, said: str) -> None:
    status, body = send(client, f"POST {HOME}/releases/generate-notes", {"tag_name": "v1", name: "nothing"})
    assert (status, body["message"]) == (400, f"Invalid {said} parameter")


def test_a_release_gets_the_text_when_it_is_created(github: GitHub, compass: Repository) -> None:
    merged(github, "mona", "North")
    release = compass.create_release("v1", body="Hello.", generate_release_notes=True)
    assert release.name == "v1"
    assert str(release.body).startswith("Hello.\n\n## What's Changed\n* North by @mona")
    assert compass.generate_release_notes("v2")["body"].endswith("/compare/v1...v2")


def test_only_those_who_may_push_generate_it(github: GitHub, client: ferrohub.Client) -> None:
    assert send(github.client("lisa"), f"POST {HOME}/releases/generate-notes", {"tag_name": "v1"})[0] == 403
