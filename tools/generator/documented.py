"""Public names without documentation: classes, functions, methods, properties and parameters."""

from __future__ import annotations

import ast
import importlib
import inspect
import pathlib
import pkgutil
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import ferrohub
from generator import python

#: Parameters that need no description.
KNOWN = {"self", "cls"}
#: Kinds of constants that need a comment.
DATA = (str, int, tuple, list, dict)


def missing(stub: str) -> list[str]:
    """The names that lack documentation, in the text of the stub and in the modules that are written in Python."""
    nodes = ast.parse(stub).body
    inherited = _inherited(nodes)
    # Of what a class has from another one and does not document, neither the name nor the parameters are reported.
    lacking = {name for node in nodes for name in _in_stub(node)}
    found = [name for name in lacking if not {name, name.partition("(")[0]} & lacking & inherited]
    for info in pkgutil.walk_packages(ferrohub.__path__, "ferrohub."):
        if info.name != "ferrohub._core":
            found += _in_module(importlib.import_module(info.name))
    return sorted(set(found))


def _inherited(nodes: list[ast.stmt]) -> set[str]:
    """The members of classes that extend one with the same member, where it is documented."""
    classes = {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}

    def members(node: ast.ClassDef) -> set[str]:
        own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)} | _fields(node).keys()
        return own.union(*(members(classes[base]) for base in map(ast.unparse, node.bases) if base in classes))

    found = set()
    for node in classes.values():
        for base in (base for base in map(ast.unparse, node.bases) if base in classes):
            found |= {f"{node.name}.{name}" for name in members(classes[base])}
    return found


def _in_stub(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef):
        yield from _lacking(node.name, ast.get_docstring(node), _parameters(node))
    elif isinstance(node, ast.ClassDef):
        yield from _lacking(node.name, ast.get_docstring(node), [])
        for field, doc in _fields(node).items():
            yield from _lacking(f"{node.name}.{field}", doc, [])
        for member in node.body:
            if not isinstance(member, ast.FunctionDef) or _is_setter(member):
                continue
            if member.name in ("__new__", "__init__"):
                yield from _lacking(node.name, ast.get_docstring(node), _parameters(member))
            elif not member.name.startswith("_") and not _is_overload(member):
                yield from _lacking(f"{node.name}.{member.name}", ast.get_docstring(member), _parameters(member))


def _fields(node: ast.ClassDef) -> dict[str, str]:
    """The public fields of resources and the text below each."""
    found = {}
    for field, below in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and not ast.unparse(field.target).startswith("_"):
            text = below.value if isinstance(below, ast.Expr) else None
            found[ast.unparse(field.target)] = str(text.value) if isinstance(text, ast.Constant) else ""
    return found


def _parameters(function: ast.FunctionDef) -> list[str]:
    given = function.args
    rest = [found for found in (given.vararg, given.kwarg) if found]
    return [found.arg for found in [*given.posonlyargs, *given.args, *given.kwonlyargs, *rest]]


def _is_setter(function: ast.FunctionDef) -> bool:
    return any(isinstance(found, ast.Attribute) for found in function.decorator_list)


def _is_overload(function: ast.FunctionDef) -> bool:
    return any(isinstance(found, ast.Name) and found.id == "overload" for found in function.decorator_list)


def _in_module(module: ModuleType) -> Iterator[str]:
    if not _is_made(module):
        yield from _lacking(module.__name__, module.__doc__, [])
        described = python.constants(module)
        # Names such as `__version__` are known.
        for name in (name for name in getattr(module, "__all__", ()) if name not in described and name[:2] != "__"):
            if python.defines(module, name):
                yield from _in_python(f"{module.__name__}.{name}", getattr(module, name))
            elif isinstance(getattr(module, name), DATA):
                yield f"{module.__name__}.{name}"


def _is_made(module: ModuleType) -> bool:
    return module.__file__ is None or "Made by tools/generate.py" in pathlib.Path(module.__file__).read_text()


def _in_python(name: str, value: Any) -> Iterator[str]:
    if not inspect.isclass(value):
        yield from _lacking(name, inspect.getdoc(value), list(inspect.signature(value).parameters))
        return
    constructor = vars(value).get("__init__")
    taken = list(inspect.signature(constructor).parameters) if constructor else []
    yield from _lacking(name, value.__doc__, [parameter for parameter in taken if parameter not in ("args", "kwargs")])
    for key, member in vars(value).items():
        if not key.startswith("_") and isinstance(member, property):
            yield from _lacking(f"{name}.{key}", member.__doc__, [])
        elif not key.startswith("_") and inspect.isfunction(inspect.unwrap(member)):
            function = getattr(member, "__func__", member)
            yield from _lacking(f"{name}.{key}", member.__doc__, list(inspect.signature(function).parameters))


def _lacking(name: str, doc: str | None, parameters: list[str]) -> Iterator[str]:
    """The name without a docstring, and its parameters that the docstring does not describe."""
    if not (doc or "").strip():
        yield name
    refers = re.search(r"The parameters are those of|as for the operation", doc or "")
    described = set(re.findall(r":param (\w+):", doc or ""))
    if not refers:
        yield from (f"{name}({parameter})" for parameter in parameters if parameter not in described | KNOWN)
