"""The commands of ``ferrohub`` beside crawls: routes as gh has them, tables, the cache, completion."""

from __future__ import annotations

import contextlib
import datetime
import hashlib
import hmac
import inspect
import io
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub._command_line import _parser, main
from ferrohub._commands import api, output, waits
from harness import Reply, Server

TOKEN = "ghp_" + "c0ffee" * 6
ISSUES = [
    {"number": 7, "title": "Bug", "user": {"login": "mona"}, "labels": [{"name": "a"}, {"name": "b"}], "url": "u"},
    {"number": 8, "title": "Feature", "user": None, "labels": [], "url": "v"},
]


@pytest.fixture
def server(server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> Server:
    """The server that the environment leads to."""
    monkeypatch.setenv("GITHUB_API_URL", server.url)
    for name in ("GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"):
        monkeypatch.setenv(name, TOKEN)
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return server


@pytest.mark.parametrize(
    ("arguments", "due"),
    [
        (["repos/o/r"], "GET /repos/o/r"),
        (["/repos/o/r"], "GET /repos/o/r"),
        (["GET repos/o/r"], "GET /repos/o/r"),
        (["DELETE /repos/o/r"], "DELETE /repos/o/r"),
        (["repos/o/r", "-X", "patch"], "PATCH /repos/o/r"),
        (["repos/o/r/issues", "-f", "title=x"], "POST /repos/o/r/issues"),
        (["repos/o/r/issues", "-f", "state=all", "--paginate"], "GET /repos/o/r/issues"),
        (["repos/o/r/issues", "-f", "state=all", "-X", "GET"], "GET /repos/o/r/issues"),
    ],
)
def test_a_route_is_read_as_gh_reads_it(arguments: list[str], due: str) -> None:
    assert api.route(_parser().parse_args(["api", *arguments])) == due


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["GET /x", "-X", "POST"], "--method is POST, but the route begins with GET"),
        (["x", "-X", "FETCH"], "the method must be one of GET, HEAD, POST, PUT, PATCH, DELETE, not 'FETCH'"),
        (["POST /x", "--paginate"], "--paginate is for GET requests"),
        (["x", "--paginate", "--input", "-"], "--paginate and --input are mutually exclusive"),
        (["x", "-H", "Accept"], "headers must be NAME: VALUE, not 'Accept'"),
        (["x", "--jq", ".", "--table"], "--jq, --query and --table are mutually exclusive"),
        (["x", "--cache", "soon"], '--cache needs a duration such as "60s", "10m" or "1h", not \'soon\''),
        (["GET /x\r\nX: y"], "the route must not have control characters: 'GET /x\\r\\nX: y'"),
        (["POST /x", "--cache", "1h"], "--cache is for GET requests, without --include"),
    ],
)
def test_bad_arguments_send_nothing(
    arguments: list[str], message: str, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["api", *arguments]) == 2
    assert capsys.readouterr().err == f"error: {message}\n"
    assert server.requests == []


def test_headers_and_a_body_are_sent(
    server: Server, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server.will(Reply({"id": 1}))
    (tmp_path / "body.json").write_text('{"title": "x"}')
    assert main(["api", "repos/o/r/issues", "--input", str(tmp_path / "body.json"), "-H", "X-Thing: 7", "-i"]) == 0
    (request,) = server.requests
    assert (request.method, request.path, request.headers["x-thing"]) == ("POST", "/repos/o/r/issues", "7")
    assert request.body == b'{"title": "x"}'
    shown = capsys.readouterr().out
    assert shown.startswith("HTTP 200\n") and shown.endswith('\n{\n  "id": 1\n}\n')


ARGUMENTS = {
    name
    for method in (ferrohub.Client.request, ferrohub.Client.listing)
    for name in inspect.signature(method).parameters
    if name not in ("self", "parameters")
}


@pytest.mark.parametrize("name", sorted(ARGUMENTS))
def test_a_field_may_be_named_as_an_argument_of_the_client(name: str, server: Server, tmp_path: pathlib.Path) -> None:
    server.will(*[Reply({})] * 5, Reply([]))
    file = tmp_path / "body.json"
    file.write_text("[1]")
    for arguments in (
        ["repos/o/r/hooks", "-F", f"{name}[a]=1", "-f", "other=2"],
        ["repos/o/r/hooks", "-X", "GET", "-F", f"{name}=1", "-f", "other=2"],
        ["DELETE /repos/o/r/hooks", f"{name}=1", "other=2"],
        ["repos/o/r/hooks", "--input", str(file), "-F", f"{name}=1", "-f", "other=2"],
        [f"PATCH /repos/{{owner}}/r/hooks/{{{name}}}", "owner=o", f"{name}=a/b", "-F", "other=2"],
        [f"/x/{{{name}}}", f"{name}=1", "other=2", "--paginate"],
    ):
        assert main(["api", *arguments]) == 0
    body, *queries, path, listed = server.requests
    assert (body.path, body.json) == ("/repos/o/r/hooks", {name: {"a": 1}, "other": "2"})
    assert [request.query for request in queries] == [{name: "1", "other": "2"}] * 3
    assert [request.body for request in queries] == [b"", b"", b"[1]"]
    assert (path.path, path.json) == ("/repos/o/r/hooks/a%2Fb", {"other": 2})
    assert (listed.path, listed.query["other"]) == ("/x/1", "2")


def test_jq_and_jmespath_select(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("jq")
    pytest.importorskip("jmespath")
    server.will(Reply(ISSUES), Reply(ISSUES), Reply(ISSUES))
    assert main(["api", "repos/o/r/issues", "--jq", ".[] | .title, .number"]) == 0
    assert capsys.readouterr().out == "Bug\n7\nFeature\n8\n"
    assert main(["api", "repos/o/r/issues", "--query", "[].user.login"]) == 0
    assert capsys.readouterr().out == '["mona"]\n'
    assert main(["api", "repos/o/r/issues", "--jq", ".["]) == 2
    assert capsys.readouterr().err.startswith("error: ")


@pytest.mark.parametrize(("option", "package"), [("--jq", "jq"), ("--query", "jmespath")])
def test_a_missing_package_is_named_before_anything_is_sent(
    option: str, package: str, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert main(["api", "repos/o/r", option, "id"]) == 2
    assert capsys.readouterr().err == f"error: {option} needs {package}: pip install 'ferrohub[cli]'\n"
    assert server.requests == []


def test_tables(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    server.will(Reply(ISSUES), Reply(ISSUES), Reply({"name": "r", "private": False, "owner": {}, "x": "a\x1b[31m"}))
    assert main(["api", "repos/o/r/issues", "--columns", "number,user.login,labels.name"]) == 0
    assert capsys.readouterr().out == "number  user.login  labels.name\n7       mona        a, b\n8\n"
    assert main(["api", "repos/o/r/issues", "--table"]) == 0
    assert capsys.readouterr().out == "number  title\n7       Bug\n8       Feature\n"
    assert main(["api", "repos/o/r", "--table"]) == 0
    assert capsys.readouterr().out == "name     r\nprivate  false\nx        a [31m\n"


def test_a_response_is_cached_for_its_credential_alone(
    server: Server, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server.will(*(Reply({"id": number}) for number in range(4)))
    command = ["api", "repos/o/r", "--cache", "1h", "--jq", ".id"]
    pytest.importorskip("jq")
    assert [main(command), main(command)] == [0, 0]
    assert capsys.readouterr().out == "0\n0\n" and len(server.requests) == 1
    (file,) = (tmp_path / "cache" / "ferrohub" / "api").iterdir()
    assert TOKEN not in file.name + file.read_text()
    if os.name == "posix":
        assert file.stat().st_mode & 0o77 == 0
    os.utime(file, (time.time() - 3601, time.time() - 3601))
    assert main(command) == 0
    assert capsys.readouterr().out == "1\n"
    for name in ("GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"):
        monkeypatch.setenv(name, TOKEN[::-1])
    assert main(command) == 0
    assert capsys.readouterr().out == "2\n" and len(server.requests) == 3


#: A primary limit that ends in 1,234 seconds by the server's clock, and a secondary one that ends long after that.
PRIMARY = Reply(
    {"message": "API rate limit exceeded for user ID 1."},
    403,
    headers={
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "4102444800",
        "Date": "Thu, 31 Dec 2099 23:39:26 GMT",
    },
)
SECONDARY = Reply(
    {"message": "You have exceeded a secondary rate limit."},
    429,
    headers={"Retry-After": "100000", "Date": "Thu, 31 Dec 2099 23:39:26 GMT"},
)


@pytest.fixture
def new_credential(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A credential whose quotas no other test has used up: sessions of a process share what they know of them."""
    token = f"ghp_{uuid.uuid4().hex}c0de"
    for name in ("GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"):
        monkeypatch.setenv(name, token)


@pytest.fixture
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A local time that is not UTC."""
    if not hasattr(time, "tzset"):
        pytest.skip("the time zone cannot be set")
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "CET-1")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("berlin", "new_credential")
@pytest.mark.parametrize("more", [[], ["--paginate"], ["--include"], ["--cache", "1h"]])
def test_a_rate_limit_ends_a_command_with_its_time(
    more: list[str], server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    server.will(PRIMARY)
    url = f"{server.url}/user" + "?per_page=100" * ("--paginate" in more)
    assert main(["api", "GET /user", *more]) == 4
    assert capsys.readouterr() == (
        "",
        (
            f"error: 403 API rate limit exceeded for user ID 1. (GET {url}); requests are allowed again at "
            "2100-01-01 00:00:00 UTC (2100-01-01 01:00:00 CET); --wait waits for it\n"
        ),
    )
    assert len(server.requests) == 1


@pytest.mark.usefixtures("new_credential")
def test_a_wait_that_is_too_long_ends_a_command(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    server.will(SECONDARY)
    assert main(["api", "GET /user", "--wait"]) == 4
    assert "requests are allowed again at 2100-01-02 03:26:06 UTC" in capsys.readouterr().err


@pytest.mark.usefixtures("new_credential")
def test_another_command_does_not_wait_either(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    server.will(PRIMARY)
    assert main(["whoami"]) == 4
    error = capsys.readouterr().err
    assert "requests are allowed again at 2100-01-01 00:00:00 UTC" in error and "wait" not in error


@pytest.mark.usefixtures("new_credential")
def test_with_wait_a_command_prints_that_it_waits(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    limit = {"message": "You have exceeded a secondary rate limit."}
    server.will(Reply(limit, 429, headers={"Retry-After": "1"}), Reply({"id": 1}))
    assert main(["api", "GET /user", "--wait"]) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out) == {"id": 1} and len(server.requests) == 2
    assert re.fullmatch(
        r"secondary rate limit: waiting [1-3] seconds, until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC.*\n", shown.err
    )


@pytest.mark.parametrize("command", [["api", "GET /user"], ["api", "GET /user", "--wait"], ["whoami"]])
def test_no_command_waits_silently_for_a_retry(
    command: list[str], server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    limits = {"resources": {"core": {"limit": 60, "remaining": 60, "reset": 1, "used": 0}}}
    server.will(Reply({}, 503, headers={"Retry-After": "1"}), Reply({"login": "mona"}), Reply(limits))
    assert main(command) == 0
    shown = capsys.readouterr()
    assert "mona" in shown.out and len(server.requests) >= 2
    assert re.fullmatch(r"503 Service Unavailable: waiting 1 seconds, until \d{4}-\d\d-\d\d .*\n", shown.err)


def test_the_time_of_a_wait(capsys: pytest.CaptureFixture[str]) -> None:
    before = datetime.datetime.now(datetime.timezone.utc)
    waits.print_wait(1234.5, "rate limit")
    after = datetime.datetime.now(datetime.timezone.utc)
    match = re.match(r"rate limit: waiting 1,234 seconds, until (.*?) UTC", capsys.readouterr().err)
    assert match
    until = datetime.datetime.fromisoformat(f"{match[1]}+00:00")
    length = datetime.timedelta(seconds=1234.5)
    assert before + length - datetime.timedelta(seconds=1) < until <= after + length


HOSTILE = "\x1b]0;a title\x07 \x1b[31mred\x9b2J \rover\x7f"
ESCAPED = "\\u001b]0;a title\\u0007 red\\u009b2J \\u000dover\\u007f"


@pytest.mark.parametrize("more", [[], ["--cache", "1h"]])
def test_a_body_that_is_no_json_is_printed_as_it_is(
    more: list[str], server: Server, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: Any
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    body = bytes(range(256))
    for _ in range(2):
        server.will(Reply(body, headers={"Content-Type": "application/octet-stream"}))
        assert main(["api", "GET /x", *more]) == 0
        assert capfdbinary.readouterr().out == body


def test_a_response_does_not_command_the_terminal(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    text = Reply(f"one\ttab\n{HOSTILE}".encode(), headers={"Content-Type": "text/plain; charset=utf-8"})
    server.will(text)
    assert main(["api", "GET /x"]) == 0
    assert capsys.readouterr().out == f"one\ttab\n{ESCAPED}\n"
    server.will(Reply(b"PK\x03\x04\0\0", headers={"Content-Type": "application/zip"}))
    assert main(["api", "GET /x"]) == 2
    assert capsys.readouterr() == ("", "error: the response is binary (6 bytes): redirect the output to a file\n")
    for arguments in ([], ["--table"], ["--columns", "a,\x9bb"], ["--include"]):
        server.will(Reply([{"a": HOSTILE, HOSTILE: 1}], headers={"X-Note": "\x9b2J"}))
        assert main(["api", "GET /x", *arguments]) == 0
        assert not [each for each in capsys.readouterr().out if not each.isprintable() and each != "\n"]


@pytest.mark.parametrize("in_terminal", [True, False])
def test_an_error_does_not_command_the_terminal(
    in_terminal: bool, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: in_terminal)
    server.will(Reply({"message": HOSTILE}, 404))
    assert main(["api", "GET /x"]) == 1
    error = capsys.readouterr().err
    assert "title" in error and not [each for each in error if not each.isprintable() and each != "\n"]


def test_colours_of_logs_are_left_out_in_a_terminal() -> None:
    assert output.escaped("\x1b[36;1mRun\x1b[0m tests\r\n") == "Run tests\r\n"


@pytest.mark.parametrize("more", [[], ["--paginate"], ["--jq", "."], ["--query", "@"]])
@pytest.mark.parametrize(
    ("body", "due"),
    [
        (b'[{"a": 1e999, "b": [-1e999, 1.5]}]', {"a": None, "b": [None, 1.5]}),
        (b'[{"a": "\\ud800 x \\ud83d\\ude00"}]', {"a": "\ud800 x \U0001f600"}),
    ],
)
def test_the_output_is_json_that_can_be_encoded(
    more: list[str], body: bytes, due: Any, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    for option, package in (("--jq", "jq"), ("--query", "jmespath")):
        if option in more:
            pytest.importorskip(package)
    server.will(Reply(body, headers={"Content-Type": "application/json"}))
    assert main(["api", "GET /user", *more]) == 0
    found = json.loads(capsys.readouterr().out.encode())
    if "--jq" in more and b"ud800" in body:
        # jq replaces what it cannot read.
        due = {"a": "\ufffd x \U0001f600"}
    assert (found if isinstance(found, list) else [found]) == [due]


@pytest.mark.parametrize(("text", "due"), [("60s", 60), ("10m", 600), ("1h30m", 5400), ("2d", 172800), ("0.5h", 1800)])
def test_durations(text: str, due: float) -> None:
    assert api.seconds(text) == due


LIMITS = {name: {"limit": 5000, "remaining": 4990, "used": 10, "reset": 1793250720} for name in ("core", "search")}


def test_whoami(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    user = Reply({"login": "mona", "name": "Mona"}, headers={"X-OAuth-Scopes": "repo, read:org"})
    server.will(user, Reply({"resources": {**LIMITS, "scim": {**LIMITS["core"], "used": 0}}}))
    assert main(["whoami"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].split() == ["login", "mona", "(Mona)"] and shown[2].split() == ["scopes", "repo,", "read:org"]
    assert shown[3:] == [
        "limit of core    4,990 of 5,000 left, reset at 05:12 UTC",
        "limit of search  4,990 of 5,000 left, reset at 05:12 UTC",
    ]
    server.will(Reply({"login": "mona", "name": None}), Reply({"resources": LIMITS}))
    assert main(["whoami", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["login"], found["scopes"], found["api"], found["limits"]) == ("mona", None, server.url, LIMITS)


def test_whoami_without_a_valid_credential(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    server.will(Reply({"message": "Bad credentials"}, 401))
    assert main(["whoami"]) == 1
    assert "401 Bad credentials" in capsys.readouterr().err


def test_webhook_verify(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "payload").write_bytes(b"{}")
    (tmp_path / "secret").write_text("s3cret\n")
    good = "sha256=" + hmac.new(b"s3cret", b"{}", hashlib.sha256).hexdigest()
    command = ["webhook", "verify", str(tmp_path / "payload"), "--signature"]
    assert main([*command, good]) == 2
    assert "set GITHUB_WEBHOOK_SECRET, or use --secret-file" in capsys.readouterr().err
    assert main([*command, good, "--secret-file", str(tmp_path / "secret")]) == 0
    assert capsys.readouterr().out == "valid\n"
    monkeypatch.setenv("GITHUB_WEBHOOK_SECRET", "s3cret")
    assert main([*command, good, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"valid": True, "bytes": 2}
    assert main([*command, good[:-1] + "g"]) == 1
    assert capsys.readouterr().out == "not valid: the signature is not that of these 2 bytes\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"{}")))
    assert main(["webhook", "verify", "-", "--signature", good]) == 0


def completed(line: str) -> list[str]:
    """What bash completes at the end of a line."""
    words = line.split(" ")
    with contextlib.redirect_stdout(io.StringIO()) as script:
        assert main(["completion", "bash"]) == 0
    array = " ".join(shlex.quote(word) for word in words)
    code = f"{script.getvalue()}\nCOMP_WORDS=({array})\n"
    code += f'COMP_CWORD={len(words) - 1}\n_ferrohub\nprintf "%s\\n" "${{COMPREPLY[@]}}"'
    shown = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True)
    assert shown.stderr == ""
    return shown.stdout.split()


@pytest.mark.skipif(sys.platform == "win32", reason="needs bash")
def test_bash_completes_commands_and_options() -> None:
    assert {"api", "whoami", "crawl", "cassette"} <= set(completed("ferrohub "))
    assert completed("ferrohub cassette s") == ["show", "scrub"]
    assert "--paginate" in completed("ferrohub api repos/o/r --p")
    assert completed("ferrohub cassette scrub a.json --ch") == ["--check"]
    assert completed("ferrohub completion f") == ["fish"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_scripts_of_other_shells_name_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(word in script for word in ("whoami", "cassette", "scrub", "paginate", "webhook"))


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are of Unix")
def test_a_table_fits_into_the_terminal(server: Server) -> None:
    import pty

    server.will(Reply([{"number": 7, "title": "x" * 200, "state": "open"}]))
    leader, follower = pty.openpty()
    environment = {**os.environ, "COLUMNS": "60"}
    command = [sys.executable, "-m", "ferrohub", "api", "repos/o/r/issues", "--table"]
    ended = subprocess.run(command, stdout=follower, stderr=follower, stdin=follower, env=environment, check=False)
    os.close(follower)
    shown = os.read(leader, 65536).decode().splitlines()
    os.close(leader)
    assert ended.returncode == 0
    assert [line.split()[0] for line in shown] == ["number", "7"]
    assert max(map(len, shown)) <= 60 and "…" in shown[1] and shown[1].endswith("open")


def test_the_help_names_the_exit_statuses() -> None:
    text = _parser().format_help()
    assert text.startswith("usage: ferrohub ") and "exit status:" in text
    for status in ("0 ", "1 ", "2 ", "3 ", "4 ", "130 ", "141 "):
        assert f"\n  {status}" in text


def test_wide_columns_are_shortened_and_narrow_ones_are_not() -> None:
    widths = [4, 40, 30]
    output._shorten(widths, 50)
    assert widths == [4, 21, 21]
