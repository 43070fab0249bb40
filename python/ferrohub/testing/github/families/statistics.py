"""Statistics of repositories, from their commits (https://docs.github.com/rest/metrics/statistics)."""

from __future__ import annotations

import calendar
import collections
import time
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import repositories
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.git import changes, history, objects as git
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user, user_by_id

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

_DAY = 86400
_WEEK = 7 * _DAY
#: The weeks of a year, as the statistics of the last year have them.
_WEEKS = 52


class _Commit:
    """A commit of the default branch, as statistics count it."""

    def __init__(self, repository: Repository, sha: str) -> None:
        found = git.commit(repository.objects, sha)
        self.at = calendar.timegm(time.strptime(found.author.date, "%Y-%m-%dT%H:%M:%SZ"))
        self.email, self.name = found.author.email, found.author.name
        before = git.commit(repository.objects, found.parents[0]).tree if found.parents else git.EMPTY_TREE
        counts = [each.counts for each in changes.between(repository.objects, before, found.tree)]
        self.added, self.deleted = (sum(each[at] for each in counts) for at in (0, 1))

    @property
    def week(self) -> int:
        """The Sunday that its week begins with, in seconds since 1970."""
        # 1970 began on a Thursday.
        return (self.at + 4 * _DAY) // _WEEK * _WEEK - 4 * _DAY


def _commits(repository: Repository) -> list[_Commit]:
    """The commits of the default branch, without merges, the oldest first."""
    head = repository.refs.get(f"refs/heads/{repository.default_branch}")
    if head is None:
        return []
    shas = list(history.log(repository.objects, head))[::-1]
    return [_Commit(repository, sha) for sha in shas if len(git.commit(repository.objects, sha).parents) < 2]


def _computed(call: Call, make: Callable[[list[_Commit]], Any]) -> Any:
    """The statistics, or 202 while they are computed, or 204 for an empty repository."""
    repository = call.repository()
    head = repository.refs.get(f"refs/heads/{repository.default_branch}")
    if head is None:
        return None
    if not call.world.is_computed(call.world.delays.statistics, call.route.id, repository.id, head):
        return Reply(202, {})
    return make(_commits(repository))


def _account(call: Call, email: str) -> int | None:
    for account in call.state.accounts.values():
        if account.type != "Organization" and repositories.email_of(account).lower() == email.lower():
            return account.id
    return None


@operation("repos/get-contributors-stats")
def contributors(call: Call) -> Any:
    def make(found: list[_Commit]) -> Any:
        weeks = sorted({each.week for each in found})
        authors: dict[int | None, list[_Commit]] = collections.defaultdict(list)
        for each in found:
            authors[_account(call, each.email)].append(each)
        return [
            {
                "author": user_by_id(call, id),
                "total": len(own),
                "weeks": [_week_of(week, [each for each in own if each.week == week]) for week in weeks],
            }
            for id, own in sorted(authors.items(), key=lambda each: len(each[1]))
            if id is not None
        ]

    return _computed(call, make)


def _week_of(week: int, found: list[_Commit]) -> dict[str, int]:
    added, deleted = sum(each.added for each in found), sum(each.deleted for each in found)
    return {"w": week, "a": added, "d": deleted, "c": len(found)}


def _last_weeks(call: Call) -> list[int]:
    now = int(call.world.clock.timestamp)
    last = (now + 4 * _DAY) // _WEEK * _WEEK - 4 * _DAY
    return [last - number * _WEEK for number in reversed(range(_WEEKS))]


@operation("repos/get-commit-activity-stats")
def commit_activity(call: Call) -> Any:
    def make(found: list[_Commit]) -> Any:
        shown = []
        for week in _last_weeks(call):
            days = [sum(week + day * _DAY <= each.at < week + (day + 1) * _DAY for each in found) for day in range(7)]
            shown.append({"week": week, "days": days, "total": sum(days)})
        return shown

    return _computed(call, make)


@operation("repos/get-code-frequency-stats")
def code_frequency(call: Call) -> Any:
    def make(found: list[_Commit]) -> Any:
        weeks = [
            _week_of(week, [each for each in found if each.week == week]) for week in sorted({e.week for e in found})
        ]
        return [[each["w"], each["a"], -each["d"]] for each in weeks]

    return _computed(call, make)


@operation("repos/get-participation-stats")
def participation(call: Call) -> Any:
    owner = call.repository().owner

    def make(found: list[_Commit]) -> Any:
        weeks = _last_weeks(call)
        own = [each for each in found if _account(call, each.email) == owner]
        return {
            "all": [sum(each.week == week for each in found) for week in weeks],
            "owner": [sum(each.week == week for each in own) for week in weeks],
        }

    return _computed(call, make) or {"all": [0] * _WEEKS, "owner": [0] * _WEEKS}


@operation("repos/get-punch-card-stats")
def punch_card(call: Call) -> Any:
    def make(found: list[_Commit]) -> Any:
        times = collections.Counter(((each.at // _DAY + 4) % 7, each.at // 3600 % 24) for each in found)
        return [[day, hour, times[day, hour]] for day in range(7) for hour in range(24)]

    return _computed(call, make)


@operation("repos/list-contributors")
def list_contributors(call: Call) -> Any:
    repository = call.repository()
    found = _commits(repository)
    if not found:
        return None
    known: collections.Counter[int] = collections.Counter()
    others: collections.Counter[tuple[str, str]] = collections.Counter()
    for each in found:
        id = _account(call, each.email)
        if id is not None:
            known[id] += 1
        else:
            others[each.name, each.email] += 1
    shown: list[dict[str, Any]] = [
        {**user(call, call.state.accounts[id]), "contributions": count} for id, count in known.most_common()
    ]
    if call.query.get("anon") in ("1", "true"):
        shown += [
            {"email": email, "name": name, "type": "Anonymous", "contributions": count}
            for (name, email), count in others.most_common()
        ]
    return call.page(shown, lambda each: each)
