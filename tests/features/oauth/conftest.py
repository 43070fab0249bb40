"""An OAuth app, and the server that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ferrohub
from ferrohub.oauth import AsyncOAuthApp, OAuthApp
from oauth_server import ID, SECRET, oauth_server
from service import Service


@pytest.fixture
def github() -> Iterator[Service]:
    """A server that is both the web host and the API."""
    with oauth_server() as running:
        yield running


@pytest.fixture
def app(github: Service) -> OAuthApp:
    """An application with a secret. The credential of its client is used for nothing."""
    return OAuthApp(ID, SECRET, client=ferrohub.Client(token="t0ken-of-somebody", base_url=github.url))


@pytest.fixture
def later(github: Service) -> AsyncOAuthApp:
    """The same for asyncio."""
    return AsyncOAuthApp(ID, SECRET, client=ferrohub.AsyncClient(base_url=github.url))
