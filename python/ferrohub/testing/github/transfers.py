"""Issues that are pinned, deleted, or transferred to another repository."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from ferrohub.testing.github import issues, projects, webhooks
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.records import Label
from ferrohub.testing.github.views import issues as views
from ferrohub.testing.github.views.repositories import minimal

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Issue, Repository


#: How many issues of a repository can be pinned.
_MOST_PINNED = 3


def set_pinned(call: Call, repository: Repository, issue: Issue, *, pinned: bool) -> None:
    """Pin an issue, or not any more.

    :param repository: its repository
    :param issue: the issue
    :param pinned: whether it is pinned
    :raises Failure: it is so already, or too many are pinned
    """
    if (issue.number in repository.pinned) == pinned:
        raise unprocessable(f"The issue is {'already' if pinned else 'not'} pinned")
    if pinned and len(repository.pinned) >= _MOST_PINNED:
        raise unprocessable("Maximum 3 pinned issues per repository")
    if pinned:
        repository.pinned.append(issue.number)
    else:
        repository.pinned.remove(issue.number)
    issues.happened(call, repository, issue, "pinned" if pinned else "unpinned")


def delete(call: Call, repository: Repository, issue: Issue) -> None:
    """Delete an issue with its comments.

    :param repository: its repository
    :param issue: the issue
    """
    shown = views.issue(call, repository, issue)
    _remove(call, repository, issue)
    projects.follow(call.state, (repository.id, issue.number), None)
    webhooks.emit(call, "issues", "deleted", {"issue": shown}, repository=repository)


def _remove(call: Call, repository: Repository, issue: Issue) -> None:
    del repository.issues[issue.number]
    repository.pinned = [number for number in repository.pinned if number != issue.number]
    for id in issue.comments:
        repository.comments.pop(id, None)
    for account in call.state.accounts.values():
        account.threads.pop(f"{repository.id}/{issue.number}", None)


def transfer(
    call: Call, repository: Repository, issue: Issue, target: Repository, *, with_labels: bool = False
) -> Issue:
    """Transfer an issue to another repository of the same owner, where it gets another number.

    Labels and the milestone are kept if the other repository has those with the same names.

    :param repository: its repository
    :param issue: the issue
    :param target: the other repository
    :param with_labels: whether labels that are missing there are created
    :returns: the record of the issue in the other repository
    :raises Failure: it cannot be transferred there
    """
    if target is repository:
        raise unprocessable("The issue is already in this repository")
    if target.owner != repository.owner:
        raise unprocessable("Issues can only be transferred to repositories of the same owner")
    if repository.private and not target.private:
        raise unprocessable("Issues of private repositories cannot be transferred to public ones")
    if not target.has_issues:
        raise unprocessable("Issues are disabled for the repository")
    old = views.issue(call, repository, issue)
    comments = [repository.comments[id] for id in issue.comments]
    target.last_number += 1
    made = dataclasses.replace(
        issue,
        id=call.state.next_id("issue"),
        number=target.last_number,
        labels=_labels(call, repository, issue, target, with_labels=with_labels),
        milestone=_milestone(repository, issue, target),
        assignees=[id for id in issue.assignees if issues.assignable(call, target, call.state.accounts[id].login)],
        updated_at=call.now,
    )
    _remove(call, repository, issue)
    target.issues[made.number] = made
    for each in comments:
        each.issue = made.number
        target.comments[each.id] = each
    for event in made.events:
        event.issue = made.number
    places = (repository.id, issue.number), (target.id, made.number)
    _relate(call, *places)
    projects.follow(call.state, *places)
    issues.happened(call, target, made, "transferred")
    new = {"new_issue": views.issue(call, target, made), "new_repository": minimal(call, target)}
    webhooks.emit(call, "issues", "transferred", {"issue": old, "changes": new}, repository=repository)
    return made


def _relate(call: Call, old: tuple[int, int], new: tuple[int, int]) -> None:
    """Let sub-issues and dependencies refer to the issue where it is now."""
    for home in call.state.repositories.values():
        for each in home.issues.values():
            each.parent = new if each.parent == old else each.parent
            for references in (each.sub_issues, each.blocked_by, each.blocking):
                references[:] = [new if reference == old else reference for reference in references]


def _labels(call: Call, repository: Repository, issue: Issue, target: Repository, *, with_labels: bool) -> list[int]:
    found: list[int] = []
    for id in issue.labels:
        label = repository.labels[id]
        known = issues.label_named(target, label.name)
        if known is None and with_labels:
            known = Label(call.state.next_id("label"), label.name, label.color, label.description)
            target.labels[known.id] = known
        if known is not None:
            found.append(known.id)
    return found


def _milestone(repository: Repository, issue: Issue, target: Repository) -> int | None:
    known = repository.milestones.get(issue.milestone or 0)
    found = [each.number for each in target.milestones.values() if known is not None and each.title == known.title]
    return found[0] if found else None
