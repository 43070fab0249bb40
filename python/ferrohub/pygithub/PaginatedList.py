"""Listings: ``github.PaginatedList.PaginatedList``, which fetches its pages when they are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from ferrohub._core import _ObjectClass as ObjectClass
from ferrohub.pygithub import Consts
from ferrohub.pygithub._json import at, fetched, for_class, is_object, plain
from ferrohub.pygithub._modules import complete

if TYPE_CHECKING:
    from ferrohub.pygithub.Requester import Requester

T = TypeVar("T")
#: What a GraphQL document has to select of the information about pages.
_PAGE_INFO = ("startCursor", "endCursor", "hasNextPage", "hasPreviousPage")


class PaginatedListBase(Generic[T]):
    """A list that grows page by page.

    :param elements: items that are known
    """

    def __init__(self, elements: list[T] | None = None) -> None:
        self._elements: list[T] = [] if elements is None else elements

    def _couldGrow(self) -> bool:
        raise NotImplementedError

    def _fetchNextPage(self) -> list[T]:
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> _Slice[T]: ...
    def __getitem__(self, index: int | slice) -> T | _Slice[T]:
        assert isinstance(index, (int, slice))
        if isinstance(index, slice):
            return _Slice(self, index)
        self._isBiggerThan(index, grow=True)
        return self._elements[index]

    def __iter__(self) -> Iterator[T]:
        yield from self._elements
        while self._couldGrow():
            yield from self._grow()

    def _isBiggerThan(self, index: int, grow: bool = False) -> bool:
        while grow and len(self._elements) <= index and self._couldGrow():
            self._grow()
        return len(self._elements) > index or self._couldGrow()

    def _grow(self) -> list[T]:
        page = self._fetchNextPage()
        self._elements += page
        return page


class _Slice(Generic[T]):
    """A slice of a listing, which fetches no page behind its end.

    :param theList: the listing
    :param theSlice: start, stop and step
    """

    def __init__(self, theList: PaginatedListBase[T], theSlice: slice) -> None:
        self._list = theList
        self._slice = theSlice

    def __iter__(self) -> Iterator[T]:
        index, stop = self._slice.start or 0, self._slice.stop
        while (stop is None or index < stop) and self._list._isBiggerThan(index):
            try:
                item = self._list[index]
            except IndexError:
                return
            yield item
            index += self._slice.step or 1


class PaginatedList(PaginatedListBase[T]):
    """A listing of GitHub.

    :param contentClass: class of the items
    :param requester: what sends the requests
    :param firstUrl: URL of the first page
    :param firstParams: its query
    :param headers: headers of each request
    :param list_item: key of the items, where a page is an object; for GraphQL the keys that lead to them
    :param total_count_item: key of the number of items
    :param firstData: JSON of the first page, if it is known
    :param firstHeaders: headers of the response with it
    :param attributesTransformer: what is made of the JSON of each item
    :param graphql_query: a GraphQL document, in place of a URL
    :param graphql_variables: its variables
    """

    def __init__(
        self,
        contentClass: Any,
        requester: Requester,
        firstUrl: str | None = None,
        firstParams: dict[str, Any] | None = None,
        *,
        headers: dict[str, str] | None = None,
        list_item: str | list[str] = "items",
        total_count_item: str = "total_count",
        firstData: Any = None,
        firstHeaders: dict[str, Any] | None = None,
        attributesTransformer: Callable[[dict[str, Any]], dict[str, Any]] | None = None,
        graphql_query: str | None = None,
        graphql_variables: dict[str, Any] | None = None,
    ) -> None:
        if firstUrl is None and firstData is None and graphql_query is None:
            raise ValueError("Either firstUrl or graphql_query must be given")
        if firstUrl is not None and graphql_query is not None:
            raise ValueError("Only one of firstUrl or graphql_query can be given")
        if graphql_query is not None and not (
            isinstance(list_item, list) and all(isinstance(item, str) for item in list_item)
        ):
            raise ValueError("With graphql_query given, list_item must be a list of strings")
        query = dict(firstParams or {})
        if "per_page" not in query and requester.per_page != Consts.DEFAULT_PER_PAGE:
            query["per_page"] = requester.per_page
        self._options = {
            "headers": headers,
            "list_item": list_item,
            "total_count_item": total_count_item,
            "firstData": firstData,
            "firstHeaders": firstHeaders,
            "attributesTransformer": attributesTransformer,
            "graphql_query": graphql_query,
            "graphql_variables": graphql_variables or {},
        }
        self._class, self._requester = contentClass, requester
        self._PaginatedList__contentClass, self._PaginatedList__requester = contentClass, requester
        self._PaginatedList__firstUrl, self._PaginatedList__firstParams = firstUrl, query
        self._PaginatedList__headers, self._PaginatedList__list_item = headers, list_item
        self._first: tuple[str | None, dict[str, Any]] = (firstUrl, query)
        self._next: tuple[str | None, dict[str, Any]] = (firstUrl, dict(query))
        self._last: str | None = None
        self._reversed = False
        self._total: int | None = None
        self._incomplete: bool | None = None
        self._page_info: dict[str, Any] | None = None
        super().__init__()
        if firstData is not None:
            self._elements = self._rest_page(firstData, firstHeaders or {})
            if self._next[0] is None and self._total is None:
                self._total = len(self._elements)

    @property
    def is_rest(self) -> bool:
        """Whether the pages come from the REST API."""
        return self._options["graphql_query"] is None

    @property
    def is_graphql(self) -> bool:
        """Whether the pages come from GraphQL."""
        return not self.is_rest

    @property
    def totalCount(self) -> int:
        """The number of items. If no page has it, this sends a request for a page of one item."""
        if self._total is None:
            self._count()
        return self._total or 0

    @property
    def incomplete_results(self) -> bool | None:
        """Whether a search ended before it had seen everything."""
        if self._incomplete is None and self._total is None:
            self._count()
        return self._incomplete

    @property
    def reversed(self) -> PaginatedList[T]:
        """The listing from its end, which is found with one request."""
        url, query = self._first
        found: PaginatedList[T] = type(self)(self._class, self._requester, url, query, **self._options)
        found._reversed = True
        if not found.is_rest:
            return found
        last = found._last
        if last is None:
            headers, _ = found._get(url, found._next[1])
            last = found._last = _links(headers).get("last")
        if last and last != url:
            found._elements = []
            known = found._requester.get_parameters_of_url(last)
            found._next = (last, {name: value for name, value in query.items() if name not in known})
        found._elements.reverse()
        return found

    def __reversed__(self) -> PaginatedList[T]:
        return self.reversed

    def get_page(self, page: int) -> list[T]:
        """A page.

        :param page: its number, from 0
        """
        if self.is_graphql:
            raise RuntimeError("Pages of GraphQL have no numbers")
        url, query = self._first
        query = {**query, **({"page": page + 1} if page else {})}
        headers, data = self._get(url, query)
        return self._items(headers, self._unwrapped(data))

    @classmethod
    def override_attributes(cls, overrides: dict[str, Any]) -> Callable[[dict[str, Any]], dict[str, Any]]:
        """A function that replaces members of the JSON of an item.

        :param overrides: the members
        """
        return lambda element: cls.merge_dicts(element, overrides)

    @classmethod
    def merge_dicts(cls, d1: dict[str, Any], d2: dict[str, Any]) -> dict[str, Any]:
        """Two JSON objects in one, at any depth.

        :param d1: an object
        :param d2: members that take precedence
        """
        merged = dict(d1)
        for key, value in d2.items():
            merged[key] = cls.merge_dicts(d1.get(key, {}), value) if isinstance(value, dict) else value
        return merged

    @classmethod
    def paths_of_dict(cls, d: dict[str, Any]) -> dict[str, Any]:
        """The keys of a JSON object and of the objects in it.

        :param d: the object
        """
        from ferrohub.pygithub.Requester import Requester

        return Requester.paths_of_dict(d)

    def _get(self, url: str | None, query: dict[str, Any]) -> tuple[dict[str, Any], Any]:
        assert url is not None
        return fetched(self._requester, "GET", url, parameters=query, headers=self._options["headers"])

    def _count(self) -> None:
        """Request a page of one item: its number of pages is the number of items."""
        if self.is_graphql:
            page = self._graphql({"last": 1, "before": None} if self._reversed else {"first": 1, "after": None})
            self._total = page.get("totalCount")
            return
        url, query = self._first[0], self._next[1] or self._first[1]
        headers, data = self._get(url, {**query, "per_page": 1})
        last = _links(headers).get("last")
        if last:
            self._total = int(self._requester.get_parameters_of_url(last)["page"][0])
        elif is_object(data) and "total_count" in data:
            self._total = data["total_count"]
        elif is_object(data):
            self._total = len(data[self._options["list_item"]])
        else:
            self._total = len(data or ())
        if is_object(data):
            self._incomplete = data.get("incomplete_results", self._incomplete)

    def _couldGrow(self) -> bool:
        if self.is_rest:
            return self._next[0] is not None
        key = "hasPreviousPage" if self._reversed else "hasNextPage"
        return self._page_info is None or bool(self._page_info[key])

    def _fetchNextPage(self) -> list[T]:
        if self.is_rest:
            headers, data = self._get(*self._next)
            return self._rest_page(data or [], headers)
        number, cursor, place = ("last", "before", "startCursor") if self._reversed else ("first", "after", "endCursor")
        wanted = {number: self._requester.per_page}
        if self._page_info is not None:
            wanted[cursor] = self._page_info[place]
        return self._graphql_page(self._graphql(wanted))

    def _rest_page(self, data: Any, headers: dict[str, Any]) -> list[T]:
        links = _links(headers) if data else {}
        self._next = (links.get("prev" if self._reversed else "next"), {})
        self._last = links.get("last", self._last)
        items = self._items(headers, self._unwrapped(data))
        return items[::-1] if self._reversed else items

    def _unwrapped(self, data: Any) -> Any:
        """The items of a page, which may stand in an object with their number."""
        key = self._options["list_item"]
        if not is_object(data):
            return data
        self._incomplete = data.get("incomplete_results", self._incomplete)
        if key not in data:
            return data
        self._total = data.get(self._options["total_count_item"])
        return at(data, [key])

    def _items(self, headers: dict[str, Any], data: Any) -> list[T]:
        made, requester, transform = self._class, self._requester, self._options["attributesTransformer"]
        if transform is None:
            direct = getattr(made, "_direct", None)
            if isinstance(direct, ObjectClass) and type(data) is list:
                found: list[T] | None = direct._page(made, requester, headers, data)
                if found is not None:
                    return found
            return [made(requester, headers, for_class(made, item)) for item in data if item is not None]
        return [made(requester, headers, transform(plain(item))) for item in data if item is not None]

    def _graphql(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """The part of a response of GraphQL that has the items."""
        variables: Any = self._options["graphql_variables"]
        _, data = self._requester.graphql_query(self._options["graphql_query"], {**variables, **wanted})
        found = data["data"]
        for key in self._options["list_item"]:
            if key not in found:
                raise RuntimeError(f"Pagination path {self._options['list_item']} not found in data")
            found = found[key]
        return found  # type: ignore[no-any-return]

    def _graphql_page(self, page: dict[str, Any]) -> list[T]:
        info = page.get("pageInfo")
        if info is None or any(name not in info for name in _PAGE_INFO):
            raise RuntimeError(f"Query must select pageInfo with {', '.join(_PAGE_INFO)}")
        if self._total is None:
            if "totalCount" not in page:
                raise RuntimeError("Query must select totalCount")
            self._total = page["totalCount"]
        if "nodes" not in page:
            raise RuntimeError(f"No nodes found under pagination path {self._options['list_item']}")
        self._page_info = info
        nodes = page["nodes"][::-1] if self._reversed else page["nodes"]
        return self._items({}, nodes)


def _links(headers: dict[str, Any]) -> dict[str, str]:
    """The URLs of the Link header (RFC 8288), by relation."""
    found = {}
    for link in str(headers.get("link") or "").split(", "):
        url, *attributes = link.split("; ")
        for attribute in attributes:
            if attribute.startswith('rel="'):
                found[attribute[5:-1]] = url[1:-1]
    return found


complete(globals())
