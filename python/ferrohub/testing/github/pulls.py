"""What happens to pull requests: their commits, whether they can be merged, and what a merge changes."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits, issues, merging, restrictions, rules
from ferrohub.testing.github.failures import Failure
from ferrohub.testing.github.git import changes, history, objects as git
from ferrohub.testing.github.world import ROLES

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.git.changes import FileChange
    from ferrohub.testing.github.records import Protection, Pull, Repository, Review, ReviewComment

#: The words that close an issue when a pull request is merged into the default branch
#: (https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/linking-a-pull-request-to-an-issue).
_CLOSING = re.compile(r"\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)", re.IGNORECASE)
_MERGES = {"merge": "Merge commits", "squash": "Squash merges", "rebase": "Rebase merges"}


def middle(repository: Repository, pull: Pull) -> str:
    """The commit that the changes of a pull request are compared with.

    :param repository: its repository
    :param pull: the pull request
    """
    found = history.merge_bases(repository.objects, pull.base_sha, pull.head_sha)
    return found[0] if found else pull.base_sha


def commits_of(repository: Repository, pull: Pull) -> list[str]:
    """The commits of a pull request, the oldest first.

    :param repository: its repository
    :param pull: the pull request
    """
    return list(history.log(repository.objects, pull.head_sha, [pull.base_sha]))[::-1]


def files_of(repository: Repository, pull: Pull) -> list[FileChange]:
    """The files that a pull request changes.

    :param repository: its repository
    :param pull: the pull request
    """
    trees = [git.commit(repository.objects, sha).tree for sha in (middle(repository, pull), pull.head_sha)]
    return changes.between(repository.objects, *trees)


def is_mergeable(repository: Repository, pull: Pull) -> bool:
    """Whether a pull request has no conflicts.

    :param repository: its repository
    :param pull: the pull request
    """
    return merging.tree_of_merge(repository.objects, pull.base_sha, pull.head_sha).tree is not None


def approvals(call: Call, repository: Repository, pull: Pull) -> tuple[int, int]:
    """The numbers of reviewers with write access whose last review approves and requests changes.

    :param repository: its repository
    :param pull: the pull request
    """
    counted = [each.state for each in _last_reviews(call, repository, pull)]
    return counted.count("APPROVED"), counted.count("CHANGES_REQUESTED")


def _last_reviews(call: Call, repository: Repository, pull: Pull) -> list[Review]:
    """The last review that counts of each reviewer with write access."""
    last: dict[int, Review] = {}
    for review in repository.reviews.values():
        if review.pull == pull.number and review.state in ("APPROVED", "CHANGES_REQUESTED", "DISMISSED"):
            last[review.user] = review
    world, push = call.world, ROLES.index("push")
    return [each for id, each in last.items() if ROLES.index(world.role(world.state.accounts[id], repository)) >= push]


def _is_last_push_approved(call: Call, repository: Repository, pull: Pull) -> bool:
    """Whether somebody approved the head who did not push it."""
    pusher = pull.pushed_by or repository.issues[pull.number].user
    return any(
        (each.state, each.commit_id) == ("APPROVED", pull.head_sha) and each.user != pusher
        for each in _last_reviews(call, repository, pull)
    )


def _has_open_threads(repository: Repository, pull: Pull) -> bool:
    """Whether a thread of comments on lines is not resolved."""
    threads = (each for each in published_comments(repository) if each.pull == pull.number and not each.in_reply_to)
    return any(each.resolved_by is None for each in threads)


def published_comments(repository: Repository) -> list[ReviewComment]:
    """The comments on lines, without those of reviews that are not submitted yet.

    :param repository: the repository
    """
    pending = {id for id, each in repository.reviews.items() if each.state == "PENDING"}
    return [each for each in repository.review_comments.values() if each.review not in pending]


def state_of_merge(call: Call, repository: Repository, pull: Pull) -> str:
    """Whether a pull request can be merged, as ``mergeable_state`` of the REST API says it.

    :param repository: its repository
    :param pull: the pull request
    """
    if repository.issues[pull.number].state != "open" or not is_computed(call, repository, pull):
        return "unknown"
    if not is_mergeable(repository, pull):
        return "dirty"
    if pull.draft:
        return "draft"
    if _is_behind(call, repository, pull):
        return "behind"
    if blocked_by(call, repository, pull) is not None:
        return "blocked"
    return "clean" if commits.passes(repository, pull.head_sha) else "unstable"


def _is_behind(call: Call, repository: Repository, pull: Pull) -> bool:
    """Whether the branch lacks commits of the base, and a rule does not permit that."""
    found = (each.required_status_checks for each in rules.of_branch(call, repository, pull.base, merges=True))
    is_strict = any(each and (each.get("strict") or each.get("strict_required_status_checks_policy")) for each in found)
    return is_strict and not history.is_ancestor(repository.objects, pull.base_sha, pull.head_sha)


def blocked_by(call: Call, repository: Repository, pull: Pull) -> str | None:
    """Why the protection of the base does not permit a merge; None if it does.

    :param repository: its repository
    :param pull: the pull request
    """
    obeyed = rules.of_branch(call, repository, pull.base, merges=True)
    protection = repository.protections.get(pull.base)
    if not restrictions.permit(call, repository, protection):
        return restrictions.REFUSED
    if any(each is not None and each.lock_branch for each in (protection, *obeyed)):
        return commits.LOCKED
    if _is_behind(call, repository, pull):
        return "Head branch is out of date. Update it with the base branch and try the merge again."
    for each in obeyed:
        if missing := commits.missing_checks(call.state, repository, each.required_status_checks, pull.head_sha):
            return f"Required status check{'s' * (len(missing) > 1)} {', '.join(missing)} is expected."
        required = each.required_pull_request_reviews
        if required is not None:
            approved, refused = approvals(call, repository, pull)
            needed = int(str(required.get("required_approving_review_count") or 0))
            if refused:
                return "Changes have been requested on this pull request."
            if approved < needed:
                return f"At least {needed} approving review is required by reviewers with write access."
            if required.get("require_last_push_approval") and not _is_last_push_approved(call, repository, pull):
                return "New changes require approval from someone other than the last pusher."
        if each.required_conversation_resolution and _has_open_threads(repository, pull):
            return "All comments must be resolved."
    return None


def merge(call: Call, repository: Repository, pull: Pull, method: str, title: str | None, message: str | None) -> str:
    """Merge a pull request.

    :param repository: its repository
    :param pull: the pull request
    :param method: "merge", "squash" or "rebase"
    :param title: the first line of the message; None for the usual one
    :param message: the rest of the message; None for the usual one
    :returns: the SHA of the commit
    :raises Failure: there are conflicts, or a rule does not permit it
    """
    issue = repository.issues[pull.number]
    usual = usual_message(call, repository, pull, method)
    text = _joined(title or usual[0], usual[1] if message is None else message)
    if method == "merge":
        sha = merging.merge_commit(call, repository, pull.base_sha, pull.head_sha, text)
    elif method == "squash":
        sha = merging.squash_commit(call, repository, pull.base_sha, pull.head_sha, text)
    else:
        sha = merging.rebased_commits(call, repository, pull.base_sha, pull.head_sha)
    if sha is None:
        raise Failure(405, "Pull Request is not mergeable")
    known = [repository.protections.get(pull.base), *rules.of_branch(call, repository, pull.base, merges=True)]
    if not all(each is None or _permits(each, method) for each in known):
        raise Failure(405, f"{_MERGES[method]} are not allowed on this branch.")
    closing = closed_by(repository, pull)
    commits.set_ref(call, repository, f"refs/heads/{pull.base}", sha, merges=True)
    pull.merged_at, pull.merged_by, pull.merge_commit_sha = call.now, call.me.id, sha
    issues.happened(call, repository, issue, "merged", commit_id=sha)
    issues.set_state(call, repository, issue, "closed")
    issue.updated_at = call.now
    for number in closing:
        _close_issue(call, repository, number)
    if repository.delete_branch_on_merge and pull.head_repository == repository.id:
        # The default branch stays, and one whose rules do not permit that it is deleted.
        with contextlib.suppress(Failure):
            commits.delete_ref(call, repository, f"refs/heads/{pull.head}")
    return sha


def _permits(found: Protection, method: str) -> bool:
    """Whether the rules of a branch permit a way to merge."""
    allowed: Any = (found.required_pull_request_reviews or {}).get("allowed_merge_methods")
    return method in (allowed or _MERGES) and not (method == "merge" and found.required_linear_history)


def _joined(title: str, message: str) -> str:
    return f"{title}\n\n{message}" if message else title


def usual_message(call: Call, repository: Repository, pull: Pull, method: str) -> tuple[str, str]:
    """The first line and the rest of the message of a merge that has none of its own.

    :param repository: its repository
    :param pull: the pull request
    :param method: "merge", "squash" or "rebase"
    """
    issue = repository.issues[pull.number]
    if method == "squash":
        return f"{issue.title} (#{pull.number})", ""
    home = call.state.repositories.get(pull.head_repository or 0)
    login = call.state.accounts[home.owner if home is not None else issue.user].login
    return f"Merge pull request #{pull.number} from {login}/{pull.head}", issue.title


def is_computed(call: Call, repository: Repository, pull: Pull) -> bool:
    """Whether it is known by now if a pull request can be merged.

    :param repository: its repository
    :param pull: the pull request
    """
    key = ("mergeable", repository.id, pull.number, pull.base_sha, pull.head_sha)
    return call.world.is_computed(call.world.delays.mergeable, *key)


def closed_by(repository: Repository, pull: Pull) -> list[int]:
    """The numbers that a pull request or its commits name with a closing word, in order.

    :param repository: its repository
    :param pull: the pull request
    """
    if pull.base != repository.default_branch:
        return []
    issue = repository.issues[pull.number]
    texts = [issue.title, issue.body or ""]
    texts += [git.commit(repository.objects, each).message for each in commits_of(repository, pull)]
    return sorted({int(number) for text in texts for number in _CLOSING.findall(text)})


def _close_issue(call: Call, repository: Repository, number: int) -> None:
    issue = repository.issues.get(number)
    if issue is not None and not issue.is_pull and issue.state == "open":
        issues.set_state(call, repository, issue, "closed")
        issue.updated_at = call.now
