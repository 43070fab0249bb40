"""The names of github3.py's module ``issues.milestone``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import users as users
from ferrohub.github3._resources import Milestone as Milestone
from ferrohub.github3.decorators import requires_auth as requires_auth
from ferrohub.github3.issues import label as label
from ferrohub.github3.models import GitHubCore as GitHubCore
from json import dumps as dumps

__all__ = ["GitHubCore", "Milestone", "dumps", "label", "requires_auth", "users"]
