"""The names of github3.py's module ``repos.stats``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._functions import alternate_week as alternate_week
from ferrohub.github3._resources import ContributorStats as ContributorStats
import datetime as datetime

dateutil: Any
__all__ = ["ContributorStats", "alternate_week", "datetime", "dateutil", "models", "users"]
