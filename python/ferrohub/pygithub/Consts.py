"""Constants, with the names of PyGithub's module ``github.Consts``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.pygithub import _facts

if TYPE_CHECKING:
    from typing import Any

    def __getattr__(name: str) -> Any: ...


globals().update(_facts.constants())
