"""The names of github3.py's module ``repos.issue_import``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import ImportedIssue as ImportedIssue

__all__ = ["ImportedIssue", "models"]
