"""The operations of GitHub's tag ``markdown``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Markdown, AsyncMarkdown = _rest_types("markdown")

__all__ = ["AsyncMarkdown", "Markdown"]
