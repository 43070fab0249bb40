"""Gists."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class Revision:
    """A version of the files of a gist."""

    sha: str
    user: int
    committed_at: str
    #: The contents by name of the file.
    files: dict[str, str]


@dataclasses.dataclass
class GistComment:
    """A comment on a gist."""

    id: int
    user: int
    body: str
    created_at: str
    updated_at: str


@dataclasses.dataclass
class Gist:
    """A gist."""

    #: 32 hexadecimal digits.
    id: str
    number: int
    owner: int
    created_at: str
    updated_at: str
    public: bool = False
    description: str | None = None
    #: The oldest first.
    revisions: list[Revision] = field(default_factory=list)
    #: By ID.
    comments: dict[int, GistComment] = field(default_factory=dict)
    #: The ID of the gist that it was forked from.
    parent: str | None = None
