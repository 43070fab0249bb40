"""The operations of GitHub's tag ``copilot-spaces``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

CopilotSpaces, AsyncCopilotSpaces = _rest_types("copilot-spaces")

__all__ = ["AsyncCopilotSpaces", "CopilotSpaces"]
