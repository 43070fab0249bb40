"""Certificates: a real TLS server on loopback, whose certificate only its own authority vouches for."""

from __future__ import annotations

import pathlib
import ssl
from collections.abc import Iterator

import pytest

import ferrohub
from fault_server import Faulty, Handler, reply
from harness import Reply, Server, body_of

KEYS = pathlib.Path(__file__).parents[1] / "keys"
AUTHORITY = str(KEYS / "tls-ca.pem")


@pytest.fixture
def tls() -> Iterator[Server]:
    """The server of the tests, behind TLS."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(KEYS / "tls-cert.pem", KEYS / "tls-key.pem")
    with Server() as server:
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        server.url = f"https://127.0.0.1:{server.server_port}"
        server.will(Reply(body_of("Organization")))
        server.thread.start()
        yield server
        server.shutdown()


def test_an_unknown_authority_is_refused(tls: Server) -> None:
    client = ferrohub.ClientEnterprise(tls.url, token="t0ken")
    with pytest.raises(ferrohub.exceptions.ConnectionError, match="certificate") as caught:
        client.organization("github")
    assert isinstance(caught.value, ConnectionError) and "t0ken" not in str(caught.value)
    assert tls.requests == []


def test_a_known_authority_is_accepted(tls: Server) -> None:
    client = ferrohub.ClientEnterprise(tls.url, token="t0ken", verify=AUTHORITY)
    assert client.organization("github").login == "github"
    assert tls.requests[0].headers["authorization"] == "token t0ken"


def test_the_check_can_be_left_out(tls: Server) -> None:
    client = ferrohub.ClientEnterprise(tls.url, token="t0ken", verify=False)
    assert client.organization("github").login == "github"


def test_the_check_can_be_changed_between_two_requests(tls: Server) -> None:
    client = ferrohub.Client(base_url=tls.url)
    client.session.verify = pathlib.Path(AUTHORITY)
    assert client.organization("github").login == "github"
    client.session.verify = True
    with pytest.raises(ferrohub.exceptions.ConnectionError):
        client.organization("github")


@pytest.mark.parametrize(
    ("content", "why"), [(None, "cannot be read"), ("no certificate", "no certificates in PEM form")]
)
def test_a_bad_bundle_is_reported(tls: Server, tmp_path: pathlib.Path, content: str | None, why: str) -> None:
    bundle = tmp_path / "authority.pem"
    if content is not None:
        bundle.write_text(content)
    with pytest.raises(ValueError, match=why) as caught:
        ferrohub.ClientEnterprise(tls.url, verify=str(bundle)).organization("github")
    assert "verify" in str(caught.value)
    assert tls.requests == []


def context() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(KEYS / "tls-cert.pem", KEYS / "tls-key.pem")
    return context


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_certificate_that_is_not_trusted_is_not_tried_again(method: str) -> None:
    with Faulty(context=context()) as server:
        client = server.client(timeout=10, retries=3)
        with pytest.raises(ferrohub.exceptions.ConnectionError, match="certificate"):
            getattr(client.session, method)("/x")
        assert server.connections == 1 and server.heads == []


@pytest.mark.parametrize(
    "handler",
    [
        lambda connection, server: connection.sendall(reply()),
        lambda connection, server: connection.sendall(
            b"\x15\x03\x03\0\x02\x02\x28"
        ),  # a fatal alert, handshake_failure
    ],
    ids=["no TLS", "nothing in common"],
)
def test_a_server_that_cannot_be_talked_to_is_not_tried_again(handler: Handler) -> None:
    with Faulty(handler) as server:
        client = server.client(base_url=server.url.replace("http:", "https:"), timeout=10, retries=3)
        with pytest.raises(ferrohub.exceptions.ConnectionError):
            client.session.get("/x")
        assert server.connections == 1


def test_a_handshake_that_fails_for_the_moment_is_tried_again() -> None:
    alert = b"\x15\x03\x03\0\x02\x02\x50"  # internal_error

    with Faulty(lambda connection, server: connection.sendall(alert)) as server:
        client = server.client(base_url=server.url.replace("http:", "https:"), timeout=10, retries=1)
        with pytest.raises(ferrohub.exceptions.ConnectionError):
            client.session.post("/x", json={})
        assert server.connections == 2


def test_connections_of_new_clients_trust_no_more_than_they_should(tls: Server) -> None:
    for _ in range(2):
        with pytest.raises(ferrohub.exceptions.ConnectionError, match="certificate"):
            ferrohub.Client(base_url=tls.url, timeout=9).organization("github")
        trusting = ferrohub.ClientEnterprise(tls.url, verify=False, timeout=9)
        assert trusting.organization("github").login == "github"
