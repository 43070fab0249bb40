"""The comparison of the IDs of tests."""

from __future__ import annotations

import compare_test_ids as tool

BEFORE = {"a.py::test_one", "a.py::test_two[x]", "a.py::test_two[y]", "rust::layers::sends"}


def test_a_test_that_went_is_named() -> None:
    assert tool.lost(BEFORE, {"a.py::test_one", "rust::layers::sends"}, []) == [
        "a.py::test_two[x]",
        "a.py::test_two[y]",
    ]


def test_a_row_has_a_successor_or_a_reason() -> None:
    after = {"a.py::test_one", "b.py::test_both"}
    rows = [("a.py::test_two*", "b.py::test_both"), ("rust::layers::sends", "the layer is gone")]
    assert tool.lost(BEFORE, after, rows) == []
    assert tool.lost(BEFORE, after, [("a.py::test_two[x]", "b.py::test_both"), *rows[1:]]) == ["a.py::test_two[y]"]


def test_a_successor_exists() -> None:
    rows = [("a.py::test_two*", "b.py::test_gone")]
    assert tool.lost(BEFORE, BEFORE - {"a.py::test_two[x]"}, rows) == [
        "b.py::test_gone is named as a successor and missing"
    ]
