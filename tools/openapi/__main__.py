"""Write the description of GitHub's operations that ferrohub ships, from the pinned npm package.

``python -m openapi`` writes what is out of date, ``--check`` fails instead, and ``--update`` moves to the newest
version of the package first, and prints lines for the changelog: the operations that came, went and changed.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import re
import subprocess
import sys

import npm
from openapi import operations, releases, schemas, source, versions

FOLDER = npm.PIN.parent
#: The last texts of operations that declarations name, and GitHub's description no longer has.
REMOVED = npm.ROOT / "tools" / "build" / "removed.txt"
#: What is written by hand beside the description.
OWN = {"summaries.txt"}


def files(documents: dict[str, source.Node], servers: dict[str, source.Node]) -> dict[str, str]:
    """Every file of the description by its name.

    :param documents: the descriptions of the hosts
    :param servers: the descriptions of all releases of Enterprise Server, the oldest first
    """
    by_tag: dict[str, list[str]] = {}
    for _, operation in sorted(operations.collect(documents).items()):
        by_tag.setdefault(operation.tag, []).append("\n".join(operation.lines()))
    found = {f"operations/{tag}.txt": "\n".join(blocks) + "\n" for tag, blocks in by_tag.items()}
    found["../tags.rs"] = tags(sorted(by_tag))
    found["releases.txt"] = "\n".join(releases.lines(servers)) + "\n"
    found["schemas.txt"] = "\n".join(schemas.blocks(documents)) + "\n"
    found["versions.txt"] = "\n".join(versions.lines(documents)) + "\n"
    found["webhooks.txt"] = "\n".join(schemas.webhooks(documents)) + "\n"
    return found


def tags(names: list[str]) -> str:
    """The module that includes the texts of all tags."""
    lines = [f'    ("{name}", include_str!("text/operations/{name}.txt")),' for name in names]
    head = "//! The texts of all tags, sorted by name. Made by tools/openapi.\n\n/// Name and text of each tag.\n"
    inner = "\n".join(lines)
    return f"{head}pub const TAGS: [(&str, &str); {len(names)}] = [\n{inner}\n];\n"


def newest() -> dict[str, str]:
    """Version and hash of the newest package."""
    command = ["npm", "view", npm.OPENAPI, "version", "dist.integrity", "--json"]
    shown = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return {"version": shown["version"], "integrity": shown["dist.integrity"]}


def described() -> dict[str, str]:
    """The text of each operation of the current description by its ID."""
    found = {}
    for path in (FOLDER / "operations").glob("*.txt"):
        for block in re.split(r"^(?=\S)", path.read_text(), flags=re.MULTILINE)[1:]:
            found[f"{path.stem}/{block.split(' = ')[0]}"] = block
    return found


def changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What the changelog says of a new description, in lines of Markdown."""
    both = before.keys() & after.keys()
    found = {
        "New operations": after.keys() - before.keys(),
        "Operations that GitHub no longer describes": before.keys() - after.keys(),
        "Operations with other parameters or responses": {each for each in both if before[each] != after[each]},
    }
    return [f"- {title}: {', '.join(f'`{each}`' for each in sorted(ids))}." for title, ids in found.items() if ids]


def removed(known: str, before: dict[str, str], after: dict[str, str]) -> str:
    """The last text of each operation that a declaration names and the description no longer has.

    :param known: the text so far
    :param before: the text of each operation by its ID
    :param after: likewise, in the new description
    """
    blocks = {block.split(" = ")[0]: block for block in re.split(r"^(?=\S)", known, flags=re.MULTILINE)[1:]}
    for name in declared() & (before.keys() - after.keys()):
        blocks[name] = f"{name} = {before[name].split(' = ', 1)[1]}"
    return "".join(blocks[name] for name in sorted(blocks.keys() - after.keys()))


def declared() -> set[str]:
    """The IDs that the declarations name."""
    texts = (path.read_text() for path in (npm.ROOT / "src" / "github" / "declared").glob("*.rs"))
    return {name for text in texts for name in re.findall(r'\bis "([^"]+/[^"]+)"', text)}


def _text(path: pathlib.Path) -> str:
    return path.read_text() if path.is_file() else ""


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m openapi", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    parser.add_argument("--update", action="store_true", help="move to the newest version of the package")
    options = parser.parse_args()
    pin = newest() if options.update else json.loads(npm.PIN.read_text())
    servers = npm.enterprise_servers(pin)
    documents = npm.descriptions(tuple(dict.fromkeys((*source.HOSTS, *servers))), pin)
    due = files({host: documents[host] for host in source.HOSTS}, {host: documents[host] for host in servers})
    present = {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.txt")} - OWN | {"../tags.rs"}
    changed = [name for name, text in due.items() if name not in present or _text(FOLDER / name) != text]
    names = sorted([*changed, *(present - due.keys())])
    for name in names:
        print(f"{name} is out of date" if options.check else name)
    if options.check:
        return 1 if names else 0
    before = described()
    for name in names:
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        if name in due:
            (FOLDER / name).write_text(due[name])
        else:
            (FOLDER / name).unlink()
    REMOVED.write_text(removed(_text(REMOVED), before, described()))
    npm.PIN.write_text(json.dumps(pin, indent=2) + "\n")
    print(*(changes(before, described()) if before else ()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
