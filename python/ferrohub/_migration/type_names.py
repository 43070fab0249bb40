"""The types that annotations name."""

from __future__ import annotations

import ast
from collections.abc import Callable

from ferrohub._migration.types import NOTHING, Type, Types, list_of, union

#: Names of generic types whose values are iterated over.
ITERABLES = frozenset(
    [
        "list",
        "List",
        "set",
        "Set",
        "frozenset",
        "FrozenSet",
        "Sequence",
        "Iterable",
        "Iterator",
        "Collection",
        "Generator",
        "deque",
        "AsyncIterator",
        "AsyncIterable",
    ]
)
MAPPINGS = frozenset(("dict", "Dict", "Mapping", "MutableMapping", "defaultdict", "OrderedDict"))
#: Names that stand for what is in their brackets.
TRANSPARENT = frozenset(("Optional", "Union", "Annotated", "Final", "ClassVar", "Awaitable", "Opt", "Required"))
LISTINGS = frozenset(
    ("PaginatedList", "PaginatedListBase", "GitHubIterator", "SearchIterator", "Listing", "SearchListing")
)


def read(node: ast.expr | None, resolve: Callable[[ast.expr], Types], peer: str) -> Types:
    """The types that an annotation names.

    :param node: the annotation
    :param resolve: what a name, or a name of a module, is
    :param peer: the package that listings are of
    """
    match node:
        case ast.Constant(value=str(text)):
            try:
                return read(ast.parse(text, mode="eval").body, resolve, peer)
            except SyntaxError:
                return NOTHING
        case ast.BinOp(op=ast.BitOr()):
            return union(read(node.left, resolve, peer), read(node.right, resolve, peer))
        case ast.Subscript(value=outer):
            inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return _generic(_last(outer), [read(each, resolve, peer) for each in inner], peer)
        case ast.Name() | ast.Attribute():
            return _instances(resolve(node))
    return NOTHING


def _last(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _generic(name: str, inner: list[Types], peer: str) -> Types:
    if name in TRANSPARENT:
        return union(*inner)
    if name in LISTINGS:
        return (Type("listing", "PaginatedList", (inner[0],), peer),)
    if name in MAPPINGS:
        return (Type("dict", parts=(inner[-1],)),) if inner[-1] else NOTHING
    if name in ("tuple", "Tuple") and any(inner):
        return (Type("tuple", parts=tuple(inner)),)
    return list_of(inner[0]) if name in ITERABLES else NOTHING


def _instances(types: Types) -> Types:
    """What values of some classes are."""
    kinds = {"class": "object", "own class": "own"}
    return tuple(each._replace(kind=kinds[each.kind]) for each in types if each.kind in kinds)
