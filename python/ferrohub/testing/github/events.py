"""The events that webhooks tell of: what an operation that succeeded means to those who subscribe."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import webhooks
from ferrohub.testing.github.failures import Failure
from ferrohub.testing.github.router import ROUTES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

    After = Callable[[Call, Any, Any], None]

#: What comes after an operation, by its ID: a function with the result, and with what there was before.
AFTER: dict[str, After] = {}
#: The operation whose result shows what there is before another operation.
BEFORE: dict[str, str] = {}


def before(call: Call) -> Any:
    """What there is before an operation, as its events show it; None if there is nothing, or no webhook."""
    shows = BEFORE.get(call.route.id)
    if shows is None or not call.state.hooks:
        return None
    try:
        return ROUTES[shows].handler(reading(call))
    except Failure:
        # The operation itself fails, or does not need what there was.
        return None


def after(call: Call, result: Any, old: Any) -> None:
    """Let webhooks tell of an operation that succeeded.

    :param result: what the operation returned
    :param old: what :func:`before` returned
    """
    function = AFTER.get(call.route.id)
    if function is not None and call.state.hooks and not call.is_unchanged:
        function(call, getattr(result, "body", result), old)


def repository_of(call: Call) -> Repository | None:
    """The repository of the path."""
    return call.state.repository(f"{call.params['owner']}/{call.params['repo']}")


def changes_of(old: Any, new: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """The changes of texts, as payloads of the action "edited" show them."""
    found = {name: {"from": old[name] or ""} for name in names if old and old.get(name) != new.get(name)}
    return {"changes": found}


def register(event: str, member: str, ids: dict[str, str], names: tuple[str, ...] = ()) -> None:
    """Register the events of something that is created, edited and deleted.

    :param event: name of the event
    :param member: the member of the payload that shows it
    :param ids: the operations "created", "edited" and "deleted", and "get", which shows it
    :param names: the texts whose changes are shown
    """

    def follow(action: str) -> None:
        def function(call: Call, result: Any, old: Any) -> None:
            shown = old if action == "deleted" else result
            changes = changes_of(old, result, names) if action == "edited" else {}
            if "org" in call.params:
                organization = call.state.account(call.params["org"])
                assert organization is not None
                webhooks.emit(call, event, action, {member: shown, **changes}, organization=organization.id)
            else:
                webhooks.emit(call, event, action, {member: shown, **changes}, repository=repository_of(call))

        AFTER[ids[action]] = function
        if action != "created" and "get" in ids:
            BEFORE[ids[action]] = ids["get"]

    for action in ("created", "edited", "deleted"):
        if action in ids:
            follow(action)


register(
    "label",
    "label",
    {
        "created": "issues/create-label",
        "edited": "issues/update-label",
        "deleted": "issues/delete-label",
        "get": "issues/get-label",
    },
    ("name", "color", "description"),
)
register(
    "milestone",
    "milestone",
    {
        "created": "issues/create-milestone",
        "deleted": "issues/delete-milestone",
        "get": "issues/get-milestone",
    },
)
register(
    "release",
    "release",
    {
        "deleted": "repos/delete-release",
        "get": "repos/get-release",
    },
)


def after_operations(*ids: str, shows: str | None = None) -> Callable[[After], After]:
    """Decorator: the function comes after operations.

    :param ids: the IDs of the operations
    :param shows: the operation whose result shows what there is before
    """

    def register(function: After) -> After:
        for id in ids:
            AFTER[id] = function
            if shows is not None:
                BEFORE[id] = shows
        return function

    return register


@after_operations("issues/update-milestone", shows="issues/get-milestone")
def _milestone_changed(call: Call, result: Any, old: Any) -> None:
    changes = changes_of(old, result, ("title", "description", "due_on"))
    if changes["changes"]:
        webhooks.emit(call, "milestone", "edited", {"milestone": result, **changes}, repository=repository_of(call))
    if old["state"] != result["state"]:
        action = "closed" if result["state"] == "closed" else "opened"
        webhooks.emit(call, "milestone", action, {"milestone": result}, repository=repository_of(call))


@after_operations("issues/create")
def _issue_opened(call: Call, result: Any, old: Any) -> None:
    webhooks.emit(call, "issues", "opened", {"issue": result}, repository=repository_of(call), is_first=True)


@after_operations("issues/update", shows="issues/get")
def _issue_edited(call: Call, result: Any, old: Any) -> None:
    if "pull_request" in result:
        return
    changes = changes_of(old, result, ("title", "body"))
    if changes["changes"]:
        webhooks.emit(call, "issues", "edited", {"issue": result, **changes}, repository=repository_of(call))


def _of_comment(action: str) -> After:
    def function(call: Call, result: Any, old: Any) -> None:
        shown, repository = old if action == "deleted" else result, repository_of(call)
        number = shown["issue_url"].rpartition("/")[2]
        issue = ROUTES["issues/get"].handler(reading(call, issue_number=number))
        changes = changes_of(old, result, ("body",)) if action == "edited" else {}
        webhooks.emit(
            call, "issue_comment", action, {"issue": issue, "comment": shown, **changes}, repository=repository
        )

    return function


def reading(call: Call, **params: str) -> Call:
    """A request that reads, of the same user, with other values of placeholders."""
    return dataclasses.replace(call, method="GET", params={**call.params, **params}, more_headers={})


@after_operations("issues/pin-comment", "issues/unpin-comment", shows="issues/get-comment")
def _comment_pinned(call: Call, result: Any, old: Any) -> None:
    action = "unpinned" if call.route.id == "issues/unpin-comment" else "pinned"
    _of_comment(action)(call, ROUTES["issues/get-comment"].handler(reading(call)), old)


AFTER["issues/create-comment"] = _of_comment("created")
AFTER["issues/update-comment"] = _of_comment("edited")
AFTER["issues/delete-comment"] = _of_comment("deleted")
BEFORE |= dict.fromkeys(("issues/update-comment", "issues/delete-comment"), "issues/get-comment")


@after_operations("pulls/create")
def _pull_opened(call: Call, result: Any, old: Any) -> None:
    members = {"number": result["number"], "pull_request": result}
    webhooks.emit(call, "pull_request", "opened", members, repository=repository_of(call), is_first=True)


@after_operations("pulls/update", shows="pulls/get")
def _pull_edited(call: Call, result: Any, old: Any) -> None:
    changes = changes_of(old, result, ("title", "body"))
    if old and old["base"]["ref"] != result["base"]["ref"]:
        changes["changes"]["base"] = {name: {"from": old["base"][name]} for name in ("ref", "sha")}
    if changes["changes"]:
        members = {"number": result["number"], "pull_request": result, **changes}
        webhooks.emit(call, "pull_request", "edited", members, repository=repository_of(call))


def _pull(call: Call) -> dict[str, Any]:
    """The pull request of the path, as payloads about reviews show it."""
    shown: dict[str, Any] = ROUTES["pulls/get"].handler(reading(call))
    extra = ("merged", "mergeable", "rebaseable", "mergeable_state", "merged_by", "comments", "review_comments")
    more = ("maintainer_can_modify", "commits", "additions", "deletions", "changed_files")
    return {name: value for name, value in shown.items() if name not in (*extra, *more)}


def reviewed(call: Call, action: str, shown: dict[str, Any], **more: Any) -> None:
    """Let webhooks tell of a review.

    :param action: what happened to it
    :param shown: the review
    :param more: further members of the payload
    """
    review = {**shown, "state": shown["state"].lower()}
    review.setdefault("submitted_at", None)
    members = {"review": review, "pull_request": _pull(call), **more}
    webhooks.emit(call, "pull_request_review", action, members, repository=repository_of(call))


@after_operations("pulls/create-review", "pulls/submit-review")
def _review_submitted(call: Call, result: Any, old: Any) -> None:
    if result["state"] == "PENDING":
        return
    reviewed(call, "submitted", result)
    repository = repository_of(call)
    held = repository.review_comments.values() if repository is not None else ()
    for id in [each.id for each in held if each.review == result["id"]]:
        comment = ROUTES["pulls/get-review-comment"].handler(reading(call, comment_id=str(id)))
        members = {"comment": _review_comment(comment), "pull_request": _pull(call)}
        webhooks.emit(call, "pull_request_review_comment", "created", members, repository=repository)


@after_operations("pulls/update-review", shows="pulls/get-review")
def _review_edited(call: Call, result: Any, old: Any) -> None:
    if result["state"] != "PENDING":
        reviewed(call, "edited", result, **changes_of(old, result, ("body",)))


@after_operations("pulls/dismiss-review")
def _review_dismissed(call: Call, result: Any, old: Any) -> None:
    reviewed(call, "dismissed", result)


def _of_review_comment(action: str) -> After:
    def function(call: Call, result: Any, old: Any) -> None:
        shown, repository = old if action == "deleted" else result, repository_of(call)
        review = repository.reviews.get(shown["pull_request_review_id"] or 0) if repository is not None else None
        if review is not None and review.state == "PENDING":
            return
        number = shown["pull_request_url"].rpartition("/")[2]
        changes = changes_of(old, result, ("body",)) if action == "edited" else {}
        pull = _pull(reading(call, pull_number=number))
        members = {"comment": _review_comment(shown), "pull_request": pull, **changes}
        webhooks.emit(call, "pull_request_review_comment", action, members, repository=repository)

    return function


def _review_comment(shown: dict[str, Any]) -> dict[str, Any]:
    # A comment on a whole file has the position 1.
    return {"line": None, "original_line": None, "position": None, "original_position": 1, **shown}


for _id, _action in (
    ("pulls/create-review-comment", "created"),
    ("pulls/create-reply-for-review-comment", "created"),
    ("pulls/update-review-comment", "edited"),
    ("pulls/delete-review-comment", "deleted"),
):
    AFTER[_id] = _of_review_comment(_action)
    if _action != "created":
        BEFORE[_id] = "pulls/get-review-comment"


@after_operations("repos/create-release")
def _release_created(call: Call, result: Any, old: Any) -> None:
    _release(call, result, ("created",) if result["draft"] else ("created", "published", "released"))


@after_operations("repos/update-release", shows="repos/get-release")
def _release_edited(call: Call, result: Any, old: Any) -> None:
    if old and old["draft"] and not result["draft"]:
        _release(call, result, ("published", "released"))
    elif old and result["draft"] and not old["draft"]:
        _release(call, result, ("unpublished",))
    else:
        _release(call, result, ("edited",), **changes_of(old, result, ("name", "body")))
        if old and old["prerelease"] and not (result["prerelease"] or result["draft"]):
            _release(call, result, ("released",))


def _release(call: Call, shown: dict[str, Any], actions: tuple[str, ...], **more: Any) -> None:
    for action in actions:
        if action == "released" and shown["prerelease"]:
            action = "prereleased"
        webhooks.emit(call, "release", action, {"release": shown, **more}, repository=repository_of(call))


@after_operations("repos/create-deployment")
def _deployment(call: Call, result: Any, old: Any) -> None:
    members = {"deployment": result, "workflow": None, "workflow_run": None}
    webhooks.emit(call, "deployment", "created", members, repository=repository_of(call))


@after_operations("repos/create-deployment-status")
def _deployment_status(call: Call, result: Any, old: Any) -> None:
    deployment = ROUTES["repos/get-deployment"].handler(reading(call))
    members = {"deployment_status": result, "deployment": deployment}
    webhooks.emit(call, "deployment_status", "created", members, repository=repository_of(call))


@after_operations("repos/create-commit-status")
def _status(call: Call, result: Any, old: Any) -> None:
    repository = repository_of(call)
    assert repository is not None
    commit = ROUTES["repos/get-commit"].handler(reading(call, ref=call.params["sha"]))
    sha = commit["sha"]
    heads = [ref for ref, held in repository.refs.items() if held == sha and ref.startswith("refs/heads/")]
    url = commit["url"]
    names = ("id", "state", "description", "target_url", "context", "created_at", "updated_at", "avatar_url")
    members = {
        **{name: result[name] for name in names},
        "sha": sha,
        "name": call.state.full_name(repository),
        "commit": {name: value for name, value in commit.items() if name not in ("stats", "files")},
        "branches": [
            {"name": ref.removeprefix("refs/heads/"), "commit": {"sha": sha, "url": url}, "protected": False}
            for ref in heads[:10]
        ],
    }
    webhooks.emit(call, "status", None, members, repository=repository)


@after_operations("activity/star-repo-for-authenticated-user")
def _starred(call: Call, result: Any, old: Any) -> None:
    webhooks.emit(call, "star", "created", {"starred_at": call.now}, repository=repository_of(call))
    webhooks.emit(call, "watch", "started", {}, repository=repository_of(call))


@after_operations("activity/unstar-repo-for-authenticated-user")
def _unstarred(call: Call, result: Any, old: Any) -> None:
    webhooks.emit(call, "star", "deleted", {"starred_at": None}, repository=repository_of(call))


@after_operations("repos/create-fork")
def _forked(call: Call, result: Any, old: Any) -> None:
    names = ("network_count", "subscribers_count", "organization", "parent", "source")
    shown = {name: value for name, value in result.items() if name not in names}
    webhooks.emit(call, "fork", None, {"forkee": shown}, repository=repository_of(call))
    webhooks.emit(call, "repository", "created", {}, repository=call.state.repositories[result["id"]])


@after_operations("repos/create-dispatch-event")
def _dispatched(call: Call, result: Any, old: Any) -> None:
    repository = repository_of(call)
    assert repository is not None
    members = {"client_payload": call.body.get("client_payload") or {}, "branch": repository.default_branch}
    webhooks.emit(call, "repository_dispatch", call.body["event_type"], members, repository=repository)
