"""A server of many pages that records requests, and holds pages until a test releases them."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from harness import PATIENCE, Recorded, Reply, Server, comes_before_hang_up


class PagedServer(Server):
    """Numbered pages of `size` users each; `cursors` has it lead on without telling a last page."""

    def __init__(self, count: int = 100, size: int = 10, *, cursors: bool = False, quota: tuple[int, int] = (0, 0)):
        super().__init__()
        self.count, self.size, self.cursors, self.quota = count, size, cursors, quota
        self.changed = threading.Condition()
        #: Pages that were requested, and those whose client hung up before the response.
        self.requested: list[int] = []
        self.given_up: list[int] = []
        #: The port of the client of each request.
        self.ports: list[int] = []
        #: Pages that are held until they are released.
        self.held: dict[int, threading.Event] = {}
        self.events: list[threading.Event] = []
        #: Replies in place of a page, once each.
        self.instead: dict[int, list[Reply]] = {}

    def hold(self, *pages: int) -> None:
        for page in pages:
            self.held[page] = threading.Event()
            self.events.append(self.held[page])

    def hold_no_more(self) -> None:
        """Hold no further requests; those that are held stay so."""
        self.held.clear()

    def release(self) -> None:
        for event in self.events:
            event.set()

    def until(self, true: Callable[[], bool]) -> None:
        """Wait until something was requested, or given up."""
        with self.changed:
            assert self.changed.wait_for(true, PATIENCE), (self.requested, self.given_up)

    def until_requested(self, *pages: int) -> None:
        """Wait until these pages and no others were requested, each once."""
        self.until(lambda: len(self.requested) >= len(pages))
        assert sorted(self.requested) == sorted(pages)

    def reply_to(self, request: Recorded, connection: socket.socket) -> Reply:
        page = int(request.query.get("page", "1"))
        with self.changed:
            self.requested.append(page)
            self.ports.append(connection.getpeername()[1])
            self.changed.notify_all()
        event = self.held.get(page)
        if event is not None and not comes_before_hang_up(event, connection):
            with self.changed:
                self.given_up.append(page)
                self.changed.notify_all()
            raise ConnectionAbortedError
        with self.changed:
            instead = self.instead.get(page)
            reply = instead.pop(0) if instead else self.page(page, request.path)
            self.changed.notify_all()
        return reply

    def page(self, page: int, path: str) -> Reply:
        if path.startswith("/users/"):
            return Reply(users(range(1, 2))[0])
        last = max(1, -(-self.count // self.size))
        links = {}
        if page < last:
            links = {"next": page + 1} if self.cursors else {"next": page + 1, "last": last}
        link = ", ".join(f'<{self.url}{path}?per_page={self.size}&page={n}>; rel="{rel}"' for rel, n in links.items())
        headers = {"Link": link} if link else {}
        remaining, limit = self.quota
        if limit:
            headers |= {"X-RateLimit-Remaining": str(remaining), "X-RateLimit-Limit": str(limit)}
        items = users(range((page - 1) * self.size, min(page * self.size, self.count)))
        found = {"total_count": self.count, "incomplete_results": False, "items": items}
        return Reply(found if path.startswith("/search") else items, headers=headers)


class IssueServer(PagedServer):
    """Issues as GitHub pages them since 2025.

    The Link header names only the next page, by a cursor and a number, and pages by number are
    refused from `refused` on. Variants of it ignore the cursor beside a number, or all numbers, or link no number.
    """

    def __init__(
        self,
        count: int = 1000,
        *,
        refused: int = 100,
        delay: float = 0,
        ignores_cursor: bool = False,
        ignores_number: bool = False,
        links_number: bool = True,
        etags: bool = False,
    ):
        super().__init__(count)
        self.issues = list(range(count, 0, -1))
        self.refused, self.delay = refused, delay
        self.ignores_cursor, self.ignores_number = ignores_cursor, ignores_number
        self.links_number, self.etags = links_number, etags
        #: The query of each request.
        self.queries: list[dict[str, str]] = []
        #: Called before each response, with the server.
        self.change: Callable[[IssueServer], None] = lambda server: None

    def reply_to(self, request: Recorded, connection: socket.socket) -> Reply:
        time.sleep(self.delay)
        query = request.query
        with self.changed:
            self.queries.append(query)
            self.change(self)
            page, size, after = int(query.get("page", "1")), int(query.get("per_page", "30")), query.get("after")
            if self.ignores_cursor and "page" in query:
                after = None
            if after is None and page >= self.refused:
                return Reply({"message": "Pagination with the page parameter is not supported for large datasets"}, 422)
            if after is None and self.instead.get(page):
                return self.instead[page].pop(0)
            begin = 0 if self.ignores_number else (page - 1) * size
            if after is not None:
                begin = next((at for at, number in enumerate(self.issues) if number < int(after)), len(self.issues))
            listed = self.issues[begin : begin + size]
            headers = {}
            if listed and listed[-1] != self.issues[-1]:
                rest = "".join(f"{name}={query[name]}&" for name in ("state", "sort") if name in query)
                url = f"{self.url}{request.path}?{rest}per_page={size}&after={listed[-1]}"
                headers["Link"] = f'<{url}{f"&page={page + 1}" if self.links_number else ""}>; rel="next"'
            if self.etags:
                headers["ETag"] = f'"{hash((size, *listed))}"'
                if request.headers.get("if-none-match") == headers["ETag"]:
                    return Reply(None, 304, headers)
            return Reply([issue(number) for number in listed], headers=headers)


def issue(number: int) -> dict[str, Any]:
    return {"id": 5000 + number, "number": number, "title": f"Issue {number}", "state": "open"}


def users(numbers: range) -> list[dict[str, Any]]:
    return [{"login": f"user-{n}", "id": n, "url": f"https://api.github.com/users/user-{n}"} for n in numbers]


@contextlib.contextmanager
def serving(server: Server) -> Iterator[Server]:
    """Run a server for the length of a context."""
    with server:
        server.thread.start()
        try:
            yield server
        finally:
            if isinstance(server, PagedServer):
                server.release()
            server.shutdown()
