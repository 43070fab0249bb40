"""Stubs of the modules of ``ferrohub.pygithub`` that are made of the table of facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from ferrohub.pygithub import _facts

HEAD = '"""``{module}``, as in PyGithub\'s module ``github.{module}``. Made by tools/generate.py."""\n\n'
#: Where names of annotations come from, those of classes of the table aside.
ORIGINS = {
    "Any": "typing",
    "BinaryIO": "typing",
    "IO": "typing",
    "Literal": "typing",
    "NamedTuple": "typing",
    "TypedDict": "typing",
    "NotRequired": "typing_extensions",
    "overload": "typing",
    "Self": "typing_extensions",
    "Callable": "collections.abc",
    "Iterable": "collections.abc",
    "Iterator": "collections.abc",
    "date": "datetime",
    "datetime": "datetime",
    "Decimal": "decimal",
    "Client": "ferrohub",
    "DefaultRetry": "ferrohub.pygithub._session",
    "Auth": "ferrohub.pygithub.Auth",
    "AppAuth": "ferrohub.pygithub.Auth",
    "AppUserAuth": "ferrohub.pygithub.Auth",
    "AppInstallationAuth": "ferrohub.pygithub.Auth",
    "AppAuthentication": "ferrohub.pygithub.AppAuthentication",
    "PaginatedList": "ferrohub.pygithub.PaginatedList",
    "Requester": "ferrohub.pygithub.Requester",
    **dict.fromkeys(
        [
            "Attribute",
            "CompletableGithubObject",
            "CompletableGithubObjectWithPaginatedProperty",
            "GithubObject",
            "GraphQlObject",
            "NonCompletableGithubObject",
            "Opt",
            "_NotSetType",
        ],
        "ferrohub.pygithub.GithubObject",
    ),
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
#: Modules with a file of their own.
WRITTEN = frozenset(("AppAuthentication",))
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
    """The stub of each module, by its path."""
    return {
        f"python/ferrohub/pygithub/{module}.pyi": stub(module)
        for module in sorted(_facts.modules())
        if module not in WRITTEN
    }


def stub(module: str) -> str:
    """The stub of a module."""
    body = "\n".join(line for name in _facts.modules()[module] for line in of_class(_facts.class_(name)))
    names = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
    exported = f"\n__all__ = {list(_facts.modules()[module])}\n\n"
    return HEAD.format(module=module) + "".join(imports(names, module)) + exported + body + "\n"


def imports(names: set[str], module: str) -> Iterator[str]:
    """The imports of the names."""
    found = {name: ORIGINS[name] for name in names if name in ORIGINS}
    for name in names - found.keys():
        home = _facts.module_of(name)
        if home and home != module:
            found[name] = f"ferrohub.pygithub.{home}"
    for home in sorted(set(found.values())):
        yield f"from {home} import {', '.join(sorted(name for name in names if found.get(name) == home))}\n"


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
    for name, attribute in facts.attributes.items():
        yield "@property"
        yield f"def {name}(self) -> {plain(by_hand.pop(name, '') or kind(attribute.kind))}: ..."
    set_too = {method.name for method in facts.methods if "setter" in method.decorators}
    for name, type_ in by_hand.items():
        yield "@property"
        yield f"def {name}(self) -> {plain(type_)}: ..."
        if name in set_too:
            yield f"@{name}.setter"
            yield f"def {name}(self, value: {plain(type_)}) -> None: ..."
    for text in facts.by_hand:
        if text.startswith("__init__ "):
            yield f"def __init__{signature(text[9:])}: ..."
    overloaded = {method.name for method in facts.methods if method.overload}
    for method in facts.methods:
        if method.overload:
            yield "@overload"
        elif method.name in overloaded or method.name in by_hand or f"{method.name}.setter" in method.decorators:
            continue
        if "staticmethod" in method.decorators:
            yield "@staticmethod"
        yield f"def {method.name}{signature(method.signature)}: ..."


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
    returns = f" -> {ast.unparse(tree.returns)}" if tree.returns else " -> None"
    return plain(f"({ast.unparse(arguments)}){returns}")
