"""Where the simulator serves what: over TLS, the pages of OAuth and uploads beside the API, and without git."""

from __future__ import annotations

import json
import pathlib
import shutil
import ssl
import urllib.error
import urllib.request
from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send

KEYS = pathlib.Path(__file__).parents[2] / "keys"
AUTHORITY, CERTIFICATE = str(KEYS / "tls-ca.pem"), (str(KEYS / "tls-cert.pem"), str(KEYS / "tls-key.pem"))


@pytest.fixture(autouse=True)
def no_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the environment name no certificates."""
    for name in ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"):
        monkeypatch.delenv(name, raising=False)


def client_of(url: str, token: str, enterprise: bool) -> Any:
    return ferrohub.ClientEnterprise(url, token=token) if enterprise else ferrohub.Client(base_url=url, token=token)


def posted(url: str, **sent: str) -> Any:
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(sent).encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


def test_a_certificate_makes_it_serve_over_tls(github: GitHub) -> None:
    with github.serve(certificate=CERTIFICATE) as url:
        assert url.startswith("https://localhost:")
        client = ferrohub.Client(base_url=url, token=github.token("mona"), verify=AUTHORITY)
        assert client.repository("mona", "compass").url.startswith(url)
        context = ssl.create_default_context(cafile=AUTHORITY)
        with urllib.request.urlopen(f"{url}/users/mona", context=context, timeout=30) as response:
            assert json.load(response)["login"] == "mona"
        with pytest.raises(urllib.error.URLError, match="certificate verify failed"):
            urllib.request.urlopen(f"{url}/users/mona", timeout=30)


@pytest.mark.parametrize("enterprise", [False, True])
def test_the_pages_of_oauth_are_beside_the_api(github: GitHub, enterprise: bool) -> None:
    app = github.oauth_app("cli", owner="mona", callback_urls=["http://127.0.0.1/callback"])
    with github.serve(enterprise=enterprise) as url:
        code = posted(f"{url}/login/device/code", client_id=app.client_id, scope="repo")
        assert code["verification_uri"] == f"{url}/login/device"
        github.enter_code(code["user_code"], "mona")
        grant = "urn:ietf:params:oauth:grant-type:device_code"
        sent = {"client_id": app.client_id, "device_code": code["device_code"], "grant_type": grant}
        token = posted(f"{url}/login/oauth/access_token", **sent)["access_token"]
        assert client_of(url, token, enterprise).me().login == "mona"


@pytest.mark.parametrize("enterprise", [False, True])
def test_uploads_have_urls_of_their_own(github: GitHub, enterprise: bool) -> None:
    with github.serve(enterprise=enterprise) as url:
        release = client_of(url, github.token("mona"), enterprise).repository("mona", "compass").create_release("v1")
        assert release.upload_url.startswith(f"{url}/api/uploads/" if enterprise else f"{url}/repos/")
        asset = release.upload_asset("text/plain", "notes.txt", b"content")
        assert asset.size == 7
        with urllib.request.urlopen(asset.browser_download_url, timeout=30) as response:
            assert response.read() == b"content"


def test_without_git_a_clone_gets_the_reason(github: GitHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with github.serve() as url, pytest.raises(urllib.error.HTTPError) as raised:
        urllib.request.urlopen(f"{url}/mona/compass.git/info/refs?service=git-upload-pack", timeout=30)
    assert raised.value.code == 501
    assert b"git is not installed, so repositories cannot be cloned" in raised.value.read()


def test_thirty_searches_a_minute(github: GitHub, client: ferrohub.Client) -> None:
    search = "GET /search/issues?q=x"
    assert [send(client, search)[0] for _ in range(31)] == [200] * 30 + [403]
    # Other requests and other users have their own quotas.
    assert send(client, "GET /user")[0] == 200 and send(github.client("lisa"), search)[0] == 200
    github.clock.advance(60)
    assert send(client, search)[0] == 200


def test_stars_are_those_of_users(github: GitHub, client: ferrohub.Client) -> None:
    lisa, star = github.client("lisa"), "/user/starred/mona/compass"
    assert send(lisa, f"GET {star}")[0] == 404
    assert [send(lisa, f"PUT {star}")[0] for _ in range(2)] == [204, 204]
    assert send(lisa, f"GET {star}")[0] == 204 and send(client, f"GET {star}")[0] == 404
    assert send(client, "GET /repos/mona/compass")[1]["stargazers_count"] == 1
    dated = {"Accept": "application/vnd.github.star+json"}
    ((at, who),) = [
        (each["starred_at"], each["user"]["login"])
        for each in send(client, "GET /repos/mona/compass/stargazers", **dated)[1]
    ]
    assert who == "lisa" and at.startswith("2026-01-01")
    assert [each["name"] for each in send(client, "GET /users/lisa/starred")[1]] == ["compass"]
    assert send(lisa, f"DELETE {star}")[0] == 204 and send(lisa, "GET /user/starred")[1] == []
