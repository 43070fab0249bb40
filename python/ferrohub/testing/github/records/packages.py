"""Packages of organizations and users."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class PackageVersion:
    """A version of a package."""

    id: int
    name: str
    created_at: str
    updated_at: str
    #: The tags of a version of a container.
    tags: list[str] = field(default_factory=list)
    deleted_at: str | None = None


@dataclasses.dataclass
class Package:
    """A package."""

    id: int
    owner: int
    type: str
    name: str
    created_at: str
    updated_at: str
    visibility: str = "private"
    deleted_at: str | None = None
    #: By ID, the oldest first.
    versions: dict[int, PackageVersion] = field(default_factory=dict)
