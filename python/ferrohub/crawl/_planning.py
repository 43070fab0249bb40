"""Making plans: the repositories of owners, and the run that a folder is in."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _locks, _state
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
        found, missing = await _expand(wanted, requests)
        return Plan("", tuple(found), chosen, tuple(missing), graphql)
    parts = sorted("/".join(target).lower() for target in wanted), [stream.name for stream in chosen]
    key = hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
    path = folder.state / "runs" / f"{key}.json"
    lock = await _locks.wait_for(path.with_suffix(".lock"))
    try:
        known = _state.read(path)
        if not known or known["finished"]:
            found, missing = await _expand(wanted, requests)
            known = {"number": known.get("number", 0) + 1, "finished": False, "repositories": found, "missing": missing}
            _state.write(path, known)
    finally:
        lock.release()
    found = [(owner, name) for owner, name in known["repositories"]]
    missing = [(owner, status, detail) for owner, status, detail in known["missing"]]
    return Plan(f"{key}-{known['number']}", tuple(found), chosen, tuple(missing), graphql)


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


async def _expand(
    wanted: list[tuple[str, str]], requests: Requests
) -> tuple[list[tuple[str, str]], list[tuple[str, int, str]]]:
    found: dict[str, tuple[str, str]] = {}
    missing = []
    for owner, name in wanted:
        if name != "*":
            found.setdefault(f"{owner}/{name}".lower(), (owner, name))
            continue
        try:
            async for each in _of_owner(owner, requests):
                found.setdefault(f"{each[0]}/{each[1]}".lower(), each)
        except Unavailable as error:
            missing.append((owner, error.status, error.detail))
    return list(found.values()), missing


async def _of_owner(owner: str, requests: Requests) -> Any:
    """The repositories of an organization or a user."""
    route = "GET /orgs/{org}/repos"
    query: dict[str, str] | None = {"per_page": "100", "sort": "full_name"}
    first = True
    while query is not None:
        stream = Stream("repositories", route, "id:int")
        try:
            reply = await requests.page(stream, {"org" if "{org}" in route else "username": owner}, query)
        except Unavailable as error:
            if not first or error.status != 404 or "{org}" not in route:
                raise
            route = "GET /users/{username}/repos"
            continue
        for item in reply.items:
            # The names are parts of paths of files.
            match = TARGET.fullmatch(str(item.get("full_name")))
            if match is not None and match[2] not in ("*", ".", ".."):
                yield match[1], match[2]
        query, first = reply.next, False
