"""Compare ferrohub with its peers, and with what is possible at all, in one run on one machine.

    python benches/peers.py [--only WORKLOAD ...] [--clients CLIENT ...] [--repeat N] [--quick] [--write FILE]

Each workload runs each client in a process of its own, in turn, several times; medians are compared. Most rows count
the CPU time of the client's process, which says what the client costs and minds other load on the machine the least.
`make bench` builds the wheel, installs the peers and writes docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import dataclasses
import datetime
import importlib.metadata
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import data

HERE = pathlib.Path(__file__).parent
PEERS = ["github3.py", "PyGithub", "githubkit", "gidgethub", "ghapi"]
LIMITS = ["pyreqwest", "reqwest"]
OURS = "ferrohub"
#: The other form of a client, which a row names.
DECLARED, TYPED = "ferrohub, declared", "githubkit, typed"
#: The form that programs written for PyGithub use.
IN_PLACE, PYGITHUB = "ferrohub.pygithub", "PyGithub"
IMPORTS = {
    "bare": "pass",
    IN_PLACE: "import ferrohub.pygithub as github; github.Github()",
    OURS: "import ferrohub; ferrohub.Client()",
    "github3.py": "import github3; github3.GitHub()",
    "PyGithub": "import github; github.Github()",
    "githubkit": "import githubkit; githubkit.GitHub()",
    "ghapi": "from ghapi.all import GhApi; GhApi(authenticate=False)",
    "pyreqwest": "from pyreqwest.client import SyncClientBuilder; SyncClientBuilder().build()",
}
IMPORT_RUNS = 11
#: Workloads for which a peer needs half a minute.
SLOW = {"slow walk", "slow walk by cursor", "threads"}

#: What one run of a client gave: CPU and wall time in seconds, memory in bytes.
Run = dict[str, float]


@dataclasses.dataclass(frozen=True)
class Row:
    """One row of the table."""

    title: str
    workload: str
    #: Of what a run gave, the number that is compared; by default the less the better.
    value: Callable[[Run], float]
    unit: str
    #: The most that our number may be of the best peer's.
    target: float
    #: Latency of the service, in milliseconds.
    latency: int = 0
    #: Whether the pages of issues have cursors and no last page, as GitHub's since 2025.
    cursors: bool = False
    #: Another way to meet the target, or one more thing to meet: of ours, the best peer's, the limit's number.
    judge: Callable[[float, float | None, float | None], bool] | None = None
    target_text: str = ""
    more_is_better: bool = False
    #: The client that the target is a part of; by default the best peer.
    beside: str = ""
    #: The form of ferrohub that is measured.
    own: str = OURS


def rows() -> list[Row]:
    """The table."""

    def per(count: int, unit: float) -> Callable[[Run], float]:
        return lambda run: run["cpu"] / count * unit

    def ratio(most: float) -> Callable[[float, float | None, float | None], bool]:
        return lambda ours, peer, _limit: peer is not None and ours <= most * peer

    def in_place(
        title: str, workload: str, value: Callable[[Run], float], unit: str, target: float, **more: Any
    ) -> Row:
        title = f"in place of PyGithub: {title}"
        return Row(title, workload, value, unit, target, beside=PYGITHUB, own=IN_PLACE, **more)

    issue, request = per(10_000, 1e6), per(1000, 1e6)
    floor = 200 * 0.030
    walk = "10,000 issues"
    download = "200 MB to a file"
    return [
        Row("import and make a client, over a bare interpreter", "import", lambda run: run["cpu"] * 1e3, "ms", 0.12),
        Row("1,000 GETs in a row: CPU a request", "get", request, "µs", 0.18),
        Row("1,000 calls by GitHub's name: CPU a call", "named", request, "µs", 0.15, beside=TYPED),
        Row("the same, beside the declared form", "named", request, "µs", 1.3, beside=DECLARED),
        Row("10,000 workflow runs by GitHub's name: CPU an item", "runs", issue, "µs", 0.1, beside=TYPED),
        Row("1,000 GraphQL queries: CPU a query", "graphql", request, "µs", 0.2, beside="githubkit"),
        Row("1,000 GETs in a row over requests: CPU a request", "get over requests", request, "µs", 1),
        Row("1,000 webhooks verified and parsed: CPU a delivery", "webhooks", request, "µs", 0.2, beside="githubkit"),
        Row(f"{walk} walked, untouched: CPU an item", "walk", issue, "µs", 0.18),
        Row("the same over requests: CPU an item", "walk over requests", issue, "µs", 1),
        Row(f"{walk}, five attributes: CPU an item", "fields", issue, "µs", 0.28),
        Row(f"{walk}, `as_dict()` of each: CPU an item", "as_dict", issue, "µs", 0.25),
        Row(f"{walk}, untouched: peak memory", "walk", lambda run: run["peak"] / 1e6, "MB", 0.6),
        Row(f"{walk}, `as_dict()`: peak memory", "as_dict", lambda run: run["peak"] / 1e6, "MB", 0.6),
        Row(f"{walk} at 100 ms latency: wall time", "slow walk", lambda run: run["wall"], "s", 0.3, latency=100),
        Row(
            "the same without a last page, as GitHub's issues: wall time",
            "slow walk by cursor",
            lambda run: run["wall"],
            "s",
            0.3,
            latency=100,
            cursors=True,
            judge=lambda ours, peer, _limit: ours <= 3 and ratio(0.3)(ours, peer, None),
            target_text="0.3, at most 3 s",
        ),
        Row("8 threads, 200 GETs each at 30 ms: CPU a request", "threads", per(1600, 1e6), "µs", 0.2, latency=30),
        Row(
            "the same: wall time",
            "threads",
            lambda run: run["wall"],
            "s",
            1.05,
            latency=30,
            judge=lambda ours, _peer, _limit: ours <= 1.05 * floor,
            target_text="within 5 % of 6 s",
        ),
        Row(
            "2,000 GETs by asyncio, 100 at once at 30 ms: CPU a request",
            "asyncio",
            per(2000, 1e6),
            "µs",
            0.35,
            latency=30,
            judge=lambda ours, peer, limit: (
                ratio(0.35)(ours, peer, limit) and limit is not None and ours <= 1.2 * limit
            ),
            target_text="0.35, and 1.2 of the limit",
        ),
        Row("1,000 refreshes with 304: CPU a request", "conditional", request, "µs", 0.2),
        Row(
            f"{walk} held: growth an item",
            "hold",
            lambda run: run["growth"] / 10_000 / 1e3,
            "KB",
            0.4,
            judge=lambda ours, peer, limit: ours < 9 and ratio(0.4)(ours, peer, limit),
            target_text="0.4, below 9 KB",
        ),
        Row(f"{walk} pickled and unpickled, `as_json()` of each: CPU an item", "pickle", issue, "µs", 0.2),
        Row(
            f"{download}: throughput",
            "download",
            lambda run: 200 / run["wall"],
            "MB/s",
            3,
            judge=lambda ours, peer, limit: bool(peer and ours >= 3 * peer) or bool(limit and ours >= 0.9 * limit),
            target_text="3, or 0.9 of the limit",
            more_is_better=True,
        ),
        Row(
            f"{download}: growth of memory",
            "download",
            lambda run: run["peak_growth"] / 1e6,
            "MB",
            1,
            judge=lambda ours, _peer, _limit: ours < 16,
            target_text="below 16 MB",
        ),
        in_place(f"{walk}, five attributes: CPU an item", "fields", issue, "µs", 0.2),
        in_place("1,000 GETs in a row: CPU a request", "get", request, "µs", 0.25),
        in_place(f"{walk} held: growth an item", "hold", lambda run: run["growth"] / 10_000 / 1e3, "KB", 0.4),
        in_place(
            "import and make a client, over a bare interpreter", "import", lambda run: run["cpu"] * 1e3, "ms", 0.25
        ),
        in_place(
            "import alone",
            "import alone",
            lambda run: run["cpu"] * 1e3,
            "ms",
            15,
            judge=lambda ours, _peer, _limit: ours <= 15,
            target_text="15 ms",
        ),
    ]


class Site:
    """The server: a process with precomputed responses."""

    def __init__(self, binary: str, folder: pathlib.Path) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([binary, str(folder)], stdin=pipe, stdout=pipe, text=True)
        self.url = self.line()

    def line(self) -> str:
        """What it says next."""
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def set(self, name: str, value: int) -> None:
        """Set the latency of each response in milliseconds, or whether pages of issues have cursors, from now on."""
        assert self.process.stdin
        self.process.stdin.write(f"{name} {value}\n")
        self.process.stdin.flush()
        self.line()

    def close(self) -> None:
        """Stop it."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(10)


def binaries() -> dict[str, str]:
    """Build the service and the limit in Rust; their paths by name."""
    command = ["cargo", "build", "--release", "--no-default-features", "--message-format=json-render-diagnostics"]
    command += ["--example", "bench_server", "--example", "bench_limit"]
    built = subprocess.run(command, cwd=HERE.parent, check=True, stdout=subprocess.PIPE, text=True)
    messages = [json.loads(line) for line in built.stdout.splitlines()]
    return {m["target"]["name"]: m["executable"] for m in messages if m.get("executable")}


@contextmanager
def service() -> Iterator[tuple[Site, str]]:
    """The service with its data, and the path of the limit in Rust."""
    found = binaries()
    with tempfile.TemporaryDirectory() as folder:
        data.write(pathlib.Path(folder))
        site = Site(found["bench_server"], pathlib.Path(folder))
        try:
            yield site, found["bench_limit"]
        finally:
            site.close()


def run_import(client: str, alone: bool) -> Run | None:
    """Start an interpreter that imports a client, and makes one unless alone: what it costs over one that does not."""

    def once(name: str) -> float:
        program = IMPORTS[name].partition(";")[0] if alone else IMPORTS[name]
        process = subprocess.Popen([sys.executable, "-I", "-c", program], stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return used.ru_utime + used.ru_stime if process.returncode == 0 else float("nan")

    if client not in IMPORTS:
        return None
    pairs = [(once(client), once("bare")) for _ in range(IMPORT_RUNS)]
    over = statistics.median(own for own, _ in pairs) - statistics.median(bare for _, bare in pairs)
    return {"cpu": over} if over == over else None


def run(client: str, workload: str, site: Site, limit: str, folder: str) -> Run | None:
    """Run a client once; None if it cannot do the workload."""
    if workload in ("import", "import alone"):
        return run_import(client, workload == "import alone")
    path = str(pathlib.Path(folder) / "download.bin")
    command = [limit] if client == "reqwest" else [sys.executable, str(HERE / "clients.py"), client]
    ran = subprocess.run([*command, workload, site.url, path], capture_output=True, text=True, check=False, timeout=900)
    if ran.returncode:
        last = (ran.stderr.strip().splitlines() or ["no output"])[-1]
        print(f"    {client} cannot: {last}", file=sys.stderr)
        return None
    found: Run | None = json.loads(ran.stdout.splitlines()[-1])
    return found


def measure(row: Row, options: argparse.Namespace, site: Site, limit: str) -> dict[str, list[Run]]:
    """All runs of a workload, by client; the clients take turns."""
    found: dict[str, list[Run]] = {}
    workload = row.workload
    of_workload = [other for other in rows() if other.workload == workload]
    beside = sorted({name for other in of_workload for name in (other.beside, other.own)} - {"", OURS, *PEERS})
    clients = [
        client for client in [OURS, *PEERS, *LIMITS, *beside] if not options.clients or client in options.clients
    ]
    site.set("latency", row.latency)
    site.set("cursors", int(row.cursors))
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(1 if workload in SLOW and not options.repeat_slow else options.repeat):
            for client in list(clients):
                once = run(client, workload, site, limit, folder)
                if once is None:
                    clients.remove(client)
                else:
                    found.setdefault(client, []).append(once)
    return found


@dataclasses.dataclass
class Result:
    """A row with its numbers."""

    row: Row
    medians: dict[str, float]

    def best(self, clients: list[str]) -> tuple[str, float] | None:
        """The best of some clients."""
        known = [(name, self.medians[name]) for name in clients if name in self.medians]
        choose = max if self.row.more_is_better else min
        return choose(known, key=lambda pair: pair[1]) if known else None

    def cells(self) -> list[str]:
        """The row of the table."""
        ours = self.medians.get(self.row.own)
        peer, limit = self.best([self.row.beside] if self.row.beside else PEERS), self.best(LIMITS)

        def named(pair: tuple[str, float] | None) -> str:
            return f"{shown(pair[1])} {self.row.unit} ({pair[0]})" if pair else "-"

        target = self.row.target_text or f"{self.row.target:g}"
        if ours is None:
            return [self.row.title, "-", named(peer), named(limit), "-", target, "-"]
        judge = self.row.judge or (lambda ours, peer, _limit: peer is not None and ours <= self.row.target * peer)
        met = judge(ours, peer[1] if peer else None, limit[1] if limit else None)
        ratio = f"{ours / peer[1]:.2f}" if peer and peer[1] else "-"  # memory need not grow at all
        return [
            self.row.title,
            f"{shown(ours)} {self.row.unit}",
            named(peer),
            named(limit),
            ratio,
            target,
            "yes" if met else "no",
        ]


def shown(value: float) -> str:
    """A number, as exact as it is worth."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


HEADS = ["workload", "ferrohub", "best peer", "limit", "ratio to the peer", "target", "met"]


def table(heads: list[str], lines: list[list[str]]) -> str:
    """A table in Markdown."""
    return "\n".join(f"| {' | '.join(line)} |" for line in [heads, ["---"] * len(heads), *lines])


def processor() -> str:
    """The model of the processor."""
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")


def report(results: list[Result], options: argparse.Namespace) -> str:
    """The page of the documentation."""
    installed = {found.name.lower(): found.version for found in importlib.metadata.distributions()}
    packages = [OURS, *PEERS, "pyreqwest", "orjson"]
    versions = [f"{name} {installed[name.lower()]}" for name in packages if name.lower() in installed]
    rust = subprocess.run(["rustc", "--version"], capture_output=True, text=True, check=False).stdout.split()
    versions = [f"Python {platform.python_version()}", f"Rust {rust[1] if rust else 'unknown'}", *versions]
    today = datetime.datetime.now(tz=datetime.timezone.utc)
    machine = f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"
    clients = [OURS, *PEERS, *LIMITS, DECLARED, TYPED, IN_PLACE]

    def number(result: Result, name: str) -> str:
        return shown(result.medians[name]) if name in result.medians else "-"

    slow = "" if options.repeat_slow else " (the slowest once)"
    times = "once each" if options.repeat == 1 else f"{options.repeat} times each{slow}"
    every = [[f"{r.row.title} ({r.row.unit})", *(number(r, name) for name in clients)] for r in results]
    return f"""# Benchmarks

{today:%Y-%m-%d}, by `make bench`: {machine}; {", ".join(versions)}.

A server on the same machine responds from memory; bodies are about 6 KB an issue, compressed with gzip. Each client
runs in a process of its own, in turn with the others, {times}; medians are compared.
CPU is that of the client's process. The limit is the better of pyreqwest with orjson, and of plain reqwest with
serde_json in Rust: they are no clients of GitHub. PyGithub reads downloads in pieces of 64 KiB here; its own default
is one byte.

{table(HEADS, [result.cells() for result in results])}

## Every client

{table(["workload", *clients], every)}
"""


def arguments() -> argparse.Namespace:
    """The arguments."""
    workloads = list(dict.fromkeys(row.workload for row in rows()))
    parser = argparse.ArgumentParser(description="Compare ferrohub with its peers.")
    parser.add_argument("--only", nargs="+", choices=workloads, metavar="WORKLOAD", help=f"some of {workloads}")
    parser.add_argument(
        "--clients", nargs="+", choices=[OURS, *PEERS, *LIMITS, DECLARED, TYPED, IN_PLACE], metavar="CLIENT"
    )
    parser.add_argument("--repeat", type=int, default=3, help="runs of each client (3)")
    parser.add_argument("--repeat-slow", action="store_true", help="repeat the slowest workloads, too")
    parser.add_argument("--quick", action="store_true", help="one run of each, none with latency")
    parser.add_argument("--write", type=pathlib.Path, help="file for the page of the documentation")
    options = parser.parse_args()
    if options.quick:
        options.repeat = 1
    options.only = options.only or [w for w in workloads if not (options.quick and w in {*SLOW, "asyncio"})]
    return options


def main() -> None:
    """Measure, print, write."""
    options = arguments()
    results = []
    runs: dict[str, dict[str, list[Run]]] = {}
    with service() as (site, limit):
        for row in rows():
            if row.workload not in options.only:
                continue
            if row.workload not in runs:
                runs[row.workload] = measure(row, options, site, limit)
            found = runs[row.workload]
            medians = {name: statistics.median(map(row.value, times)) for name, times in found.items()}
            results.append(Result(row, medians))
            print(" | ".join(results[-1].cells()), flush=True)
    text: Any = report(results, options)
    if options.write:
        options.write.write_text(text)
    else:
        print(text)


if __name__ == "__main__":
    main()
