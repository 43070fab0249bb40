"""The objects of git: their SHA-1s and their content (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects)."""

from __future__ import annotations

import dataclasses
import datetime
import hashlib
import re
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

#: The SHA-1s and contents of objects.
Objects = dict[str, tuple[str, bytes]]
#: The SHA of the empty tree.
EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"

_PERSON = re.compile(r"(.*?) ?<(.*?)> (-?\d+) ([+-]\d{4})")


@dataclasses.dataclass(frozen=True)
class Entry:
    """An entry of a tree."""

    mode: str
    sha: str

    @property
    def type(self) -> str:
        """The type of the object."""
        return {"040000": "tree", "160000": "commit"}.get(self.mode, "blob")


@dataclasses.dataclass(frozen=True)
class Person:
    """Who made a commit or a tag, and when."""

    name: str
    email: str
    #: ISO 8601 in UTC.
    date: str
    zone: str = "+0000"

    def line(self) -> str:
        """The person as git writes it."""
        at = int(datetime.datetime.fromisoformat(self.date.replace("Z", "+00:00")).timestamp())
        return f"{_clean(self.name)} <{_clean(self.email)}> {at} {self.zone}"


@dataclasses.dataclass(frozen=True)
class Commit:
    """The content of a commit."""

    tree: str
    parents: tuple[str, ...]
    author: Person
    committer: Person
    message: str
    signature: str | None = None


@dataclasses.dataclass(frozen=True)
class Tag:
    """The content of an annotated tag."""

    object: str
    type: str
    tag: str
    tagger: Person | None
    message: str


def add(objects: Objects, kind: str, content: bytes) -> str:
    """Store an object.

    :param objects: where to store it
    :param kind: "blob", "tree", "commit" or "tag"
    :param content: its content
    :returns: its SHA
    """
    sha = hashlib.sha1(f"{kind} {len(content)}\0".encode() + content, usedforsecurity=False).hexdigest()
    objects[sha] = (kind, content)
    return sha


def add_tree(objects: Objects, entries: Mapping[str, Entry]) -> str:
    """Store a tree.

    :param objects: where to store it
    :param entries: its entries by name
    :returns: its SHA
    """
    # Git sorts the name of a tree as if it ended with a slash.
    named = sorted(entries.items(), key=lambda each: each[0].encode() + b"/" * (each[1].mode == "040000"))
    content = b"".join(
        f"{entry.mode.lstrip('0')} {name}".encode() + b"\0" + bytes.fromhex(entry.sha) for name, entry in named
    )
    return add(objects, "tree", content)


def add_commit(objects: Objects, commit: Commit) -> str:
    """Store a commit.

    :param objects: where to store it
    :param commit: its content
    :returns: its SHA
    """
    lines = [f"tree {commit.tree}", *(f"parent {parent}" for parent in commit.parents)]
    lines += [f"author {commit.author.line()}", f"committer {commit.committer.line()}"]
    if commit.signature is not None:
        lines.append("gpgsig " + commit.signature.strip("\n").replace("\n", "\n "))
    return add(objects, "commit", ("\n".join(lines) + "\n\n" + commit.message).encode())


def add_tag(objects: Objects, tag: Tag) -> str:
    """Store an annotated tag.

    :param objects: where to store it
    :param tag: its content
    :returns: its SHA
    """
    lines = [f"object {tag.object}", f"type {tag.type}", f"tag {tag.tag}"]
    if tag.tagger is not None:
        lines.append(f"tagger {tag.tagger.line()}")
    return add(objects, "tag", ("\n".join(lines) + "\n\n" + tag.message).encode())


def entries(objects: Objects, sha: str) -> dict[str, Entry]:
    """The entries of a tree by name, in git's order.

    :param objects: where it is stored
    :param sha: its SHA
    """
    found: dict[str, Entry] = {}
    if sha == EMPTY_TREE:
        return found
    content, at = objects[sha][1], 0
    while at < len(content):
        end = content.index(b"\0", at)
        mode, _, name = content[at:end].decode("utf-8", "surrogateescape").partition(" ")
        found[name] = Entry(mode.zfill(6), content[end + 1 : end + 21].hex())
        at = end + 21
    return found


def commit(objects: Objects, sha: str) -> Commit:
    """The content of a commit.

    :param objects: where it is stored
    :param sha: its SHA
    """
    headers, message = _parsed(objects[sha][1])
    return Commit(
        tree=next(value for name, value in headers if name == "tree"),
        parents=tuple(value for name, value in headers if name == "parent"),
        author=_person(next(value for name, value in headers if name == "author")),
        committer=_person(next(value for name, value in headers if name == "committer")),
        message=message,
        signature=next((value for name, value in headers if name == "gpgsig"), None),
    )


def tag(objects: Objects, sha: str) -> Tag:
    """The content of an annotated tag.

    :param objects: where it is stored
    :param sha: its SHA
    """
    headers, message = _parsed(objects[sha][1])
    known = dict(headers)
    tagger = known.get("tagger")
    return Tag(known["object"], known["type"], known["tag"], _person(tagger) if tagger else None, message)


def _parsed(content: bytes) -> tuple[list[tuple[str, str]], str]:
    head, _, message = content.decode("utf-8", "replace").partition("\n\n")
    headers: list[tuple[str, str]] = []
    for line in head.split("\n"):
        if line.startswith(" "):
            headers[-1] = (headers[-1][0], f"{headers[-1][1]}\n{line[1:]}")
        else:
            name, _, value = line.partition(" ")
            headers.append((name, value))
    return headers, message


def _person(line: str) -> Person:
    match = _PERSON.fullmatch(line)
    if match is None:
        return Person(line, "", "1970-01-01T00:00:00Z")
    date = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(match[3])))
    return Person(match[1], match[2], date, match[4])


def _clean(text: str) -> str:
    return re.sub(r"[<>\n]", "", text).strip()


def files(objects: Objects, tree: str, prefix: str = "") -> dict[str, Entry]:
    """All entries below a tree that are no trees, by path.

    :param objects: where it is stored
    :param tree: its SHA
    :param prefix: what the paths begin with
    """
    found: dict[str, Entry] = {}
    for name, entry in entries(objects, tree).items():
        if entry.type == "tree":
            found |= files(objects, entry.sha, f"{prefix}{name}/")
        else:
            found[f"{prefix}{name}"] = entry
    return found


def walk(objects: Objects, tree: str, prefix: str = "") -> Iterable[tuple[str, Entry]]:
    """All entries below a tree with their paths, trees before what is in them.

    :param objects: where it is stored
    :param tree: its SHA
    :param prefix: what the paths begin with
    """
    for name, entry in entries(objects, tree).items():
        yield f"{prefix}{name}", entry
        if entry.type == "tree":
            yield from walk(objects, entry.sha, f"{prefix}{name}/")


def write_files(objects: Objects, paths: Mapping[str, Entry]) -> str:
    """Store trees for files.

    :param objects: where to store them
    :param paths: the entries by path
    :returns: the SHA of the tree above all
    """
    here: dict[str, Entry] = {}
    below: dict[str, dict[str, Entry]] = {}
    for path, entry in paths.items():
        name, slash, rest = path.partition("/")
        if slash:
            below.setdefault(name, {})[rest] = entry
        else:
            here[name] = entry
    for name, inner in below.items():
        here[name] = Entry("040000", write_files(objects, inner))
    return add_tree(objects, here)


def at_path(objects: Objects, tree: str, path: str) -> Entry | None:
    """The entry at a path below a tree; None if there is none.

    :param objects: where the tree is stored
    :param tree: its SHA
    :param path: the path, without a slash at either end; empty for the tree itself
    """
    entry = Entry("040000", tree)
    for name in filter(None, path.split("/")):
        if entry.type != "tree":
            return None
        inner = entries(objects, entry.sha).get(name)
        if inner is None:
            return None
        entry = inner
    return entry


def changed(objects: Objects, tree: str, path: str, entry: Entry | None) -> str:
    """Store a tree in which one path has changed.

    :param objects: where it is stored
    :param tree: SHA of the tree
    :param path: the path
    :param entry: the new entry; None removes the path, and the folders that are empty then
    :returns: the SHA of the new tree
    """
    name, slash, rest = path.partition("/")
    here = entries(objects, tree)
    if slash:
        inner = here.get(name)
        below = inner.sha if inner is not None and inner.type == "tree" else EMPTY_TREE
        sha = changed(objects, below, rest, entry)
        entry = None if sha == EMPTY_TREE else Entry("040000", sha)
    if entry is None:
        here.pop(name, None)
    else:
        here[name] = entry
    return add_tree(objects, here)
