"""Commits and references of repositories: what a name stands for, and what may be changed."""

from __future__ import annotations

import datetime
import re
from typing import TYPE_CHECKING

from ferrohub.testing.github import restrictions, rule_suites, rules, workflow_files
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.git import history, objects as git
from ferrohub.testing.github.issue_events import pushed
from ferrohub.testing.github.repositories import person_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Protection, Repository

_SHA = re.compile("[0-9a-f]{4,40}")
_FORBIDDEN = re.compile(r"[\x00-\x20\x7f~^:?*\[\\]|\.\.|@\{|//|\.lock(/|$)|^\.|/\.|\.$|/$|^/")


def resolve(repository: Repository, name: str) -> str | None:
    """The SHA of the commit that a name stands for; None if there is none.

    :param repository: the repository
    :param name: a branch, a tag, a reference, ``HEAD``, or the SHA or its beginning
    """
    if name == "HEAD":
        name = f"refs/heads/{repository.default_branch}"
    for prefix in ("", "refs/", "refs/heads/", "refs/tags/"):
        if (sha := repository.refs.get(f"{prefix}{name}")) is not None:
            return peel(repository, sha)
    if _SHA.fullmatch(name):
        found = [sha for sha in repository.objects if sha.startswith(name)] if len(name) < 40 else [name]
        kinds = [sha for sha in found if repository.objects.get(sha, ("",))[0] in ("commit", "tag")]
        if len(kinds) == 1:
            return peel(repository, kinds[0])
    return None


def peel(repository: Repository, sha: str) -> str | None:
    """The commit that a tag stands for, or the commit itself.

    :param repository: the repository
    :param sha: SHA of the commit or of the tag
    """
    kind = repository.objects[sha][0]
    while kind == "tag":
        sha = git.tag(repository.objects, sha).object
        kind = repository.objects[sha][0]
    return sha if kind == "commit" else None


def head_of(repository: Repository, name: str | None, problem: Failure | None = None) -> str:
    """The SHA of the commit that a name stands for.

    :param repository: the repository
    :param name: the name; None for the default branch
    :param problem: the error if there is none; None for 404
    :raises Failure: there is no such commit
    """
    if not repository.refs:
        raise Failure(409, "Git Repository is empty.")
    sha = resolve(repository, name or repository.default_branch)
    if sha is None:
        raise problem or Failure(404, f"No commit found for the ref {name}")
    return sha


def branch_of(call: Call, repository: Repository) -> str:
    """The branch of the path.

    :raises Failure: it does not exist
    """
    name = call.params["branch"]
    if f"refs/heads/{name}" not in repository.refs:
        raise Failure(404, "Branch not found")
    return name


def check_name(ref: str) -> None:
    """Check the full name of a reference.

    :raises Failure: it is not possible
    """
    if not ref.startswith("refs/") or ref.count("/") < 2 or _FORBIDDEN.search(ref):
        raise unprocessable("Reference name is not valid")


def check_protection(call: Call, repository: Repository, ref: str, new: str | None, *, merges: bool = False) -> None:
    """Check that the protection of a branch permits a change.

    :param repository: the repository
    :param ref: full name of the reference
    :param new: the SHA that it gets; None if it is deleted
    :param merges: whether a pull request is merged
    :raises Failure: it does not
    """
    if not ref.startswith("refs/heads/"):
        return
    creates = ref not in repository.refs

    def check(rule: Protection) -> None:
        _check_structure(repository, rule, ref, new)
        if new is not None and not merges:
            _check_content(repository, rule, new, creates=creates)

    passes = False
    try:
        _check_obeyed(call, repository, ref, new, check, merges=merges)
        passes = True
    finally:
        rule_suites.record(call, repository, ref, new, check, passes=passes)


def _check_obeyed(
    call: Call,
    repository: Repository,
    ref: str,
    new: str | None,
    check: Callable[[Protection], None],
    *,
    merges: bool,
) -> None:
    """Check the rules that the user has to obey."""
    branch = ref.removeprefix("refs/heads/")
    protection, obeyed = repository.protections.get(branch), rules.of_branch(call, repository, branch, merges=merges)
    if protection is not None and protection not in obeyed:
        # Administrators may not do that either.
        _check_structure(repository, protection, ref, new)
    if not restrictions.permit(call, repository, protection):
        raise Failure(405 if merges else 403, restrictions.REFUSED)
    for each in obeyed:
        check(each)


def _check_structure(repository: Repository, found: Protection, ref: str, new: str | None) -> None:
    """Check that a branch may be deleted or changed, and by force."""
    if new is None:
        if not found.allow_deletions:
            raise unprocessable("Cannot delete this protected branch")
        return
    old = repository.refs.get(ref)
    # The rule of a ruleset that forbids updates lets branches be created.
    if found.lock_branch and old is not None:
        raise unprocessable("Cannot change this locked branch")
    is_forced = old is not None and not history.is_ancestor(repository.objects, old, new)
    if is_forced and not found.allow_force_pushes:
        raise unprocessable("Cannot force-push to this branch")


def _check_content(repository: Repository, found: Protection, new: str, *, creates: bool) -> None:
    """Check that a branch may get a commit without a pull request."""
    if found.required_pull_request_reviews is not None:
        raise Failure(409, "Changes must be made through a pull request.")
    if found.required_linear_history and len(git.commit(repository.objects, new).parents) > 1:
        raise Failure(409, "This branch must not contain merge commits.")
    checks = found.required_status_checks
    if checks is None or (creates and checks.get("do_not_enforce_on_create")):
        return
    if missing := missing_checks(repository, checks, new):
        raise Failure(409, f"Required status check{'s' * (len(missing) > 1)} {', '.join(missing)} is expected.")


def missing_checks(repository: Repository, required: Mapping[str, object] | None, sha: str) -> list[str]:
    """The required contexts that have no success for a commit.

    :param repository: the repository
    :param required: the rule for status checks; None for none
    :param sha: SHA of the commit
    """
    if required is None:
        return []
    states = _states(repository, sha)
    contexts: Any = required["contexts"]
    return [f'"{context}"' for context in contexts if states.get(context) != "success"]


def passes(repository: Repository, sha: str) -> bool:
    """Whether all statuses and check runs of a commit are successful.

    :param repository: the repository
    :param sha: SHA of the commit
    """
    return set(_states(repository, sha).values()) <= {"success"}


def _states(repository: Repository, sha: str) -> dict[str, str]:
    """The states of the statuses of a commit by their contexts, and of its check runs by their names."""
    states = {each.context: each.state for each in repository.statuses.values() if each.sha == sha}
    for run in repository.check_runs.values():
        if run.head_sha == sha:
            states[run.name] = "success" if run.conclusion in ("success", "neutral", "skipped") else "pending"
    return states


def set_ref(
    call: Call, repository: Repository, ref: str, new: str, *, force: bool = False, merges: bool = False
) -> None:
    """Let a reference stand for another commit.

    :param repository: the repository
    :param ref: full name of the reference
    :param new: the SHA that it gets
    :param force: whether commits may get lost
    :param merges: whether a pull request is merged
    :raises Failure: it is no fast-forward, or the protection of the branch does not permit it
    """
    old = repository.refs.get(ref)
    # What is refused for another reason is no push that the rules say something of.
    if old is not None and not force and not history.is_ancestor(repository.objects, old, new):
        raise unprocessable("Update is not a fast forward")
    if ref.startswith("refs/heads/"):
        workflow_files.check(call, repository, old, new)
    check_protection(call, repository, ref, new, merges=merges)
    repository.refs[ref] = new
    repository.pushed_at = call.now
    pushed(call, repository, ref, old, new)


def withdraw(call: Call, repository: Repository, before: Mapping[str, str]) -> dict[str, str]:
    """Undo the changes of a push that may not be made, and return the reasons by the names of references.

    :param repository: the repository, whose references are those after the push
    :param before: the SHAs of references before it
    """
    after, refused = repository.refs, {}
    repository.refs = dict(before)
    for ref in dict.fromkeys([*before, *after]):
        old, new = before.get(ref), after.get(ref)
        if old == new:
            continue
        try:
            if new is not None and ref.startswith("refs/heads/"):
                workflow_files.check(call, repository, old, new)
            check_protection(call, repository, ref, new)
        except Failure as failure:
            refused[ref] = str(failure.body()["message"])
    repository.refs = {ref: sha for ref, sha in after.items() if ref not in refused}
    repository.refs |= {ref: before[ref] for ref in refused if ref in before}
    return refused


def delete_ref(call: Call, repository: Repository, ref: str) -> None:
    """Delete a reference.

    :param repository: the repository
    :param ref: its full name
    :raises Failure: the protection of the branch does not permit it
    """
    if ref not in repository.refs:
        raise unprocessable("Reference does not exist")
    if ref == f"refs/heads/{repository.default_branch}":
        raise unprocessable("Cannot delete the default branch")
    check_protection(call, repository, ref, None)
    pushed(call, repository, ref, repository.refs.pop(ref), None)
    repository.protections.pop(ref.removeprefix("refs/heads/"), None)


def given_person(call: Call, given: Mapping[str, Any] | None, default: git.Person | None = None) -> git.Person:
    """The author or committer that a body names.

    :param given: the object of the body; None for the user
    :param default: who it is without one; None for the user
    """
    mine = default or person_of(call.world, call.me)
    if not given:
        return mine
    date = given.get("date") or mine.date
    return git.Person(given.get("name") or mine.name, given.get("email") or mine.email, _in_utc(date))


def _in_utc(date: str) -> str:
    try:
        at = datetime.datetime.fromisoformat(date.replace("Z", "+00:00"))
    except ValueError:
        raise unprocessable(f"Invalid request.\n\n{date!r} is not a valid date.") from None
    if at.tzinfo is None:
        at = at.replace(tzinfo=datetime.timezone.utc)
    return at.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def tree_of(repository: Repository, sha: str) -> str:
    """The tree of a commit, or the tree itself.

    :param repository: the repository
    :param sha: SHA of either
    :raises Failure: there is no such object
    """
    kind = repository.objects.get(sha, ("", b""))[0]
    if kind == "commit":
        return git.commit(repository.objects, sha).tree
    if kind != "tree" and sha != git.EMPTY_TREE:
        raise not_found()
    return sha
