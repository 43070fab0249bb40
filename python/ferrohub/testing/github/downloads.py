"""What can be downloaded without the API: logs, artifacts, assets and files of public repositories, files of gists."""

from __future__ import annotations

import re
import urllib.parse
from typing import TYPE_CHECKING

from ferrohub.testing.github import commits
from ferrohub.testing.github.git import objects
from ferrohub.testing.github.links import STORAGE

if TYPE_CHECKING:
    from ferrohub.testing.github.records import Gist
    from ferrohub.testing.github.world import World

_ASSET = re.compile(r"/([^/]+/[^/]+)/releases/download/(.+)/([^/]+)")
_FILE = re.compile(r"/([^/]+/[^/]+)/raw/(.+)")
_NOT_FOUND = (404, {"Content-Type": "text/plain"}, b"Not Found")


def is_download(path: str) -> bool:
    """Whether a path is one of a download.

    :param path: the path
    """
    return path.startswith(STORAGE) or any(each.fullmatch(path) for each in (_ASSET, _FILE))


def respond(world: World, path: str) -> tuple[int, dict[str, str], bytes] | None:
    """The response to a request for a download; None if the path is none of a download.

    :param world: the state
    :param path: the path
    """
    if path.startswith(STORAGE):
        return _stored(world, path.removeprefix(STORAGE))
    if found := _ASSET.fullmatch(path):
        full_name, tag, name = (urllib.parse.unquote(part) for part in found.groups())
        return _asset(world, full_name, tag, name)
    if found := _FILE.fullmatch(path):
        name, rest = (urllib.parse.unquote(part) for part in found.groups())
        gist = world.state.gists.get(name.partition("/")[2])
        content = _of_gist(gist, rest) if gist is not None else _of_repository(world, name, rest)
        return _NOT_FOUND if content is None else (200, {"Content-Type": "text/plain; charset=utf-8"}, content)
    return None


def _of_gist(gist: Gist, rest: str) -> bytes | None:
    """A file of a gist, by the SHA of its content and its name."""
    sha, _, name = rest.partition("/")
    for revision in gist.revisions:
        if name in revision.files and objects.add({}, "blob", revision.files[name].encode()) == sha:
            return revision.files[name].encode()
    return None


def _of_repository(world: World, full_name: str, rest: str) -> bytes | None:
    """A file of a repository, by the name of a branch, which may contain slashes, and the path."""
    repository = world.state.repository(full_name)
    if repository is None or repository.private:
        return None
    parts = rest.split("/")
    for at in range(1, len(parts)):
        sha = commits.resolve(repository, "/".join(parts[:at]))
        if sha is None:
            continue
        tree = commits.tree_of(repository, sha)
        entry = objects.at_path(repository.objects, tree, "/".join(parts[at:]))
        if entry is not None and entry.type == "blob":
            return repository.objects[entry.sha][1]
    return None


def _stored(world: World, token: str) -> tuple[int, dict[str, str], bytes]:
    content = world.storage.get(token)
    if content is None:
        return _NOT_FOUND
    kinds = {b"PK": "application/zip", b"\x1f\x8b": "application/x-gzip"}
    kind = kinds.get(content[:2], "text/plain; charset=utf-8")
    return 200, {"Content-Type": kind}, content


def _asset(world: World, full_name: str, tag: str, name: str) -> tuple[int, dict[str, str], bytes]:
    repository = world.state.repository(full_name)
    if repository is None or repository.private:
        return _NOT_FOUND
    releases = [each for each in repository.releases.values() if each.tag_name == tag and not each.draft]
    for asset in (asset for release in releases for asset in release.assets if asset.name == name):
        asset.download_count += 1
        headers = {"Content-Type": asset.content_type, "Content-Disposition": f"attachment; filename={name}"}
        return 200, headers, asset.content
    return _NOT_FOUND
