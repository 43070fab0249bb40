"""Crawls that are killed at a change of a file, also by a power failure."""

from __future__ import annotations

import contextlib
import os
import pathlib
import shutil
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pyarrow.parquet as pq  # type: ignore[import-untyped,unused-ignore]
import pytest

from ferrohub.crawl import _object_store, _storage

#: The files that the disk has: the number of each, its size and when it was written.
_stored = set[tuple[int, int, int]]()


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
        patched.setattr(_storage, "sync", guarded(_sync))
        patched.setattr(pq, "write_table", guarded(pq.write_table))
        for kind, names in (
            (pathlib.Path, ("replace", "unlink", "hardlink_to")),
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


def _sync(file: Any) -> None:
    file.flush()
    _stored.add(_version(os.fstat(file.fileno())))


def _version(found: os.stat_result) -> tuple[int, int, int]:
    return found.st_ino, found.st_size, found.st_mtime_ns


def left_by_kills(
    folder: pathlib.Path, run: Callable[[], Any], at_each: Callable[[], object] = lambda: None, *, power: bool = False
) -> list[pathlib.Path]:
    """Run what changes a folder once, and return copies of the folder: what a kill at each of its steps would leave.

    :param at_each: called at each of these steps
    :param power: whether the power fails, so that files are empty which have a name, and whose content was not stored
    """
    copies: list[pathlib.Path] = []
    first = {_version(path.stat()) for path in folder.rglob("*.*")} if power else set()

    def copy(source: str, target: str) -> None:
        """Copy a file, unless it has gone: some say who writes, or are locked, and steps do not wait for those."""
        with contextlib.suppress(FileNotFoundError):
            if power and _version(pathlib.Path(source).stat()) not in _stored | first:
                pathlib.Path(target).touch()
            else:
                shutil.copyfile(source, target)

    def before() -> None:
        at_each()
        copies.append(folder.with_name(f"{folder.name}-{len(copies)}"))
        shutil.copytree(folder, copies[-1], copy_function=copy)

    with _at_each_step(before):
        run()
    return copies
