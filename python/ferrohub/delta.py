"""Streams of a crawl as tables of Delta Lake, which are kept up to date.

>>> import ferrohub.delta
>>> ferrohub.delta.merge("folder", "issues", "s3://bucket/issues")

A call reads the rows that were added to the folder since the last one, and merges them into the table by the key of the
stream. The table then has what :func:`ferrohub.crawl.read` returns. It needs ``pip install "ferrohub[delta]"``.
"""

from __future__ import annotations

import base64
import dataclasses
import importlib
import json
import os
import zlib
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import OUTCOMES, _arrays, workers
from ferrohub.crawl.streams import DELETED

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import TypeAlias

    from ferrohub.crawl import Stream, _additions
    from ferrohub.crawl._into import Into

    _Change: TypeAlias = _additions.Change

__all__ = ["Merged", "merge"]

#: The properties of a table that say what it was made for.
_STREAM, _DELETED = "ferrohub.stream", "ferrohub.deleted"
#: The member of a commit with the positions in the folder.
_POSITIONS = "ferrohub.positions"
#: Numbers of commits among which the last one with positions is looked for.
_LOOKS = (1, 30, 1000, None)
#: The column that tells versions of an item apart.
_VERSION = "crawled_at"


@dataclasses.dataclass(frozen=True)
class Merged:
    """What a merge did with the rows of a table.

    :param inserted: number of rows that were inserted
    :param updated: number of rows that were updated
    :param deleted: number of rows that were deleted
    :param version: version of the table after the merge
    """

    inserted: int
    updated: int
    deleted: int
    version: int


def merge(
    folder: Into,
    stream: str | Stream,
    table: Any,
    *,
    deleted: bool = False,
    storage_options: Mapping[str, str] | None = None,
) -> Merged:
    """Merge what a crawl has added to a stream into a table of Delta Lake. A crawl may go on meanwhile.

    Creates the table if it is missing, and adds columns that the stream has gained. Of each item, the table has the
    last version. Rows that a new snapshot does not have are deleted. Each commit records how far the folder was read,
    so after an interruption the same call continues. If nothing was added, nothing is committed.

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param stream: name of the stream, a stream of your own, or ``outcomes``
    :param table: path or URL of the table, or a :class:`deltalake.DeltaTable`
    :param deleted: whether to keep rows of items that a sweep found deleted, with the time in the column
        ``deleted_at``. A table keeps the choice of the first call
    :param storage_options: options of the storage of the table, as :class:`deltalake.DeltaTable` accepts them
    :returns: a :class:`Merged`
    :raises ValueError: the stream is unknown, or was never read into the folder; or the table is that of another
        stream, of the other choice of ``deleted``, or has columns of other types. Nothing is read or written
    :raises TypeError: the table is neither a path nor a ``DeltaTable``
    :raises ImportError: deltalake or pyarrow is missing
    :raises deltalake.exceptions.CommitFailedError: another call has merged into the table meanwhile; the same call
        goes on
    """
    lake = workers.engine("delta", "deltalake", "deltalake")
    _arrays.arrow()
    from ferrohub.crawl import _additions, _folder, _views

    chosen, home = workers.chosen(stream), _folder.Folder(folder)
    if not _views.has(home, chosen.name):
        raise ValueError(_views.missing(home, chosen.name))
    target = _Target(lake, _opened(lake, table, storage_options), chosen, deleted)
    if target.table is None and not target.create(table, storage_options):
        target = _Target(lake, _opened(lake, table, storage_options), chosen, deleted)  # another call has made it
    target.bind()
    additions = _additions.Additions(home, chosen, target.positions)
    for batch in additions.batches():
        target.write(batch)
    return target.done()


def _opened(lake: Any, table: Any, options: Mapping[str, str] | None) -> Any:
    """The table, or None if it is missing."""
    if isinstance(table, lake.DeltaTable):
        if options is not None:
            raise ValueError("storage_options must not be passed with a DeltaTable, which has its own")
        table.update_incremental()
        return table
    if not isinstance(table, (str, os.PathLike)):
        raise TypeError(f"table must be a path, a URL or a DeltaTable, not {type(table).__name__}")
    try:
        return lake.DeltaTable(os.fspath(table), storage_options=None if options is None else dict(options))
    except importlib.import_module("deltalake.exceptions").TableNotFoundError:
        return None


class _Target:
    """The table that rows are merged into.

    :param lake: the module deltalake
    :param table: the table, or None if it is to be created
    :param deleted: whether rows of deleted items stay
    :raises ValueError: the table does not fit the stream
    """

    def __init__(self, lake: Any, table: Any, stream: Stream, deleted: bool) -> None:
        from ferrohub.crawl import _reader

        pa = _arrays.arrow()
        self._lake, self.table, self._stream, self._deleted = lake, table, stream, deleted
        self._keys = _reader.keys_of(stream)
        #: The columns that rows get: those of the stream, and those that the files have had.
        self._schema = pa.schema([*stream.schema(), *_reader.NAMES])
        self._number, self.positions = 0, dict[str, int]()
        self._inserted = self._updated = self._removed = 0
        self._known: set[tuple[str, str | None]] | None = None
        self._compression = lake.WriterProperties(compression="ZSTD", compression_level=3)
        if table is None:
            self._known = set()
        else:
            self._check(pa.schema(table.schema()))
            self._load(pa.schema(table.schema()))

    @property
    def _properties(self) -> dict[str, str]:
        return {_STREAM: self._stream.name, _DELETED: str(self._deleted).lower()}

    def create(self, place: Any, options: Mapping[str, str] | None) -> bool:
        """Make the table, without rows. Returns False if another call has made it meanwhile."""
        try:
            self.table = self._lake.DeltaTable.create(
                os.fspath(place),
                self._schema,
                configuration=self._properties,
                storage_options=None if options is None else dict(options),
                raise_if_key_not_exists=False,
            )
        except importlib.import_module("deltalake.exceptions").DeltaError:
            if _opened(self._lake, place, options) is None:
                raise
            return False
        return True

    def bind(self) -> None:
        """Note in a table that somebody else has made which stream it has."""
        known = self.table.metadata().configuration
        missing = {name: value for name, value in self._properties.items() if name not in known}
        if missing:
            self.table.alter.set_table_properties(missing, raise_if_not_exists=False)

    def _check(self, found: Any) -> None:
        """Check that the table is one of the stream."""
        properties = self.table.metadata().configuration
        made_for, name = properties.get(_STREAM), self._stream.name
        if made_for not in (None, name):
            raise ValueError(f"the table was made for the stream {made_for!r}, not {name!r}")
        if properties.get(_DELETED) not in (None, str(self._deleted).lower()):
            raise ValueError(f"the table was made with deleted={not self._deleted}")
        if missing := {"owner", "repository", _VERSION, *self._keys}.difference(found.names):
            raise ValueError(f"the table has no column {min(missing)!r}, which the stream {name!r} needs")
        for field in self._schema:
            if field.name in found.names and not _is_same(found.field(field.name).type, field.type):
                its = found.field(field.name).type
                raise ValueError(f"column {field.name!r} of the table is {its}, and that of the stream is {field.type}")

    def _load(self, found: Any) -> None:
        """Find where the last call has ended. If that is unknown, all rows are read again, which changes no more than
        is needed.
        """
        number = self.table.transaction_version(self._application)
        if number is None:
            return
        self._number = number
        for limit in _LOOKS:
            for commit in self.table.history(limit):
                if _replaces_rows(commit):
                    return
                if _POSITIONS in commit:
                    read = json.loads(zlib.decompress(base64.b64decode(commit[_POSITIONS])))
                    if read["number"] == number:
                        self.positions.update(read["positions"])
                        self._add([found.field(name) for name in read["columns"] if name in found.names])
                    return

    @property
    def _application(self) -> str:
        """The name of the transactions of this stream in the log of the table."""
        return f"ferrohub.{self._stream.name}"

    def _commit(self) -> Any:
        """The properties of the next commit."""
        self._number += 1
        text = json.dumps({"number": self._number, "columns": self._schema.names, "positions": self.positions})
        return self._lake.CommitProperties(
            custom_metadata={_POSITIONS: base64.b64encode(zlib.compress(text.encode())).decode()},
            app_transactions=[self._lake.Transaction(self._application, self._number)],
        )

    def _add(self, fields: Iterable[Any]) -> None:
        """Add the columns that are new. One of the table keeps its type."""
        pa, known = _arrays.arrow(), set(self._schema.names)
        self._schema = pa.schema([*self._schema, *(field for field in fields if field.name not in known)])

    def write(self, batch: _additions.Batch) -> None:
        """Merge rows, and commit that."""
        rows = self._rows(batch.tables)
        whole = []
        for change in filter(self._has, batch.anew):
            if change.at == change.end:
                whole.append(change)
            else:
                self._delete_others(change)
        if not len(rows) and not whole:
            return  # the next commit has the positions
        version = self.table.version()
        if any(map(self._has, batch.changes.values())):
            self._merge(rows, whole)
        else:
            self._append(rows)
        if self.table.version() == version:
            # Rows that were merged before, or are gone; they are not to be read again.
            self.table.create_write_transaction([], "append", self.table.schema(), commit_properties=self._commit())
            self.table.update_incremental()

    def _rows(self, tables: list[Any]) -> Any:
        """Rows with the columns of the table.

        :raises ValueError: a value does not fit into the column of the table
        """
        from ferrohub.crawl import _schemas

        pa = _arrays.arrow()
        known = pa.schema(self.table.schema())
        for table in tables:
            self._add(known.field(each.name) if each.name in known.names else each for each in table.schema)
        try:
            found = [_schemas.conform(table.replace_schema_metadata(None), self._schema) for table in tables]
        except pa.ArrowException as error:
            raise ValueError(f"rows of the stream {self._stream.name!r} do not fit into the table: {error}") from None
        return pa.concat_tables(found) if found else self._schema.empty_table()

    def _has(self, change: _Change) -> bool:
        """Whether the table had rows of a repository when the call began. If it was read before, it may have some."""
        if change.is_first and self._known is None:
            found = self._lake.QueryBuilder().register("rows", self.table)
            names = _arrays.arrow().table(found.execute("SELECT DISTINCT owner, repository FROM rows").read_all())
            self._known = {(row["owner"], row["repository"]) for row in names.to_pylist()}
        return not change.is_first or (self._known is not None and change.names in self._known)

    @property
    def _columns(self) -> set[str]:
        """The names of the columns of the table."""
        return {field.name for field in self.table.schema().fields}

    def _append(self, rows: Any) -> None:
        """Write rows of repositories that the table has nothing of."""
        from ferrohub.crawl import _reader

        chosen = rows if self._deleted else _reader.present(rows)
        self._lake.write_deltalake(
            self.table, chosen, mode="append", schema_mode="merge" if {*rows.column_names} != self._columns else None,
            commit_properties=self._commit(), writer_properties=self._compression,
        )  # fmt: skip
        self._inserted += len(chosen)

    def _merger(self, rows: Any, commit: Any) -> Any:
        """A merge by the key."""
        pairs = []
        for name in ["owner", "repository", *self._keys]:
            one, other = f'target."{name}"', f'source."{name}"'
            if name == "owner" or name in self._keys[:1] or (name == "repository" and not self._is_of_owner):
                pairs.append(f"{one} = {other}")
            else:  # null is a value like others
                pairs.append(f"coalesce(CAST({one} AS VARCHAR), '') = coalesce(CAST({other} AS VARCHAR), '')")
        # Without streaming, files of the table that cannot have the keys are not read. Columns are only added if there
        # are new ones, as some tables do not allow it.
        return self.table.merge(
            rows, " AND ".join(pairs), source_alias="source", target_alias="target",
            merge_schema=not {*rows.column_names} <= self._columns,
            streamed_exec=False, commit_properties=commit, writer_properties=self._compression,
        )  # fmt: skip

    @property
    def _is_of_owner(self) -> bool:
        """Whether rows may have no repository."""
        return self._stream.is_of_owner or self._stream == OUTCOMES

    def _merge(self, rows: Any, anew: list[_Change]) -> None:
        """Update and insert rows.

        :param anew: repositories whose other rows are deleted
        """
        merger = self._merger(rows, self._commit())
        changed, is_there = f'target."{_VERSION}" IS DISTINCT FROM source."{_VERSION}"', None
        if not self._deleted and DELETED in rows.column_names:
            is_there = f'source."{DELETED}" IS NULL'
            merger = merger.when_matched_delete(predicate=f'source."{DELETED}" IS NOT NULL')
        merger = merger.when_matched_update_all(predicate=changed).when_not_matched_insert_all(predicate=is_there)
        if anew:
            merger = merger.when_not_matched_by_source_delete(predicate=_of(anew))
        self._count(merger.execute())

    def _delete_others(self, change: _Change) -> None:
        """Delete the rows of a repository that it has no more, as its rows are too many for one batch."""
        commit = self._lake.CommitProperties()
        self._count(
            self._merger(self._of_keys(change), commit)
            .when_not_matched_by_source_delete(predicate=_of([change]))
            .execute()
        )

    def _of_keys(self, change: _Change) -> Any:
        """The keys of all rows of a repository."""
        from ferrohub.crawl import _reader, _schemas

        pa = _arrays.arrow()
        import pyarrow.compute as pc  # type: ignore[import-untyped]

        owner, name = change.names
        is_its = pc.is_null(change.keys["repository"]) if name is None else pc.equal(change.keys["repository"], name)
        found = change.keys.filter(pc.and_(pc.equal(change.keys["owner"], owner), is_its))
        names = [*self._keys, *_reader.NAMES.names]
        return _schemas.conform(found, pa.schema([self._schema.field(each) for each in names]))

    def _count(self, metrics: Mapping[str, int]) -> None:
        self._inserted += metrics["num_target_rows_inserted"]
        self._updated += metrics["num_target_rows_updated"]
        self._removed += metrics["num_target_rows_deleted"]

    def done(self) -> Merged:
        """What was done."""
        return Merged(self._inserted, self._updated, self._removed, self.table.version())


def _replaces_rows(commit: Mapping[str, Any]) -> bool:
    """Whether the rows of a table after a commit are not those of the commit before."""
    return commit.get("operation") == "RESTORE" or commit.get("operationParameters", {}).get("mode") == "Overwrite"


def _is_same(one: Any, other: Any) -> bool:
    """Whether two types are the same. Formats name the items of lists differently."""
    pa = _arrays.arrow()
    if pa.types.is_list(one) and pa.types.is_list(other):
        return bool(one.value_type.equals(other.value_type))
    return bool(one.equals(other))


def _of(changes: list[_Change]) -> str:
    """Which rows are those of some repositories."""
    names = ("/".join([owner, name or ""]).replace("'", "''") for owner, name in (each.names for each in changes))
    texts = ", ".join(f"'{name}'" for name in names)
    return f"concat(target.\"owner\", '/', coalesce(target.\"repository\", '')) IN ({texts})"
