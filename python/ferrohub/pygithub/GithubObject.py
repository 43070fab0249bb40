"""The base classes of PyGithub's objects, and its ``NotSet``.

An object keeps the JSON that it was made of. An attribute is made when it is first read, and then kept as PyGithub
names it: ``label._color`` beside ``label.color``, an object with a ``value``, or ``NotSet``.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any, ClassVar

from ferrohub.pygithub._attributes import (
    Attribute as Attribute,
    MakesAttributes,
    NotSet as NotSet,
    Opt as Opt,
    _BadAttribute as _BadAttribute,
    _NotSetType as _NotSetType,
    _ValuedAttribute as _ValuedAttribute,
    is_defined as is_defined,
    is_list as is_list,
    is_optional as is_optional,
    is_optional_list as is_optional_list,
    is_undefined as is_undefined,
    kinds,
)
from ferrohub.pygithub._facts import Attribute as Fact
from ferrohub.pygithub._graphql import as_rest_api_attributes as as_rest_api_attributes
from ferrohub.pygithub._json import fetched, for_class, is_object, plain, snapshot
from ferrohub.pygithub._modules import complete
from ferrohub.pygithub.GithubException import BadAttributeException as BadAttributeException, IncompletableObject

if TYPE_CHECKING:
    from typing_extensions import Self

    from ferrohub.pygithub.Requester import Requester

for _class in (Attribute, _NotSetType, _ValuedAttribute, _BadAttribute):
    _class.__module__ = __name__  # as in PyGithub: pickles name it


class GithubObject(MakesAttributes):
    """The base of all objects.

    :param requester: what sends the requests of this object
    :param headers: headers of the response with this object, with names in lower case
    :param attributes: its JSON
    """

    CHECK_AFTER_INIT_FLAG = False
    #: The JSON that came last, and that of all responses, merged.
    _json: Any
    _data: Any
    #: The facts of the attributes, by name, those of the base classes included.
    _facts: ClassVar[dict[str, Fact]] = {}
    #: The names of those that are made by hand.
    _by_hand: ClassVar[tuple[str, ...]] = ()
    #: What is shown by ``repr``: a name and where its value is.
    _shown: ClassVar[tuple[tuple[str, Callable[[Any], Any]], ...]] = ()

    def __init__(self, requester: Requester, headers: dict[str, Any], attributes: Any) -> None:
        self._requester = requester
        self._initAttributes()
        self._storeAndUseAttributes(headers, attributes)
        if self.CHECK_AFTER_INIT_FLAG:
            requester.check_me(self)

    @classmethod
    def is_graphql(cls) -> bool:
        """Whether the attributes are those of GraphQL."""
        return False

    @classmethod
    def is_rest(cls) -> bool:
        """Whether the attributes are those of the REST API."""
        return not cls.is_graphql()

    @classmethod
    def setCheckAfterInitFlag(cls, flag: bool) -> None:
        """Have the requester check each new object.

        :param flag: whether it does
        """
        cls.CHECK_AFTER_INIT_FLAG = flag

    def _storeAndUseAttributes(self, headers: dict[str, Any], attributes: Any) -> None:
        self._headers = headers
        self._json = attributes
        self._useAttributes(attributes)

    def _useAttributes(self, attributes: Any) -> None:
        """Take the members of a JSON object in place of those with the same names."""
        if not is_object(attributes):
            self._look_up(attributes)
        if not self._data:
            self._data = snapshot(attributes) if type(attributes) is dict else attributes
            return
        if not is_object(attributes):
            return  # a response that is no JSON object has no attributes
        own, facts = self.__dict__, self._facts
        by_hand = {name: self._attribute_after(name, attributes) for name in self._by_hand}
        if all(key in attributes for key in self._data):
            self._data = attributes
        else:
            self._data = {**plain(self._data), **plain(attributes)}
        if attributes.get("url"):
            for fact in facts.values():
                if fact.otherwise in ("number", "name") and fact.key not in attributes and fact.key in self._data:
                    self._data.pop(fact.key)
        names = {self._slot("headers"): "headers", "_headers": ""}
        for slot in list(own):
            changed = facts.get(names.get(slot, slot[1:]))
            if changed is not None and (changed.otherwise or changed.key.partition(".")[0] in attributes):
                del own[slot]
        own.update({self._slot(name): found for name, found in by_hand.items()})

    def _look_up(self, attributes: Any) -> None:
        """Read members of what may be no JSON object, as PyGithub does: a text or a list may contain their names."""
        for fact in self._facts.values():
            key = fact.key.partition(".")[0]
            # An attribute that is made of two members is not looked up by its own name.
            if key in attributes and not fact.kind.startswith("(/"):
                attributes[key]

    def _attribute_after(self, name: str, attributes: Any) -> Attribute[Any]:
        """An attribute that is made by hand, after members of the JSON have changed."""
        found = kinds().made(self, name, attributes)
        return self._attribute(name) if found is NotSet else found

    def _initAttributes(self) -> None:
        """Forget all attributes. Classes of programs extend it."""
        self._data = {}

    @classmethod
    def _slot(cls, name: str) -> str:
        """The name under which an attribute is kept."""
        return f"_{name}" if name != "headers" else f"_{cls.__name__}__headers"

    def _attribute(self, name: str) -> Attribute[Any]:
        """What is known of an attribute; it is made here when it is first needed."""
        slot = self._slot(name)
        found = self.__dict__.get(slot)
        if found is None:
            found = self.__dict__[slot] = kinds().made(self, name, self._data)
        return found  # type: ignore[no-any-return]

    def _known(self, name: str) -> Any:
        """The value of an attribute as far as it is known: None if it is not."""
        own = getattr(self, f"_{name}", None)
        return own.value if isinstance(own, Attribute) else own

    def __getattr__(self, name: str) -> Any:
        known = name[1:]
        if name.startswith("_") and known in self._facts:
            return self._attribute(known)
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'", name=name, obj=self)

    @property
    def requester(self) -> Requester:
        """What sends the requests of this object, also those for which PyGithub has no method."""
        return self._requester

    @property
    def ferrohub(self) -> Any:
        """The resource of ferrohub for this object, with the same credential; ``Github.from_ferrohub`` leads back."""
        from ferrohub.pygithub._counterparts import resource

        return resource(self)

    @property
    def _rawData(self) -> Any:
        if self._data is self._json:
            # Attributes stay as they are when a program changes the JSON that it gets.
            self._data = snapshot(self._data)
        return plain(self._json)

    @_rawData.setter
    def _rawData(self, attributes: Any) -> None:
        self._json = attributes

    @property
    def raw_data(self) -> dict[str, Any]:
        """The JSON of this object."""
        return self._rawData  # type: ignore[no-any-return]

    @property
    def raw_headers(self) -> dict[str, Any]:
        """The headers of the response with this object, with names in lower case."""
        return self._headers

    @property
    def api_version(self) -> str | None:
        """The version of the API in the response."""
        return self._headers.get("x-github-api-version-selected")

    @property
    def etag(self) -> str | None:
        """The ETag of the response with this object."""
        return self._headers.get("etag")

    @property
    def last_modified(self) -> str | None:
        """The header Last-Modified of the response with this object."""
        return self._headers.get("last-modified")

    @property
    def last_modified_datetime(self) -> datetime | None:
        """The header Last-Modified, as a time."""
        return kinds().http_date(self.last_modified) if self.last_modified is not None else None

    @staticmethod
    def _parentUrl(url: str) -> str:
        return url.rpartition("/")[0]

    def get__repr__(self, params: dict[str, Any]) -> str:
        """The text of ``repr``.

        :param params: what is shown
        """
        shown = []
        for name in sorted(params, reverse=True):
            value = params[name].decode() if isinstance(params[name], bytes) else params[name]
            shown.append(f'{name}="{value}"' if isinstance(value, str) else f"{name}={value}")
        return f"{type(self).__name__}({', '.join(shown)})"

    def __repr__(self) -> str:
        if not self._shown:
            return object.__repr__(self)
        return self.get__repr__({name: read(self) for name, read in self._shown})


class GraphQlObject:
    """A mixin for objects whose attributes are those of GraphQL."""

    @classmethod
    def is_graphql(cls) -> bool:
        """True."""
        return True


class NonCompletableGithubObject(GithubObject):
    """An object that is always whole."""


class CompletableGithubObject(GithubObject):
    """An object that requests the attributes that it lacks, once, when one of them is read.

    :param requester: what sends the requests of this object
    :param headers: headers of the response with this object
    :param attributes: its JSON, as far as it is known
    :param completed: whether nothing is missing
    :param url: URL of the object
    :param accept: header Accept of the request that completes it
    """

    _facts: ClassVar[dict[str, Fact]] = {"url": Fact("str", "url", True, "")}

    def __init__(
        self,
        requester: Requester,
        headers: dict[str, Any] | None = None,
        attributes: Any = None,
        completed: bool | None = None,
        *,
        url: str | None = None,
        accept: str | None = None,
    ) -> None:
        attributes = {} if attributes is None else attributes
        if url is not None:
            attributes["url"] = url
        self._completed = completed is True
        self._complete_headers = {"Accept": accept} if accept else None
        super().__init__(requester, {} if headers is None else headers, attributes)
        if headers is None and completed is None and requester.is_not_lazy:
            self.complete()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._place() == self._place()

    def __hash__(self) -> int:
        return hash(self._known("url"))

    def _place(self) -> tuple[str, str]:
        base = self._requester.base_url
        return base, self._known("url").removeprefix(base)

    @property
    def completed(self) -> bool:
        """Whether all attributes were requested."""
        return self._completed

    @property
    def _CompletableGithubObject__completed(self) -> bool:
        return self._completed

    @property
    def _links(self) -> Any:
        """The URLs of related objects."""
        if "_links" not in self._data:
            self._completeIfNeeded()
        return self._data.get("_links")

    @property
    def raw_data(self) -> dict[str, Any]:
        """The whole JSON of this object."""
        self._completeIfNeeded()
        return self._rawData  # type: ignore[no-any-return]

    @property
    def raw_headers(self) -> dict[str, Any]:
        """The headers of the response with the whole object, with names in lower case."""
        self._completeIfNeeded()
        return self._headers

    @property
    def url(self) -> str:
        """The URL of this object in the API."""
        self._completeIfNotSet(self._url)
        return self._url.value  # type: ignore[no-any-return]

    def complete(self) -> Self:
        """Request what is missing, unless all attributes are there."""
        self._completeIfNeeded()
        return self

    def _completeIfNotSet(self, value: Attribute[Any]) -> None:
        if value is NotSet:
            self._completeIfNeeded()

    def _completeIfNeeded(self) -> None:
        if not self._completed:
            self._complete()

    def _complete(self, parameters: dict[str, Any] | None = None) -> None:
        url = self._known("url")
        if url is None:
            raise IncompletableObject(400, message="Cannot complete an object without a URL")
        headers, data = fetched(self._requester, "GET", url, parameters=parameters, headers=self._complete_headers)
        self._storeAndUseAttributes(headers, for_class(type(self), data))
        self._set_complete()

    def _set_complete(self) -> None:
        self._completed = True

    def update(
        self, additional_headers: dict[str, Any] | None = None, parameters: dict[str, Any] | None = None
    ) -> bool:
        """Request the object again, if it has changed.

        :param additional_headers: headers of the request
        :param parameters: its query
        :returns: whether it has changed
        """
        conditions = {"If-None-Match": self.etag, "If-Modified-Since": self.last_modified}
        headers = {name: value for name, value in conditions.items() if value is not None}
        headers.update(additional_headers or {})
        status, received, text = self._requester.requestJson(
            "GET", self._known("url"), parameters=parameters, headers=headers
        )
        if status == 304:
            return False
        received, data = self._requester._check(status, received, text)
        self._storeAndUseAttributes(received, data)
        self._set_complete()
        return True

    def _useAttributes(self, attributes: Any) -> None:
        links = attributes.get("_links") if "url" not in attributes and is_object(attributes) else None
        if isinstance(links, dict):
            own = links.get("self")
            url = own.get("href") if isinstance(own, dict) else own
            if isinstance(url, str) and url:
                attributes["url"] = url
        super()._useAttributes(attributes)


class CompletableGithubObjectWithPaginatedProperty(CompletableGithubObject):
    """An object one of whose attributes is a listing, the first page of which comes with the object.

    :param requester: what sends the requests of this object
    :param headers: headers of the response with this object
    :param attributes: its JSON, as far as it is known
    :param completed: whether nothing is missing
    :param url: URL of the object
    :param accept: header Accept of the request that completes it
    :param per_page: number of items on a page of the listing; None uses that of the requester
    """

    def __init__(
        self,
        requester: Requester,
        headers: dict[str, Any] | None = None,
        attributes: Any = None,
        completed: bool | None = None,
        *,
        url: str | None = None,
        accept: str | None = None,
        per_page: int | None = None,
    ) -> None:
        assert per_page is None or (isinstance(per_page, int) and per_page > 0), per_page
        self._page_query = {"page": 1}
        if per_page is not None or requester.per_page != 30:
            self._page_query["per_page"] = requester.per_page if per_page is None else per_page
        super().__init__(requester, headers, attributes, completed, url=url, accept=accept)

    @property
    def _pagination_parameters(self) -> dict[str, Any]:
        return self._page_query

    def _pagination_parameters_with(self, page: int, per_page: int | None) -> dict[str, Any]:
        assert page > 0, page
        assert per_page is None or (isinstance(per_page, int) and per_page > 0), per_page
        return {**self._page_query, "page": page, **({} if per_page is None else {"per_page": per_page})}

    def _complete(self, parameters: dict[str, Any] | None = None) -> None:
        super()._complete({**(parameters or {}), **self._page_query})

    def update(
        self, additional_headers: dict[str, Any] | None = None, parameters: dict[str, Any] | None = None
    ) -> bool:
        """Request the object again, if it has changed.

        :param additional_headers: headers of the request
        :param parameters: its query
        :returns: whether it has changed
        """
        return super().update(additional_headers, {**(parameters or {}), **self._page_query})


complete(globals())
