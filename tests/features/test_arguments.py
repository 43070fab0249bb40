"""What github3.py accepts as an argument is accepted, where GitHub can mean one thing by it."""

from __future__ import annotations

import pytest

import ferrohub
from harness import Reply, Server, body_of, make


@pytest.mark.parametrize(("given", "sent"), [(1, True), (0, False), (True, True), (False, False)])
def test_a_bool_may_be_1_or_0(client: ferrohub.Client, server: Server, given: int, sent: bool) -> None:
    server.will(Reply(body_of("Repository")))
    assert make("Repository", client).edit("Hello-World", private=given)  # type: ignore[arg-type]
    assert server.requests[0].json == {"name": "Hello-World", "private": sent}


def test_flags_may_be_1_or_0(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([]))
    user, repository = make("User", client), make("Repository", client)
    listings = [client.notifications(all=1, participating=0), user.events(public=1), repository.contributors(anon=1)]
    assert [list(listing) for listing in listings] == [[], [], []]
    assert [(r.path, {**r.query, "per_page": ""}) for r in server.requests] == [
        ("/notifications", {"all": "true", "per_page": ""}),
        ("/users/octocat/events/public", {"per_page": ""}),
        ("/repos/octocat/Hello-World/contributors", {"anon": "true", "per_page": ""}),
    ]


@pytest.mark.parametrize("given", [2, -1, 1.0, "true", [], 10**30])
def test_what_is_no_bool_is_refused(client: ferrohub.Client, server: Server, given: object) -> None:
    with pytest.raises(TypeError, match="private must be a bool"):
        make("Repository", client).edit("Hello-World", private=given)  # type: ignore[arg-type]
    assert server.requests == []


def test_the_text_of_an_asset_is_sent_as_utf_8(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Asset"), 201))
    release = make("Release", client, upload_url=f"{server.url}/upload{{?name,label}}")
    release.upload_asset("text/plain", "a.txt", "naïve ☃")
    release.upload_asset("text/plain", "a.txt", "")
    assert [r.body for r in server.requests] == ["naïve ☃".encode(), b""]
    assert server.requests[0].headers["content-length"] == "10"
