"""Arrow arrays of Python values.

``pyarrow.array`` imports pandas wherever it is installed, which takes 50 MB in each worker. Arrays that are made of
their buffers need no pandas.
"""

from __future__ import annotations

import array as numbers
import datetime
import functools
import itertools
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
MICROSECOND = datetime.timedelta(microseconds=1)


def arrow() -> Any:
    """The module pyarrow.

    :raises ImportError: it is missing
    """
    try:
        import pyarrow  # type: ignore[import-untyped]
    except ModuleNotFoundError as error:
        raise ImportError("crawls need pyarrow: pip install 'ferrohub[crawl]'", name=error.name) from error
    return pyarrow


@functools.cache
def types() -> dict[str, Any]:
    """The Arrow type of each kind of column."""
    pa = arrow()
    return {
        "str": pa.string(),
        "int": pa.int64(),
        "float": pa.float64(),
        "bool": pa.bool_(),
        "time": pa.timestamp("us", "UTC"),
        "json": pa.string(),
        "list": pa.list_(pa.string()),
        "number": pa.int64(),
    }


def array(kind: str, values: Sequence[Any]) -> Any:
    """An Arrow array of texts, of integers, or of True and False.

    :param kind: kind of the column
    :param values: values of the Python type that belongs to the kind, or None
    """
    present = [value is not None for value in values]
    buffers = _MAKERS[kind](values)
    return _made(kind, len(values), None if all(present) else _bits(present), buffers)


def of_buffers(
    kind: str,
    count: int,
    valid: bytes | None,
    buffers: list[bytes],
    texts: tuple[int, bytes | None, list[bytes]] | None,
) -> Any:
    """An Arrow array of a kind of column.

    :param count: the number of values
    :param valid: a bit for each value that is present; None if all are
    :param buffers: the other buffers
    :param texts: the same of the texts in lists
    """
    children = None if texts is None else [_made("str", *texts)]
    return _made(kind, count, valid, buffers, children)


def _made(kind: str, count: int, valid: Any, buffers: list[Any], children: list[Any] | None = None) -> Any:
    pa = arrow()
    found = [None if valid is None else pa.py_buffer(valid), *map(pa.py_buffer, buffers)]
    return pa.Array.from_buffers(types()[kind], count, found, children=children)


def rows(table: Any) -> list[dict[str, Any]]:
    """The rows of a table, with times as microseconds since 1970: as Python's times, they import pandas."""
    pa = arrow()
    columns = [
        column.cast(pa.int64()) if pa.types.is_timestamp(column.type) else column for column in table.itercolumns()
    ]
    found: list[dict[str, Any]] = pa.Table.from_arrays(columns, names=table.column_names).to_pylist()
    return found


def constant(kind: str, value: int | datetime.datetime, count: int) -> Any:
    """An Arrow array of one integer or time.

    :param kind: the kind of column
    """
    number = value if isinstance(value, int) else (value - EPOCH) // MICROSECOND
    return _made(kind, count, None, [numbers.array("q", [number]) * count])


def repeated(value: str | bool | None, count: int) -> Any:
    """An Arrow array of one text, or of True or False. That of None has texts that are null."""
    pa = arrow()
    if value is None:
        return pa.nulls(count, pa.string())
    kind: Any
    buffers: list[Any]
    if isinstance(value, bool):
        kind, buffers = pa.bool_(), [(b"\xff" if value else b"\0") * -(-count // 8)]
    else:
        text = value.encode()
        kind, buffers = pa.string(), [numbers.array("i", (at * len(text) for at in range(count + 1))), text * count]
    return pa.Array.from_buffers(kind, count, [None, *map(pa.py_buffer, buffers)])


def within(count: int, spans: Iterable[tuple[int, int]]) -> Any:
    """An Arrow array that says of each of so many rows whether it is in one of the spans.

    :param spans: the number of the first row of each, and how many there are
    """
    found, at = [], 0
    for start, rows in sorted(spans):
        found += [repeated(False, start - at), repeated(True, rows)]
        at = start + rows
    return arrow().concat_arrays([*found, repeated(False, count - at)])


def counted(count: int) -> Any:
    """An Arrow array of the numbers from 0 on."""
    pa = arrow()
    return pa.Array.from_buffers(pa.int64(), count, [None, pa.py_buffer(numbers.array("q", range(count)))])


def _bits(flags: Iterable[Any]) -> bytes:
    """A bit for each, of which the first is the least significant of its byte."""
    digits = "".join("1" if flag else "0" for flag in flags)
    return int(digits[::-1] or "0", 2).to_bytes(-(-len(digits) // 8), "little")


def _texts(values: Sequence[str | None]) -> list[Any]:
    encoded = [b"" if value is None else value.encode() for value in values]
    return [numbers.array("i", itertools.accumulate(map(len, encoded), initial=0)), b"".join(encoded)]


#: The buffers of each kind after the one of what is valid.
_MAKERS: dict[str, Callable[[Sequence[Any]], list[Any]]] = {
    "str": _texts,
    "int": lambda values: [numbers.array("q", [value or 0 for value in values])],
    "bool": lambda values: [_bits(values)],
}
