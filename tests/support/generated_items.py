"""The items of repositories that are generated, not stored: their order by time, and their JSON."""

from __future__ import annotations

import array
import bisect
import dataclasses
import datetime
import functools
import hashlib
from collections.abc import Callable, Sequence
from typing import Any

#: The time of the first item, 2020-01-01, and the seconds between two.
EPOCH, STEP = 1577836800, 7
_FIRST_DAY = datetime.date(1970, 1, 1).toordinal()
API = "https://api.github.com"
SORTED = {"issues": "updated_at", "comments": "updated_at", "pulls": "updated_at", "workflow_runs": "created_at",
          "stargazers": "starred_at"}  # fmt: skip
#: The streams of a repository by GitHub's IDs of the operations that list them.
OPERATIONS = {
    "issues/list-for-repo": "issues", "issues/list-comments-for-repo": "comments", "pulls/list": "pulls",
    "issues/list-labels-for-repo": "labels", "actions/list-workflow-runs-for-repo": "workflow_runs",
    "activity/list-stargazers-for-repo": "stargazers",
}  # fmt: skip


class Listing(Sequence[Any]):
    """Items in an order, of which only those that are shown are generated.

    :param places: the places of the items
    :param item: the item at a place
    """

    def __init__(self, places: Sequence[int], item: Callable[[int], Any]) -> None:
        self.places, self.item = places, item

    def __len__(self) -> int:
        return len(self.places)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self.item(place) for place in self.places[at]]
        return self.item(self.places[at])


class Items:
    """The items of a stream of a repository, by number, sorted by time."""

    def __init__(self, count: int) -> None:
        self.order = array.array("q", range(1, count + 1))
        self.times = array.array("q", (EPOCH + STEP * number for number in range(1, count + 1)))
        self.versions: dict[int, int] = {}
        self.next = count + 1
        self.known: set[int] = set()

    def touch(self, number: int, at: int, *, moves: bool) -> None:
        """Change an item, which moves to the end if the order is that of changes."""
        if moves:
            self.remove(number)
            self._append(number, at)
        self.versions[number] = self.versions.get(number, 0) + 1

    def add(self, at: int) -> int:
        """A new item."""
        number, self.next = self.next, self.next + 1
        self._append(number, at)
        return number

    def remove(self, number: int) -> None:
        """Delete an item."""
        where = self.order.index(number)
        del self.order[where], self.times[where]

    def _append(self, number: int, at: int) -> None:
        self.order.append(number)
        self.times.append(max(at, self.times[-1] if self.times else at))

    def listing(self, since: int | None, *, descending: bool, after: str = "") -> Listing:
        """The items in their order, as numbers with their times; with a cursor, those that follow its item."""
        places = range(0 if since is None else bisect.bisect_left(self.times, since), len(self.order))
        places = self._rest(after, places, descending=descending) if after else places[:: -1 if descending else 1]
        return Listing(places, lambda at: (self.order[at], self.times[at]))

    def _rest(self, cursor: str, places: range, *, descending: bool) -> range:
        time_of_it, number = map(int, cursor.split("."))
        low, high = bisect.bisect_left(self.times, time_of_it), bisect.bisect_right(self.times, time_of_it)
        # An item that has moved meanwhile leaves a gap: those of the same time may come twice.
        found = [at for at in range(low, high) if self.order[at] == number]
        if descending:
            return range((found[0] if found else high) - 1, places.start - 1, -1)
        return range(max(places.start, found[0] + 1 if found else low), places.stop)


@dataclasses.dataclass
class Repo:
    """A repository, and what goes wrong with it."""

    id: int
    owner: str
    name: str
    streams: dict[str, Items]
    commits: int = 0
    #: The numbers of pull requests that GitHub does not show, and how many reviews those have that are no number % 3.
    hidden: set[int] = dataclasses.field(default_factory=set)
    reviewed: dict[int, int] = dataclasses.field(default_factory=dict)
    #: A status in place of all responses.
    status: int = 200
    #: Streams that have another status.
    statuses: dict[str, int] = dataclasses.field(default_factory=dict)
    #: The numbers of the commits that were made, by SHA.
    shas: dict[str, int] = dataclasses.field(default_factory=dict)
    #: What the pull requests in the records were made from.
    recorded: Any = None

    @property
    def full_name(self) -> str:
        return f"{self.owner}/{self.name}"

    def reviews(self, number: int) -> range:
        """The IDs of the reviews of a pull request. They are longer than 32 bits."""
        return range(number << 32, (number << 32) + self.reviewed.get(number, number % 3))

    def shown_pulls(self) -> list[int]:
        """The numbers of the pull requests that GitHub shows."""
        return [number for number in self.streams["pulls"].order if number not in self.hidden]

    def known_commits(self) -> dict[str, int]:
        """The numbers of the commits by SHA."""
        for number in range(len(self.shas) + 1, self.commits + 1):
            self.shas[sha(self.id, number)] = number
        return self.shas

    def keys(self, stream: str) -> set[Any]:
        """What a crawl has to find."""
        if stream == "commits":
            return set(self.known_commits())
        if stream == "reviews":
            return {id for number in self.shown_pulls() for id in self.reviews(number)}
        return set(self.streams[stream].order)


def sha(repository: int, number: int) -> str:
    return hashlib.sha1(f"{repository}:{number}".encode()).hexdigest()


@functools.lru_cache(maxsize=4096)
def _date(days: int) -> str:
    return datetime.date.fromordinal(_FIRST_DAY + days).isoformat()


def shown(at: int) -> str:
    """A time as GitHub writes it; each item has two, so that this is much of what a page costs."""
    days, second = divmod(at, 86400)
    return _date(days) + _MINUTES[second // 60] + _SECONDS[second % 60]


_MINUTES = [f"T{at // 60:02}:{at % 60:02}:" for at in range(1440)]
_SECONDS = [f"{at:02}Z" for at in range(60)]
#: When everything was created.
_CREATED = shown(EPOCH)


def user(number: int) -> str:
    return f'{{"login":"user{number % 97}","id":{number % 97}}}'


def issue(repo: Repo, number: int, at: int, version: int) -> str:
    return (
        f'{{"id":{repo.id * 1000000 + number},"number":{number},"title":"Issue {number} of {repo.id}","state":"open",'
        f'"user":{user(number)},"labels":[{{"name":"bug"}}],"comments":{version},"body":"{"x" * 200}",'
        f'"created_at":"{_CREATED}","updated_at":"{shown(at)}","closed_at":null}}'
    )


def comment(repo: Repo, number: int, at: int, version: int) -> str:
    return (
        f'{{"id":{number},"user":{user(number)},"body":"comment {version}","created_at":"{_CREATED}",'
        f'"updated_at":"{shown(at)}","issue_url":"{API}/repos/{repo.full_name}/issues/1"}}'
    )


def run(repo: Repo, number: int, at: int, version: int) -> str:
    # The newest runs are under way until they are touched.
    status = "completed" if version or number % 50 else "in_progress"
    created = shown(EPOCH + STEP * number)
    return (
        f'{{"id":{number},"name":"CI","status":"{status}","run_number":{number},"actor":{user(number)},'
        f'"created_at":"{created}","updated_at":"{shown(at + version)}"}}'
    )


def star(repo: Repo, number: int, at: int, version: int) -> str:
    return f'{{"user":{{"login":"star{number}","id":{number}}},"starred_at":"{shown(at)}"}}'


def label(repo: Repo, number: int, at: int, version: int) -> str:
    return f'{{"id":{number},"name":"label {number} {version}","color":"ff0000","default":false}}'


def commit(repo: Repo, number: int) -> str:
    parents = f'[{{"sha":"{sha(repo.id, number - 1)}"}}]' if number > 1 else "[]"
    date = f'{{"name":"a","email":"a@example.com","date":"{shown(EPOCH + STEP * number)}"}}'
    return (
        f'{{"sha":"{sha(repo.id, number)}","parents":{parents},"author":{{"login":"user1","id":1}},'
        f'"commit":{{"author":{date},"committer":{date},"message":"m"}}}}'
    )


BODIES = {
    "issues": issue,
    "comments": comment,
    "pulls": issue,
    "workflow_runs": run,
    "stargazers": star,
    "labels": label,
}
