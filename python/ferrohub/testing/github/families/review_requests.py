"""Requested reviews of pull requests (https://docs.github.com/rest/pulls/review-requests)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import issues, organizations
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.families.pulls import pull_of
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import pulls as views, teams as team_views
from ferrohub.testing.github.views.accounts import user_by_id

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Pull, Repository, Team


@operation("pulls/list-requested-reviewers")
def list_requested(call: Call) -> Any:
    found = pull_of(call, call.repository())
    teams = organizations.existing_teams(call.state, found.requested_teams)
    return {
        "users": [user_by_id(call, id) for id in found.requested_reviewers],
        "teams": [team_views.team(call, each) for each in teams],
    }


def _no_collaborator(call: Call, repository: Repository) -> Exception:
    """The error for a reviewer without access (https://github.com/peter-evans/create-pull-request/issues/4138)."""
    message = "Reviews may only be requested from collaborators. One or more of the users or teams you specified is not"
    return unprocessable(f"{message} a collaborator of the {call.state.full_name(repository)} repository.")


def _users(call: Call, repository: Repository, author: int) -> list[int]:
    """The IDs of the users that the body names."""
    found = [issues.assignable(call, repository, login) for login in call.body.get("reviewers") or []]
    if None in found:
        raise _no_collaborator(call, repository)
    if author in found:
        raise unprocessable("Review cannot be requested from pull request author.")
    return [id for id in found if id is not None]


def _named_teams(call: Call, repository: Repository) -> list[Team | None]:
    owner = call.state.accounts[repository.owner]
    return [organizations.team_named(call.state, owner, slug) for slug in call.body.get("team_reviewers") or []]


def _teams(call: Call, repository: Repository) -> list[int]:
    """The IDs of the teams that the body names, which have access to the repository."""
    found = []
    for team in _named_teams(call, repository):
        held = organizations.with_parents(call.state, team)
        if team is None or not any(repository.id in each.repositories for each in held):
            raise _no_collaborator(call, repository)
        found.append(team.id)
    return found


def _happened(call: Call, repository: Repository, pull: Pull, event: str, **about: int) -> None:
    issues.happened(call, repository, repository.issues[pull.number], event, **about)


@operation("pulls/request-reviewers")
def request_reviewers(call: Call) -> Any:
    repository = call.writer()
    found = pull_of(call, repository)
    users, teams = _users(call, repository, repository.issues[found.number].user), _teams(call, repository)
    for id in users:
        if id not in found.requested_reviewers:
            found.requested_reviewers.append(id)
            _happened(call, repository, found, "review_requested", requested_reviewer=id)
    for id in teams:
        if id not in found.requested_teams:
            found.requested_teams.append(id)
            _happened(call, repository, found, "review_requested", requested_team=id)
    return Reply(201, views.simple(call, repository, found))


@operation("pulls/remove-requested-reviewers")
def remove_reviewers(call: Call) -> Any:
    repository = call.writer()
    found = pull_of(call, repository)
    accounts = (call.state.account(login) for login in call.body.get("reviewers") or [])
    for account in accounts:
        if account is not None and account.id in found.requested_reviewers:
            found.requested_reviewers.remove(account.id)
            _happened(call, repository, found, "review_request_removed", requested_reviewer=account.id)
    for team in _named_teams(call, repository):
        if team is not None and team.id in found.requested_teams:
            found.requested_teams.remove(team.id)
            _happened(call, repository, found, "review_request_removed", requested_team=team.id)
    return views.simple(call, repository, found)
