"""The streams that a crawl can read: one line of a table each."""

from __future__ import annotations

import dataclasses
import re
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _columns

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["OUTCOMES", "STREAMS", "GraphQLForm", "Stream"]

#: How a stream is read; see :class:`Stream`.
ORDERS = ("since", "newest", "oldest", "snapshot", "history", "one")
#: Seconds in which a workflow run that was completed is looked at for another attempt.
RERUN_WITHIN = 3 * 86400.0
#: Columns that every stream has, after its own.
COMMON = "repository_id=_repository:int crawled_at=_crawled_at:time"
#: The column with the time when a sweep has found that an item is gone, in streams that are swept.
DELETED = "deleted_at"
#: Names that a stream cannot give its columns: those of :data:`COMMON`, of the partitions, and of :func:`latest`.
RESERVED = frozenset({"repository_id", "crawled_at", DELETED, "raw", "owner", "repository", "_at"})


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
    """How to read a stream through its parents with GraphQL, up to 100 parents in a request.

    Aliases give the members of a node the names that they have in REST, so both forms have the same columns. An object
    whose only member is ``value`` is replaced by that value, as in ``commit_id: commit { value: oid }``. An object with
    the ``__typename`` Bot has the suffix ``[bot]`` of REST added to its ``login``.

    :param parent: the field of the repository that is a parent, with ``{parent}`` for its key, such as
        ``"pullRequest(number: {parent})"``
    :param connection: the connection of the parent, such as ``"reviews"``. It may have arguments except ``first`` and
        ``after``
    :param type: type of the nodes, such as ``"PullRequestReview"``
    :param fields: fields of a node, such as ``"id: fullDatabaseId state submitted_at: submittedAt"``
    :raises ValueError: an argument is invalid
    """

    parent: str
    connection: str
    type: str
    fields: str

    def __post_init__(self) -> None:
        if self.parent.count("{parent}") != 1:
            raise ValueError(
                f"parent must have {{parent}} once, as in 'pullRequest(number: {{parent}})': {self.parent!r}"
            )
        if not re.fullmatch(r"\w+(\(.+\))?", self.connection):
            raise ValueError(f"connection must be the name of a field, with or without arguments: {self.connection!r}")
        if not re.fullmatch(r"[A-Za-z]\w*", self.type):
            raise ValueError(f"type must be the name of a type of GitHub's schema, not {self.type!r}")
        if not self.fields.strip() or self.fields.count("{") != self.fields.count("}"):
            raise ValueError(f"fields must be fields with balanced braces, not {self.fields!r}")


@dataclasses.dataclass(frozen=True)
class Stream:
    """Something that repositories have many of, such as issues, and how to read it.

    :param name: name of the stream and of its dataset
    :param route: the request, such as ``"GET /repos/{owner}/{repo}/issues"``. ``{parent}`` is the key of the parent
    :param columns: columns, separated by spaces: the path to a value in the JSON, and its type after a colon (``int``,
        ``float``, ``bool``, ``time``, ``list`` of texts, ``json``; text if there is none). ``user.login`` becomes the
        column ``user_login``; ``name=path`` names it otherwise
    :param key: path to the value that identifies an item within its repository; one of the columns. ``_repository`` is
        the ID of the repository, for the order ``one``
    :param order: how changes are found. ``since``: the route accepts ``since`` and sorts by the cursor, oldest first.
        ``newest``: it sorts by the cursor, newest first. ``oldest``: oldest first, new items are appended.
        ``snapshot``: everything is read again when the first page has changed. ``history``: commits.
        ``one``: a single object
    :param cursor: path to the time that the route sorts by, for ``since``, ``newest`` and ``oldest``
    :param query: query of the requests, such as ``"state=all&sort=updated"``
    :param items: key of the list in responses that are objects; None if the response is a list
    :param parent: name of the stream through whose changed items this one is read; None for none
    :param unsettled: ``path!=value`` for items that can still change although the order does not show it; they
        are read again until they are settled. Only with ``newest``
    :param version: path to the value that changes when an unsettled item changes
    :param window: seconds before the newest item in which all items are regarded as unsettled. Only with ``newest``
        and a version
    :param item: the request for an item, with ``{key}`` for its key, by which a sweep finds out whether it was deleted;
        None if there is none
    :param expires: whether GitHub drops items after some time, so that a sweep does not take them for deleted
    :param accept: media type to request; None for the default
    :param graphql: GraphQL form, which is used where it costs less than the route. Only with a parent. None for none
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

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", self.name):
            raise ValueError(f"name must have lower-case letters, digits and underscores, not {self.name!r}")
        if not self.route.startswith("GET /"):
            raise ValueError(f"route must begin with GET, as in 'GET /repos/{{owner}}/{{repo}}/issues': {self.route!r}")
        if self.order not in ORDERS:
            raise ValueError(f"order must be one of {', '.join(ORDERS)}, not {self.order!r}")
        if (self.cursor is None) == (self.order in ("since", "newest", "oldest")):
            raise ValueError(f"cursor is needed for the orders since, newest and oldest, and for no other: {self.name}")
        if ("{parent}" in self.route) != (self.parent is not None):
            raise ValueError(f"parent and {{parent}} in route need each other: {self.name}")
        if self.graphql is not None and self.parent is None:
            raise ValueError(f"graphql needs a parent: {self.name}")
        if self.unsettled is not None and (self.order != "newest" or "!=" not in self.unsettled or not self.version):
            raise ValueError(f"unsettled is 'path!=value', with the order newest and a version: {self.name}")
        if self.window < 0 or (self.window and (self.order != "newest" or not self.version)):
            raise ValueError(f"window is a number of seconds, with the order newest and a version: {self.name}")
        if self.item is not None and not (self.item.startswith("GET /") and "{key}" in self.item):
            raise ValueError(f"item must begin with GET and have {{key}}: {self.item!r}")
        names = [column.name for column in _columns.columns(self.columns)]
        if taken := [name for name in names if name.lower() in RESERVED]:
            raise ValueError(f"columns has {taken[0]!r}, which is reserved; name it otherwise, as in 'other=path'")
        if self.key_column not in [*names, *(["repository_id"] if self.order == "one" else [])]:
            raise ValueError(f"key is {self.key!r}, which is not among the columns of {self.name}")

    def fields(self, raw: bool = False) -> tuple[_columns.Column, ...]:
        """All columns, in their order.

        :param raw: whether to add the column ``raw``, the JSON of the item
        """
        deleted = f" {DELETED}=_{DELETED}:time" if self.is_swept else ""
        return _columns.columns(f"{self.columns} {COMMON}{deleted}" + (" raw=_raw:str" if raw else ""))

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
        return self.order in ("since", "newest", "oldest", "history") and self.parent is None and not self.expires

    @property
    def key_column(self) -> str | None:
        """Name of the column with the key, or None if there is none."""
        path = tuple(self.key.split("."))
        return next((column.name for column in self.fields() if column.path == path), None)

    def value(self, item: Any, path: str | None) -> Any:
        """The value of an item at a path, or None.

        :param item: JSON of an item
        :param path: keys with dots between them, or None
        """
        return None if path is None else _columns._found(item, tuple(path.split(".")))

    def is_unsettled(self, item: Any) -> bool:
        """Whether an item can still change although the order does not show it.

        :param item: JSON of an item
        """
        if self.unsettled is None:
            return False
        path, _, value = self.unsettled.partition("!=")
        return bool(self.value(item, path) != value)

    def parameters(self) -> dict[str, str]:
        """The query of the first page, as a dict."""
        return {"per_page": "100", **dict(urllib.parse.parse_qsl(self.query))} if self.order != "one" else {}


def select(names: Iterable[str | Stream]) -> list[Stream]:
    """The streams of these names and their parents, parents first. ``repositories`` is always the first; ``outcomes``,
    which comes with all others, is left out.

    :param names: names of :data:`STREAMS`, or streams of your own
    :raises ValueError: a name is unknown, or two streams have the same name
    :raises TypeError: names is a text, or has something else
    """
    if isinstance(names, (str, Stream)):
        raise TypeError('streams must be an iterable of names or Stream, as ["issues", "pulls"]')
    known, chosen = dict(STREAMS), ["repositories"]
    for each in names:
        if each in (OUTCOMES.name, OUTCOMES):
            continue
        if isinstance(each, Stream):
            if each.name == OUTCOMES.name:
                raise ValueError(f"streams has a stream named {each.name!r}, which is the table of what cannot be read")
            if known.get(each.name, each) != each and each.name not in STREAMS:
                raise ValueError(f"streams has two streams named {each.name!r}")
            known[each.name] = each
            chosen.append(each.name)
        elif isinstance(each, str):
            chosen.append(each)
        else:
            raise TypeError(f"streams must be names or Stream, not {type(each).__name__}")
    found: dict[str, Stream] = {}
    for name in chosen:
        _add(name, known, found, ())
    return list(found.values())


def _add(name: str, known: dict[str, Stream], found: dict[str, Stream], below: tuple[str, ...]) -> None:
    if name not in known:
        raise ValueError(f"streams has {name!r}, which is unknown; known are {', '.join(sorted(known))}")
    if name in below:
        raise ValueError(f"streams has {name!r}, which is a parent of itself")
    stream = known[name]
    if stream.parent is not None:
        _add(stream.parent, known, found, (*below, name))
    found.setdefault(name, stream)


_REPO = "GET /repos/{owner}/{repo}"
_USER = "user.login user.id:int"
_TIMES = "created_at:time updated_at:time"
_ISSUE = (
    f"id:int number:int title state state_reason locked:bool comments:int {_USER} author_association labels.name:list"
    f" assignees.login:list milestone.number:int body {_TIMES} closed_at:time reactions.total_count:int"
    " pull_request_url=pull_request.url html_url node_id"
)
_PULL = (
    f"id:int number:int title state locked:bool draft:bool {_USER} author_association labels.name:list"
    " assignees.login:list requested_reviewers.login:list milestone.number:int body base.ref base.sha head.ref head.sha"
    f" head_label=head.label head_repository_id=head.repo.id:int merge_commit_sha {_TIMES} closed_at:time"
    " merged_at:time html_url node_id"
)
_REPOSITORY = (
    "id:int name full_name owner_login=owner.login owner_id=owner.id:int private:bool fork:bool archived:bool"
    " disabled:bool visibility description homepage language default_branch license_key=license.spdx_id topics:list"
    " size:int stargazers_count:int forks_count:int open_issues_count:int has_issues:bool"
    f" {_TIMES} pushed_at:time html_url node_id"
)
_COMMIT = (
    "sha author.login author.id:int committer.login committer.id:int author_name=commit.author.name"
    " author_email=commit.author.email authored_at=commit.author.date:time committer_name=commit.committer.name"
    " committer_email=commit.committer.email committed_at=commit.committer.date:time message=commit.message"
    " tree_sha=commit.tree.sha parents.sha:list verified=commit.verification.verified:bool html_url node_id"
)
_RUN = (
    "id:int name workflow_id:int run_number:int run_attempt:int event status conclusion head_branch head_sha"
    f" display_title actor.login actor.id:int {_TIMES} run_started_at:time html_url node_id"
)
_COMMENT = f"id:int {_USER} author_association body {_TIMES} reactions.total_count:int"
_REVIEWS = GraphQLForm(
    "pullRequest(number: {parent})",
    "reviews",
    "PullRequestReview",
    "id: fullDatabaseId node_id: id user: author { __typename login ... on User { id: databaseId } ... on Bot { id:"
    " databaseId } ... on Mannequin { id: databaseId } ... on Organization { id: databaseId } } author_association:"
    " authorAssociation state body commit_id: commit { value: oid } submitted_at: submittedAt html_url: url",
)
_NEWEST = "sort=updated&direction=desc"
_SINCE = "sort=updated&direction=asc"

_TABLE = (
    Stream("repositories", _REPO, _REPOSITORY, order="one"),
    Stream("issues", f"{_REPO}/issues", _ISSUE, "number", "since", "updated_at", f"state=all&{_SINCE}",
           item=f"{_REPO}/issues/{{key}}"),
    Stream("comments", f"{_REPO}/issues/comments", f"{_COMMENT} issue_url html_url", "id", "since", "updated_at",
           _SINCE, item=f"{_REPO}/issues/comments/{{key}}"),
    Stream("issue_events", f"{_REPO}/issues/events", "id:int event actor.login actor.id:int issue.number:int label.name"
           " commit_id created_at:time", "id", "newest", "created_at", item=f"{_REPO}/issues/events/{{key}}"),
    Stream("pulls", f"{_REPO}/pulls", _PULL, "number", "newest", "updated_at", f"state=all&{_NEWEST}",
           item=f"{_REPO}/pulls/{{key}}"),
    Stream("reviews", f"{_REPO}/pulls/{{parent}}/reviews", f"id:int pull_number=_parent:int {_USER} author_association"
           " state body commit_id submitted_at:time html_url node_id", parent="pulls", graphql=_REVIEWS),
    Stream("review_comments", f"{_REPO}/pulls/comments", f"{_COMMENT} pull_request_review_id:int pull_request_url path"
           " commit_id original_commit_id line:int side in_reply_to_id:int diff_hunk html_url", "id", "since",
           "updated_at", _SINCE, item=f"{_REPO}/pulls/comments/{{key}}"),
    Stream("commits", f"{_REPO}/commits", _COMMIT, "sha", "history"),
    Stream("commit_comments", f"{_REPO}/comments", f"{_COMMENT} commit_id path line:int html_url", "id", "oldest",
           "created_at", item=f"{_REPO}/comments/{{key}}"),
    Stream("workflow_runs", f"{_REPO}/actions/runs", _RUN, "id", "newest", "created_at", items="workflow_runs",
           unsettled="status!=completed", version="updated_at", window=RERUN_WITHIN,
           item=f"{_REPO}/actions/runs/{{key}}"),
    Stream("releases", f"{_REPO}/releases", "id:int tag_name name draft:bool prerelease:bool target_commitish"
           " author.login author.id:int body assets.name:list created_at:time published_at:time html_url node_id"),
    Stream("branches", f"{_REPO}/branches", "name sha=commit.sha protected:bool", "name"),
    Stream("tags", f"{_REPO}/tags", "name sha=commit.sha node_id", "name"),
    Stream("labels", f"{_REPO}/labels", "id:int name color description default:bool"),
    Stream("milestones", f"{_REPO}/milestones", "id:int number:int title state description creator.login"
           f" creator.id:int open_issues:int closed_issues:int {_TIMES} due_on:time closed_at:time",
           "number", query="state=all"),
    Stream("contributors", f"{_REPO}/contributors", "login id:int type contributions:int", "login"),
    Stream("stargazers", f"{_REPO}/stargazers", f"{_USER} starred_at:time", "user.id", "oldest", "starred_at",
           accept="application/vnd.github.star+json"),
    Stream("forks", f"{_REPO}/forks", f"id:int full_name owner.login owner.id:int {_TIMES} pushed_at:time html_url",
           "id", "oldest", "created_at", "sort=oldest"),
    Stream("events", f"{_REPO}/events", "id type actor.login actor.id:int created_at:time payload:json", "id", "newest",
           "created_at", expires=True),
    Stream("deployments", f"{_REPO}/deployments", "id:int sha ref task environment description creator.login"
           f" creator.id:int {_TIMES}", "id", "newest", "created_at", item=f"{_REPO}/deployments/{{key}}"),
)  # fmt: skip
#: The streams by their names; [their columns](crawl-streams.md).
STREAMS: dict[str, Stream] = {stream.name: stream for stream in _TABLE}
#: What became of each repository and stream; see :func:`ferrohub.crawl.crawl`. It is written by every crawl.
OUTCOMES = Stream(
    "outcomes", "GET /", "run stream parent:int status:int outcome detail name at=_crawled_at:time", key="stream"
)
