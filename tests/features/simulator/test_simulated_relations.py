"""Sub-issues, dependencies, deployments and environments of the simulator."""

from __future__ import annotations

import ferrohub
from ferrohub.testing import GitHub
from sending import send

Repository = ferrohub.repos.Repository
ISSUES = "/repos/mona/compass/issues"


def test_sub_issues_have_an_order_and_one_parent(compass: Repository, client: ferrohub.Client) -> None:
    ids = [compass.create_issue(title).id for title in ("top", "a", "b", "c", "other")]

    def titles() -> list[str]:
        return [each["title"] for each in send(client, f"GET {ISSUES}/1/sub_issues")[1]]

    for id in ids[1:4]:
        assert send(client, f"POST {ISSUES}/1/sub_issues", {"sub_issue_id": id})[0] == 201
    assert titles() == ["a", "b", "c"]
    send(client, f"PATCH {ISSUES}/1/sub_issues/priority", {"sub_issue_id": ids[3], "before_id": ids[1]})
    send(client, f"PATCH {ISSUES}/1/sub_issues/priority", {"sub_issue_id": ids[1], "after_id": ids[2]})
    assert titles() == ["c", "b", "a"]
    compass.issue(2).close()
    summary = send(client, f"GET {ISSUES}/1")[1]["sub_issues_summary"]
    assert summary == {"total": 3, "completed": 1, "percent_completed": 33}
    assert send(client, f"GET {ISSUES}/2/parent")[1]["number"] == 1
    assert send(client, f"GET {ISSUES}/2")[1]["parent_issue_url"].endswith("/issues/1")
    assert send(client, f"POST {ISSUES}/2/sub_issues", {"sub_issue_id": ids[0]})[0] == 422
    assert send(client, f"POST {ISSUES}/5/sub_issues", {"sub_issue_id": ids[1]})[0] == 422
    send(client, f"POST {ISSUES}/5/sub_issues", {"sub_issue_id": ids[1], "replace_parent": True})
    assert titles() == ["c", "b"] and send(client, f"GET {ISSUES}/2/parent")[1]["number"] == 5
    assert send(client, f"DELETE {ISSUES}/5/sub_issue", {"sub_issue_id": ids[1]})[0] == 200
    assert send(client, f"GET {ISSUES}/2/parent")[0] == 404


def test_dependencies_are_seen_from_both_sides(github: GitHub, compass: Repository, client: ferrohub.Client) -> None:
    github.repository("mona/other")
    blocker = client.repository("mona", "other").create_issue("blocker")
    compass.create_issue("blocked")
    path = f"{ISSUES}/1/dependencies/blocked_by"
    assert send(client, f"POST {path}", {"issue_id": blocker.id})[0] == 201
    assert send(client, f"POST {path}", {"issue_id": blocker.id})[0] == 422
    assert [each["title"] for each in send(client, f"GET {path}")[1]] == ["blocker"]
    _, (found,) = send(client, "GET /repos/mona/other/issues/1/dependencies/blocking")
    assert found["title"] == "blocked" and found["issue_dependencies_summary"]["blocked_by"] == 1
    blocker.close()
    assert send(client, f"GET {ISSUES}/1")[1]["issue_dependencies_summary"] == {
        "blocked_by": 0,
        "total_blocked_by": 1,
        "blocking": 0,
        "total_blocking": 0,
    }
    assert send(client, f"DELETE {path}/{blocker.id}")[0] == 200 and send(client, f"GET {path}")[1] == []


def test_a_successful_deployment_ends_the_one_before(compass: Repository, client: ferrohub.Client) -> None:
    path = "/repos/mona/compass/deployments"
    body = {"ref": "main", "environment": "staging", "payload": {"a": 1}}
    made = [send(client, f"POST {path}", body)[1] for _ in range(2)]
    assert made[0]["sha"] == compass.branch("main").commit.sha and made[0]["payload"] == {"a": 1}
    for each in made:
        status = {"state": "success", "log_url": "https://example.com/log"}
        code, shown = send(client, f"POST {path}/{each['id']}/statuses", status)
        assert (code, shown["state"], shown["target_url"]) == (201, "success", "https://example.com/log")
    states = [each["state"] for each in send(client, f"GET {path}/{made[0]['id']}/statuses")[1]]
    assert states == ["inactive", "success"]
    assert [each["id"] for each in send(client, f"GET {path}?environment=staging")[1]] == [2, 1]
    assert send(client, f"GET {path}?environment=production")[1] == []
    assert send(client, f"DELETE {path}/2")[0] == 422 and send(client, f"DELETE {path}/1")[0] == 204
    assert send(client, f"POST {path}", {"ref": "nothing"})[0] == 422
    compass.create_status(made[0]["sha"], "failure", context="ci")
    assert send(client, f"POST {path}", body)[0] == 409
    assert send(client, f"POST {path}", {**body, "required_contexts": []})[0] == 201


def test_environments_have_protection_rules(github: GitHub, compass: Repository, client: ferrohub.Client) -> None:
    path = "/repos/mona/compass/environments"
    body = {
        "wait_timer": 30,
        "reviewers": [{"type": "User", "id": github.state.account("mona").id}],
        "deployment_branch_policy": {"protected_branches": True, "custom_branch_policies": False},
    }
    _, made = send(client, f"PUT {path}/prod%2Feu", body)
    assert made["name"] == "prod/eu"
    kinds = [each["type"] for each in made["protection_rules"]]
    assert kinds == ["wait_timer", "required_reviewers", "branch_policy"]
    assert (
        send(client, f"GET {path}/prod%2Feu")[1]["protection_rules"][1]["reviewers"][0]["reviewer"]["login"] == "mona"
    )
    assert send(client, f"GET {path}")[1]["total_count"] == 1
    assert send(client, f"DELETE {path}/prod%2Feu")[0] == 204 and send(client, f"GET {path}/prod%2Feu")[0] == 404


def test_the_state_with_all_of_it_is_saved(github: GitHub, compass: Repository, client: ferrohub.Client) -> None:
    ids = [compass.create_issue(title).id for title in ("top", "a")]
    send(client, f"POST {ISSUES}/1/sub_issues", {"sub_issue_id": ids[1]})
    send(client, "POST /gists", {"files": {"a": {"content": "x"}}})
    send(client, "POST /repos/mona/compass/deployments", {"ref": "main", "payload": "text"})
    reviewers = [{"type": "User", "id": github.state.account("mona").id}]
    send(client, "PUT /repos/mona/compass/environments/prod", {"reviewers": reviewers})
    github.client("lisa").issue("mona", "compass", 1).create_comment("@mona")
    assert github.copy().state == github.state
