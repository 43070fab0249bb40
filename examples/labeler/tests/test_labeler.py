"""The app: deliveries go in, and requests to GitHub come out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from labeler import application, labels_for, receiver

import ferrohub
from ferrohub.testing import Fake, offline
from ferrohub.testing.webhooks import Deliverer
from ferrohub.transports import Transport, asgi

SECRET = "of the tests"


@pytest.fixture
def fake() -> Iterator[Fake]:
    """GitHub, as the app sees it: it responds with examples."""
    with offline():
        yield Fake(examples=True)


class App:
    """The app, without a private key: its clients send their requests to the fake."""

    def __init__(self, fake: Fake) -> None:
        self.fake = fake

    def client(self, installation: int) -> ferrohub.Client:
        return self.fake.client()


@pytest.fixture
def transport(fake: Fake) -> Iterator[Transport]:
    """The application, without a server."""
    transport = asgi(application(receiver(SECRET, App(fake))))
    yield transport
    transport.close()


@pytest.fixture
def deliver(transport: Transport) -> Deliverer:
    """Delivers events to the application."""
    return Deliverer(transport, SECRET, path="/webhooks")


def test_labels_are_chosen_by_words() -> None:
    assert labels_for("A crash", "The docs say otherwise") == ["bug", "documentation"]
    assert labels_for("Question", "") == []


def test_a_new_issue_is_labelled(fake: Fake, deliver: Deliverer) -> None:
    issue = {"number": 7, "title": "Crash at midnight", "body": None, "labels": []}
    assert deliver("issues.opened", issue=issue, installation={"id": 1}).status == 200
    (call,) = fake.calls
    assert (call.method, call.path) == ("POST", "/repos/octocat/Hello-World/issues/7/labels")
    assert call.json == ["bug"]


def test_labels_that_an_issue_has_are_not_added(fake: Fake, deliver: Deliverer) -> None:
    issue = {"title": "Crash", "labels": [{"name": "bug"}]}
    assert deliver("issues.opened", issue=issue, installation={"id": 1}).status == 200
    assert deliver("issues.closed", installation={"id": 1}).status == 200
    assert not fake.calls


def test_a_delivery_of_somebody_else_is_rejected(fake: Fake, transport: Transport) -> None:
    other = Deliverer(transport, "another secret", path="/webhooks")
    assert other("issues.opened").status == 401
    assert not fake.calls
