"""``python -m ferrohub``: the commands, their exit status, and where the credential comes from."""

from __future__ import annotations

import json
import os
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from ferrohub import _command_line
from ferrohub._command_line import main
from ferrohub.crawl import _planning
from ferrohub.testing import GitHub

TOKEN = "ghp_" + "c0ffee" * 6


@pytest.fixture
def github(monkeypatch: pytest.MonkeyPatch) -> Iterator[GitHub]:
    """A simulated GitHub that the environment leads to."""
    github = GitHub()
    mona = github.user("mona")
    github.repository("octo/one")
    one = github.client(mona).repository("octo", "one")
    for number in range(1, 251):
        one.create_issue(f"Issue {number}")
    github.requests.clear()
    github.state.tokens[TOKEN] = github.state.tokens[github.token(mona)]
    with github.serve() as url:
        monkeypatch.setenv("GITHUB_API_URL", url)
        for name in ("GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"):
            monkeypatch.setenv(name, TOKEN)
        monkeypatch.setenv("NO_PROXY", "*")
        yield github


def test_crawl(github: GitHub, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    command = ["crawl", "octo/*", "octo/gone", "--streams", "issues, labels,", "--into", str(tmp_path / "into")]
    assert main([*command, "--dry-run"]) == 0
    assert "2 repositories" in (known := capsys.readouterr().out) and not (tmp_path / "into").exists()
    assert "250 items" in known and "unknown" not in known and "at least" not in known
    # The items of a parent are not counted.
    assert main([*command, "--streams", "reviews", "--dry-run"]) == 0
    unknown = capsys.readouterr().out
    assert "unknown items" in unknown and "2 repositories, at least " in unknown
    assert main([*command, "--dry-run", "--budget", "0"]) == 2
    assert capsys.readouterr().err == "error: budget is 0, which is too small to list the repositories\n"
    assert main([*command, "--quiet", "--budget", "2", "--concurrency", "1"]) == 3
    shown = capsys.readouterr()
    assert "2 requests, not complete" in shown.out and shown.err == ""
    assert main([*command, "--raw"]) == 0
    shown = capsys.readouterr()
    assert "octo/gone repositories: not_found (404)" in shown.out and "complete" in shown.out
    assert "2 repositories" in shown.out and TOKEN not in shown.out + shown.err


def test_a_crawl_sweeps(github: GitHub, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    client = github.client(token=TOKEN)
    comment = client.repository("octo", "one").create_issue("Crash").create_comment("spam")
    command = ["crawl", "octo/one", "--streams", "comments", "--into", str(tmp_path / "into"), "--quiet"]
    assert main(command) == 0
    comment.delete()
    assert main([*command, "--sweep"]) == 0
    assert re.search(r"comments +1 rows, 1 deleted\n", capsys.readouterr().out)


@pytest.fixture
def limited(github: GitHub, monkeypatch: pytest.MonkeyPatch) -> GitHub:
    """A server whose second request alone reaches the secondary limit of a credential that no other test uses."""
    monkeypatch.setenv("GH_ENTERPRISE_TOKEN", github.token("hubot"))
    github.faults.add("issues/list-labels-for-repo", status=403, retry_after=1)
    return github


@pytest.mark.usefixtures("limited")
def test_a_quiet_crawl_prints_until_when_it_waits(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    command = ["crawl", "octo/one", "--streams", "labels", "--into", str(tmp_path / "into"), "--quiet", "--wait"]
    assert main(command) == 0
    shown = capsys.readouterr()
    assert "complete" in shown.out and "secondary rate limit: waiting 1 seconds, until " in shown.err


@pytest.mark.parametrize("more", [["--quiet"], [], ["--dry-run"]])
def test_a_rate_limit_ends_a_crawl_that_goes_on_later(
    more: list[str], limited: GitHub, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    command = ["crawl", "octo/one", "--streams", "labels", "--into", str(tmp_path / "into"), *more]
    assert main(command) == 4
    shown = capsys.readouterr()
    assert shown.out == "" and len(limited.requests) == 2
    assert re.search(
        r"error: secondary rate limit: requests are allowed again at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC.*; --wait "
        r"waits for it, and the same command goes on where this one stopped\n$",
        shown.err,
    )
    assert main([*command, "--wait"]) == 0
    assert "1 repositories" in capsys.readouterr().out


def test_a_quiet_crawl_prints_its_pauses(
    github: GitHub, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.setattr(_planning, "PAUSES", (0.1, 0.2))
    github.faults.add("issues/list-labels-for-repo", status=500, times=2)
    assert main(["crawl", "octo/one", "--streams", "labels", "--into", str(tmp_path / "into"), "--quiet"]) == 0
    assert capsys.readouterr().err.count("what has failed is tried again in 0 seconds\n") == 2


@pytest.mark.slow
@pytest.mark.parametrize("more", [[], ["--wait"]])
def test_a_quiet_crawl_does_not_wait_silently_for_a_rest_that_may_be_used_up(
    more: list[str],
    github: GitHub,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: pathlib.Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The second request, with the last one of the quota, is lost: GitHub may have counted it."""
    pytest.importorskip("pyarrow")
    monkeypatch.setenv("GH_ENTERPRISE_TOKEN", github.token("hubot"))
    github.quotas.limits["core"], github.quotas.seconds["core"] = 2, 5
    github.faults.add("issues/list-labels-for-repo", error="reset")
    command = ["crawl", "octo/one", "--streams", "labels", "--into", str(tmp_path / "into"), "--quiet", *more]
    assert main(command) == (0 if more else 4)
    shown = capsys.readouterr()
    reason = 'the rest of the quota "core" may be used up by requests without a response'
    said = "waiting [1-5] seconds, until" if more else "requests are allowed again at"
    assert re.search(rf"{reason}: {said} \d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d UTC", shown.err), shown.err


def test_api(github: GitHub, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["api", "GET /repos/{owner}/{repo}", "owner=octo", "repo=one"]) == 0
    assert json.loads(capsys.readouterr().out)["full_name"] == "octo/one"
    assert main(["api", "GET /repos/{owner}/{repo}/issues", "owner=octo", "repo=one", "state=all", "--paginate"]) == 0
    items = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [item["number"] for item in items] == list(range(250, 0, -1))
    assert github.requests[-1].path.count("state=all") == 1


@pytest.mark.usefixtures("github")
def test_errors(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    pytest.importorskip("pyarrow")
    assert main(["api", "GET /repos/{owner}/{repo}", "owner=octo", "repo=gone"]) == 1
    assert "404" in capsys.readouterr().err
    assert main(["api", "GET /repos/{owner}/{repo}", "owner"]) == 2
    assert main(["crawl", "octo", "--streams", "issues", "--into", str(tmp_path)]) == 2
    assert "owner/name or owner/*" in capsys.readouterr().err
    with pytest.raises(SystemExit) as exit_:
        main(["crawl", "octo/one"])
    assert exit_.value.code == 2


@pytest.mark.parametrize(
    ("arguments", "sent"),
    [
        (["a=true", "-f", "b=7", "-F", "c=x=y"], {"a": "true", "b": "7", "c": "x=y"}),
        (["-F", "a=true", "-F", "b=null", "-F", "c=-7", "-F", "d=7.5", "-F", "e=07x"],
         {"a": True, "b": None, "c": -7, "d": "7.5", "e": "07x"}),
        (["a[]=x", "a[]=y", "-F", "b[]=1"], {"a": ["x", "y"], "b": [1]}),
        (["a[b][c]=x", "a[b][d][]=y", "a[e]="], {"a": {"b": {"c": "x", "d": ["y"]}, "e": ""}}),
        (["--paginate", "a=1", "--wait", "b=2"], {"a": "1", "b": "2"}),
        (["a=1", "-X", "GET", "b=2", "-f", "c=3"], {"a": "1", "b": "2", "c": "3"}),
    ],
)  # fmt: skip
def test_parameters(arguments: list[str], sent: dict[str, Any]) -> None:
    options = _command_line._parser().parse_args(["api", "GET /", *arguments])
    assert _command_line._parameters(options) == sent


@pytest.mark.parametrize("arguments", [["a=1", "a=2"], ["a=1", "a[]=2"], ["a[]=1", "a=2"], ["a=1", "a[b]=2"],
                                       ["a[b]=1", "a=2"], ["a[b]=1", "a[]=2"], ["=1"], ["a"], ["a[][b]=1"]]
)  # fmt: skip
def test_bad_parameters(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["api", "GET /", *arguments]) == 2
    assert capsys.readouterr().err.startswith("error: parameters ")


@pytest.mark.parametrize("arguments", [["--pages", "a=1"], ["a=1", "--no-such", "b=2"], ["--silent", "-q"]])
def test_an_unknown_option_is_no_parameter(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["api", "GET /", *arguments])
    assert exit_.value.code == 2 and "error: " in capsys.readouterr().err


def test_the_text_of_a_file(tmp_path: pathlib.Path) -> None:
    (tmp_path / "body").write_text("true", "utf-8")
    options = _command_line._parser().parse_args(["api", "GET /", "-F", f"body=@{tmp_path / 'body'}"])
    assert _command_line._parameters(options) == {"body": "true"}


@pytest.mark.usefixtures("github")
@pytest.mark.skipif(sys.platform == "win32", reason="pipes of Windows fail in another way")
@pytest.mark.parametrize("more", [[], ["--paginate"]])
def test_a_reader_that_ends_is_no_error(more: list[str]) -> None:
    route = "GET /repos/octo/one" + "/issues" * bool(more)
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [sys.executable, "-m", "ferrohub", "api", route, *more], stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (141, b"")


def test_the_module_runs() -> None:
    shown = subprocess.run([sys.executable, "-m", "ferrohub", "--version"], capture_output=True, text=True, check=True)
    assert shown.stdout.startswith("ferrohub ")
