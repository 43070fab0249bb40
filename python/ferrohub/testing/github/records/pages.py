"""Websites that repositories publish."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class PagesBuild:
    """A build of a website."""

    id: int
    commit: str
    pusher: int
    created_at: str


@dataclasses.dataclass
class Site:
    """The website of a repository."""

    branch: str
    #: "/" or "/docs".
    path: str = "/"
    #: "legacy" for builds of the branch, "workflow" for those of GitHub Actions.
    build_type: str = "legacy"
    cname: str | None = None
    https_enforced: bool = True
    public: bool = True
    #: The newest last.
    builds: list[PagesBuild] = field(default_factory=list)
