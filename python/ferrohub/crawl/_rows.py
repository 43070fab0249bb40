"""The rows of a stream, from items as JSON."""

from __future__ import annotations

import datetime
import json
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays, _columns, streams
from ferrohub.crawl._pages import Rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ferrohub.crawl.streams import Stream


def table(stream: Stream, items: Sequence[Any], number: Any, raw: bool) -> Any:
    """The rows of a stream, with the columns that all streams have."""
    if isinstance(items, Rows) and not raw:
        return items.table(lambda count, known: _table(stream, [{}] * count, number, raw, known))
    return _table(stream, [*items], number, raw, {})


def _table(stream: Stream, items: list[Any], number: Any, raw: bool, known: dict[_columns.Column, Any]) -> Any:
    """The rows of items, of which some columns are known."""
    count, now = len(items), datetime.datetime.now(datetime.timezone.utc)
    is_number = isinstance(number, int) and not isinstance(number, bool) and number.bit_length() < 64
    own = {
        "_repository": _arrays.constant("int", number, count) if is_number else _arrays.array("int", [None] * count),
        "_crawled_at": _arrays.constant("time", now, count),
    }
    if raw:
        # The parent is not GitHub's.
        hidden = {"_parent"} | streams.HIDDEN.get(stream.name, frozenset())
        sent = ({key: value for key, value in item.items() if key not in hidden} for item in items)
        own["_raw"] = _arrays.array("str", [json.dumps(item, ensure_ascii=True) for item in sent])
    if stream.is_composite:
        own["_key"] = _arrays.array("str", [_columns.text(stream.key_of(item)) for item in items])
    return _columns.table(stream.fields(raw), items, own, known)
