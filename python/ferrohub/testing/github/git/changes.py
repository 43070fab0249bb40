"""What differs between two trees: added, removed, changed and renamed files, and the patches for them."""

from __future__ import annotations

import dataclasses
import functools
from typing import TYPE_CHECKING

from ferrohub.testing.github.git import diff, objects as git

if TYPE_CHECKING:
    from ferrohub.testing.github.git.objects import Entry, Objects

#: How similar a removed and an added file must be to count as renamed, in percent.
_SIMILAR = 50
_NOTHING = "0" * 40


@dataclasses.dataclass
class FileChange:
    """A file that differs between two trees."""

    #: "added", "removed", "modified" or "renamed".
    status: str
    path: str
    previous: str | None
    before: Entry | None
    after: Entry | None
    objects: Objects = dataclasses.field(repr=False)

    def _content(self, entry: Entry | None) -> bytes:
        if entry is None:
            return b""
        if entry.type == "commit":
            return f"Subproject commit {entry.sha}\n".encode()
        return self.objects[entry.sha][1]

    @functools.cached_property
    def contents(self) -> tuple[bytes, bytes]:
        """The content before and after."""
        return self._content(self.before), self._content(self.after)

    @property
    def is_binary(self) -> bool:
        """Whether one of the contents is binary."""
        return any(diff.is_binary(content) for content in self.contents)

    @functools.cached_property
    def counts(self) -> tuple[int, int]:
        """The numbers of added and deleted lines."""
        return (0, 0) if self.is_binary else diff.counts(*self.contents)

    @functools.cached_property
    def hunks(self) -> str:
        """The hunks of the unified diff."""
        return "" if self.is_binary else diff.unified(*self.contents).decode("utf-8", "replace")

    def text(self) -> str:
        """The change as ``git diff`` shows it."""
        old, new = self.previous or self.path, self.path
        lines = [f"diff --git a/{old} b/{new}"]
        if self.before is None and self.after is not None:
            lines.append(f"new file mode {self.after.mode}")
        elif self.after is None and self.before is not None:
            lines.append(f"deleted file mode {self.before.mode}")
        elif self.before is not None and self.after is not None and self.before.mode != self.after.mode:
            lines += [f"old mode {self.before.mode}", f"new mode {self.after.mode}"]
        if self.previous is not None:
            lines.append(f"similarity index {diff.similarity(*self.contents)}%")
            lines += [f"rename from {old}", f"rename to {new}"]
        one, two = (entry.sha if entry is not None else _NOTHING for entry in (self.before, self.after))
        if one != two:
            same = self.before and self.after and self.before.mode == self.after.mode
            mode = f" {self.after.mode}" if same and self.after is not None else ""
            lines.append(f"index {one[:7]}..{two[:7]}{mode}")
        before = "/dev/null" if self.before is None else f"a/{old}"
        after = "/dev/null" if self.after is None else f"b/{new}"
        if self.is_binary:
            lines.append(f"Binary files {before} and {after} differ")
        elif self.hunks:
            return "\n".join([*lines, f"--- {before}", f"+++ {after}"]) + "\n" + self.hunks
        return "\n".join(lines) + "\n"


def between(objects: Objects, old: str, new: str) -> list[FileChange]:
    """The files that differ between two trees, in the order of their paths.

    :param objects: where they are stored
    :param old: SHA of the tree before
    :param new: SHA of the tree after
    """
    before, after = _different(objects, old, new)
    found: list[FileChange] = []
    added = {path: entry for path, entry in after.items() if path not in before}
    removed = {path: entry for path, entry in before.items() if path not in after}
    for path, (source, entry) in _renamed(objects, removed, added).items():
        found.append(FileChange("renamed", path, source, entry, added.pop(path), objects))
        del removed[source]
    found += [FileChange("added", path, None, None, entry, objects) for path, entry in added.items()]
    found += [FileChange("removed", path, None, entry, None, objects) for path, entry in removed.items()]
    found += [
        FileChange("modified", path, None, before[path], entry, objects)
        for path, entry in after.items()
        if path in before
    ]
    return sorted(found, key=lambda change: change.path)


def _different(objects: Objects, old: str, new: str, prefix: str = "") -> tuple[dict[str, Entry], dict[str, Entry]]:
    """The files of both trees that are not equal; equal folders are not read."""
    one, two = git.entries(objects, old), git.entries(objects, new)
    before: dict[str, Entry] = {}
    after: dict[str, Entry] = {}
    for name in {**one, **two}:
        first, second = one.get(name), two.get(name)
        if first == second:
            continue
        trees = [each.sha if each is not None and each.type == "tree" else git.EMPTY_TREE for each in (first, second)]
        if trees[0] != trees[1]:
            inner = _different(objects, trees[0], trees[1], f"{prefix}{name}/")
            before |= inner[0]
            after |= inner[1]
        if first is not None and first.type != "tree":
            before[f"{prefix}{name}"] = first
        if second is not None and second.type != "tree":
            after[f"{prefix}{name}"] = second
    return before, after


def _renamed(objects: Objects, removed: dict[str, Entry], added: dict[str, Entry]) -> dict[str, tuple[str, Entry]]:
    """The added files that were another file before, with the path and the entry of that."""
    scores: list[tuple[int, str, str]] = []
    for source, old in removed.items():
        for path, new in added.items():
            if old.type != "blob" or new.type != "blob":
                continue
            if old.sha == new.sha:
                scores.append((101, source, path))
            elif len(removed) * len(added) <= 10_000:
                score = diff.similarity(objects[old.sha][1], objects[new.sha][1])
                if score >= _SIMILAR:
                    scores.append((score, source, path))
    found: dict[str, tuple[str, Entry]] = {}
    used: set[str] = set()
    for _, source, path in sorted(scores, key=lambda each: (-each[0], each[2], each[1])):
        if source not in used and path not in found:
            used.add(source)
            found[path] = source, removed[source]
    return found
