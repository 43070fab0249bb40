"""Streams as resources of dlt.

>>> import dlt, ferrohub.dlt
>>> pipeline = dlt.pipeline("github", destination="duckdb")
>>> pipeline.run(ferrohub.dlt.source(["octo-org/*"], ["issues", "pulls"], credential="env:GITHUB_TOKEN"))

The state of the streams is kept in that of the pipeline, so the next run loads what has changed, and merges it. Items
that were deleted on GitHub stay, also those of snapshots, such as labels. A renamed repository is loaded again under
its new name, and its earlier rows stay; both have its ``repository_id``. It needs ``pip install "ferrohub[dlt]"``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ferrohub.crawl import workers
from ferrohub.crawl.streams import check_form

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ferrohub.crawl import Stream

__all__ = ["source"]


def source(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    *,
    credential: str | None = None,
    raw: bool = False,
    graphql: Literal["auto"] | bool = "auto",
) -> list[Any]:
    """Resources for streams: one each, with the primary key ``owner``, ``repository`` and the key of the stream.

    :param repositories: repositories as ``owner/name``, or ``owner/*`` for all of an owner
    :param streams: names of :data:`ferrohub.crawl.STREAMS`, or streams of your own; parents are read, but loaded only
        if they are named. ``outcomes`` has the repositories that cannot be read
    :param credential: reference to a credential; see :func:`ferrohub.crawl.workers.client`
    :param raw: whether to add the column ``raw``, the JSON of each item
    :param graphql: whether to use GraphQL forms of streams: ``"auto"`` where they cost less, True, or False. With
        ``raw``, none is used
    :returns: a list of resources, for ``pipeline.run``
    :raises ValueError: an argument is invalid
    :raises ImportError: dlt or pyarrow is missing
    """
    check_form(graphql, raw)
    dlt = _dlt()
    workers.check(credential)
    chosen = [workers.chosen(each) for each in streams]
    names = list(repositories)
    return [_resource(dlt, names, stream, credential, raw, graphql) for stream in chosen]


def _dlt() -> Any:
    return workers.engine("dlt", "dlt", "dlt")


def _resource(
    dlt: Any, names: list[str], stream: Stream, credential: str | None, raw: bool, graphql: Literal["auto"] | bool
) -> Any:
    keys = ["owner", "repository", stream.key_column or stream.key]

    def rows() -> Iterator[Any]:
        states = dlt.current.resource_state()
        plan = workers.plan(names, [stream], None, credential, graphql=graphql)
        for partition in workers.partitions(plan, stream):
            state = states.setdefault(str(partition), {})
            for table in workers.tables(partition, stream.name, credential, raw, state):
                yield _required(table, keys)

    return dlt.resource(rows, name=stream.name, write_disposition="merge", primary_key=keys)


def _required(table: Any, keys: list[str]) -> Any:
    """A table whose keys cannot be null, as dlt expects of a primary key: else it logs a warning for each table."""
    import pyarrow  # type: ignore[import-untyped]

    fields = [field.with_nullable(field.name not in keys or table[field.name].null_count > 0) for field in table.schema]
    return table.cast(pyarrow.schema(fields))
