"""The pytest plugin: the fixture ``cassette`` and the marker of the same name.

::

    @pytest.mark.cassette("issues", record="none")
    def test_issues(cassette):
        client = ferrohub.Client()
        cassette(client)                # from here on the client replays
        assert client.issue("octocat", "Hello-World", 1).title

Without the marker the cassette is named after the test and recorded once. Cassettes lie in ``cassettes/`` beside the
test's file.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from ferrohub.testing import Recorder

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from ferrohub._core import Cassette, Client, ClientSession


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line(
        "markers",
        "cassette(name, record='once', match_on=..., allow_repeats=False, directory=...): which cassette the fixture "
        "'cassette' plays, and how",
    )


@pytest.fixture
def cassette(request: pytest.FixtureRequest) -> Iterator[Callable[[Client | ClientSession], Cassette]]:
    """A function that puts the test's cassette into a client or session, until the test ends.

    The cassette is saved when the test passes.
    """
    marker = request.node.get_closest_marker("cassette")
    options: dict[str, Any] = dict(marker.kwargs) if marker else {}
    default = re.sub(r"[^\w.-]+", "_", request.node.name).strip("_")
    name = marker.args[0] if marker and marker.args else options.pop("name", default)
    directory = options.pop("directory", request.path.parent / "cassettes")
    known = {key: options.pop(key) for key in ("secrets", "patterns") if key in options}
    inserted: list[Cassette] = []

    def insert(session: Client | ClientSession) -> Cassette:
        inserted.append(Recorder(session, directory, **known).insert(name, **options))
        return inserted[-1]

    yield insert
    for used in reversed(inserted):
        used.eject()
        if not request.node.stash.get(FAILED, False):
            used.save()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether the test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
