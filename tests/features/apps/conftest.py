"""An app, and the server that it is installed on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from test_login import PEM

import ferrohub
from simulated_service import CLIENT_ID, SimulatedService, github_with_app, serving


@pytest.fixture
def github() -> Iterator[SimulatedService]:
    """A simulated GitHub with an app that is installed in an organization and in the account of a user."""
    with serving(github_with_app()) as running:
        yield running


@pytest.fixture
def app(github: SimulatedService) -> ferrohub.AppClient:
    """The client of the app."""
    return ferrohub.AppClient(CLIENT_ID, PEM, base_url=github.url)
