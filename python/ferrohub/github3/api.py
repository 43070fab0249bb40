"""The functions of ``ferrohub.github3``."""

from __future__ import annotations

from collections.abc import Callable

from ferrohub.github3 import _lazy
from ferrohub.github3.github import GitHub, GitHubEnterprise

__getattr__ = _lazy.names(__name__)[0]

gh = GitHub()


def login(
    username: str | None = None,
    password: str | None = None,
    token: str | None = None,
    two_factor_callback: Callable[[], str] | None = None,
) -> GitHub | None:
    """A client with a credential; None without one.

    :param username: login
    :param password: password
    :param token: personal, OAuth or installation token
    :param two_factor_callback: callable that returns the one-time password
    """
    if not (token or (username and password)):
        return None
    client = GitHub()
    client.login(username, password, token, two_factor_callback)
    return client


def enterprise_login(
    username: str | None = None,
    password: str | None = None,
    token: str | None = None,
    url: str | None = None,
    two_factor_callback: Callable[[], str] | None = None,
) -> GitHubEnterprise | None:
    """A client for GitHub Enterprise Server with a credential; None without one.

    :param username: login
    :param password: password
    :param token: personal, OAuth or installation token
    :param url: URL of the server
    :param two_factor_callback: callable that returns the one-time password
    :raises ValueError: the URL is missing
    """
    if not url:
        raise ValueError("url, the URL of the Enterprise Server, is missing")
    if not (token or (username and password)):
        return None
    client = GitHubEnterprise(url)
    client.login(username, password, token, two_factor_callback)
    return client
