"""``ferrohub.pygithub``: a program for PyGithub runs with it, and with PyGithub, against the simulated GitHub."""

from __future__ import annotations

import importlib
import logging
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub.issues
import ferrohub.repos
import ferrohub.testing
from ferrohub.pygithub import Auth, Github, GithubException, UnknownObjectException, _facts
from ferrohub.pygithub._counterparts import CLASSES
from ferrohub.pygithub.GithubObject import NotSet
from ferrohub.pygithub.Issue import Issue


@pytest.fixture
def simulator() -> Iterator[tuple[ferrohub.testing.GitHub, str, str]]:
    """The simulated GitHub, its URL, and a token."""
    github = ferrohub.testing.GitHub()
    mona = github.user("mona")
    github.repository("mona/compass", files={"README.md": "# Compass"})
    with github.serve() as url:
        yield github, url, github.token(mona, scopes=["repo", "gist"])


def client(package: str, url: str, token: str, **options: Any) -> Any:
    module = importlib.import_module(package)
    auth = importlib.import_module(f"{package}.Auth").Token(token)
    pauses = {"seconds_between_requests": None, "seconds_between_writes": None}
    return module.Github(auth=auth, base_url=url, **pauses, **options)


@pytest.mark.parametrize("package", ["ferrohub.pygithub", "github"])
def test_a_program_changes_issues(package: str, simulator: tuple[ferrohub.testing.GitHub, str, str]) -> None:
    github, url, token = simulator
    repository = client(package, url, token).get_repo("mona/compass")
    repository.create_label("magnetic", "ff0000")
    issue = repository.create_issue("Broken needle", body="It points south.", labels=["magnetic"])
    issue.create_comment("North, please.")
    issue.edit(state="closed")
    assert [each.title for each in repository.get_issues(state="closed")] == ["Broken needle"]
    assert repository.get_issues(state="open").totalCount == 0
    assert [comment.body for comment in issue.get_comments()] == ["North, please."]
    (stored,) = github.issues("mona/compass")
    assert (stored.title, stored.state) == ("Broken needle", "closed")
    assert [label.name for label in repository.get_issue(1).labels] == ["magnetic"]


@pytest.mark.parametrize("package", ["ferrohub.pygithub", "github"])
def test_a_program_changes_files(package: str, simulator: tuple[ferrohub.testing.GitHub, str, str]) -> None:
    _, url, token = simulator
    repository = client(package, url, token).get_repo("mona/compass")
    readme = repository.get_contents("README.md")
    repository.update_file("README.md", "Say more", "# A compass", readme.sha)
    assert repository.get_contents("README.md").decoded_content == b"# A compass"
    branch = repository.get_branch(repository.default_branch)
    assert branch.commit.commit.message == "Say more"
    assert repository.get_commit(branch.commit.sha).files[0].filename == "README.md"


def test_an_attribute_that_is_missing_is_requested_once(
    simulator: tuple[ferrohub.testing.GitHub, str, str],
) -> None:
    github, url, token = simulator
    repository = client("ferrohub.pygithub", url, token, lazy=True).get_repo("mona/compass")
    before = len(github.requests)
    assert repository.name == "compass"
    assert len(github.requests) == before
    assert (repository.private, repository.default_branch) == (False, "main")
    assert len(github.requests) == before + 1


def test_an_error_status_raises(simulator: tuple[ferrohub.testing.GitHub, str, str]) -> None:
    _, url, token = simulator
    with pytest.raises(UnknownObjectException) as caught:
        client("ferrohub.pygithub", url, token).get_repo("mona/none")
    assert (caught.value.status, caught.value.data["message"]) == (404, "Not Found")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), again.status) == (UnknownObjectException, 404)


def test_wrong_arguments_raise_before_anything_is_sent(
    simulator: tuple[ferrohub.testing.GitHub, str, str],
) -> None:
    github, url, token = simulator
    repository = client("ferrohub.pygithub", url, token, lazy=True).get_repo("mona/compass")
    before = len(github.requests)
    with pytest.raises(AssertionError):
        repository.create_label("bug", 7)
    with pytest.raises(TypeError):
        repository.create_label("bug", "ff0000", colour="red")
    assert len(github.requests) == before


def test_a_credential_is_sent_to_github_alone() -> None:
    github = Github(auth=Auth.Token("secret-token"), lazy=True)
    for url in ("https://example.com/user", "https://github.com.example.com/", "http://169.254.169.254/"):
        with pytest.raises(AssertionError, match=r"^(example\.com|github\.com\.example\.com|169\.254\.169\.254)"):
            github.requester.requestJsonAndCheck("GET", url)


def test_a_credential_is_not_shown(
    simulator: tuple[ferrohub.testing.GitHub, str, str], caplog: pytest.LogCaptureFixture
) -> None:
    _, url, token = simulator
    github = client("ferrohub.pygithub", url, token)
    with caplog.at_level(logging.DEBUG, logger="github.Requester"):
        user = github.get_user()
        assert user.login == "mona"
    assert "GET" in caplog.text and token not in caplog.text
    assert all(token not in repr(value) for value in (github, github.requester, github.requester.auth, user))


def test_objects_pickle_and_dump(simulator: tuple[ferrohub.testing.GitHub, str, str], tmp_path: Any) -> None:
    _, url, token = simulator
    github = client("ferrohub.pygithub", url, token)
    repository = github.get_repo("mona/compass")
    with (tmp_path / "dumped").open("wb") as file:
        github.dump(repository, file)
    assert token.encode() not in (tmp_path / "dumped").read_bytes()
    with (tmp_path / "dumped").open("rb") as file:
        assert github.load(file) == repository


def test_names_of_the_package_are_classes_also_when_the_modules_are_imported() -> None:
    program = """
import ferrohub.pygithub.GithubException, ferrohub.pygithub.InputGitAuthor
import ferrohub.pygithub as github
assert issubclass(github.GithubException, Exception) and isinstance(github.InputGitAuthor, type)
assert github.Repository.Repository.__name__ == "Repository"
try:
    github.Repo
except AttributeError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "has no attribute 'Repo'" in done.stdout, done.stderr


def test_a_client_is_made_without_the_modules_that_it_may_need_later() -> None:
    program = """
import sys
import ferrohub.pygithub
assert "ferrohub.pygithub._facts" not in sys.modules
from ferrohub.pygithub import Auth, Github
Github(auth=Auth.Token("t0ken"))
later = {"ast", "asyncio", "cryptography", "http.client", "inspect", "requests", "socket", "ssl", "urllib3"}
print(sorted(later.intersection(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "[]\n", done.stdout + done.stderr


def test_what_is_not_set() -> None:
    assert repr(NotSet) == "NotSet"
    assert pickle.loads(pickle.dumps(NotSet)) is NotSet
    assert issubclass(UnknownObjectException, GithubException)


def test_a_program_moves_to_ferrohub_and_back(simulator: tuple[ferrohub.testing.GitHub, str, str]) -> None:
    stored, url, token = simulator
    github = client("ferrohub.pygithub", url, token)
    repository = github.get_repo("mona/compass")
    issue = repository.create_issue("Broken needle")
    before = len(stored.requests)
    resource = issue.ferrohub
    assert len(stored.requests) == before
    assert isinstance(resource, ferrohub.issues.Issue) and isinstance(repository.ferrohub, ferrohub.repos.Repository)
    comment = resource.create_comment("North, please.")
    assert comment.user is not None and comment.user.login == "mona"
    resource.close()
    again = github.from_ferrohub(resource.refresh())
    assert type(again) is type(issue) and (again.state, again.comments) == ("closed", 1)
    (listed,) = repository.get_issues(state="all")
    assert type(listed.ferrohub) is ferrohub.issues.ShortIssue
    again.edit(state="open")
    assert github.ferrohub.issue("mona", "compass", 1).state == "open"
    lazy = client("ferrohub.pygithub", url, token, lazy=True).get_repo("mona/compass")
    assert lazy.ferrohub.full_name == "mona/compass"
    with pytest.raises(TypeError, match="no class for"):
        print(github.get_rate_limit().ferrohub)


def test_objects_of_many_classes_have_their_resource(simulator: tuple[ferrohub.testing.GitHub, str, str]) -> None:
    _, url, token = simulator
    github = client("ferrohub.pygithub", url, token)
    repository = github.get_repo("mona/compass")
    issue, commit = repository.create_issue("Broken needle"), repository.get_commits()[0]
    repository.create_git_ref("refs/heads/topic", commit.sha)
    repository.create_file("a.txt", "Add", "text", branch="topic")
    files = repository.create_pull("main", "topic", title="Add a text").get_files()
    objects = [issue.create_reaction("heart"), commit.create_status("success"), commit.get_combined_status(), files[0]]
    for found in objects:
        again = github.from_ferrohub(found.ferrohub)
        assert type(again) is type(found) and again.raw_data == found.ferrohub.as_dict() == found.raw_data


@pytest.mark.parametrize("name", CLASSES)
def test_each_class_with_a_counterpart_leads_there_and_back(name: str) -> None:
    github = Github(lazy=True)
    module, whole, short = CLASSES[name]
    data = {"url": f"https://api.github.com/{'repos/mona/compass' if name == 'RepositoryKey' else 'user'}/{name}/7"}
    data |= {"name": "compass", "id": 7}
    class_ = getattr(importlib.import_module(f"ferrohub.pygithub.{_facts.module_of(name)}"), name)
    for completed in (True, False) if hasattr(class_, "complete") else (None,):
        options = {} if completed is None else {"completed": completed}
        found = class_(github.requester, {}, dict(data), **options)
        resource = found.ferrohub
        due = getattr(importlib.import_module(f"ferrohub.{module}"), short if completed is False else whole)
        assert type(resource) is due and resource.as_dict() == data
        again = github.from_ferrohub(resource)
        assert type(again) is class_ and again._rawData == data


def test_results_of_searches_and_classes_of_programs_have_the_resource_of_their_class(
    simulator: tuple[ferrohub.testing.GitHub, str, str],
) -> None:
    class Bug(Issue):
        pass

    _, url, token = simulator
    github = client("ferrohub.pygithub", url, token)
    issue = github.get_repo("mona/compass").create_issue("Broken needle")
    (found,) = github.search_issues("repo:mona/compass needle")
    assert type(found).__name__ == "IssueSearchResult" and type(found.ferrohub) is ferrohub.issues.ShortIssue
    (repository,) = github.search_repositories("compass")
    assert repository.ferrohub.full_name == "mona/compass"
    bug = Bug(github.requester, {}, issue.raw_data, completed=True)
    assert type(bug.ferrohub) is ferrohub.issues.Issue and bug.ferrohub.number == 1
