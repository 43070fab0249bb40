"""Crawls that are killed at a change of a file."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import Iterator
from typing import Any

import pyarrow.parquet as pq  # type: ignore[import-untyped,unused-ignore]
import pytest

from ferrohub.crawl import _state


class Killed(BaseException):
    """The process would be dead now."""


@contextlib.contextmanager
def killed_at(step: int) -> Iterator[None]:
    """Kill the crawl at a step that changes a file, and let none happen after that."""
    done: list[str] = []

    def guarded(name: str, function: Any) -> Any:
        def call(*args: Any, **options: Any) -> Any:
            if len(done) >= step:
                raise Killed
            done.append(name)
            return function(*args, **options)

        return call

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_state, "sync", guarded("sync", lambda file: file.flush()))
        patched.setattr(pq, "write_table", guarded("write", pq.write_table))
        for name in ("replace", "unlink"):
            patched.setattr(pathlib.Path, name, guarded(name, getattr(pathlib.Path, name)))
        with contextlib.suppress(Killed):
            yield
