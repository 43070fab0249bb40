"""Seats of Copilot, reports of its use, and what is billed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from sending import send


@pytest.fixture
def acme(github: GitHub, client: ferrohub.Client) -> Any:
    github.organization("acme", owners=[github.user("mona")], members=[github.user("lisa"), github.user("hubot")])
    return client.organization("acme")


def test_seats_are_assigned_and_end_with_the_month(github: GitHub, acme: Any) -> None:
    with pytest.raises(NotFoundError):
        acme.copilot()
    with pytest.raises(UnprocessableEntity):
        acme.add_copilot_seats(["lisa"])
    plan = github.copilot("acme")
    assert acme.add_copilot_seats(["lisa", "hubot"])["seats_created"] == 2
    assert acme.add_copilot_seats(["lisa"])["seats_created"] == 0
    assert [each.assignee.login for each in acme.copilot_seats()] == ["lisa", "hubot"]
    plan.seats[github.user("lisa").id].last_activity_at = github.clock.text()
    assert acme.cancel_copilot_seats(["hubot"])["seats_cancelled"] == 1
    details = acme.copilot()
    assert details.seat_breakdown.as_dict() == {
        "total": 2,
        "added_this_cycle": 2,
        "pending_invitation": 0,
        "pending_cancellation": 1,
        "active_this_cycle": 1,
        "inactive_this_cycle": 1,
    }
    assert (details.plan_type, details.public_code_suggestions) == ("business", "block")
    assert [str(each.pending_cancellation_date) for each in acme.copilot_seats()] == ["None", "2026-02-01"]
    github.clock.advance(days=31)
    assert [each.assignee.login for each in acme.copilot_seats()] == ["lisa"]
    assert acme.copilot().seat_breakdown.added_this_cycle == 0


def test_a_seat_that_would_end_is_kept_when_it_is_assigned_again(github: GitHub, acme: Any) -> None:
    github.copilot("acme")
    acme.add_copilot_seats(["lisa"])
    acme.cancel_copilot_seats(["lisa"])
    assert acme.add_copilot_seats(["lisa"])["seats_created"] == 1
    github.clock.advance(days=40)
    assert [each.assignee.login for each in acme.copilot_seats()] == ["lisa"]


def test_teams_have_seats(github: GitHub, client: ferrohub.Client, acme: Any) -> None:
    github.copilot("acme", plan="enterprise")
    acme.create_team("crew")
    client.rest.teams.add_or_update_membership_for_user_in_org("acme", "crew", "lisa")
    path, body = "/orgs/acme/copilot/billing/selected_teams", {"selected_teams": ["crew"]}
    members = list(client.rest.teams.list_members_in_org("acme", "crew"))
    assert send(client, f"POST {path}", body) == (201, {"seats_created": len(members)})
    seat = client.rest.copilot.get_copilot_seat_details_for_user("acme", "lisa")
    assert seat.assigning_team.slug == "crew" and seat.plan_type == "enterprise"
    assert acme.cancel_copilot_seats(["lisa"])["seats_cancelled"] == 0
    assert send(client, f"DELETE {path}", body) == (200, {"seats_cancelled": len(members)})
    assert send(client, f"POST {path}", {"selected_teams": ["other"]})[0] == 422


def test_only_owners_manage_seats_of_members(github: GitHub, acme: Any) -> None:
    github.copilot("acme", public_code_suggestions="unconfigured")
    with pytest.raises(UnprocessableEntity):
        acme.add_copilot_seats(["lisa"])
    github.copilot("acme")
    with pytest.raises(UnprocessableEntity):
        acme.add_copilot_seats(["lisa", github.user("surtur").login])
    assert list(acme.copilot_seats()) == []
    with pytest.raises(ForbiddenError):
        list(github.client("lisa").organization("acme").copilot_seats())
    with pytest.raises(LookupError):
        github.copilot("mona")


def test_a_seat_is_counted_once_and_belongs_to_who_assigned_it_last(
    github: GitHub, client: ferrohub.Client, acme: Any
) -> None:
    github.copilot("acme")
    acme.add_copilot_seats(["lisa"])
    assert acme.cancel_copilot_seats(["lisa", "lisa"])["seats_cancelled"] == 1
    acme.create_team("crew")
    client.rest.teams.add_or_update_membership_for_user_in_org("acme", "crew", "lisa")
    send(client, "POST /orgs/acme/copilot/billing/selected_teams", {"selected_teams": ["crew"]})
    seat = client.rest.copilot.get_copilot_seat_details_for_user("acme", "lisa")
    assert seat.assigning_team.slug == "crew" and seat.pending_cancellation_date is None


def test_who_leaves_has_no_seat_and_no_role(github: GitHub, client: ferrohub.Client, acme: Any) -> None:
    github.copilot("acme")
    acme.add_copilot_seats(["lisa", "hubot"])
    role = acme.roles()[0].id
    acme.assign_role("hubot", role)
    acme.remove_member("hubot")
    github.organization("acme").members[github.user("hubot").id] = "member"
    assert list(client.rest.orgs.list_org_role_users("acme", role)) == []
    assert [each.assignee.login for each in github.copy().client("mona").organization("acme").copilot_seats()] == [
        "lisa"
    ]


def test_the_report_of_use_has_the_last_28_days(github: GitHub, client: ferrohub.Client, acme: Any) -> None:
    plan = github.copilot("acme")
    acme.add_copilot_seats(["lisa"])
    plan.seats[github.user("lisa").id].last_activity_at = github.clock.text()
    github.clock.advance(days=2)
    usage = acme.copilot_usage()
    assert (str(usage.report_start_day), str(usage.report_end_day)) == ("2025-12-06", "2026-01-02")
    report = json.loads(client.session.get(usage.download_links[0]).content)
    used = {each["day"]: each["daily_active_users"] for each in report["day_totals"]}
    assert len(used) == 28 and used["2026-01-01"] == 1 and used["2026-01-02"] == 0


def test_minutes_of_workflows_are_billed(github: GitHub, client: ferrohub.Client, acme: Any) -> None:
    workflow = {".github/workflows/ci.yml": "on: workflow_dispatch"}
    for name, private in (("acme/open", False), ("acme/atlas", True), ("mona/notes", True)):
        github.repository(name, files=workflow, private=private)

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("test", seconds=90)
        plan.job("mac", seconds=60, labels=["macos-latest"], parallel=True)
        plan.job("box", seconds=600, labels=["self-hosted", "gpu"], parallel=True)

    for owner, name in (("acme", "open"), ("acme", "atlas"), ("mona", "notes")):
        client.repository(owner, name).workflow("ci.yml").dispatch("main").wait()
    items = acme.billing_usage().as_dict()["usageItems"]
    shown = [(each["repositoryName"], each["sku"], each["quantity"], each["netAmount"]) for each in items]
    assert shown == [
        ("acme/atlas", "Actions Linux", 2, 0.012),
        ("acme/atlas", "Actions macOS", 1, 0.062),
        ("acme/open", "Actions Linux", 2, 0.0),
        ("acme/open", "Actions macOS", 1, 0.0),
    ]
    assert items[2]["discountAmount"] == items[2]["grossAmount"] == 0.012
    assert acme.billing_usage(2026, 1).as_dict()["usageItems"] == items
    assert acme.billing_usage(2026, 2).as_dict()["usageItems"] == acme.billing_usage(2025).as_dict()["usageItems"] == []
    assert acme.billing_usage(day=1).as_dict()["usageItems"] == items and not acme.billing_usage(day=2).usageItems
    mine = client.me().billing_usage().as_dict()["usageItems"]
    assert {each["repositoryName"] for each in mine} == {"mona/notes"} and "organizationName" not in mine[0]


def test_what_is_billed_is_shown_to_who_pays(github: GitHub, client: ferrohub.Client, acme: Any) -> None:
    with pytest.raises(ForbiddenError):
        github.client("lisa").organization("acme").billing_usage()
    lisa = github.client("lisa")
    assert send(lisa, "GET /users/mona/settings/billing/usage")[0] == 404
    assert send(client, "GET /organizations/acme/settings/billing/usage?day=x")[0] == 400
    token = github.token("mona", permissions={"plan": "read"})
    assert github.client(token=token).me().billing_usage().as_dict() == {"usageItems": []}
    narrow = github.client(token=github.token("mona", permissions={"contents": "write"}))
    with pytest.raises(ForbiddenError):
        narrow.me().billing_usage()
