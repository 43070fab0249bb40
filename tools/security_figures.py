"""Write how many trials show each promise of SECURITY.md: the number of cases that the named tests have in each run.

    python tools/security_figures.py            # write
    python tools/security_figures.py --check    # fail if a figure is out of date

pytest counts the cases of its tests; a test in Rust is one. What follows the number in a cell is written by hand: how
much each trial tries.
"""

from __future__ import annotations

import argparse
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]
POLICY = ROOT / "SECURITY.md"
COLUMN = "trials"
_TEST = re.compile(r"`(\w+\.(?:py|rs))::(\w+)`")


def collected(files: set[str]) -> collections.Counter[tuple[str, str]]:
    """The number of cases of each test in these files."""
    paths = [str(path) for name in sorted(files) for path in (ROOT / "tests").rglob(name)]
    command = [sys.executable, "-m", "pytest", "--collect-only", "--quiet", "-p", "no:cacheprovider", "-p", "no:xdist"]
    ran = subprocess.run([*command, *paths], capture_output=True, text=True, check=False, cwd=ROOT)
    if ran.returncode:
        raise RuntimeError(f"pytest cannot collect the tests:\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")
    found = re.findall(r"^\S*?(\w+\.py)::(\w+)", ran.stdout, re.MULTILINE)
    return collections.Counter(found)


def updated(text: str) -> str:
    """SECURITY.md with the figures of today."""
    counts = collected({file for file, _ in _TEST.findall(text) if file.endswith(".py")})
    at = None
    lines = []
    for line in text.split("\n"):
        cells = line.split(" | ")
        if not line.startswith("| "):
            at = None
        elif COLUMN in cells:
            at = cells.index(COLUMN)
        elif at is not None and not line.startswith("| ---"):
            named = _TEST.findall(line)
            trials = sum(counts[file, name] if file.endswith(".py") else 1 for file, name in named)
            cells[at] = re.sub(r"^[\d,]*", f"{trials:,}", cells[at])
            line = " | ".join(cells)
        lines.append(line)
    return "\n".join(lines)


def main() -> int:
    """Write the figures, or compare them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a figure is out of date")
    check = parser.parse_args().check
    text = POLICY.read_text()
    new = updated(text)
    for old_line, line in zip(text.split("\n"), new.split("\n"), strict=True):
        if old_line != line:
            print(f"- {old_line}\n+ {line}")
    if not check:
        POLICY.write_text(new)
    return 1 if check and new != text else 0


if __name__ == "__main__":
    sys.exit(main())
