"""The pytest plugin: a user's suite that records once and replays, alone and with several workers."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from harness import TOKEN, Reply, Server

pytestmark = pytest.mark.slow  # each runs pytest several times

SUITE = pathlib.Path(__file__).parents[2] / "examples" / "suite"
ISSUE = {
    "number": 7,
    "title": "North is south for customer-42",
    "state": "open",
    "updated_at": "2026-01-01T00:00:00Z",
    "url": "https://api.github.com/repos/octo-org/compass/issues/7",
    "comments_url": "https://api.github.com/repos/octo-org/compass/issues/7/comments",
    "html_url": "https://github.com/octo-org/compass/issues/7#x",
    "user": {"login": "mona", "email": "mona@octo-corp.com"},
    "body": "see https://s3.example/a?X-Amz-Signature=5161a7ure&X-Amz-Credential=AKIAKEY and ghp_" + "a" * 36,
}


class Service(Server):
    """Responds with the issue, or a list of it."""

    def next_reply(self) -> Reply:
        request = self.requests[-1]
        listing = request.method == "GET" and request.path.endswith("/issues")
        return Reply(
            [ISSUE] if listing else ISSUE, 201 if request.method == "POST" else 200, {"Set-Cookie": "s=c00kie"}
        )


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as service:
        service.thread.start()
        yield service
        service.shutdown()


def run(
    folder: pathlib.Path, *options: str, url: str = "http://127.0.0.1:9", **environment: str
) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("CI", "GITHUB_", "GH_", "PYTEST"))
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *plugin(), *options]
    environment = {**kept, "GITHUB_API_URL": url, "HOME": str(folder), **environment}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def plugin() -> list[str]:
    """The plugin's option where the package is not installed with its entry point."""
    import importlib.metadata

    known = importlib.metadata.entry_points(group="pytest11")
    return [] if any(point.name == "ferrohub" for point in known) else ["-p", "ferrohub.pytest_plugin"]


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_suite_records_once_and_replays(service: Service, tmp_path: pathlib.Path, workers: tuple[str, ...]) -> None:
    folder = tmp_path / "suite"
    shutil.copytree(SUITE, folder, ignore=shutil.ignore_patterns("__pycache__", "cassettes"))
    ran = run(folder, *workers, url=service.url, GH_ENTERPRISE_TOKEN=TOKEN)
    assert "3 passed" in ran.stdout, ran.stdout + ran.stderr
    assert all(request.headers["authorization"] == f"token {TOKEN}" for request in service.requests)
    service.shutdown()
    count = len(service.requests)
    cassettes = folder / "tests" / "cassettes"
    assert sorted(path.name for path in cassettes.iterdir()) == ["reminder.json", "test_stale_issues_are_listed.json"]
    text = "".join(path.read_text() for path in cassettes.iterdir())
    for private in (TOKEN, "mona@", "5161a7ure", "AKIAKEY", "ghp_", "c00kie", "customer-42"):
        assert private not in text
    for environment in ({}, {"CI": "true"}):
        ran = run(folder, *workers, url=service.url, **environment)
        assert "3 passed" in ran.stdout, ran.stdout + ran.stderr
    assert len(service.requests) == count


def test_workers_that_record_one_cassette_lose_nothing(service: Service, tmp_path: pathlib.Path) -> None:
    (tmp_path / "test_many.py").write_text(
        """
import ferrohub, pytest

@pytest.mark.parametrize("number", range(12))
@pytest.mark.cassette("shared", record="new_episodes")
def test_issue(cassette, number):
    client = ferrohub.Client.from_environment()
    cassette(client)
    assert client.issue("o", "r", number + 1).number == 7
"""
    )
    ran = run(tmp_path, "-n", "4", url=service.url)
    assert "12 passed" in ran.stdout, ran.stdout
    recorded = json.loads((tmp_path / "cassettes" / "shared.json").read_text())["http_interactions"]
    paths = sorted(each["request"]["uri"].rsplit("/", 1)[1] for each in recorded)
    assert paths == sorted(str(number) for number in range(1, 13))
    assert [path.name for path in (tmp_path / "cassettes").iterdir()] == ["shared.json"]
    service.shutdown()
    ran = run(tmp_path, "-n", "2", "--ferrohub-record=none", url=service.url)
    assert "12 passed" in ran.stdout, ran.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for gh is a script")
def test_a_replay_does_not_run_gh(service: Service, tmp_path: pathlib.Path) -> None:
    (tmp_path / "test_one.py").write_text(
        """
import ferrohub

def test_issue(cassette):
    client = ferrohub.Client.from_environment()
    cassette(client)
    issue = client.issue("o", "r", 7)
    assert issue.edit(title=issue.title)
"""
    )
    programs = tmp_path / "programs"
    programs.mkdir()
    gh = programs / "gh"
    gh.write_text(f"#!/bin/sh\necho called >> {tmp_path}/calls\necho {TOKEN}\n")
    gh.chmod(0o755)
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    assert "1 passed" in run(tmp_path, url=service.url, PATH=path).stdout
    assert service.requests[0].headers["authorization"] == f"token {TOKEN}"
    calls = (tmp_path / "calls").read_text()
    service.requests.clear()
    for options in ((), ("--ferrohub-record=none",)):
        ran = run(tmp_path, *options, url=service.url, PATH=path)
        assert "1 passed" in ran.stdout, ran.stdout
    assert (tmp_path / "calls").read_text() == calls and service.requests == []
    assert "1 passed" in run(tmp_path, "--ferrohub-record=all", url=service.url, PATH=path).stdout
    assert (tmp_path / "calls").read_text() == 2 * calls


def test_modes(service: Service, tmp_path: pathlib.Path) -> None:
    (tmp_path / "test_one.py").write_text(
        """
import ferrohub

def test_issue(cassette):
    client = ferrohub.Client.from_environment()
    cassette(client)
    client.issue("o", "r", 1)
"""
    )
    for options, environment, passes, requests in (
        ((), {"CI": "true"}, False, 0),  # where nobody waits for a recording, a missing one is an error
        (("--ferrohub-record=none",), {}, False, 0),
        (("-o", "ferrohub_record=none"), {}, False, 0),
        (("-o", "ferrohub_record=once"), {"CI": "true"}, True, 1),
        ((), {}, True, 0),
        (("--ferrohub-record=all", "-o", "ferrohub_record=none"), {"CI": "true"}, True, 1),
        (("-o", "ferrohub_cassettes=elsewhere/recordings"), {}, True, 1),
    ):
        service.requests.clear()
        ran = run(tmp_path, *options, url=service.url, **environment)
        assert f"{1 if passes else 0} passed" in ran.stdout or (not passes and "1 failed" in ran.stdout), ran.stdout
        assert len(service.requests) == requests, (options, ran.stdout)
    assert (tmp_path / "elsewhere" / "recordings" / "test_issue.json").exists()
    assert "ferrohub_record must be one of" in run(tmp_path, "-o", "ferrohub_record=ever").stderr


def test_an_unrecorded_request_is_explained(service: Service, tmp_path: pathlib.Path) -> None:
    test = tmp_path / "test_one.py"
    source = """
import ferrohub, pytest

@pytest.fixture(scope="session")
def ferrohub_recorder():
    return {{"secrets": ["hush"], "keep_emails": True}}

def test_issue(cassette):
    client = ferrohub.Client.from_environment()
    cassette(client)
    assert client.session.post("/repos/o/r/issues", json={{"title": "{}", "body": "hush"}}).ok
"""
    test.write_text(source.format("First"))
    assert "1 passed" in run(tmp_path, url=service.url).stdout
    recorded = (tmp_path / "cassettes" / "test_issue.json").read_text()
    assert "hush" not in recorded and "mona@octo-corp.com" in recorded
    test.write_text(source.format("Second"))
    message = run(tmp_path, url=service.url).stdout
    for part in (
        "UnrecordedRequest",
        "test_issue.json has no response for POST",
        "nearest other recorded request is POST",
    ):
        assert part in message
    assert 'body title: "Second", recorded "First"' in message and "new_episodes would record" in message


def test_a_cassette_that_a_test_does_not_use_is_an_error(service: Service, tmp_path: pathlib.Path) -> None:
    """Its requests would be sent each time. A test that fails or is skipped before it uses the cassette is no other."""
    (tmp_path / "test_it.py").write_text("""
import ferrohub, os, pytest

def test_forgotten(cassette):
    ferrohub.Client(base_url=os.environ["GITHUB_API_URL"]).issue("octo-org", "compass", 7)

def test_skipped(cassette):
    pytest.skip("not today")

def test_failed(cassette):
    assert 0
""")
    ran = run(tmp_path, url=service.url)
    assert "1 failed, 1 passed, 1 skipped, 1 error" in ran.stdout
    assert "ERROR test_it.py::test_forgotten" in ran.stdout
    assert "the fixture 'cassette' was not called: use cassette(client) for the client of the test" in ran.stdout
