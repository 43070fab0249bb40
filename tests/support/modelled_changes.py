"""What a modelled repository or owner has, and how it changes at random."""

from __future__ import annotations

import dataclasses
import datetime
import random
from typing import Any

from modelled_commits import Commit, History
from modelled_streams import (
    ALONE,
    BORN,
    COUNTED,
    DAYS,
    ENDS,
    FIXED,
    MODELLED,
    OPEN,
    PARENTS,
    POPULAR,
    SINGLE,
    SIZE,
    TOP,
    WINDOW,
    is_deleted,
)

#: Requests of a run before which something changes: a repository that changes faster than it is read has no end.
LIVELY = 60
DAY = 86400


@dataclasses.dataclass
class Item:
    """An item of a stream."""

    id: int
    at: int
    changed: int
    version: int = 1
    #: The key of the parent.
    parent: str = ""
    #: The version that is shown: a replica may be late.
    shown: tuple[int, int] = (0, 1)
    #: The value of the column with the key.
    key: str = ""


class Changes:
    """A repository or an owner, as far as these streams show it."""

    def __init__(self, names: list[str], chance: random.Random) -> None:
        self.names, self.chance = names, chance
        self.now, self.next = 1_700_000_000, 1
        self.items: dict[str, dict[int, Item]] = {
            name: {} for name in sorted({*names, *(PARENTS[n] for n in names if n in PARENTS)})
        }
        self.late: list[tuple[int, Item]] = []
        #: By stream, the items that were edited last.
        self.last: dict[str, list[Item]] = {name: [] for name in self.items}
        self.is_live, self.lively = True, LIVELY
        #: Whether all that changes is that items are deleted, also of streams whose walks do not find that.
        self.is_shrinking = False
        self.history = History(chance)
        #: The keys of all items that there were.
        self.ever: dict[str, set[str]] = {name: set() for name in self.items}
        if "commits" in self.items:
            self.ever["commits"] = self.history.ever
        for name in SINGLE & self.items.keys():
            self._put(name, 1, "1")

    def text(self, name: str, item: Item) -> str:
        """What the column of the version shows."""
        version = item.shown[1]
        return f"o/{item.id}" if name == "forks" else f"u{item.id}" if name == "stargazers" else f"{item.id} v{version}"

    def _put(self, name: str, id: int, key: str, parent: str = "") -> Item:
        item = Item(id, self.now, self.now, parent=parent, shown=(self.now, 1), key=key)
        self.items[name][id] = item
        self.ever[name].add(key)
        for child in (each for each in self.items if each in BORN and PARENTS[each] == name):
            self._bear(child, id, key)
        return item

    def _next(self) -> int:
        self.next += 1
        return self.next - 1

    def _bear(self, name: str, id: int, key: str) -> None:
        """The items that a new parent has.

        :param id: number of the parent
        :param key: key of the parent
        """
        if MODELLED[name].order == "one":
            self._put(name, id, key, key)
            return
        for _ in range(self.chance.randint(*BORN[name])):
            self._add_to(name, key)

    def _add_to(self, name: str, parent: str) -> None:
        id = self._next()
        self._put(name, id, f"{parent}/{id}" if name == "commit_files" else f"{id}", parent)

    def add(self, name: str) -> None:
        """A new item."""
        if name == "commits":
            self._take(self.history.push(self.now, 1))
        elif name == "check_runs":
            self._add_to_open(name)
        elif name in DAYS:
            self._visit(name)
        elif name == "team_members":
            self._join()
        elif name in BORN:
            self.add(PARENTS[name])
        elif name in PARENTS:
            id, parents = self._next(), list(self.items[PARENTS[name]].values())
            if parents:
                parent = self.chance.choice(parents)
                if not MODELLED[name].whole and name != "deployment_statuses":
                    self.edit(parent)
                self._put(name, id, f"{id}", parent.key)
        elif name not in SINGLE:
            self._put(name, id := self._next(), f"{id}")

    def _add_to_open(self, name: str) -> None:
        """A check of a commit with one that has not ended: where all have ended, others are not looked for."""
        parents = sorted({item.parent for item in self.items[name].values() if item.shown[1] < ENDS})
        if parents:
            self._add_to(name, self.chance.choice(parents))

    def _visit(self, name: str) -> None:
        """A visitor today."""
        today = self.now - self.now % DAY
        if (item := self.items[name].get(today)) is None:
            self._put(name, today, shown(today)).at = today
        else:
            self.edit(item)

    def _join(self) -> None:
        """A member of a team, who may be one of others, too."""
        teams, login = list(self.items["teams"].values()), self.chance.randrange(12)
        if teams:
            team = self.chance.choice(teams)
            if (key := f"{team.key}/{login}") not in {item.key for item in self.items["team_members"].values()}:
                self._put("team_members", self._next(), key, team.key)

    def edit(self, item: Item, *, late: bool = False) -> None:
        """Change an item now; a late change is shown by `show_late`."""
        item.version, item.changed = item.version + 1, self.now
        if late:
            self.late.append((self.now + self.chance.randrange(50), item))
        else:
            item.shown = (item.changed, item.version)

    def change(self) -> None:
        """Change something at random."""
        name = self.chance.choice(sorted(self.items))
        if self.is_shrinking:
            self._shrink(name, list(self.items[name].values()))
            return
        self.apply(name, self.chance.choice(["add", "edit", "edit", "bulk", "delete", "time", "time", "late"]))
        self.show_late()

    def apply(self, name: str, action: str) -> None:
        """Change a stream.

        :param action: ``add``, ``edit``, ``bulk`` (edit all), ``again`` (edit what was edited last), ``delete``,
            ``time`` (let it pass) or ``late`` (edit, but replicas show it late); what the stream does not have is
            another change
        """
        items = list(self.items[name].values())
        if action == "time":
            self.now += self.chance.choice([3600, 20000, 2 * DAY] if name in DAYS else [0, 1, 1, 7, 45, 200])
        elif name == "commits" or (name in FIXED and PARENTS.get(name) == "commits"):
            self._take(self.history.change(self.now))
        elif action == "add":
            for _ in range(self.chance.choice([1, 1, 1, SIZE * 2])):
                self.add(name)
        elif action == "delete" and items and is_deleted(name):
            self._delete(name, self.chance.choice(items))
        elif name in DAYS:
            self._visit(name)
        elif items and name not in FIXED:
            if action != "again":
                self.last[name] = self.chance.sample(items, len(items) if action == "bulk" else 1)
            for item in self.last[name]:
                if name not in OPEN or item.version < ENDS:
                    self.edit(item, late=action == "late")
                    if name == "pull_details":
                        self._touch(self.items["pulls"][item.id])

    def fill(self, count: int) -> None:
        """Add about so many items to each stream, to few parents."""
        for name in sorted(self.items, key=lambda name: name in PARENTS):
            is_parent = any(PARENTS.get(child) == name and child not in BORN for child in self.items)
            for _ in range(3 if is_parent else count):
                self.add(name)
                self.now += self.chance.choice([0, 1, 7])

    def _touch(self, item: Item) -> None:
        """Change the time of an item alone."""
        item.changed, item.shown = self.now, (self.now, item.shown[1])

    def _take(self, commits: list[Commit]) -> None:
        """Give new commits what they have."""
        for commit in commits:
            for child in self.items.keys() & BORN.keys():
                self._bear(child, commit.number, commit.sha)

    def _shrink(self, name: str, items: list[Item]) -> None:
        if name == "commits" and self.history.head is not None:
            self.history.go_back()
        elif items and MODELLED[name].is_swept:
            del self.items[name][self.chance.choice(items).id]

    def _delete(self, name: str, item: Item) -> None:
        """Delete an item, and what belongs to it."""
        del self.items[name][item.id]
        for child in (each for each in self.items if PARENTS.get(each) == name and each in ALONE):
            self.items[child] = {id: each for id, each in self.items[child].items() if each.parent != item.key}

    def show_late(self) -> None:
        """Show what replicas have by now."""
        for due, item in list(self.late):
            if due <= self.now:
                item.shown = (max(item.shown[0], item.changed), item.version)
                self.late.remove((due, item))

    def served(self, name: str) -> list[Item]:
        """The items that GitHub shows."""
        items = list(self.items[name].values())
        if name in DAYS:
            return [item for item in items if item.id > self.now - self.now % DAY - WINDOW * DAY]
        if name in POPULAR:
            return sorted(items, key=lambda item: (-item.shown[1], item.id))[:TOP]
        return items

    def expected(self, name: str) -> dict[str, Any]:
        """The items by key, with what shows their versions."""
        branch = self.history.reachable(self.history.head)
        if name == "commits":
            return {sha: f"{self.history.commits[sha].number}" for sha in branch}
        return {
            item.key: item.shown[1] if name in COUNTED else self.text(name, item)
            for item in self.served(name)
            if PARENTS.get(name) != "commits" or item.parent in branch
        }


def shown(at: int) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
