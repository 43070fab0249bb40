"""Attributes of single objects that tests replace, as ``unittest.mock.patch.object(issue, "title", "x")`` does.

Clients, sessions, listings and resources have no ``__dict__``. While an attribute of an object is replaced, the class
of the object has a stand-in for it, which returns the original attribute for all other objects.
"""

from __future__ import annotations

import sys
import threading
import weakref

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

#: Modules that set attributes for the length of a test. The first two delete them afterwards, the last sets them again.
PATCHERS = ("unittest.mock", "mock.mock", "_pytest.monkeypatch")
_SETS_AGAIN = PATCHERS[-1]

_MISSING: Any = object()
_lock = threading.RLock()


class _Replaced:
    """Stands for an attribute of a class. As for a method, an attribute of the object itself takes precedence."""

    def __init__(self, name: str, original: Any) -> None:
        self.__name__ = name
        self.original = original
        #: The objects by their id, each with its values: patches can be nested.
        self.values: dict[int, tuple[Callable[[], Any], list[Any]]] = {}

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        found = self.values.get(id(instance))
        return found[1][-1] if found is not None else self.original_of(instance, owner)

    def original_of(self, instance: Any, owner: type | None) -> Any:
        """The original attribute of an object, or of the class."""
        if self.original is _MISSING:
            raise AttributeError(self.__name__)
        if hasattr(type(self.original), "__get__"):
            return self.original.__get__(instance, owner)
        return self.original


class _ReplacedData(_Replaced):
    """Stands for a field or another attribute that objects cannot have for themselves."""

    def __set__(self, instance: Any, value: Any) -> None:
        if id(instance) not in self.values and hasattr(type(self.original), "__set__"):
            self.original.__set__(instance, value)
        elif not replace(instance, self.__name__, value):
            raise AttributeError(f"{self.__name__} of a {type(instance).__name__} cannot be set")

    def __delete__(self, instance: Any) -> None:
        if not restore(instance, self.__name__):
            raise AttributeError(f"{self.__name__} of a {type(instance).__name__} cannot be deleted")


def replace(target: Any, name: str, value: Any) -> bool:
    """Replace an attribute of one object.

    :param target: the object
    :param name: name of the attribute
    :param value: the value
    :returns: whether it was replaced; False for an unknown attribute, and for a field outside of ``PATCHERS``
    """
    owner, patcher = type(target), _patcher()
    with _lock:
        known = owner.__dict__.get(name, _MISSING)
        if isinstance(known, _Replaced):
            if not patcher and isinstance(known, _ReplacedData):
                return False
            _put(known, target, value, patcher)
            return True
        original = next((vars(each)[name] for each in owner.__mro__ if name in vars(each)), _MISSING)
        is_method = original is not _MISSING and not hasattr(type(original), "__set__")
        if name.startswith("__") or not (is_method or patcher):
            return False
        if original is _MISSING and not hasattr(target, name):
            return False
        stand_in = (_Replaced if is_method else _ReplacedData)(name, original)
        _put(stand_in, target, value, patcher)
        setattr(owner, name, stand_in)
    return True


def restore(target: Any, name: str) -> bool:
    """Restore an attribute of one object.

    :param target: the object
    :param name: name of the attribute
    :returns: whether it was replaced
    """
    with _lock:
        if not is_replaced(target, name):
            return False
        stand_in = vars(type(target))[name]
        values = stand_in.values[id(target)][1]
        values.pop()
        if not values:
            _remove(type(target), stand_in, id(target))
    return True


def is_replaced(target: Any, name: str) -> bool:
    """Whether an attribute of an object is replaced.

    :param target: the object
    :param name: name of the attribute
    """
    known = vars(type(target)).get(name)
    return isinstance(known, _Replaced) and id(target) in known.values


def _put(stand_in: _Replaced, target: Any, value: Any, patcher: str) -> None:
    key, owner = id(target), type(target)
    if key in stand_in.values:
        values = stand_in.values[key][1]
        if patcher == _SETS_AGAIN and value == _original(stand_in, target, owner):
            _remove(owner, stand_in, key)
        elif patcher and patcher != _SETS_AGAIN:
            values.append(value)
        else:
            values[-1] = value
        return
    try:
        alive: Callable[[], Any] = weakref.ref(target, lambda _: _remove(owner, stand_in, key))
    except TypeError:
        alive = _Alive(target)
    stand_in.values[key] = (alive, [value])


def _original(stand_in: _Replaced, target: Any, owner: type) -> Any:
    """The original attribute of an object, also if the class lacks it."""
    try:
        return stand_in.original_of(target, owner)
    except AttributeError:
        return target.__getattr__(stand_in.__name__)


class _Alive:
    """Stands for a weak reference to an object that has none."""

    def __init__(self, target: Any) -> None:
        self.target = target

    def __call__(self) -> Any:
        return self.target


def _remove(owner: type, stand_in: _Replaced, key: int) -> None:
    with _lock:
        stand_in.values.pop(key, None)
        if stand_in.values or vars(owner).get(stand_in.__name__) is not stand_in:
            return
        inherited = [vars(each)[stand_in.__name__] for each in owner.__mro__[1:] if stand_in.__name__ in vars(each)]
        if stand_in.original is _MISSING or (inherited and inherited[0] is stand_in.original):
            delattr(owner, stand_in.__name__)
        else:
            setattr(owner, stand_in.__name__, stand_in.original)


def _patcher() -> str:
    """The module that sets the attribute, if it is one of those that restore it; empty otherwise."""
    frame = sys._getframe(1)
    while frame.f_back and (frame.f_globals is globals() or frame.f_code.co_name in ("__setattr__", "__set__")):
        frame = frame.f_back
    name = frame.f_globals.get("__name__", "")
    return name if name in PATCHERS else ""
