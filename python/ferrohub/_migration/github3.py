"""github3.py: its names are those of ferrohub, so what is listed is what differs."""

from __future__ import annotations

import ast
import functools
from typing import Any

import ferrohub
from ferrohub._migration import catalogue, type_names
from ferrohub._migration.peer import Finding
from ferrohub._migration.types import NOTHING, Type, Types
from ferrohub.github3._classes import RENAMED

title = "github3.py"
key = "github3"
modules = ("github3", "ferrohub.github3")
#: Classes with another name here.
CLASSES = {
    "GitHub": "Client",
    "GitHubEnterprise": "ClientEnterprise",
    "GitHubSession": "ClientSession",
    "GitHubIterator": "Listing",
    "SearchIterator": "SearchListing",
}
#: Functions of the module that return a client.
_LOGINS = {"login": "Client", "enterprise_login": "ClientEnterprise"}
#: What differs in single methods.
DIFFERS = {
    "Authorization.add_scopes": ("request", "sends PATCH, as documented, not POST"),
    "Authorization.remove_scopes": ("request", "sends PATCH, as documented, not POST"),
    "Authorization.replace_scopes": ("request", "sends PATCH, as documented, not POST"),
    "Client.update_me": ("request", "sends only the arguments that are passed; github3.py also sends hireable=false"),
    "Hook.edit": ("request", "sends only the arguments that are passed; github3.py also sends active=true"),
    "Label.update": ("request", "sends new_name, as documented"),
    "Issue.add_assignees": ("request", "adds them in one request; github3.py replaces all assignees"),
    "Issue.remove_assignees": ("request", "removes them in one request; github3.py replaces all assignees"),
    "Issue.close": ("request", "sends only the state"),
    "Issue.reopen": ("request", "sends only the state"),
    "PullRequest.close": ("request", "sends only the state"),
    "PullRequest.reopen": ("request", "sends only the state"),
    "PullReview.submit": ("parameter", "event is required"),
    "Repository.refs": ("request", "requests git/matching-refs; GitHub has removed git/refs"),
    "Repository.statuses": ("request", "requests commits/{ref}/statuses, as documented"),
}


def export(module: str, name: str) -> Types:
    """What a module has under a name."""
    own = RENAMED.get(f"github3.{module}.{name}", CLASSES.get(name, name))
    if own in catalogue.classes() or name in CLASSES or hasattr(ferrohub.exceptions, name):
        return (Type("class", own, peer=key),)
    if not module and name in _functions():
        return (Type("function", name, peer=key),)
    return (Type("module", f"{module}.{name}".strip("."), peer=key),) if name.islower() else NOTHING


@functools.cache
def _functions() -> frozenset[str]:
    """The functions of the package."""
    from ferrohub.github3 import api

    return frozenset(name for name, value in vars(api).items() if callable(value) and name.islower())


def _resolve(node: ast.expr) -> Types:
    name = node.id if isinstance(node, ast.Name) else ""
    return (Type("class", name, peer=key),) if name in (*catalogue.classes(), "Client", "ClientEnterprise") else NOTHING


def _annotated(text: str) -> Types:
    return type_names.read(ast.Constant(text), _resolve, key)


def _field(owner: Type, name: str) -> dict[str, Any] | None:
    full = catalogue.classes().get(owner.name, {}).get("full") or owner.name
    found = (catalogue.field(class_, name, by) for class_ in (owner.name, full) for by in ("name", "key"))
    return next(filter(None, found), None)


def read(owner: Type, name: str) -> Types | None:
    """What an attribute of an object is."""
    if owner.kind == "listing":
        return NOTHING if hasattr(ferrohub.Listing, name) else None
    if catalogue.operation(owner.name, name):
        return (Type("method", f"{owner.name}.{name}", peer=key),)
    field = _field(owner, name)
    if field is not None:
        return _annotated(field["type"])
    return NOTHING if hasattr(ferrohub.models.GitHubCore, name) or owner.name.startswith("Client") else None


def result(function: Type, call: ast.Call) -> Types:
    """What a call returns."""
    if function.kind == "class":
        return (Type("object", function.name, peer=key),)
    if function.kind == "function":
        if function.name in _LOGINS:
            return (Type("object", _LOGINS[function.name], peer=key),)
        found = catalogue.operation("Client", function.name)
    else:
        class_, _, name = function.name.rpartition(".")
        found = catalogue.operation(class_, name)
    return _annotated(found["returns"]) if found else NOTHING


def describe(finding: Finding, owner: Type, name: str, call: ast.Call | None) -> None:
    """Complete a finding for an attribute or method of an object."""
    finding.here = f"{owner.name if owner.kind == 'object' else 'Listing'}.{name}"
    full = catalogue.classes().get(owner.name, {}).get("full") or owner.name
    method = catalogue.operation(owner.name, name)
    if f"{full}.{name}" in DIFFERS and method:
        finding.differs(*DIFFERS[f"{full}.{name}"])
    if method and call is None:
        field = catalogue.field(owner.name, name)
        known = f"; the field is {field['name']}" if field else ""
        finding.differs("note", f"a method, which is always true{known}")
    if method and method["deprecated"]:
        finding.differs("note", f"deprecated: {method['deprecated']}")
    field = None if method else catalogue.field(owner.name, name, by="name")
    if field and not field["promised"]:
        finding.differs("type", "None where the response lacks it; github3.py raises")


def describe_export(finding: Finding, found: Type, call: ast.Call | None) -> None:
    """Complete a finding for a class or function of the package."""
    theirs = next((name for name, own in CLASSES.items() if own == found.name), found.name)
    finding.uses = theirs
    is_error = hasattr(ferrohub.exceptions, found.name)
    finding.here = f"ferrohub.exceptions.{found.name}" if is_error else f"ferrohub.{found.name}"
    if theirs != found.name:
        finding.differs("name", f"{theirs} is ferrohub.{found.name}; the old name is there too")
    if found.name == "ForbiddenError":
        finding.differs("type", "a rate limit is RateLimitExceeded, which is a ForbiddenError too")


def guess(name: str) -> str:
    """What a method is in ferrohub: its names are not different enough to tell."""
    return ""
