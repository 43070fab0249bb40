"""Issues, comments, labels, milestones, reactions and events as JSON."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.issues import linked
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.views import teams
from ferrohub.testing.github.views.accounts import issue_type, user_by_id
from ferrohub.testing.github.views.repositories import minimal, page_of, url_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Comment, Issue, IssueEvent, Label, Milestone, Reaction, Repository

REACTIONS = ("+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes")


def association(call: Call, repository: Repository, user: int) -> str:
    """How an account is related to a repository."""
    owner = call.state.accounts[repository.owner]
    if user == owner.id:
        return "OWNER"
    if user in owner.members:
        return "MEMBER"
    return "COLLABORATOR" if user in repository.collaborators else "NONE"


def texts(call: Call, text: str | None) -> dict[str, str]:
    """A text in the forms that the request accepts, besides Markdown: as HTML, and without marks."""
    accept = call.headers.get("accept", "")
    is_full = "full" in accept
    found: dict[str, str] = {}
    if is_full or ".html" in accept:
        paragraphs = re.split(r"\n{2,}", html.escape((text or "").replace("\r\n", "\n").strip("\n")))
        found["body_html"] = "\n".join(f'<p dir="auto">{each}</p>' for each in paragraphs if each)
    if is_full or ".text" in accept:
        found["body_text"] = text or ""
    return found


def label(call: Call, repository: Repository, found: Label) -> dict[str, Any]:
    """A label: the schema ``label``."""
    return {**issue_label(call, repository, found), "archived_at": None, "archived_by": None}


def issue_label(call: Call, repository: Repository, found: Label) -> dict[str, Any]:
    """A label of an issue."""
    return {
        "id": found.id,
        "node_id": node_id("LA", repository.id, found.id),
        "url": f"{url_of(call, repository)}/labels/{found.name.replace(' ', '%20')}",
        "name": found.name,
        "color": found.color,
        "default": found.default,
        "description": found.description,
    }


def milestone(call: Call, repository: Repository, found: Milestone) -> dict[str, Any]:
    """A milestone: the schema ``milestone``."""
    url = f"{url_of(call, repository)}/milestones/{found.number}"
    states = [issue.state for issue in repository.issues.values() if issue.milestone == found.number]
    return {
        "url": url,
        "html_url": f"{page_of(call, repository)}/milestone/{found.number}",
        "labels_url": f"{url}/labels",
        "id": found.id,
        "node_id": node_id("MI", repository.id, found.id),
        "number": found.number,
        "title": found.title,
        "description": found.description,
        "creator": user_by_id(call, found.creator),
        "open_issues": states.count("open"),
        "closed_issues": states.count("closed"),
        "state": found.state,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "due_on": found.due_on,
        "closed_at": found.closed_at,
    }


def rollup(url: str, reactions: Sequence[Reaction]) -> dict[str, Any]:
    """The numbers of reactions: the schema ``reaction-rollup``."""
    contents = [each.content for each in reactions]
    counts = {name: contents.count(name) for name in REACTIONS} if contents else dict.fromkeys(REACTIONS, 0)
    return {"url": f"{url}/reactions", "total_count": len(contents), **counts}


def issue(call: Call, repository: Repository, found: Issue, *, with_repository: bool = False) -> dict[str, Any]:
    """An issue: the schema ``issue``."""
    base, page = url_of(call, repository), page_of(call, repository)
    url = f"{base}/issues/{found.number}"
    assignees = [user_by_id(call, id) for id in found.assignees]
    known = repository.milestones.get(found.milestone or 0)
    kind = "pull" if found.is_pull else "issues"
    body: dict[str, Any] = {
        "url": url,
        "repository_url": base,
        "labels_url": f"{url}/labels{{/name}}",
        "comments_url": f"{url}/comments",
        "events_url": f"{url}/events",
        "html_url": f"{page}/{kind}/{found.number}",
        "id": found.id,
        "node_id": node_id("PR" if found.is_pull else "I", repository.id, found.id),
        "number": found.number,
        "title": found.title,
        "user": user_by_id(call, found.user),
        "labels": [issue_label(call, repository, repository.labels[id]) for id in found.labels],
        "state": found.state,
        "locked": found.locked,
        "assignee": assignees[0] if assignees else None,
        "assignees": assignees,
        "milestone": None if known is None else milestone(call, repository, known),
        "comments": len(found.comments),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "closed_at": found.closed_at,
        "author_association": association(call, repository, found.user),
        "active_lock_reason": found.active_lock_reason,
        "body": found.body,
        "closed_by": user_by_id(call, found.closed_by),
        "reactions": rollup(url, found.reactions),
        "timeline_url": f"{url}/timeline",
        "performed_via_github_app": None,
        "state_reason": found.state_reason,
        **texts(call, found.body),
    }
    if found.is_pull:
        body |= pull_part(call, repository, found.number)
    else:
        body |= relations(call, found)
        owner = call.state.accounts[repository.owner]
        if owner.type == "Organization":
            known_type = owner.issue_types.get(found.type or 0)
            body["type"] = None if known_type is None else issue_type(known_type)
        pinned = [repository.comments[id] for id in found.comments if repository.comments[id].pinned]
        body["pinned_comment"] = comment(call, repository, pinned[0]) if pinned else None
    if with_repository:
        body["repository"] = minimal(call, repository)
    return body


def relations(call: Call, found: Issue) -> dict[str, Any]:
    """The numbers of sub-issues and dependencies, and the parent, if there is one."""
    parts = [each.state for _, each in linked(call.state, found.sub_issues)]
    blockers = [each.state for _, each in linked(call.state, found.blocked_by)]
    blocked = [each.state for _, each in linked(call.state, found.blocking)]
    closed = parts.count("closed")
    body: dict[str, Any] = {
        "sub_issues_summary": {
            "total": len(parts),
            "completed": closed,
            "percent_completed": 100 * closed // len(parts) if parts else 0,
        },
        "issue_dependencies_summary": {
            "blocked_by": blockers.count("open"),
            "total_blocked_by": len(blockers),
            "blocking": blocked.count("open"),
            "total_blocking": len(blocked),
        },
    }
    for home, parent in linked(call.state, [found.parent] if found.parent is not None else []):
        body["parent_issue_url"] = f"{url_of(call, home)}/issues/{parent.number}"
    return body


def pull_part(call: Call, repository: Repository, number: int) -> dict[str, Any]:
    """What the issue of a pull request has in addition."""
    pull, page = repository.pulls[number], f"{page_of(call, repository)}/pull/{number}"
    return {
        "draft": pull.draft,
        "pull_request": {
            "url": f"{url_of(call, repository)}/pulls/{number}",
            "html_url": page,
            "diff_url": f"{page}.diff",
            "patch_url": f"{page}.patch",
            "merged_at": pull.merged_at,
        },
    }


def comment(call: Call, repository: Repository, found: Comment) -> dict[str, Any]:
    """A comment on an issue: the schema ``issue-comment``."""
    base = url_of(call, repository)
    url = f"{base}/issues/comments/{found.id}"
    kind = "pull" if repository.issues[found.issue].is_pull else "issues"
    return {
        "url": url,
        "html_url": f"{page_of(call, repository)}/{kind}/{found.issue}#issuecomment-{found.id}",
        "issue_url": f"{base}/issues/{found.issue}",
        "id": found.id,
        "node_id": node_id("IC", repository.id, found.id),
        "user": user_by_id(call, found.user),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "body": found.body,
        **texts(call, found.body),
        "author_association": association(call, repository, found.user),
        "reactions": rollup(url, found.reactions),
        "performed_via_github_app": None,
        "pin": None if found.pinned is None else _pin(call, *found.pinned),
    }


def _pin(call: Call, pinned_at: str, pinned_by: int) -> dict[str, Any]:
    return {"pinned_at": pinned_at, "pinned_by": user_by_id(call, pinned_by)}


def reaction(call: Call, repository: Repository, found: Reaction) -> dict[str, Any]:
    """A reaction: the schema ``reaction``."""
    return {
        "id": found.id,
        "node_id": node_id("REA", repository.id, found.id),
        "user": user_by_id(call, found.user),
        "content": found.content,
        "created_at": found.created_at,
    }


def event(call: Call, repository: Repository, found: IssueEvent, *, with_issue: bool = False) -> dict[str, Any]:
    """Something that happened to an issue: the schemas ``issue-event`` and ``issue-event-for-issue``."""
    actor = user_by_id(call, found.actor)
    body: dict[str, Any] = {
        "id": found.id,
        "node_id": node_id("EV", repository.id, found.id),
        "url": f"{url_of(call, repository)}/issues/events/{found.id}",
        "actor": actor,
        "event": found.event,
        "commit_id": found.commit_id,
        "commit_url": found.commit_id and f"{url_of(call, repository)}/commits/{found.commit_id}",
        "created_at": found.created_at,
        "performed_via_github_app": None,
    }
    if found.label is not None:
        body["label"] = {"name": found.label, "color": found.label_color}
    if found.assignee is not None:
        body |= {"assignee": user_by_id(call, found.assignee), "assigner": actor}
    if found.milestone is not None:
        body["milestone"] = {"title": found.milestone}
    if found.rename is not None:
        body["rename"] = {"from": found.rename[0], "to": found.rename[1]}
    if found.event == "locked":
        body["lock_reason"] = found.lock_reason
    if found.requested_reviewer is not None:
        body |= {"review_requester": actor, "requested_reviewer": user_by_id(call, found.requested_reviewer)}
    if (team := call.state.teams.get(found.requested_team or 0)) is not None:
        body |= {"review_requester": actor, "requested_team": teams.team(call, team)}
    if with_issue:
        body["issue"] = issue(call, repository, repository.issues[found.issue])
    return body


def timeline(call: Call, repository: Repository, found: IssueEvent) -> dict[str, Any]:
    """Something that happened to an issue, or a comment, as the timeline shows it."""
    if found.comment is None:
        shown = event(call, repository, found)
        # The timeline does not say who assigned, and says why an issue was closed.
        shown.pop("assigner", None)
        return {**shown, **({"state_reason": found.state_reason} if found.event == "closed" else {})}
    shown = comment(call, repository, repository.comments[found.comment])
    return {**shown, "event": "commented", "actor": shown["user"]}
