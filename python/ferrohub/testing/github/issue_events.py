"""What webhooks tell of issues and pull requests besides their creation, and of pushes."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import check_suites, events, pull_heads, rules, sites, webhooks
from ferrohub.testing.github.git import changes, history, objects as git
from ferrohub.testing.github.router import ROUTES
from ferrohub.testing.github.views import teams
from ferrohub.testing.github.views.accounts import issue_type, user_by_id
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Issue, IssueEvent, Label, Repository

_PLAIN = (
    "closed",
    "reopened",
    "locked",
    "unlocked",
    "ready_for_review",
    "converted_to_draft",
    "auto_merge_enabled",
    "auto_merge_disabled",
    "pinned",
    "unpinned",
)
_ABOUT = {
    "labeled": "label",
    "unlabeled": "label",
    "assigned": "assignee",
    "unassigned": "assignee",
    "milestoned": "milestone",
    "demilestoned": "milestone",
    "review_requested": "requested_reviewer",
    "review_request_removed": "requested_reviewer",
}
#: The actions of webhooks for changes of the type of an issue.
_TYPES = {"issue_type_added": "typed", "issue_type_changed": "typed", "issue_type_removed": "untyped"}
_RELATIONS = ("sub_issue_added", "sub_issue_removed", "parent_issue_added", "parent_issue_removed")
#: What dismisses approvals when something is pushed: a member of the protection of a branch, and of a ruleset.
_DISMISSES = ("dismiss_stale_reviews", "dismiss_stale_reviews_on_push")
#: How many commits a push shows.
_MOST_COMMITS = 2048


def _path(call: Call, repository: Repository) -> dict[str, str]:
    owner, _, name = call.state.full_name(repository).partition("/")
    return {"owner": owner, "repo": name}


def of_issue(call: Call, repository: Repository, issue: Issue, event: IssueEvent) -> None:
    """Let webhooks tell of something that happened to an issue or a pull request.

    :param repository: its repository
    :param issue: the issue
    :param event: what happened
    """
    if event.event not in (*_PLAIN, *_ABOUT, *_TYPES) or not call.state.hooks:
        return

    def members() -> dict[str, Any]:
        path = _path(call, repository)
        about = _about(call, path, event)
        if issue.is_pull:
            shown = ROUTES["pulls/get"].handler(events.reading(call, **path, pull_number=str(issue.number)))
            return {"number": issue.number, "pull_request": shown, **about}
        return {
            "issue": ROUTES["issues/get"].handler(events.reading(call, **path, issue_number=str(issue.number))),
            **about,
        }

    action = _TYPES.get(event.event, event.event)
    webhooks.emit(call, "pull_request" if issue.is_pull else "issues", action, members, repository=repository)


def label_created(call: Call, repository: Repository, label: Label) -> None:
    """Let webhooks tell of a label that was created because an issue got it.

    :param repository: the repository
    :param label: the label
    """
    if call.state.hooks:
        read = events.reading(call, **_path(call, repository), name=label.name)
        webhooks.emit(
            call, "label", "created", {"label": ROUTES["issues/get-label"].handler(read)}, repository=repository
        )


def _about(call: Call, path: dict[str, str], event: IssueEvent) -> dict[str, Any]:
    """The label, the milestone or the account that an event is about."""
    match _ABOUT.get(event.event):
        case "label":
            return {"label": ROUTES["issues/get-label"].handler(events.reading(call, **path, name=event.label or ""))}
        case "milestone":
            repository = call.state.repository(f"{path['owner']}/{path['repo']}")
            assert repository is not None
            found = next(each for each in repository.milestones.values() if each.title == event.milestone)
            read = events.reading(call, **path, milestone_number=str(found.number))
            return {"milestone": ROUTES["issues/get-milestone"].handler(read)}
        case "assignee":
            return {"assignee": user_by_id(call, event.assignee)}
        case "requested_reviewer" if event.requested_team is not None:
            return {"requested_team": teams.team(call, call.state.teams[event.requested_team])}
        case "requested_reviewer":
            return {"requested_reviewer": user_by_id(call, event.requested_reviewer)}
    if event.event in _TYPES:
        repository = call.state.repository(f"{path['owner']}/{path['repo']}")
        assert repository is not None
        return {"type": issue_type(call.state.accounts[repository.owner].issue_types[event.issue_type or 0])}
    if event.event == "auto_merge_disabled":
        return {"reason": "Auto-merge was disabled manually"}
    return {}


def pushed(call: Call, repository: Repository, ref: str, old: str | None, new: str | None) -> None:
    """Let webhooks tell of a push: of a branch or tag that was created, changed or deleted.

    :param repository: the repository
    :param ref: full name of the reference
    :param old: the SHA that it had; None if it is new
    :param new: the SHA that it has; None if it was deleted
    """
    kind, _, name = ref.removeprefix("refs/").partition("/")
    if kind not in ("heads", "tags") or old == new:
        return
    if kind == "heads" and new is not None:
        pull_heads.pushed(call.state, repository, name, call.me)
        _dismiss_stale(call, repository, name)
        check_suites.request(call, repository, name, old, new)
        sites.pushed(call, repository, name, new)
    if not call.state.hooks:
        return
    kind = "branch" if kind == "heads" else "tag"
    webhooks.emit(call, "push", None, lambda: push_of(call, repository, ref, old, new), repository=repository)
    if old is None or new is None:
        more = (
            {"master_branch": repository.default_branch, "description": repository.description} if old is None else {}
        )
        members: dict[str, Any] = {"ref": name, "ref_type": kind, "pusher_type": "user", **more}
        webhooks.emit(call, "create" if old is None else "delete", None, members, repository=repository)
    elif kind == "branch" and new is not None:
        _synchronize(call, repository, name, old, new)


def push_of(call: Call, repository: Repository, ref: str, old: str | None, new: str | None) -> dict[str, Any]:
    """The members of the payload of a push.

    :param repository: the repository
    :param ref: full name of the reference
    :param old: the SHA that it had; None if it is new
    :param new: the SHA that it has; None if it was deleted
    """
    nothing = "0" * 40
    objects = repository.objects
    shas: list[str] = []
    if new is not None and objects[new][0] == "commit":
        start = old or repository.refs.get(f"refs/heads/{repository.default_branch}")
        is_new_branch = old is None and start == new
        shas = [] if is_new_branch else list(history.log(objects, new, [start] if start else []))[::-1]
    head = _commit(call, repository, new) if new is not None and objects[new][0] == "commit" else None
    pusher = call.me
    return {
        "ref": ref,
        "before": old or nothing,
        "after": new or nothing,
        "created": old is None,
        "deleted": new is None,
        "forced": old is not None and new is not None and not history.is_ancestor(objects, old, new),
        "base_ref": None,
        "compare": f"{page_of(call, repository)}/compare/{(old or nothing)[:12]}...{(new or nothing)[:12]}",
        "commits": [_commit(call, repository, sha) for sha in shas[:_MOST_COMMITS]],
        "head_commit": head,
        "pusher": {"name": pusher.login, "email": pusher.email},
    }


def _commit(call: Call, repository: Repository, sha: str) -> dict[str, Any]:
    found = git.commit(repository.objects, sha)
    before = git.commit(repository.objects, found.parents[0]).tree if found.parents else git.EMPTY_TREE
    files: dict[str, list[str]] = {"added": [], "removed": [], "modified": []}
    for each in changes.between(repository.objects, before, found.tree):
        files["modified" if each.status == "renamed" else each.status].append(each.path)
    return {
        "id": sha,
        "tree_id": found.tree,
        "distinct": True,
        "message": found.message.rstrip("\n"),
        "timestamp": found.committer.date,
        "url": f"{page_of(call, repository)}/commit/{sha}",
        "author": {"name": found.author.name, "email": found.author.email},
        "committer": {"name": found.committer.name, "email": found.committer.email},
        **files,
    }


def _synchronize(call: Call, home: Repository, branch: str, old: str, new: str) -> None:
    """Tell of the pull requests whose head is a branch that was pushed to."""
    for repository, pull in pull_heads.from_branch(call.state, home, branch):
        read = events.reading(call, **_path(call, repository), pull_number=str(pull.number))
        show = functools.partial(_synchronized, read, {"number": pull.number, "before": old, "after": new})
        webhooks.emit(call, "pull_request", "synchronize", show, repository=repository)


def _dismiss_stale(call: Call, home: Repository, branch: str) -> None:
    """Dismiss the approvals of what was there before a push, where a rule of the base says so."""
    for repository, pull in pull_heads.from_branch(call.state, home, branch):
        required = (
            each.required_pull_request_reviews for each in rules.all_of_branch(call.state, repository, pull.base)
        )
        if not any(each and any(each.get(name) for name in _DISMISSES) for each in required):
            continue
        for review in repository.reviews.values():
            if (review.pull, review.state) == (pull.number, "APPROVED"):
                review.state = "DISMISSED"
                path = {**_path(call, repository), "pull_number": str(pull.number), "review_id": str(review.id)}
                read = events.reading(call, **path)
                events.reviewed(read, "dismissed", ROUTES["pulls/get-review"].handler(read))


def _synchronized(call: Call, members: dict[str, Any]) -> dict[str, Any]:
    return {**members, "pull_request": ROUTES["pulls/get"].handler(call)}


def related(call: Call, event: str, repository: Repository, issue: dict[str, Any], other: dict[str, Any]) -> None:
    """Let webhooks tell of a sub-issue or a dependency that was added or removed.

    :param event: what happened, such as ``"sub_issue_added"``
    :param repository: the repository of the issue
    :param issue: the parent, or the issue that is blocked
    :param other: the sub-issue, or the issue that blocks
    """
    if event in _RELATIONS:
        names, name = ("parent_issue", "sub_issue"), "sub_issues"
    else:
        names, name = ("blocked_issue", "blocking_issue"), "issue_dependencies"
    members = {names[0]: issue, f"{names[0]}_id": issue["id"], names[1]: other, f"{names[1]}_id": other["id"]}
    webhooks.emit(call, name, event, members, repository=repository)
