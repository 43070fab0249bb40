"""A GraphQL server, and a client of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

import ferrohub
from harness import TOKEN

if TYPE_CHECKING:
    from graphql_server import GraphQLServer


@pytest.fixture(scope="module")
def running() -> Iterator[GraphQLServer]:
    """One server for all tests of a module. They skip without graphql-core."""
    from graphql_server import serving

    with serving() as server:
        yield server


@pytest.fixture
def github(running: GraphQLServer) -> GraphQLServer:
    """The server, with nothing recorded."""
    running.reset()
    return running


@pytest.fixture
def client(github: GraphQLServer) -> ferrohub.Client:
    """A client of the server, signed in with a token."""
    return ferrohub.Client(token=TOKEN, base_url=github.url)
