"""Repositories and what belongs to them, on real recordings."""

from __future__ import annotations

import pathlib
import tarfile
from typing import Any

import pytest

import ferrohub
from ferrohub._core import (
    Asset,
    Commit,
    Contents,
    OrganizationSecret,
    Release,
    Repository,
    RepositoryInvitation,
    ShortRepository,
)
from ferrohub.exceptions import UnprocessableEntity, UnrecordedRequest
from recordings import EXACT, needed, replayed

pytestmark = needed

#: The recordings have no content types, and other spacing in their bodies.
PATH = ("method", "path")


def repository(name: str, client: ferrohub.Client) -> Any:
    """A repository of which only the URL is known."""
    url = f"https://api.github.com/repos/octokit-fixture-org/{name}"
    return ShortRepository.from_dict({"url": url, "full_name": f"octokit-fixture-org/{name}"}, client)


def test_get_repository() -> None:
    with replayed("octokit/get-repository") as client:
        found = client.repository("octokit-fixture-org", "hello-world")
    assert str(found) == "octokit-fixture-org/hello-world" and found.owner.login == "octokit-fixture-org"


def test_repository_with_id() -> None:
    with replayed("betamax/GitHub_repository_with_id") as client:
        assert client.repository_with_id(11439734).full_name == "betamaxpy/betamax"


def test_repositories() -> None:
    with replayed("betamax/GitHub_repositories") as client:
        found = list(client.repositories())
    assert found and all(type(r) is ShortRepository for r in found)


def test_repositories_by_over_three_pages() -> None:
    with replayed("betamax/GitHub_repositories_by") as client:
        found = list(client.repositories_by("dstufft"))
    assert len(found) > 200 and {r.owner.login for r in found} == {"dstufft"}


def test_repository_invitations() -> None:
    with replayed("betamax/GitHub_repository_invitations", all_used=False) as client:
        found = list(client.repository_invitations())
    assert found and all(type(i) is RepositoryInvitation and i.inviter.login for i in found)


def test_accept_an_invitation() -> None:
    with replayed("betamax/Invitation_accept", all_used=False) as client:
        assert next(client.repository_invitations()).accept() is True


def test_collaborators_come_and_go() -> None:
    with replayed("octokit/add-and-remove-repository-collaborator", match_on=PATH) as client:
        work = repository("add-and-remove-repository-collaborator", client)
        assert work.add_collaborator("octokit-fixture-user-b") is True
        (invitation,) = work.invitations()
        assert invitation.accept() is True
        assert [c.login for c in work.collaborators()] == [
            "octokit-fixture-user-a",
            "octokit-fixture-user-b",
        ]
        assert work.remove_collaborator("octokit-fixture-user-b") is True
        assert [c.login for c in work.collaborators()] == ["octokit-fixture-user-a"]


def test_create_file() -> None:
    with replayed("octokit/create-file", match_on=EXACT) as client:
        result = repository("create-file", client).create_file("test.txt", "create test.txt", b"Test content")
    assert type(result["content"]) is Contents and result["content"].path == "test.txt"
    assert type(result["commit"]) is Commit and result["commit"].sha


def test_a_file_is_made_read_and_deleted() -> None:
    with replayed("betamax/Contents_delete", match_on=("method", "path", "body")) as client:
        work = client.repository("github3py", "delete_contents")
        assert work.create_file("test.txt", "Create test.txt", b"testing")["content"].name == "test.txt"
        file = work.file_contents("test.txt")
        assert file.decoded == b"testing"
        deleted = file.delete("Deleting test.txt from repository")
    assert deleted["content"] is None and deleted["commit"].message == "Deleting test.txt from repository"


def test_get_content() -> None:
    with replayed("octokit/get-content", match_on=PATH, all_used=False) as client:
        ((name, file),) = repository("hello-world", client).directory_contents("")
    assert name == file.name == "README.md" and file.decoded is None


def test_an_archive_is_fetched_from_its_host(tmp_path: pathlib.Path) -> None:
    with replayed("octokit/get-archive") as client:
        work = repository("get-archive", client)
        assert work.archive("tarball", tmp_path, ref="main") is True
    (file,) = tmp_path.iterdir()
    with tarfile.open(file) as archive:
        assert archive.getnames()


def test_release_assets() -> None:
    with replayed("octokit/release-assets", match_on=PATH) as client:
        release = repository("release-assets", client).release_from_tag("v1.0.0")
        asset = release.upload_asset("text/plain", "test-upload.txt", b"Hello, world!\n", "test")
        assert asset.name == "test-upload.txt" and asset.size == 14
        assert asset in list(release.assets())
        assert asset.refresh() is asset
        assert asset.edit("new-filename.txt", "new label") is True
        assert (asset.name, asset.label) == ("new-filename.txt", "new label")
        assert asset.delete() is True


def test_an_asset_of_a_name_that_is_taken() -> None:
    with replayed("octokit/release-assets-conflict", match_on=PATH) as client:
        release = repository("release-assets-conflict", client).release_from_tag("v1.0.0")
        with pytest.raises(UnprocessableEntity) as caught:
            release.upload_asset("text/plain", "test-upload.txt", b"Hello, world!\n", "test")
        assert [e["code"] for e in caught.value.errors] == ["already_exists"]
        for asset in release.assets():
            assert asset.delete() is True
        again = release.upload_asset("text/plain", "test-upload.txt", b"Hello, world!\n", "test")
        assert type(again) is Asset


def test_releases() -> None:
    with replayed("betamax/Repository_releases") as client:
        found = list(client.repository("sigmavirus24", "github3.py").releases())
    assert len(found) == 2 and all(type(r) is Release and r.tag_name for r in found)
    assert all(type(a) is Asset for r in found for a in r.original_assets)


def test_create_release() -> None:
    with replayed("betamax/Repository_create_release") as client:
        work = client.repository("sigmavirus24", "charade")
        assert type(work) is Repository and work.full_name == "sv24-archive/charade"
        release = work.create_release(
            "1.0.3.test",
            "f1d4e150be7070adfbbdca164328d69723e096ec",
            "Test release",
            draft=False,
        )
        assert release.upload_urlt.expand(name="x") and release.delete() is True


def test_create_release_for_an_asset() -> None:
    """The upload itself was not recorded."""
    with replayed("betamax/Release_create_release_upload_asset", match_on=EXACT) as client:
        release = client.repository("sigmavirus24", "github3.py").create_release(
            "0.8.0.pre", "develop", "0.8.0 fake release with upload", "To be deleted", draft=False, prerelease=False
        )
        with pytest.raises(UnrecordedRequest, match=f"/releases/{release.id}/assets.name=a.txt"):
            release.upload_asset("text/plain", "a.txt", b"text")
    assert release.id == 9073930 and list(release.original_assets) == []


def test_hooks_are_pinged_and_tested() -> None:
    for name, step in [("betamax/Hook_ping", "ping"), ("betamax/Hook_test", "test")]:
        with replayed(name, match_on=EXACT) as client:
            hook = client.repository("github3py", "delete_contents").create_hook(
                "web", {"url": "https://httpbin.org/post", "content_type": "json"}
            )
            assert getattr(hook, step)() is True and hook.delete() is True


def test_deploy_key() -> None:
    with replayed("betamax/Repository_key") as client:
        work = client.repository("github3py", "fork_this")
        key = work.create_key("Deploy Key", "ssh-rsa AAAA")
        assert work.key(key.id) == key and key.delete() is True


def test_pages() -> None:
    with replayed("betamax/RepositoryPages_pages") as client:
        info = client.repository("github3py", "delete_contents").pages()
    assert info.status == "built" and info.custom_404 is False


def test_statistics_that_are_still_computed() -> None:
    with replayed("betamax/Repository_code_frequency") as client:
        listing = client.repository("sigmavirus24", "github3.py").code_frequency()
        assert list(listing) == [] and listing.last_status == 202


def test_languages() -> None:
    with replayed("betamax/Repository_languages", match_on=PATH) as client:
        assert list(client.repository("sigmavirus24", "github3.py").languages()) == []


def test_delete_secret() -> None:
    with replayed("betamax/Repository_delete_secret") as client:
        work = client.repository("MrBatschner", "github3.py")
        assert work.delete_secret("foo_secret") is True
        assert work.delete_secret("foo_secret") is False


def test_secrets_of_an_organization() -> None:
    sealed = "9JgL1eNoSjB/9cmjYUI00ojLcLxidIgvspXw/g+vmEvlIgqafYXTe1sbVEsz3RyLEyu/"
    with replayed("betamax/OrganizationSecrets_create_or_update_secret", match_on=EXACT) as client:
        organization = client.organization("gardenlinux")
        secret = organization.create_or_update_secret("foo_secret", sealed, "all")
        assert type(secret) is OrganizationSecret and secret.visibility == "all"
        shared = organization.create_or_update_secret("foo_shared_secret", sealed, "selected", [245713798, 517639342])
        assert {r.id for r in shared.selected_repositories()} == {245713798, 517639342}


def test_public_key_of_an_organization() -> None:
    with replayed("betamax/OrganizationSecrets_public_key") as client:
        key = client.organization("gardenlinux").public_key()
    assert key.key_id == "568250167242549743" and key.seal("value")
