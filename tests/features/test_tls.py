"""Certificates: a real TLS server on loopback, whose certificate only its own authority vouches for."""

from __future__ import annotations

import contextlib
import datetime
import os
import pathlib
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from fault_server import Faulty, Handler, reply
from harness import Reply, Server, body_of

KEYS = pathlib.Path(__file__).parents[1] / "keys"
AUTHORITY = str(KEYS / "tls-ca.pem")
needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
CLIENT = (KEYS / "tls-client-cert.pem", KEYS / "tls-client-key.pem")


@pytest.fixture(autouse=True)
def no_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the environment name no certificates."""
    for name in ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"):
        monkeypatch.delenv(name, raising=False)


@contextlib.contextmanager
def serving_tls(certificate: pathlib.Path, key: pathlib.Path | None = None) -> Iterator[Server]:
    """The server of the tests, behind TLS."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with Server() as server:
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        server.url = f"https://127.0.0.1:{server.server_port}"
        server.will(Reply(body_of("Organization")))
        server.thread.start()
        yield server
        server.shutdown()


@pytest.fixture
def tls() -> Iterator[Server]:
    """A server whose certificate is that of an authority of the tests."""
    with serving_tls(KEYS / "tls-cert.pem", KEYS / "tls-key.pem") as server:
        yield server


@needs_pipes
@pytest.mark.parametrize("option", ["verify", "cert"])
def test_a_file_that_cannot_be_read_stops_no_other_client(option: str, server: Server, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    options: dict[str, Any] = {option: path}
    stopped = ferrohub.Client(base_url="https://127.0.0.1:1", retries=0, **options)
    stopped.session.timeout = (None, None)

    def read() -> None:
        with contextlib.suppress(ValueError, ferrohub.exceptions.SessionClosed):
            stopped.zen()

    reading = threading.Thread(target=read)
    reading.start()
    with path.open("wb"):  # It is open as soon as the other thread reads it.
        assert ferrohub.Client(base_url=server.url).session.get("/").ok
        stopped.close()
        reading.join()
    late = ferrohub.Client(base_url="https://127.0.0.1:1", timeout=0.1, retries=0, **options)
    with pytest.raises(ferrohub.exceptions.TransportError, match=f"{option}: .* cannot be read within 0.1 s"):
        late.zen()


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


def certified(folder: pathlib.Path, *, hosts: str, days: tuple[int, int], is_own: bool) -> None:
    """Write an authority, and a certificate that is valid for a host between two days from now."""
    x509 = pytest.importorskip("cryptography.x509")
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    now = datetime.datetime.now(datetime.timezone.utc)

    def name(text: str) -> Any:
        return x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, text)])

    def made(subject: str, own: Any, issuer: str, signer: Any, first: int, last: int, *extensions: Any) -> Any:
        builder = x509.CertificateBuilder().subject_name(name(subject)).issuer_name(name(issuer))
        builder = builder.public_key(own.public_key()).serial_number(x509.random_serial_number())
        builder = builder.not_valid_before(now + datetime.timedelta(first))
        builder = builder.not_valid_after(now + datetime.timedelta(last))
        for extension in extensions:
            builder = builder.add_extension(extension, critical=False)
        return builder.sign(signer, hashes.SHA256())

    authority, own = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    limits = x509.BasicConstraints(True, None)
    pem = serialization.Encoding.PEM
    ca = made("authority", authority, "authority", authority, -100, 100, limits)
    (folder / "ca.pem").write_bytes(ca.public_bytes(pem))
    names = x509.SubjectAlternativeName([x509.DNSName(hosts)])
    issuer, signer = ("server", own) if is_own else ("authority", authority)
    served = made("server", own, issuer, signer, *days, names, x509.BasicConstraints(False, None))
    key = own.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "server.pem").write_bytes(key + served.public_bytes(pem))


@pytest.mark.parametrize(
    ("hosts", "days", "is_own", "is_accepted"),
    [
        ("localhost", (-5, 50), False, True),
        ("localhost", (-50, -1), False, False),
        ("localhost", (1, 50), False, False),
        ("other.example", (-5, 50), False, False),
        ("localhost", (-5, 50), True, False),
    ],
    ids=["valid", "expired", "not yet valid", "of another host", "self-signed"],
)
def test_a_certificate_that_is_not_valid_is_refused(
    hosts: str, days: tuple[int, int], is_own: bool, is_accepted: bool, tmp_path: pathlib.Path
) -> None:
    certified(tmp_path, hosts=hosts, days=days, is_own=is_own)
    with serving_tls(tmp_path / "server.pem") as server:
        url = server.url.replace("127.0.0.1", "localhost")
        client = ferrohub.ClientEnterprise(url, token="t0ken", verify=tmp_path / "ca.pem", retries=0)
        if is_accepted:
            assert client.organization("github").login == "github"
        else:
            with pytest.raises(ferrohub.exceptions.ConnectionError, match="certificate"):
                client.organization("github")
            assert server.requests == []


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


@pytest.mark.parametrize("variable", ["REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"])
@pytest.mark.parametrize("is_folder", [False, True])
def test_the_environment_names_a_bundle(
    tls: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path, variable: str, is_folder: bool
) -> None:
    (tmp_path / "authority.pem").write_bytes(pathlib.Path(AUTHORITY).read_bytes())
    (tmp_path / "README").write_text("no certificate")
    client = ferrohub.Client(base_url=tls.url, retries=0)
    with pytest.raises(ferrohub.exceptions.ConnectionError, match="certificate"):
        client.organization("github")
    monkeypatch.setenv(variable, str(tmp_path if is_folder else tmp_path / "authority.pem"))
    assert client.organization("github").login == "github"
    # What the session says takes precedence.
    with pytest.raises(ValueError, match="verify"):
        ferrohub.Client(base_url=tls.url, verify=tmp_path / "README").organization("github")


def test_a_bundle_of_the_environment_that_is_missing_is_reported(tls: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", "/no/such/bundle.pem")
    with pytest.raises(ferrohub.exceptions.TransportError, match=r"REQUESTS_CA_BUNDLE.*no/such"):
        ferrohub.Client(base_url=tls.url, retries=0).organization("github")
    assert ferrohub.Client(base_url=tls.url, verify=False).organization("github").login == "github"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have stores of their own")
@pytest.mark.parametrize("variable", ["SSL_CERT_FILE", "SSL_CERT_DIR"])
def test_the_variables_of_openssl_add_authorities(tls: Server, tmp_path: pathlib.Path, variable: str) -> None:
    authority = tmp_path / "authority.pem"
    authority.write_bytes(pathlib.Path(AUTHORITY).read_bytes())
    value = str(authority if variable == "SSL_CERT_FILE" else tmp_path)
    program = f"import ferrohub; print(ferrohub.Client(base_url={tls.url!r}).organization('github'))"
    environment = {**os.environ, variable: value}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("github", "")


@pytest.fixture
def strict() -> Iterator[Server]:
    """A server that wants a certificate of the client."""
    wanted = context()
    wanted.verify_mode = ssl.CERT_REQUIRED
    wanted.load_verify_locations(CLIENT[0])
    with Server() as server:
        server.socket = wanted.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        server.url = f"https://127.0.0.1:{server.server_port}"
        server.will(Reply(body_of("Organization")))
        server.thread.start()
        yield server
        server.shutdown()


@pytest.mark.parametrize("verify", [AUTHORITY, False, True])
@pytest.mark.parametrize("is_pair", [False, True])
def test_a_client_shows_its_certificate(
    strict: Server, tmp_path: pathlib.Path, verify: bool | str, is_pair: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ClientSession.cert"""
    cert, key = CLIENT
    both = tmp_path / "both.pem"
    both.write_bytes(cert.read_bytes() + b"\n" + key.read_bytes())
    if verify is True:
        monkeypatch.setenv("REQUESTS_CA_BUNDLE", AUTHORITY)
    client = ferrohub.Client(base_url=strict.url, verify=verify, retries=0)
    with pytest.raises(ferrohub.exceptions.TransportError):
        client.organization("github")
    client.session.cert = (cert, key) if is_pair else both
    assert client.organization("github").login == "github"
    # Neither the certificate nor the key alone will do.
    for bad in (cert, key, tmp_path / "missing.pem"):
        client.session.cert = bad
        with pytest.raises(ValueError, match="cert: "):
            client.organization("github")


def test_a_certificate_is_read_where_the_system_is_trusted(tls: Server) -> None:
    for bad in (*CLIENT, KEYS / "missing.pem"):
        with pytest.raises(ValueError, match="cert: "):
            ferrohub.Client(base_url=tls.url, cert=bad).organization("github")
    with pytest.raises(ferrohub.exceptions.ConnectionError, match="certificate"):
        ferrohub.Client(base_url=tls.url, cert=CLIENT).organization("github")
    assert tls.requests == []
