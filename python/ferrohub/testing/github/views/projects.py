"""Projects with their fields, items and views as JSON."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import projects
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.views import issues as issue_views, pulls as pull_views
from ferrohub.testing.github.views.accounts import user, user_by_id
from ferrohub.testing.github.views.repositories import minimal

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import (
        Choice,
        Issue,
        Project,
        ProjectField,
        ProjectItem,
        ProjectView,
        Repository,
    )


def url_of(call: Call, found: Project) -> str:
    """The URL of a project in the API."""
    owner = call.state.accounts[found.owner]
    kind = "orgs" if owner.type == "Organization" else "users"
    return f"{call.links.api}/{kind}/{owner.login}/projectsV2/{found.number}"


def project(call: Call, found: Project) -> dict[str, Any]:
    """A project: the schema ``projects-v2``."""
    return {
        "id": found.id,
        "node_id": node_id("PVT", found.id),
        "owner": user(call, call.state.accounts[found.owner]),
        "creator": user_by_id(call, found.creator),
        "title": found.title,
        "description": None,
        "public": found.public,
        "closed_at": found.closed_at,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "number": found.number,
        "short_description": found.short_description,
        "deleted_at": None,
        "deleted_by": None,
        "state": "open" if found.closed_at is None else "closed",
        "latest_status_update": None,
        "is_template": False,
    }


def text(raw: str) -> dict[str, str]:
    """A text with its HTML."""
    return {"raw": raw, "html": html.escape(raw)}


def _choice(kind: str, found: Choice) -> dict[str, Any]:
    if kind == "single_select":
        return {
            "id": found.id,
            "name": text(found.name),
            "color": found.color,
            "description": text(found.description),
        }
    return {
        "id": found.id,
        "title": text(found.name),
        "start_date": found.start_date,
        "duration": found.duration,
        "completed": False,
    }


def field(call: Call, home: Project, found: ProjectField) -> dict[str, Any]:
    """A field of a project: the schema ``projects-v2-field``."""
    shown: dict[str, Any] = {
        "id": found.id,
        "node_id": node_id("PVTF", home.id, found.id),
        "project_url": url_of(call, home),
        "name": found.name,
        "data_type": found.data_type,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
    }
    choices = [_choice(found.data_type, each) for each in found.choices]
    if found.data_type == "single_select":
        shown["options"] = choices
    if found.data_type == "iteration":
        duration = found.choices[0].duration if found.choices else 14
        shown["configuration"] = {"start_day": 1, "duration": duration, "iterations": choices}
    return shown


def _content(call: Call, item: ProjectItem) -> dict[str, Any] | None:
    if item.content_type == "DraftIssue":
        return {
            "id": item.id,
            "node_id": node_id("DI", item.id),
            "title": item.title,
            "body": item.body,
            "created_at": item.created_at,
            "updated_at": item.updated_at,
            "user": user_by_id(call, item.creator),
        }
    content = projects.visible_content(call, item)
    if content is None:
        return None
    home, issue = content
    if item.content_type == "PullRequest":
        return pull_views.simple(call, home, home.pulls[issue.number])
    return issue_views.issue(call, home, issue)


def item(call: Call, home: Project, found: ProjectItem) -> dict[str, Any]:
    """An item of a project: the schema ``projects-v2-item-simple``."""
    url = url_of(call, home)
    content = _content(call, found)
    return {
        "id": found.id,
        "node_id": node_id("PVTI", home.id, found.id),
        **({} if content is None else {"content": content}),
        "content_type": found.content_type,
        "creator": user_by_id(call, found.creator),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "archived_at": found.archived_at,
        "project_url": url,
        "item_url": f"{url}/items/{found.id}",
    }


def item_with_fields(call: Call, home: Project, found: ProjectItem, ids: set[int]) -> dict[str, Any]:
    """An item with the values of fields: the schema ``projects-v2-item-with-content``.

    :param ids: the IDs of the fields
    """
    fields = [
        {"id": each.id, "name": each.name, "data_type": each.data_type, "value": _value(call, found, each)}
        for each in home.fields.values()
        if each.id in ids
    ]
    return {**item(call, home, found), "fields": fields}


def _value(call: Call, found: ProjectItem, field: ProjectField) -> Any:
    kind, value = field.data_type, found.values.get(field.id)
    if kind in ("single_select", "iteration"):
        return next((_choice(kind, each) for each in field.choices if each.id == value), None)
    if kind == "text":
        return None if value is None else text(str(value))
    if kind in projects.OWN:
        return value
    if found.content_type == "DraftIssue":
        return {**text(found.title), "is_draft": True} if kind == "title" else None
    content = projects.visible_content(call, found)
    return None if content is None else _of_content(call, *content, kind)


def _of_content(call: Call, home: Repository, issue: Issue, kind: str) -> Any:
    """The value of a field that belongs to the issue or the pull request itself."""
    shown = issue_views.issue(call, home, issue)
    match kind:
        case "title":
            more = {"number": issue.number, "url": shown["html_url"], "state": issue.state, "is_draft": False}
            return {**text(issue.title), **more}
        case "assignees" | "labels" | "milestone":
            return shown[kind]
        case "repository":
            return minimal(call, home)
        case "sub_issues_progress":
            return shown.get("sub_issues_summary")
        case "reviewers" | "linked_pull_requests":
            return []
    return None


def hook_item(call: Call, home: Project, found: ProjectItem) -> dict[str, Any]:
    """An item as webhooks tell of it: the schema ``projects-v2-item``."""
    content = projects.content_of(call.state, found)
    content_node = node_id("DI", found.id)
    if content is not None:
        prefix = "PR" if content[1].is_pull else "I"
        content_node = node_id(prefix, content[0].id, content[1].id)
    shown = item(call, home, found)
    names = ("id", "node_id", "content_type", "creator", "created_at", "updated_at", "archived_at")
    members = {name: shown[name] for name in names}
    return {**members, "project_node_id": node_id("PVT", home.id), "content_node_id": content_node}


def hook_value(field: ProjectField, value: object) -> Any:
    """The value of a field as webhooks tell of it."""
    found = next((each for each in field.choices if each.id == value), None)
    if found is None:
        return value
    if field.data_type == "single_select":
        return {"id": found.id, "name": found.name, "color": found.color, "description": found.description}
    return {"id": found.id, "title": found.name, "start_date": found.start_date, "duration": found.duration}


def view(call: Call, home: Project, found: ProjectView) -> dict[str, Any]:
    """A view of a project: the schema ``projects-v2-view``."""
    owner = call.state.accounts[home.owner]
    kind = "orgs" if owner.type == "Organization" else "users"
    return {
        "id": found.id,
        "number": found.number,
        "name": found.name,
        "layout": found.layout,
        "node_id": node_id("PVTV", home.id, found.id),
        "project_url": url_of(call, home),
        "html_url": f"{call.links.web}/{kind}/{owner.login}/projects/{home.number}/views/{found.number}",
        "creator": user_by_id(call, found.creator),
        "created_at": found.created_at,
        "updated_at": found.created_at,
        "filter": found.filter,
        "visible_fields": found.visible_fields,
        "sort_by": found.sort_by,
        "group_by": found.group_by,
        "vertical_group_by": found.vertical_group_by,
    }
