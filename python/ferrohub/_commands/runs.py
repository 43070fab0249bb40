"""``ferrohub run`` and ``ferrohub wait-checks``: wait for runs of workflows and for checks, and show what failed."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

from ferrohub._commands import output, waits
from ferrohub.exceptions import Unsuccessful

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

_REPOSITORY = "OWNER/NAME; without it, that of the environment: GH_REPO or GITHUB_REPOSITORY"


def add(commands: Any, credential: str) -> None:
    """Add the commands."""
    run = commands.add_parser("run", help="wait for a run of a workflow, or print its logs")
    parts = run.add_subparsers(required=True, metavar="command")
    watch = parts.add_parser(
        "watch",
        help="wait until a run has ended",
        description="Wait until a run has ended, and print how. The exit status is 1 unless it succeeded; then the "
        "failed steps and the end of their logs are printed as well.",
        epilog=credential,
    )
    _add_run(watch)
    _add_wait(watch)
    watch.set_defaults(run=_watch)
    logs = parts.add_parser(
        "logs",
        help="print the logs of a run",
        description="Print the logs of the jobs of a run, each under the name of its job.",
        epilog=credential,
    )
    _add_run(logs)
    logs.add_argument("--failed", action="store_true", help="only of the jobs that failed")
    logs.add_argument("--json", action="store_true", help="print a JSON object with the logs by the names of the jobs")
    logs.set_defaults(run=_logs)
    checks = commands.add_parser(
        "wait-checks",
        help="wait for the checks of a pull request",
        description="Wait until the statuses and the check runs of a pull request have ended. The exit status is 1 "
        "unless all succeeded; then those that failed are printed.",
        epilog=credential,
    )
    checks.add_argument("number", type=int, metavar="NUMBER", help="number of the pull request")
    checks.add_argument("-R", "--repo", metavar="OWNER/NAME", help=_REPOSITORY)
    checks.add_argument("--required", action="store_true", help="only what the rules of the base branch require")
    _add_wait(checks)
    checks.set_defaults(run=_wait_checks)


def _add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", type=int, nargs="?", metavar="RUN", help="ID of the run; the latest one without it")
    parser.add_argument("-R", "--repo", metavar="OWNER/NAME", help=_REPOSITORY)
    parser.add_argument("--branch", metavar="NAME", help="without an ID, the latest run of this branch")


def _add_wait(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--timeout", type=int, default=3600, metavar="SECONDS", help="end the wait after this (3600)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def _repository(options: argparse.Namespace) -> Any:
    name = options.repo or os.environ.get("GH_REPO") or os.environ.get("GITHUB_REPOSITORY") or ""
    if name.count("/") != 1:
        raise ValueError("name the repository with --repo OWNER/NAME, or in GH_REPO")
    return waits.client(wait=False).repository(name)


def _run_of(options: argparse.Namespace) -> Any:
    repository = _repository(options)
    if options.id is not None:
        return repository.workflow_run(options.id)
    chosen = {"branch": options.branch} if options.branch else {}
    found = next(iter(repository.workflow_runs(number=1, **chosen)), None)
    if found is None:
        raise ValueError(f"{repository} has no runs" + (f" of {options.branch}" if options.branch else ""))
    return found


def _progress(options: argparse.Namespace, what: str) -> Callable[[int, int | None], None]:
    """A function that prints to the error output how much is done, when that changes."""
    last: list[tuple[int, int | None]] = []

    def show(done: int, total: int | None) -> None:
        if not options.quiet and last != [(done, total)]:
            last[:] = [(done, total)]
            print(f"{done} of {total} {what} have ended", file=sys.stderr, flush=True)

    return show


def _watch(options: argparse.Namespace) -> int:
    run = _run_of(options)
    try:
        run.wait(timeout=options.timeout, progress=_progress(options, "jobs"))
    except Unsuccessful as error:
        return _failed(options, error)
    _print(options, {"id": run.id, "conclusion": run.conclusion, "url": run.html_url, "failed": []})
    return 0


def _failed(options: argparse.Namespace, error: Unsuccessful) -> int:
    """Print what failed."""
    if options.json:
        output.print_json({"conclusion": "failure", "failed": error.failed})
    else:
        print(output.printable(str(error)))
    return 1


def _print(options: argparse.Namespace, found: dict[str, Any]) -> None:
    if options.json:
        output.print_json(found)
    else:
        print(output.printable(f"{found['conclusion']}: {found['url']}"))


def _logs(options: argparse.Namespace) -> int:
    run = _run_of(options)
    logs = run.failed_logs() if options.failed else {job.name: job.log() for job in run.jobs()}
    if options.json:
        output.print_json(logs)
        return 0
    for name, log in logs.items():
        print(output.printable(f"== {name} ==\n{log.rstrip()}"))
    return 0


def _wait_checks(options: argparse.Namespace) -> int:
    pull = _repository(options).pull_request(options.number)
    try:
        pull.wait_for_checks(required=options.required, timeout=options.timeout, progress=_progress(options, "checks"))
    except Unsuccessful as error:
        return _failed(options, error)
    _print(options, {"number": pull.number, "conclusion": "success", "url": pull.html_url, "failed": []})
    return 0
