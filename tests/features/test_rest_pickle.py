"""Pickles and copies of ``client.rest``, of its tags and operations, and of those that belong to a resource."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.testing import Fake

COPIES: list[Callable[[Any], Any]] = [lambda each: pickle.loads(pickle.dumps(each)), copy.copy, copy.deepcopy]
WAYS = {
    "rest": (lambda client: client.rest, lambda rest: rest.issues.get),
    "a tag": (lambda client: client.rest.issues, lambda issues: issues.get),
    "an operation": (lambda client: client.rest.issues.get, lambda get: get),
}


@pytest.fixture
def fake() -> Fake:
    found = Fake()
    found.get("/repos/{owner}/{repo}/issues/{number}").reply(json={"number": 7})
    return found


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("way", WAYS)
def test_a_copy_works_as_the_original(copied: Callable[[Any], Any], way: str, fake: Fake) -> None:
    part, operation = WAYS[way]
    original = part(ferrohub.Client())
    again = copied(original)
    assert type(again) is type(original) and repr(again) == repr(original)
    with fake.installed():
        assert operation(again)("octocat", "Hello-World", 7).number == 7
    assert fake.calls[0].params == {"owner": "octocat", "repo": "Hello-World", "number": "7"}


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_of_a_bound_form_fills_in_the_same_parts(copied: Callable[[Any], Any], fake: Fake) -> None:
    client = ferrohub.Client()
    repository = client.repository("octocat", "Hello-World", lazy=True)
    for rest in (copied(repository.rest), copied(repository).rest):
        with fake.installed():
            assert rest.issues.get(issue_number=7).number == 7
            assert copied(rest.issues).get(issue_number=7).number == 7
            assert copied(rest.issues.get)(issue_number=7).number == 7
    assert {call.path for call in fake.calls} == {"/repos/octocat/Hello-World/issues/7"}


def test_forms_for_asyncio_stay_such() -> None:
    client = ferrohub.AsyncClient()
    again = pickle.loads(pickle.dumps((client.rest, client.rest.issues)))
    assert [type(each).__name__ for each in again] == ["AsyncRest", "AsyncIssues"]


def test_a_pickle_has_the_credential_only_if_one_of_the_client_does() -> None:
    plain = ferrohub.Client(token="a-secret-token")
    keeping = ferrohub.Client(session=ferrohub.ClientSession(pickle_credentials=True), token="a-secret-token")
    for part in (lambda client: client.rest, lambda client: client.rest.issues, lambda client: client.rest.issues.get):
        assert b"a-secret-token" not in pickle.dumps(part(plain))
        assert b"a-secret-token" in pickle.dumps(part(keeping))
        assert "a-secret-token" not in repr(part(plain))
