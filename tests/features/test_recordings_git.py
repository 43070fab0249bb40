"""Commits, branches, checks and Git data, on real recordings."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub._core import ShortRepository
from ferrohub.exceptions import NotFoundError, UnrecordedRequest
from recordings import EXACT, needed, replayed

pytestmark = needed

PEER = ("sigmavirus24", "github3.py")
FIRST = "0000000000000000000000000000000000000001"
SECOND = "0000000000000000000000000000000000000002"
FIXTURES = "https://api.github.com/repos/octokit-fixture-org"


def repository(name: str, client: ferrohub.Client) -> Any:
    return ShortRepository.from_dict({"url": f"{FIXTURES}/{name}"}, client)


def as_installation() -> ferrohub.Client:
    client = ferrohub.Client()
    client.session.app_installation_token_auth({"token": "never-sent", "expires_at": "2999-01-01T00:00:00Z"})
    return client


def test_the_tip_of_a_branch_that_moved() -> None:
    with replayed("betamax/Branch_latest_sha_differs") as client:
        branch = client.repository(*PEER).branch("develop")
        latest = branch.latest_sha(differs_from="541468cdfde6cffe55f0cc801186cdffed154a6a")
    assert latest == "977560f205a84449522988b52e196f4bf502f79a"


def test_the_checks_of_a_commit() -> None:
    with replayed("betamax/CheckRun_check_runs_in_suite", as_installation(), all_used=False) as client:
        suites = list(client.repository("westphahl", "github3.py").branch("checks-test").commit.check_suites())
        runs = list(suites[0].check_runs())
    assert suites[0].id == 45672491 and suites[0].status == "queued"
    assert runs and all(run.check_suite == 45672491 and run.head_sha == suites[0].head_sha for run in runs)


def test_a_check_that_is_reported() -> None:
    with replayed("betamax/CheckRun_create_check_run", as_installation(), all_used=False) as client:
        made = client.repository("westphahl", "github3.py")
        commit = made.branch("checks-test").commit
        run = made.create_check_run("test_create_check_run", commit.sha)
    assert (run.id, run.status, run.conclusion) == (47000212, "queued", None)
    assert run.name == "test_create_check_run" and run.head_sha == commit.sha


def test_who_made_a_commit() -> None:
    with replayed("betamax/RepoCommit_author_committer") as client:
        commit = client.repository(*PEER).commit("6a0470c992dd97d97fa0fee503153b125141ca4c")
    assert type(commit.author).__name__ == type(commit.committer).__name__ == "ShortUser"
    assert commit.commit.author["name"] and commit.additions + commit.deletions == commit.total


def test_a_commit_as_a_patch() -> None:
    with replayed("betamax/RepoCommit_patch") as client:
        commit = client.repository("MrBatschner", "github3.py").commit("e232061a577e4943a806991ffe7e03cc54d69265")
        patch = commit.patch()
    assert patch.startswith(b"From e232061a577e4943a806991ffe7e03cc54d69265 ")


def test_the_combined_status_of_a_commit() -> None:
    with replayed("betamax/RepoCommit_status") as client:
        status = client.repository(*PEER).commit("9aa43ea48c762b19e8191ae2c5c5fcb87fe30b44").status()
    assert status.total_count == len(status.statuses) and status.state in {"success", "failure", "pending"}


def test_a_blob_that_is_stored() -> None:
    with replayed("betamax/Repository_create_blob") as client:
        sha = client.repository("github3py", "github3.py").create_blob("VGVzdCBibG9i\n", "base64")
    assert sha == "30f2c645388832f70d37ab2b47eb9ea527e5ae7c"


def test_trees_are_distinguished() -> None:
    with replayed("betamax/Tree_ne") as client:
        tree = client.repository(*PEER).tree("96726db07528a87b7c1f266ed42cd321070470c2")
        deep = tree.recurse()
    assert len(deep.tree) > len(tree.tree) > 0
    assert {entry.path for entry in tree.tree} <= {entry.path for entry in deep.tree}


def test_branch_protection() -> None:
    with replayed("octokit/branch-protection", match_on=("method", "uri")) as client:
        commit = {"sha": FIRST, "url": f"{FIXTURES}/branch-protection/commits/{FIRST}"}
        branch = ferrohub._core.ShortBranch.from_dict({"name": "main", "commit": commit}, client)
        with pytest.raises(NotFoundError, match="Branch not protected"):
            branch.protection()
        loose = branch.protect(None, False, None, None)
        users = {"users": ["octokit-fixture-user-a"], "teams": []}
        strict = branch.protect(
            {"strict": True, "contexts": ["foo/bar"]},
            True,
            {"dismissal_restrictions": users, "dismiss_stale_reviews": True, "require_code_owner_reviews": False},
            {"users": ["octokit-fixture-user-a"], "teams": ["a-team"]},
        )
        assert branch.unprotect() is True
    assert loose.restrictions is None and loose.enforce_admins.enabled is False
    assert strict.enforce_admins.enabled is True and strict.required_status_checks.original_contexts == ["foo/bar"]
    assert [team.slug for team in strict.restrictions.original_teams] == ["a-team"]


def test_statuses() -> None:
    with replayed("octokit/create-status", match_on=("method", "path", "body")) as client:
        made = repository("create-status", client)
        url = "https://example.com"
        failure = made.create_status(FIRST, "failure", url, "create-status failure test", "example/1")
        success = made.create_status(FIRST, "success", url, "create-status success test", "example/2")
        assert [str(status) for status in made.statuses(FIRST)] == ["example/2", "example/1"]
        commit = ferrohub._core.MiniCommit.from_dict({"url": f"{FIXTURES}/create-status/commits/{FIRST}"}, client)
        combined = commit.status()
    assert (failure.state, success.state, combined.state) == ("failure", "success", "failure")
    assert failure.creator.login and combined.total_count == 2


def test_references() -> None:
    # The listing that was recorded is one that the service no longer describes.
    with replayed("octokit/git-refs", all_used=False) as client:
        reference = repository("git-refs", client).create_branch_ref("test", SECOND)
        assert (str(reference), reference.object.sha) == ("refs/heads/test", SECOND)
        assert reference.update(FIRST) is True
        assert reference.object.sha == FIRST
        assert reference.delete() is True


def test_references_are_listed_as_today() -> None:
    """The recording has the request of old, which gave the reference itself where there was but one."""
    with replayed("betamax/Repository_invalid_refs", all_used=False) as client:
        repository = client.repository(*PEER)
        with pytest.raises(UnrecordedRequest, match=r"GET .*/git/matching-refs/heads/develop"):
            list(repository.refs("heads/develop"))


def test_a_branch_that_is_merged() -> None:
    with replayed("betamax/Repository_merge", match_on=EXACT) as client:
        commit = client.repository("github3py", "fork_this").merge("master", "new-branch")
    assert type(commit).__name__ == "ShortCommit" and commit.sha == "646fc846229268a14f4510480614f395de5cdcbc"
