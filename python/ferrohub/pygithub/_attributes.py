"""What is known of an attribute: a value, ``NotSet``, or a value of another type than documented."""

from __future__ import annotations

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
