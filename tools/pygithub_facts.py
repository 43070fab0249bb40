"""Write the facts of PyGithub from which ``ferrohub.pygithub`` is made: ``python/ferrohub/pygithub/facts.txt``.

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
from collections.abc import Iterator

from pygithub import classes

ROOT = pathlib.Path(__file__).resolve().parents[1]
TABLE = ROOT / "python" / "ferrohub" / "pygithub" / "facts.txt"


def package() -> pathlib.Path:
    """The folder of the installed PyGithub."""
    found = importlib.util.find_spec("github")
    if found is None or found.origin is None:
        sys.exit("PyGithub is needed: pip install PyGithub")
    return pathlib.Path(found.origin).parent


def written(class_: classes.Class) -> Iterator[str]:
    """The lines of a class."""
    yield f"class {class_.name} {class_.module} {' '.join(class_.bases)}".rstrip()
    if class_.identity:
        yield f" identity {class_.identity}"
    if class_.shown:
        yield f" repr {class_.shown}"
    if class_.deprecated:
        yield f" deprecated {' '.join(class_.deprecated)}"
    for name, type_ in class_.fields.items():
        yield f" field {name} {type_}"
    for name, words in class_.attributes.items():
        yield f" .{name} {words}"
    for name, words in class_.by_hand.items():
        yield f" hand {name} {words}".rstrip()
    for method in class_.methods:
        mark = "overload" if "overload" in method.decorators else "hand" if method.by_hand else "def"
        others = "".join(f" @{name}" for name in method.decorators if name != "overload")
        yield f" {mark} {method.name}{method.signature}{others}"
        for line in method.lines:
            yield f"  {line}"


def table(folder: pathlib.Path) -> str:
    """The whole table."""
    version = importlib.metadata.version("PyGithub")
    lines = [f"# PyGithub {version}. Written by tools/pygithub_facts.py."]
    lines += [f"const {name} {json.dumps(value)}" for name, value in classes.constants(folder).items()]
    for class_ in classes.classes(folder):
        lines += written(class_)
    return "\n".join(lines) + "\n"


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
