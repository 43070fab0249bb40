"""What the soak test does again and again. Each operation raises an exception of ferrohub, or does what it should."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import random
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import ferrohub
import soak_renewals
import soak_webhooks
from ferrohub.exceptions import GitHubException
from soak_clients import HookError
from soak_server import ARCHIVE, ISSUES

if TYPE_CHECKING:
    from soak import Soak

#: An operation of a thread, and one of a task: they are given the run, a client and random numbers.
Operation = Callable[["Soak", Any, random.Random], None]
Awaited = Callable[["Soak", Any, random.Random], Coroutine[Any, Any, None]]


#: The numbers of the issues that are listed: the newest first.
NUMBERS = list(range(ISSUES, 0, -1))


def check(soak: Soak, holds: bool, what: str) -> None:
    """Note what does not hold."""
    if not holds:
        soak.violated(what)


def user(soak: Soak, client: Any, numbers: random.Random) -> None:
    check(soak, client.user("octocat").login in ("octocat", None), "a user is another")


def listing(soak: Soak, client: Any, numbers: random.Random) -> None:
    found = [issue.number for issue in client.issues_on("o", "r")]
    check(soak, found == NUMBERS, f"a listing returned {len(found)} of {ISSUES} items")


def part(soak: Soak, client: Any, numbers: random.Random) -> None:
    """Leave a listing while it is walked."""
    listing = client.issues_on("o", "r")
    found = [issue.number for issue, _ in zip(listing, range(numbers.randrange(1, 60)), strict=False)]
    check(soak, found == NUMBERS[: len(found)], "a listing is out of order")


def create(soak: Soak, client: Any, numbers: random.Random) -> None:
    client.create_issue("o", "inbox", soak.write())


def edit(soak: Soak, client: Any, numbers: random.Random) -> None:
    client.session.patch(f"{soak.home}/repos/o/r/issues/1", json={"title": soak.write()})


def star(soak: Soak, client: Any, numbers: random.Random) -> None:
    client.star("o", "r")


def upload(soak: Soak, client: Any, numbers: random.Random) -> None:
    body = numbers.randbytes(50_000)
    client.session.post(f"{soak.home}/repos/o/r/releases/1/assets?name={soak.write()}", data=body)


def download(soak: Soak, client: Any, numbers: random.Random) -> None:
    path = soak.folder / f"part-{os.getpid()}-{next(soak.ids)}"
    try:
        done = repository(soak, client).archive("tarball", path)
    except BaseException:
        check(soak, not path.exists(), "the file of a failed download appeared")
        raise
    if done:
        finished(soak, path)


def repository(soak: Soak, client: Any) -> Any:
    url = f"{soak.home}/repos/o/r"
    body = json.dumps({"full_name": "o/r", "url": url, "archive_url": url + "/{archive_format}{/ref}"})
    cls = ferrohub.aio.Repository if isinstance(client, ferrohub.AsyncClient) else ferrohub.repos.Repository
    return cls.from_json(body, client)


def finished(soak: Soak, path: pathlib.Path) -> None:
    content = path.read_bytes()
    # A response that is bad and yet whole is short.
    check(soak, len(content) < 500 or content == ARCHIVE, f"a download has {len(content)} bytes, or others")
    path.unlink()


async def user_later(soak: Soak, client: Any, numbers: random.Random) -> None:
    check(soak, (await client.user("octocat")).login in ("octocat", None), "a user is another")


async def users_later(soak: Soak, client: Any, numbers: random.Random) -> None:
    results = await asyncio.gather(*[client.user("octocat") for _ in range(8)], return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, (GitHubException, HookError)):
            raise result


async def listing_later(soak: Soak, client: Any, numbers: random.Random) -> None:
    found = [issue.number async for issue in client.issues_on("o", "r")]
    check(soak, found == NUMBERS, f"a listing returned {len(found)} of {ISSUES} items")


async def create_later(soak: Soak, client: Any, numbers: random.Random) -> None:
    await client.create_issue("o", "inbox", soak.write())


async def edit_later(soak: Soak, client: Any, numbers: random.Random) -> None:
    await client.session.patch(f"{soak.home}/repos/o/r/issues/1", json={"title": soak.write()})


async def download_later(soak: Soak, client: Any, numbers: random.Random) -> None:
    path = soak.folder / f"part-{os.getpid()}-{next(soak.ids)}"
    if await repository(soak, client).archive("tarball", path):
        finished(soak, path)


def owned(soak: Soak, client: Any, numbers: random.Random) -> None:
    """Read what has an owner, for whom a pool has credentials of its own."""
    client.repository(f"soak-owner-{numbers.choice('ab')}", "r")


async def owned_later(soak: Soak, client: Any, numbers: random.Random) -> None:
    await client.repository(f"soak-owner-{numbers.choice('ab')}", "r")


#: What a forked process does as well.
PLAIN: dict[str, Operation] = {
    "user": user,
    "listing": listing,
    "part of a listing": part,
    "POST": create,
    "PATCH": edit,
    "PUT": star,
    "upload": upload,
    "download": download,
    "repository": owned,
}
OPERATIONS: dict[str, Operation] = {
    **PLAIN,
    "installation": soak_renewals.installation,
    "8 of an installation": soak_renewals.shared_installation,
    "8 of a user": soak_renewals.user_token,
    "delivery": soak_webhooks.deliver,
    "forged delivery": soak_webhooks.forge,
}
AWAITED: dict[str, Awaited] = {
    "awaited user": user_later,
    "8 awaited users": users_later,
    "awaited listing": listing_later,
    "awaited POST": create_later,
    "awaited PATCH": edit_later,
    "awaited download": download_later,
    "awaited repository": owned_later,
    "awaited installation": soak_renewals.awaited_installation,
    "8 awaited of an installation": soak_renewals.awaited_shared_installation,
    "8 awaited of a user": soak_renewals.awaited_user_token,
    "awaited delivery": soak_webhooks.awaited_deliver,
    "awaited forged delivery": soak_webhooks.awaited_forge,
}
