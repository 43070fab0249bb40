"""Calls in a process of their own: programs of the documentation keep clients and receivers as long as they run."""

from __future__ import annotations

import concurrent.futures
import functools
import multiprocessing
import multiprocessing.context
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


@functools.cache
def _context() -> multiprocessing.context.BaseContext:
    """Where there is a server of forks, each process begins with these packages imported, and with nothing else."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["ferrohub.testing.github", "ferrohub.github3", "github3"])
    return context


def in_own_process(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What a function returns in a new process, which ends with it."""
    with concurrent.futures.ProcessPoolExecutor(1, _context()) as pool:
        return pool.submit(function, *args, **kwargs).result()
