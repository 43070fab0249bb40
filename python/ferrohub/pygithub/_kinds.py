"""What an attribute is made of: each kind of the table becomes a function of a JSON value."""

from __future__ import annotations

import functools
import urllib.parse
from collections.abc import Callable
from datetime import datetime, timezone
from decimal import Decimal
from typing import Any, NamedTuple

from ferrohub._core import _AttributeReader as AttributeReader
from ferrohub.pygithub import _facts
from ferrohub.pygithub._json import MISSING, for_class, is_object, member, plain
from ferrohub.pygithub._modules import PACKAGE, class_
from ferrohub.pygithub.GithubObject import Attribute, GithubObject, NotSet, _BadAttribute, _ValuedAttribute

Make = Callable[[GithubObject, Any], "Attribute[Any]"]


def made(owner: GithubObject, name: str, data: Any) -> Attribute[Any]:
    """An attribute of an object.

    :param owner: the object
    :param name: name of the attribute
    :param data: the JSON of the object
    """
    fact = owner._facts[name]
    if fact.kind == "hand":
        return getattr(owner, f"_of_{name}")(data)  # type: ignore[no-any-return]
    outer, key, is_simple = _place(fact)
    found = data
    for each in outer:
        found = member(found, each)
    value = member(found, key, is_simple)
    if value is MISSING:
        return _of_url(fact, data)
    if fact.kind.startswith("(/"):
        return _beside(fact.kind, owner, data, value)
    return kind(fact.kind)(owner, value)


@functools.cache
def _place(fact: _facts.Attribute) -> tuple[list[str], str, bool]:
    """Where the value of an attribute is, and whether no object is made of it."""
    *outer, key = fact.key.split(".")
    return outer, key, fact.kind in _SIMPLE


def _of_url(fact: _facts.Attribute, data: Any) -> Attribute[Any]:
    """A number or a name that is the last segment of the URL, where only that is known."""
    url = member(data, "url") if fact.otherwise else None
    if not isinstance(url, str):
        return NotSet
    last = url.rpartition("/")[2]
    if fact.otherwise == "name":
        # The URL of a release may be that of the latest one, whose tag is not known yet.
        if fact.key == "tag_name" and last == "latest":
            return NotSet
        return _ValuedAttribute(urllib.parse.unquote(last))
    return _ValuedAttribute(int(last)) if last.isnumeric() else NotSet


def github_date(value: str) -> datetime:
    """A time as GitHub writes it."""
    return datetime.fromisoformat(value[:-1] + "+00:00" if value.endswith("Z") else value)


def http_date(value: str) -> datetime:
    """A time of a header (RFC 9110)."""
    from email.utils import parsedate_to_datetime  # it loads sockets and calendars

    found = parsedate_to_datetime(value)
    return found if found.tzinfo else found.replace(tzinfo=timezone.utc)


def timestamp(value: int) -> datetime:
    """A time as seconds since 1970."""
    return datetime.fromtimestamp(value, tz=timezone.utc)


def _simple(type_: type) -> Make:
    def make(owner: GithubObject, value: Any) -> Attribute[Any]:
        known = value is None or isinstance(value, type_)
        return _ValuedAttribute(value) if known else _BadAttribute(value, type_)

    return make


def _transformed(type_: type, transform: Callable[[Any], Any]) -> Make:
    def make(owner: GithubObject, value: Any) -> Attribute[Any]:
        if value is None:
            return _ValuedAttribute(None)
        if not isinstance(value, type_):
            return _BadAttribute(value, type_)
        try:
            return _ValuedAttribute(transform(value))
        except Exception as error:
            return _BadAttribute(value, type_, error)

    return make


def _items(type_: type) -> Make:
    def make(owner: GithubObject, value: Any) -> Attribute[Any]:
        known = isinstance(value, list) and all(isinstance(item, type_) for item in value)
        return _ValuedAttribute(value) if known else _BadAttribute(value, [type_])

    return make


_SIMPLE: dict[str, Make] = {
    "str": _simple(str),
    "int": _simple(int),
    "decimal": _simple(Decimal),
    "float": _simple(float),
    "bool": _simple(bool),
    "dict": _simple(dict),
    "datetime": _transformed(str, github_date),
    "httpdate": _transformed(str, http_date),
    "timestamp": _transformed(int, timestamp),
    "[str]": _items(str),
    "[int]": _items(int),
    "[dict]": _items(dict),
    "[list]": _items(list),
}


@functools.cache
def kind(words: str) -> Make:
    """The function of a kind: ``str``, ``[Label]``, ``{GistFile}``, ``(type:User User=NamedUser ...)``."""
    if words in _SIMPLE:
        return _SIMPLE[words]
    if words.startswith("["):
        return _list_of(_chosen(words[1:-1]))
    if words.startswith("{"):
        return _dict_of(_chosen(words[1:-1]))
    return _object(_chosen(words.strip("()")))


class _Choice(NamedTuple):
    """Which class an object has: always the same one if there is no key whose value tells it."""

    key: str | None
    missing: str
    unknown: str
    names: dict[str, str]


def _choice(words: str) -> _Choice:
    """``Label``, or ``type:User,Bot User=NamedUser ...``: the values for no key and for an unknown one come first."""
    if ":" not in words:
        return _Choice(None, "", "", {"": words})
    head, *pairs = words.split(" ")
    key, _, default = head.partition(":")
    missing, _, unknown = default.partition(",")
    return _Choice(key, missing, unknown or missing, dict(pair.split("=") for pair in pairs))


def _chosen(words: str) -> Callable[[Any], Any]:
    """The class for a JSON object: always the same, or by the value of a key."""
    choice = _choice(words)
    if choice.key is None:
        return lambda value: class_(words)
    fallback = choice.names.get(choice.unknown)

    def choose(value: Any) -> Any:
        name = choice.names.get(value.get(choice.key, choice.missing), fallback)
        return class_(name) if name else None

    return choose


#: The kinds whose values are read without Python; those of objects are read so as well.
_DIRECT = ("str", "int", "bool", "datetime")


def reader(slot: str, fact: _facts.Attribute, otherwise: Callable[[Any], Any]) -> AttributeReader | None:
    """What reads an attribute of most objects; None if only ``otherwise`` can.

    :param slot: the private name of the attribute
    :param fact: the facts of it
    :param otherwise: reads it where the value is not known, is of another type or was read before
    """
    words = fact.kind
    if "." in fact.key or words.startswith(("{", "(/")):
        return None
    if words in _SIMPLE or words == "hand":
        how, choice = words, _Choice(None, "", "", {})
    else:
        how, choice = "objects" if words.startswith("[") else "object", _choice(words.strip("[()]"))
    if how not in (*_DIRECT, "object", "objects"):
        return None
    classes = {value: (f"{PACKAGE}.{_facts.module_of(name)}", name) for value, name in choice.names.items()}
    return AttributeReader(slot, fact.key, how, choice[:3], classes, _ValuedAttribute, otherwise)


def _made_of(owner: GithubObject, class_: Any, value: Any) -> Any:
    """An object in the JSON of another one."""
    return class_(owner._requester, owner._headers, for_class(class_, value))


def _object(choose: Callable[[Any], Any]) -> Make:
    def make(owner: GithubObject, value: Any) -> Attribute[Any]:
        if value is None:
            return _ValuedAttribute(None)
        if not is_object(value):
            return _BadAttribute(plain(value), dict)
        chosen = choose(value)
        if chosen is None:
            return _BadAttribute(plain(value), type)
        return _ValuedAttribute(_made_of(owner, chosen, value))

    return make


def _beside(words: str, owner: GithubObject, data: Any, value: Any) -> Attribute[Any]:
    """An object whose class is named by a key beside it: ``(/target_type: User=NamedUser ...)``."""
    chosen = _chosen(words[2:-1])(data)
    return _object(lambda found: chosen)(owner, value)


def _list_of(choose: Callable[[Any], Any]) -> Make:
    def make(owner: GithubObject, value: Any) -> Attribute[Any]:
        if not (isinstance(value, list) and all(is_object(item) for item in value)):
            return _BadAttribute(plain(value), [dict])
        return _ValuedAttribute([_made_of(owner, choose(item), item) for item in value])

    return make


def _dict_of(choose: Callable[[Any], Any]) -> Make:
    def make(owner: GithubObject, value: Any) -> Attribute[Any]:
        found = plain(value)
        if not (isinstance(found, dict) and all(isinstance(item, dict) for item in found.values())):
            return _BadAttribute(found, {str: dict})
        return _ValuedAttribute({name: _made_of(owner, choose(item), item) for name, item in found.items()})

    return make
