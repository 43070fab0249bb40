"""The names of github3.py's module ``search.user``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import users as users
from ferrohub.github3._resources import UserSearchResult as UserSearchResult
from ferrohub.github3.models import GitHubCore as GitHubCore

__all__ = ["GitHubCore", "UserSearchResult", "users"]
