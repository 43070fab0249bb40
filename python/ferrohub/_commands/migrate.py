"""``ferrohub migrate``: list what programs use of PyGithub and github3.py, and what it is in ferrohub."""

from __future__ import annotations

import collections
import sys
from typing import TYPE_CHECKING, Any

from ferrohub._commands import output

if TYPE_CHECKING:
    import argparse

    from ferrohub._migration.peer import Finding

#: The outcomes, in the words of the summary.
_OUTCOMES = {
    "same": "the same",
    "renamed": "with another name",
    "differs": "that differ",
    "none": "without a counterpart",
    "unknown": "of objects whose class is not known",
}


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "migrate",
        help="list what a program uses of PyGithub or github3.py, and what it is in ferrohub",
        description="Read programs that are written for PyGithub or github3.py, and list each use with its name in "
        "ferrohub and what differs. Nothing is run, sent or changed. Exits with 1 if a file is not valid Python.",
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help="file, or folder with all files of Python in it")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--all", action="store_true", help="print also the uses that are the same in ferrohub")
    parser.set_defaults(run=_migrate)


def _migrate(options: argparse.Namespace) -> int:
    from ferrohub._migration import github3, program, pygithub, statements

    read, failed = program.load(options.paths)
    found = statements.findings(read, (pygithub, github3))
    for path, reason in failed.items():
        print(f"error: {path}: {reason}", file=sys.stderr)
    counts = collections.Counter(each.outcome for each in found)
    if options.json:
        shown = {name: counts[name] for name in _OUTCOMES}
        output.print_json({"files": len(read.modules), "counts": shown, "uses": [each.as_dict() for each in found]})
    else:
        for each in found:
            if options.all or each.outcome != "same":
                _print(each)
        parts = [f"{counts[name]} {words}" for name, words in _OUTCOMES.items() if counts[name]]
        files = f"{len(read.modules)} file{'' if len(read.modules) == 1 else 's'}"
        print(f"{files}, {len(found)} uses" + (": " if parts else "") + ", ".join(parts))
    return 1 if failed else 0


def _print(finding: Finding) -> None:
    here = finding.here or "no counterpart" if finding.outcome == "none" else finding.here or "see below"
    place = f"{finding.path}:{finding.line}:{finding.column + 1}"
    print(output.printable(f"{place}: {finding.uses} -> {here}"))
    for kind, text in finding.differences:
        if kind != "name":
            print(output.printable(f"    {kind}: {text}"))
