"""Crawls on engines whose workers are lost in the middle: no request is over the quota, and the folder has all rows."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import tempfile

import pytest

pytest.importorskip("pyarrow")

from crawled_folders import keys
from crawled_github import SimulatedGitHub, Weather

pytestmark = pytest.mark.slow

TOKEN = "ghp_" + "10577" * 7 + "x"
#: Waits until the server has received some requests, and loses a worker.
LOST = """
import os, pathlib, sys, threading, time

def lose(function):
    def wait():
        while not pathlib.Path(sys.argv[2]).exists():
            time.sleep(0.05)
        function()
    threading.Thread(target=wait, daemon=True).start()
"""
ON_DASK = """
def main(folder, _):
    import ferrohub.dask
    from dask.distributed import Client, LocalCluster
    with LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        address = list(client.scheduler_info(n_workers=-1)["workers"])[0]
        lose(lambda: client.run(os._exit, 1, workers=[address], on_error="ignore"))
        report = ferrohub.dask.crawl(["octo/*"], ["issues", "labels"], folder)
        print("failed:", (report["failed"] != "").sum())

if __name__ == "__main__":
    main(*sys.argv[1:])
"""
ON_RAY = """
def main(folder, _):
    import ray
    import ferrohub.ray
    ray.init(num_cpus=3, include_dashboard=False, logging_level="ERROR")
    quota = ferrohub.ray._quota(ray)
    ferrohub.ray._quota = lambda ray: quota  # the one that the crawl uses
    def kill():
        for _ in range(5):
            ray.kill(quota.actor, no_restart=False)
            time.sleep(1.3)
    lose(kill)
    found = ferrohub.ray.crawl(["octo/*"], ["issues", "labels"], folder)
    print("failed:", sum(bool(each["failed"]) for each in found))
    ray.shutdown()

if __name__ == "__main__":
    main(*sys.argv[1:])
"""


@pytest.mark.parametrize(("engine", "script"), [("distributed", ON_DASK), ("ray", ON_RAY)])
def test_a_crawl_that_loses_a_worker_or_its_broker_is_exact_and_not_over_the_quota(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, engine: str, script: str
) -> None:
    pytest.importorskip(engine)
    github, lost = SimulatedGitHub(Weather(limit=40, hour=6.0, latency=0.05)), tmp_path / "lost"
    for number in range(30):
        github.add(f"octo/r{number}", issues=3 + 110 * (number % 2), labels=2)
    github.before = lambda number: lost.touch() if number == 15 else None
    path, into = tmp_path / "on_engine.py", tmp_path / "into"
    path.write_text(LOST + script)
    with github.serve() as url, tempfile.TemporaryDirectory(prefix="r", dir="/tmp") as short:
        environment = {**os.environ, "GITHUB_API_URL": url, "GH_ENTERPRISE_TOKEN": TOKEN, "NO_PROXY": "*"}
        environment |= {"RAY_TMPDIR": short, "RAY_USAGE_STATS_ENABLED": "0", "XDG_CACHE_HOME": str(tmp_path / "caches")}
        command = [sys.executable, path, into, lost]
        ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=500, env=environment)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    assert ran.stdout.splitlines()[-1] == "failed: 0" and lost.exists()
    assert github.counts["over the quota"] == 0 and len(github.requests) > 2 * 40
    for stream in ("issues", "labels"):
        assert keys(into, stream) == sorted(key for repo in github.by_id.values() for key in repo.keys(stream))
