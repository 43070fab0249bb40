"""What happens to issues: their changes, and the events that tell of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import forbidden, invalid
from ferrohub.testing.github.issue_events import label_created, of_issue
from ferrohub.testing.github.notifications import notify
from ferrohub.testing.github.records import Comment, Issue, IssueEvent, Label

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import IssueType, Repository, State


def happened(call: Call, repository: Repository, issue: Issue, event: str, **members: Any) -> None:
    """Record an event of an issue.

    :param repository: the repository
    :param issue: the issue
    :param event: name of the event, such as ``"closed"``
    :param members: further members of the record
    """
    identity = call.state.next_id("event")
    made = IssueEvent(identity, issue.number, call.me.id, event, call.now, **members)
    issue.events.append(made)
    subject = made.assignee if event == "assigned" else made.requested_reviewer
    text = repository.comments[made.comment].body if made.comment is not None else None
    notify(call.world, repository, issue, event, made.actor, text=text, subject=subject, comment=made.comment)
    of_issue(call, repository, issue, made)


def type_named(known: Mapping[int, IssueType], name: str) -> IssueType | None:
    """The type of issues with a name, in any case.

    :param known: the types of an organization
    :param name: the name
    """
    return next((each for each in known.values() if each.name.lower() == name.lower()), None)


def type_given(call: Call, repository: Repository) -> int | None:
    """The ID of the type that the body names; None for none.

    :param repository: the repository of the issue
    :raises Failure: its owner has no such type
    """
    name = call.body.get("type")
    if name is None:
        return None
    found = type_named(call.state.accounts[repository.owner].issue_types, str(name))
    if found is None or not found.is_enabled:
        raise invalid("Issue", "type", "invalid", value=name)
    return found.id


def set_type(call: Call, repository: Repository, issue: Issue, type_: int | None) -> None:
    """Set the type of an issue.

    :param repository: the repository
    :param issue: the issue
    :param type_: the ID of the type; None for none
    """
    if type_ == issue.type:
        return
    old, issue.type = issue.type, type_
    event = "added" if old is None else "removed" if type_ is None else "changed"
    happened(call, repository, issue, f"issue_type_{event}", issue_type=old if type_ is None else type_)


def create(call: Call, repository: Repository, title: str, body: str | None, *, is_pull: bool = False) -> Issue:
    """Create an issue, or the issue of a pull request.

    :param repository: the repository
    :param title: its title
    :param body: its text
    :param is_pull: whether it is that of a pull request
    """
    repository.last_number += 1
    identity = call.state.next_id("pull" if is_pull else "issue")
    made = Issue(identity, repository.last_number, title, call.me.id, call.now, call.now, body or None, is_pull=is_pull)
    repository.issues[made.number] = made
    notify(call.world, repository, made, "opened", made.user, text=body)
    return made


def check_unlocked(call: Call, repository: Repository, issue: Issue) -> None:
    """Check that the user may comment on an issue or a pull request.

    :param repository: the repository
    :param issue: the issue
    :raises Failure: it is locked, and the user may not push
    """
    if issue.locked and not call.may(repository, "push"):
        raise forbidden("Unable to create comment because issue is locked.")


def add_comment(call: Call, repository: Repository, issue: Issue, body: str) -> Comment:
    """Comment on an issue.

    :param repository: the repository
    :param issue: the issue
    :param body: the text
    """
    made = Comment(call.state.next_id("comment"), issue.number, call.me.id, body, call.now, call.now)
    repository.comments[made.id] = made
    issue.comments.append(made.id)
    happened(call, repository, issue, "commented", comment=made.id)
    issue.updated_at = call.now
    return made


def set_state(call: Call, repository: Repository, issue: Issue, state: str, reason: str | None = None) -> None:
    """Close or reopen an issue.

    :param repository: the repository
    :param issue: the issue
    :param state: "open" or "closed"
    :param reason: why; None for the usual reason
    """
    if state == issue.state:
        if reason is not None and state == "closed":
            issue.state_reason = reason
        return
    issue.state = state
    if state == "closed":
        issue.closed_at, issue.closed_by = call.now, call.me.id
        issue.state_reason = None if issue.is_pull else reason or "completed"
        happened(call, repository, issue, "closed", state_reason=issue.state_reason)
    else:
        issue.closed_at = issue.closed_by = None
        issue.state_reason = None if issue.is_pull else "reopened"
        happened(call, repository, issue, "reopened")


def label_named(repository: Repository, name: str) -> Label | None:
    """The label with a name, in any case; None if there is none.

    :param repository: the repository
    :param name: its name
    """
    return next((each for each in repository.labels.values() if each.name.lower() == name.lower()), None)


def label_ids(call: Call, repository: Repository, names: Iterable[Any]) -> list[int]:
    """The IDs of labels; a label that is missing is created, as GitHub does.

    :param repository: the repository
    :param names: their names, or objects with them
    """
    found: list[int] = []
    for each in names:
        name = each.get("name") if isinstance(each, dict) else each
        if not name:
            raise invalid("Label", "name", "missing_field")
        label = label_named(repository, name)
        if label is None:
            label = Label(call.state.next_id("label"), name, "ededed")
            repository.labels[label.id] = label
            label_created(call, repository, label)
        if label.id not in found:
            found.append(label.id)
    return found


def set_labels(call: Call, repository: Repository, issue: Issue, labels: list[int]) -> None:
    """Set the labels of an issue.

    :param repository: the repository
    :param issue: the issue
    :param labels: the IDs of the labels
    """
    for id in [id for id in issue.labels if id not in labels]:
        known = repository.labels[id]
        happened(call, repository, issue, "unlabeled", label=known.name, label_color=known.color)
    for id in [id for id in labels if id not in issue.labels]:
        known = repository.labels[id]
        happened(call, repository, issue, "labeled", label=known.name, label_color=known.color)
    if issue.labels != labels:
        issue.labels, issue.updated_at = labels, call.now


def assignable(call: Call, repository: Repository, login: str) -> int | None:
    """The ID of an account to which issues may be assigned; None for any other.

    :param repository: the repository
    :param login: its login
    """
    account = call.state.account(login)
    if account is None or account.type == "Organization":
        return None
    owner = call.state.accounts[repository.owner]
    may = account.id == owner.id or account.id in repository.collaborators or account.id in owner.members
    return account.id if may else None


def set_assignees(call: Call, repository: Repository, issue: Issue, accounts: list[int]) -> None:
    """Set the assignees of an issue.

    :param repository: the repository
    :param issue: the issue
    :param accounts: the IDs of the accounts
    """
    for id in [id for id in issue.assignees if id not in accounts]:
        happened(call, repository, issue, "unassigned", assignee=id)
    for id in [id for id in accounts if id not in issue.assignees]:
        happened(call, repository, issue, "assigned", assignee=id)
    if issue.assignees != accounts:
        issue.assignees, issue.updated_at = accounts, call.now


def assignee_ids(call: Call, repository: Repository, logins: Iterable[str]) -> list[int]:
    """The IDs of accounts by their logins.

    :param repository: the repository
    :param logins: the logins
    :raises Failure: issues may not be assigned to one of them
    """
    found: list[int] = []
    for login in logins:
        id = assignable(call, repository, login)
        if id is None:
            raise invalid("Issue", "assignees", "invalid", value=login)
        if id not in found:
            found.append(id)
    return found[:10]


def milestone_named(repository: Repository, number: int | str | None) -> int | None:
    """The number of a milestone that a request names; None for none.

    :param repository: the repository
    :param number: its number
    :raises Failure: there is no such milestone
    """
    wanted = None if number is None else int(number) if str(number).isdecimal() else 0
    if wanted is not None and wanted not in repository.milestones:
        raise invalid("Issue", "milestone", "invalid", value=number)
    return wanted


def set_milestone(call: Call, repository: Repository, issue: Issue, number: int | str | None) -> None:
    """Set the milestone of an issue.

    :param repository: the repository
    :param issue: the issue
    :param number: its number; None for none
    :raises Failure: there is no such milestone
    """
    wanted = milestone_named(repository, number)
    if wanted == issue.milestone:
        return
    if issue.milestone is not None:
        title = repository.milestones[issue.milestone].title
        happened(call, repository, issue, "demilestoned", milestone=title)
    if wanted is not None:
        happened(call, repository, issue, "milestoned", milestone=repository.milestones[wanted].title)
    issue.milestone, issue.updated_at = wanted, call.now


def linked(state: State, references: Iterable[tuple[int, int]]) -> list[tuple[Repository, Issue]]:
    """The issues that references stand for, without those that are gone.

    :param references: the IDs of the repositories, and the numbers
    """
    found: list[tuple[Repository, Issue]] = []
    for id, number in references:
        home = state.repositories.get(id)
        if home is not None and (issue := home.issues.get(number)) is not None:
            found.append((home, issue))
    return found
