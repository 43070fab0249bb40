"""The names of github3.py's module ``projects``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import exceptions as exceptions
from ferrohub.github3 import models as models
from ferrohub.github3 import pulls as pulls
from ferrohub.github3 import users as users
from ferrohub.github3._resources import Project as Project
from ferrohub.github3._resources import ProjectCard as ProjectCard
from ferrohub.github3._resources import ProjectColumn as ProjectColumn
from ferrohub.github3.decorators import requires_auth as requires_auth
from ferrohub.github3.issues import issue as issue
from json import dumps as dumps

__all__ = ["Project", "ProjectCard", "ProjectColumn", "dumps", "exceptions", "issue", "models", "pulls", "requires_auth", "users"]
