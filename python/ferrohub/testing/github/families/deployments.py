"""Deployments, their statuses, and environments (https://docs.github.com/rest/deployments)."""

from __future__ import annotations

import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits, waiting_jobs
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.records import BranchPolicy, Deployment, DeploymentStatus, Environment
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import teams as team_views
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.git import quoted
from ferrohub.testing.github.views.repositories import page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: The states that make the earlier deployments to the same environment inactive when one succeeds.
_ENDED = ("inactive", "failure", "error")


def shown(call: Call, repository: Repository, found: Deployment) -> dict[str, Any]:
    """A deployment: the schema ``deployment``."""
    base = url_of(call, repository)
    url = f"{base}/deployments/{found.id}"
    return {
        "url": url,
        "id": found.id,
        "node_id": node_id("DE", repository.id, found.id),
        "sha": found.sha,
        "ref": found.ref,
        "task": found.task,
        "payload": found.payload,
        "original_environment": found.original_environment,
        "environment": found.environment,
        "description": found.description,
        "creator": user_by_id(call, found.creator),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "statuses_url": f"{url}/statuses",
        "repository_url": base,
        "transient_environment": found.transient_environment,
        "production_environment": found.production_environment,
        "performed_via_github_app": None,
    }


def shown_status(call: Call, repository: Repository, deployment: Deployment, found: DeploymentStatus) -> dict[str, Any]:
    """A status of a deployment: the schema ``deployment-status``."""
    base = url_of(call, repository)
    url = f"{base}/deployments/{deployment.id}"
    return {
        "url": f"{url}/statuses/{found.id}",
        "id": found.id,
        "node_id": node_id("DES", repository.id, found.id),
        "state": found.state,
        "creator": user_by_id(call, found.creator),
        "description": found.description,
        "environment": found.environment,
        "target_url": found.log_url,
        "created_at": found.created_at,
        "updated_at": found.created_at,
        "deployment_url": url,
        "repository_url": base,
        "environment_url": found.environment_url,
        "log_url": found.log_url,
        "performed_via_github_app": None,
    }


def _deployment(call: Call, repository: Repository) -> Deployment:
    return call.item(repository.deployments, "deployment_id")


@operation("repos/list-deployments")
def list_deployments(call: Call) -> Any:
    repository = call.repository()
    names = [name for name in ("sha", "ref", "task", "environment") if call.query.get(name, "none") != "none"]
    found = [
        each
        for each in repository.deployments.values()
        if all(getattr(each, name) == call.query[name] for name in names)
    ]
    return call.page(found[::-1], lambda each: shown(call, repository, each))


@operation("repos/get-deployment")
def get_deployment(call: Call) -> Any:
    repository = call.repository()
    return shown(call, repository, _deployment(call, repository))


def _check_contexts(repository: Repository, sha: str, required: list[str] | None) -> None:
    """Check that the required contexts, or all that there are, succeeded."""
    states = {each.context: each.state for each in repository.statuses.values() if each.sha == sha}
    wrong = [name for name in (list(states) if required is None else required) if states.get(name) != "success"]
    if wrong:
        error = {"contexts": [{"context": name, "state": states.get(name, "pending")} for name in wrong]}
        message = "Conflict: Commit status checks failed for " + sha
        raise Failure(
            409, message, [{**error, "resource": "Deployment", "field": "required_contexts", "code": "invalid"}]
        )


@operation("repos/create-deployment", partly="The default branch is not merged into the ref automatically.")
def create_deployment(call: Call) -> Any:
    repository, body = call.writer(), call.body
    sha = commits.head_of(repository, body["ref"], unprocessable(f"No ref found for: {body['ref']}"))
    _check_contexts(repository, sha, body.get("required_contexts"))
    environment = body.get("environment") or "production"
    made = Deployment(
        call.state.next_id("deployment"),
        sha,
        body["ref"],
        call.me.id,
        call.now,
        call.now,
        body.get("task") or "deploy",
        environment,
        environment,
        body.get("description"),
        body.get("payload") or {},
        bool(body.get("transient_environment")),
        bool(body.get("production_environment", environment == "production")),
    )
    repository.deployments[made.id] = made
    environment_named(call, repository, environment)
    return Reply(201, shown(call, repository, made))


@operation("repos/delete-deployment")
def delete_deployment(call: Call) -> None:
    repository = call.writer()
    found = _deployment(call, repository)
    state = found.statuses[-1].state if found.statuses else "pending"
    if len(repository.deployments) > 1 and state not in _ENDED and found.statuses:
        raise unprocessable("We cannot delete an active deployment unless it is the only deployment in a repository.")
    del repository.deployments[found.id]


@operation("repos/list-deployment-statuses")
def list_statuses(call: Call) -> Any:
    repository = call.repository()
    found = _deployment(call, repository)
    return call.page(found.statuses[::-1], lambda each: shown_status(call, repository, found, each))


@operation("repos/get-deployment-status")
def get_status(call: Call) -> Any:
    repository, wanted = call.repository(), call.number("status_id")
    deployment = _deployment(call, repository)
    for each in deployment.statuses:
        if each.id == wanted:
            return shown_status(call, repository, deployment, each)
    raise not_found()


def _add_status(call: Call, deployment: Deployment, state: str, **members: Any) -> DeploymentStatus:
    made = DeploymentStatus(call.state.next_id("deployment_status"), call.me.id, state, call.now, **members)
    deployment.statuses.append(made)
    deployment.updated_at = call.now
    return made


@operation("repos/create-deployment-status")
def create_status(call: Call) -> Any:
    repository, body = call.writer(), call.body
    deployment = _deployment(call, repository)
    deployment.environment = body.get("environment") or deployment.environment
    made = _add_status(
        call,
        deployment,
        body["state"],
        description=body.get("description") or "",
        environment=deployment.environment,
        environment_url=body.get("environment_url") or "",
        log_url=body.get("log_url") or body.get("target_url") or "",
    )
    if made.state == "success" and body.get("auto_inactive", True):
        for each in repository.deployments.values():
            is_earlier = each.id < deployment.id and each.environment == deployment.environment
            has_succeeded = bool(each.statuses) and each.statuses[-1].state == "success"
            if is_earlier and has_succeeded and not each.transient_environment and not each.production_environment:
                _add_status(call, each, "inactive", environment=each.environment)
    return shown_status(call, repository, deployment, made)


def environment_named(call: Call, repository: Repository, name: str) -> Environment:
    """The environment with a name, which is created if it is missing.

    :param repository: the repository
    :param name: its name
    """
    if name not in repository.environments:
        identity = call.state.next_id("environment")
        repository.environments[name] = Environment(identity, name, call.now, call.now)
    return repository.environments[name]


def _rule_id(environment: Environment, at: int) -> int:
    return environment.id * 10 + at


def shown_environment(call: Call, repository: Repository, found: Environment) -> dict[str, Any]:
    """An environment: the schema ``environment``."""
    rules: list[dict[str, Any]] = []

    def rule(type: str, **members: Any) -> None:
        identity = _rule_id(found, len(rules) + 1)
        rules.append({"id": identity, "node_id": node_id("GA", repository.id, identity), "type": type, **members})

    if found.wait_timer:
        rule("wait_timer", wait_timer=found.wait_timer)
    if found.reviewers:
        reviewers = []
        for type_, id in found.reviewers:
            team = call.state.teams.get(id)
            reviewer = user_by_id(call, id) if type_ == "User" else team and team_views.team(call, team)
            reviewers.append({"type": type_, "reviewer": reviewer})
        rule("required_reviewers", prevent_self_review=found.prevent_self_review, reviewers=reviewers)
    if found.deployment_branch_policy is not None:
        rule("branch_policy")
    return {
        "id": found.id,
        "node_id": node_id("EN", repository.id, found.id),
        "name": found.name,
        "url": f"{url_of(call, repository)}/environments/{urllib.parse.quote(found.name, safe='')}",
        "html_url": f"{page_of(call, repository)}/deployments/activity_log?environments_filter={quoted(found.name)}",
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "protection_rules": rules,
        "deployment_branch_policy": found.deployment_branch_policy,
    }


@operation("repos/get-all-environments")
def list_environments(call: Call) -> Any:
    repository = call.repository()
    found = sorted(repository.environments.values(), key=lambda each: each.name)
    return call.page(found, lambda each: shown_environment(call, repository, each))


def environment_of(call: Call, repository: Repository) -> Environment:
    """The environment of the path.

    :param repository: the repository
    :raises Failure: it does not exist
    """
    found = repository.environments.get(call.params["environment_name"])
    if found is None:
        raise not_found()
    return found


@operation("repos/get-environment")
def get_environment(call: Call) -> Any:
    repository = call.repository()
    return shown_environment(call, repository, environment_of(call, repository))


@operation("repos/create-or-update-environment")
def set_environment(call: Call) -> Any:
    repository, body = call.writer("admin"), call.body
    reviewers = [(each.get("type") or "User", each.get("id")) for each in body.get("reviewers") or []]
    for type_, id in reviewers:
        if id not in (call.state.accounts if type_ == "User" else call.state.teams):
            raise unprocessable(f"Validation Failed: there is no {type_.lower()} with the ID {id}")
    if len(reviewers) > 6:
        raise unprocessable("Validation Failed: an environment has at most 6 reviewers")
    found = environment_named(call, repository, call.params["environment_name"])
    found.wait_timer = body.get("wait_timer") or 0
    found.prevent_self_review = bool(body.get("prevent_self_review"))
    found.reviewers, found.deployment_branch_policy = reviewers, body.get("deployment_branch_policy")
    found.updated_at = call.now
    return shown_environment(call, repository, found)


@operation("repos/delete-an-environment")
def delete_environment(call: Call) -> None:
    repository = call.writer("admin")
    name = environment_of(call, repository).name
    # Jobs that wait for it fail.
    for run in repository.runs.values():
        for job in waiting_jobs.by_environment(call, repository, run).get(name, []):
            waiting_jobs.reject(call, repository, run, job)
    del repository.environments[name]


def _policy_json(call: Call, repository: Repository, found: BranchPolicy) -> dict[str, Any]:
    node = node_id("GA", repository.id, found.id)
    return {"id": found.id, "node_id": node, "name": found.name, "type": found.type}


def _policy(call: Call, environment: Environment) -> BranchPolicy:
    return call.item(environment.branch_policies, "branch_policy_id")


@operation("repos/list-deployment-branch-policies")
def list_policies(call: Call) -> Any:
    repository = call.repository()
    found = environment_of(call, repository).branch_policies
    return call.page(list(found.values()), lambda each: _policy_json(call, repository, each))


@operation("repos/get-deployment-branch-policy")
def get_policy(call: Call) -> Any:
    repository = call.repository()
    return _policy_json(call, repository, _policy(call, environment_of(call, repository)))


@operation("repos/create-deployment-branch-policy", partly="Any branch deploys, whatever the policies are.")
def create_policy(call: Call) -> Any:
    repository, body = call.writer("admin"), call.body
    environment = environment_of(call, repository)
    # Without policies of its own, the environment has none to add to.
    if not (environment.deployment_branch_policy or {}).get("custom_branch_policies"):
        raise not_found()
    made = BranchPolicy(call.state.next_id("branch_policy"), body["name"], body.get("type") or "branch")
    environment.branch_policies[made.id] = made
    return _policy_json(call, repository, made)


@operation("repos/update-deployment-branch-policy")
def update_policy(call: Call) -> Any:
    repository = call.writer("admin")
    found = _policy(call, environment_of(call, repository))
    found.name = call.body["name"]
    return _policy_json(call, repository, found)


@operation("repos/delete-deployment-branch-policy")
def delete_policy(call: Call) -> None:
    environment = environment_of(call, call.writer("admin"))
    del environment.branch_policies[_policy(call, environment).id]
