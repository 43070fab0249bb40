"""Operations as functions, without a client.

Each makes an anonymous client that goes where ``GITHUB_API_URL`` says (as on GitHub's own runners), else to GitHub, and
calls the operation of the same name. Anonymous requests share a small quota: all but :func:`login`,
:func:`enterprise_login`, :func:`authorize`, :func:`organization`, :func:`rate_limit`, :func:`repository` and
:func:`user` are deprecated in favour of a client.
"""

from __future__ import annotations

import os
import warnings

from ferrohub._core import Client, authorize, enterprise_login, login

#: That of ``typing``, whose import takes longer than that of this package.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, Concatenate, ParamSpec, TypeVar

    from ferrohub._core import (
        Event,
        Gist,
        GitHubCore,
        Issue,
        Listing,
        Organization,
        ShortGist,
        ShortRepository,
        ShortUser,
    )

    _P = ParamSpec("_P")
    _R = TypeVar("_R")

__all__ = [
    "all_events",
    "all_repositories",
    "all_users",
    "authorize",
    "create_gist",
    "emojis",
    "enterprise_login",
    "followed_by",
    "followers_of",
    "gist",
    "gists_by",
    "gitignore_template",
    "gitignore_templates",
    "issue",
    "issues_on",
    "login",
    "markdown",
    "mascot",
    "octocat",
    "organization",
    "organizations_with",
    "public_gists",
    "pull_request",
    "rate_limit",
    "repositories_by",
    "repository",
    "search_code",
    "search_issues",
    "search_repositories",
    "search_users",
    "starred_by",
    "subscriptions_for",
    "user",
    "zen",
]


def _anonymous() -> Client:
    return Client(base_url=os.environ.get("GITHUB_API_URL") or None)


def _function(operation: Callable[Concatenate[Client, _P], _R]) -> Callable[_P, _R]:
    """The operation as a function, with its parameters and its docstring."""

    def function(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        return operation(_anonymous(), *args, **kwargs)

    # `inspect.signature` shows that of the operation as a method, which is without `self`.
    return _like(function, operation.__get__(Client))


def _deprecated(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """The function with a warning that points to its caller."""
    name = function.__name__

    def warned(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        text = f"ferrohub.{name}() is deprecated: use ferrohub.Client().{name}()"
        warnings.warn(text, DeprecationWarning, stacklevel=2)
        return function(*args, **kwargs)

    _like(warned, function)
    summary, gap, rest = (function.__doc__ or "").partition("\n\n")
    warned.__doc__ = f"{summary}\n\nDeprecated: use ``ferrohub.Client().{name}()``.{gap}{rest}"
    return warned


def _like(function: Callable[_P, _R], wrapped: Any) -> Callable[_P, _R]:
    """What ``functools.wraps`` does, whose import takes as long as that of this package."""
    function.__name__ = function.__qualname__ = wrapped.__name__
    function.__doc__ = wrapped.__doc__
    vars(function)["__wrapped__"] = wrapped
    return function


def organization(name: GitHubCore | str) -> Organization:
    """Fetch an organization by its login.

    :param name: login of the organization
    """
    return _anonymous().organization(name)


rate_limit = _function(Client.rate_limit)
repository = _function(Client.repository)
user = _function(Client.user)


@_deprecated
def create_gist(description: str, files: Mapping[str, Any]) -> Gist | None:
    """Make a public gist. It takes a credential, so this raises :class:`AuthenticationFailed` at once.

    :param description: what the gist is
    :param files: the files: names with ``{"content": ...}``
    """
    return _anonymous().create_gist(description, files)


@_deprecated
def issue(owner: GitHubCore | str, repository: GitHubCore | str, number: GitHubCore | int | str) -> Issue:
    """Fetch an issue by the owner and the name of the repository, and its number there.

    :param owner: login of the owner
    :param repository: name of the repository
    :param number: number of the issue in it
    """
    return _anonymous().issue(owner, repository, number)


@_deprecated
def all_events(number: int = -1, etag: str | None = None) -> Listing[Event]:
    """List the public events; ``number`` and ``etag`` as for the operation."""
    return _anonymous().all_events(number, etag)


@_deprecated
def all_repositories(number: int = -1, etag: str | None = None) -> Listing[ShortRepository]:
    """List the public repositories in the order they were made; ``number`` and ``etag`` as for the operation."""
    return _anonymous().all_repositories(number, etag=etag)


@_deprecated
def all_users(number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
    """List the users in the order they signed up; ``number`` and ``etag`` as for the operation."""
    return _anonymous().all_users(number, etag)


@_deprecated
def public_gists(number: int = -1, etag: str | None = None) -> Listing[ShortGist]:
    """List all public gists, latest change first; ``number`` and ``etag`` as for the operation."""
    return _anonymous().public_gists(number, etag)


@_deprecated
def starred_by(username: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[ShortRepository]:
    """List the repositories that a user starred; ``number`` and ``etag`` as for the operation."""
    return _anonymous().starred_by(username, number=number, etag=etag)


emojis = _deprecated(_function(Client.emojis))
followed_by = _deprecated(_function(Client.followed_by))
followers_of = _deprecated(_function(Client.followers_of))
gist = _deprecated(_function(Client.gist))
gists_by = _deprecated(_function(Client.gists_by))
gitignore_template = _deprecated(_function(Client.gitignore_template))
gitignore_templates = _deprecated(_function(Client.gitignore_templates))
issues_on = _deprecated(_function(Client.issues_on))
markdown = _deprecated(_function(Client.markdown))
mascot = _deprecated(_function(Client.mascot))
octocat = _deprecated(_function(Client.octocat))
organizations_with = _deprecated(_function(Client.organizations_with))
pull_request = _deprecated(_function(Client.pull_request))
repositories_by = _deprecated(_function(Client.repositories_by))
search_code = _deprecated(_function(Client.search_code))
search_issues = _deprecated(_function(Client.search_issues))
search_repositories = _deprecated(_function(Client.search_repositories))
search_users = _deprecated(_function(Client.search_users))
subscriptions_for = _deprecated(_function(Client.subscriptions_for))
zen = _deprecated(_function(Client.zen))
