"""The names of github3.py's module ``checks``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import decorators as decorators
from ferrohub.github3 import models as models
from ferrohub.github3._resources import CheckApp as CheckApp
from ferrohub.github3._resources import CheckPullRequest as CheckPullRequest
from ferrohub.github3._resources import CheckRun as CheckRun
from ferrohub.github3._resources import CheckRunAnnotation as CheckRunAnnotation
from ferrohub.github3._resources import CheckRunOutput as CheckRunOutput
from ferrohub.github3._resources import CheckSuite as CheckSuite
from json import dumps as dumps

__all__ = ["CheckApp", "CheckPullRequest", "CheckRun", "CheckRunAnnotation", "CheckRunOutput", "CheckSuite", "decorators", "dumps", "models"]
