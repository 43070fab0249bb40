"""The reference: a page for each chapter, one for handwritten classes, and an index."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import itertools
import pathlib
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ferrohub import _core, aio, api
from generator import models, python, streams, webhooks
from generator.declared import Chapter, Class, Declared, Operation
from generator.described import Operation as RestOperation, Tag
from generator.stub import AIO_HEAD, HEAD, by_hand

MARK = "<!-- Made by tools/generate.py. -->"
NATIVE = "core"
CONSTRUCTORS = ("__init__", "__new__")
#: The classes that begin their page; others follow by name.
FIRST = ("Client", "ClientEnterprise", "AppClient", "ClientSession", "Listing", "SearchListing", "Response", "Table")
RECIPES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "recipes"
#: Maximum number of operations of a tag on one page.
MOST = 100


def pages(declared: Declared) -> dict[str, str]:
    """The pages by file, and their text."""
    made = {chapter.name: chapter_page(declared, chapter) for chapter in declared.chapters}
    made |= {NATIVE: native_page(declared), "aio": aio_page(declared), "index": index(declared)}
    for name, lines in python.pages(lambda line: markdown(declared, line)).items():
        made[name] = itertools.chain(lines, native_sections(declared, name))
    made["webhook-events"] = webhooks.page()
    made["crawl-streams"] = streams.page()
    made |= {name: models.page(name, lambda text: types(declared, text)) for name in models.groups()}
    for tag in models.described().tags:
        made[f"rest-{tag.name}"] = tag_page(declared, tag)
        if is_split(tag):
            made |= {f"rest-{tag.name}-{name}": group_page(declared, tag, name) for name in groups(tag)}
    return {f"docs/reference/{name}.md": page(itertools.chain(lines, recipes(name))) for name, lines in made.items()}


@functools.cache
def _recipes() -> dict[str, list[str]]:
    """Links to the recipes that link to a page of the reference, by its name."""
    found: dict[str, list[str]] = {}
    for path in sorted(RECIPES.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        heading = re.search(r"^# (.+)$", text, re.MULTILINE)
        for name in dict.fromkeys(re.findall(r"\(\.\./reference/([\w-]+)\.md", text)):
            found.setdefault(name, []).append(f"- [{heading[1] if heading else path.stem}](../recipes/{path.name})")
    return found


def recipes(name: str) -> Iterator[str]:
    """The lines that lead from a page to the recipes that use what it describes."""
    if links := _recipes().get(name):
        yield from ("", "## Recipes", "", *links)


def page(lines: Iterator[str]) -> str:
    """The text of a page."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join([MARK, *lines])).rstrip() + "\n"


def index(declared: Declared) -> Iterator[str]:
    """The lines of the index. The navigation of the site follows its sections."""
    yield from ("# Reference", "", "## Classes", "", "| Page | About | Classes | Operations |", "|---|---|---:|---:|")
    native = sum(native_home(name) == NATIVE for name in natives())
    yield f"| [{NATIVE}]({NATIVE}.md) | Clients, sessions, listings, responses | {native} | |"
    yield f"| [aio](aio.md) | Asynchronous clients | {len(aio.__all__)} | |"
    for chapter in declared.chapters:
        counts = f"{len(chapter.classes)} | {len(chapter.operations)}"
        yield f"| [{chapter.name}]({chapter.name}.md) | {title(chapter)} | {counts} |"
    yield from ("", "## Modules", "", "| Page | About | Names |", "|---|---|---:|")
    for module, about in python.MODULES.items():
        name = python.page_name(module)
        names = len(python.own(importlib.import_module(module))) + sum(native_home(each) == name for each in natives())
        yield f"| [{name}]({name}.md) | {about} | {names} |"
    yield "| [crawl-streams](crawl-streams.md) | What crawls can read | |"
    yield f"| [webhook-events](webhook-events.md) | Events of webhooks | {len(webhooks.events())} |"
    yield from ("", "## Every operation", "", "| Tag | Operations |", "|---|---:|")
    for tag in models.described().tags:
        yield f"| [{tag.name}](rest-{tag.name}.md) | {len(tag.operations)} |"
    yield from models.index()
    yield from ("", "## Every class", "", "| Class | Module | Is |", "|---|---|---|")
    for name, found in sorted(declared.classes.items()):
        yield f"| {link(declared, name)} | `{found.module}` | {found.doc.splitlines()[0]} |"


def is_split(tag: Tag) -> bool:
    """Whether a tag has too many operations for one page."""
    return len(tag.operations) > MOST


def group(tag: Tag, found: RestOperation) -> str:
    """The name of the page of GitHub's documentation that has an operation, within its tag."""
    *_, category, page = ["", tag.name, *found.docs.partition("#")[0].split("/")]
    return page if category in (tag.name, "reference") else category


def groups(tag: Tag) -> dict[str, list[RestOperation]]:
    """The operations of a tag by the pages of GitHub's documentation."""
    found: dict[str, list[RestOperation]] = {}
    for each in sorted(tag.operations, key=lambda each: group(tag, each)):
        found.setdefault(group(tag, each), []).append(each)
    return found


def rest_page(tag: Tag, found: RestOperation) -> str:
    """The name of the page of an operation of GitHub's description."""
    return f"rest-{tag.name}-{group(tag, found)}" if is_split(tag) else f"rest-{tag.name}"


def tag_page(declared: Declared, tag: Tag) -> Iterator[str]:
    """The lines of the page of a tag of GitHub's description: its operations, or the pages that have them."""
    yield f"# client.rest.{tag.module}"
    if not is_split(tag):
        yield from tag_operations(declared, tag, tag.operations)
        return
    yield from ("", "| Page | Operations |", "|---|---|")
    for name, operations in groups(tag).items():
        page = f"rest-{tag.name}-{name}.md"
        shown = ", ".join(f"[{found.name}]({page}#{found.name})" for found in operations)
        yield f"| [{name}]({page}) | {shown} |"


def group_page(declared: Declared, tag: Tag, name: str) -> Iterator[str]:
    """The lines of a page with a part of a tag's operations."""
    yield from (f"# client.rest.{tag.module}: {name.replace('-', ' ')}", "")
    yield f"A part of [client.rest.{tag.module}](rest-{tag.name}.md)."
    yield from tag_operations(declared, tag, groups(tag)[name])


def tag_operations(declared: Declared, tag: Tag, operations: Iterable[RestOperation]) -> Iterator[str]:
    """The lines of operations of a tag."""
    for found in operations:
        positional = [each.name for each in found.parameters if each.positional]
        named = [each.name + ("" if each.required else "=...") for each in found.parameters if not each.positional]
        lines = [line for line in found.doc.splitlines() if line]
        at = lines.index(f"{found.id}.")
        sentences, rest = lines[:at], lines[at + 1 :]
        yield from ("", f"## {found.name}", "")
        yield from (part for sentence in sentences for part in (sentence, ""))
        yield from (f"`{found.request}`", "", f"[{found.id}](https://docs.github.com/{found.docs})")
        call = wrapped_call(f"client.rest.{tag.module}.{found.name}", [*positional, "*", *named])
        yield from ("", "```python", call, "```", "")
        details = [line for line in rest if not line.startswith(("Request:", "GitHub:"))]
        for line in details:
            result = line.removeprefix(":returns: ")
            line = line if result == line else f":returns: {types(declared, result)}"
            yield re.sub(r"^:(?:param )?([\w ]+): ", r"- `\1`: ", line)


def wrapped_call(name: str, parameters: Sequence[str], returns: str = "") -> str:
    """A call or a signature on one line, or with a line for each parameter where it would be wider than a page."""
    line = f"{name}({', '.join(parameters)}){returns}"
    if len(line) <= python.WIDTH:
        return line
    return f"{name}(\n" + "".join(f"    {parameter},\n" for parameter in parameters) + f"){returns}"


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
            where = models.link(owner) or f"[{owner}]({native_home(owner)}.md#{owner.lower()})"
            yield from ("", f"The class is described in {where}.")
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
            yield f"| `{field.name}` | {types(declared, field.annotation)} | {cell(field.doc)}{key} |"


def operation_section(declared: Declared, found: Operation) -> Iterator[str]:
    """An operation: its signature and its docstring."""
    signature = wrapped_call(found.name, found.signature, f" -> {found.returns}")
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
        return f"{line} · GitHub: [{found.id or found.page}]({found.docs})"
    return "" if found and line.startswith("GitHub: ") else line


@functools.cache
def natives() -> dict[str, ast.ClassDef]:
    """The public handwritten classes in the head of the stub."""
    found = {name: node for name, node in in_head(HEAD).items() if not name.startswith("_")}
    return {name: found[name] for name in sorted(found, key=lambda name: (_order(name), name))}


def _order(name: str) -> int:
    return FIRST.index(name) if name in FIRST else len(FIRST)


def native_home(name: str) -> str:
    """The page of a handwritten class: that of its module, or the common one."""
    module = str(getattr(_core, name).__module__)
    return python.page_name(module) if module in python.MODULES else NATIVE


def native_sections(declared: Declared, home: str) -> Iterator[str]:
    """The handwritten classes of a page."""
    for name, found in natives().items():
        if native_home(name) == home:
            yield from native_section(declared, found, HEAD, getattr(_core, name))


def in_head(head: pathlib.Path) -> dict[str, ast.ClassDef]:
    """The classes in a head, by name."""
    return {found.name: found for found in ast.parse(by_hand(head)).body if isinstance(found, ast.ClassDef)}


def native_page(declared: Declared) -> Iterator[str]:
    """The lines of the page of handwritten classes."""
    yield "# Clients, sessions, listings, responses"
    yield from native_sections(declared, NATIVE)
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
    shown = shown.removesuffix(" -> Self") if member.name in CONSTRUCTORS else shown
    yield from ("```python", python.wrapped(shown), "```", "")


def is_shown(member: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether the page shows a method: no special ones but the constructor, no setters."""
    setter = any(isinstance(found, ast.Attribute) for found in member.decorator_list)
    return not setter and (member.name in CONSTRUCTORS or not member.name.startswith("_"))


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
        return f"[{name}]({native_home(name)}.md#{name.lower()})"
    chapter = declared.chapter_of.get(name)
    return f"[{name}]({chapter}.md#{name.lower()})" if chapter else models.link(name) or name
