"""A server with the flows of OAuth, and tokens of users."""

from __future__ import annotations

import contextlib
import datetime
import urllib.parse
from collections.abc import Iterator

from ferrohub.oauth import (
    UserToken,
)
from harness import Recorded, Reply, body_of
from service import Service

ID, SECRET = "Iv1.0123456789abcdef", "client-secret-of-the-tests"
TOKENS = "POST /login/oauth/access_token"
CODES = "POST /login/device/code"
#: When a token has expired, and when it is about to.
PAST, SOON = "2020-01-01T00:00:00Z", datetime.timedelta(minutes=2)
ME = {**body_of("AuthenticatedUser"), "login": "mona"}


def form(request: Recorded) -> dict[str, str]:
    """The parameters in a body."""
    assert request.headers["content-type"] == "application/x-www-form-urlencoded"
    return dict(urllib.parse.parse_qsl(request.body.decode(), strict_parsing=True))


def granted(request: Recorded) -> Reply:
    """The token for a code, or for the refresh token with the number before."""
    sent = form(request)
    number = int(sent.get("refresh_token", "ghr_0").removeprefix("ghr_")) + 1
    body = {"access_token": f"ghu_{number}", "expires_in": 28800, "refresh_token": f"ghr_{number}"}
    return Reply({**body, "refresh_token_expires_in": 15897600, "scope": "repo,gist", "token_type": "bearer"})


def me(request: Recorded) -> Reply:
    return Reply(ME if request.headers.get("authorization", "").startswith("token ghu_") else {}, 200)


def expired() -> UserToken:
    return UserToken("ghu_0", expires_at=PAST, refresh_token="ghr_0")


def expiring() -> UserToken:
    """A token that is due, and valid for two minutes."""
    return UserToken("ghu_0", expires_at=datetime.datetime.now(datetime.timezone.utc) + SOON, refresh_token="ghr_0")


def query(url: str) -> dict[str, str]:
    return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query, strict_parsing=True))


@contextlib.contextmanager
def oauth_server() -> Iterator[Service]:
    """A server that is both the web host and the API."""
    with Service({TOKENS: granted, "GET /user": me}) as running:
        running.thread.start()
        yield running
        running.shutdown()
