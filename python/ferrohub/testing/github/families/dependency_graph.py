"""Dependencies that tools submit, what commits differ in, and the bill of materials
(https://docs.github.com/rest/dependency-graph).
"""

from __future__ import annotations

import hashlib
import re
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import not_found, unprocessable
from ferrohub.testing.github.families.dependabot import advisory
from ferrohub.testing.github.git import history
from ferrohub.testing.github.records import Snapshot
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Alert, Repository

_PURL = re.compile(r"pkg:(?P<type>[\w.+-]+)/(?P<name>[^?#]+?)(?:@(?P<version>[^?#]+))?(?:[?#].*)?")
#: The ecosystems whose names GitHub has others for, by the types of package URLs.
_ECOSYSTEMS = {"gem": "rubygems", "pypi": "pip", "golang": "go", "cargo": "rust"}
_PARTLY = "The manifests of a repository are not read: it has what was submitted."


@operation("dependency-graph/create-repository-snapshot", nested=("detector", "job", "manifests"))
def submit(call: Call) -> Any:
    repository, body = call.writer(), call.body
    ref, correlator = body["ref"], f"{body['detector']['name']} {body['job']['correlator']}"
    if not ref.startswith("refs/"):
        raise unprocessable("Validation Failed: ref must begin with refs/")
    made = Snapshot(call.state.next_id("snapshot"), body["sha"], ref, correlator, call.now, body.get("manifests") or {})
    # It replaces what the same job of the same tool has submitted for this commit.
    same = (made.sha, made.correlator)
    kept = {id: each for id, each in repository.snapshots.items() if (each.sha, each.correlator) != same}
    repository.snapshots = {**kept, made.id: made}
    message = "Dependency results for the repo have been successfully updated."
    return Reply(201, {"id": made.id, "created_at": call.now, "result": "SUCCESS", "message": message})


def _latest(repository: Repository, sha: str) -> list[Snapshot]:
    """The snapshots of a commit, or of the latest commit before it that has any."""
    by_sha: dict[str, list[Snapshot]] = {}
    for each in repository.snapshots.values():
        by_sha.setdefault(each.sha, []).append(each)
    return next((by_sha[each] for each in history.log(repository.objects, sha) if each in by_sha), [])


def _packages(repository: Repository, sha: str) -> dict[tuple[str, str], dict[str, Any]]:
    """The dependencies of a commit, by their manifests and package URLs."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for snapshot in _latest(repository, sha):
        manifests: dict[str, Any] = dict(snapshot.manifests)
        for name, manifest in manifests.items():
            path = (manifest.get("file") or {}).get("source_location") or manifest.get("name") or name
            for each in (manifest.get("resolved") or {}).values():
                purl = _PURL.fullmatch(each.get("package_url") or "")
                if purl is not None:
                    found[path, purl[0]] = {
                        "manifest": path,
                        "ecosystem": _ECOSYSTEMS.get(purl["type"], purl["type"]),
                        "name": urllib.parse.unquote(purl["name"]),
                        "version": purl["version"] or "",
                        "package_url": purl[0],
                        "scope": each.get("scope") or "unknown",
                    }
    return found


def _vulnerability(call: Call, found: Alert) -> dict[str, Any]:
    shown = advisory(found)
    return {
        "severity": found.severity,
        "advisory_ghsa_id": shown["ghsa_id"],
        "advisory_summary": found.summary,
        "advisory_url": f"{call.links.web}/advisories/{shown['ghsa_id']}",
    }


@operation("dependency-graph/diff-range", partly=_PARTLY)
def compare(call: Call) -> Any:
    repository = call.repository()
    base, dots, head = call.params["basehead"].partition("...")
    if not dots:
        raise not_found()
    before, after = (_packages(repository, commits.head_of(repository, name, not_found())) for name in (base, head))
    changes = [("removed", each) for key, each in before.items() if key not in after]
    changes += [("added", each) for key, each in after.items() if key not in before]
    wanted = call.query.get("name")

    def shown(kind: str, each: dict[str, Any]) -> dict[str, Any]:
        held, package = repository.alerts.values(), (each["ecosystem"], each["name"])
        alerts = [one for one in held if (one.ecosystem, one.package) == package and one.state == "open"]
        vulnerabilities = [_vulnerability(call, one) for one in alerts] if kind == "added" else []
        more = {"license": None, "source_repository_url": None, "vulnerabilities": vulnerabilities}
        return {"change_type": kind, **each, **more}

    return [shown(kind, each) for kind, each in changes if wanted in (None, each["manifest"])]


@operation("dependency-graph/export-sbom", partly=_PARTLY)
def export(call: Call) -> Any:
    repository = call.repository()
    name, branch = call.state.full_name(repository), repository.default_branch
    packages, relations = [], []
    for number, each in enumerate(_packages(repository, commits.head_of(repository, None)).values(), 1):
        id = f"SPDXRef-Package-{number}"
        packages.append(_package(id, each["name"], each["version"], each["package_url"]))
        relations.append(_relation("DEPENDS_ON", "SPDXRef-Repository", id))
    packages.append(_package("SPDXRef-Repository", name, branch, f"pkg:github/{name}@{branch}"))
    relations.append(_relation("DESCRIBES", "SPDXRef-DOCUMENT", "SPDXRef-Repository"))
    digest = hashlib.sha256(f"{name} {len(packages)}".encode()).hexdigest()
    return {
        "sbom": {
            "SPDXID": "SPDXRef-DOCUMENT",
            "spdxVersion": "SPDX-2.3",
            "creationInfo": {"created": call.now, "creators": ["Tool: GitHub.com-Dependency-Graph"]},
            "name": name,
            "dataLicense": "CC0-1.0",
            "documentNamespace": f"https://spdx.org/spdxdocs/protobom/{digest[:32]}",
            "packages": packages,
            "relationships": relations,
        }
    }


def _package(id: str, name: str, version: str, purl: str) -> dict[str, Any]:
    reference = {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}
    return {
        "SPDXID": id,
        "name": name,
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "externalRefs": [reference],
    }


def _relation(kind: str, one: str, other: str) -> dict[str, str]:
    return {"relationshipType": kind, "spdxElementId": one, "relatedSpdxElement": other}
