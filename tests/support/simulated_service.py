"""A simulated GitHub on a socket: it records its requests, and a test can replace single responses."""

from __future__ import annotations

import contextlib
import json
import pathlib
import socket
import urllib.parse
from collections.abc import Iterator

from ferrohub.testing import GitHub
from ferrohub.testing.github.records import Token
from ferrohub.transports import Request, Response
from harness import Recorded, Reply
from service import Service, matches, prepared

KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem").read_text()
CLIENT_ID, CLIENT_SECRET = "Iv23liTheClientOfTests", "client-secret-of-the-tests"
#: The requests for a token of the first installation, and of a user.
USER_TOKENS = "POST /login/oauth/access_token"
TOKENS = "POST /app/installations/1/access_tokens"


class SimulatedService(Service):
    """A simulated GitHub, whose responses the routes of a test replace."""

    def __init__(self, github: GitHub) -> None:
        super().__init__({})
        self.github = github
        #: The tokens of installations and users that were granted, in order.
        self.granted: list[str] = []

    def reply_to(self, request: Recorded, connection: socket.socket) -> Reply:
        for route, reply in self.routes.items():
            if matches(route, request.line):
                return prepared(reply, request)
        return self.simulated(request)

    def simulated(self, request: Recorded) -> Reply:
        """GitHub's own response."""
        path, links = self.github.resolve("http", request.headers["host"], request.path)
        query = urllib.parse.urlencode(request.query)
        status, headers, body = self.github.respond(request.method, path, query, request.headers, request.body, links)
        if request.path.endswith(("/access_tokens", "/access_token")) and status < 300:
            found = json.loads(body)
            self.granted += [found[name] for name in ("token", "access_token") if name in found]
        return Reply(body, status, headers)


def github_with_app() -> GitHub:
    """A GitHub with an App that is installed in the organization octo-org (1) and in the account of mona (2).

    The webhook of the App fails.
    """

    def receiver(request: Request) -> Response:
        return Response(502, {}, b"")

    github = GitHub()
    mona = github.user("mona")
    for login in ("octo-org", "github"):
        github.organization(login, owners=[mona])
    for name in ("octo-org/hello", "mona/notes", "octo-org/world"):
        github.repository(name)
    permissions = {"contents": "write", "issues": "write", "organization_projects": "admin"}
    app = github.app(
        "Octoapp",
        owner=mona,
        key=KEY,
        permissions=permissions,
        webhook=receiver,
        callback_urls=["https://app.example/"],
    )
    app.client_id, app.client_secret = CLIENT_ID, CLIENT_SECRET
    for login in ("octo-org", "mona"):
        github.install(app, login)
    return github


def add_user_token(github: GitHub) -> None:
    """Let mona have the token ghu_0 of the App, and the refresh token ghr_0."""
    [app] = github.state.apps.values()
    mona = github.user("mona").id
    github.state.tokens["ghu_0"] = Token(mona, [], None, "user", dict(app.permissions), app=app.id)
    github.state.refresh_tokens["ghr_0"] = app.id, mona, github.clock.wall() + 3600, "ghu_0"


@contextlib.contextmanager
def serving(github: GitHub) -> Iterator[SimulatedService]:
    """Serve a simulated GitHub for the length of a context."""
    with SimulatedService(github) as running:
        running.thread.start()
        yield running
        running.shutdown()
