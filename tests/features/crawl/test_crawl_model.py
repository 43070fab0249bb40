"""Repositories and owners change at random, also between requests, within a second and on late replicas, while crawls
are killed: at rest, the folder equals the server.
"""

from __future__ import annotations

import pathlib

import pytest

pytest.importorskip("pyarrow")

from crawl_model import MODELLED, WAYS, play, play_apart
from ferrohub.crawl import STREAMS
from modelled_streams import FORMS, SHOWS_OF_OTHERS
from slow import all_but

#: Streams that no way of walking has; those that other servers have are last, and slow.
OTHERS = sorted(
    MODELLED.keys() - {name for names in WAYS.values() for name in names},
    key=lambda name: (name in SHOWS_OF_OTHERS, name),
)
ROUNDS = 10


def test_each_stream_is_modelled() -> None:
    """A round of a stream needs a line of the model, which says what the stream shows of a change."""
    assert STREAMS.keys() <= MODELLED.keys()


@pytest.mark.parametrize("seed", all_but(1, range(ROUNDS)))
@pytest.mark.parametrize("way", WAYS)
def test_the_folder_equals_the_server(way: str, seed: int, tmp_path: pathlib.Path) -> None:
    assert play(WAYS[way], seed, tmp_path) == []


@pytest.mark.parametrize("stream", all_but(10, OTHERS))
def test_the_folder_equals_the_server_for_other_streams(stream: str, tmp_path: pathlib.Path) -> None:
    assert play([stream], 1, tmp_path) == []


@pytest.mark.slow
@pytest.mark.parametrize("stream", SHOWS_OF_OTHERS)
def test_the_folder_equals_the_server_after_each_single_change(stream: str, tmp_path: pathlib.Path) -> None:
    assert play_apart(stream, 1, tmp_path) == []


@pytest.mark.slow
@pytest.mark.parametrize("stream", sorted(FORMS))
def test_the_folder_equals_the_server_with_graphql(stream: str, tmp_path: pathlib.Path) -> None:
    assert play([stream], 1, tmp_path, graphql=True) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_commits_equal_the_server_with_pages_in_flight(seed: int, tmp_path: pathlib.Path) -> None:
    assert play(["commits"], seed, tmp_path, at_once=True) == []


# Of these seeds, 2 has the shortest crawl.
@pytest.mark.parametrize("seed", all_but(1, [2, 0, 1, 3]))
def test_the_folder_equals_the_server_with_pages_in_flight(seed: int, tmp_path: pathlib.Path) -> None:
    assert play(WAYS["since"], seed, tmp_path, at_once=True) == []
