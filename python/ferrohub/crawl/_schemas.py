"""Schemas of files that were written with different columns, such as with and without ``raw``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]

from ferrohub.crawl import _data_files

if TYPE_CHECKING:
    from collections.abc import Iterable


def unified(paths: Iterable[str], filesystem: Any = None) -> Any:
    """The schema with the columns of all these files of Parquet.

    A column whose type differs is a float if it has integers and floats, else a text.

    :param paths: the files
    :param filesystem: file system of pyarrow; None for local files
    :raises ValueError: a column has lists in some files only
    :raises OSError: a file cannot be read
    """
    return united(_data_files.schema(path, filesystem) for path in paths)


def united(schemas: Iterable[Any]) -> Any:
    """The schema with the columns of all these schemas; see :func:`unified`.

    :raises ValueError: a column has lists in some schemas only
    """
    types: dict[str, Any] = {}
    for schema in schemas:
        for field in schema:
            types[field.name] = _common(field.name, types.get(field.name, field.type), field.type)
    return pa.schema(list(types.items()))


def _common(name: str, one: Any, other: Any) -> Any:
    if one.equals(other):
        return one
    if pa.types.is_list(one) or pa.types.is_list(other):
        raise ValueError(f"column {name} has lists in some files and single values in others")
    return pa.float64() if {one, other} == {pa.int64(), pa.float64()} else pa.string()


def agree(one: Any, other: Any) -> bool:
    """Whether the columns that both schemas have are of the same types."""
    names = set(one.names)
    return all(one.field(field.name).type.equals(field.type) for field in other if field.name in names)


def conform(table: Any, schema: Any) -> Any:
    """A table with the columns of a schema; those that it does not have are null.

    :raises ValueError: a value does not fit into the type
    """
    if table.schema.equals(schema):
        return table
    known = set(table.column_names)
    columns = [
        table[field.name].cast(field.type) if field.name in known else pa.nulls(len(table), field.type)
        for field in schema
    ]
    return pa.Table.from_arrays(columns, schema=schema)
