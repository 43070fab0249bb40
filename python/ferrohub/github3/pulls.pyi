"""The names of github3.py's module ``pulls``. Made by tools/generate.py."""

from typing import Any

from ferrohub import URITemplate as URITemplate
from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import Base as Base
from ferrohub.github3._resources import Head as Head
from ferrohub.github3._resources import Issue as Issue
from ferrohub.github3._resources import IssueComment as IssueComment
from ferrohub.github3._resources import PullDestination as PullDestination
from ferrohub.github3._resources import PullFile as PullFile
from ferrohub.github3._resources import PullRequest as PullRequest
from ferrohub.github3._resources import PullReview as PullReview
from ferrohub.github3._resources import ReviewComment as ReviewComment
from ferrohub.github3._resources import ReviewRequests as ReviewRequests
from ferrohub.github3._resources import ShortPullRequest as ShortPullRequest
from ferrohub.github3._resources import _PullRequest as _PullRequest
from ferrohub.github3.decorators import requires_auth as requires_auth
from ferrohub.github3.repos import commit as rcommit
from ferrohub.github3.repos import contents as contents
from json import dumps as dumps

__all__ = ["Base", "Head", "Issue", "IssueComment", "PullDestination", "PullFile", "PullRequest", "PullReview", "ReviewComment", "ReviewRequests", "ShortPullRequest", "URITemplate", "contents", "dumps", "models", "rcommit", "requires_auth", "users"]
