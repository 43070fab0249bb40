"""A simulator whose responses are compared with GitHub's description."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona", name="Mona Lisa", email="mona@example.com")
    made.repository("mona/compass", files={"README.md": "# Compass\n"})
    return made


@pytest.fixture
def client(github: GitHub) -> ferrohub.Client:
    return github.client("mona")


@pytest.fixture
def compass(client: ferrohub.Client) -> ferrohub.repos.Repository:
    return client.repository("mona", "compass")
