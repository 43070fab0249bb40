"""Plans as a person reads them: each write, with what it changes. Secrets are left out."""

from __future__ import annotations

import difflib
import functools
import json

from ferrohub._core import _shown
from ferrohub._plans.states import MISSING, content, differences, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ferrohub._plans.values import Placeholders
    from ferrohub._plans.writes import PlannedWrite

#: Members whose values are secrets in bodies of requests, beside those whose names are redacted everywhere.
_SECRETS = frozenset(
    {"encrypted_value", "secret", "key_id", "client_secret", "password", "token", "access_token", "otp"}
)
_PROBE = "a value"
#: The longest text of a value on one line.
_WIDEST = 200


def plan_text(writes: Sequence[PlannedWrite]) -> str:
    """All writes of a plan."""
    if not writes:
        return "No changes."
    head = f"{len(writes)} {'write' if len(writes) == 1 else 'writes'}"
    return "\n".join([head, *(line for write in writes for line in ("", *lines(write)))])


def lines(write: PlannedWrite) -> Iterator[str]:
    """One write: its request, and what it changes."""
    yield f"{_sign(write)} {title(write)}"
    if write.method == "DELETE" and (write.body is None or write.target.is_file):
        shown = write.before.json if write.before is not None else None
        for name in ("name", "title", "full_name", "login", "path", "body"):
            if isinstance(shown, dict) and isinstance(value := shown.get(name), str):
                yield f"    {name}: {value_text(name, value, write.places)}"
        return
    before = write.before.json if write.before is not None else None
    if write.target.is_file and isinstance(write.body, dict):
        yield from _file_lines(before, write.body, write.places)
    elif isinstance(before, dict):
        for each in differences(before, write.body, write.target):
            after = value_text(each.name, each.after, write.places)
            old = "" if each.before is MISSING else f"{value_text(each.name, each.before, write.places)} -> "
            yield f"    {each.name}: {old}{after}"
    elif isinstance(write.body, dict):
        for name, value in write.body.items():
            yield f"    {name}: {value_text(name, value, write.places)}"
    elif write.body is not None:
        yield f"    {value_text('', write.body, write.places)}"


def title(write: PlannedWrite) -> str:
    """The request of a write."""
    return _shown(write.places.readable(f"{write.method} {write.path}"))


def value_text(name: str, value: Any, places: Placeholders) -> str:
    """A value as JSON, without secrets."""
    if _is_secret(name.rpartition(".")[2], value):
        return "***"
    text = _shown(places.readable(text_of(_hidden(value))))
    return text if len(text) <= _WIDEST else f"{text[:_WIDEST]}... ({len(text)} characters)"


def _sign(write: PlannedWrite) -> str:
    if write.method == "DELETE":
        return "-"
    return "~" if write.before is not None and write.before.exists else "+"


def _hidden(value: Any) -> Any:
    """A value without the secrets in it."""
    if isinstance(value, dict):
        return {name: "***" if _is_secret(name, member) else _hidden(member) for name, member in value.items()}
    return [_hidden(item) for item in value] if isinstance(value, list) else value


def _is_secret(name: str, value: Any) -> bool:
    """Whether a member of a body has a secret."""
    return value is not None and not isinstance(value, bool) and _names_secret(name)


@functools.lru_cache(1024)
def _names_secret(name: str) -> bool:
    return name.lower() in _SECRETS or _PROBE not in _shown(json.dumps({name: _PROBE}))


def _file_lines(before: Any, body: dict[str, Any], places: Placeholders) -> Iterator[str]:
    for name in ("message", "branch"):
        if name in body:
            yield f"    {name}: {value_text(name, body[name], places)}"
    old, new = content(before) if before else "", content(body)
    if old is None or new is None:
        yield "    content: (not text)"
        return
    changed = difflib.unified_diff(old.splitlines(), new.splitlines(), "", "", lineterm="", n=2)
    for line in list(changed)[2:]:
        yield f"    {_shown(line)}"
