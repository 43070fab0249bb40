"""Rounds of a crawl of a repository that changes at random between requests, also within a second, and is killed."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import datetime
import email.utils
import hashlib
import json
import pathlib
import random
import re
import urllib.parse
from typing import Any

import pytest

import ferrohub
from ferrohub import transports
from ferrohub.crawl import STREAMS, Stream, _walks, crawl, dataset, read
from ferrohub.crawl._walks import prefetch
from killed_crawls import killed_at

#: Items on a page: few, so that there are many pages; and where pages in flight overlap.
SIZE, SIZE_AT_ONCE = 4, 10
#: Requests of a run before which something changes: a repository that changes faster than it is read has no end.
LIVELY = 60
_REPO = "GET /repos/{owner}/{repo}"


def paged(stream: Stream, size: int = SIZE) -> Stream:
    """The stream with small pages."""
    queries = stream.query.split() or [""]
    query = " ".join(f"{each}&per_page={size}" if each else f"per_page={size}" for each in queries)
    return dataclasses.replace(stream, query=query, graphql=None)


_THREADS = Stream("threads", f"{_REPO}/issues/{{parent}}/comments", "id:int issue=_parent:int body", parent="issues")
_CHECKS = Stream("checks", f"{_REPO}/checks", "id:int status body updated_at:time created_at:time", "id", "newest",
                 "created_at", version="updated_at", window=3 * 86400.0)  # fmt: skip
_PARTS = Stream("parts", f"{_REPO}/milestones/{{parent}}/parts", "id:int of=_parent:int body", parent="milestones",
                whole=True)  # fmt: skip
_KINDS = Stream("kinds", f"{_REPO}/kinds", "id:int body", query="odd=0 odd=1")
#: For each way of walking two streams.
WAYS = {
    "since": ["issues", "comments"],
    "newest": ["pulls", "by_change"],
    "oldest": ["stargazers", "forks"],
    "snapshot": ["labels", "milestones"],
    "parent": ["reviews", "threads"],
    "window": ["workflow_runs", "checks"],
    "open": ["pull_check_runs", "deployment_statuses"],
    "whole": ["parts", "kinds"],
}
_BY_CHANGE = Stream("by_change", f"{_REPO}/by_change", "id:int body updated_at:time", "id", "newest", "updated_at",
                    "sort=updated&direction=desc")  # fmt: skip
_OWN = {stream.name: stream for stream in (_THREADS, _CHECKS, _BY_CHANGE, _PARTS, _KINDS)}
#: Streams that the model does not have: of owners, commits, GraphQL, and traffic, which has no pages.
_ELSEWHERE = {name for name, stream in STREAMS.items() if stream.is_of_owner or "/traffic/" in stream.route}
_ELSEWHERE |= {name for name, stream in STREAMS.items() if stream.parent == "commits"} | {"discussions"}
MODELLED = {
    name: paged(stream)
    for name, stream in {**STREAMS, **_OWN}.items()
    if stream.order not in ("one", "history") and name not in _ELSEWHERE
}
PARENTS = {name: stream.parent for name, stream in MODELLED.items() if stream.parent is not None}
#: Streams whose items may change, or be deleted, without a change of their parents.
ALONE = {"pull_check_runs", "deployment_statuses", "parts"}
#: The column of each stream that shows the version of an item.
SHOWS = {"issues": "title", "pulls": "title", "labels": "name", "milestones": "title", "workflow_runs": "display_title",
         "forks": "full_name", "branches": "sha", "tags": "sha", "releases": "body", "contributors": "contributions",
         "stargazers": "user_login", "issue_events": "event", "events": "type",
         "deployments": "description", "timeline": "event", "issue_reactions": "content", "languages": "bytes",
         "comment_reactions": "content", "pull_files": "status", "pull_check_runs": "name", "jobs": "name",
         "custom_properties": "value", "deployment_statuses": "description", "dependabot_alerts": "state",
         "code_scanning_alerts": "state", "secret_scanning_alerts": "state"}  # fmt: skip
#: Streams whose values are the numbers of versions.
COUNTED = {"contributors", "languages"}
#: The columns with the keys of items in streams that several values identify.
KEYS = {"timeline": "id", "pull_files": "filename"}
#: From this version on, a check has ended.
ENDS = 3
#: Streams whose items do not change, because no request would show it.
FIXED = {"stargazers", "forks", "commit_comments", "issue_events", "events", "deployments", *(PARENTS.keys() - ALONE)}


@dataclasses.dataclass
class Item:
    """An item of a stream."""

    id: int
    at: int
    changed: int
    version: int = 1
    parent: int = 0
    #: The version that is shown: a replica may be late.
    shown: tuple[int, int] = (0, 1)


class Model:
    """A repository, and a server for it."""

    def __init__(self, names: list[str], chance: random.Random) -> None:
        self.names, self.chance = names, chance
        self.now, self.next = 1_700_000_000, 1
        self.items: dict[str, dict[int, Item]] = {
            name: {} for name in {*names, *(PARENTS[n] for n in names if n in PARENTS)}
        }
        self.late: list[tuple[int, Item]] = []
        self.is_live, self.lively = True, LIVELY
        #: Whether all that changes is that items are deleted, also of streams whose walks do not find that.
        self.is_shrinking = False

    def text(self, name: str, item: Item) -> str:
        """What the column of the version shows."""
        version = item.shown[1]
        return f"o/{item.id}" if name == "forks" else f"u{item.id}" if name == "stargazers" else f"{item.id} v{version}"

    def add(self, name: str) -> None:
        """A new item."""
        item = Item(self.next, self.now, self.now, shown=(self.now, 1))
        self.next += 1
        if name in PARENTS:
            parents = list(self.items[PARENTS[name]].values())
            if not parents:
                return
            parent = self.chance.choice(parents)
            item.parent = parent.id
            if name != "deployment_statuses":
                self.edit(parent)
        self.items[name][item.id] = item

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
        items = list(self.items[name].values())
        if self.is_shrinking:
            if items and MODELLED[name].is_swept:
                del self.items[name][self.chance.choice(items).id]
            return
        action = self.chance.choice(["add", "edit", "edit", "bulk", "delete", "time", "time", "late"])
        if action == "add":
            for _ in range(self.chance.choice([1, 1, 1, SIZE * 2])):
                self.add(name)
        elif action == "time":
            self.now += self.chance.choice([0, 1, 1, 7, 45, 200])
        elif action == "delete" and items and MODELLED[name].order == "snapshot" and name not in {*PARENTS} - {"parts"}:
            gone = self.chance.choice(items).id
            del self.items[name][gone]
            if name == "milestones" and "parts" in self.items:
                self.items["parts"] = {id: each for id, each in self.items["parts"].items() if each.parent != gone}
        elif items and name not in FIXED:
            count = len(items) if action == "bulk" else 1
            for item in self.chance.sample(items, count):
                if name != "pull_check_runs" or item.version < ENDS:
                    self.edit(item, late=action == "late")
        self.show_late()

    def show_late(self) -> None:
        """Show what replicas have by now."""
        for due, item in list(self.late):
            if due <= self.now:
                item.shown = (max(item.shown[0], item.changed), item.version)
                self.late.remove((due, item))

    def __call__(self, request: transports.Request) -> transports.Response:
        if self.is_live and self.lively:
            self.lively -= 1
            for _ in range(self.chance.choice([0, 0, 1, 1, 3])):
                self.change()
        split = urllib.parse.urlsplit(request.url)
        body, headers = self._respond(split.path, dict(urllib.parse.parse_qsl(split.query)), split)
        if not body:
            return transports.Response(404, {"Content-Type": "application/json"}, b'{"message": "Not Found"}')
        etag = f'"{hashlib.md5(body + str(headers).encode()).hexdigest()}"'
        given = {name.lower(): value for name, value in request.headers.items()}
        if given.get("if-none-match") == etag:
            return transports.Response(304, {"ETag": etag}, b"")
        headers |= {"Content-Type": "application/json", "ETag": etag}
        return transports.Response(200, {**headers, "Date": email.utils.formatdate(self.now, usegmt=True)}, body)

    def _respond(self, path: str, query: dict[str, str], split: Any) -> tuple[bytes, dict[str, str]]:
        rest = path.removeprefix("/repos/o/r").removeprefix("/")
        if not rest:
            return b'{"id": 1, "full_name": "o/r", "name": "r"}', {}
        if path == "/search/issues":
            found = {"total_count": len(self.items["issues"]), "incomplete_results": False, "items": []}
            return json.dumps(found).encode(), {}
        if (one := self._one(rest)) is not None:
            return one
        patterns = {name: MODELLED[name].route.partition("{repo}/")[2] for name in self.items}
        routes = {name: pattern.replace("{parent}", r"(\d+)") for name, pattern in patterns.items()}
        name, match = next((name, match) for name, each in routes.items() if (match := re.fullmatch(each, rest)))
        items = [item for item in self.items[name].values() if name not in PARENTS or item.parent == int(match[1])]
        if "odd" in query:
            items = [item for item in items if item.id % 2 == int(query["odd"])]
        if "since" in query:
            since = datetime.datetime.fromisoformat(query["since"].replace("Z", "+00:00")).timestamp()
            items = [item for item in items if item.shown[0] >= since]
        if query.get("sort") == "updated":
            items.sort(key=lambda item: (item.shown[0], item.id), reverse=query["direction"] == "desc")
        else:
            items.sort(key=lambda item: (item.at, item.id), reverse=MODELLED[name].order == "newest")
        page, size = int(query.get("page", "1")), int(query["per_page"])
        bodies: Any = [self._body(name, item) for item in items[(page - 1) * size : page * size]]
        last = max(1, -(-len(items) // size))
        links = [f'<{split._replace(query=urllib.parse.urlencode({**query, "page": number})).geturl()}>; rel="{rel}"'
                 for rel, number in (("next", page + 1), ("last", last)) if page < last]  # fmt: skip
        key = MODELLED[name].items
        body = {"total_count": len(items), key: bodies} if key else bodies
        if key == "*":
            return json.dumps({str(item.id): item.shown[1] for item in items}).encode(), {}
        return json.dumps(body).encode(), {"Link": ", ".join(links)} if links else {}

    def _one(self, rest: str) -> tuple[bytes, dict[str, str]] | None:
        """The response to a request for an item; an empty one if it was deleted."""
        for name, stream in MODELLED.items():
            route = (stream.item or "").partition("{repo}/")[2].partition("{key}")[0]
            if route and name in self.items and re.fullmatch(rf"{route}\d+", rest):
                item = self.items[name].get(int(rest.removeprefix(route)))
                return (json.dumps(self._body(name, item)).encode() if item else b""), {}
        return None

    def _body(self, name: str, item: Item) -> dict[str, Any]:
        text, changed = self.text(name, item), shown(item.shown[0])
        has_reactions = sum(each.parent == item.id for child in self.items for each in self.items[child].values()
                            if child.endswith("_reactions") and PARENTS[child] == name)  # fmt: skip
        is_open = name == "pull_check_runs" and item.shown[1] < ENDS
        return {
            "reactions": {"total_count": has_reactions}, "head": {"sha": f"{item.id}"}, "content": text,
            "filename": f"{item.id}", "property_name": f"{item.id}", "value": text,
            "state": text if SHOWS.get(name) == "state" else "open",
            "id": f"{item.id}" if name == "events" else item.id, "number": item.id, "title": text, "body": text,
            "name": text if SHOWS.get(name) == "name" else f"{item.id}", "display_title": text, "full_name": text,
            "event": text, "type": text, "description": text, "commit": {"sha": text}, "login": f"{item.id}",
            "contributions": item.shown[1], "user": {"id": item.id, "login": f"u{item.id}"},
            "status": text if name == "pull_files" else "in_progress" if is_open else "completed",
            "created_at": shown(item.at), "updated_at": changed, "starred_at": shown(item.at),
            "submitted_at": shown(item.at),
        }  # fmt: skip

    def expected(self, name: str) -> dict[str, Any]:
        """The items by key, with what shows their versions."""
        return {
            str(item.id): item.shown[1] if name in COUNTED else self.text(name, item)
            for item in self.items[name].values()
        }


def shown(at: int) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def play(names: list[str], seed: int, folder: str | pathlib.Path, runs: int = 4, *, at_once: bool = False) -> list[str]:
    """Crawl while everything changes, with kills, then at rest twice.

    :param at_once: whether pages are requested at once, which GitHub reads in any order
    :returns: how the folder differs from the server
    """
    chance = random.Random(seed)
    model = Model(names, chance)
    streams = [MODELLED[name] for name in sorted(model.items)]
    if at_once:
        streams = [paged(stream, SIZE_AT_ONCE) for stream in streams]

    async def transport(request: transports.Request) -> transports.Response:
        await asyncio.sleep(chance.random() / 200)
        response = model(request)
        await asyncio.sleep(chance.random() / 200)
        return response

    def run(*, sweep: bool = False) -> bool:
        model.lively = LIVELY
        if not at_once:
            client = ferrohub.Client(token="...", transport=model)
            return crawl(["o/r"], streams, client, folder, concurrency=1, sweep=sweep).complete
        return asyncio.run(run_at_once(sweep=sweep))

    async def run_at_once(*, sweep: bool) -> bool:
        client = ferrohub.AsyncClient(token="...", transport=transport)
        return (await crawl(["o/r"], streams, client, folder, sweep=sweep)).complete

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_walks.steps, "now", lambda: float(model.now))
        patched.setattr(_walks.steps, "MANY_PAGES", 3)
        patched.setattr(prefetch, "COUNTED_AFTER", 2)
        for _ in range(chance.randrange(3 * SIZE * len(names))):
            model.change()
        for name in names * chance.randrange(40, 100) if at_once else []:
            model.add(name)
            model.now += chance.choice([0, 1, 7])
        for _ in range(runs):
            if chance.random() < 0.5:
                with killed_at(chance.randrange(40)):
                    run()
            else:
                run()
            for _ in range(chance.choice([0, 1, 5])):
                model.change()
        model.is_live = False
        for _ in range(3):
            model.now += 100
            model.show_late()
            if not run():
                return ["the crawl is not complete"]
        problems = [problem for name in sorted(model.items) for problem in _problems(model, name, folder)]
        model.is_live = model.is_shrinking = True
        with killed_at(chance.randrange(40)):
            run(sweep=True)
        model.is_live = False
        if not (run(sweep=True) and run(sweep=True)):
            return ["the sweep is not complete"]
    return problems + [problem for name in sorted(model.items) for problem in _problems(model, name, folder)]


def _problems(model: Model, name: str, folder: str | pathlib.Path) -> list[str]:
    expected, stream = model.expected(name), MODELLED[name]
    key, column = KEYS.get(name, str(stream.key_column)), SHOWS.get(name, "body")
    rows: list[dict[str, Any]] = []
    with contextlib.suppress(ValueError):
        rows = read(folder, stream).to_pylist()
    found = {str(row[key]): row[column] for row in rows}
    problems = [f"{name}: {len(rows) - len(found)} twice"] if len(rows) > len(found) else []
    if found != expected:
        missing, extra = expected.keys() - found.keys(), found.keys() - expected.keys()
        stale = [each for each in expected.keys() & found.keys() if expected[each] != found[each]]
        problems.append(f"{name}: missing {sorted(missing)}, extra {sorted(extra)}, stale {sorted(stale)}")
    if rows:
        last: dict[Any, Any] = {}
        for row in dataset(folder, name).to_table().to_pylist():
            row.pop("crawled_at")
            if last.get(row[key]) == row:
                problems.append(f"{name}: {row[key]} was written again without a change")
            last[row[key]] = row
    return problems
