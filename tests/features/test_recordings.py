"""Every real recording is replayed by a test."""

from __future__ import annotations

import pathlib

import pytest

from recordings import FOLDER, needed

pytestmark = needed


def cassettes() -> list[str]:
    return sorted(path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.json"))


def test_there_are_recordings() -> None:
    assert len(cassettes()) > 90


@pytest.mark.parametrize("name", cassettes())
def test_a_test_replays(name: str) -> None:
    texts = [path.read_text() for path in pathlib.Path(__file__).parent.glob("test_recordings_*.py")]
    assert any(f'"{name}"' in text for text in texts), f"no test replays {name}"
