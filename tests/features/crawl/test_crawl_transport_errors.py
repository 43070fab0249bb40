"""What a transport of the user raises is an outcome, whichever request it was for."""

from __future__ import annotations

import asyncio
import pathlib
import struct
import threading
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_folders import keys
from crawled_github import Repo, SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import Report, _children, _planning, batches, crawl, read
from ferrohub.testing.github import NotSimulated

CHOSEN = ["issues", "pulls", "reviews", "labels", "commits"]
#: Exceptions that no library for HTTP raises, as functions that make one, with the reasons in the outcomes.
RAISED: dict[str, tuple[Callable[[], Exception], str]] = {
    "struct": (lambda: struct.error("int too large"), "error: int too large"),
    "simulator": (lambda: NotSimulated("graphql", "POST /graphql", {}, "a field"), "NotSimulated: a field"),
    "key": (lambda: KeyError("login"), "KeyError: 'login'"),
}
#: By the kind of the request: a part of its URL, the stream that fails, and whether GraphQL is used.
REQUESTS = {
    "REST": ("/labels", "labels", False),
    "GraphQL": ("/graphql", "reviews", True),
    "children": ("/reviews", "reviews", False),
}


class Broken:
    """A transport that raises for the URLs that have one of these parts."""

    def __init__(self, github: SimulatedGitHub, error: Callable[[], Exception], *parts: str) -> None:
        self.github, self.error, self.parts, self.raised = github, error, parts, 0

    def __call__(self, request: transports.Request) -> transports.Response:
        if any(part in request.url for part in self.parts):
            self.raised += 1
            raise self.error()
        return self.github(request)


def make(github: SimulatedGitHub) -> Repo:
    return github.add("o/one", issues=130, pulls=4, labels=102, commits=3)


def crawled(transport: Any, folder: pathlib.Path, graphql: bool) -> Report:
    return crawl(["o/*"], CHOSEN, ferrohub.Client(token="...", transport=transport), folder, graphql=graphql)


def assert_exact(folder: pathlib.Path, repo: Repo, *without: str) -> None:
    for stream in (each for each in CHOSEN if each not in without):
        assert keys(folder, stream) == sorted(repo.keys(stream)), stream


@pytest.mark.parametrize("raised", RAISED)
@pytest.mark.parametrize("kind", REQUESTS)
def test_an_exception_of_a_transport_is_an_outcome(
    github: SimulatedGitHub, tmp_path: pathlib.Path, kind: str, raised: str
) -> None:
    repo, (part, stream, graphql), (error, detail) = make(github), REQUESTS[kind], RAISED[raised]
    transport = Broken(github, error, part)
    report = crawled(transport, tmp_path, graphql)
    assert not report.complete and report.failed == {"o/one": f"{stream}: {detail}"}
    # It is not retried as a failure of the connection is, but with the stream.
    attempts = _children.MOST_FAILED if kind == "children" else 1
    assert transport.raised == attempts * (1 + len(_planning.PAUSES))
    [row] = read(tmp_path, "outcomes").to_pylist()
    assert (row["stream"], row["outcome"], row["status"], row["detail"]) == (stream, "failed", None, detail)
    assert_exact(tmp_path, repo, stream)
    assert crawled(github, tmp_path, graphql).complete
    assert_exact(tmp_path, repo)


def test_exceptions_of_several_streams_are_outcomes_of_each(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = make(github)
    transport = Broken(github, RAISED["struct"][0], "/labels", "/graphql", "/issues", "/commits")
    report = crawled(transport, tmp_path, graphql=True)
    assert set(report.failed["o/one"].split("; ")) == {
        f"{stream}: error: int too large" for stream in CHOSEN if stream != "pulls"
    }
    assert_exact(tmp_path, repo, "issues", "reviews", "labels", "commits")
    assert crawled(github, tmp_path, graphql=True).complete
    assert_exact(tmp_path, repo)


@pytest.mark.parametrize("kind", REQUESTS)
def test_an_exception_of_an_asynchronous_transport_leaves_no_task(
    github: SimulatedGitHub, tmp_path: pathlib.Path, kind: str
) -> None:
    make(github)
    part, stream, graphql = REQUESTS[kind]
    broken = Broken(github, RAISED["struct"][0], part)

    async def transport(request: transports.Request) -> transports.Response:
        await asyncio.sleep(0)
        return broken(request)

    async def main() -> tuple[Report, set[Any]]:
        client = ferrohub.AsyncClient(token="...", transport=transport)
        report = await crawl(["o/*"], CHOSEN, client, tmp_path, graphql=graphql)
        return report, asyncio.all_tasks() - {asyncio.current_task()}

    report, tasks = asyncio.run(main())
    assert report.failed == {"o/one": f"{stream}: error: int too large"} and not tasks


@pytest.mark.parametrize("kind", REQUESTS)
def test_batches_raise_it_after_the_rows_of_the_other_streams(github: SimulatedGitHub, kind: str) -> None:
    repo, (part, stream, graphql) = make(github), REQUESTS[kind]
    transport = Broken(github, RAISED["struct"][0], part)
    found, threads = dict[str, int](), threading.active_count()

    def collect() -> None:
        for batch in batches(["o/*"], CHOSEN, ferrohub.Client(token="...", transport=transport), graphql=graphql):
            found[batch.stream] = found.get(batch.stream, 0) + len(batch)

    with pytest.raises(struct.error, match="int too large"):
        collect()
    others = {each: len(repo.keys(each)) for each in CHOSEN if each != stream}
    assert found == {"repositories": 1, **others, "outcomes": 1}
    assert threading.active_count() <= threads
