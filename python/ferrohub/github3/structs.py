"""The iterators of ``ferrohub.github3``."""

from __future__ import annotations

import collections.abc
from typing import Any
from urllib.parse import urlencode, urlparse

from ferrohub import _core
from ferrohub.github3 import _lazy, _requests, exceptions
from ferrohub.github3.models import GitHubCore, Helpers
from ferrohub.github3.session import GitHubSession, given

#: After so many empty pages in a row, a listing does not end.
_MOST_EMPTY = 100

__getattr__ = _lazy.names(__name__)[0]


class GitHubIterator(Helpers, collections.abc.Iterator[Any]):
    """An iterator over the items of all pages. A new loop over it begins with the first page again.

    :param count: maximum number of items; -1 for all
    :param url: URL of the first page
    :param cls: type of the items
    :param session: the session, or an object that has one
    :param params: query of the first page
    :param etag: ETag of an earlier response; if nothing has changed, there are no items
    :param headers: headers of the requests
    :param list_key: key of the array in a response that is an object
    """

    _ratelimit_resource = "core"
    _is_search = False

    def __init__(
        self,
        count: int,
        url: str,
        cls: Any,
        session: Any,
        params: Any = None,
        etag: str | None = None,
        headers: Any = None,
        list_key: str | None = None,
    ) -> None:
        self.session = given(getattr(session, "session", session))
        #: Maximum number of items.
        self.original = count
        #: Number of items that are left.
        self.count = count
        #: URL of the first page.
        self.url = url
        #: URL of the last page that was requested.
        self.last_url: str | None = None
        #: Type of the items.
        self.cls = cls
        #: Query of the first page.
        self.params: dict[str, Any] = params if params is not None else {}
        self._remove_none(self.params)
        #: ETag of the first page.
        self.etag: str | None = None
        #: Headers of the requests.
        self.headers: dict[str, str] = dict(headers or {})
        #: The last response.
        self.last_response: Any = None
        #: Its status; 0 before the first.
        self.last_status = 0
        #: Key of the array in a response that is an object.
        self.list_key = list_key
        if etag:
            self.headers["If-None-Match"] = etag
        #: Path of the first page.
        self.path = urlparse(url).path
        self._api = url

    def __iter__(self) -> collections.abc.Iterator[Any]:
        self.last_url = self.url
        if self.count != -1 and self.count <= 0:
            return
        if 0 < self.count <= 100:
            self.params["per_page"] = self.count
        elif self.count == -1:
            self.params.setdefault("per_page", 100)
        native = issubclass(type(self.session), GitHubSession)
        for item in self._read() if native else self._request_pages():
            if item is None:
                continue
            yield item
            self.count -= 1 if self.count > 0 else 0
            if self.count == 0:
                return

    def _read(self) -> collections.abc.Iterator[Any]:
        """The items, read by a listing of ferrohub."""
        core = isinstance(self.cls, type) and issubclass(self.cls, GitHubCore)
        _requests.check(self.session)
        listing = _core._github3_listing(
            self.session,
            self.url,
            {name: str(value) for name, value in self.params.items()},
            self.headers,
            self.count,
            self.cls if isinstance(self.cls, type) else object,
            self.list_key,
            self._is_search,
        )
        made = core or self.cls is tuple
        try:
            while True:
                try:
                    item = next(listing)
                except StopIteration:
                    return
                except Exception as error:
                    raise exceptions._translated(error) from None
                finally:
                    self._note(listing)
                yield item if made and not _is_raw(item, core) else self._item(item)
        finally:
            listing.close()

    def _note(self, listing: Any) -> None:
        """Keep what the last response says."""
        last = listing.last_url
        if last is not None and (self.last_url != last or self.last_response is None):
            self.last_url, self.last_response = last, listing.last_response
            self.last_status = listing.last_status
            self.etag = self.etag or listing.etag

    def _item(self, item: Any) -> Any:
        core = isinstance(self.cls, type) and issubclass(self.cls, GitHubCore)
        return self.cls(item, session=self) if core else self.cls(item)

    def _request_pages(self) -> collections.abc.Iterator[Any]:
        """The items of pages that are requested with ``session.get``, for sessions of other packages."""
        params: Any = self.params
        idle = 0
        while self.last_url:
            response = self._get(self.last_url, params=params, headers=self.headers)
            self.last_response, self.last_status, params = response, response.status_code, None
            self.etag = self.etag or response.headers.get("ETag")
            found = self._get_json(response)
            if found is None:
                return
            items = [item for item in self._items(found) if item is not None]
            yield from map(self._item, items)
            idle = 0 if items else idle + 1
            if idle == _MOST_EMPTY:
                text = f"The listing does not end: {_MOST_EMPTY} pages in a row without an item"
                raise exceptions.UnprocessableResponseBody(text, found)
            self.last_url = response.links.get("next", {}).get("url", "")

    def _items(self, found: Any) -> Any:
        if not isinstance(found, dict):
            return found
        if self.list_key is not None and self.list_key in found:
            return found[self.list_key]
        core = isinstance(self.cls, type) and issubclass(self.cls, GitHubCore)
        if core or self.list_key is not None:
            raise exceptions.UnprocessableResponseBody("Expected a list in the response, got an object", found)
        return [pair for pair in found.items() if pair[0] not in ("ETag", "Last-Modified")]

    def _get_json(self, response: Any) -> Any:
        return self._json(response, 200)

    def __next__(self) -> Any:
        if "_running" not in self.__dict__:
            self._running = iter(self.__iter__())
        return next(self._running)

    def next(self) -> Any:
        """The next item."""
        return self.__next__()

    def refresh(self, conditional: bool = False) -> GitHubIterator:
        """Begin with the first page again.

        :param conditional: whether to send the ETag of the last response; if nothing has changed, there are no items
        :returns: the iterator itself
        """
        self.count = self.original
        if conditional and self.etag:
            self.headers["If-None-Match"] = self.etag
        self.etag = self.last_response = None
        self._running = iter(self.__iter__())
        return self

    @property
    def ratelimit_remaining(self) -> Any:
        """Requests left before the rate limit applies."""
        found = self._json(self._get(self._build_url("rate_limit")), 200)
        return found.get("resources", {}).get(self._ratelimit_resource, {}).get("remaining", 0)

    def _repr(self) -> str:
        return f"<GitHubIterator [{self.count}, {self.path}]>"

    def __repr__(self) -> str:
        return self._repr()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_running", "last_response")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, last_response=None)

    def as_dict(self) -> dict[str, Any]:
        """An iterator has no JSON."""
        return {}

    def as_json(self) -> str:
        """An iterator has no JSON."""
        return "{}"


class SearchIterator(GitHubIterator):
    """An iterator over the results of a search."""

    _ratelimit_resource = "search"
    _is_search = True

    def __init__(
        self,
        count: int,
        url: str,
        cls: Any,
        session: Any,
        params: Any = None,
        etag: str | None = None,
        headers: Any = None,
    ) -> None:
        super().__init__(count, url, cls, session, params, etag, headers)
        #: Number of results that GitHub found.
        self.total_count = 0
        #: The results of the last page, as plain values.
        self.items: Any = []

    def _note(self, listing: Any) -> None:
        before = self.last_response
        super()._note(listing)
        if self.last_response is not before:
            self.total_count, self.items = listing.total_count, listing.items or []

    def _get_json(self, response: Any) -> Any:
        found = self._json(response, 200) or {}
        self.total_count = found.get("total_count", self.total_count)
        self.items = found.get("items", [])
        return found.get("items")

    def _repr(self) -> str:
        return f"<SearchIterator [{self.count}, {self.path}?{urlencode(self.params)}]>"


def _is_raw(item: Any, core: bool) -> bool:
    """Whether an item is JSON that is to become an instance of a user's class."""
    return core and not isinstance(item, GitHubCore)
