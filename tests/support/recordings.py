"""Real recordings of the service, where they lie beside the project; tests that need them skip where they do not."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import Iterator

import pytest

import ferrohub
from ferrohub.testing import Recorder

#: Folder of the recordings, beside the project's own.
FOLDER = pathlib.Path(__file__).parents[3] / "shared" / "recordings"

#: Which parts of a request must equal the recorded one: the recordings were made by another client.
LOOSE = ("method", "uri")
EXACT = ("method", "uri", "body")

needed = pytest.mark.skipif(
    not FOLDER.is_dir(), reason=f"the recordings are missing ({FOLDER.name} beside the project)"
)


@contextlib.contextmanager
def replayed(
    name: str,
    client: ferrohub.Client | None = None,
    match_on: tuple[str, ...] = LOOSE,
    *,
    all_used: bool = True,
) -> Iterator[ferrohub.Client]:
    """A client that replays a recording, each response of which must be requested.

    :param name: folder and file, as ``"betamax/GitHub_me"``
    """
    client = client or ferrohub.Client(token="a-token-that-never-leaves")
    with Recorder(client, FOLDER).use_cassette(name, record="none", match_on=match_on) as cassette:
        yield client
    assert not all_used or cassette.unused == []
