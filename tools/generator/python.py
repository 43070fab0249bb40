"""The part of the reference for what is written in Python: the exceptions, recordings and the plugin for pytest."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from typing import Any, is_typeddict

from ferrohub import _core

#: The modules that have a page, and its title.
MODULES = {
    "ferrohub.crawl": "Crawls",
    "ferrohub.crawl.plan": "Plans of crawls",
    "ferrohub.crawl.reading": "What crawls have written",
    "ferrohub.crawl.results": "Results of crawls",
    "ferrohub.crawl.streams": "Streams of crawls",
    "ferrohub.crawl.workers": "Workers of crawls",
    "ferrohub.dask": "Crawls on Dask",
    "ferrohub.delta": "Crawls in Delta Lake",
    "ferrohub.dlt": "Crawls with dlt",
    "ferrohub.event_hooks": "Event hooks and logging",
    "ferrohub.exceptions": "Exceptions",
    "ferrohub.graphql": "GraphQL",
    "ferrohub.oauth": "OAuth",
    "ferrohub.otel": "OpenTelemetry",
    "ferrohub.plans": "Plans of writes",
    "ferrohub.quota": "Quotas of several processes",
    "ferrohub.ray": "Crawls on Ray",
    "ferrohub.spark": "Crawls on Spark",
    "ferrohub.testing": "Recordings",
    "ferrohub.testing.calls": "Calls of fakes",
    "ferrohub.testing.fakes": "Fakes",
    "ferrohub.testing.routes": "Routes of fakes",
    "ferrohub.pool": "Pools of credentials",
    "ferrohub.testing.webhooks": "Deliveries for tests",
    "ferrohub.transports": "Transports",
    "ferrohub.types": "Types for annotations",
    "ferrohub.webhooks": "Webhooks",
    "ferrohub.webhooks.receiver": "The receiver of webhooks",
    "ferrohub.webhooks.redelivery": "Redelivery of webhooks",
    "ferrohub.webhooks.stores": "Stores of deliveries",
}

#: An attribute that a constructor sets, with the comment that describes it.
ATTRIBUTE = re.compile(r"#: (.+)\n +self\.(\w+)")

TEXT = Callable[[str], str]
#: Maximum number of characters of a signature on one line; a page of the site shows about as many.
WIDTH = 80


def pages(text: TEXT) -> dict[str, Iterator[str]]:
    """The lines of each page by its name; ``text`` converts a line of a docstring to Markdown."""
    return {page_name(module): page(module, title, text) for module, title in MODULES.items()}


def page_name(module: str) -> str:
    """The name of a module's page."""
    name = module.rpartition(".")[2]
    same = [other for other in MODULES if other.rpartition(".")[2] == name]
    return name if same.index(module) == len(same) - 1 else module.removeprefix("ferrohub.").replace(".", "-")


def page(name: str, title: str, text: TEXT) -> Iterator[str]:
    """The lines of the page of a module."""
    module = importlib.import_module(name)
    yield from (f"# {title}", "", f"What `{name}` has.", "", *prose(module.__doc__ or "", text))
    described = constants(module)
    for member in own(module):
        yield from ("", f"## {member}", "")
        if member in described:
            doc, code = described[member]
            yield from (text(doc), "", "```python", code, "```")
        elif is_typeddict(getattr(module, member)):
            yield from mapping(getattr(module, member), text)
        else:
            yield from section(getattr(module, member), member, text)


def own(module: Any) -> list[str]:
    """The public names that a module defines itself."""
    described = constants(module)
    return [name for name in module.__all__ if name in described or defines(module, name)]


def defines(module: Any, name: str) -> bool:
    """Whether a module, or a private module of the package that it is, has the code of a class or a function."""
    value = getattr(module, name)
    is_code = inspect.isclass(value) or inspect.isfunction(value)
    is_own = is_code and (value.__module__ == module.__name__ or value.__module__.startswith(f"{module.__name__}._"))
    return is_own and getattr(_core, name, None) is not value


def constants(module: Any) -> dict[str, tuple[str, str]]:
    """The public constants of a module that a comment ``#:`` describes: the text of that, and the type or the code."""
    source = inspect.getsource(module)
    lines, public, found = source.splitlines(), getattr(module, "__all__", ()), {}
    for node in ast.parse(source).body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name) and target.id in public and lines[node.lineno - 2].startswith("#: "):
            code = "\n".join(lines[node.lineno - 1 : node.end_lineno])
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, (ast.Attribute, ast.DictComp)):
                code = f"{target.id}: {ast.unparse(node.annotation)}"
            found[target.id] = (lines[node.lineno - 2][3:], code)
    return found


def mapping(found: Any, text: TEXT) -> Iterator[str]:
    """A type of mappings, and its keys."""
    yield from (*prose(found.__doc__ or "", text), "", "| Key | Type |", "|---|---|")
    for key, kind in found.__annotations__.items():
        shown = str(getattr(kind, "__forward_arg__", getattr(kind, "__name__", kind)))
        shown = re.sub(r"\b_(?=[A-Z])", "", re.sub(r"([|\[\]])", r"\\\1", shown))
        yield f"| `{key}` | {shown} |"


def section(found: Any, name: str, text: TEXT) -> Iterator[str]:
    """A class with its properties and methods, or a function."""
    constructor = not inspect.isclass(found) or "__init__" in vars(found)
    if constructor:
        yield from ("```python", signature(found, name), "```", "")
    yield from prose(inspect.getdoc(found) or "", text)
    if not inspect.isclass(found):
        return
    for base in (base for base in found.__bases__ if base.__module__ == found.__module__):
        here = f"{found.__module__.rpartition('.')[2]}.md"
        yield from ("", f"A kind of [{base.__name__}]({here}#{base.__name__.lower()}).")
    members = {key: value for owner in _owners(found) for key, value in vars(owner).items() if not key.startswith("_")}
    properties = {key: value.__doc__ or "" for key, value in members.items() if isinstance(value, property)}
    attributes = {name: doc for doc, name in ATTRIBUTE.findall(inspect.getsource(found))} | properties
    if attributes:
        yield from ("", "| Attribute | |", "|---|---|")
        yield from (f"| `{key}` | {text(' '.join(doc.split()))} |" for key, doc in attributes.items())
    for key, member in members.items():
        value = member.__func__ if isinstance(member, classmethod) else member
        if inspect.isfunction(value):
            yield from ("", f"### {name}.{key}", "", "```python", signature(value, key), "```", "")
            yield from prose(inspect.getdoc(value) or "", text)


def _owners(found: Any) -> list[Any]:
    """A class, after those of its bases that have no page because their module is private."""
    private = re.compile(r"ferrohub\.(\w+\.)*_(?!core$)\w+")
    return [*(base for base in reversed(found.__mro__[1:]) if private.fullmatch(base.__module__)), found]


def signature(found: Any, name: str) -> str:
    """The parameters of a class or a function."""
    whole = inspect.signature(found)
    taken = [
        p.replace(annotation=_Bare(p.annotation)) for p in whole.parameters.values() if p.name not in ("self", "cls")
    ]
    returns = "" if inspect.isclass(found) or whole.return_annotation == "None" else f" -> {whole.return_annotation}"
    shown = str(whole.replace(parameters=taken, return_annotation=inspect.Signature.empty))
    return wrapped(f"{name}{shown}{returns}")


def wrapped(shown: str) -> str:
    """A signature, with a line for each parameter if it would be wider than a page."""
    if len(shown) <= WIDTH or "\n" in shown:
        return shown
    name, _, rest = shown.partition("(")
    parameters, _, returns = rest.rpartition(") -> ") if ") -> " in rest else (rest.removesuffix(")"), "", "")
    lines = "".join(f"    {parameter},\n" for parameter in re.split(r", (?![^\[(]*[\])])", parameters))
    return f"{name}(\n{lines})" + f" -> {returns}" * bool(returns)


class _Bare(str):
    """An annotation, shown without quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def prose(docstring: str, text: TEXT) -> Iterator[str]:
    """The lines of a docstring in Markdown; indented text after ``::`` and examples become blocks."""
    for part in re.split(r"\n\n(?=\S)", docstring.strip()):
        body = part.removeprefix("::").strip("\n")
        if part.startswith(("::", ">>>")):
            yield from ("", "```text" if part.startswith("::") else "```pycon", textwrap.dedent(body), "```")
        else:
            yield from ("", *map(text, part.splitlines()))
