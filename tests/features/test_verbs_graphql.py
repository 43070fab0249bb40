"""Methods that GitHub has in GraphQL only, and files for code scanning.

ShortPullRequest.convert_to_draft, ShortPullRequest.ready_for_review, ShortPullRequest.enqueue,
ShortPullRequest.dequeue, ShortPullRequest.review_threads, ReviewThread.resolve, ReviewThread.unresolve,
ReviewThread.reply, ShortIssue.transfer,
ShortRepository.upload_sarif.
"""

from __future__ import annotations

import asyncio
import base64
import datetime
import gzip
import json
import pathlib
from typing import Any

import pytest

from ferrohub.exceptions import AuthenticationFailed, GraphQLError
from ferrohub.testing import Fake, GitHub


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    made.repository("mona/compass", files={"README.md": "one\ntwo\n"})
    made.repository("mona/atlas", files={"README.md": "x"})
    made.commit("mona/compass", {"README.md": "one\n2\nthree\n"}, branch="fix")
    return made


@pytest.fixture
def compass(github: GitHub) -> Any:
    return github.client("mona").repository("mona", "compass")


@pytest.fixture
def pull(compass: Any) -> Any:
    return compass.create_pull("Fix", "main", "fix")


def test_a_pull_request_becomes_a_draft_and_ready_again(pull: Any) -> None:
    assert pull.convert_to_draft() and pull.draft and pull.refresh().draft
    assert pull.ready_for_review() and not pull.draft and not pull.refresh().draft


def comment(pull: Any, line: int, body: str) -> Any:
    return pull.create_review_comment(body, pull.head.sha, "README.md", line=line)


def test_review_threads_are_listed_and_resolved(pull: Any) -> None:
    first = comment(pull, 2, "Why?")
    comment(pull, 3, "What?")
    first.reply("Because.")
    why, what = pull.review_threads()
    assert (why.path, why.line, why.side, why.subject_type) == ("README.md", 2, "RIGHT", "line")
    assert [(each["body"], each["login"]) for each in why.comments] == [("Why?", "mona"), ("Because.", "mona")]
    assert (why.comments_count, why.first_comment_id, why.is_resolved) == (2, first.id, False)
    assert why.resolve() and why.is_resolved
    assert what.reply("That.").in_reply_to_id == what.first_comment_id
    why, what = pull.review_threads()
    assert (why.is_resolved, why.resolved_by, what.is_resolved, what.comments_count) == (True, "mona", False, 2)
    assert why.unresolve() and not why.is_resolved and not pull.review_threads()[0].is_resolved


def test_more_review_threads_than_a_page_has_are_listed(pull: Any) -> None:
    for number in range(53):
        comment(pull, 2, str(number))
    assert [each.comments[0]["body"] for each in pull.review_threads()] == [str(number) for number in range(53)]


def test_a_mutation_that_github_rejects_raises(github: GitHub, pull: Any) -> None:
    comment(pull, 2, "Why?")
    (thread,) = pull.review_threads()
    github.user("hubot")
    other = github.client("hubot").repository("mona", "compass").pull_request(pull.number)
    with pytest.raises(GraphQLError):
        other.review_threads()[0].resolve()
    assert not pull.review_threads()[0].is_resolved and thread.comments_count == 1
    with pytest.raises(AuthenticationFailed):
        github.client().repository("mona", "compass").pull_request(pull.number).review_threads()


def test_the_merge_queue_is_that_of_the_base_branch() -> None:
    fake = Fake(examples=True)
    fake.graphql("enqueuePullRequest").data({"enqueuePullRequest": {"clientMutationId": None}})
    fake.graphql("dequeuePullRequest").data({"dequeuePullRequest": {"clientMutationId": None}})
    pull = fake.client(token="t").repository("o", "r").pull_request(1)
    assert pull.enqueue(jump=True, sha="5ea")
    assert fake.calls.last.json["variables"] == {"id": pull.node_id, "jump": True, "head": "5ea"}
    assert pull.dequeue() and fake.calls.last.json["variables"] == {"id": pull.node_id}


def test_an_issue_is_transferred(github: GitHub, compass: Any) -> None:
    issue = compass.create_issue("Bug", "It fails")
    issue.create_comment("Yes")
    moved = issue.transfer("mona/atlas")
    assert type(moved).__name__ == "Issue" and moved.url.endswith("/repos/mona/atlas/issues/1")
    assert (moved.title, moved.body, [each.body for each in moved.comments()]) == ("Bug", "It fails", ["Yes"])
    assert list(compass.issues()) == []
    back = moved.transfer(compass)
    assert back.url.endswith(f"/repos/mona/compass/issues/{back.number}")
    with pytest.raises(ValueError, match="owner/name"):
        back.transfer("atlas")


REPORT = {"version": "2.1.0", "runs": []}


@pytest.mark.parametrize("form", ["text", "path", "bytes"])
def test_a_sarif_file_is_compressed_and_uploaded(form: str, tmp_path: pathlib.Path) -> None:
    text = json.dumps(REPORT)
    (tmp_path / "a.sarif").write_text(text)
    given = {"text": text, "bytes": text.encode(), "path": tmp_path / "a.sarif"}[form]
    fake = Fake(examples=True)
    repository = fake.client(token="t").repository("o", "r")
    receipt = repository.upload_sarif("5ea", "refs/heads/main", given, tool_name="scan")
    body = fake.calls.last.json
    assert f"{fake.calls.last.method} {fake.calls.last.path}" == "POST /repos/o/r/code-scanning/sarifs"
    assert json.loads(gzip.decompress(base64.b64decode(body.pop("sarif")))) == REPORT
    assert body == {"commit_sha": "5ea", "ref": "refs/heads/main", "tool_name": "scan"}
    assert repository.sarif_upload(receipt).processing_status


def test_what_else_is_known_of_a_sarif_file_is_sent() -> None:
    fake = Fake(examples=True)
    begun = datetime.datetime(2026, 11, 23, 12, tzinfo=datetime.timezone.utc)
    fake.client(token="t").repository("o", "r").upload_sarif(
        "5ea", "refs/heads/main", b"{}", checkout_uri="file:///github/workspace/", started_at=begun, validate=True
    )
    body = fake.calls.last.json
    assert gzip.decompress(base64.b64decode(body.pop("sarif"))) == b"{}"
    assert body == {
        "commit_sha": "5ea",
        "ref": "refs/heads/main",
        "checkout_uri": "file:///github/workspace/",
        "started_at": "2026-11-23T12:00:00Z",
        "validate": True,
    }


def test_missing_labels_are_created_by_a_transfer_that_says_so(github: GitHub, compass: Any) -> None:
    compass.create_label("north", "ff0000")
    kept, dropped = compass.create_issue("Kept", labels=["north"]), compass.create_issue("Dropped", labels=["north"])
    assert [each.name for each in dropped.transfer("mona/atlas").original_labels] == []
    assert [each.name for each in kept.transfer("mona/atlas", create_labels=True).original_labels] == ["north"]


def test_what_else_a_submission_of_dependencies_says_is_sent() -> None:
    fake = Fake(examples=True)
    detector = {"name": "scan", "version": "1.0", "url": "https://scan.example"}
    fake.client(token="t").repository("o", "r").submit_dependencies(
        "5ea",
        "refs/heads/main",
        detector,
        {"id": "1", "correlator": "scan main"},
        "2026-11-23T00:00:00Z",
        {},
        metadata={"lock": "yes"},
        version=2,
    )
    body = fake.calls.last.json
    assert (body["metadata"], body["version"], body["detector"]) == ({"lock": "yes"}, 2, detector)


def test_all_pages_of_a_dependency_diff_are_listed() -> None:
    fake = Fake()
    changes = [{"change_type": "added", "name": str(number)} for number in range(150)]
    fake.on("dependency-graph/diff-range").reply(pages=[changes[:100], changes[100:]])
    found = fake.client(token="t").repository("o", "r", lazy=True).dependency_diff("main", "fix")
    assert [each["name"] for each in found] == [str(number) for number in range(150)] and len(fake.calls) == 2


def test_the_number_of_a_comment_may_exceed_32_bits(github: GitHub, pull: Any) -> None:
    first = comment(pull, 2, "Why?")
    (thread,) = pull.review_threads()
    assert thread.first_comment_id == thread.comments[0]["id"] == first.id
    fake = Fake(examples=True)
    node = {"id": "T", "comments": {"totalCount": 1, "nodes": [{"fullDatabaseId": "4294967296000"}]}}
    page = {"pageInfo": {"hasNextPage": False, "endCursor": None}, "nodes": [node]}
    fake.graphql("reviewThreads").data({"node": {"reviewThreads": page}})
    (thread,) = fake.client(token="t").repository("o", "r").pull_request(1).review_threads()
    assert thread.first_comment_id == 4294967296000


def test_the_methods_are_awaited_by_an_asynchronous_client(github: GitHub, compass: Any, pull: Any) -> None:
    comment(pull, 2, "Why?")
    compass.create_issue("Bug")

    async def main() -> None:
        async with github.async_client("mona") as client:
            compass = await client.repository("mona", "compass")
            shown = await compass.pull_request(pull.number)
            assert await shown.convert_to_draft() and shown.draft
            (thread,) = await shown.review_threads()
            assert await thread.resolve() and thread.is_resolved
            assert (await (await compass.issue(2)).transfer("mona/atlas")).title == "Bug"

    asyncio.run(main())
