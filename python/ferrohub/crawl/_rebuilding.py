"""The state of a repository: a new one, and one that is rebuilt from the data."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

if TYPE_CHECKING:
    import pathlib

#: The version of the format of the state.
FORMAT = 1
#: The names of files of data.
PART = re.compile(r"part-([0-9]{6,12})\.parquet")
#: The repository of the outcomes of an owner.
_NONE = "__HIVE_DEFAULT_PARTITION__"


def new(owner: str, name: str) -> dict[str, Any]:
    """The state of a repository that was never crawled."""
    repository = _NONE if name == "*" else name
    return {
        "format": FORMAT,
        "owner": owner,
        "name": name.partition("@")[0],
        "folder": f"owner={owner}/repository={repository}",
        "streams": {},
        "outcomes": {},
    }


def new_stream() -> dict[str, Any]:
    """The state of a stream that was never read."""
    return {"files": [], "new": [], "next": 1, "epoch": 0, "walk": {}, "run": None}


def state(folder: pathlib.Path, path: pathlib.Path, owner: str = "", name: str = "") -> dict[str, Any]:
    """The state of a repository whose file is damaged.

    Its files are those that have their final names, so streams are read from their beginning, and rows that the files
    have are not written again.

    :param folder: the folder of the crawl
    :param path: the damaged file
    :param owner: owner of the repository; if it is empty, that of its data
    :param name: name of the repository
    """
    homes = _homes(folder, path.parent.name, "*" if path.stem == "@" else path.stem)
    if homes:
        owner, name = (home.partition("=")[2] for home in homes[0].parts[-2:])
    else:
        owner, name = owner or path.parent.name, name or path.stem
    found = new(owner, "*" if name in ("@", _NONE) else name)
    for home in homes:
        stream = home.parts[-3]
        state = found["streams"].setdefault(stream, {**new_stream(), "again": True})
        state["files"], state["next"] = _files(home)
    if "repositories" in found["streams"]:
        rows = [home for home in homes if home.parts[-3] == "repositories"]
        found.update(_identity(rows[0], found["streams"]["repositories"]["files"]))
    return found


def _homes(folder: pathlib.Path, owner: str, name: str) -> list[pathlib.Path]:
    """The folders with the data of a repository, one for each stream."""
    wanted = f"owner={owner}".lower(), f"repository={_NONE if name == '*' else name}".lower()
    owners = [path for path in sorted(folder.glob("[!_]*/owner=*")) if path.name.lower() == wanted[0]]
    return [path for each in owners for path in each.iterdir() if path.name.lower() == wanted[1]]


def _files(home: pathlib.Path) -> tuple[list[list[Any]], int]:
    """The files that can be read, oldest first, and the number of the next one."""
    files, following = [], 1
    for path in sorted(home.iterdir()):
        match = PART.fullmatch(path.name.removeprefix(".").removesuffix(".tmp"))
        if match is None:
            continue
        following = max(following, int(match[1]) + 1)
        if match[0] == path.name:
            try:
                files.append([path.name, 0, pq.read_metadata(path).num_rows])
            except (pa.ArrowException, OSError):
                continue  # its rows are requested again
    return files, following


def _identity(home: pathlib.Path, files: list[list[Any]]) -> dict[str, Any]:
    """The ID and the name of the repository, as its last row has them."""
    for file in reversed(files):
        table = pq.read_table(home / file[0], columns=["id", "full_name"], partitioning=None)
        for row in reversed(table.to_pylist()):
            if isinstance(row["id"], int) and isinstance(row["full_name"], str):
                return {"id": row["id"], "full_name": row["full_name"]}
    return {}
