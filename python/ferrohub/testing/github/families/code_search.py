"""Searches of code, in the files of default branches (https://docs.github.com/rest/search/search#search-code)."""

from __future__ import annotations

import posixpath
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.families.search import Query, compare, results_page
from ferrohub.testing.github.git import objects as git
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import repositories as views
from ferrohub.testing.github.views.git import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: Larger files are not searched.
_LARGEST = 384 * 1024
_QUALIFIERS = {"repo", "org", "user", "in", "path", "filename", "extension", "size", "fork"}


def _files(repository: Repository, tip: str) -> Iterator[tuple[str, str, bytes]]:
    """The paths, SHAs and contents of the files that are searched."""
    for path, entry in git.files(repository.objects, git.commit(repository.objects, tip).tree).items():
        content = repository.objects[entry.sha][1] if entry.type == "blob" else b"\0"
        if len(content) <= _LARGEST and b"\0" not in content:
            yield path, entry.sha, content


def _tests(call: Call, repository: Repository, path: str, content: bytes) -> dict[str, Callable[[str], bool]]:
    owner = call.state.accounts[repository.owner].login.lower()
    folder, name = posixpath.split(path)
    return {
        "repo": lambda value: value.lower() == call.state.full_name(repository).lower(),
        "org": lambda value: value.lower() == owner,
        "user": lambda value: value.lower() == owner,
        "path": lambda value: f"/{folder}/".startswith(f"/{value.strip('/')}/") if value != "/" else not folder,
        "filename": lambda value: value.lower() in name.lower(),
        "extension": lambda value: name.lower().endswith(f".{value.lower().lstrip('.')}"),
        "size": lambda value: compare(len(content), value),
        "fork": lambda value: value == "true" or (value == "only") == (repository.parent is not None),
    }


def _is_searched(call: Call, repository: Repository, query: Query) -> bool:
    """Whether the files of a repository are searched: those of a fork only if the query names forks and it has more
    stars than its parent.
    """
    if repository.parent is None:
        return True
    parent = call.state.repositories.get(repository.parent)
    stars, others = (
        0 if each is None else views.minimal(call, each)["stargazers_count"] for each in (repository, parent)
    )
    return any(name == "fork" for _, name, _ in query.qualifiers) and stars > others


def _shown(call: Call, repository: Repository, tip: str, path: str, sha: str) -> dict[str, Any]:
    """The schema ``code-search-result-item``."""
    base = f"{call.links.api}/repositories/{repository.id}"
    return {
        "name": posixpath.basename(path),
        "path": path,
        "sha": sha,
        "url": f"{base}/contents/{quoted(path)}?ref={tip}",
        "git_url": f"{base}/git/blobs/{sha}",
        "html_url": f"{views.page_of(call, repository)}/blob/{tip}/{quoted(path)}",
        "repository": views.minimal(call, repository),
    }


@operation("search/code")
def search_code(call: Call) -> Any:
    _ = call.me  # anonymous searches are refused
    query = Query(call, _QUALIFIERS)
    # Paths are searched only where the query names them.
    has_place = any(name == "in" for _, name, _ in query.qualifiers)
    found: list[tuple[Repository, str, str, str]] = []
    for repository in call.state.repositories.values():
        tip = repository.refs.get(f"refs/heads/{repository.default_branch}")
        if tip is None or not call.sees(repository) or not call.world.is_indexed(repository.created_at):
            continue
        if not _is_searched(call, repository, query):
            continue
        for path, sha, content in _files(repository, tip):
            texts = {"file": content.decode("utf-8", "replace")} | ({"path": path} if has_place else {})
            if query.fits(query.texts(texts), _tests(call, repository, path, content)):
                found.append((repository, tip, path, sha))
    return results_page(call, found, lambda each: _shown(call, *each))
