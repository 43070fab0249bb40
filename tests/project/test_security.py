"""SECURITY.md: the tests that it names exist, and promises that no other file shows."""

from __future__ import annotations

import base64
import collections
import itertools
import logging
import pathlib
import pickle
import re
import subprocess
import sys
import traceback
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
import security_figures
from harness import Reply, Server, make

ROOT = pathlib.Path(__file__).parents[2]
POLICY = (ROOT / "SECURITY.md").read_text()
NAMED = re.findall(r"`(\w+\.(?:py|rs))::(\w+)`", POLICY)


def test_every_promise_names_a_test() -> None:
    rows = [
        line
        for line in POLICY.splitlines()
        if line.startswith("| ") and not line.startswith(("| promise", "| loop", "| ---"))
    ]
    assert len(rows) > 15 and [row for row in rows if not re.search(r"`\w+\.(py|rs)::\w+`", row)] == []


def test_every_promise_is_in_a_table_that_has_its_trials() -> None:
    """A row after an empty line is no row of a table, and its trials would not be counted."""
    lines = POLICY.splitlines()
    heads = [
        line for before, line in itertools.pairwise(lines) if line.startswith("| ") and not before.startswith("| ")
    ]
    assert {line.split(" | ")[0] for line in heads} == {"| promise", "| loop"}
    assert all(security_figures.COLUMN in line.split(" | ") for line in heads)


@pytest.mark.parametrize(("file", "name"), NAMED, ids=[f"{file}::{name}" for file, name in NAMED])
def test_a_test_that_is_named_is_there(file: str, name: str) -> None:
    found = [path for folder in ("tests", "src", "python") for path in (ROOT / folder).rglob(file)]
    pattern = (
        rf"\n(    )?def {name}\("
        if file.endswith(".py")
        else rf"#\[(tokio::)?test.*\]\n(    )?(#\[.*\]\n *)*(async )?fn {name}\("
    )
    assert any(re.search(pattern, path.read_text()) for path in found), f"there is no {file} with {name}"


#: The numbers that follow those of trials in SECURITY.md, and the line of a test that has each.
FIGURES = {
    "the 1,591 operations": ("path_owners.rs", "assert!(operations >= 1591"),
    "200 reads": ("test_pool.py", "for number in range(200)"),
    "at most 201 requests": ("test_pool.py", "len(server.signed) <= 201"),
    "20,000 mutations": ("fuzz.rs", "const INPUTS: u64 = 20_000;"),
    "3,000 servers": ("properties.rs", "const CASES: u64 = 3000;"),
    "300 exchanges": ("planted.rs", "const TIMES: u64 = 300;"),
    "40 threads or tasks": ("test_app_renewals.py", "CALLERS = 40"),
    "50 of each": ("test_oauth_refresh.py", "ThreadPoolExecutor(50)"),
    "150 calls": ("test_in_flight.py", "CALLERS = 150"),
    "500 of half a second": ("test_in_flight.py", "ThreadPoolExecutor(500)"),
    "2,500 operations": ("test_soak.py", '"--operations", "2500"'),
}


def notes() -> list[tuple[str, str]]:
    """What follows the number of trials, and the row."""
    found = [(re.search(r" \| [\d,]+; ([^|]*) \| `", row), row) for row in POLICY.splitlines()]
    return [(note[1], row) for note, row in found if note]


def test_every_figure_is_that_of_a_named_test() -> None:
    assert len(notes()) > 8
    used = set()
    for note, row in notes():
        for figure, (file, line) in FIGURES.items():
            if figure in note:
                used.add(figure)
                note = note.replace(figure, "")
                paths = [path for folder in ("tests", "src") for path in (ROOT / folder).rglob(file)]
                assert file in row and any(line in path.read_text() for path in paths), figure
        assert not re.search(r"\d", note), f"a figure of which no test is known: {note}"
    assert used == set(FIGURES)


#: The bounds of loops in SECURITY.md, and the line of code that has each: by the beginning of the row, in its order.
BOUNDS = {
    "pages of a listing": {"100": ("src/session/page.rs", "MOST_IDLE: u32 = 100;")},
    "pages of SCIM": {},
    "parts of a search": {
        "100": ("src/session/page.rs", "MOST_IDLE: u32 = 100;"),
        "50": ("src/session/search/axis.rs", "MOST_PARTS: u64 = 50;"),
    },
    "pages of one round": {"1,000": ("src/session/polling.rs", "MOST_PAGES: u32 = 1000;")},
    "pages of a GraphQL query": {"100": ("src/session/page.rs", "MOST_IDLE: u32 = 100;")},
    "lists that methods read by GraphQL": {
        "100": ("src/session/page.rs", "MOST_IDLE: u32 = 100;"),
        "10,000": ("src/operations/composite/reading.rs", "MOST_PAGES: usize = 10_000;"),
    },
    "other lists that methods read whole": {
        "100": ("src/session/page.rs", "MOST_IDLE: u32 = 100;"),
        "10,000": ("src/operations/composite/reading.rs", "MOST_PAGES: usize = 10_000;"),
    },
    "directories of a comparison": {
        "100": ("src/session/page.rs", "MOST_IDLE: u32 = 100;"),
        "10,000": ("src/operations/composite/compared.rs", "MOST: usize = 10_000;"),
    },
    "deliveries that": {"100,000": ("python/ferrohub/webhooks/redelivery.py", "MOST = 100_000")},
    "waits for workflow runs": {
        "3,600": ("src/github/declared/workflows.rs", "wait(timeout: Seconds = 3600"),
        "20": ("src/operations/composite/green.rs", "COMMITS: u32 = 20;"),
    },
    "the search for the run": {"60": ("src/operations/composite/runs.rs", "PATIENCE: u64 = 60;")},
    "methods that create": {"50": ("src/operations/composite/ensure.rs", "MOST: u32 = 50;")},
    "walks of a crawl": {
        "100": ("python/ferrohub/crawl/_bounds.py", "MOST = 100\n"),
        "4": ("python/ferrohub/crawl/_planning.py", "PAUSES = (2.0, 10.0, 30.0)"),
    },
    "listings of `ferrohub.github3`": {"100": ("python/ferrohub/github3/structs.py", "_MOST_EMPTY = 100\n")},
    "polls of the device flow": {},
    "retries of all calls": {
        "1,000": ("src/layers/retry.rs", "calls(settings(), 1000,"),
        "1,100": ("src/layers/retry.rs", "(1100, 1000)"),
    },
    "redirects": {"10": ("src/layers/redirect.rs", "LIMIT: usize = 10;")},
    "retries, repeated requests": {
        "3": ("src/layers/installation_token/lag.rs", "PAUSES: [Duration; 3]"),
        "100": ("src/http/wait_budget.rs", "MAX_REJECTIONS: u32 = 100;"),
    },
    "attempts to resume": {
        "100": ("src/layers/resume.rs", "MOST_MEAGRE: u32 = 100;"),
        "64": ("src/layers/resume.rs", "64 << 10"),
    },
}


def test_every_bound_of_a_loop_is_that_of_the_code() -> None:
    table = POLICY.partition("| loop | ")[2].partition("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]
    assert len(rows) == len(BOUNDS)
    for row, (beginning, figures) in zip(rows, BOUNDS.items(), strict=True):
        assert row[0].startswith(beginning)
        assert re.findall(r"\d[\d,]*", row[1]) == list(figures), row
        for file, line in figures.values():
            assert line in (ROOT / file).read_text(), (beginning, file, line)


@pytest.mark.slow
def test_the_numbers_of_trials_are_those_of_the_named_tests() -> None:
    """`python tools/security_figures.py` writes them."""
    command = [sys.executable, str(ROOT / "tools" / "security_figures.py"), "--check"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_number_of_trials_is_that_of_the_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = collections.Counter({("test_a.py", "test_x"): 1234, ("test_a.py", "test_y"): 6})
    monkeypatch.setattr(security_figures, "collected", lambda files: counts)
    head = "| promise | trials | shown by |\n| --- | --- | --- |\n"
    row = "| It holds. | {} | `test_a.py::test_x`, `test_a.py::test_y`, `b.rs::z` |\n\n| other | 1 | `test_a.py::x` |"
    for old in ("", "0", "1,111"):
        text = head + row.format(f"{old}; 7 of each")
        assert security_figures.updated(text) == head + row.format("1,241; 7 of each")
    assert security_figures.updated(head + row.format("3")) == head + row.format("1,241")


def test_a_client_reads_no_credential_by_itself(
    server: Server, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"):
        monkeypatch.setenv(name, "from-the-environment")
    monkeypatch.setenv("HOME", str(tmp_path))
    netrc = tmp_path / ".netrc"
    netrc.write_text("machine 127.0.0.1 login mona password from-the-environment\n")
    netrc.chmod(0o600)
    monkeypatch.setenv("NETRC", str(netrc))
    gh = tmp_path / "gh"
    gh.write_text(f"#!/bin/sh\ntouch {tmp_path}/called\necho from-the-environment\n")
    gh.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    ferrohub.Client(base_url=server.url).zen()
    assert "authorization" not in server.requests[0].headers and not (tmp_path / "called").exists()


SECRETS = ("t0ken-s3cret-1", "passw0rd-s3cret-2", "c00kie-s3cret-3", "0tp-s3cret-4")


def signed_in(server: Server) -> list[ferrohub.Client]:
    """Clients with each kind of credential."""
    by_token = ferrohub.Client(token=SECRETS[0], base_url=server.url, retries=0)
    by_password = ferrohub.Client("mona", SECRETS[1], base_url=server.url, retries=0)
    by_cookie = ferrohub.Client(base_url=server.url, retries=0)
    by_cookie.session.headers["Cookie"] = f"user_session={SECRETS[2]}"
    by_password.session.two_factor_auth_callback(lambda: SECRETS[3])
    return [by_token, by_password, by_cookie]


def outcome(call: Callable[[], Any]) -> list[str]:
    """How what a call returns or raises is shown."""
    try:
        result = call()
    except Exception as error:
        message = "".join(traceback.format_exception(error))
        return [repr(error), str(error), message, repr(vars(error)), repr(pickle.dumps(error))]
    return [repr(result), str(result)]


@pytest.mark.parametrize(
    "reply",
    [
        Reply({"id": 1}),
        Reply({"message": "No"}, 403),
        Reply({"message": "No"}, 401, {"X-GitHub-OTP": "required; app"}),
        Reply(b"<html>", 200),
        Reply({}, 502),
        Reply(None, drop=True),
        Reply(None, 302, {"Location": "/again"}),
    ],
)
def test_nothing_that_is_shown_has_a_credential(
    reply: Reply, server: Server, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    server.will(reply)
    shown = []
    for client in signed_in(server):
        issue = make("Issue", client)
        calls: list[Callable[[], Any]] = [client.me, issue.refresh, lambda c=client: list(c.issues_on("o", "r"))]
        for call in (*calls, lambda c=client: c.session.get("/user")):
            shown += outcome(call)
        session = client.session
        shown += [repr(thing) for thing in (client, session, session.auth, session.headers, issue, issue.session)]
    shown += [record.getMessage() + repr(vars(record)) for record in caplog.records]
    shown += capfd.readouterr()
    text = "\n".join(shown)
    basic = base64.b64encode(f"mona:{SECRETS[1]}".encode()).decode()
    assert [secret for secret in (*SECRETS, basic) if secret in text] == []
    sent = "".join(repr(request.headers) for request in server.requests)
    assert SECRETS[0] in sent and basic in sent and SECRETS[2] in sent
