"""gevent: blocking calls let the other greenlets of their thread run, and send through requests."""

from __future__ import annotations

import pathlib
import ssl
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from harness import PATIENCE, TOKEN, Reply, Server
from simulated_service import TOKENS, github_with_app, serving

pytest.importorskip("gevent")

KEYS = pathlib.Path(__file__).parents[1] / "keys"
USER = {"login": "octocat", "id": 1}
BEGIN = f"""
from gevent import monkey
monkey.patch_all()
import sys, gevent
url, *arguments = sys.argv[1:]
if "without requests" in arguments:
    sys.modules["requests"] = None
import ferrohub
client = ferrohub.Client(token="{TOKEN}", base_url=url)
"""


def started(code: str, *arguments: str) -> subprocess.Popen[str]:
    """A program in which gevent has patched everything."""
    command = [sys.executable, "-W", "always::RuntimeWarning:", "-c", BEGIN + textwrap.dedent(code), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(program: subprocess.Popen[str]) -> tuple[str, str]:
    """What a program printed, and its warnings."""
    try:
        output, errors = program.communicate(timeout=2 * PATIENCE)
    finally:
        program.kill()
    assert program.returncode == 0, errors
    return output.strip(), errors


def printed(code: str, *arguments: str) -> str:
    output, errors = ended(started(code, *arguments))
    assert "RuntimeWarning" not in errors
    return output


def comes(condition: Callable[[], bool]) -> bool:
    """Wait for a condition; says whether it became true."""
    end = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < end:
        time.sleep(0.01)
    return condition()


TEN = "print(len(gevent.joinall([gevent.spawn({call}) for _ in range(10)], raise_error=True)))"


@pytest.mark.parametrize("call", ["client.user, 'octocat'", "list, client.all_users(10)", "session.get, url + '/zen'"])
def test_ten_greenlets_have_their_requests_under_way_at_once(server: Server, call: str) -> None:
    event = threading.Event()
    server.will(Reply([USER] if "list" in call else USER, after=event))
    session = "from ferrohub import github3\nsession = github3.GitHubEnterprise(url, token='t').session\n"
    program = started(session + TEN.format(call=call), server.url)
    assert comes(lambda: len(server.requests) == 10), "one greenlet stops the others"
    event.set()
    assert ended(program)[0] == "10"
    assert {request.headers["connection"] for request in server.requests} == {"keep-alive"}, "requests says this"


def test_without_requests_the_first_call_warns_and_greenlets_still_overlap(server: Server) -> None:
    event = threading.Event()
    server.will(Reply(USER, after=event))
    code = TEN.format(call="client.user, 'octocat'")
    program = started(code, server.url, "without requests")
    assert comes(lambda: len(server.requests) == 10)
    event.set()
    output, errors = ended(program)
    assert output == "10"
    assert errors.count("RuntimeWarning: gevent has patched sockets") == 1
    assert "ferrohub.transports.requests()" in errors
    assert "pip install requests" in errors


@pytest.mark.parametrize("more", [[], ["without requests"]])
def test_a_timeout_of_gevent_ends_a_call_and_the_next_one_works(server: Server, more: list[str]) -> None:
    server.will(Reply(USER, after=threading.Event()), Reply(USER))
    code = """
    try:
        with gevent.Timeout(0.2):
            client.user("octocat")
    except gevent.Timeout:
        print("timeout", client.user("octocat").login)
    """
    assert ended(started(code, server.url, *more))[0] == "timeout octocat"


def test_other_greenlets_run_while_a_call_waits_for_its_retry(server: Server) -> None:
    server.will(Reply({}, 503, {"Retry-After": "1"}), Reply(USER))
    code = """
    order = []
    def calls():
        order.append(client.user("octocat").login)
    def other():
        gevent.sleep(0.01)
        order.append("other")
    gevent.joinall([gevent.spawn(calls), gevent.spawn(other)], raise_error=True)
    print(*order)
    """
    assert printed(code, server.url) == "other octocat"


def test_greenlets_wait_for_one_request_of_a_token() -> None:
    code = """
    app = ferrohub.AppClient("1", open(arguments[0]).read(), base_url=url)
    client = app.client(1)
    found = gevent.joinall([gevent.spawn(client.organization, "github") for _ in range(10)], raise_error=True)
    print(*{greenlet.value.login for greenlet in found})
    """
    with serving(github_with_app()) as github:
        assert printed(code, github.url, str(KEYS / "app-pkcs1.pem")) == "github"
        assert [request.line for request in github.requests].count(TOKENS) == 1


def test_the_proxies_of_the_session_are_used(server: Server) -> None:
    server.will(Reply(USER))
    code = """
    options = {"token": "t", "base_url": "http://api.example.test"}
    print(ferrohub.Client(proxies={"http": arguments[0]}, **options).user("octocat").login)
    import os
    os.environ["HTTP_PROXY"] = os.environ["http_proxy"] = arguments[0]
    print(ferrohub.Client(**options).user("octocat").login)
    try:
        ferrohub.Client(proxies={"no_proxy": "api.example.test"}, retries=0, **options).user("octocat")
    except ferrohub.exceptions.ConnectionError:
        print("direct")
    """
    assert printed(code, server.url, server.url).split() == ["octocat", "octocat", "direct"]
    assert [request.path for request in server.requests] == ["http://api.example.test/users/octocat"] * 2


@pytest.fixture
def tls() -> Iterator[Server]:
    """A server behind TLS that requires a certificate of its clients."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(KEYS / "tls-cert.pem", KEYS / "tls-key.pem")
    context.load_verify_locations(KEYS / "tls-client-cert.pem")
    context.verify_mode = ssl.CERT_REQUIRED
    with Server() as server:
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        server.url = f"https://127.0.0.1:{server.server_port}"
        server.will(Reply(USER))
        server.thread.start()
        yield server
        server.shutdown()


def test_the_certificates_of_the_session_are_used(tls: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"):
        monkeypatch.delenv(name, raising=False)
    code = """
    def login(**options):
        try:
            return ferrohub.Client(base_url=url, retries=0, **options).user("octocat").login
        except ferrohub.exceptions.TransportError as error:
            return "certificate" if "certificate" in str(error).lower() else "refused"
    authority, *cert = arguments
    cert = tuple(cert)
    print(login(verify=authority, cert=cert), login(verify=False, cert=cert), login(cert=cert), login(verify=authority))
    """
    names = ["tls-ca.pem", "tls-client-cert.pem", "tls-client-key.pem"]
    shown = printed(code, tls.url, *(str(KEYS / name) for name in names)).split()
    assert shown[:3] == ["octocat", "octocat", "certificate"]
    assert shown[3] != "octocat"
    assert len(tls.requests) == 2


def test_clients_share_no_cookies_and_offline_still_forbids_requests(server: Server) -> None:
    server.will(Reply(USER, headers={"Set-Cookie": "session=1; Path=/"}))
    code = """
    client.user("octocat")
    ferrohub.Client(base_url=url).user("octocat")
    try:
        with ferrohub.testing.offline():
            ferrohub.Client(base_url="http://api.example.test").user("octocat")
    except ferrohub.exceptions.NetworkForbidden:
        print("forbidden")
    """
    assert printed("import ferrohub.testing\n" + textwrap.dedent(code), server.url) == "forbidden"
    assert ["cookie" in request.headers for request in server.requests] == [False, False]


def test_a_transport_of_the_session_and_fakes_are_used_as_elsewhere(server: Server) -> None:
    code = """
    import ferrohub.testing, ferrohub.transports
    transport = lambda request: ferrohub.transports.Response.json({"login": "own", "id": 1})
    print(ferrohub.Client(transport=transport).user("octocat").login)
    fake = ferrohub.testing.Fake()
    fake.get("/users/octocat").reply({"login": "fake", "id": 1})
    print(fake.client().user("octocat").login)
    """
    assert printed(code, server.url).split() == ["own", "fake"]


def test_a_stream_is_read_in_its_greenlet(server: Server) -> None:
    server.will(Reply(b"x" * 500_000))
    code = """
    with client.session.get("/file", stream=True) as response:
        print(sum(map(len, response.iter_content(1000))))
    """
    assert printed(code, server.url) == "500000"


def test_an_asynchronous_client_works_in_a_patched_process(server: Server) -> None:
    server.will(Reply(USER))
    code = """
    import asyncio
    client.user("octocat")
    async def main():
        async with ferrohub.AsyncClient(base_url=url) as client:
            return (await client.user("octocat")).login
    print(asyncio.run(main()))
    """
    assert printed(code, server.url) == "octocat"
