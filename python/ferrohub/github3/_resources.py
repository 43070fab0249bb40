"""The resources of ``ferrohub.github3``, made on first use, by their names in the extension module."""

from __future__ import annotations

from typing import Any

from ferrohub.github3 import _classes


def __getattr__(name: str) -> Any:
    """A class by its name."""
    if name in _classes.paths() or name in _classes.PRIVATE:
        return _classes.by_name(name)
    raise AttributeError(name)
