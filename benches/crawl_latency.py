"""Crawl one repository of many pages from a simulated GitHub with latency, and print how long that takes.

    python benches/crawl_latency.py [--pages N] [--latency SECONDS] [--streams NAMES]

The items are small, and GitHub is a process of its own: what is measured is how many pages are in flight. Each stream
is crawled by itself, with pages in advance and without.
"""

from __future__ import annotations

import argparse
import multiprocessing
import pathlib
import sys
import tempfile
import time
from typing import Any

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

import ferrohub  # noqa: E402
from crawled_github import SimulatedGitHub, Weather  # noqa: E402
from ferrohub.crawl import crawl  # noqa: E402


def serve(stream: str, pages: int, latency: float, urls: Any) -> None:
    """Serve one repository until the process is terminated."""
    github = SimulatedGitHub(Weather(latency=latency))
    github.add("o/r", **{stream: 100 * pages})
    with github.serve() as url:
        urls.send(url)
        while True:
            time.sleep(60)


def measured(stream: str, pages: int, latency: float, read_ahead: int) -> tuple[float, float, int]:
    """Seconds, seconds of CPU, and requests of a crawl."""
    urls, sender = multiprocessing.Pipe(duplex=False)
    server = multiprocessing.Process(target=serve, args=(stream, pages, latency, sender), daemon=True)
    server.start()
    try:
        client = ferrohub.Client(token="ghp_" + "5ecre7" * 6, base_url=urls.recv(), read_ahead=read_ahead)
        with tempfile.TemporaryDirectory() as folder:
            started, used = time.perf_counter(), time.process_time()
            report = crawl(["o/r"], [stream], client, folder)
            assert report.complete and report.rows[stream] == 100 * pages
            return time.perf_counter() - started, time.process_time() - used, report.requests
    finally:
        server.terminate()
        server.join()


def main() -> None:
    """Measure each stream."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=88)
    parser.add_argument("--latency", type=float, default=0.1)
    parser.add_argument("--streams", default="issues,comments,commits")
    options = parser.parse_args()
    for stream in options.streams.split(","):
        took: list[float] = []
        for read_ahead in (0, 4):
            seconds, used, requests = measured(stream, options.pages, options.latency, read_ahead)
            took.append(seconds)
            how = "pages in flight" if read_ahead else "page after page"
            print(f"{stream:10} {how}: {seconds:.1f} s, {used:.1f} s of CPU, {requests} requests", flush=True)
        print(f"{stream:10} {took[0] / took[1]:.1f} times as fast with pages in flight", flush=True)


if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    main()
