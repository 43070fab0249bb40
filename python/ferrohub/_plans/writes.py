"""One write of a plan."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub._plans.shown import lines, title

if TYPE_CHECKING:
    from ferrohub._core import Request, Response
    from ferrohub._plans.states import State
    from ferrohub._plans.targets import Target
    from ferrohub._plans.values import Placeholders


@dataclasses.dataclass(eq=False, repr=False)
class PlannedWrite:
    """A write of a plan. ``str()`` shows what it changes.

    :param number: its position in the plan, from 1
    :param path: path of the request below the API, with its query
    :param request: the request
    :param body: the body as JSON, with placeholders for values that only GitHub knows; None without one
    :param target: what it changes
    :param before: the state before it; None if that is not known
    :param follows: the write of the plan that leads to that state; None if GitHub has it
    :param places: reads placeholders
    :param response: GitHub's response, once it was sent
    :param result: the JSON of the response; if the response was lost, what GitHub has
    :param is_applied: whether it was applied
    :param is_uncertain: whether it was sent and its response was lost
    """

    number: int
    path: str
    request: Request
    body: Any
    target: Target
    before: State | None
    follows: PlannedWrite | None
    places: Placeholders
    response: Response | None = None
    result: Any = None
    is_applied: bool = False
    is_uncertain: bool = False

    @property
    def method(self) -> str:
        """Method of the request, such as "PATCH"."""
        return self.request.method

    def __str__(self) -> str:
        return "\n".join(lines(self))

    def __repr__(self) -> str:
        return f"<PlannedWrite {title(self)}>"
