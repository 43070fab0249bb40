"""Who is notified of what happens to issues and pull requests, and why."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ferrohub.testing.github import repositories
from ferrohub.testing.github.records import Thread

if TYPE_CHECKING:
    from ferrohub.testing.github.records import Account, Issue, Repository
    from ferrohub.testing.github.world import World

_MENTION = re.compile(r"(?<![\w/`])@([A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)(?![\w/])")
#: The events that users are notified of.
_OF_NOTE = ("opened", "commented", "closed", "reopened", "merged", "assigned", "review_requested")


def notify(
    world: World,
    repository: Repository,
    issue: Issue,
    event: str,
    actor: int,
    *,
    text: str | None = None,
    subject: int | None = None,
    comment: int | None = None,
) -> None:
    """Notify those who take part in an issue or watch its repository, but for the one who caused the event.

    :param repository: the repository
    :param issue: the issue or pull request
    :param event: what happened, such as ``"commented"``
    :param actor: the ID of the account that caused it
    :param text: the text that was written
    :param subject: the ID of the user whom the event is about, such as the assignee
    :param comment: the ID of the comment
    """
    if event not in _OF_NOTE:
        return
    reasons = _reasons(world, repository, issue, event, text, subject)
    for id, reason in reasons.items():
        account = world.state.accounts.get(id)
        if account is None or id == actor or account.type != "User" or world.role(account, repository) == "none":
            continue
        watched, known = account.watched.get(repository.id), _thread(account, repository, issue)
        if (known is not None and known.subscription is not None and known.subscription.ignored) or (
            watched is not None and watched.ignored and reason == "subscribed"
        ):
            continue
        now = world.clock.text()
        if known is None:
            known = Thread(world.state.next_id("thread"), repository.id, issue.number, reason, now)
            account.threads[f"{repository.id}/{issue.number}"] = known
        known.reason = reason if reason != "subscribed" else known.reason
        known.updated_at, known.unread, known.is_done = now, True, False
        known.comment = comment if comment is not None else known.comment


def _reasons(
    world: World, repository: Repository, issue: Issue, event: str, text: str | None, subject: int | None
) -> dict[int, str]:
    """Who is notified, by ID, and why; the last reason counts."""
    found = {each.id: "subscribed" for each in repositories.watchers(world, repository)}
    for account in world.state.accounts.values():
        thread = _thread(account, repository, issue)
        if thread is not None and thread.subscription is not None:
            found[account.id] = "manual"
    found |= dict.fromkeys((repository.comments[id].user for id in issue.comments), "comment")
    found |= dict.fromkeys(issue.assignees, "assign")
    found[issue.user] = "author"
    if event in ("closed", "reopened", "merged"):
        found = dict.fromkeys(found, "state_change")
    for login in _MENTION.findall(text or ""):
        if (person := world.state.account(login)) is not None:
            found[person.id] = "mention"
    if subject is not None:
        found = {subject: "assign" if event == "assigned" else event}
    return found


def _thread(account: Account, repository: Repository, issue: Issue) -> Thread | None:
    return account.threads.get(f"{repository.id}/{issue.number}")
