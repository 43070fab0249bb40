"""PyGithub's interface over ferrohub: programs written for the module ``github`` run with this one.

>>> from ferrohub.pygithub import Auth, Github
>>> github = Github(auth=Auth.Token("ghp_..."))
>>> repository = github.get_repo("octocat/hello-world")

Classes, methods, attributes and exceptions are those of PyGithub 2.10. What goes over the wire is what PyGithub sends;
connections, compression and limits are ferrohub's.
"""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

from ferrohub.pygithub import _modules

#: That of ``typing``, whose import takes longer than that of this package.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ferrohub.pygithub import Auth as Auth
    from ferrohub.pygithub._logging import (
        enable_console_debug_logging as enable_console_debug_logging,
        logger as logger,
        set_log_level as set_log_level,
    )
    from ferrohub.pygithub.AppAuthentication import AppAuthentication as AppAuthentication
    from ferrohub.pygithub.GithubException import (
        BadAttributeException as BadAttributeException,
        BadCredentialsException as BadCredentialsException,
        BadUserAgentException as BadUserAgentException,
        GithubException as GithubException,
        IncompletableObject as IncompletableObject,
        RateLimitExceededExceedsMaxWait as RateLimitExceededExceedsMaxWait,
        RateLimitExceededException as RateLimitExceededException,
        TwoFactorException as TwoFactorException,
        UnknownObjectException as UnknownObjectException,
    )
    from ferrohub.pygithub.GithubIntegration import GithubIntegration as GithubIntegration
    from ferrohub.pygithub.GithubRetry import GithubRetry as GithubRetry
    from ferrohub.pygithub.InputFileContent import InputFileContent as InputFileContent
    from ferrohub.pygithub.InputGitAuthor import InputGitAuthor as InputGitAuthor
    from ferrohub.pygithub.InputGitTreeElement import InputGitTreeElement as InputGitTreeElement
    from ferrohub.pygithub.MainClass import Github as Github


def _make(name: str, module: str) -> Any:
    from ferrohub.pygithub._classes import make

    return make(name, module)


_modules.install(_make)
if "logging" in sys.modules:
    importlib.import_module(f"{__name__}._logging")

#: Names of the package, with the modules that have them.
_NAMES = {
    "AppAuthentication": "AppAuthentication",
    "BadAttributeException": "GithubException",
    "BadCredentialsException": "GithubException",
    "BadUserAgentException": "GithubException",
    "Github": "MainClass",
    "GithubException": "GithubException",
    "GithubIntegration": "GithubIntegration",
    "GithubRetry": "GithubRetry",
    "IncompletableObject": "GithubException",
    "InputFileContent": "InputFileContent",
    "InputGitAuthor": "InputGitAuthor",
    "InputGitTreeElement": "InputGitTreeElement",
    "RateLimitExceededException": "GithubException",
    "RateLimitExceededExceedsMaxWait": "GithubException",
    "TwoFactorException": "GithubException",
    "UnknownObjectException": "GithubException",
    "enable_console_debug_logging": "_logging",
    "logger": "_logging",
    "set_log_level": "_logging",
}
__all__ = [
    "AppAuthentication",
    "Auth",
    "BadAttributeException",
    "BadCredentialsException",
    "BadUserAgentException",
    "Github",
    "GithubException",
    "GithubIntegration",
    "GithubRetry",
    "IncompletableObject",
    "InputFileContent",
    "InputGitAuthor",
    "InputGitTreeElement",
    "RateLimitExceededExceedsMaxWait",
    "RateLimitExceededException",
    "TwoFactorException",
    "UnknownObjectException",
    "enable_console_debug_logging",
]


class _Package(ModuleType):
    """The type of this module: ``GithubException`` and its like are classes here, beside the modules of these names."""

    def __setattr__(self, name: str, value: Any) -> None:
        # Python sets a module that it has imported in its package.
        if not (name in _NAMES and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package


def __getattr__(name: str) -> Any:
    module = _NAMES.get(name)
    if module is not None:
        found = getattr(importlib.import_module(f"{__name__}.{module}"), name)
    elif name.startswith("_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    else:
        try:
            found = importlib.import_module(f"{__name__}.{name}")
        except ModuleNotFoundError:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
    globals()[name] = found
    return found
