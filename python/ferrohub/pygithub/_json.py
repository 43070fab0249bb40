"""JSON objects that are decoded as far as they are read: what the objects of a response are made of.

Programs never see them: to them, the JSON of an object is a dict.
"""

from __future__ import annotations

from typing import Any, cast

from ferrohub._core import Response, _json_parts, _JsonObject as JsonObject

MISSING: Any = object()


def parts(response: Any) -> Any:
    """The JSON of a response of a connection, in parts; ValueError if it has none that this package has received.

    :param response: what a connection returns
    """
    received = getattr(response, "response", None)
    if type(received) is not Response:
        raise ValueError("It is not a response of ferrohub.")
    return _json_parts(received)


def is_object(value: Any) -> bool:
    """Whether a value is a JSON object, decoded or not.

    :param value: a JSON value
    """
    return isinstance(value, (dict, JsonObject))


def snapshot(value: Any) -> Any:
    """A JSON value that stays as it is when a program changes the original.

    :param value: a JSON value
    """
    if type(value) is dict:
        return {key: snapshot(item) for key, item in value.items()}
    if type(value) is list:
        return [snapshot(item) for item in value]
    if type(value) is not JsonObject:
        return value
    made, parts = cast("tuple[Any, tuple[Any]]", value.__reduce__())
    return made(*parts)


def member(data: Any, key: str, decoded: bool = False) -> Any:
    """The value at a key, or ``MISSING``.

    :param data: a JSON value
    :param key: the key
    :param decoded: whether an object in the value is a dict
    """
    if type(data) is JsonObject:
        return data._part(key, MISSING, decoded)
    if isinstance(data, dict) or hasattr(data, "keys"):
        return data.get(key, MISSING) if key in data else MISSING
    return MISSING


def at(data: Any, keys: list[str]) -> Any:
    """The value that keys lead to; KeyError for one that is missing.

    :param data: a JSON value
    :param keys: the keys
    """
    for key in keys:
        found = member(data, key)
        if found is MISSING:
            raise KeyError(key)
        data = found
    return data


def plain(value: Any) -> Any:
    """A JSON value as the module json has it.

    :param value: a JSON value, in parts
    """
    if type(value) is JsonObject:
        return value._dict()
    return [plain(item) for item in value] if type(value) is list else value


def for_class(made: Any, value: Any) -> Any:
    """The JSON of an object as its class takes it: classes of programs, and what replaces a class, take a dict.

    :param made: the class
    :param value: the JSON
    """
    return value if isinstance(made, type) and "_facts" in made.__dict__ else plain(value)


def fetched(requester: Any, verb: str, url: str, **options: Any) -> tuple[dict[str, Any], Any]:
    """The headers and the JSON of a response, in parts. What a program has put in place of a requester is called.

    :param requester: what sends the request
    :param verb: method
    :param url: URL, or a path below the API
    :param options: those of ``requestJsonAndCheck``
    """
    own = getattr(type(requester), "_fetched", None)
    if own is None or not requester._is_unchanged():
        return requester.requestJsonAndCheck(verb, url, **options)  # type: ignore[no-any-return]
    return own(requester, verb, url, **options)  # type: ignore[no-any-return]
