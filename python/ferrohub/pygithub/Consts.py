"""Constants, with the names of PyGithub's module ``github.Consts``."""

from __future__ import annotations

from typing import Any

from ferrohub.pygithub import _facts


def __getattr__(name: str) -> Any:
    try:
        return _facts.constants()[name]
    except KeyError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
