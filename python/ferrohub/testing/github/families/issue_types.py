"""The types of the issues of organizations (https://docs.github.com/rest/orgs/issue-types)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import issues
from ferrohub.testing.github.failures import invalid
from ferrohub.testing.github.families.accounts import organization_of, owned
from ferrohub.testing.github.records import IssueType
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import issue_type

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call


@operation("orgs/list-issue-types")
def list_types(call: Call) -> Any:
    return [issue_type(each) for each in organization_of(call).issue_types.values()]


@operation("orgs/create-issue-type")
def create_type(call: Call) -> Any:
    organization = owned(call)
    _check_name(call, organization.issue_types)
    made = IssueType(call.state.next_id("issue_type"), call.body["name"], call.now, call.now)
    organization.issue_types[made.id] = made
    return _changed(call, made)


@operation("orgs/update-issue-type")
def update_type(call: Call) -> Any:
    known = owned(call).issue_types
    found = _type_of(call, known)
    _check_name(call, {id: each for id, each in known.items() if each is not found})
    return _changed(call, found)


@operation("orgs/delete-issue-type")
def delete_type(call: Call) -> None:
    organization = owned(call)
    found = _type_of(call, organization.issue_types)
    del organization.issue_types[found.id]
    for repository in call.state.repositories.values():
        for issue in repository.issues.values():
            issue.type = None if issue.type == found.id else issue.type


def _type_of(call: Call, known: dict[int, IssueType]) -> IssueType:
    return call.item(known, "issue_type_id")


def _check_name(call: Call, known: dict[int, IssueType]) -> None:
    name = call.body["name"]
    if not name.strip():
        raise invalid("IssueType", "name", "missing_field")
    if issues.type_named(known, name) is not None:
        raise invalid("IssueType", "name", "already_exists")


def _changed(call: Call, found: IssueType) -> dict[str, Any]:
    body = call.body
    found.name, found.is_enabled, found.updated_at = body["name"], body["is_enabled"], call.now
    found.description, found.color = body.get("description"), body.get("color")
    return issue_type(found)
