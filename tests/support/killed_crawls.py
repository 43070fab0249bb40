"""Crawls that are killed at a change of a file."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import Iterator
from typing import Any

import pyarrow.parquet as pq  # type: ignore[import-untyped,unused-ignore]
import pytest

from ferrohub.crawl import _object_store, _storage


class Killed(BaseException):
    """The process would be dead now."""


@contextlib.contextmanager
def killed_at(step: int) -> Iterator[None]:
    """Kill the crawl at a step that changes a file or an object, and let none happen after that."""
    done: list[str] = []

    def guarded(name: str, function: Any) -> Any:
        def call(*args: Any, **options: Any) -> Any:
            if any("_state/writer" in str(each) for each in args):
                return function(*args, **options)  # says who writes; a crawl that was killed there has ended
            if len(done) >= step:
                raise Killed
            done.append(name)
            return function(*args, **options)

        return call

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_storage, "sync", guarded("sync", lambda file: file.flush()))
        patched.setattr(pq, "write_table", guarded("write", pq.write_table))
        for kind, names in (
            (pathlib.Path, ("replace", "unlink")),
            (_object_store.ObjectStorage, ("replace", "remove")),
        ):
            for name in names:
                patched.setattr(kind, name, guarded(name, getattr(kind, name)))
        with contextlib.suppress(Killed):
            yield
