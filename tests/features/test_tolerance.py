"""What programs and their tests build by hand: exceptions, credentials, resources; and objects in place of names."""

from __future__ import annotations

import pickle
import unittest.mock
from collections.abc import Callable
from typing import Any

import pytest

from ferrohub import exceptions

BODY = {"message": "Validation Failed", "errors": [{"field": "title", "code": "missing"}], "status": "422"}
#: Every exception that has a response.
WITH_RESPONSE = [
    kind
    for name in exceptions.__all__
    if isinstance(kind := getattr(exceptions, name), type) and issubclass(kind, exceptions.GitHubError)
]
WITHOUT_RESPONSE = [
    kind
    for name in exceptions.__all__
    if isinstance(kind := getattr(exceptions, name), type) and not issubclass(kind, exceptions.GitHubError)
]


def of_requests() -> Any:
    requests = pytest.importorskip("requests")
    response = requests.Response()
    response.status_code = 422
    response.url = "https://api.github.com/repos/octocat/Hello-World/issues"
    response._content = b'{"message": "Validation Failed", "errors": [{"field": "title", "code": "missing"}]}'
    return response


def a_mock() -> Any:
    response = unittest.mock.Mock(status_code=422)
    response.json.return_value = BODY
    return response


def a_mock_with_content() -> Any:
    return unittest.mock.MagicMock(status_code=422, content=b'{"message": "Validation Failed", "errors": ["title"]}')


@pytest.mark.parametrize("kind", WITH_RESPONSE)
@pytest.mark.parametrize("make", [of_requests, a_mock, a_mock_with_content, lambda: BODY])
def test_an_exception_is_made_of_any_response(kind: type[exceptions.GitHubError], make: Callable[[], Any]) -> None:
    response = make()
    error = kind(response)
    is_json = kind is exceptions.IncompleteResponse and isinstance(response, dict)
    assert error.response is (None if is_json else response)
    assert error.code == (None if is_json else 422)
    if not is_json:
        assert error.msg == error.message == "Validation Failed" and len(error.errors) == 1
        assert str(error).startswith("422 Validation Failed") and "title" in str(error)
    with pytest.raises(kind):
        raise error


@pytest.mark.parametrize("kind", WITH_RESPONSE)
@pytest.mark.parametrize("response", [unittest.mock.Mock(), unittest.mock.MagicMock(), {}, None, "", object()])
def test_what_a_response_lacks_is_left_out(kind: type[exceptions.GitHubError], response: Any) -> None:
    error = kind(response)
    assert (error.errors, error.documentation_url, error.request_id) == ([], None, None)
    assert isinstance(str(error), str) and isinstance(repr(error), str)
    if not isinstance(response, unittest.mock.Mock):
        assert error.code is None


@pytest.mark.parametrize("kind", [*WITH_RESPONSE, *WITHOUT_RESPONSE])
def test_an_exception_is_made_of_a_text(kind: type[Exception]) -> None:
    error = pickle.loads(pickle.dumps(kind("no luck")))
    assert type(error) is kind and "no luck" in str(error)


@pytest.mark.parametrize("kind", WITH_RESPONSE)
def test_one_of_a_mapping_is_pickled(kind: type[exceptions.GitHubError]) -> None:
    error, copy = kind(BODY), pickle.loads(pickle.dumps(kind(BODY)))
    assert (copy.code, copy.msg, copy.errors, copy.response) == (error.code, error.msg, error.errors, error.response)


@pytest.mark.parametrize("make", [of_requests, a_mock, a_mock_with_content, lambda: BODY])
def test_the_status_of_any_response_selects_the_exception(make: Callable[[], Any]) -> None:
    assert type(exceptions.error_for(make())) is exceptions.UnprocessableEntity


@pytest.mark.parametrize("response", [unittest.mock.Mock(), {}, None])
def test_a_response_without_a_status_is_unexpected(response: Any) -> None:
    assert type(exceptions.error_for(response)) is exceptions.UnexpectedResponse


def test_a_rate_limit_is_read_from_a_mock() -> None:
    headers = {"retry-after": 60, "X-RateLimit-Resource": "search"}
    response = unittest.mock.Mock(status_code=429, headers=headers, content=b"")
    error = exceptions.error_for(response)
    assert isinstance(error, exceptions.RateLimitExceeded)
    assert (error.retry_after, error.resource) == (60.0, "search")
    assert exceptions.RateLimitExceeded(unittest.mock.Mock()).reset_at is None


def test_exceptions_have_what_they_were_made_of() -> None:
    lack = KeyError("url")
    incomplete = exceptions.IncompleteResponse({"id": 1}, lack)
    assert (incomplete.json, incomplete.exception, incomplete.msg) == ({"id": 1}, lack, "'url'")
    again = pickle.loads(pickle.dumps(incomplete))
    assert (again.json, again.msg) == ({"id": 1}, "'url'")

    body = exceptions.UnprocessableResponseBody("expected an object", [1])
    assert (body.msg, body.body, pickle.loads(pickle.dumps(body)).body) == ("expected an object", [1], [1])

    reason = OSError("broken")
    error = exceptions.ConnectionError(reason)
    assert (error.exception, error.msg) == (reason, "broken")
    caused = exceptions.TransportError("no luck")
    assert caused.exception is None
    caused.__cause__ = reason
    assert caused.exception is reason
