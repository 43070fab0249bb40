"""Dependencies run downward only: between the two crates, and between the folders of the library."""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest

ROOT = pathlib.Path(__file__).parents[2]

#: The folders of src/, each with the folders that it may use.
FLOORS = {
    "runtime": set(),
    "json": set(),
    "http": {"runtime", "json"},
    "schema": {"http", "json"},
    "api": {"schema"},
    "auth": {"runtime", "json", "http"},
    "cassette": {"runtime", "http", "auth", "json"},
    "policy": {"runtime", "http", "auth", "json", "schema"},
    "client": {"runtime", "http", "json", "schema", "api", "auth", "cassette", "policy"},
    "table": {"json", "schema", "api"},
    "rest": {"runtime", "http", "json", "schema", "api", "auth", "client"},
    "apps": {"http", "auth", "policy", "client"},
    "graphql": {"runtime", "http", "json", "auth", "client"},
    "oauth": {"runtime", "http", "auth", "policy", "client"},
    "facade": {"runtime", "http", "json", "schema", "api", "auth", "policy", "client", "apps", "graphql", "oauth"},
    "webhooks": {"json", "schema", "api", "rest", "facade"},
}


def code(path: pathlib.Path) -> str:
    """The code of a source file without comments and tests."""
    text = re.sub(r"//.*", "", path.read_text())
    return text.split("#[cfg(test)]")[0]


def sources(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    return (path for path in sorted(folder.rglob("*.rs")) if path.name != "tests.rs")


def uses(folder: str) -> set[str]:
    """The other folders of the library that a folder names."""
    found: set[str] = set()
    for path in sources(ROOT / "src" / folder):
        found |= set(re.findall(r"\bcrate::(\w+)", code(path)))
    return found & set(FLOORS) - {folder}


def test_every_folder_has_its_floor() -> None:
    assert {path.name for path in (ROOT / "src").iterdir() if path.is_dir()} == set(FLOORS)


@pytest.mark.parametrize("folder", FLOORS)
def test_a_folder_uses_the_folders_below_it(folder: str) -> None:
    assert uses(folder) <= FLOORS[folder]


def test_the_floors_form_no_circle() -> None:
    left = dict(FLOORS)
    while left:
        ground = [folder for folder, below in left.items() if not below & set(left)]
        assert ground, f"a circle among {sorted(left)}"
        for folder in ground:
            del left[folder]


def test_the_library_knows_nothing_of_python() -> None:
    manifest = (ROOT / "Cargo.toml").read_text()
    assert not re.search(r"^(pyo3|pythonize|jiter)\b", manifest, re.MULTILINE)
    for path in sources(ROOT / "src"):
        assert not re.search(r"\b(pyo3|Python::|PyResult)\b", code(path)), path


@pytest.mark.skipif(shutil.which("cargo") is None, reason="needs cargo")
def test_no_crate_of_the_library_needs_python() -> None:
    command = ["cargo", "tree", "--quiet", "--offline", "-p", "ferrohub", "-e", "normal,build", "--all-features"]
    tree = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "tokio" in tree
    assert "pyo3" not in tree


def test_the_library_lists_what_is_public() -> None:
    """Modules are private but for the one that the Python crate uses."""
    lines = (ROOT / "src/lib.rs").read_text().splitlines()
    assert [line for line in lines if line.startswith("pub mod")] == ["pub mod bindings;"]
    assert not [line for line in lines if line.startswith("pub use") and line.endswith("*;")]
