"""The state of a simulated GitHub with its clock, and what requests and tests do to it alike."""

from __future__ import annotations

import dataclasses
import hashlib
import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations, repositories
from ferrohub.testing.github.clock import Clock
from ferrohub.testing.github.faults import Faults
from ferrohub.testing.github.quotas import Quotas
from ferrohub.testing.github.records import Account, State, Token

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ferrohub.testing.github.hook_events import Event
    from ferrohub.testing.github.records import Delivery, Hook, Repository
    from ferrohub.testing.github.router import Route

#: What the roles in a repository permit, in order.
ROLES = ("none", "pull", "triage", "push", "maintain", "admin")
#: The scopes of a classic token that may do everything.
ALL_SCOPES = [
    "admin:enterprise",
    "admin:gpg_key",
    "admin:org",
    "admin:org_hook",
    "admin:public_key",
    "admin:repo_hook",
    "audit_log",
    "codespace",
    "delete:packages",
    "delete_repo",
    "gist",
    "notifications",
    "project",
    "repo",
    "user",
    "workflow",
    "write:discussion",
    "write:packages",
]

_LOGIN = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\[bot\])?")


@dataclasses.dataclass
class Delays:
    """Seconds on the clock until something is known that GitHub computes later; 0 is at once."""

    #: Whether a pull request can be merged, from the first request on; it is None before.
    mergeable: float = 0
    #: The statistics of a repository, from the first request on; requests get 202 before.
    statistics: float = 0
    #: New issues, repositories and accounts in searches, from their creation on.
    search: float = 0


class World:
    """The state, the clock, and what goes wrong.

    :param clock: the clock
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.state = State()
        #: The number of the last request, which its ID has.
        self.last_request = 0
        self.quotas = Quotas(clock)
        self.faults = Faults()
        self.delays = Delays()
        #: What workflows do, by the name of their file: functions that fill a plan.
        self.workflows: dict[str, Callable[..., None]] = {}
        #: The operations to which functions of the test respond.
        self.routes: dict[str, Route] = {}
        #: The IDs of the repositories and of the runs whose end was not sent to webhooks yet.
        self.active: list[tuple[int, int]] = []
        #: What can be downloaded without a credential, by a token.
        self.storage: dict[str, bytes] = {}
        #: When something that is computed later was requested first.
        self._requested: dict[tuple[object, ...], float] = {}
        #: The events of the request that is processed, and the deliveries that are to be sent after it.
        self.events: list[Event] = []
        self.outbox: list[tuple[Hook, Delivery]] = []

    def is_computed(self, seconds: float, *key: object) -> bool:
        """Whether something that was requested is computed by now; the first request lets it begin.

        :param seconds: how long that takes
        :param key: what it is
        """
        if seconds <= 0:
            return True
        now = self.clock.timestamp
        return now - self._requested.setdefault(key, now) >= seconds

    def is_indexed(self, created_at: str) -> bool:
        """Whether searches find what was created at a time.

        :param created_at: the time
        """
        delay = self.delays.search
        return delay <= 0 or created_at <= self.clock.text(self.clock.timestamp - delay)

    def add_account(self, login: str, type: str, **members: Any) -> Account:
        """Create an account.

        :param login: its login
        :param type: "User", "Organization" or "Bot"
        :param members: further members of the record
        :raises ValueError: the login is taken, or not possible
        """
        state = self.state
        if not _LOGIN.fullmatch(login) or len(login) > 39 + 5:
            raise ValueError(f"login must have letters, digits and single hyphens, not {login!r}")
        if state.account(login) is not None:
            raise ValueError(f"there is an account {login!r} already")
        now = self.clock.text()
        account = Account(state.next_id("account"), login, now, now, type, **members)
        if type == "Organization":
            organizations.add_issue_types(state, account)
        state.accounts[account.id] = account
        state.logins[login.lower()] = account.id
        return account

    def add_repository(
        self,
        owner: Account,
        name: str,
        creator: Account,
        files: Mapping[str, str | bytes] | None = None,
        **members: Any,
    ) -> Repository:
        """Create a repository, with one commit if it has files.

        :param owner: its owner
        :param name: its name
        :param creator: who creates it
        :param files: its files by path
        :param members: further members of the record
        :raises ValueError: the owner has one with this name, or the name is not possible
        """
        return repositories.create(self, owner, name, creator, files, **members)

    def add_token(self, user: Account, scopes: Iterable[str] | None = None, expires: float | None = None) -> str:
        """Create a classic token.

        :param user: whose it is
        :param scopes: its scopes; None for all
        :param expires: when it ends, in seconds since 1970; None for never
        """
        number = self.state.next_id("token")
        text = "ghp_" + hashlib.sha256(f"{user.login}:{number}".encode()).hexdigest()[:36]
        self.state.tokens[text] = Token(user.id, ALL_SCOPES if scopes is None else sorted(scopes), expires)
        return text

    def add_fine_grained_token(
        self, user: Account, permissions: Mapping[str, str], repositories: list[int] | None, expires: float | None
    ) -> str:
        """Create a fine-grained token.

        :param user: whose it is
        :param permissions: its permissions with their levels
        :param repositories: the IDs of the repositories that it is limited to; None for all
        :param expires: when it ends, in seconds since 1970; None for never
        """
        digits = hashlib.sha256(f"{user.login}:{self.state.next_id('token')}".encode()).hexdigest()
        text = f"github_pat_{digits[:22]}_{digits}"[:93]
        self.state.tokens[text] = Token(user.id, [], expires, "fine-grained", dict(permissions), repositories)
        return text

    def role(self, user: Account | None, repository: Repository) -> str:
        """What a user may do in a repository: "none", "pull", "triage", "push", "maintain" or "admin".

        :param user: the user; None for anonymous
        :param repository: the repository
        """
        default = "none" if repository.private else "pull"
        if user is None:
            return default
        if user.id == repository.owner:
            return "admin"
        owner = self.state.accounts[repository.owner]
        held = repository.collaborators.get(user.id, default)
        if owner.type != "Organization" or user.id not in owner.members:
            return held
        if owner.members[user.id] == "admin":
            return "admin"
        base = {"read": "pull", "write": "push", "admin": "admin"}.get(owner.default_repository_permission, default)
        return max(base, held, *self._roles_of_teams(user, repository), key=ROLES.index)

    def _roles_of_teams(self, user: Account, repository: Repository) -> list[str]:
        """What the teams of a user may do in a repository."""
        teams = organizations.teams_of(self.state, user)
        return [team.repositories[repository.id] for team in teams if repository.id in team.repositories]
