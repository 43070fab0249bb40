"""The rows of a stream, from items as JSON."""

from __future__ import annotations

import datetime
import json
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _columns, streams

if TYPE_CHECKING:
    from ferrohub.crawl.streams import Stream


def table(stream: Stream, items: list[Any], number: Any, raw: bool) -> Any:
    """The rows of a stream, with the columns that all streams have."""
    own: dict[str, list[Any]] = {
        "_repository": [number] * len(items),
        "_crawled_at": [datetime.datetime.now(datetime.timezone.utc)] * len(items),
    }
    if raw:
        # The parent is not GitHub's.
        hidden = {"_parent"} | streams.HIDDEN.get(stream.name, frozenset())
        sent = ({key: value for key, value in item.items() if key not in hidden} for item in items)
        own["_raw"] = [json.dumps(item, ensure_ascii=True) for item in sent]
    if stream.is_composite:
        own["_key"] = [stream.key_of(item) for item in items]
    return _columns.table(stream.fields(raw), items, own)
