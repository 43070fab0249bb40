"""What the functions of fields need: the request, the pages of connections, and the operations of the REST API."""

from __future__ import annotations

import base64
import binascii
import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import operations, permissions, projects
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, forbidden
from ferrohub.testing.github.families import reviews, teams
from ferrohub.testing.github.graphql import ids
from ferrohub.testing.github.graphql.registry import Node, Problem
from ferrohub.testing.github.router import ROUTES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.quotas import Window
    from ferrohub.testing.github.records import Account, Project, Repository

#: GitHub's types of errors by the status that the REST API has for them.
_TYPES = {403: "FORBIDDEN", 404: "NOT_FOUND", 410: "UNPROCESSABLE"}


@dataclasses.dataclass
class Page:
    """A page of a connection."""

    items: Sequence[Any]
    start: int
    total: int
    #: The cursor of each item.
    cursors: list[str]
    #: Further members of the connection.
    more: dict[str, Any] = dataclasses.field(default_factory=dict)


class Context:
    """One query or mutation.

    :param call: the request
    :param window: the quota of the credential
    :param validate: whether the payloads of webhooks are compared with GitHub's description
    """

    def __init__(self, call: Call, window: Window, *, validate: bool) -> None:
        self.call, self.window, self._validate = call, window, validate
        #: The requests that its connections need, and the most nodes that it can return.
        self.requests = self.nodes = 0
        self._has_written = False

    @property
    def cost(self) -> int:
        """The points that it costs: one for each hundred requests, and at least one."""
        return max(1, round(self.requests / 100))

    def spend(self) -> None:
        """Count its points."""
        self.window.used = min(self.window.limit, self.window.used + self.cost)

    @property
    def state(self) -> Any:
        """What is remembered."""
        return self.call.state

    def account(self, id: int | None) -> Node | None:
        """The account with an ID; None if there is none.

        :param id: the ID
        """
        found: Account | None = self.state.accounts.get(id or 0)
        return None if found is None else Node(found.type, found)

    def accounts(self, ids: Any) -> list[Node]:
        """The accounts with these IDs that still exist.

        :param ids: the IDs
        """
        return [node for id in ids if (node := self.account(id)) is not None]

    def repository(self, found: Repository | None) -> Node | None:
        """A repository, if the credential sees it.

        :param found: the repository; None for none
        """
        if found is None or not self.call.sees(found):
            return None
        return Node("Repository", found, found)

    def node(self, id: str) -> Node:
        """The object with an ID.

        :param id: the ID
        :raises Problem: there is none, or the credential does not see it
        """
        found = ids.find(self.state, id)
        if found is not None and self._sees(found):
            if found.type in _READS:
                self.permit(found.home, _READS[found.type])
            elif found.type.startswith("Discussion"):
                self.require(found.home, "discussions", "read")
            elif found.type.startswith("ProjectV2"):
                self.permit_project(self._project_of(found))
            return found
        raise Problem("NOT_FOUND", f"Could not resolve to a node with the global id of '{id}'")

    def _sees(self, node: Node) -> bool:
        if node.type.startswith("ProjectV2"):
            return projects.may_see(self.call, self._project_of(node))
        if node.type == "Team":
            return teams.is_shown(self.call, node.record)
        home: Repository | None = node.home
        return home is None or (self.call.sees(home) and self._is_published(node))

    def _is_published(self, node: Node) -> bool:
        """Whether it is no draft that only others see."""
        match node.type:
            case "Release":
                return not node.record.draft or self.call.may(node.home, "push")
            case "PullRequestReview":
                return reviews.is_visible(self.call, node.record)
            case "PullRequestReviewComment" | "PullRequestReviewThread":
                return reviews.is_visible_comment(self.call, node.home, node.record)
        return True

    def _project_of(self, node: Node) -> Project:
        id = node.record.id if node.type == "ProjectV2" else node.record.project
        found: Project = self.state.projects[id]
        return found

    def permit_project(self, project: Project) -> None:
        """Check that a token may read a project that is not public.

        :param project: the project
        :raises Problem: it may not
        """
        if project.public:
            return
        kind = "org" if self.state.accounts[project.owner].type == "Organization" else "user"
        operation = f"projects/get-for-{kind}"
        scopes = permissions.scopes(operation)
        if not self.call.has_scope(*scopes):
            raise Problem("INSUFFICIENT_SCOPES", f"Your token needs one of the scopes {', '.join(scopes)}.")
        self._require(permissions.needed(operation))

    def permit(self, repository: Repository, operation: str) -> None:
        """Check that a token with permissions may do what an operation of the REST API does.

        :param repository: the repository
        :param operation: the ID of the operation
        :raises Problem: it may not
        """
        if repository.private:
            self._require(permissions.needed(operation))

    def require(self, repository: Repository, name: str, level: str) -> None:
        """Check that a token with permissions has one, for what the REST API does not have.

        :param repository: the repository
        :param name: the name of the permission
        :param level: its level; what is public may be read without it
        :raises Problem: it has not
        """
        if repository.private or level != "read":
            self._require(({name: level},))

    def _require(self, sets: permissions.Needed | None) -> None:
        self.call.needed = permissions.together(self.call.needed, sets)
        if self.call.token is not None:
            try:
                permissions.check_sets(self.call.token, sets)
            except Failure as failure:
                raise Problem("FORBIDDEN", failure.message) from None

    def page(self, items: Sequence[Any], arguments: dict[str, Any], **more: Any) -> Page:
        """The page of a connection that its arguments select.

        :param items: all items
        :param arguments: ``first`` or ``last``, ``after`` and ``before``
        :param more: further members of the connection
        :raises Problem: a cursor is not valid
        """
        start, end = 0, len(items)
        first, last = arguments.get("first"), arguments.get("last")
        if after := arguments.get("after"):
            start = min(end, _position(after, items) + 1)
        if before := arguments.get("before"):
            end = max(start, min(end, _position(before, items)))
        if first is not None:
            end = min(end, start + first)
        elif last is not None:
            start = max(start, end - last)
        shown = items[start:end]
        cursors = [_cursor(start + at, item) for at, item in enumerate(shown)]
        return Page(shown, start, len(items), cursors, more)

    def mutate(self, function: Callable[[], Any]) -> Any:
        """What a mutation returns; the clock ticks once for all mutations of a request.

        :param function: does what the mutation does
        """
        if not self._has_written:
            self._has_written = True
            self.call.world.clock.before_write()
        return function()

    def change(self, home: Repository, permission: str, handler: Callable[[Call], Any]) -> Any:
        """Do what the REST API does not have, whose webhooks fire, and return what the function returns.

        :param home: the repository
        :param permission: the name of the permission that it needs
        :param handler: does it
        :raises Failure: the function fails, or the repository is archived or locked
        :raises Problem: the token may not do it
        """
        if home.archived:
            raise forbidden("Repository was archived so is read-only.")
        if self.call.state.is_locked(home):
            raise forbidden("Repository has been locked for migration.")
        self.require(home, permission, "write")
        scopes = ["repo", *([] if home.private else ["public_repo"])]
        if not self.call.has_scope(*scopes):
            raise Problem("INSUFFICIENT_SCOPES", f"Your token needs one of the scopes {', '.join(scopes)}.")
        return operations.perform(self.call, handler, validate=self._validate)

    def perform(
        self,
        operation: str,
        home: Repository | None = None,
        body: Any = None,
        *,
        query: dict[str, str] | None = None,
        handler: Callable[[Call], Any] | None = None,
        **params: Any,
    ) -> Any:
        """The result of an operation of the REST API, whose webhooks fire.

        :param operation: its ID
        :param home: the repository of its path
        :param body: the members of its body
        :param query: its query
        :param handler: what is done in place of the operation, with its permissions
        :param params: the values of other placeholders
        :raises Failure: the operation fails
        """
        route = ROUTES[operation]
        values = {name: str(value) for name, value in params.items()}
        if home is not None:
            owner, _, name = self.state.full_name(home).partition("/")
            values |= {"owner": owner, "repo": name}
        path = route.template.format(**values)
        call = dataclasses.replace(
            self.call,
            route=route,
            method=route.method,
            path=path,
            params=values,
            query=query or {},
            body=body or {},
            more_headers={},
            is_unchanged=False,
            needed=({},),
        )
        call.check_permissions()
        self.call.needed = permissions.together(self.call.needed, call.needed)
        result = operations.perform(call, handler, validate=self._validate)
        return result.body if isinstance(result, Reply) else result


#: The operations of the REST API that read objects of these types.
_READS = {
    "Issue": "issues/get",
    "IssueComment": "issues/get",
    "PullRequest": "pulls/get",
    "PullRequestReview": "pulls/get",
    "PullRequestReviewComment": "pulls/get",
    "PullRequestReviewThread": "pulls/get",
    "Commit": "repos/get-commit",
    "Ref": "git/get-ref",
    "Label": "issues/get-label",
    "Milestone": "issues/get-milestone",
    "Release": "repos/get-release",
}


def problem_of(failure: Failure) -> Problem:
    """The error of a field for an error of the REST API.

    :param failure: the error of the REST API
    """
    said = [each.get("message") or f"{each['field']} is {each['code']}" for each in failure.errors or ()]
    return Problem(_TYPES.get(failure.status, "UNPROCESSABLE"), ", ".join(said) or failure.message)


def _key(item: Any) -> str:
    return ids.of(item) if isinstance(item, Node) else ""


def _cursor(position: int, item: Any) -> str:
    return base64.b64encode(f"cursor:v2:{position}:{_key(item)}".encode()).decode()


def _position(cursor: str, items: Sequence[Any]) -> int:
    """Where the item of a cursor is, also after others were added or removed."""
    try:
        _, _, number, key = base64.b64decode(cursor, validate=True).decode().split(":", 3)
        position = int(number)
    except (ValueError, binascii.Error):
        raise Problem("INVALID_CURSOR_ARGUMENTS", f"`{cursor}` does not appear to be a valid cursor.") from None
    if position < len(items) and _key(items[position]) == key:
        return position
    return next((at for at, item in enumerate(items) if key and _key(item) == key), position - 1)
