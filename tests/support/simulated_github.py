"""A GitHub of many repositories that are computed, not stored: with pages, ETags, quotas, secondary limits, random
failures, renames and changes. It responds as a transport, or as a server on a socket for crawlers in other processes.
"""

from __future__ import annotations

import array
import asyncio
import bisect
import collections
import contextlib
import dataclasses
import datetime
import hashlib
import json
import math
import random
import re
import threading
import time
import urllib.parse
from collections.abc import Callable, Iterator
from typing import Any

import simulated_graphql
from ferrohub import transports

#: The time of the first item, 2020-01-01, and the seconds between two.
EPOCH, STEP = 1577836800, 7
API = "https://api.github.com"
SORTED = {"issues": "updated_at", "comments": "updated_at", "pulls": "updated_at", "workflow_runs": "created_at",
          "stargazers": "starred_at"}  # fmt: skip
PATHS = {
    "issues": "issues", "issues/comments": "comments", "pulls": "pulls", "commits": "commits", "labels": "labels",
    "actions/runs": "workflow_runs", "stargazers": "stargazers",
}  # fmt: skip
Response = tuple[int, dict[str, str], bytes]


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

    def page(self, since: int | None, descending: bool, page: int, size: int) -> tuple[list[tuple[int, int]], int]:
        """The items of a page with their times, and the number of pages."""
        start = 0 if since is None else bisect.bisect_left(self.times, since)
        count = len(self.order) - start
        low, high = (page - 1) * size, min(page * size, count)
        at = (len(self.order) - 1 - i if descending else start + i for i in range(low, max(low, high)))
        return [(self.order[i], self.times[i]) for i in at], max(1, math.ceil(count / size))

    def after(self, cursor: str, since: int | None, descending: bool, size: int) -> tuple[list[tuple[int, int]], bool]:
        """The items that follow that of a cursor with their times, and whether there are more."""
        time_of_it, number = map(int, cursor.split("."))
        first = 0 if since is None else bisect.bisect_left(self.times, since)
        low, high = bisect.bisect_left(self.times, time_of_it), bisect.bisect_right(self.times, time_of_it)
        # An item that has moved meanwhile leaves a gap: those of the same time may come twice.
        places = [at for at in range(low, high) if self.order[at] == number]
        if descending:
            rest = range((places[0] if places else high) - 1, first - 1, -1)
        else:
            rest = range(max(first, places[0] + 1 if places else low), len(self.order))
        return [(self.order[at], self.times[at]) for at in rest[:size]], len(rest) > size


@dataclasses.dataclass
class Repo:
    """A repository."""

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

    @property
    def full_name(self) -> str:
        return f"{self.owner}/{self.name}"

    def numbers(self, stream: str) -> set[int]:
        """The numbers of the items of a stream."""
        items = self.streams[stream]
        if len(items.known) != len(items.order):
            items.known = set(items.order)
        return items.known

    def reviews(self, number: int) -> list[dict[str, Any]]:
        """The reviews of a pull request."""
        return [review_of(self, number, i) for i in range(self.reviewed.get(number, number % 3))]

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
            numbers = (number for number in self.streams["pulls"].order if number not in self.hidden)
            return {review["id"] for number in numbers for review in self.reviews(number)}
        return set(self.streams[stream].order)


def sha(repository: int, number: int) -> str:
    return hashlib.sha1(f"{repository}:{number}".encode()).hexdigest()


def shown(at: int) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclasses.dataclass
class Weather:
    """What goes wrong, and how long responses take."""

    limit: int = 1_000_000
    #: Seconds of the window of the quota: an hour on a compressed clock.
    hour: float = 3600.0
    #: Requests at once that reach the secondary limit.
    at_once: int = 1000
    failures: float = 0.0
    latency: float = 0.0
    seed: int = 1
    #: Points of GraphQL in a window, and the connections of a query that take GitHub too long.
    points: int = 1_000_000
    heaviest: int = 500


class SimulatedGitHub:
    """The repositories, and responses to requests for them. It is a transport, too."""

    def __init__(self, weather: Weather | None = None, base_url: str = API) -> None:
        self.weather = weather or Weather()
        self.base_url = base_url
        self.random = random.Random(self.weather.seed)
        self.repositories: dict[str, Repo] = {}
        self.by_id: dict[int, Repo] = {}
        self.moved: dict[str, int] = {}
        self.counts: collections.Counter[str] = collections.Counter()
        self.requests: list[tuple[str, int]] = []
        self.now = EPOCH + 5 * 365 * 86400
        self.quotas: dict[str, tuple[float, int]] = {}
        self.credentials: set[str] = set()
        self.in_flight = 0
        #: Called before each response, with the number of the request.
        self.before: Callable[[int], None] = lambda number: None

    def add(self, full_name: str, *, commits: int = 0, **sizes: int) -> Repo:
        """A new repository with so many items of each stream."""
        owner, _, name = full_name.partition("/")
        streams = {stream: Items(sizes.get(stream, 0)) for stream in PATHS.values() if stream != "commits"}
        repo = Repo(1000 + len(self.by_id), owner, name, streams, commits)
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
        old = repo.full_name.lower()
        del self.repositories[old]
        self.moved[old] = repo.id
        repo.owner, _, repo.name = full_name.partition("/")
        self.repositories[full_name.lower()] = repo

    def delete(self, repo: Repo) -> None:
        """Delete a repository."""
        del self.repositories[repo.full_name.lower()], self.by_id[repo.id]

    def __call__(self, request: transports.Request) -> transports.Response:
        given = {name.lower(): value for name, value in request.headers.items()}
        status, headers, body = self.respond(request.url, given, b"".join(request))
        return transports.Response(status, headers, body)

    def requested(self, part: str = "") -> int:
        """Number of requests whose path has a part."""
        return sum(part in path for path, _ in self.requests)

    def find(self, full_name: str) -> Repo | None:
        """The repository that has or had this name."""
        name = full_name.lower()
        return self.repositories.get(name) or self.by_id.get(self.moved.get(name, 0))

    def respond(self, url: str, headers: dict[str, str], sent: bytes = b"") -> Response:
        """The response to a GET request, or to a query of GraphQL."""
        split = urllib.parse.urlsplit(url)
        query = dict(urllib.parse.parse_qsl(split.query))
        self.before(len(self.requests))
        credential = headers.get("authorization", "")
        self.credentials.add(credential)
        is_graphql = split.path.endswith("/graphql")
        if is_graphql:
            found = self._limited("") or simulated_graphql.respond(self, credential, sent)
        else:
            found = self._limited(credential) or self._routed(split.path, query)
        status, more, body = found
        if status == 200 and not is_graphql:
            more["ETag"] = f'W/"{hashlib.md5(body).hexdigest()}"'
            if headers.get("if-none-match") == more["ETag"]:
                status, body = 304, b""
        if not is_graphql:
            more.update(self.spend(credential, int(status != 304), self.weather.limit))
        self.requests.append((f"{split.path}?{split.query}", status))
        self.counts[str(status)] += 1
        return status, {"Content-Type": "application/json; charset=utf-8", **more}, body

    def _limited(self, credential: str) -> Response | None:
        weather = self.weather
        if self.random.random() < weather.failures:
            return 502, {}, b'{"message": "Server Error"}'
        if self.in_flight > weather.at_once:
            return 403, {"Retry-After": "1"}, b'{"message": "You have exceeded a secondary rate limit"}'
        _, used = self.window(credential)
        if used >= weather.limit:
            self.counts["over the quota"] += 1
            return 403, {}, b'{"message": "API rate limit exceeded"}'
        return None

    def window(self, credential: str) -> tuple[float, int]:
        """When the window of a quota began, and what was used of it."""
        start, used = self.quotas.get(credential, (0.0, 0))
        if time.time() - start >= self.weather.hour:
            start, used = time.time(), 0
        return start, used

    def spend(self, credential: str, cost: int, limit: int) -> dict[str, str]:
        """Take from a quota, and the headers that tell what is left of it."""
        start, used = self.window(credential)
        used = min(used + cost, limit)
        self.quotas[credential] = start, used
        left = limit - used
        # Whole seconds, rounded up, as the client may not send a moment too early.
        return {"X-RateLimit-Limit": str(limit), "X-RateLimit-Remaining": str(left),
                "X-RateLimit-Reset": str(math.ceil(start + self.weather.hour)), "X-RateLimit-Resource": "core",
                "Date": datetime.datetime.now(datetime.timezone.utc).strftime("%a, %d %b %Y %H:%M:%S GMT")}  # fmt: skip

    def _routed(self, path: str, query: dict[str, str]) -> Response:
        if path == "/search/issues":
            return self._searched(query)
        if owner := re.fullmatch(r"/(orgs|users)/([^/]+)/repos", path):
            return self._of_owner(owner[1], owner[2], query, path)
        match = re.fullmatch(r"/repos/([^/]+)/([^/]+)(?:/(.*))?", path)
        if match is None:
            number = re.fullmatch(r"/repositories/(\d+)(?:/(.*))?", path)
            repo, rest = (self.by_id.get(int(number[1])), number[2]) if number else (None, "")
        else:
            repo, rest = self.repositories.get(f"{match[1]}/{match[2]}".lower()), match[3]
            moved = self.moved.get(f"{match[1]}/{match[2]}".lower())
            if repo is None and moved in self.by_id:
                suffix = (f"/{rest}" if rest else "") + (f"?{urllib.parse.urlencode(query)}" if query else "")
                return 301, {"Location": f"{self.base_url}/repositories/{moved}{suffix}"}, b'{"message": "Moved"}'
        if repo is None or repo.status != 200:
            return self._failed(404 if repo is None else repo.status)
        return self._of_repository(repo, rest or "", query, path)

    def _failed(self, status: int) -> Response:
        return status, {}, json.dumps({"message": f"Status {status}", "documentation_url": "https://docs"}).encode()

    def _of_owner(self, kind: str, owner: str, query: dict[str, str], path: str) -> Response:
        found = [repo for repo in self.by_id.values() if repo.owner.lower() == owner.lower()]
        if "sort" not in query:
            found.sort(key=lambda repo: repo.name)
        if not found or (kind == "orgs") == owner.startswith("user"):
            return self._failed(404)
        page = int(query.get("page", "1"))
        bodies = [repository(repo) for repo in found[(page - 1) * 100 : page * 100]]
        return self._page(path, query, bodies, math.ceil(len(found) / 100))

    def _of_repository(self, repo: Repo, rest: str, query: dict[str, str], path: str) -> Response:
        if not rest:
            return 200, {}, repository(repo).encode()
        review, compare = re.fullmatch(r"pulls/(\d+)/reviews", rest), re.fullmatch(r"compare/(\w+)\.\.\.(\w+)", rest)
        stream = "reviews" if review else "commits" if compare else PATHS[rest]
        if stream in repo.statuses:
            return self._failed(repo.statuses[stream])
        if review:
            if int(review[1]) in repo.hidden:
                return self._failed(404)
            page, bodies = int(query.get("page", "1")), [json.dumps(each) for each in repo.reviews(int(review[1]))]
            shown = bodies[(page - 1) * 100 : page * 100]
            return self._page(path, query, shown, math.ceil(len(bodies) / 100))
        if stream == "commits":
            return self._commits(repo, compare, query, path)
        return self._items(repo, stream, query, path)

    def _items(self, repo: Repo, stream: str, query: dict[str, str], path: str) -> Response:
        since = datetime.datetime.fromisoformat(query["since"].replace("Z", "+00:00")) if "since" in query else None
        descending = query.get("direction") == "desc" or stream == "workflow_runs"
        page, size = int(query.get("page", "1")), int(query.get("per_page", "30"))
        items = repo.streams[stream]
        if stream == "issues":
            return self._issues(repo, query, path, int(since.timestamp()) if since else None, descending)
        found, last = items.page(int(since.timestamp()) if since else None, descending, page, size)
        bodies = [BODIES[stream](repo, number, at, items.versions.get(number, 0)) for number, at in found]
        key = "workflow_runs" if stream == "workflow_runs" else None
        return self._page(path, query, bodies, last, key, len(items.order))

    def _issues(self, repo: Repo, query: dict[str, str], path: str, since: int | None, descending: bool) -> Response:
        """A page of issues, whose only link names a cursor beside a number."""
        page, size, items = int(query.get("page", "1")), int(query.get("per_page", "30")), repo.streams["issues"]
        if "after" in query:
            found, is_more = items.after(query["after"], since, descending, size)
        else:
            found, last = items.page(since, descending, page, size)
            is_more = page < last
        headers = {}
        if is_more:
            number, at = found[-1]
            following = urllib.parse.urlencode({**query, "after": f"{at}.{number}", "page": page + 1})
            headers["Link"] = f'<{self.base_url}{path}?{following}>; rel="next"'
        bodies = [issue(repo, number, at, items.versions.get(number, 0)) for number, at in found]
        return 200, headers, f"[{','.join(bodies)}]".encode()

    def _searched(self, query: dict[str, str]) -> Response:
        """The number of issues of a repository, which are all open."""
        qualifiers = dict(part.split(":", 1) for part in query["q"].split())
        repo = self.repositories.get(qualifiers.pop("repo").lower())
        if repo is None or repo.status != 200:
            return 422, {}, b'{"message": "Validation Failed"}'
        if "issues" in repo.statuses:
            return self._failed(repo.statuses["issues"])
        assert not qualifiers
        body = {"total_count": len(repo.streams["issues"].order), "incomplete_results": False, "items": []}
        return 200, {}, json.dumps(body).encode()

    def _commits(self, repo: Repo, compare: re.Match[str] | None, query: dict[str, str], path: str) -> Response:
        if repo.commits == 0:
            return self._failed(409)
        known = repo.known_commits()
        page, size = int(query.get("page", "1")), int(query.get("per_page", "30"))
        if not {compare[1], compare[2]} <= known.keys() if compare else query.get("sha", "") not in {"", *known}:
            return self._failed(404)
        if compare:
            numbers = range(known[compare[1]] + 1, known[compare[2]] + 1)
        else:
            numbers = range(known[query["sha"]] if "sha" in query else repo.commits, 0, -1)
        bodies = [commit(repo, number) for number in numbers[(page - 1) * size : page * size]]
        return self._page(path, query, bodies, math.ceil(len(numbers) / size), "commits" if compare else None)

    def _page(
        self, path: str, query: dict[str, str], bodies: list[str], last: int, key: str | None = None, total: int = 0
    ) -> Response:
        page, headers = int(query.get("page", "1")), {}
        if page < last:
            links = (
                f'<{self.base_url}{path}?{urllib.parse.urlencode({**query, "page": number})}>; rel="{rel}"'
                for rel, number in (("next", page + 1), ("last", last))
            )
            headers["Link"] = ", ".join(links)
        text = f"[{','.join(bodies)}]"
        return 200, headers, (f'{{"total_count":{total},"{key}":{text}}}' if key else text).encode()


def user(number: int) -> str:
    return f'{{"login":"user{number % 97}","id":{number % 97}}}'


def repository(repo: Repo) -> str:
    return json.dumps({
        "id": repo.id, "name": repo.name, "full_name": repo.full_name, "owner": {"login": repo.owner, "id": 1},
        "private": False, "fork": False, "created_at": shown(EPOCH), "updated_at": shown(EPOCH), "topics": ["a", "b"],
    })  # fmt: skip


def issue(repo: Repo, number: int, at: int, version: int) -> str:
    return (
        f'{{"id":{repo.id * 1000000 + number},"number":{number},"title":"Issue {number} of {repo.id}","state":"open",'
        f'"user":{user(number)},"labels":[{{"name":"bug"}}],"comments":{version},"body":"{"x" * 200}",'
        f'"created_at":"{shown(EPOCH)}","updated_at":"{shown(at)}","closed_at":null}}'
    )


def comment(repo: Repo, number: int, at: int, version: int) -> str:
    return (
        f'{{"id":{number},"user":{user(number)},"body":"comment {version}","created_at":"{shown(EPOCH)}",'
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


def review_of(repo: Repo, number: int, at: int) -> dict[str, Any]:
    # IDs are longer than 32 bits; some reviews are those of apps and of deleted users.
    bot = {"login": "checks[bot]", "id": 7}
    by = bot if number % 7 == 1 else None if number % 11 == 1 else {"login": f"user{number % 97}", "id": number % 97}
    identity = (number << 32) + at
    return {
        "id": identity,
        "node_id": f"PRR_{identity}",
        "user": by,
        "author_association": "MEMBER",
        "state": "APPROVED",
        "body": "ok",
        "commit_id": sha(repo.id, number),
        "submitted_at": shown(EPOCH + number),
        "html_url": f"https://github.com/{repo.full_name}/pull/{number}#pullrequestreview-{identity}",
    }


def commit(repo: Repo, number: int) -> str:
    parents = [{"sha": sha(repo.id, number - 1)}] if number > 1 else []
    date = {"name": "a", "email": "a@example.com", "date": shown(EPOCH + STEP * number)}
    return json.dumps({"sha": sha(repo.id, number), "parents": parents, "author": {"login": "user1", "id": 1},
                       "commit": {"author": date, "committer": date, "message": "m"}})  # fmt: skip


BODIES = {
    "issues": issue,
    "comments": comment,
    "pulls": issue,
    "workflow_runs": run,
    "stargazers": star,
    "labels": label,
}


@contextlib.contextmanager
def serving(github: SimulatedGitHub) -> Iterator[str]:
    """Serve on a loopback socket, in a thread; the URL of the API."""
    loop, ready = asyncio.new_event_loop(), threading.Event()

    async def start() -> asyncio.Server:
        server = await asyncio.start_server(lambda reader, writer: _connection(github, reader, writer), "127.0.0.1", 0)
        github.base_url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        return server

    def work() -> None:
        asyncio.set_event_loop(loop)
        server = loop.run_until_complete(start())
        ready.set()
        loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    ready.wait()
    try:
        yield github.base_url
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


async def _connection(github: SimulatedGitHub, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
        while True:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            sent = await reader.readexactly(int(headers.get("content-length", "0")))
            github.in_flight += 1
            try:
                if github.weather.latency:
                    await asyncio.sleep(github.weather.latency * github.random.uniform(0.5, 1.5))
                status, more, body = github.respond(first.split(" ")[1], headers, sent)
            finally:
                github.in_flight -= 1
            more["Content-Length"] = str(len(body))
            lines = [f"HTTP/1.1 {status} X", *(f"{name}: {value}" for name, value in more.items())]
            writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
            await writer.drain()
    writer.close()
