"""Secrets of Actions."""

from __future__ import annotations

import base64
from typing import Any

import pytest

import ferrohub
from ferrohub._core import ShortOrganization
from ferrohub.exceptions import (
    AuthenticationFailed,
    IncompleteResponse,
    UnprocessableEntity,
)
from harness import TOKEN, Case, Reply, Server, body_of, check, make, outcomes

SECRETS = "/repos/octocat/Hello-World/actions/secrets"
ORG = "/orgs/octo-org/actions/secrets"
SELECTED = f"{ORG}/GH_TOKEN/repositories"
ALL = {"per_page": "100"}

CASES = [
    Case(
        "ShortRepository.public_key",
        (),
        f"GET {SECRETS}/public-key",
        reply="PublicKey",
        result="PublicKey",
    ),
    Case(
        "ShortRepository.secrets",
        (),
        f"GET {SECRETS}",
        query=ALL,
        reply={"total_count": 1, "secrets": [body_of("RepositorySecret")]},
        result="[RepositorySecret]",
    ),
    Case(
        "ShortRepository.organization_secrets",
        (),
        "GET /repos/octocat/Hello-World/actions/organization-secrets",
        query=ALL,
        reply={"total_count": 1, "secrets": [body_of("SharedOrganizationSecret")]},
        result="[SharedOrganizationSecret]",
    ),
    Case(
        "ShortRepository.secret",
        ("GH_TOKEN",),
        f"GET {SECRETS}/GH_TOKEN",
        reply="RepositorySecret",
        result="RepositorySecret",
    ),
    Case(
        "ShortRepository.delete_secret",
        ("x",),
        f"DELETE {SECRETS}/x",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "OrganizationSecret.remove_selected_repository",
        (1,),
        f"DELETE {SELECTED}/1",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "OrganizationSecret.selected_repositories",
        (),
        f"GET {SELECTED}",
        query=ALL,
        reply={"total_count": 1, "repositories": [{"id": 1296269}]},
        result="[ShortRepository]",
    ),
    Case(
        "OrganizationSecret.set_selected_repositories",
        ([1, 2],),
        f"PUT {SELECTED}",
        json={"selected_repository_ids": [1, 2]},
        status=204,
        result=True,
        refused=404,
    ),
    *(
        Case(
            f"OrganizationSecret.{name}",
            (1,),
            f"{method} {SELECTED}/1",
            status=204,
            result=True,
            refused=status,
            note=str(status),
        )
        for method, name in (
            ("PUT", "add_selected_repository"),
            ("DELETE", "remove_selected_repository"),
            ("DELETE", "delete_selected_repository"),
        )
        for status in (404, 409)
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def organization(client: ferrohub.Client) -> Any:
    return ShortOrganization.from_dict({"login": "octo-org", "url": f"{client.session.base_url}/orgs/octo-org"}, client)


def test_secrets_of_an_organization(client: ferrohub.Client, server: Server) -> None:
    """ShortOrganization.public_key, ShortOrganization.secrets, ShortOrganization.secret, and
    ShortOrganization.delete_secret.
    """
    org = organization(client)
    secret = body_of("OrganizationSecret")
    server.will(
        Reply(body_of("PublicKey")),
        Reply({"total_count": 1, "secrets": [secret]}),
        Reply(secret),
        Reply(status=204),
        Reply(status=404),
    )
    assert org.public_key().key_id == "568250167242549743"
    assert [s.visibility for s in org.secrets()] == ["selected"]
    assert str(org.secret("GH_TOKEN")) == "GH_TOKEN"
    assert org.delete_secret("GH_TOKEN") is True and org.delete_secret("GH_TOKEN") is False
    lines = [
        f"GET {ORG}/public-key",
        f"GET {ORG}",
        f"GET {ORG}/GH_TOKEN",
        *[f"DELETE {ORG}/GH_TOKEN"] * 2,
    ]
    assert [r.line for r in server.requests] == lines
    assert all(r.headers["authorization"] == f"token {TOKEN}" for r in server.requests)


def stored(server: Server) -> dict[str, Any]:
    """The body of the second of the three requests that store a secret."""
    assert len(server.requests) == 3
    return server.requests[1].json


@pytest.mark.parametrize("status", [201, 204])
def test_store_an_encrypted_value(status: int, client: ferrohub.Client, server: Server) -> None:
    """ShortRepository.create_or_update_secret."""
    server.will(
        Reply(body_of("PublicKey")),
        Reply(status=status),
        Reply(body_of("RepositorySecret")),
    )
    secret = make("ShortRepository", client).create_or_update_secret("a/b", "c2VhbGVk")
    assert secret.name == "GH_TOKEN" and secret.created_at.year == 2019
    lines = [
        f"GET {SECRETS}/public-key",
        f"PUT {SECRETS}/a%2Fb",
        f"GET {SECRETS}/a%2Fb",
    ]
    assert [r.line for r in server.requests] == lines
    assert stored(server) == {
        "encrypted_value": "c2VhbGVk",
        "key_id": "568250167242549743",
    }
    assert all(r.query == {} for r in server.requests)


def test_store_for_an_organization(client: ferrohub.Client, server: Server) -> None:
    """ShortOrganization.create_or_update_secret, ShortOrganization.set_secret."""
    replies = (
        Reply(body_of("PublicKey")),
        Reply(status=204),
        Reply(body_of("OrganizationSecret")),
    )
    server.will(*replies)
    organization(client).create_or_update_secret("S", "c2VhbGVk", "selected", [7, 8])
    sealed = {"encrypted_value": "c2VhbGVk", "key_id": "568250167242549743"}
    assert stored(server) == {
        **sealed,
        "visibility": "selected",
        "selected_repository_ids": [7, 8],
    }
    server.will(*replies)
    assert organization(client).set_secret("S", b"\x00\xff", "all").visibility == "selected"
    body = stored(server)
    assert body["visibility"] == "all" and "selected_repository_ids" not in body


SHARED = [
    ("ShortOrganization", "set_dependabot_secret", "/orgs/octo-org/dependabot/secrets", True),
    ("ShortOrganization", "set_codespaces_secret", "/orgs/octo-org/codespaces/secrets", True),
    ("Client", "set_codespaces_secret", "/user/codespaces/secrets", False),
]


@pytest.mark.parametrize(("owner", "name", "path", "is_shared"), SHARED)
def test_secrets_of_dependabot_and_codespaces_are_stored_for_repositories(
    owner: str, name: str, path: str, is_shared: bool, client: ferrohub.Client, server: Server
) -> None:
    """ShortOrganization.set_dependabot_secret, ShortOrganization.set_codespaces_secret and
    Client.set_codespaces_secret.
    """
    server.will(Reply(body_of("PublicKey")), Reply(status=201), Reply(body_of("OrganizationSecret")))
    found = client if owner == "Client" else organization(client)
    visibility = ["selected"] if is_shared else []
    secret = getattr(found, name)("S", "pássword", *visibility, [7, 8])
    assert secret.name == "GH_TOKEN" and type(secret).__module__ == "ferrohub.rest.models"
    assert [each.line for each in server.requests] == [f"GET {path}/public-key", f"PUT {path}/S", f"GET {path}/S"]
    body = stored(server)
    assert len(base64.b64decode(body.pop("encrypted_value"))) == len("pássword".encode()) + 48
    shared = {"visibility": "selected"} if is_shared else {}
    assert body == {"key_id": "568250167242549743", "selected_repository_ids": [7, 8], **shared}
    if is_shared:
        with pytest.raises(ValueError, match="selected_repo_ids"):
            getattr(found, name)("S", "v", "all", [1])


def test_a_value_is_sealed_before_it_is_sent(client: ferrohub.Client, server: Server) -> None:
    """ShortRepository.set_secret."""
    server.will(
        Reply(body_of("PublicKey")),
        Reply(status=201),
        Reply(body_of("RepositorySecret")),
    )
    make("ShortRepository", client).set_secret("S", "pássword")
    body = stored(server)
    assert body["key_id"] == "568250167242549743" and set(body) == {
        "encrypted_value",
        "key_id",
    }
    # A sealed box is 48 bytes longer than what is in it.
    assert len(base64.b64decode(body["encrypted_value"])) == len("pássword".encode()) + 48
    assert all("pássword".encode() not in r.body for r in server.requests)


def test_the_owner_of_the_key_can_open_it(client: ferrohub.Client) -> None:
    """PublicKey.seal."""
    public = pytest.importorskip("nacl.public", reason="PyNaCl opens what was sealed")
    owner = public.PrivateKey.generate()
    key = make("PublicKey", client, key=base64.b64encode(bytes(owner.public_key)).decode())
    for value in ["pássword", b"\x00\xff", ""]:
        opened = public.SealedBox(owner).decrypt(base64.b64decode(key.seal(value)))
        assert opened == (value.encode() if isinstance(value, str) else value)
    assert key.seal("x") != key.seal("x")


def test_a_key_that_is_none_is_refused(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"key_id": "1", "key": "c2hvcnQ="}))
    with pytest.raises(ValueError, match="public key"):
        make("ShortRepository", client).set_secret("S", "hidden value")
    assert len(server.requests) == 1


def test_a_refusal_is_raised_and_names_no_value(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("PublicKey")), Reply({"message": "Validation Failed"}, 422))
    with pytest.raises(UnprocessableEntity) as caught:
        make("ShortRepository", client).set_secret("S", "hidden value")
    assert "hidden" not in f"{caught.value!r} {caught.value}"


def test_without_a_credential_nothing_is_sent(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    for name in ["set_secret", "create_or_update_secret"]:
        with pytest.raises(AuthenticationFailed):
            getattr(make("ShortRepository", anonymous), name)("S", "value")
        with pytest.raises(AuthenticationFailed):
            getattr(organization(anonymous), name)("S", "value", "all")
    assert server.requests == []


@pytest.mark.parametrize(
    ("call", "error", "named"),
    [
        (lambda r, o: r.secret(""), ValueError, "secret_name"),
        (
            lambda r, o: r.create_or_update_secret("S", ""),
            ValueError,
            "encrypted_value",
        ),
        (lambda r, o: r.set_secret("S", None), TypeError, "value"),
        (lambda r, o: r.set_secret("S", 5), TypeError, "value"),
        (lambda r, o: o.set_secret("S", "v", "everyone"), ValueError, "visibility"),
        (
            lambda r, o: o.set_secret("S", "v", "all", [1]),
            ValueError,
            "selected_repo_ids",
        ),
        (
            lambda r, o: o.create_or_update_secret("S", "v", "private", [1]),
            ValueError,
            "selected_repo_ids",
        ),
    ],
)
def test_wrong_arguments_are_refused(
    call: Any, error: type, named: str, client: ferrohub.Client, server: Server
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=named):
        call(make("ShortRepository", client), organization(client))
    assert server.requests == []


@pytest.mark.parametrize("visibility", ["all", "private"])
def test_a_secret_that_is_not_for_selected_repositories_has_none(
    visibility: str, client: ferrohub.Client, server: Server
) -> None:
    """As in newer versions of github3.py."""
    server.will(Reply({}))
    secret = make("OrganizationSecret", client, visibility=visibility, selected_repositories_url=None)
    assert secret.selected_repositories() is None
    for name in ("add_selected_repository", "remove_selected_repository", "delete_selected_repository"):
        with pytest.raises(ValueError, match=f'{name} needs the visibility "selected", not "{visibility}"'):
            getattr(secret, name)(1)
    with pytest.raises(ValueError, match="set_selected_repositories needs the visibility"):
        secret.set_selected_repositories([1])
    assert server.requests == []


def test_a_secret_without_its_address_is_incomplete(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    secret = make("OrganizationSecret", client, visibility=None, selected_repositories_url=None)
    with pytest.raises(IncompleteResponse, match="selected_repositories_url"):
        secret.selected_repositories()
    assert server.requests == []
