"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub.gists.comment import GistComment
from ferrohub.gists.file import GistFile, ShortGistFile
from ferrohub.gists.gist import Gist, GistFork, ShortGist
from ferrohub.gists.history import GistHistory

__all__ = ["Gist", "GistComment", "GistFile", "GistFork", "GistHistory", "ShortGist", "ShortGistFile"]
