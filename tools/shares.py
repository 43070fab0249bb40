"""Print how much of the extension each crate is, from the map that the linker writes: python tools/shares.py MAP.

Generic code of the standard library counts for the standard library, whoever uses it. Texts and tables without
a name count together, and so do the tables by which exceptions are handled.
"""

from __future__ import annotations

import collections
import pathlib
import re
import sys

#: A section of an object: its size, the object, the name of the section, and that of the function or table.
SECTION = re.compile(r" *[0-9a-f]+ +[0-9a-f]+ +(?P<size>[0-9a-f]+) +\d+ {9}(?P<object>\S.*):\((?P<name>\.[^)]*)\)")
ARCHIVE = re.compile(r"/lib(\w+)-[0-9a-f]{16}\.rlib\(")
#: The first name of a mangled path; an implementation begins with the type that it is of.
PATH = re.compile(
    r"_ZN(?:\d+_\$LT\$(?:\$\w+\$|impl |dyn |_|\.\.)*(?P<of>\w+?)(?:\.\.|\$)|(?P<length>\d+)(?P<rest>\w+))"
)
SHOWN = 15


def main() -> None:
    """Print the largest shares."""
    found = shares(pathlib.Path(sys.argv[1]))
    total = sum(found.values())
    for name, size in found.most_common(SHOWN):
        print(f"{size / 1e6:6.2f} MB {size / total:6.1%}  {name}")
    print(f"{total / 1e6:6.2f} MB in all")


def shares(path: pathlib.Path) -> collections.Counter[str]:
    """Bytes by crate."""
    found: collections.Counter[str] = collections.Counter()
    with path.open(errors="replace") as lines:
        for line in lines:
            if (match := SECTION.match(line)) and not match["name"].startswith(".debug"):
                found[owner(match["object"], match["name"])] += int(match["size"], 16)
    if not found:
        raise SystemExit(f"{path} is not a map of lld")
    return found


def owner(of: str, section: str) -> str:
    """The crate that a section is of."""
    if section.startswith((".eh_frame", ".gcc_except_table")):
        return "(unwinding)"
    if not section.startswith((".text", ".rodata", ".data")):
        return "(linking)"
    if found := PATH.search(section):
        return found["of"] or found["rest"][: int(found["length"])]
    if archive := ARCHIVE.search(of):
        return archive[1]
    return "(texts and tables)"


if __name__ == "__main__":
    main()
