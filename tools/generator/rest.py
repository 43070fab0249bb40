"""The package ``ferrohub.rest``: a module and a stub for each tag of GitHub's description, and one for the models."""

from __future__ import annotations

import collections
import functools
import keyword
import re
from collections.abc import Callable, Iterator

from ferrohub import _core
from generator import bound, models
from generator.declared import Declared
from generator.described import CALL, COMMON, NAME, PAGED, PARTS, Described, Operation, Tag
from generator.stub import docstring, method, operation, tight, unwrapped, wrapped

MARK = "Made by tools/generate.py."
FOLDER = "python/ferrohub/rest"
#: Names in annotations, by the module that exports them.
IMPORTS = {
    "collections.abc": ("Callable", "Coroutine", "Iterable", "Mapping"),
    "datetime": ("date", "datetime"),
    "os": ("PathLike",),
    "typing": ("Any", "BinaryIO", "Literal", "TypeAlias", "TypedDict", "overload", "type_check_only"),
    "typing_extensions": ("Required", "Self", "_U", "deprecated"),
    "ferrohub.aio": ("AsyncListing", "AsyncSearchListing"),
    "ferrohub.rest": (CALL, *PARTS.values(), "_Paged", "Operations"),
}
#: Least number of fields that the stub of a model takes from that of another one.
SHARED = 4
#: The modules of models in the stubs, by the mode of a client; short, as they stand there thousands of times.
MODELS = {"aio_": "_am", "": "_m"}


def modules(declared: Declared) -> dict[str, str]:
    """The modules and stubs of the package by file."""
    described = models.described()
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


#: The types of a field that may be None, and of one that GitHub's description promises; shorter than properties.
FIELD = """
_T_co = TypeVar("_T_co", covariant=True)

@type_check_only
class Maybe(Generic[_T_co]):
    def __get__(self, resource: object, owner: type | None = ..., /) -> _T_co | None: ...
    def __set__(self, resource: object, value: Never, /) -> None: ...

@type_check_only
class Field(Maybe[_T_co]):
    def __get__(self, resource: object, owner: type | None = ..., /) -> _T_co: ..."""


def _package_stub(described: Described) -> str:
    lines = [f'"""Every operation of GitHub\'s description by name, a module for each tag. {MARK}"""', ""]
    lines += ["from typing import Generic, Literal, TypeAlias, TypeVar, final, type_check_only", ""]
    lines += ["from typing_extensions import Never, Self, disjoint_base", ""]
    lines += ["from ferrohub._core import GitHubCore", "from ferrohub.types import CallOptions"]
    for tag in described.tags:
        names = [f"{prefix}{tag.type}" for prefix in ("Async", "", "AsyncBound", "AsyncRoot", "Bound", "Root")]
        lines += wrapped(f"from ferrohub.rest.{tag.module} import ", "()", names, bare=True)
    lines += [
        "",
        *(f"{name}: TypeAlias = {type_}" for type_, name in PARTS.items()),
        f"{CALL}: TypeAlias = CallOptions",
        FIELD,
    ]
    lines += ["", f"class _Paged({CALL}, total=False):", PAGED]
    lines += ["", "@disjoint_base", "class Operations:"]
    lines += [*docstring(_core.Operations.__doc__ or "", " " * 4), ""]
    lines += ["    def __new__(cls, rest: Rest | AsyncRest) -> Self: ..."]
    for name, prefix in (("Rest", ""), ("AsyncRest", "Async")):
        lines += ["", "@final" if prefix else "@disjoint_base", f"class {name}:"]
        lines += [*docstring(getattr(_core, name).__doc__ or "", " " * 4)]
        for tag in described.tags:
            lines += ["", "    @property", *method(tag.module, ["self"], prefix + tag.type, _tag_doc(tag))]
    for prefix in ("Bound", "AsyncBound", "Root", "AsyncRoot"):
        base = prefix.replace("Root", "Bound") if "Root" in prefix else ""
        lines += ["", "@type_check_only", f"class {prefix}Rest{f'({base}Rest)' if base else ''}:"]
        for tag in described.tags:
            lines += [f"    {tag.module}: Field[{prefix}{tag.type}]"]
    return "\n".join([*lines, "", '__all__ = ["AsyncRest", "Operations", "Rest"]', ""])


def _tag_doc(tag: Tag) -> str:
    return f"The operations of GitHub's tag ``{tag.name}``."


class _Names:
    """The stubs and their imports."""

    def __init__(self, declared: Declared, described: Described) -> None:
        self.described = described
        self.operations = declared.operations
        self.declared = {*declared.classes, "GitHubCore", "Listing", "SearchListing"}
        #: Classes whose objects differ between the two kinds of clients.
        self.objects = {*self.declared, *described.models}
        self.known = {name: module for module, names in IMPORTS.items() for name in names}

    @functools.cached_property
    def plain_fields(self) -> dict[str, list[str]]:
        """The fields of each model that are the same for both kinds of clients, as a stub has them."""
        found = {}
        for name, fields in self.described.models.items():
            if name in self.described.parents:
                continue
            used = [_used(type_) for _, type_, _ in fields]
            found[name] = [line for line, names in zip(_fields(fields), used, strict=True) if not names & self.objects]
        return {name: lines for name, lines in sorted(found.items()) if lines}

    @functools.cached_property
    def holders(self) -> dict[str, tuple[str, str]]:
        """The model whose plain fields each one shares, itself for most, and the model that these extend, if any: the
        one with most of them.
        """
        found: dict[str, tuple[str, str]] = {}
        known: list[tuple[str, frozenset[str], int]] = []
        for name, lines in sorted(self.plain_fields.items(), key=lambda item: len(item[1])):
            own = frozenset(lines)
            within = [each for each in known if each[1] <= own]
            base, fields, _size = max(within, key=lambda each: each[2], default=("", frozenset(), 0))
            if fields == own:
                found[name] = (base, "")
                continue
            found[name] = (name, base if len(fields) >= SHARED else "")
            known.append((name, own, sum(len(line) + 1 for line in lines)))
        return found

    def stub(self, tag: Tag) -> str:
        """The stub of a tag."""
        body: list[str] = []
        for name, members in tag.mappings:
            body += _mapping(name, members)
        for name, text in tag.keywords.items():
            body += [f"class {name}({CALL}, total=False):", text] if text != PAGED else []
        body += ["", f"class {tag.type}(Operations):", *docstring(_tag_doc(tag), " " * 4)]
        blocking = functools.partial(self.qualified, mode="")
        awaited = functools.partial(self.qualified, mode="aio_")
        for found in tag.operations:
            body += _methods(found, found.returns, _shortened(found.doc, found.id), blocking)
        body += ["", f"class Async{tag.type}(Operations):"]
        body += docstring(f"{_tag_doc(tag)[:-1]}, for asyncio.", " " * 4)
        for found in tag.operations:
            summary = found.doc.split("\n", maxsplit=1)[0]
            body += _methods(found, found.awaited, summary if summary != f"{found.id}." else "", awaited)
        for shown, prefix in ((blocking, ""), (awaited, "Async")):
            root, bound_type = f"{prefix}Root{tag.type}", f"{prefix}Bound{tag.type}"
            # What they override is documented in their bases.
            body += ["", "@type_check_only", f"class {bound_type}({prefix}{tag.type}):"]
            within = [found for found in tag.operations if found.path]
            for found in within:
                body += _methods(found, found.awaited if prefix else found.returns, "", shown, found.root, False)
            body += [] if within else ["    ..."]
            body += ["", "@type_check_only", f"class {root}({bound_type}):"]
            within = [found for found in tag.operations if len(found.path) > found.root]
            for found in within:
                body += _methods(found, found.awaited if prefix else found.returns, "", shown, found.root)
            body += [] if within else ["    ..."]
        text = _with_choices("\n".join(body))
        head = (
            f'"""The operations of GitHub\'s tag ``{tag.name}``. {MARK}"""\n\n# mypy: disable-error-code="override"\n'
        )
        imports = self.imports(text, [])
        public = "\n".join(wrapped("__all__ = ", "[]", [f'"Async{tag.type}"', f'"{tag.type}"']))
        return f"{head}\n{imports}\n{text}\n\n{public}\n"

    def models(self, awaited: bool) -> str:
        """The stub of the models. Those of asynchronous clients extend the others, and have the fields with objects."""
        from generator.awaited import Awaited

        body: list[str] = []
        plain = f"{MODELS['']}." if awaited else ""
        operations = Awaited().operations if awaited else self.operations
        for name, fields in sorted(self.described.models.items()):
            holder, base = self.holders.get(name, ("", ""))
            if holder == name and not awaited:
                inherited = self.plain_fields.get(base, [])
                body += [f"class _{name}{f'(_{base})' if base else ''}:"]
                body += [line for line in self.plain_fields[name] if line not in inherited]
            if parent := self.described.parents.get(name, ""):
                above = {field: (of, promised) for field, of, promised in self.described.models[parent]}
                line, differing = f"class {name}({parent}):", [*overriding(fields, above)]
            else:
                line = f"class {name}({f'{plain}_{holder}, ' if holder else ''}GitHubCore):"
                differing = [line for line in _fields(fields) if line not in self.plain_fields.get(name, [])]
            if bound.is_root({field for field, *_ in fields}):
                differing += ["    @property", f"    def rest(self) -> {'Async' if awaited else ''}RootRest: ..."]
            for found in operations(name):
                differing += [line.replace("os.PathLike", "PathLike") for line in operation(found)]
            if any(found.name == "set_fields" for found in operations(name)):
                differing += ["    def __getitem__(self, name: str) -> Any: ..."]
                differing += ["    def __setitem__(self, name: str, value: object) -> None: ..."]
            body += [line, *differing] if differing else [f"{line} ..."]
        text = "\n".join(body)
        core = "ferrohub.aio" if awaited else "ferrohub._core"
        head = f'"""Classes of what GitHub\'s operations return. {MARK}"""\n'
        head += '\n# mypy: disable-error-code="misc"\n'
        used = _used(text)
        lines = _from(core, sorted(used & self.declared - set(self.described.models)))
        basic = {name: module for name, module in self.known.items() if name in used}
        imports = [line for module in sorted(set(basic.values())) for line in _basic(module, basic)]
        if "_datetime" in text:
            imports.insert(0, "from datetime import datetime as _datetime")
        lines += [f"from ferrohub.rest import models as {MODELS['']}"] if awaited else []
        lines += [f"from ferrohub.rest import {'Async' if awaited else ''}RootRest, Field, Maybe"]
        listed = "\n\ndef __dir__() -> list[str]: ..."
        return f"{head}\n" + "\n".join([*imports, "", *lines]) + f"\n\n{text}{listed}\n"

    def qualified(self, type_: str, mode: str) -> str:
        """An annotation with the classes as clients of a mode return them; a method may have the name of a type."""

        def one(found: re.Match[str]) -> str:
            name = found[0]
            if name in self.described.models:
                return f"{MODELS[mode]}.{name}"
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
        modes = [mode for mode, name in MODELS.items() if re.search(rf"\b{name}\.", text)]
        lines += [f"from ferrohub.rest import {mode}models as {MODELS[mode]}" for mode in modes]
        plain = _used(re.sub(rf"\b(_aio|{'|'.join(MODELS.values())})\.\w+", "", text))
        lines += _from("ferrohub._core", sorted(plain & self.declared - set(self.described.models)))
        if "builtins." in text:
            standard.insert(0, "import builtins")
        blocks = [standard, extensions, lines]
        return "\n\n".join("\n".join(block) for block in blocks if block)


def _used(text: str) -> set[str]:
    """The names in a stub, apart from docstrings and texts."""
    code = re.sub(r'"""(?:.|\n)*?"""', "", text)
    code = re.sub(r"\bdef \w+", "", code)
    return {name for name in set(NAME.findall(code)) if not name.startswith('"')}


def _with_choices(text: str) -> str:
    """A stub in which choices that several parameters have stand once."""
    count = collections.Counter(re.findall(r"Literal\[[^\]]{16,}\]", text))
    named = {choices: f"_Choice{at}" for at, choices in enumerate(each for each in count if count[each] > 1)}
    text = re.sub(r"Literal\[[^\]]+\]", lambda found: named.get(found[0], found[0]), text)
    return "\n".join([*(f"{name}: TypeAlias = {choices}" for choices, name in named.items()), text])


def _basic(module: str, names: dict[str, str]) -> list[str]:
    listed = sorted(name for name, found in names.items() if found == module)
    return _from(module, ["Unpack as _U" if name == "_U" else name for name in listed])


def _from(module: str, names: list[str]) -> list[str]:
    return wrapped(f"from {module} import ", "()", names, bare=True) if names else []


def field_type(type_: str, promised: bool) -> str:
    """The annotation of a field of a model, which is read-only, and may be None unless it is promised."""
    return "Any" if type_ == "Any" else f"{'Field' if promised else 'Maybe'}[{type_}]"


def _fields(fields: list[tuple[str, str, bool]]) -> list[str]:
    """The fields of a model. One may have the name of a type."""
    return [f"    {field}: {field_type(_shadowed(of, fields), promised)}" for field, of, promised in fields]


def overriding(
    fields: list[tuple[str, str, bool]],
    inherited: dict[str, tuple[str, bool]],
    shown: Callable[[str], str] = str,
) -> Iterator[str]:
    """The fields of a class that differ from those that it inherits. The types of some are others."""
    for field, type_, promised in fields:
        above, is_above_promised = inherited.get(field, (type_, False))
        if inherited.get(field) == (type_, promised):
            continue
        differs = type_ != "Any" and (above not in (type_, "Any") or (is_above_promised and not promised))
        line = f"    {field}: {shown(field_type(_shadowed(type_, fields), promised))}"
        yield line + ("  # type: ignore[assignment]" if differs else "")


def _shadowed(type_: str, fields: list[tuple[str, str, bool]]) -> str:
    """An annotation in a class, one of whose fields may have the name of a type."""
    return re.sub(r"\bdatetime\b", "_datetime", type_) if any(name == "datetime" for name, *_ in fields) else type_


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


def _shortened(doc: str, id_: str) -> str:
    """A docstring without what the signature says: GitHub's name, parts of the path, the result, what every
    operation has, and whose page the URL is.
    """
    usual = (*(f":param {name}:" for name in COMMON), ":returns: ")
    lines = [line for line in doc.splitlines() if not line.startswith(usual) and ": path: " not in line]
    usual_error = ":raises GitHubError: the response has an error status"
    documented = f"{usual_error}; documented: "
    text = "\n".join(line.replace(documented, ":raises GitHubError: ") for line in lines if line != usual_error)
    return re.sub(r"\n{3,}", "\n\n", text.replace(f"\n\n{id_}.", "", 1)).replace("\nGitHub: ", "\n")


def _methods(
    found: Operation, returns: str, doc: str, shown: Callable[[str], str], filled: int = 0, rest: bool = True
) -> Iterator[str]:
    """The method of an operation; a download has one form with the file to write, and one without."""
    forms: list[tuple[bool, str]] = [(False, returns)]
    if found.downloads:
        forms.append((True, "str | None" if returns == found.returns else "Coroutine[Any, Any, str | None]"))
    for to, result in forms:
        if "\n" in doc:
            yield ""
        if len(forms) > 1:
            yield "    @overload"
        if found.deprecated:
            yield '    @deprecated("GitHub deprecates it")'
        parameters = [shown(each) for each in found.signature(to, filled, rest)]
        said = doc.split("\n", maxsplit=1)[0] if to else doc
        line = unwrapped("\n".join(method(found.name, parameters, shown(result), "")))
        if not said:
            yield tight(line)
        elif "\n" not in said:
            yield f"{line.removesuffix(' ...')} {next(docstring(said, ''))}"
        else:  # What reads docstrings removes the indentation, which would be a tenth of the file.
            start, *others = docstring(said, "")
            yield from (line.removesuffix(" ..."), f"        {start}", *others)
