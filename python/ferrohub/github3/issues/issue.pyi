"""The names of github3.py's module ``issues.issue``. Made by tools/generate.py."""

from typing import Any

from ferrohub import URITemplate as URITemplate
from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import Issue as Issue
from ferrohub.github3._resources import ShortIssue as ShortIssue
from ferrohub.github3._resources import _Issue as _Issue
from ferrohub.github3.decorators import requires_auth as requires_auth
from ferrohub.github3.issues import comment as comment
from ferrohub.github3.issues import event as event
from ferrohub.github3.issues import label as label
from ferrohub.github3.issues import milestone as milestone
from json import dumps as dumps

__all__ = ["Issue", "ShortIssue", "URITemplate", "comment", "dumps", "event", "label", "milestone", "models", "requires_auth", "users"]
