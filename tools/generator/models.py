"""The pages of the reference for the classes of ``ferrohub.rest.models``."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from generator.described import Described

#: How a type reads in Markdown.
TYPES = Callable[[str], str]
#: Maximum number of lines of the tables of a page; more would make a page of the site too large.
MOST = 1200


@functools.cache
def described() -> Described:
    """Everything that is described."""
    return Described()


@functools.cache
def groups() -> dict[str, list[str]]:
    """The names of the models by page: one for each letter, or several."""
    found: dict[str, list[str]] = {}
    letter, part, lines = "", 1, 0
    for name in sorted(described().models, key=str.lower):
        length = len(described().models[name]) + 2
        if name[0].lower() != letter:
            letter, part, lines = name[0].lower(), 1, 0
        elif lines + length > MOST:
            part, lines = part + 1, 0
        lines += length
        found.setdefault(f"models-{letter}" if part == 1 else f"models-{letter}-{part}", []).append(name)
    return found


@functools.cache
def pages() -> dict[str, str]:
    """The page of each model."""
    return {model: name for name, models in groups().items() for model in models}


def link(name: str) -> str | None:
    """The link to a model; None for any other name."""
    return f"[{name}]({pages()[name]}.md#{name.lower()})" if name in pages() else None


def page(name: str, types: TYPES) -> Iterator[str]:
    """The lines of a page; ``types`` converts a type to Markdown."""
    yield from (f"# Classes of results: {name.removeprefix('models-').replace('-', ' ').upper()}", "")
    yield "Classes of `ferrohub.rest.models`, which [operations](index.md) return. A name with an"
    yield "underscore is that of an object in another one. GitHub's description promises the fields without None."
    for model in groups()[name]:
        yield from ("", f"## {model}")
        if parent := described().parents.get(model):
            yield from ("", f"It extends {link(parent)}.")
        yield from ("", "| Field | Type |", "|---|---|")
        for field, type_, promised in described().models[model]:
            shown = type_ if promised or type_ == "Any" else f"{type_} | None"
            yield f"| `{field}` | {types(shown)} |"


def index() -> Iterator[str]:
    """The lines of the index of the reference."""
    yield from ("", "## Classes of results", "", "| Page | Classes |", "|---|---:|")
    for name, models in groups().items():
        yield f"| [{name}]({name}.md) | {len(models)} |"
