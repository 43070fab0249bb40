"""The histories of commits: what is reachable, common ancestors, and the order of logs."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from ferrohub.testing.github.git import objects as git

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ferrohub.testing.github.git.objects import Objects


def ancestors(objects: Objects, starts: Iterable[str]) -> set[str]:
    """The commits that are reachable, with those where it starts.

    :param objects: where they are stored
    :param starts: SHAs of commits
    """
    found: set[str] = set()
    waiting = list(starts)
    while waiting:
        sha = waiting.pop()
        if sha not in found and sha in objects:
            found.add(sha)
            waiting += git.commit(objects, sha).parents
    return found


def log(objects: Objects, start: str, without: Iterable[str] = ()) -> Iterator[str]:
    """The reachable commits, newest first; a commit stands before its parents.

    :param objects: where they are stored
    :param start: SHA of the first commit
    :param without: commits that are left out with all that is reachable from them
    """
    skipped = ancestors(objects, without) if without else set()
    if start in skipped:
        return
    order, known = 0, {start}
    waiting: list[tuple[str, int, str]] = []

    def put(sha: str) -> None:
        nonlocal order
        order += 1
        # Of several commits with the same date, the one that was found first.
        date = git.commit(objects, sha).committer.date
        heapq.heappush(waiting, ("".join(chr(255 - ord(letter)) for letter in date), order, sha))

    put(start)
    while waiting:
        sha = heapq.heappop(waiting)[2]
        yield sha
        for parent in git.commit(objects, sha).parents:
            if parent not in known and parent not in skipped and parent in objects:
                known.add(parent)
                put(parent)


def merge_bases(objects: Objects, one: str, other: str) -> list[str]:
    """The best common ancestors of two commits: those that are no ancestors of other common ones.

    :param objects: where they are stored
    :param one: SHA of a commit
    :param other: SHA of the other commit
    """
    common = ancestors(objects, [one]) & ancestors(objects, [other])
    below = {parent for sha in common for parent in git.commit(objects, sha).parents}
    return sorted(common - below, key=lambda sha: (git.commit(objects, sha).committer.date, sha), reverse=True)


def divergence(objects: Objects, base: str, head: str) -> tuple[list[str], list[str]]:
    """The commits that only the head has, and those that only the base has, newest first.

    :param objects: where they are stored
    :param base: SHA of the base
    :param head: SHA of the head
    """
    return list(log(objects, head, [base])), list(log(objects, base, [head]))


def is_ancestor(objects: Objects, ancestor: str, sha: str) -> bool:
    """Whether a commit is reachable from another one, or the same.

    :param objects: where they are stored
    :param ancestor: SHA of the commit
    :param sha: SHA of the commit where the search starts
    """
    return ancestor in ancestors(objects, [sha])
