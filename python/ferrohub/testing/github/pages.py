"""Pages of lists, and the Link headers that lead from one to the other."""

from __future__ import annotations

import base64
import re
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import unprocessable

if TYPE_CHECKING:
    from collections.abc import Sequence

#: The results of a search that can be read.
MOST_RESULTS = 1000
_NUMBER = re.compile(r"-?[0-9]{1,99}")
#: The items of a list of issues that can be read by number.
_BY_NUMBER = 10_000


class Pager:
    """Divides one list into pages.

    :param url: URL of the request without its query
    :param query: its query
    :param most: largest size of a page
    :param usual: size of a page that the query does not set
    """

    def __init__(self, url: str, query: dict[str, str], most: int = 100, usual: int = 30) -> None:
        self.url, self.query = url, query
        size = _number(query.get("per_page"), usual)
        self.size = usual if size < 1 else min(most, size)
        self.page = max(1, _number(query.get("page"), 1))
        self._links: list[str] = []

    def cut(self, items: Sequence[Any], paging: str) -> Sequence[Any]:
        """The items of the requested page.

        :param items: all items
        :param paging: "page", "cursor", "since" or "issues"
        """
        match paging:
            case "issues":
                return self._by_cursor(items, numbered=True)
            case "cursor":
                return self._by_cursor(items, numbered=False)
            case "since":
                return self._by_since(items)
        return self._by_page(items)

    def link(self) -> str:
        """The Link header; empty if there is no other page."""
        return ", ".join(self._links)

    def _by_page(self, items: Sequence[Any]) -> Sequence[Any]:
        last = -(-len(items) // self.size)
        if self.page > 1:
            self._add("prev", page=str(min(self.page - 1, max(last, 1))))
        if self.page < last:
            self._add("next", page=str(self.page + 1))
            self._add("last", page=str(last))
        if self.page > 1:
            self._add("first", page="1")
        return items[(self.page - 1) * self.size : self.page * self.size]

    def _by_cursor(self, items: Sequence[Any], *, numbered: bool) -> Sequence[Any]:
        """By cursor; issues have the number of the page, too, and can be requested by it."""
        start, end = 0, len(items)
        if after := self.query.get("after") or self.query.get("cursor"):
            start = self._position(after)
        elif before := self.query.get("before"):
            end = min(end, self._position(before))
            start = max(0, end - self.size)
        elif numbered:
            if self.page * self.size >= _BY_NUMBER:
                raise unprocessable(
                    "Pagination with the page parameter is not supported for large datasets, "
                    "please use cursor based pagination (after/before)"
                )
            start = (self.page - 1) * self.size
        page = start // self.size + 1
        end = min(end, start + self.size)
        if end < len(items):
            number = {"page": str(page + 1)} if numbered else {}
            self._add("next", **number, after=_cursor(end))
        if start > 0:
            number = {"page": str(max(page - 1, 1))} if numbered else {}
            self._add("prev", **number, before=_cursor(start))
        return items[start:end]

    def _by_since(self, items: Sequence[Any]) -> Sequence[Any]:
        since = _number(self.query.get("since"), 0)
        rest = [item for item in items if item.id > since]
        page = rest[: self.size]
        if len(page) < len(rest):
            self._add("next", since=str(page[-1].id))
        self._links.append(f'<{self.url}{{?since}}>; rel="first"')
        return page

    def _position(self, cursor: str) -> int:
        try:
            text = base64.urlsafe_b64decode(f"{cursor}{'=' * (-len(cursor) % 4)}").decode()
            return int(text.removeprefix("cursor:v2:"))
        except ValueError:
            raise unprocessable("The cursor is not valid") from None

    def _add(self, rel: str, **changes: str) -> None:
        replaced = {*changes, "after", "before", "cursor"}
        query = {name: value for name, value in self.query.items() if name not in replaced}
        self._links.append(f'<{self.url}?{urllib.parse.urlencode({**query, **changes})}>; rel="{rel}"')


def _cursor(position: int) -> str:
    return base64.urlsafe_b64encode(f"cursor:v2:{position}".encode()).decode().rstrip("=")


def _number(text: str | None, default: int) -> int:
    return int(text) if text is not None and _NUMBER.fullmatch(text) else default
