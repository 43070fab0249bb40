"""The crawl of an owner: an organization or a user."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _walks
from ferrohub.crawl._replies import Unavailable
from ferrohub.crawl._repository import Repository
from ferrohub.crawl._rows import table

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl._requests import Requests
    from ferrohub.crawl._target import Target
    from ferrohub.crawl.plan import Partition
    from ferrohub.crawl.streams import Stream


class Owner(Repository):
    """An owner that is crawled into a folder. Its streams are those of no repository."""

    async def _identify(self, stream: Stream, target: Target) -> bool:
        walk = target.stored.stream(stream.name)["walk"]
        try:
            step = await anext(_walks.walk(stream, self._get(stream, target), walk))
        except Unavailable as error:
            await target.finish_unavailable(stream.name, error, self.partition.streams)
            return False
        self._moved = False
        await self._commit_owner(stream, target, step)
        return True

    async def _commit_owner(self, stream: Stream, target: Target, step: _walks.Step) -> None:
        rows: dict[str, Any] = {}
        settle: Callable[[], None] | None = None
        stored, number = target.stored, target.number
        if step.items:
            known, number = number, step.items[0].get("id")
            rows[stream.name] = stored.changed(stream, table(stream, step.items, number, self._options.raw))
            found = ("ok", "") if known in (None, number) else _replaced(known, number)
            settle = target.add_outcome(rows, stream.name, 200, *found, self.partition.owner)

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
        await target.commit(rows, change)
        target.count(stream, written)


def crawled(partition: Partition, folder: Folder, requests: Requests, **options: Any) -> Repository:
    """What a partition is of: a repository, or an owner.

    :param options: options of :class:`Repository`
    """
    return (Owner if partition.is_of_owner else Repository)(partition, folder, requests, **options)


def _replaced(known: Any, number: Any) -> tuple[str, str]:
    """The outcome for a login that another account has now."""
    return "replaced", f"the login is that of another account now (id {number}, before {known})"
