"""Users, their keys and mail addresses, followers and blocks."""

from __future__ import annotations

import datetime
import io
import pathlib
from typing import Any

import pytest

import ferrohub
from ferrohub._core import Contributor, Key, Plan
from ferrohub.exceptions import GitHubError, NotFoundError, NotRefreshable
from harness import Case, Reply, Server, body_of, check, make, outcomes

ALL = {"per_page": "100"}
PROFILE: dict[str, Any] = {
    "name": "Mona",
    "email": "mona@github.com",
    "blog": "https://mona.example",
    "company": "GitHub",
    "location": "Paris",
    "hireable": False,
    "bio": "",
}
KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5"
MAILS = ["octocat@github.com", "mona@github.com"]
UTC = datetime.timezone.utc


def listing(operation: str, path: str, item: str, body: str = "", *args: Any) -> Case:
    """A listing of all items."""
    return Case(operation, args, f"GET {path}", query=ALL, reply=f"[{body or item}]", result=f"[{item}]")


def switch(operation: str, request: str, *args: Any) -> Case:
    """An operation whose response is 204 or 404."""
    return Case(operation, args, request, status=204, result=True, refused=404)


CASES = [
    Case("Client.me", (), "GET /user", reply="AuthenticatedUser", result="AuthenticatedUser"),
    Case("Client.update_me", (), "PATCH /user", PROFILE, json=PROFILE, reply="AuthenticatedUser", result=True),
    Case("Client.update_me", ("Mona",), "PATCH /user", json={"name": "Mona"}, reply="AuthenticatedUser", result=True),
    Case("Client.user", ("octocat",), "GET /users/octocat", reply="User", result="User"),
    Case("Client.user", ("a b/c",), "GET /users/a%20b%2Fc", reply="User", result="User", note="encoded"),
    Case("Client.user_with_id", (583231,), "GET /user/583231", reply="User", result="User"),
    Case("Client.user_with_id", ("583231",), "GET /user/583231", reply="User", result="User", note="text"),
    listing("Client.all_users", "/users", "ShortUser"),
    Case(
        "Client.all_users",
        (150, '"abc"', 40, 135),
        "GET /users",
        query={"per_page": "40", "since": "135"},
        headers={"If-None-Match": '"abc"'},
        reply=[],
        result=[],
        note="everything",
    ),
    listing("Client.emails", "/user/emails", "Email"),
    Case(
        "Client.add_email_addresses",
        (MAILS,),
        "POST /user/emails",
        json=MAILS,
        reply="[Email]",
        status=201,
        result="[Email]",
    ),
    Case(
        "Client.delete_email_addresses",
        (MAILS,),
        "DELETE /user/emails",
        json=MAILS,
        status=204,
        result=True,
        refused=404,
    ),
    Case("Client.key", (2,), "GET /user/keys/2", reply="Key", result="Key"),
    listing("Client.keys", "/user/keys", "Key"),
    Case(
        "Client.create_key",
        ("octomac", KEY),
        "POST /user/keys",
        json={"title": "octomac", "key": KEY, "read_only": False},
        reply="Key",
        status=201,
        result="Key",
    ),
    Case(
        "Client.create_key",
        ("octomac", io.BytesIO(f"  {KEY}\n".encode()), True),
        "POST /user/keys",
        json={"title": "octomac", "key": KEY, "read_only": True},
        reply="Key",
        status=201,
        result=lambda key: key.read_only is True,
        note="read-only",
    ),
    Case("Client.gpg_key", (3,), "GET /user/gpg_keys/3", reply="GPGKey", result="GPGKey"),
    listing("Client.gpg_keys", "/user/gpg_keys", "GPGKey"),
    Case(
        "Client.create_gpg_key",
        ("-----BEGIN PGP PUBLIC KEY BLOCK-----",),
        "POST /user/gpg_keys",
        json={"armored_public_key": "-----BEGIN PGP PUBLIC KEY BLOCK-----"},
        reply="GPGKey",
        status=201,
        result="GPGKey",
        refused=422,
        otherwise=None,
    ),
    switch("Client.follow", "PUT /user/following/mona", "mona"),
    switch("Client.unfollow", "DELETE /user/following/mona", "mona"),
    switch("Client.is_following", "GET /user/following/mona", "mona"),
    listing("Client.followers", "/user/followers", "ShortUser"),
    listing("Client.followers_of", "/users/mona/followers", "ShortUser", "", "mona"),
    listing("Client.following", "/user/following", "ShortUser"),
    listing("Client.followed_by", "/users/mona/following", "ShortUser", "", "mona"),
    switch("Client.block", "PUT /user/blocks/mona", "mona"),
    switch("Client.unblock", "DELETE /user/blocks/mona", "mona"),
    switch("Client.is_blocking", "GET /user/blocks/mona", "mona"),
    listing("Client.blocked_users", "/user/blocks", "ShortUser"),
    listing("ShortUser.followers", "/users/octocat/followers", "ShortUser"),
    listing("ShortUser.following", "/users/octocat/following", "ShortUser"),
    switch("ShortUser.is_following", "GET /users/octocat/following/mona", "mona"),
    listing("ShortUser.keys", "/users/octocat/keys", "Key"),
    listing("ShortUser.gpg_keys", "/users/octocat/gpg_keys", "GPGKey"),
    switch("Key.delete", "DELETE /user/keys/2"),
    Case(
        "Key.update",
        ("octomac", KEY),
        "PATCH /user/keys/2",
        json={"title": "octomac", "key": KEY},
        reply="Key",
        result=True,
    ),
    switch("GPGKey.delete", "DELETE /user/gpg_keys/3"),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    if case.note == "read-only":
        case.args[1].seek(0)
    check(case, outcome, server)


def test_an_account_where_an_account_is_taken(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(status=204))
    assert client.follow(make("User", client)) is True
    assert client.is_blocking({"login": "mona"}) is True
    assert [r.line for r in server.requests] == ["PUT /user/following/octocat", "GET /user/blocks/mona"]


def test_an_update_of_nothing_sends_nothing(client: ferrohub.Client, server: Server) -> None:
    assert client.update_me() is False
    assert server.requests == []


def test_a_missing_profile_is_an_error(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        client.update_me(name="Mona")


def test_mail_addresses_may_be_objects(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(status=204))
    assert client.delete_email_addresses([make("Email", client)]) is True
    assert [r.json for r in server.requests] == [["octocat@github.com"]]


def test_without_mail_addresses_nothing_is_sent(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(status=204))
    assert client.add_email_addresses() == client.add_email_addresses([]) == []
    assert client.delete_email_addresses() is client.delete_email_addresses(()) is False
    assert server.requests == []


@pytest.mark.parametrize("given", ["str", "path", "text file", "binary file", "file in the home folder"])
def test_a_key_comes_from_where_it_is(
    given: str, client: ferrohub.Client, server: Server, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.will(Reply(body_of("Key"), 201))
    file = tmp_path / "id_ed25519.pub"
    file.write_text(f"{KEY}\n")
    monkeypatch.setenv("HOME", str(tmp_path))
    with file.open() as text, file.open("rb") as binary:
        sources: dict[str, Any] = {
            "str": str(file),
            "path": file,
            "text file": text,
            "binary file": binary,
            "file in the home folder": "~/id_ed25519.pub",
        }
        client.create_key("octomac", sources[given])
    assert server.requests[0].json == {"title": "octomac", "key": KEY, "read_only": False}


@pytest.mark.parametrize(
    "secret",
    [
        "-----BEGIN OPENSSH PRIVATE KEY-----\nc2VjcmV0\n-----END OPENSSH PRIVATE KEY-----\n",
        "-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nc2VjcmV0\n-----END PGP PRIVATE KEY BLOCK-----\n",
        "PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-Lines: 1\nc2VjcmV0\n",
    ],
)
def test_a_private_key_is_never_sent(
    secret: str, client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "id_ed25519"
    file.write_text(secret)
    for given in (secret, file, str(file), io.StringIO(secret), io.BytesIO(secret.encode())):
        with pytest.raises(ValueError, match="private key") as caught:
            client.create_key("octomac", given)
        assert "c2VjcmV0" not in str(caught.value)
    with pytest.raises(ValueError, match="private key"):
        client.create_gpg_key(secret)
    assert server.requests == []


def test_a_gpg_key_comes_from_its_file(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    armoured = "-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nxsBNBFayYZ\n-----END PGP PUBLIC KEY BLOCK-----"
    (tmp_path / "key.asc").write_text(armoured)
    server.will(Reply(body_of("GPGKey"), 201))
    client.create_gpg_key(tmp_path / "key.asc")
    client.create_gpg_key(armoured + "\n")
    assert [r.json["armored_public_key"] for r in server.requests] == [armoured, armoured + "\n"]


def test_a_missing_key_file_is_named(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileNotFoundError):
        client.create_key("octomac", tmp_path / "nothing.pub")
    assert server.requests == []


def test_a_changed_key_shows_in_the_object(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("Key"), "key": KEY}))
    key = make("Key", client)
    assert key.update("octomac", KEY)
    assert key.key == KEY and str(key) == KEY


def test_a_key_of_another_user_has_no_address(client: ferrohub.Client, server: Server) -> None:
    key = Key.from_dict({"id": 1, "key": KEY}, client)
    with pytest.raises(GitHubError, match="url is needed"):
        key.delete()
    with pytest.raises(NotRefreshable):
        key.refresh()
    assert server.requests == []


@pytest.mark.parametrize(("name", "free"), [("free", True), ("Medium", False), ("Free", False), (None, False)])
def test_a_plan_may_be_free(client: ferrohub.Client, server: Server, name: Any, free: bool) -> None:
    """Plan.is_free."""
    assert Plan.from_dict({**body_of("Plan"), "name": name}, client).is_free() is free
    assert server.requests == []


def test_the_fields_of_the_authenticated_user(client: ferrohub.Client) -> None:
    me = make("AuthenticatedUser", client)
    assert (me.login, me.owned_private_repos_count, me.plan.name, str(me)) == ("octocat", 100, "Medium", "octocat")
    assert me.created_at == datetime.datetime(2008, 1, 14, 4, 33, 35, tzinfo=UTC)
    assert me.gists_urlt.expand(gist_id="1").endswith("/users/octocat/gists/1")


def test_an_account_is_the_same_in_every_form(client: ferrohub.Client) -> None:
    forms = [make(name, client) for name in ("ShortUser", "User", "AuthenticatedUser", "Collaborator", "Contributor")]
    assert len(set(forms)) == 1
    assert forms[0] != make("User", client, id=2) and forms[0] != "octocat"


@pytest.mark.parametrize("short", ["ShortUser", "Collaborator", "Contributor"])
def test_a_refresh_returns_the_full_account(short: str, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("User")))
    user = make(short, client).refresh()
    assert type(user).__name__ == "User" and user.followers_count == 20
    assert [r.line for r in server.requests] == ["GET /users/octocat"]


def test_a_contributor_without_an_account(client: ferrohub.Client, server: Server) -> None:
    body = {"type": "Anonymous", "name": "Mona", "email": "mona@github.com", "contributions": 3}
    someone = Contributor.from_dict(body, client)
    assert (someone.name, someone.contributions_count, someone.login, someone.id) == ("Mona", 3, None, None)
    assert someone != Contributor.from_dict({**body, "name": "Octo"}, client)
    with pytest.raises(NotRefreshable):
        someone.refresh()
    with pytest.raises(GitHubError, match="url is needed"):
        list(someone.followers())
    assert server.requests == []


@pytest.mark.parametrize("name", ["Plan", "ShortEmail", "Email", "GPGKey"])
def test_what_has_no_address_cannot_be_refreshed(name: str, client: ferrohub.Client, server: Server) -> None:
    with pytest.raises(NotRefreshable):
        make(name, client).refresh()
    assert server.requests == []


def test_the_fields_of_a_gpg_key(client: ferrohub.Client) -> None:
    key = make("GPGKey", client)
    assert key.created_at == datetime.datetime(2016, 3, 24, 17, 31, 4, tzinfo=UTC)
    assert key.created_at.utcoffset() == datetime.timedelta(0)
    assert [str(mail) for mail in key.emails] == ["octocat@users.noreply.github.com"]
    assert [(sub.key_id, sub.primary_key_id) for sub in key.subkeys] == [("4A595D4C72EE49C7", 3)]
    assert str(key) == "3262EFF25BA0D270"


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: c.user(""), ValueError, "username"),
        (lambda c: c.user(".."), ValueError, "username"),
        (lambda c: c.user(None), TypeError, "username"),
        (lambda c: c.user_with_id(0), ValueError, "number"),
        (lambda c: c.user_with_id(-1), ValueError, "number"),
        (lambda c: c.user_with_id("0"), ValueError, "number"),
        (lambda c: c.user_with_id("-1"), ValueError, "number"),
        (lambda c: c.user_with_id(1.0), TypeError, "number"),
        (lambda c: c.unfollow(" "), ValueError, "username"),
        (lambda c: c.update_me(hireable="yes"), TypeError, "hireable"),
        (lambda c: c.add_email_addresses("mona@github.com"), TypeError, "addresses"),
        (lambda c: c.add_email_addresses([1]), TypeError, "addresses"),
        (lambda c: c.create_key("", KEY), ValueError, "title"),
        (lambda c: c.create_key("octomac", "  "), ValueError, "key"),
        (lambda c: c.create_key("octomac", io.StringIO("")), ValueError, "key"),
        (lambda c: c.create_key("octomac", io.BytesIO(b"\xff")), ValueError, "key"),
        (lambda c: c.create_key("octomac", 7), TypeError, "key"),
        (lambda c: c.create_gpg_key(""), ValueError, "armored_public_key"),
        (lambda c: make("Key", c).update("", ""), ValueError, "title"),
        (lambda c: c.all_users(per_page=101), ValueError, "per_page"),
        (lambda c: c.all_users(since="yesterday"), TypeError, "since"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    with pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []
