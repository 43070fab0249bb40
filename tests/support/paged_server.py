"""A server of many pages, which tells who asks for which and answers a page when it is told to."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

from harness import PATIENCE, Answer, Recorded, Server, comes_before_hang_up


class PagedServer(Server):
    """Numbered pages of `size` users each; `cursors` has it lead on without telling a last page."""

    def __init__(self, count: int = 100, size: int = 10, *, cursors: bool = False, quota: tuple[int, int] = (0, 0)):
        super().__init__()
        self.count, self.size, self.cursors, self.quota = count, size, cursors, quota
        self.changed = threading.Condition()
        #: Pages asked for, and those whose asker hung up before the answer.
        self.asked: list[int] = []
        self.given_up: list[int] = []
        #: Pages that are not answered until they are released.
        self.held: dict[int, threading.Event] = {}
        self.events: list[threading.Event] = []
        #: What a page is answered with, once each.
        self.instead: dict[int, list[Answer]] = {}

    def hold(self, *pages: int) -> None:
        for page in pages:
            self.held[page] = threading.Event()
            self.events.append(self.held[page])

    def hold_no_more(self) -> None:
        """Answer requests to come; those that are held stay so."""
        self.held.clear()

    def release(self) -> None:
        for event in self.events:
            event.set()

    def until(self, true: Callable[[], bool]) -> None:
        """Wait until something was asked, or given up."""
        with self.changed:
            assert self.changed.wait_for(true, PATIENCE), (self.asked, self.given_up)

    def until_asked(self, *pages: int) -> None:
        """Wait until these pages and no others were asked for, each once."""
        self.until(lambda: len(self.asked) >= len(pages))
        assert sorted(self.asked) == sorted(pages)

    def answer_to(self, request: Recorded, connection: socket.socket) -> Answer:
        page = int(request.query.get("page", "1"))
        with self.changed:
            self.asked.append(page)
            self.changed.notify_all()
        event = self.held.get(page)
        if event is not None and not comes_before_hang_up(event, connection):
            with self.changed:
                self.given_up.append(page)
                self.changed.notify_all()
            raise ConnectionAbortedError
        with self.changed:
            instead = self.instead.get(page)
            answer = instead.pop(0) if instead else self.page(page, request.path)
            self.changed.notify_all()
        return answer

    def page(self, page: int, path: str) -> Answer:
        if path.startswith("/users/"):
            return Answer(users(range(1, 2))[0])
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
        return Answer(found if path.startswith("/search") else items, headers=headers)


def users(numbers: range) -> list[dict[str, Any]]:
    return [{"login": f"user-{n}", "id": n, "url": f"https://api.github.com/users/user-{n}"} for n in numbers]


@contextlib.contextmanager
def serving(server: Server) -> Iterator[Server]:
    """Have a server answer for the length of a context."""
    with server:
        server.thread.start()
        try:
            yield server
        finally:
            if isinstance(server, PagedServer):
                server.release()
            server.shutdown()
