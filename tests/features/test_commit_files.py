"""Several files changed in one commit."""

from __future__ import annotations

import base64
import pickle
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import (
    AuthenticationFailed,
    Conflict,
    NotFoundError,
    ServerError,
    TransportError,
    UnprocessableEntity,
)
from harness import TOKEN, Reply, Server, body_of, make

REPO = "/repos/octocat/Hello-World"
REF = f"{REPO}/git/ref/heads/main"
TIP, OLD, NEW, DONE, BLOB, OTHER = ("1" * 40, "2" * 40, "3" * 40, "4" * 40, "5" * 40, "6" * 40)


def reference(sha: str) -> Reply:
    return Reply({"ref": "refs/heads/main", "object": {"type": "commit", "sha": sha, "url": "x"}})


def commit(sha: str, tree: str, status: int = 200) -> Reply:
    return Reply({**body_of("Commit"), "sha": sha, "tree": {"sha": tree, "url": "x"}}, status)


def tree(*entries: tuple[str, str, str, str], truncated: bool = False) -> Reply:
    keys = ("path", "mode", "type", "sha")
    return Reply(
        {"sha": OLD, "tree": [dict(zip(keys, entry, strict=True)) for entry in entries], "truncated": truncated}
    )


#: What the branch has before.
PRESENT = tree(
    ("README.md", "100644", "blob", BLOB),
    ("run.sh", "100755", "blob", BLOB),
    ("link", "120000", "blob", BLOB),
    ("docs", "040000", "tree", OTHER),
    ("docs/a.md", "100644", "blob", BLOB),
    ("vendored", "160000", "commit", OTHER),
)
BEGIN = [reference(TIP), commit(TIP, OLD), PRESENT]
END = [Reply({"sha": NEW}, 201), commit(DONE, NEW, 201), reference(DONE)]


def run(client: ferrohub.Client, files: Any, **kwargs: Any) -> Any:
    return make("Repository", client, default_branch="main").commit_files(files, "Change files", **kwargs)


def entries(server: Server) -> list[dict[str, Any]]:
    (request,) = [r for r in server.requests if r.line == f"POST {REPO}/git/trees"]
    assert request.json["base_tree"] == OLD
    sent: list[dict[str, Any]] = request.json["tree"]
    return sent


def test_all_steps(client: ferrohub.Client, server: Server) -> None:
    """ShortRepository.commit_files."""
    server.will(*BEGIN, *END)
    made = run(client, {"docs/new.md": "# New é\n", "run.sh": b"#!/bin/sh\n", "link": "docs", "docs/a.md": None})
    assert type(made).__name__ == "Commit" and made.sha == DONE
    assert [r.line for r in server.requests] == [
        f"GET {REF}",
        f"GET {REPO}/git/commits/{TIP}",
        f"GET {REPO}/git/trees/{OLD}",
        f"POST {REPO}/git/trees",
        f"POST {REPO}/git/commits",
        f"PATCH {REPO}/git/refs/heads/main",
    ]
    assert server.requests[2].query == {"recursive": "1"}
    assert entries(server) == [
        {"path": "docs/new.md", "mode": "100644", "type": "blob", "content": "# New é\n"},
        {"path": "run.sh", "mode": "100755", "type": "blob", "content": "#!/bin/sh\n"},
        {"path": "link", "mode": "120000", "type": "blob", "content": "docs"},
        {"path": "docs/a.md", "mode": "100644", "type": "blob", "sha": None},
    ]
    assert server.requests[4].json == {"message": "Change files", "tree": NEW, "parents": [TIP]}
    assert server.requests[5].json == {"sha": DONE, "force": False}
    assert all(r.headers["authorization"] == f"token {TOKEN}" for r in server.requests)


@pytest.mark.parametrize("content", [b"\xff\x00", bytearray(b"\x89PNG"), memoryview(b"a\0b"), "nul\0", "x" * (5 << 20)])
def test_what_is_no_short_text_is_stored_before(client: ferrohub.Client, server: Server, content: Any) -> None:
    """ShortRepository.commit_files."""
    server.will(*BEGIN, Reply({"sha": BLOB}, 201), *END)
    run(client, {"data.bin": content})
    blob = server.requests[3]
    assert blob.line == f"POST {REPO}/git/blobs" and blob.json["encoding"] == "base64"
    assert base64.b64decode(blob.json["content"]) == (content.encode() if isinstance(content, str) else bytes(content))
    assert entries(server) == [{"path": "data.bin", "mode": "100644", "type": "blob", "sha": BLOB}]


@pytest.mark.parametrize(
    ("path", "mode", "kind"), [("docs", "040000", "tree"), ("vendored", "160000", "commit"), ("link", "120000", "blob")]
)
def test_directories_and_submodules_can_be_deleted(
    client: ferrohub.Client, server: Server, path: str, mode: str, kind: str
) -> None:
    server.will(*BEGIN, *END)
    run(client, {path: None})
    assert entries(server) == [{"path": path, "mode": mode, "type": kind, "sha": None}]


def test_a_file_can_take_the_place_of_a_directory(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN, *END)
    run(client, {"docs": "now a file"})
    assert entries(server) == [{"path": "docs", "mode": "100644", "type": "blob", "content": "now a file"}]


def test_a_submodule_is_no_file(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN)
    with pytest.raises(ValueError, match=r"vendored.*submodule"):
        run(client, {"vendored": "x"})
    assert {r.method for r in server.requests} == {"GET"}


def test_what_is_not_there_needs_no_deleting(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN)
    assert run(client, {"gone.txt": None, "docs/gone.md": None}).sha == TIP
    assert {r.method for r in server.requests} == {"GET"}


def test_nothing_is_committed_where_nothing_changes(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN, Reply({"sha": OLD}, 201))
    assert run(client, {"README.md": "as it is"}).sha == TIP
    assert server.requests[-1].line == f"POST {REPO}/git/trees"


def test_a_listing_that_was_cut_off_is_looked_up_by_directory(client: ferrohub.Client, server: Server) -> None:
    docs = tree(("run.sh", "100755", "blob", BLOB), ("deep", "040000", "tree", NEW))
    root = tree(("docs", "040000", "tree", OTHER), ("README.md", "100644", "blob", BLOB))
    deep = tree(("x.sh", "100755", "blob", BLOB))
    cut = tree(("README.md", "100644", "blob", BLOB), truncated=True)
    server.will(reference(TIP), commit(TIP, OLD), cut, root, docs, deep, *END)
    files = {"README.md": "1", "docs/run.sh": "2", "docs/deep/x.sh": "3", "docs/none": None, "README.md.d/x": "4"}
    run(client, files)
    lines = [r.line for r in server.requests]
    assert lines[3:6] == [f"GET {REPO}/git/trees/{sha}" for sha in (OLD, OTHER, NEW)]
    assert lines[6] == f"POST {REPO}/git/trees"
    modes = {entry["path"]: entry["mode"] for entry in entries(server)}
    assert modes == {
        "README.md": "100644",
        "docs/run.sh": "100755",
        "docs/deep/x.sh": "100755",
        "README.md.d/x": "100644",
    }


def test_the_branch_may_be_named(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN, *END)
    run(client, {"a": "a"}, branch="topic/a b")
    assert server.requests[0].path == f"{REPO}/git/ref/heads/topic/a%20b"
    assert server.requests[-1].path == f"{REPO}/git/refs/heads/topic/a%20b"


def test_the_default_branch_is_requested_where_it_is_not_known(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("Repository"), "default_branch": "trunk"}), *BEGIN, *END)
    short = make("ShortRepository", client, default_branch=None)
    short.commit_files({"a": "a"}, "m")
    assert [r.path for r in server.requests][:2] == [REPO, f"{REPO}/git/ref/heads/trunk"]


def test_a_branch_that_moved_is_a_conflict(client: ferrohub.Client, server: Server) -> None:
    refused = Reply({"message": "Update is not a fast forward"}, 422)
    server.will(*BEGIN, *END[:2], refused, reference(OTHER))
    with pytest.raises(Conflict, match=f"main went from {TIP} to {OTHER}") as caught:
        run(client, {"a": "a"})
    assert caught.value.response.json()["message"] == "Update is not a fast forward"
    assert [r.method for r in server.requests].count("PATCH") == 1
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is Conflict and str(again) == str(caught.value)
    assert TOKEN not in repr(caught.value) + str(caught.value)


def test_a_branch_that_is_gone_is_a_conflict(client: ferrohub.Client, server: Server) -> None:
    missing = Reply({"message": "Not Found"}, 404)
    server.will(*BEGIN, *END[:2], Reply({"message": "Reference does not exist"}, 422), missing)
    with pytest.raises(Conflict, match="to nothing"):
        run(client, {"a": "a"})


def test_a_branch_that_is_protected_is_not(client: ferrohub.Client, server: Server) -> None:
    server.will(*BEGIN, *END[:2], Reply({"message": "Protected branch update failed"}, 422), reference(TIP))
    with pytest.raises(UnprocessableEntity, match="Protected branch"):
        run(client, {"a": "a"})


def test_a_conflict_of_the_service_is_one(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Git Repository is empty."}, 409))
    with pytest.raises(Conflict, match="empty"):
        run(client, {"a": "a"})
    assert len(server.requests) == 1


@pytest.mark.parametrize("step", range(6))
def test_an_error_ends_it_at_once(client: ferrohub.Client, server: Server, step: int) -> None:
    server.will(*[*BEGIN, *END][:step], Reply({"message": "No"}, 500))
    with pytest.raises(ServerError):
        run(client, {"a": "a"})
    assert len(server.requests) == step + 1


def test_a_branch_that_is_not_there(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        run(client, {"a": "a"}, branch="nope")


@pytest.mark.parametrize(("now", "made"), [(DONE, True), (TIP, False), (OTHER, False)])
def test_a_response_that_was_lost(client: ferrohub.Client, server: Server, now: str, made: bool) -> None:
    """The branch tells whether it was moved; the request is never sent twice."""
    lost = Reply("", headers={"Content-Length": "7", "Connection": "close"})
    server.will(*BEGIN, *END[:2], lost, reference(now))
    if made:
        assert run(client, {"a": "a"}).sha == DONE
    else:
        with pytest.raises(TransportError):
            run(client, {"a": "a"})
    assert [r.method for r in server.requests].count("PATCH") == 1


def test_it_needs_a_credential_before_all_else(anonymous: ferrohub.Client, server: Server) -> None:
    with pytest.raises(AuthenticationFailed):
        run(anonymous, {})
    assert server.requests == []


@pytest.mark.parametrize(
    ("files", "error", "named"),
    [
        ({}, ValueError, "files must not be empty"),
        ({"": "x"}, ValueError, "files"),
        ({"/etc/passwd": "x"}, ValueError, "/etc/passwd"),
        ({"a/": None}, ValueError, "a/"),
        ({"a//b": "x"}, ValueError, "a//b"),
        ({"a/../b": "x"}, ValueError, "a/../b"),
        ({"./a": "x"}, ValueError, "./a"),
        ({"a": "x", "a/b": "y"}, ValueError, "lies within"),
        ({"a": 1}, TypeError, "int"),
        ({"a": ["x"]}, TypeError, "list"),
        ({b"a": "x"}, TypeError, "paths"),
        ([("a", "x")], TypeError, "mapping"),
        (None, TypeError, "mapping"),
        ("a", TypeError, "mapping"),
        ({"a": "\ud800"}, ValueError, "surrogates"),
    ],
)
def test_files_that_are_refused(client: ferrohub.Client, server: Server, files: Any, error: Any, named: str) -> None:
    with pytest.raises(error, match=named):
        run(client, files)
    assert server.requests == []


@pytest.mark.parametrize(("message", "branch", "named"), [("", "main", "message"), ("m", "", "branch")])
def test_names_that_are_refused(client: ferrohub.Client, server: Server, message: str, branch: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        make("Repository", client).commit_files({"a": "a"}, message, branch)
    assert server.requests == []
