"""The pages of the reference for the classes of ``ferrohub.rest.models``."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from generator.described import Described

#: How a type reads in Markdown.
TYPES = Callable[[str], str]


@functools.cache
def described() -> Described:
    """Everything that is described."""
    return Described()


@functools.cache
def groups() -> dict[str, list[str]]:
    """The names of the models by page."""
    found: dict[str, list[str]] = {}
    for name in sorted(described().models, key=str.lower):
        found.setdefault(f"models-{name[0].lower()}", []).append(name)
    return found


def link(name: str) -> str | None:
    """The link to a model; None for any other name."""
    return f"[{name}](models-{name[0].lower()}.md#{name.lower()})" if name in described().models else None


def page(name: str, types: TYPES) -> Iterator[str]:
    """The lines of a page; ``types`` converts a type to Markdown."""
    yield from (f"# Classes of results: {name[-1].upper()}", "")
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
