"""The names of github3.py 4.0.1: all of them are there, but for a list that can only shrink."""

from __future__ import annotations

import importlib.util
import inspect
import sys
import types
from typing import Any

import pytest

import github3_missing
import github3_names
from github3_names import Name


def test_the_list_names_exactly_what_is_missing() -> None:
    listed = github3_missing.MISSING.read_text().splitlines()
    found = github3_missing.missing(github3_missing.default_package())
    gone, new = sorted(set(listed) - set(found)), sorted(set(found) - set(listed))
    assert new == [], "these names of github3.py got lost, or differ now"
    assert gone == [], "these are no longer missing: run tools/github3_missing.py --write"
    assert listed == found


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("github3") is None, reason="github3.py is not installed")
def test_the_snapshot_is_that_of_the_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("github3.session.__url_cache__", {})  # which calls of other tests fill
    assert github3_names.SNAPSHOT.read_text() == github3_names.text(github3_names.names())


@pytest.mark.skipif(importlib.util.find_spec("github3") is None, reason="github3.py is not installed")
def test_the_peer_lacks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("github3.session.__url_cache__", {})
    assert github3_missing.missing("github3") == []


def test_the_snapshot_has_each_kind_of_name() -> None:
    rows = set(github3_names.read())
    assert {
        Name("github3.models", "", "", "module", ""),
        Name("github3.models", "GitHubCore", "_build_url", "method", "(self, *args, **kwargs)"),
        Name("github3.models", "GitHubCore", "ratelimit_remaining", "property", ""),
        Name("github3.models", "GitHubCore", "session", "attribute", ""),
        Name("github3.issues.issue", "Issue", "github3.issues.issue._Issue", "base", ""),
        Name("github3.repos.branch", "BranchProtection", "enforce_admins", "attribute", ""),
        Name("github3.session", "GitHubSession", "adapters", "attribute", ""),
        Name("github3.apps", "", "DEFAULT_JWT_TOKEN_EXPIRATION", "constant", "600"),
        Name("github3", "", "login", "function", "= github3.api.login"),
    } <= rows
    assert all(row.kind == "base" or not row.name.startswith("__") for row in rows if row.class_)


def package(**members: Any) -> types.ModuleType:
    module = types.ModuleType("other")
    vars(module).update(members)
    return module


@pytest.mark.parametrize(
    ("kind", "facts", "value", "line"),
    [
        ("function", "(a, b=1)", lambda a, b=1: None, None),
        ("function", "(a, b=1)", lambda a, b=1, *, more=None: None, None),
        ("function", "(a, b=1)", lambda *args, **kwargs: None, None),
        ("function", "(a, b=1)", lambda a, b=2: None, "github3.name does not take (a, b=1)"),
        ("function", "(a, b=1)", lambda b=1, a=0: None, "github3.name does not take (a, b=1)"),
        ("function", "(a, b=1)", lambda a, *, b=1: None, "github3.name does not take (a, b=1)"),
        ("function", "(a)", lambda a, more: None, "github3.name does not take (a)"),
        ("function", "(a, **rest)", lambda a: None, "github3.name does not take (a, **rest)"),
        ("function", "(a)", 7, "github3.name cannot be called"),
        ("constant", "600", 600, None),
        ("constant", "600", 60, "github3.name is not 600"),
        ("constant", "frozenset(['a', 'b'])", frozenset("ab"), None),
        ("constant", "a Logger", None, None),
        ("class", "()", print, "github3.name is no class"),
        ("attribute", "", inspect.getdoc, "github3.name is a method"),
    ],
)
def test_what_differs_is_found(
    kind: str, facts: str, value: Any, line: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "other", package(name=value))
    found = list(github3_missing.lacks(Name("github3", "", "name", kind, facts), "other"))
    assert found == ([line] if line else [])


def test_a_name_and_a_base_that_are_missing_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Base:
        text: str

        def __init__(self) -> None:
            self.number = 7

    class Other:
        pass

    monkeypatch.setitem(sys.modules, "other", package(Base=Base, Other=Other))

    def lacks(*row: str) -> list[str]:
        return list(github3_missing.lacks(Name(*row), "other"))

    assert lacks("github3", "Base", "text", "attribute", "") == []
    assert lacks("github3", "Base", "more", "attribute", "") == ["github3.Base.more"]
    assert lacks("github3", "", "absent", "module", "") == ["github3.absent"]
    assert lacks("github3.absent", "", "", "module", "") == ["github3.absent"]
    assert lacks("github3", "Base", "github3.Base", "base", "") == []
    assert lacks("github3", "Other", "github3.Base", "base", "") == ["github3.Other extends github3.Base"]
