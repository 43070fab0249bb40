"""Random queries with nested connections, and what is due for them."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

from graphql_server import Object, World

#: Connections of types, and the types of their nodes.
CONNECTIONS: dict[str, dict[str, str]] = {
    "Organization": {"repositories": "Repository", "membersWithRole": "User", "teams": "Team"},
    "Repository": {
        "issues": "Issue",
        "pullRequests": "PullRequest",
        "labels": "Label",
        "stargazers": "User",
        "releases": "Release",
        "milestones": "Milestone",
        "discussions": "Discussion",
    },
    "Issue": {"comments": "IssueComment", "labels": "Label", "assignees": "User"},
    "PullRequest": {"comments": "IssueComment", "labels": "Label", "reviews": "PullRequestReview"},
    "PullRequestReview": {"comments": "PullRequestReviewComment"},
    "IssueComment": {"reactions": "Reaction"},
    "Discussion": {"comments": "DiscussionComment", "labels": "Label"},
    "DiscussionComment": {"replies": "DiscussionComment"},
    "User": {"followers": "User", "gists": "Gist", "repositories": "Repository"},
    "Team": {"members": "User", "repositories": "Repository"},
    "Milestone": {"issues": "Issue", "pullRequests": "PullRequest"},
    "Label": {"issues": "Issue"},
    "Release": {"reactions": "Reaction"},
    "Gist": {"comments": "GistComment", "stargazers": "User"},
}
#: Where a query begins: the field, its type, and the ID of its object.
ROOTS = [
    ('organization(login: "octo-org")', "organization", "Organization", "Organization_/octo-org"),
    ('user(login: "octocat")', "user", "User", "User_/octocat"),
    ('repository(owner: "octocat", name: "hello")', "repository", "Repository", "Repository_/True/hello/octocat"),
    ("viewer", "viewer", "User", "User_/viewer"),
]


@dataclasses.dataclass
class Selected:
    """A connection that a query selects."""

    field: str
    type: str
    key: str
    size: int
    backward: bool
    #: Whether its items are selected in ``edges``; else in ``nodes``.
    edges: bool
    #: How the fields of its items are selected: plainly, in an inline fragment, or in a named one.
    style: str
    below: list[Selected]

    def text(self, fragments: dict[str, str]) -> str:
        """The selection, as text."""
        alias = "" if self.key == self.field else f"{self.key}: "
        size = f"last: {self.size}" if self.backward else f"first: {self.size}"
        inner = " ".join(["id", *(each.text(fragments) for each in self.below)])
        if self.style == "inline":
            inner = f"id ... on {self.type} {{ {inner} }}"
        elif self.style == "named":
            name = f"F{len(fragments)}"
            fragments[name] = f"fragment {name} on {self.type} {{ {inner} }}"
            inner = f"...{name}"
        items = f"edges {{ node {{ {inner} }} }}" if self.edges else f"nodes {{ {inner} }}"
        page = "hasPreviousPage startCursor" if self.backward else "hasNextPage endCursor"
        return f"{alias}{self.field}({size}) {{ {items} pageInfo {{ {page} }} }}"

    def due(self, world: World, owner: str) -> Iterator[str]:
        """The IDs of all items that are due below an object."""
        for item in world.items(owner, self.field, self.type):
            yield item.id
            for each in self.below:
                yield from each.due(world, item.id)

    def rounds(self, world: World, owner: str, start: int) -> int:
        """The round in which the last page arrives, if each round requests all that can be requested by then."""
        items = world.items(owner, self.field, self.type)
        last = start + max(0, -(-len(items) // self.size) - 1)
        for index, item in enumerate(items):
            place = len(items) - 1 - index if self.backward else index
            last = max([last, *(each.rounds(world, item.id, start + place // self.size) for each in self.below)])
        return last

    def found(self, value: Any) -> Iterator[str]:
        """The IDs of the items in the data."""
        connection = (value or {}).get(self.key) or {}
        items = [edge["node"] for edge in connection.get("edges", ())] if self.edges else connection.get("nodes", ())
        for item in items:
            yield item["id"]
            for each in self.below:
                yield from each.found(item)


@dataclasses.dataclass
class Query:
    """A query, with what is due for it."""

    text: str
    roots: list[tuple[str, list[Selected], list[str]]]

    def due(self, world: World) -> list[str]:
        return [
            found
            for _, selected, owners in self.roots
            for owner in owners
            for each in selected
            for found in each.due(world, owner)
        ]

    def rounds(self, world: World) -> int:
        """The least number of requests: the longest chain of pages that each need the one before."""
        return max(
            each.rounds(world, owner, 1) for _, selected, owners in self.roots for owner in owners for each in selected
        )

    def found(self, data: Any) -> Iterator[str]:
        for key, selected, owners in self.roots:
            values = data[key] if len(owners) > 1 else [data[key]]
            for value in values:
                for each in selected:
                    yield from each.found(value)


def selected(random_: random.Random, owner: str, depth: int, most: int) -> list[Selected]:
    """Connections of a type."""
    known = CONNECTIONS.get(owner, {})
    fields = random_.sample(sorted(known), min(len(known), random_.randint(1, most)))
    found = []
    for index, field in enumerate(fields):
        type_ = known[field]
        below = selected(random_, type_, depth - 1, 2) if depth > 1 and random_.random() < 0.8 else []
        key = f"{field}{index}" if random_.random() < 0.3 else field
        style = random_.choice(["plain", "inline", "named"])
        size = random_.choice([2, 3, 5, 10])
        found.append(Selected(field, type_, key, size, random_.random() < 0.25, random_.random() < 0.4, style, below))
    return found


def query(seed: int) -> Query:
    """A random query."""
    random_ = random.Random(seed)
    roots, lines = [], []
    fragments: dict[str, str] = {}
    for field, key, type_, id_ in random_.sample(ROOTS, random_.choice([1, 1, 1, 2])):
        below = selected(random_, type_, random_.randint(1, 3), 2)
        inner = " ".join(each.text(fragments) for each in below)
        if random_.random() < 0.15:
            owners = [Object(type_, f"{type_}_listed{index}").id for index in range(3)]
            ids = ", ".join(f'"{each}"' for each in owners)
            lines.append(f"{key}: nodes(ids: [{ids}]) {{ id ... on {type_} {{ {inner} }} }}")
        else:
            owners = [id_]
            lines.append(f"{field} {{ {inner} }}")
        roots.append((key, below, owners))
    return Query("\n".join([f"query {{ {' '.join(lines)} }}", *fragments.values()]), roots)
