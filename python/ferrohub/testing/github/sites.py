"""The websites of repositories: their builds, and what webhooks tell of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import webhooks
from ferrohub.testing.github.records import PagesBuild
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository, Site


def shown_build(call: Call, repository: Repository, found: PagesBuild) -> dict[str, Any]:
    """A build: the schema ``page-build``.

    :param repository: the repository
    :param found: the build
    """
    return {
        "url": f"{url_of(call, repository)}/pages/builds/{found.id}",
        "status": "built",
        "error": {"message": None},
        "pusher": user_by_id(call, found.pusher),
        "commit": found.commit,
        "duration": 0,
        "created_at": found.created_at,
        "updated_at": found.created_at,
    }


def build(call: Call, repository: Repository, site: Site, sha: str) -> PagesBuild:
    """Build a website, of which webhooks tell.

    :param repository: the repository
    :param site: its website
    :param sha: SHA of the commit
    """
    made = PagesBuild(call.state.next_id("pages_build"), sha, call.me.id, call.now)
    site.builds.append(made)
    members = {"id": made.id, "build": shown_build(call, repository, made)}
    webhooks.emit(call, "page_build", None, members, repository=repository)
    return made


def pushed(call: Call, repository: Repository, branch: str, sha: str) -> None:
    """Build a website again whose branch was pushed to.

    :param repository: the repository
    :param branch: name of the branch
    :param sha: the SHA that it has
    """
    site = repository.site
    if site is not None and site.build_type == "legacy" and site.branch == branch:
        build(call, repository, site, sha)
