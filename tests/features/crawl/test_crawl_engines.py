"""Crawls on engines: all rows once, and no credential in what the engines move and store."""

from __future__ import annotations

import importlib
import json
import os
import pathlib
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
import generated_items
from crawled_github import EPOCH, SimulatedGitHub
from ferrohub.crawl import STREAMS, Stream, read, workers

pytestmark = pytest.mark.slow

EXAMPLES = pathlib.Path(__file__).parents[3] / "examples" / "crawl"
TOKEN = "ghp_" + "5ecre7" * 6
STREAM_NAMES = ["issues", "pulls", "reviews", "commits"]


@pytest.fixture
def github(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimulatedGitHub]:
    """A server; the environment has its URL, and a credential."""
    github = SimulatedGitHub()
    for number in range(6):
        github.add(f"octo/r{number}", issues=20 + 120 * (number % 2), pulls=4, commits=3)
    with github.serve() as url:
        monkeypatch.setenv("GITHUB_API_URL", url)
        for name in ("GH_ENTERPRISE_TOKEN", "MY_TOKEN"):
            monkeypatch.setenv(name, TOKEN)
        monkeypatch.setenv("NO_PROXY", "*")
        # The folder of the machine's quota.
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("caches")))
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


def run(example: str, *arguments: Any, **variables: str) -> str:
    """Run an example, in a process of its own, as engines leave threads and processes behind."""
    ran = subprocess.run(
        [sys.executable, EXAMPLES / example, "octo", *map(str, arguments)],
        capture_output=True, text=True, check=False, timeout=500, env={**os.environ, **variables},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    # The logs of workers come here, too.
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


@pytest.mark.parametrize("engine", ["dask", "ray", "spark", "dlt"])
def test_the_choice_of_forms_is_checked_first(engine: str) -> None:
    """Before the engine is imported, and anything is sent."""
    module = importlib.import_module(f"ferrohub.{engine}")
    known = {"repositories": "octo/*", "stream": "reviews"}
    checks = {
        "dask": lambda graphql, raw: module.read(["octo/*"], "reviews", graphql=graphql, raw=raw),
        "ray": lambda graphql, raw: module.crawl(["octo/*"], ["reviews"], "into", graphql=graphql, raw=raw),
        "spark": lambda graphql, raw: module._options(
            {**known, "graphql": str(graphql).lower(), "raw": str(raw).lower()}
        ),
        "dlt": lambda graphql, raw: module.source(["octo/*"], ["reviews"], graphql=graphql, raw=raw),
    }
    for graphql, raw in (("sometimes", False), (True, True)):
        with pytest.raises(ValueError, match="graphql"):
            checks[engine](graphql, raw)


#: A stream of the user, which Spark finds by the name of this module.
LABELS = Stream("my_labels", "GET /repos/{owner}/{repo}/labels", "id:int name")


def test_spark_finds_streams_of_the_user_by_their_names() -> None:
    from ferrohub import spark

    given = {"repositories": "octo/*", "stream": f"{__name__}:LABELS"}
    assert spark._stream(spark._options(given)) is LABELS
    assert spark._stream({"stream": "labels"}) == STREAMS["labels"]
    with pytest.raises(TypeError, match="which is a str"):
        spark._stream({"stream": f"{__name__}:__name__"})


def test_workers_use_the_form_that_the_plan_has_chosen(github: SimulatedGitHub) -> None:
    for graphql, count in ((False, 0), (True, 1)):
        github.requests.clear()
        plan = workers.plan(["octo/r0"], ["reviews"], graphql=graphql)
        reviews = sum(map(len, workers.tables(pickle.loads(pickle.dumps(plan[0])), "reviews")))
        assert reviews == len(github.repositories["octo/r0"].keys("reviews"))
        assert github.requested("/graphql") == count


def assert_all(github: SimulatedGitHub, folder: pathlib.Path) -> None:
    """Every row is in the folder, once."""
    for stream in STREAM_NAMES:
        assert found(folder, stream) == due(github, stream), stream


def shown(github: SimulatedGitHub) -> str:
    """What the examples print that crawl and read: there is a row for each repository, too."""
    rows = len(github.by_id) + sum(len(due(github, stream)) for stream in STREAM_NAMES)
    return f"rows: {rows}\nissues: {len(due(github, 'issues'))}\n"


def test_dask(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("dask.dataframe")
    pytest.importorskip("distributed")
    spilled = {"DASK_TEMPORARY_DIRECTORY": str(tmp_path), "DASK_DISTRIBUTED__WORKER__MEMORY__SPILL": "0.01"}
    assert run("on_dask.py", tmp_path / "into", **spilled) == shown(github)
    assert_all(github, tmp_path / "into")
    assert_no_token(tmp_path)


def test_the_graph_of_dask_has_a_reference(github: SimulatedGitHub) -> None:
    pytest.importorskip("dask.dataframe")
    cloudpickle = pytest.importorskip("cloudpickle")
    frame = importlib.import_module("ferrohub.dask").read(["octo/*"], "issues", credential="env:MY_TOKEN")
    graph = cloudpickle.dumps(frame.__dask_graph__())
    assert b"env:MY_TOKEN" in graph and TOKEN.encode() not in graph
    assert len(frame.compute(scheduler="sync")) == len(due(github, "issues"))


@pytest.mark.parametrize(("graphql", "queries"), [(False, 0), (True, 6)])
def test_dask_uses_forms_as_configured(github: SimulatedGitHub, graphql: bool, queries: int) -> None:
    pytest.importorskip("dask.dataframe")
    frame = importlib.import_module("ferrohub.dask").read(["octo/*"], "reviews", graphql=graphql)
    assert len(frame.compute(scheduler="sync")) == len(due(github, "reviews"))
    assert github.requested("/graphql") == queries


@pytest.mark.parametrize(("graphql", "queries"), [(False, 0), (True, 6)])
def test_dlt_uses_forms_as_configured(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, graphql: bool, queries: int
) -> None:
    dlt = pytest.importorskip("dlt")
    monkeypatch.setenv("DLT_DATA_DIR", str(tmp_path))
    [resource] = importlib.import_module("ferrohub.dlt").source(["octo/*"], ["reviews"], graphql=graphql)
    dlt.pipeline("github", destination="filesystem", dataset_name="d").extract(resource)
    assert github.requested("/graphql") == queries


def test_dlt_warns_of_nothing(github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dlt = pytest.importorskip("dlt")
    monkeypatch.setenv("DLT_DATA_DIR", str(tmp_path))
    warnings: list[str] = []
    logger = importlib.import_module("dlt.extract.extractors").logger
    monkeypatch.setattr(logger, "warning", lambda text, *_args, **_options: warnings.append(text), raising=False)
    chosen = ["issues", "reviews", "labels", "outcomes"]
    resources = importlib.import_module("ferrohub.dlt").source(["octo/*", "nobody/*"], chosen)
    pipeline = dlt.pipeline("github", destination="filesystem", dataset_name="d")
    pipeline.extract(resources)
    assert warnings == [] and github.requested("/issues") >= 6
    [issues] = [table for table in pipeline.default_schema.data_tables() if table["name"] == "issues"]
    assert issues["columns"]["number"]["primary_key"] and not issues["columns"]["number"]["nullable"]


def test_ray(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("ray.data")
    # The paths of its sockets have to be short.
    with tempfile.TemporaryDirectory(prefix="r", dir="/tmp") as spilled:
        assert run("on_ray.py", tmp_path, RAY_USAGE_STATS_ENABLED="0", RAY_TMPDIR=spilled) == shown(github)
        assert_no_token(pathlib.Path(spilled))
    assert_all(github, tmp_path)
    assert_no_token(tmp_path)


#: A dataset of more than the memory for objects, which Ray has to spill.
SPILLED = """
import os, pathlib, sys
import ray
import ferrohub.ray
ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", object_store_memory=80 * 2**20)
read = ferrohub.ray.read([f"{sys.argv[1]}/*"], "issues", raw=True).materialize()
print("issues:", read.count())
print("titles:", len({row["title"] for row in read.iter_rows()}))
files = [path for path in pathlib.Path(os.environ["RAY_TMPDIR"]).rglob("ray_spilled_objects*/**/*") if path.is_file()]
print("spilled:", bool(files))
print("token:", any(os.environ["MY_TOKEN"].encode() in path.read_bytes() for path in files))
ray.shutdown()
"""


def test_ray_spills_a_dataset(github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray.data")
    original = generated_items.BODIES["issues"]

    def large(*args: Any) -> str:
        return json.dumps({**json.loads(original(*args)), "body": "x" * 300_000})

    monkeypatch.setitem(generated_items.BODIES, "issues", large)
    script, issues = tmp_path / "spilled.py", len(due(github, "issues"))
    script.write_text(SPILLED)
    with tempfile.TemporaryDirectory(prefix="r", dir="/tmp") as spilled:
        printed = run(str(script), RAY_USAGE_STATS_ENABLED="0", RAY_TMPDIR=spilled)
        assert printed == f"issues: {issues}\ntitles: {issues}\nspilled: True\ntoken: False\n"
        assert_no_token(pathlib.Path(spilled))


def test_spark(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("pyspark.sql.datasource")
    variables = {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_DIRS": str(tmp_path / "local")}
    rows, again, *others = run("on_spark.py", tmp_path / "into", **variables).splitlines(keepends=True)
    # The second time, there is nothing new.
    assert (rows + others[0], again, others[1:]) == (shown(github), "rows: 0\n", ["repositories: 6\n"])
    assert_all(github, tmp_path / "into")
    assert_no_token(tmp_path)


def test_dlt(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("dlt")
    pytest.importorskip("duckdb")
    github.now = EPOCH + 100_000_000
    issues, pulls = len(due(github, "issues")), len(due(github, "pulls"))

    def load() -> list[str]:
        return run("with_dlt.py", tmp_path / "db", DLT_DATA_DIR=str(tmp_path), HOME=str(tmp_path)).splitlines()

    first = load()
    assert [line.split()[:2] for line in first] == [["issues:", str(issues)], ["pulls:", str(pulls)]]
    github.touch(github.repositories["octo/r1"], "issues", 7)
    github.requests.clear()
    second = load()
    assert second[0].split()[:2] == ["issues:", str(issues)] and second[0] > first[0] and second[1] == first[1]
    assert [each.status for each in github.requests].count(200) == 1 + 1 + 1  # the lists of repositories, and a page
    assert_no_token(tmp_path)
