"""Fields of issues (https://docs.github.com/rest/orgs/issue-fields), and their values
(https://docs.github.com/rest/issues/issue-field-values).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations
from ferrohub.testing.github.clock import is_date
from ferrohub.testing.github.failures import forbidden, invalid, not_found, unprocessable
from ferrohub.testing.github.families.accounts import organization_of, owned
from ferrohub.testing.github.families.issues import issue_of
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.records import IssueField, IssueOption
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Issue

#: How node IDs of fields begin.
_PREFIXES = {"text": "IFT", "single_select": "IFSS", "multi_select": "IFMS", "number": "IFN", "date": "IFD"}
_SELECTS = ("single_select", "multi_select")


def _shown(found: IssueField) -> dict[str, Any]:
    """A field: the schema ``issue-field``."""
    names = ("id", "name", "description", "data_type", "visibility", "created_at", "updated_at")
    body = {"node_id": node_id(_PREFIXES[found.data_type], found.id), **{each: getattr(found, each) for each in names}}
    if found.options is not None:
        parts = ("id", "name", "description", "color", "priority", "created_at", "updated_at")
        body["options"] = [{each: getattr(option, each) for each in parts} for option in found.options.values()]
    return body


def _check_name(known: dict[int, IssueField], name: str, but: IssueField | None = None) -> str:
    if not name.strip():
        raise invalid("IssueField", "name", "missing_field")
    if any(each is not but and each.name.lower() == name.lower() for each in known.values()):
        raise invalid("IssueField", "name", "already_exists")
    return name


def _options(call: Call, found: IssueField) -> dict[int, IssueOption]:
    """The options of the body; one with the ID of an option stays the same one."""
    made: dict[int, IssueOption] = {}
    given = call.body.get("options") or []
    for each in given:
        old = (found.options or {}).get(each.get("id") or 0)
        id = call.state.next_id("issue_option") if old is None else old.id
        created_at = call.now if old is None else old.created_at
        made[id] = IssueOption(
            id, each["name"], each["color"], each["priority"], created_at, call.now, each.get("description")
        )
    if len({each.name.lower() for each in made.values()}) < len(given):
        raise invalid("IssueField", "options", "already_exists")
    return made


def _visible(call: Call, owner: Account) -> dict[int, IssueField]:
    """The fields that the credential may read: those for members of the organization only are hidden from others."""
    if call.user is not None and call.standing(owner) is not None:
        return owner.issue_fields
    return {id: each for id, each in owner.issue_fields.items() if each.visibility == "all"}


@operation("orgs/list-issue-fields")
def list_fields(call: Call) -> Any:
    return [_shown(each) for each in _visible(call, organization_of(call)).values()]


@operation("orgs/create-issue-field", nested=("options",))
def create_field(call: Call) -> Any:
    organization, body = owned(call), call.body
    name, kind = _check_name(organization.issue_fields, body["name"]), body["data_type"]
    made = IssueField(call.state.next_id("issue_field"), name, kind, call.now, call.now, body.get("description"))
    made.visibility = body.get("visibility") or made.visibility
    if kind in _SELECTS:
        made.options = _options(call, made)
    elif body.get("options"):
        raise invalid("IssueField", "options", "invalid")
    organization.issue_fields[made.id] = made
    return _shown(made)


@operation("orgs/update-issue-field", nested=("options",))
def update_field(call: Call) -> Any:
    organization, body = owned(call), call.body
    found = call.item(organization.issue_fields, "issue_field_id")
    name = _check_name(organization.issue_fields, body.get("name", found.name), found)
    if "options" in body:
        if found.data_type not in _SELECTS:
            raise invalid("IssueField", "options", "invalid")
        found.options = _options(call, found)
        _forget_options(call, organization, found)
    found.name, found.updated_at = name, call.now
    found.description = body.get("description", found.description)
    found.visibility = body.get("visibility", found.visibility)
    return _shown(found)


@operation("orgs/delete-issue-field")
def delete_field(call: Call) -> None:
    organization = owned(call)
    found = call.item(organization.issue_fields, "issue_field_id")
    del organization.issue_fields[found.id]
    for issue in _issues_with(call, organization, found):
        del issue.field_values[found.id]


def _issues_with(call: Call, organization: Account, found: IssueField) -> list[Issue]:
    """The issues that have a value of a field."""
    held = organizations.repositories_of(call.state, organization)
    return [issue for each in held for issue in each.issues.values() if found.id in issue.field_values]


def _forget_options(call: Call, organization: Account, found: IssueField) -> None:
    """Remove options that are deleted from the values of issues."""
    options = found.options or {}
    for issue in _issues_with(call, organization, found):
        value = issue.field_values[found.id]
        kept = [id for id in (value if isinstance(value, list) else [value]) if id in options]
        if not kept:
            del issue.field_values[found.id]
        elif isinstance(value, list):
            issue.field_values[found.id] = kept


def _value(found: IssueField, value: Any) -> dict[str, Any]:
    """A value of an issue: the schema ``issue-field-value``."""
    body = {
        "issue_field_id": found.id,
        "issue_field_name": found.name,
        "node_id": node_id(_PREFIXES[found.data_type], found.id),
        "data_type": found.data_type,
        "value": value,
    }
    options = found.options or {}
    if found.data_type == "single_select" and value in options:
        body["single_select_option"] = _chosen(options[value])
    elif found.data_type == "multi_select":
        chosen = [options[id] for id in value if id in options]
        body["value"] = ",".join(each.name for each in chosen)
        body["multi_select_options"] = [_chosen(each) for each in chosen]
    return body


def _chosen(option: IssueOption) -> dict[str, Any]:
    return {"id": option.id, "name": option.name, "color": option.color}


def _issue(call: Call, *, writes: bool = True) -> tuple[dict[int, IssueField], Issue]:
    """The fields that the credential may read, and the issue of the path."""
    repository = call.repository()
    found = issue_of(call, repository)
    if found.is_pull:
        raise not_found()
    if writes and not call.may(repository, "push"):
        _ = call.me
        raise forbidden("You do not have permission to set issue field values")
    if writes:
        call.writer("push")
    return _visible(call, call.state.accounts[repository.owner]), found


def _listed(known: dict[int, IssueField], issue: Issue) -> list[dict[str, Any]]:
    return [_value(known[id], value) for id, value in issue.field_values.items() if id in known]


def _given(call: Call, known: dict[int, IssueField]) -> dict[int, Any]:
    """The values of the body by the IDs of their fields.

    :raises Failure: there is no such field or option, or the value has another type
    """
    values: dict[int, Any] = {}
    for each in call.body.get("issue_field_values") or []:
        field = known.get(each["field_id"])
        if field is None:
            raise unprocessable(f"Validation Failed: there is no field with the ID {each['field_id']}")
        values[field.id] = _checked(field, each["value"])
    return values


def _checked(field: IssueField, value: Any) -> Any:
    problem = unprocessable(f"Validation Failed: the value of {field.name} is not one of a field of this type")
    match field.data_type:
        case "number":
            if not isinstance(value, int | float) or isinstance(value, bool):
                raise problem
        case "single_select" | "multi_select":
            names = value if isinstance(value, list) else [value]
            ids = {option.name: option.id for option in (field.options or {}).values()}
            if (field.data_type == "single_select" and len(names) != 1) or any(name not in ids for name in names):
                raise problem
            return [ids[name] for name in names] if field.data_type == "multi_select" else ids[names[0]]
        case _:
            if not isinstance(value, str) or (field.data_type == "date" and not is_date(value)):
                raise problem
    return value


@operation("issues/list-issue-field-values-for-issue")
def list_values(call: Call) -> Any:
    return call.page(_listed(*_issue(call, writes=False)), lambda each: each)


@operation("issues/set-issue-field-values", nested=("issue_field_values",))
def set_values(call: Call) -> Any:
    known, issue = _issue(call)
    given = _given(call, known)
    issue.field_values, issue.updated_at = {**_hidden(known, issue), **given}, call.now
    return _listed(known, issue)


def _hidden(known: dict[int, IssueField], issue: Issue) -> dict[int, Any]:
    """The values of fields that the credential may not read, and does not change."""
    return {id: value for id, value in issue.field_values.items() if id not in known}


@operation("issues/add-issue-field-values", nested=("issue_field_values",))
def add_values(call: Call) -> Any:
    known, issue = _issue(call)
    given = _given(call, known)
    # An empty list clears all values, as GitHub's description says.
    issue.field_values = {**(issue.field_values if given else _hidden(known, issue)), **given}
    issue.updated_at = call.now
    return _listed(known, issue)


@operation("issues/delete-issue-field-value")
def delete_value(call: Call) -> None:
    known, issue = _issue(call)
    if call.item(known, "issue_field_id").id not in issue.field_values:
        raise not_found()
    del issue.field_values[call.number("issue_field_id")]
    issue.updated_at = call.now
