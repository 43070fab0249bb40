"""The GraphQL API of the simulated GitHub: pull requests by their numbers, with their reviews. Queries cost points."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import graphql
from graphql.language import ast

if TYPE_CHECKING:
    from collections.abc import Callable

    from simulated_github import Repo, SimulatedGitHub

#: GitHub's fields of a review by those of REST.
FIELDS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "fullDatabaseId": lambda review: str(review["id"]),
    "id": lambda review: review["node_id"],
    "authorAssociation": lambda review: review["author_association"],
    "state": lambda review: review["state"],
    "body": lambda review: review["body"],
    "submittedAt": lambda review: review["submitted_at"],
    "url": lambda review: review["html_url"],
    "commit": lambda review: {"oid": review["commit_id"]},
    "author": lambda review: author(review["user"]),
}


def author(user: dict[str, Any] | None) -> dict[str, Any] | None:
    """An actor: those of apps have no suffix here."""
    if user is None:
        return None
    login = user["login"]
    kind = "Bot" if login.endswith("[bot]") else "User"
    return {"__typename": kind, "login": login.removesuffix("[bot]"), "databaseId": user["id"]}


class Query:
    """A query, the points that it costs, and its result."""

    def __init__(self, github: SimulatedGitHub, body: bytes) -> None:
        request = json.loads(body)
        self.github, self.variables = github, request.get("variables") or {}
        document = graphql.parse(request["query"], no_location=True)
        self.fragments = {each.name.value: each for each in document.definitions
                          if isinstance(each, ast.FragmentDefinitionNode)}  # fmt: skip
        self.operation = next(each for each in document.definitions if isinstance(each, ast.OperationDefinitionNode))
        self.errors: list[dict[str, Any]] = []
        self.connections = self._count(self.operation)
        #: A point for each hundred requests that GitHub needs to fulfil the connections.
        self.cost = max(1, round(self.connections / 100))

    def _count(self, node: Any) -> int:
        fields = node.selection_set.selections if node.selection_set else ()
        own = isinstance(node, ast.FieldNode) and "first" in self._arguments(node)
        return int(own) + sum(self._count(each) for each in fields if isinstance(each, ast.FieldNode))

    def result(self) -> dict[str, Any]:
        """Data and errors."""
        data: dict[str, Any] = {}
        for field in self.operation.selection_set.selections:
            assert isinstance(field, ast.FieldNode)
            if field.name.value == "rateLimit":
                data[key(field)] = {"cost": self.cost}
            else:
                data[key(field)] = self._repository(field)
        return {"data": data, **({"errors": self.errors} if self.errors else {})}

    def _repository(self, field: ast.FieldNode) -> Any:
        name = "/".join(self._arguments(field)[part] for part in ("owner", "name"))
        repo = self.github.find(name)
        if repo is None or repo.status != 200:
            return self._missing([key(field)], "Repository", name)
        found = {}
        for pull in field.selection_set.selections if field.selection_set else ():
            assert isinstance(pull, ast.FieldNode)
            found[key(pull)] = self._pull(repo, pull, [key(field), key(pull)])
        return found

    def _pull(self, repo: Repo, field: ast.FieldNode, path: list[str]) -> Any:
        number = self._arguments(field)["number"]
        if number not in repo.numbers("pulls") or number in repo.hidden or "reviews" in repo.statuses:
            return self._missing(path, "PullRequest", number)
        connections = field.selection_set.selections if field.selection_set else ()
        return {key(each): self._reviews(repo, number, each) for each in connections if isinstance(each, ast.FieldNode)}

    def _reviews(self, repo: Repo, number: int, field: ast.FieldNode) -> dict[str, Any]:
        arguments = self._arguments(field)
        start = int(arguments.get("after") or 0)
        reviews = repo.reviews(number)
        end = start + int(arguments["first"])
        nodes = [self._selected(self._part(field, "nodes"), review) for review in reviews[start:end]]
        return {
            "nodes": nodes,
            "pageInfo": {"hasNextPage": end < len(reviews), "endCursor": str(min(end, len(reviews)))},
        }

    def _part(self, field: ast.FieldNode, name: str) -> Any:
        selections = field.selection_set.selections if field.selection_set else ()
        return next(each for each in selections if isinstance(each, ast.FieldNode) and each.name.value == name)

    def _selected(self, node: Any, review: dict[str, Any]) -> dict[str, Any]:
        """The fields of a selection, from a review or a part of it."""
        found: dict[str, Any] = {}
        for each in node.selection_set.selections:
            if isinstance(each, ast.FragmentSpreadNode):
                found.update(self._selected(self.fragments[each.name.value], review))
            elif isinstance(each, ast.InlineFragmentNode):
                if each.type_condition and each.type_condition.name.value == review["__typename"]:
                    found.update(self._selected(each, review))
            else:
                name = each.name.value
                value = review[name] if "__typename" in review or name == "oid" else FIELDS[name](review)
                found[key(each)] = self._selected(each, value) if each.selection_set and value else value
        return found

    def _missing(self, path: list[str], kind: str, what: Any) -> None:
        message = f"Could not resolve to a {kind} with the name or number of {what}."
        self.errors.append({"type": "NOT_FOUND", "path": path, "message": message})

    def _arguments(self, field: ast.FieldNode) -> dict[str, Any]:
        read = graphql.value_from_ast_untyped
        return {each.name.value: read(each.value, self.variables) for each in field.arguments or ()}


def key(field: ast.FieldNode) -> str:
    """The name of a field in the result."""
    return field.alias.value if field.alias else field.name.value


def respond(github: SimulatedGitHub, credential: str, body: bytes) -> tuple[int, dict[str, str], bytes]:
    """The response to a query."""
    query = Query(github, body)
    weather = github.weather
    account = f"{credential} graphql"
    if query.connections > weather.heaviest:
        headers = github.spend(account, query.cost, weather.points)
        return 502, headers, b'{"message": "We couldn\'t respond to your request in time."}'
    _, used = github.window(account)
    if used + query.cost > weather.points:
        github.counts["over the points"] += 1
        headers = github.spend(account, weather.points - used, weather.points)
        limited = {"errors": [{"type": "RATE_LIMITED", "message": "API rate limit exceeded"}]}
        return 200, {**headers, "X-RateLimit-Resource": "graphql"}, json.dumps(limited).encode()
    github.counts["points"] += query.cost
    headers = {**github.spend(account, query.cost, weather.points), "X-RateLimit-Resource": "graphql"}
    return 200, headers, json.dumps(query.result()).encode()
