"""Unpacking the zip files of artifacts: within a folder, and within bounds."""

from __future__ import annotations

import os
import stat
import tempfile
import zipfile
import zlib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_PIECE = 1 << 20
#: What no name of a file has on Windows.
_NOT_ON_WINDOWS = '<>:"|?*'


def extract(archive: str, folder: str, max_size: int, max_files: int, is_stopped: Callable[[], bool]) -> list[str]:
    """Unpack all files of a zip file into a folder, or none, and return their paths within it.

    :param archive: path of the zip file
    :param folder: path of the folder
    :param max_size: maximum number of bytes of all files together
    :param max_files: maximum number of files
    :param is_stopped: whether to stop
    :raises ValueError: the file is no zip file, its files are more than allowed, or would be elsewhere
    """
    try:
        with zipfile.ZipFile(archive) as opened:
            members = _checked(opened.infolist(), max_size, max_files)
            os.makedirs(folder, exist_ok=True)
            # In the same file system, so that a rename is enough.
            with tempfile.TemporaryDirectory(prefix=".ferrohub-", dir=folder) as temporary:
                paths = []
                for number, (path, member) in enumerate(members):
                    copy = os.path.join(temporary, str(number))
                    with opened.open(member) as source, open(copy, "xb") as target:
                        while piece := source.read(_PIECE):
                            if is_stopped():
                                raise ValueError("the download was cancelled")
                            target.write(piece)
                    paths.append((path, copy))
                for path, _ in paths:
                    _make_way(folder, path)
                for path, copy in paths:
                    os.replace(copy, os.path.join(folder, *path.split("/")))
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, RuntimeError) as error:
        raise ValueError(f"the artifact cannot be unpacked: {error}") from error
    return [path for path, _ in members]


def _checked(members: list[zipfile.ZipInfo], max_size: int, max_files: int) -> list[tuple[str, zipfile.ZipInfo]]:
    """The files with their paths."""
    files = [(_path(member), member) for member in members if not member.is_dir()]
    if len(files) > max_files:
        raise ValueError(f"the artifact has {len(files)} files, more than the {max_files} of max_files")
    size = sum(member.file_size for _, member in files)
    if size > max_size:
        raise ValueError(f"the artifact has {size} bytes, more than the {max_size} of max_size")
    paths = {path for path, _ in files}
    for path, _ in files:
        above = ["/".join(path.split("/")[:count]) for count in range(1, path.count("/") + 1)]
        if clash := next((each for each in above if each in paths), None):
            raise ValueError(f"the artifact has both {clash!r} and {path!r}, which lies within")
    if len(paths) < len(files):
        raise ValueError("the artifact has two files of the same path")
    return files


def _path(member: zipfile.ZipInfo) -> str:
    """The path of a file; an error for one that leads elsewhere, and for what is no file."""
    # orig_filename: without the changes that Python makes to it.
    name, mode = member.orig_filename, member.external_attr >> 16
    parts = name.split("/")
    unsafe = "\\\0" + (_NOT_ON_WINDOWS if os.name == "nt" else "")
    if any(part in ("", ".", "..") for part in parts) or any(each in name for each in unsafe):
        raise ValueError(f"the artifact has {name!r}, which is not the path of a file in a folder")
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        raise ValueError(f"the artifact has {name!r}, which is a link or a device")
    return name


def _make_way(folder: str, path: str) -> None:
    """Create the folders of a file. A link in place of one would lead elsewhere."""
    place = folder
    *above, _ = path.split("/")
    for part in above:
        place = os.path.join(place, part)
        if os.path.islink(place):
            raise ValueError(f"{place} is a link, which the artifact has as a folder")
        os.makedirs(place, exist_ok=True)
    target = os.path.join(folder, *path.split("/"))
    if os.path.isdir(target) and not os.path.islink(target):
        raise ValueError(f"{target} is a folder, which the artifact has as a file")
