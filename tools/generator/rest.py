"""The package ``ferrohub.rest``: a module and a stub for each tag of GitHub's description, and one for the models."""

from __future__ import annotations

import dataclasses
import functools
import keyword
import re
from collections.abc import Callable, Iterator
from typing import Any

from ferrohub import _core
from generator.declared import Declared
from generator.stub import docstring, method, wrapped

MARK = "Made by tools/generate.py."
FOLDER = "python/ferrohub/rest"
#: Names in annotations, by the module that exports them.
IMPORTS = {
    "collections.abc": ("Callable", "Coroutine", "Iterable", "Mapping"),
    "datetime": ("date", "datetime"),
    "os": ("PathLike",),
    "typing": ("Any", "BinaryIO", "Literal", "TypedDict", "overload"),
    "typing_extensions": ("Required", "Self", "deprecated"),
    "ferrohub.aio": ("AsyncListing", "AsyncSearchListing"),
}
#: A name outside of string literals.
NAME = re.compile(r'"(?:\\.|[^"\\])*"|\b[A-Za-z_]\w*\b')


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A parameter of an operation; ``positional`` ones can be passed by position."""

    name: str
    type: str
    required: bool
    positional: bool

    def __str__(self) -> str:
        return f"{self.name}: {self.type}" + ("" if self.required else " = ...")


@dataclasses.dataclass(frozen=True)
class Operation:
    """An operation as GitHub describes it."""

    id: str
    name: str
    request: str
    docs: str
    hosts: list[str]
    deprecated: bool
    parameters: tuple[Parameter, ...]
    returns: str
    awaited: str
    downloads: bool
    doc: str
    is_bound: bool = False

    def bound(self) -> Operation:
        """The operation as a resource has it: which parts of the path are left depends on the resource. They can be
        given by position or by keyword.
        """
        each = (
            dataclasses.replace(p, required=p.required and not p.positional, positional=False) for p in self.parameters
        )
        is_bound = any(p.positional for p in self.parameters)
        return dataclasses.replace(self, parameters=tuple(each), is_bound=is_bound)

    def signature(self, to: bool | None = None) -> list[str]:
        """The parameters as a stub has them: with ``to``, without it, or with an optional ``to``."""
        found = [each for each in self.parameters if to is not False or each.name not in ("to", "progress")]
        if to:
            found = [dataclasses.replace(each, required=True) if each.name == "to" else each for each in found]
        first = [str(each) for each in found if each.positional]
        last = [str(each) for each in found if not each.positional]
        return ["self", *first, "*parts: str | int | GitHubCore" if self.is_bound else "*", *last]


@dataclasses.dataclass(frozen=True)
class Tag:
    """A tag of the description, with the mappings that its operations take."""

    name: str
    operations: tuple[Operation, ...]
    mappings: list[tuple[str, list[tuple[str, str, bool]]]]

    @property
    def module(self) -> str:
        """The name of its module."""
        return self.name.replace("-", "_")

    @property
    def type(self) -> str:
        """The name of its type."""
        return "".join(part[:1].upper() + part[1:] for part in self.name.split("-"))


class Described:
    """Everything that is described, as the installed package reports it."""

    def __init__(self) -> None:
        tags, self.models = _core._rest_described()
        self.tags = [_tag(entry) for entry in tags]


def _tag(entry: dict[str, Any]) -> Tag:
    operations = tuple(_operation(found) for found in entry["operations"])
    return Tag(entry["name"], operations, entry["mappings"])


def _operation(entry: dict[str, Any]) -> Operation:
    return Operation(**{**entry, "parameters": tuple(Parameter(*found) for found in entry["parameters"])})


def modules(declared: Declared) -> dict[str, str]:
    """The modules and stubs of the package by file."""
    described = Described()
    names = _Names(declared, described)
    files = {
        f"{FOLDER}/__init__.py": _package(["aio_models", "models", *(tag.module for tag in described.tags)]),
        f"{FOLDER}/__init__.pyi": _package_stub(described),
        f"{FOLDER}/models.py": _models("ferrohub.Client"),
        f"{FOLDER}/aio_models.py": _models("ferrohub.aio.AsyncClient"),
        f"{FOLDER}/models.pyi": names.models(awaited=False),
        f"{FOLDER}/aio_models.pyi": names.models(awaited=True),
    }
    for tag in described.tags:
        files[f"{FOLDER}/{tag.module}.py"] = _module(tag)
        files[f"{FOLDER}/{tag.module}.pyi"] = names.stub(tag)
    return files


def _package(names: list[str]) -> str:
    modules = "\n".join(wrapped("_MODULES = ", "()", [f'"{name}"' for name in names]))
    return f'''"""Every operation of GitHub's description by name, a module for each tag. {MARK}"""

import importlib

from ferrohub._core import AsyncRest, Operations, Rest

__all__ = ["AsyncRest", "Operations", "Rest"]
#: Imported when they are first needed.
{modules}


def __getattr__(name):
    """A module by its name."""
    if name in _MODULES:
        return importlib.import_module(f"{{__name__}}.{{name}}")
    raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")


def __dir__():
    """The names of the module, and those that are imported when they are needed."""
    return sorted({{*globals(), *_MODULES}})
'''


def _module(tag: Tag) -> str:
    public = f'__all__ = ["Async{tag.type}", "{tag.type}"]'
    return f'''"""The operations of GitHub's tag ``{tag.name}``. {MARK}"""

from ferrohub._core import _rest_types

{tag.type}, Async{tag.type} = _rest_types("{tag.name}")

{public}
'''


def _models(client: str) -> str:
    return f'''"""Classes of what GitHub's operations return through a ``{client}``. {MARK}

Each is made when it is first needed. Declared classes, such as ``ferrohub.issues.Issue``, have modules of their own.
"""

from ferrohub._core import _rest_described, _rest_model


def __getattr__(name):
    """A class by its name."""
    if name.startswith("_"):
        raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")
    return _rest_model(name)


def __dir__():
    """The names of the module, with those of all classes."""
    return sorted({{*globals(), *_rest_described()[1]}})
'''


def _package_stub(described: Described) -> str:
    lines = [f'"""Every operation of GitHub\'s description by name, a module for each tag. {MARK}"""', ""]
    lines += ["from typing import final", "", "from typing_extensions import Self, disjoint_base", ""]
    for tag in described.tags:
        names = [f"{prefix}{tag.type}" for prefix in ("Async", "", "_AsyncBound", "_Bound")]
        lines += wrapped(f"from ferrohub.rest.{tag.module} import ", "()", names, bare=True)
    lines += ["", "@disjoint_base", "class Operations:"]
    lines += [*docstring(_core.Operations.__doc__ or "", " " * 4), ""]
    lines += ["    def __new__(cls, rest: Rest | AsyncRest) -> Self: ..."]
    kinds = (("Rest", ""), ("AsyncRest", "Async"), ("_BoundRest", "_Bound"), ("_AsyncBoundRest", "_AsyncBound"))
    for name, prefix in kinds:
        lines += ["", "@disjoint_base" if not prefix else "@final", f"class {name}:"]
        lines += [*docstring(getattr(_core, name, _core.Rest).__doc__ or "", " " * 4)]
        for tag in described.tags:
            lines += ["", "    @property", *method(tag.module, ["self"], prefix + tag.type, _tag_doc(tag))]
    return "\n".join([*lines, "", '__all__ = ["AsyncRest", "Operations", "Rest"]', ""])


def _tag_doc(tag: Tag) -> str:
    return f"The operations of GitHub's tag ``{tag.name}``."


class _Names:
    """The stubs and their imports."""

    def __init__(self, declared: Declared, described: Described) -> None:
        self.described = described
        self.declared = {*declared.classes, "GitHubCore", "Listing", "SearchListing"}
        self.known = {name: module for module, names in IMPORTS.items() for name in names}

    def stub(self, tag: Tag) -> str:
        """The stub of a tag."""
        body: list[str] = []
        for name, members in tag.mappings:
            body += ["", *_mapping(name, members)]
        body += ["", f"class {tag.type}(Operations):", *docstring(_tag_doc(tag), " " * 4)]
        for found in tag.operations:
            body += _methods(found, found.returns, found.doc, lambda type_: self.qualified(type_, ""))
        body += ["", f"class Async{tag.type}(Operations):"]
        body += docstring(f"{_tag_doc(tag)[:-1]}, for asyncio.", " " * 4)
        for found in tag.operations:
            short = f"{found.id}.\n\nRequest: ``{found.request}``\nGitHub: https://docs.github.com/{found.docs}"
            body += _methods(found, found.awaited, short, lambda type_: self.qualified(type_, "aio_"))
        for mode, prefix in (("", "_Bound"), ("aio_", "_AsyncBound")):
            body += ["", f"class {prefix}{tag.type}(Operations):"]
            body += docstring(f"{_tag_doc(tag)[:-1]}, bound to a resource.", " " * 4)
            for found in map(Operation.bound, tag.operations):
                returns = found.awaited if mode else found.returns
                body += _methods(found, returns, f"{found.id}.", functools.partial(self.qualified, mode=mode))
        text = "\n".join(body)
        head = f'"""The operations of GitHub\'s tag ``{tag.name}``. {MARK}"""\n'
        imports = self.imports(text, ["from ferrohub.rest import Operations"])
        public = "\n".join(wrapped("__all__ = ", "[]", [f'"Async{tag.type}"', f'"{tag.type}"']))
        return f"{head}\n{imports}\n{text}\n\n{public}\n"

    def models(self, awaited: bool) -> str:
        """The stub of the models."""
        body: list[str] = []
        for name, fields in sorted(self.described.models.items()):
            body += ["", f"class {name}(GitHubCore):"]
            for field, type_ in fields:
                shown = type_ if type_ == "Any" else f"{type_} | None"
                # A field may have the name of a type.
                body += ["    @property", f"    def {field}(self) -> {_shadowed(shown, fields)}: ..."]
        text = "\n".join(body)
        core = "ferrohub.aio" if awaited else "ferrohub._core"
        head = f'"""Classes of what GitHub\'s operations return. {MARK}"""\n'
        own = set(self.described.models)
        used = {name for name in _used(text) if name in self.declared and name not in own}
        lines = _from(core, sorted(used))
        basic = {name: module for name, module in self.known.items() if name in _used(text)}
        imports = [line for module in sorted(set(basic.values())) for line in _basic(module, basic)]
        if "_datetime" in text:
            imports.insert(0, "from datetime import datetime as _datetime")
        listed = "\n\ndef __dir__() -> list[str]: ..."
        return f"{head}\n" + "\n".join([*imports, "", *lines]) + f"\n{text}{listed}\n"

    def qualified(self, type_: str, mode: str) -> str:
        """An annotation with the classes as clients of a mode return them; a method may have the name of a type."""

        def one(found: re.Match[str]) -> str:
            name = found[0]
            if name in self.described.models:
                return f"_{mode}models.{name}"
            if name == "list":
                return "builtins.list"
            return f"_aio.{name}" if mode and name in self.declared else name

        return NAME.sub(one, type_)

    def imports(self, text: str, more: list[str]) -> str:
        """The import statements of what a text uses."""
        used = _used(text)
        basic = {name: module for name, module in self.known.items() if name in used}
        standard = [line for module in sorted(set(basic.values())) for line in _basic(module, basic)]
        own = [line for line in standard if line.startswith("from ferrohub")]
        extensions = [line for line in standard if line.startswith("from typing_extensions")]
        standard = [line for line in standard if line not in own and line not in extensions]
        lines = [*more, *own]
        if "_aio." in text:
            lines.append("from ferrohub import aio as _aio")
        modules = [f"{mode}models" for mode in ("aio_", "") if f" _{mode}models." in text or f"[_{mode}models." in text]
        lines += [f"from ferrohub.rest import {module} as _{module}" for module in modules]
        plain = _used(re.sub(r"\b_(aio|models|aio_models)\.\w+", "", text))
        lines += _from("ferrohub._core", sorted(plain & self.declared - set(self.described.models)))
        if "builtins." in text:
            standard.insert(0, "import builtins")
        blocks = [standard, extensions, lines]
        return "\n\n".join("\n".join(block) for block in blocks if block)


def _used(text: str) -> set[str]:
    """The names in a stub, apart from docstrings and texts."""
    code = re.sub(r'"""(?:.|\n)*?"""', "", text)
    code = re.sub(r"\bdef \w+", "", code)
    return {name for name in NAME.findall(code) if not name.startswith('"')}


def _basic(module: str, names: dict[str, str]) -> list[str]:
    return _from(module, sorted(name for name, found in names.items() if found == module))


def _from(module: str, names: list[str]) -> list[str]:
    return wrapped(f"from {module} import ", "()", names, bare=True) if names else []


def _shadowed(type_: str, fields: list[tuple[str, str]]) -> str:
    """An annotation in a class, one of whose fields may have the name of a type."""
    return re.sub(r"\bdatetime\b", "_datetime", type_) if any(name == "datetime" for name, _ in fields) else type_


def _mapping(name: str, members: list[tuple[str, str, bool]]) -> Iterator[str]:
    """A type of mappings."""
    typed = [(key, f"Required[{type_}]" if required else type_) for key, type_, required in members]
    if all(key.isidentifier() and not keyword.iskeyword(key) for key, _ in typed):
        yield f"class {name}(TypedDict, total=False):"
        yield from (f"    {key}: {type_}" for key, type_ in typed)
        return
    yield f"{name} = TypedDict("
    yield f'    "{name}",'
    yield "    {"
    yield from (f'        "{key}": {type_},' for key, type_ in typed)
    yield "    },"
    yield "    total=False,"
    yield ")"


def _methods(found: Operation, returns: str, doc: str, shown: Callable[[str], str]) -> Iterator[str]:
    """The method of an operation; a download has one form with the file to write, and one without."""
    forms: list[tuple[list[str], str]] = [(found.signature(), returns)]
    if found.downloads:
        written = "str | None" if returns == found.returns else "Coroutine[Any, Any, str | None]"
        forms = [(found.signature(False), returns), (found.signature(True), written)]
    for at, (parameters, result) in enumerate(forms):
        yield ""
        if len(forms) > 1:
            yield "    @overload"
        if found.deprecated:
            yield '    @deprecated("GitHub deprecates it")'
        text = doc if at == 0 else doc.split("\n", maxsplit=1)[0]
        yield from method(found.name, [shown(each) for each in parameters], shown(result), text)
