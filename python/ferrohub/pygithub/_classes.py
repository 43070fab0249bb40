"""Classes, made of the facts of the table and of what is written by hand."""

from __future__ import annotations

import collections
import functools
import warnings
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypedDict

from ferrohub._core import _ObjectClass as ObjectClass
from ferrohub.pygithub import GithubObject as objects, _by_hand, _facts, _kinds, _plans, _values


def make(name: str, module: str) -> Any:
    """A class.

    :param name: its name, as in PyGithub
    :param module: name of its module
    """
    facts = _facts.class_(name)
    if facts.fields:
        return _fields(facts, module)
    bases = tuple(_base(base) for base in facts.bases) or (object,)
    inherited: dict[str, Any] = {}
    for base in reversed(bases):
        inherited.update(getattr(base, "_facts", {}))
    inherited.update(facts.attributes)
    by_hand = tuple(name for name, fact in inherited.items() if fact.kind == "hand")
    members: dict[str, Any] = {"__module__": module, "_facts": inherited, "_by_hand": by_hand}
    for attribute, fact in facts.attributes.items():
        members[attribute] = _property(attribute, fact)
    if facts.identity:
        members["_identity"] = _identity(facts.identity)
    if facts.shown:
        members["_shown"] = tuple(_shown(words) for words in facts.shown.split(", "))
    written = _by_hand.members(name)
    for method in facts.methods:
        own = written.get(method.name)
        if not method.overload and (not method.by_hand or _by_hand.takes_arguments(own)):
            members[method.name] = Method(name, method, written.pop(method.name, None))
    members.update(written)
    members.update({each: _deprecated(f"{name}.{each}", members[each]) for each in facts.deprecated})
    made = type(name, bases, members)
    _make_directly(made)
    return made


def _deprecated(name: str, member: Any) -> Any:
    """A property or a method that warns when it is used."""
    used: Any = member.fget if isinstance(member, property) else member

    @functools.wraps(used)
    def warning(*arguments: Any, **named: Any) -> Any:
        warnings.warn(f"{name} is deprecated", category=DeprecationWarning, stacklevel=2)
        return used(*arguments, **named)

    return property(warning) if isinstance(member, property) else warning


def _steps(class_: type) -> dict[str, Any]:
    """What makes the objects of a class."""
    names = ("__init__", "_initAttributes", "_storeAndUseAttributes", "_useAttributes", "CHECK_AFTER_INIT_FLAG")
    return {name: getattr(class_, name) for name in names}


#: The steps of most classes. Once a program has replaced one of them, it is called for each object.
_STEPS: dict[type, dict[str, Any]] = {
    class_: _steps(class_) for class_ in (objects.CompletableGithubObject, objects.GithubObject)
}


def _make_directly(made: type) -> None:
    """Have the objects of a class made in one step, unless it has other steps than its base class."""
    base = next((base for base in _STEPS if issubclass(made, base)), None)
    if base is None or _steps(made) != _STEPS[base]:
        return
    replaceable: dict[type, dict[str, Any]] = {made: _STEPS[base], **_STEPS}
    steps = [(class_, *step) for class_, known in replaceable.items() for step in known.items()]
    made._direct = ObjectClass(made, base is objects.CompletableGithubObject, steps)  # type: ignore[attr-defined]


def _fields(facts: _facts.Class, module: str) -> Any:
    """A ``TypedDict`` or a ``NamedTuple``."""
    if "NamedTuple" in facts.bases:
        made: Any = collections.namedtuple(facts.name, list(facts.fields))  # type: ignore[misc]
        made.__module__ = module
        return made
    typed_dict: Any = TypedDict
    return typed_dict(facts.name, dict.fromkeys(facts.fields, Any))


def _base(name: str) -> type:
    from ferrohub.pygithub._modules import class_

    found = getattr(objects, name, None)
    return found if isinstance(found, type) else class_(name)


def _property(name: str, fact: _facts.Attribute) -> property:
    if name == "headers":
        return property(lambda self: self._attribute(name).value)
    otherwise = _reader(f"_{name}", fact)
    direct = _kinds.reader(f"_{name}", fact, otherwise)
    return property(otherwise) if direct is None else property(direct, doc="")


def _reader(slot: str, fact: _facts.Attribute) -> Callable[[Any], Any]:
    """The function that reads an attribute, whatever it is made of."""
    if not fact.completes:

        def read(self: Any) -> Any:
            return (self.__dict__.get(slot) or getattr(self, slot)).value

        return read

    def completed(self: Any) -> Any:
        found = self.__dict__.get(slot) or getattr(self, slot)
        if found is objects.NotSet:
            self._completeIfNeeded()
            found = getattr(self, slot)
        return found.value

    return completed


def _identity(words: str) -> property:
    return property(lambda self: _values.value(words)(self, {}))


def _shown(words: str) -> tuple[str, Callable[[Any], Any]]:
    key, _, value = words.partition("=")
    read = _values.value(value or f"~{key}")
    return key, lambda self: read(self, {})


class Method:
    """A method that is made when it is first needed. Until then it stands in the class as a function does."""

    def __init__(self, class_name: str, facts: _facts.Method, by_hand: Callable[..., Any] | None) -> None:
        self.class_name, self.facts, self.by_hand = class_name, facts, by_hand

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        """The type of functions: ``unittest.mock.patch(..., autospec=True)`` reads it from the class."""
        return FunctionType

    def __set_name__(self, owner: type, name: str) -> None:
        self.owner = owner

    @functools.cached_property
    def __wrapped__(self) -> Callable[..., Any]:
        return _plans.function(self.class_name, self.facts, self.by_hand)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self.__wrapped__(*arguments, **named)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__wrapped__, name)

    def __get__(self, instance: Any, owner: type) -> Any:
        made: Any = self.__wrapped__
        setattr(self.owner, self.facts.name, made)
        return made.__get__(instance, owner)
