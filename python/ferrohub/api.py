"""Operations as functions, without a client.

Each makes an anonymous client that goes where ``GITHUB_API_URL`` says (as on GitHub's own runners), else to GitHub, and
calls the operation of the same name. Anonymous requests share a small quota: all but :func:`login`,
:func:`enterprise_login`, :func:`authorize`, :func:`organization`, :func:`rate_limit`, :func:`repository` and
:func:`user` are deprecated in favour of a client.
"""

from __future__ import annotations

import functools
import os
import warnings
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

all_events = function("all_events", deprecated=True)
all_repositories = function("all_repositories", deprecated=True)
all_users = function("all_users", deprecated=True)
create_gist = function("create_gist", deprecated=True)
followed_by = function("followed_by", deprecated=True)
followers_of = function("followers_of", deprecated=True)
gist = function("gist", deprecated=True)
gists_by = function("gists_by", deprecated=True)
gitignore_template = function("gitignore_template", deprecated=True)
gitignore_templates = function("gitignore_templates", deprecated=True)
issue = function("issue", deprecated=True)
issues_on = function("issues_on", deprecated=True)
markdown = function("markdown", deprecated=True)
mascot = function("mascot", deprecated=True)
organization = function("organization", deprecated=False)
organizations_with = function("organizations_with", deprecated=True)
public_gists = function("public_gists", deprecated=True)
pull_request = function("pull_request", deprecated=True)
rate_limit = function("rate_limit", deprecated=False)
repositories_by = function("repositories_by", deprecated=True)
repository = function("repository", deprecated=False)
search_code = function("search_code", deprecated=True)
search_issues = function("search_issues", deprecated=True)
search_repositories = function("search_repositories", deprecated=True)
search_users = function("search_users", deprecated=True)
starred_by = function("starred_by", deprecated=True)
subscriptions_for = function("subscriptions_for", deprecated=True)
user = function("user", deprecated=False)
zen = function("zen", deprecated=True)
octocat = mascot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from datetime import date, datetime
    from typing import Literal

    from ferrohub._core import (
        Authorization,
        CodeSearchResult,
        Event,
        Gist,
        GitHubCore,
        Issue,
        IssueSearchResult,
        Listing,
        Organization,
        PullRequest,
        Repository,
        RepositorySearchResult,
        SearchListing,
        ShortGist,
        ShortIssue,
        ShortOrganization,
        ShortRepository,
        ShortUser,
        User,
        UserSearchResult,
    )

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

P = ParamSpec("P")
R = TypeVar("R")


def _base_url() -> str | None:
    return os.environ.get("GITHUB_API_URL") or None


def _anonymous() -> Client:
    return Client(base_url=_base_url())


def _deprecated(function: Callable[P, R]) -> Callable[P, R]:
    name = function.__name__

    @functools.wraps(function)
    def warned(*args: P.args, **kwargs: P.kwargs) -> R:
        text = f"ferrohub.{name}() is deprecated: use ferrohub.Client().{name}()"
        warnings.warn(text, DeprecationWarning, stacklevel=2)
        return function(*args, **kwargs)

    return warned


def login(
    username: str | None = None,
    password: str | None = None,
    token: str | None = None,
    two_factor_callback: Callable[[], str] | None = None,
) -> Client | None:
    """Make a client that is signed in. No request is made.

    :param username: login, with ``password`` or ``token``
    :param password: password, with ``username``
    :param token: personal or OAuth token
    :param two_factor_callback: gives the one-time password when the service requires one
    :returns: the client, or None when there is neither a token nor a username with a password
    """
    if not (username and password) and not token:
        return None
    client = _anonymous()
    client.login(username, password, token, two_factor_callback)
    return client


def enterprise_login(
    username: str | None = None,
    password: str | None = None,
    token: str | None = None,
    url: str | None = None,
    two_factor_callback: Callable[[], str] | None = None,
) -> ClientEnterprise | None:
    """Make a client of an Enterprise Server that is signed in. No request is made.

    :param username: login, with ``password`` or ``token``
    :param password: password, with ``username``
    :param token: personal or OAuth token
    :param url: address of the installation
    :param two_factor_callback: gives the one-time password when the service requires one
    :returns: the client, or None when there is neither a token nor a username with a password
    :raises ValueError: no address is given
    """
    if not url:
        raise ValueError("url must be the address of the installation")
    if not (username and password) and not token:
        return None
    client = ClientEnterprise(url)
    client.login(username, password, token, two_factor_callback)
    return client


def authorize(
    username: str,
    password: str,
    scopes: Iterable[str],
    note: str = "",
    note_url: str = "",
    client_id: str = "",
    client_secret: str = "",
    two_factor_callback: Callable[[], str] | None = None,
    client: Client | None = None,
) -> Authorization:
    """Make a token for a user, from name and password. Only Enterprise Servers still offer this.

    :param username: login
    :param password: password
    :param scopes: names of the areas that the token opens, as ``["user", "gist"]``
    :param note: what it is for
    :param note_url: address that tells more
    :param client_id: client id of an OAuth application, 20 characters
    :param client_secret: client secret of the application, 40 characters
    :param two_factor_callback: gives the one-time password when the service requires one
    :param client: a client to use, such as that of an Enterprise Server, in place of an anonymous one
    """
    client = client or _anonymous()
    client.session.two_factor_auth_callback(two_factor_callback)
    return client.authorize(username, password, scopes, note, note_url, client_id, client_secret)


@_deprecated
def emojis() -> dict[str, Any]:
    """Fetch the emojis that can be written between colons: addresses of their pictures by name."""
    return _anonymous().emojis()


@_deprecated
def gist(id_num: GitHubCore | int | str) -> Gist:
    """Fetch a gist.

    :param id_num: identifier of the gist
    """
    return _anonymous().gist(id_num)


@_deprecated
def create_gist(description: str, files: Mapping[str, Any]) -> Gist | None:
    """Make a public gist. It takes a credential, so this raises :class:`AuthenticationFailed` at once.

    :param description: what it is
    :param files: mappings with the key ``content``, by name of the file
    """
    return _anonymous().create_gist(description, files)


@_deprecated
def gitignore_template(language: str) -> str:
    """Fetch a template of a ``.gitignore`` file.

    :param language: name of the template; case matters
    """
    return _anonymous().gitignore_template(language)


@_deprecated
def gitignore_templates() -> list[Any]:
    """List the names of the templates of ``.gitignore`` files."""
    return _anonymous().gitignore_templates()


@_deprecated
def issue(owner: str, repository: str, number: int | str) -> Issue:
    """Fetch an issue.

    :param owner: login of the owner of the repository
    :param repository: name of the repository
    :param number: number of the issue within the repository
    """
    return _anonymous().issue(owner, repository, number)


@_deprecated
def issues_on(
    username: str,
    repository: str,
    milestone: GitHubCore | int | str | None = None,
    state: Literal["open", "closed", "all"] | None = None,
    assignee: GitHubCore | str | None = None,
    mentioned: GitHubCore | str | None = None,
    labels: str | None = None,
    sort: Literal["created", "updated", "comments"] | None = None,
    direction: Literal["asc", "desc"] | None = None,
    since: datetime | date | str | None = None,
    number: int = -1,
    etag: str | None = None,
) -> Listing[ShortIssue]:
    """List the issues of a repository, pull requests among them.

    :param username: login of the owner of the repository
    :param repository: name of the repository
    :param milestone: number of a milestone, "*" for any, "none" for issues without
    :param state: "open" (the service's default), "closed" or "all"
    :param assignee: login, "*" for anybody, "none" for issues without
    :param mentioned: login of somebody who is mentioned
    :param labels: names of labels, separated by commas; an issue must have them all
    :param sort: "created" (the service's default), "updated" or "comments"
    :param direction: "asc" or "desc" (the service's default)
    :param since: only issues changed at this time or later
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().issues_on(
        username, repository, milestone, state, assignee, mentioned, labels, sort, direction, since, number, etag
    )


@_deprecated
def all_repositories(number: int = -1, etag: str | None = None) -> Listing[ShortRepository]:
    """List the public repositories in the order they were made.

    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().all_repositories(number=number, etag=etag)


@_deprecated
def all_users(number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
    """List the users in the order they signed up.

    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().all_users(number=number, etag=etag)


@_deprecated
def all_events(number: int = -1, etag: str | None = None) -> Listing[Event]:
    """List the public events.

    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().all_events(number=number, etag=etag)


@_deprecated
def followers_of(username: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
    """List those who follow a user.

    :param username: login of the user
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().followers_of(username, number, etag)


@_deprecated
def followed_by(username: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
    """List those whom a user follows.

    :param username: login of the user
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().followed_by(username, number, etag)


@_deprecated
def public_gists(number: int = -1, etag: str | None = None) -> Listing[ShortGist]:
    """List all public gists, latest change first.

    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().public_gists(number=number, etag=etag)


@_deprecated
def gists_by(username: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[ShortGist]:
    """List the public gists of a user.

    :param username: login of the user
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().gists_by(username, number, etag)


@_deprecated
def organizations_with(
    username: GitHubCore | str,
    number: int = -1,
    etag: str | None = None,
) -> Listing[ShortOrganization]:
    """List the organizations that a user is a public member of.

    :param username: login of the user
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().organizations_with(username, number, etag)


@_deprecated
def repositories_by(
    username: str,
    type: str | None = None,
    sort: str | None = None,
    direction: str | None = None,
    number: int = -1,
    etag: str | None = None,
) -> Listing[ShortRepository]:
    """List the public repositories of a user.

    :param username: login of the user
    :param type: "owner" (the service's default), "all" or "member"
    :param sort: "full_name" (the service's default), "created", "updated" or "pushed"
    :param direction: "asc" or "desc"; the service's default is "asc" with "full_name", else "desc"
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().repositories_by(username, type, sort, direction, number, etag)


@_deprecated
def starred_by(username: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[ShortRepository]:
    """List the repositories that a user starred.

    :param username: login of the user
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().starred_by(username, number=number, etag=etag)


@_deprecated
def subscriptions_for(
    username: GitHubCore | str,
    number: int = -1,
    etag: str | None = None,
) -> Listing[ShortRepository]:
    """List the repositories that a user watches.

    :param username: login of the user
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().subscriptions_for(username, number, etag)


@_deprecated
def markdown(text: str, mode: str = "", context: GitHubCore | str = "", raw: bool = False) -> str:
    """Let the service make HTML of Markdown.

    :param text: what to render
    :param mode: "markdown" (the service's default), or "gfm" for links to issues and users as in comments
    :param context: full name of the repository that numbers of issues are of with "gfm"
    :param raw: render the text like a README file, without ``mode`` and ``context``
    """
    return _anonymous().markdown(text, mode, context, raw)


@_deprecated
def mascot(say: str | None = None) -> str:
    """Fetch the picture of the service's mascot, drawn with letters.

    :param say: what it says; a saying of the service's own choice when None
    """
    return _anonymous().mascot(say)


@_deprecated
def octocat(say: str | None = None) -> str:
    """Fetch the picture of the service's mascot; the same as :func:`mascot`.

    :param say: what it says; a saying of the service's own choice when None
    """
    return _anonymous().octocat(say)


def organization(name: str) -> Organization:
    """Fetch an organization.

    :param name: login of the organization
    """
    return _anonymous().organization(name)


@_deprecated
def pull_request(owner: str, repository: str, number: int | str) -> PullRequest:
    """Fetch a pull request.

    :param owner: login of the owner of the repository
    :param repository: name of the repository
    :param number: number of the pull request within the repository
    """
    return _anonymous().pull_request(owner, repository, number)


def rate_limit() -> dict[str, Any]:
    """Fetch how many requests are left: a mapping with ``resources`` and ``rate``. Asking does not count."""
    return _anonymous().rate_limit()


def repository(owner: str, repository: str) -> Repository:
    """Fetch a repository.

    :param owner: login of the owner of the repository
    :param repository: name of the repository
    """
    return _anonymous().repository(owner, repository)


@_deprecated
def search_code(
    query: str,
    sort: str | None = None,
    order: str | None = None,
    per_page: int | None = None,
    text_match: bool = False,
    number: int = -1,
    etag: str | None = None,
) -> SearchListing[CodeSearchResult]:
    """Search the content of files.

    :param query: words and qualifiers
    :param sort: what to sort by; None for the best match
    :param order: "desc" (the service's default) or "asc"; only sent with ``sort``
    :param per_page: items to a page, 1 to 100
    :param text_match: also tell where the words were found
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().search_code(query, sort, order, per_page, text_match, number, etag)


@_deprecated
def search_issues(
    query: str,
    sort: str | None = None,
    order: str | None = None,
    per_page: int | None = None,
    text_match: bool = False,
    number: int = -1,
    etag: str | None = None,
) -> SearchListing[IssueSearchResult]:
    """Search issues and pull requests.

    :param query: words and qualifiers
    :param sort: what to sort by; None for the best match
    :param order: "desc" (the service's default) or "asc"; only sent with ``sort``
    :param per_page: items to a page, 1 to 100
    :param text_match: also tell where the words were found
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().search_issues(query, sort, order, per_page, text_match, number, etag)


@_deprecated
def search_repositories(
    query: str,
    sort: str | None = None,
    order: str | None = None,
    per_page: int | None = None,
    text_match: bool = False,
    number: int = -1,
    etag: str | None = None,
) -> SearchListing[RepositorySearchResult]:
    """Search repositories.

    :param query: words and qualifiers
    :param sort: what to sort by; None for the best match
    :param order: "desc" (the service's default) or "asc"; only sent with ``sort``
    :param per_page: items to a page, 1 to 100
    :param text_match: also tell where the words were found
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().search_repositories(query, sort, order, per_page, text_match, number, etag)


@_deprecated
def search_users(
    query: str,
    sort: str | None = None,
    order: str | None = None,
    per_page: int | None = None,
    text_match: bool = False,
    number: int = -1,
    etag: str | None = None,
) -> SearchListing[UserSearchResult]:
    """Search users and organizations.

    :param query: words and qualifiers
    :param sort: what to sort by; None for the best match
    :param order: "desc" (the service's default) or "asc"; only sent with ``sort``
    :param per_page: items to a page, 1 to 100
    :param text_match: also tell where the words were found
    :param number: most items to give; -1 gives all
    :param etag: ETag of an earlier answer; when nothing changed the listing is empty
    """
    return _anonymous().search_users(query, sort, order, per_page, text_match, number, etag)


def user(username: GitHubCore | str) -> User:
    """Fetch an account.

    :param username: login of the user
    """
    return _anonymous().user(username)


@_deprecated
def zen() -> str:
    """Fetch a saying of the service's designers."""
    return _anonymous().zen()
