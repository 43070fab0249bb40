"""The text of a release that GitHub generates from the pull requests that were merged since the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.testing.github import commits
from ferrohub.testing.github.failures import Failure
from ferrohub.testing.github.git import history
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Pull, Repository


def generated(call: Call, repository: Repository, tag: str, target: str | None, previous: str | None) -> str:
    """The text of a release.

    :param repository: the repository
    :param tag: name of its tag, which need not exist yet
    :param target: what the tag is created from, if it is missing; None for the default branch
    :param previous: the tag that it is compared with; None for that of the release before
    :raises Failure: there is no such tag or target
    """
    head = _tagged(repository, tag)
    if head is None:
        head = commits.head_of(repository, target, Failure(400, "Invalid target_commitish parameter"))
    previous = previous or _previous(repository, tag, head)
    base = _tagged(repository, previous) if previous else None
    if previous and base is None:
        # The words of GitHub: https://github.com/googleapis/release-please/issues/1787.
        raise Failure(400, "Invalid previous_tag parameter")
    new = set(history.log(repository.objects, head, [base] if base else []))
    merged = [each for each in repository.pulls.values() if each.merged_at is not None]
    merged.sort(key=lambda each: (each.merged_at, each.number))
    chosen = [each for each in merged if each.merge_commit_sha in new]
    page = page_of(call, repository)
    changes = f"compare/{previous}...{tag}" if previous else f"commits/{tag}"
    parts = [_changes(call, repository, chosen, page), _newcomers(call, repository, merged, chosen, page)]
    return "\n\n\n".join([*filter(None, parts), f"**Full Changelog**: {page}/{changes}"])


def _previous(repository: Repository, tag: str, head: str) -> str | None:
    """The tag of the last release before a commit; None if there is none."""
    reachable = history.ancestors(repository.objects, [head])
    published = [each for each in repository.releases.values() if not each.draft and each.tag_name != tag]
    for each in sorted(published, key=lambda each: (each.published_at or "", each.id), reverse=True):
        if _tagged(repository, each.tag_name) in reachable:
            return each.tag_name
    return None


def _tagged(repository: Repository, tag: str) -> str | None:
    """The SHA of the commit that has a tag; None if there is no such tag."""
    return commits.resolve(repository, f"refs/tags/{tag}")


def _login(call: Call, repository: Repository, pull: Pull) -> str:
    return call.state.accounts[repository.issues[pull.number].user].login


def _changes(call: Call, repository: Repository, pulls: list[Pull], page: str) -> str:
    lines = [
        f"* {repository.issues[each.number].title} by @{_login(call, repository, each)} in {page}/pull/{each.number}"
        for each in pulls
    ]
    return "\n".join(["## What's Changed", *lines]) if lines else ""


def _newcomers(call: Call, repository: Repository, merged: list[Pull], chosen: list[Pull], page: str) -> str:
    """Those whose first merged pull request is among the chosen ones."""
    firsts: dict[str, Pull] = {}
    for each in merged:
        firsts.setdefault(_login(call, repository, each), each)
    lines = [
        f"* @{login} made their first contribution in {page}/pull/{first.number}"
        for login, first in firsts.items()
        if first in chosen
    ]
    return "\n".join(["## New Contributors", *lines]) if lines else ""
