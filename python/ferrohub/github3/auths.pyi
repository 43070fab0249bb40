"""The names of github3.py's module ``auths``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3._resources import Authorization as Authorization
from ferrohub.github3.decorators import requires_basic_auth as requires_basic_auth
from ferrohub.github3.models import GitHubCore as GitHubCore

__all__ = ["Authorization", "GitHubCore", "requires_basic_auth"]
