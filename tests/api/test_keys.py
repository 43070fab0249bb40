"""Deploy keys of a repository."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from harness import Case, Reply, Server, check, make, outcomes

KEYS = "/repos/octocat/Hello-World/keys"
KEY = {
    "id": 1,
    "key": "ssh-rsa AAA...",
    "url": f"https://api.github.com{KEYS}/1",
    "title": "octocat@octomac",
    "verified": True,
    "created_at": "2014-12-10T15:53:42Z",
    "read_only": True,
}

CASES = [
    Case(
        "ShortRepository.keys",
        (),
        f"GET {KEYS}",
        query={"per_page": "100"},
        reply=[KEY, KEY],
        result="[Key]",
    ),
    Case("ShortRepository.key", (1,), f"GET {KEYS}/1", reply=KEY, result="Key"),
    Case(
        "ShortRepository.create_key",
        ("octocat@octomac", "ssh-rsa AAA..."),
        f"POST {KEYS}",
        json={"title": "octocat@octomac", "key": "ssh-rsa AAA...", "read_only": False},
        reply=KEY,
        status=201,
        result="Key",
    ),
    Case(
        "ShortRepository.create_key",
        ("t", "k", True),
        f"POST {KEYS}",
        json={"title": "t", "key": "k", "read_only": True},
        reply=KEY,
        status=201,
        result="Key",
        note="read-only",
    ),
    Case(
        "ShortRepository.delete_key",
        (1,),
        f"DELETE {KEYS}/1",
        status=204,
        result=True,
        refused=404,
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_a_deploy_key_deletes_itself(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**KEY}), Reply(status=204))
    assert make("ShortRepository", client).key(1).delete() is True
    assert [r.line for r in server.requests] == [f"GET {KEYS}/1", f"DELETE {KEYS}/1"]


@pytest.mark.parametrize(
    ("call", "named"),
    [
        (lambda r: r.key(0), "id_num"),
        (lambda r: r.delete_key(-1), "key_id"),
        (lambda r: r.create_key("", "ssh-rsa AAA"), "title"),
        (lambda r: r.create_key("t", " "), "key"),
    ],
)
def test_wrong_arguments_are_refused(call: Any, named: str, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    with pytest.raises(ValueError, match=named):
        call(make("ShortRepository", client))
    assert server.requests == []
