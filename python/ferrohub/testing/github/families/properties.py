"""Custom properties of organizations, and their values in repositories
(https://docs.github.com/rest/orgs/custom-properties).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import webhooks
from ferrohub.testing.github.failures import forbidden, not_found, unprocessable
from ferrohub.testing.github.families.accounts import organization_of, owned
from ferrohub.testing.github.organizations import repositories_of
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Repository

_KINDS = ("string", "single_select", "multi_select", "true_false", "url")


def _shown(call: Call, organization: Account, name: str) -> dict[str, Any]:
    """A property as it is defined: the schema ``custom-property``."""
    url = f"{call.links.api}/orgs/{organization.login}/properties/schema/{name}"
    defined: Any = organization.properties[name]
    return {"property_name": name, "url": url, "source_type": "organization", **defined}


def _check_definition(body: dict[str, Any]) -> None:
    """Check what a property is defined as.

    :raises Failure: it is not possible
    """
    kind = body["value_type"]
    if kind not in _KINDS:
        raise unprocessable("Validation Failed: value_type is none of those that there are")
    if kind.endswith("select") and not body.get("allowed_values"):
        raise unprocessable("Validation Failed: allowed_values is required for a property with values to select")
    if body.get("required") and body.get("default_value") is None:
        raise unprocessable("Validation Failed: default_value is required for a required property")


def _define(call: Call, organization: Account, name: str, body: dict[str, Any]) -> dict[str, Any]:
    _check_definition(body)
    action = "updated" if name in organization.properties else "created"
    organization.properties[name] = {
        "value_type": body["value_type"],
        "required": bool(body.get("required")),
        "default_value": body.get("default_value"),
        "description": body.get("description"),
        "allowed_values": body.get("allowed_values"),
        "values_editable_by": body.get("values_editable_by") or "org_actors",
    }
    shown = _shown(call, organization, name)
    webhooks.emit(call, "custom_property", action, {"definition": shown}, organization=organization.id)
    return shown


def _of_member(call: Call) -> Account:
    """The organization of the path, whose members may read its properties.

    :raises Failure: the user is no member
    """
    organization = organization_of(call)
    if call.standing(organization) is None:
        raise not_found()
    return organization


@operation("orgs/custom-properties-for-repos-get-organization-definitions")
def list_definitions(call: Call) -> Any:
    organization = _of_member(call)
    return [_shown(call, organization, name) for name in sorted(organization.properties)]


@operation("orgs/custom-properties-for-repos-get-organization-definition")
def get_definition(call: Call) -> Any:
    organization, name = _of_member(call), call.params["custom_property_name"]
    if name not in organization.properties:
        raise not_found()
    return _shown(call, organization, name)


@operation("orgs/custom-properties-for-repos-create-or-update-organization-definition")
def set_definition(call: Call) -> Any:
    return _define(call, owned(call), call.params["custom_property_name"], call.body)


@operation("orgs/custom-properties-for-repos-create-or-update-organization-definitions", nested=("properties",))
def set_definitions(call: Call) -> Any:
    organization = owned(call)
    for each in call.body["properties"]:
        _check_definition(each)
    return [_define(call, organization, each["property_name"], each) for each in call.body["properties"]]


@operation("orgs/custom-properties-for-repos-delete-organization-definition")
def delete_definition(call: Call) -> None:
    organization, name = owned(call), call.params["custom_property_name"]
    if organization.properties.pop(name, None) is None:
        raise not_found()
    for each in repositories_of(call.state, organization):
        each.properties.pop(name, None)
    members = {"definition": {"property_name": name}}
    webhooks.emit(call, "custom_property", "deleted", members, organization=organization.id)


def values(call: Call, repository: Repository) -> list[dict[str, Any]]:
    """The values of a repository, with the defaults of required properties.

    :param repository: the repository
    """
    known: dict[str, Any] = call.state.accounts[repository.owner].properties
    return [
        {"property_name": name, "value": repository.properties.get(name, known[name]["default_value"])}
        for name in sorted(known)
    ]


def _checked(call: Call, organization: Account) -> dict[str, Any]:
    """The values that the body has, by the names of their properties.

    :raises Failure: there is no such property, or the value is none of those that are allowed
    """
    given = {each["property_name"]: each["value"] for each in call.body["properties"]}
    for name, value in given.items():
        known: Any = organization.properties.get(name)
        if known is None:
            raise unprocessable(f"Validation Failed: there is no property {name}")
        chosen = value if isinstance(value, list) else [value]
        if value is not None and known["allowed_values"] and not set(chosen) <= set(known["allowed_values"]):
            raise unprocessable(f"Validation Failed: the value of {name} is not allowed")
    return given


def _set(call: Call, repository: Repository, given: dict[str, Any]) -> None:
    before = values(call, repository)
    for name, value in given.items():
        if value is None:
            repository.properties.pop(name, None)
        else:
            repository.properties[name] = value
    changed = [(old, new) for old, new in zip(before, values(call, repository), strict=True) if old != new]
    if changed:
        members = {
            "old_property_values": [old for old, _ in changed],
            "new_property_values": [new for _, new in changed],
        }
        webhooks.emit(call, "custom_property_values", "updated", members, repository=repository)


@operation(
    "orgs/custom-properties-for-repos-get-organization-values",
    partly="repository_query understands props.NAME:VALUE, and a part of the name of a repository.",
)
def list_values(call: Call) -> Any:
    organization = owned(call)
    terms = call.query.get("repository_query", "").split()

    def has(each: Repository, term: str) -> bool:
        key, mark, wanted = term.partition(":")
        held = {f"props.{value['property_name']}": value["value"] for value in values(call, each)}.get(key)
        return wanted in (held if isinstance(held, list) else [held]) if mark else key in each.name

    def fits(each: Repository) -> bool:
        return all(has(each, term) for term in terms)

    found = [each for each in repositories_of(call.state, organization) if fits(each)]
    return call.page(
        found,
        lambda each: {
            "repository_id": each.id,
            "repository_name": each.name,
            "repository_full_name": call.state.full_name(each),
            "properties": values(call, each),
        },
    )


@operation("orgs/custom-properties-for-repos-create-or-update-organization-values", nested=("properties",))
def set_values(call: Call) -> None:
    organization, names = owned(call), call.body["repository_names"]
    if len(names) > 30:
        raise unprocessable("Validation Failed: at most 30 repositories are changed at once")
    given = _checked(call, organization)
    found = [call.state.repository(f"{organization.login}/{name}") for name in names]
    if any(each is None for each in found):
        raise not_found()
    for each in found:
        if each is not None:
            _set(call, each, given)


@operation("repos/custom-properties-for-repos-get-repository-values")
def get_values_of_repository(call: Call) -> Any:
    return values(call, call.repository())


@operation("repos/custom-properties-for-repos-create-or-update-repository-values", nested=("properties",))
def set_values_of_repository(call: Call) -> None:
    repository = call.writer("admin")
    organization = call.state.accounts[repository.owner]
    given = _checked(call, organization)
    definitions: dict[str, Any] = organization.properties
    is_locked = any(definitions[name]["values_editable_by"] == "org_actors" for name in given)
    if is_locked and call.standing(organization) != "admin":
        raise forbidden("The organization does not let repositories set these properties.")
    _set(call, repository, given)
