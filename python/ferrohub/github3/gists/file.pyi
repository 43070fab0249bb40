"""The names of github3.py's module ``gists.file``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import GistFile as GistFile
from ferrohub.github3._resources import ShortGistFile as ShortGistFile
from ferrohub.github3._resources import _GistFile as _GistFile

__all__ = ["GistFile", "ShortGistFile", "models"]
