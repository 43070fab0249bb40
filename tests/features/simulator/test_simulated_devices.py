"""The device flow on the clock of the simulator, from the code to the token."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, OAuthError
from ferrohub.oauth import AsyncOAuthApp, DeviceCode, OAuthApp
from ferrohub.testing import GitHub


def test_a_device_polls_on_the_clock_until_the_user_agrees(github: GitHub) -> None:
    app = github.oauth_app("cli", owner="mona", callback_urls=[])

    def agree(code: DeviceCode) -> None:
        def later() -> None:
            if github.clock.timestamp >= began + 20:
                github.enter_code(code.user_code, "mona")

        github.clock.listeners.append(later)

    began = github.clock.timestamp
    token = OAuthApp(app.client_id, client=github.client()).device_flow(scopes=["repo"], on_code=agree)
    # Polls each 5 seconds, none of them too early.
    assert github.clock.timestamp - began in (20, 25) and token.scopes == ["repo"]
    assert ferrohub.Client(token=token.access_token, transport=github).me().login == "mona"


@pytest.mark.parametrize("ending", ["denied", "expired"])
def test_a_device_flow_ends_without_a_token(github: GitHub, ending: str) -> None:
    app = github.oauth_app("cli", owner="mona", callback_urls=[])

    async def show(code: DeviceCode) -> None:
        if ending == "denied":
            github.enter_code(code.user_code, "mona", agree=False)

    async def main() -> None:
        client: Any = github.async_client()
        flow = AsyncOAuthApp(app.client_id, client=client)
        await flow.device_flow(scopes=["repo"], on_code=show)

    before = github.clock.timestamp
    with pytest.raises(OAuthError, match="denied" if ending == "denied" else "expired"):
        asyncio.run(main())
    assert github.clock.timestamp - before >= (0 if ending == "denied" else 900)
    assert github.state.tokens == {}


def test_the_device_flow_of_a_github_app_makes_a_token_that_expires(github: GitHub) -> None:
    app = github.app("Later", permissions={"issues": "write"})
    flow = OAuthApp(app.client_id, client=github.client())
    token = flow.device_flow(on_code=lambda code: github.enter_code(code.user_code, "mona"))
    assert token.access_token.startswith("ghu_") and token.refresh_token
    client = ferrohub.Client(token=token.access_token, transport=github)
    assert client.me().login == "mona"
    github.clock.advance(hours=8)
    with pytest.raises(AuthenticationFailed):
        client.me()
