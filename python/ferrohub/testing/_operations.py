"""The operation of GitHub's description that a request belongs to."""

from __future__ import annotations

import functools
import re
import urllib.parse
from typing import Any

from ferrohub._core import _rest_operation

#: The methods that operations have.
_METHODS = ("GET", "PATCH", "PUT", "POST", "DELETE")


def of_request(method: str, path: str) -> dict[str, Any] | None:
    """The operation of a request; None if GitHub describes none.

    :param method: the method; HEAD is treated as GET
    :param path: the path below the API. A value such as the name of a branch may contain slashes
    """
    method = "GET" if method == "HEAD" else method
    found = _rest_operation(f"{method} {path}")
    return dict(found) if found is not None else _with_slashes(method, path)


def parameters(operation: dict[str, Any], path: str) -> dict[str, str]:
    """The values of the placeholders in a path of an operation.

    :param operation: the operation
    :param path: the path
    """
    wide = _wide(operation)
    pattern = "".join(
        f"(?P<{part.replace('-', '_')}>{'.+' if part in wide else '[^/]+'})" if at % 2 else re.escape(part)
        for at, part in enumerate(re.split(r"\{([\w-]+)\}", operation["path"]))
    )
    found = re.fullmatch(pattern, path)
    return {name: urllib.parse.unquote(value) for name, value in found.groupdict().items()} if found else {}


@functools.lru_cache(4096)
def is_path(path: str, *, slashes: bool = True) -> bool:
    """Whether GitHub describes an operation with a path.

    :param path: the path below the API
    :param slashes: whether a value in the path may contain slashes
    """
    find = of_request if slashes else (lambda method, path: _rest_operation(f"{method} {path}"))
    return any(find(method, path) is not None for method in _METHODS)


def _wide(operation: dict[str, Any]) -> set[str]:
    """The placeholders whose values may contain slashes."""
    return {name for place, name, *_ in operation["parameters"] if place == "segments"}


def _with_slashes(method: str, path: str) -> dict[str, Any] | None:
    """The operation of a path in which a value contains slashes. Of several, the one with the most fixed parts."""
    parts = path.split("/")
    best, most = None, 0
    for start in range(2, len(parts)):
        for end in range(start + 2, len(parts) + 1):
            joined = "/".join([*parts[:start], "%2F".join(parts[start:end]), *parts[end:]])
            found = _rest_operation(f"{method} {joined}")
            if found is None:
                continue
            template = found["path"].split("/")
            fixed = sum(not part.startswith("{") for part in template)
            if any(f"{{{name}}}" in template[start] for name in _wide(found)) and fixed > most:
                best, most = dict(found), fixed
    return best
