"""Tests without a network: `offline()`, `pytest --ferrohub-offline`, and what they allow."""

from __future__ import annotations

import asyncio
import pathlib
import threading
from collections.abc import Callable

import pytest

import ferrohub
from ferrohub.exceptions import NetworkForbidden
from ferrohub.testing import Fake, Recorder, offline
from harness import Reply, Server

pytest_plugins = ["pytester"]

#: A host that no request reaches: the name is reserved (RFC 2606).
FAR = "https://github.invalid"


def test_a_request_that_would_leave_the_machine_raises() -> None:
    for client in (ferrohub.Client(token="x"), ferrohub.ClientEnterprise(FAR, token="x")):
        base = client.session.base_url
        with offline(), pytest.raises(NetworkForbidden) as caught:
            client.repository("octocat", "Hello-World")
        message = str(caught.value)
        assert f"GET {base}/repos/octocat/Hello-World was not sent" in message
        assert "offline() forbids the network" in message and 'offline(allow=["HOST"])' in message
    assert isinstance(caught.value, ferrohub.exceptions.GitHubException)
    assert not isinstance(caught.value, ferrohub.exceptions.TransportError)


def test_no_request_is_retried() -> None:
    client = ferrohub.Client(base_url=FAR, retries=9)
    before = client.session.request_counter
    with offline(), pytest.raises(NetworkForbidden):
        client.user("octocat")
    assert client.session.request_counter == before + 1


def test_asynchronous_clients_and_threads_are_included() -> None:
    async def send_both() -> None:
        async with ferrohub.AsyncClient(base_url=FAR) as client:
            with pytest.raises(NetworkForbidden):
                await client.user("octocat")
            with pytest.raises(NetworkForbidden):
                await anext(client.all_users())

    found: list[BaseException] = []

    def send() -> None:
        try:
            ferrohub.Client(base_url=FAR).user("octocat")
        except NetworkForbidden as error:
            found.append(error)

    with offline():
        asyncio.run(send_both())
        thread = threading.Thread(target=send)
        thread.start()
        thread.join()
    assert len(found) == 1


def test_this_machine_and_named_hosts_are_allowed(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"login": "octocat"}))
    with offline():
        assert client.user("octocat").login == "octocat"
    far = ferrohub.Client(base_url=FAR, retries=0)
    with offline(allow=["github.invalid"]), pytest.raises(ferrohub.ConnectionError):
        far.user("octocat")
    with offline(allow=["github.invalid"]), offline(), pytest.raises(NetworkForbidden):
        far.user("octocat")
    # Afterwards, the previous rule applies.
    with offline(), pytest.raises(NetworkForbidden):
        with offline(allow=["github.invalid"]):
            pass
        far.user("octocat")
    with pytest.raises(ferrohub.ConnectionError):
        far.user("octocat")


def test_a_request_that_a_proxy_elsewhere_would_receive_is_forbidden(
    client: ferrohub.Client, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The URL of this machine says nothing about who receives the request first."""
    server.will(Reply({"login": "octocat"}))
    for name in ("http_proxy", "HTTP_PROXY"):
        monkeypatch.setenv(name, "http://user:passw0rd@proxy.invalid:3128")
    with offline():
        # The proxy of the environment is not for this machine.
        assert client.user("octocat").login == "octocat"
        client.session.proxies = {"http": "http://user:passw0rd@proxy.invalid:3128"}
        with pytest.raises(NetworkForbidden, match=r"because the proxy at proxy\.invalid would receive it") as caught:
            client.user("octocat")
        assert "passw0rd" not in str(caught.value)
        client.session.proxies = {"http": "http://127.0.0.1:1"}
        with pytest.raises(ferrohub.ConnectionError):
            client.user("octocat")


def test_a_redirect_to_another_host_is_forbidden(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(b"", 302, {"Location": f"{FAR}/archive.zip"}))
    with offline(), pytest.raises(NetworkForbidden, match=r"GET https://github\.invalid/archive\.zip"):
        client.session.get("/archive")


def test_cassettes_and_fakes_are_allowed(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    server.will(Reply({"login": "octocat"}))
    with Recorder(client, tmp_path).use_cassette("user", match_on=("method", "path")):
        client.user("octocat")
    far = ferrohub.Client(base_url=FAR)
    with offline(), Recorder(far, tmp_path).use_cassette("user", match_on=("method", "path")):
        assert far.user("octocat").login == "octocat"
    with offline():
        assert Fake(examples=True).client().user("mona").login == "mona"
        other = Recorder(far, tmp_path).use_cassette("new")
        with pytest.raises(NetworkForbidden), other:
            far.user("octocat")
    assert not (tmp_path / "new.json").exists()


def test_no_program_is_run_for_a_credential(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    program = tmp_path / "gh"
    program.write_text(f"#!/bin/sh\ntouch {tmp_path}/called\necho ghp_token\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("GH_TOKEN", "GITHUB_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    with offline():
        assert not ferrohub.Client.from_environment().session.has_auth()
    assert not (tmp_path / "called").exists()


Run = Callable[..., pytest.RunResult]


@pytest.fixture
def run(pytester: pytest.Pytester, request: pytest.FixtureRequest) -> Run:
    """Runs a suite with the plugin in a process of its own."""
    named = any(name == "ferrohub" for name, _ in request.config.pluginmanager.list_name_plugin())

    def run_suite(source: str, *options: str) -> pytest.RunResult:
        pytester.makepyfile(source)
        plugin = () if named else ("-p", "ferrohub.pytest_plugin")
        return pytester.runpytest_subprocess("-p", "no:cacheprovider", "--strict-markers", *plugin, *options)

    return run_suite


SUITE = f"""
    import ferrohub, pytest

    def send():
        ferrohub.Client(base_url="{FAR}", retries=0).user("octocat")

    def test_forbidden():
        with pytest.raises(ferrohub.NetworkForbidden) as caught:
            send()
        assert "GET {FAR}/users/octocat was not sent" in str(caught.value)
        assert '@pytest.mark.ferrohub_network("HOST")' in str(caught.value)

    @pytest.mark.ferrohub_network("github.invalid")
    def test_named():
        with pytest.raises(ferrohub.ConnectionError):
            send()

    @pytest.mark.ferrohub_network
    def test_all():
        with pytest.raises(ferrohub.ConnectionError):
            send()

    @pytest.mark.ferrohub_network("github.example")
    def test_other():
        with pytest.raises(ferrohub.NetworkForbidden):
            send()

    def test_forbidden_again():
        test_forbidden()
"""


@pytest.mark.parametrize("options", [("--ferrohub-offline",), ("-o", "ferrohub_offline=true")])
def test_the_plugin_forbids_the_network(run: Run, options: tuple[str, ...]) -> None:
    run(SUITE, *options).assert_outcomes(passed=5)


def test_without_the_option_the_network_is_allowed(run: Run) -> None:
    run(SUITE).assert_outcomes(passed=2, failed=3)


def test_a_setting_allows_hosts(run: Run) -> None:
    allowed = run(SUITE, "--ferrohub-offline", "-o", "ferrohub_allow_hosts=github.invalid")
    allowed.assert_outcomes(passed=2, failed=3)


@pytest.mark.slow
def test_workers_of_xdist_are_offline(run: Run) -> None:
    run(SUITE, "--ferrohub-offline", "-n", "2").assert_outcomes(passed=5)


def test_the_fixture_of_a_fake(run: Run) -> None:
    found = run(
        """
        import asyncio, ferrohub, pytest

        def test_blocking(ferrohub_fake):
            ferrohub_fake.on("issues/get").reply(ferrohub_fake.example("issues/get", title="Broken"))
            assert ferrohub_fake.client().issue("octocat", "Hello-World", 1).title == "Broken"

        def test_asynchronous(ferrohub_fake):
            async def main():
                async with ferrohub_fake.async_client() as client:
                    return await client.user("mona")
            ferrohub_fake.on("users/get-by-username")
            assert asyncio.run(main()).login == "mona"

        @pytest.mark.ferrohub_fake(base_url="https://github.example/api/v3", examples=True)
        def test_server(ferrohub_fake):
            assert ferrohub_fake.client().user("mona").html_url == "https://github.example/mona"

        def test_swallowed(ferrohub_fake):
            try:
                ferrohub_fake.client().user("mona")
            except Exception:
                pass

        def test_failed(ferrohub_fake):
            ferrohub_fake.client().user("mona")
        """,
        "--ferrohub-offline",
    )
    found.assert_outcomes(passed=4, errors=1, failed=1)
    text = found.stdout.str()
    assert (
        "ERROR at teardown of test_swallowed" in text and "GET https://api.github.com/users/mona is not faked" in text
    )
