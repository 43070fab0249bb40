"""The names of github3.py's module ``repos.comparison``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import Comparison as Comparison
from ferrohub.github3.repos import commit as commit

__all__ = ["Comparison", "commit", "models"]
