"""The names of github3.py's module ``gists.history``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import GistHistory as GistHistory

__all__ = ["GistHistory", "models", "users"]
