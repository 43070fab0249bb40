"""The names of github3.py's module ``gists.comment``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import decorators as decorators
from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import GistComment as GistComment

__all__ = ["GistComment", "decorators", "models", "users"]
