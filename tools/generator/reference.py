"""The reference: a page for each chapter, one for handwritten classes, and an index."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import pathlib
import re
import textwrap
from collections.abc import Iterator
from typing import Any

from ferrohub import _core, aio, api
from generator import python, streams, webhooks
from generator.declared import Chapter, Class, Declared, Operation
from generator.rest import Described, Tag
from generator.stub import AIO_HEAD, HEAD, by_hand

MARK = "<!-- Made by tools/generate.py. -->"
NATIVE = "core"
CONSTRUCTORS = ("__init__", "__new__")


def pages(declared: Declared) -> dict[str, str]:
    """The pages by file, and their text."""
    made = {chapter.name: chapter_page(declared, chapter) for chapter in declared.chapters}
    made |= {NATIVE: native_page(declared), "aio": aio_page(declared), "index": index(declared)}
    made |= python.pages(lambda line: markdown(declared, line))
    made["webhook-events"] = webhooks.page()
    made["crawl-streams"] = streams.page()
    made |= {f"rest-{tag.name}": tag_page(tag) for tag in Described().tags}
    return {f"docs/reference/{name}.md": page(lines) for name, lines in made.items()}


def page(lines: Iterator[str]) -> str:
    """The text of a page."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join([MARK, *lines])).rstrip() + "\n"


def index(declared: Declared) -> Iterator[str]:
    """The lines of the index."""
    yield from ("# Reference", "", "| Chapter | About | Classes | Operations |", "|---|---|---:|---:|")
    yield f"| [{NATIVE}]({NATIVE}.md) | Clients, sessions, listings, responses | {len(natives())} | |"
    yield f"| [aio](aio.md) | Asynchronous clients | {len(aio.__all__)} | |"
    for module, about in python.MODULES.items():
        name = python.page_name(module)
        yield f"| [{name}]({name}.md) | {about} | {len(python.own(importlib.import_module(module)))} | |"
    for chapter in declared.chapters:
        counts = f"{len(chapter.classes)} | {len(chapter.operations)}"
        yield f"| [{chapter.name}]({chapter.name}.md) | {title(chapter)} | {counts} |"
    yield from ("", "## Every operation", "", "| Tag | Operations |", "|---|---:|")
    for tag in Described().tags:
        yield f"| [{tag.name}](rest-{tag.name}.md) | {len(tag.operations)} |"
    yield from ("", "## Classes", "", "| Class | Module | Is |", "|---|---|---|")
    for name, found in sorted(declared.classes.items()):
        yield f"| {link(declared, name)} | `{found.module}` | {found.doc.splitlines()[0]} |"


def tag_page(tag: Tag) -> Iterator[str]:
    """The lines of the page of a tag of GitHub's description: every operation by its name."""
    yield f"# client.rest.{tag.module}"
    for found in tag.operations:
        positional = [each.name for each in found.parameters if each.positional]
        named = [each.name + ("" if each.required else "=...") for each in found.parameters if not each.positional]
        call = ", ".join([*positional, "*", *named])
        first, *rest = (line for line in found.doc.splitlines() if line)
        yield from ("", f"## {found.name}", "", f"`{found.request}`", "")
        yield f"[{first.rstrip('.')}](https://docs.github.com/{found.docs})"
        yield from ("", "```python", f"client.rest.{tag.module}.{found.name}({call})", "```", "")
        details = [line for line in rest if not line.startswith(("Request:", "GitHub:"))]
        yield from (re.sub(r"^:(?:param )?([\w ]+): ", r"- `\1`: ", line) for line in details)


def chapter_page(declared: Declared, chapter: Chapter) -> Iterator[str]:
    """The lines of a chapter's page: its classes, then the operations by class."""
    yield f"# {title(chapter)}"
    owners = list(dict.fromkeys([found.name for found in chapter.classes] + [o.owner for o in chapter.operations]))
    for owner in owners:
        yield from ("", f"## {owner}")
        found = declared.classes.get(owner)
        if found in chapter.classes:
            yield from class_section(declared, found)
        elif found:
            yield from ("", f"The class is described in {link(declared, owner)}.")
        else:
            yield from ("", f"The class is described in [{owner}]({NATIVE}.md#{owner.lower()}).")
        for operation in chapter.operations:
            if operation.owner == owner:
                yield from operation_section(declared, operation)


def title(chapter: Chapter) -> str:
    """The title of a chapter's page."""
    return chapter.title if chapter.title.endswith("...") else chapter.title.rstrip(".")


def class_section(declared: Declared, found: Class) -> Iterator[str]:
    """The description of a class, and its fields."""
    yield from ("", found.doc, "", f"`from {found.module} import {found.shown}`")
    children = [other.name for other in declared.classes.values() if other.parent == found.name]
    facts = [
        ("It has all fields and operations of {}.", [found.parent] if found.parent else []),
        ("Extended by {}.", children),
        ("`refresh()` returns {}.", [found.full] if found.full else []),
    ]
    for text, names in facts:
        if names:
            yield from ("", text.format(", ".join(link(declared, name) for name in names)))
    if found.fields:
        yield from ("", "| Field | Type | |", "|---|---|---|")
        for field in found.fields:
            key = f" In the JSON: `{field.key}`." if field.key not in ("", field.name) else ""
            yield f"| `{field.name}` | {types(declared, field.type)} | {cell(field.doc)}{key} |"


def operation_section(declared: Declared, found: Operation) -> Iterator[str]:
    """An operation: its signature and its docstring."""
    signature = f"{found.name}({', '.join(found.signature)}) -> {found.returns}"
    if len(signature) > 100:
        inner = "".join(f"    {parameter},\n" for parameter in found.signature)
        signature = f"{found.name}(\n{inner}) -> {found.returns}"
    yield from ("", f"### {found.key}", "", "```python", signature, "```", "")
    yield from (markdown(declared, line, found) for line in found.doc.splitlines())


def markdown(declared: Declared, line: str, found: Operation | None = None) -> str:
    """A line of a docstring in Markdown."""
    line = re.sub(r":(?:class|meth|attr|mod|func|exc):`([^`]*)`", r"`\1`", line).replace("``", "`")
    tag = re.fullmatch(r":(param|returns|raises) ?(\w*): ?(.*)", line)
    if tag and tag[1] == "param":
        return f"- `{tag[2]}`: {tag[3]}"
    if tag and tag[1] == "returns":
        return f"- Returns: {types(declared, found.returns) if found else tag[3]}"
    if tag:
        return f"- Raises{' ' * bool(tag[2])}{tag[2]}: {tag[3]}"
    if found and line.startswith("Request: "):
        line = "No request" if found.request == "no request" else line
        return f"{line} · GitHub: [{found.id or found.page}](https://docs.github.com/rest/{found.page})"
    return "" if found and line.startswith("GitHub: ") else line


@functools.cache
def natives() -> dict[str, ast.ClassDef]:
    """The handwritten classes in the head of the stub."""
    return in_head(HEAD)


def in_head(head: pathlib.Path) -> dict[str, ast.ClassDef]:
    """The classes in a head, by name."""
    return {found.name: found for found in ast.parse(by_hand(head)).body if isinstance(found, ast.ClassDef)}


def native_page(declared: Declared) -> Iterator[str]:
    """The lines of the page of handwritten classes."""
    yield "# Clients, sessions, listings, responses"
    for name, found in sorted(natives().items()):
        yield from native_section(declared, found, HEAD, getattr(_core, name))
    yield from ("", "## Functions", "", "| Function of `ferrohub` | |", "|---|---|")
    for name in api.__all__:
        function = getattr(api, name)
        summary, _, _ = (function.__doc__ or "").partition("\n\n")
        yield f"| `{name}({', '.join(inspect.signature(function).parameters)})` | {markdown(declared, cell(summary))} |"


def aio_page(declared: Declared) -> Iterator[str]:
    """The lines of the page of asynchronous clients."""
    yield from ("# Asynchronous clients", "")
    yield from (markdown(declared, line) for line in (aio.__doc__ or "").partition("\n\n>>>")[0].splitlines())
    yield from (
        "",
        "Their operations are those of the other clients; each returns a coroutine of its result, or a listing.",
    )
    for name, found in sorted(in_head(AIO_HEAD).items()):
        if name in aio.__all__:
            yield from native_section(declared, found, AIO_HEAD, getattr(aio, name))


def native_section(declared: Declared, found: ast.ClassDef, head: pathlib.Path, native: Any) -> Iterator[str]:
    """A handwritten class and its members."""
    name = found.name
    yield from ("", f"## {name}", "")
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    members = [member for member in found.body if isinstance(member, functions) and is_shown(member)]
    for member in (member for member in members if member.name in CONSTRUCTORS):
        yield from signature(member, name, head)
    yield from (markdown(declared, line) for line in (native.__doc__ or "").splitlines())
    yield from ("", f"`from {native.__module__} import {name}`")
    properties = [member for member in members if is_property(member)]
    if properties:
        yield from ("", "| Property | Type | |", "|---|---|---|")
        for member in properties:
            doc = markdown(declared, cell(getattr(native, member.name).__doc__ or ""))
            yield f"| `{member.name}` | {types(declared, ast.unparse(member.returns or found))} | {doc} |"
    for member in (member for member in members if member not in properties and member.name not in CONSTRUCTORS):
        yield from ("", f"### {name}.{member.name}", "", *signature(member, member.name, head))
        doc = (getattr(native, member.name).__doc__ or "").strip()
        yield from (markdown(declared, line) for line in doc.splitlines())


def signature(member: ast.FunctionDef | ast.AsyncFunctionDef, name: str, head: pathlib.Path) -> Iterator[str]:
    """The parameters and the result of a handwritten method."""
    lines = by_hand(head).splitlines()[member.lineno - 1 : member.end_lineno]
    shown = textwrap.dedent("\n".join(lines)).replace(f"def {member.name}", name, 1).removesuffix(": ...")
    shown = re.sub(r"\b(self|cls)(, |,\s+|(?=\)))", "", shown, count=1)
    yield from ("```python", shown.removesuffix(" -> Self") if member.name in CONSTRUCTORS else shown, "```", "")


def is_shown(member: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether the page shows a method: no special ones but the constructor, no setters."""
    setter = any(isinstance(found, ast.Attribute) for found in member.decorator_list)
    return not setter and (member.name in CONSTRUCTORS or not member.name.startswith("__"))


def is_property(member: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a method is a property."""
    return any(isinstance(found, ast.Name) and found.id == "property" for found in member.decorator_list)


def cell(text: str) -> str:
    """A text in a table."""
    return " ".join(text.replace("|", r"\|").split())


def types(declared: Declared, text: str) -> str:
    """A type in a table: the classes in it are links."""
    escaped = re.sub(r"([\[\]|])", r"\\\1", text)
    return re.sub(r"\b[A-Z]\w+", lambda name: link(declared, name[0]), escaped)


def link(declared: Declared, name: str) -> str:
    """A link to a class, or the plain name of any other type."""
    if name in natives():
        return f"[{name}]({NATIVE}.md#{name.lower()})"
    chapter = declared.chapter_of.get(name)
    return f"[{name}]({chapter}.md#{name.lower()})" if chapter else name
