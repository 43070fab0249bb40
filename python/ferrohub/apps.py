"""Classes of ``ferrohub._core``, where scripts look for them. Made by docs/generate.py."""

from ferrohub._core import App, Installation

__all__ = ["App", "Installation"]
