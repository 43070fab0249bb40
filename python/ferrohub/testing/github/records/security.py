"""What GitHub warns of."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class Alert:
    """A Dependabot alert: a dependency with a known vulnerability."""

    number: int
    package: str
    ecosystem: str
    manifest_path: str
    #: "low", "medium", "high" or "critical".
    severity: str
    summary: str
    created_at: str
    updated_at: str
    #: The versions that are vulnerable, and the first one that is not.
    vulnerable: str
    patched: str | None
    #: "open", "dismissed" or "fixed".
    state: str = "open"
    dismissed_at: str | None = None
    dismissed_by: int | None = None
    dismissed_reason: str | None = None
    dismissed_comment: str | None = None
    fixed_at: str | None = None


@dataclasses.dataclass
class SecretLocation:
    """Where a secret is in a commit; lines and columns count from 1."""

    path: str
    start_line: int
    end_line: int
    start_column: int
    end_column: int
    blob_sha: str
    commit_sha: str


@dataclasses.dataclass
class SecretAlert:
    """An alert of secret scanning."""

    number: int
    #: GitHub's name of the kind of secret, such as "github_personal_access_token".
    secret_type: str
    secret: str = dataclasses.field(repr=False)
    created_at: str
    updated_at: str
    locations: list[SecretLocation] = field(default_factory=list)
    #: "open" or "resolved".
    state: str = "open"
    #: "active", "inactive" or "unknown".
    validity: str = "unknown"
    resolution: str | None = None
    resolution_comment: str | None = None
    resolved_at: str | None = None
    resolved_by: int | None = None


@dataclasses.dataclass
class Advisory:
    """A security advisory of a repository."""

    ghsa_id: str
    summary: str
    description: str
    author: int
    created_at: str
    updated_at: str
    #: "triage" (somebody has reported it), "draft", "published" or "closed".
    state: str
    #: As GitHub shows them.
    vulnerabilities: list[dict[str, object]] = field(default_factory=list)
    is_report: bool = False
    severity: str | None = None
    cve_id: str | None = None
    cvss_vector_string: str | None = None
    cwe_ids: list[str] = field(default_factory=list)
    #: The logins and the types of those who helped.
    credits: list[dict[str, str]] = field(default_factory=list)
    published_at: str | None = None
    closed_at: str | None = None
