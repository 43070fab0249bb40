"""Compare the IDs of tests of two commits: each one that went needs a successor, or a reason, in a table.

python tools/compare_test_ids.py collect > before.txt                 # the IDs of the tests of this checkout
python tools/compare_test_ids.py compare before.txt after.txt [TABLE] # exit with 1 if one went without a row

A row of the table has an ID, or the start of several with ``*``, and after a tab the ID of its successor or the reason.
"""

from __future__ import annotations

import fnmatch
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def main() -> int:
    """Run the command."""
    match sys.argv[1:]:
        case ["collect"]:
            print("\n".join(collected()))
            return 0
        case ["compare", before, after, *table]:
            rows = [line for path in table for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines()]
            gone = lost(ids(before), ids(after), [row.partition("\t")[::2] for row in rows if row.strip()])
            print("\n".join(gone) or "no test went without a successor")
            return 1 if gone else 0
    print(__doc__)
    return 2


def collected() -> list[str]:
    """The IDs that pytest collects, and the names of the Rust tests."""
    pytest = [sys.executable, "-m", "pytest", "--collect-only", "--quiet", "--no-header"]
    python = [line for line in printed(pytest).splitlines() if "::" in line]
    rust = printed(["cargo", "test", "--quiet", "-p", "ferrohub", "--all-features", "--", "--list"])
    return sorted([*python, *(f"rust::{name}" for name in re.findall(r"^(.+): test$", rust, re.M))])


def printed(command: list[str]) -> str:
    """What a command prints."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def ids(path: str) -> set[str]:
    """The IDs in a file."""
    return set(pathlib.Path(path).read_text(encoding="utf-8").split("\n")) - {""}


def lost(before: set[str], after: set[str], rows: list[tuple[str, str]]) -> list[str]:
    """The IDs that went and have no row, and successors that are missing."""
    known = [(pattern, successor) for pattern, successor in rows if successor]
    gone = [found for found in sorted(before - after) if not any(matches(found, pattern) for pattern, _ in known)]
    missing = [
        f"{successor} is named as a successor and missing"
        for _, successor in known
        if "::" in successor and successor not in after
    ]
    return [*gone, *missing]


def matches(found: str, pattern: str) -> bool:
    """Whether an ID is that of a row; brackets are no pattern."""
    return fnmatch.fnmatchcase(found, pattern.replace("[", "[[]"))


if __name__ == "__main__":
    sys.exit(main())
