"""Crawl a simulated GitHub with several processes that are killed at random, and check what they have written.

``make crawl-trial`` runs the whole form: 1,000 repositories, 2 million items, 200 kills. The tests run a small one.
"""

from __future__ import annotations

import argparse
import collections
import dataclasses
import math
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

import ferrohub.crawl as crawls  # noqa: E402
from crawl_trial_engines import EngineWorkers  # noqa: E402
from crawled_github import Repo, SimulatedGitHub, Weather  # noqa: E402
from ferrohub.crawl import _waiting  # noqa: E402
from own_memory import PEAK  # noqa: E402

STREAMS = ["issues", "comments", "pulls", "reviews", "commits", "labels"]
TOKEN = "ghp_" + "5ecre7" * 6
#: What each process runs. Its last line is the most memory in MiB that it has had for itself.
WORKER = """
import sys
from ferrohub import Client
from ferrohub.crawl import crawl
from ferrohub.quota import Machine
folder, streams, concurrency, quota = sys.argv[1:]
client = Client.from_environment(quota=Machine(quota))
report = crawl(["octo/*"], streams.split(","), client, folder, concurrency=int(concurrency))
print(peak() if sys.platform == "linux" else 0)
sys.exit(0 if report.complete else 3)
"""


@dataclasses.dataclass
class Trial:
    """A crawl to be tried."""

    repositories: int = 20
    items: int = 20_000
    kills: int = 10
    processes: int = 2
    concurrency: int = 4
    renames: int = 2
    #: Requests of the quota, and the seconds after which it is renewed.
    limit: int = 5000
    hour: float = 20.0
    failures: float = 0.002
    latency: float = 0.005
    seed: int = 1
    #: dask or ray, whose workers are killed in place of processes; empty for neither. Each sends 4 requests at once.
    engine: str = ""


@dataclasses.dataclass
class Result:
    """What came of it."""

    seconds: float
    #: Responses with rows or none: without failures, redirects, and requests that were over the quota.
    pages: int
    minimum: int
    #: Pages that kills and renames can cost.
    allowed: int
    over_the_quota: int
    failed: int
    items: int
    #: In MiB; 0 if it is not known.
    memory: float
    problems: list[str]

    def __str__(self) -> str:
        lines = [
            f"{self.items:,} items in {self.seconds:.0f} s ({self.items / self.seconds:,.0f} per second)",
            f"{self.pages:,} pages; the minimum is {self.minimum:,}, allowed are {self.allowed:,}",
            f"{self.items / self.pages:.1f} items per request of quota",
            f"{self.over_the_quota:,} requests over the quota, {self.failed:,} failures",
            *([f"memory of a worker: at most {self.memory:.0f} MiB"] if self.memory else []),
            *self.problems,
        ]
        return "\n".join(lines)


def organization(trial: Trial, chance: random.Random) -> SimulatedGitHub:
    """Repositories of very different sizes."""
    weather = Weather(trial.limit, trial.hour, failures=trial.failures, latency=trial.latency, seed=trial.seed)
    github = SimulatedGitHub(weather)
    weights = [chance.paretovariate(1.2) for _ in range(trial.repositories)]
    for number, weight in enumerate(weights):
        items = round(trial.items * weight / sum(weights))
        github.add(f"octo/r{number:04}", issues=items * 4 // 10, comments=items * 5 // 10, commits=items * 9 // 100,
                   pulls=items // 100, labels=5)  # fmt: skip
    return github


def minimum(repo: Repo) -> int:
    """The pages that a crawl of a repository needs, and the queries for the reviews of a hundred pull requests."""
    pages = 1 + sum(max(1, -(-len(repo.keys(name)) // 100)) for name in STREAMS if name != "reviews")
    return pages - (-len(repo.keys("pulls")) // 100)


def run(trial: Trial, folder: pathlib.Path) -> Result:
    """Crawl, kill, and check."""
    chance = random.Random(trial.seed)
    github = organization(trial, chance)
    names = {repo.id: repo.name for repo in github.by_id.values()}
    least = sum(map(minimum, github.by_id.values())) + -(-trial.repositories // 100)
    points = collections.Counter(chance.randrange(5, int(least * 0.97)) for _ in range(trial.kills))
    renames = {chance.randrange(5, int(least * 0.8)): number for number in range(trial.renames)}
    workers = EngineWorkers(trial.engine, folder, STREAMS, chance) if trial.engine else _Workers(trial, folder, chance)

    due = 0

    def before(number: int) -> None:
        nonlocal due
        if number in renames:
            repo = chance.choice(list(github.by_id.values()))
            if repo.owner == "octo":
                github.rename(repo, f"moved/{repo.name}-{renames.pop(number)}")
        # A number may be left out, as requests begin at the same time.
        due += sum(points.pop(point) for point in [point for point in points if point <= number])
        # Where all have been killed just now, one of the next that run.
        while due:
            due -= 1  # first, as the server is in other threads, too
            if not workers.kill():
                due += 1
                break

    started = time.monotonic()
    with github.serve() as url:
        github.before = before
        workers.run(url, TOKEN)
    seconds = time.monotonic() - started
    pages = sum(each.status in (200, 304, 404, 409) for each in github.requests)
    # For each kill the pages in flight and those that waited to be committed, which a process reads in about a second,
    # and more than on average, as it also starts; and one to learn each new name.
    in_flight = 4 if trial.engine else trial.concurrency
    waiting = min(_waiting.PAGES * in_flight, math.ceil(4 * _waiting.SECONDS * pages / seconds / trial.processes))
    allowed = int(least * 1.02) + trial.kills * (in_flight + waiting) + 2 * trial.renames
    problems = workers.problems or list(_problems(github, folder, names))
    if pages > allowed:
        problems.append(f"{pages} pages, allowed are {allowed}")
    if workers.killed < trial.kills:
        problems.append(f"only {workers.killed} of {trial.kills} kills")
    items = sum(len(repo.keys(name)) for repo in github.by_id.values() for name in STREAMS)
    failed = github.counts["502"]
    over = github.counts["over the quota"]
    return Result(seconds, pages, least, allowed, over, failed, items, workers.memory, problems)


def _repeated(folder: pathlib.Path, stream: str, name: str) -> int:
    """The number of equal rows. A rename changes the URLs of items that are read again: those rows are versions."""
    table = crawls.dataset(folder, stream).to_table()
    rows = [repr(row) for row in table.to_pylist() if row["repository"] == name]
    return len(rows) - len(set(rows))


def _problems(github: SimulatedGitHub, folder: pathlib.Path, names: dict[int, str]) -> list[str]:
    """What is missing, what is there twice, and files with the token."""
    found = []
    for stream in STREAMS:
        column = crawls.STREAMS[stream].key_column
        table = crawls.dataset(folder, stream).to_table(columns=["repository", column])
        keys = collections.defaultdict(list)
        for name, key in zip(table["repository"].to_pylist(), table[column].to_pylist(), strict=True):
            keys[name].append(key)
        for repo in github.by_id.values():
            got, due = keys[names[repo.id]], repo.keys(stream)
            if len(got) == len(due) and set(got) == due:
                continue
            missing, twice = len(due - set(got)), _repeated(folder, stream, names[repo.id])
            if missing or twice or set(got) != due:
                found.append(f"{repo.full_name} {stream}: {missing} missing, {twice} twice of {len(due)}")
    for path in folder.rglob("*"):
        if path.is_file() and TOKEN.encode() in path.read_bytes():
            found.append(f"{path} has the token")
        if path.name.startswith(".part"):
            found.append(f"{path} was left")
    return found


class _Workers:
    """Processes that crawl into the same folder; one that was killed is started again."""

    def __init__(self, trial: Trial, folder: pathlib.Path, chance: random.Random) -> None:
        self.trial, self.folder, self.chance = trial, folder, chance
        self.lock = threading.Lock()
        self.running: list[subprocess.Popen[str]] = []
        self.killed, self.memory = 0, 0.0
        self.problems: list[str] = []

    def run(self, url: str, token: str) -> None:
        """Until all have finished."""
        variables = {**os.environ, "GITHUB_API_URL": url, "GH_ENTERPRISE_TOKEN": token, "NO_PROXY": "*"}
        threads = [threading.Thread(target=self._keep, args=(variables,)) for _ in range(self.trial.processes)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def kill(self) -> bool:
        """Kill one of them, if one is running."""
        with self.lock:
            alive = [process for process in self.running if process.poll() is None]
            if alive:
                self.chance.choice(alive).send_signal(signal.SIGKILL)
                self.killed += 1
            return bool(alive)

    def _keep(self, variables: dict[str, str]) -> None:
        quota = self.folder.with_name(f"{self.folder.name}-quota")
        options = [",".join(STREAMS), str(self.trial.concurrency), str(quota)]
        command = [sys.executable, "-c", PEAK + WORKER, str(self.folder), *options]
        while True:
            with subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True) as process:
                with self.lock:
                    self.running.append(process)
                shown = process.communicate()[0]
                with self.lock:
                    self.running.remove(process)
            if process.returncode == 0:
                self.memory = max(self.memory, float(shown.split()[-1]))
                return
            if process.returncode not in (3, -signal.SIGKILL):
                self.problems.append(f"a worker ended with {process.returncode}")
                return


def main() -> None:
    """Run a trial with the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    for field in dataclasses.fields(Trial):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    trial = Trial(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory() as folder:
        result = run(trial, pathlib.Path(folder, "crawl"))
    print(result)
    sys.exit(bool(result.problems))


if __name__ == "__main__":
    main()
