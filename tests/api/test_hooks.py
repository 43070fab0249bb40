"""Hooks of a repository."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
HOOK = f"{REPO}/hooks/12345678"
CONFIG = {"url": "https://example.com/webhook", "content_type": "json"}
SETTINGS: dict[str, Any] = {"config": CONFIG, "add_events": ["issues"], "active": False}

CASES = [
    Case(
        "ShortRepository.hooks",
        (),
        f"GET {REPO}/hooks",
        query={"per_page": "100"},
        reply="[Hook]",
        result="[Hook]",
    ),
    Case("ShortRepository.hook", (12345678,), f"GET {HOOK}", reply="Hook", result="Hook"),
    Case(
        "ShortRepository.create_hook",
        ("web", CONFIG),
        f"POST {REPO}/hooks",
        json={"name": "web", "config": CONFIG, "events": ["push"], "active": True},
        reply="Hook",
        status=201,
        result="Hook",
    ),
    Case(
        "ShortRepository.create_hook",
        ("web", CONFIG, ("*",), False),
        f"POST {REPO}/hooks",
        json={"name": "web", "config": CONFIG, "events": ["*"], "active": False},
        reply="Hook",
        status=201,
        result="Hook",
        note="all-events",
    ),
    Case("Hook.edit", (), f"PATCH {HOOK}", {"active": False}, json={"active": False}, reply="Hook", result=True),
    Case(
        "Hook.edit",
        ({}, ["push"]),
        f"PATCH {HOOK}",
        json={"events": ["push"]},
        reply="Hook",
        result=True,
        note="events",
    ),
    Case(
        "Hook.edit",
        (),
        f"PATCH {HOOK}",
        {**SETTINGS, "rm_events": ["push"]},
        json={**SETTINGS, "remove_events": ["push"]},
        reply="Hook",
        result=True,
        note="settings",
    ),
    Case("Hook.delete", (), f"DELETE {HOOK}", status=204, result=True, refused=404),
    Case("Hook.ping", (), f"POST {HOOK}/pings", status=204, result=True, refused=404),
    Case("Hook.test", (), f"POST {HOOK}/tests", status=204, result=True, refused=404),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_an_edit_is_taken_over(client: ferrohub.Client, server: Server) -> None:
    hook = make("Hook", client)
    server.will(Reply({**body_of("Hook"), "active": False, "events": ["issues"]}))
    assert hook.edit(events=["issues"], active=False) is True
    assert hook.active is False and hook.events == ["issues"]


def test_an_edit_of_what_is_gone_raises(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        make("Hook", client).edit(active=True)


@pytest.mark.parametrize("given", [{}, {"config": {}}, {"config": None, "active": None}])
def test_an_edit_of_nothing_sends_nothing(given: dict[str, Any], client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    assert make("Hook", client).edit(**given) is False
    assert make("OrganizationHook", client).edit(**given) is False
    assert server.requests == []


def test_fields(client: ferrohub.Client) -> None:
    hook = make("Hook", client)
    assert hook.config["url"] == "https://example.com/webhook" and hook.name == str(hook) == "web"
    assert hook.updated_at.isoformat() == "2019-06-03T00:57:16+00:00"


@pytest.mark.parametrize(
    ("call", "error", "named"),
    [
        (lambda r, h: r.hook(0), ValueError, "hook_id"),
        (lambda r, h: r.create_hook("", CONFIG), ValueError, "name"),
        (lambda r, h: r.create_hook("web", "https://example.com"), TypeError, "config"),
        (lambda r, h: r.create_hook("web", CONFIG, "push"), TypeError, "events"),
        (lambda r, h: h.edit(add_events="push"), TypeError, "add_events"),
    ],
)
def test_wrong_arguments_are_refused(
    call: Any, error: type, named: str, client: ferrohub.Client, server: Server
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=named):
        call(make("ShortRepository", client), make("Hook", client))
    assert server.requests == []
