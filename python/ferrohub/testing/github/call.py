"""One request, and what the function that responds to it needs: the state, the user, the repository, the pages."""

from __future__ import annotations

import dataclasses
import datetime
import functools
import urllib.parse
from typing import TYPE_CHECKING, Any, TypeVar

from ferrohub.testing.github import apps, permissions
from ferrohub.testing.github.failures import Failure, NotPermitted, forbidden, not_found, unprocessable
from ferrohub.testing.github.pages import Pager
from ferrohub.testing.github.world import ROLES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ferrohub.testing.github.links import Links
    from ferrohub.testing.github.records import Account, App, Repository, State, Token
    from ferrohub.testing.github.router import Route
    from ferrohub.testing.github.world import World

_Item = TypeVar("_Item")
_NEEDED = {
    "admin": "Must have admin rights to Repository.",
    "maintain": "Must have maintain rights to Repository.",
    "pull": "Must have read access to the repository.",
    "push": "Must have push access to the repository.",
    "triage": "Must have triage access to the repository.",
}
#: What can be done to a repository that is archived, besides reading it.
_OF_ARCHIVED = (
    "activity/delete-repo-subscription",
    "activity/mark-repo-notifications-as-read",
    "activity/set-repo-subscription",
    "activity/star-repo-for-authenticated-user",
    "activity/unstar-repo-for-authenticated-user",
    "repos/create-fork",
    "repos/delete",
    "repos/update",
)
#: The documentation that redirects name, as recordings have it.
_REDIRECTS = "https://docs.github.com/v3/#http-redirects"
#: Where paths begin that anybody may read.
_PUBLIC = ("/users/", "/orgs/{org}/public_members")
#: Where those of them begin that only some may read.
_OF_SOME = ("/users/{username}/packages", "/users/{username}/settings")


@dataclasses.dataclass
class Reply:
    """A response that is more than JSON with the status of success."""

    status: int
    #: JSON, or bytes.
    body: Any = None
    headers: dict[str, str] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass
class Call:
    """A request to a route."""

    world: World
    route: Route
    method: str
    #: The path below the API, as it was sent.
    path: str
    #: The values of the placeholders of the path.
    params: dict[str, str]
    query: dict[str, str]
    #: The headers by their names in lower case.
    headers: dict[str, str]
    #: The parsed JSON, or an empty object.
    body: dict[str, Any]
    content: bytes
    links: Links
    user: Account | None = None
    token: Token | None = None
    #: The App that the credential is the JWT, or the client secret, of.
    app: App | None = None
    #: The credential as the quotas know it; empty for an anonymous request.
    credential: str = ""
    #: Headers that are added to the response.
    more_headers: dict[str, str] = dataclasses.field(default_factory=dict)
    #: Whether the request succeeded without a change, so that no webhook fires.
    is_unchanged: bool = False
    #: The sets of permissions of which the request needs one, as of :func:`permissions.needed`.
    needed: permissions.Needed | None = ({},)
    #: The scopes that were looked for, which a header names.
    accepted: set[str] = dataclasses.field(default_factory=set)
    #: The scopes that a classic token was used for, any of each tuple.
    scopes: list[tuple[str, ...]] = dataclasses.field(default_factory=list)

    @property
    def state(self) -> State:
        """What is remembered."""
        return self.world.state

    @functools.cached_property
    def now(self) -> str:
        """The time as GitHub writes it."""
        return self.world.clock.text()

    @property
    def described(self) -> dict[str, Any]:
        """The members of the body that GitHub's description has."""
        names = {name for place, name, *_ in self.route.operation["parameters"] if place == "body"}
        return {name: value for name, value in self.body.items() if name in names}

    @property
    def me(self) -> Account:
        """The user of the credential.

        :raises Failure: there is none
        """
        if self.user is None:
            raise Failure(401, "Requires authentication")
        return self.user

    def has_scope(self, *scopes: str) -> bool:
        """Whether the token has one of these scopes.

        :param scopes: the scopes
        """
        if self.token is None:
            return False
        # What tokens with permissions may do is checked for the whole operation.
        if self.token.kind in permissions.KINDS:
            return True
        has = any(scope in self.token.scopes for scope in scopes)
        self.accepted.update(scopes)
        if has and scopes not in self.scopes:
            self.scopes.append(scopes)
        return has

    def role(self, repository: Repository) -> str:
        """What the user may do in a repository, one of :data:`ROLES`.

        :param repository: the repository
        """
        token = self.token
        if token is None or token.kind not in permissions.KINDS:
            return self.world.role(self.user, repository)
        public = "none" if repository.private else "pull"
        if token.repositories is not None and repository.id not in token.repositories:
            return public
        if token.kind == "fine-grained":
            return self.world.role(self.user, repository)
        held = self.state.installations.values()
        mine = [each for each in held if each.app == token.app and apps.has_access(each, repository)]
        if not any(token.installation in (None, each.id) and each.suspended_at is None for each in mine):
            return public
        return "admin" if token.kind == "installation" else self.world.role(self.user, repository)

    def check_permissions(self) -> None:
        """Check that the permissions of the token are enough for the operation.

        :raises Failure: they are not
        """
        token = self.token
        if token is None:
            return
        if token.kind in permissions.KINDS:
            self.more_headers.update(permissions.header(self.route.id))
        else:
            self._check_scopes()
        if token.kind == "installation" and self._is_of_user():
            raise permissions.refused(token)
        found = None
        if "owner" in self.params and "repo" in self.params:
            found = self.state.repository(f"{self.params['owner']}/{self.params['repo']}")
        # What is public may be read, and what is not visible does not exist.
        template = self.route.template
        is_public = self.method == "GET" and template.startswith(_PUBLIC) and not template.startswith(_OF_SOME)
        if not is_public if found is None else self.sees(found) and (found.private or self.method != "GET"):
            self.needed = permissions.needed(self.route.id)
            permissions.check(token, self.route.id)

    def _is_of_user(self) -> bool:
        """Whether the operation is one of the user of the credential, as that of an installation has none."""
        family = self.path.split("/")[1]
        writes = self.method != "GET" or self.path.endswith(("/star", "/starred"))
        return family in ("user", "notifications") or (family == "gists" and writes)

    def _check_scopes(self) -> None:
        """Check the scopes of a classic token, but for those that a repository needs.

        :raises Failure: they are not enough
        """
        wanted = permissions.scopes(self.route.id)
        if wanted and not self.route.template.startswith("/repos/") and not self.has_scope(*wanted):
            if self.route.template.startswith("/notifications"):
                raise forbidden("Missing the 'notifications' scope.")
            raise not_found()

    def _repository_scopes(self, repository: Repository) -> list[str]:
        """The scopes of which a classic token needs any, to read a private repository, or to write."""
        if not repository.private and (further := permissions.further_scopes(self.route.id)):
            return list(further)
        also = [scope for scope in permissions.scopes(self.route.id) if scope not in ("repo", "public_repo")]
        return ["repo", *([] if repository.private else ["public_repo"]), *also]

    def sees(self, repository: Repository) -> bool:
        """Whether the repository is visible to the credential.

        :param repository: the repository
        """
        if not repository.private:
            return True
        return self.role(repository) != "none" and self.has_scope(*self._repository_scopes(repository))

    def standing(self, organization: Account) -> str | None:
        """What the credential is in an organization: "admin" for an owner, "member", or None.

        The token of an installation acts for the organization itself, within its permissions.

        :param organization: the organization
        """
        token = self.token
        if token is not None and token.kind == "installation":
            found = self.state.installations.get(token.installation or 0)
            return "admin" if found is not None and found.account == organization.id else None
        return organization.members.get(self.me.id)

    def may(self, repository: Repository, role: str) -> bool:
        """Whether the credential permits what a role permits.

        :param repository: the repository
        :param role: one of :data:`ROLES`
        """
        return ROLES.index(self.role(repository)) >= ROLES.index(role)

    def repository(self, role: str = "pull") -> Repository:
        """The repository of the path.

        :param role: the role that the user needs
        :raises Failure: it does not exist, has moved, is not visible, or the role is missing
        """
        full_name = f"{self.params['owner']}/{self.params['repo']}"
        found = self.state.repository(full_name)
        if found is None:
            moved = self.state.repositories.get(self.state.moved.get(full_name.lower(), 0))
            if moved is not None and self.sees(moved):
                raise self._moved(moved)
            raise not_found()
        if not self.sees(found):
            raise not_found()
        if role != "pull":
            _ = self.me
            self.permit(found, role)
        if self.method != "GET" and found.archived and self.route.id not in _OF_ARCHIVED:
            raise forbidden("Repository was archived so is read-only.")
        if self.method != "GET" and self.state.is_locked(found):
            raise forbidden("Repository has been locked for migration.")
        return found

    def permit(self, repository: Repository, role: str) -> None:
        """Check that the role of the user and the scopes or permissions of the credential permit the operation.

        :param repository: the repository
        :param role: the role that the operation needs there
        :raises Failure: they do not
        """
        if self.method == "GET" and not repository.private:
            # What needs a role is not for everybody to read, even where the repository is public.
            self.needed = permissions.needed(self.route.id)
            if self.token is not None:
                permissions.check(self.token, self.route.id)
        self.check_role(repository, role)
        further = permissions.further_scopes(self.route.id)
        if further and not self.has_scope(*further):
            raise forbidden(_NEEDED[role])
        if not self.has_scope(*self._repository_scopes(repository)):
            raise not_found()

    def permits(self, repository: Repository, role: str) -> bool:
        """Whether the role of the user and the scopes or permissions of the credential permit the operation.

        :param repository: a repository that the request is about, be it named by the path or not
        :param role: the role that the operation needs there
        """
        if self.user is None or not self.may(repository, role):
            return False
        try:
            self.permit(repository, role)
        except Failure:
            return False
        return True

    def _moved(self, repository: Repository) -> Failure:
        rest = "/".join(self.path.split("/")[4:])
        url = f"{self.links.api}/repositories/{repository.id}{'/' + rest if rest else ''}"
        if self.query:
            url = f"{url}?{urllib.parse.urlencode(self.query)}"
        status = 301 if self.method == "GET" else 307
        failure = Failure(status, "Moved Permanently", headers={"Location": url})
        body = {"message": "Moved Permanently", "url": url, "documentation_url": _REDIRECTS}
        failure.body = lambda: body  # type: ignore[method-assign]
        return failure

    def check_role(self, repository: Repository, role: str) -> None:
        """Check that the user has a role in a repository.

        :param repository: the repository
        :param role: one of :data:`ROLES`
        :raises NotPermitted: the user has not
        """
        if not self.may(repository, role):
            raise NotPermitted(_NEEDED[role])

    def check_author(self, repository: Repository, author: int, role: str, needed: str = "admin") -> None:
        """Check that the user may change what a user wrote: its author may, and those who have a role.

        :param repository: the repository
        :param author: the ID of the author
        :param role: the role that others need
        :param needed: the role that the message names
        :raises NotPermitted: the user may not
        """
        if self.me.id != author and not self.may(repository, role):
            raise NotPermitted(_NEEDED[needed])

    def writer(self, role: str = "push") -> Repository:
        """The repository of the path, for a request that changes it.

        :param role: the role that the user needs
        """
        return self.repository(role)

    def item(self, held: Mapping[int, _Item], name: str) -> _Item:
        """What the path names by its number.

        :param held: what there is, by number
        :param name: name of the placeholder
        :raises Failure: there is nothing with this number
        """
        found = held.get(self.number(name))
        if found is None:
            raise not_found()
        return found

    def number(self, name: str) -> int:
        """The value of a placeholder that is a number.

        :param name: its name
        :raises Failure: it is no number
        """
        text = self.params[name]
        if not text.isdecimal():
            raise not_found()
        return int(text)

    def time(self, name: str) -> str:
        """A time of the query as GitHub writes it; empty if there is none.

        :param name: name of the parameter
        :raises Failure: it is no time
        """
        text = self.query.get(name, "")
        if not text:
            return ""
        try:
            # A plus that was not encoded arrives as a space.
            found = datetime.datetime.fromisoformat(text.upper().replace(" ", "+").replace("Z", "+00:00"))
        except ValueError:
            raise unprocessable(f"{name} must be a time such as 2026-01-01T00:00:00Z") from None
        if found.tzinfo is None:
            found = found.replace(tzinfo=datetime.timezone.utc)
        return self.world.clock.text(found.timestamp())

    def page(
        self,
        items: Sequence[Any],
        render: Callable[[Any], Any],
        *,
        total: int | None = None,
        most: int = 100,
        usual: int = 30,
        **more: Any,
    ) -> Any:
        """The requested page of a list, with its Link header.

        :param items: all items
        :param render: makes the JSON of one
        :param total: what ``total_count`` says; None for the number of items
        :param most: largest size of a page
        :param usual: size of a page that the query does not set
        :param more: further members of the object that has the list
        """
        shown = [render(item) for item in self.cut(items, most=most, usual=usual)]
        key = self.route.operation["pages"]
        if not key:
            return shown
        return {"total_count": len(items) if total is None else total, **more, key: shown}

    def cut(self, items: Sequence[Any], *, most: int = 100, usual: int = 30) -> Sequence[Any]:
        """The items of the requested page; the response gets its Link header.

        :param items: all items, of which only a slice is read
        :param most: largest size of a page
        :param usual: size of a page that the query does not set
        """
        pager = Pager(self.url, self.query, most, usual)
        found = pager.cut(items, self.route.paging)
        if link := pager.link():
            self.more_headers["Link"] = link
        return found

    @property
    def url(self) -> str:
        """The URL of the request without its query, with IDs in place of names, as GitHub has it in links to pages."""
        return f"{self.links.api}{self._canonical()}"

    def _canonical(self) -> str:
        parts = self.path.split("/")
        if parts[1] == "repos" and (found := self.state.repository("/".join(parts[2:4]))):
            return "/".join(["", "repositories", str(found.id), *parts[4:]])
        if parts[1] in ("users", "orgs") and len(parts) > 2 and (account := self.state.account(parts[2])):
            kind = "user" if parts[1] == "users" else "organizations"
            return "/".join(["", kind, str(account.id), *parts[3:]])
        return self.path


def of_test(world: World, route: Route, links: Links, user: Account | None) -> Call:
    """The context of what a test does itself, without a request, in the name of a user.

    :param world: the state
    :param route: a route
    :param links: the bases of URLs
    :param user: the user
    """
    return Call(world, route, "POST", "/", {}, {}, {}, {}, b"", links, user)
