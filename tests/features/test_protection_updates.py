"""Changing the protection of a branch: what is not given stays as it is."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, UnprocessableEntity
from harness import Reply, Server, body_of, make

PROTECTION = "/repos/octocat/Hello-World/branches/main/protection"
NAMES = {"users": ["octocat"], "teams": ["justice-league"], "apps": ["octoapp"]}
SWITCHES = (
    "required_linear_history",
    "allow_force_pushes",
    "allow_deletions",
    "required_conversation_resolution",
    "lock_branch",
    "allow_fork_syncing",
    "block_creations",
)
#: The example protection, as the service takes it.
KEPT: dict[str, Any] = {
    "required_status_checks": {"strict": False, "contexts": ["continuous-integration/travis-ci"]},
    "enforce_admins": True,
    "required_pull_request_reviews": {
        "dismiss_stale_reviews": True,
        "require_code_owner_reviews": True,
        "required_approving_review_count": 2,
        "require_last_push_approval": True,
        "dismissal_restrictions": NAMES,
    },
    "restrictions": NAMES,
    **dict.fromkeys(SWITCHES, True),
}
NONE = {
    "required_status_checks": None,
    "enforce_admins": False,
    "required_pull_request_reviews": None,
    "restrictions": None,
}


def sent_by(client: ferrohub.Client, server: Server, arguments: dict[str, Any], **changes: Any) -> Any:
    """What an update of the example protection, with some changes, sends."""
    server.will(Reply(body_of("BranchProtection")))
    make("BranchProtection", client, **changes).update(**arguments)
    assert [r.line for r in server.requests] == [f"PUT {PROTECTION}"]
    return server.requests[0].json


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"enforce_admins": False},
        {"required_status_checks": {"strict": True, "contexts": []}, "restrictions": {"users": [], "teams": []}},
        {"required_pull_request_reviews": {}},
    ],
)
def test_what_is_given_is_sent_and_the_rest_kept(
    client: ferrohub.Client, server: Server, arguments: dict[str, Any]
) -> None:
    """BranchProtection.update."""
    assert sent_by(client, server, arguments) == {**KEPT, **arguments}


def test_checks_of_apps_stay_theirs(client: ferrohub.Client, server: Server) -> None:
    checks = [{"context": "ci", "app_id": 7}, {"context": "any", "app_id": None}]
    sent = sent_by(client, server, {}, required_status_checks={"strict": True, "contexts": ["ci"], "checks": checks})
    due = [{"context": "ci", "app_id": 7}, {"context": "any", "app_id": -1}]
    assert sent["required_status_checks"] == {"strict": True, "checks": due}


def test_who_may_merge_without_review_stays(client: ferrohub.Client, server: Server) -> None:
    bypass = {"users": [{"login": "mona"}], "teams": [], "apps": [{"slug": "octoapp"}]}
    sent = sent_by(client, server, {}, required_pull_request_reviews={"bypass_pull_request_allowances": bypass})
    due = {"users": ["mona"], "teams": [], "apps": ["octoapp"]}
    assert sent["required_pull_request_reviews"] == {"bypass_pull_request_allowances": due}


def test_what_is_not_required_stays_so(client: ferrohub.Client, server: Server) -> None:
    absent = dict.fromkeys((*KEPT, "block_creations"), None)
    assert sent_by(client, server, {}, **absent) == NONE


def test_the_object_takes_over_what_came_back(client: ferrohub.Client, server: Server) -> None:
    """BranchProtection.update."""
    protection = make("BranchProtection", client)
    server.will(Reply({**body_of("BranchProtection"), "restrictions": None}))
    assert protection.update(enforce_admins=True) is protection
    assert protection.restrictions is None


def test_a_refused_update_leaves_the_object_alone(client: ferrohub.Client, server: Server) -> None:
    """BranchProtection.update."""
    protection = make("BranchProtection", client)
    before = protection.as_json()
    server.will(Reply({"message": "Invalid request."}, 422))
    with pytest.raises(UnprocessableEntity):
        protection.update(enforce_admins=False)
    assert protection.as_json() == before


@pytest.mark.parametrize("name", ["ProtectionRequiredPullRequestReviews", "ProtectionRequiredStatusChecks"])
def test_parts_are_updated_in_place(client: ferrohub.Client, server: Server, name: str) -> None:
    """ProtectionRequiredPullRequestReviews.update, ProtectionRequiredStatusChecks.update."""
    part = make(name, client)
    server.will(Reply({**body_of(name), "strict": True, "dismiss_stale_reviews": False}))
    if name.endswith("Checks"):
        assert part.update(strict=True) is part and part.strict is True
    else:
        assert part.update(dismiss_stale_reviews=False) is part and part.dismiss_stale_reviews is False


@pytest.mark.parametrize("name", ["ProtectionRequiredPullRequestReviews", "ProtectionRequiredStatusChecks"])
def test_an_update_of_nothing_sends_nothing(
    client: ferrohub.Client, anonymous: ferrohub.Client, server: Server, name: str
) -> None:
    part = make(name, client)
    assert part.update() is part
    with pytest.raises(AuthenticationFailed):
        make(name, anonymous).update()
    assert server.requests == []


def test_only_the_authorized_update(anonymous: ferrohub.Client, server: Server) -> None:
    """BranchProtection.update, BranchProtection.requires_signatures."""
    protection = make("BranchProtection", anonymous)
    for call in (protection.update, protection.requires_signatures):
        with pytest.raises(AuthenticationFailed):
            call()
    assert server.requests == []
