"""The type of the parameter `into`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from typing import TypeAlias

__all__ = ["FileSystem", "Into", "portable"]


class FileSystem(Protocol):
    """A :class:`pyarrow.fs.FileSystem`."""

    @property
    def type_name(self) -> str:
        """Name of the kind of file system."""
        ...


#: Path, URL, or file system of pyarrow.
Into: TypeAlias = "str | os.PathLike[str] | FileSystem"


def portable(into: Into) -> Into:
    """What a task of an engine has in place of a folder: a text or a file system.

    :param into: path, URL, or file system of pyarrow
    """
    return os.fspath(into) if isinstance(into, os.PathLike) else into
