"""Crawls that are killed at a change of a file."""

from __future__ import annotations

import contextlib
import pathlib
import shutil
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pyarrow.parquet as pq  # type: ignore[import-untyped,unused-ignore]
import pytest

from ferrohub.crawl import _object_store, _storage


class Killed(BaseException):
    """The process would be dead now."""


@contextlib.contextmanager
def _at_each_step(before: Callable[[], None]) -> Iterator[None]:
    """Call a function before each step that changes a file or an object. No two steps overlap."""
    lock = threading.RLock()

    def guarded(function: Any) -> Any:
        def call(*args: Any, **options: Any) -> Any:
            if any("_state/writer" in str(each) for each in args):
                return function(*args, **options)  # says who writes; a crawl that was killed there has ended
            with lock:
                before()
                return function(*args, **options)

        return call

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_storage, "sync", guarded(lambda file: file.flush()))
        patched.setattr(pq, "write_table", guarded(pq.write_table))
        for kind, names in (
            (pathlib.Path, ("replace", "unlink")),
            (_object_store.ObjectStorage, ("replace", "remove")),
        ):
            for name in names:
                patched.setattr(kind, name, guarded(getattr(kind, name)))
        yield


@contextlib.contextmanager
def killed_at(step: int) -> Iterator[None]:
    """Kill the crawl at a step that changes a file or an object, and let none happen after that."""
    done = 0

    def before() -> None:
        nonlocal done
        if done >= step:
            raise Killed
        done += 1

    with _at_each_step(before), contextlib.suppress(Killed):
        yield


def left_by_kills(
    folder: pathlib.Path, run: Callable[[], Any], at_each: Callable[[], object] = lambda: None
) -> list[pathlib.Path]:
    """Run what changes a folder once, and return copies of the folder: what a kill at each of its steps would leave.

    :param at_each: called at each of these steps
    """
    copies: list[pathlib.Path] = []

    def before() -> None:
        at_each()
        copies.append(folder.with_name(f"{folder.name}-{len(copies)}"))
        shutil.copytree(folder, copies[-1], copy_function=_copy)

    with _at_each_step(before):
        run()
    return copies


def _copy(source: str, target: str) -> None:
    """Copy a file, unless it has gone: some say who writes, or are locked, and steps do not wait for those."""
    with contextlib.suppress(FileNotFoundError):
        shutil.copyfile(source, target)
