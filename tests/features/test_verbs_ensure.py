"""Verbs that create something once: called again, after lost responses, and by eight writers at once.

ShortIssue.comment_once, ShortRepository.ensure_issue, ShortRepository.ensure_label, ShortRepository.ensure_file,
ShortRepository.ensure_pull_request, ShortRepository.ensure_ruleset.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import pathlib
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import UnprocessableEntity
from ferrohub.testing import GitHub
from ferrohub.transports import Response
from harness import Reply, Server, body_of, make

WRITERS = 8
#: `make interleavings` tries 1,000.
INTERLEAVINGS = int(os.environ.get("FERROHUB_INTERLEAVINGS", "150"))
KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs8.pem").read_text()


def simulated() -> GitHub:
    made = GitHub()
    made.user("mona")
    made.user("hubot")
    made.repository("mona/compass", files={"README.md": "x"}, collaborators={"hubot": "push"})
    made.commit("mona/compass", {"a.txt": "a"}, branch="fix")
    return made


class Shuffled:
    """A simulator that responds in an order that depends on a seed, and loses some responses."""

    _skips_waits = True
    prefetch = False

    def __init__(self, github: GitHub, seed: int) -> None:
        self.github, self.random = github, random.Random(seed)

    async def __call__(self, request: Any) -> Any:
        for _ in range(self.random.randrange(6)):
            await asyncio.sleep(0)
        response = self.github(request)
        for _ in range(self.random.randrange(6)):
            await asyncio.sleep(0)
        return response


Write = Callable[[Any, int], Awaitable[Any]]


def race(seed: int, write: Write) -> tuple[GitHub, list[Any]]:
    """The simulator after eight writers, and what they got."""
    github = simulated()
    github.client("mona").repository("mona", "compass").create_issue("Bug")
    # Some requests are processed, but their responses are lost.
    github.faults.add(error="timeout", probability=0.04, times=None, seed=seed)

    async def main() -> list[Any]:
        async with github.async_client("mona", transport=Shuffled(github, seed), retries=9) as client:
            compass = await client.repository("mona", "compass")
            return await asyncio.gather(*(write(compass, writer) for writer in range(WRITERS)))

    found = asyncio.run(main())
    github.faults.clear()
    return github, found


async def comment(compass: Any, writer: int) -> Any:
    issue = await compass.issue(1)
    return await issue.comment_once("report", f"by {writer}")


async def issue(compass: Any, writer: int) -> Any:
    return await compass.ensure_issue("report", "Report", f"by {writer}")


async def label(compass: Any, writer: int) -> Any:
    return await compass.ensure_label("kind: bug", f"00000{writer}", "What is wrong")


async def file(compass: Any, writer: int) -> Any:
    return await compass.ensure_file("docs/a.md", f"by {writer}".encode(), "Write it")


async def pull(compass: Any, writer: int) -> Any:
    return await compass.ensure_pull_request("fix", "main", f"Fix {writer}")


def one_comment(github: GitHub) -> None:
    comments = list(github.client("mona").repository("mona", "compass").issue(1).comments())
    assert len(comments) == 1 and comments[0].body.startswith("by ")


def one_issue(github: GitHub) -> None:
    compass = github.client("mona").repository("mona", "compass")
    (found,) = [each for each in compass.issues() if each.title == "Report"]
    others = [each for each in compass.issues(state="closed") if each.title == "Report"]
    assert all(other.number > found.number and other.state_reason == "duplicate" for other in others)


def one_label(github: GitHub) -> None:
    labels = github.client("mona").repository("mona", "compass").labels()
    (found,) = [each for each in labels if each.name == "kind: bug"]
    assert found.color.startswith("00000") and found.description == "What is wrong"


def one_file(github: GitHub) -> None:
    assert github.client("mona").repository("mona", "compass").file_contents("docs/a.md").decoded.startswith(b"by ")


def one_pull(github: GitHub) -> None:
    (found,) = github.client("mona").repository("mona", "compass").pull_requests()
    assert found.title.startswith("Fix ")


async def ruleset(compass: Any, writer: int) -> Any:
    return await compass.ensure_ruleset("main", rules=[{"type": "deletion"}])


def one_ruleset(github: GitHub) -> None:
    (found,) = github.client("mona").repository("mona", "compass").rulesets()
    assert found.name == "main"


VERBS = {
    "comment_once": (comment, one_comment),
    "ensure_issue": (issue, one_issue),
    "ensure_label": (label, one_label),
    "ensure_file": (file, one_file),
    "ensure_pull_request": (pull, one_pull),
    "ensure_ruleset": (ruleset, one_ruleset),
}


def check(name: str, seed: int) -> None:
    write, expect = VERBS[name]
    github, found = race(seed, write)
    assert len(found) == WRITERS
    expect(github)


@pytest.mark.parametrize("name", VERBS)
@pytest.mark.parametrize("seed", range(10))
def test_eight_writers_leave_one(name: str, seed: int) -> None:
    check(name, seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", VERBS)
def test_many_interleavings_of_eight_writers_leave_one(name: str) -> None:
    for seed in range(INTERLEAVINGS):
        check(name, seed)


@pytest.fixture
def github() -> GitHub:
    return simulated()


@pytest.fixture
def compass(github: GitHub) -> Any:
    return github.client("mona").repository("mona", "compass")


def test_the_case_of_colors_and_names_makes_no_difference(github: GitHub, compass: Any) -> None:
    compass.ensure_label("Kind: bug", "D73A4A")
    issue = compass.ensure_issue("nightly", "Nightly", labels=["Kind: bug"], assignees=["mona"])
    count = len(github.requests)
    assert compass.ensure_label("kind: Bug", "#d73a4a").color.lower() == "d73a4a"
    assert compass.ensure_label("Kind: bug", "D73A4A").name == "Kind: bug"
    assert compass.ensure_issue("nightly", "Nightly", labels=["KIND: BUG"], assignees=["Mona"]) == issue
    assert [each.method for each in github.requests[count:] if each.method != "GET"] == []


def test_a_comment_is_written_once_and_updated(github: GitHub, compass: Any) -> None:
    issue = compass.create_issue("Bug")
    first = issue.comment_once("coverage", "80 %")
    assert first.body == "80 %\n\n<!-- coverage -->"
    count = len(github.requests)
    assert issue.comment_once("coverage", "80 %") == first
    assert not [each for each in github.requests[count:] if each.method != "GET"]
    again = issue.comment_once("coverage", "81 %")
    assert again.id == first.id and again.body.startswith("81 %")
    assert [each.body for each in issue.comments()] == ["81 %\n\n<!-- coverage -->"]
    assert issue.comment_once("other", "x").id != first.id


def test_what_others_wrote_is_left_alone(github: GitHub, compass: Any) -> None:
    issue = compass.create_issue("Bug")
    theirs = github.client("hubot").repository("mona", "compass").issue(1).create_comment("Mine <!-- coverage -->")
    own = [issue.create_comment(f"{number} <!-- coverage -->") for number in range(2)]
    found = issue.comment_once("coverage", "80 %", heal=False)
    assert found.id == own[0].id and len(list(issue.comments())) == 3
    issue.comment_once("coverage", "80 %")
    assert [each.id for each in issue.comments()] == [theirs.id, own[0].id]


class Viewer:
    """A simulator with GraphQL's ``viewer`` of an app."""

    def __init__(self, github: GitHub, login: str) -> None:
        self.github, self.login = github, login

    def __call__(self, request: Any) -> Any:
        if request.url.endswith("/graphql"):
            return Response.json({"data": {"viewer": {"login": self.login}}})
        return self.github(request)


@pytest.mark.parametrize("login", ["bot-of-ours", "bot-of-ours[bot]"])
def test_an_app_leaves_alone_what_other_apps_wrote(github: GitHub, login: str) -> None:
    """Also where GraphQL names it without the suffix of REST, and where a user has its name."""
    github.user("bot-of-ours")
    github.user("ferro")
    github.repository("ferro/compass")
    clients = {}
    for name in ("Bot of ours", "Other bot"):
        app = github.app(name, key=KEY, permissions={"issues": "write"})
        github.install(app, "ferro")
        clients[name] = github.app_client(app, transport=Viewer(github, login)).client("ferro")
    for writer in (clients["Other bot"], github.client("bot-of-ours")):
        compass = writer.repository("ferro", "compass")
        if not list(compass.issues()):
            compass.create_issue("Bug")
        compass.issue(1).create_comment("Mine <!-- coverage -->")
    issue = clients["Bot of ours"].repository("ferro", "compass").issue(1)
    assert issue.comment_once("coverage", "80 %").id == issue.comment_once("coverage", "81 %").id
    written = [(each.user.login, each.body.split()[0]) for each in issue.comments()]
    assert written == [("other-bot[bot]", "Mine"), ("bot-of-ours", "Mine"), ("bot-of-ours[bot]", "81")]


class Late:
    """A simulator whose listings lack what is newer than their first few responses."""

    def __init__(self, github: GitHub, path: str) -> None:
        self.github, self.path, self.old, self.left = github, path, None, 3

    def __call__(self, request: Any) -> Any:
        response = self.github(request)
        if request.method == "GET" and request.url.partition("?")[0].endswith(self.path):
            self.old, self.left = self.old or response, self.left - 1
            return self.old if self.left > 0 else response
        return response


def test_a_listing_that_is_late_leads_to_no_second_object(github: GitHub, compass: Any) -> None:
    issue = github.client("mona", transport=Late(github, "/comments")).issue(
        "mona", "compass", compass.create_issue("Bug").number
    )
    issue.comment_once("coverage", "80 %")
    late = github.client("mona", transport=Late(github, "/issues")).repository("mona", "compass")
    late.ensure_issue("nightly", "Nightly build")
    assert len(list(compass.issue(1).comments())) == 1 and len(list(compass.issues(state="all"))) == 2


@pytest.mark.parametrize("error", ["timeout", "reset"])
def test_a_lost_comment_is_written_once(github: GitHub, compass: Any, error: Any) -> None:
    issue = compass.create_issue("Bug")
    github.faults.add("issues/create-comment", error=error)
    issue.comment_once("coverage", "80 %")
    assert len(list(issue.comments())) == 1


@pytest.mark.parametrize("marker", ["", "a --> b", "<b>", "a -- b"])
def test_a_marker_cannot_end_the_comment_that_hides_it(github: GitHub, compass: Any, marker: str) -> None:
    issue, count = compass.create_issue("Bug"), len(github.requests)
    with pytest.raises(ValueError, match="marker"):
        issue.comment_once(marker, "x")
    assert len(github.requests) == count


def test_an_issue_is_opened_once_until_it_is_closed(compass: Any) -> None:
    first = compass.ensure_issue("nightly", "Nightly build", "It failed.", labels=["bug"])
    assert compass.ensure_issue("nightly", "Nightly build fails", "Again.").number == first.number
    found = compass.issue(first.number)
    assert (found.title, found.body) == ("Nightly build fails", "Again.\n\n<!-- nightly -->")
    assert [each.name for each in found.original_labels] == ["bug"]
    found.close()
    assert compass.ensure_issue("nightly", "Nightly build").number != first.number


def test_a_label_is_created_and_changed(github: GitHub, compass: Any) -> None:
    assert compass.ensure_label("infra", "#00ff00", "Machines").color == "00ff00"
    count = len(github.requests)
    assert compass.ensure_label("infra", "00ff00").description == "Machines"
    assert [each.method for each in github.requests[count:]] == ["GET"]
    assert compass.ensure_label("Infra", "ff0000").color == "ff0000"
    github.faults.add("issues/create-label", error="timeout")
    assert compass.ensure_label("lost", "0000ff").name == "lost"


def test_what_github_rejects_is_an_error(compass: Any) -> None:
    with pytest.raises(UnprocessableEntity):
        compass.ensure_pull_request("no-such-branch", "main", "Fix")


def test_a_pull_request_is_opened_once(github: GitHub, compass: Any) -> None:
    first = compass.ensure_pull_request("fix", "main", "Fix", "All of it", draft=True)
    assert first.draft and compass.ensure_pull_request("mona:fix", "main", "Fix it").number == first.number
    assert (compass.pull_request(1).title, compass.pull_request(1).body) == ("Fix it", "All of it")


def test_a_file_is_written_if_it_differs(github: GitHub, compass: Any) -> None:
    assert compass.ensure_file("docs/a.md", b"one", "Write").decoded == b"one"
    sha = compass.branch("main").commit.sha
    assert compass.ensure_file("docs/a.md", b"one", "Write").decoded == b"one"
    assert compass.branch("main").commit.sha == sha
    assert compass.ensure_file("docs/a.md", b"two", "Write").decoded == b"two"
    assert compass.ensure_file("docs/a.md", b"fix", "Write", "fix").decoded == b"fix"
    assert compass.file_contents("docs/a.md").decoded == b"two"


def test_a_large_file_is_known_by_its_sha(client: ferrohub.Client, server: Server) -> None:
    content = b"x" * 1_100_000
    sha = hashlib.sha1(b"blob 1100000\0" + content).hexdigest()
    server.will(Reply({**body_of("Contents"), "sha": sha, "size": len(content), "content": "", "encoding": "none"}))
    make("Repository", client).ensure_file("large", content, "Write")
    assert {r.method for r in server.requests} == {"GET"}


def test_a_ruleset_is_created_and_changed(github: GitHub, compass: Any) -> None:
    conditions = {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}
    made = compass.ensure_ruleset("main", rules=[{"type": "deletion"}], conditions=conditions)
    count = len(github.requests)
    assert compass.ensure_ruleset("main", rules=[{"type": "deletion"}]).id == made.id
    assert {each.method for each in github.requests[count:]} == {"GET"}
    assert compass.ensure_ruleset("main", "disabled").enforcement == "disabled"
    assert [each.name for each in compass.rulesets()] == ["main"]
    assert list(compass.branch_rules("main")) == []
    compass.update_ruleset(made.id, enforcement="active")
    assert [rule["type"] for rule in compass.branch_rules("main")] == ["deletion"]
