"""Columns of streams: from the JSON of GitHub to Arrow."""

from __future__ import annotations

import dataclasses
import datetime
import functools
import json
import re
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

UTC = datetime.timezone.utc
#: Integers beyond these become null.
_LEAST, _MOST = -(2**63), 2**63 - 1
_DIGITS = re.compile(r"[0-9]{1,19}", re.ASCII)
_LAST_DIGITS = re.compile(r"/([0-9]{1,19})$", re.ASCII)


@dataclasses.dataclass(frozen=True)
class Column:
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
        value = _found(item, self.path)
        return None if value is None else _READERS[self.kind](value)

    def values(self, items: Sequence[Mapping[str, Any]]) -> list[Any]:
        """The value of each item, or None."""
        key, read = self.path[0], _READERS[self.kind]
        found = [item.get(key) for item in items]
        if len(self.path) > 1:
            rest = self.path[1:]
            found = [None if value is None else _found(value, rest) for value in found]
        if self.kind == "str":
            # Most are texts that stay as they are.
            return [value if type(value) is str and value.isascii() else _text_or_none(value) for value in found]
        return [None if value is None else read(value) for value in found]

    def array(self, items: Sequence[Mapping[str, Any]]) -> Any:
        """The values of items, as an Arrow array."""
        if self.kind == "time" and (made := _instants([_found(item, self.path) for item in items])) is not None:
            return made
        return _arrays.array(self.kind, self.values(items))


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


def schema(found: tuple[Column, ...]) -> Any:
    """The Arrow schema of these columns."""
    types = _arrays.types()
    return _arrays.arrow().schema([(column.name, types[column.kind]) for column in found])


def table(
    found: tuple[Column, ...], items: Sequence[Mapping[str, Any]], own: Mapping[str, Sequence[Any]] | None = None
) -> Any:
    """A table of these columns, with a row for each item.

    :param own: values of columns that are no part of the items, by their paths
    """
    own = own or {}
    arrays = [
        _arrays.array(column.kind, [None if value is None else _READERS[column.kind](value) for value in given])
        if (given := own.get(column.path[0])) is not None
        else column.array(items)
        for column in found
    ]
    return _arrays.arrow().Table.from_arrays(arrays, schema=schema(found))


def _found(value: Any, path: tuple[str, ...]) -> Any:
    for at, key in enumerate(path):
        if isinstance(value, list):
            return [_found(each, path[at:]) for each in value]
        if not isinstance(value, dict):
            return None
        value = value.get(key)
    return value


def _text(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    # JSON can have half of a surrogate pair, which UTF-8 cannot.
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def _text_or_none(value: Any) -> str | None:
    return None if value is None else _text(value)


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
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def _bool(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None


def _list(value: Any) -> list[str | None] | None:
    return [None if each is None else _text(each) for each in value] if isinstance(value, list) else None


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


def _instants(values: Sequence[Any]) -> Any:
    """An Arrow array of times, which pyarrow reads if all are texts of the usual form; else None."""
    if not all(value is None or (type(value) is str and len(value) == 20 and value.isascii()) for value in values):
        return None
    try:
        return _arrays.array("str", values).cast(_arrays.types()["time"])
    except ValueError:
        return None


@functools.lru_cache(maxsize=1024)
def _parsed(text: str) -> datetime.datetime:
    return datetime.datetime.fromisoformat(f"{text[:-1]}+00:00" if text.endswith(("Z", "z")) else text)


_READERS: dict[str, Callable[[Any], Any]] = {
    "str": _text,
    "int": _int,
    "float": _float,
    "bool": _bool,
    "time": time,
    "json": lambda value: json.dumps(value, ensure_ascii=True),
    "list": _list,
    "number": _number,
}
