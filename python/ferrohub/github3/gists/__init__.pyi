"""The names of github3.py's module ``gists``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3._resources import Gist as Gist
from ferrohub.github3._resources import ShortGist as ShortGist
from ferrohub.github3.gists import comment as comment
from ferrohub.github3.gists import file as file
from ferrohub.github3.gists import gist as gist
from ferrohub.github3.gists import history as history

__all__ = ["Gist", "ShortGist", "comment", "file", "gist", "history"]
