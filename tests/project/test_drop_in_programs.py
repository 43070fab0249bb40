"""The script that runs the tests of programs with github3.py and with this package in its place."""

from __future__ import annotations

import pathlib
import shutil
import subprocess
import sys

import pytest

import drop_in_programs
from drop_in_programs import Program

TESTS = """
import pytest

def test_passes(): pass
def test_fails(): assert 1 == 2, "no"
@pytest.mark.skip(reason="later")
def test_waits(): pass
@pytest.fixture
def broken(): raise OSError("gone")
def test_breaks(broken): pass
"""
PROGRAM = Program("octocat/Hello-World", "3.10", (), ("tests",))


@pytest.fixture
def source(tmp_path: pathlib.Path) -> pathlib.Path:
    """A program, as a folder."""
    folder = tmp_path / "source"
    (folder / "tests").mkdir(parents=True)
    (folder / "tests" / "test_all.py").write_text(TESTS)
    return folder


def test_the_outcome_of_each_test_is_known(source: pathlib.Path, tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "program"
    drop_in_programs.unpack(PROGRAM, source, folder)
    found = drop_in_programs.outcomes(PROGRAM, pathlib.Path(sys.executable), folder, tmp_path / "report.xml")
    assert {name.partition("::")[2]: reason.partition(":")[0] for name, reason in found.items()} == {
        "test_passes": "",
        "test_fails": "failure",
        "test_waits": "skipped",
        "test_breaks": "error",
    }
    assert found["tests.test_all::test_fails"].startswith("failure: AssertionError: no")


@pytest.mark.skipif(shutil.which("git") is None, reason="git is missing")
def test_a_program_is_unpacked_from_a_repository(source: pathlib.Path, tmp_path: pathlib.Path) -> None:
    git = ["git", "-C", str(source), "-c", "user.name=n", "-c", "user.email=e@example.com"]
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "x"]):
        subprocess.run([*git, *command], check=True)
    (source / "not-committed").write_text("")
    drop_in_programs.unpack(PROGRAM, source, tmp_path / "program")
    files = [path.name for path in (tmp_path / "program").rglob("*") if path.is_file()]
    assert files == ["test_all.py"]


def test_what_passes_with_github3_alone_is_printed(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = tmp_path / "exceptions.tsv"
    listed.write_text("program\ttest\treason\nhello\tt::known\tit reads the clock\n")
    monkeypatch.setattr(drop_in_programs, "EXCEPTIONS", listed)
    theirs = {"t::both": "", "t::neither": "failure: x", "t::known": ""}
    own = {"t::both": "", "t::neither": "failure: y", "t::known": "failure: z"}
    assert drop_in_programs.compare("hello", theirs, own)
    assert capsys.readouterr().out.splitlines() == [
        "t::known: it reads the clock",
        "hello: 2 of 3 tests pass with github3.py, 1 of these here",
    ]
    assert not drop_in_programs.compare(
        "hello", {**theirs, "t::lost": "", "t::gone": ""}, {**own, "t::lost": "error: e"}
    )
    assert {"t::lost: error: e", "t::gone: not collected"} <= set(capsys.readouterr().out.splitlines())


def test_each_exception_is_one_of_a_program() -> None:
    rows = [line.split("\t") for line in drop_in_programs.EXCEPTIONS.read_text().splitlines()[1:]]
    assert all(len(row) == 3 and row[0] in drop_in_programs.PROGRAMS and row[2].strip() for row in rows)
