"""Plans: the writes of a program, recorded instead of sent. ``client.plan()`` makes one.

>>> with client.plan() as plan:
...     repository.edit(description="Finds the way")
>>> print(plan)
>>> plan.apply()

See the guide, "Plan and apply".
"""

from __future__ import annotations

import dataclasses
import inspect
import json
import re
import threading
import urllib.parse
from typing import TYPE_CHECKING, Any, NoReturn

from ferrohub._core import _shown
from ferrohub._description import members_of
from ferrohub._plans.shown import plan_text, title, value_text
from ferrohub._plans.states import State, after, content, differences, guarded, is_reached, merged, result
from ferrohub._plans.targets import (
    ACCESS,
    Target,
    changes_nothing,
    created,
    is_access,
    is_listing,
    returned,
    target,
)
from ferrohub._plans.values import Placeholders
from ferrohub._plans.writes import PlannedWrite
from ferrohub.exceptions import PlanError, PlanOutdated, TransportError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence
    from types import TracebackType

    from typing_extensions import Self

    from ferrohub._core import ClientSession, Request, Response

    #: The status, the headers and the body of a response.
    _Reply = tuple[int, list[tuple[str, str]], bytes]
    #: What is done with a request: it is sent, a URL is read first (of some media type), or this is its response.
    _Step = None | str | tuple[str, str] | _Reply

__all__ = ["AsyncPlan", "Plan", "PlannedWrite"]

#: Media types of responses that are not the JSON of the object.
_OTHER_FORMS = re.compile(r"\.(raw|diff|patch|sha)\b")
_LATER = "this can be read when the plan has been applied"
#: IDs of the sessions whose plans are being made, and the lock of this set.
_sessions: set[int] = set()
_setting = threading.Lock()


class Plan:
    """The writes of a block, recorded instead of sent. ``client.plan()`` returns it.

    It is a context manager. While its block runs, reads of the client are sent, and no write is, in any thread.
    ``str()`` shows the writes as a diff against what GitHub has, without secrets.

    :param session: session of the client
    """

    def __init__(self, session: ClientSession) -> None:
        self._session = session
        self._places = Placeholders(session.base_url.rstrip("/"))
        self._lock = threading.Lock()
        self._writes: list[PlannedWrite] = []
        #: What the writes make of objects, or None if that is not known, and the last write, by the path of the object.
        self._states: dict[str, tuple[State | None, PlannedWrite]] = {}
        #: Paths of objects that the plan creates.
        self._created: list[str] = []
        #: Paths of objects that exist once, by the path of their creation and their key.
        self._once: dict[tuple[str, str], str] = {}
        self._stage = "new"

    @property
    def writes(self) -> Sequence[PlannedWrite]:
        """The writes in their order."""
        return tuple(self._writes)

    def __enter__(self) -> Self:
        if self._stage != "new":
            raise PlanError("a plan is made once: call client.plan() for another one")
        with _setting:
            if not self._session._set_planner(self._decide):
                raise PlanError("another plan of this client is being made: leave its block first")
            _sessions.add(id(self._session))
            self._stage = "open"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        with _setting:
            self._session._set_planner(None)
            _sessions.discard(id(self._session))
            self._stage = "made" if kind is None else "broken"

    def __len__(self) -> int:
        return len(self._writes)

    def __str__(self) -> str:
        return plan_text(self._writes)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {len(self)} {'write' if len(self) == 1 else 'writes'}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"{type(self).__name__} is not picklable: apply it in the process that made it")

    def apply(self, progress: Callable[[int, int], object] | None = None) -> list[Response | None]:
        """Send the writes in their order.

        Before the first one is sent, everything that the plan changes is read again, and each object once more just
        before its write. After an error, ``apply()`` may be called again: it sends those that were not sent.

        :param progress: function of the number of writes that are applied and that of all writes
        :returns: GitHub's responses; None for a write that an earlier ``apply()`` has sent, and whose response was lost
        :raises PlanOutdated: an object has changed since it was planned. No further write was sent
        :raises PlanError: the block has not ended, or it has raised; or another plan of the client is being made
        """
        applying = self._apply(progress)
        try:
            applying.send(None)
        except StopIteration as done:
            responses: list[Response | None] = done.value
            return responses
        finally:
            applying.close()
        raise RuntimeError("a blocking session returned an awaitable")

    # While the block runs.

    def _decide(self, request: Request, what: str, once: str | None, read: Response | None) -> _Step:
        """What is done with a request: it is sent (None), a URL is read first, or this is its response.

        :param once: the key of the object that the request looks for or creates, if it is to exist once
        """
        path, query = self._path(request)
        if self._stage != "open":
            return None  # of a session that was made in the block, and is used after it
        if changes_nothing(request.method, path):
            is_known_empty = once is not None and self._is_new(path)
            return _reply(200, []) if is_known_empty else self._read(request, f"{path}{query}", read)
        self._check(request, path, what)
        body = self._body(request, path)
        found = target(request.method, path, body, query)
        if found.read is not None:
            found = dataclasses.replace(found, read=self._places.canonical(found.read))
        if not found.operation:
            raise self._error(request, path, "GitHub does not describe this request, so it cannot be planned")
        self._check_content(request, path, found, body)
        at = found.read or found.shown
        key = (self._places.canonical(path), once) if once is not None else None
        with self._lock:
            if key is not None and (known := self._made_once(key)) is not None:
                return _reply(200, known)
            state: State | None = None
            follows: PlannedWrite | None = None
            if at in self._states:
                state, follows = self._states[at]
            elif at is not None and not self._is_new(at):
                if read is None:
                    return (self._base + at, ACCESS) if found.is_access else self._base + at
                if read.status_code >= 400 and not (read.status_code == 404 and found.read):
                    return read.status_code, list(read.headers.items()), read.content
                state = State.of(read)
            before = state if found.read is not None else None
            refusal = self._refusal(request, found, body, before)
            if refusal is not None:
                return refusal
            number = len(self._writes) + 1
            write = PlannedWrite(number, path + query, request, body, found, before, follows, self._places)
            reply = self._add(write, state)
            if key is not None:
                self._once[key] = self._created[-1]
            return reply

    def _made_once(self, key: tuple[str, str]) -> Any:
        """The open object with a key that the plan creates; None if there is none."""
        state, _ = self._states.get(self._once.get(key, ""), (None, None))
        if state is None or not state.exists or state.json.get("state", "open") != "open":
            return None
        return state.json

    def _read(self, request: Request, path: str, read: Response | None) -> _Step:
        with self._lock:
            known, _ = self._states.get(self._places.canonical(path), (None, None))
        if request.method == "GET" and (known is not None or self._is_merged(path)):
            if known is not None and not known.exists:
                return _reply(404, {"message": "Not Found", "status": "404"})
            if _OTHER_FORMS.search(request.headers.get("accept") or ""):
                raise self._error(request, path, _LATER)
            if known is None and read is None:
                return request.url
            if known is None and read is not None and read.status_code >= 400:
                return read.status_code, list(read.headers.items()), read.content
            shown = known.json if known is not None else read.json() if read is not None else None
            if is_access(path) and "repository" not in (request.headers.get("accept") or ""):
                shown = None  # only whether there is one is requested
            return _reply(204 if shown is None else 200, merged(shown) if self._is_merged(path) else shown)
        if "/git/ref" in path and any(self._moves(write, path) for write in self._writes):
            raise self._error(
                request, path, "an earlier write of the plan may change this branch; make a plan for each"
            )
        if self._places.is_in(request.url) or (self._is_new(path) and is_listing(path)):
            raise self._error(request, path, _LATER)
        return None

    def _is_merged(self, path: str) -> bool:
        """Whether a path is that of a pull request that the plan merges."""
        return any(write.method == "PUT" and write.path == f"{path}/merge" for write in self._writes)

    def _moves(self, write: PlannedWrite, path: str) -> bool:
        """Whether a write of a file moves a branch that is read."""
        if not write.target.is_file:
            return False
        repository = "/".join(write.path.split("/")[:4])
        branch = write.body.get("branch") if isinstance(write.body, dict) else None
        branches = (f"{repository}/git/ref/heads/", f"{repository}/git/refs/heads/")
        if isinstance(branch, str):
            return urllib.parse.unquote(path) in [f"{each}{branch}" for each in branches]
        return path.startswith(branches)

    def _error(self, request: Request, path: str, why: str) -> PlanError:
        return PlanError(f"{_shown(self._places.readable(f'{request.method} {path}'))}: {why}")

    def _check(self, request: Request, path: str, kind: str) -> None:
        if request.method == "POST" and (path == "/graphql" or path.endswith("/api/graphql")):
            why = "mutations of GraphQL cannot be planned, because GitHub does not say what they change"
            raise self._error(request, path, why)
        if kind == "elsewhere":
            raise self._error(request, path, "this is another client, with the settings of the one that makes a plan")
        if kind == "upload":
            raise self._error(request, path, "uploads cannot be planned; send them after apply()")
        if not request.url.startswith(f"{self._base}/"):
            raise self._error(request, path, f"only writes to {self._base} can be planned")

    def _body(self, request: Request, path: str) -> Any:
        """The body of a write as JSON; None without one."""
        try:
            body = json.loads(request.body) if request.body else None
        except ValueError:
            raise self._error(request, path, "its body is not JSON, so it cannot be planned") from None
        self._places.check([body, request.url])
        return body

    def _check_content(self, request: Request, path: str, found: Target, body: Any) -> None:
        """Check that a body has no placeholders that ``apply()`` would not see."""
        is_encoded = isinstance(body, dict) and (found.is_file or body.get("encoding") == "base64")
        text = content(body, "replace") if is_encoded else None
        if text is not None:
            self._places.check(text)
            if self._places.is_in(text):
                raise self._error(
                    request, path, "a file cannot have values that only GitHub knows; write it after apply()"
                )

    def _refusal(self, request: Request, found: Target, body: Any, before: State | None) -> _Reply | None:
        """The response to a write that would fail, or that would change nothing; else None."""
        if before is None:
            return None
        if not before.exists and request.method in ("PATCH", "DELETE"):
            if found.is_switch:
                return _reply(204, None)
            return _reply(404, {"message": "Not Found", "status": "404"})
        if before.exists and found.is_switch and request.method == "PUT" and body in (None, {}):
            return _reply(204, None) if returned(found.operation) is None else None
        if before.exists and found.is_new:
            error = {"resource": found.path.rpartition("/")[2], "code": "already_exists", "field": "name"}
            return _reply(422, {"message": "Validation Failed", "errors": [error], "status": "422"})
        if not isinstance(before.json, dict) or not isinstance(body, dict):
            return None
        # A PUT resets what its body lacks.
        is_whole = body.keys() == before.json.keys() or (found.is_access and "permission" in body)
        is_edit = request.method == "PATCH" or (request.method == "PUT" and is_whole)
        if not is_edit or any(differences(before.json, body, found)):
            return None
        is_empty = returned(found.operation) is None
        return _reply(found.operation["responses"][0][0], None) if is_empty else _reply(200, before.json)

    def _add(self, write: PlannedWrite, state: State | None) -> _Reply:
        """Record a write; returns its response, for which the state of the object that it has is needed."""
        found, method = write.target, write.method
        path = found.read or found.path
        if method == "POST" and found.read is None:
            path = self._path_of_new(write)
        status, made = result(state, write.body, found, self._places, write.number, self._base + path)
        reached = after(write.before, method, write.body, found, made, self._places, write.number)
        if method == "POST" and path != found.path:
            self._created.append(path)
            reached = reached or State(True, made, is_planned=True)
        if found.read is not None or path in self._created:
            self._states[path] = reached, write
        self._writes.append(write)
        return _reply(status, made)

    def _path_of_new(self, write: PlannedWrite) -> str:
        """The path of the object that a ``POST`` creates, with placeholders: by its ID if it has no URL."""
        path = created(write.target.path)
        members = members_of(returned(write.target.operation) or ("any",))
        if path.endswith("/{url}") and "url" not in members and "id" in members:
            return self._places.numbered(write.number, path.removesuffix("{url}"))
        return self._places.filled(write.number, path)

    def _is_new(self, path: str) -> bool:
        """Whether a path is below that of an object that the plan creates."""
        return self._places.is_in(path) or any(path.startswith(f"{new}/") for new in self._created)

    @property
    def _base(self) -> str:
        return self._session.base_url.rstrip("/")

    def _path(self, request: Request) -> tuple[str, str]:
        path, mark, query = request.url.partition("?")
        return path.removeprefix(self._base), mark + query

    # When it is applied.

    async def _apply(self, progress: Callable[[int, int], object] | None) -> list[Response | None]:
        with self._lock:
            if self._stage == "broken":
                raise PlanError("the block of the plan raised, so the plan is incomplete: make a new one")
            if self._stage == "applying":
                raise PlanError("the plan is being applied")
            if self._stage != "made":
                raise PlanError("the plan is applied after its block has ended")
            self._stage = "applying"
        try:
            return await self._apply_open(progress)
        finally:
            self._stage = "made"

    async def _apply_open(self, progress: Callable[[int, int], object] | None) -> list[Response | None]:
        """Apply the writes that are not."""
        self._check_sends()
        open_writes = [write for write in self._writes if not write.is_applied]
        firm = [write for write in open_writes if not write.is_uncertain and not self._depends(write)]
        changed = [change for write in firm for change in await self._changes(write)]
        if changed:
            raise PlanOutdated(_outdated(changed), changed)
        for write in open_writes:
            if not (write.is_uncertain and await self._was_sent(write)):
                if changed := await self._changes(write):
                    raise PlanOutdated(_outdated(changed), changed)
                self._check_sends()
                await self._send(write)
            write.is_applied = True
            if progress is not None:
                progress(write.number, len(self._writes))
        return [write.response for write in self._writes]

    def _check_sends(self) -> None:
        """Check that writes of the client are sent, not recorded."""
        with _setting:
            if id(self._session) in _sessions:
                raise PlanError("another plan of this client is being made: apply this one after its block")

    def _depends(self, write: PlannedWrite) -> bool:
        """Whether the object of a write is as planned only after earlier writes."""
        before, path = write.before, write.target.read
        return before is None or before.is_planned or path is None or self._places.is_in(path)

    async def _changes(self, write: PlannedWrite) -> list[dict[str, Any]]:
        """What has changed since a write was planned."""
        before = write.before
        if before is None or write.target.read is None:
            return []
        if before.is_planned and write.target.is_switch:
            return []  # it may take effect later, as an invitation does
        now = await self._state(write, before.etag)
        if now is None:
            return []
        if before.is_planned:
            before = self._settled(write, before)
            now = dataclasses.replace(now, json=now.json if before.json is not None else None, is_planned=True)
        # Writes of the plan that were sent may have changed numbers and times.
        is_begun = any(each.is_applied for each in self._writes)
        planned, found = (guarded(state, write.body, write.target, is_begun) for state in (before, now))
        if before.is_planned and isinstance(planned, dict) and isinstance(found, dict):
            # The response to an earlier write may lack what the read has.
            planned, found = ({name: each[name] for name in planned.keys() & found.keys()} for each in (planned, found))
        if planned == found:
            return []
        if not isinstance(planned, dict) or not isinstance(found, dict):
            planned, found = {"": planned}, {"": found}
        names = [name for name in {**planned, **found} if planned.get(name) != found.get(name)]
        return [
            {
                "request": title(write),
                "member": name,
                "planned": value_text(name, planned.get(name), self._places),
                "found": value_text(name, found.get(name), self._places),
            }
            for name in names
        ]

    def _settled(self, write: PlannedWrite, before: State) -> State:
        """The state before a write as the response to an earlier write of the plan has it."""
        found = write.follows.result if write.follows is not None else None
        if write.target.is_file and isinstance(found, dict):
            found = found.get("content")
        return dataclasses.replace(before, json=found if before.exists and before.json is not None else None)

    async def _state(self, write: PlannedWrite, etag: str | None = None) -> State | None:
        """What GitHub has of the object of a write; None if it is unchanged."""
        url = self._places.resolved_url(f"{self._base}{write.target.read}", self._result)
        headers = {"Cache-Control": "no-cache", **({"If-None-Match": etag} if etag else {})}
        if write.target.is_access:
            headers["Accept"] = ACCESS
        response = await self._request("GET", url, write, headers=headers)
        return None if response.status_code == 304 else State.of(response)

    async def _was_sent(self, write: PlannedWrite) -> bool:
        """Whether a write whose response was lost has reached GitHub."""
        if write.target.read is None:
            raise PlanError(
                f"{title(write)}: whether an earlier apply() did this is not known: the response was lost. Look at "
                f"GitHub, then make a new plan"
            )
        now = await self._state(write)
        body = self._places.resolved(write.body, self._result)
        if now is None or not is_reached(now, write.method, body, write.target):
            return False
        write.result = {"content": now.json} if write.target.is_file else now.json
        return True

    async def _send(self, write: PlannedWrite) -> None:
        body = self._places.resolved(write.body, self._result)
        url = self._places.resolved_url(f"{self._base}{write.path}", self._result)
        write.is_uncertain = True
        options = {"json": body} if write.request.body is not None else {}
        try:
            response = await self._request(
                write.method, url, write, headers=dict(write.request.headers.items()), **options
            )
        except TransportError as error:
            write.is_uncertain = error.was_sent is not False
            raise
        write.is_uncertain = response.status_code >= 500
        response.raise_for_status()
        write.response = response
        write.result = response.json() if response.content else None

    async def _request(self, method: str, url: str, write: PlannedWrite, **options: Any) -> Response:
        if write.request.auth is not None:
            options["auth"] = write.request.auth
        sent: Any = self._session.request(method, url, **options)
        response: Response = await sent if inspect.isawaitable(sent) else sent
        return response

    def _result(self, number: int) -> Any:
        return self._writes[number - 1].result


class AsyncPlan(Plan):
    """The writes of a block of an asynchronous client; see :class:`Plan`. ``apply()`` is awaited.

    :param session: session of the client
    """

    def apply(  # type: ignore[override]
        self, progress: Callable[[int, int], object] | None = None
    ) -> Coroutine[Any, Any, list[Response | None]]:
        """Send the writes in their order; see :meth:`Plan.apply`.

        :param progress: function of the number of writes that are applied and that of all writes
        """
        return self._apply(progress)


def _reply(status: int, json_body: Any) -> _Reply:
    headers = [("content-type", "application/json; charset=utf-8")]
    return (status, headers, json.dumps(json_body).encode()) if json_body is not None else (status, [], b"")


def _outdated(changed: list[dict[str, Any]]) -> str:
    parts = [
        f"{each['request']}: {each['member'] or 'it'} was {each['planned']}, and is {each['found']}" for each in changed
    ]
    return "GitHub's state has changed since the plan was made: " + "; ".join(parts)
