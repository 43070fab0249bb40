"""Packages of organizations of the simulated GitHub."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.exceptions import BadRequest, ForbiddenError, GitHubError, NotFoundError
from ferrohub.testing import GitHub
from sending import send


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo-org", owners=[made.user("mona")], members=[made.user("lisa")])
    made.package("octo-org", "compass", ["1.0", "1.1"])
    made.package("octo-org", "compass", ["1.2"])
    made.package("octo-org", "needle", ["1.0.0"], type="npm")
    return made


def test_versions_are_listed_deleted_and_restored(github: GitHub) -> None:
    organization = github.client("mona").organization("octo-org")
    assert [(each.name, each.version_count) for each in organization.packages("container")] == [("compass", 3)]
    assert [each.name for each in organization.package("npm", "needle").versions()] == ["1.0.0"]
    package = organization.package("container", "compass")
    newest, *old = package.versions()
    assert newest.metadata.container.tags == ["1.2"]
    assert all(each.delete() for each in old)
    assert [each.id for each in package.versions()] == [newest.id]
    assert [each.id for each in package.versions(state="deleted")] == [each.id for each in old]
    old[0].restore()
    assert [each.id for each in package.versions()] == [newest.id, old[0].id]
    assert github.copy().state.packages[1].versions[newest.id].tags == ["1.2"]


def test_a_version_is_restored_within_30_days(github: GitHub) -> None:
    package = github.client("mona").organization("octo-org").package("container", "compass")
    _, *old = package.versions()
    assert all(each.delete() for each in old)
    github.clock.advance(days=29)
    assert old[0].restore()
    github.clock.advance(days=2)
    assert not old[1].restore()
    assert [each.id for each in package.versions(state="deleted")] == [old[1].id]


def test_the_last_version_is_not_deleted(github: GitHub) -> None:
    package = github.client("mona").organization("octo-org").package("npm", "needle")
    with pytest.raises(BadRequest, match="cannot delete the last version"):
        package.versions()[0].delete()
    assert len(list(package.versions())) == 1


def test_the_name_of_a_container_may_have_slashes(github: GitHub) -> None:
    github.package("octo-org", "tools/compass", ["1.0"])
    package = github.client("mona").organization("octo-org").package("container", "tools/compass")
    assert package.url.endswith("/packages/container/tools%2Fcompass")
    assert [each.url for each in package.versions()] == [f"{package.url}/versions/5"]


def test_only_owners_delete_and_only_members_see(github: GitHub) -> None:
    def package(client: ferrohub.Client) -> ferrohub.rest.models.Package:
        return client.rest.packages.get_package_for_organization("octo-org", "container", "compass")

    version = next(iter(package(github.client("lisa")).versions()))
    with pytest.raises(ForbiddenError):
        version.delete()
    with pytest.raises(NotFoundError):
        package(github.client("hubot"))
    with pytest.raises(GitHubError):
        package(github.client("mona", scopes=["repo"]))
    with pytest.raises(ForbiddenError):
        package(ferrohub.Client(token=github.token("mona", permissions={"contents": "write"}), transport=github))
    with pytest.raises(LookupError):
        github.package("nobody", "a", [])


def test_a_package_is_deleted_and_restored_within_30_days(github: GitHub) -> None:
    organization = github.client("mona").organization("octo-org")
    package = organization.package("npm", "needle")
    assert package.delete() and list(organization.packages("npm")) == []
    with pytest.raises(NotFoundError):
        organization.package("npm", "needle")
    github.clock.advance(days=29)
    assert package.restore() and [each.name for each in organization.packages("npm")] == ["needle"]
    assert package.delete()
    other = github.package("octo-org", "needle", ["2.0.0"], type="npm")
    # Its name is taken.
    assert package.restore() is False and organization.package("npm", "needle").id == other.id
    assert organization.package("npm", "needle").delete()
    github.clock.advance(days=31)
    assert package.restore() is False


def test_the_newest_of_several_packages_with_a_name_is_restored(github: GitHub) -> None:
    organization = github.client("mona").organization("octo-org")
    organization.package("npm", "needle").delete()
    github.clock.advance(days=31)
    newer = github.package("octo-org", "needle", ["2.0.0"], type="npm")
    package = organization.package("npm", "needle")
    assert package.delete() and package.restore() and organization.package("npm", "needle").id == newer.id


def test_packages_are_shown_to_nobody_without_a_credential(github: GitHub) -> None:
    github.package("octo-org", "compass", []).visibility = "public"
    for path in ("packages?package_type=container", "packages/container/compass"):
        assert send(github.client(), f"GET /orgs/octo-org/{path}")[0] == 401, path
        assert send(github.client("hubot"), f"GET /orgs/octo-org/{path}")[0] == 200, path


def test_a_user_has_packages(github: GitHub) -> None:
    github.package("mona", "map", ["1.0.0", "1.1.0"], type="npm").visibility = "public"
    github.package("mona", "diary", ["1.0.0"], type="npm")
    mona, lisa = github.client("mona").user("mona"), github.client("lisa").user("mona")
    assert [each.name for each in mona.packages("npm")] == ["map", "diary"]
    assert [each.name for each in lisa.packages("npm")] == ["map"]
    package = mona.package("npm", "map")
    assert package.url.endswith("/users/mona/packages/npm/map") and package.refresh().version_count == 2
    newest, old = package.versions()
    assert (newest.name, newest.url) == ("1.1.0", f"{package.url}/versions/{newest.id}")
    assert old.delete() and [each.name for each in package.versions()] == ["1.1.0"]
    assert old.restore() and [each.name for each in package.versions()] == ["1.1.0", "1.0.0"]
    with pytest.raises(NotFoundError):
        lisa.package("npm", "diary")
    with pytest.raises(ForbiddenError):
        lisa.package("npm", "map").delete()
    assert package.delete() and [each.name for each in mona.packages("npm")] == ["diary"]
    assert package.restore() and mona.package("npm", "map").refresh().version_count == 2
    with pytest.raises(ForbiddenError):
        github.client(token=github.token("lisa", permissions={"contents": "read"})).user("mona").package("npm", "map")
