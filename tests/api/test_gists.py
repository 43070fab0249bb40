"""Gists, their files, revisions, forks and comments."""

from __future__ import annotations

import collections
import datetime
import types
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError, NotRefreshable
from harness import GITHUB, TOKEN, Case, Reply, Server, body_of, check, make, outcomes

ID = "aa5a315d61ae9438b18d"
GIST = f"/gists/{ID}"
REVISION = "57a7f021a713b1c5a6a199b54cc514735d2d462f"
COMMENT = f"{GIST}/comments/1"
ALL = {"per_page": "100"}
FILES: dict[str, Any] = {"README.md": {"content": "Hello ✓"}}
CHANGES: dict[str, Any] = {"README.md": {"filename": "new.md", "content": "x"}, "gone.txt": None}
RAW = {"raw_url": f"{GITHUB}/raw/README.md"}


def endless() -> list[Any]:
    """Make a list that holds itself."""
    made: list[Any] = []
    made.append(made)
    return made


CASES = [
    Case(
        "Client.create_gist",
        ("A gist", FILES, False),
        "POST /gists",
        json={"description": "A gist", "files": FILES, "public": False},
        reply="Gist",
        status=201,
        result="Gist",
        refused=422,
        otherwise=None,
    ),
    Case(
        "Client.create_gist",
        ("", FILES),
        "POST /gists",
        json={"description": "", "files": FILES, "public": True},
        reply="Gist",
        status=201,
        result="Gist",
        note="least",
    ),
    Case("Client.gist", (ID,), f"GET {GIST}", reply="Gist", result="Gist"),
    Case("Client.gist", (1,), "GET /gists/1", reply="Gist", result="Gist", note="number"),
    Case("Client.gists", (), "GET /gists", query=ALL, reply="[Gist]", result="[ShortGist]"),
    Case("Client.gists_by", ("mona",), "GET /users/mona/gists", query=ALL, reply="[Gist]", result="[ShortGist]"),
    Case("Client.public_gists", (), "GET /gists/public", query=ALL, reply="[Gist]", result="[ShortGist]"),
    Case(
        "Client.public_gists",
        (2, '"an-etag"', datetime.datetime(2014, 4, 3, 18, 58, 10)),
        "GET /gists/public",
        query={"per_page": "2", "since": "2014-04-03T18:58:10Z"},
        headers={"if-none-match": '"an-etag"'},
        reply="[Gist]",
        result="[ShortGist]",
        note="since",
    ),
    Case(
        "ShortGist.edit",
        (),
        f"PATCH {GIST}",
        {"description": "", "files": CHANGES},
        json={"description": "", "files": CHANGES},
        reply="Gist",
        result=True,
    ),
    Case("ShortGist.delete", (), f"DELETE {GIST}", status=204, result=True, refused=404),
    Case("ShortGist.fork", (), f"POST {GIST}/forks", reply="Gist", status=201, result="ShortGist"),
    Case("ShortGist.forks", (), f"GET {GIST}/forks", query=ALL, reply="[Gist]", result="[ShortGist]"),
    Case("ShortGist.commits", (), f"GET {GIST}/commits", query=ALL, reply="[GistHistory]", result="[GistHistory]"),
    Case("ShortGist.is_starred", (), f"GET {GIST}/star", status=204, result=True, refused=404),
    Case("ShortGist.star", (), f"PUT {GIST}/star", status=204, result=True, refused=404),
    Case("ShortGist.unstar", (), f"DELETE {GIST}/star", status=204, result=True, refused=404),
    Case(
        "ShortGistFile.content",
        (),
        "GET /raw/README.md",
        reply=b"\x00\xff",
        result=b"\x00\xff",
        refused=404,
        otherwise=None,
        changes=RAW,
    ),
    Case("GistFork.to_gist", (), "GET /gists/dee9c42e4998ce2ea439", reply="Gist", result="Gist"),
    Case("GistHistory.gist", (), f"GET {GIST}/{REVISION}", reply="Gist", result="Gist"),
    Case("ShortGist.comments", (), f"GET {GIST}/comments", query=ALL, reply="[GistComment]", result="[GistComment]"),
    Case(
        "ShortGist.create_comment",
        ("Nice",),
        f"POST {GIST}/comments",
        json={"body": "Nice"},
        reply="GistComment",
        status=201,
        result="GistComment",
    ),
    Case(
        "GistComment.edit",
        ("Better",),
        f"PATCH {COMMENT}",
        json={"body": "Better"},
        reply="GistComment",
        result=True,
    ),
    Case("GistComment.delete", (), f"DELETE {COMMENT}", status=204, result=True, refused=404),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


@pytest.fixture
def elsewhere() -> Iterator[Server]:
    """Another host, as the one is that files of gists come from."""
    with Server() as server:
        server.thread.start()
        yield server
        server.shutdown()


def test_no_credential_goes_where_the_files_are(client: ferrohub.Client, elsewhere: Server) -> None:
    elsewhere.will(Reply(b"text"))
    client.session.headers["Cookie"] = "secret"
    file = make("GistFile", client, raw_url=f"{elsewhere.url}/raw/a.txt?token=1")
    assert file.content() == b"text"
    (request,) = elsewhere.requests
    assert request.line == "GET /raw/a.txt"
    assert request.query == {"token": "1"}
    assert "authorization" not in request.headers
    assert "cookie" not in request.headers
    assert TOKEN not in repr(request.headers)


def test_files_can_be_any_mapping(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Gist"), 201))
    files = types.MappingProxyType({"a": collections.ChainMap({"content": "x"}), "b": {"content": "ä\U0001f600"}})
    assert client.create_gist("x", files) is not None
    assert server.requests[0].json["files"] == {"a": {"content": "x"}, "b": {"content": "ä\U0001f600"}}


def test_an_edit_shows_in_the_object(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("Gist"), "description": "New"}))
    gist = make("ShortGist", client)
    assert gist.edit("New") is True
    assert gist.description == "New"
    assert server.requests[0].json == {"description": "New"}


def test_an_edit_of_nothing_sends_nothing(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    assert make("Gist", client).edit() is False
    assert server.requests == []


def test_an_edit_of_a_gist_that_is_gone_is_an_error(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        make("Gist", client).edit("New")


def test_files_by_name(client: ferrohub.Client) -> None:
    gist, short = make("Gist", client), make("ShortGist", client)
    assert {name: type(file).__name__ for name, file in gist.files.items()} == {"README.md": "GistFile"}
    assert {name: type(file).__name__ for name, file in short.files.items()} == {"README.md": "ShortGistFile"}
    assert gist.files["README.md"].original_content == "Hello world from GitHub"
    assert str(gist.files["README.md"]) == "README.md"


def test_forks_and_revisions_of_a_gist(client: ferrohub.Client) -> None:
    gist = make("Gist", client)
    (fork,), (revision,) = gist.original_forks, gist.history
    assert (type(fork).__name__, fork.owner.login) == ("GistFork", "mona")
    assert (type(revision).__name__, revision.additions, revision.deletions, revision.total) == ("GistHistory", 1, 1, 2)
    assert str(revision) == REVISION


def test_refresh_returns_the_gist(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Gist")))
    for name in ("ShortGist", "GistFork"):
        assert type(make(name, client).refresh()).__name__ == "Gist"
    assert [r.line for r in server.requests] == [f"GET {GIST}", "GET /gists/dee9c42e4998ce2ea439"]


@pytest.mark.parametrize("name", ["ShortGistFile", "GistFile", "GistHistory"])
def test_parts_have_no_address(client: ferrohub.Client, server: Server, name: str) -> None:
    server.will(Reply({}))
    with pytest.raises(NotRefreshable):
        make(name, client).refresh()
    assert server.requests == []


def test_an_anonymous_gist(client: ferrohub.Client) -> None:
    gist = ferrohub._core.Gist.from_dict({"id": ID, "owner": None, "forks": None}, client)
    assert gist.owner is None
    assert gist.history is None
    assert gist.original_forks is None
    assert gist.files is None
    assert str(gist) == ID


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: c.gist(""), ValueError, "id_num"),
        (lambda c: c.gist(".."), ValueError, "id_num"),
        (lambda c: c.gists_by(""), ValueError, "username"),
        (lambda c: c.public_gists(since="yesterday"), ValueError, "since"),
        (lambda c: c.create_gist("x", ["a"]), TypeError, "files"),
        (lambda c: c.create_gist("x", {"a": object()}), TypeError, "files"),
        (lambda c: c.create_gist("x", {"a": {"content": b"x"}}), TypeError, "files"),
        (lambda c: c.create_gist("x", {1: {"content": "x"}}), TypeError, "files"),
        (lambda c: c.create_gist("x", {"a": float("nan")}), ValueError, "files"),
        (lambda c: c.create_gist("x", {"a": endless()}), ValueError, "files"),
        (lambda c: c.create_gist(None, FILES), TypeError, "description"),
        (lambda c: make("Gist", c).edit(files="a"), TypeError, "files"),
        (lambda c: make("Gist", c).create_comment(""), ValueError, "body"),
        (lambda c: make("GistComment", c).edit(" "), ValueError, "body"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []
