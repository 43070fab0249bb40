"""Functions and objects of modules of ``ferrohub.github3`` that have nothing else written by hand."""

from __future__ import annotations

import logging
import typing as t
from typing import Any

from ferrohub import _core
from ferrohub.github3 import utils

LOG = logging.getLogger("github3")
T = t.TypeVar("T")


def parsed_time(text: str) -> Any:
    """A time with the offset of its text; UTC if it has none.

    :param text: ISO 8601 text
    :raises ValueError: it is none
    """
    import datetime

    found = datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))
    return found if found.tzinfo is not None else found.replace(tzinfo=datetime.timezone.utc)


def issue_params(filter: Any, state: Any, labels: Any, sort: Any, direction: Any, since: Any) -> dict[str, Any]:
    """The query of a listing of issues.

    :param filter: which issues of the user
    :param state: open, closed or all
    :param labels: names of labels
    :param sort: created, updated or comments
    :param direction: asc or desc
    :param since: only those that were updated since
    """
    chosen = {
        "filter": filter if filter in ("assigned", "created", "mentioned", "subscribed") else None,
        "state": state if state in ("all", "open", "closed") else None,
        "labels": labels,
        "sort": sort if sort in ("created", "updated", "comments") else None,
        "direction": direction if direction in ("asc", "desc") else None,
        "since": utils.timestamp_parameter(since),
    }
    return {name: value for name, value in chosen.items() if value is not None}


def issue_comment_params(sort: Any, direction: Any, since: Any) -> dict[str, Any]:
    """The query of a listing of comments.

    :param sort: created or updated
    :param direction: asc or desc
    :param since: only those that were updated since
    """
    chosen = {
        "sort": sort if sort in ("created", "updated") else None,
        "direction": direction if direction in ("asc", "desc") else None,
        "since": utils.timestamp_parameter(since),
    }
    return {name: value for name, value in chosen.items() if value is not None}


def repo_issue_params(
    milestone: Any = None,
    state: Any = None,
    assignee: Any = None,
    mentioned: Any = None,
    labels: Any = None,
    sort: Any = None,
    direction: Any = None,
    since: Any = None,
    number: int = -1,
    etag: str | None = None,
) -> dict[str, Any]:
    """The query of a listing of the issues of a repository.

    :param milestone: number, ``"*"`` or ``"none"``
    :param state: open, closed or all
    :param assignee: login, ``"*"`` or ``"none"``
    :param mentioned: login
    :param labels: names of labels
    :param sort: created, updated or comments
    :param direction: asc or desc
    :param since: only those that were updated since
    :param number: ignored
    :param etag: ignored
    """
    chosen = issue_params(None, state, labels, sort, direction, since)
    more = {
        "milestone": milestone if milestone in ("*", "none") or isinstance(milestone, int) else None,
        "assignee": assignee,
        "mentioned": mentioned,
    }
    return {**chosen, **{name: str(value) for name, value in more.items() if value}}


def validate_commmitter(d: Any) -> bool:
    """Whether a committer has a name and an email address.

    :param d: a mapping
    """
    return bool(d and d.get("name") and d.get("email"))


def alternate_week(week: dict[str, Any]) -> dict[str, Any]:
    """A week of the statistics of a contributor, with readable keys.

    :param week: the week, as GitHub sends it
    """
    import datetime

    start = datetime.datetime.fromtimestamp(week["w"], datetime.timezone.utc)
    return {
        "start of week": start,
        "additions": week["a"],
        "deletions": week["d"],
        "commits": week["c"],
    }


def identity(x: Any, session: Any) -> Any:
    """The payload of an event without resources.

    :param x: the payload
    :param session: ignored
    """
    return x


def _members(**classes: str) -> Any:
    """A function that replaces members of a payload by resources, which its pickle names."""

    def handle(payload: dict[str, Any], session: Any) -> dict[str, Any]:
        for member, name in classes.items():
            if payload.get(member):
                payload[member] = _core._github3_class(name)(payload[member], session)
        return payload

    return handle


_commitcomment = _members(comment="RepoComment")
_follow = _members(target="EventUser")
_forkev = _members(forkee="ShortRepository")
_gist = _members(gist="Gist")
_issuecomm = _members(issue="EventIssue", comment="EventIssueComment")
_issueevent = _members(issue="EventIssue")
_member = _members(member="EventUser")
_pullreqev = _members(pull_request="EventPullRequest")
_pullreqcomm = _members(pull_request="EventPullRequest", comment="EventReviewComment")
_release = _members(release="Release")
_team = _members(team="ShortTeam", repo="ShortRepository", sender="EventUser")

_payload_handlers = {
    "CommitCommentEvent": _commitcomment,
    "CreateEvent": identity,
    "DeleteEvent": identity,
    "FollowEvent": _follow,
    "ForkEvent": _forkev,
    "ForkApplyEvent": identity,
    "GistEvent": _gist,
    "GollumEvent": identity,
    "IssueCommentEvent": _issuecomm,
    "IssuesEvent": _issueevent,
    "MemberEvent": _member,
    "PublicEvent": identity,
    "PullRequestEvent": _pullreqev,
    "PullRequestReviewCommentEvent": _pullreqcomm,
    "PushEvent": identity,
    "ReleaseEvent": _release,
    "StatusEvent": identity,
    "TeamAddEvent": _team,
    "WatchEvent": identity,
}


def __getattr__(name: str) -> Any:
    if name == "UserLike":
        kinds = [_core._github3_class(kind) for kind in ("ShortUser", "User", "AuthenticatedUser")]
        alternatives = (*kinds, str)
        union: Any = t.Union
        return union[alternatives]
    if name == "_pubsub_re":
        import re

        return re.compile(r"https?://[\w\d\-\.\:]+/\w[\w-]+/[\w\._-]+/events/\w+")
    raise AttributeError(name)
