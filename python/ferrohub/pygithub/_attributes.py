"""What is known of an attribute: a value, ``NotSet``, or a value of another type than documented; and what makes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, Union

from ferrohub.pygithub.GithubException import BadAttributeException

T = TypeVar("T")


class Attribute(Generic[T]):
    """What is known of an attribute."""

    __slots__ = ()

    @property
    def value(self) -> T:
        """The value."""
        raise NotImplementedError


class _NotSetType(Attribute[Any]):
    """The type of ``NotSet``: an argument that was not given, or an attribute that is not known."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "NotSet"

    def __reduce__(self) -> str:
        return "NotSet"

    @property
    def value(self) -> Any:
        """None."""
        return None

    @staticmethod
    def remove_unset_items(data: dict[str, Any]) -> dict[str, Any]:
        """The items whose value is set."""
        return {name: value for name, value in data.items() if is_defined(value)}


NotSet = _NotSetType()
Opt = Union[T, _NotSetType]  # noqa: UP007 - programs subscript it


class _ValuedAttribute(Attribute[T]):
    """An attribute with a value."""

    __slots__ = ("_value",)

    def __init__(self, value: T) -> None:
        self._value = value

    def __reduce__(self) -> Any:
        return type(self), (self._value,)

    @property
    def value(self) -> T:
        """The value."""
        return self._value


class _BadAttribute(Attribute[Any]):
    """An attribute whose value has another type than documented: reading it raises."""

    __slots__ = ("_bad",)

    def __init__(self, value: Any, expectedType: Any, exception: Exception | None = None) -> None:
        self._bad = (value, expectedType, exception)

    def __reduce__(self) -> Any:
        return type(self), self._bad

    @property
    def value(self) -> Any:
        """Raises BadAttributeException."""
        raise BadAttributeException(*self._bad)


def is_defined(v: Any) -> bool:
    """Whether a value is not ``NotSet``."""
    return not isinstance(v, _NotSetType)


def is_undefined(v: Any) -> bool:
    """Whether a value is ``NotSet``."""
    return isinstance(v, _NotSetType)


def is_optional(v: Any, type: type | tuple[type, ...]) -> bool:
    """Whether a value is ``NotSet`` or of a type."""
    return isinstance(v, (_NotSetType, type) if not isinstance(type, tuple) else (_NotSetType, *type))


def is_list(v: Any, type: type | tuple[type, ...]) -> bool:
    """Whether a value is a list whose items are of a type."""
    return isinstance(v, list) and all(isinstance(item, type) for item in v)


def is_optional_list(v: Any, type: type | tuple[type, ...]) -> bool:
    """Whether a value is ``NotSet`` or a list whose items are of a type."""
    return is_undefined(v) or is_list(v, type)


def kinds() -> Any:
    """The module of what attributes are made of, which imports that of objects."""
    from ferrohub.pygithub import _kinds as found

    return found


def _maker(words: str) -> Callable[[Any], Attribute[Any]]:
    return lambda value: kinds().kind(words)(None, value)


class MakesAttributes:
    """The functions that make attributes of JSON values, which classes of programs call in ``_useAttributes``."""

    _makeStringAttribute = staticmethod(_maker("str"))
    _makeIntAttribute = staticmethod(_maker("int"))
    _makeDecimalAttribute = staticmethod(_maker("decimal"))
    _makeFloatAttribute = staticmethod(_maker("float"))
    _makeBoolAttribute = staticmethod(_maker("bool"))
    _makeDictAttribute = staticmethod(_maker("dict"))
    _makeTimestampAttribute = staticmethod(_maker("timestamp"))
    _makeDatetimeAttribute = staticmethod(_maker("datetime"))
    _makeHttpDatetimeAttribute = staticmethod(_maker("httpdate"))
    _makeListOfStringsAttribute = staticmethod(_maker("[str]"))
    _makeListOfIntsAttribute = staticmethod(_maker("[int]"))
    _makeListOfDictsAttribute = staticmethod(_maker("[dict]"))
    _makeListOfListOfStringsAttribute = staticmethod(_maker("[list]"))

    def _makeClassAttribute(self, klass: Any, value: Any) -> Attribute[Any]:
        return kinds()._object(lambda item: klass)(self, value)  # type: ignore[no-any-return]

    def _makeListOfClassesAttribute(self, klass: Any, value: Any) -> Attribute[Any]:
        return kinds()._list_of(lambda item: klass)(self, value)  # type: ignore[no-any-return]

    def _makeListOfUnionClassesAttributeFromTypeKey(
        self, type_key: str, default_and_fallback_type: str | tuple[str, str], value: Any, *class_and_names: Any
    ) -> Attribute[Any]:
        names = default_and_fallback_type
        missing, unknown = (names, names) if isinstance(names, str) else names
        classes = {name: klass for klass, name in class_and_names}
        choose = lambda item: classes.get(item.get(type_key, missing), classes[unknown])  # noqa: E731
        return kinds()._list_of(choose)(self, value)  # type: ignore[no-any-return]

    def _makeDictOfStringsToClassesAttribute(self, klass: Any, value: Any) -> Attribute[Any]:
        return kinds()._dict_of(lambda item: klass)(self, value)  # type: ignore[no-any-return]

    def _makeUnionClassAttributeFromTypeName(
        self, type_name: str | None, fallback_type: str | None, value: Any, *class_and_names: tuple[Any, str]
    ) -> Attribute[Any]:
        classes = {name: klass for klass, name in class_and_names}
        chosen = None if type_name is None else classes.get(type_name, classes.get(fallback_type or ""))
        return self._makeClassAttribute(chosen, None if type_name is None else value)

    def _makeUnionClassAttributeFromTypeKey(
        self, type_key: str, fallback_type: str | None, value: Any, *class_and_names: tuple[Any, str]
    ) -> Attribute[Any]:
        named = value.get(type_key, fallback_type) if isinstance(value, dict) else fallback_type
        return self._makeUnionClassAttributeFromTypeName(named, fallback_type, value, *class_and_names)

    def _makeUnionClassAttributeFromTypeKeyAndValueKey(
        self, type_key: str, value_key: str, fallback_type: str | None, value: Any, *class_and_names: tuple[Any, str]
    ) -> Attribute[Any]:
        named, found = fallback_type, value
        if isinstance(value, dict):
            named, found = value.get(type_key, fallback_type), value.get(value_key)
        return self._makeUnionClassAttributeFromTypeName(named, fallback_type, found, *class_and_names)
