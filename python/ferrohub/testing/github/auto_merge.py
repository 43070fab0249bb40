"""Pull requests that are merged once all requirements are met."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from ferrohub.testing.github import issues, pull_heads, pulls, restrictions
from ferrohub.testing.github.failures import Failure, unprocessable
from ferrohub.testing.github.records import AutoMerge

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Pull, Repository

_ALLOWED = {"merge": "allow_merge_commit", "squash": "allow_squash_merge", "rebase": "allow_rebase_merge"}


def enable(call: Call, repository: Repository, pull: Pull, method: str, title: str | None, message: str | None) -> None:
    """Let a pull request merge once all requirements are met.

    :param repository: its repository
    :param pull: the pull request
    :param method: "merge", "squash" or "rebase"
    :param title: the first line of the message; None for the usual one
    :param message: the rest of the message; None for the usual one
    :raises Failure: the repository does not allow it, or there is nothing to wait for
    """
    if not repository.allow_auto_merge:
        raise unprocessable("Pull request Auto merge is not allowed for this repository")
    if not getattr(repository, _ALLOWED[method]):
        raise unprocessable(f"Merge method {method} merging is not allowed on this repository")
    if repository.issues[pull.number].state != "open":
        raise unprocessable("Pull request Pull request is closed")
    if not pull.draft and not _is_blocked(call, repository, pull, call.me.id):
        raise unprocessable("Pull request Pull request is in clean status")
    pull.auto_merge = AutoMerge(call.me.id, method, call.now, title, message)
    if (repository.id, pull.number) not in call.state.auto_merges:
        call.state.auto_merges.append((repository.id, pull.number))
    issues.happened(call, repository, repository.issues[pull.number], "auto_merge_enabled")


def disable(call: Call, repository: Repository, pull: Pull) -> None:
    """Let a pull request wait for a merge by hand again.

    :param repository: its repository
    :param pull: the pull request
    :raises Failure: it does not merge by itself
    """
    if pull.auto_merge is None:
        raise unprocessable("Can't disable auto-merge for this pull request")
    _forget(call, repository, pull)
    issues.happened(call, repository, repository.issues[pull.number], "auto_merge_disabled")


def _forget(call: Call, repository: Repository, pull: Pull) -> None:
    pull.auto_merge = None
    call.state.auto_merges.remove((repository.id, pull.number))


def _by(call: Call, user: int) -> Call:
    """The request in the name of a user, without what the credential of the request may do."""
    return dataclasses.replace(call, user=call.state.accounts[user], token=None)


def _is_blocked(call: Call, repository: Repository, pull: Pull, user: int) -> bool:
    """Whether a requirement is not met, also one that administrators may bypass, or the user may not push."""
    by_user, protection = _by(call, user), repository.protections.get(pull.base)
    if not by_user.may(repository, "push") or not restrictions.permit(by_user, repository, protection):
        return True
    if not pulls.is_mergeable(repository, pull):
        return True
    return pulls.blocked_by(dataclasses.replace(call, user=None, token=None), repository, pull) is not None


def run(call: Call) -> None:
    """Merge the pull requests whose requirements are met."""
    for id, number in list(call.state.auto_merges):
        repository = call.state.repositories.get(id)
        if repository is None or number not in repository.pulls:
            call.state.auto_merges.remove((id, number))
            continue
        pull = repository.pulls[number]
        pull_heads.refresh(call.state, repository, pull)
        if repository.issues[number].state != "open" or pull.auto_merge is None:
            _forget(call, repository, pull)
        elif not pull.draft and not _is_blocked(call, repository, pull, pull.auto_merge.user):
            _merge(call, repository, pull, pull.auto_merge)


def _merge(call: Call, repository: Repository, pull: Pull, wanted: AutoMerge) -> None:
    """Merge in the name of the user who enabled it."""
    try:
        pulls.merge(_by(call, wanted.user), repository, pull, wanted.method, wanted.title, wanted.message)
    except Failure:
        return
    call.state.auto_merges.remove((repository.id, pull.number))
