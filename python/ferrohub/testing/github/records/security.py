"""What GitHub warns of."""

from __future__ import annotations

import dataclasses


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
