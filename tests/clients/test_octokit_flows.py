"""octokit.js runs flows against the simulator over HTTP."""

from __future__ import annotations

import pathlib
import re
import shutil

import pytest

from client_flows import Program, needed

HERE = pathlib.Path(__file__).parent / "octokit"
#: Where `make clients` installs octokit.
MODULES = pathlib.Path(__file__).parents[2] / "target" / "clients" / "octokit"
NAMES = re.findall(r"^  async (\w+)\(", (HERE / "flows.mjs").read_text("utf-8"), re.MULTILINE)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def program() -> Program:
    needed((MODULES / "node_modules").is_dir() and shutil.which("node"), "octokit.js", "make clients installs it")
    shutil.copy(HERE / "flows.mjs", MODULES / "flows.mjs")
    return Program(["node", str(MODULES / "flows.mjs")], NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_flow(name: str, program: Program) -> None:
    assert program.results[name] == program.expected(name)
