"""The names of github3.py's module ``issues``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3._functions import issue_params as issue_params
from ferrohub.github3._resources import Issue as Issue
from ferrohub.github3._resources import ShortIssue as ShortIssue
from ferrohub.github3.issues import comment as comment
from ferrohub.github3.issues import event as event
from ferrohub.github3.issues import issue as issue
from ferrohub.github3.issues import label as label
from ferrohub.github3.issues import milestone as milestone
from ferrohub.github3.utils import timestamp_parameter as timestamp_parameter

__all__ = ["Issue", "ShortIssue", "comment", "event", "issue", "issue_params", "label", "milestone", "timestamp_parameter"]
