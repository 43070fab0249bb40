"""``ferrohub.pygithub`` beside an installed PyGithub: the table, the names and signatures, and calls of both."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

github = pytest.importorskip("github")
ROOT = Path(__file__).resolve().parents[2]
#: Modules of PyGithub with nothing for programs: ferrohub has other connections.
INTERNAL = frozenset(("GithubRetry", "Requester"))


def run(tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / tool), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def classes() -> Iterator[tuple[str, str, type]]:
    for found in pkgutil.iter_modules(github.__path__):
        module = importlib.import_module(f"github.{found.name}")
        for name, value in list(vars(module).items()):
            if isinstance(value, type) and value.__module__ == module.__name__ and not name.startswith("_"):
                yield found.name, name, value


def members(class_: type) -> dict[str, Any]:
    found = vars(class_).items()
    return {name: value for name, value in found if not name.startswith("_") and not isinstance(value, type)}


def parameters(function: Any) -> list[tuple[str, Any]]:
    found = inspect.signature(function).parameters.values()
    return [(each.name, each.kind) for each in found]


def test_the_table_is_that_of_the_installed_version() -> None:
    done = run("pygithub_facts.py", "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_public_class_is_there() -> None:
    missing = []
    for module, name, _ in classes():
        if module not in INTERNAL:
            own = importlib.import_module(f"ferrohub.pygithub.{module}")
            if not hasattr(own, name):
                missing.append(f"{module}.{name}")
    assert missing == []


def test_every_member_has_the_parameters_of_pygithub() -> None:
    different = []
    for module, name, theirs in classes():
        if module in INTERNAL:
            continue
        ours = getattr(importlib.import_module(f"ferrohub.pygithub.{module}"), name)
        for member, value in members(theirs).items():
            own = inspect.getattr_static(ours, member, None)
            if own is None and not hasattr(ours, member):
                different.append(f"{name}.{member} is missing")
            elif inspect.isfunction(value) and parameters(value) != parameters(getattr(ours, member)):
                different.append(f"{name}.{member}{inspect.signature(value)}")
    assert different == []


def test_calls_of_issues_and_labels_agree() -> None:
    done = run("pygithub_compare.py", "Issue", "Label", "Milestone", "PublicKey")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_all_calls_agree() -> None:
    done = run("pygithub_compare.py")
    assert done.returncode == 0, done.stdout + done.stderr
