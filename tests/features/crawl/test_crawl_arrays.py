"""Arrays of crawls: what pyarrow would make of the same values, without pandas."""

from __future__ import annotations

import datetime
import itertools
import json
import pathlib
import random
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa

import generated_items
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import _arrays, _columns

UTC = datetime.timezone.utc
SENT = "2026-03-04T05:06:07Z"
TEXTS = ["", "a", "zero \0 byte", "snow \u2603 and \U0001f600"]
URL = "https://api.github.com/repos/o/r/issues"
#: What is sent for each kind of column, and the value of it.
VALUES: dict[str, list[tuple[Any, Any]]] = {
    "str": [*((text, text) for text in TEXTS), (7, "7"), ({"a": ["\u00e9"]}, '{"a": ["\u00e9"]}'), ("\ud800", "?")],
    "json": [({"a": ["\u00e9"]}, '{"a": ["\\u00e9"]}'), ("a", '"a"')],
    "int": [(value, value) for value in (-(2**63), -1, 0, 2**63 - 1)] + [("12", 12), (2**63, None), (True, None)],
    "number": [
        (f"{URL}/12", 12),
        (f"{URL}/12/", None),
        (URL, None),
        ("12", None),
        (12, None),
        (f"{URL}/{10**19}", None),
    ],
    "float": [(value, value) for value in (0.0, -2.5, 1e300)] + [(3, 3.0), (10**400, None), ("3", None), (True, None)],
    "bool": [(True, True), (False, False), (False, False), (0, None), ("true", None)],
    "time": [
        (SENT, datetime.datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC)),
        ("2026-03-04T05:06:07.250+01:00", datetime.datetime(2026, 3, 4, 4, 6, 7, 250_000, tzinfo=UTC)),
        ("0001-01-01T00:00:00Z", datetime.datetime(1, 1, 1, tzinfo=UTC)),
        ("9999-12-31T23:59:59Z", datetime.datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC)),
        (60, datetime.datetime(1970, 1, 1, 0, 1, tzinfo=UTC)),
        *((other, None) for other in ("", "2026-02-30T05:06:07Z", "0000-01-01T00:00:00Z", 10**20, True, [SENT])),
    ],
    "list": [
        ([], []),
        (["a"], ["a"]),
        ([None, "b", ""], [None, "b", ""]),
        (TEXTS, TEXTS),
        ([1, "\ud800"], ["1", "?"]),
        ("a", None),
    ],
}


def test_every_kind_has_values() -> None:
    assert VALUES.keys() == _arrays.types().keys()


@pytest.mark.parametrize("kind", VALUES)
@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 100])
@pytest.mark.parametrize("missing", ["none", "some", "all"])
def test_columns_are_what_pyarrow_makes_of_the_values(kind: str, count: int, missing: str) -> None:
    cycle = {"none": VALUES[kind], "some": [(None, None), *VALUES[kind]], "all": [(None, None)]}[missing]
    sent = list(itertools.islice(itertools.cycle(cycle), count))
    column = _columns.Column("x", ("in", "x"), kind)
    items = [{"in": {"x": value}} for value, _ in sent]
    made = _columns.table((column,), items, {})["x"].combine_chunks()
    made.validate(full=True)
    assert made.equals(pa.array([value for _, value in sent], _arrays.types()[kind]))


@pytest.mark.parametrize("kind", VALUES)
def test_items_have_the_same_digest_if_their_values_are_the_same(kind: str) -> None:
    column, known = _columns.Column("x", ("in", "x"), kind), dict[str, Any]()
    for value, read in [(None, None), *VALUES[kind]]:
        digest = _columns.digest((column,), {"in": {"x": value}, "other": len(known)})
        assert known.setdefault(digest, read) == read
    assert len(known) == len({json.dumps(read, default=str) for read in known.values()})


def test_a_value_that_moves_to_another_column_changes_the_digest() -> None:
    columns = _columns.columns("a b c:list d:bool e:int")
    items: list[Any] = [
        {}, {"a": ""}, {"b": ""}, {"a": "x"}, {"b": "x"}, {"a": "x", "b": "x"}, {"a": "xx"}, {"a": "x", "c": ["x"]},
        {"c": []}, {"c": [None]}, {"c": [""]}, {"c": ["x"]}, {"c": ["x", ""]}, {"d": False}, {"d": True}, {"e": 0},
    ]  # fmt: skip
    assert len({_columns.digest(columns, item) for item in items}) == len(items)


def test_what_stands_nowhere_is_null() -> None:
    items: list[Any] = [{}, {"in": None}, {"in": 7}, {"in": {}}, {"in": {"x": None}}, {"in": {"x": 1}}]
    assert _columns.table((_columns.Column("x", ("in", "x"), "int"),), items, {})["x"].to_pylist() == [None] * 5 + [1]


def test_a_list_on_the_way_has_a_value_for_each_item() -> None:
    column = _columns.Column("x", ("labels", "name"), "list")
    items: list[Any] = [{"labels": [{"name": "a"}, {}, None, {"name": 5}]}, {"labels": []}, {"labels": {"name": ["b"]}}]
    assert _columns.table((column,), items, {})["x"].to_pylist() == [["a", None, None, "5"], [], ["b"]]


def test_times_of_items_are_seconds() -> None:
    items = [{"at": SENT}, {"at": None}, {"at": "2026-03-04T05:06:07.25Z"}, {}]
    at = datetime.datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC).timestamp()
    assert _columns.instants(items, ("at",)) == [at, None, at + 0.25, None]
    assert _columns.instants(items[:1], ("at",)) == [at] and _columns.instants([], ("at",)) == []


@pytest.mark.parametrize("kind", ["str", "int", "bool"])
@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 100])
def test_arrays_are_those_of_pyarrow(kind: str, count: int) -> None:
    cycle = {"str": [*TEXTS, None], "int": [None, 1, -(2**63)], "bool": [True, None, False]}[kind]
    values = list(itertools.islice(itertools.cycle(cycle), count))
    made = _arrays.array(kind, values)
    made.validate(full=True)
    assert made.equals(pa.array(values, _arrays.types()[kind])) and made.null_count == values.count(None)


@pytest.mark.parametrize("value", ["", "text", "Gr\u00fc\u00dfe", True, False, None])
@pytest.mark.parametrize("count", [0, 1, 8, 9])
def test_an_array_of_one_value(value: str | bool | None, count: int) -> None:
    made = _arrays.repeated(value, count)
    made.validate(full=True)
    assert made.equals(pa.array([value] * count, pa.bool_() if isinstance(value, bool) else pa.string()))
    now = datetime.datetime(2026, 3, 4, 5, 6, 7, 8, tzinfo=UTC)
    assert _arrays.constant("int", 7, count).equals(pa.array([7] * count, pa.int64()))
    assert _arrays.constant("time", now, count).equals(pa.array([now] * count, _arrays.types()["time"]))
    assert _arrays.counted(count).equals(pa.array(range(count), pa.int64()))


WITHOUT_PANDAS = """
import sys
from ferrohub import Client
from ferrohub.crawl import _packing, crawl
_packing.MANY = 3  # so that repositories are packed
assert crawl(["octo/*"], ["issues", "reviews"], Client.from_environment(), sys.argv[1]).complete
print("pandas" in sys.modules)
"""


def test_a_worker_has_no_need_of_pandas(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pandas")
    github = SimulatedGitHub()
    # Enough changes of one repository that files are merged, and reviews whose parents are read from files.
    github.add("octo/one", issues=3500, pulls=20)
    for name in ("octo/two", "octo/three"):
        github.add(name, issues=2)
    assert _printed(WITHOUT_PANDAS, github, tmp_path, monkeypatch) == "False"


FIRST_CRAWL = """
import sys
from ferrohub import Client
from ferrohub.crawl import crawl
assert crawl(["octo/*"], ["issues", "labels"], Client.from_environment(), sys.argv[1]).complete
print("pyarrow._compute" in sys.modules)
"""


def test_a_first_crawl_has_no_need_of_functions_of_pyarrow(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    github = SimulatedGitHub()
    # Files with large rows, whose columns are measured, and with small ones, which are merged.
    small = generated_items.BODIES["issues"]
    github.add("octo/one", issues=300)
    github.add("octo/two", issues=1800)

    def issue(repo: Repo, number: int, at: int, version: int) -> str:
        body = {"body": random.Random(number).randbytes(5000).hex()} if repo.name == "one" else {}
        return json.dumps({**json.loads(small(repo, number, at, version)), **body})

    monkeypatch.setitem(generated_items.BODIES, "issues", issue)
    assert _printed(FIRST_CRAWL, github, tmp_path, monkeypatch) == "False"
    assert any(path.stat().st_size > 2**19 for path in tmp_path.rglob("*.parquet"))


def _printed(program: str, github: SimulatedGitHub, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a program prints that crawls into a folder in a process of its own."""
    with github.serve() as url:
        monkeypatch.setenv("GITHUB_API_URL", url)
        monkeypatch.setenv("GH_ENTERPRISE_TOKEN", "ghp_" + "c0ffee" * 6)
        ran = subprocess.run([sys.executable, "-c", program, str(folder)], capture_output=True, text=True, check=True)
    return ran.stdout.strip()
