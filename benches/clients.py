"""The tasks that the clients are compared in.

    python benches/clients.py CLIENT WORKLOAD ADDRESS FILE

runs one workload and prints its CPU time, wall time and memory as JSON. `benches/peers.py` calls it, each time in a
process of its own.
"""

from __future__ import annotations

import gc
import json
import pathlib
import resource
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from adapters import CLIENTS, ISSUES, Client, Fetch

GETS, THREADS, GETS_A_THREAD = 1000, 8, 200
DELIVERIES = 1000
AWAITED, AT_ONCE = 2000, 100


def cpu() -> float:
    """CPU time of this process, in seconds."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def memory(what: str) -> int:
    """Memory of this process in bytes: VmRSS now, VmHWM at most."""
    for line in pathlib.Path("/proc/self/status").read_text().splitlines():
        if line.startswith(what):
            return int(line.split()[1]) * 1024
    return 0


def get(client: Client) -> Callable[[], Any]:
    """One repository after the other."""
    return lambda: [client.repository(number) and None for number in range(GETS)]


def named(client: Client) -> Callable[[], Any]:
    """One repository after the other, by GitHub's name of the operation."""
    client.named(0)  # what is made on first use is made
    return lambda: [client.named(number) and None for number in range(GETS)]


def graphql(client: Client) -> Callable[[], Any]:
    """One GraphQL query after the other."""
    client.graphql()  # what is made on first use is made
    return lambda: [client.graphql() and None for _ in range(GETS)]


def runs(client: Client) -> Callable[[], Any]:
    """All workflow runs, untouched."""
    next(iter(client.runs()))  # what is made on first use is made

    def run() -> None:
        count = sum(1 for _ in client.runs())
        assert count == ISSUES, count

    return run


def webhooks(client: Client) -> Callable[[], Any]:
    """Deliveries of new issues: verify, parse, and read the title."""
    import hmac  # here, because the memory of the other workloads is measured without it

    folder = pathlib.Path(__file__).parent.parent / "tests" / "webhooks"
    payload = json.loads((folder / "issues.opened.json").read_text())
    secret = "of the benchmark"

    def delivery(number: int) -> tuple[bytes, str]:
        body = json.dumps({**payload, "issue": {**payload["issue"], "number": number}}).encode()
        return body, "sha256=" + hmac.new(secret.encode(), body, "sha256").hexdigest()

    deliveries = [delivery(number) for number in range(DELIVERIES)]
    client.webhook("issues", *deliveries[0], secret)  # what is made on first use is made
    return lambda: [client.webhook("issues", *each, secret) and None for each in deliveries]


def walk(client: Client) -> Callable[[], Any]:
    """All issues, untouched."""

    def run() -> None:
        count = sum(1 for _ in client.issues())
        assert count == ISSUES, count

    return run


def get_over_requests(client: Client) -> Callable[[], Any]:
    """One repository after the other, over the package requests."""
    return get(connected(client.over_requests()))


def walk_over_requests(client: Client) -> Callable[[], Any]:
    """All issues, untouched, over the package requests."""
    return walk(connected(client.over_requests()))


def connected(client: Client) -> Client:
    """The client, with a connection."""
    client.repository(0)
    return client


def fields(client: Client) -> Callable[[], Any]:
    """Five attributes of all issues."""

    def run() -> None:
        for issue in client.issues():
            client.five(issue)

    return run


def as_dict(client: Client) -> Callable[[], Any]:
    """All issues as dicts."""

    def run() -> None:
        for issue in client.issues():
            client.as_dict(issue)

    return run


def threads(client: Client) -> Callable[[], Any]:
    """Several threads that share the client."""

    def fetch(first: int) -> None:
        for number in range(GETS_A_THREAD):
            client.repository((first + number) % GETS)

    def run() -> None:
        running = [threading.Thread(target=fetch, args=(index * 100,)) for index in range(THREADS)]
        for thread in running:
            thread.start()
        for thread in running:
            thread.join()

    return run


def conditional(client: Client) -> Callable[[], Any]:
    """Revalidate again and again what has not changed."""
    repository = client.repository(0)

    def run() -> None:
        for _ in range(GETS):
            client.refresh(repository)

    return run


def hold(client: Client) -> Callable[[], Any]:
    """Keep all issues."""
    held: list[Any] = []

    def run() -> Any:
        held.extend(client.issues())
        gc.collect()
        return held

    return run


def pickled(client: Client) -> Callable[[], Any]:
    """Pickle and unpickle all issues, and the text of each."""
    import pickle

    issues = list(client.issues())
    if isinstance(issues[0], dict):
        raise NotImplementedError

    def run() -> None:
        again = pickle.loads(pickle.dumps(issues, protocol=pickle.HIGHEST_PROTOCOL))
        assert len(again) == len(issues)
        for issue in issues:
            client.as_json(issue)

    return run


def awaited(client: Client) -> Callable[[], Any]:
    """Many repositories, several at once, in an event loop."""
    import asyncio  # here, because it takes 11 MB, which would count as the memory of other workloads

    entered = client.awaited()

    async def fetch_all() -> None:
        numbers = iter(range(AWAITED))

        async def fetch_some(fetch: Fetch) -> None:
            for number in numbers:
                await fetch(number % GETS)

        async with entered as fetch:
            await asyncio.gather(*(fetch_some(fetch) for _ in range(AT_ONCE)))

    return lambda: asyncio.run(fetch_all())


WORKLOADS: dict[str, Callable[[Client], Callable[[], Any]]] = {
    "get": get,
    "get over requests": get_over_requests,
    "named": named,
    "runs": runs,
    "graphql": graphql,
    "webhooks": webhooks,
    "walk": walk,
    "walk over requests": walk_over_requests,
    "fields": fields,
    "as_dict": as_dict,
    "slow walk": walk,
    "slow walk by cursor": walk,
    "threads": threads,
    "asyncio": awaited,
    "conditional": conditional,
    "hold": hold,
    "pickle": pickled,
}


def main() -> None:
    """Run one workload and print what it cost."""
    name, workload, url, path = sys.argv[1:]
    client = CLIENTS[name](url)
    try:
        if workload not in ("asyncio", "webhooks"):
            client.repository(0)  # the connection is there when the clock starts
        run = (lambda: client.download(path)) if workload == "download" else WORKLOADS[workload](client)
        gc.collect()
        used, resident, started = cpu(), memory("VmRSS"), time.perf_counter()
        kept = run()
    except NotImplementedError:
        print("null")
        return
    wall, used, growth = time.perf_counter() - started, cpu() - used, memory("VmRSS") - resident
    peak = memory("VmHWM")
    del kept
    print(json.dumps({"cpu": used, "wall": wall, "peak": peak, "growth": growth, "peak_growth": peak - resident}))


if __name__ == "__main__":
    main()
