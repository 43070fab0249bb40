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
        self.__elements: list[T] = [] if elements is None else elements

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
        return self.__elements[index]

    def __iter__(self) -> Iterator[T]:
        yield from self.__elements
        while self._couldGrow():
            yield from self._grow()

    def _isBiggerThan(self, index: int, grow: bool = False) -> bool:
        while grow and len(self.__elements) <= index and self._couldGrow():
            self._grow()
        return len(self.__elements) > index or self._couldGrow()

    def _grow(self) -> list[T]:
        page = self._fetchNextPage()
        self.__elements += page
        return page

    def _reverse(self) -> None:
        self.__elements.reverse()


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
        contentClass: type[T],
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
        # Programs read and set the state of a listing by the names that it has in PyGithub: `_PaginatedList__nextUrl`.
        self.__contentClass, self.__requester, self.__headers = contentClass, requester, headers
        self.__firstUrl, self.__firstParams = firstUrl, query
        self.__nextUrl, self.__nextParams = firstUrl, dict(query)
        self.__lastUrl: str | None = None
        self.__firstData, self.__firstHeaders = firstData, firstHeaders
        self.__list_item, self.__total_count_item = list_item, total_count_item
        self._attributesTransformer = attributesTransformer
        self.__graphql_query, self.__graphql_variables = graphql_query, graphql_variables or {}
        self._reversed = False
        self.__totalCount: int | None = None
        self.__incomplete_results: bool | None = None
        self.__page_info: dict[str, Any] | None = None
        known = [] if firstData is None else self._rest_page(firstData, firstHeaders or {})
        super().__init__(known)
        if firstData is not None and self.__nextUrl is None and self.__totalCount is None:
            self.__totalCount = len(known)

    @property
    def is_rest(self) -> bool:
        """Whether the pages come from the REST API."""
        return self.__graphql_query is None

    @property
    def is_graphql(self) -> bool:
        """Whether the pages come from GraphQL."""
        return not self.is_rest

    @property
    def totalCount(self) -> int:
        """The number of items. If no page has it, this sends a request for a page of one item."""
        if self.__totalCount is None:
            self._count()
        return self.__totalCount or 0

    @property
    def incomplete_results(self) -> bool | None:
        """Whether a search ended before it had seen everything."""
        if self.__incomplete_results is None and self.__totalCount is None:
            self._count()
        return self.__incomplete_results

    @property
    def reversed(self) -> PaginatedList[T]:
        """The listing from its end, which is found with one request."""
        url, query = self.__firstUrl, self.__firstParams
        found: PaginatedList[T] = type(self)(
            self.__contentClass,
            self.__requester,
            url,
            query,
            headers=self.__headers,
            list_item=self.__list_item,
            total_count_item=self.__total_count_item,
            firstData=self.__firstData,
            firstHeaders=self.__firstHeaders,
            attributesTransformer=self._attributesTransformer,
            graphql_query=self.__graphql_query,
            graphql_variables=self.__graphql_variables,
        )
        found._reversed = True
        if not found.is_rest:
            return found
        last = found.__lastUrl
        if last is None:
            last = found.__lastUrl = found._getLastPageUrl()
        if last and last != url:
            PaginatedListBase.__init__(found)
            known = found.__requester.get_parameters_of_url(last)
            found.__nextUrl = last
            found.__nextParams = {name: value for name, value in query.items() if name not in known}
        found._reverse()
        return found

    def __reversed__(self) -> PaginatedList[T]:
        return self.reversed

    def get_page(self, page: int) -> list[T]:
        """A page.

        :param page: its number, from 0
        """
        if self.is_graphql:
            raise RuntimeError("Pages of GraphQL have no numbers")
        query = {**self.__firstParams, **({"page": page + 1} if page else {})}
        headers, data = self._get(self.__firstUrl, query)
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

    def _getLastPageUrl(self) -> str | None:
        headers, _ = self._get(self.__firstUrl, self.__nextParams)
        return self.__parseLinkHeader(headers).get("last")

    def _get(self, url: str | None, query: dict[str, Any]) -> tuple[dict[str, Any], Any]:
        assert url is not None
        return fetched(self.__requester, "GET", url, parameters=query, headers=self.__headers)

    def _count(self) -> None:
        """Request a page of one item: its number of pages is the number of items."""
        if self.is_graphql:
            page = self._graphql({"last": 1, "before": None} if self._reversed else {"first": 1, "after": None})
            self.__totalCount = page.get("totalCount")
            return
        query = self.__nextParams or self.__firstParams
        headers, data = self._get(self.__firstUrl, {**query, "per_page": 1})
        last = self.__parseLinkHeader(headers).get("last")
        if last:
            self.__totalCount = int(self.__requester.get_parameters_of_url(last)["page"][0])
        elif is_object(data) and "total_count" in data:
            self.__totalCount = data["total_count"]
        elif is_object(data):
            self.__totalCount = len(data[self.__list_item])
        else:
            self.__totalCount = len(data or ())
        if is_object(data):
            self.__incomplete_results = data.get("incomplete_results", self.__incomplete_results)

    def _couldGrow(self) -> bool:
        if self.is_rest:
            return self.__nextUrl is not None
        key = "hasPreviousPage" if self._reversed else "hasNextPage"
        return self.__page_info is None or bool(self.__page_info[key])

    def _fetchNextPage(self) -> list[T]:
        if self.is_rest:
            headers, data = self._get(self.__nextUrl, self.__nextParams)
            return self._rest_page(data or [], headers)
        number, cursor, place = ("last", "before", "startCursor") if self._reversed else ("first", "after", "endCursor")
        wanted = {number: self.__requester.per_page}
        if self.__page_info is not None:
            wanted[cursor] = self.__page_info[place]
        return self._graphql_page(self._graphql(wanted))

    def _rest_page(self, data: Any, headers: dict[str, Any]) -> list[T]:
        links = self.__parseLinkHeader(headers) if data else {}
        self.__nextUrl, self.__nextParams = links.get("prev" if self._reversed else "next"), {}
        self.__lastUrl = links.get("last", self.__lastUrl)
        items = self._items(headers, self._unwrapped(data))
        return items[::-1] if self._reversed else items

    def _unwrapped(self, data: Any) -> Any:
        """The items of a page, which may stand in an object with their number."""
        key: Any = self.__list_item
        if not is_object(data):
            return data
        self.__incomplete_results = data.get("incomplete_results", self.__incomplete_results)
        if key not in data:
            return data
        self.__totalCount = data.get(self.__total_count_item)
        return at(data, [key])

    def _items(self, headers: dict[str, Any], data: Any) -> list[T]:
        made: Any = self.__contentClass
        requester, transform = self.__requester, self._attributesTransformer
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
        assert self.__graphql_query is not None
        _, data = self.__requester.graphql_query(self.__graphql_query, {**self.__graphql_variables, **wanted})
        found = data["data"]
        for key in self.__list_item:
            if key not in found:
                raise RuntimeError(f"Pagination path {self.__list_item} not found in data")
            found = found[key]
        return found  # type: ignore[no-any-return]

    def _graphql_page(self, page: dict[str, Any]) -> list[T]:
        info = page.get("pageInfo")
        if info is None or any(name not in info for name in _PAGE_INFO):
            raise RuntimeError(f"Query must select pageInfo with {', '.join(_PAGE_INFO)}")
        if self.__totalCount is None:
            if "totalCount" not in page:
                raise RuntimeError("Query must select totalCount")
            self.__totalCount = page["totalCount"]
        if "nodes" not in page:
            raise RuntimeError(f"No nodes found under pagination path {self.__list_item}")
        self.__page_info = info
        nodes = page["nodes"][::-1] if self._reversed else page["nodes"]
        return self._items({}, nodes)

    def __parseLinkHeader(self, headers: dict[str, Any]) -> dict[str, str]:
        """The URLs of the Link header (RFC 8288), by relation."""
        found = {}
        for link in str(headers.get("link") or "").split(", "):
            url, *attributes = link.split("; ")
            for attribute in attributes:
                if attribute.startswith('rel="'):
                    found[attribute[5:-1]] = url[1:-1]
        return found


complete(globals())
