"""Analyses of code and their alerts (https://docs.github.com/rest/code-scanning/code-scanning)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import code_scanning as rules, sarif, webhooks
from ferrohub.testing.github.alerts import Alerts
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.repositories import page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import CodeAlert, CodeAnalysis, CodeInstance, Repository


def _tool(found: CodeAlert | CodeAnalysis) -> dict[str, Any]:
    return {"name": found.tool, "version": found.tool_version, "guid": found.tool_guid}


def _instance(found: CodeInstance, state: str) -> dict[str, Any]:
    """An alert in a reference: the schema ``code-scanning-alert-instance``."""
    result = found.result
    return {
        "ref": found.ref,
        "analysis_key": found.category or "(default)",
        "environment": "{}",
        "category": found.category,
        "state": "fixed" if found.is_fixed else state,
        "commit_sha": found.commit_sha,
        "message": {"text": result.message},
        "location": {
            name: getattr(result, name) for name in ("path", "start_line", "end_line", "start_column", "end_column")
        },
        "classifications": [],
    }


def _of_ref(found: CodeAlert, ref: str) -> list[CodeInstance]:
    """The instances in a reference, the newest last."""
    return [each for each in found.instances if each.ref == ref]


def _reference(call: Call) -> str | None:
    """The full name of the reference of the query, or of the pull request; None for none."""
    if number := call.query.get("pr"):
        return f"refs/pull/{number}/merge"
    ref = call.query.get("ref")
    return ref if not ref or ref.startswith("refs/") else f"refs/heads/{ref}"


def _shown(call: Call, repository: Repository, found: CodeAlert, ref: str | None = None) -> dict[str, Any]:
    """An alert: the schemas ``code-scanning-alert`` and ``code-scanning-alert-items``."""
    url = f"{url_of(call, repository)}/code-scanning/alerts/{found.number}"
    instances = _of_ref(found, ref or f"refs/heads/{repository.default_branch}") or found.instances
    newest = instances[-1]
    rule = newest.result.rule
    return {
        "number": found.number,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "url": url,
        "html_url": f"{page_of(call, repository)}/security/code-scanning/{found.number}",
        "state": found.state,
        "fixed_at": found.fixed_at,
        "dismissed_by": user_by_id(call, found.dismissed_by),
        "dismissed_at": found.dismissed_at,
        "dismissed_reason": found.dismissed_reason,
        "dismissed_comment": found.dismissed_comment,
        "rule": dict(vars(rule)),
        "tool": _tool(found),
        "most_recent_instance": _instance(newest, found.state),
        "instances_url": f"{url}/instances",
    }


def _fits(call: Call, found: CodeAlert) -> bool:
    """Whether an alert fits the query."""
    query, ref = call.query, _reference(call)
    if ref is not None and not _of_ref(found, ref):
        return False
    rule = found.instances[-1].result.rule
    held = {
        "state": (found.state,),
        "severity": (rule.severity, rule.security_severity_level),
        "tool_name": (found.tool,),
        "tool_guid": (found.tool_guid,),
    }
    return all(query[name] in values for name, values in held.items() if name in query)


Alerts(
    "code-scanning",
    "push",
    lambda home: home.code_alerts,
    _fits,
    lambda call, home, found: _shown(call, home, found, _reference(call)),
    is_enabled=lambda home: bool(home.code_analyses),
)


@operation("code-scanning/list-alert-instances")
def list_instances(call: Call) -> Any:
    repository, ref = call.repository("push"), _reference(call)
    found = call.item(repository.code_alerts, "alert_number")
    kept = [each for each in found.instances[::-1] if ref in (None, each.ref)]
    return call.page(kept, lambda each: _instance(each, "open"))


def _emit(call: Call, repository: Repository, found: CodeAlert, action: str, where: CodeAnalysis | None = None) -> None:
    ref, sha = (where.ref, where.commit_sha) if where is not None else ("", "")
    members = {"alert": _shown(call, repository, found, ref or None), "ref": ref, "commit_oid": sha}
    webhooks.emit(call, "code_scanning_alert", action, members, repository=repository)


@operation("code-scanning/update-alert", partly="Nobody is assigned, and no dismissal waits for an approval.")
def update_alert(call: Call) -> Any:
    repository, body = call.writer(), call.body
    found, state = call.item(repository.code_alerts, "alert_number"), body.get("state")
    reason = body.get("dismissed_reason")
    if state == "dismissed" and reason is None:
        raise unprocessable("Validation Failed: dismissed_reason is required when state is dismissed")
    if state == "dismissed":
        is_new = found.dismissed_at is None
        found.dismissed_at, found.dismissed_by = call.now, call.me.id
        found.dismissed_reason, found.dismissed_comment = reason, body.get("dismissed_comment")
        if is_new:
            _emit(call, repository, found, "closed_by_user")
    elif state == "open" and found.dismissed_at is not None:
        found.dismissed_at = found.dismissed_by = found.dismissed_reason = found.dismissed_comment = None
        _emit(call, repository, found, "reopened_by_user")
    found.updated_at = call.now
    return _shown(call, repository, found)


def _analysis(call: Call, repository: Repository, found: CodeAnalysis) -> dict[str, Any]:
    """An analysis: the schema ``code-scanning-analysis``."""
    newest = rules.newest(repository, found.kind)
    return {
        "id": found.id,
        "ref": found.ref,
        "commit_sha": found.commit_sha,
        "analysis_key": found.category or "(default)",
        "environment": "{}",
        "category": found.category,
        "error": "",
        "warning": "",
        "created_at": found.created_at,
        "results_count": len(found.results),
        "rules_count": found.rules_count,
        "url": f"{url_of(call, repository)}/code-scanning/analyses/{found.id}",
        "sarif_id": found.sarif_id,
        "tool": _tool(found),
        "deletable": newest is found,
    }


@operation("code-scanning/list-recent-analyses")
def list_analyses(call: Call) -> Any:
    repository, query, ref = call.repository("push"), call.query, _reference(call)
    if not repository.code_analyses:
        raise not_found()
    found = list(repository.code_analyses.values())
    for name, member in (("tool_name", "tool"), ("tool_guid", "tool_guid"), ("sarif_id", "sarif_id")):
        found = [each for each in found if query.get(name) in (None, getattr(each, member))]
    found = [each for each in found if ref in (None, each.ref)]
    found.sort(key=lambda each: each.id, reverse=query.get("direction", "desc") == "desc")
    return call.page(found, lambda each: _analysis(call, repository, each))


@operation("code-scanning/get-analysis", partly="The document itself is not returned.")
def get_analysis(call: Call) -> Any:
    repository = call.repository("push")
    return _analysis(call, repository, call.item(repository.code_analyses, "analysis_id"))


@operation("code-scanning/delete-analysis")
def delete_analysis(call: Call) -> Any:
    repository = call.writer()
    found = call.item(repository.code_analyses, "analysis_id")
    if rules.newest(repository, found.kind) is not found:
        raise Failure(400, "Analysis specified is not deletable.")
    is_last = sum(each.kind == found.kind for each in repository.code_analyses.values()) == 1
    if is_last and "confirm_delete" not in call.query:
        message = "Analysis is last of its type and deletion may result in the loss of historical alert data."
        raise Failure(400, f"{message} Please specify confirm_delete.")
    before = rules.remove(call, repository, found)
    url = None if before is None else f"{url_of(call, repository)}/code-scanning/analyses/{before.id}"
    return {"next_analysis_url": url, "confirm_delete_url": url and f"{url}?confirm_delete"}


@operation("code-scanning/upload-sarif")
def upload(call: Call) -> Any:
    repository, body = call.writer(), call.body
    ref, sha = body["ref"], body["commit_sha"]
    if not re.match(r"refs/(heads|pull|tags)/.*", ref):
        # See https://github.com/github/codeql-action/issues/796.
        raise unprocessable(f"Invalid request.\n\n{ref} does not match /^refs\\/(heads|pull|tags)\\/.*$/.")
    if repository.objects.get(sha, ("",))[0] != "commit":
        # See https://github.com/github/codeql-action/issues/952.
        raise Failure(404, "commit not found")
    try:
        runs = sarif.runs(body["sarif"])
    except ValueError as error:
        raise Failure(400, f"Invalid SARIF. {error}") from None
    identity = rules.new_sarif_id(call, repository)
    repository.sarif_ids.append(identity)
    for run in runs:
        rules.analyze(
            call,
            repository,
            run,
            identity,
            ref,
            sha,
            lambda alert, action, where: _emit(call, repository, alert, action, where),
        )
    return Reply(202, {"id": identity, "url": f"{url_of(call, repository)}/code-scanning/sarifs/{identity}"})


@operation("code-scanning/get-sarif")
def get_upload(call: Call) -> Any:
    repository, identity = call.repository("push"), call.params["sarif_id"]
    if identity not in repository.sarif_ids:
        raise not_found()
    url = f"{url_of(call, repository)}/code-scanning/analyses?sarif_id={identity}"
    return {"processing_status": "complete", "analyses_url": url}
