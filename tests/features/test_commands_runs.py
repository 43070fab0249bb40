"""``ferrohub run watch``, ``run logs`` and ``wait-checks``, against the simulator."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ferrohub._command_line import main
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan

REPO = ("-R", "mona/compass")


@pytest.fixture
def github(monkeypatch: pytest.MonkeyPatch) -> Iterator[GitHub]:
    made = GitHub()
    made.user("mona")
    made.repository("mona/compass", files={".github/workflows/ci.yml": "name: CI\non:\n  workflow_dispatch:\n"})
    for name in ("GH_REPO", "GITHUB_REPOSITORY"):
        monkeypatch.delenv(name, raising=False)

    @made.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("lint", seconds=10, log="fine")
        plan.job("test", seconds=60, log="broken", conclusion="failure" if plan.attempt == 1 else "success")

    with made.installed("mona"):
        yield made


@pytest.fixture
def compass(github: GitHub) -> Any:
    return github.client("mona").repository("mona", "compass")


def test_a_run_is_watched_until_it_fails(compass: Any, capsys: pytest.CaptureFixture[str]) -> None:
    compass.workflow("ci.yml").dispatch()
    assert main(["run", "watch", *REPO]) == 1
    shown = capsys.readouterr()
    assert shown.out.startswith("CI #1 ended with failure: ") and "test: failure at Run\n    broken" in shown.out
    assert shown.err.splitlines() == [f"{done} of 2 jobs have ended" for done in (0, 1, 2)]


def test_a_run_that_succeeds_ends_with_0(
    compass: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run = compass.workflow("ci.yml").dispatch()
    assert main(["run", "watch", "1", *REPO, "--quiet", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["failed"][0]["job"] == "test"
    run.rerun()
    monkeypatch.setenv("GH_REPO", "mona/compass")
    assert main(["run", "watch", "--quiet", "--branch", "main"]) == 0
    assert capsys.readouterr() == ("success: https://github.com/mona/compass/actions/runs/1\n", "")


def test_the_logs_of_a_run_are_printed(compass: Any, capsys: pytest.CaptureFixture[str]) -> None:
    compass.workflow("ci.yml").dispatch()
    main(["run", "watch", *REPO, "--quiet"])
    capsys.readouterr()
    assert main(["run", "logs", "--failed", *REPO]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("== test ==\n") and shown.endswith("Z broken\n") and "fine" not in shown
    assert main(["run", "logs", "1", "--json", *REPO]) == 0
    assert list(json.loads(capsys.readouterr().out)) == ["lint", "test"]


def test_the_checks_of_a_pull_request_are_waited_for(
    github: GitHub, compass: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    github.commit("mona/compass", {"a.txt": "a"}, branch="fix")
    pull = compass.create_pull("Fix", "main", "fix")
    compass.create_status(pull.head.sha, "pending", context="ci")
    assert main(["wait-checks", "1", *REPO, "--timeout", "60"]) == 5
    shown = capsys.readouterr().err
    assert shown == "0 of 1 checks have ended\nerror: the checks of #1 did not end within 60 s\n"
    compass.create_status(pull.head.sha, "success", context="ci")
    assert main(["wait-checks", "1", *REPO, "--quiet"]) == 0
    compass.create_status(pull.head.sha, "failure", context="ci")
    assert main(["wait-checks", "1", *REPO, "--quiet"]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == ["1 of 1 checks of #1 failed", "ci: failure"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["run", "watch"], "name the repository with --repo OWNER/NAME, or in GH_REPO"),
        (["run", "watch", *REPO], "mona/compass has no runs"),
        (["run", "watch", *REPO, "--branch", "fix"], "mona/compass has no runs of fix"),
    ],
)
def test_what_is_missing_is_named(
    github: GitHub, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err == f"error: {message}\n"
