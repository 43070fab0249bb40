"""Compare crawls with those of perceval, tap-github, github-to-sqlite and dlt, on the same simulated GitHub.

    python benches/crawls.py [--venvs FOLDER] [--repositories N] [--scale 10 100 1000 3000] [--write FILE]

Each program reads all issues and their comments with its own code, in a process of its own: ferrohub into Parquet,
perceval as lines of JSON, tap-github as Singer messages, github-to-sqlite into SQLite, and dlt into DuckDB, with its
source for REST APIs. The server is another process, so CPU times are those of the programs alone.
`make bench-crawls` installs the peers, each into an environment of its own because their requirements differ.
"""

from __future__ import annotations

import argparse
import dataclasses
import datetime
import json
import os
import pathlib
import platform
import subprocess
import sys
import tempfile
import time
from typing import Any

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

import crawl_speed  # noqa: E402

import generated_items  # noqa: E402
from crawled_github import Repo, SimulatedGitHub  # noqa: E402
from ferrohub.testing.github import Call, Reply  # noqa: E402

TOKEN = "ghp_" + "5ecre7" * 6
#: Issues and comments of a repository of the comparison. 100 issues have 150 comments.
ISSUES, COMMENTS = 400, 600
#: The same of a repository of the scale, which are small, so that there can be many.
SMALL_ISSUES, SMALL_COMMENTS = 40, 60
#: What each program runs; the last line of its standard error is its greatest size in memory, in KiB.
SIZE = """
import re as _re, sys as _sys
print(_re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1], file=_sys.stderr)
"""
PROGRAMS = {
    "ferrohub": """
import sys
from ferrohub import Client
from ferrohub.crawl import crawl
url, names, token, folder = sys.argv[1:]
report = crawl(names.split(), ["issues", "comments"], Client(token=token, base_url=url), folder)
assert report.complete
print(sum(rows for name, rows in report.rows.items() if name != "repositories"))
""",
    "perceval": """
import json, sys
from perceval.backends.core.github import GitHub
url, names, token, folder = sys.argv[1:]
count = 0
with open(folder + "/items.json", "w") as file:
    for name in names.split():
        owner, _, repository = name.partition("/")
        backend = GitHub(owner, repository, api_token=[token], base_url=url)
        for item in backend.fetch(filter_classified=True):
            count += 1 + len(item["data"]["comments_data"])
            file.write(json.dumps(item) + "\\n")
print(count)
""",
    "tap-github": """
import contextlib, json, sys
import singer
from tap_github import main
from tap_github.schema import get_schemas
url, names, token, folder = sys.argv[1:]
singer.get_logger().setLevel("WARNING")
schemas, found = get_schemas()
streams = []
for name in ("issues", "comments"):
    fields = found[name]
    for entry in fields:
        entry["metadata"]["selected"] = True
    keys = next(entry["metadata"] for entry in fields if not entry["breadcrumb"]).get("table-key-properties")
    streams.append({"tap_stream_id": name, "stream": name, "schema": schemas[name], "metadata": fields,
                    "key_properties": keys})
config = {"access_token": token, "repository": names, "start_date": "2015-01-01T00:00:00Z", "base_url": url}
for name, value in {"config": config, "catalog": {"streams": streams}}.items():
    with open(f"{folder}/{name}.json", "w") as file:
        json.dump(value, file)
sys.argv = ["tap-github", "--config", f"{folder}/config.json", "--properties", f"{folder}/catalog.json"]
with open(f"{folder}/items.json", "w") as file, contextlib.redirect_stdout(file):
    main()
with open(f"{folder}/items.json") as file:
    print(sum('"RECORD"' in line for line in file))
""",
    "github-to-sqlite": """
import json, sqlite3, sys
import requests
from github_to_sqlite.cli import cli
url, names, token, folder = sys.argv[1:]
get = requests.get
# The program has no option for another server.
requests.get = lambda given, **options: get(given.replace("https://api.github.com", url), **options)
with open(folder + "/auth.json", "w") as file:
    json.dump({"github_personal_token": token}, file)
for name in names.split():
    for command in ("issues", "issue-comments"):
        cli.main([command, folder + "/items.db", name, "--auth", folder + "/auth.json"], standalone_mode=False)
with sqlite3.connect(folder + "/items.db") as database:
    counts = [database.execute(f"select count(*) from {table}").fetchone()[0] for table in ("issues", "issue_comments")]
print(sum(counts))
""",
    "dlt": """
import os, sys
url, names, token, folder = sys.argv[1:]
os.environ.update(DLT_DATA_DIR=folder, RUNTIME__DLTHUB_TELEMETRY="false", RUNTIME__LOG_LEVEL="ERROR")
import dlt
from dlt.sources.rest_api import rest_api_resources
pipeline = dlt.pipeline("items", destination=dlt.destinations.duckdb(folder + "/items.duckdb"), dataset_name="github")
client = {"base_url": url, "auth": {"token": token}, "paginator": "header_link"}
for name in names.split():
    resources = [
        {"name": table, "primary_key": "id", "write_disposition": "append",
         "endpoint": {"path": f"repos/{name}/{path}", "params": {"per_page": 100, **more}}}
        for table, path, more in (("issues", "issues", {"state": "all"}), ("comments", "issues/comments", {}))
    ]
    pipeline.run(rest_api_resources({"client": client, "resources": resources}))
with pipeline.sql_client() as database:
    counts = [database.execute_sql(f"select count(*) from {table}")[0][0] for table in ("issues", "comments")]
print(sum(counts))
""",
}


class Server(SimulatedGitHub):
    """The simulated GitHub with what the peers need: the comments of each issue, and the number of requests."""

    def __init__(self) -> None:
        super().__init__()
        self.on_request("issues/list-comments", self._comments)

    def respond(self, method: str, path: str, *rest: Any) -> Any:
        """The response; ``/requests`` has the number of requests that cost quota."""
        if path == "/requests":
            cost = [each for each in self.requests if each.status != 304 and each.path != "/rate_limit"]
            return 200, {}, str(len(cost)).encode()
        return super().respond(method, path, *rest)

    def _comments(self, call: Call) -> Reply:
        """The comments of an issue."""
        repo = self.by_id[call.repository().id]
        count, items = len(repo.streams["issues"].order), repo.streams["comments"]
        numbers = range(call.number("issue_number"), len(items.order) + 1, count)
        bodies = [generated_items.BODIES["comments"](repo, number, items.times[number - 1], 0) for number in numbers]
        return Reply(200, f"[{','.join(bodies)}]".encode())


def issue(repo: Repo, number: int, at: int, version: int) -> str:
    """A short issue with the number of its comments."""
    body: dict[str, Any] = json.loads(_ISSUE(repo, number, at, version))
    added = {"comments": _comments_of(repo, number), "assignee": None, "assignees": []}
    return json.dumps({**body, **added, "reactions": {"total_count": 0}})


def comment(repo: Repo, number: int, at: int, version: int) -> str:
    """A short comment with reactions."""
    body: dict[str, Any] = json.loads(_COMMENT(repo, number, at, version))
    return json.dumps({**body, "reactions": {"total_count": 0}})


def long_issue(repo: Repo, number: int, at: int, version: int) -> str:
    """An issue of about 7 KB, with the number of its comments."""
    body: dict[str, Any] = json.loads(crawl_speed.issue(repo, number, at, version))
    return json.dumps({**body, "comments": _comments_of(repo, number)})


def long_comment(repo: Repo, number: int, at: int, version: int) -> str:
    """A comment of about 5 KB."""
    found: dict[str, Any] = json.loads(crawl_speed.issue(repo, number, at, version))
    shared = {name: found[name] for name in ("user", "body", "reactions", "author_association")}
    # github-to-sqlite has one table for all repositories.
    own = {"id": repo.id * 10**6 + number, "performed_via_github_app": None}
    return json.dumps({**json.loads(_COMMENT(repo, number, at, version)), **shared, **own})


def _comments_of(repo: Repo, number: int) -> int:
    return len(range(number, len(repo.streams["comments"].order) + 1, len(repo.streams["issues"].order)))


_ISSUE, _COMMENT = generated_items.issue, generated_items.comment
#: The bodies of items, by whether they are long.
BODIES = {False: (issue, comment), True: (long_issue, long_comment)}


def serve(repositories: int, issues: int, comments: int, is_long: bool) -> None:
    """Serve until standard input ends; the first line of standard output is the URL."""
    made = BODIES[is_long]
    generated_items.BODIES.update(issues=made[0], comments=made[1])
    github = Server()
    for number in range(repositories):
        github.add(f"octo/r{number:04}", issues=issues, comments=comments)
    with github.serve() as url:
        print(url, flush=True)
        sys.stdin.read()


@dataclasses.dataclass(frozen=True)
class Run:
    """What a program needed."""

    program: str
    repositories: int
    items: int
    requests: int
    cpu: float
    seconds: float
    #: In MiB.
    memory: float
    #: What stays in the folder of a crawl, of all kinds.
    files: int = 0


def run(program: str, python: str, repositories: int, issues: int, comments: int, *, is_long: bool = False) -> Run:
    """Start a server and run a program against it.

    :param is_long: whether the items have a realistic size
    """
    sizes = [str(repositories), str(issues), str(comments), str(int(is_long))]
    command = [sys.executable, __file__, "--serve", *sizes]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None and server.stdout is not None
        url = server.stdout.readline().strip()
        try:
            return _measured(program, python, url, repositories, repositories * (issues + comments))
        finally:
            server.stdin.close()


def _measured(program: str, python: str, url: str, repositories: int, due: int) -> Run:
    import urllib.request

    names = " ".join(f"octo/r{number:04}" for number in range(repositories))
    before, started = os.times(), time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run(
            [python, "-c", PROGRAMS[program] + SIZE, url, names, TOKEN, folder],
            capture_output=True, text=True, check=False, env={**os.environ, "NO_PROXY": "*"},
        )  # fmt: skip
        seconds, after = time.perf_counter() - started, os.times()
        files = _files(folder) if program == "ferrohub" and ran.returncode == 0 else 0
    if ran.returncode or int(ran.stdout.split()[-1]) != due:
        raise SystemExit(f"{program} has not read {due} items: {ran.stdout[-300:]} {ran.stderr[-3000:]}")
    with urllib.request.urlopen(f"{url}/requests") as response:
        requests = int(response.read())
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Run(program, repositories, due, requests, cpu, seconds, int(ran.stderr.split()[-1]) / 1024, files)


def _files(folder: str) -> int:
    """The number of files of a crawl once those that were replaced are removed."""
    from ferrohub.crawl import compact

    compact(folder, keep=0)
    return sum(path.is_file() for path in pathlib.Path(folder).rglob("*"))


def compared(runs: list[Run]) -> str:
    """The table of the comparison, and the ratios to the first program."""
    ours = runs[0]
    lines = [
        "| | items per second of CPU | items per request | peak memory | CPU, ratio | requests, ratio |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {each.program} | {each.items / each.cpu:,.0f} | {each.items / each.requests:.1f} | {each.memory:.0f} MiB"
        f" | {each.cpu / ours.cpu:.1f}x | {each.requests / ours.requests:.1f}x |"
        for each in runs
    ]
    return "\n".join(lines)


def scaled(runs: list[Run]) -> str:
    """The table of the scale."""
    lines = [
        "| repositories | requests per repository | CPU per repository | peak memory | files |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {each.repositories:,} | {each.requests / each.repositories:.2f} |"
        f" {1000 * each.cpu / each.repositories:.1f} ms | {each.memory:.0f} MiB | {each.files:,} |"
        for each in runs
    ]
    return "\n".join(lines)


def machine() -> str:
    """What the numbers were measured on."""
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def main() -> None:
    """Run the comparison and the scale, and print or write their tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--venvs", type=pathlib.Path, default=ROOT / "target" / "peers")
    parser.add_argument("--repositories", type=int, default=10)
    parser.add_argument("--scale", type=int, nargs="*", default=[10, 100, 1000, 3000])
    parser.add_argument("--write", type=pathlib.Path)
    parser.add_argument("--serve", type=int, nargs=4, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(*options.serve[:3], bool(options.serve[3]))
        return
    pythons = {"ferrohub": sys.executable}
    pythons |= {name: str(options.venvs / name / "bin" / "python") for name in PROGRAMS if name != "ferrohub"}
    runs = []
    for program, python in pythons.items():
        if not pathlib.Path(python).exists():
            print(f"{program} is not installed in {options.venvs}", file=sys.stderr)
            continue
        runs.append(run(program, python, options.repositories, ISSUES, COMMENTS, is_long=True))
        print(runs[-1], file=sys.stderr)
    scale = [run("ferrohub", sys.executable, count, SMALL_ISSUES, SMALL_COMMENTS) for count in options.scale]
    text = PAGE.format(
        today=datetime.datetime.now(tz=datetime.timezone.utc), machine=machine(), repositories=options.repositories,
        issues=ISSUES, comments=COMMENTS,
        comparison=compared(runs), small_issues=SMALL_ISSUES, small_comments=SMALL_COMMENTS, scale=scaled(scale),
    )  # fmt: skip
    if options.write:
        options.write.write_text(text, encoding="utf-8")
    print(text)


PAGE = """<!-- Made by benches/crawls.py. -->
# Benchmarks of crawls

{today:%Y-%m-%d}, by `make bench-crawls`. All programs run on one machine ({machine}), each in a
process of its own, against the same simulated GitHub, which is another process. Compare the ratios: absolute numbers
depend on the machine and its load.

## Beside perceval, tap-github, github-to-sqlite and dlt

All issues and their comments of {repositories} repositories, each with {issues} issues of 7 KB and {comments} comments
of 5 KB. ferrohub writes Parquet, perceval lines of JSON, tap-github Singer messages, github-to-sqlite SQLite, and dlt
DuckDB, with its source for REST APIs. Ratios are to ferrohub. Requests are those that count against the rate limit.

{comparison}

perceval requests the comments of each issue separately, here without the data of users. tap-github requests pages of
30 items.

## Cost by number of repositories

The issues and comments of repositories with {small_issues} short issues and {small_comments} short comments each.
Starting the program is a larger part of the first row than of the others. Files are those that stay after `compact`, of
all kinds.

{scale}
"""


if __name__ == "__main__":
    main()
