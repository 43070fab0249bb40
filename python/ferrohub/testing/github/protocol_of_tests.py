"""What a test says of requests in general: what goes wrong, is late, is limited, and what it responds itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, overload

from ferrohub.testing.github.machines_of_tests import Machines
from ferrohub.testing.github.router import ROUTES, Route, described_route

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.faults import Faults
    from ferrohub.testing.github.quotas import Quotas
    from ferrohub.testing.github.world import Delays

Function = TypeVar("Function", bound="Callable[[Call], Any]")


class Protocol(Machines):
    """The part of the simulator that concerns requests in general."""

    @property
    def faults(self) -> Faults:
        """What goes wrong: its method :meth:`Faults.add` lets requests fail."""
        return self._world.faults

    @property
    def delays(self) -> Delays:
        """What is known later, in seconds on the clock: ``github.delays.mergeable = 5``."""
        return self._world.delays

    @property
    def quotas(self) -> Quotas:
        """The rate limits; ``github.quotas.limits["core"] = 10`` sets one before the first request of a credential."""
        return self._world.quotas

    @overload
    def on_request(self, operation: str, function: Function) -> Function: ...

    @overload
    def on_request(self, operation: str, function: None = None) -> Callable[[Function], Function]: ...

    def on_request(self, operation: str, function: Function | None = None) -> Any:
        """Let a function respond to an operation in place of the simulator, such as with a list that is generated.

        Credentials, permissions, rate limits, faults, ETags, the log of requests and ``validate`` stay as they are; no
        webhook fires.

        >>> from ferrohub.testing import GitHub
        >>> github = GitHub()
        >>> repository = github.repository("octo-org/compass")
        >>> @github.on_request("repos/list-tags")
        ... def tags(call):
        ...     return call.page(range(1_000_000), lambda number: {"name": f"v{number}"})
        >>> client = github.client("mona")
        >>> next(iter(client.repository("octo-org", "compass").tags())).name
        'v0'

        :param operation: GitHub's ID of the operation, such as ``"issues/list-for-repo"``, also one that is not
            simulated
        :param function: gets a :class:`Call` and returns JSON, a :class:`Reply`, or None for 204; None returns a
            decorator
        :raises ValueError: GitHub describes no such operation
        """
        if function is None:
            return lambda given: self.on_request(operation, given)
        known = ROUTES.get(operation) or described_route(operation)
        with self._lock:
            self._world.routes[operation] = Route(operation, known.method, known.template, function, known.paging)
        return function
