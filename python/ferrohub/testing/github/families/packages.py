"""Packages of organizations and their versions (https://docs.github.com/rest/packages/packages)."""

from __future__ import annotations

import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import Failure, forbidden, not_found
from ferrohub.testing.github.families.accounts import organization_of
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Package, PackageVersion


#: Seconds within which a deleted version can be restored (https://docs.github.com/rest/packages): 30 days.
_RESTORABLE = 30 * 86400


def _page_of(call: Call, found: Package) -> str:
    login = call.state.accounts[found.owner].login
    return f"{call.links.web}/orgs/{login}/packages/{found.type}/package/{_quoted(found.name)}"


def _url_of(call: Call, found: Package) -> str:
    login = call.state.accounts[found.owner].login
    return f"{call.links.api}/orgs/{login}/packages/{found.type}/{_quoted(found.name)}"


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


def _sees(call: Call, found: Package) -> bool:
    return found.visibility == "public" or call.standing(call.state.accounts[found.owner]) is not None


def _package(call: Call) -> Package:
    owner, key = organization_of(call).id, (call.params["package_type"], call.params["package_name"])
    for found in call.state.packages.values():
        if (found.owner, (found.type, found.name)) == (owner, key) and _sees(call, found):
            return found
    raise not_found()


def _version(call: Call, *, deleted: bool = False) -> tuple[Package, PackageVersion]:
    package = _package(call)
    found = package.versions.get(call.number("package_version_id"))
    if found is None or (found.deleted_at is not None) != deleted:
        raise not_found()
    return package, found


def _change(call: Call, package: Package) -> None:
    """Check that the user may delete and restore versions."""
    if call.standing(call.state.accounts[package.owner]) != "admin":
        raise forbidden("You must be an admin of the package.")
    if not call.has_scope("read:packages", "write:packages"):
        raise forbidden("You need at least read:packages scope to get a package.")


@operation("packages/list-packages-for-organization")
def list_packages(call: Call) -> Any:
    owner, type_ = organization_of(call).id, call.query.get("package_type")
    found = [each for each in call.state.packages.values() if each.owner == owner and each.type == type_]
    wanted = call.query.get("visibility")
    seen = [each for each in found if _sees(call, each) and wanted in (None, each.visibility)]
    return call.page(seen, lambda each: _shown(call, each))


@operation("packages/get-package-for-organization")
def get_package(call: Call) -> Any:
    return _shown(call, _package(call))


@operation("packages/get-all-package-versions-for-package-owned-by-org")
def list_versions(call: Call) -> Any:
    package = _package(call)
    found = _versions(package, deleted=call.query.get("state") == "deleted")
    return call.page(found[::-1], lambda each: _shown_version(call, package, each))


@operation("packages/get-package-version-for-organization")
def get_version(call: Call) -> Any:
    return _shown_version(call, *_version(call))


@operation("packages/delete-package-version-for-org")
def delete_version(call: Call) -> None:
    package, found = _version(call)
    _change(call, package)
    if _versions(package) == [found]:
        raise Failure(400, "You cannot delete the last version of a package. You must delete the package instead.")
    found.deleted_at = call.now


@operation("packages/restore-package-version-for-org")
def restore_version(call: Call) -> None:
    package, found = _version(call, deleted=True)
    _change(call, package)
    if (found.deleted_at or "") < call.world.clock.text(call.world.clock.timestamp - _RESTORABLE):
        raise not_found()
    found.deleted_at = None
