"""Where GitHub differs from its own description: the one list of exceptions, for all that compares the two."""

from __future__ import annotations

import dataclasses
from typing import Any, Literal

from ferrohub._core import _rest_schema


@dataclasses.dataclass(frozen=True)
class Difference:
    """Something that the description says otherwise than GitHub does."""

    reason: str
    #: The operation, by its ID; empty for a difference of a schema.
    operation: str = ""
    #: The type of its response that is right.
    response: tuple[Any, ...] | None = None
    #: A status that the description lacks.
    status: int | None = None
    #: The schema, and its members that the description lacks, that may be null, or that may be text.
    schema: str = ""
    members: frozenset[str] = frozenset()
    kind: Literal["", "undescribed", "null", "text"] = ""
    #: How the messages of a validator of JSON Schema about a request or response begin; empty if it finds nothing.
    begins: tuple[str, ...] = ()


def _of_schema(
    kind: Literal["undescribed", "null", "text"], schema: str, members: set[str], reason: str, **more: Any
) -> Difference:
    return Difference(reason, schema=schema, members=frozenset(members), kind=kind, **more)


_FORMS = "the texts of a pull request in the forms of the requested media type, as issues have them"
_COMPUTED = "GitHub's page says of all statistics that they are 202 until they are computed"
#: How the message of a validator begins for a response whose status is not described.
_UNDESCRIBED = ("response : {} is not allowed",)


def _members(schema: str) -> set[str]:
    return {member[0] for member in (_rest_schema(schema) or ("", ()))[1]}


#: The names of the permissions of Apps.
_PERMISSIONS = _members("app-permissions")
_DELETED_FORK = "the head is a branch of a fork that is deleted"
_ENABLED = "it is null unless somebody enables the automatic merge"

DIFFERENCES = (
    _of_schema(
        "undescribed",
        "label",
        {"archived_at", "archived_by"},
        "releases of the description since October 2026 require them; githubkit's models are made of such a one",
    ),
    _of_schema("undescribed", "rate-limit", {"resource"}, "GitHub says which resource a quota is one of"),
    *(
        _of_schema("undescribed", schema, _PERMISSIONS, "the permissions of an App, of which the schema names five")
        for schema in ("integration", "nullable-integration", "branch-restriction-policy")
    ),
    _of_schema(
        "null",
        "branch-restriction-policy",
        {"description"},
        "the schema of Apps lets it be null",
        operation="repos/update-branch-protection",
        begins=("response restrictions.apps.[].description: null",),
    ),
    _of_schema(
        "undescribed", "nullable-git-user", _members("simple-user"), "GitHub sends an account, as for the author"
    ),
    _of_schema("undescribed", "gist-comment", {"body_html", "body_text"}, "forms of the text, as issues have them"),
    _of_schema("undescribed", "commit-comment", {"body_html", "body_text"}, "forms of the text, as issues have them"),
    _of_schema("undescribed", "pull-request", {"body_html", "body_text"}, _FORMS),
    _of_schema("undescribed", "pull-request-simple", {"body_html", "body_text"}, _FORMS),
    _of_schema(
        "null",
        "issue-search-result-item",
        {"body"},
        "an issue without a text has null here as elsewhere",
        operation="search/issues-and-pull-requests",
        begins=("response items.[].body: null",),
    ),
    _of_schema("null", "pull-request", {"auto_merge"}, _ENABLED),
    _of_schema("null", "pull-request-simple", {"auto_merge"}, _ENABLED),
    _of_schema(
        "null",
        "pull-request",
        {"repo", "user"},
        _DELETED_FORK,
        operation="pulls/get",
        begins=("response head.repo: null", "response head.user: null"),
    ),
    _of_schema("null", "pull-request-simple", {"repo", "user"}, _DELETED_FORK),
    _of_schema(
        "text",
        "hook-delivery",
        {"payload"},
        "what the receiver of a webhook sent, as it sent it; that of Enterprise Server has an object",
    ),
    Difference(
        "the account is a user or an enterprise; the description requires the members of both",
        "apps/list-installations",
        ("list", ("schema", "installation")),
        begins=("response [].account: ",),
    ),
    Difference("null stands for a removed file", "gists/update", begins=("request files.",)),
    Difference(
        "GitHub takes a list alone, too, as recorded requests have it, one text, and an empty list, which adds nothing",
        "issues/add-labels",
        begins=('request : ["', 'request : "', 'request : {"labels":[]}'),
    ),
    Difference("the text of the description allows a list alone", "issues/set-labels", begins=('request : ["',)),
    Difference(
        "GitHub takes a list alone, as for the operations that add and set contexts",
        "repos/remove-status-check-contexts",
        begins=('request : ["',),
    ),
    Difference(
        "a reply with in_reply_to is where the other comment is",
        "pulls/create-review-comment",
        begins=('request : "commit_id" is a required', 'request : "path" is a required'),
    ),
    Difference(_COMPUTED, "repos/get-participation-stats", status=202, begins=_UNDESCRIBED),
    Difference(_COMPUTED, "repos/get-punch-card-stats", status=202, begins=_UNDESCRIBED),
)


def members(kind: str) -> dict[str, frozenset[str]]:
    """The members of schemas that differ in one way, by schema.

    :param kind: ``"undescribed"``, ``"null"`` or ``"text"``
    """
    found: dict[str, frozenset[str]] = {}
    for each in DIFFERENCES:
        if each.kind == kind:
            found[each.schema] = found.get(each.schema, frozenset()) | each.members
    return found


def responses() -> dict[str, tuple[Any, ...]]:
    """The types of responses whose description is wrong, by the ID of the operation."""
    return {each.operation: each.response for each in DIFFERENCES if each.response is not None}


def statuses() -> set[tuple[str, int]]:
    """The operations, and the statuses of their responses that the description lacks."""
    return {(each.operation, each.status) for each in DIFFERENCES if each.status is not None}


def beginnings() -> set[tuple[str, str]]:
    """The operations, and how messages of a validator of JSON Schema about them begin."""
    return {(each.operation, begin) for each in DIFFERENCES for begin in each.begins}
