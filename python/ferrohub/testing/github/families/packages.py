"""Packages of organizations and users, and their versions (https://docs.github.com/rest/packages/packages)."""

from __future__ import annotations

import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import Failure, forbidden, not_found
from ferrohub.testing.github.families.accounts import account_of, organization_of
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Package, PackageVersion


#: Seconds within which a deleted package or version can be restored (https://docs.github.com/rest/packages): 30 days.
_RESTORABLE = 30 * 86400


def _home_of(call: Call, found: Package) -> str:
    """The path of the owner."""
    owner = call.state.accounts[found.owner]
    return f"{'orgs' if owner.type == 'Organization' else 'users'}/{owner.login}"


def _page_of(call: Call, found: Package) -> str:
    return f"{call.links.web}/{_home_of(call, found)}/packages/{found.type}/package/{_quoted(found.name)}"


def _url_of(call: Call, found: Package) -> str:
    return f"{call.links.api}/{_home_of(call, found)}/packages/{found.type}/{_quoted(found.name)}"


def _quoted(name: str) -> str:
    """The name of a package as a segment of a URL: that of a container may have slashes."""
    return urllib.parse.quote(name, safe="")


def _shown(call: Call, found: Package) -> dict[str, Any]:
    """The schema ``package``."""
    return {
        "id": found.id,
        "name": found.name,
        "package_type": found.type,
        "owner": user_by_id(call, found.owner),
        "version_count": len(_versions(found)),
        "visibility": found.visibility,
        "url": _url_of(call, found),
        "html_url": _page_of(call, found),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
    }


def _shown_version(call: Call, package: Package, found: PackageVersion) -> dict[str, Any]:
    """The schema ``package-version``."""
    metadata: dict[str, Any] = {"package_type": package.type}
    if package.type == "container":
        metadata["container"] = {"tags": found.tags}
    body = {
        "id": found.id,
        "name": found.name,
        "url": f"{_url_of(call, package)}/versions/{found.id}",
        "package_html_url": _page_of(call, package),
        "html_url": f"{_page_of(call, package)}/{found.id}",
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "metadata": metadata,
    }
    return body if found.deleted_at is None else {**body, "deleted_at": found.deleted_at}


def _versions(package: Package, *, deleted: bool = False) -> list[PackageVersion]:
    return [each for each in package.versions.values() if (each.deleted_at is not None) == deleted]


def _owner(call: Call) -> Account:
    """The organization, or the user, of the path; packages are shown to nobody without a credential."""
    _ = call.me
    return organization_of(call) if "org" in call.params else account_of(call)


def _sees(call: Call, found: Package) -> bool:
    if found.visibility == "public":
        return True
    owner = call.state.accounts[found.owner]
    return call.standing(owner) is not None if owner.type == "Organization" else call.me.id == owner.id


def _package(call: Call, *, deleted: bool = False) -> Package:
    owner, key = _owner(call).id, (call.params["package_type"], call.params["package_name"])
    # The newest first: of several with the same name that were deleted, it is the one that can be restored longest.
    for found in reversed(call.state.packages.values()):
        is_deleted = found.deleted_at is not None
        if (found.owner, (found.type, found.name), is_deleted) == (owner, key, deleted) and _sees(call, found):
            return found
    raise not_found()


def _version(call: Call, *, deleted: bool = False) -> tuple[Package, PackageVersion]:
    package = _package(call)
    found = package.versions.get(call.number("package_version_id"))
    if found is None or (found.deleted_at is not None) != deleted:
        raise not_found()
    return package, found


def _change(call: Call, package: Package) -> None:
    """Check that the user may delete and restore the package and its versions."""
    owner = call.state.accounts[package.owner]
    if call.standing(owner) != "admin" if owner.type == "Organization" else call.me.id != owner.id:
        raise forbidden("You must be an admin of the package.")
    if not call.has_scope("read:packages", "write:packages"):
        raise forbidden("You need at least read:packages scope to get a package.")


def _check_restorable(call: Call, deleted_at: str | None) -> None:
    """Check that it was deleted within the last 30 days."""
    if (deleted_at or "") < call.world.clock.text(call.world.clock.timestamp - _RESTORABLE):
        raise not_found()


@operation("packages/list-packages-for-organization")
@operation("packages/list-packages-for-user")
def list_packages(call: Call) -> Any:
    owner, type_, wanted = _owner(call).id, call.query.get("package_type"), call.query.get("visibility")
    found = [each for each in call.state.packages.values() if (each.owner, each.type) == (owner, type_)]
    kept = [each for each in found if each.deleted_at is None and wanted in (None, each.visibility)]
    return call.page([each for each in kept if _sees(call, each)], lambda each: _shown(call, each))


@operation("packages/get-package-for-organization")
@operation("packages/get-package-for-user")
def get_package(call: Call) -> Any:
    return _shown(call, _package(call))


@operation("packages/delete-package-for-org")
@operation("packages/delete-package-for-user")
def delete_package(call: Call) -> None:
    found = _package(call)
    _change(call, found)
    found.deleted_at = call.now


@operation("packages/restore-package-for-org")
@operation("packages/restore-package-for-user")
def restore_package(call: Call) -> None:
    found = _package(call, deleted=True)
    _change(call, found)
    _check_restorable(call, found.deleted_at)
    key = (found.owner, found.type, found.name)
    others = (each for each in call.state.packages.values() if (each.owner, each.type, each.name) == key)
    if any(each.deleted_at is None for each in others):
        # Another package has taken the name.
        raise not_found()
    found.deleted_at = None


@operation("packages/get-all-package-versions-for-package-owned-by-org")
@operation("packages/get-all-package-versions-for-package-owned-by-user")
def list_versions(call: Call) -> Any:
    package = _package(call)
    # Those of users are not listed once they are deleted.
    deleted = "org" in call.params and call.query.get("state") == "deleted"
    found = _versions(package, deleted=deleted)
    return call.page(found[::-1], lambda each: _shown_version(call, package, each))


@operation("packages/get-package-version-for-organization")
@operation("packages/get-package-version-for-user")
def get_version(call: Call) -> Any:
    return _shown_version(call, *_version(call))


@operation("packages/delete-package-version-for-org")
@operation("packages/delete-package-version-for-user")
def delete_version(call: Call) -> None:
    package, found = _version(call)
    _change(call, package)
    if _versions(package) == [found]:
        raise Failure(400, "You cannot delete the last version of a package. You must delete the package instead.")
    found.deleted_at = call.now


@operation("packages/restore-package-version-for-org")
@operation("packages/restore-package-version-for-user")
def restore_version(call: Call) -> None:
    package, found = _version(call, deleted=True)
    _change(call, package)
    _check_restorable(call, found.deleted_at)
    found.deleted_at = None
