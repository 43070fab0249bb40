"""What an account used (https://docs.github.com/rest/billing/usage): the minutes of workflows.

The prices are those of GitHub's page "Actions runner pricing".
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import Failure, not_found
from ferrohub.testing.github.families.accounts import account_of, owned
from ferrohub.testing.github.organizations import repositories_of
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Job, Repository

#: The names and the prices of a minute in dollars, by how the label of a runner begins.
_PRICES = {
    "ubuntu-": ("Actions Linux", 0.006),
    "windows-": ("Actions Windows", 0.010),
    "macos-": ("Actions macOS", 0.062),
}
_PARTLY = "It has the minutes of workflows alone; those of public repositories are free, none are included in a plan."


def _price(job: Job) -> tuple[str, float] | None:
    """The name and the price of a minute of a job; None if it runs on a machine that is not GitHub's."""
    if "self-hosted" in job.labels:
        return None
    found = (price for start, price in _PRICES.items() if any(each.startswith(start) for each in job.labels))
    return next(found, None)


def _minutes(call: Call, repository: Repository) -> Iterator[tuple[str, str, float, int]]:
    """The day, the name, the price and the minutes of each job that has ended."""
    now = call.world.clock.timestamp
    for job in repository.jobs.values():
        price = _price(job)
        if price is not None and job.starts < job.ends <= now:
            # Each job counts in whole minutes.
            yield call.world.clock.text(job.ends)[:10], *price, math.ceil((job.ends - job.starts) / 60)


def _wanted(call: Call) -> str:
    """How the days begin that the query selects: this year, unless it says otherwise. A day is one of this month.

    :raises Failure: it has something else than numbers
    """
    year, month, day = (call.query.get(name) or "" for name in ("year", "month", "day"))
    if not (year + month + day + "0").isdecimal():
        raise Failure(400, "Bad Request: year, month and day must be a date")
    month = month or (call.now[5:7] if day else "")
    return "-".join([(year or call.now[:4]).zfill(4), *(part.zfill(2) for part in (month, day) if part)])


def _report(call: Call, owner: Account) -> dict[str, Any]:
    begin, items = _wanted(call), []
    for repository in repositories_of(call.state, owner):
        sums: dict[tuple[str, str, float], int] = {}
        for day, sku, price, minutes in _minutes(call, repository):
            if day.startswith(begin):
                sums[day, sku, price] = sums.get((day, sku, price), 0) + minutes
        for (day, sku, price), minutes in sums.items():
            gross = round(minutes * price, 6)
            net = gross if repository.private else 0.0
            items.append(
                {
                    "date": day,
                    "product": "Actions",
                    "sku": sku,
                    "quantity": minutes,
                    "unitType": "minutes",
                    "pricePerUnit": price,
                    "grossAmount": gross,
                    "discountAmount": round(gross - net, 6),
                    "netAmount": net,
                    **({"organizationName": owner.login} if owner.type == "Organization" else {}),
                    "repositoryName": call.state.full_name(repository),
                }
            )
    return {"usageItems": sorted(items, key=lambda each: (each["date"], each["repositoryName"], each["sku"]))}


@operation("billing/get-github-billing-usage-report-org", partly=_PARTLY)
def of_organization(call: Call) -> Any:
    return _report(call, owned(call))


@operation("billing/get-github-billing-usage-report-user", partly=_PARTLY)
def of_user(call: Call) -> Any:
    found = account_of(call)
    if found.id != call.me.id:
        raise not_found()
    return _report(call, found)
