"""What goes wrong on demand: errors, limits, lost connections and delays."""

from __future__ import annotations

import dataclasses
import random
from typing import Any, Literal


@dataclasses.dataclass
class Fault:
    """Something that goes wrong."""

    route: str | None
    status: int | None
    error: Literal["reset", "timeout"] | None
    retry_after: int | None
    latency: float
    #: How often it still happens; None for always.
    times: int | None
    probability: float
    #: The JSON of the response; None for that of GitHub.
    body: Any = None


class Faults:
    """What goes wrong: by route, for a number of requests, or at random with a seed."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._random = random.Random(1)

    def add(
        self,
        route: str | None = None,
        *,
        status: int | None = None,
        error: Literal["reset", "timeout"] | None = None,
        retry_after: int | None = None,
        latency: float = 0.0,
        times: int | None = 1,
        probability: float = 1.0,
        seed: int | None = None,
        body: Any = None,
    ) -> None:
        """Let requests fail.

        :param route: GitHub's ID of the operation, such as ``"issues/create"``, or ``"graphql"``; None for any
        :param status: status of the response in place of the usual one, such as 502; 403 and 429 are those of the
            secondary rate limit, unless ``body`` says otherwise
        :param error: ``"reset"`` loses the connection before the request is processed, ``"timeout"`` after it
        :param retry_after: seconds in the header Retry-After
        :param latency: seconds that the response takes in addition, over HTTP
        :param times: number of requests; None for all
        :param probability: how probable it is for each of these requests, from 0 to 1
        :param seed: seed of the random numbers; None goes on with those before
        :param body: the JSON of the response, such as an error of GraphQL under status 200; None for GitHub's message
        """
        if not 0 <= probability <= 1:
            raise ValueError(f"probability must be from 0 to 1, not {probability!r}")
        if seed is not None:
            self._random = random.Random(seed)
        self._faults.append(Fault(route, status, error, retry_after, latency, times, probability, body))

    def clear(self) -> None:
        """Let nothing go wrong any more."""
        self._faults.clear()

    def take(self, route: str | None) -> Fault | None:
        """The fault of a request; None if it is processed as usual.

        :param route: GitHub's ID of the operation
        """
        for fault in self._faults:
            if fault.route not in (None, route) or self._random.random() >= fault.probability:
                continue
            if fault.times is not None:
                fault.times -= 1
                if fault.times <= 0:
                    self._faults.remove(fault)
            return fault
        return None
