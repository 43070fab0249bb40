"""What people who know GitHub but not this package type first: which of these calls work, and what to call instead."""

from __future__ import annotations

import base64
import dataclasses
import pathlib
from typing import Any

import pytest

from ferrohub.testing import Fake


@dataclasses.dataclass(frozen=True)
class Guess:
    """A call that looks natural.

    Where it does not work, ``instead`` is the call that does the same, and ``error`` what the message says.
    """

    call: str
    instead: str = ""
    error: str = ""

    def __str__(self) -> str:
        return self.call


GUESSES = [
    Guess('issue.close(reason="not_planned")'),
    Guess('issue.close(state_reason="not_planned")'),
    Guess('issue.edit(state="closed", state_reason="not_planned")'),
    Guess('repo.workflow("ci.yml")'),
    Guess("repo.workflow_runs()"),
    Guess("repo.artifacts()"),
    Guess('repo.create_secret("A", "b")'),
    Guess('repo.create_or_update_secret("A", "b")'),
    Guess("repo.variables()"),
    Guess("repo.rulesets()"),
    Guess('repo.branch("main").protect()'),
    Guess("list(issue.sub_issues())"),
    Guess("issue.rest.issues.add_sub_issue(sub_issue_id=issue.id)"),
    Guess("repo.dependabot_alerts()"),
    Guess("org.projects_v2()"),
    Guess("list(org.projects())", "list(org.rest.projects.list_for_org())", "use ShortOrganization.projects_v2"),
    Guess(
        "org.packages()", 'list(org.rest.packages.list_packages_for_organization(package_type="npm"))', "'package_type'"
    ),
    Guess("repo.discussions()"),
    Guess("[hook.deliveries() for hook in repo.hooks()]"),
    Guess("[list(each.rest.repos.list_webhook_deliveries()) for each in repo.hooks()]"),
    Guess('repo.merge_upstream("main")'),
    Guess('repo.branch("main").sync_with_upstream()'),
    Guess("repo.commit_files"),
    Guess("pull.approve()"),
    Guess('pull.create_review("x", event="COMMENT", comments=[{"path": "a", "line": 1, "body": "b"}])'),
    Guess("pull.enable_auto_merge()"),
    Guess("pull.check_runs()"),
    Guess('list(repo.commit("a").check_runs())'),
    Guess('repo.generate_release_notes("v1")'),
    Guess("release.upload_asset(str(path))", 'release.upload_asset("text/plain", "a.txt", path)', "'name', 'asset'"),
    Guess('repo.asset(1).download(str(folder / "copy"))'),
    Guess("list(client.me().starred_repositories())"),
    Guess(
        'list(org.members(filter_="2fa_disabled"))', 'list(org.members(filter="2fa_disabled"))', "did you mean 'filter'"
    ),
    Guess('list(org.members(filter="2fa_disabled"))'),
    Guess('client.repository("o/r")'),
    Guess("client.me().repositories()"),
    Guess('client.user("x").repositories()'),
    Guess('list(client.repositories_by("x"))'),
]


@pytest.fixture
def names(tmp_path: pathlib.Path) -> dict[str, Any]:
    """The objects that the calls name, of a GitHub that responds with examples."""
    fake = Fake(examples=True)
    fake.graphql("discussions").data({"node": {"discussions": {"nodes": []}}})
    fake.graphql("enablePullRequestAutoMerge").data({"enablePullRequestAutoMerge": {"clientMutationId": None}})
    fake.on("actions/get-repo-public-key").reply(
        json={"key_id": "1", "key": base64.b64encode(bytes(range(32))).decode()}
    )
    client = fake.client()
    repo = client.repository("o", "r")
    (tmp_path / "a.txt").write_text("a")
    return {
        "client": client,
        "repo": repo,
        "issue": repo.issue(1),
        "pull": repo.pull_request(1),
        "org": client.organization("o"),
        "release": repo.latest_release(),
        "hook": next(iter(repo.hooks())),
        "folder": tmp_path,
        "path": tmp_path / "a.txt",
    }


@pytest.mark.parametrize("guess", [guess for guess in GUESSES if not guess.instead], ids=str)
@pytest.mark.filterwarnings("error::DeprecationWarning")
def test_a_guess_works(guess: Guess, names: dict[str, Any]) -> None:
    eval(guess.call, names)


@pytest.mark.parametrize("guess", [guess for guess in GUESSES if guess.instead], ids=str)
def test_the_call_to_use_instead_works(guess: Guess, names: dict[str, Any]) -> None:
    eval(guess.instead, names)


@pytest.mark.parametrize("guess", [guess for guess in GUESSES if guess.instead], ids=str)
@pytest.mark.filterwarnings("error::DeprecationWarning")
def test_the_error_names_the_right_call(guess: Guess, names: dict[str, Any]) -> None:
    with pytest.raises((AttributeError, TypeError, DeprecationWarning), match=guess.error):
        eval(guess.call, names)


def test_most_guesses_work() -> None:
    assert sum(not guess.instead for guess in GUESSES) >= 34


def test_the_table_has_every_guess() -> None:
    assert len({guess.call for guess in GUESSES}) == 38
