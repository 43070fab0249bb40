"""Merges of branches: the merge commit, the squashed commit, and the rebased commits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.testing.github.git import history, merge, objects as git
from ferrohub.testing.github.repositories import person_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.git.merge import Merged
    from ferrohub.testing.github.git.objects import Objects
    from ferrohub.testing.github.records import Repository


def tree_of_merge(objects: Objects, base: str, head: str) -> Merged:
    """The tree of a merge of two commits.

    :param objects: where they are stored, and where the tree is stored
    :param base: SHA of the commit that is merged into
    :param head: SHA of the commit that is merged
    """
    found = history.merge_bases(objects, base, head)
    ancestor = git.commit(objects, found[0]).tree if found else git.EMPTY_TREE
    # Several best common ancestors are merged with each other first, as git does.
    for other in found[1:]:
        common = _common_tree(objects, found[0], other)
        both = merge.merge_trees(objects, common, ancestor, git.commit(objects, other).tree)
        ancestor = both.tree or ancestor
    return merge.merge_trees(objects, ancestor, git.commit(objects, base).tree, git.commit(objects, head).tree)


def _common_tree(objects: Objects, one: str, other: str) -> str:
    found = history.merge_bases(objects, one, other)
    return git.commit(objects, found[0]).tree if found else git.EMPTY_TREE


def merge_commit(call: Call, repository: Repository, base: str, head: str, message: str) -> str | None:
    """Store a merge commit.

    :param repository: the repository
    :param base: SHA of the commit that is merged into
    :param head: SHA of the commit that is merged
    :param message: the message
    :returns: the SHA of the commit; None if there are conflicts
    """
    return _commit_of_merge(call, repository, base, head, message, (base, head))


def squash_commit(call: Call, repository: Repository, base: str, head: str, message: str) -> str | None:
    """Store one commit with all changes of a branch.

    :param repository: the repository
    :param base: SHA of the commit that is merged into
    :param head: SHA of the commit that is merged
    :param message: the message
    :returns: the SHA of the commit; None if there are conflicts
    """
    return _commit_of_merge(call, repository, base, head, message, (base,))


def _commit_of_merge(
    call: Call, repository: Repository, base: str, head: str, message: str, parents: tuple[str, ...]
) -> str | None:
    """Store a commit of the merged tree with these parents; None if there are conflicts."""
    merged = tree_of_merge(repository.objects, base, head)
    if merged.tree is None:
        return None
    person = person_of(call.world, call.me)
    return git.add_commit(repository.objects, git.Commit(merged.tree, parents, person, person, message))


def rebased_commits(call: Call, repository: Repository, base: str, head: str) -> str | None:
    """Store the commits of a branch on top of another one.

    :param repository: the repository
    :param base: SHA of the commit that is merged into
    :param head: SHA of the commit that is merged
    :returns: the SHA of the last commit; None if there are conflicts
    """
    objects, onto = repository.objects, base
    person = person_of(call.world, call.me)
    for sha in reversed(list(history.log(objects, head, [base]))):
        found = git.commit(objects, sha)
        if len(found.parents) > 1:
            continue
        before = git.commit(objects, found.parents[0]).tree if found.parents else git.EMPTY_TREE
        merged = merge.merge_trees(objects, before, git.commit(objects, onto).tree, found.tree)
        if merged.tree is None:
            return None
        onto = git.add_commit(objects, git.Commit(merged.tree, (onto,), found.author, person, found.message))
    return onto
