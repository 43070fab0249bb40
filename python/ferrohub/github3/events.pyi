"""The names of github3.py's module ``events``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._functions import _commitcomment as _commitcomment
from ferrohub.github3._functions import _follow as _follow
from ferrohub.github3._functions import _forkev as _forkev
from ferrohub.github3._functions import _gist as _gist
from ferrohub.github3._functions import _issuecomm as _issuecomm
from ferrohub.github3._functions import _issueevent as _issueevent
from ferrohub.github3._functions import _member as _member
from ferrohub.github3._functions import _pullreqcomm as _pullreqcomm
from ferrohub.github3._functions import _pullreqev as _pullreqev
from ferrohub.github3._functions import _release as _release
from ferrohub.github3._functions import _team as _team
from ferrohub.github3._functions import identity as identity
from ferrohub.github3._resources import Event as Event
from ferrohub.github3._resources import EventIssue as EventIssue
from ferrohub.github3._resources import EventIssueComment as EventIssueComment
from ferrohub.github3._resources import EventOrganization as EventOrganization
from ferrohub.github3._resources import EventPullRequest as EventPullRequest
from ferrohub.github3._resources import EventReviewComment as EventReviewComment
from ferrohub.github3._resources import EventUser as EventUser
import copy as copy

_payload_handlers: Any
__all__ = ["Event", "EventIssue", "EventIssueComment", "EventOrganization", "EventPullRequest", "EventReviewComment", "EventUser", "copy", "identity", "models"]
