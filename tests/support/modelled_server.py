"""A server for a modelled repository or owner, which changes between requests."""

from __future__ import annotations

import datetime
import email.utils
import hashlib
import json
import random
import re
import urllib.parse
from typing import Any

from ferrohub import transports
from modelled_changes import Changes, Item, shown
from modelled_commits import Commit
from modelled_streams import CURSORS, ENDS, FORMS, MODELLED, OPEN, PARENTS, SHOWS, UNPAGED

#: A response: its body, which is empty if there is none, and its headers.
Found = tuple[bytes, dict[str, str]]
NOTHING: Found = (b"", {})


class Model(Changes):
    """A repository or an owner, and a server for it."""

    def __init__(self, names: list[str], chance: random.Random) -> None:
        super().__init__(names, chance)
        scopes = {MODELLED[name].scope for name in self.items}
        self.kind = "User" if "user" in scopes else "Organization"
        if "owner" in scopes:
            self.kind = chance.choice(["Organization", "User"])

    def __call__(self, request: transports.Request) -> transports.Response:
        if self.is_live and self.lively:
            self.lively -= 1
            for _ in range(self.chance.choice([0, 0, 1, 1, 3])):
                self.change()
        split = urllib.parse.urlsplit(request.url)
        if split.path == "/graphql":
            body, headers = self._query(json.loads(request.read())["query"]), dict[str, str]()
        else:
            body, headers = self._respond(split.path, dict(urllib.parse.parse_qsl(split.query)), split)
        if not body:
            return transports.Response(
                self._status(split.path), {"Content-Type": "application/json"}, b'{"message": "Not Found"}'
            )
        etag = f'"{hashlib.md5(body).hexdigest()}"'
        given = {name.lower(): value for name, value in request.headers.items()}
        date = {"Date": email.utils.formatdate(self.now, usegmt=True)}
        if given.get("if-none-match") == etag:
            return transports.Response(304, {"ETag": etag, **date}, b"")
        headers |= {"Content-Type": "application/json", "ETag": etag}
        return transports.Response(200, {**headers, **date}, body)

    def _status(self, path: str) -> int:
        """The status without a body: of an empty repository, of a commit that GitHub has dropped, or of other items."""
        if path == "/repos/o/r/commits" and self.history.head is None:
            return 409
        return 422 if path.startswith("/repos/o/r/commits/") else 404

    def _respond(self, path: str, query: dict[str, str], split: Any) -> Found:
        if path in ("/repos/o/r", "/users/o"):
            return self._head("repositories" if path == "/repos/o/r" else "owners"), {}
        if re.fullmatch(r"/\w+/o/projectsV2/\w+/fields", path):
            return b'[{"id": 1, "name": "Title"}, {"id": 2, "name": "Status"}]', {}
        if path == "/search/issues":
            found = {"total_count": len(self.items["issues"]), "incomplete_results": False, "items": []}
            return json.dumps(found).encode(), {}
        if "commits" in self.items and re.fullmatch(r"/repos/o/r/(commits|compare/.+)", path):
            return self._commits(path, query, split)
        matches = ((name, re.fullmatch(self._pattern(name), path)) for name in self.items)
        name, match = next(((name, match) for name, match in matches if match is not None), ("", None))
        if match is None:
            return self._one(path)
        items, stream = self.served(name), MODELLED[name]
        if name in PARENTS:
            items = [item for item in items if item.parent == match[1]]
            if not self._has(PARENTS[name], match[1]):
                return NOTHING
        if stream.order == "one":
            return json.dumps(self._body(name, items[0])).encode(), {}
        if stream.items == "*":
            return json.dumps({item.key: item.shown[1] for item in items}).encode(), {}
        return self._page(name, items, query, split)

    def _pattern(self, name: str) -> str:
        """The paths of a stream, with a group for the key of the parent."""
        route = MODELLED[name].route.removeprefix("GET ").replace("{owner}", "o").replace("{repo}", "r")
        accounts = "orgs" if self.kind == "Organization" else "users"
        return route.replace("{accounts}", accounts).replace("{parent}", r"(\w+)")

    def _has(self, name: str, key: str) -> bool:
        return key in self.history.commits if name == "commits" else key in {i.key for i in self.items[name].values()}

    def _page(self, name: str, items: list[Item], query: dict[str, str], split: Any) -> Found:
        """A page of items."""
        stream, size = MODELLED[name], int(query["per_page"])
        if "odd" in query:
            items = [item for item in items if item.id % 2 == int(query["odd"])]
        if "package_type" in query:
            items = [item for item in items if _package_type(item) == query["package_type"]]
        if "since" in query:
            since = datetime.datetime.fromisoformat(query["since"].replace("Z", "+00:00")).timestamp()
            items = [item for item in items if item.shown[0] >= since]
        by_change = query.get("sort") == "updated"
        descending = query["direction"] == "desc" if by_change else stream.order == "newest"
        if name in CURSORS:
            found, cursor = _after(items, query.get("after"), size, by_change=by_change, descending=descending)
            following, last = {"after": cursor} if cursor else None, None
        else:
            items = sorted(items, key=lambda item: _place(item, by_change=by_change), reverse=descending)
            found, following, last = (items, None, None) if name in UNPAGED else _numbered(items, query, size)
        key, bodies = stream.items, [self._body(name, item) for item in found]
        body = {"total_count": len(items), key: bodies} if key else bodies
        return json.dumps(body).encode(), _links(query, following, last, split)

    def _head(self, name: str) -> bytes:
        """The repository or the owner itself."""
        body = {"id": 1, "full_name": "o/r", "name": "r"} if name == "repositories" else {"id": 1, "login": "o"}
        item = self.items.get(name, {}).get(1)
        text = self.text(name, item) if item else ""
        return json.dumps({**body, "type": self.kind, "description": text, "bio": text}).encode()

    def _commits(self, path: str, query: dict[str, str], split: Any) -> Found:
        """The history of a commit, or the commits between two."""
        history, compared = self.history, re.fullmatch(r".*/compare/(\w+)\.\.\.(\w+)", path)
        head = compared[2] if compared else query.get("sha", history.head)
        shas: list[str] | None = None
        if head in history.commits and (compared is None or compared[1] in history.commits):
            shas = history.between(compared[1], head) if compared else history.log(head)
        if shas is None:
            return NOTHING
        found, following, last = _numbered(shas, query, int(query["per_page"]))
        bodies = [_commit(history.commits[sha]) for sha in found]
        body = {"total_commits": len(shas), "commits": bodies} if compared else bodies
        return json.dumps(body).encode(), _links(query, following, last, split)

    def _one(self, path: str) -> Found:
        """The response to a request for an item; an empty one if it was deleted."""
        key = path.rpartition("/")[2]
        routes = {name: (MODELLED[name].item or "").removeprefix("GET ") for name in self.items}
        name = next(name for name in routes if routes[name].format(owner="o", repo="r", key=key) == path)
        item = self.items[name].get(int(key))
        return (json.dumps(self._body(name, item)).encode(), {}) if item else NOTHING

    def _query(self, document: str) -> bytes:
        """The response to a query, whose aliases give nodes the members of REST."""
        name = next(name for name in self.items if name in FORMS and f"on {FORMS[name].type} " in document)
        page = r'items: \w+\((?:orderBy: .+?, )?first: (\d+)(?:, after: "(.+?)")?\)'
        if not FORMS[name].parent:
            (found,) = [self._connection(name, *each, by_change=True) for each in re.findall(page, document)]
            return _data(found)
        parents: dict[str, Any] = {}
        for alias, key, *of in re.findall(rf'(p\d+): \w+\(\w+: "?(\w+)"?\) {{ (?:\.\.\.item|{page})', document):
            if not self._has(PARENTS[name], key):
                parents[alias] = None
            elif MODELLED[name].order == "one":
                parents[alias] = self._body(name, next(each for each in self.served(name) if each.parent == key))
            else:
                parents[alias] = self._connection(name, *of, by_change=False, parent=key)
        return _data(parents)

    def _connection(
        self, name: str, size: str, cursor: str, *, by_change: bool, parent: str | None = None
    ) -> dict[str, Any]:
        items = [item for item in self.served(name) if parent in (None, item.parent)]
        found, following = _after(items, cursor or None, int(size), by_change=by_change, descending=by_change)
        page = {"hasNextPage": following is not None, "endCursor": following}
        return {"items": {"nodes": [self._body(name, item) for item in found], "pageInfo": page}}

    def _body(self, name: str, item: Item) -> dict[str, Any]:
        text, changed, own = self.text(name, item), shown(item.shown[0]), item.key.rpartition("/")[2]
        has_reactions = sum(each.parent == item.key for child in self.items for each in self.items[child].values()
                            if child.endswith("_reactions") and PARENTS[child] == name)  # fmt: skip
        is_open = name in OPEN and item.shown[1] < ENDS
        count = item.shown[1]
        return {
            "reactions": {"total_count": has_reactions}, "head": {"sha": own}, "content": text,
            "filename": own, "property_name": own, "value": text,
            "state": text if SHOWS[name] == "state" else "open",
            "id": own if name == "events" else item.id, "number": item.id, "title": text, "body": text,
            "name": text if SHOWS[name] == "name" else own, "display_title": text, "full_name": text,
            "event": text, "type": text, "description": text, "commit": {"sha": text}, "login": own,
            "contributions": count, "user": {"id": item.id, "login": f"u{item.id}"},
            "status": text if SHOWS[name] == "status" else "in_progress" if is_open else "completed",
            "created_at": shown(item.at), "updated_at": changed, "starred_at": shown(item.at),
            "submitted_at": shown(item.at), "sha": own, "stats": {"additions": count}, "additions": count,
            "bio": text, "slug": own, "content_type": text, "visibility": text, "package_type": _package_type(item),
            "timestamp": own, "count": count, "path": own, "referrer": own,
        }  # fmt: skip


def _data(found: dict[str, Any]) -> bytes:
    """The response to a query of a repository, with an error for each of its members that is null."""
    errors = [{"type": "NOT_FOUND", "path": ["repository", name], "message": "Could not resolve"}
              for name, value in found.items() if value is None]  # fmt: skip
    body = {"data": {"rateLimit": {"cost": 1}, "repository": found}, **({"errors": errors} if errors else {})}
    return json.dumps(body).encode()


def _package_type(item: Item) -> str:
    return ("npm", "maven", "rubygems", "docker", "nuget", "container")[item.id % 6]


def _commit(commit: Commit) -> dict[str, Any]:
    by = {"date": shown(commit.at)}
    made = {"message": f"{commit.number}", "author": by, "committer": by}
    return {"sha": commit.sha, "parents": [{"sha": sha} for sha in commit.parents], "commit": made}


def _place(item: Item, *, by_change: bool) -> tuple[int, int]:
    """What items are sorted by."""
    return (item.shown[0] if by_change else item.at), item.id


def _after(
    items: list[Item], cursor: str | None, size: int, *, by_change: bool, descending: bool
) -> tuple[list[Item], str | None]:
    """The items after a cursor, which is a place in the order, and the cursor of the next page."""
    left = sorted(items, key=lambda item: _place(item, by_change=by_change), reverse=descending)
    if cursor is not None:
        at, id = map(int, cursor.split("."))
        left = [item for item in left
                if (_place(item, by_change=by_change) < (at, id) if descending
                    else _place(item, by_change=by_change) > (at, id))]  # fmt: skip
    following = "{}.{}".format(*_place(left[size - 1], by_change=by_change)) if len(left) > size else None
    return left[:size], following


def _numbered(items: list[Any], query: dict[str, str], size: int) -> tuple[list[Any], dict[str, str] | None, int]:
    """The items of a page, what the query of the next page has, and the number of the last page."""
    page, last = int(query.get("page", "1")), max(1, -(-len(items) // size))
    return items[(page - 1) * size : page * size], {"page": f"{page + 1}"} if page < last else None, last


def _links(query: dict[str, str], following: dict[str, str] | None, last: int | None, split: Any) -> dict[str, str]:
    """The header with the links of a page, if there is a next one."""
    pages = [("next", following), *([("last", {"page": f"{last}"})] if last is not None else [])]
    links = [f'<{split._replace(query=urllib.parse.urlencode({**query, **page})).geturl()}>; rel="{relation}"'
             for relation, page in pages if following and page]  # fmt: skip
    return {"Link": ", ".join(links)} if links else {}
