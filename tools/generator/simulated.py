"""The table of what the simulator knows."""

from __future__ import annotations

import collections
import importlib
from typing import Any

from ferrohub._core import _rest_described

_HEAD = """# What the simulator knows

<!-- Made by tools/generate.py. -->

Operations of GitHub's description that [`ferrohub.testing.GitHub`](../guide/simulator.md) simulates. A request to any
other operation raises `NotSimulated`, or gets an example made from the description with `strict=False`.

| Family | Simulated | Partly | Example only |
| --- | ---: | ---: | ---: |
"""


def page() -> str:
    """The page."""
    importlib.import_module("ferrohub.testing.github")
    routes = importlib.import_module("ferrohub.testing.github.router").ROUTES
    families: dict[str, list[str]] = collections.defaultdict(list)
    described: Any = _rest_described()[0]
    for family in described:
        families[family["name"]] = [operation["id"] for operation in family["operations"]]
    lines, sums = [], [0, 0, 0]
    sections: list[str] = []
    for name, ids in sorted(families.items()):
        known = [routes[id] for id in ids if id in routes]
        partly = [route for route in known if route.partly]
        counts = [len(known) - len(partly), len(partly), len(ids) - len(known)]
        sums = [one + other for one, other in zip(sums, counts, strict=True)]
        lines.append(f"| {name} | {counts[0]} | {counts[1]} | {counts[2]} |\n")
        if known:
            rows = "".join(
                f"| `{route.id}` | `{route.method} {route.template}` | {route.partly or 'simulated'} |\n"
                for route in sorted(known, key=lambda route: str(route.id))
            )
            sections.append(f"\n## {name}\n\n| Operation | Request | |\n| --- | --- | --- |\n{rows}")
    sections.append(_graphql())
    total = f"| **All** | **{sums[0]}** | **{sums[1]}** | **{sums[2]}** |\n"
    return _HEAD + "".join(lines) + total + "".join(sections)


def _graphql() -> str:
    """The section about GraphQL."""
    fields = importlib.import_module("ferrohub.testing.github.graphql.registry").FIELDS
    importlib.import_module("ferrohub.testing.github.graphql.types").load()
    mutations = fields["Mutation"]
    shown = {name: each for name, each in fields.items() if name != "Mutation" and not name.endswith("Payload")}
    rows = [f"| `{name}` | {_names(each)} |\n" for name, each in sorted(shown.items())]
    return f"{_GRAPHQL}{''.join(rows)}\nMutations: {_names(mutations)}.\n"


def _names(names: Any) -> str:
    return ", ".join(f"`{name}`" for name in sorted(names))


_GRAPHQL = """
## GraphQL

The fields of each type; connections have `nodes`, `edges`, `pageInfo` and `totalCount`. Any other field, argument or
type raises `NotSimulated`, which names it.

| Type | Fields |
| --- | --- |
"""
