"""Requests as GitHub's documentation writes them, for tests of the simulator."""

from __future__ import annotations

from typing import Any

import ferrohub


def send(client: ferrohub.Client, request: str, body: Any = None, **headers: str) -> tuple[int, Any]:
    """Send a request such as ``"POST /gists"``; return the status and the JSON of the response, None if it is empty."""
    method, _, path = request.partition(" ")
    response = client.session.request(method, f"https://api.github.com{path}", json=body, headers=headers)
    return response.status_code, response.json() if response.content else None
