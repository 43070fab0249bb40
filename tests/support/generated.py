"""What ``tools/generate.py`` generates, once for all tests of a process."""

from __future__ import annotations

import functools

import generate

_generated = generate.generated


@functools.cache
def files() -> dict[str, str]:
    """Every generated file and its text."""
    return _generated()


def page(name: str) -> str:
    """The text of a generated page of the site."""
    return files()[f"docs/{name}"]
