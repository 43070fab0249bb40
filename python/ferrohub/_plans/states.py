"""States of objects: what GitHub has, what a write makes of it, and how two of them differ."""

from __future__ import annotations

import base64
import binascii
import dataclasses
import hashlib
import json
import urllib.parse

from ferrohub._description import is_object, members_of
from ferrohub._plans.targets import returned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ferrohub._core import Response
    from ferrohub._description import Kind
    from ferrohub._plans.targets import Target
    from ferrohub._plans.values import Placeholders

#: Members that differ each time an object is read.
_VOLATILE = frozenset({"temp_clone_token"})
_DEEPEST = 3
#: The permissions of roles of other names.
_PERMISSIONS = {"read": "pull", "write": "push"}


@dataclasses.dataclass(frozen=True)
class State:
    """The state of an object.

    :param exists: whether there is one
    :param json: the object; None if only its existence is known
    :param etag: the ETag with which GitHub sent it
    :param is_planned: whether a write of the plan leads to it
    """

    exists: bool
    json: Any = None
    etag: str | None = None
    is_planned: bool = False

    @classmethod
    def of(cls, response: Response) -> State:
        """The state that GitHub sent.

        :raises ResponseError: for an error other than 404
        """
        if response.status_code == 404:
            return cls(exists=False)
        response.raise_for_status()
        return cls(exists=True, json=response.json() if response.content else None, etag=response.headers.get("etag"))


@dataclasses.dataclass(frozen=True)
class Difference:
    """A member that a write changes. ``before`` is :data:`MISSING` for a new one."""

    name: str
    before: Any
    after: Any


#: In place of a value that there is not.
MISSING: Any = type("Missing", (), {"__repr__": lambda self: "(missing)", "__bool__": lambda self: False})()


def differences(before: Any, body: Any, target: Target, name: str = "") -> Iterator[Difference]:
    """What a body changes in an object.

    :param before: the object
    :param body: the body of the write
    :param target: what is written
    """
    if not name:
        before = _view(before, target)
    if isinstance(body, dict) and isinstance(before, dict):
        for member, value in body.items():
            yield from differences(before.get(member, MISSING), value, target, f"{name}.{member}" if name else member)
    elif not _is_same(before, body):
        yield Difference(name, before, body)


def content(file: Any, errors: str = "strict") -> str | None:
    """The text of a file of a repository; None for other objects and for what is not text.

    :param file: the file
    :param errors: what is done about bytes that are not text, as for ``bytes.decode``
    """
    try:
        return base64.b64decode(file["content"]).decode(errors=errors)
    except (KeyError, TypeError, ValueError, binascii.Error):
        return None


def guarded(state: State, body: Any, target: Target, is_begun: bool = False) -> Any:
    """The part of a state that must not change until the write is sent: the members that it writes, or all of them.

    Of a state that the plan itself leads to, only the former, because its other writes may change the others.

    :param state: the state
    :param body: the body of the write
    :param target: what is written
    :param is_begun: whether writes of the plan were sent, which may change counts and times of other objects
    """
    if not state.exists or state.json is None:
        return state.exists
    view = _view(state.json, target)
    if not isinstance(view, dict):
        return view
    written = view.keys() & body.keys() if isinstance(body, dict) else set()
    if target.is_file:
        written = {"sha"}
    if not written and not state.is_planned:
        written = {name for name in view if name not in _VOLATILE and not (is_begun and _follows(name, view[name]))}
    return {name: view[name] for name in sorted(written) if name in view}


def _follows(name: str, value: Any) -> bool:
    """Whether GitHub changes a member when something else is changed: a count or a time."""
    return name.endswith("_at") or (isinstance(value, int) and not isinstance(value, bool) and not _identifies(name))


def merged(pull: Any) -> Any:
    """A pull request as it is once it is merged."""
    return {**pull, "state": "closed", "merged": True} if isinstance(pull, dict) else pull


def is_reached(state: State, method: str, body: Any, target: Target) -> bool:
    """Whether a state is the one that a write leads to."""
    if method == "DELETE":
        return not state.exists or state.json == []
    if target.is_file and isinstance(state.json, dict) and isinstance(body, dict):
        return bool(state.json.get("sha") == _blob(body))
    return state.exists and (state.json is None or not any(differences(state.json, body, target)))


def after(
    before: State | None, method: str, body: Any, target: Target, result: Any, places: Placeholders, number: int
) -> State | None:
    """The state that a write leads to; None if it is not known.

    :param result: the body of the response, as the plan has it
    """
    kind = returned(target.reading)
    if method == "DELETE":
        is_list = kind is not None and kind[0] == "list"
        return State(exists=is_list, json=[] if is_list else None, is_planned=True)
    if target.is_file and isinstance(body, dict):
        was = before.json if before is not None and isinstance(before.json, dict) else {}
        name = target.file_path
        file = {"type": "file", "encoding": "base64", "path": name, "name": name.rpartition("/")[2]}
        return State(True, {**was, **file, "content": body.get("content"), "sha": _blob(body)}, is_planned=True)
    if target.is_access and isinstance(body, dict) and "permission" in body:
        was = before.json if before is not None and isinstance(before.json, dict) else {}
        return State(True, {**was, "role_name": body["permission"]}, is_planned=True)
    if target.same_form:
        return State(True, result, is_planned=True)
    if target.is_switch:
        return State(True, is_planned=True)
    if before is None or kind is None or not is_object(kind):
        return None
    known = _known(body, target)
    if not before.exists:
        return State(True, _shape(kind, known, places, number), is_planned=True)
    members = members_of(kind)
    changed = {name: value for name, value in known.items() if name in members}
    if not isinstance(before.json, dict) or any(is_object(members[name][1]) for name in changed):
        return None  # bodies have other forms of objects
    return State(True, {**before.json, **changed}, is_planned=True)


def result(
    before: State | None, body: Any, target: Target, places: Placeholders, number: int, url: str
) -> tuple[int, Any]:
    """The status and the body of the response to a planned write.

    :param places: makes placeholders
    :param number: number of the write
    :param url: URL of the object
    """
    responses = target.operation["responses"]
    exists = before is not None and before.exists
    at = next((at for at, (status, _) in enumerate(responses) if (status == 201) is not exists), 0)
    status, kind = responses[at]
    if kind is None:
        return status, None
    if target.shown is not None and before is not None:
        return status, before.json
    if exists and before is not None and isinstance(before.json, dict) and target.same_form:
        return status, _merged(before.json, body, target)
    if kind[0] == "list":
        items = body if isinstance(body, list) else next((v for v in (body or {}).values() if isinstance(v, list)), [])
        return status, [_named(item, kind[1]) for item in items]
    shape = _shape(kind, _known(body, target), places, number)
    if "url" in members_of(kind):
        shape["url"] = url
    return status, shape


def _merged(before: dict[str, Any], body: Any, target: Target) -> dict[str, Any]:
    made = dict(before)
    for name, value in body.items() if isinstance(body, dict) else ():
        was = before.get(name)
        if isinstance(was, dict) and isinstance(value, dict):
            made[name] = {**was, **value}
        elif isinstance(was, dict) and isinstance(value, int) and "number" in was:
            made[name] = {"number": value}
        elif isinstance(was, list) and isinstance(value, list):
            kind = next(
                (
                    kind
                    for member, (_, kind) in members_of(returned(target.operation) or ("any",)).items()
                    if member == name
                ),
                ("any",),
            )
            named = {key: item for item in was if isinstance(item, dict) for key in _keys(item)}
            inner = kind[1] if kind[0] == "list" else kind
            made[name] = [(isinstance(item, str) and named.get(item)) or _named(item, inner) for item in value]
        elif name == "new_name":
            made["name"] = value
        else:
            made[name] = value
    if target.is_ref and isinstance(body, dict):
        made["object"] = {**before.get("object", {}), "sha": body.get("sha")}
    return made


def _known(body: Any, target: Target) -> dict[str, Any]:
    """The members of an object that a write states, in its body or as the last part of its path."""
    known = dict(body) if isinstance(body, dict) else {}
    path = target.reading.get("path", "")
    if path.endswith("name}") and target.read is not None:
        name = "login" if path.endswith("{username}") else "name"
        known.setdefault(name, urllib.parse.unquote(target.read.rpartition("/")[2]))
    return known


def _shape(
    kind: Kind, known: dict[str, Any], places: Placeholders, number: int, path: str = "", depth: int = 0
) -> dict[str, Any]:
    """An object with the members that are known, and with placeholders for those that identify it."""
    made: dict[str, Any] = {}
    for name, (required, member) in members_of(kind).items():
        place = f"{path}.{name}" if path else name
        if name in known:
            value = _as_object(known[name], member)
            is_list = isinstance(value, list) and member[0] == "list"
            made[name] = [_named(item, member[1]) for item in value] if is_list else value
        elif not required:
            continue
        elif member[0] == "nullable":
            made[name] = None
        elif member[0] == "list":
            made[name] = []
        elif is_object(member):
            if depth < _DEEPEST and (inner := _shape(member, {}, places, number, place, depth + 1)):
                made[name] = inner
        elif name == "merged":
            made[name] = True
        elif member[0] == "string" and name.endswith("url"):
            made[name] = places.url(number, place)
        elif member[0] == "string" and _identifies(name):
            made[name] = places.text(number, place)
        elif member[0] == "integer" and _identifies(name):
            made[name] = places.integer(number, place)
    return made


def _as_object(value: Any, kind: Kind) -> Any:
    """A value of a body in the form in which it is read: some are objects then."""
    if isinstance(value, bool) and is_object(kind):
        return {"enabled": value} if "enabled" in members_of(kind) else None
    return value


def _identifies(name: str) -> bool:
    return name in ("id", "number", "sha", "slug", "full_name") or name.endswith("_id")


def _named(item: Any, kind: Kind) -> Any:
    """An object of a list whose name is in a body."""
    if not isinstance(item, str) or not is_object(kind):
        return item
    members = members_of(kind)
    return {next((key for key in ("login", "name", "slug") if key in members), "name"): item}


def _keys(item: dict[str, Any]) -> list[str]:
    return [item[name] for name in ("login", "name", "slug") if isinstance(item.get(name), str)]


def _view(before: Any, target: Target) -> Any:
    """An object with the members that bodies of writes have."""
    if target.is_ref and isinstance(before, dict):
        return {"sha": (before.get("object") or {}).get("sha")}
    if target.is_access and isinstance(before, dict):
        role = before.get("role_name")
        return {"permission": _PERMISSIONS.get(str(role), role)}
    return before


def _is_same(before: Any, after: Any) -> bool:
    """Whether a value is that of a body, perhaps in another form: GitHub returns objects for some names."""
    if isinstance(before, dict) and isinstance(after, bool) and "enabled" in before:
        return before["enabled"] is after
    if isinstance(before, dict) and isinstance(after, str):
        return after in _keys(before) or before.get("key") == after
    if isinstance(before, dict) and isinstance(after, int) and not isinstance(after, bool):
        return bool(before.get("number") == after)
    if isinstance(before, list) and isinstance(after, list):
        return len(before) == len(after) and all(map(_is_same, before, after))
    return type(before) is type(after) and bool(before == after)


def _blob(body: dict[str, Any]) -> str | None:
    """The SHA of the file that a body writes."""
    try:
        data = base64.b64decode(body["content"])
    except (KeyError, TypeError, ValueError):
        return None
    return hashlib.sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()


def text_of(value: Any) -> str:
    """A value as JSON."""
    return repr(value) if value is MISSING else json.dumps(value, ensure_ascii=False)
