"""The names of github3.py's module ``repos.pages``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import PagesBuild as PagesBuild
from ferrohub.github3._resources import PagesInfo as PagesInfo

__all__ = ["PagesBuild", "PagesInfo", "models"]
