"""Check suites: when they are created, and what webhooks tell of them and of check runs.

See https://docs.github.com/rest/guides/using-the-rest-api-to-interact-with-checks#about-check-suites.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import apps, webhooks
from ferrohub.testing.github.events import after_operations, repository_of
from ferrohub.testing.github.records import CheckSuite
from ferrohub.testing.github.views import checks as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import CheckRun, Repository


def _suite_of(repository: Repository, app: int, sha: str) -> CheckSuite | None:
    found = repository.check_suites.values()
    return next((each for each in found if (each.app, each.head_sha) == (app, sha)), None)


def _add(
    call: Call, repository: Repository, app: int, sha: str, branch: str | None, before: str | None = None
) -> CheckSuite:
    made = CheckSuite(call.state.next_id("check_suite"), app, sha, call.now, call.now, branch, before)
    repository.check_suites[made.id] = made
    return made


def suite_for(call: Call, repository: Repository, app: int, sha: str) -> CheckSuite:
    """The check suite of an App for a commit, which is created if it is missing.

    :param repository: the repository
    :param app: the ID of the App
    :param sha: SHA of the commit
    """
    branches = (ref for ref, held in repository.refs.items() if held == sha and ref.startswith("refs/heads/"))
    branch = next(branches, "").removeprefix("refs/heads/") or None
    return _suite_of(repository, app, sha) or _add(call, repository, app, sha, branch)


def request(call: Call, repository: Repository, branch: str, old: str | None, new: str) -> None:
    """Create the check suites of a push: one for each App that may write checks, unless the repository prefers none.

    :param repository: the repository
    :param branch: name of the branch
    :param old: the SHA that it had; None if it is new
    :param new: the SHA that it has
    """
    for each in call.state.installations.values():
        may_write = each.suspended_at is None and each.permissions.get("checks") == "write"
        is_wanted = may_write and repository.check_preferences.get(each.app, True)
        if is_wanted and apps.has_access(each, repository) and _suite_of(repository, each.app, new) is None:
            made = _add(call, repository, each.app, new, branch, old)
            members = {"check_suite": _suite(views.check_suite(call, repository, made))}
            webhooks.emit(call, "check_suite", "requested", members, repository=repository, only=each.app)


@after_operations("checks/create", "checks/update")
def _check_run(call: Call, result: Any, old: Any) -> None:
    repository = repository_of(call)
    assert repository is not None
    run = repository.check_runs[result["id"]]
    if run.status == "completed":
        emit_run(call, repository, run, "completed")
        emit_suite(call, repository, repository.check_suites[run.suite])
    elif call.route.id == "checks/create":
        emit_run(call, repository, run, "created")


def emit_run(call: Call, repository: Repository, run: CheckRun, action: str, only: int | None = None) -> None:
    """Let webhooks tell of a check run.

    :param repository: the repository
    :param run: the check run
    :param action: what happened to it, such as ``"completed"``
    :param only: the ID of the App that alone receives it; None for all that subscribe
    """
    if call.state.hooks:
        names = ("id", "node_id", "head_branch", "head_sha", "status", "conclusion", "url", "before", "after")
        more = ("pull_requests", "app", "created_at", "updated_at")
        suite = views.check_suite(call, repository, repository.check_suites[run.suite])
        shown = {**views.check_run(call, repository, run), "check_suite": {each: suite[each] for each in names + more}}
        webhooks.emit(call, "check_run", action, {"check_run": shown}, repository=repository, only=only)


def emit_suite(call: Call, repository: Repository, suite: CheckSuite) -> None:
    """Let webhooks tell of a check suite, if all of its runs have ended.

    :param repository: the repository
    :param suite: the check suite
    """
    if call.state.hooks and (shown := _suite(views.check_suite(call, repository, suite)))["status"] == "completed":
        webhooks.emit(call, "check_suite", "completed", {"check_suite": shown}, repository=repository)


def _suite(suite: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in suite.items() if name != "repository"}


@after_operations("checks/rerequest-run")
def _check_run_again(call: Call, result: Any, old: Any) -> None:
    repository = repository_of(call)
    assert repository is not None
    run = repository.check_runs[call.number("check_run_id")]
    emit_run(call, repository, run, "rerequested", run.app)


@after_operations("checks/rerequest-suite")
def _check_suite_again(call: Call, result: Any, old: Any) -> None:
    repository = repository_of(call)
    assert repository is not None
    suite = repository.check_suites[call.number("check_suite_id")]
    members = {"check_suite": _suite(views.check_suite(call, repository, suite))}
    webhooks.emit(call, "check_suite", "rerequested", members, repository=repository, only=suite.app)
