"""``pyarrow.compute``, imported when one of its functions is called: a first crawl calls none, and it takes 8 MB."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    import pyarrow.compute  # type: ignore[import-untyped]

    return getattr(pyarrow.compute, name)
