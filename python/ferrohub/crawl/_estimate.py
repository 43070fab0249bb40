"""What a crawl would cost."""

from __future__ import annotations

import dataclasses
import math
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _planning, _replies, _requests
from ferrohub.crawl._pooling import pooled
from ferrohub.crawl.results import Estimate
from ferrohub.crawl.streams import GRAPHQL, HEADS, path_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.crawl._folder import Folder
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
    folder: Folder | None,
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
    total, points, sizes, sampled = dict[str, int](), dict[str, int](), dict[str, int | None](), 0
    parts = list(plan)
    for is_of_owner, group in ((False, parts[len(plan.owners) :]), (True, parts[: len(plan.owners)])):
        names = [stream.name for stream in plan.streams if stream.is_of_owner == is_of_owner]
        inferred = await _Inferred.of(names, group, folder, requests)
        if inferred.is_short and not (inferred.sampled or sampled):
            raise ValueError(f"budget is {budget}, which is too small for the sizes of one repository")
        total.update(inferred.requests)
        points.update(inferred.points)
        sizes.update(inferred.sizes)
        sampled += inferred.sampled
    if sweep and folder is not None:
        for name, pages in _swept(plan, folder).items():
            total[name] += pages
    hours = max(
        sum(total.values()) / _per_hour(requests, "core"), sum(points.values()) / _per_hour(requests, "graphql")
    )
    names = [stream.name for stream in plan.streams]
    total, sizes = {name: total[name] for name in names}, {name: sizes[name] for name in names}
    return Estimate(len(plan.repositories), total, sizes, hours, sampled, spending.sent, points)


@dataclasses.dataclass
class _Inferred:
    """What repositories or owners take, by stream, as inferred from a sample of them."""

    requests: dict[str, int] = dataclasses.field(default_factory=dict)
    points: dict[str, int] = dataclasses.field(default_factory=dict)
    sizes: dict[str, int | None] = dataclasses.field(default_factory=dict)
    sampled: int = 0
    #: Whether the budget was too small for all of the sample.
    is_short: bool = False

    @classmethod
    async def of(
        cls, names: list[str], parts: list[Partition], folder: Folder | None, requests: _requests.Requests
    ) -> _Inferred:
        """What these take together.

        :param names: names of their streams
        """
        made = cls()
        new = [part for part in parts if not _is_known(part, folder)]
        needed = dict.fromkeys(names, 0)
        found, queried = dict(needed), dict(needed)
        unknown: set[str] = set()
        try:
            for part in new[:: max(1, math.ceil(len(new) / SAMPLE))]:
                for name, (pages, queries, count) in (await _sizes(part, requests)).items():
                    needed[name] += pages
                    queried[name] += queries
                    found[name] += count or 0
                    unknown |= {name} if count is None else set()
                made.sampled += 1
        except _requests.BudgetSpent:
            made.is_short = True
        factor = len(new) / made.sampled if made.sampled else 1.0
        # Nothing but what has changed is requested of the others.
        known = len(parts) - len(new)
        made.requests = {name: round(pages * factor) + known for name, pages in needed.items()}
        made.points = {name: round(count * factor) for name, count in queried.items() if count}
        made.sizes = {name: None if name in unknown else round(count * factor) for name, count in found.items()}
        return made


def _per_hour(requests: _requests.Requests, resource: str) -> int:
    """The quota of all credentials together; those that were not used are taken to have the smallest of the others."""
    limits = [quota.limit for quota in requests.quotas(resource)]
    usual = min((limit for limit in limits if limit is not None), default=QUOTA)
    return sum(usual if limit is None else limit for limit in limits)


def _is_known(part: Partition, folder: Folder | None) -> bool:
    """Whether an earlier run has finished a repository."""
    if folder is None:
        return False
    streams = folder.peek(part.owner, part.name).get("streams", {})
    return all(streams.get(stream.name, {}).get("run") for stream in part.streams)


def _swept(plan: Plan, folder: Folder) -> dict[str, int]:
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
    path, heads = path_of(str(part)), [name for name, _ in HEADS]
    for stream in part.streams:
        if not stream.suits(path.get("kind")):
            found[stream.name] = (0, 0, 0)
            continue
        if stream.parent is not None:
            parents = found.get(stream.parent, (0, 0, 0))[2]
            points = requests.forms.points(stream, part.graphql, parents or 0)
            count = parents if stream.order == "one" and stream.needs is None else None
            each = 1 if stream.listed is None else 2  # its values are requested before the items
            found[stream.name] = (0 if points else each * (parents or 0), points, count)
            continue
        try:
            if stream.name in heads:
                head = (await requests.head(stream.route, stream.parameters(), path)).json()
                path = {**path_of(str(part), head.get("type")), "kind": str(head.get("type"))}
            counts = [1] if stream.order == "one" else await _counts(stream, path, requests)
        except Exception as error:
            if isinstance(error, _requests.BudgetSpent) or _requests.ends_crawl(error):
                raise
            found[stream.name] = (1, 0, 0 if isinstance(error, _replies.Unavailable) else None)
            if stream.name in heads:
                break
            continue
        pages = sum(max(1, math.ceil((count or 0) / 100)) for count in counts)
        # The first of several pages is requested again, because items may have moved.
        again = pages > 1 and stream.order in ("oldest", "snapshot")
        count = None if None in counts else sum(each or 0 for each in counts)
        is_query = stream.route == GRAPHQL
        found[stream.name] = (0, pages, count) if is_query else (pages + again, 0, count)
    return found


async def _counts(stream: Stream, path: dict[str, str], requests: _requests.Requests) -> list[int | None]:
    """The number of items of each listing."""
    if stream.items == "*":
        return [None]  # they are no list, but all in one response
    return [await requests.total(stream, path, query) for query in stream.listings()]
