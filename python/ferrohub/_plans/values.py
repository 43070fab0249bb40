"""Values that only GitHub knows, such as the number of an issue that a plan creates.

A plan has placeholders for them: texts such as ``known-after-apply~314159~2~sha~``, and integers of 14 digits.
They may be part of later bodies and URLs of the same plan, and are replaced when it is applied.
"""

from __future__ import annotations

import re
import secrets
import urllib.parse

from ferrohub.exceptions import PlanError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    #: Returns the body of the response to a write of a plan, by the number of the write.
    Results = Callable[[int], Any]

#: The end of a URL or another text, whose letters are those that URLs need not escape; or an integer: 8, six digits of
#: the plan, five of the write, two of the member. IDs of GitHub are much smaller.
_PLACEHOLDER = re.compile(
    r"known-after-apply~(?P<plan_of_url>\d{6})~(?P<write_of_url>\d+)~(?P<url>(?:[\w.]+[._])?url)~"
    r"|known-after-apply~(?P<plan>\d{6})~(?P<write>\d+)~(?P<path>[\w.]+)~"
    r"|(?<!\d)8(?P<plan_>\d{6})(?P<write_>\d{5})(?P<member>\d{2})(?!\d)"
)
_MOST_WRITES, _MOST_MEMBERS = 10**5, 100
#: Characters that no URL of the API has, and the longest URL.
_NO_URL, _LONGEST_URL = re.compile(r"[\s()<>\"',]"), 4096
#: The plans of this process.
_plans: set[str] = set()


class Placeholders:
    """The placeholders of a plan.

    :param base: URL of the API
    """

    def __init__(self, base: str) -> None:
        #: URL of the API.
        self.base = base
        self.plan = f"{secrets.randbelow(10**6):06}"
        _plans.add(self.plan)
        #: The paths of members that are integers.
        self._members: list[str] = []
        #: Numbers of the writes whose objects are named by their IDs.
        self._numbered: set[int] = set()

    def text(self, write: int, path: str) -> str:
        """The text in place of a value.

        :param write: number of the write, whose response has the value
        :param path: names of the members that lead to the value, separated by dots
        """
        return f"known-after-apply~{self.plan}~{write}~{path}~"

    def filled(self, write: int, path: str) -> str:
        """A path with placeholders for the members that it names in braces."""
        return re.sub(r"\{([\w.]+)\}", lambda found: self.text(write, found[1]), path)

    def numbered(self, write: int, path: str) -> str:
        """The path of an object without a URL, by its ID.

        :param path: the path of the list, with a slash at its end
        """
        self._numbered.add(write)
        return f"{path}{self.integer(write, 'id') or self.text(write, 'id')}"

    def url(self, write: int, path: str) -> str:
        """The URL in place of a URL."""
        return f"{self.base}/{self.text(write, path)}"

    def integer(self, write: int, path: str) -> int | None:
        """The integer in place of a value; None if there are too many."""
        if path not in self._members:
            self._members.append(path)
        member = self._members.index(path)
        if write >= _MOST_WRITES or member >= _MOST_MEMBERS:
            return None
        return int(f"8{self.plan}{write:05}{member:02}")

    def check(self, value: Any) -> None:
        """Check the placeholders in a JSON value.

        :raises PlanError: there is one of another plan
        """
        for text in _texts(value):
            for found in _PLACEHOLDER.finditer(text):
                plan = found["plan"] or found["plan_of_url"] or found["plan_"]
                if plan != self.plan and (found["plan_"] is None or plan in _plans):
                    raise PlanError(
                        "a value of an object of another plan is used: apply that plan, then read the object"
                    )

    def is_in(self, text: str) -> bool:
        """Whether a text has a placeholder of this plan."""
        return bool(self._found(text))

    def canonical(self, path: str) -> str:
        """A path in which an object of the plan is named by its URL instead of its number or ID."""
        for found, write, member in self._found(path):
            is_name = member in ("number", "id") and path[: found.start].endswith("/")
            if is_name and write not in self._numbered:
                return f"{path[: found.start]}{self.text(write, 'url')}{path[found.stop :]}"
        return path

    def readable(self, text: str) -> str:
        """A text with its placeholders as a person reads them."""
        return self._replaced(text, lambda write, path: f"({path} of write {write}, known after apply)")

    def resolved(self, value: Any, results: Results) -> Any:
        """A JSON value with the values in place of placeholders.

        :raises PlanError: GitHub's response lacks a value
        """
        if isinstance(value, dict):
            return {name: self.resolved(member, results) for name, member in value.items()}
        if isinstance(value, list):
            return [self.resolved(item, results) for item in value]
        if isinstance(value, bool) or not isinstance(value, str | int):
            return value
        for found, write, path in self._found(str(value)):
            if str(value)[found] == str(value):
                return _value(write, path, results)
        return (
            self._replaced(value, lambda write, path: str(_value(write, path, results)))
            if isinstance(value, str)
            else value
        )

    def resolved_url(self, url: str, results: Results) -> str:
        """A URL with the values in place of placeholders. A URL of an object replaces all that is before it."""
        for found, write, path in self._found(url):
            if path.endswith("url"):
                return str(_value(write, path, results)) + self.resolved_url(url[found.stop :], results)
        return self._replaced(url, lambda write, path: urllib.parse.quote(str(_value(write, path, results)), safe=""))

    def _found(self, text: str) -> list[tuple[slice, int, str]]:
        """Where a text has placeholders of this plan, with the number of the write and the path of the member."""
        places: list[tuple[slice, int, str]] = []
        for found in _PLACEHOLDER.finditer(text):
            start, stop = found.span()
            if found["plan"] == self.plan:
                places.append((slice(start, stop), int(found["write"]), found["path"]))
            elif found["plan_of_url"] == self.plan:
                start = self._start(text, start)
                while places and places[-1][0].start >= start:
                    places.pop()  # it is a part of this URL
                places.append((slice(start, stop), int(found["write_of_url"]), found["url"]))
            elif found["plan_"] == self.plan and int(found["member"]) < len(self._members):
                places.append((slice(start, stop), int(found["write_"]), self._members[int(found["member"])]))
        return places

    def _start(self, text: str, end: int) -> int:
        """Where the URL begins that a placeholder ends; its own beginning if there is none."""
        start = text.rfind(f"{self.base}/", max(0, end - _LONGEST_URL), end)
        return end if start < 0 or _NO_URL.search(text, start, end) else start

    def _replaced(self, text: str, replace: Callable[[int, str], str]) -> str:
        parts, end = [], 0
        for found, write, path in self._found(text):
            parts += [text[end : found.start], replace(write, path)]
            end = found.stop
        return "".join([*parts, text[end:]])


def _value(write: int, path: str, results: Results) -> Any:
    value = results(write)
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    if value is None:
        raise PlanError(f"the response to write {write} of the plan has no {path}, which a later write needs")
    return value


def _texts(value: Any) -> Iterator[str]:
    match value:
        case bool():
            return
        case str() | int():
            yield str(value)
        case dict():
            for name, member in value.items():
                yield name
                yield from _texts(member)
        case list():
            for item in value:
                yield from _texts(item)
