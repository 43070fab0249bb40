"""The GraphQL requests of a fake."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing._replies import NOTHING
from ferrohub.testing.routes import Route

if TYPE_CHECKING:
    from collections.abc import Mapping

    from typing_extensions import Self


class GraphQLRoute(Route):
    """A route for GraphQL requests; :meth:`Fake.graphql` makes it.

    :param part: text that the document must contain, such as the name of an operation or of a field; None for any
    :param variables: variables with their values, as the condition ``json`` of other routes
    """

    def __init__(self, part: str | None, variables: Mapping[str, Any] | None) -> None:
        conditions: dict[str, Any] = {}
        if part is not None:
            conditions["query"] = re.compile(re.escape(part))
        if variables is not None:
            conditions["variables"] = variables
        super().__init__("POST", "/graphql", json=conditions or NOTHING)

    def data(self, data: Any, **options: Any) -> Self:
        """Add a response with data.

        :param data: the data, or a function that gets the :class:`Call` and returns the data
        :param options: options of :meth:`reply`, such as ``times``
        :returns: the route
        """
        if callable(data):
            return self.reply(lambda call: {"data": data(call)}, **options)
        return self.reply({"data": data}, **options)

    def error(
        self, type: str, message: str = "Something went wrong", *, path: Any = None, data: Any = None, **options: Any
    ) -> Self:
        """Add a response with an error, under status 200 as GitHub sends it.

        :param type: type of the error, such as ``"NOT_FOUND"`` or ``"RATE_LIMITED"``
        :param message: its message
        :param path: its path in the data, a list; None for an error without a path
        :param data: the partial data
        :param options: options of :meth:`reply`, such as ``times``
        :returns: the route
        """
        error = {"type": type, "message": message, **({} if path is None else {"path": list(path)})}
        return self.reply({"data": data, "errors": [error]}, **options)
