"""Websites of GitHub Pages."""

from __future__ import annotations

import pathlib

import pytest

import ferrohub
from ferrohub.testing import GitHub
from inbox import Inbox
from sending import send

HOME = "/repos/mona/compass"
PAGES = f"{HOME}/pages"
SOURCE = {"source": {"branch": "main", "path": "/docs"}}


@pytest.fixture
def inbox(github: GitHub) -> Inbox:
    made = Inbox()
    github.hook("mona/compass", made, events=["page_build"])
    return made


def test_a_site_is_created_changed_and_deleted(client: ferrohub.Client) -> None:
    assert send(client, f"GET {PAGES}")[0] == 404 and send(client, f"GET {HOME}")[1]["has_pages"] is False
    status, made = send(client, f"POST {PAGES}", SOURCE)
    assert (status, made["html_url"], made["source"]) == (201, "https://mona.github.io/compass/", SOURCE["source"])
    assert (made["build_type"], made["status"], made["cname"]) == ("legacy", "built", None)
    assert send(client, f"GET {HOME}")[1]["has_pages"] is True
    status, error = send(client, f"POST {PAGES}", SOURCE)
    assert (status, error["message"]) == (409, "GitHub Pages is already enabled.")
    change = {"cname": "compass.example", "https_enforced": False, "source": {"branch": "main", "path": "/"}}
    assert send(client, f"PUT {PAGES}", change)[0] == 204
    found = send(client, f"GET {PAGES}")[1]
    assert (found["html_url"], found["source"]) == ("http://compass.example/", {"branch": "main", "path": "/"})
    assert send(client, f"DELETE {PAGES}")[0] == 204
    assert send(client, f"DELETE {PAGES}")[0] == send(client, f"PUT {PAGES}", change)[0] == 404


def test_the_branch_of_a_site_exists(client: ferrohub.Client) -> None:
    status, error = send(client, f"POST {PAGES}", {"source": {"branch": "gh-pages"}})
    assert status == 422 and "gh-pages branch must exist" in error["message"]
    assert send(client, f"GET {PAGES}")[0] == 404


def test_the_source_of_a_site_is_checked_when_it_is_changed(github: GitHub, client: ferrohub.Client) -> None:
    assert send(client, f"POST {PAGES}", SOURCE)[0] == 201
    for source in ({}, {"path": "/"}, {"branch": None, "path": "/"}):
        assert send(client, f"PUT {PAGES}", {"source": source})[0] == 422
    github.repository("mona/empty")
    assert send(client, "POST /repos/mona/empty/pages", {"build_type": "workflow"})[0] == 201
    assert send(client, "PUT /repos/mona/empty/pages", {"build_type": "legacy"})[0] == 422
    assert send(client, "GET /repos/mona/empty/pages")[1]["build_type"] == "workflow"


def test_a_push_builds_a_site(github: GitHub, client: ferrohub.Client, inbox: Inbox) -> None:
    send(client, f"POST {PAGES}", {"source": {"branch": "main"}})
    first = send(client, f"GET {PAGES}/builds/latest")[1]
    github.commit("mona/compass", {"404.html": "Lost?"})
    github.commit("mona/compass", {"a": "1"}, branch="topic")
    head = client.repository("mona", "compass").branch("main").commit.sha
    builds = send(client, f"GET {PAGES}/builds")[1]
    assert [each["commit"] for each in builds] == [head, first["commit"]] and builds[0]["pusher"]["login"] == "mona"
    assert builds[0]["status"] == "built" and builds[0]["error"] == {"message": None}
    assert send(client, f"GET {PAGES}")[1]["custom_404"] is True
    identity = int(builds[1]["url"].rpartition("/")[2])
    assert send(client, f"GET {PAGES}/builds/{identity}")[1] == builds[1]
    assert send(client, f"GET {PAGES}/builds/99")[0] == 404
    status, requested = send(client, f"POST {PAGES}/builds")
    assert (status, requested["status"]) == (201, "queued")
    assert send(client, f"GET {PAGES}/builds/latest")[1]["url"] == requested["url"]
    assert [payload["build"]["commit"] for _, payload in inbox.found] == [first["commit"], head, head]
    assert inbox.found[0][1]["id"] == identity and inbox.take() == ["page_build.None"] * 3


def test_the_site_of_a_workflow_is_not_built_by_pushes(github: GitHub, client: ferrohub.Client, inbox: Inbox) -> None:
    assert send(client, f"POST {PAGES}", {"build_type": "workflow"})[1]["status"] is None
    github.commit("mona/compass", {"a": "1"})
    assert send(client, f"GET {PAGES}/builds")[1] == [] and send(client, f"GET {PAGES}/builds/latest")[0] == 404
    assert inbox.take() == []
    send(client, f"PUT {PAGES}", {"build_type": "legacy"})
    assert inbox.take() == ["page_build.None"] and len(send(client, f"GET {PAGES}/builds")[1]) == 1


def test_sites_are_changed_with_two_permissions(
    github: GitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    send(client, f"POST {PAGES}", SOURCE)
    assert github.permissions.recorded().permissions == {"administration": "write", "pages": "write"}
    github.repository("mona/secret", files={"a": "1"}, private=True, collaborators={"lisa": "push"})
    for held in ({"pages": "write"}, {"administration": "write"}):
        limited = github.client(token=github.token("mona", permissions=held))
        assert send(limited, "POST /repos/mona/secret/pages", SOURCE)[0] == 403
    assert send(github.client("lisa"), "POST /repos/mona/secret/pages", SOURCE)[0] == 403
    # What is public is read by anybody.
    assert send(github.client("lisa"), f"GET {PAGES}")[0] == send(github.client(), f"GET {PAGES}")[0] == 200
    github.save(tmp_path / "state.json")
    again = GitHub().load(tmp_path / "state.json").client("mona")
    assert send(again, f"GET {PAGES}/builds")[1] == send(client, f"GET {PAGES}/builds")[1] != []
