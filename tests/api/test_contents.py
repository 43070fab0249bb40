"""Files of a repository."""

from __future__ import annotations

import base64
from typing import Any

import pytest

import ferrohub
from ferrohub._core import Commit, Contents
from ferrohub.exceptions import (
    AuthenticationFailed,
    NotFoundError,
    ServerError,
    UnprocessableResponseBody,
)
from harness import Case, Reply, Server, body_of, check, make, outcomes

CONTENTS = "/repos/octocat/Hello-World/contents"
FILE = f"{CONTENTS}/docs/greeting.txt"
SHA = "980a0d5f19a64b4b30a87d4206aade58726b60e3"
MONA = {"name": "Mona", "email": "mona@example.com", "date": "2014-11-07T22:01:45Z"}
COMMIT = {"sha": "7638417db6d59f3c431d3e1f261cc637155684cd", "message": "my commit"}
CHANGED = {"content": body_of("Contents"), "commit": COMMIT}
HELLO = base64.b64encode(b"hello\x00").decode()


def is_change(result: Any) -> bool:
    return set(result) == {"content", "commit"} and type(result["commit"]) is Commit


CASES = [
    Case(
        "ShortRepository.readme",
        (),
        "GET /repos/octocat/Hello-World/readme",
        reply="Contents",
        result=lambda file: file.decoded == b"Hello World!",
    ),
    Case(
        "ShortRepository.file_contents",
        ("docs/greeting.txt",),
        f"GET {FILE}",
        reply="Contents",
        result="Contents",
    ),
    Case(
        "ShortRepository.file_contents",
        ("/a b/c#d.txt", "topic/x"),
        f"GET {CONTENTS}/a%20b/c%23d.txt",
        query={"ref": "topic/x"},
        reply="Contents",
        result="Contents",
        note="encoded",
    ),
    Case(
        "ShortRepository.directory_contents",
        ("docs",),
        f"GET {CONTENTS}/docs",
        reply=[{**body_of("Contents"), "content": None}],
        result=lambda found: [(name, file.path) for name, file in found] == [("greeting.txt", "docs/greeting.txt")],
    ),
    Case(
        "ShortRepository.directory_contents",
        ("",),
        f"GET {CONTENTS}/",
        {"ref": "topic", "return_as": dict},
        {"ref": "topic"},
        reply="[Contents]",
        result=lambda found: type(found["greeting.txt"]) is Contents,
        note="root-as-dict",
    ),
    Case(
        "ShortRepository.create_file",
        ("docs/new file.txt", "Add it", b"hello\x00"),
        f"PUT {CONTENTS}/docs/new%20file.txt",
        json={"message": "Add it", "content": HELLO},
        reply=CHANGED,
        status=201,
        result=lambda found: is_change(found) and type(found["content"]) is Contents,
    ),
    Case(
        "ShortRepository.create_file",
        ("new.txt", "Add it", b"", "topic", MONA, {"name": "x"}),
        f"PUT {CONTENTS}/new.txt",
        json={"message": "Add it", "content": "", "branch": "topic", "committer": MONA},
        reply={"content": None, "commit": COMMIT},
        status=201,
        result=lambda found: is_change(found) and found["content"] is None,
        note="incomplete-author-is-not-sent",
    ),
    Case(
        "Contents.update",
        ("Change it", b"hello\x00"),
        f"PUT {FILE}",
        json={"message": "Change it", "content": HELLO, "sha": SHA},
        reply=CHANGED,
        result=is_change,
    ),
    Case(
        "Contents.update",
        ("Change it", b"", "topic", MONA, MONA),
        f"PUT {FILE}",
        json={
            "message": "Change it",
            "content": "",
            "sha": SHA,
            "branch": "topic",
            "committer": MONA,
            "author": MONA,
        },
        reply=CHANGED,
        result=is_change,
        note="by-others",
    ),
    Case(
        "Contents.delete",
        ("Drop it", "topic"),
        f"DELETE {FILE}",
        {"author": MONA},
        json={"message": "Drop it", "sha": SHA, "branch": "topic", "author": MONA},
        reply={"content": None, "commit": COMMIT},
        result=lambda found: is_change(found) and found["content"] is None,
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_an_update_is_taken_over(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Contents"), headers={"ETag": '"1"'}))
    file = make("ShortRepository", client).file_contents("docs/greeting.txt")
    assert file.decoded == b"Hello World!"
    # The service sends the new file without its content.
    fresh = {k: v for k, v in body_of("Contents").items() if k not in ("content", "encoding")}
    server.will(Reply({"content": {**fresh, "sha": "f" * 40, "size": 3}, "commit": COMMIT}))
    result = file.update("Change it", b"new")
    assert result["content"] is file
    assert (file.sha, file.size, file.decoded) == ("f" * 40, 3, b"new")


def test_what_a_file_is_decoded_to(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    for changes, due in [
        ({}, b"Hello World!"),
        ({"content": "AP8="}, b"\x00\xff"),
        ({"content": "", "size": 0}, b""),
        ({"content": None}, None),
        ({"content": "no base64!"}, "no base64!"),
        ({"content": "plain", "encoding": "utf-8"}, "plain"),
        ({"content": "", "encoding": "none", "size": 0}, ""),
    ]:
        assert make("Contents", client, **changes).decoded == due
    assert server.requests == []


def test_the_content_of_a_large_file_is_fetched_once(client: ferrohub.Client, server: Server) -> None:
    file = make("Contents", client, content="", encoding="none", size=3_000_000)
    server.will(Reply(b"\x00large", headers={"Content-Type": "application/octet-stream"}))
    assert file.decoded == file.decoded == b"\x00large"
    (request,) = server.requests
    assert request.line == f"GET {FILE}" and request.query == {"ref": "main"}
    assert request.headers["accept"] == "application/vnd.github.raw+json"
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        make("Contents", client, content="", encoding="none", size=3_000_000).decoded  # noqa: B018


def test_a_directory_is_no_file_and_a_file_no_directory(client: ferrohub.Client, server: Server) -> None:
    repository = make("ShortRepository", client)
    server.will(Reply([body_of("Contents")]))
    with pytest.raises(UnprocessableResponseBody):
        repository.file_contents("docs")
    server.will(Reply(body_of("Contents")))
    with pytest.raises(UnprocessableResponseBody, match="file_contents"):
        repository.directory_contents("docs/greeting.txt")


@pytest.mark.parametrize(("status", "error"), [(404, NotFoundError), (500, ServerError)])
def test_a_change_that_fails_raises(status: int, error: type, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "No"}, status))
    file = make("Contents", client)
    for change in [lambda: file.update("m", b"x"), lambda: file.delete("m")]:
        with pytest.raises(error):
            change()
    assert file.decoded == b"Hello World!" and len(server.requests) == 2


def test_without_a_sha_nothing_is_changed(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    with pytest.raises(ValueError, match="sha"):
        make("Contents", client, sha=None).delete("m")
    assert server.requests == []


@pytest.mark.parametrize(
    ("call", "error", "named"),
    [
        (lambda r, f: r.file_contents(""), ValueError, "path"),
        (lambda r, f: r.file_contents("docs/../../../x"), ValueError, "path"),
        (lambda r, f: r.create_file("", "m", b"x"), ValueError, "path"),
        (lambda r, f: r.create_file("x", "", b"x"), ValueError, "message"),
        (lambda r, f: r.create_file("x", "m", "text"), ValueError, "content"),
        (
            lambda r, f: r.create_file("x", "m", b"x", author="Mona"),
            TypeError,
            "author",
        ),
        (lambda r, f: f.update("", b"x"), ValueError, "message"),
        (lambda r, f: f.update("m", "text"), ValueError, "content"),
        (lambda r, f: f.delete(""), ValueError, "message"),
        (lambda r, f: r.archive("rar"), ValueError, "format"),
        (lambda r, f: r.archive("tarball", ref=""), ValueError, "ref"),
    ],
)
def test_wrong_arguments_are_refused(
    call: Any, error: type, named: str, client: ferrohub.Client, server: Server
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=named):
        call(make("ShortRepository", client), make("Contents", client))
    assert server.requests == []


def test_a_change_needs_a_credential(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    with pytest.raises(AuthenticationFailed):
        make("Contents", anonymous).update("m", b"x")
    assert server.requests == []
