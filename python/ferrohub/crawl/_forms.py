"""GraphQL forms of streams: the items of up to 100 parents in a request."""

from __future__ import annotations

import collections
import json
import math
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ferrohub import exceptions
from ferrohub.crawl import _invalid
from ferrohub.crawl._bounds import Bound
from ferrohub.crawl._replies import Reply, Unavailable
from ferrohub.graphql import GraphQLError

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.crawl._requests import Requests
    from ferrohub.crawl.streams import GraphQLForm, Stream

#: Whether to use GraphQL forms: where they cost less, always, or never.
Choice: TypeAlias = Literal["auto"] | bool
#: Parents that are read at once.
BATCH = 100
#: After so many queries in a row of a size that was reduced, twice as many parents are tried again.
GROWS_AFTER = 10


class TimedOut(Exception):
    """A response with the status 200 reports that the query took too long."""


#: What errors of GraphQL are in REST.
_STATUSES = {"NOT_FOUND": 404, "FORBIDDEN": 403, "INVALID_CURSOR_ARGUMENTS": 422}
#: Failures of a query that is too large, which GitHub ends after ten seconds.
TOO_MUCH = (exceptions.ServerError, exceptions.TransportError, TimedOut)


class Forms:
    """The GraphQL forms of one client.

    GitHub counts a point for each hundred connections of a query, and at least one. A hundred pull requests with their
    reviews are one point, where REST needs a hundred requests; see
    https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api.
    """

    def __init__(self, requests: Requests) -> None:
        self._requests = requests
        self._sizes: dict[str, int] = {}
        #: By stream, how many queries in a row GitHub has ended in time.
        self._succeeded: collections.Counter[str] = collections.Counter()
        self._works = True

    def reader(self, stream: Stream, choice: Choice, name: Callable[[], str]) -> Any:
        """What ``children`` of ``_walks`` reads many parents with, or None if it may not.

        :param name: returns the present name of the repository
        """
        form = stream.graphql
        if form is None or not self._is_usable(stream, choice):
            return None

        async def read(keys: list[Any]) -> tuple[int, dict[Any, list[Any]], float]:
            while self._works:
                size = self._sizes.get(stream.name, len(keys))
                chosen = keys[:size]
                if choice == "auto" and not self._is_cheaper(len(chosen)):
                    break
                try:
                    found, date = await self._read(form, name(), chosen)
                except TOO_MUCH:
                    # REST has the last word on whether GitHub works at all.
                    if len(chosen) == 1:
                        break
                    self._sizes[stream.name], self._succeeded[stream.name] = len(chosen) // 2, 0
                else:
                    self._grow(stream.name)
                    # REST tells which items are invalid.
                    valid = {key: nodes for key, nodes in found.items() if not _invalid.described(stream, nodes, {})}
                    return len(chosen), valid, date
            return 1, {}, 0.0

        return read

    def _grow(self, stream: str) -> None:
        """Try larger queries again after a while: what took too long may have been a few parents, or GitHub's load."""
        self._succeeded[stream] += 1
        if stream in self._sizes and self._succeeded[stream] >= GROWS_AFTER:
            self._sizes[stream], self._succeeded[stream] = min(BATCH, 2 * self._sizes[stream]), 0

    def points(self, stream: Stream, choice: Choice, parents: int) -> int:
        """The points for so many parents; 0 if they are to be read by REST."""
        is_cheaper = choice is True or parents > 1
        return math.ceil(parents / BATCH) if is_cheaper and self._is_usable(stream, choice) else 0

    def _is_usable(self, stream: Stream, choice: Choice) -> bool:
        return stream.graphql is not None and choice is not False and not self._requests.is_anonymous

    def _is_cheaper(self, parents: int) -> bool:
        """Whether a point is a smaller part of what is left of its quota than the requests are of theirs."""
        points, requests = self._requests.left("graphql"), self._requests.left("core")
        if points is None or requests is None:
            return parents > 1
        return parents > 1 and (1 / points if points else math.inf) < (parents / requests if requests else math.inf)

    async def page(self, stream: Stream, path: dict[str, Any], query: dict[str, str]) -> Reply:
        """A page of a stream that only GraphQL has.

        :param path: owner and name of the repository
        :param query: has the cursor of the page, if it is not the first one
        :raises Unavailable: GraphQL cannot be used, or the connection cannot be read
        """
        form, cursor = _form(stream), query.get("after")
        size = min(int(stream.parameters()["per_page"]), BATCH)
        found = await self._repository(form, path, selection(form, cursor, size))
        nodes, following = _page(form, found)
        if nodes is None:
            raise Unavailable(404, f"GraphQL returned no {form.connection.partition('(')[0]}")
        items, further = _invalid.objects(nodes), None if following is None else {"after": following}
        return Reply(
            stream, 200, items, further, None, moved=False, date=self._requests.now(),
            invalid=_invalid.described(stream, nodes, query), dropped=len(nodes) - len(items),
        )  # fmt: skip

    async def total(self, stream: Stream, path: dict[str, Any]) -> int | None:
        """The number of items of a stream that only GraphQL has, or None if GraphQL does not say.

        :param path: owner and name of the repository
        :raises Unavailable: GraphQL cannot be used, or the connection cannot be read
        """
        form = _form(stream)
        found = await self._repository(form, path, f"items: {_connection(form, None, 1)} {{ totalCount }}")
        count = found["items"].get("totalCount") if isinstance(found.get("items"), dict) else None
        return count if isinstance(count, int) else None

    async def _repository(self, form: GraphQLForm, path: dict[str, Any], selected: str) -> dict[str, Any]:
        """What GraphQL has of a repository.

        :raises Unavailable: GraphQL cannot be used, or the repository or the connection cannot be read
        """
        if self._requests.is_anonymous:
            raise Unavailable(403, "GraphQL needs a credential")
        fragment = "...item" in selected
        try:
            data = await self._requests.graphql(
                query(form, selected, fragment=fragment), {"owner": path["owner"], "name": path["repo"]}
            )
        except GraphQLError as error:
            if isinstance(error, exceptions.RateLimitExceeded):
                raise
            status = _STATUSES.get(error.type or "")
            if status is None:
                raise
            raise Unavailable(status, str(error.msg)) from None
        except exceptions.ResponseError as error:
            if isinstance(error, exceptions.RateLimitExceeded) or error.code not in (403, 404):
                raise
            raise Unavailable(error.code, str(error.msg)) from None
        self._count(data)
        found = data.get("repository") if isinstance(data, dict) else None
        return found if isinstance(found, dict) else {}

    def _count(self, data: Any) -> None:
        """Count the points of a query."""
        limit = data.get("rateLimit") if isinstance(data, dict) else None
        self._requests.budget.points += limit.get("cost") or 1 if isinstance(limit, dict) else 1

    async def _read(self, form: GraphQLForm, repository: str, keys: list[Any]) -> tuple[dict[Any, list[Any]], float]:
        """The items of these parents, without the parents that have errors, and when GitHub sent the first of them."""
        found: dict[Any, list[Any]] = {}
        pages: dict[Any, str | None] = dict.fromkeys(keys)
        bound, date = Bound(form.connection), 0.0
        while pages and self._works:
            data = await self._send(form, repository, pages)
            date = date or self._requests.now()
            parents = data.get("repository")
            further: dict[Any, str | None] = {}
            for at, key in enumerate(pages):
                nodes, cursor = _page(form, parents.get(f"p{at}") if isinstance(parents, dict) else None)
                if nodes is None:
                    found.pop(key, None)
                    continue
                found.setdefault(key, []).extend(nodes)
                if cursor is not None:
                    further[key] = cursor
            if further:
                bound.check([node for key in further for node in found[key]])
            pages = further
        return ({} if pages else found), date

    async def _send(self, form: GraphQLForm, repository: str, pages: dict[Any, str | None]) -> dict[str, Any]:
        owner, _, name = repository.partition("/")
        try:
            data = await self._requests.graphql(document(form, pages), {"owner": owner, "name": name})
        except GraphQLError as error:
            if isinstance(error, exceptions.RateLimitExceeded):
                raise
            if error.data is None and "timeout" in str(error.msg):
                raise TimedOut from None
            data = error.data
        except (exceptions.RateLimitExceeded, *TOO_MUCH):
            raise
        except exceptions.ResponseError:
            self._works = False  # such as a server without GraphQL, or a credential that may not use it
            return {}
        if not isinstance(data, dict):
            self._works = False
            return {}
        self._count(data)
        return data


def document(form: GraphQLForm, pages: dict[Any, str | None]) -> str:
    """The query for a page of each parent.

    :param form: the form
    :param pages: the parents by their keys, each with the cursor after which its page begins, or None
    """
    parents = " ".join(
        f"p{at}: {form.parent.replace('{parent}', json.dumps(key))} {{ {selection(form, cursor, BATCH)} }}"
        for at, (key, cursor) in enumerate(pages.items())
    )
    return query(form, parents)


def query(form: GraphQLForm, selected: str, *, fragment: bool = True) -> str:
    """The query for what is selected of a repository."""
    return (
        "query($owner: String!, $name: String!) { rateLimit { cost }"
        f" repository(owner: $owner, name: $name) {{ {selected} }} }}"
        + (f" fragment item on {form.type} {{ {form.fields} }}" if fragment else "")
    )


def selection(form: GraphQLForm, cursor: str | None, size: int) -> str:
    """What is selected of a parent, or of the repository: the item, or a page of its connection."""
    if not form.connection:
        return "...item"
    page = "nodes { ...item } pageInfo { hasNextPage endCursor }"
    return f"items: {_connection(form, cursor, size)} {{ {page} }}"


def _connection(form: GraphQLForm, cursor: str | None, size: int) -> str:
    name, _, given = form.connection.removesuffix(")").partition("(")
    arguments = [*([given] if given else []), f"first: {size}", *([f"after: {json.dumps(cursor)}"] if cursor else [])]
    return f"{name}({', '.join(arguments)})"


def _form(stream: Stream) -> GraphQLForm:
    assert stream.graphql is not None, stream.name
    return stream.graphql


def _page(form: GraphQLForm, parent: Any) -> tuple[list[Any] | None, str | None]:
    """The nodes of a parent in the form of REST, also those that are no objects, or None if it has an error; and the
    cursor of the next page.
    """
    if not form.connection:
        return ([_converted(parent)], None) if isinstance(parent, dict) and parent else (None, None)
    connection = parent.get("items") if isinstance(parent, dict) else None
    nodes = connection.get("nodes") if isinstance(connection, dict) else None
    if not isinstance(nodes, list):
        return None, None
    info = connection.get("pageInfo") if isinstance(connection, dict) else None
    cursor = info.get("endCursor") if isinstance(info, dict) and info.get("hasNextPage") else None
    return [_converted(node) for node in nodes], cursor


def _converted(value: Any) -> Any:
    """JSON of GraphQL in the form of REST; see :class:`ferrohub.crawl.GraphQLForm`."""
    if isinstance(value, list):
        return [_converted(each) for each in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"value"}:
        return _converted(value["value"])
    found: dict[str, Any] = {}
    for name, each in value.items():
        outer, _, inner = name.partition("__")
        if outer and inner:
            found.setdefault(outer, {})[inner] = _converted(each)
        elif name != "__typename":
            found[name] = _converted(each)
    if value.get("__typename") == "Bot" and isinstance(found.get("login"), str):
        found["login"] += "[bot]"
    return found
