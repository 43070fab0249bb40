"""Feeds of what happened in repositories (https://docs.github.com/rest/activity/events).

They are made of what the repositories have now: what was deleted is in none of them.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import permissions
from ferrohub.testing.github.families import releases
from ferrohub.testing.github.families.accounts import account_of, organization_of
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import issues as issue_views
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Issue, Repository

#: The most events of a feed, and the age of the oldest one in seconds.
_MOST = 300
_OLDEST = 30 * 24 * 3600
_PARTLY = "Issues, comments on them, pull requests and releases are in it, and new repositories; pushes are not."


@dataclasses.dataclass
class _Event:
    """Something that happened."""

    type: str
    #: What makes its ID unique among those of its type.
    number: int
    actor: int
    created_at: str
    repository: Repository
    #: Makes the payload.
    payload: Callable[[], dict[str, Any]]


def _of_issue(call: Call, repository: Repository, issue: Issue) -> Iterator[_Event]:
    type_ = "PullRequestEvent" if issue.is_pull else "IssuesEvent"

    def payload(action: str) -> Callable[[], dict[str, Any]]:
        if issue.is_pull:
            return lambda: {
                "action": action,
                "number": issue.number,
                "pull_request": _pull(call, repository, issue.number),
            }
        return lambda: {"action": action, "issue": issue_views.issue(call, repository, issue)}

    yield _Event(type_, issue.id * 2, issue.user, issue.created_at, repository, payload("opened"))
    # A merge has an action of its own, where timelines have two events.
    merged = {each.created_at for each in issue.events if each.event == "merged"}
    for each in issue.events:
        if each.event in ("closed", "reopened"):
            action = "merged" if each.event == "closed" and each.created_at in merged else each.event
            yield _Event(type_, each.id * 2 + 1, each.actor, each.created_at, repository, payload(action))
    for id in issue.comments:
        comment = repository.comments[id]

        def said(id: int = id) -> dict[str, Any]:
            return {
                "action": "created",
                "issue": issue_views.issue(call, repository, issue),
                "comment": issue_views.comment(call, repository, repository.comments[id]),
            }

        yield _Event("IssueCommentEvent", id, comment.user, comment.created_at, repository, said)


def _pull(call: Call, repository: Repository, number: int) -> dict[str, Any]:
    """A pull request in the few members that feeds have."""
    pull = repository.pulls[number]

    def end(name: str, sha: str, home: Repository | None) -> dict[str, Any]:
        found = home or repository
        return {"ref": name, "sha": sha, "repo": {"id": found.id, "url": url_of(call, found), "name": found.name}}

    return {
        "id": pull.id,
        "number": number,
        "url": f"{url_of(call, repository)}/pulls/{number}",
        "head": end(pull.head, pull.head_sha, call.state.repositories.get(pull.head_repository or 0)),
        "base": end(pull.base, pull.base_sha, None),
    }


def _of_repository(call: Call, repository: Repository) -> Iterator[_Event]:
    def created() -> dict[str, Any]:
        return {
            "ref": None,
            "ref_type": "repository",
            "master_branch": repository.default_branch,
            "description": repository.description,
            "pusher_type": "user",
        }

    yield _Event("CreateEvent", repository.id, repository.creator, repository.created_at, repository, created)
    for issue in repository.issues.values():
        yield from _of_issue(call, repository, issue)
    for release in repository.releases.values():
        if release.published_at is not None:

            def published(id: int = release.id) -> dict[str, Any]:
                shown = releases.shown(call, repository, repository.releases[id])
                return {"action": "published", "release": shown}

            yield _Event("ReleaseEvent", release.id, release.author, release.published_at, repository, published)


def _actor(call: Call, account: Account) -> dict[str, Any]:
    return {
        "id": account.id,
        "login": account.login,
        "gravatar_id": "",
        "url": f"{call.links.api}/{'orgs' if account.type == 'Organization' else 'users'}/{account.login}",
        "avatar_url": f"https://avatars.githubusercontent.com/u/{account.id}?",
    }


def _shown(call: Call, event: _Event) -> dict[str, Any]:
    state, repository = call.state, event.repository
    owner = state.accounts[repository.owner]
    actor = state.accounts[event.actor]
    return {
        "id": f"{sum(map(ord, event.type))}{event.number:08}",
        "type": event.type,
        "actor": {**_actor(call, actor), "display_login": actor.login},
        "repo": {"id": repository.id, "name": state.full_name(repository), "url": url_of(call, repository)},
        "payload": event.payload(),
        "public": not repository.private,
        "created_at": event.created_at,
        **({"org": _actor(call, owner)} if owner.type == "Organization" else {}),
    }


def _feed(call: Call, repositories: Iterable[Repository], fits: Callable[[_Event], bool] = lambda event: True) -> Any:
    """The newest events of repositories that the credential may see."""
    since = call.world.clock.text(call.world.clock.timestamp - _OLDEST)
    seen = [each for each in repositories if call.sees(each)]
    events = (event for each in seen for event in _of_repository(call, each))
    found = [event for event in events if event.created_at >= since and fits(event)]
    found.sort(key=lambda event: (event.created_at, event.type != "CreateEvent", event.number), reverse=True)
    return call.page(found[:_MOST], lambda event: _shown(call, event))


@operation("activity/list-repo-events", partly=_PARTLY)
def list_for_repository(call: Call) -> Any:
    return _feed(call, [call.repository()])


@operation("activity/list-public-org-events", partly=_PARTLY)
def list_for_organization(call: Call) -> Any:
    wanted = organization_of(call).id
    return _feed(call, [each for each in _public(call) if each.owner == wanted])


def _public(call: Call) -> list[Repository]:
    return [each for each in call.state.repositories.values() if not each.private]


def _mine(call: Call, account: Account) -> list[Repository]:
    """All repositories for the account itself, and public ones for others."""
    token = call.token
    may = token is not None and (
        token.kind not in permissions.KINDS or permissions.includes(token.permissions, {"events": "read"})
    )
    is_own = call.user is not None and call.user.id == account.id and may
    return list(call.state.repositories.values()) if is_own else _public(call)


@operation("activity/list-events-for-authenticated-user", partly=_PARTLY)
def list_of_user(call: Call) -> Any:
    account = account_of(call)
    return _feed(call, _mine(call, account), lambda event: event.actor == account.id)


@operation("activity/list-public-events-for-user", partly=_PARTLY)
def list_public_of_user(call: Call) -> Any:
    account = account_of(call)
    return _feed(call, _public(call), lambda event: event.actor == account.id)


def _received(call: Call, repositories: list[Repository]) -> Any:
    """What others did in repositories that a user watches, and what users did whom the user follows."""
    account = account_of(call)
    watched = {id for id, each in account.watched.items() if not each.ignored}

    def fits(event: _Event) -> bool:
        return event.actor != account.id and (event.repository.id in watched or event.actor in account.following)

    return _feed(call, repositories, fits)


@operation("activity/list-received-events-for-user", partly=_PARTLY)
def list_received(call: Call) -> Any:
    return _received(call, _mine(call, account_of(call)))


@operation("activity/list-received-public-events-for-user", partly=_PARTLY)
def list_received_public(call: Call) -> Any:
    return _received(call, _public(call))
