"""What an import loads: no other package, and nothing that is not needed yet."""

from __future__ import annotations

import subprocess
import sys


def test_an_import_makes_no_classes_and_loads_little() -> None:
    code = "import sys; before = set(sys.modules); import ferrohub; print(*sorted(set(sys.modules) - before))"
    loaded = subprocess.run(
        [sys.executable, "-I", "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    foreign = {name.partition(".")[0] for name in loaded} - {"ferrohub"} - set(sys.stdlib_module_names)
    assert foreign == set() and "json" not in loaded and "inspect" not in loaded


def test_an_import_in_the_place_of_pygithub_reads_no_table_and_loads_little() -> None:
    code = "import sys; before = set(sys.modules); import ferrohub.pygithub; print(*sorted(set(sys.modules) - before))"
    loaded = subprocess.run(
        [sys.executable, "-I", "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    heavy = {
        "collections",
        "datetime",
        "enum",
        "functools",
        "json",
        "logging",
        "pathlib",
        "re",
        "typing",
        "urllib.parse",
    }
    assert heavy.isdisjoint(loaded), heavy.intersection(loaded)
    own = {name for name in loaded if name.startswith("ferrohub.pygithub.")}
    assert own == {"ferrohub.pygithub._modules"}


def test_a_client_in_the_place_of_pygithub_loads_nothing_of_networks_in_python() -> None:
    code = "import sys, ferrohub.pygithub as github; github.Github(); print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-I", "-c", code], check=True, capture_output=True, text=True)
    heavy = {"email.utils", "http.client", "requests", "socket", "ssl", "urllib.request"}
    assert heavy.isdisjoint(loaded.stdout.split()), heavy.intersection(loaded.stdout.split())


def test_the_logger_of_pygithub_has_the_level_that_a_program_sets_before_it_makes_a_client() -> None:
    code = """
import ferrohub.pygithub, logging
logging.getLogger("github").setLevel(logging.ERROR)
ferrohub.pygithub.Github(lazy=True)
assert logging.getLogger("github").level == logging.ERROR
assert ferrohub.pygithub.logger is logging.getLogger("github")
ferrohub.pygithub.set_log_level(logging.WARNING)
assert logging.getLogger("github").level == logging.WARNING
"""
    subprocess.run([sys.executable, "-I", "-c", code], check=True)


def test_the_logger_of_pygithub_is_there_at_once_where_logging_is() -> None:
    code = """
import logging, ferrohub.pygithub
assert logging.getLogger("github").level == logging.INFO and logging.getLogger("github").handlers
"""
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
