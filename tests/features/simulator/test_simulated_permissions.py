"""The permissions that a program used."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import ferrohub
from ferrohub.exceptions import GitHubException
from ferrohub.testing import GitHub
from ferrohub.testing.github import permissions
from ferrohub.testing.github.links import Links
from ferrohub.testing.github.router import ROUTES
from simulated_flows import (
    FULL,
    Refused,
    Session,
    of_code,
    of_issues,
    of_organization,
    of_releases,
    of_settings,
    of_user,
)

FAMILIES = [of_issues, of_code, of_releases, of_settings, of_organization, of_user]
#: Operations that a source does not name.
UNKNOWN = {
    "activity/delete-repo-subscription",
    "activity/get-repo-subscription",
    "activity/list-received-events-for-user",
    "activity/list-received-public-events-for-user",
    "activity/set-repo-subscription",
    # The page has projects of organizations only.
    *(id for id in ROUTES if id.startswith("projects/") and "/orgs/" not in ROUTES[id].template),
}


def triage(client: ferrohub.Client) -> None:
    """Labels an issue and comments on it."""
    issue = client.issue("octo-org", "compass", 1)
    issue.add_labels("crash")
    issue.create_comment("Thank you!")


def merge(client: ferrohub.Client) -> None:
    """Comments on a pull request and merges it."""
    pull = client.pull_request("octo-org", "compass", 2)
    client.request(f"POST /repos/{FULL}/issues/2/comments", json={"body": "Merged"})
    assert pull.merge()


def release(client: ferrohub.Client) -> None:
    """Changes a file, releases and deploys."""
    repository = client.repository("octo-org", "compass")
    repository.create_file("CHANGES.md", "Add changes", b"New")
    repository.create_release("v1")
    repository.create_deployment("main", required_contexts=[], auto_merge=False)


PROGRAMS = [(triage, {"issues"}), (merge, {"contents", "issues"}), (release, {"contents", "deployments"})]


def new_github() -> GitHub:
    github = GitHub()
    github.organization("octo-org", owners=[github.user("mona")])
    github.repository(FULL, files={"README.md": "# Compass"}, private=True)
    github.commit(FULL, {"a.py": "1"}, branch="topic")
    compass = github.client("mona").repository("octo-org", "compass")
    compass.create_issue("A crash")
    compass.create_pull("Add a", "main", "topic")
    github.requests.clear()
    return github


@pytest.mark.parametrize(("program", "names"), PROGRAMS)
def test_a_token_with_the_recorded_permissions_suffices_and_less_does_not(
    program: Callable[[ferrohub.Client], None], names: set[str]
) -> None:
    first = new_github()
    program(first.client("mona"))
    found = first.permissions.recorded()
    assert set(found.permissions) == names and not found.unknown and found.scopes == ["repo"]

    def run(permissions: dict[str, str]) -> None:
        github = new_github()
        program(github.client(token=github.token("mona", permissions=permissions)))

    run(found.permissions)
    for name, level in found.permissions.items():
        less = {other: held for other, held in found.permissions.items() if other != name}
        for fewer in [less, {**less, name: "read"}] if level == "write" else [less]:
            with pytest.raises(GitHubException) as caught:
                run(fewer)
            assert caught.value.code == 403
            assert name in caught.value.response.headers["X-Accepted-GitHub-Permissions"]


def test_an_app_with_the_recorded_permissions_suffices() -> None:
    first = new_github()
    triage(first.client("mona"))
    github = new_github()
    app = github.app("Triage", permissions=first.permissions.recorded().permissions)
    github.install(app, "octo-org")
    triage(github.app_client(app).client("octo-org"))


def test_either_permission_suffices_and_the_fewest_are_recorded() -> None:
    github = new_github()
    client = github.client("mona")
    client.request(f"POST /repos/{FULL}/issues/2/comments", json={"body": "Fine"})
    assert len(github.permissions.recorded().permissions) == 1
    list(client.repository("octo-org", "compass").pull_requests())
    assert github.permissions.recorded().permissions == {"pull_requests": "write"}


def test_alternatives_are_chosen_for_all_requests_together() -> None:
    """Two requests that each need either of two permissions, in any order, need one of them."""
    github = new_github()
    client = github.client("mona")
    either = f"POST /repos/{FULL}/issues/2/comments", f"POST /repos/{FULL}/issues/2/labels"
    client.request(either[0], json={"body": "Fine"})
    client.request(either[1], json={"labels": ["bug"]})
    assert len(github.permissions.recorded().permissions) == 1
    client.request(f"PATCH /repos/{FULL}/issues/1", json={"title": "x"})
    # An issue that is no pull request may be changed with either; a type of an organization has one of its own.
    client.request("GET /orgs/octo-org/issue-types")
    found = github.permissions.recorded().permissions
    assert len(found) == 2 and found["issue_types"] == "read"
    for name in ("issues", "pull_requests"):
        other = new_github()
        token = other.token("mona", permissions={name: "write"})
        other.client(token=token).request(either[0], json={"body": "Fine"})
    other = new_github()
    with pytest.raises(GitHubException) as caught:
        token = other.token("mona", permissions={"contents": "write"})
        other.client(token=token).request(either[0], json={"body": "Fine"})
    accepted = caught.value.response.headers["X-Accepted-GitHub-Permissions"]
    assert set(accepted.split("; ")) == {"issues=write", "pull_requests=write"}


def test_pins_and_issue_types_need_permissions() -> None:
    github = new_github()
    client = github.client("mona")
    comment = client.issue("octo-org", "compass", 1).create_comment("Pin")
    client.request(f"PUT /repos/{FULL}/issues/comments/{comment.id}/pin")
    client.request("POST /orgs/octo-org/issue-types", json={"name": "Idea", "is_enabled": True})
    found = github.permissions.recorded()
    assert (found.permissions, found.unknown) == ({"issue_types": "write", "issues": "write"}, [])


@pytest.mark.parametrize("family", ["codespaces", "dependabot"])
def test_a_family_of_secrets_needs_its_own_permission_alone(family: str) -> None:
    github = new_github()
    token = github.token("mona", permissions={f"{family}_secrets": "write"})
    repository = github.client(token=token).repository("octo-org", "compass", lazy=True)
    getattr(repository, f"set_{family}_secret")("KEY", "value")
    assert [secret.name for secret in getattr(repository, f"{family}_secrets")()] == ["KEY"]
    assert getattr(repository, f"delete_{family}_secret")("KEY")


def test_reading_what_is_public_needs_nothing() -> None:
    github = GitHub()
    github.repository("mona/compass", files={"README.md": "x"})
    client = github.client("hubot")
    client.repository("mona", "compass").readme()
    found = github.permissions.recorded("hubot")
    assert (found.permissions, found.scopes, found.unknown) == ({}, [], [])
    assert "none beside metadata: read" in str(found)


def test_the_text_has_the_manifest_the_page_and_what_is_unknown() -> None:
    github = new_github()
    client = github.client("mona")
    client.issue("octo-org", "compass", 1).edit(title="x")
    client.request("POST /gists", json={"files": {"a.txt": {"content": "x"}}, "public": True})
    text = str(github.permissions.recorded())
    assert '"default_permissions": {"gists": "write", "issues": "write"}' in text
    assert "https://github.com/settings/personal-access-tokens/new?name=My+token&gists=write&issues=write" in text
    assert "Scopes of a classic token: gist, repo" in text
    assert github.permissions.recorded("hubot").permissions == {}


def family_github() -> GitHub:
    github = GitHub()
    people = [github.user(login, email=f"{login}@example.com") for login in ("mona", "hubot", "surtur")]
    github.organization("octo-org", owners=people[:1], members=people[1:2])
    github.repository(FULL, files={"README.md": "x", "b.py": "1"}, private=True, collaborators={"hubot": "push"})
    return github


def fewer(held: dict[str, str]) -> list[tuple[str, dict[str, str]]]:
    """Each permission, with the permissions that are left without it, or with a lower level of it."""
    found = []
    for name, level in held.items():
        less = {other: value for other, value in held.items() if other != name}
        found += [(name, less), *([(name, {**less, name: "read"})] if level == "write" else [])]
    return found


@pytest.mark.parametrize("flow", FAMILIES)
def test_a_family_runs_with_what_was_recorded_and_not_with_less(flow: Callable[[Session], None]) -> None:
    first = family_github()
    flow(Session(first, first.token("mona", expires_in=10**6)))
    recorded = first.permissions.recorded()
    assert recorded.permissions and not recorded.unknown and not recorded.classic

    def run(held: dict[str, str]) -> None:
        github = family_github()
        flow(Session(github, github.token("mona", permissions=held)))

    run(recorded.permissions)
    for name, less in fewer(recorded.permissions):
        with pytest.raises(Refused) as caught:
            run(less)
        assert caught.value.status == 403
        assert name in caught.value.headers["X-Accepted-GitHub-Permissions"]


@pytest.mark.parametrize("flow", FAMILIES)
def test_a_classic_token_with_the_recorded_scopes_suffices_and_less_does_not(flow: Callable[[Session], None]) -> None:
    first = family_github()
    flow(Session(first, first.token("mona")))
    recorded = first.permissions.recorded()

    def run(scopes: list[str]) -> None:
        github = family_github()
        flow(Session(github, github.token("mona", scopes)))

    run(recorded.scopes)
    for scope in recorded.scopes:
        with pytest.raises(Refused) as caught:
            run([other for other in recorded.scopes if other != scope])
        assert caught.value.status in (403, 404)
        assert scope in caught.value.headers["X-Accepted-OAuth-Scopes"]


def status_of(github: GitHub, id: str, held: dict[str, str]) -> tuple[int, str, bytes]:
    """The status of a request to an operation, the header of permissions, and the body."""
    route = ROUTES[id]
    known = {"owner": "octo-org", "repo": "compass", "org": "octo-org", "username": "hubot", "team_slug": "crew"}
    path = re.sub(r"\{([\w-]+)\}", lambda found: known.get(found[1], "1"), route.template)
    headers = {"authorization": f"Bearer {github.token('mona', permissions=held)}"}
    status, sent, body = github.respond(route.method, path, "", headers, b"", Links())
    return status, sent.get("X-Accepted-GitHub-Permissions", ""), body


def test_each_operation_is_refused_without_its_permissions_and_only_then() -> None:
    github = family_github()
    unknown, refused = set(), 0
    for id, route in ROUTES.items():
        sets = permissions.needed(id)
        if sets is None:
            unknown.add(id)
        elif not sets:
            assert status_of(github, id, {"issues": "write"})[0] == 403, id
        for held in sets or ():
            status, _, body = status_of(github, id, held)
            assert b"Resource not accessible" not in body, id
            if status < 300:
                github = family_github()
            is_public = route.method == "GET" and route.template.startswith(("/users/", "/orgs/{org}/public"))
            if len(sets) == 1 and not is_public:
                for name, less in fewer({name: level for name, level in held.items() if name != "metadata"}):
                    status, header, body = status_of(github, id, less)
                    assert (status, b"Resource not accessible" in body, name in header) == (403, True, True), id
                    refused += 1
    assert unknown == UNKNOWN
    assert refused > 400


def test_every_row_of_the_tables_is_that_of_an_operation() -> None:
    assert set(permissions._table("permissions.tsv")) == set(ROUTES)
    assert set(permissions._table("scopes.tsv")) <= set(ROUTES)


def test_only_a_classic_token_reads_notifications() -> None:
    github = family_github()
    github.client("mona").request("GET /notifications")
    found = github.permissions.recorded()
    assert (found.classic, found.scopes) == (["activity/list-notifications-for-authenticated-user"], ["notifications"])
    assert "Only with a classic token: activity/list-notifications" in str(found)
