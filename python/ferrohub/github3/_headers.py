"""The headers of a session, with those that github3.py sends by default."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import Any

from ferrohub import _core

#: The media type that ferrohub requests, and that of github3.py; GitHub treats them alike.
ACCEPT = ("application/vnd.github.full+json", "application/vnd.github.v3.full+json")
#: The headers of a session of github3.py 4.0.1; the User-Agent is that of the session.
DEFAULTS = {
    "User-Agent": "",
    "Accept-Encoding": "gzip, deflate",
    "Accept": ACCEPT[1],
    "Connection": "keep-alive",
    "Accept-Charset": "utf-8",
    "Content-Type": "application/json",
}


class SessionHeaders(MutableMapping[str, str]):
    """The headers of a session: a mapping whose keys are case-insensitive. It has the defaults until they are replaced.

    :param session: the session
    :param own: the mapping of the headers that were set
    """

    def __init__(self, session: Any, own: Any) -> None:
        self._own = own
        self._agent: str = session.user_agent
        #: The removed defaults, in lower case.
        self._removed: set[str] = session.__dict__.setdefault("_removed_headers", set())

    def __getitem__(self, name: str) -> str:
        value = self._own.get(name)
        if value is None:
            value = {known.lower(): default for known, default in self._defaults().items()}[name.lower()]
        return ACCEPT[1] if value == ACCEPT[0] else str(value)

    def __setitem__(self, name: str, value: str | None) -> None:
        if value is None:
            self.pop(name, None)
        else:
            self._own[name] = value

    def __delitem__(self, name: str) -> None:
        self[name]
        self._own.pop(name)
        self._removed.add(name.lower())

    def __iter__(self) -> Iterator[str]:
        own = self._own.keys()
        set_ = {name.lower() for name in own}
        return iter([*(name for name in self._defaults() if name.lower() not in set_), *own])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def copy(self) -> dict[str, str]:
        """The headers as a dict."""
        return dict(self)

    def __repr__(self) -> str:
        return repr(_core.Headers(list(self.items())))

    def _defaults(self) -> dict[str, str]:
        defaults = {**DEFAULTS, "User-Agent": self._agent}
        return {name: value for name, value in defaults.items() if name.lower() not in self._removed}
