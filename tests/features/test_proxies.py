"""Proxies: those of the session, and those of the environment as it is when a request is sent."""

from __future__ import annotations

import asyncio
import base64
import copy
import pathlib
import pickle
import socket
import ssl
import threading
import traceback
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from fault_server import Faulty, good, reply
from ferrohub.exceptions import ConnectionError, TransportError

KEYS = pathlib.Path(__file__).parents[1] / "keys"
PASSWORD = "pr0xy-passw0rd"
NAMES = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY", "REQUEST_METHOD"]


def named(name: str) -> Faulty:
    """A server, or proxy, by whose name a user is called."""

    def handle(connection: socket.socket, server: Faulty) -> None:
        while server.head(connection):
            connection.sendall(reply(b'{"login": "%s", "id": 1}' % name.encode()))

    return Faulty(handle)


@pytest.fixture(autouse=True)
def _nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)


@pytest.fixture
def proxy() -> Iterator[Faulty]:
    with named("proxy") as proxy:
        yield proxy


@pytest.fixture
def server() -> Iterator[Faulty]:
    with named("direct") as server:
        yield server


@pytest.fixture
def client(server: Faulty) -> ferrohub.Client:
    return server.client(timeout=10)


def way(client: ferrohub.Client) -> str:
    return client.user("octocat").login


@pytest.fixture
def far() -> ferrohub.Client:
    """A client of a host that only a proxy can find: the name is reserved (RFC 2606)."""
    return ferrohub.Client(base_url="http://github.invalid:8080", timeout=10, retries=0)


def is_direct(far: ferrohub.Client) -> bool:
    """Whether a request is sent without a proxy, so that the host is looked up."""
    try:
        return way(far) != "proxy"
    except ConnectionError as error:
        return "tunnel" not in str(error)


def with_password(proxy: Faulty) -> str:
    return proxy.url.replace("//", f"//user:{PASSWORD}@")


def test_changes_of_the_session_take_effect_at_once(proxy: Faulty, client: ferrohub.Client) -> None:
    assert way(client) == "direct"
    client.session.proxies = {"http": with_password(proxy)}
    assert way(client) == "proxy"
    head = proxy.heads[-1].decode()
    assert head.startswith(f"GET {client.session.base_url}/users/octocat HTTP/1.1\r\n")
    assert base64.b64encode(f"user:{PASSWORD}".encode()).decode() in head
    client.session.proxies = {"https": proxy.url}
    assert way(client) == "direct"
    client.session.proxies = {"all": proxy.url.removeprefix("http://")}
    assert way(client) == "proxy"
    client.session.proxies = {"all": proxy.url, "no_proxy": "10.0.0.1,127.0.0.0/8"}
    assert way(client) == "direct"
    client.session.proxies = {}
    assert way(client) == "direct"


def test_a_proxy_may_be_for_one_host(proxy: Faulty, client: ferrohub.Client) -> None:
    client.session.proxies = {"http://127.0.0.1": proxy.url}
    assert way(client) == "proxy"
    client.session.proxies = {"http://api.github.com": proxy.url}
    assert way(client) == "direct"


def test_changes_of_the_environment_take_effect_at_once(
    proxy: Faulty, far: ferrohub.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_direct(far)
    monkeypatch.setenv("http_proxy", with_password(proxy))
    assert way(far) == "proxy"
    monkeypatch.setenv("no_proxy", "github.invalid")
    assert is_direct(far)
    monkeypatch.setenv("no_proxy", "example.com")
    assert way(far) == "proxy"
    monkeypatch.setenv("http_proxy", "")
    assert is_direct(far)
    monkeypatch.setenv("ALL_PROXY", proxy.url)
    assert way(far) == "proxy"
    # In a CGI program, HTTP_PROXY comes from who sends requests to it.
    monkeypatch.delenv("ALL_PROXY")
    monkeypatch.setenv("HTTP_PROXY", proxy.url)
    assert way(far) == "proxy"
    monkeypatch.setenv("REQUEST_METHOD", "GET")
    assert is_direct(far)


def test_changes_of_the_environment_reach_awaited_calls(proxy: Faulty, monkeypatch: pytest.MonkeyPatch) -> None:
    async def found() -> str:
        client = ferrohub.AsyncClient(base_url="http://github.invalid", timeout=10, retries=0)
        with pytest.raises(ConnectionError):
            await client.user("octocat")
        monkeypatch.setenv("HTTP_PROXY", proxy.url)
        return (await client.user("octocat")).login

    assert asyncio.run(found()) == "proxy"


@pytest.mark.parametrize(
    "hosts", ["*", " , *", "github.invalid", "a.example,.invalid", "invalid", "github.invalid:8080"]
)
def test_hosts_without_proxy(hosts: str, proxy: Faulty, far: ferrohub.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", proxy.url)
    monkeypatch.setenv("NO_PROXY", hosts)
    assert is_direct(far)


@pytest.mark.parametrize("hosts", ["", "example.com", "hub.invalid", "10.0.0.0/8", "github.invalid:1"])
def test_hosts_with_proxy(hosts: str, proxy: Faulty, far: ferrohub.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", proxy.url)
    monkeypatch.setenv("NO_PROXY", hosts)
    assert way(far) == "proxy"


@pytest.mark.parametrize("transport", [None, "requests"])
@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "github.localhost"])
@pytest.mark.parametrize("variable", ["HTTP_PROXY", "ALL_PROXY"])
def test_a_proxy_of_the_environment_is_not_for_this_machine(
    transport: str | None,
    name: str,
    variable: str,
    proxy: Faulty,
    client: ferrohub.Client,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if transport and name == "github.localhost":
        pytest.skip("requests uses the resolver of the system, which may not know the name")
    monkeypatch.setenv(variable, proxy.url)
    client.session.base_url = client.session.base_url.replace("127.0.0.1", name)
    if transport:
        pytest.importorskip(transport)
        client.session.transport = ferrohub.transports.requests()
    assert way(client) == "direct"
    if not transport:
        # The proxies of the session are for any host.
        client.session.proxies = {"http": proxy.url}
        assert way(client) == "proxy"


BROKEN = [f"http://user:{PASSWORD}@[bad", f"ftp://user:{PASSWORD}@h", f"socks5://user:{PASSWORD}@h", "http://", "::"]
#: Templates without their values.
BROKEN += ["http://${PROXY_HOST}:3128", "http://{proxy}", "http://{{ proxy }}:3128", f"http://u:{PASSWORD}@a`b", "{}"]


@pytest.mark.parametrize("address", BROKEN)
def test_a_broken_address_of_the_environment_is_an_error(
    address: str, client: ferrohub.Client, far: ferrohub.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", address)
    with pytest.raises(TransportError, match="HTTP_PROXY in the environment") as caught:
        way(far)
    assert PASSWORD not in "".join(traceback.format_exception(caught.value))
    # Where no proxy is due, that of the environment does not matter.
    assert way(client) == "direct"
    monkeypatch.setenv("NO_PROXY", "github.invalid")
    assert is_direct(far)


@pytest.mark.parametrize(
    ("proxies", "why"),
    [({"http": address}, "http") for address in [*BROKEN, ""]]
    + [({key: "http://h"}, "key") for key in ["htp", "HTTP", "ftp", "", "https://", "socks5", "ftp://h", "no"]],
)
def test_unknown_keys_and_addresses_raise_when_they_are_set(
    proxies: dict[str, str], why: str, client: ferrohub.Client
) -> None:
    client.session.proxies = {"https": "http://10.0.0.1:3128"}
    with pytest.raises(ValueError, match=f"proxies.*{why}") as caught:
        client.session.proxies = proxies
    assert PASSWORD not in str(caught.value)
    assert client.session.proxies == {"https": "http://10.0.0.1:3128"}


@pytest.mark.parametrize("proxies", [{"http": {}}, {"http": 5}, {"http": True}, {"http": b"http://h"}, {5: "http://h"}])
def test_proxies_of_other_types_raise(proxies: Any, client: ferrohub.Client) -> None:
    with pytest.raises(TypeError, match="must be a str, not"):
        client.session.proxies = proxies
    with pytest.raises(TypeError, match="must be a str, not"):
        client.session.proxies.update(proxies)
    assert client.session.proxies == {}


def test_proxies_are_changed_in_place(client: ferrohub.Client, proxy: Faulty) -> None:
    proxies = client.session.proxies
    proxies["http"] = proxy.url
    assert way(client) == "proxy" and proxies == client.session.proxies == {"http": proxy.url}
    del proxies["http"]
    assert way(client) == "direct" and proxies == {}
    proxies.update(http=proxy.url, https="http://10.0.0.1:3128")
    assert way(client) == "proxy" and list(proxies) == ["http", "https"]
    for key, address in [("htp", "http://h"), ("http", BROKEN[0]), ("http", "{}")]:
        with pytest.raises(ValueError, match="proxies") as caught:
            proxies[key] = address
        assert PASSWORD not in str(caught.value)
    with pytest.raises(ValueError, match="proxies"):
        proxies.update({"https": "http://10.0.0.2:3128", "htp": "http://h"})
    assert proxies == {"http": proxy.url, "https": "http://10.0.0.1:3128"}
    assert proxies.pop("http") == proxy.url and way(client) == "direct"
    with pytest.raises(KeyError):
        del proxies["http"]
    proxies.clear()
    assert client.session.proxies == {}


def test_proxies_of_sessions_are_a_mapping(client: ferrohub.Client) -> None:
    address = f"http://user:{PASSWORD}@10.0.0.1:3128"
    client.session.proxies = {"https": address}
    proxies = client.session.proxies
    assert repr(proxies) == "{'https': 'http://***@10.0.0.1:3128'}"
    other = ferrohub.Client(proxies=proxies)
    other.session.proxies |= {"http": f"user:{PASSWORD}@h"}
    assert repr(other.session.proxies) == "{'https': 'http://***@10.0.0.1:3128', 'http': '***@h'}"
    assert proxies == {"https": address} == {**proxies} and proxies != other.session.proxies
    for made in (proxies.copy(), copy.copy(proxies), copy.deepcopy(proxies), pickle.loads(pickle.dumps(proxies))):
        assert type(made) is dict and made == {"https": address}
        made["http"] = "http://h"
    assert client.session.proxies == {"https": address}
    assert proxies | {"http": "h"} == {"https": address, "http": "h"} == {"http": "h"} | proxies


def test_mappings_of_github3_sessions_are_changed_in_place(proxy: Faulty, server: Faulty) -> None:
    import ferrohub.github3

    client = ferrohub.github3.GitHub(token="t0ken-of-the-tests")
    client.session.base_url = server.url
    client.session.params["client"] = 1
    client.session.proxies["http"] = proxy.url
    assert client.user("octocat").login == "proxy" and b"/users/octocat?client=1 " in proxy.heads[0]


def test_a_proxy_that_cannot_be_reached_is_not_passed_by(client: ferrohub.Client, server: Faulty) -> None:
    client.session.proxies = {"http": f"http://user:{PASSWORD}@127.0.0.1:1"}
    with pytest.raises(ConnectionError) as caught:
        way(client)
    assert PASSWORD not in str(caught.value) and server.connections == 0
    assert str(caught.value).endswith("; through the proxy 127.0.0.1:1")


def test_a_tunnel_that_fails_names_its_proxy(client: ferrohub.Client) -> None:
    client.session.retries = 0
    client.session.proxies = {"https": f"http://user:{PASSWORD}@127.0.0.1:1"}
    with pytest.raises(ConnectionError) as caught:
        client.session.get("https://api.example.com/user")
    assert PASSWORD not in str(caught.value) and str(caught.value).endswith("; through the proxy 127.0.0.1:1")


def tunnel(connection: socket.socket, proxy: Faulty) -> None:
    """Connect to where the client wants to."""
    target = proxy.head(connection).split()[1].decode()
    host, _, port = target.rpartition(":")
    with socket.create_connection((host, int(port))) as server:
        connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")

        def back() -> None:
            while piece := server.recv(65536):
                connection.sendall(piece)

        threading.Thread(target=back, daemon=True).start()
        while piece := connection.recv(65536):
            server.sendall(piece)


def test_https_goes_through_a_tunnel_that_sees_no_credential(proxy: Faulty) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(KEYS / "tls-cert.pem", KEYS / "tls-key.pem")
    proxy.handler = tunnel
    with Faulty(good, context) as server:
        client = server.client(token="s3cret", timeout=10)
        client.session.verify = KEYS / "tls-ca.pem"
        client.session.proxies = {"https": with_password(proxy)}
        assert way(client) == "octocat" and way(client) == "octocat"
        assert proxy.connections == server.connections == 1
        (head,) = proxy.heads
        assert head.startswith(b"CONNECT 127.0.0.1:") and b"Proxy-Authorization: Basic " in head.title()
        assert b"s3cret" not in head and b"s3cret" in server.heads[0]
        client.session.proxies = {"https": "http://127.0.0.1:1"}
        with pytest.raises(ConnectionError):
            way(client)
        assert server.connections == 1
