"""The receiver of webhooks, without a server: what it accepts, and how handlers run."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
import urllib.parse
from typing import Any

import pytest

from ferrohub.testing.webhooks import Deliverer, example, signed
from ferrohub.webhooks import MemoryStore, WebhookEvent, Webhooks, events, parse, sign
from webhook_modes import SECRET, Awaited, Blocking, Deliver, message


@pytest.fixture(params=[Blocking, Awaited])
def mode(request: pytest.FixtureRequest) -> Any:
    return request.param()


def test_handlers_get_the_events_that_they_name(mode: Any) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    called: list[tuple[str, Any]] = []

    @hooks.on("issues.opened")
    def opened(event: events.IssuesOpenedEvent) -> None:
        called.append(("opened", event.issue and event.issue.title))

    @hooks.on("issues")
    async def issue(event: events.IssuesEvent) -> None:
        await asyncio.sleep(0)
        called.append(("issues", event.action))

    @hooks.on("push", "issues.closed")
    def either(event: WebhookEvent) -> None:
        called.append(("either", event.delivery.event))

    hooks.on("*")(lambda event: called.append(("every", event.delivery.event)))

    async def test(deliver: Deliver) -> None:
        for name, due in [
            ("issues.opened", [("opened", "Broken"), ("issues", "opened"), ("every", "issues")]),
            ("issues.closed", [("issues", "closed"), ("either", "issues"), ("every", "issues")]),
            ("push", [("either", "push"), ("every", "push")]),
            ("ping", [("every", "ping")]),
        ]:
            called.clear()
            members = {"issue": {"title": "Broken"}} if "issues" in name else {}
            reply = await deliver(name, **members)
            assert (reply.status, message(reply)) == (200, "the event was handled")
            assert called == due
        assert hooks.running == 0

    mode.run(test, hooks)


def test_what_is_wrong_is_rejected_with_a_reason(mode: Any) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, max_body=1000)
    called: list[Any] = []
    hooks.on("*")(called.append)

    async def test(_deliver: Deliver) -> None:
        headers, body = signed("push", b"{}", SECRET)
        missing = {name: value for name, value in headers.items() if "Signature" not in name}
        other, _ = signed("push", b"{}", "another")
        cases: list[tuple[dict[str, str], bytes, int, str]] = [
            (missing, body, 401, "X-Hub-Signature-256 is missing"),
            (other, body, 401, "signature is not that"),
            (headers, b"{} ", 401, "signature is not that"),
            ({**headers, "X-GitHub-Event": ""}, body, 400, "x-github-event is missing"),
            ({**headers, "Content-Type": "text/plain"}, body, 400, "Content-Type must be"),
            (*signed("push", b"[]", SECRET), 400, "not an object"),
            (*signed("push", b"{", SECRET), 400, "not JSON"),
            (*signed("push", b" " * 1001, SECRET), 413, "more than 1000 bytes"),
        ]
        for given, content, status, reason in cases:
            reply = await hooks.areceive(given, content)
            assert reply.status == status and reason in message(reply)
        assert called == []

    mode.run(test, hooks)


def test_headers_are_read_in_any_form() -> None:
    headers, body = signed("ping", b"{}", SECRET)
    with Webhooks[Any](SECRET) as hooks:
        hooks.on("ping")(print)
        forms: list[Any] = [
            {name.upper(): value for name, value in headers.items()},
            list(headers.items()),
            [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        ]
        for number, form in enumerate(forms):
            assert hooks.receive(form, body).status == 200, number
        for wrong in (None, 7, ["a"], {"X-GitHub-Event": 7}):
            with pytest.raises(TypeError, match="headers must be"):
                hooks.receive(wrong, body)
        with pytest.raises(TypeError, match="body must be the bytes"):
            hooks.receive(headers, body.decode())


@pytest.mark.parametrize("value", ["\udcff", b"\xff", "\xff"])
@pytest.mark.parametrize(
    ("name", "status"),
    [("X-Other", 200), ("X-GitHub-Event", 400), ("X-GitHub-Delivery", 400), ("X-Hub-Signature-256", 401)],
)
def test_headers_that_are_not_text_are_no_error(value: Any, name: str, status: int) -> None:
    """Servers decode other bytes than UTF-8 in several ways, as aiohttp does into halves of surrogate pairs."""
    headers, body = signed("push", {}, SECRET)
    assert Webhooks(SECRET).receive({**headers, name: value}, body).status == status


def test_a_form_is_read(mode: Any) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, forms=True)
    titles: list[Any] = []
    hooks.on("issues.opened")(lambda event: titles.append(event.issue.title))

    async def test(deliver: Deliver) -> None:
        assert (await deliver("issues.opened", issue={"title": "é & ="}, form=True)).status == 200
        assert titles == ["é & ="]

    mode.run(test, hooks)


FORM = "application/x-www-form-urlencoded"


@pytest.mark.parametrize("forms", [False, True])
def test_a_delivery_that_was_signed_as_json_is_not_read_as_a_form(mode: Any, forms: bool) -> None:
    """Anyone can write the text of a form into a title, and the signature does not cover Content-Type."""
    hooks: Webhooks[Any] = Webhooks(SECRET, forms=forms)
    handled: list[Any] = []
    hooks.on("*")(lambda event: handled.append((event.delivery.event, event.action, event.repository.full_name)))
    evil = json.dumps({"action": "deleted", "repository": {"full_name": "victim/production"}})
    title = f"hello&payload={urllib.parse.quote(evil)}&x="
    payload = {"action": "opened", "issue": {"title": title}, "repository": {"full_name": "attacker/toy"}}
    headers, body = signed("issues", payload, SECRET)

    async def test(_deliver: Deliver) -> None:
        assert (await mode.receive(hooks, headers, body)).status == 200
        other = {**headers, "Content-Type": FORM, "X-GitHub-Event": "repository", "X-GitHub-Delivery": "2"}
        reply = await mode.receive(hooks, other, body)
        reason = "a form must begin with payload=" if forms else "Content-Type must be application/json"
        assert reply.status == 400 and reason in message(reply)
        # Nor is a form read as JSON, nor one whose first field is another.
        for name, one in [("Content-Type", "application/json"), ("Content-Type", FORM)]:
            for text in ("a=b&payload={}", f"&{urllib.parse.urlencode({'payload': evil})}"):
                again, whole = {**headers, name: one}, text.encode()
                again["X-Hub-Signature-256"] = sign(whole, SECRET)
                assert (await mode.receive(hooks, again, whole)).status == 400
        assert handled == [("issues", "opened", "attacker/toy")]

    mode.run(test, hooks)


def test_the_webhook_and_its_owner_can_be_pinned(mode: Any) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, hook_id=[7, 8], target_id=1)
    called: list[Any] = []
    hooks.on("ping")(lambda event: called.append((event.delivery.hook_id, event.delivery.target_id)))
    headers, body = signed("ping", b"{}", SECRET)

    async def test(_deliver: Deliver) -> None:
        for number, (hook, target, status) in enumerate(
            [("8", "1", 200), ("9", "1", 403), ("8", "2", 403), ("", "1", 403), ("7", "", 403), ("x", "1", 403)]
        ):
            ids = {"X-GitHub-Hook-ID": hook, "X-GitHub-Hook-Installation-Target-ID": target}
            reply = await mode.receive(hooks, {**headers, **ids, "X-GitHub-Delivery": str(number)}, body)
            assert reply.status == status, (hook, target)
        assert called == [("8", "1")]

    mode.run(test, hooks)
    for wrong in (True, -1, "7", [], ["7"], 1 << 64):
        with pytest.raises(ValueError, match="target_id must be an ID"):
            Webhooks(SECRET, target_id=wrong)  # type: ignore[arg-type]


def test_a_large_body_is_read(mode: Any) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    sizes: list[int] = []
    hooks.on("push")(lambda event: sizes.append(len(event.filler)))
    whole = 25 << 20

    async def test(deliver: Deliver) -> None:
        body = b'{"filler": "' + b"a" * (whole - 14) + b'"}'
        assert len(body) == whole and (await deliver("push", body)).status == 200
        assert sizes == [whole - 14]
        assert (await deliver("push", body + b" ")).status == 413

    mode.run(test, hooks)


def test_a_duplicate_is_skipped(mode: Any) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    called: list[Any] = []
    hooks.on("push")(called.append)

    async def test(deliver: Deliver) -> None:
        replies = [await deliver("push", delivery_id=each) for each in ("1", "1", "2")]
        assert [message(reply) for reply in replies] == [
            "the event was handled",
            "the delivery is a duplicate",
            "the event was handled",
        ]
        assert [event.delivery.id for event in called] == ["1", "2"]

    mode.run(test, hooks)


def test_without_a_store_each_delivery_is_handled(mode: Any) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, store=None)
    called: list[Any] = []
    hooks.on("push")(called.append)

    async def test(deliver: Deliver) -> None:
        for _ in range(2):
            await deliver("push", delivery_id="1")
        assert len(called) == 2

    mode.run(test, hooks)


class Table:
    """A store of the user's."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.threads: set[int] = set()

    def add(self, delivery_id: str) -> bool:
        self.threads.add(threading.get_ident())
        is_new = delivery_id not in self.known
        self.known.add(delivery_id)
        return is_new

    def discard(self, delivery_id: str) -> None:
        self.known.discard(delivery_id)


class AwaitedTable(Table):
    async def add(self, delivery_id: str) -> bool:  # type: ignore[override]
        await asyncio.sleep(0)
        return Table.add(self, delivery_id)

    async def discard(self, delivery_id: str) -> None:  # type: ignore[override]
        Table.discard(self, delivery_id)


@pytest.mark.parametrize("table", [Table, AwaitedTable])
def test_a_failed_event_is_handled_when_it_is_redelivered(mode: Any, table: type[Table]) -> None:
    store = table()
    failures: list[Any] = []
    hooks: Webhooks[Any] = Webhooks(SECRET, store=store, on_error=lambda event, error: failures.append(error))
    called: list[str] = []

    @hooks.on("push")
    def fail(event: WebhookEvent) -> None:
        called.append("first")
        if len(called) == 1:
            raise ValueError("no")

    hooks.on("push")(lambda event: called.append("second"))

    async def test(deliver: Deliver) -> None:
        statuses = [(await deliver("push", delivery_id="1")).status for _ in range(3)]
        assert statuses == [500, 200, 200]
        assert called == ["first", "second"] * 2
        assert [str(error) for error in failures] == ["no"]
        assert store.known == {"1"} and (table is AwaitedTable or threading.get_ident() not in store.threads)

    mode.run(test, hooks)


def test_a_store_that_fails_is_an_error(mode: Any, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Table):
        def add(self, delivery_id: str) -> bool:
            raise OSError("no connection")

    hooks: Webhooks[Any] = Webhooks(SECRET, store=Broken())
    called: list[Any] = []
    hooks.on("push")(called.append)

    async def test(deliver: Deliver) -> None:
        reply = await deliver("push", delivery_id="7")
        assert (reply.status, called, hooks.running) == (500, [], 0)
        assert "push 7" in caplog.text and "no connection" in caplog.text

    mode.run(test, hooks)


def test_an_exception_of_a_handler_is_logged_without_the_payload(mode: Any, caplog: pytest.LogCaptureFixture) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, on_error=lambda event, error: 1 / 0)

    @hooks.on("issues.opened")
    async def fail(event: WebhookEvent) -> None:
        raise ValueError("no")

    async def test(deliver: Deliver) -> None:
        with caplog.at_level(logging.ERROR, "ferrohub.webhooks"):
            reply = await deliver("issues.opened", delivery_id="7", issue={"title": "confidential"})
        assert reply.status == 500 and message(reply) == "a handler failed"
        assert "issues 7: a handler failed" in caplog.text
        assert "confidential" not in caplog.text and SECRET not in caplog.text

    mode.run(test, hooks)


def test_any_of_several_secrets_is_accepted() -> None:
    with Webhooks[Any](["new", SECRET]) as hooks:
        assert Deliverer(hooks, SECRET)("push").status == 200
        assert Deliverer(hooks, "new")("push").status == 200
        assert Deliverer(hooks, "older")("push").status == 401


def test_unsigned_deliveries_are_accepted_on_request_only() -> None:
    with pytest.raises(ValueError, match="secret must not be None"):
        Webhooks(None)
    with pytest.raises(ValueError, match="needs None as the secret"):
        Webhooks(SECRET, unsigned=True)
    with Webhooks[Any](None, unsigned=True) as hooks:
        assert Deliverer(hooks, None)("push").status == 200


@pytest.mark.parametrize(
    ("option", "error"),
    [
        ({"max_running": 0}, ValueError),
        ({"max_threads": -1}, ValueError),
        ({"max_body": "1"}, ValueError),
        ({"respond_within": -1}, ValueError),
        ({"respond_within": float("nan")}, ValueError),
        ({"respond_within": "1"}, ValueError),
        ({"store": object()}, TypeError),
        ({"store": "disk"}, TypeError),
    ],
)
def test_other_options_are_errors(option: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error, match=next(iter(option))):
        Webhooks(SECRET, **option)


@pytest.mark.parametrize("secret", ["", b"", []])
def test_an_empty_secret_is_an_error(secret: Any) -> None:
    with pytest.raises(ValueError, match="secret"):
        Webhooks(secret)


@pytest.mark.parametrize("secret", ["", b"", [], [""], None])
def test_a_body_is_signed_with_one_secret(secret: Any) -> None:
    with pytest.raises((TypeError, ValueError), match="secret must"):
        sign(b"{}", secret)


def test_names_are_checked() -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    with pytest.raises(ValueError, match=r"'issue.opened' is no event .* did you mean 'issues.opened'\?"):
        hooks.on("issue.opened")
    with pytest.raises(ValueError, match=r"'zzz' is no event of GitHub's description\. Pass known=False"):
        hooks.on("zzz")
    hooks.on("frobnication.done", known=False)(print)
    assert hooks.handlers("frobnication", "done") == [print] and hooks.handlers("frobnication", None) == []
    for wrong in ((), (None,), (print,)):
        with pytest.raises(TypeError, match="takes names of events"):
            hooks.on(*wrong)
    with pytest.raises(TypeError, match="handler must be a function"):
        hooks.on("push")("text")  # type: ignore[call-overload]


class App:
    def client(self, installation: int) -> str:
        return f"client of {installation}"


@pytest.mark.parametrize("app", [App(), App().client])
def test_the_client_is_that_of_the_installation(app: Any) -> None:
    hooks = Webhooks(SECRET, app=app)
    assert hooks.client(parse("push", {"installation": {"id": 7}})) == "client of 7"
    assert hooks.client(parse("frobnication", {"installation": {"id": 8}})) == "client of 8"
    assert hooks.client(parse("installation", example("installation.created", installation={"id": 9}))) == "client of 9"
    for body in ({}, {"installation": None}, {"installation": {}}, {"installation": "x"}):
        with pytest.raises(ValueError, match="has no installation"):
            hooks.client(parse("push", body))
    with pytest.raises(RuntimeError, match="there is no app"):
        Webhooks(SECRET).client(parse("push", {"installation": {"id": 7}}))


def test_a_store_in_memory_forgets_the_oldest() -> None:
    store = MemoryStore(most=2)
    assert [store.add(each) for each in "abacb"] == [True, True, False, True, False]
    assert store.add("a") and len(store) == 2
    store.discard("a")
    store.discard("unknown")
    assert store.add("a")
    for wrong in (0, -1, "1"):
        with pytest.raises(ValueError, match="most must be"):
            MemoryStore(wrong)


def test_a_receiver_shows_no_secret() -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    assert SECRET not in repr(hooks) and SECRET not in repr(vars(hooks))


def test_examples_are_payloads() -> None:
    payload = example("issues.opened", issue={"title": "Broken", "user": {"login": "mona"}})
    assert payload["action"] == "opened" and payload["issue"]["title"] == "Broken"
    event = parse("issues", payload)
    assert event.issue.user.login == "mona" and event.repository.full_name
    assert example("push") == example("push") and "action" not in example("push")
    assert example("repository_dispatch.own")["action"] == "own"
    for wrong in ("issues.frobnicated", "frobnication", ""):
        with pytest.raises(ValueError, match="no event of GitHub's description"):
            example(wrong)
    with pytest.raises(TypeError, match="titel"):
        example("issues.opened", issue={"titel": "Broken"})


def test_a_deliverer_checks_what_it_is_given() -> None:
    with pytest.raises(TypeError, match="target must be"):
        Deliverer(None, SECRET)
    with pytest.raises(TypeError, match="members are those of an example"):
        Deliverer(print, SECRET)("push", {"ref": "a"}, ref="b")
    with pytest.raises(ValueError, match="URL of HTTP"):
        Deliverer("file:///etc/passwd", SECRET)("push")


def test_waiting_takes_no_longer_than_it_must() -> None:
    with Webhooks[Any](SECRET, respond_within=1000) as hooks:
        hooks.on("push")(lambda event: None)
        begin = time.monotonic()
        assert Deliverer(hooks, SECRET)("push").status == 200
    assert time.monotonic() - begin < 100
