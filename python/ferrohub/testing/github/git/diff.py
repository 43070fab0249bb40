"""Differences of texts as git shows them: Myers' algorithm in linear space, and git's rules for where a change stands.

The rules that make a difference equal git's are: common lines at both ends are set aside; lines without a counterpart
are changes from the start, and so are frequent ones among them; a change that could stand in several places stands
where the indentation of the lines suggests it (``diff.indentHeuristic``).
"""

from __future__ import annotations

import collections
import dataclasses
import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

#: A line that occurs more often counts as frequent.
_FREQUENT = 1024
#: How far the neighbours of a frequent line are looked at.
_WINDOW = 100


@dataclasses.dataclass(frozen=True)
class Change:
    """A run of lines that differs: the first one and the number of lines, in the old and in the new text."""

    old: int
    old_count: int
    new: int
    new_count: int


def changes(old: Sequence[bytes], new: Sequence[bytes], *, indent: bool = True) -> list[Change]:
    """The runs of lines in which two texts differ.

    :param old: the lines of the old text
    :param new: the lines of the new text
    :param indent: whether indentation decides where a change stands
    """
    first, second = _marked(old, new)
    _compact(old, first, second, indent=indent)
    _compact(new, second, first, indent=indent)
    found: list[Change] = []
    i = j = 0
    while i < len(old) or j < len(new):
        start = i, j
        while i < len(old) and first[i]:
            i += 1
        while j < len(new) and second[j]:
            j += 1
        if (i, j) != start:
            found.append(Change(start[0], i - start[0], start[1], j - start[1]))
        else:
            i, j = i + 1, j + 1
    return found


def _marked(old: Sequence[bytes], new: Sequence[bytes]) -> tuple[bytearray, bytearray]:
    """Which lines of both texts are changed."""
    first, second = bytearray(len(old)), bytearray(len(new))
    start, end = 0, min(len(old), len(new))
    while start < end and old[start] == new[start]:
        start += 1
    tail = 0
    while tail < end - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    kept_old = _kept(old, new, start, len(old) - tail, first)
    kept_new = _kept(new, old, start, len(new) - tail, second)
    lines = {line: number for number, line in enumerate({*old, *new})}
    _Search(
        [lines[old[i]] for i in kept_old], [lines[new[i]] for i in kept_new], (kept_old, first), (kept_new, second)
    ).run()
    return first, second


def _kept(lines: Sequence[bytes], other: Sequence[bytes], start: int, end: int, marks: bytearray) -> list[int]:
    """The lines that the search compares; those without a counterpart are marked as changed."""
    root, size = 1, len(lines)
    while size > 0:
        root, size = root << 1, size >> 2
    most = min(root, _FREQUENT)
    counts = collections.Counter(other)
    kinds = [min(counts[lines[i]], 1) + (counts[lines[i]] >= most) for i in range(start, end)]
    kept = []
    for at, kind in enumerate(kinds):
        if kind == 1 or (kind == 2 and not _is_noise(kinds, at)):
            kept.append(start + at)
        else:
            marks[start + at] = 1
    return kept


def _is_noise(kinds: list[int], at: int) -> bool:
    """Whether a frequent line stands among lines without a counterpart."""
    alone, frequent = 0, 0
    for step in (-1, 1):
        here, near = 0, at + step
        frequent += 1
        while 0 <= near < len(kinds) and abs(near - at) <= _WINDOW and kinds[near] != 1:
            here += kinds[near] == 0
            frequent += kinds[near] == 2
            near += step
        if here == 0:
            return False
        alone += here
    return frequent * 4 < frequent + alone


class _Search:
    """The shortest way from one sequence to another, found from both ends at once."""

    def __init__(
        self, old: list[int], new: list[int], old_marks: tuple[list[int], bytearray], new_marks: tuple[Any, bytearray]
    ) -> None:
        self.old, self.new = old, new
        self.old_marks, self.new_marks = old_marks, new_marks
        size = len(old) + len(new) + 3
        self.forward, self.backward = [0] * (2 * size + 2), [0] * (2 * size + 2)
        #: Diagonals begin below zero.
        self.zero = len(new) + 1
        root, left = 1, size
        while left > 0:
            root, left = root << 1, left >> 2
        self.most = max(root, 256)

    def run(self) -> None:
        waiting = [(0, len(self.old), 0, len(self.new))]
        while waiting:
            i, i_end, j, j_end = waiting.pop()
            while i < i_end and j < j_end and self.old[i] == self.new[j]:
                i, j = i + 1, j + 1
            while i < i_end and j < j_end and self.old[i_end - 1] == self.new[j_end - 1]:
                i_end, j_end = i_end - 1, j_end - 1
            if i == i_end or j == j_end:
                for at in range(i, i_end):
                    self.old_marks[1][self.old_marks[0][at]] = 1
                for at in range(j, j_end):
                    self.new_marks[1][self.new_marks[0][at]] = 1
                continue
            middle_i, middle_j = self._middle(i, i_end, j, j_end)
            waiting += [(middle_i, i_end, middle_j, j_end), (i, middle_i, j, middle_j)]

    def _middle(self, start_i: int, end_i: int, start_j: int, end_j: int) -> tuple[int, int]:
        """A point on the shortest way."""
        old, new, zero = self.old, self.new, self.zero
        onward, back = self.forward, self.backward
        lowest, highest = start_i - end_j, end_i - start_j
        fore, aft = start_i - start_j, end_i - end_j
        odd = (fore - aft) & 1
        fore_low = fore_high = fore
        aft_low = aft_high = aft
        onward[zero + fore], back[zero + aft] = start_i, end_i
        cost = 0
        while True:
            cost += 1
            fore_low, fore_high = _widen(onward, zero, (fore_low, fore_high), (lowest, highest), -1)
            for k in range(fore_high, fore_low - 1, -2):
                i = max(onward[zero + k - 1] + 1, onward[zero + k + 1])
                j = i - k
                while i < end_i and j < end_j and old[i] == new[j]:
                    i, j = i + 1, j + 1
                onward[zero + k] = i
                if odd and aft_low <= k <= aft_high and back[zero + k] <= i:
                    return i, j
            aft_low, aft_high = _widen(back, zero, (aft_low, aft_high), (lowest, highest), 1 << 60)
            for k in range(aft_high, aft_low - 1, -2):
                i = min(back[zero + k - 1], back[zero + k + 1] - 1)
                j = i - k
                while i > start_i and j > start_j and old[i - 1] == new[j - 1]:
                    i, j = i - 1, j - 1
                back[zero + k] = i
                if not odd and fore_low <= k <= fore_high and i <= onward[zero + k]:
                    return i, j
            if cost >= self.most:
                return self._furthest((start_i, end_i, start_j, end_j), (fore_low, fore_high), (aft_low, aft_high))

    def _furthest(self, box: tuple[int, int, int, int], fore: tuple[int, int], aft: tuple[int, int]) -> tuple[int, int]:
        """The point that either end has come furthest to, where the search would take too long."""
        start_i, end_i, start_j, end_j = box
        best = -1, 0
        for k in range(fore[1], fore[0] - 1, -2):
            i = min(self.forward[self.zero + k], end_i)
            i, j = (end_j + k, end_j) if i - k > end_j else (i, i - k)
            best = max(best, (i + j, i), key=lambda each: each[0])
        other = 1 << 60, 0
        for k in range(aft[1], aft[0] - 1, -2):
            i = max(start_i, self.backward[self.zero + k])
            i, j = (start_j + k, start_j) if i - k < start_j else (i, i - k)
            other = min(other, (i + j, i), key=lambda each: each[0])
        if end_i + end_j - other[0] < best[0] - (start_i + start_j):
            return best[1], best[0] - best[1]
        return other[1], other[0] - other[1]


def _widen(
    reached: list[int], zero: int, known: tuple[int, int], limits: tuple[int, int], nothing: int
) -> tuple[int, int]:
    """One diagonal more at both ends, within the limits."""
    low, high = known
    if low > limits[0]:
        low -= 1
        reached[zero + low - 1] = nothing
    else:
        low += 1
    if high < limits[1]:
        high += 1
        reached[zero + high + 1] = nothing
    else:
        high -= 1
    return low, high


class _Groups:
    """The runs of changed lines of one text, one after the other; a run may be empty."""

    def __init__(self, lines: Sequence[bytes], marks: bytearray) -> None:
        self.lines, self.marks = lines, marks
        self.start = self.end = 0
        self._to_end()

    def _to_end(self) -> None:
        while self.end < len(self.marks) and self.marks[self.end]:
            self.end += 1

    def next(self) -> bool:
        """Go to the next run."""
        if self.end == len(self.marks):
            return False
        self.start = self.end = self.end + 1
        self._to_end()
        return True

    def previous(self) -> None:
        """Go to the run before this one."""
        self.end = self.start = self.start - 1
        while self.start > 0 and self.marks[self.start - 1]:
            self.start -= 1

    def slide_down(self) -> bool:
        """Move the run down by one line; it takes in a run that it then touches."""
        if self.end < len(self.marks) and self.lines[self.start] == self.lines[self.end]:
            self.marks[self.start], self.marks[self.end] = 0, 1
            self.start, self.end = self.start + 1, self.end + 1
            self._to_end()
            return True
        return False

    def slide_up(self) -> bool:
        """Move the run up by one line; it takes in a run that it then touches."""
        if self.start > 0 and self.lines[self.start - 1] == self.lines[self.end - 1]:
            self.start, self.end = self.start - 1, self.end - 1
            self.marks[self.start], self.marks[self.end] = 1, 0
            while self.start > 0 and self.marks[self.start - 1]:
                self.start -= 1
            return True
        return False


def _compact(lines: Sequence[bytes], marks: bytearray, others: bytearray, *, indent: bool) -> None:
    """Move each run of changed lines to where git shows it."""
    here, there = _Groups(lines, marks), _Groups((), others)
    while True:
        if here.end != here.start:
            _place(here, there, indent=indent)
        if not here.next():
            return
        there.next()


def _place(here: _Groups, there: _Groups, *, indent: bool) -> None:
    while True:
        size = here.end - here.start
        matching = -1
        while here.slide_up():
            there.previous()
        earliest = here.end
        if there.end > there.start:
            matching = here.end
        while here.slide_down():
            there.next()
            if there.end > there.start:
                matching = here.end
        if size == here.end - here.start:
            break
    if here.end == earliest:
        return
    if matching != -1:
        # It stands beside a run of the other text.
        while there.end == there.start:
            here.slide_up()
            there.previous()
    elif indent:
        best = _best_shift(here, earliest)
        while here.end > best:
            here.slide_up()
            there.previous()


def _best_shift(here: _Groups, earliest: int) -> int:
    size = here.end - here.start
    first = max(earliest, here.end - size - 1, here.end - 100)
    best: tuple[int, tuple[int, int]] | None = None
    for shift in range(first, here.end + 1):
        above, below = _score(here.lines, shift), _score(here.lines, shift - size)
        total = above[0] + below[0], above[1] + below[1]
        if best is None or 60 * ((total[0] > best[1][0]) - (total[0] < best[1][0])) + total[1] - best[1][1] <= 0:
            best = shift, total
    return best[0] if best is not None else here.end


def _indent_of(line: bytes) -> int:
    """The indentation of a line; -1 if it is blank."""
    width = 0
    for letter in line:
        if letter == 0x20:
            width += 1
        elif letter == 0x09:
            width += 8 - width % 8
        elif letter not in b"\n\r\v\f":
            return width
        if width >= 200:
            return 200
    return -1


def _score(lines: Sequence[bytes], split: int) -> tuple[int, int]:
    """How badly a split before a line suits: by the indentation that counts, and by its penalty."""
    at_end = split >= len(lines)
    indent = -1 if at_end else _indent_of(lines[split])
    before, blanks_before = -1, 0
    for at in range(split - 1, -1, -1):
        before = _indent_of(lines[at])
        if before != -1:
            break
        blanks_before += 1
        if blanks_before == 20:
            before = 0
            break
    after, blanks_after = -1, 0
    for at in range(split + 1, len(lines)):
        after = _indent_of(lines[at])
        if after != -1:
            break
        blanks_after += 1
        if blanks_after == 20:
            after = 0
            break
    blanks_below = 0 if indent != -1 else 1 + blanks_after
    penalty = (before == -1 and blanks_before == 0) * 1 + at_end * 21
    penalty += -30 * (blanks_before + blanks_below) + 6 * blanks_below
    counted = indent if indent != -1 else after
    around = blanks_before + blanks_below != 0
    if counted == -1 or before == -1 or counted == before:
        pass
    elif counted > before:
        penalty += 10 if around else -4
    elif after != -1 and after > counted:
        penalty += 17 if around else 24
    else:
        penalty += 17 if around else 23
    return counted, penalty


def lines_of(content: bytes) -> list[bytes]:
    """The lines of a text with their ends, as git splits them.

    :param content: the text
    """
    found = content.split(b"\n")
    return [line + b"\n" for line in found[:-1]] + ([found[-1]] if found[-1] else [])


def is_binary(content: bytes) -> bool:
    """Whether git treats content as binary.

    :param content: the content
    """
    return b"\0" in content[:8000]


def counts(old: bytes, new: bytes) -> tuple[int, int]:
    """The numbers of added and deleted lines.

    :param old: the old text
    :param new: the new text
    """
    found = changes(lines_of(old), lines_of(new))
    return sum(each.new_count for each in found), sum(each.old_count for each in found)


def unified(old: bytes, new: bytes, context: int = 3) -> bytes:
    """The hunks of a unified diff, without the lines that name the files.

    :param old: the old text
    :param new: the new text
    :param context: number of lines around a change
    """
    first, second = lines_of(old), lines_of(new)
    hunks: list[list[Change]] = []
    for change in changes(first, second):
        if hunks and change.old - (hunks[-1][-1].old + hunks[-1][-1].old_count) <= 2 * context:
            hunks[-1].append(change)
        else:
            hunks.append([change])
    return b"".join(_hunk(first, second, hunk, context) for hunk in hunks)


def _hunk(old: list[bytes], new: list[bytes], hunk: list[Change], context: int) -> bytes:
    lead = min(hunk[0].old, context)
    end = min(len(old), hunk[-1].old + hunk[-1].old_count + context)
    start, start_new = hunk[0].old - lead, hunk[0].new - lead
    length = end - start
    length_new = length + sum(each.new_count - each.old_count for each in hunk)
    header = f"@@ -{_range(start, length)} +{_range(start_new, length_new)} @@".encode()
    if name := _function(old, start):
        header += b" " + name
    parts, at = [header + b"\n"], start
    for change in hunk:
        parts += [_line(b" ", line) for line in old[at : change.old]]
        at = change.old + change.old_count
        parts += [_line(b"-", line) for line in old[change.old : at]]
        parts += [_line(b"+", line) for line in new[change.new : change.new + change.new_count]]
    return b"".join([*parts, *(_line(b" ", line) for line in old[at:end])])


def _range(start: int, length: int) -> str:
    first = start + 1 if length else start
    return str(first) if length == 1 else f"{first},{length}"


def _function(lines: list[bytes], start: int) -> bytes:
    """The last line above a hunk that begins with a letter, ``_`` or ``$``, as git shows it behind the numbers."""
    for line in reversed(lines[:start]):
        if line[:1].isalpha() or line[:1] in (b"_", b"$"):
            return line[:80].rstrip()
    return b""


def _line(sign: bytes, line: bytes) -> bytes:
    return sign + line if line.endswith(b"\n") else sign + line + b"\n\\ No newline at end of file\n"


def similarity(old: bytes, new: bytes) -> int:
    """How much of a content is in another one, in percent.

    :param old: the old content
    :param new: the new content
    """
    if old == new:
        return 100
    most = max(len(old), len(new))
    if not most or not old or not new:
        return 0
    one, other = collections.Counter(_chunks(old)), collections.Counter(_chunks(new))
    copied = sum(min(count, other[chunk]) * len(chunk) for chunk, count in one.items())
    return math.floor(copied * 100 / most)


def _chunks(content: bytes) -> list[bytes]:
    """What similarity compares: lines, and pieces of 64 bytes of long ones."""
    return [line[at : at + 64] for line in lines_of(content) for at in range(0, len(line), 64)]
