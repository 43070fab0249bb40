"""Administration of an Enterprise Server."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, NotRefreshable
from harness import Case, Reply, Server, body_of, check, make, outcomes

USER = "/users/octocat"
ADMIN = "/admin/users/octocat"
ENVIRONMENT = "/admin/pre-receive-environments/2"
ALL = {"per_page": "100"}
SORTED = {"sort": "name", "direction": "asc"}
STATISTICS = {"issues": {"total_issues": 3}}
DOWNLOAD = {"url": "https://github.example.com/latest", "state": "success", "message": None}
HOOK = {
    "name": "Check Commits",
    "script": "scripts/check.sh",
    "script_repository": {"full_name": "DevIT/hooks"},
    "environment": {"id": 2},
}
#: Where the operations of PreReceiveEnvironment go: the body's URL is GitHub's, which has no such thing.
AT = {"url": f"https://api.github.com{ENVIRONMENT}"}


def done(operation: str, request: str, **more: Any) -> Case:
    """A case that is True for 204 and False for 403."""
    return Case(operation, (), request, status=204, result=True, refused=403, **more)


CASES = [
    Case("ClientEnterprise.admin_stats", ("all",), "GET /enterprise/stats/all", reply=STATISTICS, result=STATISTICS),
    Case(
        "ClientEnterprise.create_user",
        ("mona", "mona@example.com"),
        "POST /admin/users",
        json={"login": "mona", "email": "mona@example.com"},
        reply="ShortUser",
        status=201,
        result="ShortUser",
    ),
    Case(
        "ClientEnterprise.create_organization",
        ("github", "mona", "GitHub, Inc."),
        "POST /admin/organizations",
        json={"login": "github", "admin": "mona", "profile_name": "GitHub, Inc."},
        reply="Organization",
        status=201,
        result="ShortOrganization",
    ),
    Case(
        "ClientEnterprise.rename_organization",
        ("github", "hub"),
        "PATCH /admin/organizations/github",
        json={"login": "hub"},
        reply={"message": "Job queued to rename organization."},
        status=202,
        result=True,
        refused=403,
    ),
    Case(
        "ClientEnterprise.create_pre_receive_environment",
        ("DevTools", "https://example.com/devtools.tgz"),
        "POST /admin/pre-receive-environments",
        json={"name": "DevTools", "image_url": "https://example.com/devtools.tgz"},
        reply="PreReceiveEnvironment",
        status=201,
        result="PreReceiveEnvironment",
    ),
    Case(
        "ClientEnterprise.pre_receive_environment",
        (2,),
        f"GET {ENVIRONMENT}",
        reply="PreReceiveEnvironment",
        result="PreReceiveEnvironment",
    ),
    Case(
        "ClientEnterprise.pre_receive_environments",
        (),
        "GET /admin/pre-receive-environments",
        SORTED,
        {**ALL, **SORTED},
        reply="[PreReceiveEnvironment]",
        result="[PreReceiveEnvironment]",
    ),
    Case(
        "PreReceiveEnvironment.edit",
        ("New",),
        f"PATCH {ENVIRONMENT}",
        json={"name": "New"},
        reply="PreReceiveEnvironment",
        result=True,
        changes=AT,
    ),
    Case(
        "PreReceiveEnvironment.delete",
        (),
        f"DELETE {ENVIRONMENT}",
        status=204,
        result=True,
        refused=404,
        changes=AT,
    ),
    Case(
        "PreReceiveEnvironment.start_download",
        (),
        f"POST {ENVIRONMENT}/downloads",
        reply=DOWNLOAD,
        status=202,
        result=DOWNLOAD,
        changes=AT,
    ),
    Case(
        "PreReceiveEnvironment.download_status",
        (),
        f"GET {ENVIRONMENT}/downloads/latest",
        reply=DOWNLOAD,
        result=DOWNLOAD,
        changes=AT,
    ),
    Case(
        "ClientEnterprise.create_pre_receive_hook",
        tuple(HOOK.values()),
        "POST /admin/pre-receive-hooks",
        {"enforcement": "testing", "allow_downstream_configuration": False},
        json={**HOOK, "enforcement": "testing", "allow_downstream_configuration": False},
        reply="PreReceiveHook",
        status=201,
        result="PreReceiveHook",
    ),
    Case(
        "ClientEnterprise.pre_receive_hook",
        (1,),
        "GET /admin/pre-receive-hooks/1",
        reply="PreReceiveHook",
        result="PreReceiveHook",
    ),
    Case(
        "ClientEnterprise.pre_receive_hooks",
        (),
        "GET /admin/pre-receive-hooks",
        query=ALL,
        reply="[PreReceiveHook]",
        result="[PreReceiveHook]",
    ),
    Case(
        "PreReceiveHook.edit",
        (),
        "PATCH /admin/pre-receive-hooks/1",
        {"enforcement": "enabled", "environment": {"id": 1}},
        json={"enforcement": "enabled", "environment": {"id": 1}},
        reply="PreReceiveHook",
        result=True,
    ),
    Case("PreReceiveHook.delete", (), "DELETE /admin/pre-receive-hooks/1", status=204, result=True, refused=404),
    done("ShortUser.delete", f"DELETE {ADMIN}"),
    done("ShortUser.demote", f"DELETE {USER}/site_admin"),
    done("ShortUser.promote", f"PUT {USER}/site_admin"),
    done("ShortUser.suspend", f"PUT {USER}/suspended"),
    done("ShortUser.unsuspend", f"DELETE {USER}/suspended"),
    done("ShortUser.revoke_impersonation", f"DELETE {ADMIN}/authorizations"),
    Case(
        "ShortUser.rename",
        ("mona",),
        f"PATCH {ADMIN}",
        json={"login": "mona"},
        reply={"message": "Job queued to rename user."},
        status=202,
        result=True,
        refused=403,
    ),
    Case(
        "ShortUser.impersonate",
        (),
        f"POST {ADMIN}/authorizations",
        json={"scopes": []},
        reply="Authorization",
        status=201,
        result="Authorization",
        note="without-scopes",
    ),
    Case(
        "ShortUser.impersonate",
        (["repo", "gist"],),
        f"POST {ADMIN}/authorizations",
        json={"scopes": ["repo", "gist"]},
        reply="Authorization",
        status=201,
        result="Authorization",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


@pytest.fixture
def enterprise(server: Server) -> ferrohub.ClientEnterprise:
    """A client of the server as an Enterprise Server, signed in."""
    return ferrohub.ClientEnterprise(server.url, token="t0ken")


def test_users_keep_to_the_address_of_the_server(enterprise: ferrohub.ClientEnterprise, server: Server) -> None:
    server.will(Reply({"message": "Job queued to rename user."}, 202))
    user = make("ShortUser", enterprise)
    assert user.rename("mona") and user.login == "octocat"
    assert [r.line for r in server.requests] == [f"PATCH /api/v3{ADMIN}"]


@pytest.mark.parametrize("name", ["delete", "demote", "promote", "suspend", "unsuspend"])
def test_a_user_that_is_not_there_is_an_error(enterprise: ferrohub.ClientEnterprise, server: Server, name: str) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(ferrohub.exceptions.NotFoundError):
        getattr(make("ShortUser", enterprise), name)()


def test_no_version_is_requested(enterprise: ferrohub.ClientEnterprise, server: Server) -> None:
    """Older servers refuse versions that they do not know."""
    server.will(Reply(STATISTICS))
    enterprise.admin_stats("issues")
    assert "x-github-api-version" not in server.requests[0].headers


@pytest.mark.parametrize("suffix", ["", "/", "/api/v3", "/api/v3/"])
def test_the_address_may_be_written_in_several_ways(server: Server, suffix: str) -> None:
    client = ferrohub.ClientEnterprise(server.url + suffix)
    assert client.session.base_url == f"{server.url}/api/v3"
    with pytest.raises(AuthenticationFailed):
        client.admin_stats("all")
    assert server.requests == []


def test_an_edit_of_nothing_sends_nothing(enterprise: ferrohub.ClientEnterprise, server: Server) -> None:
    assert make("PreReceiveHook", enterprise).edit() is False
    assert make("PreReceiveEnvironment", enterprise).edit() is False
    assert server.requests == []


def test_a_hook_has_no_address(enterprise: ferrohub.ClientEnterprise) -> None:
    hook = make("PreReceiveHook", enterprise)
    assert str(hook) == "Check Commits" and hook.environment.name == body_of("PreReceiveHook")["environment"]["name"]
    with pytest.raises(NotRefreshable):
        hook.refresh()


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda c: c.admin_stats("everything"), "option"),
        (lambda c: c.create_user("", "a@b.c"), "login"),
        (lambda c: c.create_organization("x", ""), "admin"),
        (lambda c: c.rename_organization("x", " "), "login"),
        (lambda c: c.pre_receive_hooks(sort="size"), "sort"),
        (lambda c: c.pre_receive_environments(direction="up"), "direction"),
        (lambda c: c.pre_receive_hook(0), "id_num"),
        (lambda c: c.create_pre_receive_hook("x", "y", {"id": 1}, {"id": 1}, "often"), "enforcement"),
        (lambda c: make("ShortUser", c).rename(""), "login"),
        (lambda c: ferrohub.ClientEnterprise(" "), "url"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    enterprise: ferrohub.ClientEnterprise, server: Server, call: Any, argument: str
) -> None:
    with pytest.raises(ValueError, match=argument):
        call(enterprise)
    assert server.requests == []
