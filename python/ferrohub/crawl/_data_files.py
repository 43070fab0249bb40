"""Files of Parquet, and errors that name them."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]
from pyarrow import fs

if TYPE_CHECKING:
    from collections.abc import Iterator


class DamagedFile(OSError):
    """A file is no Parquet, such as one that is empty or was cut off.

    It is an `OSError`, as the `ValueError` of pyarrow would be taken for columns that do not fit.
    """

    def __init__(self, path: str, why: object) -> None:
        self.path, self.why = path, str(why).strip()
        super().__init__(f"{path} is damaged: {self.why}")


class MissingFile(FileNotFoundError):
    """A file that a state names is missing."""

    def __init__(self, path: str) -> None:
        super().__init__(f"{path} is missing, although a state in the folder names it")
        self.path, self.why = path, "it is missing"


#: The errors of files that will not be readable later.
LOST = (DamagedFile, MissingFile)
Lost = DamagedFile | MissingFile


class DataFile:
    """A file of Parquet, opened.

    :param path: name of the file
    :param filesystem: file system of pyarrow; None for local files
    :param rows: the number of rows that it has if it is the one that was written; None if that is unknown
    :param or_more: whether it may have more rows
    :raises DamagedFile: its footer is not that of a file of Parquet, or of another file
    :raises MissingFile: it is missing
    """

    def __init__(self, path: str, filesystem: Any = None, rows: int | None = None, *, or_more: bool = False) -> None:
        self._path, self._filesystem = path, filesystem
        # Local files are read as needed; of objects, a request has what is needed next to each other, which is kept
        # until the file is closed.
        with self._named():
            self._file = pq.ParquetFile(path, filesystem=filesystem, pre_buffer=not is_local(filesystem))
        found = self.metadata.num_rows
        if rows is not None and (found < rows or (found > rows and not or_more)):
            says = f"{rows} or more" if or_more else rows
            raise DamagedFile(path, f"it has {found} rows, and a state in the folder says {says}")

    @property
    def metadata(self) -> Any:
        """What is in its footer."""
        return self._file.metadata

    @property
    def schema_arrow(self) -> Any:
        """Its columns."""
        return self._file.schema_arrow

    @property
    def num_row_groups(self) -> int:
        """The number of its groups of rows."""
        return int(self._file.num_row_groups)

    def read(self, columns: list[str], **options: Any) -> Any:
        """All rows, as a table."""
        with self._named():
            return self._file.read(columns, **options)

    def read_row_group(self, group: int, columns: list[str], **options: Any) -> Any:
        """The rows of a group, as a table."""
        with self._named():
            return self._file.read_row_group(group, columns, **options)

    def iter_batches(self, size: int, **options: Any) -> Iterator[Any]:
        """The rows, in batches of up to so many."""
        with self._named():
            yield from self._file.iter_batches(size, **options)

    def _named(self) -> contextlib.AbstractContextManager[None]:
        return named(self._path, self._filesystem)


@contextlib.contextmanager
def named(path: str, filesystem: Any = None) -> Iterator[None]:
    """Have errors name the file that is read."""
    try:
        yield
    except FileNotFoundError:
        raise MissingFile(path) from None
    except pa.ArrowInvalid as error:
        raise DamagedFile(path, error) from None
    except pa.ArrowNotImplementedError as error:  # it may be of another version of pyarrow
        raise OSError(f"{path}: {error}") from None
    except OSError as error:
        if error.errno is not None:
            raise _with_path(error, path) from None
        # pyarrow has the number of an error of the operating system, and none of an error of an object store.
        if is_local(filesystem) or _is_damaged(path, filesystem):
            raise DamagedFile(path, error) from None
        raise OSError(f"{path}: {error}") from None


def _is_damaged(path: str, filesystem: Any) -> bool:
    """Whether an object can be read, but is no Parquet."""
    try:
        with filesystem.open_input_file(path) as file:
            content = file.read_buffer()
    except OSError:
        return False
    try:
        for _ in pq.ParquetFile(pa.BufferReader(content)).iter_batches(use_threads=False):
            pass
    except (pa.ArrowInvalid, OSError):
        return True
    return False


@contextlib.contextmanager
def naming(path: str) -> Iterator[None]:
    """Have errors of the operating system name a file, if they name none."""
    try:
        yield
    except OSError as error:
        raise _with_path(error, path) from None


def _with_path(error: OSError, path: str) -> OSError:
    if error.errno is None or error.filename is not None or path in str(error):
        return error
    return OSError(error.errno, os.strerror(error.errno), path)


def is_local(filesystem: Any) -> bool:
    """Whether files of a file system of pyarrow are local."""
    return filesystem is None or isinstance(filesystem, fs.LocalFileSystem)


def schema(path: str, filesystem: Any = None) -> Any:
    """The columns of a file, which is closed again."""
    with named(path, filesystem):
        return pq.read_schema(path, filesystem=filesystem)
