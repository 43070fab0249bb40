"""Clients whose events are observed."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import ferrohub
from harness import Server

#: A token of GitHub's format.
SECRET = "ghp_" + "s3cr3t" * 6
#: The names of the events.
NAMES = ("request", "response", "retry", "error")
USER = {"login": "octocat"}

_tokens = (f"t0ken-of-hooks-{number}" for number in itertools.count())


class Events(list[Any]):
    """The events that were received, in order."""

    @property
    def hooks(self) -> dict[str, list[Callable[[Any], None]]]:
        """Hooks for all events."""
        return {name: [self.append] for name in NAMES}

    @property
    def names(self) -> list[str]:
        """The names of the events."""
        return [type(event).__name__.removesuffix("Event").lower() for event in self]


def client_of(server: Server, **options: Any) -> ferrohub.Client:
    """A client with a token of its own, so that no rate limit of another test holds."""
    return ferrohub.Client(token=next(_tokens), base_url=server.url, **options)
