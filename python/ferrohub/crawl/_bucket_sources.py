"""Files whose rows are written to files of buckets."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]

from ferrohub.crawl import _arrays, _compute as pc, _merging, _schemas, _storage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import PurePosixPath

    from ferrohub.crawl._storage import Storage

#: Files of repositories that are open at once.
OPEN = 100


@dataclasses.dataclass
class Source:
    """A file whose rows are to be written to another one.

    :param names: owner and repository of all rows; None for a file of the bucket
    :param key: key of the repository, or an empty text
    :param rows: number of rows
    :param kept: says of each row whether it is wanted; None for all
    :param file: the file, if it is open
    """

    path: PurePosixPath
    rows: int
    key: str = ""
    names: tuple[str, str | None] | None = None
    kept: Any = None
    file: Any = None

    @property
    def wanted(self) -> int:
        """The number of rows that are wanted."""
        return self.rows if self.kept is None else pc.sum(self.kept).as_py() or 0


def groups(storage: Storage, sources: list[Source]) -> Iterator[tuple[Any, list[Source]]]:
    """Sources that follow each other and whose columns agree, with their columns."""
    schema: Any = None
    group: list[Source] = []
    last: Any = None
    for at, each in enumerate(sources):
        file = _storage.parquet(storage, each.path, each.rows)
        each.file, found = file if at < OPEN else None, file.schema_arrow
        if group and found.equals(last):
            group.append(each)
            continue
        last = found
        own = pa.schema([(field.name, field.type) for field in found if field.name not in ("owner", "repository")])
        if group and not _schemas.agree(schema, own):
            yield _with_names(schema), group
            schema, group = None, []
        schema = own if schema is None else _schemas.united([schema, own])
        group.append(each)
    if group:
        yield _with_names(schema), group


def tables(storage: Storage, source: Source) -> Iterator[Any]:
    """The rows that are wanted, with the names, some at a time."""
    at = 0
    file, source.file = source.file or _storage.parquet(storage, source.path, source.rows), None
    for batch in _merging.batches(file):
        table = pa.Table.from_batches([batch]).replace_schema_metadata(None)
        if source.kept is not None:
            table = table.filter(source.kept.slice(at, len(batch)))
        at += len(batch)
        for column, value in zip(("owner", "repository"), source.names or (), strict=False):
            table = table.append_column(column, _arrays.repeated(value, len(table)))
        yield table


def _with_names(schema: Any) -> Any:
    return pa.schema([*schema, ("owner", pa.string()), ("repository", pa.string())])
