"""The events that webhooks report."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.records import Hook, Installation, Repository

    Members = dict[str, Any] | Callable[[], dict[str, Any]]


@dataclasses.dataclass
class Event:
    """Something that happened, of which webhooks tell once the request has succeeded."""

    name: str
    action: str | None
    hooks: list[Hook]
    #: The members of the payload, or a function that makes them when the request is done.
    members: Members
    repository: Repository | None = None
    organization: int | None = None
    installation: Installation | None = None
