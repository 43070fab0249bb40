"""An app, and the server that it is installed on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from test_login import PEM

import ferrohub
from app_server import ID, app_server
from service import Service


@pytest.fixture
def github() -> Iterator[Service]:
    """A server with an app that is installed in an organization and in the account of a user."""
    with app_server() as running:
        yield running


@pytest.fixture
def app(github: Service) -> ferrohub.AppClient:
    """The client of the app."""
    return ferrohub.AppClient(ID, PEM, base_url=github.url)
