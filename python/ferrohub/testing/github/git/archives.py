"""Archives of the files of a commit, as ``git archive`` makes them."""

from __future__ import annotations

import datetime
import io
import tarfile
import zipfile
from typing import TYPE_CHECKING

from ferrohub.testing.github.git import objects as git

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub.testing.github.git.objects import Objects


def _files(objects: Objects, sha: str) -> Iterator[tuple[str, str, bytes]]:
    """The paths, the modes and the contents of the files of a commit."""
    for path, entry in git.files(objects, git.commit(objects, sha).tree).items():
        if entry.type == "blob":
            yield path, entry.mode, objects[entry.sha][1]


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
        for path, mode, content in _files(objects, sha):
            info = zipfile.ZipInfo(f"{name}/{path}", date)
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
    with tarfile.open(fileobj=buffer, mode="w:gz", pax_headers={"comment": sha}) as archive:
        for path, mode, content in _files(objects, sha):
            info = tarfile.TarInfo(f"{name}/{path}")
            info.mtime, info.mode = int(at), int(mode, 8) & 0o777
            if mode == "120000":
                info.type, info.linkname = tarfile.SYMTYPE, content.decode("utf-8", "replace")
                archive.addfile(info)
            else:
                info.size = len(content)
                archive.addfile(info, io.BytesIO(content))
    return buffer.getvalue()
