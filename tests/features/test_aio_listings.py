"""Listings of asynchronous clients: items one by one, tables and progress."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import re
import sys
import threading
from typing import Any

import pytest
from test_aio import Held, client_of, page, run

import ferrohub
from ferrohub.exceptions import NotFoundError
from harness import Reply, Server


def listing_of(server: Server, *replies: Reply) -> Any:
    server.will(*replies)
    return client_of(server).issues_on("o", "r")


def test_items_are_awaited_one_by_one(server: Server) -> None:
    async def main() -> None:
        listing = listing_of(server, page(server, 1, 2, following=2), page(server, 3))
        assert [(await anext(listing)).number for _ in range(3)] == [1, 2, 3]
        assert await anext(listing, None) is None
        with pytest.raises(StopAsyncIteration):
            await anext(listing)
        assert len(server.requests) == 2

    run(main())


def test_the_rest_becomes_rows_and_tables(server: Server) -> None:
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")

    async def main() -> None:
        pages = [page(server, 1, 2, following=2), page(server, 3)]
        fields = ["number"]
        rows = await listing_of(server, *pages).to_dicts(fields)
        assert rows == [{"number": 1}, {"number": 2}, {"number": 3}]
        table = await listing_of(server, *pages).to_arrow(fields)
        assert isinstance(table, ferrohub.Table) and table.column_names == fields
        frame = await listing_of(server, *pages).to_pandas(fields)
        assert isinstance(frame, pandas.DataFrame) and list(frame["number"]) == [1, 2, 3]
        frame = await listing_of(server, *pages).to_polars(fields)
        assert isinstance(frame, polars.DataFrame) and frame["number"].to_list() == [1, 2, 3]

    run(main())


def test_options_of_pandas_are_passed_on(server: Server) -> None:
    pytest.importorskip("pandas")

    async def main() -> None:
        frame = await listing_of(server, page(server, 1)).to_pandas(["number"], types_mapper=lambda _: None)
        assert str(frame["number"].dtype) == "int64"

    run(main())


def test_an_error_loses_no_row(server: Server) -> None:
    async def main() -> None:
        listing = listing_of(server, page(server, 1, 2, following=2), Reply({"message": "No"}, 404), page(server, 3))
        with pytest.raises(NotFoundError):
            await listing.to_dicts(["number"])
        # A call that is never awaited takes nothing away.
        forgotten = listing.to_dicts(["number"])
        assert inspect.iscoroutine(forgotten)
        forgotten.close()
        assert await listing.to_dicts(["number"]) == [{"number": 1}, {"number": 2}, {"number": 3}]

    run(main())


def test_a_cancelled_table_loses_no_row(server: Server) -> None:
    async def main() -> None:
        gate = threading.Barrier(2)
        listing = listing_of(server, page(server, 1, 2, following=2), Held([], gate), page(server, 3))
        task = asyncio.ensure_future(listing.to_dicts(["number"]))
        while len(server.requests) < 2:
            await asyncio.sleep(0.005)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        gate.abort()
        assert await listing.to_dicts(["number"]) == [{"number": 1}, {"number": 2}, {"number": 3}]

    run(main())


def test_wrong_fields_are_refused_at_the_call(server: Server) -> None:
    async def main() -> None:
        listing = listing_of(server, page(server, 1))
        for method in (listing.to_dicts, listing.to_arrow):
            with pytest.raises(TypeError, match="fields"):
                method("number")
        with pytest.raises(ValueError, match="nmber"):
            await listing.to_dicts(["nmber"])
        assert len(await listing.to_dicts(columns="all")) == 1

    run(main())


@pytest.mark.parametrize("missing", ["pandas", "polars"])
def test_a_missing_library_is_reported_before_anything_is_read(
    missing: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    listing = listing_of(server, page(server, 1))
    with pytest.raises(ImportError, match=f"needs .*{missing}"):
        getattr(listing, f"to_{missing}")()
    assert server.requests == []


def test_progress_is_shown(server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)

    async def main() -> None:
        listing = listing_of(server, page(server, 1, 2, following=2), page(server, 3))
        assert [issue.number async for issue in listing.progress("Issues")] == [1, 2, 3]

    run(main())
    assert re.search(r"Issues: 3 of 3 items\n$", capsys.readouterr().err)


def test_what_would_block_the_event_loop_is_refused(server: Server) -> None:
    listing = listing_of(server, page(server, 1))
    with pytest.raises(TypeError, match="anext"):
        listing.next()
    with pytest.raises(TypeError, match="to_arrow"):
        listing.__arrow_c_stream__()
    assert server.requests == []


def test_tasks_share_a_listing(server: Server) -> None:
    """Each item is handed out once."""

    async def main() -> None:
        listing = listing_of(server, page(server, 1, 2, following=2), page(server, 3))

        async def rest() -> list[int]:
            return [issue.number async for issue in listing]

        found = await asyncio.gather(*(rest() for _ in range(4)))
        assert sorted(itertools.chain(*found)) == [1, 2, 3] and len(server.requests) == 2

    run(main())
