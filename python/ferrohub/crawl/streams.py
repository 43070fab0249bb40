"""The streams that a crawl can read: one line of a table each."""

from __future__ import annotations

import dataclasses
import functools
import re
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _columns, _fields

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["OUTCOMES", "STREAMS", "GraphQLForm", "Stream"]

#: How a stream is read; see :class:`Stream`.
ORDERS = ("since", "newest", "oldest", "snapshot", "history", "one")
#: What a stream belongs to; see :class:`Stream`.
SCOPES = ("repository", "owner", "organization", "user")
#: The route of a stream that only GraphQL has.
GRAPHQL = "POST /graphql"
#: The column with the key of an item that several values identify.
KEY = "key"
#: Seconds in which a workflow run that was completed is looked at for another attempt.
RERUN_WITHIN = 3 * 86400.0
#: Columns that every stream has, after its own; and the first of them for streams of owners.
COMMON, OF_OWNER = "repository_id=_repository:int crawled_at=_crawled_at:time", "owner_id=_repository:int"
#: The paths of columns that are no part of GitHub's JSON.
MADE = {(name,) for name in ("_repository", "_crawled_at", "_deleted_at", "_key", "_parent", "_raw")}
#: The column with the time when a sweep has found that an item is gone, in streams that are swept.
DELETED = "deleted_at"
#: Names that a stream cannot give its columns: those of :data:`COMMON`, of the partitions, and of :func:`latest`.
RESERVED = frozenset({"repository_id", "crawled_at", DELETED, "raw", "owner", "repository", "_at"})


#: Members that no row has, also with ``raw``: servers before 3.18 do not know ``hide_secret``.
HIDDEN = {"secret_scanning_alerts": frozenset({"secret"})}


def check_form(graphql: Any, raw: bool) -> None:
    """Check the argument that says whether to use GraphQL forms.

    :param graphql: ``"auto"``, True or False
    :param raw: whether the JSON of each item is added
    :raises ValueError: it is something else, or True with ``raw``
    """
    if graphql != "auto" and not isinstance(graphql, bool):
        raise ValueError(f'graphql must be "auto", True or False, not {graphql!r}')
    if graphql is True and raw:
        raise ValueError("graphql must not be True with raw, as the JSON of items is that of REST")


@dataclasses.dataclass(frozen=True)
class GraphQLForm:
    """How to read a stream with GraphQL: through its parents, up to 100 of them in a request, or a connection of the
    repository.

    Aliases give the members of a node the names that they have in REST, so both forms have the same columns. An object
    whose only member is ``value`` is replaced by that value, as in ``commit_id: commit { value: oid }``. A name with
    two underscores is that of a member of an object: ``stats__additions: additions``. An object with the
    ``__typename`` Bot has the suffix ``[bot]`` of REST added to its ``login``.

    :param parent: the field of the repository that is a parent, with ``{parent}`` for its key, such as
        ``"pullRequest(number: {parent})"``. Empty for the repository itself
    :param connection: the connection of the parent, such as ``"reviews"``. It may have arguments except ``first`` and
        ``after``. Empty if the parent itself is the item
    :param type: type of the nodes, such as ``"PullRequestReview"``
    :param fields: fields of a node, such as ``"id: fullDatabaseId state submitted_at: submittedAt"``
    :raises ValueError: an argument is invalid
    """

    parent: str
    connection: str
    type: str
    fields: str

    def __post_init__(self) -> None:
        if self.parent.count("{parent}") != 1 and self.parent:
            raise ValueError(
                f"parent must have {{parent}} once, as in 'pullRequest(number: {{parent}})': {self.parent!r}"
            )
        if not (self.parent or self.connection):
            raise ValueError("parent and connection must not both be empty")
        if self.connection and not re.fullmatch(r"\w+(\(.+\))?", self.connection):
            raise ValueError(f"connection must be the name of a field, with or without arguments: {self.connection!r}")
        if not re.fullmatch(r"[A-Za-z]\w*", self.type):
            raise ValueError(f"type must be the name of a type of GitHub's schema, not {self.type!r}")
        if not self.fields.strip() or self.fields.count("{") != self.fields.count("}"):
            raise ValueError(f"fields must be fields with balanced braces, not {self.fields!r}")


@dataclasses.dataclass(frozen=True)
class Stream:
    """Something that repositories or owners have many of, such as issues, and how to read it.

    :param name: name of the stream and of its dataset
    :param route: the request, such as ``"GET /repos/{owner}/{repo}/issues"``. ``{parent}`` is the key of the parent,
        and ``{accounts}`` is ``orgs`` or ``users``. Or ``"POST /graphql"`` for what only GraphQL has
    :param columns: columns, separated by spaces: the path to a value in the JSON, and its type after a colon (``int``,
        ``float``, ``bool``, ``time``, ``list`` of texts, ``json``, ``number`` for that at the end of a URL; text if
        there is none). ``user.login`` becomes the column ``user_login``; ``name=path`` names it otherwise. ``_parent``
        is the key of the parent
    :param key: path to the value that identifies an item within its repository; one of the columns. ``_repository`` is
        the ID of the repository, for the order ``one``. If it takes several values, their paths with plus signs between
        them, as in ``_parent+filename``: they become the column ``key``, with slashes between them
    :param order: how changes are found. ``since``: the route accepts ``since`` and sorts by the cursor, oldest first.
        ``newest``: it sorts by the cursor, newest first. ``oldest``: oldest first, new items are appended.
        ``snapshot``: everything is read again when the first page has changed. ``history``: commits.
        ``one``: a single object
    :param cursor: path to the time that the route sorts by, for ``since``, ``newest`` and ``oldest``
    :param query: query of the requests, such as ``"state=all&sort=updated"``. Several, with spaces between them, are
        read one after another; only with ``snapshot``
    :param items: key of the list in responses that are objects; ``*`` if the members of the object are the items, each
        with its ``name`` and ``value``; None if the response is a list
    :param parent: name of the stream through whose changed items this one is read; None for none
    :param unsettled: ``path!=value`` for items that can still change although the order does not show it; they
        are read again until they are settled. Only with ``newest``, or with a parent, which is read again for them
    :param version: path to the value that changes when an unsettled item changes; needed with ``newest``
    :param window: seconds before the newest item in which all items are regarded as unsettled, with ``newest`` and a
        version. With a parent, the seconds after its cursor in which it is read again, or after it was first read if
        it has no cursor
    :param item: the request for an item, with ``{key}`` for its key, by which a sweep finds out whether it was deleted;
        None if there is none
    :param expires: whether GitHub drops items after some time, so that a sweep does not take them for deleted
    :param accept: media type to request; None for the default
    :param graphql: GraphQL form, which is used where it costs less than the route. Only with a parent, or if the route
        is that of GraphQL. None for none
    :param scope: what the stream belongs to: ``repository``; or ``owner``, and only those that are an ``organization``
        or a ``user``
    :param parent_column: column of the parent with the values for ``{parent}``; None for that of its key
    :param needs: column of the parent. Parents for which it is 0, false or null are not read. None for none
    :param whole: whether all parents are read in each run, with ETags, and what they have replaces the earlier rows.
        Otherwise, those that have changed are read. Only with a parent
    :param listed: ``name=GET /route`` for a parameter of the query and the route that lists its values, the ``id`` of
        each item of a page, with ``{parent}`` as in the route. It is requested before the first page of each parent.
        Only with a parent. None for none
    :raises ValueError: an argument is invalid
    """

    name: str
    route: str
    columns: str
    key: str = "id"
    order: str = "snapshot"
    cursor: str | None = None
    query: str = ""
    items: str | None = None
    parent: str | None = None
    unsettled: str | None = None
    version: str | None = None
    accept: str | None = None
    graphql: GraphQLForm | None = None
    window: float = 0.0
    item: str | None = None
    expires: bool = False
    scope: str = "repository"
    parent_column: str | None = None
    needs: str | None = None
    whole: bool = False
    listed: str | None = None

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", self.name):
            raise ValueError(f"name must have lower-case letters, digits and underscores, not {self.name!r}")
        if not self.route.startswith("GET /") and self.route != GRAPHQL:
            raise ValueError(f"route must begin with GET, as in 'GET /repos/{{owner}}/{{repo}}/issues': {self.route!r}")
        if self.order not in ORDERS:
            raise ValueError(f"order must be one of {', '.join(ORDERS)}, not {self.order!r}")
        if (self.cursor is None) == (self.order in ("since", "newest", "oldest")):
            raise ValueError(f"cursor is needed for the orders since, newest and oldest, and for no other: {self.name}")
        self._check_scope()
        self._check_parent()
        if self.unsettled is not None and not ("!=" in self.unsettled and self._may_change):
            raise ValueError(
                f"unsettled is 'path!=value', with the order newest and a version, or a parent: {self.name}"
            )
        if self.window < 0 or (self.window and not self._may_change):
            raise ValueError(f"window is a number of seconds, with the order newest and a version: {self.name}")
        if len(self.listings()) > 1 and (self.order != "snapshot" or self.parent is not None):
            raise ValueError(f"query has several queries, which needs the order snapshot and no parent: {self.name}")
        if self.item is not None and not (self.item.startswith("GET /") and "{key}" in self.item):
            raise ValueError(f"item must begin with GET and have {{key}}: {self.item!r}")
        self._check_columns()

    @property
    def _may_change(self) -> bool:
        return self.parent is not None or (self.order == "newest" and bool(self.version))

    def _check_scope(self) -> None:
        if self.scope not in SCOPES:
            raise ValueError(f"scope must be one of {', '.join(SCOPES)}, not {self.scope!r}")
        if self.is_of_owner and ("{repo}" in self.route or self.route == GRAPHQL):
            raise ValueError(f"route must be that of an owner if the scope is {self.scope}: {self.name}")
        if (self.route == GRAPHQL) != (self.graphql is not None and not self.graphql.parent):
            raise ValueError(f"route must be {GRAPHQL!r} if graphql has no parent, and only then: {self.name}")

    def _check_parent(self) -> None:
        if ("{parent}" in self.route) != (self.parent is not None):
            raise ValueError(f"parent and {{parent}} in route need each other: {self.name}")
        if self.graphql is not None and self.parent is None and self.route != GRAPHQL:
            raise ValueError(f"graphql needs a parent: {self.name}")
        if self.parent is None and (self.whole or self.needs or self.parent_column or self.listed):
            raise ValueError(f"parent_column, needs, whole and listed need a parent: {self.name}")
        if self.listed is not None and not re.fullmatch(r"\w+=GET /.*\{parent\}.*", self.listed):
            raise ValueError(f"listed must be a parameter and a route with {{parent}}: {self.listed!r}")

    def _check_columns(self) -> None:
        columns = _columns.columns(self.columns)
        keys = {_path(path) for path in self.key.split("+")}
        if lists := [column.name for column in columns if column.kind == "list" and column.path in keys]:
            raise ValueError(f"key has {lists[0]!r}, which is a list, so it identifies no item: {self.name}")
        reserved = RESERVED | ({"owner_id"} if self.is_of_owner else set()) | ({KEY} if self.is_composite else set())
        if taken := [column.name for column in columns if column.name.lower() in reserved]:
            raise ValueError(f"columns has {taken[0]!r}, which is reserved; name it otherwise, as in 'other=path'")
        paths = {column.path for column in columns} | ({("_repository",)} if self.order == "one" else set())
        if _path(self.key) not in paths and not self.is_composite:
            raise ValueError(f"key is {self.key!r}, which is not among the columns of {self.name}")

    def fields(self, raw: bool = False) -> tuple[_columns.Column, ...]:
        """All columns, in their order.

        :param raw: whether to add the column ``raw``, the JSON of the item
        """
        deleted = f" {DELETED}=_{DELETED}:time" if self.is_swept else ""
        key = f"{KEY}=_key " if self.is_composite else ""
        common = f"{OF_OWNER} {COMMON.partition(' ')[2]}" if self.is_of_owner else COMMON
        return _columns.columns(f"{key}{self.columns} {common}{deleted}" + (" raw=_raw:str" if raw else ""))

    def own_fields(self) -> tuple[_columns.Column, ...]:
        """The columns of GitHub's JSON."""
        return _own_fields(self)

    def schema(self, raw: bool = False) -> Any:
        """The :class:`pyarrow.Schema` of the dataset, without the columns ``owner`` and ``repository`` of its folders.

        :param raw: whether to add the column ``raw``, the JSON of the item
        """
        return _columns.schema(self.fields(raw))

    @property
    def is_swept(self) -> bool:
        """Whether a sweep looks for deleted items. Snapshots only have what there is; and items that are read through
        their parents would take a request for each.
        """
        is_listed = self.order in ("since", "newest", "oldest", "history") and self.route != GRAPHQL
        return is_listed and self.parent is None and not self.expires

    @property
    def is_of_owner(self) -> bool:
        """Whether it belongs to owners of repositories."""
        return self.scope != "repository"

    def suits(self, kind: Any) -> bool:
        """Whether owners of a kind have it.

        :param kind: ``Organization`` or ``User``, as GitHub has it
        """
        return self.scope in ("repository", "owner") or (self.scope == "organization") == (kind == "Organization")

    @property
    def list_member(self) -> str | None:
        """The member of a page with the items, if the page is an object."""
        return "commits" if self.order == "history" else self.items

    @property
    def is_read_by_columns(self) -> bool:
        """Whether what crawls do with its pages needs few of the items themselves."""
        is_simple = self.parent is None and not self.is_composite and "." not in self.key
        is_settled = self.unsettled is None and self.version is None
        return is_simple and is_settled and self.order != "one" and self.items != "*"

    @property
    def is_composite(self) -> bool:
        """Whether several values identify an item."""
        return "+" in self.key

    @property
    def key_column(self) -> str | None:
        """Name of the column with the key, or None if there is none."""
        if self.is_composite:
            return KEY
        path = tuple(self.key.split("."))
        return next((column.name for column in self.fields() if column.path == path), None)

    def key_of(self, item: Any) -> Any:
        """The value that identifies an item, or None.

        :param item: JSON of an item
        """
        if not self.is_composite:
            return self.value(item, self.key)
        parts = [self.value(item, path) for path in self.key.split("+")]
        return "/".join("" if part is None else str(part) for part in parts)

    @property
    def cursor_path(self) -> tuple[str, ...]:
        """The keys from an item to the time that the stream is sorted by."""
        return _path(self.cursor or "")

    def digest(self, item: Any) -> str:
        """A hash of the columns of an item, as items may change without a change of their times.

        :param item: JSON of an item
        """
        return _columns.digest(self.own_fields(), item)

    def keys_of(self, items: Sequence[Any]) -> list[Any]:
        """The values that identify items.

        :param items: JSON of the items
        """
        if "." in self.key or self.is_composite:
            return [self.key_of(item) for item in items]
        return [item.get(self.key) for item in items]

    def parent_of(self, parent: Stream, item: Any) -> Any:
        """The value for ``{parent}`` of an item of the parent, or None if it is not to be read.

        :param parent: the parent
        :param item: JSON of an item of it
        """
        values = {column.name: column for column in parent.fields()}
        if self.needs is not None and not values[self.needs].value(item):
            return None
        return parent.key_of(item) if self.parent_column is None else values[self.parent_column].value(item)

    def value(self, item: Any, path: str | None) -> Any:
        """The value of an item at a path, or None.

        :param item: JSON of an item
        :param path: keys with dots between them, or None
        """
        return None if path is None else _columns.look_up(item, _path(path))

    def is_unsettled(self, item: Any) -> bool:
        """Whether an item can still change although the order does not show it.

        :param item: JSON of an item
        """
        if self.unsettled is None:
            return False
        path, _, value = self.unsettled.partition("!=")
        return bool(self.value(item, path) != value)

    def members(self) -> dict[str, Any] | None:
        """The members of the JSON that it uses, by name, each with those of its value, or None for all of that. None if
        all are used.
        """
        return _members(self)

    def parameters(self) -> dict[str, str]:
        """The query of the first page, as a dict."""
        return self.listings()[0]

    def listings(self) -> list[dict[str, str]]:
        """The queries of the first pages, as dicts: of one listing, unless the stream has several."""
        if self.order == "one":
            return [{}]
        queries = self.query.split() or [""]
        return [{"per_page": "100", **dict(urllib.parse.parse_qsl(query))} for query in queries]


#: The streams that are read first, of repositories and of owners.
HEADS = (("repositories", False), ("owners", True))


@functools.cache
def _path(text: str) -> tuple[str, ...]:
    """The keys of a path with dots between them."""
    return tuple(text.split("."))


@functools.cache
def _own_fields(stream: Stream) -> tuple[_columns.Column, ...]:
    return tuple(column for column in stream.fields() if column.path not in MADE)


@functools.cache
def _members(stream: Stream) -> dict[str, Any] | None:
    if stream.items == "*":
        return None
    more = (*stream.key.split("+"), stream.cursor, stream.version, (stream.unsettled or "").partition("!=")[0])
    paths = [column.path for column in stream.fields()] + [tuple(path.split(".")) for path in more if path]
    tree: dict[str, Any] = dict.fromkeys(("id", "full_name", "sha", "type", "total_count"))
    for path in [*paths, *([("parents", "sha")] if stream.order == "history" else [])]:
        _grow(tree, path)
    items = stream.list_member
    return {**tree, items: tree} if items is not None and tree.get(items, tree) is not None else tree


def _grow(tree: dict[str, Any], path: tuple[str, ...]) -> None:
    """Add a path to the members that are used."""
    for name in path[:-1]:
        tree = tree.setdefault(name, {})
        if tree is None:
            return  # all of it is used
    tree[path[-1]] = None


def path_of(full_name: str, kind: Any = None) -> dict[str, str]:
    """The values for the placeholders of routes.

    :param full_name: owner and name of a repository; the name is ``*`` for the owner itself
    :param kind: the kind of the owner, ``Organization`` or ``User``; only of an owner
    """
    owner, _, name = full_name.partition("/")
    return {"owner": owner, "repo": name, "accounts": "orgs" if kind == "Organization" else "users"}


_REPO = "GET /repos/{owner}/{repo}"
_ORG = "GET /orgs/{owner}"
_REVIEWS = GraphQLForm("pullRequest(number: {parent})", "reviews", "PullRequestReview", _fields.REVIEW_FIELDS)
_PULL_DETAILS = GraphQLForm("pullRequest(number: {parent})", "", "PullRequest", _fields.PULL_DETAILS_FIELDS)
_COMMIT_DETAILS = GraphQLForm("object(oid: {parent})", "", "Commit", _fields.COMMIT_DETAILS_FIELDS)
_DISCUSSIONS = GraphQLForm(
    "", "discussions(orderBy: {field: UPDATED_AT, direction: DESC})", "Discussion", _fields.DISCUSSION_FIELDS
)
_NEWEST = "sort=updated&direction=desc"
_SINCE = "sort=updated&direction=asc"
_PACKAGES = " ".join(f"package_type={kind}" for kind in ("npm", "maven", "rubygems", "docker", "nuget", "container"))

_TABLE = (
    Stream("repositories", _REPO, _fields.REPOSITORY, order="one"),
    Stream("issues", f"{_REPO}/issues", _fields.ISSUE, "number", "since", "updated_at", f"state=all&{_SINCE}",
           item=f"{_REPO}/issues/{{key}}"),
    Stream("comments", f"{_REPO}/issues/comments", f"{_fields.COMMENT} issue_number=issue_url:number issue_url"
           " html_url", "id", "since", "updated_at", _SINCE, item=f"{_REPO}/issues/comments/{{key}}"),
    Stream("issue_events", f"{_REPO}/issues/events", f"id:int event {_fields.ACTOR} issue.number:int label.name"
           " commit_id created_at:time", "id", "newest", "created_at", item=f"{_REPO}/issues/events/{{key}}"),
    Stream("timeline", f"{_REPO}/issues/{{parent}}/timeline", _fields.TIMELINE,
           "_parent+event+node_id+source.issue.id", parent="issues"),
    Stream("issue_reactions", f"{_REPO}/issues/{{parent}}/reactions", f"id:int issue_number=_parent:int"
           f" {_fields.REACTION}", parent="issues", needs="reactions_total_count"),
    Stream("comment_reactions", f"{_REPO}/issues/comments/{{parent}}/reactions", f"id:int comment_id=_parent:int"
           f" {_fields.REACTION}", parent="comments", needs="reactions_total_count"),
    Stream("pulls", f"{_REPO}/pulls", _fields.PULL, "number", "newest", "updated_at", f"state=all&{_NEWEST}",
           item=f"{_REPO}/pulls/{{key}}"),
    Stream("pull_details", f"{_REPO}/pulls/{{parent}}", _fields.PULL_DETAILS, "number", "one", parent="pulls",
           graphql=_PULL_DETAILS),
    Stream("pull_files", f"{_REPO}/pulls/{{parent}}/files", f"pull_number=_parent:int {_fields.FILE}",
           "_parent+filename", parent="pulls"),
    Stream("reviews", f"{_REPO}/pulls/{{parent}}/reviews", f"id:int pull_number=_parent:int {_fields.USER}"
           f" author_association state body commit_id submitted_at:time {_fields.PAGE}", parent="pulls",
           graphql=_REVIEWS),
    Stream("review_comments", f"{_REPO}/pulls/comments", f"{_fields.COMMENT} pull_number=pull_request_url:number"
           " pull_request_review_id:int pull_request_url path commit_id original_commit_id line:int side"
           " in_reply_to_id:int diff_hunk html_url", "id", "since", "updated_at", _SINCE,
           item=f"{_REPO}/pulls/comments/{{key}}"),
    Stream("pull_check_runs", f"{_REPO}/commits/{{parent}}/check-runs", _fields.CHECK_RUN, query="filter=all",
           items="check_runs", parent="pulls", parent_column="head_sha", unsettled="status!=completed"),
    Stream("commits", f"{_REPO}/commits", _fields.COMMIT, "sha", "history"),
    Stream("commit_details", f"{_REPO}/commits/{{parent}}", _fields.COMMIT_DETAILS, "sha", "one", parent="commits",
           graphql=_COMMIT_DETAILS),
    Stream("commit_files", f"{_REPO}/commits/{{parent}}", f"commit_sha=_parent {_fields.FILE}", "_parent+filename",
           items="files", parent="commits"),
    Stream("check_runs", f"{_REPO}/commits/{{parent}}/check-runs", _fields.CHECK_RUN, query="filter=all",
           items="check_runs", parent="commits", unsettled="status!=completed"),
    Stream("commit_comments", f"{_REPO}/comments", f"{_fields.COMMENT} commit_id path line:int html_url", "id",
           "oldest", "created_at", item=f"{_REPO}/comments/{{key}}"),
    Stream("workflow_runs", f"{_REPO}/actions/runs", _fields.RUN, "id", "newest", "created_at", items="workflow_runs",
           unsettled="status!=completed", version="updated_at", window=RERUN_WITHIN,
           item=f"{_REPO}/actions/runs/{{key}}"),
    Stream("jobs", f"{_REPO}/actions/runs/{{parent}}/jobs", _fields.JOB, query="filter=all", items="jobs",
           parent="workflow_runs"),
    Stream("releases", f"{_REPO}/releases", _fields.RELEASE),
    Stream("branches", f"{_REPO}/branches", "name sha=commit.sha protected:bool", "name"),
    Stream("tags", f"{_REPO}/tags", "name sha=commit.sha node_id", "name"),
    Stream("labels", f"{_REPO}/labels", "id:int name color description default:bool"),
    Stream("milestones", f"{_REPO}/milestones", _fields.MILESTONE, "number", query="state=all"),
    Stream("contributors", f"{_REPO}/contributors", "login id:int type contributions:int", "login"),
    Stream("languages", f"{_REPO}/languages", "name bytes=value:int", "name", items="*"),
    Stream("custom_properties", f"{_REPO}/properties/values", "property_name value", "property_name"),
    Stream("stargazers", f"{_REPO}/stargazers", f"{_fields.USER} starred_at:time", "user.id", "oldest", "starred_at",
           accept="application/vnd.github.star+json"),
    Stream("forks", f"{_REPO}/forks", f"id:int full_name owner.login owner.id:int {_fields.TIMES} pushed_at:time"
           " html_url", "id", "oldest", "created_at", "sort=oldest"),
    Stream("events", f"{_REPO}/events", f"id type {_fields.ACTOR} created_at:time payload:json", "id", "newest",
           "created_at", expires=True),
    Stream("deployments", f"{_REPO}/deployments", _fields.DEPLOYMENT, "id", "newest", "created_at",
           item=f"{_REPO}/deployments/{{key}}"),
    Stream("deployment_statuses", f"{_REPO}/deployments/{{parent}}/statuses", _fields.DEPLOYMENT_STATUS,
           parent="deployments", window=RERUN_WITHIN),
    Stream("discussions", GRAPHQL, _fields.DISCUSSION, "number", "newest", "updated_at", graphql=_DISCUSSIONS),
    Stream("traffic_views", f"{_REPO}/traffic/views", _fields.TRAFFIC, "timestamp", "oldest", "timestamp",
           items="views", expires=True),
    Stream("traffic_clones", f"{_REPO}/traffic/clones", _fields.TRAFFIC, "timestamp", "oldest", "timestamp",
           items="clones", expires=True),
    Stream("traffic_paths", f"{_REPO}/traffic/popular/paths", "path title count:int uniques:int", "path"),
    Stream("traffic_referrers", f"{_REPO}/traffic/popular/referrers", "referrer count:int uniques:int", "referrer"),
    Stream("dependabot_alerts", f"{_REPO}/dependabot/alerts", _fields.DEPENDABOT_ALERT, "number", "newest",
           "updated_at", _NEWEST, item=f"{_REPO}/dependabot/alerts/{{key}}"),
    Stream("code_scanning_alerts", f"{_REPO}/code-scanning/alerts", _fields.CODE_SCANNING_ALERT, "number", "newest",
           "updated_at", _NEWEST, item=f"{_REPO}/code-scanning/alerts/{{key}}"),
    Stream("secret_scanning_alerts", f"{_REPO}/secret-scanning/alerts", _fields.SECRET_SCANNING_ALERT, "number",
           "newest", "updated_at", f"{_NEWEST}&hide_secret=true", item=f"{_REPO}/secret-scanning/alerts/{{key}}"),
    Stream("owners", "GET /users/{owner}", _fields.ACCOUNT, order="one", scope="owner"),
    Stream("members", f"{_ORG}/members", _fields.MEMBER, "login", scope="organization"),
    Stream("users", "GET /users/{parent}", _fields.ACCOUNT, "login", "one", parent="members", whole=True,
           scope="organization"),
    Stream("teams", f"{_ORG}/teams", _fields.TEAM, "slug", scope="organization"),
    Stream("team_members", f"{_ORG}/teams/{{parent}}/members", f"team_slug=_parent {_fields.MEMBER}", "_parent+login",
           parent="teams", whole=True, scope="organization"),
    Stream("followers", "GET /users/{owner}/followers", _fields.MEMBER, "login", scope="user"),
    Stream("packages", "GET /{accounts}/{owner}/packages", _fields.PACKAGE, query=_PACKAGES, scope="owner"),
    Stream("projects", "GET /{accounts}/{owner}/projectsV2", _fields.PROJECT, "number", scope="owner"),
    Stream("project_items", "GET /{accounts}/{owner}/projectsV2/{parent}/items", _fields.PROJECT_ITEM,
           parent="projects", whole=True, scope="owner",
           listed="fields=GET /{accounts}/{owner}/projectsV2/{parent}/fields"),
)  # fmt: skip
#: The streams by their names; [their columns](crawl-streams.md).
STREAMS: dict[str, Stream] = {stream.name: stream for stream in _TABLE}
#: What became of each repository and stream; see :func:`ferrohub.crawl.crawl`. It is written by every crawl.
OUTCOMES = Stream(
    "outcomes",
    _REPO,
    "run stream parent:int parent_key=parent status:int outcome detail name at=_crawled_at:time",
    key="stream",
)
