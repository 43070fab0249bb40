"""Branches, their protection, tags and merges (https://docs.github.com/rest/branches)."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import (
    commits,
    merging,
    permissions,
    restrictions,
    rule_events,
    rules as branch_rules,
    webhooks,
)
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.git import history
from ferrohub.testing.github.records import Protection
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import branches as views, git as git_views
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: What a token needs in addition to rename the default branch (https://docs.github.com/rest/branches/branches#rename-a-branch).
_OF_ADMIN: permissions.Needed = ({"administration": "write"},)


def _names(repository: Repository, kind: str) -> list[str]:
    prefix = f"refs/{kind}/"
    return sorted(ref.removeprefix(prefix) for ref in repository.refs if ref.startswith(prefix))


@operation("repos/list-branches")
def list_branches(call: Call) -> Any:
    repository = call.repository()
    wanted = call.query.get("protected")
    found = [
        name
        for name in _names(repository, "heads")
        if wanted is None or (name in repository.protections) == (wanted == "true")
    ]
    return call.page(found, lambda name: views.short(call, repository, name))


@operation("repos/get-branch")
def get_branch(call: Call) -> Any:
    repository = call.repository()
    return views.full(call, repository, commits.branch_of(call, repository))


def _check_admin(call: Call) -> None:
    """Check that the user, and the token, may rename the default branch, or one that has rules."""
    call.writer("admin")
    call.needed = permissions.together(call.needed, _OF_ADMIN)
    if call.token is not None and call.token.kind in permissions.KINDS:
        call.more_headers |= permissions.header_of(call.needed)
        permissions.check_sets(call.token, call.needed)


@operation("repos/rename-branch")
def rename_branch(call: Call) -> Any:
    repository = call.writer()
    old, new = commits.branch_of(call, repository), call.body["new_name"]
    if repository.default_branch == old or branch_rules.all_of_branch(call.state, repository, old):
        _check_admin(call)
    commits.check_name(f"refs/heads/{new}")
    if f"refs/heads/{new}" in repository.refs:
        raise unprocessable("New branch already exists")
    repository.refs[f"refs/heads/{new}"] = repository.refs.pop(f"refs/heads/{old}")
    if old in repository.protections:
        repository.protections[new] = repository.protections.pop(old)
    if repository.default_branch == old:
        repository.default_branch = new
        changes = {"default_branch": {"from": old}}
        webhooks.emit(call, "repository", "edited", {"changes": changes}, repository=repository)
    for pull in repository.pulls.values():
        if pull.base == old and repository.issues[pull.number].state == "open":
            pull.base = new
    for release in repository.releases.values():
        if release.draft and release.target_commitish == old:
            release.target_commitish = new
    return views.full(call, repository, new)


@operation("repos/list-tags")
def list_tags(call: Call) -> Any:
    repository = call.repository()
    base = url_of(call, repository)

    def shown(name: str) -> dict[str, Any]:
        ref = f"refs/tags/{name}"
        sha = commits.peel(repository, repository.refs[ref])
        return {
            "name": name,
            "zipball_url": f"{base}/zipball/{ref}",
            "tarball_url": f"{base}/tarball/{ref}",
            "commit": {"sha": sha, "url": f"{base}/commits/{sha}"},
            "node_id": git_views.ref(call, repository, ref)["node_id"],
        }

    return call.page(_names(repository, "tags")[::-1], shown)


def protection_of(call: Call, repository: Repository) -> tuple[str, Protection]:
    """The branch of the path, with its protection.

    :param repository: the repository
    :raises Failure: the branch does not exist, or is not protected
    """
    name = commits.branch_of(call, repository)
    found = repository.protections.get(name)
    if found is None:
        raise Failure(404, "Branch not protected")
    return name, found


def change_protection(call: Call, **members: Any) -> tuple[Repository, str, Protection]:
    """Change members of the protection of the branch of the path, of which webhooks tell.

    :param members: the members
    :raises Failure: the branch does not exist, or is not protected
    """
    repository = call.writer("admin")
    name, rules = protection_of(call, repository)
    old = dataclasses.replace(rules)
    for member, value in members.items():
        setattr(rules, member, value)
    rule_events.protection(call, repository, name, old, rules)
    return repository, name, rules


@operation("repos/get-branch-protection")
def get_protection(call: Call) -> Any:
    repository = call.repository("admin")
    return views.protection(call, repository, *protection_of(call, repository))


_FLAGS = (
    "required_linear_history",
    "allow_force_pushes",
    "allow_deletions",
    "required_conversation_resolution",
    "lock_branch",
)


def _required(given: dict[str, Any]) -> dict[str, Any]:
    """The names of required checks that a body has, and the IDs of the Apps that have to report them, by name."""
    checks = given.get("checks") or []
    named = [*(given.get("contexts") or []), *(each["context"] for each in checks)]
    # -1 stands for any App.
    apps = {each["context"]: each["app_id"] for each in checks if each.get("app_id", -1) > 0}
    return {"contexts": list(dict.fromkeys(named)), "apps": apps}


@operation(
    "repos/update-branch-protection",
    partly="Signatures, and the creation of branches that match, are not checked.",
    nullable=(
        "allow_deletions",
        "allow_fork_syncing",
        "block_creations",
        "lock_branch",
        "required_conversation_resolution",
        "required_linear_history",
    ),
    optional=("contexts",),
    nested=("required_pull_request_reviews", "required_status_checks", "restrictions"),
)
def update_protection(call: Call) -> Any:
    repository, body = call.writer("admin"), call.body
    name = commits.branch_of(call, repository)
    checks = body["required_status_checks"]
    if checks is not None:
        checks = {"strict": bool(checks.get("strict")), **_required(checks)}
    rules = Protection(checks, bool(body["enforce_admins"]), body["required_pull_request_reviews"])
    for flag in _FLAGS:
        setattr(rules, flag, bool(body.get(flag)))
    if body["restrictions"] is not None:
        rules.restrictions = restrictions.of_body(call, repository, body["restrictions"])
    if (known := repository.protections.get(name)) is not None:
        # It has operations of its own.
        rules.required_signatures = known.required_signatures
    rule_events.protection(call, repository, name, repository.protections.get(name), rules)
    repository.protections[name] = rules
    return views.protection(call, repository, name, rules)


@operation("repos/delete-branch-protection")
def delete_protection(call: Call) -> None:
    repository = call.writer("admin")
    name, rules = protection_of(call, repository)
    rule_events.protection(call, repository, name, rules, None)
    del repository.protections[name]


@operation("repos/get-admin-branch-protection")
def get_admin_protection(call: Call) -> Any:
    repository = call.repository("admin")
    return views.protection(call, repository, *protection_of(call, repository))["enforce_admins"]


@operation("repos/set-admin-branch-protection")
def set_admin_protection(call: Call) -> Any:
    return views.protection(call, *change_protection(call, enforce_admins=True))["enforce_admins"]


@operation("repos/delete-admin-branch-protection")
def delete_admin_protection(call: Call) -> None:
    change_protection(call, enforce_admins=False)


@operation("repos/get-status-checks-protection")
def get_status_checks(call: Call) -> Any:
    repository = call.repository("admin")
    name, rules = protection_of(call, repository)
    if rules.required_status_checks is None:
        raise Failure(404, "Required status checks not enabled")
    return views.status_checks(call, repository, name, rules)


@operation("repos/remove-status-check-protection")
def remove_status_checks(call: Call) -> None:
    change_protection(call, required_status_checks=None)


@operation("repos/update-status-check-protection")
def update_status_checks(call: Call) -> Any:
    repository = call.writer("admin")
    _, rules = protection_of(call, repository)
    held, body = dict(rules.required_status_checks or {"strict": False, "contexts": []}), call.body
    if "strict" in body:
        held["strict"] = body["strict"]
    if "contexts" in body or "checks" in body:
        held |= _required(body)
    return views.status_checks(call, *change_protection(call, required_status_checks=held))


def _set_contexts(call: Call, change: Callable[[list[str], list[str]], list[str]]) -> Any:
    """Change the names of required checks: a function of those that there are, and of those that the body has."""
    repository = call.writer("admin")
    _, rules = protection_of(call, repository)
    if rules.required_status_checks is None:
        raise Failure(404, "Required status checks not enabled")
    held: dict[str, Any] = dict(rules.required_status_checks)
    contexts = list(dict.fromkeys(change(held["contexts"], call.body["contexts"])))
    apps = {name: app for name, app in (held.get("apps") or {}).items() if name in contexts}
    change_protection(call, required_status_checks={**held, "contexts": contexts, "apps": apps})
    return contexts


@operation("repos/get-all-status-check-contexts")
def list_contexts(call: Call) -> Any:
    return get_status_checks(call)["contexts"]


@operation("repos/add-status-check-contexts")
def add_contexts(call: Call) -> Any:
    return _set_contexts(call, lambda held, given: [*held, *given])


@operation("repos/set-status-check-contexts")
def set_contexts(call: Call) -> Any:
    return _set_contexts(call, lambda held, given: given)


@operation("repos/remove-status-check-contexts")
def remove_contexts(call: Call) -> Any:
    return _set_contexts(call, lambda held, given: [each for each in held if each not in given])


@operation(
    "repos/update-pull-request-review-protection", partly="Restrictions of dismissals and bypasses are not kept."
)
def update_reviews(call: Call) -> Any:
    repository = call.writer("admin")
    _, rules = protection_of(call, repository)
    held: dict[str, Any] = dict(rules.required_pull_request_reviews or {})
    return views.reviews(call, *change_protection(call, required_pull_request_reviews={**held, **call.body}))


@operation("repos/get-pull-request-review-protection")
def get_reviews(call: Call) -> Any:
    repository = call.repository("admin")
    name, rules = protection_of(call, repository)
    if rules.required_pull_request_reviews is None:
        raise Failure(404, "Pull request review protection not enabled")
    return views.reviews(call, repository, name, rules)


@operation("repos/delete-pull-request-review-protection")
def delete_reviews(call: Call) -> None:
    change_protection(call, required_pull_request_reviews=None)


@operation("repos/merge")
def merge(call: Call) -> Any:
    repository, body = call.writer(), call.body
    base, name = f"refs/heads/{body['base']}", body["head"]
    if base not in repository.refs:
        raise Failure(404, "Base does not exist")
    head = commits.resolve(repository, name)
    if head is None:
        raise Failure(404, "Head does not exist")
    if history.is_ancestor(repository.objects, head, repository.refs[base]):
        return None
    message = body.get("commit_message") or f"Merge {name} into {body['base']}"
    sha = merging.merge_commit(call, repository, repository.refs[base], head, message)
    if sha is None:
        raise Failure(409, "Merge conflict")
    commits.set_ref(call, repository, base, sha)
    return git_views.full_commit(call, repository, sha)


@operation("repos/merge-upstream")
def merge_upstream(call: Call) -> Any:
    repository, branch = call.writer(), call.body["branch"]
    parent = call.state.repositories.get(repository.parent or 0)
    if parent is None or not call.sees(parent):
        raise unprocessable("This repository is not a fork")
    ref = f"refs/heads/{branch}"
    upstream = parent.refs.get(ref)
    if upstream is None:
        raise not_found()
    repository.objects.update(parent.objects)
    shown = {"base_branch": f"{call.state.accounts[parent.owner].login}:{branch}"}
    mine = repository.refs.get(ref)
    if mine is not None and history.is_ancestor(repository.objects, upstream, mine):
        return {"message": "This branch is not behind the upstream.", "merge_type": "none", **shown}
    if mine is None or history.is_ancestor(repository.objects, mine, upstream):
        commits.set_ref(call, repository, ref, upstream)
        return {
            "message": f"Successfully fetched and fast-forwarded from upstream {shown['base_branch']}.",
            "merge_type": "fast-forward",
            **shown,
        }
    sha = merging.merge_commit(call, repository, mine, upstream, f"Merge branch '{shown['base_branch']}' into {branch}")
    if sha is None:
        raise Failure(409, "There are merge conflicts")
    commits.set_ref(call, repository, ref, sha)
    message = f"Successfully fetched and merged from upstream {shown['base_branch']}."
    return {"message": message, "merge_type": "merge", **shown}
