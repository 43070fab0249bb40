"""Which files know each other: an edge is a path in the code of one file to an item in another.

A path through a re-export leads to the file that has the item. Tests within a file do not count.
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Iterable

from circles import python, rust

ROOT = pathlib.Path(__file__).parents[2]

#: The trees, each with what reads its files.
TREES: dict[str, Callable[[pathlib.Path], Graph]] = {
    "src": rust.graph,
    "python/src": rust.graph,
    "python/ferrohub": python.graph,
}

#: For each file, the files that it names, with the items that it names there.
Graph = dict[str, dict[str, set[str]]]


def circles(graph: Graph) -> list[list[str]]:
    """The circles of files that know each other, the largest first."""
    users: dict[str, list[str]] = {}
    for name, edges in graph.items():
        for other in edges:
            users.setdefault(other, []).append(name)
    finished = [name for group in _groups(sorted(graph), lambda name: sorted(graph.get(name, {}))) for name in group]
    found = _groups(reversed(finished), lambda name: users.get(name, []))
    return sorted((sorted(group) for group in found if len(group) > 1), key=lambda group: (-len(group), group))


def _groups(starts: Iterable[str], after: Callable[[str], list[str]]) -> list[list[str]]:
    """What each start leads to that no earlier one does, in the order in which the search finishes."""
    seen: set[str] = set()
    groups = []
    for start in starts:
        if start in seen:
            continue
        seen.add(start)
        group, stack = [], [(start, iter(after(start)))]
        while stack:
            name, left = stack[-1]
            following = next((other for other in left if other not in seen), None)
            if following is None:
                group.append(name)
                stack.pop()
            else:
                seen.add(following)
                stack.append((following, iter(after(following))))
        groups.append(group)
    return groups


def upward(graph: Graph, circle: list[str]) -> list[tuple[str, str]]:
    """Few edges within a circle, without which it is none: those that point upward in the best order that is found."""
    within = {name: graph[name].keys() & set(circle) for name in circle}
    order = list(circle)
    moved = True
    while moved:
        moved = False
        for name in circle:
            others = [other for other in order if other != name]
            cost = len(within[name])
            costs = [cost]
            for other in others:
                cost += (name in within[other]) - (other in within[name])
                costs.append(cost)
            if min(costs) < costs[order.index(name)]:
                others.insert(costs.index(min(costs)), name)
                order, moved = others, True
    return sorted((name, other) for at, name in enumerate(order) for other in within[name] if other in order[at:])
