"""Seats of GitHub Copilot, and reports of its use (https://docs.github.com/rest/copilot)."""

from __future__ import annotations

import datetime
import json
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations
from ferrohub.testing.github.actions import stored
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of, owned
from ferrohub.testing.github.records import CopilotSeat
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import organization as shown_organization, user_by_id
from ferrohub.testing.github.views.teams import team as shown_team

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, CopilotPlan, Team

#: The days that a report covers.
_DAYS = 28


def _plan(call: Call) -> tuple[Account, CopilotPlan]:
    """The organization of the path and what it has subscribed to; seats that have ended are gone.

    :raises Failure: it has not subscribed
    """
    organization = owned(call)
    plan = organization.copilot
    if plan is None:
        raise not_found()
    day = call.now[:10]
    plan.seats = {
        id: each
        for id, each in plan.seats.items()
        if id in organization.members and (each.pending_cancellation_date or "9999") > day
    }
    return organization, plan


def _assignable(call: Call) -> tuple[Account, CopilotPlan]:
    """The organization of the path and its plan, for a request that assigns seats.

    :raises Failure: it has not subscribed, or has not said whether suggestions that match public code are shown
    """
    organization = owned(call)
    if organization.copilot is None or organization.copilot.public_code_suggestions == "unconfigured":
        raise unprocessable("Copilot Business or Enterprise is not enabled, or its suggestion policy is not configured")
    return _plan(call)


def _next_cycle(call: Call) -> str:
    """The day on which the next billing cycle begins: the first one of the next month."""
    today = call.world.clock.now.date()
    return (today.replace(day=1) + datetime.timedelta(days=32)).replace(day=1).isoformat()


def _shown(call: Call, organization: Account, plan: CopilotPlan, found: CopilotSeat) -> dict[str, Any]:
    """A seat: the schema ``copilot-seat-details``."""
    team = call.state.teams.get(found.team or 0)
    return {
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "pending_cancellation_date": found.pending_cancellation_date,
        "last_activity_at": found.last_activity_at,
        "last_activity_editor": found.last_activity_editor,
        "plan_type": plan.type,
        "assignee": user_by_id(call, found.user),
        "assigning_team": None if team is None else shown_team(call, team),
        "organization": shown_organization(call, organization),
    }


@operation("copilot/get-copilot-organization-details", partly="Features that the simulator has no setting for are on.")
def get_details(call: Call) -> Any:
    _, plan = _plan(call)
    month = call.now[:7]
    active = [each for each in plan.seats.values() if (each.last_activity_at or "").startswith(month)]
    return {
        "seat_breakdown": {
            "total": len(plan.seats),
            "added_this_cycle": sum(each.created_at.startswith(month) for each in plan.seats.values()),
            "pending_invitation": 0,
            "pending_cancellation": sum(each.pending_cancellation_date is not None for each in plan.seats.values()),
            "active_this_cycle": len(active),
            "inactive_this_cycle": len(plan.seats) - len(active),
        },
        "public_code_suggestions": plan.public_code_suggestions,
        "ide_chat": "enabled",
        "platform_chat": "enabled",
        "cli": "enabled",
        "seat_management_setting": "assign_selected",
        "plan_type": plan.type,
    }


@operation("copilot/list-copilot-seats")
def list_seats(call: Call) -> Any:
    organization, plan = _plan(call)
    found = call.cut(list(plan.seats.values()), usual=50)
    return {"total_seats": len(plan.seats), "seats": [_shown(call, organization, plan, each) for each in found]}


@operation("copilot/get-copilot-seat-details-for-user")
def get_seat(call: Call) -> Any:
    organization, plan = _plan(call)
    found = plan.seats.get(account_of(call).id)
    if found is None:
        raise not_found()
    return _shown(call, organization, plan, found)


def _assign(call: Call, plan: CopilotPlan, users: list[tuple[int, int | None]]) -> Reply:
    """Give seats to users, each of them with the ID of the team that it comes from."""
    count = 0
    for user, team in users:
        known = plan.seats.get(user)
        if known is None:
            plan.seats[user] = CopilotSeat(user, call.now, call.now, team)
        elif known.pending_cancellation_date is not None:
            known.pending_cancellation_date, known.updated_at, known.team = None, call.now, team
        else:
            continue
        count += 1
    return Reply(201, {"seats_created": count})


def _cancel(call: Call, seats: list[CopilotSeat]) -> dict[str, int]:
    """Let seats end with this billing cycle."""
    for each in seats:
        each.pending_cancellation_date, each.updated_at = _next_cycle(call), call.now
    return {"seats_cancelled": len(seats)}


def _members(call: Call, organization: Account) -> list[int]:
    """The members that the body names.

    :raises Failure: one is no member
    """
    found = [call.state.account(name) for name in call.body["selected_usernames"]]
    if any(each is None or each.id not in organization.members for each in found):
        raise unprocessable("Validation Failed: selected_usernames has somebody who is not a member")
    return list(dict.fromkeys(each.id for each in found if each is not None))


def _teams(call: Call, organization: Account) -> list[Team]:
    """The teams that the body names.

    :raises Failure: there is no such team
    """
    found = [organizations.team_named(call.state, organization, name) for name in call.body["selected_teams"]]
    if any(each is None for each in found):
        raise unprocessable("Validation Failed: selected_teams has a team that does not exist")
    return [each for each in found if each is not None]


@operation("copilot/add-copilot-seats-for-users")
def add_users(call: Call) -> Any:
    organization, plan = _assignable(call)
    return _assign(call, plan, [(id, None) for id in _members(call, organization)])


@operation("copilot/add-copilot-seats-for-teams", partly="Who joins a team later gets no seat.")
def add_teams(call: Call) -> Any:
    organization, plan = _assignable(call)
    return _assign(call, plan, [(id, team.id) for team in _teams(call, organization) for id in team.members])


@operation("copilot/cancel-copilot-seat-assignment-for-users")
def cancel_users(call: Call) -> Any:
    organization, plan = _assignable(call)
    held = [plan.seats[id] for id in _members(call, organization) if id in plan.seats]
    # Who has a seat as member of a team keeps it.
    return _cancel(call, [each for each in held if each.team is None])


@operation("copilot/cancel-copilot-seat-assignment-for-teams")
def cancel_teams(call: Call) -> Any:
    organization, plan = _assignable(call)
    ids = {team.id for team in _teams(call, organization)}
    return _cancel(call, [each for each in plan.seats.values() if each.team in ids])


@operation("copilot/copilot-organization-usage-metrics", partly="The report has the days and their users alone.")
def get_usage(call: Call) -> Any:
    organization, plan = _plan(call)
    last = call.world.clock.now.date() - datetime.timedelta(days=1)
    days = [(last - datetime.timedelta(days=each)).isoformat() for each in range(_DAYS)][::-1]
    used = [(each.last_activity_at or "")[:10] for each in plan.seats.values()]
    report = {
        "report_start_day": days[0],
        "report_end_day": days[-1],
        "organization_id": str(organization.id),
        "day_totals": [{"day": day, "daily_active_users": used.count(day)} for day in days],
    }
    path = stored(call.world, json.dumps(report).encode() + b"\n", f"{organization.login}-28-day.json")
    return {"download_links": [call.links.api + path], "report_start_day": days[0], "report_end_day": days[-1]}
