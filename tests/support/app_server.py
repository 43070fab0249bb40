"""A server with an app that is installed in an organization and in the account of a user."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from harness import Recorded, Reply, body_of
from service import Service

ID = "Iv23liTheClientOfTests"
LATER = "2999-01-01T00:00:00Z"
REPOSITORY = {**body_of("ShortRepository"), "id": 7}


def installation(number: int, login: str = "octo-org") -> dict[str, Any]:
    return {**body_of("Installation"), "id": number, "account": {"login": login}}


def token_of(request: Recorded) -> Reply:
    """A new token for each request."""
    number = request.path.split("/")[3]
    return Reply({"token": f"ghs_{number}", "expires_at": LATER}, 201)


ROUTES: dict[str, Any] = {
    "GET /app": body_of("App"),
    "GET /app/installations": [installation(1), installation(2, "mona")],
    "GET /orgs/octo-org/installation": installation(1),
    "GET /users/mona/installation": installation(2, "mona"),
    "GET /repos/octo-org/hello/installation": installation(1),
    "POST /app/installations/*/access_tokens": token_of,
    "GET /installation/repositories": {"total_count": 1, "repositories": [REPOSITORY]},
    "GET /orgs/github": body_of("Organization"),
}


TOKENS = "POST /app/installations/1/access_tokens"


@contextlib.contextmanager
def app_server() -> Iterator[Service]:
    """A server with the app and its installations."""
    with Service(dict(ROUTES)) as running:
        running.thread.start()
        yield running
        running.shutdown()
