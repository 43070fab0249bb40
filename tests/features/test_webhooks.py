"""Signatures and events of webhooks."""

from __future__ import annotations

import asyncio
import copy
import datetime
import json
import pathlib
import pickle
import subprocess
import sys
from typing import Any

import pytest

import ferrohub
from ferrohub._core import _webhook_names
from ferrohub.exceptions import TransportError
from ferrohub.issues import Issue
from ferrohub.testing import from_body
from ferrohub.webhooks import Delivery, WebhookEvent, events, parse, sign, verify
from harness import Reply, Server, body_of

SECRET = "It's a Secret to Everybody"
BODY = b"Hello, World!"
SIGNATURE = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17"
OLD = "sha1=01dc10d0c83e72ed246219cdd91669667fe2ca59"
PAYLOADS = sorted((pathlib.Path(__file__).parents[1] / "webhooks").glob("*.json"))


def opened(server: Server) -> bytes:
    issue = {**body_of("Issue"), "url": f"{server.url}/repos/octocat/Hello-World/issues/7"}
    return json.dumps({"action": "opened", "issue": issue, "sender": issue["user"]}).encode()


def fields(value: Any, depth: int = 0) -> int:
    """Read every field of a resource, and of those in it; their number."""
    if isinstance(value, list):
        return sum(fields(each, depth) for each in value)
    if not isinstance(value, ferrohub.models.GitHubCore) or depth > 10:
        return 1
    names = [name for name in dir(type(value)) if type(getattr(type(value), name, None)).__name__ == "field"]
    return sum(fields(getattr(value, name), depth + 1) for name in names)


def test_the_signature_of_githubs_documentation_is_valid() -> None:
    assert verify(BODY, SIGNATURE, SECRET)
    assert verify(bytearray(BODY), SIGNATURE, SECRET.encode()) and verify(memoryview(BODY), SIGNATURE, SECRET)
    assert sign(BODY, SECRET) == sign(BODY, SECRET.encode()) == SIGNATURE


@pytest.mark.parametrize("signature", ["", None, "sha256=", SIGNATURE[:-1], SIGNATURE[7:], OLD, "sha256=\ud800", "é"])
def test_another_signature_is_not(signature: str | None) -> None:
    assert not verify(BODY, signature, SECRET)
    assert not verify(BODY + b" ", SIGNATURE, SECRET)


def test_any_of_several_secrets_is_valid() -> None:
    assert verify(BODY, SIGNATURE, ["new", SECRET])
    assert verify(BODY, SIGNATURE, iter([b"new", SECRET]))
    assert not verify(BODY, SIGNATURE, ["new", "newer"])


def test_sha1_is_accepted_on_request() -> None:
    assert not verify(BODY, OLD, SECRET)
    assert verify(BODY, OLD, SECRET, sha1=True) and verify(BODY, SIGNATURE, SECRET, sha1=True)


@pytest.mark.parametrize("secret", ["", b"", [], ["a", ""]])
def test_an_empty_secret_is_an_error(secret: Any) -> None:
    with pytest.raises(ValueError, match="secret"):
        verify(BODY, SIGNATURE, secret)


@pytest.mark.parametrize("secret", [[], (), None, 5, ["a"]])
def test_a_signature_needs_one_secret(secret: Any) -> None:
    with pytest.raises(TypeError, match=r"^secret must be text or bytes, not (list|tuple|NoneType|int)$"):
        sign(BODY, secret)


@pytest.mark.parametrize("secret", [None, 5, [None], bytearray(b"a")])
def test_a_secret_of_another_type_is_an_error(secret: Any) -> None:
    with pytest.raises(TypeError, match=r"^secret must be text or bytes, or several of them, not (NoneType|int)$"):
        verify(BODY, SIGNATURE, secret)


@pytest.mark.parametrize(("body", "secret"), [("text", "a"), ({"a": 1}, "a"), (None, "a"), (BODY, None), (BODY, [1])])
def test_other_types_are_errors(body: Any, secret: Any) -> None:
    with pytest.raises(TypeError):
        verify(body, SIGNATURE, secret)


@pytest.mark.parametrize("path", PAYLOADS, ids=lambda path: path.stem)
def test_an_example_is_read_in_full(path: pathlib.Path) -> None:
    name, _, action = path.stem.partition(".")
    payload = json.loads(path.read_text())
    event = parse(name, path.read_bytes())
    words = "".join(word.capitalize() for word in f"{name}_{action}".split("_"))
    assert type(event).__name__ == f"{words}Event" and type(event) is getattr(events, f"{words}Event")
    assert event.as_dict() == payload and event.action == payload.get("action")
    assert fields(event) > 10
    nested = {key: value for key, value in payload.items() if isinstance(value, dict) and hasattr(type(event), key)}
    plain = {"client_payload", "inputs"}
    assert [key for key in nested if isinstance(getattr(event, key), dict) and key not in plain] == []


def test_times_in_seconds_are_datetimes_in_events() -> None:
    """As the stubs say: in events of pushes and installations, GitHub sends some as integers."""
    pushed, installed = (
        (PAYLOADS[0].parent / f"{name}.json").read_bytes() for name in ("push", "installation.created")
    )
    repository, installation = parse("push", pushed).repository, parse("installation", installed).installation
    for found, text, name in ((repository, pushed, "repository"), (installation, installed, "installation")):
        seconds = json.loads(text)[name]["created_at"]
        assert isinstance(seconds, int)
        assert found.created_at == datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
        assert found.created_at.tzinfo is datetime.timezone.utc
    assert repository.as_dict()["created_at"] == json.loads(pushed)["repository"]["created_at"]


@pytest.mark.parametrize("seconds", [-62135596801, 253402300800, 2**63, 1.5])
def test_a_number_that_is_no_time_stays(seconds: float) -> None:
    event: Any = parse("push", {"repository": {**body_of("Repository"), "created_at": seconds}})
    assert event.repository.created_at == seconds


def test_an_event_is_a_class_of_its_action_and_of_its_event() -> None:
    event = parse("issues", '{"action": "opened", "issue": {"number": 7, "user": {"login": "mona"}}}')
    assert isinstance(event, events.IssuesOpenedEvent)
    assert isinstance(event, events.IssuesEvent) and isinstance(event, WebhookEvent)
    assert isinstance(event.issue, Issue) and event.issue.user.login == "mona"
    assert (event.repository, event.installation) == (None, None)
    assert event.delivery == Delivery(event="issues")
    assert repr(event) == "<IssuesOpenedEvent>"


def test_every_name_has_a_class() -> None:
    names = _webhook_names()
    assert len(names) > 350 and {"push", "issues", "issues.opened", "custom_property_values.updated"} <= set(names)
    for name in names:
        event, _, action = name.partition(".")
        found = parse(event, {"action": action})
        assert type(found).__module__ == "ferrohub.webhooks.events"
        assert pickle.loads(pickle.dumps(type(found))) is type(found)


def test_unknown_events_and_actions_are_read() -> None:
    event = parse("issues", {"action": "frobnicated", "issue": {"number": 7}, "frob": {"nested": [1]}})
    assert type(event) is events.IssuesEvent and event.issue.number == 7
    assert event.frob == {"nested": [1]}
    event = parse("frobnication", {"action": "opened", "sender": {"login": "mona"}, "repository": {"name": "compass"}})
    assert type(event) is WebhookEvent and event.sender.login == "mona" and event.repository.name == "compass"


def test_odd_values_are_read_as_they_are() -> None:
    event = parse("issues", {"action": 7, "issue": "none", "sender": [], "repository": None})
    assert (event.action, event.issue, event.sender, event.repository) == (7, "none", [], None)
    assert type(event) is events.IssuesEvent


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'"text"', b"\xff", "null"])
def test_a_body_that_is_no_object_is_an_error(body: Any) -> None:
    with pytest.raises(ValueError, match="the body is"):
        parse("issues", body)


def test_an_event_uses_the_client_that_it_is_bound_to(client: ferrohub.Client, server: Server) -> None:
    event = parse("issues", opened(server))
    issue = event.issue
    assert issue.title
    with pytest.raises(TransportError, match=r"event has no client, see WebhookEvent\.bind"):
        issue.create_comment("Hello")
    server.will(Reply(body_of("IssueComment"), 201))
    assert event.bind(client) is event and event.session is client.session
    assert event.issue.create_comment("Hello").body
    (request,) = server.requests
    assert request.line == "POST /repos/octocat/Hello-World/issues/7/comments"
    assert request.headers["authorization"].startswith("token ")


def test_an_event_uses_an_asynchronous_client(server: Server) -> None:
    async def comment() -> Any:
        async with ferrohub.AsyncClient(token="t", base_url=server.url) as client:
            return await parse("issues", opened(server)).bind(client).issue.create_comment("Hello")

    server.will(Reply(body_of("IssueComment"), 201))
    assert asyncio.run(comment()).body


@pytest.mark.parametrize("client", [None, "token", object()])
def test_what_is_no_client_is_not_bound(client: Any) -> None:
    with pytest.raises(TypeError, match="client must be a client, not "):
        parse("push", "{}").bind(client)


def test_copies_keep_the_client_and_pickles_do_not(client: ferrohub.Client, server: Server) -> None:
    event = parse("issues", opened(server)).bind(client)
    for other in (copy.copy(event), copy.deepcopy(event)):
        assert other == event and other is not event and other.session is client.session
        assert other.delivery == event.delivery
    pickled = pickle.dumps(event)
    assert b"t0ken" not in pickled
    restored = pickle.loads(pickled)
    assert restored == event and type(restored) is type(event) and restored.delivery == event.delivery
    with pytest.raises(TransportError, match="no client"):
        restored.issue.create_comment("Hello")


def test_an_event_has_no_address() -> None:
    with pytest.raises(ferrohub.exceptions.NotRefreshable):
        parse("ping", {"zen": "Keep it logically awesome.", "hook_id": 7}).refresh()


def test_an_event_can_be_made_in_a_test() -> None:
    event = from_body(events.IssuesLabeledEvent, {"action": "labeled", "label": {"name": "bug"}})
    assert event.label.name == "bug" and event.delivery == Delivery()


def test_a_class_that_does_not_exist_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="'IssueOpened'"):
        events.IssueOpened  # noqa: B018


def test_an_import_of_the_package_loads_nothing_of_it() -> None:
    code = "import ferrohub, sys; ferrohub.Client(); print([name for name in sys.modules if 'webhooks' in name])"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "[]\n"
