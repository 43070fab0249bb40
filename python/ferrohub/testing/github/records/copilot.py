"""The seats of an organization for GitHub Copilot."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class CopilotSeat:
    """The seat of a member."""

    user: int
    created_at: str
    updated_at: str
    #: The ID of the team that it comes from; None for one of the user alone.
    team: int | None = None
    #: The day on which it ends; None if it stays.
    pending_cancellation_date: str | None = None
    last_activity_at: str | None = None
    last_activity_editor: str | None = None


@dataclasses.dataclass
class CopilotPlan:
    """What an organization has subscribed to."""

    #: "business" or "enterprise".
    type: str = "business"
    #: Whether suggestions that match public code are shown: "allow", "block" or "unconfigured".
    public_code_suggestions: str = "block"
    #: By the ID of the user.
    seats: dict[int, CopilotSeat] = field(default_factory=dict)
