"""What GitHub says about missing permissions, scopes and single sign-on: fields of errors and listings."""

from __future__ import annotations

import asyncio
import copy
import logging
import pathlib
import pickle
from typing import Any

import pytest

import ferrohub
from ferrohub import exceptions
from ferrohub.testing import Fake, Recorder
from harness import Reply, Server

SSO = "https://github.com/orgs/octo/sso?authorization_request=s3cret-of-the-user"


def denied(status: int, **headers: str) -> Any:
    """The error of a status with these headers, through a fake."""
    fake = Fake()
    fake.get("/user").reply(status=status, headers={name.replace("_", "-"): value for name, value in headers.items()})
    with pytest.raises(exceptions.ResponseError) as caught:
        fake.client().me()
    return caught.value


@pytest.mark.parametrize("status", [401, 403, 404])
def test_an_error_has_the_permissions_of_which_one_set_is_needed(status: int) -> None:
    error = denied(status, X_Accepted_GitHub_Permissions="pull_requests=write,contents=read; issues=write")
    assert error.accepted_permissions == [{"pull_requests": "write", "contents": "read"}, {"issues": "write"}]
    assert "pull_requests=write and contents=read, or issues=write" in str(error)
    public = denied(status, X_Accepted_GitHub_Permissions="allows_permissionless_access=true")
    assert public.accepted_permissions == [{}]
    plain = denied(status)
    assert (plain.accepted_permissions, plain.accepted_scopes, plain.scopes, plain.sso) == ([], None, None, None)


def test_an_error_has_the_scopes_that_are_accepted_and_those_of_the_token() -> None:
    error = denied(404, X_Accepted_OAuth_Scopes="repo, admin:org", X_OAuth_Scopes="gist")
    assert (error.accepted_scopes, error.scopes) == (["repo", "admin:org"], ["gist"])
    assert denied(404, X_Accepted_OAuth_Scopes="", X_OAuth_Scopes="").scopes == []


def test_the_address_of_single_sign_on_is_a_field_and_its_secret_is_shown_nowhere() -> None:
    error = denied(403, X_GitHub_SSO=f"required; url={SSO}")
    assert (error.sso.required, error.sso.url, error.sso.organizations) == (True, SSO, ())
    assert "authorize the token at https://github.com/orgs/octo/sso" in str(error)
    assert "s3cret" not in f"{error} {error!r} {error.sso!r} {error.sso}"
    assert pickle.loads(pickle.dumps(error)).sso == error.sso == copy.deepcopy(error.sso)


def test_an_error_names_the_organizations_that_were_left_out() -> None:
    error = denied(404, X_GitHub_SSO="partial-results; organizations=21955855,20582480")
    assert (error.sso.required, error.sso.url, error.sso.organizations) == (False, None, (21955855, 20582480))
    assert str(error).endswith("; authorize the token for the single sign-on of the organizations 21955855, 20582480")


def test_a_recording_lacks_the_secret(server: Server, tmp_path: pathlib.Path) -> None:
    server.will(Reply({"message": "No"}, 403, {"X-GitHub-SSO": f"required; url={SSO}"}))
    client = ferrohub.Client(token="t", base_url=server.url)
    for attempt in range(2):
        with Recorder(client, tmp_path).use_cassette("sso"), pytest.raises(exceptions.ForbiddenError) as caught:
            client.user("octocat")
        sso: Any = caught.value.sso
        assert sso.required and ("s3cret" in sso.url) is (attempt == 0)
    assert [path.name for path in tmp_path.iterdir() if "s3cret" in path.read_text()] == []
    assert len(server.requests) == 1


def test_a_rate_limit_names_no_permission() -> None:
    headers = {"X_RateLimit_Remaining": "0", "X_Accepted_GitHub_Permissions": "issues=write"}
    error = denied(403, **headers)
    assert isinstance(error, exceptions.RateLimitExceeded)
    assert "permission" not in str(error) and error.accepted_permissions == [{"issues": "write"}]


@pytest.mark.parametrize("kind", ["blocking", "awaitable"])
def test_a_listing_names_the_organizations_that_were_left_out(
    kind: str, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    next_page = f'<{server.url}/user/orgs?page=2>; rel="next"'
    first, later = "partial-results; organizations=7,8", "partial-results; organizations=8,9"
    server.will(
        Reply([{"id": 1}], 200, {"Link": next_page, "X-GitHub-SSO": first}),
        Reply([{"id": 2}], 200, {"X-GitHub-SSO": later}),
    )

    async def read(listing: Any) -> list[int]:
        return [found.id async for found in listing]

    client: Any = ferrohub.Client if kind == "blocking" else ferrohub.AsyncClient
    listing = client(token="t", base_url=server.url).organizations()
    assert listing.omitted_organizations == []
    with caplog.at_level(logging.WARNING, "ferrohub"):
        found = [found.id for found in listing] if kind == "blocking" else asyncio.run(read(listing))
    assert (found, listing.omitted_organizations) == ([1, 2], [7, 8, 9])
    expected = "/user/orgs lacks items: authorize the token for the single sign-on of the organizations [7, 8]"
    assert [record.getMessage() for record in caplog.records] == [expected]
