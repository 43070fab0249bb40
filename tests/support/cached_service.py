"""A server whose responses can be cached, and clients with a cache."""

from __future__ import annotations

import contextlib
import hashlib
import json
import pathlib
from collections.abc import Iterator
from typing import Any

import ferrohub
from harness import TOKEN, Reply, Server, body_of

#: The headers of a conditional request.
CONDITIONS = {"if-none-match", "if-modified-since"}


class Service(Server):
    """A server that has something at each path, counts a quota, and tells versions apart as GitHub does."""

    def __init__(self) -> None:
        super().__init__()
        self.things: dict[str, Any] = {}
        self.headers: dict[str, str] = {}
        self.remaining = 5000

    def next_reply(self) -> Reply:
        request = self.requests[-1]
        if request.method == "POST":
            self.things[request.path].append(request.json)
            return Reply(request.json, 201)
        if request.path not in self.things:
            return Reply({"message": "Not Found"}, 404, {"ETag": '"none"'})
        body = json.dumps(self.things[request.path])
        seen = "".join(
            f"{request.headers[name]}:" for name in ("accept", "authorization", "cookie") if name in request.headers
        )
        etag = f'W/"{hashlib.sha256((seen + body).encode()).hexdigest()}"'
        known = request.headers.get("if-none-match") == etag
        self.remaining -= 0 if known else 1
        headers = {
            "ETag": etag,
            "Vary": "Accept, Authorization, Cookie, X-GitHub-OTP",
            "Cache-Control": "private, max-age=60, s-maxage=60",
            "X-RateLimit-Remaining": str(self.remaining),
            **self.headers,
        }
        if known:
            return Reply(None, 304, headers)
        return Reply(body, 200, {**headers, "Set-Cookie": "session=of-this-service"})

    def conditions(self) -> list[bool]:
        """Of each request since the last call, whether it was conditional."""
        found = [bool(CONDITIONS & request.headers.keys()) for request in self.requests]
        self.requests.clear()
        return found


def connect(service: Server, cache: Any, token: str = TOKEN) -> ferrohub.Client:
    """A client with a cache."""
    return ferrohub.Client(token=token, base_url=service.url, cache=cache)


def cache_of(client: ferrohub.Client) -> ferrohub.Cache:
    """The cache of a client."""
    assert client.session.cache is not None
    return client.session.cache


@contextlib.contextmanager
def serving() -> Iterator[Service]:
    """Serve one, which has a user, for the length of a context."""
    with Service() as service:
        service.thread.start()
        service.things["/user"] = body_of("AuthenticatedUser")
        yield service
        service.shutdown()


def entries(folder: pathlib.Path) -> list[pathlib.Path]:
    """The files of responses in the folder of a cache."""
    return [file for file in folder.iterdir() if len(file.name) == 64]
