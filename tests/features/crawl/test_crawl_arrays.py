"""Arrays of crawls: what pyarrow would make of the same values, without pandas."""

from __future__ import annotations

import datetime
import itertools
import pathlib
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa

from crawled_github import SimulatedGitHub
from ferrohub.crawl import _arrays

TIMES = [
    datetime.datetime(year, 3, 4, 5, 6, 7, microsecond, datetime.timezone.utc)
    for year in (1, 1969, 2026, 9999)
    for microsecond in (0, 999_999)
]
TEXTS = ["", "a", "zero \0 byte", "snow ☃ and 😀"]
VALUES: dict[str, list[Any]] = {
    "str": TEXTS,
    "json": TEXTS,
    "int": [-(2**63), -1, 0, 2**63 - 1],
    "number": [-(2**63), -1, 0, 2**63 - 1],
    "float": [0.0, -2.5, 1e300, float("inf")],
    "bool": [True, False, False],
    "time": TIMES,
    "list": [[], ["a"], [None, "b", ""], TEXTS],
}


def test_every_kind_has_values() -> None:
    assert VALUES.keys() == _arrays.types().keys()


@pytest.mark.parametrize("kind", VALUES)
@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 100])
@pytest.mark.parametrize("missing", ["none", "some", "all"])
def test_arrays_are_those_of_pyarrow(kind: str, count: int, missing: str) -> None:
    cycle = {"none": VALUES[kind], "some": [None, *VALUES[kind]], "all": [None]}[missing]
    values = list(itertools.islice(itertools.cycle(cycle), count))
    made = _arrays.array(kind, values)
    made.validate(full=True)
    assert made.equals(pa.array(values, _arrays.types()[kind]))
    assert made.null_count == values.count(None) and made.to_pylist() == values


@pytest.mark.parametrize("value", ["", "text", "Gr\u00fc\u00dfe", True, False, None])
@pytest.mark.parametrize("count", [0, 1, 8, 9])
def test_an_array_of_one_value(value: str | bool | None, count: int) -> None:
    made = _arrays.repeated(value, count)
    made.validate(full=True)
    assert made.equals(pa.array([value] * count, pa.bool_() if isinstance(value, bool) else pa.string()))
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
    with github.serve() as url:
        monkeypatch.setenv("GITHUB_API_URL", url)
        monkeypatch.setenv("GH_ENTERPRISE_TOKEN", "ghp_" + "c0ffee" * 6)
        command = [sys.executable, "-c", WITHOUT_PANDAS, str(tmp_path)]
        shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "False"
