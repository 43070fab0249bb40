"""The token that GitHub's command line tool keeps: `gh` may be missing, fail or hang."""

from __future__ import annotations

import os
import pathlib
import pickle
import threading
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the tool of these tests is a shell script")

#: What must happen happens within so many seconds.
PATIENCE = 60

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Have a script run as `gh`; no other credential is in the environment."""
    for name in ("GH_TOKEN", "GITHUB_TOKEN", "GITHUB_API_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")

    def write(script: str) -> None:
        path = tmp_path / "gh"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    return write


def is_signed(client: Any) -> bool:
    return bool(client.session.has_auth())


@pytest.mark.parametrize(
    ("api", "host"),
    [
        ("https://api.github.com", "github.com"),
        ("https://api.octocorp.ghe.com", "octocorp.ghe.com"),
        ("https://github.example.com/api/v3", "github.example.com"),
    ],
)
def test_what_it_prints_for_the_host_is_the_token(
    install: Install, monkeypatch: pytest.MonkeyPatch, api: str, host: str
) -> None:
    """The token of one host is not sent to another one."""
    for name in ("GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GITHUB_API_URL", api)
    install(f'test "$*" = "auth token --hostname {host}" && echo gho_token')
    assert is_signed(ferrohub.Client.from_environment())
    install(f'test "$*" != "auth token --hostname {host}" && echo gho_token')
    assert not is_signed(ferrohub.Client.from_environment())


@pytest.mark.parametrize("script", ["echo gho_token; exit 1", "exit 0", "echo ''", "printf '\\377'"])
def test_a_failure_means_that_there_is_none(install: Install, script: str) -> None:
    install(script)
    assert not is_signed(ferrohub.Client.from_environment())


@pytest.mark.slow
@pytest.mark.parametrize("make", [ferrohub.Client.from_environment, lambda: pickle.loads(PICKLE)])
def test_one_that_hangs_is_stopped_and_holds_up_no_thread(
    install: Install, make: Callable[[], Any], tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(f"echo $$ > {tmp_path}/process; exec sleep 1000")
    over, beats = threading.Event(), []

    def beat() -> None:
        while not over.wait(0.01):
            beats.append((tmp_path / "process").exists())

    thread = threading.Thread(target=beat)
    thread.start()
    client = make()
    over.set()
    thread.join(PATIENCE)
    assert not is_signed(client) and True in beats
    assert caplog.messages == ["gh auth token took more than 5 seconds; its token is not used"]
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "process").read_text()), 0)


PICKLE = pickle.dumps(ferrohub.Client(token="t"))
