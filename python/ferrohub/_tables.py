"""Conversions of listings for optional libraries: pandas, polars, tqdm."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from ferrohub._coroutines import then

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
    from typing import Any, Literal, Protocol, TypeVar

    import polars

    from ferrohub._core import Listing, Table
    from ferrohub.aio import AsyncListing

    _T = TypeVar("_T")

    class _Bar(Protocol):
        """A progress bar."""

        total: float | None

        def update(self) -> object:
            """Count one item."""

        def refresh(self) -> object:
            """Redraw."""

        def close(self) -> None:
            """Redraw for the last time."""


def to_pandas(
    listing: Listing[Any],
    fields: Iterable[str] | None,
    columns: Literal["all"] | None,
    excel: bool,
    **options: Any,
) -> Any:
    """The rest of a listing as a data frame of pandas."""
    convert = _pandas(excel, options)
    return convert(listing.to_arrow(fields, columns=columns))


def await_pandas(
    listing: AsyncListing[Any],
    fields: Iterable[str] | None,
    columns: Literal["all"] | None,
    excel: bool,
    **options: Any,
) -> Coroutine[Any, Any, Any]:
    """The same for the listing of an asynchronous client."""
    convert = _pandas(excel, options)
    return then(listing.to_arrow(fields, columns=columns), convert)


def _pandas(excel: bool, options: dict[str, Any]) -> Callable[[Table], Any]:
    """A function that converts a table to a data frame."""
    try:
        import pandas  # type: ignore[import-untyped]
        import pyarrow  # type: ignore[import-untyped]
    except ModuleNotFoundError as error:
        raise _missing("to_pandas", ("pandas", "pyarrow"), error) from error
    # By default, integers with missing values become floats, which cannot represent every ID.
    types = {pyarrow.int64(): pandas.Int64Dtype(), pyarrow.bool_(): pandas.BooleanDtype()}
    options.setdefault("types_mapper", types.get)

    def convert(table: Table) -> Any:
        rows = pyarrow.table(table)
        frame = rows.to_pandas(**options)
        return _for_excel(frame, rows.schema) if excel else frame

    return convert


def _for_excel(frame: Any, schema: Any) -> Any:
    """A data frame whose columns Excel can store: it has no time zones and no lists."""
    for field in schema:
        if getattr(field.type, "tz", None):
            frame[field.name] = frame[field.name].dt.tz_localize(None)
        elif hasattr(field.type, "value_type"):
            frame[field.name] = frame[field.name].map(_joined, na_action="ignore")
    return frame


def _joined(values: Iterable[object]) -> str:
    return ", ".join(str(value) for value in values if value is not None)


def to_polars(listing: Listing[Any], fields: Iterable[str] | None, columns: Literal["all"] | None) -> polars.DataFrame:
    """The rest of a listing as a data frame of polars."""
    convert = _polars()
    return convert(listing.to_arrow(fields, columns=columns))


def await_polars(
    listing: AsyncListing[Any], fields: Iterable[str] | None, columns: Literal["all"] | None
) -> Coroutine[Any, Any, polars.DataFrame]:
    """The same for the listing of an asynchronous client."""
    convert = _polars()
    return then(listing.to_arrow(fields, columns=columns), convert)


def _polars() -> Callable[[Table], polars.DataFrame]:
    """A function that converts a table to a data frame."""
    try:
        import polars
    except ModuleNotFoundError as error:
        raise _missing("to_polars", ("polars",), error) from error
    return polars.DataFrame


def _missing(method: str, needed: tuple[str, ...], error: ModuleNotFoundError) -> ImportError:
    names = " and ".join(needed)
    return ImportError(f"{method}() needs {names}: pip install {' '.join(needed)}", name=error.name)


def progress(listing: Listing[_T], description: str | None) -> Iterator[_T]:
    """The items of a listing, with a progress bar."""
    with _Shown(listing, description) as shown:
        for item in listing:
            shown.update()
            yield item
        shown.complete()


async def async_progress(listing: AsyncListing[_T], description: str | None) -> AsyncIterator[_T]:
    """The same for the listing of an asynchronous client."""
    with _Shown(listing, description) as shown:
        async for item in listing:
            shown.update()
            yield item
        shown.complete()


class _Shown:
    """A bar that appears with the first item."""

    def __init__(self, listing: Listing[Any] | AsyncListing[Any], description: str | None) -> None:
        self.listing = listing
        self.description = description
        self.before, _ = listing._expected()
        self.bar: _Bar | None = None

    def __enter__(self) -> _Shown:
        return self

    def __exit__(self, *_exception: object) -> None:
        if self.bar is not None:
            self.bar.close()

    def update(self) -> None:
        """Count one item."""
        if self.bar is None:
            self.bar = _bar(self.description or self.listing.path, self.left())
        self.bar.update()

    def complete(self) -> None:
        """Update the total after the last item."""
        if self.bar is not None:
            self.bar.total = self.left()
            self.bar.refresh()

    def left(self) -> int | None:
        """The total number of items without those read before, if it is known."""
        expected = self.listing._expected()[1]
        return None if expected is None else expected - self.before


def _bar(description: str, total: int | None) -> _Bar:
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ModuleNotFoundError:
        return _Line(description, total)
    bar: _Bar = tqdm(desc=description, total=total, unit=" items")
    return bar


class _Line:
    """A line on stderr that is updated at most ten times per second."""

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
        """Redraw."""
        self.shown = time.monotonic()
        of = "" if self.total is None else f" of {self.total:.0f}"
        print(f"\r{self.description}: {self.count}{of} items", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Redraw for the last time."""
        self.refresh()
        print(file=sys.stderr)
