"""What happens to projects: who sees them, their fields, and what a value of a field may be."""

from __future__ import annotations

import datetime
import hashlib
import numbers
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.clock import is_date
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.records import Choice, Project, ProjectField

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Issue, ProjectItem, Repository, State

#: The fields that a project begins with (https://docs.github.com/issues/planning-and-tracking-with-projects/understanding-fields).
_FIELDS = (
    ("Title", "title"),
    ("Assignees", "assignees"),
    ("Status", "single_select"),
    ("Labels", "labels"),
    ("Linked pull requests", "linked_pull_requests"),
    ("Milestone", "milestone"),
    ("Repository", "repository"),
    ("Reviewers", "reviewers"),
    ("Parent issue", "parent_issue"),
    ("Sub-issues progress", "sub_issues_progress"),
)
_STATES = (("Todo", "GREEN"), ("In Progress", "YELLOW"), ("Done", "PURPLE"))
#: The types of fields whose values belong to the item, not to what it is.
OWN = ("text", "number", "date", "single_select", "iteration")


def create(state: State, owner: Account, creator: Account, title: str, now: str) -> Project:
    """Create a project with the usual fields.

    :param owner: whose it is
    :param creator: who creates it
    :param title: its title
    :param now: the time
    """
    number = max((each.number for each in state.projects.values() if each.owner == owner.id), default=0) + 1
    made = Project(state.next_id("project"), number, owner.id, title, creator.id, now, now)
    for name, data_type in _FIELDS:
        found = add_field(state, made, name, data_type, now)
        if name == "Status":
            found.choices = [Choice(choice_id(found, state), state, color) for state, color in _STATES]
    state.projects[made.id] = made
    return made


def add_field(state: State, project: Project, name: str, data_type: str, now: str) -> ProjectField:
    """Add a field to a project.

    :param project: the project
    :param name: name of the field
    :param data_type: its type
    :param now: the time
    """
    made = ProjectField(state.next_id("project_field"), name, data_type, now, now)
    project.fields[made.id] = made
    return made


def choice_id(found: ProjectField, name: str) -> str:
    """The ID of an option or an iteration, eight digits as GitHub's.

    :param found: the field
    :param name: name of the choice
    """
    return hashlib.sha256(f"{found.id}:{name}".encode()).hexdigest()[:8]


def choices(found: ProjectField, options: Iterable[Mapping[str, Any]]) -> list[Choice]:
    """The options of a field as a request describes them.

    :param found: the field
    :param options: the options of the body
    """
    return [
        Choice(choice_id(found, each["name"]), each["name"], each.get("color", "GRAY"), each.get("description") or "")
        for each in options
    ]


def iterations(found: ProjectField, configuration: Mapping[str, Any]) -> list[Choice]:
    """The iterations of a field as a request describes them.

    :param found: the field
    :param configuration: the configuration of the body
    """
    start, days = configuration.get("start_date") or "2026-01-01", int(configuration.get("duration") or 14)
    made = []
    for number, each in enumerate(configuration.get("iterations") or [{}, {}, {}], 1):
        name, length = each.get("title") or f"Iteration {number}", int(each.get("duration") or days)
        first = each.get("start_date") or start
        made.append(Choice(choice_id(found, name), name, start_date=first, duration=length))
        start = (datetime.date.fromisoformat(first) + datetime.timedelta(days=length)).isoformat()
    return made


def may_see(call: Call, project: Project) -> bool:
    """Whether the user sees a project: a public one, one's own, or one of one's organization.

    :param project: the project
    """
    return project.public or may_write(call, project)


def may_write(call: Call, project: Project) -> bool:
    """Whether the user may change a project.

    :param project: the project
    """
    me = call.user
    if me is None:
        return False
    if call.token is not None and call.token.kind == "installation":
        installation = call.state.installations.get(call.token.installation or 0)
        return installation is not None and installation.account == project.owner
    return me.id == project.owner or me.id in call.state.accounts[project.owner].members


def content_of(state: State, item: ProjectItem) -> tuple[Repository, Issue] | None:
    """The issue or pull request of an item; None for a draft, and if it was deleted.

    :param item: the item
    """
    home = state.repositories.get(item.repository or 0)
    issue = None if home is None else home.issues.get(item.number or 0)
    return None if home is None or issue is None else (home, issue)


def visible_content(call: Call, item: ProjectItem) -> tuple[Repository, Issue] | None:
    """The issue or pull request of an item; None also if the user does not see its repository.

    :param item: the item
    """
    found = content_of(call.state, item)
    return found if found is not None and call.sees(found[0]) else None


def follow(state: State, old: tuple[int, int], new: tuple[int, int] | None) -> None:
    """Let items follow an issue that was transferred, and remove those of an issue that was deleted.

    :param old: the ID of the repository and the number that the issue had
    :param new: those that it has; None for an issue that was deleted
    """
    for project in state.projects.values():
        for item in [each for each in project.items.values() if (each.repository, each.number) == old]:
            if new is None:
                del project.items[item.id]
            else:
                item.repository, item.number = new


def set_value(found: ProjectField, item: ProjectItem, value: Any) -> None:
    """Set the value of a field.

    :param found: the field
    :param item: the item
    :param value: the value as a request has it; None removes it
    :raises Failure: the field has no such values
    """
    if found.data_type not in OWN:
        raise unprocessable(f"The field {found.name} cannot be changed here")
    if value is None:
        item.values.pop(found.id, None)
        return
    if not _fits(found, value):
        raise unprocessable(f"{value!r} is not a value of the field {found.name}")
    item.values[found.id] = value


def _fits(found: ProjectField, value: Any) -> bool:
    match found.data_type:
        case "number":
            return isinstance(value, numbers.Real) and not isinstance(value, bool)
        case "date":
            return isinstance(value, str) and is_date(value)
        case "single_select" | "iteration":
            return value in [each.id for each in found.choices]
    return isinstance(value, str)
