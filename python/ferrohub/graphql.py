"""GraphQL: ``client.graphql(query, variables)`` runs a query or a mutation and returns its data.

>>> import ferrohub
>>> client = ferrohub.Client(token="...")
>>> client.graphql("query { viewer { login } }")
{'viewer': {'login': 'octocat'}}

The exceptions are in :mod:`ferrohub.exceptions` as well. See https://docs.github.com/graphql.
"""

from __future__ import annotations

from typing import Any

from ferrohub._core import AsyncGraphQL, AsyncGraphQLPages, GraphQL, GraphQLPages, Schema
from ferrohub._error_messages import MOST_FIELDS, request_of, text_of
from ferrohub._error_responses import body_of
from ferrohub.exceptions import (
    ForbiddenError,
    NotFoundError,
    RateLimitExceeded,
    ResponseError,
    UnprocessableEntity,
)

__all__ = [
    "AsyncGraphQL",
    "AsyncGraphQLPages",
    "GraphQL",
    "GraphQLError",
    "GraphQLForbidden",
    "GraphQLNotFound",
    "GraphQLPages",
    "GraphQLRateLimitExceeded",
    "GraphQLUnprocessable",
    "Schema",
]


class GraphQLError(ResponseError):
    """A GraphQL response has errors, usually under status 200.

    ``errors`` has them as GitHub sends them: mappings with ``message``, and usually ``type`` and ``path``.
    A mutation may have been carried out in part.

    :param resp: the response (:class:`ferrohub.Response`), or its body as a mapping
    :param message: message that replaces GitHub's
    """

    def __init__(self, resp: Any = None, message: Any = None) -> None:
        super().__init__(resp, message)
        body = body_of(resp)
        if message is None and not body.get("message"):
            self.msg = "; ".join(_reason(error) for error in self.errors[:MOST_FIELDS]) or self.msg
        #: The data that the response has nevertheless; None if it has none.
        self.data: Any = body.get("data")

    @property
    def type(self) -> str | None:
        """The type of the first error, such as ``"NOT_FOUND"``; None if GitHub sends none."""
        return next((error.get("type") for error in self.errors if isinstance(error, dict)), None)

    @property
    def path(self) -> list[str | int] | None:
        """The path of the first error in the data, such as ``["repository", "issue"]``; None if GitHub sends none."""
        return next((error.get("path") for error in self.errors if isinstance(error, dict)), None)

    def __str__(self) -> str:
        if body_of(self.response).get("message"):
            return super().__str__()
        more = len(self.errors) - MOST_FIELDS
        end = f"; and {more} more" if more > 0 else ""
        return f"{text_of(self.msg, self.response)}{request_of(self.response)}{end}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} [{text_of(self.type or self.code, self.response)}]>"


class GraphQLNotFound(GraphQLError, NotFoundError):
    """A GraphQL error of the type ``NOT_FOUND``: the object does not exist, or the credential cannot read it."""


class GraphQLForbidden(GraphQLError, ForbiddenError):
    """A GraphQL error of the type ``FORBIDDEN`` or ``INSUFFICIENT_SCOPES``: the credential lacks a permission."""


class GraphQLUnprocessable(GraphQLError, UnprocessableEntity):
    """A GraphQL error of the type ``UNPROCESSABLE``: GitHub rejected the mutation as invalid."""


class GraphQLRateLimitExceeded(GraphQLError, RateLimitExceeded):
    """A GraphQL error that reports a primary (type ``RATE_LIMITED``) or a secondary rate limit."""


_BY_TYPE: dict[str, type[GraphQLError]] = {
    "NOT_FOUND": GraphQLNotFound,
    "FORBIDDEN": GraphQLForbidden,
    "INSUFFICIENT_SCOPES": GraphQLForbidden,
    "UNPROCESSABLE": GraphQLUnprocessable,
}


def _error_for(response: Any, limited: bool) -> GraphQLError:
    """The exception for a GraphQL response with errors: the first error of a known type determines its class.

    :param response: the response
    :param limited: whether it reports a rate limit
    """
    if limited:
        return GraphQLRateLimitExceeded(response)
    errors = body_of(response).get("errors")
    types = (error.get("type") for error in errors or [] if isinstance(error, dict))
    return next((_BY_TYPE[name] for name in types if name in _BY_TYPE), GraphQLError)(response)


def _reason(error: Any) -> str:
    """An error as text, such as "Could not resolve to a User (NOT_FOUND at user)"."""
    if not isinstance(error, dict):
        return str(error)
    path = error.get("path")
    place = ".".join(str(step) for step in path) if isinstance(path, list) else ""
    more = " at ".join(str(part) for part in (error.get("type"), place) if part)
    message = str(error.get("message") or "[No message]")
    return f"{message} ({more})" if more else message
