"""Packages that a program has imported."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def loaded(name: str) -> Any:
    """A module that was imported, or None if there is none, or another thread is still importing it."""
    module = sys.modules.get(name)
    return None if getattr(getattr(module, "__spec__", None), "_initializing", False) else module
