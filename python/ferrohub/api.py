"""Operations as functions, without a client.

Each makes an anonymous client that goes where ``GITHUB_API_URL`` says (as on GitHub's own runners), else to GitHub, and
calls the operation of the same name. Anonymous requests share a small quota: all but :func:`login`,
:func:`enterprise_login`, :func:`authorize`, :func:`organization`, :func:`rate_limit`, :func:`repository` and :func:`user`
are deprecated in favour of a client.
"""

from __future__ import annotations

from ferrohub._core import authorize, enterprise_login, function, login

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

__all__ = [
    "all_events",
    "all_repositories",
    "all_users",
    "authorize",
    "create_gist",
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
