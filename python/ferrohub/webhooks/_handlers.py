"""The handlers of events by name. The overloads for type checkers are in the stub."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from ferrohub._core import _webhook_names

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

#: The name under which a handler gets every event.
_EVERY = "*"


class Handlers:
    """Handlers of events, in the order in which they were added."""

    def __init__(self) -> None:
        self._handlers: list[tuple[frozenset[str], Callable[[Any], object]]] = []

    def on(self, *names: str, known: bool = True) -> Callable[[Any], Any]:
        """Return a decorator that adds a handler: a function, or a coroutine function, that takes the event.

        :param names: events that it handles: ``"issues.opened"`` for an action, ``"issues"`` for all actions of an
            event, ``"*"`` for every event
        :param known: whether the names must be in GitHub's description; False allows events newer than ferrohub
        :raises ValueError: a name is not in the description
        :raises TypeError: no name was passed
        """
        if not names or not all(isinstance(name, str) for name in names):
            raise TypeError('on() takes names of events, as in @hooks.on("issues.opened")')
        for name in names if known else ():
            _check(name)

        def add(handler: Callable[[Any], object]) -> Callable[[Any], object]:
            if not callable(handler):
                raise TypeError(f"a handler must be a function, not {type(handler).__qualname__}")
            self._handlers.append((frozenset(names), handler))
            return handler

        return add

    def handlers(self, name: str, action: str | None = None) -> list[Callable[[Any], object]]:
        """Return the handlers of an event.

        :param name: name of the event, such as ``"issues"``
        :param action: its action, such as ``"opened"``, or None
        """
        wanted = {name, f"{name}.{action}", _EVERY}
        return [handler for names, handler in self._handlers if names & wanted]


def _check(name: str) -> None:
    known = [_EVERY, *_webhook_names()]
    if name in known:
        return
    near = difflib.get_close_matches(name, known, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(f"{name!r} is no event of GitHub's description{hint}. Pass known=False for a newer event.")
