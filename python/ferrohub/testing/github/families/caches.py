"""Caches of workflows (https://docs.github.com/rest/actions/cache)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import not_found, unprocessable
from ferrohub.testing.github.records import Cache
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository


def _shown(found: Cache) -> dict[str, Any]:
    """A cache of the schema ``actions-cache-list``."""
    return {
        "id": found.id,
        "ref": found.ref,
        "key": found.key,
        "version": found.version,
        "last_accessed_at": found.last_accessed_at,
        "created_at": found.created_at,
        "size_in_bytes": found.size,
    }


@operation("actions/get-actions-cache-list")
def list_caches(call: Call) -> Any:
    query, held = call.query, call.repository().caches.values()
    ref = query.get("ref")
    found = [each for each in held if each.key.startswith(query.get("key", "")) and ref in (None, each.ref)]
    orders = {
        "created_at": lambda each: (each.created_at, each.id),
        "last_accessed_at": lambda each: (each.last_accessed_at, each.id),
        "size_in_bytes": lambda each: (each.size, each.id),
    }
    order = orders.get(query.get("sort", "last_accessed_at"), orders["last_accessed_at"])
    found.sort(key=order, reverse=query.get("direction", "desc") != "asc")
    return call.page(found, _shown)


@operation("actions/get-actions-cache-usage")
def get_usage(call: Call) -> Any:
    repository = call.repository()
    return {
        "full_name": call.state.full_name(repository),
        "active_caches_size_in_bytes": sum(each.size for each in repository.caches.values()),
        "active_caches_count": len(repository.caches),
    }


@operation("actions/delete-actions-cache-by-id")
def delete_cache(call: Call) -> None:
    repository = call.writer()
    del repository.caches[call.item(repository.caches, "cache_id").id]


@operation("actions/delete-actions-cache-by-key")
def delete_caches(call: Call) -> Any:
    repository, key, ref = call.writer(), call.query.get("key"), call.query.get("ref")
    if not key:
        raise unprocessable("Validation Failed: key is required")
    found = [each for each in repository.caches.values() if each.key == key and ref in (None, each.ref)]
    if not found:
        raise not_found()
    for each in found:
        del repository.caches[each.id]
    return {"total_count": len(found), "actions_caches": [_shown(each) for each in found]}


def add(call: Call, repository: Repository, key: str, ref: str, size: int) -> Cache:
    """Add a cache.

    :param repository: the repository
    :param key: its key
    :param ref: the full name of the reference that it is made for
    :param size: its size in bytes
    """
    version = hashlib.sha256(key.encode()).hexdigest()
    made = Cache(call.state.next_id("cache"), key, ref, version, size, call.now, call.now)
    repository.caches[made.id] = made
    return made
