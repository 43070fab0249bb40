"""The operations of GitHub's tag ``copilot``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Copilot, AsyncCopilot = _rest_types("copilot")

__all__ = ["AsyncCopilot", "Copilot"]
