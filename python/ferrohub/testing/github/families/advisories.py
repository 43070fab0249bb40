"""Security advisories of repositories (https://docs.github.com/rest/security-advisories/repository-advisories)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import webhooks
from ferrohub.testing.github.failures import forbidden, not_found, unprocessable
from ferrohub.testing.github.families.accounts import organization_of
from ferrohub.testing.github.organizations import repositories_of
from ferrohub.testing.github.records import Advisory
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.repositories import page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: The members of bodies that have members themselves.
_NESTED = ("credits", "vulnerabilities")


def _shown(call: Call, repository: Repository, found: Advisory) -> dict[str, Any]:
    """The schema ``repository-advisory``."""
    identifiers = [{"type": "GHSA", "value": found.ghsa_id}]
    if found.cve_id is not None:
        identifiers.append({"type": "CVE", "value": found.cve_id})
    author = user_by_id(call, found.author)
    return {
        "ghsa_id": found.ghsa_id,
        "cve_id": found.cve_id,
        "url": f"{url_of(call, repository)}/security-advisories/{found.ghsa_id}",
        "html_url": f"{page_of(call, repository)}/security/advisories/{found.ghsa_id}",
        "summary": found.summary,
        "description": found.description,
        "severity": found.severity,
        "author": author,
        "publisher": author if found.published_at is not None else None,
        "identifiers": identifiers,
        "state": found.state,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "published_at": found.published_at,
        "closed_at": found.closed_at,
        "withdrawn_at": None,
        "submission": {"accepted": found.state != "triage"} if found.is_report else None,
        "vulnerabilities": found.vulnerabilities,
        "cvss": {"vector_string": found.cvss_vector_string, "score": None},
        "cwes": [{"cwe_id": each, "name": each} for each in found.cwe_ids],
        "cwe_ids": found.cwe_ids,
        "credits": found.credits,
        "credits_detailed": [
            {"user": user_by_id(call, account.id), "type": each["type"], "state": "pending"}
            for each in found.credits
            if (account := call.state.account(str(each["login"]))) is not None
        ],
        "collaborating_users": [],
        "collaborating_teams": [],
        "private_fork": None,
    }


def _is_visible(call: Call, repository: Repository, found: Advisory) -> bool:
    """Whether the user sees an advisory; those that are not published are for its author and for administrators."""
    is_author = call.user is not None and found.author == call.user.id
    return found.published_at is not None or call.permits(repository, "pull" if is_author else "admin")


def _advisory(call: Call, repository: Repository) -> Advisory:
    """The advisory of the path."""
    found = repository.advisories.get(call.params["ghsa_id"])
    if found is None or not _is_visible(call, repository, found):
        raise not_found()
    return found


def _listed(call: Call, repositories: list[Repository]) -> Any:
    state = call.query.get("state")
    shown = [
        (each, advisory)
        for each in repositories
        for advisory in each.advisories.values()
        if state in (None, advisory.state) and _is_visible(call, each, advisory)
    ]
    key = {"updated": "updated_at", "published": "published_at"}.get(call.query.get("sort", ""), "created_at")
    is_descending = call.query.get("direction", "desc") == "desc"
    shown.sort(key=lambda pair: getattr(pair[1], key) or "", reverse=is_descending)
    return call.page(shown, lambda pair: _shown(call, *pair))


@operation("security-advisories/list-repository-advisories", paging="cursor")
def list_all(call: Call) -> Any:
    return _listed(call, [call.repository()])


@operation("security-advisories/list-org-repository-advisories", paging="cursor")
def list_of_organization(call: Call) -> Any:
    organization = organization_of(call)
    if call.standing(organization) != "admin":
        raise not_found()
    return _listed(call, repositories_of(call.state, organization))


@operation("security-advisories/get-repository-advisory")
def get(call: Call) -> Any:
    repository = call.repository()
    return _shown(call, repository, _advisory(call, repository))


def _vulnerabilities(call: Call) -> list[dict[str, Any]]:
    """The vulnerabilities of the body, with all of their members."""
    made = []
    for each in call.body.get("vulnerabilities") or []:
        names = ("vulnerable_version_range", "patched_versions", "vulnerable_functions")
        package = {"ecosystem": each["package"]["ecosystem"], "name": each["package"].get("name")}
        made.append({"package": package, **{name: each.get(name) for name in names}})
    return made


def _create(call: Call, repository: Repository, state: str) -> dict[str, Any]:
    body, number = call.body, call.state.next_id("advisory")
    if body.get("severity") and body.get("cvss_vector_string"):
        raise unprocessable("Validation Failed: severity and cvss_vector_string are mutually exclusive")
    digits = hashlib.sha256(f"{repository.id} {number}".encode()).hexdigest()
    made = Advisory(
        f"GHSA-{digits[:4]}-{digits[4:8]}-{digits[8:12]}",
        body["summary"],
        body["description"],
        call.me.id,
        call.now,
        call.now,
        state,
        is_report=state == "triage",
    )
    _change(call, made)
    repository.advisories[made.ghsa_id] = made
    return _shown(call, repository, made)


def _change(call: Call, found: Advisory) -> None:
    body = call.described
    for name in ("summary", "description", "severity", "cve_id", "cvss_vector_string"):
        if name in body:
            setattr(found, name, body[name])
    for name in ("cwe_ids", "credits"):
        if name in body:
            setattr(found, name, body[name] or [])
    if "vulnerabilities" in body:
        found.vulnerabilities = _vulnerabilities(call)


@operation("security-advisories/create-repository-advisory", partly="No private fork is created.", nested=_NESTED)
def create(call: Call) -> Any:
    return _create(call, call.writer("admin"), "draft")


@operation(
    "security-advisories/create-private-vulnerability-report", partly="No private fork is created.", nested=_NESTED
)
def report(call: Call) -> Any:
    repository = call.repository()
    _ = call.me
    if repository.private:
        raise forbidden("Vulnerabilities are reported in public repositories.")
    shown = _create(call, repository, "triage")
    webhooks.emit(call, "repository_advisory", "reported", {"repository_advisory": shown}, repository=repository)
    return shown


@operation(
    "security-advisories/update-repository-advisory", partly="Who works on it is not remembered.", nested=_NESTED
)
def update(call: Call) -> Any:
    repository = call.writer("admin")
    found = _advisory(call, repository)
    state = call.body.get("state", found.state)
    if found.published_at is not None and state == "draft":
        raise unprocessable("Validation Failed: a published advisory is no draft again")
    _change(call, found)
    is_published = state == "published" and found.published_at is None
    if is_published:
        found.published_at = call.now
    found.closed_at = (found.closed_at or call.now) if state == "closed" else None
    found.state, found.updated_at = state, call.now
    shown = _shown(call, repository, found)
    if is_published:
        webhooks.emit(call, "repository_advisory", "published", {"repository_advisory": shown}, repository=repository)
    return shown
