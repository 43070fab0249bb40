"""Records as JSON, and back."""

from __future__ import annotations

import base64
import dataclasses
import functools
import types
import typing
from typing import Any, TypeVar

_T = TypeVar("_T")


def encode(value: Any) -> Any:
    """A record, or what is in one, as JSON.

    :param value: the value
    """
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {each.name: encode(getattr(value, each.name)) for each in dataclasses.fields(value)}
    if isinstance(value, dict):
        return {str(key): encode(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [encode(inner) for inner in value]
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def decode(cls: type[_T], value: Any) -> _T:
    """A record from JSON.

    :param cls: the class of the record
    :param value: what :func:`encode` returned for it
    :raises ValueError: it is not such a record
    """
    try:
        found: _T = _decode(cls, value)
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"not a {cls.__name__}: {error}") from error
    return found


def _decode(kind: Any, value: Any) -> Any:
    if value is None or kind is object:
        return value
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{name: _decode(hints[name], inner) for name, inner in value.items()})
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        return _decode(next(part for part in parts if part is not type(None)), value)
    if origin is dict:
        return {parts[0](key): _decode(parts[1], inner) for key, inner in value.items()}
    if origin is list:
        return [_decode(parts[0], inner) for inner in value]
    if origin is tuple:
        return tuple(_decode(part, inner) for part, inner in zip(parts, value, strict=True))
    return base64.b64decode(value) if kind is bytes else value


@functools.cache
def _hints(kind: Any) -> dict[str, Any]:
    return typing.get_type_hints(kind)
