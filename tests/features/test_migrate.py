"""`ferrohub migrate`: the uses of PyGithub and github3.py in a program, and what they are here."""

from __future__ import annotations

import json
import pathlib
import re
import textwrap
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub import _core
from ferrohub._command_line import main
from ferrohub._migration import catalogue, github3, pygithub, pygithub_by_hand
from ferrohub.pygithub import _facts
from ferrohub.rest import models

Migrate = Callable[..., dict[str, dict[str, Any]]]


@pytest.fixture
def migrate(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> Migrate:
    """Write some files of a program, and return its uses by what is used; a second one with its line."""

    def run(text: str = "", **others: str) -> dict[str, dict[str, Any]]:
        for name, content in {"app": text, **others}.items():
            (tmp_path / f"{name}.py").write_text(textwrap.dedent(content))
        before = {path: path.read_bytes() for path in tmp_path.iterdir()}
        assert main(["migrate", "--json", str(tmp_path)]) == 0
        assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
        found = json.loads(capsys.readouterr().out)
        return {each["uses"]: each for each in found["uses"]}

    return run


def texts(use: dict[str, Any], kind: str) -> list[str]:
    return [each["text"] for each in use["differences"] if each["kind"] == kind]


def test_a_method_is_found_with_its_name_here(migrate: Migrate) -> None:
    found = migrate(
        """
        from github import Github

        repository = Github("token").get_repo("octocat/Hello-World")
        issue = repository.get_issue(number=7)
        print(issue.title, issue.comments)
        """
    )
    assert {name: (each["here"], each["outcome"]) for name, each in found.items()} == {
        "Github": ("ferrohub.Client", "differs"),
        "Github.get_repo": ("Client.repository", "renamed"),
        "Repository.get_issue": ("Repository.issue", "renamed"),
        "Issue.title": ("Issue.title", "same"),
        "Issue.comments": ("Issue.comments_count", "renamed"),
    }
    assert (found["Repository.get_issue"]["line"], found["Repository.get_issue"]["column"]) == (5, 19)
    assert texts(found["Github"], "parameter") == ["login_or_token is token=, or username with password"]


def test_parameters_with_another_name_or_position_are_named(migrate: Migrate) -> None:
    found = migrate(
        """
        import github

        repository = github.Github().get_repo("octocat/Hello-World")
        repository.create_git_release("v1", "First", "It turns.", target_commitish="main")
        repository.create_issue("Broken needle", body="It points south.")
        repository.get_branch(branch="main")
        repository.get_issues(state="open").reversed
        """
    )
    assert texts(found["Repository.create_git_release"], "parameter") == [
        "name is another position here: pass name=",
        "message is another position here: pass body=",
    ]
    assert texts(found["Repository.get_branch"], "parameter") == ["branch= is name="]
    assert found["Repository.create_issue"]["outcome"] == "same"


def test_requests_and_types_that_differ_are_named(migrate: Migrate) -> None:
    found = migrate(
        """
        from github import Github

        gh = Github()
        me = gh.get_user()
        for repository in gh.get_organization("github").get_repos():
            print(repository.subscribers_count, repository.get_issues().totalCount)
            result = repository.get_pull(7).merge()
            repository.get_label("bug").edit("error", "ff0000")
            repository.create_git_tag("v1", "First", "a1b2c3", "commit")
            events = repository.owner.get_events()
        """
    )
    assert found["Github.get_user"]["here"] == "Client.me"
    assert texts(found["Github.get_user"], "request") == ["sends its request at once, not when a field is read"]
    assert "refresh()" in texts(found["Repository.subscribers_count"], "request")[0]
    assert texts(found["Organization.get_repos"], "pages") == [
        "of up to 100 items, not 30: fewer requests; a listing is read once"
    ]
    assert texts(found["Repository.create_git_tag"], "request") == ["sends 2 at most, not 1"]
    for name in ("Label.edit", "NamedUser.get_events"):
        assert found[name]["here"] and texts(found[name], "request") == []
    assert texts(found["PullRequest.merge"], "type") == ["returns bool, not PullRequestMergeStatus"]
    assert found["PaginatedList.totalCount"]["here"] == "Listing.total"


def test_what_only_a_listing_of_pygithub_can_do_is_named(migrate: Migrate) -> None:
    found = migrate(
        """
        from github import Github

        issues = Github().get_repo("octocat/Hello-World").get_issues()
        print(issues[0], issues[:5])
        """
    )
    assert "PaginatedList.__getitem__" not in found
    found = migrate(
        """
        from github import Github
        from github.GithubObject import NotSet

        issues = Github().get_repo("octocat/Hello-World").get_issues(milestone=NotSet)
        print(issues[-1], issues[::2])
        for issue in reversed(issues):
            print(issue.number)
        """
    )
    assert texts(found["PaginatedList.__reversed__"], "note") == ["reversed(list(listing))"]
    assert found["PaginatedList.__getitem__"]["outcome"] == "differs" and found["Issue.number"]["outcome"] == "same"
    assert texts(found["NotSet"], "note") == ["leave the argument out, or pass None"]


def test_requests_that_a_program_sends_itself_are_found(migrate: Migrate) -> None:
    found = migrate(
        """
        from github import Github

        client = Github()
        client._Github__requester.requestJson("GET", "/meta")
        client.get_user("mona")._requester.requestJsonAndCheck("GET", "/meta")
        """
    )
    assert {found[f"Requester.{name}"]["here"] for name in ("requestJson", "requestJsonAndCheck")} == {"Client.request"}


def test_what_has_no_counterpart_is_named(migrate: Migrate) -> None:
    found = migrate(
        """
        from github import Github

        gh = Github()
        gh.get_user().create_project("Maps")
        gh.get_repo("octocat/Hello-World")._useAttributes({})
        """
    )
    assert found["AuthenticatedUser.create_project"]["outcome"] == "none"
    assert texts(found["AuthenticatedUser.create_project"], "note")


PROGRAM = {
    "app": """
        import connect
        from report import Report

        for line in Report(connect.client(), "octocat/Hello-World").lines():
            print(line)
        """,
    "connect": """
        import os
        import github

        def client():
            return github.Github(auth=github.Auth.Token(os.environ["TOKEN"]))
        """,
    "report": """
        from __future__ import annotations
        from typing import TYPE_CHECKING

        if TYPE_CHECKING:
            from github.PullRequest import PullRequest

        class Report:
            def __init__(self, gh, name):
                self.gh = gh
                self.repository = gh.get_repo(name)

            def lines(self):
                pulls = sorted(self.repository.get_pulls(state="open"), key=lambda pull: pull.number)
                for index, pull in enumerate(pulls):
                    yield f"{index}: {line(pull)}"
                newest = self.repository.get_commits()[0].commit
                return {tag.name: tag for tag in self.repository.get_tags()}, newest.message

        def line(pull: PullRequest) -> str:
            with_files = [(file.filename, file.patch) for file in pull.get_files() if file.additions]
            labels = ", ".join(label.name for label in pull.labels)
            return f"{pull.user.login} {labels} {len(with_files)}"
        """,
}


def test_types_are_followed_through_functions_objects_and_modules(migrate: Migrate) -> None:
    found = migrate(PROGRAM["app"], connect=PROGRAM["connect"], report=PROGRAM["report"])
    assert set(found) == {
        "Github",
        "Token",
        "Github.get_repo",
        "Repository.get_pulls",
        "Repository.get_commits",
        "Commit.commit",
        "GitCommit.message",
        "Repository.get_tags",
        "Tag.name",
        "PullRequest.get_files",
        "PullRequest.labels",
        "PullRequest.user",
        "NamedUser.login",
        "Label.name",
        "File.filename",
        "File.patch",
        "File.additions",
    }
    assert found["PullRequest.labels"]["here"] == "PullRequest.original_labels"
    assert found["File.filename"]["here"] == "PullFile.filename"


def test_errors_are_found_with_their_attributes(migrate: Migrate) -> None:
    found = migrate(
        """
        import github
        from github.GithubException import UnknownObjectException

        try:
            github.Github().get_repo("octocat/none")
        except UnknownObjectException as error:
            print(error.status)
        except (github.RateLimitExceededException, github.GithubException):
            raise
        """
    )
    assert found["UnknownObjectException"]["here"] == "ferrohub.exceptions.NotFoundError"
    assert found["UnknownObjectException.status"]["here"] == "GitHubError.code"
    assert found["RateLimitExceededException"]["here"] == "ferrohub.exceptions.RateLimitExceeded"


def test_a_method_of_an_unknown_object_is_listed_as_such(migrate: Migrate) -> None:
    found = migrate(
        """
        import github

        def run(thing, text):
            thing.get_combined_status()
            text.strip()
            text.get("x")
        """
    )
    assert {name: each["outcome"] for name, each in found.items()} == {"get_combined_status": "unknown"}


def test_a_program_for_github3_keeps_its_names(migrate: Migrate) -> None:
    found = migrate(
        """
        import github3

        gh = github3.login(token="token")
        for issue in gh.repository("octocat", "Hello-World").issues(state="open"):
            if not issue.pull_request:
                issue.close()
            print([label.name for label in issue.labels()])
        session = github3.session.GitHubSession()
        """
    )
    assert found["login"]["outcome"] == found["Client.repository"]["outcome"] == found["ShortLabel.name"]["outcome"]
    assert texts(found["ShortIssue.pull_request"], "note") == [
        "a method, which is always true; the field is pull_request_urls"
    ]
    assert texts(found["ShortIssue.close"], "request") == ["sends only the state"]
    assert (found["GitHubSession"]["here"], found["GitHubSession"]["outcome"]) == ("ferrohub.ClientSession", "renamed")


def test_the_text_has_a_line_for_each_use_and_a_summary(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "app.py"
    path.write_text("import github\n\nfor gist in github.Github().get_gists():\n    print(gist.id)\n")
    assert main(["migrate", str(path)]) == 0
    assert capsys.readouterr().out == (
        f"{path}:3:20: Github -> ferrohub.Client\n"
        f"{path}:3:29: Github.get_gists -> Client.public_gists\n"
        "    pages: of up to 100 items, not 30: fewer requests; a listing is read once\n"
        "1 file, 3 uses: 1 the same, 2 with another name\n"
    )
    assert main(["migrate", "--all", str(path)]) == 0
    assert f"{path}:4:16: Gist.id -> Gist.id\n" in capsys.readouterr().out


def test_a_file_that_is_no_python_is_named(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.py").write_text("def")
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "other.py").write_text("import github\ngithub.Github()\n")
    assert main(["migrate", str(tmp_path)]) == 1
    captured = capsys.readouterr()
    assert re.search(r"error: .*broken\.py: SyntaxError", captured.err)
    assert captured.out == "0 files, 0 uses\n"
    assert main(["migrate", str(tmp_path / "none")]) == 2


def resolve(path: str) -> Any:
    """What a name in the tables refers to."""
    value: Any = ferrohub
    first, *rest = path.split(".")
    for home in (ferrohub, _core, ferrohub.exceptions, ferrohub.models, models):
        if hasattr(home, first):
            value = getattr(home, first)
            break
    else:
        raise AssertionError(path)
    for name in rest:
        if not (first == "GitHubError" and name in ("code", "response")):
            value = getattr(value, name)
    return value


def test_the_names_of_the_tables_exist() -> None:
    for here, note in [*pygithub_by_hand.EXPORTS.values(), *pygithub_by_hand.NAMES.values()]:
        assert here or note
        if here:
            resolve(here)
    for theirs, ours in pygithub_by_hand.CLASSES.items():
        assert _facts.module_of(theirs) and catalogue.is_class(ours)
    for name in github3.DIFFERS:
        assert catalogue.operation(*name.split(".")), name
    assert all(hasattr(ferrohub, name) for name in github3.CLASSES.values())


def test_the_names_of_parameters_in_the_table_exist() -> None:
    for method, names in pygithub_by_hand.PARAMETERS.items():
        class_, name = method.split(".")
        here, _ = pygithub._named()[class_, name]
        operation = catalogue.operation(*here.split("."))
        assert operation is not None, method
        parameters = {each["name"] for each in operation["parameters"]}
        assert set(names.values()) <= parameters, method


def test_each_method_of_the_table_is_described(migrate: Migrate) -> None:
    """No method of PyGithub is a use that ends without a word on it."""
    lines = ["import github"]
    for index, (class_, name) in enumerate(pygithub._named()):
        if not name.startswith(".") and _facts.module_of(class_):
            annotation = f"github.{_facts.module_of(class_)}.{class_}"
            lines.append(f"def f{index}(owner: {annotation}):\n    owner.{name}()")
    found = migrate("\n".join(lines))
    assert len(found) > 500
    silent = [name for name, each in found.items() if not each["here"] and not each["differences"]]
    assert silent == []
