"""Write the facts of PyGithub from which ``ferrohub.pygithub`` is made: ``python/ferrohub/pygithub/_api.pyi``.

Run it where PyGithub and the package are installed::

    python tools/pygithub_facts.py            # write the table, and by tools/pygithub_table.py that of its methods
    python tools/pygithub_facts.py --check    # write nothing; exit with 1 if the table differs
    python tools/pygithub_facts.py --open     # print the methods and attributes that are written by hand

Only facts are read: names, signatures, JSON keys, verbs, URL templates, media types, classes of results. For a new
version of PyGithub, install it, run this, and read the diff.
"""

from __future__ import annotations

import argparse
import difflib
import importlib.metadata
import importlib.util
import json
import pathlib
import subprocess
import sys

from pygithub import classes, stub

ROOT = pathlib.Path(__file__).resolve().parents[1]
TABLE = ROOT / "python" / "ferrohub" / "pygithub" / "_api.pyi"


def package() -> pathlib.Path:
    """The folder of the installed PyGithub."""
    found = importlib.util.find_spec("github")
    if found is None or found.origin is None:
        sys.exit("PyGithub is needed: pip install PyGithub")
    return pathlib.Path(found.origin).parent


def table(folder: pathlib.Path) -> str:
    """The whole table."""
    constants = (f"{name} {json.dumps(value)}" for name, value in classes.constants(folder).items())
    return stub.table(importlib.metadata.version("PyGithub"), constants, classes.classes(folder))


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--open", action="store_true")
    options = parser.parse_args()
    folder = package()
    if options.open:
        for class_ in classes.classes(folder):
            print(*(f"{class_.name}: {name}" for name in class_.by_hand), sep="\n", end="\n" if class_.by_hand else "")
            for method in class_.methods:
                if method.by_hand:
                    print(f"{class_.name}.{method.name}: {method.by_hand}")
        return 0
    new = table(folder)
    old = TABLE.read_text() if TABLE.exists() else ""
    if not options.check:
        TABLE.parent.mkdir(exist_ok=True)
        TABLE.write_text(new)
        command = [sys.executable, str(ROOT / "tools" / "pygithub_table.py")]
        return subprocess.run(command, check=False).returncode
    print(*difflib.unified_diff(old.splitlines(), new.splitlines(), "written", "found", lineterm=""), sep="\n")
    return int(old != new)


if __name__ == "__main__":
    sys.exit(main())
