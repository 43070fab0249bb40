"""Codespaces, and exports of repositories."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class Codespace:
    """A codespace of a user."""

    id: int
    name: str
    owner: int
    repository: int
    ref: str
    created_at: str
    updated_at: str
    #: Name of the machine.
    machine: str
    location: str = "EastUs"
    #: The pull request that it was made for: the ID of the repository, and the number.
    pull: tuple[int, int] | None = None
    display_name: str | None = None
    devcontainer_path: str | None = None
    idle_timeout_minutes: int = 30
    retention_period_minutes: int | None = None
    #: "Available" or "Shutdown".
    state: str = "Available"
    recent_folders: list[str] = field(default_factory=list)


@dataclasses.dataclass
class Migration:
    """An export of repositories of an account."""

    id: int
    owner: int
    #: By ID.
    repositories: list[int]
    created_at: str
    #: The times at which it begins and ends, on the clock, in seconds since 1970.
    starts: float
    ends: float
    #: The options of the request.
    options: dict[str, object] = field(default_factory=dict)
    #: The repositories that it locks, by ID.
    locked: list[int] = field(default_factory=list)
    has_archive: bool = True
