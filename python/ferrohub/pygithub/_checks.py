"""Checks of arguments: a wrong type raises AssertionError with the argument, as in PyGithub."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from datetime import date, datetime
from typing import Any

from ferrohub.pygithub._values import split
from ferrohub.pygithub.GithubObject import _NotSetType, is_undefined

Test = Callable[[Any], bool]
_TYPES: dict[str, type] = {
    "str": str,
    "int": int,
    "bool": bool,
    "float": float,
    "dict": dict,
    "list": list,
    "tuple": tuple,
    "bytes": bytes,
    "date": date,
    "datetime": datetime,
    "None": type(None),
    "Iterable": Iterable,
    "Mapping": Mapping,
    "_NotSetType": _NotSetType,
}


def by_annotation(signature: str) -> dict[str, str]:
    """The checks that follow from annotations: ``optional list str`` is that of ``Opt[list[str]]``."""
    found = {}
    for parameter in split(signature.rpartition("->")[0][1:-1]):
        name, _, rest = parameter.lstrip("*").partition(": ")
        words = rest.partition("=")[0].replace(" | ", "|").replace("dict[str, Any]", "dict")
        found[name] = words.replace("Opt[", "optional ").replace("list[", "list ").replace("]", "")
    return {name: words for name, words in found.items() if words}


def completed(signature: str, lines: Collection[str]) -> Iterator[str]:
    """The lines of a method with all of its checks, of those of the table.

    :param signature: its signature
    :param lines: its lines
    """
    written = {line[6:].partition(": ")[0] for line in lines if line.startswith("check ")}
    for line in lines:
        if line.partition(" ")[0] != "checked":
            yield line
            continue
        unchecked = line.partition(" but ")[2].split()
        implied = by_annotation(signature).items()
        yield from (f"check {name}: {words}" for name, words in implied if name not in {*unchecked, *written})


def check(words: str) -> Callable[[Mapping[str, Any]], None]:
    """The check of an argument: ``name: optional str``."""
    name, _, rest = words.partition(": ")
    tests = [_test(part) for part in split(rest)]

    def run(arguments: Mapping[str, Any]) -> None:
        found = arguments[name]
        for test in tests:
            if not test(found):
                raise AssertionError(found)

    return run


@functools.cache
def _test(words: str) -> Test:
    """``none or optional list str|Label``."""
    if " or " in words:
        tests = [_test(part) for part in words.split(" or ")]
        return lambda found: any(test(found) for test in tests)
    head, _, rest = words.partition(" ")
    if head == "optional":
        test = _test(rest) if rest else lambda found: False
        return lambda found: is_undefined(found) or test(found)
    if head == "list":
        return _each(_test(rest), list) if rest else lambda found: isinstance(found, list)
    if head == "each":
        return _each(_test(rest), Iterable)
    if head == "in":
        allowed = json.loads(rest)
        return lambda found: found in allowed
    if head == "none":
        return lambda found: found is None
    names = words.split("|")
    return lambda found: isinstance(found, tuple(_type(name) for name in names))


def _each(test: Test, type_: Any) -> Test:
    return lambda found: isinstance(found, type_) and all(test(item) for item in found)


def _type(name: str) -> type:
    from ferrohub.pygithub._modules import class_

    return _TYPES.get(name) or class_(name)
