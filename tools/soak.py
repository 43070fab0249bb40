"""The soak test: threads, asyncio tasks, cancellations, forks and listings against a server that misbehaves at random.

    python tools/soak.py                        # 30 minutes
    python tools/soak.py --minutes 2            # less
    python tools/soak.py --operations 3000      # a fixed amount of work, about a minute

Clients have ferrohub's own connections or any kind of transport, event hooks, and pools of credentials; tokens of
installations and users expire all the time; a receiver of webhooks gets deliveries, forged ones too.

Whatever happens, these must hold; each that does not is printed, and the program ends with status 1:

- no POST or PATCH is received twice, unless the server refused it or redirected it; neither is a refresh token
- no credential (token, header, parameter, cookie, one-time password) reaches another origin, nor is one shown in an
  event, a log record or an exception
- callers that need a token at the same time share one request for it, also if some are cancelled, and one for each
  token that is rejected; no token is used after its end, nor stored after its use
- a pool signs what has an owner for that owner, and a rejected credential is used no more
- no forged delivery reaches a handler, and none is handled twice
- a listing returns all of its items, or raises
- an operation raises nothing but exceptions of ferrohub and of hooks (and TimeoutError when a file takes too long), and
  ends within its bound; a cancelled one ends at once
- the file of a download that failed or was cancelled never appears
- memory in use, threads and open files do not grow; few requests are sent for an operation
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import faulthandler
import gc
import itertools
import json
import logging
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import ferrohub
from ferrohub.exceptions import GitHubException
from soak_clients import Clients, HookError, Records, shows
from soak_memory import measured, with_one_allocator
from soak_operations import AWAITED, OPERATIONS, PLAIN, Operation
from soak_renewals import Apps
from soak_webhooks import Receiver

HERE = pathlib.Path(__file__).parent
#: Seconds that an operation takes at most: three attempts, each with its timeouts and a body that drips, for each
#: redirect and each wait, on a machine that is busy.
BOUND = 60.0
#: Seconds that a cancelled operation takes at most, and a fork.
CANCELLED, FORKED = 5.0, 90.0
#: What may take this many times longer by chance, as where other programs have the processor for a moment.
MARGIN = 2.0
#: Seconds of work that show how busy the machine is, and how often that time it takes beside the threads of a run.
WORK, BUSY = 0.005, 5.0
#: What an operation may raise. The disk of a busy machine may take longer than the timeout of a download.
EXPECTED: tuple[type[BaseException], ...] = (GitHubException, HookError)
EXPECTED_OF_DOWNLOADS = (*EXPECTED, TimeoutError)
THREADS, TASKS, FORK_EVERY = 6, 24, 400
#: Requests for an operation, on average, at most: a listing has five, each of them three attempts.
REQUESTS = 12
#: How much there may be more at the end than after the first quarter.
GROWTH = {"allocated": 24 << 20, "threads": 4, "files": 24}
#: How much there may be at all.
MOST = {"resident": 400 << 20, "threads": 150, "files": 400}


class Soak:
    """One run of the test."""

    def __init__(self, seconds: float, operations: int, seed: int) -> None:
        self.seed = seed
        self.until = time.monotonic() + seconds
        self.left = itertools.count(operations, -1) if operations else itertools.repeat(1)
        self.operations = operations
        self.over, self.pause = threading.Event(), threading.Event()
        self.lock = threading.Lock()
        self.outcomes: collections.Counter[str] = collections.Counter()
        self.done: collections.Counter[str] = collections.Counter()
        self.longest: dict[str, float] = {}
        self.violations: collections.Counter[str] = collections.Counter()
        self.running: dict[int, tuple[str, float]] = {}
        self.samples: list[dict[str, int]] = []
        self.forks = 0
        self.slowness: collections.deque[float] = collections.deque([1.0], maxlen=60)
        self.seen: collections.Counter[str] = collections.Counter()
        self.shown = 0
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="soak-"))
        self.ids = itertools.count()
        command = [sys.executable, str(HERE / "soak_server.py"), str(seed)]
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.server.stdout
        self.ports = json.loads(self.server.stdout.readline())
        self.home = f"http://127.0.0.1:{self.ports['home']}"
        self.clients = Clients(self)
        self.apps = Apps(self)
        self.receiver = Receiver(self)
        self.records = Records(self)
        self.toggle_records()

    def is_over(self) -> bool:
        """Whether no operation is to begin any more."""
        return self.over.is_set() or time.monotonic() > self.until or next(self.left) <= 0

    def violated(self, what: str) -> None:
        """Note that something does not hold."""
        with self.lock:
            self.violations[what] += 1

    def ended(self, kind: str, outcome: str, began: float, bound: float = BOUND) -> None:
        """Note how an operation ended."""
        took = time.monotonic() - began
        with self.lock:
            self.done[kind] += 1
            self.outcomes[outcome] += 1
            self.longest[kind] = max(took, self.longest.get(kind, 0))
        bound *= self.patience()
        if took > bound:
            self.violated(f"{kind} took {took:.1f} s, at most {bound:.1f} are allowed ({outcome})")

    def patience(self) -> float:
        """How much longer everything may take than on a machine that does nothing else."""
        return MARGIN * max(max(self.slowness) / BUSY, 1.0)

    def measure(self) -> None:
        """Note how much longer some work takes than the processor needs for it."""
        began, worked = time.perf_counter(), time.thread_time()
        while time.thread_time() - worked < WORK:
            pass
        self.slowness.append((time.perf_counter() - began) / WORK)

    def counted(self, what: str) -> None:
        """Count what the summary has."""
        with self.lock:
            self.seen[what] += 1

    def look(self, text: str, where: str) -> None:
        """Look for credentials in what a person may see."""
        if shows(text):
            with self.lock:
                self.shown += 1
            self.violated(f"{where} shows a credential: {text[:2000]}")

    def write(self) -> str:
        """A name for a write, as no other has."""
        return f"soak-write-{os.getpid()}-{next(self.ids)}"

    # Threads

    def work(self, number: int) -> None:
        """What a thread does: operations, one after the other."""
        numbers = random.Random(f"{self.seed} thread {number}")
        client = self.clients.make(numbers)
        kinds = shuffled(OPERATIONS, numbers)
        while not self.is_over():
            while self.pause.is_set() and not self.over.is_set():
                time.sleep(0.01)
            if numbers.random() < 0.05:
                if numbers.random() < 0.5:
                    client.close()
                client = self.clients.make(numbers)
            kind, operation = next(kinds)
            self.run(kind, operation, client, numbers)

    def run(self, kind: str, operation: Operation, client: Any, numbers: random.Random) -> None:
        """Run an operation of a thread."""
        began = time.monotonic()
        self.running[threading.get_ident()] = (kind, began)
        outcome = "done"
        try:
            operation(self, client, numbers)
        except BaseException as error:
            outcome = self.failed(kind, error)
        self.running.pop(threading.get_ident(), None)
        self.ended(kind, outcome, began)

    def failed(self, kind: str, error: BaseException) -> str:
        """Look at the exception of an operation, and return its name."""
        if not isinstance(error, EXPECTED_OF_DOWNLOADS if "download" in kind else EXPECTED):
            self.violated(f"{kind} raised {error!r}")
        self.look(f"{error} {error!r}", "an exception")
        return type(error).__name__

    # asyncio

    async def tasks(self) -> None:
        """Tasks that await operations, and are cancelled at random."""
        async with asyncio.TaskGroup() if sys.version_info >= (3, 11) else gathered() as group:
            for number in range(TASKS):
                group.create_task(self.task(number))
        await self.clients.aclose()

    async def task(self, number: int) -> None:
        """What a task does."""
        numbers = random.Random(f"{self.seed} task {number}")
        client = self.clients.make(numbers, ferrohub.AsyncClient)
        kinds = shuffled(AWAITED, numbers)
        while not self.is_over():
            while self.pause.is_set() and not self.over.is_set():
                await asyncio.sleep(0.01)
            if numbers.random() < 0.05:
                client = self.clients.make(numbers, ferrohub.AsyncClient)
            kind, operation = next(kinds)
            limit = numbers.choice([None, None, numbers.random() * 0.3])
            await self.wait(kind, operation(self, client, numbers), limit)

    async def wait(self, kind: str, operation: Any, limit: float | None) -> None:
        """Await an operation, at most so long."""
        began = time.monotonic()
        running = asyncio.ensure_future(operation)
        outcome, bound = "done", BOUND
        try:
            await asyncio.wait([running], timeout=limit)
            if not running.done():
                bound = time.monotonic() - began + CANCELLED
                running.cancel()
            await running
        except asyncio.CancelledError:
            outcome = "cancelled"
        except BaseException as error:
            outcome = self.failed(kind, error)
        self.ended(kind, outcome, began, bound)

    # Processes

    def fork(self) -> None:
        """Go on in a child for a few operations; the client is one that the parent used."""
        numbers = random.Random(f"{self.seed} fork {self.forks}")
        client = self.clients.make(numbers, plain=True)
        self.forks += 1
        self.run("before the fork", OPERATIONS["user"], client, numbers)
        found, stack = self.folder / "found.json", self.folder / "stack.txt"
        child = os.fork()
        if child == 0:
            status = 3
            try:
                faulthandler.register(signal.SIGUSR1, file=stack.open("w"))
                status = self.child(client, numbers, found)
            finally:
                os._exit(status)
        began = time.monotonic()
        while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0):
            if time.monotonic() - began > FORKED * self.patience():
                os.kill(child, signal.SIGUSR1)
                time.sleep(1)
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                self.violated(f"a forked process did not end: {' '.join(stack.read_text().split())}")
                stack.unlink()
                return
            time.sleep(0.01)
        if ended[1]:
            self.violated(f"a forked process ended with status {ended[1]}")
        if found.exists():
            for violation in json.loads(found.read_text()):
                self.violated(f"in a forked process: {violation}")
            found.unlink()
        stack.unlink(missing_ok=True)
        self.ended("fork", "done", began, FORKED)

    def child(self, client: Any, numbers: random.Random, found: pathlib.Path) -> int:
        """What a forked process does; nothing of the other threads is there."""
        self.lock, self.running, self.violations = threading.Lock(), {}, collections.Counter()
        for used in (client, self.clients.make(numbers, plain=True)):
            for kind in numbers.sample(list(PLAIN), 3):
                self.run(kind, PLAIN[kind], used, numbers)
        if self.violations:
            found.write_text(json.dumps(list(self.violations)))
        return 0

    # The run

    def main(self) -> bool:
        """Run everything; print figures; whether all of it held."""
        began = measured_at = time.monotonic()
        threads = [threading.Thread(target=self.work, args=(number,)) for number in range(THREADS)]
        threads.append(threading.Thread(target=lambda: asyncio.run(self.tasks())))
        for thread in threads:
            thread.start()
        sampled, forked = time.monotonic(), 0
        while any(thread.is_alive() for thread in threads):
            time.sleep(0.05)
            count = sum(self.done.values())
            if count - forked >= FORK_EVERY and hasattr(os, "fork"):
                forked = count
                self.fork()
            if time.monotonic() - measured_at > 1:
                self.measure()
                measured_at = time.monotonic()
            if time.monotonic() - sampled > 10:
                self.sample()
                sampled = time.monotonic()
            self.watch()
        for thread in threads:
            thread.join()
        self.receiver.close()
        self.apps.close()
        self.clients.close()
        self.sample()
        self.compare()
        self.report(time.monotonic() - began, self.counts())
        return not self.violations

    def watch(self) -> None:
        """End the program when an operation hangs: nothing else would."""
        limit = 2 * BOUND * self.patience()
        hanging = [(kind, began) for kind, began in list(self.running.values()) if time.monotonic() - began > limit]
        if hanging:
            print("hangs:", hanging, file=sys.stderr)
            faulthandler.dump_traceback(all_threads=True)
            self.server.kill()
            os._exit(2)

    def sample(self) -> None:
        """Measure the process while nothing runs."""
        self.pause.set()
        began = time.monotonic()
        while self.running and time.monotonic() - began < BOUND:
            time.sleep(0.02)
        time.sleep(1.5)
        gc.collect()
        self.samples.append(measured())
        self.toggle_records()
        self.pause.clear()

    def toggle_records(self) -> None:
        """Begin or end to look at log records: calls take other ways with them."""
        logger = logging.getLogger("ferrohub")
        if self.records in logger.handlers:
            logger.removeHandler(self.records)
            logger.setLevel(logging.NOTSET)
        else:
            logger.addHandler(self.records)
            logger.setLevel(logging.DEBUG)

    def compare(self) -> None:
        """Look at what was measured; in a longer run, compare the first quarter with the last."""
        for name, most in MOST.items():
            if max(sample[name] for sample in self.samples) > most:
                self.violated(f"{name} went over {most:,}")
        quarter = len(self.samples) // 4
        if quarter < 3:
            return
        for name, growth in GROWTH.items():
            before = max(sample[name] for sample in self.samples[2:quarter])
            # The very last one is taken when the threads have ended.
            after = min(sample[name] for sample in self.samples[-quarter:-1])
            if after > before + growth:
                self.violated(f"{name} grew from {before:,} to {after:,}")

    def counts(self) -> dict[str, Any]:
        """What the server counted, and what is wrong with it."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.ports['counts']}/") as response:
            counts: dict[str, Any] = json.load(response)
        for write, fates in counts["twice"].items():
            self.violated(f"{write} was received twice: {', '.join(fates)}")
        for leak in counts["leaks"]:
            self.violated(f"another origin received {leak}")
        for misuse in counts["misused"]:
            self.violated(misuse)
        self.apps.check(counts["early"])
        requests, operations = sum(counts["received"].values()), sum(self.done.values())
        if requests > REQUESTS * operations + 1000:
            self.violated(f"{requests:,} requests were sent for {operations:,} operations")
        for path in self.folder.glob("*"):
            self.violated(f"a download left {path.name.split('-')[0]}")
            path.unlink()
        self.folder.rmdir()
        assert self.server.stdin
        self.server.stdin.close()
        self.server.wait(10)
        return counts

    def report(self, seconds: float, counts: dict[str, Any]) -> None:
        """Print the figures."""
        print(f"{sum(self.done.values()):,} operations in {seconds:,.0f} s, seed {self.seed}; {self.forks} forks")
        for kind, count in sorted(self.done.items()):
            print(f"  {kind:28} {count:8,}  longest {self.longest[kind]:6.2f} s")
        received, issued = counts["received"], counts["issued"]
        foreign = received.pop("foreign", 0)
        rows = {
            "clients": listed(self.clients.made),
            "outcomes": listed(self.outcomes),
            "requests": f"{sum(received.values()):,}: {listed(received)}",
            "faults": f"{sum(counts['faults'].values()):,} of {len(counts['faults'])} kinds",
            "POST and PATCH": f"{counts['writes']:,}, received twice {len(counts['twice'])}",
            "to another origin": f"{foreign:,}, with a credential {len(counts['leaks'])}",
            "seen": f"{listed(self.seen)}; credentials shown {self.shown}",
            "renewals": f"{listed(issued)}; rejected credentials sent {counts['rejected']:,}; "
            f"tokens requested again after cancelled calls {sum(counts['early'].values()):,}",
        }
        for name in self.samples[0]:
            unit = 0 if name in ("threads", "files") else 20
            values = [sample[name] >> unit for sample in self.samples]
            shown = [values[n * (len(values) - 1) // 15] for n in range(16)] if len(values) > 16 else values
            rows[f"{name}{' in MiB' if unit else ''}"] = " ".join(map(str, shown))
        rows["patience"] = f"at the end {self.patience():.1f} times as long, because the machine was busy"
        for name, row in rows.items():
            print(f"{name + ':':18} {row}")
        for violation, times in self.violations.most_common():
            print(f"DOES NOT HOLD ({times} times): {violation}")
        print("all of it holds" if not self.violations else f"{len(self.violations)} things do not hold")


def listed(counts: dict[str, int]) -> str:
    """Counts as a text, the largest first."""
    return ", ".join(f"{name} {count:,}" for name, count in collections.Counter(counts).most_common()) or "none"


def shuffled(operations: dict[str, Any], numbers: random.Random) -> Iterator[tuple[str, Any]]:
    """All operations, and so on in another order."""
    kinds = list(operations.items())
    while True:
        numbers.shuffle(kinds)
        yield from kinds


class gathered:  # noqa: N801 - stands in for asyncio.TaskGroup, which Python 3.10 lacks
    """A group of tasks."""

    async def __aenter__(self) -> gathered:
        self.tasks: list[asyncio.Task[None]] = []
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*self.tasks)

    def create_task(self, task: Any) -> None:
        """Start a task."""
        self.tasks.append(asyncio.ensure_future(task))


def main() -> int:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=30, help="how long operations begin, at most")
    parser.add_argument("--operations", type=int, default=0, help="how many there are at most, default no bound")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with_one_allocator()
    soak = Soak(options.minutes * 60, options.operations, options.seed)
    return 0 if soak.main() else 1


if __name__ == "__main__":
    sys.exit(main())
