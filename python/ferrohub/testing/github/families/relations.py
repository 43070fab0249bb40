"""Sub-issues and dependencies of issues (https://docs.github.com/rest/issues/sub-issues)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import issues
from ferrohub.testing.github.failures import not_found, unprocessable
from ferrohub.testing.github.families.issues import issue_of
from ferrohub.testing.github.issue_events import related
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import issues as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Issue, Repository

#: How many sub-issues an issue has at most, and how many levels there are
#: (https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/adding-sub-issues).
_MOST_SUB_ISSUES, _LEVELS = 100, 8
#: How many issues may block one.
_MOST_BLOCKERS = 50
_Reference = tuple[int, int]


def _by_id(call: Call, id: int) -> tuple[Repository, Issue]:
    """The issue with an ID, in any repository that the user sees."""
    for repository in call.state.repositories.values():
        for issue in repository.issues.values():
            if issue.id == id and not issue.is_pull and call.sees(repository):
                return repository, issue
    raise not_found()


def _here(call: Call, role: str = "pull") -> tuple[Repository, Issue]:
    repository = call.repository(role)
    found = issue_of(call, repository)
    if found.is_pull:
        raise not_found()
    return repository, found


def _reference(repository: Repository, issue: Issue) -> _Reference:
    return repository.id, issue.number


def _page(call: Call, references: list[_Reference]) -> Any:
    found = [each for each in issues.linked(call.state, references) if call.sees(each[0])]
    return call.page(found, lambda each: views.issue(call, *each, with_repository=True))


@operation("issues/list-sub-issues")
def list_sub_issues(call: Call) -> Any:
    return _page(call, _here(call)[1].sub_issues)


@operation("issues/get-parent")
def get_parent(call: Call) -> Any:
    _, issue = _here(call)
    found = issues.linked(call.state, [issue.parent] if issue.parent is not None else [])
    if not found:
        raise not_found()
    return views.issue(call, *found[0])


def _ancestors(call: Call, reference: _Reference) -> list[_Reference]:
    """An issue and those that it is part of, from the inside out."""
    found = [reference]
    while above := issues.linked(call.state, [found[-1]]):
        parent = above[0][1].parent
        if parent is None:
            break
        found.append(parent)
    return found


def _depth(call: Call, reference: _Reference) -> int:
    """How many levels of sub-issues are below an issue."""
    _, issue = issues.linked(call.state, [reference])[0]
    return 1 + max((_depth(call, each) for each in issue.sub_issues), default=-1)


def _record(call: Call, names: tuple[str, str], one: tuple[Repository, Issue], other: tuple[Repository, Issue]) -> Any:
    """Record the events of two issues that are related now, or not any more; return the first issue."""
    shown = [views.issue(call, *each) for each in (one, other)]
    for name, (home, issue) in zip(names, (one, other), strict=True):
        issues.happened(call, home, issue, name)
        related(call, name, home, shown[0], shown[1])
    return shown[0]


@operation("issues/add-sub-issue")
def add_sub_issue(call: Call) -> Any:
    repository, issue = _here(call, "triage")
    home, sub = _by_id(call, call.body["sub_issue_id"])
    here, there = _reference(repository, issue), _reference(home, sub)
    above = _ancestors(call, here)
    if there in above:
        raise unprocessable("An error occurred while adding the sub-issue to the parent issue. It would form a circle.")
    if there in issue.sub_issues:
        message = "An error occurred while adding the sub-issue to the parent issue. Issue may not contain duplicates"
        raise unprocessable(message)
    if sub.parent is not None and not call.body.get("replace_parent"):
        message = "An error occurred while adding the sub-issue to the parent issue. Sub issue may only have one parent"
        raise unprocessable(message)
    if len(issue.sub_issues) >= _MOST_SUB_ISSUES or len(above) + _depth(call, there) > _LEVELS:
        raise unprocessable("The limit of sub-issues or of their levels is exceeded.")
    for _, parent in issues.linked(call.state, [sub.parent] if sub.parent is not None else []):
        parent.sub_issues.remove(there)
    issue.sub_issues.append(there)
    sub.parent = here
    return _record(call, ("sub_issue_added", "parent_issue_added"), (repository, issue), (home, sub))


def _sub_issue(call: Call, issue: Issue) -> tuple[Repository, Issue]:
    """The sub-issue that the body names."""
    for home, sub in issues.linked(call.state, issue.sub_issues):
        if sub.id == call.body["sub_issue_id"]:
            return home, sub
    raise not_found()


@operation("issues/remove-sub-issue")
def remove_sub_issue(call: Call) -> Any:
    repository, issue = _here(call, "triage")
    home, sub = _sub_issue(call, issue)
    issue.sub_issues.remove(_reference(home, sub))
    sub.parent = None
    return _record(call, ("sub_issue_removed", "parent_issue_removed"), (repository, issue), (home, sub))


@operation("issues/reprioritize-sub-issue")
def move_sub_issue(call: Call) -> Any:
    repository, issue = _here(call, "triage")
    moved = _reference(*_sub_issue(call, issue))
    after, before = call.body.get("after_id"), call.body.get("before_id")
    if (after is None) == (before is None):
        raise unprocessable("Validation Failed: either after_id or before_id is required")
    places = {sub.id: _reference(home, sub) for home, sub in issues.linked(call.state, issue.sub_issues)}
    target = places.get(int(after if after is not None else before or 0))
    if target is None or target == moved:
        raise unprocessable("Validation Failed: after_id or before_id is not another sub-issue")
    issue.sub_issues.remove(moved)
    issue.sub_issues.insert(issue.sub_issues.index(target) + (after is not None), moved)
    return views.issue(call, repository, issue)


@operation("issues/list-dependencies-blocked-by")
def list_blockers(call: Call) -> Any:
    return _page(call, _here(call)[1].blocked_by)


@operation("issues/list-dependencies-blocking")
def list_blocked(call: Call) -> Any:
    return _page(call, _here(call)[1].blocking)


@operation("issues/add-blocked-by-dependency")
def add_blocker(call: Call) -> Any:
    repository, issue = _here(call, "triage")
    home, blocker = _by_id(call, call.body["issue_id"])
    here, there = _reference(repository, issue), _reference(home, blocker)
    if here == there:
        raise unprocessable("Validation Failed: an issue cannot block itself")
    if there in issue.blocked_by:
        raise unprocessable("Validation Failed: the dependency exists already")
    if len(issue.blocked_by) >= _MOST_BLOCKERS:
        raise unprocessable(f"Validation Failed: an issue cannot be blocked by more than {_MOST_BLOCKERS} issues")
    issue.blocked_by.append(there)
    blocker.blocking.append(here)
    _record(call, ("blocked_by_added", "blocking_added"), (repository, issue), (home, blocker))
    return views.issue(call, home, blocker)


@operation("issues/remove-dependency-blocked-by")
def remove_blocker(call: Call) -> Any:
    repository, issue = _here(call, "triage")
    wanted = call.number("issue_id")
    for home, blocker in issues.linked(call.state, issue.blocked_by):
        if blocker.id == wanted:
            issue.blocked_by.remove(_reference(home, blocker))
            blocker.blocking.remove(_reference(repository, issue))
            _record(call, ("blocked_by_removed", "blocking_removed"), (repository, issue), (home, blocker))
            return views.issue(call, home, blocker)
    raise not_found()
