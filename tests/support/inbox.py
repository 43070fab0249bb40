"""A receiver of webhooks that keeps what it gets."""

from __future__ import annotations

import json
from typing import Any

from ferrohub.transports import Request, Response


class Inbox:
    """A receiver that keeps the names of events with their payloads."""

    def __init__(self) -> None:
        self.found: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, request: Request) -> Response:
        payload = json.loads(request.read())
        self.found.append((f"{request.headers['X-GitHub-Event']}.{payload.get('action')}", payload))
        return Response(200)

    def take(self) -> list[str]:
        """The names of what has come since the last call."""
        names = [name for name, _ in self.found]
        self.found.clear()
        return names
