"""The releases of Enterprise Server as text: which one has an operation or a parameter first."""

from __future__ import annotations

from collections.abc import Iterator

from openapi.operations import Operation, body_members, collect, json_schema, resolved_body
from openapi.source import HOSTS, Node, resolve


def lines(documents: dict[str, Node]) -> Iterator[str]:
    """A line for all described releases, then one for each addition of a later release, sorted by operation.

    :param documents: the descriptions of all releases by host, the oldest first
    """
    if next(reversed(documents)) != HOSTS[-1]:
        raise SystemExit(f"the newest Enterprise Server is {next(reversed(documents))}: name it in source.py")
    yield " ".join(host.removeprefix("ghes-") for host in documents)
    before: dict[str, set[str]] | None = None
    since: dict[tuple[str, str], str] = {}
    for host, document in documents.items():
        operations = collect({host: document})
        now = {identifier: _parameters(operation) for identifier, operation in operations.items()}
        for identifier, names in now.items() if before is not None else ():
            known = (before or {}).get(identifier)
            new = {""} if known is None else names - known
            since.update({(identifier, name): host.removeprefix("ghes-") for name in new})
        before = now
    yield from (f"{release} {' '.join(filter(None, key))}" for key, release in sorted(since.items()))


def _parameters(operation: Operation) -> set[str]:
    """The names of the parameters in the path, the query and the body."""
    document, described = operation.first
    found = {resolve(document, each)["name"] for each in described.get("parameters", ())}
    content = resolve(document, described.get("requestBody", {})).get("content", {})
    schema = json_schema(content)
    return found if schema is None else found | set(body_members(resolved_body(document, schema))[0])
