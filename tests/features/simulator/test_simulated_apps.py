"""GitHub Apps, permissions, check runs and OAuth of the simulator."""

from __future__ import annotations

import pathlib

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, ForbiddenError, NotFoundError
from ferrohub.oauth import OAuthApp
from ferrohub.testing import GitHub
from ferrohub.testing.github.records import App
from sending import send
from user_tokens import query

KEY = (pathlib.Path(__file__).parents[2] / "keys" / "app-pkcs8.pem").read_text()
PERMISSIONS = {"issues": "write", "checks": "write", "contents": "read"}


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo", owners=[made.user("mona")])
    for name in ("compass", "other"):
        made.repository(f"octo/{name}", files={"README.md": "# Compass\n"}, private=True)
    return made


@pytest.fixture
def app(github: GitHub) -> App:
    return github.app(
        "Labeler", key=KEY, permissions=PERMISSIONS, events=["issues"], callback_urls=["http://127.0.0.1"]
    )


@pytest.fixture
def installed(github: GitHub, app: App) -> ferrohub.Client:
    github.install(app, "octo", repositories=["octo/compass"])
    return github.app_client(app).client("octo")


def test_an_app_sees_its_installations(github: GitHub, app: App) -> None:
    installation = github.install(app, "octo")
    client = github.app_client(app)
    assert [each.id for each in client.installations()] == [installation.id]
    for path in ("/app", f"/app/installations/{installation.id}", "/orgs/octo/installation", "/apps/labeler"):
        assert send(client, f"GET {path}")[0] == 200
    assert send(client, "GET /repos/octo/compass/installation")[1]["repository_selection"] == "all"
    assert send(client, "GET /users/mona/installation")[0] == 404
    with pytest.raises(ValueError, match="already"):
        github.install(app, "octo")
    assert send(client, f"DELETE /app/installations/{installation.id}")[0] == 204
    assert list(client.installations()) == []


def test_only_the_jwt_of_the_app_is_accepted(github: GitHub, app: App) -> None:
    wrong = ferrohub.AppClient(app.id, ferrohub._core._new_private_key().encode(), transport=github)
    with pytest.raises(AuthenticationFailed, match="could not be decoded"):
        list(wrong.installations())
    jwt = ferrohub._core._app_token(KEY.encode(), str(app.id), 600)
    late = ferrohub._core._app_token(KEY.encode(), str(app.id), 6000)

    def status(token: str) -> int:
        headers = {"Authorization": f"Bearer {token}"}
        response = github.client().session.request("GET", "https://api.github.com/app", headers=headers)
        return int(response.status_code)

    assert (status(jwt), status(late)) == (200, 401)
    github.clock.advance(minutes=11)
    assert status(jwt) == 401
    assert send(github.client("mona"), "GET /app")[0] == 401


def test_an_installation_may_do_what_its_permissions_say(github: GitHub, installed: ferrohub.Client) -> None:
    issue = installed.repository("octo", "compass").create_issue("Found")
    assert issue.user.login == "labeler[bot]"
    with pytest.raises(NotFoundError):
        installed.repository("octo", "other")
    with pytest.raises(ForbiddenError, match="Resource not accessible by integration") as raised:
        installed.repository("octo", "compass").create_file("a", "message", b"x")
    assert (
        raised.value.response.headers["X-Accepted-GitHub-Permissions"]
        == "contents=write; contents=write,workflows=write"
    )
    assert send(installed, "GET /user")[0] == 403
    assert [each["name"] for each in send(installed, "GET /installation/repositories")[1]["repositories"]] == [
        "compass"
    ]


def test_installation_tokens_expire_and_are_narrowed(github: GitHub, app: App, installed: ferrohub.Client) -> None:
    client = github.app_client(app)
    path = "POST /app/installations/1/access_tokens"
    body = {"permissions": {"issues": "read"}, "repositories": ["compass"]}
    _, made = send(client, path, body)
    assert made["permissions"] == {"metadata": "read", "issues": "read"}
    assert [each["name"] for each in made["repositories"]] == ["compass"]
    reader = ferrohub.Client(token=made["token"], transport=github)
    assert list(reader.repository("octo", "compass").issues()) == []
    with pytest.raises(ForbiddenError):
        reader.repository("octo", "compass").create_issue("x")
    github.clock.advance(hours=1)
    with pytest.raises(AuthenticationFailed):
        reader.repository("octo", "compass")
    # The client of the installation requests a new token itself.
    assert installed.repository("octo", "compass").name == "compass"
    assert send(client, path, {"permissions": {"administration": "write"}})[0] == 422
    assert send(client, path, {"repositories": ["other"]})[0] == 422
    assert send(client, "PUT /app/installations/1/suspended")[0] == 204
    assert send(client, path)[0] == 403


def test_the_log_names_what_signed_a_request(github: GitHub, app: App) -> None:
    github.install(app, "octo")
    jwt = github.app_client(app)
    flow = OAuthApp(app.client_id, app.client_secret, client=github.client())
    started = flow.start_web_flow()
    user = flow.exchange(query(github.authorize(started.url, "mona"))["code"], code_verifier=started.code_verifier)
    fine_grained = github.token("mona", permissions={"metadata": "read"})
    clients = [github.client(), github.client("mona"), github.client(token=fine_grained), jwt.client("octo"), jwt]
    for client in (*clients, flow.client(user)):
        client.request("GET /app" if client is jwt else "GET /zen")
    found = [each.credential for each in github.requests if each.path in ("/zen", "/app")]
    assert found == [None, "classic", "fine-grained", "installation", "app", "user"]


def test_a_fine_grained_token_is_limited(github: GitHub) -> None:
    token = github.token("mona", permissions={"issues": "write"}, repositories=["octo/compass"])
    client = ferrohub.Client(token=token, transport=github)
    assert client.repository("octo", "compass").create_issue("x").user.login == "mona"
    with pytest.raises(NotFoundError):
        client.repository("octo", "other")
    with pytest.raises(ForbiddenError, match="Resource not accessible by personal access token"):
        client.repository("octo", "compass").create_file("a", "message", b"x")
    github.repository("octo/public", files={"a": "x"})
    assert send(client, "GET /repos/octo/public/contents/a")[0] == 200


def test_check_runs_are_those_of_apps(github: GitHub, installed: ferrohub.Client) -> None:
    compass = installed.repository("octo", "compass")
    sha = compass.branch("main").commit.sha
    run = compass.create_check_run("lint", sha, status="in_progress")
    assert (run.status, run.app.slug, run.conclusion) == ("in_progress", "labeler", None)
    note = {"path": "README.md", "start_line": 1, "end_line": 1, "annotation_level": "warning", "message": "Why?"}
    output = {"title": "1 note", "summary": "See", "annotations": [note]}
    path = f"/repos/octo/compass/check-runs/{run.id}"
    _, done = send(installed, f"PATCH {path}", {"conclusion": "failure", "output": output})
    assert (done["status"], done["output"]["annotations_count"]) == ("completed", 1) and done["completed_at"]
    assert send(installed, f"GET {path}/annotations")[1][0]["message"] == "Why?"
    compass.create_check_run("lint", sha, conclusion="success")
    listed = "GET /repos/octo/compass/commits/main/check-runs"
    assert [each["conclusion"] for each in send(installed, listed)[1]["check_runs"]] == ["success"]
    assert send(installed, f"{listed}?filter=all")[1]["total_count"] == 2
    _, suites = send(installed, "GET /repos/octo/compass/commits/main/check-suites")
    assert [each["conclusion"] for each in suites["check_suites"]] == ["success"]
    suite = f"/repos/octo/compass/check-suites/{suites['check_suites'][0]['id']}"
    assert send(installed, f"GET {suite}/check-runs")[1]["total_count"] == 1
    assert send(installed, f"POST {suite}/rerequest")[0] == 201
    assert send(installed, f"GET {suite}")[1]["status"] == "queued"
    mona = github.client("mona")
    assert send(mona, "POST /repos/octo/compass/check-runs", {"name": "x", "head_sha": sha})[0] == 403
    body = {"auto_trigger_checks": [{"app_id": 1, "setting": False}]}
    assert send(mona, "PATCH /repos/octo/compass/check-suites/preferences", body)[0] == 200
    assert send(installed, "POST /repos/octo/compass/check-suites", {"head_sha": sha})[0] == 200


def test_required_checks_block_a_merge(github: GitHub, installed: ferrohub.Client) -> None:
    mona = github.client("mona")
    github.commit("octo/compass", {"a": "1"}, branch="topic")
    body = {
        "required_status_checks": {"strict": False, "contexts": ["lint"]},
        "enforce_admins": True,
        "required_pull_request_reviews": None,
        "restrictions": None,
    }
    assert send(mona, "PUT /repos/octo/compass/branches/main/protection", body)[0] == 200
    pull = mona.repository("octo", "compass").create_pull("Topic", "main", "topic")
    assert send(mona, "PUT /repos/octo/compass/pulls/1/merge")[0] == 405
    installed.repository("octo", "compass").create_check_run("lint", pull.head.sha, conclusion="success")
    assert send(mona, "PUT /repos/octo/compass/pulls/1/merge")[0] == 200


def test_users_authorize_an_app_in_the_web_flow(github: GitHub, app: App) -> None:
    github.install(app, "octo")
    flow = OAuthApp(app.client_id, app.client_secret, client=github.client())
    started = flow.start_web_flow(redirect_uri="http://127.0.0.1:8000/callback")
    callback = github.authorize(started.url, "mona")
    kept = {"state": started.state, "code_verifier": started.code_verifier}
    token = flow.finish_web_flow(callback, redirect_uri="http://127.0.0.1:8000/callback", **kept)
    client = ferrohub.Client(token=token.access_token, transport=github)
    assert client.me().login == "mona"
    assert client.repository("octo", "compass").create_issue("x").user.login == "mona"


def test_codes_are_used_once_by_their_app(github: GitHub, app: App) -> None:
    url = f"https://github.com/login/oauth/authorize?client_id={app.client_id}&redirect_uri=http://127.0.0.1/"
    code = query(github.authorize(url, "mona"))["code"]
    session = github.client().session

    def exchange(**sent: str) -> dict[str, str]:
        body = {"client_id": app.client_id, "client_secret": app.client_secret, "code": code, **sent}
        headers = {"Accept": "application/json"}
        response = session.request("POST", "https://github.com/login/oauth/access_token", json=body, headers=headers)
        found: dict[str, str] = response.json()
        return found

    assert exchange(client_secret="wrong")["error"] == "incorrect_client_credentials"
    assert exchange(redirect_uri="http://127.0.0.1/other")["error"] == "redirect_uri_mismatch"
    made = exchange()
    assert made["access_token"].startswith("ghu_") and exchange()["error"] == "bad_verification_code"
    renewed = exchange(grant_type="refresh_token", refresh_token=made["refresh_token"])
    assert renewed["access_token"] != made["access_token"]
    again = exchange(grant_type="refresh_token", refresh_token=made["refresh_token"])
    assert again["error"] == "bad_refresh_token"
    with pytest.raises(ValueError, match="not associated"):
        github.authorize(url.replace("127.0.0.1", "evil.example"), "mona")


def test_a_device_waits_until_the_user_agrees(github: GitHub) -> None:
    app = github.oauth_app("cli", owner="mona", callback_urls=[])
    session = github.client().session

    def post(path: str, **sent: str) -> dict[str, str]:
        headers = {"Accept": "application/json"}
        response = session.request("POST", f"https://github.com/login/{path}", json=sent, headers=headers)
        found: dict[str, str] = response.json()
        return found

    code = post("device/code", client_id=app.client_id, scope="repo gist")
    grant = "urn:ietf:params:oauth:grant-type:device_code"
    sent = {"client_id": app.client_id, "device_code": code["device_code"], "grant_type": grant}
    assert post("oauth/access_token", **sent)["error"] == "authorization_pending"
    assert post("oauth/access_token", **sent)["error"] == "slow_down"
    github.clock.advance(20)
    github.enter_code(code["user_code"], "mona")
    made = post("oauth/access_token", **sent)
    assert (made["scope"], made["access_token"][:4]) == ("repo,gist", "gho_")
    client = ferrohub.Client(token=made["access_token"], transport=github)
    assert client.me().login == "mona"
    with pytest.raises(LookupError):
        github.enter_code("NONE-NONE", "mona")
    other = post("device/code", client_id=app.client_id)
    github.enter_code(other["user_code"], "mona", agree=False)
    assert post("oauth/access_token", **{**sent, "device_code": other["device_code"]})["error"] == "access_denied"
    github.clock.advance(hours=1)
    assert post("oauth/access_token", **{**sent, "device_code": other["device_code"]})["error"] == "expired_token"


def test_an_app_checks_resets_and_deletes_tokens(github: GitHub) -> None:
    app = github.oauth_app("site", owner="mona", callback_urls=["https://site.example/"])
    url = f"https://github.com/login/oauth/authorize?client_id={app.client_id}&scope=repo"
    code = query(github.authorize(url, "lisa"))["code"]
    flow = ferrohub.Client(app.client_id, app.client_secret, transport=github)
    body = {"client_id": app.client_id, "client_secret": app.client_secret, "code": code}
    headers = {"Accept": "application/json"}
    made = flow.session.request(
        "POST", "https://github.com/login/oauth/access_token", json=body, headers=headers
    ).json()
    path = f"/applications/{app.client_id}/token"
    _, shown = send(flow, f"POST {path}", {"access_token": made["access_token"]})
    assert (shown["user"]["login"], shown["scopes"]) == ("lisa", ["repo"])
    _, reset = send(flow, f"PATCH {path}", {"access_token": made["access_token"]})
    assert send(flow, f"POST {path}", {"access_token": made["access_token"]})[0] == 404
    assert send(flow, f"DELETE {path}", {"access_token": reset["token"]})[0] == 204
    assert send(flow, f"POST {path}", {"access_token": reset["token"]})[0] == 404
