"""Where the folder of a crawl is: the interface of storages, and local files.

Paths are relative to the folder. What is read and written by pyarrow has the names that :meth:`Storage.at` returns, in
:attr:`Storage.filesystem`.
"""

from __future__ import annotations

import contextlib
import fnmatch
import os
import pathlib
import re
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from pyarrow import fs  # type: ignore[import-untyped]

from ferrohub.crawl import _data_files, _locks, _writers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import PurePosixPath

    _T = TypeVar("_T")
    _R = TypeVar("_R")

#: The tag of a file that is replaced whatever it has.
ANY = "any"
#: URLs of object stores.
SCHEMES = ("s3", "gs", "az")
_URL = re.compile(r"\s*([A-Za-z][A-Za-z0-9+.-]+)://")
#: A URL without a slash, such as `pathlib` makes of one.
_FOLDED = re.compile(rf"\s*(?:{'|'.join(SCHEMES)}|file):", re.IGNORECASE)


class Held(Protocol):
    """A lock that is held."""

    @property
    def token(self) -> str:
        """What makes the names of new files unique, if the storage cannot keep an earlier holder from writing."""
        ...

    @property
    def is_taken_over(self) -> bool:
        """Whether the holder before may go on, as it was only stopped."""
        ...

    def check(self) -> None:
        """Raise :class:`ferrohub.crawl._locks.Busy` if the lock may be another's by now."""
        ...

    def close(self) -> None:
        """Release the lock, if it is held."""
        ...

    def remove(self) -> None:
        """Release the lock, and leave no file."""
        ...


class Storage(Protocol):
    """What the state and the data of a crawl need of a file system or an object store."""

    #: The file system of pyarrow.
    filesystem: Any
    #: Whether each operation takes a request.
    is_remote: bool

    def prepare(self) -> None:
        """Check that the storage can be written to, and keeps what commits need.

        :raises ValueError: it can replace no file atomically
        """
        ...

    def at(self, path: PurePosixPath | str) -> str:
        """The name of a path in the file system of pyarrow."""
        ...

    def url(self, path: PurePosixPath | str) -> str:
        """What other programs call a path: a path, or a URL of an object store."""
        ...

    def load(self, path: PurePosixPath) -> tuple[bytes, Any]:
        """A file, and the tag of this version of it.

        :raises FileNotFoundError: there is none
        """
        ...

    def newer(self, path: PurePosixPath, head: bytes, tag: Any) -> tuple[bytes, Any] | None:
        """A file and its tag, or None if it still is a version that was loaded before.

        :param head: the first bytes of that version, which no other version has
        :param tag: its tag
        :raises FileNotFoundError: there is none
        """
        ...

    def replace(self, path: PurePosixPath, data: bytes, tag: Any = ANY, *, later: bool = False) -> Any:
        """Replace a file atomically.

        :param tag: tag of the version that is replaced, None if there must be none, or :data:`ANY`. Storages whose
            locks end with their process ignore it
        :param later: whether the disk may store the new version later, until which there is a copy of the last one
            that it has. See :meth:`store`
        :returns: the tag of the new version
        :raises Busy: the file has another version
        """
        ...

    def store(self, path: PurePosixPath) -> None:
        """Have the disk store a file that was replaced, if it need not have it yet: what only earlier versions name
        can be removed after that.
        """
        ...

    def create(self, path: PurePosixPath) -> AbstractContextManager[Any]:
        """A new file, which is there when the context ends, as a whole."""
        ...

    def names(self, path: PurePosixPath) -> list[str]:
        """The names of files and folders in a folder; none if it is missing."""
        ...

    def find(self, pattern: str) -> list[PurePosixPath]:
        """The files and folders that match a pattern, sorted."""
        ...

    def remove(self, path: PurePosixPath) -> None:
        """Remove a file, if it is there."""
        ...

    def lock(self, path: PurePosixPath) -> Held:
        """A lock.

        :raises Busy: another process or task holds it
        """
        ...

    def join(self, writer: _writers.Writer) -> Held:
        """Become a writer of the folder, which all writers of a crawl hold together.

        :raises FolderInUse: another crawl writes to it
        """
        ...

    def map(self, function: Callable[[_T], _R], values: Iterable[_T]) -> Iterator[_R]:
        """Call a function that reads a file for each value; at the same time, if each call takes a request."""
        ...


def parquet(storage: Storage, path: PurePosixPath, rows: int | None = None, *, or_more: bool = False) -> Any:
    """A file of Parquet, opened.

    :param rows: its number of rows; None if that is unknown
    :param or_more: whether it may have more
    """
    return _data_files.DataFile(storage.at(path), storage.filesystem, rows, or_more=or_more)


class Local:
    """Local files."""

    is_remote = False

    def __init__(self, root: str | os.PathLike[str]) -> None:
        # pyarrow expands `~`, and takes a relative path with a colon for a URL. The current folder may change.
        self.root = pathlib.Path(os.path.expanduser(root)).absolute()  # noqa: PTH111 # `~x` may be a folder
        self.filesystem = fs.LocalFileSystem()

    def prepare(self) -> None:
        """Nothing to check: file systems rename atomically."""

    def at(self, path: PurePosixPath | str) -> str:
        """The path of the file."""
        return str(self.root / path)

    def url(self, path: PurePosixPath | str) -> str:
        """The path of the file, as DuckDB returns it."""
        place = self.root / path
        return (place.resolve() if ".." in place.parts else place).as_posix()

    def load(self, path: PurePosixPath) -> tuple[bytes, Any]:
        """A file. Locks are the operating system's, so it needs no tag."""
        return (self.root / path).read_bytes(), None

    def newer(self, path: PurePosixPath, head: bytes, tag: Any) -> tuple[bytes, Any] | None:
        """A file, if it begins with other bytes."""
        with (self.root / path).open("rb", buffering=0) as file:
            found = file.read(len(head))
            return None if found == head else (found + file.read(), None)

    def replace(self, path: PurePosixPath, data: bytes, tag: Any = ANY, *, later: bool = False) -> Any:
        """Rename another file."""
        is_stored = not (later and self._keep_stored(path))
        with self._created(path, is_stored) as file:
            file.write(data)
        if is_stored:
            self._forget_stored(path)

    def store(self, path: PurePosixPath) -> None:
        """Have the operating system store a file that has a copy of an earlier version."""
        place = self.root / path
        if (self.root / stored_of(path)).exists():
            with contextlib.suppress(FileNotFoundError), _data_files.naming(str(place)), place.open("rb+") as file:
                sync(file)
            self._forget_stored(path)

    def _keep_stored(self, path: PurePosixPath) -> bool:
        """Have a copy of the last version that is stored: another name of it. Returns False if that cannot be had."""
        try:
            (self.root / stored_of(path)).hardlink_to(self.root / path)
        except FileExistsError:
            pass  # versions after that one are not stored yet
        except OSError:
            return False  # there is none, or files have one name here
        return True

    def _forget_stored(self, path: PurePosixPath) -> None:
        """Remove the copy, as the file is stored."""
        copy = self.root / stored_of(path)
        if copy.exists():
            copy.unlink()

    def create(self, path: PurePosixPath) -> AbstractContextManager[Any]:
        """A new file, which the operating system has stored when it gets its name."""
        return self._created(path, is_stored=True)

    @contextlib.contextmanager
    def _created(self, path: PurePosixPath, is_stored: bool) -> Iterator[Any]:
        place = self.root / path
        temporary = place.with_name(f".{place.name}.tmp")
        try:
            with _data_files.naming(str(place)), _opened(temporary) as file:
                yield file
                if is_stored:
                    sync(file)
            temporary.replace(place)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()  # as when the disk is full
            raise

    def names(self, path: PurePosixPath) -> list[str]:
        """The names in a folder."""
        try:
            return [each.name for each in (self.root / path).iterdir()]
        except (FileNotFoundError, NotADirectoryError):
            return []

    def find(self, pattern: str) -> list[PurePosixPath]:
        """The files and folders that match a pattern, sorted."""
        return matching(self, pattern)

    def remove(self, path: PurePosixPath) -> None:
        """Remove a file, if it is there, and folders that are empty then."""
        (self.root / path).unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # they are not empty
            for parent in list(path.parents)[:-2]:
                (self.root / parent).rmdir()

    def lock(self, path: PurePosixPath) -> Held:
        """A lock of the operating system."""
        return _locks.Lock(self.root / path)

    def join(self, writer: _writers.Writer) -> Held:
        """A file that the process keeps locked."""
        return _writers.join(self.root, writer)

    def map(self, function: Callable[[_T], _R], values: Iterable[_T]) -> Iterator[_R]:
        """Call a function for each value."""
        return map(function, values)


def matching(storage: Storage, pattern: str) -> list[PurePosixPath]:
    """The files and folders of a storage that match a pattern, sorted. The last part of the pattern has a wildcard."""
    paths = [pathlib.PurePosixPath()]
    for part in pattern.split("/"):
        if not any(sign in part for sign in "*?["):
            paths = [path / part for path in paths]
            continue
        names = storage.map(storage.names, paths)
        paths = [
            path / name
            for path, each in zip(paths, names, strict=True)
            for name in fnmatch.filter(sorted(each), part)
        ]  # fmt: skip
    return paths


def opened(into: Any) -> Storage:
    """The storage of a folder.

    :param into: path, URL, or file system of pyarrow
    :raises ValueError: the URL or the file system is of a kind that crawls cannot write to
    :raises TypeError: it is something else
    :raises ImportError: a package is missing
    """
    if isinstance(into, fs.FileSystem):
        return _of_filesystem(into)
    if not isinstance(into, (str, os.PathLike)) or isinstance(os.fspath(into), bytes):
        raise TypeError(f"into must be a path, a URL or a file system of pyarrow, not {type(into).__name__}")
    text = os.fspath(into)
    url = _URL.match(text)
    if url is None:
        if _FOLDED.match(text):
            raise ValueError("into is a URL without // after its scheme; pass a URL as a str, not as a pathlib.Path")
        if any("\ud800" <= sign <= "\udfff" for sign in text):
            raise ValueError(f"into is the path {text!a}, which pyarrow cannot open, as it is not valid Unicode")
        return Local(text)
    scheme = url[1].lower()
    text = f"{scheme}{text.strip()[len(scheme) :]}"
    if scheme == "file":
        return Local(fs.FileSystem.from_uri(text)[1])
    if scheme not in SCHEMES:
        known = ", ".join(f"{scheme}://" for scheme in (*SCHEMES, "file"))
        raise ValueError(f"into must be a path or a URL with {known}, not {url[1]}://")
    from ferrohub.crawl import _object_store

    return _object_store.of_url(text)


def _of_filesystem(filesystem: Any) -> Storage:
    root = ""
    while isinstance(filesystem, fs.SubTreeFileSystem):
        root = f"{filesystem.base_path.rstrip('/')}/{root}"
        filesystem = filesystem.base_fs
    if not root.strip("/"):
        raise ValueError("into is a file system without a folder; pass a pyarrow.fs.SubTreeFileSystem of it")
    if isinstance(filesystem, fs.LocalFileSystem):
        return Local(root)
    from ferrohub.crawl import _object_store

    return _object_store.ObjectStorage(filesystem, root)


def stored_of(path: PurePosixPath) -> PurePosixPath:
    """The copy of the last version of a file that the disk has, while it need not have the present one."""
    return path.with_name(f"{path.name}.stored")


def _opened(path: pathlib.Path) -> Any:
    return _locks.created(path, lambda: path.open("wb"))


def sync(file: Any) -> None:
    """Have the operating system store a file, so that no power failure reorders it with what follows."""
    file.flush()
    os.fsync(file.fileno())
