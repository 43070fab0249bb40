"""The names of github3.py's module ``repos.status``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import CombinedStatus as CombinedStatus
from ferrohub.github3._resources import ShortStatus as ShortStatus
from ferrohub.github3._resources import Status as Status
from ferrohub.github3._resources import _Status as _Status
from ferrohub.github3.models import GitHubCore as GitHubCore

__all__ = ["CombinedStatus", "GitHubCore", "ShortStatus", "Status", "models", "users"]
