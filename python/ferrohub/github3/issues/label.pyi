"""The names of github3.py's module ``issues.label``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3._resources import Label as Label
from ferrohub.github3._resources import ShortLabel as ShortLabel
from ferrohub.github3._resources import _Label as _Label
from ferrohub.github3.decorators import requires_auth as requires_auth
from ferrohub.github3.models import GitHubCore as GitHubCore
from json import dumps as dumps

__all__ = ["GitHubCore", "Label", "ShortLabel", "dumps", "requires_auth"]
