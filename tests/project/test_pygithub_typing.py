"""`mypy --strict` accepts a program with the types of ``ferrohub.pygithub`` that it accepts with those of PyGithub."""

from __future__ import annotations

import importlib
import inspect
import os
import pathlib
import re
import subprocess
import sys

import pytest

pytest.importorskip("github")
ROOT = pathlib.Path(__file__).resolve().parents[2]
#: A program; what it is about is the use of each kind of type: names, listings, unions, overloads, optional arguments.
PROGRAM = """
from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from typing import Any

import github
from github import Auth, Github, GithubException, GithubIntegration, InputGitAuthor, InputGitTreeElement
from github import RateLimitExceededException, UnknownObjectException
from github.Branch import Branch
from github.Commit import Commit
from github.ContentFile import ContentFile
from github.GithubObject import NotSet, Opt
from github.Issue import Issue
from github.IssueComment import IssueComment
from github.Label import Label
from github.Milestone import Milestone
from github.NamedUser import NamedUser
from github.Organization import Organization
from github.PaginatedList import PaginatedList
from github.PullRequest import PullRequest
from github.Repository import Repository
from github.Team import Team
from github.WorkflowRun import WorkflowRun


def connect(token: str | None, url: str = "") -> Github:
    auth: Auth.Auth = Auth.Token(token) if token else Auth.Login("mona", "secret")
    if url:
        return Github(base_url=url, auth=auth, per_page=100, timeout=30, retry=3)
    return Github(auth=auth, seconds_between_requests=None, lazy=True)


def as_app(number: int, key: str, installation: int) -> Github:
    app = Auth.AppAuth(number, key)
    integration = GithubIntegration(auth=app)
    assert token_of(integration, installation)
    return Github(auth=app.get_installation_auth(installation, {"contents": "read"}))


def token_of(integration: GithubIntegration, installation: int) -> str:
    return integration.get_access_token(installation).token


def numbers(github: Github, url: str) -> list[int]:
    return [found.number for found in PaginatedList(Issue, github.requester, url, {})]


def raw(repository: Repository) -> dict[str, Any]:
    return repository.raw_data


def stale(repository: Repository, days: int) -> Iterator[tuple[int, str, datetime]]:
    before = datetime.now(timezone.utc) - timedelta(days=days)
    issues: PaginatedList[Issue] = repository.get_issues(state="open", sort="updated", labels=["bug"], since=before)
    for issue in issues:
        if issue.pull_request is None and issue.updated_at < before:
            yield issue.number, issue.title, issue.updated_at
    first: Issue = issues[0]
    some: list[Issue] = list(issues[:10])
    total: int = issues.totalCount
    page: list[Issue] = issues.get_page(0)
    print(first, some, total, page, issues.reversed)


def label(issue: Issue, names: list[str], milestone: Opt[Milestone] = NotSet) -> IssueComment:
    labels: list[Label] = issue.labels
    issue.add_to_labels(*names)
    issue.set_labels(*labels)
    issue.edit(title="North", body="", state="closed", milestone=milestone)
    issue.add_to_assignees("mona")
    return issue.create_comment("Done.")


def review(pull: PullRequest, repository: Repository) -> bool:
    files = [file.filename for file in pull.get_files() if file.additions > 10]
    commits: list[str] = [commit.commit.message for commit in pull.get_commits()]
    author: NamedUser = pull.user
    if pull.mergeable and not pull.draft and author.login != "mona":
        pull.create_review(body="Fine", event="APPROVE")
        status = pull.merge(merge_method="squash", commit_title="Merge")
        return status.merged
    new = repository.create_pull(base="main", head="topic", title="Topic", body=", ".join(files + commits))
    new.create_issue_comment("Please look.")
    return new.merged


def files(repository: Repository) -> bytes:
    found = repository.get_contents("README.md", ref="main")
    content: ContentFile = found[0] if isinstance(found, list) else found
    changed = repository.update_file(content.path, "Say more", "# Compass", content.sha, branch="topic")
    commit: Any = changed["commit"]
    print(commit.sha)
    repository.create_file("a.txt", "Add", b"text", author=InputGitAuthor("Mona", "mona@example.com"))
    return content.decoded_content


def commit_tree(repository: Repository, branch: Branch) -> Commit:
    elements = [InputGitTreeElement("a.txt", "100644", "blob", content="text")]
    base = repository.get_git_tree(branch.commit.sha, recursive=True)
    tree = repository.create_git_tree(elements, base)
    parent = repository.get_git_commit(branch.commit.sha)
    made = repository.create_git_commit("Add a text", tree, [parent])
    repository.get_git_ref(f"heads/{branch.name}").edit(made.sha, force=True)
    return repository.get_commit(made.sha)


def runs(repository: Repository) -> dict[str, WorkflowRun]:
    workflow = repository.get_workflow("ci.yml")
    assert workflow.create_dispatch("main", {"level": "debug"})
    return {run.name: run for run in workflow.get_runs(status="failure", branch="main")}


def described(repository: Repository, issue: Issue) -> tuple[str, int, list[str]]:
    name = repository.full_name
    return name, repository.id, [user.login for user in issue.assignees]


def owner(repository: Repository) -> str:
    return repository.owner.login


def members(organization: Organization) -> dict[str, list[str]]:
    teams: PaginatedList[Team] = organization.get_teams()
    return {team.slug: [member.login for member in team.get_members(role="maintainer")] for team in teams}


def main() -> int:
    gh = connect(os.environ.get("TOKEN"))
    login: str = gh.get_user().login
    name: str | None = gh.get_user("octocat").name
    remaining: int = gh.get_rate_limit().resources.core.remaining
    try:
        repository = gh.get_repo("octocat/Hello-World")
        release = repository.create_git_release("v1.0", "First", "It turns.", draft=True)
        release.upload_asset("compass.zip", label="A compass")
        for found in gh.search_issues("is:open", sort="created", order="asc", repo=repository.full_name):
            label(found, ["bug"])
    except UnknownObjectException:
        return 4
    except RateLimitExceededException as error:
        return error.status
    except GithubException as error:
        data: Any = error.data
        print(error.status, data, error.headers)
        raise github.BadCredentialsException(401, {}, None) from error
    print(login, name, remaining, repository.stargazers_count, repository.raw_data["id"], repository.license)
    for _, title, when in stale(repository, 30):
        print(title, when.isoformat())
    return 0
"""


def test_no_attribute_is_of_any_type() -> None:
    stub = (ROOT / "python" / "ferrohub" / "pygithub" / "_api.pyi").read_text()
    found = re.findall(r"@property\n(?: @deprecated.*\n)? def (\w+)\(self\)->(.*):\.\.\.", stub)
    assert len(found) > 1700 and [name for name, type_ in found if type_ == "Any"] == []


@pytest.mark.parametrize("name", ["GithubIntegration.GithubIntegration", "GithubObject.GithubObject"])
def test_no_method_by_hand_returns_any_type(name: str) -> None:
    module, _, class_ = name.partition(".")
    members = dict(vars(getattr(importlib.import_module(f"ferrohub.pygithub.{module}"), class_)))
    named = {key: value for key, value in members.items() if key != "ferrohub" and not key.startswith("_")}
    functions = {key: getattr(value, "fget", value) for key, value in named.items()}
    found = {key: each.__annotations__["return"] for key, each in functions.items() if inspect.isfunction(each)}
    assert len(found) > 4 and [key for key, type_ in found.items() if type_ in ("Any", "PaginatedList[Any]")] == []


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A cache of mypy: the standard library and what PyGithub uses are checked once."""
    return tmp_path_factory.mktemp("cache")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("package", "folder"),
    [
        pytest.param("github", "", id="PyGithub"),
        pytest.param("ferrohub.pygithub", "", id="ferrohub.pygithub"),
        pytest.param("github", "packages/pygithub", id="ferrohub-pygithub"),
    ],
)
def test_a_typed_program_is_accepted(package: str, folder: str, tmp_path: pathlib.Path, cache: pathlib.Path) -> None:
    path = tmp_path / "program.py"
    text = PROGRAM.replace("from github", f"from {package}")
    path.write_text(text.replace("import github\n", "import ferrohub.pygithub as github\n") if "." in package else text)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(cache), str(path)]
    # Before what is installed: the package is found in the folder, as if it were installed in place of PyGithub.
    settings = {**os.environ, "MYPYPATH": str(ROOT / folder) if folder else ""}
    ran = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
