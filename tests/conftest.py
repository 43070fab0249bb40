"""Fixtures of all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ferrohub
from harness import TOKEN, Answer, Server


@pytest.fixture(scope="session")
def running_server() -> Iterator[Server]:
    """One server for all tests."""
    with Server() as server:
        server.thread.start()
        yield server
        server.shutdown()


@pytest.fixture
def server(running_server: Server) -> Server:
    """The server, with nothing recorded; it answers with an empty object."""
    running_server.will(Answer({}))
    return running_server


@pytest.fixture
def client(server: Server) -> ferrohub.Client:
    """A client of the server, signed in with a token."""
    return ferrohub.Client(token=TOKEN, base_url=server.url)


@pytest.fixture
def anonymous(server: Server) -> ferrohub.Client:
    """A client of the server without a credential."""
    return ferrohub.Client(base_url=server.url)
