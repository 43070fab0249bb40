"""What knows the installations of an app: webhooks and pools."""

from __future__ import annotations

from typing import Any

from test_login import PEM, claims

import ferrohub
from ferrohub.testing.webhooks import Deliverer
from ferrohub.webhooks import Webhooks
from harness import run
from simulated_service import CLIENT_ID, TOKENS, SimulatedService

HOOK_SECRET = "It's a Secret to Everybody"


def test_a_webhook_gets_the_client_of_its_installation(github: SimulatedService, app: ferrohub.AppClient) -> None:
    """The token is requested with the first request, and signs all of them."""
    hooks = Webhooks(HOOK_SECRET, app=app)
    found: list[Any] = []

    @hooks.on("issues.opened")
    def fetch(event: Any) -> None:
        found.append(hooks.client(event).organization("github"))

    deliver = Deliverer(hooks, HOOK_SECRET)
    for number in (1, 1, 2):
        assert deliver("issues.opened", installation={"id": number}).status == 200
    hooks.close()
    assert [type(each) for each in found] == [ferrohub.orgs.Organization] * 3
    assert github.lines == [TOKENS, *["GET /orgs/github"] * 2, TOKENS.replace("1", "2"), "GET /orgs/github"]
    signed = [request.headers["authorization"] for request in github.sent("GET /orgs/github")]
    first, second = github.granted
    assert signed == [f"token {token}" for token in (first, first, second)] and first != second
    assert claims(github.sent(TOKENS)[0].headers["authorization"])["iss"] == CLIENT_ID


def test_a_webhook_gets_an_asynchronous_client(github: SimulatedService) -> None:
    async def main() -> None:
        async with ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url) as app:
            hooks = Webhooks(HOOK_SECRET, app=app)

            @hooks.on("issues.opened")
            async def fetch(event: Any) -> None:
                await hooks.client(event).organization("github")

            reply = await Deliverer(hooks, HOOK_SECRET).awaited("issues.opened", installation={"id": 1})
            assert reply.status == 200
            await hooks.aclose()

    run(main())
    assert github.lines == [TOKENS, "GET /orgs/github"]
    assert github.requests[-1].headers["authorization"] == f"token {github.granted[0]}"


def test_a_pool_knows_the_accounts_of_installations(github: SimulatedService, app: ferrohub.AppClient) -> None:
    by_name = ["octo-org", "mona"]
    for installations in (by_name, list(app.installations()), ["octo-org/hello", app.installation_for("mona")]):
        clients = [app.client(each) for each in installations]
        pool = ferrohub.Pool(clients)
        assert [credential["owners"] for credential in pool.status()] == [("octo-org",), ("mona",)]
        github.requests.clear()
        pool.organization("Octo-Org")
        pool.user("mona")
        signed = [request.headers["authorization"] for request in github.requests if request.method == "GET"]
        tokens = [each.removeprefix("token ") for each in signed if each.startswith("token")]
        assert [github.github.state.tokens[token].installation for token in tokens] == [1, 2]
    assert ferrohub.Pool(clients, owners=[["other"], None]).status()[0]["owners"] == ("other",)
    assert ferrohub.Pool([app.client(3)]).status()[0]["owners"] == ()


def test_an_asynchronous_pool_knows_them(github: SimulatedService) -> None:
    async def main() -> None:
        async with ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url) as app:
            pool = ferrohub.AsyncPool([app.client("mona"), app.client("octo-org")])
            await pool.organization("octo-org")

    run(main())
    assert github.lines == ["GET /orgs/octo-org/installation", TOKENS, "GET /orgs/octo-org"]
