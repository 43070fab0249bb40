"""Commits, comparisons, comments on commits and statuses."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

import ferrohub
from ferrohub._core import ShortStatus
from ferrohub.exceptions import Conflict, NotRefreshable
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
SHA = "6dcb09b5b57875f334f61aebed695e2e4193db5e"
COMMIT = f"{REPO}/commits/{SHA}"
COMPARISON = f"{REPO}/compare/main...topic"
DIFF = "application/vnd.github.diff"
PATCH = "application/vnd.github.patch"
ALL = {"per_page": "100"}
PULL = {"number": 1, "title": "New feature", "url": "https://api.github.com/repos/octocat/Hello-World/pulls/1"}

CASES = [
    Case("ShortRepository.commit", (SHA,), f"GET {COMMIT}", reply="RepoCommit", result="RepoCommit"),
    Case(
        "ShortRepository.commit",
        ("topic/a b",),
        f"GET {REPO}/commits/topic/a%20b",
        reply="RepoCommit",
        result="RepoCommit",
        note="branch",
    ),
    Case("ShortRepository.commits", (), f"GET {REPO}/commits", query=ALL, reply="[RepoCommit]", result="[ShortCommit]"),
    Case(
        "ShortRepository.commits",
        ("topic", "docs", "mona"),
        f"GET {REPO}/commits",
        {
            "number": 7,
            "etag": '"abc"',
            "since": datetime.datetime(2014, 4, 3, 18, 58, 10),
            "until": "2015-01-01T00:00:00Z",
            "per_page": 3,
        },
        {
            "sha": "topic",
            "path": "docs",
            "author": "mona",
            "since": "2014-04-03T18:58:10Z",
            "until": "2015-01-01T00:00:00Z",
            "per_page": "3",
        },
        headers={"If-None-Match": '"abc"'},
        reply=[],
        result=[],
        note="everything",
    ),
    Case(
        "ShortRepository.commits",
        (),
        f"GET {REPO}/commits",
        {"sha": "", "path": ""},
        ALL,
        reply=[],
        result=[],
        note="empty",
    ),
    Case(
        "ShortRepository.compare_commits",
        ("main", "mona:topic/x"),
        f"GET {REPO}/compare/main...mona%3Atopic/x",
        reply="Comparison",
        result="Comparison",
    ),
    Case(
        "MiniCommit.associated_pull_requests",
        (),
        f"GET {COMMIT}/pulls",
        query=ALL,
        reply=[PULL],
        result="[ShortPullRequest]",
    ),
    Case(
        "MiniCommit.list_files",
        (),
        f"GET {COMMIT}",
        query=ALL,
        reply={"sha": SHA, "files": [body_of("PullFile")]},
        result="[PullFile]",
    ),
    Case(
        "MiniCommit.diff",
        (),
        f"GET {COMMIT}",
        headers={"Accept": DIFF},
        reply="diff --git",
        result=b"diff --git",
        refused=404,
        otherwise=b"",
    ),
    Case(
        "MiniCommit.patch",
        (),
        f"GET {COMMIT}",
        headers={"Accept": PATCH},
        reply="From 6dcb",
        result=b"From 6dcb",
        refused=404,
        otherwise=b"",
    ),
    Case("Comparison.commits", (), f"GET {COMPARISON}", query=ALL, reply="Comparison", result="[ShortCommit]"),
    Case(
        "Comparison.diff",
        (),
        f"GET {COMPARISON}",
        headers={"Accept": DIFF},
        reply=b"\xffdiff",
        result=b"\xffdiff",
        refused=404,
        otherwise=b"",
    ),
    Case(
        "Comparison.patch",
        (),
        f"GET {COMPARISON}",
        headers={"Accept": PATCH},
        reply="From 6dcb",
        result=b"From 6dcb",
        refused=404,
        otherwise=b"",
    ),
    Case(
        "ShortRepository.merge",
        ("main", "topic"),
        f"POST {REPO}/merges",
        json={"base": "main", "head": "topic"},
        reply="RepoCommit",
        status=201,
        result="ShortCommit",
    ),
    Case(
        "ShortRepository.merge",
        ("main", SHA, "Merge it"),
        f"POST {REPO}/merges",
        json={"base": "main", "head": SHA, "commit_message": "Merge it"},
        status=204,
        result=lambda result: result is None,
        note="already-merged",
    ),
    Case("ShortRepository.commit_comment", (1,), f"GET {REPO}/comments/1", reply="RepoComment", result="RepoComment"),
    Case(
        "ShortRepository.comments", (), f"GET {REPO}/comments", query=ALL, reply="[RepoComment]", result="[RepoComment]"
    ),
    Case(
        "ShortRepository.create_comment",
        ("Great stuff", SHA),
        f"POST {COMMIT}/comments",
        json={"body": "Great stuff", "line": 1},
        reply="RepoComment",
        status=201,
        result="RepoComment",
    ),
    Case(
        "ShortRepository.create_comment",
        ("Great stuff", SHA, "file1.txt", 4, 2),
        f"POST {COMMIT}/comments",
        json={"body": "Great stuff", "path": "file1.txt", "position": 4, "line": 2},
        reply="RepoComment",
        status=201,
        result="RepoComment",
        note="position",
    ),
    Case("MiniCommit.comments", (), f"GET {COMMIT}/comments", query=ALL, reply="[RepoComment]", result="[RepoComment]"),
    Case("ShortComment.delete", (), f"DELETE {REPO}/comments/1", status=204, result=True, refused=404),
    Case(
        "ShortComment.edit",
        ("Nice",),
        f"PATCH {REPO}/comments/1",
        json={"body": "Nice"},
        reply="RepoComment",
        result=True,
        owner="RepoComment",
    ),
    Case(
        "ShortComment.update",
        ("Nice",),
        f"PATCH {REPO}/comments/1",
        json={"body": "Nice"},
        reply="RepoComment",
        result=True,
    ),
    Case("ShortRepository.statuses", (SHA,), f"GET {COMMIT}/statuses", query=ALL, reply="[Status]", result="[Status]"),
    Case(
        "ShortRepository.create_status",
        (SHA, "success"),
        f"POST {REPO}/statuses/{SHA}",
        json={"state": "success", "context": "default"},
        reply="Status",
        status=201,
        result="Status",
    ),
    Case(
        "ShortRepository.create_status",
        (SHA, "failure", "https://ci.example.com/1", "Two tests fail", "ci"),
        f"POST {REPO}/statuses/{SHA}",
        json={
            "state": "failure",
            "target_url": "https://ci.example.com/1",
            "description": "Two tests fail",
            "context": "ci",
        },
        reply="Status",
        status=201,
        result="Status",
        note="everything",
    ),
    Case(
        "MiniCommit.status",
        (),
        f"GET {COMMIT}/status",
        reply="CombinedStatus",
        result=lambda status: (
            status.state == "success" and [type(s).__name__ for s in status.statuses] == ["ShortStatus", "ShortStatus"]
        ),
    ),
    Case("MiniCommit.statuses", (), f"GET {COMMIT}/statuses", query=ALL, reply="[Status]", result="[Status]"),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_the_fields_of_a_commit(client: ferrohub.Client) -> None:
    commit = make("RepoCommit", client)
    assert (commit.additions, commit.deletions, commit.total) == (104, 4, 108)
    assert commit.message == commit.commit.message == "Fix all the bugs"
    assert [file["filename"] for file in commit.files] == ["file1.txt"]
    assert type(commit.author).__name__ == "ShortUser" and commit.author.login == "octocat"


def test_a_commit_that_lacks_much(client: ferrohub.Client) -> None:
    commit = make("RepoCommit", client, author=None, committer=None, stats=None, commit=None)
    assert (commit.author, commit.committer, commit.additions, commit.message, commit.commit) == (None,) * 5
    comment = make("RepoComment", client, user=None, line=None, path=None)
    assert (comment.user, comment.line, comment.path) == (None, None, None)


def test_short_commits_become_full_ones(client: ferrohub.Client, server: Server) -> None:
    for short in ("MiniCommit", "ShortCommit"):
        server.will(Reply(body_of("RepoCommit")))
        assert type(make(short, client).refresh()).__name__ == "RepoCommit"
        assert [r.line for r in server.requests] == [f"GET {COMMIT}"]


def test_all_pages_of_a_comparison(client: ferrohub.Client, server: Server) -> None:
    """Comparison.commits."""
    following = {"Link": f'<https://api.github.com{COMPARISON}?per_page=100&page=2>; rel="next"'}
    page = body_of("Comparison")
    server.will(Reply(page, headers=following), Reply(page))
    comparison = make("Comparison", client)
    assert len(list(comparison.commits())) == 2 * len(page["commits"])
    assert len(comparison.original_commits) == len(page["commits"])
    assert type(comparison.merge_base_commit).__name__ == "ShortCommit"


def test_changes_that_contradict_each_other(client: ferrohub.Client, server: Server) -> None:
    """ShortRepository.merge."""
    server.will(Reply({"message": "Merge conflict"}, 409))
    with pytest.raises(Conflict, match="409 Merge conflict"):
        make("Repository", client).merge("main", "topic")


def test_an_edit_shows_in_the_comment(client: ferrohub.Client, server: Server) -> None:
    """ShortComment.edit, ShortComment.update."""
    server.will(Reply({**body_of("RepoComment"), "body": "Nice"}))
    comment = make("RepoComment", client)
    assert comment.edit("Nice") and comment.body == "Nice"


def test_a_status_has_no_address_of_its_own(client: ferrohub.Client, server: Server) -> None:
    status = make("Status", client)
    assert str(status) == "continuous-integration/jenkins" and status.creator.login == "octocat"
    with pytest.raises(NotRefreshable):
        status.refresh()
    assert server.requests == []


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda r: r.commit(""), ValueError, "sha"),
        (lambda r: r.commit("a/../b"), ValueError, "sha"),
        (lambda r: r.commits(since="yesterday"), ValueError, "since"),
        (lambda r: r.commits(per_page=101), ValueError, "per_page"),
        (lambda r: r.commits(author=1), TypeError, "author"),
        (lambda r: r.commits(author=""), ValueError, "author"),
        (lambda r: r.compare_commits("", "topic"), ValueError, "base"),
        (lambda r: r.compare_commits("main", ""), ValueError, "head"),
        (lambda r: r.merge("", "topic"), ValueError, "base"),
        (lambda r: r.merge("main", " "), ValueError, "head"),
        (lambda r: r.merge("main", "topic", 1), TypeError, "message"),
        (lambda r: r.commit_comment(0), ValueError, "comment_id"),
        (lambda r: r.create_comment("", SHA), ValueError, "body"),
        (lambda r: r.create_comment("x", ""), ValueError, "sha"),
        (lambda r: r.create_comment("x", SHA, line=0), ValueError, "line"),
        (lambda r: r.statuses(""), ValueError, "sha"),
        (lambda r: r.create_status("", "success"), ValueError, "sha"),
        (lambda r: r.create_status(SHA, "done"), ValueError, "state"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    with pytest.raises(error, match=argument):
        call(make("Repository", client))
    assert server.requests == []


def test_a_comment_is_not_emptied(client: ferrohub.Client, server: Server) -> None:
    """ShortComment.edit, ShortComment.update."""
    comment = make("RepoComment", client)
    for change in (comment.edit, comment.update):
        with pytest.raises(ValueError, match="body"):
            change("")
    assert server.requests == []


def test_a_short_status_has_its_creator_where_github_sends_it(client: ferrohub.Client) -> None:
    status = make("ShortStatus", client)
    assert type(status.creator).__name__ == "ShortUser" and status.creator.login == "octocat"
    assert make("ShortStatus", client, creator=None).creator is None
    assert "creator" in dir(ShortStatus)
