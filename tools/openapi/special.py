"""Exceptions from the rules, each with its reason."""

from __future__ import annotations

from typing import Any

#: Operations with the parameter ``page`` whose responses are not lists but one object with paginated parts.
NOT_PAGED = {
    "billing/get-cost-center": "one cost center",
    "repos/compare-commits": "one comparison",
    "repos/compare-commits-with-basehead": "one comparison",
    "repos/get-all-topics": "one object with the names of all topics",
    "repos/get-combined-status-for-ref": "one combined status",
    "repos/get-commit": "one commit",
    "teams/external-idp-group-info-for-org": "one group",
}
#: Paged operations whose pages have other members that matter: they are in ``Listing.envelope``.
ENVELOPES = {
    "agent-tasks/list-tasks": "numbers of active and of archived tasks",
    "agent-tasks/list-tasks-for-repo": "numbers of active and of archived tasks",
    "billing/get-all-budgets": "the budget that applies to a user",
    "billing/get-all-budgets-org": "the budget that applies to a user",
    "billing/get-github-advanced-security-billing-ghe": "numbers of committers",
    "billing/get-github-advanced-security-billing-org": "numbers of committers",
    "dependabot/repository-access-for-enterprise": "the default level of access",
    "dependabot/repository-access-for-org": "the default level of access",
    "enterprise-admin/get-consumed-licenses": "numbers of seats",
    "search/issues-and-pull-requests": "how the search was done",
}
#: The key of the array, if the object has several.
KEYS = {"search/issues-and-pull-requests": "items"}
#: GET operations that document 302 and are not downloads: the redirect is followed like any other.
NOT_DOWNLOADED = {
    "orgs/check-membership-for-user": "302 when the requester is no member of the organization",
    "repos/get-content": "302 for a submodule or a symbolic link",
}
#: Bodies whose alternatives lack choices that the members themselves have.
NARROWER = {"checks/update": "no alternative has the states waiting, requested and pending"}
#: Parameters that accept more than their documented format, with their actual type.
TYPES = {
    ("actions/list-workflow-runs", "created"): "time|string",  # a range, such as >=2026-01-01
    ("actions/list-workflow-runs-for-repo", "created"): "time|string",  # likewise
}
TEXT: dict[str, Any] = {"type": "string"}
#: Keys of objects in bodies that GitHub takes and its description lacks, with their schemas: by operation and member.
KEYS_OF_MEMBERS: dict[tuple[str, str], dict[str, dict[str, Any]]] = {
    # Responses have it, in the schema security-and-analysis.
    ("repos/update", "security_and_analysis"): {
        "dependabot_security_updates": {"type": "object", "properties": {"status": TEXT}}
    },
    # The description of Enterprise Server 3.4 has them.
    ("repos/create-webhook", "config"): {"token": TEXT, "digest": TEXT},
    ("repos/update-webhook", "config"): {"token": TEXT, "digest": TEXT},
}
