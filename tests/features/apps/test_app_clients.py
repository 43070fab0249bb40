"""Clients of GitHub Apps: signing, installations, the repositories of all, the webhook of the app."""

from __future__ import annotations

import datetime
import email.utils
import logging
import pathlib
import time
import traceback
from collections.abc import Callable
from typing import Any

import pytest
from test_login import PEM, PEM_8, claims

import ferrohub
from ferrohub import _core
from ferrohub.exceptions import (
    AuthenticationFailed,
    ConnectionError,
    ForbiddenError,
    MissingAppBearerAuthentication,
    NotFoundError,
    UnprocessableEntity,
)
from harness import Recorded, Reply, body_of, run
from simulated_service import CLIENT_ID, TOKENS, SimulatedService

KEYS = pathlib.Path(__file__).parents[2] / "keys"
#: As an environment variable may have it: line ends are two characters.
ESCAPED = PEM.replace("\n", "\\n")


@pytest.mark.parametrize("key", [PEM, PEM.encode(), PEM_8, bytearray(PEM_8), ESCAPED, KEYS / "app-pkcs1.pem"])
@pytest.mark.parametrize(("client_id", "issuer"), [(CLIENT_ID, CLIENT_ID), (1, "1"), ("1", "1")])
def test_requests_are_signed_with_a_jwt(github: SimulatedService, key: Any, client_id: Any, issuer: str) -> None:
    now = time.time()
    app = ferrohub.AppClient(client_id, key, base_url=github.url)
    assert github.requests == []
    app.authenticated_app()
    app.authenticated_app()
    first, second = (request.headers["authorization"] for request in github.requests)
    said = claims(first)
    assert said["iss"] == issuer and first == second, "one JWT serves until it is about to expire"
    assert said["iat"] == pytest.approx(now - 60, abs=5) and said["exp"] == pytest.approx(now + 540, abs=5)


@pytest.mark.parametrize("difference", [-3600, -120, 900, 86400])
def test_a_wrong_clock_is_corrected(github: SimulatedService, app: ferrohub.AppClient, difference: int) -> None:
    """GitHub rejects the JWT and says what time it is; then it was not processed, so a write is repeated, too."""

    def strict(request: Recorded) -> Reply:
        said, now = claims(request.headers["authorization"]), time.time() + difference
        date = {"Date": email.utils.formatdate(now, usegmt=True)}
        fits = said["iat"] <= now <= said["exp"] and said["exp"] <= now + 600
        return Reply({}, 201, date) if fits else Reply({"message": "the JWT is not valid now"}, 401, date)

    github.routes = {"POST /app/hook": strict, "GET /app": strict}
    assert app.session.post("/app/hook", json={"a": 1}).status_code == 201
    app.authenticated_app()
    assert github.lines == ["POST /app/hook", "POST /app/hook", "GET /app"]
    assert [request.json for request in github.requests[:2]] == [{"a": 1}] * 2


def test_a_wrong_key_is_not_tried_again(github: SimulatedService, app: ferrohub.AppClient) -> None:
    [registered] = github.github.state.apps.values()
    registered.key = _core._new_private_key()
    with pytest.raises(AuthenticationFailed, match="could not be decoded"):
        app.authenticated_app()
    assert github.lines == ["GET /app"]


BROKEN = PEM.replace("A", "B", 3)


@pytest.mark.parametrize("make", [ferrohub.AppClient, ferrohub.AsyncAppClient])
@pytest.mark.parametrize(
    ("arguments", "error", "named"),
    [
        ((CLIENT_ID, "no key"), ValueError, "private_key"),
        ((CLIENT_ID, "/home/mona/app.pem"), ValueError, "private_key"),
        ((CLIENT_ID, b""), ValueError, "private_key"),
        ((CLIENT_ID, BROKEN), ValueError, "private_key"),
        ((CLIENT_ID, (KEYS / "tls-key.pem").read_text()), ValueError, "private_key"),
        ((CLIENT_ID, 5), TypeError, "private_key"),
        ((CLIENT_ID, None), TypeError, "private_key"),
        ((CLIENT_ID,), TypeError, "private_key"),
        (("", PEM), ValueError, "client_id"),
        ((0, PEM), ValueError, "client_id"),
        ((-1, PEM), ValueError, "client_id"),
        ((True, PEM), TypeError, "client_id"),
        ((None, PEM), TypeError, "client_id"),
        ((1.5, PEM), TypeError, "client_id"),
    ],
)
def test_a_bad_key_or_id_raises_at_once(make: Any, arguments: Any, error: type[Exception], named: str) -> None:
    with pytest.raises(error, match=named) as caught:
        make(*arguments)
    text = "".join(traceback.format_exception(caught.value))
    assert not any(line in text for line in (PEM + BROKEN).splitlines()[1:-1])


@pytest.mark.parametrize(
    ("name", "number", "requests"),
    [
        ("octo-org", 1, ["GET /orgs/octo-org/installation"]),
        ("mona", 2, ["GET /orgs/mona/installation", "GET /users/mona/installation"]),
        ("octo-org/hello", 1, ["GET /repos/octo-org/hello/installation"]),
    ],
)
def test_an_installation_is_found_by_name(
    github: SimulatedService, app: ferrohub.AppClient, name: str, number: int, requests: list[str]
) -> None:
    """AppClient.installation_for, for organizations, users and repositories."""
    found = app.installation_for(name)
    assert type(found) is ferrohub.apps.Installation and found.id == number
    assert github.lines == requests
    assert {claims(request.headers["authorization"])["iss"] for request in github.requests} == {CLIENT_ID}

    async def main() -> None:
        async with ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url) as client:
            assert (await client.installation_for(name)).id == number

    run(main())
    assert github.lines == requests * 2


def test_a_name_without_an_installation_is_not_found(github: SimulatedService, app: ferrohub.AppClient) -> None:
    for name in ("nobody", "octo-org/other"):
        with pytest.raises(NotFoundError):
            app.installation_for(name)
    github.routes = {"GET /orgs/octo-org/installation": Reply({"message": "No"}, 403)}
    with pytest.raises(ForbiddenError):
        app.installation_for("octo-org")
    assert len(github.sent("GET /users/octo-org/installation")) == 0
    for name in ("", "a/b/c", "/b", ".."):
        with pytest.raises(ValueError, match="installation"):
            app.installation_for(name)


def test_installations_are_listed(github: SimulatedService, app: ferrohub.AppClient) -> None:
    since = github.github.clock.advance(days=1)
    assert [found.id for found in app.installations()] == [1, 2]
    assert [found.id for found in app.installations(1)] == [1]
    assert list(app.installations(since=since)) == []
    assert github.requests[-1].query["since"] == since.strftime("%Y-%m-%dT%H:%M:%SZ")


def test_a_client_of_an_installation_gets_its_token_with_the_first_request(
    github: SimulatedService, app: ferrohub.AppClient
) -> None:
    client = app.client(1)
    assert github.requests == [] and type(client) is ferrohub.Client
    assert client.auth.expires_at is None and client.auth.kind == "installation"
    assert client.organization("github").login == "github"
    client.organization("github")
    assert github.lines == [TOKENS, "GET /orgs/github", "GET /orgs/github"]
    assert claims(github.requests[0].headers["authorization"])["iss"] == CLIENT_ID
    assert github.requests[0].body == b""
    assert {request.headers["authorization"] for request in github.requests[1:]} == {
        f"token {token}" for token in github.granted
    }
    assert client.auth.expires_at is not None
    left = client.auth.expires_at - datetime.datetime.now(datetime.timezone.utc)
    assert datetime.timedelta(minutes=59) < left <= datetime.timedelta(hours=1)


def test_an_installation_may_be_a_resource_an_id_or_a_name(github: SimulatedService, app: ferrohub.AppClient) -> None:
    user = ferrohub.users.ShortUser({**body_of("ShortUser"), "login": "mona"}, app)
    repository = ferrohub.repos.ShortRepository({**body_of("ShortRepository"), "full_name": "octo-org/hello"}, app)
    for given, installation in [
        (app.installation_for("octo-org"), 1),
        (2, 2),
        ("octo-org", 1),
        ("mona", 2),
        ("octo-org/hello", 1),
        (user, 2),
        (repository, 1),
    ]:
        token = app.client(given).auth.token()
        assert github.github.state.tokens[token].installation == installation
    with pytest.raises(NotFoundError):
        app.client("nobody").organization("github")


@pytest.mark.parametrize(
    ("limits", "body"),
    [
        ({"repositories": ["hello", "octo-org/world"]}, {"repositories": ["hello", "world"]}),
        ({"repositories": (name for name in ["hello"])}, {"repositories": ["hello"]}),
        ({"repositories": [1, 3]}, {"repository_ids": [1, 3]}),
        ({"permissions": {"contents": "read"}}, {"permissions": {"contents": "read"}}),
        (
            {"repositories": ["hello"], "permissions": {"issues": "write", "organization_projects": "admin"}},
            {"repositories": ["hello"], "permissions": {"issues": "write", "organization_projects": "admin"}},
        ),
    ],
)
def test_a_client_may_be_limited(github: SimulatedService, app: ferrohub.AppClient, limits: Any, body: Any) -> None:
    client = app.client(1, **limits)
    client.organization("github")
    assert [request.json for request in github.sent(TOKENS)] == [body]
    app.client(1).organization("github")
    assert len(github.sent(TOKENS)) == 2, "a limited token serves no other client"


def test_the_repository_of_a_limit_may_be_a_resource(github: SimulatedService, app: ferrohub.AppClient) -> None:
    repository, *_ = app.client(1).app_installation_repos()
    app.client(1, repositories=[repository]).organization("github")
    assert github.sent(TOKENS)[1].json == {"repository_ids": [1]}


@pytest.mark.parametrize(
    ("arguments", "limits", "error", "named"),
    [
        ((0,), {}, ValueError, "installation"),
        ((-1,), {}, ValueError, "installation"),
        ((True,), {}, TypeError, "installation"),
        ((1.5,), {}, TypeError, "installation"),
        ((None,), {}, TypeError, "installation"),
        (("",), {}, ValueError, "installation"),
        (("a/b/c",), {}, ValueError, "installation"),
        ((1,), {"repositories": []}, ValueError, "repositories"),
        ((1,), {"repositories": "hello"}, TypeError, "repositories"),
        ((1,), {"repositories": {"hello": 1}}, TypeError, "repositories"),
        ((1,), {"repositories": [None]}, TypeError, "repositories"),
        ((1,), {"repositories": [0]}, ValueError, "repositories"),
        ((1,), {"repositories": [""]}, ValueError, "repositories"),
        ((1,), {"repositories": range(1, 502)}, ValueError, "repositories"),
        ((1,), {"permissions": {}}, ValueError, "permissions"),
        ((1,), {"permissions": ["contents"]}, TypeError, "permissions"),
        ((1,), {"permissions": {"contents": True}}, TypeError, "permissions"),
        ((1,), {"permissions": {"contents": "all"}}, ValueError, "permissions"),
        ((1,), {"permissions": {"Contents": "read"}}, ValueError, "permissions"),
    ],
)
def test_bad_limits_raise_at_once(
    github: SimulatedService, app: ferrohub.AppClient, arguments: Any, limits: Any, error: type[Exception], named: str
) -> None:
    with pytest.raises(error, match=named):
        app.client(*arguments, **limits)
    assert github.requests == []


def test_a_limit_that_github_rejects_is_an_error_of_the_request(
    github: SimulatedService, app: ferrohub.AppClient
) -> None:
    client = app.client(1, permissions={"actions": "write"})
    with pytest.raises(UnprocessableEntity, match="not granted"):
        client.organization("github")


def test_only_an_app_has_installations(github: SimulatedService, app: ferrohub.AppClient) -> None:
    app.session.auth = None
    with pytest.raises(MissingAppBearerAuthentication):
        app.client(1)
    with pytest.raises(MissingAppBearerAuthentication):
        app.installation_for("octo-org")
    assert github.requests == []


def test_clients_of_installations_have_the_options_of_the_app(github: SimulatedService) -> None:
    app = ferrohub.AppClient(CLIENT_ID, PEM, base_url=github.url, user_agent="my-app", rate_limit="wait", retries=0)
    client = app.client(1)
    assert client.session.rate_limit == "wait" and client.session.retries == 0
    client.session.rate_limit = "raise"
    assert app.session.rate_limit == "wait"
    client.organization("github")
    assert {request.headers["user-agent"] for request in github.requests} == {"my-app"}


def each(github: SimulatedService, asynchronous: bool, **options: Any) -> list[Any]:
    """The repositories of all installations."""
    if not asynchronous:
        return list(ferrohub.AppClient(CLIENT_ID, PEM, base_url=github.url).each_repository(**options))

    async def main() -> list[Any]:
        async with ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url) as app:
            return [repository async for repository in app.each_repository(**options)]

    return list(run(main()))


@pytest.mark.parametrize("asynchronous", [False, True])
def test_each_repository_acts_as_its_installation(github: SimulatedService, asynchronous: bool) -> None:
    repositories = each(github, asynchronous)
    assert [repository.full_name for repository in repositories] == ["octo-org/hello", "octo-org/world", "mona/notes"]
    bound = [ferrohub.Client(session=repository) for repository in repositories]
    first, second = github.granted
    assert [client.auth.token() for client in bound] == [first, first, second]


@pytest.mark.parametrize("asynchronous", [False, True])
def test_a_suspended_installation_is_reported_and_skipped(
    github: SimulatedService, asynchronous: bool, caplog: pytest.LogCaptureFixture
) -> None:
    github.github.state.installations[1].suspended_at = "2026-01-01T00:00:00Z"
    with caplog.at_level(logging.WARNING, "ferrohub"):
        assert len(each(github, asynchronous)) == 1
    assert "the installation 1 in octo-org is skipped: 403" in caplog.text and "suspended" in caplog.text
    reported: list[Any] = []
    assert len(each(github, asynchronous, on_error=lambda *given: reported.append(given))) == 1
    [(found, error)] = reported
    assert found.id == 1 and isinstance(error, ForbiddenError)

    def stop(found: Any, error: Exception) -> None:
        raise error

    with pytest.raises(ForbiddenError):
        each(github, asynchronous, on_error=stop)


@pytest.mark.parametrize("asynchronous", [False, True])
def test_other_errors_end_the_repositories(github: SimulatedService, asynchronous: bool) -> None:
    github.routes = {TOKENS: Reply(drop=True)}
    with pytest.raises(ConnectionError):
        each(github, asynchronous)
    with pytest.raises(TypeError, match="on_error"):
        each(github, asynchronous, on_error=5)


def webhook_calls(github: SimulatedService) -> dict[str, Callable[[Any], Any]]:
    """Calls of the app's webhook, which has deliveries that failed, by the request that is due."""
    [hook] = github.github.state.hooks.values()
    first = hook.deliveries[0].id
    return {
        "GET /app/hook/config": lambda app: app.webhook_config(),
        "PATCH /app/hook/config": lambda app: app.update_webhook_config(secret="new-secret", insecure_ssl=False),
        f"GET /app/hook/deliveries/{first}": lambda app: app.webhook_delivery(first),
        f"POST /app/hook/deliveries/{first}/attempts": lambda app: app.redeliver_webhook(first),
    }


def test_the_webhook_of_the_app(github: SimulatedService, app: ferrohub.AppClient) -> None:
    """AppClient.webhook_config, update_webhook_config, webhook_deliveries, webhook_delivery and redeliver_webhook."""
    calls, [hook] = webhook_calls(github), github.github.state.hooks.values()
    config, changed, delivery, again = (call(app) for call in calls.values())
    assert config.url == changed.url == hook.url and hook.secret == "new-secret"
    assert delivery.event == "installation" and delivery.status_code == 502 and again == {}
    assert github.lines == list(calls)
    assert github.requests[1].json == {"secret": "new-secret", "insecure_ssl": "0"}
    failed = list(app.webhook_deliveries(status="failure"))
    assert [found.id for found in failed] == [found.id for found in reversed(hook.deliveries)]
    assert {found.status_code for found in failed} == {502} and failed[0].redelivery
    assert github.requests[-1].query["status"] == "failure"
    github.requests.clear()
    for arguments in ({}, {"content_type": "xml"}):
        with pytest.raises(ValueError, match="content_type"):
            app.update_webhook_config(**arguments)
    assert github.requests == []

    async def main() -> None:
        async with ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url) as asynchronous:
            for call in calls.values():
                await call(asynchronous)
            found = [found.id async for found in asynchronous.webhook_deliveries()]
            assert found == [found.id for found in reversed(hook.deliveries)]

    run(main())
    assert github.lines == [*calls, "GET /app/hook/deliveries"]
