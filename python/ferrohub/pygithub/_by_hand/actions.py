"""Actions: workflows, secrets, variables, environments, checks, deployments."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

from ferrohub.pygithub import Consts
from ferrohub.pygithub._by_hand import _requests as r
from ferrohub.pygithub._kinds import kind
from ferrohub.pygithub._modules import class_, module
from ferrohub.pygithub.GithubObject import NotSet, _ValuedAttribute, is_defined, is_undefined

Given = SimpleNamespace


class Artifact:
    """An artifact."""

    def delete(self: Any, given: Given) -> bool:
        return self._requester.requestBlob("DELETE", self.url)[0] == 204  # type: ignore[no-any-return]


class CheckRun:
    """A check run."""

    def _of_check_suite(self: Any, data: Any) -> Any:
        suite = data.get("check_suite")
        if suite is None or "id" not in suite:
            return NotSet
        if "url" not in suite and "url" in data:
            base = data["url"].rpartition("/")[0].rpartition("/")[0]
            suite["url"] = f"{base}/check-suites/{suite['id']}"
        return kind("CheckSuite")(self, suite)

    def _of_check_suite_id(self: Any, data: Any) -> Any:
        suite = data.get("check_suite") or {}
        return kind("int")(self, suite["id"]) if "id" in suite else NotSet


class CheckSuite:
    """A check suite."""

    def _of_head_commit(self: Any, data: Any) -> Any:
        if "head_commit" not in data:
            return NotSet
        commit = data["head_commit"]
        if "id" in (commit or {}):
            commit["sha"] = commit["id"]
        return kind("GitCommit")(self, commit)


class Deployment:
    """A deployment."""

    def get_statuses(self: Any, given: Given) -> Any:
        return r.listing(self, "DeploymentStatus", f"{self.url}/statuses", headers=self._accept())

    def get_status(self: Any, given: Given) -> Any:
        url = f"{self.url}/statuses/{given.id_}"
        return r.made(self, "DeploymentStatus", "GET", url, headers=self._accept())

    def create_status(self: Any, given: Given) -> Any:
        body = r.given_of(given, *vars(given))
        return r.made(self, "DeploymentStatus", "POST", f"{self.url}/statuses", body, headers=self._accept())

    @staticmethod
    def _accept() -> dict[str, str]:
        both = f"{Consts.deploymentEnhancementsPreview}, {Consts.deploymentStatusEnhancementsPreview}"
        return {"Accept": both}


class Environment:
    """An environment."""

    @property
    def url(self: Any) -> Any:
        """The URL."""
        return _named_url(self, "environments_url")

    def create_secret(self: Any, given: Given) -> Any:
        url = f"{self.url}/secrets/{r.quoted(given.secret_name)}"
        body = self.get_public_key()._sealed(given.unencrypted_value)
        self._requester.requestJsonAndCheck("PUT", url, input=body)
        return r.at(self, "Secret", url, attributes={"name": given.secret_name}, completed=False)

    def create_variable(self: Any, given: Given) -> Any:
        url, known = f"{self.url}/variables", {"name": given.variable_name, "value": given.value}
        self._requester.requestJsonAndCheck("POST", url, input=known)
        return r.at(self, "Variable", f"{url}/{r.quoted(given.variable_name)}", attributes=known, completed=False)


def _named_url(owner: Any, base: str) -> Any:
    """The URL of an object: its own, or its name below that of a listing."""
    if is_undefined(owner._url):
        owner._url = _ValuedAttribute(f"{getattr(owner, base)}/{owner.name}")
    return owner._url.value


class EnvironmentDeploymentBranchPolicy:
    """Which branches may be deployed."""

    def __repr__(self: Any) -> str:
        return self.get__repr__({})  # type: ignore[no-any-return]


class EnvironmentDeploymentBranchPolicyParams:
    """Which branches may be deployed.

    :param protected_branches: whether protected ones
    :param custom_branch_policies: whether those of policies
    """

    def __init__(self, protected_branches: bool = False, custom_branch_policies: bool = False) -> None:
        assert isinstance(protected_branches, bool)
        assert isinstance(custom_branch_policies, bool)
        self.protected_branches, self.custom_branch_policies = protected_branches, custom_branch_policies

    def _asdict(self) -> dict[str, Any]:
        return dict(self.__dict__)


class ReviewerParams:
    """Who reviews a deployment.

    :param type_: ``"User"`` or ``"Team"``
    :param id_: the id
    """

    def __init__(self, type_: str, id_: int) -> None:
        assert isinstance(type_, str) and type_ in ("User", "Team")
        assert isinstance(id_, int)
        self.type, self.id = type_, id_

    def _asdict(self) -> dict[str, Any]:
        return dict(self.__dict__)


class Secret:
    """A secret."""

    @property
    def url(self: Any) -> Any:
        """The URL."""
        return _named_url(self, "secrets_url")


class Variable:
    """A variable."""

    @property
    def url(self: Any) -> Any:
        """The URL."""
        return _named_url(self, "variables_url")


class _Selected:
    """What secrets and variables of an organization have in common."""

    @property
    def selected_repositories(self: Any) -> Any:
        """The repositories that may use it."""
        return r.listing(self, "Repository", self.selected_repositories_url, list_item="repositories")

    def add_repo(self: Any, given: Given) -> bool:
        return _select(self, "PUT", given)

    def remove_repo(self: Any, given: Given) -> bool:
        return _select(self, "DELETE", given)


def _select(owner: Any, verb: str, given: Given) -> bool:
    if owner.visibility != "selected":
        return False
    owner._requester.requestJsonAndCheck(verb, f"{owner._known('selected_repositories_url')}/{given.repo.id}")
    return True


class OrganizationVariable:
    """A variable of an organization."""

    selected_repositories = _Selected.selected_repositories
    add_repo = _Selected.add_repo
    remove_repo = _Selected.remove_repo


class OrganizationSecret:
    """A secret of an organization."""

    selected_repositories = _Selected.selected_repositories
    add_repo = _Selected.add_repo
    remove_repo = _Selected.remove_repo

    def get_public_key(self: Any, given: Given) -> Any:
        base = self.url.rsplit("/secrets/", 1)[0]
        return r.made(self, "PublicKey", "GET", f"{base}/secrets/public-key")

    def edit(self: Any, given: Given) -> bool:
        body = {**self.get_public_key()._sealed(given.value), "visibility": given.visibility}
        if given.visibility == "selected" and is_defined(given.selected_repositories):
            ids = [repository.id for repository in given.selected_repositories]
            body["selected_repository_ids"] = ids if given.secret_type == "actions" else list(map(str, ids))
        return r.status(self, "PUT", self.url, body) in (201, 204)


def encrypt(public_key: str, secret_value: str) -> str:
    """A secret, sealed with a key: ``github.PublicKey.encrypt``."""
    from ferrohub.actions import PublicKey as Key

    return Key.from_dict({"key": public_key}, None).seal(secret_value)


class PublicKey:
    """The key with which secrets are sealed."""

    def _of_key_id(self: Any, data: Any) -> Any:
        if "key_id" not in data:
            return NotSet
        return kind("str" if isinstance(data["key_id"], str) else "int")(self, data["key_id"])

    def encrypt(self: Any, given: Given) -> str:
        return module("PublicKey").encrypt(self.key, given.unencrypted_value)  # type: ignore[no-any-return]

    def _sealed(self: Any, value: str) -> dict[str, Any]:
        """The body of a request that sets a secret."""
        sealed = self.encrypt(value)
        return {"key_id": self.key_id, "encrypted_value": sealed}


class Workflow:
    """A workflow."""

    def create_dispatch(self: Any, given: Given) -> Any:
        ref = r.identity(given.ref, "sha" if type(given.ref).__name__ == "Commit" else "name")
        body = {"ref": ref, "inputs": {} if is_undefined(given.inputs) else given.inputs}
        if given.return_run_details:
            body["return_run_details"] = True
        url = f"{self.url}/dispatches"
        if given.throw:
            _, data = self._requester.requestJsonAndCheck("POST", url, input=body)
            status = 200
        else:
            status, _, text = self._requester.requestJson("POST", url, input=body)
            data = json.loads(text) if status == 200 and text else None
        if not (given.return_run_details and data):
            return status in (200, 204)
        known = {"id": data["workflow_run_id"], "url": data["run_url"], "html_url": data["html_url"]}
        return class_("WorkflowRun")(self._requester, {}, known, completed=False)


class WorkflowRun:
    """A run of a workflow."""

    def timing(self: Any, given: Given) -> Any:
        _, data = self._requester.requestJsonAndCheck("GET", f"{self.url}/timing")
        return class_("TimingData")(billable=data["billable"], run_duration_ms=data.get("run_duration_ms"))


class WorkflowJob:
    """A job of a run."""

    def logs_url(self: Any, given: Given) -> Any:
        return self._requester.requestBlobAndCheck("GET", f"{self.url}/logs")[0]["location"]
