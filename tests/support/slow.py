"""Which parameters of a test are slow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def all_but(fast: int, values: Iterable[Any]) -> list[Any]:
    """The values, of which all but the first ones have the mark ``slow``: `make test` leaves these out."""
    found = list(values)
    return [*found[:fast], *(pytest.param(value, marks=pytest.mark.slow) for value in found[fast:])]
