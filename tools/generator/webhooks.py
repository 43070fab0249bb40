"""The classes of events of ``ferrohub.webhooks``, the overloads of ``Webhooks.on``, and the list of events."""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Iterator

from ferrohub import _core
from generator.declared import Declared
from generator.described import Described
from generator.rest import MARK, _Names, overriding
from generator.stub import docstring

FOLDER = "python/ferrohub/webhooks"
#: What a handler of several events takes: any event, or those that its annotation names.
BASES = ("_e.WebhookEvent", "_ae.WebhookEvent", "_Any")
DOCS = "https://docs.github.com/webhooks/webhook-events-and-payloads"


@dataclasses.dataclass(frozen=True)
class Event:
    """The class of an event or of one of its actions."""

    #: ``issues`` or ``issues.opened``; ``*`` for the base of all.
    name: str
    #: The name of the class.
    shown: str
    #: The class that it extends.
    parent: str | None
    #: The name and type of each, and whether GitHub's description promises it.
    fields: list[tuple[str, str, bool]]

    @property
    def docs(self) -> str:
        """The part of GitHub's page."""
        return DOCS if self.name == "*" else f"{DOCS}#{self.name.partition('.')[0]}"


def events() -> list[Event]:
    """Every class of events, a base before those that extend it."""
    found = _core._webhooks_described()
    return [Event(each["name"], each["class"], each["parent"], each["fields"]) for each in found]


def modules(declared: Declared, described: Described) -> dict[str, str]:
    """The modules and stubs of events by file."""
    names = _Names(declared, described)
    return {
        f"{FOLDER}/events.py": _module("for a ``ferrohub.Client``"),
        f"{FOLDER}/aio_events.py": _module("for a ``ferrohub.aio.AsyncClient``"),
        f"{FOLDER}/events.pyi": _stub(names, ""),
        f"{FOLDER}/aio_events.pyi": _stub(names, "aio_"),
        f"{FOLDER}/_handlers.pyi": _handlers(),
    }


def _module(client: str) -> str:
    return f'''"""Classes of the events of webhooks, {client}. {MARK}

Each is made when it is first needed.
"""

from ferrohub._core import _webhook_class


def __getattr__(name):
    """A class by its name."""
    if name.startswith("_"):
        raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")
    return _webhook_class(name)
'''


def _stub(names: _Names, mode: str) -> str:
    """The stub of the events for clients of a mode."""
    client, other = ("AsyncClient", "Client") if mode else ("Client", "AsyncClient")
    theirs = "_e" if mode else "_ae"
    every = events()
    known = {event.shown: {field: (type_, promised) for field, type_, promised in event.fields} for event in every}
    body: list[str] = []
    for event in every:
        base = event.parent or ("_aio.GitHubCore" if mode else "GitHubCore")
        body += [f"class {event.shown}({base}):"]
        what = "An event of a webhook." if event.name == "*" else f"The event ``{event.name}``."
        is_action = event.parent not in (None, "WebhookEvent")
        body += docstring(what if is_action or mode else f"{what}\n\nGitHub: {event.docs}", " " * 4)
        if event.parent is None:
            body += _own(client, other)
        body += [f"    _other: {theirs}.{event.shown}"]
        inherited = _inherited(event, every, known)
        body += overriding(event.fields, inherited, functools.partial(names.qualified, mode=mode))
    text = "\n".join([BOUND, *body])
    lines = [
        "from typing import Protocol, TypeVar",
        "from ferrohub._core import Client, Delivery",
        "from ferrohub.aio import AsyncClient",
    ]
    lines += [f"from ferrohub.webhooks import {'events' if mode else 'aio_events'} as {theirs}"]
    lines += ["from ferrohub.rest import Field, Maybe"]
    head = f'"""Classes of the events of webhooks. {MARK}"""\n'
    imports = names.imports(text, lines)
    return f"{head}\n{_sorted(imports)}\n{text}\n"


def _sorted(imports: str) -> str:
    """The import statements, those of one module merged."""
    found: dict[str, set[str]] = {}
    plain = []
    joined = re.sub(r"\(\n((?:.|\n)*?)\)", lambda match: " ".join(match[1].split()).rstrip(","), imports)
    for line in joined.splitlines():
        if match := re.fullmatch(r"from (\S+) import (.+)", line):
            found.setdefault(match[1], set()).update(name.strip() for name in match[2].split(","))
        elif line:
            plain.append(line)
    return "\n".join(
        [*plain, *(f"from {module} import {', '.join(sorted(found[module]))}" for module in sorted(found))]
    )


def _own(client: str, other: str) -> Iterator[str]:
    """The methods of every event. ``_other`` is the class of the same event for clients of the other mode."""
    yield from ("    @property", "    def delivery(self) -> Delivery: ...")
    yield from ("    @overload", f"    def bind(self, client: {client}) -> Self: ...")
    yield from ("    @overload", f"    def bind(self: _Bound[_Other], client: {other}) -> _Other: ...")


#: What an event has that can be bound to a client of the other mode.
BOUND = """
_Other = TypeVar("_Other", covariant=True)

@type_check_only
class _Bound(Protocol[_Other]):
    @property
    def _other(self) -> _Other: ..."""


def _inherited(
    event: Event, every: list[Event], known: dict[str, dict[str, tuple[str, bool]]]
) -> dict[str, tuple[str, bool]]:
    """The types of the fields of the bases, and whether they are promised."""
    parents = {each.shown: each.parent for each in every}
    found: dict[str, tuple[str, bool]] = {}
    parent = event.parent
    while parent is not None:
        found = {**known[parent], **found}
        parent = parents[parent]
    return found


def _handlers() -> str:
    """The stub of the registry of handlers, with an overload for each action and one for each event."""
    every = events()
    lines = [f'"""The handlers of events by name. {MARK}"""', "", '# mypy: disable-error-code="overload-overlap"', ""]
    lines += [
        "from collections.abc import Callable",
        "from typing import Any, Literal, Protocol, TypeVar, overload",
        "",
    ]
    lines += ["from ferrohub.webhooks import aio_events as _ae, events as _e", ""]
    lines += [f'{name} = TypeVar("{name}")' for name in ("_Event", "_AioEvent", "_Result")]
    lines += ['_Any = TypeVar("_Any", bound=_e.WebhookEvent | _ae.WebhookEvent)', ""]
    for name, kinds in (("_On(Protocol[_Event, _AioEvent])", ("_Event", "_AioEvent")), ("_OnSeveral(Protocol)", BASES)):
        lines += [f"class {name}:"]
        for kind in kinds:
            lines += ["    @overload", f"    def __call__(self, handler: {_handler(kind)}, /) -> {_handler(kind)}: ..."]
    lines += ["", "class Handlers:", "    def __init__(self) -> None: ..."]
    for event in sorted(every, key=lambda each: "." not in each.name):  # the overload of an action precedes
        names = [event.name, *(each.name for each in every if each.parent == event.shown and event.name != "*")]
        shown = ", ".join(f'"{name}"' for name in names)
        # Several actions of an event have its class.
        taken = f"*names: Literal[{shown}]" if len(names) > 1 else f"name: Literal[{shown}], /"
        lines += [
            "    @overload",
            f"    def on(self, {taken}) -> _On[_e.{event.shown}, _ae.{event.shown}]: ...",
        ]
    lines += ["    @overload", "    def on(self, *names: str, known: bool = True) -> _OnSeveral: ..."]
    lines += ["    def handlers(self, name: str, action: str | None = None) -> list[Callable[[Any], object]]: ...", ""]
    return "\n".join(lines)


def _handler(event: str) -> str:
    return f"Callable[[{event}], _Result]"


def page() -> Iterator[str]:
    """The lines of the page that lists the events."""
    yield from ("# Events of webhooks", "")
    yield "What `ferrohub.webhooks.events` has: a class for each event, and one for each of its actions. An action that"
    yield "is not listed has the class of its event, an event that is not listed the class `WebhookEvent`."
    yield from ("", "| Event | Class | Actions |", "|---|---|---|")
    every = events()
    for event in every:
        if event.parent == "WebhookEvent":
            actions = [each for each in every if each.parent == event.shown]
            shown = ", ".join(f"`{each.name.partition('.')[2]}`" for each in actions)
            yield f"| [{event.name}]({event.docs}) | `{event.shown}` | {shown} |"
