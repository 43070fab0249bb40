"""The state of a repository: a new one, and one that is rebuilt from the data."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _data_files, _merging

if TYPE_CHECKING:
    from pathlib import PurePosixPath

    from ferrohub.crawl._storage import Storage

#: The version of the format of the state.
FORMAT = 1
#: The names of files of data.
PART = re.compile(r"part-([0-9]{6,12})(?:-[0-9a-f]{8})?\.parquet")
#: The repository of the outcomes of an owner.
NONE = "__HIVE_DEFAULT_PARTITION__"


def new(owner: str, name: str) -> dict[str, Any]:
    """The state of a repository that was never crawled."""
    repository = NONE if name == "*" else name
    return {
        "format": FORMAT,
        "owner": owner,
        "name": name.partition("@")[0],
        "folder": f"owner={owner}/repository={repository}",
        "streams": {},
        "outcomes": {},
    }


def is_folder_of(folder: str, owner: str, name: str) -> bool:
    """Whether a folder is that of a repository. One that got its name later has its ID in the folder."""
    own = folder.removeprefix(f"owner={owner}/repository=")
    return own != folder and (own == NONE if name == "*" else own == name or own.startswith(f"{name}@"))


def new_stream() -> dict[str, Any]:
    """The state of a stream that was never read."""
    return {"files": [], "new": [], "next": 1, "first": new_number(), "epoch": 0, "walk": {}, "run": None}


def new_number() -> int:
    """A number for the first row of a stream: the present time in microseconds, so that rows of another folder, or of
    an earlier state of this one, have other numbers.
    """
    return time.time_ns() // 1000


def state(storage: Storage, path: PurePosixPath, owner: str = "", name: str = "") -> dict[str, Any]:
    """The state of a repository whose file is damaged.

    Its files are those that no other one replaces, so streams are read from their beginning, and rows that the files
    have are not written again.

    :param storage: the storage of the crawl
    :param path: the damaged file
    :param owner: owner of the repository; if it is empty, that of its data
    :param name: name of the repository
    """
    stem = path.stem.partition("~")[0]
    found_at = homes(storage, path.parent.name, "*" if stem == "@" else stem)
    if found_at:
        owner, name = (home.partition("=")[2] for home in found_at[0].parts[-2:])
    else:
        owner, name = owner or path.parent.name, name or stem
    found = new(owner, "*" if name in ("@", NONE) else name)
    for home in found_at:
        stream = home.parts[-3]
        state = found["streams"].setdefault(stream, {**new_stream(), "again": True})
        state["files"], state["next"] = _files(storage, home)
    if "repositories" in found["streams"]:
        rows = [home for home in found_at if home.parts[-3] == "repositories"]
        found.update(_identity(storage, rows[0], found["streams"]["repositories"]["files"]))
    return found


def loose(
    storage: Storage, path: PurePosixPath, packed: dict[str, Any], owner: str = "", name: str = ""
) -> dict[str, Any]:
    """The state of a repository whose file is damaged, if it may be in a bucket.

    :param packed: its state in its bucket, which has the number of the next file of each stream; empty if it is in none
    """
    found = state(storage, path, owner, name)
    for stream, known in packed.get("streams", {}).items():
        files = found["streams"].setdefault(stream, {**new_stream(), "again": True})
        later = [file for file in files["files"] if number(file[0]) >= known["next"]]
        files.update(files=[*known["files"], *later], next=max(files["next"], known["next"]), epoch=known["epoch"])
    return {**found, **{key: packed[key] for key in ("owner", "name", "folder", "id", "full_name") if key in packed}}


def number(name: str) -> int:
    """The number of a file of data."""
    return int(name[5:].partition(".")[0].partition("-")[0])


def homes(storage: Storage, owner: str, name: str) -> list[PurePosixPath]:
    """The folders with the data of a repository, one for each stream."""
    wanted = f"owner={owner}".lower(), f"repository={NONE if name == '*' else name}".lower()
    owners = [path for path in storage.find("[!_]*/owner=*") if path.name.lower() == wanted[0]]
    return [path / each for path in owners for each in storage.names(path) if each.lower() == wanted[1]]


def _files(storage: Storage, home: PurePosixPath) -> tuple[list[list[Any]], int]:
    """The files that can be read, oldest first, and the number of the next one."""
    files, replaced, following = list[list[Any]](), set[str](), 1
    for name in sorted(storage.names(home)):
        if PART.fullmatch(name) is None:
            continue
        following = max(following, number(name) + 1)
        try:
            found = _data_files.DataFile(storage.at(home / name), storage.filesystem).metadata
        except _data_files.LOST:
            continue  # its rows are requested again
        files.append([name, 0, found.num_rows])
        replaced.update(json.loads((found.metadata or {}).get(_merging.REPLACES, "[]")))
    return [file for file in files if file[0] not in replaced], following


def _identity(storage: Storage, home: PurePosixPath, files: list[list[Any]]) -> dict[str, Any]:
    """The ID and the name of the repository, as its last row has them."""
    for file in reversed(files):
        try:
            source = _data_files.DataFile(storage.at(home / file[0]), storage.filesystem)
            table = source.read(["id", "full_name"], use_threads=False)
        except _data_files.LOST:
            continue  # the footer is intact; a crawl that needs the rest leaves it out
        for row in reversed(table.to_pylist()):
            if isinstance(row["id"], int) and isinstance(row["full_name"], str):
                return {"id": row["id"], "full_name": row["full_name"]}
    return {}
