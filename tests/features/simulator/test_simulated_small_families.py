"""Commit comments, reactions, deploy keys, archives, templates, dispatched events and required checks."""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from typing import Any
from unittest import mock

import pytest

import ferrohub
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from ferrohub.transports import Request, Response
from sending import send

HOME = "/repos/mona/compass"
KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIE9iCcTu1KxKDAcWFlkCCpbfxwqHnyrsAc+JkBIlSoq+ me@example"


@pytest.fixture
def seen(github: GitHub) -> list[str]:
    """The events of the repository, as a webhook gets them."""
    found: list[str] = []

    def receive(request: Request) -> Response:
        action = json.loads(request.read()).get("action")
        found.append(f"{request.headers['X-GitHub-Event']}.{action}")
        return Response(200)

    github.hook("mona/compass", receive, events=["*"])
    return found


def test_comments_on_commits_are_changed_by_their_authors(
    github: GitHub, client: ferrohub.Client, seen: list[str]
) -> None:
    sha = send(client, f"GET {HOME}/commits/main")[1]["sha"]
    surtur = github.client("surtur")
    made = send(surtur, f"POST {HOME}/commits/main/comments", {"body": "Nice", "path": "README.md", "position": 1})[1]
    assert (made["commit_id"], made["body"], made["position"], seen) == (sha, "Nice", 1, ["commit_comment.created"])
    path = f"{HOME}/comments/{made['id']}"
    lists = [send(client, f"GET {HOME}/{each}")[1] for each in ("comments", f"commits/{sha}/comments")]
    assert [[each["id"] for each in found] for found in lists] == [[made["id"]]] * 2
    assert send(github.client("lisa"), f"PATCH {path}", {"body": "Mine"})[0] == 403
    assert send(surtur, f"PATCH {path}", {"body": "Nicer"})[1]["body"] == "Nicer"
    assert send(surtur, f"POST {HOME}/commits/main/comments", {"body": " "})[0] == 422
    assert send(surtur, f"POST {HOME}/commits/{'0' * 40}/comments", {"body": "x"})[0] == 422
    assert send(client, f"DELETE {path}")[0] == 204 and send(client, f"GET {path}")[0] == 404


def subjects(client: ferrohub.Client, github: GitHub) -> dict[str, str]:
    """The paths of what users react to."""
    github.commit("mona/compass", {"a.txt": "1\n"}, branch="topic")
    send(client, f"POST {HOME}/issues", {"title": "T"})
    issue_comment = send(client, f"POST {HOME}/issues/1/comments", {"body": "x"})[1]["id"]
    send(client, f"POST {HOME}/pulls", {"title": "T", "head": "topic", "base": "main"})
    sha = send(client, f"GET {HOME}/pulls/2")[1]["head"]["sha"]
    line = {"body": "x", "path": "a.txt", "line": 1, "commit_id": sha}
    on_line = send(client, f"POST {HOME}/pulls/2/comments", line)[1]["id"]
    on_commit = send(client, f"POST {HOME}/commits/{sha}/comments", {"body": "x"})[1]["id"]
    release = send(client, f"POST {HOME}/releases", {"tag_name": "v1"})[1]["id"]
    return {
        "issue": f"{HOME}/issues/1",
        "comment": f"{HOME}/issues/comments/{issue_comment}",
        "line": f"{HOME}/pulls/comments/{on_line}",
        "commit": f"{HOME}/comments/{on_commit}",
        "release": f"{HOME}/releases/{release}",
    }


@pytest.mark.parametrize("kind", ["issue", "comment", "line", "commit", "release"])
def test_users_react_once_and_take_back_their_own_reactions(github: GitHub, client: ferrohub.Client, kind: str) -> None:
    path, surtur = subjects(client, github)[kind], github.client("surtur")
    made = send(surtur, f"POST {path}/reactions", {"content": "heart"})
    assert (made[0], send(surtur, f"POST {path}/reactions", {"content": "heart"})) == (201, (200, made[1]))
    send(client, f"POST {path}/reactions", {"content": "rocket"})
    listed = [each["content"] for each in send(client, f"GET {path}/reactions")[1]]
    assert listed == ["heart", "rocket"]
    assert [each["content"] for each in send(client, f"GET {path}/reactions?content=rocket")[1]] == ["rocket"]
    shown = send(client, f"GET {path}")[1]["reactions"]
    assert (shown["heart"], shown["total_count"]) == (1, 2)
    assert send(client, f"POST {path}/reactions", {"content": "thumbs"})[0] == 422
    assert send(client, f"DELETE {path}/reactions/{made[1]['id']}")[0] == 403
    assert send(surtur, f"DELETE {path}/reactions/{made[1]['id']}")[0] == 204
    assert send(surtur, f"DELETE {path}/reactions/{made[1]['id']}")[0] == 404
    assert len(send(client, f"GET {path}/reactions")[1]) == 1


def test_deploy_keys_are_unique_and_those_of_administrators(
    github: GitHub, client: ferrohub.Client, compass: ferrohub.repos.Repository, seen: list[str]
) -> None:
    key = compass.create_key("Server", KEY, read_only=True)
    assert (key.title, key.read_only, seen) == ("Server", True, ["deploy_key.created"])
    found = compass.keys()
    assert [each.id for each in found] == [key.id]
    assert send(client, f"POST {HOME}/keys", {"key": KEY})[0] == send(client, "POST /user/keys", {"key": KEY})[0] == 422
    assert [send(client, f"POST {HOME}/keys", {"key": each})[0] for each in ("no key", " ")] == [422, 422]
    assert send(github.client("surtur"), f"GET {HOME}/keys")[0] == 404
    seen.clear()
    assert key.delete() and seen == ["deploy_key.deleted"] and send(client, f"GET {HOME}/keys")[1] == []


@pytest.mark.parametrize("kind", ["zipball", "tarball"])
def test_archives_have_the_files_of_a_commit(
    github: GitHub, client: ferrohub.Client, compass: ferrohub.repos.Repository, kind: str
) -> None:
    github.commit("mona/compass", {"src/a.py": "print(1)\n"})
    response = client.session.get(f"https://api.github.com{HOME}/{kind}/main")
    sha = send(client, f"GET {HOME}/commits/main")[1]["sha"]
    root = f"mona-compass-{sha[:7]}"
    if kind == "zipball":
        with zipfile.ZipFile(io.BytesIO(response.content)) as zipped:
            found = {name: zipped.read(name) for name in zipped.namelist()}
    else:
        with tarfile.open(fileobj=io.BytesIO(response.content)) as tarred:
            members = {f"{each.name}{'/' * each.isdir()}": tarred.extractfile(each) for each in tarred.getmembers()}
            found = {name: b"" if each is None else each.read() for name, each in members.items()}
    # As programs expect, the folder comes first.
    assert list(found.items()) == [
        (f"{root}/", b""),
        (f"{root}/README.md", b"# Compass\n"),
        (f"{root}/src/", b""),
        (f"{root}/src/a.py", b"print(1)\n"),
    ]
    assert send(client, f"GET {HOME}/{kind}/none")[0] == 404


@pytest.mark.parametrize("kind", ["zipball", "tarball"])
def test_the_archive_of_a_commit_before_1980_is_always_the_same(client: ferrohub.Client, kind: str) -> None:
    tree = send(client, f"GET {HOME}/git/trees/main")[1]["sha"]
    person = {"name": "Mona", "email": "mona@example.com", "date": "1970-01-02T00:00:00Z"}
    body = {"message": "Old", "tree": tree, "parents": [], "author": person, "committer": person}
    sha = send(client, f"POST {HOME}/git/commits", body)[1]["sha"]
    url = f"https://api.github.com{HOME}/{kind}/{sha}"
    first = client.session.get(url).content
    with mock.patch("time.time", return_value=2e9):
        assert client.session.get(url).content == first
    assert first[:2] in (b"PK", b"\x1f\x8b")


def test_a_folder_has_a_readme_of_its_own(github: GitHub, client: ferrohub.Client) -> None:
    github.commit("mona/compass", {"docs/README.md": "# Docs\n"})
    assert send(client, f"GET {HOME}/readme/docs")[1]["path"] == "docs/README.md"
    assert send(client, f"GET {HOME}/readme")[1]["path"] == "README.md"
    assert send(client, f"GET {HOME}/readme/none")[0] == 404


def test_a_template_is_copied_without_its_history(github: GitHub, client: ferrohub.Client) -> None:
    github.commit("mona/compass", {"b.txt": "b"})
    github.commit("mona/compass", {"c.txt": "c"}, branch="topic")
    request, surtur = "POST /repos/mona/compass/generate", github.client("surtur")
    assert send(surtur, request, {"name": "mine"})[0] == 404
    send(client, f"PATCH {HOME}", {"is_template": True})
    made = send(surtur, request, {"name": "mine", "description": "Mine"})[1]
    assert (made["full_name"], made["template_repository"]["full_name"]) == ("surtur/mine", "mona/compass")
    assert [each["name"] for each in send(surtur, "GET /repos/surtur/mine/contents")[1]] == ["README.md", "b.txt"]
    assert len(send(surtur, "GET /repos/surtur/mine/commits")[1]) == 1
    assert [each["name"] for each in send(surtur, "GET /repos/surtur/mine/branches")[1]] == ["main"]
    send(surtur, request, {"name": "all", "include_all_branches": True})
    assert {each["name"] for each in send(surtur, "GET /repos/surtur/all/branches")[1]} == {"main", "topic"}
    sha = send(client, f"GET {HOME}/commits/main")[1]["sha"]
    assert send(surtur, f"GET /repos/surtur/mine/git/commits/{sha}")[0] == 404


def test_a_template_is_copied_to_an_organization_by_those_who_may_create_repositories(
    github: GitHub, client: ferrohub.Client
) -> None:
    github.organization("octo-org", owners=[github.user("mona")], members=[github.user("hubot")])
    send(client, f"PATCH {HOME}", {"is_template": True})
    request, hubot = f"POST {HOME}/generate", github.client("hubot")
    assert send(hubot, request, {"owner": "octo-org", "name": "first"})[0] == 201
    assert send(client, "PATCH /orgs/octo-org", {"members_can_create_repositories": False})[0] == 200
    assert send(hubot, request, {"owner": "octo-org", "name": "second"})[0] == 403
    assert send(client, request, {"owner": "octo-org", "name": "second"})[0] == 201
    assert send(hubot, request, {"owner": "mona", "name": "second"})[0] == 404


@pytest.mark.parametrize(
    ("on", "runs"),
    [
        ("on: repository_dispatch", True),
        ("on: [push, repository_dispatch]", True),
        ("on:\n  repository_dispatch:\n    types: [deploy, build]\n", True),
        ("on:\n  repository_dispatch:\n    types:\n      - build\n      - deploy\n", True),
        ("on:\n  repository_dispatch:\n    types: [build]\n", False),
        ("on: push", False),
    ],
)
def test_an_event_of_a_program_runs_the_workflows_that_wait_for_it(
    github: GitHub, client: ferrohub.Client, seen: list[str], on: str, runs: bool
) -> None:
    payloads: list[tuple[str, dict[str, Any]]] = []
    received: list[str] = []

    def receive(request: Request) -> Response:
        received.append(json.loads(request.read())["action"])
        return Response(200)

    permissions = {"contents": "read"}
    app = github.app("Bot", permissions=permissions, events=["repository_dispatch"], webhook=receive, secret="x")
    github.install(app, "mona")

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        payloads.append((plan.event, plan.payload))

    github.commit("mona/compass", {".github/workflows/ci.yml": f"name: CI\n{on}\n"})
    seen.clear()
    body = {"event_type": "deploy", "client_payload": {"to": "prod"}}
    assert send(client, f"POST {HOME}/dispatches", body)[0] == 204
    assert payloads == ([("repository_dispatch", {"to": "prod"})] if runs else [])
    # Only Apps receive this event.
    assert received[-1] == "deploy" and "repository_dispatch.deploy" not in seen
    found = send(client, f"GET {HOME}/actions/runs")[1]["workflow_runs"]
    assert [each["event"] for each in found] == (["repository_dispatch"] if runs else [])
    many = {f"p{number}": number for number in range(11)}
    assert send(client, f"POST {HOME}/dispatches", {"event_type": "x", "client_payload": many})[0] == 422
    assert send(client, f"POST {HOME}/dispatches", {"event_type": "x" * 101})[0] == 422
    assert send(github.client("surtur"), f"POST {HOME}/dispatches", body)[0] == 403


def test_required_checks_and_reviews_of_a_branch_are_changed_one_by_one(client: ferrohub.Client) -> None:
    path = f"{HOME}/branches/main/protection"
    checks = {"required_status_checks": {"strict": False, "contexts": ["ci"]}}
    rest = {"enforce_admins": True, "required_pull_request_reviews": None, "restrictions": None}
    assert send(client, f"PUT {path}", {**checks, **rest})[0] == 200
    names = f"{path}/required_status_checks/contexts"
    assert send(client, f"POST {names}", {"contexts": ["lint", "ci"]})[1] == ["ci", "lint"]
    assert send(client, f"DELETE {names}", ["ci"])[1] == ["lint"]
    assert send(client, f"PUT {names}", {"contexts": ["a", "b"]})[1] == ["a", "b"]
    assert send(client, f"GET {names}")[1] == ["a", "b"]
    changed = send(client, f"PATCH {path}/required_status_checks", {"strict": True, "checks": [{"context": "c"}]})[1]
    assert (changed["strict"], changed["contexts"]) == (True, ["c"])
    assert send(client, f"PATCH {path}/required_status_checks", {"checks": [{"app_id": 1}]})[0] == 422
    reviews = send(client, f"PATCH {path}/required_pull_request_reviews", {"required_approving_review_count": 2})[1]
    assert reviews["required_approving_review_count"] == 2
    assert send(client, f"PUT {HOME}/contents/x", {"message": "m", "content": "eA=="})[0] == 409


def test_stars_alerts_and_installations_are_read(github: GitHub, client: ferrohub.Client) -> None:
    send(github.client("surtur"), "PUT /user/starred/mona/compass")
    assert send(client, f"GET {HOME}/stargazers/count")[1] == {"count": 1}
    alerts = f"{HOME}/vulnerability-alerts"
    received = [send(client, f"{method} {alerts}")[0] for method in ("GET", "PUT", "GET", "DELETE", "GET")]
    assert received == [404, 204, 204, 204, 404]
    github.organization("octo-org", owners=[github.user("mona")])
    github.install(github.app("Bot"), "octo-org")
    (found,) = send(client, "GET /orgs/octo-org/installations")[1]["installations"]
    assert found["app_slug"] == "bot"
    assert send(github.client("surtur"), "GET /orgs/octo-org/installations")[0] == 403
