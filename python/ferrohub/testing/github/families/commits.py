"""Commits, comparisons and statuses (https://docs.github.com/rest/commits)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits, repositories
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, invalid, not_found, unprocessable
from ferrohub.testing.github.git import changes, history, objects as git
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.records import Status
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import git as views
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.branches import short
from ferrohub.testing.github.views.repositories import minimal, page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.git.changes import FileChange
    from ferrohub.testing.github.records import Repository


def _matches(call: Call, found: git.Person, wanted: str) -> bool:
    account = call.state.account(wanted)
    mine = repositories.email_of(account) if account is not None else wanted
    return found.email.lower() == mine.lower()


@operation("repos/list-commits")
def list_commits(call: Call) -> Any:
    repository, query = call.repository(), call.query
    problem = Failure(404, f"No commit found for SHA: {query.get('sha')}")
    start = commits.head_of(repository, query.get("sha"), problem)
    objects, found = repository.objects, []
    since, until = call.time("since"), call.time("until")
    for sha in history.log(objects, start):
        made = git.commit(objects, sha)
        if made.committer.date < since or (until and made.committer.date > until):
            continue
        if (author := query.get("author")) and not _matches(call, made.author, author):
            continue
        if (committer := query.get("committer")) and not _matches(call, made.committer, committer):
            continue
        if (path := query.get("path")) and not _touches(repository, made, path.strip("/")):
            continue
        found.append(sha)
    return call.page(found, lambda sha: views.commit(call, repository, sha))


def _touches(repository: Repository, made: git.Commit, path: str) -> bool:
    """Whether a commit changes a path, compared with all of its parents."""
    objects = repository.objects
    here = git.at_path(objects, made.tree, path)
    before = [git.at_path(objects, git.commit(objects, parent).tree, path) for parent in made.parents]
    return here is not None if not before else all(each != here for each in before)


def _text(call: Call, kind: str, content: str) -> Reply:
    return Reply(200, content.encode(), {"Content-Type": f"application/vnd.github.{kind}; charset=utf-8"})


def media_type(call: Call) -> str:
    """The form of a commit, a comparison or a pull request that is requested: "diff", "patch", "sha" or "json"."""
    accept = call.headers.get("accept", "")
    return next((kind for kind in ("diff", "patch", "sha") if f".{kind}" in accept), "json")


def patch_of(repository: Repository, shas: list[str]) -> str:
    """Commits as ``git format-patch`` writes them.

    :param repository: the repository
    :param shas: their SHAs, the oldest first
    """
    parts = []
    for at, sha in enumerate(shas):
        made = git.commit(repository.objects, sha)
        number = f" {at + 1}/{len(shas)}" if len(shas) > 1 else ""
        subject, _, rest = made.message.partition("\n")
        diff = "".join(change.text() for change in views.changes_of(repository, sha))
        parts.append(
            f"From {sha} Mon Sep 17 00:00:00 2001\nFrom: {made.author.name} <{made.author.email}>\n"
            f"Date: {made.author.date}\nSubject: [PATCH{number}] {subject}\n\n{rest.lstrip()}---\n{diff}\n"
        )
    return "".join(parts)


@operation("repos/get-commit")
def get_commit(call: Call) -> Any:
    repository = call.repository()
    name = call.params["ref"]
    sha = commits.head_of(repository, name, unprocessable(f"No commit found for SHA: {name}"))
    match media_type(call):
        case "sha":
            return _text(call, "sha", sha)
        case "diff":
            return _text(call, "diff", "".join(each.text() for each in views.changes_of(repository, sha)))
        case "patch":
            return _text(call, "patch", patch_of(repository, [sha]))
    return views.full_commit(call, repository, sha)


@operation("repos/list-branches-for-head-commit")
def list_branches_for_head(call: Call) -> Any:
    repository, sha = call.repository(), call.params["commit_sha"]
    found = [ref for ref, held in repository.refs.items() if ref.startswith("refs/heads/") and held == sha]
    names = [ref.removeprefix("refs/heads/") for ref in sorted(found)]
    return [{**short(call, repository, name)} for name in names]


def ends_of(call: Call, repository: Repository, text: str) -> tuple[str, str]:
    """The base and the head of a comparison, as commits that the repository knows.

    :param repository: the repository
    :param text: the part of the path, such as ``main...octocat:feature``
    :raises Failure: there is no such commit
    """
    base, dots, head = text.partition("...")
    if not dots:
        raise not_found()
    return _end(call, repository, base), _end(call, repository, head)


def _end(call: Call, repository: Repository, name: str) -> str:
    home = repository
    if ":" in name:
        login, _, name = name.partition(":")
        account = call.state.account(login)
        network = repositories.network(call.world, repository)
        home_ = next((each for each in network if account is not None and each.owner == account.id), None)
        if home_ is None or not call.sees(home_):
            raise not_found()
        home = home_
    sha = commits.head_of(home, name, not_found())
    if home is not repository:
        # Forks share their objects.
        repository.objects.update(home.objects)
    return sha


def changes_between(repository: Repository, base: str, head: str) -> tuple[str, list[FileChange]]:
    """The merge base of two commits, and what the head changes compared with it.

    :raises Failure: they have no common ancestor
    """
    found = history.merge_bases(repository.objects, base, head)
    if not found:
        raise Failure(404, "No common ancestor between the commits.")
    trees = [git.commit(repository.objects, sha).tree for sha in (found[0], head)]
    return found[0], changes.between(repository.objects, *trees)


@operation("repos/compare-commits-with-basehead")
@operation("repos/compare-commits")
def compare(call: Call) -> Any:
    repository = call.repository()
    text = call.params.get("basehead") or f"{call.params['base']}...{call.params['head']}"
    base, head = ends_of(call, repository, text)
    middle, files = changes_between(repository, base, head)
    more, less = history.divergence(repository.objects, base, head)
    oldest_first = more[::-1]
    match media_type(call):
        case "diff":
            return _text(call, "diff", "".join(each.text() for each in files))
        case "patch":
            return _text(call, "patch", patch_of(repository, oldest_first))
    page = f"{page_of(call, repository)}/compare/{text}"
    statuses = {(False, False): "identical", (True, False): "ahead", (False, True): "behind"}  # retired-terms: ignore
    shown = call.page(oldest_first, lambda sha: views.commit(call, repository, sha), most=250)
    listed = shown["commits"] if isinstance(shown, dict) else shown
    return {
        "url": f"{url_of(call, repository)}/compare/{text}",
        "html_url": page,
        "permalink_url": f"{page_of(call, repository)}/compare/{base[:7]}...{head[:7]}",
        "diff_url": f"{page}.diff",
        "patch_url": f"{page}.patch",
        "base_commit": views.commit(call, repository, base),
        "merge_base_commit": views.commit(call, repository, middle),
        "status": statuses.get((bool(more), bool(less)), "diverged"),
        "ahead_by": len(more),
        "behind_by": len(less),
        "total_commits": len(more),
        "commits": listed,
        "files": [views.file(call, repository, each, head) for each in files[:300]],
    }


def shown_status(call: Call, repository: Repository, found: Status) -> dict[str, Any]:
    """A status: the schema ``status``."""
    creator = user_by_id(call, found.creator)
    return {
        "url": f"{url_of(call, repository)}/statuses/{found.sha}",
        "avatar_url": creator and creator["avatar_url"],
        "id": found.id,
        "node_id": node_id("SC", repository.id, found.id),
        "state": found.state,
        "description": found.description,
        "target_url": found.target_url,
        "context": found.context,
        "created_at": found.created_at,
        "updated_at": found.created_at,
        "creator": creator,
    }


@operation("repos/create-commit-status")
def create_status(call: Call) -> Any:
    repository, body = call.writer(), call.body
    name = call.params["sha"]
    sha = commits.head_of(repository, name, unprocessable(f"No commit found for SHA: {name}"))
    if body["state"] not in ("error", "failure", "pending", "success"):
        raise invalid("Status", "state", "invalid", value=body["state"])
    identity = call.state.next_id("status")
    repository.statuses[identity] = made = Status(
        identity,
        sha,
        body["state"],
        body.get("context") or "default",
        call.me.id,
        call.now,
        body.get("description"),
        body.get("target_url"),
    )
    return shown_status(call, repository, made)


def _statuses(repository: Repository, sha: str) -> list[Status]:
    return [each for each in reversed(repository.statuses.values()) if each.sha == sha]


@operation("repos/list-commit-statuses-for-ref", aliases=("GET /repos/{owner}/{repo}/statuses/{ref}",))
def list_statuses(call: Call) -> Any:
    repository = call.repository()
    found = _statuses(repository, commits.head_of(repository, call.params["ref"]))
    return call.page(found, lambda each: shown_status(call, repository, each))


def combined_state(found: list[Status]) -> str:
    """The state of a commit by its statuses, the newest first."""
    newest: dict[str, str] = {}
    for each in found:
        newest.setdefault(each.context, each.state)
    states = set(newest.values())
    return "failure" if states & {"failure", "error"} else "success" if states == {"success"} else "pending"


@operation("repos/get-combined-status-for-ref")
def get_combined_status(call: Call) -> Any:
    repository = call.repository()
    sha = commits.head_of(repository, call.params["ref"])
    newest: dict[str, Status] = {}
    for each in _statuses(repository, sha):
        newest.setdefault(each.context, each)
    shown = [shown_status(call, repository, each) for each in newest.values()]
    for body in shown:
        del body["creator"]
    url = f"{url_of(call, repository)}/commits/{sha}"
    return {
        "state": combined_state(_statuses(repository, sha)),
        "statuses": shown,
        "sha": sha,
        "total_count": len(shown),
        "repository": minimal(call, repository),
        "commit_url": url,
        "url": f"{url}/status",
    }
