"""Merges of three texts, and of three trees."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from ferrohub.testing.github.git import diff, objects as git

if TYPE_CHECKING:
    from ferrohub.testing.github.git.objects import Entry, Objects


@dataclasses.dataclass
class _Region:
    """Lines that one side or both have changed: the ranges in the base and on both sides."""

    base: tuple[int, int]
    ours: tuple[int, int]
    theirs: tuple[int, int]
    #: "ours" or "theirs": that side changed it; "both": both did.
    by: str


def merge_files(base: bytes, ours: bytes, theirs: bytes) -> bytes | None:
    """The result of merging two changes of a text; None if they conflict.

    As in git, changes that touch each other conflict, except where both sides are equal in the end.

    :param base: the common ancestor
    :param ours: one side
    :param theirs: the second side
    """
    if ours == theirs or base == theirs:
        return ours
    if base == ours:
        return theirs
    if any(diff.is_binary(each) for each in (base, ours, theirs)):
        return None
    lines = [diff.lines_of(each) for each in (base, ours, theirs)]
    parts: list[bytes] = []
    at = 0
    for region in _regions(*lines):
        parts += lines[1][at : region.ours[0]]
        at = region.ours[1]
        mine, other = lines[1][slice(*region.ours)], lines[2][slice(*region.theirs)]
        if region.by == "both" and mine != other:
            return None
        parts += mine if region.by == "ours" else other
    return b"".join([*parts, *lines[1][at:]])


def _regions(base: list[bytes], ours: list[bytes], theirs: list[bytes]) -> list[_Region]:
    """What has changed, in order; changes that touch each other are one region."""
    first = diff.changes(base, ours, indent=False)
    second = diff.changes(base, theirs, indent=False)
    found: list[_Region] = []
    i = j = shift_ours = shift_theirs = 0
    while i < len(first) or j < len(second):
        mine = first[i] if i < len(first) else None
        other = second[j] if j < len(second) else None
        if other is None or (mine is not None and mine.old + mine.old_count < other.old):
            assert mine is not None
            i += 1
            start, end, by = mine.old, mine.old + mine.old_count, "ours"
        elif mine is None or other.old + other.old_count < mine.old:
            j += 1
            start, end, by = other.old, other.old + other.old_count, "theirs"
        else:
            start, end, by = mine.old, mine.old + mine.old_count, "both"
            start, end = min(start, other.old), max(end, other.old + other.old_count)
            i, j = i + 1, j + 1
        before = shift_ours, shift_theirs
        if by != "theirs":
            assert mine is not None
            shift_ours = mine.new + mine.new_count - mine.old - mine.old_count
        if by != "ours":
            assert other is not None
            shift_theirs = other.new + other.new_count - other.old - other.old_count
        # The last change of each side may reach beyond this region: the next one then belongs to it.
        while True:
            if i < len(first) and first[i].old <= end and by != "ours":
                reached = first[i]
                shift_ours = reached.new + reached.new_count - reached.old - reached.old_count
                i += 1
            elif j < len(second) and second[j].old <= end and by != "theirs":
                reached = second[j]
                shift_theirs = reached.new + reached.new_count - reached.old - reached.old_count
                j += 1
            else:
                break
            by, end = "both", max(end, reached.old + reached.old_count)
        found.append(
            _Region(
                (start, end),
                (start + before[0], end + shift_ours),
                (start + before[1], end + shift_theirs),
                by,
            )
        )
    return found


@dataclasses.dataclass
class Merged:
    """The result of merging trees."""

    #: The SHA of the tree; None if there are conflicts.
    tree: str | None
    #: The paths that conflict.
    conflicts: list[str]


def merge_trees(objects: Objects, base: str, ours: str, theirs: str) -> Merged:
    """Merge two trees.

    :param objects: where they are stored, and where the result is
    :param base: SHA of the tree of the common ancestor
    :param ours: SHA of the tree that is merged into
    :param theirs: SHA of the tree that is merged
    """
    before, mine, other = (git.files(objects, tree) for tree in (base, ours, theirs))
    result: dict[str, Entry] = {}
    conflicts: list[str] = []
    for path in sorted({*before, *mine, *other}):
        old, one, two = before.get(path), mine.get(path), other.get(path)
        if one == two or old == two:
            entry = one
        elif old == one:
            entry = two
        else:
            entry = _merged_entry(objects, old, one, two)
            if entry is None:
                conflicts.append(path)
        if entry is not None:
            result[path] = entry
    # A file on one side may have the name of a folder on the other.
    conflicts += [path for path in result if any(f"{path}/" == other_[: len(path) + 1] for other_ in result)]
    return Merged(None if conflicts else git.write_files(objects, result), sorted(set(conflicts)))


def _merged_entry(objects: Objects, old: Entry | None, one: Entry | None, two: Entry | None) -> Entry | None:
    if one is None or two is None or one.type != "blob" or two.type != "blob":
        return None
    if one.mode != two.mode:
        if old is None or old.mode not in (one.mode, two.mode):
            return None
        mode = two.mode if old.mode == one.mode else one.mode
    else:
        mode = one.mode
    base = objects[old.sha][1] if old is not None and old.type == "blob" else b""
    content = merge_files(base, objects[one.sha][1], objects[two.sha][1])
    return None if content is None else git.Entry(mode, git.add(objects, "blob", content))
