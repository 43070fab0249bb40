"""What analyses mean for alerts: which are new, and which are fixed."""

from __future__ import annotations

import hashlib
import uuid
from typing import TYPE_CHECKING

from ferrohub.testing.github.records import CodeAlert, CodeAnalysis, CodeInstance

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import CodeResult, Repository
    from ferrohub.testing.github.sarif import Run

    #: Gets an alert, what happened to it, and in which analysis.
    Happened = Callable[[CodeAlert, str, CodeAnalysis], None]


def new_sarif_id(call: Call, repository: Repository) -> str:
    """The ID of an upload.

    :param repository: the repository
    """
    seed = f"{repository.id} {call.state.next_id('sarif')}"
    return str(uuid.UUID(bytes=hashlib.sha256(seed.encode()).digest()[:16], version=4))


def analyze(
    call: Call, repository: Repository, run: Run, sarif_id: str, ref: str, sha: str, happened: Happened
) -> CodeAnalysis:
    """Add an analysis, and raise, reopen and close alerts.

    :param repository: the repository
    :param run: what a tool found
    :param sarif_id: the ID of the upload
    :param ref: full name of the reference
    :param sha: SHA of the commit
    :param happened: is called for each alert to which something happened
    """
    id = call.state.next_id("code_analysis")
    made = CodeAnalysis(
        id,
        sarif_id,
        ref,
        sha,
        run.category,
        run.tool,
        run.version,
        run.guid,
        call.now,
        run.rules_count,
        run.results,
    )
    repository.code_analyses[id] = made
    for result in made.results:
        _find(call, repository, made, result, happened)
    found = {each.fingerprint for each in made.results}
    for alert in repository.code_alerts.values():
        instance = _instance(alert, made)
        if instance is not None and not instance.is_fixed and instance.result.fingerprint not in found:
            instance.is_fixed, instance.commit_sha, alert.updated_at = True, sha, call.now
            if all(each.is_fixed for each in alert.instances) and alert.fixed_at is None:
                alert.fixed_at = call.now
                happened(alert, "fixed", made)
    return made


def _instance(alert: CodeAlert, analysis: CodeAnalysis) -> CodeInstance | None:
    """The instance of an alert in the reference and the category of an analysis."""
    if alert.tool != analysis.tool:
        return None
    kind = analysis.ref, analysis.category
    return next((each for each in alert.instances if (each.ref, each.category) == kind), None)


def _find(call: Call, repository: Repository, analysis: CodeAnalysis, result: CodeResult, happened: Happened) -> None:
    """Raise the alert of a result, or see it again."""
    alert = next((each for each in repository.code_alerts.values() if _is_about(each, analysis, result)), None)
    action = None
    if alert is None:
        number = max(repository.code_alerts, default=0) + 1
        tool = analysis.tool, analysis.tool_version, analysis.tool_guid
        alert = repository.code_alerts[number] = CodeAlert(number, *tool, call.now, call.now)
        action = "created"
    elif alert.fixed_at is not None:
        alert.fixed_at, action = None, "reopened"
    elif all(each.ref != analysis.ref for each in alert.instances):
        action = "appeared_in_branch"
    old = _instance(alert, analysis)
    if old is not None:
        alert.instances.remove(old)
    alert.instances.append(CodeInstance(analysis.id, analysis.ref, analysis.category, analysis.commit_sha, result))
    if action is not None:
        alert.updated_at = call.now
        happened(alert, action, analysis)


def _is_about(alert: CodeAlert, analysis: CodeAnalysis, result: CodeResult) -> bool:
    return alert.tool == analysis.tool and alert.instances[0].result.fingerprint == result.fingerprint


def newest(repository: Repository, kind: tuple[str, str, str]) -> CodeAnalysis | None:
    """The newest analysis of a set, which alone can be deleted; None if there is none.

    :param repository: the repository
    :param kind: the set
    """
    found = [each for each in repository.code_analyses.values() if each.kind == kind]
    return max(found, key=lambda each: each.id, default=None)


def remove(call: Call, repository: Repository, analysis: CodeAnalysis) -> CodeAnalysis | None:
    """Remove the newest analysis of a set, as if it had not been made, and return the one before it.

    :param repository: the repository
    :param analysis: the analysis
    """
    del repository.code_analyses[analysis.id]
    before = newest(repository, analysis.kind)
    known = {} if before is None else {each.fingerprint: each for each in before.results}
    for alert in list(repository.code_alerts.values()):
        instance = _instance(alert, analysis)
        if instance is None:
            continue
        result = known.get(instance.result.fingerprint)
        if before is not None and result is not None:
            instance.analysis, instance.commit_sha, instance.result = before.id, before.commit_sha, result
            instance.is_fixed, alert.fixed_at = False, None
        elif instance.analysis == analysis.id:
            alert.instances.remove(instance)
            if not alert.instances:
                del repository.code_alerts[alert.number]
    return before
