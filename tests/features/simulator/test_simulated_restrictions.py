"""Who may push to a protected branch of the simulator."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from inbox import Inbox
from sending import send

HOME = "/repos/octo/compass"
PATH = f"{HOME}/branches/main/protection"
RULES = {"required_status_checks": None, "enforce_admins": False, "required_pull_request_reviews": None}


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    mona = made.user("mona")
    lisa, hubot = made.user("lisa"), made.user("hubot")
    made.organization("octo", owners=[mona], members=[lisa, hubot])
    people = {"lisa": "push", "hubot": "push", "surtur": "push"}
    made.repository("octo/compass", files={"a.txt": "a"}, collaborators=people)
    made.commit("octo/compass", {"b.txt": "b"}, branch="topic")
    send(made.client("mona"), "POST /orgs/octo/teams", {"name": "Core"})
    made.state.teams[1].members = {hubot.id: "member"}
    app = made.app("Bumper", permissions={"contents": "write", "pull_requests": "write"})
    made.install(app, "octo")
    return made


def restrict(github: GitHub, **who: list[str]) -> dict[str, Any]:
    given = {"users": [], "teams": [], "apps": [], **who}
    status, body = send(github.client("mona"), f"PUT {PATH}", {**RULES, "restrictions": given})
    assert status == 200, body
    found: dict[str, Any] = body["restrictions"]
    return found


def written(client: ferrohub.Client, name: str) -> int:
    return int(send(client, f"PUT {HOME}/contents/{name}.txt", {"message": "m", "content": "eA=="})[0])


@pytest.mark.parametrize(
    ("who", "allowed"),
    [
        ({}, set()),
        ({"users": ["lisa"]}, {"lisa"}),
        ({"teams": ["core"]}, {"hubot"}),
        ({"apps": ["bumper"]}, {"bumper"}),
        ({"users": ["lisa"], "teams": ["core"], "apps": ["bumper"]}, {"lisa", "hubot", "bumper"}),
    ],
)
def test_those_who_are_named_and_administrators_push(
    github: GitHub, who: dict[str, list[str]], allowed: set[str]
) -> None:
    shown = restrict(github, **who)
    assert [each["login"] for each in shown["users"]] == who.get("users", [])
    assert [each["slug"] for each in shown["teams"] + shown["apps"]] == who.get("teams", []) + who.get("apps", [])
    app = github.state.apps[1]
    clients = {login: github.client(login) for login in ("lisa", "hubot", "surtur", "mona")}
    clients["bumper"] = github.app_client(app).client("octo")
    results = {name: written(client, name) for name, client in clients.items()}
    assert results == {name: 201 if name in {*allowed, "mona"} else 403 for name in clients}


def test_the_members_of_a_team_in_another_one_push(github: GitHub) -> None:
    restrict(github, teams=["core"])
    github.state.teams[1].privacy = "closed"
    crew = {"name": "Crew", "privacy": "closed", "parent_team_id": 1}
    ruleset = {
        "name": "Main",
        "enforcement": "active",
        "conditions": {"ref_name": {"include": ["~ALL"], "exclude": []}},
        "rules": [{"type": "required_linear_history"}, {"type": "update"}],
        "bypass_actors": [{"actor_id": 1, "actor_type": "Team", "bypass_mode": "always"}],
    }
    for path, body in (("/orgs/octo/teams", crew), (f"{HOME}/rulesets", ruleset)):
        assert send(github.client("mona"), f"POST {path}", body)[0] == 201
    github.state.teams[2].members = {github.state.logins["lisa"]: "member"}
    assert [written(github.client(login), login) for login in ("lisa", "surtur", "mona")] == [201, 403, 422]


def test_a_merge_is_a_push_of_who_merges(github: GitHub) -> None:
    restrict(github, users=["lisa"])
    lisa, surtur = github.client("lisa"), github.client("surtur")
    surtur.repository("octo", "compass").create_pull("T", "main", "topic")
    status, refused = send(surtur, f"PUT {HOME}/pulls/1/merge")
    assert status == 405 and refused["message"].startswith("You're not authorized to push to this branch.")
    assert send(surtur, f"GET {HOME}/pulls/1")[1]["mergeable_state"] == "blocked"
    assert send(lisa, f"PUT {HOME}/pulls/1/merge")[0] == 200


@pytest.mark.parametrize(
    ("kind", "first", "second", "key"),
    [("users", "lisa", "hubot", "login"), ("teams", "core", "crew", "slug"), ("apps", "bumper", "linter", "slug")],
)
def test_who_may_push_is_changed_one_by_one(github: GitHub, kind: str, first: str, second: str, key: str) -> None:
    mona = github.client("mona")
    send(mona, "POST /orgs/octo/teams", {"name": "Crew"})
    github.app("Linter")
    path = f"{PATH}/restrictions/{kind}"
    assert send(mona, f"GET {path}")[0] == 404
    restrict(github, **{kind: [first]})

    def held(request: str = f"GET {path}", *names: str) -> list[str]:
        return [each[key] for each in send(mona, request, {kind: list(names)} if names else None)[1]]

    assert held() == [first]
    assert held(f"POST {path}", second, first) == [first, second] == held()
    assert held(f"DELETE {path}", first) == [second] == held()
    assert held(f"PUT {path}", first) == [first] == held()
    assert send(mona, f"POST {path}", {kind: ["nobody-there"]})[0] == 422
    assert send(github.client("lisa"), f"POST {path}", {kind: [second]})[0] in (403, 404)
    assert send(mona, f"DELETE {PATH}/restrictions")[0] == 204 and send(mona, f"GET {PATH}/restrictions")[0] == 404
    assert "restrictions" not in send(mona, f"GET {PATH}")[1] and written(github.client("surtur"), "c") == 201


def test_webhooks_tell_who_may_push(github: GitHub) -> None:
    inbox = Inbox()
    github.hook("octo/compass", inbox, events=["branch_protection_rule"])
    restrict(github, users=["lisa"], teams=["core"])
    send(github.client("mona"), f"DELETE {PATH}/restrictions/users", {"users": ["lisa"]})
    (_, made), (_, edited) = inbox.found
    assert made["rule"]["authorized_actors_only"] and made["rule"]["authorized_actor_names"] == ["lisa", "Core"]
    assert edited["changes"] == {"authorized_actor_names": {"from": ["lisa", "Core"]}}


def test_repositories_of_users_have_no_restrictions(github: GitHub) -> None:
    github.repository("mona/own", files={"a.txt": "a"})
    body = {**RULES, "restrictions": {"users": [], "teams": []}}
    assert send(github.client("mona"), "PUT /repos/mona/own/branches/main/protection", body)[0] == 422


def test_signatures_are_required_until_they_are_not(github: GitHub) -> None:
    mona, path = github.client("mona"), f"{PATH}/required_signatures"
    assert send(mona, f"POST {path}")[0] == 404
    restrict(github)
    assert send(mona, f"GET {path}")[1]["enabled"] is False and send(mona, f"POST {path}")[1]["enabled"] is True
    # A new protection does not change them.
    restrict(github)
    assert send(mona, f"GET {PATH}")[1]["required_signatures"]["enabled"] is True
    assert send(mona, f"DELETE {path}")[0] == 204 and send(mona, f"GET {path}")[1]["enabled"] is False
    copied = github.copy().state.repository("octo/compass")
    assert copied is not None and copied.protections["main"].restrictions == {"users": [], "teams": [], "apps": []}


def test_apps_obey_a_branch_whose_rules_do_not_hold_for_administrators(github: GitHub) -> None:
    send(github.client("mona"), f"PUT {PATH}", {**RULES, "required_pull_request_reviews": {}, "restrictions": None})
    bumper = github.app_client(github.state.apps[1]).client("octo")
    assert written(bumper, "c") == 409 and written(github.client("mona"), "d") == 201


def test_an_automatic_merge_is_a_push_of_who_enabled_it(github: GitHub) -> None:
    restrict(github, apps=["bumper"])
    contexts = {"strict": False, "contexts": ["ci"]}
    send(github.client("mona"), f"PATCH {PATH}/required_status_checks", contexts)
    surtur, bumper = github.client("surtur"), github.app_client(github.state.apps[1]).client("octo")
    home = github.state.repository("octo/compass")
    assert home is not None
    home.allow_auto_merge = True
    pull = surtur.repository("octo", "compass").create_pull("T", "main", "topic")
    mutation = "mutation($id: ID!) { enablePullRequestAutoMerge(input: {pullRequestId: $id}) { clientMutationId } }"
    surtur.graphql(mutation, {"id": pull.node_id})
    status = {"context": "ci", "state": "success"}
    assert send(github.client("mona"), f"POST {HOME}/statuses/{pull.head.sha}", status)[0] == 201
    # The request of an App that may push does not merge for a user who may not.
    assert send(bumper, f"POST {HOME}/issues/1/comments", {"body": "Ready"})[0] == 201
    assert not pull.refresh().merged and home.rule_suites == {}
    role = home.collaborators.pop(github.state.logins["surtur"])
    restrict(github, users=["surtur"])
    assert not send(bumper, f"GET {HOME}/pulls/1")[1]["merged"]
    home.collaborators[github.state.logins["surtur"]] = role
    assert send(bumper, f"POST {HOME}/issues/1/comments", {"body": "Now"})[0] == 201
    assert pull.refresh().merged and pull.refresh().merged_by.login == "surtur"


@pytest.mark.parametrize(
    "changed",
    [
        {"restrictions": {"users": 5, "teams": []}},
        {"restrictions": {"users": [1], "teams": []}},
        {"restrictions": {"users": [], "teams": [["core"]]}},
        {"restrictions": {"users": []}},
        {"required_pull_request_reviews": {"required_approving_review_count": "one"}},
        {"required_status_checks": {"strict": True, "contexts": "ci"}},
        {"required_status_checks": {"strict": True, "contexts": [{}]}},
        {"required_status_checks": {"strict": True, "checks": [{}]}},
    ],
)
def test_a_protection_with_members_of_another_type_is_refused(github: GitHub, changed: dict[str, Any]) -> None:
    restrict(github, users=["lisa"])
    mona = github.client("mona")
    before = send(mona, f"GET {PATH}")
    assert send(mona, f"PUT {PATH}", {**RULES, "restrictions": None, **changed})[0] == 422
    assert send(mona, f"GET {PATH}") == before


def test_a_branch_with_rules_is_renamed_by_administrators(github: GitHub) -> None:
    mona, lisa = github.client("mona"), github.client("lisa")
    send(mona, f"PUT {HOME}/branches/topic/protection", {**RULES, "restrictions": {"users": [], "teams": []}})
    path = f"POST {HOME}/branches/topic/rename"
    assert send(lisa, path, {"new_name": "free"})[0] == 403
    assert send(mona, path, {"new_name": "kept"})[0] == 201
    assert send(mona, f"GET {HOME}/branches/kept")[1]["protected"]
    send(mona, f"DELETE {HOME}/branches/kept/protection")
    assert send(lisa, f"POST {HOME}/branches/kept/rename", {"new_name": "free"})[0] == 201
