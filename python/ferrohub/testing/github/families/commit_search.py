"""Searches of commits, those of default branches (https://docs.github.com/rest/search/search#search-commits), and of
topics that repositories have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.families.search import Query, compare, results_page
from ferrohub.testing.github.git import history, objects as git
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import git as git_views, repositories as views

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

    Found = tuple[Repository, str, git.Commit]

_PEOPLE = ("author", "committer")
_QUALIFIERS = {"repo", "org", "user", "is", "hash", "parent", "tree", "merge"}
_QUALIFIERS |= {f"{who}{part}" for who in _PEOPLE for part in ("", "-name", "-email", "-date")}


def _tests(call: Call, repository: Repository, sha: str, found: git.Commit) -> dict[str, Callable[[str], bool]]:
    owner = call.state.accounts[repository.owner].login.lower()
    tests: dict[str, Callable[[str], bool]] = {
        "repo": lambda value: value.lower() == call.state.full_name(repository).lower(),
        "org": lambda value: value.lower() == owner,
        "user": lambda value: value.lower() == owner,
        "is": lambda value: {"public": not repository.private, "private": repository.private}.get(value, False),
        "hash": lambda value: sha.startswith(value),
        "parent": lambda value: any(each.startswith(value) for each in found.parents),
        "tree": lambda value: found.tree.startswith(value),
        "merge": lambda value: (value == "true") == (len(found.parents) > 1),
    }
    for who in _PEOPLE:
        tests |= _tests_of_person(call, who, getattr(found, who))
    return tests


def _tests_of_person(call: Call, who: str, person: git.Person) -> dict[str, Callable[[str], bool]]:
    account = git_views.account_of(call, person)
    login = None if account is None else account.login.lower()
    return {
        who: lambda value: login == (call.me.login.lower() if value == "@me" else value.lower()),
        f"{who}-name": lambda value: value.lower() in person.name.lower(),
        f"{who}-email": lambda value: value.lower() == person.email.lower(),
        f"{who}-date": lambda value: compare(person.date, value),
    }


@operation("search/commits")
def search_commits(call: Call) -> Any:
    query = Query(call, _QUALIFIERS)
    found: list[Found] = []
    for repository in call.state.repositories.values():
        tip = repository.refs.get(f"refs/heads/{repository.default_branch}")
        if tip is None or repository.parent is not None or not call.sees(repository):
            continue
        for sha in history.log(repository.objects, tip):
            each = git.commit(repository.objects, sha)
            is_indexed = call.world.is_indexed(each.committer.date)
            if is_indexed and query.fits([each.message], _tests(call, repository, sha, each)):
                found.append((repository, sha, each))
    who = call.query.get("sort", "").removesuffix("-date")
    if who in _PEOPLE:
        is_descending = call.query.get("order", "desc") != "asc"
        found.sort(key=lambda each: getattr(each[2], who).date, reverse=is_descending)

    def shown(each: Found) -> dict[str, Any]:
        return {**git_views.commit(call, each[0], each[1]), "repository": views.minimal(call, each[0])}

    return results_page(call, found, shown)


@operation("search/topics", partly="Topics are those of repositories; nothing describes or features them.")
def search_topics(call: Call) -> Any:
    query = Query(call, {"repositories"})
    homes: dict[str, list[Repository]] = {}
    for repository in call.state.repositories.values():
        for name in repository.topics if call.sees(repository) else ():
            homes.setdefault(name, []).append(repository)
    tests = {name: {"repositories": _count_test(len(held))} for name, held in homes.items()}
    found = sorted(name for name in homes if query.fits([name], tests[name]))
    return results_page(call, found, lambda name: _topic(name, homes[name]))


def _count_test(count: int) -> Callable[[str], bool]:
    return lambda value: compare(count, value)


def _topic(name: str, homes: list[Repository]) -> dict[str, Any]:
    """A topic of repositories: the schema ``topic-search-result-item``."""
    nothing = dict.fromkeys(("display_name", "short_description", "description", "created_by", "released"))
    created = min(each.created_at for each in homes)
    times = {"created_at": created, "updated_at": created}
    return {"name": name, **nothing, **times, "featured": False, "curated": False, "repository_count": len(homes)}
