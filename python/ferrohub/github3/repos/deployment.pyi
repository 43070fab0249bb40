"""The names of github3.py's module ``repos.deployment``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import users as users
from ferrohub.github3._resources import Deployment as Deployment
from ferrohub.github3._resources import DeploymentStatus as DeploymentStatus
from ferrohub.github3.models import GitHubCore as GitHubCore

__all__ = ["Deployment", "DeploymentStatus", "GitHubCore", "users"]
