"""go-github runs flows against the simulator over HTTP."""

from __future__ import annotations

import pathlib
import re

import pytest

from client_flows import Program, needed

#: Where `make clients` builds the program.
PROGRAM = pathlib.Path(__file__).parents[2] / "target" / "clients" / "go" / "flows"
SOURCE = (pathlib.Path(__file__).parent / "go" / "flows.go").read_text("utf-8")
NAMES = re.findall(r'^\t"(\w+)": +\w+,$', SOURCE, re.MULTILINE)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def program() -> Program:
    needed(PROGRAM.is_file(), "go-github", "make clients builds its program")
    return Program([str(PROGRAM)], NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_flow(name: str, program: Program) -> None:
    assert program.results[name] == program.expected(name)
