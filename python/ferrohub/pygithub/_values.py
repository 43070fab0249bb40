"""Values of the table: each becomes a function of the object and of the arguments of a call.

The notation is that of ``tools/pygithub/expressions.py``.
"""

from __future__ import annotations

import functools
import json
import re
import urllib.parse
from collections.abc import Callable, Mapping
from typing import Any

from ferrohub.pygithub.GithubObject import GithubObject

Arguments = Mapping[str, Any]
Value = Callable[[Any, Arguments], Any]
_BRACES = re.compile(r"\{([^{}]*)\}")


def _parent(url: str) -> str:
    return url.rpartition("/")[0]


def _repository(value: Any) -> Any:
    """The part of a URL that names a repository: an object, or its full name."""
    if isinstance(value, GithubObject):
        return value._identity
    assert value.count("/") == 1, value
    return urllib.parse.quote(value)


#: What a value is made into, by name; any other name is an attribute of the value.
CONVERSIONS: dict[str, Callable[[Any], Any]] = {
    "quote": urllib.parse.quote,
    "quote_all": functools.partial(urllib.parse.quote, safe=""),
    "parent": _parent,
    "repository": _repository,
    "text": str,
    "iso": lambda value: value.isoformat(),
    "zulu": lambda value: value.strftime("%Y-%m-%dT%H:%M:%SZ"),
    "day": lambda value: value.strftime("%Y-%m-%d"),
    "lower": lambda value: value.lower(),
    "to_dict": lambda value: value.to_dict(),
    "identity": lambda value: value._identity,
    "comma": ",".join,
    "bool": lambda value: "true" if value else "false",
    "list": list,
}


@functools.cache
def value(text: str) -> Value:
    """The function of a value."""
    if text.startswith("`"):
        return template(text[1:-1])
    if text[0] in '"[{-0123456789' or text in ("null", "true", "false"):
        constant = json.loads(text)
        return lambda owner, arguments: constant
    head, *names = text.split("|")
    made = [conversion(name) for name in names]
    read = _head(head)
    if not made:
        return read

    def converted(owner: Any, arguments: Arguments) -> Any:
        found = read(owner, arguments)
        for convert in made:
            found = convert(found)
        return found

    return converted


def _head(name: str) -> Value:
    if name.startswith("."):
        return lambda owner, arguments: getattr(owner, name[1:])
    if name.startswith("~"):
        return lambda owner, arguments: owner._known(name[1:])
    return lambda owner, arguments: arguments[name]


@functools.cache
def template(text: str) -> Value:
    """The function of a text with values in braces."""
    parts = _BRACES.split(text)
    texts, values = parts[::2], [value(part) for part in parts[1::2]]

    def filled(owner: Any, arguments: Arguments) -> str:
        found = [texts[0]]
        for read, rest in zip(values, texts[1:], strict=True):
            found += (str(read(owner, arguments)), rest)
        return "".join(found)

    return filled


@functools.cache
def conversion(text: str) -> Callable[[Any], Any]:
    """The function of a name after ``|``."""
    if text.startswith("each("):
        each = [conversion(name) for name in text[5:-1].split("|")]
        return lambda values: [functools.reduce(lambda found, convert: convert(found), each, item) for item in values]
    name, is_choice, rest = text.partition("?")
    convert = CONVERSIONS.get(name) or (lambda found: getattr(found, name))
    if not is_choice:
        return convert
    otherwise = [conversion(part) for part in rest.removeprefix(":").split("|") if part]

    def plain(found: Any) -> Any:
        return functools.reduce(lambda got, make: make(got), otherwise, found)

    return lambda found: convert(found) if isinstance(found, GithubObject) else plain(found)
