"""``ferrohub whoami``: the user of the credential, its scopes and its rate limits."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any

from ferrohub._commands import output, waits

if TYPE_CHECKING:
    import argparse

#: The resources whose limits are always shown; others only if something of them was used.
_SHOWN = ("core", "search", "graphql")


def add(commands: Any, credential: str) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "whoami",
        help="show the user of the credential, its scopes and its rate limits",
        description="Show the user of the credential, its scopes and its rate limits.",
        epilog=credential,
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    client = waits.client(wait=False)
    response = client.request("GET /user")
    user = response.json()
    limits = client.request("GET /rate_limit").json()["resources"]
    scopes = response.headers.get("x-oauth-scopes")
    found: dict[str, Any] = {
        "login": user.get("login"),
        "name": user.get("name"),
        "api": client.session.base_url,
        # Only classic tokens have scopes; for others GitHub sends no header.
        "scopes": None if scopes is None else [each.strip() for each in scopes.split(",") if each.strip()],
        "expires": response.headers.get("github-authentication-token-expiration"),
        "limits": {name: limit for name, limit in limits.items() if name in _SHOWN or limit.get("used")},
    }
    if options.json:
        output.print_json(found)
        return 0
    said = "none" if found["scopes"] == [] else ", ".join(found["scopes"] or ["not reported: no classic token"])
    rows = [
        ("login", found["login"] + (f" ({found['name']})" if found["name"] else "")),
        ("api", found["api"]),
        ("scopes", said),
        *([("expires", found["expires"])] if found["expires"] else []),
        *((f"limit of {name}", _limit(limit)) for name, limit in found["limits"].items()),
    ]
    output.print_rows([], [(name, output._text(value)) for name, value in rows])
    return 0


def _limit(limit: dict[str, int]) -> str:
    reset = datetime.datetime.fromtimestamp(limit["reset"], datetime.timezone.utc)
    return f"{limit['remaining']:,} of {limit['limit']:,} left, reset at {reset:%H:%M} UTC"
