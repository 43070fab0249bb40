"""Recording and replaying."""

from __future__ import annotations

import base64
import gzip
import json
import pathlib
import re
import subprocess
import sys
import textwrap
import time
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, UnrecordedRequest
from ferrohub.issues import Issue
from ferrohub.testing import Recorder, from_body
from harness import TOKEN, Reply, Server

pytest_plugins = ["pytester"]


def test_a_recording_replays_without_the_service(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    server.will(Reply({"login": "octocat", "bio": "héllo"}, headers={"ETag": '"1"'}))
    recorder = Recorder(client, tmp_path)
    with recorder.use_cassette("user") as cassette:
        assert client.user("octocat").bio == "héllo"
    assert (cassette.recorded, cassette.played) == (1, 0)
    server.requests.clear()
    with recorder.use_cassette("user") as cassette:
        user = client.user("octocat")
    assert (user.bio, user.etag, cassette.played, cassette.unused) == ("héllo", '"1"', 1, [])
    assert server.requests == []
    client.user("octocat")
    assert len(server.requests) == 1


def test_the_time_of_a_replay_is_in_proportion_to_a_compressed_body(tmp_path: pathlib.Path) -> None:
    size = 64 << 20
    body = base64.b64encode(gzip.compress(b"0" * size)).decode()
    interaction = {
        "request": {"method": "GET", "uri": "https://api.github.com/x"},
        "response": {
            "status": {"code": 200},
            "headers": {"Content-Encoding": ["gzip"]},
            "body": {"base64_string": body},
        },
    }
    (tmp_path / "large.json").write_text(json.dumps({"http_interactions": [interaction]}))
    client = ferrohub.Client(token=TOKEN)
    began = time.process_time()
    with Recorder(client, tmp_path).use_cassette("large", record="none"):
        assert len(client.session.get("/x").content) == size
    assert time.process_time() - began < 10


def test_a_recording_holds_no_credential(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    server.will(Reply({"token": "ghp_" + "a" * 36, "note": f"was {TOKEN}", "me": "mona@example.com"}))
    with Recorder(client, tmp_path, scrub=[re.compile(r"MONA@example\.com", re.IGNORECASE)]).use_cassette("secrets"):
        client.session.post("/authorizations", json={"client_secret": "f" * 40, "password": "hunter22"})
    text = (tmp_path / "secrets.json").read_text()
    for secret in (TOKEN, "ghp_", "f" * 40, "hunter22", "mona@"):
        assert secret not in text
    assert json.loads(text)["http_interactions"]


def test_a_replay_needs_no_credential(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    server.will(Reply({"login": "mona"}), Reply([{"email": "m@example.com"}]))
    with Recorder(client, tmp_path).use_cassette("me"):
        client.me()
        list(client.emails())
    server.requests.clear()
    anonymous = ferrohub.Client(base_url=server.url)
    for record in ("once", "none", "new_episodes"):
        with Recorder(anonymous, tmp_path).use_cassette("me", record=record) as cassette:
            assert anonymous.me().login == "mona" and len(list(anonymous.emails())) == 1
            # What is not in the cassette needs one, where it would be sent.
            missing = AuthenticationFailed if record == "new_episodes" else UnrecordedRequest
            with pytest.raises(missing):
                anonymous.create_gist("a", {"a": {"content": "b"}})
        assert cassette.played == 2 and server.requests == []
    for record in ("once", "all", "new_episodes"):
        with Recorder(anonymous, tmp_path).use_cassette("new", record=record), pytest.raises(AuthenticationFailed):
            anonymous.me()
    assert server.requests == []
    with pytest.raises(AuthenticationFailed):
        anonymous.me()


def test_a_replay_for_an_app_needs_no_credential(server: Server, tmp_path: pathlib.Path) -> None:
    """Nor does it matter that what signed the recording expired long ago."""
    key = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem").read_bytes()
    granted = {"token": "ghs_" + "a" * 36, "expires_at": "2999-01-01T00:00:00Z"}

    def use(client: ferrohub.Client, app: bool = True) -> list[object]:
        if app:
            client.login_as_app(key, 7)
        found: list[object] = [client.authenticated_app().id, len(list(client.app_installations()))]
        if app:
            client.login_as_app_installation(key, 7, 42)
        return [*found, len(list(client.app_installation_repos()))]

    due = [7, 0, 1]
    server.will(Reply({"id": 7}), Reply([]), Reply(granted, 201), Reply({"repositories": [{"id": 1}]}))
    client = ferrohub.Client(base_url=server.url)
    with Recorder(client, tmp_path).use_cassette("app"):
        assert use(client) == due
    cassette = tmp_path / "app.json"
    assert "ghs_" not in cassette.read_text() and "PRIVATE KEY" not in cassette.read_text()
    cassette.write_text(cassette.read_text().replace("2999-", "2019-"))
    server.requests.clear()
    for app in (True, False):
        client = ferrohub.Client(base_url=server.url)
        with Recorder(client, tmp_path).use_cassette("app"):
            assert use(client, app) == due
    assert server.requests == []


def test_an_unknown_request_is_shown_with_its_nearest(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    recorder = Recorder(client, tmp_path)
    server.will(Reply({"id": 1}))
    with recorder.use_cassette("issue"):
        client.session.post("/repos/o/r/issues", json={"title": "a"})
    with recorder.use_cassette("issue", record="none"), pytest.raises(UnrecordedRequest) as caught:
        client.session.post("/repos/o/r/issues", json={"title": "b"})
    message = str(caught.value)
    assert "issue.json" in message and "/repos/o/r/issues" in message and "title" in message and TOKEN not in message


def test_private_data_is_replaced(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    link = "https://blob.example/a?se=2026&sig=s1gnature&X-Amz-Credential=AKIAKEY"
    body = {
        "email": "mona@octo-corp.com",
        "public": "octocat@example.com",
        "ssh": "git@github.com:o/r.git",
        "url": link,
    }
    server.will(Reply(body, headers={"Location": link, "Set-Cookie": "a=c00kie"}))
    with Recorder(client, tmp_path).use_cassette("private"):
        assert client.session.get("/user?by=mona@octo-corp.com").json()["email"] == "mona@octo-corp.com"
    text = (tmp_path / "private.json").read_text()
    for private in ("octo-corp", "s1gnature", "AKIAKEY", "c00kie"):
        assert private not in text
    assert "octocat@example.com" in text and "git@github.com" in text
    with Recorder(client, tmp_path).use_cassette("private", record="none"):
        assert client.session.get("/user?by=mona@octo-corp.com").json()["email"] == "REDACTED@example.com"
    server.will(Reply(body))
    with Recorder(client, tmp_path, keep_emails=True).use_cassette("kept"):
        client.session.get("/user")
    assert "mona@octo-corp.com" in (tmp_path / "kept.json").read_text()


@pytest.mark.parametrize(
    "body", [{"number": 1, "title": "t"}, '{"number": 1, "title": "t"}', b'{"number": 1, "title": "t"}']
)
def test_a_resource_is_built_from_a_body(body: Any, server: Server) -> None:
    issue = from_body(Issue, body)
    assert type(issue) is Issue and (issue.number, issue.title, issue.body) == (1, "t", None)


def test_a_resource_that_was_built_sends_nothing(client: ferrohub.Client, server: Server) -> None:
    body = {"number": 1, "url": f"{server.url}/repos/o/r/issues/1", "comments_url": f"{server.url}/comments"}
    issue = from_body(Issue, body)
    for send in (issue.refresh, issue.close, lambda: list(issue.comments())):
        with pytest.raises(UnrecordedRequest, match=r"(GET|PATCH) .* made by hand, without a session"):
            send()
    assert server.requests == []
    from_body(Issue, body, client).refresh()
    assert len(server.requests) == 1
    for wrong in ((dict, {}), (Issue, []), (Issue, "[1]"), (Issue, b"\xff"), (Issue, "{")):
        with pytest.raises((TypeError, ValueError)):
            from_body(*wrong)


def test_modes(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    recorder = Recorder(client, tmp_path)
    server.will(Reply({"n": 1}), Reply({"n": 2}), Reply({"n": 3}))
    get = lambda path: client.session.get(path).json()["n"]  # noqa: E731
    with recorder.use_cassette("c"):
        assert get("/a") == 1
    with recorder.use_cassette("c", record="new_episodes"):
        assert (get("/a"), get("/b")) == (1, 2)
    with recorder.use_cassette("c", record="all"):
        assert get("/a") == 3
    with recorder.use_cassette("c", record="none", allow_repeats=True):
        assert (get("/a"), get("/a"), get("/b")) == (3, 3, 2)
    with pytest.raises(ValueError, match="once"), recorder.use_cassette("c", record="sometimes"):
        pass


def test_a_failed_test_leaves_no_cassette(client: ferrohub.Client, tmp_path: pathlib.Path) -> None:
    with pytest.raises(ZeroDivisionError), Recorder(client, tmp_path).use_cassette("half"):
        client.session.get("/zen")
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []


def test_the_plugin_records_once_and_replays(
    pytester: pytest.Pytester, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    server.will(Reply({"login": "octocat"}))
    pytester.makepyfile(f'''
        import ferrohub, pytest

        def test_user(cassette):
            client = ferrohub.Client(token="{TOKEN}", base_url="{server.url}")
            cassette(client)
            assert client.user("octocat").login == "octocat"

        @pytest.mark.cassette("named", record="once", match_on=("method", "path"))
        def test_named(cassette):
            client = ferrohub.Client(base_url="{server.url}")
            recorder = cassette(client)
            assert client.user("mona").login == "octocat"

        def test_failing(cassette):
            client = ferrohub.Client(base_url="{server.url}")
            cassette(client)
            client.user("mona")
            raise ValueError
    ''')
    arguments = ("-p", "no:cacheprovider", "-p", "ferrohub.pytest_plugin") if not installed_plugin() else ()
    for count in (3, 4):
        result = pytester.runpytest_subprocess(*arguments)
        result.assert_outcomes(passed=2, failed=1)
        assert len(server.requests) == count
    names = sorted(path.name for path in (pytester.path / "cassettes").iterdir())
    assert names == ["named.json", "test_user.json"]


def installed_plugin() -> bool:
    import importlib.metadata

    return any(point.name == "ferrohub" for point in importlib.metadata.entry_points(group="pytest11"))


def test_the_demo_prints_what_the_readme_shows() -> None:
    root = pathlib.Path(__file__).parents[2]
    ran = subprocess.run([sys.executable, root / "examples" / "triage.py"], capture_output=True, text=True, check=True)
    assert ran.stdout and textwrap.dedent(ran.stdout).strip() in (root / "README.md").read_text()
