"""What GitHub once sent and what the simulator sends: the same keys, types and headers.

Each key of a recorded response must be in the simulator's response to the same operation, with the same type, and each
header. Keys that GitHub has added since are compared with its description instead, by ``validate=True``.
"""

from __future__ import annotations

import base64
import gzip
import json
import urllib.parse
from collections.abc import Iterator
from typing import Any

import pytest

from ferrohub.testing import GitHub
from ferrohub.testing.github.links import Links
from ferrohub.testing.github.router import match
from recordings import FOLDER, needed

pytestmark = needed
FULL = "octo-org/compass"
REPO = f"/repos/{FULL}"
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
    "dismissal_restrictions": "restrictions of users, teams and apps are not simulated",
    "restrictions": "restrictions of users, teams and apps are not simulated",
}
#: Operations whose recorded responses cannot be compared, with the reason.
NOT_COMPARED = {
    "apps/list-repos-accessible-to-installation": "the recording is that of a preview, a list instead of an object",
    "gists/list-public": "the names of files are keys",
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
    """The operation, the status, the headers and the JSON of each recorded response that succeeded."""
    for file in sorted(FOLDER.glob("*/*.json")):
        for each in json.loads(file.read_text("utf-8"))["http_interactions"]:
            request, response = each["request"], each["response"]
            path = urllib.parse.urlsplit(request["uri"]).path.removeprefix("/api/v3")
            status, found = response.get("status", {}).get("code", 0), match(request["method"], path)
            if found is None or not 200 <= status < 300:
                continue
            headers = {name.lower(): value for name, value in response["headers"].items()}
            yield found[0].id, status, headers, body_of(response["body"])


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


class Session:
    """Sends requests to a simulator, in the name of a user."""

    def __init__(self, github: Capturing, token: str) -> None:
        self._github, self._token = github, token

    def __call__(self, request: str, body: Any = None, **headers: str) -> Any:
        """The JSON of a response; anything but success fails.

        :param request: the method and the path
        :param body: JSON, or bytes
        :param headers: further headers
        """
        method, _, url = request.partition(" ")
        path, _, query = url.partition("?")
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        kind = "application/octet-stream" if isinstance(body, bytes) else "application/json"
        accept = "application/vnd.github.full+json"
        sent = {"authorization": f"Bearer {self._token}", "content-type": kind, "accept": accept, **headers}
        status, _, found = self._github.respond(method, path, query, sent, content, Links())
        assert status < 400, f"{request}: {status} {found.decode()}"
        try:
            return json.loads(found)
        except ValueError:
            return None


def of_issues(mona: Session) -> None:
    issue = f"{REPO}/issues/1"
    mona(f"POST {REPO}/labels", {"name": "crash", "color": "ff0000"})
    mona(f"GET {REPO}/labels/crash")
    mona(f"PATCH {REPO}/labels/crash", {"color": "00ff00"})
    mona(f"GET {REPO}/labels")
    mona(f"POST {REPO}/milestones", {"title": "v1", "description": "First", "due_on": "2026-02-01T00:00:00Z"})
    made = {"title": "One", "body": "Text", "labels": ["crash"], "assignees": ["hubot"], "milestone": 1}
    mona(f"POST {REPO}/issues", made)
    mona(f"POST {issue}/labels", {"labels": ["bug"]})
    mona(f"PUT {issue}/labels", {"labels": ["bug", "crash"]})
    mona(f"GET {issue}/labels")
    mona(f"DELETE {issue}/labels/bug")
    mona(f"POST {issue}/comments", {"body": "Text"})
    mona(f"PATCH {issue}", {"state": "closed"})
    mona(f"GET {issue}")
    mona(f"GET {REPO}/issues?state=all")
    mona(f"GET /search/issues?q=repo:{FULL}")


def of_code(mona: Session) -> None:
    mona(f"POST {REPO}/git/blobs", {"content": "x"})
    sha = mona(f"GET {REPO}/git/ref/heads/main")["object"]["sha"]
    mona(f"POST {REPO}/git/refs", {"ref": "refs/heads/topic", "sha": sha})
    content = base64.b64encode(b"1").decode()
    made = mona(f"PUT {REPO}/contents/a.py", {"message": "Add", "content": content, "branch": "topic"})
    mona(f"DELETE {REPO}/contents/b.py", {"message": "Remove", "sha": mona(f"GET {REPO}/contents/b.py")["sha"]})
    mona(f"GET {REPO}/contents/")
    mona(f"GET {REPO}/git/trees/main?recursive=1")
    mona(f"GET {REPO}/commits/topic")
    mona(f"GET {REPO}/branches/main")
    mona(f"POST {REPO}/git/refs", {"ref": "refs/heads/other", "sha": sha})
    mona(f"PATCH {REPO}/git/refs/heads/other", {"sha": made["commit"]["sha"], "force": True})
    mona(f"POST {REPO}/pulls", {"title": "Add", "body": "Text", "head": "topic", "base": "main"})
    mona(f"POST {REPO}/git/refs", {"ref": "refs/heads/side", "sha": sha})
    mona(f"PUT {REPO}/contents/c.py", {"message": "Add", "content": content, "branch": "side"})
    mona(f"POST {REPO}/merges", {"base": "main", "head": "side"})
    mona(f"POST {REPO}/statuses/{sha}", {"state": "success", "context": "ci", "description": "Fine"})
    mona(f"GET {REPO}/commits/{sha}/statuses")
    mona(f"GET {REPO}/commits/{sha}/status")
    rules = {
        "required_status_checks": {"strict": True, "contexts": ["ci"]},
        "enforce_admins": True,
        "restrictions": None,
    }
    reviews = {"required_approving_review_count": 1}
    mona(
        f"PUT {REPO}/branches/main/protection",
        {**rules, "required_pull_request_reviews": reviews, "restrictions": None},
    )
    mona(f"GET {REPO}/stats/code_frequency")


def of_reviews(mona: Session, hubot: Session) -> None:
    pull = f"{REPO}/pulls/2"
    hubot(f"POST {pull}/reviews", {"body": "Good", "event": "APPROVE"})
    pending = hubot(f"POST {pull}/reviews", {"body": "Hm"})["id"]
    hubot(f"POST {pull}/reviews/{pending}/events", {"event": "COMMENT", "body": "Hm"})
    sha = mona(f"GET {pull}")["head"]["sha"]
    mona(f"POST {pull}/comments", {"body": "Why?", "path": "a.py", "line": 1, "side": "RIGHT", "commit_id": sha})
    mona(f"GET {pull}/comments")


def of_releases(mona: Session) -> None:
    release = mona(f"POST {REPO}/releases", {"tag_name": "v1", "name": "One", "body": "Text"})["id"]
    asset = mona(f"POST {REPO}/releases/{release}/assets?name=a.txt", b"text")["id"]
    mona(f"GET {REPO}/releases/tags/v1")
    mona(f"GET {REPO}/releases")
    mona(f"GET {REPO}/releases/{release}/assets")
    mona(f"GET {REPO}/releases/assets/{asset}")
    mona(f"PATCH {REPO}/releases/assets/{asset}", {"label": "The file"})


def of_accounts(mona: Session, hubot: Session, surtur: Session) -> None:
    config = {"url": "http://127.0.0.1:1/", "content_type": "json"}
    for home in (REPO, "/orgs/octo-org"):
        hook = mona(f"POST {home}/hooks", {"name": "web", "config": config, "active": False})["id"]
        mona(f"PATCH {home}/hooks/{hook}", {"events": ["push"]})
    gist = mona("POST /gists", {"files": {"a.txt": {"content": "x"}}, "description": "One", "public": True})["id"]
    hubot(f"POST /gists/{gist}/forks")
    mona("GET /gists/public")
    mona(f"GET /gists/{gist}")
    mona(f"PUT {REPO}/collaborators/surtur", {"permission": "push"})
    mona(f"GET {REPO}/invitations")
    mona(f"GET {REPO}/collaborators")
    surtur("GET /user/repository_invitations")
    mona("POST /orgs/octo-org/teams", {"name": "The Team", "description": "Us"})
    mona("GET /orgs/octo-org/teams")
    mona("GET /orgs/octo-org/teams/the-team")
    mona("PUT /user/blocks/surtur")
    mona("PUT /user/following/hubot")
    mona(f"PUT {REPO}/subscription", {"subscribed": True})
    mona("POST /orgs/octo-org/repos", {"name": "other", "description": "Other", "homepage": "https://example.com"})
    for path in (
        "/user",
        "/user/blocks",
        "/users",
        "/users/mona",
        "/users/mona/following",
        "/users/mona/subscriptions",
    ):
        mona(f"GET {path}")
    for path in ("/orgs/octo-org", "/organizations", "/orgs/octo-org/members", "/user/repos", "/"):
        mona(f"GET {path}")
    mona(f"PATCH {REPO}", {"description": "Compasses"})
    mona(f"GET {REPO}")


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
        if body is None or not mine or id in NOT_COMPARED:
            continue
        compared.add(id)
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
    assert len(compared) > 65, sorted(compared)
    assert sorted(each for each in wrong if reason(WITHOUT, each[0], each[1]) is None) == []


def test_recorded_headers_are_those_of_the_simulator(simulated: dict[str, Any]) -> None:
    wrong = set()
    for id, status, headers, _ in recorded():
        mine = [kept for kept_status, kept, _ in simulated.get(id, ()) if kept_status == status]
        if mine:
            names = set().union(*mine)
            wrong |= {(id, name) for name in headers if name not in names and name not in HEADERS}
    assert sorted(wrong) == []
