"""Releases and their assets (https://docs.github.com/rest/releases)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits, release_notes
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import invalid, not_found, unprocessable
from ferrohub.testing.github.families.settings import is_immutable
from ferrohub.testing.github.issue_events import pushed
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.records import Asset, Release
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.git import quoted
from ferrohub.testing.github.views.issues import rollup, texts
from ferrohub.testing.github.views.repositories import page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository


def _shown_asset(call: Call, repository: Repository, release: Release, found: Asset) -> dict[str, Any]:
    page = f"{page_of(call, repository)}/releases/download/{quoted(release.tag_name)}/{quoted(found.name)}"
    return {
        "url": f"{url_of(call, repository)}/releases/assets/{found.id}",
        "browser_download_url": page,
        "id": found.id,
        "node_id": node_id("RA", repository.id, found.id),
        "name": found.name,
        "label": found.label,
        "state": "uploaded",
        "content_type": found.content_type,
        "size": len(found.content),
        "digest": f"sha256:{hashlib.sha256(found.content).hexdigest()}",
        "download_count": found.download_count,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "uploader": user_by_id(call, found.uploader),
    }


def shown(call: Call, repository: Repository, found: Release) -> dict[str, Any]:
    """A release: the schema ``release``."""
    base, tag = url_of(call, repository), quoted(found.tag_name)
    url = f"{base}/releases/{found.id}"
    uploads = url.replace(call.links.api, call.links.uploads, 1)
    page = f"untagged-{found.id}" if found.draft else tag
    is_tagged = not found.draft
    return {
        "url": url,
        "assets_url": f"{url}/assets",
        "upload_url": f"{uploads}/assets{{?name,label}}",
        "html_url": f"{page_of(call, repository)}/releases/tag/{page}",
        "id": found.id,
        "node_id": node_id("RE", repository.id, found.id),
        "author": user_by_id(call, found.author),
        "tag_name": found.tag_name,
        "target_commitish": found.target_commitish,
        "name": found.name,
        "draft": found.draft,
        "immutable": found.immutable,
        "prerelease": found.prerelease,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "published_at": found.published_at,
        "assets": [_shown_asset(call, repository, found, asset) for asset in found.assets],
        "tarball_url": f"{base}/tarball/{tag}" if is_tagged else None,
        "zipball_url": f"{base}/zipball/{tag}" if is_tagged else None,
        "body": found.body,
        **texts(call, found.body),
        **({"reactions": rollup(url, found.reactions)} if found.reactions else {}),
    }


def _visible(call: Call, repository: Repository) -> list[Release]:
    may = call.user is not None and call.may(repository, "push")
    found = [each for each in repository.releases.values() if may or not each.draft]
    return sorted(found, key=lambda each: (each.created_at, each.id), reverse=True)


def release_of(call: Call, repository: Repository) -> Release:
    """The release of the path.

    :param repository: its repository
    :raises Failure: it does not exist, or is a draft that the user does not see
    """
    found = repository.releases.get(call.number("release_id"))
    if found is None or found not in _visible(call, repository):
        raise not_found()
    return found


@operation("repos/list-releases")
def list_releases(call: Call) -> Any:
    repository = call.repository()
    return call.page(_visible(call, repository), lambda each: shown(call, repository, each))


@operation("repos/get-release")
def get_release(call: Call) -> Any:
    repository = call.repository()
    return shown(call, repository, release_of(call, repository))


@operation("repos/get-latest-release")
def get_latest(call: Call) -> Any:
    repository = call.repository()
    found = [each for each in _visible(call, repository) if not each.draft and not each.prerelease]
    if not found:
        raise not_found()
    return shown(call, repository, found[0])


@operation("repos/get-release-by-tag")
def get_by_tag(call: Call) -> Any:
    repository, tag = call.repository(), call.params["tag"]
    for each in _visible(call, repository):
        if each.tag_name == tag and not each.draft:
            return shown(call, repository, each)
    raise not_found()


def _publish(call: Call, repository: Repository, found: Release) -> None:
    """Create the tag of a release that is no draft any more."""
    if found.draft or found.published_at is not None:
        return
    found.published_at = call.now
    found.immutable = is_immutable(call, repository)
    ref = f"refs/tags/{found.tag_name}"
    if ref not in repository.refs:
        problem = invalid("Release", "target_commitish", "invalid", value=found.target_commitish)
        sha = commits.head_of(repository, found.target_commitish, problem)
        repository.refs[ref] = sha
        pushed(call, repository, ref, None, sha)


def _check_tag(repository: Repository, tag: str, besides: Release | None = None) -> None:
    if not tag:
        raise invalid("Release", "tag_name", "missing_field")
    commits.check_name(f"refs/tags/{tag}")
    for each in repository.releases.values():
        if each is not besides and each.tag_name == tag and not each.draft:
            raise invalid("Release", "tag_name", "already_exists")


@operation("repos/generate-release-notes", partly="The file .github/release.yml is ignored.")
def generate_notes(call: Call) -> Any:
    repository, body = call.writer(), call.body
    return {"name": body["tag_name"], "body": _generated(call, repository)}


def _generated(call: Call, repository: Repository) -> str:
    """The text that GitHub generates for the release that the body describes."""
    body = call.body
    return release_notes.generated(
        call, repository, body["tag_name"], body.get("target_commitish"), body.get("previous_tag_name")
    )


@operation("repos/create-release")
def create(call: Call) -> Any:
    repository, body = call.writer(), call.body
    if not repository.refs:
        raise unprocessable("Repository is empty.")
    _check_tag(repository, body["tag_name"])
    target = body.get("target_commitish") or repository.default_branch
    commits.head_of(repository, target, invalid("Release", "target_commitish", "invalid", value=target))
    name, text = body.get("name"), body.get("body")
    if body.get("generate_release_notes"):
        name, text = name or body["tag_name"], "\n\n".join(filter(None, [text, _generated(call, repository)]))
    made = Release(
        call.state.next_id("release"),
        body["tag_name"],
        target,
        call.me.id,
        call.now,
        name,
        text,
        bool(body.get("draft")),
        bool(body.get("prerelease")),
        updated_at=call.now,
    )
    _publish(call, repository, made)
    repository.releases[made.id] = made
    found = shown(call, repository, made)
    call.more_headers["Location"] = found["url"]
    return found


def _check_mutable(found: Release) -> None:
    """Check that the tag and the assets of a release may be changed.

    :raises Failure: it was published while releases of the repository could not be changed
    """
    if found.immutable:
        raise unprocessable("Cannot change the tag or the assets of an immutable release.")


@operation("repos/update-release")
def update(call: Call) -> Any:
    repository, body = call.writer(), call.body
    found = release_of(call, repository)
    if {"tag_name", "target_commitish", "draft"} & {name for name in body if body[name] != getattr(found, name, None)}:
        _check_mutable(found)
    if "tag_name" in body:
        _check_tag(repository, body["tag_name"], found)
    for name in ("tag_name", "target_commitish", "name", "body", "draft", "prerelease"):
        if name in body:
            setattr(found, name, body[name])
    found.updated_at = call.now
    _publish(call, repository, found)
    return shown(call, repository, found)


@operation("repos/delete-release")
def delete(call: Call) -> None:
    repository = call.writer()
    del repository.releases[release_of(call, repository).id]


@operation("repos/list-release-assets")
def list_assets(call: Call) -> Any:
    repository = call.repository()
    release = release_of(call, repository)
    return call.page(release.assets, lambda each: _shown_asset(call, repository, release, each))


@operation("repos/upload-release-asset")
def upload_asset(call: Call) -> Any:
    repository = call.writer()
    release = release_of(call, repository)
    _check_mutable(release)
    # GitHub replaces what is not possible in a name.
    name = call.query.get("name", "").replace(" ", ".")
    if not name:
        raise invalid("ReleaseAsset", "name", "missing_field")
    if any(each.name == name for each in release.assets):
        raise invalid("ReleaseAsset", "name", "already_exists")
    kind = call.headers.get("content-type", "application/octet-stream")
    made = Asset(
        call.state.next_id("asset"), name, kind, call.content, call.me.id, call.now, call.now, call.query.get("label")
    )
    release.assets.append(made)
    return _shown_asset(call, repository, release, made)


def _asset_of(call: Call, repository: Repository) -> tuple[Release, Asset]:
    wanted = call.number("asset_id")
    for release in _visible(call, repository):
        for each in release.assets:
            if each.id == wanted:
                return release, each
    raise not_found()


@operation("repos/get-release-asset")
def get_asset(call: Call) -> Any:
    repository = call.repository()
    release, found = _asset_of(call, repository)
    if "octet-stream" in call.headers.get("accept", ""):
        found.download_count += 1
        return Reply(200, found.content, {"Content-Type": found.content_type})
    return _shown_asset(call, repository, release, found)


@operation("repos/update-release-asset")
def update_asset(call: Call) -> Any:
    repository = call.writer()
    release, found = _asset_of(call, repository)
    _check_mutable(release)
    if name := call.body.get("name"):
        if any(each.name == name and each is not found for each in release.assets):
            raise invalid("ReleaseAsset", "name", "already_exists")
        found.name = name
    found.label = call.body.get("label", found.label)
    found.updated_at = call.now
    return _shown_asset(call, repository, release, found)


@operation("repos/delete-release-asset")
def delete_asset(call: Call) -> None:
    release, found = _asset_of(call, call.writer())
    _check_mutable(release)
    release.assets.remove(found)
