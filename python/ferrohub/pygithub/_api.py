"""The classes of the table, whichever module they are in: the stub of this module has the types of them all."""

from __future__ import annotations

from typing import Any

from ferrohub.pygithub import _facts
from ferrohub.pygithub._modules import class_


def __getattr__(name: str) -> Any:
    if not _facts.module_of(name):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return class_(name)
