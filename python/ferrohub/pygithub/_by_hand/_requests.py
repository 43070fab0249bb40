"""What most methods are made of: a request and an object of its response."""

from __future__ import annotations

import urllib.parse
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from ferrohub.pygithub._json import fetched, for_class
from ferrohub.pygithub._modules import class_
from ferrohub.pygithub.GithubObject import GithubObject, NotSet, is_undefined
from ferrohub.pygithub.PaginatedList import PaginatedList


def made(
    owner: Any,
    name: str,
    verb: str,
    url: str,
    body: Any = None,
    *,
    headers: dict[str, Any] | None = None,
    completed: bool | None = True,
) -> Any:
    """An object of a response.

    :param owner: the object whose requester sends the request
    :param name: class of the object
    :param verb: method
    :param url: URL
    :param body: JSON of the body
    :param headers: headers
    :param completed: whether the object is complete; None for a class of objects that always are
    """
    received, data = fetched(owner._requester, verb, url, input=body, headers=headers)
    options = {} if completed is None else {"completed": completed}
    made = class_(name)
    return made(owner._requester, received, for_class(made, data), **options)


def status(owner: Any, verb: str, url: str, body: Any = None) -> int:
    """The status of a response."""
    return owner._requester.requestJson(verb, url, input=body)[0]  # type: ignore[no-any-return]


def at(owner: Any, name: str, url: str, **options: Any) -> Any:
    """An object by its URL."""
    return class_(name)(owner._requester, url=url, **options)


def listing(owner: Any, name: str, url: str, query: dict[str, Any] | None = None, **options: Any) -> PaginatedList[Any]:
    """A listing by the URL of its first page."""
    return PaginatedList(class_(name), owner._requester, url, query, **options)


def given_of(given: SimpleNamespace, *names: str, **others: Any) -> dict[str, Any]:
    """The arguments with some names, and other members, without what is not set."""
    return NotSet.remove_unset_items({**{name: getattr(given, name) for name in names}, **others})


def quoted(text: str) -> str:
    """A text as one segment of a path."""
    return urllib.parse.quote(text, safe="")


def identity(value: Any, attribute: str = "_identity") -> Any:
    """An attribute of an object; any other value as it is."""
    return getattr(value, attribute) if isinstance(value, GithubObject) else value


def identity_of(value: Any) -> Any:
    """What a request says of an input object; ``NotSet`` as it is."""
    return value if is_undefined(value) else value._identity


def zulu(time: Any) -> Any:
    """A time as GitHub writes it."""
    return time if is_undefined(time) else time.strftime("%Y-%m-%dT%H:%M:%SZ")


def one_of(value: Any, allowed: Iterable[str]) -> None:
    """Check a value that may be absent."""
    assert is_undefined(value) or value in allowed, value
