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
from app_server import ID, REPOSITORY, ROUTES, TOKENS
from ferrohub.exceptions import (
    AuthenticationFailed,
    ConnectionError,
    ForbiddenError,
    MissingAppBearerAuthentication,
    NotFoundError,
    UnprocessableEntity,
)
from harness import Recorded, Reply, body_of, run
from service import Service


@pytest.mark.parametrize("key", [PEM, PEM.encode(), PEM_8, bytearray(PEM_8)])
@pytest.mark.parametrize(("client_id", "issuer"), [(ID, ID), (12345, "12345"), ("12345", "12345")])
def test_requests_are_signed_with_a_jwt(github: Service, key: Any, client_id: Any, issuer: str) -> None:
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
def test_a_wrong_clock_is_corrected(github: Service, app: ferrohub.AppClient, difference: int) -> None:
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


def test_a_wrong_key_is_not_tried_again(github: Service, app: ferrohub.AppClient) -> None:
    github.routes = {"GET /app": Reply({"message": "A JSON web token could not be decoded"}, 401)}
    with pytest.raises(AuthenticationFailed):
        app.authenticated_app()
    assert github.lines == ["GET /app"]


BROKEN = PEM.replace("A", "B", 3)
KEYS = pathlib.Path(__file__).parents[2] / "keys"


@pytest.mark.parametrize("make", [ferrohub.AppClient, ferrohub.AsyncAppClient])
@pytest.mark.parametrize(
    ("arguments", "error", "named"),
    [
        ((ID, "no key"), ValueError, "private_key"),
        ((ID, "/home/mona/app.pem"), ValueError, "private_key"),
        ((ID, b""), ValueError, "private_key"),
        ((ID, BROKEN), ValueError, "private_key"),
        ((ID, (KEYS / "tls-key.pem").read_text()), ValueError, "private_key"),
        ((ID, 5), TypeError, "private_key"),
        ((ID, None), TypeError, "private_key"),
        ((ID,), TypeError, "private_key"),
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
    github: Service, app: ferrohub.AppClient, name: str, number: int, requests: list[str]
) -> None:
    """AppClient.installation_for, for organizations, users and repositories."""
    found = app.installation_for(name)
    assert type(found) is ferrohub.apps.Installation and found.id == number
    assert github.lines == requests
    assert {claims(request.headers["authorization"])["iss"] for request in github.requests} == {ID}

    async def main() -> None:
        async with ferrohub.AsyncAppClient(ID, PEM, base_url=github.url) as client:
            assert (await client.installation_for(name)).id == number

    run(main())
    assert github.lines == requests * 2


def test_a_name_without_an_installation_is_not_found(github: Service, app: ferrohub.AppClient) -> None:
    for name in ("nobody", "octo-org/other"):
        with pytest.raises(NotFoundError):
            app.installation_for(name)
    github.routes = {**ROUTES, "GET /orgs/octo-org/installation": Reply({"message": "No"}, 403)}
    with pytest.raises(ForbiddenError):
        app.installation_for("octo-org")
    assert len(github.sent("GET /users/octo-org/installation")) == 0
    for name in ("", "a/b/c", "/b", ".."):
        with pytest.raises(ValueError, match="installation"):
            app.installation_for(name)


def test_installations_are_listed(github: Service, app: ferrohub.AppClient) -> None:
    since = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
    assert [found.id for found in app.installations()] == [1, 2]
    assert [found.id for found in app.installations(1, since=since)] == [1]
    assert github.requests[1].query["since"] == "2026-01-01T00:00:00Z"


def test_a_client_of_an_installation_gets_its_token_with_the_first_request(
    github: Service, app: ferrohub.AppClient
) -> None:
    client = app.client(1)
    assert github.requests == [] and type(client) is ferrohub.Client
    assert client.auth.expires_at is None and client.auth.kind == "installation"
    assert client.organization("github").login == "github"
    client.organization("github")
    assert github.lines == [TOKENS, "GET /orgs/github", "GET /orgs/github"]
    assert claims(github.requests[0].headers["authorization"])["iss"] == ID
    assert github.requests[0].body == b""
    assert {request.headers["authorization"] for request in github.requests[1:]} == {"token ghs_1"}
    assert client.auth.expires_at == datetime.datetime(2999, 1, 1, tzinfo=datetime.timezone.utc)


def test_an_installation_may_be_a_resource_an_id_or_a_name(github: Service, app: ferrohub.AppClient) -> None:
    user = ferrohub.users.ShortUser({**body_of("ShortUser"), "login": "mona"}, app)
    repository = ferrohub.repos.ShortRepository({**REPOSITORY, "full_name": "octo-org/hello"}, app)
    for given, token in [
        (app.installation_for("octo-org"), "ghs_1"),
        (2, "ghs_2"),
        ("octo-org", "ghs_1"),
        ("mona", "ghs_2"),
        ("octo-org/hello", "ghs_1"),
        (user, "ghs_2"),
        (repository, "ghs_1"),
    ]:
        assert app.client(given).auth.token() == token
    with pytest.raises(NotFoundError):
        app.client("nobody").organization("github")


@pytest.mark.parametrize(
    ("limits", "body"),
    [
        ({"repositories": ["hello", "octo-org/world"]}, {"repositories": ["hello", "world"]}),
        ({"repositories": (name for name in ["hello"])}, {"repositories": ["hello"]}),
        ({"repositories": [7, 8]}, {"repository_ids": [7, 8]}),
        ({"permissions": {"contents": "read"}}, {"permissions": {"contents": "read"}}),
        (
            {"repositories": ["hello"], "permissions": {"issues": "write", "administration": "admin"}},
            {"repositories": ["hello"], "permissions": {"issues": "write", "administration": "admin"}},
        ),
    ],
)
def test_a_client_may_be_limited(github: Service, app: ferrohub.AppClient, limits: Any, body: Any) -> None:
    client = app.client(1, **limits)
    client.organization("github")
    assert [request.json for request in github.sent(TOKENS)] == [body]
    app.client(1).organization("github")
    assert len(github.sent(TOKENS)) == 2, "a limited token serves no other client"


def test_the_repository_of_a_limit_may_be_a_resource(github: Service, app: ferrohub.AppClient) -> None:
    [repository] = app.client(1).app_installation_repos()
    app.client(1, repositories=[repository]).organization("github")
    assert github.sent(TOKENS)[1].json == {"repository_ids": [7]}


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
    github: Service, app: ferrohub.AppClient, arguments: Any, limits: Any, error: type[Exception], named: str
) -> None:
    with pytest.raises(error, match=named):
        app.client(*arguments, **limits)
    assert github.requests == []


def test_a_limit_that_github_rejects_is_an_error_of_the_request(github: Service, app: ferrohub.AppClient) -> None:
    message = "The permissions requested are not granted to this installation."
    github.routes = {TOKENS: Reply({"message": message}, 422), **ROUTES}
    client = app.client(1, permissions={"contents": "write"})
    with pytest.raises(UnprocessableEntity, match="not granted"):
        client.organization("github")


def test_only_an_app_has_installations(github: Service, app: ferrohub.AppClient) -> None:
    app.session.auth = None
    with pytest.raises(MissingAppBearerAuthentication):
        app.client(1)
    with pytest.raises(MissingAppBearerAuthentication):
        app.installation_for("octo-org")
    assert github.requests == []


def test_clients_of_installations_have_the_options_of_the_app(github: Service) -> None:
    app = ferrohub.AppClient(ID, PEM, base_url=github.url, user_agent="my-app", rate_limit="wait", retries=0)
    client = app.client(1)
    assert client.session.rate_limit == "wait" and client.session.retries == 0
    client.session.rate_limit = "raise"
    assert app.session.rate_limit == "wait"
    client.organization("github")
    assert {request.headers["user-agent"] for request in github.requests} == {"my-app"}


SUSPENDED = Reply({"message": "This installation has been suspended"}, 403)


def each(github: Service, asynchronous: bool, **options: Any) -> list[Any]:
    """The repositories of all installations."""
    if not asynchronous:
        return list(ferrohub.AppClient(ID, PEM, base_url=github.url).each_repository(**options))

    async def main() -> list[Any]:
        async with ferrohub.AsyncAppClient(ID, PEM, base_url=github.url) as app:
            return [repository async for repository in app.each_repository(**options)]

    return list(run(main()))


@pytest.mark.parametrize("asynchronous", [False, True])
def test_each_repository_acts_as_its_installation(github: Service, asynchronous: bool) -> None:
    repositories = each(github, asynchronous)
    assert [repository.id for repository in repositories] == [7, 7]
    bound = [ferrohub.Client(session=repository) for repository in repositories]
    assert [client.auth.token() for client in bound] == ["ghs_1", "ghs_2"]


@pytest.mark.parametrize("asynchronous", [False, True])
def test_a_suspended_installation_is_reported_and_skipped(
    github: Service, asynchronous: bool, caplog: pytest.LogCaptureFixture
) -> None:
    github.routes = {TOKENS: SUSPENDED, **ROUTES}
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
def test_other_errors_end_the_repositories(github: Service, asynchronous: bool) -> None:
    github.routes = {TOKENS: Reply(drop=True), **ROUTES}
    with pytest.raises(ConnectionError):
        each(github, asynchronous)
    with pytest.raises(TypeError, match="on_error"):
        each(github, asynchronous, on_error=5)


def webhook_calls(github: Service) -> dict[str, Callable[[Any], Any]]:
    """Calls of the app's webhook by the request that is due."""
    config = {"url": "https://example.com/hook", "content_type": "json", "insecure_ssl": "0", "secret": "********"}
    delivery = {"id": 5, "event": "push", "status_code": 502, "redelivery": False}
    github.routes = {
        "GET /app/hook/config": config,
        "PATCH /app/hook/config": config,
        "GET /app/hook/deliveries": [delivery],
        "GET /app/hook/deliveries/5": {**delivery, "request": {"payload": {}}},
        "POST /app/hook/deliveries/5/attempts": Reply({}, 202),
    }
    return {
        "GET /app/hook/config": lambda app: app.webhook_config(),
        "PATCH /app/hook/config": lambda app: app.update_webhook_config(secret="new-secret", insecure_ssl=False),
        "GET /app/hook/deliveries/5": lambda app: app.webhook_delivery(5),
        "POST /app/hook/deliveries/5/attempts": lambda app: app.redeliver_webhook(5),
    }


def test_the_webhook_of_the_app(github: Service, app: ferrohub.AppClient) -> None:
    """AppClient.webhook_config, update_webhook_config, webhook_deliveries, webhook_delivery and redeliver_webhook."""
    calls = webhook_calls(github)
    config, changed, delivery, again = (call(app) for call in calls.values())
    assert config.url == changed.url == "https://example.com/hook" and delivery.event == "push" and again == {}
    assert github.lines == list(calls)
    assert github.requests[1].json == {"secret": "new-secret", "insecure_ssl": "0"}
    assert [found.status_code for found in app.webhook_deliveries(status="failure")] == [502]
    assert github.requests[-1].query["status"] == "failure"
    github.requests.clear()
    for arguments in ({}, {"content_type": "xml"}):
        with pytest.raises(ValueError, match="content_type"):
            app.update_webhook_config(**arguments)
    assert github.requests == []

    async def main() -> None:
        async with ferrohub.AsyncAppClient(ID, PEM, base_url=github.url) as asynchronous:
            for call in calls.values():
                await call(asynchronous)
            assert [found.id async for found in asynchronous.webhook_deliveries()] == [5]

    run(main())
    assert github.lines == [*calls, "GET /app/hook/deliveries"]
