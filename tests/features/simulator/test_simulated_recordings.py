"""What GitHub once sent and what the simulator sends: the same keys, types and headers.

Each key of a recorded response must be in the simulator's response to the same operation, with the same type, and each
header. Keys that GitHub has added since are compared with its description instead, by ``validate=True``.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
import urllib.parse
from collections.abc import Iterator
from typing import Any

import pytest

from ferrohub._description import of_request
from ferrohub.testing import GitHub
from ferrohub.testing.github.router import match
from recorded_flows import of_hooks, of_names, of_people, of_repository, of_secrets
from recordings import FOLDER, needed
from simulated_flows import FULL, REPO, Session, of_accounts, of_code, of_issues, of_releases, of_reviews

pytestmark = needed
SECURITY = "a setting of GitHub's products for security, which are not simulated"
SCENARIO = "GitHub sends it of pull requests and forks only"
#: Keys that the simulator lacks, with the reason, by the operation and the path, or by the key alone.
WITHOUT = {
    "advanced_security_enabled_for_new_repositories": SECURITY,
    "dependabot_alerts_enabled_for_new_repositories": SECURITY,
    "dependabot_security_updates_enabled_for_new_repositories": SECURITY,
    "dependency_graph_enabled_for_new_repositories": SECURITY,
    "secret_scanning_enabled_for_new_repositories": SECURITY,
    "secret_scanning_push_protection_custom_link": SECURITY,
    "secret_scanning_push_protection_custom_link_enabled": SECURITY,
    "secret_scanning_push_protection_enabled_for_new_repositories": SECURITY,
    "security_and_analysis": SECURITY,
    "parent": SCENARIO,
    "source": SCENARIO,
    "pull_request": SCENARIO,
    "dismissal_restrictions": "restrictions of dismissals are not simulated",
    "restrictions": "only the recorded protection restricts who may push",
}
#: Operations whose recorded responses cannot be compared, with the reason.
NOT_COMPARED = {
    "apps/list-repos-accessible-to-installation": "the recording is that of a preview, a list instead of an object",
    "gists/list-public": "the names of files are keys",
}
#: Paths by ID, which GitHub redirects to, and those by name.
BY_ID = {r"^/repositories/\d+": "/repos/octo-org/compass", r"^/user/\d+": "/users/mona"}
GONE = "projects (classic), which GitHub has removed"
#: The recorded requests that are not simulated: a part of the ID of the operation or of the path, and the reason.
NOT_SIMULATED = {
    "/projects/": GONE,
    "/orgs/github3py/projects": GONE,
    "/repos/github3py/delete_contents/projects": GONE,
    "/octokit-fixture-org/get-archive/legacy.tar.gz": "another server, which the simulator replaces by a path",
    "/authorizations/": "authorizations by password, which GitHub has removed",
    "oauth-authorizations/": "authorizations by password, which GitHub has removed",
    "/git/refs/": "a list that GitHub has replaced by git/list-matching-refs",
    "teams/remove-repo-legacy": "teams by ID, which GitHub has deprecated",
    "enterprise-admin/": "Enterprise Server",
    "activity/get-feeds": "an example only",
    "markdown/": "an example only",
    "meta/get-octocat": "an example only",
    "users/list-gpg-keys-for-user": "an example only",
}
TRANSPORT = "of the connection or of the servers behind it"
#: Headers that the simulator lacks, with the reason.
HEADERS = {
    **dict.fromkeys(("accept-ranges", "connection", "content-encoding", "content-length"), TRANSPORT),
    **dict.fromkeys(("status", "transfer-encoding", "x-runtime-rack", "x-served-by"), TRANSPORT),
    "access-control-allow-credentials": "only the oldest recordings have it",
    "last-modified": "the simulator knows it of what has updated_at",
    "link": "only lists of several pages have it, which other tests compare",
    "x-poll-interval": "only the oldest recording of a reference has it",
}


def recorded() -> Iterator[tuple[str, int, dict[str, str], Any]]:
    """The operation, the status, the headers and the JSON of each recorded response, if the operation is simulated."""
    for request, response in interactions():
        if (found := match(*request)) is not None:
            headers = {name.lower(): value for name, value in response["headers"].items()}
            yield found[0].id, status_of(response), headers, body_of(response.get("body", response.get("content", {})))


def interactions() -> Iterator[tuple[tuple[str, str], dict[str, Any]]]:
    """The method and the path of each recorded request, with its response."""
    for file in sorted(FOLDER.glob("*/*.json")):
        for each in json.loads(file.read_text("utf-8"))["http_interactions"]:
            path = urllib.parse.urlsplit(each["request"]["uri"]).path.removeprefix("/api/v3")
            for by_id, by_name in BY_ID.items():
                path = re.sub(by_id, by_name, path)
            yield (each["request"]["method"], path), each["response"]


def status_of(response: dict[str, Any]) -> int:
    """The status of a recorded response, which the oldest recordings have elsewhere."""
    found: int = response["status"]["code"] if "status" in response else response["status_code"]
    return found


def body_of(body: dict[str, str]) -> Any:
    """The JSON of a recorded body; None if it is other content."""
    content = base64.b64decode(body["base64_string"]) if body.get("base64_string") else body.get("string", "").encode()
    if content.startswith(b"\x1f\x8b"):
        content = gzip.decompress(content)
    try:
        return json.loads(content)
    except ValueError:
        return None


class Capturing(GitHub):
    """A simulator that keeps its responses by operation."""

    responses: dict[str, list[tuple[int, dict[str, str], Any]]]

    def respond(self, *arguments: Any) -> tuple[int, dict[str, str], bytes]:
        """Respond, and keep the response."""
        status, headers, content = super().respond(*arguments)
        if found := match(arguments[0], arguments[1]):
            body = json.loads(content) if content and "json" in headers.get("Content-Type", "") else None
            kept = {name.lower(): value for name, value in headers.items()}
            self.responses.setdefault(found[0].id, []).append((status, kept, body))
        return status, headers, content


@pytest.fixture(scope="module")
def simulated() -> dict[str, list[tuple[int, dict[str, str], Any]]]:
    """The responses of the simulator by operation."""
    github = Capturing(validate=True)
    github.responses = {}
    people = [github.user(login, email=f"{login}@example.com", name=login) for login in ("mona", "hubot", "surtur")]
    profile = {
        "name": "Octo",
        "company": "Octo",
        "blog": "https://example.com",
        "location": "Sea",
        "email": "a@b.example",
    }
    github.organization("octo-org", owners=people[:1], members=people[1:2], **profile)
    github.repository("mona/own", description="Mine")
    github.repository(FULL, files={"README.md": "x", "b.py": "1"}, collaborators={"hubot": "push"})
    mona, hubot, surtur = (Session(github, github.token(each, expires_in=10**6)) for each in people)
    of_issues(mona)
    of_code(mona)
    of_reviews(mona, hubot)
    of_releases(mona)
    of_accounts(mona, hubot, surtur)
    of_secrets(mona, github.client(token=github.token("mona", expires_in=10**6)))
    of_hooks(mona)
    of_people(mona, hubot, surtur)
    of_repository(github, mona)
    of_names(mona)
    app = github.app("Checks", permissions={"checks": "write", "metadata": "read"})
    github.install(app, "octo-org")
    client = github.app_client(app).client("octo-org")
    sha = client.repository("octo-org", "compass").branch("main").commit.sha
    made = {"name": "ci", "head_sha": sha, "output": {"title": "Fine", "summary": "1 passed"}, "status": "completed"}
    run = client.request(f"POST {REPO}/check-runs", json={**made, "conclusion": "success"}).json()
    client.request(f"GET {REPO}/commits/{sha}/check-suites")
    client.request(f"GET {REPO}/check-suites/{run['check_suite']['id']}/check-runs")
    client.request("GET /installation/repositories")
    return github.responses


def types(value: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """The path of each key with the type of its value."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield f"{where}.{name}", _type(inner)
            yield from types(inner, f"{where}.{name}")
    elif isinstance(value, list):
        for inner in value:
            yield from types(inner, f"{where}[]")


def _type(value: Any) -> str:
    return "number" if isinstance(value, int | float) and not isinstance(value, bool) else type(value).__name__


def reason(known: dict[str, str], id: str, path: str) -> str | None:
    """Why something is missing; None if it should not be."""
    return known.get(f"{id}{path}") or known.get(path.rpartition(".")[2]) or known.get(path)


def test_recorded_keys_and_types_are_those_of_the_simulator(simulated: dict[str, Any]) -> None:
    wrong, compared = set(), set()
    for id, status, _, body in recorded():
        mine = [found for kept, _, found in simulated.get(id, ()) if kept == status and found is not None]
        if body is None or body == {} or id in NOT_COMPARED:
            continue
        compared.add((id, status))
        assert mine, f"no flow has {id} with {status}"
        known: dict[str, set[str]] = {}
        for found in mine:
            for path, kind in types(found):
                known.setdefault(path, set()).add(kind)
        for path, kind in types(body):
            above = path.rpartition(".")[0].removesuffix("[]")
            if path not in known:
                # What is below a key that is null or empty in the simulator cannot be compared.
                if not above or any(other.startswith((f"{above}.", f"{above}[]")) for other in known):
                    wrong.add((id, path, "lacks it"))
            elif kind != "NoneType" and known[path] - {"NoneType"} and kind not in known[path]:
                wrong.add((id, path, f"{sorted(known[path])} in place of {kind}"))
    assert len(compared) > 75, sorted(compared)
    assert sorted(each for each in wrong if reason(WITHOUT, each[0], each[1]) is None) == []


def test_recorded_headers_are_those_of_the_simulator(simulated: dict[str, Any]) -> None:
    wrong = set()
    for id, status, headers, _ in recorded():
        mine = [kept for kept_status, kept, _ in simulated.get(id, ()) if kept_status == status]
        assert mine, f"no flow has {id} with {status}"
        names = set().union(*mine)
        known = HEADERS.keys() | ({"content-type"} if status in (204, 205) else set())
        wrong |= {(id, status, name) for name in headers if name not in names and name not in known}
    assert sorted(wrong) == []


def test_recorded_requests_that_are_not_simulated_have_a_reason() -> None:
    used, wrong = set(), set()
    for (method, path), _ in interactions():
        if match(method, path) is None:
            operation = of_request(method, path)
            names = [path] if operation is None else [path, operation["id"]]
            found = {begin for begin in NOT_SIMULATED if any(begin in name for name in names)}
            used |= found
            if not found:
                wrong.add((method, *names))
    assert (sorted(wrong), sorted(NOT_SIMULATED.keys() - used)) == ([], [])
