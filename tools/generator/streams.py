"""The part of the reference for the streams of crawls: a table of each."""

from __future__ import annotations

from collections.abc import Iterator

from ferrohub.crawl.streams import OUTCOMES, STREAMS, Stream

#: The Arrow type of each kind of column.
TYPES = {
    "str": "string",
    "int": "int64",
    "float": "double",
    "bool": "bool",
    "time": "timestamp[us, tz=UTC]",
    "list": "list<item: string>",
    "json": "string",
    "number": "int64",
}


def page() -> Iterator[str]:
    """The lines of the page."""
    yield from ("# Columns of streams", "")
    yield from (
        "The streams of `ferrohub.crawl.STREAMS` and the table `outcomes`, with the columns that",
        "[crawls](../guide/crawl.md) write. Each dataset also has the columns `owner` and `repository` of its folders,",
        "and with `raw` the column `raw`, the JSON of each item. A missing value is null.",
    )
    for stream in (*STREAMS.values(), OUTCOMES):
        yield from section(stream)


def section(stream: Stream) -> Iterator[str]:
    """The facts of a stream and its columns."""
    yield from ("", f"## {stream.name}", "")
    if stream != OUTCOMES:
        facts = {
            "Request": stream.route + (f"?{stream.query}" if stream.query else ""),
            "Order": stream.order,
            "Cursor": stream.cursor,
            "Scope": stream.scope if stream.is_of_owner else None,
            "Parent": stream.parent,
            "Read again": stream.unsettled,
        }
        yield from (f"- {name}: `{value}`" for name, value in facts.items() if value is not None)
    yield f"- Key: `{stream.key_column}`"
    yield from ("", "| Column | Type | Path |", "|---|---|---|")
    for column in stream.fields():
        path = ".".join(column.path)
        # Those that begin with an underscore are no part of the response.
        shown = "" if path.startswith("_") else f"`{path}`"
        yield f"| `{column.name}` | `{TYPES[column.kind]}` | {shown} |"
