"""Declarations are free of Python: kinds, defaults and texts are neutral, and names are resolved by the compiler."""

from __future__ import annotations

import pathlib
import re
from typing import Any

import pytest

from ferrohub import _core, types

ROOT = pathlib.Path(__file__).parents[2]
#: Files of src/github/declared that hold no declarations of a chapter.
MACHINERY = {"mod", "notation", "registry"}
CHAPTERS = sorted(path for path in (ROOT / "src" / "github" / "declared").glob("*.rs") if path.stem not in MACHINERY)
SCHEMA = sorted((ROOT / "src" / "github" / "model").glob("*.rs")) + [
    ROOT / "src" / "github" / "declared" / f"{name}.rs" for name in sorted(MACHINERY)
]

#: Python's modules and types, in strings and in code.
PYTHON = re.compile(
    r"\bferrohub\.\w|\b(?:dict|list|tuple|type|Literal|Iterable|Mapping|Callable|Listing|PathLike)\["
    r"|\b(?:str|int|bool|bytes|float) \||\| None\b|\b(?:pyo3|PyObject|isinstance|TypedDict)\b"
)
#: Python's constants, types and exceptions, which no text and no default names.
WORDS = re.compile(r"\b(?:None|True|False|dicts?|tuples?|datetimes?|ValueError|TypeError|AttributeError|kwargs)\b")


def code(path: pathlib.Path) -> str:
    """A source file without comments and tests."""
    return re.sub(r"//.*", "", path.read_text().split("#[cfg(test)]")[0])


def found(pattern: re.Pattern[str], text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if pattern.search(line)]


@pytest.mark.parametrize("path", [*CHAPTERS, *SCHEMA], ids=lambda path: path.stem)
def test_declarations_name_no_type_and_no_module_of_python(path: pathlib.Path) -> None:
    assert found(PYTHON, code(path)) == []


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_declarations_use_no_word_of_python(path: pathlib.Path) -> None:
    assert found(WORDS, path.read_text()) == []


@pytest.mark.parametrize(
    "line",
    [
        'User in "ferrohub.users" {',
        'labels: Plain("list[str]");',
        'exact: &[("", "Reference | None")]',
        'value: Object("str | bytes")',
    ],
)
def test_a_word_of_python_is_found(line: str) -> None:
    assert PYTHON.search(line)


@pytest.mark.parametrize("line", ["sort: Text = None", "/// The result is False.", "/// files: dicts by name."])
def test_a_word_of_python_in_a_text_is_found(line: str) -> None:
    assert WORDS.search(line)


def test_texts_read_as_python_in_python() -> None:
    declared = "".join(path.read_text() for path in CHAPTERS)
    assert "`null`" in declared and "`true`" in declared
    assert "`null`" not in repr(_core.schema())
    assert "None removes it" in (_core.Client.update_me.__doc__ or "")


def test_every_class_is_in_the_module_that_its_chapter_or_a_table_names() -> None:
    for chapter in _core.schema():
        for declared in chapter["classes"]:
            python = getattr(_core, declared["name"])
            assert (python.__module__, python.__qualname__) == (declared["module"], declared["shown"])
            assert getattr(__import__(declared["module"], fromlist=["_"]), declared["shown"]) is python


def annotated(record: Any) -> dict[str, str]:
    """The members of a type of mappings and their types, as they are written."""
    hints = {key: getattr(hint, "__forward_arg__", hint) for key, hint in record.__annotations__.items()}
    return {
        key: re.sub(r"\b_(?=[A-Z])", "", getattr(hint, "__name__", str(hint))).replace("'", '"')
        for key, hint in hints.items()
    }


def test_types_for_annotations_are_the_declared_records() -> None:
    for declared in _core.records():
        python = getattr(types, declared["name"])
        expected = {member["key"]: member["type"] for member in [*declared["members"], *declared["optional"]]}
        assert annotated(python) == expected, declared["name"]
        assert python.__optional_keys__ == {member["key"] for member in declared["optional"]}
