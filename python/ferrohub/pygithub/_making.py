"""What makes attributes of JSON values, for classes of programs that extend those of this package."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ferrohub.pygithub.GithubObject import Attribute


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
