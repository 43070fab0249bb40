"""The names of github3.py's module ``repos.traffic``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import ClonesStats as ClonesStats
from ferrohub.github3._resources import ViewsStats as ViewsStats

__all__ = ["ClonesStats", "ViewsStats", "models"]
