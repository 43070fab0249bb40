"""Differences that are known, each with its reason."""

from __future__ import annotations

#: By the ID of the operation: how a difference begins, and the reason.
KNOWN: dict[str, list[tuple[str, str]]] = {}


def is_known(identifier: str, difference: str) -> bool:
    """Whether a difference is listed."""
    return any(difference.startswith(begin) for begin, _ in KNOWN.get(identifier, ()))
