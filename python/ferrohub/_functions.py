"""The code objects that operations report to ``inspect`` and ``unittest.mock``. They are never run."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def operation(*_args: Any, **_kwargs: Any) -> Any:
    """Stand for an operation that blocks, or returns a listing."""


async def coroutine_operation(*_args: Any, **_kwargs: Any) -> Any:
    """Stand for an operation that is awaited."""
