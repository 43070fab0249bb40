"""The commits of a modelled repository: pushes, merges, forced pushes, and commits that GitHub drops."""

from __future__ import annotations

import dataclasses
import hashlib
import heapq
import random

from modelled_streams import SIZE


@dataclasses.dataclass(frozen=True)
class Commit:
    """A commit."""

    number: int
    at: int
    parents: tuple[str, ...]

    @property
    def sha(self) -> str:
        return hashlib.sha1(f"commit {self.number}".encode()).hexdigest()


class History:
    """The commits that GitHub has, by SHA, and the default branch."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        #: The number of the next commit, and the first that was not returned as a new one.
        self.next, self.first = 1, 1
        self.commits: dict[str, Commit] = {}
        self.head: str | None = None
        self.heads: list[str] = []
        #: The commits that were on the branch at some time.
        self.ever: set[str] = set()

    def change(self, now: int) -> list[Commit]:
        """Change the branch at random. Returns the new commits."""
        chance = self.chance
        kinds = [*["push"] * 6, *["merge"] * 4, "back", "rewrite", "return", "root", "drop"]
        kind = chance.choice(kinds) if self.head else "push"
        if kind == "merge":
            self._merge(now)
        elif kind == "return":
            self.head = chance.choice(self.heads)
        elif kind == "drop":
            reachable = self.reachable(self.head)
            self.commits = {sha: commit for sha, commit in self.commits.items() if sha in reachable}
            self.heads = [sha for sha in self.heads if sha in self.commits]
        elif kind == "root":
            self.head = None
        if kind in ("back", "rewrite"):
            self.go_back()
        count = chance.choice([1, 1, 2, SIZE * 2]) if kind in ("push", "rewrite", "root") else 0
        return self.push(now, count)

    def push(self, now: int, count: int) -> list[Commit]:
        """Add commits to the branch. Returns the new ones."""
        for _ in range(count):
            self.head = self._add(now, self.head)
        self.heads.append(str(self.head))
        self.ever |= self.reachable(self.head)
        first, self.first = self.first, self.next
        return [commit for commit in self.commits.values() if commit.number >= first]

    def go_back(self) -> None:
        """Force the branch back to an earlier commit."""
        self.head = self.chance.choice(self.log(str(self.head))[: 2 * SIZE])

    def _merge(self, now: int) -> None:
        """Merge commits of another branch, which are older than others here."""
        base = self.chance.choice(self.log(str(self.head)))
        branch, at = base, self.commits[base].at
        for _ in range(self.chance.choice([1, 2, SIZE + 1])):
            branch = self._add(at, branch)
        self.head = self._add(now, self.head, branch)

    def _add(self, at: int, *parents: str | None) -> str:
        commit = Commit(self.next, at, tuple(parent for parent in parents if parent is not None))
        self.next += 1
        self.commits[commit.sha] = commit
        return commit.sha

    def reachable(self, head: str | None) -> set[str]:
        """The commits that a commit leads to."""
        found: set[str] = set()
        left = [] if head is None else [head]
        while left:
            if (sha := left.pop()) not in found:
                found.add(sha)
                left.extend(self.commits[sha].parents)
        return found

    def log(self, head: str) -> list[str]:
        """These commits as git lists them: by their times, newest first, but none before one that leads to it."""
        found, seen, left = list[str](), {head}, [(0, 0, head)]
        while left:
            sha = heapq.heappop(left)[2]
            found.append(sha)
            for parent in self.commits[sha].parents:
                if parent not in seen:
                    seen.add(parent)
                    commit = self.commits[parent]
                    heapq.heappush(left, (-commit.at, -commit.number, parent))
        return found

    def between(self, base: str, head: str) -> list[str] | None:
        """The commits that only the head leads to, oldest first, or None if the two have none in common."""
        known, log = self.reachable(base), self.log(head)
        return [sha for sha in reversed(log) if sha not in known] if known & {*log} else None
