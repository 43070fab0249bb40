"""A server to crawl, and writing without waits."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from crawled_github import SimulatedGitHub
from harness import PATIENCE
from object_store import ObjectStore, running


@pytest.fixture
def github() -> SimulatedGitHub:
    """A server that is called in this process."""
    return SimulatedGitHub()


@pytest.fixture(scope="module")
def store() -> Iterator[ObjectStore]:
    """An object store in this process."""
    pytest.importorskip("obstore")
    pytest.importorskip("moto")
    with running() as made:
        yield made


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk, nor before another attempt."""
    pytest.importorskip("pyarrow")
    from ferrohub.crawl import _planning, _storage

    monkeypatch.setattr(_storage, "sync", lambda file: file.flush())
    monkeypatch.setattr(_planning, "PAUSES", (0.0, 0.0, 0.0))


@pytest.fixture(autouse=True)
def leases_end() -> Iterator[None]:
    """Fail if a crawl has ended and this process still renews a lease, which keeps others out."""
    before = threading.enumerate()
    yield
    for thread in threading.enumerate():
        if thread.name == "ferrohub-leases" and thread not in before:
            thread.join(PATIENCE)
            assert not thread.is_alive()
