"""Rulesets are enforced: on pushes over the API, on deletions, and on merges."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from inbox import Inbox
from sending import send

HOME = "/repos/octo-org/compass"
MAIN = {"ref_name": {"include": ["~DEFAULT_BRANCH", "refs/heads/release/*"], "exclude": []}}
REVIEWS = {
    "required_approving_review_count": 1,
    "dismiss_stale_reviews_on_push": False,
    "require_code_owner_review": False,
    "require_last_push_approval": False,
    "required_review_thread_resolution": False,
}


@pytest.fixture
def mona(github: GitHub) -> ferrohub.Client:
    github.organization("octo-org", owners=[github.user("mona")])
    github.repository("octo-org/compass", files={"a.txt": "a"}, collaborators={"lisa": "push"})
    github.commit("octo-org/compass", {"b.txt": "b"}, branch="topic")
    return github.client("mona")


def ruled(mona: ferrohub.Client, *rules: dict[str, Any], **members: Any) -> int:
    body = {"name": "Main", "target": "branch", "enforcement": "active", "conditions": MAIN, **members}
    status, made = send(mona, f"POST {HOME}/rulesets", {**body, "rules": list(rules)})
    assert status == 201
    return int(made["id"])


def written(client: ferrohub.Client, branch: str = "main") -> int:
    body = {"message": "m", "content": "eA==", "branch": branch}
    return int(send(client, f"PUT {HOME}/contents/{branch}-{client.me().login}.txt", body)[0])


def test_changes_need_pull_requests_with_reviews_and_checks(github: GitHub, mona: ferrohub.Client) -> None:
    checks = {"required_status_checks": [{"context": "ci"}], "strict_required_status_checks_policy": False}
    rules = {"type": "pull_request", "parameters": REVIEWS}, {"type": "required_status_checks", "parameters": checks}
    made = ruled(mona, *rules)
    # Owners have to obey, too; other branches have no rules.
    assert (written(mona), written(mona, "topic")) == (409, 201)
    pull = mona.repository("octo-org", "compass").create_pull("T", "main", "topic")
    assert send(mona, f"PUT {HOME}/pulls/1/merge")[0] == 405
    send(mona, f"POST {HOME}/statuses/{pull.refresh().head.sha}", {"state": "success", "context": "ci"})
    assert "approving review" in send(mona, f"PUT {HOME}/pulls/1/merge")[1]["message"]
    send(github.client("lisa"), f"POST {HOME}/pulls/1/reviews", {"event": "APPROVE"})
    assert send(mona, f"PUT {HOME}/pulls/1/merge")[0] == 200
    assert send(mona, f"PUT {HOME}/rulesets/{made}", {"enforcement": "disabled"})[0] == 200
    assert written(mona) == 201


def test_branches_are_not_deleted_nor_changed_by_force(github: GitHub, mona: ferrohub.Client) -> None:
    first = mona.repository("octo-org", "compass").branch("main").commit.sha
    github.commit("octo-org/compass", {"c.txt": "c"})
    send(mona, f"POST {HOME}/git/refs", {"ref": "refs/heads/release/1", "sha": first})
    ruled(mona, {"type": "deletion"}, {"type": "non_fast_forward"})
    assert send(mona, f"DELETE {HOME}/git/refs/heads/release/1")[0] == 422
    assert send(mona, f"PATCH {HOME}/git/refs/heads/main", {"sha": first, "force": True})[0] == 422
    assert send(mona, f"DELETE {HOME}/git/refs/heads/topic")[0] == 204
    assert written(mona) == 201


@pytest.mark.parametrize(
    ("actor", "results"),
    [
        ({"actor_type": "OrganizationAdmin", "actor_id": 1}, (201, 409)),
        ({"actor_type": "RepositoryRole", "actor_id": 4}, (201, 201)),
        ({"actor_type": "RepositoryRole", "actor_id": 5}, (201, 409)),
        ({"actor_type": "Team", "actor_id": 1}, (409, 201)),
    ],
)
def test_some_may_bypass_a_ruleset(
    github: GitHub, mona: ferrohub.Client, actor: dict[str, Any], results: tuple[int, int]
) -> None:
    assert send(mona, "POST /orgs/octo-org/teams", {"name": "Core"})[1]["id"] == 1
    github.state.teams[1].members = {github.user("lisa").id: "member"}
    bypass = [{**actor, "bypass_mode": "always"}]
    ruled(mona, {"type": "pull_request", "parameters": REVIEWS}, bypass_actors=bypass)
    assert (written(mona), written(github.client("lisa"))) == results


def test_the_message_names_what_is_wrong_with_a_rule(mona: ferrohub.Client) -> None:
    parameters = {**REVIEWS, "require_code_owner_review": "yes"}
    body = {"name": "Main", "enforcement": "active", "rules": [{"type": "pull_request", "parameters": parameters}]}
    status, refused = send(mona, f"POST {HOME}/rulesets", body)
    assert status == 422 and refused["message"].endswith("For 'properties/rules', \"yes\" is not a boolean.")
    del parameters["require_code_owner_review"]
    assert '"require_code_owner_review" wasn\'t supplied' in send(mona, f"POST {HOME}/rulesets", body)[1]["message"]


@pytest.mark.parametrize(("mode", "pushed"), [("always", 201), ("pull_request", 409)])
def test_an_app_may_bypass_a_ruleset(github: GitHub, mona: ferrohub.Client, mode: str, pushed: int) -> None:
    apps = [
        github.app(name, permissions={"contents": "write", "pull_requests": "write"}) for name in ("Bumper", "Other")
    ]
    for app in apps:
        github.install(app, "octo-org")
    bumper, other = (github.app_client(app).client("octo-org") for app in apps)
    bypass = [
        {"actor_type": "Integration", "actor_id": apps[0].id, "bypass_mode": mode},
        # An App has no role.
        {"actor_type": "RepositoryRole", "actor_id": 5, "bypass_mode": mode},
    ]
    ruled(mona, {"type": "pull_request", "parameters": REVIEWS}, bypass_actors=bypass)
    body = {"message": "m", "content": "eA=="}
    assert send(bumper, f"PUT {HOME}/contents/c.txt", body)[0] == pushed
    assert send(other, f"PUT {HOME}/contents/d.txt", body)[0] == 409
    mona.repository("octo-org", "compass").create_pull("T", "main", "topic")
    assert send(other, f"PUT {HOME}/pulls/1/merge")[0] == 405 and send(bumper, f"PUT {HOME}/pulls/1/merge")[0] == 200


def test_merge_commits_are_refused_where_the_history_is_linear(mona: ferrohub.Client) -> None:
    ruled(mona, {"type": "required_linear_history"})
    mona.repository("octo-org", "compass").create_pull("T", "main", "topic")
    assert send(mona, f"PUT {HOME}/pulls/1/merge", {"merge_method": "merge"})[0] == 405
    assert send(mona, f"PUT {HOME}/pulls/1/merge", {"merge_method": "squash"})[0] == 200


def test_who_may_bypass_a_ruleset_for_pull_requests_may_not_push(github: GitHub, mona: ferrohub.Client) -> None:
    bypass = [{"actor_type": "RepositoryRole", "actor_id": 5, "bypass_mode": "pull_request"}]
    ruled(mona, {"type": "pull_request", "parameters": REVIEWS}, bypass_actors=bypass)
    mona.repository("octo-org", "compass").create_pull("T", "main", "topic")
    assert written(mona) == 409
    assert send(github.client("lisa"), f"PUT {HOME}/pulls/1/merge")[0] == 405
    assert send(mona, f"PUT {HOME}/pulls/1/merge")[0] == 200


def test_branches_that_may_not_be_updated_can_be_created(mona: ferrohub.Client) -> None:
    ruled(mona, {"type": "update"})
    sha = mona.repository("octo-org", "compass").branch("topic").commit.sha
    assert send(mona, f"POST {HOME}/git/refs", {"ref": "refs/heads/release/1", "sha": sha})[0] == 201
    assert (written(mona, "release/1"), written(mona), written(mona, "topic")) == (422, 422, 201)


@pytest.mark.parametrize(("exempt", "status"), [(True, 201), (False, 409), (None, 409)])
def test_branches_may_be_created_without_checks_where_the_rule_says_so(
    github: GitHub, mona: ferrohub.Client, exempt: bool | None, status: int
) -> None:
    checks: dict[str, Any] = {"required_status_checks": [{"context": "ci"}]}
    checks["strict_required_status_checks_policy"] = False
    more = {} if exempt is None else {"do_not_enforce_on_create": exempt}
    ruled(mona, {"type": "required_status_checks", "parameters": {**checks, **more}})
    sha = mona.repository("octo-org", "compass").branch("topic").commit.sha
    assert send(mona, f"POST {HOME}/git/refs", {"ref": "refs/heads/release/1", "sha": sha})[0] == status
    # The rule holds for each later change.
    assert written(mona) == 409
    if status == 201:
        assert written(mona, "release/1") == 409


SHARED = "/orgs/octo-org/rulesets"


def shared(mona: ferrohub.Client, *rules: dict[str, Any], **conditions: Any) -> int:
    body = {"name": "All", "target": "branch", "enforcement": "active", "conditions": {**MAIN, **conditions}}
    status, made = send(mona, f"POST {SHARED}", {**body, "rules": list(rules)})
    assert (status, made["source_type"], made["source"]) == (201, "Organization", "octo-org")
    return int(made["id"])


def test_rules_of_an_organization_hold_in_the_repositories_that_they_name(
    github: GitHub, mona: ferrohub.Client
) -> None:
    github.repository("octo-org/docs-site", files={"a.txt": "a"})
    rule = {"type": "update"}
    made = shared(mona, rule, repository_name={"include": ["docs-*"], "exclude": [], "protected": False})
    body = {"message": "m", "content": "eA==", "branch": "main"}
    assert written(mona) == 201 and send(mona, "PUT /repos/octo-org/docs-site/contents/b.txt", body)[0] == 422
    (found,) = send(mona, "GET /repos/octo-org/docs-site/rules/branches/main")[1]
    assert (found["type"], found["ruleset_source_type"], found["ruleset_source"]) == (
        "update",
        "Organization",
        "octo-org",
    )
    id = send(mona, f"GET {HOME}")[1]["id"]
    send(mona, f"PUT {SHARED}/{made}", {"conditions": {**MAIN, "repository_id": {"repository_ids": [id]}}})
    assert written(mona) == 422 and send(mona, "PUT /repos/octo-org/docs-site/contents/b.txt", body)[0] == 201
    assert send(mona, f"DELETE {SHARED}/{made}")[0] == 204 and send(mona, f"GET {SHARED}/{made}")[0] == 404
    assert send(mona, f"PUT {HOME}/contents/c.txt", body)[0] == 201


def test_a_repository_lists_the_rulesets_of_its_organization(github: GitHub, mona: ferrohub.Client) -> None:
    own = ruled(mona, {"type": "deletion"})
    made = shared(mona, {"type": "deletion"}, repository_name={"include": ["~ALL"], "exclude": []})
    listed = [(each["id"], each["source_type"]) for each in send(mona, f"GET {HOME}/rulesets")[1]]
    assert listed == [(own, "Repository"), (made, "Organization")]
    assert [each["id"] for each in send(mona, f"GET {HOME}/rulesets?includes_parents=false")[1]] == [own]
    assert send(mona, f"GET {HOME}/rulesets/{made}")[1]["source"] == "octo-org"
    assert send(mona, f"GET {HOME}/rulesets/{made}?includes_parents=false")[0] == 404
    assert send(mona, f"DELETE {HOME}/rulesets/{made}")[0] == 404
    assert [each["id"] for each in send(mona, f"GET {SHARED}?targets=branch")[1]] == [made]
    assert send(mona, f"GET {SHARED}?targets=tag,push")[1] == []
    assert send(mona, f"POST {SHARED}", {"name": "All", "enforcement": "active"})[0] == 422


def test_a_refused_change_leaves_a_ruleset_as_it_is(mona: ferrohub.Client) -> None:
    made = ruled(mona, {"type": "deletion"})
    body = {"name": "Other", "target": "branch", "enforcement": "disabled", "conditions": MAIN, "rules": []}
    assert send(mona, f"POST {HOME}/rulesets", body)[0] == 201
    before = send(mona, f"GET {HOME}/rulesets/{made}")[1]
    wrong: list[dict[str, Any]] = [
        {"name": "Other", "enforcement": "disabled"},
        {"rules": [{}]},
        {"rules": [{"type": "required_status_checks", "parameters": {"required_status_checks": [{}]}}]},
        {"rules": [{"type": "pull_request", "parameters": {**REVIEWS, "required_approving_review_count": "two"}}]},
        {"rules": [{"type": "pull_request", "parameters": {"required_approving_review_count": 1}}]},
        {"rules": [{"type": "update", "parameters": []}]},
        {"rules": [{"type": "be_kind"}]},
        {"conditions": {"ref_name": {"include": [5]}}},
        {"conditions": {"ref_name": []}},
        {"bypass_actors": [{"actor_id": [], "actor_type": "Team"}]},
    ]
    for change in wrong:
        assert send(mona, f"PUT {HOME}/rulesets/{made}", change)[0] == 422
    assert send(mona, f"GET {HOME}/rulesets/{made}")[1] == before
    broken = {**body, "name": "Broken", "conditions": {**MAIN, "repository_name": {"include": 5}}}
    assert send(mona, f"POST {SHARED}", broken)[0] == 422 and written(mona) == 201


def test_who_may_bypass_a_ruleset_is_for_those_who_may_change_it(github: GitHub, mona: ferrohub.Client) -> None:
    bypass = [{"actor_id": 5, "actor_type": "RepositoryRole", "bypass_mode": "always"}]
    own = ruled(mona, {"type": "deletion"}, bypass_actors=bypass)
    made = shared(mona, {"type": "deletion"}, repository_name={"include": ["~ALL"], "exclude": []})
    for id, held in ((own, bypass), (made, [])):
        assert send(mona, f"GET {HOME}/rulesets/{id}")[1]["bypass_actors"] == held
        assert "bypass_actors" not in send(github.client("lisa"), f"GET {HOME}/rulesets/{id}")[1]


def test_only_owners_see_and_change_rulesets_of_an_organization(github: GitHub, mona: ferrohub.Client) -> None:
    inbox = Inbox()
    github.hook("octo-org", inbox, events=["repository_ruleset"])
    made = shared(mona, {"type": "deletion"}, repository_name={"include": ["~ALL"], "exclude": []})
    send(mona, f"PUT {SHARED}/{made}", {"enforcement": "disabled"})
    send(mona, f"DELETE {SHARED}/{made}")
    assert inbox.found[1][1]["changes"] == {"enforcement": {"from": "active"}}
    assert [payload["repository_ruleset"]["id"] for _, payload in inbox.found] == [made] * 3
    assert inbox.take() == [f"repository_ruleset.{action}" for action in ("created", "edited", "deleted")]
    assert github.permissions.recorded("mona").permissions == {"organization_administration": "write"}
    narrow = github.client(token=github.token("mona", scopes=["repo"]))
    assert send(narrow, f"GET {SHARED}")[0] == 404 and send(github.client("lisa"), f"GET {SHARED}")[0] == 403
