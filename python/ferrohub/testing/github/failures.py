"""Responses that are errors, in the words of GitHub."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

#: The documentation that errors name.
DOCS = "https://docs.github.com/rest"


class Failure(Exception):
    """An error response.

    :param status: its status
    :param message: its message
    :param errors: what is wrong with which field
    :param headers: headers of the response
    """

    def __init__(
        self,
        status: int,
        message: str,
        errors: list[Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {message}")
        self.status, self.message, self.errors = status, message, errors
        self.headers = dict(headers or {})

    def body(self) -> dict[str, Any]:
        """The body of the response."""
        errors = {} if self.errors is None else {"errors": self.errors}
        return {"message": self.message, **errors, "documentation_url": DOCS, "status": str(self.status)}


class NotPermitted(Failure):
    """The user's role is not enough, or what the user would change is not the user's own.

    :param message: its message
    """

    def __init__(self, message: str) -> None:
        super().__init__(403, message)


class NotSimulated(Exception):
    """A request to an operation that is not simulated.

    :param operation: GitHub's ID of the operation
    :param request: its method and its path
    :param params: the values of the placeholders of the path
    :param message: the message; None for the usual one
    """

    def __init__(self, operation: str, request: str, params: dict[str, str], message: str | None = None) -> None:
        usual = f"{operation} ({request}) is not simulated; GitHub(strict=False) responds with an example"
        super().__init__(message or usual)
        self.operation, self.params = operation, params


def not_found() -> Failure:
    """The error for what does not exist, or is not visible."""
    return Failure(404, "Not Found")


def forbidden(message: str) -> Failure:
    """The error for what is visible, but not permitted.

    :param message: its message
    """
    return Failure(403, message)


def invalid(resource: str, field: str, code: str = "invalid", message: str | None = None, **more: Any) -> Failure:
    """The error for a field that GitHub does not accept.

    :param resource: name of the resource, such as ``"Issue"``
    :param field: name of the field
    :param code: ``"missing"``, ``"missing_field"``, ``"invalid"``, ``"already_exists"`` or ``"custom"``
    :param message: the message of a custom error
    :param more: further members of the error, such as ``value``
    """
    said = {} if message is None else {"message": message}
    return Failure(422, "Validation Failed", [{**more, "resource": resource, "code": code, "field": field, **said}])


def unprocessable(message: str) -> Failure:
    """The error 422 with a message alone.

    :param message: its message
    """
    return Failure(422, message)
