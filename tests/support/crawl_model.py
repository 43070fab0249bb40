"""Rounds of a crawl of a repository or an owner that changes at random between requests, also within a second, and is
killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import pathlib
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub import transports
from ferrohub.crawl import _children, _forms, _walks, crawl, dataset, read
from ferrohub.crawl._walks import prefetch
from killed_crawls import killed_at
from modelled_changes import LIVELY
from modelled_server import Model
from modelled_streams import FORMS, KEPT, KEYS, MODELLED, SHOWS, SIZE, SIZE_AT_ONCE, WAYS, paged

__all__ = ["MODELLED", "SIZE", "WAYS", "Model", "paged", "play", "play_apart"]


def play(
    names: list[str],
    seed: int,
    folder: str | pathlib.Path,
    runs: int = 4,
    *,
    at_once: bool = False,
    graphql: bool = False,
) -> list[str]:
    """Crawl while everything changes, with kills, then at rest twice.

    :param at_once: whether pages are requested at once, which GitHub reads in any order
    :param graphql: whether GraphQL is used wherever it can be
    :returns: how the folder differs from the server
    """
    chance = random.Random(seed)
    model = Model(names, chance)
    run = _runner(model, folder, at_once=at_once, graphql=graphql)
    with _patched(model):
        for _ in range(chance.randrange(3 * SIZE * len(names))):
            model.change()
        if at_once:
            model.fill(chance.randrange(40, 100))
        elif len(names) == 1:
            model.fill(chance.choice([1, SIZE, 2 * SIZE]))
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
        problems = _at_rest(model, folder, run)
        model.is_live = model.is_shrinking = True
        with killed_at(chance.randrange(40)):
            run(sweep=True)
        model.is_live = False
        if not (run(sweep=True) and run(sweep=True)):
            return ["the sweep is not complete"]
    for name in sorted(model.items):
        problems += _problems(model, name, folder, is_swept=True)
    return problems


def play_apart(name: str, seed: int, folder: str | pathlib.Path, changes: int = 3) -> list[str]:
    """Crawl several pages, then after each of some single changes, so that no other change shows it.

    :returns: how the folder differs from the server
    """
    chance = random.Random(seed)
    model = Model([name], chance)
    model.is_live = False
    run = _runner(model, folder)
    problems = list[str]()
    with _patched(model):
        model.fill(5 * SIZE)
        problems += _at_rest(model, folder, run)
        for number, action in enumerate(["add", "edit", "again", "delete"] * changes):
            for each in sorted(model.items):
                model.apply(each, action)
                model.now += chance.choice([0, 1, 100]) if action != "edit" else 0
                problems += [f"{number}, {action} {each}: {problem}" for problem in _at_rest(model, folder, run, 1)]
    return problems


@contextlib.contextmanager
def _patched(model: Model) -> Iterator[None]:
    """Take the time of the model, and smaller numbers in place of some constants of crawls."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_walks.steps, "now", lambda: float(model.now))
        patched.setattr(_walks.steps, "MANY_PAGES", 3)
        for module in (_children, _forms):
            patched.setattr(module, "BATCH", SIZE)
        patched.setattr(prefetch, "COUNTED_AFTER", 2)
        yield


def _runner(
    model: Model, folder: str | pathlib.Path, *, at_once: bool = False, graphql: bool = False
) -> Callable[..., bool]:
    """Returns what crawls the streams of a model, and returns whether the crawl is complete."""
    streams = [MODELLED[name] for name in sorted(model.items)]
    if graphql:
        streams = [dataclasses.replace(stream, graphql=FORMS.get(stream.name)) for stream in streams]
    if at_once:
        streams = [paged(stream, SIZE_AT_ONCE) for stream in streams]

    async def transport(request: transports.Request) -> transports.Response:
        await asyncio.sleep(model.chance.random() / 200)
        response = model(request)
        await asyncio.sleep(model.chance.random() / 200)
        return response

    def run(*, sweep: bool = False) -> bool:
        model.lively = LIVELY
        if not at_once:
            client = ferrohub.Client(token="...", transport=model)
            return crawl(["o/r"], streams, client, folder, concurrency=1, sweep=sweep, graphql=graphql).complete
        return asyncio.run(run_at_once(sweep=sweep))

    async def run_at_once(*, sweep: bool) -> bool:
        client = ferrohub.AsyncClient(token="...", transport=transport)
        return (await crawl(["o/r"], streams, client, folder, sweep=sweep)).complete

    return run


def _at_rest(model: Model, folder: str | pathlib.Path, run: Callable[..., bool], runs: int = 3) -> list[str]:
    """How the folder differs from the server after some runs without changes."""
    model.is_live = False
    for _ in range(runs):
        model.now += 100 if runs > 1 else 0
        model.show_late()
        if not run():
            return ["the crawl is not complete"]
    return [problem for name in sorted(model.items) for problem in _problems(model, name, folder)]


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
