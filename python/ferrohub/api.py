"""Operations as functions, without a client.

Each makes an anonymous client that goes where ``GITHUB_API_URL`` says (as on GitHub's own runners), else to GitHub, and
calls the operation of the same name. Anonymous requests share a small quota: all but :func:`login`, :func:`authorize`,
:func:`organization`, :func:`rate_limit`, :func:`repository` and :func:`user` are deprecated in favour of a client.
"""

from __future__ import annotations

import os
import warnings
from typing import TYPE_CHECKING, Any

from ferrohub._core import Client, ClientEnterprise

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["enterprise_login", "login"]


def _base_url() -> str | None:
    return os.environ.get("GITHUB_API_URL") or None


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
    client = Client(base_url=_base_url())
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

    :param url: address of the installation
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


def _anonymous(name: str, *args: Any, **kwargs: Any) -> Any:
    return getattr(Client(base_url=_base_url()), name)(*args, **kwargs)


def _deprecated(name: str, *args: Any, **kwargs: Any) -> Any:
    warnings.warn(f"ferrohub.{name}() is deprecated: use Client().{name}()", DeprecationWarning, stacklevel=3)
    return _anonymous(name, *args, **kwargs)
