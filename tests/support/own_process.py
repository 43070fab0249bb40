"""Calls in a process of their own: programs of the documentation keep clients and receivers as long as they run."""

from __future__ import annotations

import concurrent.futures
import multiprocessing
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def in_own_process(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What a function returns in a new process, which ends with it."""
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(1, context) as pool:
        return pool.submit(function, *args, **kwargs).result()
