"""What listings do with other libraries, each of them optional."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, Protocol, TypeVar

    import polars

    from ferrohub._core import Listing

    _T = TypeVar("_T")

    class _Bar(Protocol):
        """What shows how far it is."""

        total: float | None

        def update(self) -> object:
            """Count one item."""

        def refresh(self) -> object:
            """Show it anew."""

        def close(self) -> None:
            """Show it for the last time."""


def to_pandas(listing: Listing[Any], fields: Iterable[str] | None, **options: Any) -> Any:
    """The rest of a listing as a data frame of pandas."""
    try:
        import pandas  # type: ignore[import-untyped]
        import pyarrow  # type: ignore[import-untyped]
    except ModuleNotFoundError as error:
        raise _missing("to_pandas", ("pandas", "pyarrow"), error) from error
    # Else integers with gaps become floats, which cannot hold every id.
    types = {pyarrow.int64(): pandas.Int64Dtype(), pyarrow.bool_(): pandas.BooleanDtype()}
    options.setdefault("types_mapper", types.get)
    return pyarrow.table(listing.to_arrow(fields)).to_pandas(**options)


def to_polars(listing: Listing[Any], fields: Iterable[str] | None) -> polars.DataFrame:
    """The rest of a listing as a data frame of polars."""
    try:
        import polars
    except ModuleNotFoundError as error:
        raise _missing("to_polars", ("polars",), error) from error
    return polars.DataFrame(listing.to_arrow(fields))


def _missing(method: str, needed: tuple[str, ...], error: ModuleNotFoundError) -> ImportError:
    names = " and ".join(needed)
    return ImportError(f"{method}() needs {names}: pip install {' '.join(needed)}", name=error.name)


def progress(listing: Listing[_T], description: str | None) -> Iterator[_T]:
    """The items of a listing, while a bar shows how many were given out."""
    before, _ = listing._expected()
    bar: _Bar | None = None
    try:
        for item in listing:
            if bar is None:
                bar = _bar(description or listing.path, _left(listing, before))
            bar.update()
            yield item
        if bar is not None:
            bar.total = _left(listing, before)
            bar.refresh()
    finally:
        if bar is not None:
            bar.close()


def _left(listing: Listing[Any], before: int) -> int | None:
    expected = listing._expected()[1]
    return None if expected is None else expected - before


def _bar(description: str, total: int | None) -> _Bar:
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ModuleNotFoundError:
        return _Line(description, total)
    bar: _Bar = tqdm(desc=description, total=total, unit=" items")
    return bar


class _Line:
    """A line on stderr, written anew ten times a second."""

    def __init__(self, description: str, total: int | None) -> None:
        self.description = description
        self.total: float | None = total
        self.count = 0
        self.shown = 0.0

    def update(self) -> None:
        """Count one item."""
        self.count += 1
        if time.monotonic() - self.shown >= 0.1:
            self.refresh()

    def refresh(self) -> None:
        """Show it anew."""
        self.shown = time.monotonic()
        of = "" if self.total is None else f" of {self.total:.0f}"
        print(f"\r{self.description}: {self.count}{of} items", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Show it for the last time."""
        self.refresh()
        print(file=sys.stderr)
