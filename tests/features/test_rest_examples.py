"""The example programs that use operations of GitHub's description."""

from __future__ import annotations

import importlib.util
import io
import pathlib
import zipfile
from typing import Any

import pytest

import ferrohub
from harness import TOKEN, Reply, body_of
from service import Service

API = "https://api.github.com"
EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"
REPO = "/repos/octocat/Hello-World"


def program(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def serving(routes: dict[str, Any]) -> Service:
    service = Service(routes)
    service.thread.start()
    return service


def test_failed_runs_are_rerun(capsys: pytest.CaptureFixture[str]) -> None:
    url = f"{API}{REPO}/actions/runs/7"
    run = {"id": 7, "name": "ci", "url": url, "html_url": "https://github.com/x", "conclusion": "failure"}
    archived = {**body_of("Repository"), "archived": True, "url": f"{API}/repos/octocat/old"}
    routes = {
        "GET /orgs/octo-org/repos": Reply([body_of("Repository"), archived]),
        f"GET {REPO}/actions/runs": Reply({"total_count": 1, "workflow_runs": [run]}),
        f"POST {REPO}/actions/runs/7/rerun-failed-jobs": Reply({}, 201),
    }
    with serving(routes) as service:
        client = ferrohub.Client(token=TOKEN, base_url=service.url)
        assert program("rerun_failed").rerun_failed(client, "octo-org", "main") == 1
        assert service.lines == list(routes) and service.requests[1].query["status"] == "completed"
        service.shutdown()
    assert capsys.readouterr().out == "octocat/Hello-World: ci https://github.com/x\n"


def test_an_older_failure_is_not_rerun_after_a_success() -> None:
    runs = [{"id": 8, "conclusion": "success"}, {"id": 7, "conclusion": "failure"}]
    routes = {
        "GET /orgs/octo-org/repos": Reply([body_of("Repository")]),
        f"GET {REPO}/actions/runs": Reply({"total_count": 2, "workflow_runs": runs}),
    }
    with serving(routes) as service:
        client = ferrohub.Client(token=TOKEN, base_url=service.url)
        assert program("rerun_failed").rerun_failed(client, "octo-org", "main") == 0
        service.shutdown()


def test_alerts_become_a_table(tmp_path: pathlib.Path) -> None:
    alert = {"number": 2, "repository": {"full_name": "o/r"}, "security_advisory": {"severity": "high"}}
    with serving({"GET /orgs/octo-org/dependabot/alerts": Reply([alert])}) as service:
        client = ferrohub.Client(token=TOKEN, base_url=service.url)
        assert program("dependabot_alerts").write_alerts(client, "octo-org", str(tmp_path / "alerts.csv")) == 1
        service.shutdown()
    assert (tmp_path / "alerts.csv").read_text().splitlines()[1] == "o/r,2,high,,"


def test_artifacts_are_downloaded_and_unpacked(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        file.writestr("build.log", "done")
    run = {"id": 7, "url": f"{API}/repos/o/r/actions/runs/7"}
    routes = {
        "GET /repos/o/r": Reply({"id": 1, "name": "r", "url": f"{API}/repos/o/r"}),
        "GET /repos/o/r/actions/runs": Reply({"total_count": 1, "workflow_runs": [run]}),
        "GET /repos/o/r/actions/runs/7/artifacts": Reply({"total_count": 1, "artifacts": [{"id": 9, "name": "logs"}]}),
        "GET /repos/o/r/actions/artifacts/9/zip": Reply(packed.getvalue()),
    }
    with serving(routes) as service:
        client = ferrohub.Client(token=TOKEN, base_url=service.url)
        found = program("download_artifacts").download_artifacts(client, "o", "r", "main")
        service.shutdown()
    assert found == [pathlib.Path("logs")] and (tmp_path / "logs" / "build.log").read_text() == "done"
    assert not (tmp_path / "logs.zip").exists()
