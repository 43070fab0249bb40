"""What a test does with runners, caches, Copilot and enterprises, which come about outside of the REST API."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.testing.github.families import caches, runners
from ferrohub.testing.github.projects_of_tests import Projects
from ferrohub.testing.github.records import CopilotPlan, Enterprise

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.testing.github.records import Account, Cache, Repository, Runner


class Machines(Projects):
    """The part of the simulator that concerns runners, caches, Copilot and enterprises."""

    def runner(
        self, home: str, name: str, labels: Iterable[str] = (), *, os: str = "linux", token: str | None = None
    ) -> Runner:
        """Let a machine become a self-hosted runner.

        :param home: owner and name of the repository, or login of the organization
        :param name: name of the runner
        :param labels: its labels beside those that it always has
        :param os: ``"linux"``, ``"windows"`` or ``"macos"``
        :param token: the registration token that a program got; None to need none
        :returns: the record; changes of its members take effect
        :raises LookupError: there is no such repository or organization
        :raises ValueError: the token is not one for it, or has expired
        """
        with self._lock:
            found = self._home(home)
            if token is not None and not self._is_usable(token, found):
                raise ValueError("the token is not one that registers runners here, or it has expired")
            self._world.clock.before_write()
            return runners.add(self._context(None), found, name, list(labels), os=os)

    def _home(self, name: str) -> Repository | Account:
        if "/" in name:
            return self._repository(name)
        return self._organization(name)

    def _organization(self, login: str) -> Account:
        found = self.state.account(login)
        if found is None or found.type != "Organization":
            raise LookupError(f"there is no organization {login!r}")
        return found

    def _is_usable(self, text: str, home: Repository | Account) -> bool:
        token = self.state.runner_tokens.get(text)
        if token is None or token.kind != "registration" or token.expires <= self._world.clock.timestamp:
            return False
        return home is self.state.repositories.get(token.repository or 0) or home is self.state.accounts.get(
            token.organization or 0
        )

    def cache(self, full_name: str, key: str, *, ref: str | None = None, size: int = 1024) -> Cache:
        """Add a cache of workflows.

        :param full_name: owner and name of the repository
        :param key: its key
        :param ref: the full name of the reference that it is made for; None for the default branch
        :param size: its size in bytes
        :returns: the record; changes of its members take effect
        :raises LookupError: there is no such repository
        """
        with self._lock:
            found = self._repository(full_name)
            self._world.clock.before_write()
            return caches.add(self._context(None), found, key, ref or f"refs/heads/{found.default_branch}", size)

    def enterprise(
        self, slug: str, *, owners: Iterable[Account] = (), organizations: Iterable[Account] = ()
    ) -> Enterprise:
        """Return the enterprise with a name, which is created if missing.

        :param slug: its name in URLs
        :param owners: users who become its owners
        :param organizations: organizations that become its own
        :returns: the record; changes of its members take effect
        """
        with self._lock:
            found = self.state.enterprises.setdefault(slug.lower(), Enterprise(slug))
            found.owners = [*dict.fromkeys([*found.owners, *(each.id for each in owners)])]
            found.organizations = [*dict.fromkeys([*found.organizations, *(each.id for each in organizations)])]
            return found

    def copilot(
        self, organization: str, *, plan: str = "business", public_code_suggestions: str = "block"
    ) -> CopilotPlan:
        """Let an organization subscribe to GitHub Copilot, or change its plan.

        :param organization: its login
        :param plan: ``"business"`` or ``"enterprise"``
        :param public_code_suggestions: whether suggestions that match public code are shown: ``"allow"``, ``"block"``
            or ``"unconfigured"``
        :returns: the record with the seats; changes of its members take effect
        :raises LookupError: there is no such organization
        """
        with self._lock:
            found = self._organization(organization)
            found.copilot = found.copilot or CopilotPlan()
            found.copilot.type, found.copilot.public_code_suggestions = plan, public_code_suggestions
            return found.copilot
