"""Whether a response is what GitHub's description says of it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from ferrohub._core import _rest_schema
from ferrohub.testing.github.differences import members, responses, statuses

if TYPE_CHECKING:
    from ferrohub.testing.github.router import Route

_TYPES: dict[str, Any] = {
    "string": str,
    "text": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "map": dict,
    "object": dict,
}
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")
#: Members that GitHub sends and its description lacks, those that may be null, and those that may be text, by schema.
_UNDESCRIBED, _NULL, _TEXT = (members(kind) for kind in ("undescribed", "null", "text"))
#: The types of responses whose description is wrong, by the ID of the operation.
_CORRECTED = responses()
#: The statuses that GitHub sends and its description lacks, with the IDs of the operations.
_STATUSES = statuses()


def violations(route: Route, method: str, response: tuple[int, dict[str, str], bytes]) -> list[str]:
    """What of a response differs from the description; empty if nothing does.

    :param route: the route
    :param method: method of the request
    :param response: status, headers and body
    """
    status, headers, content = response
    described_ones = dict(route.operation["responses"])
    if status >= 300 or method == "HEAD" or (route.id, status) in _STATUSES:
        return []
    if status not in described_ones:
        return [f"the status {status} is not described"]
    kind = _CORRECTED.get(route.id, described_ones[status])
    if kind is None or "json" not in headers.get("Content-Type", ""):
        return []
    try:
        body = json.loads(content)
    except ValueError:
        # The content of a file or an asset, whatever its media type says.
        return []
    return differences(kind, body)[:5]


def differences(kind: tuple[Any, ...], value: Any, where: str = "body", schema: str = "") -> list[str]:
    """What of a value differs from its type.

    :param kind: the type, as the description has it
    :param value: the value
    :param where: the path of the value, for messages
    :param schema: the schema that the type is part of
    """
    match kind[0]:
        case "schema":
            found = _rest_schema(kind[1])
            if kind[1].startswith("nullable-") and value is None:
                return []
            return [] if found is None else differences(found, value, where, kind[1])
        case "nullable":
            return [] if value is None else differences(kind[1], value, where, schema)
        case "one_of":
            return _choice(kind[1], value, where, schema)
        case "list":
            if not isinstance(value, list):
                return [f"{where}: {value!r} is not a list"]
            return [
                wrong for at, item in enumerate(value) for wrong in differences(kind[1], item, f"{where}[{at}]", schema)
            ]
        case "record" | "all_of":
            return _record(kind, value, where, schema)
        case "literal":
            return [] if value == json.loads(kind[1]) else [f"{where}: {value!r} is not {kind[1]}"]
        case "null":
            return [] if value is None else [f"{where}: {value!r} is not null"]
        case "time":
            is_time = isinstance(value, str) and _TIME.fullmatch(value)
            return [] if is_time else [f"{where}: {value!r} is not a time"]
    due = _TYPES.get(kind[0])
    fits = due is None or (isinstance(value, due) and (kind[0] == "boolean" or not isinstance(value, bool)))
    return [] if fits else [f"{where}: {value!r} is not a {kind[0]}"]


def _choice(kinds: list[tuple[Any, ...]], value: Any, where: str, schema: str) -> list[str]:
    tried = [differences(kind, value, where, schema) for kind in kinds]
    return [] if [] in tried else min(tried, key=len)


def _members(kind: tuple[Any, ...]) -> dict[str, tuple[bool, Any]]:
    match kind[0]:
        case "record":
            return {name: (required, inner) for name, required, inner in kind[1]}
        case "all_of":
            return {name: each for part in kind[1] for name, each in _members(part).items()}
        case "schema":
            return _members(_rest_schema(kind[1]) or ("any",))
        case "nullable":
            return _members(kind[1])
    return {}


def _record(kind: tuple[Any, ...], value: Any, where: str, schema: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is not an object"]
    known = _members(kind)
    found = [f"{where} ({schema}) lacks {name}" for name, (due, _) in known.items() if due and name not in value]
    for name, inner in value.items():
        if inner is None and name in _NULL.get(schema, ()):
            continue
        if isinstance(inner, str) and name in _TEXT.get(schema, ()):
            continue
        if name in known:
            found += differences(known[name][1], inner, f"{where}.{name}", schema)
        elif name not in _UNDESCRIBED.get(schema, ()) and known:
            found.append(f"{where} ({schema}) has {name}, which is not described")
    return found


def described(kind: tuple[Any, ...], value: Any) -> Any:
    """A value without the members that its type lacks, as payloads have fewer members than responses.

    :param kind: the type, as the description has it
    :param value: the value
    """
    match kind[0]:
        case "schema":
            found = _rest_schema(kind[1])
            return value if found is None else described(found, value)
        case "nullable":
            return None if value is None else described(kind[1], value)
        case "one_of":
            tried = [described(each, value) for each in kind[1]]
            return min(tried, key=lambda each: len(differences(kind[1][tried.index(each)], each)))
        case "list" if isinstance(value, list):
            return [described(kind[1], item) for item in value]
        case "record" | "all_of" if isinstance(value, dict) and (known := _members(kind)):
            return {name: described(known[name][1], inner) for name, inner in value.items() if name in known}
    return value
