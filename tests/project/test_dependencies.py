"""Dependencies run downward only: between the crates, the folders of the library, and files, but for small circles."""

from __future__ import annotations

import functools
import pathlib
import re
import shutil
import subprocess

import pytest

from circles import TREES, Graph, circles, python, rust, upward
from slow import all_but

ROOT = pathlib.Path(__file__).parents[2]

#: The folders of src/, each with the folders that it may use.
FLOORS = {
    "runtime": set(),
    "json": set(),
    "http": {"runtime", "json"},
    "private_folder": {"http"},
    "github": {"json", "http"},
    "auth": {"runtime", "json", "http"},
    "cassette": {"json", "http", "auth"},
    "cache": {"runtime", "json", "http", "private_folder", "auth"},
    "quota": {"runtime", "json", "http", "private_folder"},
    "credential_pool": {"runtime", "http", "auth", "quota"},
    "layers": {"runtime", "json", "http", "github", "auth", "cache", "quota", "credential_pool"},
    "session": {"runtime", "json", "http", "github", "auth", "cassette", "credential_pool", "layers"},
    "table": {"json", "github"},
    "operations": {"runtime", "json", "http", "github", "auth", "quota", "layers", "session"},
    "oauth": {"runtime", "http", "auth", "layers", "session"},
    "apps": {"http", "auth", "layers", "session"},
    "graphql": {"runtime", "json", "http", "auth", "credential_pool", "session"},
    "client": {
        "runtime",
        "json",
        "http",
        "github",
        "auth",
        "cache",
        "quota",
        "credential_pool",
        "layers",
        "session",
        "operations",
        "apps",
        "graphql",
        "oauth",
    },
    "webhooks": {"json", "github", "client"},
}

#: The most files that may know each other in a circle. `cd tools && python -m circles` prints the circles.
#: `make test` checks the first one alone.
ALLOWED = {"python/src": 6, "src": 6, "python/ferrohub": 6}


def code(path: pathlib.Path) -> str:
    """The code of a source file without comments and without the tests within it."""
    text = re.sub(r"//.*", "", path.read_text())
    return re.split(r"#\[cfg\(test\)\]\s*(?:#\[[^\]]*\]\s*)*mod \w+ \{", text)[0]


@functools.cache
def graph(tree: str) -> Graph:
    return TREES[tree](ROOT / tree)


def top(file: str) -> str:
    return file.partition("/")[0].removesuffix(".rs")


def written(files: dict[str, str], folder: pathlib.Path) -> pathlib.Path:
    for file, text in files.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text)
    return folder


def edges(graph: Graph) -> set[tuple[str, str, str]]:
    return {(file, other, item) for file, known in graph.items() for other, items in known.items() for item in items}


@pytest.mark.parametrize("tree", all_but(1, ALLOWED))
def test_circles_are_small(tree: str) -> None:
    found = circles(graph(tree))
    print("\n".join(f"{len(circle)} files: {' '.join(circle)}" for circle in found))
    assert max(map(len, found), default=0) <= ALLOWED[tree]


def test_a_new_circle_is_found(tmp_path: pathlib.Path) -> None:
    root = shutil.copytree(ROOT / "python/src", tmp_path / "src")
    errors = root / "errors.rs"
    errors.write_text(errors.read_text() + "\nuse crate::session::constructors::SHAPES;\n")
    largest = circles(TREES["python/src"](root))[0]
    assert len(largest) > ALLOWED["python/src"]
    assert "errors.rs" in largest


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("use crate::low::Item;", {("low/item.rs", "Item")}),
        (
            "use crate::{low::{Item as Other, helper}, top::{self}};",
            {("low/item.rs", "Item"), ("low/mod.rs", "helper")},
        ),
        ("use crate::low; fn f() { low::item::made() }", {("low/item.rs", "made")}),
        ("use super::low::item; fn f() -> item::Item {}", {("low/item.rs", "Item")}),
        ("use crate::low::item;", set()),
        ("fn f() { crate::low::Item::new() }", {("low/item.rs", "Item::new")}),
        ("fn f() { crate::low::Item::more() }", {("low/item.rs", "Item::more"), ("low/more.rs", "Item::more")}),
        ("use crate::low::*; fn f() -> Item { helper() }", {("low/item.rs", "Item"), ("low/mod.rs", "helper")}),
        ("mod within { use super::super::low::helper; }", {("low/mod.rs", "helper")}),
        ("use crate::low::item::of_a_macro;", {("low/item.rs", "of_a_macro")}),
        ("use std::low::Item; use other::low::item::made;", set()),
        ('// use crate::low::Item;\nfn f() { "crate::low::Item" }', set()),
        ("#[cfg(test)]\nmod tests { use crate::low::Item; fn f() {} }\n#[cfg(test)]\nuse crate::low::Item;", set()),
        ("#[cfg(test)]\nmod tests { fn f() {} }\nuse crate::low::helper;", {("low/mod.rs", "helper")}),
    ],
)
def test_paths_of_rust_lead_to_items(text: str, expected: set[tuple[str, str]], tmp_path: pathlib.Path) -> None:
    files = {
        "lib.rs": "mod low; mod top;",
        "low/mod.rs": "pub mod item; mod more; pub use item::Item; pub fn helper() {}",
        "low/item.rs": "pub struct Item<T>(T); impl<T> Item<T> { pub fn new() {} } pub const fn made() {}",
        "low/more.rs": "use super::Item; impl<'a, T: Into<u8>> Item<T> where T: Copy { pub fn more() { Self::new() } }",
        "top.rs": text,
    }
    found = edges(rust.graph(written(files, tmp_path)))
    assert {(other, item) for file, other, item in found if file == "top.rs"} == expected
    assert ("low/more.rs", "low/item.rs", "Item::new") in found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("from package import Item", {("low/item.py", "Item")}),
        ("from .low import Item as Other", {("low/item.py", "Item")}),
        ("from package.low import item\nitem.VALUE", {("low/item.py", "VALUE")}),
        ("import package.low.item\npackage.low.item.VALUE", {("low/item.py", "VALUE")}),
        ("from package.low import item", set()),
        ("def f():\n    from .low.item import Item", {("low/item.py", "Item")}),
        ("if TYPE_CHECKING:\n    from .low.item import Item", {("low/item.py", "Item")}),
        ("from . import compiled\ncompiled.Item", set()),
        ("from os import path\nfrom typing import Any", set()),
    ],
)
def test_names_of_python_lead_to_items(text: str, expected: set[tuple[str, str]], tmp_path: pathlib.Path) -> None:
    files = {
        "__init__.py": "from .low import Item",
        "compiled.pyi": "class Item: ...",
        "low/__init__.py": "from package.low.item import Item",
        "low/item.py": "VALUE: int = 1\nclass Item: ...",
        "top.py": text,
    }
    found = edges(python.graph(written(files, tmp_path / "package")))
    assert {(other, item) for file, other, item in found if file == "top.py"} == expected


def test_the_edges_that_close_circles_are_named() -> None:
    known: Graph = {"a": {"b": set()}, "b": {"c": set()}, "c": {"a": set(), "d": set()}, "d": {}}
    assert circles(known) == [["a", "b", "c"]]
    assert len(upward(known, ["a", "b", "c"])) == 1


def test_every_folder_has_its_floor() -> None:
    assert {path.name for path in (ROOT / "src").iterdir() if path.is_dir()} == set(FLOORS)


@pytest.mark.parametrize("folder", FLOORS)
def test_a_folder_uses_the_folders_below_it(folder: str) -> None:
    found = {top(other) for file, known in graph("src").items() if top(file) == folder for other in known}
    assert found & set(FLOORS) - {folder} == FLOORS[folder]


def test_the_architecture_page_has_the_floors() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    table = page.partition("## The folders of the library\n")[2].partition("\n## ")[0]
    above: list[str] = []
    for row in re.findall(r"^\| `(\w+)` \|.*\| (.*)\|$", table, re.MULTILINE):
        below = set(above) if row[1].strip() == "all of the above" else set(re.findall(r"`(\w+)`", row[1]))
        assert below == FLOORS[row[0]], row[0]
        above.append(row[0])
    assert set(above) == set(FLOORS)


def test_the_floors_form_no_circle() -> None:
    left = dict(FLOORS)
    while left:
        ground = [folder for folder, below in left.items() if not below & set(left)]
        assert ground, f"a circle among {sorted(left)}"
        for folder in ground:
            del left[folder]


def test_the_library_knows_nothing_of_python() -> None:
    # The profiles name crates of the extension, which are compiled for speed.
    manifest = (ROOT / "Cargo.toml").read_text().partition("\n[profile.")[0]
    assert "[dependencies]" in manifest and not re.search(r"^(pyo3|pythonize|jiter)\b", manifest, re.MULTILINE)
    for path in (ROOT / "src").rglob("*.rs"):
        assert not re.search(r"\b(pyo3|Python::|PyResult)\b", code(path)), path


def test_the_bindings_are_items() -> None:
    """A module that was exported whole would hide what nobody uses from the compiler."""
    text = (ROOT / "src/bindings.rs").read_text()
    exported = re.findall(r"pub use crate::([\w:]+)::(\{[^}]*\}|[\w*]+);", text)
    found = [(path.replace("::", "/"), name) for path, names in exported for name in re.findall(r"[\w*]+", names)]
    assert len(found) > 200
    files = [ROOT / "src" / path / (name + end) for path, name in found for end in (".rs", "/mod.rs")]
    assert [file for file in files if file.exists()] == []
    assert "*" not in {name for _, name in found}


@pytest.mark.skipif(shutil.which("cargo") is None, reason="needs cargo")
def test_no_crate_of_the_library_needs_python() -> None:
    command = ["cargo", "tree", "--quiet", "--offline", "-p", "ferrohub", "-e", "normal,build", "--all-features"]
    tree = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "tokio" in tree
    assert "pyo3" not in tree


@pytest.mark.parametrize("tree", ["src", "python/src", "tools/build"])
def test_a_module_with_children_is_named_mod(tree: str) -> None:
    beside = [path for path in (ROOT / tree).rglob("*.rs") if path.with_suffix("").is_dir()]
    assert beside == []


def test_the_library_lists_what_is_public() -> None:
    """Modules are private but for the operations, and the one that the Python crate uses."""
    lines = (ROOT / "src/lib.rs").read_text().splitlines()
    assert [line for line in lines if line.startswith("pub mod")] == ["pub mod bindings;", "pub mod operations;"]
    operations = (ROOT / "src/operations/mod.rs").read_text()
    assert not re.search(r"^pub mod", operations, re.MULTILINE)
    assert not [line for line in lines if line.startswith("pub use") and line.endswith("*;")]
