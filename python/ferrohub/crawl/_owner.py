"""The crawl of an owner: an organization or a user."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _walks
from ferrohub.crawl._replies import Unavailable
from ferrohub.crawl._repository import Repository
from ferrohub.crawl._rows import table
from ferrohub.crawl.streams import path_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.crawl._requests import Requests
    from ferrohub.crawl._state import Folder, Partition as Stored
    from ferrohub.crawl.plan import Partition
    from ferrohub.crawl.streams import Stream


class Owner(Repository):
    """An owner that is crawled into a folder. Its streams are those of no repository."""

    async def _identify(self, stream: Stream, stored: Stored) -> bool:
        try:
            step = await anext(_walks.walk(stream, self._get(stream, stored), stored.stream(stream.name)["walk"]))
        except Unavailable as error:
            await self._commit_outcome(stored, stream.name, error, self.partition.streams)
            return False
        self._moved = False
        await self._commit_owner(stream, stored, step)
        return True

    async def _commit_owner(self, stream: Stream, stored: Stored, step: _walks.Step) -> None:
        rows: dict[str, Any] = {}
        settle: Callable[[], None] | None = None
        number = self._number(stored)
        if step.items:
            known, number = number, step.items[0].get("id")
            rows[stream.name] = stored.changed(stream, table(stream, step.items, number, self.raw))
            found = ("ok", "") if known in (None, number) else _replaced(known, number)
            settle = self._outcome(stored, rows, stream.name, 200, *found, self.partition.owner)

        def change() -> None:
            if step.items:
                if stored.data.get("account") not in (None, number):
                    for state in stored.data["streams"].values():
                        state.update(walk={}, again=True)
                stored.data.update(account=number, kind=step.items[0].get("type"))
            if settle is not None:
                settle()
            stored.stream(stream.name).pop("again", None)
            stored.stream(stream.name).update(walk=step.state, run=self.partition.run)

        written = sum(len(each) for name, each in rows.items() if name == stream.name)
        await self._in_thread(stored.commit, rows, change)
        self._count(stream, written)

    async def _read(self, stream: Stream, stored: Stored) -> bool:
        if stream.suits(stored.data.get("kind")):
            return await super()._read(stream, stored)
        async with self._turn:
            await self._commit_all(stored, {}, lambda: None, (stream,))
        return True

    def _number(self, stored: Stored) -> Any:
        return stored.data.get("account")

    def _path(self, stored: Stored, full_name: str = "") -> dict[str, str]:
        return path_of(full_name or self._own, stored.data.get("kind"))


def crawled(partition: Partition, folder: Folder, requests: Requests, **options: Any) -> Repository:
    """What a partition is of: a repository, or an owner.

    :param options: options of :class:`Repository`
    """
    return (Owner if partition.is_of_owner else Repository)(partition, folder, requests, **options)


def _replaced(known: Any, number: Any) -> tuple[str, str]:
    """The outcome for a login that another account has now."""
    return "replaced", f"the login is that of another account now (id {number}, before {known})"
