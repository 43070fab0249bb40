"""The names of github3.py's module ``repos.topics``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import Topics as Topics

__all__ = ["Topics", "models"]
