"""Files of states: their names, and JSON objects, which are checked when they are read and replaced as a whole."""

from __future__ import annotations

import json
import zlib
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from ferrohub.crawl._rebuilding import FORMAT, PART, is_folder_of
from ferrohub.crawl._storage import ANY, stored_of

if TYPE_CHECKING:
    from ferrohub.crawl._storage import Storage

#: The folder of the state, and the pattern of states of repositories.
STATE, STATES = PurePosixPath("_state"), "_state/repositories/*/*.json"


class Damaged(ValueError):
    """A state file is not what a crawl has written."""

    def __init__(self, path: str, why: object) -> None:
        super().__init__(f"{path} is damaged: {why}")


class Unreadable(ValueError):
    """A later version of this package has written a state file."""


def read(storage: Storage, path: PurePosixPath) -> dict[str, Any]:
    """A state, or an empty dict if there is none.

    :raises Damaged: it is no JSON object, or was changed
    :raises Unreadable: a later version of this package has written it
    """
    return parsed(load(storage, path)[0], storage.at(path))


def load(storage: Storage, path: PurePosixPath) -> tuple[bytes | None, Any]:
    """The file of a state and its tag, or None and None if there is none."""
    try:
        return storage.load(path)
    except FileNotFoundError:
        return None, None


def stored(storage: Storage, path: PurePosixPath) -> dict[str, Any]:
    """The state of a repository that the disk had last, for one that a power failure has damaged. An empty dict if
    there is none, or if it names files that are gone: an earlier version of this package, which does not know it, may
    have removed them.
    """
    copy = stored_of(path)
    try:
        found = {} if storage.is_remote else checked(read(storage, copy), storage.at(copy))
    except Damaged:
        return {}
    for stream, state in found.get("streams", {}).items():
        names = {name for name, _, _ in (*state["files"], *state["new"])}
        if not names.issubset(storage.names(PurePosixPath(stream, found["folder"]))):
            return {}
    return found


def parsed(data: bytes | None, path: str) -> dict[str, Any]:
    """The state in a file.

    :param data: content of the file, or None if there is none
    :param path: path of the file, for errors
    :raises Damaged: it is no JSON object, or was changed
    :raises Unreadable: a later version of this package has written it
    """
    if data is None:
        return {}
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Damaged(path, error) from None
    if not isinstance(found, dict):
        raise Damaged(path, f"it has {type(found).__name__} in place of an object")
    if found.get("format", FORMAT) != FORMAT:
        raise Unreadable(f"{path} has the format {found['format']}, and this version of ferrohub reads {FORMAT}")
    check(found, data, path)
    return found


def dumped(data: dict[str, Any], rest: bytes = b"") -> bytes:
    """A JSON object whose last member is a checksum of what precedes it, and of what follows the object in its file."""
    text = json.dumps({**data, "checksum": ""}, separators=(",", ":")).encode()[:-2]
    return text + _checksum(text, rest)


def check(found: dict[str, Any], data: bytes, path: str, rest: bytes = b"") -> None:
    """Check and remove the checksum of an object. Those of earlier versions of this package have none.

    :param data: the object as it is in its file
    :param rest: what follows it there
    :raises Damaged: it is not what was written
    """
    if "checksum" in found and not is_intact(data, rest):
        raise Damaged(path, "its checksum is that of another content")
    found.pop("checksum", None)


def is_intact(data: bytes, rest: bytes = b"") -> bool:
    """Whether an object ends with the checksum of its content. Those of earlier versions of this package do not."""
    return data[-10:] == _checksum(data[:-10], rest)


def _checksum(text: bytes, rest: bytes) -> bytes:
    """The checksum, and the end of the object."""
    return b'%08x"}' % zlib.crc32(rest, zlib.crc32(text))


def checked(found: dict[str, Any], path: str) -> dict[str, Any]:
    """The state of a repository.

    :raises Damaged: something is missing, or has another type
    """
    try:
        _check(found)
    except (KeyError, TypeError, ValueError) as error:
        raise Damaged(path, error) from None
    return found


def _check(found: dict[str, Any]) -> None:
    if not found:
        return
    if {type(found[name]) for name in ("owner", "name", "folder")} != {str}:
        raise TypeError("owner, name and folder must be texts")
    if not is_folder_of(found["folder"], found["owner"], found["name"]):
        raise ValueError("folder is that of another repository")
    if not isinstance(found["outcomes"], dict):
        raise TypeError("outcomes must be an object")
    for state in found["streams"].values():
        for name, level, rows in (*state["files"], *state["new"]):
            if PART.fullmatch(name) is None or type(level) is not int or type(rows) is not int:
                raise ValueError("a file has an invalid name, level or number of rows")
        for at, *lists in state.get("old", ()):
            names = [type(name) for each in lists for name in each]
            if not isinstance(at, (int, float)) or [*map(type, lists)] != [list, list] or {*names} - {str}:
                raise TypeError("a replacement has an invalid time or no names")
        if not (type(state["next"]) is type(state["epoch"]) is int and isinstance(state["walk"], dict)):
            raise TypeError("a stream has an invalid state")
        state["run"]


def write(storage: Storage, path: PurePosixPath, data: dict[str, Any], tag: Any = ANY, *, later: bool = False) -> Any:
    """Replace a state, and return its tag.

    :param tag: tag of the version to replace, None if there is none, or `ANY`
    :param later: whether the disk may store it later
    :raises Busy: the state has another version, of another writer
    """
    return storage.replace(path, dumped(data), tag, later=later)


def path_of(owner: str, name: str) -> PurePosixPath:
    """The file with the state of a repository."""
    return STATE / "repositories" / owner.lower() / f"{'@' if name == '*' else name.lower()}.json"


def key_of(path: PurePosixPath) -> str:
    """The name of a repository in its bucket, from the file of its state."""
    return f"{path.parent.name}/{path.stem.partition('~')[0]}"


def number_of(path: PurePosixPath) -> int:
    """How many times the repository of a state had been packed."""
    return int(path.stem.partition("~")[2] or 0)


def loose_path(path: PurePosixPath, number: int) -> PurePosixPath:
    """The file of the state of a repository that was packed so many times."""
    return path.with_name(f"{path.stem}~{number}.json") if number else path


def names_of(key: str) -> tuple[str, str]:
    """Owner and name by which the repository with a key can be opened."""
    owner, _, stem = key.partition("/")
    return owner, "*" if stem == "@" else stem
