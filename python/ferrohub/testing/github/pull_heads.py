"""The heads of pull requests, which follow what is pushed to their branches, also in forks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub.testing.github.records import Account, Pull, Repository, State


def from_branch(state: State, home: Repository, branch: str) -> Iterator[tuple[Repository, Pull]]:
    """The open pull requests whose head is a branch, with their repositories.

    :param state: the state
    :param home: the repository of the branch
    :param branch: name of the branch
    """
    for repository in state.repositories.values():
        for pull in repository.pulls.values():
            is_open = repository.issues[pull.number].state == "open"
            if (pull.head, pull.head_repository) == (branch, home.id) and is_open:
                yield repository, pull


def refresh(state: State, repository: Repository, pull: Pull) -> None:
    """Take over what was pushed to the branches of an open pull request.

    :param state: the state
    :param repository: its repository
    :param pull: the pull request
    """
    if repository.issues[pull.number].state != "open":
        return
    home = state.repositories.get(pull.head_repository or 0)
    head = home.refs.get(f"refs/heads/{pull.head}") if home is not None else None
    if home is not None and head is not None and head != pull.head_sha:
        if home is not repository:
            repository.objects.update(home.objects)
        pull.head_sha = head
        repository.refs[f"refs/pull/{pull.number}/head"] = head
    pull.base_sha = repository.refs.get(f"refs/heads/{pull.base}", pull.base_sha)


def pushed(state: State, home: Repository, branch: str, user: Account) -> None:
    """Let the pull requests from a branch follow a push.

    :param state: the state
    :param home: the repository of the branch
    :param branch: name of the branch
    :param user: who pushed
    """
    for repository, pull in from_branch(state, home, branch):
        refresh(state, repository, pull)
        pull.pushed_by = user.id
