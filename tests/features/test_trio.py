"""Asynchronous clients outside of asyncio say what they need."""

from __future__ import annotations

import sys
import types
from typing import Any

import pytest

import ferrohub
from harness import TOKEN
from importing import importing


def first_step() -> None:
    """What another event loop does with a coroutine."""
    call = ferrohub.AsyncClient(token=TOKEN, base_url="http://127.0.0.1:9").user("octocat")
    steps: Any = call.__await__()
    next(steps)


def test_a_call_without_asyncio_names_what_it_needs() -> None:
    with pytest.raises(RuntimeError, match="needs a running event loop of asyncio") as raised:
        first_step()
    assert "trio" not in str(raised.value)


def test_a_call_while_another_thread_imports_trio(monkeypatch: pytest.MonkeyPatch) -> None:
    importing("trio", monkeypatch)
    with pytest.raises(RuntimeError, match="needs a running event loop of asyncio"):
        first_step()


def test_under_trio_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    trio = types.SimpleNamespace(lowlevel=types.SimpleNamespace(current_task=object))
    monkeypatch.setitem(sys.modules, "trio", trio)
    with pytest.raises(
        RuntimeError, match=r"Under trio, call a blocking client in a thread.*trio\.to_thread\.run_sync"
    ):
        first_step()
