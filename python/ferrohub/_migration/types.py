"""The types that are inferred for the expressions of a program."""

from __future__ import annotations

from typing import NamedTuple


class Type(NamedTuple):
    """A type: what kind of value it is, and the name of its class, module or function.

    The kinds are ``object`` and ``class`` of a package, ``module``, ``method``, ``function`` and ``constant`` of one,
    ``listing`` and ``list`` with the types of their items, ``dict`` with those of its values, ``tuple`` with those of
    each item, and ``own``, ``own class``, ``own function``, ``own module`` and ``own method`` of the program itself.
    """

    kind: str
    name: str = ""
    parts: tuple[Types, ...] = ()
    #: The package that it is of: its key.
    peer: str = ""
    #: Whether the object comes from a listing, which may lack fields of the whole object.
    listed: bool = False


Types = tuple[Type, ...]
NOTHING: Types = ()


def union(*found: Types) -> Types:
    """All of some types, each once."""
    return tuple(dict.fromkeys(each for types in found for each in types))


def items(types: Types) -> Types:
    """What iterating over values of some types yields."""
    found: list[Types] = []
    for each in types:
        if each.kind == "listing":
            found.append(tuple(item._replace(listed=item.kind == "object") for part in each.parts for item in part))
        elif each.kind in ("list", "tuple"):
            found += each.parts
    return union(*found)


def list_of(types: Types) -> Types:
    """A list of values of some types."""
    return (Type("list", parts=(types,)),) if types else NOTHING
