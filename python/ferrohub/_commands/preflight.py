"""``ferrohub preflight``: what a version of the API changes in the recordings of tests."""

from __future__ import annotations

import json
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub._commands import cassette, output
from ferrohub._core import _api_versions, _version_uses

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "preflight",
        help="list what a version of the API changes in cassettes",
        description="List each use of what a version of the API changes in recorded requests and responses: "
        "parameters, statuses, fields and values. Exits with 0 if there is none, else 1.",
    )
    parser.add_argument("cassettes", nargs="+", metavar="CASSETTE", help="cassette")
    parser.add_argument(
        "--api-version",
        default=_api_versions()[-1],
        metavar="VERSION",
        help="version of the API, such as %(default)s, the default",
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if options.api_version not in _api_versions():
        raise ValueError(f"--api-version must be one of {', '.join(_api_versions())}, not {options.api_version}")
    found = False
    for path in options.cassettes:
        for number, interaction in enumerate(cassette.interactions(path), 1):
            for use in _uses(interaction, options.api_version):
                found = True
                url = urllib.parse.urlsplit(interaction["url"])
                print(output.printable(f"{path}:{number}: {interaction['method']} {url.path}: {use}"))
    return 1 if found else 0


def _uses(interaction: dict[str, Any], version: str) -> Iterator[str]:
    """The uses in an interaction, as sentences without a capital."""
    path = urllib.parse.urlsplit(interaction["url"]).path
    for prefix in ("/api/v3", "/api/uploads"):
        if path.startswith(f"{prefix}/"):
            path = path.removeprefix(prefix)
    request, response = (json.dumps(interaction[name]) for name in ("request_body", "body"))
    for _, effect, instead, count in _version_uses(
        interaction["method"].upper(), path, request, interaction["status"], response, version
    ):
        times = f" ({count} times)" if count > 1 else ""
        yield f"{effect}{f'; use {instead}' if instead else ''}{times}"
