"""Methods with the signature that they have in github3.py."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any


def shown_as(signature: str, method: Callable[..., Any]) -> Callable[..., Any]:
    """A method with another signature, for defaults that ferrohub writes in another way.

    :param signature: the parameters, as in a definition
    :param method: the method
    """

    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        return method(self, *args, **kwargs)

    call.__name__, call.__doc__ = str(getattr(method, "__name__", "")), method.__doc__
    call.__signature__ = inspect.signature(eval(f"lambda self, {signature}: None"))  # type: ignore[attr-defined]
    return call


def no_update(parameter: str) -> Callable[..., None]:
    """A method that sets no attributes, as the fields of a class need none; subclasses override it.

    :param parameter: name of its parameter
    """

    def _update_attributes(self: Any, *json: Any) -> None:
        """For subclasses: set attributes from the JSON."""

    _update_attributes.__signature__ = inspect.signature(eval(f"lambda self, {parameter}: None"))  # type: ignore[attr-defined]
    _update_attributes._sets_nothing = True  # type: ignore[attr-defined]
    return _update_attributes
