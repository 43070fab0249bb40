"""The rows of a stream, from items as JSON."""

from __future__ import annotations

import datetime
import json
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _columns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub.crawl.streams import Stream


def table(stream: Stream, items: list[Any], number: Any, raw: bool) -> Any:
    """The rows of a stream, with the columns that all streams have."""
    now = datetime.datetime.now(datetime.timezone.utc)
    common = {"_repository": number, "_crawled_at": now}
    # The parent is not GitHub's.
    sent = ({key: value for key, value in item.items() if key != "_parent"} for item in items)
    own: Iterator[dict[str, Any]] = ({"_raw": json.dumps(item, ensure_ascii=True)} if raw else {} for item in sent)
    if stream.is_composite:
        own = ({**more, "_key": stream.key_of(item)} for item, more in zip(items, own, strict=True))
    return _columns.table(
        stream.fields(raw), [{**item, **common, **more} for item, more in zip(items, own, strict=True)]
    )
