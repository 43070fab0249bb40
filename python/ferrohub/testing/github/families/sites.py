"""The websites of GitHub Pages (https://docs.github.com/rest/pages/pages)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits, sites
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.git import objects as git
from ferrohub.testing.github.records import PagesBuild, Site
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository


def _page(call: Call, repository: Repository, found: Site) -> str:
    """The URL of the website itself, which the simulator does not serve."""
    if found.cname is not None:
        return f"{'https' if found.https_enforced else 'http'}://{found.cname}/"
    host = f"{call.state.accounts[repository.owner].login.lower()}.github.io"
    return f"https://{host}/" if repository.name.lower() == host else f"https://{host}/{repository.name}/"


def _shown(call: Call, repository: Repository, found: Site) -> dict[str, Any]:
    """A website: the schema ``page``."""
    sha = repository.refs.get(f"refs/heads/{found.branch}")
    folder = "" if found.path == "/" else "docs/"
    tree = None if sha is None else commits.tree_of(repository, sha)
    return {
        "url": f"{url_of(call, repository)}/pages",
        "status": "built" if found.builds else None,
        "cname": found.cname,
        "custom_404": tree is not None and git.at_path(repository.objects, tree, f"{folder}404.html") is not None,
        "html_url": _page(call, repository, found),
        "build_type": found.build_type,
        "source": {"branch": found.branch, "path": found.path},
        "public": found.public,
        "https_enforced": found.https_enforced,
    }


def _site(repository: Repository) -> Site:
    if repository.site is None:
        raise not_found()
    return repository.site


def _set_source(repository: Repository, found: Site, source: Any) -> None:
    """Set the branch and the folder; older requests name both in one text, such as "master /docs"."""
    given = source if isinstance(source, dict) else dict(zip(("branch", "path"), str(source).split(), strict=False))
    branch = given.get("branch")
    _check_branch(repository, branch)
    found.branch, found.path = str(branch), given.get("path") or "/"


def _check_branch(repository: Repository, branch: Any) -> None:
    if f"refs/heads/{branch}" not in repository.refs:
        # No source is known for these words.
        raise unprocessable(f"The {branch} branch must exist before GitHub Pages can be built.")


@operation("repos/get-pages")
def get(call: Call) -> Any:
    repository = call.repository()
    return _shown(call, repository, _site(repository))


@operation("repos/create-pages-site", partly="Builds end at once; those of workflows are not simulated.")
def create(call: Call) -> Any:
    repository, body = call.writer("maintain"), call.body
    if repository.site is not None:
        # See https://github.com/robwhess/my-osu-website/issues/11.
        raise Failure(409, "GitHub Pages is already enabled.")
    made = Site(repository.default_branch, build_type=body.get("build_type") or "legacy")
    if made.build_type == "legacy":
        _set_source(repository, made, body.get("source") or {"branch": made.branch})
    repository.site = made
    _build(call, repository, made)
    return _shown(call, repository, made)


def _build(call: Call, repository: Repository, found: Site) -> None:
    if found.build_type == "legacy":
        sites.build(call, repository, found, repository.refs[f"refs/heads/{found.branch}"])


@operation("repos/update-information-about-pages-site")
def update(call: Call) -> None:
    repository, body = call.writer("maintain"), call.body
    found = _site(repository)
    before = found.build_type, found.branch, found.path
    if body.get("source") is not None:
        _set_source(repository, found, body["source"])
    elif body.get("build_type") == "legacy":
        _check_branch(repository, found.branch)
    for name in ("build_type", "cname", "https_enforced", "public"):
        if name in body:
            setattr(found, name, body[name])
    if before != (found.build_type, found.branch, found.path):
        _build(call, repository, found)


@operation("repos/delete-pages-site")
def delete(call: Call) -> None:
    repository = call.writer("maintain")
    _site(repository)
    repository.site = None


@operation("repos/list-pages-builds")
def list_builds(call: Call) -> Any:
    repository = call.repository()
    return call.page(_site(repository).builds[::-1], lambda each: sites.shown_build(call, repository, each))


def _shown_build(call: Call, repository: Repository, builds: list[PagesBuild]) -> Any:
    if not builds:
        raise not_found()
    return sites.shown_build(call, repository, builds[-1])


@operation("repos/get-latest-pages-build")
def get_latest_build(call: Call) -> Any:
    repository = call.repository()
    return _shown_build(call, repository, _site(repository).builds)


@operation("repos/get-pages-build")
def get_build(call: Call) -> Any:
    repository, wanted = call.repository(), call.number("build_id")
    return _shown_build(call, repository, [each for each in _site(repository).builds if each.id == wanted])


@operation("repos/request-pages-build")
def request_build(call: Call) -> Any:
    repository = call.writer()
    found = _site(repository)
    sha = repository.refs.get(f"refs/heads/{found.branch}")
    if sha is None:
        raise not_found()
    made = sites.build(call, repository, found, sha)
    return Reply(201, {"url": f"{url_of(call, repository)}/pages/builds/{made.id}", "status": "queued"})
