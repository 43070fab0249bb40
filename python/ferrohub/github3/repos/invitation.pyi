"""The names of github3.py's module ``repos.invitation``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import RepositoryInvitation as Invitation
from ferrohub.github3.decorators import requires_auth as requires_auth
from json import dumps as dumps

__all__ = ["Invitation", "dumps", "models", "requires_auth", "users"]
