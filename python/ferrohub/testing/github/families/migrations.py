"""Exports of repositories (https://docs.github.com/rest/migrations/orgs and .../rest/migrations/users)."""

from __future__ import annotations

import gzip
import io
import json
import tarfile
import uuid
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.actions import stored
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import not_found, unprocessable
from ferrohub.testing.github.families.accounts import owned
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.records import Migration
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.repositories import full, minimal

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Repository

#: The options of requests, which are false unless they say otherwise.
_OPTIONS = (
    "lock_repositories",
    "exclude_metadata",
    "exclude_git_data",
    "exclude_attachments",
    "exclude_releases",
    "exclude_owner_projects",
    "org_metadata_only",
)
#: What a repository has only where it is shown alone.
_OF_ONE = ("network_count", "subscribers_count", "temp_clone_token", "organization", "parent", "source")
#: Seconds until an export begins, and those that it takes for each repository.
_PENDING, _EACH = 5, 10


def _owner(call: Call) -> Account:
    return owned(call) if "org" in call.params else call.me


def _migration(call: Call) -> Migration:
    owner, found = _owner(call), call.item(call.state.migrations, "migration_id")
    if found.owner != owner.id:
        raise not_found()
    return found


def _state(call: Call, found: Migration) -> str:
    now = call.world.clock.timestamp
    return "pending" if now < found.starts else "exporting" if now < found.ends else "exported"


def _url(call: Call, found: Migration) -> str:
    owner = call.state.accounts[found.owner]
    home = f"orgs/{owner.login}" if owner.type == "Organization" else "user"
    return f"{call.links.api}/{home}/migrations/{found.id}"


def _repositories(call: Call, found: Migration) -> list[Repository]:
    return [call.state.repositories[id] for id in found.repositories if id in call.state.repositories]


def _repository(call: Call, found: Repository) -> dict[str, Any]:
    """The schema ``repository``."""
    return {name: value for name, value in full(call, found).items() if name not in _OF_ONE}


def _shown(call: Call, found: Migration) -> dict[str, Any]:
    """The schema ``migration``."""
    state = _state(call, found)
    url = _url(call, found)
    times = {"exporting": found.starts, "exported": found.ends}
    body = {
        "id": found.id,
        "node_id": node_id("M", found.id),
        "owner": user_by_id(call, found.owner),
        "guid": str(uuid.uuid5(uuid.NAMESPACE_URL, url)),
        "state": state,
        **{name: bool(found.options.get(name)) for name in _OPTIONS},
        "repositories": [_repository(call, each) for each in _repositories(call, found)],
        "url": url,
        "created_at": found.created_at,
        "updated_at": call.world.clock.text(times[state]) if state in times else found.created_at,
    }
    return {**body, "archive_url": f"{url}/archive"} if state == "exported" and found.has_archive else body


@operation("migrations/list-for-org")
@operation("migrations/list-for-authenticated-user")
def list_all(call: Call) -> Any:
    owner = _owner(call).id
    found = [each for each in call.state.migrations.values() if each.owner == owner]
    return call.page(found[::-1], lambda each: _shown(call, each))


@operation("migrations/start-for-org")
@operation("migrations/start-for-authenticated-user", partly="The archive has the repositories alone, as JSON.")
def start(call: Call) -> Any:
    owner, names = _owner(call), call.body["repositories"]
    found = [call.state.repository(name if "/" in name else f"{owner.login}/{name}") for name in names]
    if not found or any(each is None or each.owner != owner.id for each in found):
        raise unprocessable("Validation Failed: repositories has one that is not of this account")
    ids = list(dict.fromkeys(each.id for each in found if each is not None))
    starts = call.world.clock.timestamp + _PENDING
    made = Migration(
        call.state.next_id("migration"),
        owner.id,
        ids,
        call.now,
        starts,
        starts + _EACH * len(ids),
        {name: call.body[name] for name in _OPTIONS if name in call.body},
        list(ids) if call.body.get("lock_repositories") else [],
    )
    call.state.migrations[made.id] = made
    return Reply(201, _shown(call, made))


@operation("migrations/get-status-for-org")
@operation("migrations/get-status-for-authenticated-user")
def get(call: Call) -> Any:
    return _shown(call, _migration(call))


@operation("migrations/list-repos-for-org")
@operation("migrations/list-repos-for-authenticated-user")
def list_repositories(call: Call) -> Any:
    return call.page(_repositories(call, _migration(call)), lambda each: minimal(call, each))


def _exported(call: Call) -> Migration:
    """The migration of the path, which has an archive."""
    found = _migration(call)
    if _state(call, found) != "exported" or not found.has_archive:
        raise not_found()
    return found


@operation("migrations/download-archive-for-org")
@operation("migrations/get-archive-for-authenticated-user")
def download(call: Call) -> Any:
    found = _exported(call)
    content = json.dumps([_repository(call, each) for each in _repositories(call, found)]).encode()
    buffer = io.BytesIO()
    # Without a time in its header, the archive of the same repositories is the same.
    with (
        gzip.GzipFile(fileobj=buffer, mode="wb", mtime=0) as compressed,
        tarfile.open(fileobj=compressed, mode="w") as archive,
    ):
        entry = tarfile.TarInfo("repositories_000001.json")
        entry.size = len(content)
        archive.addfile(entry, io.BytesIO(content))
    path = stored(call.world, buffer.getvalue(), f"migration_{found.id}.tar.gz")
    return Reply(302, None, {"Location": call.links.api + path})


@operation("migrations/delete-archive-for-org")
@operation("migrations/delete-archive-for-authenticated-user")
def delete_archive(call: Call) -> None:
    _exported(call).has_archive = False


@operation("migrations/unlock-repo-for-org")
@operation("migrations/unlock-repo-for-authenticated-user")
def unlock(call: Call) -> None:
    found, wanted = _migration(call), call.params["repo_name"].lower()
    known = {each.name.lower(): each.id for each in _repositories(call, found)}
    if known.get(wanted) not in found.locked:
        raise not_found()
    found.locked.remove(known[wanted])
