"""What a test does with projects, which the REST API does not create."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.testing.github import projects
from ferrohub.testing.github.security_of_tests import Security

if TYPE_CHECKING:
    from ferrohub.testing.github.records import Account, Project


class Projects(Security):
    """The part of the simulator that concerns projects."""

    def project(self, owner: Account | str, title: str, *, public: bool = False) -> Project:
        """Create a project with the fields that a new project has, such as Status with Todo, In Progress and Done.

        :param owner: whose it is, an organization or a user, or the login; a user that is missing is created
        :param title: its title
        :param public: whether others than members of the organization see it
        :returns: the record; changes of its members take effect
        """
        with self._lock:
            account = self._owner(owner) if isinstance(owner, str) else owner
            admins = [id for id, role in account.members.items() if role == "admin"]
            creator = self.state.accounts[admins[0]] if admins else account
            self._world.clock.before_write()
            made = projects.create(self.state, account, creator, title, self._world.clock.text())
            made.public = public
            return made
