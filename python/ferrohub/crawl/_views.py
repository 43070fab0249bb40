"""What readers find: the states of repositories and of buckets, without locks.

The states that repositories have besides those in buckets are listed and read first, and buckets after that: what was
packed meanwhile is in the bucket. What was packed before stays readable for some time.
"""

from __future__ import annotations

import dataclasses
import itertools
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any, TypeVar

from ferrohub.crawl import _buckets, _data_files, _rebuilding, _state_files, _storage, _stored_rows
from ferrohub.crawl._rebuilding import NONE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import TypeAlias

    from ferrohub.crawl._buckets import Manifest, Record
    from ferrohub.crawl._folder import Folder

    #: Whether the repository with an owner and a name is wanted.
    _MayHave: TypeAlias = Callable[[str, str | None], bool]
    #: Called with the key of a repository or the name of a bucket that cannot be read, and why.
    _Failed: TypeAlias = Callable[[str, Exception], None]

_T = TypeVar("_T")


@dataclasses.dataclass(frozen=True)
class Part:
    """Some repositories of a folder, and the buckets that they may be in.

    :param loose: the paths of states that the repositories have besides those in buckets, with their numbers
    :param buckets: names of the buckets
    :param only: the only repository whose rows are wanted; empty for all
    """

    loose: dict[str, tuple[int, PurePosixPath]]
    buckets: tuple[str, ...] = ()
    only: str = ""


@dataclasses.dataclass(frozen=True)
class View:
    """What is valid of a stream in a part.

    :param packed: files of buckets
    :param names: owner and name of the repositories whose rows these have
    :param homes: folders of repositories and their own files, oldest first
    :param only: folder of the only repository whose rows are wanted; empty for all
    """

    packed: tuple[PurePosixPath, ...]
    names: tuple[tuple[str, str | None], ...]
    homes: tuple[tuple[str, tuple[PurePosixPath, ...]], ...]
    only: str = ""

    @property
    def files(self) -> list[PurePosixPath]:
        """All files, oldest first within a repository."""
        return [*self.packed, *(path for _, files in self.homes for path in files)]


def parts(folder: Folder) -> Iterator[Part]:
    """The parts of a folder: one for each first bucket, or for each repository that can be in no bucket."""
    loose = {key: (max(paths), paths[max(paths)]) for key, paths in folder.loose().items()}
    buckets: dict[str, list[str]] = {}
    for name in folder.buckets.names():
        buckets.setdefault(name[: _buckets.FIRST], []).append(name)
    together: dict[str, dict[str, tuple[int, PurePosixPath]]] = {name: {} for name in buckets}
    for key, found in loose.items():
        first = _buckets.way(key)[0] if buckets else ""
        if first in together:
            together[first][key] = found
        else:
            yield Part({key: found})
    for first, states in together.items():
        yield Part(states, tuple(buckets[first]))


def again(folder: Folder, part: Part) -> Part:
    """A part whose files have been removed meanwhile, as it is now."""
    now = list(parts(folder))
    if part.buckets:
        found = next((each for each in now if set(part.buckets) <= set(each.buckets)), part)
        return dataclasses.replace(found, only=part.only)
    [key] = part.loose
    first = _buckets.way(key)[0]
    for each in now:
        if key in each.loose or any(name.startswith(first) for name in each.buckets):
            return dataclasses.replace(each, only=key if each.buckets else "")
    return part


def _states(folder: Folder, failed: _Failed) -> Iterator[dict[str, Any]]:
    """The states of all repositories.

    :param failed: called with what cannot be read, and why
    """
    for part in parts(folder):
        loose = _loose(folder, part, failed)
        yield from (state for _, state in loose.values())
        for manifest in manifests(folder, part.buckets, failed):
            yield from (each.state for each in manifest.readable(failed) if not _is_loose(loose, each))


def count(folder: Folder) -> int:
    """The number of valid files of all streams, without those of repositories and buckets that cannot be read."""
    own = sum(len(each["files"]) for state in _states(folder, _ignore) for each in state["streams"].values())
    found = manifests(folder, folder.buckets.names())
    return own + sum(len(files) for each in found for files in each.header["files"].values())


def _loose(folder: Folder, part: Part, failed: _Failed) -> dict[str, tuple[int, dict[str, Any]]]:
    """The states besides those in buckets, with their numbers."""

    def read(key: str) -> dict[str, Any]:
        try:
            return folder.state_at(part.loose[key][1])
        except Exception as error:
            failed(key, error)
            return {}

    found = folder.storage.map(read, part.loose)
    return {key: (part.loose[key][0], state) for key, state in zip(part.loose, found, strict=True) if state}


def _ignore(key: str, error: Exception) -> None:
    """What cannot be read does not count."""


def manifests(folder: Folder, names: Iterable[str], failed: _Failed = _ignore) -> Iterator[Manifest]:
    """The manifests of buckets that can be read.

    :param failed: called with the names of others, and why
    """

    def load(name: str) -> Manifest | None:
        try:
            return folder.buckets.load(name)[0]
        except Exception as error:
            failed(name, error)
            return None

    return (manifest for manifest in folder.storage.map(load, names) if manifest is not None)


def _raise(key: str, error: Exception) -> None:
    raise error


class _Excluded(set[str]):
    """The repositories whose states cannot be read, and need not be, as a filter excludes their names.

    :param may_have: whether a repository can have rows that the filter lets through
    """

    def __init__(self, folder: Folder, may_have: _MayHave) -> None:
        super().__init__()
        self._folder, self._may_have = folder, may_have

    def __call__(self, key: str, error: Exception) -> None:
        """Note a repository, or raise the error: without its state, rows that are wanted would be missing."""
        # States have names in lower case, which filters do not.
        homes = _rebuilding.homes(self._folder.storage, *_state_files.names_of(key))
        found = {"/".join(home.parts[-2:]) for home in homes}
        found |= {str(state["folder"]) for state in [self._folder.buckets.find(key).state] if state}
        if not found or any(self._may_have(*names_of(each)) for each in found):
            raise error
        self.add(key)


def _is_loose(loose: dict[str, tuple[int, Any]], record: Record) -> bool:
    """Whether a repository has a state besides that in the bucket. One with another number is not needed any more."""
    if record.key in loose and loose[record.key][0] != record.number:
        del loose[record.key]
    return record.key in loose


def view(
    folder: Folder, stream: str, part: Part, *, may_have: _MayHave = lambda owner, name: True, is_again: bool = False
) -> View:
    """What is valid of a stream in a part.

    :param may_have: whether rows of a repository are wanted. The states of others need not be readable
    :param is_again: whether states of the part as it was listed before had been removed
    :raises OSError: a state cannot be read, or a file of a bucket, as was found before
    :raises ValueError: a later version of this package has written it, or it is damaged and cannot be rebuilt
    """
    excluded = _Excluded(folder, may_have)
    states = _loose(folder, part, excluded)
    loose = {key: (number, _Home(state, stream)) for key, (number, state) in states.items()}
    left = part.loose.keys() - loose.keys() - excluded
    packed: list[PurePosixPath] = []
    names: list[tuple[str, str | None]] = []
    homes: list[_Home] = []
    only = "" if part.only not in loose else loose[part.only][1].folder
    for manifest in manifests(folder, part.buckets, _raise):
        replaced, lost = set(), manifest.header["lost"].get(stream, {})
        for record in manifest.records():
            left.discard(record.key)
            is_loose = _is_loose(loose, record)
            home = loose[record.key][1] if is_loose else _Home(record.state, stream)
            if is_loose and home.is_own:
                replaced.add(record.key)
            elif record.packed.get(stream):
                names.append(names_of(home.folder))
                if lost and may_have(*names[-1]):
                    _check(folder, stream, record, lost.keys() - home.lost)
            if not is_loose:
                homes.append(home)
            if record.key == part.only:
                only = home.folder
        solo = manifest.header["solo"].get(stream, {})
        files = manifest.header["files"].get(stream, ())
        packed += [_buckets.path_of(stream, manifest.name, name) for name, _, _ in files
                   if solo.get(name) not in replaced and name not in lost]  # fmt: skip
    if left and not is_again:
        # Their repositories were packed so long ago that the states were removed, into buckets that were not listed.
        return view(folder, stream, again(folder, part), may_have=may_have, is_again=True)
    if part.only and not only:
        return View((), (), ())
    homes += [home for _, home in loose.values()]
    chosen = ((each.folder, each.files) for each in homes if each.files and only in ("", each.folder))
    return View(tuple(packed), tuple(names), tuple(chosen), only)


def _check(folder: Folder, stream: str, record: Record, lost: set[str]) -> None:
    """Raise the error of a file that cannot be read, if a repository has rows there."""
    for name, _, _ in record.packed[stream]:
        if name in lost:
            path = folder.storage.at(_buckets.path_of(stream, record.bucket, name))
            raise _data_files.DamagedFile(path, record.lost[stream][name])


def files(folder: Folder, stream: str) -> Iterator[PurePosixPath]:
    """The valid files of a stream, oldest first within a repository."""
    for found in folder.storage.map(lambda part: view(folder, stream, part), parts(folder)):
        yield from found.files


def has(folder: Folder, stream: str) -> bool:
    """Whether a crawl has read a stream, with or without rows. Outcomes belong to each crawl."""
    failed: list[Exception] = []
    found = _states(folder, lambda key, error: failed.append(error))
    if any(stream in (*state["streams"], "outcomes") for state in found):
        return True
    if failed:
        raise failed[0]
    return False


def missing(folder: Folder, stream: str) -> str:
    """Why a stream cannot be read that no crawl has read."""
    return f"{folder.storage.at('').rstrip('/')} has no rows of the stream {stream!r}"


def stored(
    folder: Folder, stream: str, part: Part, *, is_again: bool = False
) -> tuple[list[PurePosixPath], list[_stored_rows.Rows]]:
    """The files of buckets with rows of a stream in a part, in their order, and the repositories that have read it.

    :param is_again: whether states of the part as it was listed before had been removed
    """
    loose = _loose(folder, part, _raise)
    left = part.loose.keys() - loose.keys()
    files: list[PurePosixPath] = []
    found: list[_stored_rows.Rows] = []
    for manifest in manifests(folder, part.buckets, _raise):
        files += [
            _buckets.path_of(stream, manifest.name, name) for name, _, _ in manifest.header["files"].get(stream, ())
        ]
        for record in manifest.records():
            left.discard(record.key)
            state = loose.pop(record.key)[1] if _is_loose(loose, record) else record.state
            found.append(_stored_rows.Rows(folder.storage, record, state))
    if left and not is_again:
        return stored(folder, stream, again(folder, part), is_again=True)
    found += [_stored_rows.Rows(folder.storage, _buckets.Record(key), state) for key, (_, state) in loose.items()]
    return files, [each for each in found if stream in each.data["streams"] and part.only in ("", each.record.key)]


def read(
    folder: Folder,
    stream: str,
    read: Callable[[View, Callable[[PurePosixPath], Any]], list[_T]],
    may_have: _MayHave,
) -> Iterator[_T]:
    """Call a function with what is valid of a stream, some repositories at a time, and a function that opens a file. If
    a file has been replaced so long ago that it is removed meanwhile, it is called again with what is valid now.

    :param may_have: whether rows of a repository are wanted. The states of others need not be readable
    """
    found = folder.storage.map(lambda part: _read(folder, stream, part, read, may_have), parts(folder))
    return itertools.chain.from_iterable(found)


def _read(
    folder: Folder,
    stream: str,
    part: Part,
    read: Callable[[View, Callable[[PurePosixPath], Any]], list[_T]],
    may_have: _MayHave,
) -> list[_T]:
    seen: Any = None
    while True:
        found = view(folder, stream, part, may_have=may_have)
        try:
            return read(found, lambda path: _storage.parquet(folder.storage, path))
        except OSError:
            if found == seen:
                raise  # no crawl has replaced them
            seen, part = found, again(folder, part)


class _Home:
    """What a state has of a stream."""

    def __init__(self, state: dict[str, Any], stream: str) -> None:
        self.folder = str(state["folder"])
        found = state["streams"].get(stream, {})
        self.files = tuple(PurePosixPath(stream, self.folder, name) for name, _, _ in found.get("files", ()))
        self.is_own = bool(found.get("own"))
        #: Files of the bucket whose rows it has left out.
        self.lost = set(found.get("lost", ()))


def names_of(folder: str) -> tuple[str, str | None]:
    """Owner and name of the repository of a folder. The outcomes of an owner have no repository."""
    owner, name = (part.partition("=")[2] for part in folder.split("/"))
    return owner, None if name == NONE else name
