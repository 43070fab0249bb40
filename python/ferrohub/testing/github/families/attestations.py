"""Attestations of artifacts (https://docs.github.com/rest/repos/attestations and .../rest/orgs/attestations)."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import permissions
from ferrohub.testing.github.actions import stored
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.families.accounts import account_of, organization_of
from ferrohub.testing.github.organizations import repositories_of
from ferrohub.testing.github.records import Attestation
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Repository

#: How the types of statements begin that have short names in queries.
_SHORT = {
    "provenance": ("https://slsa.dev/provenance/",),
    "sbom": ("https://spdx.dev/", "https://cyclonedx.org/"),
    "release": ("https://in-toto.io/attestation/release/",),
}


def _statement(bundle: dict[str, Any]) -> dict[str, Any]:
    """The in-toto statement of a Sigstore bundle.

    :raises Failure: it has none, or one without a subject
    """
    try:
        found = json.loads(base64.b64decode(bundle["dsseEnvelope"]["payload"], validate=True))
        digests = [f"{kind}:{digest}" for each in found["subject"] for kind, digest in each["digest"].items()]
        return {"digests": digests, "predicate_type": str(found["predicateType"])}
    except (KeyError, TypeError, ValueError, AttributeError):
        raise unprocessable("Validation Failed: the bundle has no statement about an artifact") from None


@operation("repos/create-attestation", partly="Signatures are not verified.")
def create(call: Call) -> Any:
    repository, bundle = call.writer(), call.body["bundle"]
    made = Attestation(call.state.next_id("attestation"), **_statement(bundle), bundle=bundle)
    if not made.digests:
        raise unprocessable("Validation Failed: the bundle has no statement about an artifact")
    repository.attestations[made.id] = made
    return Reply(201, {"id": made.id})


def _fits(call: Call, found: Attestation) -> bool:
    wanted = call.query.get("predicate_type", "")
    return call.params["subject_digest"] in found.digests and found.predicate_type.startswith(
        _SHORT.get(wanted, (wanted,))
    )


def _listed(call: Call, repositories: list[Repository]) -> Any:
    found = [(home, each) for home in repositories for each in home.attestations.values() if _fits(call, each)]
    found.sort(key=lambda each: each[1].id, reverse=True)
    return {"attestations": [_shown(call, *each) for each in call.cut(found)]}


def _shown(call: Call, repository: Repository, found: Attestation) -> dict[str, Any]:
    content = json.dumps(found.bundle).encode()
    return {
        "bundle": found.bundle,
        "repository_id": repository.id,
        "bundle_url": call.links.api + stored(call.world, content, f"{found.id}.json"),
        "initiator": "user",
    }


def _of_account(call: Call, owner: Account) -> Any:
    return _listed(call, [each for each in repositories_of(call.state, owner) if _may_read(call, each)])


def _may_read(call: Call, repository: Repository) -> bool:
    """Whether the credential may read attestations of a repository: those of public ones need no permission."""
    if repository.private and call.token is not None and call.token.kind in permissions.KINDS:
        wanted = permissions.needed(call.route.id) or ()
        return call.sees(repository) and any(permissions.includes(call.token.permissions, each) for each in wanted)
    return call.sees(repository)


@operation("repos/list-attestations", paging="cursor")
def list_of_repository(call: Call) -> Any:
    return _listed(call, [call.repository()])


@operation("orgs/list-attestations", paging="cursor")
def list_of_organization(call: Call) -> Any:
    return _of_account(call, organization_of(call))


@operation("users/list-attestations", paging="cursor")
def list_of_user(call: Call) -> Any:
    return _of_account(call, account_of(call))
