"""The names of github3.py's module ``issues.comment``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import decorators as decorators
from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3 import utils as utils
from ferrohub.github3._functions import issue_comment_params as issue_comment_params
from ferrohub.github3._resources import IssueComment as IssueComment

__all__ = ["IssueComment", "decorators", "issue_comment_params", "models", "users", "utils"]
