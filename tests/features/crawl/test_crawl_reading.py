"""Reading what crawls have written: columns, filters, DuckDB, and while a crawl goes on."""

from __future__ import annotations

import pathlib
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

import ferrohub
from crawled_github import SimulatedGitHub
from ferrohub.crawl import STREAMS, Stream, _folder, _partition, _storage, crawl, dataset, latest_sql, read


@pytest.fixture
def client(github: SimulatedGitHub) -> ferrohub.Client:
    return ferrohub.Client(token="...", transport=github)


@pytest.fixture
def folder(github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path) -> pathlib.Path:
    """Two repositories, whose first one has three versions of an issue."""
    one, _, _ = github.add("o/one", issues=5), github.add("o/two", issues=3), github.add("p/three")
    for _ in range(3):
        assert crawl(["o/*", "p/three"], ["issues", "commits"], client, tmp_path, graphql=False).complete
        github.touch(one, "issues", 2)
    return tmp_path


def rows(table: Any, *columns: str) -> list[tuple[Any, ...]]:
    return sorted(tuple(row[column] for column in columns) for row in table.to_pylist())


def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files of issues that are opened from now on."""
    names: list[str] = []
    original = pq.ParquetFile

    def noted(path: Any, *args: Any, **options: Any) -> Any:
        names.append(str(path))
        return original(path, *args, **options)

    monkeypatch.setattr(pq, "ParquetFile", noted)
    return names


def test_columns_are_those_that_were_named(folder: pathlib.Path) -> None:
    table = read(folder, "issues", columns=["title", "owner", "number"])
    assert table.column_names == ["title", "owner", "number"]
    assert len(table) == 8
    assert rows(read(folder, "issues", columns=["repository"]), "repository") == [("one",)] * 5 + [("two",)] * 3


def test_a_column_that_no_file_has_is_null(folder: pathlib.Path) -> None:
    table = read(folder, "issues", columns=["number", "raw"])
    assert table["raw"].to_pylist() == [None] * 8 and str(table.schema.field("raw").type) == "string"


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"columns": ["nothing"]}, ValueError, "has no column 'nothing'"),
        ({"columns": "number"}, TypeError, "not a str"),
        ({"filter": [("number", "=", 1)]}, TypeError, "Expression, not list"),
        ({"filter": pc.field("nothing") == 1}, ValueError, "nothing"),
        (
            {"filter": pc.field("number") > "3"},
            TypeError,
            r"\(number > .*\) compares values of different types.*int64",
        ),
        ({"filter": pc.field("created_at") > "2020"}, TypeError, "datetimes that have a time zone"),
    ],
)
def test_invalid_options_raise(
    folder: pathlib.Path, options: dict[str, Any], error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        read(folder, "issues", **options)


def test_a_filter_sees_the_last_versions_only(folder: pathlib.Path) -> None:
    versions = [row["comments"] for row in dataset(folder, "issues").to_table().to_pylist() if row["number"] == 2]
    assert sorted(versions) == [0, 0, 1, 2]
    old = read(folder, "issues", filter=(pc.field("number") == 2) & (pc.field("comments") == 1))
    new = read(folder, "issues", filter=(pc.field("number") == 2) & (pc.field("comments") == 2))
    assert (len(old), rows(new, "repository", "comments")) == (0, [("one", 2)])


def test_a_filter_needs_no_column_of_the_result(folder: pathlib.Path) -> None:
    table = read(folder, "issues", columns=["title"], filter=pc.field("number").isin([1, 3]))
    assert table.column_names == ["title"] and len(table) == 4


def test_a_filter_may_name_any_column(github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path) -> None:
    """Also one whose name is no identifier, as those of reactions."""
    own = Stream("own", "GET /repos/{owner}/{repo}/issues", "number:int reactions.+1=number:int", "number")
    github.add("o/one", issues=5)
    crawl(["o/one"], [own], client, tmp_path)
    assert rows(read(tmp_path, own, columns=["number"], filter=pc.field("reactions.+1") > 3), "number") == [(4,), (5,)]


def test_a_filter_may_need_no_column_of_a_file(folder: pathlib.Path) -> None:
    """As one that begins with a constant, to which others are added."""
    is_third = pc.field("number") == 3
    filters = (pc.scalar(True), pc.scalar(False), pc.field("raw").is_null(), pc.scalar(True) & is_third)
    assert [len(read(folder, "issues", filter=each)) for each in filters] == [8, 0, 8, 2]


def test_no_column_has_the_number_of_rows(folder: pathlib.Path) -> None:
    assert read(folder, "issues", columns=[]).shape == (8, 0)
    assert read(folder, "issues", columns=[], filter=pc.field("number") == 3).shape == (2, 0)


def test_a_filter_sees_a_column_whose_type_has_changed_as_a_text(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    before, now = (
        Stream("own", "GET /repos/{owner}/{repo}/issues", f"number:int size={column}", "number", "since", "updated_at",
               "state=all&sort=updated&direction=asc")
        for column in ("comments:int", "title")
    )  # fmt: skip
    repo = github.add("o/one", issues=3)
    crawl(["o/one"], [before], client, tmp_path)
    github.touch(repo, "issues", 2)
    crawl(["o/one"], [now], client, tmp_path)
    assert len(dataset(tmp_path, "own").to_table()) > 3
    [title] = [size for number, size in rows(read(tmp_path, now), "number", "size") if number == 2]
    for stream in (before, now):
        assert rows(read(tmp_path, stream, filter=pc.field("size") == title), "number") == [(2,)]


def test_repositories_that_a_filter_excludes_are_not_read(
    folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = opened(monkeypatch)
    table = read(folder, "issues", filter=(pc.field("repository") == "two") & (pc.field("number") > 1))
    assert rows(table, "repository", "number") == [("two", 2), ("two", 3)]
    assert names and all("repository=two" in name for name in names)
    assert len(read(folder, "issues", filter=pc.field("owner") == "nobody")) == 0


def test_outcomes_of_owners_have_no_repository(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    crawl(["nobody/*"], ["issues"], client, tmp_path)
    for chosen in (None, pc.field("repository").is_null()):
        assert rows(read(tmp_path, "outcomes", filter=chosen), "owner", "repository") == [("nobody", None)]
    assert len(read(tmp_path, "outcomes", filter=pc.field("repository") == "x")) == 0


def merge_now(github: SimulatedGitHub, client: ferrohub.Client, folder: pathlib.Path) -> None:
    for _ in range(3):
        github.touch(github.repositories["o/one"], "issues", 3)
        assert crawl(["o/one"], ["issues"], client, folder).complete


@pytest.mark.parametrize("when", ["state", "file"])
def test_files_that_a_crawl_removes_meanwhile_are_no_error(
    github: SimulatedGitHub, client: ferrohub.Client, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """A crawl merges after the reader has read the state, or after it has opened the first file."""
    monkeypatch.setattr(_partition, "MERGED", 3)
    monkeypatch.setattr(_folder, "KEEP", 0.0)
    left = ["once"]

    def crawling(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            found = function(*args, **options)
            is_due = when == "file" or str(args[1]).endswith("one.json")
            if left and is_due:
                left.clear()
                merge_now(github, client, folder)
            return found

        return call

    place, name = (_folder.Folder, "state_at") if when == "state" else (_storage, "parquet")
    monkeypatch.setattr(place, name, crawling(getattr(place, name)))
    before = {path.name for path in (folder / "issues/owner=o/repository=one").iterdir()}
    table = read(folder, "issues")
    assert not left and not before <= {path.name for path in (folder / "issues/owner=o/repository=one").iterdir()}
    assert rows(table, "repository", "number") == [("one", n) for n in range(1, 6)] + [("two", n) for n in range(1, 4)]
    [three] = [row for row in table.to_pylist() if (row["repository"], row["number"]) == ("one", 3)]
    assert three["comments"] == 3


def test_a_file_that_is_missing_raises(folder: pathlib.Path) -> None:
    next((folder / "issues/owner=o/repository=two").glob("*.parquet")).unlink()
    with pytest.raises(FileNotFoundError, match="repository=two"):
        read(folder, "issues")


@pytest.mark.parametrize("name", ["plain", "it's [a] *?", "owner=x/repository=y", "a/../b", "@packed"])
def test_the_query_for_duckdb_returns_the_same_rows(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path, name: str
) -> None:
    duckdb = pytest.importorskip("duckdb")
    folder, repo = tmp_path / name, github.add("o/007", issues=5, labels=2)
    own = Stream("own", "GET /repos/{owner}/{repo}/labels", "title=name filename=name", key="name")
    streams: list[str | Stream] = ["issues", "labels", own]
    crawl(["o/007", "nobody/*"], streams, client, folder, raw=True)
    connection = duckdb.connect()
    for stream in (*streams, "outcomes"):
        view = stream if isinstance(stream, str) else stream.name
        connection.execute(f'CREATE VIEW "{view}" AS {latest_sql(folder, stream)}')
    # A view has what later crawls write, with other columns, too.
    github.touch(repo, "issues", 2)
    crawl(["o/007", "nobody/*"], streams, client, folder)
    for stream in (*streams, "outcomes"):
        view = stream if isinstance(stream, str) else stream.name
        expected = read(folder, stream)
        found = pa.table(connection.sql(f'SELECT * FROM "{view}"'))
        assert found.column_names == expected.column_names
        same = [field.name for field in expected.schema if not pa.types.is_timestamp(field.type)]
        assert sorted(map(repr, found.select(same).to_pylist())) == sorted(map(repr, expected.select(same).to_pylist()))
    assert len(read(folder, "issues")) == 5 and len(dataset(folder, "issues").to_table()) == 6


def test_the_query_for_duckdb_of_odd_columns(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    duckdb = pytest.importorskip("duckdb")
    github.add("o/one", labels=3)
    route = "GET /repos/{owner}/{repo}/labels"
    quoted, numbered = Stream("quoted", route, 'a"b=name', "name"), Stream("numbered", route, "id file_row_number=name")
    crawl(["o/one"], [quoted, numbered], client, tmp_path)
    assert len(duckdb.sql(latest_sql(tmp_path, quoted))) == len(read(tmp_path, quoted)) == 3
    with pytest.raises(ValueError, match="column file_row_number, which DuckDB adds itself"):
        latest_sql(tmp_path, numbered)
    assert len(read(tmp_path, numbered)) == 3


def test_a_query_of_a_stream_without_rows_raises(folder: pathlib.Path) -> None:
    for stream in ("labels", "nothing"):
        with pytest.raises(ValueError, match=stream):
            latest_sql(folder, stream)
    assert "bytes" not in latest_sql(folder, "issues") and STREAMS["issues"].key_column == "number"


def test_items_without_a_key_are_no_versions_of_each_other(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    github.add("o/one", labels=4)
    stream = Stream("mine", "GET /repos/{owner}/{repo}/labels", "nothing:int name", key="nothing")
    assert crawl(["o/one"], [stream], client, tmp_path).complete
    assert len(read(tmp_path, stream)) == 4
    duckdb = pytest.importorskip("duckdb")
    assert len(duckdb.sql(latest_sql(tmp_path, stream)).fetchall()) == 4


#: Reads, and prints the number of rows and the greatest size of the process in KiB. `ru_maxrss` would be that of the
#: process that has started this one, if that was larger.
READING = """
import re, sys
import pyarrow.compute as pc
from ferrohub.crawl import read
found = read(sys.argv[1], "issues", columns=eval(sys.argv[2]), filter=eval(sys.argv[3]))
print(len(found), re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1])
"""


@pytest.mark.slow
@pytest.mark.skipif(not pathlib.Path("/proc/self/status").exists(), reason="reads sizes as Linux shows them")
def test_a_read_with_a_filter_takes_little_memory(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    """Of a stream with 160 MB of texts, which took 540 MiB when all rows were held at once."""
    github.add("o/one", issues=1)
    crawl(["o/one"], ["issues"], client, tmp_path)
    large = pa.concat_tables([dataset(tmp_path, "issues").to_table().drop_columns(["owner", "repository"])] * 2000)
    number, body = (large.column_names.index(name) for name in ("number", "body"))
    with _partition.Partition(_folder.Folder(tmp_path), "o", "one") as stored:
        for start in range(0, 40_000, 2000):
            text = random.Random(start).randbytes(2000 * 2000).hex()
            texts = [f"{start + at} {text[at * 4000 : at * 4000 + 4000]}" for at in range(2000)]
            rows = large.set_column(number, "number", [range(start, start + 2000)]).set_column(body, "body", [texts])
            stored.commit({"issues": rows}, lambda: None)

    def size(columns: list[str] | None, filter: str, due: int) -> int:
        command = [sys.executable, "-c", READING, str(tmp_path), repr(columns), filter]
        found, peak = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.split()
        assert int(found) == due
        return int(peak) // 1024

    least = size(None, "pc.field('owner') == 'nobody'", 0)
    for columns in (None, ["number", "body"]):
        assert size(columns, "pc.field('number').isin(range(7, 40000, 100))", 400) - least < 150
        assert size(columns, "pc.starts_with(pc.field('body'), '3999')", 11) - least < 150


def test_a_query_of_a_folder_with_a_backslash_raises(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    if _storage.Local("a\\b").url("") != (pathlib.Path.cwd() / "a\\b").absolute().as_posix():
        pytest.skip("a backslash separates folders")
    github.add("o/r", issues=5)
    folder = tmp_path / "a\\b"
    assert crawl(["o/r"], ["issues"], client, folder).complete and len(read(folder, "issues")) == 5
    with pytest.raises(ValueError, match="backslash"):
        latest_sql(folder, "issues")
