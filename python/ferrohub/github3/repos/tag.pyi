"""The names of github3.py's module ``repos.tag``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import RepoTag as RepoTag
from ferrohub.github3.repos import commit as commit

__all__ = ["RepoTag", "commit", "models"]
