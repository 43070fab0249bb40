"""Labels and milestones (https://docs.github.com/rest/issues/labels)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import issues
from ferrohub.testing.github.failures import invalid, not_found
from ferrohub.testing.github.records import Label, Milestone
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import issues as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository


def _label_of(call: Call, repository: Repository) -> Label:
    found = issues.label_named(repository, call.params["name"])
    if found is None:
        raise not_found()
    return found


def _color(call: Call, default: str) -> str:
    color = str(call.body.get("color", default)).lower().removeprefix("#")
    if not re.fullmatch("[0-9a-f]{6}", color):
        raise invalid("Label", "color", "invalid")
    return color


@operation("issues/list-labels-for-repo")
def list_labels(call: Call) -> Any:
    repository = call.repository()
    found = sorted(repository.labels.values(), key=lambda each: each.name.lower())
    return call.page(found, lambda each: views.label(call, repository, each))


@operation("issues/create-label")
def create_label(call: Call) -> Any:
    repository = call.writer()
    name = call.body["name"]
    if not name.strip():
        raise invalid("Label", "name", "missing_field")
    if issues.label_named(repository, name) is not None:
        raise invalid("Label", "name", "already_exists")
    color = _color(call, "ededed")
    made = Label(call.state.next_id("label"), name, color, call.body.get("description"))
    repository.labels[made.id] = made
    shown = views.label(call, repository, made)
    call.more_headers["Location"] = shown["url"]
    return shown


@operation("issues/get-label")
def get_label(call: Call) -> Any:
    repository = call.repository()
    return views.label(call, repository, _label_of(call, repository))


@operation("issues/update-label")
def update_label(call: Call) -> Any:
    repository = call.writer()
    found = _label_of(call, repository)
    name = call.body.get("new_name", found.name)
    if (other := issues.label_named(repository, name)) is not None and other is not found:
        raise invalid("Label", "name", "already_exists")
    found.color = _color(call, found.color)
    found.name, found.description = name, call.body.get("description", found.description)
    return views.label(call, repository, found)


@operation("issues/delete-label")
def delete_label(call: Call) -> None:
    repository = call.writer()
    found = _label_of(call, repository)
    del repository.labels[found.id]
    for issue in repository.issues.values():
        issue.labels = [id for id in issue.labels if id != found.id]


def _milestone_of(call: Call, repository: Repository) -> Milestone:
    return call.item(repository.milestones, "milestone_number")


@operation("issues/list-labels-for-milestone")
def list_labels_of_milestone(call: Call) -> Any:
    repository = call.repository()
    number = _milestone_of(call, repository).number
    ids = {id for issue in repository.issues.values() if issue.milestone == number for id in issue.labels}
    found = sorted((repository.labels[id] for id in ids), key=lambda each: each.name.lower())
    return call.page(found, lambda each: views.label(call, repository, each))


@operation("issues/list-milestones")
def list_milestones(call: Call) -> Any:
    repository, query = call.repository(), call.query
    state = query.get("state", "open")
    found = [each for each in repository.milestones.values() if state in ("all", each.state)]
    if query.get("sort") == "completeness":
        shares = {
            each.number: [issue.state for issue in repository.issues.values() if issue.milestone == each.number]
            for each in found
        }
        found.sort(key=lambda each: shares[each.number].count("closed") / (len(shares[each.number]) or 1))
    else:
        # Those without a date come last.
        found.sort(key=lambda each: (each.due_on or "9999", each.number))
    if query.get("direction") == "desc":
        found.reverse()
    return call.page(found, lambda each: views.milestone(call, repository, each))


def _check_title(repository: Repository, title: str, besides: Milestone | None = None) -> None:
    if not title.strip():
        raise invalid("Milestone", "title", "missing_field")
    if any(each.title == title and each is not besides for each in repository.milestones.values()):
        raise invalid("Milestone", "title", "already_exists")


@operation("issues/create-milestone")
def create_milestone(call: Call) -> Any:
    repository, body = call.writer("triage"), call.body
    _check_title(repository, body["title"])
    repository.last_milestone += 1
    made = Milestone(
        call.state.next_id("milestone"),
        repository.last_milestone,
        body["title"],
        call.me.id,
        call.now,
        call.now,
        body.get("description"),
        due_on=body.get("due_on"),
    )
    repository.milestones[made.number] = made
    _set_state(call, made)
    shown = views.milestone(call, repository, made)
    call.more_headers["Location"] = shown["url"]
    return shown


def _set_state(call: Call, milestone: Milestone) -> None:
    state = call.body.get("state", milestone.state)
    if state not in ("open", "closed"):
        raise invalid("Milestone", "state", "invalid", value=state)
    if state != milestone.state:
        milestone.state = state
        milestone.closed_at = call.now if state == "closed" else None


@operation("issues/get-milestone")
def get_milestone(call: Call) -> Any:
    repository = call.repository()
    return views.milestone(call, repository, _milestone_of(call, repository))


@operation("issues/update-milestone", aliases=("POST /repos/{owner}/{repo}/milestones/{milestone_number}",))
def update_milestone(call: Call) -> Any:
    repository, body = call.writer("triage"), call.body
    found = _milestone_of(call, repository)
    if body.get("title"):
        _check_title(repository, body["title"], found)
        found.title = body["title"]
    found.description = body.get("description", found.description)
    found.due_on = body.get("due_on", found.due_on)
    _set_state(call, found)
    found.updated_at = call.now
    return views.milestone(call, repository, found)


@operation("issues/delete-milestone")
def delete_milestone(call: Call) -> None:
    repository = call.writer("triage")
    found = _milestone_of(call, repository)
    for issue in repository.issues.values():
        if issue.milestone == found.number:
            issue.milestone = None
    del repository.milestones[found.number]
