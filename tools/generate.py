"""Generate files from the declarations: the stub, the modules of github3.py's layout, the reference, the coverage.

Run it with the package installed::

    python tools/generate.py            # write what is out of date
    python tools/generate.py --check    # write nothing; name what is out of date and exit with 1

What is public and not documented is named too, and makes it fail.
"""

from __future__ import annotations

import argparse
import pathlib
import sys

from generator import (
    awaited,
    contributing,
    coverage,
    decisions,
    documented,
    github3,
    layout,
    reference,
    rest,
    simulated,
    stub,
    webhooks,
)
from generator.declared import Declared

ROOT = pathlib.Path(__file__).resolve().parents[1]
#: Folders of generated files; a file that is no longer generated is out of date too.
FOLDERS = (
    "python/ferrohub/**/*.py",
    "python/ferrohub/rest/*.pyi",
    "python/ferrohub/webhooks/*.pyi",
    "python/ferrohub/github3/**/*.pyi",
    "docs/reference/*.md",
)
MARK = "Made by tools/generate.py."
STUB = "python/ferrohub/_core.pyi"


def generated() -> dict[str, str]:
    """Every generated file and its text."""
    declared = Declared()
    return {
        STUB: stub.stub(declared),
        "python/ferrohub/aio.pyi": awaited.stub(),
        **layout.modules(declared),
        **github3.modules(),
        **rest.modules(declared),
        **webhooks.modules(declared, rest.Described()),
        **reference.pages(declared),
        "docs/contributing.md": contributing.page(ROOT),
        "docs/coverage.md": coverage.page(declared, ROOT / "tests"),
        "docs/reference/simulated.md": simulated.page(),
        "docs/decisions/README.md": decisions.index(ROOT / "docs" / "decisions"),
    }


def out_of_date(files: dict[str, str]) -> list[str]:
    """The files that differ, and those that are no longer generated."""
    changed = [name for name, text in files.items() if not _has(ROOT / name, text)]
    found = [path for pattern in FOLDERS for path in ROOT.glob(pattern)]
    left_over = [path for path in found if MARK in path.read_text()[:200]]
    return sorted([*changed, *({str(path.relative_to(ROOT)) for path in left_over} - files.keys())])


def _has(path: pathlib.Path, text: str) -> bool:
    return path.is_file() and path.read_text() == text


def main(arguments: list[str] | None = None) -> int:
    """Run the command with these arguments, or those of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is out of date")
    check = parser.parse_args(arguments).check
    files = generated()
    names = out_of_date(files)
    for name in names:
        print(f"{name} is out of date" if check else name)
        if not check:
            _write(ROOT / name, files.get(name))
    unsaid = documented.missing(files[STUB])
    for name in unsaid:
        print(f"{name} is not documented")
    return 1 if unsaid or (check and names) else 0


def _write(path: pathlib.Path, text: str | None) -> None:
    if text is None:
        path.unlink()
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


if __name__ == "__main__":
    sys.exit(main())
