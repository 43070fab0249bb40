"""A GitHub with many items for tests of crawls: its lists are generated, not stored, and change on demand. All else is
the simulator: credentials, quotas, ETags, pages, renames, reviews, GraphQL, faults, and the server.
"""

from __future__ import annotations

import collections
import dataclasses
import datetime
import random
import urllib.parse
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import generated_items
from ferrohub.testing import GitHub
from ferrohub.testing.github import Call, Reply, repositories
from ferrohub.testing.github.failures import Failure
from ferrohub.testing.github.records import Issue, Pull, Review, Token
from ferrohub.testing.github.router import ROUTES
from generated_items import BODIES, EPOCH, OPERATIONS, SORTED, STEP, Items, Listing, Repo, shown

__all__ = ["EPOCH", "Repo", "SimulatedGitHub", "Weather", "shown"]


@dataclasses.dataclass
class Weather:
    """What goes wrong, and how long responses take."""

    limit: int = 1_000_000
    #: Seconds of the window of the quota: an hour on a compressed clock.
    hour: float = 3600.0
    failures: float = 0.0
    latency: float = 0.0
    seed: int = 1
    #: Points of GraphQL in a window, and the connections of a query that take GitHub too long.
    points: int = 1_000_000
    heaviest: int = 500


class SimulatedGitHub(GitHub):
    """The repositories, and what they change."""

    #: The waits of a crawl are a part of its tests.
    _skips_waits = False

    def __init__(self, weather: Weather | None = None) -> None:
        super().__init__()
        self.repositories: dict[str, Repo] = {}
        self.by_id: dict[int, Repo] = {}
        self.counts: collections.Counter[str] = collections.Counter()
        self.now = EPOCH + 5 * 365 * 86400
        self.credentials: set[str] = set()
        #: Called before each response, with the number of the request.
        self.before: Callable[[int], None] = lambda number: None
        self.weather = weather or Weather()
        self.random = random.Random(self.weather.seed)
        self.on_request("search/issues-and-pull-requests", self._searched)
        self.on_request("repos/list-commits", self._commits)
        self.on_request("repos/compare-commits", self._commits)
        self.on_request("repos/get", self._stored(""))
        self.on_request("pulls/list-reviews", self._stored("reviews"))
        for operation, stream in OPERATIONS.items():
            self.on_request(operation, self._listed(stream))

    @property
    def weather(self) -> Weather:
        """What goes wrong; it can be replaced at any time."""
        return self._weather

    @weather.setter
    def weather(self, weather: Weather) -> None:
        self._weather, quotas = weather, self.quotas
        quotas.limits |= {"core": weather.limit, "graphql": weather.points, "search": weather.limit}
        quotas.anonymous |= {"core": weather.limit, "search": weather.limit}
        quotas.seconds |= {"core": weather.hour, "graphql": weather.hour}
        self.faults.clear()
        if weather.failures:
            self.faults.add(status=502, times=None, probability=weather.failures, seed=weather.seed)
        if weather.latency:
            self.faults.add(latency=weather.latency, times=None)

    def add(self, full_name: str, *, commits: int = 0, **sizes: int) -> Repo:
        """A new repository with so many items of each stream, in place of one with this name."""
        owner, _, name = full_name.partition("/")
        if (known := self.repositories.get(full_name.lower())) is not None:
            self.delete(known)
        if owner.startswith("user"):
            self.user(owner)
        made = self.repository(full_name, topics=["a", "b"])
        made.created_at = made.updated_at = shown(EPOCH)
        streams = {stream: Items(sizes.get(stream, 0)) for stream in OPERATIONS.values()}
        repo = Repo(made.id, owner, name, streams, commits)
        self.repositories[full_name.lower()] = self.by_id[repo.id] = repo
        return repo

    def touch(self, repo: Repo, stream: str, number: int) -> None:
        """Change an item now."""
        self.now += STEP
        repo.streams[stream].touch(number, self.now, moves=SORTED.get(stream) == "updated_at")

    def create(self, repo: Repo, stream: str) -> int:
        """A new item."""
        self.now += STEP
        return repo.streams[stream].add(self.now)

    def rename(self, repo: Repo, full_name: str) -> None:
        """Rename or transfer a repository; its old name redirects."""
        del self.repositories[repo.full_name.lower()]
        repo.owner, _, repo.name = full_name.partition("/")
        self.repositories[full_name.lower()] = repo
        with self.locked() as world:
            owner = self.state.account(repo.owner) or self.organization(repo.owner)
            repositories.rename(world, self.state.repositories[repo.id], owner, repo.name)

    def delete(self, repo: Repo) -> None:
        """Delete a repository."""
        del self.repositories[repo.full_name.lower()], self.by_id[repo.id]
        with self.locked() as world:
            repositories.delete(world, self.state.repositories[repo.id])

    def requested(self, part: str = "") -> int:
        """Number of requests whose path has a part."""
        return sum(part in each.path for each in self.requests)

    def respond(self, method: str, path: str, query: str, headers: dict[str, str], content: bytes, links: Any) -> Any:
        """The response to a request, before which something may change."""
        self.before(len(self.requests))
        credential = headers.get("authorization", "")
        self.credentials.add(credential)
        with self.locked():
            self._accept(credential.partition(" ")[2])
            if path == "/graphql" or path.endswith("/reviews"):
                self._record()
            if path == "/graphql" and content.count(b"(first:") > self.weather.heaviest:
                self.faults.add("graphql", status=502)
        status, sent, body = super().respond(method, path, query, headers, content, links)
        self.counts[str(status)] += 1
        self.counts["over the quota"] += status == 403 and sent["X-RateLimit-Remaining"] == "0"
        self.counts["over the points"] += path == "/graphql" and b'"RATE_LIMIT"' in body
        return status, sent, body

    def _accept(self, token: str) -> None:
        """Let each token be that of a user of its own."""
        if token and token not in self.state.tokens:
            self.state.tokens[token] = Token(self.user(f"crawler{len(self.state.tokens)}").id, ["repo"])

    def _record(self) -> None:
        """Bring the pull requests and their reviews in the records up to date."""
        for repo in self.by_id.values():
            pulls = repo.streams["pulls"]
            key = (pulls.next, len(pulls.order), {*repo.hidden}, {**repo.reviewed}, {**repo.statuses}, repo.status)
            if key == repo.recorded or not pulls.order:
                continue
            repo.recorded, record = key, self.state.repositories[repo.id]
            numbers = repo.shown_pulls() if repo.status == 200 and "reviews" not in repo.statuses else []
            at = shown(EPOCH)
            record.issues = {each: Issue(each, each, "A", 0, at, at, state="closed", is_pull=True) for each in numbers}
            record.pulls = {each: Pull(each, each, "main", "topic", repo.id, "", "") for each in numbers}
            record.reviews = {id: self._review(repo, each, id) for each in numbers for id in repo.reviews(each)}

    def _review(self, repo: Repo, number: int, id: int) -> Review:
        """A review. Some are those of apps and of deleted users."""
        by = 0
        if number % 7 == 1:
            by = self._account("checks[bot]", "Bot", {}).id
        elif number % 11 != 1:
            by = self.user(f"user{number % 97}").id
        return Review(id, number, by, "ok", "APPROVED", generated_items.sha(repo.id, number), shown(EPOCH + number))

    def _repo(self, call: Call, stream: str) -> Repo:
        """The repository of a request, unless it has another status."""
        repo = self.by_id[call.repository().id]
        status = repo.status if repo.status != 200 else repo.statuses.get(stream, 200)
        if status != 200:
            raise Failure(status, f"Status {status}")
        return repo

    def _stored(self, stream: str) -> Callable[[Call], Any]:
        """The operation of the simulator, unless the repository has another status."""

        def respond(call: Call) -> Any:
            self._repo(call, stream)
            return ROUTES[call.route.id].handler(call)

        return respond

    def _listed(self, stream: str) -> Callable[[Call], Any]:
        """The list of a stream."""

        def respond(call: Call) -> Reply:
            repo, query = self._repo(call, stream), call.query
            items = repo.streams[stream]
            at = datetime.datetime.fromisoformat(query["since"].replace("Z", "+00:00")) if "since" in query else None
            since = int(at.timestamp()) if at else None
            descending = query.get("direction") == "desc" or stream == "workflow_runs"
            listing = items.listing(since, descending=descending, after=query.get("after", ""))
            found = _by_cursor(call, listing) if stream == "issues" else call.cut(listing)
            made = (BODIES[stream](repo, number, at, items.versions.get(number, 0)) for number, at in found)
            return _page(made, "workflow_runs" if stream == "workflow_runs" else "", len(items.order))

        return respond

    def _searched(self, call: Call) -> Any:
        """The number of issues of a repository, which are all open."""
        qualifiers = dict(part.split(":", 1) for part in call.query["q"].split())
        repo = self.repositories.get(qualifiers.pop("repo").lower())
        assert not qualifiers
        if repo is None or repo.status != 200:
            raise Failure(422, "Validation Failed")
        if "issues" in repo.statuses:
            raise Failure(repo.statuses["issues"], "No issues")
        return {"total_count": len(repo.streams["issues"].order), "incomplete_results": False, "items": []}

    def _commits(self, call: Call) -> Reply:
        """The history of a commit, or the commits between two."""
        repo = self._repo(call, "commits")
        if repo.commits == 0:
            raise Failure(409, "Git Repository is empty.")
        known = repo.known_commits()
        latest = generated_items.sha(repo.id, repo.commits)
        base, head = call.params.get("base"), call.params.get("head") or call.query.get("sha") or latest
        if head not in known or (base or head) not in known:
            raise Failure(404, "Not Found")
        numbers = range(known[base] + 1, known[head] + 1) if base else range(known[head], 0, -1)
        made = (generated_items.commit(repo, number) for number in call.cut(numbers))
        return _page(made, "commits" if base else "", 0)


def _by_cursor(call: Call, listing: Listing) -> Sequence[tuple[int, int]]:
    """A page of issues, whose only link names a cursor beside a number. The cursor is a place in the order, where
    items may move.
    """
    page, size = int(call.query.get("page", "1")), int(call.query.get("per_page", "30"))
    start = 0 if "after" in call.query else (page - 1) * size
    found: list[tuple[int, int]] = listing[start : start + size]
    if start + size < len(listing):
        number, at = found[-1]
        following = urllib.parse.urlencode({**call.query, "after": f"{at}.{number}", "page": page + 1})
        call.more_headers["Link"] = f'<{call.url}?{following}>; rel="next"'
    return found


def _page(made: Iterable[str], key: str, total: int) -> Reply:
    text = f"[{','.join(made)}]"
    return Reply(200, (f'{{"total_count":{total},"{key}":{text}}}' if key else text).encode())
