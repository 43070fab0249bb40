"""The columns of streams, and folders whose files have different ones, or none."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa

import ferrohub
from crawled_github import SimulatedGitHub
from ferrohub.crawl import OUTCOMES, STREAMS, Stream, crawl, dataset, files, read
from generator import streams


@pytest.fixture
def client(github: SimulatedGitHub) -> ferrohub.Client:
    return ferrohub.Client(token="...", transport=github)


def mine(columns: str, key: str = "number") -> Stream:
    issues = "GET /repos/{owner}/{repo}/issues"
    return Stream("mine", issues, columns, key, "since", "updated_at", "state=all&sort=updated&direction=asc")


@pytest.mark.parametrize("order", [(False, True, True), (True, False, True), (False, True, False)])
def test_raw_can_be_changed(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path, order: tuple[bool, ...]
) -> None:
    repo = github.add("octo/one", issues=5)
    github.add("octo/two", issues=2)
    for number, raw in enumerate(order, 1):
        assert crawl(["octo/*"], ["issues"], client, tmp_path, raw=raw).complete
        github.touch(repo, "issues", number)
    rows = dataset(tmp_path, "issues").to_table().to_pylist()
    assert len(rows) == 5 + 2 + 2
    assert [row["raw"] is not None for row in rows if row["repository"] == "one"] == [order[0]] * 5 + list(order[1:])
    assert sorted(read(tmp_path, "issues")["number"].to_pylist()) == [1, 1, 2, 2, 3, 4, 5]


def test_raw_of_another_repository(github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path) -> None:
    for name, raw in (("octo/a", False), ("octo/b", True)):
        github.add(name, issues=1)
        crawl([name], ["issues"], client, tmp_path, raw=raw)
    assert [raw is not None for raw in read(tmp_path, "issues")["raw"].to_pylist()] == [False, True]


@pytest.mark.parametrize(
    ("before", "now", "kind", "values"),
    [
        ("number:int title", "number:int title state", pa.string(), [None, "open"]),
        ("number:int comments:int state", "number:int comments:int", pa.string(), ["open", None]),
        ("number:int state=comments:int", "number:int state=comments:float", pa.float64(), [0.0, 1.0]),
        ("number:int state=comments:int", "number:int state", pa.string(), ["0", "open"]),
        ("number:int state", "number:int state=comments:int", pa.string(), ["open", "1"]),
    ],
)
def test_columns_can_be_changed(
    before: str, now: str, kind: Any, values: list[Any],
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path,
) -> None:  # fmt: skip
    repo = github.add("octo/one", issues=1)
    for columns in (before, now, now):
        assert crawl(["octo/one"], [mine(columns)], client, tmp_path).complete
        github.touch(repo, "issues", 1)
    table = dataset(tmp_path, "mine").to_table()
    assert table.schema.field("state").type == kind
    assert table["state"].to_pylist()[:2] == values
    [last] = read(tmp_path, mine(now)).to_pylist()
    assert last["state"] == table["state"].to_pylist()[-1]


def test_columns_that_cannot_be_unified_stay_in_their_files(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    repo = github.add("octo/one", issues=1)
    for columns in ("x=labels.name:list", "x=title", "x=title"):
        columns = f"number:int comments:int {columns}"
        assert crawl(["octo/one"], [mine(columns)], client, tmp_path).complete
        github.touch(repo, "issues", 1)
    with pytest.raises(ValueError, match="column x has lists"):
        dataset(tmp_path, "mine")
    # The last two are merged; what was merged stays for a while.
    assert len(list((tmp_path / "mine").rglob("*.parquet"))) == 4 and not list((tmp_path / "mine").rglob("*.tmp"))


def test_a_key_that_is_added_to_the_columns_of_a_parent(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    repo = github.add("octo/one", issues=2, pulls=2)
    reviews = Stream("kids", "GET /repos/{owner}/{repo}/pulls/{parent}/reviews", "id:int of=_parent:int", parent="mine")
    crawl(["octo/one"], [mine("id:int title", "id")], client, tmp_path)
    github.touch(repo, "issues", 2)
    crawl(["octo/one"], [mine("title number:int"), reviews], client, tmp_path)
    # The first issue may be read again, as its other key is not recognized.
    assert {2} <= set(read(tmp_path, reviews)["of"].to_pylist()) <= {1, 2}


def test_what_was_read_and_has_no_rows_is_empty(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    github.add("octo/one")
    for name in ("outcomes", "issues"):
        with pytest.raises(ValueError, match="no rows"):
            read(tmp_path, name)
    crawl(["octo/one"], ["issues", mine("number:int title")], client, tmp_path)
    for name in ("outcomes", "issues"):
        table = read(tmp_path, name)
        assert len(table) == 0 and table.column_names[-2:] == ["owner", "repository"]
    assert read(tmp_path, "issues").column_names[:-2] == STREAMS["issues"].schema().names
    assert read(tmp_path, mine("number:int title")).column_names[:2] == ["number", "title"]
    assert dataset(tmp_path, "issues").count_rows() == 0
    with pytest.raises(ValueError, match="no rows"):
        read(tmp_path, "labels")


MERGED = """
import pathlib, sys
from ferrohub.crawl import _merging
sources = _merging.Sources(map(pathlib.Path, sys.argv[2:]))
with open(sys.argv[1], "wb") as file:
    _merging.write(sources.groups(sources.schema()), sources.schema(), file)
print("pandas" in sys.modules)
"""


def test_unifying_has_no_need_of_pandas(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    pytest.importorskip("pandas")
    for name, columns in (("octo/a", "number:int x=comments:int"), ("octo/b", "number:int x=title y=labels.name:list")):
        github.add(name, issues=1)
        crawl([name], [mine(columns)], client, tmp_path)
    command = [sys.executable, "-c", MERGED, str(tmp_path / "one"), *files(tmp_path, "mine")]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == "False"
    assert len(pa.parquet.read_table(tmp_path / "one")) == 2


@pytest.mark.parametrize("stream", STREAMS.values(), ids=lambda stream: stream.name)
def test_values_of_other_types_become_null(stream: Stream, github: SimulatedGitHub) -> None:
    from ferrohub.crawl._rows import table

    for value in (None, {}, [], "text", 7, 2**70, True, [{"login": 5}], "\ud800"):
        made = table(stream, [dict.fromkeys([column.path[0] for column in stream.fields()], value)], 1, True)
        assert made.schema == stream.schema(raw=True)


def test_the_documented_columns_are_those_of_the_files() -> None:
    page = "\n".join(streams.page())
    documented = {}
    for section in page.split("\n## ")[1:]:
        rows = re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", section, re.MULTILINE)
        documented[section.splitlines()[0]] = rows
    described = [*STREAMS.values(), OUTCOMES]
    assert documented == {each.name: [(field.name, str(field.type)) for field in each.schema()] for each in described}
