"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import GistFile, ShortGistFile

__all__ = ["GistFile", "ShortGistFile"]
