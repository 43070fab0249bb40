"""What a body must have, by GitHub's description, before a request is processed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ferrohub._core import _rest_schema
from ferrohub.testing.github.failures import Failure, unprocessable

if TYPE_CHECKING:
    from ferrohub.testing.github.router import Route

_TYPES: dict[str, Any] = {
    "string": str,
    "text": str,
    "time": str,
    "date": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "list": list,
    "record": dict,
    "map": dict,
    "object": dict,
    "all_of": dict,
}
_NAMES = {"list": "an array", "record": "an object", "map": "an object", "integer": "an integer"}


def members(route: Route, body: Any) -> dict[str, Any]:
    """The members of a body. Where its only member is a list, the body may be the list, or one item of it.

    :param route: the route of the request
    :param body: the body, parsed
    :raises Failure: it is no object
    """
    # go-github sends null in place of no body.
    if body is None or isinstance(body, dict):
        return body or {}
    described = [(name, kind) for place, name, _, kind in route.operation.get("parameters", ()) if place == "body"]
    if isinstance(body, list | str) and len(described) == 1 and _is_list(described[0][1]):
        return {described[0][0]: body if isinstance(body, list) else [body]}
    raise Failure(400, "Body should be a JSON object")


def _is_list(kind: tuple[Any, ...]) -> bool:
    """Whether a type is a list, or has one among its alternatives."""
    return kind[0] == "list" or (kind[0] == "one_of" and any(map(_is_list, kind[1])))


def check(route: Route, body: dict[str, Any]) -> None:
    """Check the members of a body.

    :param route: the route of the request
    :param body: its members
    :raises Failure: a required member is missing, or one has another type
    """
    for place, name, required, kind in route.operation["parameters"]:
        if place != "body":
            continue
        if name not in body:
            if required and name not in route.optional:
                raise unprocessable(f'Invalid request.\n\n"{name}" wasn\'t supplied.')
        elif body[name] is None and name in route.nullable:
            continue
        elif wrong := _wrong(kind, body[name]) or (_wrong_inside(kind, body[name]) if name in route.nested else ""):
            raise unprocessable(f"Invalid request.\n\nFor 'properties/{name}', {wrong}")


def _wrong(kind: tuple[Any, ...], value: Any) -> str:
    """What is wrong with a value; an empty string if nothing is."""
    match kind[0]:
        case "nullable":
            return "" if value is None else _wrong(kind[1], value)
        case "schema":
            found = _rest_schema(kind[1])
            return _wrong(found, value) if found is not None else ""
        case "one_of":
            return _no_choice(kind[1], value)
        case "literal":
            return "" if value == json.loads(kind[1]) else f"{_shown(value)} is not a possible value."
        case "any" | "binary" | "null":
            return ""
    due = _TYPES.get(kind[0])
    if due is None or (isinstance(value, due) and not (isinstance(value, bool) and kind[0] in ("integer", "number"))):
        if kind[0] == "list":
            return next((wrong for item in value if (wrong := _wrong(kind[1], item) or _missing(kind[1], item))), "")
        return ""
    return f"{_shown(value)} is not {_NAMES.get(kind[0], f'a {kind[0]}')}."


def _wrong_inside(kind: tuple[Any, ...], value: Any) -> str:
    """What is wrong with the items and the members of a value whose own type is right."""
    match kind[0]:
        case "nullable":
            return "" if value is None else _wrong_inside(kind[1], value)
        case "schema":
            found = _rest_schema(kind[1])
            return _wrong_inside(found, value) if found is not None else ""
        case "one_of":
            fits = any(not (_wrong(each, value) or _wrong_inside(each, value)) for each in kind[1])
            return "" if fits else f"{_shown(value)} matches no possible type."
        case "list":
            return next((wrong for item in value if (wrong := _wrong_inside(kind[1], item))), "")
        case "map":
            tried = (
                _wrong(kind[1], held) or _missing(kind[1], held) or _wrong_inside(kind[1], held)
                for held in value.values()
            )
            return next(filter(None, tried), "")
        case "record":
            inner = ((each, value[name]) for name, _, each in kind[1] if name in value)
            tried = (_wrong(each, held) or _wrong_inside(each, held) for each, held in inner)
            return next(filter(None, tried), "") or _missing(kind, value)
        case "all_of":
            return next((wrong for part in kind[1] if (wrong := _wrong_inside(part, value))), "")
    return ""


def _missing(kind: tuple[Any, ...], item: Any) -> str:
    """What is missing in an item of a list. Objects elsewhere may lack what the description requires, as "contexts"."""
    members = kind[1] if kind[0] == "record" else ()
    missing = next((name for name, required, _ in members if required and name not in item), None)
    return "" if missing is None else f'"{missing}" wasn\'t supplied.'


def _no_choice(kinds: list[tuple[Any, ...]], value: Any) -> str:
    if any(not _wrong(kind, value) for kind in kinds):
        return ""
    literals = [json.loads(kind[1]) for kind in kinds if kind[0] == "literal"]
    if len(literals) == len(kinds):
        return f"{_shown(value)} is not a member of {json.dumps(literals)}."
    return f"{_shown(value)} matches no possible type."


def _shown(value: Any) -> str:
    return "nil" if value is None else json.dumps(value)
