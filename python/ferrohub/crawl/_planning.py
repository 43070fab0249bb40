"""Making plans: the repositories of owners, and the run that a folder is in."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _locks, _state
from ferrohub.crawl._bounds import Bound
from ferrohub.crawl._requests import Unavailable
from ferrohub.crawl.plan import TARGET, Plan, targets
from ferrohub.crawl.streams import Stream, select

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.crawl._forms import Choice
    from ferrohub.crawl._requests import Requests


async def make(
    names: Iterable[str],
    streams: Iterable[str | Stream],
    requests: Requests,
    folder: _state.Folder | None,
    graphql: Choice = "auto",
) -> Plan:
    """Make a plan, or continue that of an unfinished run of the same targets and streams in the folder."""
    wanted, chosen = targets(names), tuple(select(streams))
    if folder is None:
        listing = _listing(wanted)
        await _list(listing, requests)
        return _plan("", listing, chosen, graphql)
    parts = sorted("/".join(target).lower() for target in wanted), [stream.name for stream in chosen]
    key = hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
    path = folder.state / "runs" / f"{key}.json"
    lock = await _locks.wait_for(path.with_suffix(".lock"))
    try:
        known = _state.read(path)
        if not known or known["finished"]:
            known = {"number": known.get("number", 0) + 1, "finished": False, **_listing(wanted)}
        if known.get("left"):
            try:
                await _list(known, requests)
            finally:
                # Also what was listed before the budget was spent or the crawl was interrupted.
                _state.write(path, known)
    finally:
        lock.release()
    return _plan(f"{key}-{known['number']}", known, chosen, graphql)


def _plan(run: str, listing: dict[str, Any], streams: tuple[Stream, ...], graphql: Choice) -> Plan:
    found = [(owner, name) for owner, name in listing["repositories"]]
    missing = [(owner, status, detail) for owner, status, detail in listing["missing"]]
    return Plan(run, tuple(found), streams, tuple(missing), graphql)


async def finish(plan: Plan, folder: _state.Folder) -> None:
    """Mark a run as finished, so that the next crawl starts another."""
    key, _, number = plan.run.rpartition("-")
    path = folder.state / "runs" / f"{key}.json"
    lock = await _locks.wait_for(path.with_suffix(".lock"))
    try:
        known = _state.read(path)
        if known.get("number") == int(number) and not known["finished"]:
            _state.write(path, {"number": known["number"], "finished": True})
    finally:
        lock.release()


def _listing(wanted: list[tuple[str, str]]) -> dict[str, Any]:
    """What was listed of these targets: nothing so far.

    ``left`` has the targets that are not listed yet, the next one last. Of an owner, they are the arguments of
    :func:`_page`.
    """
    return {"repositories": [], "missing": [], "left": [list(target) for target in reversed(wanted)]}


async def _list(listing: dict[str, Any], requests: Requests) -> None:
    """List what is left. Each page changes the listing, so that another call goes on after it."""
    seen = {"/".join(each).lower() for each in listing["repositories"]}
    bound = Bound("the repositories of an owner")
    while listing["left"]:
        target = listing["left"][-1]
        names, following = [target], list[list[Any]]()
        if target[1] == "*":
            try:
                names, following = await _page(requests, *target)
            except Unavailable as error:
                names = []
                listing["missing"].append([target[0], error.status, error.detail])
        for each in names:
            if "/".join(each).lower() not in seen:
                seen.add("/".join(each).lower())
                listing["repositories"].append(each)
        if following and len(following[0]) > 3:
            bound.check(names)
        listing["left"][-1:] = following


async def _page(
    requests: Requests, owner: str, name: str, kind: str = "orgs", query: dict[str, str] | None = None
) -> tuple[list[list[str]], list[list[Any]]]:
    """A page of the repositories of an organization or a user, and the arguments of the next page, or nothing."""
    stream = Stream("repositories", f"GET /{kind}/{{owner}}/repos", "id:int")
    try:
        reply = await requests.page(stream, {"owner": owner}, query or {"per_page": "100", "sort": "full_name"})
    except Unavailable as error:
        if query is None and kind == "orgs" and error.status == 404:
            return [], [[owner, name, "users"]]
        raise
    # The names are parts of paths of files.
    matches = [TARGET.fullmatch(str(item.get("full_name"))) for item in reply.items]
    found = [[match[1], match[2]] for match in matches if match is not None and match[2] not in ("*", ".", "..")]
    return found, [[owner, name, kind, reply.next]] if reply.next else []
