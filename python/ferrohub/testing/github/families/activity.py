"""Watched repositories and notifications (https://docs.github.com/rest/activity)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import repositories
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import not_found
from ferrohub.testing.github.families.accounts import account_of
from ferrohub.testing.github.records import Subscription
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import accounts as account_views, repositories as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Repository, Thread


def _shown_subscription(call: Call, repository: Repository, found: Subscription) -> dict[str, Any]:
    base = views.url_of(call, repository)
    return {
        "subscribed": not found.ignored,
        "ignored": found.ignored,
        "reason": None,
        "created_at": found.created_at,
        "url": f"{base}/subscription",
        "repository_url": base,
    }


@operation("activity/get-repo-subscription")
def get_subscription(call: Call) -> Any:
    repository = call.repository()
    found = call.me.watched.get(repository.id)
    if found is None:
        raise not_found()
    return _shown_subscription(call, repository, found)


@operation("activity/set-repo-subscription")
def set_subscription(call: Call) -> Any:
    repository = call.repository()
    found = call.me.watched.setdefault(repository.id, Subscription(call.now))
    found.ignored = bool(call.body.get("ignored"))
    return _shown_subscription(call, repository, found)


@operation("activity/delete-repo-subscription")
def delete_subscription(call: Call) -> None:
    call.me.watched.pop(call.repository().id, None)


@operation("activity/list-watchers-for-repo")
def list_watchers(call: Call) -> Any:
    found = repositories.watchers(call.world, call.repository())
    return call.page(found, lambda each: account_views.user(call, each))


def _watched(call: Call, account: Account) -> Any:
    found = [call.state.repositories[id] for id, each in account.watched.items() if not each.ignored]
    return call.page([each for each in found if call.sees(each)], lambda each: views.minimal(call, each))


@operation("activity/list-watched-repos-for-authenticated-user")
def list_my_watched(call: Call) -> Any:
    return _watched(call, call.me)


@operation("activity/list-repos-watched-by-user")
def list_watched(call: Call) -> Any:
    return _watched(call, account_of(call))


def _shown(call: Call, found: Thread) -> dict[str, Any]:
    """A notification: the schema ``thread``."""
    repository = call.state.repositories[found.repository]
    issue, base = repository.issues[found.number], views.url_of(call, repository)
    kind = "pulls" if issue.is_pull else "issues"
    url = f"{call.links.api}/notifications/threads/{found.id}"
    subject = f"{base}/{kind}/{found.number}"
    comment = f"{base}/issues/comments/{found.comment}" if found.comment in repository.comments else subject
    return {
        "id": str(found.id),
        "unread": found.unread,
        "reason": found.reason,
        "updated_at": found.updated_at,
        "last_read_at": found.last_read_at,
        "subject": {
            "title": issue.title,
            "url": subject,
            "latest_comment_url": comment,
            "type": "PullRequest" if issue.is_pull else "Issue",
        },
        "repository": views.minimal(call, repository),
        "url": url,
        "subscription_url": f"{url}/subscription",
    }


def _visible(call: Call) -> list[Thread]:
    """The notifications of the user, without those of repositories to which there is no access any more."""
    homes = call.state.repositories
    return [each for each in call.me.threads.values() if call.world.role(call.me, homes[each.repository]) != "none"]


def _threads(call: Call, repository: Repository | None = None) -> list[Thread]:
    """The notifications that a list shows, the newest first."""
    query = call.query
    kept = [each for each in _visible(call) if not each.is_done]
    if repository is not None:
        kept = [each for each in kept if each.repository == repository.id]
    if query.get("all") != "true":
        kept = [each for each in kept if each.unread]
    if query.get("participating") == "true":
        kept = [each for each in kept if each.reason != "subscribed"]
    if since := call.time("since"):
        kept = [each for each in kept if each.updated_at >= since]
    if before := call.time("before"):
        kept = [each for each in kept if each.updated_at < before]
    return sorted(kept, key=lambda each: (each.updated_at, each.id), reverse=True)


@operation("activity/list-notifications-for-authenticated-user")
def list_notifications(call: Call) -> Any:
    call.more_headers["X-Poll-Interval"] = "60"
    return call.page(_threads(call), lambda each: _shown(call, each), most=50, usual=50)


@operation("activity/list-repo-notifications-for-authenticated-user")
def list_for_repository(call: Call) -> Any:
    call.more_headers["X-Poll-Interval"] = "60"
    return call.page(_threads(call, call.repository()), lambda each: _shown(call, each))


def _read(call: Call, found: list[Thread]) -> Reply:
    until = call.body.get("last_read_at") or call.now
    for each in found:
        if each.unread and each.updated_at <= until:
            each.unread, each.last_read_at = False, until
    return Reply(205)


@operation("activity/mark-notifications-as-read")
def read_all(call: Call) -> Any:
    return _read(call, list(call.me.threads.values()))


@operation("activity/mark-repo-notifications-as-read")
def read_repository(call: Call) -> Any:
    wanted = call.repository().id
    return _read(call, [each for each in call.me.threads.values() if each.repository == wanted])


def _thread(call: Call) -> Thread:
    wanted = call.number("thread_id")
    found = next((each for each in _visible(call) if each.id == wanted), None)
    if found is None:
        raise not_found()
    return found


@operation("activity/get-thread")
def get_thread(call: Call) -> Any:
    return _shown(call, _thread(call))


@operation("activity/mark-thread-as-read")
def read_thread(call: Call) -> Any:
    return _read(call, [_thread(call)])


@operation("activity/mark-thread-as-done")
def finish_thread(call: Call) -> None:
    found = _thread(call)
    found.is_done, found.unread = True, False


def _shown_thread_subscription(call: Call, thread: Thread) -> dict[str, Any]:
    url = f"{call.links.api}/notifications/threads/{thread.id}"
    found = thread.subscription
    return {
        "subscribed": found is not None and not found.ignored,
        "ignored": found is not None and found.ignored,
        "reason": None if found is None else "manual",
        "created_at": None if found is None else found.created_at,
        "url": f"{url}/subscription",
        "thread_url": url,
    }


@operation("activity/get-thread-subscription-for-authenticated-user")
def get_thread_subscription(call: Call) -> Any:
    return _shown_thread_subscription(call, _thread(call))


@operation("activity/set-thread-subscription")
def set_thread_subscription(call: Call) -> Any:
    found = _thread(call)
    found.subscription = Subscription(call.now, bool(call.body.get("ignored")))
    return _shown_thread_subscription(call, found)


@operation("activity/delete-thread-subscription")
def delete_thread_subscription(call: Call) -> None:
    _thread(call).subscription = None
