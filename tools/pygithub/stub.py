"""Writes the table: a stub of the classes, whose comments are the facts that a stub has no words for.

A class has its module after ``#`` if that has another name, an attribute what does not follow from its type, and a
method the lines of its plan. Members of this package that PyGithub lacks end in ``#ours``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from ferrohub.pygithub import _facts, _modules

from .classes import Class, Method
from .shortened import shortened
from .signatures import plain

#: Where names of annotations and defaults come from, those of classes of the table aside.
ORIGINS = {
    "Any": "typing",
    "BinaryIO": "typing",
    "IO": "typing",
    "Literal": "typing",
    "NamedTuple": "typing",
    "TypedDict": "typing",
    "NotRequired": "typing_extensions",
    "deprecated": "typing_extensions",
    "overload": "typing",
    "Self": "typing_extensions",
    "Callable": "collections.abc",
    "Iterable": "collections.abc",
    "Iterator": "collections.abc",
    "date": "datetime",
    "datetime": "datetime",
    "timezone": "datetime",
    "Decimal": "decimal",
    "Cache": "ferrohub",
    "Client": "ferrohub",
    "PathLike": "os",
    "DefaultRetry": "ferrohub.pygithub._session",
    "Auth": "ferrohub.pygithub.Auth",
    "AppUserAuth": "ferrohub.pygithub.Auth",
    "AppInstallationAuth": "ferrohub.pygithub.Auth",
    **{name: f"ferrohub.pygithub.{module}" for name, module in _modules.SHARED.items()},
}
#: Members that PyGithub lacks.
OURS = {
    "Github": (
        "default_retry: DefaultRetry#ours",
        "@property",
        "def ferrohub(self)->Client:...#ours",
        "def from_ferrohub(self, resource: Any)->Any:...#ours",
        "def __enter__(self)->Self:...#ours",
        "def __exit__(self, *_exception: object)->None:...#ours",
    )
}
#: Further parameters of constructors.
FURTHER = {"Github": "*, cache: bool | str | PathLike[str] | Cache | None=None"}
#: The types of kinds of attributes that have another name.
SIMPLE = {
    "dict": "dict[str, Any]",
    "timestamp": "datetime",
    "httpdate": "datetime",
    "decimal": "Decimal",
    "hand": "Any",
}


def table(version: str, constants: Iterable[str], classes: Iterable[Class]) -> str:
    """The whole table, without spaces that are for people alone."""
    body = "\n".join(line for class_ in sorted(classes, key=place) for line in of_class(class_))
    used = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
    homes = sorted({ORIGINS[name] for name in used if name in ORIGINS})
    names_of = {home: sorted(name for name in used if ORIGINS.get(name) == home) for home in homes}
    lines = [
        f"# PyGithub {version}. Written by tools/pygithub_facts.py: a stub, whose comments are read at run time.",
        *(f"#const {constant}" for constant in constants),
        *(f"from {home} import {', '.join(found)}" for home, found in names_of.items()),
    ]
    return "\n".join([*lines, body]) + "\n"


def place(class_: Class) -> tuple[int, list[str], str]:
    """Where a class stands: beside classes that are like it, which takes the fewest bytes when it is compressed."""
    return -len(class_.methods).bit_length(), class_.bases, class_.module


def of_class(class_: Class) -> Iterator[str]:
    """The lines of a class."""
    bases = [base for base in class_.bases if base != "object"]
    module = "" if class_.module == class_.name else f"#{class_.module}"
    yield f"class {class_.name}({', '.join(bases)}):{module}" if bases else f"class {class_.name}:{module}"
    lines = [*remarks(class_), *members(class_), *OURS.get(class_.name, ())]
    yield from (f" {line}" for line in lines)
    if all(line.startswith("#") for line in lines):
        yield " ..."


def remarks(class_: Class) -> Iterator[str]:
    """What a class has beside its members."""
    if class_.identity:
        yield f"#identity {class_.identity}"
    if class_.shown:
        yield f"#repr {class_.shown}"
    yield from (f"#hand {name}" for name in class_.by_hand if name in ("__repr__", "_identity"))


def members(class_: Class) -> Iterator[str]:
    """The fields, attributes and methods of a class."""
    yield from (f"{name}: {plain(type_)}" for name, type_ in class_.fields.items())
    by_hand = {name.split()[1]: type_ for name, type_ in class_.by_hand.items() if name.startswith("property ")}
    setters = {method.name for method in class_.methods if "setter" in method.decorators}
    for name in (*class_.attributes, *(name for name in by_hand if name not in class_.attributes)):
        words = class_.attributes.get(name, "")
        type_ = plain(by_hand.get(name) or kind(words.partition(" = ")[0].partition(" else ")[0].removeprefix("-")))
        yield "@property"
        yield from deprecation(class_, name)
        yield f"def {name}(self)->{type_}:...{remark(class_, name in by_hand, type_, words)}"
        if name in setters:
            yield f"@{name}.setter"
            yield f"def {name}(self, value: {type_})->None:...#ours"
    if "__init__" in class_.by_hand:
        further = f", {FURTHER[class_.name]})->" if class_.name in FURTHER else ")->"
        yield f"def __init__{class_.by_hand['__init__'].replace(')->', further)}:..."
    overloaded = {method.name for method in class_.methods if "overload" in method.decorators}
    for method in class_.methods:
        if "setter" not in method.decorators:
            yield from of_method(class_, method, method.name in overloaded)


def of_method(class_: Class, method: Method, is_overloaded: bool) -> Iterator[str]:
    """The lines of a method. A stub has the overloads of a method without the method itself."""
    is_overload = "overload" in method.decorators
    hidden = "#" if is_overloaded and not is_overload else ""
    if not hidden:
        yield from deprecation(class_, method.name)
        yield from (f"@{name}" for name in ("overload", "staticmethod") if name in method.decorators)
    by_hand = "#hand" if method.by_hand and not is_overload else ""
    yield f"{hidden}def {method.name}{method.signature}:...{by_hand}"
    yield from (f"#{line}" for line in shortened(method.signature, method.lines))


def deprecation(class_: Class, name: str) -> Iterator[str]:
    """The decorator of what is deprecated."""
    if name in class_.deprecated:
        yield '@deprecated("PyGithub deprecates it")'


def remark(class_: Class, is_by_hand: bool, type_: str, words: str) -> str:
    """What of an attribute does not follow from its type; ``property`` before it if the property is written by hand."""
    if words and not is_by_hand:
        usual = _facts.usual(type_, class_.bases)
        if words == usual:
            return ""
        return "#" + (words.removeprefix(usual) if words.startswith(f"{usual} ") else words)
    return f"#property {words}".rstrip()


def kind(words: str) -> str:
    """The type of a kind of attribute."""
    if words in SIMPLE:
        return SIMPLE[words]
    if words.startswith(("[", "{")):
        item = kind(words[1:-1])
        return f"list[{item}]" if words.startswith("[") else f"dict[str, {item}]"
    if ":" in words:
        return " | ".join(dict.fromkeys(re.findall(r"=(\w+)", words)))
    return words
