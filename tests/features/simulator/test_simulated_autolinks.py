"""Autolinks of repositories."""

from __future__ import annotations

import pathlib

import ferrohub
from ferrohub.testing import GitHub
from sending import send

HOME = "/repos/mona/compass/autolinks"
TICKET = {"key_prefix": "TICKET-", "url_template": "https://tickets.example/<num>"}


def test_an_autolink_is_created_listed_and_deleted(client: ferrohub.Client) -> None:
    status, made = send(client, f"POST {HOME}", TICKET)
    assert status == 201 and {name: made[name] for name in TICKET} == TICKET and made["is_alphanumeric"] is True
    numeric = {**TICKET, "key_prefix": "BUG-", "is_alphanumeric": False}
    assert send(client, f"POST {HOME}", numeric)[1]["is_alphanumeric"] is False
    assert [each["key_prefix"] for each in send(client, f"GET {HOME}")[1]] == ["TICKET-", "BUG-"]
    assert send(client, f"GET {HOME}/{made['id']}")[1] == made
    assert send(client, f"DELETE {HOME}/{made['id']}")[0] == 204
    assert send(client, f"DELETE {HOME}/{made['id']}")[0] == send(client, f"GET {HOME}/{made['id']}")[0] == 404


def test_a_prefix_is_unique_and_its_template_a_url(client: ferrohub.Client) -> None:
    send(client, f"POST {HOME}", TICKET)
    wrong = {
        "already_exists": TICKET,
        "url_template must be an absolute URL": {"key_prefix": "A-", "url_template": "tickets/<num>"},
        "url_template is missing a <num> token": {"key_prefix": "A-", "url_template": "https://tickets.example/"},
    }
    for said, body in wrong.items():
        status, found = send(client, f"POST {HOME}", body)
        (error,) = found["errors"]
        assert status == 422 and error["resource"] == "KeyLink" and said in (error["code"], error.get("message"))
    assert len(send(client, f"GET {HOME}")[1]) == 1


def test_autolinks_are_those_of_administrators(github: GitHub, client: ferrohub.Client, tmp_path: pathlib.Path) -> None:
    send(client, f"POST {HOME}", TICKET)
    assert github.permissions.recorded().permissions == {"administration": "write"}
    for reader in (github.client("lisa"), github.client(token=github.token("mona", permissions={"issues": "write"}))):
        assert send(reader, f"GET {HOME}")[0] in (403, 404)
    reader = github.client(token=github.token("mona", permissions={"administration": "read"}))
    assert len(send(reader, f"GET {HOME}")[1]) == 1 and send(reader, f"POST {HOME}", TICKET)[0] == 403
    github.save(tmp_path / "state.json")
    assert len(send(GitHub().load(tmp_path / "state.json").client("mona"), f"GET {HOME}")[1]) == 1
