"""``ferrohub.pygithub`` beside an installed PyGithub: the table, the names and signatures, and calls of both."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import pygithub_facts
import pygithub_names
from ferrohub.pygithub import _facts
from ferrohub.pygithub._facts import split, whole
from github3_names import Name
from pygithub import classes
from pygithub.checks import lines_of
from pygithub.shortened import shortened

pytest.importorskip("github")
ROOT = Path(__file__).resolve().parents[2]
_GENERATOR = "a decorator that marks methods for PyGithub's own generator of code"
#: What differs from the snapshot, and why.
DIFFERENT = {
    "Auth.AppUserAuth.ApplicationOAuth": "an import in the body of the class",
    "Requester.GithubException": "the module is imported there; it is github.GithubException",
    "GithubObject.ignore_return_type": _GENERATOR,
    "GithubObject.method_parameter": _GENERATOR,
    "GithubObject.method_returns": _GENERATOR,
    "GithubObject.openapi_parameter": _GENERATOR,
    "Team.method_returns": _GENERATOR,
    "Workflow.ignore_return_type": _GENERATOR,
    "GithubObject.Attribute.__init__": "it is a protocol there, whose constructor nobody calls",
    "Requester.WithRequester.__init__": "it is that of object, which takes as little",
    "MainClass.Github.__init__": "the default of retry is an object of ferrohub: its retries repeat no POST",
}


def run(tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / tool), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


@pytest.mark.slow
def test_the_table_is_that_of_the_installed_version() -> None:
    done = run("pygithub_facts.py", "--check")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_table_is_read_as_it_is_written() -> None:
    for written in classes.classes(pygithub_facts.package()):
        read = _facts.class_(written.name)
        assert (read.module, read.identity, read.shown) == (written.module, written.identity, written.shown)
        assert list(read.bases) == [base for base in written.bases if base != "object"]
        assert read.attributes == {name: _facts.attribute(name, words) for name, words in written.attributes.items()}
        assert read.fields.keys() == written.fields.keys() and set(read.deprecated) == set(written.deprecated)
        by_hand = {name.removeprefix("property ") for name in written.by_hand if name.startswith("property ")}
        assert read.by_hand.keys() == by_hand
        methods = [method for method in written.methods if "setter" not in method.decorators]
        assert [(each.name, each.signature, in_order(each.plan)) for each in read.methods] == [
            (each.name, each.signature, in_order(each.lines)) for each in methods
        ]
        assert [each.overload for each in read.methods] == ["overload" in each.decorators for each in methods]
        assert [each.by_hand for each in read.methods if not each.overload] == [
            bool(each.by_hand) for each in methods if "overload" not in each.decorators
        ]


def test_the_snapshot_has_every_public_name() -> None:
    done = run("pygithub_names.py", "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_public_name_is_there_with_its_signature() -> None:
    rows = pygithub_names.read()
    assert len(rows) > 3900
    found = {".".join(filter(None, row[:3])).removeprefix("github."): pygithub_names.lacks(row) for row in rows}
    assert {name: text for name, text in found.items() if text and name not in DIFFERENT} == {}
    assert [name for name in DIFFERENT if not found[name]] == []


@pytest.mark.parametrize(
    ("row", "text"),
    [
        (("github.Label", "Label", "edit", "method", "(self, name, color, description=NotSet)"), ""),
        (("github.Label", "Label", "edit", "method", "(self, name, color)"), "takes "),
        (("github.Label", "Label", "edit", "method", "(self, name, color, description=None)"), "takes "),
        (("github.Label", "Label", "edit", "staticmethod", "(self, name, color, description=NotSet)"), "is a "),
        (("github.Label", "Label", "color", "method", "(self)"), "is a property"),
        (("github.Label", "Label", "edit", "property", ""), "is a function"),
        (("github.Label", "Label", "colour", "property", ""), "is missing"),
        (("github.Labels", "", "", "module", ""), "is missing"),
        (("github.Label", "", "NotSet", "constant", "NotSet"), ""),
        (("github.Label", "", "Attribute", "class", "= github.GithubObject.Attribute"), ""),
        (("github.Label", "", "Attribute", "class", "= github.GithubObject.NotSet"), "is another object"),
        (("github.Consts", "", "DEFAULT_PER_PAGE", "constant", "50"), "is 30"),
        (("github.AdvisoryCredit", "SimpleCredit", "login", "field", ""), ""),
        (("github.AdvisoryCredit", "SimpleCredit", "password", "field", ""), "is missing"),
    ],
)
def test_a_name_that_differs_is_found(row: tuple[str, str, str, str, str], text: str) -> None:
    found = pygithub_names.lacks(Name(*row))
    assert found.startswith(text) and bool(found) == bool(text)


def test_calls_of_issues_and_labels_agree() -> None:
    done = run("pygithub_compare.py", "Issue", "Label", "Milestone", "PublicKey")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("signature", "lines", "kept"),
    [
        (
            "(self, name: str, labels: Opt[list[Label]]=NotSet, *users: NamedUser | str)->Team",
            [
                "check name: str",
                "check labels: optional list Label",
                "check users: each NamedUser|str",
                "POST {.url}/teams",
                "body labels=labels|each(name) if labels, ?name, ?users",
                "one Team completed",
            ],
            ["POST {.url}/teams", "body labels|each(name)", "one completed"],
        ),
        (
            "(self, name: str, sort: Opt[str]=NotSet)->PaginatedList[Team]",
            ["check name: str", 'check sort: optional in ["a"]', "GET /teams/{name}", "query ?sort", "pages Team"],
            ['check sort: optional in ["a"]', "GET /teams/{name}"],
        ),
        (
            "(self, name: str, sort: Opt[str]=NotSet)->list[Team]",
            ["check name: str", "GET {.url}", "query ?name", "list Team of teams"],
            ["unchecked sort", "GET {.url}", "query only ?name", "list of teams"],
        ),
        (
            "(self, name: str)->None",
            ["PUT {.url}", 'headers Accept="a"', "use", "complete"],
            ["unchecked", "PUT {.url}", "body only", 'headers Accept="a"', "use", "complete"],
        ),
        ("(self, url: str)->bool", ["PUT {.url}", "body = url", "status 204"], None),
        ("(self, key: str, value: str)->Other", ["PUT {.url}", "body key=value, old=key", "one Team"], None),
    ],
)
def test_the_table_leaves_out_what_follows_from_a_signature(
    signature: str, lines: list[str], kept: list[str] | None
) -> None:
    found = shortened(signature, lines)
    assert found == (["unchecked", *lines] if kept is None else kept)
    assert in_order(whole(signature, found)) == in_order(lines)


def in_order(lines: Iterable[str]) -> list[str]:
    """Lines with their checks first, and with their members, in the order of their names."""
    checks = sorted(line for line in lines if line.startswith("check "))
    others = (line.partition(" ") for line in lines if not line.startswith("check "))
    rows = ((word, ", ".join(sorted(split(rest))) if word in ("query", "body") else rest) for word, _, rest in others)
    return [*checks, *(f"{word} {rest}" for word, rest in rows)]


def test_checks_that_mean_the_same_have_the_words_of_the_annotation() -> None:
    signature = "(self, name: Opt[str]=NotSet, user: str | NamedUser, key: int)->None"
    checks = {"name": "optional or str", "user": "NamedUser or str", "key": "int or none"}
    assert lines_of(signature, checks) == [
        "check name: optional str",
        "check user: str|NamedUser",
        "check key: int or none",
    ]


@pytest.mark.slow
def test_all_calls_agree() -> None:
    done = run("pygithub_compare.py")
    assert done.returncode == 0, done.stdout + done.stderr
