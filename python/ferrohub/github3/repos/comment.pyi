"""The names of github3.py's module ``repos.comment``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import RepoComment as RepoComment
from ferrohub.github3._resources import ShortComment as ShortComment
from ferrohub.github3._resources import _RepoComment as _RepoComment
from ferrohub.github3.decorators import requires_auth as requires_auth

__all__ = ["RepoComment", "ShortComment", "models", "requires_auth", "users"]
