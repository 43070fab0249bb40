"""The names of github3.py's module ``repos.hook``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3._resources import Hook as Hook
from ferrohub.github3.decorators import requires_auth as requires_auth
from ferrohub.github3.models import GitHubCore as GitHubCore
from json import dumps as dumps

__all__ = ["GitHubCore", "Hook", "dumps", "requires_auth"]
