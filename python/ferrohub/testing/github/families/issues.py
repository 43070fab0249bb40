"""Issues, their labels, assignees and locks (https://docs.github.com/rest/issues)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import issues
from ferrohub.testing.github.failures import Failure, invalid, not_found
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import accounts as account_views, issues as views
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Issue, Repository


def issue_of(call: Call, repository: Repository) -> Issue:
    """The issue of the path.

    :raises Failure: it does not exist
    """
    found = repository.issues.get(call.number("issue_number"))
    if found is None or (not repository.has_issues and not found.is_pull):
        raise not_found()
    return found


def selected(call: Call, repository: Repository, found: Iterable[Issue]) -> list[Issue]:
    """The issues that the query of a list selects, in its order."""
    query, kept = call.query, list(found)
    if (state := query.get("state", "open")) != "all":
        kept = [each for each in kept if each.state == state]
    if labels := query.get("labels"):
        wanted = [issues.label_named(repository, name) for name in labels.split(",")]
        kept = [each for each in kept if all(known is not None and known.id in each.labels for known in wanted)]
    if creator := query.get("creator"):
        account = call.state.account(creator)
        kept = [each for each in kept if account is not None and each.user == account.id]
    if assignee := query.get("assignee"):
        account = call.state.account(assignee)
        kept = _selected_by(kept, assignee, lambda each: each.assignees, [account.id] if account else [])
    if milestone := query.get("milestone"):
        numbers = [number for number in repository.milestones if str(number) == milestone]
        kept = _selected_by(kept, milestone, lambda each: _as_list(each.milestone), numbers)
    if name := query.get("type"):
        known = issues.type_named(call.state.accounts[repository.owner].issue_types, name)
        kept = _selected_by(kept, name, lambda each: _as_list(each.type), [known.id] if known else [])
    if mentioned := query.get("mentioned"):
        kept = [each for each in kept if f"@{mentioned.lower()}" in (each.body or "").lower()]
    if since := call.time("since"):
        kept = [each for each in kept if each.updated_at >= since]
    return in_order(call, kept)


def _selected_by(
    found: list[Issue], wanted: str, values: Callable[[Issue], list[int]], named: list[int]
) -> list[Issue]:
    """The issues with a value of those that are named; with any for ``*``, without one for ``none``."""
    if wanted == "none":
        return [each for each in found if not values(each)]
    if wanted == "*":
        return [each for each in found if values(each)]
    return [each for each in found if any(value in named for value in values(each))]


def _as_list(value: int | None) -> list[int]:
    return [] if value is None else [value]


def in_order(call: Call, found: list[Issue]) -> list[Issue]:
    """Issues in the order of the query: the newest first, unless it says otherwise."""
    keys: dict[str, Any] = {
        "created": lambda each: (each.created_at, each.number),
        "updated": lambda each: (each.updated_at, each.number),
        "comments": lambda each: (len(each.comments), each.number),
    }
    key = keys.get(call.query.get("sort", "created"), keys["created"])
    return sorted(found, key=key, reverse=call.query.get("direction", "desc") != "asc")


@operation("issues/list-for-repo", paging="issues")
def list_for_repo(call: Call) -> Any:
    repository = call.repository()
    if not repository.has_issues and not repository.pulls:
        raise Failure(410, "Issues are disabled for this repo")
    found = selected(call, repository, repository.issues.values())
    return call.page(found, lambda each: views.issue(call, repository, each))


def _listed(call: Call, repositories: Iterable[Repository]) -> Any:
    """The issues of several repositories, for the lists of a user."""
    me, chosen = call.me.id, call.query.get("filter", "assigned")
    tests: dict[str, Any] = {
        "assigned": lambda each: me in each.assignees,
        "created": lambda each: each.user == me,
        "mentioned": lambda each: f"@{call.me.login.lower()}" in (each.body or "").lower(),
    }
    fits = tests.get(chosen, lambda each: True)
    found: list[tuple[Repository, Issue]] = []
    for repository in repositories:
        if call.sees(repository):
            found += [(repository, each) for each in selected(call, repository, repository.issues.values())]
    homes = {id(each): repository for repository, each in found}
    kept = in_order(call, [each for _, each in found if fits(each)])
    return call.page(kept, lambda each: views.issue(call, homes[id(each)], each, with_repository=True))


@operation("issues/list", paging="issues")
def list_all(call: Call) -> Any:
    return _listed(call, call.state.repositories.values())


@operation("issues/list-for-authenticated-user", paging="issues")
def list_for_user(call: Call) -> Any:
    return _listed(call, [each for each in call.state.repositories.values() if call.role(each) != "none"])


@operation("issues/list-for-org", paging="issues")
def list_for_org(call: Call) -> Any:
    owner = call.state.account(call.params["org"])
    if owner is None or owner.type != "Organization":
        raise not_found()
    return _listed(call, [each for each in call.state.repositories.values() if each.owner == owner.id])


@operation("issues/create")
def create(call: Call) -> Any:
    repository = call.repository()
    if not repository.has_issues:
        raise Failure(410, "Issues are disabled for this repo")
    _ = call.me
    title = str(call.body["title"])
    if not title.strip():
        raise invalid("Issue", "title", "missing_field")
    may = call.may(repository, "triage")
    assignees = _assignees_given(call, repository) if may else None
    number = issues.milestone_named(repository, call.body.get("milestone")) if may else None
    type_ = issues.type_given(call, repository) if may else None
    made = issues.create(call, repository, title, call.body.get("body"))
    if may:
        issues.set_type(call, repository, made, type_)
        issues.set_labels(call, repository, made, issues.label_ids(call, repository, call.body.get("labels") or []))
        issues.set_assignees(call, repository, made, assignees or [])
        issues.set_milestone(call, repository, made, number)
    call.more_headers["Location"] = f"{url_of(call, repository)}/issues/{made.number}"
    return views.issue(call, repository, made)


def _assignees_given(call: Call, repository: Repository) -> list[int] | None:
    """The assignees that the body names; None if it names none."""
    body = call.body
    if "assignees" not in body and "assignee" not in body:
        return None
    logins = _logins(call)
    if body.get("assignee"):
        logins.append(body["assignee"])
    return issues.assignee_ids(call, repository, logins)


def _logins(call: Call) -> list[str]:
    """The logins that the member "assignees" of the body has, or objects with them."""
    given = [each.get("login") if isinstance(each, dict) else each for each in call.body.get("assignees") or []]
    if None in given:
        raise invalid("Issue", "assignees", "missing_field")
    return [str(each) for each in given]


@operation("issues/get")
def get(call: Call) -> Any:
    repository = call.repository()
    return views.issue(call, repository, issue_of(call, repository))


@operation("issues/update", aliases=("POST /repos/{owner}/{repo}/issues/{issue_number}",))
def update(call: Call) -> Any:
    repository = call.repository()
    found = issue_of(call, repository)
    call.check_author(repository, found.user, "triage")
    body = call.body
    assignees = _assignees_given(call, repository)
    if (state := body.get("state")) is not None and state not in ("open", "closed"):
        raise invalid("Issue", "state", "invalid", value=state)
    title = body.get("title")
    if title is not None and not str(title).strip():
        raise invalid("Issue", "title", "missing_field")
    may = call.may(repository, "triage")
    # All is checked before anything changes.
    if may and "milestone" in body:
        issues.milestone_named(repository, body["milestone"])
    type_ = issues.type_given(call, repository) if may else None
    if title is not None and title != found.title:
        issues.happened(call, repository, found, "renamed", rename=[found.title, str(body["title"])])
        found.title = str(body["title"])
    if "body" in body:
        found.body = body["body"] or None
    if may:
        if body.get("labels") is not None:
            issues.set_labels(call, repository, found, issues.label_ids(call, repository, body["labels"]))
        if "milestone" in body:
            issues.set_milestone(call, repository, found, body["milestone"])
        if assignees is not None:
            issues.set_assignees(call, repository, found, assignees)
        if "type" in body:
            issues.set_type(call, repository, found, type_)
    if state is not None:
        issues.set_state(call, repository, found, state, body.get("state_reason"))
    found.updated_at = call.now
    return views.issue(call, repository, found)


@operation("issues/lock")
def lock(call: Call) -> None:
    repository = call.writer()
    found = issue_of(call, repository)
    reason = call.body.get("lock_reason")
    if not found.locked:
        issues.happened(call, repository, found, "locked", lock_reason=reason)
    found.locked, found.active_lock_reason, found.updated_at = True, reason, call.now


@operation("issues/unlock")
def unlock(call: Call) -> None:
    repository = call.writer()
    found = issue_of(call, repository)
    if found.locked:
        issues.happened(call, repository, found, "unlocked")
    found.locked, found.active_lock_reason, found.updated_at = False, None, call.now


@operation("issues/list-assignees")
def list_assignees(call: Call) -> Any:
    repository = call.repository()
    found = [
        each for each in call.state.accounts.values() if issues.assignable(call, repository, each.login) is not None
    ]
    return call.page(found, lambda each: account_views.user(call, each))


@operation("issues/check-user-can-be-assigned")
def check_assignee(call: Call) -> None:
    if issues.assignable(call, call.repository(), call.params["assignee"]) is None:
        raise not_found()


@operation("issues/check-user-can-be-assigned-to-issue")
def check_assignee_of_issue(call: Call) -> None:
    repository = call.repository()
    issue_of(call, repository)
    if issues.assignable(call, repository, call.params["assignee"]) is None:
        raise not_found()


@operation("issues/add-assignees")
def add_assignees(call: Call) -> Any:
    repository = call.writer("triage")
    found = issue_of(call, repository)
    named = [issues.assignable(call, repository, login) for login in _logins(call)]
    # GitHub ignores those who cannot be assigned.
    more = [id for id in named if id is not None and id not in found.assignees]
    issues.set_assignees(call, repository, found, [*found.assignees, *dict.fromkeys(more)][:10])
    return views.issue(call, repository, found)


@operation("issues/remove-assignees")
def remove_assignees(call: Call) -> Any:
    repository = call.writer("triage")
    found = issue_of(call, repository)
    named = {account.id for login in _logins(call) if (account := call.state.account(login))}
    issues.set_assignees(call, repository, found, [id for id in found.assignees if id not in named])
    return views.issue(call, repository, found)


@operation("issues/list-labels-on-issue")
def list_labels(call: Call) -> Any:
    repository = call.repository()
    found = issue_of(call, repository)
    return call.page(found.labels, lambda id: views.label(call, repository, repository.labels[id]))


def _shown_labels(call: Call, repository: Repository, issue: Issue) -> Any:
    return [views.label(call, repository, repository.labels[id]) for id in issue.labels]


@operation("issues/add-labels")
def add_labels(call: Call) -> Any:
    repository = call.writer("triage")
    found = issue_of(call, repository)
    more = issues.label_ids(call, repository, call.body.get("labels") or [])
    labels = [*found.labels, *(id for id in more if id not in found.labels)]
    issues.set_labels(call, repository, found, labels)
    return _shown_labels(call, repository, found)


@operation("issues/set-labels")
def set_labels(call: Call) -> Any:
    repository = call.writer("triage")
    found = issue_of(call, repository)
    issues.set_labels(call, repository, found, issues.label_ids(call, repository, call.body.get("labels") or []))
    return _shown_labels(call, repository, found)


@operation("issues/remove-all-labels")
def remove_all_labels(call: Call) -> None:
    repository = call.writer("triage")
    issues.set_labels(call, repository, issue_of(call, repository), [])


@operation("issues/remove-label")
def remove_label(call: Call) -> Any:
    repository = call.writer("triage")
    found = issue_of(call, repository)
    known = issues.label_named(repository, call.params["name"])
    if known is None or known.id not in found.labels:
        raise Failure(404, "Label does not exist")
    issues.set_labels(call, repository, found, [id for id in found.labels if id != known.id])
    return _shown_labels(call, repository, found)
