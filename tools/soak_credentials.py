"""The credentials that the server of the soak test issues, and what clients must not do with them.

Tokens of installations and of users expire after seconds, so that they are renewed all the time. Those of installation
1 last an hour: whoever shares such a token requests it once.
"""

from __future__ import annotations

import base64
import binascii
import collections
import datetime
import json
import random
import re
import time
from typing import Any, Protocol

#: What all credentials of the soak test contain, so that they are found wherever they arrive.
MARK = b"soak-credential"
#: The installation whose tokens last an hour.
LASTING = 1
#: Seconds that the tokens of other installations last, and those of users.
INSTALLATION_LASTS, USER_LASTS = (2, 5), (1, 28_800)
#: Seconds after its end at which a token is certainly not used any more, on a machine that is busy.
SLACK = 30.0
#: Requests with a credential that is always rejected: those of one pool that are in flight at the same time.
MOST_REJECTED = 8

_TOKEN = re.compile(r"\r\nauthorization: *(?:token|bearer) +(\S+)", re.IGNORECASE)
_ACCESS = re.compile(r"/app/installations/(\d+)/access_tokens")
_OWNER = re.compile(r"/repos/soak-owner-([a-z])/")
_SIGNER = re.compile(r"soak-credential-owner-([a-z])-")
REFRESH = "/login/oauth/access_token"


class Request(Protocol):
    """What this module reads of a request."""

    head: bytes
    method: str
    path: str


class Credentials:
    """What was issued, and what was done with it."""

    def __init__(self, numbers: random.Random) -> None:
        self.numbers = numbers
        self.issued: collections.Counter[str] = collections.Counter()
        #: The lasting token of an app whose response is sent whole, unless it was rejected since.
        self.valid: dict[str, str] = {}
        #: Requests for a lasting token while there was a valid one, by the app.
        self.early: collections.Counter[str] = collections.Counter()
        #: The app of each token of an installation, and the last token of each app, whatever became of its response.
        self.apps: dict[str, str] = {}
        self.issued_last: dict[str, str] = {}
        self.rejected: collections.Counter[str] = collections.Counter()
        self.ends: dict[str, float] = {}
        self.misused: list[str] = []

    def check(self, request: Request) -> bool:
        """Look at the credential of a request; whether it is one that is always rejected."""
        token = _token(request)
        ended = time.time() - self.ends.get(token, float("inf"))
        if ended > SLACK:
            self.misused.append(f"a token was used {ended:.0f} s after its end")
        owner, signer = _OWNER.match(request.path), _SIGNER.match(token)
        if owner and signer and owner[1] != signer[1]:
            self.misused.append(f"a request for {owner[0]} was signed for the owner {signer[1]}")
        if "-revoked-" in token:
            self.rejected[token] += 1
            return True
        return False

    def body(self, request: Request) -> dict[str, Any] | None:
        """The token that a request gets; None for requests of other kinds."""
        if request.method != "POST":
            return None
        access = _ACCESS.fullmatch(request.path)
        if access:
            life = 3600 if int(access[1]) == LASTING else self.numbers.randint(*INSTALLATION_LASTS)
            token = self._issue("installation", life)
            self.apps[token] = app = _lasting(request)
            self.issued_last[app] = token
            end = datetime.datetime.fromtimestamp(self.ends[token], datetime.timezone.utc)
            return {"token": token, "expires_at": end.strftime("%Y-%m-%dT%H:%M:%SZ")}
        if request.path == REFRESH:
            life = self.numbers.choice(USER_LASTS)
            token = self._issue("user", life)
            # The next refresh is a write that nobody may send twice.
            refresh = f"soak-credential-soak-write-0-{self.issued['user']}"
            return {"access_token": token, "expires_in": life, "refresh_token": refresh, "token_type": "bearer"}
        return None

    def _issue(self, kind: str, life: int) -> str:
        self.issued[kind] += 1
        token = f"soak-credential-{kind}-{self.issued[kind]}"
        self.ends[token] = time.time() + life
        return token

    def received(self, request: Request) -> None:
        """Note a request for a lasting token: there is one for each token, unless the last one was rejected. If it
        fails, the next one is for the same reason.
        """
        app = _lasting(request)
        if self.valid.pop(app, None) is not None:
            self.early[app] += 1

    def granted(self, request: Request) -> bool:
        """Note that the last token will be sent as the response to a request; whether it is a lasting one."""
        app = _lasting(request)
        if app:
            self.valid[app] = self.issued_last[app]
        return bool(app)

    def refused(self, request: Request) -> None:
        """Note that a request is rejected with 401, so that another token may be requested."""
        token = _token(request)
        if self.valid.get(self.apps.get(token, "")) == token:
            del self.valid[self.apps[token]]

    def found(self) -> dict[str, Any]:
        """What was counted so far."""
        often = [f"{token} was sent {n} times" for token, n in self.rejected.items() if n > MOST_REJECTED]
        return {
            "issued": dict(self.issued),
            "rejected": sum(self.rejected.values()),
            "misused": (self.misused + often)[:20],
            "early": dict(self.early),
        }


def _token(request: Request) -> str:
    found = _TOKEN.search(request.head.decode("latin-1"))
    return found[1] if found else ""


def _lasting(request: Request) -> str:
    """The app of a request for a lasting token; an empty text for other requests."""
    access = _ACCESS.fullmatch(request.path) if request.method == "POST" else None
    return issuer(_token(request)) if access and int(access[1]) == LASTING else ""


def issuer(jwt: str) -> str:
    """The app that a JWT is for; an empty text for anything else."""
    try:
        claims = json.loads(base64.urlsafe_b64decode(jwt.split(".")[1] + "=="))
    except (IndexError, ValueError, binascii.Error):
        return ""
    return str(claims.get("iss", ""))
