"""The names of github3.py's module ``search.repository``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3 import repos as repos
from ferrohub.github3._resources import RepositorySearchResult as RepositorySearchResult

__all__ = ["RepositorySearchResult", "models", "repos"]
