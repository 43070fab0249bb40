"""The trial of crawls on engines: a local Dask cluster of 4 workers, or Ray with 2, whose workers are killed."""

from __future__ import annotations

import contextlib
import os
import pathlib
import random
import signal
import subprocess
import sys
import threading

#: What each engine runs, with the folder and the streams as arguments.
ENGINES = {
    "dask": """
import sys
import dask
from dask.distributed import Client, LocalCluster
import ferrohub.dask
if __name__ == "__main__":
    # By default, a task whose workers died three times has failed.
    dask.config.set({"distributed.scheduler.allowed-failures": 1000, "distributed.worker.daemon": False})
    with LocalCluster(n_workers=4, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster):
        ferrohub.dask.crawl(["octo/*"], sys.argv[2].split(","), sys.argv[1])
""",
    "ray": """
import sys
import ray
import ferrohub.ray
if __name__ == "__main__":
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    ferrohub.ray.crawl(["octo/*"], sys.argv[2].split(","), sys.argv[1])
    ray.shutdown()
""",
}
#: How the command lines of workers are recognized.
MARKS = {"dask": "spawn_main", "ray": "ray::crawl_partition"}


class EngineWorkers:
    """An engine whose workers are killed; the engine starts others and runs their tasks again."""

    def __init__(self, engine: str, folder: pathlib.Path, streams: list[str], chance: random.Random) -> None:
        self.engine, self.folder, self.streams, self.chance = engine, folder, streams, chance
        self.killed, self.memory = 0, 0.0
        self.problems: list[str] = []
        self._due, self._done = threading.Semaphore(0), threading.Semaphore(0)
        self._ended = threading.Event()

    def run(self, url: str, token: str) -> None:
        """Until the engine has finished."""
        variables = {**os.environ, "GITHUB_API_URL": url, "GH_ENTERPRISE_TOKEN": token, "NO_PROXY": "*",
                     "RAY_DEDUP_LOGS": "0", "RAY_USAGE_STATS_ENABLED": "0"}  # fmt: skip
        command = [sys.executable, "-W", "ignore", "-c", ENGINES[self.engine], str(self.folder), ",".join(self.streams)]
        with subprocess.Popen(command, env=variables, stderr=subprocess.PIPE, text=True) as process:
            killer = threading.Thread(target=self._kill_when_due, args=(process.pid,))
            killer.start()
            shown = process.communicate()[1]
            self._ended.set()
            self._due.release()
            killer.join()
        if process.returncode:
            self.problems.append(f"the engine ended with {process.returncode}: {shown[-2000:]}")

    def kill(self) -> bool:
        """Kill a worker. It is found in another thread; the server waits, so that the engine does not end before, but
        no longer than a new worker needs to start.
        """
        self._due.release()
        self._done.acquire(timeout=20)
        return True

    def _kill_when_due(self, engine: int) -> None:
        while True:
            self._due.acquire()
            while not self._ended.is_set():
                workers = [pid for pid in _descendants(engine) if MARKS[self.engine] in _command(pid)]
                if workers:
                    os.kill(self.chance.choice(workers), signal.SIGKILL)
                    self.killed += 1
                    self._done.release()
                    break
                self._ended.wait(0.05)
            if self._ended.is_set():
                return


def _descendants(parent: int) -> list[int]:
    """The processes below a process."""
    found: list[int] = []
    # A process may end meanwhile.
    with contextlib.suppress(OSError):
        for task in pathlib.Path(f"/proc/{parent}/task").glob("*/children"):
            for child in task.read_text().split():
                found += [int(child), *_descendants(int(child))]
    return found


def _command(process: int) -> str:
    try:
        return pathlib.Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:
        return ""
