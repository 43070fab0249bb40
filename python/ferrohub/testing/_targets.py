"""Where the calls of a fake went: their path below the API, and whether they are calls to an operation or a route."""

from __future__ import annotations

import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.testing import _addresses, _examples
from ferrohub.testing.routes import Route, Template

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ferrohub.testing.calls import Call


def path_of(base_url: str, url: str) -> str:
    """The path of a URL below the API.

    :param base_url: URL of the API
    :param url: URL of the request
    """
    parts = urllib.parse.urlsplit(url)
    base = urllib.parse.urlsplit(base_url)
    prefixes = [base.path] if parts.netloc == base.netloc and base.path else []
    for prefix in [*prefixes, "/api/v3", "/api/uploads"]:
        if parts.path == prefix or parts.path.startswith(f"{prefix}/"):
            return parts.path[len(prefix) :] or "/"
    return "/graphql" if parts.path == "/api/graphql" else parts.path or "/"


def base_of(base_url: str, url: str) -> str:
    """The URL of the API that a request used.

    :param base_url: URL of the API of the fake, for requests to other hosts
    :param url: URL of the request
    """
    parts = urllib.parse.urlsplit(url)
    if parts.netloc in ("api.github.com", "uploads.github.com"):
        return _addresses.GITHUB
    if parts.path.startswith("/api/"):
        return f"{parts.scheme}://{parts.netloc}/api/v3"
    return base_url


def is_to(call: Call, target: str | Route) -> bool:
    """Whether a call is one to a target.

    :param target: the route, GitHub's ID of an operation, or a method and a path with or without placeholders
    """
    if isinstance(target, Route):
        return call.route is target
    method, template = _method_and_path(target)
    if method not in ("*", call.method):
        return False
    return call.template == template or _captured(call, target) is not None


def differences(call: Call, target: str | Route, probe: Route, params: Mapping[str, Any]) -> list[str]:
    """What a call to a target has other than expected.

    :param probe: a route with the expected query, JSON and headers
    :param params: the expected values of placeholders
    """
    known = {**(_captured(call, target) or {}), **call.params}
    other = {name: value for name, value in params.items() if str(value) != known.get(name)}
    return [
        *probe.differences(call),
        *(f"{name}: {value!r}, requested {known.get(name)!r}" for name, value in other.items()),
    ]


def _captured(call: Call, target: str | Route) -> Mapping[str, Any] | None:
    """The values of the placeholders of a target; None if the call has another path."""
    if isinstance(target, Route):
        return call.params
    template = _method_and_path(target)[1]
    found = Template(template).match(call.host, call.path)
    return call.params if found is None and call.template == template else found


def _method_and_path(target: str) -> tuple[str, str]:
    """The method and the path that a target names."""
    if " " in target:
        method, _, path = target.partition(" ")
        return method.upper(), path
    if target.startswith("/"):
        return "*", target
    operation = _examples.described(target)
    return operation["method"], operation["path"]
