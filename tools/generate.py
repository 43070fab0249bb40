"""Generate files from the declarations, which it reads from the built module: stubs, modules, pages.

Run it with the package installed::

    python tools/generate.py            # write everything that is out of date
    python tools/generate.py --stubs    # write only the stubs that are not tracked, as the build does
    python tools/generate.py --pages    # write only the pages of the site, which are not tracked either
    python tools/generate.py --check    # write nothing; name what is out of date and exit with 1

The stub of the extension module and the modules that mirror github3.py's layout are tracked: a change of the public
interface is read in a review. What is public and not documented is named too, and fails the first form and the last.
"""

from __future__ import annotations

import argparse
import pathlib
import sys

from generator import awaited, github3, layout, models, pygithub, rest, stub, webhooks
from generator.declared import Declared

ROOT = pathlib.Path(__file__).resolve().parents[1]
#: Folders of generated files; a file that is no longer generated is out of date too.
FOLDERS = (
    "python/ferrohub/**/*.py",
    "python/ferrohub/rest/*.pyi",
    "python/ferrohub/webhooks/*.pyi",
    "python/ferrohub/github3/**/*.pyi",
    "python/ferrohub/pygithub/[!_]*.pyi",  # _api.pyi is a table, which tools/pygithub_facts.py writes
    "packages/pygithub/github/*.pyi",
    "docs/reference/*.md",
)
MARK = "Made by tools/generate.py."
STUB = "python/ferrohub/_core.pyi"


def package(declared: Declared) -> dict[str, str]:
    """The generated files of the package and their text."""
    return {
        STUB: stub.stub(declared),
        "python/ferrohub/aio.pyi": awaited.stub(),
        **layout.modules(declared),
        **github3.modules(),
        **pygithub.modules(),
        **rest.modules(declared),
        **webhooks.modules(declared, models.described()),
    }


def pages(declared: Declared) -> dict[str, str]:
    """The generated pages of the site and their text."""
    # These read the tests and the whole package, which a build does not need.
    from generator import contributing, coverage, decisions, reference, simulated

    return {
        **reference.pages(declared),
        "docs/contributing.md": contributing.page(ROOT),
        **coverage.pages(declared, ROOT / "tests"),
        "docs/reference/simulated.md": simulated.page(),
        "docs/decisions/README.md": decisions.index(ROOT / "docs" / "decisions"),
    }


def is_tracked(name: str) -> bool:
    """Whether a generated file is in the repository."""
    return name == STUB or name.endswith(".py")


def generated() -> dict[str, str]:
    """Every generated file and its text."""
    declared = Declared()
    return {**package(declared), **pages(declared)}


def out_of_date(files: dict[str, str]) -> list[str]:
    """The files that differ, and those that are no longer generated, of the kinds that there are among the files."""
    changed = [name for name, text in files.items() if not _has(ROOT / name, text)]
    kinds = {pathlib.PurePath(name).suffix for name in files}
    found = [path for pattern in FOLDERS for path in ROOT.glob(pattern) if path.suffix in kinds]
    # Stubs in these folders have no other source; the smallest are without the mark, which would be half of them.
    made = [path for path in found if path.suffix == ".pyi" or MARK in path.read_text(encoding="utf-8")[:200]]
    left_over = {str(path.relative_to(ROOT)) for path in made}
    return sorted({*changed, *(left_over - files.keys())})


def _has(path: pathlib.Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


def main(arguments: list[str] | None = None) -> int:
    """Run the command with these arguments, or those of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is out of date")
    parser.add_argument("--stubs", action="store_true", help="write only the stubs that are not tracked")
    parser.add_argument("--pages", action="store_true", help="write only the pages of the site")
    options = parser.parse_args(arguments)
    if options.stubs or options.pages:
        for name, text in ignored(options.stubs, options.pages).items():
            _write(ROOT / name, text)
        return 0
    files = generated()
    names = out_of_date(files)
    for name in names:
        print(f"{name} is out of date" if options.check else name)
        if not options.check:
            _write(ROOT / name, files.get(name))
    unsaid = undocumented(files[STUB])
    return 1 if unsaid or (options.check and names) else 0


def ignored(with_stubs: bool, with_pages: bool) -> dict[str, str | None]:
    """The files that are not tracked, of these kinds; None for one that is no longer generated."""
    declared = Declared()
    files = (package(declared) if with_stubs else {}) | (pages(declared) if with_pages else {})
    return {name: files.get(name) for name in out_of_date(files) if not is_tracked(name)}


def undocumented(text: str) -> list[str]:
    """Print and return the public names without documentation."""
    from generator import documented

    unsaid = documented.missing(text)
    for name in unsaid:
        print(f"{name} is not documented")
    return unsaid


def _write(path: pathlib.Path, text: str | None) -> None:
    if text is None:
        path.unlink()
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
