"""The names of github3.py's module ``search.commit``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import git as git
from ferrohub.github3 import models as models
from ferrohub.github3 import repos as repos
from ferrohub.github3 import users as users
from ferrohub.github3._resources import CommitSearchResult as CommitSearchResult

__all__ = ["CommitSearchResult", "git", "models", "repos", "users"]
