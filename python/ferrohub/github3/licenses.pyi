"""The names of github3.py's module ``licenses``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import License as License
from ferrohub.github3._resources import RepositoryLicense as RepositoryLicense
from ferrohub.github3._resources import ShortLicense as ShortLicense
from ferrohub.github3._resources import _License as _License
import base64 as base64

__all__ = ["License", "RepositoryLicense", "ShortLicense", "base64", "models"]
