"""What a body must have, by GitHub's description, before a request is processed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ferrohub._core import _rest_schema
from ferrohub.testing.github.failures import Failure, unprocessable

if TYPE_CHECKING:
    from collections.abc import Iterable

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
        elif wrong := _wrong(kind, body[name], is_deep=name in route.nested):
            raise unprocessable(f"Invalid request.\n\nFor 'properties/{name}', {wrong}")


def _wrong(kind: tuple[Any, ...], value: Any, *, is_deep: bool) -> str:
    """What is wrong with a value, and if ``is_deep`` with the members of objects; an empty string if nothing is."""
    match kind[0]:
        case "nullable":
            return "" if value is None else _wrong(kind[1], value, is_deep=is_deep)
        case "schema":
            found = _rest_schema(kind[1])
            return _wrong(found, value, is_deep=is_deep) if found is not None else ""
        case "one_of":
            return _no_choice(kind[1], value, is_deep=is_deep)
        case "literal":
            return "" if value == json.loads(kind[1]) else f"{_shown(value)} is not a possible value."
        case "any" | "binary" | "null":
            return ""
    due = _TYPES.get(kind[0])
    if due is not None and (
        not isinstance(value, due) or (isinstance(value, bool) and kind[0] in ("integer", "number"))
    ):
        return f"{_shown(value)} is not {_NAMES.get(kind[0], f'a {kind[0]}')}."
    found_inside: Iterable[str] = ()
    if kind[0] == "list":
        found_inside = (_wrong(kind[1], item, is_deep=is_deep) or _missing(kind[1], item) for item in value)
    elif is_deep and kind[0] == "record":
        held = ((inner, value[name]) for name, _, inner in kind[1] if name in value)
        found_inside = (*(_wrong(inner, each, is_deep=True) for inner, each in held), _missing(kind, value))
    elif is_deep and kind[0] == "map":
        found_inside = (_wrong(kind[1], each, is_deep=True) for each in value.values())
    elif is_deep and kind[0] == "all_of":
        found_inside = (_wrong(part, value, is_deep=True) for part in kind[1])
    return next(filter(None, found_inside), "")


def _missing(kind: tuple[Any, ...], item: Any) -> str:
    """What is missing in an item of a list. Objects elsewhere may lack what the description requires, as "contexts"."""
    members = kind[1] if kind[0] == "record" else ()
    missing = next((name for name, required, _ in members if required and name not in item), None)
    return "" if missing is None else f'"{missing}" wasn\'t supplied.'


def _no_choice(kinds: list[tuple[Any, ...]], value: Any, *, is_deep: bool) -> str:
    if any(not _wrong(kind, value, is_deep=is_deep) for kind in kinds):
        return ""
    literals = [json.loads(kind[1]) for kind in kinds if kind[0] == "literal"]
    if len(literals) == len(kinds):
        return f"{_shown(value)} is not a member of {json.dumps(literals)}."
    if (named := next((kind for kind in kinds if _is_named(kind, value)), None)) is not None:
        return _wrong(named, value, is_deep=is_deep)
    return f"{_shown(value)} matches no possible type."


def _is_named(kind: tuple[Any, ...], value: Any) -> bool:
    """Whether an object names one of its alternatives, as the ``type`` of a rule does."""
    found = _rest_schema(kind[1]) if kind[0] == "schema" else kind
    if not isinstance(value, dict) or found is None or found[0] != "record":
        return False
    literals = {name: json.loads(inner[1]) for name, _, inner in found[1] if inner[0] == "literal"}
    return bool(literals) and all(value.get(name) == each for name, each in literals.items())


def _shown(value: Any) -> str:
    return "nil" if value is None else json.dumps(value)
