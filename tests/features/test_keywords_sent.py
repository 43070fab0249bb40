"""Parameters that are given by keyword only and travel in the body: each is sent under GitHub's name."""

from __future__ import annotations

from typing import Any

import pytest
import test_keywords
import test_keywords_families

import ferrohub
from harness import Case, Reply, Server, body_of, check, declared, make, outcomes

REPO = "/repos/octocat/Hello-World"
ISSUE = f"{REPO}/issues/1347"
PULL = f"{REPO}/pulls/1347"
PROTECTION = f"{REPO}/branches/main/protection"
DEPLOYMENT = "/repos/octocat/example/deployments/1"
RELEASE = f"{REPO}/releases/1"
VALUES = [{"field_id": 1, "value": "high"}]
MERGING = {"allow_squash_merge": True, "allow_merge_commit": False, "allow_rebase_merge": True}
TITLES: dict[str, Any] = {
    "allow_auto_merge": True,
    "delete_branch_on_merge": True,
    "squash_merge_commit_title": "PR_TITLE",
    "squash_merge_commit_message": "PR_BODY",
    "merge_commit_title": "MERGE_MESSAGE",
    "merge_commit_message": "BLANK",
}
NEW_REPOSITORY: dict[str, Any] = {
    "name": "x",
    "description": "",
    "homepage": "",
    "private": False,
    "has_issues": True,
    "has_wiki": True,
    "auto_init": False,
    "gitignore_template": "",
    "has_projects": True,
}
LOCKS = {"block_creations": True, "lock_branch": False, "allow_fork_syncing": True}
SETTINGS: dict[str, Any] = {
    "blog": "https://github.blog",
    "twitter_username": "github",
    "members_can_create_public_repositories": False,
    "members_can_create_private_repositories": True,
    "members_can_create_internal_repositories": False,
    "members_can_create_pages": True,
    "members_can_create_public_pages": True,
    "members_can_create_private_pages": False,
    "members_can_fork_private_repositories": False,
    "web_commit_signoff_required": True,
    "secret_scanning_push_protection_custom_link_enabled": True,
    "secret_scanning_push_protection_custom_link": "https://github.com/octo-org/policies",
    "deploy_keys_enabled_for_repositories": False,
}


def sent(
    operation: str, line: str, keywords: dict[str, Any], *args: Any, before: dict[str, Any] | None = None, **more: Any
) -> Case:
    """A case whose keywords go into the body, behind what the other arguments put there."""
    return Case(operation, args, line, keywords, json={**(before or {}), **keywords}, **more)


CASES = [
    sent(
        "ShortRepository.create_file",
        f"PUT {REPO}/contents/a",
        {"sha": "95b966ae"},
        "a",
        "New",
        b"x",
        before={"message": "New", "content": "eA=="},
        reply={"content": None, "commit": body_of("Commit")},
        result=lambda made: made["content"] is None,
    ),
    sent(
        "ShortBranch.protect",
        f"PUT {PROTECTION}",
        LOCKS,
        None,
        None,
        None,
        None,
        before={
            "required_status_checks": None,
            "enforce_admins": None,
            "required_pull_request_reviews": None,
            "restrictions": None,
        },
        reply="BranchProtection",
        result="BranchProtection",
    ),
    sent(
        "ProtectionRequiredPullRequestReviews.update",
        f"PATCH {PROTECTION}/required_pull_request_reviews",
        {"require_last_push_approval": True, "bypass_pull_request_allowances": {"users": ["mona"]}},
        reply="ProtectionRequiredPullRequestReviews",
        result="ProtectionRequiredPullRequestReviews",
    ),
    sent(
        "ProtectionRequiredStatusChecks.update",
        f"PATCH {PROTECTION}/required_status_checks",
        {"checks": [{"context": "ci", "app_id": 1}]},
        reply="ProtectionRequiredStatusChecks",
        result="ProtectionRequiredStatusChecks",
    ),
    sent(
        "ShortRepository.create_deployment",
        f"POST {REPO}/deployments",
        {"task": "deploy:migrations", "transient_environment": True, "production_environment": False},
        "topic",
        before={"ref": "topic", "required_contexts": [], "payload": "", "auto_merge": False, "description": ""},
        reply="Deployment",
        status=201,
        result="Deployment",
    ),
    sent(
        "Deployment.create_status",
        f"POST {DEPLOYMENT}/statuses",
        {
            "log_url": "https://example.com/log",
            "environment": "staging",
            "environment_url": "https://example.com",
            "auto_inactive": False,
        },
        "success",
        before={"state": "success"},
        reply="DeploymentStatus",
        status=201,
        result="DeploymentStatus",
    ),
    sent(
        "ClientEnterprise.create_user",
        "POST /admin/users",
        {"suspended": True},
        "mona",
        "mona@github.com",
        before={"login": "mona", "email": "mona@github.com"},
        reply="ShortUser",
        status=201,
        result="ShortUser",
    ),
    sent("ShortUser.suspend", "PUT /users/octocat/suspended", {"reason": "Left"}, status=204, result=True, refused=403),
    sent(
        "ShortUser.unsuspend",
        "DELETE /users/octocat/suspended",
        {"reason": "So"},
        status=204,
        result=True,
        refused=403,
    ),
    sent(
        "ShortRepository.create_commit",
        f"POST {REPO}/git/commits",
        {"signature": "-----BEGIN PGP SIGNATURE-----"},
        "Fix",
        "827efc6",
        [],
        before={"message": "Fix", "tree": "827efc6", "parents": []},
        reply="Commit",
        status=201,
        result="Commit",
    ),
    sent(
        "ShortRepository.create_issue",
        f"POST {REPO}/issues",
        {"type": "Bug", "issue_field_values": VALUES},
        "Found a bug",
        before={"title": "Found a bug"},
        reply="Issue",
        status=201,
        result="ShortIssue",
    ),
    sent(
        "ShortIssue.edit",
        f"PATCH {ISSUE}",
        {
            "state": "closed",
            "state_reason": "duplicate",
            "duplicate_issue_id": 1,
            "type": "Bug",
            "issue_field_values": VALUES,
        },
        reply="Issue",
        result=True,
    ),
    sent("ShortIssue.edit", f"PATCH {ISSUE}", {"type": None}, reply="Issue", result=True, note="without-a-type"),
    sent(
        "ShortIssue.close",
        f"PATCH {ISSUE}",
        {"state_reason": "not_planned"},
        before={"state": "closed"},
        reply="Issue",
        result=True,
    ),
    sent(
        "ShortIssue.close",
        f"PATCH {ISSUE}",
        {"state_reason": "duplicate", "duplicate_issue_id": 7},
        before={"state": "closed"},
        reply="Issue",
        result=True,
        note="duplicate",
    ),
    sent("ShortIssue.lock", f"PUT {ISSUE}/lock", {"lock_reason": "too heated"}, status=204, result=True, refused=404),
    sent("ShortOrganization.edit", "PATCH /orgs/github", SETTINGS, reply="Organization", result=True),
    Case(
        "ShortOrganization.make_outside_collaborator",
        ("mona",),
        "PUT /orgs/github/outside_collaborators/mona",
        {"async_": True},
        json={"async": True},
        status=202,
        reply={},
        result=True,
        refused=404,
    ),
    sent(
        "ShortOrganization.create_repository",
        "POST /orgs/github/repos",
        {
            "visibility": "internal",
            "has_downloads": False,
            "is_template": True,
            **MERGING,
            **TITLES,
            "custom_properties": {"team": "core"},
        },
        "x",
        before={**NEW_REPOSITORY, "license_template": ""},
        reply="Repository",
        status=201,
        result="Repository",
    ),
    sent(
        "Client.create_repository",
        "POST /user/repos",
        {
            "has_discussions": True,
            "has_downloads": False,
            "is_template": True,
            "license_template": "mit",
            "team_id": 1,
            **MERGING,
            **TITLES,
        },
        "x",
        before=NEW_REPOSITORY,
        reply="Repository",
        status=201,
        result="Repository",
    ),
    sent(
        "ShortRepository.edit",
        f"PATCH {REPO}",
        {
            "visibility": "private",
            "has_pull_requests": True,
            "pull_request_creation_policy": "collaborators_only",
            "is_template": False,
            **TITLES,
            "allow_update_branch": True,
            "allow_forking": False,
            "web_commit_signoff_required": True,
            "security_and_analysis": {"secret_scanning": {"status": "enabled"}},
        },
        "x",
        before={"name": "x"},
        reply="Repository",
        result=True,
    ),
    sent(
        "ShortRepository.create_fork",
        f"POST {REPO}/forks",
        {"name": "copy", "default_branch_only": True},
        reply="Repository",
        status=202,
        result="Repository",
    ),
    sent(
        "ShortRepository.create_pull",
        f"POST {REPO}/pulls",
        {"draft": True, "head_repo": "fork"},
        "New",
        "main",
        "topic",
        before={"title": "New", "base": "main", "head": "topic"},
        reply="PullRequest",
        status=201,
        result="ShortPullRequest",
    ),
    sent(
        "ShortRepository.create_pull_from_issue",
        f"POST {REPO}/pulls",
        {"draft": True, "head_repo": "fork", "maintainer_can_modify": False},
        7,
        "main",
        "topic",
        before={"issue": 7, "base": "main", "head": "topic"},
        reply="PullRequest",
        status=201,
        result="ShortPullRequest",
    ),
    sent(
        "ShortPullRequest.create_review_comment",
        f"POST {PULL}/comments",
        {"line": 9, "side": "RIGHT", "start_line": 7, "start_side": "LEFT"},
        "Why?",
        "6dcb09b",
        "file1.txt",
        before={"body": "Why?", "commit_id": "6dcb09b", "path": "file1.txt"},
        reply="ReviewComment",
        status=201,
        result="ReviewComment",
    ),
    sent(
        "ShortPullRequest.create_review_comment",
        f"POST {PULL}/comments",
        {"subject_type": "file", "in_reply_to": 3},
        "Why?",
        "6dcb09b",
        "file1.txt",
        before={"body": "Why?", "commit_id": "6dcb09b", "path": "file1.txt"},
        reply="ReviewComment",
        status=201,
        result="ReviewComment",
        note="on-a-file",
    ),
    sent(
        "ShortRepository.create_release",
        f"POST {REPO}/releases",
        {"discussion_category_name": "News", "generate_release_notes": True, "make_latest": "legacy"},
        "v1",
        before={"tag_name": "v1", "draft": False, "prerelease": False},
        reply="Release",
        status=201,
        result="Release",
    ),
    Case(
        "Release.edit",
        (),
        f"PATCH {RELEASE}",
        {"make_latest": True, "discussion_category_name": "News"},
        json={"make_latest": "true", "discussion_category_name": "News"},
        reply="Release",
        result=True,
        refused=404,
    ),
    Case(
        "Asset.edit",
        ("a.zip",),
        f"PATCH {REPO}/releases/assets/1",
        {"state": "uploaded"},
        json={"name": "a.zip", "state": "uploaded"},
        reply="Asset",
        result=True,
        refused=404,
    ),
    sent(
        "ShortOrganization.create_team",
        "POST /orgs/github/teams",
        {
            "description": "A great team",
            "notification_setting": "notifications_disabled",
            "parent_team_slug": "heroes",
            "ldap_dn": "cn=heroes",
        },
        "Justice League",
        before={
            "name": "Justice League",
            "repo_names": [],
            "maintainers": [],
            "permission": "pull",
            "privacy": "secret",
        },
        reply="Team",
        status=201,
        result="Team",
    ),
    sent(
        "ShortTeam.edit",
        "PATCH /teams/1",
        {
            "description": "A great team",
            "notification_setting": "notifications_enabled",
            "parent_team_slug": "heroes",
        },
        "Justice League",
        before={"name": "Justice League"},
        reply="Team",
        result=True,
    ),
    sent("Client.update_me", "PATCH /user", {"twitter_username": "mona"}, reply="AuthenticatedUser", result=True),
    sent(
        "Client.update_me",
        "PATCH /user",
        {"twitter_username": None},
        reply="AuthenticatedUser",
        result=True,
        note="none",
    ),
    sent(
        "Client.create_gpg_key",
        "POST /user/gpg_keys",
        {"name": "Laptop"},
        "-----BEGIN PGP PUBLIC KEY BLOCK-----",
        before={"armored_public_key": "-----BEGIN PGP PUBLIC KEY BLOCK-----"},
        reply="GPGKey",
        status=201,
        result="GPGKey",
        refused=422,
        otherwise=None,
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


#: Operations of several requests, whose keywords are tested here below.
OF_SEVERAL = {"Client.authorize", "Client.create_issue", "BranchProtection.update", *test_keywords_families.OF_SEVERAL}


def test_every_keyword_has_a_case() -> None:
    cases = [*CASES, *test_keywords.CASES, *test_keywords_families.FAMILIES]
    tested = {(case.operation, name) for case in cases for name in case.kwargs}
    named = {
        (key, found["name"])
        for key, operation in declared().items()
        for found in operation.get("parameters", ())
        # A lazy handle sends nothing: see test_lazy.py.
        if found["keyword"] and key not in OF_SEVERAL and found["name"] != "lazy"
    }
    assert sorted(named - tested) == []


def test_keywords_of_a_new_issue_of_any_repository(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Repository")), Reply(body_of("Issue"), 201))
    client.create_issue("octocat", "Hello-World", "Found a bug", type="Bug", issue_field_values=VALUES)
    sent = {"title": "Found a bug", "labels": [], "type": "Bug", "issue_field_values": VALUES}
    assert server.requests[1].json == sent


def test_keywords_of_a_protection(client: ferrohub.Client, server: Server) -> None:
    rules = {
        "required_linear_history": True,
        "allow_force_pushes": False,
        "allow_deletions": True,
        "required_conversation_resolution": False,
        **LOCKS,
    }
    server.will(Reply(body_of("BranchProtection")))
    make("BranchProtection", client).update(**rules)
    assert {name: server.requests[0].json[name] for name in rules} == rules


def test_the_fingerprint_of_an_authorization(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Authorization"), 201))
    with pytest.warns(DeprecationWarning, match="authorize"):
        client.authorize("mona", "pa55", fingerprint="laptop")
    assert server.requests[0].json["fingerprint"] == "laptop"
