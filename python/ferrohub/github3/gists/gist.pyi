"""The names of github3.py's module ``gists.gist``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import Gist as Gist
from ferrohub.github3._resources import GistFork as GistFork
from ferrohub.github3._resources import ShortGist as ShortGist
from ferrohub.github3._resources import _Gist as _Gist
from ferrohub.github3.decorators import requires_auth as requires_auth
from ferrohub.github3.gists import comment as comment
from ferrohub.github3.gists import file as gistfile
from ferrohub.github3.gists import history as history
from json import dumps as dumps

__all__ = ["Gist", "GistFork", "ShortGist", "comment", "dumps", "gistfile", "history", "models", "requires_auth", "users"]
