"""Stubs of the modules of ``ferrohub.pygithub`` that are made of the table of facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from ferrohub.pygithub import _facts, _modules

HEAD = '"""The classes of PyGithub. Made by tools/generate.py."""\n\n'
#: Where names of annotations come from, those of classes of the table aside.
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
#: Members that are written by hand and that the table lacks.
MORE = {
    "Github": (
        "default_retry: DefaultRetry",
        "@property",
        "def ferrohub(self) -> Client: ...",
        "def from_ferrohub(self, resource: Any) -> Any: ...",
        "def __enter__(self) -> Self: ...",
        "def __exit__(self, *_exception: object) -> None: ...",
    )
}
#: Further parameters of constructors, by name alone.
FURTHER = {"Github": "*, cache: bool | str | PathLike[str] | Cache | None=None"}
#: Modules with a file of their own.
WRITTEN = (
    "AppAuthentication",
    "Auth",
    "Consts",
    "GithubException",
    "GithubIntegration",
    "GithubObject",
    "GithubRetry",
    "PaginatedList",
    "Requester",
)
#: Names that are types of their own in PyGithub, and what they stand for.
ALIASES = {
    "TGithubObject": "Any",
    "Retry": "Any",
    "Credit": "dict[str, Any]",
    "AdvisoryVulnerabilityInput": "dict[str, Any]",
    "Week": "Any",
}
#: Generic types that PyGithub writes without arguments.
GENERIC = {"dict": "dict[str, Any]", "list": "list[Any]", "Iterator": "Iterator[bytes]", "tuple": "tuple[Any, ...]"}
SIMPLE = {
    "dict": "dict[str, Any]",
    "timestamp": "datetime",
    "httpdate": "datetime",
    "decimal": "Decimal",
    "hand": "Any",
}


def modules() -> dict[str, str]:
    """The stubs, by their paths: one with all classes, and one of each module, which a wheel stores in fewer bytes."""
    found = {module: names for module, names in sorted(_facts.modules().items()) if module not in WRITTEN}
    names = [name for module in found for name in found[module]]
    folder = "python/ferrohub/pygithub"
    return {
        f"{folder}/_objects.pyi": classes(names),
        **{f"{folder}/{module}.pyi": module_stub(names) for module, names in found.items()},
        **{f"packages/pygithub/github/{module}.pyi": second_name(module) for module in ["__init__", *found, *WRITTEN]},
    }


def second_name(module: str) -> str:
    """The stub of a module of ``github``, another name for one of ``ferrohub.pygithub``."""
    path = "ferrohub.pygithub" if module == "__init__" else f"ferrohub.pygithub.{module}"
    private = f"from {path} import _NotSetType as _NotSetType\n" if module == "GithubObject" else ""
    return f"from {path} import *\n{private}"


def module_stub(names: Iterable[str]) -> str:
    """The stub of a module with these classes."""
    return f"from ._objects import {', '.join(f'{name} as {name}' for name in names)}\n"


def classes(names: list[str]) -> str:
    """The stub with these classes, without spaces that are for people: only editors read it."""
    body = "\n".join(line for name in names for line in of_class(_facts.class_(name)))
    used = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
    homes = sorted({ORIGINS[name] for name in used if name in ORIGINS})
    names_of = {home: sorted(name for name in used if ORIGINS.get(name) == home) for home in homes}
    imports = [f"from {home} import {', '.join(found)}\n" for home, found in names_of.items()]
    return f"{HEAD}{''.join(imports)}\n{body}\n"


def of_class(facts: _facts.Class) -> Iterator[str]:
    """The lines of a class."""
    bases = [base for base in facts.bases if base not in ("object",)]
    yield f"class {facts.name}({', '.join(bases)}):" if bases else f"class {facts.name}:"
    lines = [*(f"{name}: {plain(type_)}" for name, type_ in facts.fields.items()), *members(facts)]
    lines += MORE.get(facts.name, ())
    yield from (f"    {line}" for line in lines or ["..."])


def members(facts: _facts.Class) -> Iterator[str]:
    """The attributes and methods of a class."""
    by_hand = {name.split()[1]: name.split(None, 2)[-1] for name in facts.by_hand if name.startswith("property ")}
    deprecated = {name: f'@deprecated("{facts.name}.{name} is deprecated")' for name in facts.deprecated}
    for name, attribute in facts.attributes.items():
        yield "@property"
        yield from filter(None, [deprecated.get(name)])
        yield f"def {name}(self)->{plain(by_hand.pop(name, '') or kind(attribute.kind))}:..."
    set_too = {method.name for method in facts.methods if "setter" in method.decorators}
    for name, type_ in by_hand.items():
        yield "@property"
        yield from filter(None, [deprecated.get(name)])
        yield f"def {name}(self)->{plain(type_)}:..."
        if name in set_too:
            yield f"@{name}.setter"
            yield f"def {name}(self, value: {plain(type_)}) -> None: ..."
    for text in facts.by_hand:
        if text.startswith("__init__ "):
            further = f", {FURTHER[facts.name]}) ->" if facts.name in FURTHER else ") ->"
            yield f"def __init__{signature(text[9:].replace(') ->', further))}:..."
    overloaded = {method.name for method in facts.methods if method.overload}
    for method in facts.methods:
        if method.overload:
            yield "@overload"
        elif method.name in overloaded or method.name in by_hand or f"{method.name}.setter" in method.decorators:
            continue
        if "staticmethod" in method.decorators:
            yield "@staticmethod"
        yield from filter(None, [deprecated.get(method.name)])
        yield f"def {method.name}{signature(method.signature)}:..."


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


def plain(type_: str) -> str:
    """A type without the package's name, and with what its own names stand for."""
    type_ = re.sub(r"\bgithub\.(?:\w+\.)*(\w+)", r"\1", type_)
    type_ = re.sub(r"\b(?:dict|list|tuple|Iterator)\b(?!\[)", lambda found: GENERIC[found[0]], type_)
    return re.sub(r"\w+", lambda found: ALIASES.get(found[0], found[0]), type_)


def signature(text: str) -> str:
    """A signature whose defaults are left out."""
    tree = ast.parse(f"def f{text}: ...").body[0]
    assert isinstance(tree, ast.FunctionDef)
    arguments = tree.args
    arguments.defaults = [ast.Constant(...) for _ in arguments.defaults]
    arguments.kw_defaults = [default and ast.Constant(...) for default in arguments.kw_defaults]
    returns = f"->{ast.unparse(tree.returns)}" if tree.returns else "->None"
    return plain(f"({ast.unparse(arguments)}){returns}")
