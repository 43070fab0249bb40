"""Crawls on engines: all rows once, and no credential in what the engines move and store."""

from __future__ import annotations

import json
import os
import pathlib
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from ferrohub.crawl import STREAMS, read, workers
from simulated_github import SimulatedGitHub, serving

TOKEN = "ghp_" + "5ecre7" * 6
STREAM_NAMES = ["issues", "pulls", "reviews", "commits"]


@pytest.fixture
def github(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimulatedGitHub]:
    """A server; the environment has its address, and a credential."""
    github = SimulatedGitHub()
    for number in range(6):
        github.add(f"octo/r{number}", issues=20 + 120 * (number % 2), pulls=4, commits=3)
    with serving(github) as url:
        monkeypatch.setenv("GITHUB_API_URL", url)
        for name in ("GH_ENTERPRISE_TOKEN", "MY_TOKEN"):
            monkeypatch.setenv(name, TOKEN)
        monkeypatch.setenv("NO_PROXY", "*")
        yield github


def due(github: SimulatedGitHub, stream: str) -> list[Any]:
    return sorted((repo.name, key) for repo in github.by_id.values() for key in repo.keys(stream))


def found(folder: pathlib.Path, stream: str) -> list[Any]:
    table = read(folder, stream)
    keys = table[STREAMS[stream].key_column].to_pylist()
    return sorted(zip(table["repository"].to_pylist(), keys, strict=True))


def assert_no_token(folder: pathlib.Path) -> None:
    """No file has the token."""
    names = [path for path in folder.rglob("*") if path.is_file() and TOKEN.encode() in path.read_bytes()]
    assert names == []


def run(program: str, *arguments: Any, **variables: str) -> str:
    """Run a program in a process of its own, as engines leave threads and processes behind."""
    ran = subprocess.run(
        [sys.executable, "-c", program, *map(str, arguments)],
        capture_output=True, text=True, check=False, timeout=500, env={**os.environ, **variables},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    assert TOKEN not in ran.stdout + ran.stderr
    return ran.stdout


def provided() -> ferrohub.Client:
    return ferrohub.Client(token="from-a-provider", base_url=os.environ["GITHUB_API_URL"])


def test_a_task_that_is_run_again_writes_nothing_twice(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    plan = workers.plan(["octo/*"], STREAM_NAMES, tmp_path, "env:MY_TOKEN")
    tasks = pickle.dumps(list(plan))
    assert TOKEN.encode() not in tasks and len(plan) == 6
    for partition in pickle.loads(tasks):
        first = workers.crawl_partition(partition, tmp_path, "env:MY_TOKEN")
        again = workers.crawl_partition(partition, tmp_path, "env:MY_TOKEN")
        assert first["rows"]["pulls"] == 4 and (again["rows"], again["requests"]) == ({}, 0)
    workers.finish(plan, tmp_path)
    for stream in STREAM_NAMES:
        assert found(tmp_path, stream) == due(github, stream)
    assert_no_token(tmp_path)
    assert workers.plan(["octo/*"], STREAM_NAMES, tmp_path).run != plan.run


def test_tables_go_on_from_a_state(github: SimulatedGitHub) -> None:
    partition = workers.plan(["octo/r1"], ["issues", "reviews"])[0]
    states: dict[str, Any] = {}
    assert sum(map(len, workers.tables(partition, "issues", states=states))) == 140
    states = json.loads(json.dumps(states))
    assert list(workers.tables(partition, "issues", states=states)) == []
    github.touch(github.repositories["octo/r1"], "issues", 7)
    assert [table["number"].to_pylist() for table in workers.tables(partition, "issues", states=states)] == [[7]]
    assert sum(map(len, workers.tables(partition, "reviews"))) == len(github.repositories["octo/r1"].keys("reviews"))


def test_references_to_credentials(github: SimulatedGitHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMPTY", "")
    for reference in (None, "env:MY_TOKEN", f"{__name__}:provided"):
        list(workers.tables(workers.plan(["octo/r0"], ["issues"], None, reference)[0], "issues", reference))
    assert github.credentials == {f"token {TOKEN}", "token from-a-provider"}
    for bad in (TOKEN, "github_pat_11", "env:", "env:EMPTY", "", "a b:c"):
        with pytest.raises(ValueError) as raised:
            workers.client(bad)
        assert TOKEN not in str(raised.value)
    with pytest.raises(TypeError):
        workers.client("os:getcwd")


DASK = """
import logging, pathlib, pickle, sys
import cloudpickle, dask
from dask.distributed import Client, LocalCluster
import ferrohub.dask

if __name__ == "__main__":
    into, spilled = sys.argv[1:]
    dask.config.set({"temporary-directory": spilled})
    with LocalCluster(n_workers=4, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        frame = ferrohub.dask.read(["octo/*"], "issues", credential="env:MY_TOKEN")
        pathlib.Path(spilled, "graph").write_bytes(cloudpickle.dumps(frame.__dask_graph__()))
        print(len(frame), frame.groupby("repository").number.count().compute().sum())
        streams = ["issues", "pulls", "reviews", "commits"]
        report = ferrohub.dask.crawl(["octo/*"], streams, into, credential="env:MY_TOKEN")
        print(report["rows"].sum())
        pathlib.Path(spilled, "logs").write_text(str(client.get_worker_logs()) + str(client.get_scheduler_logs()))
"""


def test_dask(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("dask.dataframe")
    pytest.importorskip("distributed")
    program = tmp_path / "program.py"
    program.write_text(DASK)
    shown = run(f"import runpy; runpy.run_path({str(program)!r}, run_name='__main__')", tmp_path / "into", tmp_path)
    issues, rows = len(due(github, "issues")), sum(len(due(github, stream)) for stream in STREAM_NAMES)
    assert shown.split() == [str(issues), str(issues), str(rows + 6)]
    for stream in STREAM_NAMES:
        assert found(tmp_path / "into", stream) == due(github, stream)
    assert_no_token(tmp_path)


RAY = """
import sys
import ray
import ferrohub.ray

into, spilled = sys.argv[1:]
ray.init(num_cpus=2, include_dashboard=False, _temp_dir=spilled, logging_level="ERROR")
ray.data.DataContext.get_current().enable_progress_bars = False
print("issues", ferrohub.ray.read(["octo/*"], "issues", credential="env:MY_TOKEN").count())
found = ferrohub.ray.crawl(["octo/*"], ["issues", "pulls", "reviews", "commits"], into, credential="env:MY_TOKEN")
print("rows", sum(sum(each["rows"].values()) for each in found))
ray.shutdown()
"""


def test_ray(github: SimulatedGitHub, tmp_path: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    pytest.importorskip("ray.data")
    # The paths of sockets are short.
    spilled = pathlib.Path("/tmp") / f"ray-{os.getpid()}"
    shown = run(RAY, tmp_path, spilled, RAY_USAGE_STATS_ENABLED="0", RAY_ENABLE_UV_RUN_RUNTIME_ENV="0")
    issues, rows = len(due(github, "issues")), sum(len(due(github, stream)) for stream in STREAM_NAMES)
    assert f"issues {issues}\n" in shown and f"rows {rows + 6}\n" in shown
    for stream in STREAM_NAMES:
        assert found(tmp_path, stream) == due(github, stream)
    assert_no_token(tmp_path)
    assert_no_token(spilled)


SPARK = """
import sys
from pyspark.sql import SparkSession
import ferrohub.spark

spark = (SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
         .config("spark.local.dir", sys.argv[1]).getOrCreate())
ferrohub.spark.register(spark)
frame = (spark.read.format("ferrohub")
         .options(repositories="octo/*", stream="issues", credential="env:MY_TOKEN").load())
print("counts", frame.count(), frame.where("number = 7").count(), frame.rdd.getNumPartitions())
print(dict(frame.dtypes)["created_at"])
spark.stop()
"""


def test_spark(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("pyspark.sql.datasource")
    shown = run(SPARK, tmp_path, PYSPARK_PYTHON=sys.executable)
    assert f"counts {len(due(github, 'issues'))} 6 6\ntimestamp\n" in shown
    assert_no_token(tmp_path)


DLT = """
import sys
import dlt
import ferrohub.dlt

pipeline = dlt.pipeline("github", pipelines_dir=sys.argv[1], destination=dlt.destinations.duckdb(sys.argv[1] + "/db"))
pipeline.run(ferrohub.dlt.source(["octo/*"], ["issues", "pulls"], credential="env:MY_TOKEN"))
with pipeline.sql_client() as client:
    for table in ("issues", "pulls"):
        rows = client.execute_sql(f"SELECT count(*), max(comments) FROM {table}" if table == "issues"
                                  else f"SELECT count(*) FROM {table}")
        print(table, *rows[0])
"""


def test_dlt(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("dlt")
    pytest.importorskip("duckdb")
    issues, pulls = len(due(github, "issues")), len(due(github, "pulls"))
    assert run(DLT, tmp_path) == f"issues {issues} 0\npulls {pulls}\n"
    github.touch(github.repositories["octo/r1"], "issues", 7)
    github.requests.clear()
    assert run(DLT, tmp_path) == f"issues {issues} 1\npulls {pulls}\n"
    assert [status for _, status in github.requests].count(200) == 1 + 1 + 1  # the lists of repositories, and a page
    assert_no_token(tmp_path)
