"""The distribution that provides the module `github3`."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys
import zipfile

import pytest

import ferrohub

ROOT = pathlib.Path(__file__).parents[2]
PACKAGE = ROOT / "packages" / "github3"

#: A program written for github3.py; the class of a pickle is found under both names.
PROGRAM = """
import pickle, sys
from ferrohub.github3._resources import RepoTag as made_before
import github3.repos.repo, github3.exceptions as errors
from github3.issues.issue import Issue
import ferrohub.github3
assert github3 is ferrohub.github3 and github3.repos.repo is ferrohub.github3.repos.repo
assert sys.modules["github3.issues.issue"].Issue is Issue is ferrohub.github3.issues.Issue
assert issubclass(errors.NotFoundError, ferrohub.exceptions.NotFoundError)
issue = Issue({"number": 7, "url": "https://api.github.com/x"}, github3.GitHub())
assert pickle.loads(pickle.dumps(issue)) == issue and isinstance(issue, ferrohub.issues.Issue)
assert Issue.__module__ == Issue.__mro__[1].__module__ == "github3.issues.issue", Issue.__module__
assert github3.users.User.__module__ == "github3.users"
assert made_before is github3.repos.tag.RepoTag and made_before.__module__ == "github3.repos.tag"
assert {github3.GitHub.__module__, github3.GitHubEnterprise.__module__} == {"github3.github"}
assert errors.NotFoundError.__module__ == "github3.exceptions"
assert github3.session.GitHubSession.__module__ == "github3.session"
assert pickle.loads(pickle.dumps((github3.GitHub, errors.NotFoundError))) == (github3.GitHub, errors.NotFoundError)
assert ferrohub.issues.Issue.__module__ == "ferrohub.issues.issue"
assert github3.models.__spec__.name == "ferrohub.github3.models", github3.models.__spec__
try:
    import github3.nonsense
except ModuleNotFoundError as error:
    assert error.name == "github3.nonsense"
print(github3.__version__, github3.__name__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The wheel, built by its own build backend."""
    folder = tmp_path_factory.mktemp("dist")
    code = f"import build_backend as b; print(b.build_wheel({str(folder)!r})); print(b.build_sdist({str(folder)!r}))"
    ran = subprocess.run([sys.executable, "-B", "-c", code], cwd=PACKAGE, capture_output=True, text=True, check=True)
    built, sdist = ran.stdout.split()
    assert (folder / sdist).is_file()
    return folder / built


def test_a_program_for_github3_runs(wheel: pathlib.Path) -> None:
    # Before other packages on the path: github3.py may be installed here.
    program = f"import sys; sys.path.insert(0, {str(wheel)!r})\n{PROGRAM}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == "4.0.1 ferrohub.github3\n"


def test_the_wheel_has_one_module_and_requires_ferrohub(wheel: pathlib.Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        (metadata,) = (opened.read(name).decode() for name in names if name.endswith("METADATA"))
    assert names[0] == "github3/__init__.py" and len([name for name in names if ".dist-info/" not in name]) == 1
    assert f"Version: {ferrohub.__version__}\n" in metadata
    assert re.search(rf"^Requires-Dist: ferrohub>={re.escape(ferrohub.__version__)}$", metadata, re.M)
