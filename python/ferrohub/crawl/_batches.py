"""Crawls that write nothing: record batches, as they arrive."""

from __future__ import annotations

import asyncio
import copy
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import (
    _arrays,
    _children,
    _columns,
    _invalid,
    _planning,
    _progress,
    _replies,
    _requests,
    _walks,
    streams,
)
from ferrohub.crawl._loops import all_or_none
from ferrohub.crawl._pooling import pooled
from ferrohub.crawl._rows import table
from ferrohub.crawl.plan import checked
from ferrohub.crawl.results import Batch

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence
    from typing import TypeAlias

    from ferrohub.crawl._engine import Options
    from ferrohub.crawl._forms import Choice
    from ferrohub.crawl.plan import Partition
    from ferrohub.crawl.streams import Stream

    #: The key of a parent, and when it has changed, or None.
    _Parent: TypeAlias = tuple[Any, float | None]

#: Batches that wait for the program that reads them.
WAITING = 8


async def crawl(
    clients: list[Any], names: Iterable[str], chosen: Iterable[str | Stream], options: Options
) -> AsyncIterator[Batch]:
    """The rows of all repositories, several at once."""
    budget = _requests.Budget(options.budget)
    requests = _requests.Requests(pooled(clients), budget, raw=options.raw)
    reporter = _progress.Reporter(options.progress, [requests], budget)
    queue: asyncio.Queue[Batch | None] = asyncio.Queue(WAITING)
    working = asyncio.ensure_future(reporter.accompany(_work(requests, names, chosen, options, reporter, queue)))
    try:
        while (batch := await queue.get()) is not None:
            yield batch
        await working
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        reporter.close()


async def _work(
    requests: _requests.Requests,
    names: Iterable[str],
    chosen: Iterable[str | Stream],
    options: Options,
    reporter: _progress.Reporter,
    queue: asyncio.Queue[Batch | None],
) -> None:
    try:
        plan = await _planning.make(names, chosen, requests, None, options.graphql)
        reporter.total = len(plan)
        left = iter(range(len(plan)))
        failures: list[Exception] = []
        for part in plan.unlisted:
            async for batch in partition(part, requests):
                await queue.put(batch)

        async def worker() -> None:
            for at in left:
                async for batch in partition(plan[at], requests, raw=options.raw, failures=failures):
                    reporter.add(len(batch))
                    await queue.put(batch)
                reporter.finish()

        await all_or_none([asyncio.ensure_future(worker()) for _ in range(min(options.concurrency, len(plan)))])
        if failures:
            raise failures[0]
    except _requests.BudgetSpent:
        pass
    finally:
        await queue.put(None)


async def partition(
    part: Partition,
    requests: _requests.Requests,
    *,
    raw: bool = False,
    states: dict[str, Any] | None = None,
    failures: list[Exception] | None = None,
) -> AsyncIterator[Batch]:
    """The rows of one repository. What cannot be read is a row of the stream ``outcomes``.

    :param states: the states of the streams, which are changed, and ``repository`` with its ID and name
    :param failures: gets the errors of streams that fail after all pauses. If it is None, the first one is raised
    """
    if part.missing is not None:
        name = {"name": str(part), "id": None}
        yield _gone(part.streams[0], part, name, _replies.Unavailable(*part.missing), None)
        return
    states = {} if states is None else states
    known = states.setdefault("repository", {"name": f"{part.owner}/{part.name}", "id": None})
    # Parents whose items could not be read by earlier calls come first.
    left: dict[str, list[Any]] = states.setdefault("unread", {})
    parents: dict[str, list[_Parent]] = {
        stream.name: [(key, None) for key in left.get(stream.name, ())] for stream in part.streams if stream.parent
    }
    heads = [name for name, _ in streams.HEADS]
    choice = False if raw else part.graphql
    # The states of parents, until their children were read: a call that goes on earlier reads these parents again.
    held: dict[str, Any] = {}
    unread: set[str | None] = set()
    for stream in part.streams:
        if stream.parent in unread:
            unread.add(stream.name)
            continue
        if not stream.suits(known.get("kind")):
            continue
        below, replaced = [each for each in part.streams if each.parent == stream.name], False
        invalid: dict[str, str] = {}
        last: dict[str, Any] = {}
        try:
            async for step in _patient(
                stream, requests, known, parents, states.get(stream.name) or {}, choice, invalid
            ):
                if step.items and stream.name in heads:
                    item = step.items[0]
                    full = checked(str(item["full_name"])) if item.get("full_name") else known["name"]
                    known.update(id=item.get("id"), name=full, kind=item.get("type"))
                replaced = replaced or step.replaces
                times = _columns.instants([*step.items], stream.cursor_path) if below else []
                for each in below:
                    keys = [each.parent_of(stream, item) for item in step.items]
                    parents[each.name] += zip(keys, times, strict=True)
                if step.items:
                    yield _batch(stream, part, step.items, known, raw)
                if step.gone is not None:
                    yield _gone(stream, part, known, step.gone[1], step.gone[0])
                last = step.state
                if stream.parent is None:
                    later = held if below else states
                    later[stream.name] = copy.deepcopy(step.state)
            left.pop(stream.name, None)
            if stream.parent is not None and not stream.whole:
                # Parents that are read again. The state has no offset: the parents of the next call are numbered anew.
                states[stream.name] = _read_again(last)
            if (refused := _replies.limit_of(last)) is not None:
                yield _gone(stream, part, known, refused, None)
            if invalid:
                yield _outcome(
                    stream, part, known, 200, _invalid.OUTCOME, _invalid.detail(_invalid.added(None, invalid, part.run))
                )
            for each in below:
                if each.whole:
                    kept = states.setdefault("parents", {})
                    before = [] if replaced else kept.get(each.name, [])
                    kept[each.name] = list(dict.fromkeys([*before, *(key for key, _ in parents[each.name])]))
                    parents[each.name] = [(key, None) for key in kept[each.name]]
        except _replies.Unavailable as error:
            yield _gone(stream, part, known, error, None)
            if stream.name in heads:
                return
            if stream.parent is not None and not stream.whole:
                states[stream.name] = _read_again(last or states.get(stream.name, {}))
                left[stream.name] = [key for key, _ in parents[stream.name][last.get("offset", 0) :]]
        except Exception as error:
            if last and stream.parent is not None and not stream.whole:
                # All parents come again, but how often they have failed counts.
                states[stream.name] = _read_again(last)
            if failures is None or _requests.ends_crawl(error) or isinstance(error, _requests.BudgetSpent):
                raise
            failures.append(error)
            unread.add(stream.name)
            yield _failed(stream, part, known, error)
            if stream.name in heads:
                return
    states.update(held)


def _read_again(state: dict[str, Any]) -> dict[str, Any]:
    """The parents of a state that are read again, or set aside."""
    return {name: copy.deepcopy(state[name]) for name in ("again", "later") if name in state}


async def _patient(
    stream: Stream,
    requests: _requests.Requests,
    known: dict[str, Any],
    parents: dict[str, list[_Parent]],
    state: dict[str, Any],
    choice: Choice,
    invalid: dict[str, str],
) -> AsyncIterator[_walks.Step]:
    """The steps of a stream, which goes on after its last step and a pause if it fails.

    :param invalid: gets what is wrong with items, by the place of the page
    """
    pauses = list(_planning.PAUSES)
    while True:
        try:
            async for step in _steps(stream, requests, known, parents, state, choice, invalid):
                state = copy.deepcopy(step.state)
                yield step
                if step.done:
                    return
        except Exception as error:  # noqa: PERF203
            is_known = isinstance(error, (_replies.Unavailable, _requests.BudgetSpent))
            if is_known or not pauses or _requests.ends_crawl(error):
                raise
            await _planning.before_retry(pauses.pop(0))
        else:
            return


def _steps(
    stream: Stream,
    requests: _requests.Requests,
    known: dict[str, Any],
    parents: dict[str, list[_Parent]],
    state: dict[str, Any],
    choice: Choice,
    invalid: dict[str, str],
) -> AsyncIterator[_walks.Step]:
    async def get(query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> _replies.Reply:
        own = streams.path_of(str(known["name"]), known.get("kind"))
        reply = await requests.page(stream, {**own, **path}, query, etag, route)
        invalid.update(reply.invalid)
        return reply

    if stream.parent is None:
        return _walks.walk(stream, get, copy.deepcopy(state))
    known_parents = parents[stream.name]
    batch = requests.forms.reader(stream, choice, lambda: str(known["name"]))

    def rows(start: int) -> list[tuple[int, Any, float | None]]:
        found = [(at, *each) for at, each in enumerate(known_parents)]
        return [row for row in found[start:] if row[1] not in (None, "")]

    async def check() -> None:
        name = next(name for name, is_of_owner in streams.HEADS if is_of_owner == stream.is_of_owner)
        await requests.head(streams.STREAMS[name].route, {}, streams.path_of(str(known["name"]), known.get("kind")))

    return _children.children(stream, get, copy.deepcopy(state), rows, batch, check)


def _batch(stream: Stream, part: Partition, items: Sequence[Any], known: dict[str, Any], raw: bool) -> Batch:
    made = table(stream, items, known["id"], raw)
    made = made.add_column(0, "owner", _arrays.repeated(part.owner, len(made)))
    made = made.add_column(1, "repository", _arrays.repeated(part.name, len(made)))
    return Batch(stream.name, part.owner, part.name, made)


def _gone(stream: Stream, part: Partition, known: dict[str, Any], error: _replies.Unavailable, parent: Any) -> Batch:
    return _outcome(stream, part, known, error.status or None, error.outcome, error.detail, parent)


def _failed(stream: Stream, part: Partition, known: dict[str, Any], error: Exception) -> Batch:
    return _outcome(stream, part, known, _requests.status_of(error), _replies.FAILED, _requests.reason(error))


def _outcome(
    stream: Stream, part: Partition, known: dict[str, Any], status: int | None, outcome: str, detail: str,
    parent: Any = None,
) -> Batch:  # fmt: skip
    row = {"stream": stream.name, "parent": parent, "status": status, "outcome": outcome, "detail": detail,
           "name": known["name"]}  # fmt: skip
    return _batch(streams.OUTCOMES, part, [row], known, False)
