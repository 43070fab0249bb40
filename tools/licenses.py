"""Collect the licences of the crates that are compiled into the wheel: docs/third-party-licenses.txt.

python tools/licenses.py          # write it anew, after a change of Cargo.lock
python tools/licenses.py --check  # fail when it is out of date

The crates are those that cargo compiles in for any platform of the release; tools that only run while
it builds are none of them. Of a licence that a crate offers beside the MIT licence only the latter is kept. A crate
without a text of its own is given that of another crate of its repository.
"""

from __future__ import annotations

import collections
import json
import pathlib
import re
import subprocess
import sys
from typing import Any

ROOT = pathlib.Path(__file__).parents[1]
WRITTEN = ROOT / "docs" / "third-party-licenses.txt"
FILE = re.compile(r"(licen[cs]e|copying|copyright|notice|unlicense)", re.IGNORECASE)
TARGETS = (
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
)
#: A line of a copyright notice, and one that only names the licence.
HOLDER = re.compile(r"copyright|all rights reserved|\(c\)|©", re.IGNORECASE)
TITLE = re.compile(r"(the )?mit licen[cs]e( \(mit\))?:?", re.IGNORECASE)
RULE = "=" * 79
HEAD = """Made by tools/licenses.py.

The compiled core of ferrohub contains the Rust crates below. Each is distributed under the licence that stands below
it, with the copyright notices under its name and those in the text."""


def main() -> int:
    """Write the file, or tell whether it is as it should be."""
    text = collected()
    if "--check" not in sys.argv:
        WRITTEN.write_text(text)
        return 0
    current = WRITTEN.exists() and WRITTEN.read_text() == text
    if not current:
        print(f"{WRITTEN.relative_to(ROOT)} is out of date: run python tools/licenses.py")
    return 0 if current else 1


def collected() -> str:
    """The text of the file: each text once, under the crates that it is of, with the copyright notices of each."""
    crates = bundled()
    by_text: dict[str, list[str]] = collections.defaultdict(list)
    written: dict[str, str] = {}
    for crate in crates:
        siblings = (notices(other) for other in crates if other["repository"] == crate["repository"])
        texts = notices(crate) or next(filter(None, siblings), [])
        if not texts:
            raise SystemExit(f"{crate['name']} {crate['version']} ({crate['license']}) has no text of its licence")
        holders, text = without_copyright("\n\n".join(texts))
        shown = [f"{crate['name']} {crate['version']} ({crate['license']})", *(f"    {holder}" for holder in holders)]
        key = " ".join(text.split())
        by_text[key].append("\n".join(shown))
        written.setdefault(key, text)
    sections = [f"{RULE}\n" + "\n".join(names) + f"\n{RULE}\n\n{written[key]}" for key, names in by_text.items()]
    return "\n\n".join([HEAD, *sections]) + "\n"


def without_copyright(text: str) -> tuple[list[str], str]:
    """The copyright notices that begin a MIT licence, and its text without them, which many crates have."""
    lines = text.splitlines()
    first = next((at for at, line in enumerate(lines) if line.startswith("Permission is hereby granted")), 0)
    holders = [line.strip() for line in lines[:first] if line.strip() and not TITLE.fullmatch(line.strip())]
    if not all(HOLDER.match(holder) for holder in holders):
        return [], text
    return holders, "\n".join(lines[first:])


def bundled() -> list[dict[str, Any]]:
    """The crates that are compiled in, without those that only build or derive code."""
    packages = {(each["name"], each["version"]): each for each in json.loads(cargo("metadata"))["packages"]}
    tree = [
        "tree",
        "--package",
        "ferrohub-python",
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--format",
        "{p}",
    ]
    targets = [part for target in TARGETS for part in ("--target", target)]
    lines = cargo(*tree, *targets).splitlines()
    found = {(name, version.removeprefix("v")) for name, version, *_ in (line.split() for line in lines if line)}
    return [packages[each] for each in sorted(found) if each[0] not in ("ferrohub", "ferrohub-python")]


def cargo(command: str, *options: str) -> str:
    """What cargo prints."""
    format_ = ["--format-version", "1"] if command == "metadata" else []
    line = ["cargo", command, *format_, "--locked", *options]
    return subprocess.run(line, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def notices(crate: dict[str, Any]) -> list[str]:
    """The texts of a crate's licence and its notices."""
    folder = pathlib.Path(crate["manifest_path"]).parent
    names = sorted(path.name for path in folder.iterdir() if path.is_file() and FILE.match(path.name))
    mit = [name for name in names if "mit" in name.lower()]
    if mit and re.search(r"\bMIT\b", crate["license"] or "") and " AND " not in crate["license"]:
        names = mit
    texts = [(folder / name).read_text(errors="replace") for name in names]
    return ["\n".join(line.rstrip() for line in text.strip().splitlines()) for text in texts]


if __name__ == "__main__":
    sys.exit(main())
