"""Rounds of a crawl of a repository or an owner that changes at random between requests, also within a second, and is
killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import random
from typing import Any

import pytest

import ferrohub
from ferrohub import transports
from ferrohub.crawl import _walks, crawl, dataset, read
from ferrohub.crawl._walks import prefetch
from killed_crawls import killed_at
from modelled_changes import LIVELY
from modelled_server import Model
from modelled_streams import KEPT, KEYS, MODELLED, SHOWS, SIZE, SIZE_AT_ONCE, WAYS, paged

__all__ = ["MODELLED", "SIZE", "WAYS", "Model", "paged", "play"]


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
        while not all(model.ever.values()):
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
    for name in sorted(model.items):
        problems += _problems(model, name, folder, is_swept=True)
    return problems


def _problems(model: Model, name: str, folder: str | pathlib.Path, *, is_swept: bool = False) -> list[str]:
    """How the rows of a stream differ from what GitHub shows; see :data:`KEPT`."""
    expected, stream = model.expected(name), MODELLED[name]
    key, column = KEYS.get(name, str(stream.key_column)), SHOWS[name]
    rows: list[dict[str, Any]] = []
    with contextlib.suppress(ValueError):
        rows = read(folder, stream).to_pylist()
    found = {str(row[key]): row[column] for row in rows}
    problems = [f"{name}: {len(rows) - len(found)} twice"] if len(rows) > len(found) else []
    if name in KEPT and not (is_swept and stream.is_swept):
        found = {each: found[each] for each in found if each in expected or each not in model.ever[name]}
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
