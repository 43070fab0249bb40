"""Run the recipes of the documentation against the simulated GitHub, and write what they print and need into them.

A page of ``docs/recipes`` has files: blocks of Python with the name of a file as their title. The one whose name begins
with ``try_`` makes a :class:`ferrohub.testing.GitHub` and runs the others within ``github.installed(...)``. The first
block of text of the page is what that prints, and its section "What it needs" the permissions and the requests that
the simulator recorded meanwhile::

    python tools/recipes.py                       # run all of them, and write what differs
    python tools/recipes.py docs/recipes/excel.md # run one
    python tools/recipes.py --check               # write nothing; name the pages that differ and exit with 1

A picture on a page (``![...](name.svg)``) is the file that the run leaves.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import dataclasses
import io
import os
import pathlib
import re
import runpy
import shutil
import sys
import tempfile
from collections.abc import Iterator
from typing import Any
from unittest import mock

from doc_blocks import BLOCK, ROOT, Block, blocks
from ferrohub.testing import GitHub

RECIPES = ROOT / "docs" / "recipes"
NEEDS = re.compile(r"^## What it needs\n(?:\n(?:\|.*\n)+)?", re.MULTILINE)
PICTURE = re.compile(r"!\[[^\]]*\]\(([\w-]+\.svg)\)")


@dataclasses.dataclass(frozen=True)
class Run:
    """What a recipe did."""

    printed: str
    #: The lines of the section "What it needs".
    needs: str
    #: The pictures that it left, by their names.
    pictures: dict[str, bytes]


def pages() -> list[pathlib.Path]:
    """The pages of all recipes."""
    return [page for page in sorted(RECIPES.glob("*.md")) if page.name != "index.md"]


def files(page: pathlib.Path) -> dict[str, Block]:
    """The files of a recipe by their names.

    :param page: path of the page
    """
    found = [block for block in blocks(page) if block.title.endswith(".py")]
    return {pathlib.PurePath(block.title).name: block for block in found}


@contextlib.contextmanager
def placed(folder: pathlib.Path) -> Iterator[None]:
    """Context manager: programs run in a folder, and leave nothing in this process."""
    before, modules, path, environment = pathlib.Path.cwd(), set(sys.modules), list(sys.path), dict(os.environ)
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    os.environ["MPLBACKEND"] = "agg"
    try:
        yield
    finally:
        os.chdir(before)
        sys.path[:] = path
        os.environ.clear()
        os.environ.update(environment)
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", None)).startswith(str(folder)):
                del sys.modules[name]


@contextlib.contextmanager
def _recorded() -> Iterator[list[tuple[GitHub, str | None]]]:
    """Context manager: the simulators that are installed, and for whom; their logs have the requests of that time."""
    found: list[tuple[GitHub, str | None]] = []
    installed = GitHub.installed

    @contextlib.contextmanager
    def recording(github: GitHub, user: Any = None) -> Iterator[GitHub]:
        github.validate = True
        with installed(github, user):
            github.requests.clear()
            yield github
        found.append((github.copy(), getattr(user, "login", user)))
        found[-1][0].requests += github.requests

    with mock.patch.object(GitHub, "installed", recording):
        yield found


def run(page: pathlib.Path, folder: pathlib.Path) -> Run:
    """Run a recipe.

    :param page: path of the page
    :param folder: an empty folder to run it in
    :raises ValueError: the page is not built as a recipe is
    """
    found = files(page)
    (program,) = [name for name in found if name.startswith("try_")] or [""]
    if not program:
        raise ValueError(f"{page} has no block whose title begins with try_")
    for name, block in found.items():
        # Each line has its number on the page, for the messages of errors.
        (folder / name).write_text("\n" * (block.line - 1) + block.code, encoding="utf-8")
    printed = io.StringIO()
    with placed(folder), _recorded() as simulators, contextlib.redirect_stdout(printed):
        runpy.run_path(program, run_name="__main__")
    if len(simulators) != 1:
        raise ValueError(f"{page} must install one simulator, not {len(simulators)}")
    names = PICTURE.findall(page.read_text(encoding="utf-8"))
    pictures = {name: (folder / name).read_bytes() for name in names}
    return Run(printed.getvalue(), needs(page, *simulators[0]), pictures)


def needs(page: pathlib.Path, github: GitHub, user: str | None) -> str:
    """The section "What it needs".

    :param page: path of the page
    :param github: the simulator
    :param user: whose requests are meant; None for those of Apps
    """
    mine = [each for each in github.requests if each.user == user or (user is None and _of_app(each.user))]
    login = user or next((each.user for each in mine if each.user is not None), None)
    recorded = github.permissions.recorded(login)
    shown = [f"`{name}: {level}`" for name, level in recorded.permissions.items()]
    permissions = ", ".join(shown) or "none beside reading metadata"
    if user is not None and recorded.permissions:
        permissions += f" ([create a token]({recorded.token_url(title(page))}))"
    if recorded.classic:
        permissions = "none suffices: only a classic token may do this"
    if recorded.unknown:
        permissions += f"; GitHub names none for {', '.join(f'`{each}`' for each in recorded.unknown)}"
    rows = [("Permissions of a fine-grained token or an App", permissions)]
    if user is not None:
        scopes = ", ".join(f"`{scope}`" for scope in recorded.scopes) or "none"
        rows.append(("Scopes of a classic token", scopes))
    counts = collections.Counter(each.route or each.path for each in mine)
    operations = ", ".join(f"`{name}`" + f" {count} times" * (count > 1) for name, count in counts.items())
    rows.append(("Requests in this example", f"{len(mine)}: {operations}"))
    lines = ["## What it needs", "", "| | |", "| --- | --- |", *(f"| {name} | {value} |" for name, value in rows)]
    return "\n".join(lines) + "\n"


def _of_app(user: str | None) -> bool:
    return user is None or user.endswith("[bot]")


def title(page: pathlib.Path) -> str:
    """The title of a page.

    :param page: path of the page
    """
    found = re.search(r"^# (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else page.stem


def written(page: pathlib.Path, done: Run) -> str:
    """The text of a page with what its recipe did.

    :param page: path of the page
    :param done: what it did
    :raises ValueError: the page has no block of text, or no section "What it needs"
    """
    text = page.read_text(encoding="utf-8")
    output = next((found for found in BLOCK.finditer(text) if found[1] == "text"), None)
    if output is None or not NEEDS.search(text):
        raise ValueError(f'{page} needs a block of text, for the output, and a section "What it needs"')
    text = text[: output.start("code")] + done.printed + text[output.end("code") :]
    return NEEDS.sub(lambda _: done.needs, text, count=1)


def main(arguments: list[str] | None = None) -> int:
    """Run the command with these arguments, or those of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pages", nargs="*", type=pathlib.Path, help="the pages; all of them by default")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a page is out of date")
    options = parser.parse_args(arguments)
    differing = 0
    for page in [each.resolve() for each in options.pages] or pages():
        folder = pathlib.Path(tempfile.mkdtemp())
        try:
            done = run(page, folder)
        finally:
            shutil.rmtree(folder)
        text = written(page, done)
        if text != page.read_text(encoding="utf-8"):
            differing += 1
            print(f"{page.relative_to(ROOT)} is out of date" if options.check else page.relative_to(ROOT))
            if not options.check:
                page.write_text(text, encoding="utf-8")
        for name, picture in done.pictures.items():
            if not options.check:
                (page.parent / name).write_bytes(picture)
    return int(options.check and differing > 0)


if __name__ == "__main__":
    sys.exit(main())
