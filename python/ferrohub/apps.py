"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import App, Installation

__all__ = ["App", "Installation"]
