"""Repositories: their creation, forks, names and references."""

from __future__ import annotations

import copy
import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.git import objects as git
from ferrohub.testing.github.records import Label, Repository

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ferrohub.testing.github.records import Account
    from ferrohub.testing.github.world import World

#: The labels of a new repository (https://docs.github.com/issues/using-labels-and-milestones-to-track-work).
DEFAULT_LABELS = (
    ("bug", "d73a4a", "Something isn't working"),
    ("documentation", "0075ca", "Improvements or additions to documentation"),
    ("duplicate", "cfd3d7", "This issue or pull request already exists"),
    ("enhancement", "a2eeef", "New feature or request"),
    ("good first issue", "7057ff", "Good for newcomers"),
    ("help wanted", "008672", "Extra attention is needed"),
    ("invalid", "e4e669", "This doesn't seem right"),
    ("question", "d876e3", "Further information is requested"),
    ("wontfix", "ffffff", "This will not be worked on"),
)
_NAME = re.compile(r"[\w.-]{1,100}", re.ASCII)


def create(
    world: World,
    owner: Account,
    name: str,
    creator: Account,
    files: Mapping[str, str | bytes] | None,
    **members: Any,
) -> Repository:
    """Create a repository, with one commit if it has files.

    :param owner: its owner
    :param name: its name
    :param creator: who creates it
    :param files: its files by path
    :param members: further members of the record
    :raises ValueError: the owner has one with this name, or the name is not possible
    """
    state = world.state
    if not _NAME.fullmatch(name) or name in (".", ".."):
        raise ValueError(f"name must have letters, digits, '.', '-' and '_', not {name!r}")
    if state.repository(f"{owner.login}/{name}") is not None:
        raise ValueError(f"there is a repository {owner.login}/{name} already")
    now = world.clock.text()
    made = Repository(state.next_id("repository"), owner.id, name, creator.id, now, now, now, **members)
    state.repositories[made.id] = made
    full_name = f"{owner.login}/{name}".lower()
    state.names[full_name] = made.id
    state.moved.pop(full_name, None)
    for label, color, description in DEFAULT_LABELS:
        identity = state.next_id("label")
        made.labels[identity] = Label(identity, label, color, description, default=True)
    if owner.type == "Organization" and creator.type == "User" and owner.members.get(creator.id) != "admin":
        made.collaborators[creator.id] = "admin"
    if files:
        commit_files(world, made, made.default_branch, files, "Initial commit", creator)
    return made


def commit_files(
    world: World,
    repository: Repository,
    branch: str,
    files: Mapping[str, str | bytes | None],
    message: str,
    author: Account,
) -> str:
    """Commit files to a branch, which is created if it is missing.

    :param repository: the repository
    :param branch: name of the branch
    :param files: the contents by path; None deletes a file
    :param message: the message
    :param author: who commits
    :returns: the SHA of the commit
    """
    objects = repository.objects
    ref = f"refs/heads/{branch}"
    start = repository.refs.get(ref) or repository.refs.get(f"refs/heads/{repository.default_branch}")
    tree = git.commit(objects, start).tree if start else git.EMPTY_TREE
    for path, content in files.items():
        entry = None
        if content is not None:
            blob = git.add(objects, "blob", content.encode() if isinstance(content, str) else content)
            entry = git.Entry("100644", blob)
        tree = git.changed(objects, tree, path, entry)
    if tree == git.EMPTY_TREE:
        git.add_tree(objects, {})
    person = person_of(world, author)
    made = git.Commit(tree, (start,) if start else (), person, person, message)
    repository.refs[ref] = git.add_commit(objects, made)
    repository.pushed_at = world.clock.text()
    return repository.refs[ref]


def person_of(world: World, account: Account) -> git.Person:
    """An account as the author of a commit that is made now.

    :param account: the account
    """
    return git.Person(account.name or account.login, email_of(account), world.clock.text())


def email_of(account: Account) -> str:
    """The address in the commits of an account.

    :param account: the account
    """
    return account.email or f"{account.id}+{account.login}@users.noreply.github.com"


def rename(world: World, repository: Repository, owner: Account, name: str) -> None:
    """Rename or transfer a repository; its old name leads to it from now on.

    :param repository: the repository
    :param owner: its new owner
    :param name: its new name
    """
    state = world.state
    old, new = state.full_name(repository).lower(), f"{owner.login}/{name}".lower()
    if old != new:
        del state.names[old]
        state.moved[old] = repository.id
    repository.owner, repository.name = owner.id, name
    state.names[new] = repository.id
    state.moved.pop(new, None)


def delete(world: World, repository: Repository) -> None:
    """Delete a repository.

    :param repository: the repository
    """
    state = world.state
    del state.repositories[repository.id], state.names[state.full_name(repository).lower()]
    for account in state.accounts.values():
        account.starred.pop(repository.id, None)
        account.watched.pop(repository.id, None)
        account.threads = {id: each for id, each in account.threads.items() if each.repository != repository.id}
    for team in state.teams.values():
        team.repositories.pop(repository.id, None)
    state.codespaces = {name: each for name, each in state.codespaces.items() if each.repository != repository.id}
    for project in state.projects.values():
        project.items = {id: each for id, each in project.items.items() if each.repository != repository.id}
    for other in state.repositories.values():
        if other.parent == repository.id:
            other.parent = repository.parent


def fork(world: World, repository: Repository, owner: Account, name: str, *, default_only: bool) -> Repository:
    """Fork a repository.

    :param repository: the repository
    :param owner: who gets the fork
    :param name: name of the fork
    :param default_only: whether the fork has only the default branch
    """
    made = create(world, owner, name, owner, None, private=repository.private)
    made.parent, made.default_branch = repository.id, repository.default_branch
    made.description, made.pushed_at = repository.description, repository.pushed_at
    made.objects = copy.copy(repository.objects)
    kept = f"refs/heads/{repository.default_branch}"
    made.refs = {
        ref: sha
        for ref, sha in repository.refs.items()
        if not ref.startswith("refs/pull/") and (not default_only or ref == kept)
    }
    made.has_issues = False
    return made


def copy_files(world: World, template: Repository, made: Repository, author: Account, *, all_branches: bool) -> None:
    """Give a new repository the files of a template, each branch as one commit without a history.

    :param template: the template
    :param made: the repository
    :param author: who creates it
    :param all_branches: whether it gets all branches, not only the default one
    """
    for ref, sha in template.refs.items():
        if ref == f"refs/heads/{template.default_branch}" or (all_branches and ref.startswith("refs/heads/")):
            tree, person = git.commit(template.objects, sha).tree, person_of(world, author)
            # Other objects, such as earlier commits, stay hidden.
            needed = {tree, *(entry.sha for _, entry in git.walk(template.objects, tree))}
            made.objects |= {each: template.objects[each] for each in needed if each in template.objects}
            commit = git.Commit(tree, (), person, person, "Initial commit")
            made.refs[ref] = git.add_commit(made.objects, commit)


def watchers(world: World, repository: Repository) -> list[Account]:
    """The users that watch a repository.

    :param repository: the repository
    """
    found = [each for each in world.state.accounts.values() if repository.id in each.watched]
    return [each for each in found if not each.watched[repository.id].ignored]


def network(world: World, repository: Repository) -> list[Repository]:
    """The repositories that share a history by forks, the repository among them.

    :param repository: the repository
    """
    root = source(world, repository)
    return [other for other in world.state.repositories.values() if source(world, other) is root]


def source(world: World, repository: Repository) -> Repository:
    """The repository that all forks come from; the repository itself if it is no fork.

    :param repository: the repository
    """
    while repository.parent is not None and repository.parent in world.state.repositories:
        repository = world.state.repositories[repository.parent]
    return repository
