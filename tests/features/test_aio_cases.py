"""Every case of the tables, through an asynchronous client: the same request, and the same result."""

from __future__ import annotations

import asyncio
import importlib
import io
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.aio import AsyncClient, AsyncClientEnterprise
from harness import Case, Reply, Server, awaited, expect_request, expect_result, make


def cases() -> Iterator[Any]:
    for path in sorted(pathlib.Path(__file__).parents[1].rglob("test_*.py")):
        if "\nCASES" in path.read_text() and path.stem != "test_aio_cases":
            table = getattr(importlib.import_module(path.stem), "CASES", ())
            for case in table:
                if isinstance(case, Case):
                    yield pytest.param(case, id=f"{case.operation}-{case.note}")


@pytest.mark.filterwarnings("ignore:.* is deprecated:DeprecationWarning")
@pytest.mark.parametrize("case", list(cases()))
def test_case(case: Case, server: Server) -> None:
    for given in case.args:
        if isinstance(given, io.IOBase):
            given.seek(0)  # the same case was read before, by a blocking client
    blocking = case.client(server)
    client: Any = AsyncClient(session=blocking)
    if isinstance(blocking, ferrohub.ClientEnterprise):
        client = AsyncClientEnterprise(server.url, session=blocking)
    owner, name = case.operation.split(".")
    target = client if owner.startswith("Client") else make(case.owner or owner, client, **case.changes)
    server.will(Reply(case.body(), case.status))
    result = asyncio.run(awaited(getattr(target, name)(*case.args, **case.kwargs)))
    expect_request(case, server)
    expect_result(case.result, result)
