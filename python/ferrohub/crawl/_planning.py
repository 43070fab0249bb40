"""Making plans: the repositories of owners, and the run that a folder is in."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _locks, _state_files, _walks
from ferrohub.crawl._bounds import Bound
from ferrohub.crawl._replies import Unavailable
from ferrohub.crawl._requests import BudgetSpent, ends_crawl, reason, status_of
from ferrohub.crawl._selection import select
from ferrohub.crawl.plan import TARGET, Plan, targets
from ferrohub.crawl.streams import Stream

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence
    from pathlib import PurePosixPath

    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl._forms import Choice
    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._requests import Requests
    from ferrohub.crawl._storage import Held

#: Seconds before each further attempt at what has failed.
PAUSES = (2.0, 10.0, 30.0)
#: Seconds after a call with failures in which the next call tries these alone. Later, it looks for all changes.
RETRIED_ALONE = 3600.0
#: Names of repositories that are shown if they are invalid.
SHOWN = 3
_OWNED = "full_name created_at:time"
_log = logging.getLogger("ferrohub.crawl")


async def make(
    names: Iterable[str],
    streams: Iterable[str | Stream],
    requests: Requests,
    folder: Folder | None,
    graphql: Choice = "auto",
    *,
    pauses: Sequence[float] | None = None,
) -> Plan:
    """Make a plan, or continue that of an unfinished run of the same targets and streams in the folder.

    :param pauses: seconds before each further attempt to list the owners whose listing has failed; None for
        :data:`PAUSES`
    """
    pauses = PAUSES if pauses is None else pauses
    wanted, chosen = targets(names), tuple(select(streams))
    if folder is None:
        listing = _listing(_listed_of(wanted, chosen))
        await _list_again(listing, requests, pauses)
        return _plan("", listing, wanted, chosen, graphql)
    path = _path(wanted, chosen)
    async with _locked(folder, path) as lock:
        known = _known(folder, path, _listed_of(wanted, chosen))
        if known["left"] or not known["repositories"]:
            try:
                await _list_again(known, requests, pauses)
            finally:
                # Also what was listed before the budget was spent or the crawl was interrupted.
                lock.check()
                _state_files.write(folder.storage, path, known)
    return _plan(f"{path.stem}-{known['number']}", known, wanted, chosen, graphql)


@contextlib.asynccontextmanager
async def _locked(folder: Folder, path: PurePosixPath) -> AsyncIterator[Held]:
    """The lock of a run, once no other process holds it.

    :raises TimeoutError: it was lost
    """
    storage, place = folder.storage, path.with_suffix(".lock")
    lock = await _locks.wait_for(lambda: storage.lock(place), storage.is_remote)
    try:
        yield lock
    except _locks.Busy:
        raise TimeoutError(
            f"the lease {storage.at(place)} was lost: it could not be renewed in time, so another process may have "
            "taken it over. The same call goes on where this one stopped"
        ) from None
    finally:
        lock.close()


def key(names: Iterable[str], streams: Iterable[str | Stream]) -> str:
    """What all runs of a crawl have in common: the hash of its targets and streams."""
    return _path(targets(names), tuple(select(streams))).stem


def crawl_of(run: str) -> str:
    """The key of the crawl of a run."""
    return run.rpartition("-")[0]


def _path(wanted: list[tuple[str, str]], chosen: tuple[Stream, ...]) -> PurePosixPath:
    parts = sorted("/".join(target).lower() for target in wanted), [stream.name for stream in chosen]
    return _state_files.STATE / "runs" / f"{hashlib.sha256(repr(parts).encode()).hexdigest()[:16]}.json"


def _known(folder: Folder, path: PurePosixPath, wanted: list[tuple[str, str]]) -> dict[str, Any]:
    """The state of the run that is to be continued, or of a new one."""
    try:
        known = _state_files.read(folder.storage, path)
        number = int(known.get("number", 0))
        is_over = not known or known["finished"] or time.time() - known.get("failed", time.time()) > RETRIED_ALONE
        if not is_over and isinstance(known["left"], list) and isinstance(known["repositories"], list):
            return {"missing": [], **known}
    except (_state_files.Damaged, KeyError, TypeError, ValueError) as error:
        if isinstance(error, _state_files.Unreadable):
            raise
        number = int(time.time())  # greater than the number of any run
    return {"number": number + 1, "finished": False, **_listing(wanted)}


def _listed_of(wanted: list[tuple[str, str]], streams: Iterable[Stream]) -> list[tuple[str, str]]:
    """The targets whose repositories are read: none if all streams are those of owners."""
    return [] if all(stream.is_of_owner for stream in streams) else wanted


def _plan(
    run: str, listing: dict[str, Any], wanted: list[tuple[str, str]], streams: tuple[Stream, ...], graphql: Choice
) -> Plan:
    found = [(owner, name) for owner, name in listing["repositories"]]
    missing = [(owner, status, detail) for owner, status, detail in listing["missing"]]
    failing = [(target[0], *target[4]) for target in listing["left"] if len(target) > 4 and target[4]]
    owners = {owner.lower(): owner for owner, _ in reversed(wanted)} if any(map(_is_of_owner, streams)) else {}
    return Plan(run, tuple(found), streams, tuple(missing), graphql, tuple(failing), tuple(owners.values()))


def _is_of_owner(stream: Stream) -> bool:
    return stream.is_of_owner


async def finish(plan: Plan, folder: Folder, *, failed: bool = False) -> None:
    """Mark a run as finished, so that the next crawl starts another.

    :param failed: whether something has failed, so that the next crawl tries that again first
    """
    number = plan.run.rpartition("-")[2]
    path = _state_files.STATE / "runs" / f"{crawl_of(plan.run)}.json"
    async with _locked(folder, path) as lock:
        known = _state_files.read(folder.storage, path)
        if known.get("number") == int(number) and not known["finished"]:
            finished = {**known, "failed": time.time()} if failed else {"number": known["number"], "finished": True}
            lock.check()
            _state_files.write(folder.storage, path, finished)


def _listing(wanted: list[tuple[str, str]]) -> dict[str, Any]:
    """What was listed of these targets: nothing so far.

    ``left`` has the targets that are not listed yet, the next one last. Of an owner, they have the arguments of
    :func:`_page`, and the status and the reason of the last failure.
    """
    return {"repositories": [], "missing": [], "left": [list(target) for target in reversed(wanted)]}


async def before_retry(pause: float) -> None:
    """Wait before what has failed is tried again, and log it.

    :param pause: seconds
    """
    _log.info("what has failed is tried again in %.0f seconds", pause)
    await asyncio.sleep(pause)


async def _list_again(listing: dict[str, Any], requests: Requests, pauses: Iterable[float]) -> None:
    """List what is left; what fails is tried again after each pause."""
    await _list(listing, requests)
    for pause in pauses:
        if not listing["left"]:
            return
        await before_retry(pause)
        await _list(listing, requests)


async def _list(listing: dict[str, Any], requests: Requests) -> None:
    """List what is left. Each page changes the listing, so that another call goes on after it. Owners that fail are
    left.
    """
    seen = {"/".join(each).lower() for each in listing["repositories"]}
    waiting, failed = listing["left"], list[list[Any]]()
    bound = Bound("the repositories of an owner")
    try:
        while waiting:
            names, following = [waiting[-1]], list[list[Any]]()
            if waiting[-1][1] == "*":
                names, following = await _listed(waiting[-1], listing, requests, failed, bound)
            for each in names:
                if "/".join(each).lower() not in seen:
                    seen.add("/".join(each).lower())
                    listing["repositories"].append(each)
            waiting[-1:] = following
    finally:
        waiting[:0] = failed


async def _listed(
    target: list[Any], listing: dict[str, Any], requests: Requests, failed: list[list[Any]], bound: Bound
) -> tuple[list[list[str]], list[list[Any]]]:
    """The next page of an owner, and what follows it."""
    try:
        names, invalid, following = await _page(requests, *target[:4])
        if following and following[0][3] is not None:
            bound.check(names)
    except Unavailable as error:
        listing["missing"].append([target[0], error.status, error.detail])
    except Exception as error:
        if isinstance(error, BudgetSpent) or ends_crawl(error):
            raise
        kind, state = (target[2:4] + ["orgs", None][len(target[2:4]) :])[:2]
        failed.append([target[0], "*", kind, state, [status_of(error) or 0, reason(error)]])
    else:
        if invalid:
            shown = ", ".join(repr(name[:100]) for name in invalid[:SHOWN])
            detail = f"names of {len(invalid)} of its repositories are invalid, such as {shown}"
            listing["missing"].append([target[0], 0, detail])
        return names, following
    return [], []


async def _page(
    requests: Requests, owner: str, name: str, kind: str = "orgs", state: dict[str, Any] | None = None
) -> tuple[list[list[str]], list[str], list[list[Any]]]:
    """A page of the repositories of an organization or a user, the names that are invalid, and the arguments of the
    next page, or nothing.

    Pages are read from the last to the first, as those of a stream are: a repository that is deleted meanwhile hides no
    other.
    """
    query = "sort=created&direction=asc"
    stream = Stream("repositories", f"GET /{kind}/{{owner}}/repos", _OWNED, "full_name", "oldest", "created_at", query)

    async def get(query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
        return await requests.page(stream, {"owner": owner}, query, etag, route)

    try:
        step = await anext(_walks.walk(stream, get, state or {}))
    except Unavailable as error:
        if state is None and kind == "orgs" and error.status == 404:
            return [], [], [[owner, name, "users", None]]
        raise
    matches = [(str(item.get("full_name")), TARGET.fullmatch(str(item.get("full_name")))) for item in step.items]
    found = [[match[1], match[2]] for _, match in matches if match is not None]
    invalid = [text for text, match in matches if match is None]
    return found, invalid, [] if step.done else [[owner, name, kind, step.state]]
