"""What a crawl would cost."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _planning, _requests, _state
from ferrohub.crawl._pooling import pooled
from ferrohub.crawl.results import Estimate

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.crawl._forms import Choice
    from ferrohub.crawl.plan import Partition, Plan
    from ferrohub.crawl.streams import Stream

#: Number of repositories from which the sizes of the others are inferred.
SAMPLE = 20
#: Requests per hour of a credential, and points of GraphQL, if GitHub does not say.
QUOTA = 5000


async def estimate(
    clients: list[Any],
    names: Iterable[str],
    chosen: Iterable[str | Stream],
    folder: _state.Folder | None,
    budget: int | None,
    graphql: Choice = "auto",
    sweep: bool = False,
) -> Estimate:
    """Estimate a crawl from a sample of its repositories.

    :param sweep: whether deleted items are looked for
    :raises ValueError: the budget does not suffice for the size of a single repository
    """
    spending = _requests.Budget(budget)
    requests = _requests.Requests(pooled(clients), spending)
    try:
        plan = await _planning.make(names, chosen, requests, None, graphql)
    except _requests.BudgetSpent:
        raise ValueError(f"budget is {budget}, which is too small to list the repositories") from None
    new = [at for at in range(len(plan)) if not _is_known(plan[at], folder)]
    sample = new[:: max(1, math.ceil(len(new) / SAMPLE))]
    needed = dict.fromkeys((stream.name for stream in plan.streams), 0)
    found, queried = dict(needed), dict(needed)
    unknown: set[str] = set()
    sampled = 0
    try:
        for at in sample:
            for name, (pages, queries, count) in (await _sizes(plan[at], requests)).items():
                needed[name] += pages
                queried[name] += queries
                found[name] += count or 0
                unknown |= {name} if count is None else set()
            sampled += 1
    except _requests.BudgetSpent:
        if not sampled:
            raise ValueError(f"budget is {budget}, which is too small for the sizes of one repository") from None
    factor = len(new) / sampled if sampled else 1.0
    # Nothing but what has changed is requested of the others.
    known = len(plan) - len(new)
    total = {name: round(pages * factor) + known for name, pages in needed.items()}
    if sweep and folder is not None:
        for name, pages in _swept(plan, folder).items():
            total[name] += pages
    points = {name: round(count * factor) for name, count in queried.items() if count}
    sizes = {name: None if name in unknown else round(count * factor) for name, count in found.items()}
    hours = max(
        sum(total.values()) / _per_hour(requests, "core"), sum(points.values()) / _per_hour(requests, "graphql")
    )
    return Estimate(len(plan), total, sizes, hours, sampled, spending.sent, points)


def _per_hour(requests: _requests.Requests, resource: str) -> int:
    """The quota of all credentials together; those that were not used are taken to have the smallest of the others."""
    limits = [quota.limit for quota in requests.quotas(resource)]
    usual = min((limit for limit in limits if limit is not None), default=QUOTA)
    return sum(usual if limit is None else limit for limit in limits)


def _is_known(part: Partition, folder: _state.Folder | None) -> bool:
    """Whether an earlier run has finished a repository."""
    if folder is None:
        return False
    streams = folder.peek(part.owner, part.name).get("streams", {})
    return all(streams.get(stream.name, {}).get("run") for stream in part.streams)


def _swept(plan: Plan, folder: _state.Folder) -> dict[str, int]:
    """The requests of a sweep by stream, at most: the number of items, and all pages if it is another one than in the
    folder. A stream of a single page takes that alone. Rows count as items, also those of earlier versions: which are
    the last is in the files, which are not read.
    """
    swept = [stream.name for stream in plan.streams if stream.is_swept]
    found = dict.fromkeys(swept, 0)
    for part in plan:
        rows = folder.rows(part.owner, part.name)
        for name in swept:
            pages = math.ceil(rows.get(name, 0) / 100)
            found[name] += pages + (pages != 1)
    return found


async def _sizes(part: Partition, requests: _requests.Requests) -> dict[str, tuple[int, int, int | None]]:
    """Pages, points and items of each stream of a repository; None for items that GitHub does not count."""
    found: dict[str, tuple[int, int, int | None]] = {}
    for stream in part.streams:
        if stream.parent is not None:
            parents = found.get(stream.parent, (0, 0, 0))[2]
            points = requests.forms.points(stream, part.graphql, parents or 0)
            found[stream.name] = (0 if points else parents or 0, points, None)
            continue
        try:
            count = await _count(stream, part, requests)
        except Exception as error:
            if isinstance(error, _requests.BudgetSpent) or _requests.ends_crawl(error):
                raise
            found[stream.name] = (1, 0, 0 if isinstance(error, _requests.Unavailable) else None)
            if stream.name == "repositories":
                break
            continue
        pages = max(1, math.ceil((count or 0) / 100))
        # The first of several pages is requested again, because items may have moved.
        again = pages > 1 and stream.order in ("oldest", "snapshot")
        found[stream.name] = (pages + again, 0, count)
    return found


async def _count(stream: Stream, part: Partition, requests: _requests.Requests) -> int | None:
    if stream.order == "one":
        await requests.head(stream.route, stream.parameters(), owner=part.owner, repo=part.name)
        return 1
    return await requests.total(stream, {"owner": part.owner, "repo": part.name})
