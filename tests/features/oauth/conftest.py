"""An OAuth app, and the server that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ferrohub
from ferrohub.oauth import AsyncOAuthApp, OAuthApp
from simulated_service import CLIENT_ID, CLIENT_SECRET, SimulatedService, add_user_token, github_with_app, serving


@pytest.fixture
def github() -> Iterator[SimulatedService]:
    """A simulated GitHub: both the web host and the API."""
    simulated = github_with_app()
    add_user_token(simulated)
    with serving(simulated) as running:
        yield running


@pytest.fixture
def app(github: SimulatedService) -> OAuthApp:
    """An application with a secret. The credential of its client is used for nothing."""
    return OAuthApp(CLIENT_ID, CLIENT_SECRET, client=ferrohub.Client(token="t0ken-of-somebody", base_url=github.url))


@pytest.fixture
def later(github: SimulatedService) -> AsyncOAuthApp:
    """The same for asyncio."""
    return AsyncOAuthApp(CLIENT_ID, CLIENT_SECRET, client=ferrohub.AsyncClient(base_url=github.url))
