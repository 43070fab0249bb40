"""Requests to the families of the simulator, as a program in any language sends them."""

from __future__ import annotations

import base64
import json
from typing import Any

from ferrohub.testing import GitHub
from ferrohub.testing.github.links import Links

FULL = "octo-org/compass"
REPO = f"/repos/{FULL}"


class Refused(AssertionError):
    """A response that is no success.

    :param request: the method and the path
    :param response: status, headers, body
    """

    def __init__(self, request: str, response: tuple[int, dict[str, str], bytes]) -> None:
        self.status, self.headers, body = response
        super().__init__(f"{request}: {self.status} {body.decode()}")


class Session:
    """Sends requests to a simulator, in the name of a user."""

    def __init__(self, github: GitHub, token: str) -> None:
        self._github, self._token = github, token

    def __call__(self, request: str, body: Any = None, **headers: str) -> Any:
        """The JSON of a response.

        :raises Refused: it is no success

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
        response = self._github.respond(method, path, query, sent, content, Links())
        if response[0] >= 400:
            raise Refused(request, response)
        try:
            return json.loads(response[2])
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


def of_settings(mona: Session) -> None:
    """Hooks, statuses, deployments, environments, secrets, variables and rules of a repository."""
    sha = mona(f"GET {REPO}/git/ref/heads/main")["object"]["sha"]
    config = {"url": "http://127.0.0.1:1/", "content_type": "json"}
    hook = mona(f"POST {REPO}/hooks", {"name": "web", "config": config, "active": False})["id"]
    mona(f"GET {REPO}/hooks/{hook}/deliveries")
    mona(f"DELETE {REPO}/hooks/{hook}")
    mona(f"POST {REPO}/statuses/{sha}", {"state": "success", "context": "ci"})
    mona(f"GET {REPO}/commits/main/status")
    made = mona(f"POST {REPO}/deployments", {"ref": "main", "required_contexts": [], "auto_merge": False})["id"]
    mona(f"POST {REPO}/deployments/{made}/statuses", {"state": "success"})
    mona(f"PUT {REPO}/environments/production", {})
    mona(f"POST {REPO}/environments/production/variables", {"name": "LEVEL", "value": "1"})
    mona(f"POST {REPO}/actions/variables", {"name": "LEVEL", "value": "1"})
    for family in ("actions", "codespaces", "dependabot"):
        mona(f"GET {REPO}/{family}/secrets/public-key")
    mona(f"GET {REPO}/actions/workflows")
    mona(f"POST {REPO}/rulesets", {"name": "Main", "enforcement": "active", "target": "branch"})
    mona(f"GET {REPO}/rulesets")


def of_organization(mona: Session) -> None:
    """Members, teams, hooks and blocked users of an organization."""
    mona("POST /orgs/octo-org/teams", {"name": "The Team"})
    mona("PUT /orgs/octo-org/teams/the-team/memberships/hubot", {"role": "member"})
    mona(f"PUT /orgs/octo-org/teams/the-team/{REPO[1:]}", {"permission": "push"})
    mona("GET /orgs/octo-org/teams/the-team/members")
    mona("PUT /orgs/octo-org/blocks/surtur")
    mona("GET /orgs/octo-org/hooks")
    mona("PATCH /orgs/octo-org", {"description": "Us"})


def of_user(mona: Session) -> None:
    """What a user does with the own account."""
    gist = mona("POST /gists", {"files": {"a.txt": {"content": "x"}}, "public": True})["id"]
    mona(f"POST /gists/{gist}/comments", {"body": "Text"})
    mona(f"PUT /gists/{gist}/star")
    mona("PUT /user/blocks/surtur")
    mona("PUT /user/following/hubot")
    mona(f"PUT /user/starred/{FULL}")
    mona("GET /user/subscriptions")
    mona("POST /user/emails", {"emails": ["other@example.com"]})
    mona("GET /user/keys")
    mona("PATCH /user", {"bio": "Sailor"})
    mona("GET /issues")
