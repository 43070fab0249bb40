"""What must not be in a cassette: credentials in whatever form a request or a response has them."""

from __future__ import annotations

import base64
import contextlib
import gzip
import io
import json
import os
import pathlib
import re
import stat
import sys
import tarfile
import urllib.parse
import zipfile
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import CassetteError
from ferrohub.testing import Recorder
from harness import Reply, Server

#: The session's token, which has no recognizable form.
TOKEN = "5e55i0n/T0ken+of=the~session"
CLASSIC = "ghp_" + "16C7e42F292c6912E7710c838347Ae178B4a"
PGP = "-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQOYBGVs\n=abcd\n-----END PGP PRIVATE KEY BLOCK-----\n"
SSH = "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----\n"


def lines(text: str, end: str = "\n") -> str:
    """Base64 as GitHub sends contents: in lines of 60 letters."""
    encoded = base64.b64encode(text.encode()).decode()
    return "".join(encoded[at : at + 60] + end for at in range(0, len(encoded), 60))


def escaped(text: str) -> str:
    return "".join(f"\\u{ord(letter):04x}" for letter in text)


def archive(name: str, content: str) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        member = tarfile.TarInfo(name)
        member.size = len(content)
        tar.addfile(member, io.BytesIO(content.encode()))
    return packed.getvalue()


SECRETS = {"the session's token": TOKEN, "a token": CLASSIC}
FORMS: dict[str, Callable[[str], Any]] = {
    "a value": lambda secret: {"note": f"see {secret}."},
    "a key": lambda secret: {secret: {"a": 1}},
    "bytes that are not UTF-8": lambda secret: b"caf\xe9 " + secret.encode() + b" \x00\x01\xff",
    "Latin-1": lambda secret: b'{"name": "caf\xe9", "note": "' + secret.encode() + b'"}',
    "a byte order mark": lambda secret: b"\xef\xbb\xbf" + json.dumps({"note": secret}).encode(),
    "UTF-16": lambda secret: json.dumps({"note": secret}).encode("utf-16"),
    "UTF-16 without a mark": lambda secret: json.dumps({"note": secret}).encode("utf-16-be"),
    "UTF-32": lambda secret: json.dumps({"note": secret}).encode("utf-32"),
    "JSON lines": lambda secret: f'{{"a": 1}}\n{{"note": "{secret}"}}\n',
    "base64": lambda secret: {"content": base64.b64encode(f"x {secret} y".encode()).decode()},
    "base64 in lines": lambda secret: {"content": lines(f"# Notes\n\n{secret}\n" * 3)},
    "base64 twice": lambda secret: {"content": lines(lines(secret))},
    "base64 in a text": lambda secret: f"data:text/plain;base64,{lines(secret, '')} and more",
    "base64 for URLs": lambda secret: base64.urlsafe_b64encode(b"\xfb\xff" + secret.encode()).decode().rstrip("="),
    "hexadecimal digits": lambda secret: {"dump": secret.encode().hex()},
    "percent-encoding": lambda secret: {
        "url": "https://h/?q=" + urllib.parse.quote(urllib.parse.quote(secret, safe=""))
    },
    "every byte percent-encoded": lambda secret: "".join(f"%{byte:02X}" for byte in secret.encode()),
    "escapes of JSON": lambda secret: f'{{"note": "{escaped(secret)}"}}',
    "JSON in JSON": lambda secret: {"payload": json.dumps({"note": json.dumps([secret])})},
    "escapes of HTML": lambda secret: "<p>" + "".join(f"&#{ord(letter)};" for letter in secret) + "</p>",
    "a form": lambda secret: "a=1&b=" + urllib.parse.quote_plus(f"x {secret}"),
    "a body of several parts": lambda secret: (
        f'--frontier\r\nContent-Disposition: form-data; name="note"\r\n\r\n{secret}\r\n--frontier--\r\n'
    ),
    "gzip without a header": lambda secret: gzip.compress(f"log: {secret}".encode()),
    "gzip in base64": lambda secret: {"log": base64.b64encode(gzip.compress(secret.encode())).decode()},
    "an archive": lambda secret: archive("notes.txt", f"{secret}\n"),
}


def recorded(client: ferrohub.Client, server: Server, folder: pathlib.Path, reply: Reply) -> tuple[str, bytes]:
    """The text of a cassette with a response, and its body as it replays."""
    server.will(reply)
    with Recorder(client, folder).use_cassette("secret"):
        client.session.get("/notes")
    text = (folder / "secret.json").read_text()
    other = ferrohub.Client(token="another token", base_url=server.url)
    with Recorder(other, folder).use_cassette("secret", record="none"):
        return text, other.session.get("/notes").content


def forms(body: bytes) -> set[bytes]:
    """A body as it is, and as it reads without what could hide a secret in it."""
    found, new = {body}, {body}
    for _ in range(4):
        new = {form for each in new for form in decoded(each)} - found
        found |= new
    return found


def decoded(body: bytes) -> Iterator[bytes]:
    yield urllib.parse.unquote_to_bytes(body)
    yield body.replace(b"\0", b"")
    yield re.sub(rb"\\u00(..)", lambda found: bytes.fromhex(found[1].decode()), body)
    if body.startswith(b"\x1f\x8b"):
        with contextlib.suppress(EOFError, OSError, zlib.error):
            yield gzip.decompress(body)
    joined = re.sub(rb"\\n|\s", b"", body).translate(bytes.maketrans(b"-_", b"+/"))
    for word in re.findall(rb"[A-Za-z0-9+/]{11,}", joined):
        yield base64.b64decode(word + b"=" * (-len(word) % 4)) if len(word) % 4 != 1 else b""
        if re.fullmatch(rb"([0-9a-f]{2})+", word):
            yield bytes.fromhex(word.decode())


@pytest.fixture
def client(server: Server) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, base_url=server.url)


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS)
@pytest.mark.parametrize("form", FORMS)
def test_a_secret_is_replaced_in_every_form(
    form: str, secret: str, client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    body = FORMS[form](secret)
    text, replayed = recorded(client, server, tmp_path, Reply(body))
    assert secret not in text
    for each in forms(replayed) | forms(text.encode()):
        assert secret.encode() not in each, each
    if isinstance(body, dict):
        assert type(json.loads(replayed)) is dict
    assert replayed and b"REDACTED" in b"".join(forms(replayed))


@pytest.mark.parametrize(
    ("encoding", "pack"),
    [("gzip", gzip.compress), ("deflate", zlib.compress), ("deflate", lambda b: zlib.compress(b)[2:-4])],
)
def test_a_compressed_response_is_replaced_and_replays(
    encoding: str, pack: Callable[[bytes], bytes], client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    reply = Reply(pack(json.dumps({"note": TOKEN, "id": 1}).encode()), headers={"Content-Encoding": encoding})
    text, replayed = recorded(client, server, tmp_path, reply)
    assert TOKEN not in text and json.loads(replayed) == {"note": "REDACTED", "id": 1}


@pytest.mark.parametrize(
    ("body", "gone"),
    [
        ({"key": PGP + "after"}, "lQOYBGVs"),
        ({"key": SSH}, "b3BlbnNza"),
        (f"x\n{SSH}y", "b3BlbnNza"),
        ({"content": lines(SSH)}, "b3BlbnNza"),
        ({"token": ["one-secret", {"deep": "two-secret"}, 31337]}, "secret"),
        ({"token": ["one-secret", {"deep": "two-secret"}, 31337]}, "31337"),
        ({"clientSecret": {"current": "one-secret"}}, "one-secret"),
        ({"device_code": "3584d83530", "user_code": "WDJB-MJHT", "interval": 5}, "WDJB"),
        ({"device_code": "3584d83530", "user_code": "WDJB-MJHT", "interval": 5}, "3584d83530"),
        ({"access_token": "a1b2", "refresh_token": "c3d4"}, "c3d4"),
        ({"client_id": "Iv1.8a61f9b3a7aba766", "code": "0a1b2c3d"}, "0a1b2c3d"),
        ({"headers": {"Authorization": "token tiny", "Cookie": "a=crumb"}}, "tiny"),
        ({"headers": {"Authorization": "token tiny", "Cookie": "a=crumb"}}, "crumb"),
        ("GET / HTTP/1.1\r\nAuthorization: Bearer tiny\r\n\r\n", "tiny"),
        ('{"items": [{"token": "cut-off', "cut-off"),
        ("<OAuth><access_token>abcdef</access_token></OAuth>", "abcdef"),
        ("https://app.example/cb?code=0a1b2c3d&state=x", "0a1b2c3d"),
        ('--f\r\nContent-Disposition: form-data; name="client_secret"\r\n\r\nabcdef\r\n--f--\r\n', "abcdef"),
        ("client_id=1&client%5Fsecret=abcdef&code=0a1b2c3d", "abcdef"),
        ("client_id=1&client%5Fsecret=abcdef&code=0a1b2c3d", "0a1b2c3d"),
    ],
)
def test_what_is_secret_by_its_name_is_replaced(
    body: Any, gone: str, client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    text, replayed = recorded(client, server, tmp_path, Reply(body))
    assert gone not in text and gone.encode() not in b"".join(forms(replayed))


def test_what_is_no_secret_stays(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    body = {
        "code": "missing_field",
        "errors": [{"code": "custom", "field": "token"}],
        "verification": {"signature": "-----BEGIN PGP SIGNATURE-----\n\niQEz\n-----END PGP SIGNATURE-----"},
        "content": lines("# A title\n\nSome text, caf\u00e9.\n"),
        "sha": "7fd1a60b01f91b314f59955a4e4d4e80d8edf11d",
        "diff": "-----\n+++ b/token.py\n@@ -1 +1 @@\n-a\n+b\n",
        "big": 123456789012345678901234567890,
        "image": base64.b64encode(bytes(range(256))).decode(),
        # Names that GitHub also uses for what is public, encrypted, or no secret.
        "session": {"id": "2f0c", "state": "in_progress"},
        "ssh_key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBd0bqfKHfGVNSnFr5kRg",
        "seed": "4b1d",
        "encrypted_value": "c2VhbGVk",
        "token_last_eight": "71c8b3a2",
    }
    _, replayed = recorded(client, server, tmp_path, Reply(body))
    assert json.loads(replayed) == body


def test_requests_are_replaced_and_found_again(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    """Another token of another length replays what was recorded with the first."""
    server.will(Reply({"id": 1}))

    def send(token: str) -> None:
        client.session.token_auth(token)
        client.session.headers["X-Api-Key"] = f"key of {token}"
        client.session.put(f"/a/{token}?q={urllib.parse.quote(token, safe='')}&access_token=x#y")
        client.session.post("/b", json={"note": f"see {token}", token: 1, "content": lines(f"x {token}")})
        client.session.post("/c", data=f"a={urllib.parse.quote(token, safe='')}&password=hunter2")
        client.session.post("/d", json={"note": "nothing"}, headers={"Referer": f"https://h/{token}"})

    with Recorder(client, tmp_path).use_cassette("sent", match_on=("method", "uri", "body")):
        send(TOKEN)
    text = (tmp_path / "sent.json").read_text()
    for secret in (TOKEN, urllib.parse.quote(TOKEN, safe=""), "hunter2", "key of"):
        assert secret not in text
    with Recorder(client, tmp_path).use_cassette("sent", record="none") as cassette:
        send("another-credential")
    assert cassette.unused == []


@pytest.mark.parametrize(
    "headers",
    [
        {"Set-Cookie": "user_session=s3ss10n; path=/", "Gone": "s3ss10n"},
        {"Location": "https://h/cb?code=0a1b2c3d", "Gone": "0a1b2c3d"},
        {"Location": "https://u:pa55word@h/", "Gone": "pa55word"},
        {"Location": "https://s3.example/a?X-Amz-Signature=51607&X-Amz-Security-Token=abc", "Gone": "51607"},
        {"Link": '<https://h/?access_token=abcdef>; rel="next"', "Gone": "abcdef"},
        {"X-Session-Token": "abcdef", "Gone": "abcdef"},
        {"X-Note": base64.b64encode(TOKEN.encode()).decode(), "Gone": base64.b64encode(TOKEN.encode()).decode()},
        {"X-Note": urllib.parse.quote(TOKEN, safe=""), "Gone": urllib.parse.quote(TOKEN, safe="")},
    ],
)
def test_headers_are_replaced(
    headers: dict[str, str], client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    gone = headers["Gone"]
    text, _ = recorded(client, server, tmp_path, Reply({}, headers={**headers, "Gone": "x"}))
    assert gone not in text


@pytest.mark.parametrize("name", ["X-Hub-Signature-256", "X-Hub-Signature", "Signature"])
def test_the_signature_of_a_request_is_replaced(
    name: str, client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    with Recorder(client, tmp_path).use_cassette("a"):
        client.session.post("/x", data="{}", headers={name: "sha256=0a1b2c3d4e5f"})
    assert "0a1b2c3d4e5f" not in (tmp_path / "a.json").read_text()


def test_a_cassette_that_cannot_be_cleaned_is_not_written(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    """What is in a zip archive cannot be replaced without breaking it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("1_build.txt", f"log\n{TOKEN}\nlog")
    server.will(Reply(packed.getvalue(), headers={"Content-Type": "application/zip"}))
    recorder = Recorder(client, tmp_path / "cassettes")
    with pytest.raises(CassetteError) as caught, recorder.use_cassette("logs"):
        client.session.get("/logs")
    message = str(caught.value)
    assert "logs.json is not written: the response of interaction 1 has a credential of the session" in message
    assert TOKEN not in message and list(tmp_path.iterdir()) == []
    # One that is there stays as it was.
    server.will(Reply({"id": 1}))
    with recorder.use_cassette("kept", record="new_episodes"):
        client.session.get("/user")
    before = (tmp_path / "cassettes" / "kept.json").read_bytes()
    server.will(Reply(packed.getvalue()))
    with pytest.raises(CassetteError), recorder.use_cassette("kept", record="new_episodes"):
        client.session.get("/logs")
    assert [path.name for path in (tmp_path / "cassettes").iterdir()] == ["kept.json"]
    assert (tmp_path / "cassettes" / "kept.json").read_bytes() == before


def test_a_short_token_is_replaced_only_where_a_credential_stands(server: Server, tmp_path: pathlib.Path) -> None:
    client = ferrohub.Client(token="t", base_url=server.url)
    body = {"title": "the title", "token": "t", "url": "https://t:t@h/"}
    text, replayed = recorded(client, server, tmp_path, Reply(body))
    assert json.loads(replayed) == {"title": "the title", "token": "REDACTED", "url": "https://REDACTED@h/"}
    assert "token t" not in text


def test_secrets_of_the_session_are_known_before_they_are_sent(server: Server, tmp_path: pathlib.Path) -> None:
    client = ferrohub.Client(base_url=server.url)
    client.set_client_id("Iv1.8a61f9b3a7aba766", "0123456789abcdef0123")
    client.session.headers["Private-Token"] = "glpat-very-private"
    client.session.params = {"api_key": "key-of-the-params"}
    body = {"a": "0123456789abcdef0123", "b": "glpat-very-private", "c": "key-of-the-params"}
    server.will(Reply(body))
    with Recorder(client, tmp_path).use_cassette("known"):
        client.session.get("/notes")
    text = (tmp_path / "known.json").read_text()
    assert not [secret for secret in body.values() if secret in text]


def test_a_download_whose_content_was_replaced_replays(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    import hashlib

    from harness import make

    content = f"TOKEN={TOKEN}\n".encode()
    asset = make("Asset", client, digest=f"sha256:{hashlib.sha256(content).hexdigest()}")
    server.will(Reply(content, headers={"Content-Type": "application/octet-stream"}))
    for name in ("recorded", "replayed"):
        with Recorder(client, tmp_path).use_cassette("asset"):
            asset.download(tmp_path / name, check_digest=True)
    assert (tmp_path / "recorded").read_bytes() == content
    assert (tmp_path / "replayed").read_bytes() == b"TOKEN=REDACTED\n"


BINARIES = {
    "image/png": b"\x89PNG\r\n\x1a\n mona@octo-corp.com \xff\x00",
    "application/x-gzip": archive("AUTHORS", "Mona <mona@octo-corp.com>"),
    "application/octet-stream": gzip.compress(b"Mona <mona@octo-corp.com>"),
}


@pytest.mark.parametrize("kind", BINARIES)
def test_binary_bodies_keep_what_looks_like_an_email_address(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path, kind: str
) -> None:
    server.will(Reply(BINARIES[kind], headers={"Content-Type": kind}))
    for record in ("once", "none"):
        with Recorder(client, tmp_path).use_cassette("file", record=record):
            assert client.session.get("/file").content == BINARIES[kind]


@pytest.mark.skipif(sys.platform == "win32", reason="links and permissions of Unix")
def test_no_link_is_followed_for_the_temporary_file(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious")
    folder = tmp_path / "cassettes"
    folder.mkdir()
    for number in range(50):
        (folder / f".user.json.{os.getpid()}.{number}.tmp").symlink_to(victim)
    server.will(Reply({"id": 1}))
    with Recorder(client, folder).use_cassette("user"):
        client.session.get("/user")
    assert victim.read_text() == "precious"
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE((folder / "user.json").stat().st_mode) == 0o666 & ~mask
    (folder / "user.json").chmod(0o640)
    with Recorder(client, folder).use_cassette("user", record="all"):
        client.session.get("/user")
    assert stat.S_IMODE((folder / "user.json").stat().st_mode) == 0o640
    assert all(path.is_symlink() for path in folder.iterdir() if path.suffix == ".tmp")


def test_no_cassette_has_a_literal_secret_of_a_graphql_document(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    document = (
        'mutation { a(input: {token: "V4lue-1", clientSecret:"""V4lue-2""", tokens: ["V4lue-3"], name: "kept"}) { b } }'
    )
    server.will(Reply({"data": {"a": {"credentials": "V4lue-4", "aws_secret_access_key": "V4lue-5"}}}))
    with Recorder(client, tmp_path).use_cassette("graphql"):
        client.graphql(document)
    text = (tmp_path / "graphql.json").read_text()
    assert "V4lue" not in text and "kept" in text and "mutation" in text


PLAIN = "s3cr3tvalue99"


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        *[({name: PLAIN}, "application/json") for name in ("access_key", "pwd", "bearer", "auth", "DPoP", "totp")],
        *[({name: PLAIN}, "application/json") for name in ("recovery_code", "awsSecretKey", "secret_key_data")],
        *[({name: [PLAIN]}, "application/json") for name in ("secrets", "client_secrets", "tokens", "recovery_codes")],
        *[
            (text.format(PLAIN), "text/plain")
            for text in (
                "GITHUB_TOKEN={}\n",
                "password: {}\n",
                "secret = {}\n",
                "export API_KEY='{}'\n",
                "machine github.com login x password {}\n",
                "_authToken={}\n",
            )
        ],
    ],
)
def test_names_and_lines_of_secrets_are_replaced(
    body: Any, kind: str, client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    content = body.encode() if isinstance(body, str) else json.dumps(body).encode()
    server.will(Reply(content, headers={"Content-Type": kind}))
    with Recorder(client, tmp_path).use_cassette("named"):
        client.session.get("/x")
    text = (tmp_path / "named.json").read_text()
    assert PLAIN not in text and "REDACTED" in text


def test_the_names_of_secrets_stay(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    listed = {"total_count": 1, "secrets": [{"name": "DEPLOY_KEY", "created_at": "2026-01-01T00:00:00Z"}]}
    server.will(Reply(listed))
    with Recorder(client, tmp_path).use_cassette("secrets"):
        client.session.get("/repos/o/r/actions/secrets")
    assert "DEPLOY_KEY" in (tmp_path / "secrets.json").read_text()


def test_a_replaced_authorization_that_is_echoed_is_not_recorded(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    other = "an-odd-credential-of-one-call"
    server.will(Reply({"note": f"you are not {other}"}))
    with Recorder(client, tmp_path).use_cassette("echoed"):
        client.session.get("/x", headers={"Authorization": f"token {other}"})
    assert other not in (tmp_path / "echoed.json").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("size", [500, 300_000])
def test_encodings_within_encodings_are_an_error_and_not_searched_for_minutes(
    size: int, client: ferrohub.Client, server: Server, tmp_path: pathlib.Path
) -> None:
    """Each order in which they can be decoded has another result, and base64 within them one for each of these."""
    escapes = "%25252541 &amp;amp;amp;#65; \\\\\\\\\\\\\\\\u0041 =3D3D3D3D41 "
    text = "a sentence"
    for _ in range(12):
        text = escapes + base64.b64encode(text.encode()).decode()
    text *= -(-size // len(text))
    server.will(Reply({"content": text}))
    with pytest.raises(CassetteError, match="more encoded data than can be checked"):  # noqa: SIM117
        with Recorder(client, tmp_path).use_cassette("nested"):
            client.session.get("/x")
    assert list(tmp_path.iterdir()) == []
