"""Self-hosted runners, and caches of workflows."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class Runner:
    """A self-hosted runner of a repository or an organization."""

    id: int
    name: str
    #: "linux", "windows" or "macos"; "unknown" until it has started.
    os: str = "linux"
    architecture: str = "X64"
    #: The IDs of the labels that somebody gave it, by name.
    labels: dict[str, int] = field(default_factory=dict)
    #: "online" or "offline".
    status: str = "online"
    busy: bool = False
    #: Whether it runs one job.
    ephemeral: bool = False
    group: int = 1


@dataclasses.dataclass
class RunnerToken:
    """A token with which a machine becomes a runner, or ceases to be one."""

    #: The ID of the repository; None for one of an organization.
    repository: int | None
    #: The ID of the organization; None for one of a repository.
    organization: int | None
    #: "registration" or "remove".
    kind: str
    #: When it ends, on the clock of the simulator, in seconds since 1970.
    expires: float


@dataclasses.dataclass
class Cache:
    """A cache of workflows."""

    id: int
    key: str
    #: The full name of the reference that it was made for.
    ref: str
    version: str
    size: int
    created_at: str
    last_accessed_at: str
