"""The interface of the simulator: accounts, repositories, clients, the clock, saved states."""

from __future__ import annotations

import asyncio
import datetime
import json
import os
import pathlib
import pickle
import signal
import subprocess
import sys
import threading
import urllib.request

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, ConnectionError, GitHubException, NotFoundError
from ferrohub.testing import GitHub
from ferrohub.testing.github import NotSimulated

pytest_plugins = ["pytester"]


def test_what_a_client_creates_is_there() -> None:
    github = GitHub()
    mona = github.user("mona")
    github.repository("octo-org/compass", files={"README.md": "# Compass"}, private=True)
    client = github.client(mona, scopes=["repo"])
    client.repository("octo-org", "compass").create_issue("Found a bug")
    assert [issue.title for issue in github.issues("octo-org/compass")] == ["Found a bug"]


def test_asynchronous_clients_see_the_same_state(github: GitHub) -> None:
    async def run() -> list[str]:
        client = github.async_client("mona")
        repository = await client.repository("mona", "compass")
        await asyncio.gather(*(repository.create_issue(f"Issue {n}") for n in range(5)))
        return [issue.title async for issue in repository.issues(direction="asc")]

    assert sorted(asyncio.run(run())) == [f"Issue {n}" for n in range(5)]
    assert len(github.issues("mona/compass")) == 5


def test_threads_get_different_numbers(github: GitHub, compass: ferrohub.repos.Repository) -> None:
    def work() -> None:
        for _ in range(20):
            compass.create_issue("x")

    threads = [threading.Thread(target=work) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [issue.number for issue in github.issues("mona/compass")] == list(range(1, 101))


def test_the_same_program_makes_the_same_state() -> None:
    def run() -> GitHub:
        github = GitHub()
        github.user("mona")
        github.repository("mona/compass", files={"a": "1"})
        github.commit("mona/compass", {"b": "2"})
        github.client("mona").repository("mona", "compass").create_issue("x", labels=["new"])
        return github

    one, other = run(), run()
    assert one.state == other.state
    assert one.state.repository("mona/compass").refs == {"refs/heads/main": "424a68d3b448b2877e43cf4b37d761ac36fdba37"}


def test_a_saved_state_is_loaded(github: GitHub, client: ferrohub.Client, tmp_path: pathlib.Path) -> None:
    compass = client.repository("mona", "compass")
    compass.create_issue("x", labels=["bug"]).create_comment("y")
    github.save(tmp_path / "state.json")
    loaded = GitHub().load(tmp_path / "state.json")
    assert loaded.state == github.state and loaded.clock.now == github.clock.now
    token = next(iter(github.state.tokens))
    again = ferrohub.Client(token=token, transport=loaded)
    assert [each.body for each in again.issue("mona", "compass", 1).comments()] == ["y"]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 1}', '{"format": 99, "time": 0, "state": {}}'])
def test_other_files_are_no_states(text: str, tmp_path: pathlib.Path, github: GitHub) -> None:
    (tmp_path / "state.json").write_text(text)
    with pytest.raises(ValueError, match="not a saved state"):
        github.load(tmp_path / "state.json")
    assert github.state.account("mona") is not None


def test_a_copy_changes_independently(github: GitHub, compass: ferrohub.repos.Repository) -> None:
    copy = github.copy()
    compass.create_issue("x")
    assert len(github.issues("mona/compass")) == 1 and copy.issues("mona/compass") == []


def test_reset_forgets_everything(github: GitHub, client: ferrohub.Client) -> None:
    client.me()
    github.reset()
    assert github.state.accounts == {} and github.requests == []
    with pytest.raises(AuthenticationFailed):
        client.me()


def test_the_clock_dates_what_is_created(github: GitHub, compass: ferrohub.repos.Repository) -> None:
    first = compass.create_issue("x")
    assert github.clock.advance(days=1, hours=1) == github.clock.now
    second = compass.create_issue("y")
    assert second.created_at - first.created_at == datetime.timedelta(days=1, hours=1, seconds=1)
    with pytest.raises(ValueError, match="does not go back"):
        github.clock.advance(-1)


def test_tokens_expire_on_the_clock(github: GitHub) -> None:
    client = ferrohub.Client(token=github.token("mona", expires_in=3600), transport=github)
    assert client.me().login == "mona"
    github.clock.advance(hours=2)
    with pytest.raises(AuthenticationFailed):
        client.me()


def test_the_log_has_route_user_and_status(github: GitHub, client: ferrohub.Client) -> None:
    list(client.issues_on("mona", "compass", state="closed"))
    with pytest.raises(NotFoundError):
        github.client().repository("mona", "nothing")
    first, last = github.requests[0], github.requests[-1]
    assert (first.method, first.route, first.user, first.status) == ("GET", "issues/list-for-repo", "mona", 200)
    assert first.path.startswith("/repos/mona/compass/issues?") and "state=closed" in first.path
    assert (last.route, last.user, last.status) == ("repos/get", None, 404)


def test_what_is_not_simulated_raises_or_is_an_example(github: GitHub, client: ferrohub.Client) -> None:
    with pytest.raises(NotSimulated, match=r"users/list-ssh-signing-keys.*-user \(GET /user/ssh_signing_keys\)"):
        list(client.rest.users.list_ssh_signing_keys_for_authenticated_user())
    github.strict = False
    path = "/repos/mona/compass/code-scanning/codeql/databases/java"
    response = client.request(f"GET {path}")
    assert response.headers["X-Ferrohub-Example"] == "code-scanning/get-codeql-database"
    assert response.json()["url"] == f"https://api.github.com{path}"


def test_dates_and_tokens_of_examples_fit_the_simulator(github: GitHub, client: ferrohub.Client) -> None:
    github.strict = False
    github.clock.advance(days=400)
    body = {"summary": "a", "description": "b", "severity": "low", "vulnerabilities": []}
    advisory = client.request("POST /repos/mona/compass/security-advisories", json=body).json()
    assert advisory["url"].startswith("https://api.github.com/repos/mona/compass/security-advisories/")
    made = client.request("POST /enterprises/acme/actions/runners/registration-token").json()
    expires = datetime.datetime.fromisoformat(made["expires_at"].replace("Z", "+00:00")).timestamp()
    assert 3500 < expires - github.clock.wall() < 3700
    assert github.client(token=made["token"]).me().login == "mona"
    (key,) = client.request("GET /user/ssh_signing_keys").json()
    assert key["created_at"] == github.clock.text()
    with github.serve() as url, urllib.request.urlopen(f"{url}/repos/mona/compass/pages/health") as response:
        assert response.headers["X-Ferrohub-Example"] == "repos/get-pages-health-check"


def test_bad_arguments_are_named(github: GitHub) -> None:
    for call, message in (
        (lambda: github.user("no_underscore"), "login must have"),
        (lambda: github.organization("mona"), "login of user"),
        (lambda: github.repository("compass"), "OWNER/NAME"),
        (lambda: github.repository("mona/compass"), "already"),
        (lambda: github.repository("mona/a b"), "name must have"),
        (lambda: github.faults.add(probability=2), "probability"),
    ):
        with pytest.raises(ValueError, match=message):
            call()
    with pytest.raises(TypeError, match="no member 'nome'"):
        github.user("mona", nome="x")
    with pytest.raises(LookupError, match="mona/nothing"):
        github.issues("mona/nothing")


def program() -> str:
    """A program that creates its client itself."""
    return str(ferrohub.Client.from_environment().me().login)


def test_clients_of_the_code_under_test_use_it_while_it_is_installed(
    github: GitHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GH_TOKEN", "mine")
    old = ferrohub.Client()
    with github.installed("mona") as same, ferrohub.testing.offline():
        assert same is github and program() == "mona"
        assert old.user("mona").login == "mona"
        assert asyncio.run(ferrohub.AsyncClient().user("mona")).login == "mona"
        inner = GitHub()
        with inner.installed("lisa"):
            assert program() == "lisa"
        assert program() == "mona"
        fake = ferrohub.testing.Fake()
        fake.get("/user").reply({"login": "fake"})
        assert fake.client().me().login == "fake"
    with ferrohub.testing.offline(), pytest.raises(GitHubException, match="forbids the network"):
        old.user("mona")
    assert os.environ["GH_TOKEN"] == "mine"


def test_an_installed_simulator_is_not_part_of_a_session(github: GitHub) -> None:
    with github.installed():
        client = ferrohub.Client()
        assert client.session.transport is None
        assert pickle.loads(pickle.dumps(client)).user("mona").login == "mona"
        client.close()


def test_the_fixture_is_new_for_each_test(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("""
        import pytest

        @pytest.mark.parametrize("n", [1, 2])
        def test_one(ferrohub_github, n):
            ferrohub_github.repository("octo/compass")
            assert ferrohub_github.issues("octo/compass") == []

        @pytest.mark.ferrohub_github(strict=False)
        def test_marker(ferrohub_github):
            assert not ferrohub_github.strict
    """)
    pytester.runpytest_subprocess("-q", "-p", "no:cacheprovider").assert_outcomes(passed=3)


def test_the_command_serves_a_saved_state(github: GitHub, tmp_path: pathlib.Path) -> None:
    github.save(tmp_path / "before.json")
    arguments = ["--load", tmp_path / "before.json", "--save", tmp_path / "after.json", "--user", "mona"]
    process = subprocess.Popen(
        [sys.executable, "-m", "ferrohub", "simulate", *arguments], stdout=subprocess.PIPE, text=True
    )
    try:
        url, token = process.stdout.readline().removesuffix(")\n").split(" (token of mona: ")
        sent = urllib.request.Request(f"{url}/repos/mona/compass/issues", b'{"title": "x"}')
        sent.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(sent) as response:
            assert json.load(response)["number"] == 1
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        process.stdout.close()
    assert [each.title for each in GitHub().load(tmp_path / "after.json").issues("mona/compass")] == ["x"]


def test_faults_happen_for_a_number_of_requests(github: GitHub, client: ferrohub.Client) -> None:
    github.faults.add("users/get-authenticated", status=502, times=2)
    assert client.user("mona").login == "mona"
    assert client.me().login == "mona"
    assert [each.status for each in github.requests[1:]] == [502, 502, 200]
    github.faults.add(status=403, retry_after=7)
    with pytest.raises(ferrohub.exceptions.RateLimitExceeded) as raised:
        client.me()
    assert raised.value.response.headers["Retry-After"] == "7"


def test_lost_connections_tell_whether_the_request_was_processed(github: GitHub) -> None:
    compass = github.client("mona", retries=0).repository("mona", "compass")
    github.faults.add("issues/create", error="reset")
    with pytest.raises(ConnectionError):
        compass.create_issue("x")
    assert github.issues("mona/compass") == []
    github.faults.add("issues/create", error="timeout")
    with pytest.raises(ferrohub.exceptions.Timeout):
        compass.create_issue("x")
    assert len(github.issues("mona/compass")) == 1


def test_random_faults_repeat_with_their_seed() -> None:
    def run(seed: int) -> list[int]:
        github = GitHub()
        client = github.client("mona", retries=0)
        github.faults.add(status=502, times=None, probability=0.5, seed=seed)
        for _ in range(20):
            client.session.request("GET", "/zen")
        return [each.status for each in github.requests]

    assert run(1) == run(1) != run(2)
    assert {200, 502} == set(run(1))
