"""Analyses of code, and the alerts that they raise."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class CodeRule:
    """The rule of a tool that an alert breaks."""

    id: str
    name: str
    description: str
    #: "none", "note", "warning" or "error".
    severity: str
    full_description: str = ""
    help: str | None = None
    help_uri: str | None = None
    #: "low", "medium", "high" or "critical"; None for a rule that is not about security.
    security_severity_level: str | None = None
    tags: list[str] = field(default_factory=list)


@dataclasses.dataclass
class CodeResult:
    """A place that an analysis found."""

    #: What is the same for the same problem in another commit.
    fingerprint: str
    rule: CodeRule
    message: str
    path: str
    start_line: int
    end_line: int
    start_column: int
    end_column: int


@dataclasses.dataclass
class CodeAnalysis:
    """What a tool found in a commit."""

    id: int
    sarif_id: str
    ref: str
    commit_sha: str
    category: str
    tool: str
    tool_version: str | None
    tool_guid: str | None
    created_at: str
    rules_count: int
    results: list[CodeResult] = field(default_factory=list)

    @property
    def kind(self) -> tuple[str, str, str]:
        """What the analyses of one set have in common."""
        return self.ref, self.tool, self.category


@dataclasses.dataclass
class CodeInstance:
    """An alert in a reference."""

    #: The ID of the newest analysis that found it.
    analysis: int
    ref: str
    category: str
    commit_sha: str
    result: CodeResult
    is_fixed: bool = False


@dataclasses.dataclass
class CodeAlert:
    """An alert of code scanning."""

    number: int
    tool: str
    tool_version: str | None
    tool_guid: str | None
    created_at: str
    updated_at: str
    #: The one that was analyzed last is the last.
    instances: list[CodeInstance] = field(default_factory=list)
    dismissed_at: str | None = None
    dismissed_by: int | None = None
    dismissed_reason: str | None = None
    dismissed_comment: str | None = None
    fixed_at: str | None = None

    @property
    def state(self) -> str:
        """One of "open", "dismissed" and "fixed"."""
        if self.fixed_at is not None:
            return "fixed"
        return "open" if self.dismissed_at is None else "dismissed"
