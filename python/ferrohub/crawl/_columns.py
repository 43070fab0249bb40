"""Columns of streams: from the JSON of GitHub to Arrow."""

from __future__ import annotations

import datetime
import functools
import hashlib
import json
import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from ferrohub._core import _column_buffers, _column_bytes
from ferrohub.crawl import _arrays

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TypeAlias

    #: Path, kind, and what reads values that are not of the kind.
    _Reader: TypeAlias = tuple[tuple[str, ...], str, Callable[[Any], Any]]

UTC = datetime.timezone.utc
#: Integers beyond these become null.
_LEAST, _MOST = -(2**63), 2**63 - 1
_DIGITS = re.compile(r"[0-9]{1,19}", re.ASCII)
_LAST_DIGITS = re.compile(r"/([0-9]{1,19})$", re.ASCII)


class Column(NamedTuple):
    """A column of a stream.

    :param name: name of the column
    :param path: keys from the item to the value; if one of them leads to a list, there is a value for each of its items
    :param kind: ``str``, ``int``, ``float``, ``bool``, ``time``, ``json``, ``list`` (of texts), or
        ``number`` (that at the end of a URL)
    """

    name: str
    path: tuple[str, ...]
    kind: str = "str"

    def value(self, item: Any) -> Any:
        """The value of an item, or None."""
        value = look_up(item, self.path)
        return None if value is None else _READERS[self.kind](value)


@functools.cache
def columns(text: str) -> tuple[Column, ...]:
    """Read columns from a text such as ``"number:int user.login labels.name:list pull_number=_parent:int"``.

    :raises ValueError: a column has an unknown type, or two have the same name
    """
    found = [_column(part) for part in text.split()]
    names = [column.name for column in found]
    if len(set(names)) < len(names):
        raise ValueError(f"columns names a column twice: {text}")
    return tuple(found)


def _column(text: str) -> Column:
    path, _, kind = text.partition(":")
    name, _, path = path.partition("=") if "=" in path else (path.replace(".", "_"), "", path)
    if not (name and path):
        raise ValueError(f"columns has {text!r}, which is neither 'path:type' nor 'name=path:type'")
    if (kind or "str") not in _READERS:
        raise ValueError(f"columns has {text!r}, but the types are {', '.join(_READERS)}")
    return Column(name, tuple(path.split(".")), kind or "str")


@functools.cache
def schema(chosen: tuple[Column, ...]) -> Any:
    """The Arrow schema of these columns."""
    types = _arrays.types()
    return _arrays.arrow().schema([(column.name, types[column.kind]) for column in chosen])


def table(
    chosen: tuple[Column, ...],
    items: list[Any],
    own: Mapping[str, Any],
    known: Mapping[Column, Any] = MappingProxyType({}),
) -> Any:
    """A table of these columns, with a row for each item.

    :param items: JSON of the items
    :param own: Arrow arrays of columns that are no part of the items, by their paths
    :param known: Arrow arrays of columns that were made before
    """
    arrays = [own.get(column.path[0], known.get(column)) for column in chosen]
    read = tuple(column for column, array in zip(chosen, arrays, strict=True) if array is None)
    buffers = zip(read, _column_buffers(items, readers(read)), strict=True)
    made = (_arrays.of_buffers(column.kind, len(items), *parts) for column, parts in buffers)
    arrays = [next(made) if array is None else array for array in arrays]
    return _arrays.arrow().Table.from_arrays(arrays, schema=schema(chosen))


def digest(chosen: tuple[Column, ...], item: dict[str, Any]) -> str:
    """A hash of the values of an item in these columns."""
    return digest_of(_column_bytes(item, readers(chosen)))


def digest_of(values: bytes) -> str:
    """A hash of the bytes of the values of an item."""
    return hashlib.blake2b(values, digest_size=8).hexdigest()


def instants(items: list[Any], path: tuple[str, ...]) -> list[float | None]:
    """The times of items, in seconds since 1970; None for each without one.

    :param path: keys from an item to its time
    """
    return seconds(_column_buffers(items, ((path, "time", _microseconds),))[0])


def seconds(buffers: Any) -> list[float | None]:
    """The times of a column, in seconds since 1970; None where there is none."""
    valid, [buffer], _ = buffers
    times = memoryview(buffer).cast("q")
    if valid is None:
        return [each / 1e6 for each in times]
    return [each / 1e6 if valid[at // 8] >> at % 8 & 1 else None for at, each in enumerate(times)]


@functools.cache
def readers(chosen: tuple[Column, ...]) -> tuple[_Reader, ...]:
    """The columns with what reads their values, times as the microseconds of Arrow."""
    read = {**_READERS, "time": _microseconds}
    return tuple((column.path, column.kind, read[column.kind]) for column in chosen)


def look_up(value: Any, path: tuple[str, ...]) -> Any:
    """What stands at a path, or None; of a list on the way, there is a value for each of its items."""
    for at, key in enumerate(path):
        if isinstance(value, list):
            return [look_up(each, path[at:]) for each in value]
        if not isinstance(value, dict):
            return None
        value = value.get(key)
    return value


def text(value: Any) -> str:
    """A value as a text: JSON, unless it is one."""
    found = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    # JSON can have half of a surrogate pair, which UTF-8 cannot.
    return found if found.isascii() else found.encode("utf-8", "replace").decode()


def _int(value: Any) -> int | None:
    if isinstance(value, str) and _DIGITS.fullmatch(value):
        value = int(value)  # a BigInt of GraphQL
    fits = isinstance(value, int) and not isinstance(value, bool) and _LEAST <= value <= _MOST
    return value if fits else None


def _number(value: Any) -> int | None:
    """The number at the end of a URL."""
    found = _LAST_DIGITS.search(value) if isinstance(value, str) else None
    return None if found is None else _int(found[1])


def _float(value: Any) -> float | None:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        return None
    try:
        return float(value)
    except OverflowError:
        return None


def _bool(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None


def _list(value: Any) -> list[str | None] | None:
    return [None if each is None else text(each) for each in value] if isinstance(value, list) else None


def time(value: Any) -> datetime.datetime | None:
    """A time of GitHub, in UTC: text in ISO 8601, or seconds since 1970. None if it is neither."""
    try:
        if isinstance(value, (str, datetime.datetime)):
            made = value if isinstance(value, datetime.datetime) else _parsed(value)
            return made.replace(tzinfo=UTC) if made.tzinfo is None else made.astimezone(UTC)
        if isinstance(value, int) and not isinstance(value, bool):
            return datetime.datetime.fromtimestamp(value, UTC)
    except (ValueError, OverflowError, OSError):
        pass
    return None


def _microseconds(value: Any) -> int | None:
    found = time(value)
    return None if found is None else (found - _arrays.EPOCH) // _arrays.MICROSECOND


@functools.lru_cache(maxsize=1024)
def _parsed(text: str) -> datetime.datetime:
    return datetime.datetime.fromisoformat(f"{text[:-1]}+00:00" if text.endswith(("Z", "z")) else text)


_READERS: dict[str, Callable[[Any], Any]] = {
    "str": text,
    "int": _int,
    "float": _float,
    "bool": _bool,
    "time": time,
    "json": lambda value: json.dumps(value, ensure_ascii=True),
    "list": _list,
    "number": _number,
}
