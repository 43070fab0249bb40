"""List what a package lacks of the names and signatures of github3.py 4.0.1.

``tests/project/github3_names.tsv`` has the names (see ``tools/github3_names.py``); github3.py need not be installed::

    python tools/github3_missing.py                     # print what the package lacks
    python tools/github3_missing.py --write             # write it into tests/project/github3_missing.txt
    python tools/github3_missing.py --package github3   # look at another package

A line is a name that cannot be reached, or one that is there and differs: a call that github3.py accepts fails to bind,
a class does not extend another one, a constant has another value, or a function is none.
"""

from __future__ import annotations

import argparse
import ast
import functools
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Iterator
from typing import Any

from github3_names import PEER, ROOT, Name, read, set_on_self

MISSING = ROOT / "tests" / "project" / "github3_missing.txt"
#: The package that behaves as github3.py does, and the one whose names are compared until it exists.
DROP_IN, OWN = "ferrohub.github3", "ferrohub"
#: Constants whose value is the package's own, such as texts.
OWN_VALUES = {"__author__", "__author_email__", "__copyright__", "__license__", "__url__", "__all__"}
OWN_VALUES |= {"message_format", "msg_format"}
ABSENT = object()
#: The kinds of parameters that are filled by position, and those that are filled by name.
POSITIONAL = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
NAMED = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def default_package() -> str:
    """The drop-in package if there is one, else the whole package."""
    return DROP_IN if importlib.util.find_spec(DROP_IN) else OWN


def missing(package: str) -> list[str]:
    """What the package lacks, sorted."""
    return sorted(line for row in read() for line in lacks(row, package))


def lacks(row: Name, package: str) -> Iterator[str]:
    """The line of a name, if the package lacks it or has another thing under its name."""
    label = ".".join(filter(None, (row.module, row.class_, row.name)))
    owner = resolve(f"{row.module}.{row.class_}".rstrip("."), package)
    if row.kind == "base":
        base = resolve(row.name, package)
        if not (isinstance(owner, type) and isinstance(base, type) and issubclass(owner, base)):
            yield f"{row.module}.{row.class_} extends {row.name}"
        return
    value = member(owner, row.name) if row.name else owner
    difference = "missing" if value is ABSENT else differs(row, value)
    if difference:
        yield label if difference == "missing" else f"{label} {difference}"


def resolve(path: str, package: str) -> Any:
    """The module, or the name of one, that stands for one of github3.py; ABSENT without one."""
    own = package + path.removeprefix(PEER)
    try:
        return importlib.import_module(own)
    except ImportError:
        module, _, name = own.rpartition(".")
    try:
        return getattr(importlib.import_module(module), name, ABSENT)
    except ImportError:
        return ABSENT


def member(owner: Any, name: str) -> Any:
    """A name of a module or a class; None for an attribute that its instances alone have."""
    found = ABSENT if owner is ABSENT else getattr(owner, name, ABSENT)
    if found is not ABSENT or not isinstance(owner, type):
        return found
    return None if any(name in of_instances(class_) for class_ in owner.__mro__) else ABSENT


@functools.cache
def of_instances(class_: type) -> frozenset[str]:
    """The attributes that a class annotates, and those that its methods assign."""
    found = frozenset(inspect.get_annotations(class_))
    try:
        source = inspect.getsource(sys.modules[class_.__module__])
    except (OSError, TypeError, KeyError):
        return found
    tree = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))
    return found.union(*(set_on_self(node) for node in tree if node.name == class_.__name__))


def differs(row: Name, value: Any) -> str:
    """How a value differs from the one in github3.py; empty if it does not."""
    if row.kind == "class" and not isinstance(value, type):
        return "is no class"
    if row.kind in ("function", "method") and not callable(value):
        return "cannot be called"
    if row.kind in ("attribute", "property") and inspect.isroutine(value):
        return "is a method"
    if row.kind == "constant":
        return "" if row.name in OWN_VALUES else of_constant(row.facts, value)
    if row.facts.startswith("(") and row.facts != "(...)":
        return of_signature(row, value)
    return ""


def of_constant(facts: str, value: Any) -> str:
    """How a constant differs: its value where that is a literal."""
    if facts.startswith(("a ", "=")):
        return ""
    literal = facts.removeprefix("frozenset(").removesuffix(")") if facts.startswith("frozenset") else facts
    expected = ast.literal_eval(literal)
    return "" if (sorted(value) if isinstance(value, frozenset) else value) == expected else f"is not {facts}"


def of_signature(row: Name, value: Any) -> str:
    """How a signature differs, if a call that github3.py accepts does not bind to it."""
    expected = parameters(row.facts)
    try:
        own = list(inspect.signature(value).parameters.values())
    except (TypeError, ValueError):
        return f"has no signature, instead of {row.facts}"
    return "" if binds(expected, own) else f"does not take {row.facts}"


def parameters(signature: str) -> list[inspect.Parameter]:
    """The parameters of a signature of the snapshot."""
    found: inspect.Signature = inspect.signature(eval(f"lambda {signature[1:-1]}: None"))
    return list(found.parameters.values())


def binds(expected: list[inspect.Parameter], own: list[inspect.Parameter]) -> bool:
    """Whether each call that binds to the expected parameters binds to the own ones, with the same defaults."""
    known = {parameter.name for parameter in expected} | {"self"}
    required = [each for each in own if each.kind in NAMED and each.default is each.empty]
    return {each.name for each in required} <= known and all(
        is_taken(parameter, place, own) for place, parameter in enumerate(expected)
    )


def is_taken(parameter: inspect.Parameter, place: int, own: list[inspect.Parameter]) -> bool:
    """Whether a parameter can be filled by its position and by its name, or be left out."""
    kinds = {each.kind for each in own}
    if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
        return parameter.kind in kinds
    by_position = [each.name for each in own if each.kind in POSITIONAL]
    if (place, parameter.name) == (0, "self"):
        return bool(by_position) or parameter.VAR_POSITIONAL in kinds
    is_in_place = by_position[place : place + 1] == [parameter.name] or parameter.VAR_POSITIONAL in kinds
    named = [each for each in own if each.name == parameter.name and each.kind in NAMED]
    is_named = same_default(parameter.default, named[0].default) if named else parameter.VAR_KEYWORD in kinds
    return is_named and (is_in_place or parameter.kind not in POSITIONAL)


def same_default(expected: Any, own: Any) -> bool:
    """Whether a parameter may be left out as in github3.py, and then has the same value where that is known."""
    if expected is inspect.Parameter.empty:
        return True
    return own is not inspect.Parameter.empty and (expected is ... or own is ... or expected == own)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help=f"write {MISSING.relative_to(ROOT)} in place of printing")
    parser.add_argument("--package", default=default_package(), help="the package to look at")
    options = parser.parse_args()
    found = "".join(f"{line}\n" for line in missing(options.package))
    if options.write:
        MISSING.write_text(found)
    else:
        sys.stdout.write(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
