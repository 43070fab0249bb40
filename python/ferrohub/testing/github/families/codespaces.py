"""Codespaces (https://docs.github.com/rest/codespaces/codespaces and .../rest/codespaces/organizations)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of, owned
from ferrohub.testing.github.families.pulls import pull_of
from ferrohub.testing.github.records import Codespace
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.repositories import minimal, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: The machines by name: the cores, and the gigabytes of memory and of storage.
_MACHINES = {
    "basicLinux32gb": (2, 8, 32),
    "standardLinux32gb": (4, 16, 32),
    "premiumLinux": (8, 32, 64),
    "largePremiumLinux": (16, 64, 128),
}
#: The locations by the regions of requests.
_PLACES = {"EuropeWest": "WestEurope", "SoutheastAsia": "SouthEastAsia", "UsEast": "EastUs", "UsWest": "WestUs2"}


def _machine(name: str) -> dict[str, Any]:
    """A machine: the schema ``codespace-machine``."""
    cpus, memory, storage = _MACHINES[name]
    return {
        "name": name,
        "display_name": f"{cpus} cores, {memory} GB RAM, {storage} GB storage",
        "operating_system": "linux",
        "storage_in_bytes": storage << 30,
        "memory_in_bytes": memory << 30,
        "cpus": cpus,
        "prebuild_availability": None,
    }


def _machines() -> dict[str, Any]:
    """All machines: each repository may use each of them."""
    return {"total_count": len(_MACHINES), "machines": [_machine(name) for name in _MACHINES]}


def _shown(call: Call, found: Codespace) -> dict[str, Any]:
    """A codespace: the schema ``codespace``."""
    repository = call.state.repositories[found.repository]
    url = f"{call.links.api}/user/codespaces/{found.name}"
    return {
        "id": found.id,
        "name": found.name,
        "display_name": found.display_name,
        "environment_id": hashlib.sha256(found.name.encode()).hexdigest()[:32],
        "owner": user_by_id(call, found.owner),
        "billable_owner": user_by_id(call, found.owner),
        "repository": minimal(call, repository),
        "machine": _machine(found.machine),
        "devcontainer_path": found.devcontainer_path,
        "prebuild": False,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "last_used_at": found.updated_at,
        "state": found.state,
        "url": url,
        "git_status": {
            "ahead": 0,  # retired-terms: ignore
            "behind": 0,
            "has_unpushed_changes": False,
            "has_uncommitted_changes": False,
            "ref": found.ref,
        },
        "location": found.location,
        "idle_timeout_minutes": found.idle_timeout_minutes,
        "retention_period_minutes": found.retention_period_minutes,
        "web_url": f"https://{found.name}.github.dev",
        "machines_url": f"{url}/machines",
        "start_url": f"{url}/start",
        "stop_url": f"{url}/stop",
        "pulls_url": _pull_url(call, found),
        "recent_folders": found.recent_folders,
    }


def _pull_url(call: Call, found: Codespace) -> str | None:
    """The URL of the pull request that it was made for; None without one that exists."""
    repository = None if found.pull is None else call.state.repositories.get(found.pull[0])
    return f"{url_of(call, repository)}/pulls/{found.pull[1]}" if found.pull and repository else None


def _of_user(call: Call) -> list[Codespace]:
    """The codespaces of the user, of repositories that the credential may read."""
    known, me = call.state.repositories, call.me.id
    mine = [each for each in call.state.codespaces.values() if each.owner == me]
    return [each for each in mine if call.sees(known[each.repository])]


def _mine(call: Call) -> Codespace:
    """The codespace of the path, which is the user's."""
    return _named(call, _of_user(call))


def _named(call: Call, held: list[Codespace]) -> Codespace:
    found = next((each for each in held if each.name == call.params["codespace_name"]), None)
    if found is None:
        raise not_found()
    return found


def _repository(call: Call) -> Repository:
    """The repository of the path. Where it is public, the credential must be one for codespaces as well."""
    _ = call.me
    found = call.repository()
    call.permit(found, "pull")
    return found


def _of_organization(call: Call, owner: int | None = None) -> list[Codespace]:
    """The codespaces of the repositories of the organization of the path, which may be limited to those of a user."""
    organization, known = owned(call), call.state.repositories
    found = [each for each in call.state.codespaces.values() if known[each.repository].owner == organization.id]
    return [each for each in found if owner in (None, each.owner)]


@operation("codespaces/list-for-authenticated-user")
def list_mine(call: Call) -> Any:
    wanted = call.query.get("repository_id")
    found = [each for each in _of_user(call) if wanted in (None, str(each.repository))]
    return call.page(found, lambda each: _shown(call, each))


@operation("codespaces/list-in-repository-for-authenticated-user")
def list_in_repository(call: Call) -> Any:
    repository = _repository(call)
    found = [each for each in _of_user(call) if each.repository == repository.id]
    return call.page(found, lambda each: _shown(call, each))


@operation("codespaces/get-for-authenticated-user")
def get(call: Call) -> Any:
    return _shown(call, _mine(call))


def _create(call: Call, repository: Repository, ref: str, pull: tuple[int, int] | None = None) -> Reply:
    body, me = call.body, call.me
    machine = body.get("machine") or "basicLinux32gb"
    if machine not in _MACHINES:
        raise Failure(400, f"Machine {machine} is not available")
    if f"refs/heads/{ref}" not in repository.refs:
        raise Failure(400, f"Ref {ref} was not found")
    id = call.state.next_id("codespace")
    digest = hashlib.sha256(f"{me.login}/{repository.name}/{id}".encode()).hexdigest()
    made = Codespace(
        id,
        f"{me.login}-{repository.name}-{digest[:12]}".lower(),
        me.id,
        repository.id,
        ref,
        call.now,
        call.now,
        machine,
        body.get("location") or _PLACES.get(body.get("geo") or "", "EastUs"),
        pull,
        body.get("display_name"),
        body.get("devcontainer_path"),
        body.get("idle_timeout_minutes") or 30,
        body.get("retention_period_minutes"),
    )
    call.state.codespaces[made.name] = made
    return Reply(201, _shown(call, made))


_AT_ONCE = "It is available at once, and stays so until it is stopped."


@operation("codespaces/create-with-repo-for-authenticated-user", partly=_AT_ONCE)
def create_in_repository(call: Call) -> Any:
    repository = _repository(call)
    return _create(call, repository, (call.body.get("ref") or repository.default_branch).removeprefix("refs/heads/"))


@operation("codespaces/create-with-pr-for-authenticated-user", partly=_AT_ONCE)
def create_for_pull(call: Call) -> Any:
    repository = _repository(call)
    found = pull_of(call, repository)
    head = call.state.repositories.get(found.head_repository or 0)
    if head is None or not call.sees(head):
        raise not_found()
    return _create(call, head, found.head, (repository.id, found.number))


@operation("codespaces/update-for-authenticated-user")
def update(call: Call) -> Any:
    found, body = _mine(call), call.body
    if body.get("machine", found.machine) not in _MACHINES:
        raise unprocessable(f"Machine {body['machine']} is not available")
    found.machine = body.get("machine", found.machine)
    found.display_name = body.get("display_name", found.display_name)
    found.recent_folders, found.updated_at = body.get("recent_folders", found.recent_folders), call.now
    return _shown(call, found)


def _set_state(call: Call, found: Codespace, state: str) -> dict[str, Any]:
    if found.state == state == "Available":
        raise Failure(409, "Codespace is already running")
    found.state, found.updated_at = state, call.now
    return _shown(call, found)


@operation("codespaces/start-for-authenticated-user")
def start(call: Call) -> Any:
    return _set_state(call, _mine(call), "Available")


@operation("codespaces/stop-for-authenticated-user")
def stop(call: Call) -> Any:
    return _set_state(call, _mine(call), "Shutdown")


@operation("codespaces/delete-for-authenticated-user")
def delete(call: Call) -> Any:
    del call.state.codespaces[_mine(call).name]
    return Reply(202, {})


@operation("codespaces/repo-machines-for-authenticated-user")
def list_machines(call: Call) -> Any:
    _repository(call)
    return _machines()


@operation("codespaces/codespace-machines-for-authenticated-user")
def list_machines_of_codespace(call: Call) -> Any:
    _mine(call)
    return _machines()


def _export(call: Call, found: Codespace) -> dict[str, Any]:
    """An export, which has ended: the schema ``codespace-export-details``."""
    repository = call.state.repositories[found.repository]
    url = f"{call.links.api}/user/codespaces/{found.name}/exports/latest"
    sha = commits.resolve(repository, found.ref)
    return {
        "id": "latest",
        "state": "succeeded",
        "completed_at": call.now,
        "branch": f"codespace-{found.name}",
        "sha": sha,
        "export_url": url,
    }


@operation("codespaces/export-for-authenticated-user", partly="It ends at once; nothing is pushed.")
def export(call: Call) -> Any:
    return Reply(202, _export(call, _mine(call)))


@operation("codespaces/get-export-details-for-authenticated-user")
def get_export(call: Call) -> Any:
    if call.params["export_id"] != "latest":
        raise not_found()
    return _export(call, _mine(call))


@operation("codespaces/list-in-organization")
def list_in_organization(call: Call) -> Any:
    return call.page(_of_organization(call), lambda each: _shown(call, each))


@operation("codespaces/get-codespaces-for-user-in-org")
def list_of_member(call: Call) -> Any:
    return call.page(_of_organization(call, account_of(call).id), lambda each: _shown(call, each))


def _of_member(call: Call) -> Codespace:
    return _named(call, _of_organization(call, account_of(call).id))


@operation("codespaces/stop-in-organization")
def stop_of_member(call: Call) -> Any:
    return _set_state(call, _of_member(call), "Shutdown")


@operation("codespaces/delete-from-organization")
def delete_of_member(call: Call) -> Any:
    del call.state.codespaces[_of_member(call).name]
    return Reply(202, {})
