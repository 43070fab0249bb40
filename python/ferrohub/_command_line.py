"""The commands of ``ferrohub``. Credentials come from the environment, and are never arguments."""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import re
import sys
from typing import TYPE_CHECKING, Any

import ferrohub
from ferrohub._commands import api, cassette, completion, migrate, output, preflight, runs, waits, webhook, whoami
from ferrohub.exceptions import GitHubException, RateLimitExceeded, WaitTimeout

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_STATUSES = """\
exit status:
  0    success
  1    an error of GitHub or of the connection; a signature that is not valid; cassettes that differ
       or use what a version of the API changes; a run or checks that failed; a program that is not
       valid Python
  2    invalid arguments, or a package that is missing
  3    a crawl that is not complete
  4    a rate limit; a crawl goes on with the same command
  5    what was waited for has not ended in time
  130  interrupted
  141  the reader of the output has ended
"""
_CREDENTIAL = "The credential is that of the environment: GH_TOKEN, GITHUB_TOKEN, or the login of gh."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command.

    :param arguments: arguments; None for those of the process
    :returns: the exit status: 0 for success, 1 for an error of GitHub, 2 for invalid arguments, 3 for a crawl that is
        not complete, 4 for a rate limit, 5 for a wait that took too long, 130 if interrupted, 141 if the reader of the
        output has ended
    """
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # Such as head. Python would complain when it flushes what is left.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except (ValueError, TypeError, ImportError) as error:
        output.print_error(f"error: {error}")
        return 2
    except RateLimitExceeded as error:
        output.print_error(f"error: {output.limit_text(error, options)}")
        return 4
    except waits.LimitReached as error:
        output.print_error(f"error: {error}")
        return 4
    except WaitTimeout as error:
        output.print_error(f"error: {error}")
        return 5
    except (GitHubException, OSError) as error:
        output.print_error(f"error: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    return status


class _Parser(argparse.ArgumentParser):
    """A parser whose parameters may also follow options, as in ``api ROUTE --paginate state=all``."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, rest = super().parse_known_args(args, namespace)
        if hasattr(found, "parameters"):
            # argparse takes the parameters from one place only.
            found.parameters = [*found.parameters, *(text for text in rest if not text.startswith("-"))]
            rest = [text for text in rest if text.startswith("-")]
        return found, rest


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        "ferrohub",
        description="A client for the GitHub REST API.",
        epilog=_STATUSES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"ferrohub {ferrohub.__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    _add_crawl(commands)
    _add_api(commands)
    _add_simulate(commands)
    whoami.add(commands, _CREDENTIAL)
    runs.add(commands, _CREDENTIAL)
    webhook.add(commands)
    cassette.add(commands)
    preflight.add(commands)
    migrate.add(commands)
    completion.add(commands, _parser)
    return parser


def _add_crawl(commands: Any) -> None:
    crawl = commands.add_parser(
        "crawl",
        help="read repositories into Parquet files",
        description="Read repositories into one Parquet dataset for each stream. The same command goes on where it "
        "stopped, and requests what has changed once it was complete.",
        epilog=_CREDENTIAL,
    )
    crawl.add_argument(
        "repositories", nargs="+", metavar="OWNER/NAME", help="repository, or OWNER/* for all of an owner"
    )
    crawl.add_argument("--streams", required=True, metavar="NAMES", help='such as "issues,pulls,reviews"')
    crawl.add_argument("--into", required=True, metavar="FOLDER", help="path or URL of the folder to write to")
    crawl.add_argument("--budget", type=int, metavar="N", help="maximum number of requests")
    crawl.add_argument("--dry-run", action="store_true", help="estimate the requests and hours, and write nothing")
    crawl.add_argument("--concurrency", type=int, default=8, metavar="N", help="repositories to read at once (8)")
    crawl.add_argument("--raw", action="store_true", help="add a column with the JSON of each item")
    crawl.add_argument(
        "--graphql",
        choices=["auto", "always", "never"],
        default="auto",
        help="whether to use GraphQL forms of streams: where they cost less (auto), always, or never",
    )
    crawl.add_argument("--sweep", action="store_true", help="look for items that were deleted on GitHub")
    crawl.add_argument("--quiet", action="store_true", help="show no progress, but waits")
    _add_wait(crawl)
    crawl.set_defaults(run=_crawl)


def _add_api(commands: Any) -> None:
    parser = commands.add_parser(
        "api",
        help="send a request to the API",
        description="Send a request, and print the JSON of the response. With --paginate, print one item per line. "
        "Without a method, the request is GET, or POST if there are parameters, as with gh api. "
        "Parameters are parts of the path, the query, or the body: NAME[]=VALUE adds to a list, NAME[KEY]=VALUE sets a "
        "member of an object.",
        epilog=_CREDENTIAL,
    )
    parser.add_argument("route", help='such as "GET /repos/{owner}/{repo}/issues", or repos/o/r/issues')
    parser.add_argument("parameters", nargs="*", default=[], metavar="NAME=VALUE", help="parameter that is text")
    parser.add_argument(
        "-f", "--raw-field", action="append", default=[], metavar="NAME=VALUE", help="the same, as with gh api"
    )
    parser.add_argument(
        "-F",
        "--field",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="parameter with a type: true, false, null and integers are those of JSON, @FILE is the text of a file, "
        "@- that of the input",
    )
    parser.add_argument("-X", "--method", metavar="METHOD", help="method of the request")
    parser.add_argument(
        "-H", "--header", action="append", default=[], metavar="NAME: VALUE", help="header of the request"
    )
    parser.add_argument("--input", metavar="FILE", help="file with the body of the request; - for the input")
    parser.add_argument("-i", "--include", action="store_true", help="print the status and the headers, too")
    parser.add_argument("--silent", action="store_true", help="do not print the body")
    parser.add_argument(
        "--cache",
        metavar="DURATION",
        help='keep the response of a GET request for this time, such as "60s", "10m", "1h"',
    )
    output.add_filters(parser)
    parser.add_argument("--paginate", action="store_true", help="request all pages")
    _add_wait(parser)
    parser.set_defaults(run=_api)


def _add_wait(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--wait",
        action="store_true",
        help="at a rate limit, show until when the command waits, and wait; without it, the exit status is 4",
    )


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser(
        "simulate",
        help="serve a simulated GitHub",
        description="Serve a GitHub in memory on this machine, for clients in any language, until it is interrupted. "
        "Its API is at the root, and at /api/v3 as that of an Enterprise Server.",
    )
    simulate.add_argument("--port", type=int, default=0, metavar="N", help="port; 0 for one that is free (0)")
    simulate.add_argument("--load", metavar="FILE", help="state to begin with")
    simulate.add_argument("--save", metavar="FILE", help="file to write the state to at the end")
    simulate.add_argument("--user", default="octocat", metavar="LOGIN", help="user whose token is printed (octocat)")
    simulate.add_argument(
        "--examples", action="store_true", help="respond with an example where an operation is not simulated"
    )
    simulate.set_defaults(run=_simulate)


def _simulate(options: argparse.Namespace) -> int:
    import signal
    import threading

    from ferrohub.testing import GitHub

    signal.signal(signal.SIGTERM, signal.default_int_handler)

    github = GitHub(strict=not options.examples)
    if options.load:
        github.load(options.load)
    token = github.token(options.user)
    with github.serve(port=options.port) as url:
        print(f"{url} (token of {options.user}: {token})", flush=True)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            if options.save:
                github.save(options.save)
    return 0


def _crawl(options: argparse.Namespace) -> int:
    with waits.printed_pauses():
        return _crawled(options)


def _crawled(options: argparse.Namespace) -> int:
    from ferrohub.crawl import FolderInUse, crawl

    streams = [name.strip() for name in options.streams.split(",") if name.strip()]
    common: dict[str, Any] = {"raw": options.raw, "budget": options.budget, "concurrency": options.concurrency}
    common["sweep"] = options.sweep
    common["graphql"] = {"always": True, "never": False}.get(options.graphql, "auto")
    if options.dry_run:
        client = waits.crawler(wait=options.wait, progress=False)
        estimate = crawl(options.repositories, streams, client, options.into, dry_run=True, **common)
        for name, requests in estimate.requests.items():
            points = f"  {estimate.points[name]:>12,} points of GraphQL" if name in estimate.points else ""
            count = estimate.items[name]
            items = "unknown" if count is None else f"{count:,}"
            print(f"{name:20} {requests:>12,} requests  {items:>14} items{points}")
        least = "at least " if estimate.unknown else ""
        print(
            f"{estimate.repositories:,} repositories, {least}{estimate.total:,} requests, "
            f"{least}{estimate.hours:.2f} hours of quota"
        )
        return 0
    shown = not options.quiet
    client = waits.crawler(wait=options.wait, progress=shown)
    try:
        report = crawl(options.repositories, streams, client, options.into, progress=shown, **common)
    except FolderInUse as error:
        output.print_error(f"error: {error}")
        return 1
    for name, rows in report.rows.items():
        print(f"{name:20} {rows:>14,} rows{_deleted(report.deleted.get(name, 0))}")
    for row in report.outcomes:
        outcome = f"{row['owner']}/{row['repository']} {row['stream']}: {row['outcome']} ({row['status']})"
        print(output.printable(outcome))
    for name, reason in report.failed.items():
        output.print_error(f"{name}: {reason}")
    done = "complete" if report.complete else "not complete"
    print(f"{report.repositories:,} repositories, {report.requests:,} requests, {done}")
    return 0 if report.complete else 3


def _deleted(count: int) -> str:
    return f", {count:,} deleted" if count else ""


def _api(options: argparse.Namespace) -> int:
    headers, select = api.headers(options), output.compiled(options)
    route, parameters = api.arguments(api.route(options), _parameters(options), api.body(options))
    if options.cache and (not route.startswith("GET ") or options.include):
        raise ValueError("--cache is for GET requests, without --include")
    client = waits.client(wait=options.wait)
    if options.cache:
        call = [route, headers, parameters, options.paginate]
        value = api.cached(options, client, call, lambda: _fetch(options, client, route, headers, parameters))
    elif options.paginate and not output.is_filtered(options):
        for item in client.listing(route, cls=dict, headers=headers, **parameters):
            _print_line(item, options)
        return 0
    else:
        value = _fetch(options, client, route, headers, parameters)
    if options.silent:
        return 0
    if isinstance(value, bytes):
        output.print_body(value)
    elif isinstance(value, str):
        print(output.printable(value))
    elif options.paginate and not output.is_filtered(options):
        for item in value:
            _print_line(item, options)
    else:
        output.show(value, options, select)
    return 0


def _print_line(item: Any, options: argparse.Namespace) -> None:
    if not options.silent:
        print(output.json_text(item))


def _fetch(
    options: argparse.Namespace,
    client: ferrohub.Client,
    route: str,
    headers: dict[str, str],
    parameters: dict[str, Any],
) -> Any:
    """The JSON of a response, or its body; with --paginate, the items of all pages."""
    if options.paginate:
        return list(client.listing(route, cls=dict, headers=headers, **parameters))
    response = client.request(route, headers=headers, **parameters)
    if options.include:
        api.print_status(response)
    content = response.headers.get("content-type") or ""
    return response.json() if "json" in content else response.content


def _parameters(options: argparse.Namespace) -> dict[str, Any]:
    """The parameters of a request."""
    parameters: dict[str, Any] = {}
    for each in (*options.parameters, *options.raw_field):
        _set(parameters, each, str)
    for each in options.field:
        _set(parameters, each, _typed)
    return parameters


def _set(parameters: dict[str, Any], text: str, typed: Callable[[str], Any]) -> None:
    """Set the parameter that an argument names.

    :raises ValueError: it is not NAME=VALUE, or another argument has set it
    """
    name, equals, value = text.partition("=")
    match = re.fullmatch(r"([^\[\]]+)((?:\[[^\[\]]+\])*)(\[\])?", name)
    if not (match and equals):
        raise ValueError(f"parameters must be NAME=VALUE, not {text!r}")
    *above, last = [match[1], *re.findall(r"[^\[\]]+", match[2])]
    into: Any = parameters
    for key in above:
        into = into.setdefault(key, {})
        if not isinstance(into, dict):
            raise ValueError(f"parameters has {key!r} twice, with and without members")
    if (last in into and not match[3]) or not isinstance(into.setdefault(last, []), list):
        plain = name.removesuffix("[]")
        raise ValueError(f"parameters has {plain!r} twice; the items of a list are {plain}[]=VALUE")
    if match[3]:
        into[last].append(typed(value))
    else:
        into[last] = typed(value)


def _typed(text: str) -> Any:
    """The value of a parameter with a type."""
    if text.startswith("@"):
        return sys.stdin.read() if text == "@-" else pathlib.Path(text[1:]).read_text("utf-8")
    return json.loads(text) if re.fullmatch(r"true|false|null|-?[0-9]+", text) else text
