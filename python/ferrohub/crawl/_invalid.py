"""Items of pages that are not what their stream has: those that are no JSON objects, and those without a valid key.

Nothing of the former can be stored. The latter are stored, but no later version of them is recognized.
"""

from __future__ import annotations

import functools
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.crawl._pages import Rows, keys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ferrohub.crawl._columns import Column
    from ferrohub.crawl.streams import Stream

#: The outcome of a stream with such items.
OUTCOME = "invalid"
#: Pages with such items whose places an outcome has.
PAGES = 10
#: What tells the pages of a stream apart.
_PLACES = ("parent", "since", "page", "after", "sha")
_LEAST, _MOST = -(2**63), 2**63 - 1


def objects(found: Sequence[Any]) -> Sequence[Any]:
    """The items of a page that are objects."""
    return found if isinstance(found, Rows) else [item for item in found if isinstance(item, dict)]


def described(stream: Stream, found: Sequence[Any], query: dict[str, Any]) -> dict[str, str]:
    """What is wrong with items of a page, by the place of the page; empty if nothing is.

    :param found: all items of the page
    :param query: query of the page, and the key of its parent
    """
    items = objects(found)
    parts, column = [], _key(stream)
    if len(items) < len(found):
        parts.append(f"{_count(len(found) - len(items))} no JSON object")
    if column is not None:
        given = keys(stream, items)
        without = sum(
            not _is_usual(key, column.kind) and column.value(items[at]) is None for at, key in enumerate(given)
        )
        if without:
            parts.append(f"{_count(without)} without a valid {stream.key} ({column.kind})")
    place = urllib.parse.urlencode({name: query[name] for name in _PLACES if name in query}, safe=":/")
    return {place or "first page": f"{' and '.join(parts)} of {len(found)}"} if parts else {}


def added(known: dict[str, Any] | None, found: dict[str, str], run: str) -> dict[str, Any]:
    """What is known of invalid items that a run has read: ``pages`` has some of their pages, ``more`` counts others.

    :param known: what was known before, also of an earlier run
    :param found: what :func:`described` has returned since
    """
    before: dict[str, Any] = known if known is not None and known["run"] == run else {"pages": {}, "more": 0}
    pages = [*{**before["pages"], **found}.items()]
    return {"run": run, "pages": dict(pages[:PAGES]), "more": before["more"] + len(pages[PAGES:])}


def detail(known: dict[str, Any]) -> str:
    """What an outcome says.

    :param known: what :func:`added` has returned
    """
    shown = [f"{place}: {what}" for place, what in known["pages"].items()]
    return "; ".join([*shown, *([f"other pages: {known['more']}"] if known["more"] else [])])


def _count(number: int) -> str:
    return f"{number} {'item is' if number == 1 else 'items are'}"


def _is_usual(key: Any, kind: str) -> bool:
    """Whether a key is one of the type of its column, as almost all are."""
    if kind == "int":
        return type(key) is int and _LEAST <= key <= _MOST
    return kind == "str" and type(key) is str


@functools.cache
def _key(stream: Stream) -> Column | None:
    """The column with the key, if it is a value of GitHub's."""
    column = next((each for each in stream.own_fields() if each.name == stream.key_column), None)
    return None if column is None or column.path[0].startswith("_") else column
