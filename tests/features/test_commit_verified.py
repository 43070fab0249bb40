"""Commits that GitHub signs: ShortRepository.commit_files with `verified`."""

from __future__ import annotations

import base64
import hashlib
from typing import Any

import pytest
from test_commit_files import BLOB, DONE, OLD, OTHER, TIP, commit, reference, run, tree

import ferrohub
from ferrohub.exceptions import Conflict, GraphQLError, TransportError
from harness import Reply, Server, body_of

OLD_TEXT = b"# Old\n"


def blob(content: bytes) -> str:
    return hashlib.sha1(b"blob %d\0" % len(content) + content).hexdigest()


REPOSITORY = Reply({**body_of("Repository"), "full_name": "octo/renamed", "default_branch": "main"})
BEGIN = [
    REPOSITORY,
    reference(TIP),
    commit(TIP, OLD),
    tree(
        ("README.md", "100644", "blob", blob(OLD_TEXT)),
        ("run.sh", "100755", "blob", BLOB),
        ("docs", "040000", "tree", OTHER),
        ("docs/a.md", "100644", "blob", BLOB),
        ("docs/b/c.md", "100644", "blob", BLOB),
        ("docs-old.md", "100644", "blob", BLOB),
        ("vendored", "160000", "commit", OTHER),
    ),
]
MADE = Reply({"data": {"createCommitOnBranch": {"commit": {"oid": DONE}}}})
STALE = Reply({"data": None, "errors": [{"type": "STALE_DATA", "message": "Expected branch to point to it"}]})


def sent(server: Server) -> Any:
    """The input of the mutation."""
    (request,) = [r for r in server.requests if r.line == "POST /graphql"]
    return request.json["variables"]["input"]


def test_what_is_sent(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN, MADE, commit(DONE, OLD))
    files = {
        "new.bin": b"\xff\0",
        "README.md": OLD_TEXT,
        "docs": None,
        "docs-old.md": "é",
        "gone": None,
        "run.sh": None,
    }
    assert run(client, files, verified=True).sha == DONE
    assert sent(server) == {
        "branch": {"repositoryNameWithOwner": "octo/renamed", "branchName": "main"},
        "message": {"headline": "Change files", "body": ""},
        "expectedHeadOid": TIP,
        "fileChanges": {
            "additions": [
                {"path": "new.bin", "contents": base64.b64encode(b"\xff\0").decode()},
                {"path": "docs-old.md", "contents": base64.b64encode("é".encode()).decode()},
            ],
            "deletions": [{"path": "docs/a.md"}, {"path": "docs/b/c.md"}, {"path": "run.sh"}],
        },
    }


def test_nothing_is_committed_where_nothing_changes(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN)
    assert run(client, {"README.md": OLD_TEXT, "gone": None}, verified=True).sha == TIP
    assert not [r for r in server.requests if r.line.startswith("POST")]


@pytest.mark.parametrize(
    ("files", "named"),
    [
        ({"run.sh": b"#!/bin/sh\n"}, '\'?"?run.sh"? with the mode 100755'),
        ({"vendored": b"x"}, 'vendored", which is a submodule'),
    ],
)
def test_what_it_cannot_keep_is_refused(client: ferrohub.Client, server: Server, files: Any, named: str) -> None:
    server.will(*BEGIN)
    with pytest.raises(ValueError, match=named):
        run(client, files, verified=True)
    assert not [r for r in server.requests if r.line.startswith("POST")]


def test_a_branch_that_moved_is_a_conflict(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN, STALE, reference(OTHER), commit(OTHER, OLD))
    with pytest.raises(Conflict, match=f"main went from {TIP} to {OTHER}"):
        run(client, {"new": b""}, verified=True)


def test_another_error_is_one_of_graphql(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN, Reply({"data": None, "errors": [{"message": "A rule forbids it"}]}), reference(TIP))
    with pytest.raises(GraphQLError, match="A rule forbids it"):
        run(client, {"new": b""}, verified=True)


@pytest.mark.parametrize(
    ("now", "message", "made"), [(DONE, "Change files", True), (DONE, "Other", False), (TIP, "", False)]
)
def test_a_response_that_was_lost(client: ferrohub.Client, server: Server, now: str, message: str, made: bool) -> None:
    found = {
        **body_of("Commit"),
        "sha": now,
        "message": message,
        "parents": [{"sha": TIP, "url": "x", "html_url": "x"}],
    }
    server.will(*BEGIN, Reply(drop=True), reference(now), Reply(found), Reply(found))
    if made:
        assert run(client, {"new": b""}, verified=True).sha == DONE
    else:
        with pytest.raises(TransportError):
            run(client, {"new": b""}, verified=True)
    assert len([r for r in server.requests if r.line == "POST /graphql"]) == 1
