"""Fields of the items of projects, by name: ``item["Status"] = "Done"``."""

from __future__ import annotations

import inspect
from typing import Any


def get(self: Any, name: str) -> Any:
    """The value of a field: text, a number, the name of an option, the title of an iteration; else what GitHub sent."""
    for field in self.as_dict().get("fields") or ():
        if field["name"] == name:
            return _plain(field["value"])
    raise KeyError(f"{name!r} is not among the fields that were requested: pass their IDs, items(fields=[...])")


def set(self: Any, name: str, value: Any) -> None:
    """Set a field, in two requests. ``set_fields()`` sets several at once."""
    result = self.set_fields({name: value})
    if inspect.isawaitable(result):
        close = getattr(result, "close", None)
        if close is not None:
            close()
        raise TypeError("with an asynchronous client, use await item.set_fields({...})")


def _plain(value: Any) -> Any:
    """A value without its HTML: texts, options and iterations are objects."""
    if isinstance(value, dict):
        for key in ("raw", "name", "title"):
            if isinstance(value.get(key), str) and value.keys() <= _SHOWN:
                return value[key]
            if isinstance(value.get(key), dict) and isinstance(value[key].get("raw"), str):
                return value[key]["raw"]
    return value


#: The members of texts, options and iterations.
_SHOWN = {
    "raw",
    "html",
    "number",
    "id",
    "name",
    "title",
    "title_html",
    "color",
    "description",
    "start_date",
    "duration",
    "completed",
}
