"""The route, the headers and the cache of ``ferrohub api``."""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import re
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Any

from ferrohub._commands import output
from ferrohub.exceptions import GitHubException

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    import ferrohub

_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
#: Arguments of `Client.request` and `Client.listing`, which are also names that a parameter may have.
_ARGUMENTS = {"cls", "data", "headers", "json", "key", "number", "params", "route", "timeout"}


def route(options: argparse.Namespace) -> str:
    """The method and the path. As with gh, the method is GET, or POST if there are fields or a body.

    :raises ValueError: there are two methods, or it is none of HTTP, or the path has control characters
    """
    if any(each < " " or each == "\x7f" for each in options.route):
        # They would be removed from the URL without a word.
        raise ValueError(f"the route must not have control characters: {options.route!r}")
    first, _, rest = options.route.partition(" ")
    method, path = (first, rest.strip()) if rest and first.isupper() else ("", options.route)
    if method and options.method and method != options.method.upper():
        raise ValueError(f"--method is {options.method}, but the route begins with {method}")
    has_body = bool(options.parameters or options.raw_field or options.field or options.input)
    method = method or (options.method or ("POST" if has_body and not options.paginate else "GET")).upper()
    if method not in _METHODS:
        raise ValueError(f"the method must be one of {', '.join(_METHODS)}, not {method!r}")
    if options.paginate and method != "GET":
        raise ValueError("--paginate is for GET requests")
    if options.paginate and options.input:
        raise ValueError("--paginate and --input are mutually exclusive")
    is_relative = not path.startswith("/") and not re.match(r"https?://", path)
    return f"{method} {'/' * is_relative}{path}"


def headers(options: argparse.Namespace) -> dict[str, str]:
    """The headers of a request.

    :raises ValueError: a header is not NAME: VALUE
    """
    found: dict[str, str] = {}
    for text in options.header:
        name, colon, value = text.partition(":")
        if not colon or not name.strip():
            raise ValueError(f"headers must be NAME: VALUE, not {text!r}")
        found[name.strip()] = value.strip()
    return found


def body(options: argparse.Namespace) -> bytes | None:
    """The body that ``--input`` names."""
    if options.input is None:
        return None
    return sys.stdin.buffer.read() if options.input == "-" else pathlib.Path(options.input).read_bytes()


def arguments(route: str, parameters: dict[str, Any], body: bytes | None) -> tuple[str, dict[str, Any]]:
    """The route and the arguments with which a request has these parameters, whatever their names are."""
    in_path, beside = {}, {}
    for name, value in parameters.items():
        place = re.compile(rf"\{{(\+?){re.escape(name)}\}}")
        if not place.search(route):
            beside[name] = value
        elif name in _ARGUMENTS:
            route = place.sub(rf"{{\1{name}_}}", route)
            in_path[f"{name}_"] = value
        else:
            in_path[name] = value
    clashing = {name: value for name, value in beside.items() if name in _ARGUMENTS}
    if clashing and body is None and route.startswith(("POST ", "PUT ", "PATCH ")):
        return route, {**in_path, "json": beside}
    beside = {name: value for name, value in beside.items() if name not in clashing}
    return route, {**in_path, **beside, "params": clashing, **({} if body is None else {"data": body})}


def seconds(duration: str) -> float:
    """The seconds of a duration, such as ``3600s``, ``60m``, ``1h``, ``1h30m`` or ``2d``.

    :raises ValueError: it is no duration
    """
    parts = re.findall(r"(\d+(?:\.\d+)?)([smhd])", duration)
    if not parts or "".join(map("".join, parts)) != duration:
        raise ValueError(f'--cache needs a duration such as "60s", "10m" or "1h", not {duration!r}')
    return sum(float(number) * _UNITS[unit] for number, unit in parts)


def cached(options: argparse.Namespace, client: ferrohub.Client, call: list[Any], fetch: Callable[[], Any]) -> Any:
    """The value of a GET request, from the cache if it is younger than ``--cache`` says.

    The file is named after a hash of the request and the credential, so that no other credential reads it.
    """
    limit = seconds(options.cache)
    path = _folder() / f"{_key(client, call)}.json"
    try:
        if time.time() - path.stat().st_mtime < limit:
            return _thawed(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError, TypeError, KeyError):
        # Missing or damaged: the request is sent.
        pass
    value = fetch()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # The temporary file can be read by its owner alone.
    with tempfile.NamedTemporaryFile("w", dir=path.parent, encoding="utf-8", delete=False) as file:
        json.dump(_frozen(value), file)
    pathlib.Path(file.name).replace(path)
    return value


def _frozen(value: Any) -> dict[str, Any]:
    """What a file of the cache has of a value: JSON, or the body of a response that is none."""
    return {"body": value.decode("latin-1")} if isinstance(value, bytes) else {"json": value}


def _thawed(found: dict[str, Any]) -> Any:
    return found["json"] if "json" in found else found["body"].encode("latin-1")


def _folder() -> pathlib.Path:
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or pathlib.Path.home() / ".cache"
    return pathlib.Path(base) / "ferrohub" / "api"


def _key(client: ferrohub.Client, call: list[Any]) -> str:
    try:
        token = client.auth.token()
    except GitHubException:
        token = ""
    described = json.dumps([client.session.base_url, *call], sort_keys=True, default=repr)
    return hashlib.sha256(f"{token}\n{described}".encode()).hexdigest()


def print_status(response: Any) -> None:
    """Print the status and the headers of a response."""
    lines = [f"HTTP {response.status_code}", *(f"{name}: {value}" for name, value in response.headers.items())]
    print(output.printable("\n".join(lines)), end="\n\n")
