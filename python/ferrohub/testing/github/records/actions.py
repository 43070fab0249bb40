"""GitHub Actions: workflows, their runs with jobs and artifacts, secrets and variables."""

from __future__ import annotations

import dataclasses
from dataclasses import field

#: Seconds by which a job that waits for an approval starts later, with those after it: more than any test lets pass.
HELD = 1e11


@dataclasses.dataclass
class Workflow:
    """A workflow, which a file of the repository defines."""

    id: int
    path: str
    created_at: str
    updated_at: str
    #: "active" or "disabled_manually".
    state: str = "active"


@dataclasses.dataclass
class Job:
    """A job of one attempt of a run. Its status follows from the times."""

    #: That of its check run, too.
    id: int
    run: int
    attempt: int
    name: str
    created_at: str
    #: When it starts and ends on the clock, in seconds since 1970.
    starts: float
    ends: float
    #: What it concludes with.
    conclusion: str = "success"
    #: The names and the conclusions of its steps.
    steps: list[tuple[str, str]] = field(default_factory=list)
    log: str = ""
    labels: list[str] = field(default_factory=list)
    #: The environment that it deploys to; empty for none.
    environment: str = ""
    #: Seconds before its start in which it waits for that environment.
    timer: float = 0
    #: Whether it waits for no job before it.
    is_parallel: bool = False
    #: Who has to approve that it starts, "reviewers" and the IDs of Apps; until then, it starts :data:`HELD` seconds
    #: later than it could.
    missing: list[str] = field(default_factory=list)
    #: The last status that was sent to webhooks.
    sent: str = ""

    @property
    def is_held(self) -> bool:
        """Whether it waits for an approval."""
        return bool(self.missing)


@dataclasses.dataclass
class Artifact:
    """An artifact of a run."""

    id: int
    run: int
    name: str
    #: A zip file.
    content: bytes = dataclasses.field(repr=False)
    created_at: str
    expires_at: str


@dataclasses.dataclass
class Run:
    """A run of a workflow."""

    id: int
    workflow: int
    number: int
    event: str
    actor: int
    triggering_actor: int
    head_branch: str | None
    head_sha: str
    created_at: str
    updated_at: str
    started_at: str
    title: str
    attempt: int = 1
    inputs: dict[str, object] = field(default_factory=dict)
    payload: dict[str, object] = field(default_factory=dict)
    #: The IDs of its jobs, of all attempts.
    jobs: list[int] = field(default_factory=list)
    has_logs: bool = True
    #: The last status that was sent to webhooks.
    sent: str = ""
    #: The ID of its check suite.
    suite: int = 0


@dataclasses.dataclass
class Secret:
    """A secret."""

    name: str
    value: str = dataclasses.field(repr=False)
    created_at: str
    updated_at: str
    #: Of one of an organization: the repositories that read it, "all", "private" or "selected"; empty for others.
    visibility: str = ""
    #: The IDs of those that are selected.
    selected: list[int] = field(default_factory=list)


@dataclasses.dataclass
class Variable:
    """A variable."""

    name: str
    value: str
    created_at: str
    updated_at: str
    #: Of one of an organization, as of a secret.
    visibility: str = ""
    selected: list[int] = field(default_factory=list)
