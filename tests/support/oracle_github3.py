"""How the oracle makes clients and sessions of ``ferrohub.github3``."""

from __future__ import annotations

import functools
import types
from typing import Any

from ferrohub import github3
from ferrohub.github3 import models, session as sessions

AGENT = r"(?i)^ferrohub"
OPS = {"mascot": "octocat"}
CLASSES = {"GitHub": "Client", "GitHubEnterprise": "ClientEnterprise", "GitHubSession": "ClientSession"}
PACKAGE = "ferrohub.github3."


def reset() -> None:
    """No case changes another."""


def new(name: str, url: str, args: Any, kwargs: Any) -> Any:
    """A client."""
    if name == "ClientEnterprise":
        return github3.GitHubEnterprise(url, *args, retries=0, **kwargs)
    return github3.GitHub(*args, base_url=url, retries=0, **kwargs)


def session(url: str) -> Any:
    """A session without a credential."""
    made = sessions.GitHubSession(retries=0)
    made.base_url = url
    return made


def module(url: str) -> Any:
    """The functions of the package; the others are operations of an anonymous client."""

    def login(*args: Any, **kwargs: Any) -> Any:
        client = github3.login(*args, **kwargs)
        if client is not None:
            client.session.base_url = url
        return client

    anonymous = new("Client", url, (), {})
    listed = [
        name for name in dir(anonymous) if not name.startswith("_") and name not in ("ratelimit_remaining", "rest")
    ]
    names = {name: found for name in listed if callable(found := getattr(anonymous, name))}
    names.update(login=login, enterprise_login=functools.partial(github3.enterprise_login))
    return types.SimpleNamespace(**names)


def is_resource(value: Any) -> bool:
    """Whether a value is a resource."""
    return isinstance(value, models.GitHubCore)
