"""What does not follow from the table: members of classes, in a class of the same name in one of these modules."""

from __future__ import annotations

import importlib
from typing import Any

#: The module of each class.
_MODULES = {
    "Github": "client",
}
_OF_EACH_CLASS = frozenset(("__dict__", "__weakref__", "__module__", "__doc__", "__firstlineno__", "__static_attributes__"))


def members(name: str) -> dict[str, Any]:
    """The members of a class that are written by hand.

    :param name: name of the class
    """
    module = _MODULES.get(name)
    if module is None:
        return {}
    found = vars(getattr(importlib.import_module(f"{__name__}.{module}"), name))
    return {key: value for key, value in found.items() if key not in _OF_EACH_CLASS}
