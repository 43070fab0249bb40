"""Crawlers in several processes that are killed at random write everything once, with few requests."""

from __future__ import annotations

import pathlib
import sys

import pytest

pytest.importorskip("pyarrow")

from crawl_trial import Trial, run

pytestmark = pytest.mark.slow


@pytest.mark.skipif(sys.platform == "win32", reason="the trial kills with signals")
def test_crawlers_that_are_killed(tmp_path: pathlib.Path) -> None:
    # The quota is renewed every four seconds, and used up each time.
    trial = Trial(repositories=20, items=20_000, kills=10, processes=2, limit=80, hour=4.0)
    result = run(trial, tmp_path / "crawl")
    assert result.problems == []
    # Libraries are at most another 80 MiB, which all workers of a machine share.
    assert result.over_the_quota == 0 and result.memory < 100


@pytest.mark.skipif(sys.platform != "linux", reason="workers are found in /proc")
@pytest.mark.parametrize(("engine", "library"), [("dask", "distributed"), ("ray", "ray.data")])
def test_engines_whose_workers_are_killed(tmp_path: pathlib.Path, engine: str, library: str) -> None:
    pytest.importorskip(library)
    result = run(Trial(repositories=12, items=6000, kills=3, renames=1, engine=engine), tmp_path / "crawl")
    assert result.problems == [] and result.over_the_quota == 0
