"""The files of workflows, which a token may change only with a permission or a scope of their own.

See https://docs.github.com/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps and
https://docs.github.com/rest/authentication/permissions-required-for-github-apps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.testing.github import permissions
from ferrohub.testing.github.failures import Failure, not_found
from ferrohub.testing.github.git import objects as git

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository, Token

_FOLDER = ".github/workflows"
#: What a token needs in addition.
_NEEDED: permissions.Needed = ({"workflows": "write"},)
#: The operations that name one file, and so refuse as they do without access.
_OF_A_FILE = ("repos/create-or-update-file-contents", "repos/delete-file")


def check(call: Call, repository: Repository, old: str | None, new: str) -> None:
    """Check that the token may change what a branch gets.

    :param repository: the repository
    :param old: the SHA of the commit that the branch has; None for a new branch
    :param new: the SHA of the commit that it gets
    :raises Failure: workflows change, and the token may not change them
    """
    token = call.token
    found = [] if token is None else _changed(call, repository, old, new)
    if token is None or not found:
        return
    # What an App would need is recorded for a classic token, too.
    call.needed = permissions.together(call.needed, _NEEDED)
    is_file = call.route.id in _OF_A_FILE
    if token.kind in permissions.KINDS:
        call.more_headers |= permissions.header_of(call.needed)
        if permissions.includes(token.permissions, _NEEDED[0]):
            return
        problem = permissions.refused(token) if is_file else _refused(token, found[0])
    else:
        found = _unknown(repository, new, found)
        if not found or call.has_scope("workflow"):
            return
        problem = not_found() if is_file else _refused(token, found[0])
    raise problem


def _refused(token: Token, path: str) -> Failure:
    whom, what = _NAMES.get(token.kind, _NAMES["classic"])
    return Failure(403, f"refusing to allow {whom} to create or update workflow `{path}` without {what}")


_NAMES = {
    "classic": ("a Personal Access Token", "`workflow` scope"),
    "oauth": ("an OAuth App", "`workflow` scope"),
    "fine-grained": ("a Personal Access Token", "`workflows` permission"),
    "installation": ("a GitHub App", "`workflows` permission"),
    "user": ("a GitHub App", "`workflows` permission"),
}


def _changed(call: Call, repository: Repository, old: str | None, new: str) -> list[str]:
    """The paths of the workflows that are new, that have another content, or that the request deletes."""
    before, after = _workflows(repository, old), _workflows(repository, new)
    found = [path for path, sha in after.items() if before.get(path) != sha]
    if call.route.id == "repos/delete-file":
        found += [path for path in before if path not in after]
    return _unknown(repository, new, found) if old is None else found


def _unknown(repository: Repository, new: str, paths: list[str]) -> list[str]:
    """The paths among these whose content no branch has there: only those need more of a new branch, and of classic
    tokens.
    """
    after = _workflows(repository, new)
    heads = {sha for ref, sha in repository.refs.items() if ref.startswith("refs/heads/")}
    others = [_workflows(repository, sha) for sha in heads]
    return [path for path in paths if path not in after or not any(each.get(path) == after[path] for each in others)]


def _workflows(repository: Repository, commit: str | None) -> dict[str, str]:
    """The SHAs of the contents of the workflows of a commit, by path."""
    if commit is None:
        return {}
    objects = repository.objects
    folder = git.at_path(objects, git.commit(objects, commit).tree, _FOLDER)
    if folder is None or folder.type != "tree":
        return {}
    found = git.entries(objects, folder.sha).items()
    return {f"{_FOLDER}/{name}": entry.sha for name, entry in found if entry.type == "blob"}
