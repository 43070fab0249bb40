"""Which function resolves which field. The schema is GitHub's, as far as it has a function here."""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ferrohub.testing.github.graphql.context import Context
    from ferrohub.testing.github.records import Repository

    Resolver = Callable[["Context", Any, dict[str, Any]], Any]

#: The arguments of each connection.
PAGE = "first last after before"


@dataclasses.dataclass(frozen=True)
class Node:
    """An object of GraphQL: a record with its type, and the repository that it is part of."""

    type: str
    #: A record, the SHA of a commit, or the name of a reference.
    record: Any
    home: Repository = None  # type: ignore[assignment]


@dataclasses.dataclass(frozen=True)
class Field:
    """How a field is resolved."""

    resolve: Resolver
    #: The names of the arguments that it knows.
    arguments: tuple[str, ...] = ()


class Problem(Exception):
    """An error of a field.

    :param type: its type, such as ``"NOT_FOUND"``
    :param message: its message
    """

    def __init__(self, type: str, message: str) -> None:
        super().__init__(message)
        self.type, self.message = type, message


#: The fields by the names of their types.
FIELDS: dict[str, dict[str, Field]] = {}
#: The members of input types that are known; of the types of mutations' arguments, those that the mutation reads.
INPUTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "DiscussionOrder",
            "GistOrder",
            "IssueCommentOrder",
            "IssueOrder",
            "LabelOrder",
            "MilestoneOrder",
            "ProjectOrder",
            "ProjectV2Order",
            "RefOrder",
            "ReleaseOrder",
            "RepositoryOrder",
            "TeamOrder",
        ),
        ("field", "direction"),
    ),
    "IssueFilters": ("assignee", "createdBy", "labels", "mentioned", "milestoneNumber", "since", "states"),
}


def fields(types: str, resolvers: Mapping[str, Resolver]) -> None:
    """Register fields without arguments.

    :param types: the names of their types
    :param resolvers: the functions by the names of the fields
    """
    for type_ in types.split():
        FIELDS.setdefault(type_, {}).update({name: Field(resolve) for name, resolve in resolvers.items()})


def attributes(types: str, names: str) -> None:
    """Register fields whose values are the attributes of the record with the same names.

    :param types: the names of their types
    :param names: the names of the fields
    """
    fields(types, {name: _attribute(re.sub(r"(?=[A-Z])", "_", name).lower()) for name in names.split()})


def _attribute(name: str) -> Resolver:
    return lambda context, node, arguments: getattr(node.record, name)


def members(types: str, names: str) -> None:
    """Register fields of objects that other fields return as a mapping.

    :param types: the names of their types
    :param names: the names of the fields
    """
    fields(types, {name: _member(name) for name in names.split()})


def _member(name: str) -> Resolver:
    return lambda context, found, arguments: found[name]


def field(types: str, name: str, arguments: str = "") -> Callable[[Resolver], Resolver]:
    """Decorator: the function resolves a field.

    :param types: the names of its types
    :param name: the name of the field
    :param arguments: the names of the arguments that it knows
    """

    def register(function: Resolver) -> Resolver:
        for type_ in types.split():
            FIELDS.setdefault(type_, {})[name] = Field(function, tuple(arguments.split()))
        return function

    return register


def connection(types: str, name: str, arguments: str = "") -> Callable[[Resolver], Resolver]:
    """Decorator: the function returns all items of a connection, from which the arguments select a page.

    :param types: the names of its types
    :param name: the name of the field
    :param arguments: the names of the arguments that it knows, besides those of pages
    """

    def register(function: Resolver) -> Resolver:
        def page(context: Context, node: Any, given: dict[str, Any]) -> Any:
            return context.page(function(context, node, given), given)

        field(types, name, f"{PAGE} {arguments}")(page)
        return function

    return register


def mutation(name: str, takes: str, returns: str) -> Callable[[Resolver], Resolver]:
    """Decorator: the function does what a mutation does, and returns the members of its payload.

    :param name: the name of the mutation
    :param takes: the names of the members of its input
    :param returns: the names of the members of its payload
    """
    type_ = name[0].upper() + name[1:]

    def register(function: Resolver) -> Resolver:
        def mutate(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
            given = arguments["input"]
            found = context.mutate(lambda: function(context, root, given))
            return {"clientMutationId": given.get("clientMutationId"), **found}

        INPUTS[f"{type_}Input"] = (*takes.split(), "clientMutationId")
        members(f"{type_}Payload", f"{returns} clientMutationId")
        field("Mutation", name, "input")(mutate)
        return function

    return register


def in_order(items: Sequence[Any], order: Mapping[str, str] | None, keys: Mapping[str, Callable[[Any], Any]]) -> Any:
    """Items in the order that an argument ``orderBy`` has.

    :param items: the items
    :param order: the argument; None for the order of the items
    :param keys: the functions that the items are sorted by, by the names of the fields
    :raises Problem: the order is not simulated
    """
    if not order:
        return items
    if order["field"] not in keys:
        raise Problem("NOT_SIMULATED", f"The order by {order['field']} is not simulated.")
    return sorted(items, key=keys[order["field"]], reverse=order["direction"] == "DESC")
