"""The example script, where a repository is not as that of its recording."""

from __future__ import annotations

import functools
import pathlib
import runpy
import shutil
import subprocess
import sys
from typing import Any

import pytest

import ferrohub
from ferrohub.testing import Fake
from ferrohub.testing.webhooks import Deliverer
from ferrohub.transports import asgi
from harness import Reply, Server, body_of

LABELER = pathlib.Path(__file__).parents[2] / "examples" / "labeler"
KEY = pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem"
TRIAGE = pathlib.Path(__file__).parents[2] / "examples" / "triage.py"
LABELLED = body_of("Issue") | {"pull_request": None}
PULL_REQUEST = body_of("Issue") | {"labels": [], "pull_request": {"url": "https://api.github.com/pulls/1"}}


@pytest.mark.parametrize("issues", [[LABELLED], [PULL_REQUEST], []], ids=["labelled", "pull request", "none"])
def test_a_repository_in_which_every_issue_has_a_label_stays_as_it_is(
    client: ferrohub.Client, server: Server, capsys: pytest.CaptureFixture[str], issues: list[dict[str, Any]]
) -> None:
    server.will(Reply(body_of("AuthenticatedUser")), Reply(body_of("Repository")), Reply(issues))
    runpy.run_path(str(TRIAGE))["triage"](client, "octocat", "Hello-World")
    assert capsys.readouterr().out.endswith("\nEvery open issue has a label, so there is nothing to do.\n")
    assert {request.method for request in server.requests} == {"GET"}


def test_the_tests_of_the_app_pass() -> None:
    pytest.importorskip("fastapi")
    command = [sys.executable, "-m", "pytest", "-q", "-W", "error", "-p", "no:cacheprovider", str(LABELER)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=LABELER)
    assert ran.returncode == 0 and "4 passed" in ran.stdout, ran.stdout


def test_the_labeler_authenticates_as_the_installation(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    fake = Fake(examples=True)
    fake.post("/app/installations/7/access_tokens").reply(
        {"token": "t", "expires_at": "2999-01-01T00:00:00Z"}, status=201
    )
    monkeypatch.setattr(ferrohub, "AppClient", functools.partial(ferrohub.AppClient, transport=fake))
    monkeypatch.setenv("WEBHOOK_SECRET", "s")
    monkeypatch.setenv("CLIENT_ID", "Iv23liExample")
    monkeypatch.chdir(tmp_path)
    shutil.copy(KEY, "app.pem")
    transport = asgi(runpy.run_path(str(LABELER / "labeler.py"))["app"]())
    deliver = Deliverer(transport, "s", path="/webhooks")
    for _ in range(2):
        issue = {"title": "Crash", "labels": []}
        assert deliver("issues.opened", issue=issue, installation={"id": 7}).status == 200
    transport.close()
    assert [call.path.rpartition("/")[2] for call in fake.calls] == ["access_tokens", "labels", "labels"]
