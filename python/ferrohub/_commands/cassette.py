"""``ferrohub cassette``: show, scrub and compare the recordings of tests."""

from __future__ import annotations

import difflib
import json
import pathlib
import shutil
import tempfile
from typing import TYPE_CHECKING, Any

from ferrohub._commands import output

if TYPE_CHECKING:
    import argparse

#: Headers that differ in each recording.
_PASSING = ("date", "x-github-request-id", "x-ratelimit-remaining", "x-ratelimit-reset", "x-ratelimit-used")


def add(commands: Any) -> None:
    """Add the commands."""
    cassette = commands.add_parser(
        "cassette", help="show, scrub and compare cassettes", description="Work on cassettes."
    )
    parts = cassette.add_subparsers(required=True, metavar="command")
    show = parts.add_parser(
        "show", help="list the requests of a cassette", description="List the requests of a cassette."
    )
    show.add_argument("cassette", metavar="FILE", help="cassette")
    show.add_argument("--json", action="store_true", help="print JSON")
    show.set_defaults(run=_show)
    scrub = parts.add_parser(
        "scrub",
        help="replace the credentials in cassettes",
        description="Replace credentials, cookies and e-mail addresses in cassettes, as recording does. A cassette in "
        "which a secret cannot be replaced is not written.",
    )
    scrub.add_argument("cassettes", nargs="+", metavar="FILE", help="cassette")
    scrub.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a cassette would change")
    scrub.add_argument("--keep-emails", action="store_true", help="keep e-mail addresses")
    scrub.add_argument(
        "--pattern", action="append", default=[], metavar="REGEX", help="replace what matches, too; can be repeated"
    )
    scrub.set_defaults(run=_scrub)
    diff = parts.add_parser(
        "diff",
        help="compare two cassettes",
        description="Compare the requests, statuses and JSON of two cassettes. Exits with 0 if they are equal, else 1.",
    )
    diff.add_argument("old", metavar="OLD", help="cassette")
    diff.add_argument("new", metavar="NEW", help="cassette")
    diff.set_defaults(run=_diff)


def interactions(path: str) -> list[dict[str, Any]]:
    """The interactions of a cassette.

    :raises ValueError: the file is no cassette
    """
    try:
        found = json.loads(pathlib.Path(path).read_text("utf-8"))["http_interactions"]
        return [_summary(each) for each in found]
    except (KeyError, TypeError, AttributeError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise ValueError(f"{path} is no cassette: {type(error).__name__}: {error}") from error


def _summary(interaction: dict[str, Any]) -> dict[str, Any]:
    request, response = interaction["request"], interaction["response"]
    content = response.get("body") or {}
    return {
        "method": request["method"],
        "url": request["uri"],
        "status": response["status"]["code"],
        "recorded_at": interaction.get("recorded_at", ""),
        "headers": {
            name.lower(): value for name, value in response.get("headers", {}).items() if name.lower() not in _PASSING
        },
        "request_body": _content(request.get("body")),
        "body": _content(content),
    }


def _content(body: Any) -> Any:
    """The body of a request or a response: its JSON, or else its text."""
    found = body.get("string", body.get("base64_string")) if isinstance(body, dict) else body
    text = str(found or "")
    try:
        return json.loads(text)
    except ValueError:
        return text


def _show(options: argparse.Namespace) -> int:
    found = interactions(options.cassette)
    if options.json:
        output.print_json([{key: each[key] for key in ("method", "url", "status", "recorded_at")} for each in found])
        return 0
    names = ("method", "url", "status", "recorded_at")
    output.print_rows(names, [tuple(output._text(each[name]) for name in names) for each in found])
    return 0


def _scrub(options: argparse.Namespace) -> int:
    changed = False
    for path in options.cassettes:
        before = interactions(path) and json.loads(pathlib.Path(path).read_text("utf-8"))
        with tempfile.TemporaryDirectory() as folder:
            copy = shutil.copy(path, pathlib.Path(folder) / pathlib.Path(path).name)
            _scrub_file(copy, options)
            differs = json.loads(pathlib.Path(copy).read_text("utf-8")) != before
        if differs and not options.check:
            _scrub_file(path, options)
        changed = changed or differs
        print(f"{path}: {'contains secrets' if options.check else 'scrubbed'}" if differs else f"{path}: clean")
    return 1 if changed and options.check else 0


def _scrub_file(path: str | pathlib.Path, options: argparse.Namespace) -> None:
    from ferrohub._core import Cassette

    Cassette(path, "none", patterns=options.pattern, keep_emails=options.keep_emails).scrub()


def _lines(path: str) -> list[str]:
    """What is compared of a cassette, in lines."""
    lines = []
    for each in interactions(path):
        lines.append(f"{each['method']} {each['url']}: {each['status']}")
        for what in ("request_body", "body"):
            if each[what] not in ("", None):
                shown = json.dumps(each[what], indent=1, ensure_ascii=False, sort_keys=True)
                lines += [f"  {what}: {line}" for line in shown.splitlines()]
    return lines


def _diff(options: argparse.Namespace) -> int:
    old, new = _lines(options.old), _lines(options.new)
    found = list(difflib.unified_diff(old, new, options.old, options.new, lineterm="", n=1))
    for line in found:
        print("".join(each if each.isprintable() else " " for each in line))
    return 1 if found else 0
