"""Branches and their protection."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import Conflict, ForbiddenError, NotRefreshable, RateLimitExceeded
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
BRANCH = f"{REPO}/branches/main"
PROTECTION = f"{BRANCH}/protection"
REVIEWS = f"{PROTECTION}/required_pull_request_reviews"
CHECKS = f"{PROTECTION}/required_status_checks"
RESTRICTIONS = f"{PROTECTION}/restrictions"
SHA = "7fd1a60b01f91b314f59955a4e4d4e80d8edf11d"
ALL = {"per_page": "100"}
UPSTREAM = {"message": "Fast-forwarded", "merge_type": "fast-forward", "base_branch": "defunkt:main"}
STRICT = {"strict": True, "contexts": ["ci"]}
TEAM = {"id": 1, "name": "Justice League", "slug": "justice-league"}
APP = {"id": 1, "slug": "octoapp"}


def rules(name: str, args: tuple[Any, ...], line: str, **changes: Any) -> Case:
    """A case of the access rules: the accounts that have access come back."""
    return Case(f"ProtectionRestrictions.{name}", args, line, **changes)


CASES = [
    Case("ShortRepository.branch", ("topic/a b",), f"GET {REPO}/branches/topic/a%20b", reply="Branch", result="Branch"),
    Case("ShortRepository.branches", (), f"GET {REPO}/branches", query=ALL, reply="[Branch]", result="[ShortBranch]"),
    Case(
        "ShortRepository.branches",
        (True,),
        f"GET {REPO}/branches",
        query={**ALL, "protected": "true"},
        reply="[Branch]",
        result="[ShortBranch]",
        note="a-bool-first",
    ),
    Case(
        "ShortRepository.branches",
        (3, True),
        f"GET {REPO}/branches",
        {"etag": '"abc"'},
        {"per_page": "3", "protected": "true"},
        headers={"If-None-Match": '"abc"'},
        reply=[],
        result=[],
        note="protected",
    ),
    Case(
        "ShortBranch.latest_sha",
        (SHA,),
        f"GET {REPO}/commits/main",
        headers={"Accept": "application/vnd.github.sha", "If-None-Match": f'"{SHA}"'},
        reply="1234",
        result="1234",
    ),
    Case(
        "ShortBranch.latest_sha",
        (),
        f"GET {REPO}/commits/main",
        headers={"If-None-Match": '""'},
        reply="1234",
        result="1234",
        note="any",
    ),
    Case(
        "ShortBranch.sync_with_upstream",
        (),
        f"POST {REPO}/merge-upstream",
        json={"branch": "main"},
        reply=UPSTREAM,
        result=UPSTREAM,
    ),
    Case("ShortBranch.protection", (), f"GET {PROTECTION}", reply="BranchProtection", result="BranchProtection"),
    Case(
        "ShortBranch.protect",
        (None, None, None, None),
        f"PUT {PROTECTION}",
        json={
            "required_status_checks": None,
            "enforce_admins": None,
            "required_pull_request_reviews": None,
            "restrictions": None,
        },
        reply="BranchProtection",
        result="BranchProtection",
    ),
    Case(
        "ShortBranch.protect",
        (STRICT, True, {}, {"users": [], "teams": []}, True, False),
        f"PUT {PROTECTION}",
        {"allow_deletions": False, "required_conversation_resolution": True},
        json={
            "required_status_checks": STRICT,
            "enforce_admins": True,
            "required_pull_request_reviews": {},
            "restrictions": {"users": [], "teams": []},
            "required_linear_history": True,
            "allow_force_pushes": False,
            "allow_deletions": False,
            "required_conversation_resolution": True,
        },
        reply="BranchProtection",
        result="BranchProtection",
        note="everything",
    ),
    Case("ShortBranch.unprotect", (), f"DELETE {PROTECTION}", status=204, result=True, refused=403),
    Case("BranchProtection.delete", (), f"DELETE {PROTECTION}", status=204, result=True, refused=404),
    Case(
        "BranchProtection.require_signatures",
        (),
        f"POST {PROTECTION}/required_signatures",
        reply={"enabled": True},
        result=True,
        refused=404,
    ),
    Case(
        "BranchProtection.delete_signature_requirements",
        (),
        f"DELETE {PROTECTION}/required_signatures",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ProtectionEnforceAdmins.enable",
        (),
        f"POST {PROTECTION}/enforce_admins",
        reply="ProtectionEnforceAdmins",
        result=True,
        refused=404,
    ),
    Case(
        "ProtectionEnforceAdmins.disable",
        (),
        f"DELETE {PROTECTION}/enforce_admins",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ProtectionRequiredPullRequestReviews.update",
        (True, False, 2, {"users": ["mona"]}),
        f"PATCH {REVIEWS}",
        json={
            "dismiss_stale_reviews": True,
            "require_code_owner_reviews": False,
            "required_approving_review_count": 2,
            "dismissal_restrictions": {"users": ["mona"]},
        },
        reply="ProtectionRequiredPullRequestReviews",
        result="ProtectionRequiredPullRequestReviews",
    ),
    Case(
        "ProtectionRequiredPullRequestReviews.update",
        (),
        f"PATCH {REVIEWS}",
        {"required_approving_review_count": 0, "dismissal_restrictions": {}},
        json={"required_approving_review_count": 0, "dismissal_restrictions": {}},
        reply="ProtectionRequiredPullRequestReviews",
        result="ProtectionRequiredPullRequestReviews",
        note="few",
    ),
    Case("ProtectionRequiredPullRequestReviews.delete", (), f"DELETE {REVIEWS}", status=204, result=True, refused=404),
    Case(
        "ProtectionRequiredStatusChecks.add_contexts",
        (["ci", "lint"],),
        f"POST {CHECKS}/contexts",
        json=["ci", "lint"],
        reply=["a", "ci", "lint"],
        result=["a", "ci", "lint"],
    ),
    Case("ProtectionRequiredStatusChecks.contexts", (), f"GET {CHECKS}/contexts", reply=["a"], result=["a"]),
    Case(
        "ProtectionRequiredStatusChecks.delete_contexts",
        (["ci"],),
        f"DELETE {CHECKS}/contexts",
        json=["ci"],
        reply=[],
        result=True,
        refused=404,
    ),
    Case(
        "ProtectionRequiredStatusChecks.remove_contexts",
        ([{"context": "ci"}],),
        f"DELETE {CHECKS}/contexts",
        json=["ci"],
        reply=["a"],
        result=["a"],
    ),
    Case(
        "ProtectionRequiredStatusChecks.replace_contexts",
        ([],),
        f"PUT {CHECKS}/contexts",
        json=[],
        reply=[],
        result=[],
    ),
    Case(
        "ProtectionRequiredStatusChecks.update",
        (False, []),
        f"PATCH {CHECKS}",
        json={"strict": False, "contexts": []},
        reply="ProtectionRequiredStatusChecks",
        result="ProtectionRequiredStatusChecks",
    ),
    Case("ProtectionRequiredStatusChecks.delete", (), f"DELETE {CHECKS}", status=204, result=True, refused=404),
    Case("ProtectionRestrictions.delete", (), f"DELETE {RESTRICTIONS}", status=204, result=True, refused=404),
    rules("apps", (), f"GET {RESTRICTIONS}/apps", query=ALL, reply=[APP], result="[App]"),
    rules("teams", (), f"GET {RESTRICTIONS}/teams", query=ALL, reply=[TEAM], result="[ShortTeam]"),
    rules(
        "users", (5,), f"GET {RESTRICTIONS}/users", query={"per_page": "5"}, reply="[ShortUser]", result="[ShortUser]"
    ),
    rules(
        "replace_users",
        (["mona"],),
        f"PUT {RESTRICTIONS}/users",
        json={"users": ["mona"]},
        reply="[ShortUser]",
        result=True,
        refused=404,
    ),
    *(
        rules(
            name,
            ([slug, {key: "other"}],),
            f"{method} {RESTRICTIONS}/{kind}",
            json=[slug, "other"] if kind == "teams" else {kind: [slug, "other"]},
            reply=reply,
            result=result,
        )
        for name, method, kind, key, slug, reply, result in [
            ("add_app_restrictions", "POST", "apps", "slug", "octoapp", [APP], "[App]"),
            ("remove_app_restrictions", "DELETE", "apps", "slug", "octoapp", [APP], "[App]"),
            ("replace_app_restrictions", "PUT", "apps", "slug", "octoapp", [APP], "[App]"),
            ("add_teams", "POST", "teams", "slug", "justice-league", [TEAM], "[ShortTeam]"),
            ("remove_teams", "DELETE", "teams", "slug", "justice-league", [TEAM], "[ShortTeam]"),
            ("replace_teams", "PUT", "teams", "slug", "justice-league", [TEAM], "[ShortTeam]"),
            ("add_users", "POST", "users", "login", "mona", "[ShortUser]", "[ShortUser]"),
            ("remove_users", "DELETE", "users", "login", "mona", "[ShortUser]", "[ShortUser]"),
        ]
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


@pytest.mark.parametrize("status", [304, 204])
def test_a_tip_that_did_not_move(client: ferrohub.Client, server: Server, status: int) -> None:
    """ShortBranch.latest_sha."""
    server.will(Reply(None, status))
    assert make("Branch", client).latest_sha(SHA) is None


def test_a_limit_is_an_error_of_its_own(client: ferrohub.Client, server: Server) -> None:
    """ShortBranch.latest_sha."""
    server.will(Reply({"message": "Too many requests"}, 429))
    with pytest.raises(RateLimitExceeded):
        make("Branch", client).latest_sha()


def test_a_fork_that_contradicts_its_source(client: ferrohub.Client, server: Server) -> None:
    """ShortBranch.sync_with_upstream."""
    server.will(Reply({"message": "There are merge conflicts"}, 409))
    with pytest.raises(Conflict):
        make("Branch", client).sync_with_upstream()


def test_a_short_branch_becomes_a_full_one(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Branch")))
    short = make("ShortBranch", client, name="topic/a b")
    assert type(short.commit).__name__ == "MiniCommit"
    full = short.refresh()
    assert type(full).__name__ == "Branch" and type(full.commit).__name__ == "ShortCommit"
    assert [r.line for r in server.requests] == [f"GET {REPO}/branches/topic/a%20b"]


@pytest.mark.parametrize(
    ("reply", "due"),
    [
        (Reply({"url": "x", "enabled": True}), True),
        (Reply({"url": "x", "enabled": False}), False),
        (Reply({"message": "Not Found"}, 404), False),
        (Reply({"message": "Bad credentials"}, 401), False),
        (Reply("oops", 500), False),
        (Reply("not JSON"), False),
    ],
)
def test_whether_commits_must_be_signed(client: ferrohub.Client, server: Server, reply: Reply, due: bool) -> None:
    """BranchProtection.requires_signatures."""
    server.will(reply)
    assert make("BranchProtection", client).requires_signatures() is due
    assert [r.line for r in server.requests] == [f"GET {PROTECTION}/required_signatures"]


def test_on_and_off_have_no_address(client: ferrohub.Client, server: Server) -> None:
    protection = make("BranchProtection", client)
    for setting in (
        protection.allow_deletions,
        protection.allow_force_pushes,
        protection.required_linear_history,
        protection.required_conversation_resolution,
    ):
        assert setting.enabled is True
        with pytest.raises(NotRefreshable):
            setting.refresh()
    assert server.requests == []


def test_a_branch_that_may_not_be_unprotected_by_others(client: ferrohub.Client, server: Server) -> None:
    """ShortBranch.unprotect, ShortBranch.protection."""
    server.will(Reply({"message": "Forbidden"}, 403))
    with pytest.raises(ForbiddenError):
        make("Branch", client).protection()


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: make("Repository", c).branch(""), ValueError, "name"),
        (lambda c: make("Repository", c).branch("a/../../b"), ValueError, "name"),
        (lambda c: make("Repository", c).branches(protected="yes"), TypeError, "protected"),
        (lambda c: make("Branch", c).latest_sha(1), TypeError, "differs_from"),
        (lambda c: make("Branch", c).latest_sha("a\nb"), ValueError, "header"),
        (lambda c: make("Branch", c).protect("ci", True, None, None), TypeError, "required_status_checks"),
        (lambda c: make("Branch", c).protect(None, "yes", None, None), TypeError, "enforce_admins"),
        (lambda c: make("BranchProtection", c).update(restrictions=["mona"]), TypeError, "restrictions"),
        (lambda c: make("ProtectionRequiredStatusChecks", c).add_contexts("ci"), TypeError, "contexts"),
        (lambda c: make("ProtectionRequiredStatusChecks", c).update("yes"), TypeError, "strict"),
        (lambda c: make("ProtectionRestrictions", c).add_users("mona"), TypeError, "users"),
        (lambda c: make("ProtectionRestrictions", c).add_teams([1]), TypeError, "teams"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    with pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []


def test_a_bool_in_the_first_place_is_not_a_second_value_of_protected(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([]))
    repository = make("Repository", client)
    assert list(repository.branches(False)) == []
    assert server.requests[0].query == ALL
    for call in (lambda: repository.branches(True, True), lambda: repository.branches(True, protected=True)):
        with pytest.raises(TypeError, match=r"number|protected"):
            call()


def test_the_rule_for_administrators_shows_in_the_object(client: ferrohub.Client, server: Server) -> None:
    rule = make("ProtectionEnforceAdmins", client, enabled=False)
    server.will(Reply({"url": rule.url, "enabled": True}))
    assert rule.enable() and rule.enabled is True
    server.will(Reply(None, 204))
    assert rule.disable() and rule.enabled is False
    server.will(Reply({"message": "Not Found"}, 404))
    assert not rule.enable() and rule.enabled is False
