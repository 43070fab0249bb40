"""Comments on commits (https://docs.github.com/rest/commits/comments)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits, events
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.records import CommitComment
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.issues import association, rollup, texts
from ferrohub.testing.github.views.repositories import page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository


def _shown(call: Call, repository: Repository, found: CommitComment) -> dict[str, Any]:
    """A comment on a commit: the schema ``commit-comment``."""
    url = f"{url_of(call, repository)}/comments/{found.id}"
    return {
        "url": url,
        "html_url": f"{page_of(call, repository)}/commit/{found.sha}#commitcomment-{found.id}",
        "id": found.id,
        "node_id": node_id("CC", repository.id, found.id),
        "user": user_by_id(call, found.user),
        "position": found.position,
        "line": found.line,
        "path": found.path,
        "commit_id": found.sha,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "author_association": association(call, repository, found.user),
        "body": found.body,
        **texts(call, found.body),
        "reactions": rollup(url, found.reactions),
    }


def commit_comment_of(call: Call, repository: Repository) -> CommitComment:
    """The comment of the path.

    :param repository: its repository
    :raises Failure: it does not exist
    """
    return call.item(repository.commit_comments, "comment_id")


def _sha(call: Call, repository: Repository) -> str:
    found = commits.resolve(repository, call.params["commit_sha"])
    if found is None or commits.peel(repository, found) is None:
        raise unprocessable(f"No commit found for SHA: {call.params['commit_sha']}")
    return found


def _text(call: Call) -> str:
    text = str(call.body["body"])
    if not text.strip():
        raise unprocessable("Validation Failed: body cannot be blank")
    return text


@operation("repos/list-commit-comments-for-repo")
def list_for_repository(call: Call) -> Any:
    repository = call.repository()
    return call.page(list(repository.commit_comments.values()), lambda each: _shown(call, repository, each))


@operation("repos/list-comments-for-commit")
def list_for_commit(call: Call) -> Any:
    repository = call.repository()
    sha = _sha(call, repository)
    found = [each for each in repository.commit_comments.values() if each.sha == sha]
    return call.page(found, lambda each: _shown(call, repository, each))


@operation("repos/get-commit-comment")
def get(call: Call) -> Any:
    repository = call.repository()
    return _shown(call, repository, commit_comment_of(call, repository))


@operation("repos/create-commit-comment")
def create(call: Call) -> Any:
    repository, body, me = call.repository(), call.body, call.me
    sha, text = _sha(call, repository), _text(call)
    id = call.state.next_id("commit_comment")
    place = body.get("path"), body.get("position"), body.get("line")
    repository.commit_comments[id] = made = CommitComment(id, sha, me.id, text, call.now, call.now, *place)
    return _shown(call, repository, made)


def _changed(call: Call, repository: Repository) -> CommitComment:
    """The comment of the path, which its author and those who may push may change."""
    found = commit_comment_of(call, repository)
    call.check_author(repository, found.user, "push")
    return found


@operation("repos/update-commit-comment")
def update(call: Call) -> Any:
    repository = call.repository()
    found = _changed(call, repository)
    found.body, found.updated_at = _text(call), call.now
    return _shown(call, repository, found)


@operation("repos/delete-commit-comment")
def delete(call: Call) -> None:
    repository = call.repository()
    del repository.commit_comments[_changed(call, repository).id]


events.register("commit_comment", "comment", {"created": "repos/create-commit-comment"})
