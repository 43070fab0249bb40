"""The operations of GitHub's tag ``code-quality``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

CodeQuality, AsyncCodeQuality = _rest_types("code-quality")

__all__ = ["AsyncCodeQuality", "CodeQuality"]
