"""What is in the folder of a crawl."""

from __future__ import annotations

from typing import Any

from ferrohub.crawl import STREAMS, dataset


def keys(folder: Any, stream: str) -> list[Any]:
    """The keys of all rows in the valid files of a stream, in their order."""
    column = STREAMS[stream].key_column
    return sorted(dataset(folder, stream).to_table(columns=[column])[column].to_pylist())
