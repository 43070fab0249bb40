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
    "schema": {"http"},
    "api": {"schema"},
    "auth": {"runtime", "json", "http"},
    "cassette": {"runtime", "http", "auth", "json"},
    "policy": {"runtime", "http", "auth", "json", "schema"},
    "client": {"runtime", "http", "json", "auth", "cassette", "policy"},
    "table": {"json", "schema", "api"},
    "rest": {"json", "schema", "api"},
    "operations": {"runtime", "http", "json", "schema", "api", "auth", "policy", "client", "rest"},
    "apps": {"http", "auth", "policy", "client"},
    "graphql": {"runtime", "http", "json", "auth", "client"},
    "oauth": {"runtime", "http", "auth", "policy", "client"},
    "facade": {
        "runtime",
        "http",
        "json",
        "schema",
        "api",
        "auth",
        "policy",
        "client",
        "operations",
        "apps",
        "graphql",
        "oauth",
    },
    "webhooks": {"json", "schema", "api", "rest", "facade"},
}


#: The folders and files of python/src/, likewise. The classes of the first five know each other: a session returns
#: resources and listings, which send requests through their session, and exceptions have the response.
MODEL = {"calls", "errors", "listing", "session", "values"}
FLOORS_OF_PYTHON = {
    "forks": set(),
    "numbers": set(),
    **dict.fromkeys(sorted(MODEL), MODEL | {"numbers"}),
    "apps": MODEL | {"numbers"},
    "graphql": MODEL,
    "oauth": MODEL | {"numbers", "apps"},
    "rest": MODEL | {"numbers"},
    "webhooks": MODEL | {"rest"},
}


#: What those of python/src/ name above them; none may be added.
KNOWN = {
    ("calls", "oauth"): "the argument of a callback that stores the token of a user",
    ("session", "apps"): "the constructors list that of AppClient, and `client.auth` is there",
}


#: The macro of declarations, which has the name of a folder.
MACRO = ["operations"]


def code(path: pathlib.Path) -> str:
    """The code of a source file without comments and without the tests within it."""
    text = re.sub(r"//.*", "", path.read_text())
    return re.split(r"#\[cfg\(test\)\]\s*(?:#\[[^\]]*\]\s*)*mod \w+ \{", text)[0]


def sources(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    files = sorted(folder.rglob("*.rs")) if folder.is_dir() else [folder.with_suffix(".rs")]
    return (path for path in files if path.name != "tests.rs")


def spelled_out(tree: str) -> Iterator[str]:
    """The paths of a tree of imports: ``a::{b, c::{d, e}}`` has a::b, a::c::d and a::c::e."""
    before, brace, within = tree.partition("{")
    if not brace:
        yield tree
        return
    part, depth = "", 0
    for character in within:
        depth += (character == "{") - (character == "}")
        if depth < 0 or (depth == 0 and character == ","):
            yield from spelled_out(before + part.strip())
            part = ""
            if depth < 0:
                return
        else:
            part += character


def named(text: str, module: tuple[str, ...]) -> set[str]:
    """The top modules of its crate that the code of a module names."""
    imports = [path for tree in re.findall(r"\buse\s+([^;]+);", text) for path in spelled_out(tree)]
    paths = [*imports, *re.findall(r"\b(?:crate|self|super)(?:\s*::\s*\w+)+", text)]
    found = set()
    for path in paths:
        first, *steps = re.split(r"\s*::\s*", path.split(" as ")[0].strip())
        home = {"crate": (), "self": module, "super": module[:-1]}.get(first)
        while home is not None and steps and steps[0] == "super":
            home, steps = home[:-1], steps[1:]
        if home is not None and [*home, *steps] != MACRO:
            found |= {*[*home, *steps][:1]} - {""}
    return found


def uses(root: pathlib.Path, folder: str) -> set[str]:
    """The modules of a crate that a folder or file at its top names, itself too."""
    found: set[str] = set()
    for path in sources(root / folder):
        module = path.relative_to(root).with_suffix("").parts
        found |= named(code(path), module[:-1] if path.name == "mod.rs" else module)
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("use crate::http::error::Error;", {"http"}),
        ("use crate::{auth, client::session::Session as Upward};", {"auth", "client"}),
        ("use crate::{\n    api::{a, b::{c}},\n    json,\n};", {"api", "json"}),
        ("use super::super::super::client::Session;", {"client"}),
        ("use super::layer::Layer; fn f() { crate::runtime::host::now() }", {"policy", "runtime"}),
        ("use std::client::Client; use ferrohub::bindings::http; use self::machine::Machine;", {"policy"}),
        ("// use crate::client::Session;", set()),
        ("#[cfg(test)]\nmod tests;\nuse crate::client::Session;", {"client"}),
        ("use crate::json;\n#[cfg(test)]\nmod tests { use crate::client::Session; }", {"json"}),
    ],
)
def test_imports_are_found(text: str, expected: set[str], tmp_path: pathlib.Path) -> None:
    path = tmp_path / "policy" / "quota" / "shared.rs"
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert uses(tmp_path, "policy") == expected


def test_every_folder_has_its_floor() -> None:
    assert {path.name for path in (ROOT / "src").iterdir() if path.is_dir()} == set(FLOORS)


@pytest.mark.parametrize("folder", FLOORS)
def test_a_folder_uses_the_folders_below_it(folder: str) -> None:
    assert uses(ROOT / "src", folder) & set(FLOORS) - {folder} == FLOORS[folder]


def test_the_architecture_page_has_the_floors() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    table = page.partition("## The folders of the library\n")[2].partition("\n## ")[0]
    above: list[str] = []
    for row in re.findall(r"^\| `(\w+)` \|.*\| (.*)\|$", table, re.MULTILINE):
        below = set(above) if row[1].strip() == "all of the above" else set(re.findall(r"`(\w+)`", row[1]))
        assert below == FLOORS[row[0]], row[0]
        above.append(row[0])
    assert set(above) == set(FLOORS)


def test_every_folder_of_the_extension_module_has_its_floor() -> None:
    root = ROOT / "python" / "src"
    assert {path.stem for path in root.iterdir()} == {"lib", *FLOORS_OF_PYTHON}


@pytest.mark.parametrize("folder", FLOORS_OF_PYTHON)
def test_a_folder_of_the_extension_module_uses_the_folders_below_it(folder: str) -> None:
    found = uses(ROOT / "python" / "src", folder) & set(FLOORS_OF_PYTHON)
    known = {above for below, above in KNOWN if below == folder}
    assert known <= found
    assert found - {folder} - known <= FLOORS_OF_PYTHON[folder]


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
    """Modules are private but for the operations, and the one that the Python crate uses."""
    lines = (ROOT / "src/lib.rs").read_text().splitlines()
    assert [line for line in lines if line.startswith("pub mod")] == ["pub mod bindings;", "pub mod operations;"]
    operations = (ROOT / "src/operations/mod.rs").read_text()
    assert not re.search(r"^pub mod", operations, re.MULTILINE)
    assert not [line for line in lines if line.startswith("pub use") and line.endswith("*;")]
