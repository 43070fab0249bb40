"""Statuses and check runs of commits, and what they come to together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import actions, actions_app, checks_of_jobs, rules
from ferrohub.testing.github.graphql.registry import Node, Problem, attributes, connection, field, fields, members
from ferrohub.testing.github.views import checks as views
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

_FAILED = ("FAILURE", "ERROR", "TIMED_OUT", "ACTION_REQUIRED", "CANCELLED", "STARTUP_FAILURE", "STALE")


def statuses_of(node: Node) -> list[Node]:
    """The newest status of each context of a commit.

    :param node: the commit
    """
    newest: dict[str, Any] = {}
    for each in node.home.statuses.values():
        if each.sha == node.record:
            newest.pop(each.context, None)
            newest[each.context] = each
    return [Node("StatusContext", each, node.home) for each in newest.values()]


def runs_of(node: Node) -> list[Node]:
    """The latest check runs of a commit.

    :param node: the commit
    """
    found = [each for each in node.home.check_runs.values() if each.head_sha == node.record]
    return [Node("CheckRun", each, node.home) for each in views.latest(found)]


def _state_of(node: Node) -> str:
    """The state of a status or a check run, as the counts of a rollup have it."""
    if node.type == "StatusContext":
        return str(node.record.state.upper())
    return str((node.record.conclusion or node.record.status).upper())


def combined(nodes: list[Node]) -> str:
    """What statuses and check runs come to together.

    :param nodes: the statuses and check runs
    """
    states = {_state_of(each) for each in nodes}
    if states & set(_FAILED):
        return "FAILURE"
    return "SUCCESS" if states <= {"SUCCESS", "NEUTRAL", "SKIPPED"} else "PENDING"


@field("Commit", "statusCheckRollup")
def _rollup(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return rollup(context, node)


def rollup(context: Context, node: Node) -> dict[str, Any] | None:
    """What the statuses and check runs of a commit come to; None if it has none.

    :param node: the commit
    """
    context.permit(node.home, "repos/get-combined-status-for-ref")
    found = [*runs_of(node), *statuses_of(node)]
    return {"commit": node, "state": combined(found), "found": found} if found else None


members("StatusCheckRollup", "commit state")


@field("StatusCheckRollup", "contexts", "first last after before")
def _contexts(context: Context, rollup: dict[str, Any], arguments: dict[str, Any]) -> Any:
    found = rollup["found"]
    return context.page(found, arguments, found=found)


def _counts(type_: str) -> Any:
    def resolve(context: Context, page: Any, arguments: dict[str, Any]) -> Any:
        states = [_state_of(each) for each in page.more["found"] if each.type == type_]
        return [{"state": state, "count": states.count(state)} for state in dict.fromkeys(states)]

    return resolve


fields(
    "StatusCheckRollupContextConnection",
    {
        "checkRunCount": lambda context, page, arguments: sum(each.type == "CheckRun" for each in page.more["found"]),
        "checkRunCountsByState": _counts("CheckRun"),
        "statusContextCount": lambda context, page, arguments: sum(
            each.type == "StatusContext" for each in page.more["found"]
        ),
        "statusContextCountsByState": _counts("StatusContext"),
    },
)
members("CheckRunStateCount StatusContextStateCount", "count state")


@field("Commit", "status")
def _status(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.home, "repos/get-combined-status-for-ref")
    found = statuses_of(node)
    return {"contexts": found, "state": combined(found)} if found else None


members("Status", "contexts state")
attributes("StatusContext", "context createdAt description targetUrl")
fields(
    "StatusContext",
    {
        "commit": lambda context, node, arguments: Node("Commit", node.record.sha, node.home),
        "creator": lambda context, node, arguments: context.account(node.record.creator),
        "state": lambda context, node, arguments: node.record.state.upper(),
    },
)
attributes("CheckRun", "name startedAt completedAt title summary text externalId")
fields(
    "CheckRun",
    {
        "checkSuite": lambda context, node, arguments: Node(
            "CheckSuite", node.home.check_suites[node.record.suite], node.home
        ),
        "conclusion": lambda context, node, arguments: (node.record.conclusion or "").upper() or None,
        "databaseId": lambda context, node, arguments: node.record.id,
        "detailsUrl": lambda context, node, arguments: node.record.details_url or _page(context, node),
        "permalink": lambda context, node, arguments: _page(context, node),
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "status": lambda context, node, arguments: node.record.status.upper(),
        "url": lambda context, node, arguments: _page(context, node),
    },
)


def _page(context: Context, node: Node) -> str:
    return views.page_of_run(context.call, node.home, node.record)


@field("CheckRun StatusContext", "isRequired", "pullRequestId pullRequestNumber")
def _is_required(context: Context, node: Node, arguments: dict[str, Any]) -> bool:
    number = arguments.get("pullRequestNumber")
    if (id := arguments.get("pullRequestId")) is not None:
        number = context.node(id).record.number
    pull = node.home.pulls.get(number or 0)
    if pull is None:
        raise Problem("NOT_FOUND", "Could not resolve to a PullRequest.")
    name = node.record.context if node.type == "StatusContext" else node.record.name
    found: list[Any] = [
        each.required_status_checks for each in rules.all_of_branch(context.state, node.home, pull.base)
    ]
    return any(name in (each.get("contexts") or ()) for each in found if each)


@connection("Commit", "checkSuites")
def _suites(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.home, "checks/list-suites-for-ref")
    found = node.home.check_suites.values()
    return [Node("CheckSuite", each, node.home) for each in found if each.head_sha == node.record]


attributes("CheckSuite", "createdAt updatedAt")


def _suite_state(node: Node, at: int) -> str | None:
    found = views.state_of(views.latest(views.runs_of(node.home, node.record)))[at]
    return None if found is None else found.upper()


fields(
    "CheckSuite",
    {
        "app": lambda context, node, arguments: _app(context, node.record.app),
        "commit": lambda context, node, arguments: Node("Commit", node.record.head_sha, node.home),
        "conclusion": lambda context, node, arguments: _suite_state(node, 1),
        "databaseId": lambda context, node, arguments: node.record.id,
        "status": lambda context, node, arguments: _suite_state(node, 0),
        "workflowRun": lambda context, node, arguments: _workflow_run(node),
    },
)


def _app(context: Context, id: int) -> Node | None:
    found = actions_app.find(context.state, id)
    return None if found is None else Node("App", found)


def _workflow_run(node: Node) -> Node | None:
    found = checks_of_jobs.run_of(node.home, node.record)
    return None if found is None else Node("WorkflowRun", found, node.home)


attributes("App", "name slug description createdAt updatedAt")
fields("App", {"databaseId": lambda context, node, arguments: node.record.id})


@connection("CheckSuite", "checkRuns")
def _runs(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [Node("CheckRun", each, node.home) for each in views.runs_of(node.home, node.record)]


attributes("Workflow", "createdAt updatedAt")
fields(
    "Workflow",
    {
        "databaseId": lambda context, node, arguments: node.record.id,
        "name": lambda context, node, arguments: actions.name_of(node.home, node.record),
    },
)
attributes("WorkflowRun", "createdAt updatedAt event")
fields(
    "WorkflowRun",
    {
        "checkSuite": lambda context, node, arguments: Node(
            "CheckSuite", node.home.check_suites[node.record.suite], node.home
        ),
        "databaseId": lambda context, node, arguments: node.record.id,
        "runNumber": lambda context, node, arguments: node.record.number,
        "url": lambda context, node, arguments: f"{page_of(context.call, node.home)}/actions/runs/{node.record.id}",
        "workflow": lambda context, node, arguments: Node(
            "Workflow", node.home.workflows[node.record.workflow], node.home
        ),
    },
)
