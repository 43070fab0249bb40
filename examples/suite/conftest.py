"""Fixtures of the suite."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ferrohub


@pytest.fixture
def client(cassette: Callable[[ferrohub.Client], object]) -> ferrohub.Client:
    """A client that records on the test's cassette, and replays once there is one.

    To record it needs a token, as in GITHUB_TOKEN; to replay it needs none.
    """
    client = ferrohub.Client.from_environment()
    if not client.session.has_auth():
        client.session.token_auth("any-will-do-for-replaying")
    cassette(client)
    return client
