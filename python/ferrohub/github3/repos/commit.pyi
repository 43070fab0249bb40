"""The names of github3.py's module ``repos.commit``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import checks as checks
from ferrohub.github3 import git as git
from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import MiniCommit as MiniCommit
from ferrohub.github3._resources import RepoComment as RepoComment
from ferrohub.github3._resources import RepoCommit as RepoCommit
from ferrohub.github3._resources import ShortCommit as ShortCommit
from ferrohub.github3._resources import _RepoCommit as _RepoCommit
from ferrohub.github3.repos import status as status

__all__ = ["MiniCommit", "RepoComment", "RepoCommit", "ShortCommit", "checks", "git", "models", "status", "users"]
