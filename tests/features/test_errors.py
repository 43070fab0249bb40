"""The exception of each status, what it tells, and what it is a kind of."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub import exceptions
from harness import Answer, Server

STATUSES = {
    400: exceptions.BadRequest,
    401: exceptions.AuthenticationFailed,
    403: exceptions.ForbiddenError,
    404: exceptions.NotFoundError,
    405: exceptions.MethodNotAllowed,
    406: exceptions.NotAcceptable,
    409: exceptions.Conflict,
    418: exceptions.ClientError,
    422: exceptions.UnprocessableEntity,
    451: exceptions.UnavailableForLegalReasons,
    500: exceptions.ServerError,
    503: exceptions.ServerError,
}


@pytest.mark.parametrize("status", STATUSES)
def test_each_status_has_its_exception(client: ferrohub.Client, server: Server, status: int) -> None:
    """ferrohub.exceptions.GitHubError.message is the service's."""
    server.will(Answer({"message": "No", "errors": [{"code": "x"}], "documentation_url": "https://d"}, status))
    with pytest.raises(exceptions.GitHubError) as caught:
        client.user("octocat")
    assert type(caught.value) is STATUSES[status] and isinstance(caught.value, exceptions.ResponseError)
    assert (caught.value.code, caught.value.message, caught.value.errors) == (status, "No", [{"code": "x"}])
    assert caught.value.documentation_url == "https://d" and str(caught.value) == f"{status} No"


@pytest.mark.parametrize(
    ("kind", "of"),
    [
        (exceptions.GitHubError, exceptions.GitHubException),
        (exceptions.IncompleteResponse, exceptions.GitHubError),
        (exceptions.UnexpectedResponse, exceptions.ResponseError),
        (exceptions.UnprocessableResponseBody, exceptions.ResponseError),
        (exceptions.TransportError, exceptions.GitHubException),
        (exceptions.ConnectionError, exceptions.TransportError),
        (exceptions.AppTokenExpired, exceptions.GeneratedTokenExpired),
        (exceptions.AppInstallationTokenExpired, exceptions.GeneratedTokenExpired),
        (exceptions.GeneratedTokenExpired, exceptions.GitHubException),
        (exceptions.MissingAppBearerAuthentication, exceptions.MissingAppAuthentication),
        (exceptions.MissingAppInstallationAuthentication, exceptions.MissingAppAuthentication),
        (exceptions.MissingAppAuthentication, exceptions.GitHubException),
        (exceptions.NotRefreshable, exceptions.GitHubException),
        (exceptions.CardHasNoContentUrl, exceptions.GitHubException),
    ],
)
def test_scripts_catch_a_kind(kind: type[Exception], of: type[Exception]) -> None:
    assert issubclass(kind, of)
    with pytest.raises(of):
        raise kind
