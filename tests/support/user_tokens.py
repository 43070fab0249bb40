"""Tokens of users as the tests of OAuth need them."""

from __future__ import annotations

import datetime
import urllib.parse

from ferrohub.oauth import UserToken
from harness import Recorded

#: When a token has expired, and when it is about to.
PAST, SOON = "2020-01-01T00:00:00Z", datetime.timedelta(minutes=2)


def form(request: Recorded) -> dict[str, str]:
    """The parameters in a body."""
    assert request.headers["content-type"] == "application/x-www-form-urlencoded"
    return dict(urllib.parse.parse_qsl(request.body.decode(), strict_parsing=True))


def expired() -> UserToken:
    return UserToken("ghu_0", expires_at=PAST, refresh_token="ghr_0")


def expiring() -> UserToken:
    """A token that is due, and valid for two minutes."""
    return UserToken("ghu_0", expires_at=datetime.datetime.now(datetime.timezone.utc) + SOON, refresh_token="ghr_0")


def query(url: str) -> dict[str, str]:
    return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query, strict_parsing=True))
