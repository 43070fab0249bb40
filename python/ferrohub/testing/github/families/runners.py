"""Self-hosted runners (https://docs.github.com/rest/actions/self-hosted-runners)."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.families.accounts import owned
from ferrohub.testing.github.records import Account, Runner, RunnerToken
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: The labels that a runner always has, by what it runs on.
_SYSTEMS = {"linux": "Linux", "windows": "Windows", "macos": "macOS"}
#: The IDs of labels that nobody can remove.
_READ_ONLY = {"self-hosted": 5, "X64": 7, "Linux": 11, "ARM64": 12, "Windows": 13, "macOS": 20}
#: Seconds for which a token of a runner can be used.
_USABLE = 3600


def _home(call: Call) -> Repository | Account:
    """Whose runners the request is about."""
    return owned(call) if "org" in call.params else call.repository("admin")


def _runner(call: Call) -> tuple[Repository | Account, Runner]:
    home = _home(call)
    return home, call.item(home.runners, "runner_id")


def _labels(found: Runner) -> list[dict[str, Any]]:
    """The labels: the schema ``runner-label``."""
    fixed = ["self-hosted", found.architecture, *([_SYSTEMS[found.os]] if found.os in _SYSTEMS else [])]
    kept = [{"id": _READ_ONLY[name], "name": name, "type": "read-only"} for name in fixed]
    return [*kept, *({"id": id, "name": name, "type": "custom"} for name, id in found.labels.items())]


def _shown(found: Runner) -> dict[str, Any]:
    """A runner: the schema ``runner``."""
    return {
        "id": found.id,
        "runner_group_id": found.group,
        "name": found.name,
        "os": found.os,
        "status": found.status,
        "busy": found.busy,
        "ephemeral": found.ephemeral,
        "labels": _labels(found),
    }


@operation("actions/list-self-hosted-runners-for-org")
@operation("actions/list-self-hosted-runners-for-repo", partly="Jobs do not run on them.")
def list_runners(call: Call) -> Any:
    name = call.query.get("name")
    return call.page([each for each in _home(call).runners.values() if name in (None, each.name)], _shown)


@operation("actions/get-self-hosted-runner-for-org")
@operation("actions/get-self-hosted-runner-for-repo")
def get_runner(call: Call) -> Any:
    return _shown(_runner(call)[1])


@operation("actions/delete-self-hosted-runner-from-org")
@operation("actions/delete-self-hosted-runner-from-repo")
def delete_runner(call: Call) -> None:
    home, found = _runner(call)
    if found.busy:
        raise unprocessable(f'Bad request - Runner "{found.name}" is still running a job"')
    del home.runners[found.id]


def _token(call: Call, kind: str) -> Reply:
    home, until = _home(call), call.world.clock.timestamp + _USABLE
    number = call.state.next_id("runner_token")
    text = base64.b32encode(hashlib.sha256(f"{kind}:{number}".encode()).digest()).decode()[:29]
    repository, organization = (None, home.id) if isinstance(home, Account) else (home.id, None)
    call.state.runner_tokens[text] = RunnerToken(repository, organization, kind, until)
    return Reply(201, {"token": text, "expires_at": call.world.clock.text(until)})


@operation("actions/create-registration-token-for-org")
@operation("actions/create-registration-token-for-repo")
def create_registration_token(call: Call) -> Any:
    return _token(call, "registration")


@operation("actions/create-remove-token-for-org")
@operation("actions/create-remove-token-for-repo")
def create_remove_token(call: Call) -> Any:
    return _token(call, "remove")


@operation("actions/generate-runner-jitconfig-for-org")
@operation("actions/generate-runner-jitconfig-for-repo", partly="The configuration is one that no runner reads.")
def create_jit_config(call: Call) -> Any:
    home, body = _home(call), call.body
    if any(each.name == body["name"] for each in home.runners.values()):
        raise Failure(409, f"Already exists - A runner with the name {body['name']} already exists.")
    made = add(call, home, body["name"], _given(call), os="unknown", status="offline", ephemeral=True)
    made.group = body["runner_group_id"]
    config = json.dumps({"runner": made.id, "work_folder": body.get("work_folder") or "_work"})
    return Reply(201, {"runner": _shown(made), "encoded_jit_config": base64.b64encode(config.encode()).decode()})


def add(call: Call, home: Repository | Account, name: str, labels: list[str], **members: Any) -> Runner:
    """Add a runner.

    :param home: the repository or the organization
    :param name: name of the runner
    :param labels: the labels beside those that it always has
    :param members: further members of the record
    """
    made = Runner(call.state.next_id("runner"), name, **members)
    home.runners[made.id] = made
    _add_labels(call, made, labels)
    return made


def _add_labels(call: Call, found: Runner, names: list[str]) -> None:
    fixed = {each["name"].lower() for each in _labels(found)}
    for name in names:
        if name.lower() not in fixed:
            fixed.add(name.lower())
            found.labels[name] = call.state.next_id("runner_label") + 20


def _listed(found: Runner) -> dict[str, Any]:
    shown = _labels(found)
    return {"total_count": len(shown), "labels": shown}


def _given(call: Call, held: Iterable[str] = ()) -> list[str]:
    """The labels of the body; with those that the runner has already, there are at most 100."""
    names: list[str] = call.body["labels"]
    if len({*held, *names}) > 100:
        raise unprocessable("Validation Failed: a runner has at most 100 custom labels")
    return names


@operation("actions/list-labels-for-self-hosted-runner-for-org")
@operation("actions/list-labels-for-self-hosted-runner-for-repo")
def list_labels(call: Call) -> Any:
    return _listed(_runner(call)[1])


@operation("actions/add-custom-labels-to-self-hosted-runner-for-org")
@operation("actions/add-custom-labels-to-self-hosted-runner-for-repo")
def add_labels(call: Call) -> Any:
    _, found = _runner(call)
    _add_labels(call, found, _given(call, found.labels))
    return _listed(found)


@operation("actions/set-custom-labels-for-self-hosted-runner-for-org")
@operation("actions/set-custom-labels-for-self-hosted-runner-for-repo")
def set_labels(call: Call) -> Any:
    _, found = _runner(call)
    names = _given(call)
    found.labels.clear()
    _add_labels(call, found, names)
    return _listed(found)


@operation("actions/remove-all-custom-labels-from-self-hosted-runner-for-org")
@operation("actions/remove-all-custom-labels-from-self-hosted-runner-for-repo")
def remove_labels(call: Call) -> Any:
    _, found = _runner(call)
    found.labels.clear()
    return _listed(found)


@operation("actions/remove-custom-label-from-self-hosted-runner-for-org")
@operation("actions/remove-custom-label-from-self-hosted-runner-for-repo")
def remove_label(call: Call) -> Any:
    _, found = _runner(call)
    name = call.params["name"]
    if any(each["name"] == name and each["type"] == "read-only" for each in _labels(found)):
        raise unprocessable(f"Validation Failed: {name} is a label that cannot be removed")
    if found.labels.pop(name, None) is None:
        raise not_found()
    return _listed(found)
