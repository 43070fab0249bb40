"""Packages that another thread is still importing: they are empty so far."""

from __future__ import annotations

import importlib.machinery
import sys
import types

import pytest


def importing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, another thread seems to import a package."""
    module = types.ModuleType(name)
    module.__spec__ = importlib.machinery.ModuleSpec(name, None)
    monkeypatch.setattr(module.__spec__, "_initializing", True, raising=False)
    monkeypatch.setitem(sys.modules, name, module)
