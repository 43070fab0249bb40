"""Measure what a crawl of realistic issues costs: CPU time, start-up, and memory; and a short program that does less.

    python benches/crawl_speed.py [--repositories N] [--issues N] [--profile]

GitHub is a process of its own, and an issue has about 7 KB, as those of large repositories have. CPU times are those of
the whole process of the crawl, with the start of Python and the imports. The other program has twelve columns, keeps no
state, and holds the issues of a repository in memory: ten lines of requests and pyarrow, which has to be installed, as
`pip install requests` does. Where pandas or numpy are installed, pyarrow imports them: for the other program both, for
the crawl numpy. `--profile` prints where the time of the crawl goes.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
from typing import Any

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

import generated_items  # noqa: E402
from crawled_github import Repo, SimulatedGitHub  # noqa: E402
from generated_items import API, EPOCH, shown  # noqa: E402

TOKEN = "ghp_" + "5ecre7" * 6
CRAWL = """
import sys, time
started = time.process_time()
from ferrohub import Client
from ferrohub.crawl import crawl
url, names, token, folder = sys.argv[1:]
from ferrohub.crawl import _engine
imported = time.process_time() - started
profiler = None
if names.startswith("profile:"):
    import cProfile
    names, profiler = names.removeprefix("profile:"), cProfile.Profile()
    profiler.enable()
report = crawl(names.split(), ["issues"], Client(token=token, base_url=url), folder)
assert report.complete, report.failed
if profiler:
    import pstats
    profiler.disable()
    pstats.Stats(profiler, stream=sys.stderr).sort_stats("tottime").print_stats(35)
peak = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(report.rows["issues"], report.requests, imported, int(peak) / 1024)
"""
PEER = """
import sys, time
started = time.process_time()
import pyarrow as pa, pyarrow.parquet as pq, requests
imported = time.process_time() - started
url, names, token, folder = sys.argv[1:]
session, count, sent = requests.Session(), 0, 0
session.trust_env, session.headers["Authorization"] = False, f"Bearer {token}"
columns = ("id", "number", "title", "state", "comments", "created_at", "updated_at", "closed_at", "body", "html_url")
for name in names.split():
    following, rows = f"{url}/repos/{name}/issues?state=all&per_page=100", []
    while following:
        response = session.get(following)
        for item in response.json():
            user = item["user"] or {}
            rows.append({"user_login": user.get("login"), "user_id": user.get("id"), **{c: item[c] for c in columns}})
        following, sent = response.links.get("next", {}).get("url"), sent + 1
    pq.write_table(pa.Table.from_pylist(rows), f"{folder}/{name.replace('/', '-')}.parquet", compression="zstd")
    count += len(rows)
peak = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(count, sent, imported, int(peak) / 1024)
"""
_USER = ("avatar_url", "url", "html_url", "followers_url", "following_url", "gists_url", "starred_url",
         "subscriptions_url", "organizations_url", "repos_url", "events_url", "received_events_url")  # fmt: skip
_WORDS = [word for line in (__doc__ or "").splitlines() for word in line.split()]


def _user(number: int) -> dict[str, Any]:
    login = f"user{number % 97}"
    urls = {name: f"{API}/users/{login}/{name}" for name in _USER}
    return {"login": login, "id": number % 97, "node_id": f"MDQ6VXNlcj{number % 97}", "type": "User", **urls}


def issue(repo: Repo, number: int, at: int, version: int) -> str:
    """An issue of about 7 KB."""
    url, chance = f"{API}/repos/{repo.owner}/{repo.name}", random.Random(number)
    labels = [
        {"id": each, "node_id": f"LA_{each}", "url": f"{url}/labels/{each}", "name": f"area-{each}", "color": "ededed",
         "default": False, "description": "Something that is about a part of the project"}
        for each in range(number % 5)
    ]  # fmt: skip
    reactions = dict.fromkeys(("+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes"), 0)
    return json.dumps({
        "url": f"{url}/issues/{number}", "repository_url": url, "labels_url": f"{url}/issues/{number}/labels{{/name}}",
        "comments_url": f"{url}/issues/{number}/comments", "events_url": f"{url}/issues/{number}/events",
        "html_url": f"https://github.com/{repo.owner}/{repo.name}/issues/{number}", "id": repo.id * 10**6 + number,
        "node_id": f"I_kwDO{number}", "number": number, "title": " ".join(chance.choices(_WORDS, k=8)),
        "user": _user(number), "labels": labels, "state": "open", "locked": False, "assignee": _user(number + 1),
        "assignees": [_user(number + 1)], "milestone": None, "comments": version, "author_association": "CONTRIBUTOR",
        "created_at": shown(EPOCH), "updated_at": shown(at), "closed_at": None, "active_lock_reason": None,
        "body": " ".join(chance.choices(_WORDS, k=560)), "reactions": {"url": url, "total_count": 0, **reactions},
        "timeline_url": f"{url}/issues/{number}/timeline", "performed_via_github_app": None, "state_reason": None,
    })  # fmt: skip


def serve(repositories: int, issues: int) -> None:
    """Serve until standard input ends; the first line of standard output is the URL."""
    generated_items.BODIES["issues"] = issue
    github = SimulatedGitHub()
    for number in range(repositories):
        github.add(f"octo/r{number}", issues=issues)
    with github.serve() as url:
        print(url, flush=True)
        sys.stdin.read()


def measured(url: str, names: str, program: str = CRAWL) -> dict[str, Any]:
    """What a crawl in a process of its own took."""
    before, started = os.times(), time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", program, url, names, TOKEN, folder]
        ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    after, seconds = os.times(), time.perf_counter() - started
    items, requests, imported, peak = ran.stdout.split()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return {"items": int(items), "requests": int(requests), "start-up": float(imported), "CPU": cpu,
            "seconds": seconds, "MiB": float(peak)}  # fmt: skip


def compare(url: str, names: str, runs: int) -> None:
    """Measure both programs in turn, and print the ratio of their best runs."""
    best: dict[str, float] = {}
    for _ in range(runs):
        for name, program in (("ferrohub", CRAWL), ("requests and pyarrow", PEER)):
            found = measured(url, names, program)
            speed = found["items"] / found["CPU"]
            best[name] = max(best.get(name, 0.0), speed)
            print(f"{name}: {speed:,.0f} items per second of CPU:", found, flush=True)
    ours, other = best.values()
    print(f"ferrohub reads {ours / other:.2f} times as many items per second of CPU as requests and pyarrow")


def main() -> None:
    """Measure a crawl, or serve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repositories", type=int, default=10)
    parser.add_argument("--issues", type=int, default=2000, help="issues of a repository")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.repositories, options.issues)
        return
    names = " ".join(f"octo/r{number}" for number in range(options.repositories))
    command = [sys.executable, __file__, "--serve", "--repositories", str(options.repositories)]
    command += ["--issues", str(options.issues)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None and server.stdout is not None
        url = server.stdout.readline().strip()
        try:
            if options.profile:
                measured(url, f"profile:{names}")
                return
            compare(url, names, options.runs)
        finally:
            server.stdin.close()


if __name__ == "__main__":
    main()
