"""What a test does with packages and alerts: it publishes the ones, and raises the others."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, TypeVar

from ferrohub.testing.github import commits, webhooks
from ferrohub.testing.github.actions_of_tests import Actions
from ferrohub.testing.github.families import dependabot, secret_scanning
from ferrohub.testing.github.git import objects as git
from ferrohub.testing.github.records import Alert, Package, PackageVersion, SecretAlert, SecretLocation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

_Alert = TypeVar("_Alert")


class Security(Actions):
    """The part of the simulator that concerns packages and alerts."""

    def package(self, owner: str, name: str, versions: Iterable[str], *, type: str = "container") -> Package:
        """Publish versions of a package of an organization or a user, which is created if missing.

        :param owner: login of the organization or the user
        :param name: name of the package
        :param versions: the names of the versions, the oldest first; those of a container become tags
        :param type: ``"container"``, ``"npm"``, ``"maven"``, ``"rubygems"`` or ``"nuget"``
        :returns: the record; changes of its members take effect
        :raises LookupError: there is no such account
        """
        with self._lock:
            account = self.state.account(owner)
            if account is None:
                raise LookupError(f"there is no account {owner!r}")
            now = self._world.clock.text()
            key = (account.id, type, name)
            held = (each for each in self.state.packages.values() if each.deleted_at is None)
            found = next((each for each in held if (each.owner, each.type, each.name) == key), None)
            if found is None:
                found = Package(self.state.next_id("package"), account.id, type, name, now, now)
                self.state.packages[found.id] = found
            for version in versions:
                self._world.clock.before_write()
                found.updated_at = self._world.clock.text()
                made = PackageVersion(self.state.next_id("version"), version, found.updated_at, found.updated_at)
                if type == "container":
                    digest = hashlib.sha256(f"{owner}/{name}:{version}".encode()).hexdigest()
                    made.name, made.tags = f"sha256:{digest}", [version]
                found.versions[made.id] = made
            return found

    def dependabot_alert(
        self,
        full_name: str,
        package: str,
        summary: str,
        *,
        severity: str = "high",
        ecosystem: str = "pip",
        manifest_path: str = "requirements.txt",
        vulnerable: str = "< 2.0.0",
        patched: str | None = "2.0.0",
    ) -> Alert:
        """Raise a Dependabot alert.

        :param full_name: owner and name of the repository
        :param package: the package with the vulnerability
        :param summary: what it is
        :param severity: ``"low"``, ``"medium"``, ``"high"`` or ``"critical"``
        :param ecosystem: where the package is published, such as ``"pip"`` or ``"npm"``
        :param manifest_path: path of the file that names the package
        :param vulnerable: the versions with the vulnerability
        :param patched: the first version without it; None if there is none
        :returns: the record; changes of its members take effect
        :raises LookupError: there is no such repository
        :raises ValueError: there is no such severity
        """
        if severity not in ("low", "medium", "high", "critical"):
            raise ValueError(f"severity must be low, medium, high or critical, not {severity!r}")
        with self._lock:
            repository = self._repository(full_name)
            given = (package, ecosystem, manifest_path, severity, summary)
            made = self._raise(
                repository,
                repository.alerts,
                lambda number, now: Alert(number, *given, now, now, vulnerable, patched),
                dependabot.emit,
            )
        self.deliver()
        return made

    def secret_scanning_alert(
        self, full_name: str, secret: str, path: str, *, secret_type: str = "github_personal_access_token"
    ) -> SecretAlert:
        """Raise an alert of a secret in a file of the default branch.

        :param full_name: owner and name of the repository
        :param secret: the secret
        :param path: path of the file
        :param secret_type: GitHub's name of the kind of secret
        :returns: the record; changes of its members take effect
        :raises LookupError: there is no such repository or file
        :raises ValueError: the file does not have the secret
        """
        with self._lock:
            repository = self._repository(full_name)
            location = _located(repository, secret, path)
            made = self._raise(
                repository,
                repository.secret_alerts,
                lambda number, now: SecretAlert(number, secret_type, secret, now, now, [location]),
                secret_scanning.emit,
            )
        self.deliver()
        return made

    def _raise(
        self,
        repository: Repository,
        held: dict[int, _Alert],
        make: Callable[[int, str], _Alert],
        emit: Callable[[Call, Repository, _Alert, str], None],
    ) -> _Alert:
        """Add an alert, which gets the next number, and let webhooks tell of it."""
        number = max(held, default=0) + 1
        self._world.clock.before_write()
        held[number] = made = make(number, self._world.clock.text())
        owner = self._world.state.accounts[repository.owner]
        context = self._context(owner if owner.type == "User" else None)
        emit(context, repository, made, "created")
        webhooks.flush(context, validate=self.validate)
        return made


def _located(repository: Repository, secret: str, path: str) -> SecretLocation:
    """Where a secret is in a file of the default branch."""
    sha = repository.refs.get(f"refs/heads/{repository.default_branch}")
    found = None if sha is None else git.at_path(repository.objects, commits.tree_of(repository, sha), path)
    if sha is None or found is None:
        raise LookupError(f"the default branch has no file {path!r}")
    before, has_secret, _ = repository.objects[found.sha][1].decode("utf-8", "replace").partition(secret)
    if not has_secret:
        raise ValueError(f"{path} does not have the secret")
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    lines = secret.split("\n")
    end = column + len(secret) if len(lines) == 1 else len(lines[-1]) + 1
    return SecretLocation(path, line, line + len(lines) - 1, column, end, found.sha, sha)
