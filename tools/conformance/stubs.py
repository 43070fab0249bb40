"""The types that the stubs of the package state, and whether values have them."""

from __future__ import annotations

import ast
import dataclasses
import datetime
import functools
import pathlib
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import ferrohub

PACKAGE = pathlib.Path(ferrohub.__file__).parent
PLAIN: dict[str, tuple[type, ...]] = {
    "str": (str,),
    "int": (int,),
    "float": (int, float),
    "bool": (bool,),
    "bytes": (bytes,),
    "datetime": (datetime.datetime,),
    "_datetime": (datetime.datetime,),
    "date": (datetime.date,),
}
LISTS = {"list", "Iterable", "Sequence"}
#: What a module imports from another one, and the other names among it.
IMPORTED = re.compile(r"^\s*from [\w.]+ import (\([^)]*\)|.+)", re.MULTILINE)
ALIAS = re.compile(r"(\w+) as (\w+)")
#: Where in a value: keys, fields and indexes.
Place = tuple[str | int, ...]


class Difference(NamedTuple):
    """A part of a value that does not have its type."""

    place: Place
    message: str


@dataclasses.dataclass
class Class:
    """A class of a stub: its fields, or the members of a mapping, with their types."""

    name: str
    module: Module
    bases: list[ast.expr]
    fields: dict[str, ast.expr]
    methods: dict[str, list[ast.FunctionDef]]
    deprecated: set[str]
    is_mapping: bool = False
    required: frozenset[str] = frozenset()


class Module:
    """A stub."""

    def __init__(self, name: str) -> None:
        self.name = name
        path = PACKAGE / name.replace(".", "/")
        paths = (path.with_suffix(".pyi"), path / "__init__.pyi", path.with_suffix(".py"))
        tree = ast.parse(next(each for each in paths if each.is_file()).read_text())
        self.classes: dict[str, Class] = {}
        self.aliases: dict[str, ast.expr] = {}
        #: The modules of imported names, below the package.
        self.imported: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = self._class(node)
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias" and node.value:
                self.aliases[ast.unparse(node.target)] = node.value
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                self._functional(node.value)
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ferrohub"):
                module = (node.module or "").partition(".")[2]
                self.imported |= {each.asname or each.name: f"{module}:{each.name}" for each in node.names}

    def _class(self, node: ast.ClassDef) -> Class:
        fields: dict[str, ast.expr] = {}
        methods: dict[str, list[ast.FunctionDef]] = {}
        deprecated = set()
        for each in node.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                fields[each.target.id] = each.annotation
            if isinstance(each, ast.FunctionDef):
                marks = [ast.unparse(mark) for mark in each.decorator_list]
                if "property" in marks and each.returns is not None:
                    fields[each.name] = each.returns
                else:
                    methods.setdefault(each.name, []).append(each)
                if any(mark.startswith("deprecated(") for mark in marks):
                    deprecated.add(each.name)
        made = Class(node.name, self, node.bases, fields, methods, deprecated)
        bases = [ast.unparse(base) for base in node.bases]
        known = [found for base in bases if base not in ("TypedDict", node.name) and (found := class_of(base, self))]
        of_mappings = [base for base in known if base.is_mapping]
        if "TypedDict" not in bases and not of_mappings:
            return made
        for base in of_mappings:
            made.fields = {**base.fields, **made.fields}
        is_total = not any(each.arg == "total" and ast.unparse(each.value) == "False" for each in node.keywords)
        total = [name for name in fields if is_total]
        return _mapping(made, frozenset().union(total, *(base.required for base in of_mappings)))

    def _functional(self, call: ast.Call) -> None:
        """A mapping whose keys are not names."""
        if ast.unparse(call.func) == "TypedDict" and isinstance(call.args[1], ast.Dict):
            keys, types = call.args[1].keys, call.args[1].values
            fields = {ast.literal_eval(key): type_ for key, type_ in zip(keys, types, strict=True) if key is not None}
            name = ast.literal_eval(call.args[0])
            self.classes[name] = _mapping(Class(name, self, [], fields, {}, set()))


def _mapping(found: Class, needed: frozenset[str] = frozenset()) -> Class:
    """A class of mappings: ``Required[...]`` is taken off."""
    required = {name for name, type_ in found.fields.items() if ast.unparse(type_).startswith("Required[")}
    plain = {
        name: type_.slice if name in required and isinstance(type_, ast.Subscript) else type_
        for name, type_ in found.fields.items()
    }
    return dataclasses.replace(found, fields=plain, is_mapping=True, required=needed | required)


@functools.cache
def module(name: str) -> Module:
    """The stub of a module of the package, such as ``rest.issues``."""
    return Module(name)


def class_of(name: str, within: Module) -> Class | None:
    """The class that a name stands for in a stub."""
    first, _, rest = name.partition(".")
    if not rest and first in within.classes:
        return within.classes[first]
    if not rest and isinstance(alias := within.aliases.get(first), ast.Name):
        return class_of(alias.id, within)
    target = within.imported.get(first)
    if target is None:
        return None
    path, _, imported = target.partition(":")
    if rest:
        return class_of(rest, module(f"{path}.{imported}".strip(".")))
    return class_of(imported, module(path))


def alias_of(name: str, within: Module) -> tuple[ast.expr, Module] | None:
    """The type that an alias stands for, and the stub that has it."""
    path, _, imported = within.imported.get(name, ":").partition(":")
    if name in within.aliases:
        return within.aliases[name], within
    return alias_of(imported, module(path)) if path and not path.startswith("_core") else None


@functools.cache
def _lineage(name: str, within: str) -> tuple[Class, ...]:
    found = class_of(name, module(within))
    if found is None:
        return ()
    bases = [each for base in found.bases for each in _lineage(text_of(base), found.module.name)]
    return (found, *bases)


@functools.cache
def fields(name: str, within: str) -> dict[str, tuple[ast.expr, Module]]:
    """The fields of a class with their types and the stubs that have these."""
    found: dict[str, tuple[ast.expr, Module]] = {}
    for each in _lineage(name, within):
        for field, type_ in each.fields.items():
            found.setdefault(field, (type_, each.module))
    return found


@functools.cache
def key_of(name: str) -> str:
    """A form that the name of a field and its key in JSON share."""
    return re.sub(r"\W+", "_", name.replace("+", "plus_").replace("-1", "minus_1")).strip("_")


@functools.cache
def text_of(type_: ast.expr) -> str:
    """A type as a stub writes it. A node of a stub never changes, so each is written once."""
    return ast.unparse(type_)


@functools.cache
def _choices(type_: ast.expr) -> tuple[Any, ...]:
    """The values of a ``Literal``."""
    found = ast.literal_eval(type_)
    return found if isinstance(found, tuple) else (found,)


def differences(value: Any, type_: ast.expr, within: Module, place: Place = ()) -> Iterator[Difference]:
    """Where a value differs from a type."""
    if isinstance(type_, ast.BinOp):
        found = [[*differences(value, each, within, place)] for each in alternatives(type_)]
        if all(found):
            # The alternative that fits best says most.
            yield from max(found, key=lambda each: max(len(one.place) for one in each))
        return
    text = text_of(type_)
    if text in ("Any", "object"):
        return
    if isinstance(type_, ast.Constant) and type_.value is None:
        if value is not None:
            yield Difference(place, f"is {_shown(value)}, not None")
    elif isinstance(type_, ast.Subscript):
        yield from _generic(value, type_, within, place)
    elif isinstance(type_, ast.Name) and (alias := alias_of(text, within)):
        yield from differences(value, *alias, place)
    elif text in PLAIN:
        if not isinstance(value, PLAIN[text]) or (isinstance(value, bool) and text != "bool"):
            yield Difference(place, f"is {_shown(value)}, not {text}")
    else:
        yield from _object(value, text, within, place)


def alternatives(type_: ast.expr) -> Iterator[ast.expr]:
    """The parts of a union."""
    if isinstance(type_, ast.BinOp):
        yield from alternatives(type_.left)
        yield from alternatives(type_.right)
    else:
        yield type_


def _generic(value: Any, type_: ast.Subscript, within: Module, place: Place) -> Iterator[Difference]:
    name = text_of(type_.value).rpartition(".")[2]
    if name in ("Field", "Maybe"):  # the descriptors of a field that GitHub promises, and of one that may be None
        if value is not None or name == "Field":
            yield from differences(value, type_.slice, within, place)
    elif name == "Literal":
        if value not in _choices(type_.slice):
            yield Difference(place, f"is {value!r}, which {ast.unparse(type_)[:60]} lacks")
    elif name in LISTS:
        if not isinstance(value, list):
            yield Difference(place, f"is {_shown(value)}, not a list")
            return
        for at, each in enumerate(value):
            yield from differences(each, type_.slice, within, (*place, at))
    elif name in ("dict", "Mapping") and isinstance(type_.slice, ast.Tuple):
        if not isinstance(value, Mapping):
            yield Difference(place, f"is {_shown(value)}, not a mapping")
            return
        for key, each in value.items():
            yield from differences(each, type_.slice.elts[1], within, (*place, key))
    elif name == "tuple" and isinstance(type_.slice, ast.Tuple):
        if not isinstance(value, tuple) or len(value) != len(type_.slice.elts):
            yield Difference(place, f"is {_shown(value)}, not a tuple")
            return
        for at, (each, part) in enumerate(zip(value, type_.slice.elts, strict=True)):
            yield from differences(each, part, within, (*place, at))
    elif name in ("Listing", "SearchListing"):
        if not isinstance(value, ferrohub.Listing):
            yield Difference(place, f"is {_shown(value)}, not a listing")
            return
        for at, each in enumerate(value):
            yield from differences(each, type_.slice, within, (*place, at))
    else:
        yield Difference(place, f"has the type {ast.unparse(type_)}, which this check does not know")


def _object(value: Any, name: str, within: Module, place: Place) -> Iterator[Difference]:
    found = class_of(name, within)
    if found is not None and found.is_mapping:
        yield from _members(value, found, place)
        return
    short = name.rpartition(".")[2]
    if not {short, *_aliases().get(short, ())} & _names(type(value)):
        yield Difference(place, f"is {_shown(value)}, not {short}")
        return
    if not isinstance(value, ferrohub.models.GitHubCore):
        return
    known = fields(name, within.name)
    for field, (type_, module_) in known.items():
        if field in own():
            continue
        yield from differences(getattr(value, field), type_, module_, (*place, field))
    if found is not None and found.module.name.endswith("models"):
        keys = {key_of(field) for field in known}
        for key in value.as_dict():
            if key_of(key) not in keys and "." not in key:
                yield Difference((*place, key), f"is no field of {short}")


def _members(value: Any, found: Class, place: Place) -> Iterator[Difference]:
    if not isinstance(value, Mapping):
        yield Difference(place, f"is {_shown(value)}, not {found.name}")
        return
    yield from (Difference((*place, name), "is missing") for name in sorted(found.required - value.keys()))
    for name, each in value.items():
        if name in found.fields:
            yield from differences(each, found.fields[name], found.module, (*place, name))
        else:
            yield Difference((*place, name), f"is no member of {found.name}")


@functools.cache
def own() -> frozenset[str]:
    """Attributes of every resource, which are no fields."""
    return frozenset(fields("GitHubCore", "_core"))


@functools.cache
def _aliases() -> dict[str, set[str]]:
    """The other names of classes of the stub, which are their names in their modules."""
    found: dict[str, set[str]] = {}
    for text in (path.read_text() for path in PACKAGE.rglob("*.py")):
        for imported in IMPORTED.findall(text):
            for name, other in ALIAS.findall(imported):
                found.setdefault(name, set()).add(other)
    return found


def _names(class_: type) -> frozenset[str]:
    return frozenset(each.__name__ for each in class_.__mro__)


def _shown(value: Any) -> str:
    return "None" if value is None else type(value).__name__
