"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import Gist, GistFork, ShortGist

__all__ = ["Gist", "GistFork", "ShortGist"]
