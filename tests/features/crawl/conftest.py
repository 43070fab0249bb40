"""A server to crawl, and writing without waits."""

from __future__ import annotations

import pytest

from crawled_github import SimulatedGitHub


@pytest.fixture
def github() -> SimulatedGitHub:
    """A server that is called in this process."""
    return SimulatedGitHub()


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk, nor before another attempt."""
    pytest.importorskip("pyarrow")
    from ferrohub.crawl import _planning, _storage

    monkeypatch.setattr(_storage, "sync", lambda file: file.flush())
    monkeypatch.setattr(_planning, "PAUSES", (0.0, 0.0, 0.0))
