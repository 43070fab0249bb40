"""The responses of a fake."""

from __future__ import annotations

import base64
import builtins
import dataclasses
import hashlib
import http
import json
import re
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub import exceptions, transports

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ferrohub.testing.calls import Call
    from ferrohub.transports import Response


class _Nothing:
    """Stands for an argument that was not passed."""

    def __repr__(self) -> str:
        return "..."


#: No content was given.
NOTHING: Any = _Nothing()
JSON = "application/json; charset=utf-8"


class JsonText(str):
    """Text that is a JSON value as the body, not the body itself."""

    __slots__ = ()


@dataclasses.dataclass
class Reply:
    """One response of a route, or an error in place of it."""

    #: JSON, text, bytes, or a function of the call.
    content: Any = NOTHING
    status: int | None = None
    headers: Mapping[str, str] = dataclasses.field(default_factory=dict)
    #: How often it is used; None for once, or any number of times if it is the last.
    times: int | None = None
    #: Seconds that the server takes.
    delay: float = 0.0
    error: BaseException | type[BaseException] | None = None
    #: The pages of a list, if they are given one by one.
    pages: Sequence[Any] | None = None
    #: "auto", "page", "cursor", "since" or "none".
    paging: str = "auto"
    #: The member of the body that has the list.
    key: str | None = None


def response(status: int, headers: Mapping[str, str], body: bytes) -> Response:
    """A response for a transport.

    :param status: its status
    :param headers: its headers
    :param body: its body
    """
    return transports.Response(status, dict(headers), body)


def render(reply: Reply, content: Any, call: Call, operation: Mapping[str, Any] | None) -> Response:
    """The response of a reply.

    :param reply: the reply
    :param content: its content: that of the reply, or what its function returned
    :param call: the call
    :param operation: the operation of the call, if GitHub describes it
    """
    headers = dict(reply.headers)
    if isinstance(content, tuple) and len(content) == 2 and isinstance(content[0], int):
        reply = dataclasses.replace(reply, status=content[0])
        content = content[1]
    if isinstance(content, transports.Response):
        return content
    status = reply.status if reply.status is not None else _status(content, operation)
    if content is NOTHING or (content is None and status in (204, 205, 304)):
        content = error_body(status) if status >= 400 else b""
    if call.method in ("GET", "HEAD") and status == 200:
        content = _page(reply, content, call, operation, headers)
    body, kind = _encoded(content)
    if body and kind:
        _set_default(headers, "Content-Type", kind)
    if call.method in ("GET", "HEAD") and status == 200:
        _set_default(headers, "ETag", f'W/"{hashlib.sha256(body).hexdigest()}"')
        if _is_current(call, headers):
            return response(304, {name: value for name, value in headers.items() if name != "Content-Type"}, b"")
        status, body = _range(call, body, headers)
    return response(status, headers, b"" if call.method == "HEAD" else body)


def error_body(status: int, message: str | None = None) -> dict[str, Any]:
    """The body of an error response of GitHub.

    :param status: its status
    :param message: its message; None for that of the status
    """
    phrase = http.HTTPStatus(status).phrase if status in http.HTTPStatus._value2member_map_ else "Error"
    message = message or {401: "Bad credentials", 422: "Validation Failed"}.get(status, phrase)
    return {"message": message, "documentation_url": "https://docs.github.com/rest", "status": str(status)}


def error_of(error: BaseException | type[BaseException]) -> BaseException:
    """The exception that a transport raises.

    :param error: the error that a test names
    """
    kind = error if isinstance(error, type) else type(error)
    text = "" if isinstance(error, type) else str(error)
    text = text or "a fake error"
    if issubclass(kind, exceptions.GitHubException):
        return kind(text) if isinstance(error, type) else error
    if issubclass(kind, builtins.TimeoutError):
        return exceptions.Timeout(text)
    if issubclass(kind, builtins.OSError):
        return exceptions.ConnectionError(text)
    return kind(text) if isinstance(error, type) else error


def _set_default(headers: dict[str, str], name: str, value: str) -> None:
    if not any(known.lower() == name.lower() for known in headers):
        headers[name] = value


def _header(headers: Mapping[str, str], name: str) -> str:
    return next((value for known, value in headers.items() if known.lower() == name), "")


def _encoded(content: Any) -> tuple[bytes, str]:
    if isinstance(content, bytes | bytearray):
        return bytes(content), ""
    if isinstance(content, str) and not isinstance(content, JsonText):
        return content.encode(), "text/plain; charset=utf-8"
    return json.dumps(content).encode(), JSON


def _status(content: Any, operation: Mapping[str, Any] | None) -> int:
    described = [(status, kind) for status, kind in (operation or {}).get("responses", ()) if status < 300]
    if content is NOTHING or content is None:
        return next((status for status, kind in described if kind is None), 204)
    return next((status for status, kind in described if kind is not None), 200)


def _is_current(call: Call, headers: Mapping[str, str]) -> bool:
    known = re.findall(r'(?:W/)?("[^"]*")', call.headers.get("if-none-match", ""))
    if known:
        return _header(headers, "etag").removeprefix("W/") in known
    since, modified = call.headers.get("if-modified-since"), _header(headers, "last-modified")
    return bool(since) and since == modified


def _range(call: Call, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
    """The part of a body that a resumed download requests."""
    wanted = re.fullmatch(r"bytes=(\d+)-", call.headers.get("range", ""))
    if wanted is None or int(wanted[1]) >= len(body):
        return 200, body
    start = int(wanted[1])
    headers["Content-Range"] = f"bytes {start}-{len(body) - 1}/{len(body)}"
    return 206, body[start:]


def _page(reply: Reply, content: Any, call: Call, operation: Mapping[str, Any] | None, headers: dict[str, str]) -> Any:
    """The requested page of a list; adds the Link header."""
    if reply.pages is not None:
        return _given_page(reply, call, operation, headers)
    key = _key(reply, content, operation)
    if key is None:
        return content
    items = content if isinstance(content, list) else content[key]
    style = _style(reply, operation)
    if style != "none":
        items = _STYLES[style](items, call, headers)
    if isinstance(content, list):
        return _whole(items, key, len(content), call)
    return {**content, key: items}


def _key(reply: Reply, content: Any, operation: Mapping[str, Any] | None) -> str | None:
    """The member of the body that has the list, "" if the body is the list, None if there is none."""
    described = (operation or {}).get("pages")
    key = reply.key if reply.key is not None else described
    if isinstance(content, list):
        return key or ""
    return key if isinstance(content, dict) and key and isinstance(content.get(key), list) else None


def _whole(items: Any, key: str, total: int, call: Call) -> Any:
    if not key:
        return items
    extra = {"incomplete_results": False} if call.path.startswith("/search/") else {}
    return {"total_count": total, **extra, key: items}


def _style(reply: Reply, operation: Mapping[str, Any] | None) -> str:
    if reply.paging != "auto" or operation is None:
        return "page" if reply.paging == "auto" else reply.paging
    names = {name for place, name, *_ in operation["parameters"] if place == "query"}
    if "page" in names:
        return "page"
    if "after" in names or "cursor" in names:
        return "cursor"
    return "since" if {"since", "per_page"} <= names else "none"


def _size(call: Call) -> int:
    try:
        return max(1, min(100, int(call.query.get("per_page", 30))))
    except (TypeError, ValueError):
        return 30


def _number(call: Call) -> int:
    page = call.query.get("page", "1")
    return max(1, int(page)) if isinstance(page, str) and page.isdigit() else 1


def _by_page(items: list[Any], call: Call, headers: dict[str, str]) -> list[Any]:
    size, page = _size(call), _number(call)
    last = max(1, -(-len(items) // size))
    _link_pages(call, page, last, headers)
    return items[(page - 1) * size : page * size]


def _link_pages(call: Call, page: int, last: int, headers: dict[str, str]) -> None:
    links: dict[str, int] = {}
    if page > 1:
        links |= {"prev": min(page - 1, last), "first": 1}
    if page < last:
        links |= {"next": page + 1, "last": last}
    _link(headers, {rel: _with_query(call, page=str(number)) for rel, number in links.items()})


def _by_cursor(items: list[Any], call: Call, headers: dict[str, str]) -> list[Any]:
    size, start = _size(call), _position(call.query.get("after") or call.query.get("cursor"))
    if before := call.query.get("before"):
        start = max(0, _position(before) - size)
    links = {}
    if start > 0:
        links["prev"] = _with_query(call, before=_cursor(start), after=None, cursor=None)
    if start + size < len(items):
        links["next"] = _with_query(call, after=_cursor(start + size), before=None, cursor=None)
    _link(headers, links)
    return items[start : start + size]


def _by_since(items: list[Any], call: Call, headers: dict[str, str]) -> list[Any]:
    since = call.query.get("since", "0")
    after = int(since) if str(since).isdigit() else 0
    rest = [item for item in items if not isinstance(item, dict) or item.get("id", after + 1) > after]
    page = rest[: _size(call)]
    if len(page) < len(rest):
        _link(headers, {"next": _with_query(call, since=str(page[-1]["id"]))})
    return page


_STYLES = {"page": _by_page, "cursor": _by_cursor, "since": _by_since}


def _given_page(reply: Reply, call: Call, operation: Mapping[str, Any] | None, headers: dict[str, str]) -> Any:
    pages = reply.pages or [[]]
    if _style(reply, operation) == "cursor":
        at = _position(call.query.get("after") or call.query.get("cursor"))
        if at + 1 < len(pages):
            _link(headers, {"next": _with_query(call, after=_cursor(at + 1), cursor=None)})
        page = pages[at] if at < len(pages) else []
    else:
        number = _number(call)
        _link_pages(call, number, len(pages), headers)
        page = pages[number - 1] if number <= len(pages) else []
    if not isinstance(page, list):
        return page
    total = sum(len(each) for each in pages if isinstance(each, list))
    return _whole(page, _key(reply, page, operation) or "", total, call)


def _cursor(position: int) -> str:
    return base64.urlsafe_b64encode(f"cursor:{position}".encode()).decode().rstrip("=")


def _position(cursor: Any) -> int:
    try:
        text = base64.urlsafe_b64decode(f"{cursor}{'=' * (-len(cursor) % 4)}").decode()
        return int(text.removeprefix("cursor:"))
    except (TypeError, ValueError):
        return 0


def _with_query(call: Call, **changes: str | None) -> str:
    parts = urllib.parse.urlsplit(call.url)
    query = [(name, value) for name, value in urllib.parse.parse_qsl(parts.query) if name not in changes]
    query += [(name, value) for name, value in changes.items() if value is not None]
    return urllib.parse.urlunsplit(parts._replace(query=urllib.parse.urlencode(query)))


def _link(headers: dict[str, str], links: Mapping[str, str]) -> None:
    order = sorted(links, key=("prev", "next", "last", "first").index)
    if order:
        _set_default(headers, "Link", ", ".join(f'<{links[rel]}>; rel="{rel}"' for rel in order))
