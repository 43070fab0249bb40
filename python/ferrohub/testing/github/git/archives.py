"""Archives of the files of a commit, as ``git archive`` makes them."""

from __future__ import annotations

import datetime
import gzip
import io
import tarfile
import zipfile
from typing import TYPE_CHECKING

from ferrohub.testing.github.git import objects as git

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub.testing.github.git.objects import Objects

_FOLDER = "040000"


def _entries(objects: Objects, sha: str, name: str) -> Iterator[tuple[str, str, bytes]]:
    """The paths, the modes and the contents of the folders and files of a commit, below a folder."""
    yield f"{name}/", _FOLDER, b""
    for path, entry in git.walk(objects, git.commit(objects, sha).tree):
        if entry.type == "blob":
            yield f"{name}/{path}", entry.mode, objects[entry.sha][1]
        else:
            yield f"{name}/{path}/", _FOLDER, b""


def _date(objects: Objects, sha: str) -> datetime.datetime:
    return datetime.datetime.fromisoformat(git.commit(objects, sha).committer.date.replace("Z", "+00:00"))


def zipped(objects: Objects, sha: str, name: str) -> bytes:
    """A zip file.

    :param objects: where the commit is stored
    :param sha: its SHA
    :param name: name of the folder that has the files
    """
    buffer, date = io.BytesIO(), _date(objects, sha).timetuple()[:6]
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.comment = sha.encode()
        for path, mode, content in _entries(objects, sha, name):
            # The format has no earlier times, and no later ones.
            info = zipfile.ZipInfo(path, min(max(date, (1980, 1, 1, 0, 0, 0)), (2107, 12, 31, 23, 59, 58)))
            info.external_attr = int(mode, 8) << 16
            archive.writestr(info, content)
    return buffer.getvalue()


def tarred(objects: Objects, sha: str, name: str) -> bytes:
    """A gzipped tar file.

    :param objects: where the commit is stored
    :param sha: its SHA
    :param name: name of the folder that has the files
    """
    buffer, at = io.BytesIO(), _date(objects, sha).timestamp()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT, pax_headers={"comment": sha}) as archive:
        for path, mode, content in _entries(objects, sha, name):
            info = tarfile.TarInfo(path)
            info.mtime, info.mode = int(at), int(mode, 8) & 0o777
            if mode == _FOLDER:
                info.type, info.mode = tarfile.DIRTYPE, 0o755
            elif mode == "120000":
                info.type, info.linkname = tarfile.SYMTYPE, content.decode("utf-8", "replace")
            else:
                info.size = len(content)
            archive.addfile(info, io.BytesIO(content) if info.size else None)
    # Without the time, the archive of a commit is always the same.
    return gzip.compress(buffer.getvalue(), mtime=0)
