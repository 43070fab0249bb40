"""The distributions that provide the modules `github3` and `github`."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys
import tarfile
import zipfile

import pytest

import ferrohub

ROOT = pathlib.Path(__file__).parents[2]

#: A program written for github3.py; the class of a pickle is found under both names.
GITHUB3 = """
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


#: A program written for PyGithub.
GITHUB = """
import pickle
from unittest import mock
from ferrohub.pygithub.Label import Label as made_before
import github.Repository
from github.GithubException import BadCredentialsException
from github import Auth, Github, GithubIntegration, UnknownObjectException
from github.Issue import Issue
import ferrohub.pygithub
assert github is ferrohub.pygithub and github.Repository is ferrohub.pygithub.Repository
assert Issue is github.Issue.Issue is ferrohub.pygithub.Issue.Issue
assert UnknownObjectException is github.UnknownObjectException
assert {Issue.__module__, made_before.__module__} == {"github.Issue", "github.Label"}
assert Issue.edit.__module__ == "github.Issue" and UnknownObjectException.__module__ == "github.GithubException"
issue = Issue(Github().requester, {}, {"number": 7, "url": "https://api.github.com/x"}, completed=True)
assert pickle.loads(pickle.dumps(issue)).number == 7
assert pickle.loads(pickle.dumps((Issue, BadCredentialsException))) == (Issue, BadCredentialsException)
with mock.patch("github.Issue.Issue.create_comment", autospec=True) as replaced:
    issue.create_comment("North, please.")
replaced.assert_called_once_with(issue, "North, please.")
with mock.patch("github.Github") as replaced, mock.patch("github.Repository.Repository.get_issues") as listed:
    assert github.Github is replaced and github.Repository.Repository.get_issues is listed
assert github.Github is Github
fake = mock.Mock(spec=Issue)
fake.number, fake.title
try:
    fake.nummer
except AttributeError:
    pass
else:
    raise AssertionError
try:
    import github.nonsense
except ModuleNotFoundError as error:
    assert error.name == "github.nonsense"
print(github.__name__)
"""
MODULES = {"github3": (GITHUB3, "4.0.1 ferrohub.github3\n"), "github": (GITHUB, "ferrohub.pygithub\n")}
FOLDERS = {"github3": "github3", "github": "pygithub"}


@pytest.fixture(scope="module", params=sorted(MODULES))
def module(request: pytest.FixtureRequest) -> str:
    """The name of a module."""
    return str(request.param)


@pytest.fixture(scope="module")
def wheel(module: str, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The wheel, built by the backend of its sdist, as a build frontend runs it."""
    folder = tmp_path_factory.mktemp("dist")
    sdist = built("sdist", ROOT / "packages" / FOLDERS[module], folder, PYTHONPATH=str(ROOT / "packages"))
    with tarfile.open(sdist) as opened:
        opened.extractall(folder, filter="data")
    return built("wheel", folder / sdist.name.removesuffix(".tar.gz"), folder)


def built(kind: str, source: pathlib.Path, folder: pathlib.Path, **settings: str) -> pathlib.Path:
    """A distribution that the backend of a folder builds."""
    code = f"import build_backend as b; print(b.build_{kind}({str(folder)!r}))"
    command = [sys.executable, "-B", "-c", code]
    environment = {**os.environ, **settings}
    ran = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=True)
    return folder / ran.stdout.strip()


def test_a_program_runs(module: str, wheel: pathlib.Path) -> None:
    # Before other packages on the path: the package that is replaced may be installed here.
    program, printed = MODULES[module]
    code = f"import sys; sys.path.insert(0, {str(wheel)!r})\n{program}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == printed


def test_the_wheel_has_one_module_with_its_types_and_requires_ferrohub(module: str, wheel: pathlib.Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        (metadata,) = (opened.read(name).decode() for name in names if name.endswith("METADATA"))
    files = {name for name in names if ".dist-info/" not in name}
    assert {name for name in files if not name.endswith(".pyi")} - {"github/py.typed"} == {f"{module}/__init__.py"}
    if module == "github":
        own = {path.stem for path in (ROOT / "python" / "ferrohub" / "pygithub").glob("[A-Z_]*.py*")}
        stubs = {"__init__", *(name for name in own if not name.startswith("_"))}
        assert files >= {"github/py.typed", *(f"github/{name}.pyi" for name in stubs)}
    assert f"Version: {ferrohub.__version__}\n" in metadata
    assert re.search(rf"^Requires-Dist: ferrohub>={re.escape(ferrohub.__version__)}$", metadata, re.M)
